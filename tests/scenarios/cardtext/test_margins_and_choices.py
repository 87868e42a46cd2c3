"""712.3c, 718.2, 702.8a, 508.4, 608.2d, 608.2h, 611.2a: around a text, and what is chosen as it is done."""

import pytest

from engine.cards.abilities.ability import Activated, Keyword, SpellAbility, Triggered
from engine.cards.abilities.casting import CastingCost
from engine.cards.abilities.choosing_types import ChooseTerm
from engine.cards.abilities.combat import Joins
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.quantities import PowerOf
from engine.cards.abilities.references import Remembered
from engine.cards.keywords.parts import PAID_WITH
from engine.words.terms import Term
from tests.scenarios.cardtext.support import abilities, ability, reading, refused, spell, triggered


@pytest.mark.parametrize(
    "hint", ["Terra\n{T}: Aggiungi {G}.", "Stregoneria\n{2}{G}", "Druido\n{G}", "Artefatto\n{1}{W}"]
)
def test_712_3c_a_hint_of_the_other_face_is_no_text(hint: str) -> None:
    assert abilities(f"Volare\n{hint}") == (Keyword(keyword="flying"),)


def test_712_3c_a_land_whose_other_face_is_a_land_makes_its_own_mana_alone() -> None:
    found = ability("{T}: Aggiungi {B}.\nTerra\n{T}: Aggiungi {R}.", "Terra")
    assert isinstance(found, Activated)


@pytest.mark.parametrize(
    "text", ["Terra\n{T}: Aggiungi {G}.", "Volare\nBaccano\n{1}{W}", "Volare\nTerra\n{T}: Pesca una carta."]
)
def test_712_3c_a_line_that_is_no_kind_of_card_is_no_hint(text: str) -> None:
    assert not reading(text).understood


def test_718_2_the_frame_of_a_prototype_is_its_keyword() -> None:
    (found,) = abilities(
        "//PRT-Prototype_Mech//\n{1}{W}\nPrototipo (È un altro costo.)\n2/2", "Creatura Artefatto — Golem"
    )
    assert isinstance(found, Keyword)
    assert (found.keyword, found.quality) == ("prototype", "2/2")
    assert found.cost is not None
    assert found.cost.mana == "{1}{W}"


def test_702_8a_what_was_said_before_flash_was_a_word() -> None:
    text = "Puoi giocare la Sentinella in qualsiasi momento in cui potresti giocare un istantaneo."
    assert ability(text) == Keyword(keyword="flash")
    assert refused("Puoi giocare la Sentinella in qualsiasi momento in cui potresti giocare un istantaneo.", "Terra")


@pytest.mark.parametrize(
    ("words", "tapped"),
    [("rossa TAPpata e attaccante", True), ("rossa attaccante", False), ("rossa con cautela attaccante", False)],
)
def test_508_4_a_token_may_enter_attacking(words: str, tapped: bool) -> None:
    (made,) = triggered(f"Quando la Sentinella attacca, crea una pedina creatura Goblin 1/1 {words}.").effects
    assert isinstance(made, CreateTokens)
    assert (made.joins, made.tapped) == (Joins(), tapped)


def test_508_4_a_card_may_come_back_attacking() -> None:
    found = triggered(
        "Quando la Sentinella attacca, rimetti sul campo di battaglia dal tuo cimitero una carta creatura bersaglio TAPpata e "
        "attaccante."
    )
    assert isinstance(found, Triggered)
    (move,) = found.effects
    assert isinstance(move, Move)
    assert (move.joins, move.tapped) == (Joins(), True)


def test_608_2h_the_creature_sacrificed_for_the_cost_as_it_was() -> None:
    (dealt,) = ability(
        "Sacrifica una creatura: La Sentinella infligge danno pari alla forza della creatura sacrificata a un giocatore "
        "bersaglio."
    ).effects
    assert isinstance(dealt, DealDamage)
    assert dealt.amount == PowerOf(Remembered(PAID_WITH))
    cost, thrown = abilities(
        "Come costo addizionale per lanciare questa magia, sacrifica una creatura.\n"
        "La Sentinella infligge danno pari alla forza della creatura sacrificata a un qualsiasi bersaglio.",
        "Stregoneria",
    )
    assert isinstance(cost, CastingCost)
    assert isinstance(thrown, SpellAbility)


@pytest.mark.parametrize(
    "cost",
    [
        "{T}",
        "Sacrifica due creature",
        "Sacrifica una creatura, scarta una carta",
        "Sacrifica una creatura, TAPpa una creatura STAPpata che controlli",
    ],
)
def test_608_2h_where_more_than_one_was_paid_with_nobody_knows_which(cost: str) -> None:
    assert not reading(f"{cost}: Guadagni punti vita pari alla forza della creatura sacrificata.").understood


def test_608_2h_no_creature_was_sacrificed_where_the_spell_has_another_way_to_be_paid() -> None:
    text = (
        "Convocazione\nCome costo addizionale per lanciare questa magia, sacrifica una creatura.\n"
        "Pesca carte pari alla forza della creatura sacrificata."
    )
    assert refused(text, "Stregoneria")


def test_105_4_the_colour_is_chosen_as_it_resolves() -> None:
    (made,) = spell("Una creatura bersaglio ha protezione da un colore a tua scelta fino alla fine del turno.").effects
    assert isinstance(made, ChooseTerm)
    assert made.what is Term.COLOR
    assert refused("La Sentinella ha protezione da un colore a tua scelta.", "Creatura — Umano")


def test_611_2a_what_was_put_there_has_its_ability_for_good() -> None:
    _, applied = spell(
        "Rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero. Ha rapidità."
    ).effects
    assert isinstance(applied, Apply)
    assert applied.until is Duration.ENDLESS
    assert refused("Una creatura bersaglio ha rapidità.", "Stregoneria")
