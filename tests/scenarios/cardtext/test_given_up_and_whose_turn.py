"""608.2c-d, 608.2h, 102.1, 601.3, 701.24: the card that was given up, what another player may give up, whose turn it is, the top
card of a library that was just shuffled."""

from __future__ import annotations

import pytest

from engine.words.terms import TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import pass_on
from tests.scenarios.cardtext.support import abilities, printed, refused
from tests.scenarios.cardtext.test_oracle import both

DISCARDED = "{0}, Scarta una carta: Se la carta scartata era una carta creatura, guadagni 3 punti vita."


@pytest.mark.parametrize(("kind", "life"), [("Creatura", 23), ("Istantaneo", 20)])
def test_608_2h_the_card_that_the_cost_discarded_as_it_was(kind: str, life: int) -> None:
    at = Table()
    at.put("Sentinella", printed(DISCARDED, "Artefatto"))
    at.put(
        "Scarto", printed("Lampo" if kind == "Creatura" else "Pesca una carta.", kind, name="Scarto"), zone=Zone.HAND
    )
    at.settle().activate("Sentinella", 0).resolve()
    assert at.where("Scarto") is Zone.GRAVEYARD and at.life(0) == life


@pytest.mark.parametrize(("kind", "life"), [("Creatura", 20), ("Istantaneo", 23)])
def test_608_2h_what_the_instruction_discarded_was_no_land(kind: str, life: int) -> None:
    text = "Scarta una carta. Se la carta scartata non era una carta creatura, guadagni 3 punti vita."
    at = Table()
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.put(
        "Scarto", printed("Lampo" if kind == "Creatura" else "Pesca una carta.", kind, name="Scarto"), zone=Zone.HAND
    )
    at.settle().cast("Sentinella").resolve()
    assert at.where("Scarto") is Zone.GRAVEYARD and at.life(0) == life


def test_608_2h_control_without_a_card_nothing_was_otherwise() -> None:
    text = "Scarta una carta. Se la carta scartata non era una carta creatura, guadagni 3 punti vita."
    at = Table()
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.settle().cast("Sentinella").resolve()
    assert at.life(0) == 20


@pytest.mark.parametrize(("gives", "drawn"), [(True, 0), (False, 1)])
def test_608_2d_another_player_may_sacrifice(gives: bool, drawn: int) -> None:
    text = "Un avversario bersaglio può sacrificare una creatura. Se non lo fa, peschi una carta."
    at = Table()
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.creature("Orso", 2, 2, controller=1)
    at.library(0, 3)
    at.settle().cast("Sentinella").resolve(gives)
    assert len(at.zone(Zone.HAND)) == drawn
    assert at.where("Orso") is (Zone.GRAVEYARD if gives else Zone.BATTLEFIELD)


def test_608_2d_control_who_has_nothing_to_sacrifice_did_not() -> None:
    text = "Un avversario bersaglio può sacrificare una creatura. Se non lo fa, peschi una carta."
    at = Table()
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    at.library(0, 3)
    at.settle().cast("Sentinella").resolve()
    assert len(at.zone(Zone.HAND)) == 1
    assert refused(text.replace("non lo fa,", "non lo fai,"), "Stregoneria")


@pytest.mark.parametrize(("active", "life"), [(0, 20), (1, 17)])
def test_102_1_in_the_turn_of_somebody_else(active: int, life: int) -> None:
    text = "Ogniqualvolta un giocatore lancia una magia, se non è il suo turno, quel giocatore perde 3 punti vita."
    at = Table(active=active)
    at.put("Sentinella", printed(text, "Artefatto"), controller=1)
    spell = printed("Guadagni 0 punti vita.", "Istantaneo", mana_cost="{0}", name="Lampo")
    at.put("Soffio", spell, zone=Zone.HAND)
    at.settle()
    if active:
        pass_on(at)
    at.cast("Soffio").play_out()
    assert at.life(0) == life


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        (
            "{2}: Esilia le prime due carte del tuo grimorio. Puoi giocarle in questo turno senza pagare il loro costo di mana.",
            "{2}: Exile the top two cards of your library. You may play them this turn without paying their mana costs.",
        ),
        (
            "{5}: Rimescola il tuo grimorio, poi esilia la prima carta. Fino alla fine del turno, puoi giocare quella carta.",
            "{5}: Shuffle your library, then exile the top card. Until end of turn, you may play that card.",
        ),
        (
            "{1}: Rivela la prima carta del tuo grimorio. Se ha lo stesso nome di una carta nel tuo cimitero, pesca una carta.",
            "{1}: Reveal the top card of your library. If it has the same name as a card in your graveyard, draw a card.",
        ),
        (
            "{1}, Scarta una carta: Neutralizza una magia bersaglio se ha lo stesso valore di mana della carta scartata.",
            "{1}, Discard a card: Counter target spell if it has the same mana value as the discarded card.",
        ),
        (
            "Ogniqualvolta un avversario pesca una carta, se non è il turno di quel giocatore, perde 1 punto vita.",
            "Whenever an opponent draws a card, if it isn't that player's turn, they lose 1 life.",
        ),
        (
            "Quando questa creatura entra, un avversario bersaglio può scartare una carta. Se lo fa, perdi 2 punti vita.",
            "When this creature enters, target opponent may discard a card. If they do, you lose 2 life.",
        ),
    ],
)
def test_both_languages_say_the_same(italian: str, english: str) -> None:
    assert both(italian, english) == (Verdict.AGREE, ())


def test_701_24_control_the_first_card_of_no_library() -> None:
    assert refused("{5}: Esilia la prima carta.")
    assert refused(
        "{1}, Scarta una carta: Distruggi una creatura bersaglio con lo stesso valore di mana della carta scartata."
    )


def test_702_8a_control_whose_moment_it_is() -> None:
    anybody = "Qualsiasi giocatore può giocare carte Elfo in qualsiasi momento in cui potrebbe giocare un istantaneo."
    assert abilities(anybody)
    assert refused(anybody.replace("potrebbe", "potresti"))


@pytest.mark.parametrize(("counters", "life"), [({"time": 2}, 19), ({}, 20)])
def test_702_62b_what_is_suspended_triggers_in_exile(counters: dict[str, int], life: int) -> None:
    text = "Sospendere 2—{2}{B}\nAll'inizio del mantenimento di ogni giocatore, se la Sentinella è sospesa, perdi 1 punto vita."
    at = Table(active=1, step=TurnStep.UNTAP)
    at.put("Sentinella", printed(text, "Creatura"), zone=Zone.EXILE, counters=counters)
    at.library(1, 3)
    at.until(TurnStep.DRAW)
    assert at.life(0) == life


def test_201_2b_control_another_than_that_of_whose_name_is_spoken() -> None:
    text = "Ogniqualvolta una creatura entra sotto il tuo controllo, se ha lo stesso nome di {}, pesca una carta."
    assert abilities(text.format("una carta nel tuo cimitero"), "Incantesimo")
    assert refused(text.format("un'altra creatura che controlli"), "Incantesimo")
