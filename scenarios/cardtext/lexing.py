"""Pieces to lexemes: each word or fixed phrase with its kind, what it means, and what it says of gender, number or mood.

The kinds are the terminals of the grammars. A phrase is read as long as possible; a word that no table has is of kind UNKNOWN.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import accumulate

from engine.words.record import Record, replace
from engine.words.subtypes import BASIC_LANDS, belongs_to
from engine.words.terms import CardType
from scenarios.cardtext.lexicon import Entry, table_of_words
from scenarios.cardtext.normalise import Piece, PieceKind
from scenarios.cardtext.tongue import other_tongue
from scenarios.language import determiners, verbs

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


_OF_ONE_VERB = ("in", "rassegna")


def _with_its_verb(found: Sequence[Piece]) -> Sequence[Piece]:
    """'Passa invece in rassegna': the adverb stands within the verb, and is said of it as a whole."""
    forms = [piece.form for piece in found]
    if "invece" not in forms or "rassegna" not in forms:
        return found
    at = next(
        (n for n in range(1, len(forms) - 2) if forms[n] == "invece" and tuple(forms[n + 1 : n + 3]) == _OF_ONE_VERB), 0
    )
    return [*found[: at - 1], found[at], found[at - 1], *found[at + 1 :]] if at else found


def _without_he(found: Sequence[Piece]) -> Sequence[Piece]:
    """'Le creature che egli controlla': whose they are the verb says by itself."""
    return [
        piece
        for n, piece in enumerate(found)
        if piece.form not in ("egli", "ella") or not n or found[n - 1].form != "che"
    ]


def _with_strokes(found: Sequence[Piece]) -> Sequence[Piece]:
    """'Non-Spirito' is what 'non Spirito' says; 'passa—paludi', with a dash in the place of the stroke, is one word."""
    result: list[Piece] = []
    for piece in found:
        dash = result[-1] if result else None
        before = result[-2] if len(result) > 1 else None
        if piece.kind is PieceKind.WORD and piece.form.startswith("non-") and piece.form not in table_of_words():
            middle = piece.start + len("non")
            result.append(replace(piece, form="non", end=middle))
            # The capital that counts is that of the word behind the stroke, which is one of a type where it has one.
            result.append(replace(piece, form=piece.form.removeprefix("non-"), start=middle + 1, capital=True))
        elif before is not None and dash is not None and _is_one_word(before, dash, piece):
            result[-2:] = [replace(before, form=f"{before.form}-{piece.form}", end=piece.end)]
        else:
            result.append(piece)
    return result


def _is_one_word(before: Piece, dash: Piece, behind: Piece) -> bool:
    if dash.form != "—" or before.kind is not PieceKind.WORD or behind.kind is not PieceKind.WORD:
        return False
    return (before.end, dash.end) == (dash.start, behind.start) and f"{before.form}-{behind.form}" in table_of_words()


def lexemes(found: Sequence[Piece]) -> list[Lexeme]:
    """The lexemes of a line or sentence, in order."""
    other = other_tongue()
    if other is not None:
        return other.lexemes(found)
    result: list[Lexeme] = []
    at, found = 0, _with_strokes(_without_he(_with_its_verb(found)))
    while at < len(found):
        piece = found[at]
        if piece.kind is not PieceKind.WORD:
            result.append(_plain(piece))
            at += 1
            continue
        name = _other_name(found, at, _before_name(result))
        if name is not None:
            result.append(name)
            at = next((n for n in range(at, len(found)) if found[n].start >= name.end), len(found))
            continue
        counted = bool(result) and result[-1].kind == "COUNTER"
        if piece.form == "anche" and result and result[-1].kind.startswith("V_"):
            # 'Ha anche volare' says that something else was so before, and nothing more; 'è anche un Elfo' says what stays so.
            if result[-1].kind == "V_BE":
                result.append(Lexeme("ALSO", piece.form, piece.start, piece.end))
            at += 1
            continue
        if piece.form in _EACH and result and result[-1].kind.startswith("V_") and result[-1].moods == {"3p"}:
            # 'Guadagnano ciascuno 3 punti vita' is said of each of several, as the plural is.
            at += 1
            continue
        length, made = _longest(found, at, kind_of_counter=counted)
        if made[0].kind == "POISONED":
            # 122.1f: to be poisoned is to have poison counters.
            plural = made[0].form.endswith("i")
            have = replace(
                made[0],
                kind="V_HAVE",
                moods=frozenset(("3p",) if plural else ("2s",) if made[0].form.startswith("sei") else ("3s",)),
            )
            made = [have, replace(made[0], kind="ONE"), replace(made[0], kind="COUNTER_OF", value="poison", marks="ms")]
        if made[0].kind == "AND_TAKEN":
            # 'Inflitto e ricevuto dalle creature' is what 'inflitto alle e dalle creature' says.
            made = [replace(made[0], kind="TO"), replace(made[0], kind="AND")]
        result.extend(made)
        at += length
    return _said_to_both(_colors_among(_number_chosen(_pronouns_behind(_colors_alone(result)))))


def _colors_alone(found: list[Lexeme]) -> list[Lexeme]:
    """105.2: 'di colore verde o bianco' agrees with 'colore', whatever it is that has the colour."""
    of_color = False
    result: list[Lexeme] = []
    for one in found:
        of_color = one.kind == "BEING_OF_COLOR" or (of_color and one.kind in ("COLOR", "OR", "AND_OR", "COMMA"))
        result.append(replace(one, marks="") if of_color and one.kind == "COLOR" else one)
    return result


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


def in_their_places(found: list[Lexeme]) -> list[Lexeme]:
    """The lexemes, where those that changed places all have the place of the whole: what stops at one of them, or behind it, ends
    behind where it begins."""
    earliest = list(accumulate((one.start for one in reversed(found)), min))[::-1]
    result: list[Lexeme] = []
    group: list[Lexeme] = []
    latest = 0
    for at, one in enumerate(found):
        group.append(one)
        latest = max(latest, one.start)
        if at + 1 < len(found) and earliest[at + 1] < latest:
            continue
        if len(group) > 1:
            start, end = min(each.start for each in group), max(each.end for each in group)
            group = [replace(each, start=start, end=end) for each in group]
        result += group
        group = []
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
    if at is None and kinds[:2] == ["YOU", "COMMA"] and "AND" in kinds:
        # 'Tu, i planeswalker che controlli e le altre creature che controlli avete ...'
        at = 0
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


_MODES_OF_NUMBER = {"scegli uno": 1, "scegli due": 2, "scegli tre": 3, "scegli quattro": 4, "scegli cinque": 5}

_CHOSEN_THINGS = ("TYPE", "SUBTYPE", "PERMANENT", "CARD", "SPELL", "TOKEN", "TARGETS", "PLAYER", "OPPONENT", "OTHER")


def _number_chosen(found: list[Lexeme]) -> list[Lexeme]:
    """115.1: 'scegli due creature bersaglio' chooses creatures, 'scegli due di quelle carte' cards, and no modes (700.2)."""
    result: list[Lexeme] = []
    for at, word in enumerate(found):
        behind = found[at + 1].kind if at + 1 < len(found) else ""
        number = _MODES_OF_NUMBER.get(word.form) if word.kind == "CHOOSE_MODES" else None
        if number is None or not (behind in _CHOSEN_THINGS or (behind == "OF" and number > 1)):
            result.append(word)
            continue
        middle = word.start + len("scegli")
        result.append(Lexeme("V_CHOOSE", "scegli", word.start, middle, None, "", frozenset(("imp", "2s"))))
        result.append(Lexeme("NUM", word.form.removeprefix("scegli "), middle + 1, word.end, number, "p"))
    return result


_IN_NAMES = frozenset(("il", "lo", "la", "l'", "i", "gli", "le", "di", "d'", "da", "a", "in", "con", "su", "senza"))
"""Little words that a name may have between its words with capitals."""


def _before_name(result: Sequence[Lexeme]) -> str:
    """The kind of lexeme behind which a name may stand; 201.2: between several names 'o', 'e' or a comma, as behind 'chiamata'."""
    kinds = [one.kind for one in result[-3:]]
    if kinds[-1:] in (["OR"], ["AND"], ["COMMA"]) and kinds[-2:-1] in (["OTHER_NAME"], ["NAME"]):
        several = [one.kind for one in result]
        last = len(several) - 1
        while last > 0 and several[last] in ("OR", "AND", "COMMA", "OTHER_NAME", "NAME"):
            last -= 1
        return "CALLED" if several[last] == "CALLED" else kinds[-1]
    return kinds[-1] if kinds else ""


_TAPPED = ("tappata", "tappato", "tappate", "tappati")


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
        if n > at and piece.form in _TAPPED:
            # 'Chiamata Masso TAPpata e attaccante': it is printed with capitals wherever it stands.
            break
        if piece.capital:
            end = n + 1
    behind = [one.form for one in found[end : end + 3]]
    if before == "V_CREATE" and (behind[:1] != [","] or behind[1:] not in (["una", "pedina"], ["un", "pedina"])):
        return None
    return Lexeme("OTHER_NAME", "~", found[at].start, found[end - 1].end, _as_printed(found[at:end]))


def _title(found: Sequence[Piece], at: int) -> bool:
    """'Bruno, il Guardiano': an article and a word with a capital behind the comma of a name."""
    return (
        found[at].form in ("il", "lo", "la", "l'", "i", "gli", "le") and at + 1 < len(found) and found[at + 1].capital
    )


def _comma_in_name(found: Sequence[Piece], at: int) -> int:
    """201.2: where a comma belongs to a name, 'Bruno, Guardiano del Bosco'; -1 where it stands in a list of names."""
    comma = next((n for n in range(at, len(found)) if found[n].form == ","), -1)
    if comma < 0 or any(
        one.kind is not PieceKind.WORD or not (one.capital or one.form in _IN_NAMES) for one in found[at:comma]
    ):
        return -1
    if comma + 1 >= len(found) or not (found[comma + 1].capital or _title(found, comma + 1)):
        return -1
    end = next(
        (n for n in range(comma + 1, len(found)) if not (found[n].capital or found[n].form in _IN_NAMES)), len(found)
    )
    listed = end + 1 < len(found) and found[end].form in ("o", "e", "ed", ",") and found[end + 1].capital
    return -1 if listed else comma


def with_capitals(word: str) -> str:
    """A word of a name; behind a stroke in it a capital stands as well, 'Zum-Bar'."""
    return "-".join(part.capitalize() for part in word.split("-"))


def _as_printed(found: Sequence[Piece]) -> str:
    """A name with its capitals; a preposition and the article in it are one word again."""
    joined = {parts: whole for whole, parts in determiners.CONTRACTIONS.items()}
    words: list[str] = []
    at = 0
    while at < len(found):
        piece, following = found[at], found[at + 1] if at + 1 < len(found) else None
        word = piece.form
        if following is not None and following.start == piece.start:
            word = joined[(piece.form, following.form)]
            at += 1
        words.append(with_capitals(word) if piece.capital else word)
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
    known = table_of_words().get(piece.form, ())
    if at == 0:
        known = tuple(sorted(known, key=lambda one: (-len(one[0]), one[1].capital)))
    for split, entry in known:
        last = at + len(split)
        if last > len(found) or any(found[at + n].form != form for n, form in enumerate(split)):
            continue
        if entry.capital and not any(one.capital for one in found[at:last]):
            # 205.3: of several words not all need have one, 'di Urza'.
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
        Lexeme(
            _CLITICS.get(entry.pronoun, "CLITIC"), entry.pronoun, middle, end, None, verbs.OF_PRONOUNS[entry.pronoun]
        ),
    ]


def words_of(found: Iterable[Lexeme]) -> str:
    """The forms of several lexemes with blanks between, for a message."""
    return " ".join(one.form for one in found)
