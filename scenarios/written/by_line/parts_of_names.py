"""201.2: what people call a thing by a part of its name, where only one thing on the table has that part."""

from __future__ import annotations

import re
from typing import Any

from engine.words.subtypes import PLANESWALKERS
from scenarios.language.agreement import singular_nouns
from scenarios.language.counted_kinds import counting
from scenarios.language.errors import in_words, wrong
from scenarios.language.folding import folded
from scenarios.language.subtype_names import SUBTYPES
from scenarios.language.terms import COLORS, STEPS, TYPES, ZONES
from scenarios.written.by_line.gathered import Gathered
from scenarios.written.card_source import is_lent, lent_source
from scenarios.written.ids import short_name, slug
from scenarios.written.records import Fields, Items, Text

_SHORTEST = 2
_STANDS_BEFORE = frozenset({
    "il", "lo", "la", "le", "gli", "un", "al", "ai", "di", "da", "in", "su", "ma", "se", "si", "no", "ne", "ci", "vi", "tu",
})  # fmt: skip
"""Words so short that say nothing of a name by themselves: a sentence may begin with one."""
_LONGEST = 8
_WORD = re.compile(r"[\w'’-]+")
_COUNTED = re.compile(r"quanti ([A-ZÀ-Ù]\w+)")
_ALL_COUNTED = re.compile(r"quanti (.+?)(?: controllati da .+| dopo \d+)?")
_NAMES_AS_KEYS = ("attacca", "blocca", "dividi", "danno", "scudo")
"""What an action has, or an answer, whose keys are names."""
_DECLARED = ("attacca", "blocca")
_NO_NAMES = frozenset({"di", "turno di", "vai a", "lancia", "gioca"})
"""What of an action is a player, a step, or a card that need not be on the table."""
_REPLIES = "risposte"


class PartsOfNames:
    """Finds what parts of names mean on a table whose cards are known."""

    def __init__(self, table: Gathered) -> None:
        self._table = table
        self._cast: list[str] = []
        """601.2a: what is cast that lies nowhere, and so is on the table all the same."""
        self._kinds: dict[str, str] = {}

    def whole(self, part: str) -> str:
        """The name of the only thing of whose name that is a part; the same back for what is whole, or no part of any.

        Raises an error of `wrong` where several things have it.
        """
        plain = folded(part)
        if (called := self._called_for_short(part)) is not None:
            return called
        if (
            len(plain) < _SHORTEST
            or plain in _STANDS_BEFORE
            or not part[:1].isupper()
            or self._means_something_else(part)
        ):
            return part
        has_it = [name for name in self._there() if f" {plain} " in f" {' '.join(_WORD.findall(folded(name)))} "]
        if not has_it:
            return self._in_other_number(part) or part
        if any(short_name(name) == slug(part) for name in has_it):
            return part
        if SUBTYPES.get(part) is not None:
            # 205.3: a word that is a type as well means whatever is of that type.
            has_it += [name for name in self._there() if name not in has_it and self._is_of_type(name, plain)]
        if len(has_it) > 1:
            raise wrong(f"«{part}» può essere {in_words([f'«{name}»' for name in has_it])}: scrivi quale", has_it[0])
        return has_it[0]

    def _in_other_number(self, part: str) -> str | None:
        """«Un Orso» of «2 Orsi», «i Soldati» of «4x Soldato»: the one name that is the same noun, of one or of several."""
        there = [name for name in self._there() if _is_several(name, part) or _is_several(part, name)]
        return there[0] if len(there) == 1 else None

    def _as_many(self, typed: Text) -> Text:
        """508.1a, 509.1a: who attacks or blocks with «gli Orsi», of which there are several, does so with each; with «un Orso» with
        one, no matter which."""
        name = self.whole(str(typed))
        count = self._how_many(name)
        if count > 1 and _is_several(str(typed), name if name != str(typed) else ""):
            return Text(f"{count}x {name}", typed.place)
        return Text(name, typed.place) if name != str(typed) else typed

    def _how_many(self, name: str) -> int:
        """How many of a name are on the battlefield, under one player; 0 where several have some."""
        counts = [
            sum(_copies_of(name, str(card)) for card in seat.zones.get("campo", ()) if isinstance(card, Text))
            for seat in self._table.seats
        ]
        have = [one for one in counts if one]
        return have[0] if len(have) == 1 else 0

    def _called_for_short(self, part: str) -> str | None:
        """201.5c: the one thing whose name has a comma and that before it, in the language in which it was written or in the other;
        or which has that whole name in the other.

        ``None`` where there is none, or several, or something else has that for its whole name.
        """
        if not part[:1].isupper() or any(folded(part) == folded(one) for one in self._table.players):
            return None
        wanted, there = slug(part), self._there()
        if any(slug(name) == wanted for name in there):
            return None
        both = ((name, self._printed_name(name)) for name in there)
        called = [name for name, other in both if wanted in (short_name(name), short_name(other), slug(other or " "))]
        return called[0] if len(called) == 1 else None

    def _printed_name(self, name: str) -> str:
        """The name that a lent card has in the language in which it is played; '' for what nobody lends."""
        source = lent_source()
        lent = None if source is None else source.card(name, token=False)
        return "" if lent is None else lent.name

    def in_action(self, action: Any) -> Any:
        """An action with whole names in it. Raises an error of `wrong`."""
        if not isinstance(action, Fields):
            return action
        cast = action.get("lancia")
        if isinstance(cast, Text) and not self._table.is_there(cast):
            action["lancia"] = cast = self._a_card(cast)
            self._cast.append(str(cast))
        for key in list(action):
            if key in _NAMES_AS_KEYS and isinstance(action[key], Fields):
                action[key] = self._pairs(action[key], declared=key in _DECLARED)
            elif key == _REPLIES:
                action[key] = self._value(action[key], no_types=True)
            elif key not in _NO_NAMES:
                action[key] = self._value(action[key])
        return action

    def in_question(self, asked: str) -> str:
        """A question in the words of a file with whole names in it. Raises an error of `wrong`."""
        asked = self._as_one(asked)
        if _counts_a_subtype(asked):
            return asked
        words = list(_WORD.finditer(asked))
        at, made, copied = 0, [], 0
        while at < len(words):
            for end in range(min(len(words), at + _LONGEST), at, -1):
                part = asked[words[at].start() : words[end - 1].end()]
                whole = part if self._is_name(part) else self.whole(part)
                if whole != part:
                    made += [asked[copied : words[at].start()], whole]
                    copied = words[end - 1].end()
                if whole != part or self._is_name(part):
                    at = end
                    break
            else:
                at += 1
        return "".join((*made, asked[copied:]))

    def _as_one(self, asked: str) -> str:
        """«quanti Soldati»: what is counted by the name of one of them, where only that is a name."""
        found = _COUNTED.match(asked)
        if found is None or self._is_name(found[1]):
            return asked
        singles = [*singular_nouns(found[1])]
        of_a_type = (one for one in singles if SUBTYPES.get(one) is not None)
        one = next(filter(self._is_name, singles), next(of_a_type, found[1]))
        return f"{asked[: found.start(1)]}{one}{asked[found.end(1) :]}"

    def _pairs(self, said: Fields, *, declared: bool = False) -> Fields:
        """What stands behind names, behind the whole of each; ``declared``: of what attacks or blocks, and how many."""
        pairs = Fields(said.place)
        for one, value in said.items():
            named = self._as_many if declared else self._text
            pairs[named(one) if isinstance(one, Text) else one] = self._value(value)
        return pairs

    def _value(self, value: Any, *, no_types: bool = False) -> Any:
        if isinstance(value, Items):
            value[:] = [self._value(one, no_types=no_types) for one in value]
        elif isinstance(value, Fields):
            for key in value:
                if key in _NAMES_AS_KEYS and isinstance(value[key], Fields):
                    value[key] = self._pairs(value[key])
                else:
                    value[key] = self._value(value[key], no_types=no_types)
        elif isinstance(value, Text) and not (no_types and SUBTYPES.get(str(value)) is not None):
            return self._text(value)
        return value

    def _a_card(self, cast: Text) -> Text:
        """601.2a: what is cast, by the whole name of the only card of which it is a part; it need not lie anywhere."""
        return cast if is_lent(str(cast)) or not cast[:1].isupper() else self._text(cast)

    def _text(self, text: Text) -> Text:
        whole = self.whole(str(text))
        return text if whole == str(text) else Text(whole, text.place)

    def _is_name(self, text: str) -> bool:
        player = any(folded(text) == folded(one) for one in self._table.players)
        return player or self._table.known(text) or self._table.is_there(text)

    def _means_something_else(self, text: str) -> bool:
        return self._is_name(text) or any(one.get(text) is not None for one in (STEPS, TYPES, COLORS, ZONES))

    def _there(self) -> list[str]:
        """What lies somewhere, as it was written there."""
        written = {}
        for seat in self._table.seats:
            for cards in seat.zones.values():
                for card in cards:
                    said = str(card.get("carta", "")) if isinstance(card, Fields) else str(card)
                    for name in self._table.lying:
                        if folded(said[: len(name)]) == name:
                            written[name] = said[: len(name)]
        names = [written.get(name, name) for name in sorted(self._table.lying)]
        names += [name for name in dict.fromkeys(self._cast) if folded(name) not in self._table.lying]
        # 201.5c: what stands before a comma lies there as a name of its own.
        firsts = {folded(name.partition(",")[0]) for name in names if "," in name}
        return [name for name in names if folded(name) not in firsts]

    def _is_of_type(self, name: str, subtype: str) -> bool:
        if name not in self._kinds:
            source = lent_source()
            lent = None if source is None else source.card(name, token=False)
            first = {} if lent is None else next(iter(lent.cards.values()), {})
            self._kinds[name] = folded(str(first.get("tipo", ""))).partition("—")[2]
        return subtype in self._kinds[name].split()


def _counts_a_subtype(asked: str) -> bool:
    """109.2, 205.3: whether all of a subtype are counted, whatever they are called; that of a planeswalker is a name as well."""
    found = _ALL_COUNTED.fullmatch(asked)
    subtype = counting(found[1]).subtype if found is not None else ""
    return bool(subtype) and subtype not in PLANESWALKERS


def _is_several(many: str, one: str) -> bool:
    """Whether a noun is the plural of another; of none, whether it can only be one: «Orsi», and not «Fante»."""
    if not one:
        return many.endswith("i") and " " not in many
    return folded(one) in map(folded, singular_nouns(many))


_LINE_OF = re.compile(r"(?:(?P<count>\d{1,2})x )?(?P<name>.+)", re.IGNORECASE)


def _copies_of(name: str, line: str) -> int:
    """How many of a name a line of the quick form lays on the table."""
    found = _LINE_OF.fullmatch(line)
    said = "" if found is None else folded(found["name"].removeprefix("pedina "))
    is_it = said.strip('"') == folded(name) or said.startswith((f"{folded(name)} ", f'"{folded(name)}" '))
    return int((found["count"] if found is not None else None) or 1) if is_it else 0
