"""303.4b, 601.2a, 118.12a, 608.2c: what an enchanted player does, spells cast from a hand, a whole hand that is given up, what
was put into exile."""

from __future__ import annotations

import pytest

from engine.words.terms import Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import printed, refused
from tests.scenarios.cardtext.test_oracle import both

CURSE = "Incanta giocatore\nOgniqualvolta il giocatore incantato lancia una magia, quel giocatore perde 3 punti vita."
BREATH = "Guadagni 0 punti vita."


@pytest.mark.parametrize(("cursed", "life"), [(0, 17), (1, 20)])
def test_303_4b_only_the_enchanted_player(cursed: int, life: int) -> None:
    at = Table(active=0)
    at.put("Sentinella", printed(CURSE, "Incantesimo — Aura", mana_cost="{0}"), zone=Zone.HAND)
    at.put("Soffio", printed(BREATH, "Istantaneo", mana_cost="{0}", name="Soffio"), zone=Zone.HAND)
    at.settle().cast("Sentinella", at.game.players[cursed].name).resolve()
    at.cast("Soffio").play_out()
    assert at.life(0) == life


def test_303_4b_control_what_is_no_aura_enchants_nobody() -> None:
    _, trigger = CURSE.split("\n")
    assert refused(trigger, "Incantesimo")


@pytest.mark.parametrize(("casts", "drawn"), [(True, 0), (False, 1)])
def test_601_2a_a_spell_from_the_hand(casts: bool, drawn: int) -> None:
    text = "{0}: Se non hai lanciato una magia dalla tua mano in questo turno, pesca una carta."
    at = Table()
    at.put("Sentinella", printed(text, "Artefatto"))
    at.put("Soffio", printed(BREATH, "Istantaneo", mana_cost="{0}", name="Soffio"), zone=Zone.HAND)
    at.library(0, 3)
    at.settle()
    if casts:
        at.cast("Soffio").resolve()
    before = len(at.zone(Zone.HAND))
    at.activate("Sentinella", 0).resolve()
    assert len(at.zone(Zone.HAND)) == before + drawn


@pytest.mark.parametrize(
    ("types", "italian", "english"),
    [
        (
            "Istantaneo",
            "Neutralizza una magia bersaglio a meno che il suo controllore non scarti la propria mano.",
            "Counter target spell unless its controller discards their hand.",
        ),
        (
            "Stregoneria",
            "Esilia fino a una carta bersaglio da un cimitero. Se una carta viene messa in esilio in questo modo, pesca una carta.",
            "Exile up to one target card from a graveyard. If a card is put into exile this way, draw a card.",
        ),
        (
            "Incantesimo — Aura Anatema",
            "Incanta giocatore\nOgniqualvolta il giocatore incantato scarta una carta, quel giocatore perde 2 punti vita.",
            "Enchant player\nWhenever enchanted player discards a card, that player loses 2 life.",
        ),
        (
            "Incantesimo",
            "All'inizio della tua sottofase finale, se non hai lanciato una magia dalla tua mano in questo turno, pesca una carta.",
            "At the beginning of your end step, if you haven't cast a spell from your hand this turn, draw a card.",
        ),
    ],
)
def test_both_languages_say_the_same(types: str, italian: str, english: str) -> None:
    assert both(italian, english, types) == (Verdict.AGREE, ())
