"""The pictures of the pages are what the program draws today, and each of them is shown somewhere."""

import re

import pytest

from judge.screenshot import PICTURES, drawing
from tests.shared import ROOT

FOLDER = ROOT / "docs" / "immagini"


def without_colours(picture: str) -> str:
    """A picture as it is where there are none: which ones there are is the terminal's, and tests have a dull one."""
    plain = re.sub(r"<style>.*?</style>|<rect [^>]*>|class=\"[^\"]*\"", "", picture, flags=re.DOTALL)
    return "".join(re.findall(r">([^<>]+)<", plain)).replace("&#160;", "").replace("\n", "").replace(" ", "")


@pytest.mark.app
@pytest.mark.parametrize("name", PICTURES)
async def test_a_picture_is_as_the_program_draws_it_today(name: str) -> None:
    assert without_colours(await drawing(name)) == without_colours((FOLDER / f"{name}.svg").read_text("utf-8"))


def test_the_folder_has_these_pictures_and_no_others() -> None:
    assert {one.stem for one in FOLDER.glob("*.svg")} == set(PICTURES)


def test_each_picture_stands_on_a_page() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]
    shown = {name for page in pages for name in re.findall(r"\]\([^)]*immagini/(\w+)\.svg\)", page.read_text("utf-8"))}
    assert shown == set(PICTURES)
