"""How fast files of cards are imported, and looked up after: `python -m benchmarks.card_import [--printings 500000]`.

Makes a file of invented printings in the form of Scryfall's bulk files, with their fields, in eleven languages. In one run it
parses that file with the fastest JSON library that is installed (orjson, else msgspec), line by line, which is the leanest way
there is, and imports it, several times in turn; shows the ratio, the peak memory of the import in a process of its own, then
how long names and searches take. `--whole` also parses the file as one value, which takes some ten times its size in memory.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any
from uuid import UUID

LANGUAGES = ("en", "it", "fr", "de", "es", "ja", "pt", "zhs", "ru", "ko", "zht")
CARDS_OF = 12
"""About how many printings there are of one card, over all languages."""
FORMATS = (
    *("standard", "pioneer", "modern", "legacy", "pauper", "vintage", "commander"),
    *("brawl", "alchemy", "historic", "timeless", "penny", "duel", "oldschool"),
)
QUESTIONS = ('o:"perde un punto vita" mv<=2', "t:druido c:g pow>=3", "s:s07 -o:volare", "tale 1234", "m:{G}{G} or mv=7")
NAMES = ("Tale 123", "such 4567", "tale 99", "Tlae 321", "nothing at all like it")

IMPORT = """
import json, resource, sys, time
from pathlib import Path
from scenarios.printed.importing import take_in
begun = time.perf_counter()
(taken,) = take_in(Path(sys.argv[1]), [Path(sys.argv[2])], lambda *_: None)
seconds = time.perf_counter() - begun
print(json.dumps([seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, taken.records]))
"""
"""ru_maxrss is in KiB, as Linux has it."""


def show(line: str) -> None:
    """One line of the answer."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def printing(number: int, cards: int) -> dict[str, Any]:
    """One printing: what a record of a bulk file has, in its order and at its length."""
    which, language = number % cards, LANGUAGES[number // cards % len(LANGUAGES)]
    oracle, own = str(UUID(int=which + 10**30)), str(UUID(int=number + 10**35))
    cost = "".join(f"{{{one}}}" for one in (which % 7, *"WUBRG"[which % 5] * (1 + which % 2)))
    life, art = which % 5 + 1, f"https://cards.invalid/{own}.jpg?1562774000"
    italian = {
        "printed_name": f"Tale {which}",
        "printed_type_line": "Creatura — Elfo Druido",
        "printed_text": f"Quando Tale {which} entra, ogni avversario perde {life} punti vita.\n{{T}}: Aggiungi {{G}}.",
    }
    return {
        "object": "card",
        "id": own,
        "oracle_id": oracle,
        "multiverse_ids": [number],
        "name": f"Such {which}",
        **(italian if language != "en" else {}),
        "lang": language,
        "released_at": f"20{number % 25:02}-03-0{number % 9 + 1}",
        "uri": f"https://api.invalid/cards/{own}",
        "scryfall_uri": f"https://site.invalid/card/{number}/such?utm_source=api",
        "layout": "normal",
        "highres_image": True,
        "image_uris": dict.fromkeys(("small", "normal", "large", "png", "art_crop", "border_crop"), art),
        "mana_cost": cost,
        "cmc": float(which % 7 + 1 + which % 2),
        "type_line": "Creature — Elf Druid",
        "oracle_text": f"When Such {which} enters, each opponent loses {life} life.\n{{T}}: Add {{G}}.",
        "power": str(which % 6),
        "toughness": str(which % 5),
        "colors": ["WUBRG"[which % 5]],
        "color_identity": ["WUBRG"[which % 5]],
        "keywords": [],
        "legalities": {form: "legal" if (which + n) % 3 else "not_legal" for n, form in enumerate(FORMATS)},
        "games": ["paper", "mtgo"],
        "finishes": ["nonfoil", "foil"],
        "set_id": own,
        "set": f"s{number % 99:02}",
        "set_name": f"Set {number % 99}",
        "set_type": "expansion",
        **{
            f"{kind}_uri": f"https://api.invalid/{kind}/{own}?order=set&unique=prints"
            for kind in ("set", "rulings", "prints")
        },
        "collector_number": str(number % 300),
        "rarity": "common",
        "flavor_text": "Words in a row that stand below a line, and of which nobody at a table ever asked anything.",
        "artist": "Somebody",
        "illustration_id": own,
        "border_color": "black",
        "frame": "2015",
        "edhrec_rank": which,
        "prices": {
            "usd": "0.15",
            "usd_foil": "0.30",
            "usd_etched": None,
            "eur": "0.10",
            "eur_foil": "0.20",
            "tix": "0.03",
        },
        "related_uris": {
            name: f"https://{name}.invalid/?id={own}" for name in ("gatherer", "articles", "decks", "edhrec")
        },
        "purchase_uris": {name: f"https://{name}.invalid/{own}?partner=x" for name in ("first", "second", "third")},
    }


def write(path: Path, printings: int) -> None:
    """A bulk file with so many printings."""
    cards = max(printings // CARDS_OF, 1)
    with path.open("w", encoding="utf-8") as file:
        file.write("[\n")
        for number in range(printings):
            line = json.dumps(printing(number, cards), ensure_ascii=False, separators=(",", ":"))
            file.write(f"{line}{',' if number < printings - 1 else ''}\n")
        file.write("]\n")


def fastest() -> tuple[str, Callable[[bytes], Any]]:
    """The fastest JSON library that is here."""
    try:
        return "orjson", import_module("orjson").loads
    except ImportError:
        return "msgspec", import_module("msgspec.json").decode


def parsed(path: Path, loads: Callable[[bytes], Any]) -> float:
    """Seconds for parsing every record of the file, none of them kept."""
    begun = time.perf_counter()
    with path.open("rb") as file:
        for line in file:
            if line.startswith(b"{"):
                loads(line.rstrip(b",\n"))
    return time.perf_counter() - begun


def parsed_whole(path: Path, loads: Callable[[bytes], Any]) -> float:
    """Seconds for parsing the file as one value."""
    begun = time.perf_counter()
    loads(path.read_bytes())
    return time.perf_counter() - begun


def imported(folder: Path, path: Path) -> tuple[float, float, int]:
    """Seconds and MiB of an import in a process of its own, and how many records it took."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORT, str(folder), str(path)], capture_output=True, text=True, check=True
    )
    seconds, memory, records = json.loads(done.stdout)
    return seconds, memory, records


def milliseconds(ask: Callable[[], object]) -> float:
    """The median of several calls."""

    def times() -> Iterator[float]:
        for _ in range(9):
            begun = time.perf_counter()
            ask()
            yield 1000 * (time.perf_counter() - begun)

    return median(times())


def look_up(folder: Path) -> None:
    """Names and searches in what was imported."""
    from scenarios.printed.names import find
    from scenarios.printed.searching import search
    from scenarios.printed.store import FILE, Store

    with Store(folder / FILE) as store:
        ((cards,),) = store.rows("SELECT count(*) FROM card")
        show(f"{cards} cards")
        for name in NAMES:
            show(f"  {milliseconds(lambda name=name: find(store, name)):7.1f} ms  {name}")
        for question in QUESTIONS:
            count = search(store, question, 50)[1]
            took = milliseconds(lambda question=question: search(store, question, 50))
            show(f"  {took:7.1f} ms  {question}  ({count})")


def main() -> None:
    """The command line."""
    reading = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reading.add_argument("--printings", type=int, default=500_000)
    reading.add_argument("--rounds", type=int, default=3)
    reading.add_argument("--whole", action="store_true")
    asked = reading.parse_args()
    with tempfile.TemporaryDirectory() as made:
        folder, path = Path(made), Path(made) / "all-cards.json"
        write(path, asked.printings)
        show(f"{asked.printings} printings, {path.stat().st_size / 1e6:.0f} MB")
        name, loads = fastest()
        ratios = []
        for _ in range(asked.rounds):
            plain = parsed(path, loads)
            seconds, memory, records = imported(folder, path)
            ratios.append(seconds / plain)
            show(
                f"{name} {plain:.1f} s; import {seconds:.1f} s of {records} records in English and Italian, {memory:.0f} MiB; "
                f"ratio {ratios[-1]:.2f}"
            )
        show(f"median ratio {median(ratios):.2f}")
        if asked.whole:
            show(f"{name}, the file as one value: {parsed_whole(path, loads):.1f} s")
        look_up(folder)


if __name__ == "__main__":
    main()
