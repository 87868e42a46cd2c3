"""Facts as data for other programs: each under one Italian name, and so are its fields.

A fact without fields is ``true``; one with a single field is the value of that field; one with more is a mapping of them. Which
it is depends on the kind of fact alone. docs/fatti.md lists them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine import PlayerTarget
from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.continuous import Duration
from engine.state.crowds import Together
from engine.state.facts import announced as a
from engine.state.facts import checks as c
from engine.state.facts import decided as d
from engine.state.facts import fighting as f
from engine.state.facts import lasting as x
from engine.state.facts import nothing as n
from engine.state.facts import ranges as g
from engine.state.facts import refused as r
from engine.state.facts import turns as t
from engine.state.facts.fact import Fact, Facts
from engine.words.mentions import Mention
from engine.words.record import Record
from engine.words.terms import Designation, Phase, TurnStep, Zone
from scenarios.language.terms import DESIGNATIONS, DURATIONS, PROHIBITIONS, TURN_PARTS, ZONES
from scenarios.language.words import People, keyword_word, plain, way_word
from scenarios.told.facts.checks import FAULTS
from scenarios.told.facts.fighting import DEALS_NONE
from scenarios.told.facts.lasting import PARTS, RULES
from scenarios.told.facts.nothing import WHYS
from scenarios.told.facts.refused import ATTEMPTS
from scenarios.told.facts.setting_up import SAID
from scenarios.told.reasons import of_code

NAMES: Mapping[type[Record], tuple[str, ...]] = {
    # 601, 602, 603.3, 707.10
    a.CastFrom: ("da", "zona"),
    a.Targets: ("bersagli", "bersagli"),
    a.AnnouncedX: ("x", "x"),
    a.CostsChosen: ("costi scelti", "nomi"),
    a.CommanderTax: ("tassa del comandante", "mana"),
    a.Spliced: ("carte unite", "carte"),
    a.PermittedBy: ("permesso da", "fonte"),
    a.OfAbility: ("abilità", "fonte", "numero", "testo"),
    a.ForMana: ("abilità di mana innescata", "innescata"),
    a.CopiedFrom: ("copiato", "copia", "originale"),
    a.CopyInExile: ("copia in esilio", "copia", "preparato"),
    a.Retargeted: ("cambiano i bersagli di", "oggetto"),
    a.TurnedUp: ("girata", "modo", "costo"),
    a.DoorOpened: ("porta sbloccata", "nome", "costo"),
    a.CardSetAside: ("messa da parte", "parola chiave", "costo"),
    a.ConditionFails: ("condizione non vera",),
    a.TargetsGone: ("bersagli illegali", "bersagli"),
    # 608.2d
    d.DecidesFor: ("decide per", "giocatore"),
    d.SaysYes: ("sì", "sì"),
    d.WayChosen: ("alternativa", "quale"),
    d.ObjectsChosen: ("scelti", "scelti"),
    d.NumberChosen: ("numero", "numero"),
    d.CreatureTypeChosen: ("sottotipo", "sottotipo"),
    d.TermChosen: ("scelta", "che cosa", "quale"),
    d.VoteGiven: ("voto", "voto"),
    d.PilesMade: ("mazzetti", "primo", "secondo"),
    d.PileTaken: ("mazzetto", "numero"),
    d.ClashEnded: ("vince lo scontro", "vince"),
    d.CoinShows: ("moneta", "faccia"),
    d.DieShows: ("dado", "facce", "esce", "ignorato"),
    d.TableRow: ("riga della tabella", "risultato", "da", "a"),
    # 801
    g.OutOfRange: ("fuori dal raggio", "di chi", "che cosa"),
    g.NowReached: ("entra nel raggio", "di chi", "chi"),
    g.StandsIn: ("sceglie al posto di chi è nel raggio", "di chi"),
    g.PlanesControlled: ("controllore planare", "che cosa"),
    # 506-510
    f.DefenderChosen: ("giocatore in difesa", "giocatore"),
    f.CombatCosts: ("costo per combattere", "mana", "creature", "di chi"),
    f.IdleFighters: ("non infliggono danno", "gruppi"),
    n.CouldNot: ("non può succedere", "che cosa"),
    n.Kept: ("impedito", "che cosa", "a chi", "da"),
    f.Idle: ("gruppo", "perché", "creature"),
    # 611, 614-615, 603.7
    x.Lasts: ("durata", "fino a", "finché la condizione è vera"),
    x.ObjectsChange: ("cambiano", "oggetti", "parti", "designazioni"),
    x.PartBegun: ("parte", "parte", "dettaglio"),
    x.BecomeCopies: ("diventano copie", "oggetti", "originale"),
    x.CombatRuled: ("regola di combattimento", "oggetti", "regola"),
    x.Exchanged: ("scambio", "oggetti", "del testo"),
    x.DesignationLost: ("designazione persa", "oggetti", "designazione"),
    x.MoreLands: ("terre in più", "quante"),
    x.Forbidden: ("non può", "che cosa", "solo quello che è descritto"),
    x.PlayerGains: ("il giocatore ha", "abilità"),
    x.CastingAllowed: ("può lanciare", "carte", "senza pagare"),
    x.PlayingAllowed: ("può giocare dall'esilio", "carte"),
    x.NextSpellChanges: ("prossima magia",),
    x.RegenerationBegins: ("rigenerazione", "oggetti"),
    x.PreventionBegins: ("prevenzione", "quanto"),
    x.EventsChange: (
        "eventi a venire",
        "che cosa",
        "vietato",
        "di chi",
        "fonti",
        "invece a",
        "da",
        "verso",
        "invece verso",
        "solo la prossima volta",
        "quanto",
        "testo",
    ),
    x.DelayedBegins: ("abilità ritardata",),
    x.Searched: ("trovati", "trovati"),
    x.EffectEnded: ("effetto terminato", "oggetti"),
    # 103, 500, 514, 723, 724, 727
    t.StepBegun: ("sottofase che inizia", "sottofase", "turno"),
    t.StepEnded: ("sottofase che termina", "sottofase"),
    t.AllPassed: ("tutti hanno passato",),
    t.PartSkipped: ("salta", "parte"),
    t.WillSkip: ("salterà", "parte", "quante volte", "per tutto il turno"),
    t.ExtraTurns: ("turni extra", "quanti"),
    t.PhasesAdded: ("parti aggiunte", "parti"),
    t.WillBeControlled: ("controllerà", "giocatore"),
    t.IsControlled: ("controlla", "giocatore"),
    t.TurnGoes: ("turno", "che cosa"),
    t.OfMarker: ("segnaturno", "numero", "che cosa"),
    t.EffectsWoreOff: ("effetti terminati", "quanti"),
    t.MaximumHand: ("mano massima", "carte"),
    t.SpellsLastTurn: ("magie del turno prima", "quante"),
    t.GameBegins: ("inizio", "che cosa"),
    t.HandDrawn: ("mano iniziale", "carte"),
    t.MulliganTaken: ("mulligan", "carte in fondo"),
    t.Restarts: ("la partita ricomincia senza", "carte"),
    # 704
    c.LifeTotal: ("punti vita", "punti vita"),
    c.PoisonTotal: ("veleno", "segnalini"),
    c.CommanderDamage: ("danno da comandante", "danno"),
    c.NoToughness: ("costituzione", "costituzione"),
    c.LethalDamage: ("danno letale", "danno", "costituzione"),
    c.LegendKept: ("tenuto", "tenuto"),
    c.TiedWorlds: ("pari",),
    c.AttachmentFault: ("difetto", "difetto"),
    c.CounterPairs: ("coppie", "coppie"),
    c.CountersAllowed: ("massimo", "segnalini"),
    c.ChaptersDone: ("capitoli", "sapere", "ultimo"),
    c.NobodyProtects: ("nessun protettore",),
    # 733.1
    r.ActionRefused: ("rifiutata", "perché", "tentativo"),
    r.Unpaid: ("mana che manca", "costo"),
    r.WrongTarget: ("bersaglio", "bersaglio"),
    r.Hindered: ("impedimento", "di chi", "creatura", "almeno", "al massimo"),
    r.DutiesLeft: ("obblighi", "rispettati", "possibili", "mancano", "di chi"),
    # what does not happen
    n.Nothing: ("non accade", "perché", "oggetti"),
    n.CountsAsPaid: ("costo", "costo"),
    n.NotCast: ("non lanciata", "magia", "perché"),
}
"""The name of each kind of fact, and the names of its fields in their order."""

TURNINGS: Mapping[t.Turning, str] = {
    t.Turning.EXTRA_TURN: "inizia un turno extra",
    t.Turning.NO_PHASE_ADDED: "non si aggiunge nulla",
    t.Turning.TURN_ENDS: "termina il turno",
    t.Turning.COMBAT_ENDS: "termina la fase di combattimento",
    t.Turning.NO_COMBAT: "non c'è una fase di combattimento",
    t.Turning.NOT_BEGUN: "il turno non inizia",
    t.Turning.FOR_SKIPPED: "al posto di ciò che è stato saltato",
}
MARKERS: Mapping[t.MarkerGoes, str] = {
    t.MarkerGoes.PASSED: "passato a sinistra",
    t.MarkerGoes.TAKEN: "preso da chi sta a sinistra di chi ha lasciato",
    t.MarkerGoes.KEPT: "tenuto per un turno extra",
    t.MarkerGoes.EXTRA_LATER: "il turno extra aspetta il prossimo turno",
    t.MarkerGoes.EXTRA_BEFORE: "il turno extra viene subito prima del turno",
    t.MarkerGoes.WAITS: "in attesa",
    t.MarkerGoes.FREE: "non aspetta più",
    t.MarkerGoes.DESIGNATED: "da rimuovere",
    t.MarkerGoes.REMOVED: "rimosso",
    t.MarkerGoes.ATTENDED: "considerato",
}
BEGINNINGS: Mapping[t.Beginning, str] = {
    t.Beginning.STARTS: "chi inizia",
    t.Beginning.COMMANDERS: "i comandanti vanno nella zona di comando",
    t.Beginning.KEEPS: "tiene la mano",
    t.Beginning.OPENING_HAND: "usa una carta della mano iniziale",
    t.Beginning.FIRST_TURN: "inizia il primo turno",
}

_WORDS: Mapping[type, Callable[[Any], str]] = {
    Zone: ZONES.word,
    TurnStep: TURN_PARTS.word,
    Phase: TURN_PARTS.word,
    Duration: DURATIONS.word,
    Designation: DESIGNATIONS.word,
    Prohibition: PROHIBITIONS.word,
    f.WhyIdle: DEALS_NONE.__getitem__,
    n.WhyNothing: WHYS.__getitem__,
    t.Turning: TURNINGS.__getitem__,
    t.Beginning: BEGINNINGS.__getitem__,
    t.MarkerGoes: MARKERS.__getitem__,
}
"""The members of closed sets in words."""

CODES: Mapping[tuple[type[Record], str], Callable[[Any], object]] = {
    (a.CostsChosen, "names"): lambda names: [plain(way_word(name)) for name in names],
    (a.OfAbility, "index"): lambda index: index + 1 if index >= 0 else None,
    (c.AttachmentFault, "fault"): lambda code: FAULTS.get(code, plain(code)),
    (r.ActionRefused, "why"): of_code,
    (r.ActionRefused, "attempt"): lambda code: ATTEMPTS.get(code, plain(code)),
    (n.NotCast, "why"): of_code,
    (x.PartBegun, "part"): lambda code: PARTS.get(code, plain(code)),
    (x.CombatRuled, "rule"): lambda code: RULES.get(code, plain(code)),
    (x.EventsChange, "says"): lambda code: SAID[code].format(""),
    (x.EventsChange, "forbidden"): PROHIBITIONS.word,
    (x.PlayerGains, "ability"): keyword_word,
    (a.CardSetAside, "keyword"): keyword_word,
    (a.TurnedUp, "way"): way_word,
    (d.CoinShows, "side"): way_word,
    (d.WayChosen, "way"): way_word,
}
"""What the codes of the engine mean, by the field in which they stand. People count abilities from 1."""


def as_data(facts: Facts, people: People) -> dict[str, Any]:
    """The facts of a step or change, by their names."""
    return {NAMES[type(fact)][0]: _value(fact, people) for fact in facts}


def fields_of(kind: type[Fact]) -> Iterable[tuple[str, str]]:
    """The fields of a kind of fact, each with its Italian name."""
    return zip(kind.__struct_fields__, NAMES[kind][1:], strict=True)


def how_many(count: int) -> dict[str, int]:
    """Said only of what stands for more than one."""
    return {} if count == 1 else {"quanti": count}


def _value(value: object, people: People) -> Any:
    match value:
        case Mention():
            return {"nome": plain(value.name), "id": plain(value.label)}
        case PlayerTarget():
            return people.name(value.player)
        case Record():
            return _record(value, people)
        case Together():
            return [_value(one, people) | how_many(count) for one, count in value.few()]
        case tuple():
            return [_value(one, people) for one in value]
        case str():
            word = _WORDS.get(type(value))
            return plain(value) if word is None else word(value)
        case _:
            return value


def _record(fact: Record, people: People) -> Any:
    kind = type(fact)
    told: dict[str, Any] = {}
    for field, name in zip(kind.__struct_fields__, NAMES[kind][1:], strict=True):
        value = getattr(fact, field)
        means = CODES.get((kind, field))
        told[name] = means(value) if means is not None else _value(value, people)
    return told if len(told) > 1 else next(iter(told.values()), True)
