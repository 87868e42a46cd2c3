"""702: keyword abilities as cards print them: ``volare``, ``tossico 2``, ``protezione dal rosso``, ``equipaggiare {2}``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.filters import Filter
from engine.cards.keywords.linked_forms import OR_MORE
from scenarios.language.errors import shown, wrong
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.patterns import Pattern
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.abilities.costs import COSTS
from scenarios.written.abilities.filters import FILTERS
from scenarios.written.abilities.reading import Collected
from scenarios.written.mana import read_mana
from scenarios.written.records import as_list, folded
from scenarios.written.scalars import read_number, text_of

NUMBERED = (
    "absorb", "afflict", "afterlife", "amplify", "annihilator", "backup", "bloodthirst", "bushido", "casualty", "crew",
    "devour", "dredge", "fabricate", "fading", "firebending", "graft", "hideaway", "mobilize", "modular", "poisonous", "rampage",
    "renown", "ripple",
    "frenzy", "saddle", "soulshift", "teamwork", "toxic", "tribute", "vanishing",
)  # fmt: skip
"""Keywords that are always followed by a number."""

COSTED = (
    "commander ninjutsu", "more than meets the eye", "multikicker", "transfigure",
    "aura swap", "bestow", "blitz", "buyback", "cleave", "cumulative upkeep", "cycling", "dash", "disguise", "disturb", "echo",
    "embalm", "encore", "entwine", "equip", "escalate", "escape", "eternalize", "evoke", "flashback", "foretell",
    "fortify", "freerunning", "harmonize", "kicker", "level up", "madness", "miracle", "megamorph", "morph", "mutate", "ninjutsu",
    "offspring", "outlast", "overload", "plot", "prowl", "reconfigure", "recover", "replicate", "scavenge", "sneak", "spectacle",
    "squad", "surge", "transmute", "unearth", "ward", "warp", "web-slinging",
)  # fmt: skip
"""Keywords that are always followed by a cost."""

BOTH = ("awaken", "impending", "reinforce", "suspend")
"""Keywords with a number, a dash and a cost."""

QUALIFIED = ("affinity", "partner", "partner with")
"""Keywords followed by words that no rule reads yet."""

_FROM = Pattern(r"(?:dal|dallo|dalla|dai|dagli|dalle|da)\b\s*|dall'", re.IGNORECASE)
_AND_FROM = Pattern(r"\s*,\s*(?=da)|\s+e\s+(?=da)", re.IGNORECASE)
_OF = Pattern(r"per\s+(?:un[oa]?\s+|un')", re.IGNORECASE)
"""702.72a: what another permanent must be, behind 'champion'."""
_WITH = Pattern(
    r"con\s+(?:(?P<number>un[oa]?|due|tre|quattro|cinque|sei)\s+|un')(?P<more>o più\s+)?(?P<what>[^\W\d_][^{}—–]*?)\s*"
    r"(?P<cost>[{—–].+|\d\w*)",
    re.IGNORECASE,
)
"""702.167a: so many objects of which description are exiled, or so many and more, and the cost."""
_SMALLER = Pattern(r"(?P<cost>.+?)\s*[-–—]?\s*(?P<size>\d+/\d+)")
"""702.160a: the other mana cost, power and toughness."""
_SO_MANY = {"due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sei": 6}
_NUMBER_AND_COST = Pattern(r"(?P<number>\d+|X)\s*[-–—]\s*(?P<cost>.+)")
_TYPECYCLING = Pattern(r"(?P<what>[^\W\d_][^{}—–]*?)\s*(?P<cost>[{—–].+|\d\w*)")
"""702.29e: what is looked for, and the cost."""
_ONTO = Pattern(
    r"(?:in|a|con)\s+(?:un'|una?\s+|le\s+|la\s+)?(?:magi[ae]\s+)?"
    r"(?P<what>[^\W\d_][^{}—–]*?)\s*(?P<cost>[{—–].+|\d\w*)"
)
"""702.47a: onto what, and the cost."""
_EMERGING = Pattern(
    r"da(?:\s+un[oa]?\s+|\s+un'|\s+)(?P<what>[^\W\d_][^{}—–]*?)\s*(?P<cost>[{—–].+|\d\w*)", re.IGNORECASE
)
"""702.119b: from what, and the cost."""
_AN = Pattern(r"^(?:d(?:i|ei|egli|elle)\s+)?(?:un[oa]?\s+|un')?", re.IGNORECASE)
_GIVEN = ("una carta", "un Cibo", "un Pesce TAPpato", "un Tesoro", "un turno extra", "una Piovra")
GIFTS: Vocabulary[str] = Vocabulary(
    "ciò che si dona",
    {
        "card": "carta",
        "food": "Cibo",
        "tapped fish": "Pesce TAPpato",
        "treasure": "Tesoro",
        "extra turn": "turno extra",
        "octopus": "Piovra | Polpo",
    },
)
_AND_OR = Pattern(r"\s+e/o\s+", re.IGNORECASE)
_DASHES = " —–-"
_EVERYTHING = ("tutto", "ogni cosa")
_LONGEST_NAME = 4
"""How many words the name of a keyword with what follows it may be mistaken for."""
_SEPARATOR = Pattern(r"\s*,\s*(?!da[lgi ])")


def keyword_of_text(text: str) -> Keyword:
    """One keyword ability. Raises an error of `wrong` for an unknown one, and where what follows it does not fit."""
    found = keywords_of_text(text)
    if len(found) != 1:
        raise wrong(f"{shown(text)} sono più abilità: scrivine una per volta")
    return found[0]


def keywords_of_text(text: str) -> tuple[Keyword, ...]:
    """The keyword abilities that one phrase stands for; protection from several qualities is several (702.16g).

    Raises an error of `wrong` for an unknown one, for several with commas between them, and where what follows does not fit.
    """
    written = " ".join(text.split())
    parts = _SEPARATOR.split(written)
    if len(parts) > 1 and all(KEYWORDS.get(part) is not None for part in parts):
        raise wrong(f"{shown(text)} sono più abilità: vanno in un elenco", f"[{written}]")
    name, rest = _split(written)
    if KEYWORDS.get(name) is None and len(written.split()) > _LONGEST_NAME:
        raise wrong(
            f"{shown(text)} non è una parola chiave: un'altra abilità si scrive con i suoi campi, come «effetto:»"
        )
    keyword = KEYWORDS.read(name)
    if keyword in ("protection", "hexproof") and rest:
        return _from_qualities(keyword, rest, name)
    if keyword == "kicker" and (several := _AND_OR.split(rest))[1:]:  # 702.33b
        return tuple(_one(keyword, one, f"{name} {one}") for one in several)
    return (_one(keyword, rest, written),)


def _split(text: str) -> tuple[str, str]:
    """The name of a keyword, as long as possible, and what follows it."""
    words = re.split(r"\s+|(?=[—–{])", text)
    for length in range(min(len(words), 5), 0, -1):
        name = " ".join(words[:length]).strip(" —–-")
        if KEYWORDS.get(name) is not None:
            rest = text[len(name) :].strip() if text.startswith(name) else " ".join(words[length:])
            return name, rest.strip()
    return text, ""


def _one(keyword: str, rest: str, written: str) -> Keyword:
    """702: one keyword with what follows its name: nothing, a number, a cost, a quality, or words of its own."""
    name = KEYWORDS.word(keyword)
    if (own := _WITH_WORDS_OF_THEIR_OWN.get(keyword)) is not None:
        return own(rest, name, written)
    if keyword == "modular" and folded(rest.lstrip(_DASHES)) == folded(KEYWORDS.word("sunburst")):
        return Keyword(keyword=keyword, quality="sunburst", text=written)
    if keyword == "bloodthirst" and folded(rest) == "x":
        return Keyword(keyword=keyword, quality="X", text=written)
    if keyword in NUMBERED:
        if not rest.isdigit():
            raise wrong(f"dopo «{name}» serve un numero, come «{name} 2»")
        return Keyword(keyword=keyword, value=read_number(rest, 0), text=written)
    if keyword == "cycling" and (typed := _TYPECYCLING.fullmatch(rest)) is not None:
        what = FILTERS.read_text(typed["what"])
        return Keyword(
            keyword=keyword, quality=typed["what"], filter=what, cost=_cost(name, typed["cost"]), text=written
        )
    if keyword in COSTED:
        return Keyword(keyword=keyword, cost=_cost(name, rest), text=written)
    if keyword in BOTH:
        return _with_number_and_cost(keyword, rest, name, written)
    if keyword in QUALIFIED:
        return Keyword(keyword=keyword, quality=rest or None, text=written)
    if keyword == "protection":
        raise wrong("dopo «protezione» serve da che cosa, come «protezione dal rosso»")
    if rest:
        raise wrong(f"dopo «{name}» non ci va altro: {shown(rest)}")
    return Keyword(keyword=keyword, text=written)


def _with_number_and_cost(keyword: str, rest: str, name: str, written: str) -> Keyword:
    """702.62a: a number, or X, and a cost, as after suspend."""
    found = _NUMBER_AND_COST.fullmatch(rest)
    if found is None:
        raise wrong(f"dopo «{name}» servono un numero e un costo, come «{name} 4—{{1}}{{R}}»")
    return Keyword(
        keyword=keyword,
        value=None if found["number"] == "X" else read_number(found["number"], 0),
        cost=_cost(name, found["cost"]),
        text=written,
    )


def _bands_with_other(rest: str, name: str, written: str) -> Keyword:
    """702.22b: with which other creatures."""
    if not rest:
        raise wrong(f"dopo «{name}» serve con quali altre creature, come «{name} Elfi»")
    return Keyword(keyword="bands with other", quality=rest, filter=FILTERS.read_text(rest), text=written)


def _mayhem(rest: str, name: str, written: str) -> Keyword:
    """702.187a-b: a cost, or none where the mana cost is paid."""
    return Keyword(keyword="mayhem", cost=_cost(name, rest) if rest else None, text=written)


def _prototype(rest: str, name: str, written: str) -> Keyword:
    """702.160a: a second mana cost, and a second power and toughness."""
    small = _SMALLER.fullmatch(rest)
    if small is None:
        raise wrong(f"dopo «{name}» servono un costo, forza e costituzione, come «{name} {{2}}{{B}} — 2/2»")
    return Keyword(keyword="prototype", cost=_cost(name, small["cost"]), quality=small["size"], text=written)


def _craft(rest: str, name: str, written: str) -> Keyword:
    """702.167a: how many materials, which, and a cost."""
    made = _WITH.fullmatch(rest)
    if made is None:
        raise wrong(f"dopo «{name}» servono i materiali e un costo, come «{name} con un artefatto {{2}}»")
    return Keyword(
        keyword="craft",
        value=_SO_MANY.get(folded(made["number"] or "un"), 1),
        quality=OR_MORE if made["more"] else None,
        filter=FILTERS.read_text(made["what"]),
        cost=_cost(name, made["cost"]),
        text=written,
    )


def _champion(rest: str, name: str, written: str) -> Keyword:
    """702.72a: what is championed."""
    start = _OF.match(rest)
    if start is None:
        raise wrong(f"dopo «{name}» serve per che cosa, come «{name} per un Elfo»")
    wanted = rest[start.end() :]
    return Keyword(keyword="champion", quality=wanted, filter=FILTERS.read_text(wanted), text=written)


def _emerge(rest: str, name: str, written: str) -> Keyword:
    """702.119a-b: the cost, and from which permanents if not from creatures: ``emergere da un artefatto {5}{U}``."""
    found = _EMERGING.fullmatch(rest)
    if found is None:
        return Keyword(keyword="emerge", cost=_cost(name, rest), text=written)
    what = FILTERS.read_text(found["what"])
    return Keyword(keyword="emerge", quality=found["what"], filter=what, cost=_cost(name, found["cost"]), text=written)


def _offering(rest: str, name: str, written: str) -> Keyword:
    """702.48a: which permanents: ``obolo Serpente``."""
    what = _AN.sub("", rest)
    if not what:
        raise wrong(f"dopo «{name}» serve quale permanente, come «{name} Serpente»")
    return Keyword(keyword="offering", quality=what, filter=FILTERS.read_text(what), text=written)


def _gift(rest: str, name: str, written: str) -> Keyword:
    """702.174d-i: what is given: ``dono di una carta``."""
    given = GIFTS.get(_AN.sub("", rest))
    if given is None:
        raise wrong(f"dopo «{name}» serve che cosa, come «{name} di una carta»; si possono donare: {', '.join(_GIVEN)}")
    return Keyword(keyword="gift", quality=given, text=written)


def _splice(rest: str, name: str, written: str) -> Keyword:
    """702.47a: onto which spells, and the cost: ``unire in Arcano {1}{R}``."""
    found = _ONTO.fullmatch(rest)
    if found is None:
        raise wrong(f"dopo «{name}» servono a che cosa e il costo, come «{name} in Arcano {{1}}{{R}}»")
    what = FILTERS.read_text(found["what"])
    return Keyword(keyword="splice", quality=found["what"], filter=what, cost=_cost(name, found["cost"]), text=written)


def _cost(name: str, rest: str) -> Cost:
    """A cost after a keyword: mana, or after a dash any cost (702.6a, 702.21a)."""
    plain = rest.lstrip(" —–-")
    if not plain:
        raise wrong(f"dopo «{name}» serve un costo, come «{name} {{2}}»")
    if plain == rest and re.fullmatch(r"[\d{}A-Za-z/ ]+", plain) and not re.search(r"[a-z]{3}", plain):
        return Cost(mana=read_mana(plain))
    cost: Cost = COSTS.read_text(plain)
    return cost


def _enchant(rest: str, written: str) -> Keyword:
    """702.5: what an Aura may be attached to; of players ``quality`` says which (702.5d)."""
    players = {"giocatore": "player", "avversario": "opponent"}
    if not rest:
        raise wrong("dopo «incanta» serve che cosa, come «incanta creatura»")
    if folded(rest) in players:
        return Keyword(keyword="enchant", quality=players[folded(rest)], text=written)
    return Keyword(keyword="enchant", quality=rest, filter=FILTERS.read_text(rest), text=written)


def _from_qualities(keyword: str, rest: str, name: str) -> tuple[Keyword, ...]:
    """702.16a, 702.11d: from what: a colour, a type, everything."""
    found = []
    for one in _AND_FROM.split(rest):
        start = _FROM.match(one)
        if start is None:
            raise wrong(f"dopo «{name}» serve da che cosa, come «{name} dal rosso», non {shown(one)}")
        quality = one[start.end() :].strip()
        if not quality:
            raise wrong(f"dopo «{name} {one.strip()}» manca da che cosa")
        everything = folded(quality) in _EVERYTHING
        wanted: Filter | None = None if everything else FILTERS.read_text(quality)
        found.append(Keyword(keyword=keyword, quality=quality, filter=wanted, text=f"{name} {one.strip()}"))
    return tuple(found)


def read_keywords(value: Any) -> tuple[Keyword, ...]:
    """A list of keyword abilities, or one text with commas between them. Raises `Faulty` with every fault."""
    listed: Any = as_list(value)
    alone = listed is not value
    collected = Collected()
    found: list[Keyword] = []
    for n, one in enumerate(listed):
        if isinstance(one, Keyword):
            found.append(one)
            continue
        for part in _SEPARATOR.split(one) if isinstance(one, str) else (one,):
            keywords = collected.read(lambda said: keywords_of_text(text_of(said)), part, *(() if alone else (n,)))
            found += keywords or ()
    collected.raise_all()
    return tuple(found)


_WITH_WORDS_OF_THEIR_OWN: Mapping[str, Callable[[str, str, str], Keyword]] = {
    "enchant": lambda rest, _, written: _enchant(rest, written),
    "bands with other": _bands_with_other,
    "splice": _splice,
    "emerge": _emerge,
    "offering": _offering,
    "gift": _gift,
    "mayhem": _mayhem,
    "prototype": _prototype,
    "craft": _craft,
    "champion": _champion,
}
"""Keywords after which neither a number nor a cost nor a quality alone is said: how each of them is read."""
