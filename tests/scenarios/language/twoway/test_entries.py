"""Every entry is well made; sentences of our own in both languages say the same, and come back when they are printed."""

from collections import Counter
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios.language.entries import ALL
from scenarios.language.twoway.english import english
from scenarios.language.twoway.italian import italian
from scenarios.language.twoway.joining import fits_in_english, fits_in_italian, in_english, in_italian, tokens
from scenarios.language.twoway.printing import Printer
from scenarios.language.twoway.reading import Grammar
from scenarios.language.twoway.templates import ClassOf, Language, Slot
from scenarios.language.twoway.vocabulary import GIVEN

STARTS = {
    "effects", "triggered", "triggered_modal", "static", "cost", "keyword_line", "activation", "casting_cost", "spending",
    "otherwise_so", "same_so", "own_ability_cost", "not_spent", "mana_spent",
}  # fmt: skip
WORDS = {Language.ENGLISH: english, Language.ITALIAN: italian}


@cache
def grammar(language: Language) -> Grammar:
    """All entries in a language."""
    return Grammar(ALL, language, WORDS[language]())


@cache
def printer(language: Language) -> Printer:
    """The way back."""
    joined, fits = (in_italian, fits_in_italian) if language is Language.ITALIAN else (in_english, fits_in_english)
    return Printer(ALL, language, WORDS[language](), joined, fits)


def said(text: str, language: Language, start: str) -> set:
    """What a sentence can say."""
    return set(grammar(language).read(tokens(text, italian=language is Language.ITALIAN), start))


PAIRS = [
    ("effects", "Destroy target creature.", "Distruggi una creatura bersaglio."),
    ("effects", "Destroy all nonwhite creatures.", "Distruggi tutte le creature non bianche."),
    ("effects", "Draw three cards.", "Pesca tre carte."),
    ("effects", "Target player discards a card at random.", "Un giocatore bersaglio scarta una carta a caso."),
    ("effects", "Exile another target artifact or land.", "Esilia un altro artefatto o terra bersaglio."),
    ("effects", "~ deals 3 damage to any target.", "~ infligge 3 danni a un qualsiasi bersaglio."),
    ("effects", "You may sacrifice it.", "Puoi sacrificarlo."),
    (
        "effects",
        "Target creature gets +2/+0 and gains haste until end of turn.",
        "Una creatura bersaglio prende +2/+0 e guadagna rapidità fino alla fine del turno.",
    ),
    (
        "effects",
        "Return target artifact card from your graveyard to your hand.",
        "Riprendi in mano una carta artefatto bersaglio dal tuo cimitero.",
    ),
    (
        "effects",
        "Tap up to two target creatures an opponent controls.",
        "Tappa fino a due creature bersaglio che un avversario controlla.",
    ),
    ("effects", "If you control an Elf, draw two cards.", "Se controlli un Elfo, pesca due carte."),
    ("effects", "Put two +1/+1 counters on this creature.", "Metti due segnalini +1/+1 su questa creatura."),
    (
        "triggered",
        "When another creature you control dies, draw a card.",
        "Quando un'altra creatura che controlli muore, pesca una carta.",
    ),
    (
        "triggered",
        "At the beginning of your upkeep, mill two cards.",
        "All'inizio del tuo mantenimento, macina due carte.",
    ),
    ("static", "Creatures you control get +1/+1.", "Le creature che controlli prendono +1/+1."),
    ("static", "~ can't block.", "~ non può bloccare."),
    ("effects", "Create a tapped Powerstone token.", "Crea una pedina tappata Pietra del Potere."),
    ("static", "~ attacks each combat if able.", "~ attacca in ogni combattimento, se può farlo."),
    (
        "effects",
        "Target creature doesn't untap during its controller's next untap step.",
        "Una creatura bersaglio non stappa durante il prossimo stap del suo controllore.",
    ),
]


@pytest.mark.parametrize(("start", "en", "it"), PAIRS, ids=[pair[1] for pair in PAIRS])
def test_a_sentence_and_its_translation_say_the_same(start, en, it):
    english_says, italian_says = said(en, Language.ENGLISH, start), said(it, Language.ITALIAN, start)
    assert english_says & italian_says
    both = english_says & italian_says
    assert it.replace(" 3 ", " tre ") in {printer(Language.ITALIAN).text(one) for one in both}
    assert en.replace(" 3 ", " three ") in {printer(Language.ENGLISH).text(one) for one in both}


@pytest.mark.parametrize(
    ("start", "en", "it"),
    [
        ("effects", "Destroy target creature.", "Esilia una creatura bersaglio."),
        ("effects", "Destroy target creature.", "Distruggi un artefatto bersaglio."),
        ("effects", "Draw three cards.", "Pesca due carte."),
        ("effects", "Tap target creature you control.", "Tappa una creatura bersaglio che non controlli."),
        ("static", "Creatures you control get +1/+1.", "Le creature che controlli prendono +1/+0."),
        ("triggered", "When ~ dies, draw a card.", "Quando ~ entra, pesca una carta."),
    ],
)
def test_control_sentences_that_differ_do_not_say_the_same(start, en, it):
    assert not said(en, Language.ENGLISH, start) & said(it, Language.ITALIAN, start)


def test_every_category_that_a_template_names_has_entries():
    there = {one.category for one in ALL}
    slots = [item for one in ALL for _, items in one.templates for item in items if isinstance(item, Slot)]
    named = {one.category for one in slots} | {one.between for one in slots if one.between}
    assert named <= there
    assert there - named <= STARTS


def test_every_class_that_a_template_names_has_words():
    for language, words in WORDS.items():
        named = {item.kind for one in ALL for items in one.of(language) for item in items if isinstance(item, ClassOf)}
        assert {kind for kind in named - GIVEN if not words().has(kind)} == set()


def test_every_entry_is_written_in_both_languages():
    one_sided = [one.kind for one in ALL if len({language for language, _ in one.templates}) < len(Language)]
    assert one_sided == []


def test_no_entry_is_written_twice():
    assert [one for one, times in Counter(ALL).items() if times > 1] == []


_DEEDS = st.sampled_from(["Destroy", "Exile", "Tap", "Untap", "Regenerate", "Sacrifice"])
_WHICH = st.sampled_from(["target", "another target", "two target", "up to three target", "all", "each", "X target"])
_ADJECTIVES = st.sampled_from(["", "white ", "tapped ", "nonblack ", "legendary ", "attacking "])
_NOUNS = st.sampled_from([("creature", "creatures"), ("artifact", "artifacts"), ("land", "lands"), ("Goat", "Goats")])
_QUALITIES = st.sampled_from(
    ["", " you control", " an opponent controls", " with flying", " with power 3 or less", " without reach"]
)


@settings(max_examples=60, deadline=None)
@given(_DEEDS, _WHICH, _ADJECTIVES, _NOUNS, _QUALITIES)
def test_what_is_printed_reads_back_to_the_same(deed, which, adjective, noun, quality):
    one, several = noun
    plural = which not in ("target", "another target", "each")
    text = f"{deed} {which} {adjective}{several if plural else one}{quality}."
    for meant in said(text, Language.ENGLISH, "effects"):
        for language in Language:
            assert meant in said(printer(language).text(meant), language, "effects")
