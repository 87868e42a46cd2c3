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
    ends = next((n for n in range(at + 4, len(found)) if kinds(found, n, 4) in _THEIR_PLACE), 0)
    between = [one.kind for one in found[at + 4 : ends]] if ends else []
    if not between or {"STOP", "COMMA", "AND", "OR", "FROM"} & set(between) or "TARGET" not in between:
        return False
    hand, one, opponent = found[at], found[at + 2], found[at + 3]
    of = replace(found[at + 1], kind="OF", form="di")
    place = [found[ends], found[ends + 1], found[ends + 3]]
    owner = replace(hand, kind="TO_OWNERS_HAND", form="in mano al suo proprietario")
    found[at : ends + 4] = [*found[at + 4 : ends], *place, of, one, opponent, owner]
    return True


_THEIR_PLACE = (["FROM", "THE", "ITS", "PLACE"], ["FROM", "THE", "OWN", "PLACE"])


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
    """701.24: 'poi rimescola il grimorio': who is told to do so shuffles their own; not where another's was spoken of before."""
    if kinds(found, at, 3) != ["V_SHUFFLE", "THE", "PLACE"] or kinds(found, at + 3, 1) not in ([], ["STOP"]):
        return False
    if found[at + 2].value is not Zone.LIBRARY:
        return False
    another = any(one.value is Zone.LIBRARY and kinds(found, n + 1, 1) == ["OF"] for n, one in enumerate(found[:at]))
    if another and (not at or found[at - 1].kind not in ("PLAYER", "OPPONENT")):
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
    ends = next((n for n in range(at, len(found)) if found[n].kind in ("STOP", "COMMA", "WHICH")), len(found))
    if any(one.kind.startswith("V_") for one in found[at:ends]):
        return False  # 'e ogni giocatore pesca una carta' is another instruction
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


_GOES_ON = ("IF_YOU_DO", "IF_THEY_DO", "WHEN_YOU_DO", "UNLESS_YOU_DO", "UNLESS_THEY_DO", "OTHERWISE")


def goes_on_without_comma(found: list[Lexeme], at: int) -> bool:
    """608.2c: 'Se lo fai pesca una carta': the comma behind it was lost."""
    if found[at].kind not in _GOES_ON or (at and found[at - 1].kind != "STOP"):
        return False
    behind = kinds(found, at + 1, 1)
    if behind in ([], ["COMMA"], ["STOP"], ["SYMBOL"], ["AND"], ["OR"], ["THIS_TURN"]):
        return False
    found.insert(at + 1, Lexeme("COMMA", ",", found[at].end, found[at].end))
    return True


def where_without_comma(found: list[Lexeme], at: int) -> bool:
    """107.3: 'perde X punti vita dove X è ...': the comma before it was lost."""
    if kinds(found, at, 3) != ["WHERE", "X", "V_BE"] or at == 0 or found[at - 1].kind in ("COMMA", "STOP"):
        return False
    found.insert(at, Lexeme("COMMA", ",", found[at].start, found[at].start))
    return True


_BEFORE_SPELL = ("ONE", "THE", "THIS", "THAT", "YOUR", "NEXT", "NUM", "PLUS", "OF", "ANY", "OTHER", "EVERY")


def played_spell(found: list[Lexeme], at: int) -> bool:
    """601.2: to play a spell, as cards of old say, is to cast it; only lands are played (305.1)."""
    if found[at].kind != "V_PLAY":
        return False
    behind = at + 1
    while behind < len(found) and found[behind].kind in _BEFORE_SPELL and behind < at + 5:
        behind += 1
    if kinds(found, behind, 1) != ["SPELL"] or any(one.value is CardType.LAND for one in found[behind:]):
        return False
    found[at] = replace(found[at], kind="V_CAST")
    return True


def put_there_first(found: list[Lexeme], at: int) -> bool:
    """603.6c: 'Ogniqualvolta viene messa in un cimitero dal gioco una creatura che controlli, ...': what it is stands behind."""
    if kinds(found, at, 7) != ["WHEN", "IS_BEING", "PUT_PART", "IN", "ONE", "PLACE", "FROM_BATTLEFIELD"]:
        return False
    comma = next((n for n in range(at, len(found)) if found[n].kind in ("COMMA", "STOP")), 0)
    if kinds(found, at + 7, 1) not in (["ONE"], ["OTHER"]) or not comma or found[comma].kind != "COMMA":
        return False
    if any(one.kind in ("OR", "AND", "THIS_TURN") for one in found[at + 7 : comma]):
        return False
    found[at + 1 : comma] = [*found[at + 7 : comma], *found[at + 1 : at + 7]]
    return True


def found_and_put(found: list[Lexeme], at: int) -> bool:
    """701.23: 'passa in rassegna il tuo grimorio per una carta, aggiungila alla tua mano. Poi ...': one after the other."""
    if found[at].kind != "V_SEARCH":
        return False
    ends = next((n for n in range(at, len(found)) if found[n].kind == "STOP"), len(found))
    commas = [n for n in range(at, ends) if found[n].kind == "COMMA"]
    if not commas or kinds(found, commas[-1] + 1, 2) not in (
        ["V_ADD", "CLITIC"],
        ["V_PUT", "CLITIC"],
        ["V_PUT_BACK", "CLITIC"],
    ):
        return False
    if any(one.kind in ("AND", "THEN") for one in found[commas[-1] : ends]):
        return False
    found[commas[-1]] = replace(found[commas[-1]], kind="AND", form="e")
    return True


def life_obtained(found: list[Lexeme], at: int) -> bool:
    """119.3: 'ottieni 3 punti vita' is 'guadagni 3 punti vita'."""
    if kinds(found, at, 3) not in (["V_OBTAIN", "NUM", "LIFE"], ["V_OBTAIN", "ONE", "LIFE"], ["V_OBTAIN", "X", "LIFE"]):
        return False
    found[at] = replace(found[at], kind="V_GAIN")
    return True


def into_hand_behind(found: list[Lexeme], at: int) -> bool:
    """'Riprendi una carta creatura bersaglio in mano dal tuo cimitero': what it is stands before from where."""
    if found[at].kind != "V_TAKE_BACK" or kinds(found, at + 1, 1) not in (["ONE"], ["THE"], ["UP_TO"]):
        return False
    hand = next(
        (n for n in range(at, len(found)) if found[n].kind in ("IN_HAND", "STOP", "COMMA", "FROM", "IN")), len(found)
    )
    if kinds(found, hand, 2) not in (["IN_HAND", "FROM"], ["IN_HAND", "IN"]) or "TARGET" not in kinds(
        found, at, hand - at
    ):
        return False
    found[at + 1 : hand + 1] = [found[hand], *found[at + 1 : hand]]
    return True


def in_your_turn(found: list[Lexeme], at: int) -> bool:
    """506: 'All'inizio del combattimento durante il tuo turno' is 'nel tuo turno'."""
    if kinds(found, at, 4) != ["AT_BEGINNING", "THE", "STEP", "DURING_YOUR_TURN"]:
        return False
    during = found[at + 3]
    found[at + 3 : at + 4] = [
        replace(during, kind="IN", form="in"),
        replace(during, kind="THE", form="il", marks="ms"),
        replace(during, kind="YOUR", form="tuo", marks="ms"),
        replace(during, kind="TURN", form="turno"),
    ]
    return True


def discards_the_card(found: list[Lexeme], at: int) -> bool:
    """608.2c: 'Scegli una carta non terra da essa. Quel giocatore scarta la carta': the one that was spoken of."""
    if kinds(found, at, 3) != ["V_DISCARD", "THE", "CARD"] or kinds(found, at + 3, 1) not in ([], ["STOP"]):
        return False
    if not found[at + 2].marks.endswith("s") or kinds(found, at - 1, 1) not in (["PLAYER"], ["OPPONENT"]):
        return False
    found[at + 1] = replace(found[at + 1], kind="THAT", form="quella")
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
    goes_on_without_comma,
    where_without_comma,
    played_spell,
    put_there_first,
    found_and_put,
    life_obtained,
    into_hand_behind,
    in_your_turn,
    discards_the_card,
)
"""All of them, as they are tried at a place."""
