"""400.7, 603.6: what moves from zone to zone, enters or is made, in words."""

from __future__ import annotations

from collections.abc import Mapping

from engine import PlayerTarget, Recipient
from engine.state import events as e
from engine.words.mentions import Mention
from engine.words.terms import Kind, ObjectId, Reason, Zone
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, DOORS
from scenarios.language.words import (
    HIDDEN,
    People,
    called,
    counters,
    joined,
    listed,
    object_of,
    quoted,
    recipient,
    towards,
    zone_to,
)
from scenarios.told.values import chosen_word

Names = Mapping[ObjectId, Mention]


def _original(name: str) -> str:
    """What something is a copy of; a face-down permanent has no name (708.2a)."""
    return quoted(name) if name else "un oggetto senza nome"


def to_whom_or_what(one: Recipient, names: Names, people: People) -> str:
    if isinstance(one, PlayerTarget):
        return towards(people.name(one.player))
    return joined("a", object_of(one, names, people))


def the_permanent(one: ObjectId, names: Names, people: People) -> str:
    """A permanent where an ending must agree: the noun before the name settles it."""
    what = object_of(one, names, people)
    return f"il permanente {what}" if what.startswith("«") else what


def whose_it_is(one: ObjectId, names: Names, people: People) -> str:
    found = names.get(one)
    return people.name(found.controller) if found is not None else "il suo controllore"


def told_move(event: e.ZoneChange, names: Names, people: People) -> str:
    """400.7: by what it moves, and where to; 712.21, 730.3: as which cards and tokens; 730.3e, 903.9c: which go elsewhere."""
    parts = [(n, names[one]) for n, one in enumerate((event.became, *event.beside)) if event.beside and one in names]
    tokens = any(part.kind is Kind.TOKEN for _, part in parts)
    said = [_component(part, with_kind=tokens) for _, part in parts]
    as_parts = f": {'sono' if tokens else 'sono le carte'} {listed(said)}" if parts else ""
    elsewhere = [
        f"{quoted(part.name or part.label)} va {zone_to(to, people.name(part.owner))}"
        for n, part in parts
        if (to := e.destination(event, n)) is not event.to
    ]
    return _going(event, names, people) + as_parts + (f"; {listed(elsewhere)}" if elsewhere else "")


def _component(part: Mention, *, with_kind: bool) -> str:
    kind = ("la pedina " if part.kind is Kind.TOKEN else "la carta ") if with_kind else ""
    return f"{kind}{quoted(part.name or part.label)}"


def _going(event: e.ZoneChange, names: Names, people: People) -> str:
    found = names.get(event.object)
    owner = people.name(found.owner) if found is not None else "suo proprietario"
    what = object_of(event.object, names, people)
    where = _where(event, owner)
    if event.to is Zone.BATTLEFIELD:
        return _enters(event, what, found, names, people)
    if event.reason is Reason.DESTROYED:
        return f"{the_permanent(event.object, names, people)} viene distrutto e va {where}"
    if event.reason is Reason.SACRIFICED:
        kept = "" if event.to is Zone.GRAVEYARD else f", che va {where}"
        return f"{whose_it_is(event.object, names, people)} sacrifica {what}{kept}"
    if event.reason in (Reason.DISCARDED, Reason.MILLED):
        verb = "scarta" if event.reason is Reason.DISCARDED else "macina"
        kept = "" if event.to is Zone.GRAVEYARD else f", che va {where}"
        return f"{owner} {verb} {_card(found, people)}{kept}"
    if event.reason is Reason.DRAWN:
        shown = " e la rivela" if event.revealed or event.revealed_by else ""
        return f"{owner} pesca {_card(found, people)}{shown}"
    if event.reason is Reason.COUNTERED:
        return f"la magia {what} viene neutralizzata e va {where}" if what.startswith("«") else f"{what} va {where}"
    if event.to is Zone.HAND and event.origin in (Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.STACK):
        return f"{what} torna {where}"
    if event.bond is not None:
        return f"{what} va {where} e resta collegato {to_whom_or_what(event.bond, names, people)}"
    return f"{what} va {where}{' a faccia in giù' if event.face_down is not None else ''}"


def _card(found: Mention | None, people: People) -> str:
    """A card by name; one that the scenario does not name is just a card."""
    return HIDDEN if found is None or not found.name else called(found, people)


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
    if event.unlocked:
        text += f" con la porta {listed(DOORS.word(side) for side in event.unlocked)} sbloccata"
    if event.enters_with:
        text += f" con {listed(counters(count, kind) for kind, count in event.enters_with)}"
    if event.attached_to is not None:
        text += f" e si assegna {to_whom_or_what(event.attached_to, names, people)}"
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


def told_token(event: e.TokenCreated, names: Names, people: People) -> str:
    """111.1: a token with its name and, where it has them, power and toughness."""
    made = event.characteristics
    size = "" if made.power is None or made.toughness is None else f" {made.power}/{made.toughness}"
    tapped = " TAPpata" if event.tapped else ""
    copied = "" if event.as_copy is None else f", che entra come copia di {_original(event.as_copy.name)}"
    attached = (
        copied if event.attached_to is None else f" e la assegna {to_whom_or_what(event.attached_to, names, people)}"
    )
    return (
        f"{people.name(event.owner)} crea una pedina {quoted(made.name or event.label)}{size}{tapped}{attached}"
        + _joining(event, names, people)
    )
