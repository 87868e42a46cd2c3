"""603.5, 608.2d: what you may do, or another player may."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost
from engine.cards.abilities.casting import LetCast
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose, ForEach, May
from engine.cards.abilities.deciding import MayPlayLands
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.references import EachPlayer, One
from engine.cards.abilities.retargeting import ChangeTargets, HowChanged
from engine.cards.abilities.setting_up import SetUp
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.doing import Doer, Effects, subject
from scenarios.cardtext.lower.mentioned import YOU
from scenarios.cardtext.lower.payments import (
    as_much_energy,
    cost_of_acts,
    cost_of_anybody,
    dealt_to_whom_likes,
    may_pay,
    may_pay_either,
    whoever_likes,
)
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.sentences.acting import one_act
from scenarios.cardtext.lower.sentences.joined import linked
from scenarios.cardtext.lower.sentences.made_to_do import MADE_TO
from scenarios.cardtext.lower.sentences.who_does import Sentence, agrees
from scenarios.cardtext.tree import Node


def permitted(node: Node, sentence: Sentence) -> Effects:
    """603.5, 608.2d: 'puoi ...', or another player may."""
    scope = sentence.scope
    verb = next(node.words("V_CAN"))
    said = node.node("subject")
    anybody = None if said is None else whoever_likes(said.only)
    if anybody is not None:
        return (_whoever_likes(node, verb, anybody, scope),)
    if node.node("lets_be_dealt") is not None:
        refuse(node, refusal.NO_VOCABULARY)
    doer = _who_may(node, verb, sentence)
    inner = Sentence(scope, doer, "may")
    linked(node)
    for kind, made_to in MADE_TO.items():
        inside = node.node(kind)
        if inside is not None:
            return (May(then=made_to(inside, scope), who=doer.mention.to),)  # type: ignore[arg-type]
    if node.has("OR"):
        return (may_pay_either(node, doer, scope),)
    paying = [act for act in node.nodes("act") if act.node("pay") is not None]
    if len(paying) == 1 and next(paying[0].nodes("pay")).node("any_energy") is not None:
        return as_much_energy(node, doer, scope)
    apart = [
        act for act in node.nodes("act") if (taken := act.node("remove_counters")) and taken.node("among_permanents")
    ]
    if apart or (paying and len(list(node.nodes("act"))) > 1):
        return (MayPay(cost=cost_of_acts(node, list(node.nodes("act")), doer, scope), who=doer.mention.to),)  # type: ignore[arg-type]
    if paying:
        return (may_pay(node, paying, doer, scope),)
    each = doer.mention.to if isinstance(doer.mention.to, EachPlayer) else None
    said_doer, before_each = doer, (scope.mentions, scope.subject)
    if each is not None:
        one_of_them = Mention(to=One(), called=frozenset({"player"}), gender="m", player=True)
        scope.mentions = [*(known for known in scope.mentions if not known.player), one_of_them]
        inner = Sentence(scope, Doer(one_of_them), "may")
    made = tuple(one for act in node.nodes("act") for one in one_act(act, inner, infinitive=True))
    if not made:
        refuse(node, refusal.NO_VOCABULARY)
    if each is not None:
        scope.mentions, scope.subject = before_each
        sentence.doer = said_doer
        return (ForEach(of=each, do=(May(then=made, who=One()),)),)
    if doer.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    sentence.doer = doer
    if any(isinstance(one, MayPlayLands | LetCast | SetUp) for one in made):
        if len(made) != 1 and node.node("act") is not None and next(node.nodes("act")).node("play_and_cast") is None:
            refuse(node, refusal.NO_VOCABULARY)
        return made
    if len(made) == 1 and isinstance(made[0], ChangeTargets) and made[0].how is HowChanged.NEW:
        return made
    if made and isinstance(made[-1], CastNow) and all(isinstance(one, Choose) for one in made[:-1]):
        # 608.2g: the player is asked as the card is to be cast.
        return made
    return (May(then=made, who=doer.mention.to),)  # type: ignore[arg-type]


def _whoever_likes(node: Node, verb: Lexeme, anybody: EachPlayer, scope: Scope) -> UnlessPays:
    """118.12a: 'un qualsiasi giocatore può ...': each in turn, until one does."""
    if "3s" not in verb.moods:
        refuse(verb, refusal.DISAGREES)
    dealt = node.node("lets_be_dealt")
    if dealt is not None:
        return UnlessPays(who=anybody, cost=Cost(), effects=(), lets=(dealt_to_whom_likes(dealt, scope),))
    return UnlessPays(who=anybody, cost=cost_of_anybody(node, list(node.nodes("act")), scope), effects=())


def _who_may(node: Node, verb: Lexeme, sentence: Sentence) -> Doer:
    """Of whom 'può' is said: of its subject, of who did so before, or of you."""
    said, scope = node.node("subject"), sentence.scope
    if said is not None:
        if said.only.kind != "party":
            # 'Tu e un avversario bersaglio potete ...': each by himself, which no record says.
            refuse(said, refusal.NO_VOCABULARY)
        doer = subject(said.only, scope)
    else:
        # 'Se il giocatore lo fa, può copiare ...': who did so is of whom the verb is said.
        theirs = sentence.doer or (None if scope.event_doer is None else Doer(scope.event_doer))
        other = theirs is not None and theirs.mention.player and "2s" not in verb.moods
        doer = theirs if theirs is not None and other else Doer(YOU)
    agrees(verb, doer, said is not None)
    if not doer.mention.player or doer.before:
        refuse(node, refusal.UNEXPECTED)
    return doer
