"""104.4b, 732.4: mandatory loops in which something grows: the same round again on a board that only holds more.

Proved by what grows. A round that ends on the board on which it began, but for more life, damage, counters or tokens, is the next
round too if nothing reads what grew. What reads what is not guessed: only abilities of words listed here, which look at the one
event that they trigger on and do as much as they say, are known to read none of it; any other word is no proof.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.board.board import Board
from engine.board.board_of import board_of
from engine.cards.abilities.ability import Activated, Cost, Keyword, SpellAbility
from engine.cards.abilities.filters import Filter
from engine.flow.positions import Position, position
from engine.state.game import Game
from engine.state.objects import GameObject
from engine.words.counters import CHARGE, KEYWORD_COUNTERS, PLUS
from engine.words.record import is_record, replace, within
from engine.words.terms import Kind, ObjectId, Zone

_WORDS = frozenset(
    (
        *("Triggered", "Keyword", "SpellAbility", "Characteristics", "Filter", "Fixed", "EventAmount", "TargetSpec"),
        *("LifeChanges", "DealsDamage", "Moves", "CountersPutOn"),
        *("GainLife", "LoseLife", "DealDamage", "PutCounters", "CreateTokens", "Tap", "Untap"),
        *("ChangesLife", "ChangesDamage", "ChangesCounters", "ChangesTokens", "Prevents", "DamagePattern"),
        *("This", "It", "Other", "You", "EventPlayer", "EachPlayer", "ControllerOf", "OwnerOf"),
    )
)
"""Words that look at the event or at who is there, and never at how much there is of anything."""
_KEYWORDS = frozenset(
    (
        *("deathtouch", "defender", "double strike", "first strike", "flying", "haste", "hexproof", "indestructible"),
        *("lifelink", "menace", "reach", "shroud", "trample", "vigilance"),
    )
)
_OF_NUMBERS = ("power", "power_than_this", "toughness", "tougher", "counter", "counter_bounds", "without_counter")
"""Criteria of a description that counters change."""
_COUNTERS = frozenset((PLUS, CHARGE, *KEYWORD_COUNTERS))
"""Counters of which more are nothing but more, where nothing reads numbers; others have rules of their own."""
_KEPT = 2
"""How many of the tokens that are alike are looked at: one more of them is nothing new."""

Amounts = Mapping[tuple[str, int, str], int]


def grown_position(game: Game) -> Position | None:
    """The board without what may grow; ``None`` where something on it might read that."""
    board = board_of(game)
    if not _reads_nothing(board):
        return None
    return position(game, growing=True, left_out=_one_more(game, board))


def grows(rounds: Sequence[Game]) -> bool:
    """Whether from the first to the last of these boards, all those of one round, there is never less of anything and more of
    something, and every growth is harmless: nobody comes nearer to losing, and damage was lethal already."""
    first, last = rounds[0], rounds[-1]
    before, after = _amounts(first), _amounts(last)
    if any(after.get(key, 0) < count for key, count in before.items()):
        return False
    more = [key for key, count in after.items() if count > before.get(key, 0)]
    tokens = len(last.zone(Zone.BATTLEFIELD)) > len(first.zone(Zone.BATTLEFIELD))
    return bool(more or tokens) and all(_harmless(key, before, rounds) for key in more)


def _harmless(key: tuple[str, int, str], before: Amounts, rounds: Sequence[Game]) -> bool:
    what, place, kind = key
    if what == "life":
        return True
    if what == "counters":
        numbers = kind == PLUS and any(game.combat is not None for game in rounds)
        return kind in _COUNTERS and before.get(key, 0) > 0 and not numbers
    return all(before.get(key, 0) >= _toughness(game, place) for game in rounds)


def _toughness(game: Game, place: int) -> int:
    """704.5g: how much damage is lethal to what lies at a place of the battlefield; past that more changes nothing."""
    inside = game.zone(Zone.BATTLEFIELD)
    return (board_of(game).characteristics(inside[place]).toughness or 0) if place < len(inside) else 0


def _amounts(game: Game) -> Amounts:
    """How much there is of what may grow, by where it is."""
    found = {("life", number, ""): side.life for number, side in enumerate(game.sides)}
    for place, one in enumerate(game.zone(Zone.BATTLEFIELD)):
        held = game.objects[one]
        found["damage", place, ""] = held.damage
        found |= {("counters", place, kind): count for kind, count in held.counters.items()}
    return found


def _reads_nothing(board: Board) -> bool:
    """Whether every ability that could do anything now is made of words that read nothing that grows."""
    game = board.game
    later = [*(one.ability for one in game.delayed), *(one.ability for one in game.waiting)]
    on_stack = [one.ability for one in game.stacked() if one.ability is not None]
    if game.effects or game.preventions or not _known((*later, *on_stack)):
        return False
    return all(_known(_working(board, one)) for _, one in board.as_kept() if not one.zone.hidden)


def _working(board: Board, one: GameObject) -> Iterable[object]:
    """The abilities of an object but for the text of an instant or sorcery that nobody casts, and for what nobody activates.

    732.4-732.5: a loop of mandatory actions has no activation in it; whoever could activate something there could break it.
    """
    abilities = [each for each in board.characteristics(one.id).abilities if not _left_alone(each)]
    if one.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return abilities
    return [ability for ability in abilities if not isinstance(ability, SpellAbility)]


def _left_alone(ability: object) -> bool:
    """Whether an ability can be activated by and by no more than it can now: nothing that grows pays for it or makes it legal."""
    if (
        not isinstance(ability, Activated)
        or ability.condition is not None
        or ability.cost_changes
        or ability.x is not None
    ):
        return False
    cost = replace(ability.cost, mana="", tap=False, untap=False, sacrifice_this=False, exile_this=False)
    return cost == Cost() and not ability.modes and _known(ability.targets)


def _known(abilities: Iterable[object]) -> bool:
    for ability in abilities:
        for part in within(ability):
            if type(part).__name__ not in _WORDS:
                return False
            if isinstance(part, Keyword) and part.keyword not in _KEYWORDS:
                return False
            if isinstance(part, Filter) and any(getattr(part, name) is not None for name in _OF_NUMBERS):
                return False
    return True


def _one_more(game: Game, board: Board) -> tuple[ObjectId, ...]:
    """Tokens without abilities of which there are several alike on the battlefield, and which nothing that waits speaks of."""
    spoken = {
        found for one in game.objects.values() if one.zone is Zone.STACK for found in _numbers(one.bindings, one.chosen)
    }
    spoken |= {found for one in game.waiting for found in _numbers(one.bindings)}
    spoken |= {found for one in game.delayed for found in _numbers(one.bindings)}
    spoken |= {one.attached_to for one in game.objects.values() if isinstance(one.attached_to, int)}
    seen: dict[object, int] = {}
    found = []
    for one in game.zone(Zone.BATTLEFIELD):
        held, looks = game.objects[one], board.characteristics(one)
        if (
            held.kind is not Kind.TOKEN
            or looks.abilities
            or one in spoken
            or held.damage
            or any(held.counters.values())
        ):
            continue
        alike = (looks, board.controller(one), held.tapped, held.controlled_since_turn >= game.latest_turn)
        number = seen[alike] = seen.get(alike, 0) + 1
        if number > _KEPT:
            found.append(one)
    return tuple(found)


def _numbers(*values: object) -> set[object]:
    """Every id that some values could hold."""
    found: set[object] = set()
    ahead = list(values)
    while ahead:
        one = ahead.pop()
        if isinstance(one, int):
            found.add(one)
        elif isinstance(one, Mapping):
            ahead += [*one.keys(), *one.values()]
        elif isinstance(one, tuple):
            ahead += one
        elif is_record(one):
            ahead += [getattr(one, name) for name in one.__struct_fields__]
    return found


def glance(game: Game) -> Position:
    """What shows of a growing board without looking at its objects: boards that differ here are not one round apart."""
    sizes = tuple(
        (place, len(inside)) for place, inside in sorted(game.places.items()) if place[0] is not Zone.BATTLEFIELD
    )
    return (game.receiver, game.turn.active, game.turn.step, sizes, len(game.delayed), len(game.waiting))
