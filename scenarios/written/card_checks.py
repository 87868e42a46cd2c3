"""What must fit together in the cards of a scenario: each is defined, with all its parts, and a line contradicts no definition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import astuple

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.references import Remembered
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.parts import ALL_OF_EVENT, PAID_WITH
from engine.words.record import is_record
from engine.words.subtypes import ADVENTURE, OMEN
from scenarios.language.errors import nearest, shown
from scenarios.written import model as m
from scenarios.written.attached import why_not_attached
from scenarios.written.cards import BASIC_LANDS
from scenarios.written.lent_cards import granted, why_not
from scenarios.written.located import Location, Misfit, lines_of
from scenarios.written.meaning import costs_named, senseless
from scenarios.written.permanents import Permanent, ZoneCard, characteristics_of, definition_of
from scenarios.written.records import folded
from scenarios.written.repeated import contradictions
from scenarios.written.types_in_lines import types_in_line
from scenarios.written.words_in_lines import words_of


def misfits_of_cards(scenario: m.Scenario) -> Iterator[Misfit]:
    """What does not fit in the definitions of cards, and in the lines that name them."""
    known = (*scenario.cards, *BASIC_LANDS)
    seen_names: set[str] = set()
    for name in scenario.cards:
        if folded(name) in seen_names:
            yield Misfit(("carte", name), f"la carta {shown(name)} è già definita", at_key=True)
        seen_names.add(folded(name))
        yield from _parts(scenario, name)
        yield from _remembered(name, scenario.cards[name])
        yield from _without_effect(name, scenario.cards[name])
    for location, item in lines_of(scenario):
        if item.card is None:
            if isinstance(item, Permanent) and not characteristics_of(item, scenario.cards).types:
                message = (
                    "manca il nome della carta: quello che si dice di un permanente sta con lui, come «Orso 2/2 TAP»"
                )
                yield Misfit(location, message)
            continue
        defined = definition_of(item, scenario.cards)
        # The type line says enough; asking for abilities would have the engine read the text of the card.
        seen = characteristics_of(item, scenario.cards) if defined is None else defined[1].type_line
        if defined is not None:
            yield from contradictions(location, item, *defined, granted(item, scenario))
        elif not seen.types:
            yield _undefined(location, item, item.card, known)
        elif isinstance(seen, Characteristics) and "Aura" in seen.subtypes and not _enchants(seen):
            message = f"di un'Aura si dice anche che cosa incanta (702.5a), come «{item.card} aura incantare creatura»"
            yield Misfit(location, message)
        if isinstance(item, Permanent) and "Aura" in seen.subtypes and item.attached_to is None:
            message = f"{shown(item.card)} è un'Aura: manca a che cosa è attaccata, con «attaccato a» o «su»"
            yield Misfit(location, message)
        if isinstance(item, Permanent) and (fault := why_not_attached(item, scenario)) is not None:
            yield Misfit(location, fault)


def _enchants(own: Characteristics) -> bool:
    """702.5a: whether it says what it enchants."""
    return any(isinstance(one, Keyword) and one.keyword == "enchant" for one in own.abilities)


_WORDS_OF_A_TEXT = 4
"""How many words in small letters what stands where a card is expected has at least, if it is rather a rules text."""


def _undefined(location: Location, item: ZoneCard, name: str, known: Sequence[str]) -> Misfit:
    """A card of which nobody says what it is."""
    said, meant = why_not(name, token=isinstance(item, Permanent) and item.token)
    first, _, rest = name.partition(" ")
    if sum(word.islower() for word in rest.split()) >= _WORDS_OF_A_TEXT:
        return Misfit(location, f"{shown(name)} non è una carta: se è il testo di quella sopra, sta dopo «>»")
    # 205.1: «Aura Pacifismo»: the type stands behind the name.
    types = first.lower() if rest and types_in_line(words_of(first), 0) is not None else ""
    like = f"{rest} {types}" if types else f"{name} {'2/2' if isinstance(item, Permanent) else 'istantaneo'}"
    message = (
        f"la carta {shown(name)} non è definita: va descritta in «carte», o qui con quello che serve, come «{like}»"
    )
    return Misfit(location, f"{message}{said}", nearest(name, known) or meant)


def _parts(scenario: m.Scenario, name: str) -> Iterator[Misfit]:
    """712.8, 709.1, 710.1, 712.4: the other parts of a card, each defined as a card of its own."""
    card = scenario.cards[name]
    parts = [("retro", card.back, "la faccia posteriore"), ("ruotata", card.flipped, "la metà ruotata")]
    parts.append(("magia di preparazione", card.prepare, "la magia di preparazione"))
    parts.append(("inserto", card.inset, "la magia nel riquadro"))
    parts += [("metà", half, "la metà") for half in card.halves]
    parts += [("combina con", card.meld_with, "l'altra carta"), ("combinata in", card.meld_into, "la carta combinata")]
    for field, part, what in parts:
        if part is not None and folded(part) == folded(name):
            message = f"{what} di {shown(name)} non può essere la carta stessa: va descritta a parte in «carte», con un altro nome"
            yield Misfit(("carte", name, field), message)
        elif part is not None and scenario.face(part) is None:
            message = f"{what} {shown(part)} non è definita in «carte»"
            yield Misfit(("carte", name, field), message, nearest(part, scenario.cards))
    inset = None if card.inset is None else scenario.face(card.inset)
    if card.inset is not None and inset is not None and not {ADVENTURE, OMEN} & {*inset.type_line.subtypes}:
        message = f"nel riquadro di una carta c'è una magia con il sottotipo Avventura o Presagio, e {shown(card.inset)} non l'ha"
        yield Misfit(("carte", name, "inserto"), message)
    if card.halves and len(card.halves) != 2:
        yield Misfit(("carte", name, "metà"), f"le metà di una carta divisa sono due, non {len(card.halves)}")
    if (card.meld_with is None) is not (card.meld_into is None):
        field = "combina con" if card.meld_into is None else "combinata in"
        yield Misfit(("carte", name, field), "di una carta combinabile servono «combina con» e «combinata in»")


def _without_effect(name: str, card: m.Card) -> Iterator[Misfit]:
    """What is written as data and could never do anything; the text of a card is read only where a cost may be named in it."""
    named = dict(costs_named((*card.abilities, *card.keywords)))
    for index, ability in enumerate(card.abilities):
        found = [*senseless((ability,), named)]
        if found:
            found = [*senseless((ability,), {**named, **dict(costs_named(card.read(name).abilities))})]
        for one in found:
            yield Misfit(("carte", name, "abilità", index), one.message, one.suggestion)


def _remembered(name: str, card: m.Card) -> Iterator[Misfit]:
    """608.2c: what is spoken of as remembered must have been kept by the same ability; another one's is out of reach (607)."""
    for index, ability in enumerate(card.abilities):
        said: Counter[str] = Counter()
        wanted: dict[str, None] = {}
        _kept(ability, said, wanted)
        for one in wanted:
            if not said[one] and one not in (PAID_WITH, ALL_OF_EVENT):
                message = f"«ricordato» {shown(one)}: nulla in questa abilità ricorda qualcosa con questo nome"
                yield Misfit(("carte", name, "abilità", index), message, nearest(one, said))


def _kept(part: object, said: Counter[str], wanted: dict[str, None]) -> None:
    """The names that a part of an ability speaks of as remembered, and all other words in it, among which are those it keeps."""
    if isinstance(part, Remembered):
        wanted[part.name] = None
    elif isinstance(part, str):
        said[part] += 1
    elif is_record(part):
        for one in astuple(part):
            _kept(one, said, wanted)
    elif isinstance(part, tuple | list):
        for one in part:
            _kept(one, said, wanted)
