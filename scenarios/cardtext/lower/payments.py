"""118.12: what is paid or given up as an instruction is carried out, and what is done unless somebody does."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.choices import Choose, ChooseNumber, May
from engine.cards.abilities.continuous import GainControl
from engine.cards.abilities.damage import DealDamage, RemoveCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import Counter
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.quantities import Fixed, Noted, PlayerCounters, Quantity, Sum, X
from engine.cards.abilities.references import EachPlayer, One, PlayerReference, You
from engine.cards.characteristics import symbols
from engine.cards.mana import VARIABLES
from engine.words.record import replace
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.costs import cost as paid
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import Doer, Effects, verb_of
from scenarios.cardtext.lower.mana_symbols import mana_cost
from scenarios.cardtext.lower.mentioned import YOU
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.paid_in_counters import energy_of
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.subjects import not_named_in_quotes
from scenarios.cardtext.tongue import other_tongue
from scenarios.cardtext.tree import Node


def may_pay(node: Node, paying: list[Node], doer: Doer, scope: Scope) -> Effect:
    """118.12: 'puoi pagare {2}': what comes of it, the next sentence says."""
    if len(list(node.nodes("act"))) != 1 or len(list(paying[0].nodes())) != 1 or doer.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    pay = next(paying[0].nodes("pay"))
    if "inf" not in next(pay.words("V_PAY")).moods:
        refuse(node, refusal.DISAGREES)
    mana = pay.node("mana_payment")
    chooses_x = scope.x is None and mana is not None and any(word.value == "{X}" for word in mana.words("SYMBOL"))
    if chooses_x:
        scope.x = X()
    cost, times = _payable(pay, scope)
    if pay.has("ANY_NUMBER_OF_TIMES"):
        # 118.12: as often as one likes; 'altrettanti' behind it is how often.
        if chooses_x or times is not None or scope.x is not None:
            refuse(pay, refusal.NO_VOCABULARY)
        scope.as_many, times, chooses_x = X(), X(), True
    return MayPay(cost=cost, times=times, chooses_x=chooses_x, who=doer.mention.to)  # type: ignore[arg-type]


def to_be_paid(act: Node, scope: Scope) -> Effect:
    """118.12: 'all'inizio del tuo prossimo mantenimento, paga {3}': nobody has to activate mana abilities for it (118.3c)."""
    pay = next(act.nodes("pay"))
    if len(act.children) > 1 or "imp" not in next(pay.words("V_PAY")).moods or pay.node("mana_payment") is None:
        refuse(act, refusal.NO_VOCABULARY)
    cost, times = _payable(pay, scope)
    if times is not None or "X" in symbols(cost.mana):
        refuse(act, refusal.NO_VOCABULARY)
    return MayPay(cost=cost)


def as_much_energy(node: Node, doer: Doer, scope: Scope) -> Effects:
    """107.14: 'puoi pagare un qualsiasi ammontare di {E}': so many energy counters are removed, none of them if you like."""
    if doer.mention != YOU or len(list(node.nodes("act"))) > 1:
        refuse(node, refusal.NO_VOCABULARY)
    name = scope.name()
    scope.as_many = Noted(name)
    most = PlayerCounters("energy", You())
    return (
        ChooseNumber(keep_as=name, most=most),
        RemoveCounters(counter="energy", on=You(), count=Noted(name)),
    )


_AS_PAYMENTS = {
    "sacrifice": "sacrifice_payment",
    "discard": "discard_payment",
    "exile": "exile_payment",
    "tap": "tap_others_payment",
    "remove_counters": "remove_payment",
}
"""118.12: deeds that are said as what a cost asks for."""


def _as_payment(deed: Node) -> Node:
    """What a deed is called where it is paid with: 'scarta una carta terra' has a party of its own."""
    parts = tuple(
        Node("party", (one,), one.start, one.end) if isinstance(one, Node) and one.kind == "described" else one
        for one in deed.children
    )
    return replace(deed, kind=_AS_PAYMENTS[deed.kind], children=parts)


def cost_of_acts(node: Node, acts: list[Node], doer: Doer, scope: Scope) -> Cost:
    """118.12: 'puoi pagare {2} e sacrificare un artefatto': all of it together is one cost."""
    if doer.mention != YOU:
        refuse(node, refusal.NO_VOCABULARY)
    payments: list[Node] = []
    for act in acts:
        deed = act.node("pay", *_AS_PAYMENTS)
        if deed is None or len(act.children) > 1 or "inf" not in verb_of(deed).moods:
            refuse(act, refusal.NO_VOCABULARY)
        if deed.kind == "pay":
            inner = deed.node("mana_payment")
            if inner is None:
                life = Node("life_payment", deed.children, deed.start, deed.end)
                inner = (
                    Node("energy_payment", deed.children, deed.start, deed.end) if deed.node("energy_paid") else life
                )
            payments.append(inner)
        else:
            payments.append(_as_payment(deed))
    made = paid(Node("cost", tuple(payments), node.start, node.end), scope)
    if "X" in symbols(made.mana) or made.times_x:
        refuse(node, refusal.NO_VOCABULARY)
    return made


def whoever_likes(party: Node) -> EachPlayer | None:
    """118.12: 'qualsiasi giocatore può ...', whom nobody chooses; ``None`` where the words mean somebody else."""
    inner = party.only if party.kind == "party" else party
    one = inner.node("determiner") if inner.kind == "described" else None
    if one is None or one.only.kind != "one" or not one.only.has("ANY") or one.only.has("ONE", "OTHER"):
        return None
    found = described(inner)
    if found.targeted or found.players not in (Relation.ANY, Relation.OPPONENT):
        refuse(party, refusal.NO_VOCABULARY)
    return EachPlayer(found.players)


def dealt_to_whom_likes(node: Node, scope: Scope) -> DealDamage:
    """120.3, 608.2d: what the source deals to whoever has it deal it."""
    itself, pronoun = node.node("own"), node.node("pronoun")
    if itself is not None:
        not_named_in_quotes(itself, scope)
    elif pronoun is None or not spoken(Node("party", (pronoun,), node.start, node.end), scope).mention.own:
        refuse(node, refusal.NO_ANTECEDENT)
    amount = amounts.said(next(node.nodes("damage")), scope)
    if not isinstance(amount, Fixed):
        refuse(node, refusal.NO_VOCABULARY)
    return DealDamage(amount=amount, to=One())


def cost_of_anybody(node: Node, acts: list[Node], scope: Scope) -> Cost:
    """118.12: what whoever likes may pay, of which nothing is said to be yours."""
    if any(one.has("YOUR", "NAME", "THIS", "CLITIC", "PRON", "ITS", "OWN") for act in acts for one in act.every_node()):
        refuse(node, refusal.NO_VOCABULARY)
    return cost_of_acts(node, acts, Doer(YOU), scope)


def may_pay_either(node: Node, doer: Doer, scope: Scope) -> Effect:
    """118.12: 'puoi sacrificare un artefatto o scartare una carta': one of the two."""
    first, *others = (cost_of_acts(node, [act], doer, scope) for act in node.nodes("act"))
    return MayPay(cost=first, or_else=tuple(others))


def _payable(node: Node, scope: Scope) -> tuple[Cost, Quantity | None]:
    """118.12: mana, life or energy that is paid as the ability resolves; and how many times over, where that is what X is."""
    mana, life, energy = node.node("mana_payment"), node.node("life_amount"), node.node("energy_paid")
    if mana is not None:
        return _mana_payable(mana, scope)
    if energy is not None:
        return Cost(energy=energy_of(energy)), None
    assert life is not None
    amount = amounts.said(life, scope)
    if not isinstance(amount, Fixed):
        refuse(life, refusal.NO_VOCABULARY)
    return Cost(life=amount.value), None


def _mana_payable(mana: Node, scope: Scope) -> tuple[Cost, Quantity | None]:
    """107.3: '{X}' is the X that was announced, or so many times '{1}' as the sentence says."""
    cost = Cost(mana=mana_cost(mana))
    variable = [one for one in symbols(cost.mana) if one in VARIABLES]
    if not variable:
        return cost, None
    if variable != ["X"] or scope.x is None:
        refuse(mana, refusal.NO_VOCABULARY)
    if scope.x == X():
        return cost, None
    if cost.mana != "{X}":
        refuse(mana, refusal.NO_VOCABULARY)
    return Cost(mana="{1}"), scope.x


def _given_up(node: Node, who: Mention, scope: Scope) -> Cost:
    """118.12a: 'a meno che tu non sacrifichi una creatura', 'non scarti una carta'."""
    cost = paid(Node("cost", (node,), node.start, node.end), scope)
    if cost.sacrifice is not None and scope.source.spell:
        cost = replace(cost, sacrifice=all_others(node, cost.sacrifice, scope))
    if who != YOU and any(one.has("YOUR", "NAME", "THIS") for one in (node, *node.every_node())):
        refuse(node, refusal.NO_VOCABULARY)
    return cost


def _only_control(made: Apply) -> bool:
    """613.1b: who controls something is settled as it resolves."""
    return all(isinstance(one, GainControl) for one in made.parts)


def done_unless(node: Node, made: Effects, doer: Doer, scope: Scope) -> Effect:
    """118.12a: 'a meno che il suo controllore non paghi {2}'. Where nobody is said, it is the player who does the rest."""
    party = node.node("party")
    who = spoken(party, scope).mention if party is not None else doer.mention if doer.mention.player else YOU
    if party is None and who == YOU and (other_tongue() is not None or any(isinstance(one, Counter) for one in made)):
        # 'They', who are not you; and 'neutralizzala a meno che non paghi', which may be said of its controller.
        refuse(node, refusal.AMBIGUOUS)
    if any(isinstance(one, Apply) and not _only_control(one) for one in made):
        # 508.1d, 509.1d: whether something can attack or block unless somebody pays is not asked for as it resolves.
        refuse(node, refusal.NO_VOCABULARY)
    if (
        party is not None
        and party.only.kind == "described"
        and who.plural is False
        and not described(party.only).targeted
    ):
        # 'A meno che un giocatore ...': whoever likes, which is no player whom somebody chooses.
        anybody = described(party.only).players
        if not node.has("CHOOSES_TO_BE_DEALT") or anybody not in (Relation.ANY, Relation.OPPONENT):
            refuse(party, refusal.NO_VOCABULARY)
        return UnlessPays(who=EachPlayer(anybody), cost=Cost(), effects=made, lets=(dealt_to_whom_likes(node, scope),))
    chosen = [one for one in made if isinstance(one, Choose)]
    if not who.player or who.plural is not False or any(one.who != who.to for one in chosen):
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("CHOOSES_TO_BE_DEALT"):
        return _unless_dealt(node, made, who, scope)
    if other_tongue() is None and "2s" not in verb_of(node).moods:
        refuse(node, refusal.DISAGREES)
    given = [one for one in node.nodes() if one.kind.endswith("_payment") and one.kind not in _PAYABLE]
    cost, times = _payable(node, scope) if not given else (_given_up(given[0], who, scope), None)
    for other in given[1:]:
        # 118.12a: who does neither the one nor the other.
        made = (UnlessPays(who=who.to, cost=_given_up(other, who, scope), effects=made),)  # type: ignore[arg-type]
    if given and node.has("V_PAY"):
        paid_too, times_too = _payable(node, scope)
        made = (UnlessPays(who=who.to, cost=paid_too, times=times_too, effects=made),)  # type: ignore[arg-type]
    each, more = node.node("per"), node.node("more_paid")
    if more is not None:
        times = _paid_and_more(cost, times, more, scope)
    if each is not None:
        if times is not None or "X" in symbols(cost.mana) or node.node("mana_payment") is None:
            refuse(each, refusal.NO_VOCABULARY)
        times = amounts.per(each, Fixed(1), scope)
    if more is not None:
        cost = Cost(mana="{1}")
    return UnlessPays(who=who.to, cost=cost, times=times, effects=made)  # type: ignore[arg-type]


def _unless_dealt(node: Node, made: Effects, who: Mention, scope: Scope) -> Effect:
    """608.2d: 'a meno che quel giocatore decida di farsi infliggere 4 danni dalla Sentinella', as it resolves."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    player: PlayerReference = who.to  # type: ignore[assignment]
    damage, told = next(node.nodes("damage")), [one for one in made if isinstance(one, DealDamage)]
    # 'Altrettanti danni' are so many as would be dealt where the player does not choose so.
    as_many = damage.has("AS_MANY", "AS_MUCH_DAMAGE") and len(told) == 1
    dealt = DealDamage(amount=told[0].amount if as_many else amounts.said(damage, scope), to=player)
    return May(then=(dealt,), otherwise=made, who=player)


_PAYABLE = ("mana_payment", "energy_payment", "life_payment")


def _paid_and_more(cost: Cost, times: Quantity | None, more: Node, scope: Scope) -> Quantity:
    """118.12: '{1} più {1} addizionale per ogni creatura': generic mana, and as much again for each of them."""
    first, symbol = symbols(cost.mana), next(more.words("SYMBOL"))
    if times is not None or len(first) != 1 or not first[0].isdigit() or symbol.value != "{1}":
        refuse(more, refusal.NO_VOCABULARY)
    return Sum((Fixed(int(first[0])), amounts.per(next(more.nodes("per")), Fixed(1), scope)))
