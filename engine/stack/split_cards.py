"""709, 702.102: split cards: both halves together in every zone but the stack, and there the half that is cast, or both fused."""

from __future__ import annotations

from collections.abc import Iterator

from engine.board.as_spells import FUSE, as_half, as_inset, may_fuse
from engine.board.asking import Refused, Transaction
from engine.board.said import fused, in_succession, spell_ability
from engine.cards.abilities.ability import Mode, NotUnderstood, SpellAbility
from engine.cards.characteristics import Characteristics
from engine.cards.split import SIDES
from engine.happening.writing.objects import look_at_as
from engine.stack.insets import INSET, NORMALLY, WAYS, of_choice, rules_of_inset
from engine.state.faces import is_inset
from engine.state.objects import GameObject
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Option, Purpose
from engine.words.record import replace
from engine.words.terms import PlayerId

not_implemented("702.102d", "magie fuse di cui una metà è modale")

FUSED = "fused"


def as_cast(found: GameObject, which: str) -> GameObject:
    """709.3a-b, 702.102b: the card as its half alone, or as both of them; what else is on it does not exist meanwhile. 715.3a,
    720.3a: or as the spell in its inset frame."""
    if which == NORMALLY:
        return found
    if which == INSET:
        return as_inset(found)
    if which == FUSED:
        return replace(found, printed=_fused(found.printed), whole=found.printed)
    return as_half(found, which)


def _fused(whole: Characteristics) -> Characteristics:
    """702.102b, 702.102d: of both halves, and what they do is done by the left one first; each has its own targets."""
    modes = []
    for half in whole.halves:
        ability = spell_ability(half)
        if ability.modes:
            unread = NotUnderstood(text=half.name, reason="fused modal half")
            return whole.but(abilities=(*whole.abilities, unread))
        modes.append(Mode(effects=ability.effects, targets=ability.targets))
    targets, effects = in_succession(modes)
    rest = tuple(ability for ability in whole.abilities if not isinstance(ability, SpellAbility))
    return whole.but(abilities=(*rest, SpellAbility(effects=effects, targets=targets)))


def ways_to_cast(tx: Transaction, found: GameObject) -> Iterator[tuple[str, Transaction, GameObject]]:
    """709.3: each half that could be cast, and both together where they can be fused; each in a game in which the card is that
    and nothing else (709.3a)."""
    for which in _possible(found):
        trial = tx.aside()
        yield which, trial, put_as(trial, found, which)


def _possible(found: GameObject) -> tuple[str, ...]:
    if found.printed.inset is not None:
        return WAYS
    return (*SIDES, *((FUSED,) if may_fuse(found) else ())) if found.printed.halves else ()


def put_as(tx: Transaction, found: GameObject, which: str) -> GameObject:
    """709.3a: from here on only that half of the card is looked at."""
    one = as_cast(found, which)
    look_at_as(tx.game, one)
    return one


def choose_half(tx: Transaction, player: PlayerId, found: GameObject, said: str, possible: list[str]) -> GameObject:
    """709.3, 702.102a: which half is cast, or whether both are, before the card is put onto the stack.

    715.3, 720.3: of an adventurer or omen card, whether it is cast normally. Raises Refused for a card that has no halves, and for
    both without fuse or from elsewhere than the hand.
    """
    inset = found.printed.inset
    if inset is not None and said in ("", *WAYS):
        names = {NORMALLY: found.printed.name, INSET: inset.name}
        options = [Option(key=key, text=names[key]) for key in possible or (NORMALLY,)]
        about = tx.mention(found.id)
        which = said or tx.ask_one(Purpose.HALF, player, of_choice(found.printed), options, about=about)
        return put_as(tx, found, which)
    if not found.printed.halves and found.printed.prepare is not None:
        raise Refused("only as a copy", cite("722.3"))
    if not found.printed.halves:
        raise Refused("no such half", cite("709.3"))
    if said == FUSED and not may_fuse(found):
        raise Refused("no fuse", cite("702.102a"))
    which = said
    if not which:
        names = dict(zip(SIDES, (half.name for half in found.printed.halves), strict=True))
        options = [Option(key=key, text=names.get(key, FUSE)) for key in possible or SIDES]
        which = tx.ask_one(Purpose.HALF, player, cite("709.3"), options, about=tx.mention(found.id))
    return put_as(tx, found, which)


def rules_of(spell: GameObject) -> tuple[Citation, ...]:
    """709.3b, 702.102b-c: by which rules a split spell on the stack is what it is, and costs what it costs."""
    if spell.whole is None or is_inset(spell):
        return rules_of_inset(spell)
    if fused(spell):
        return (cite("702.102a"), cite("702.102b"), cite("702.102c"))
    return (cite("709.3"), cite("709.3b"))
