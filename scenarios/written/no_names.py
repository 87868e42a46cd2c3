"""201.1: words of a line that are no part of a card's name, and would be lost in it without a sign: where it lies, how it is."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.language.errors import shown, wrong
from scenarios.language.folding import folded
from scenarios.written.scalars import in_digits
from scenarios.written.words_in_lines import Word

_TAPPED = ("tappat", "girat")
_UNTAPPED = ("stappat", "untappat")
_PLACES = (
    "campo", "board", "tavolo", "gioco", "cimitero", "grimorio", "mazzo", "libreria", "mano", "esilio", "battaglia",
)  # fmt: skip
_INTO = (
    "in",
    "nel",
    "nella",
    "sul",
    "sulla",
    "al",
    "alla",
    "dal",
    "dalla",
    "di",
    "cima",
    "suo",
    "sua",
    "proprio",
    "propria",
)
_DOES = ("ha", "ho", "hai", "hanno", "attacca", "blocca", "attaccante", "bloccante", "appena", "entrato", "entrata")
"""What somebody has or does, and what a thing is doing."""
_SAYS_NOT = ("non", "senza", "che")
"""Part of a name before a capital, as it is printed: «Re senza Terra»."""
_BEFORE_A_NAME = (
    "solo", "soltanto", "altri", "altre", "altro", "altra", "un'altra", "mio", "mia", "miei", "mie", "suo", "sua", "tuo",
    "tua", "contro", "copia", "una", "un", "uno", "anche", "pure", "malato", "malata", "comandante", "leggendario", "leggendaria",
)  # fmt: skip
_QUOTED = "un nome che ha questa parola sta fra virgolette"


def is_no_name(word: str) -> bool:
    """Whether a word in small letters says something of a card wherever it stands, and so is nobody's name."""
    plain = folded(word)
    return plain.startswith((*_TAPPED, *_UNTAPPED)) or word in _DOES or plain in (*_PLACES, "pedina", "pedine")


def refuse_what_is_no_name(name: Sequence[Word], behind: Sequence[Word]) -> None:
    """Refuse a name that nobody knows with a word in small letters that says something of the card, or how many there are.

    ``behind``: what follows the name in its line. Raises an error of `wrong` at the word.
    """
    if len(name) == 1 and (not behind or name[0].text not in ("un", "una", "uno", "pedine")):
        return
    first, *_ = name
    if first.text == "pedine":
        raise wrong("le pedine si contano con un numero davanti, e di ognuna si dice «pedina»", "pedina", first.start)
    counted = "" if first.text[:1].isupper() or first.text in ("un", "una", "uno") else in_digits(first.text)
    if len(name) > 1 and counted and _is_a_body(name[1], behind):
        many = f"{counted}x"
        raise wrong(f"{shown(first.text)} davanti a un nome dice quante sono: si scrive «{many}»", many, first.start)
    for before, word, after in zip((None, *name), name, (*name[1:], None), strict=False):
        if word.text[:1].isupper() or word.quoted:
            continue
        is_first = before is None
        follows = after is not None and after.text[:1].isupper()
        if word.plain.startswith(_TAPPED):
            raise wrong(f"{shown(word.text)} non fa parte del nome, e sta dietro; {_QUOTED}", "TAP", word.start)
        if (
            word.plain.startswith(_UNTAPPED)
            or word.text in _DOES
            or (word.text in _SAYS_NOT and not follows and not is_first)
            or (is_first and behind and word.text in _BEFORE_A_NAME)
            or (word.plain in _PLACES and before is not None and before.text in _INTO)
        ):
            raise wrong(f"{shown(word.text)} non fa parte del nome; {_QUOTED}", offset=word.start)


def _is_a_body(word: Word, behind: Sequence[Word]) -> bool:
    """208.1: whether a word in small letters is the name of creatures whose size follows: of a spell it says what it does."""
    sized = bool(behind) and behind[0].plain.replace("/", "").isdigit() and "/" in behind[0].plain
    return sized and word.text[:1].isalpha()
