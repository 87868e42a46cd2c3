"""What the pages about the project claim is so: links lead somewhere, named files exist, decisions keep their form."""

import re
from datetime import date
from pathlib import Path

import pytest

from tests.shared import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```.*?^```[ \t]*$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^    .*$", re.MULTILINE)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
DECISION = re.compile(r"^## (\d{4}-\d{2}-\d{2}): \S.*$", re.MULTILINE)
PARTS = ["**Decided.**", "**Why.**", "**Turned down.**"]


def prose(text: str) -> str:
    """A page without its blocks of code and its comments."""
    for pattern in (COMMENT, FENCE, INDENTED):
        text = pattern.sub("", text)
    return text


def anchors(text: str) -> set[str]:
    """The anchors that the headings of a page make."""
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def broken_links(page: Path) -> list[str]:
    """The links of a page, to files and headings of the project, that lead nowhere."""
    text = prose(page.read_text("utf-8"))
    broken = []
    for target in LINK.findall(text):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, anchor = target.partition("#")
        goal = page.parent / name if name else page
        if not goal.exists() or (anchor and anchor not in anchors(goal.read_text("utf-8"))):
            broken.append(target)
    return broken


def section(text: str, heading: str) -> str:
    """What stands under a heading of the second level."""
    _, found, rest = text.partition(f"\n## {heading}\n")
    assert found, f"no section {heading!r}"
    return rest.partition("\n## ")[0]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    assert broken_links(page) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# One\n\n[here](#one) [there](#two) [gone](gone.md) [far](https://example.org) <!-- [x](x.md) -->\n"
    )
    assert broken_links(page) == ["#two", "gone.md"]


def test_architecture_names_as_existing_only_what_exists() -> None:
    today = section((ROOT / "docs/architecture.md").read_text("utf-8"), "What exists today")
    paths = [code for code in CODE.findall(today) if re.fullmatch(r"\.?\w[\w./-]*(/[\w.-]*|\.\w+)", code)]
    assert len(paths) >= 8
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_table_of_rooms_has_every_package() -> None:
    table = section((ROOT / "docs/architecture.md").read_text("utf-8"), "Who may lean on whom")
    rows = re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE)
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert sorted(rows) == sorted(packages)


def test_each_decision_has_a_date_in_order_and_all_its_parts() -> None:
    text = INDENTED.sub("", (ROOT / "docs/decisions.md").read_text("utf-8"))
    _, *entries = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    headings = [DECISION.match(entry) for entry in entries]
    assert len(entries) >= 3
    assert None not in headings
    dates = [date.fromisoformat(heading[1]) for heading in headings if heading]
    assert dates == sorted(dates)
    for entry in entries:
        assert re.findall(r"^\*\*[^*]+\*\*", entry, re.MULTILINE) == PARTS, entry.partition("\n")[0]
