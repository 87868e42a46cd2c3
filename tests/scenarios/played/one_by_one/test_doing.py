"""500-616: combat, casting, abilities, effects and what takes the place of events."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told

DASH = """
carta: Predone creatura 3/3 costo 3R
> Accelerare {{1}}{{R}}
Anna in mano: Predone
Bruno
Anna lancia Predone
costo: {way}
risolvi
fine turno
Dov'è il Predone?
"""


def test_608_3g_what_a_static_ability_of_the_spell_makes_later_is_made_as_it_enters() -> None:
    assert "in mano ad Anna" in told(DASH.format(way="accelerare"))
    assert "entra nel campo di battaglia" in told(DASH.format(way="costo di mana"))


TWO_COSTS = """
carta: Mago creatura 2/2 costo 2U
abilità: [{kicker}, {buyback}, {gains}, {draws}]
Anna in mano: Mago
Bruno
Anna lancia Mago
costo: {first}
costo: {second}
Quanta vita ha Anna? Quante carte ha in mano Anna?
"""


COSTS = {
    "kicker": "{costo aggiuntivo: {mana: W}, facoltativo: sì, chiamato: kicker}",
    "buyback": "{costo aggiuntivo: {mana: B}, facoltativo: sì, chiamato: buyback}",
    "gains": "{quando: {entra: questo}, se: {pagato: kicker}, effetto: [{guadagna: 3}]}",
    "draws": "{quando: {entra: questo}, se: {pagato: buyback}, effetto: [{pesca: 1}]}",
}


@pytest.mark.parametrize(
    ("first", "second", "answer"),
    [
        ("sì", "no", "Anna passa da 20 a 23 punti vita e non ha carte in mano."),
        ("no", "sì", "Anna resta a 20 punti vita e pesca una carta (ne ha 1 in mano)."),
    ],
)
def test_607_2i_each_ability_looks_at_the_cost_that_it_is_linked_to(first: str, second: str, answer: str) -> None:
    assert told(TWO_COSTS.format(first=first, second=second, **COSTS)) == answer


TOO_LATE = """
carta: Divieto incantesimo
> I giocatori non possono guadagnare punti vita.
carta: Cura istantaneo
> Guadagni 3 punti vita.
Anna in mano: Cura, Divieto
Bruno
{first}
risolvi
{second}
risolvi
Quanta vita ha Anna?
"""


def test_614_17a_what_cannot_happen_undoes_nothing_that_has() -> None:
    assert (
        told(TOO_LATE.format(first="Anna lancia Cura", second="Anna lancia Divieto"))
        == "Anna passa da 20 a 23 punti vita."
    )
    assert (
        told(TOO_LATE.format(first="Anna lancia Divieto", second="Anna lancia Cura")) == "Anna resta a 20 punti vita."
    )


SHIELD = """
carta: Cerchio istantaneo
abilità: [{{effetto: [{{da ora vale: {{previeni: {{fonte: {{colore: rosso}}, a giocatore: tu}}}}, per: tu, fino a: fine turno}}]}}]
carta: Tintura istantaneo
> La creatura bersaglio diventa {color} fino alla fine del turno.
Anna in mano: Cerchio, Tintura
Bruno: Orso 2/2 rosso
turno di Bruno
Anna lancia Cerchio
risolvi
Anna lancia Tintura su Orso
risolvi
Bruno attacca con Orso
Anna non blocca
Quanta vita ha Anna?
"""


def test_609_7b_a_shield_looks_at_the_source_again_as_it_would_deal_damage() -> None:
    assert told(SHIELD.format(color="blu")) == "Anna passa da 20 a 18 punti vita."
    assert told(SHIELD.format(color="rossa")) == "Anna resta a 20 punti vita."


STATIC_SHIELD = """
carta: Cappa incantesimo
abilità: [{{previeni: {{fonte: creatura, a giocatore: tu}}}}]
Anna: Cappa
Bruno: {creature}
carta: Colpo istantaneo
> Il Colpo infligge 3 danni a un giocatore bersaglio.
{deed}
Quanta vita ha Anna?
"""


def test_609_7c_a_static_shield_applies_to_permanents_that_are_so() -> None:
    attack = "turno di Bruno\nBruno attacca con Orso\nAnna non blocca"
    assert told(STATIC_SHIELD.format(creature="Orso 2/2", deed=attack)) == "Anna resta a 20 punti vita."
    assert (
        told(STATIC_SHIELD.format(creature="mano: Colpo", deed="Bruno lancia Colpo su Anna"))
        == "Anna passa da 20 a 17 punti vita."
    )


MODES = """
carta: Dilemma istantaneo
> Scegli uno —
> • Il Dilemma infligge 3 danni a una creatura bersaglio.
> • Un giocatore bersaglio guadagna 3 punti vita.
carta: Deviazione istantaneo
> Cambia il bersaglio di una magia bersaglio con un singolo bersaglio.
Anna in mano: Dilemma
Bruno in mano: Deviazione
Bruno: Orso 3/3, Lupo 3/3
Anna lancia Dilemma su Orso
modi: 1
Bruno risponde con Deviazione su Dilemma
scegli: {to}
Muore il Lupo? Muore l'Orso?
"""


def test_700_2f_a_new_target_is_one_for_the_mode_that_was_chosen() -> None:
    assert told(MODES.format(to="Lupo")) == "«Lupo» muore; «Orso» resta sul campo di battaglia."
    assert told(MODES.replace("\nscegli: {to}", "")) != ""


def test_701_8b_only_what_says_destroy_destroys() -> None:
    board = (
        "carta: Editto stregoneria\n> {}\nAnna in mano: Editto\nBruno: Dio 5/5 indistruttibile\n"
        "Anna lancia Editto{}\nMuore il Dio?"
    )
    assert told(board.format("Un avversario bersaglio sacrifica una creatura.", " su Bruno")) == "«Dio» muore."
    assert (
        told(board.format("La creatura bersaglio prende -5/-5 fino alla fine del turno.", " su Dio")) == "«Dio» muore."
    )
    assert told(board.format("Distruggi la creatura bersaglio.", " su Dio")).startswith(
        "«Dio» resta sul campo di battaglia"
    )


MOVED = """
carta: Ali aura incantare creatura
> La creatura incantata ha volare.
carta: Zavorra artefatto equipaggiamento
> La creatura equipaggiata perde volare.
> Equipaggia {{1}}
Anna: Orso 2/2, Lupo 2/2, Zavorra su Orso, Ali su Orso
Bruno
{moves}
L'Orso ha volare?
"""


def test_701_3c_what_is_attached_to_something_else_gets_a_new_timestamp() -> None:
    moves = "Anna attiva Zavorra su Lupo\nrisolvi\nAnna attiva Zavorra su Orso\nrisolvi"
    assert told(MOVED.format(moves=moves)) == "«Orso» non ha volare."
    assert told(MOVED.format(moves="")) == "«Orso» ha volare."


def test_701_10g_damage_is_doubled_by_what_takes_its_place() -> None:
    furnace = (
        "> Se una fonte che controlli sta per infliggere danno a un permanente o a un giocatore, "
        "infligge invece il doppio di quel danno."
    )
    board = (
        f"carta: Fornace incantesimo\n{furnace}\nAnna{{}}\nBruno\nAnna lancia 3 danni a Bruno\nQuanta vita ha Bruno?"
    )
    assert told(board.format(": Fornace")) == "Bruno passa da 20 a 14 punti vita."
    assert told(board.format("")) == "Bruno passa da 20 a 17 punti vita."


COUNTERED = """
Anna: Montagna
Bruno
carta: Colpo istantaneo costo R
> Il Colpo infligge 3 danni a un giocatore bersaglio.
Anna in mano: 2x Colpo
conta il mana
Anna lancia Colpo su Bruno
Bruno risponde con contromagia
risolvi tutto
Anna lancia Colpo su Bruno
Si può fare?
"""


def test_701_6b_what_was_paid_for_a_countered_spell_is_not_given_back() -> None:
    assert "no: Anna non può lanciare «Colpo» (colpo2)" in told(COUNTERED)
    assert told(COUNTERED.replace("Montagna", "2x Montagna")).startswith("Comunque si paghi: sì: Anna lancia")
