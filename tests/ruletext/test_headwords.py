"""Headwords of the rulebook's glossary: the spelling of the built-in glossary and that of imported ones are the same."""

import json

from ruletext.builtin import builtin
from ruletext.document import GLOSSARY
from tests.ruletext.shelved import real
from tests.shared import needs_shared


@needs_shared
def test_every_headword_is_spelt_as_the_list_of_the_printed_ones_has_it(shared):
    listed = {entry["headword"] for entry in json.loads((shared / "spec/glossary_2012.json").read_text("utf-8"))}
    (book,) = (text.corpus for text in real() if text.edition.id == "manuale-2012")
    assert {article.title for article in book.articles if article.kind == GLOSSARY} == listed
    assert listed <= {article.title for article in builtin().articles() if article.kind == GLOSSARY}
