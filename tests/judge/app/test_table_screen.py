"""Tavolo on the screen: errors as they are typed, playing, saving without ever losing a file, opening."""

from pathlib import Path
from threading import Event

import pytest
from syrupy.assertion import SnapshotAssertion

from judge import keys
from judge.boards import boards
from judge.presenters import table
from judge.widgets.board_lines import BoardLines
from scenarios.language.errors import ScenarioError
from scenarios.printed.lending import LentCards
from scenarios.printed.store import FILE
from scenarios.written.card_source import lend_cards
from scenarios.written.load import load
from tests.judge.app.driving import NARROW, WIDE, Driver, running
from tests.patience import PATIENCE
from tests.scenarios.printed.making import bulk, imported, italian, put, scryfall

pytestmark = [pytest.mark.app, pytest.mark.usefixtures("small_rules", "shipped")]


def editor(judge: Driver) -> BoardLines:
    return judge.app.screen.query_one(BoardLines)


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["80x24", "120x40"])
async def test_errors_are_told_where_they_are_as_they_are_typed(
    size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    async with running(keys.TABLE, size=size) as judge:
        await judge.until("Risposta (completa)")
        await judge.type("Orso 2/2 volrae")
        await judge.until("riga 3, colonna 10")
        await judge.settled()
        # While keys are still coming a fault of fewer letters may be told.
        await judge.until("«volrae»")
        await judge.until("forse «volare»?")
        assert judge.text == snapshot


async def test_without_a_ruling_all_that_is_wrong_has_room_at_80x24() -> None:
    lines = "Anna: Orso 2/2\nBruno: Orsoo\nAnna lancia 3 danni su Orsso\nAnna attacca con Lupoo\nmuore il Gatto\n"
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        before = editor(judge).size
        editor(judge).load_text(lines)
        for wrong in ("«Orsoo»", "«Orsso»", "«Lupoo»", "«Gatto»"):
            await judge.until(wrong)
        await judge.until(lambda: editor(judge).size.height >= before.height)
        # There are no steps to go to.
        await judge.press("f5")
        await judge.until("Non si può ancora svolgere: F8")
        assert "[Tavolo]" in judge.text
        # With a ruling it is the ruling that has it.
        editor(judge).load_text("Anna: Orso 2/2\nBruno:\nmuore Orso\n")
        await judge.until("«Orso» muore.")
        await judge.until(lambda: judge.app.screen.query_one("#verdict").size.height > 5)


async def test_no_key_waits_for_what_rules_on_a_board_of_a_thousand(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = Event()
    real = table.checked

    def slowly(text: str) -> table.Checked:
        rules.wait(PATIENCE)
        return real(text)

    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        monkeypatch.setattr(table, "checked", slowly)
        half = "\n".join(["ha Orso 2/2, Lupo 3/3, Elfo 1/1, Muro 0/4, Isola terra"] * 100)
        board = "\n".join(f"{player} {line}" for player in ("Anna", "Bruno") for line in half.split("\n"))
        editor(judge).load_text(f"{board}\n")
        editor(judge).move_cursor(editor(judge).document.end)
        typed = "Anna attacca con tutto"
        await judge.type(typed)
        # All of it stands there, and nothing has been ruled since the first key.
        assert editor(judge).text.endswith(f"\n{typed}")
        assert not rules.is_set()
        rules.set()


async def test_a_key_goes_to_the_fault_even_where_the_editor_has_a_use_for_it() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await judge.type("Orso 2/2 volrae")
        await judge.until("«volrae»")  # while keys are still coming, a fault of fewer letters may stand there
        for key in ("f8", "f7"):
            editor(judge).move_cursor((0, 0))
            await judge.press(key)
            await judge.until(lambda: editor(judge).cursor_location == (2, 9))
        assert editor(judge).selected_text == ""


async def test_704_5g_the_board_is_played_in_svolgimento() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await judge.type("Orso 2/2 danno 2")
        await judge.press("f5")
        await judge.until("[Svolgimento]")
        await judge.until("«Orso» muore.")
        await judge.press("f3")
        await judge.until("Orso 2/2 danno 2")


async def test_saving_never_replaces_a_file_without_a_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "t.yaml"
    path.write_text("di un altro", "utf-8")
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Risposta (completa)")
        await judge.answer("ctrl+s", "Dove salvo il tavolo?", "t.yaml")
        await judge.until("c'è già. Lo sostituisco?")
        await judge.press("enter")
        await judge.until("[Tavolo]")
        assert path.read_text("utf-8") == "di un altro"
        await judge.answer("ctrl+s", "Dove salvo il tavolo?", "t.yaml")
        await judge.until("Lo sostituisco?")
        await judge.press("down", "enter")
        await judge.until("Salvato in")
        assert "nome: Anna" in path.read_text("utf-8")


async def test_its_own_file_is_replaced_at_once_unless_somebody_else_has_written_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "t.tavolo"
    path.write_text("Anna:\nBruno: Lupo 2/2\n", "utf-8")
    async with running(keys.TABLE, str(path), size=WIDE) as judge:
        await judge.until("Lupo 2/2")
        await judge.type("Orso 2/2")
        await judge.press("ctrl+s")
        await judge.until("Dove salvo il tavolo?")
        await judge.press("enter")
        await judge.until("Salvato in")
        assert path.read_text("utf-8").endswith("Orso 2/2\n")
        path.write_text("Anna: di un'altra finestra\n", "utf-8")
        await judge.press("ctrl+s")
        await judge.until("Dove salvo il tavolo?")
        await judge.press("enter")
        await judge.until("cambiato da quando")
        await judge.press("enter")
        await judge.until("[Tavolo]")
    assert path.read_text("utf-8") == "Anna: di un'altra finestra\n"


async def test_a_copy_has_the_imported_cards_inside_and_plays_without_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    elf = scryfall("Great Elf")
    imported(tmp_path / "cards", put(tmp_path, bulk(elf, italian(elf, "Grande Elfo"))))
    lend_cards(LentCards(tmp_path / "cards" / FILE, tmp_path / "none"))
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Risposta (completa)")
        await judge.type("Grande Elfo\n")
        for key, name, said in (("ctrl+s", "names", "Salvato in"), ("f6", "whole", "Copia salvata in")):
            await judge.press(key)
            await judge.until("Dove salvo")
            await judge.type(name)
            await judge.press("enter")
            await judge.until(said)
        # The board goes on being that of its own file.
        await judge.until("names.yaml")
    lend_cards(None)
    with pytest.raises(ScenarioError, match="Grande Elfo"):
        load(tmp_path / "names.yaml")
    whole = load(tmp_path / "whole.yaml")
    assert str(whole.cards["Grande Elfo"].power_toughness) == "2/2"
    assert "INV" in (tmp_path / "whole.yaml").read_text("utf-8")


async def test_a_copy_with_its_cards_is_made_of_a_sound_board_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Risposta (completa)")
        await judge.type("Orso 2/2 volrae")
        await judge.until("Non va in 1 punto")
        await judge.answer("f6", "Dove salvo la copia", "whole")
        await judge.until("un tavolo senza errori")
    assert list(tmp_path.glob("*.yaml")) == []


async def test_what_was_saved_is_opened_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "t.yaml"
    path.write_text("giocatori:\n  - nome: Carla\n    campo: [Lupo 2/1 TAP]\n  - Dino\n", "utf-8")
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Risposta (completa)")
        await judge.answer("ctrl+o", "Quale tavolo apro?", "t.yaml")
        await judge.until("Lupo 2/1 TAP")
        await judge.until("t.yaml")
        assert "non salvato" not in judge.text


async def test_any_situation_opens_as_a_board_with_what_happens_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.yaml"
    path.write_text(
        "giocatori: [Carla, {nome: Dino, campo: [Lupo 2/2]}]\nazioni: [{evento: {distruggi: lupo}}]\n", "utf-8"
    )
    async with running(keys.TABLE, str(path)) as judge:
        await judge.until("distruggi lupo")
        await judge.until("«Lupo» muore.")


async def test_704_5g_the_ruling_stands_beside_the_board_and_renews_itself_and_enter_goes_to_its_steps() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await type_lines(judge, ["Orso 2/2", "Anna lancia 3 danni su Orso"])
        await judge.until("«Orso» muore.")
        await judge.until("704.5g")
        await type_lines(judge, ["", "Bruno risponde +3/+3 su Orso"])
        await judge.until("«Orso» diventa 5/5")
        await judge.press("tab", "enter")
        await judge.until("[Svolgimento]")


async def test_a_question_that_is_open_stands_with_what_comes_of_each_answer() -> None:
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Risposta (completa)")
        await type_lines(judge, ["Regina leggendario 2/2 id=prima, Regina leggendario 3/3 id=seconda"])
        await judge.until("Risposta (in attesa)")
        await judge.until("Ci sono 2 esiti.")
        await type_lines(judge, ["", "Bruno tiene seconda"])
        await judge.until("(prima) muore.")


async def test_a_board_that_is_left_is_among_the_last_ones_in_this_window_and_in_the_next() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await judge.type("Orso 2/2")
        await judge.press("ctrl+n")
        await judge.until(lambda: "Orso 2/2" not in editor(judge).text)
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await judge.press("ctrl+l")
        await judge.until("Ultimi tavoli")
        await judge.until("Orso 2/2")
        await judge.press("enter")
        await judge.until(lambda: editor(judge).text.endswith("\nOrso 2/2"))


async def test_a_board_is_kept_while_it_is_typed(isolated_home: Path) -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await judge.type("Orso 2/2")
        await judge.until(lambda: any("Orso 2/2" in one.text for one in boards().all()))
        await judge.press("ctrl+z")
        await judge.until(lambda: "Orso" not in editor(judge).text)
        await judge.press("ctrl+y")
        await judge.until(lambda: "Orso 2/2" in editor(judge).text)


async def test_a_long_paste_is_taken_back_with_its_scrollbar_and_the_application_goes_on() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        before = editor(judge).text
        await judge.paste("\n".join(f"Orso{number} 2/2" for number in range(60)))
        await judge.until(lambda: editor(judge).show_vertical_scrollbar)
        await judge.press("ctrl+z")
        await judge.until(lambda: editor(judge).text == before)
        await judge.press("ctrl+y")
        await judge.until(lambda: "Orso59" in editor(judge).text)
        await judge.press("ctrl+z")
        await judge.until(lambda: editor(judge).cursor_location[0] < editor(judge).document.line_count)


async def test_what_was_typed_before_is_spoken_of_where_the_table_is_empty_again() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        assert not [*judge.app._notifications]
        await judge.type("Orso 2/2")
        await judge.until(lambda: any("Orso 2/2" in one.text for one in boards().all()))
    async with running(keys.TABLE) as judge:
        await judge.until("Ctrl+L")
        (said,) = judge.app._notifications
        assert said.message == "I tavoli di prima sono fra gli ultimi: Ctrl+L."


TEXTS = ["Gufo 1/1", "> Volare", "> Quando il Gufo muore, fai [b]una capriola[/b]."]


async def type_lines(judge: Driver, lines: list[str]) -> None:
    for number, text in enumerate(lines):
        if number:
            await judge.press("enter")
        await judge.paste(text)


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["80x24", "120x40"])
async def test_what_is_understood_of_a_text_is_told_as_it_is_typed(
    size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    async with running(keys.TABLE, size=size) as judge:
        await judge.until("Risposta (completa)")
        await type_lines(judge, TEXTS)
        await judge.until("[/b]. (segno sconosciuto")
        await judge.settled()
        await judge.until(lambda: "»" in judge.text and "NON CAPITO" in judge.text)
        assert judge.text == snapshot


async def test_a_picture_of_a_text_that_is_not_understood(picture: SnapshotAssertion) -> None:
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Risposta (completa)")
        await type_lines(judge, TEXTS)
        await judge.until("[/b]. (segno sconosciuto")
        await judge.settled()
        assert judge.drawing == picture


async def test_a_text_goes_on_by_a_key_with_what_the_grammars_take() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await type_lines(judge, ["Gufo 1/1", "> Quando Gufo m"])
        await judge.until(lambda: editor(judge).suggestion == "uore,")
        await judge.press("right")
        await judge.paste(" pes")
        await judge.until(lambda: editor(judge).suggestion == "ca una carta.")
        await judge.press("right")
        assert editor(judge).text.endswith("> Quando Gufo muore, pesca una carta.")
        await judge.paste(" Fai una")
        await judge.settled()
        assert editor(judge).suggestion == ""


@pytest.mark.parametrize(
    ("typed", "rest"),
    [
        ("Anna: Gufo 1/1 «Quando Gufo m", "uore,"),
        ("Anna: Gufo 1/1 «Quando Gufo muore, pes", "ca una carta»"),
        (
            "Anna: Orco 1/1 «Quando muore, ogni giocatore mette tre carte»\nBruno: Elfo 1/1 «Qua",
            "ndo muore, ogni giocatore mette tre carte»",
        ),
        ("Anna: Gufo 1/1 «Quando Gufo muore, pesca una carta», Elfo 1/1 vol", "are"),
    ],
)
async def test_a_text_in_quotation_marks_goes_on_as_one_below_its_card_does(typed: str, rest: str) -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await judge.paste(typed)
        await judge.until(lambda: editor(judge).suggestion == rest)


async def test_one_word_of_what_is_offered_is_taken_by_a_key() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await type_lines(judge, ["Gufo 1/1", "> Quando Gufo l"])
        await judge.until(lambda: editor(judge).suggestion == "ascia il campo di battaglia,")
        await judge.press("ctrl+right")
        assert editor(judge).text.endswith("> Quando Gufo lascia ")
        await judge.until(lambda: editor(judge).suggestion == "il campo di battaglia,")
        await judge.press("ctrl+right", "ctrl+right")
        # Control: where nothing is offered the key moves on as ever.
        editor(judge).move_cursor((1, 0))
        await judge.press("ctrl+right")
        assert editor(judge).cursor_location[0] == 1 and 0 < editor(judge).cursor_location[1] < 9


async def test_a_blank_that_came_with_what_was_offered_gives_way_to_a_sign() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await judge.until(lambda: not editor(judge).has_seen_nothing)
        await judge.type("A")
        await judge.until(lambda: editor(judge).suggestion == "nna ")
        await judge.press("right", ":")
        assert editor(judge).text.splitlines()[-1] == "Anna:"
        # Control: one that somebody typed stays.
        await judge.press("enter")
        await judge.type("Bruno :")
        assert editor(judge).text.splitlines()[-1] == "Bruno :"


async def test_the_arrow_takes_what_is_to_be_seen_and_no_more() -> None:
    """What a text may go on with is shown as far as the row has room for it, to the end of a word, and the rest behind that."""
    before = (
        "Anna: Orco 1/1 «Quando muore, ogni giocatore mette nel suo cimitero le prime tre carte del suo grimorio»\n"
    )
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await judge.paste(f"{before}Bruno: Elfo Antico della Foresta 1/1 «Quando muore, ogni gioc")
        await judge.until(lambda: editor(judge).suggestion)
        taken = []
        while not editor(judge).text.endswith("grimorio»"):
            shown = editor(judge).suggestion
            assert shown and shown.rstrip() in judge.text
            taken.append(shown)
            length = len(editor(judge).text)
            await judge.press("right")
            assert len(editor(judge).text) == length + len(shown)
            await judge.until(lambda: editor(judge).suggestion or editor(judge).text.endswith("grimorio»"))
        assert len(taken) > 1
        assert "".join(taken) == "atore mette nel suo cimitero le prime tre carte del suo grimorio»"


async def test_control_what_the_row_has_room_for_is_taken_at_once() -> None:
    async with running(keys.TABLE, size=WIDE) as judge:
        await judge.until("Risposta (completa)")
        await judge.paste("Anna: Orco 1/1 «Quando muore, pesca quattro carte»\nBruno: Elfo 1/1 «Qu")
        await judge.until(lambda: editor(judge).suggestion == "ando muore, pesca quattro carte»")


@pytest.mark.parametrize(
    ("before", "typed", "rest"),
    [
        ("Bruno: Orso 2/2", "Anna lancia 3 danni su O", "rso"),
        ("Bruno: Orso 2/2", "Anna attacca O", "rso"),
        ("Anna lancia Talpa 1/4", "Bruno lancia 3 danni su T", "alpa"),
        ("Bruno: Orso 2/2", "Anna l", "ancia "),
        ("Bruno: Orso 2/2", "Quale ab", "ilità si risolve per prima?"),
        ("Bruno: Orso 2/2", "Anna: Lupo 3/3, O", ""),
    ],
)
async def test_names_of_the_lines_are_offered_before_the_board_is_sound(before: str, typed: str, rest: str) -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        # One paste: the board with the first line alone is never looked at.
        await judge.paste(f"{before}\n{typed}")
        await judge.until(lambda: editor(judge)._called)
        await judge.until(lambda: editor(judge).suggestion == rest)


async def test_a_key_goes_to_the_words_that_are_not_understood() -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        await type_lines(judge, TEXTS)
        await judge.until("[/b]. (segno sconosciuto")
        editor(judge).move_cursor((0, 0))
        await judge.press("f8")
        await judge.until(lambda: editor(judge).cursor_location[0] == 4)
        assert editor(judge).cursor_location[1] > 10
        await judge.press("f8")
        assert editor(judge).cursor_location[0] == 4


async def test_names_are_offered_where_no_board_was_sound_before_what_is_typed() -> None:
    """What is typed before the first look at the table is over cancels that look; the lines themselves are there to go by."""
    async with running(keys.TABLE) as judge:
        await judge.paste("Bruno: Orso 2/2\nAnna attacca O")
        await judge.settled()
        await judge.until(lambda: editor(judge).suggestion == "rso")


async def test_why_a_board_is_not_saved_is_said_before_its_name(tmp_path: Path) -> None:
    async with running(keys.TABLE) as judge:
        await judge.until("Risposta (completa)")
        for typed, says in (
            (tmp_path, "cartella"),
            (tmp_path / "non" / "x.tavolo", "cartella"),
            (tmp_path / f"{'x' * 300}.tavolo", "troppo"),
        ):
            await judge.press("ctrl+s")
            await judge.until("Dove salvo")
            await judge.paste(str(typed))
            await judge.press("enter")
            await judge.until("Non salvato")
            await judge.until(says)
            judge.app.clear_notifications()
            await judge.until(lambda: "Non salvato" not in judge.text)
        assert not [*tmp_path.glob("*.tavolo")] and not tmp_path.with_name(f"{tmp_path.name}.yaml").exists()
