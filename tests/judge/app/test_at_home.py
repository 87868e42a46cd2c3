"""An application that stays open: its colours are kept, nothing is said by colour alone, the tour comes once."""

import pytest
from rich.style import Style

from judge import keys
from judge.app import THEMES, JudgeApp
from judge.presenters.opened import begins_with_the_tour, first_time, keep_theme, kept_theme
from judge.screens.tour import PAGES
from tests.judge.app.driving import NARROW, Driver, running

pytestmark = [pytest.mark.app, pytest.mark.usefixtures("small_rules", "shipped")]


async def test_the_theme_goes_round_and_the_one_chosen_last_is_kept() -> None:
    assert kept_theme() == ""
    app = JudgeApp(theme="contrasto", keeps_theme=True)
    async with app.run_test(size=NARROW, notifications=True) as pilot:
        judge = Driver(app, pilot)
        assert app.theme == THEMES["contrasto"]
        for name in ("scuro", "chiaro"):
            await judge.press("ctrl+t")
            await judge.pilot.pause()
            assert (app.theme, kept_theme()) == (THEMES[name], name)


async def test_a_theme_that_is_damaged_or_unknown_is_passed_over() -> None:
    keep_theme("viola\n\x1b[31m")
    async with running() as judge:
        await judge.until("3 di 3")
    app = JudgeApp(theme=kept_theme())
    assert app.theme not in (None, "viola")


async def test_the_high_contrast_theme_is_black_and_white_where_text_stands() -> None:
    app = JudgeApp(theme="contrasto")
    async with app.run_test(size=NARROW):
        variables = app.get_css_variables()
        assert (variables["background"].lower(), variables["foreground"].lower()) == ("#000000", "#ffffff")


def drawn(judge: Driver) -> list[tuple[str, Style]]:
    """What goes to the terminal, with how it is drawn."""
    strips = judge.app.screen._compositor.render_strips()
    return [(one.text, one.style) for strip in strips for one in strip if one.style is not None]


async def test_with_no_color_nothing_has_a_colour_and_states_are_told_by_attributes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    for theme in ("scuro", "chiaro", "contrasto"):
        app = JudgeApp(theme=theme)
        async with app.run_test(size=NARROW) as pilot:
            judge = Driver(app, pilot)
            await judge.until("3 di 3")
            await judge.settled()
            await judge.press("tab", "down")
            await judge.settled()
            shown = drawn(judge)
            assert all(
                color is None or color.is_default for _, style in shown for color in (style.color, style.bgcolor)
            )
            # The row that is chosen stands out, and it alone of its list.
            assert any(style.reverse and text.strip() for text, style in shown)
            assert any(not style.reverse and text.strip() for text, style in shown)


async def test_control_without_it_there_are_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    async with running() as judge:
        await judge.until("3 di 3")
        assert any(style.color is not None and not style.color.is_default for _, style in drawn(judge))


async def test_the_tour_has_five_screens_and_ends_where_work_begins() -> None:
    app = JudgeApp(toured=True)
    async with app.run_test(size=NARROW) as pilot:
        judge = Driver(app, pilot)
        for number in range(1, 6):
            await judge.until(f"{number} di 5")
            assert PAGES[number - 1][0] in judge.text
            await judge.press("enter")
        await judge.until("3 di 3")
        assert "di 5" not in judge.text


async def test_the_tour_can_be_left_and_gone_back_in() -> None:
    app = JudgeApp(toured=True)
    async with app.run_test(size=NARROW) as pilot:
        judge = Driver(app, pilot)
        await judge.until("1 di 5")
        await judge.press("enter")
        await judge.until("2 di 5")
        await judge.press("left")
        await judge.until("1 di 5")
        await judge.press("escape")
        await judge.until("3 di 3")


def test_the_tour_comes_the_first_time_and_not_again() -> None:
    assert first_time()
    assert not first_time()


def test_the_help_of_the_application_says_how_colours_change() -> None:
    assert any("contrasto" in key.what for key in keys.KEYS[keys.APP])


def test_whoever_asks_for_the_table_types_at_once_and_the_tour_waits_for_another_time() -> None:
    assert not begins_with_the_tour("tavolo", None)
    assert not begins_with_the_tour("svolgimento", "danno-letale")
    assert begins_with_the_tour(None, None)
    assert not begins_with_the_tour(None, None)
    assert begins_with_the_tour(None, None, toured=True)


async def test_a_message_hides_no_more_than_a_third_of_a_small_screen() -> None:
    async with running(size=NARROW) as judge:
        await judge.until("Invio apre quella scelta")
        judge.app.say("\n".join(f"riga {number}: qui c'è qualcosa che non va" for number in range(1, 9)), wrong=True)
        await judge.until("riga 1: qui")
        await judge.until("(e altri 6 punti)")
        assert "riga 3" not in judge.text
        judge.app.say("parola " * 200, wrong=True)
        await judge.until("parola parola")
        # One stands in place of the other.
        assert "riga 1" not in judge.text
        assert sum("parola" in line for line in judge.text.splitlines()) <= 24 // 3
