"""702: the names of keyword abilities, English and printed Italian; further printed spellings after ``|``."""

from __future__ import annotations

from collections.abc import Mapping

_ITALIAN = {
    "assist": "assistere", "awaken": "risveglio",
    "absorb": "assorbire", "affinity": "affinità", "afflict": "affliggere", "afterlife": "aldilà", "aftermath": "conseguenze",
    "amplify": "sviluppo", "annihilator": "annientatore", "ascend": "ascesa", "aura swap": "scambio d'aura",
    "backup": "rinforzo", "bargain": "negoziare", "battle cry": "grido di guerra", "bestow": "conferire", "blitz": "blitz",
    "bloodthirst": "sete di sangue", "bushido": "bushido", "buyback": "riscatto", "cascade": "cascata",
    "casualty": "danno collaterale", "champion": "battersi", "changeling": "cangiante", "cipher": "cifrare",
    "cleave": "fendere", "compleated": "completato", "conspire": "cospirare", "convoke": "convocazione", "crew": "manovrare",
    "cumulative upkeep": "mantenimento cumulativo", "cycling": "ciclo", "dash": "accelerare", "daybound": "diurno",
    "deathtouch": "tocco letale", "decayed": "decomposto", "defender": "difensore", "delve": "esumare",
    "demonstrate": "dimostrare", "dethrone": "spodestare", "devoid": "vacuità", "devour": "divorare", "disguise": "camuffare",
    "disturb": "disturbare", "double strike": "doppio attacco", "dredge": "dragare", "echo": "eco", "embalm": "imbalsamare",
    "emerge": "emergere", "enchant": "incanta | incantare", "encore": "bis", "enlist": "arruolare", "entwine": "intrecciare",
    "epic": "epopea", "equip": "equipaggiare | equipaggia", "escalate": "incrementare", "escape": "fuga",
    "eternalize": "eternare", "evoke": "apparire", "evolve": "evoluzione", "exalted": "esaltato", "exploit": "sfruttare",
    "extort": "estorsione", "fabricate": "fabbrica", "fear": "paura", "firebending": "dominio del fuoco",
    "first strike": "attacco improvviso", "flanking": "aggirare", "flash": "lampo", "flashback": "flashback",
    "flying": "volare", "for mirrodin!": "per mirrodin", "forecast": "previsione", "foretell": "predire",
    "forestwalk": "passa-foreste", "fortify": "fortificare", "freerunning": "corsa acrobatica", "graft": "innesto",
    "gravestorm": "tempesta sepolcrale", "harmonize": "armonizzare", "haste": "rapidità", "haunt": "tormentare",
    "hexproof": "anti-malocchio | antimalocchio", "hideaway": "nascondiglio", "impending": "imminente",
    "improvise": "improvvisare", "indestructible": "indistruttibile", "infect": "infettare", "ingest": "ingerire", "intimidate": "intimidire",
    "islandwalk": "passa-isole", "job select": "scelta del mestiere", "jump-start": "carica d'avvio", "kicker": "potenziamento",
    "landwalk": "passa-terre", "level up": "aumentare di livello", "lifelink": "legame vitale", "living weapon": "arma vivente",
    "madness": "follia", "mayhem": "pandemonio", "megamorph": "megamorfosi", "melee": "mischia", "menace": "minacciare", "mentor": "mentore",
    "miracle": "miracolo", "mobilize": "mobilitare", "modular": "modulare", "morph": "metamorfosi",
    "mountainwalk": "passa-montagne", "multikicker": "multipotenziamento", "mutate": "mutazione", "myriad": "miriade",
    "nightbound": "notturno", "ninjutsu": "ninjutsu", "offspring": "prole", "outlast": "perdurare", "overload": "sovraccarico",
    "partner": "partner", "persist": "persistere", "plainswalk": "passa-pianure", "plot": "tramare", "protection": "protezione",
    "provoke": "provocazione", "prowess": "prodezza", "prowl": "predatore", "rampage": "furia", "ravenous": "famelico",
    "reach": "raggiungere", "read ahead": "saltare pagina", "rebound": "ripresa", "reconfigure": "riconfigurare",
    "recover": "recupero", "reinforce": "rinforzare", "renown": "rinomare", "replicate": "replicare", "retrace": "rievocare",
    "riot": "tumulto", "ripple": "propagazione", "saddle": "sellare", "scavenge": "mangiacarogne", "shadow": "ombra",
    "shroud": "velo", "skulk": "furtivo", "soulbond": "unione d'anime", "soulshift": "muta-anima", "spectacle": "spettacolo",
    "splice": "unire", "split second": "battibaleno", "spree": "frenesia", "squad": "squadra",
    "station": "stazione", "start your engines!": "accendete i motori", "storm": "tempesta", "sunburst": "solarizzazione", "surge": "ondata",
    "suspend": "sospendere", "swampwalk": "passa-paludi", "toxic": "tossico", "training": "addestramento",
    "trample": "travolgere", "transmute": "trasmutare", "tribute": "tributo", "umbra armor": "armatura totem",
    "undaunted": "impavido", "undying": "immortale", "unearth": "dissotterrare", "unleash": "scatenare",
    "vanishing": "evanescenza", "vigilance": "cautela", "ward": "egida", "warp": "warp", "web-slinging": "lancia-ragnatele",
    "wither": "avvizzire", "plainscycling": "ciclopianura", "islandcycling": "cicloisola", "swampcycling": "ciclopalude",
    "mountaincycling": "ciclomontagna", "forestcycling": "cicloforesta",
    "basic landcycling": "ciclo delle terre base | cicloterrabase | ciclo terre base",
}  # fmt: skip

KEYWORDS: Mapping[str, tuple[str, ...]] = {
    english: tuple(italian.split(" | ")) for english, italian in _ITALIAN.items()
}
"""The printed Italian names of each keyword ability, today's first."""
