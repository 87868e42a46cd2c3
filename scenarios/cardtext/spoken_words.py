"""How people speak where cards print: English words of the table, the person of verbs, the little pronouns before them.

What is here is morphology, the same for every verb: «la sacrifichi» is «sacrificala», «ne peschi due» is «pesca due carte». The
sentences that are built from it are put right by the rows of `scenarios.cardtext.spoken_phrases`.
"""

from __future__ import annotations

import re

_SLANG = {
    "vigilance": "cautela",
    "trample": "travolgere",
    "haste": "rapidità",
    "flash": "lampo",
    "lifelink": "legame vitale",
    "deathtouch": "tocco letale",
    "first strike": "attacco improvviso",
    "double strike": "doppio attacco",
    "hexproof": "anti-malocchio",
    "flying": "volare",
    "reach": "raggiungere",
    "menace": "minacciare",
    "defender": "difensore",
    "indestructible": "indistruttibile",
    "shroud": "velo",
    "prowess": "prodezza",
    "scry": "profetizza",
    "mill": "macina",
    "etb": "quando entra,",
    "(?:i )?tuoi tokens?": "le tue pedine",
    "tokens?": "pedina",
    "tapped": "tappata",
    "appena(?= (?:entra|muore|attacca))": "quando",
    "draw": "pesca",
    "discard": "scarta",
    "destroy": "distruggi",
    "bounce": "rimbalza",
    "sac": "sacrifica",
    "exile": "esilia",
    "counter(?:a|i)?(?= (?:una?|la|quella|bersaglio|target)\\b)": "neutralizza",
    "untap": "stappa",
    "target": "bersaglio",
    "upkeep": "mantenimento",
    "end step": "sottofase finale",
    "rapidita": "rapidità",
    "puo": "può",
    "finche": "finché",
    "ne(?= (?:bloccare|attaccare|blocca)\\b)": "né",
    "piu": "più",
    "abilita": "abilità",
    "qualita": "qualità",
    "meta": "metà",
    "sara": "sarà",
    "perche": "perché",
}
"""English words that are said at an Italian table, and Italian ones without their accent."""

_TELLS = {
    "peschi": "pesca",
    "esili": "esilia",
    "sacrifichi": "sacrifica",
    "scarti": "scarta",
    "tappi": "TAPpa",
    "stappi": "STAPpa",
    "tappa": "TAPpa",
    "stappa": "STAPpa",
    "togli": "rimuovi",
    "levi": "rimuovi",
    "leva": "rimuovi",
    "rigeneri": "rigenera",
    "crei": "crea",
    "paghi": "paga",
    "neutralizzi": "neutralizza",
    "macini": "macina",
    "copi": "copia",
    "guardi": "guarda",
    "riveli": "rivela",
    "cerchi": "cerca",
    "rimescoli": "rimescola",
    "mescoli": "rimescola",
    "proliferi": "prolifera",
    "sorvegli": "sorveglia",
    "profetizzi": "profetizza",
    "indaghi": "indaga",
    "esplori": "esplora",
    "sposti": "sposta",
    "rimbalzi": "rimbalza",
    "popoli": "popola",
    "rianimi": "rianima",
    "assegni": "assegna",
    "raddoppi": "raddoppia",
    "uccidi": "distruggi",
    "ammazzi": "distruggi",
    "ammazza": "distruggi",
    "spacchi": "distruggi",
    "spacca": "distruggi",
    "lanci": "lancia",
    "distruggi": "distruggi",
    "rimetti": "rimetti",
    "metti": "metti",
    "riprendi": "riprendi",
    "aggiungi": "aggiungi",
    "rimuovi": "rimuovi",
}
"""What somebody does, said to him, and how a card tells it him."""
_OF_AN_EVENT = (
    r"(?<!quando )(?<!ogniqualvolta )(?<!\bche )(?<!\bse )(?<!\btu )(?<!\bnon )(?<!\bgli )(?<!\bti )(?<!finché )"
    r"(?<!\bchi )"
)
"""Behind these a verb says what happens or is true, not what is to be done."""
_VERB = "|".join(_TELLS)
_CHANGES = "|".join(one for one, other in _TELLS.items() if one != other and one != "lanci")

_SLANG_WORDS = tuple((re.compile(rf"\b{said}(?![\w'’:-])" if said.isalpha() else rf"\b{said}", re.IGNORECASE), printed)
                     for said, printed in _SLANG.items())  # fmt: skip
_WITH_PRONOUN = re.compile(rf"{_OF_AN_EVENT}\b(?P<it>la|lo|li|le|l['’]) ?(?P<verb>{_VERB})\b", re.IGNORECASE)
_OF_SOME = re.compile(
    r"\bne (?P<verb>peschi|scarti|sacrifichi|macini|pesca|scarta|macina) (?P<number>[a-z0-9]+)\b", re.IGNORECASE
)
_TOLD = re.compile(rf"{_OF_AN_EVENT}\b(?P<verb>{_CHANGES})\b(?! (?:alla? |dell)|['’])", re.IGNORECASE)
_EVERYBODY = re.compile(
    r"\btutt(?:i (?:gli )?(?P<who>avversari|giocatori|i giocatori)|i) (?P<verb>macina|perdo|scarta|pesca|sacrifica|guadagna)no\b",
    re.IGNORECASE,
)
_ONE_EACH = {"perdo": "perde"}


def in_the_words_of_cards(text: str) -> str:
    """A text with the words and persons of verbs that cards have: what is done is told, and what it is done to comes behind."""
    text = re.sub(r"\bogni volta che\b", "ogniqualvolta", text, flags=re.IGNORECASE)
    for said, printed in _SLANG_WORDS:
        text = said.sub(printed, text)
    text = text.replace("entra,,", "entra,")
    text = _EVERYBODY.sub(_each_of_them, text)
    text = _OF_SOME.sub(lambda found: f"{_told(found['verb'])} {found['number']}", text)
    text = _WITH_PRONOUN.sub(lambda found: _told(found["verb"]) + found["it"].replace("l'", "la").lower(), text)
    return _TOLD.sub(lambda found: _told(found["verb"]), text)


def _told(verb: str) -> str:
    return _TELLS.get(verb.lower(), verb.lower())


def _each_of_them(found: re.Match[str]) -> str:
    who = "avversario" if found["who"] == "avversari" else "giocatore"
    verb = found["verb"].lower()
    return f"ogni {who} {_ONE_EACH.get(verb, verb)}"


# --- cards that are no permanents

_KINDS = {
    "creatur": "creatura",
    "terr": "terra",
    "artefatt": "artefatto",
    "permanent": "permanente",
    "incantesim": "incantesimo",
    "istantane": "istantaneo",
    "stregoneri": "stregoneria",
    "planeswalker": "planeswalker",
}
_KIND = rf"(?:{'|'.join(_KINDS)})[a-z]{{0,2}}"
_OF_A_GRAVEYARD = re.compile(
    rf"\b(?P<count>fino a \w+|un['’]altra|un altro|una|un|ogni|le|due|tre) ?(?P<kinds>{_KIND}(?: o (?:una? )?{_KIND})?)"
    r"(?P<more>(?: (?!dal|nel|in|su|sotto|o\b|e\b)[\w-]+){0,2}(?: sotto il tuo controllo)?)(?P<place> (?:dal?|nel?|in) (?:un "
    r"|tuo |qualsiasi |qualunque )*cimitero)",
    re.IGNORECASE,
)
_BACK = re.compile(rf"\b(?P<kind>{_KIND})\b", re.IGNORECASE)


def with_cards(text: str) -> str:
    """109.2a: what is in a graveyard is a card, whatever people call it."""
    return _OF_A_GRAVEYARD.sub(_cards, text)


def _cards(found: re.Match[str]) -> str:
    count = found["count"]
    several = count.lower() in ("le", "due", "tre") or count.lower().startswith("fino")
    one = {"un altro": "un'altra", "un": "una"}.get(count.lower(), count)
    kinds = re.sub(r" o una? ", " o ", _BACK.sub(_one_kind, found["kinds"]))
    return f"{one} cart{'e' if several else 'a'} {kinds}{found['more']}{found['place']}"


def _one_kind(found: re.Match[str]) -> str:
    return next(one for stem, one in _KINDS.items() if found["kind"].lower().startswith(stem))
