"""How runs end: when two ends are the same board, and in what an end differs from the others."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine import Game, board_of
from engine.state.crowds import such
from engine.state.objects import GameObject
from engine.words.terms import NOBODY, PlayerId, Zone
from scenarios.language.terms import ZONES
from scenarios.language.words import People, listed
from scenarios.played.run import Run
from scenarios.told import board, report

_HELD = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)


def key_of(
    game: Game,
    people: People,
    refused: Iterable[tuple[int, int, str, str]],
    stopped_by: str,
    apart: Collection[str] = frozenset(),
    asked: Sequence[object] = (),
) -> str:
    """Equal for runs that end on boards between which no player could tell a difference, and for the same reason; and in which the
    same actions were ``refused``.

    Objects count by what they are and not by what a scenario calls them, so that of two bears that are alike it does not
    matter which one died; the order of permanents, hands and graveyards does not count, nor what waited on the stack when
    the game ended. ``apart``: the ids of objects of which each counts for itself. ``asked``: what a question wants to know that
    no board shows.
    """
    board_data = report.final(game, people)
    for player in board_data["giocatori"]:
        player["zone"] = {
            zone: [card["nome"] for card in cards]
            if zone == ZONES.word(Zone.LIBRARY)
            else sorted(card["nome"] for card in cards)
            for zone, cards in player["zone"].items()
        }
        player["permanenti"] = sorted(json.dumps(_nameless(one), sort_keys=True) for one in player["permanenti"])
    board_data["legami"] = sorted(_links(game))
    over = game.result is not None
    board_data["pila"] = [] if over else [_nameless(one) for one in board_data["pila"]]
    where = sorted((one.label, one.zone.value) for one in such(game.objects, lambda one: one.label in apart))
    return json.dumps([board_data, [*refused], stopped_by, where, [*asked]], sort_keys=True, ensure_ascii=False)


def _links(game: Game) -> Iterator[tuple[str, str, str, int, int]]:
    """607.2a: what an ability of a permanent keeps somewhere, under whose control: another permanent of that name finds nothing.

    Of several permanents with one name under one player, each is told by its place among them.
    """
    board, linked = board_of(game), [*such(game.objects, lambda one: one.linked_to is not None)]
    places = {one.id: place for place, one in enumerate(game.permanents())} if linked else {}
    for one in linked:
        keeper = one.linked_to
        if keeper in places and one.zone is not Zone.BATTLEFIELD:
            name, whose = board.characteristics(keeper).name, board.controller(keeper)
            alike = [
                other
                for other in places
                if (board.characteristics(other).name, board.controller(other)) == (name, whose)
            ]
            yield board.characteristics(one.id).name, one.zone.value, name, whose, alike.index(keeper)


def _nameless(one: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in one.items() if key != "id"}


def facts(run: Run) -> tuple[str, ...]:
    """The end of a run, fact by fact, each a clause in Italian."""
    return (*_of_run(run), *board_facts(run.final, run.people))


def board_facts(game: Game, people: People) -> tuple[str, ...]:
    """A board, fact by fact: how each player stands, each permanent, what is in each zone."""
    return tuple(fact for player in game.players for fact in _of_player(game, player.id, people))


def distinguishing(runs: Sequence[Run]) -> tuple[tuple[str, ...], ...]:
    """For each run the facts of its end that are not facts of every one; where that says too little, all of its facts."""
    told = [facts(run) for run in runs]
    everywhere = Counter(fact for one in told for fact in dict.fromkeys(one))
    common = {fact for fact, count in everywhere.items() if count == len(runs)}
    return tuple(tuple(dict.fromkeys(fact for fact in one if fact not in common)) for one in told)


def _of_run(run: Run) -> Iterator[str]:
    result = run.final.result
    if result is not None:
        winners = listed(run.people.name(PlayerId(one)) for one in result.winners)
        yield f"la partita è finita: {f'ha vinto {winners}' if winners else 'è patta'}"
    if run.refusal is not None:
        yield f"l'azione {run.refusal.action + 1} è rifiutata per la regola {run.refusal.rule}"
    if run.stopped_by:
        yield run.stopped_by


def _of_player(game: Game, player: PlayerId, people: People) -> Iterator[str]:
    yield from (f"{people.name(player)}: {told}" for told in board.standing(game, player))
    here = board_of(game)
    told: Counter[str] = Counter()
    for one, count in here.few(here.all_in(Zone.BATTLEFIELD)):
        if here.controller(one.id) == player:
            told[board.permanent_words(one, game, people)] += count
    for words, count in told.items():
        yield f"{words}, sul campo di battaglia sotto {people.name(player)}" + (f" ({count})" if count > 1 else "")
    for zone in _HELD:
        yield from _of_zone(game, zone, player, people)


def _of_zone(game: Game, zone: Zone, player: PlayerId, people: People) -> Iterator[str]:
    owner = NOBODY if zone.shared else player
    inside = [one for one in game.objects_in([(zone, owner)]) if one.owner == player]
    word = f"{ZONES.word(zone)} di {people.name(player)}"
    for name, count in Counter(_name(one, game, people) + _kept_by(one, game, people) for one in inside).items():
        yield f"{name}: {word}" + (f" ({count})" if count > 1 else "")


def _kept_by(one: GameObject, game: Game, people: People) -> str:
    """607.2a: by which permanent it was put there, as far as an ability of that one still looks for it."""
    keeper = None if one.linked_to is None else game.objects.get(one.linked_to)
    if keeper is None or not keeper.on_battlefield:
        return ""
    return f" (messa lì da {board.name_words(keeper, game, people)} di {people.name(board_of(game).controller(keeper.id))})"


def _name(one: GameObject, game: Game, people: People) -> str:
    return board.name_words(one, game, people) if one.printed.name else "carte non dette"
