"""111.4, 202.3, 508.3a: words that a print left out, or used for others than most texts do, as most texts have them."""

from __future__ import annotations

from engine.words.record import replace
from engine.words.terms import CardType
from scenarios.cardtext.lexing import UNKNOWN, Lexeme
from scenarios.cardtext.said_of_old import DROPPED, kinds

_CREATURE = {"s": "creatura", "p": "creature"}


def token_of_a_size(found: list[Lexeme], at: int) -> bool:
    """111.4: 'una pedina Lucertola 2/2 verde': what has power and toughness is a creature token."""
    if kinds(found, at, 2) != ["TOKEN", "SUBTYPE"] or found[at].marks[-1:] not in _CREATURE:
        return False
    behind = at + 1
    while kinds(found, behind, 1) in (["SUBTYPE"], ["COLOR"], ["AND"], ["SUPERTYPE"]):
        behind += 1
    if kinds(found, behind, 1) != ["PT"]:
        return False
    token, number = found[at], found[at].marks[-1]
    said = Lexeme("TYPE", _CREATURE[number], token.end, token.end, CardType.CREATURE, f"f{number}")
    found.insert(at + 1, said)
    return True


def one_kind_of_another(found: list[Lexeme], at: int) -> bool:
    """205.3: 'una pedina creatura Uovo di Drago 0/1': the token has both subtypes."""
    several = kinds(found, at, 5)
    if several != ["TYPE", "SUBTYPE", "OF", "SUBTYPE", "PT"] or kinds(found, at - 1, 1) not in (["TOKEN"], ["TYPE"]):
        return False
    found[at + 2] = replace(found[at + 2], kind=DROPPED)
    return True


def one_or_more_of_them(found: list[Lexeme], at: int) -> bool:
    """107.1c: 'un Uovo o più Uova' is 'uno o più Uova'."""
    if kinds(found, at, 4) not in (["ONE", "SUBTYPE", "OR_MORE", "SUBTYPE"], ["ONE", "TYPE", "OR_MORE", "TYPE"]):
        return False
    one, noun, _, nouns = found[at : at + 4]
    if noun.value is not nouns.value and noun.value != nouns.value:
        return False
    found[at] = replace(one, kind="ONE_OR_MORE", form="uno o più", marks="", end=found[at + 2].end)
    found[at + 1] = replace(noun, kind=DROPPED)
    found[at + 2] = replace(found[at + 2], kind=DROPPED)
    return True


def mana_cost_as_a_number(found: list[Lexeme], at: int) -> bool:
    """202.3: 'X è pari al costo di mana della carta scartata': a number is asked for, which the mana value is."""
    said = [one.form for one in found[at : at + 3]]
    if said != ["costo", "di", "mana"] or found[at].kind != UNKNOWN or kinds(found, at + 3, 1) != ["OF"]:
        return False
    before = kinds(found, max(at - 3, 0), min(at, 3))
    if before[-2:] != ["EQUAL_TO", "THE"] and before != ["X", "V_BE", "THE"]:
        return False
    whole = replace(found[at], kind="MEASURE", form="costo di mana", value="mana value", marks="ms")
    found[at] = replace(whole, end=found[at + 2].end)
    for n in (at + 1, at + 2):
        found[n] = replace(found[n], kind=DROPPED)
    return True


_SPENT_ON = ("V_PAY", "V_CAST", "V_PLAY")


def spent_on_the_spells(found: list[Lexeme], at: int) -> bool:
    """106.6: 'solo per pagare le magie leggendarie' is 'solo per lanciare magie leggendarie'."""
    first, verb, *behind = [*kinds(found, at, 4), "", "", ""][:4]
    if first != "SPEND_ONLY" or verb not in _SPENT_ON:
        return False
    article = behind == ["THE", "SPELL"]
    if not article and not (verb == "V_PAY" and behind[:1] == ["SPELL"]):
        return False
    if verb == "V_PAY":
        found[at + 1] = replace(found[at + 1], kind="V_CAST", form="lanciare", moods=frozenset(("inf",)))
    if article:
        found[at + 2] = replace(found[at + 2], kind=DROPPED)
    return True


def named_apart_of_yours(found: list[Lexeme], at: int) -> bool:
    """201.2: 'artefatti con nomi diversi che controlli' are 'artefatti che controlli con nomi diversi'."""
    if kinds(found, at, 3) != ["WITH_OTHER_NAMES", "WHICH", "V_CONTROL"]:
        return False
    found[at : at + 3] = [*found[at + 1 : at + 3], found[at]]
    return True


def declared_attacking(found: list[Lexeme], at: int) -> bool:
    """508.3a: what 'viene dichiarata attaccante' attacks."""
    if kinds(found, at, 3) != ["IS_BEING", UNKNOWN, "ATTACKING"] or not found[at + 1].form.startswith("dichiarat"):
        return False
    plural = found[at + 2].marks.endswith("p")
    said = "attaccano" if plural else "attacca"
    moods = frozenset(("3p",) if plural else ("3s",))
    found[at] = replace(found[at], kind="V_ATTACK", form=said, marks="", moods=moods, end=found[at + 2].end)
    for n in (at + 1, at + 2):
        found[n] = replace(found[n], kind=DROPPED)
    return True


_OF_SPELLS = ("OF_CHOSEN_NAME", "TYPE", "COLOR", "WITH")


def cards_that_are_cast(found: list[Lexeme], at: int) -> bool:
    """601.3, 112.1: who cannot cast cards of a kind cannot cast spells of that kind; lands are played (305.1)."""
    several = kinds(found, at, 5)
    if several[:2] != ["NOT", "V_CAN"] or several[2:4] not in (["V_CAST", "CARD"], ["V_PLAY", "CARD"]):
        return False
    of = found[at + 4] if len(several) > 4 else None
    if of is None or of.kind not in _OF_SPELLS or any(one.value is CardType.LAND for one in found[at + 4 :]):
        return False
    if several[2] == "V_PLAY" and of.kind != "TYPE":
        return False
    card = found[at + 3]
    found[at + 3] = replace(card, kind="SPELL", form="magie" if card.marks.endswith("p") else "magia")
    return True


def counter_of_your_choice(found: list[Lexeme], at: int) -> bool:
    """122.1: 'un segnalino a tua scelta tra volare e travolgere' is 'un segnalino volare o travolgere a tua scelta'."""
    if kinds(found, at, 4) not in (
        ["COUNTER", "OF_YOUR_CHOICE", "AMONG", "KEYWORD"],
        ["COUNTER", "OF_YOUR_CHOICE", "AMONG", "COUNTER_OF"],
    ):
        return False
    ends = at + 3
    while ends < len(found) and found[ends].kind in ("KEYWORD", "COMMA", "OR", "AND", "PT"):
        ends += 1
    listed = found[at + 3 : ends]
    joined = [one for one in listed if one.kind in ("OR", "AND")]
    if len(joined) != 1 or listed[-2] is not joined[0] or not found[at].marks.endswith("s"):
        return False
    first, choice = found[at], found[at + 1]
    kind = replace(listed[0], kind="COUNTER_OF", marks="ms", start=first.start)
    last = [replace(one, kind="OR", form="o") if one is joined[0] else one for one in listed[1:]]
    found[at:ends] = [kind, *last, choice]
    return True


def creature_type_becomes(found: list[Lexeme], at: int) -> bool:
    """205.1a: 'il suo tipo di creatura diventa Uccello Gigante' is 'diventa un Uccello Gigante'; that of another says whose."""
    if kinds(found, at, 4) == ["THE_TYPE_OF", "TYPE", "OF", "THE"] and found[at + 1].value is CardType.CREATURE:
        becomes = next((n for n in range(at, len(found)) if found[n].kind in ("V_BECOME", "STOP")), len(found))
        if kinds(found, becomes, 2) != ["V_BECOME", "SUBTYPE"]:
            return False
        found.insert(becomes + 1, _one(found[becomes + 1]))
        for n in range(at, at + 3):
            found[n] = replace(found[n], kind=DROPPED)
        return True
    several = kinds(found, at, 7)
    if several != ["THE", "ITS", "KIND", "OF", "TYPE", "V_BECOME", "SUBTYPE"]:
        return False
    if found[at + 4].value is not CardType.CREATURE or found[at + 2].form != "tipo":
        return False
    found[at : at + 6] = [replace(found[at + 5], start=found[at].start), _one(found[at + 6])]
    return True


def _one(behind: Lexeme) -> Lexeme:
    return Lexeme("ONE", "un", behind.start, behind.start)


def and_still(found: list[Lexeme], at: int) -> bool:
    """205.1b: '... fino alla fine del turno e sono ancora terre' is said as in a sentence of its own."""
    if kinds(found, at, 3) != ["AND", "STILL", "TYPE"] or kinds(found, at - 1, 1) != ["END_OF_TURN"]:
        return False
    found[at] = replace(found[at], kind="STOP", form=".")
    return True


def token_that_has(found: list[Lexeme], at: int) -> bool:
    """111.4: 'una pedina creatura Ratto 1/1 nera che ha volare' is one 'con volare'."""
    if found[at].kind != "TOKEN" or kinds(found, at + 1, 1) != ["TYPE"]:
        return False
    behind = at + 1
    while kinds(found, behind, 1) and found[behind].kind in _OF_A_TOKEN:
        behind += 1
    if kinds(found, behind, 2) != ["WHICH", "V_HAVE"] or kinds(found, behind + 2, 1) not in ([], ["KEYWORD"]):
        # Behind what ends so stands something in quotes.
        return False
    found[behind : behind + 2] = [replace(found[behind], kind="WITH", form="con", end=found[behind + 1].end)]
    return True


_OF_A_TOKEN = ("TYPE", "SUBTYPE", "COLOR", "COLORLESS", "PT", "AND", "SUPERTYPE")


def of_the_opponents(found: list[Lexeme], at: int) -> bool:
    """102.2: 'controllate dagli avversari': yours, since nobody else is spoken of."""
    if kinds(found, at, 4) != ["CONTROLLED", "FROM", "THE", "OPPONENT"] or not found[at + 3].marks.endswith("p"):
        return False
    the = found[at + 2]
    found.insert(at + 3, replace(the, kind="YOUR", form="tuoi", marks="mp"))
    return True


def yours(found: list[Lexeme], at: int) -> bool:
    """109.5: 'le tue creature' are 'le creature che controlli'."""
    if kinds(found, at, 2) != ["THE", "YOUR"] or not found[at].marks.endswith("p"):
        return False
    if kinds(found, at + 2, 1) not in (["TYPE"], ["PERMANENT"]) or kinds(found, at + 3, 1) in (
        ["TYPE"],
        ["SUBTYPE"],
        ["CARD"],
    ):
        return False
    noun = found[at + 2]
    control = Lexeme("V_CONTROL", "controlli", noun.end, noun.end, None, "", frozenset(("2s",)))
    found[at + 1 : at + 3] = [noun, Lexeme("WHICH", "che", noun.end, noun.end), control]
    return True


def among_all_of_them(found: list[Lexeme], at: int) -> bool:
    """208.1: 'la forza maggiore tra tutte le creature che controlli' is that among 'le creature che controlli'."""
    if kinds(found, at, 3) != ["AMONG", "ALL", "THE"]:
        return False
    found[at + 1] = replace(found[at + 1], kind=DROPPED)
    return True


def sacrificed_had(found: list[Lexeme], at: int) -> bool:
    """608.2h: 'la creatura sacrificata aveva forza pari o superiore a 4' is said of its power, as it last was."""
    if kinds(found, at, 5) != ["THE", "TYPE", "SACRIFICED", "V_HAVE", "MEASURE"] or found[at + 3].form != "aveva":
        return False
    had, measure = found[at + 3 : at + 5]
    the = Lexeme("THE", "la", measure.start, measure.start, None, measure.marks)
    of = Lexeme("OF", "di", measure.start, measure.start)
    was = replace(had, kind="V_BE", form="era", moods=frozenset(("3s",)))
    found[at : at + 5] = [the, measure, of, *found[at : at + 3], was]
    return True


RULES = (
    token_of_a_size,
    one_kind_of_another,
    one_or_more_of_them,
    mana_cost_as_a_number,
    spent_on_the_spells,
    named_apart_of_yours,
    declared_attacking,
    cards_that_are_cast,
    counter_of_your_choice,
    creature_type_becomes,
    and_still,
    token_that_has,
    of_the_opponents,
    yours,
    among_all_of_them,
    sacrificed_had,
)
"""All of them, as they are tried at a place."""
