"""119, 701.10d, 701.12c: life that is gained and lost, and totals that become a number, are doubled, exchanged or dealt anew."""

from __future__ import annotations

from engine.cards.abilities.exchanging import ExchangeLife, RedistributeLife
from engine.cards.abilities.players import DoubleLife, GainLife, LoseLife, SetLife
from engine.cards.abilities.quantities import Fixed, Half, LifeOf, Noted, Quantity, Sum
from engine.cards.abilities.references import EachOfThem, EachPlayer, PlayerReference, You
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.doing import Deed, Doer, Effects, only_you, party_of, player_doing
from scenarios.cardtext.lower.parties import player_of
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.tree import Node


def _whose(node: Node, scope: Scope) -> tuple[Effects, PlayerReference]:
    """Whose life total a node of kind 'life_total_of' is, and by what they were chosen."""
    if node.has("YOUR"):
        return (), You()
    found = player_of(party_of(node), scope)
    return found.before, found.mention.to  # type: ignore[return-value]


def _set_life(node: Node, scope: Scope, doer: Doer) -> Effects:
    """119.5: 'I tuoi punti vita diventano 10', 'Il totale di punti vita di ogni giocatore diventa 7'."""
    total = node.node("life_total_of")
    if total is None:
        if not scope.life_told or "3p" not in next(node.words("V_BECOME")).moods:
            refuse(node, refusal.NO_ANTECEDENT)
        return (SetLife(amount=amounts.said(node, scope), who=You()),)
    if ("3s" if total.has("LIFE_TOTAL") else "3p") not in next(node.words("V_BECOME")).moods:
        refuse(node, refusal.DISAGREES)
    before, who = _whose(total, scope)
    heard = scope.fork()
    if isinstance(who, EachPlayer):
        # 608.2h: 'al numero di creature che controlla': each has a number of their own.
        heard.subject = Mention(to=who, called=frozenset({"player"}), gender="m", player=True)
    return (*before, SetLife(amount=amounts.said(node, heard), who=who))


def _double_life(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.10d."""
    only_you(node, doer)
    before, who = _whose(next(node.nodes("life_total_of")), scope)
    return (*before, DoubleLife(who=who))


def _exchange_life(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.12c: one player's with that of another one."""
    only_you(node, doer)
    before, first = _whose(next(node.nodes("life_total_of")), scope)
    other = player_of(party_of(node), scope)
    if isinstance(first, EachPlayer) or other.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    return (*before, *other.before, ExchangeLife(first=first, second=other.mention.to))  # type: ignore[arg-type]


def _redistribute_life(node: Node, scope: Scope, doer: Doer) -> Effects:
    """119.5: of as many players as you like each receives the total of one of them."""
    only_you(node, doer)
    return (RedistributeLife(who=EachPlayer(Relation.ANY)),)


def _life_amount(node: Node, scope: Scope, doer: Doer) -> Quantity:
    said = next(node.nodes("life_amount"))
    if said.has("AS_MUCH_AS_WAS_LOST"):
        if scope.life_lost is None or node.kind != "gain_life" or node.node("per") is not None:
            refuse(said, refusal.NO_ANTECEDENT)
        return Noted(scope.life_lost)
    if said.has("HALF_OF") and not said.has("X"):
        who = player_doing(node, doer)
        if said.has("YOUR") is not doer.you or node.node("per") is not None:
            refuse(said, refusal.NO_VOCABULARY)
        each = EachOfThem() if isinstance(who, EachPlayer) else who
        return Half(LifeOf(each), round_up=said.has("ROUNDED_UP"))
    more = said.node("per")
    if more is not None:
        first, second = (Fixed(int(str(word.value))) for word in said.words("NUM"))
        return Sum((first, amounts.per(more, second, scope)))
    return amounts.per(node.node("per"), amounts.said(next(node.nodes("life_amount")), scope), scope)


def _gain_life(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (GainLife(amount=_life_amount(node, scope, doer), who=player_doing(node, doer)),)


def _lose_life(node: Node, scope: Scope, doer: Doer) -> Effects:
    amount = _life_amount(node, scope, doer)
    scope.life_lost = scope.name()
    if scope.as_many is None and not scope.event_amount and not isinstance(player_doing(node, doer), EachPlayer):
        # 119.3: 'tu guadagni altrettanti punti vita': as many as were lost, where no trigger event has a number.
        scope.as_many = Noted(scope.life_lost)
    return (LoseLife(amount=amount, who=player_doing(node, doer), keep_as=scope.life_lost),)


LIFE_TOTALS: dict[str, Deed] = {
    "gain_life": _gain_life,
    "lose_life": _lose_life,
    "set_life": _set_life,
    "double_life": _double_life,
    "exchange_life": _exchange_life,
    "redistribute_life": _redistribute_life,
}
