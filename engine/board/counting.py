"""122, 123, 700.5, 702.184: numbers that are read off one player, one permanent or several names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from engine.board.criteria import has_size, related
from engine.board.matching import describe_failure
from engine.cards.abilities.casting import CrewsStronger, StationsByToughness
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.player_rules import MoreDevotion
from engine.cards.characteristics import Characteristics, symbols
from engine.state.bindings import Bindings
from engine.state.crowds import such
from engine.state.ids import size
from engine.state.objects import GameObject, Recipient
from engine.words.citations import not_implemented
from engine.words.subtypes import BASIC_LANDS, among
from engine.words.terms import (
    NOBODY,
    Action,
    Color,
    Deed,
    Designation,
    Kind,
    ObjectId,
    PlayerId,
    StickerKind,
    TurnStep,
    Zone,
)

if TYPE_CHECKING:
    from engine.board.board import Board
    from engine.state.game import Game

not_implemented("700.10", "permanenti che sono stati attivati in questo turno")
not_implemented("700.16", "creature degne")


PARTY = ("Cleric", "Rogue", "Warrior", "Wizard")


def party_size(board: Board, player: PlayerId) -> int:
    """700.8: up to one creature of each of four types, so that there are as many of them as there can be."""
    roles: list[set[int]] = []
    for one in board.all_in(Zone.BATTLEFIELD):
        looks = board.characteristics(one)
        if looks.creature and board.controller(one) == player:
            subtypes = looks.subtypes
            roles.append({number for number, role in enumerate(PARTY) if among(role, subtypes)})
    filled: dict[int, int] = {}
    for creature in range(len(roles)):
        _place(creature, roles, filled, set())
    return len(filled)


def _place(creature: int, roles: list[set[int]], filled: dict[int, int], tried: set[int]) -> bool:
    """Give a creature a place in the party, moving others to another place of theirs where that helps."""
    for role in sorted(roles[creature] - tried):
        tried.add(role)
        if role not in filled or _place(filled[role], roles, filled, tried):
            filled[role] = creature
            return True
    return False


def devotion(board: Board, colors: tuple[Color, ...], player: PlayerId) -> int:
    """700.5, 700.5a: each symbol of any of the colours once, and what effects add to it; after copy and control effects, and before
    all others: none of those changes a mana cost, and what they do to abilities is left aside."""
    letters = {color.value for color in colors}
    found = 0
    for part, one in board.as_kept(Zone.BATTLEFIELD):
        you, looks = board.controller(one.id), board.copiable(one.id)
        if you == player:
            found += size(part) * sum(
                1 for symbol in symbols(looks.mana_cost or "") if letters.intersection(symbol.split("/"))
            )
        found += size(part) * sum(
            ability.count
            for ability in looks.abilities
            if isinstance(ability, MoreDevotion) and related(board, player, you, ability.who, source=one.id)
        )
    return found


def stations_with(one: ObjectId, board: Board) -> int:
    """702.184a, 702.184c: the power of a creature, or its toughness where a static ability has it stationed with that.

    608.2h: as it is, or as it last was.
    """
    seen = board.last_seen(one)
    if seen is None:
        return 0
    found, looks, controller = seen
    by_toughness = any(
        describe_failure(said.ability.creatures, board, found, looks, controller, source=said.source, you=said.you)
        is None
        for said in board.in_force.casting_rules(StationsByToughness)
    )
    return (looks.toughness if by_toughness else looks.power) or 0


def crews_with(one: ObjectId, board: Board, *, saddles: bool) -> int:
    """702.122a, 702.171a: the power of a creature as it is tapped to crew a Vehicle, or to saddle a Mount, with what it counts for
    besides, as static abilities say."""
    found, looks = board.objects[one], board.characteristics(one)
    controller = board.controller(one)
    plus = (
        said.ability.plus
        for said in board.in_force.casting_rules(CrewsStronger)
        if (said.ability.saddles or not saddles)
        and describe_failure(said.ability.creatures, board, found, looks, controller, source=said.source, you=said.you)
        is None
    )
    return (looks.power or 0) + sum(plus)


def attacked_with(player: PlayerId, board: Board) -> int:
    """608.2i: those that were declared as attackers in this turn, on the battlefield or gone, creatures or no longer."""
    now = board.game.turn.number
    if player not in board.game.together(board.game.turn.active):
        return 0
    there = (one.id for one in such(board.objects, lambda one: one.last_attacked == now))
    gone = (
        one for one, known in board.game.lki.items() if one not in board.objects and known.object.last_attacked == now
    )
    return len({*there, *gone})


def power_attacked_with(who: frozenset[PlayerId], board: Board) -> int:
    """508.1k, 608.2i: the power of all that these players declared as attackers in this combat, each as it was then."""
    declared = (pair for combat in board.game.combats for pair in combat.powers)
    return sum(power for player, power in declared if player in who)


def gone_this_turn(wanted: Filter, to: Zone | None, board: Board, bound: Bindings) -> int:
    """608.2i: what has left the zone of the description in this turn, as it last was there (603.10a): its look, its controller,
    where it went. 700.4: a card that was discarded or milled, and a spell that was countered, have not died."""
    left = ((known, count) for known, count in board.game.lki.kinds() if known.left_in == board.game.turn.number)
    return sum(
        count
        for known, count in left
        if (to is None or known.went_to is to)
        and known.object.zone in wanted.zones
        and describe_failure(
            wanted,
            board,
            known.object,
            known.characteristics,
            known.controller,
            source=bound.source,
            you=bound.you,
            moved=bound.moved,
        )
        is None
    )


def done_this_turn(
    what: Deed,
    who: Iterable[PlayerId],
    wanted: Filter,
    board: Board,
    bound: Bindings,
    *,
    origins: tuple[Zone, ...] = (),
    action: Action | None = None,
    counter: str | None = None,
) -> int:
    """608.2i: what these players have done in this turn with what matched, as it was as they did it.

    ``origins``: only from one of these zones. ``action``: only that keyword action. ``counter``: only counters of that kind.
    """
    acting = frozenset(who)
    done = (
        one
        for one in board.game.done_this_turn
        if one.what is what
        and one.player in acting
        and (not origins or one.origin in origins)
        and (action is None or one.action is action)
        and (counter is None or one.counter == counter)
    )
    return sum(
        one.count
        for one in done
        if one.object is None
        or one.looks is None
        or describe_failure(
            wanted, board, one.object, one.looks, one.player, source=bound.source, you=bound.you, moved=bound.moved
        )
        is None
    )


def crew_of(one: ObjectId, board: Board) -> int:
    """702.122b, 702.171c: how many creatures were tapped in this turn to crew or saddle it, each counted once."""
    return len({done.to for done in board.game.done_this_turn if done.what is Deed.MANNED and done.was_of(one)})


def times_resolved(board: Board, source: ObjectId) -> int:
    """608.2i: how often the ability of that object that is resolving has resolved in this turn, this time counted too."""
    stack = board.game.places.get((Zone.STACK, NOBODY), ())
    there = (board.objects[one] for one in reversed(stack))
    now = next((one for one in there if one.kind is Kind.ABILITY and one.source == source), None)
    done = (one.object for one in board.game.done_this_turn if one.what is Deed.RESOLVED and one.object is not None)
    before = sum(
        1
        for one in done
        if now is not None and (one.source, one.ability_place) == (now.source, now.ability_place) and _of_one(one, now)
    )
    return before + 1


def _of_one(one: GameObject, other: GameObject) -> bool:
    """113.2c: whether two records are one ability: the same, or of one text: 'whenever ... and whenever ...'."""
    text = getattr(one.ability, "text", "")
    return one.ability == other.ability or bool(text and text == getattr(other.ability, "text", ""))


def most_apart(several: list[frozenset[str]]) -> int:
    """How many sets of names can be taken so that no two have a name in common. One name alone never stands in the way of more."""
    single = [names for names in several if len(names) == 1]
    taken = frozenset(name for names in single for name in names)
    rest = [names for names in several if len(names) > 1 and taken.isdisjoint(names)]
    if not rest:
        return len(single)
    first, others = rest[0], rest[1:]
    with_it = 1 + most_apart([names for names in others if first.isdisjoint(names)])
    return len(single) + max(with_it, most_apart(others))


def read_off(what: str, several: Iterable[tuple[GameObject, Characteristics, int]]) -> Iterator[int]:
    """208.1, 202.3: 'powers', 'toughnesses' of what has them (208.3), 'mana values'."""
    for found, looks, value in several:
        if what == "mana values":
            yield value
        elif has_size(found, looks):
            yield (looks.power if what == "powers" else looks.toughness) or 0


def different(what: str, several: Iterable[tuple[GameObject, Characteristics, int]]) -> frozenset[object]:
    """205.2a, 305.6, 105.2: what there is among objects, each once."""
    match what:
        case "card types":
            return frozenset(one for _, looks, _ in several for one in looks.types)
        case "basic land types":
            return frozenset(one for _, looks, _ in several for one in looks.subtypes if one in BASIC_LANDS)
        case "colors":
            return frozenset(one for _, looks, _ in several for one in looks.colors)
        case "names":
            return frozenset(name for _, looks, _ in several for name in looks.names)
        case _:
            return frozenset(read_off(what, several))


_VOWELS = "aeiouy"


def on_stickers(found: GameObject, what: str, letters: str) -> int:
    """123.6d-e, 123.8a: a number that is read off the stickers on an object; large and small letters are the same."""
    stickers = [on.sticker for on in found.stickers]
    words = [one.words.lower() for one in stickers if one.kind is StickerKind.NAME]
    sizes = [one for one in stickers if one.kind is StickerKind.SIZE]
    match what:
        case "letters":
            return sum(word.count(letter) for word in words for letter in dict.fromkeys(letters.lower()))
        case "vowels":
            return sum(len([vowel for vowel in _VOWELS if vowel in word]) for word in words)
        case "power":
            return sum(one.power for one in sizes)
        case "toughness":
            return sum(one.toughness for one in sizes)
        case _:
            return len(stickers)


MONSTROSITY = "\0monstrosity"
"""701.37c: the name of the number of a monstrosity among those that its effect keeps."""


def monstrosity(one: Recipient, board: Board) -> int:
    """701.37c: what X was as a permanent became monstrous."""
    effects = board.game.effects
    found = (each for each in effects if Designation.MONSTROUS in each.marks and one in each.objects)
    return max((each.bindings.numbers.get(MONSTROSITY, 0) for each in found), default=0)


def drew_of_the_step(game: Game, player: PlayerId) -> int | None:
    """504.1: how many cards the player has drawn in the draw step that it is; ``None`` if it is not the player's own."""
    own = game.turn.step is TurnStep.DRAW and player in game.together(game.turn.active)
    return game.player(player).drawn_in_step if own else None
