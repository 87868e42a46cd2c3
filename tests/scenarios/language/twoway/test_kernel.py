"""The kernel of the two-way language, by small grammars of its own: readings, features, bounds, diagnosis, printing."""

import pytest

from scenarios.language.twoway.joining import fits_in_english, fits_in_italian, in_english, in_italian, tokens
from scenarios.language.twoway.printing import NotSaid, Printer
from scenarios.language.twoway.reading import MOST_STEPS, Grammar, NotRead, TooMuch, _Run
from scenarios.language.twoway.said import Said, Word
from scenarios.language.twoway.templates import Language, WrongEntry, entry, handed_on
from scenarios.language.twoway.vocabulary import Vocabulary

NOUNS = {
    Language.ENGLISH: [
        ("stone", "stone", "s"),
        ("stones", "stone", "p"),
        ("star", "star", "s"),
        ("stars", "star", "p"),
    ],
    Language.ITALIAN: [
        ("pietra", "stone", "fs"),
        ("pietre", "stone", "fp"),
        ("astro", "star", "ms"),
        ("astri", "star", "mp"),
    ],
}
VERBS = {
    Language.ENGLISH: {"TAP": [("tap", frozenset({"imp", "inf", "2s", "3p"})), ("taps", frozenset({"3s"}))]},
    Language.ITALIAN: {
        "TAP": [("tappa", frozenset({"imp"})), ("tappa", frozenset({"3s"})), ("tappare", frozenset({"inf"}))]
    },
}
ONES = {
    Language.ENGLISH: [("a", None, "s"), ("an", None, "s")],
    Language.ITALIAN: [("un", None, "ms"), ("uno", None, "ms"), ("una", None, "fs"), ("un'", None, "fs")],
}
ENTRIES = [
    *entry("tap", "[tap] {thing}", "[tappare] {thing}"),
    *entry("thing", "{@how_many} <@NOUN> {quality*}", "{@how_many} <@NOUN> {quality*}"),
    *entry("", "<@ONE>", "<@ONE>", category="how_many"),
    *entry("", "both", "entrambe le|gli", category="how_many", said="BOTH", marks="p"),
    *entry("near", "near {thing}", "vicino a {thing}", said="thing"),
    *entry("far", "far away", "lontano", said="FAR"),
    *handed_on("quality", "near", "far"),
]


def vocabulary(language: Language) -> Vocabulary:
    """The words of the small grammar."""
    return Vocabulary({"NOUN": NOUNS[language], "ONE": ONES[language]}, VERBS[language])


def read(text: str, language: Language = Language.ENGLISH, start: str = "tap", entries=ENTRIES):
    """All readings of a sentence."""
    return Grammar(entries, language, vocabulary(language)).read(
        tokens(text, italian=language is Language.ITALIAN), start
    )


def spelt(said: Said, language: Language) -> str:
    """A sentence of the small grammar."""
    joined, fits = (in_italian, fits_in_italian) if language is Language.ITALIAN else (in_english, fits_in_english)
    return Printer(ENTRIES, language, vocabulary(language), joined, fits).text(said)


def test_both_languages_say_the_same():
    (english,), (italian,) = read("Tap a stone far away."), read("Tappa una pietra lontano.", Language.ITALIAN)
    assert english == italian
    assert spelt(english, Language.ITALIAN) == "Tappa una pietra lontano."
    assert spelt(italian, Language.ENGLISH) == "Tap a stone far away."


def test_what_differs_is_not_the_same():
    assert read("Tap a stone.") != read("Tap a star.")
    assert read("Tap a stone.") != read("Tap both stones.")


def test_every_reading_is_kept_and_equal_ones_are_one():
    # 'far away' may be said of the star or of the stone.
    assert len(read("Tap a stone near a star far away.")) == 2
    assert len(read("Tap a stone near a star.")) == 1
    assert len(read("Tap a stone.", entries=[*ENTRIES, *entry("tap", "[tap] {thing}")])) == 1


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Tap a stones.", Language.ENGLISH),
        ("Tap both stone.", Language.ENGLISH),
        ("Tappa un pietra.", Language.ITALIAN),
    ],
)
def test_features_must_meet(text, language):
    with pytest.raises(NotRead):
        read(text, language)


@pytest.mark.parametrize(
    ("text", "at"),
    [("Tap a cloud.", 2), ("Tap a stone near.", 4), ("Tap a stone near a star quickly.", 6), ("Push a stone.", 0)],
)
def test_the_furthest_word_that_fits_nowhere_is_the_diagnosis(text, at):
    with pytest.raises(NotRead) as refused:
        read(text)
    assert refused.value.at == at


def test_a_sentence_has_a_bound():
    nested = " near a star" * 40
    with pytest.raises(TooMuch):
        read(f"Tap a stone{nested} far away{nested}.")
    assert read("Tap a stone near a star near a star.")


def test_what_is_made_counts_as_what_is_tried_does() -> None:
    """Where each part may belong to any of those before it, more is made than is tried: it has the same bound."""
    sentence = f"Tap a stone{' near a star' * 9} far away"
    run = _Run(Grammar(ENTRIES, Language.ENGLISH, vocabulary(Language.ENGLISH)), tokens(sentence, italian=False))
    with pytest.raises(TooMuch):
        run.category("tap", 0)
    assert MOST_STEPS < run.steps < 2 * MOST_STEPS
    assert sum(map(len, run.known.values())) < MOST_STEPS
    assert steps("Tap a stone near a star near a star far away.", ENTRIES) < MOST_STEPS // 10


def test_a_list_is_read_to_its_end_and_printed_back():
    entries = [
        *ENTRIES,
        *entry("listed", "{thing+also}", "{thing+also}", said="thing"),
        *entry("", "and", "e", category="also", said="AND"),
    ]
    (said,) = read("a stone and a star and both stones", start="listed", entries=entries)
    assert [one.kind for one in said.children] == ["thing", "AND", "thing", "AND", "thing"]
    printer = Printer(entries, Language.ITALIAN, vocabulary(Language.ITALIAN), in_italian, fits_in_italian)
    assert printer.text(said) == "Una pietra e un astro e entrambe le pietre."


def test_what_no_entry_says_is_not_printed():
    with pytest.raises(NotSaid):
        spelt(Said("tap", (Word("V_TAP"), Said("cloud"))), Language.ENGLISH)


def test_a_verb_is_in_the_form_that_is_asked_of_it():
    entries = [*ENTRIES, *entry("may", "you may {tap~inf}", "puoi {tap~inf}")]
    entries = [*entries, *entry("tap", "[tap] {thing}", "[tappare] {thing}")]
    (said,) = read("You may tap a stone.", start="may", entries=entries)
    printer = Printer(entries, Language.ITALIAN, vocabulary(Language.ITALIAN), in_italian, fits_in_italian)
    assert printer.text(said) == "Puoi tappare una pietra."


@pytest.mark.parametrize(
    ("en", "said"), [("[shove] {thing}", None), ("{thing", None), ("[tap] {thing}", "V_TAP"), ("tap }", None)]
)
def test_an_entry_that_contradicts_itself_is_refused(en, said):
    with pytest.raises(WrongEntry):
        entry("tap", en, said=said)
    assert entry("tap", "[tap] {thing}", said="V_TAP thing")


def test_parts_inside_parts_of_an_entry_are_kept() -> None:
    (made,) = entry("a", "you [may] have it", "puoi", said='first(V_DO second(DAMAGE third(X)) TO="a")')
    (first,) = made.keeps
    assert (first.made, [one.made or one.word for one in first.inside]) == ("first", ["V_DO", "second", "TO"])
    assert first.inside[1].inside[1].inside[0].word == "X" and first.inside[2].form == "a"
    with pytest.raises(WrongEntry):
        entry("a", "you", "tu", said="first(V_DO")


def steps(text: str, entries) -> int:
    """How many items of templates are held against a sentence."""
    found = tokens(text, italian=False)
    run = _Run(Grammar(entries, Language.ENGLISH, vocabulary(Language.ENGLISH)), found)
    assert any(one.end == len(found) for one in run.category("tap", 0))
    return run.steps


def test_what_cannot_begin_with_the_word_that_comes_is_not_tried() -> None:
    sentence, alone = "Tap a stone near a star.", [*ENTRIES]
    others = [
        one
        for number in range(40)
        for one in (
            *entry(f"word_{number}", f"word{number} {{thing}}", category="tap"),
            *entry(f"called_{number}", f"{{called_{number}}} {{thing}}", category="tap"),
            *entry(f"called_{number}", f"name{number}", category=f"called_{number}", said="NAMED"),
            *entry(f"of_class_{number}", "{thing} <NOUN>", category="tap"),
        )
    ]
    assert steps(sentence, [*alone, *others]) == steps(sentence, alone)
    also = [one for number in range(40) for one in entry(f"also_{number}", f"[tap] a word{number}", category="tap")]
    assert steps(sentence, [*alone, *also]) <= steps(sentence, alone) + 1, "and 'a' is read once for all of them"


def test_control_what_can_begin_with_it_is_tried() -> None:
    sentence = "Tap a stone near a star."
    others = [
        one
        for number in range(40)
        for one in (
            *entry(f"tap_{number}", f"[tap] {{called_{number}}}", category="tap"),
            *entry(f"called_{number}", f"a word{number}", category=f"called_{number}", said="NAMED"),
        )
    ]
    assert steps(sentence, [*ENTRIES, *others]) >= steps(sentence, ENTRIES) + 40


def test_what_may_be_empty_begins_with_any_word() -> None:
    entries = [*ENTRIES, *entry("maybe", "{quality*}"), *entry("apart", "{maybe} [tap] {thing}")]
    assert len(read("Tap a stone.", start="apart", entries=entries)) == 1
    assert len(read("Near a star tap a stone.", start="apart", entries=entries)) == 1
    with pytest.raises(NotRead) as refused:
        read("Near a star cloud a stone.", start="apart", entries=entries)
    assert refused.value.at == 3


def test_readings_come_in_the_order_of_their_entries() -> None:
    several = [
        one
        for name, template in (("first", "so {thing}"), ("second", "{word} {thing}"), ("third", "so {thing}"))
        for one in entry(name, template, category="start")
    ]
    several = [*ENTRIES, *several, *entry("word", "so")]
    assert [one.kind for one in read("So both stones.", start="start", entries=several)] == ["first", "second", "third"]
