"""Cards that are described among the lines: ``carta: Dardo istantaneo costo=R``, and below it, after >, what is printed on it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.words.terms import CardType
from scenarios.language.errors import Fault, helping, shown
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.patterns import Pattern
from scenarios.language.terms import COLORS, TYPES
from scenarios.written.by_line.pieces import INTEGER, Typed, fields, items
from scenarios.written.card_source import is_lent
from scenarios.written.cards import TypeLine
from scenarios.written.notation import NotationError, parse_card, parse_permanent
from scenarios.written.permanents import Permanent, characteristics_of
from scenarios.written.records import Fields, Text, folded
from scenarios.written.words_in_lines import words_of

_PRINTED = ("card", "type_line", "power_toughness", "keywords", "colors", "loyalty", "defense")
_COST = Pattern(r"(?:^|(?<=\s))costo=(\S+)", re.IGNORECASE)
SYMBOL = r"(?:\{(?:\d{1,2}|[WUBRGCSX]|[WUBRG2C]/[WUBRGP](?:/P)?)\})"
_PRINTED_COST = Pattern(
    rf"(?<=\s)(?:costo:? )?({SYMBOL}+|X{{0,3}}\d{{0,2}}[WUBRGC]+|(?:(?<=costo )|(?<=costo: ))\d{{1,2}})$",
    re.IGNORECASE,
)
"""202.1: a mana cost at the end of the line, as one copies it from the corner of a card."""
_COST_AMONG_WORDS = Pattern(
    rf"(?<=\s)(?:[Cc]osto:? (?P<said>(?i:{SYMBOL}+|X{{0,3}}\d{{0,2}}[WUBRGC]+|\d{{1,2}}))"
    rf"|(?P<bare>(?i:{SYMBOL})+|X{{0,3}}\d{{1,2}}[WUBRGC]+|X{{1,3}}[WUBRGC]+)|(?P<letters>[WUBRGC]+))(?=[\s,]|$),?"
)
"""The same before other words, or behind «costo». Without braces letters alone may tell two of a name apart, as in «Golem B», and
are no cost: but where something stands before them that is no name."""
_IN_A_NAME = Pattern(rf"(?i:{SYMBOL})|(?<=\s)(?:X{{0,3}}\d{{1,2}}|X{{1,3}})[WUBRGC]+$")
"""201.1, 202.1: what is no part of a name where nothing puts it in quotation marks."""

_ENCHANT = Pattern(r"\bincanta(?:re)? \w", re.IGNORECASE)
_ENCHANTED = Pattern(
    r"\b(creatura|permanente|terra|artefatto|incantesimo|planeswalker|giocatore) incantat[oa]", re.IGNORECASE
)


@dataclass
class TextOf:
    """The rules text of a card, a paragraph a line; `card` is the line or the part of one that says the card.

    `described`: that line is there for the description alone, and puts no card anywhere.
    """

    card: Typed
    paragraphs: list[Typed] = field(default_factory=list)
    described: bool = False
    cost: Typed | None = None
    """202.1: the mana cost that stood behind a card in the line that puts it somewhere."""
    more: Fields = field(default_factory=lambda: Fields(None))
    """What is said of the card by name below it, as a file says it."""
    again: bool = False
    """Whether another card is said by the name of this one alone, and so is the same card."""


@dataclass(frozen=True)
class Definition:
    """A card that has a text, with what is printed on it, each piece as it was typed."""

    name: str
    item: Permanent
    typed: Typed
    paragraphs: tuple[Typed, ...]
    cost: Typed | None = None
    more: Fields = field(default_factory=lambda: Fields(None))

    def tree(self) -> Fields:
        """The definition as it stands in a file."""
        place = self.typed.place
        looks = characteristics_of(self.item, {})
        said: dict[str, Any] = {"tipo": Text(str(type_line_of(self.item)), place)}
        said["costo"] = None if self.cost is None else self.cost.scalar()
        if self.item.power_toughness is not None:
            said["f/c"] = Text(str(self.item.power_toughness), place)
        for key, number in (("fedeltà", looks.loyalty), ("difesa", looks.defense)):
            said[key] = None if number is None else Text(str(number), place)
        if self.item.colors is not None:
            said["colori"] = Text(" e ".join(map(COLORS.word, self.item.colors)) or "incolore", place)
        in_text = self._keywords_in_text()
        own = (one.text for one in self.item.keywords if folded(one.text) not in in_text)
        keywords = [*own, *self._enchants()]
        if keywords:
            said["parole chiave"] = items(place, [Text(one, place) for one in keywords])
        if self.paragraphs:
            said["testo"] = items(self.paragraphs[0].place, [one.scalar() for one in self.paragraphs])
        made = fields(place, {key: value for key, value in said.items() if folded(key) not in map(folded, self.more)})
        made.update(self.more)
        return made

    def _keywords_in_text(self) -> frozenset[str]:
        """113.2c: what paragraphs of nothing but keywords say: said behind the name too, it is not meant a second time."""
        lines = ([folded(part).strip(" .") for part in one.text.split(",")] for one in self.paragraphs)
        typed = {folded(one.text) for one in self.item.keywords}
        return frozenset(
            part
            for line in lines
            if all(one in typed or KEYWORDS.get(one) is not None for one in line)
            for part in line
        )

    def _enchants(self) -> Iterator[str]:
        """702.5a: what an Aura enchants, where its text speaks of that, as «la creatura incantata», and nothing says it."""
        said = any(one.keyword == "enchant" for one in self.item.keywords)
        if said or "Aura" not in type_line_of(self.item).subtypes:
            return
        texts = " ".join(one.text for one in self.paragraphs)
        found = None if _ENCHANT.search(texts) else _ENCHANTED.search(texts)
        if found is not None:
            yield f"incantare {found[1].lower()}"


def type_line_of(item: Permanent) -> TypeLine:
    """205: the type line that a line of the board says or implies."""
    looks = characteristics_of(item, {})
    return TypeLine(looks.supertypes, looks.types, looks.subtypes)


def without_cost(card: Typed) -> tuple[Typed, Typed | None]:
    """The line of a card, in which the places of all signs are as they were, and the mana cost that it says."""
    found = _COST.search(card.text) or _printed_cost(card.text)
    if found is None:
        return card, None
    blank = card.text[: found.start()] + " " * (found.end() - found.start()) + card.text[found.end() :]
    group = next(n for n, one in enumerate(found.groups(), 1) if one is not None)
    return Typed(blank.rstrip().rstrip(","), card.line, card.column), card.part(
        found.start(group), found.end(group)
    ).unquoted()


_IN_THE_LINE = Pattern(
    r"\s*[:,]?\s+(?:«(?P<a>[^«»]+)»|\"(?P<b>[^\"]+)\"|“(?P<c>[^“”]+)”|\((?P<d>[^()]+)\))(?=[\s,]|$)"
    r"|\s+che (?P<e>(?:non )?(?:può|possono|ha|deve|quando|se|entra|costa|infligge|fa|prende) .+)$"
)
WORDS_OF_A_TEXT = 3
"""How many words what stands in quotation marks behind a card has at least, if it is the card's text."""


def without_text(card: Typed) -> tuple[Typed, Typed | None]:
    """The line of a card, in which all signs stay where they were, and the rules text behind it in quotation marks or brackets.

    A keyword there is none.
    """
    found = _IN_THE_LINE.search(card.text)
    if found is None or found.start() == 0 or _reads(card.text):
        return card, None
    group = next(name for name in "abcde" if found[name] is not None)
    if group != "e" and len(found[group].split()) < WORDS_OF_A_TEXT:
        return card, None
    blank = card.text[: found.start()] + " " * (found.end() - found.start()) + card.text[found.end() :]
    return Typed(blank.rstrip(), card.line, card.column), card.part(found.start(group), found.end(group))


def without_texts(card: Typed) -> tuple[Typed, tuple[Typed, ...]]:
    """The same with all paragraphs that stand behind a card one after the other, each in marks of its own."""
    found: list[Typed] = []
    while True:
        card, text = without_text(card)
        if text is None:
            return card, tuple(found)
        found.append(text)


_ON_IT = Pattern(
    r"(?P<bearer>.+?)\s+con\s+(?:una? |un'|il |la |lo |l')?(?P<on>[A-ZÀ-Ù][^,]*?\s+(?:aura|equipaggiamento)\b.*)$"
)


def with_what_is_on_it(card: Typed) -> tuple[Typed, Typed | None]:
    """303.4, 301.5: «Orso 2/2 con Spada equipaggiamento»: the line of a permanent, and of the Aura or Equipment attached to it."""
    found = _ON_IT.fullmatch(card.text)
    if found is None or _reads(card.text) or not _reads(found["bearer"]):
        return card, None
    bearer = parse_permanent(found["bearer"]).card
    return card.part(0, found.end("bearer")), Typed(
        f"{found['on']} su {bearer}", card.line, card.column + found.start("on")
    )


def is_of_the_stack(card: Typed) -> bool:
    """304.1, 307.1: whether a line says of a card that it is an instant or a sorcery, and so no permanent."""
    try:
        item = parse_card(without_cost(without_texts(card)[0])[0].text)
    except NotationError:
        return False
    types = set() if item.type_line is None else set(item.type_line.types)
    return bool(types) and types <= {CardType.INSTANT, CardType.SORCERY}


def _printed_cost(line: str) -> re.Match[str] | None:
    """202.1: the symbols at the end of a line, where they are not what a keyword ability in front of them costs."""
    if _reads(line):
        return None
    last = _PRINTED_COST.search(line)
    if last is not None and not (last[1].isupper() or last[1].isdigit() or "{" in last[1]):
        last = None
    among = (
        one
        for one in _COST_AMONG_WORDS.finditer(line)
        if one["letters"] is None or says_more_than_a_name(line[: one.start()])
    )
    found = [*([] if last is None else [last]), *among]
    return next((one for one in found if _reads(line[: one.start()] + " " + line[one.end() :])), last)


def says_more_than_a_name(line: str) -> bool:
    """Whether a line says more of a card than its name."""
    try:
        return parse_permanent(line).card not in (None, " ".join(line.split()))
    except NotationError:
        return False


def _reads(line: str) -> bool:
    """Whether a line says a permanent, and its name is none with a mana cost in it."""
    try:
        name = parse_permanent(line).card
    except NotationError:
        return False
    return name is None or name in _quoted(line) or _IN_A_NAME.search(name) is None


def _quoted(line: str) -> list[str]:
    """What stands in quotation marks in a line."""
    return [found[1] for found in re.finditer(r"[\"«“]([^\"«»“”]+)[\"»”]", line)]


def definitions(texts: Sequence[TextOf], faults: list[Fault]) -> tuple[Definition, ...]:
    """The cards that have a text, or are described; what is wrong with that is added to the faults.

    A line that is a permanent or a card of a zone is judged there: here it is passed over if it says no card.
    """
    found: dict[str, Definition] = {}
    for one in texts:
        made = _definition(one, found, faults)
        if made is not None:
            found[folded(made.name)] = made
    return tuple(found.values())


def said_again(laid: Sequence[Typed]) -> Iterator[Typed]:
    """201.2: the lines of cards that say what is printed on a card, where another one says no more than its name."""
    read = [(card, item) for card in laid if (item := item_of(card)) is not None and item.card is not None]
    bare = {folded(str(item.card)) for _, item in read if not characteristics_of(item, {}).types and not item.token}
    for card, item in read:
        name = folded(str(item.card))
        if name in bare and characteristics_of(item, {}).types and not item.token and not is_lent(str(item.card)):
            bare.remove(name)
            yield card


def item_of(card: Typed) -> Permanent | None:
    """What the line of a card says of it; ``None`` where it says no card."""
    try:
        return parse_permanent(card.text)
    except NotationError:
        return None


def _is_the_same(before: Definition, one: TextOf, item: Permanent, cost: Typed | None) -> bool:
    """201.2: whether a card is described as another of its name was, which two players may have each."""
    paragraphs = tuple(folded(each.text) for each in one.paragraphs)
    printed = all(getattr(before.item, field) == getattr(item, field) for field in _PRINTED)
    costs = ("" if each is None else folded(each.text) for each in (before.cost, cost))
    same_cost = len(set(costs)) == 1
    return (
        printed and same_cost and not one.more and paragraphs == tuple(folded(each.text) for each in before.paragraphs)
    )


def _definition(one: TextOf, found: dict[str, Definition], faults: list[Fault]) -> Definition | None:
    if INTEGER.fullmatch(one.card.text):
        faults.append(fault_at(one.card, "delle carte sconosciute non si conosce il testo"))
        return None
    card, cost = without_cost(one.card) if one.described else (one.card, one.cost)
    try:
        item = parse_permanent(card.text)
    except NotationError as error:
        if one.described:
            faults.append(fault_at(card.part(error.column - 1), error.message, error.suggestion))
        return None
    name = item.card or ""
    if (
        not one.described
        and not one.paragraphs
        and not one.more
        and not one.again
        and (cost is None or _said_already(cost, found.get(folded(name))))
    ):
        return None
    if one.again and folded(name) in found:
        return None
    if folded(name) in found and _is_the_same(found[folded(name)], one, item, cost):
        return None
    if folded(name) in found:
        faults.append(fault_at(card, f"{shown(name)} ha già un testo o una descrizione"))
    elif one.described and (more := _more_than_printed(item)):
        faults.append(fault_at(card, f"di una carta descritta qui non si dice {more}"))
    elif not characteristics_of(item, {}).types:
        like = f"«{name} 2/2» o «{name} istantaneo»"
        faults.append(fault_at(card, f"di {shown(name)} manca il tipo, come {like}"))
    else:
        return Definition(name, item, card, tuple(one.paragraphs), cost, one.more)
    return None


def _said_already(cost: Typed, made: Definition | None) -> bool:
    """Whether a card of that name, in another place, has the same mana cost: it is one more of them."""
    return made is not None and made.cost is not None and folded(made.cost.text) == folded(cost.text)


def fault_at(typed: Typed, message: str, suggestion: str = "") -> Fault:
    """A fault at the place of a piece."""
    return Fault("", typed.line, typed.column, "", message, helping(message, suggestion))


def _more_than_printed(item: Permanent) -> str:
    more = [
        str(field.alias or name)
        for name, field in Permanent.model_fields.items()
        if name not in _PRINTED and getattr(item, name) != field.usual()
    ]
    return ", ".join(f"«{one}»" for one in more)


_OF_TYPE = {"difesa": CardType.BATTLE, "fedelta": CardType.PLANESWALKER}
"""306.5, 310.4: what only cards of one type have."""


def may_have(key: str, value: Typed, card: Typed) -> bool:
    """205.1, 306.5, 310.4: whether a card is of the type that a field of a card is said of, or that a type line says."""
    try:
        types = set(characteristics_of(parse_permanent(card.text), {}).types)
    except NotationError:
        return False
    if key == "tipo":
        return bool(types) and types <= {
            word for word in map(TYPES.get, _WORDS.findall(value.text)) if word is not None
        }
    return _OF_TYPE.get(key) in types


_WORDS = Pattern(r"\w+")


def names_in(pieces: Sequence[Typed]) -> Iterator[str]:
    """The names and ids that lines of cards give, of those that are written right."""
    for piece in pieces:
        try:
            item = parse_permanent(piece.text)
        except NotationError:
            continue
        if item.card is not None:
            yield item.card
        if item.id is not None:
            yield item.id


_COSTS = Pattern(
    rf"(?:costo )?{SYMBOL}+|costo (?:{SYMBOL}+|X{{0,3}}\d{{0,2}}[WUBRGC]+|\d{{1,2}})(?: .*)?", re.IGNORECASE
)


def continues(piece: Typed) -> bool:
    """Whether what stands behind a comma still belongs to the card before it: a state or an ability, in small letters, a cost."""
    if _COSTS.fullmatch(piece.text):
        return True
    try:
        words = words_of(piece.text)
        said = Permanent.from_text(f"X {piece.text}") if words else {}
    except ValueError:
        return False
    small = bool(words) and not words[0].quoted and (words[0].text[:1].islower() or words[0].text.startswith("TAP"))
    return small and said.get("card") == "X"
