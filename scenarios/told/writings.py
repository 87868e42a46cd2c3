"""The writings of a ruling: plain text, Markdown and one page of HTML, of the parts of its sheet."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from scenarios.told.sheet import Opened, Part, Role, Row, sheet, title

if TYPE_CHECKING:
    from scenarios.played.run import Run

Writer = Callable[[Part], Iterator[str]]

# --- plain text


def as_text(run: Run, opened: Opened | None = None) -> str:
    """Plain text: what is not known, the answer, the steps with their rules, the expectations."""
    parts = sheet(run, opened)
    lines: list[str] = []
    for part, before in zip(parts, (None, *parts), strict=False):
        if before is not None and not _close(before, part):
            lines.append("")
        lines += text_of(part)
    return "\n".join(lines) + "\n"


def text_of(part: Part) -> list[str]:
    """The lines of one part as plain text."""
    return [*_TEXT.get(part.role, _text_rows)(part)]


def _close(before: Part, part: Part) -> bool:
    """Whether one part follows the other without an empty line: they are read together."""
    together = ((Role.TITLE, Role.QUESTION), (Role.CAUTION, Role.ANSWER), (Role.ANSWER, Role.DECIDING))
    return (before.role, part.role) in together


def _text_rows(part: Part) -> Iterator[str]:
    yield from (row.text for row in part.rows)


def _text_list(part: Part) -> Iterator[str]:
    yield part.heading
    yield from (f"  {row.text}" for row in part.rows)


def _text_question(part: Part) -> Iterator[str]:
    yield from (f"Domanda: {row.text}" for row in part.rows)


def _text_steps(part: Part) -> Iterator[str]:
    yield f"{part.heading}:"
    for row in part.rows:
        yield from (f"      {chosen}" for chosen in row.chosen)
        yield f"{row.step:>4}. {row.text}{row.in_brackets}"
        yield from (f"      {missed}" for missed in row.missed)


def _text_values(part: Part) -> Iterator[str]:
    yield f"{part.heading}:"
    yield from (f"      {row.text}{row.in_brackets}" for row in part.rows)


def _text_expected(part: Part) -> Iterator[str]:
    yield f"{part.heading}:"
    yield from (f"  {'sì' if row.holds else 'NO'}  {row.text}" for row in part.rows)


_TEXT: Mapping[Role, Writer] = {
    Role.QUESTION: _text_question,
    Role.DECIDING: _text_list,
    Role.ALSO: _text_list,
    Role.STEPS: _text_steps,
    Role.VALUE: _text_values,
    Role.EXPECTED: _text_expected,
}

# --- Markdown

_MARKS = re.compile(r"([\\`*_{}\[\]<>#|~!&])")


def _md(text: str) -> str:
    """Text that Markdown shows as it is."""
    return _MARKS.sub(r"\\\1", text)


def as_markdown(run: Run, opened: Opened | None = None) -> str:
    """Markdown, in which no foreign text is markup."""
    lines: list[str] = []
    for part in sheet(run, opened):
        lines += ["", *_MARKDOWN[part.role](part)] if lines else [*_MARKDOWN[part.role](part)]
    return "\n".join(lines) + "\n"


def _md_all(before: str, after: str = "", between: str = " ") -> Writer:
    """The rows as one paragraph, between two marks."""
    return lambda part: iter([f"{before}{_md(between.join(row.text for row in part.rows))}{after}"])


def _md_rows(before: str = "") -> Writer:
    return lambda part: (f"{before}{_md(row.text)}" for row in part.rows)


def _md_list(part: Part) -> Iterator[str]:
    yield from (_md(part.heading), "")
    yield from (f"- {_md(row.text)}" for row in part.rows)


def _md_steps(part: Part) -> Iterator[str]:
    yield from (f"## {_md(part.heading)}", "")
    for row in part.rows:
        yield from (f"- {_md(chosen)}" for chosen in row.chosen)
        yield f"- {row.step}: {_md(row.text)}{_md(row.in_brackets)}"
        yield from (f"  - {_md(missed)}" for missed in row.missed)


def _md_values(part: Part) -> Iterator[str]:
    yield from (f"## {_md(part.heading)}", "")
    yield from (f"- {_md(row.text)}{_md(row.in_brackets)}" for row in part.rows)


def _md_expected(part: Part) -> Iterator[str]:
    yield from (f"## {_md(part.heading)}", "")
    yield from (f"- {'sì' if row.holds else '**NO**'}: {_md(row.text)}" for row in part.rows)


_MARKDOWN: Mapping[Role, Writer] = {
    Role.TITLE: _md_all("# "),
    Role.QUESTION: _md_all("*", "*"),
    Role.CAUTION: _md_rows("> "),
    Role.ANSWER: _md_all("**", "**"),
    Role.DECIDING: _md_list,
    Role.ALSO: _md_list,
    Role.STEPS: _md_steps,
    Role.NOTES: _md_rows(),
    Role.VALUE: _md_values,
    Role.WAITING: _md_rows(),
    Role.EXPECTED: _md_expected,
}

# --- HTML

_STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}"
    ".risposta{font-size:1.15rem;font-weight:600}.incompleta{border-left:.3rem solid #b45309;padding-left:.8rem}"
    ".regole{color:#555}.scelta,.mancata{color:#555;list-style:none}.no{font-weight:600}"
    "@media(prefers-color-scheme:dark){body{background:#111;color:#eee}.regole,.scelta,.mancata{color:#aaa}}"
    "@media print{body{margin:0;max-width:none;background:#fff;color:#000}li{break-inside:avoid}}"
)


def as_html(run: Run, opened: Opened | None = None) -> str:
    """One page by itself, to be read or printed: no script, nothing fetched, every text escaped."""
    body = "\n".join(line for part in sheet(run, opened) for line in _HTML[part.role](part))
    return (
        '<!DOCTYPE html>\n<html lang="it">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{_h(title(run))}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def _h(text: str) -> str:
    return html.escape(text, quote=True)


def _html_all(before: str, after: str) -> Writer:
    return lambda part: iter([f"{before}{_h(' '.join(row.text for row in part.rows))}{after}"])


def _html_rows(kind: str = "") -> Writer:
    named = f' class="{kind}"' if kind else ""
    return lambda part: (f"<p{named}>{_h(row.text)}</p>" for row in part.rows)


def _html_list(kind: str) -> Writer:
    def written(part: Part) -> Iterator[str]:
        yield f'<p>{_h(part.heading)}</p>\n<ul class="{kind}">'
        yield from (f"<li>{_h(row.text)}</li>" for row in part.rows)
        yield "</ul>"

    return written


def _html_rules(row: Row) -> str:
    return f' <span class="regole">{_h(row.in_brackets.strip())}</span>' if row.rules else ""


def _html_steps(part: Part) -> Iterator[str]:
    yield f"<h2>{_h(part.heading)}</h2>\n<ol>"
    for row in part.rows:
        yield from (f'<li class="scelta">{_h(chosen)}</li>' for chosen in row.chosen)
        yield f'<li value="{row.step}">{_h(row.text)}{_html_rules(row)}</li>'
        yield from (f'<li class="mancata">{_h(missed)}</li>' for missed in row.missed)
    yield "</ol>"


def _html_values(part: Part) -> Iterator[str]:
    yield f'<h2>{_h(part.heading)}</h2>\n<ul class="valore">'
    yield from (f"<li>{_h(row.text)}{_html_rules(row)}</li>" for row in part.rows)
    yield "</ul>"


def _html_expected(part: Part) -> Iterator[str]:
    yield f"<h2>{_h(part.heading)}</h2>\n<ul>"
    for row in part.rows:
        yield f'<li class="{"si" if row.holds else "no"}">{"sì" if row.holds else "NO"}: {_h(row.text)}</li>'
    yield "</ul>"


_HTML: Mapping[Role, Writer] = {
    Role.TITLE: _html_all("<h1>", "</h1>"),
    Role.QUESTION: _html_all("<p><em>", "</em></p>"),
    Role.CAUTION: _html_rows("incompleta"),
    Role.ANSWER: _html_all('<p class="risposta">', "</p>"),
    Role.DECIDING: _html_list("decide"),
    Role.ALSO: _html_list("altro"),
    Role.STEPS: _html_steps,
    Role.NOTES: _html_rows(),
    Role.VALUE: _html_values,
    Role.WAITING: _html_rows(),
    Role.EXPECTED: _html_expected,
}
