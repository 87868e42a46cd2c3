"""What must fit together within a scenario: names that are spoken of exist, ids are unique, Auras are attached to something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from msgspec.structs import astuple

from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.references import Remembered
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.parts import ALL_OF_EVENT, PAID_WITH
from engine.happening.building import MOST_PLAYERS
from engine.words.record import is_record
from engine.words.subtypes import ADVENTURE, OMEN
from scenarios.language.counted_kinds import counted_kind
from scenarios.language.errors import nearest, shown
from scenarios.language.subtype_names import token_word
from scenarios.written import model as m
from scenarios.written import queries as q
from scenarios.written.cards import BASIC_LANDS
from scenarios.written.ids import Index, labelled, of_age, slug, so_many, told_apart, written
from scenarios.written.lent_cards import granted, has_keyword, why_not
from scenarios.written.meaning import costs_named, senseless
from scenarios.written.permanents import Permanent, ZoneCard, characteristics_of, definition_of
from scenarios.written.records import Record, folded
from scenarios.written.scalars import ABILITY, Which
from scenarios.written.script import EACH, EVERYBODY, OPPONENT
from scenarios.written.spoken_names import borne, misnamed, speaks_of_names
from scenarios.written.tokens_made import tokens_made
from scenarios.written.types_in_lines import types_in_line
from scenarios.written.words_in_lines import words_of

Location = tuple[str | int, ...]

MOST_OBJECTS = 3_000
"""How many cards and permanents a scenario may have in all."""


class Misfit(NamedTuple):
    """One thing that does not fit: where in the scenario, by its Italian keys, what, and what may have been meant."""

    location: Location
    message: str
    suggestion: str = ""
    at_key: bool = False


def checked(scenario: m.Scenario) -> list[Misfit]:
    """Everything that does not fit together in a scenario."""
    first = [*_people(scenario), *_size(scenario)]
    if first:
        return first
    return [*_cards(scenario), *_labels(scenario), *_names(scenario), *_moments(scenario), *_descriptions(scenario)]


def _descriptions(scenario: m.Scenario) -> Iterator[Misfit]:
    """201.2, 205.3: names and subtypes in descriptions that nothing bears, where something bears nearly the same."""
    known = borne(scenario, (item for _, item in lines_of(scenario)))
    for name, card in scenario.cards.items():
        for index, ability in enumerate(card.abilities):
            for message, meant in misnamed(ability, known):
                yield Misfit(("carte", name, "abilità", index), message, meant)
        if speaks_of_names(card):
            for message, meant in misnamed(card.read(name).abilities, known):
                yield Misfit(("carte", name, "testo"), message, meant)


def _people(scenario: m.Scenario) -> Iterator[Misfit]:
    """102.1, 807.1: two to twenty players, each with a name of their own."""
    count = len(scenario.players)
    if not 2 <= count <= MOST_PLAYERS:
        yield Misfit(("giocatori",), f"i giocatori sono {count}: ne servono da 2 a {MOST_PLAYERS}", at_key=True)
    seen: list[str] = []
    for seat, player in enumerate(scenario.players):
        if folded(player.name) in seen:
            yield Misfit(("giocatori", seat, "nome"), f"c'è già un giocatore {shown(player.name)}")
        seen.append(folded(player.name))


def _size(scenario: m.Scenario) -> Iterator[Misfit]:
    """A board that nobody could lay out."""
    count = sum(item.count for _, item in lines_of(scenario))
    if count > MOST_OBJECTS:
        yield Misfit(("giocatori",), f"le carte in tutto sono {count}: il massimo è {MOST_OBJECTS}", at_key=True)


# --- cards and what is printed on them


def _cards(scenario: m.Scenario) -> Iterator[Misfit]:
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
            yield from _contradictions(location, item, *defined, granted(item, scenario))
        elif not seen.types:
            yield _undefined(location, item, item.card, known)
        elif isinstance(seen, Characteristics) and "Aura" in seen.subtypes and not _enchants(seen):
            message = f"di un'Aura si dice anche che cosa incanta (702.5a), come «{item.card} aura incantare creatura»"
            yield Misfit(location, message)
        if isinstance(item, Permanent) and "Aura" in seen.subtypes and item.attached_to is None:
            message = f"{shown(item.card)} è un'Aura: manca a che cosa è attaccata, con «attaccato a» o «su»"
            yield Misfit(location, message)


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


def _contradictions(
    location: Location, item: ZoneCard, name: str, card: m.Card, more: Collection[Keyword]
) -> Iterator[Misfit]:
    """A line may repeat what the definition of its card says, and not say anything else, but ``more`` that the permanent has."""
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


def lines_of(scenario: m.Scenario) -> Iterator[tuple[Location, ZoneCard]]:
    """Every line of a zone with its place in the file."""
    zones = ("battlefield", "hand", "library", "graveyard", "exile", "command")
    for seat, player in enumerate(scenario.players):
        for zone in zones:
            cards: tuple[ZoneCard, ...] = getattr(player, zone)
            for n, item in enumerate(cards):
                yield ("giocatori", seat, _alias(player, zone), n), item


# --- ids


def _labels(scenario: m.Scenario) -> Iterator[Misfit]:
    """An id belongs to one object, and is not the name of a player."""
    players = {slug(player.name) for player in scenario.players}
    places = {id(item): location for location, item in lines_of(scenario)}
    places |= {id(item): ("pila", n) for n, item in enumerate(scenario.stack)}
    given = {id(item) for item, _, _ in written(scenario) if item.id is not None}
    seen: set[str] = set()
    for one in labelled(scenario):
        key = slug(one.label)
        if id(one.item) in given and (key in seen or key in players):
            whose = "un giocatore" if key in players else "un altro oggetto"
            yield Misfit((*places[id(one.item)], "id"), f"si chiama {shown(one.label)} già {whose}")
        seen.add(key)


# --- names that are spoken of

PLAYER, OBJECT, ANYTHING, CARD = "un giocatore", "un oggetto", "un oggetto o un giocatore", "una carta"
COUNTED = "una carta o un tipo"
_BY = {"by": PLAYER}
_CHOICES = {"what": OBJECT, "by": PLAYER, "targets": ANYTHING, "division": ANYTHING}
ROLES: Mapping[type[Record], Mapping[str, str]] = {
    m.ZoneCard: {"owner": PLAYER},
    m.Permanent: {
        "owner": PLAYER, "controller": PLAYER, "attached_to": ANYTHING, "protector": PLAYER, "together_with": OBJECT,
        "merged_under": OBJECT,
    },
    m.Player: {"commander_damage": OBJECT, "commander_casts": OBJECT},
    m.TurnState: {"of": PLAYER, "priority": PLAYER, "markers": PLAYER},
    m.Until: {"of": PLAYER},
    m.StackedSpell: _CHOICES | {"what": CARD},
    m.StackedAbility: _CHOICES,
    m.CastSpell: _CHOICES,
    m.ActivateAbility: _CHOICES,
    m.PlayLand: {"what": OBJECT, "by": PLAYER},
    m.TurnUp: {"what": OBJECT, "by": PLAYER},
    m.UnlocksDoor: {"what": OBJECT, "by": PLAYER},
    m.Suspend: {"what": OBJECT, "by": PLAYER},
    m.Foretell: {"what": OBJECT, "by": PLAYER},
    m.Plot: {"what": OBJECT, "by": PLAYER},
    m.Pass: _BY,
    m.Advance: {"of": PLAYER},
    m.Attack: {"attackers": ANYTHING, "bands": OBJECT, "by": PLAYER},
    m.Block: {"blockers": OBJECT, "by": PLAYER},
    m.Concede: _BY,
    m.AtMarker: _BY,
    m.Reply: {
        "by": PLAYER, "legend": OBJECT, "protector": PLAYER, "trigger_order": OBJECT, "entry_order": OBJECT,
        "targets": ANYTHING, "division": ANYTHING, "sacrifice": OBJECT, "discard": OBJECT, "attackers": OBJECT,
        "attacked": ANYTHING, "blocked": OBJECT,
        "blockers": OBJECT, "damage": ANYTHING, "library_order": OBJECT, "splice": OBJECT,
        "mana_abilities": OBJECT, "copy_of": OBJECT,
        "shield": OBJECT,
    },
    m.DamageDealt: {"to": ANYTHING, "source": OBJECT},
    m.Destroyed: {"what": OBJECT},
    m.Moved: {"what": OBJECT, "controller": PLAYER, "attached_to": ANYTHING},
    m.Sacrificed: {"what": OBJECT},
    m.Discarded: {"what": OBJECT},
    m.LifeGained: {"player": PLAYER},
    m.LifeLost: {"player": PLAYER},
    m.CountersAdded: {"on": ANYTHING},
    m.CountersTaken: {"on": ANYTHING},
    m.TappedDown: {"what": OBJECT},
    m.UntappedAgain: {"what": OBJECT},
    m.CardDrawn: {"player": PLAYER},
    m.AttachedTo: {"what": OBJECT, "to": ANYTHING},
    m.UnattachedFrom: {"what": OBJECT},
    m.TokenMade: {"owner": PLAYER},
    m.PlayerLoses: {"player": PLAYER},
    m.ObjectIs: {
        "object": OBJECT, "controller": PLAYER, "owner": PLAYER, "attached_to": ANYTHING, "seen_by": PLAYER,
    },
    m.PlayerIs: {
        "player": PLAYER, "hand": OBJECT, "graveyard": OBJECT, "exile": OBJECT, "command": OBJECT, "library_top": OBJECT,
        "battlefield": OBJECT, "commander_damage": OBJECT,
    },
    m.Counted: {"name": COUNTED, "of": PLAYER},
    m.StackIs: {"content": OBJECT},
    m.TopOfStack: {"top": OBJECT},
    m.PriorityOf: {"player": PLAYER},
    m.StepIs: {"of": PLAYER},
    m.WonBy: {"winners": PLAYER},
    m.TriggersInOrder: {"abilities": OBJECT},
    m.Died: {"dead": OBJECT},
    m.Triggered: {"ability": OBJECT},
    m.Asked: {"of": PLAYER},
    q.ObjectQuery: {"object": OBJECT},
    q.PlayerQuery: {"player": PLAYER},
    q.CountQuery: {"name": COUNTED, "of": PLAYER},
    q.TriggeredQuery: {"ability": OBJECT},
    q.DealtQuery: {"object": OBJECT},
}  # fmt: skip
"""What the names in each field speak of."""


_OF_DECLARATIONS: Mapping[type[Record], Sequence[str]] = {m.Attack: (*EVERYBODY, *EACH, *OPPONENT), m.Block: EACH}
"""Words that stand for creatures or players in what is declared."""


def _names(scenario: m.Scenario) -> Iterator[Misfit]:
    known = Known(scenario)
    for location, record in _records(scenario, ()):
        for attribute, role in ROLES.get(type(record), {}).items():
            several = type(record) in (m.Attack, m.Block)
            for where, said, at_key in _leaves(getattr(record, attribute), (*location, _alias(record, attribute))):
                if several and folded(said) in _OF_DECLARATIONS[type(record)]:
                    continue
                name = so_many(said)[1] if several else said
                if not known.fits(name, role):
                    yield Misfit(
                        where, f"{shown(name)} non è {role} di questa situazione", known.meant(name, role), at_key
                    )


def _moments(scenario: m.Scenario) -> Iterator[Misfit]:
    """What is asked about an action, or about the board after some, speaks of actions that there are."""
    there = len(scenario.script)
    for n, query in enumerate(scenario.asks):
        if isinstance(query, q.ObjectQuery | q.PlayerQuery | q.GameQuery) and not query.what:
            yield Misfit(("chiede", n, _alias(query, "what")), "manca che cosa si chiede")
        asked = [("dopo", query.after)]
        if isinstance(query, q.AllowedQuery):
            asked.append(("consentita", query.action))
        if isinstance(query, q.PaidQuery):
            asked.append(("pagato", query.action))
        for field, number in asked:
            if number is not None and number > there:
                count = f"le azioni sono {there}" if there != 1 else "l'azione è una sola"
                yield Misfit(("chiede", n, field), f"{count}: non c'è l'azione {number}", str(there or ""))


class Known:
    """What can be spoken of: players, objects by id or name, cards that are defined, tokens that may come to be."""

    def __init__(self, scenario: m.Scenario) -> None:
        self._index = Index(scenario)
        self._scenario = scenario
        self._cards = {slug(name): name for name in (*scenario.cards, *BASIC_LANDS)}
        self._labels = {slug(one.label) for one in self._index.objects}

    @cached_property
    def _made(self) -> set[str]:
        """Asked for last: to know the tokens that cards make, the engine has to read their text."""
        return {slug(token_word(name)) for name in token_names(self._scenario)}

    def fits(self, name: str, role: str) -> bool:
        """Whether a name speaks of something in that role."""
        if role in (PLAYER, ANYTHING) and self._index.player(name) is not None:
            return True
        if role == PLAYER:
            return False
        if role == COUNTED and counted_kind(name) is not None:
            return True
        key = slug(name).rstrip("~")  # 707.10: a copy is called as its original, with that behind.
        made = key.rstrip("0123456789").rstrip("-")
        numbered = self._index.find(made) if key != made else ()
        if self._index.find(key) or numbered or key in self._cards or {key, made} & self._made:
            return True
        if role == ANYTHING and (ability := ABILITY.fullmatch(name)) is not None and ability["number"]:
            return self.fits(ability["object"], OBJECT)
        if role in (OBJECT, ANYTHING) and (said := of_age(name)) is not None:
            return not said.name or self.fits(said.name, OBJECT)
        apart = told_apart(key, self._index.players).name
        return role not in (CARD, COUNTED) and apart != key and (not apart or self.fits(apart, OBJECT))

    def meant(self, name: str, role: str) -> str:
        """The nearest name in that role."""
        if role == PLAYER:
            return nearest(name, self._index.players)
        words = [word for word in self._index.words() if role == ANYTHING or self._index.player(word) is None]
        return nearest(name, [*words, *self._made])


def token_names(scenario: m.Scenario) -> Iterator[str]:
    """The names of tokens that abilities or events of a scenario may make."""
    for name, card in scenario.cards.items():
        for ability in (*card.keywords, *card.abilities, *card.read(name).abilities):
            yield from tokens_made(ability)
    for _, line in lines_of(scenario):
        for ability in line.keywords:
            yield from tokens_made(ability)
    for action in scenario.script:
        if isinstance(action, m.Happens):
            for event in action.events:
                if isinstance(event, m.TokenMade):
                    yield event.token.card or ""
                    yield event.token.id or ""


def _records(record: Record, location: Location) -> Iterator[tuple[Location, Record]]:
    """A record and all records in it, each with its place in the file."""
    yield location, record
    for attribute in type(record).model_fields:
        yield from _inside(getattr(record, attribute), (*location, _alias(record, attribute)))


def _inside(value: Any, location: Location) -> Iterator[tuple[Location, Record]]:
    if isinstance(value, Record):
        yield from _records(value, location)
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from _inside(one, (*location, key))
    elif type(value) is tuple:
        for n, one in enumerate(value):
            yield from _inside(one, (*location, n))


def _leaves(value: Any, location: Location) -> Iterator[tuple[Location, str, bool]]:
    """The names in the value of a field, each with its place, and whether it is a key there."""
    if isinstance(value, str):
        yield location, value, False
    elif isinstance(value, Which):
        yield location, value.object, False
    elif isinstance(value, dict):
        for key, one in value.items():
            yield (*location, key), key, True
            yield from _leaves(one, (*location, key))
    elif isinstance(value, tuple):
        for n, one in enumerate(value):
            yield from _leaves(one, (*location, n))


def _alias(record: Record, attribute: str) -> str:
    return type(record).model_fields[attribute].alias or attribute
