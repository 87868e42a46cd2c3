"""A ruling in the form in which somebody takes it along: the same told parts, whatever the form; and a file of it."""

from __future__ import annotations

import hashlib
import io
from pathlib import Path
from typing import TYPE_CHECKING

from judge import paths, patience
from judge.patience import Stopped, never
from judge.presenters.forms import FORMS
from judge.render import clean, json_text
from ruletext.files import replace

if TYPE_CHECKING:
    from scenarios.played.run import Run
    from scenarios.told.sheet import Opened

COLUMNS = 96
"""How many letters wide the picture is."""
FOLDER = "risposte"
"""Where answers that were taken along lie, below the user's data."""


def written(run: Run, form: str, opened: Opened | None = None) -> str:
    """A run in one of `FORMS`, ending with a line break. ``opened``: what comes of each reply that it waits for."""
    from scenarios.told import report

    if form == "json":
        return json_text(report.as_json(run, opened)) + "\n"
    if form == "svg":
        return _picture(run, opened)
    if form == "riga":
        return clean(report.as_line(run, opened))
    writer = {"testo": report.as_text, "markdown": report.as_markdown, "html": report.as_html}[form]
    return clean(writer(run, opened))


MOST_LISTED = 12
"""How many ways to go on are told with a ruling; more are looked up by themselves."""


def opened_of(run: Run, stopped: Stopped = never) -> Opened | None:
    """What comes of each reply to the choice that a run waits for, as far as it is told with the ruling, on every face."""
    if run.question is None:
        return None
    from scenarios.asked.exploring.opened import opened
    from scenarios.told.ruling import ruling

    return opened(run, ruling(run), patience.for_opening(stopped))


def shortened(found: Opened | None) -> Opened | None:
    """The same with no more ways than are read; the last line says how many more there are."""
    left = 0 if found is None else len(found.outcomes) - MOST_LISTED
    if found is None or left <= 0:
        return found
    more = f"… e {'un altro' if left == 1 else f'altri {left}'}: li elenca tutti judge scenario esplora."
    return found._replace(outcomes=(*found.outcomes[:MOST_LISTED], more))


def kept(run: Run, form: str, opened: Opened | None = None) -> Path:
    """Writes a run into a file of its own below the user's data, in place of the one made of it before. Raises OSError."""
    from scenarios.told import report

    folder = paths.made(paths.data() / FOLDER)
    named = "".join(letter if letter.isalnum() or letter in "-_" else "-" for letter in report.name(run))[:60].strip(
        "-"
    )
    # Two situations with one name from two folders do not write over each other.
    digest = hashlib.blake2b(run.scenario.name.encode("utf-8", "replace"), digest_size=3).hexdigest()
    path = folder / f"{named or 'situazione'}-{digest}{'-riga' if form == 'riga' else ''}.{FORMS[form].ending}"
    replace(path, written(run, form, opened).encode("utf-8", "replace"))
    return path


_FRAME = """\
<svg xmlns="http://www.w3.org/2000/svg" class="rich-terminal" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
<rect fill="#ffffff" width="{width}" height="{height}"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""
"""What the picture is drawn into: nothing is fetched, no script, no letters from elsewhere."""


def _picture(run: Run, opened: Opened | None) -> str:
    """The ruling as SVG: the text, with the answer and the headings in bold."""
    from rich.console import Console
    from rich.terminal_theme import DEFAULT_TERMINAL_THEME
    from rich.text import Text

    from scenarios.told.sheet import Role, sheet
    from scenarios.told.writings import text_of

    console = Console(
        width=COLUMNS,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    for part in sheet(run, opened):
        if part.role is Role.TITLE:
            console.print(Text(clean(part.rows[0].text), style="bold underline"))
            continue
        if part.role not in (Role.QUESTION, Role.DECIDING):
            console.print()
        for place, line in enumerate(text_of(part)):
            heads = part.role in (Role.ANSWER, Role.CAUTION) or (place == 0 and bool(part.heading))
            console.print(Text(clean(line), style="bold" if heads else ""))
    return console.export_svg(title="", theme=DEFAULT_TERMINAL_THEME, code_format=_FRAME, unique_id="judge")
