"""702.44 and 702.47: colours of mana that are spent on a spell, and text of other cards that is added to it."""

from __future__ import annotations

import pytest

from engine import play
from engine.cards.abilities.ability import Cost, Replaces, SpellAbility
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.continuous import AsCopy, ChangeTypes
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target, This
from engine.cards.mana import Mana
from engine.state import events as e
from engine.state.actions import Cast
from engine.state.events import Destruction, ManaAdded, ZoneChange
from engine.words.decisions import Answer
from engine.words.terms import CardType, Color, PlayerId, Reason, Zone
from tests.engine.board.boards import static
from tests.engine.cards.support import COST, in_graveyard, in_hand, keyword
from tests.engine.support import Table

ANNA = PlayerId(0)
ARTIFACT = (CardType.ARTIFACT,)
ARCANE = Filter(subtypes=("Arcane",))


def _paid(at: Table, *colors: str) -> Table:
    return at.settle().occur(ManaAdded(player=ANNA, mana=tuple(Mana(one) for one in colors)))


@pytest.mark.parametrize(("mana", "counters"), [("WUB", 3), ("WWU", 2), ("CCC", 0)])
def test_702_44a_a_counter_for_each_colour_of_mana_spent(mana: str, counters: int) -> None:
    for types, kind in ((ARTIFACT, "charge"), ((CardType.ARTIFACT, CardType.CREATURE), "+1/+1")):
        at = Table(variant=("exact costs",))
        in_hand(at, "Prisma", keyword("sunburst"), types=types, mana_cost="{3}", power=1, toughness=1)
        _paid(at, *mana).cast("Prisma").play_out()
        assert at.where("Prisma") is Zone.BATTLEFIELD
        assert dict(at.one("Prisma").counters) == ({kind: counters} if counters else {})
        assert ("702.44a" in at.rules()) is bool(counters)


def test_702_44a_effects_that_change_its_types_are_left_aside() -> None:
    for animated in (False, True):
        at = Table(variant=("exact costs",))
        makes = static(ChangeTypes(add=(CardType.CREATURE,)), affects=Filter(types=ARTIFACT))
        at.permanent("Marcia", *((makes,) if animated else ()), types=(CardType.ENCHANTMENT,))
        in_hand(at, "Prisma", keyword("sunburst"), types=ARTIFACT, mana_cost="{1}", power=1, toughness=1)
        _paid(at, "G").cast("Prisma").play_out()
        assert at.looks("Prisma").creature is animated
        assert dict(at.one("Prisma").counters) == {"charge": 1}


def test_702_44a_where_mana_is_not_counted_the_player_says_how_many_colours() -> None:
    at = Table()
    in_hand(at, "Prisma", keyword("sunburst"), types=ARTIFACT, mana_cost="{3}{G}")
    question = at.settle().question(Cast(ANNA, at.id("Prisma")))
    assert (question.minimum, question.maximum, question.rule) == (1, 4, "702.44a")
    at.cast("Prisma", 4).play_out()
    assert dict(at.one("Prisma").counters) == {"charge": 4}


def test_702_44b_not_for_what_enters_without_being_cast() -> None:
    at = Table(variant=("exact costs",))
    in_graveyard(at, "Prisma", keyword("sunburst"), types=ARTIFACT, mana_cost="{3}")
    at.settle().occur(ZoneChange(object=at.id("Prisma"), to=Zone.BATTLEFIELD, reason=Reason.EFFECT))
    assert at.where("Prisma") is Zone.BATTLEFIELD
    assert not at.one("Prisma").counters


@pytest.mark.parametrize(("copied", "counters"), [(True, {"+1/+1": 2}), (False, {})])
def test_702_44b_what_enters_as_a_copy_counts_the_mana_that_was_spent_on_it(
    copied: bool, counters: dict[str, int]
) -> None:
    """707.5: it has sunburst as it enters, although nothing on it asked for colours as it was cast."""
    at = Table(variant=("exact costs",))
    at.creature("Prisma", 1, 1, *((keyword("sunburst"),) if copied else ()))
    copies = Replaces(subject=Filter(this=True), to=Zone.BATTLEFIELD, as_copy=AsCopy(of=CREATURE, optional=False))
    in_hand(at, "Mimo", copies, mana_cost="{3}")
    _paid(at, *"WUU").cast("Mimo").play_out()
    assert at.looks("Mimo").name == "Prisma"
    assert dict(at.one("Mimo").counters) == counters


def test_702_44c_as_the_number_of_another_keyword_it_is_the_same_for_any_type() -> None:
    at = Table(variant=("exact costs",))
    in_hand(at, "Prisma", keyword("modular", quality="sunburst"), types=ARTIFACT, mana_cost="{3}")
    at.creature("Golem", 2, 2, types=ARTIFACT)
    _paid(at, "W", "U", "U").cast("Prisma").play_out()
    assert dict(at.one("Prisma").counters) == {"+1/+1": 2}
    at.occur(Destruction(object=at.id("Prisma")))
    at.play_out(True)
    assert dict(at.one("Golem").counters) == {"+1/+1": 2}


def test_702_44d_each_instance_works_by_itself() -> None:
    at = Table(variant=("exact costs",))
    in_hand(at, "Prisma", keyword("sunburst"), keyword("sunburst"), types=ARTIFACT, mana_cost="{2}")
    _paid(at, "W", "U").cast("Prisma").play_out()
    assert dict(at.one("Prisma").counters) == {"charge": 4}


# --- 702.47: splice

BURN = SpellAbility(
    effects=(DealDamage(amount=Fixed(2), to=Target(0), source=This()),), targets=(TargetSpec(objects=CREATURE),)
)


def _splicing(at: Table, label: str = "Raggio", *abilities: SpellAbility, cost: Cost = COST) -> None:
    splice = keyword("splice", filter=ARCANE, cost=cost)
    in_hand(
        at,
        label,
        splice,
        *(abilities or (BURN,)),
        types=(CardType.INSTANT,),
        subtypes=("Arcane",),
        colors=(Color.RED,),
        mana_cost="{1}{R}",
    )


def _main(at: Table, *abilities: SpellAbility, subtypes: tuple[str, ...] = ("Arcane",)) -> None:
    text = abilities or (SpellAbility(effects=(GainLife(amount=Fixed(3)),)),)
    in_hand(at, "Nebbia", *text, types=(CardType.INSTANT,), subtypes=subtypes, colors=(Color.BLUE,), mana_cost="{U}")


def test_702_47a_612_10_the_spell_gains_the_text_and_the_card_stays_in_hand() -> None:
    at = Table()
    _splicing(at)
    _main(at)
    at.creature("Orso", 2, 4, controller=1)
    at.settle().cast("Nebbia", "Raggio").play_out()
    assert at.life(0) == 23
    assert at.one("Orso").damage == 2
    assert at.where("Raggio") is Zone.HAND
    assert {"702.47a", "702.47c", "612.10"} <= set(at.rules())


def test_702_47a_control_not_onto_another_kind_of_spell_nor_against_the_players_will() -> None:
    at = Table()
    _splicing(at)
    _main(at, subtypes=())
    at.creature("Orso", 2, 4, controller=1)
    at.settle().cast("Nebbia").play_out()
    assert (at.life(0), at.one("Orso").damage) == (23, 0)
    at = Table()
    _splicing(at)
    _main(at)
    at.creature("Orso", 2, 4, controller=1)
    at.settle().cast("Nebbia", ()).play_out()
    assert (at.life(0), at.one("Orso").damage) == (23, 0)


def test_702_47a_the_cost_is_an_additional_one_that_the_card_itself_does_not_ask_for() -> None:
    for mana, refused in (("URR", False), ("U", True)):
        at = Table(variant=("exact costs",))
        _splicing(at, cost=Cost(mana="{1}{R}"))
        _main(at)
        at.creature("Orso", 2, 4, controller=1)
        _paid(at, *mana)
        if refused:
            assert at.fork().cast("Nebbia", ()).stack() == ["Nebbia"]
            played = play(at.game, Cast(ANNA, at.id("Nebbia")), [_keys(at, "Raggio")])
            assert played.refused is not None
            continue
        at.cast("Nebbia", "Raggio")
        assert at.game.player(ANNA).mana == ()
    at = Table(variant=("exact costs",))
    _splicing(at, cost=Cost(mana="{5}"))
    at.creature("Orso", 2, 4, controller=1)
    _paid(at, "R", "R").cast("Raggio").play_out()
    assert at.one("Orso").damage == 2


def _keys(at: Table, *labels: str) -> Answer:
    return Answer(keys=tuple(f"o{at.id(one)}" for one in labels))


def test_702_47a_the_card_can_be_discarded_for_a_cost_of_the_spell() -> None:
    at = Table()
    _splicing(at)
    in_hand(
        at,
        "Nebbia",
        CastingCost(cost=Cost(discard=1)),
        SpellAbility(effects=(GainLife(amount=Fixed(3)),)),
        types=(CardType.INSTANT,),
        subtypes=("Arcane",),
    )
    at.creature("Orso", 2, 4, controller=1)
    at.settle().cast("Nebbia", "Raggio").play_out()
    assert at.where("Raggio") is Zone.GRAVEYARD
    assert at.one("Orso").damage == 2


def test_702_47b_only_if_the_choices_of_its_text_can_be_made_and_in_the_order_of_the_players_choice() -> None:
    at = Table()
    _splicing(at)
    _main(at)
    at.settle().cast("Nebbia")  # no creature to target: nothing is asked
    assert at.stack() == ["Nebbia"]
    at = Table()
    _splicing(at, "Uno", SpellAbility(effects=(GainLife(amount=Fixed(1)),)))
    _splicing(at, "Due", SpellAbility(effects=(GainLife(amount=Fixed(2)),)))
    _main(at)
    at.settle().cast("Nebbia", ("Uno", "Due"), ("Due", "Uno")).play_out()
    gained = [change.event.amount for change in at.changes() if isinstance(change.event, e.LifeChange)]
    assert gained == [3, 2, 1]


def test_702_47c_the_spell_keeps_its_colour_and_is_itself_what_deals_the_damage() -> None:
    for quality, legal in ((Color.RED, True), (Color.BLUE, False)):
        at = Table()
        _splicing(at)
        _main(at)
        protection = keyword("protection", quality="colore", filter=Filter(colors=(quality,)))
        at.creature("Orso", 2, 4, protection, controller=1)
        if legal:
            at.settle().cast("Nebbia", "Raggio")
            assert at.looks("Nebbia").colors == (Color.BLUE,)
            assert at.looks("Nebbia").name == "Nebbia"
            at.play_out()
            assert at.one("Orso").damage == 2
        else:
            at.settle().cast("Nebbia").play_out()  # 702.47b: no target for a blue spell, so nobody is asked
            assert at.one("Orso").damage == 0


def test_702_47d_the_added_text_has_targets_of_its_own() -> None:
    at = Table()
    _splicing(at)
    small = SpellAbility(
        effects=(DealDamage(amount=Fixed(1), to=Target(0), source=This()),), targets=(TargetSpec(objects=CREATURE),)
    )
    _main(at, small)
    at.creature("Orso", 2, 4, controller=1)
    at.creature("Lupo", 2, 4, controller=1)
    at.settle().cast("Nebbia", "Raggio", "Orso", "Lupo").play_out()
    assert (at.one("Orso").damage, at.one("Lupo").damage) == (1, 2)


def test_702_47e_off_the_stack_the_card_has_its_own_text_again() -> None:
    at = Table()
    _splicing(at)
    _main(at)
    at.creature("Orso", 2, 4, controller=1)
    at.settle().cast("Nebbia", "Raggio")
    assert len(at.looks("Nebbia").abilities) > 1
    at.play_out()
    assert at.where("Nebbia") is Zone.GRAVEYARD
    assert len(at.looks("Nebbia").abilities) == 1
    assert at.game.effects == ()


def test_702_47c_of_a_copy_it_is_not_said_whether_it_has_the_added_text() -> None:
    copies = SpellAbility(
        effects=(CopyOnStack(what=Target(0), new_targets=False),),
        targets=(TargetSpec(objects=Filter(zone=Zone.STACK)),),
    )
    for splices in (("Raggio",), ()):
        at = Table()
        _splicing(at)
        _main(at)
        at.creature("Orso", 2, 4, controller=1)
        in_hand(at, "Eco", copies, types=(CardType.INSTANT,))
        at.settle().cast("Nebbia", splices)
        at.cast("Eco").resolve()
        assert any(step.untold for step in at.steps) is bool(splices)
