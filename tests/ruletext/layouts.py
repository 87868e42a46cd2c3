"""Our own text of the rules, laid out as others lay theirs out: as the official document, as a page of a wiki, as HTML."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from html import escape

from ruletext.document import Article, Chapter, Rule

WORDS = {
    "it": ("Regole complete", "Queste regole valgono dal 7 agosto 2026.", "Indice", "Glossario", "Ringraziamenti"),
    "en": ("Whole Rules", "Valid as of August 7, 2026.", "Contents", "Glossary", "Credits"),
}
EXAMPLES = {"it": "Esempio", "en": "Example"}
HOSTILE_HEAD = """\
<!DOCTYPE html>
<html lang="it"><head><title>Pagina</title><meta charset="utf-8">
<style>body::before { content: "100.1. Una regola finta." }</style>
<script>document.write("<p>100.1. Una regola finta.</p>"); if (1 < 2) { alert('</p>') }</script>
</head><body onload="alert(1)"><nav><ul><li>Menu</li></ul></nav>
<!-- <p>100.1. Una regola finta.</p> -->
"""
TAIL = "<script type='module'>for (;;) {}</script><footer>Contatti</footer></body></html>\n"


def said(rule: Rule) -> tuple[str, ...]:
    """The paragraphs that a rule is printed with: of one without text, its title."""
    return rule.paragraphs or (rule.title,)


def official(chapters: Iterable[Chapter], articles: Iterable[Article] = (), language: str = "it") -> str:
    """These chapters and entries in the layout of the official document, a line a paragraph."""
    chapters = tuple(chapters)
    title, day, contents, glossary, thanks = WORDS[language]
    lines = [title, "", day, "", contents, ""]
    for part in dict.fromkeys((chapter.part, chapter.part_title) for chapter in chapters):
        lines += [f"{part[0]}. {part[1]}", *(f"{c.number}. {c.title}" for c in chapters if c.part == part[0]), ""]
    lines += [glossary, "", thanks, ""]
    part_now = None
    for chapter in chapters:
        if chapter.part != part_now:
            part_now = chapter.part
            lines += [f"{chapter.part}. {chapter.part_title}", ""]
        lines += [f"{chapter.number}. {chapter.title}", ""]
        for rule in chapter.rules:
            lines += [*_rule(rule, language), ""]
    lines += [glossary, ""]
    for article in articles:
        lines += [article.title.capitalize(), *article.paragraphs, ""]
    return "\n".join([*lines, "", thanks, "", "Chi ha aiutato, e da dove.", ""])


def _rule(rule: Rule, language: str) -> list[str]:
    first, *more = said(rule)
    dot = "" if str(rule.number)[-1].isalpha() else "."
    return [
        f"{rule.number}{dot} {first}",
        *(f"     {paragraph}" for paragraph in more),
        *(f"{EXAMPLES[language]}: {example}" for example in rule.examples),
    ]


def in_a_column(text: str, width: int = 78) -> str:
    """A text with its lines broken where a page ends."""
    return "\n".join("\n".join(textwrap.wrap(line, width, break_on_hyphens=False)) for line in text.split("\n"))


def wiki(chapters: Iterable[Chapter]) -> str:
    """These chapters in the form of a page of a wiki, as plain text."""
    lines = ["Magic: the Gathering Wiki", "Advertisement", ""]
    for chapter in chapters:
        lines += [f"{chapter.number} - {chapter.title}[]", ""]
        for rule in chapter.rules:
            indent = "  " * (rule.number.depth - 2)
            lines.append(f"{indent}• {rule.number} {' '.join(said(rule))}")
            lines += [f"{indent}  • Esempio: {example}" for example in rule.examples]
        lines.append("")
    return "\n".join([*lines, "Advertisement", ""])


def wiki_page(chapters: Iterable[Chapter]) -> str:
    """The same as the page that a browser saves: lists in lists, and what a site puts around them."""
    body = []
    for chapter in chapters:
        heading = f'<span class="mw-headline">{chapter.number} - {escape(chapter.title)}</span>'
        body += [f'<h2>{heading}<span class="mw-editsection">[]</span></h2>', "<ul>"]
        depth = 3
        for place, rule in enumerate(chapter.rules):
            if place:
                body.append("<ul>" if rule.number.depth > depth else "</li>" * (1 + depth - rule.number.depth))
                body[-1] = body[-1].replace("</li></li>", "</li></ul></li>")
            depth = rule.number.depth
            text = " ".join(said(rule))
            examples = "".join(f"<li><i>Esempio:</i> {escape(example)}</li>" for example in rule.examples)
            body.append(f"<li><b>{rule.number}</b> {_marked(text)}<!-- a note -->{examples and f'<ul>{examples}</ul>'}")
        body.append("</li></ul></li></ul>" if depth > 3 else "</li></ul>")
    return HOSTILE_HEAD + "\n".join(body) + TAIL


def page(text: str) -> str:
    """A text as a page: a paragraph a line, quotes and accents as entities, and what a site puts around it."""
    body = "\n".join(f"<p class=x>{_marked(line.strip())}" for line in text.split("\n") if line.strip())
    return HOSTILE_HEAD + body + TAIL


def _marked(text: str) -> str:
    """The text with the marks that a page has: entities, a link, emphasis."""
    marked = escape(text).replace("à", "&agrave;").replace("è", "&#232;").replace("’", "&rsquo;")
    return marked.replace(" regola ", ' <a href="javascript:alert(1)">regola</a> ').replace(" non ", " <i>non</i> ")
