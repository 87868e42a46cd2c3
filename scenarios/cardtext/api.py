"""The one way in: a card as it is printed in Italian, to characteristics with abilities, and what was not understood."""

from __future__ import annotations

from engine.cards.abilities.ability import Ability, Cost, Keyword, NotUnderstood, Static
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import ChangeTypes, GainAbility
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.references import This
from engine.cards.characteristics import Characteristics, colors_of_cost, symbols
from engine.cards.mana import VARIABLES, UnknownSymbol, ways
from engine.cards.prototypes import PROTOTYPE
from engine.words.record import Record, replace, within
from engine.words.terms import CardType, Supertype
from scenarios.cardtext import refusal
from scenarios.cardtext.clauses import Reader
from scenarios.cardtext.cleft import is_cleft, shortened, whole, with_both
from scenarios.cardtext.lexicon import common_words, ordered_of_you, said_of_others
from scenarios.cardtext.lines import lines
from scenarios.cardtext.linked import Failed, Placed
from scenarios.cardtext.lower.scope import Source
from scenarios.cardtext.margins import without_margins
from scenarios.cardtext.misprinted import other_names
from scenarios.cardtext.normalise import Piece, Reminder, own_names, pieces, with_own_name, without_reminders
from scenarios.cardtext.own_costs import turned_up_for_x
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.sections import Section, given_by, sections
from scenarios.cardtext.tokens_named import with_tokens_own_names
from scenarios.cardtext.type_line import TypeLine, read_type_line
from scenarios.cardtext.wording import is_of_today


class Reading(Record):
    """What was read of a card. ``abilities`` with their places in the text; ``not_understood`` the parts that are the reason
    why a paragraph did not compile. A paragraph compiles whole or not at all.
    """

    characteristics: Characteristics
    abilities: tuple[tuple[Ability, int, int], ...]
    not_understood: tuple[NotUnderstood, ...]

    @property
    def understood(self) -> bool:
        """Whether the engine can play the card as its text says."""
        return not self.not_understood


def read(
    name: str,
    type_line: str,
    text: str,
    mana_cost: str | None = None,
    power: str | None = None,
    toughness: str | None = None,
    *,
    printed_on: str = "",
) -> Reading:
    """Read a card. ``power`` and ``toughness`` as printed: '2', '*', '1+*'. Nothing is raised for text that makes no sense.

    ``printed_on``: the day of the printing, as 2018-04-27, where it is known: some words meant something else before.
    """
    wrong: list[NotUnderstood] = []
    types = read_type_line(type_line)
    if types is None:
        wrong.append(NotUnderstood(text=type_line, reason=refusal.UNKNOWN_TYPE_LINE))
        types = TypeLine()
    if not _known_cost(mana_cost):
        wrong.append(NotUnderstood(text=mana_cost or "", reason=refusal.UNKNOWN_COST))
        mana_cost = None
    placed, failed = _abilities(_Card(name, types, mana_cost or "", printed_on), text)
    wrong += [
        NotUnderstood(
            text=text[one.why.start : one.why.end], start=one.why.start, end=one.why.end, reason=one.why.reason
        )
        for one in failed
    ]
    numbers = [_number(printed) for printed in (power, toughness)]
    if any(
        printed and number is None and "*" not in printed
        for printed, number in zip((power, toughness), numbers, strict=True)
    ):
        wrong.append(NotUnderstood(text=f"{power}/{toughness}", reason=refusal.UNKNOWN_NUMBERS))
    everything = sorted(
        [
            *((one.start, one.ability) for one in placed),
            *((one.start, _untold(one, text)) for one in failed),
        ],
        key=lambda one: one[0],
    )
    looks = Characteristics(
        name=name,
        mana_cost=mana_cost,
        colors=colors_of_cost(mana_cost),
        supertypes=types.supertypes,
        types=types.types,
        subtypes=types.subtypes,
        abilities=tuple(ability for _, ability in everything),
        power=numbers[0],
        toughness=numbers[1],
    )
    return Reading(looks, tuple((one.ability, one.start, one.end) for one in placed), tuple(wrong))


def _untold(one: Failed, text: str) -> NotUnderstood:
    """The whole paragraph, as the object has it: whatever it may do, a ruling that touches it is incomplete."""
    return NotUnderstood(text=text[one.start : one.end], start=one.start, end=one.end, reason=one.why.reason)


class _Card(Record):
    """What stands around a text: on the card that it is of, and when that was printed."""

    name: str
    types: TypeLine
    mana_cost: str
    printed_on: str


def _abilities(card: _Card, text: str) -> tuple[list[Placed], list[Failed]]:
    text, framed = without_margins(text)
    if framed is not None:
        said = f"Prototipo {framed.cost} — {framed.size}"
        keyword = Keyword(keyword=PROTOTYPE, cost=Cost(mana=framed.cost), quality=framed.size, text=said)
        placed, failed = _abilities(card, text) if text.strip() else ([], [])
        return sorted([*placed, Placed(keyword, framed.start, framed.end)], key=lambda one: one.start), failed
    if is_cleft(text):
        return _cleft(card, text)
    return _in_sections(card, text)


def _cleft(card: _Card, text: str) -> tuple[list[Placed], list[Failed]]:
    """702.148a: with the words in brackets, and what the keyword has: without them."""
    placed, failed = _in_sections(card, whole(text), cleft=True)
    without, missed = _in_sections(card, shortened(text), cleft=True)
    others = [one.ability for one in without]
    return [replace(one, ability=with_both(one.ability, others)) for one in placed], [*failed, *missed]


def _in_sections(card: _Card, text: str, *, cleft: bool = False) -> tuple[list[Placed], list[Failed]]:
    types = card.types
    text, parts = sections(text, leveler=_levels(types, text), class_card="Class" in types.subtypes)
    if parts:
        return _with_sections(card, text, parts)
    announces_x = "X" in symbols(card.mana_cost)
    source = Source(
        name=card.name,
        words=text,
        types=types.types,
        subtypes=types.subtypes,
        announces_x=announces_x,
        turned_up_for_x=turned_up_for_x(text),
        cleft=cleft,
        of_today=is_of_today(text, card.printed_on),
    )
    found, reminders, unreadable = _readable(text, source)
    common = common_words()
    # 306.4, 201.5c: every planeswalker is legendary today, and its text may use a part of its name; not where it says other names,
    # which may have that word in them.
    walker = CardType.PLANESWALKER in types.types and "chiamat" not in text.lower()
    short = Supertype.LEGENDARY in types.supertypes or walker
    names = own_names(card.name, common, legendary=short)
    try:
        named = with_own_name(found, names, common, said_of_others(), ordered_of_you())
        more = other_names(found, named, card.name, common, spell=source.spell) if names else ()
        if more:
            named = with_own_name(found, (*names, *more), common, said_of_others(), ordered_of_you())
    except Refusal as why:
        return [], [Failed(0, len(text), why)]
    reader = Reader(source, tuple(reminders))
    if types.enchant:
        reader.read_type_line(types.enchant)
    for line in lines(with_tokens_own_names(named), text):
        reader.read(line)
    reader.finish()
    placed = [*reader.placed, *_of_walls(types, reader.placed, reminders)]
    return sorted(placed, key=lambda one: one.start), [*unreadable, *reader.failed]


def _levels(types: TypeLine, text: str) -> bool:
    """711.1: whether the text box may have level symbols."""
    return CardType.CREATURE in types.types and "livello" in text.lower()


def _with_sections(card: _Card, text: str, parts: tuple[Section, ...]) -> tuple[list[Placed], list[Failed]]:
    """711.2, 711.4, 716.2, 716.3: what stands before the first section is treated normally, the rest is what a keyword gives."""
    placed, failed = _abilities(card, text) if text.strip() else ([], [])
    for part in parts:
        inside, missed = _abilities(card, part.inside) if part.inside.strip() else ([], [])
        failed = [*failed, *missed]
        keyword = given_by(part, tuple(one.ability for one in inside))
        placed = [*placed, Placed(keyword, part.start, part.end)]
    return sorted(placed, key=lambda one: one.start), failed


def _readable(text: str, source: Source) -> tuple[list[Piece], list[Reminder], list[Failed]]:
    """The pieces of a text, without the paragraphs in which a sign is none of card text; of a spell all are one ability."""
    failed: list[Failed] = []
    while True:
        try:
            return (*without_reminders(pieces(text), text), failed)
        except Refusal as why:
            start, end = text.rfind("\n", 0, why.start) + 1, text.find("\n", why.end)
            end = len(text) if end < 0 else end
            if source.spell or end - start == len(text):
                return [], [], [Failed(0, len(text), why)]
            failed.append(Failed(start, end, why))
            text = f"{text[:start]}{' ' * (end - start)}{text[end:]}"


def _of_walls(types: TypeLine, placed: list[Placed], reminders: list[Reminder]) -> list[Placed]:
    """702.3: a Wall of the time when all Walls could not attack has defender today; only its reminder text says so. One that
    becomes something else by its own ability has it as long as it is a Wall."""
    if "Wall" not in types.subtypes or CardType.CREATURE not in types.types:
        return []
    if any(isinstance(one.ability, Keyword) and one.ability.keyword == "defender" for one in placed):
        return []
    said = [one for one in reminders if "non possono attaccare" in one.text.lower()]
    changing = [part for one in placed for part in within(one.ability) if isinstance(part, Apply) and part.to == This()]
    other = any(
        isinstance(part, ChangeTypes) and part.set_subtypes is not None for one in changing for part in one.parts
    )
    return [Placed(_defender(one.text, while_wall=other), one.start, one.end) for one in said[:1]]


def _defender(text: str, *, while_wall: bool) -> Ability:
    keyword = Keyword(keyword="defender", text=text)
    if not while_wall:
        return keyword
    return Static(parts=(GainAbility(keyword),), condition=Is(This(), Filter(subtypes=("Wall",))), text=text)


def _known_cost(cost: str | None) -> bool:
    found = symbols(cost or "")
    if "".join(f"{{{symbol}}}" for symbol in found) != (cost or ""):
        return False
    for symbol in found:
        try:
            if symbol not in VARIABLES:
                ways(symbol)
        except UnknownSymbol:
            return False
    return True


def _number(printed: str | None) -> int | None:
    plain = (printed or "").strip()
    return int(plain) if plain.isascii() and plain.removeprefix("-").isdigit() and len(plain) < 8 else None
