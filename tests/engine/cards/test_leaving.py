"""702: keywords about dying, and about cards in a graveyard."""

from __future__ import annotations

import pytest

from engine.board.board_of import board_of
from engine.cards.abilities.ability import Cost
from engine.state.actions import Activate
from engine.state.events import Destruction
from engine.words.terms import CardType, Color, PlayerId, TurnStep, Zone
from tests.engine.cards.support import COST, in_graveyard, in_hand, keyword
from tests.engine.support import Table
from tests.engine.support_more import die, moved, refused

ANNA = PlayerId(0)


def test_702_135a_afterlife_leaves_spirits_that_fly() -> None:
    at = Table()
    at.creature("Cavaliere", 2, 2, keyword("afterlife", 2))
    at.settle().occur(*die(at.id("Cavaliere")))
    at.play_out()
    spirits = at.all("Spirit Token")
    assert len(spirits) == 2
    looks = board_of(at.game).characteristics(spirits[0].id)
    assert looks.has("flying") and looks.colors == (Color.WHITE, Color.BLACK)


def test_702_135a_control_exile_is_no_death() -> None:
    at = Table()
    at.creature("Cavaliere", 2, 2, keyword("afterlife", 2))
    at.settle().occur(moved(at.id("Cavaliere"), Zone.EXILE))
    assert at.stack() == [] and at.all("Spirit Token") == []


def test_702_46a_soulshift_returns_a_spirit_card_of_at_most_that_mana_value() -> None:
    at = Table()
    at.creature("Kami", 2, 2, keyword("soulshift", 3))
    in_graveyard(at, "Spirito", subtypes=("Spirit",), mana_cost="{2}{G}")
    in_graveyard(at, "Grande", subtypes=("Spirit",), mana_cost="{4}")
    in_graveyard(at, "Orso", mana_cost="{1}")
    at.settle().occur(*die(at.id("Kami")))
    at.play_out(True)
    assert at.zone(Zone.HAND) == ["Spirito"]


def test_702_43a_modular_passes_as_many_counters_as_it_last_had() -> None:
    for wanted in (True, False):
        at = Table()
        in_hand(
            at, "Ravager", keyword("modular", 2), types=(CardType.ARTIFACT, CardType.CREATURE), power=0, toughness=0
        )
        at.creature("Golem", 1, 1, types=(CardType.ARTIFACT,))
        at.settle().cast("Ravager").play_out()
        assert at.one("Ravager").count("+1/+1") == 2
        at.occur(Destruction(object=at.id("Ravager")))
        at.play_out(wanted)
        assert at.one("Golem").count("+1/+1") == (2 if wanted else 0)


@pytest.mark.parametrize(("pays", "zone"), [(True, Zone.HAND), (False, Zone.EXILE)])
def test_702_59a_recover_returns_for_a_cost_or_is_exiled(pays: bool, zone: Zone) -> None:
    at = Table()
    at.creature("Orso", 2, 2)
    in_graveyard(at, "Ricordo", keyword("recover", cost=COST), types=(CardType.INSTANT,))
    at.settle().occur(*die(at.id("Orso")))
    at.play_out(pays)
    assert at.where("Ricordo") is zone


def test_702_59a_control_not_for_a_creature_of_another_owner_nor_as_it_dies_itself() -> None:
    at = Table()
    at.creature("Orso", 2, 2, controller=1)
    at.creature("Ricordo", 2, 2, keyword("recover", cost=COST))
    at.settle().occur(*die(at.id("Orso"), at.id("Ricordo")))
    assert at.stack() == []


def test_702_84a_unearth_brings_it_back_with_haste_until_the_end_step() -> None:
    at = Table()
    in_graveyard(at, "Drago", keyword("unearth", cost=COST))
    at.settle().activate("Drago", 0).play_out()
    assert at.where("Drago") is Zone.BATTLEFIELD
    assert at.looks("Drago").has("haste")
    at.until(TurnStep.END)
    at.play_out()
    assert at.where("Drago") is Zone.EXILE


def test_702_84a_it_is_exiled_instead_of_going_anywhere_else() -> None:
    for way in (Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY):
        at = Table()
        in_graveyard(at, "Drago", keyword("unearth", cost=COST))
        at.settle().activate("Drago", 0).play_out()
        at.occur(moved(at.id("Drago"), way))
        assert at.where("Drago") is Zone.EXILE
        assert "702.84a" in at.rules()


def test_702_84a_control_only_as_a_sorcery() -> None:
    at = Table(step=TurnStep.UPKEEP)
    in_graveyard(at, "Drago", keyword("unearth", cost=COST))
    at.settle()
    assert refused(at, Activate(ANNA, at.id("Drago"), 0)) == ("not your turn", "602.5d") or (
        refused(at, Activate(ANNA, at.id("Drago"), 0))[1] == "602.5d"
    )


def test_702_97a_scavenge_counts_the_power_that_the_exiled_card_had() -> None:
    at = Table()
    in_graveyard(at, "Gigante", keyword("scavenge", cost=COST), power=5, toughness=5, types=(CardType.CREATURE,))
    at.creature("Orso", 2, 2)
    at.settle().activate("Gigante", 0)
    assert at.where("Gigante") is Zone.EXILE
    at.play_out()
    assert at.one("Orso").count("+1/+1") == 5


@pytest.mark.parametrize(("name", "color", "size"), [("embalm", Color.WHITE, 3), ("eternalize", Color.BLACK, 4)])
def test_702_128a_and_702_129a_a_token_that_is_a_zombie_without_mana_cost(name: str, color: Color, size: int) -> None:
    at = Table()
    in_graveyard(
        at, "Mummia", keyword(name, cost=COST), "flying", types=(CardType.CREATURE,), subtypes=("Cat",),
        mana_cost="{2}{G}", colors=(Color.GREEN,), power=3, toughness=3,
    )  # fmt: skip
    at.settle().activate("Mummia", 0).play_out()
    token, card = (one for zone in (Zone.BATTLEFIELD, Zone.EXILE) for one in at.all("Mummia") if one.zone is zone)
    looks = board_of(at.game).characteristics(token.id)
    assert (looks.colors, looks.power, looks.mana_cost, looks.mana_value) == ((color,), size, None, 0)
    assert looks.subtypes == ("Cat", "Zombie") and looks.has("flying")
    assert card.printed.mana_cost == "{2}{G}", "control: the card is as it was"


def test_702_81a_retrace_discards_a_land_card_besides() -> None:
    for types, castable in ((CardType.LAND, True), (CardType.CREATURE, False)):
        at = Table()
        in_graveyard(at, "Ritorno", "retrace", types=(CardType.SORCERY,), mana_cost="{1}")
        in_hand(at, "Scarto", types=(types,))
        at.settle()
        if not castable:
            from engine.state.actions import Cast

            assert refused(at, Cast(ANNA, at.id("Ritorno")))[1] == "601.3"
            continue
        at.cast("Ritorno")
        assert at.where("Scarto") is Zone.GRAVEYARD
        at.play_out()
        assert at.where("Ritorno") is Zone.GRAVEYARD, "not exiled"


def test_702_133a_jump_start_discards_any_card_and_is_exiled() -> None:
    at = Table()
    in_graveyard(at, "Salto", "jump-start", types=(CardType.INSTANT,), mana_cost="{1}")
    in_hand(at, "Scarto")
    at.settle().cast("Salto")
    assert at.where("Scarto") is Zone.GRAVEYARD
    at.play_out()
    assert at.where("Salto") is Zone.EXILE


def test_702_138a_escape_exiles_others_and_goes_back_to_the_graveyard_when_it_dies() -> None:
    from engine.cards.abilities.filters import Filter
    from engine.words.terms import Relation

    at = Table()
    others = Filter(zone=Zone.GRAVEYARD, another=True, owner=Relation.YOU)
    cost = Cost(mana="{1}", exile=others, exile_count=2)
    in_graveyard(at, "Fuggitivo", keyword("escape", cost=cost))
    in_graveyard(at, "Uno")
    in_graveyard(at, "Due")
    at.settle().cast("Fuggitivo").play_out()
    assert at.where("Fuggitivo") is Zone.BATTLEFIELD
    assert at.where("Uno") is at.where("Due") is Zone.EXILE
    at.occur(*die(at.id("Fuggitivo")))
    assert at.where("Fuggitivo") is Zone.GRAVEYARD
