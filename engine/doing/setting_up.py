"""614.3, 615.3: a resolution sets up what replaces or prevents events to come."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.values import number, recipients
from engine.cards.abilities.ability import Cannot, Replaces
from engine.cards.abilities.casting import AsThoughFlash, ChangesCost, MayCast
from engine.cards.abilities.player_rules import InsteadOfLosing
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.replacing import ChangesDamage, Changing, Prevents
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.turns import HandLimit
from engine.happening.carrying import carries
from engine.happening.instructed import amount, recipients_there, there
from engine.happening.lasting import begin, effect_of
from engine.state.bindings import Bindings
from engine.state.facts.fact import Facts
from engine.state.facts.lasting import EventsChange, Lasts
from engine.state.lasting import Says
from engine.state.objects import PlayerTarget, Recipient
from engine.words.citations import Citation, cite
from engine.words.mentions import Mention
from engine.words.record import replace
from engine.words.terms import Relation

Named = Mention | PlayerTarget
Held = Replaces | Changing | InsteadOfLosing | Cannot | ChangesCost | MayCast | AsThoughFlash | HandLimit
"""What a resolution can say for a time as a static ability would."""


@carries(SetUp)
def set_up(tx: Transaction, effect: SetUp, bound: Bindings) -> Bindings:
    """614.3-614.4, 615.3-615.4: it holds from now on, until it is used up or its time is over; whom it is about is settled now
    (611.2c), and so are its numbers (611.2d)."""
    of = None if effect.of is None else recipients_there(tx, effect.of, bound)
    sources = None if effect.source is None else there(tx, effect.source, bound)
    left = None if effect.amount is None else amount(tx, effect.amount, bound)
    if of == () or sources == () or left == 0:
        return bound
    says = Says(
        ability=_with_numbers(effect.says, tx, bound),
        of=None if of is None else tuple(of),
        sources=None if sources is None else tuple(sources),
        next_time=effect.next_time,
        left=left,
    )
    made = effect_of(tx.game.take_id(), bound, effect.until, says=says)
    begin(tx, [made], [cite("608.2c"), _rule(effect.says)], _facts(tx, effect, says, bound), bound.source)
    return bound


def _rule(said: Held) -> Citation:
    """611.2c: what forbids, permits or changes costs changes the rules and not an object, so it is about what comes later too."""
    if isinstance(said, Cannot | ChangesCost | MayCast | AsThoughFlash | HandLimit):
        return cite("611.2c")
    return cite("615.3") if isinstance(said, Prevents) else cite("614.3")


def _with_numbers(said: Held, tx: Transaction, bound: Bindings) -> Held:
    """611.2d: a variable is worked out once, as the effect begins."""
    if isinstance(said, Prevents) and said.amount is not None:
        return replace(said, amount=Fixed(max(0, number(said.amount, tx.board, bound))))
    if isinstance(said, ChangesCost) and said.times is not None:
        return replace(said, times=Fixed(max(0, number(said.times, tx.board, bound))))
    if isinstance(said, Replaces) and said.enters_with:
        counted = tuple((kind, Fixed(max(0, number(count, tx.board, bound)))) for kind, count in said.enters_with)
        return replace(said, enters_with=counted)
    return said


def _facts(tx: Transaction, effect: SetUp, says: Says, bound: Bindings) -> Facts:
    """What the effect says: the kind of event, of whom, and what becomes of it."""
    said = effect.says
    moving = said if isinstance(said, Replaces) else None
    change = EventsChange(
        says=type(said).__name__,
        forbidden=said.what if isinstance(said, Cannot) else None,
        of=_named(tx, says.of or _meant(said, bound)),
        sources=tuple(tx.mention(one) for one in says.sources or ()),
        elsewhere=_elsewhere(tx, said, bound),
        origin=None if moving is None else moving.origin,
        to=None if moving is None else moving.to,
        instead_to=None if moving is None else moving.instead_to,
        next_time=effect.next_time,
        left=says.left,
        text=said.text,
    )
    return (change, Lasts(effect.until))


def _elsewhere(tx: Transaction, said: Held, bound: Bindings) -> tuple[Named, ...]:
    """614.9: to whom or what damage is dealt instead, as far as that can be said now."""
    if not isinstance(said, ChangesDamage) or said.redirect_to is None:
        return ()
    return _named(tx, recipients(said.redirect_to, tx.board, bound)[:1])


def _meant(said: Held, bound: Bindings) -> tuple[Recipient, ...]:
    """109.5: where it speaks of nobody but 'you', that is one player."""
    if isinstance(said, ChangesDamage | Prevents):
        mine = said.damage.to_player is Relation.YOU and said.damage.to_object is None
    else:
        mine = getattr(said, "who", None) is Relation.YOU
    return (PlayerTarget(bound.you),) if mine else ()


def _named(tx: Transaction, found: Sequence[Recipient]) -> tuple[Named, ...]:
    return tuple(one if isinstance(one, PlayerTarget) else tx.mention(one) for one in found)
