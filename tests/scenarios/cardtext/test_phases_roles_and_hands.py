"""111.10, 122.1, 500.8, 506.4, 608.2d: more phases, Roles, leaving combat, counters, cards out of a hand or a search."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.damage import PutCounters, RemoveCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.libraries import Look, Reveal, RevealUntil
from engine.cards.abilities.objects import CreateTokens, Move, RemoveFromCombat
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import EventAmount, PowerOf
from engine.cards.abilities.references import Among, CardsOf, ControllerOf, Remembered, Target
from engine.cards.abilities.searching import Search
from engine.cards.abilities.turns import AddPhases
from engine.words.terms import CardType, Phase, Zone
from tests.scenarios.cardtext.support import refused, spell, triggered


@pytest.mark.parametrize(
    ("words", "phases", "after"),
    [
        ("Dopo questa fase, c'è una fase di combattimento addizionale.", (Phase.COMBAT,), None),
        (
            "Dopo questa fase principale, c'è una fase di combattimento addizionale seguita da una fase principale addizionale.",
            (Phase.COMBAT, Phase.MAIN),
            Phase.MAIN,
        ),
        (
            "Dopo questa fase principale, c'è una fase di combattimento aggiuntiva seguita da una fase principale aggiuntiva.",
            (Phase.COMBAT, Phase.MAIN),
            Phase.MAIN,
        ),
        (
            "Dopo questa fase di combattimento, c'è una fase di combattimento aggiuntiva.",
            (Phase.COMBAT,),
            Phase.COMBAT,
        ),
        ("C'è una fase di combattimento aggiuntiva dopo questa fase.", (Phase.COMBAT,), None),
    ],
)
def test_500_8_phases_are_added(words: str, phases: tuple[Phase, ...], after: Phase | None) -> None:
    assert spell(words).effects == (AddPhases(phases=phases, after=after),)


def test_111_10_a_role_on_a_target_or_on_what_was_spoken_of() -> None:
    (made,) = spell("Crea una pedina Ruolo Mostro assegnata a una creatura bersaglio.").effects
    assert isinstance(made, CreateTokens) and (made.token.name, made.attached_to) == ("Monster", Target())
    _, behind = spell("STAPpa una creatura bersaglio. Crea una pedina Ruolo Perfido assegnata ad essa.").effects
    assert isinstance(behind, CreateTokens) and (behind.token.name, behind.attached_to) == ("Wicked", Target())
    assert refused("Crea una pedina Ruolo Mostro assegnata a ogni creatura bersaglio.", "Stregoneria"), "control"


def test_506_4_it_leaves_combat() -> None:
    assert spell("Rimuovi una creatura attaccante bersaglio dal combattimento.").effects == (
        RemoveFromCombat(what=Target()),
    )


def test_122_1_what_the_counters_are_put_on_is_said_first() -> None:
    (put,) = spell("Metti su una creatura bersaglio segnalini +1/+1 pari alla sua forza.").effects
    assert put == PutCounters(counter="+1/+1", on=Target(), count=PowerOf(Target()))
    (gone,) = spell("Rimuovi da una creatura bersaglio tutti i segnalini -1/-1.").effects
    assert gone == RemoveCounters(counter="-1/-1", on=Target(), count=None)


@pytest.mark.parametrize(
    "words", ["un pari ammontare di punti vita", "lo stesso ammontare di punti vita", "altrettanti punti vita"]
)
def test_608_2h_as_much_as_the_event_said(words: str) -> None:
    found = triggered(f"Ogniqualvolta la Sentinella infligge danno, guadagni {words}.")
    assert found.effects == (GainLife(amount=EventAmount()),)
    assert refused(f"Quando la Sentinella entra, guadagni {words}."), "control"


@pytest.mark.parametrize(
    ("before", "kind"),
    [("Un avversario bersaglio rivela la sua mano.", Reveal), ("Guarda la mano di un avversario bersaglio.", Look)],
)
def test_608_2d_a_card_is_exiled_from_that_hand(before: str, kind: type) -> None:
    seen, chosen, moved = spell(f"{before} Esilia una carta non terra da quella mano.").effects
    assert isinstance(seen, kind) and CardsOf(Target(), Zone.HAND) in (
        getattr(seen, "what", None),
        getattr(seen, "at", None),
    )
    assert isinstance(chosen, Choose) and chosen.filter == Filter(zone=Zone.HAND, not_types=(CardType.LAND,))
    assert isinstance(moved, Move) and moved.to is Zone.EXILE
    assert refused("Esilia una carta non terra da quella mano.", "Stregoneria"), "control"


def test_701_23a_one_of_those_that_were_found_and_the_other() -> None:
    text = "Passa in rassegna il tuo grimorio per due carte. Aggiungine una alla tua mano e metti l'altra nel tuo cimitero."
    search, _, taken, other, *_ = spell(f"{text} Poi rimescola.").effects
    assert isinstance(search, Search) and isinstance(taken, Move) and taken.to is Zone.HAND
    assert isinstance(other, Move) and other.to is Zone.GRAVEYARD and isinstance(other.what, Among)
    one = "Passa in rassegna il tuo grimorio per una carta. Aggiungine una alla tua mano. Poi rimescola."
    assert refused(one, "Stregoneria"), "control"


def test_701_20a_another_player_reveals_until() -> None:
    text = (
        "Distruggi una creatura bersaglio. Il suo controllore rivela carte dalla cima del suo grimorio fino a che non rivela "
        "una carta creatura. Quel giocatore mette quella carta sul campo di battaglia."
    )
    _, until, put = spell(text).effects
    assert isinstance(until, RevealUntil) and until.who == ControllerOf(Target())
    assert isinstance(put, Move) and put.what == Remembered("n1") and put.under == ControllerOf(Target())


def test_109_2_the_preposition_is_said_again() -> None:
    plain = spell("Esilia fino a un artefatto o creatura bersaglio.")
    assert spell("Esilia fino a un artefatto o a una creatura bersaglio.") == plain
    assert refused("Esilia un artefatto o a una creatura bersaglio.", "Stregoneria"), "control"
