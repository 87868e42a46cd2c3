"""Every kind of event as an Italian clause: present tense, no full stop, nothing worked out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import assert_never

from engine import PlayerTarget, Recipient
from engine.cards.mana import Mana
from engine.state import events as e
from engine.state.ids import few, parts_of
from engine.words.mentions import Mention
from engine.words.terms import Kind, ObjectId, PlayerId, Reason, StickerKind, Zone
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, STEPS
from scenarios.language.words import (
    People,
    called,
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
    towards,
    wording,
    zone_to,
)
from scenarios.told.combat import combat_clause
from scenarios.told.keyword_actions import keyword_clause
from scenarios.told.turn_events import turn_clause
from scenarios.told.values import chosen_word

Names = Mapping[ObjectId, Mention]


def _original(name: str) -> str:
    """What something is a copy of; a face-down permanent has no name (708.2a)."""
    return quoted(name) if name else "un oggetto senza nome"


def clause(event: e.Event, names: Names, people: People) -> str:
    """What happened, in a clause. ``names`` are the mentions that the step keeps of the objects in it."""
    match event:
        case e.ZoneChange():
            return _moved(event, names, people)
        case e.TokenCreated():
            return _token(event, names, people)
        case e.Attached() | e.Unattached() | e.Paired() | e.Linked() | e.Unpaired():
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
        case e.SpellCast() | e.AbilityActivated() | e.BecameTarget() | e.AbilityTriggered():
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
        case e.TurnedFaceUp() | e.TurnedFaceDown() | e.Transformed() | e.Flipped():
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


def _joined(event: e.Attached | e.Unattached | e.Paired | e.Linked | e.Unpaired, names: Names, people: People) -> str:
    """607, 701.3, 702.95: what one object has to do with another now, or has no longer."""
    what = object_of(event.object, names, people)
    match event:
        case e.Attached(to=to):
            return f"{what} si assegna {_to(to, names, people)}"
        case e.Unattached(was=was):
            return f"{what} si separa {_from(was, names, people)} e resta sul campo di battaglia"
        case e.Paired(to=to):
            return f"{what} e {object_of(to, names, people)} sono abbinate"
        case e.Linked(to=to):
            return f"{what} è fra le carte usate per costruire {object_of(to, names, people)}"
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


def _turned(event: e.TurnedFaceUp | e.TurnedFaceDown | e.Transformed | e.Flipped, names: Names, people: People) -> str:
    """708, 701.27, 701.28, 710.4: which face is up now, or which half is in force."""
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
        case _:
            assert_never(event)


def _so_many(one: int | range, names: Names, people: People) -> str:
    """An object, or so many equal ones by the first of them."""
    if isinstance(one, range):
        return f"{thousands(len(one))} {object_of(ObjectId(one.start), names, people)}"
    return object_of(ObjectId(one), names, people)


def _to(one: Recipient, names: Names, people: People) -> str:
    if isinstance(one, PlayerTarget):
        return towards(people.name(one.player))
    return joined("a", object_of(one, names, people))


def _from(one: Recipient, names: Names, people: People) -> str:
    return joined("da", recipient(one, names, people))


def _the_permanent(one: ObjectId, names: Names, people: People) -> str:
    """A permanent where an ending must agree: the noun before the name settles it."""
    what = object_of(one, names, people)
    return f"il permanente {what}" if what.startswith("«") else what


def _whose(one: ObjectId, names: Names, people: People) -> str:
    found = names.get(one)
    return people.name(found.controller) if found is not None else "il suo controllore"


def _moved(event: e.ZoneChange, names: Names, people: People) -> str:
    """400.7: by what it moves, and where to; 712.21: as which cards."""
    cards = [names[one] for one in (event.became, *event.beside) if event.beside and one in names]
    as_cards = f": sono le carte {listed(quoted(card.name or card.label) for card in cards)}" if cards else ""
    return _going(event, names, people) + as_cards


def _going(event: e.ZoneChange, names: Names, people: People) -> str:
    found = names.get(event.object)
    owner = people.name(found.owner) if found is not None else "suo proprietario"
    what = object_of(event.object, names, people)
    where = _where(event, owner)
    if event.to is Zone.BATTLEFIELD:
        return _enters(event, what, found, names, people)
    if event.reason is Reason.DESTROYED:
        return f"{_the_permanent(event.object, names, people)} viene distrutto e va {where}"
    if event.reason is Reason.SACRIFICED:
        kept = "" if event.to is Zone.GRAVEYARD else f", che va {where}"
        return f"{_whose(event.object, names, people)} sacrifica {what}{kept}"
    if event.reason in (Reason.DISCARDED, Reason.MILLED):
        verb = "scarta" if event.reason is Reason.DISCARDED else "macina"
        kept = "" if event.to is Zone.GRAVEYARD else f", che va {where}"
        return f"{owner} {verb} {_card(found, people)}{kept}"
    if event.reason is Reason.DRAWN:
        shown = " e la rivela" if event.revealed else ""
        return f"{owner} pesca {_card(found, people)}{shown}"
    if event.reason is Reason.COUNTERED:
        return f"la magia {what} viene neutralizzata e va {where}" if what.startswith("«") else f"{what} va {where}"
    if event.to is Zone.HAND and event.origin in (Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.STACK):
        return f"{what} torna {where}"
    if event.bond is not None:
        return f"{what} va {where} e resta collegato {_to(event.bond, names, people)}"
    return f"{what} va {where}{' a faccia in giù' if event.face_down is not None else ''}"


def _card(found: Mention | None, people: People) -> str:
    """A card by name; one that the scenario does not name is just a card."""
    return "una carta" if found is None or not found.name else called(found, people)


def _where(event: e.ZoneChange, owner: str) -> str:
    if event.to is not Zone.LIBRARY or event.shuffled_in:
        return zone_to(event.to, owner)
    if event.position == 0:
        return f"in cima al grimorio di {owner}"
    if event.position == -1:
        return f"in fondo al grimorio di {owner}{', in un ordine casuale' if event.random else ''}"
    return f"al {event.position + 1}º posto dalla cima del grimorio di {owner}"


def _enters(event: e.ZoneChange, what: str, found: Mention | None, names: Names, people: People) -> str:
    subject = f"il permanente {what}" if event.tapped and what.startswith("«") else what
    if event.melded_with is not None:
        together = names.get(event.became)
        into = f" nel permanente {quoted(together.name)}" if together is not None else ""
        other = object_of(event.melded_with, names, people)
        return f"{what} e {other} si combinano{into}, che entra nel campo di battaglia" + _joining(event, names, people)
    text = f"{subject} entra nel campo di battaglia"
    if event.tapped:
        text += " TAPpato"
    if event.face_down is not None:
        text += " a faccia in giù"
    if event.transformed:
        text += " con la faccia posteriore in su"
    if event.as_copy is not None:
        text += f" come copia di {_original(event.as_copy.name)}"
    if event.controller is not None and event.reason is not Reason.PLAYED:
        text += f" sotto il controllo di {people.name(event.controller)}"
    if event.enters_with:
        text += f" con {listed(counters(count, kind) for kind, count in event.enters_with)}"
    if event.attached_to is not None:
        text += f" e si assegna {_to(event.attached_to, names, people)}"
    return text + _joining(event, names, people)


def _joining(event: e.ZoneChange | e.TokenCreated, names: Names, people: People) -> str:
    """508.4, 509.4: what it enters attacking or blocking; 310.9a: who protects it; 616.1b: under whose control a token enters."""
    if event.color_chosen is not None:
        return f", e si sceglie il colore {COLORS.word(event.color_chosen.color)}"
    if event.type_chosen is not None:
        return f", e si sceglie il tipo {subtype_word(event.type_chosen.subtype)}"
    if event.word_chosen is not None:
        return f", e si sceglie {chosen_word(event.word_chosen.word, event.word_chosen.term)}"
    if event.protector is not None:
        return f", protetta da {people.name(event.protector)}"
    if isinstance(event, e.TokenCreated) and event.controller is not None and event.controller != event.owner:
        return f", che entra sotto il controllo di {people.name(event.controller)}"
    which = "che sta " if isinstance(event, e.TokenCreated) else ""
    if event.attacking is not None:
        return f", {which}attaccando {recipient(event.attacking, names, people)}"
    return "" if event.blocking is None else f", {which}bloccando {object_of(event.blocking, names, people)}"


def _token(event: e.TokenCreated, names: Names, people: People) -> str:
    """111.1: a token with its name and, where it has them, power and toughness."""
    made = event.characteristics
    size = "" if made.power is None or made.toughness is None else f" {made.power}/{made.toughness}"
    tapped = " TAPpata" if event.tapped else ""
    copied = "" if event.as_copy is None else f", che entra come copia di {_original(event.as_copy.name)}"
    attached = copied if event.attached_to is None else f" e la assegna {_to(event.attached_to, names, people)}"
    return (
        f"{people.name(event.owner)} crea una pedina {quoted(made.name or event.label)}{size}{tapped}{attached}"
        + _joining(event, names, people)
    )


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
            who, whom = object_of(source, names, people), _to(to, names, people)
            if first is not None:
                return f"{who} infligge {whom}, invece che {_to(first, names, people)}, {dealt}"
            return f"{who} infligge {dealt} {whom}"
        case e.DamagePrevented(source=source, to=to, amount=amount):
            verb = "si previene" if amount == 1 else "si prevengono"
            whose = object_of(source, names, people)
            return f"{verb} {damage(amount)} che {whose} avrebbe inflitto {_to(to, names, people)}"
        case e.DamageMarked(object=one, amount=amount, deathtouch=deathtouch):
            verb = "resta" if amount == 1 else "restano"
            text = f"{verb} {damage(amount)} su {object_of(one, names, people)}"
            if not amount:
                text = f"{object_of(one, names, people)} ha subito danno senza che ne resti"
            return f"{text}, da una fonte con tocco letale" if deathtouch else text
        case e.DamageReplaced(source=source, to=to, amount=amount, by=by):
            never = f"{object_of(source, names, people)} non infligge {damage(amount)} {_to(to, names, people)}"
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
    event: e.SpellCast | e.AbilityActivated | e.BecameTarget | e.AbilityTriggered, names: Names, people: People
) -> str:
    match event:
        case e.SpellCast(object=one, player=player):
            return f"{people.name(player)} lancia {object_of(one, names, people)}"
        case e.AbilityActivated(source=one, player=player):
            return f"{people.name(player)} attiva {object_of(one, names, people)}"
        case e.BecameTarget(target=target, by=by):
            what = recipient(target, names, people)
            return f"{what} diventa bersaglio {joined('di', object_of(by, names, people))}"
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
            return f"{_the_permanent(one, names, people)} viene distrutto{never}"
        case e.Regenerated():
            subject = _the_permanent(one, names, people)
            return f"{subject} viene rigenerato: perde il danno segnato, viene TAPpato e, se combatteva, esce dal combattimento"
        case e.Tapped():
            return f"{_whose(one, names, people)} TAPpa {what}"
        case e.Untapped():
            return f"{_whose(one, names, people)} STAPpa {what}"
        case _:
            assert_never(event)
