"""613: by which rules of the layers a value was made what it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from engine import Game, Step, board_of
from engine.board.criteria import why_mana_value
from engine.board.derivation import derivation
from engine.board.derived import LAYER_RULES, Derivation
from engine.state import events as e
from engine.state.changes import few_of
from engine.words.subtypes import BASIC_LANDS
from engine.words.terms import ObjectId
from scenarios.played.around import mentions_of
from scenarios.played.expecting import Found
from scenarios.played.weighing import is_among
from scenarios.written.queries import Aspect

if TYPE_CHECKING:
    from scenarios.played.run import Run


def layered(found: Found) -> Iterator[str]:
    """613: by which rules the layers made a characteristic that was asked for."""
    if found.object is not None and found.moment is not None and isinstance(found.aspect, Aspect):
        yield from derived_rules(found.moment.game, found.object.id, found.aspect.field)


_SIZE = ("122.1a", "208.3", "301.7a", "611.3a", "613.4", "801.11")

_TYPES = ("205", "305.7", "613.1d", "702.73a", "702.103", "702.151", "702.161", "702.176")

LAYERS: dict[str, tuple[str, ...]] = {
    "power_toughness": _SIZE, "power": _SIZE, "toughness": _SIZE, "base_size": ("208.3", "613.4a", "613.4b"),
    "keywords": ("113.10b", "122.1b", "613.1f", "613.9"), "types": _TYPES, "subtypes": _TYPES, "supertypes": ("613.1d",),
    "colors": ("105.3", "613.1e", "702.114a"), "controller": ("613.1b",), "name": ("613.1a", "613.2"),
    "mana_value": ("202.3", "613.1a", "613.2"), "produces": ("205.3d", "305.6", "305.7", "613.1d", "613.1f"),
}  # fmt: skip
"""By the field, what of a derivation is about it; what is about all of them stands in `_OF_ALL`."""

_NUMBERS = ("power", "toughness")

_ORDER = ("613.8a", "613.8b", "613.7")
"""The order of effects, said first; by which rule each has its timestamp stands behind what is said of the value."""

_ALSO = (
    "109.5", "113.6", "114.4", "301.5d", "303.4e", "613.3", "613.6", "702.73a", "702.169a", "702.178a", "707.2", "708.2", "800.4m",
    "801.11", "801.18",
)  # fmt: skip
"""Of any value: whom its words mean, which effects come first and which go on, what it copies, that it is face down."""


def derived_rules(game: Game, one: ObjectId, field: str) -> Iterator[str]:
    """613: the order of effects where that made the value, then the layers in which it was made."""
    if field == "mana_value":
        yield from map(str, why_mana_value(board_of(game).characteristics(one)))
    if field == "base_size":
        yield "208.4b"
    if field == "produces":
        yield "106.7"
        if {*BASIC_LANDS} & {*map(str, board_of(game).characteristics(one).subtypes)}:
            yield "305.6"
    if field not in LAYERS:
        return
    found = derivation(game, one)
    last_first = [str(rule) for made in reversed(found.applied) if made.made_a_difference for rule in made.rules]
    rules = list(dict.fromkeys([*last_first, *map(str, found.rules)]))
    about = (*LAYERS[field], *_ALSO)
    told = [rule for rule in rules if rule.startswith(about) and not _is_a_layer(rule)]
    yield from (rule for rule in _ORDER if rule in rules)
    if field in _NUMBERS and any((getattr(one.after, field) or 0) < 0 for one in found.applied):
        yield "107.1b"
    # 613.9: without these the effect that made the value would not have applied at all.
    yield from _made_so(found, LAYERS[field])
    yield from told
    yield from (rule for rule in rules if is_among(rule, ("613.7", "613.9")))
    yield from (rule for rule in rules if rule.startswith((*about, "604.3")))


def ordered_by_time(found: Found) -> Iterator[str]:
    """613.7: of a size, that the last of several effects of one sublayer made it, by their timestamps; which sublayer that is; and
    613.6, where one of them goes on from an earlier layer."""
    if found.object is None or found.moment is None or getattr(found.aspect, "field", "") not in _SIZES:
        return
    made = [one for one in derivation(found.moment.game, found.object.id).applied if one.made_a_difference]
    rules = [*map(str, made[-1].rules)] if made else []
    if "613.7" in rules and not {"613.8a", "613.8b"} & {*rules}:
        yield "613.7"
        same = [one for one in made if one.layer is made[-1].layer]
        yield from ("613.6" for one in same if one.carried_on)
        yield from (rule for rule in rules if rule.startswith("613.4"))


_SIZES = ("power_toughness", "power", "toughness", "base_size")


def _made_so(found: Derivation, about: tuple[str, ...]) -> Iterator[str]:
    """613.9: the layers in which the object became what the effects describe that made a value."""
    for made in reversed(found.applied):
        if made.made_so and made.made_a_difference and any(str(rule).startswith(about) for rule in made.rules):
            yield from (str(LAYER_RULES[layer]) for layer, _ in made.made_so)
            yield "613.9"


def _is_a_layer(rule: str) -> bool:
    """That an effect applies in some layer says less than by which rule it makes this of it."""
    return rule.startswith(("613.1", "613.2", "613.4", "613.9"))


def made_creatures(run: Run, step: Step) -> Iterator[str]:
    """506.3: by which rules what attacks or blocks is a creature though it is not printed on it."""
    declared = (
        change.event.object
        for change, _ in few_of(step.changes)
        if isinstance(change.event, e.AttackerDeclared | e.BlockerDeclared)
    )
    yield from _looks_otherwise(run, step, declared)


def no_creatures(run: Run, step: Step) -> Iterator[str]:
    """506.3: by which rules what is said to attack or block is no creature though it is printed on it."""
    if "506.3" in map(str, step.rules):
        yield from _looks_otherwise(run, step, (mention.id for mention in mentions_of(step)))


def _looks_otherwise(run: Run, step: Step, several: Iterable[ObjectId]) -> Iterator[str]:
    at = next((one.n for one in run.steps if one.step is step), None)
    game = run.start if at is None else run.game_at(at)
    for one in several:
        found = game.objects.get(one)
        if found is not None and found.printed.creature is not board_of(game).characteristics(one).creature:
            # That some effect says so its own step tells; of what an object is by itself nothing else would.
            yield from (rule for rule in derived_rules(game, one, "types") if rule.startswith("702"))
