"""Pieces to lexemes: each word or fixed phrase with its kind, what it means, and what it says of gender, number or mood.

The kinds are the terminals of the grammars. A phrase is read as long as possible; a word that no table has is of kind UNKNOWN.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from engine.words.counters import KEYWORD_COUNTERS
from engine.words.record import Record
from engine.words.subtypes import BASIC_LANDS, PLANESWALKERS, belongs_to
from engine.words.terms import CardType, Zone
from scenarios.cardtext.normalise import Piece, PieceKind, pieces
from scenarios.cardtext.tongue import other_tongue
from scenarios.language import card_terms as terms
from scenarios.language import forms, keywords, phrases, subtypes, token_names, verbs

UNKNOWN = "UNKNOWN"


class Lexeme(Record):
    """A word or phrase of the text. ``value`` is what it means; ``marks`` gender and number; ``moods`` those of a verb."""

    kind: str
    form: str
    start: int
    end: int
    value: object = None
    marks: str = ""
    moods: frozenset[str] = frozenset()

    def __str__(self) -> str:
        return self.form


class Entry(Record):
    """What the tables say of a word or phrase."""

    kind: str
    value: object = None
    marks: str = ""
    moods: frozenset[str] = frozenset()
    capital: bool = False
    """Counts only where it is written with a capital letter."""
    pronoun: str = ""
    """The pronoun at its end."""


_NOUNS: dict[str, forms.Noun] = {
    "CARD": forms.Noun("carta", "carte", "f"),
    "PERMANENT": forms.Noun("permanente", "permanenti", "m"),
    "SPELL": forms.Noun("magia", "magie", "f"),
    "TOKEN": forms.Noun("pedina", "pedine", "f"),
    "ABILITY": forms.Noun("abilità", "abilità", "f"),
    "SOURCE": forms.Noun("fonte", "fonti", "f"),
    "COUNTER": forms.Noun("segnalino", "segnalini", "m"),
    "PLAYER": forms.Noun("giocatore", "giocatori", "m"),
    "OPPONENT": forms.Noun("avversario", "avversari", "m"),
    "COMMANDER": forms.Noun("comandante", "comandanti", "m"),
    "CONTROLLER": forms.Noun("controllore", "controllori", "m"),
    "OWNER": forms.Noun("proprietario", "proprietari", "m"),
    "EMBLEM": forms.Noun("emblema", "emblemi", "m"),
}
_MEASURES = {"power": terms.POWER, "toughness": terms.TOUGHNESS, "mana value": terms.MANA_VALUE}
_PLACES = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY)
_ADJECTIVES: dict[str, str] = {
    "TAPPED": "tappato", "UNTAPPED": "stappato", "ATTACKING": "attaccante", "BLOCKING": "bloccante", "BLOCKED": "bloccato",
    "CONTROLLED": "controllato", "OWNED": "posseduto", "ENCHANTED": "incantato", "EQUIPPED": "equipaggiato",
    "EXILED": "esiliato", "SACRIFICED": "sacrificato", "DESTROYED": "distrutto", "COUNTERED": "neutralizzato",
    "PUT_PART": "messo", "DEALT": "inflitto", "NEXT": "prossimo", "FIRST": "primo", "CHOSEN": "scelto",
    "CAST_BY": "lanciato", "DRAWN": "pescato", "DISCARDED": "scartato", "CREATED": "creato", "RETURNED": "rimesso",
    "PLAYED_BY": "giocato", "PREPARED": "preparato", "ATTACKED": "attaccato", "DIED": "morto", "LEFT": "lasciato",
    "FASTENED": "assegnato", "HISTORIC": "storico", "MONOCOLORED": "monocolore",
    "TAKEN_OFF": "tolto", "ACTIVATED": "attivato", "MILLED": "macinato", "REVEALED": "rivelato", "ENTERED": "entrato",
    "MADE": "fatto",
    "BEEN": "stato", "ADDED": "aggiunto", "COMMITTED": "commesso", "SPENT": "speso",
    "MODIFIED": "modificato", "WITH_KICKER": "potenziato", "HAUNTED": "tormentato",
}  # fmt: skip


@cache
def _table() -> dict[str, tuple[tuple[tuple[str, ...], Entry], ...]]:
    """Every known phrase by its first word, the longest first."""
    listed: dict[str, dict[tuple[str, ...], list[Entry]]] = {}
    for phrase, entry in entries():
        split = _split(phrase)
        listed.setdefault(split[0], {}).setdefault(split, []).append(entry)
    return {
        first: tuple(
            (split, entry) for split in sorted(found, key=len, reverse=True) for entry in _merged(found[split])
        )
        for first, found in listed.items()
    }


def _merged(alike: Sequence[Entry]) -> Iterator[Entry]:
    """Entries of one phrase: forms of one verb become one with all its moods; those with a capital come first."""
    if len(alike) == 1:
        yield alike[0]
        return
    by_kind: dict[tuple[str, object, bool, str], list[Entry]] = {}
    for entry in alike:
        by_kind.setdefault((entry.kind, entry.value, entry.capital, entry.pronoun), []).append(entry)
    for (kind, value, capital, pronoun), several in sorted(by_kind.items(), key=lambda item: not item[0][2]):
        moods = frozenset[str]().union(*(one.moods for one in several))
        marks = [one.marks for one in several]
        yield Entry(kind, value, marks[0] if len(set(marks)) == 1 else "", moods, capital, pronoun)


def _split(phrase: str) -> tuple[str, ...]:
    if phrase.isalpha() and phrase.islower() and phrase not in phrases.CONTRACTIONS:
        return (phrase,)
    return tuple(piece.form for piece in pieces(phrase))


def entries() -> Iterator[tuple[str, Entry]]:
    """Every word and phrase of the tables with what it is."""
    for kind, listed in phrases.PHRASES.items():
        for phrase in listed:
            yield phrase, Entry(kind, moods=_moods_of(kind, phrase))
    for kind, agreeing in phrases.AGREEING.items():
        for word, marks in agreeing.items():
            yield word, Entry(kind, marks=marks)
    yield from _noun_entries()
    yield from _adjective_entries()
    yield from _name_entries()
    yield from _verb_entries()


def _moods_of(kind: str, phrase: str) -> frozenset[str]:
    """Of the phrases that are a predicate by themselves, of whom they are said."""
    if not kind.startswith(("CANNOT_BE_TARGET", "CANT_BE_REGENERATED")):
        return frozenset()
    return frozenset(("3p",) if phrase.startswith("non possono") else ("3s",))


def _noun_entries() -> Iterator[tuple[str, Entry]]:
    for kind, noun in _NOUNS.items():
        yield from _of(noun, kind, None)
    for card_type, noun in terms.TYPES.items():
        yield from _of(noun, "TYPE", card_type)
    for phrase, role in token_names.ROLES.items():
        yield phrase, Entry("ROLE", role, "fs")
    for phrase, activated in phrases.ABILITIES_ON_THE_STACK.items():
        yield phrase, Entry("ABILITY", activated, "fs")
    for phrase, numbers in phrases.MODES.items():
        yield phrase, Entry("CHOOSE_MODES", numbers)
    for phrase, numbers in phrases.MORE_MODES.items():
        yield phrase, Entry("MORE_MODES", numbers)
    for phrase, action in phrases.PERFORMED.items():
        yield phrase, Entry("PERFORMED", action)
    for phrase, kind in phrases.SHARED.items():
        yield phrase, Entry("SHARED_KIND", kind)
    for phrase, kind in phrases.DIFFERING.items():
        yield phrase, Entry("DIFFERENT_KINDS", kind)
    for number, word in enumerate(phrases.ORDINALS, start=2):
        yield word, Entry("ORDINAL", number)
    for phrase, given in phrases.GIFTS.items():
        yield phrase, Entry("KEYWORD", f"gift {given}")
    for phrase, what in phrases.FIGHTING.items():
        yield phrase, Entry("IS_FIGHTING", what, moods=frozenset(("3p" if phrase.startswith("stanno") else "3s",)))
    for measure, noun in _MEASURES.items():
        yield from _of(noun, "MEASURE", measure)
    for zone in _PLACES:
        yield from _of(terms.ZONES[zone], "PLACE", zone)
    for number, word in enumerate(terms.NUMBERS):
        if number > 1:
            yield word, Entry("NUM", number, "p")
    yield "mana", Entry("MANA")
    for step, names in terms.STEPS.items():
        for name in names:
            yield name, Entry("STEP", step)


def _of(noun: forms.Noun, kind: str, value: object) -> Iterator[tuple[str, Entry]]:
    for form, marks in noun.forms():
        yield form, Entry(kind, value, marks)


def _adjective_entries() -> Iterator[tuple[str, Entry]]:
    described = [
        *(("COLOR", color, adjective) for color, adjective in terms.COLORS.items()),
        *(("SUPERTYPE", supertype, adjective) for supertype, adjective in terms.SUPERTYPES.items()),
        ("COLORLESS", None, terms.COLORLESS),
        ("MULTICOLORED", None, terms.MULTICOLORED),
        *((kind, None, forms.adjective(masculine)) for kind, masculine in _ADJECTIVES.items()),
    ]
    for kind, value, adjective in described:
        for form, marks in adjective.forms():
            yield form, Entry(kind, value, marks)
    for designation, adjective in terms.DESIGNATED.items():
        for form, marks in adjective.forms():
            yield form, Entry("DESIGNATED", designation, marks)
    for feminine, plural in (("bersaglio", "bersagli"),):
        yield feminine, Entry("TARGET")
        yield plural, Entry("TARGETS")


def _name_entries() -> Iterator[tuple[str, Entry]]:
    for subtype, names in subtypes.SUBTYPES.items():
        for name in names:
            yield name.lower(), Entry("SUBTYPE", subtype, "s", capital=True)
            for plural in forms.plurals(name.lower()):
                yield plural, Entry("SUBTYPE", subtype, "p" if plural != name.lower() else "", capital=True)
    for keyword, names in keywords.KEYWORDS.items():
        for name in names:
            yield name, Entry("KEYWORD", keyword)
    for kind, name in terms.COUNTERS.items():
        yield f"segnalino {name}", Entry("COUNTER_OF", kind, "ms")
        yield f"segnalini {name}", Entry("COUNTER_OF", kind, "mp")
    for kind in KEYWORD_COUNTERS:
        for name in keywords.KEYWORDS[kind]:
            yield f"segnalino {name}", Entry("COUNTER_OF", kind, "ms")
            yield f"segnalini {name}", Entry("COUNTER_OF", kind, "mp")


def _verb_entries() -> Iterator[tuple[str, Entry]]:
    known = [*verbs.VERBS.items(), *((kind, other) for kind, several in verbs.ALSO.items() for other in several)]
    for kind, infinitive in known:
        for form, mood in verbs.conjugated(infinitive):
            yield form, Entry(f"V_{kind}", moods=frozenset((mood,)))
        for form, mood, pronoun in verbs.with_pronouns(infinitive):
            yield form, Entry(f"V_{kind}", moods=frozenset((mood,)), pronoun=pronoun)


@cache
def common_words() -> frozenset[str]:
    """Every word of the tables: none of them alone is the name of a card."""
    return frozenset(
        word
        for listed in _table().values()
        for split, entry in listed
        if entry.kind not in _OF_NAMES and entry.value not in PLANESWALKERS
        for word in split
    )


_OF_NAMES = ("RING_TEMPTS_YOU",)
"""Phrases about what has a name: a card may have it too."""


@cache
def said_of_others() -> frozenset[str]:
    """The forms of verbs by which one thing does something: 'entra', 'infligge', 'è'; and 'non' before them."""
    forms_of_one = (form for form, entry in _verb_entries() if "3s" in entry.moods and not entry.pronoun)
    return frozenset((*(form for form in forms_of_one if " " not in form), "non"))


@cache
def ordered_of_you() -> frozenset[str]:
    """The forms of verbs by which you are told to do something: 'rigenera', 'sacrifica'."""
    return frozenset(form for form, entry in _verb_entries() if "imp" in entry.moods and not entry.pronoun)


def lexemes(found: Sequence[Piece]) -> list[Lexeme]:
    """The lexemes of a line or sentence, in order."""
    other = other_tongue()
    if other is not None:
        return other.lexemes(found)
    result: list[Lexeme] = []
    at = 0
    while at < len(found):
        piece = found[at]
        if piece.kind is not PieceKind.WORD:
            result.append(_plain(piece))
            at += 1
            continue
        name = _other_name(found, at, result[-1].kind if result else "")
        if name is not None:
            result.append(name)
            at = next((n for n in range(at, len(found)) if found[n].start >= name.end), len(found))
            continue
        counted = bool(result) and result[-1].kind == "COUNTER"
        if piece.form == "anche" and result and result[-1].kind.startswith("V_"):
            # 'Ha anche volare' says that something else was so before, and nothing more.
            at += 1
            continue
        if piece.form in _EACH and result and result[-1].kind.startswith("V_") and result[-1].moods == {"3p"}:
            # 'Guadagnano ciascuno 3 punti vita' is said of each of several, as the plural is.
            at += 1
            continue
        length, made = _longest(found, at, kind_of_counter=counted)
        result.extend(made)
        at += length
    return _said_to_both(_colors_among(_number_chosen(_pronouns_behind(result))))


_EACH = ("ciascuno", "ciascuna", "ognuno", "ognuna")
_ACCUSATIVE = {"lo": "ms", "la": "fs", "li": "mp", "le": "fp"}
_DATIVE = {"le": "fs", "gli": "m"}
_NO_OBJECT = ("V_HAVE", "V_BE", "V_CAN", "V_MUST", "V_CONTROL", "V_OWN", "V_BLOCK")
"""Verbs before which 'lo', 'la', 'le' are read in rules of their own, or not at all."""


def _pronouns_behind(found: list[Lexeme]) -> list[Lexeme]:
    """'La sacrifica', 'le infligge 2 danni': an article before a verb is a pronoun, and is read as one behind the verb."""
    result = list(found)
    for at in range(len(found) - 1):
        word, verb = found[at], found[at + 1]
        if word.kind != "THE" and word.form != "li":
            continue
        if not verb.kind.startswith("V_") or verb.kind in _NO_OBJECT or not verb.moods & {"2s", "3s", "3p"}:
            continue
        dative = verb.kind == "V_DEAL"
        marks = (_DATIVE if dative else _ACCUSATIVE).get(word.form)
        if marks is not None:
            pronoun = Lexeme("DATIVE" if dative else "CLITIC", word.form, word.start, word.end, None, marks)
            result[at], result[at + 1] = verb, pronoun
    return result


@cache
def _said_to_several() -> Mapping[str, str]:
    """The second person plural of verbs, 'pescate': the kind of each. Of most it is also a participle."""
    known = [*verbs.VERBS.items(), *((kind, other) for kind, several in verbs.ALSO.items() for other in several)]
    return {f"{one[:-2]}te": f"V_{kind}" for kind, one in known if " " not in one}


def _said_to_both(found: list[Lexeme]) -> list[Lexeme]:
    """'Tu e un avversario bersaglio pescate una carta': behind 'tu e ...' what looks like a participle is a verb."""
    kinds = [one.kind for one in found]
    at = next((n for n in range(len(kinds) - 1) if kinds[n] == "YOU" and kinds[n + 1] == "AND"), None)
    if at is None:
        return found
    several = _said_to_several()
    return [
        Lexeme(several[one.form], one.form, one.start, one.end, None, "", frozenset(("2p",)))
        if n > at and one.form in several
        else one
        for n, one in enumerate(found)
    ]


def _colors_among(found: list[Lexeme]) -> list[Lexeme]:
    """105.2: 'per ogni colore tra i permanenti che controlli' counts colours; 'ogni colore' alone is all of them."""
    result: list[Lexeme] = []
    for word in found:
        before = result[-1] if result else None
        if word.kind == "AMONG" and before is not None and before.form == "ogni colore":
            middle = before.start + len("ogni")
            result[-1:] = [Lexeme("EVERY", "ogni", before.start, middle, None, "s")]
            result.append(Lexeme("COLORS_AMONG", "colore tra", middle + 1, word.end))
        else:
            result.append(word)
    return result


_MODES_OF_NUMBER = {"scegli uno": 1, "scegli due": 2, "scegli tre": 3}
_CHOSEN_THINGS = ("TYPE", "SUBTYPE", "PERMANENT", "CARD", "SPELL", "TOKEN", "TARGETS", "PLAYER", "OPPONENT", "OTHER")


def _number_chosen(found: list[Lexeme]) -> list[Lexeme]:
    """115.1: 'scegli due creature bersaglio' chooses creatures, and no modes (700.2)."""
    result: list[Lexeme] = []
    for at, word in enumerate(found):
        behind = found[at + 1].kind if at + 1 < len(found) else ""
        number = _MODES_OF_NUMBER.get(word.form) if word.kind == "CHOOSE_MODES" else None
        if number is None or behind not in _CHOSEN_THINGS:
            result.append(word)
            continue
        middle = word.start + len("scegli")
        result.append(Lexeme("V_CHOOSE", "scegli", word.start, middle, None, "", frozenset(("imp", "2s"))))
        result.append(Lexeme("NUM", word.form.removeprefix("scegli "), middle + 1, word.end, number, "p"))
    return result


_IN_NAMES = frozenset(("il", "lo", "la", "l'", "i", "gli", "le", "di", "d'", "da", "a", "in", "con", "su", "senza"))
"""Little words that a name may have between its words with capitals."""


def _other_name(found: Sequence[Piece], at: int, before: str) -> Lexeme | None:
    """201.2: the name of another card or of a token: behind 'chiamata', and between 'crea' and ', una pedina'."""
    if before not in ("CALLED", "V_CREATE") or not found[at].capital:
        return None
    end = at
    comma = _comma_in_name(found, at) if before == "CALLED" else -1
    for n in range(at, len(found)):
        piece = found[n]
        if n == comma:
            continue
        if piece.kind is not PieceKind.WORD or not (piece.capital or piece.form in _IN_NAMES):
            break
        if piece.capital:
            end = n + 1
    behind = [one.form for one in found[end : end + 3]]
    if before == "V_CREATE" and (behind[:1] != [","] or behind[1:] not in (["una", "pedina"], ["un", "pedina"])):
        return None
    several = behind[:1] in (["e"], ["ed"], ["o"], [","]) and len(found) > end + 1 and found[end + 1].capital
    if several or any("-" in one.form for one in found[at:end]):
        return None
    return Lexeme("OTHER_NAME", "~", found[at].start, found[end - 1].end, _as_printed(found[at:end]))


def _comma_in_name(found: Sequence[Piece], at: int) -> int:
    """201.2: where a comma belongs to a name, 'Bruno, Guardiano del Bosco'; -1 where it stands in a list of names."""
    comma = next((n for n in range(at, len(found)) if found[n].form == ","), -1)
    if comma < 0 or any(
        one.kind is not PieceKind.WORD or not (one.capital or one.form in _IN_NAMES) for one in found[at:comma]
    ):
        return -1
    if comma + 1 >= len(found) or not found[comma + 1].capital:
        return -1
    end = next(
        (n for n in range(comma + 1, len(found)) if not (found[n].capital or found[n].form in _IN_NAMES)), len(found)
    )
    listed = end + 1 < len(found) and found[end].form in ("o", "e", "ed", ",") and found[end + 1].capital
    return -1 if listed else comma


def _as_printed(found: Sequence[Piece]) -> str:
    """A name with its capitals; a preposition and the article in it are one word again."""
    joined = {parts: whole for whole, parts in phrases.CONTRACTIONS.items()}
    words: list[str] = []
    at = 0
    while at < len(found):
        piece, following = found[at], found[at + 1] if at + 1 < len(found) else None
        word = piece.form
        if following is not None and following.start == piece.start:
            word = joined[(piece.form, following.form)]
            at += 1
        words.append(word.capitalize() if piece.capital else word)
        at += 1
    return " ".join(words).replace("' ", "'").replace(" ,", ",")


_MARKS = {
    ",": "COMMA", ".": "STOP", ":": "COLON", ";": "SEMICOLON", "—": "DASH", "-": "DASH", "•": "BULLET", "*": "BULLET",
    '"': "QUOTE", "+": "PLUS_SIGN", "/": "SLASH", "!": "STOP", "?": "QUESTION", "|": "BAR",
}  # fmt: skip


def _plain(piece: Piece) -> Lexeme:
    match piece.kind:
        case PieceKind.NUMBER:
            return Lexeme("NUM", piece.form, piece.start, piece.end, int(piece.form))
        case PieceKind.SYMBOL:
            kind = {"{T}": "TAP_SYMBOL", "{Q}": "UNTAP_SYMBOL", "{E}": "ENERGY"}.get(piece.form, "SYMBOL")
            return Lexeme(kind, piece.form, piece.start, piece.end, piece.form)
        case PieceKind.POWER_TOUGHNESS:
            return Lexeme("PT", piece.form, piece.start, piece.end, piece.form)
        case PieceKind.NAME:
            return Lexeme("NAME", piece.form, piece.start, piece.end)
        case _:
            return Lexeme(_MARKS.get(piece.form, UNKNOWN), piece.form, piece.start, piece.end)


def _longest(found: Sequence[Piece], at: int, *, kind_of_counter: bool) -> tuple[int, list[Lexeme]]:
    """How many pieces the longest known phrase takes from here, and what it is; the pronoun at its end is one by itself.

    A capital says that a word is a name, except at the beginning, where every word has one. Old cards print creature types
    and basic land types in small letters: a word that is nothing else.
    """
    piece = found[at]
    known = _table().get(piece.form, ())
    if at == 0:
        known = tuple(sorted(known, key=lambda one: (-len(one[0]), one[1].capital)))
    for split, entry in known:
        last = at + len(split)
        if last > len(found) or any(found[at + n].form != form for n, form in enumerate(split)):
            continue
        if entry.capital and not piece.capital:
            continue
        return len(split), _made(entry, " ".join(split), piece.start, found[last - 1].end)
    if not kind_of_counter:
        for split, entry in known:
            if entry.kind == "SUBTYPE" and len(split) == 1 and _in_small_letters(str(entry.value)):
                return 1, _made(entry, piece.form, piece.start, piece.end)
    if piece.form == "x":
        return 1, [Lexeme("X", "x", piece.start, piece.end)]
    return 1, [Lexeme(UNKNOWN, piece.form, piece.start, piece.end)]


def _in_small_letters(subtype: str) -> bool:
    return subtype in BASIC_LANDS or belongs_to(subtype, CardType.CREATURE)


_CLITICS = {"ne": "SOME_OF_THEM"}


def _made(entry: Entry, form: str, start: int, end: int) -> list[Lexeme]:
    if not entry.pronoun:
        return [Lexeme(entry.kind, form, start, end, entry.value, entry.marks, entry.moods)]
    middle = end - len(entry.pronoun)
    return [
        Lexeme(entry.kind, form, start, middle, entry.value, entry.marks, entry.moods),
        Lexeme(_CLITICS.get(entry.pronoun, "CLITIC"), entry.pronoun, middle, end, None, verbs.PRONOUNS[entry.pronoun]),
    ]


def words_of(found: Iterable[Lexeme]) -> str:
    """The forms of several lexemes with blanks between, for a message."""
    return " ".join(one.form for one in found)
