# `make run` serves the game, `make play` plays it in the terminal, `make test` checks everything;
# `make help` lists the rest.

# The Python that makes .venv; after a change of mind, `make clean` first.
PYTHON ?= python3
UV_VERSION := 0.13.9

BIN := .venv/bin
UV := $(BIN)/uv pip
READY := .venv/.ok

.DEFAULT_GOAL := play
.PHONY: run play test page wire chromium bench lint test-page test-bounds test-uncompiled test-compiled test-browser format docs lock clean help

run: $(READY) page ## set up and serve on http://127.0.0.1:8000; PORT=… changes the port
	@$(BIN)/noah serve --port "$(or $(PORT),8000)"

page: $(READY) ## build the page that the server shows; quick when nothing has changed
	@$(BIN)/python web/build.py

wire: $(READY) page ## renew the page's types of the wire from the server's
	@$(BIN)/python web/wire.py

play: $(READY) ## set up and play in the terminal
	@$(BIN)/noah play

# The compiled run comes last, alone, so that its closing line closes the whole. `-k` shows every
# failing check instead of the first.
test: $(READY) page chromium ## set up and run every check and test
	@echo "The tests in a browser, without the compiler, with bounds checks and of the page's logic, and linting: some minutes without a word."
	@$(MAKE) --no-print-directory -k $(JOBS) $(SYNC) test-browser test-uncompiled test-bounds lint test-page
	@$(MAKE) --no-print-directory test-compiled

# Two at a time, unless the caller has said how many.
JOBS = $(if $(filter -j%,$(MAKEFLAGS)),,-j2)
# Keeps the output of each parallel check together, where make can do it (4.0 and later).
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

lint: $(READY) ## ruff, mypy and the import contract
	@echo "== lint"
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo importlinter.ini

test-page: $(READY) ## the types and the tests of the page's own logic
	@echo "== tests of the page"
	@$(BIN)/python web/build.py npm run --silent check
	@$(BIN)/python web/build.py npm run --silent test

# The browser that the page is tested in. Whoever is not root, or has no apt, installs it as his system wants.
chromium:
	@command -v chromium >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; } || { \
		echo "The page is tested in Chromium: install your system's package 'chromium'." >&2; exit 1; }
	@command -v chromium >/dev/null || { \
		echo "Installing Chromium, in which the page is tested."; \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null; }

# Compiled code reads past the end of an array without a word, unless asked to check.
test-bounds: $(READY) ## the tests of rules and players, compiled with bounds checks
	@echo "== tests, compiled with bounds checks"
	@NUMBA_BOUNDSCHECK=1 $(BIN)/pytest $(wildcard tests/rules tests/core tests/game tests/players)

# Coverage sees nothing of compiled code.
test-uncompiled: $(READY) ## the rule tests, uncompiled, with their coverage
	@echo "== tests, uncompiled, with coverage"
	@NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m "not compiled_only" \
		$(wildcard tests/rules tests/core tests/notation tests/game)
	@$(BIN)/coverage report

# The browser's driver keeps an event loop running, which tests with a loop of their own cannot bear. A file's tests stay
# together: they share a server.
test-compiled: $(READY) ## every test but the browser's, compiled as a player runs it
	@echo "== tests, compiled"
	@$(BIN)/pytest -n 2 --dist loadfile --ignore=tests/page

test-browser: $(READY) page chromium ## the tests of the page in a browser
	@echo "== tests in a browser"
	@$(BIN)/pytest tests/page

bench: $(READY) ## how fast the core is on this machine
	@$(BIN)/noah bench

format: $(READY) ## put the code into its form
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

docs: $(READY) ## renew docs/actions.md and the tables of docs/environments.md from the source
	@$(BIN)/python -m noah.testing.docs > docs/actions.md
	@$(BIN)/python -m noah.envs.docs docs/environments.md

# No address of a registry may enter the lock: everyone installs from the one they have set up. Ray is left out: it is
# large, listens on all interfaces, and only a cluster needs it.
LOCKED := envs lab openspiel plot tune
lock: | $(BIN)/uv ## renew requirements.lock from pyproject.toml
	@$(UV) compile pyproject.toml --group dev $(addprefix --extra ,$(LOCKED)) --universal --python-version 3.11 \
		--generate-hashes --no-emit-index-url --no-header --quiet --output-file requirements.lock

clean: ## remove the virtual environment and whatever the tools left
	@rm -rf web/node_modules src/noah/server/page
	@rm -rf .venv .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache \
		build dist
	@find src tests -type d -name __pycache__ -prune -exec rm -rf {} +

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F '|' '{ printf "%-24s%s\n", $$1, $$2 }'

# `uv pip install` and not `sync`, which would remove what someone added to .venv by hand.
$(READY): requirements.lock pyproject.toml | $(BIN)/uv
	@echo "Installing what Noah needs into .venv."
	@$(UV) install --python $(BIN)/python --quiet --require-hashes -r requirements.lock
	@$(UV) install --python $(BIN)/python --quiet --no-deps --no-build-isolation \
		--reinstall-package noah -e .
	@touch $@

$(BIN)/uv:
	@command -v "$(PYTHON)" >/dev/null || { \
		echo "Noah needs Python 3.11, 3.12 or 3.13, and there is no '$(PYTHON)' here: install it, or name yours as in 'make PYTHON=/path/to/python3.12'." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' || { \
		echo "Noah needs Python 3.11, 3.12 or 3.13, and '$(PYTHON)' is $$("$(PYTHON)" -V 2>&1): name another as in 'make PYTHON=/path/to/python3.12'." >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "Noah needs the venv module of '$(PYTHON)': install it (on Debian and Ubuntu: apt-get install python3-venv) and try again." >&2; exit 1; }
	@echo "Making the virtual environment .venv."
	@"$(PYTHON)" -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
