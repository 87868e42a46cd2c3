"""601.2, 613.4c: what the first printed cards say in words that later ones have for something else, as later ones say it."""

from __future__ import annotations

from engine.words.record import replace
from scenarios.cardtext.lexing import Lexeme

DROPPED = "DROPPED"
"""The kind of a lexeme that nobody is to read."""


def kinds(found: list[Lexeme], at: int, length: int) -> list[str]:
    """The kinds of some lexemes in a row, of fewer at the end."""
    return [one.kind for one in found[at : at + length]]


def gains_numbers(found: list[Lexeme], at: int) -> bool:
    """613.4c: 'guadagna +1/+1', 'ottiene +1/+1 e volare' are 'prende +1/+1', 'prende +1/+1 e ha volare'."""
    several = kinds(found, at, 4)
    if several[:2] not in (["V_GAIN", "PT"], ["V_OBTAIN", "PT"]) or not found[at + 1].form.startswith(("+", "-")):
        return False
    verb = found[at]
    found[at] = replace(verb, kind="V_GET")
    if several[2:] == ["AND", "KEYWORD"]:
        found[at + 3 : at + 3] = [replace(verb, kind="V_HAVE", start=found[at + 3].start, end=found[at + 3].start)]
    return True


def the_ability(found: list[Lexeme], at: int) -> bool:
    """702: 'guadagna l'abilità volare' is 'guadagna volare'."""
    verb, *rest = kinds(found, at, 4) or [""]
    if verb not in ("V_GAIN", "V_HAVE", "V_LOSE", "WITH", "WITHOUT") or rest != ["THE", "ABILITY", "KEYWORD"]:
        return False
    found[at + 1] = replace(found[at + 1], kind=DROPPED)
    found[at + 2] = replace(found[at + 2], kind=DROPPED)
    return True


def none_any_more(found: list[Lexeme], at: int) -> bool:
    """603.8: 'Quando non controlli più Isole, ...': none; 'più' says that there were some."""
    several = kinds(found, at, 6)
    if several[:4] != ["WHEN", "NOT", "V_CONTROL", "PLUS"] or several[4:5] not in (["SUBTYPE"], ["TYPE"]):
        return False
    if several[5:] != ["COMMA"]:
        return False
    found[at + 3] = replace(found[at + 3], kind=DROPPED)
    return True


def is_cast(found: list[Lexeme], at: int) -> bool:
    """601.2: 'Ogniqualvolta viene lanciata una magia blu': by whomever, 'un giocatore lancia una magia blu'."""
    several = kinds(found, at, 5)
    if (
        several[:2] != ["WHEN", "IS_BEING"]
        or several[2:3] not in (["CAST_BY"], ["PLAYED_BY"])
        or several[3:] != ["ONE", "SPELL"]
    ):
        return False
    ends = next((n for n in range(at, len(found)) if found[n].kind == "COMMA"), len(found))
    if any(one.kind in ("FROM", "OR", "AND", "CONTROLLED") for one in found[at + 5 : ends]):
        return False
    being, cast = found[at + 1 : at + 3]
    one = replace(being, kind="ONE", form="un", marks="ms", moods=frozenset())
    player = replace(being, kind="PLAYER", form="giocatore", marks="ms", moods=frozenset())
    casts = replace(cast, kind="V_CAST", form="lancia", marks="", moods=frozenset(("3s", "imp")))
    found[at + 1 : at + 3] = [one, player, casts]
    return True


_KNOWN = {"THIS", "THAT", "NAME", "PRON", "CLITIC"}
"""Behind what was spoken of before the place stands as it is printed."""


def from_there_behind(found: list[Lexeme], at: int) -> bool:
    """400.7: 'metti una carta terra sul campo di battaglia TAPpata dalla tua mano': from where it comes stands behind its noun."""
    if kinds(found, at, 1) not in (["ONTO_BATTLEFIELD"], ["IN_PLAY"]):
        return False
    begins = at + 1 + (kinds(found, at + 1, 1) == ["TAPPED"])
    place = ["FROM", "THE", "YOUR", "PLACE"]
    if kinds(found, begins, 4) != place:
        return False
    ends = begins + 4
    if kinds(found, ends, 1) in (["AND_OR"], ["OR"]) and kinds(found, ends + 1, 4) == place:
        ends += 5
    sentence = max((n for n in range(at) if found[n].kind in ("STOP", "COMMA", "AND", "THEN", "COLON")), default=-1)
    said = [one.kind for one in found[sentence + 1 : at]]
    if (
        _KNOWN & set(said)
        or not {"V_PUT", "V_PUT_BACK"} & set(said)
        or "CARD" not in said
        or "FROM" in said
        or kinds(found, ends, 1) not in ([], ["STOP"])
    ):
        return False
    found[at:ends] = [*found[begins:ends], *found[at:begins]]
    return True
