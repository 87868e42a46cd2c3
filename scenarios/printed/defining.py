"""A known card as a scenario defines cards: for each of its faces the fields of a file, as the engine's terms have them.

What has no place in a scenario is left out and said, never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.cards.characteristics import in_order
from engine.words.terms import CardType, Supertype
from scenarios.language.errors import Wrong
from scenarios.language.subtype_names import SUBTYPES, read_subtypes, subtype_word
from scenarios.printed.deriving import PrintedFace
from scenarios.printed.facts import TOKEN, Face
from scenarios.printed.known import Known
from scenarios.written.cards import TypeLine, read_type_line
from scenarios.written.old_type_lines import Todays, todays
from scenarios.written.rules_text import RulesText

Fields = dict[str, Any]

_TYPES: Mapping[str, CardType] = MappingProxyType({**{one.value: one for one in CardType}, "tribal": CardType.KINDRED})
_SUPERTYPES: Mapping[str, Supertype] = MappingProxyType({one.value: one for one in Supertype})
_DASH = re.compile(r"\s+[-–—]+\s+")
_ENCHANTS = re.compile(r"(?:incanta|incantare|enchant)\b[^.:]*$", re.IGNORECASE | re.MULTILINE)
_PT = re.compile(r"[+-]?[0-9]{1,6}|[0-9]{0,6}[+-]?\*[+-]?[0-9]{0,6}|[xX]")
_COLOR_WORDS = dict(zip("WUBRG", ("bianco", "blu", "nero", "rosso", "verde"), strict=True))
_BACK = {"transform": False, "modal_dfc": True, "double_faced_token": False, "battle": False}
"""712: layouts of double-faced cards, and whether they are modal."""
_HALVES = frozenset({"split", "aftermath", "room"})
_INSETS = frozenset({"adventure", "omen"})
_PREPARES = frozenset({"prepare", "prepared"})


@dataclass(frozen=True)
class Definition:
    """A card as a scenario defines it.

    ``cards``: every face by its name, the card itself first; ``missing``: what could not be said; ``read_as``: what an old
    printing says otherwise than one of today, and as what it was read.
    """

    name: str
    cards: Mapping[str, Fields]
    missing: tuple[str, ...] = ()
    read_as: tuple[str, ...] = ()


def english_type_line(text: str) -> TypeLine | None:
    """205: a type line in English; `None` for one with a word that is no type in a game without special cards."""
    left, *right = _DASH.split(text.strip(), maxsplit=1)
    supertypes, types = [], []
    for word in left.lower().split():
        if word in _SUPERTYPES:
            supertypes.append(_SUPERTYPES[word])
        elif word in _TYPES:
            types.append(_TYPES[word])
        elif word != "token":
            return None
    if not types:
        return None
    return TypeLine(in_order(supertypes), in_order(types), _subtypes(right[0].split()) if right else ())


def _subtypes(words: list[str]) -> tuple[str, ...]:
    """205.3b: English subtypes; some are two words."""
    found: list[str] = []
    while words:
        pair = " ".join(words[:2])
        one = pair if len(words) > 1 and pair in SUBTYPES else words[0]
        if one not in found:
            found.append(one)
        del words[: len(one.split())]
    return tuple(found)


def printed_line(types: TypeLine) -> str:
    """The type line in printed Italian, which reads back to the same; an English subtype that is another in Italian is left out."""
    line = str(types)
    kept = [name for name in types.subtypes if read_subtypes(subtype_word(name)) == (name,)]
    return line if len(kept) == len(types.subtypes) else str(types._replace(subtypes=tuple(kept)))


def face_fields(face: Face, printed: PrintedFace | None, kind: str) -> tuple[Fields, list[str]]:
    """The fields of one face, and what of it could not be said."""
    missing: list[str] = []
    today = of_old(face, printed)
    types = english_type_line(face.types)
    if types is None and printed is not None and printed.types:
        types = _italian_type_line(printed.types if today is None else today.line)
    if types is None:
        return {}, [f"il tipo «{face.types}» non è di quelli che si possono giocare"]
    fields: Fields = {"tipo": printed_line(types)}
    if face.cost:
        fields["costo"] = face.cost
    if face.power is not None and face.toughness is not None:
        if _PT.fullmatch(face.power) and _PT.fullmatch(face.toughness):
            fields["f/c"] = f"{face.power}/{face.toughness}"
        else:
            missing.append(f"forza e costituzione «{face.power}/{face.toughness}»")
    for key, number in (("fedeltà", face.loyalty), ("difesa", face.defense)):
        if number is not None and number.isascii() and number.isdigit() and len(number) < 6:
            fields[key] = int(number)
        elif number is not None:
            missing.append(f"{key} «{number}»")
    colors = face.colors if kind == TOKEN and face.indicator is None else face.indicator
    if colors is not None:
        fields["colori"] = " e ".join(_COLOR_WORDS[letter] for letter in colors) or "incolore"
    if printed is not None and printed.text:
        fields["testo"] = RulesText((_visible(printed.text),), printed=True, day=printed.released)
    if face.text and (printed is None or printed.text != ""):
        fields["nome inglese"] = _visible(face.name)
        fields["testo inglese"] = RulesText((_visible(face.text),), printed=True)
    if _enchants_by_its_type(today, types, fields):
        assert today is not None
        day = printed.released if printed is not None else ""
        whole = "\n".join(filter(None, (today.text, fields.get("testo"))))
        fields["testo"] = RulesText((whole,), printed=True, day=day)
    return fields, missing


def of_old(face: Face, printed: PrintedFace | None) -> Todays | None:
    """205: what the type line that a face was printed with comes to today; ``None`` where it is one of today."""
    return todays((printed.types if printed is not None else None) or face.types)


def _enchants_by_its_type(today: Todays | None, types: TypeLine, fields: Fields) -> bool:
    """702.5a: whether what an Aura enchants stands in its old type line, and not in its text."""
    if today is None or not today.text or "Aura" not in types.subtypes:
        return False
    return _ENCHANTS.match(fields.get("testo", "")) is None


def _read_as(card: Known) -> tuple[str, ...]:
    """What old type lines of a card were read as."""
    told = []
    for face, printed in card.faces:
        today = of_old(face, printed)
        if today is None:
            continue
        line = (printed.types if printed is not None else None) or face.types
        types = english_type_line(face.types)
        besides = f" con «{today.text}» (702.5a)" if today.text else ""
        told.append(
            f"la vecchia riga del tipo «{line}» è letta come «{printed_line(types) if types else today.line}»{besides}"
        )
    return tuple(told)


def _italian_type_line(text: str) -> TypeLine | None:
    try:
        return read_type_line(text)
    except Wrong:
        return None


def definition(card: Known) -> Definition:
    """A card as a scenario defines it, with the cards that its other faces are there."""
    names = [_visible(card.name(at)) for at in range(len(card.printed))]
    made: dict[str, Fields] = {}
    missing: list[str] = []
    for name, (face, printed) in zip(names, card.faces, strict=True):
        fields, lacking = face_fields(face, printed, card.oracle.kind)
        missing += [f"{name}: {one}" if len(names) > 1 else one for one in lacking]
        made[name] = fields
    first, layout = names[0], card.oracle.layout
    if len(names) == 2 and len(made) == 2 and all(made.values()):
        second = names[1]
        if layout in _BACK:
            made[first]["retro"] = second
            if _BACK[layout]:
                made[first]["modale"] = True
        elif layout == "flip":
            made[first]["ruotata"] = second
        elif layout in _INSETS or "Adventure" in card.oracle.faces[1].types or "Omen" in card.oracle.faces[1].types:
            made[first]["inserto"] = second
        elif layout in _PREPARES:
            made[first]["magia di preparazione"] = second
        elif layout in _HALVES:
            whole = _visible(card.name())
            types = dict.fromkeys(part for name in names for part in _types_of(made[name]["tipo"]))
            return Definition(whole, {whole: {"tipo": " ".join(types), "metà": names}, **made}, tuple(missing))
        else:
            missing.append(f"la disposizione «{layout}» non è nota: vale solo la prima faccia")
    elif len(names) == 1 and layout in {*_BACK, *_HALVES, *_INSETS, *_PREPARES, "flip"}:
        missing.append("l'altra faccia della carta non è nel file")
    elif len(names) > 1:
        missing.append(f"la disposizione «{layout}» con {len(names)} facce non è nota: vale solo la prima faccia")
    if not made[first]:
        return Definition(first, {}, tuple(missing))
    cards = {name: fields for name, fields in made.items() if fields}
    return Definition(first, cards, tuple(missing), _read_as(card))


def _visible(text: str) -> str:
    """A text without what cannot be seen, of which a file may have none."""
    if text.replace("\n", "").isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign == "\n" else " " for sign in text)


def _types_of(line: str) -> list[str]:
    return line.partition(" — ")[0].split()
