"""101-122: what effects add, who controls what, where abilities function, costs, life, draws and counters."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told

THEFT = """
carta: Furto istantaneo
> Prendi il controllo di una magia bersaglio.
Anna in mano: Furto
Bruno in mano: Orso 2/2
turno di Bruno
Bruno lancia Orso
{response}
Chi controlla l'Orso?
"""


def test_110_2b_who_controls_a_permanent_spell_controls_the_permanent() -> None:
    assert told(THEFT.format(response="Anna risponde con Furto su Orso")) == "«Orso» è sotto il controllo di Anna."


def test_110_2b_control_else_it_is_whoever_cast_it() -> None:
    assert told(THEFT.format(response="")) == "«Orso» è sotto il controllo di Bruno."


LEGENDARY = """
carta: Rito stregoneria
> Crea Lupa, una pedina creatura Lupo {legendary}4/4 verde.
Anna
Bruno
Anna lancia Rito
risolvi
Anna lancia Rito
risolvi
Quante Lupa ci sono?
"""


def test_111_9_a_token_is_created_with_a_name_and_legendary() -> None:
    assert "c'è un solo «Lupa»" in told(LEGENDARY.format(legendary="leggendaria "))


def test_111_9_control_one_that_is_not_legendary_stays_beside_the_other() -> None:
    assert told(LEGENDARY.format(legendary="")) == "Ci sono 2 «Lupa» sul campo di battaglia."


STURDY = """
carta: Lupone creatura 3/3
> {text}
Anna in mano: Lupone
Bruno
Anna lancia Lupone
Bruno risponde con contromagia
Dov'è il Lupone?
"""


def test_113_6g_that_it_cannot_be_countered_functions_on_the_stack() -> None:
    assert (
        told(STURDY.format(text="Questa magia non può essere neutralizzata."))
        == "«Lupone» entra nel campo di battaglia."
    )


def test_113_6g_control_another_ability_that_functions_only_on_the_battlefield_does_not_help() -> None:
    assert told(STURDY.format(text="Volare")) == "«Lupone» viene neutralizzata e va nel cimitero di Anna."


AFFINITY = """
carta: Colosso creatura artefatto 4/4 costo 6
{lines}
Anna: 2x Foresta, Sasso artefatto, Ferro artefatto; mano: Colosso
Bruno
conta il mana
Anna lancia Colosso
Si può fare?
"""


@pytest.mark.parametrize(
    ("times", "answer"), [(2, "Sì: Anna lancia «Colosso»."), (1, "No: Anna non può lanciare «Colosso»")]
)
def test_113_6d_702_41b_each_affinity_makes_the_spell_cost_less(times: int, answer: str) -> None:
    assert answer in told(AFFINITY.format(lines="\n".join(["> Affinità con gli artefatti"] * times)))


def test_113_6h_how_it_enters_functions_as_it_enters() -> None:
    board = "carta: Torre terra\n> La Torre entra TAPpata.\nAnna in mano: Torre\nBruno\nAnna gioca Torre\nLa Torre è TAPpata?"
    assert told(board) == "«Torre» è in posizione TAPpata."
    assert told(board.replace("> La Torre entra TAPpata.\n", "")) == "«Torre» è in posizione STAPpata."


ONCE = """
carta: Anello artefatto
> Le creature che controlli hanno "{{0}}: Guadagni 1 punto vita. Attiva solo una volta per turno."
Anna: Orso 2/2, 2x Anello
Bruno
Anna attiva Orso abilità 1
risolvi
Anna attiva Orso abilità {which}
Si può fare?
"""


def test_113_10a_602_5c_an_instruction_that_is_added_holds_for_that_ability_alone() -> None:
    assert told(ONCE.format(which=2)).startswith("Sì")


def test_113_10a_602_5c_control_the_same_one_is_used_up() -> None:
    assert told(ONCE.format(which=1)).startswith("No") and "602.5b" in told(ONCE.format(which=1))


DEAR = """
carta: Gigante creatura 5/5 costo 4G
abilità: [{{costo alternativo: {{mana: "{{G}}"}}, chiamato: prowl}}]
carta: Veto istantaneo
> Neutralizza una magia bersaglio con valore di mana pari o inferiore a {most}.
Anna in mano: Gigante
Bruno in mano: Veto
Anna lancia Gigante
costo: predatore
Bruno può lanciare Veto su Gigante?
"""


@pytest.mark.parametrize(("most", "answer"), [(4, "No"), (5, "Sì")])
def test_118_9c_what_is_paid_instead_leaves_the_mana_cost_as_it_is(most: int, answer: str) -> None:
    assert told(DEAR.format(most=most)).startswith(answer)


def test_119_4b_nothing_can_always_be_paid() -> None:
    board = (
        "carta: Altare artefatto\n> Paga {} punti vita: Pesca una carta.\nAnna: {}, Altare\nBruno\n"
        "Anna attiva Altare\nSi può fare?"
    )
    assert told(board.format(0, 1)).startswith("Sì")
    assert told(board.format(2, 1)).startswith("No")


PUTS = "metti segnalini: +1/+1, su: bersaglio, quanti: {segnalini: +1/+1, su: esso}"
HEIR = """
carta: Erede creatura 1/1
abilità: [{{quando: {{muore: questo}}, bersagli: [creatura], effetto: [{{{puts}}}]}}]
carta: Stagione incantesimo
> Se uno o più segnalini stanno per essere messi su un permanente, mettine invece il doppio su quel permanente.
Anna: Erede con due segnalini +1/+1, Lupo 2/2{season}
Bruno
Bruno lancia distruzione su Erede
risolvi
scegli: Lupo
Quanto è il Lupo?
"""


def test_122_8_as_many_counters_are_put_anew_so_that_what_looks_at_putting_applies() -> None:
    assert told(HEIR.format(season=", Stagione", puts=PUTS)) == "«Lupo» è 6/6."


def test_122_8_control_without_it_there_are_as_many_as_it_had() -> None:
    assert told(HEIR.format(season="", puts=PUTS)) == "«Lupo» è 4/4."


SOURCE = """
carta: Morso stregoneria
> La creatura bersaglio che controlli infligge danno pari alla sua forza alla creatura bersaglio che non controlli.
Anna: Leone 4/4{lifelink}; mano: Morso
Bruno: Gigante 6/6
Anna lancia Morso su Leone e Gigante
Quanta vita ha Anna?
"""


def test_120_7_the_source_is_what_deals_the_damage_and_not_the_spell_that_says_so() -> None:
    assert told(SOURCE.format(lifelink=" legame vitale")) == "Anna passa da 20 a 24 punti vita."
    assert told(SOURCE.format(lifelink="")) == "Anna resta a 20 punti vita."
