"""700-722: modes of copies, targets of kicked spells, special actions, and which part of a card a spell or permanent is."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told


@pytest.mark.parametrize(("mode", "life"), [(1, "da 20 a 26"), (2, "resta a 20")])
def test_700_2g_a_copy_has_the_mode_that_was_chosen(mode: int, life: str) -> None:
    board = f"""
carta: Bivio istantaneo
> Scegli uno —
> • Guadagni 3 punti vita.
> • Ogni avversario perde 1 punto vita.
carta: Eco istantaneo
> Copia una magia istantaneo bersaglio che controlli.
Anna in mano: Bivio, Eco
Bruno
Anna lancia Bivio modo {mode}
Anna lancia Eco su Bivio
risolvi tutto
Quanta vita ha Anna?
"""
    assert life in told(board)


@pytest.mark.parametrize(
    ("minus", "factor", "size"),
    [(4, "Triplica", "-6/2"), (4, "Raddoppia", "-4/2"), (1, "Triplica", "3/2"), (2, "Triplica", "0/2")],
)
def test_701_11c_a_power_below_zero_is_tripled_downwards(minus: int, factor: str, size: str) -> None:
    board = f"""
carta: Triplo stregoneria
> {factor} la forza di una creatura bersaglio fino alla fine del turno.
carta: Debole istantaneo
> Una creatura bersaglio prende -{minus}/-0 fino alla fine del turno.
Anna: Orso 2/2; mano: Triplo, Debole
Bruno
Anna lancia Debole su Orso
risolvi
Anna lancia Triplo su Orso
Quanto è l'Orso?
"""
    assert told(board) == f"«Orso» è {size}."


KICKED = """
carta: Taglio istantaneo
costo: R
> Potenziamento {{2}}
> Guadagni 2 punti vita. Se questa magia è stata potenziata, distruggi una creatura bersaglio.
Anna in mano: Taglio
Bruno: {have}
Anna lancia Taglio{on}
costo: {paid}
Quanta vita ha Anna?{asked}
"""


@pytest.mark.parametrize(
    ("have", "on", "paid", "asked", "answer"),
    [
        ("Orso 2/2", " su Orso", "sì", " Dov'è l'Orso?", "«Orso» muore"),
        ("Orso 2/2", "", "no", " Dov'è l'Orso?", "«Orso» resta sul campo"),
        ("Sasso artefatto", "", "no", "", "da 20 a 22"),
    ],
)
def test_702_33g_without_the_kicker_it_has_no_such_target(
    have: str, on: str, paid: str, asked: str, answer: str
) -> None:
    assert answer in told(KICKED.format(have=have, on=on, paid=paid, asked=asked))


EPIC = """
carta: Canto stregoneria
{line}> Guadagni 3 punti vita.
Anna in mano: Canto
Bruno
Anna lancia Canto
risolvi
{asked}
"""


@pytest.mark.parametrize(("line", "answer"), [("> Epopea\n", "No"), ("", "Sì")])
def test_702_50b_after_an_epic_spell_its_player_casts_no_more(line: str, answer: str) -> None:
    assert told(EPIC.format(line=line, asked="Anna può lanciare pesca 1?")).startswith(answer)


@pytest.mark.parametrize(("line", "life"), [("> Epopea\n", "da 20 a 26"), ("", "da 20 a 23")])
def test_702_50b_and_its_copies_go_on_the_stack_all_the_same(line: str, life: str) -> None:
    asked = "turno di Bruno\nvai a principale di Anna\nQuanta vita ha Anna?"
    assert life in told(EPIC.format(line=line, asked=asked))


SPECIAL = """
carta: Profeta creatura 2/2
> {keyword} {{1}}
carta: Scatto istantaneo
> Battibaleno
> Guadagni 1 punto vita.
Anna in mano: Profeta
Bruno in mano: Scatto
turno di {turn}
{before}Anna {verb} Profeta
Si può fare?
"""
QUICK = "Bruno lancia Scatto\n"


@pytest.mark.parametrize(
    ("keyword", "verb", "turn", "before", "answer"),
    [
        ("Predire", "predice", "Anna", QUICK, "Sì"),
        ("Predire", "predice", "Bruno", "", "No"),
        ("Tramare", "trama", "Anna", "", "Sì"),
        ("Tramare", "trama", "Anna", QUICK, "No, non adesso, solo a pila vuota"),
        ("Tramare", "trama", "Bruno", "", "No"),
    ],
)
def test_702_143b_702_170a_702_170b_special_actions_that_exile_a_card(
    keyword: str, verb: str, turn: str, before: str, answer: str
) -> None:
    """Split second hinders none; plotting asks for an empty stack."""
    board = SPECIAL.format(keyword=keyword, verb=verb, turn=turn, before=before)
    assert told(board).startswith(answer)


@pytest.mark.parametrize(("day", "night", "size"), [("> Diurno\n", "> Notturno\n", "4/4"), ("", "", "2/2")])
def test_702_145e_nothing_else_turns_what_has_nightbound(day: str, night: str, size: str) -> None:
    board = f"""
carta: Belva creatura 4/4
{night}carta: Viandante creatura 2/2
retro: Belva
{day}carta: Luna stregoneria
> Trasforma una creatura bersaglio.
giorno o notte: notte
Anna: Viandante trasformato; mano: Luna
Bruno
Anna lancia Luna su Viandante
Quanto è il Viandante?
"""
    assert f"è {size}" in told(board)


@pytest.mark.parametrize(("size", "can"), [("3/3", True), ("1/1", False)])
def test_702_180b_the_creature_that_is_tapped_pays_for_its_power(size: str, can: bool) -> None:
    board = f"""
carta: Armonia stregoneria
> Armonizzare {{5}}{{G}}
> Pesca una carta.
nel cimitero di Anna: Armonia
Anna: Orso {size}, Foresta, Foresta, Foresta
Bruno
conta il mana
Anna lancia Armonia
Si può fare?
"""
    assert told(board).startswith("Sì") is can


@pytest.mark.parametrize(("promised", "answer"), [("sì", "una sola pedina"), ("no", "non controlla pedine")])
def test_702_174a_702_174h_702_174k_a_treasure_for_the_opponent_if_it_was_promised(promised: str, answer: str) -> None:
    board = f"""
carta: Ospite creatura 2/2
> Dona un Tesoro
Anna in mano: Ospite
Bruno
Anna lancia Ospite
costo: {promised}
risolvi
{"risolvi" if promised == "sì" else ""}
Quante pedine ha Bruno?
"""
    assert answer in told(board)


TWO_FACES = """
carta: Belva creatura 4/4
carta: Viandante creatura 2/2
costo: 1G
retro: Belva
{line}carta: Ritorno stregoneria
> Rimetti una carta creatura bersaglio dal tuo cimitero sul campo di battaglia{how}.
{have}
Bruno
{deed}
risolvi
Quanto è il Viandante?
"""
HAND, GRAVE = "Anna in mano: Viandante", "Anna in mano: Ritorno\nnel cimitero di Anna: Viandante"


def _entered(line: str, have: str, deed: str, how: str = "") -> str:
    return told(TWO_FACES.format(line=line, have=have, deed=deed, how=how))


def test_712_11_712_13_a_spell_has_its_front_face_up_and_so_has_the_permanent() -> None:
    assert _entered("", HAND, "Anna lancia Viandante").endswith("è 2/2.")


def test_702_146b_712_13_cast_with_disturb_it_enters_with_its_back_face_up() -> None:
    disturbs = "> Disturbare {1}{G}\n"
    assert _entered(disturbs, "Anna\nnel cimitero di Anna: Viandante", "Anna lancia Viandante").endswith("è 4/4.")


@pytest.mark.parametrize(("how", "size"), [("", "2/2"), (" trasformata", "4/4")])
def test_712_14_put_there_from_elsewhere_it_has_its_front_face_up(how: str, size: str) -> None:
    assert _entered("", GRAVE, "Anna lancia Ritorno su Viandante", how).endswith(f"è {size}.")


FRAMED = """
carta: Taglio stregoneria
tipo: Stregoneria — {kind}
costo: R
> Taglio infligge 1 danno a un giocatore bersaglio.
carta: Drago creatura 4/4
costo: 3G
inserto: Taglio
carta: Nega istantaneo
> Neutralizza una magia rossa bersaglio.
Anna in mano: Drago
Bruno in mano: Nega
Anna lancia {cast}
{asked}
"""


@pytest.mark.parametrize("kind", ["Presagio", "Avventura"])
@pytest.mark.parametrize(
    ("cast", "name", "answer"), [("Taglio su Bruno", "Taglio", "Sì"), ("Drago come Drago", "Drago", "No")]
)
def test_715_2_720_2_720_3_720_3b_cast_as_what_is_in_the_frame_it_is_that_alone(
    kind: str, cast: str, name: str, answer: str
) -> None:
    board = FRAMED.format(kind=kind, cast=cast, asked=f"Bruno può lanciare Nega su {name}?")
    assert told(board).startswith(answer)


@pytest.mark.parametrize(("kind", "where"), [("Presagio", "va nel grimorio di Anna"), ("Avventura", "va in esilio")])
@pytest.mark.parametrize("name", ["Taglio", "Drago"])
def test_715_4_720_4_asked_by_either_name_where_the_card_is_that_was_cast_as_what_is_in_its_frame(
    kind: str, where: str, name: str
) -> None:
    board = FRAMED.format(kind=kind, cast="Taglio su Bruno", asked=f"Dov'è il {name}?")
    assert told(board) == f"«Drago» {where}."


@pytest.mark.parametrize("name", ["Fiamma", "Doppia"])
def test_709_4_asked_by_the_name_of_the_half_where_the_card_is_that_was_cast_as_that(name: str) -> None:
    board = f"""
carta: Fiamma istantaneo
costo: R
> Fiamma infligge 1 danno a un giocatore bersaglio.
carta: Gelo istantaneo
costo: U
> Pesca una carta.
carta: Doppia istantaneo
metà: [Fiamma, Gelo]
Anna in mano: Doppia
Bruno
Anna lancia Fiamma su Bruno
Dov'è la {name}?
"""
    assert told(board) == "«Doppia» va nel cimitero di Anna."


@pytest.mark.parametrize("cast", ["Taglio su Bruno", "Drago come Drago"])
def test_715_2_control_what_was_never_a_spell_is_nowhere(cast: str) -> None:
    asked = "risolvi tutto\nDov'è il Taglio?"
    said = told(FRAMED.format(kind="Avventura", cast=cast, asked=asked))
    assert said == ("«Drago» va in esilio." if "Bruno" in cast else "«Taglio» non c'è.")
