"""608.2c, 513.1a: words of a sentence in another order than most texts have, or with one that adds nothing, as most have them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.words.record import replace
from engine.words.terms import TurnStep
from scenarios.cardtext.deeds_said_loosely import RULES as DEEDS_SAID_LOOSELY
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.said_loosely import RULES as SAID_LOOSELY
from scenarios.cardtext.said_of_old import (
    DROPPED,
    from_there_behind,
    gains_numbers,
    is_cast,
    none_any_more,
    the_ability,
)

_NUMBERS = ("ONE", "NUM", "UP_TO")
_GIVEN_UP = ("V_SACRIFICE", "V_EXILE", "V_DISCARD", "V_DESTROY")
_BESIDE = ("COMMA", "AND", "THEN", "OR")


def as_most_say_it(found: Sequence[Lexeme]) -> list[Lexeme]:
    """The lexemes of a line, with each such place in its usual words."""
    result = list(found)
    for at in range(len(found) - 1):
        any(rule(result, at) for rule in _RULES if at < len(result))
    return [one for one in result if one.kind != DROPPED]


def _kinds(found: Sequence[Lexeme], at: int, length: int) -> list[str]:
    return [one.kind for one in found[at : at + length]]


def _out_of_the_game(found: list[Lexeme], at: int) -> bool:
    """'Rimuovine dal gioco due': 'rimuovine due dal gioco'."""
    first, second, third, *number = [*_kinds(found, at, 4), "", "", ""][:4]
    if (first, second, third) != ("V_REMOVE", "SOME_OF_THEM", "FROM_BATTLEFIELD") or number[0] not in _NUMBERS:
        return False
    found[at + 1], found[at + 2] = found[at + 2], found[at + 1]
    return True


def _of_them(found: list[Lexeme], at: int) -> bool:
    """608.2c: 'ne sacrifica una' is 'sacrifica una di esse'."""
    kinds = _kinds(found, at, 4)
    if kinds[:1] != ["SOME_BEFORE"] or len(kinds) < 3 or kinds[1] not in _GIVEN_UP or kinds[2] not in ("ONE", "NUM"):
        return False
    if len(kinds) > 3 and kinds[3] not in (*_BESIDE, "STOP", "AT_RANDOM"):
        return False
    ne, verb, number = found[at : at + 3]
    them = replace(
        ne, kind="PRON", form="esse", marks="fp" if number.form == "una" else "mp" if number.kind == "ONE" else "p"
    )
    found[at : at + 3] = [verb, number, replace(ne, kind="OF", form="di"), them]
    return True


def _next_end_step(found: list[Lexeme], at: int) -> bool:
    """513.1a: 'Distruggila all'inizio della sottofase finale': of the next one."""
    if at == 0 or _kinds(found, at, 3) != ["AT_BEGINNING", "THE", "STEP"] or found[at + 2].value is not TurnStep.END:
        return False
    behind = found[at + 3].kind if at + 3 < len(found) else "STOP"
    if behind != "STOP" or found[at - 1].kind in (*_BESIDE, "STOP", "DASH", "COLON", "BULLET"):
        return False
    first = found[at]
    found[at] = replace(
        first, kind="NEXT_TIME", form="a l' inizio di la prossima sottofase finale", end=found[at + 2].end
    )
    found[at + 1] = replace(found[at + 1], kind=DROPPED)
    found[at + 2] = replace(found[at + 2], kind=DROPPED)
    return True


def _no_more(found: list[Lexeme], at: int) -> bool:
    """'Se non ci sono più segnalini', 'se non ha più segnalini': 'più' says that there were some."""
    if _kinds(found, at, 3) not in (["NOT", "THERE_ARE", "PLUS"], ["NOT", "V_HAVE", "PLUS"]):
        return False
    if at + 3 >= len(found) or found[at + 3].kind not in ("COUNTER", "COUNTER_OF"):
        return False
    found[at + 2] = replace(found[at + 2], kind=DROPPED)
    return True


_COMPARED = ("AT_LEAST", "AT_MOST", "EQUAL_TO", "BELOW", "ABOVE")


def _life_compared(found: list[Lexeme], at: int) -> bool:
    """119.1: 'hai punti vita pari o superiori a ...' is 'i tuoi punti vita sono pari o superiori a ...'."""
    if _kinds(found, at, 2) != ["V_HAVE", "LIFE"] or found[at].moods != {"2s"} or at + 2 >= len(found):
        return False
    if found[at + 2].kind not in _COMPARED or at == 0 or found[at - 1].kind not in ("IF", "AS_LONG_AS"):
        return False
    verb, life = found[at], found[at + 1]
    the = replace(verb, kind="THE", form="i", marks="mp", moods=frozenset())
    your = replace(verb, kind="YOUR", form="tuoi", marks="mp", moods=frozenset())
    found[at : at + 2] = [the, your, life, replace(verb, kind="V_BE", form="sono", moods=frozenset(("3p",)))]
    return True


def _taken_off(found: list[Lexeme], at: int) -> bool:
    """701.3d: 'diventa non assegnato a un permanente' is 'viene tolto da un permanente'."""
    if _kinds(found, at, 4) != ["V_BECOME", "NOT", "FASTENED", "TO"]:
        return False
    verb, word = found[at], found[at + 2]
    found[at] = replace(verb, kind="IS_BEING", form="vengono" if verb.moods == {"3p"} else "viene")
    found[at + 1] = replace(found[at + 1], kind=DROPPED)
    found[at + 2] = replace(word, kind="TAKEN_OFF")
    found[at + 3] = replace(found[at + 3], kind="FROM", form="da")
    return True


def _put_there(found: list[Lexeme], at: int) -> bool:
    """608.2i: 'nel tuo cimitero che sono state messe nel tuo cimitero' is 'che vi sono state messe'."""
    place = ["IN", "THE", "YOUR", "PLACE"]
    if _kinds(found, at, 8) != ["WHICH", "V_BE", "BEEN", "PUT_PART", *place] or at < 4:
        return False
    if _kinds(found, at - 4, 4) != place or found[at - 1].value is not found[at + 7].value:
        return False
    there = replace(found[at + 4], kind="THERE", form="vi")
    found[at : at + 8] = [found[at], there, *found[at + 1 : at + 4]]
    return True


def _exiled_creature(found: list[Lexeme], at: int) -> bool:
    """607.2a: 'una copia della creatura esiliata': it is a card now."""
    if found[at].kind not in ("COPY_OF", "A_COPY_OF") or _kinds(found, at + 1, 3) != ["THE", "TYPE", "EXILED"]:
        return False
    if not found[at + 2].marks.endswith("s"):
        return False
    if at + 4 < len(found) and found[at + 4].kind in ("IN_THIS_WAY", "WITH", "FROM"):
        return False
    found[at + 2] = replace(found[at + 2], kind="CARD", form="carta", value=None, marks="fs")
    return True


_SO_MANY = ("ONE", "ALL", "NUMBER_OF")


def _cards_of_a_place(found: list[Lexeme], at: int) -> bool:
    """400.1: 'tutte le carte del tuo cimitero' are those from it."""
    kinds = _kinds(found, at, 6)
    of = 2 if kinds[1:2] == ["TYPE"] else 1
    if kinds[:1] != ["CARD"] or kinds[of : of + 2] != ["OF", "THE"] or kinds[of + 2 : of + 4] not in _OWN_PLACES:
        return False
    before = at - 2 if at > 1 and found[at - 1].kind == "THE" else at - 1
    if before < 0 or found[before].kind not in _SO_MANY:
        return False
    found[at + of] = replace(found[at + of], kind="FROM", form="da")
    return True


_OWN_PLACES = tuple([whose, "PLACE"] for whose in ("YOUR", "ITS", "OWN"))


def _more_besides(found: list[Lexeme], at: int) -> bool:
    """613.4c: 'prende un +2/+2 addizionale' is 'prende +2/+2'."""
    if _kinds(found, at, 4) != ["V_GET", "ONE", "PT", "ADDITIONAL"]:
        return False
    found[at + 1] = replace(found[at + 1], kind=DROPPED)
    found[at + 3] = replace(found[at + 3], kind=DROPPED)
    return True


def _which_then(found: list[Lexeme], at: int) -> bool:
    """608.2c: 'STAPpa quelle creature, che prendono +2/+2' is 'STAPpa quelle creature ed esse prendono +2/+2'."""
    kinds = _kinds(found, at, 5)
    if (
        len(kinds) < 5
        or kinds[:4] != ["THAT", "TYPE", "COMMA", "WHICH"]
        or kinds[4] not in ("V_GET", "V_GAIN", "V_HAVE")
    ):
        return False
    if not found[at + 4].moods & {"3s", "3p"} or found[at + 1].marks[-1:] not in ("s", "p"):
        return False
    noun = found[at + 1]
    found[at + 2] = replace(found[at + 2], kind="AND", form="ed")
    found[at + 3] = replace(found[at + 3], kind="PRON", form="essa", marks=noun.marks)
    return True


_RULES = (
    _out_of_the_game,
    _of_them,
    _next_end_step,
    _no_more,
    _life_compared,
    _taken_off,
    _put_there,
    _exiled_creature,
    _cards_of_a_place,
    _more_besides,
    _which_then,
    gains_numbers,
    the_ability,
    none_any_more,
    is_cast,
    from_there_behind,
    *SAID_LOOSELY,
    *DEEDS_SAID_LOOSELY,
)
