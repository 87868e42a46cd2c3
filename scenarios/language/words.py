"""The words that sentences are made of: names made safe, numbers that agree, lists, where something is.

Card names are always shown as given and between «guillemets», so that no article or ending of ours has to agree with them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from engine.state.objects import PlayerTarget, Recipient
from engine.words.mentions import Mention
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Zone
from scenarios.language.counters import COUNTERS
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.subtype_names import SUBTYPES, subtype_word


def plain(text: str) -> str:
    """Foreign text as one line without anything that a terminal or a reader could take for an instruction.

    Blanks of any kind become one blank; what cannot be printed stands as its code, so that two different names never come to
    look the same.
    """
    spaced = " ".join(text.split())
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii") for sign in spaced)


@dataclass(frozen=True, slots=True)
class People:
    """Who sits where; which names are borne by several objects, so that their labels must be said too; names by label."""

    names: tuple[str, ...]
    ambiguous: frozenset[str] = field(default=frozenset())
    labelled: Mapping[str, str] = field(default_factory=dict)

    def name(self, player: PlayerId) -> str:
        """The name of a player; a seat that is none is spoken of as nobody."""
        if player == NOBODY or not 0 <= player < len(self.names):
            return "nessuno"
        return plain(self.names[player])


def number(count: int, one: str, many: str) -> str:
    """A number with its noun: ``1 danno``, ``2 danni``, ``-1 danni``, ``300.000 danni``."""
    return f"{thousands(count)} {one if count == 1 else many}"


def thousands(count: int) -> str:
    """A number with a point between its thousands, where it has five digits or more."""
    return f"{count:,}".replace(",", ".") if count >= 10_000 else str(count)


def damage(amount: int, *, combat: bool = False) -> str:
    """120: so much damage."""
    return number(amount, "danno", "danni") + (" da combattimento" if combat else "")


def life(amount: int) -> str:
    """119: so many points of life."""
    return number(amount, "punto vita", "punti vita")


def counters(count: int, kind: str) -> str:
    """122: so many counters of a kind, by its printed Italian name."""
    return f"{number(count, 'segnalino', 'segnalini')} {counter_name(kind)}"


def counter_name(kind: str) -> str:
    """The Italian name of a kind of counter; one that the table does not know keeps its own."""
    return plain(COUNTERS.word(kind))


def keyword_word(name: str) -> str:
    """702: the printed Italian name of a keyword ability; one that the table does not know keeps its own."""
    return plain(KEYWORDS.word(name) if name in KEYWORDS else name)


_WAYS = {
    "normal": "costo di mana", "alternative": "costo alternativo", "manifest": "manifestare", "cloak": "celare",
    "foretold": "predetta", "heads": "testa", "tails": "croce", "wins": "vince", "loses": "perde",
    "cost 1": "il primo costo", "cost 2": "il secondo costo", "cost 3": "il terzo costo",
    "way 1": "la prima possibilità", "way 2": "la seconda possibilità", "way 3": "la terza possibilità",
    "tap": "TAPpare", "untap": "STAPpare",
    "over": "sopra", "under": "sotto", "top": "in cima", "bottom": "in fondo",
    "shield": "segnalino scudo", "regeneration": "rigenerazione",
}  # fmt: skip
_PERMISSION = re.compile(r"permission \d+(?:, )?")


def way_word(name: str) -> str:
    """601.2b, 116.2b, 705.2, 608.2d, 614: a way of casting a spell or turning a creature face up, how a coin comes up, an
    alternative, what replaces, by the engine's name. What permits something is named by its source: its number there says nothing."""
    name = _PERMISSION.sub("", name)
    if ", " in name:
        return ", ".join(map(way_word, name.split(", ")))
    keyword, _, which = name.rpartition(" ")
    if which == "counter":
        return f"segnalino {counter_name(keyword)}"
    if name not in KEYWORDS and keyword in KEYWORDS:
        return f"{keyword_word(keyword)} {plain(which)}"
    if keyword == "alternative":
        return f"costo alternativo {plain(which)}"
    return _WAYS.get(name) or (keyword_word(name) if name in KEYWORDS else name)


def mana_words(kinds: Iterable[str]) -> str:
    """106.1: mana by its symbols, each in braces."""
    return "".join(f"{{{plain(kind)}}}" for kind in kinds) or "nessun mana"


def listed(parts: Iterable[str], last: str = "e") -> str:
    """``a``, ``a e b``, ``a, b e c``; ``e`` before another ``e`` or an ``è`` becomes ``ed``."""
    words = list(parts)
    if len(words) < 2:
        return "".join(words)
    joint = f"{last}d" if last == "e" and words[-1].lower().startswith(("e", "è")) else last
    return f"{', '.join(words[:-1])} {joint} {words[-1]}"


def sentence_case(text: str) -> str:
    """The first letter large, the others as they are."""
    return text[:1].upper() + text[1:]


def quoted(name: str) -> str:
    """A card name as given, made safe, between guillemets."""
    return f"«{printed(name)}»"


_MADE = " Token"


def printed(name: str) -> str:
    """A name as it is printed, made safe; 111.4: a token that the rules name by its subtypes has them in Italian."""
    subtypes = name.removesuffix(_MADE).split()
    if name.endswith(_MADE) and all(one in SUBTYPES for one in subtypes):
        return plain(f"pedina {' '.join(map(subtype_word, subtypes))}")
    return plain(name)


HIDDEN = "una carta"
"""400.2: what a card is called of which nobody knows which it is."""


def called(mention: Mention, people: People) -> str:
    """An object by its name, with its label where others bear the same name; an ability by its source."""
    if mention.kind is Kind.ABILITY:
        return f"l'abilità {joined('di', source_of(mention, people))}"
    if mention.kind is Kind.DESIGNATION:
        return DESIGNATED[mention.label]
    if not mention.name and mention.zone.hidden:
        return HIDDEN
    if mention.face_down:
        return f"l'oggetto a faccia in giù {quoted(mention.label)}"
    if mention.kind is Kind.EMBLEM:
        return f"l'emblema di {people.name(mention.owner)}"
    if not mention.name:
        return f"l'oggetto senza nome {quoted(mention.label)}"
    shown = quoted(mention.name)
    if mention.name in people.ambiguous and mention.label != mention.name:
        shown += f" ({plain(mention.label)})"
    return f"la copia di {shown}" if mention.kind in (Kind.COPY_OF_SPELL, Kind.COPY_OF_CARD) else shown


def wording(text: str) -> str:
    """The text of an ability, quoted, without its full stop: a sentence goes on behind it. Nothing for no text."""
    return f" “{plain(text).removesuffix('.')}”" if text else ""


def source_of(ability: Mention, people: People) -> str:
    """113.7: the source of an ability on the stack, which has no name of its own, by its label (``golem1#2``)."""
    label = ability.label.partition("#")[0]
    if label in DESIGNATED and not ability.name:
        return DESIGNATED[label]
    name = ability.name or people.labelled.get(label, label)
    return f"{quoted(name)} ({plain(label)})" if name in people.ambiguous and label != name else quoted(name)


def object_of(one: ObjectId, names: Mapping[ObjectId, Mention], people: People) -> str:
    """An object that an event speaks of, by the mention that its step keeps of it."""
    found = names.get(one)
    return called(found, people) if found is not None else "un oggetto"


def recipient(one: Recipient, names: Mapping[ObjectId, Mention], people: People) -> str:
    """An object or a player."""
    return people.name(one.player) if isinstance(one, PlayerTarget) else object_of(one, names, people)


DESIGNATED = {
    "emblem": "un emblema",
    "initiative": "l'iniziativa",
    "monarch": "il monarca",
    "radiation": "i segnalini radiazione",
    "speed": "la velocità",
}
"""114.3, 725.2: emblems without a name, and designations with abilities of their own, by the label that the engine gives them."""

_PREPOSITIONS = {"a": "al", "di": "del", "da": "dal", "su": "sul"}
_BEFORE_VOWEL = {"a": "all'", "di": "dell'", "da": "dall'", "su": "sull'"}
_BEFORE_FEMININE = {"a": "alla", "di": "della", "da": "dalla", "su": "sulla"}


def joined(preposition: str, noun: str) -> str:
    """A preposition with what follows, contracted where that begins with an article: ``di`` + ``l'abilità`` = ``dell'abilità``."""
    if noun.startswith("l'"):
        return f"{_BEFORE_VOWEL[preposition]}{noun[2:]}"
    if noun.startswith("la "):
        return f"{_BEFORE_FEMININE[preposition]} {noun[3:]}"
    if noun.startswith("il "):
        return f"{_PREPOSITIONS[preposition]} {noun[3:]}"
    return f"{preposition} {noun}"


def towards(name: str) -> str:
    """``a`` with the name of a player: ``a Bruno``, ``ad Anna``."""
    return f"{'ad' if name[:1] in 'Aa' else 'a'} {name}"


def people_list(players: Sequence[PlayerId], people: People) -> str:
    """Several players by name."""
    return listed(people.name(player) for player in players)


def zone_to(zone: Zone, owner: str) -> str:
    """Where something goes: ``nel cimitero di Anna``."""
    return {
        Zone.LIBRARY: f"nel grimorio di {owner}",
        Zone.HAND: f"in mano {towards(owner)}",
        Zone.BATTLEFIELD: "sul campo di battaglia",
        Zone.GRAVEYARD: f"nel cimitero di {owner}",
        Zone.STACK: "in pila",
        Zone.EXILE: "in esilio",
        Zone.COMMAND: "nella zona di comando",
    }[zone]


def zone_from(zone: Zone, owner: str) -> str:
    """Where something comes from: ``dal cimitero di Anna``."""
    return {
        Zone.LIBRARY: f"dal grimorio di {owner}",
        Zone.HAND: f"dalla mano di {owner}",
        Zone.BATTLEFIELD: "dal campo di battaglia",
        Zone.GRAVEYARD: f"dal cimitero di {owner}",
        Zone.STACK: "dalla pila",
        Zone.EXILE: "dall'esilio",
        Zone.COMMAND: "dalla zona di comando",
    }[zone]
