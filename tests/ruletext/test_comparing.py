"""All texts of one rule or entry side by side."""

import pytest

from ruletext.builtin import EDITION, builtin
from ruletext.comparing import Comparison, NotComparable, compare
from ruletext.differing import Change, marked
from tests.ruletext.shelved import made_up, real
from tests.shared import needs_shared

UNKNOWN = made_up("prova", "2020-01-01", {"704.5f": "Una creatura muore.", "107.90": "Niente."}, {"VOLARE": "Vola."})


def compared(written: str, *editions: str | None, texts=None) -> Comparison:
    return compare(written, builtin(), real() if texts is None else texts, *editions)


def beside(found: Comparison) -> tuple[str, str]:
    assert found.old is not None and found.new is not None
    return found.old.edition.id, found.new.edition.id


@needs_shared
def test_107_4d_the_newest_wording_counts_and_the_stale_number_shows():
    found = compared("107.4d", "wiki-1", "elenco-107")
    assert [(one.edition.id, one.counts) for one in found.versions] == [
        ("elenco-107", True),
        (EDITION.id, False),
        ("wiki-1", False),
    ]
    changes = {piece.change: piece.text.strip() for piece in found.pieces if "." in piece.text and "5" in piece.text}
    assert "116.5" in changes[Change.REMOVED]
    assert "118.5" in changes[Change.ADDED]
    assert beside(found) == ("wiki-1", "elenco-107")


@needs_shared
def test_the_newest_imported_text_stands_against_ours_unless_editions_are_named():
    assert beside(compared("107.4d")) == ("elenco-107", EDITION.id)
    assert beside(compared("107.4d", "wiki-1")) == ("wiki-1", EDITION.id)
    assert beside(compared("107.4d", None, "elenco-107")) == ("wiki-1", "elenco-107")
    assert beside(compared("107.4d", "incorporato")) == (EDITION.id, "elenco-107")
    assert beside(compared("107.4d", EDITION.id, "wiki-1")) == (EDITION.id, "wiki-1")


@needs_shared
def test_603_6d_moved_and_its_number_is_today_another_rule():
    found = compared("603.6d")
    assert found.moved
    assert found.places == (("elenco-603", "603.6e"), (EDITION.id, "603.6d"))
    assert [(one.place, one.standing) for one in found.others] == [("603.6d", "dice meno")]
    # The control: a rule that never moved.
    control = compared("704.5f")
    assert not control.moved
    assert not control.others


@needs_shared
@pytest.mark.parametrize(("old", "today"), [("603.6f", "603.6e"), ("802.6", "802.5"), ("101.1a", "100.1a")])
def test_a_former_number_opens_todays_rule_and_says_so(old, today):
    found = compared(old)
    assert found.place == today
    assert found.note == f"{old} è il numero di un'edizione precedente: oggi {today}"
    assert compared(today).note == ""


@needs_shared
def test_113_9_ours_counts_where_the_imported_wording_is_superseded():
    found = compared("113.9")
    first, second = found.versions
    assert (first.edition.id, first.counts, second.counts) == (EDITION.id, True, False)
    assert found.why == "nessun testo importato dice ancora la regola di oggi"
    assert [row.since for row in second.superseded] == ["2018-04"]


@needs_shared
def test_802_5_what_is_no_more_stands_apart_with_the_rules_that_hold_instead():
    (gone,) = compared("802.5").others
    assert (gone.edition.id, gone.place, gone.standing) == ("wiki-8", "802.5", "non c'è più")
    assert [str(row) for row in gone.superseded] == [
        "superato: l'ordine di assegnazione del danno non c'è più (dal 2024-11; oggi 510.1c, 510.1d)"
    ]


@needs_shared
@pytest.mark.parametrize("written", ["emblema", "EMBLEMA", "G:EMBLEMA", " Emblema "])
def test_an_entry_is_compared_by_its_title(written):
    found = compared(written)
    assert found.place == "EMBLEMA"
    assert beside(found) == ("manuale-2012", EDITION.id)
    assert found.versions[0].counts
    assert found.versions[1].superseded


@needs_shared
def test_a_passage_that_only_an_old_book_has_counts_for_nothing():
    found = compared("produrre mana", texts=[one for one in real() if one.edition.id == "manuale-2012"])
    theirs = next(one for one in found.versions if one.edition.id == "manuale-2012")
    assert not theirs.counts


def test_what_nobody_compared_is_shown_and_does_not_count():
    found = compared("704.5f", texts=[UNKNOWN])
    assert [(one.edition.id, one.counts, one.standing) for one in found.versions] == [
        (EDITION.id, True, ""),
        ("prova", False, "non confrontata"),
    ]
    assert found.why == "nessuno ha confrontato il testo importato con le regole di oggi"
    alone = compared("107.90", texts=[UNKNOWN])
    assert [one.counts for one in alone.versions] == [False]
    assert alone.old is None and alone.pieces == ()


def test_without_imported_texts_there_is_ours_and_nothing_to_compare():
    found = compared("704.5f", texts=[])
    assert [(one.edition.id, one.counts) for one in found.versions] == [(EDITION.id, True)]
    assert (found.why, found.old, found.pieces) == ("nessun testo importato ha questa regola", None, ())


def test_texts_in_different_languages_are_said_to_be():
    foreign = UNKNOWN._replace(corpus=UNKNOWN.corpus._replace(edition=UNKNOWN.edition._replace(language="en")))
    assert compared("704.5f", texts=[foreign]).remark == "i due testi sono in lingue diverse"
    assert compared("704.5f", texts=[UNKNOWN]).remark != "i due testi sono in lingue diverse"


@pytest.mark.parametrize(
    ("written", "editions", "message"),
    [
        ("704.5zz", (), "non c'è 704.5zz; forse "),
        ("740.5f", (), "forse 704.5f"),
        ("704.5l", (), "forse 704.5k o 704.5m"),
        ("704", (), "704 è un capitolo"),
        ("7", (), "7 è una parte"),
        ("travolgre", (), "non è né un numero né una voce; forse TRAVOLGERE"),
        ("", (), "non è né un numero né una voce"),
        ("116.5", (), "oggi 117.5 (mettere in pila ciò che si è innescato), 118.5 (costi di 0)"),
        ("704.5f", ("prov",), "nessuna edizione si chiama «prov»; forse prova"),
        ("704.5f", ("xyz",), "ci sono 2026-08-07, prova, incorporato"),
        ("704.5g", ("prova",), "l'edizione prova non ha 704.5g; ce l'hanno 2026-08-07"),
        ("704.5f", ("prova", "prova"), "un'edizione non si confronta con sé stessa"),
        ("9" * 100_000, (), "troppo lungo"),
        ("x" * 100_000, (), "non è né un numero né una voce"),
        ("704.5f\x1b[31m", (), "caratteri di controllo"),
        ("\x00", (), "non è né un numero né una voce"),
    ],
)
def test_what_cannot_be_compared_is_one_message(written, editions, message):
    with pytest.raises(NotComparable) as caught:
        compared(written, *editions, texts=[UNKNOWN])
    assert message in str(caught.value)
    assert str(caught.value).isprintable()


def test_the_pieces_are_those_of_the_two_whole_texts():
    found = compared("704.5f", texts=[UNKNOWN])
    assert found.old is not None and found.new is not None
    shown = "".join(map(marked, found.pieces))
    assert "[-muore-]" in shown
    assert found.new.examples[0].split()[-1].strip(".") in shown
