"""702.140, 608.3d, 730: a mutating creature spell resolves."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.merged import is_merged
from engine.state.objects import GameObject, PlayerTarget
from engine.state.trace import StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Option, Purpose
from engine.words.terms import Action, Kind

OVER, UNDER = "over", "under"


def no_longer_mutating(tx: Transaction, top: GameObject, *why: Citation) -> None:
    """702.140b, 608.3b: without a legal target it goes on resolving as the creature spell that it is."""
    facts = (Nothing(WhyNothing.NO_LONGER_MUTATING),)
    rules = [cite("608.2b"), *why, cite("702.140b"), cite("608.3b")]
    tx.note(StepKind.NOTHING, rules, facts=facts, cause=top.id)


def mutate(tx: Transaction, top: GameObject, bound: Bindings) -> None:
    """608.3d, 702.140c: it enters nowhere, but merges with its target, on top or underneath, as its controller wants."""
    host = bound.chosen.targets[0][0]
    assert not isinstance(host, PlayerTarget)
    options = (Option(key=OVER, text=OVER), Option(key=UNDER, text=UNDER))
    over = tx.ask_one(Purpose.OVER_OR_UNDER, bound.you, cite("702.140c"), options, about=tx.mention(host)) == OVER
    found = tx.board.objects[host]
    rules = [cite("608.3d"), cite("702.140c"), cite("730.2"), cite("702.140e"), cite("730.2b"), cite("730.2c")]
    if found.kind is Kind.TOKEN or top.kind is Kind.COPY_OF_SPELL or any(c.kind is Kind.TOKEN for c in found.cards):
        rules.append(cite("730.2d"))
    hidden = found.face_down is not None or (is_merged(found) and any(c.face_down is not None for c in found.cards))
    if hidden or top.face_down is not None:
        rules.append(cite("730.2e"))
    if any(top.id in effect.objects and effect.source != top.id for effect in tx.game.effects):
        rules.append(cite("702.140f"))
    if found.stickers or top.stickers:
        rules.append(cite("123.5b"))
    if top.commander:
        rules.append(cite("903.3c"))
    done = e.Performed(action=Action.MUTATE, player=bound.you, object=host)
    merging = e.Merged(object=top.id, onto=host, over=over)
    tx.happen(
        [merging, done],
        kind=StepKind.RESOLVED,
        rules=rules,
        cause=top.id,
        player=bound.you,
    )
