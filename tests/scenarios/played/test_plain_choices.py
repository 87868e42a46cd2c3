"""«Anna sceglie Scudo»: a plain choice answers whatever asks for one of its options, and one that answers nothing is told."""

import pytest

from scenarios.played.run import Run, run
from scenarios.told.report import as_text
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

DOUBLED = """
Anna: Fornace incantesimo
> Se una fonte sta per infliggere danno a un permanente o a un giocatore, infligge invece il doppio di quel danno.
Bruno: Scudo incantesimo
> Se una fonte sta per infliggerti danno, previeni 1 di quei danni.
Anna lancia 3 danni su Bruno
{reply}
? vita di Bruno
"""
LEGENDS = "Anna: Regina 3/3 leggendaria id=prima, Regina 4/4 leggendaria id=seconda\nBruno: 20\n{reply}\n"
BOTH_DIE = """
Anna: Martire 2/2
> Quando il Martire muore, pesca una carta.
Anna: Orco 2/2
> Quando l'Orco muore, guadagni 1 punto vita.
carta: Ira istantaneo
> Distruggi tutte le creature.
Bruno lancia Ira
{reply}
"""


def played(board: str, reply: str) -> Run:
    return run(parse_lines(board.format(reply=reply), "t"))


@pytest.mark.parametrize(
    ("reply", "life"),
    [
        ("Bruno sceglie Scudo", 16),
        ("Bruno sceglie prima Scudo, poi Fornace", 16),
        ("Bruno sceglie Fornace", 15),
        ("risposta: sostituzione Fornace", 15),
    ],
)
def test_616_1_who_is_affected_chooses_which_effect_applies_first(reply: str, life: int) -> None:
    assert f"Bruno passa da 20 a {life} punti vita." in ruling(played(DOUBLED, reply)).answer


def test_704_5j_a_plain_choice_says_which_legend_stays() -> None:
    for reply in ("Anna sceglie seconda", "Anna tiene seconda"):
        made = played(LEGENDS, reply)
        assert made.question is None and not made.unheard
        assert "«Regina» (prima)" in as_text(made)


@pytest.mark.parametrize("first", ["Orco", "Martire"])
def test_603_3b_a_plain_choice_of_all_is_an_order(first: str) -> None:
    second = {"Orco": "Martire", "Martire": "Orco"}[first]
    told = as_text(played(BOTH_DIE, f"Anna sceglie prima {first}, poi {second}"))
    assert told.index(f"mette in pila l'abilità di «{first}»") < told.index(f"mette in pila l'abilità di «{second}»")


@pytest.mark.parametrize("reply", ["Anna sceglie Bruno", "Bruno sceglie seconda"])
def test_control_a_choice_that_is_none_of_the_options_or_nobodys_is_told_where_the_run_waits(reply: str) -> None:
    made = played(LEGENDS, reply)
    assert made.question is not None and len(made.unheard) == 1
    assert "La risposta alla riga 3 non risponde" in as_text(made)
    assert "«Anna sceglie …»" in as_text(made)


def test_control_without_a_reply_nothing_is_told_of_one() -> None:
    made = played(LEGENDS, "? quanti Regina")
    assert made.question is not None and not made.unheard and "non risponde" not in as_text(made)


@pytest.mark.parametrize(
    ("creatures", "asks"), [("Orso 2/2", False), ("Orso 2/2, Lupo 2/2", True), ("Orso 1/1, Lupo 1/1", False)]
)
def test_702_122a_who_can_crew_in_one_way_alone_is_not_asked(creatures: str, asks: bool) -> None:
    board = f"Anna: Carro veicolo 4/4 manovrare 2, {creatures}\nAnna attiva Carro\nBruno: 20\n{{reply}}\n"
    assert (played(board, "").question is not None) is asks


COLOR_CHOSEN = """
carta: Brace istantaneo R
> La Brace infligge 3 danni a un qualsiasi bersaglio.
Anna: Guardiana 1/1
> {{T}}: Una creatura bersaglio che controlli ha protezione da un colore a tua scelta fino alla fine del turno.
Anna: Orso 2/2
Bruno: 20
Bruno lancia Brace su Orso
Anna attiva Guardiana su Orso
{reply}
Muore Orso?
"""


@pytest.mark.parametrize(
    ("reply", "zone"),
    [("Anna sceglie rosso", "resta sul campo di battaglia"), ("Anna sceglie blu", "muore")],
)
def test_105_4_a_plain_choice_may_be_a_colour(reply: str, zone: str) -> None:
    made = played(COLOR_CHOSEN, reply)
    assert made.question is None and not made.unheard
    assert f"«Orso» {zone}." in ruling(made).answer


def test_105_4_a_plain_choice_of_what_is_no_colour_answers_nothing() -> None:
    assert played(COLOR_CHOSEN, "Anna sceglie Guardiana").question is not None


CHOSEN_AS_IT_ENTERS = """
carta: Stendardo incantesimo
> Mentre lo Stendardo entra nel campo di battaglia, scegli un tipo di creatura.
> Le creature del tipo scelto prendono +1/+1.
Anna: Vedetta 1/1 Elfo
Anna lancia Stendardo
{reply}
Che forza ha la Vedetta?
"""


@pytest.mark.parametrize(("reply", "power"), [("Anna sceglie Elfo", "2"), ("Anna sceglie Goblin", "1")])
def test_205_3e_a_plain_choice_may_be_a_creature_type(reply: str, power: str) -> None:
    made = played(CHOSEN_AS_IT_ENTERS, reply)
    assert made.question is None and not made.unheard
    assert f"ha forza {power}" in " ".join(ruling(made).answer)
