"""What is not as it was, or not as it is printed, is said where the answer hangs on it; else it is not."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.load import parse_lines


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(lines, "t")))


GUARD = """\
Anna: 0, Custode creatura Angelo 4/4
> Volare
> Non puoi perdere la partita e i tuoi avversari non possono vincere la partita.
Bruno: 20
turno di Bruno
Bruno lancia Radici incantesimo Aura {{2}}{{G}} su Custode
> Incanta permanente
> {text}
Chi vince?
"""


class TestWhatKeptSomebodyFromLosing:
    def test_305_7_a_basic_land_type_takes_the_ability(self) -> None:
        lost = told(GUARD.format(text="Il permanente incantato è una terra Foresta incolore."))
        assert lost.answer == ("Vince Bruno.",)
        assert lost.rules == ("305.7", "704.5a", "104.2a")

    def test_613_1f_an_effect_takes_all_abilities(self) -> None:
        lost = told(GUARD.format(text="Il permanente incantato perde tutte le abilità."))
        assert lost.rules[0] == "613.1f" and "704.5a" in lost.rules

    def test_101_2_control_it_still_keeps_them(self) -> None:
        kept = told(GUARD.format(text="Il permanente incantato prende +1/+1."))
        assert kept.answer == ("Non vince nessuno.",)
        assert not {"305.7", "613.1f"} & {*kept.rules}

    def test_control_nothing_of_it_where_nothing_kept_them(self) -> None:
        plain = GUARD.replace("> Non puoi perdere la partita e i tuoi avversari non possono vincere la partita.\n", "")
        lost = told(
            plain.replace("turno di Bruno\n", "").format(text="Il permanente incantato perde tutte le abilità.")
        )
        assert "613.1f" not in lost.rules


MIST = """\
Anna: Colosso creatura Gigante */*
> La forza e la costituzione di Colosso sono pari al numero di terre che controlli.
Anna: 3x Foresta
Bruno: 20
Bruno lancia Nebbia incantesimo
> Lampo
> {text}
Muore il Colosso?
"""


class TestWhatSaidHowBigItIs:
    def test_613_1f_it_dies_since_that_ability_is_gone(self) -> None:
        gone = told(MIST.format(text="Le creature perdono tutte le abilità."))
        assert gone.rules[:2] == ("613.1f", "704.5f")

    def test_control_it_dies_of_something_else(self) -> None:
        gone = told(MIST.format(text="Le creature prendono -3/-3."))
        assert "704.5f" in gone.rules and "613.1f" not in gone.rules


CUP = """\
Anna: 20
in mano ad Anna: Idra creatura {cost} 3/3
Bruno: Coppa artefatto con quattro segnalini carica
> Ogniqualvolta un giocatore lancia una magia con valore di mana pari al numero di segnalini carica su Coppa, neutralizzala.
Anna lancia Idra
{x}Dove sta l'Idra?
"""
STOP = """\
Anna: 20
in mano ad Anna: Idra creatura {cost} 3/3
Bruno: 20
Anna lancia Idra
{x}Bruno risponde con Diniego istantaneo su Idra
> Neutralizza una magia bersaglio con valore di mana pari o inferiore a 4.
Dove sta l'Idra?
"""


class TestWhatXIsOnTheStack:
    @pytest.mark.parametrize("board", [CUP, STOP])
    def test_202_3e_x_counts_as_what_it_is(self, board: str) -> None:
        gone = told(board.format(cost="{X}{G}{U}", x="x: 2\n"))
        assert "cimitero" in gone.answer[0] and gone.rules[0] == "202.3e"

    def test_202_3e_it_is_why_another_is_not_countered(self) -> None:
        there = told(CUP.format(cost="{X}{G}{U}", x="x: 1\n"))
        assert "campo di battaglia" in there.answer[0] and "202.3e" in there.rules

    @pytest.mark.parametrize("board", [CUP, STOP])
    def test_202_3_control_without_x_nothing_is_said(self, board: str) -> None:
        gone = told(board.format(cost="{2}{G}{U}", x=""))
        assert "cimitero" in gone.answer[0] and "202.3e" not in gone.rules

    def test_control_what_counters_whatever_it_is_worth(self) -> None:
        board = STOP.replace(" con valore di mana pari o inferiore a 4", "")
        assert "202.3e" not in told(board.format(cost="{X}{G}{U}", x="x: 2\n")).rules


BLINK = "Esilia la creatura bersaglio che controlli, poi rimettila sul campo di battaglia sotto il controllo del suo proprietario."
GROWN = "La creatura bersaglio prende +2/+1 fino alla fine del turno."
ENTERED = """\
Anna: 20
Bruno: 20
Anna lancia Titano creatura 6/6
> Quando Titano entra nel campo di battaglia, sacrificalo.
risolvi
Anna risponde con Guizzo istantaneo su Titano
> {text}
Dove sta il Titano?
"""
AIMED = """\
Anna: Titano creatura 6/6
Bruno: 20
Bruno lancia Fine stregoneria su Titano
> Distruggi la creatura bersaglio.
Anna risponde con Guizzo istantaneo su Titano
> {text}
Dove sta il Titano?
"""


class TestWhatCameBack:
    def test_400_7_what_it_had_triggered_before_is_not_for_it(self) -> None:
        assert told(ENTERED.format(text=BLINK)).rules[0] == "400.7"

    def test_400_7_what_was_aimed_at_it_is_not_for_it(self) -> None:
        there = told(AIMED.replace("Bruno: 20", "Bruno: 20\nturno di Bruno").format(text=BLINK))
        assert "torna sul campo di battaglia" in there.answer[0] and there.rules[:2] == ("400.7", "608.2b")

    @pytest.mark.parametrize("board", [ENTERED, AIMED])
    def test_control_it_never_left(self, board: str) -> None:
        assert "400.7" not in told(board.format(text=GROWN)).rules

    def test_control_nothing_waited_for_it(self) -> None:
        alone = "Anna: Titano creatura 6/6\nBruno: 20\nAnna lancia Guizzo istantaneo su Titano\n> {text}\nDove sta il Titano?\n"
        assert "400.7" not in told(alone.format(text=BLINK)).rules
