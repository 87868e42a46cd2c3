"""The printed Italian of the words by which the rules know things in the records of ``engine.cards.abilities``: names of measures,
zones, states and costs, which stand there as text and not as members of an enumeration."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from scenarios.language.keywords import NAMES
from scenarios.language.subtypes import SUBTYPES
from scenarios.language.token_names import TOKENS

_MEASURES = {"power": "forza", "toughness": "costituzione", "mana value": "valore di mana"}
_TYPES = {
    "color": "colore", "card type": "tipo di carta", "permanent type": "tipo di permanente", "creature type": "tipo di creatura",
    "land type": "tipo di terra",
}  # fmt: skip
_COPIED = {
    "name": "nome", "mana cost": "costo di mana", "colors": "colori", "types": "tipi",
    "power and toughness": "forza e costituzione",
}  # fmt: skip
_DOORS = {"this": "questa", "left": "la porta sinistra", "right": "la porta destra"}
_MANA = {
    "W": "bianco", "U": "blu", "B": "nero", "R": "rosso", "G": "verde", "C": "incolore", "colored": "colorato",
    "any": "qualsiasi",
}  # fmt: skip

CODES: Mapping[str, Mapping[str, str]] = {
    "Becomes.state": {
        "tapped": "TAPpato", "untapped": "STAPpato", "attached": "assegnato", "unattached": "non più assegnato",
        "targeted": "bersaglio di una magia o abilità", "phased in": "apparso", "phased out": "scomparso",
        "turned face up": "girato a faccia in su", "turned face down": "girato a faccia in giù", "transformed": "trasformato",
    },
    "CardsIn.zone": {"hand": "in mano", "library": "nel grimorio", "graveyard": "nel cimitero"},
    "CastingCost.sacrificed_for": {
        "mana value": "il valore di mana di ciò che è sacrificato", "mana cost": "il costo di mana di ciò che è sacrificato",
    },
    "Cost.times_x": {
        "life": "punti vita", "counters": "segnalini", "sacrifice": "sacrifici", "discard": "carte scartate",
        "exile": "carte esiliate", "tap": "permanenti TAPpati", "energy": "energia", "reveal": "carte rivelate",
        "all counters": "tutti i segnalini",
    },
    "Differing.what": {
        "card types": "tipi di carta", "basic land types": "tipi di terra base", "colors": "colori",
        "mana values": "valori di mana", "powers": "forze", "names": "nomi",
    },
    "Filter.inset": {"Adventure": "un'Avventura", "Omen": "un Presagio"},
    "Greatest.what": _MEASURES,
    "Jointly.alike": {"controller": "controllore", "owner": "proprietario", **_TYPES},
    "Jointly.apart": {"name": "nome", "controller": "controllore", "owner": "proprietario", **_MEASURES},
    "Keeps.what": _COPIED,
    "Measured.what": _MEASURES,
    "OnStickers.what": {
        "letters": "lettere", "vowels": "vocali diverse", "power": "forza", "toughness": "costituzione",
        "stickers": "quanti sticker",
    },
    "Sharing.what": _TYPES,
    "Unlocks.door": _DOORS,
    "Without.what": _COPIED,
}  # fmt: skip
"""By record and field, what each code is called."""

COSTS = {
    "instead": "costo al posto di quello di mana", "flash": "costo per lanciarla come se avesse lampo",
    "evidence": "raccogliere prove", "gift": "promettere il dono", "bargain": "contrattare", "no riot": "segnalino di rivolta",
    "monstrosity": "mostruosità", "foretold": "predire",
}  # fmt: skip
"""601.2b: costs and choices that conditions ask for and that no keyword ability is called by."""

_GIVEN = {
    "player": "giocatore", "opponent": "avversario", "card": "una carta", "food": "un Cibo", "tapped fish": "un Pesce TAPpato",
    "treasure": "un Tesoro", "extra turn": "un turno extra", "octopus": "una Piovra", "or more": "o più",
    "sunburst": "solarizzazione",
}  # fmt: skip
"""702: what keywords are about where nothing else says it: whom an Aura enchants, what is given as a gift."""


def keyword_name(name: str) -> str:
    """702: a keyword ability as cards print it."""
    return NAMES.get(name, name).partition("|")[0].strip()


def subtype_name(name: str) -> str:
    """205.3: a subtype as cards print it."""
    return SUBTYPES.get(name, (name,))[0]


def token_name(name: str) -> str:
    """111.10: a token as cards name it; any other by the name that its card gives it."""
    return TOKENS.word(name) if name in TOKENS else name


def cost_name(name: str) -> str:
    """601.2b: what a cost is called that was, or was not, paid: the keyword that it is of, with what tells it from others of it."""
    if name in COSTS:
        return COSTS[name]
    word, _, rest = name.partition(" ")
    return keyword_name(name) if not rest or name in NAMES else f"{keyword_name(word)} {subtype_name(rest)}"


def quality_name(name: str) -> str:
    """702: the quality of a keyword."""
    return _GIVEN.get(name, name)


def mana_name(kind: str) -> str:
    """106.1: a type of mana."""
    return _MANA.get(kind, kind)


NAMED: Mapping[str, Callable[[str], str]] = {
    "CantHave.keyword": keyword_name,
    "CastNow.name": cost_name,
    "CastingCost.name": cost_name,
    "CastingCost.which": cost_name,
    "ChangeText.new": subtype_name,
    "ChangeText.old": subtype_name,
    "ChangesCost.keyword": keyword_name,
    "ChangesMana.kind": mana_name,
    "ChangesMana.kinds": mana_name,
    "CopyOnStack.without": keyword_name,
    "DoubleMana.kind": mana_name,
    "Filter.bears": subtype_name,
    "Filter.bears_no": subtype_name,
    "Filter.keyword": keyword_name,
    "Filter.without_keyword": keyword_name,
    "Keyword.keyword": keyword_name,
    "Keyword.quality": quality_name,
    "LoseKeyword.keyword": keyword_name,
    "Paid.name": cost_name,
    "Permission.keyword": keyword_name,
    "Replaces.name": cost_name,
    "SpellAbility.more_modes": cost_name,
    "TargetSpec.if_paid": cost_name,
    "TargetSpec.unless_paid": cost_name,
    "TimesPaid.name": cost_name,
}
"""By record and field, how a name is said of which there is no closed list."""


def code_words(record: str, field: str) -> Callable[[str], str] | None:
    """How the text in a field is said where it is a code of the rules; ``None`` for text that is said as it is."""
    known = CODES.get(f"{record}.{field}")
    if known is not None:
        return lambda code: known.get(code, code)
    return NAMED.get(f"{record}.{field}")
