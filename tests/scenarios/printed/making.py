"""Files of invented cards, in every form in which cards are published."""

from __future__ import annotations

import gzip
import json
import lzma
import zlib
from pathlib import Path
from typing import Any

from scenarios.printed.importing import Taken, take_in
from scenarios.printed.store import FILE, Store


def scryfall(name: str, number: int = 1, **fields: Any) -> dict[str, Any]:
    """A card object in English, of which some fields are others."""
    return {
        "object": "card",
        "oracle_id": f"00000000-0000-0000-0000-{hash_of(name):012d}",
        "name": name,
        "lang": "en",
        "released_at": "2020-01-01",
        "layout": "normal",
        "set": "inv",
        "collector_number": str(number),
        "cmc": 2.0,
        "mana_cost": "{1}{G}",
        "type_line": "Creature — Elf",
        "oracle_text": "Flying",
        "power": "2",
        "toughness": "2",
        "colors": ["G"],
        "color_identity": ["G"],
        "keywords": ["Flying"],
        "legalities": {"modern": "legal", "legacy": "banned", "vintage": "restricted", "pauper": "not_legal"},
        **fields,
    }


def italian(
    card: dict[str, Any], name: str, text: str | None = "Volare", types: str = "Creatura — Elfo", **fields: Any
) -> dict[str, Any]:
    """The same card as it was printed in Italian."""
    printed = {"printed_name": name, "printed_text": text, "printed_type_line": types}
    return {**card, "lang": "it", **printed, **fields}


def hash_of(name: str) -> int:
    """A number of a name that is the same in every run."""
    return zlib.crc32(name.encode())


def face(name: str, **fields: Any) -> dict[str, Any]:
    """A face of a card of several."""
    return {
        "object": "card_face",
        "name": name,
        "mana_cost": "{R}",
        "type_line": "Instant",
        "oracle_text": "Draw a card.",
        **fields,
    }


def mtgjson(name: str, number: str = "1", **fields: Any) -> dict[str, Any]:
    """A card of MTGJSON."""
    return {
        "name": name,
        "number": number,
        "setCode": "INV",
        "type": "Creature — Elf",
        "layout": "normal",
        "manaCost": "{1}{G}",
        "manaValue": 2.0,
        "text": "Flying",
        "power": "2",
        "toughness": "2",
        "colors": ["G"],
        "colorIdentity": ["G"],
        "legalities": {"modern": "Legal", "legacy": "Banned"},
        "identifiers": {"scryfallOracleId": f"m{hash_of(name)}", "scryfallId": f"p{hash_of(name)}-{number}"},
        "language": "English",
        **fields,
    }


def in_italian(name: str, text: str = "Volare", type: str = "Creatura — Elfo", **fields: Any) -> dict[str, Any]:
    """An entry of `foreignData`."""
    return {"language": "Italian", "name": name, "text": text, "type": type, **fields}


def of_set(code: str, *cards: dict[str, Any], released: str = "2021-05-05", **fields: Any) -> dict[str, Any]:
    """A set of MTGJSON, its keys in the order that its files have."""
    return {
        "baseSetSize": 1,
        "cards": list(cards),
        "code": code,
        "name": code,
        "releaseDate": released,
        "tokens": [],
        **fields,
    }


def mtgjson_file(data: Any, day: str = "2026-08-01") -> bytes:
    """A file of MTGJSON."""
    return json.dumps({"meta": {"date": day, "version": "5.3"}, "data": data}, separators=(",", ":")).encode()


def listed(name: str, **fields: Any) -> dict[str, Any]:
    """A face as a list of one object a line has it."""
    return {
        "name_en": f"{name} in English",
        "name_it": name,
        "type_it": "Creatura — Elfo",
        "type_en": "Creature — Elf",
        "text_it": "Volare",
        "text_en": "Flying",
        "mana_cost": "{1}{G}",
        "power": "2",
        "toughness": "2",
        "set": "INV",
        "released": "2020-01-01",
        "layout": "normal",
        **fields,
    }


def bulk(*cards: Any) -> bytes:
    """An array with a card on each line, as bulk files are."""
    return b"[\n" + b",\n".join(json.dumps(card, ensure_ascii=False).encode() for card in cards) + b"\n]\n"


def lines(*cards: Any) -> bytes:
    """A card on each line."""
    return b"".join(json.dumps(card, ensure_ascii=False).encode() + b"\n" for card in cards)


def minified(*cards: Any) -> bytes:
    """An array without a line break."""
    return json.dumps(cards, separators=(",", ":")).encode()


def indented(*cards: Any) -> bytes:
    """An array as editors write it."""
    return json.dumps(cards, indent=2).encode()


def plain(data: bytes) -> bytes:
    """The same bytes."""
    return data


PACKED = {"plain": plain, "gzip": gzip.compress, "xz": lzma.compress}


def put(folder: Path, data: bytes, name: str = "cards.json") -> Path:
    """A file with these bytes."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_bytes(data)
    return folder / name


def imported(folder: Path, *files: Path, anew: bool = False) -> list[Taken]:
    """Imports files into a folder that is made if need be."""
    folder.mkdir(parents=True, exist_ok=True)
    return take_in(folder, files, lambda *_: None, anew=anew)


def rows(folder: Path, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What a query finds in the imported cards."""
    with Store(folder / FILE) as store:
        return store.rows(query, *values)
