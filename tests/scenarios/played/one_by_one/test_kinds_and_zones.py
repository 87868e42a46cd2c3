"""300-408: kinds of cards, and what becomes of things that move from zone to zone."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told


@pytest.mark.parametrize("kind", ["una creatura", "un artefatto"])
def test_300_2_what_is_of_two_types_is_affected_as_each(kind: str) -> None:
    board = f"carta: Fine stregoneria\n> Distruggi {kind} bersaglio.\n"
    board += "Anna in mano: Fine\nBruno: Golem creatura artefatto 3/3\nAnna lancia Fine su Golem\nMuore il Golem?"
    assert told(board) == "«Golem» muore."


def test_300_2_control_what_is_of_one_type_is_not_affected_as_the_other() -> None:
    board = (
        "carta: Fine stregoneria\n> Distruggi un artefatto bersaglio.\nAnna in mano: Fine\n"
        "Bruno: Orso 3/3\nAnna lancia Fine su Orso\nSi può fare?"
    )
    assert told(board).startswith("No")


KINDRED = """
carta: Colpo tribale {kind} Elfo
> Il Colpo infligge 2 danni a un qualsiasi bersaglio.
Anna in mano: Colpo
Bruno
turno di Bruno
Anna può lanciare Colpo su Bruno?
"""


@pytest.mark.parametrize(("kind", "answer"), [("istantaneo", "Sì"), ("stregoneria", "No")])
def test_300_2b_308_1_a_kindred_card_is_cast_as_its_other_type(kind: str, answer: str) -> None:
    assert told(KINDRED.format(kind=kind)).startswith(answer)


VEHICLE = """
carta: Carro artefatto Veicolo 4/4
> Manovrare 1
Anna: Carro, Orso 2/2
Bruno
{crewed}
Quanto è il Carro?
"""


def test_302_4_only_what_is_a_creature_has_power_and_toughness() -> None:
    assert told(VEHICLE.format(crewed="")) == "«Carro» non ha forza e costituzione."
    assert "«Carro» è 4/4" in told(VEHICLE.format(crewed="Anna attiva Carro\ncosto: Orso"))


BATTLE = """
carta: Drago creatura 4/4
carta: Assedio battaglia assedio difesa {defense}
retro: Drago
Anna in mano: Assedio
Bruno
{when}
Anna lancia Assedio
{more}
"""


def test_310_1_a_battle_is_cast_as_a_sorcery_is() -> None:
    assert told(BATTLE.format(defense=3, when="turno di Anna", more="Si può fare?")).startswith("Sì")
    assert told(BATTLE.format(defense=3, when="turno di Bruno", more="Si può fare?")).startswith("No")


def test_310_2_310_4a_a_battle_enters_under_its_casters_control_with_its_printed_defense() -> None:
    told_ = told(BATTLE.format(defense=3, when="", more="Chi controlla l'Assedio? Che difesa ha l'Assedio?"))
    assert "è sotto il controllo di Anna" in told_ and "3 segnalini difesa" in told_


KICKED = """
carta: Saggio creatura 2/2 costo 1W
> Potenziamento {{2}}
> Quando il Saggio entra, se è stato potenziato, guadagni 3 punti vita.
carta: Velo istantaneo
> Esilia la creatura bersaglio, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario.
carta: Clone creatura 0/0
> Puoi far entrare il Clone come copia di una creatura sul campo di battaglia.
Anna in mano: Saggio, Velo, Clone
Bruno
Anna lancia Saggio
costo: {paid}
risolvi tutto
{more}
Quanta vita ha Anna?
"""


@pytest.mark.parametrize(
    ("paid", "more", "life"),
    [
        ("sì", "", "Anna passa da 20 a 23 punti vita."),
        ("no", "", "Anna resta a 20 punti vita."),
        ("sì", "Anna lancia Velo su Saggio\nrisolvi tutto", "Anna passa da 20 a 23 punti vita."),
        ("sì", "Anna lancia Clone copiando Saggio\nrisolvi tutto", "Anna passa da 20 a 23 punti vita."),
    ],
)
def test_400_7d_702_33e_what_was_paid_is_known_of_the_spell_that_became_it_alone(
    paid: str, more: str, life: str
) -> None:
    assert told(KICKED.format(paid=paid, more=more)) == life


STOLEN = """
carta: Saggio creatura 1/1
> {{T}}: Guadagni 2 punti vita.
carta: Furto istantaneo
> Prendi il controllo della creatura bersaglio fino alla fine del turno.
Anna: Saggio
Bruno in mano: Furto
{deeds}
Quanta vita ha Anna? Quanta vita ha Bruno?
"""


def test_405_4_whoever_activated_an_ability_controls_it_whoever_has_its_source() -> None:
    board = STOLEN.format(deeds="Anna attiva Saggio\nBruno risponde con Furto su Saggio")
    assert told(board) == "Anna passa da 20 a 22 punti vita; Bruno resta a 20 punti vita."


def test_405_4_control_a_triggered_ability_is_of_who_has_its_source_then() -> None:
    board = STOLEN.replace("{{T}}: Guadagni", "Quando il Saggio muore, guadagni")
    deeds = "Bruno lancia Furto su Saggio\nrisolvi\nmuore Saggio"
    assert told(board.format(deeds=deeds)) == "Anna resta a 20 punti vita; Bruno passa da 20 a 22 punti vita."
