"""What must fit together within a scenario: names that are spoken of exist, ids are unique, Auras are attached to something."""

from __future__ import annotations

from collections.abc import Iterator

from engine.happening.building import MOST_PLAYERS
from scenarios.language.counters import POISON
from scenarios.language.errors import shown
from scenarios.written import model as m
from scenarios.written import queries as q
from scenarios.written.card_checks import misfits_of_cards
from scenarios.written.ids import labelled, slug, written
from scenarios.written.known_names import unknown_names
from scenarios.written.located import Misfit, alias_of, lines_of
from scenarios.written.records import folded
from scenarios.written.spoken_names import borne, misnamed, speaks_of_names

MOST_OBJECTS = 3_000
"""How many cards and permanents a scenario may have in all."""


def checked(scenario: m.Scenario) -> list[Misfit]:
    """Everything that does not fit together in a scenario."""
    first = [*_people(scenario), *_size(scenario)]
    if first:
        return first
    return [
        *misfits_of_cards(scenario),
        *_labels(scenario),
        *unknown_names(scenario),
        *_moments(scenario),
        *_descriptions(scenario),
    ]


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
        if POISON in player.counters:
            yield Misfit(("giocatori", seat, "segnalini"), "i segnalini veleno si dicono con «veleno» e il loro numero")


def _size(scenario: m.Scenario) -> Iterator[Misfit]:
    """A board that nobody could lay out."""
    count = sum(item.count for _, item in lines_of(scenario))
    if count > MOST_OBJECTS:
        yield Misfit(("giocatori",), f"le carte in tutto sono {count}: il massimo è {MOST_OBJECTS}", at_key=True)


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


def _moments(scenario: m.Scenario) -> Iterator[Misfit]:
    """What is asked about an action, or about the board after some, speaks of actions that there are."""
    there = len(scenario.script)
    for n, query in enumerate(scenario.asks):
        if isinstance(query, q.ObjectQuery | q.PlayerQuery | q.GameQuery) and not query.what:
            yield Misfit(("chiede", n, alias_of(query, "what")), "manca che cosa si chiede")
        asked = [("dopo", query.after)]
        if isinstance(query, q.AllowedQuery):
            asked.append(("consentita", query.action))
        if isinstance(query, q.PaidQuery):
            asked.append(("pagato", query.action))
        for field, number in asked:
            if number is not None and number > there:
                count = f"le azioni sono {there}" if there != 1 else "l'azione è una sola"
                yield Misfit(("chiede", n, field), f"{count}: non c'è l'azione {number}", str(there or ""))
