"""The board at one moment, in words: every player with their zones and permanents, and the stack, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine import Moment, PlayerTarget, board_of
from engine.board.doors import halves_of
from engine.state.merged import is_merged, represented_by
from engine.words.terms import NOBODY, Kind, PlayerId, Zone
from scenarios.language.terms import DOORS, STEPS
from scenarios.language.words import People, counter_name, listed, number, plain, printed, thousands

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine import Game, Recipient
    from engine.state.fighting import Attacker
    from engine.state.objects import GameObject
    from engine.words.terms import ObjectId

HEADING, DETAIL, OBJECT = range(3)
"""How far in a line stands: a player or the stack, what is said of them, what they have."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the board. Lines with the same `key` on two boards speak of the same thing."""

    key: str
    level: int
    text: str


def lines(game: Game, people: People) -> tuple[Line, ...]:
    """The whole board: the turn, the stack if anything is on it, then each seat in turn order from the first."""
    return (
        Line("turn", HEADING, turn_words(game, people)),
        *stack_lines(game, people),
        *(line for seat in range(len(game.players)) for line in _seat(game, PlayerId(seat), people)),
    )


def changed(before: Sequence[Line], after: Sequence[Line]) -> frozenset[str]:
    """The keys of the lines that were not there before, or said something else; none where there is no before."""
    was = {line.key: line.text for line in before}
    return frozenset(line.key for line in after if was.get(line.key) != line.text) if before else frozenset()


def turn_words(game: Game, people: People) -> str:
    """500: which turn it is, whose, and at which step; how the game ended."""
    turn = game.turn
    where = f"Turno {turn.number} di {people.name(turn.active)}, {STEPS.word(turn.step)}"
    if game.opening is not None:
        where = f"Prima del primo turno, di {people.name(turn.active)}"
    if game.night is not None:
        where += f", {'notte' if game.night else 'giorno'}"
    if game.result is None:
        return where
    who = listed(people.name(PlayerId(winner)) for winner in game.result.winners)
    return f"{where}: partita finita, {f'ha vinto {who}' if who else 'patta'}"


def stack_lines(game: Game, people: People) -> Iterator[Line]:
    """405: the stack from its top, behind a heading; nothing where it is empty."""
    stack = game.zone(Zone.STACK)
    if not stack:
        return
    yield Line("stack", HEADING, f"Pila ({len(stack)}), dalla cima")
    board = board_of(game)
    for place, one in enumerate(reversed(stack), 1):
        found = game.objects[one]
        whose = f" di {people.name(board.controller(one))}"
        chosen = found.chosen
        targets = [_recipient(target, game, people) for group in (chosen.targets if chosen else ()) for target in group]
        at = f", {'bersaglio' if len(targets) == 1 else 'bersagli'} {listed(targets)}" if targets else ""
        x = f", X = {chosen.x}" if chosen is not None and chosen.x is not None else ""
        yield Line(f"stack {int(one)}", OBJECT, f"{place}. {_stacked(found, game, people)}{whose}{x}{at}")


def _stacked(found: GameObject, game: Game, people: People) -> str:
    if found.kind is not Kind.ABILITY:
        return name_words(found, game, people)
    source = None if found.source is None else board_of(game).last_seen(found.source)
    name = plain(found.label) if source is None else plain(source[1].name or source[0].label)
    return f"abilità di {name}"


def _seat(game: Game, seat: PlayerId, people: People) -> Iterator[Line]:
    key = f"player {int(seat)}"
    yield Line(key, HEADING, player_words(game, seat, people))
    yield Line(f"{key} zones", DETAIL, " · ".join(zones_words(game, seat, people)))
    board = board_of(game)
    for found, count in board.few(game.zone(Zone.BATTLEFIELD)):
        if board.controller(found.id) == seat:
            often = f" ({thousands(count)})" if count > 1 else ""
            yield Line(f"object {int(found.id)}", OBJECT, permanent_words(found, game, people) + often)
    for zone, what in ((Zone.EXILE, "in esilio"), (Zone.COMMAND, "nella zona di comando")):
        for found, _ in board.few(game.zone(zone)):
            if found.owner == seat and found.kind is not Kind.DESIGNATION:
                told = ", ".join((what, *elsewhere_words(found, game, people)))
                yield Line(f"object {int(found.id)}", OBJECT, f"{name_words(found, game, people)}: {told}")


def player_words(game: Game, seat: PlayerId, people: People) -> str:
    """A player with how they stand, and whether it is their turn."""
    told = list(standing(game, seat))
    if seat == game.turn.active:
        told.append("di turno")
    if game.moment is Moment.PRIORITY and seat == game.receiver:
        told.append("ha priorità")
    return f"{people.name(seat)}: {', '.join(told)}"


def standing(game: Game, seat: PlayerId) -> Iterator[str]:
    """How a player stands: life, poison and other counters, damage from commanders, whether they have left."""
    player, side = game.player(seat), game.side(seat)
    yield number(side.life, "punto vita", "punti vita") + (" della squadra" if side.shared else "")
    if side.poison:
        yield _counters("poison", side.poison)
    yield from (_counters(kind, count) for kind, count in player.counters.items())
    yield from (f"{count} danni dal comandante {plain(label)}" for label, count in player.commander_damage.items())
    yield from (
        f"ha già lanciato {number(times, 'volta', 'volte')} il comandante {plain(label)}"
        for label, times in player.commander_casts.items()
    )
    if game.monarch == seat:
        yield "è il monarca"
    if game.initiative == seat:
        yield "ha l'iniziativa"
    if player.speed is not None:
        yield f"velocità {player.speed}"
    if player.tempted:
        yield f"tentato dall'Anello {number(player.tempted, 'volta', 'volte')}"
    if player.completed:
        yield f"ha completato {listed(plain(name) for name in player.completed)}"
    if not player.in_game:
        yield "ha lasciato la partita"


def zones_words(game: Game, seat: PlayerId, people: People) -> Iterator[str]:
    """How many cards a player has where, and which of them are known."""
    for zone, word in ((Zone.HAND, "mano"), (Zone.LIBRARY, "grimorio"), (Zone.GRAVEYARD, "cimitero")):
        cards = game.zone(zone, seat)
        here = board_of(game).few(cards)
        names = [
            name_words(one, game, people) + (f" ({thousands(count)})" if count > 1 else "")
            for one, count in here
            if one.printed.name
        ]
        shown = f" ({', '.join(names)})" if names and zone is not Zone.LIBRARY else ""
        yield f"{word} {len(cards)}{shown}"


def permanent_words(found: GameObject, game: Game, people: People) -> str:
    """A permanent with its size and its state: TAPped, damage, counters, what it is attached to, its part in combat."""
    looks = board_of(game).characteristics(found.id)
    size = f" {looks.power}/{looks.toughness}" if looks.power is not None and looks.toughness is not None else ""
    told = list(state_words(found, game, people))
    return f"{name_words(found, game, people)}{size}" + (f": {', '.join(told)}" if told else "")


def elsewhere_words(found: GameObject, game: Game, people: People) -> Iterator[str]:
    """122.1, 607.2a: what there is to see of a card outside the battlefield: its counters, what it was exiled with."""
    for kind, count in found.counters.items():
        yield _counters(kind, count)
    if found.linked_to is not None and found.zone is Zone.EXILE:
        yield f"esiliata con {_recipient(found.linked_to, game, people)}"


def state_words(found: GameObject, game: Game, people: People) -> Iterator[str]:
    """The state of a permanent and its part in combat, piece by piece."""
    if found.kind is Kind.TOKEN:
        yield "pedina"
    if found.tapped:
        yield "TAPpato"
    if found.phased_out:
        yield "fuori fase"
    if found.face_down:
        yield "a faccia in giù"
    if halves_of(board_of(game), found.id):
        yield doors_words(found.unlocked)
    if is_merged(found):
        below = (plain(one.printed.name or one.label) for one in represented_by(found)[1:])
        yield f"fuso sopra {listed(below)}"
    if found.damage:
        yield number(found.damage, "danno", "danni")
    if found.deathtouched:
        yield "colpito da tocco letale"
    for kind, count in found.counters.items():
        yield _counters(kind, count)
    if found.attached_to is not None:
        yield f"assegnato a {_recipient(found.attached_to, game, people)}"
    if found.protector != NOBODY:
        yield f"protettore {people.name(found.protector)}"
    controller = board_of(game).controller(found.id)
    if found.owner != controller:
        yield f"di proprietà di {people.name(found.owner)}"
    yield from _combat(found.id, game, people)


def doors_words(unlocked: Sequence[str]) -> str:
    """709.5c: which doors of a permanent are unlocked."""
    if not unlocked:
        return "con tutte e due le porte bloccate"
    return "sbloccata del tutto" if len(unlocked) == 2 else f"sbloccata a {DOORS.word(unlocked[0])}"


def _combat(one: ObjectId, game: Game, people: People) -> Iterator[str]:
    attackers: Iterable[Attacker] = game.combat.attackers if game.combat is not None else ()
    for attacker in attackers:
        if attacker.object == one:
            yield f"attacca {_recipient(attacker.defender, game, people)}"
            if attacker.blocked:
                yield "bloccato"
        if one in attacker.blockers:
            yield f"blocca {_recipient(attacker.object, game, people)}"


def _counters(kind: str, count: int) -> str:
    return f"{number(count, 'segnalino', 'segnalini')} {counter_name(kind)}"


def _recipient(one: Recipient, game: Game, people: People) -> str:
    if isinstance(one, PlayerTarget):
        return people.name(one.player)
    seen = board_of(game).last_seen(one)
    return "un oggetto che non c'è più" if seen is None else name_words(seen[0], game, people)


def name_words(found: GameObject, game: Game, people: People) -> str:
    """An object as a person calls it: its name, and its label too where several objects bear the same name."""
    seen = board_of(game).last_seen(found.id)
    name = (seen[1].name if seen else "") or found.printed.name
    if not name:
        return plain(found.label)
    return f"{printed(name)} ({plain(found.label)})" if name in people.ambiguous else printed(name)
