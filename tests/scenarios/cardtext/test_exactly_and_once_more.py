"""603.2d, 119.1, 613.1f: exactly so much, what dies makes abilities trigger once more, cards in graveyards without abilities."""

import pytest

from engine.cards.abilities.ability import Ability, Static
from engine.cards.abilities.continuous import LoseAllAbilities
from engine.cards.abilities.player_rules import TriggersAgain
from engine.cards.abilities.triggers import Attacks, Moves
from engine.words.terms import Relation, Zone
from scenarios.cardtext.api import read
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

AGAIN = "fa innescare {} abilità innescata di un permanente che controlli, quell'abilità si innesca una volta in più."


def kept(text: str) -> tuple[Ability, ...]:
    made = read("Eco", "Incantesimo", text)
    assert made.understood, made.not_understood
    return made.characteristics.abilities


def answer(lines: str) -> str:
    return ruling(run(parse_lines(lines, "tavolo"))).answer[0]


@pytest.mark.parametrize(("life", "wins"), [(2, True), (1, False), (3, False)])
def test_119_1_exactly_so_much_life(life: int, wins: bool) -> None:
    board = f"Anna: {life}, Soglia incantesimo\n"
    board += "> All'inizio del tuo mantenimento, se hai esattamente 2 punti vita, vinci la partita.\n"
    said = answer(board + "Bruno: 20\nturno: Anna, mantenimento\nChi vince?")
    assert said.startswith("Vince Anna" if wins else "Non vince nessuno"), said


@pytest.mark.parametrize(("cards", "bigger"), [(2, True), (1, False), (3, False)])
def test_402_1_exactly_so_many_cards_in_hand(cards: int, bigger: bool) -> None:
    text = "> Fintanto che hai esattamente due carte in mano, l'Oracolo prende +2/+2."
    board = f"Anna: Oracolo 1/1\n{text}\nmano: {cards}x Lupo 2/2\n"
    assert ("3" if bigger else "1") in answer(board + "Bruno: 20\nChe forza ha Oracolo?")


@pytest.mark.parametrize(
    ("cause", "event"),
    [
        ("Se una creatura che muore", Moves),
        ("Se una creatura che attacca", Attacks),
        ("Se una creatura attaccante", Attacks),
        ("Se una creatura che entra", Moves),
    ],
)
@pytest.mark.parametrize("whose", ["un'", "l'"])
def test_603_2d_what_makes_abilities_trigger_once_more(cause: str, event: type, whose: str) -> None:
    (made,) = kept(f"{cause} {AGAIN.format(whose)}".replace("' abilità", "'abilità"))
    assert isinstance(made, TriggersAgain) and isinstance(made.event, event) and made.of.controller is Relation.YOU
    if isinstance(made.event, Moves):
        assert (made.event.origin is Zone.BATTLEFIELD) is ("muore" in cause)
    if isinstance(made.event, Attacks):
        assert made.event.subject.attacking is None


MOURNER = "Ladro 1/1 «Ogniqualvolta una creatura muore, guadagni 1 punto vita.», Lupo 2/2"


@pytest.mark.parametrize(("beside", "life"), [(", Eco incantesimo", 22), ("", 21)])
def test_603_2d_what_dies_makes_it_trigger_twice(beside: str, life: int) -> None:
    text = f"> Se una creatura che muore {AGAIN.format('un')}\n".replace("un abilità", "un'abilità") if beside else ""
    said = answer(f"Anna: {MOURNER}{beside}\n{text}Bruno: 20\nmuore Lupo\nrisolvi tutto\nQuanta vita ha Anna?")
    assert f"{life} punti vita" in said


GRAVES = """\
Anna: {}
nel cimitero: Lampo istantaneo
> Il Lampo infligge 2 danni a un giocatore bersaglio.
> Flashback {{R}}
Bruno: 20
turno di Anna
Anna può lanciare Lampo su Bruno?
"""
WARDEN = "Custode creatura 2/1 «Le carte nei cimiteri perdono tutte le abilità.»"


def test_613_1f_cards_in_graveyards_have_no_abilities() -> None:
    (made,) = kept("Le carte nei cimiteri perdono tutte le abilità.")
    assert isinstance(made, Static) and made.parts == (LoseAllAbilities(),)
    assert made.affects is not None and made.affects.zone is Zone.GRAVEYARD
    assert answer(GRAVES.format(WARDEN)).startswith("No: Anna non può lanciare «Lampo»")


def test_control_613_1f_without_it_and_on_the_battlefield() -> None:
    assert answer(GRAVES.format("20")).startswith("Sì")
    kept = f"Anna: {WARDEN}, Falco 1/1 volare\nBruno: 20\nFalco ha volare?"
    assert answer(kept) == "«Falco» ha volare."


def test_603_10a_what_triggers_as_it_dies_looks_back_at_the_battlefield() -> None:
    lines = f"Anna: {WARDEN}, Martire 1/1 «Quando il Martire muore, pesca una carta.»\nBruno: 20\nmuore Martire\n"
    assert "pesca una carta" in answer(lines + "risolvi\nQuante carte in mano ha Anna?")
