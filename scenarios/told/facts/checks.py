"""704 in words: what each state-based action read, and why something cannot be attached to what it is attached to."""

from __future__ import annotations

from collections.abc import Mapping

from engine.state.facts import checks as c
from engine.state.facts.fact import Fact
from engine.state.trace import Change
from engine.words.record import Record
from scenarios.language.words import People, called, counters, damage, life, number
from scenarios.told.facts.table import READ

FAULTS: Mapping[str, str] = {
    "not attached": "l'Aura non è assegnata a niente",
    "gone": "non c'è più ciò che portava l'assegnazione",
    "player": "l'assegnazione è a un giocatore",
    "itself": "l'assegnazione è a sé",
    "not a creature": "l'assegnazione è a un permanente che non è una creatura",
    "not a land": "l'assegnazione è a un permanente che non è una terra",
    "enchant": "la sua abilità incantare non ammette ciò che porta l'assegnazione",
    "protection": "ciò che porta l'assegnazione ha protezione",
    "creature": "ora è una creatura",
    "out of reach": "ciò che porta l'assegnazione è fuori dal raggio di influenza di chi la controlla",
}
"""301.5, 303.4: why something cannot be attached to what it is attached to."""


def lethal_words(fact: c.LethalDamage) -> str:
    """704.5g: how much damage is marked on a creature, and why that is lethal."""
    return f"danno letale: {damage(fact.damage)} con costituzione {fact.toughness}"


@READ.words(c.LifeTotal)
def _life(fact: c.LifeTotal, change: Change, people: People) -> str:
    return f"ha {life(fact.life)}"


@READ.words(c.PoisonTotal)
def _poison(fact: c.PoisonTotal, change: Change, people: People) -> str:
    return f"ha {counters(fact.count, 'poison')}"


@READ.words(c.CommanderDamage)
def _commander(fact: c.CommanderDamage, change: Change, people: People) -> str:
    return f"{damage(fact.damage, combat=True)} dallo stesso comandante"


@READ.words(c.NoToughness)
def _toughness(fact: c.NoToughness, change: Change, people: People) -> str:
    return f"costituzione {fact.toughness}"


@READ.words(c.LethalDamage)
def _lethal(fact: c.LethalDamage, change: Change, people: People) -> str:
    return lethal_words(fact)


@READ.words(c.LegendKept)
def _legend(fact: c.LegendKept, change: Change, people: People) -> str:
    return f"regola delle leggende: il suo controllore tiene {called(fact.kept, people)}"


@READ.words(c.TiedWorlds)
def _worlds(fact: c.TiedWorlds, change: Change, people: People) -> str:
    return "regola dei permanenti del mondo: è a pari merito con un altro"


@READ.words(c.AttachmentFault)
def _fault(fact: c.AttachmentFault, change: Change, people: People) -> str:
    return FAULTS.get(fact.fault, "non può essere dov'è")


@READ.words(c.CounterPairs)
def _pairs(fact: c.CounterPairs, change: Change, people: People) -> str:
    return f"{number(fact.pairs, 'coppia', 'coppie')} di +1/+1 e -1/-1"


@READ.words(c.CountersAllowed)
def _limit(fact: c.CountersAllowed, change: Change, people: People) -> str:
    return f"non può averne più di {fact.most}"


@READ.words(c.ChaptersDone)
def _chapters(fact: c.ChaptersDone, change: Change, people: People) -> str:
    return f"{counters(fact.lore, 'lore')}, ultimo capitolo {fact.final}"


@READ.words(c.NobodyProtects)
def _protector(fact: c.NobodyProtects, change: Change, people: People) -> str:
    return "nessuno può proteggerla"


class Read(Record):
    """What one state-based action reads: the kind of fact, whose it is, and what is said where there is no such fact."""

    kind: type[Fact] | None
    otherwise: str = "la sua condizione è vera"
    whose: str = ""


STATE_BASED: Mapping[str, Read] = {
    "704.5a": Read(c.LifeTotal),
    "704.5b": Read(None, "doveva pescare da un grimorio vuoto"),
    "704.5c": Read(c.PoisonTotal),
    "704.5d": Read(None, "è una pedina fuori dal campo di battaglia"),
    "704.5e": Read(None, "è una copia fuori dalla zona in cui può stare"),
    "704.5f": Read(c.NoToughness),
    "704.5g": Read(c.LethalDamage),
    "704.5h": Read(None, "danno da una fonte con tocco letale"),
    "704.5i": Read(None, "fedeltà 0"),
    "704.5j": Read(c.LegendKept),
    "704.5k": Read(c.TiedWorlds, "regola dei permanenti del mondo: ce n'è uno più recente"),
    "704.5m": Read(c.AttachmentFault),
    "704.5n": Read(c.AttachmentFault),
    "704.5p": Read(None, "non è di un tipo che resta dov'è assegnato"),
    "704.5q": Read(c.CounterPairs),
    "704.5r": Read(c.CountersAllowed),
    "704.5s": Read(c.ChaptersDone),
    "704.5t": Read(None, "l'ultima stanza è stata raggiunta e la sua abilità ha lasciato la pila"),
    "704.5v": Read(None, "difesa 0"),
    "704.5w": Read(None, "difesa 0"),
    "704.5x": Read(c.NobodyProtects, "nessuno la protegge"),
    "704.5y": Read(c.NobodyProtects, "chi la protegge non può farlo"),
    "704.5z": Read(None, "lo stesso giocatore ne controlla uno più recente sullo stesso permanente"),
    "704.5aa": Read(None, "controlla un permanente con accendete i motori e non aveva velocità"),
    "704.6a": Read(c.LifeTotal, whose="la squadra "),
    "704.6b": Read(c.PoisonTotal, whose="la squadra "),
    "704.6c": Read(c.CommanderDamage),
    "704.6d": Read(None, "il suo proprietario lo rimette lì"),
}
"""For each state-based action, what its condition read."""


def because(change: Change, people: People) -> str:
    """What a state-based action read, with its rules: ``704.5g: danno letale: 3 danni con costituzione 2``."""
    found = [rule for rule in dict.fromkeys(change.rules) if rule in STATE_BASED]
    if not found:
        return ", ".join(dict.fromkeys(change.rules))
    others = [rule for rule in dict.fromkeys(change.rules) if rule not in STATE_BASED]
    told = "; ".join(f"{rule}: {_read(STATE_BASED[rule], change, people)}" for rule in found)
    return f"{told}; {', '.join(others)}" if others else told


def _read(of: Read, change: Change, people: People) -> str:
    told = READ.parts(change, people, of.kind) if of.kind is not None else ""
    return f"{of.whose}{told}" if told else of.otherwise
