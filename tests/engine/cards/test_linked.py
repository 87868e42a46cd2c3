"""702: keywords that pair creatures, hand on or restrict abilities, or keep something for the rest of a turn or of the game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.board.asking import Transaction
from engine.board.board_of import board_of
from engine.cards.abilities.ability import Keyword, SpellAbility, Static
from engine.cards.abilities.conditions import Blessed, Is
from engine.cards.abilities.continuous import ChangeTypes, Duration, GainAbility, GainControl, ModifyPT
from engine.cards.abilities.copying import BecomeCopy, CreateCopies
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, Target, This, You
from engine.cards.abilities.triggers import enters
from engine.cards.characteristics import Characteristics
from engine.happening import blessing
from engine.happening.blessing import has_enough
from engine.happening.pipeline import begin_action
from engine.state.actions import Activate, Cast
from engine.state.faces import back_of
from engine.turn import phasing
from engine.words.decisions import IllegalAnswer
from engine.words.terms import CardType, PlayerId, Reason, Relation, TurnStep, Zone
from tests.engine.cards.support import COST, in_graveyard, in_hand, keyword
from tests.engine.support import Table, card, creature
from tests.engine.support_more import attack, die, free, instant, moved, pass_on, refused, when

ANNA, BRUNO = PlayerId(0), PlayerId(1)
GAIN = GainLife(amount=Fixed(3))
CREATURES = Every(Filter(types=(CardType.CREATURE,)))
SORCERY: dict[str, Any] = {"types": (CardType.SORCERY,)}
LAND: dict[str, Any] = {"types": (CardType.LAND,)}
TOGETHER = Static(
    parts=(ModifyPT(Fixed(2), Fixed(2)),),
    affects=Filter(types=(CardType.CREATURE,), any_of=(Filter(this=True), Filter(bonded_to_this=True))),
    condition=Is(This(), Filter(bonded=True)),
)


def stocked(players: int = 2) -> Table:
    at = Table(players)
    for player in range(players):
        at.library(player, 8)
    return at


def powers(at: Table, *labels: str) -> list[int | None]:
    return [at.looks(label).power for label in labels]


# --- 702.95 soulbond


def bonded(at: Table, *answers: Any) -> Table:
    in_hand(at, "Angelo", "soulbond", TOGETHER)
    at.creature("Orso", 2, 2)
    at.creature("Lupo", 2, 2)
    at.settle().cast("Angelo").resolve()
    return at.resolve(*answers)


class TestPair:
    """702.95a-d: the two that are paired, or neither."""

    def test_702_95a_as_it_enters_it_may_be_paired_with_another_creature(self) -> None:
        at = bonded(stocked(), True, "Orso")
        assert powers(at, "Angelo", "Orso", "Lupo") == [4, 4, 2]
        assert "702.95b" in at.rules()
        alone = bonded(stocked(), False)
        assert powers(alone, "Angelo", "Orso", "Lupo") == [2, 2, 2]

    def test_702_95a_also_with_a_creature_that_enters_later_while_it_is_unpaired(self) -> None:
        at = stocked()
        at.creature("Angelo", 2, 2, "soulbond", TOGETHER)
        in_hand(at, "Orso")
        in_hand(at, "Lupo")
        at.settle().cast("Orso").resolve()
        at.resolve(True)
        assert powers(at, "Angelo", "Orso") == [4, 4]
        at.cast("Lupo").resolve()
        assert at.stack() == [], "702.95d: it is paired already"

    def test_702_95a_control_nothing_triggers_without_another_creature(self) -> None:
        at = stocked()
        in_hand(at, "Angelo", "soulbond", TOGETHER)
        at.creature("Orso", 2, 2, controller=1)
        at.settle().cast("Angelo").resolve()
        assert at.stack() == []

    def test_702_95c_neither_is_paired_where_one_is_gone_as_it_resolves(self) -> None:
        at = stocked()
        at.creature("Angelo", 2, 2, "soulbond", TOGETHER)
        in_hand(at, "Orso")
        at.settle().cast("Orso").resolve()
        at.occur(*die(at.id("Orso")))
        at.play_out()
        assert powers(at, "Angelo") == [2]
        assert at.one("Angelo").bond is None

    def test_702_95b_702_95d_one_that_is_paired_is_not_paired_again(self) -> None:
        at = stocked()
        at.creature("Angelo", 2, 2, "soulbond", TOGETHER)
        in_hand(at, "Orso")
        in_hand(at, "Serafino", "soulbond", TOGETHER)
        at.settle().cast("Orso").resolve()
        at.resolve(True)
        at.cast("Serafino").resolve()
        assert at.stack() == [], "no unpaired creature is there for it"
        assert at.one("Serafino").bond is None


@pytest.mark.parametrize("gone", ["Orso", "Angelo"])
def test_702_95e_when_either_leaves_the_other_is_unpaired(gone: str) -> None:
    at = bonded(stocked(), True, "Orso")
    at.occur(*die(at.id(gone)))
    left = "Angelo" if gone == "Orso" else "Orso"
    assert powers(at, left) == [2]
    assert at.one(left).bond is None
    assert "702.95e" in at.rules()


@pytest.mark.parametrize("how", ["control", "type"])
def test_702_95e_when_either_changes_hands_or_is_no_creature_and_not_again_afterwards(how: str) -> None:
    at = stocked()
    target = (TargetSpec(objects=Filter(types=(CardType.CREATURE,))),)
    part = GainControl(You()) if how == "control" else ChangeTypes(remove=(CardType.CREATURE,))
    until = Duration.END_OF_TURN
    instant(at, "Effetto", Apply(to=Target(), parts=(part,), until=until), targets=target, controller=1)
    bonded(at, True, "Orso")
    pass_on(at)
    at.cast("Effetto", "Orso", player=1).resolve()
    assert powers(at, "Angelo") == [2]
    at.until(TurnStep.UPKEEP, player=1)
    assert at.looks("Orso").creature
    assert at.controller("Orso") == 0
    assert powers(at, "Angelo", "Orso") == [2, 2]


def test_702_95e_what_phases_out_is_paired_no_longer() -> None:
    at = bonded(stocked(), True, "Orso")
    gone = phasing.out(begin_action(at.game), [at.id("Orso")])
    at.occur(*(change.event for change in gone))
    assert powers(at, "Angelo") == [2]


# --- 702.165 backup


class TestGainBelow:
    """702.165a, 702.165c-d: what stands below backup, and nothing else."""

    def test_702_165a_another_creature_gets_counters_and_what_is_printed_below(self) -> None:
        at = stocked()
        in_hand(at, "Alfiere", "trample", keyword("backup", 1), "flying")
        at.creature("Orso", 2, 2)
        at.settle().cast("Alfiere").resolve("Orso")
        at.play_out()
        assert at.one("Orso").count("+1/+1") == 1
        assert (at.looks("Orso").has("flying"), at.looks("Orso").has("trample")) == (True, False)
        at.until(TurnStep.UPKEEP, player=1)
        assert not at.looks("Orso").has("flying")

    def test_702_165a_control_on_itself_it_gets_counters_alone(self) -> None:
        at = stocked()
        in_hand(at, "Alfiere", keyword("backup", 1), "flying")
        at.creature("Orso", 2, 2)
        at.settle().cast("Alfiere").resolve("Alfiere")
        at.play_out()
        assert at.one("Alfiere").count("+1/+1") == 1
        assert [one.keyword for one in at.looks("Alfiere").keywords()] == ["backup", "flying"]

    def test_702_165c_what_it_has_gained_is_not_handed_on(self) -> None:
        at = stocked()
        given = Static(
            parts=(GainAbility(Keyword(keyword="haste")),), affects=Filter(types=(CardType.CREATURE,), name="Alfiere")
        )
        at.permanent("Inno", given, types=(CardType.ENCHANTMENT,))
        in_hand(at, "Alfiere", keyword("backup", 1), "flying")
        at.creature("Orso", 2, 2)
        at.settle().cast("Alfiere").resolve("Orso")
        at.play_out()
        assert at.looks("Orso").has("flying")
        assert not at.looks("Orso").has("haste")


# --- 702.57 forecast


def test_702_57a_in_the_own_upkeep_from_hand_and_once_each_turn() -> None:
    at = stocked()
    in_hand(at, "Oracolo", keyword("forecast", abilities=(free(GAIN),)))
    at.settle()
    assert refused(at, Activate(ANNA, at.id("Oracolo"), 0)) == ("condition", "602.5b")
    at.until(TurnStep.UPKEEP, player=1)
    pass_on(at)
    assert refused(at, Activate(ANNA, at.id("Oracolo"), 0)) == ("condition", "602.5b"), "another player's upkeep"
    at.until(TurnStep.UPKEEP, player=0)
    at.activate("Oracolo", 0).resolve()
    assert at.life(0) == 23
    assert at.where("Oracolo") is Zone.HAND
    assert refused(at, Activate(ANNA, at.id("Oracolo"), 0)) == ("once each turn", "602.5b")
    assert "702.57a" in at.rules()


# --- 702.142 boast


def test_702_142a_only_if_it_attacked_this_turn_and_once() -> None:
    at = stocked()
    at.creature("Vanesio", 2, 2, keyword("boast", abilities=(free(GAIN),)))
    at.settle()
    assert refused(at, Activate(ANNA, at.id("Vanesio"), 0)) == ("condition", "602.5b")
    attack(at, ("Vanesio", 1))
    at.until(TurnStep.POSTCOMBAT_MAIN)
    at.activate("Vanesio", 0).resolve()
    assert at.life(0) == 23, "after combat as well"
    assert refused(at, Activate(ANNA, at.id("Vanesio"), 0)) == ("once each turn", "602.5b")
    at.until(TurnStep.UPKEEP, player=1)
    pass_on(at)
    assert refused(at, Activate(ANNA, at.id("Vanesio"), 0)) == ("condition", "602.5b"), "it attacked in another turn"

    # --- 702.50 epic

    @pytest.mark.parametrize(("shape", "gained"), [("Gigante", "flying"), ("", "flying")])
    def test_702_165d_what_it_hands_on_is_settled_as_it_is_put_on_the_stack(self, shape: str, gained: str) -> None:
        at = stocked()
        at.creature("Gigante", 4, 4, "trample")
        at.creature("Orso", 2, 2)
        in_hand(at, "Alfiere", keyword("backup", 1), "flying")
        instant(at, "Specchio", BecomeCopy(what=Every(Filter(name="Alfiere")), of=Every(Filter(name="Gigante"))))
        at.settle().cast("Alfiere").resolve("Orso")
        if shape:
            at.cast("Specchio").resolve()
            assert at.looks("Alfiere").name == shape
        at.play_out()
        assert (at.looks("Orso").has(gained), at.looks("Orso").has("trample")) == (True, False)

    @pytest.mark.parametrize("exceptions", [(), (GainAbility(Keyword(keyword="haste")),)])
    def test_702_165c_what_a_copy_effect_has_added_is_not_handed_on(self, exceptions: tuple[Any, ...]) -> None:
        at = stocked()
        at.creature("Alfiere", 1, 1, keyword("backup", 1), "flying")
        at.creature("Orso", 2, 2)
        instant(at, "Calco", CreateCopies(of=Every(Filter(name="Alfiere")), exceptions=exceptions))
        at.settle().cast("Calco").resolve("Orso")
        made = next(one for one in at.game.permanents() if not one.is_card)
        assert board_of(at.game).characteristics(made.id).has("haste") is bool(exceptions)
        at.play_out()
        assert (at.looks("Orso").has("flying"), at.looks("Orso").has("haste")) == (True, False)


class TestForbid:
    """101.2, 702.50b: players can't do something for a time."""

    def test_702_50a_no_more_spells_and_a_copy_at_each_upkeep_that_has_no_epic(self) -> None:
        at = stocked()
        in_hand(at, "Saga", SpellAbility(effects=(GAIN,)), "epic", **SORCERY)
        instant(at, "Altra", GAIN)
        instant(at, "Sua", GAIN, controller=1)
        at.settle().cast("Saga").play_out()
        assert at.life(0) == 23
        assert refused(at, Cast(ANNA, at.id("Altra")))[1] == "101.2"
        pass_on(at)
        at.cast("Sua", player=1)
        at.until(TurnStep.UPKEEP, player=0)
        at.resolve()
        assert at.stack() == ["Saga~"]
        assert not at.looks("Saga~").has("epic")
        at.play_out()
        assert at.life(0) == 26
        at.until(TurnStep.UPKEEP, player=1)
        at.until(TurnStep.UPKEEP, player=0)
        at.play_out()
        assert at.life(0) == 29
        assert refused(at, Cast(ANNA, at.id("Altra")))[1] == "101.2", "702.50b: for the rest of the game"

    def test_702_50a_control_a_countered_epic_spell_does_nothing_of_it(self) -> None:
        at = stocked()
        in_hand(at, "Saga", SpellAbility(effects=(GAIN,)), "epic", **SORCERY)
        instant(at, "Altra", GAIN)
        at.settle().cast("Saga")
        at.occur(moved(at.id("Saga"), Zone.GRAVEYARD, Reason.COUNTERED))
        at.cast("Altra").play_out()
        assert at.life(0) == 23


def test_702_50a_its_copy_may_have_other_targets() -> None:
    at = stocked()
    hits = SpellAbility(effects=(LoseLife(amount=Fixed(2), who=Target()),), targets=(TargetSpec(players=Relation.ANY),))
    in_hand(at, "Saga", hits, "epic", **SORCERY)
    at.settle().cast("Saga", "Bruno").play_out()
    at.until(TurnStep.UPKEEP, player=0)
    at.play_out("Anna")
    assert (at.life(0), at.life(1)) == (18, 18)


# --- 702.141 encore


class TestEncore:
    """702.141a: a token for each opponent, until the next end step."""

    def test_702_141a_a_token_for_each_opponent_that_attacks_that_opponent(self) -> None:
        at = stocked(3)
        in_graveyard(at, "Coro", keyword("encore", cost=COST), power=3, toughness=3, types=(CardType.CREATURE,))
        at.settle().activate("Coro", 0)
        assert at.where("Coro") is Zone.EXILE
        at.resolve()
        tokens = list(at.game.permanents())
        assert [board_of(at.game).characteristics(one.id).has("haste") for one in tokens] == [True, True]
        with pytest.raises(IllegalAnswer):
            at.fork().until(TurnStep.DECLARE_ATTACKERS, "Carla", "Bruno")
        at.until(TurnStep.DECLARE_ATTACKERS, "Bruno", "Carla")
        combat = at.game.combat
        assert combat is not None
        assert sorted(one.defender.player for one in combat.attackers) == [1, 2]  # type: ignore[union-attr]
        at.until(TurnStep.END)
        at.play_out()
        assert list(at.game.permanents()) == []

    def test_702_141a_only_as_a_sorcery(self) -> None:
        at = Table(active=1)
        in_graveyard(at, "Coro", keyword("encore", cost=COST))
        at.settle()
        pass_on(at)
        assert refused(at, Activate(ANNA, at.id("Coro"), 0))[1] == "602.5d"

    def test_702_141a_control_a_token_that_has_attacked_is_gone_and_another_copy_stays(self) -> None:
        at = stocked()
        instant(at, "Copia", CreateCopies(of=Every(Filter(name="Coro"))))
        in_graveyard(at, "Coro", keyword("encore", cost=COST))
        at.settle().activate("Coro", 0).resolve()
        at.cast("Copia").resolve()
        at.until(TurnStep.END)
        at.play_out()
        left = list(at.game.permanents())
        assert [board_of(at.game).characteristics(one.id).has("haste") for one in left] == [False]


# --- 702.167 craft


def crafting(at: Table, *, count: int = 1, **more: Any) -> Table:
    artifact = Filter(types=(CardType.ARTIFACT,))
    word = keyword("craft", count, filter=artifact, cost=COST, **more)
    front = card("Idolo", word, types=(CardType.ARTIFACT,))
    back = creature("Colosso", 5, 5)
    at.put("Idolo", front, other_face=back_of(front, back))
    return at


class TestCraft:
    """702.167a-c: back transformed, for what was exiled."""

    def test_702_167a_it_comes_back_transformed_for_materials_of_the_field_or_the_graveyard(self) -> None:
        for chosen, zone in (("Anello", Zone.BATTLEFIELD), ("Rottame", Zone.GRAVEYARD)):
            at = crafting(stocked())
            at.permanent("Anello", types=(CardType.ARTIFACT,))
            in_graveyard(at, "Rottame", types=(CardType.ARTIFACT,))
            in_graveyard(at, "Orso")
            at.settle()
            assert at.where(chosen) is zone
            at.activate("Idolo", 0, chosen)
            assert at.where("Idolo") is at.where(chosen) is Zone.EXILE
            at.resolve()
            assert at.looks("Idolo").name == "Colosso"
            assert at.where(chosen) is Zone.EXILE
            assert "702.167a" in at.rules()

    def test_702_167a_not_without_materials_and_not_with_itself(self) -> None:
        at = crafting(stocked())
        in_graveyard(at, "Orso")
        at.permanent("Suo", types=(CardType.ARTIFACT,), controller=1)
        at.settle()
        assert refused(at, Activate(ANNA, at.id("Idolo"), 0)) == ("not enough to exile", "118.3")

    def test_702_167c_it_knows_the_cards_that_were_used(self) -> None:
        at = crafting(stocked())
        at.permanent("Anello", types=(CardType.ARTIFACT,))
        at.permanent("Altro", types=(CardType.ARTIFACT,))
        at.settle().activate("Idolo", 0, "Anello").resolve()
        assert at.one("Anello").linked_to == at.id("Idolo")
        at.occur(moved(at.id("Altro"), Zone.EXILE))
        assert at.one("Altro").linked_to is None, "control: exiled by something else"

    def test_712_14a_control_a_card_with_one_face_alone_stays_in_exile(self) -> None:
        at = stocked()
        artifact = Filter(types=(CardType.ARTIFACT,))
        at.permanent("Idolo", keyword("craft", 1, filter=artifact, cost=COST), types=(CardType.ARTIFACT,))
        at.permanent("Anello", types=(CardType.ARTIFACT,))
        at.settle().activate("Idolo", 0).resolve()
        assert at.where("Idolo") is Zone.EXILE


def test_702_167a_one_or_more_is_any_number() -> None:
    at = crafting(stocked(), quality="or more")
    for label in ("Uno", "Due", "Tre"):
        at.permanent(label, types=(CardType.ARTIFACT,))
    at.settle().activate("Idolo", 0, ("Uno", "Tre"))
    assert [at.where(one) for one in ("Uno", "Due", "Tre")] == [Zone.EXILE, Zone.BATTLEFIELD, Zone.EXILE]


def test_702_167b_a_card_type_alone_means_permanents_and_cards() -> None:
    at = crafting(stocked(), count=2)
    at.permanent("Anello", types=(CardType.ARTIFACT,))
    in_graveyard(at, "Rottame", types=(CardType.ARTIFACT,))
    at.settle().activate("Idolo", 0)
    assert at.where("Anello") is at.where("Rottame") is Zone.EXILE


# --- 702.131 ascend


def lands(at: Table, count: int) -> None:
    for n in range(count):
        at.permanent(f"t{n}", types=(CardType.LAND,))


@pytest.mark.parametrize(("others", "blessed"), [(8, False), (9, True)])
def test_702_131b_with_ten_permanents_the_blessing_comes_at_once(others: int, blessed: bool) -> None:
    at = stocked()
    lands(at, others)
    in_hand(at, "Araldo", "ascend")
    at.settle().cast("Araldo").resolve()
    assert at.game.player(ANNA).blessed is blessed
    assert ("702.131b" in at.rules()) is blessed


def test_702_131c_any_number_of_players_may_have_the_blessing() -> None:
    at = stocked()
    lands(at, 9)
    in_hand(at, "Araldo", "ascend")
    for n in range(10):
        at.permanent(f"b{n}", *(["ascend"] if not n else []), types=(CardType.LAND,), controller=1)
    at.settle().cast("Araldo").resolve()
    assert [at.game.player(one).blessed for one in (ANNA, BRUNO)] == [True, True]


def test_702_131b_it_stays_when_the_permanents_go() -> None:
    at = stocked()
    lands(at, 9)
    in_hand(at, "Araldo", "ascend")
    at.settle().cast("Araldo").resolve()
    at.occur(*die(at.id("Araldo"), at.id("t0"), at.id("t1")))
    assert at.game.player(ANNA).blessed
    assert not at.game.player(BRUNO).blessed


def test_702_131d_it_is_there_before_abilities_trigger() -> None:
    for others, life in ((9, 23), (8, 20)):
        at = stocked()
        lands(at, others)
        in_hand(at, "Araldo", "ascend", when(enters(Filter(this=True)), GAIN, condition=Blessed(Relation.YOU)))
        at.settle().cast("Araldo").play_out()
        assert at.life(0) == life


@pytest.mark.parametrize("ascends", [False, True])
def test_702_131b_permanents_are_counted_only_where_one_has_ascend(
    ascends: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[PlayerId] = []

    def count(tx: Transaction, player: PlayerId) -> bool:
        counted.append(player)
        return has_enough(tx, player)

    monkeypatch.setattr(blessing, "has_enough", count)
    at = stocked()
    lands(at, 12)
    in_hand(at, "Araldo", *(("ascend",) if ascends else ()))
    at.settle().cast("Araldo").play_out()
    assert bool(counted) is ascends
    assert set(counted) <= {ANNA}, "nobody else's either"
    assert at.game.player(ANNA).blessed is ascends


class TestAscend:
    """702.131a: of a spell, once as it resolves."""

    @pytest.mark.parametrize(("count", "blessed"), [(9, False), (10, True)])
    def test_702_131a_a_spell_looks_once_as_it_resolves(self, count: int, blessed: bool) -> None:
        at = stocked()
        lands(at, count)
        token = CreateTokens(token=Characteristics(name="Tesoro", types=(CardType.ARTIFACT,)))
        in_hand(at, "Rito", "ascend", **SORCERY)
        instant(at, "Conio", token)
        at.settle().cast("Rito").play_out()
        assert at.game.player(ANNA).blessed is blessed
        at.cast("Conio").play_out()
        assert at.game.player(ANNA).blessed is blessed, "a spell does not wait for it"

    def test_702_131a_control_not_where_it_is_countered(self) -> None:
        at = stocked()
        lands(at, 10)
        in_hand(at, "Rito", "ascend", **SORCERY)
        at.settle().cast("Rito")
        at.occur(moved(at.id("Rito"), Zone.GRAVEYARD, Reason.COUNTERED))
        assert not at.game.player(ANNA).blessed
