"""702: the names of keyword abilities, English and printed Italian. Earlier printings and the infinitive are understood too."""

from __future__ import annotations

from scenarios.vocabulary import Vocabulary

KEYWORDS: Vocabulary[str] = Vocabulary(
    "una parola chiave",
    {
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
        "rampage": "furia", "cumulative upkeep": "mantenimento cumulativo", "flanking": "aggirare", "phasing": "phasing", "buyback": "riscatto",
        "shadow": "ombra", "cycling": "ciclo", "echo": "eco", "kicker": "potenziamento", "flashback": "flashback",
        "madness": "follia", "fear": "paura", "morph": "metamorfosi", "megamorph": "megamorfosi", "amplify": "sviluppo", "provoke": "provocazione",
        "storm": "tempesta", "affinity": "affinità", "entwine": "intrecciare", "modular": "modulare",
        "sunburst": "solarizzazione", "bushido": "bushido", "soulshift": "muta-anima", "splice": "unire", "ninjutsu": "ninjutsu",
        "epic": "epopea", "convoke": "convocazione", "dredge": "dragare", "transmute": "trasmutare",
        "bloodthirst": "sete di sangue", "haunt": "tormentare", "replicate": "replicare", "forecast": "previsione",
        "graft": "innesto", "recover": "recupero", "ripple": "propagazione", "split second": "battibaleno",
        "suspend": "sospendere", "vanishing": "evanescenza", "aura swap": "scambio d'aura", "delve": "esumare",
        "fortify": "fortificare", "gravestorm": "tempesta sepolcrale", "champion": "battersi", "changeling": "cangiante",
        "evoke": "apparire", "hideaway": "nascondiglio", "prowl": "predatore", "reinforce": "rinforzare",
        "conspire": "cospirare", "persist": "persistere", "wither": "avvizzire", "retrace": "rievocare", "devour": "divorare",
        "exalted": "esaltato", "unearth": "dissotterrare", "cascade": "cascata", "annihilator": "annientatore",
        "level up": "aumentare di livello", "rebound": "ripresa", "umbra armor": "armatura totem", "infect": "infettare",
        "battle cry": "grido di guerra", "living weapon": "arma vivente", "undying": "immortale", "miracle": "miracolo",
        "soulbond": "unione d'anime", "overload": "sovraccarico", "scavenge": "mangiacarogne", "unleash": "scatenare",
        "cipher": "cifrare",
        # 702.100 and after
        "evolve": "evoluzione", "extort": "estorsione", "bestow": "conferire", "tribute": "tributo", "dethrone": "spodestare",
        "outlast": "perdurare", "prowess": "prodezza", "dash": "accelerare", "exploit": "sfruttare", "menace": "minacciare",
        "renown": "rinomare", "devoid": "vacuità", "myriad": "miriade", "surge": "ondata", "skulk": "furtivo",
        "emerge": "emergere", "escalate": "incrementare", "melee": "mischia", "crew": "manovrare", "fabricate": "fabbrica",
        "partner": "partner", "undaunted": "impavido", "improvise": "improvvisare", "aftermath": "conseguenze",
        "embalm": "imbalsamare", "eternalize": "eternare", "afflict": "affliggere", "ascend": "ascesa",
        "jump-start": "carica d'avvio", "mentor": "mentore", "afterlife": "aldilà", "riot": "tumulto",
        "spectacle": "spettacolo", "escape": "fuga", "mutate": "mutazione", "encore": "bis", "foretell": "predire",
        "demonstrate": "dimostrare", "disturb": "disturbare", "decayed": "decomposto", "daybound": "diurno", "nightbound": "notturno", "cleave": "fendere",
        "training": "addestramento", "compleated": "completato", "reconfigure": "riconfigurare", "blitz": "blitz",
        "casualty": "danno collaterale", "enlist": "arruolare", "read ahead": "saltare pagina", "ravenous": "famelico",
        "squad": "squadra", "toxic": "tossico", "backup": "rinforzo", "bargain": "negoziare", "disguise": "camuffare",
        "plot": "tramare", "saddle": "sellare", "spree": "frenesia", "freerunning": "corsa acrobatica", "offspring": "prole",
        "impending": "imminente", "harmonize": "armonizzare", "mobilize": "mobilitare", "job select": "scelta del mestiere",
        "web-slinging": "lancia-ragnatele", "firebending": "dominio del fuoco",
        "absorb": "assorbire", "class level": "livello di Classe", "commander ninjutsu": "ninjutsu del comandante",
        "fading": "dissolvenza", "for mirrodin!": "per Mirrodin | per Mirrodin!", "horsemanship": "horsemanship",
        "ingest": "ingerire", "living metal": "metallo vivente", "more than meets the eye": "più di ciò che appare",
        "multikicker": "multipotenziamento", "poisonous": "avvelenare", "solved": "risolto",
        "station": "stazione", "to solve": "per risolvere", "transfigure": "trasfigurare",
    },
    english=True,
)  # fmt: skip
