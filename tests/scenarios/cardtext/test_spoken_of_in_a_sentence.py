"""608.2c, 608.2d: what a pronoun is said of: the sentence's own things first, what a cost was paid with last."""

import pytest

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.combat import CombatEffect, MustBeBlocked
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.designations import StaysTapped
from engine.cards.abilities.growing import Earthbend
from engine.cards.abilities.objects import Tap
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Fixed, Noted
from engine.cards.abilities.references import Remembered, Target, This
from engine.cards.abilities.venturing import Airbend
from tests.scenarios.cardtext.support import ability, activated, reading, refused, spell, triggered


def test_602_2b_a_pronoun_means_what_the_instructions_spoke_of_and_not_what_was_sacrificed() -> None:
    made = activated("Sacrifica un'altra creatura: La Sentinella ha indistruttibile fino alla fine del turno. TAPpala.")
    assert made.effects[-1] == Tap(what=This())


@pytest.mark.parametrize(
    "text",
    [
        "Sacrifica una creatura: Essa prende +1/+1 fino alla fine del turno.",
        "TAPpa due creature STAPpate che controlli: STAPpale.",
    ],
)
def test_602_2b_what_a_cost_was_paid_with_is_nothing_that_instructions_act_on(text: str) -> None:
    assert not reading(text).understood


def test_608_2c_a_pronoun_in_a_sentence_means_what_that_sentence_spoke_of() -> None:
    made = spell(
        "Distruggi una creatura bersaglio. Crea una pedina creatura Soldato 1/1 bianca e metti un segnalino +1/+1 su di "
        "essa."
    )
    put = made.effects[-1]
    assert isinstance(put, PutCounters)
    assert isinstance(put.on, Remembered)


def test_608_2c_of_two_things_in_one_sentence_nobody_knows_which() -> None:
    text = "Una creatura bersaglio infligge danno pari alla sua forza a un'altra creatura bersaglio, poi STAPpala."
    assert refused(text, "Stregoneria")


def test_305_1_only_a_card_can_be_played() -> None:
    text = (
        "La Sentinella infligge 2 danni a una creatura bersaglio. Esilia la prima carta del tuo grimorio. "
        "Puoi giocarla in questo turno."
    )
    assert reading(text, "Stregoneria").understood
    assert refused("Distruggi una creatura bersaglio. Puoi giocarla in questo turno.", "Stregoneria")


def test_608_2d_what_is_no_target_is_chosen_as_it_resolves() -> None:
    chosen, put = spell("Scegli una creatura che controlli. Metti un segnalino +1/+1 su di essa.").effects
    assert isinstance(chosen, Choose)
    assert put == PutCounters(counter="+1/+1", on=Remembered(chosen.keep_as))


def test_509_1c_must_be_blocked_for_a_turn_or_always() -> None:
    (made,) = spell("Una creatura bersaglio deve essere bloccata in questo turno, se possibile.").effects
    assert isinstance(made, CombatEffect)
    assert made.rule == MustBeBlocked()
    assert isinstance(ability("La Sentinella deve essere bloccata, se possibile."), MustBeBlocked)
    assert refused("Una creatura bersaglio deve bloccata in questo turno, se possibile.", "Stregoneria")


@pytest.mark.parametrize(
    "words",
    [
        "tanti punti vita quanti sono i punti vita persi in questo modo",
        "punti vita pari ai punti vita persi in questo modo",
    ],
)
def test_119_3_as_much_life_as_was_lost(words: str) -> None:
    lost, gained = spell(f"Ogni avversario perde 2 punti vita. Guadagni {words}.").effects
    assert isinstance(lost, LoseLife)
    assert isinstance(gained, GainLife)
    assert gained.amount == Noted(lost.keep_as or "")
    assert refused(f"Guadagni {words}.", "Stregoneria")


def test_119_3_nothing_is_kept_of_life_that_nothing_speaks_of() -> None:
    (lost,) = spell("Ogni avversario perde 2 punti vita.").effects
    assert isinstance(lost, LoseLife)
    assert lost.keep_as is None


def test_701_65a_701_66a_701_67a_bending() -> None:
    (earth,) = triggered("Quando la Sentinella entra, dominio della terra 2.").effects
    assert earth == Earthbend(amount=Fixed(2), what=Target(0))
    (air,) = triggered("Quando la Sentinella entra, esercita il dominio dell'aria su una creatura bersaglio.").effects
    assert isinstance(air, Airbend)
    assert activated("Dominio dell'acqua {4}: Pesca una carta.").cost.waterbend == "{4}"


def test_207_2c_domain_without_its_dash() -> None:
    assert reading(
        "Dominio La Sentinella prende +1/+1 per ogni tipo di terra base tra le terre che controlli."
    ).understood
    assert not reading("Dominio di tutti.").understood


@pytest.mark.parametrize("join", ["quella creatura ed essa", "quella creatura. Essa"])
def test_608_2c_who_was_called_that_creature_is_gone_on_to_be_spoken_of(join: str) -> None:
    made = triggered(
        f"Ogniqualvolta la Sentinella infligge danno da combattimento a una creatura, TAPpa {join} non STAPpa durante il "
        "prossimo STAP del suo controllore."
    )
    tapped, stays = made.effects
    assert isinstance(tapped, Tap)
    assert isinstance(stays, StaysTapped)
    assert tapped.what == stays.what != This()


def test_602_2b_that_creature_is_not_what_was_sacrificed_where_another_was_spoken_of() -> None:
    made = activated(
        "Sacrifica una creatura: La Sentinella infligge 1 danno a una creatura bersaglio. Quella creatura non può bloccare in "
        "questo turno."
    )
    assert isinstance(made.effects[-1], CombatEffect)
    assert made.effects[-1].what == Target(0)


def test_701_23a_that_card_is_what_the_sentence_found() -> None:
    text = (
        "Esilia una creatura bersaglio. Il suo controllore può passare in rassegna il proprio grimorio per una carta terra base, "
        "mettere quella carta sul campo di battaglia TAPpata, poi rimescolare."
    )
    assert reading(text, "Stregoneria").understood
