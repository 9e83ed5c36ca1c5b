"""``noah serve``: the game for everybody who can reach this machine."""

from typing import Annotated

import typer


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on. [env: NOAH_HOST]")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on. [env: NOAH_PORT]")] = None,
    database: Annotated[
        str | None, typer.Option(help="Path of an SQLite file. [env: NOAH_DATABASE]")
    ] = None,
    root_path: Annotated[
        str | None, typer.Option(help="Path under which a proxy serves this. [env: NOAH_ROOT_PATH]")
    ] = None,
) -> None:
    """Serve the game until stopped by Ctrl-C or SIGTERM.

    Without options it listens on http://127.0.0.1:8000 and keeps its tables in the user's data directory.
    docs/hosting.md lists every setting.
    """
    import os
    import sys

    from noah.arena.warmup import is_compiled, warm_up
    from noah.server.serving import listen
    from noah.server.serving import serve as run
    from noah.server.settings import Settings

    settings = Settings.from_environment(
        os.environ, host=host, port=port, database=database, root_path=root_path
    )
    if not (settings.page_or_default / "index.html").exists():
        typer.echo(
            "The page is not built, so only the API is served: run 'make page', then start again.",
            err=True,
        )
    listener = listen(settings)
    if not is_compiled():
        typer.echo("Compiling the rules, once: this takes up to a minute.", err=True)
    warm_up()
    address, number = listener.getsockname()[:2]
    shown = f"[{address}]" if ":" in address else address
    where = f"http://{shown}:{number}{settings.root_path}"
    run(settings, listener, lambda: typer.echo(f"Noah is served on {where}", err=True))
    # Everything is on disk. To take apart the interpreter and the compiled rules would take two more seconds.
    sys.stderr.flush()
    os._exit(0)
