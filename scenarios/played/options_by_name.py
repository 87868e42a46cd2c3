"""Which option of a question a word of a file means: by id and name, age, ability or number."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Option, PlayerTarget, Recipient
from engine.costs.open_ways import NORMAL
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Zone
from scenarios.laid import finding, handles, not_found
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import shown
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.language.words import counter_name, way_word
from scenarios.written import model
from scenarios.written.ids import Apart, of_age, told_apart

_Row = tuple[str, str, Recipient]


def option_meant(
    value: object, options: Sequence[Option], names: Sequence[str], targeting: PlayerId | None = None
) -> Option:
    """The option that is meant: an object or player by name, an ability by its object and number or keyword.

    ``targeting``: who chooses targets, where that is chosen.
    """
    if isinstance(value, model.Which):
        return _ability(value, options, names)
    if not isinstance(value, str):
        raise NotFound("qui serve il nome di un oggetto o di un giocatore")
    if folded(value) in _FOR_ITS_MANA_COST and (normal := _way(NORMAL, options)) is not None:
        return normal
    try:
        return _by_name(value, options, names)
    except NotFound:
        if (alternative := _alternative(value, options)) is not None:
            return alternative
        if (latest := _latest_spell(value, options, names, targeting)) is not None:
            return latest
        if (of_age := _by_age(value, options, names)) is not None:
            return of_age
        # 603.3b: an ability is said by its object and its number also where any choice may stand.
        which = model.Which.named(value)
        if which.ability is None:
            raise
        return _ability(which, options, names)


_FOR_ITS_MANA_COST = (
    "mana",
    "il mana",
    "il costo di mana",
    "il suo costo di mana",
    "normale",
    "costo normale",
    "il costo normale",
)
"""118.9: how people call the cost that is no alternative one, besides what it is called where it is asked for."""


def _way(key: str, options: Sequence[Option]) -> Option | None:
    """601.2b: the option of a way to cast, where ways are what is chosen among."""
    return next((one for one in options if one.key == key and one.player is None), None)


def _by_name(word: str, options: Sequence[Option], names: Sequence[str]) -> Option:
    rows: list[_Row] = [(*_called(option, names, card=True), ObjectId(n)) for n, option in enumerate(options)]
    if not any(handles.key(word) in map(handles.key, row[:2]) for row in rows):
        rows = [(*_called(option, names), ObjectId(n)) for n, option in enumerate(options)]
    try:
        found = finding.pick(word, rows)
    except NotFound as fault:
        same = [
            option for option, row in zip(options, rows, strict=True) if handles.key(word) in map(handles.key, row[:2])
        ]
        if len(same) > 1 and (_all_alike(same) or _one_ability(same)):
            return same[0]
        on = [option for option in options if option.on is not None and handles.bears(option.on, word)]
        if len(on) == 1:
            return on[0]
        apart = told_apart(handles.key(word), names)
        fitting = [option for option in options if _fits(option, apart, names)]
        if not apart.name and len(fitting) == 1:
            return fitting[0]
        if apart.name and apart.name != handles.key(word) and len(fitting) < len(options):
            return _by_name(apart.name, fitting, names)
        raise _with_sorts(word, fault, options, names) from None
    assert not isinstance(found, PlayerTarget)
    return options[found]


def _alternative(word: str, options: Sequence[Option]) -> Option | None:
    """608.2d: one of several alternatives, said as the sentence that tells it: «un segnalino volare», «di TAPpare», «TAPpa»."""
    said = _BEFORE_IT.sub("", folded(word))
    named = ((folded(way_word(one.text)), one) for one in options if one.mention is None and one.player is None)
    found = [one for name, one in named if said == name or (one.key in _DEEDS and said == name.removesuffix("re"))]
    return found[0] if len(found) == 1 else None


_BEFORE_IT = Pattern(r"^(?:un |di )")
_DEEDS = ("tap", "untap")
"""701.26: alternatives that are called by a verb."""


def _latest_spell(
    word: str, options: Sequence[Option], names: Sequence[str], targeting: PlayerId | None
) -> Option | None:
    """117.7, 405.2: of several spells of one name that can be the target, the one that was put on the stack last by somebody else,
    as whoever responds means it; ``None`` where the name is of anything else, and where one of them is a copy (707.10)."""
    same = [(one.mention, one) for one in options if handles.key(word) in map(handles.key, _called(one, names))]
    spells = [(one.id, one.controller, option) for one, option in same if one is not None and one.zone is Zone.STACK]
    copied = any(one is not None and one.kind is Kind.COPY_OF_SPELL for one, _ in same)
    if targeting is None or copied or len(spells) < 2 or len(spells) < len(same):
        return None
    theirs = [one for one in spells if one[1] != targeting] or spells
    return max(theirs, key=lambda one: one[0])[2]


def _by_age(word: str, options: Sequence[Option], names: Sequence[str]) -> Option | None:
    """613.7: «quella nuova», «la seconda Regina»: of several that bear one name, by when they arrived; ``None`` for other words."""
    said = of_age(word)
    if said is None:
        return None
    there = [
        (one.mention.id, one) for one in options if one.mention is not None and one.mention.zone is Zone.BATTLEFIELD
    ]
    if said.name:
        there = [(at, one) for at, one in there if handles.key(said.name) in map(handles.key, _called(one, names))]
    if len({handles.key(_called(one, names)[1]) for _, one in there}) != 1:
        return None
    ordered = [one for _, one in sorted(there, key=lambda each: each[0])]
    return ordered[said.place] if said.place < len(ordered) else None


def _fits(option: Option, apart: Apart, names: Sequence[str]) -> bool:
    """108, 111.6: whether an option is what is said of it beside its name: a card or a token, and whose."""
    one = option.mention
    if one is None or (apart.sort and one.kind is not handles.SORTS[apart.sort]):
        return False
    whose = one.owner if one.controller == NOBODY else one.controller
    return not apart.player or handles.key(names[whose]) == apart.player


def _with_sorts(word: str, fault: NotFound, options: Sequence[Option], names: Sequence[str]) -> NotFound:
    """The same fault of the objects that the options are, with what each is, a card or a token, where that tells them apart."""
    if not isinstance(fault, not_found.Ambiguous):
        return fault
    sorts = {kind: said for said, kind in handles.SORTS.items()}
    several = [(way, options[one].mention) for way, one in fault.ways if not isinstance(one, PlayerTarget)]
    known = [(way, mention) for way, mention in several if mention is not None]
    if len(known) < len(fault.ways):
        return fault
    said = [sorts.get(mention.kind, "") for _, mention in known]
    behind = [f" ({sort})" if len({*said}) > 1 else "" for sort in said]
    return not_found.Ambiguous(
        word, [(f"{way}{sort}", mention.id) for (way, mention), sort in zip(known, behind, strict=True)]
    )


def _all_alike(options: Sequence[Option]) -> bool:
    return all(one.alike is not None and one.alike == options[0].alike for one in options)


def _one_ability(options: Sequence[Option]) -> bool:
    """603.2c: one ability that triggered several times at once; they stand in the order of what made them trigger."""
    return all(one.mention is not None and one.mention.index >= 0 for one in options) and (
        len({(one.mention.id, one.mention.index) for one in options if one.mention is not None}) == 1
    )


def _ability(which: model.Which, options: Sequence[Option], names: Sequence[str]) -> Option:
    """603.3b: an ability that waits, or a replacement effect, by the object and which of its abilities."""
    if which.ability is None and which.keyword is None:
        return _by_name(which.object, options, names)
    number = None if which.ability is None else which.ability - 1
    fitting = [option for option in options if number is None or _number(option) == number]
    if not fitting:
        raise NotFound(f"nessuna scelta è l'abilità {which.ability} di {shown(which.object)}")
    return _by_name(which.object, fitting, names)


def _number(option: Option) -> int | None:
    """Which ability of its object an option stands for; replacement effects say it in their key (``r12.0``)."""
    if option.mention is not None and option.mention.index >= 0:
        return option.mention.index
    _, dot, index = option.key.partition(".")
    return int(index) if dot and index.isdigit() else None


def _called(option: Option, names: Sequence[str], *, card: bool = False) -> tuple[str, str]:
    """What an option can be called: id and name; with ``card`` the name of the card, whatever it is called now."""
    if option.player is not None:
        return names[option.player], names[option.player]
    mention = option.mention
    if mention is None:
        kind, counter = option.text.removesuffix(" counter"), option.text.endswith(" counter")
        return counter_name(kind) if counter else option.key, way_word(option.text)
    if mention.kind is Kind.ABILITY:
        label, _, number = mention.label.partition("#")
        return f"{label} abilità {number}", mention.name or label
    name = (mention.card if card else "") or mention.name
    alone = mention.kind is not Kind.CARD and handles.key(mention.label) == handles.key(name)
    return not_found.NameAlone(mention.label) if alone else mention.label, name


def name_of_option(option: Option, names: Sequence[str]) -> str:
    label, _ = _called(option, names)
    number = _number(option)
    return shown(label if number is None else f"{label} abilità {number + 1}")
