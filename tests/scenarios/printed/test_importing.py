"""Files of cards in every form come to the same cards; what is newer counts, and what is imported again takes its place."""

from __future__ import annotations

import json

import pytest

from scenarios.printed.importing import remove
from scenarios.printed.store import NoCardsError
from tests.scenarios.printed.making import (
    PACKED,
    bulk,
    face,
    imported,
    in_italian,
    indented,
    italian,
    lines,
    listed,
    minified,
    mtgjson,
    mtgjson_file,
    of_set,
    put,
    rows,
    scryfall,
)

BOTH = "SELECT name, name_it FROM card ORDER BY name"


def names_of(folder):
    return rows(folder, BOTH)


@pytest.mark.parametrize("packed", PACKED)
@pytest.mark.parametrize("written", [bulk, minified, indented, lines])
def test_scryfall_is_read_however_it_is_written_and_packed(tmp_path, written, packed) -> None:
    card = scryfall("Grey Owl")
    data = PACKED[packed](written(card, italian(card, "Gufo Grigio")))
    (taken,) = imported(tmp_path, put(tmp_path, data, "whatever.name"))
    assert (taken.form, taken.records, taken.left_out) == ("scryfall", 2, 0)
    assert names_of(tmp_path) == [("Grey Owl", "Gufo Grigio")]


def test_a_byte_order_mark_is_no_part_of_the_file(tmp_path) -> None:
    imported(tmp_path, put(tmp_path, b"\xef\xbb\xbf" + bulk(scryfall("Grey Owl"))))
    assert names_of(tmp_path) == [("Grey Owl", "")]


def test_the_same_cards_come_of_all_forms(tmp_path) -> None:
    card = scryfall("Grey Owl")
    forms = {
        "scryfall": bulk(card, italian(card, "Gufo Grigio")),
        "all": mtgjson_file({"INV": of_set("INV", mtgjson("Grey Owl", foreignData=[in_italian("Gufo Grigio")]))}),
        "set": mtgjson_file(of_set("INV", mtgjson("Grey Owl", foreignData=[in_italian("Gufo Grigio")]))),
        "atomic": mtgjson_file(
            {"Grey Owl": [mtgjson("Grey Owl", setCode="", foreignData=[in_italian("Gufo Grigio")])]}
        ),
        "list": lines(listed("Gufo Grigio", name_en="Grey Owl")),
    }
    found = {}
    for form, data in forms.items():
        imported(tmp_path / form, put(tmp_path, data, f"{form}.json"))
        found[form] = rows(tmp_path / form, "SELECT name, name_it, kind, mana_value, colors, power, cost FROM card")
    assert set(map(tuple, found.values())) == {(("Grey Owl", "Gufo Grigio", "carta", 2.0, 16, 2.0, "{1}{G}"),)}


def test_only_english_and_italian_printings_are_kept_and_no_card_is_lost(tmp_path) -> None:
    owl, cat = scryfall("Grey Owl"), scryfall("Red Cat")
    french = [{**one, "lang": "fr", "printed_name": "X"} for one in (owl, cat)]
    imported(tmp_path, put(tmp_path, bulk(owl, italian(owl, "Gufo Grigio"), *french)))
    assert names_of(tmp_path) == [("Grey Owl", "Gufo Grigio"), ("Red Cat", "")]
    assert rows(tmp_path, "SELECT language, count(*) FROM printing GROUP BY language ORDER BY 1") == [
        ("en", 1),
        ("it", 1),
    ]


def test_the_newest_italian_printing_with_a_text_counts(tmp_path) -> None:
    card = scryfall("Grey Owl", released_at="2024-01-01")
    printed = [
        italian(card, "Gufo Vecchio", "Il Gufo Vecchio ha volare.", released_at="1996-01-01", set="old"),
        italian(card, "Gufo Grigio", "Volare", released_at="2015-01-01", set="mid"),
        italian(card, "Gufo Senza", None, released_at="2022-01-01", set="new"),
    ]
    for order in (printed, printed[::-1]):
        imported(tmp_path, put(tmp_path, bulk(card, *order)))
        ((data, name, year, latest),) = rows(
            tmp_path, "SELECT printed, name_it, italian, latest FROM card JOIN detail ON card = id"
        )
        assert (name, year, latest) == ("Gufo Grigio", "2015-01-01", "2024-01-01")
        assert json.loads(data)[0]["set"] == "mid"
    # Whoever has an older one in hand finds the card by the name that it has.
    assert {name for (name,) in rows(tmp_path, "SELECT shown FROM name WHERE language = 'it'")} == {
        "Gufo Grigio",
        "Gufo Vecchio",
        "Gufo Senza",
    }


@pytest.mark.parametrize("layout", ["split", "adventure", "transform", "modal_dfc", "flip", "aftermath", "prepare"])
def test_all_faces_of_a_card_are_kept(tmp_path, layout) -> None:
    faces = [face("Dawn"), face("Dusk")]
    card = scryfall("Dawn // Dusk", layout=layout, card_faces=faces)
    words = {"printed_text": "Pesca una carta."}
    printed = [{**one, **words, "printed_name": name} for one, name in zip(faces, ("Alba", "Tramonto"), strict=True)]
    imported(tmp_path, put(tmp_path, bulk(card, {**card, "lang": "it", "card_faces": printed})))
    assert names_of(tmp_path) == [("Dawn // Dusk", "Alba // Tramonto")]
    found = rows(tmp_path, "SELECT folded, face FROM name ORDER BY folded")
    assert found == [
        ("alba", 0),
        ("alba/tramonto", None),
        ("dawn", 0),
        ("dawn/dusk", None),
        ("dusk", 1),
        ("tramonto", 1),
    ]


def test_faces_of_mtgjson_are_one_card_and_melded_ones_are_not(tmp_path) -> None:
    def half(side, name, face_name, **fields):
        return mtgjson(name, layout=fields.pop("layout", "split"), side=side, faceName=face_name, **fields)

    same = {"identifiers": {"scryfallOracleId": "o1", "scryfallId": "p1"}}
    split = [
        half(side, "Dawn // Dusk", name, **same, foreignData=[in_italian("Alba // Tramonto", faceName=it)])
        for side, name, it in (("b", "Dusk", "Tramonto"), ("a", "Dawn", "Alba"))
    ]
    meld = [
        half("a", "One // Both", "One", layout="meld", identifiers={"scryfallOracleId": "o2", "scryfallId": "p2"}),
        half("a", "Two // Both", "Two", layout="meld", identifiers={"scryfallOracleId": "o3", "scryfallId": "p3"}),
        half("b", "Both", "Both", layout="meld", identifiers={"scryfallOracleId": "o4", "scryfallId": "p4"}),
    ]
    imported(tmp_path, put(tmp_path, mtgjson_file({"INV": of_set("INV", *split, *meld)})))
    assert [name for name, _ in names_of(tmp_path)] == ["Both", "Dawn // Dusk", "One", "Two"]
    assert names_of(tmp_path)[1][1] == "Alba // Tramonto"


@pytest.mark.parametrize(
    ("layout", "types", "kind"),
    [
        ("token", "Token Creature — Soldier", "pedina"),
        ("double_faced_token", "Token Creature — Soldier", "pedina"),
        ("emblem", "Emblem — Someone", "emblema"),
        ("token", "Dungeon", "dungeon"),
        ("normal", "Creature — Soldier", "carta"),
        ("saga", "Enchantment — Saga", "carta"),
    ],
)
def test_111_what_is_no_card_of_a_deck_is_told_apart(tmp_path, layout, types, kind) -> None:
    imported(tmp_path, put(tmp_path, bulk(scryfall("Soldier", layout=layout, type_line=types))))
    assert rows(tmp_path, "SELECT kind FROM card") == [(kind,)]


def test_a_later_file_of_the_same_kind_takes_the_place_of_the_earlier_and_others_stay(tmp_path) -> None:
    old, other = put(tmp_path, bulk(scryfall("Grey Owl")), "a.json"), put(tmp_path, lines(listed("Gatto")), "b.json")
    imported(tmp_path, old)
    imported(tmp_path, other)
    assert [name for name, _ in names_of(tmp_path)] == ["Gatto in English", "Grey Owl"]
    (taken,) = imported(tmp_path, put(tmp_path, bulk(scryfall("Red Cat")), "c.json"))
    assert taken.replaced
    assert [name for name, _ in names_of(tmp_path)] == ["Gatto in English", "Red Cat"]
    remove(tmp_path, "scryfall")
    assert [name for name, _ in names_of(tmp_path)] == ["Gatto in English"]
    remove(tmp_path, "elenco b.json")
    with pytest.raises(NoCardsError):
        names_of(tmp_path)


def test_anew_nothing_stays(tmp_path) -> None:
    imported(tmp_path, put(tmp_path, bulk(scryfall("Grey Owl")), "a.json"))
    imported(tmp_path, put(tmp_path, lines(listed("Gatto")), "b.json"), anew=True)
    assert [name for name, _ in names_of(tmp_path)] == ["Gatto in English"]


def test_of_two_files_the_later_says_what_oracle_says(tmp_path) -> None:
    early = put(tmp_path, bulk(scryfall("Grey Owl", mana_cost="{1}")), "all-cards-20250101.json")
    shared_key = scryfall("Grey Owl")["oracle_id"]
    late = mtgjson_file(
        {"INV": of_set("INV", mtgjson("Grey Owl", manaCost="{2}", identifiers={"scryfallOracleId": shared_key}))},
        "2026-01-01",
    )
    for files in ([early, put(tmp_path, late, "m.json")], [tmp_path / "m.json", early]):
        imported(tmp_path, *files, anew=True)
        assert rows(tmp_path, "SELECT name, cost FROM card") == [("Grey Owl", "{2}")]


def test_a_list_gives_its_italian_words_to_the_card_or_face_of_that_name(tmp_path) -> None:
    split = scryfall("Dawn // Dusk", layout="split", card_faces=[face("Dawn"), face("Dusk")])
    oracle = put(tmp_path, bulk(scryfall("Grey Owl"), split), "oracle.json")
    faces = [listed("Gufo Grigio", name_en="Grey Owl"), listed("Tramonto", name_en="Dusk", side="b")]
    imported(tmp_path, oracle, put(tmp_path, lines(*faces), "list.jsonl"))
    assert names_of(tmp_path) == [("Dawn // Dusk", ""), ("Grey Owl", "Gufo Grigio")]
    assert ("tramonto", 1) in rows(tmp_path, "SELECT folded, face FROM name")


def two_faces(layout="transform", front=None, back=None):
    """Both faces of a card as a list has them, and beside them other cards of the set and of the layout."""
    same = {"layout": layout, "set": "INV"}
    return [
        listed("Notte", **{"name_en": "Night", "side": "b", **same, **(back or {})}),
        listed("Gufo"),
        listed("Alba", **{"name_en": "Dawn", "side": "a", **same, **(front or {})}),
    ]


WHOLE = {"name_en": "Dawn // Night", "name_it": "Alba // Notte"}


@pytest.mark.parametrize("layout", ["transform", "modal_dfc", "split", "aftermath", "adventure", "flip"])
@pytest.mark.parametrize(
    ("front", "back"),
    [({"number": "7"}, {"number": "7"}), ({"number": "7a"}, {"number": "7b"}), (WHOLE, WHOLE)],
)
@pytest.mark.parametrize("written", [lines, minified])
def test_faces_of_a_list_are_one_card_where_the_list_says_so(tmp_path, written, layout, front, back) -> None:
    (taken,) = imported(tmp_path, put(tmp_path, written(*two_faces(layout, front, back))))
    assert names_of(tmp_path) == [("Dawn // Night", "Alba // Notte"), ("Gufo in English", "Gufo")]
    assert taken.records == 2
    assert [name for _, name in sorted(rows(tmp_path, "SELECT face, folded FROM name WHERE face NOT NULL"))] == [
        *("alba", "dawn"),
        *("night", "notte"),
    ]


@pytest.mark.parametrize(
    ("layout", "front", "back"),
    [
        ("transform", {}, {}),
        ("transform", {"number": "7"}, {"number": "8"}),
        ("transform", {"number": "7"}, {"number": "7", "set": "OTH"}),
        ("transform", {"number": "7"}, {}),
        ("meld", {"number": "7"}, {"number": "7"}),
        ("normal", {"number": "7", "side": None}, {"number": "7", "side": None}),
        ("transform", {"number": "7", "side": "front"}, {"number": "7", "side": "back"}),
    ],
)
def test_faces_of_which_a_list_does_not_say_it_are_not_joined(tmp_path, layout, front, back) -> None:
    imported(tmp_path, put(tmp_path, lines(*two_faces(layout, front, back))))
    assert names_of(tmp_path) == [("Dawn", "Alba"), ("Gufo in English", "Gufo"), ("Night", "Notte")]


def test_more_faces_than_there_are_do_not_wait_for_the_end(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr("scenarios.printed.plain_list._MOST_WAITING", 4)
    faces = [face for n in range(9) for face in two_faces(front={"number": f"{n}"}, back={"number": f"{n}"})]
    imported(tmp_path, put(tmp_path, lines(*faces)))
    assert ("Dawn // Night", "Alba // Notte") in names_of(tmp_path)


def test_a_face_alone_is_that_of_the_card_of_another_list(tmp_path) -> None:
    whole = put(tmp_path, lines(*two_faces(front={"number": "7"}, back={"number": "7"})), "whole.jsonl")
    alone = put(tmp_path, lines(listed("Notte", name_en="Night", side="b", layout="transform")), "alone.jsonl")
    for files in ([whole, alone], [alone, whole]):
        imported(tmp_path, *files, anew=True)
        assert names_of(tmp_path) == [("Dawn // Night", "Alba // Notte"), ("Gufo in English", "Gufo")]


def test_rulings_have_a_file_of_their_own_or_come_with_the_card(tmp_path) -> None:
    owl = scryfall("Grey Owl")
    of_owl = {"oracle_id": owl["oracle_id"], "published_at": "2020-02-02", "comment": "It flies."}
    ruling = {"object": "ruling", "source": "somebody", **of_owl}
    with_it = mtgjson("Red Cat", rulings=[{"date": "2021-01-01", "text": "It walks."}])
    imported(
        tmp_path,
        put(tmp_path, bulk(owl), "a.json"),
        put(tmp_path, bulk(ruling), "b.json"),
        put(tmp_path, mtgjson_file({"INV": of_set("INV", with_it)}), "c.json"),
    )
    found = rows(tmp_path, "SELECT card.name, ruling.text FROM ruling JOIN card ON card.key = ruling.key ORDER BY 1")
    assert found == [("Grey Owl", "It flies."), ("Red Cat", "It walks.")]


def test_legalities_are_kept_but_for_what_is_not_legal(tmp_path) -> None:
    imported(tmp_path, put(tmp_path, bulk(scryfall("Grey Owl"))))
    assert rows(tmp_path, "SELECT legal FROM card") == [(";modern:legal;legacy:banned;vintage:restricted;",)]


def test_a_list_may_have_cards_that_were_never_printed_in_italian(tmp_path) -> None:
    oracle = {key: value for key, value in listed("Gatto", name_en="Grey Cat").items() if not key.endswith("_it")}
    imported(tmp_path, put(tmp_path, lines(oracle, listed("Gufo", name_en="Grey Owl")), "a.jsonl"))
    assert names_of(tmp_path) == [("Grey Cat", ""), ("Grey Owl", "Gufo")]
    imported(tmp_path, put(tmp_path, lines(oracle), "b.jsonl"), anew=True)
    assert names_of(tmp_path) == [("Grey Cat", "")]


def test_control_a_record_of_a_list_that_names_no_card_is_left_out(tmp_path) -> None:
    nameless = {"type_en": "Creature — Elf", "text_en": "Flying"}
    (taken,) = imported(tmp_path, put(tmp_path, lines(listed("Gufo"), nameless), "a.jsonl"))
    assert names_of(tmp_path) == [("Gufo in English", "Gufo")] and taken.left_out == 1
