"""702.139: a companion whose condition a deck keeps, and beside it the same deck with one card that does not."""

from __future__ import annotations

import pytest

from scenarios.printed.deck_cards import check_with_cards
from scenarios.printed.store import FILE, Store
from scenarios.written.decks import Format, read_deck
from tests.judge.calling import judge
from tests.scenarios.printed.making import bulk, face, imported, lines, listed, put, scryfall


def wanting(name, condition, **fields):
    """A card with a companion condition; the dash and the reminder as files have them."""
    return scryfall(name, oracle_text=f"Companion — {condition} (Words aside.)\nFlying", **fields)


def land(name, **fields):
    return scryfall(
        name, **{"type_line": "Land", "mana_cost": "", "cmc": 0.0, "oracle_text": "", "keywords": [], **fields}
    )


CONDITIONS = {
    "Even": "Your starting deck contains only cards with even mana values.",
    "Odd": "Your starting deck contains only cards with odd mana values and land cards.",
    "Dear": "Your starting deck contains only cards with mana value 2 or greater and land cards.",
    "Cheap": "Each permanent card in your starting deck has mana value 2 or less.",
    "Names": "Each nonland card in your starting deck has a different name.",
    "Shared": "Each nonland card in your starting deck shares a card type.",
    "Beasts": "Each creature card in your starting deck is an Elf, Giant, or Cat card.",
    "Symbols": "No card in your starting deck has more than one of the same mana symbol in its mana cost.",
    "Active": "Each permanent card in your starting deck has an activated ability.",
    "Large": "Your starting deck contains at least twenty cards more than the minimum deck size.",
    "Strange": "Your starting deck is the best that there is.",
}
CARDS = [
    *(wanting(name, words) for name, words in CONDITIONS.items()),
    scryfall("Owl"),
    scryfall("Troll", type_line="Creature — Troll", cmc=3.0, mana_cost="{1}{R}{R}"),
    scryfall(
        "Shifter", type_line="Creature — Shapeshifter", oracle_text="Changeling (Words aside.)", keywords=["Changeling"]
    ),
    scryfall("Spark", type_line="Instant", cmc=1.0, mana_cost="{R}", oracle_text="Draw a card.", keywords=[]),
    scryfall("Shock Elf", type_line="Creature — Elf", oracle_text="{T}: Draw a card.", keywords=[]),
    scryfall("Rider", type_line="Artifact — Vehicle", oracle_text="Crew 1 (Words: aside.)", keywords=["Crew"]),
    scryfall("Giver", oracle_text='Other elves have "{T}: Draw a card."', keywords=[]),
    scryfall("Dawn // Dusk", layout="split", cmc=4.0, card_faces=[face("Dawn"), face("Dusk", mana_cost="{2}{R}")]),
    land("Wood", type_line="Land — Forest"),
    land("Cave"),
]


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    folder = tmp_path_factory.mktemp("cards")
    imported(folder, put(folder, bulk(*CARDS)))
    with Store(folder / FILE) as opened:
        yield opened


def of_companion(store, text, kind=Format.CONSTRUCTED, **settings):
    """What is said by 702.139: a breach, a remark, or that it is not known."""
    verdict = check_with_cards(store, read_deck(text, "deck"), kind, **settings)
    return {
        said: [one.message for one in ones if one.rule == "702.139a"]
        for said, ones in (("wrong", verdict.breaches), ("note", verdict.remarks), ("open", verdict.unknown))
        if any(one.rule == "702.139a" for one in ones)
    }


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("Even", "4 Owl\n56 Foresta", "4 Owl\n55 Foresta\n1 Troll"),
        ("Odd", "4 Troll\n56 Foresta", "4 Troll\n55 Foresta\n1 Owl"),
        ("Dear", "4 Owl\n4 Troll\n52 Cave", "4 Owl\n4 Troll\n51 Cave\n1 Spark"),
        ("Cheap", "4 Owl\n4 Dawn // Dusk\n52 Foresta", "4 Owl\n55 Foresta\n1 Troll"),
        ("Names", "1 Owl\n1 Troll\n58 Foresta", "2 Owl\n1 Troll\n57 Foresta"),
        ("Shared", "4 Owl\n4 Troll\n52 Foresta", "4 Owl\n1 Spark\n55 Foresta"),
        ("Beasts", "4 Owl\n4 Shifter\n4 Spark\n48 Foresta", "4 Owl\n1 Troll\n55 Foresta"),
        ("Symbols", "4 Owl\n56 Foresta", "4 Owl\n1 Troll\n55 Foresta"),
        ("Symbols", "4 Spark\n56 Foresta", "1 Dawn // Dusk\n59 Foresta"),
        ("Active", "4 Shock Elf\n4 Spark\n4 Wood\n48 Foresta", "4 Shock Elf\n1 Owl\n55 Foresta"),
        ("Active", "4 Rider\n56 Foresta", "1 Giver\n59 Foresta"),
        ("Active", "4 Wood\n56 Foresta", "1 Cave\n59 Foresta"),
        ("Large", "4 Owl\n76 Foresta", "4 Owl\n75 Foresta"),
    ],
)
def test_702_139a_a_deck_is_as_a_companion_wants_it_or_not(store, name, right, wrong) -> None:
    assert of_companion(store, f"{right}\nCompagno\n1 {name}") == {}
    assert set(of_companion(store, f"{wrong}\nCompagno\n1 {name}")) == {"wrong"}
    # In the sideboard it need not be a companion: what it could be is no breach.
    (could,) = of_companion(store, f"{right}\nRiserva\n1 {name}")["note"]
    assert could.startswith(f"«{name}» può essere il compagno")
    (could_not,) = of_companion(store, f"{wrong}\nRiserva\n1 {name}")["note"]
    assert could_not.startswith(f"«{name}» non può essere il compagno")


def test_702_139a_the_cards_that_are_in_the_way_are_named(store) -> None:
    (said,) = of_companion(store, "4 Owl\n1 Troll\n1 Spark\n54 Foresta\nCompagno\n1 Even")["wrong"]
    assert said == "«Even» non può essere il compagno: vuole valori di mana pari, e non è così per «Troll», «Spark»"


def test_702_139a_what_nobody_can_tell_is_left_open(store) -> None:
    assert set(of_companion(store, "60 Foresta\nCompagno\n1 Strange")) == {"open"}
    assert set(of_companion(store, "59 Foresta\n1 Not There\nCompagno\n1 Even")) == {"open"}
    # One card that is surely in the way is enough, whatever the others are.
    assert set(of_companion(store, "58 Foresta\n1 Not There\n1 Troll\nCompagno\n1 Even")) == {"wrong"}
    assert set(of_companion(store, "60 Foresta\nCompagno\n1 Not There")) == {"open"}


def test_702_139a_a_file_without_keywords_leaves_a_text_open_that_may_be_one(tmp_path) -> None:
    guest = listed("Ospite", name_en="Guest", text_en=f"Companion — {CONDITIONS['Active']} (Words aside.)")
    plain, nothing = listed("Gufo", name_en="Owl"), listed("Orso", name_en="Bear", text_en="", text_it="")
    imported(tmp_path, put(tmp_path, lines(guest, plain, nothing), "list.jsonl"))
    with Store(tmp_path / FILE) as store:
        assert set(of_companion(store, "59 Foresta\n1 Owl\nCompagno\n1 Guest")) == {"open"}
        assert set(of_companion(store, "59 Foresta\n1 Bear\nCompagno\n1 Guest")) == {"wrong"}


def test_702_139a_a_card_without_the_ability_is_no_companion(store) -> None:
    (said,) = of_companion(store, "60 Foresta\nCompagno\n1 Owl")["wrong"]
    assert said == "«Owl» non ha compagno"


def test_702_139b_a_commander_is_in_the_starting_deck_and_a_companion_is_not(tmp_path) -> None:
    queen = scryfall("Queen", type_line="Legendary Creature — Elf", cmc=3.0)
    imported(
        tmp_path, put(tmp_path, bulk(*CARDS, queen, wanting("Red Even", CONDITIONS["Even"], color_identity=["R"])))
    )
    with Store(tmp_path / FILE) as store:
        deck = "Comandante\n1 {}\nMazzo\n99 Foresta\nCompagno\n1 {}"
        for names, rules in (
            (("Queen", "Odd"), set()),
            (("Queen", "Even"), {"702.139a"}),
            (("Queen", "Red Even"), {"702.139a", "903.11a"}),
            (("Queen", "Large"), {"702.139a"}),
        ):
            verdict = check_with_cards(store, read_deck(deck.format(*names), "deck"), Format.COMMANDER)
            assert {one.rule for one in verdict.breaches} - {"100.6"} == rules


def test_103_2b_there_is_one_companion_and_it_is_a_card_of_the_sideboard(store) -> None:
    def broken(rest):
        return {
            one.rule
            for one in check_with_cards(
                store, read_deck(f"4 Owl\n56 Foresta\n{rest}", "d"), Format.CONSTRUCTED
            ).breaches
        }

    assert broken("Compagno\n1 Even") == set()
    assert "103.2b" in broken("Compagno\n1 Even\n1 Symbols")
    assert broken("Riserva\n15 Foresta\nCompagno\n1 Even") == {"100.4a"}
    assert broken("Riserva\n14 Foresta\nCompagno\n1 Even") == set()


def test_the_command_says_what_a_companion_wants(tmp_path) -> None:
    done = judge("mazzo", "controlla", "-", typed="60 Foresta\nCompagno\n1 Even\n")
    assert (done.exit_code, "lo vuole il compagno, «Even» [702.139a]" in done.stdout) == (0, True)
    assert judge("carta", "importa", str(put(tmp_path, bulk(*CARDS)))).exit_code == 0
    done = judge("mazzo", "controlla", "-", typed="4 Owl\n56 Foresta\nRiserva\n1 Even\n")
    assert (done.exit_code, "nota: «Even» può essere il compagno" in done.stdout) == (0, True)
    done = judge("mazzo", "controlla", "-", typed="4 Owl\n55 Foresta\n1 Troll\nCompagno\n1 Even\n")
    assert (done.exit_code, "non può essere il compagno" in done.stdout) == (1, True)
