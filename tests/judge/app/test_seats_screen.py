"""Posti: the seats around the table over a run and over a board that is typed, walked over by keys."""

import pytest
from syrupy.assertion import SnapshotAssertion

from judge import keys
from judge.presenters.sources import Source
from judge.widgets.board_lines import BoardLines
from tests.judge.app.driving import NARROW, WIDE, Driver, running
from tests.judge.app.situations import situation

pytestmark = [pytest.mark.app, pytest.mark.usefixtures("small_rules", "shipped")]

TEN = ["Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina", "Hugo", "Ivo", "Lia"]
MELEE = "formato: Grand Melee\n" + "".join(f"{name}: 20\n" for name in TEN)
THREE = """\
giocatori: [{nome: Anna}, {nome: Bruno}, {nome: Carla}]
azioni: [{concede: Bruno}]
"""


async def typed(judge: Driver, text: str) -> None:
    """A board in place of the one that is there, as it is typed."""
    judge.app.screen.query_one(BoardLines).text = text
    await judge.until("Permanenti: ")


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["80x24", "120x40"])
async def test_ten_seats_over_the_board_that_is_typed(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    async with running(keys.TABLE, size=size) as judge:
        await judge.until("1  Anna:")
        judge.app.screen.query_one(BoardLines).text = MELEE
        await judge.press("ctrl+r")
        await judge.until("Posti, come li vede Anna")
        await judge.until("può attaccare: Bruno [803.1a]")
        await judge.press("left")
        await judge.until("Posti, come li vede Bruno")
        await judge.until("può attaccare: Carla [803.1a]")
        await judge.settled()
        assert judge.text == snapshot
        await judge.press("f1")
        await judge.until("il posto seguente in ordine di turno")


async def test_what_cannot_be_played_has_no_seats_and_says_why() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("1  Anna:")
        judge.app.screen.query_one(BoardLines).text = MELEE.replace("Lia", "lia")
        await judge.press("ctrl+r")
        await judge.until("I posti non si vedono ancora")


async def test_800_4_the_seats_of_a_run_are_those_of_the_chosen_step() -> None:
    async with running() as judge:
        await judge.until("Danno letale a un Orso")
        judge.app.play(Source("prova", lambda: situation(THREE)))
        await judge.until("Risposta (")
        await judge.press("o")
        await judge.until("può attaccare: Bruno e Carla")
        await judge.press("escape")
        await judge.until("Passi: ")
        await judge.press("end", "o")
        await judge.until("ha lasciato la partita")
        await judge.until("può attaccare: Carla [802.2]")
        await judge.press("space")
        await judge.until("Bruno: ha lasciato la partita [800.4]")
