"""What the palette offers and finds, asked of its provider directly: errors in it would otherwise only be logged."""

from datetime import date

import pytest

from judge import paths
from judge.palette import NOTHING, JudgeCommands
from judge.presenters import bookmarks
from judge.presenters.sources import Source
from judge.presenters.texts import built_in
from ruletext.builtin import builtin
from tests.judge.app.driving import Driver, running
from tests.judge.app.situations import LEGENDS, LETHAL, situation

pytestmark = [pytest.mark.app, pytest.mark.usefixtures("shipped")]


async def found(judge: Driver, typed: str) -> list[str]:
    """The words of what is found for what is typed, or offered where nothing is."""
    provider = JudgeCommands(judge.app.screen)
    await provider.startup()
    hits = provider.search(typed) if typed else provider.discover()
    return [str(hit.text) async for hit in hits]


async def test_accents_make_no_difference() -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        assert "117 Tempistica e priorità" in await found(judge, "priorita")
        assert await found(judge, "priorita") == await found(judge, "PRIORITÀ")


async def test_rules_by_number_and_keywords_by_title() -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        assert (await found(judge, "704 5 g"))[0].startswith("704.5g ")
        assert "702.9 Volare" in await found(judge, "volare")


async def test_articles_by_title_and_bookmarks_by_note() -> None:
    texts = built_in(builtin())
    bookmarks.kept().put(bookmarks.made("704.5g", "il caso di sabato", texts, date(2026, 11, 20)))
    async with running() as judge:
        await judge.until("3 di 3")
        assert "TRAVOLGERE (glossario)" in await found(judge, "travolgere")
        assert (await found(judge, "caso sabato"))[0].startswith("704.5g ")
        assert (await found(judge, "116.5"))[0].startswith(("117.5 ", "118.5 "))
        judge.app.open_rule("704.5g")
        await judge.until("Segnalibro: il caso di sabato")


async def test_bookmarks_that_cannot_be_read_are_named() -> None:
    (paths.made(paths.data()) / "segnalibri.json").write_text("{")
    async with running() as judge:
        await judge.until("3 di 3")
        assert "Segnalibri" in await found(judge, "segnalibri")


async def test_situations_by_title_name_and_theme() -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        for typed in ("due aquile", "due-aquile", "leggende aquile"):
            assert "Due Aquile (due-aquile)" in await found(judge, typed)


async def test_what_is_offered_depends_on_what_can_be_done() -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        assert "Le risposte già date, per cambiarne una" not in await found(judge, "")
        judge.app.play(Source("prova", lambda: situation(LEGENDS)))
        await judge.until("Risposta (in attesa)")
        offered = await found(judge, "")
        assert "Risponde alla domanda in attesa" in offered
        assert "Chiude il programma" in offered
        assert len(offered) == len(set(offered))


async def test_a_situation_without_questions_offers_no_reply() -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        judge.app.play(Source("prova", lambda: situation(LETHAL)))
        await judge.until("Risposta (completa)")
        assert "Risponde alla domanda in attesa" not in await found(judge, "")


async def test_nothing_found_is_said_in_italian() -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        assert await found(judge, "xyzzy [/b]") == [NOTHING]


async def test_a_command_is_carried_out_where_the_focus_was() -> None:
    async with running() as judge:
        await judge.until("3 di 3")
        judge.app.play(Source("prova", lambda: situation(LETHAL)))
        await judge.until("Risposta (completa)")
        await judge.press("ctrl+p")
        await judge.until("Il passo precedente")
        await judge.type("passo seguente")
        await judge.until("Il passo seguente, da qualunque riquadro")
        await judge.press("enter", "enter")
        await judge.until("Tavolo dopo il passo 1")
