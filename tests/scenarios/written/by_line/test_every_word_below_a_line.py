"""Every word that the page of words shows may stand in a line of its own below what it belongs to, as people say it.

The words are those of the page itself, each with the value of its example there: a word that is new to a file is tried here by
being shown. What only a file's own form can say is listed below, and nothing else is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

from engine.words.terms import FaceDown
from scenarios.language.folding import folded
from scenarios.written.by_line.embedded import flow
from scenarios.written.by_line.reading import read
from scenarios.written.cards import Card
from scenarios.written.model import Player, Scenario, TurnState
from scenarios.written.permanents import Permanent, ZoneCard
from scenarios.written.records import Record
from scenarios.written.replies import Reply
from scenarios.written.script import (
    FIRST_WORDS,
    ActivateAbility,
    Advance,
    Attack,
    Block,
    CastSpell,
    Foretell,
    Pass,
    PlayLand,
    Plot,
    Resolve,
    Suspend,
    TurnUp,
    UnlocksDoor,
)  # fmt: skip
from scenarios.written.sound import read_as
from tests.words_page import words

ACTIONS: dict[str, tuple[type[Record], str]] = {
    "CastSpell": (CastSpell, "Anna lancia Cosa"),
    "ActivateAbility": (ActivateAbility, "Anna attiva Cosa"),
    "Attack": (Attack, "Anna attacca Bruno con Cosa"),
    "Block": (Block, "Bruno blocca Cosa con Muro"),
    "PlayLand": (PlayLand, "Anna gioca Foresta"),
    "TurnUp": (TurnUp, "Anna gira a faccia in su Cosa"),
    "UnlocksDoor": (UnlocksDoor, "Anna sblocca Cosa"),
    "Suspend": (Suspend, "Anna sospende Cosa"),
    "Foretell": (Foretell, "Anna predice Cosa"),
    "Plot": (Plot, "Anna trama Cosa"),
    "Advance": (Advance, "vai a finale"),
    "Pass": (Pass, "Anna passa"),
    "Resolve": (Resolve, "risolvi"),
}
"""The sentences that say what a file has as fields: below each of them stand its words."""
THINGS: dict[str, tuple[type[Record], str]] = {
    "Situazione": (Scenario, ""),
    "TurnState": (TurnState, "turno: Anna\n"),
    "Card": (Card, "carta: Cosa creatura 2/2\n"),
    "Permanent": (Permanent, "Anna: Cosa creatura 2/2\n"),
    "ZoneCard": (ZoneCard, "Anna\nmano: Cosa creatura 2/2\n"),
    "Player": (Player, "Anna\n"),
    "Reply": (Reply, "Anna lancia Cosa\n"),
}
SAID_BY_THE_LINE = {
    ("Situazione", "giocatori"), ("Situazione", "azioni"), ("Situazione", "chiede"), ("Situazione", "attese"),
    ("Situazione", "carte"), ("Situazione", "turno"), ("Permanent", "carta"), ("ZoneCard", "carta"),
    ("Player", "nome"), ("TurnState", "di"), ("TurnState", "segnaturno"), ("Reply", "di"),
    *((section, first) for section in ACTIONS for first in FIRST_WORDS),
}  # fmt: skip
"""What the line itself says, or other lines with verbs, colons and question marks do."""
OF_THE_CARD = {folded(told.alias or name) for name, told in Card.model_fields.items()}
OF_THE_ACTION = {folded(told.alias or name) for name, told in CastSpell.model_fields.items()}


def shown_words() -> Iterator[tuple[str, str, Any]]:
    """Each word of the page that may stand below a line, with what its example says there."""
    for (section, key), example in words().items():
        if section in {*ACTIONS, *THINGS} and (section, key) not in SAID_BY_THE_LINE and example is not None:
            yield section, key, example.value


def in_words(value: Any) -> str:
    """What a file has, as people say it: commas between several, a number behind a name; brackets where fields are inside."""
    if isinstance(value, list) and not any(isinstance(one, list | dict) for one in value):
        return ", ".join(map(_name, value)) or "niente"
    if isinstance(value, dict) and value and all(str(one).isdecimal() for one in value.values()):
        return ", ".join(f"{_name(key)} {number}" for key, number in value.items())
    return str(value) if isinstance(value, str) else flow(value)


def _name(one: Any) -> str:
    return f"«{one}»" if "," in str(one) else str(one)


def told(section: str, key: str, value: Any, said: str) -> tuple[Any, Any]:
    """What a line with a word comes to, and what the same comes to in a file."""
    model, above = ACTIONS.get(section) or THINGS[section]
    if (section, key) == ("Player", "controllato da"):
        above = "Anna: 20\n"  # a name alone is taken for a card's where nobody sits yet
    lines = read(f"{_TABLE if section in ACTIONS or section == 'Reply' else ''}{above.rstrip()}\n{key}: {said}\n")
    assert not lines.faults, [one.message for one in lines.faults]
    where = _where(section, key, lines.root)
    if section in ("Permanent", "ZoneCard") and folded(key) in OF_THE_CARD:
        model = Card
    if section == "Reply" and folded(key) in OF_THE_ACTION:
        model = CastSpell
    name = next(one for one, it in model.model_fields.items() if folded(it.alias or one) == folded(key))
    hint = get_type_hints(model, include_extras=True)[name]
    if isinstance(where, str):
        return getattr(model.model_validate(where), name), read_as(hint, value)
    found = [one for word, one in where.items() if folded(word) == folded(key)]
    return read_as(hint, found[0]) if found else model.model_fields[name].usual(), read_as(hint, value)


def _where(section: str, key: str, root: Any) -> Any:
    if section in ACTIONS:
        return root["azioni"][-1]
    if section == "Situazione":
        return root
    if section == "TurnState":
        return root["turno"]
    if section == "Card" or (section in _ZONES and folded(key) in OF_THE_CARD):
        return root["carte"]["Cosa"]
    if section == "Reply":
        return root["azioni"][-1] if folded(key) in OF_THE_ACTION else root["azioni"][-1]["risposte"][-1]
    anna = root["giocatori"][0]
    return anna[_ZONES[section]][0] if section in _ZONES else anna


_ZONES = {"Permanent": "campo", "ZoneCard": "mano"}
_TABLE = "Anna: Cosa creatura 2/2, Foresta\nBruno: Muro 0/4\n"


@pytest.mark.parametrize(("section", "key", "value"), list(shown_words()))
def test_every_word_of_the_page_stands_below_its_line(section: str, key: str, value: Any) -> None:
    read_in_lines, read_in_a_file = told(section, key, value, in_words(value))
    assert read_in_lines == read_in_a_file


INLINE = [
    ("Re creatura leggendaria 7/7 comandante di Bruno", {"commander": True, "owner": "Bruno"}),
    ("Verme 5/5 a faccia in giù metamorfosi TAP", {"face_down": FaceDown.MORPH, "tapped": True}),
    ("Verme 5/5 a faccia in giù per un effetto", {"face_down": FaceDown.EFFECT}),
    ("Verme 5/5 danno 3 tocco letale subito", {"damage": 3, "deathtouched": True}),
    ("Re creatura 7/7 comandante: sì proprietario: Bruno TAP", {"commander": True, "owner": "Bruno", "tapped": True}),
    ("Verme 5/5 a faccia in giù: metamorfosi", {"face_down": FaceDown.MORPH}),
    ("Verme 5/5 a faccia in giù: megamorfosi", {"face_down": FaceDown.MORPH}),
    ("Verme a faccia in giù: megamorfosi", {"card": "Verme", "face_down": FaceDown.MORPH}),
    ("Verme a faccia in giù: manifestato", {"card": "Verme", "face_down": FaceDown.MANIFEST}),
    ("Verme 5/5 comandante proprietario Bruno", {"commander": True, "owner": "Bruno"}),
]


@pytest.mark.parametrize(("line", "wanted"), INLINE)
def test_what_is_said_below_the_line_of_a_card_is_said_in_it_as_well(line: str, wanted: dict[str, Any]) -> None:
    made = Permanent.model_validate(Permanent.from_text(line))
    assert {name: getattr(made, name) for name in wanted} == wanted


def test_control_903_3_a_commander_of_which_nobody_says_whose_it_is_is_of_who_controls_it() -> None:
    assert Permanent.model_validate(Permanent.from_text("Re 7/7 comandante")).owner is None


def test_110_5_a_colon_in_the_line_of_a_card_makes_no_player_of_it() -> None:
    lines = read("Anna: 20\nRe creatura 7/7 comandante: sì\nBruno: 20\n")
    assert [str(one["nome"]) for one in lines.root["giocatori"]] == ["Anna", "Bruno"]
    assert Permanent.from_text(lines.root["giocatori"][0]["campo"][0])["commander"] == "sì"


OF_A_PLAYER = [
    ("benedizione della città", "benedizione della città", "sì"),
    ("comandante già lanciato Capo 1", "comandante già lanciato", {"Capo": "1"}),
    ("segnalini energia 2", "segnalini", {"energia": "2"}),
    ("dungeon completati Grotta", "dungeon completati", ["Grotta"]),
]


@pytest.mark.parametrize(("said", "key", "value"), OF_A_PLAYER)
def test_what_is_said_below_a_player_is_said_in_the_line_as_well(said: str, key: str, value: Any) -> None:
    lines = read(f"Anna: 20, {said}\nBruno: Orso 2/2\n")
    assert not lines.faults and lines.root["giocatori"][0][key] == value


def test_725_1_who_is_the_monarch_is_said_of_the_player_too() -> None:
    assert read("Anna: 20, monarca\nBruno: 20\n").root["monarca"] == "Anna"


def test_122_1_counters_below_a_card_are_its_own_unless_players_alone_have_them() -> None:
    anna = read("Anna: Orso 2/2\nsegnalini: energia 2\nsegnalini: due segnalini +1/+1\nBruno: 20\n").root["giocatori"][
        0
    ]
    assert anna["segnalini"] == {"energia": "2"} and Permanent.from_text(anna["campo"][0])["counters"] == {"+1/+1": "2"}


def test_control_what_is_said_of_a_card_below_two_of_them_is_a_fault() -> None:
    (fault,) = read("Anna: Orso 2/2, Lupo 2/2\ncomandante: sì\nBruno: 20\n").faults
    assert "sopra ci sono più carte" in fault.message


def test_control_what_is_said_of_an_action_without_one_is_a_fault() -> None:
    (fault,) = read("Anna: Orso 2/2\nBruno: 20\nin risposta: sì\n").faults
    assert "nessuna azione" in fault.message


def test_control_how_many_of_each_needs_its_number() -> None:
    (fault,) = read("Anna: 20\ncomandante già lanciato: Capo\nBruno: 20\n").faults
    assert fault.message == "di «Capo» si dice quanti sono, come «Capo 1»"


@pytest.mark.parametrize(("said", "halves"), [("Fiamma, Gelo", 2), ("Fiamma e Gelo", 2), ("[Fiamma, Gelo]", 2)])
def test_709_1_the_halves_of_a_split_card_need_no_brackets(said: str, halves: int) -> None:
    lines = read(f"carta: Brina istantaneo\nmetà: {said}\nAnna: 20\nBruno: 20\n")
    assert lines.root["carte"]["Brina"]["metà"] == ["Fiamma", "Gelo"][:halves]


def test_608_2d_who_passes_may_be_answered_for() -> None:
    assert read("Anna: Orso 2/2\nBruno: 20\nAnna passa\nrisposta: sì\n").root["azioni"] == [
        {"passa": "Anna", "risposte": ["sì"]}
    ]
