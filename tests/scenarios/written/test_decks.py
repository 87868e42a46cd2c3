"""100, 903.5: lists of decks, as they are read and as the rules of deck construction judge them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruletext.builtin import builtin
from ruletext.number import RuleNumber
from scenarios.language.errors import Fault
from scenarios.written.decks import (
    BASICS,
    Deck,
    DeckError,
    Entry,
    Format,
    check,
    decoded,
    read_deck,
    read_identity,
    read_limit,
    size,
)


def deck(text: str) -> Deck:
    return read_deck(text, "mazzo.txt")


def rules(text: str, kind: Format = Format.CONSTRUCTED, **more: object) -> list[str]:
    """The rules that a list breaks."""
    return [breach.rule for breach in check(deck(text), kind, **more).breaches]  # type: ignore[arg-type]


def different(count: int) -> str:
    """So many different cards, one of each."""
    return "\n".join(f"1 Carta {number}" for number in range(count))


def faults(text: str) -> list[tuple[int, int, str, str]]:
    with pytest.raises(DeckError) as raised:
        deck(text)
    return [(fault.line, fault.column, fault.message, fault.suggestion) for fault in raised.value.faults]


class TestReading:
    def test_sections_comments_and_counts(self):
        found = deck(
            "// Il mio mazzo\n4 Drago\n\n2x  Lupo   grigio\nRiserva:\n  3 Orso\nComandante\n1 Re\nMazzo\n1 Elfo\n"
        )
        assert found == Deck(
            main=(Entry(4, "Drago", 2, 1), Entry(2, "Lupo grigio", 4, 1), Entry(1, "Elfo", 10, 1)),
            sideboard=(Entry(3, "Orso", 6, 3),),
            commanders=(Entry(1, "Re", 8, 1),),
        )

    @pytest.mark.parametrize("word", ["Riserva", "sideboard", "SIDEBOARD:", "Side"])
    def test_the_sideboard_has_several_names(self, word: str):
        assert size(deck(f"1 Drago\n{word}\n2 Orso").sideboard) == 2

    def test_709_1_two_slashes_within_a_name_are_part_of_it(self):
        assert [entry.name for entry in deck("1 Fuoco // Ghiaccio\n1 Fuoco // Fiamma").main] == [
            "Fuoco // Ghiaccio",
            "Fuoco // Fiamma",
        ]

    def test_every_wrong_line_is_told_with_its_place_and_the_likely_word(self):
        assert faults("Riseva\n  0 Drago\n4\nDrago\n1 Lu\x07po") == [
            (1, 1, "«Riseva»: manca quante carte sono, come in «4 Nome»", "Riserva"),
            (2, 3, "0 non è un numero di carte da 1 a 1000", ""),
            (3, 2, "manca il nome della carta", ""),
            (4, 1, "«Drago»: manca quante carte sono, come in «4 Nome»", ""),
            (5, 5, "qui c'è un segno che non si vede (\\x07)", ""),
        ]

    def test_a_number_that_nobody_could_shuffle_is_a_slip(self):
        assert faults("99999999999999 Drago")[0][2].startswith("99999999 non è un numero di carte")

    def test_a_list_without_cards_is_none(self):
        assert faults("// niente\n") == [(0, 0, "nel file non c'è nessuna carta", "")]

    def test_a_file_that_is_no_text_is_told_with_its_place(self):
        with pytest.raises(DeckError) as raised:
            decoded(b"4 Drago\n1 \xff", "mazzo.txt")
        assert (raised.value.faults[0].line, raised.value.faults[0].column) == (2, 3)

    @given(st.text(max_size=60))
    def test_whatever_is_written_is_read_or_told(self, text: str):
        told: tuple[Fault, ...] = ()
        try:
            found = check(deck(text), Format.CONSTRUCTED)
        except DeckError as error:
            told = error.faults
        assert told or found.unknown


class TestConstructed:
    def test_100_2a_sixty_cards_at_least_and_four_of_a_name(self):
        assert rules("4 Drago\n56 Foresta") == []

    def test_100_2a_fifty_nine_are_too_few(self):
        assert rules("4 Drago\n55 Foresta") == ["100.2a"]

    def test_100_5_there_is_no_maximum(self):
        assert rules("400 Foresta") == []

    def test_100_2a_five_of_a_name_are_too_many_however_it_is_written(self):
        verdict = check(deck("3 Drago Nero\n2 drago nero\n55 Foresta"), Format.CONSTRUCTED)
        (breach,) = verdict.breaches
        assert (breach.rule, [entry.line for entry in breach.lines]) == ("100.2a", [1, 2])

    def test_100_4a_deck_and_sideboard_are_counted_together(self):
        assert rules("3 Drago\n57 Foresta\nRiserva\n2 Drago") == ["100.4a"]

    def test_100_4a_control_four_over_both_are_allowed(self):
        assert rules("3 Drago\n57 Foresta\nRiserva\n1 Drago") == []

    @pytest.mark.parametrize(("count", "broken"), [(15, []), (16, ["100.4a"])])
    def test_100_4a_fifteen_cards_in_the_sideboard(self, count: int, broken: list[str]):
        assert rules(f"60 Foresta\nRiserva\n{count} Isola") == broken

    @pytest.mark.parametrize("name", ["Foresta", "FOREST", "Snow-Covered Forest", "Foresta innevata", "Wastes"])
    def test_100_2a_basic_lands_by_any_of_their_names(self, name: str):
        assert rules(f"60 {name}") == []

    def test_100_2a_control_a_land_that_is_not_basic(self):
        assert rules("60 Foresta Pluviale") == ["100.2a"]

    def test_113_6n_a_card_whose_text_allows_more(self):
        assert rules("60 Ratto", limits={"ratto": None}) == []
        assert rules("8 Nano\n52 Foresta", limits={"Nano": 7}) == ["100.2a"]
        assert rules("7 Nano\n53 Foresta", limits={"Nano": 7}) == []

    def test_903_3_there_is_no_commander(self):
        assert rules("59 Foresta\nComandante\n1 Re") == ["903.3"]


class TestLimited:
    def test_100_2b_forty_cards_at_least_as_many_of_a_name_as_there_are(self):
        assert rules("9 Drago\n31 Foresta\nRiserva\n40 Orso", Format.LIMITED) == []

    def test_100_2b_control_thirty_nine_are_too_few(self):
        assert rules("9 Drago\n30 Foresta", Format.LIMITED) == ["100.2b"]


class TestCommander:
    def test_903_5a_a_hundred_cards_with_the_commander(self):
        assert rules(f"Comandante\n1 Re\nMazzo\n{different(49)}\n50 Foresta", Format.COMMANDER) == []

    @pytest.mark.parametrize("lands", [49, 51])
    def test_903_5a_control_not_one_less_nor_one_more(self, lands: int):
        assert rules(f"Comandante\n1 Re\nMazzo\n{different(49)}\n{lands} Foresta", Format.COMMANDER) == ["903.5a"]

    def test_903_5b_one_of_each_name_the_commander_too(self):
        assert rules("2 Drago\n1 Re\n96 Foresta\nComandante\n1 Re", Format.COMMANDER) == ["903.5b", "903.5b"]

    def test_903_3_a_commander_is_needed_and_more_than_two_are_too_many(self):
        assert rules("100 Foresta", Format.COMMANDER) == ["903.3"]
        assert rules("97 Foresta\nComandante\n1 Re\n1 Regina\n1 Fante", Format.COMMANDER) == ["702.124g"]

    def test_702_124a_of_two_it_is_not_known_whether_they_may(self):
        verdict = check(deck("98 Foresta\nComandante\n1 Re\n1 Regina"), Format.COMMANDER)
        assert verdict.breaches == ()
        assert "702.124a" in [one.rule for one in verdict.unknown]

    def test_903_5e_no_sideboard(self):
        assert rules("99 Foresta\nComandante\n1 Re\nRiserva\n1 Orso", Format.COMMANDER) == ["903.5e"]

    def test_903_5d_basic_lands_of_other_colors(self):
        listed = "90 Foresta\n8 Isola Innevata\n1 Wastes\nComandante\n1 Re"
        assert rules(listed, Format.COMMANDER, identity="G") == ["903.5d"]
        assert rules(listed, Format.COMMANDER, identity="UG") == []

    def test_903_12d_brawl_has_sixty(self):
        assert rules("59 Foresta\nComandante\n1 Re", Format.BRAWL) == []
        assert rules("99 Foresta\nComandante\n1 Re", Format.BRAWL) == ["903.12d"]

    def test_903_13f_a_draft_deck_has_sixty_at_least_and_any_number_of_a_name(self):
        assert rules("9 Drago\n60 Foresta\nComandante\n1 Re", Format.COMMANDER_DRAFT) == []
        assert rules("9 Drago\n40 Foresta\nComandante\n1 Re", Format.COMMANDER_DRAFT) == ["903.13f"]


class TestOptions:
    def test_a_limit_is_a_name_and_a_number_or_all(self):
        assert [read_limit(said) for said in ("Nano=7", " Ratto = tutte ", "A=B=3")] == [
            ("Nano", 7),
            ("Ratto", None),
            ("A=B", 3),
        ]

    @pytest.mark.parametrize("said", ["Nano", "=4", "Nano=", "Nano=0", "Nano=molti"])
    def test_what_is_no_limit_is_refused(self, said: str):
        with pytest.raises(ValueError, match="«"):
            read_limit(said)

    def test_903_4_an_identity_in_letters(self):
        assert [read_identity(said) for said in ("gu", "WUBRG", "incolore", "C")] == ["UG", "WUBRG", "", ""]
        with pytest.raises(ValueError, match="«X» non è la lettera di un colore"):
            read_identity("wx")


def test_every_rule_that_a_check_names_is_one_of_the_built_in_rules() -> None:
    lists = [
        "1 A",
        "5 A\nRiserva\n20 A",
        "5 A\nComandante\n1 A\n1 B\n1 C\nRiserva\n1 D",
        "1 Isola\nComandante\n1 A\n1 B",
    ]
    verdicts = [
        check(deck(text), kind, identity=identity) for text in lists for kind in Format for identity in (None, "G")
    ]
    named = {breach.rule for verdict in verdicts for breach in verdict.breaches}
    named |= {one.rule for verdict in verdicts for one in verdict.unknown}
    assert len(named) > 12
    assert [rule for rule in sorted(named) if not builtin().has(RuleNumber.exact(rule))] == []


def test_100_2a_five_basic_lands_and_the_colourless_one_plain_and_snow() -> None:
    assert len(BASICS) == 22
