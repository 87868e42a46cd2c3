"""What each event writes into the draft of the next state."""

from __future__ import annotations

from engine.cards.initiative import SPEED
from engine.happening.applying.arriving import create, enter_dungeon, make_emblem, move
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
from engine.happening.applying.objects import phase, put_sticker, reposition, turn_over
from engine.state import events as e
from engine.state.game import Result
from engine.state.objects import PlayerTarget
from engine.words.record import replace
from engine.words.terms import Action, Fate, TurnStep


def take(draft: Draft, event: e.Event) -> e.Event:
    """Apply one event to the draft; give it back filled in."""
    match event:
        case e.ZoneChange():
            permanent_gone(draft, event)
            return move(draft, event)
        case e.TokenCreated():
            return create(draft, event)
        case e.EmblemMade():
            return make_emblem(draft, event)
        case e.Repositioned(object=one):
            reposition(draft, one, event)
        case e.Shuffled():
            draft.shuffles.append(event)
        case e.Ceased(object=one):
            draft.remember(one, None)
            draft.take_away(one)
        case e.DamageMarked(object=one, amount=amount, deathtouch=deathtouch):
            if one not in draft.left:
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
            draft.players[player] = replace(
                known, life_gained=known.life_gained + gained, life_lost=known.life_lost + lost
            )
            befalls(draft, player, Fate.LOST_LIFE if lost else Fate.GAINED_LIFE)
        case e.StepBegan(step=TurnStep.UPKEEP, active=player):
            upkeep(draft, player)
        case e.StickerPut():
            put_sticker(draft, event)
        case e.LevelSet(object=one, level=level):
            draft.put(one, level=level)
        case e.Paired(object=one, to=other):
            draft.put(one, bond=other)
            draft.put(other, bond=one)
        case e.Linked(object=one, to=other):
            draft.put(one, linked_to=other)
        case e.Unpaired(object=one, was=other):
            for unpaired in (one, other):
                if unpaired in draft.objects:
                    draft.put(unpaired, bond=None)
        case e.Blessed(player=player):
            draft.players[player] = replace(draft.players[player], blessed=True)
        case e.AttackerDeclared(object=one):
            draft.put(one, last_attacked=draft.game.turn.number)
        case e.CountersPut(on=on, counter=counter, count=count):
            change_counters(draft, on, counter, count)
        case e.CountersRemoved(on=on, counter=counter, count=count):
            change_counters(draft, on, counter, -count)
        case e.Tapped(object=one):
            draft.put(one, tapped=True)
        case e.Untapped(object=one):
            draft.put(one, tapped=False)
        case e.PhasedOut() | e.PhasedIn():
            phase(draft, event)
        case e.TurnedFaceUp(object=one, x=x, changed=parts):
            if parts:
                draft.from_entering_on(one, draft.before.controller(one), parts, draft.game.take_id())
            draft.put(one, face_down=None, face_down_as=None, turned_up_with=x, timestamp=draft.game.take_id())
        case e.TurnedFaceDown(object=one, how=how, looks=looks):
            draft.put(one, face_down=how, face_down_as=looks, turned_up_with=None, timestamp=draft.game.take_id())
        case e.Transformed(object=one):
            turn_over(draft, one)
        case e.Flipped(object=one):
            draft.put(one, flipped=True)
        case e.DayNightChanged(night=night):
            draft.new_night = night
        case e.MonarchChanged(player=player):
            crown(draft, player)
        case e.InitiativeTaken(player=player):
            take_initiative(draft, player)
        case e.SpeedChanged(player=player, speed=speed):
            if draft.players[player].speed is None:
                designate(draft, "speed", SPEED, player)
            draft.players[player] = replace(draft.players[player], speed=speed)
        case e.DungeonEntered():
            return enter_dungeon(draft, event)
        case e.RoomEntered(object=one, room=room):
            draft.put(one, room=room)
        case e.DungeonCompleted(object=one, player=player):
            done = (*draft.players[player].completed, draft.objects[one].printed.name)
            draft.players[player] = replace(draft.players[player], completed=done)
            draft.remember(one, None)
            draft.take_away(one)
        case e.Performed(action=Action.TEMPT, player=player):
            draft.players[player] = replace(draft.players[player], tempted=draft.players[player].tempted + 1)
        case e.SpellCast(player=player):
            draft.players[player] = replace(draft.players[player], spells_cast=draft.players[player].spells_cast + 1)
            if (cast := draft.objects[event.object].chosen) is not None and "warp" in cast.paid:
                befalls(draft, player, Fate.WARPED)
            commander_cast(draft, event)
        case e.Expended(player=player, after=after):
            draft.players[player] = replace(draft.players[player], mana_on_spells=after)
        case e.DrawFailed(player=player):
            draft.players[player] = replace(draft.players[player], failed_draw=True)
        case e.Attached(object=one, to=to):
            draft.put(one, attached_to=to, timestamp=draft.game.take_id())
        case e.Unattached(object=one):
            draft.put(one, attached_to=None)
            draft.without_effects(one, bestowed=True)
        case e.RemovedFromCombat(object=one, fighting=fighting):
            if fighting:
                draft.left_combat.append(one)
        case e.ProtectorChosen(object=one, player=player):
            draft.put(one, protector=player)
        case e.PlayerLost(player=player):
            draft.players[player] = replace(draft.players[player], in_game=False)
        case e.ManaAdded(player=player, mana=mana):
            draft.players[player] = replace(draft.players[player], mana=(*draft.players[player].mana, *mana))
        case e.ManaSpent(player=player, mana=mana) | e.ManaLost(player=player, mana=mana):
            draft.players[player] = replace(draft.players[player], mana=spent(draft.players[player].mana, mana))
        case e.EffectBegins(effect=effect):
            draft.begin_effect(effect)
        case e.GameEnded(winners=winners, why=why):
            draft.new_result = Result(winners=winners, why=why)
        case e.Damage():
            if isinstance(event.to, PlayerTarget):
                befalls(draft, event.to.player, Fate.DAMAGED)
                strike(draft, event.to.player, event)
            if event.combat:
                commander_damage(draft, event)
        case _:
            pass
    return event
