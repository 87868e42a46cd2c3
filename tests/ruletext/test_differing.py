"""What two texts have in common and what not, word by word."""

import time

import pytest

from ruletext.differing import Change, difference, in_common, marked


def told(old, new):
    return "".join(map(marked, difference(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("vedi la regola 116.5.", "vedi la regola 118.5.", "vedi la regola [-116.5-]{+118.5+}."),
        ("una creatura muore", "una creatura verde muore", "una creatura {+verde+} muore"),
        ("una creatura verde muore", "una creatura muore", "una creatura [-verde-] muore"),
        ("vecchio", "", "[-vecchio-]"),
        ("", "nuovo", "{+nuovo+}"),
        ("", "", ""),
        ("paga {2}{R}", "paga {2}{G}", "paga {2}[-{R}-]{+{G}+}"),
        ("il costo [-X]", "il costo [-2]", "il costo [-[-X]-]{+[-2]+}"),
        ("una 2/2 e fine", "una 3/3 e fine", "una [-2/2-] {+3/3+} e fine"),
        ("aggiunge mana", "aggiunge, se può, mana", "aggiunge{+, se può,+} mana"),
    ],
)
def test_what_only_one_of_two_texts_has_stands_between_signs(old, new, expected):
    assert told(old, new) == expected


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("L'abilità «X»", 'l’abilità "x"'),
        ("una  riga\n\nun'altra", "una riga un'altra"),
        ("il danno – tutto", "il danno — tutto"),
    ],
)
def test_capitals_quotes_dashes_and_blanks_make_no_difference(old, new):
    assert [piece.change for piece in difference(old, new)] == [Change.SAME]


def test_accents_and_numbers_do_make_one():
    assert len(difference("meta", "metà")) == 2
    assert len(difference("704.5f", "704.5g")) == 2


def test_small_words_that_stand_in_both_texts_by_chance_belong_to_the_change():
    assert told("gatto di casa bianco", "topo di campo bianco") == "[-gatto di casa-] {+topo di campo+} bianco"
    # The control: a word that means something is kept.
    assert told("gatto domestico casa bianco", "topo domestico campo bianco").count("domestico") == 1


def test_both_texts_can_be_put_together_from_the_pieces():
    old = "Se TAPpi una terra, aggiungi {G}; vedi la regola 106.4, e paga."
    new = "Quando TAPpi terre, aggiungi {G}{G}: vedi le regole 106.4 e 106.5, e paga tu."
    for text, other in ((old, Change.ADDED), (new, Change.REMOVED)):
        kept = "".join(piece.text for piece in difference(old, new) if piece.change is not other)
        assert kept.replace(" ", "") == text.replace(" ", "")


def test_how_much_is_the_same_goes_from_nothing_to_all():
    assert in_common(difference("uno due tre", "uno due tre")) == 1
    assert in_common(difference("uno due tre", "quattro cinque sei")) == 0
    assert 0.5 < in_common(difference("uno due tre quattro", "uno due tre cinque")) < 1
    assert in_common(()) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("a b " * 50_000, "b a " * 50_000),
        ("a " * 1400, "b a " * 1400),
        ("x" * 1_000_000, "y" * 1_000_000),
        (" ".join(map(str, range(50_000))), " ".join(map(str, range(50_000, 0, -1)))),
        ("{" * 100_000, "[" * 100_000),
    ],
)
def test_hostile_texts_are_compared_quickly(old, new):
    begun = time.perf_counter()
    pieces = difference(old, new)
    assert time.perf_counter() - begun < 10
    assert pieces
