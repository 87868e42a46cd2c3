"""What each event writes into the draft of the next state."""

from __future__ import annotations

from types import MappingProxyType
from typing import assert_never

from engine.cards.initiative import SPEED
from engine.cards.split import SIDES
from engine.happening.applying.arriving import create, create_together, enter_dungeon, make_emblem, move, move_together
from engine.happening.applying.counting import (
    befalls,
    change_counters,
    commander_cast,
    commander_damage,
    permanent_gone,
    spent,
    strike,
    upkeep,
)
from engine.happening.applying.designating import crown, designate, take_initiative
from engine.happening.applying.draft import Draft
from engine.happening.applying.merging import merge, turn_face_down, turn_face_up, turn_over
from engine.happening.applying.objects import phase, put_sticker, reposition
from engine.state import events as e
from engine.state.game import Result
from engine.state.objects import PlayerTarget
from engine.words.record import replace
from engine.words.terms import Action, Fate, TurnStep, Zone

_HELD = (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD)
"""Zones of which it may be asked how many cards a player had in them."""


def take(draft: Draft, event: e.Event) -> e.Event:
    """Apply one event to the draft; give it back filled in."""
    match event:
        case e.ZoneChange() | e.TokenCreated() | e.EmblemMade() | e.DungeonEntered():
            return _comes_to_be(draft, event)
        case e.Repositioned() | e.Shuffled() | e.Ceased() | e.DungeonCompleted() | e.RoomEntered():
            _in_its_zone(draft, event)
        case e.Damage() | e.DamageMarked() | e.DamageRemoved() | e.Regenerated() | e.LifeChange():
            _hurt(draft, event)
        case e.CountersPut() | e.CountersRemoved() | e.LevelSet() | e.StickerPut() | e.Tapped() | e.Untapped():
            _on_it(draft, event)
        case e.DoorUnlocked() | e.DoorLocked():
            _door(draft, event)
        case e.Paired() | e.Linked() | e.Unpaired() | e.Attached() | e.Unattached() | e.Merged():
            _joined(draft, event)
        case e.TurnedFaceUp() | e.TurnedFaceDown() | e.Transformed() | e.Flipped() | e.PhasedOut() | e.PhasedIn():
            _turned(draft, event)
        case e.AttackerDeclared() | e.RemovedFromCombat() | e.ProtectorChosen():
            _in_combat(draft, event)
        case e.SpellCast() | e.Expended() | e.ManaAdded() | e.ManaSpent() | e.ManaLost():
            _cast_and_paid(draft, event)
        case e.Blessed() | e.MonarchChanged() | e.InitiativeTaken() | e.SpeedChanged() | e.Performed():
            _designated(draft, event)
        case e.StepBegan() | e.DayNightChanged() | e.DrawFailed() | e.PlayerLost() | e.DrawnFor() | e.GameEnded():
            _in_the_course(draft, event)
        case e.EffectBegins(effect=effect):
            draft.begin_effect(effect)
        case _:
            pass
    return event


def take_together(draft: Draft, event: e.Event, count: int) -> e.Event | None:
    """Apply the first of so many equal events for all of them; ``None`` where they can't be applied as one, and none was."""
    if isinstance(event, e.TokenCreated):
        return create_together(draft, event, count)
    if not isinstance(event, e.ZoneChange | e.Ceased):
        return None
    ids = range(event.object, event.object + count)
    crowd = draft.crowd(ids)
    if crowd is None:
        return None
    if isinstance(event, e.ZoneChange):
        return move_together(draft, event, ids)
    draft.remember_together(ids, None)
    draft.take_away_together(ids)
    return event


def _comes_to_be(
    draft: Draft, event: e.ZoneChange | e.TokenCreated | e.EmblemMade | e.DungeonEntered
) -> e.ZoneChange | e.TokenCreated | e.EmblemMade | e.DungeonEntered:
    """400.7, 111.2, 114.2, 309.2a: what makes a new object is filled in with which one it became."""
    match event:
        case e.ZoneChange():
            permanent_gone(draft, event)
            return move(draft, event)
        case e.TokenCreated():
            return create(draft, event)
        case e.EmblemMade():
            return make_emblem(draft, event)
        case e.DungeonEntered():
            return enter_dungeon(draft, event)
        case _:
            assert_never(event)


def _in_its_zone(
    draft: Draft, event: e.Repositioned | e.Shuffled | e.Ceased | e.DungeonCompleted | e.RoomEntered
) -> None:
    """401, 309.5-309.7, 701.24: the order of a library, the room of a dungeon, and what is nowhere any more."""
    match event:
        case e.Repositioned(object=one):
            reposition(draft, one, event)
        case e.Shuffled():
            draft.shuffles.append(event)
        case e.Ceased(object=one):
            draft.remember(one, None)
            draft.take_away(one)
        case e.RoomEntered(object=one, room=room):
            draft.put(one, room=room)
        case e.DungeonCompleted(object=one, player=player):
            done = (*draft.players[player].completed, draft.objects[one].printed.name)
            draft.put_player(player, completed=done)
            draft.remember(one, None)
            draft.take_away(one)
        case _:
            assert_never(event)


def _hurt(draft: Draft, event: e.Damage | e.DamageMarked | e.DamageRemoved | e.Regenerated | e.LifeChange) -> None:
    """119.3, 120.3, 120.6, 701.19: damage that is dealt, marked and removed, and life."""
    match event:
        case e.Damage():
            if isinstance(event.to, PlayerTarget):
                befalls(draft, event.to.player, Fate.DAMAGED)
                strike(draft, event.to.player, event)
            if event.combat:
                commander_damage(draft, event)
        case e.DamageMarked(object=one, amount=amount, deathtouch=deathtouch):
            if not draft.has_left(one):
                found = draft.objects[one]
                draft.put(one, damage=found.damage + amount, deathtouched=found.deathtouched or deathtouch)
        case e.DamageRemoved(object=one):
            draft.put(one, damage=0, deathtouched=False)
        case e.Regenerated(object=one):
            draft.put(one, damage=0, deathtouched=False, tapped=True)
            draft.left_combat.append(one)
        case e.LifeChange(player=player, amount=amount):
            index = draft.players[player].side
            draft.sides[index] = replace(draft.sides[index], life=draft.sides[index].life + amount)
            known = draft.players[player]
            gained, lost = max(0, amount), max(0, -amount)
            draft.put_player(player, life_gained=known.life_gained + gained, life_lost=known.life_lost + lost)
            befalls(draft, player, Fate.LOST_LIFE if lost else Fate.GAINED_LIFE)
        case _:
            assert_never(event)


def _on_it(
    draft: Draft, event: e.CountersPut | e.CountersRemoved | e.LevelSet | e.StickerPut | e.Tapped | e.Untapped
) -> None:
    """110.5, 122, 123, 716.2a: counters and stickers, the level of a Class, and whether a permanent is tapped."""
    match event:
        case e.CountersPut(on=on, counter=counter, count=count):
            change_counters(draft, on, counter, count)
        case e.CountersRemoved(on=on, counter=counter, count=count):
            change_counters(draft, on, counter, -count)
        case e.LevelSet(object=one, level=level):
            draft.put(one, level=level)
        case e.StickerPut():
            put_sticker(draft, event)
        case e.Tapped(object=one):
            draft.put(one, tapped=True)
        case e.Untapped(object=one):
            draft.put(one, tapped=False)
        case _:
            assert_never(event)


def _door(draft: Draft, event: e.DoorUnlocked | e.DoorLocked) -> None:
    """709.5c, 709.5f-g: which halves of a permanent are unlocked."""
    there = draft.objects[event.object].unlocked
    doors = (*there, event.door) if isinstance(event, e.DoorUnlocked) else there
    kept = (side for side in SIDES if side in doors)
    draft.put(
        event.object, unlocked=tuple(one for one in kept if isinstance(event, e.DoorUnlocked) or one != event.door)
    )


def _joined(draft: Draft, event: e.Paired | e.Linked | e.Unpaired | e.Attached | e.Unattached | e.Merged) -> None:
    """607, 701.3, 702.95, 730: what one object has to do with another."""
    match event:
        case e.Paired(object=one, to=other):
            draft.put(one, bond=other)
            draft.put(other, bond=one)
        case e.Linked(object=one, to=other):
            draft.put(one, linked_to=other)
        case e.Unpaired(object=one, was=other):
            for unpaired in (one, other):
                if unpaired in draft.objects:
                    draft.put(unpaired, bond=None)
        case e.Attached(object=one, to=to):
            draft.put(one, attached_to=to, timestamp=draft.game.take_id())
        case e.Unattached(object=one):
            draft.put(one, attached_to=None)
            draft.without_effects(one, bestowed=True)
        case e.Merged():
            merge(draft, event)
        case _:
            assert_never(event)


def _turned(
    draft: Draft,
    event: e.TurnedFaceUp | e.TurnedFaceDown | e.Transformed | e.Flipped | e.PhasedOut | e.PhasedIn,
) -> None:
    """110.5, 613.7f-g, 701.27, 702.26, 708, 710: which side of a permanent is up, and whether it is there at all."""
    match event:
        case e.TurnedFaceUp(object=one, changed=parts):
            if parts:
                draft.from_entering_on(one, draft.before.controller(one), parts, draft.game.take_id())
            turn_face_up(draft, event)
        case e.TurnedFaceDown():
            turn_face_down(draft, event)
        case e.Transformed(object=one):
            turn_over(draft, one)
        case e.Flipped(object=one):
            draft.put(one, flipped=True)
        case e.PhasedOut() | e.PhasedIn():
            phase(draft, event)
        case _:
            assert_never(event)


def _in_combat(draft: Draft, event: e.AttackerDeclared | e.RemovedFromCombat | e.ProtectorChosen) -> None:
    """310.8, 506.4, 508.1: who attacked, who is out of combat, and who protects a battle."""
    match event:
        case e.AttackerDeclared(object=one):
            draft.put(one, last_attacked=draft.game.turn.number)
        case e.RemovedFromCombat(object=one, fighting=fighting):
            if fighting:
                draft.left_combat.append(one)
        case e.ProtectorChosen(object=one, player=player):
            draft.put(one, protector=player)
        case _:
            assert_never(event)


def _cast_and_paid(draft: Draft, event: e.SpellCast | e.Expended | e.ManaAdded | e.ManaSpent | e.ManaLost) -> None:
    """106.4, 601.2i: what a player has cast this turn, and the mana that they have and have spent."""
    match event:
        case e.SpellCast(player=player):
            draft.put_player(player, spells_cast=draft.players[player].spells_cast + 1)
            if (cast := draft.objects[event.object].chosen) is not None and "warp" in cast.paid:
                befalls(draft, player, Fate.WARPED)
            commander_cast(draft, event)
        case e.Expended(player=player, after=after):
            draft.put_player(player, mana_on_spells=after)
        case e.ManaAdded(player=player, mana=mana):
            draft.put_player(player, mana=(*draft.players[player].mana, *mana))
        case e.ManaSpent(player=player, mana=mana) | e.ManaLost(player=player, mana=mana):
            draft.put_player(player, mana=spent(draft.players[player].mana, mana))
        case _:
            assert_never(event)


def _designated(
    draft: Draft, event: e.Blessed | e.MonarchChanged | e.InitiativeTaken | e.SpeedChanged | e.Performed
) -> None:
    """701.54, 702.131, 702.179, 725, 726: what a player is, and how fast."""
    match event:
        case e.Blessed(player=player):
            draft.put_player(player, blessed=True)
        case e.MonarchChanged(player=player):
            crown(draft, player)
        case e.InitiativeTaken(player=player):
            take_initiative(draft, player)
        case e.SpeedChanged(player=player, speed=speed):
            if draft.players[player].speed is None:
                designate(draft, "speed", SPEED, player)
            draft.put_player(player, speed=speed)
        case e.Performed(action=Action.TEMPT, player=player):
            draft.put_player(player, tempted=draft.players[player].tempted + 1)
        case e.Performed():
            pass
        case _:
            assert_never(event)


def _in_the_course(
    draft: Draft, event: e.StepBegan | e.DayNightChanged | e.DrawFailed | e.PlayerLost | e.DrawnFor | e.GameEnded
) -> None:
    """104, 503, 731: where in the turn the game is, day and night, and how it ends for a player or for all."""
    match event:
        case e.StepBegan(step=TurnStep.UPKEEP, active=player):
            upkeep(draft, player)
        case e.StepBegan(step=TurnStep.DRAW, active=player):
            for one in draft.game.together(player):
                draft.put_player(one, drawn_in_step=0)
        case e.StepBegan():
            pass
        case e.DayNightChanged(night=night):
            draft.new_night = night
        case e.DrawFailed(player=player):
            draft.put_player(player, failed_draw=True)
        case e.PlayerLost(player=player) | e.DrawnFor(player=player):
            held = {zone: len(draft.game.zone(zone, player)) for zone in _HELD}
            draft.put_player(player, in_game=False, left_with=MappingProxyType(held))
        case e.GameEnded(winners=winners, why=why):
            draft.new_result = Result(winners=winners, why=why)
        case _:
            assert_never(event)
