"""601.2, 603.12, 608.2c: when a spell was cast, where it came from, what was revealed, and what triggers on what was just done."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import If
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.libraries import RevealUntil, ShuffleInto
from engine.cards.abilities.objects import ChooseAndSacrifice, Move
from engine.cards.abilities.quantities import CountOf
from engine.cards.abilities.references import CardsOf, EachPlayer, Remembered, Together
from engine.words.record import within
from engine.words.terms import CardType, TurnStep, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import pass_on
from tests.scenarios.cardtext.support import abilities, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

MAIN = "Guadagni 1 punto vita. Se hai lanciato questa magia durante la tua fase principale, guadagni 5 punti vita."


@pytest.mark.parametrize(("step", "life"), [(TurnStep.PRECOMBAT_MAIN, 26), (TurnStep.UPKEEP, 21)])
def test_505_1_cast_in_your_main_phase(step: TurnStep, life: int) -> None:
    at = Table(step=step)
    at.put("Sentinella", printed(MAIN, "Istantaneo", mana_cost="{0}"), zone=Zone.HAND)
    at.library(0, 3)
    at.settle().cast("Sentinella").resolve()
    assert at.life(0) == life


def test_505_1_control_in_the_turn_of_another() -> None:
    at = Table(active=1)
    at.put("Sentinella", printed(MAIN, "Istantaneo", mana_cost="{0}"), zone=Zone.HAND)
    pass_on(at.settle()).cast("Sentinella").resolve()
    assert at.life(0) == 21
    assert refused(
        "Quando la Sentinella muore, se hai lanciato questa magia durante la tua fase principale, pesca una carta."
    )


@pytest.mark.parametrize(("zone", "drawn"), [(Zone.GRAVEYARD, 1), (Zone.EXILE, 0)])
def test_603_6a_where_it_entered_from(zone: Zone, drawn: int) -> None:
    at = Table()
    text = (
        "Quando la Sentinella entra, se è entrata dal tuo cimitero o l'hai lanciata dal tuo cimitero, pesca una carta."
    )
    at.put("Sentinella", printed(text, "Creatura"), zone=zone)
    back = "Rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero."
    if zone is Zone.EXILE:
        back = "Rimetti sul campo di battaglia sotto il tuo controllo tutte le carte creatura in esilio."
    at.put("Ritorno", printed(back, "Stregoneria", mana_cost="{0}", name="Ritorno"), zone=Zone.HAND)
    at.library(0, 3)
    at.settle().cast("Ritorno").resolve()
    at.play_out()
    assert at.where("Sentinella") is Zone.BATTLEFIELD and len(at.zone(Zone.HAND)) == drawn


def test_701_24c_two_zones_at_once() -> None:
    text = "Ogni giocatore rimescola la propria mano e il proprio cimitero nel proprio grimorio, poi pesca due carte."
    first, _ = spell(text).effects
    every = EachPlayer()
    both_zones = Together((CardsOf(every, Zone.HAND), CardsOf(every, Zone.GRAVEYARD)))
    assert first == ShuffleInto(what=both_zones, whose=every)
    at = Table()
    at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    for player in (0, 1):
        at.library(player, 1)
        for zone in (Zone.HAND, Zone.GRAVEYARD):
            at.permanent(f"{player}{zone}", name="Foresta", types=(CardType.LAND,), controller=player, zone=zone)
    at.settle().cast("Sentinella").resolve()
    assert [len(at.zone(Zone.HAND, one)) for one in (0, 1)] == [2, 2]
    assert [len(at.zone(Zone.GRAVEYARD, one)) for one in (0, 1)] == [1, 0], "the spell itself resolves last"


REFLEX = (
    "Scarta una carta, poi pesca una carta. Quando scarti una carta non terra in questo modo, la Sentinella infligge a una "
    "creatura bersaglio danno pari al valore di mana di quella carta."
)


@pytest.mark.parametrize("land", [False, True])
def test_603_12_it_triggers_where_that_was_done(land: bool) -> None:
    *_, last = spell(REFLEX).effects
    assert isinstance(last, If) and isinstance(last.then[0], Reflect)
    at = Table()
    at.put("Sentinella", printed(REFLEX, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
    kind = "Terra" if land else "Artefatto"
    at.put("Scarto", printed("", kind, mana_cost=None if land else "{3}", name="Scarto"), zone=Zone.HAND)
    at.creature("Bue", 4, 4)
    at.creature("Mulo", 4, 4)
    at.library(0, 3)
    at.settle().cast("Sentinella").resolve(*([] if land else ["Bue"]))
    at.play_out()
    assert at.one("Bue").damage == (0 if land else 3)


def test_701_20a_what_was_revealed() -> None:
    until = "Rivela carte dalla cima del tuo grimorio finché non riveli una carta terra."
    all_of_them = Together((Remembered("n1"), Remembered("n2")))
    first, second = spell(f"{until} Metti nel tuo cimitero tutte le carte rivelate in questo modo.").effects
    assert isinstance(first, RevealUntil) and second == Move(what=all_of_them, to=Zone.GRAVEYARD)
    _, gained = spell(f"{until} Guadagni 1 punto vita per ogni carta rivelata in questo modo.").effects
    assert gained.amount == CountOf(all_of_them, gone=True)  # type: ignore[union-attr]
    assert refused("Pesca una carta. Guadagni 1 punto vita per ogni carta rivelata in questo modo.", "Stregoneria")
    taken = (
        "Rivela le prime quattro carte del tuo grimorio. Aggiungi alla tua mano una carta creatura tra quelle rivelate"
    )
    assert len(spell(f"{taken} e metti le altre nel tuo cimitero.").effects) == 4
    assert refused(f"{until} Metti la carta rivelata nel tuo cimitero.", "Stregoneria"), "control: which one?"


def test_107_3_as_many_as_were_exiled() -> None:
    made = spell("Sacrifica tutte le terre che controlli. Pesca altrettante carte.").effects
    assert made[1].count == CountOf(Remembered(made[0].keep_as), gone=True)  # type: ignore[arg-type, union-attr]
    assert refused("Sacrifica una terra. Pesca altrettante carte.", "Stregoneria"), "control: one is no number"
    each = spell(
        "Scarta la tua mano. Ogni avversario sacrifica una creatura per ogni carta scartata in questo modo."
    ).effects[1]
    assert isinstance(each, ChooseAndSacrifice) and each.count == CountOf(Remembered("d1"), gone=True)


def test_608_2c_not_taken_from_those_milled() -> None:
    said = (
        "Quando la Sentinella entra, macina tre carte. Puoi aggiungere alla tua mano una carta terra scelta tra le carte "
        "macinate in questo modo."
    )
    made = triggered(f"{said} Se non lo fai, guadagni 1 punto vita.").effects[1]
    assert isinstance(made, If) and made.otherwise


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (MAIN, "You gain 1 life. If you cast this spell during your main phase, you gain 5 life."),
        (
            "Scarta una carta. Quando scarti una carta non terra in questo modo, distruggi una creatura bersaglio.",
            "Discard a card. When you discard a nonland card this way, destroy target creature.",
        ),
    ],
)
def test_the_two_languages_agree(it: str, en: str) -> None:
    assert both(it, en, "Istantaneo")[0] is Verdict.AGREE


def test_603_12_the_exiled_card_is_the_one_that_was_exiled_in_this_way() -> None:
    text = "{T}: Esilia la prima carta del tuo grimorio. Quando esili una carta non terra in questo modo, {0}."
    deed = "la Sentinella infligge a un qualsiasi bersaglio danno pari al valore di mana della carta esiliata"
    (made,) = abilities(text.replace("{0}", deed))
    assert not any(isinstance(part, Filter) and part.linked_to_this for part in within(made))
    # Control: what the ability that triggers so exiles itself is nothing of which the instructions behind it can speak.
    more = "esilia una carta bersaglio da un cimitero. Copia la carta esiliata. Puoi lanciare la copia senza pagare il suo costo"
    assert refused(text.replace("{0}", f"{more} di mana"))
