"""Cards that a scenario names and does not define, from whoever lends cards: the files that a judge has imported.

What a scenario itself says of a card, in «carte» or on the card's own line, always wins: a line that repeats what is printed
on the card means that card, with its text; one that says something else describes another, and the ruling says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from engine.cards.abilities.ability import Keyword
from engine.words.terms import CardType
from scenarios.language.errors import Faulty, shown
from scenarios.language.terms import COLORS
from scenarios.written.card_source import LentCard, lent_source
from scenarios.written.cards import Card
from scenarios.written.permanents import Permanent, ZoneCard, characteristics_of, definition_of
from scenarios.written.records import folded
from scenarios.written.repeated import contradictions, has_keyword
from scenarios.written.rules_text import RulesText

if TYPE_CHECKING:
    from scenarios.written.model import Scenario


_OTHER = "{} è quello che dice la sua riga, non la carta importata che si chiama così: {}"


def with_lent_cards(scenario: Scenario) -> Scenario:
    """The scenario with the cards that it names and does not define, as far as somebody has them."""
    source = lent_source()
    if source is None:
        return scenario
    cards = dict(scenario.cards)
    lent: dict[str, Mapping[str, Any]] = {}
    rests_on: dict[str, None] = {}
    lacking: dict[str, None] = {}
    others: dict[str, None] = {}
    for name, token, line in _named(scenario):
        found = source.card(name, token=token)
        if found is None or any(folded(known) == folded(name) for known in cards):
            continue
        try:
            made = [(known, fields, _card(fields)) for known, fields in _as_fields(name, found)]
        except Faulty:
            continue
        if line is not None and (said := _says_else(line, name, made[0][2])):
            others[said] = None
            continue
        for known, fields, card in made:
            if not any(folded(known) == folded(other) for other in cards):
                cards[known] = card
                lent[known] = fields
        rests_on[found.rests_on] = None
        lacking.update(dict.fromkeys(f"{found.name}: {one}" for one in found.lacking))
    if not rests_on and not others:
        return scenario
    same = scenario.model_copy(update={"cards": cards})
    return same.resting_on(tuple(rests_on), tuple(lacking), lent, tuple(others))


def _says_else(line: ZoneCard, name: str, card: Card) -> str:
    """109.3: where a line that says of what kind its card is says something else than is printed on it, in words; '' where it
    repeats that: a keyword ability besides is one that it has been given (613.1f), counters are those that it has now."""
    types = card.type_line.types
    kinds = ((line.loyalty, CardType.PLANESWALKER), (line.defense, CardType.BATTLE))
    if any(count is not None and kind not in types for count, kind in kinds):
        return _OTHER.format(shown(name), f"qui ha fedeltà o difesa, la carta importata è «{card.type_line}»")
    first = next(contradictions((), line, name, card, line.keywords), None)
    return "" if first is None else _OTHER.format(shown(name), f"qui dice altro: la carta importata è {_printed(card)}")


def _printed(card: Card) -> str:
    """What a line can say of a card, as it is printed there."""
    size = f" {card.power_toughness}" if card.power_toughness else ""
    colours = "".join(f" {COLORS.word(one)}" for one in card.colors_printed())
    return f"«{card.type_line}{size}{colours}»"


def granted(item: ZoneCard, scenario: Scenario) -> tuple[Keyword, ...]:
    """613.1f: keyword abilities that a line gives a permanent besides those printed on its card, on which nobody here writes.

    Of a card that the scenario defines they are written there, and nothing is given.
    """
    defined = definition_of(item, scenario.cards) if isinstance(item, Permanent) and item.keywords else None
    if defined is None or defined[0] not in scenario.lent:
        return ()
    name, card = defined
    return tuple(one for one in item.keywords if not has_keyword(card, name, one.keyword))


def why_not(name: str, *, token: bool) -> tuple[str, str]:
    """What whoever lends cards says of a name that they do not have."""
    source = lent_source()
    if source is None:
        return "", ""
    found = source.card(name, token=token)
    if found is None:
        return source.why_not(name, token=token)
    for known, fields in _as_fields(name, found):
        try:
            Card.model_validate(fields)
        except Faulty as error:
            first = error.found[0]
            field = ".".join(map(str, first.location))
            return f"; la carta {shown(known)} che è importata non si può usare: {field}: {first.wrong.message}", ""
    return "", ""


def _named(scenario: Scenario) -> Iterator[tuple[str, bool, ZoneCard | None]]:
    """The names of cards that the scenario does not define, whether they are tokens, and the line that says of what kind one is."""
    for item in _lines(scenario):
        if item.card is None or definition_of(item, scenario.cards) is not None:
            continue
        token = isinstance(item, Permanent) and item.token
        if not characteristics_of(item, scenario.cards).types:
            yield item.card, token, None
        elif not token:  # a token that its line describes has that name of its own (111.4)
            yield item.card, False, item
    defined = {folded(name) for name in scenario.cards}
    for name in _of_other_places(scenario):
        if folded(name) not in defined:
            yield name, False, None


def _lines(scenario: Scenario) -> Iterator[ZoneCard]:
    for player in scenario.players:
        for zone in (player.battlefield, player.hand, player.library, player.graveyard, player.exile, player.command):
            yield from zone


def _of_other_places(scenario: Scenario) -> Iterator[str]:
    """Cards that are on the stack, and dungeons that somebody owns."""
    for one in scenario.stack:
        if getattr(one, "what", None) is not None and isinstance(one.what, str):
            yield one.what
    for player in scenario.players:
        yield from player.dungeons


def _as_fields(name: str, found: LentCard) -> Iterator[tuple[str, dict[str, Any]]]:
    """The fields of the card under the name by which the scenario calls it, of its other faces under their own."""
    for number, (known, fields) in enumerate(found.cards.items()):
        own = {} if number or known == name else {"nome stampato": known}
        yield known if number else name, {**fields, **own}


def _card(fields: Mapping[str, Any]) -> Card:
    """The card of fields that somebody lends, whose text is what is printed on it."""
    text = fields.get("testo")
    if isinstance(text, str) and not isinstance(text, RulesText):
        fields = {**fields, "testo": RulesText((text,), printed=True)}
    return Card.model_validate(fields)
