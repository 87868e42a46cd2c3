"""715, 720: adventurer and omen cards: the spell in the inset frame, in place of which the card is nothing while it is cast."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.cards.abilities.casting import Permission
from engine.cards.abilities.continuous import Duration
from engine.cards.characteristics import Characteristics
from engine.happening.instructed import arrived
from engine.happening.lasting import begin, effect_of
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.faces import is_inset
from engine.state.facts.lasting import PlayingAllowed
from engine.state.objects import GameObject
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.record import Record
from engine.words.subtypes import ADVENTURE, OMEN
from engine.words.terms import Kind, PlayerId, Reason, Zone

NORMALLY, INSET = "normally", "inset"
WAYS = (NORMALLY, INSET)
"""715.3, 720.3: cast as the card that it is, or as what stands in its inset frame."""
_ADVENTURER, _OMEN = cite("715.3"), cite("720.3")


class Leaving(Record, kw_only=True):
    """715.3d, 720.3d: what happens to a resolving spell in place of going to the graveyard, and by which rule."""

    changes: tuple[Change, ...]
    rule: Citation


def of_choice(card: Characteristics) -> Citation:
    """715.3, 720.3: by which rule the player chooses how the card is cast."""
    assert card.inset is not None
    return _OMEN if OMEN in card.inset.subtypes else _ADVENTURER


def rules_of_inset(spell: GameObject) -> tuple[Citation, ...]:
    """715.3a-b, 720.3a-b: by which rules a spell on the stack is that, and nothing else; or is the card after all."""
    if spell.printed.inset is not None:
        return (of_choice(spell.printed),)
    if spell.whole is None or not is_inset(spell):
        return ()
    if of_choice(spell.whole) == _OMEN:
        return (_OMEN, cite("720.3a"), cite("720.3b"))
    return (_ADVENTURER, cite("715.3a"), cite("715.3b"))


def leaving(top: GameObject) -> Leaving | None:
    """715.3d, 720.3d: an Adventure is exiled as it resolves, an Omen is shuffled into its owner's library; ``None`` for others."""
    if not is_inset(top) or top.kind is Kind.COPY_OF_SPELL:
        return None
    if OMEN in top.printed.subtypes:
        move = e.ZoneChange(object=top.id, to=Zone.LIBRARY, reason=Reason.RESOLVED, shuffled_in=True)
        shuffled = Change(event=e.Shuffled(player=top.owner), rules=(cite("701.24a"),))
        return Leaving(changes=(Change(event=move), shuffled), rule=cite("720.3d"))
    if ADVENTURE in top.printed.subtypes:
        move = e.ZoneChange(object=top.id, to=Zone.EXILE, reason=Reason.RESOLVED)
        return Leaving(changes=(Change(event=move),), rule=cite("715.3d"))
    return None


def let_play(tx: Transaction, happened: Sequence[Change], player: PlayerId) -> None:
    """715.3d: who controlled the Adventure may play the card for as long as it is in exile, but not as an Adventure."""
    for one in arrived(happened):
        found = tx.game.objects[one]
        if found.zone is not Zone.EXILE or not found.is_card:
            continue
        bound, permits = Bindings(source=one, you=player), Permission(lands=True, normally=True)
        made = effect_of(tx.game.take_id(), bound, Duration.ENDLESS, objects=(one,), permits=permits)
        begin(tx, [made], [cite("715.3d")], (PlayingAllowed((tx.mention(one),)),), one)
