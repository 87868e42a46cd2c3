"""614.3, 615.3: what a resolution says of events to come holds until it is used up or its time is over."""

from __future__ import annotations

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import CREATURE, Filter
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.player_rules import InsteadOfLosing
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import ControllerOf, It, Target, You
from engine.cards.abilities.replacing import ChangesDamage, ChangesLife, ChangesTokens, DamagePattern, Prevents
from engine.cards.abilities.replacing import ReplacesDraw as InsteadOfDrawing
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import DealsDamage, Moves
from engine.cards.characteristics import Characteristics
from engine.state.events import Damage
from engine.state.objects import PlayerTarget
from engine.words.counters import PLUS
from engine.words.terms import CardType, PlayerId, Relation, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    TARGET_CREATURE,
    TARGET_PLAYER,
    die,
    gain,
    hit,
    instant,
    moved,
    pass_on,
    to,
    when,
)

EXILED = Replaces(subject=Filter(), origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE, text="esilia")
SPIRIT = Characteristics(types=(CardType.CREATURE,), subtypes=("Spirit",), power=1, toughness=1)
DIES = Moves(subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)
TO_YOU = DamagePattern(to_player=Relation.YOU)


def set_up(effect: Effect, *targets: str, wolves: int = 2, seats: int = 2, **more: object) -> Table:
    """Two wolves of Bruno, a bear of Anna, and a spell that has resolved; ``more`` is the spell's."""
    at = Table(seats)
    for number in range(wolves):
        at.creature(f"Lupo{number}", 2, 2, controller=1)
    at.creature("Orso", 3, 3)
    at.permanent("Veglia", when(DIES), **ENCHANTMENT)
    at.library(0, 5)
    instant(at, "Voto", effect, **more)  # type: ignore[arg-type]
    return at.settle().cast("Voto", *targets).resolve()


def on_target(**more: object) -> SetUp:
    return SetUp(says=EXILED, of=Target(), **more)  # type: ignore[arg-type]


def both_die(at: Table) -> Table:
    at.occur(*die(at.id("Lupo0"), at.id("Lupo1")))
    while at.stack():
        at.resolve()
    return at


class TestSetUp:
    def test_614_1a_who_would_die_this_turn_is_exiled_and_nothing_dies(self) -> None:
        at = both_die(set_up(on_target(), "Lupo0", targets=(TARGET_CREATURE,)))
        assert (at.where("Lupo0"), at.where("Lupo1")) == (Zone.EXILE, Zone.GRAVEYARD)
        assert at.life(0) == 21

    def test_control_without_the_spell_both_die(self) -> None:
        at = both_die(set_up(GainLife(amount=Fixed(0))))
        assert (at.where("Lupo0"), at.life(0)) == (Zone.GRAVEYARD, 22)

    def test_603_2g_what_would_have_triggered_is_said_with_614_6(self) -> None:
        at = set_up(on_target(), "Lupo0", targets=(TARGET_CREATURE,))
        at.occur(*die(at.id("Lupo0")))
        assert "replaced" in at.missed("Veglia")
        assert "614.6" in at.rules()

    def test_514_2_in_the_next_turn_it_dies(self) -> None:
        at = set_up(on_target(), "Lupo0", targets=(TARGET_CREATURE,))
        while at.game.turn.number == 2:
            pass_on(at)
        at.occur(*die(at.id("Lupo0")))
        assert at.where("Lupo0") is Zone.GRAVEYARD

    def test_611_2c_without_a_set_of_objects_it_is_about_what_comes_later_too(self) -> None:
        every = Replaces(subject=CREATURE, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
        at = Table()
        late = at.creature("Tardo", 1, 1, zone=Zone.HAND)
        instant(at, "Voto", SetUp(says=every))
        at.settle().cast("Voto").resolve().occur(moved(late, Zone.BATTLEFIELD))
        at.occur(*die(at.id("Tardo")))
        assert at.where("Tardo") is Zone.EXILE

    def test_614_5_the_next_time_is_one_time(self) -> None:
        spell = SetUp(says=ChangesLife(factor=2), next_time=True)
        at = set_up(spell).occur(gain(0, 3)).occur(gain(0, 3))
        assert at.life(0) == 20 + 6 + 3

    def test_control_without_next_time_it_is_every_time(self) -> None:
        at = set_up(SetUp(says=ChangesLife(factor=2))).occur(gain(0, 3)).occur(gain(0, 3))
        assert at.life(0) == 20 + 6 + 6

    def test_109_5_you_is_who_cast_the_spell(self) -> None:
        at = set_up(SetUp(says=ChangesLife(factor=2))).occur(gain(1, 3))
        assert at.life(1) == 23

    def test_614_11_the_next_draw_is_something_else(self) -> None:
        at = Table()
        at.library(0, 5)
        instant(at, "Voto", SetUp(says=InsteadOfDrawing(effects=(GainLife(amount=Fixed(4)),)), next_time=True))
        instant(at, "Idea", Draw(count=Fixed(2)))
        at.settle().cast("Voto").resolve().cast("Idea").resolve()
        assert (at.life(0), len(at.zone(Zone.HAND))) == (24, 1)

    def test_614_1c_what_enters_this_turn_enters_with_a_counter(self) -> None:
        enters = Replaces(
            subject=Filter(types=(CardType.CREATURE,), controller=Relation.YOU),
            to=Zone.BATTLEFIELD,
            enters_with=((PLUS, Fixed(1)),),
        )
        at = Table()
        cards = [at.creature(label, 1, 1, zone=Zone.HAND) for label in ("Primo", "Secondo")]
        instant(at, "Voto", SetUp(says=enters, next_time=True))
        at.settle().cast("Voto").resolve()
        for one in cards:
            at.occur(moved(one, Zone.BATTLEFIELD))
        assert (at.one("Primo").count(PLUS), at.one("Secondo").count(PLUS)) == (1, 0)

    def test_614_16_tokens_are_doubled_once(self) -> None:
        at = Table()
        instant(at, "Voto", SetUp(says=ChangesTokens(), next_time=True))
        instant(at, "Spiriti", CreateTokens(token=SPIRIT))
        instant(at, "Altri", CreateTokens(token=SPIRIT))
        at.settle().cast("Voto").resolve().cast("Spiriti").resolve().cast("Altri").resolve()
        assert len(at.all("Spirit Token")) == 3

    def test_104_3_the_loss_is_replaced_this_turn(self) -> None:
        at = Table()
        instant(at, "Voto", SetUp(says=InsteadOfLosing(life=Fixed(1)), next_time=True))
        at.settle().cast("Voto").resolve().occur(gain(0, -20))
        assert (at.life(0), at.over) == (1, False)
        at.occur(gain(0, -1))
        assert at.over


class TestDamageSetUp:
    """614.9, 615: damage that a resolution has dealt to something else, or prevented."""

    def redirect(self, **more: object) -> SetUp:
        says = ChangesDamage(damage=TO_YOU, redirect_to=Target())
        return SetUp(says=says, **more)  # type: ignore[arg-type]

    def test_614_9_the_next_damage_is_dealt_to_the_bear(self) -> None:
        at = set_up(self.redirect(next_time=True), "Orso", targets=(TARGET_CREATURE,))
        wolf = at.id("Lupo0")
        at.occur(hit(wolf, to(0)[0], 2)).occur(hit(wolf, to(0)[0], 2))
        assert (at.one("Orso").damage, at.life(0)) == (2, 18)

    def test_614_9_only_so_much_and_the_rest_is_dealt_as_it_would_be(self) -> None:
        at = set_up(self.redirect(amount=Fixed(1)), "Orso", targets=(TARGET_CREATURE,))
        at.occur(hit(at.id("Lupo0"), to(0)[0], 2)).occur(hit(at.id("Lupo0"), to(0)[0], 2))
        assert (at.one("Orso").damage, at.life(0)) == (1, 17)

    def test_614_9_of_two_sources_the_player_says_whose(self) -> None:
        at = set_up(self.redirect(amount=Fixed(2)), "Orso", targets=(TARGET_CREATURE,))
        me = to(0)[0]
        at.occur(hit(at.id("Lupo0"), me, 2), hit(at.id("Lupo1"), me, 2), answers=[{"Lupo0": 0, "Lupo1": 2}])
        dealt = {(one.event.source, one.event.to) for one in at.changes("614.9") if isinstance(one.event, Damage)}
        assert (at.one("Orso").damage, at.life(0)) == (2, 18)
        assert (at.id("Lupo1"), at.id("Orso")) in dealt
        assert (at.id("Lupo0"), at.id("Orso")) not in dealt

    def test_614_9_to_what_is_gone_it_does_nothing_and_waits(self) -> None:
        at = set_up(self.redirect(next_time=True), "Orso", targets=(TARGET_CREATURE,))
        at.occur(*die(at.id("Orso"))).resolve().occur(hit(at.id("Lupo0"), to(0)[0], 2))
        assert at.life(0) == 20 + 1 - 2
        assert any(effect.says is not None for effect in at.game.effects)

    def test_614_2_of_one_source_only(self) -> None:
        says = ChangesDamage(damage=DamagePattern(), factor=2)
        at = set_up(SetUp(says=says, source=Target(), next_time=True), "Lupo0", targets=(TARGET_CREATURE,))
        for label in ("Lupo1", "Lupo0", "Lupo0"):
            at.occur(hit(at.id(label), to(0)[0], 2))
        assert at.life(0) == 20 - 2 - 4 - 2

    def test_615_5_as_much_is_dealt_back_for_each_source(self) -> None:
        back = DealDamage(amount=EventAmount(), to=ControllerOf(It()))
        spell = SetUp(says=Prevents(damage=TO_YOU, then=(back,)))
        at = set_up(spell)
        me = to(0)[0]
        at.occur(hit(at.id("Lupo0"), me, 2), hit(at.id("Lupo1"), me, 3))
        assert (at.life(0), at.life(1)) == (20, 15)
        assert "615.5" in at.rules()

    def test_615_1_all_to_one_player_but_not_to_the_other(self) -> None:
        spell = SetUp(says=Prevents(damage=DamagePattern()), of=Target())
        at = set_up(spell, "Bruno", targets=(TARGET_PLAYER,))
        at.occur(hit(at.id("Orso"), to(1)[0], 3), hit(at.id("Orso"), to(0)[0], 3))
        assert (at.life(1), at.life(0)) == (20, 17)

    def test_603_2g_prevented_damage_triggers_nothing(self) -> None:
        at = Table()
        hurt = DealsDamage(source=CREATURE, to_player=Relation.YOU)
        at.permanent("Sentinella", when(hurt), **ARTIFACT)
        at.creature("Lupo", 2, 2, controller=1)
        instant(at, "Voto", SetUp(says=Prevents(damage=TO_YOU), next_time=True))
        at.settle().cast("Voto").resolve().occur(hit(at.id("Lupo"), PlayerTarget(PlayerId(0)), 2))
        assert at.missed("Sentinella") == ["replaced"]
        at.occur(hit(at.id("Lupo"), PlayerTarget(PlayerId(0)), 2))
        assert at.stack() == ["Sentinella#1"]

    def test_500_5a_until_end_of_combat_is_over_with_it(self) -> None:
        at = Table(step=TurnStep.DECLARE_ATTACKERS)
        at.creature("Lupo", 2, 2, controller=1)
        instant(at, "Voto", SetUp(says=Prevents(damage=TO_YOU), until=Duration.END_OF_COMBAT))
        at.settle().cast("Voto").resolve()
        while at.game.turn.step is not TurnStep.POSTCOMBAT_MAIN:
            pass_on(at)
        at.occur(hit(at.id("Lupo"), to(0)[0], 2))
        assert at.life(0) == 18


class TestWhichOfSeveral:
    """616.1e-f: one is chosen, and then the question is asked anew of those that are still applicable."""

    def two(self, first: str) -> Table:
        at = Table()
        at.creature("Orso", 3, 3)
        home = Replaces(subject=Filter(), origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.HAND, text="mano")
        for label, says in (("Esilio", EXILED), ("Ritorno", home)):
            instant(at, label, SetUp(says=says, of=Target(), next_time=True), targets=(TARGET_CREATURE,))
        at.settle().cast("Esilio").resolve().cast("Ritorno").resolve()
        return at.occur(*die(at.id("Orso")), answers=[first])

    def test_616_1e_616_1f_the_other_one_is_not_applicable_any_more_and_not_used_up(self) -> None:
        at = self.two("mano")
        assert at.where("Orso") is Zone.HAND
        assert {"616.1", "616.1e", "616.1f", "614.6"} <= set(at.rules())
        assert len([one for one in at.game.effects if one.says is not None]) == 1

    def test_control_the_other_way_round(self) -> None:
        assert self.two("esilia").where("Orso") is Zone.EXILE

    def test_614_5_two_doublers_double_once_each(self) -> None:
        at = Table()
        for label in ("Ira", "Furia"):
            at.permanent(label, ChangesDamage(damage=DamagePattern(), factor=2), **ENCHANTMENT)
        wolf = at.creature("Lupo", 2, 2, controller=1)
        at.settle().occur(hit(wolf, to(0)[0], 2))
        assert at.life(0) == 12
        assert {"614.5", "616.1f"} <= set(at.rules())

    def test_control_one_doubler_has_nothing_to_come_again_to(self) -> None:
        at = Table()
        at.permanent("Ira", ChangesDamage(damage=DamagePattern(), factor=2), **ENCHANTMENT)
        wolf = at.creature("Lupo", 2, 2, controller=1)
        at.settle().occur(hit(wolf, to(0)[0], 2))
        assert at.life(0) == 16
        assert "616.1f" not in at.rules()


class TestOneTime:
    """614.3, 615.8: what happens to several at once is one time."""

    def test_614_16_two_tokens_at_once_are_both_doubled(self) -> None:
        at = Table()
        instant(at, "Voto", SetUp(says=ChangesTokens(), next_time=True))
        for label in ("Due", "Uno"):
            instant(at, label, CreateTokens(token=SPIRIT, count=Fixed(2 if label == "Due" else 1)))
        at.settle().cast("Voto").resolve().cast("Due").resolve()
        assert len(at.all("Spirit Token")) == 4
        at.cast("Uno").resolve()
        assert len(at.all("Spirit Token")) == 5

    def test_615_8_of_one_source_all_that_it_deals_at_once(self) -> None:
        says = Prevents(damage=DamagePattern())
        at = set_up(SetUp(says=says, source=Target(), next_time=True), "Lupo0", targets=(TARGET_CREATURE,))
        wolf = at.id("Lupo0")
        at.occur(hit(wolf, to(0)[0], 2), hit(wolf, at.id("Orso"), 2))
        assert (at.life(0), at.one("Orso").damage) == (20, 0)
        at.occur(hit(wolf, to(0)[0], 2))
        assert at.life(0) == 18

    def test_615_8_also_by_a_shield(self) -> None:
        at = set_up(Prevent(source=Target(), next_time=True), "Lupo0", targets=(TARGET_CREATURE,))
        wolf = at.id("Lupo0")
        at.occur(hit(wolf, to(0)[0], 2), hit(wolf, at.id("Orso"), 2))
        assert (at.life(0), at.one("Orso").damage) == (20, 0)
        assert "615.8" in at.rules()
        at.occur(hit(wolf, to(0)[0], 2))
        assert at.life(0) == 18

    def test_control_a_shield_for_one_player_leaves_the_others(self) -> None:
        at = set_up(Prevent(source=Target(), to=You(), next_time=True), "Lupo0", targets=(TARGET_CREATURE,))
        wolf = at.id("Lupo0")
        at.occur(hit(wolf, to(0)[0], 2), hit(wolf, at.id("Orso"), 2))
        assert (at.life(0), at.one("Orso").damage) == (20, 2)
