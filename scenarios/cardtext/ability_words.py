"""207.2c-d: ability words and flavour words before a sentence, and threshold as cards of old explain it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.cards.abilities.conditions import Condition, Within
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.quantities import CardsIn
from engine.cards.abilities.references import You
from engine.words.terms import Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.headings import is_title, name_before_dash
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import Line
from scenarios.cardtext.lower.scope import Source
from scenarios.cardtext.normalise import Reminder
from scenarios.cardtext.refusal import Refusal
from scenarios.language.labels import ABILITY_WORDS, BEFORE_COSTS, SAYS_WHEN, WITH_MEANING, WITHOUT_DASH

THRESHOLD = Within(CardsIn(You(), Zone.GRAVEYARD.value), Bounds(least=7))


_SEVEN_CARDS = re.compile(
    r"(?:hai soglia|questa abilità) (?:fintant?o che|solo se|se) "
    r"(?:ci sono almeno sette|hai almeno sette|hai sette o più|ci sono sette o più) carte nel tuo cimitero"
)


def seven_cards(where: Lexeme) -> list[Lexeme]:
    """207.2c: what threshold asks for, as words before the sentence: 'se ci sono sette o più carte nel tuo cimitero,'."""
    said: tuple[tuple[str, object, str], ...] = (
        ("IF", None, ""), ("THERE_ARE", None, ""), ("NUM", 7, "p"), ("OR_MORE", None, ""), ("CARD", None, "fp"), ("IN", None, ""),
        ("THE", None, "ms"), ("YOUR", None, "ms"), ("PLACE", Zone.GRAVEYARD, "ms"), ("COMMA", None, ""),
    )  # fmt: skip
    return [Lexeme(kind, where.form, where.start, where.start, value, marks) for kind, value, marks in said]


def without_label(
    line: Line, found: list[Lexeme], source: Source, reminders: Sequence[Reminder]
) -> tuple[list[Lexeme], Condition | None]:
    """207.2c: the sentence behind an ability word; one that its own reminder text explains has a meaning, and is refused,
    but for threshold: what that asks for.
    """
    for length in range(1, 5):
        if " ".join(one.form for one in found[:length]) not in ABILITY_WORDS:
            continue
        rest = found[length:]
        dash = bool(rest) and rest[0].kind == "DASH"
        rest = rest[1:] if dash else rest
        label = " ".join(one.form for one in found[:length])
        begins = bool(rest) and (capital(line, rest[0]) or rest[0].kind in ("SYMBOL", "TAP_SYMBOL"))
        bare = label in WITHOUT_DASH and begins
        if label == "soglia" and (dash or bare) and _threshold(line, reminders):
            return rest, THRESHOLD
        if not rest or _explained(line, label, reminders) or not (dash or bare):
            raise Refusal(found[0].start, found[length - 1].end, refusal.UNKNOWN_LABEL)
        return rest, None
    return _without_flavor(line, found, source, reminders), None


def _without_flavor(line: Line, found: list[Lexeme], source: Source, reminders: Sequence[Reminder]) -> list[Lexeme]:
    """207.2d: a flavour word of a permanent, before a whole ability. What the text speaks of elsewhere is an anchor word or
    has another meaning; words that are known to mean something are left as they are.
    """
    if source.spell or source.quoted:
        return found
    dash = name_before_dash(found, line.text)
    label, rest = found[:dash], found[dash + 1 :]
    if not label or rest[0].kind in ("COLON", "QUOTED"):
        return found
    of_one_word = line.text[label[0].start : label[-1].end].lower() in BEFORE_COSTS
    if any(one.kind == "COLON" for one in rest) and not (of_one_word or is_title(label, line.text)):
        # One word before a cost, or one with words in small letters, may be a keyword that nobody knows yet.
        return found
    words = line.text[label[0].start : label[-1].end]
    if words.lower() in WITH_MEANING or not SAYS_WHEN.isdisjoint(words.lower().split()):
        return found
    if "Case" in source.subtypes or _explained(line, words.lower(), reminders):
        return found
    if line.text.lower().count(words.lower()) > 1:
        return found
    begins = capital(line, rest[0]) or rest[0].kind in ("SYMBOL", "TAP_SYMBOL", "UNTAP_SYMBOL")
    return rest if begins else found


def _threshold(line: Line, reminders: Sequence[Reminder]) -> bool:
    """Whether the line's reminder text says threshold as it once was: with seven cards in your graveyard."""
    return any(_SEVEN_CARDS.search(one.text.lower()) for one in _of_line(line, reminders))


def _explained(line: Line, label: str, reminders: Sequence[Reminder]) -> bool:
    """Whether the line's own reminder text says what an ability word means, as it once did."""
    return any(said in one.text.lower() for one in _of_line(line, reminders) for said in (label, "fintanto che"))


def _of_line(line: Line, reminders: Sequence[Reminder]) -> Iterator[Reminder]:
    return (one for one in reminders if line.start <= one.start <= line.end + 2)


_IN_QUOTES = re.compile(r"\"[^\"]*\"|«[^»]*»|“[^”]*”")
"""111.10: what a token that is told of has, its own restrictions with it."""


def no_rule_in_parentheses(line: Line, only_if: Condition | None, reminders: Sequence[Reminder]) -> None:
    """Some cards of old have a restriction in parentheses, where only reminder text belongs."""
    for one in _of_line(line, reminders):
        if only_if is not None and _SEVEN_CARDS.search(one.text.lower()):
            continue
        outside = _IN_QUOTES.sub("", one.text.lower())
        if any(said in outside for said in ("gioca questa abilità", "attiva questa abilità", "attiva solo")):
            raise Refusal(one.start, one.end, refusal.UNKNOWN_REMINDER)


def capital(line: Line, one: Lexeme) -> bool:
    return next((piece.capital for piece in line.pieces if piece.start == one.start), False)
