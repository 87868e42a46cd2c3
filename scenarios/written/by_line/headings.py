"""What stands before a colon: a field of the situation, something of a player, or a player."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import get_args

from scenarios.language.errors import nearest
from scenarios.language.folding import folded
from scenarios.written.by_line.counters_of_players import HAS_SOME
from scenarios.written.by_line.described import says_more_than_a_name
from scenarios.written.by_line.pieces import Typed, outside
from scenarios.written.cards import Card
from scenarios.written.model import Player, Scenario, TurnState
from scenarios.written.options import Options
from scenarios.written.permanents import Permanent
from scenarios.written.replies import Reply
from scenarios.written.script import FIRST_WORDS, Action, CastSpell

CARD, REPLY, EXPECTED, REFUSED, LIBRARIES = "carta", "risposta", "attesa", "rifiutata", "grimori"
EMPTY = "vuoti"
"""401.1: that a library of which nothing is said has no cards; otherwise nobody knows them."""
HERE = "qui"
"""How far play goes on where nothing is done behind the last line: combat that has begun is not played to its end."""
ZONES = ("mano", "grimorio", "cimitero", "esilio", "comando", "campo")
MANA = "mana"
ANSWERS_TOO = (MANA, "nel cimitero", "grimorio")
"""What is answered below an action, and of a player's anywhere else: which mana is produced, which card is put there, what is put
back in which order."""
_NEAR = 78
_LONG_ENOUGH = 5
"""Letters that a heading must have for a name with one of them missing to be that heading: Pia is a name."""


def _keys(model: type) -> dict[str, str]:
    return {folded(told.alias or name): told.alias or name for name, told in model.model_fields.items()}  # type: ignore[attr-defined]


OF_SITUATION: Mapping[str, str] = _keys(Scenario)
"""The fields of a situation, by how they are compared."""
OF_PLAYER: Mapping[str, str] = {**_keys(Player), MANA: "riserva"}
"""The fields of a player; mana is the pool."""
OF_CARD: Mapping[str, str] = {**_keys(Card), "avventura": "inserto", "presagio": "inserto"}
"""The fields of a card, said below its line."""
OF_REPLY: Mapping[str, str] = {key: word for key, word in _keys(Reply).items() if word != "di"}
"""What somebody answers, below what asks for it."""
OF_DEEDS: Mapping[str, str] = {folded(key): key for key in FIRST_WORDS}
"""What somebody does, as a file says it: ``concede: Bruno``."""
OF_PERMANENT: Mapping[str, str] = {
    **{key: word for key, word in _keys(Permanent).items() if key not in OF_CARD and word != CARD},
    "controllato da": "controllore", "controllata da": "controllore", "assegnato a": "attaccato a",
    "fusa sotto": "fuso sotto",
}  # fmt: skip
"""110.5: what a file says of a permanent, or of a card in a zone, below its line; what is printed on a card is of the card."""
OF_TURN: Mapping[str, str] = {
    **{key: word for key, word in _keys(TurnState).items() if word not in ("di", "segnaturno")},
    "magie": "magie nell'ultimo turno",
}
"""500: what a file says of the turn, besides whose it is, in lines of their own."""
REPLIES = "risposte"
OF_ACTION: Mapping[str, str] = {
    key: word for one in get_args(Action) for key, word in _keys(one).items() if word not in (*FIRST_WORDS, REFUSED)
}
"""601.2b-d: what a file says with an action, which here may stand below it with a colon: ``x: 3``."""
_OF_EACH_ACTION = tuple(_keys(one) for one in get_args(Action))
OF_CASTING: Mapping[str, str] = _keys(CastSpell)
"""601: the same of one by which a spell is cast."""
OF_OPTIONS: Mapping[str, str] = _keys(Options)
"""800.2: the multiplayer options, each of which may have a line of its own."""
OWN = (CARD, REPLY, EXPECTED, REFUSED, LIBRARIES, *OF_ACTION)
KNOWN = tuple(
    dict.fromkeys((*OF_SITUATION.values(), *OF_OPTIONS.values(), *OF_PLAYER.values(), MANA, *OWN[: -len(OF_ACTION)]))
)
_BELOW = (*OF_CARD.values(), *OF_PERMANENT.values(), *OF_TURN.values(), *OF_DEEDS.values())
"""Every heading that is no player, but for those of an action, which are so short that anything is near them."""


_SPEAKS = re.compile(
    r"[A-ZÀ-Ù]\w*\s+(?:divide|assegna|distribuisce|sceglie|ordina|tiene|decide|risponde|lancia|attiva|attacca|blocca|gioca|passa)\b"
)
"""Who does something, before a colon that is not behind a heading: ``Anna divide il danno di Drago: 1 a Orso, 4 a Bruno``."""


def is_said_with(key: str, action: Mapping[str, object]) -> bool:
    """601.2b-d: whether an action itself says a field, as one of what is cast says its modes; of others it answers a question."""
    words = {folded(one) for one in action}
    return any(key in there for there in _OF_EACH_ACTION if words & there.keys() & OF_DEEDS.keys())


def head_of(line: Typed) -> tuple[Typed, Typed] | None:
    """What stands before the colon of a line and behind it; ``None`` for a line without one outside of quotation marks, and for
    a sentence that has one."""
    at = next((at for at, sign in outside(line.text) if sign == ":"), None)
    return None if at is None or _SPEAKS.match(line.text) else (line.part(0, at), line.part(at + 1))


def is_known(key: str) -> bool:
    """Whether a heading is one that is no player, with whose it is or without."""
    plain = folded(key)
    head, _, _ = plain.partition(" di ")
    there = (OF_SITUATION, OF_OPTIONS, OF_PLAYER, OWN, OF_CARD, OF_PERMANENT, OF_TURN, OF_DEEDS)
    return any(one in headings for one in (plain, head) for headings in there)


def is_of_situation(key: str) -> bool:
    """Whether a heading is one of the situation, whose value speaks of nothing that lies on the table."""
    return folded(key) in OF_SITUATION or option_of(key) != ""


def option_of(key: str) -> str:
    """800.2: the option that a heading names, of everybody or of one player (``raggio di Anna``); '' where it names none."""
    plain = folded(key)
    return OF_OPTIONS.get(plain) or OF_OPTIONS.get(plain.partition(" di ")[0], "")


_IN = r"(?:(?:in|nel|al|sul|nella)\s+)?"
_ZONE = "|".join(ZONES)
_WHERE = re.compile(
    rf"{_IN}(?:zona di )?(?P<zone>{_ZONE})\s+(?:(?:di|ad?)\s+|(?-i:(?=[A-ZÀ-Ù])))(?P<name>.+)"
    rf"|(?:in|nel|al|sul|nella)\s+(?:zona di )?(?P<here>{_ZONE})|zona di (?P<alone>{_ZONE})",
    re.IGNORECASE,
)
_THEIRS = re.compile(rf"(?P<name>.+?)\s+{_IN}(?P<zone>\S+)", re.IGNORECASE)


def owner_of(head: Typed) -> tuple[Typed | None, str]:
    """Who, and what of theirs, in a heading such as ``Anna mano``, ``Anna in mano``, ``mano di Anna``, ``nel cimitero``.

    ``None`` for nobody, who is then the player above; '' for every heading that says nothing of a player's in this way.
    """
    if found := _WHERE.fullmatch(head.text):
        here = found["here"] or found["alone"]
        if here:
            return None, folded(here)
        return head.part(found.start("name"), found.end("name")), folded(found["zone"])
    key, of, _ = head.text.partition(" di ")
    if of and folded(key) in OF_PLAYER and folded(head.text) not in (*OF_PLAYER, *OF_REPLY):
        return head.part(len(key) + len(of)), folded(key)
    found = _THEIRS.fullmatch(head.text)
    if not found or " di " in head.text or is_known(head.text) or not found["name"][:1].isupper():
        return None, ""
    key = folded(found["zone"])
    return (head.part(0, found.end("name")), key) if key in OF_PLAYER else (None, "")


_HAS = re.compile(
    r"(?P<name>\"[^\"]+\"|[^\W\d_]\w*)\s+"
    r"(?:(?:è|sta)\s+(?:già\s+)?a\s+(?=\d+(?:\s+(?:punt[oi] vita|vit[ae]|pv))?$)|(?:ha|controlla|possiede)\s+(?:gi[àa]\s+|solo\s+)?"
    r"(?=(?:a\s+)?\d+\s+(?:punt[oi] vita|vit[ae]|pv)\b"
    rf"|{HAS_SOME}"
    r"|(?i:in|nel|al)\s+(?:mano|cimitero|esilio|grimorio|campo)\b|(?:\d+x?\s+|(?:due|tre|quattro|cinque|sei)\s+|una?\s+|uno\s+|un'|il\s+|la\s+|lo\s+|l')?(?:pedin[ae]\s+)?[A-ZÀ-Ù]))"
)


def _is_said_in_its_line(head: Typed) -> bool:
    """110.5: whether a colon stands behind a word of a card, in the line of it: ``Re creatura 7/7 comandante: sì``."""
    plain = folded(head.text)
    keys = (one for one in (*OF_CARD, *OF_PERMANENT) if plain.endswith(f" {one}"))
    return any(says_more_than_a_name(head.text[: -len(key)].strip()) for key in keys)


def parts_of(line: Typed) -> tuple[Typed, Typed] | None:
    """What a line says of whom: before its colon and behind it, or as one says it, ``Anna ha Orso 2/2``."""
    if (parts := head_of(line)) is not None:
        return None if _is_said_in_its_line(parts[0]) else parts
    found = _HAS.match(line.text) if line.text[:1].isupper() or line.text[:1] == '"' else None
    return None if found is None else (line.part(0, found.end("name")), line.part(found.end()))


def meant(head: Typed) -> str:
    """The heading that was probably meant by one that is none, '' where it is a player's name.

    A name in quotation marks or of a known player is a name; one in small letters is never one; and one that is a heading but
    for a letter too many, missing or out of place is a slip.
    """
    if head.text[:1] in '"«“':
        return ""
    if head.text[:1].islower():
        return nearest(head.text, (*KNOWN, *_BELOW), _NEAR) or nearest(head.text, KNOWN)
    plain = folded(head.text)
    return next((known for known in KNOWN if _slip(plain, folded(known))), "")


def _slip(typed: str, known: str) -> bool:
    """Whether a word is another one but for a doubled, missing or swapped letter."""
    if len(known) < 4 or typed == known:
        return False
    if sorted(typed) == sorted(known):
        return sum(one != other for one, other in zip(typed, known, strict=True)) == 2
    longer, shorter = (typed, known) if len(typed) > len(known) else (known, typed)
    if len(longer) != len(shorter) + 1:
        return False
    cut = next((at for at in range(len(longer)) if longer[:at] + longer[at + 1 :] == shorter), None)
    if cut is None:
        return False
    doubled = longer[cut] in longer[max(cut - 1, 0) : cut] + longer[cut + 1 : cut + 2]
    return doubled if longer is typed else len(known) >= _LONG_ENOUGH
