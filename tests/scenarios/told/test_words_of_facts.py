"""What a step read, in its sentence: from where, for how much, by whose word; and nothing of it where there is nothing to say."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Prohibition
from engine.state.facts.announced import AnnouncedX, CastFrom, CostsChosen, OfAbility, PermittedBy, Spliced
from engine.state.facts.decided import DecidesFor, NumberChosen, ObjectsChosen, PilesMade, PileTaken
from engine.state.facts.fact import Fact
from engine.state.facts.fighting import CombatCosts, DefenderChosen, Idle, IdleFighters, WhyIdle
from engine.state.facts.lasting import CastingAllowed, CombatRuled, Lasts, NextSpellChanges, PlayerGains, PlayingAllowed
from engine.state.facts.nothing import CouldNot, CountsAsPaid, Kept, Nothing, WhyNothing
from engine.state.facts.ranges import NowReached, OutOfRange, StandsIn
from engine.state.facts.refused import ActionRefused, DutiesLeft, Hindered, Unpaid
from engine.state.facts.turns import IsControlled, MaximumHand, SpellsLastTurn, TurnGoes, Turning, WillBeControlled
from engine.state.objects import PlayerTarget
from engine.state.trace import Step, StepKind
from engine.words.citations import Citation
from engine.words.mentions import Mention
from engine.words.terms import Kind, ObjectId, PlayerId, Zone
from scenarios.told import People, sentence
from scenarios.told.facts.data import as_data

ANNA, BRUNO = PlayerId(0), PlayerId(1)
PEOPLE = People(("Anna", "Bruno"))


def called(name: str, one: int, kind: Kind = Kind.CARD) -> Mention:
    return Mention(
        id=ObjectId(one), label=name.lower(), name=name, kind=kind, zone=Zone.STACK, owner=ANNA, controller=ANNA
    )


BOLT, BEAR, JAIL = called("Folgore", 1), called("Orso", 2), called("Prigione", 3)
CAST, ACTIVATE, TURN, DECIDED = StepKind.CAST, StepKind.ACTIVATE, StepKind.TURN_BASED_ACTION, StepKind.DECIDED
NOTHING, INSTRUCTION, EVENT = StepKind.NOTHING, StepKind.INSTRUCTION, StepKind.EVENT
FIGHTS = StepKind.COMBAT_DAMAGE
BRUNO_HIMSELF = PlayerTarget(BRUNO)


def told(kind: StepKind, *facts: Fact, cause: Mention | None = BOLT) -> str:
    return sentence(Step(kind=kind, rules=(Citation("104.1"),), facts=facts, player=ANNA, cause=cause), PEOPLE)


WORDS = [
    (CAST, (CastFrom(Zone.GRAVEYARD), CostsChosen(("flashback",))),
     "Anna lancia «Folgore» dal proprio cimitero, costo scelto: flashback."),
    (CAST, (CastFrom(Zone.HAND),), "Anna lancia «Folgore»."),
    (CAST, (CostsChosen(("kicker", "potere")),), "Anna lancia «Folgore», costi scelti: potenziamento e potere."),
    (CAST, (Spliced((BEAR,)), PermittedBy(BOLT)), "Anna lancia «Folgore» con il testo di «Orso»."),
    (CAST, (PermittedBy(JAIL),), "Anna lancia «Folgore» come permette «Prigione»."),
    (ACTIVATE, (OfAbility(BEAR, 0), AnnouncedX(3)), "Anna attiva «Folgore» con X = 3."),
    (NOTHING, (CountsAsPaid("{1}{R}"),), "Il costo di mana di «Folgore», {1}{R}, si considera pagato."),
    (NOTHING, (ActionRefused("cannot pay", "cast"), Unpaid("{1}{R}")),
     "Anna non può lanciare «Folgore»: non può pagare il costo ({1}{R})."),
    (NOTHING, (ActionRefused("cannot pay", "cast"),), "Anna non può lanciare «Folgore»: non può pagare il costo."),
    (NOTHING, (ActionRefused("forbidden", "cast"), Hindered(by=JAIL)),
     "Anna non può lanciare «Folgore»: un effetto lo vieta (per effetto di «Prigione»)."),
    (NOTHING, (ActionRefused("too few blockers", "block"), Hindered(creature=BEAR, at_least=2)),
     "Anna non può dichiarare queste creature bloccanti «Folgore»: la creatura va bloccata da più creature insieme"
     " («Orso»; ne servono almeno 2)."),
    (NOTHING, (ActionRefused("must attack", "attack"), DutiesLeft(1, 2, (BEAR,), (JAIL,))),
     "Anna non può dichiarare queste creature attaccanti «Folgore»: vanno rispettati quanti più obblighi di"
     " attaccare è possibile (rispettati qui: 1 su 2; manca «Orso»; lo chiede «Prigione»)."),
    (NOTHING, (Nothing(WhyNothing.CHANGED_ZONES, (BEAR,)),),
     "L'abilità di «Folgore» non trova più «Orso»: ha cambiato zona, ed è un altro oggetto."),
    (NOTHING, (Nothing(WhyNothing.NOTHING_FOR_TOKEN, (BEAR,)),),
     "Non c'è nulla che «Orso» possa incantare: non viene creata."),
    (NOTHING, (), "Non accade nulla."),
    (TURN, (CombatCosts("{2}", (BEAR,), (JAIL,)),),
     "Anna paga il costo di {2} per far combattere «Orso», come chiede «Prigione»."),
    (TURN, (DefenderChosen(BRUNO_HIMSELF),), "Anna sceglie Bruno come giocatore in difesa."),
    (TURN, (MaximumHand(7),), "Azione generata dal turno: in mano può tenere 7 carte."),
    (TURN, (SpellsLastTurn(1),), "Azione generata dal turno: il giocatore attivo del turno precedente vi ha lanciato 1 magia."),
    (TURN, (), "Azione generata dal turno: nessun cambiamento."),
    (DECIDED, (ObjectsChosen((BRUNO_HIMSELF, BEAR)),), "Anna sceglie Bruno e «Orso»."),
    (DECIDED, (ObjectsChosen(()),), "Anna sceglie di non scegliere nulla."),
    (DECIDED, (DecidesFor(BRUNO_HIMSELF),), "Anna decide per Bruno."),
    (DECIDED, (NumberChosen(3),), "Anna sceglie il numero 3 per «Folgore»."),
    (DECIDED, (PilesMade((BEAR,), ()),), "Anna divide in due mazzetti: «Orso»; nessuna carta."),
    (DECIDED, (PileTaken(2),), "Anna sceglie il mazzetto 2."),
    (NOTHING, (OutOfRange(BRUNO_HIMSELF, (BEAR,)),),
     "Per «Folgore» conta il raggio di influenza di Bruno, e ne resta fuori «Orso»."),
    (DECIDED, (StandsIn(BRUNO_HIMSELF),),
     "Nel raggio di influenza di Bruno non c'è nessuno che possa scegliere: sceglie Anna, il più vicino alla sua sinistra."),
    (EVENT, (NowReached(BRUNO_HIMSELF, (PlayerTarget(ANNA),)),), "Anna entra nel raggio di influenza di Bruno."),
    (INSTRUCTION, (CombatRuled((BEAR,), "CantBlock"), Lasts()), "La creatura «Orso» non può bloccare."),
    (INSTRUCTION, (PlayerGains("hexproof"), Lasts()), "Per effetto di «Folgore», Anna ha anti-malocchio."),
    (INSTRUCTION, (CastingAllowed((BEAR,), free=True),),
     "Per effetto di «Folgore», Anna può lanciare «Orso» senza pagarne il costo di mana."),
    (INSTRUCTION, (PlayingAllowed((BEAR,)),), "Finché resta in esilio Anna può giocare «Orso», ma non come Avventura."),
    (INSTRUCTION, (CouldNot((Kept(Prohibition.GAIN_LIFE, BRUNO_HIMSELF, JAIL), Kept(Prohibition.UNTAP, BEAR, JAIL))),),
     "Bruno non può guadagnare punti vita: lo impedisce «Prigione»; «Orso» non può STAPparsi: lo impedisce «Prigione»."),
    (INSTRUCTION, (NextSpellChanges(),), "Per effetto di «Folgore», cambierà la prossima magia adatta che Anna lancerà."),
    (INSTRUCTION, (WillBeControlled(BRUNO_HIMSELF),), "Anna controllerà Bruno durante il suo prossimo turno."),
    (EVENT, (IsControlled(BRUNO_HIMSELF),), "In questo turno Anna controlla Bruno."),
    (EVENT, (TurnGoes(Turning.EXTRA_TURN),), "Inizia il turno extra di Anna."),
    (FIGHTS, (IdleFighters((Idle(WhyIdle.NO_POWER, (BEAR,)), Idle(WhyIdle.NO_BLOCKERS, (BOLT, JAIL)))),),
     "Nessuna creatura infligge danno da combattimento; «Orso» non infligge danno: quello che assegnerebbe è 0 o meno;"
     " «Folgore» e «Prigione» non infliggono danno: sono bloccate, e nessuna creatura le blocca più."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "facts", "words"), WORDS, ids=[words for _, _, words in WORDS])
def test_a_fact_in_words(kind: StepKind, facts: tuple[Fact, ...], words: str) -> None:
    assert told(kind, *facts) == words


def test_a_fact_without_fields_is_true_with_one_its_value_with_more_a_mapping() -> None:
    facts = (NextSpellChanges(), NumberChosen(3), OfAbility(BEAR, 0, "Ride."), ObjectsChosen((BRUNO_HIMSELF,)))
    assert as_data(facts, PEOPLE) == {
        "prossima magia": True,
        "numero": 3,
        "abilità": {"fonte": {"nome": "Orso", "id": "orso"}, "numero": 1, "testo": "Ride."},
        "scelti": ["Bruno"],
    }


def test_what_is_of_a_closed_set_is_a_word_as_data_and_what_is_not_said_is_null() -> None:
    facts = (CastFrom(Zone.EXILE), Hindered(by=BEAR, at_most=1), OfAbility(BEAR), Nothing(WhyNothing.ZERO))
    assert as_data(facts, PEOPLE) == {
        "da": "esilio",
        "impedimento": {"di chi": {"nome": "Orso", "id": "orso"}, "creatura": None, "almeno": None, "al massimo": 1},
        "abilità": {"fonte": {"nome": "Orso", "id": "orso"}, "numero": None, "testo": ""},
        "non accade": {"perché": "il numero è 0", "oggetti": []},
    }


def test_text_from_outside_in_a_fact_is_no_command() -> None:
    assert as_data((CostsChosen(("po\x1b[2Jtere",)),), PEOPLE) == {"costi scelti": ["po\\x1b[2Jtere"]}
    assert "\x1b" not in told(CAST, CostsChosen(("po\x1b[2Jtere",)))
