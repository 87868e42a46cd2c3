"""613: boards drawn at random with effects of every layer, what happens on them, and whether a board that is taken over after it
is the board that the layers make."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from engine import Game, PlayerTarget, board_of
from engine.board.board import Board
from engine.board.projection import project
from engine.cards.abilities import conditions as c
from engine.cards.abilities import continuous as parts
from engine.cards.abilities import quantities as q
from engine.cards.abilities import references as r
from engine.cards.abilities.ability import Ability, Keyword, Static, Triggered
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.triggers import dies
from engine.cards.split import SIDES, combined
from engine.cards.sticker import Sticker, StickerOn
from engine.happening.applying.batch import apply
from engine.happening.writing.lasting import keep_effects
from engine.happening.writing.turns import set_combat, set_turn
from engine.state import events as e
from engine.state.bindings import Bindings, Chosen
from engine.state.fighting import Attacker, Combat
from engine.state.lasting import ContinuousEffect
from engine.state.objects import TypeChosen
from engine.state.trace import Change
from engine.words.record import replace
from engine.words.terms import (
    CardType,
    Color,
    Designation,
    FaceDown,
    ObjectId,
    PlayerId,
    Reason,
    Relation,
    StickerKind,
    Supertype,
    TurnStep,
    Zone,
)
from tests.engine.board.boards import fixed
from tests.engine.support import Table, card, creature

OWN = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
OTHERS = Filter(types=(CardType.CREATURE,), controller=Relation.YOU, another=True)
GOBLINS, ELVES = Filter(subtypes=("Goblin",)), Filter(subtypes=("Elf",))
FLYING = Keyword(keyword="flying")
PLUS = parts.ModifyPT(*fixed(1, 1))
DEATHS = Triggered(trigger=dies(CREATURE), effects=(GainLife(amount=q.Fixed(1)),))


def of(part: parts.Part, affects: Filter | None = OWN, **more: Any) -> Static:
    return Static(parts=(part,), affects=affects, **more)


def when(condition: c.Condition) -> Static:
    return of(PLUS, OWN, condition=condition)


def many(wanted: Filter) -> Static:
    return of(parts.ModifyPT(q.Count(wanted), q.Fixed(0)), Filter(this=True))


def _defines(wanted: Filter) -> Static:
    return Static(parts=(parts.DefinePT(q.Count(wanted), q.Count(wanted)),), defines=True)


STATICS: tuple[Static, ...] = (
    of(PLUS),
    of(PLUS, OTHERS),
    of(PLUS, GOBLINS),
    of(parts.SetPT(*fixed(0, 3)), ELVES),
    of(parts.SwitchPT(), GOBLINS),
    of(parts.ChangeTypes(add_subtypes=("Elf",)), GOBLINS),
    of(parts.ChangeTypes(add_subtypes=("Goblin",)), ELVES),
    of(parts.ChangeTypes(add=(CardType.CREATURE,)), Filter(types=(CardType.LAND,))),
    of(parts.ChangeTypes(set_subtypes=("Swamp",), of_type=CardType.LAND), Filter(types=(CardType.LAND,))),
    of(parts.ChangeTypes(add_supertypes=(Supertype.WORLD,)), ELVES),
    of(parts.ChangeColors(set_to=(Color.RED,)), GOBLINS),
    of(parts.GainAbility(FLYING), Filter(colors=(Color.RED,))),
    of(parts.GainAbility(of(PLUS, OTHERS)), ELVES),
    of(parts.LoseAllAbilities(), Filter(types=(CardType.CREATURE,), power=Bounds(least=3))),
    of(parts.CantHave("flying"), GOBLINS),
    of(parts.LoseKeyword("flying"), OWN),
    of(parts.ChangeText(old="Goblin", new="Elf"), Filter(types=(CardType.ENCHANTMENT,))),
    of(parts.SetName("Ombra"), ELVES),
    of(PLUS, Filter(name="Ombra")),
    of(parts.GainControl(r.You()), None, holder=r.AttachedTo()),
    of(PLUS, None, holder=r.AttachedTo()),
    of(parts.GainControl(r.You()), Filter(types=(CardType.CREATURE,), power=Bounds(most=1))),
    of(PLUS, Filter(types=(CardType.CREATURE,), tapped=True)),
    of(PLUS, Filter(types=(CardType.CREATURE,), attacking=True)),
    of(PLUS, Filter(types=(CardType.CREATURE,), blocked=False)),
    of(PLUS, Filter(types=(CardType.CREATURE,), counter="+1/+1")),
    of(PLUS, Filter(types=(CardType.CREATURE,), attacked_this_turn=True)),
    of(PLUS, Filter(types=(CardType.CREATURE,), designation=Designation.SUSPECTED)),
    of(PLUS, Filter(types=(CardType.CREATURE,), chosen_type=True)),
    of(PLUS, Filter(types=(CardType.CREATURE,), power_than_this="<")),
    of(PLUS, Filter(any_of=(GOBLINS, Filter(tapped=True)))),
    of(PLUS, Filter(attached_to_this=True)),
    of(parts.GainAbility(FLYING), Filter(types=(CardType.CREATURE,), zone=Zone.GRAVEYARD)),
    when(c.Exists(Filter(types=(CardType.ENCHANTMENT,)), 2)),
    when(c.Exists(Filter(types=(CardType.CREATURE,), zone=Zone.GRAVEYARD), 2)),
    when(c.Exists(Filter(tapped=True), 2)),
    when(c.Is(r.This(), Filter(tapped=True))),
    when(c.Is(r.AttachedTo(), GOBLINS)),
    when(c.Not(c.TurnOf(Relation.YOU))),
    when(c.StepIs(TurnStep.UPKEEP)),
    when(c.DayNightIs(True)),
    when(c.MonarchIs(Relation.YOU)),
    when(c.Compare(q.LifeOf(r.You()), "<", q.Fixed(20))),
    when(c.Within(q.CardsIn(r.You(), "hand"), Bounds(least=2))),
    when(c.Within(q.CountersOn("charge", r.This()), Bounds(least=1))),
    many(CREATURE),
    many(Filter(types=(CardType.LAND,), controller=Relation.YOU)),
    many(Filter(types=(CardType.CREATURE,), zone=Zone.GRAVEYARD)),
    of(parts.ModifyPT(q.PowerOf(r.AttachedTo()), q.Fixed(0)), Filter(this=True)),
    of(parts.SetPT(q.ManaValueOf(r.One()), q.ManaValueOf(r.One())), ELVES),
    of(parts.ModifyPT(q.Devotion((Color.RED,)), q.Fixed(0)), Filter(this=True)),
    _defines(GOBLINS),
    _defines(Filter(types=(CardType.CREATURE,), zone=Zone.GRAVEYARD)),
    of(PLUS, GOBLINS, zones=(Zone.GRAVEYARD,)),
    Static(parts=(parts.ChangeTypes(add_subtypes=("Elf",)), PLUS, parts.GainAbility(FLYING)), affects=GOBLINS),
)
KINDS: dict[str, dict[str, Any]] = {
    "goblin": {"types": (CardType.CREATURE,), "subtypes": ("Goblin",), "power": 1, "toughness": 1, "mana_cost": "{R}"},
    "elf": {"types": (CardType.CREATURE,), "subtypes": ("Elf",), "power": 2, "toughness": 2, "mana_cost": "{1}{G}"},
    "giant": {"types": (CardType.CREATURE,), "subtypes": ("Giant",), "power": 4, "toughness": 4, "colors": (Color.RED,)},
    "land": {"types": (CardType.LAND,), "subtypes": ("Forest",)},
    "enchantment": {"types": (CardType.ENCHANTMENT,)},
    "equipment": {"types": (CardType.ARTIFACT,), "subtypes": ("Equipment",)},
}  # fmt: skip
LOOKS = creature("Doppio", 3, 1, of(PLUS, GOBLINS), subtypes=("Goblin",))
COPIES = (parts.CopyOf(LOOKS),)
LASTING: tuple[tuple[parts.Part, ...], ...] = (
    (parts.ModifyPT(*fixed(2, 0)),),
    (parts.ModifyPT(q.X(), q.X()),),
    (parts.ModifyPT(q.Count(CREATURE), q.Fixed(0)),),
    (parts.GainControl(r.You()),),
    (parts.GainAbility(FLYING), parts.ModifyPT(*fixed(1, 1))),
    (parts.GainAbility(of(PLUS, OTHERS)),),
    (parts.ChangeTypes(set_types=(CardType.LAND,)),),
    (parts.LoseAllAbilities(),),
    COPIES,
    (),
)
COUNTERS = ("+1/+1", "-1/-1", "flying", "charge", "hone", "+0/+1")
ZONES = (Zone.BATTLEFIELD,) * 5 + (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)
DOES = (
    "tap", "untap", "mark", "put", "remove", "die", "enter", "return", "token", "life", "attach", "detach", "phase out",
    "phase in", "down", "up", "begin", "end", "turn", "step", "night", "monarch", "attack", "peace", "transform", "flip",
    "sticker", "choose", "draw", "unlock", "lock",
)  # fmt: skip


@dataclass(frozen=True)
class Thing:
    kind: str
    statics: tuple[int, ...]
    owner: int
    zone: Zone


@dataclass(frozen=True)
class Drawn:
    """A board, and what happens on it: what, to which object, and how."""

    things: tuple[Thing, ...]
    happens: tuple[tuple[str, int, int], ...]

    def game(self) -> Game:
        table = Table()
        for number, thing in enumerate(self.things):
            abilities: tuple[Ability, ...] = tuple(STATICS[n] for n in thing.statics)
            looks = card(f"{thing.kind} {number}", *abilities, **KINDS[thing.kind])
            flip = replace(looks, name="Rovescio", subtypes=("Elf",), power=5) if number % 5 == 4 else None
            looks = replace(looks, flip=flip)
            if number % 5 == 2:
                looks = combined(looks, replace(looks, name="Soffitta"), looks.name)
            back = replace(LOOKS, name="Retro") if number % 5 == 3 else None
            table.put(f"c{number}", looks, controller=thing.owner, zone=thing.zone, other_face=back)
        return table.builder.game()

    def played(self) -> Iterator[Game]:
        """The game after each of the events."""
        game = self.game()
        for what, place, how in self.happens:
            board_of(game)
            game = game.fork()
            happens(game, what, place, how)
            yield game


@st.composite
def boards(draw: st.DrawFn, does: Sequence[str] = DOES) -> Drawn:
    """``does``: what happens on them."""
    few = draw(st.booleans())  # mostly few effects, so that single objects are worked out, too
    most = 1 if few else 2
    thing = st.builds(
        Thing,
        kind=st.sampled_from(tuple(KINDS)),
        statics=st.lists(st.integers(0, len(STATICS) - 1), max_size=most).map(tuple),
        owner=st.integers(0, 1),
        zone=st.sampled_from(ZONES),
    )
    plain = st.builds(
        Thing,
        kind=st.sampled_from(tuple(KINDS)),
        statics=st.just(()),
        owner=st.integers(0, 1),
        zone=st.sampled_from(ZONES),
    )
    return Drawn(
        things=tuple(draw(st.lists(thing, max_size=3 if few else 6)) + draw(st.lists(plain, min_size=2, max_size=5))),
        happens=tuple(
            draw(
                st.lists(
                    st.tuples(st.sampled_from(does), st.integers(0, 40), st.integers(0, 40)), min_size=3, max_size=14
                )
            )
        ),
    )


def happens(game: Game, what: str, place: int, how: int) -> None:
    """Let something happen, without replacement, triggers or checks: only what it writes."""
    here = [one.id for one in game.objects.values() if one.zone is Zone.BATTLEFIELD]
    elsewhere = [one.id for one in game.objects.values() if one.zone is not Zone.BATTLEFIELD]
    if what in ("turn", "step", "attack", "peace", "end"):
        _writes(game, what, here, how)
        return
    events = tuple(_events(game, what, here, elsewhere, place, how))
    apply(game, board_of(game), [Change(event=event) for event in events])


def _writes(game: Game, what: str, here: Sequence[ObjectId], how: int) -> None:
    turn = game.turn
    if what == "turn":
        set_turn(game, replace(turn, number=turn.number + 1, active=PlayerId(1 - turn.active)))
    elif what == "step":
        set_turn(game, replace(turn, step=tuple(TurnStep)[how % len(TurnStep)]))
    elif what == "attack" and here:
        one = here[how % len(here)]
        blockers = (here[-1],) if how % 3 == 0 else ()
        set_combat(
            game, Combat(attackers=(Attacker(object=one, defender=PlayerTarget(PlayerId(1)), blockers=blockers),))
        )
    elif what == "peace":
        set_combat(game, None)
    elif what == "end":
        keep_effects(game, game.effects[1:] if how % 2 else game.effects[:-1])


def _events(
    game: Game, what: str, here: Sequence[ObjectId], elsewhere: Sequence[ObjectId], place: int, how: int
) -> Iterator[e.Event]:
    player = PlayerId(how % 2)
    if what == "life":
        yield e.LifeChange(player=player, amount=how % 5 - 3)
    elif what == "token":
        yield e.TokenCreated(owner=player, characteristics=LOOKS if how % 3 else creature("Larva", 1, 1), label="larva")
    elif what == "night":
        yield e.DayNightChanged(night=bool(how % 2))
    elif what == "monarch":
        yield e.MonarchChanged(player=player)
    elif what in ("enter", "draw") and elsewhere:
        one, entering = elsewhere[place % len(elsewhere)], what == "enter"
        yield e.ZoneChange(
            object=one,
            to=Zone.BATTLEFIELD if entering else Zone.HAND,
            reason=Reason.DRAWN if not entering else Reason.EFFECT,
            controller=player if entering else None,
            tapped=bool(how % 2) and entering,
            enters_with=(("+1/+1", 1),) if how % 3 == 0 and entering else (),
            face_down=FaceDown.MANIFEST if how % 7 == 0 and entering else None,
            as_copy=LOOKS if how % 5 == 0 and entering else None,
        )
    elif here:
        yield from _to(game, what, here[place % len(here)], here[how % len(here)], how)


def _to(game: Game, what: str, one: ObjectId, other: ObjectId, how: int) -> Iterator[e.Event]:
    """What happens to a permanent."""
    found, counter, player = game.objects[one], COUNTERS[how % len(COUNTERS)], PlayerId(how % 2)
    match what:
        case "tap":
            yield e.Tapped(object=one)
        case "untap":
            yield e.Untapped(object=one)
        case "mark":
            yield e.DamageMarked(object=one, amount=1)
        case "put":
            yield e.CountersPut(on=one, counter=counter, count=1)
        case "remove":
            yield e.CountersRemoved(on=one, counter=counter, count=found.count(counter))
        case "die" | "return":
            to = Zone.GRAVEYARD if what == "die" else Zone.HAND
            yield e.ZoneChange(object=one, to=to, reason=Reason.EFFECT)
        case "attach" if one != other:
            yield e.Attached(object=one, to=other if how % 5 else PlayerTarget(player))
        case "detach" if found.attached_to is not None:
            yield e.Unattached(object=one, was=found.attached_to)
        case "phase out":
            yield e.PhasedOut(object=one, under=found.controller)
        case "phase in" if found.phased_out:
            yield e.PhasedIn(object=one)
        case "down":
            yield e.TurnedFaceDown(object=one)
        case "up" if found.face_down is not None:
            yield e.TurnedFaceUp(object=one, x=how % 4)
        case "transform" if found.other_face is not None:
            yield e.Transformed(object=one)
        case "flip":
            yield e.Flipped(object=one)
        case "unlock":
            yield e.DoorUnlocked(object=one, door=SIDES[how % 2], player=player)
        case "lock":
            yield e.DoorLocked(object=one, door=SIDES[how % 2], player=player)
        case "sticker":
            kind = (StickerKind.NAME, StickerKind.SIZE, StickerKind.ABILITY)[how % 3]
            sticker = Sticker(kind=kind, words="Molle", abilities=(FLYING,), power=7, toughness=7)
            yield e.StickerPut(object=one, put=StickerOn(sticker=sticker, number=game.next_id))
        case "begin":
            yield e.EffectBegins(effect=_effect(game, one, other, how))
        case "choose":
            chosen = TypeChosen(("Goblin", "Elf")[how % 2], ("", 0))
            yield e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT)
            looks = replace(found.printed, abilities=(of(PLUS, Filter(chosen_type=True)),))
            yield e.TokenCreated(owner=player, characteristics=looks, label="eco", type_chosen=chosen)
        case _:
            return


def _effect(game: Game, one: ObjectId, other: ObjectId, how: int) -> ContinuousEffect:
    made = LASTING[how % len(LASTING)]
    chosen = Chosen(x=None if how % 3 == 0 else how % 4, x_is=q.Count(GOBLINS) if how % 4 == 1 else None)
    you = PlayerId(how // 2 % 2)
    return ContinuousEffect(
        timestamp=game.take_id(),
        parts=made,
        objects=(one,) if one == other else (one, other),
        source=other,
        you=you,
        until=parts.Duration.WHILE_SOURCE_REMAINS if how % 4 == 3 else parts.Duration.ENDLESS,
        bindings=Bindings(source=other, you=you, chosen=chosen),
        marks=() if made else (Designation.SUSPECTED,),
    )


def shown(board: Board) -> dict[ObjectId, tuple[object, ...]]:
    """All that the layers say of each object."""
    return {
        one: (
            board.characteristics(one),
            board.controller(one),
            board.copiable(one),
            board.rules_text(one),
            board.copied_since(one),
            board.worldly_since(one),
        )
        for one in board.objects
    }


def stale(drawn: Drawn) -> bool:
    """Whether some board that was taken over is not what the layers make."""
    for game in drawn.played():
        kept, made = board_of(game), project(game)
        if shown(kept) != shown(made) or kept.game.changes != game.changes:
            return True
        if kept.changed_hands(made) or set(kept._changed) - set(game.objects):
            return True
    return False
