"""106.5, 106.7, 106.12b: mana of the colours of other objects, and of the types that other permanents could produce."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Ability, Cost
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.quantities import Count, X
from engine.cards.abilities.references import Every
from engine.cards.abilities.replacing import ChangesMana
from engine.cards.abilities.spending import ColorsOf, CostOf, CouldProduce
from engine.cards.abilities.triggers import enters
from engine.costs.could_produce import could_produce
from engine.words.terms import CardType, Color, Relation
from tests.engine.support import Table
from tests.engine.support_more import ARTIFACT, ENCHANTMENT, LAND, MY_CREATURES, THIS, free, when

TAP = Cost(tap=True)
LANDS = Filter(types=(CardType.LAND,))
THEIRS = Filter(types=(CardType.LAND,), controller=Relation.OPPONENT)
MINE = Filter(types=(CardType.LAND,), controller=Relation.YOU)


def adds(*choices: str, cost: Cost = TAP, **more: object) -> Ability:
    return free(AddMana(choices=tuple(tuple(one) for one in choices), **more), cost=cost)  # type: ignore[arg-type]


def like(wanted: Filter, *, colors: bool = False) -> Ability:
    return free(AddMana(choices=(), like=CouldProduce(of=Every(wanted), colors=colors)), cost=TAP)


ORCHARD = like(THEIRS, colors=True)
POOL = like(MINE)


def forest(at: Table, label: str = "Foresta", controller: int = 0) -> None:
    at.permanent(label, subtypes=("Forest",), controller=controller, **LAND)


def could(at: Table, label: str) -> str:
    one = at.id(label)
    return "".join(could_produce(board_of(at.game), [one])[one])


def added(at: Table, label: str, *answers: str, player: int = 0) -> list[str]:
    at.settle().activate(label, 0, *answers, player=player)
    return [one.kind for one in at.game.players[player].mana]


class TestColorsOf:
    def test_106_5_no_colour_no_mana(self) -> None:
        crater = free(AddMana(choices=(), like=ColorsOf(of=Every(Filter(controller=Relation.YOU)))), cost=TAP)
        at = Table()
        at.permanent("Cratere", crater, **LAND)
        at.creature("Lupo", 2, 2, colors=(Color.RED,), controller=1)
        assert added(at, "Cratere") == []
        assert at.one("Cratere").tapped, "the cost was paid"
        assert "106.5" in at.rules()

    def test_106_5_control_one_of_the_colours_that_there_are(self) -> None:
        crater = free(AddMana(choices=(), like=ColorsOf(of=Every(Filter(controller=Relation.YOU)))), cost=TAP)
        at = Table()
        at.permanent("Cratere", crater, **LAND)
        at.creature("Lupo", 2, 2, colors=(Color.RED, Color.GREEN))
        at.creature("Corvo", 1, 1, colors=(Color.BLACK,))
        assert added(at, "Cratere", "B") == ["B"]
        assert "106.5" not in at.rules()


class TestCostOf:
    """What the symbols of a mana cost are where they are added: Cratere adds what the Idolo costs."""

    @pytest.mark.parametrize(
        ("cost", "answers", "mana", "rules"),
        [
            ("{2}{G}", (), "GCC", {"106.10"}),
            ("{G/W}", ("W",), "W", {"106.8"}),
            ("{2/R}", ("CC",), "CC", {"106.8"}),
            ("{2/R}", ("R",), "R", {"106.8"}),
            ("{B/P}", (), "B", {"106.9"}),
            ("{G/U/P}{G/U/P}", ("UG",), "UG", {"106.8", "106.9"}),
            ("{S}{S}", (), "CC", {"106.11"}),
            ("{X}{R}", (), "R", set()),
        ],
    )
    def test_106_8_to_106_11_symbols_as_mana_that_is_added(
        self, cost: str, answers: tuple[str, ...], mana: str, rules: set[str]
    ) -> None:
        crater = free(AddMana(choices=(), like=CostOf(of=Every(Filter(name="Idolo")))), cost=TAP)
        at = Table()
        at.permanent("Cratere", crater, **LAND)
        at.permanent("Idolo", mana_cost=cost, **ARTIFACT)
        assert sorted(added(at, "Cratere", *answers)) == sorted(mana)
        assert {"106.8", "106.9", "106.10", "106.11"} & set(at.rules()) == rules

    @pytest.mark.parametrize("cost", ["{0}", None])
    def test_202_1b_control_no_symbols_no_mana(self, cost: str | None) -> None:
        crater = free(AddMana(choices=(), like=CostOf(of=Every(Filter(name="Idolo")))), cost=TAP)
        at = Table()
        at.permanent("Cratere", crater, **LAND)
        at.permanent("Idolo", mana_cost=cost, **ARTIFACT)
        assert added(at, "Cratere") == []


class TestCouldProduce:
    @pytest.mark.parametrize(
        ("mine", "theirs", "answer"),
        [
            ((), None, ""),  # no lands over there
            ((), (), ""),  # orchards alone
            (("Foresta",), (), "G"),  # a forest of one's own, looked at through the other orchard
            ((), ("Palude",), "B"),
        ],
    )
    def test_106_7_lands_that_look_at_each_other(
        self, mine: tuple[str, ...], theirs: tuple[str, ...] | None, answer: str
    ) -> None:
        types = {"Foresta": "Forest", "Palude": "Swamp"}
        at = Table()
        at.permanent("Frutteto", ORCHARD, **LAND)
        for label in mine:
            at.permanent(label, subtypes=(types[label],), **LAND)
        if theirs is not None:
            at.permanent("Altro", ORCHARD, controller=1, **LAND)
            for label in theirs:
                at.permanent(label, subtypes=(types[label],), controller=1, **LAND)
        at.settle()
        assert could(at, "Frutteto") == answer
        assert added(at, "Frutteto") == list(answer)

    def test_106_7_each_of_two_orchards_could_produce_it(self) -> None:
        at = Table()
        forest(at)
        at.permanent("Frutteto", ORCHARD, **LAND)
        at.permanent("Altro", ORCHARD, controller=1, **LAND)
        at.settle()
        assert (could(at, "Frutteto"), could(at, "Altro")) == ("G", "G")

    def test_106_7_a_colour_is_no_colourless_mana(self) -> None:
        at = Table()
        at.permanent("Frutteto", ORCHARD, **LAND)
        at.permanent("Deserto", adds("C"), controller=1, **LAND)
        at.permanent("Vasca", POOL, controller=1, **LAND)
        at.settle()
        assert could(at, "Frutteto") == ""
        assert could(at, "Vasca") == "C", "of any type"

    def test_106_7_whether_the_costs_can_be_paid_is_ignored(self) -> None:
        at = Table()
        at.permanent("Vasca", POOL, **LAND)
        at.permanent("Rovina", adds("U", cost=Cost(tap=True, mana="{5}", sacrifice_this=True)), tapped=True, **LAND)
        assert added(at, "Vasca") == ["U"]

    def test_106_7_an_activation_condition_is_ignored_too_a_condition_of_the_effect_is_not(self) -> None:
        swamp = Exists(Filter(subtypes=("Swamp",)))
        for ability, answer in (
            (free(AddMana(choices=(("B",),)), cost=TAP, condition=swamp), "B"),
            (free(If(condition=swamp, then=(AddMana(choices=(("B",),)),)), cost=TAP), ""),
        ):
            at = Table()
            at.permanent("Campo", ability, **LAND)
            at.settle()
            assert could(at, "Campo") == answer

    def test_106_7_no_mana_now_is_no_type(self) -> None:
        for creatures, answer in ((0, ""), (2, "G")):
            at = Table()
            at.permanent("Culla", adds("G", times=Count(MY_CREATURES)), **LAND)
            for number in range(creatures):
                at.creature(f"Elfo {number}", 1, 1)
            at.settle()
            assert could(at, "Culla") == answer

    def test_106_7_the_number_for_x_is_up_to_the_player(self) -> None:
        at = Table()
        at.permanent("Fonte", adds("R", cost=Cost(tap=True, mana="{X}"), times=X()), **LAND)
        at.settle()
        assert could(at, "Fonte") == "R"

    def test_106_7_an_ability_that_is_no_mana_ability_counts(self) -> None:
        at = Table()
        at.permanent("Santuario", when(enters(THIS), AddMana(choices=(("W",),))), **LAND)
        at.settle()
        assert could(at, "Santuario") == "W"

    def test_106_7_three_that_look_at_one_another_and_a_fourth(self) -> None:
        at = Table()
        for label in ("Prima", "Seconda", "Terza"):
            at.permanent(label, like(LANDS), **LAND)
        at.settle()
        assert could(at, "Prima") == ""
        at = Table()
        for label in ("Prima", "Seconda", "Terza"):
            at.permanent(label, like(LANDS), **LAND)
        forest(at, controller=1)
        at.settle()
        assert [could(at, label) for label in ("Prima", "Seconda", "Terza")] == ["G", "G", "G"]


BLACK = ChangesMana(subject=LANDS, kind="B", one=True)
RED = ChangesMana(subject=LANDS, kind="R")


class TestReplacement:
    def test_106_7_replacement_effects_are_taken_into_account(self) -> None:
        at = Table()
        forest(at)
        at.permanent("Vasca", POOL, **LAND)
        at.permanent("Piaga", BLACK, **ENCHANTMENT)
        at.settle()
        assert could(at, "Foresta") == "B"
        assert could(at, "Vasca") == "B"

    def test_106_7_in_any_possible_order(self) -> None:
        at = Table()
        forest(at)
        at.permanent("Piaga", BLACK, **ENCHANTMENT)
        at.permanent("Fiamma", RED, **ENCHANTMENT)
        at.settle()
        assert could(at, "Foresta") == "BR"

    def test_106_7_not_where_it_is_not_tapped_for_mana(self) -> None:
        at = Table()
        at.permanent("Rovina", adds("U", cost=Cost(sacrifice_this=True)), **LAND)
        at.permanent("Piaga", BLACK, **ENCHANTMENT)
        at.settle()
        assert could(at, "Rovina") == "U"

    def test_106_12b_instead_of_any_other_type_and_amount(self) -> None:
        at = Table()
        at.permanent("Tomba", adds("CC"), **LAND)
        at.permanent("Piaga", BLACK, **ENCHANTMENT)
        assert added(at, "Tomba") == ["B"]
        assert "106.12b" in at.rules()

    def test_106_12b_the_player_chooses_which_applies_first(self) -> None:
        for first, answer in (("Piaga", "R"), ("Fiamma", "B")):
            at = Table()
            forest(at)
            at.permanent("Piaga", BLACK, **ENCHANTMENT)
            at.permanent("Fiamma", RED, **ENCHANTMENT)
            assert added(at, "Foresta", first) == [answer]

    def test_106_12b_so_many_times_as_much_for_who_taps_it(self) -> None:
        for controller, answer in ((0, ["G", "G", "G"]), (1, ["G"])):
            at = Table()
            forest(at)
            triple = ChangesMana(subject=LANDS, who=Relation.YOU, factor=3)
            at.permanent("Ninfa", triple, controller=controller, **ENCHANTMENT)
            assert added(at, "Foresta") == answer

    @pytest.mark.parametrize(("mana", "kinds", "least", "answer"), [
        ("CC", (), 2, ["R"]), ("C", (), 2, ["C"]), ("G", ("G",), 1, ["R"]), ("U", ("G",), 1, ["U"]),
    ])  # fmt: skip
    def test_106_12b_only_of_a_type_or_of_an_amount(
        self, mana: str, kinds: tuple[str, ...], least: int, answer: list[str]
    ) -> None:
        at = Table()
        at.permanent("Fonte", adds(mana), **LAND)
        at.permanent("Sfera", ChangesMana(subject=LANDS, kinds=kinds, least=least, kind="R", one=True), **ENCHANTMENT)
        assert added(at, "Fonte") == answer
