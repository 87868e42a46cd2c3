"""708, 701.27, 701.40: what comes of turning a permanent face up, face down, or over; by what it can be turned face up."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.holding import holds
from engine.board.prohibitions import forbids_object
from engine.board.projection import project
from engine.board.values import number
from engine.cards.abilities.ability import Cost, Prohibition
from engine.cards.abilities.continuous import Copiably, Shape
from engine.cards.abilities.replacing import AsTurnedFaceUp
from engine.cards.characteristics import Characteristics
from engine.cards.sorting import sorted_abilities
from engine.happening.as_enters import choose_shape
from engine.happening.trials import if_it_were
from engine.happening.writing.objects import look_at_as
from engine.state import events as e
from engine.state.bindings import Bindings, Chosen
from engine.state.faces import front_face, is_hidden
from engine.state.facts.nothing import Kept
from engine.state.merged import (
    can_be_face_up,
    can_transform,
    face_up,
    has_two_faces,
    is_creature_card,
    is_merged,
    represented_by,
    topmost_card,
)
from engine.state.objects import GameObject
from engine.state.trace import Change
from engine.words.citations import Citation, cite, not_implemented
from engine.words.counters import PLUS
from engine.words.record import Record, replace
from engine.words.terms import FaceDown, ObjectId, Zone

not_implemented("303.4k", "Aure che si assegnano mentre vengono girate a faccia in su")
not_implemented("712.20", "abilità «mentre questo permanente si trasforma»")
not_implemented("708.11", "abilità «mentre viene girato a faccia in su» con cui si sceglie altro o si copia")

_KEYWORDS = {
    "morph": cite("702.37e"),
    "megamorph": cite("702.37e"),
    "disguise": cite("702.168d"),
}
_BY_MANA_COST = {FaceDown.MANIFEST: cite("701.40b"), FaceDown.CLOAK: cite("701.58b")}


class WayUp(Record):
    """116.2b: one way in which its controller may turn a face-down permanent face up: by which rule, and what it costs."""

    name: str
    rule: Citation
    cost: Cost
    counters: tuple[tuple[str, int], ...] = ()
    """702.37b: what is put on it as it is turned face up."""


def looks_face_up(tx: Transaction, one: ObjectId) -> Characteristics:
    """702.37e: what a face-down permanent would be if it were face up."""
    return project(if_it_were(tx.game, face_up(tx.game.objects[one]))).characteristics(one)


def turned_up_in_exile(tx: Transaction, card: GameObject) -> GameObject:
    """406.3a: a card exiled face down is turned face up just before it is announced; any other stays as it is."""
    if card.zone is not Zone.EXILE or not is_hidden(card):
        return card
    shown = replace(card, face_down=None)
    look_at_as(tx.game, shown)
    return shown


def ways_up(tx: Transaction, found: GameObject) -> tuple[WayUp, ...]:
    """701.40b-d, 702.37e, 702.168d: every way in which a face-down permanent could be turned face up as a special action."""
    keywords = [keyword for keyword in looks_face_up(tx, found.id).keywords() if keyword.keyword in _KEYWORDS]
    found_ways = [
        WayUp(
            name=keyword.keyword,
            rule=_KEYWORDS[keyword.keyword],
            cost=keyword.cost or Cost(),
            counters=((PLUS, 1),) if keyword.keyword == "megamorph" else (),
        )
        for keyword in keywords
    ]
    card, how = topmost_card(found), found.face_down
    if how in _BY_MANA_COST and is_creature_card(found) and card.mana_cost is not None:
        found_ways.append(WayUp(name=how.value, rule=_BY_MANA_COST[how], cost=Cost(mana=card.mana_cost)))
    return tuple(found_ways)


def lost_ways_up(found: GameObject) -> tuple[Citation, ...]:
    """702.37e, 702.168d: by which rules it could be turned face up, if it had the abilities face up that are printed there."""
    printed = (keyword.keyword for card in represented_by(found) for keyword in front_face(card).keywords())
    return tuple(dict.fromkeys(_KEYWORDS[one] for one in printed if one in _KEYWORDS))


def turned(tx: Transaction, change: Change, event: e.TurnedFaceUp | e.TurnedFaceDown | e.Transformed) -> list[Change]:
    """What a proposal to turn a permanent comes to; nothing where the rules ignore it."""
    found = tx.board.objects.get(event.object)
    if found is None or found.zone is not Zone.BATTLEFIELD:
        return []
    match event:
        case e.TurnedFaceUp():
            return _up(tx, change, found, event)
        case e.TurnedFaceDown():
            return _down(change, found)
        case e.Transformed():
            return _over(tx, change, found, converted=event.converted)


def _up(tx: Transaction, change: Change, found: GameObject, event: e.TurnedFaceUp) -> list[Change]:
    """708.8; 701.40g, 701.58g, 730.2g: what an instant or sorcery card represents is revealed and stays face down."""
    if not is_hidden(found):
        return []
    if not can_be_face_up(found):
        rule = cite("701.58g") if found.face_down is FaceDown.CLOAK else cite("701.40g")
        rule = cite("730.2g") if is_merged(found) else rule
        shown = e.Shown(object=found.id, player=tx.board.controller(found.id))
        return [replace(change, event=shown, rules=(*change.rules, rule))]
    components = [cite("730.2f")] if is_merged(found) else []
    up = replace(change, rules=(*change.rules, cite("708.8"), *components, cite("613.7f")))
    shaping = [shape for ability in _as_turned(tx, found) if (shape := _shape(tx, found, ability)) is not None]
    if shaping:
        changed = tuple(part for shape in shaping for part in shape.effect)
        copiably = [cite("613.2a")] if any(isinstance(part, Copiably) for part in changed) else []
        up = replace(up, event=replace(event, changed=changed), rules=(*up.rules, cite("708.11"), *copiably))
    return [up, *_as_it_turns(tx, found, event.x)]


def _shape(tx: Transaction, found: GameObject, ability: AsTurnedFaceUp) -> Shape | None:
    """708.11: what it becomes, chosen while it is turned."""
    if not ability.shapes:
        return None
    return choose_shape(tx, ability.shapes, tx.board.controller(found.id), cite("708.11"), found.id)


def _as_turned(tx: Transaction, found: GameObject) -> tuple[AsTurnedFaceUp, ...]:
    """708.11: what it says face up about being turned so."""
    bound = Bindings(source=found.id, you=tx.board.controller(found.id))
    return tuple(
        ability
        for _, ability in sorted_abilities(looks_face_up(tx, found.id)).changing
        if isinstance(ability, AsTurnedFaceUp)
        and (ability.condition is None or holds(ability.condition, tx.board, bound))
    )


def _as_it_turns(tx: Transaction, found: GameObject, x: int | None) -> list[Change]:
    """708.11: what abilities that it has face up say of this, while it is done; 702.37f: with the X of what was paid for it."""
    bound = Bindings(source=found.id, you=tx.board.controller(found.id), chosen=Chosen(x=x))
    puts = [
        e.CountersPut(on=found.id, counter=kind, count=max(0, number(count, tx.board, bound)))
        for ability in _as_turned(tx, found)
        for kind, count in ability.counters
    ]
    return [Change(event=put, rules=(cite("708.11"),)) for put in puts if put.count]


def _down(change: Change, found: GameObject) -> list[Change]:
    """708.2a; 708.2b: not what is face down already; 712.16, 730.2j: nor what has two faces, or has a component that does."""
    if is_hidden(found) or has_two_faces(found):
        return []
    components = [cite("730.2f")] if is_merged(found) else []
    return [replace(change, rules=(*change.rules, cite("708.2a"), *components, cite("613.7f")))]


def _over(tx: Transaction, change: Change, found: GameObject, *, converted: bool) -> list[Change]:
    """701.27c-d, 701.28c-d: only what has two faces, and not into an instant or sorcery; 712.15a: nor while it is face down;
    730.2i: of a merged permanent the components that have.

    101.2, 701.28f: nor what an effect keeps from transforming, which keeps it from converting too.
    """
    if not can_transform(found):
        return []
    by = forbids_object(tx.board, Prohibition.TRANSFORM, found.id)
    if by is not None:
        tx.kept.append(Kept(Prohibition.TRANSFORM, tx.mention(found.id), tx.mention(by)))
        return []
    rules = (cite("701.28a"),) if converted else (cite("701.27a"),)
    same = cite("730.2i") if is_merged(found) else cite("712.18")
    return [replace(change, rules=(*change.rules, *rules, same))]


def can_be_flipped(found: GameObject | None) -> bool:
    """110.5c, 710.4: any permanent that is not flipped yet, whether or not that makes anything of it."""
    return found is not None and found.on_battlefield and not found.flipped


def can_be_put_transformed(found: GameObject, to: Zone) -> bool:
    """712.14a: a card that has one face stays where it is; 712.13a: nor is an instant or sorcery face put onto the battlefield."""
    if found.other_face is None:
        return False
    back = found.printed if found.transformed else found.other_face
    return to is not Zone.BATTLEFIELD or back.permanent_card
