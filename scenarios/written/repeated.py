"""What a card's own line says of it, held against the definition of the card."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.cards.abilities.ability import Keyword
from scenarios.language.errors import shown
from scenarios.written.cards import Card
from scenarios.written.located import Location, Misfit
from scenarios.written.permanents import ZoneCard


def contradictions(
    location: Location, item: ZoneCard, name: str, card: Card, more: Collection[Keyword]
) -> Iterator[Misfit]:
    """109.3: a line may repeat what the definition of its card says, and say nothing else, but ``more`` that the permanent has."""
    at = f"la definizione di {shown(name)} in «carte»"
    if item.power_toughness is not None and item.power_toughness != card.power_toughness:
        printed = f"dice {card.power_toughness}" if card.power_toughness else "non ha forza e costituzione"
        yield Misfit(location, f"qui {item.power_toughness}, ma {at} {printed}", str(card.power_toughness or ""))
    for keyword in item.keywords:
        if keyword not in more and not has_keyword(card, name, keyword.keyword):
            yield Misfit(location, f"qui «{keyword.text}», ma {at} non ce l'ha: va scritta là")
    line = item.type_line
    if line is not None and not all(set(here) <= set(there) for here, there in zip(line, card.type_line, strict=True)):
        yield Misfit(location, f"qui il tipo «{line}», ma {at} dice «{card.type_line}»")
    if item.colors is not None and set(item.colors) != set(card.colors_printed()):
        yield Misfit(location, f"qui il colore è un altro che nel{at[1:]}")


def has_keyword(card: Card, name: str, keyword: str) -> bool:
    """Whether a definition has a keyword: as data, or else in its text, which is read only then."""
    if keyword in [given.keyword for given in card.keywords]:
        return True
    return any(isinstance(one, Keyword) and one.keyword == keyword for one in card.read(name).abilities)
