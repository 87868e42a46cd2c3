"""107, 122, 508.1, 603.2: numbers and counters in events, conditions and instructions, in both languages."""

from __future__ import annotations

import pytest

from engine.cards.abilities import triggers as t
from engine.cards.abilities.conditions import Not, Within
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.quantities import CountersOn, DoneThisTurn, PowerAttackedWith
from engine.cards.abilities.references import This, You
from engine.words.terms import Action, CardType, Deed, Kind, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.scenarios.cardtext.support import ability, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

C, S, A = "Creatura — Umano", "Stregoneria", "Artefatto"

PAIRS = [
    # 701.23a, 701.24a, 707.10
    (C, "Ogniqualvolta un avversario rimescola il suo grimorio, pesca una carta.",
     "Whenever an opponent shuffles their library, draw a card."),
    (C, "Ogniqualvolta passi in rassegna il tuo grimorio, guadagni 1 punto vita.",
     "Whenever you search your library, you gain 1 life."),
    (C, "Ogniqualvolta un avversario copia una magia stregoneria, perde 1 punto vita.",
     "Whenever an opponent copies a sorcery spell, that player loses 1 life."),
    # 122.1: of players
    (C, "Ogniqualvolta ottieni uno o più {E}, la Sentinella prende +1/+0 fino alla fine del turno.",
     "Whenever you get one or more {E}, this creature gets +1/+0 until end of turn."),
    (C, "Ogniqualvolta un avversario riceve uno o più segnalini veleno, pesca una carta.",
     "Whenever an opponent gets one or more poison counters, draw a card."),
    # 122.1, 122.6: of objects
    (A, "All'inizio del tuo mantenimento, se non ci sono segnalini carica sulla Sentinella, sacrificala.",
     "At the beginning of your upkeep, if there are no charge counters on this artifact, sacrifice it."),
    (A, "{T}: Pesca una carta. Attiva solo se non ci sono segnalini sulla Sentinella.",
     "{T}: Draw a card. Activate only if there are no counters on this artifact."),
    (C, "Fintanto che hai messo uno o più segnalini +1/+1 su una creatura in questo turno, la Sentinella ha travolgere.",
     "As long as you've put one or more +1/+1 counters on a creature this turn, this creature has trample."),
    (C, "Le creature che controlli con tre o più segnalini +1/+1 hanno volare.",
     "Creatures you control with three or more +1/+1 counters on them have flying."),
    (S, "Distruggi tutti i permanenti con esattamente due segnalini.", "Destroy all permanents with exactly two counters on them."),
    (S, "Distruggi una creatura bersaglio con meno di tre segnalini carica.",
     "Destroy target creature with fewer than three charge counters on it."),
    # 701.60a, 702.171b
    (A, "{T}: Una Cavalcatura bersaglio diventa sellata fino alla fine del turno.",
     "{T}: Target Mount becomes saddled until end of turn."),
    (S, "Una creatura sospettata bersaglio non è più sospettata.", "Target suspected creature becomes no longer suspected."),
    (S, "Metti un segnalino carica su una creatura bersaglio. Puoi fare in modo che non sia più sospettata.",
     "Put a charge counter on target creature. You may have it become no longer suspected."),
    # 601.2f
    (C, "Ogniqualvolta la Sentinella attacca, la prossima magia istantaneo o stregoneria che lanci in questo turno costa "
     "{X} in meno per "
     "essere lanciata, dove X è pari alla forza della Sentinella mentre l'abilità si risolve.",
     "Whenever this creature attacks, the next instant or sorcery spell you cast this turn costs {X} less to cast, where X is this "
     "creature's power as this ability resolves."),
    (C, "{T}: Le magie che lanci in questo turno e che sono rosse e/o verdi costano {X} in meno per essere lanciate, dove X "
     "è il numero "
     "di Elfi che controlli.",
     "{T}: Spells you cast this turn that are red and/or green cost {X} less to cast, where X is the number of Elves you control."),
    (S, "Le magie creatura che lanciano i tuoi avversari costano {1} in più per essere lanciate fino al tuo prossimo turno.",
     "Creature spells your opponents cast cost {1} more to cast until your next turn."),
    (S, "Questa magia costa {2} in meno per essere lanciata se bersaglia una carta artefatto.\nEsilia un artefatto bersaglio.",
     "This spell costs {2} less to cast if it targets an artifact card.\nExile target artifact."),
    # 107.3, 119.4
    (C, "{X}, {T}, Paga X punti vita: Pesca X carte.", "{X}, {T}, Pay X life: Draw X cards."),
    # 107.1
    (C, "{T}: Guadagni punti vita pari al doppio della forza più alta tra le creature che controlli.",
     "{T}: You gain life equal to twice the greatest power among creatures you control."),
    (C, "{T}: Pesca carte pari alla tua devozione al nero meno uno.", "{T}: Draw cards equal to your devotion to black minus one."),
    (C, "La forza e la costituzione della Sentinella sono pari a 15 meno i punti vita più bassi tra i giocatori.",
     "Sentinel's power and toughness are each equal to 15 minus the lowest life total among players."),
    (C, "La forza della Sentinella è pari ai punti vita più alti tra i tuoi avversari.",
     "Sentinel's power is equal to the highest life total among your opponents."),
    (S, "Scarta tutte le carte nella tua mano, poi pesca altrettante carte più due.",
     "Discard all the cards in your hand, then draw that many cards plus two."),
    # 701.23a
    (S, "Passa in rassegna il tuo grimorio per trovare fino a tre carte terra base e/o carte Elfo, rivelale, aggiungile "
     "alla tua mano, "
     "poi rimescola.",
     "Search your library for up to three basic land cards and/or Elf cards, reveal them, put them into your hand, then shuffle."),
    # 702.138c, 715.2a
    (C, "La Sentinella fugge con un segnalino +1/+1 o un segnalino carica a tua scelta.",
     "This creature escapes with your choice of a +1/+1 counter or a charge counter on it."),
    (C, "Ogniqualvolta lanci una magia che ha un'Avventura, pesca una carta.", "Whenever you cast a spell that has an "
     "Adventure, draw a card."),
    (C, "Le creature con un'Avventura che controlli hanno volare.", "Creatures you control with an Adventure have flying."),
    # 508.1
    (C, "Ogniqualvolta la Sentinella attacca, se hai attaccato con creature con forza totale pari o superiore a 8 in questo "
     "combattimento, pesca una carta.",
     "Whenever this creature attacks, if you attacked with creatures with total power 8 or greater this combat, draw a card."),
    # 601.2i, in the subjunctive without 'non'
    (C, "La Sentinella non può bloccare a meno che tu abbia lanciato una magia artefatto in questo turno.",
     "This creature can't block unless you've cast an artifact spell this turn."),
    (C, "La Sentinella non può attaccare a meno che tu non abbia sacrificato un artefatto in questo turno.",
     "This creature can't attack unless you sacrificed an artifact this turn."),
]  # fmt: skip


@pytest.mark.parametrize(("types", "it", "en"), PAIRS, ids=[en[:70] for _, _, en in PAIRS])
def test_both_languages_come_to_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())


@pytest.mark.parametrize(
    ("words", "event"),
    [
        ("rimescoli il tuo grimorio", t.Performs(action=Action.SHUFFLE, who=Relation.YOU)),
        ("un giocatore passa in rassegna il suo grimorio", t.Performs(action=Action.SEARCH)),
        (
            "copi una magia istantaneo",
            t.Performs(
                action=Action.COPY_SPELL,
                who=Relation.YOU,
                subject=Filter(zone=Zone.STACK, types=(CardType.INSTANT,), not_kind=Kind.ABILITY),
            ),
        ),
        ("ottieni uno o più {E}", t.GetsCounters(who=Relation.YOU, counter="energy")),
        ("un giocatore riceve uno o più segnalini veleno", t.GetsCounters(counter="poison")),
        (
            "la Sentinella riceve uno o più segnalini carica",
            t.CountersPutOn(subject=Filter(this=True), counter="charge"),
        ),
    ],
)
def test_603_2_what_happens(words: str, event: t.Trigger) -> None:
    assert triggered(f"Ogniqualvolta {words}, pesca una carta.").trigger == event


@pytest.mark.parametrize(
    "words",
    [
        "un avversario rimescola il tuo grimorio",
        "rimescoli la tua mano",
        "copi una creatura",
        "un giocatore riceve un segnalino +1/+1",
    ],
)
def test_603_2_control_what_nobody_does(words: str) -> None:
    assert refused(f"Ogniqualvolta {words}, pesca una carta.")


def test_122_1_none_of_a_kind_or_none_at_all() -> None:
    for words, kind in (("segnalini carica", "charge"), ("segnalini", None)):
        such = triggered(
            f"All'inizio del tuo mantenimento, se non ci sono {words} sulla Sentinella, pesca una carta."
        ).condition
        assert such == Not(Within(CountersOn(kind, This()), Bounds(least=1)))


def test_122_6_the_kind_of_counters_that_were_put_is_asked_for() -> None:
    put = DoneThisTurn(what=Deed.COUNTED, of=You(), filter=CREATURE, counter="+1/+1")
    found = triggered(
        "All'inizio della tua sottofase finale, se hai messo un segnalino +1/+1 su una creatura in questo turno, pesca una carta."
    )
    assert found.condition == Within(put, Bounds(least=1))


@pytest.mark.parametrize(
    ("words", "bounds"),
    [
        ("tre o più segnalini carica", Bounds(least=3)),
        ("almeno due segnalini carica", Bounds(least=2)),
        ("quattro o meno segnalini carica", Bounds(most=4)),
        ("esattamente un segnalino carica", Bounds(1, 1)),
        ("meno di tre segnalini carica", Bounds(most=2)),
    ],
)
def test_122_1_so_many_counters_in_a_description(words: str, bounds: Bounds) -> None:
    found = spell(f"Distruggi tutti gli artefatti con {words}.").effects[0].what.filter  # type: ignore[union-attr]
    assert found is not None and (found.counter, found.counter_bounds) == ("charge", bounds)
    assert refused(f"Distruggi tutti gli artefatti senza {words}.", S)


def test_122_1_control_of_any_number_of_them_no_bounds_are_asked() -> None:
    found = spell("Distruggi tutti gli artefatti con un segnalino carica.").effects[0].what.filter  # type: ignore[union-attr]
    assert found is not None and (found.counter, found.counter_bounds) == ("charge", None)


def test_701_23a_control_one_of_each_is_no_number_of_cards() -> None:
    one_of_each = (
        "Passa in rassegna il tuo grimorio per trovare una carta Foresta e/o una carta Elfo, rivelale, poi rimescola."
    )
    assert refused(one_of_each, S)


def test_107_3c_control_any_number_of_them_need_not_be_the_x_of_the_mana() -> None:
    assert refused("{X}, Sacrifica un qualsiasi numero di creature: Pesca X carte.")


def test_701_60a_nothing_else_is_made_to_end() -> None:
    assert refused("Una creatura bersaglio non è più mostruosa.", S)


def test_508_1_total_power_and_no_other_number() -> None:
    words = (
        "Ogniqualvolta la Sentinella attacca, se hai attaccato con creature con {} totale pari o superiore a 6 in questo "
        "combattimento, pesca una carta."
    )
    assert triggered(words.format("forza")).condition == Within(PowerAttackedWith(You()), Bounds(least=6))
    assert refused(words.format("costituzione"))


def test_604_1_control_the_indicative_is_no_condition_behind_unless() -> None:
    assert ability("La Sentinella non può attaccare a meno che tu abbia lanciato una magia creatura in questo turno.")
    assert refused("La Sentinella non può attaccare a meno che tu hai lanciato una magia creatura in questo turno.")
