"""602: which ability of an object is the one that somebody activates, by its number, by its loyalty cost, or as the only one."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game, board_of
from engine.cards.abilities.ability import Ability, Activated, Keyword, NotUnderstood, Timing
from engine.cards.keywords.forms import activated_form
from engine.cards.places import places, records_of
from engine.costs.mana_costs import EXACT_COSTS, abilities_of, is_mana_ability
from engine.state.crowds import kinds
from engine.words.subtypes import BASIC_LANDS
from engine.words.terms import ObjectId
from scenarios.laid.not_found import NotFound
from scenarios.laid.numbered_abilities import numbered
from scenarios.language.errors import in_words, shown
from scenarios.language.words import keyword_word
from scenarios.written import model
from scenarios.written.scalars import ANY_LESS, loyalty_words


def which_ability(game: Game, one: ObjectId, action: model.ActivateAbility, *, asked: bool) -> int:
    """602.2: the index of the ability that is activated; one that the object has no more or never had where that is for the engine
    to say. ``asked``: whether it is asked if that is allowed. Raises NotFound, with the numbers that may be said."""
    board = board_of(game)
    abilities = abilities_of(board, one)
    own = range(len(board.characteristics(one).abilities))
    activated = [n for n in own if isinstance(abilities[n], Activated)]
    # 305.6: what a basic land type gives is meant where nothing of its own can be activated.
    activated = activated or [n for n, ability in enumerate(abilities) if isinstance(ability, Activated)]
    taken = () if activated else _taken_away(game, one)
    if asked and not activated and not taken and action.loyalty is None and _all_texts_known(game):
        return len(abilities)  # 602.2: that it has none is for the engine to say
    if action.keyword is not None:
        return _by_keyword(game, one, action.keyword)
    if action.ability is not None:
        return _by_number(game, one, action.ability)
    meant = activated or [*taken]
    if action.loyalty is not None:
        meant = [n for n in meant if n < len(abilities) and loyalty_cost(abilities[n]) == action.loyalty]
    aimed = [n for n in meant if action.targets and n < len(abilities) and _has_targets(abilities[n])]
    if len(meant) == 1 or len(aimed) == 1:
        return (aimed or meant)[0]
    matters = [n for n in meant if n < len(abilities) and not is_mana_ability(abilities[n])]
    if len(matters) == 1 and not any(one.startswith(EXACT_COSTS) for one in game.variant):
        # 605.1a: where mana is not counted, nobody says of an ability that it is activated to add some.
        return matters[0]
    such = "" if action.loyalty is None else f" con costo di fedeltà {loyalty_words(action.loyalty)}"
    known = abilities if activated else game.objects[one].printed.abilities
    ways = numbered(known, [n for n in meant or activated if n < len(known)])
    which = f": scrivi quale, {in_words(ways)}" if ways else ""
    raise NotFound(f"{_called(game, one)} ha {len(meant)} abilità attivate{such}{which}")


def _by_keyword(game: Game, one: ObjectId, keyword: str) -> int:
    """702.122a, 702.171a: the index of the activated ability that a keyword is. Raises NotFound where it has none, or several."""
    board = board_of(game)
    abilities, has = abilities_of(board, one), board.characteristics(one).abilities
    found = [n for n, each in enumerate(has) if isinstance(each, Keyword) and each.keyword == keyword]
    if len(found) == 1:
        return found[0]
    several = f": scrivi quale, {in_words(numbered(abilities, found))}" if found else ""
    raise NotFound(f"{_called(game, one)} ha {len(found)} abilità {shown(keyword_word(keyword))}{several}")


def _has_targets(ability: Ability) -> bool:
    """602.2b, 601.2c: whether something may be named as a target of an activated ability, in one of its modes or in all."""
    return isinstance(ability, Activated) and any((ability.targets, *(mode.targets for mode in ability.modes)))


def _called(game: Game, one: ObjectId) -> str:
    return shown(board_of(game).characteristics(one).name or game.objects[one].label)


def _by_number(game: Game, one: ObjectId, number: int) -> int:
    """113.2c: which record is the activated ability of that number, among those that the object has or that are printed on it and
    were taken from it. Raises NotFound where that is no activated ability: nothing in the game is said of one that nobody means."""
    abilities, place = abilities_of(board_of(game), one), number - 1
    there = records_of(abilities, place)
    if (found := next((n for n in there if isinstance(abilities[n], Activated)), None)) is not None:
        return found
    if (lost := _lost(game, one, abilities, place)) is not None:
        return lost
    ways = numbered(abilities, [n for n, ability in enumerate(abilities) if isinstance(ability, Activated)])
    instead = f"qui si scrive {in_words(ways)}" if ways else "non ne ha di attivate"
    if not there:
        raise NotFound(f"{_called(game, one)} non ha un'abilità {number}: {instead}")
    what = (
        "non è stata letta" if any(isinstance(abilities[n], NotUnderstood) for n in there) else "non si attiva (113.3b)"
    )
    raise NotFound(f"l'abilità {number} di {_called(game, one)} {what}: {instead}")


def _lost(game: Game, one: ObjectId, abilities: Sequence[Ability], place: int) -> int | None:
    """602.5, 613.1f: the index of an activated ability that is printed there and that the object has not now."""
    printed = game.objects[one].printed.abilities
    has = board_of(game).characteristics(one).abilities
    for n in records_of(printed, place):
        gone = printed[n] not in has and (n >= len(abilities) or not isinstance(abilities[n], Activated))
        if gone and isinstance(activated_form(printed[n]), Activated):
            return n
    behind = max(places(printed), default=-1) + 1
    land = _gives_mana(game, one) and place == behind
    return len(printed) if land and len(printed) >= len(abilities) else None


def _gives_mana(game: Game, one: ObjectId) -> bool:
    """305.6: whether a basic land type is printed on it, with the ability of mana that none of its text says."""
    return not {*BASIC_LANDS}.isdisjoint(game.objects[one].printed.subtypes)


def _taken_away(game: Game, one: ObjectId) -> list[int]:
    """602.5, 613.1f: the activated abilities that are printed on it and that it has not: which effect took them is for the engine
    to say, that of a basic land type too (305.6)."""
    printed = game.objects[one].printed.abilities
    own = [n for n, ability in enumerate(printed) if isinstance(ability, Activated)]
    return own or ([len(printed)] if _gives_mana(game, one) else [])


def _all_texts_known(game: Game) -> bool:
    """Whether every text in the game was read, so that none may give something an ability."""
    every = (one.printed for one, _ in kinds(game.objects))
    return not any(isinstance(ability, NotUnderstood) for printed in every for ability in printed.abilities)


def loyalty_cost(ability: object) -> int | str | None:
    """606.4: how many loyalty counters a loyalty ability puts on for its cost, fewer than 0 taken off, or that it takes X off.

    ``None`` for other abilities."""
    if not isinstance(ability, Activated) or ability.timing is not Timing.LOYALTY:
        return None
    if ability.cost.remove_counters is not None and ability.cost.times_x == "counters":
        return ANY_LESS
    _, less = ability.cost.remove_counters or ("", 0)
    _, more = ability.cost.put_counters or ("", 0)
    return more - less
