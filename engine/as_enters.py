"""614.12a-b, 614.13: what a player chooses to pay, to sacrifice or to exile as a permanent enters."""

from __future__ import annotations

from dataclasses import replace

from engine import events as e
from engine.abilities.ability import Cost
from engine.abilities.filters import Filter
from engine.citations import cite, not_implemented
from engine.decisions import Form, Option, Purpose, Question
from engine.lookahead import as_object
from engine.matching import matching
from engine.objects import PlayerTarget
from engine.terms import Color, ObjectId, PlayerId, Reason, Zone
from engine.trace import Change, Facts, StepKind
from engine.transaction import Refused, Transaction

not_implemented("607.5", "due coppie di abilità collegate sullo stesso oggetto, tenute distinte")
not_implemented("614.13c", "carte macinate o esiliate dal grimorio da cui un permanente sta entrando")

Entering = e.ZoneChange | e.TokenCreated


def pays_as_it_enters(tx: Transaction, event: Entering, player: PlayerId, cost: Cost) -> bool:
    """614.12a: whether the player pays a cost as a permanent enters; what is paid is part of the same event.

    614.12b: nobody chooses to pay what, with all that was chosen to be paid for others that enter with it, they could not pay.
    """
    from engine.other_costs import could_pay, payments_of

    about = None if isinstance(event, e.TokenCreated) else tx.mention(event.object)
    if not could_pay(tx, player, as_object(tx, event), cost):
        return False
    if not _could_pay_too(tx, player, cost):
        facts: Facts = {"why": "not payable together", "about": about}
        tx.note(StepKind.NOTHING, [cite("614.12b")], facts=facts, player=player)
        return False
    if not tx.ask_yes(Purpose.MAY, player, cite("614.12a"), about):
        return False
    try:
        paid = payments_of(tx, player, as_object(tx, event), cost, tx.beside)
    except Refused:
        return False
    tx.beside += [replace(one, rules=(*one.rules, cite("614.12a"))) for one in paid]
    return True


def _could_pay_too(tx: Transaction, player: PlayerId, cost: Cost) -> bool:
    """614.12b: whether it could be paid on top of what was chosen to be paid already in this event."""
    from engine.costs import payable_life

    promised = sum(-one.event.amount for one in tx.beside if isinstance(one.event, e.LifeChange))
    return payable_life(tx, player) >= promised + cost.life


def feeds(tx: Transaction, event: Entering, player: PlayerId, source: ObjectId, wanted: Filter) -> int:
    """614.13, 614.13a-b: as it enters its controller sacrifices any number of permanents, or exiles any number of cards; not what
    enters at the same time, and nothing twice. How many there were."""
    entering = {one.object for one in tx.together if isinstance(one, e.ZoneChange) and one.to is Zone.BATTLEFIELD}
    taken = {one.event.object for one in tx.beside if isinstance(one.event, e.ZoneChange)}
    found = matching(wanted, tx.board, source=source, you=player)
    among = [one for one in found if one not in entering and one not in taken]
    about = None if isinstance(event, e.TokenCreated) else tx.mention(event.object)
    picked = tx.ask_objects(Purpose.CHOICE, player, cite("614.13a"), among, minimum=0, maximum=len(among), about=about)
    several = [one for one in picked if not isinstance(one, PlayerTarget)]
    sacrificed = wanted.zone is Zone.BATTLEFIELD
    to, reason = (Zone.GRAVEYARD, Reason.SACRIFICED) if sacrificed else (Zone.EXILE, Reason.EFFECT)
    rules = (cite("614.13"), *((cite("701.21a"),) if sacrificed else ()))
    tx.beside += [Change(event=e.ZoneChange(object=one, to=to, reason=reason), rules=rules) for one in several]
    return len(several)


def choose_color(tx: Transaction, event: Entering, player: PlayerId) -> Color:
    """614.12a, 105.4: as it enters a colour is chosen for it."""
    answer = tx.ask(
        Question(
            form=Form.CHOOSE,
            purpose=Purpose.COLOR,
            decider=player,
            chooser=player,
            rule=cite("614.12a"),
            options=tuple(Option(key=color.value, text=color.value) for color in Color),
            minimum=1,
            maximum=1,
            about=None if isinstance(event, e.TokenCreated) else tx.mention(event.object),
        )
    )
    return Color(answer.keys[0])
