"""601.2d, 615.1, 701: instructions in words, or in an order of words, that few texts have, as most texts have them."""

from __future__ import annotations

from engine.words.record import replace
from engine.words.terms import CardType, Zone
from scenarios.cardtext.lexing import UNKNOWN, Lexeme
from scenarios.cardtext.said_of_old import DROPPED, kinds


def into_the_hand_of_another(found: list[Lexeme], at: int) -> bool:
    """400.3: 'in mano a un avversario due carte bersaglio dal suo cimitero': from an opponent's graveyard to their owner."""
    if kinds(found, at, 4) != ["IN_HAND", "TO", "ONE", "OPPONENT"] or kinds(found, at - 1, 1) != ["V_RETURN"]:
        return False
    ends = next((n for n in range(at + 4, len(found)) if kinds(found, n, 4) == ["FROM", "THE", "ITS", "PLACE"]), 0)
    between = [one.kind for one in found[at + 4 : ends]] if ends else []
    if not between or {"STOP", "COMMA", "AND", "OR", "FROM"} & set(between) or "TARGET" not in between:
        return False
    hand, one, opponent = found[at], found[at + 2], found[at + 3]
    of = replace(found[at + 1], kind="OF", form="di")
    place = [found[ends], found[ends + 1], found[ends + 3]]
    owner = replace(hand, kind="TO_OWNERS_HAND", form="in mano al suo proprietario")
    found[at : ends + 4] = [*found[at + 4 : ends], *place, of, one, opponent, owner]
    return True


def prevented_until_end_of_turn(found: list[Lexeme], at: int) -> bool:
    """615.1, 611.2a: 'previeni tutto il danno che verrebbe inflitto a te fino alla fine del turno': in this turn."""
    if kinds(found, at, 2)[:1] != ["V_PREVENT"] or (at and found[at - 1].kind not in _BEGIN):
        return False
    ends = next((n for n in range(at, len(found)) if found[n].kind in ("STOP", "COMMA", "QUOTED")), len(found))
    until = next((n for n in range(at, ends) if found[n].kind == "END_OF_TURN"), 0)
    if not until or any(one.kind == "THIS_TURN" or one.kind == "AND" for one in found[at:ends]):
        return False
    found[until] = replace(found[until], kind="THIS_TURN")
    return True


_BEGIN = ("STOP", "COLON", "COMMA", "DASH", "BULLET", "THEN")


def out_of_the_game(found: list[Lexeme], at: int) -> bool:
    """406.1: 'rimuovi dal gioco ...', 'rimuovila dal gioco': what was removed from the game is exiled today."""
    removed = 1 + (kinds(found, at + 1, 1) == ["CLITIC"])
    if kinds(found, at, 1) != ["V_REMOVE"] or kinds(found, at + removed, 1) != ["FROM_BATTLEFIELD"]:
        return False
    out = found[at + removed]
    if out.form != "da il gioco":
        return False
    found[at] = replace(found[at], kind="V_EXILE")
    found[at + removed] = replace(out, kind=DROPPED)
    return True


def was_buried(found: list[Lexeme], at: int) -> bool:
    """700.4: 'se una creatura è stata messa in un cimitero dal gioco in questo turno': whether it died."""
    several = kinds(found, at, 8)
    if several[:7] != ["V_BE", "BEEN", "PUT_PART", "IN", "ONE", "PLACE", "FROM_BATTLEFIELD"] or several[7:] != [
        "THIS_TURN"
    ]:
        return False
    begins = max((n for n in range(at) if found[n].kind in ("IF", "WHICH", "STOP", "COMMA")), default=-1)
    said = found[begins + 1 : at]
    if begins < 0 or found[begins].kind != "IF" or not any(one.value is CardType.CREATURE for one in said):
        return False
    found[at + 2] = replace(found[at + 2], kind="DIED", form="morta")
    for n in (at + 1, at + 3, at + 4, at + 5, at + 6):
        found[n] = replace(found[n], kind=DROPPED)
    return True


def library_of_whoever_shuffles(found: list[Lexeme], at: int) -> bool:
    """701.24: 'poi rimescola il grimorio': who is told to do so shuffles their own."""
    if kinds(found, at, 3) != ["V_SHUFFLE", "THE", "PLACE"] or kinds(found, at + 3, 1) not in ([], ["STOP"]):
        return False
    if found[at + 2].value is not Zone.LIBRARY:
        return False
    found[at + 1] = replace(found[at + 1], kind=DROPPED)
    found[at + 2] = replace(found[at + 2], kind=DROPPED)
    return True


def neither_nor(found: list[Lexeme], at: int) -> bool:
    """508.1c, 509.1b: 'non può né attaccare né bloccare' is 'non può attaccare né bloccare'."""
    if kinds(found, at, 5) != ["NOT", "V_CAN", "NOR", "V_ATTACK", "NOR"]:
        return False
    found[at + 2] = replace(found[at + 2], kind=DROPPED)
    return True


def to_each_and_each(found: list[Lexeme], at: int) -> bool:
    """120.1: 'infligge 2 danni a ogni creatura e ogni giocatore': to either, as with the preposition twice."""
    if kinds(found, at, 2) != ["AND", "EVERY"]:
        return False
    begins = max((n for n in range(at) if found[n].kind in ("STOP", "COMMA", "COLON", "V_DEAL")), default=0)
    between = [one.kind for one in found[begins:at]]
    if between[:1] != ["V_DEAL"] or ["TO", "EVERY"] not in [between[n : n + 2] for n in range(len(between))]:
        return False
    every = found[at + 1]
    found.insert(at + 1, Lexeme("TO", "a", every.start, every.start))
    return True


def divided_in_print(found: list[Lexeme], at: int) -> bool:
    """601.2d: 'infligge 4 danni, suddivisi a tua scelta tra ...' with a comma, or none."""
    if kinds(found, at, 2) == ["COMMA", "DIVIDED"] and kinds(found, at - 1, 1) == ["DAMAGE"]:
        found[at] = replace(found[at], kind=DROPPED)
        return True
    if kinds(found, at, 2) != ["OF_YOUR_CHOICE", "AMONG"] or kinds(found, at - 1, 1) not in (["PT"], ["COUNTER_OF"]):
        return False
    if "V_DISTRIBUTE" not in kinds(found, max(at - 5, 0), min(at, 5)):
        return False
    found[at] = replace(found[at], kind=DROPPED)
    return True


def your_own_token(found: list[Lexeme], at: int) -> bool:
    """111.2: 'metti in gioco sotto il tuo controllo una pedina': who puts it there controls it."""
    if kinds(found, at, 2) not in (["IN_PLAY", "UNDER_YOUR_CONTROL"], ["ONTO_BATTLEFIELD", "UNDER_YOUR_CONTROL"]):
        return False
    if kinds(found, at - 1, 1) != ["V_PUT"] or kinds(found, at + 2, 2) not in (["ONE", "TOKEN"], ["NUM", "TOKEN"]):
        return False
    if not found[at - 1].moods & {"imp", "2s"}:
        return False
    found[at + 1] = replace(found[at + 1], kind=DROPPED)
    return True


def at_random_first(found: list[Lexeme], at: int) -> bool:
    """701.9: 'scarta a caso due carte' is 'scarta due carte a caso'."""
    if kinds(found, at, 4) not in (
        ["V_DISCARD", "AT_RANDOM", "NUM", "CARD"],
        ["V_DISCARD", "AT_RANDOM", "ONE", "CARD"],
    ):
        return False
    found[at + 1 : at + 4] = [found[at + 2], found[at + 3], found[at + 1]]
    return True


def chosen_from_it(found: list[Lexeme], at: int) -> bool:
    """701.20: 'scegli da essa una carta creatura' is 'scegli una carta creatura da essa'."""
    if kinds(found, at, 4) != ["V_CHOOSE", "FROM", "PRON", "ONE"]:
        return False
    ends = next((n for n in range(at + 3, len(found)) if found[n].kind in _ENDS), len(found))
    found[at + 1 : ends] = [*found[at + 3 : ends], *found[at + 1 : at + 3]]
    return True


_ENDS = ("STOP", "COMMA", "AND", "THEN", "WHICH")
_HOW_MANY = ("tanti", "tante")
_AS_MANY_AS = ("quanti", "quante")


def as_many_as_there_are(found: list[Lexeme], at: int) -> bool:
    """107.3: 'tante carte quante sono le creature che controlli' is 'un numero di carte pari al numero di creature ...'."""
    if found[at].kind != UNKNOWN or found[at].form not in _HOW_MANY:
        return False
    ends = next((n for n in range(at, len(found)) if found[n].kind in ("STOP", "COMMA")), len(found))
    second = next((n for n in range(at, ends) if found[n].form in _AS_MANY_AS), 0)
    if (
        not second
        or kinds(found, second, 3) != [found[second].kind, "V_BE", "THE"]
        or found[second + 1].moods != {"3p"}
    ):
        return False
    one, as_many = found[at], found[second]
    number = [
        Lexeme("ONE", "un", one.start, one.start, None, "ms"),
        Lexeme("NUMBER_OF", "numero di", one.start, one.end),
    ]
    equal = [
        Lexeme("EQUAL_TO", "pari a", as_many.start, as_many.end),
        Lexeme("THE", "il", as_many.end, as_many.end, None, "ms"),
        Lexeme("NUMBER_OF", "numero di", as_many.end, as_many.end),
    ]
    found[second : second + 3] = equal
    found[at : at + 1] = number
    return True


def copy_of_a_creature(found: list[Lexeme], at: int) -> bool:
    """707.2: 'una pedina creatura che è una copia di una creatura': that it is one the copy says itself."""
    if kinds(found, at, 3) != ["TOKEN", "TYPE", "COPY_OF"] or found[at + 1].value is not CardType.CREATURE:
        return False
    ends = next((n for n in range(at, len(found)) if found[n].kind in ("STOP", "COMMA")), len(found))
    if not any(one.value is CardType.CREATURE for one in found[at + 3 : ends]):
        return False
    found[at + 1] = replace(found[at + 1], kind=DROPPED)
    return True


RULES = (
    into_the_hand_of_another,
    prevented_until_end_of_turn,
    out_of_the_game,
    was_buried,
    library_of_whoever_shuffles,
    neither_nor,
    to_each_and_each,
    divided_in_print,
    your_own_token,
    at_random_first,
    chosen_from_it,
    as_many_as_there_are,
    copy_of_a_creature,
)
"""All of them, as they are tried at a place."""
