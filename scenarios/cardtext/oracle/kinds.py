"""What it comes to where two readings of a card differ: an older printing, a misprint, or nobody knows.

Told by where they differ alone, never by the card: the same words of old differ in the same place on every card that has them.
"""

from __future__ import annotations

import re

OLDER = "stampa più vecchia"
MISPRINT = "errore di stampa"

_KINDS: tuple[tuple[str, str], ...] = (
    (
        r"Filter\.types: it \[\], en \[CardType\.CREATURE\]",
        f"{OLDER}: nomina un tipo di creatura, oggi solo le creature di quel tipo",
    ),
    (r"ChangesCost\(.*en Keyword\(keyword=affinity", f"{OLDER}: oggi è affinità"),
    (r"subtypes: .*Phyrexian", f"{OLDER}: oggi la pedina è anche un Phyrexian"),
    (r"effects: it \[?May\(", f"{OLDER}: dice «puoi», il testo Oracle no"),
    (r"(?:set_subtypes|of_type): it None", f"{OLDER}: non dà ancora un tipo di creatura"),
    (r"types: it \[CardType\.CREATURE\], en \[\]", f"{OLDER}: parla di creature, oggi di permanenti"),
    (r"any_type: it \[\], en CardType\.ARTIFACT", f"{OLDER}: una carta qualsiasi, oggi una carta permanente"),
    (r"Filter\.another: it False, en True", f"{OLDER}: oggi non vale per sé stessa"),
    (r"it \[?AttachedTo\]?, en \[?It\]?", f"{OLDER}: la creatura incantata, oggi quella che era allora"),
    (r"token\.Characteristics\.name: it .*, en $", f"{OLDER}: la pedina aveva un nome"),
    (r"AddPhases\.after: it None, en Phase\.MAIN", f"{OLDER}: dopo questa fase, oggi dopo questa fase principale"),
    (
        r"AddPhases\.after: it Phase\.COMBAT, en None",
        f"{OLDER}: dopo questa fase di combattimento, oggi dopo questa fase",
    ),
    (
        r"TargetSpec\.(?:minimum: it 0, en 1|maximum: it 1000, en \d+)$",
        f"{OLDER}: un qualsiasi numero di bersagli, oggi da uno a quanti se ne possono servire",
    ),
    (
        r"it CombatEffect\(.*rule=CantBlock\(.*en Apply\(.*GainAbility\(ability=Cannot\(what=Prohibition\.BLOCK",
        f"{OLDER}: non possono bloccare, oggi guadagnano un'abilità che lo dice",
    ),
    (r"random_order: it False, en True", f"{MISPRINT}: dice un altro ordine"),
    (r"counters?: it (?:shield|corruption)\b.*, en n1", f"{OLDER}: il segnalino si chiamava come oggi un altro"),
    (r"CastNow\.lands: it True, en False", f"{OLDER}: «giocare» si diceva anche delle magie"),
    (
        r"Filter\.as_spell: it False, en True|(?:CastNow|Permission)\.such: it None, en Filter\(",
        f"{OLDER}: una carta di quel tipo, oggi una magia di quel tipo, anche un'Avventura",
    ),
    (r"Keyword\.cost", f"{MISPRINT}, o oggi un altro costo"),
    (r"Filter\.controller: it Relation\.ANY, en Relation\.\w+$", f"{MISPRINT}: non dice chi deve controllarlo"),
    (r"\.on: it \[It\], en \[This\]$", f"{MISPRINT}: il pronome sta per un altro oggetto"),
    (r"Search\.count\.Fixed\.value: it \d+, en \d+$", f"{MISPRINT}: dice un altro numero"),
    (
        r"(?:CountersPutOn\.crosses|Triggered\.chapter): it \d+, en \d+$",
        f"{MISPRINT}: dice un altro numero di capitolo",
    ),
    (
        r"ChangeTypes\.(?:set_types: it \[CardType\.CREATURE\], en None|"
        r"add: it \[\], en CardType\.ARTIFACT\(=CardType\.CREATURE\))$",
        f"{MISPRINT}: diventa una creatura, oggi una creatura artefatto",
    ),
)

_OF_SEVERAL: tuple[tuple[str, str], ...] = (
    (
        r".*it SetUp\(says=Prevents\(.*, en Prevent\(to=Target\(\).*\n"
        r".*it SetUp\(says=Prevents\(.*, en Prevent\(source=Target\(\).*\n"
        r".*\.targets: it \[\], en \[TargetSpec\(.*",
        f"{MISPRINT}: parla di tutte le creature, oggi di una creatura bersaglio",
    ),
    (
        r".*any_type: it \[\], en CardType\.CREATURE\(=CardType\.PLANESWALKER\)\n"
        r".*supertypes: it \[\], en \[Supertype\.LEGENDARY\]\n"
        r".*any_of: it \[Filter\(.*CREATURE\], supertypes=\[Supertype\.LEGENDARY\].*PLANESWALKER\].*, en \[\]",
        f"{MISPRINT}: dice leggendarie le creature soltanto",
    ),
)
"""What all the places together come to, where one of them by itself could be anything."""


def kind_of(where: tuple[str, ...]) -> str:
    """What a difference comes to, in words; '' for one that is not known, even in one of several places."""
    together = next((kind for pattern, kind in _OF_SEVERAL if re.fullmatch(pattern, "\n".join(where))), "")
    kinds = [together] if together else [_known(one) for one in where]
    return kinds[0] if kinds and all(kinds) else ""


def _known(where: str) -> str:
    return next((kind for pattern, kind in _KINDS if re.search(pattern, where)), "")
