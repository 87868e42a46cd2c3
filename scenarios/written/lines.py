"""The words of the quick form, and what they say of a card: ``2/2``, ``+1/+1x2``, ``danno 2``, ``TAP``, ``tocco letale``."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from engine.cards.abilities.ability import Keyword
from engine.words.terms import FaceDown
from scenarios.language.errors import nearest, shown, wrong
from scenarios.language.patterns import Pattern
from scenarios.language.subtype_names import SUBTYPES
from scenarios.language.terms import DOORS, FACE_DOWN, LASTING, SUPERTYPES, TYPES
from scenarios.written.card_source import is_name
from scenarios.written.counters_in_lines import counter_in_line
from scenarios.written.no_names import refuse_what_is_no_name
from scenarios.written.records import folded
from scenarios.written.scalars import in_digits
from scenarios.written.types_in_lines import CALLED, DASHES, behind_type, keyword_in_line, known_words, types_in_line
from scenarios.written.words_in_lines import Found, Said, Word, number_after, word_after, words_of

PRINTED_PT = Pattern(r"(?:\d+|\d*[+-]?\*)/(?:\d+|\d*[+-]?\*)")
"""Power and toughness as they can stand alone among other words."""

_COPIES = Pattern(r"(\d+)x", re.IGNORECASE)


_FILLERS = ("con", "e", "ed")

_PREPOSITIONS = (
    "a", "ad", "al", "allo", "alla", "ai", "agli", "alle", "con", "col", "da", "dal", "dallo", "dalla", "dai", "dagli", "dalle",
    "di", "del", "dello", "della", "dei", "degli", "delle", "e", "ed", "fra", "gli", "i", "il", "in", "la", "le", "lo", "nel",
    "nello", "nella", "nei", "negli", "nelle", "per", "senza", "sul", "sullo", "sulla", "sui", "sugli", "sulle", "tra", "un",
    "una", "uno",
)  # fmt: skip

_LONGEST_NAME = 12
"""Words; the longest name that was ever printed has as many."""

_FLAGS = {
    "tap": "tapped", "tappato": "tapped", "tappata": "tapped",
    "malato": "sick", "malata": "sick", "comandante": "commander", "pedina": "token",
    "trasformato": "transformed", "trasformata": "transformed", "ruotato": "flipped", "ruotata": "flipped",
}  # fmt: skip

_NUMBERS = {"danno": "damage", "fedelta": "loyalty", "difesa": "defense", "livello": "level"}

_NUMBERED = {**_NUMBERS, "danni": "damage"}
"""The same behind their number: ``2 danni``."""

_REFERENCES = {
    ("su",): "attached_to", ("attaccato", "a"): "attached_to", ("attaccata", "a"): "attached_to",
    ("assegnato", "a"): "attached_to", ("assegnata", "a"): "attached_to",
    ("conferito", "su"): "attached_to", ("conferita", "su"): "attached_to",
    ("controllato", "da"): "controller", ("controllata", "da"): "controller", ("controllore",): "controller",
    ("sotto", "il", "controllo", "di"): "controller", ("sotto", "controllo", "di"): "controller",
    ("di", "proprieta", "di"): "owner", ("equipaggiato", "a"): "attached_to", ("equipaggiata", "a"): "attached_to",
    ("proprietario",): "owner", ("protettore",): "protector", ("entrato", "con"): "together_with",
    ("entrata", "con"): "together_with", ("fuso", "sotto"): "merged_under", ("fusa", "sotto"): "merged_under",
    ("scelto",): "chosen", ("scelta",): "chosen",
}  # fmt: skip

_FACE_DOWN = ["a", "faccia", "in", "giu"]

_BY_KEYWORD = {"morph": FaceDown.MORPH, "megamorph": FaceDown.MORPH, "disguise": FaceDown.DISGUISE}
"""702.37, 702.168: by which of its own abilities a permanent is face down; without one by an effect (708.2a)."""


def _why_face_down(keywords: Iterable[Keyword]) -> str:
    by = (_BY_KEYWORD[one.keyword] for one in keywords if one.keyword in _BY_KEYWORD)
    return FACE_DOWN.word(next(by, FaceDown.EFFECT))


def _power_toughness(words: list[Word], at: int) -> Found | None:
    return ({"power_toughness": words[at].text}, at + 1) if PRINTED_PT.fullmatch(words[at].plain) else None


def _state(words: list[Word], at: int) -> Found | None:
    """``TAP``, ``malato``, ``danno 2``, ``2 danni``, ``fedeltà 4``, ``su muro1``, ``controllato da Bruno``."""
    plain = words[at].plain
    if (owned := _commander_of(words, at)) is not None:
        return owned
    if (unlocked := _unlocked(words, at)) is not None:
        return unlocked
    if plain in _FLAGS:
        return {_FLAGS[plain]: "sì"}, at + 1
    if LASTING.get(plain) is not None:
        return {"designations": (plain,)}, at + 1
    number = in_digits(plain)
    if number and at + 1 < len(words) and words[at + 1].plain in _NUMBERED:
        return _damage_and_so_on(words, words[at + 1].plain, number, at + 2)
    if plain in _NUMBERS:
        return _damage_and_so_on(words, plain, number_after(words, at + 1), at + 2)
    if [word.plain.removesuffix(":") for word in words[at : at + len(_FACE_DOWN)]] == _FACE_DOWN:
        return _face_down(words, at + len(_FACE_DOWN))
    if [word.plain for word in words[at : at + 3]] == ["tocco", "letale", "subito"]:
        return {"deathtouched": "sì"}, at + 3
    for phrase, attribute in _REFERENCES.items():
        if tuple(word.plain for word in words[at : at + len(phrase)]) == phrase:
            after = at + len(phrase)
            word_after(words, after, "un nome")
            end = _end_of_reference(words, after)
            return {attribute: " ".join(word.text for word in words[after:end])}, end
    return None


_UNLOCKED = ("sbloccata", "sbloccato", "sbloccate")


def _unlocked(words: list[Word], at: int) -> Found | None:
    """709.5c: ``sbloccata a sinistra``, ``sbloccata del tutto``, ``sbloccata a destra e a sinistra``."""
    if words[at].plain not in _UNLOCKED:
        return None
    end, found = at + 1, list[str]()
    word_after(words, end, "quale porta")
    while end < len(words):
        start = end + (words[end].plain in _FILLERS)
        side, end_of_it = _door(words, start)
        if side is None:
            break
        found.append(side)
        end = end_of_it
    if not found:
        end = _end_of_reference(words, end)
        found = [" ".join(word.text for word in words[at + 1 : end])]
    return {"unlocked": tuple(found)}, end


def _door(words: list[Word], at: int) -> tuple[str | None, int]:
    for length in (3, 2, 1):
        said = " ".join(word.text for word in words[at : at + length])
        if at + length <= len(words) and (side := DOORS.get(said)) is not None:
            return DOORS.word(side), at + length
    return None, at


def _commander_of(words: list[Word], at: int) -> Found | None:
    """903.3: ``comandante di Anna``: a commander, and whose it is wherever it lies."""
    if [word.plain for word in words[at : at + 2]] != ["comandante", "di"]:
        return None
    word_after(words, at + 2, "un nome")
    end = _end_of_reference(words, at + 2)
    return {"commander": "sì", "owner": " ".join(word.text for word in words[at + 2 : end])}, end


def _face_down(words: list[Word], at: int) -> Found:
    """708.2: why a permanent is face down, where it says so: ``a faccia in giù per metamorfosi``, ``... manifestato``."""
    first = at + 1 if [word.plain for word in words[at : at + 1]] == ["per"] else at
    for length in (2, 1):
        why = FACE_DOWN.get(" ".join(word.text for word in words[first : first + length]))
        costs = words[first + length].text if first + length < len(words) else ""
        if first == at and costs.startswith("{"):
            continue  # 702.37a: with a cost it is the keyword ability
        if why is not None and first + length <= len(words):
            return {"face_down": FACE_DOWN.word(why)}, first + length
    return {"face_down": ""}, at


def _damage_and_so_on(words: list[Word], what: str, number: str, at: int) -> Found:
    said: Said = {_NUMBERED[what]: number}
    if _NUMBERED[what] == "damage" and [word.plain for word in words[at : at + 3]] == ["da", "tocco", "letale"]:
        return said | {"deathtouched": "sì"}, at + 3
    return said, at


def _end_of_reference(words: list[Word], at: int) -> int:
    """Where the name of another object or of a player ends: a name of several words is a card's, or goes on in capitals."""
    if words[at].quoted:
        return at + 1
    known = _whole_name(words, at)
    if known > at:
        return known
    end = at + 1
    for position, word in enumerate(words[end:], end):
        if word.quoted or "=" in word.text or PRINTED_PT.fullmatch(word.plain) or words[position - 1].comma:
            break
        if word.text[:1].isupper() and _said_at(words, position) is None:
            end = position + 1
        elif word.plain not in _PREPOSITIONS:
            break
    return end


def _counter(words: list[Word], at: int) -> Found | None:
    return counter_in_line(words, at, _said_at)


_READERS: tuple[Callable[[list[Word], int], Found | None], ...] = (
    _power_toughness, _state, _counter, types_in_line, keyword_in_line,
)  # fmt: skip


def _said_at(words: list[Word], at: int) -> Found | None:
    found = (read(words, at) for read in _READERS)
    return next((one for one in found if one is not None), None)


def _ends_name(words: list[Word], at: int) -> bool:
    """Whether a word is no longer part of the name: it says something else, in small letters, and no article stands before it."""
    word = words[at]
    if word.quoted or "=" in word.text or PRINTED_PT.fullmatch(word.plain) or word.text.startswith("TAP"):
        return True
    following = words[at + 1 : at + 2]
    if _begins_type_line(words, at):
        return True
    if (
        word.plain == "con"
        and following
        and not following[0].text[:1].isupper()
        and _said_at(words, at + 1) is not None
    ):
        return True
    if word.text[:1].isupper() or (words[at - 1].plain in _PREPOSITIONS and not _is_a_letter(words, at - 1)):
        return False
    return _said_at(words, at) is not None


def _is_a_letter(words: list[Word], at: int) -> bool:
    """201.2: «Elfo A creatura»: a capital alone behind a word tells two of a name apart, and is no article or preposition."""
    return at > 0 and len(words[at].text) == 1 and words[at].text.isupper()


def _begins_type_line(words: list[Word], at: int) -> bool:
    """205.1: ``Creatura Leggendaria — Orso`` as it is printed, in capitals: types as far as the dash, and no part of the name."""
    end = next((n for n in range(at, len(words)) if words[n].plain in DASHES), at)
    between = words[at:end]
    if not between:
        return at > 0 and _is_type_line(words[at:])
    return (
        end + 1 < len(words) and any(TYPES.get(one.text) is not None for one in between) and all(map(_of_type, between))
    )


def _is_type_line(words: list[Word]) -> bool:
    """205.4a: ``Terra Base Neve``: a type with its supertypes behind it, and no more than subtypes behind these."""
    ends = (n for n, one in enumerate(words) if PRINTED_PT.fullmatch(one.plain) or one.plain == "tap")
    words = words[: next(ends, len(words))]
    end = next((n for n, one in enumerate(words) if not _of_type(one)), len(words))
    types = [TYPES.get(one.text) is not None for one in words[:end]]
    of_subtypes = all(not one.quoted and SUBTYPES.get(one.text) is not None for one in words[end:])
    return any(types) and types[0] and not all(types) and of_subtypes


def _of_type(word: Word) -> bool:
    return not word.quoted and (TYPES.get(word.text) is not None or SUPERTYPES.get(word.text) is not None)


def _merge(said: Said, more: Said, word: Word) -> None:
    for attribute, value in more.items():
        before = said.get(attribute)
        if isinstance(value, tuple) and attribute in said:
            said[attribute] = (*said[attribute], *value)
        elif isinstance(before, dict) and not before.keys() & value.keys():
            said[attribute] = {**before, **value}
        elif attribute in said:
            raise wrong(f"{shown(word.text)} dice di nuovo una cosa già detta", offset=word.start)
        else:
            said[attribute] = value


_AS_IT_IS = "una copia si scrive com'è adesso: con il nome, i numeri e le abilità di quello di cui è copia"
"""707.2: what lies on the table is said with its values."""

_NO_TEXT_HERE = (
    "il testo di una carta non sta nella sua riga: si scrive in «carte», e nel Tavolo sotto la riga dopo «>»"
)


def read_line(line: str, keys: Mapping[str, str]) -> Said:
    """What a line says, as attributes of a model whose folded keys are given with their attributes.

    Raises an error of `wrong` with the place of the fault in the line.
    """
    words = words_of(line)
    said: Said = {}
    at = 0
    if words and (copies := _COPIES.fullmatch(words[at].text)) and not words[at].quoted:
        said["count"] = copies[1]
        at += 1
    if at < len(words) and words[at].plain == "pedina" and not words[at].quoted and _whole_name(words, at) == at:
        said["token"] = "sì"
        _refuse_unknown(said, keys, words[at])
        at += 1
    name_at = at
    at = _name(line, words, at, said)
    while at < len(words):
        word = words[at]
        fills = word.plain in _FILLERS or (word.plain in DASHES and "types" in said)
        if fills and at + 1 < len(words) and not word.quoted:
            at += 1
            continue
        key, equals, value = word.text.partition("=")
        if equals and not word.quoted:
            attribute = keys.get(folded(key.replace("_", " ")))
            if attribute is None and folded(key) == "testo":
                raise wrong(_NO_TEXT_HERE, offset=word.start)
            if attribute is None:
                raise wrong(f"{shown(key)} non è un campo", nearest(key, keys), word.start)
            found: Found | None = ({attribute: value}, at + 1)
        else:
            found = _behind_colon(words, at, keys) or _said_at(words, at) or behind_type(words, at, said)
        if found is None and word.plain == "copia":
            raise wrong(_AS_IT_IS, offset=word.start)
        if found is None:
            raise wrong(f"{shown(word.text)} qui non dice niente", _meant(words, at), word.start)
        _merge(said, found[0], word)
        _refuse_unknown(found[0], keys, words[at])
        at = found[1]
    if name_at == len(words):
        raise wrong("manca il nome della carta")
    if said.get("face_down") == "":
        said["face_down"] = _why_face_down(said.get("keywords", ()))
    return said


def _behind_colon(words: list[Word], at: int, keys: Mapping[str, str]) -> Found | None:
    """A field as a file has it, among the words: ``comandante: sì``, ``a faccia in giù: metamorfosi``."""
    for length in range(1, min(_LONGEST_KEY, len(words) - at) + 1):
        if words[at + length - 1].text.endswith(":"):
            key = " ".join(word.text for word in words[at : at + length])[:-1]
            attribute = keys.get(folded(key))
            return (
                None
                if attribute is None
                else ({attribute: word_after(words, at + length, "un valore").text}, at + length + 1)
            )
    return None


_LONGEST_KEY = 4
"""Words of a field."""

_ALMOST = 75
"""How close several words together must be to what they are taken for, more than one word alone."""


def _meant(words: list[Word], at: int) -> str:
    """What a word that says nothing was probably to say, with those that follow it or alone."""
    known = known_words()
    for length in (3, 2):
        several = " ".join(word.text for word in words[at : at + length])
        if at + length <= len(words) and (meant := nearest(several, known, _ALMOST)):
            return meant
    return CALLED.get(words[at].plain) or nearest(words[at].text, known)


def _name(line: str, words: list[Word], at: int, said: Said) -> int:
    """Take the name, which is one word in quotation marks or goes on as far as a word that says something else."""
    if at >= len(words):
        return at
    first = words[at]
    if first.quoted:
        said["card"] = first.text
        return at + 1
    if PRINTED_PT.fullmatch(first.plain) or "=" in first.text:
        raise wrong(f"prima di {shown(first.text)} manca il nome della carta", offset=first.start)
    end = at + 1
    while end < len(words) and not _ends_name(words, end):
        end += 1
    known = _whole_name(words, at, beyond=end)
    if known <= end and not is_name(line[first.start : words[end - 1].end]):
        refuse_what_is_no_name(words[at:end], words[end:])
    end = max(end, known)
    said["card"] = line[first.start : words[end - 1].end]
    return end


def _whole_name(words: list[Word], at: int, *, beyond: int = 0) -> int:
    """Where the longest known name of several words ends that begins here, whatever its words say elsewhere; none: here."""
    for end in range(min(len(words), at + _LONGEST_NAME), max(beyond, at + 1), -1):
        parts = [word.text + "," * word.comma for word in words[at:end]]
        if is_name(" ".join(parts).removesuffix(",")):
            return end
    return at


_NOT_OF_EVERY_CARD = {
    "tapped": "TAP", "damage": "danno", "deathtouched": "danno", "sick": "malato", "token": "pedina", "controller": "controllore",
    "attached_to": "su", "protector": "protettore", "together_with": "entrato con", "merged_under": "fuso sotto",
    "transformed": "trasformato",
    "chosen": "scelto", "flipped": "ruotato", "unlocked": "sbloccata", "level": "livello",
    "designations": "mostruoso», «risolto", "face_down": "a faccia in giù",
}  # fmt: skip


def _refuse_unknown(said: Said, keys: Mapping[str, str], word: Word) -> None:
    """A card that is no permanent is not tapped, and the like."""
    known = {*keys.values(), "types", "supertypes", "subtypes"}
    for attribute in said:
        if attribute not in known:
            raise wrong(f"«{_NOT_OF_EVERY_CARD[attribute]}» si dice solo di un permanente in campo", offset=word.start)
