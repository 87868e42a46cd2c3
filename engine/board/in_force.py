"""611, 613.11, 614: what abilities and lasting effects say now of events, costs, turns, combat and what may be done.

Which abilities function at all is found once for many boards (`engine.board.functioning`); here are those whose condition is true,
and after them what resolutions said for a time. What they do to the characteristics of objects, the layers do
(`engine.board.projection`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from engine.board.functioning import Found, gives_replacement
from engine.board.holding import holds
from engine.board.standing import Standing
from engine.cards.abilities.ability import Cannot, Replaces
from engine.cards.abilities.casting import CastingRule, ChangesCost
from engine.cards.abilities.combat import CombatRule
from engine.cards.abilities.player_rules import (
    CastLimit,
    CastTimes,
    DrawLimit,
    InsteadOfLosing,
    MoreVotes,
    PlayerHas,
    RevealsDraws,
    SearchesTop,
    TriggersAgain,
)
from engine.cards.abilities.replacing import Changing
from engine.cards.abilities.turns import AlsoUntaps, HandLimit, MayStayTapped, Skips, UntapLimit
from engine.cards.sorting import SortedAbilities
from engine.state.bindings import Bindings
from engine.words.terms import ObjectId, PlayerId

if TYPE_CHECKING:
    from engine.board.board import Board
    from engine.cards.abilities.ability import LandPlays
    from engine.cards.abilities.conditions import Condition
    from engine.state.lasting import ContinuousEffect

One = TypeVar("One", bound=Changing | InsteadOfLosing)
Saying = TypeVar("Saying")
_EVENTS = (*get_args(Changing), InsteadOfLosing)
"""614, 615: the kinds of abilities that change events other than moves."""
WhileThere = (
    Skips
    | MayStayTapped
    | UntapLimit
    | AlsoUntaps
    | HandLimit
    | DrawLimit
    | RevealsDraws
    | CastLimit
    | CastTimes
    | MoreVotes
    | PlayerHas
    | SearchesTop
    | TriggersAgain
)
Rule = TypeVar("Rule", bound=WhileThere)
Casting = TypeVar("Casting", bound=CastingRule)


def _of_events(found: SortedAbilities) -> Iterator[tuple[int, Changing | InsteadOfLosing]]:
    """614, 615: those abilities of an object that change events other than moves."""
    yield from found.changing
    for index, ability in found.turn_rules:
        if isinstance(ability, InsteadOfLosing):
            yield index, ability


def _of_hands(found: SortedAbilities) -> Iterator[tuple[int, HandLimit]]:
    return ((index, ability) for index, ability in found.turn_rules if isinstance(ability, HandLimit))


def _without_index(found: Found) -> tuple[tuple[ObjectId, Any], ...]:
    return tuple((one, ability) for one, _, ability in found)


class InForce:
    """What is said on one board. ``known``: what was looked for there before, which the board keeps."""

    __slots__ = ("_board", "_known")

    def __init__(self, board: Board, known: dict[str, tuple[Any, ...]]) -> None:
        self._board = board
        self._known = known

    def replacements(self) -> tuple[Standing[Replaces], ...]:
        """614: the replacement effects of static abilities that function now, then those that resolutions set up (614.3)."""
        return self._once(
            "replaces", lambda: self._with_set_up(self._of_kind("replaces", lambda of: of.replaces), Replaces)
        )

    def gives_replacements(self) -> bool:
        """614.12: whether a continuous effect gives objects replacement effects of their own, that they may have as they enter."""
        if self._board.functioning.gives_replacements(self._board):
            return True
        return any(gives_replacement(part) for effect in self._board.game.effects for part in effect.parts)

    def changing(self, kind: type[One]) -> tuple[Standing[One], ...]:
        """614, 615: what would change events other than moves now: static abilities of one kind, then what resolutions set up."""
        found: tuple[Standing[Changing | InsteadOfLosing], ...] = self._once(
            "changing", lambda: self._with_set_up(self._true("changing", _of_events), _EVENTS)
        )
        return tuple(one for one in found if isinstance(one.ability, kind))  # type: ignore[misc]

    def cost_changes(self) -> tuple[Standing[ChangesCost], ...]:
        """601.2f: what makes spells and abilities cost more or less now: static abilities, in the order of the objects that have
        them, then what resolutions said for a time (611.2c)."""
        return self._once(
            "cost changes",
            lambda: self._with_set_up(self._true("cost changes", lambda of: of.cost_changes), ChangesCost),
        )

    def casting_rules(self, kind: type[Casting]) -> Iterator[Standing[Casting]]:
        """601.3, 606.3: what lets players cast or activate now, of one kind: static abilities, then what resolutions said for a
        time."""
        for one, index, ability in self._of_kind("casting rules", lambda of: of.casting_rules):
            if isinstance(ability, kind) and self._functions(one, ability):
                yield Standing(ability, one, index, self._board.controller(one))
        for said in self._set_up(kind):
            yield Standing(*said)

    def prohibitions(self) -> tuple[Standing[Cannot], ...]:
        """101.2, 613.11, 611.2c: what static abilities forbid now, then what resolutions do for whatever there is and comes."""
        return self._once("cannot", lambda: self._with_set_up(self._true("cannot", lambda of: of.cannot), Cannot))

    def combat_rules(self) -> tuple[tuple[ObjectId, CombatRule], ...]:
        """508-510: what static abilities say about attacking, blocking and combat damage now."""
        return self._once(
            "combat", lambda: _without_index(self._true("combat", lambda of: [(-1, ability) for ability in of.combat]))
        )

    def turn_rules(self, kind: type[Rule]) -> tuple[tuple[ObjectId, Rule], ...]:
        """502.3, 614.1b: the static abilities of one kind that change the course of turns now."""
        found = self._of_kind("turn rules", lambda of: of.turn_rules)
        return tuple(
            (one, ability) for one, _, ability in found if isinstance(ability, kind) and self._functions(one, ability)
        )

    def hand_limits(self) -> tuple[Standing[HandLimit], ...]:
        """402.2: what changes how many cards players may have in hand, in the order of the timestamps (613.11)."""
        found = self._with_set_up(self._true("hand limits", _of_hands), HandLimit)
        return tuple(sorted(found, key=self._timestamp))

    def _timestamp(self, said: Standing[Any]) -> int:
        return self._board.objects[said.source].timestamp if said.effect is None else said.effect.timestamp

    def land_plays(self) -> tuple[tuple[ObjectId, LandPlays], ...]:
        """305.2: what static abilities let players play more lands now."""
        return self._once(
            "land plays",
            lambda: _without_index(self._true("land plays", lambda of: [(-1, ability) for ability in of.land_plays])),
        )

    def _once(self, kind: str, look: Callable[[], tuple[Any, ...]]) -> tuple[Any, ...]:
        """What is found of a kind, looked for once a board."""
        known = self._known.get(kind)
        if known is None:
            known = self._known[kind] = look()
        return known

    def _with_set_up(self, found: Found, kind: type[Any] | tuple[type[Any], ...]) -> tuple[Standing[Any], ...]:
        """614.3: what static abilities say, in the order of the objects that have them, then what resolutions did."""
        standing = [Standing(ability, one, index, self._board.controller(one)) for one, index, ability in found]
        return (*standing, *(Standing(*said) for said in self._set_up(kind)))

    def _set_up(
        self, kind: type[Saying] | tuple[type[Saying], ...]
    ) -> Iterator[tuple[Saying, ObjectId, int, PlayerId, ContinuousEffect]]:
        """614.3, 611.2: what effects of resolutions say of that kind for as long as they last."""
        for effect in self._board.game.effects:
            says = None if effect.says is None else effect.says.ability
            if isinstance(says, kind):
                condition: Condition | None = getattr(says, "condition", None)
                if condition is None or holds(condition, self._board, effect.bindings):
                    yield says, effect.source, 0, effect.you, effect

    def _of_kind(self, kind: str, sorted_out: Callable[[SortedAbilities], Iterable[Any]]) -> Found:
        return self._board.functioning.of_kind(self._board, kind, sorted_out)

    def _true(self, kind: str, sorted_out: Callable[[SortedAbilities], Iterable[Any]]) -> Found:
        """Those of a kind whose condition is true."""
        return tuple(each for each in self._of_kind(kind, sorted_out) if self._functions(each[0], each[2]))

    def _functions(
        self,
        one: ObjectId,
        ability: Cannot | Changing | InsteadOfLosing | ChangesCost | CastingRule | WhileThere | LandPlays | CombatRule,
    ) -> bool:
        if ability.condition is None:
            return True
        return holds(ability.condition, self._board, Bindings(source=one, you=self._board.controller(one)))
