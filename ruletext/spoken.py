"""Numbers of rules as people say them: 'settecentoquattro punto cinque effe', 'sette zero quattro cinque f', '704.5 effe'.

`written` gives the same text with digits; what is no number of a rule stays as it is. A quantity ('cento carte') is none:
a number counts where it has a point or a letter or stands after 'regola', or where nothing else is in the text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

_BELOW_TWENTY = """
    zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette
    diciotto diciannove
"""
_UNITS = _BELOW_TWENTY.split()
_FROM_TWENTY = "venti trenta quaranta cinquanta sessanta settanta ottanta novanta"
_TENS = _FROM_TWENTY.split()
HUNDRED = "cento"

_LETTERS = """
    b bi c ci d di f effe g gi h acca j gei k cappa m emme n enne p pi q cu r erre s esse t ti v vu v vi w vudoppia w doppiavu
    x ics x xi y ipsilon z zeta
"""
_NAMES = dict(zip(_LETTERS.split()[1::2], _LETTERS.split()[::2], strict=True))
_WORDS_TOO = frozenset({*"aei", "ci", "di", "ti", "vi"})
"""Letters, and names of such, that are words as well: they count only where nothing comes after them."""

_POINT = frozenset({"punto", "virgola"})
_SIGNS = frozenset({".", ",", ":"})
_PART = "parte"
_BEFORE = frozenset(["regola", "regole", "cr", "rule", "rules", "capitolo", "capitoli", "sezione"])
_AROUND = frozenset(
    {*_BEFORE, *["e", "ed", "-", ",", ";", "la", "le", "il", "vedi", "numero", "numeri", "n", "nr", "parte", "."]}
)
"""What may stand around numbers where nothing else is in a text."""
_TOKEN = re.compile(r"[0-9]+|[^\W\d_]+(?:['’](?=\w))?|\S")


class _Token(NamedTuple):
    """A word, number or sign of a text, as it is compared, and where it stands."""

    plain: str
    start: int
    end: int


class _Read(NamedTuple):
    """A number that was read: the place after it, as it is written, what makes it sure, and whether a word is in it."""

    after: int
    chapter: str
    rule: str = ""
    letter: str = ""
    pointed: bool = False
    said: bool = False

    def __str__(self) -> str:
        return f"{self.chapter}.{self.rule}{self.letter}" if self.rule else self.chapter


def written(text: str) -> str:
    """The text with the numbers of rules that are said in it written with digits."""
    tokens = [_Token(_folded(found[0]), found.start(), found.end()) for found in _TOKEN.finditer(text)]
    if not any(token.plain in cardinals() or token.plain in _NAMES or len(token.plain) == 1 for token in tokens):
        return text
    read = list(_numbers(tokens))
    within = {place for start, one in read for place in range(start, one.after)}
    alone = all(place in within or token.plain in _AROUND for place, token in enumerate(tokens))
    pieces: list[str] = []
    end = 0
    for start, number in read:
        one = _sure(number, tokens, start, alone=alone)
        if one is not None:
            pieces += [text[end : tokens[start].start], str(one)]
            end = tokens[one.after - 1].end
    return "".join([*pieces, text[end:]])


def cardinal(value: int) -> str:
    """A number from 0 to 999 in words, as it is written in one."""
    if value < len(_UNITS):
        return _UNITS[value]
    if value < 100:
        tens, unit = _TENS[value // 10 - 2], value % 10
        return (tens[:-1] if unit in (1, 8) else tens) + (_UNITS[unit] if unit else "")
    hundreds, rest = divmod(value, 100)
    return (_UNITS[hundreds] if hundreds > 1 else "") + HUNDRED + (cardinal(rest) if rest else "")


@cache
def cardinals() -> dict[str, int]:
    """The numbers from 0 to 999 that are one word, with their values, and centotto and centuno, where a vowel is left out."""
    found = {cardinal(value): value for value in range(1000)}
    short = {word.replace("centoo", "cento").replace("centou", "centu"): value for word, value in found.items()}
    return found | short


def _folded(word: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFKD", word.lower()) if not unicodedata.combining(c))


def _numbers(tokens: list[_Token]) -> Iterator[tuple[int, _Read]]:
    """Where a number of a rule may stand, and how it reads; none within another."""
    place = 0
    while place < len(tokens):
        found = _number(tokens, place)
        if found is not None:
            yield place, found
            place = found.after
        else:
            place += 1


def _sure(number: _Read, tokens: list[_Token], start: int, *, alone: bool) -> _Read | None:
    """The number as far as it surely is one; None where it is none, or has no word in it."""
    before = tokens[start - 1].plain if start else ""
    at_end = number.after == len(tokens)
    if not number.said or (number.rule and not (number.pointed or number.letter or alone or at_end)):
        return None
    if len(number.chapter) == 1:
        return number if alone else None
    is_round = number.chapter.endswith("00")
    if number.pointed or before in _BEFORE or (alone and (number.rule or not is_round)):
        return number
    return number if number.letter and number.rule else None


def _number(tokens: list[_Token], place: int) -> _Read | None:
    """The number that begins at a place, read as far as it goes."""
    chapter = _chapter(tokens, place)
    if chapter is None:
        is_part = place > 0 and tokens[place - 1].plain == _PART and 1 <= _value(tokens, place) <= 9
        return _Read(place + 1, str(_value(tokens, place)), said=True) if is_part else None
    after, value, said = chapter
    pointed = _is_point(tokens, after)
    rule = _rule(tokens, after + pointed)
    if rule is None:
        return _Read(after, value, said=said)
    after, number, in_words = rule
    letter = _letter(tokens, after)
    if letter is None:
        return _Read(after, value, number, pointed=pointed, said=said or in_words)
    attached = tokens[after].start == tokens[after - 1].end
    return _Read(letter[0], value, number, letter[1], pointed, said or in_words or not attached)


def _is_point(tokens: list[_Token], place: int) -> bool:
    """Whether a point stands there: said, or as a sign with nothing beside it that parts it from the digits."""
    plain = _plain(tokens, place)
    if plain not in _SIGNS:
        return plain in _POINT
    return place + 1 < len(tokens) and tokens[place - 1].end == tokens[place].start == tokens[place + 1].start - 1


def _chapter(tokens: list[_Token], place: int) -> tuple[int, str, bool] | None:
    """The three digits of a chapter, in digits, as a cardinal or digit by digit: where it ends, what it is, if it was said."""
    plain = _plain(tokens, place)
    if re.fullmatch("[1-9][0-9]{2}", plain):
        return place + 1, plain, False
    after, value = _counted(tokens, place)
    if 100 <= value <= 999:
        return after, str(value), True
    digits = [_digit(_plain(tokens, each)) for each in range(place, place + 3)]
    if all(digits) and digits[0] != "0":
        return place + 3, "".join(digits), any(tokens[each].plain.isalpha() for each in range(place, place + 3))
    return None


def _rule(tokens: list[_Token], place: int) -> tuple[int, str, bool] | None:
    """What comes after the chapter: digits, a cardinal, or one digit after another."""
    plain = _plain(tokens, place)
    if re.fullmatch("[1-9][0-9]{0,2}", plain):
        return place + 1, plain, False
    digits = ""
    while len(digits) < 3 and (digit := _digit(_plain(tokens, place + len(digits)))) and tokens[place].plain.isalpha():
        digits += digit
    if len(digits) > 1 and digits[0] != "0":
        return place + len(digits), digits, True
    after, value = _counted(tokens, place)
    return (after, str(value), True) if 1 <= value <= 999 else None


def _letter(tokens: list[_Token], place: int) -> tuple[int, str] | None:
    """The letter of a subrule, and where it ends."""
    plain = _plain(tokens, place)
    two = plain + _plain(tokens, place + 1)
    if two in _NAMES and two != plain:
        return place + 2, _NAMES[two]
    letter = plain if re.fullmatch("[a-km-np-z]", plain) else _NAMES.get(plain, "")
    following = _plain(tokens, place + 1)
    if not letter or (plain in _WORDS_TOO and following and following[0].isalnum()):
        return None
    return place + 1, letter


def _counted(tokens: list[_Token], place: int) -> tuple[int, int]:
    """A cardinal of one word or several (sette cento, cento e quattro, venti due): where it ends, its value; -1 for none."""
    value = _value(tokens, place)
    after = place + 1
    if 2 <= value <= 9 and _plain(tokens, after) == HUNDRED:
        value, after = value * 100, after + 1
    if value >= 100 and value % 100 == 0:
        linked = after + (_plain(tokens, after) == "e")
        rest = _value(tokens, linked)
        if 1 <= rest <= 99:
            value, after = value + rest, linked + 1
    if value % 100 >= 20 and value % 10 == 0 and 1 <= (unit := _value(tokens, after)) <= 9:
        value, after = value + unit, after + 1
    return after, value


def _value(tokens: list[_Token], place: int) -> int:
    return cardinals().get(_plain(tokens, place), -1)


def _digit(plain: str) -> str:
    """The one digit that a word or sign is, '' for everything else."""
    value = int(plain) if re.fullmatch("[0-9]", plain) else cardinals().get(plain, -1)
    return str(value) if 0 <= value <= 9 else ""


def _plain(tokens: list[_Token], place: int) -> str:
    return tokens[place].plain if place < len(tokens) else ""
