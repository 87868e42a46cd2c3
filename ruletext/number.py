"""Numbers of rules as people write them: parts (7), chapters (704), rules (704.5), subrules (704.5f), and their ranges.

The letters of subrules leave out l and o, which look like 1 and 0; after z they go on with aa, ab.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from ruletext import spoken
from ruletext.faults import shown

LETTERS = "abcdefghijkmnpqrstuvwxyz"
# Position 0 is a rule without letters; 'a' is 1, 'aa' follows 'z'.
_SUFFIXES: tuple[str, ...] = ("", *LETTERS, *(first + second for first in LETTERS for second in LETTERS))
_POSITIONS = {suffix: position for position, suffix in enumerate(_SUFFIXES)}
_LAST_PART = 9
_LAST_CHAPTER = 999
_LAST_RULE = 999

LONGEST = 80
"""How many characters a typed number may have, with everything around it."""

_EXACT = re.compile(r"([1-9])(?:([0-9]{2})(?:\.([1-9][0-9]{0,2})([a-z]{0,2}))?)?")
_WORDS = "vedi|la|le|il|i|cr|regol[ae]|reg|rules?|r|numer[oi]|num|nr|nn|n|capitol[oi]|cap|sezion[ei]|sez|part[ei]"
_PREFIX = re.compile(rf"\A(?:(?:{_WORDS})(?![a-z])[\s.:#]*)+")
_TYPED = re.compile(r"([0-9]+)(?:[\s.,:]+([0-9]+))?(?:[\s.]*([a-z]+))?")
_RANGE_END = re.compile(r"([0-9]*)([a-z]*)")
_AROUND = " .,;:#'\"()[]{}<>«»“”‘’„"
_PLAIN = {
    **dict.fromkeys(map(ord, "\t\u00a0\u2007\u2009\u202f"), " "),
    **dict.fromkeys(map(ord, "‐‑‒–—−"), "-"),
    **dict.fromkeys(map(ord, "°º§"), " "),
}
_WRONG_RULE = f"non è un numero di regola: dopo il capitolo si va da 1 a {_LAST_RULE}"
_EXAMPLES = "si scrive per esempio 704, 704.5 o 704.5f"


class RuleNumberError(ValueError):
    """What was written is not the number of a rule. The message, in Italian, says why and what may have been meant."""

    def __init__(self, reason: str, nearest: tuple[RuleNumber, ...] = ()) -> None:
        super().__init__(reason + offer(nearest))
        self.reason = reason
        self.nearest = nearest


class RuleNumber(NamedTuple):
    """The number of a part, chapter, rule or subrule; 0 stands for what it does not go down to.

    Made by `parse`, `exact` or `of`. Order, equality and hash are those of the tuple, so a chapter stands before its
    rules, 704.9 before 704.10, and 704.5z before 704.5aa.
    """

    part: int
    chapter: int = 0
    rule: int = 0
    letter: int = 0

    @classmethod
    def of(cls, chapter: int, rule: int = 0, letters: str = "") -> RuleNumber:
        """The number with these parts: a chapter from 100 to 999, a rule from 1 to 999, the letters of a subrule.

        Raises `RuleNumberError` where there is no such number, as with the letters l and o.
        """
        name = f"{chapter}" + (f".{rule}{letters}" if rule or letters else "")
        if not 100 <= chapter <= _LAST_CHAPTER:
            raise RuleNumberError(f"{shown(name)} non è un numero di regola: un capitolo ha tre cifre")
        if not 0 <= rule <= _LAST_RULE:
            raise RuleNumberError(f"{shown(name)} {_WRONG_RULE}")
        if letters and not rule:
            raise RuleNumberError(
                f"{shown(f'{chapter}{letters}')} non è un numero di regola: "
                "tra il capitolo e la lettera manca il numero della regola"
            )
        if letters not in _POSITIONS:
            raise _wrong_letters(chapter, rule, letters)
        return cls(chapter // 100, chapter, rule, _POSITIONS[letters])

    @classmethod
    def exact(cls, text: str) -> RuleNumber:
        """The number written in the one form in which `str` writes it. Raises `RuleNumberError` for any other."""
        found = _EXACT.fullmatch(text)
        if found is None or (found[4] and found[4] not in _POSITIONS):
            meant = cls.parse(text)
            raise RuleNumberError(f"{shown(text)} non è scritto come un numero di regola", (meant,))
        part, chapter, rule, letters = found.groups()
        return cls(int(part), int(part + chapter) if chapter else 0, int(rule or 0), _POSITIONS[letters or ""])

    @classmethod
    def parse(cls, text: str) -> RuleNumber:
        """The number in a form that people type: '704.5f', 'CR 704 5 F', 'regola 704,5f.', '7045f', '704', 'parte 7', or
        say: 'settecentoquattro punto cinque effe' (`ruletext.spoken`).

        The dot may be missing only before a letter: '2012' may be a year, '7045f' is nothing but 704.5f.
        Raises `RuleNumberError`, quickly however long the text is.
        """
        plain = _plain(text)
        found = _TYPED.fullmatch(plain)
        if found is None:
            if "-" in plain:
                raise RuleNumberError(f"{shown(text)} non è un solo numero di regola")
            raise _not_a_number(text)
        number, rule, letters = found[1], found[2], found[3] or ""
        if rule is None and 4 <= len(number) <= 6:
            number, rule = number[:3], number[3:]
            if not letters:
                raise RuleNumberError(
                    f"{shown(text)} non è un numero di regola: manca il punto", _nearest_writing(number, rule)
                )
        if rule is None and not letters and len(number) == 1 and number != "0":
            return cls(int(number))
        if len(number) != 3 or number[0] == "0":
            raise RuleNumberError(f"{shown(text)} non è un numero di regola: un capitolo ha tre cifre, da 100 a 999")
        if rule is not None and (len(rule) > 3 or rule[0] == "0"):
            raise RuleNumberError(f"{shown(text)} {_WRONG_RULE}", _nearest_writing(number, rule.lstrip("0"), letters))
        return cls.of(int(number), int(rule or 0), letters)

    def __str__(self) -> str:
        if not self.chapter:
            return str(self.part)
        return f"{self.chapter}.{self.rule}{_SUFFIXES[self.letter]}" if self.rule else str(self.chapter)

    def __repr__(self) -> str:
        return f"RuleNumber.exact({str(self)!r})"

    def covers(self, other: RuleNumber) -> bool:
        """Whether a number is this one or stands below it: 704.5f is covered by 704.5f, 704.5, 704 and 7."""
        return other[: self.depth] == self[: self.depth]

    @property
    def depth(self) -> int:
        """1 for a part, 2 for a chapter, 3 for a rule, 4 for a subrule."""
        return 4 if self.letter else 3 if self.rule else 2 if self.chapter else 1

    @property
    def letters(self) -> str:
        """The letters of a subrule, '' for everything else."""
        return _SUFFIXES[self.letter]

    @property
    def parent(self) -> RuleNumber | None:
        """What the number stands directly below: 704.5f below 704.5, 704.5 below 704, 704 below 7; None for a part."""
        depth = self.depth - 1
        return RuleNumber(*self[:depth]) if depth else None

    @property
    def parents(self) -> tuple[RuleNumber, ...]:
        """Everything that the number stands below, nearest first."""
        return tuple(RuleNumber(*self[:depth]) for depth in range(self.depth - 1, 0, -1))

    @property
    def successor(self) -> RuleNumber:
        """The next number of the same kind: 704.5m after 704.5k, 704.5aa after 704.5z, 704.6 after 704.5.

        Raises `RuleNumberError` after the last number that there can be.
        """
        if self.letter and self.letter + 1 < len(_SUFFIXES):
            return self._replace(letter=self.letter + 1)
        if not self.letter and 0 < self.rule < _LAST_RULE:
            return self._replace(rule=self.rule + 1)
        if not self.rule and 0 < self.chapter < _LAST_CHAPTER:
            return RuleNumber.of(self.chapter + 1)
        if not self.chapter and self.part < _LAST_PART:
            return RuleNumber(self.part + 1)
        raise RuleNumberError(f"dopo {self} non ci sono altri numeri")


class RuleRange(NamedTuple):
    """All numbers of one kind from the first to the last: 603.3a-d, 603.2-603.4, 500-514. May be one number alone."""

    first: RuleNumber
    last: RuleNumber

    @classmethod
    def parse(cls, text: str) -> RuleRange:
        """The range '603.3a-d', '603.3a–3d', '704.5a-704.5d', '119.7-8' or '500-514', or a single number in any form.

        Raises `RuleNumberError` where an end is not a number, the ends are of different kinds or stand below different
        numbers, or the last comes before the first.
        """
        begin, dash, end = _plain(text).partition("-")
        first = RuleNumber.parse(begin if begin and dash else text)
        return cls(first, _range_end(first, end, text)).checked() if dash else cls(first, first)

    def checked(self) -> RuleRange:
        """The range itself. Raises `RuleNumberError` where it is none, as `parse` does."""
        if self.first.depth != self.last.depth or (self.first.depth > 2 and self.first.parent != self.last.parent):
            raise RuleNumberError(
                f"{self} non è un intervallo: va da un numero a un altro dello stesso livello, sotto la stessa regola"
            )
        if self.last < self.first:
            raise RuleNumberError(f"{self} è un intervallo al contrario: {self.last} viene prima di {self.first}")
        return self

    def numbers(self) -> tuple[RuleNumber, ...]:
        """Every number of the range, whether a rule bears it or not; not what stands below them."""
        found = [self.first]
        while found[-1] < self.last:
            found.append(found[-1].successor)
        return tuple(found)

    def covers(self, other: RuleNumber) -> bool:
        """Whether a number is in the range or stands below one that is."""
        depth = self.first.depth
        return self.first[:depth] <= other[:depth] <= self.last[:depth]

    def __str__(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


def offer(nearest: tuple[RuleNumber, ...]) -> str:
    """The end of a message that offers numbers in place of a wrong one; '' where there are none."""
    if not nearest:
        return ""
    *before, last = map(str, nearest)
    return f"; forse {', '.join(before)} o {last}" if before else f"; forse {last}"


def _plain(text: str) -> str:
    """A typed number in lower case, without the words before it and the punctuation around it."""
    trimmed = text.strip()
    if len(trimmed) > LONGEST:
        raise RuleNumberError(f"{shown(trimmed)} è troppo lungo ({len(trimmed)} caratteri) per un numero di regola")
    plain = trimmed.translate(_PLAIN).strip(_AROUND)
    if any(map(str.isalpha, plain)):
        plain = spoken.written(plain)
    if not plain.isprintable():
        raise RuleNumberError(f"{shown(trimmed)} contiene caratteri di controllo: {_EXAMPLES}")
    if not plain.isascii():
        if any(c.isnumeric() and not c.isascii() for c in plain):
            raise RuleNumberError(f"{shown(trimmed)} è scritto con altre cifre che 0-9: {_EXAMPLES}")
        raise _not_a_number(text)
    return _PREFIX.sub("", plain.lower())


def _range_end(first: RuleNumber, end: str, text: str) -> RuleNumber:
    """The second end of a range, which may leave out what it shares with the first."""
    found = _RANGE_END.fullmatch(end.strip())
    if found is None:
        return RuleNumber.parse(end)
    digits, letters = found.groups()
    if not digits and letters and first.letter:
        return RuleNumber.of(first.chapter, first.rule, letters)
    if not digits or digits[0] == "0":
        raise RuleNumberError(f"{shown(text)} non è un intervallo: dopo il trattino manca il numero, come in 603.3a-d")
    # Three digits after a rule of fewer are rather a chapter: 603.2-604.
    if len(digits) < 3 or first.rule >= 100:
        if first.rule and bool(letters) == bool(first.letter):
            return RuleNumber.of(first.chapter, int(digits), letters)
        if first.depth == 2:
            meant = _nearest_writing(str(first), digits, letters)
            raise RuleNumberError(f"{shown(text)} non è un intervallo di capitoli, come 500-514", meant)
    return RuleNumber.parse(end)


def _not_a_number(text: str) -> RuleNumberError:
    return RuleNumberError(f"{shown(text.strip())} non è un numero di regola: {_EXAMPLES}")


def _nearest_writing(chapter: str, rule: str, letters: str = "") -> tuple[RuleNumber, ...]:
    """The number that was probably meant, where it is one."""
    if not 1 <= len(rule) <= 3 or rule[0] == "0":
        return ()
    try:
        return (RuleNumber.of(int(chapter), int(rule), letters),)
    except RuleNumberError:
        return ()


def _wrong_letters(chapter: int, rule: int, letters: str) -> RuleNumberError:
    """Why no subrule has these letters, with the ones beside them where there are such."""
    written = shown(f"{chapter}.{rule}{letters}")
    if len(letters) <= 2 and ("l" in letters or "o" in letters):
        beside = (letters.translate({ord("l"): "k", ord("o"): "n"}), letters.translate({ord("l"): "m", ord("o"): "p"}))
        return RuleNumberError(
            f"{written} non è un numero di regola: le lettere saltano la l e la o, che sembrano 1 e 0",
            tuple(RuleNumber.of(chapter, rule, near) for near in beside if near in _POSITIONS),
        )
    return RuleNumberError(f"{written} non è un numero di regola: in fondo c'è una lettera, o dopo la z due (aa, ab)")
