"""611.2: a continuous effect begins."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.exiled import PERMITS
from engine.board.values import players
from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.casting import Permission
from engine.cards.abilities.continuous import (
    CantHave,
    ChangeColors,
    ChangeText,
    Duration,
    GainAbility,
    GainControl,
    LoseKeyword,
    ModifyPT,
    Part,
    SetPT,
)
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed
from engine.happening.triggers import notice_states
from engine.happening.writing.lasting import begin_effects, end_for
from engine.state.bindings import Bindings
from engine.state.game import ContinuousEffect, Game
from engine.state.trace import Facts, StepKind
from engine.words.citations import Citation, cite
from engine.words.mentions import Mention
from engine.words.terms import Designation, ObjectId, PlayerId


def add_effect(
    tx: Transaction,
    parts: tuple[Part, ...],
    objects: tuple[ObjectId, ...],
    until: Duration,
    bound: Bindings,
    *rules: Citation,
    marks: tuple[Designation, ...] = (),
    you: PlayerId | None = None,
) -> None:
    """611.2c, 701.15b: an effect of a keyword action on objects that are known, which changes them or designates them."""
    made = ContinuousEffect(
        timestamp=tx.game.take_id(),
        parts=parts,
        objects=objects,
        source=bound.source,
        you=bound.you if you is None else you,
        until=until,
        bindings=bound,
        marks=marks,
    )
    named = mentions_of(tx, made)
    begin_effects(tx.game, made)
    note_effect(tx, made, named, *rules)


def become(
    game: Game, player: PlayerId, spell: ObjectId, parts: tuple[Part, ...], marks: tuple[Designation, ...] = ()
) -> None:
    """702.47c, 702.103b: what a spell is from the moment at which it is put onto the stack."""
    made = ContinuousEffect(
        timestamp=game.take_id(),
        parts=parts,
        objects=(spell,),
        source=spell,
        you=player,
        until=Duration.ENDLESS,
        bindings=Bindings(source=spell, you=player),
        marks=marks,
    )
    begin_effects(game, made)


def become_in_exile(
    tx: Transaction, one: ObjectId, what: Designation, source: ObjectId, how: Permission | None = None
) -> None:
    """702.143c-d, 702.170a, 702.170c: a card in exile is foretold or plotted from now on, whatever abilities it has there."""
    found = tx.game.objects[one]
    made = ContinuousEffect(
        timestamp=tx.game.take_id(),
        parts=(),
        objects=(one,),
        source=source,
        you=found.owner,
        until=Duration.ENDLESS,
        bindings=Bindings(source=source, you=found.owner),
        permits=PERMITS[what] if how is None else how,
        since_turn=tx.game.turn.number,
        marks=(what,),
    )
    begin_effects(tx.game, made)


def mentions_of(tx: Transaction, made: ContinuousEffect) -> tuple[Mention, ...]:
    """What an effect is about, as it is called before the effect: one that copies may give it another name."""
    return tuple(tx.mention(one) for one in made.objects)


def note_effect(tx: Transaction, made: ContinuousEffect, named: tuple[Mention, ...], *rules: Citation) -> None:
    facts: Facts = {
        "objects": named,
        "parts": tuple(type(part).__name__ for part in made.parts),
        "details": tuple(_detail(part, tx, made.bindings) for part in made.parts),
        "marks": tuple(mark.value for mark in made.marks),
        "until": made.until.value,
        "as long as": made.as_long_as is not None,
    }
    tx.note(
        StepKind.INSTRUCTION,
        [cite("608.2c"), *rules, *([cite("611.2c"), cite("613.1")] if made.parts else [])],
        facts=facts,
        player=made.you,
        cause=made.source,
        triggered=notice_states(tx),
    )


def no_longer_prepared(tx: Transaction, one: ObjectId, player: PlayerId) -> None:
    """722.3c: as the copy becomes cast, the permanent loses the designation."""
    end_for(tx.game, lambda effect, other: Designation.PREPARED in effect.marks and other == one)
    facts: Facts = {"objects": (tx.mention(one),), "no longer": Designation.PREPARED.value}
    tx.note(StepKind.INSTRUCTION, [cite("722.3c")], facts=facts, player=player, cause=one)


def _detail(part: Part, tx: Transaction, bound: Bindings) -> str:
    """What a part says, as everybody writes it: ``+2/+2``, ``0/1``, ``flying``, ``protection>R``; '' where that is too long.

    A player by the seat, ``p1``; colours by their letters, ``=UB`` in place of all others and ``+R`` besides them.
    """
    match part:
        case GainControl(who):
            found = players(who, tx.board, bound)
            return f"p{found[0]}" if len(found) == 1 else ""
        case ChangeColors(set_to=None, add=more):
            return f"+{''.join(color.value for color in more)}" if more else ""
        case ChangeColors(set_to=colors, add=()) if colors is not None:
            return f"={''.join(color.value for color in colors)}"
        case GainAbility(Keyword(keyword=keyword, filter=Filter(colors=colors) as filter)) if filter == Filter(
            colors=colors
        ):
            return f"{keyword}>{''.join(color.value for color in colors)}"
        case ModifyPT(Fixed(power), Fixed(toughness)):
            return f"{power:+d}/{toughness:+d}"
        case SetPT(Fixed(power), Fixed(toughness)):
            return f"{power}/{toughness}"
        case ChangeText(old=old, new=new):
            return f"{old}>{new}"
        case GainAbility(Keyword(keyword=keyword)) | LoseKeyword(keyword) | CantHave(keyword):
            return keyword
        case _:
            return ""
