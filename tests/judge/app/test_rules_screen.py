"""Regole on the screen: the box, the index, the section, the links, the way back."""

import pytest
from syrupy.assertion import SnapshotAssertion

from judge import keys
from judge.screens.rules import RulesScreen
from judge.widgets.index import ChapterTree
from tests.judge.app.driving import NARROW, WIDE, running

pytestmark = pytest.mark.app


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["80x24", "120x40"])
@pytest.mark.usefixtures("small_rules")
async def test_a_typed_number_shows_the_rule_in_its_section(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    async with running(keys.RULES, size=size) as judge:
        await judge.until("edizione del")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("» 704.5g")
        await judge.settled()
        assert "[Costo]: [Effetto]" in judge.text
        assert judge.text == snapshot


async def test_words_are_answered_with_what_to_type() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.type("danno letale")
        await judge.press("enter")
        await judge.until("La ricerca per parole non c'è ancora")


@pytest.mark.usefixtures("small_rules")
async def test_links_are_followed_and_retraced() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.type("704.5g")
        await judge.press("enter")
        await judge.until("» 704.5g")
        await judge.press("enter")
        await judge.until(lambda: judge.app.focused is not None and judge.app.focused.id == "links")
        await judge.press("down", "enter")
        await judge.until("» 120.6")
        await judge.press("f7")
        await judge.until("» 704.5g")
        await judge.press("f8")
        await judge.until("» 120.6")


async def test_the_index_loads_a_branch_when_it_is_opened() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        tree = judge.app.screen.query_one(ChapterTree)
        assert [len(part.children) for part in tree.root.children] == [0] * len(tree.root.children)
        tree.focus()
        await judge.press("home", "right")
        await judge.until("100 ")
        assert [len(part.children) > 0 for part in tree.root.children][:2] == [True, False]
        await judge.press("right", "enter")
        await judge.until("1 Concetti di gioco › 100")


async def test_the_first_screen_of_the_mode_cannot_be_left() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        await judge.press("tab", "escape")
        assert isinstance(judge.app.screen, RulesScreen)


async def test_help_speaks_of_the_pane_with_the_focus_and_holds_the_notice() -> None:
    async with running(keys.RULES, size=(100, 60)) as judge:
        await judge.until("edizione del")
        await judge.press("f1")
        await judge.until("Aiuto: Numero di regola")
        assert "apre la regola con questo numero" in judge.text
        assert "non ufficiale" in judge.text
        assert "Wizards of the Coast" in judge.text
        await judge.press("escape")
        await judge.until("edizione del")


async def test_the_theme_goes_from_dark_to_light_and_back() -> None:
    async with running(keys.RULES) as judge:
        await judge.until("edizione del")
        assert judge.app.current_theme.dark
        await judge.press("f9")
        await judge.until(lambda: not judge.app.current_theme.dark)
        await judge.press("f9")
        await judge.until(lambda: judge.app.current_theme.dark)
