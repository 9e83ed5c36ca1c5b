"""The page: its addresses, its files, and what browsers may keep."""

import gzip
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from noah.testing.wire.client import Client
from noah.testing.wire.serving import Serving

ROOT = Path(__file__).resolve().parents[3]
INDEX = '<!doctype html><meta name="noah-root" content="./"><script src="./assets/a-1.js"></script>'
SCRIPT = b"let animals = 21;"
TABLE = "/table/" + "0f" * 16
HTML = {"Accept": "text/html,application/xhtml+xml"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as a build leaves it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "theme.js").write_text("0;")
    (page / "assets" / "a-1.js").write_bytes(SCRIPT)
    (page / "assets" / "a-1.js.gz").write_bytes(gzip.compress(SCRIPT))
    (page / "assets" / "a-1.js.br").write_bytes(b"as brotli has it")
    (page / ".built").write_text("what it was built from")
    (tmp_path / "secret.txt").write_text("not of the page")
    return page


@pytest.fixture
def browser(serve: Callable[..., Serving], folder: Path) -> Iterator[Client]:
    with Client(serve(page=str(folder)).url) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/settings", TABLE, "/rules/"])
def test_every_place_of_the_page_is_the_page(browser: Client, path: str) -> None:
    answer = browser.ask("GET", path)
    assert answer.status == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert b"noah-root" in answer.content


def test_the_page_knows_the_places_that_the_server_knows() -> None:
    routes = (ROOT / "web" / "src" / "app" / "routes.ts").read_text()
    plain = re.search(r"PLAIN = \[(.*)\]", routes)
    assert plain
    assert re.findall(r'"(.*?)"', plain[1]) == ["new", "rules", "settings"]


@pytest.mark.parametrize(
    ("path", "up"), [("/", "./"), ("/rules", "./"), (TABLE, "../"), ("/a/b/c", "../../")]
)
def test_addresses_lead_up_to_the_root(browser: Client, path: str, up: str) -> None:
    text = browser.ask("GET", path, headers=HTML).content.decode()
    assert f'content="{up}"' in text
    assert f'src="{up}assets/a-1.js"' in text


def test_a_path_that_nobody_knows_is_a_page_for_people_and_a_problem_for_programs(
    browser: Client,
) -> None:
    for path in ("/nothing", "/table/12", "/assets/gone-1.js", "/%2e%2e/secret.txt"):
        answer = browser.ask("GET", path, headers=HTML)
        assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
        browser.refused("not-found", "GET", path)


def test_the_api_is_never_a_page(browser: Client) -> None:
    for path in ("/api/nothing", "/api", "/api/tables/12"):
        answer = browser.ask("GET", path, headers=HTML)
        assert answer.status == 404
        assert answer.headers["content-type"] == "application/problem+json"
    assert browser.ask("GET", "/healthz", headers=HTML).body == {"status": "ok"}


def test_assets_are_kept_for_ever_and_the_page_is_asked_for_again(browser: Client) -> None:
    asset = browser.ask("GET", "/assets/a-1.js", headers={"Accept-Encoding": "identity"})
    assert asset.content == SCRIPT
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    for path in ("/", "/theme.js"):
        assert browser.ask("GET", path).headers["cache-control"] == "no-cache"


def test_who_has_the_page_is_not_sent_it_again(browser: Client) -> None:
    for path in ("/", TABLE, "/theme.js", "/assets/a-1.js"):
        tag = browser.ask("GET", path).headers["etag"]
        again = browser.ask("GET", path, headers={"If-None-Match": tag})
        assert (again.status, again.content) == (304, b"")
        assert browser.ask("GET", path, headers={"If-None-Match": 'W/"other"'}).status == 200
    assert browser.ask("GET", "/").headers["etag"] != browser.ask("GET", TABLE).headers["etag"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("identity", None),
        ("br;q=0,gzip;q=0.000", None),
    ],
)
def test_files_are_sent_as_they_were_compressed(
    browser: Client, accepted: str, encoding: str | None
) -> None:
    answer = browser.ask("HEAD", "/assets/a-1.js", headers={"Accept-Encoding": accepted})
    assert answer.status == 200
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_nothing_else_of_the_folder_is_served(browser: Client) -> None:
    for path in ("/.built", "/assets/a-1.js.br", "/index.html", "/assets", "/assets/"):
        browser.refused("not-found", "GET", path)


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere(browser: Client) -> None:
    policy = browser.ask("GET", "/").headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    sources = {word for part in policy.split(";") for word in part.split()[1:]}
    assert sources == {"'none'", "'self'", "data:"}


def test_only_reading_is_the_pages(browser: Client) -> None:
    for path in ("/rules", "/nothing"):
        browser.refused("not-found", "POST", path)
    assert browser.ask("HEAD", "/rules").content == b""


@pytest.mark.parametrize("keeps", [True, False])
def test_under_a_path(serve: Callable[..., Serving], folder: Path, *, keeps: bool) -> None:
    url = serve(page=str(folder), root_path="/noah").url
    with Client(url if keeps else url.removesuffix("/noah")) as browser:
        text = browser.ask("GET", TABLE, headers=HTML).content.decode()
        assert 'src="../assets/a-1.js"' in text
        assert browser.ask("GET", "/assets/a-1.js").status == 200


def test_the_path_itself_leads_into_the_folder(serve: Callable[..., Serving], folder: Path) -> None:
    url = serve(page=str(folder), root_path="/noah").url
    with Client(url.removesuffix("/noah")) as browser:
        answer = browser.ask("GET", "/noah")
        assert (answer.status, answer.headers["location"]) == (308, "/noah/")


def test_without_a_page_the_host_is_told_how_to_build_it(
    serve: Callable[..., Serving], tmp_path: Path
) -> None:
    serving = serve(page=str(tmp_path / "nowhere"))
    with Client(serving.url) as browser:
        answer = browser.ask("GET", "/")
        assert answer.status == 200
        assert b"make page" in answer.content
        browser.refused("not-found", "GET", "/rules")
    assert any("make page" in line for line in serving.log)
