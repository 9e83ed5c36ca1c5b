"""The cookie by which a browser says who its guest is."""

from litestar.datastructures import Cookie

from noah.server.http.asking import COOKIE, Connection, services


def guest_cookie(connection: Connection, token: str, lasts: int) -> Cookie:
    """The cookie for whoever asks.

    Args:
        connection: whose scheme decides whether the cookie is for TLS alone.
        token: the guest's; empty to take the cookie away.
        lasts: seconds; 0 to take the cookie away.
    """
    path = services(connection.app.state).settings.root_path or "/"
    secure = connection.url.scheme == "https"
    return Cookie(
        COOKIE, value=token, max_age=lasts, path=path, httponly=True, samesite="lax", secure=secure
    )
