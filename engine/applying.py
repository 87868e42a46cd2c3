"""Primitive events become state, all of one batch at once. Called by the pipeline alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine import events as e
from engine.abilities.continuous import CopyOf, Part
from engine.bindings import Chosen
from engine.combat.state import joining_attack, joining_block, without
from engine.counters import POISON, with_counters
from engine.faces import from_entering_on, moved_face, turned_over
from engine.game import Game, Place, Result
from engine.layers import Board
from engine.mana import Mana
from engine.metrics import METER
from engine.monarch import MONARCH
from engine.objects import EMPTY, GameObject, LastKnown, PlayerTarget, Recipient
from engine.terms import NOBODY, Fate, Kind, ObjectId, PlayerId, TurnStep, Zone
from engine.trace import Change


def apply(game: Game, before: Board, changes: Sequence[Change]) -> tuple[Change, ...]:
    """Apply a batch; give it back with what only happening could tell: which new objects there are (400.7)."""
    draft = _Draft(game, before)
    happened = tuple(replace(change, event=draft.take(change.event)) for change in draft.in_order(changes))
    draft.write()
    return draft.joined_combat(happened)


class _Draft:
    """The next state of the game in the making: copies of what changes, everything else as it was."""

    def __init__(self, game: Game, before: Board) -> None:
        self.game = game
        self.before = before
        self.objects = dict(game.objects)
        self.lki = dict(game.lki)
        self.gone: dict[Place, set[ObjectId]] = {}
        self.arriving: list[tuple[Place, ObjectId, int]] = []
        self.players = list(game.players)
        self.sides = list(game.sides)
        self.left: set[ObjectId] = set()
        self.left_combat: list[ObjectId] = []
        self.attacking: list[tuple[ObjectId, Recipient]] = []
        self.blocking: list[tuple[ObjectId, ObjectId]] = []
        self.shuffles: list[e.Shuffled] = []
        self.random: dict[tuple[Place, int], list[ObjectId]] = {}
        self.shuffled_in: list[ObjectId] = []
        self.other: dict[str, Any] = {}

    def in_order(self, changes: Sequence[Change]) -> list[Change]:
        """613.7m: objects that arrive at once get their timestamps in turn order of their controllers.

        An object moves once and a player loses once, however many reasons there are: they become reasons of one change.
        """
        kept: dict[object, Change] = {}
        for number, change in enumerate(changes):
            match change.event:
                case e.ZoneChange(object=one) | e.Ceased(object=one):
                    if one not in self.objects:
                        continue
                    once: object = one
                case e.PlayerLost(player=player):
                    once = ("loses", player)
                case _:
                    once = ("change", number)
            kept[once] = joined(kept[once], change) if once in kept else change
        result = list(kept.values())
        arrivals = [n for n, change in enumerate(result) if isinstance(change.event, e.ZoneChange | e.TokenCreated)]
        seats = {player: place for place, player in enumerate(self.game.seats())}
        arriving = [result[n] for n in arrivals]
        arriving.sort(key=lambda change: seats.get(self._arrives_under(change.event), len(seats)))
        for slot, change in zip(arrivals, arriving, strict=True):
            result[slot] = change
        return result

    def _arrives_under(self, event: e.Event) -> PlayerId:
        if isinstance(event, e.TokenCreated):
            return event.owner
        if isinstance(event, e.ZoneChange):
            return self.objects[event.object].owner if event.controller is None else event.controller
        return NOBODY

    def take(self, event: e.Event) -> e.Event:
        """Apply one event to the draft; give it back filled in."""
        match event:
            case e.ZoneChange():
                return self._move(event)
            case e.TokenCreated():
                return self._create(event)
            case e.EmblemMade():
                return self._emblem(event)
            case e.Repositioned(object=one):
                self._reposition(one, event)
            case e.Shuffled():
                self.shuffles.append(event)
            case e.Ceased(object=one):
                self._remember(one, None)
                self._take_away(one)
            case e.DamageMarked(object=one, amount=amount, deathtouch=deathtouch):
                if one not in self.left:
                    found = self.objects[one]
                    self._put(one, damage=found.damage + amount, deathtouched=found.deathtouched or deathtouch)
            case e.DamageRemoved(object=one):
                self._put(one, damage=0, deathtouched=False)
            case e.Regenerated(object=one):
                self._put(one, damage=0, deathtouched=False, tapped=True)
                self.left_combat.append(one)
            case e.LifeChange(player=player, amount=amount):
                index = self.players[player].side
                self.sides[index] = replace(self.sides[index], life=self.sides[index].life + amount)
                if amount < 0:
                    self._befalls(player, Fate.LOST_LIFE)
            case e.StepBegan(step=TurnStep.UPKEEP, active=player):
                self._upkeep(player)
            case e.LevelSet(object=one, level=level):
                self._put(one, level=level)
            case e.CountersPut(on=on, counter=counter, count=count):
                self._count(on, counter, count)
            case e.CountersRemoved(on=on, counter=counter, count=count):
                self._count(on, counter, -count)
            case e.Tapped(object=one):
                self._put(one, tapped=True)
            case e.Untapped(object=one):
                self._put(one, tapped=False)
            case e.PhasedOut() | e.PhasedIn():
                self._phase(event)
            case e.TurnedFaceUp(object=one):
                self._put(one, face_down=None, timestamp=self.game.take_id())
            case e.TurnedFaceDown(object=one, how=how):
                self._put(one, face_down=how, timestamp=self.game.take_id())
            case e.Transformed(object=one):
                self._turn_over(one)
            case e.DayNightChanged(night=night):
                self.other["night"] = night
            case e.MonarchChanged(player=player):
                self._crown(player)
            case e.SpellCast(player=player):
                self.players[player] = replace(self.players[player], spells_cast=self.players[player].spells_cast + 1)
                self._commander_cast(event)
            case e.DrawFailed(player=player):
                self.players[player] = replace(self.players[player], failed_draw=True)
            case e.Attached(object=one, to=to):
                self._put(one, attached_to=to, timestamp=self.game.take_id())
            case e.Unattached(object=one):
                self._put(one, attached_to=None)
            case e.RemovedFromCombat(object=one, fighting=fighting):
                if fighting:
                    self.left_combat.append(one)
            case e.ProtectorChosen(object=one, player=player):
                self._put(one, protector=player)
            case e.PlayerLost(player=player):
                self.players[player] = replace(self.players[player], in_game=False)
            case e.ManaAdded(player=player, mana=mana):
                self.players[player] = replace(self.players[player], mana=(*self.players[player].mana, *mana))
            case e.ManaSpent(player=player, mana=mana) | e.ManaLost(player=player, mana=mana):
                self.players[player] = replace(self.players[player], mana=_spent(self.players[player].mana, mana))
            case e.GameEnded(winners=winners, why=why):
                self.other["result"] = Result(winners=winners, why=why)
            case e.Damage():
                if isinstance(event.to, PlayerTarget):
                    self._befalls(event.to.player, Fate.DAMAGED)
                if event.combat:
                    self._commander_damage(event)
            case _:
                pass
        return event

    def _move(self, event: e.ZoneChange) -> e.ZoneChange:
        """400.7: the object becomes a new one without memory of what it was, but for what the rules let it keep."""
        old = self.objects[event.object]
        became = ObjectId(self.game.take_id())
        controller = old.owner if event.controller is None else event.controller
        counters = _entering(event.enters_with)
        self._remember(old.id, became)
        self._take_away(old.id)
        METER.copies += 1
        faces = moved_face(event, old)
        self.objects[became] = GameObject(
            id=became,
            label=old.label,
            printed=faces.printed,
            other_face=faces.other_face,
            transformed=faces.transformed,
            face_down=faces.face_down,
            kind=_kind_in(event.to, old.kind),
            owner=old.owner,
            controller=controller,
            zone=event.to,
            timestamp=became,
            tapped=event.tapped,
            counters=counters,
            counters_since=dict.fromkeys(counters, int(became)),
            attached_to=event.attached_to,
            arrived=self.game.changes,
            controlled_since_turn=self.game.turn.number,
            commander=old.commander,
            arrived_unchecked=True,
            chosen=_decided(
                old.chosen if event.to is Zone.BATTLEFIELD and old.zone is Zone.STACK else None, event.decided
            ),
            protector=NOBODY if event.protector is None else event.protector,
            color_chosen=event.color_chosen,
            linked_to=event.linked_to,
        )
        self._arrive(event.to, old.owner, became, event.position)
        if event.shuffled_in:
            self.shuffled_in.append(became)
        if event.random:
            self.random.setdefault((place_of(event.to, old.owner), event.position), []).append(became)
        if event.as_copy is not None:
            self._from_entering_on(became, controller, (CopyOf(event.as_copy),), int(became))
        if event.changed:
            self._from_entering_on(became, controller, event.changed, self.game.take_id())
        if old.zone is Zone.STACK and event.to is Zone.BATTLEFIELD:
            self._follow_spell(old.id, became)
        self._join(event, became)
        return replace(event, origin=old.zone, became=became)

    def _from_entering_on(self, one: ObjectId, controller: PlayerId, parts: tuple[Part, ...], timestamp: int) -> None:
        """613.7n: an effect that says what it is has a later timestamp than its own static abilities."""
        made = from_entering_on(one, controller, parts, timestamp)
        self.other["effects"] = (*self.other.get("effects", self.game.effects), made)

    def _join(self, event: e.ZoneChange | e.TokenCreated, became: ObjectId) -> None:
        """508.4, 509.4: it enters attacking or blocking, if it can be looked at as such once it is there."""
        if event.attacking is not None:
            self.attacking.append((became, event.attacking))
        if event.blocking is not None:
            self.blocking.append((became, event.blocking))

    def joined_combat(self, happened: tuple[Change, ...]) -> tuple[Change, ...]:
        """506.3a-f: what entered attacking or blocking is in combat, or never was considered to be."""
        if not self.attacking and not self.blocking:
            return happened
        self.game.change(combat=joining_attack(self.game, self.attacking))
        self.game.change(combat=joining_block(self.game, self.blocking))
        fighting = self.game.combat.fighting if self.game.combat is not None else ()
        return tuple(
            replace(change, event=replace(change.event, attacking=None, blocking=None))
            if isinstance(change.event, e.ZoneChange | e.TokenCreated) and change.event.became not in fighting
            else change
            for change in happened
        )

    def _follow_spell(self, spell: ObjectId, permanent: ObjectId) -> None:
        """400.7a: what changed a permanent spell goes on changing the permanent that it becomes."""
        effects = self.other.get("effects", self.game.effects)
        if any(spell in effect.objects for effect in effects):
            self.other["effects"] = tuple(
                replace(effect, objects=(*effect.objects, permanent)) if spell in effect.objects else effect
                for effect in effects
            )

    def _create(self, event: e.TokenCreated) -> e.TokenCreated:
        """111.2: the token enters the battlefield under the control of the player who creates it, its owner."""
        became = ObjectId(self.game.take_id())
        METER.copies += 1
        self.objects[became] = GameObject(
            id=became,
            label=event.label,
            printed=event.characteristics,
            other_face=event.other_face,
            transformed=event.transformed,
            kind=Kind.TOKEN,
            owner=event.owner,
            controller=event.owner if event.controller is None else event.controller,
            protector=NOBODY if event.protector is None else event.protector,
            color_chosen=event.color_chosen,
            zone=Zone.BATTLEFIELD,
            timestamp=became,
            tapped=event.tapped,
            counters=(counters := _entering(event.enters_with)),
            chosen=_decided(None, event.decided),
            counters_since=dict.fromkeys(counters, int(became)),
            arrived=self.game.changes,
            attached_to=event.attached_to,
            controlled_since_turn=self.game.turn.number,
            arrived_unchecked=True,
        )
        self._arrive(Zone.BATTLEFIELD, event.owner, became, 0)
        if event.as_copy is not None:
            self._from_entering_on(became, event.owner, (CopyOf(event.as_copy),), int(became))
        self._join(event, became)
        return replace(event, became=became)

    def _emblem(self, event: e.EmblemMade) -> e.EmblemMade:
        """114.2: owned and controlled by the player who gets it."""
        became = ObjectId(self.game.take_id())
        METER.copies += 1
        self.objects[became] = GameObject(
            id=became,
            label=event.characteristics.name,
            printed=event.characteristics,
            kind=Kind.EMBLEM,
            owner=event.owner,
            controller=event.owner,
            zone=Zone.COMMAND,
            timestamp=became,
            arrived=self.game.changes,
        )
        self._arrive(Zone.COMMAND, event.owner, became, 0)
        return replace(event, became=became)

    def _reposition(self, one: ObjectId, event: e.Repositioned) -> None:
        """401.4: the same object at another place of its library; from now on known there, unless the order is random."""
        found = self.objects[one]
        place = place_of(found.zone, found.owner)
        self.gone.setdefault(place, set()).add(one)
        self.arriving.append((place, one, event.position))
        self._put(one, shuffled=0)
        if event.random:
            self.random.setdefault((place, event.position), []).append(one)

    def _shuffle(self, places: Mapping[Place, tuple[ObjectId, ...]]) -> None:
        """701.24a-b: every card of a library that is shuffled may be at the place of any other, but for those spared."""
        for alike in self.random.values():
            self._at_no_known_place(alike)
        arrived = {one for _, one, _ in self.arriving}
        for event in self.shuffles:
            library = places.get((Zone.LIBRARY, event.player), ())
            kept = (arrived - set(self.shuffled_in)) | set(event.spared)
            self._at_no_known_place([one for one in library if one not in kept])

    def _at_no_known_place(self, several: Sequence[ObjectId]) -> None:
        group = self.game.take_id()
        for one in several:
            METER.copies += 1
            self.objects[one] = replace(self.objects[one], shuffled=group)

    def _phase(self, event: e.PhasedOut | e.PhasedIn) -> None:
        """702.26b-d: its status changes and nothing else; 702.26i: what phases in is attached to what it was, if that is there."""
        if isinstance(event, e.PhasedOut):
            self._put(
                event.object,
                phased_out=True,
                phased_under=event.under,
                phased_with=event.along,
                phased_until=event.until,
            )
            self.left_combat.append(event.object)
            return
        host = self.objects[event.object].attached_to
        gone = not self.players[host.player].in_game if isinstance(host, PlayerTarget) else host not in self.objects
        self._put(
            event.object,
            phased_out=False,
            phased_under=NOBODY,
            phased_with=None,
            phased_until=None,
            attached_to=None if gone else host,
        )

    def _turn_over(self, one: ObjectId) -> None:
        """712.18, 613.7g: the same object with its other face up, and a new timestamp."""
        if one in self.left:
            return
        METER.copies += 1
        now = self.game.take_id()
        self.objects[one] = replace(turned_over(self.objects[one]), timestamp=now, turned=now)

    def _crown(self, player: PlayerId) -> None:
        """725.2-725.3: the designation passes on, and with it the abilities that go with it; 725.4: to nobody, with no one left."""
        for one in list(self.objects.values()):
            if one.kind is Kind.DESIGNATION and one.label == "monarch":
                self._remember(one.id, None)
                self._take_away(one.id)
        self.other["monarch"] = player
        if player == NOBODY:
            return
        made = ObjectId(self.game.take_id())
        self.objects[made] = GameObject(
            id=made,
            label="monarch",
            printed=MONARCH,
            kind=Kind.DESIGNATION,
            owner=player,
            controller=player,
            zone=Zone.COMMAND,
            timestamp=made,
        )
        self._arrive(Zone.COMMAND, player, made, 0)

    def _put(self, one: ObjectId, **fields: Any) -> None:
        """New values in an object's record; what leaves in the same event has no record any more to write them in."""
        if one in self.left:
            return
        METER.copies += 1
        self.objects[one] = replace(self.objects[one], **fields)

    def _count(self, on: Recipient, counter: str, difference: int) -> None:
        if isinstance(on, PlayerTarget):
            player = self.players[on.player]
            if counter == POISON:
                side = self.sides[player.side]
                self.sides[player.side] = replace(side, poison=max(0, side.poison + difference))
            else:
                self.players[on.player] = replace(player, counters=with_counters(player.counters, counter, difference))
            return
        if on in self.left:
            return
        found = self.objects[on]
        since = dict(found.counters_since)
        if difference > 0:
            since[counter] = self.game.take_id()
        self._put(on, counters=with_counters(found.counters, counter, difference), counters_since=since)

    def _befalls(self, player: PlayerId, what: Fate) -> None:
        """What abilities may ask for later in the turn; 810.9: what a team loses, the player whom it was done to has lost."""
        found = self.players[player]
        if what not in found.fates:
            self.players[player] = replace(found, fates=tuple(one for one in Fate if one in (*found.fates, what)))

    def _upkeep(self, active: PlayerId) -> None:
        """702.30a: which upkeep was the last one, and which the one before."""
        for player in self.game.side(active).members:
            found = self.players[player]
            self.players[player] = replace(found, upkeep=self.game.turn.number, upkeep_before=found.upkeep)

    def _commander_cast(self, event: e.SpellCast) -> None:
        """903.8: counted for the player who casts it, whatever becomes of the spell."""
        found = self.objects[event.object]
        if event.origin is Zone.COMMAND and found.commander:
            player = self.players[event.player]
            casts = with_counters(player.commander_casts, found.label, 1)
            self.players[event.player] = replace(player, commander_casts=casts)

    def _commander_damage(self, event: e.Damage) -> None:
        """903.10a, 704.6c: combat damage by a commander is counted over the whole game."""
        seen = self.before.last_seen(event.source)
        if seen is not None and seen[0].commander and isinstance(event.to, PlayerTarget):
            player = self.players[event.to.player]
            dealt = with_counters(player.commander_damage, seen[0].label, event.amount)
            self.players[event.to.player] = replace(player, commander_damage=dealt)

    def _remember(self, one: ObjectId, became: ObjectId | None) -> None:
        """113.7a, 704.8: what it was just before the whole batch."""
        attached = (
            tuple(other.id for other in self.game.objects.values() if other.attached_to == one)
            if one in self._held
            else ()
        )
        self.lki[one] = LastKnown(
            object=self.game.objects[one],
            characteristics=self.before.characteristics(one),
            controller=self.before.controller(one),
            became=became,
            attachments=attached,
            copiable=self.before.copiable(one),
        )

    @property
    def _held(self) -> set[ObjectId]:
        held = self.other.get("_held")
        if held is None:
            held = {one.attached_to for one in self.game.objects.values() if isinstance(one.attached_to, int)}
            self.other["_held"] = held
        found: set[ObjectId] = held
        return found

    def _take_away(self, one: ObjectId) -> None:
        found = self.objects.pop(one)
        self.left.add(one)
        self.gone.setdefault(place_of(found.zone, found.owner), set()).add(one)
        if found.zone is Zone.BATTLEFIELD:
            self.left_combat.append(one)

    def _arrive(self, zone: Zone, owner: PlayerId, one: ObjectId, position: int) -> None:
        self.arriving.append((place_of(zone, owner), one, position))

    def write(self) -> None:
        """Put the draft in place of the game's state."""
        self.other.pop("_held", None)
        places = dict(self.game.places)
        for place, gone in self.gone.items():
            places[place] = tuple(one for one in places[place] if one not in gone)
        growing: dict[Place, list[ObjectId]] = {}
        for place, one, position in self.arriving:
            inside = growing.setdefault(place, list(places.get(place, ())))
            if place[0] is Zone.LIBRARY and position >= 0:
                inside.insert(position, one)
            else:
                inside.append(one)
        for place, inside in growing.items():
            places[place] = tuple(inside)
        self._shuffle(places)
        if self.left_combat and self.game.combat is not None:
            self.other["combat"] = without(self.game.combat, self.left_combat)
        self.game.change(
            objects=self.objects,
            places=places,
            lki=self.lki,
            players=tuple(self.players),
            sides=tuple(self.sides),
            **self.other,
        )


def joined(one: Change, other: Change) -> Change:
    """704.7: two reasons for the same thing: the change as the first has it, with the rules and facts of both."""
    return replace(one, rules=tuple(dict.fromkeys((*one.rules, *other.rules))), facts={**other.facts, **one.facts})


def _decided(of_spell: Chosen | None, decided: tuple[str, ...]) -> Chosen | None:
    """702.136a: what was chosen for the spell, and as the permanent entered."""
    if not decided:
        return of_spell
    held = of_spell or Chosen()
    return replace(held, paid=(*held.paid, *decided))


def _entering(put: tuple[tuple[str, int], ...]) -> Mapping[str, int]:
    """122.6a: the counters that a permanent enters with."""
    counters = EMPTY
    for kind, count in put:
        counters = with_counters(counters, kind, count)
    return counters


def place_of(zone: Zone, owner: PlayerId) -> Place:
    """Where an object of an owner is kept in a zone."""
    return (zone, NOBODY if zone.shared else owner)


def _kind_in(zone: Zone, kind: Kind) -> Kind:
    """608.3f: what copies a permanent spell is a token once it has resolved."""
    return Kind.TOKEN if kind is Kind.COPY_OF_SPELL and zone is Zone.BATTLEFIELD else kind


def _spent(pool: tuple[Mana, ...], mana: tuple[Mana, ...]) -> tuple[Mana, ...]:
    """118.3a: the pool without the mana that leaves it."""
    left = list(pool)
    for one in mana:
        left.remove(one)
    return tuple(left)
