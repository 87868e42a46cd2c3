"""613: what of a board still holds after something has changed. Most events change nothing that a layer looks at, and most others
change it for the objects that they are about alone: only what cannot be told so is worked out again as a whole."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.board.alone import Alone
from engine.board.applying import Rests, Underlying
from engine.board.board import Board
from engine.board.functioning import functions_there
from engine.board.resting import SET_ASIDE
from engine.cards.sorting import sorted_abilities
from engine.state.crowds import ByNumber
from engine.state.faces import is_hidden
from engine.state.followed import Followed
from engine.state.game import Game
from engine.state.lasting import ContinuousEffect
from engine.state.merged import is_merged
from engine.state.objects import GameObject
from engine.words.metrics import METER
from engine.words.terms import ObjectId, Zone

_MADE_OF = tuple(name for name in GameObject.__struct_fields__ if name not in SET_ASIDE)
"""The fields of an object that a layer may look at whatever the effects say."""


def still(last: Board, game: Game) -> Board | None:
    """613.1: the board of a game, made of the one before its last changes; ``None`` where all layers must be applied again."""
    under = last.underlying
    if not isinstance(under, Underlying) or under.rests.everything or not _same_around(last.game, game, under.rests):
        return None
    if not _same_crowds(last.objects, game.objects):
        return None
    others = _others(last.objects, game.objects)
    differ = [
        (was, now) for was, now in others if was is None or now is None or not _looks_the_same(was, now, under.rests)
    ]
    touched = [pair for pair in differ if any(one is not None and _matters(one, last, under) for one in pair)]
    if touched and (under.rests.others or not under.one_by_one):
        return None
    if any(is_merged(one) for pair in touched for one in pair if one is not None):
        return None
    if any(_is_source(one, under) for pair in touched for one in pair if one is not None):
        return None
    board = last.over(game)
    board.drop(was.id for was, now in differ if was is not None and now is None)
    if touched and not Alone(game, board, under.history).run_alone([now for _, now in touched if now is not None]):
        return None
    board.carry(last, differ)
    if last.unchecked is not None:
        board.unchecked = last.unchecked.union(now.id for _, now in others if now is not None)
    METER.kept += 1
    return board


def _same_around(then: Game, now: Game, rests: Rests) -> bool:
    """Whether there are the same effects of resolutions, the same people, and of the game what the effects look at."""
    if any(getattr(then, fact) != getattr(now, fact) for fact in rests.facts):
        return False
    if then.table is not now.table and then.table != now.table:  # 801.10: who is reached by what
        return False
    if then.effects is not now.effects:
        before, after = _with_parts(then.effects), _with_parts(now.effects)
        if len(before) != len(after) or any(one is not other for one, other in zip(before, after, strict=True)):
            return False
    return then.players is now.players or _seats(then) == _seats(now)


def _with_parts(effects: Sequence[ContinuousEffect]) -> list[ContinuousEffect]:
    """Permissions, prohibitions and designations change no characteristic; an effect that asks for them rests on everything."""
    return [one for one in effects if one.parts]


def _seats(game: Game) -> tuple[object, ...]:
    return tuple((one.in_game, one.team, one.side) for one in game.players)


Pair = tuple[GameObject | None, GameObject | None]
"""An object before and after; ``None`` where it was not there, or is there no more."""


def _same_crowds(before: Mapping[ObjectId, GameObject], after: Mapping[ObjectId, GameObject]) -> bool:
    """Whether what is kept as one is the very same."""
    then = before.crowds if isinstance(before, ByNumber) else {}
    now = after.crowds if isinstance(after, ByNumber) else {}
    return len(then) == len(now) and all(now.get(first) is crowd for first, crowd in then.items())


def _others(before: Mapping[ObjectId, GameObject], after: Mapping[ObjectId, GameObject]) -> list[Pair]:
    """What is not the very same as it was, is new or is gone."""
    if before is after:
        return []
    if isinstance(before, ByNumber) and isinstance(after, ByNumber):
        before, after = dict(before.singles()), dict(after.singles())
    touched = after.touched_since(before) if isinstance(after, Followed) else None
    if touched is not None:
        METER.looked_through += len(touched)
        pairs = [(before.get(one), after.get(one)) for one in touched]
        gone: list[Pair] = [(was, None) for was, now in pairs if was is not None and now is None]
        return gone + [(was, now) for was, now in pairs if now is not None and now is not was]
    METER.looked_through += len(after)
    found: list[Pair] = [(before[gone], None) for gone in sorted(before.keys() - after.keys())]
    for number, now in after.items():
        was = before.get(number)
        if was is not now:
            found.append((was, now))
    return found


def _looks_the_same(was: GameObject, now: GameObject, rests: Rests) -> bool:
    return all(
        getattr(was, name) is getattr(now, name) or getattr(was, name) == getattr(now, name)
        for name in (*_MADE_OF, *rests.fields)
    )


def _matters(one: GameObject, board: Board, under: Underlying) -> bool:
    """Whether any layer looks at an object: where it is, by what it is, or since an effect is about it."""
    return (
        one.zone is Zone.BATTLEFIELD
        or one.zone in under.rests.zones
        or one.id in under.watched
        or board.is_changed(one.id)
        or bool(one.stickers)
        or is_hidden(one)
        or _has_statics(one)
    )


def _has_statics(one: GameObject) -> bool:
    """604.3, 113.6: whether an object has static abilities of its own that function where it is."""
    return any(
        ability.defines or functions_there(one, one.printed, ability.zones)
        for _, ability in sorted_abilities(one.printed).static
    )


def _is_source(one: GameObject, under: Underlying) -> bool:
    """Whether an effect comes from an object, or is looked at through it."""
    return one.id in under.sources or _has_statics(one)
