"""Set a game up in a given state, before anything is played: the only other place where objects are made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.board.seating import first_with_markers
from engine.cards.abilities.ability import Ability
from engine.cards.abilities.continuous import Duration, GainAbility
from engine.cards.characteristics import Characteristics
from engine.happening.lasting import effect_of
from engine.happening.markers import hand_out
from engine.happening.reaching import reach_anew
from engine.happening.writing.lasting import begin_effects
from engine.happening.writing.objects import (
    attach_from_start,
    keep_player,
    level_from_start,
    merge_from_start,
    put_there,
)
from engine.happening.writing.turns import lay_out, play_variant, sit
from engine.state.bestowed import BESTOWED
from engine.state.bindings import Bindings
from engine.state.designated import comes_with
from engine.state.faces import turned_over
from engine.state.game import Game
from engine.state.objects import (
    EMPTY,
    ColorChosen,
    GameObject,
    MeldPair,
    Player,
    PlayerChosen,
    Recipient,
    Side,
    TypeChosen,
    WordChosen,
    team_life,
)
from engine.state.table import PLAIN, Table, Variant
from engine.state.turn_state import Moment, Turn
from engine.words.counters import counters_of
from engine.words.record import replace
from engine.words.terms import NOBODY, Designation, FaceDown, Kind, ObjectId, PlayerId, TurnStep, Zone

MOST_PLAYERS = 20
"""800.1, 807.1: no rule sets a limit; for so many a table is laid: five turn markers of Grand Melee, four teams of five."""


class Builder:
    """Collects seats and objects, then gives the game. Objects get their ids and timestamps in the order of the calls."""

    def __init__(
        self,
        names: Sequence[str],
        *,
        life: Sequence[int] | None = None,
        poison: Sequence[int] | None = None,
        teams: Sequence[int] | None = None,
        shared: bool = False,
        variant: Sequence[str] = (),
        table: Table = PLAIN,
    ) -> None:
        """``names``: by seat, two to twenty. ``teams``: a number for each seat, equal for teammates (102.3).

        ``shared``: the teams share life and poison, and with them their turns (810); ``life`` and ``poison`` are then by team, in
        the order in which the teams first sit. ``table``: the variant with its options; who takes turns with whom and who reaches
        whom is worked out here. Raises ValueError for fewer than two or more players than that, or lengths that differ.
        """
        if not 2 <= len(names) <= MOST_PLAYERS:
            raise ValueError("two to twenty players")
        numbers = list(teams) if teams is not None else list(range(len(names)))
        if len(numbers) != len(names):
            raise ValueError("one team for each player")
        groups = list(dict.fromkeys(numbers)) if shared else list(range(len(names)))
        side_of = [groups.index(numbers[seat]) if shared else seat for seat in range(len(names))]
        usual = [team_life(numbers.count(group)) if shared else 20 for group in groups]
        totals = list(life) if life is not None else usual
        poisons = list(poison) if poison is not None else [0] * len(groups)
        if len(totals) != len(groups) or len(poisons) != len(groups):
            raise ValueError("one total for each side")
        sides = tuple(
            Side(
                members=tuple(PlayerId(seat) for seat in range(len(names)) if side_of[seat] == index),
                life=totals[index],
                poison=poisons[index],
                shared=shared,
            )
            for index in range(len(groups))
        )
        players = tuple(
            Player(id=PlayerId(seat), name=name, side=side_of[seat], team=numbers[seat])
            for seat, name in enumerate(names)
        )
        self._printed: dict[str, list[Characteristics]] = {}
        """What was printed on anything so far, by its name."""
        self._markers: tuple[PlayerId, ...] = ()
        self._game = Game(players, sides)
        play_variant(self._game, variant)
        sit(
            self._game,
            replace(table, variant=Variant.TWO_HEADED_GIANT, together=team_turns(numbers)) if shared else table,
        )

    def turn(self, active: PlayerId, step: TurnStep, *, number: int = 2, cast_before: int | None = None) -> None:
        """500: whose turn it is and in which step; a turn number above 1 means that nothing of the first turn applies.

        ``cast_before``: the most spells that any one player cast during the turn before, where that is known.
        """
        lay_out(self._game, Turn(number=number, active=active, step=step, most_cast_before=cast_before))

    def markers(self, *holders: PlayerId) -> None:
        """807.4: who has the turn markers, by their numbers, the active player first; otherwise as 807.4b hands them out."""
        self._markers = holders

    def put(
        self,
        label: str,
        printed: Characteristics,
        owner: PlayerId,
        zone: Zone,
        *,
        controller: PlayerId | None = None,
        kind: Kind = Kind.CARD,
        tapped: bool = False,
        damage: int = 0,
        deathtouched: bool = False,
        counters: Mapping[str, int] = EMPTY,
        attached_to: Recipient | None = None,
        just_arrived: bool = False,
        commander: bool = False,
        arrived_unchecked: bool = False,
        protector: PlayerId = NOBODY,
        together_with: ObjectId | None = None,
        other_face: Characteristics | None = None,
        transformed: bool = False,
        face_down: FaceDown | None = None,
        flipped: bool = False,
        unlocked: tuple[str, ...] = (),
        meld: MeldPair | None = None,
        chosen: ColorChosen | TypeChosen | WordChosen | PlayerChosen | None = None,
    ) -> ObjectId:
        """An object in a zone: below what was put there before it in a library, on top of it elsewhere.

        ``just_arrived``: came under its controller's control this turn (302.6). ``together_with``: arrived as another did (704.5k).
        ``arrived_unchecked``: since state-based actions were last checked (704.6d). ``transformed``: ``other_face`` is up (712.8).
        """
        one = ObjectId(self._game.take_id())
        made = GameObject(
            id=one,
            label=label,
            printed=self._the_same(printed),
            kind=kind,
            owner=owner,
            controller=owner if controller is None else controller,
            zone=zone,
            timestamp=one,
            tapped=tapped,
            damage=damage,
            deathtouched=deathtouched,
            attached_to=attached_to,
            arrived=one - 1_000_000 if together_with is None else self._game.objects[together_with].arrived,
            controlled_since_turn=self._game.latest_turn if just_arrived else 0,
            commander=commander,
            arrived_unchecked=arrived_unchecked,
            protector=protector,
            other_face=other_face,
            face_down=face_down,
            flipped=flipped,
            unlocked=unlocked,
            meld=meld,
            **(_of_counters(counters, one) | _of_a_choice(chosen)),
        )
        put_there(self._game, turned_over(made) if transformed else made)
        return one

    def _the_same(self, printed: Characteristics) -> Characteristics:
        """What is printed alike is one value, so that what is found of one of many cards is found of all of them."""
        known = self._printed.setdefault(printed.name, [])
        for one in known:
            if one == printed:
                return one
        known.append(printed)
        return printed

    def attach(self, one: ObjectId, to: Recipient) -> None:
        """701.3: attach something that is already there; holds in the starting state without any event."""
        attach_from_start(self._game, one, to)

    def merge(self, one: ObjectId, under: ObjectId) -> None:
        """730.2: what is there already is a component of another permanent, below all that is part of it so far."""
        merge_from_start(self._game, one, under)

    def grant(self, one: ObjectId, abilities: Sequence[Ability]) -> None:
        """613.1f: abilities that an object has besides those printed on it, by an effect that began before and ends with nothing.

        No copiable values: a copy does not have them (707.2).
        """
        bound = Bindings(source=one, you=self._game.objects[one].controller)
        parts = tuple(map(GainAbility, abilities))
        begin_effects(self._game, effect_of(self._game.take_id(), bound, Duration.ENDLESS, parts=parts, objects=(one,)))

    def bestow(self, one: ObjectId) -> None:
        """702.103b: what is there already was cast bestowed, and is a bestowed Aura until it becomes unattached (702.103f)."""
        bound = Bindings(source=one, you=self._game.objects[one].controller)
        timestamp, marks = self._game.take_id(), (Designation.BESTOWED,)
        effect = effect_of(timestamp, bound, Duration.ENDLESS, parts=BESTOWED, objects=(one,), marks=marks)
        begin_effects(self._game, effect)

    def set_level(self, one: ObjectId, level: int) -> None:
        """716.2b: a Class that is there already has reached a level before."""
        level_from_start(self._game, one, level)

    def designate(self, one: ObjectId, designation: Designation) -> None:
        """701.37, 702.112, 719.3b: what is there already has had a designation since before, until it leaves; 702.171b: a saddled
        one until the end of the turn."""
        bound = Bindings(source=one, you=self._game.objects[one].controller)
        until = Duration.END_OF_TURN if designation is Designation.SADDLED else Duration.ENDLESS
        parts, marks = comes_with(designation), (designation,)
        begin_effects(
            self._game, effect_of(self._game.take_id(), bound, until, parts=parts, objects=(one,), marks=marks)
        )

    def adjust(self, player: PlayerId, **fields: object) -> None:
        """Set fields of a player: counters, commander damage, maximum hand size."""
        keep_player(self._game, replace(self._game.player(player), **fields))  # type: ignore[arg-type]

    def game(self) -> Game:
        """The game, about to check for state-based actions before the active player gets priority (117.5)."""
        made = self._game.fork()
        reach_anew(made)
        if made.table.variant is Variant.GRAND_MELEE:
            hand_out(made, self._markers or first_with_markers(made, made.turn.active), Moment.CHECK)
        return made


_CHOICES = {
    ColorChosen: "color_chosen",
    TypeChosen: "type_chosen",
    WordChosen: "word_chosen",
    PlayerChosen: "player_chosen",
}


def _of_counters(counters: Mapping[str, int], one: ObjectId) -> dict[str, Any]:
    """122, 613.7c: what is on an object from the start has its timestamp."""
    held = counters_of(counters.items())
    return {"counters": held, "counters_since": dict.fromkeys(held, int(one))}


def _of_a_choice(chosen: ColorChosen | TypeChosen | WordChosen | PlayerChosen | None) -> dict[str, Any]:
    """607.2d: the field of an object that keeps what was chosen as it entered."""
    return {} if chosen is None else {_CHOICES[type(chosen)]: chosen}


def team_turns(teams: Sequence[int]) -> tuple[tuple[PlayerId, ...], ...]:
    """805.1-805.2: by seat, the members of a team that shares its turns, the rightmost of adjacent seats first.

    ``teams``: a number for each seat. Turn order goes to the left, so that the rightmost is the first after another team.
    """
    count = len(teams)
    found = {}
    for team in dict.fromkeys(teams):
        members = [seat for seat in range(count) if teams[seat] == team]
        first = next((seat for seat in members if teams[seat - 1] != team), members[0])
        found[team] = tuple(PlayerId(seat) for seat in sorted(members, key=lambda seat: (seat - first) % count))
    return tuple(found[team] for team in teams)
