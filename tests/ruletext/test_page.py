"""Saved web pages: the text alone is read, the lines are those of the page, nothing that a page can hold does harm."""

import pytest

from ruletext.builtin import builtin
from ruletext.faults import FaultyTextError
from ruletext.importing import read
from ruletext.readers import page
from tests.ruletext import layouts
from tests.ruletext.foreign import PLAIN_LIST, RULEBOOK, WIKI, documents


def text(html):
    return page.read(html).text.split("\n")


def spoken(html):
    return [line for line in text(html) if line]


def rules(reading):
    return {str(rule.number): " ".join(rule.text.split()) for rule in reading.corpus.rules}


def test_lists_become_bullets_as_deep_as_they_were():
    html = "<ul><li>100.1 Una frase.<ul><li>100.1a <b>Un'altra</b>.</ul><li><p>100.2 Ancora.</p></li></ul>Fine"
    assert spoken(html) == ["  • 100.1 Una frase.", "    • 100.1a Un'altra.", "  • 100.2 Ancora.", "Fine"]


@pytest.mark.parametrize(
    "hidden",
    [
        "<script>100.1 a.</script>",
        "<SCRIPT type=x>if (a < b) { '</p>' }</SCRIPT >",
        "<style>p { color: red }</style>",
        "<!-- 100.1 a. -->",
        "<!-- <script> -->",
        "<![if !supportLists]><![endif]>",
        "<![CDATA[100.1 a.]]>",
        "<?xml version='1.0'?>",
        "<template><p>100.1 a.</p></template>",
        "<noscript>100.1 a.</noscript>",
        "<textarea>100.1 a.</textarea>",
        "<nav><ul><li>100.1 a.</ul></nav>",
        "<svg><text>100.1 a.</text></svg>",
        "<iframe src=x>100.1 a.</iframe>",
        "<button>100.1 a.</button>",
    ],
)
def test_what_is_no_text_of_the_page_is_not_read(hidden):
    assert spoken(f"<html><body><p>Prima.</p>{hidden}<p>Dopo.</p></body></html>") == ["Prima.", "Dopo."]
    assert spoken("<html><body><p>Prima.</p><p>Dopo.</p></body></html>") == ["Prima.", "Dopo."]


@pytest.mark.parametrize("unclosed", ["<script>", "<!--", "<style>", "<p class='", "<a <a <a", "<![x["])
def test_what_is_never_closed_ends_the_page_and_does_no_harm(unclosed):
    assert spoken(f"<html><p>Prima.</p>{unclosed} 100.1 a.")[0] == "Prima."


def test_entities_are_letters_and_signs():
    assert spoken("<p>Perch&eacute; &#232; &lt;cos&igrave;&gt; &amp; non &#x201C;no&rdquo;&nbsp;?</p>") == [
        "Perché è <così> & non “no” ?"
    ]


def test_brackets_of_the_rules_are_text():
    html = "<ul><li>100.1 [Costo]: [Effetto], e poi [/b] e [red].</li></ul>"
    assert rules(read(f"<html>{html}".encode(), "x")) == {"100.1": "[Costo]: [Effetto], e poi [/b] e [red]."}


def test_a_head_that_is_not_closed_hides_no_text():
    assert spoken("<!doctype html><title>T</title><p>Una frase.") == ["Una frase."]
    assert spoken("<html><head><meta charset=utf-8><h1>Una frase.") == ["Una frase."]


def test_symbols_that_are_images_leave_their_names():
    html = '<p>Costa <img src="x.svg" alt="{2/W}"> e <img alt="TK.png">, <img alt="una bella figura grande">.</p>'
    assert spoken(html) == ["Costa {2/W} e File:TK.png, ."]


def test_a_mark_with_a_whole_picture_in_it_is_no_burden():
    html = f'<p>Prima.</p><img alt="T" src="data:image/png;base64,{"A" * 300_000}"><p>Dopo.</p>'
    assert spoken(html) == ["Prima.", "Dopo."]


def test_tables_and_breaks_part_lines_and_cells():
    html = "<table><tr><td>TIPO</td><td>È UN PERMANENTE</td></tr><tr><td>Terra<td>sì</table>a<br>b"
    assert spoken(html) == ["TIPO\tÈ UN PERMANENTE", "Terra\tsì", "a", "b"]


def test_text_that_is_set_keeps_its_lines():
    assert text("<pre>100.1 a.\n  100.2 b.\n\nc</pre>")[:4] == ["100.1 a.", "  100.2 b.", "", "c"]


def test_lines_are_those_of_the_page():
    html = "<!doctype html>\n<html>\n<script>\n\n\n</script>\n<ul>\n<li>100.1 Una frase.\n<li>100.7 Un'altra.\n</ul>\n"
    reading = read(html.encode(), "x")
    assert [rule.line for rule in reading.corpus.rules] == [8, 9]
    assert [remark.line for remark in reading.remarks] == [9]
    with pytest.raises(FaultyTextError, match="x:8: il testo finisce a metà"):
        read(html.replace("frase.\n<li>100.7 Un'altra.", "frase che").encode(), "x")


@pytest.mark.parametrize("entity", ["&#27;[31m", "&#x9b;31m", "&#x1b;]0;x&#7;", "\x1b[31m"])
def test_no_control_sequence_comes_out_of_a_page(entity):
    assert "".join(shown(f"<html><p>100.1 Una {entity} frase.</p>")).isprintable()


def shown(html):
    """What is shown of a page: its rules, or why it was refused."""
    try:
        return list(rules(read(html.encode(), "x")).values())
    except FaultyTextError as error:
        return [str(error)]


def test_marks_that_turn_the_direction_of_writing_are_dropped():
    assert rules(read(b"<p>100.1 Una &#x202e;frase&zwj;.</p>", "x")) == {"100.1": "Una frase."}


def test_a_wiki_saved_by_a_browser_is_the_wiki():
    chapters = [builtin().chapter(number) for number in ("104", "117", "704")]
    plain, page_ = read(layouts.wiki(chapters).encode(), "x"), read(layouts.wiki_page(chapters).encode(), "x")
    assert (plain.form, page_.form) == ("pagina wiki", "pagina wiki (HTML)")
    assert rules(plain) == rules(page_)
    assert list(rules(plain)) == [str(rule.number) for chapter in chapters for rule in chapter.rules]
    assert (page_.examples, page_.corpus.edition) == (plain.examples, plain.corpus.edition)
    assert page_.unplaced == ()


@pytest.mark.parametrize("form", [WIKI, PLAIN_LIST, RULEBOOK], ids=["wiki", "list", "rulebook"])
def test_each_form_may_come_as_text_set_in_a_page(form):
    html = f"<html><body><pre>{form.replace('&', '&amp;').replace('<', '&lt;')}</pre></body></html>"
    plain, page_ = read(form.encode(), "x"), read(html.encode(), "x")
    assert (rules(page_), page_.corpus.edition) == (rules(plain), plain.corpus.edition)
    assert [a.text for a in page_.corpus.articles] == [a.text for a in plain.corpus.articles]


def test_the_five_documents_as_pages(shared):
    for name, data in documents(shared).items():
        escaped = data.decode().replace("&", "&amp;").replace("<", "&lt;")
        plain, page_ = read(data, name), read(f"<html><pre>{escaped}</pre>".encode(), name)
        assert rules(page_) == rules(plain)
        assert page_.corpus.edition == plain.corpus.edition
        assert len(page_.corpus.articles) == len(plain.corpus.articles)


def test_a_page_without_rules_is_refused():
    with pytest.raises(FaultyTextError, match="forma conosciuta"):
        read(b"<!doctype html><html><body><p>Caro diario.</p></body></html>", "x")
