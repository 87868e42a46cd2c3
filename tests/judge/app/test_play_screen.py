"""Svolgimento on the screen: the list, the answer, walking over the steps, the rules, answering and answering otherwise."""

from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.widgets import OptionList

from engine import game_after_step
from judge import keys, paths
from judge.patience import Stopped
from judge.presenters.sources import Source
from judge.screens.library import LibraryScreen
from judge.screens.play import PlayScreen
from judge.screens.rules import RulesScreen
from judge.widgets.panes import ListPane
from scenarios.library import Entry
from scenarios.played import run as run_module
from scenarios.played.budget import STOPPED, Budget
from tests.judge.app.driving import NARROW, WIDE, Driver, running
from tests.judge.app.situations import LEGENDS, LETHAL, situation

pytestmark = [pytest.mark.app, pytest.mark.usefixtures("small_rules", "shipped")]
SIZES = pytest.mark.parametrize("size", [NARROW, WIDE], ids=["80x24", "120x40"])


async def open_(judge: Driver, text: str) -> None:
    """Opens a situation over the list, as soon as that is there."""
    await judge.until("Danno letale a un Orso")
    judge.app.play(Source("prova", lambda: situation(text)))
    await judge.until("Risposta (")
    await judge.settled()


def steps(judge: Driver) -> OptionList:
    return judge.app.screen.query_one("#steps", OptionList)


@SIZES
async def test_the_list_of_situations(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    async with running(size=size) as judge:
        await judge.until("3 di 3")
        await judge.settled()
        assert judge.text == snapshot


async def test_the_list_is_narrowed_by_words_without_accents_and_opened_by_enter() -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        await judge.type("priorita")
        await judge.until("1 di 3")
        assert "Danno letale" not in judge.text
        await judge.press("enter")
        await judge.until("Risposta (in attesa)")
        await judge.press("escape")
        await judge.until("1 di 3")
        await judge.type("xyz")
        await judge.until("Nessuna ha tutte queste parole")


@SIZES
async def test_a_situation_played(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    async with running(size=size) as judge:
        await open_(judge, LETHAL)
        await judge.press("end")
        await judge.press("left")
        await judge.until("Regole: 704.5g, 701.8a, 704.3")
        await judge.settled()
        if size == WIDE:
            await judge.until("704.5g  Una creatura con danno")
        assert judge.text == snapshot


async def test_walking_forward_and_back_shows_the_board_of_each_step() -> None:
    async with running(size=WIDE) as judge:
        await open_(judge, LETHAL)
        await judge.until("Tavolo all'inizio")
        await judge.until("│1 danno")
        await judge.press("down", "down")
        await judge.until("│4 danni")
        await judge.press("home")
        await judge.until("│1 danno")
        await judge.press("end")
        await judge.until("cimitero 1 (Orso)")


async def test_the_arrows_walk_from_every_pane() -> None:
    async with running() as judge:
        await open_(judge, LETHAL)
        for pane in ("answer", "board", "cited"):
            judge.app.screen.query_one(f"#{pane}").focus()
            await judge.press("right")
            await judge.until(lambda: steps(judge).highlighted == 1)
            await judge.press("left")
            await judge.until(lambda: steps(judge).highlighted == 0)


async def test_117_4_passes_are_one_row_until_they_are_unfolded_and_the_step_is_kept() -> None:
    async with running(source="danno-letale", size=WIDE) as judge:
        await judge.until("Tutti passano.")
        folded = steps(judge).option_count
        await judge.press("end", "left")
        title = "Tavolo dopo il passo 11"
        await judge.until(title)
        await judge.press("p")
        await judge.until(lambda: steps(judge).option_count > folded)
        await judge.until(title)
        assert "Tutti passano." not in judge.text
        await judge.press("p")
        await judge.until(lambda: steps(judge).option_count == folded)
        await judge.until(title)


async def test_the_rules_that_decide_stand_with_the_board_as_it_begins() -> None:
    async with running() as judge:
        await open_(judge, LETHAL)
        await judge.until("Decidono: 704.5g, 701.8a")
        await judge.until("Decidono le regole 704.5g, 701.8a e 120.3e.")
        await judge.press("right")
        await judge.until("Regole: 117")


async def test_enter_goes_to_the_rules_then_opens_one_in_its_section_and_esc_comes_back() -> None:
    async with running() as judge:
        await open_(judge, LETHAL)
        await judge.press("end", "left", "enter")
        await judge.until(lambda: judge.app.focused is judge.app.screen.query_one("#cited"))
        await judge.press("enter")
        await judge.until("» 704.5g")
        assert isinstance(judge.app.screen, RulesScreen)
        await judge.press("escape")
        await judge.until(lambda: isinstance(judge.app.screen, PlayScreen))
        await judge.press("escape")
        await judge.until(lambda: isinstance(judge.app.screen, LibraryScreen))


@SIZES
async def test_704_5j_a_question_on_the_screen(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    async with running(size=size) as judge:
        await open_(judge, LEGENDS)
        await judge.press("r")
        await judge.until("Anna sceglie quale permanente leggendario tenere")
        await judge.until("Invio per scegliere")
        await judge.settled()
        assert judge.text == snapshot


async def test_704_5j_a_question_is_answered_and_answered_otherwise() -> None:
    async with running(size=WIDE) as judge:
        await open_(judge, LEGENDS)
        await judge.press("end", "enter")
        await judge.until("Invio per scegliere")
        await judge.press("down", "enter")
        await judge.until("Risposta (completa)")
        await judge.until("╎Aquila (seconda)   2/2")
        await judge.press("s")
        await judge.until("Scelte fatte")
        await judge.press("enter")
        await judge.until("Invio per scegliere")
        await judge.press("up", "enter")
        await judge.until("cimitero 1 (Aquila (seconda))")
        await judge.until("│Aquila (prima)     2/2")


async def test_leaving_a_question_leaves_it_open() -> None:
    async with running() as judge:
        await open_(judge, LEGENDS)
        await judge.press("r")
        await judge.until("Invio per scegliere")
        await judge.press("escape")
        await judge.until("Risposta (in attesa)")


async def test_keys_that_would_do_nothing_are_not_offered() -> None:
    async with running(size=WIDE) as judge:
        await open_(judge, LETHAL)
        await judge.until("P Passaggi")
        assert "R Rispondi" not in judge.text
        assert "S Scelte" not in judge.text
        await judge.press("r", "s")
        assert isinstance(judge.app.screen, PlayScreen)


async def test_a_file_that_is_wrong_is_told_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "mia.yaml"
    path.write_text(LETHAL.replace("titolo:", "titlo:"), "utf-8")
    async with running(source=str(path), size=WIDE) as judge:
        await judge.until("Non si può svolgere")
        await judge.until("mia.yaml:1:1")
        await judge.until("«titolo»")
        path.write_text(LETHAL, "utf-8")
        await judge.press("f5")
        await judge.until("Risposta (completa)")


async def test_a_file_is_opened_by_its_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mia.yaml").write_text(LETHAL, "utf-8")
    async with running() as judge:
        await judge.until("3 di 3")
        await judge.answer("ctrl+o", "Quale file?", "mia.yaml")
        await judge.until("Risposta (completa)")


async def test_the_palette_finds_situations_and_rules_without_accents(shipped: tuple[Entry, ...]) -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        await judge.press("ctrl+p")
        await judge.until("Svolgimento: una situazione passo per passo")
        await judge.type("due aquile")
        await judge.until("Due Aquile (due-aquile)")
        await judge.press("enter", "enter")
        await judge.until("Risposta (in attesa)")


async def test_the_modes_keep_what_is_open_in_them() -> None:
    async with running() as judge:
        await open_(judge, LETHAL)
        await judge.press("f4")
        await judge.until("[Regole]")
        await judge.press("f2")
        await judge.until("Risposta (completa)")


@pytest.mark.parametrize("key", ["ctrl+q", "f10"])
async def test_a_key_leaves(key: str) -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        await judge.press(key)
        await judge.until(lambda: judge.app.return_code == 0 and not judge.app.is_running)


async def test_the_foot_makes_no_widgets_however_often_the_keys_change() -> None:
    async with running() as judge:
        await open_(judge, LETHAL)
        before = len(list(judge.app.screen.walk_children()))
        for _ in range(10):
            judge.app.screen.refresh_bindings()
            await judge.press("tab")
        assert len(list(judge.app.screen.walk_children())) == before


async def test_704_5g_why_a_step_happened_is_told_from_the_step_in_focus(snapshot: SnapshotAssertion) -> None:
    async with running(size=NARROW) as judge:
        await open_(judge, LETHAL)
        await judge.press("end", "left")
        await judge.press("c")
        await judge.until("Perché il passo")
        await judge.settled()
        assert judge.text == snapshot
        await judge.press("escape")
        await judge.until("Risposta (")


STONES = "abcdef"
SHOOTING = """\
carte:
{cards}
giocatori:
  - {{nome: Anna, campo: [{field}]}}
  - {{nome: Bruno, campo: [Orso 2/2, Lupo 3/3, Cervo 4/4]}}
azioni:
  - evento: {{distruggi: orso}}
""".format(
    cards="\n".join(
        f"  Pietra{one}: {{tipo: Artefatto, abilità: [{{quando: {{muore: creatura}}, bersagli: [creatura],"
        " effetto: [{infliggi: 1, a: bersaglio}]}]}"
        for one in STONES
    ),
    field=", ".join(f"Pietra{one}" for one in STONES),
)
"""More answers than anybody waits for; the run itself stops at the first question."""


@pytest.mark.parametrize("key", ["escape", "ctrl+c"])
async def test_exploring_is_stopped_by_a_key_and_tells_what_it_has_found(key: str) -> None:
    async with running(size=WIDE) as judge:
        await open_(judge, SHOOTING)
        await judge.press("e")
        await judge.until("Provo tutte le risposte")
        screen = judge.app.screen
        assert isinstance(screen, PlayScreen)
        await judge.press(key)
        await judge.until("Non tutto è stato visto: fermato")
        await judge.press("escape")
        await judge.until("Risposta (")
        assert judge.app.screen is screen


async def test_leaving_stops_what_is_being_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget] = []

    def noted(stopped: Stopped) -> Budget:
        given.append(Budget(stopped=stopped))
        return given[-1]

    monkeypatch.setattr("judge.patience.for_exploring", noted)
    async with running(size=WIDE) as judge:
        await open_(judge, SHOOTING)
        await judge.press("e")
        await judge.until("Provo tutte le risposte")
        await judge.until(lambda: given)
        assert given[0].over() == ""
        judge.app.screen.dismiss()
        await judge.until("Danno letale a un Orso")
        await judge.until(lambda: given[0].over() == STOPPED)


async def test_why_not_what_if_and_all_outcomes() -> None:
    async with running(size=WIDE) as judge:
        await open_(judge, LEGENDS)
        await judge.press("e")
        await judge.until("2 esiti diversi")
        await judge.press("escape")
        await judge.answer("v", "E se…?", "Anna vita 5")
        await judge.until("Che cosa era diverso")
        await judge.press("escape")
        await judge.answer("n", "Perché no?", "nessuno cosi")
        await judge.until("Attenzione")
        # What is not understood is there to be mended, and left without leaving the situation.
        await judge.until("Perché no?")
        await judge.until("nessuno cosi")
        await judge.press("escape")
        await judge.until(lambda: "Perché no?" not in judge.text)
        assert "Passi" in judge.text


async def test_the_ruling_is_taken_along_in_one_line_to_the_clipboard_and_into_a_file() -> None:
    async with running() as judge:
        await open_(judge, LETHAL)
        await judge.press("x")
        await judge.until("Porta via la risposta")
        await judge.press("enter")
        await judge.until("Copiata negli appunti")
        assert judge.app.clipboard.startswith("«Orso» muore: 704.5g")
        (file,) = (paths.data() / "risposte").iterdir()
        assert file.read_text("utf-8").rstrip() == judge.app.clipboard


async def test_leaving_the_list_of_forms_takes_nothing_along_control() -> None:
    async with running() as judge:
        await open_(judge, LETHAL)
        await judge.press("x")
        await judge.until("Porta via la risposta")
        await judge.press("escape")
        await judge.until("Passi: 0")
        assert not judge.app.clipboard and not (paths.data() / "risposte").exists()


ENCHANTED = """\
titolo: Un Orso che vola
carte:
  Ali: {tipo: Incantesimo — Aura, testo: [Incanta creatura, La creatura incantata ha volare e prende +1/+1.]}
giocatori:
  - nome: Anna
    campo: [{carta: Orso, f/c: 2/2, id: orso, TAPpato: sì}, {carta: Ali, attaccato a: orso}]
  - Bruno
azioni: [{evento: {danno: 1, a: orso, da: orso}}]
"""


async def test_613_enter_on_an_object_of_the_drawn_board_tells_how_it_came_to_what_it_is() -> None:
    async with running(size=WIDE) as judge:
        await open_(judge, ENCHANTED)
        await judge.until("┌TAP╌")
        await judge.until("└ Ali")
        await judge.until("+volare")
        judge.app.screen.query_one("#board").focus()
        await judge.press("down")
        await judge.until("┌▸TAP")
        await judge.press("enter")
        await judge.until("Com'è Orso")
        await judge.until("strato 7c")
        await judge.press("escape")
        await judge.press("down")
        await judge.until("└▸ Ali")


async def test_the_board_is_a_list_on_a_key_and_where_there_is_no_room() -> None:
    async with running(size=WIDE) as judge:
        await open_(judge, ENCHANTED)
        await judge.until("┌TAP╌")
        await judge.press("t")
        await judge.until("Orso 3/3: TAPpato")
        assert "┌TAP╌" not in judge.text
        await judge.press("z")
        await judge.until(lambda: judge.app.screen.maximized is not None)
        await judge.press("t", "z")
        await judge.until("┌TAP╌")
    async with running(size=NARROW) as judge:
        await open_(judge, ENCHANTED)
        await judge.until("Orso 3/3: TAPpato")
        judge.app.screen.query_one("#board").focus()
        await judge.press("down")
        await judge.until("▸")
        await judge.press("enter")
        await judge.until("strato 7c")


async def test_what_changed_by_the_step_is_marked_on_the_drawn_board_and_nothing_else() -> None:
    async with running(size=WIDE) as judge:
        await open_(judge, ENCHANTED)
        await judge.until("Tavolo all'inizio")
        assert "┌»" not in judge.text
        await judge.press("down", "down")
        await judge.until("┌»TAP")
        assert "└» Ali" not in judge.text


async def test_a_terminal_that_is_too_small_says_what_it_needs_until_there_is_room() -> None:
    async with running(size=(40, 10)) as judge:
        await judge.until("Servono 60 colonne e 16 righe")
        await judge.until("sono 40 e 10")
        await judge.pilot.resize_terminal(*NARROW)
        await judge.until("3 di 3")
        assert "Servono" not in judge.text
        await judge.pilot.resize_terminal(50, 24)
        await judge.until("sono 50 e 24")
        await judge.press("escape")
        await judge.until(lambda: "Servono" not in judge.text)


async def test_what_is_typed_while_there_is_too_little_room_is_not_lost() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        board = judge.app.screen
        await judge.pilot.resize_terminal(40, 10)
        await judge.until("Servono 60 colonne")
        await judge.type("Bruno: Orso 2/2")
        await judge.press("backspace", "3", "enter")
        await judge.paste("Anna lancia 3 danni su Orso\n")
        await judge.pilot.resize_terminal(*NARROW)
        await judge.type("Muore Orso?")
        await judge.until("«Orso» muore.")
        assert board.text == "Anna:\nBruno:\nBruno: Orso 2/3\nAnna lancia 3 danni su Orso\nMuore Orso?"  # type: ignore[attr-defined]


async def test_letters_that_are_commands_do_nothing_blindly() -> None:
    async with running(size=WIDE) as judge:
        await open_(judge, ENCHANTED)
        await judge.until("Tavolo all'inizio")
        shown = len(judge.app.screen_stack)
        await judge.pilot.resize_terminal(40, 10)
        await judge.until("Servono 60 colonne")
        await judge.type("sce")
        await judge.press("escape")
        await judge.pilot.resize_terminal(*WIDE)
        await judge.settled()
        assert len(judge.app.screen_stack) == shown


async def test_the_first_screen_has_three_things_to_do_and_what_was_opened_last() -> None:
    async with running() as judge:
        await judge.until("Una domanda al tavolo")
        await judge.until("Cercare una regola")
        await judge.until("Allenarsi")
        assert "Aperta per ultima" not in judge.text
        await judge.type("letale")
        await judge.until("1 di 3")
        await judge.press("enter")
        await judge.until("Risposta (completa)")
        await judge.press("escape")
        await judge.until("1 di 3")
        await judge.press(*["backspace"] * 6)
        await judge.until("Aperta per ultima: danno-letale")
        await judge.press("enter")
        await judge.until("[Tavolo]")


async def test_a_rule_leads_to_the_situations_that_show_it() -> None:
    async with running(mode=keys.RULES) as judge:
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("704.5g")
        await judge.press("tab", "o")
        await judge.until("[Svolgimento]")
        await judge.until("1 di 3")
        await judge.until("Danno letale a un Orso")
        assert "Due Aquile" not in judge.text


async def test_one_level_is_asked_for_and_taken_away_again() -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        await judge.press("f6")
        await judge.until("Quale tema?")
        await judge.until("danno (1)")
        await judge.press("down", "down", "enter")
        await judge.until("1 di 3 (danno)")
        await judge.press("f6")
        await judge.until("Quale tema?")
        await judge.press("home", "enter")
        await judge.until("3 di 3")


LONG = """\
titolo: Quaranta turni
giocatori:
- {nome: Anna, mano massima: 400, grimorio: 400, campo: [Orso 2/2]}
- {nome: Bruno, mano massima: 400, grimorio: 400}
azioni: [TURNS]
""".replace("TURNS", ", ".join(["{vai a: finale}", "{vai a: mantenimento}"] * 40))


async def test_a_key_in_two_thousand_steps_fills_no_list_again_and_plays_no_more_than_two_boards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running(size=WIDE) as judge:
        await open_(judge, LONG)
        screen = judge.app.screen
        assert isinstance(screen, PlayScreen) and screen._session is not None
        assert len(screen._session.steps) > 2_000
        played: list[int] = []
        filled: list[str | None] = []
        after_step, fill = game_after_step, ListPane.fill

        def counted(*of: Any) -> Any:
            played.append(1)
            return after_step(*of)

        def noted(pane: ListPane, *of: Any, **more: Any) -> None:
            filled.append(pane.id)
            fill(pane, *of, **more)

        monkeypatch.setattr(run_module, "game_after_step", counted)
        monkeypatch.setattr(ListPane, "fill", noted)
        for _ in range(20):
            await judge.press("down")
        await judge.until(lambda: steps(judge).highlighted == 20)
        await judge.settled()
        # The board before the step, and the one after it, as a list and drawn.
        assert len(played) <= 3 * 20
        assert set(filled) == {"cited"}
