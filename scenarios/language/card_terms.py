"""Types, supertypes, colours, zones, steps, kinds of counters and numbers, each with its printed Italian words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.words.terms import CardType, Color, Designation, Supertype, TurnStep, Zone
from scenarios.language.forms import Adjective, Noun, adjective

TYPES: Mapping[CardType, Noun] = {
    CardType.ARTIFACT: Noun("artefatto", "artefatti", "m"),
    CardType.BATTLE: Noun("battaglia", "battaglie", "f"),
    CardType.CREATURE: Noun("creatura", "creature", "f"),
    CardType.ENCHANTMENT: Noun("incantesimo", "incantesimi", "m"),
    CardType.INSTANT: Noun("istantaneo", "istantanei", "m"),
    CardType.KINDRED: Noun("tribale", "tribali", "m", ("affine",)),
    CardType.LAND: Noun("terra", "terre", "f"),
    CardType.PLANESWALKER: Noun("planeswalker", "planeswalker", "m"),
    CardType.SORCERY: Noun("stregoneria", "stregonerie", "f"),
}

SUPERTYPES: Mapping[Supertype, Adjective] = {
    Supertype.BASIC: Adjective("base", "base", "base", "base"),
    Supertype.LEGENDARY: adjective("leggendario"),
    Supertype.ONGOING: Adjective("in corso", "in corso", "in corso", "in corso"),
    Supertype.SNOW: Adjective("neve", "neve", "neve", "neve"),
    Supertype.WORLD: Adjective("mondiale", "mondiale", "mondiali", "mondiali"),
}

COLORS: Mapping[Color, Adjective] = {
    Color.WHITE: adjective("bianco"),
    Color.BLUE: adjective("blu"),
    Color.BLACK: adjective("nero"),
    Color.RED: adjective("rosso"),
    Color.GREEN: adjective("verde"),
}
COLORLESS = adjective("incolore")
MULTICOLORED = adjective("multicolore")

DESIGNATED: Mapping[Designation, Adjective] = {
    Designation.GOADED: adjective("spronato"),
    Designation.MONSTROUS: adjective("mostruoso"),
    Designation.RENOWNED: adjective("rinomato"),
    Designation.SUSPECTED: adjective("sospettato"),
}
"""701.15, 701.37, 701.60, 702.112: what a permanent can be, as an adjective of it."""

ZONES: Mapping[Zone, Noun] = {
    Zone.BATTLEFIELD: Noun("campo di battaglia", "campi di battaglia", "m", ("gioco",)),
    Zone.STACK: Noun("pila", "pile", "f"),
    Zone.HAND: Noun("mano", "mani", "f"),
    Zone.GRAVEYARD: Noun("cimitero", "cimiteri", "m"),
    Zone.EXILE: Noun("esilio", "esili", "m"),
    Zone.LIBRARY: Noun("grimorio", "grimori", "m"),
    Zone.COMMAND: Noun("zona di comando", "zone di comando", "f"),
}

STEPS: Mapping[TurnStep, tuple[str, ...]] = {
    TurnStep.UNTAP: ("sottofase di STAP", "STAP"),
    TurnStep.UPKEEP: ("mantenimento", "sottofase di mantenimento"),
    TurnStep.DRAW: ("sottofase di acquisizione", "acquisizione"),
    TurnStep.PRECOMBAT_MAIN: ("fase principale pre-combattimento", "prima fase principale"),
    TurnStep.BEGINNING_OF_COMBAT: ("combattimento", "sottofase di inizio combattimento"),
    TurnStep.DECLARE_ATTACKERS: ("sottofase di dichiarazione delle creature attaccanti",),
    TurnStep.DECLARE_BLOCKERS: ("sottofase di dichiarazione delle creature bloccanti",),
    TurnStep.COMBAT_DAMAGE: ("sottofase di danno da combattimento",),
    TurnStep.END_OF_COMBAT: ("fine del combattimento", "sottofase di fine combattimento"),
    TurnStep.POSTCOMBAT_MAIN: ("fase principale post-combattimento", "seconda fase principale"),
    TurnStep.END: ("sottofase finale",),
    TurnStep.CLEANUP: ("sottofase di cancellazione",),
}
"""The printed name of each step or main phase first; then other names that cards have for it."""

COUNTERS: Mapping[str, str] = {
    "coin": "moneta", "devotion": "devozione", "unlock": "sbloccare",
    "loyalty": "fedeltà", "defense": "difesa", "lore": "sapere", "poison": "veleno", "shield": "scudo", "stun": "stordimento",
    "age": "epoca", "blood": "sangue", "bounty": "taglia", "charge": "carica", "corruption": "corruzione",
    "divinity": "divinità", "energy": "energia", "experience": "esperienza", "fade": "dissolvenza", "finality": "finale", "fuse": "miccia",
    "growth": "crescita", "ice": "ghiaccio", "ki": "ki", "level": "livello", "oil": "olio", "omen": "presagio",
    "page": "pagina", "quest": "ricerca", "rad": "radiazione", "scroll": "pergamena", "soul": "anima", "spore": "spora",
    "storage": "magazzino", "time": "tempo", "void": "vuoto", "wish": "desiderio",
    "acorn": "ghianda", "book": "libro", "bore": "trivella", "cage": "gabbia", "collection": "collezione", "component": "componente",
    "corpse": "carogna", "crystal": "cristallo", "delay": "ritardo", "depletion": "svuotamento", "despair": "disperazione",
    "dread": "orrore", "eon": "eternità", "feather": "piuma", "fetch": "riporto", "filibuster": "ostruzionismo", "fury": "furore",
    "gold": "oro", "harmony": "armonia", "hatching": "schiusa", "healing": "guarigione", "hoofprint": "impronta", "hour": "ora",
    "impostor": "impostore", "javelin": "giavellotto", "loot": "bottino", "manifestation": "manifestazione", "phylactery": "filatterio",
    "phyresis": "phyresis", "plague": "peste", "pressure": "pressione", "rev": "sgasare", "ritual": "rituale", "story": "storia",
    "supply": "provvista", "arrowhead": "punta", "fate": "destino", "ghostform": "forma spettrale", "nest": "nido",
    "petrification": "pietrificazione", "stash": "scorta", "strife": "conflitto", "study": "studio", "suspect": "sospetto", "tower": "torre",
    "valor": "valore", "velocity": "velocità", "theft": "furto", "ticket": "ticket", "verse": "versetto",
}  # fmt: skip
"""122.1: kinds of counters by their English names; those that give a keyword are called as the keyword (122.1b)."""

_TO_TWENTY = (
    "zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici", "dodici", "tredici",
    "quattordici", "quindici", "sedici", "diciassette", "diciotto", "diciannove", "venti",
)  # fmt: skip
_TENS = ("trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta")


def _beyond_twenty() -> Iterator[str]:
    """From twenty-one to a hundred: the ten loses its vowel before one and eight, and three has an accent at the end."""
    for ten in ("venti", *_TENS):
        if ten != "venti":
            yield ten
        for one in _TO_TWENTY[1:10]:
            yield (ten[:-1] if one in ("uno", "otto") else ten) + ("tré" if one == "tre" else one)
    yield "cento"


NUMBERS: tuple[str, ...] = (*_TO_TWENTY, *_beyond_twenty())
"""Numbers as words, each at the index that it means."""

ORDINALS: tuple[str, ...] = ("primo", "secondo", "terzo", "quarto", "quinto", "sesto", "settimo")

POWER = Noun("forza", "forze", "f")
TOUGHNESS = Noun("costituzione", "costituzioni", "f")
MANA_VALUE = Noun("valore di mana", "valori di mana", "m", ("costo di mana convertito",), ("costi di mana convertiti",))
