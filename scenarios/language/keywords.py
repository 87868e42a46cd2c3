"""702: the names of keyword abilities, English and printed Italian; further printed spellings, and the infinitive, after ``|``.

The one table of them: `scenarios.language.keyword_names` is what files write, `KEYWORDS` what card text is read by.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from scenarios.language.patterns import Pattern

NAMES: Mapping[str, str] = {
    # 702.2-702.21
    "deathtouch": "tocco letale", "defender": "difensore", "double strike": "doppio attacco",
    "enchant": "incanta | incantare", "equip": "equipaggiare | equipaggia", "first strike": "attacco improvviso",
    "flash": "lampo", "flying": "volare", "haste": "rapidità", "hexproof": "anti-malocchio | antimalocchio",
    "indestructible": "indistruttibile", "intimidate": "intimidire", "landwalk": "passa-terre",
    "plainswalk": "passa-pianure", "islandwalk": "passa-isole", "swampwalk": "passa-paludi",
    "mountainwalk": "passa-montagne", "forestwalk": "passa-foreste", "lifelink": "legame vitale",
    "protection": "protezione", "reach": "raggiungere", "shroud": "velo", "trample": "travolgere",
    "trample over planeswalkers": "travolgere oltre i planeswalker", "banding": "branco",
    "bands with other": "branco con altri", "frenzy": "frenzy", "vigilance": "cautela",
    "ward": "egida",
    # 702.22-702.99
    "rampage": "furia", "cumulative upkeep": "mantenimento cumulativo",
    "flanking": "aggirare", "phasing": "phasing", "buyback": "riscatto",
    "shadow": "ombra", "cycling": "ciclo", "echo": "eco", "kicker": "potenziamento", "flashback": "flashback",
    "madness": "follia", "fear": "paura", "morph": "metamorfosi", "megamorph": "megamorfosi", "amplify": "sviluppo",
    "provoke": "provocazione",
    "storm": "tempesta", "affinity": "affinità", "entwine": "intrecciare", "modular": "modulare",
    "sunburst": "solarizzazione", "bushido": "bushido", "soulshift": "muta-anima", "splice": "unire | splice", "ninjutsu": "ninjutsu",
    "epic": "epopea", "convoke": "convocazione", "dredge": "dragare", "transmute": "trasmutare",
    "bloodthirst": "sete di sangue", "haunt": "tormentare", "replicate": "replicare", "forecast": "previsione",
    "graft": "innesto", "recover": "recupero", "ripple": "propagazione", "split second": "battibaleno",
    "suspend": "sospendere", "vanishing": "evanescenza", "aura swap": "scambio d'aura", "delve": "esumare",
    "fortify": "fortificare", "gravestorm": "tempesta sepolcrale", "champion": "battersi", "changeling": "cangiante",
    "evoke": "apparire", "hideaway": "nascondiglio", "prowl": "predatore", "reinforce": "rinforzare",
    "conspire": "cospirare", "persist": "persistere", "wither": "avvizzire", "retrace": "rievocare", "devour": "divorare",
    "exalted": "esaltato", "unearth": "dissotterrare", "cascade": "cascata", "annihilator": "annientatore",
    "level up": "aumentare di livello", "rebound": "ripresa", "umbra armor": "armatura totem | umbra armor", "infect": "infettare",
    "battle cry": "grido di guerra", "living weapon": "arma vivente", "undying": "immortale", "miracle": "miracolo",
    "soulbond": "unione d'anime", "overload": "sovraccarico", "scavenge": "mangiacarogne", "unleash": "scatenare",
    "cipher": "cifrare",
    "offering": "obolo | offerta",
    # 702.100 and after
    "assist": "assistere | assist", "awaken": "risveglio", "gift": "dono | donare", "sneak": "sgattaiolare | sneak",
    "tiered": "livelli | tiered", "increment": "incremento | increment",
    "evolve": "evoluzione", "extort": "estorsione", "fuse": "fusione",
    "bestow": "conferire", "tribute": "tributo", "dethrone": "spodestare",
    "outlast": "perdurare", "prowess": "prodezza", "dash": "accelerare", "exploit": "sfruttare", "menace": "minacciare",
    "renown": "rinomare", "devoid": "vacuità", "myriad": "miriade", "surge": "ondata", "skulk": "furtivo",
    "emerge": "emergere", "escalate": "incrementare", "melee": "mischia", "crew": "manovrare", "fabricate": "fabbrica",
    "partner": "partner", "partner with": "partner di", "undaunted": "impavido", "improvise": "improvvisare", "aftermath": "conseguenze",
    "embalm": "imbalsamare", "eternalize": "eternare", "afflict": "affliggere", "ascend": "ascesa",
    "jump-start": "carica d'avvio", "mentor": "mentore", "afterlife": "aldilà", "riot": "tumulto",
    "spectacle": "spettacolo", "escape": "fuga", "mutate": "mutazione", "encore": "bis",
    "boast": "vanto", "foretell": "predire",
    "prototype": "prototipo", "craft": "costruire | costruisci", "warp": "warp", "mayhem": "pandemonio | mayhem",
    "demonstrate": "dimostrare", "disturb": "disturbare", "decayed": "decomposto",
    "daybound": "diurno", "nightbound": "notturno",
    "cleave": "fendere",
    "training": "addestramento", "compleated": "completato", "reconfigure": "riconfigurare", "blitz": "blitz",
    "casualty": "danno collaterale", "enlist": "arruolare", "read ahead": "saltare pagina", "ravenous": "famelico",
    "squad": "squadra", "toxic": "tossico", "backup": "rinforzo", "bargain": "negoziare", "disguise": "camuffare",
    "plot": "tramare", "saddle": "sellare", "spree": "frenesia | spree", "freerunning": "corsa acrobatica", "offspring": "prole",
    "impending": "imminente", "harmonize": "armonizzare", "mobilize": "mobilitare", "job select": "scelta del mestiere",
    "web-slinging": "lancia-ragnatele", "firebending": "dominio del fuoco",
    "absorb": "assorbire", "class level": "livello di Classe", "level symbol": "simbolo di livello", "station symbol": "simbolo di stazione",
    "commander ninjutsu": "ninjutsu del comandante",
    "fading": "dissolvenza", "for mirrodin!": "per Mirrodin | per Mirrodin!", "horsemanship": "horsemanship",
    "ingest": "ingerire", "living metal": "metallo vivente | living metal", "more than meets the eye": "più di ciò che appare | more than meets the eye",
    "multikicker": "multipotenziamento", "poisonous": "avvelenare", "solved": "risolto",
    "station": "stazione | station", "start your engines!": "accendete i motori | accendete i motori!",
    "hidden agenda": "hidden agenda | agenda nascosta", "companion": "compagno", "space sculptor": "space sculptor",
    "visit": "visita | visit", "infinity": "infinito | ∞", "paradigm": "paradigma | paradigm",
    "power-up": "superpotere | power-up", "teamwork": "teamwork | lavoro di squadra", "storied": "storied | storia da narrare",
    "can be your commander": "può essere il tuo comandante",
    "max speed": "massima velocità", "to solve": "per risolvere", "transfigure": "trasfigurare",
    # 702.29e: cycling that names a land type, which files write as cycling with a quality
    "plainscycling": "ciclopianura", "islandcycling": "cicloisola", "swampcycling": "ciclopalude",
    "mountaincycling": "ciclomontagna", "forestcycling": "cicloforesta",
    "basic landcycling": "ciclo delle terre base | cicloterrabase | cicloterra base | ciclo terre base",
    "artifact landcycling": "cicloterra artefatto",
}  # fmt: skip
"""By their English names, today's Italian one first."""

NOT_REALISED: Mapping[str, str] = {
    "hidden agenda": "702.106", "companion": "702.139", "compleated": "702.150", "space sculptor": "702.158",
    "visit": "702.159", "paradigm": "702.192",
    "storied": "702.195",
}  # fmt: skip
"""What the engine does not have, each with its rule: their names are known so that it can be said."""

NOT_IN_FILES = frozenset({
    "plainscycling", "islandcycling", "swampcycling", "mountaincycling", "forestcycling", "basic landcycling",
    "artifact landcycling",
})  # fmt: skip
"""What a file says in another way."""

NOT_IN_CARD_TEXT = frozenset({
    "bands with other", "gift", "tiered", "boast", "class level", "level symbol", "station symbol", "solved", "max speed", "to solve", "infinity", "power-up",
    "can be your commander",
})  # fmt: skip
"""What the reader of card text does not know yet: their lines are not understood, and said to be so."""


def _spellings(listed: str) -> tuple[str, ...]:
    """How card text is compared: in small letters, without the sign at the end of a call."""
    return tuple(dict.fromkeys(one.lower().rstrip("!") for one in listed.split(" | ")))


KEYWORDS: Mapping[str, tuple[str, ...]] = {
    english: _spellings(italian) for english, italian in NAMES.items() if english not in NOT_IN_CARD_TEXT
}
"""The printed Italian names of each keyword ability that card text is read by, today's first."""

_UNREAD = Pattern(
    rf"(?:{'|'.join(word for name in sorted(NOT_IN_CARD_TEXT) for word in map(re.escape, _spellings(NAMES[name])))})"
    r"(?: ?(?:\d+|X|(?:\{[^{}]+\})+))?\.?(?: ?[—–-] ?.*)?",
    re.IGNORECASE | re.DOTALL,
)


def names_unread_keyword(line: str) -> bool:
    """702: whether a line of card text says a keyword that is not read: alone, with its number or cost, or before a dash."""
    return _UNREAD.fullmatch(line.strip()) is not None
