"""Names: any script, cleaned of what could deceive or break a line, shown as they are."""

import unicodedata

import pytest
import regex

from noah.testing.wire.client import Client

FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
ZALGO = "Z" + "\N{COMBINING TILDE}" * 40 + "o" + "\N{COMBINING GRAVE ACCENT BELOW}" * 40


def shown(nobody: Client, name: str) -> str:
    """The name of a new guest, the same wherever it is told."""
    with Client.guest(nobody.url, name) as guest:
        table = guest.make(2, public=True)
        assert table["players"][0]["name"] == guest.name == guest.get("/api/me")["name"]
        (listed, *_) = nobody.get("/api/tables")["tables"]
        assert listed["players"][0]["name"] == guest.name
        return guest.name


@pytest.mark.parametrize(
    "name",
    [
        "Ada",
        "محمد الأمين",
        "さくら",
        "अनुष्का",
        "Ørsted",
        "x",
        "7",
        "!",
        FAMILY,
        "می\N{ZERO WIDTH NON-JOINER}خواهم",
        "<img src=x onerror=a()>",
        "&amp;",
        "</script>",
        "'; DROP TABLE",
        "%s{0}\\n",
        "W" * 24,
        FAMILY * 24,
    ],
)
def test_it_is_shown_as_it_is(nobody: Client, name: str) -> None:
    assert shown(nobody, name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("  Ada\t Lovelace\n", "Ada Lovelace"),
        ("A\N{NO-BREAK SPACE}B", "A B"),
        ("A\N{RIGHT-TO-LEFT OVERRIDE}da", "Ada"),
        ("A\N{LEFT-TO-RIGHT ISOLATE}d\N{POP DIRECTIONAL ISOLATE}a", "Ada"),
        ("A\N{ZERO WIDTH SPACE}d\N{WORD JOINER}a\N{ZERO WIDTH NO-BREAK SPACE}", "Ada"),
        ("\N{ZERO WIDTH JOINER}Ada\N{ZERO WIDTH NON-JOINER}", "Ada"),
        ("A\x00d\x1b[31ma\x7f", "Ad[31ma"),
        ("A\N{LINE SEPARATOR}B", "AB"),
        ("A\ue000B", "AB"),
        ("A\N{HANGUL FILLER}d\N{COMBINING GRAPHEME JOINER}a", "Ada"),
        ("A\N{BRAILLE PATTERN BLANK}B", "A B"),
        (
            "\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}",
            "\N{HEAVY BLACK HEART}\N{VARIATION SELECTOR-16}",
        ),
        ("e\N{COMBINING ACUTE ACCENT}", "é"),
        ("a" + "\N{THAI CHARACTER MAI HAN-AKAT}" * 9, "a" + "\N{THAI CHARACTER MAI HAN-AKAT}" * 4),
        ("a" + "\N{COMBINING ENCLOSING CIRCLE}" * 9, "a" + "\N{COMBINING ENCLOSING CIRCLE}" * 4),
        ("a" + "\N{VARIATION SELECTOR-16}" * 9, "a" + "\N{VARIATION SELECTOR-16}" * 4),
        ("\N{SNOWMAN}\N{ZERO WIDTH JOINER}" * 90, "\N{ZERO WIDTH JOINER}".join("\N{SNOWMAN}" * 64)),
        ("W" * 30, "W" * 24),
        (FAMILY * 25, FAMILY * 24),
    ],
)
def test_it_is_cleaned(nobody: Client, name: str, left: str) -> None:
    assert shown(nobody, name) == left


def test_stacked_marks_are_cut(nobody: Client) -> None:
    name = shown(nobody, ZALGO)
    assert name[0] == "Z"
    assert "o" in name
    for grapheme in regex.findall(r"\X", unicodedata.normalize("NFD", name)):
        assert sum(unicodedata.combining(character) != 0 for character in grapheme) <= 4


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\t\n",
        "\N{NO-BREAK SPACE}\N{IDEOGRAPHIC SPACE}",
        "\N{ZERO WIDTH SPACE}",
        "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}",
        "\N{RIGHT-TO-LEFT OVERRIDE}",
        "\N{COMBINING TILDE}",
        "\N{HANGUL FILLER}",
        "\N{BRAILLE PATTERN BLANK}",
        "\N{VARIATION SELECTOR-16}",
        "\x00",
    ],
)
def test_a_name_with_nothing_to_see_is_refused(nobody: Client, ada: Client, name: str) -> None:
    nobody.refused("malformed", "POST", "/api/guests", {"name": name})
    ada.refused("malformed", "PATCH", "/api/me", {"name": name})
    assert ada.get("/api/me")["name"] == "Ada"


def test_look_alikes_are_told_apart_by_their_seats(nobody: Client) -> None:
    with Client.guest(nobody.url, "Ada") as latin, Client.guest(nobody.url, "Аda") as cyrillic:
        table = latin.make(2)["id"]
        players = cyrillic.post(f"/api/tables/{table}/join")["players"]
    assert [(player["seat"], player["name"]) for player in players] == [(0, "Ada"), (1, "Аda")]
