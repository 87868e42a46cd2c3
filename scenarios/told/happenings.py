"""Every kind of event as an Italian clause: present tense, no full stop, nothing worked out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from engine import Recipient
from engine.cards.mana import Mana
from engine.state import events as e
from engine.state.ids import few, parts_of
from engine.words.mentions import Mention
from engine.words.terms import Kind, ObjectId, PlayerId, StickerKind
from scenarios.language.terms import STEPS
from scenarios.language.words import (
    People,
    counters,
    damage,
    joined,
    life,
    listed,
    mana_words,
    object_of,
    people_list,
    plain,
    quoted,
    recipient,
    thousands,
    wording,
)
from scenarios.told.combat import combat_clause
from scenarios.told.keyword_actions import keyword_clause
from scenarios.told.moves_told import Names, the_permanent, to_whom_or_what, told_move, told_token, whose_it_is
from scenarios.told.turn_events import turn_clause


def clause(event: e.Event, names: Names, people: People) -> str:
    """What happened, in a clause. ``names`` are the mentions that the step keeps of the objects in it."""
    match event:
        case e.ZoneChange():
            return told_move(event, names, people)
        case e.TokenCreated():
            return told_token(event, names, people)
        case e.Attached() | e.Unattached() | e.Paired() | e.Linked() | e.Unpaired() | e.Merged():
            return _joined(event, names, people)
        case e.LifeChange() | e.CountersPut() | e.CountersRemoved():
            return _amount(event, names, people)
        case (
            e.Damage()
            | e.DamagePrevented()
            | e.DamageMarked()
            | e.DamageRemoved()
            | e.ExcessDealt()
            | e.DamageReplaced()
        ):
            return _damage(event, names, people)
        case e.DrawCard() | e.DrawFailed() | e.StepBegan():
            return _course(event, people)
        case e.PlayerLost() | e.DrawnFor() | e.LossReplaced() | e.PlayerLeft() | e.PlayerWon() | e.GameEnded():
            return _ended(event, people)
        case e.SpellCast() | e.AbilityActivated() | e.BecameTarget() | e.AbilityTriggered() | e.ControlLost():
            return _on_stack(event, names, people)
        case (
            e.AttackerDeclared()
            | e.BlockerDeclared()
            | e.NotBlocked()
            | e.MadeBlocked()
            | e.MadeAttacking()
            | e.Reselected()
            | e.RemovedFromCombat()
        ):
            return combat_clause(event, names, people)
        case e.Blessed() | e.LevelSet() | e.ProtectorChosen() | e.EffectBegins() | e.StickerPut():
            return _is_now(event, names, people)
        case e.TurnedFaceUp() | e.TurnedFaceDown() | e.Transformed() | e.Flipped() | e.DoorUnlocked() | e.DoorLocked():
            return _turned(event, names, people)
        case (
            e.PhasedOut()
            | e.PhasedIn()
            | e.DayNightChanged()
            | e.MonarchChanged()
            | e.InitiativeTaken()
            | e.SpeedChanged()
            | e.DungeonEntered()
            | e.RoomEntered()
            | e.DungeonCompleted()
        ):
            return turn_clause(event, names, people)
        case e.ManaAdded() | e.ManaSpent() | e.ManaLost() | e.Expended():
            return _mana(event, people)
        case e.Ceased() | e.Destruction() | e.Regenerated() | e.Tapped() | e.Untapped():
            return _permanent(event, names, people)
        case e.EmblemMade() | e.Shown() | e.Repositioned() | e.Shuffled() | e.Performed():
            return keyword_clause(event, names, people)
        case _:
            assert_never(event)


def _joined(
    event: e.Attached | e.Unattached | e.Paired | e.Linked | e.Unpaired | e.Merged, names: Names, people: People
) -> str:
    """607, 701.3, 702.95, 730: what one object has to do with another now, or has no longer."""
    what = object_of(event.object, names, people)
    match event:
        case e.Attached(to=to):
            return f"{what} si assegna {to_whom_or_what(to, names, people)}"
        case e.Unattached(was=was):
            return f"{what} si separa {_from(was, names, people)} e resta sul campo di battaglia"
        case e.Paired(to=to):
            return f"{what} e {object_of(to, names, people)} sono abbinate"
        case e.Linked(to=to):
            return f"{what} è fra le carte usate per costruire {object_of(to, names, people)}"
        case e.Merged(onto=onto, over=over):
            where = "sopra" if over else "sotto"
            return (
                f"{what} si fonde con {object_of(onto, names, people)}: va {where}, e insieme sono un solo permanente"
            )
        case e.Unpaired(was=was):
            return f"{what} e {object_of(was, names, people)} non sono più abbinate"
        case _:
            assert_never(event)


def _is_now(
    event: e.Blessed | e.LevelSet | e.ProtectorChosen | e.EffectBegins | e.StickerPut, names: Names, people: People
) -> str:
    """123.3, 310.8, 611.2, 702.131, 716.2a: what somebody or something is from now on."""
    match event:
        case e.Blessed(player=player):
            return f"{people.name(player)} ottiene la benedizione della città"
        case e.LevelSet(object=one, level=level):
            return f"{object_of(one, names, people)} diventa di livello {level}"
        case e.ProtectorChosen(object=one, player=player):
            return f"{people.name(player)} ora protegge {object_of(one, names, people)}"
        case e.EffectBegins(effect=effect):
            parts = (piece for part in parts_of(effect.objects) for piece in few(part))
            found = listed(_so_many(one, names, people) for one in parts)
            return f"comincia un effetto continuo su {found or people.name(effect.you)}"
        case e.StickerPut():
            return _sticker(event, names, people)
        case _:
            assert_never(event)


def _turned(
    event: e.TurnedFaceUp | e.TurnedFaceDown | e.Transformed | e.Flipped | e.DoorUnlocked | e.DoorLocked,
    names: Names,
    people: People,
) -> str:
    """708, 701.27, 701.28, 709.5, 710.4: which face is up now, or which half is in force."""
    what = object_of(event.object, names, people)
    match event:
        case e.TurnedFaceUp():
            return f"{what} si gira a faccia in su"
        case e.TurnedFaceDown():
            return f"{what} si gira a faccia in giù"
        case e.Transformed(converted=converted):
            return f"{what} si {'converte' if converted else 'trasforma'}"
        case e.Flipped():
            return f"{what} si ruota"
        case e.DoorUnlocked(name=name) | e.DoorLocked(name=name):
            verb = "si sblocca" if isinstance(event, e.DoorUnlocked) else "si blocca"
            return f"la porta {quoted(name)} {joined('di', what)} {verb}"
        case _:
            assert_never(event)


def _so_many(one: int | range, names: Names, people: People) -> str:
    """An object, or so many equal ones by the first of them."""
    if isinstance(one, range):
        return f"{thousands(len(one))} {object_of(ObjectId(one.start), names, people)}"
    return object_of(ObjectId(one), names, people)


def _from(one: Recipient, names: Names, people: People) -> str:
    return joined("da", recipient(one, names, people))


def _amount(event: e.LifeChange | e.CountersPut | e.CountersRemoved, names: Names, people: People) -> str:
    match event:
        case e.LifeChange(player=player, amount=amount):
            return f"{people.name(player)} {'guadagna' if amount > 0 else 'perde'} {life(abs(amount))}"
        case e.CountersPut(on=on, counter=counter, count=count):
            return f"{recipient(on, names, people)} riceve {counters(count, counter)}"
        case e.CountersRemoved(on=on, counter=counter, count=count):
            verb = "si rimuove" if count == 1 else "si rimuovono"
            return f"{verb} {counters(count, counter)} {_from(on, names, people)}"
        case _:
            assert_never(event)


def _damage(
    event: e.Damage | e.DamagePrevented | e.DamageMarked | e.DamageRemoved | e.ExcessDealt | e.DamageReplaced,
    names: Names,
    people: People,
) -> str:
    match event:
        case e.Damage(source=source, to=to, amount=amount, combat=combat, instead_of=first):
            dealt = damage(amount, combat=combat)
            who, whom = object_of(source, names, people), to_whom_or_what(to, names, people)
            if first is not None:
                return f"{who} infligge {whom}, invece che {to_whom_or_what(first, names, people)}, {dealt}"
            return f"{who} infligge {dealt} {whom}"
        case e.DamagePrevented(source=source, to=to, amount=amount):
            verb = "si previene" if amount == 1 else "si prevengono"
            whose = object_of(source, names, people)
            return f"{verb} {damage(amount)} che {whose} avrebbe inflitto {to_whom_or_what(to, names, people)}"
        case e.DamageMarked(object=one, amount=amount, deathtouch=deathtouch):
            verb = "resta" if amount == 1 else "restano"
            text = f"{verb} {damage(amount)} su {object_of(one, names, people)}"
            if not amount:
                text = f"{object_of(one, names, people)} ha subito danno senza che ne resti"
            return f"{text}, da una fonte con tocco letale" if deathtouch else text
        case e.DamageReplaced(source=source, to=to, amount=amount, by=by):
            never = (
                f"{object_of(source, names, people)} non infligge {damage(amount)} {to_whom_or_what(to, names, people)}"
            )
            return f"{never}: accade invece ciò che dice {object_of(by, names, people)}"
        case e.ExcessDealt(object=one, amount=amount):
            return f"{object_of(one, names, people)} ha subito {damage(amount)} in eccesso"
        case e.DamageRemoved(object=one):
            return f"si rimuove tutto il danno {_from(one, names, people)}"
        case _:
            assert_never(event)


_STICKERS: Mapping[StickerKind, str] = {
    StickerKind.NAME: "lo sticker con il nome «{}»",
    StickerKind.ABILITY: "uno sticker con l'abilità «{}»",
    StickerKind.SIZE: "lo sticker {}",
    StickerKind.ART: "lo sticker con l'illustrazione «{}»",
}


def _sticker(event: e.StickerPut, names: Mapping[ObjectId, Mention], people: People) -> str:
    """123.3, 123.3d, 123.6b: which sticker is put on what, and what that is called then."""
    what = _STICKERS[event.put.sticker.kind].format(plain(event.put.sticker.said))
    on = object_of(event.object, names, people)
    where = f"passa da {object_of(event.was, names, people)} a {on}" if event.was is not None else f"va su {on}"
    return f"{what} {where}" + (f", che ora si chiama «{plain(event.name)}»" if event.name else "")


def _mana(event: e.ManaAdded | e.ManaSpent | e.ManaLost | e.Expended, people: People) -> str:
    """106.4, 700.14: mana goes into a pool, pays, or is lost; what was spent on spells in all."""
    player = people.name(event.player)
    match event:
        case e.ManaAdded(mana=mana):
            return f"{player} aggiunge {_words_of(mana)} alla sua riserva di mana"
        case e.ManaSpent(mana=mana):
            return f"{player} spende {_words_of(mana)}"
        case e.ManaLost(mana=mana):
            return f"{player} perde {_words_of(mana)} dalla sua riserva di mana"
        case e.Expended(after=after):
            return f"{player} ha speso in tutto {after} mana per lanciare magie in questo turno"
        case _:
            assert_never(event)


def _words_of(mana: Iterable[Mana]) -> str:
    return mana_words(one.kind for one in mana)


def _ended(
    event: e.PlayerLost | e.DrawnFor | e.LossReplaced | e.PlayerLeft | e.PlayerWon | e.GameEnded, people: People
) -> str:
    """104: how the game ends for a player, or for all."""
    match event:
        case e.PlayerLost(player=player):
            return f"{people.name(player)} perde la partita"
        case e.DrawnFor(player=player):
            return f"per {people.name(player)} la partita è patta"
        case e.LossReplaced(player=player):
            return f"{people.name(player)} perderebbe la partita: accade invece ciò che dice un effetto di sostituzione"
        case e.PlayerLeft(player=player):
            return f"{people.name(player)} lascia la partita"
        case e.PlayerWon(player=player):
            return f"{people.name(player)} vince la partita"
        case e.GameEnded(winners=winners):
            return outcome(winners, people)
        case _:
            assert_never(event)


def _course(event: e.DrawCard | e.DrawFailed | e.StepBegan, people: People) -> str:
    """121, 500: draws and the steps of a turn."""
    match event:
        case e.DrawCard(player=player):
            return f"{people.name(player)} pesca una carta"
        case e.DrawFailed(player=player):
            return f"{people.name(player)} deve pescare, ma il suo grimorio è vuoto"
        case e.StepBegan(step=step, active=active):
            return f"inizia la {STEPS.word(step)} di {people.name(active)}"
        case _:
            assert_never(event)


def outcome(winners: tuple[int, ...], people: People) -> str:
    """104.1: who wins, or that nobody does."""
    if not winners:
        return "la partita è patta"
    who = people_list([PlayerId(winner) for winner in winners], people)
    return f"{who} {'vince' if len(winners) == 1 else 'vincono'} la partita"


def _on_stack(
    event: e.SpellCast | e.AbilityActivated | e.BecameTarget | e.AbilityTriggered | e.ControlLost,
    names: Names,
    people: People,
) -> str:
    match event:
        case e.SpellCast(object=one, player=player):
            return f"{people.name(player)} lancia {object_of(one, names, people)}"
        case e.AbilityActivated(source=one, player=player):
            return f"{people.name(player)} attiva {object_of(one, names, people)}"
        case e.BecameTarget(target=target, by=by):
            what = recipient(target, names, people)
            return f"{what} diventa bersaglio {joined('di', object_of(by, names, people))}"
        case e.ControlLost(object=one, player=player):
            return f"{people.name(player)} perde il controllo {joined('di', object_of(one, names, people))}"
        case e.AbilityTriggered(source=source, ability=ability):
            return f"si innesca l'abilità {joined('di', object_of(source, names, people))}{wording(ability.text)}"
        case _:
            assert_never(event)


def _permanent(
    event: e.Ceased | e.Destruction | e.Regenerated | e.Tapped | e.Untapped, names: Names, people: People
) -> str:
    one = event.object
    what = object_of(one, names, people)
    match event:
        case e.Ceased():
            if event.countered:
                return f"{what} viene neutralizzata"
            found = names.get(one)
            # 800.4a: a card leaves with its owner, and so does the monarch; only what is neither can cease to exist.
            leaves = found is not None and found.kind in (Kind.CARD, Kind.DESIGNATION)
            return f"{what} {'lascia la partita' if leaves else 'cessa di esistere'}"
        case e.Destruction(regeneration=regeneration):
            never = "" if regeneration else " e non può essere rigenerato"
            return f"{the_permanent(one, names, people)} viene distrutto{never}"
        case e.Regenerated():
            subject = the_permanent(one, names, people)
            return f"{subject} viene rigenerato: perde il danno segnato, viene TAPpato e, se combatteva, esce dal combattimento"
        case e.Tapped():
            return f"{whose_it_is(one, names, people)} TAPpa {what}"
        case e.Untapped():
            return f"{whose_it_is(one, names, people)} STAPpa {what}"
        case _:
            assert_never(event)
