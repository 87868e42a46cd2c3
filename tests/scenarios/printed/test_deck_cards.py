"""100, 903.5: a deck held against imported cards: each rule with the deck that breaks it, and beside it one that does not."""

from __future__ import annotations

import pytest

from judge.commands import mazzo
from scenarios.printed.deck_cards import UnknownFormat, check_with_cards, formats
from scenarios.printed.store import FILE, Store
from scenarios.written.decks import Format, read_deck
from tests.judge.calling import judge
from tests.scenarios.printed.making import bulk, imported, italian, put, scryfall


def legend(name, text="", types="Legendary Creature — Elf", **fields):
    return scryfall(name, type_line=types, oracle_text=text, legalities={"commander": "legal"}, **fields)


OWL = scryfall(
    "Grey Owl", legalities={"modern": "legal", "commander": "legal", "vintage": "restricted", "legacy": "banned"}
)
CARDS = [
    OWL,
    italian(OWL, "Gufo Grigio"),
    scryfall("Grey Owl", set="spc", collector_number="9", flavor_name="Famous Bird"),
    scryfall("Many Rats", oracle_text="A deck can have any number of cards named Many Rats."),
    scryfall("Seven Dwarves", oracle_text="A deck can have up to seven cards named Seven Dwarves."),
    scryfall("Red Cat", color_identity=["R"]),
    legend("Queen"),
    legend("Knight", "Partner (You can have two commanders if both have partner.)"),
    legend("Squire", "Partner", color_identity=["W"]),
    legend("Twin A", "Partner with Twin B (…)"),
    legend("Twin B", "Partner with Twin A"),
    legend("Hero", "Choose a Background"),
    legend("Past", types="Legendary Enchantment — Background"),
    legend("Friend A", "Partner—Friends forever"),
    legend("Friend B", "Friends forever"),
    legend("Father", "Partner—Father & son"),
    legend("Planet", types="Legendary Planeswalker — Elf", power=None, toughness=None),
    legend("Speaker", "Speaker can be your commander.", types="Legendary Planeswalker — Elf"),
    scryfall("Guest", oracle_text="Companion — Your starting deck has only cats. (…)"),
    scryfall("Twice", oracle_id="x1"),
    scryfall("Twice", oracle_id="x2"),
]


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cards")
    imported(folder, put(folder, bulk(*CARDS)))
    with Store(folder / FILE) as opened:
        yield opened


def checked(store, text, kind=Format.CONSTRUCTED, **settings):
    return check_with_cards(store, read_deck(text, "deck"), kind, **settings)


def rules(verdict):
    return {breach.rule for breach in verdict.breaches}


def test_201_names_of_both_languages_and_of_other_printings_are_one_card(store) -> None:
    split = "2 Gufo Grigio\n2 grey owl\n1 Famous Bird\n55 Foresta"
    assert checked(store, split).breaches[0].message == "«Gufo Grigio»: 5 carte, al massimo 4"
    assert not checked(store, "2 Gufo Grigio\n2 grey owl\n56 Foresta").breaches


@pytest.mark.parametrize(
    ("line", "right"),
    [("30 Many Rats", True), ("7 Seven Dwarves", True), ("8 Seven Dwarves", False), ("5 Red Cat", False)],
)
def test_113_6n_a_text_may_let_a_deck_have_more(store, line, right) -> None:
    assert (not checked(store, f"{line}\n60 Foresta").breaches) is right


@pytest.mark.parametrize(
    ("line", "legal", "right"),
    [
        ("4 Grey Owl", "modern", True),
        ("1 Grey Owl", "legacy", False),
        ("1 Grey Owl", "vintage", True),
        ("2 Grey Owl", "vintage", False),
        ("1 Queen", "modern", False),
    ],
)
def test_100_6_what_a_format_bars_or_restricts(store, line, legal, right) -> None:
    verdict = checked(store, f"{line}\n60 Foresta", legal=legal)
    assert (not verdict.breaches) is right
    assert all(breach.rule == "100.6" and "file del" in breach.message for breach in verdict.breaches)


def test_a_format_that_is_not_in_the_file_is_told(store) -> None:
    assert formats(store) == {"modern", "commander", "vintage", "legacy"}
    with pytest.raises(UnknownFormat, match="commander, legacy, modern, vintage"):
        checked(store, "60 Foresta", legal="boh")


def commander(names, rest):
    listed = "\n".join(f"1 {name}" for name in names)
    return f"Comandante\n{listed}\nMazzo\n{rest}"


@pytest.mark.parametrize(
    ("names", "rest", "broken"),
    [
        (["Queen"], "99 Foresta", set()),
        (["Queen"], "98 Foresta\n1 Red Cat", {"903.5c", "100.6"}),
        (["Queen"], "99 Isola", {"903.5d"}),
        (["Grey Owl"], "99 Foresta", {"903.3"}),
        (["Planet"], "99 Foresta", {"903.3"}),
        (["Speaker"], "99 Foresta", set()),
        (["Knight", "Squire"], "49 Pianura\n49 Foresta", set()),
        (["Knight", "Queen"], "98 Foresta", {"702.124a"}),
        (["Knight", "Friend A"], "98 Foresta", {"702.124a"}),
        (["Twin A", "Twin B"], "98 Foresta", set()),
        (["Twin A", "Knight"], "98 Foresta", {"702.124a"}),
        (["Hero", "Past"], "98 Foresta", set()),
        (["Queen", "Past"], "98 Foresta", {"702.124a"}),
        (["Friend A", "Friend B"], "98 Foresta", set()),
        (["Friend A", "Father"], "98 Foresta", {"702.124a"}),
    ],
)
def test_903_commanders_and_their_identity(store, names, rest, broken) -> None:
    assert rules(checked(store, commander(names, rest), Format.COMMANDER)) == broken


def test_903_12c_brawl_has_planeswalkers_too(store) -> None:
    assert rules(checked(store, commander(["Planet"], "59 Foresta"), Format.BRAWL)) == set()


def test_what_is_not_known_is_still_said(store) -> None:
    told = {
        one.rule: one.message
        for one in checked(store, "1 Grey Ovl\n1 Twice\n1 Guest\n57 Foresta\nRiserva\n1 Guest").unknown
    }
    assert "Twice" in told["201.2"]
    assert "compagno" in told["702.139a"]
    assert "201.3b" in told
    sure = {one.rule for one in checked(store, "60 Grey Owl", legal="modern").unknown}
    assert not sure & {"201.3b", "113.6n", "100.6", "201.2"}
    near = [one.message for one in checked(store, "1 Grey Ovl\n59 Foresta").unknown if one.rule == "201.2"]
    assert near == ["che carta è «Grey Ovl», che non è nel file; forse «Grey Owl»"]


def test_the_command_uses_the_cards_where_there_are_any(tmp_path) -> None:
    deck = "4 Grey Owl\n1 Gufo Grigio\n55 Foresta\n"
    assert judge("mazzo", "controlla", "-", typed=deck).exit_code == 0
    assert judge("mazzo", "controlla", "-", "--legale", "modern", typed=deck).exit_code == 2
    assert judge("carta", "importa", str(put(tmp_path, bulk(*CARDS)))).exit_code == 0
    assert judge("mazzo", "controlla", "-", typed=deck).exit_code == 1
    done = judge("mazzo", "controlla", "-", "--legale", "legacy", typed="1 Grey Owl\n59 Foresta\n")
    assert done.exit_code == 1
    assert "è bandita in legacy" in done.stdout
    assert judge("mazzo", "controlla", "-", "--legale", "boh", typed=deck).exit_code == 2
    assert mazzo.STORE == FILE
