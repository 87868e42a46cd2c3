"""101.4, 105.2, 201.2, 603.1, 607.2d, 701.3: what each player moves of their own, what has a color in common, several events."""

from __future__ import annotations

import pytest

from engine.cards.abilities import triggers as t
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.filters import Filter, Sharing
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import EachOfThem, EachPlayer, Every, OwnerOf, Remembered
from engine.words.terms import Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from scenarios.played.run import run
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext.support import CREATURE, CREATURE_TYPE, THIS, abilities, refused, spell
from tests.scenarios.cardtext.test_oracle import both

BOTH = [
    ("Ogni giocatore esilia una carta dalla propria mano.", "Each player exiles a card from their hand."),
    ("Ogni giocatore esilia un permanente che controlla.", "Each player exiles a permanent they control."),
    ("Ogni avversario mette due carte dalla propria mano in fondo al proprio grimorio in qualsiasi ordine.",
     "Each opponent puts two cards from their hand on the bottom of their library in any order."),
    ("Ogni giocatore riprende in mano una creatura che controlla.",
     "Each player returns a creature they control to its owner's hand."),
    ("Ogni giocatore rimette sul campo di battaglia una carta creatura dal proprio cimitero.",
     "Each player returns a creature card from their graveyard to the battlefield."),
    ("Ogni giocatore pesca due carte, poi mette una carta dalla propria mano in cima al proprio grimorio.",
     "Each player draws two cards, then puts a card from their hand on top of their library."),
    ("Un avversario bersaglio mette una carta dalla propria mano in fondo al proprio grimorio.",
     "Target opponent puts a card from their hand on the bottom of their library."),
    ("Scegli un tipo di creatura. Distruggi tutte le creature che non sono del tipo scelto.",
     "Choose a creature type. Destroy all creatures that aren't of the chosen type."),
    ("Passa in rassegna il tuo grimorio per una carta che condivide un colore con un Elfo e mettila sul campo di battaglia.",
     "Search your library for a card that shares a color with an Elf and put it onto the battlefield."),
]  # fmt: skip


@pytest.mark.parametrize(("it", "en"), BOTH, ids=[en[:60] for _, en in BOTH])
def test_both_texts_come_to_the_same(it: str, en: str) -> None:
    assert both(it, en, "Stregoneria") == (Verdict.AGREE, ())


PERMANENTS = [
    ("Ogniqualvolta la Sentinella attacca, un'altra creatura muore o un avversario pesca una carta, guadagni 1 punto vita.",
     "Whenever this creature attacks, another creature dies, or an opponent draws a card, you gain 1 life."),
    ("Ogniqualvolta un'Aura viene assegnata alla Sentinella, pesca una carta.",
     "Whenever an Aura becomes attached to this creature, draw a card."),
    ("Ogniqualvolta un'Aura che controlli viene assegnata a una creatura che controlli, pesca una carta.",
     "Whenever an Aura you control becomes attached to a creature you control, draw a card."),
]  # fmt: skip


@pytest.mark.parametrize(("it", "en"), PERMANENTS, ids=[en[:60] for _, en in PERMANENTS])
def test_both_texts_of_permanents_come_to_the_same(it: str, en: str) -> None:
    assert both(it, en) == (Verdict.AGREE, ())


def test_101_4_each_chooses_their_own_and_all_are_moved_together() -> None:
    chosen, moved = spell("Ogni giocatore mette sul campo di battaglia una carta creatura dalla propria mano.").effects
    wanted = Filter(zone=Zone.HAND, types=CREATURE_TYPE, whose=EachOfThem())
    assert isinstance(chosen, Choose) and (chosen.filter, chosen.who) == (wanted, EachPlayer())
    kept = Remembered(chosen.keep_as)
    assert isinstance(moved, Move) and (moved.what, moved.to, moved.under) == (kept, Zone.BATTLEFIELD, OwnerOf(kept))


@pytest.mark.parametrize(
    "text",
    [
        "Ogni giocatore esilia una carta dalla tua mano.",
        "Ogni giocatore mette una creatura che controlla in cima al proprio grimorio.",
        "Ogni giocatore esilia una creatura che controlli.",
        "Ogni giocatore mette una carta dalla propria mano in fondo al tuo grimorio.",
    ],
)
def test_control_what_is_not_each_players_own_is_refused(text: str) -> None:
    assert refused(text, "Stregoneria")


def test_101_4_played_each_puts_away_one_of_their_own() -> None:
    lines = (
        "Anna in mano: Lutto stregoneria, Orso creatura 2/2",
        "> Ogni giocatore mette sul campo di battaglia una carta creatura dalla propria mano.",
        "Bruno in mano: Lupo creatura 3/3",
        "Anna lancia Lutto",
        "Che cosa succede?",
    )
    final = run(parse_lines("\n".join(lines) + "\n", "t")).final
    there = {one.printed.name: one.owner for one in final.objects.values() if one.zone is Zone.BATTLEFIELD}
    assert there == {"Orso": 0, "Lupo": 1}


def test_105_2_the_color_in_common_is_asked_of_any_of_them() -> None:
    search = spell(BOTH[-1][0]).effects[0]
    yours = Filter(subtypes=("Elf",))
    assert search.filter.shares == Sharing(what="color", of=Every(yours))  # type: ignore[union-attr]


@pytest.mark.parametrize("what", ["un colore", "un tipo di creatura"])
def test_201_2b_another_one_than_itself_is_not_another_one_than_the_source(what: str) -> None:
    words = "{T}: Distruggi una creatura bersaglio che condivide " + what + " con "
    assert refused(f"{words}un'altra creatura.")
    assert abilities(f"{words}un Elfo.")


def test_303_4_the_enchanted_creature_or_another_one() -> None:
    text = "Incanta creatura\nOgniqualvolta la creatura incantata o un'altra creatura che controlli muore, pesca una carta."
    found = abilities(text, "Incantesimo — Aura")[-1]
    either = Filter(any_of=(Filter(holds_this=True), Filter(types=CREATURE_TYPE, controller=Relation.YOU)))
    assert found.trigger == t.dies(either)  # type: ignore[union-attr]
    assert refused(text.replace("un'altra creatura", "una creatura"), "Incantesimo — Aura")


def test_701_3_to_what_it_becomes_attached_is_asked_and_what_it_comes_off_is_not() -> None:
    def trigger(words: str) -> object:
        return abilities(f"Ogniqualvolta {words}, pesca una carta.")[0].trigger  # type: ignore[union-attr]

    aura = Filter(subtypes=("Aura",))
    assert trigger("un'Aura viene assegnata alla Sentinella") == t.Becomes(subject=aura, state="attached", other=THIS)
    assert trigger("un'Aura viene assegnata a una creatura") == t.Becomes(
        subject=aura, state="attached", other=CREATURE
    )
    assert trigger("la Sentinella viene tolta da una creatura") == t.Becomes(subject=THIS, state="unattached")


@pytest.mark.parametrize(("on", "life"), [("Custode", 23), ("Orso", 20)])
def test_303_4_what_enters_attached_becomes_attached(on: str, life: int) -> None:
    lines = (
        "Anna: Custode creatura 2/2",
        "> Ogniqualvolta un'Aura viene assegnata al Custode, guadagni 3 punti vita.",
        "Orso creatura 2/2",
        "Anna in mano: Velo incantesimo aura",
        "> Incanta creatura",
        f"Anna lancia Velo su {on}",
        "Che cosa succede?",
    )
    assert run(parse_lines("\n".join(lines) + "\n", "t")).final.sides[0].life == life


def test_701_3_control_moved_to_it_later_it_becomes_attached_too() -> None:
    lines = (
        "Anna: Custode creatura 2/2",
        "> Ogniqualvolta un Equipaggiamento viene assegnato al Custode, guadagni 3 punti vita.",
        "Lama artefatto equipaggiamento",
        "> Equipaggiare {0}",
        "Anna attiva Lama su Custode",
        "Che cosa succede?",
    )
    assert run(parse_lines("\n".join(lines) + "\n", "t")).final.sides[0].life == 23
