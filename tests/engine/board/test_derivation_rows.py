"""613: every row of a derivation on boards drawn at random: without its source the value differs as the row says; and every
reason why an effect does not touch an object is gone with the word of its description that it names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hypothesis import HealthCheck, given, settings

from engine import Game, board_of
from engine.board.applying import OF_RESOLUTIONS, Applying
from engine.board.derivation import _Notes, derivation
from engine.board.derived import Applied, Derivation, Origin, Unapplied
from engine.cards.abilities import continuous as parts
from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.filters import Filter
from engine.cards.sorting import sorted_abilities
from engine.happening.writing.objects import look_at_as
from engine.state.objects import GameObject
from engine.words.record import replace
from engine.words.terms import CardType, Layer, ObjectId, Zone
from tests.engine.board.boards import enchantment, fixed, static
from tests.engine.board.changing_boards import Drawn, boards
from tests.engine.support import Table

FIELDS = {
    "type": ("types", "any_type", "chosen_card_type"),
    "subtype": ("subtypes", "any_subtype", "chosen_type", "not_chosen_type"),
    "color": ("colors",),
    "controller": ("controller",),
    "power": ("power", "power_than_this"),
    "counter": ("counter",),
    "is untapped": ("tapped",),
    "name": ("name",),
    "designation": ("designation",),
    "this": ("this",),
    "another": ("another",),
    "any of": ("any_of",),
    "attached to this": ("attached_to_this",),
    "does not attack": ("attacking",),
    "has not attacked": ("attacked_this_turn",),
    "blocked": ("blocked",),
}
"""By the criterion that failed, the words of a description that ask for it."""


class _Without(_Notes):
    """The layers without the effects of one source, of one origin or of any."""

    def __init__(self, game: Game, one: ObjectId, source: ObjectId, origin: Origin | None = None) -> None:
        super().__init__(game, one)
        self._left_out, self._origin = source, origin
        self.run()

    def _gather(self, layer: Layer) -> list[Applying]:
        return [one for one in super()._gather(layer) if not self._is_left_out(one)]

    def _is_left_out(self, one: Applying) -> bool:
        origin = Origin.STATIC if one.static is not None else Origin.RESOLUTION
        of_it = one.bound.source == self._left_out and one.key[1] in (0, OF_RESOLUTIONS)
        return of_it and self._origin in (None, origin)


def _of(one: Applied) -> tuple[ObjectId, Origin]:
    return one.source, one.origin


def _rest(applied: Sequence[Applied], row: Applied) -> list[tuple[object, ...]]:
    """What else applied, and what it came to in power."""
    return [
        (_of(one), one.layer, one.parts, _more(one) if one.layer is Layer.MODIFY_PT else one.after.power)
        for one in applied
        if _of(one) != _of(row) and one.origin is not Origin.RULES
    ]


def _more(one: Applied) -> int:
    return (one.after.power or 0) - (one.before.power or 0)


def false_rows(game: Game, one: GameObject) -> Iterator[str]:
    """What is wrong with the rows of a derivation."""
    found = derivation(game, one.id)
    for earlier, later in zip(found.applied, found.applied[1:], strict=False):
        if later.before != earlier.after:
            yield f"{one.label}: something happened between {earlier} and {later}"
    if found.applied and found.applied[-1].after != found.looks:
        yield f"{one.label}: something happened after {found.applied[-1]}"
    for row in found.applied:
        if row.made_a_difference and row.origin in (Origin.STATIC, Origin.RESOLUTION):
            yield from _false_row(game, one, found, row)


def _false_row(game: Game, one: GameObject, found: Derivation, row: Applied) -> Iterator[str]:
    without = _Without(game, one.id, row.source, row.origin)
    if any(_of(other) == _of(row) for other in without.applied):
        yield f"{one.label}: applied without its source: {row}"
    alone = [other for other in found.applied if _of(other) == _of(row)] == [row]
    switched = any(other.layer is Layer.SWITCH_PT for other in found.applied)
    adds = alone and row.layer is Layer.MODIFY_PT and not switched
    same = _rest(found.applied, row) == _rest(without.applied, row)
    if adds and same and (found.looks.power or 0) - (without.looks.power or 0) != _more(row):
        yield f"{one.label}: without it the power is {without.looks.power}, and not {_more(row)} less: {row}"
    for layer, source in row.made_so:
        still = [
            other
            for other in _Without(game, one.id, source).applied
            if _of(other) == _of(row) and other.layer is row.layer and other.parts == row.parts and not other.made_so
        ]
        if still:
            yield f"{one.label}: touched without what made it so in {layer}: {row}"


def false_misses(game: Game, one: GameObject) -> Iterator[str]:
    """What is wrong with the reasons why effects do not touch an object."""
    for missed in derivation(game, one.id).unapplied:
        holder = game.objects[missed.source]
        printed = dict(sorted_abilities(holder.printed).static).get(missed.index)
        now = dict(sorted_abilities(board_of(game).characteristics(holder.id)).static).get(missed.index)
        if missed.taken_by is not None and printed is not None:
            yield from _false_loss(game, one, missed, printed)
        elif missed.why == "condition" and printed is now and printed is not None and printed.condition is None:
            yield f"{one.label}: there is no condition: {missed}"
        elif missed.why in FIELDS and printed is not None and printed is now and not _two_faced(holder):
            yield from _false_criterion(game, one, missed, printed)


def _two_faced(one: GameObject) -> bool:
    return one.flipped or one.other_face is not None


def _false_loss(game: Game, one: GameObject, missed: Unapplied, ability: Static) -> Iterator[str]:
    notes = _Notes(game, missed.source)
    notes.run()
    took = [
        row.source
        for row in notes.applied
        if any(each is ability for each in row.before.abilities)
        and not any(each is ability for each in row.after.abilities)
    ]
    if missed.taken_by not in took:
        yield f"{one.label}: the ability was taken by {took}, not by {missed.taken_by}"


def _false_criterion(game: Game, one: GameObject, missed: Unapplied, ability: Static) -> Iterator[str]:
    wanted, plain = ability.affects, Filter()
    assert wanted is not None
    asked = [name for name in FIELDS[missed.why] if getattr(wanted, name) != getattr(plain, name)]
    if not asked:
        yield f"{one.label}: nothing asks for that: {missed}"
        return
    wider = replace(ability, affects=replace(wanted, **{name: getattr(plain, name) for name in asked}))
    holder = game.objects[missed.source]
    abilities = tuple(wider if each is ability else each for each in holder.printed.abilities)
    other = game.fork(bare=True)
    look_at_as(other, replace(holder, printed=replace(holder.printed, abilities=abilities)))
    for still in derivation(other, one.id).unapplied:
        if (still.source, still.index, still.layer, still.why) == (
            missed.source,
            missed.index,
            missed.layer,
            missed.why,
        ):
            yield f"{one.label}: the same without {asked}: {missed}"


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(boards())
def test_613_without_its_source_the_value_differs_as_each_row_says(drawn: Drawn) -> None:
    *_, game = (drawn.game(), *drawn.played())
    here = [one for one in game.objects.values() if one.zone is Zone.BATTLEFIELD and not one.phased_out]
    assert [fault for one in here for fault in false_rows(game, one)] == []
    assert [fault for one in here for fault in false_misses(game, one)] == []


# --- two reasons that were false

SHRINES = Filter(types=(CardType.ENCHANTMENT,), subtypes=("Shrine",))
FLYING = Keyword(keyword="flying")


def _untouched(ability: Static, *later: parts.Part) -> list[tuple[str, str]]:
    """Why the effect of a flying enchantment does not touch an elf, after these effects on the enchantment: what took it."""
    table = Table()
    elf = table.creature("elfo", 2, 2, subtypes=("Elf",))
    table.permanent("coro", ability, FLYING, types=(CardType.ENCHANTMENT,), subtypes=("Shrine",))
    for number, part in enumerate(later):
        enchantment(table, f"e{number}", part, affects=SHRINES)
    found = derivation(table.game, elf)
    return [
        (one.why, "" if one.taken_by is None else found.name(one.taken_by))
        for one in found.unapplied
        if found.name(one.source) == "coro"
    ]


def test_613_6_what_took_an_ability_is_not_what_took_another_later() -> None:
    praise = static(parts.ModifyPT(*fixed(1, 1)))
    lost = _untouched(praise, parts.LoseAllAbilities(), parts.GainAbility(FLYING), parts.LoseKeyword("flying"))
    assert lost == [("ability lost", "e0")]
    assert _untouched(praise, parts.GainAbility(FLYING), parts.LoseKeyword("flying")) == []


def test_613_6_an_ability_whose_words_changed_was_not_taken_by_what_took_another() -> None:
    praise = static(parts.ModifyPT(*fixed(1, 1)), affects=Filter(subtypes=("Goblin",)))
    assert _untouched(praise, parts.ChangeText(old="Goblin", new="Elf"), parts.LoseKeyword("flying")) == []
    assert _untouched(praise, parts.LoseKeyword("flying")) == [("subtype", "")]
