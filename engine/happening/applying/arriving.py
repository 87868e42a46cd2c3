"""400.7, 111.2, 114.2, 309.2a: new objects, and what they keep of what they were."""

from __future__ import annotations

from typing import TypeVar

from engine.board.board_of import board_of
from engine.board.fighting import joining_attack, joining_block
from engine.cards.abilities.continuous import CopyOf
from engine.happening.applying.counting import permanent_gone
from engine.happening.applying.draft import Draft
from engine.happening.writing.turns import keep_fight
from engine.state import events as e
from engine.state.bindings import Chosen
from engine.state.crowds import Crowd
from engine.state.faces import melded, moved_face
from engine.state.game import place_of
from engine.state.merged import represented_by
from engine.state.objects import ColorChosen, GameObject, PlayerChosen, TypeChosen, WordChosen
from engine.state.trace import Change
from engine.words.counters import counters_of
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Reason, TurnStep, Zone


def move(draft: Draft, event: e.ZoneChange) -> e.ZoneChange:
    """400.7: the object becomes a new one without memory of what it was, but for what the rules let it keep."""
    old = draft.objects[event.object]
    if old.cards:
        return _come_apart(draft, event, old)
    became = ObjectId(draft.game.take_id())
    controller = old.owner if event.controller is None else event.controller
    draft.remember(old.id, became, to=event.to)
    draft.take_away(old.id)
    METER.copies += 1
    draft.objects[became] = _anew(draft, event, old, became, controller)
    if event.reason is Reason.DRAWN:
        drawing = draft.players[old.owner]
        own_step = draft.game.turn.step is TurnStep.DRAW and old.owner in draft.game.together(draft.game.turn.active)
        in_step = drawing.drawn_in_step + own_step
        draft.players[old.owner] = replace(drawing, cards_drawn=drawing.cards_drawn + 1, drawn_in_step=in_step)
    draft.arrive(event.to, old.owner, became, event.position)
    if event.shuffled_in:
        draft.shuffled_in.append(became)
    if event.random:
        draft.random.setdefault((place_of(event.to, old.owner), event.position), []).append(became)
    if event.as_copy is not None:
        draft.from_entering_on(became, controller, (CopyOf(event.as_copy),), int(became))
    if event.changed:
        draft.from_entering_on(became, controller, event.changed, draft.game.take_id())
    if old.zone is Zone.STACK:
        draft.without_effects(old.id, bestowed=False)
    if old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD:
        draft.follow_spell(old.id, became)
    if event.melded_with is not None and event.melded_with in draft.objects:
        _meld(draft, old, event.melded_with, became)
    _join(draft, event, became)
    return replace(event, origin=old.zone, became=became)


def _anew(draft: Draft, event: e.ZoneChange, old: GameObject, became: ObjectId, controller: PlayerId) -> GameObject:
    """400.7: the new object, with what the event says of it and what is kept of the old one."""
    counters = counters_of(event.enters_with)
    faces = moved_face(event, old)
    return GameObject(
        id=became,
        label=old.label,
        printed=faces.printed,
        other_face=faces.other_face,
        transformed=faces.transformed,
        face_down=faces.face_down,
        face_down_as=faces.face_down_as,
        whole=faces.whole,
        unlocked=faces.unlocked,
        meld=old.meld,
        kind=_kind_in(event.to, old.kind),
        owner=old.owner,
        controller=controller,
        zone=event.to,
        timestamp=became,
        tapped=event.tapped,
        counters=counters,
        counters_since=dict.fromkeys(counters, int(became)),
        attached_to=event.attached_to,
        arrived=draft.game.changes,
        controlled_since_turn=draft.game.latest_turn,
        commander=old.commander,
        arrived_unchecked=True,
        chosen=_decided(old.chosen if event.to is Zone.BATTLEFIELD and old.zone is Zone.STACK else None, event.decided),
        protector=NOBODY if event.protector is None else event.protector,
        color_chosen=_as_of(event.color_chosen, event, became),
        player_chosen=_as_of(event.player_chosen, event, became),
        word_chosen=_as_of(event.word_chosen, event, became),
        type_chosen=_as_of(event.type_chosen, event, became),
        linked_to=event.linked_to,
        linked_pair=event.linked_pair,
        stickers=() if event.to.hidden else old.stickers,
        bond=event.bond,
        discarded=draft.game.turn.number if event.reason is Reason.DISCARDED else 0,
    )


def _meld(draft: Draft, one: GameObject, partner: ObjectId, became: ObjectId) -> None:
    """701.42a, 712.14c: both cards become the one permanent, which goes by the name of what they are together."""
    other = draft.objects[partner]
    draft.remember(partner, became)
    draft.take_away(partner)
    looks = melded(one, other)
    stickers = tuple(sorted((*one.stickers, *other.stickers), key=lambda on: on.timestamp))  # 123.5a
    commander = one.commander or other.commander  # 903.3b
    draft.put(
        became,
        printed=looks,
        label=looks.name,
        meld=None,
        cards=(one, other),
        stickers=stickers,
        commander=commander,
    )


def _come_apart(draft: Draft, event: e.ZoneChange, old: GameObject) -> e.ZoneChange:
    """712.21, 730.3: one permanent leaves, and each card or token that represents it is put where it goes as an object of its own;
    712.8a: with its front face."""
    parts = represented_by(old)
    order, aside = event.apart or tuple(range(len(parts))), dict(event.elsewhere)
    new = [ObjectId(draft.game.take_id()) for _ in order]
    draft.remember(old.id, new[0], tuple(new[1:]), to=event.to)
    draft.take_away(old.id)
    for became, number in zip(new, order, strict=True):
        METER.copies += 1
        card = parts[number]
        to = aside.get(number, event.to)
        move = replace(event, to=to, position=event.position if to is event.to else 0)
        stickers = old.stickers if number == event.stickers_with and not to.hidden else ()
        draft.objects[became] = replace(
            _anew(draft, move, card, became, card.owner), stickers=stickers, arrived_unchecked=True
        )
        draft.arrive(to, card.owner, became, move.position)
        if event.shuffled_in and to is event.to:
            draft.shuffled_in.append(became)
        if event.random and to is event.to:
            draft.random.setdefault((place_of(to, card.owner), event.position), []).append(became)
    return replace(event, origin=old.zone, became=new[0], beside=tuple(new[1:]))


def create(draft: Draft, event: e.TokenCreated) -> e.TokenCreated:
    """111.2: the token enters the battlefield under the control of the player who creates it, its owner."""
    became = ObjectId(draft.game.take_id())
    draft.objects[became] = _token(draft, event, became)
    draft.arrive(Zone.BATTLEFIELD, event.owner, became, 0)
    if event.as_copy is not None:
        draft.from_entering_on(became, event.owner, (CopyOf(event.as_copy),), int(became))
    if event.changed:
        draft.from_entering_on(became, event.owner, event.changed, draft.game.take_id())
    _join(draft, event, became)
    return replace(event, became=became)


def create_together(draft: Draft, event: e.TokenCreated, count: int) -> e.TokenCreated | None:
    """111.2: so many equal tokens enter at once, each with an id of its own; ``None`` where something else begins with each."""
    if event.as_copy is not None or event.changed or event.enters_with or event.attached_to is not None:
        return None
    if event.attacking is not None or event.blocking is not None:
        return None
    ids = draft.game.take_ids(count)
    became = ObjectId(ids.start)
    draft.put_crowd(Crowd(ids.start, count, _token(draft, event, became)))
    draft.arrive(Zone.BATTLEFIELD, event.owner, ids, 0)
    return replace(event, became=became)


def move_together(draft: Draft, event: e.ZoneChange, ids: range) -> e.ZoneChange | None:
    """400.7, 111.7: so many equal tokens leave the battlefield at once, for a zone in which their order is not told."""
    old = draft.objects[ObjectId(ids.start)]
    plain = e.ZoneChange(
        object=event.object, to=event.to, reason=event.reason, mover=event.mover, linked_to=event.linked_to,
        linked_pair=event.linked_pair, position=event.position,
    )  # fmt: skip
    if old.kind is not Kind.TOKEN or old.zone is not Zone.BATTLEFIELD or event.to is Zone.LIBRARY or event != plain:
        return None
    permanent_gone(draft, event, len(ids))
    new = draft.game.take_ids(len(ids))
    became = ObjectId(new.start)
    draft.remember_together(ids, became, to=event.to)
    draft.take_away_together(ids)
    draft.put_crowd(Crowd(new.start, len(new), _anew(draft, event, old, became, old.owner)))
    draft.arrive(event.to, old.owner, new, event.position)
    return replace(event, origin=old.zone, became=became)


def _token(draft: Draft, event: e.TokenCreated, became: ObjectId) -> GameObject:
    """111.3: a token as its event says that it is."""
    METER.copies += 1
    return GameObject(
        id=became,
        label=event.label,
        printed=event.characteristics,
        other_face=event.other_face,
        transformed=event.transformed,
        kind=Kind.TOKEN,
        owner=event.owner,
        controller=event.owner if event.controller is None else event.controller,
        protector=NOBODY if event.protector is None else event.protector,
        color_chosen=_as_of(event.color_chosen, event, became),
        player_chosen=_as_of(event.player_chosen, event, became),
        word_chosen=_as_of(event.word_chosen, event, became),
        type_chosen=_as_of(event.type_chosen, event, became),
        zone=Zone.BATTLEFIELD,
        timestamp=became,
        tapped=event.tapped,
        linked_to=event.linked_to,
        linked_pair=event.linked_pair,
        counters=(counters := counters_of(event.enters_with)),
        chosen=_decided(None, event.decided),
        counters_since=dict.fromkeys(counters, int(became)),
        arrived=draft.game.changes,
        attached_to=event.attached_to,
        controlled_since_turn=draft.game.latest_turn,
        arrived_unchecked=True,
    )


def make_emblem(draft: Draft, event: e.EmblemMade) -> e.EmblemMade:
    """114.2: owned and controlled by the player who gets it."""
    became = ObjectId(draft.game.take_id())
    METER.copies += 1
    draft.objects[became] = GameObject(
        id=became,
        label=event.characteristics.name or Kind.EMBLEM,
        printed=event.characteristics,
        kind=Kind.EMBLEM,
        owner=event.owner,
        controller=event.owner,
        zone=Zone.COMMAND,
        timestamp=became,
        arrived=draft.game.changes,
    )
    draft.arrive(Zone.COMMAND, event.owner, became, 0)
    return replace(event, became=became)


def enter_dungeon(draft: Draft, event: e.DungeonEntered) -> e.DungeonEntered:
    """309.2a, 309.4a: it comes from outside the game, and the venture marker is on its topmost room."""
    became = ObjectId(draft.game.take_id())
    METER.copies += 1
    draft.objects[became] = GameObject(
        id=became,
        label=event.dungeon.label,
        printed=event.dungeon.printed,
        kind=Kind.CARD,
        owner=event.player,
        controller=event.player,
        zone=Zone.COMMAND,
        timestamp=became,
        dungeon=event.dungeon,
        arrived=draft.game.changes,
    )
    draft.arrive(Zone.COMMAND, event.player, became, 0)
    return replace(event, became=became)


def _join(draft: Draft, event: e.ZoneChange | e.TokenCreated, became: ObjectId) -> None:
    """508.4, 509.4: it enters attacking or blocking, if it can be looked at as such once it is there."""
    if event.attacking is not None:
        draft.attacking.append((became, event.attacking))
    if event.blocking is not None:
        draft.blocking.append((became, event.blocking))


def joined_combat(draft: Draft, happened: tuple[Change, ...]) -> tuple[Change, ...]:
    """506.3a-f: what entered attacking or blocking is in combat, or never was considered to be."""
    if not draft.attacking and not draft.blocking:
        return happened
    for one, defender in draft.attacking:
        fight = joining_attack(draft.game, board_of(draft.game), one, defender)
        if fight is not None:
            keep_fight(draft.game, *fight)
    for pair in draft.blocking:
        _, combat = draft.game.fight_of(pair[1])
        joined = joining_block(combat, board_of(draft.game), [pair])
        if combat is not None and joined is not None and joined is not combat:
            keep_fight(draft.game, combat, joined)
    fighting = draft.game.fighting
    return tuple(
        replace(change, event=replace(change.event, attacking=None, blocking=None))
        if isinstance(change.event, e.ZoneChange | e.TokenCreated) and change.event.became not in fighting
        else change
        for change in happened
    )


def _decided(of_spell: Chosen | None, decided: tuple[str, ...]) -> Chosen | None:
    """702.136a: what was chosen for the spell, and as the permanent entered."""
    if not decided:
        return of_spell
    held = of_spell or Chosen()
    return replace(held, paid=(*held.paid, *decided))


def _kind_in(zone: Zone, kind: Kind) -> Kind:
    """608.3f: what copies a permanent spell is a token once it has resolved."""
    return Kind.TOKEN if kind is Kind.COPY_OF_SPELL and zone is Zone.BATTLEFIELD else kind


_Chosen = TypeVar("_Chosen", ColorChosen, PlayerChosen, TypeChosen, WordChosen)


def _as_of(chosen: _Chosen | None, event: e.ZoneChange | e.TokenCreated, became: ObjectId) -> _Chosen | None:
    """607.5a: what is chosen as something enters as a copy belongs to the abilities that it has by that."""
    if chosen is None or event.as_copy is None:
        return chosen
    return replace(chosen, pair=(chosen.pair[0], int(became)))
