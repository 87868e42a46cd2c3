"""Trigger events: ``{muore: altra creatura}``, ``{inizio: mantenimento, di: tu}``, ``{pesca: avversario}``."""

from __future__ import annotations

from engine.cards.abilities import triggers as t
from engine.words.terms import TurnStep
from scenarios.language.terms import ACTIONS, REASONS, STEPS
from scenarios.written.abilities.conditions import CONDITION
from scenarios.written.abilities.filters import COUNTER, FILTER, RELATION, ZONE
from scenarios.written.abilities.reading import NATURAL, POSITIVE, YES, Grammar, Reader, word
from scenarios.written.abilities.references import PLAYER

TRIGGERS = Grammar("evento-che-innesca", "un evento che innesca")
TRIGGER: Reader = TRIGGERS.reader
REASON = word(REASONS)

_ONE_OR_MORE = ("uno o più", YES)

TRIGGERS.form(
    t.Moves, subject=("si sposta", FILTER), origin=("da", ZONE), to=("in", ZONE), reason=("motivo", REASON),
    one_or_more=_ONE_OR_MORE,
)  # fmt: skip
TRIGGERS.form(t.enters, subject=("entra", FILTER), one_or_more=_ONE_OR_MORE)
TRIGGERS.form(t.dies, subject=("muore", FILTER), one_or_more=_ONE_OR_MORE)
TRIGGERS.form(t.leaves, subject=("lascia il campo di battaglia", FILTER), one_or_more=_ONE_OR_MORE)
TRIGGERS.form(
    t.Draws,
    who=("pesca", RELATION),
    this=("questa carta, rivelandola", YES),
    nth=("numero nel turno", POSITIVE),
    beyond_first=("tranne la prima dell'acquisizione", YES),
    shown=("rivelata così", FILTER),
)
TRIGGERS.form(t.Becomes, {"state": "tapped"}, subject=("diventa TAPpato", FILTER))
TRIGGERS.form(t.Becomes, {"state": "untapped"}, subject=("diventa STAPpato", FILTER))
TRIGGERS.form(t.Becomes, {"state": "attached"}, subject=("diventa assegnato", FILTER), other=("a", FILTER))
TRIGGERS.form(t.Becomes, {"state": "unattached"}, subject=("smette di essere assegnato", FILTER), other=("a", FILTER))
TRIGGERS.form(
    t.Becomes,
    {"state": "targeted"},
    subject=("diventa bersaglio", FILTER),
    by=("di", RELATION),
    other=("di che cosa", FILTER),
)
TRIGGERS.form(t.ReachesLevel, subject=("sale di livello", FILTER), level=("livello", POSITIVE))
TRIGGERS.form(t.Unlocks, {"door": t.THIS_DOOR}, who=("sblocca questa porta", RELATION))
TRIGGERS.form(t.Unlocks, {"fully": False}, who=("sblocca una porta", RELATION), subject=("di", FILTER))
TRIGGERS.form(t.Unlocks, {"fully": True}, who=("sblocca completamente", RELATION), subject=("che cosa", FILTER))
TRIGGERS.form(
    t.DealsDamage, source=("infligge danno", FILTER), to_object=("a", FILTER), to_player=("a giocatore", RELATION),
    combat=("da combattimento", YES), once=("una volta sola", YES), recipient=("al giocatore", PLAYER), least=("almeno", NATURAL),
    once_for_all=("una volta per tutti", YES),
)  # fmt: skip
TRIGGERS.form(t.DealsDamage, to_object=("subisce danno", FILTER), combat=("da combattimento", YES))
TRIGGERS.form(t.DealsDamage, to_player=("giocatore subisce danno", RELATION), combat=("da combattimento", YES))
TRIGGERS.form(
    t.DamageIsPrevented,
    source=("viene prevenuto danno di", FILTER),
    to_object=("a", FILTER),
    to_player=("a giocatore", RELATION),
)
TRIGGERS.form(
    t.DealtExcess,
    subject=("subisce danno in eccesso", FILTER),
    source=("da", FILTER),
    combat=("da combattimento", YES),
)
TRIGGERS.form(t.LifeChanges, {"gained": True}, who=("guadagna punti vita", RELATION))
TRIGGERS.form(t.LifeChanges, {"gained": False}, who=("perde punti vita", RELATION))
TRIGGERS.form(t.Expends, amount=("mana speso per magie arriva a", NATURAL), who=("di", RELATION))
TRIGGERS.form(t.CastsSpell, who=("lancia", RELATION), spell=("magia", FILTER), nth=("numero nel turno", POSITIVE))
TRIGGERS.form(
    t.ActivatesAbility,
    who=("attiva un'abilità", RELATION),
    of=("di", FILTER),
    mana=("abilità di mana", YES),
    exhaust=("esaurire", YES),
)
TRIGGERS.form(t.Cycles, who=("cicla", RELATION), card=("carta", FILTER))
TRIGGERS.form(t.CyclesOrDiscards, who=("cicla o scarta", RELATION), card=("carta", FILTER))
TRIGGERS.form(t.BeginningOf, step=("inizio", word(STEPS)), whose=("di", RELATION), of=("nel turno di", PLAYER))
TRIGGERS.form(
    t.BeginningOf,
    {"step": TurnStep.PRECOMBAT_MAIN},
    main=("inizio della fase principale numero", POSITIVE),
    whose=("di", RELATION),
)
TRIGGERS.form(
    t.CountersPutOn,
    subject=("riceve segnalini", FILTER),
    counter=("segnalino", COUNTER),
    crosses=("raggiunge", POSITIVE),
    by=("messi da", RELATION),
    once=("una volta sola", YES),
    each=("per ognuno", YES),
)
TRIGGERS.form(t.GetsCounters, who=("prende segnalini", RELATION), counter=("segnalino", COUNTER))
TRIGGERS.form(
    t.Attacks, subject=("attacca", FILTER), alone=("da sola", YES), to_player=("giocatore", RELATION),
    to_object=("permanente", FILTER), most_life=("chi ha più punti vita", YES), once=("una volta sola", YES),
    others=("con almeno altre", NATURAL), exactly=("non di più", YES), such=("tali", FILTER),
)  # fmt: skip
TRIGGERS.form(t.Unblocked, subject=("attacca e non viene bloccata", FILTER))
TRIGGERS.form(
    t.Blocks, {"becomes_blocked": False}, subject=("blocca", FILTER), other=("chi", FILTER), least=("almeno", POSITIVE)
)
TRIGGERS.form(
    t.Blocks,
    {"becomes_blocked": True},
    subject=("viene bloccata", FILTER),
    other=("da", FILTER),
    least=("da almeno", POSITIVE),
)
TRIGGERS.form(t.Becomes, {"state": "turned face up"}, subject=("viene girato a faccia in su", FILTER))
TRIGGERS.form(t.Becomes, {"state": "turned face down"}, subject=("viene girato a faccia in giù", FILTER))
TRIGGERS.form(t.Becomes, {"state": "transformed"}, subject=("si trasforma", FILTER))
TRIGGERS.form(t.LosesLastCounter, subject=("perde l'ultimo segnalino", FILTER), counter=("segnalino", COUNTER))
TRIGGERS.form(t.LosesControl, subject=("perso il controllo di", FILTER), who=("da", RELATION))
TRIGGERS.form(t.Becomes, {"state": "phased out"}, subject=("scompare", FILTER))
TRIGGERS.form(t.Becomes, {"state": "phased in"}, subject=("appare", FILTER))
TRIGGERS.form(t.BecomesMonarch, who=("diventa il monarca", RELATION))
TRIGGERS.form(t.TakesInitiative, who=("prende l'iniziativa", RELATION))
TRIGGERS.form(t.EntersRoom, room=("si entra nella stanza", Reader(lambda value: POSITIVE(value) - 1, POSITIVE.schema)))
TRIGGERS.form(t.CompletesDungeon, who=("completa un dungeon", RELATION))
TRIGGERS.form(t.LosesGame, who=("perde la partita", RELATION))
TRIGGERS.form(t.AbilityTriggers, of=("si innesca un'abilità di", FILTER), who=("controllata da", RELATION))
TRIGGERS.form(t.Performs, action=("azione", word(ACTIONS)), who=("di", RELATION), subject=("soggetto", FILTER))
TRIGGERS.form(t.AddsMana, {"tapped": True}, subject=("viene TAPpato per attingere mana", FILTER), who=("da", RELATION))
TRIGGERS.form(t.AddsMana, {"tapped": False}, who=("aggiunge mana", RELATION), subject=("fonte", FILTER))
TRIGGERS.form(t.StateIs, condition=("stato di gioco", CONDITION))
TRIGGERS.word("quando lo fai", t.When())
TRIGGERS.word("il giorno diventa notte", t.DayNightTurns(night=True))
TRIGGERS.word("la notte diventa giorno", t.DayNightTurns(night=False))
TRIGGERS.word("il giorno diventa notte o la notte diventa giorno", t.DayNightTurns())
