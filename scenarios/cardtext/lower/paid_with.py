"""601.2h, 602.2b, 608.2h: what the one thing is that a cost was paid with, where the instructions speak of it."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Remembered
from engine.cards.keywords.parts import PAID_WITH
from engine.words.terms import Zone
from scenarios.cardtext.lower.scope import Done, Mention, Scope, called


def hear_what_was_paid(paid: Cost, scope: Scope) -> None:
    """608.2h: the instructions may go on to speak of 'la creatura sacrificata', 'la carta rivelata', 'la carta esiliata': as it
    last was, but for what was only shown and is still there.
    """
    scope.sacrificed = None
    if not _one_thing_alone(paid):
        return
    if paid.sacrifice is not None and paid.sacrifice_count == 1:
        scope.sacrificed = _IT
    elif paid.reveal_such is not None and paid.reveal_count == 1:
        scope.mention(Mention(to=_IT, called=_card(paid.reveal_such), gender="f", event=True, zone=Zone.HAND))
        scope.done["REVEALED"] = Done(to=_IT)
    elif paid.discard == 1:
        _gone("DISCARDED", paid.discard_such, Zone.GRAVEYARD, scope)
    elif paid.exile is not None and paid.exile_count == 1 and paid.exile.zone is not Zone.BATTLEFIELD:
        _gone("EXILED", paid.exile, Zone.EXILE, scope)


_IT = Remembered(PAID_WITH)


def _gone(verb: str, such: Filter | None, to: Zone, scope: Scope) -> None:
    """608.2h: a card that was moved for it is spoken of as it last was, and in no other way."""
    card = Mention(to=_IT, called=_card(such), gender="f", event=True, unspeakable=True, zone=to, was=_IT)
    scope.mentions = [one for one in scope.mentions if not (one.event and one.unspeakable)]
    scope.mention(card)
    scope.done[verb] = Done(to=_IT, as_it_was=True)


def _card(such: Filter | None) -> frozenset[str]:
    return called(("card", *(() if such is None else (*such.types, *such.subtypes))))


def _one_thing_alone(paid: Cost) -> bool:
    """Whether nothing else is moved, tapped or revealed for it, but the source itself."""
    moved = len(paid.moves) + (paid.reveal_such is not None)
    return moved == 1 and paid.tap_others is None and not paid.times_x and not paid.sacrifice_also
