"""The edition that ships, on small chapters and on the real ones: lookups, what they open, what is offered instead."""

import subprocess
import sys

import pytest

from ruletext.build import main as build_main
from ruletext.builtin import Builtin, UnknownRuleError, builtin
from ruletext.faults import FaultyTextError
from ruletext.links import Links
from ruletext.lookup import lookup
from ruletext.nearest import nearest
from ruletext.number import RuleNumber, RuleNumberError, RuleRange
from ruletext.references import resolve
from tests.ruletext.chapters import write_chapters
from tests.shared import ROOT


@pytest.fixture
def rules(tmp_path, capsys):
    write_chapters(tmp_path)
    assert build_main(["--folder", str(tmp_path)]) == 0
    capsys.readouterr()
    return Builtin(str(tmp_path))


def texts(numbers):
    return list(map(str, numbers))


def test_a_rule_is_found_in_any_form_of_its_number(rules):
    assert rules.rule("CR 704 5 A") is rules.rule(RuleNumber.of(704, 5, "a"))
    assert rules.rule("704.5a").text.startswith("Chi non ha")


def test_a_chapter_is_found_by_its_number_and_by_that_of_a_rule(rules):
    assert rules.chapter("704") is rules.chapter("704.5a")
    assert rules.chapter("704").title == "Azioni generate dallo stato"


def test_numbers_titles_and_what_stands_below(rules):
    assert texts(rules.numbers()) == ["702.9", "702.9a", "704.5", "704.5a", "704.5b"]
    assert [(str(heading.number), heading.title) for heading in rules.headings()] == [
        ("7", "Regole addizionali"),
        ("702", "Abilità con parola chiave"),
        ("704", "Azioni generate dallo stato"),
    ]
    assert [rules.title(number) for number in ("7", "702.9", "702.9a")] == ["Regole addizionali", "Volare", ""]
    assert texts(rules.below("7")) == ["702", "704"]
    assert texts(rules.below("704")) == ["704.5"]
    assert texts(rules.below("704.5")) == ["704.5a", "704.5b"]
    assert rules.below("704.5a") == ()


def test_back_links_name_every_rule_that_names_a_number(rules):
    assert texts(rules.cited_by("704.5a")) == ["702.9a", "704.5b"]
    assert texts(rules.cited_by("704")) == ["702.9a"]
    assert texts(rules.cited_by("7")) == ["704.5b"]
    assert texts(rules.cited_by("702.9")) == ["704.5a"]
    assert rules.cited_by("704.5b") == ()


def test_the_references_of_a_text_are_resolved_against_the_edition(rules):
    found = resolve("regole 704.5a-c, capitolo 704 e parte 6", rules.has)
    assert texts(found.resolved) == ["704.5a", "704.5b", "704"]
    assert texts(found.dangling) == ["704.5c", "6"]


def test_references_to_what_is_not_written_yet_are_listed(rules):
    assert [(str(found.source), str(found.target), found.line) for found in rules.unresolved()] == [
        ("704.5a", "702.10", 7),
        ("704.5a", "117.5", 7),
    ]


@pytest.mark.parametrize(
    ("asked", "offered"),
    [
        ("704.5c", ["704.5a", "704.5b"]),
        ("704.6", ["704.5"]),
        ("704.6a", ["704.5"]),
        ("704.5bb", ["704.5a", "704.5b"]),
        ("703.5a", ["702", "704"]),
        ("740.5a", ["702", "704", "704.5a"]),
        ("7", None),
        ("704", None),
    ],
)
def test_an_unknown_number_is_refused_with_the_nearest_ones(rules, asked, offered):
    with pytest.raises(UnknownRuleError) as caught:
        rules.rule(asked)
    if offered is None:
        assert "non una regola" in str(caught.value)
    else:
        assert texts(caught.value.nearest) == offered
        assert all(number in str(caught.value) for number in [asked, *offered])


def test_wrong_letters_offer_only_numbers_that_are_there(rules):
    with pytest.raises(RuleNumberError, match=r"saltano la l e la o.*; forse 704\.5a o 704\.5b$"):
        rules.rule("704.5l")


def test_the_nearest_numbers_are_beside_and_then_above():
    asked = RuleNumber.parse
    known = [*map(asked, ("6", "603", "603.2", "603.3", "603.4", "604")), *RuleRange.parse("603.3a-d").numbers()]
    assert texts(nearest(asked("603.3g"), known)) == ["603.3b", "603.3c", "603.3d"]
    assert texts(nearest(asked("603.9"), known, limit=2)) == ["603.3", "603.4"]
    assert texts(nearest(asked("603.2a"), known)) == ["603.2", "603.3", "603.4"]
    assert texts(nearest(asked("630.3a"), known, limit=1)) == ["603.3a"]
    assert nearest(asked("603"), []) == ()


def test_a_missing_or_a_stale_file_of_links_is_named(rules, tmp_path):
    links = tmp_path / "links.tsv"
    links.write_text(links.read_text(encoding="utf-8").replace("704.5b\t\t\n", ""), encoding="utf-8")
    with pytest.raises(FaultyTextError, match=r"links\.tsv:1: non è aggiornato, non ha 704\.5b"):
        Builtin(str(tmp_path)).cited_by("704.5b")
    links.unlink()
    with pytest.raises(FaultyTextError, match=r"links\.tsv:1: manca"):
        Builtin(str(tmp_path)).numbers()


def test_a_faulty_chapter_is_refused_and_the_others_are_read(rules, tmp_path):
    write_chapters(tmp_path, **{"702.txt": "702.9\n"})
    with pytest.raises(FaultyTextError, match=r"702\.txt:1:"):
        rules.rule("702.9")
    assert rules.rule("704.5")


def test_links_of_an_empty_folder_are_empty():
    assert Links("# head\n").numbers() == ()
    assert Links("# head\n").get(RuleNumber.parse("704")) is None


def test_a_lookup_is_plain_data(rules):
    assert lookup("704.5a", rules) == {
        "numero": "704.5a",
        "noto_come": [],
        "edizione": "2026-08-07",
        "testo": "Chi non ha più punti vita perde la partita.\n\n"
        "Un secondo capoverso, con {T} e [Costo]; vedi le regole 702.9-702.10.",
        "esempi": ["un giocatore a 2 punti vita ne perde tre.", "un altro esempio, regola 117.5"],
        "sottoregole": [],
        "rimandi": ["702.9", "702.10", "117.5"],
        "citata_da": ["702.9a", "704.5b"],
        "frasi": ["ho zero vite", "sono morto?"],
    }


@pytest.mark.parametrize(
    ("number", "text", "below"),
    [
        ("704.5", "Le azioni sono queste.", ["704.5a", "704.5b"]),
        ("704", "Azioni generate dallo stato", ["704.5"]),
        ("7", "Regole addizionali", ["702", "704"]),
        ("702.9", "Volare", ["702.9a"]),
    ],
)
def test_a_lookup_of_a_rule_a_chapter_and_a_part_says_what_stands_below(rules, number, text, below):
    found = lookup(number, rules)
    assert (found["numero"], found["testo"], found["sottoregole"]) == (number, text, below)


@pytest.mark.parametrize("number", ["704.5z", "705", "8", "704.5l", "volare"])
def test_a_lookup_of_what_is_not_there_is_refused(rules, number):
    with pytest.raises((UnknownRuleError, RuleNumberError)):
        lookup(number, rules)


def test_704_5f_in_the_edition_that_ships():
    found = lookup("704.5f")
    assert found["numero"] == "704.5f"
    assert found["edizione"] == builtin().edition.id == "2026-08-07"
    assert "costituzione" in found["testo"]
    # The control: the rule beside it is about damage.
    assert "dann" in lookup("704.5g")["testo"]
    assert "704.5f" in lookup("704.5")["sottoregole"]
    assert builtin() is builtin()


OPENED = """
import sys
opened = []
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
from ruletext.lookup import lookup
lookup("704.5f")
names = sorted({path.rpartition("/")[2] for path in opened if "/corpus/" in path})
slow = {"json", "inspect", "dataclasses", "pathlib", "importlib.resources", "datetime", "argparse"} & set(sys.modules)
sys.stdout.write(" ".join([*names, *sorted(slow)]))
"""


def test_a_lookup_opens_its_chapter_alone_and_loads_nothing_slow():
    done = subprocess.run([sys.executable, "-c", OPENED], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "704.txt links.tsv"
