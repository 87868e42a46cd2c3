"""608.2c: a sentence of instructions: its clauses in the order written, each with whoever does it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

from engine.cards.abilities.ability import Cost, Replaces
from engine.cards.abilities.casting import LetCast
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose, ChooseNumber, ForEach, If, May
from engine.cards.abilities.conditions import Condition, Not, Paid
from engine.cards.abilities.continuous import GainControl
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.damage import RemoveCounters
from engine.cards.abilities.deciding import MayPlayLands
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.paying import MayPay, UnlessPays
from engine.cards.abilities.quantities import (
    CountOf,
    Fixed,
    ManaValueOf,
    Noted,
    PlayerCounters,
    PowerOf,
    Quantity,
    Sum,
    ToughnessOf,
    X,
)
from engine.cards.abilities.references import (
    ControllerOf,
    EachPlayer,
    Every,
    ObjectReference,
    One,
    PlayerReference,
    Remembered,
    Target,
    You,
)
from engine.cards.abilities.retargeting import ChangeTargets, HowChanged
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import BeginningOf
from engine.cards.characteristics import symbols
from engine.cards.mana import VARIABLES
from engine.words.record import replace, within
from engine.words.terms import Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.actions import OBJECTS_DO, WITHOUT_VERB
from scenarios.cardtext.lower.conditions import condition, negated_fact
from scenarios.cardtext.lower.costs import cost as paid
from scenarios.cardtext.lower.costs import energy_of
from scenarios.cardtext.lower.dealing import deal_to_you
from scenarios.cardtext.lower.deeds import DEEDS
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.doing import Deed, Doer, Effects, counted_for_each, subject, verb_of
from scenarios.cardtext.lower.done_so import those_done_so
from scenarios.cardtext.lower.hindering import next_spell, not_prevented
from scenarios.cardtext.lower.lasting import continuous, duration, held_while
from scenarios.cardtext.lower.mana_symbols import mana_cost
from scenarios.cardtext.lower.parties import YOU, object_of, other_than_source, own, spoken
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, refuse
from scenarios.cardtext.lower.shields import next_damage
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node

Lowered = TypeVar("Lowered")


class _Sentence(Struct):
    """What is known while the clauses of one sentence are lowered: the last subject, and what kind of clause went before."""

    scope: Scope
    doer: Doer | None = None
    before: str = ""
    about: Mention | None = None
    """What the condition before says something of; a verb without a subject behind it goes on to speak of that."""


def effects(node: Node, scope: Scope) -> Effects:
    """The instructions of a node of kind 'effects'."""
    where = node.node("where")
    if where is not None:
        if scope.x is not None:
            refuse(where, refusal.AMBIGUOUS)
        _define_x(node, where, scope)
    sentence = _Sentence(scope)
    _linked(node)
    made = tuple(one for clause in _clauses(node) for one in _clause(clause, sentence))
    if where is not None:
        scope.x_said = scope.x if isinstance(scope.x, PowerOf | ToughnessOf | ManaValueOf) else None
        scope.x = None
    return made


def _define_x(node: Node, where: Node, scope: Scope) -> None:
    """107.3i: 'dove X è ...'. It may speak of a target that the sentence names before, never of what the sentence makes."""
    try:
        amounts.define_x(where, scope)
    except Refusal as why:
        if why.reason != refusal.NO_ANTECEDENT:
            raise
        heard = scope.fork()
        heard.x = X()
        sentence = _Sentence(heard)
        for clause in _clauses(node):
            _clause(clause, sentence)
        heard.mentions = [one for one in heard.mentions if isinstance(one.to, Target)]
        amounts.define_x(where, heard)
        scope.x = heard.x


def _clauses(node: Node) -> list[Node]:
    """The clauses of a sentence. What stands before a comma for what follows ('se ...,', 'per ogni ...,') is said of all of that:
    where it ends before, there is another sentence."""
    clauses = list(node.nodes("clause"))
    if any(one.only.kind in ("conditional", "for_each", "at_next") for one in clauses[:-1]):
        refuse(clauses[-1], refusal.UNEXPECTED)
    return clauses


def _linked(node: Node) -> None:
    """Of several clauses the last is joined with 'e' or 'poi', not with a comma alone."""
    links = list(node.nodes("link"))
    if links and not links[-1].has("AND", "THEN"):
        refuse(links[-1], refusal.UNEXPECTED)


def _clause(node: Node, sentence: _Sentence) -> Effects:
    inner = node.only
    match inner.kind:
        case "act":
            return _act(inner, sentence)
        case "may":
            return _may(inner, sentence)
        case "conditional":
            return _conditional(inner, sentence)
        case "at_next":
            _linked(inner)
            word = next(inner.words("NEXT_TIME"))
            before = sentence.scope.fork()
            acts = list(inner.nodes("act"))
            if len(acts) == 1 and acts[0].node("pay") is not None:
                return (_at_next(word, (_to_be_paid(acts[0], sentence.scope),)),)
            made = tuple(one for act in acts for one in _act(act, sentence))
            sentence.scope.not_moved_yet(before)
            return (_at_next(word, made),)
        case "during":
            return _during(inner, sentence)
        case "dies_exiled":
            return _dies_exiled(inner, sentence.scope)
        case "buried_exiled":
            return _buried_exiled(inner, sentence.scope)
        case "not_prevented":
            return not_prevented(inner, sentence.scope)
        case "next_damage":
            return next_damage(inner, sentence.scope)
        case "next_spell":
            return next_spell(inner, sentence.scope)
        case "act_if":
            return _act_if(inner, sentence)
        case "for_each":
            return _for_each(inner, sentence)
        case _:
            refuse(inner, refusal.NO_VOCABULARY)


def _during(node: Node, sentence: _Sentence) -> Effects:
    """'Fino alla fine del turno, ...': all that follows lasts so long, and must be something that lasts."""
    scope = sentence.scope
    if scope.until is not None:
        refuse(node, refusal.UNEXPECTED)
    said = next(node.nodes("duration"))
    scope.so_long = held_while(said, scope)
    if scope.so_long is not None:
        return _all_the_while(node, sentence)
    scope.until = duration(said, scope)
    _linked(node)
    floor = node.node("not_prevented")
    if floor is not None:
        made = not_prevented(floor, scope)
        scope.until = None
        return made
    may = node.node("may")
    if may is not None:
        if any(act.node("play_known") is None for act in may.nodes("act")) or not list(may.nodes("act")):
            refuse(node, refusal.NO_VOCABULARY)
        made = _may(may, sentence)
        scope.until = None
        return made
    acts = list(node.nodes("act"))
    if any(
        act.node("continuous", "fought", "unregenerated", "hindered", "switch_numbers", "multiply") is None
        for act in acts
    ):
        refuse(node, refusal.NO_VOCABULARY)
    made = tuple(one for act in acts for one in _act(act, sentence))
    scope.until = None
    return made


def _all_the_while(node: Node, sentence: _Sentence) -> Effects:
    """611.2b: 'Fintanto che la Sentinella rimane TAPpata, ...': changes of objects only."""
    _linked(node)
    acts = list(node.nodes("act"))
    if not acts or any(act.node("continuous") is None for act in acts):
        refuse(node, refusal.NO_VOCABULARY)
    made = tuple(one for act in acts for one in _act(act, sentence))
    sentence.scope.so_long = None
    return made


def _conditional(node: Node, sentence: _Sentence) -> Effects:
    """608.2c: 'se ...' in an instruction is looked at as it is reached."""
    asked = next(node.nodes("condition"))
    such = condition(asked, sentence.scope)
    sentence.about = _asked_of(asked, sentence.scope)
    _linked(node)
    earlier = len(sentence.scope.targets)
    made = tuple(one for clause in _clauses(node) for one in _clause(clause, sentence))
    sentence.about = None
    _targets_if(such, earlier, node, sentence.scope)
    return (If(condition=such, then=made),)


def _asked_of(asked: Node, scope: Scope) -> Mention | None:
    """The source, where each of the facts that are asked for is one of it: 'se la Sentinella è stata potenziata'."""
    parties = [said.only for said in (fact.node("subject_of_fact") for fact in asked.nodes("fact")) if said is not None]
    alone = [fact.node("own") is not None for fact in asked.nodes("fact")]
    if not (parties or any(alone)) or any(party.only.kind != "own" for party in parties):
        return None
    return own(scope)


def _targets_if(such: Condition, earlier: int, node: Node, scope: Scope) -> None:
    """601.2c: what is a target only because a cost was paid need not be chosen where it was not."""
    if len(scope.targets) == earlier or not any(isinstance(part, Paid) for part in within(such)):
        return
    if not (scope.source.spell and isinstance(such, Paid)) or any(spec.if_paid for spec in scope.targets[earlier:]):
        refuse(node, refusal.NO_VOCABULARY)
    scope.targets[earlier:] = [replace(spec, if_paid=such.name) for spec in scope.targets[earlier:]]


def _dies_exiled(node: Node, scope: Scope) -> Effects:
    """614.1a, 611.2c: 'Se quella creatura sta per morire in questo turno, invece esiliala'; 'una creatura': any that would die."""
    party, clitic = next(node.nodes("party")), next(node.words("CLITIC"))
    if "imp" not in next(node.words("V_EXILE")).moods:
        refuse(node, refusal.DISAGREES)
    dies = Replaces(subject=Filter(), origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
    if party.only.kind == "described":
        found = described(party.only, scope=scope.fork())
        wanted = found.objects
        if found.determiner != "one" or wanted is None or found.players is not None or found.targeted or found.card:
            refuse(party, refusal.NO_VOCABULARY)
        if wanted.zone is not Zone.BATTLEFIELD or (found.gender and found.gender != clitic.marks[:1]):
            refuse(clitic, refusal.DISAGREES)
        return (SetUp(says=replace(dies, subject=wanted)),)
    known = object_of(party, scope)
    if known.before or known.mention.zone is not Zone.BATTLEFIELD or not known.mention.agrees(clitic.marks):
        refuse(party, refusal.NO_VOCABULARY)
    return (SetUp(says=dies, of=known.to),)


def _buried_exiled(node: Node, scope: Scope) -> Effects:
    """614.1a: 'Se quella magia sta per essere messa nel tuo cimitero, invece esiliala': a spell that was just cast, wherever it
    goes from the stack."""
    party, clitic, place = next(node.nodes("party")), next(node.words("CLITIC")), next(node.nodes("place"))
    if (
        "imp" not in next(node.words("V_EXILE", "V_REMOVE")).moods
        or next(place.words("PLACE")).value is not Zone.GRAVEYARD
    ):
        refuse(node, refusal.DISAGREES)
    inner = party.only
    spell = [one for one in scope.mentions if one.zone is Zone.STACK and isinstance(one.to, Remembered)]
    if inner.kind != "that" or not inner.has("SPELL", "CARD") or len(spell) != 1 or not spell[0].agrees(clitic.marks):
        refuse(party, refusal.NO_ANTECEDENT)
    goes = Replaces(subject=Filter(zone=Zone.STACK), origin=Zone.STACK, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
    return (SetUp(says=goes, of=spell[0].to),)


def _for_each(node: Node, sentence: _Sentence) -> Effects:
    """608.2f: 'Per ogni creatura distrutta in questo modo, il suo controllore crea una pedina': one after the other, where the
    instructions speak of each of them; else so many times over."""
    scope = sentence.scope
    done = node.node("done_so")
    of: ObjectReference | PlayerReference
    if done is not None:
        of, found, kept = those_done_so(done, scope)
        zone = Zone.BATTLEFIELD if kept.as_it_was else Zone.EXILE if done.has("EXILED") else Zone.GRAVEYARD
    else:
        found = describe(next(node.nodes("nominal")), other=node.has("OTHER"), scope=scope)
        other_than_source(node, found.objects, scope)
        zone = Zone.BATTLEFIELD if found.objects is None else found.objects.zone
        if found.targeted or (found.objects is not None and found.card and not found.zone_said):
            refuse(node, refusal.NO_VOCABULARY)
        of = Every(found.objects) if found.objects is not None else EachPlayer(found.players or Relation.ANY)
    earlier, before = len(scope.targets), list(scope.mentions)
    player = found.objects is None
    scope.mentions = [one for one in before if one.own or one.player]
    gender = "m" if player else found.gender
    scope.mention(Mention(to=One(), called=found.called, gender=gender, plural=False, player=player, zone=zone))
    _linked(node)
    made = tuple(one for clause in _clauses(node) for one in _clause(clause, sentence))
    if player and len(scope.targets) > earlier:
        return _target_of_each(node, earlier, before, made, found.players or Relation.ANY, scope)
    scope.mentions = before
    scope.subject = None
    speaks = any(isinstance(part, One) for part in within(made))
    controlled = any(isinstance(part, ControllerOf) and part.of == One() for part in within(made))
    if len(scope.targets) > earlier or any(isinstance(part, Delay | Reflect | Choose) for part in within(made)):
        refuse(node, refusal.NO_VOCABULARY)
    if controlled and zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    if speaks or player:
        return (ForEach(of=of, do=made),)
    if len(made) != 1 or not isinstance(made[0], CreateTokens | CreateCopies):
        refuse(node, refusal.NO_VOCABULARY)
    return (replace(made[0], count=amounts.multiplied(made[0].count, CountOf(of, gone=done is not None), node)),)  # type: ignore[arg-type]


def _target_of_each(
    node: Node, earlier: int, before: list[Mention], made: Effects, whose: Relation, scope: Scope
) -> Effects:
    """601.2c: 'per ogni avversario, esilia fino a una creatura bersaglio controllata da quel giocatore': one of each."""
    for index in range(earlier, len(scope.targets)):
        spec = scope.targets[index]
        wanted = spec.objects
        if wanted is None or wanted.whose != One() or spec.players is not None or spec.minimum or spec.times_x:
            refuse(node, refusal.NO_VOCABULARY)
        scope.targets[index] = replace(spec, objects=replace(wanted, whose=None, controller=whose), each_of=whose)
    if any(isinstance(part, One) for part in within((made, tuple(scope.targets)))) or len(scope.targets) != earlier + 1:
        refuse(node, refusal.NO_VOCABULARY)
    if any(isinstance(part, Delay | Reflect | Choose) for part in within(made)):
        refuse(node, refusal.NO_VOCABULARY)
    chosen = [one for one in scope.mentions if one.to == Target(earlier)]
    scope.mentions = [*before, *(replace(one, plural=None) for one in chosen)]
    scope.subject = None
    return made


def _act_if(node: Node, sentence: _Sentence) -> Effects:
    """608.2c: the condition behind the instruction; it is looked at before."""
    earlier = len(sentence.scope.targets)
    may = node.node("may")
    made = _act(next(node.nodes("act")), sentence) if may is None else _may(may, sentence)
    unless = node.node("negated_fact")
    if unless is not None:
        such: Condition = Not(negated_fact(unless, sentence.scope))
    else:
        such = condition(next(node.nodes("condition")), sentence.scope)
    _targets_if(such, earlier, node, sentence.scope)
    return (If(condition=such, then=made),)


def _may(node: Node, sentence: _Sentence) -> Effects:
    """603.5, 608.2d: 'puoi ...', or another player may."""
    scope = sentence.scope
    verb = next(node.words("V_CAN"))
    said = node.node("subject")
    doer = Doer(YOU) if said is None else subject(said.only, scope)
    _agrees(verb, doer, said is not None)
    if not doer.mention.player or doer.before:
        refuse(node, refusal.UNEXPECTED)
    inner = _Sentence(scope, doer, "may")
    _linked(node)
    for kind, made_to in _MADE_TO.items():
        inside = node.node(kind)
        if inside is not None:
            return (May(then=made_to(inside, scope), who=doer.mention.to),)  # type: ignore[arg-type]
    if node.has("OR"):
        return (_may_pay_either(node, doer, scope),)
    paying = [act for act in node.nodes("act") if act.node("pay") is not None]
    if len(paying) == 1 and next(paying[0].nodes("pay")).node("any_energy") is not None:
        return _as_much_energy(node, doer, scope)
    if paying and len(list(node.nodes("act"))) > 1:
        return (MayPay(cost=_cost_of_acts(node, list(node.nodes("act")), doer, scope), who=doer.mention.to),)  # type: ignore[arg-type]
    if paying:
        return (_may_pay(node, paying, doer, scope),)
    each = doer.mention.to if isinstance(doer.mention.to, EachPlayer) else None
    said_doer, before_each = doer, (scope.mentions, scope.subject)
    if each is not None:
        one_of_them = Mention(to=One(), called=frozenset({"player"}), gender="m", player=True)
        scope.mentions = [*(known for known in scope.mentions if not known.player), one_of_them]
        inner = _Sentence(scope, Doer(one_of_them), "may")
    made = tuple(one for act in node.nodes("act") for one in _act(act, inner, infinitive=True))
    if each is not None:
        scope.mentions, scope.subject = before_each
        sentence.doer = said_doer
        return (ForEach(of=each, do=(May(then=made, who=One()),)),)
    if doer.mention.plural is not False:
        refuse(node, refusal.NO_VOCABULARY)
    sentence.doer = doer
    if any(isinstance(one, MayPlayLands | LetCast) for one in made):
        if len(made) != 1:
            refuse(node, refusal.NO_VOCABULARY)
        return made
    if len(made) == 1 and isinstance(made[0], ChangeTargets) and made[0].how is HowChanged.NEW:
        return made
    if made and isinstance(made[-1], CastNow) and all(isinstance(one, Choose) for one in made[:-1]):
        # 608.2g: the player is asked as the card is to be cast.
        return made
    return (May(then=made, who=doer.mention.to),)  # type: ignore[arg-type]


def _may_pay(node: Node, paying: list[Node], doer: Doer, scope: Scope) -> Effect:
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
    return MayPay(cost=cost, times=times, chooses_x=chooses_x, who=doer.mention.to)  # type: ignore[arg-type]


def _to_be_paid(act: Node, scope: Scope) -> Effect:
    """118.12: 'all'inizio del tuo prossimo mantenimento, paga {3}': nobody has to activate mana abilities for it (118.3c)."""
    pay = next(act.nodes("pay"))
    if len(act.children) > 1 or "imp" not in next(pay.words("V_PAY")).moods or pay.node("mana_payment") is None:
        refuse(act, refusal.NO_VOCABULARY)
    cost, times = _payable(pay, scope)
    if times is not None or "X" in symbols(cost.mana):
        refuse(act, refusal.NO_VOCABULARY)
    return MayPay(cost=cost)


def _as_much_energy(node: Node, doer: Doer, scope: Scope) -> Effects:
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
}
"""118.12: deeds that are said as what a cost asks for."""


def _cost_of_acts(node: Node, acts: list[Node], doer: Doer, scope: Scope) -> Cost:
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
            payments.append(replace(deed, kind=_AS_PAYMENTS[deed.kind]))
    made = paid(Node("cost", tuple(payments), node.start, node.end), scope)
    if "X" in symbols(made.mana) or made.times_x:
        refuse(node, refusal.NO_VOCABULARY)
    return made


def _may_pay_either(node: Node, doer: Doer, scope: Scope) -> Effect:
    """118.12: 'puoi sacrificare un artefatto o scartare una carta': one of the two."""
    first, *others = (_cost_of_acts(node, [act], doer, scope) for act in node.nodes("act"))
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
    if who != YOU and any(one.has("YOUR", "NAME", "THIS") for one in _all_nodes(node)):
        refuse(node, refusal.NO_VOCABULARY)
    return cost


def _all_nodes(node: Node) -> Iterator[Node]:
    yield node
    for one in node.nodes():
        yield from _all_nodes(one)


_CAUSED = ("draw", "discard", "gain_life", "lose_life", "mill", "sacrifice")
"""Deeds whose words have no 'a' of their own, so that the one behind them says who does it."""


def _caused(node: Node, scope: Scope) -> Effects:
    """'Puoi far pescare una carta a un giocatore bersaglio': the party behind 'a' does it."""
    first = node.node("caused_first")
    if first is not None:
        return _caused_first(first, scope)
    if node.node("whole_place") is not None:
        return _caused_to_mill(node, scope)
    deed, party = node.nodes()
    if deed.kind not in _CAUSED:
        refuse(node, refusal.NO_VOCABULARY)
    if "inf" not in next(node.words("V_DO")).moods or "inf" not in verb_of(deed).moods:
        refuse(node, refusal.DISAGREES)
    found = spoken(party, scope, dative=True)
    return (*found.before, *DEEDS[deed.kind](deed, scope, Doer(found.mention)))


def _caused_first(node: Node, scope: Scope) -> Effects:
    """'Puoi far perdere a un giocatore bersaglio punti vita pari al numero di ...': who, before how much."""
    verb, party, amount = (
        next(node.words("V_LOSE", "V_GAIN")),
        next(node.nodes("party")),
        next(node.nodes("life_amount")),
    )
    if any("inf" not in word.moods for word in (next(node.words("V_DO")), verb)):
        refuse(node, refusal.DISAGREES)
    found = spoken(party, scope, dative=True)
    kind = "lose_life" if verb.kind == "V_LOSE" else "gain_life"
    return (*found.before, *DEEDS[kind](Node(kind, (verb, amount), node.start, node.end), scope, Doer(found.mention)))


def _caused_to_mill(node: Node, scope: Scope) -> Effects:
    """701.17a: 'puoi far mettere nel cimitero di un avversario bersaglio le prime cinque carte del suo grimorio'."""
    place, first = next(node.nodes("whole_place")), next(node.nodes("first_cards"))
    if any("inf" not in word.moods for word in node.words("V_DO", "V_PUT")) or first.node("own_place") is None:
        refuse(node, refusal.DISAGREES)
    if next(place.words("PLACE")).value is not Zone.GRAVEYARD:
        refuse(place, refusal.NO_VOCABULARY)
    found = spoken(next(place.nodes("party")), scope)
    own_place = next(first.nodes("own_place"))
    into = replace(own_place, children=tuple(
        replace(word, value=Zone.GRAVEYARD) if isinstance(word, Lexeme) and word.kind == "PLACE" else word
        for word in own_place.children
    ))  # fmt: skip
    mill = Node("mill", (next(node.words("V_PUT")), first, into), node.start, node.end)
    return (*found.before, *DEEDS["mill"](mill, scope, Doer(found.mention)))


def _made_to_get(node: Node, scope: Scope) -> Effects:
    """'Puoi far prendere +1/+0 a una creatura bersaglio fino alla fine del turno'."""
    if "inf" not in next(node.words("V_DO")).moods or "inf" not in verb_of(next(node.nodes("predicates"))).moods:
        refuse(node, refusal.DISAGREES)
    found = object_of(next(node.nodes("party")), scope, dative=True)
    predicates, until = next(node.nodes("predicates")), next(node.nodes("duration"))
    clause = Node("continuous", (predicates, until), node.start, node.end)
    return (*found.before, *continuous(clause, scope, found.mention))


def _one_made_to(node: Node, party: Node | None, scope: Scope) -> Spoken:
    """Who is made to do something: the party that is said, or 'farla', 'farle', 'farlo'."""
    if any("inf" not in word.moods for word in node.words("V_DO", "V_DEAL", "V_BECOME")):
        refuse(node, refusal.DISAGREES)
    if party is not None:
        return object_of(party, scope)
    word = next(node.words("CLITIC"))
    marks = "fs" if word.form == "le" and node.has("V_DEAL") else word.marks
    return Spoken(scope.nearest(word, lambda one: not one.player and one.agrees(marks)))


def _made_to_deal(node: Node, scope: Scope) -> Effects:
    """'Puoi far infliggere dalla Sentinella 2 danni a un giocatore bersaglio', 'puoi farle infliggere 2 danni a ...'."""
    causer = node.node("causer")
    source = _one_made_to(node, None if causer is None else causer.only, scope)
    damage, party = next(node.nodes("damage")), next(node.nodes("party"))
    before, scope.subject = scope.subject, source.mention
    clause = Node("deal", (next(node.words("V_DEAL")), damage, party), node.start, node.end)
    made = (*source.before, *DEEDS["deal"](clause, scope, Doer(source.mention)))
    scope.subject = before
    return made


def _made_to_become(node: Node, scope: Scope) -> Effects:
    """'Puoi far diventare la Sentinella una creatura Drago 4/4 fino alla fine del turno', 'una copia di un artefatto'."""
    found = _one_made_to(node, node.node("party"), scope)
    verb, became, copied = next(node.words("V_BECOME")), node.node("became"), node.node("copied")
    if became is not None:
        what = Node("becomes", (verb, *became.children), node.start, node.end)
    else:
        assert copied is not None
        what = Node("becomes_copy", (verb, copied.only, *node.nodes("copied_but")), node.start, node.end)
    predicates = Node("predicates", (what,), node.start, node.end)
    clause = Node("continuous", (predicates, *node.nodes("duration")), node.start, node.end)
    return (*found.before, *continuous(clause, scope, found.mention))


def _made_to_have_life(node: Node, scope: Scope) -> Effects:
    """119.5: 'puoi far diventare i tuoi punti vita pari al numero di creature che controlli'."""
    if any("inf" not in word.moods for word in node.words("V_DO", "V_BECOME")):
        refuse(node, refusal.DISAGREES)
    of_it = frozenset(("3s", "3p"))
    words = (
        replace(one, moods=of_it) if isinstance(one, Lexeme) and one.kind == "V_BECOME" else one
        for one in node.children
    )
    return DEEDS["set_life"](Node("set_life", tuple(words)[1:], node.start, node.end), scope, Doer(own(scope)))


def _made_to_fight(node: Node, scope: Scope) -> Effects:
    """701.14: 'puoi farla lottare con una creatura bersaglio che non controlli'."""
    if "inf" not in next(node.words("V_DO")).moods or "inf" not in next(node.words("V_FIGHT")).moods:
        refuse(node, refusal.DISAGREES)
    clitic, causer = node.word("CLITIC"), node.node("causer")
    if causer is not None:
        first = object_of(next(causer.nodes("party")), scope)
    else:
        assert clitic is not None
        first = Spoken(scope.nearest(clitic, lambda one: not one.player and one.agrees(clitic.marks)))
    if first.before:
        refuse(node, refusal.NO_VOCABULARY)
    with_whom = tuple(one for one in node.children if one is not causer and one is not clitic and one.kind != "V_DO")
    return DEEDS["fight"](Node("fight", with_whom, node.start, node.end), scope, Doer(first.mention))


_MADE_TO: dict[str, Callable[[Node, Scope], Effects]] = {
    "causative": _caused,
    "causing": _made_to_get,
    "causing_deal": _made_to_deal,
    "causing_become": _made_to_become,
    "causing_total": _made_to_have_life,
    "causing_fight": _made_to_fight,
}
"""603.5: what somebody may be made to do, or to become."""


def _act(node: Node, sentence: _Sentence, *, infinitive: bool = False) -> Effects:
    """One deed with its subject. A verb without one is said of you, or of whom the sentence spoke before."""
    scope = sentence.scope
    deed = next(one for one in node.nodes() if one.kind not in ("subject", "dative"))
    said = node.node("subject")
    if deed.kind in ("may_play_lands", "play_known") and not infinitive and not deed.has("WITHOUT_PAYING"):
        refuse(node, refusal.UNEXPECTED)
    if deed.kind in WITHOUT_VERB:
        if infinitive or said is not None or node.node("dative") is not None:
            refuse(node, refusal.UNEXPECTED)
        return DEEDS[deed.kind](deed, scope, Doer(own(scope)))
    verb = verb_of(deed)
    if said is not None and said.only.kind == "you_and" and not infinitive:
        return _you_and(said.only, deed, sentence)
    if said is not None and (each := said.only.node("every_such")) is not None and not infinitive:
        return _each_such(each, deed, sentence)
    if infinitive:
        if "inf" not in verb.moods or said is not None:
            refuse(node, refusal.DISAGREES)
        assert sentence.doer is not None
        doer = sentence.doer
    elif said is not None:
        doer = subject(said.only, scope)
        _agrees(verb, doer, True)
    else:
        doer = _understood(verb, deed, sentence)
    if said is None and deed.kind == "continuous" and sentence.before == "continuous":
        refuse(node, refusal.UNEXPECTED)
    lower = deal_to_you if node.node("dative") is not None and deed.kind == "deal" else DEEDS[deed.kind]
    if node.node("dative") is not None and deed.kind != "deal":
        refuse(node, refusal.UNEXPECTED)
    scope_subject = scope.subject
    before = scope.fork()
    scope.subject = doer.mention
    made = (*doer.before, *lower(deed, scope, replace(doer, before=())))
    counted_for_each(node, made)
    scope.subject = doer.mention if said is not None or scope_subject is None else scope_subject
    # Who was chosen for the first verb does what the next ones say.
    sentence.doer = replace(doer, before=())
    # Of two changes in a row each says how long it lasts, or both are one.
    sentence.before = "lasting" if deed.kind == "continuous" and deed.node("duration") is not None else deed.kind
    if not doer.mention.player:
        scope.last_doer = doer.mention
    when, unless = node.word("NEXT_TIME"), node.node("unless")
    if unless is not None:
        if deed.kind == "owner_takes_back" and unless.node("party") is None:
            refuse(unless, refusal.NO_VOCABULARY)
        return (_unless(unless, made, doer, scope),)
    if when is None:
        return made
    scope.not_moved_yet(before)
    return (_at_next(when, made),)


_EACH_BY_THEMSELVES = ("draw", "gain_life", "lose_life", "mill", "create", "obtain")


def _of_one_player(deed: Node, lower: Deed, scope: Scope) -> Effects:
    """608.2f: what each player does, as the one that it has come to."""
    before, subject_before = scope.mentions, scope.subject
    one = Mention(to=One(), called=frozenset({"player"}), gender="m", player=True)
    scope.mentions = [*(said for said in before if not said.player), one]
    scope.subject = one
    made = lower(deed, scope, Doer(one))
    scope.mentions, scope.subject = before, subject_before
    return made


def _you_and(node: Node, deed: Node, sentence: _Sentence) -> Effects:
    """608.2c: 'tu e quel giocatore pescate una carta': you first, then the other one."""
    scope, moods = sentence.scope, verb_of(deed).moods
    if deed.kind not in _EACH_BY_THEMSELVES or not ({"2p"} <= moods or {"2s", "3p"} <= moods):
        refuse(node, refusal.NO_VOCABULARY)
    other = subject(next(node.nodes("party")), scope)
    if not other.mention.player or other.mention.plural is not False or other.before or other.you:
        refuse(node, refusal.NO_VOCABULARY)
    known = len(scope.targets)
    made = tuple(one for doer in (Doer(YOU), other) for one in DEEDS[deed.kind](deed, scope, doer))
    if len(scope.targets) > known:
        refuse(node, refusal.NO_VOCABULARY)
    sentence.doer, sentence.before = None, deed.kind
    return made


def _each_such(node: Node, deed: Node, sentence: _Sentence) -> Effects:
    """608.2f: 'Ogni giocatore che controlla un artefatto pesca una carta'."""
    scope = sentence.scope
    if deed.kind not in _EACH_BY_THEMSELVES or "3s" not in verb_of(deed).moods:
        refuse(node, refusal.NO_VOCABULARY)
    fact = next(node.nodes("fact"))
    if fact.node("subject_of_fact") is not None:
        refuse(fact, refusal.UNEXPECTED)
    word = next(node.words("PLAYER", "OPPONENT"))
    that = Lexeme("THAT", "quel", word.start, word.start, None, "ms")
    person = Node(
        "party", (Node("that", (that, replace(word, kind="PLAYER")), word.start, word.end),), word.start, word.end
    )
    asked = replace(fact, children=(Node("subject_of_fact", (person,), word.start, word.end), *fact.children))
    tried = scope.fork()
    one = Mention(to=One(), called=frozenset({"player"}), gender="m", player=True)
    tried.mentions = [*(said for said in scope.mentions if not said.player), one]
    tried.subject = one
    such = condition(Node("condition", (asked,), fact.start, fact.end), tried)
    made = _of_one_player(deed, DEEDS[deed.kind], scope)
    of = EachPlayer(Relation.OPPONENT if word.kind == "OPPONENT" else Relation.ANY)
    sentence.doer = Doer(Mention(to=of, called=one.called, gender="m", plural=None, player=True))
    sentence.before = deed.kind
    return (ForEach(of=of, do=(If(condition=such, then=made),)),)


def _only_control(made: Apply) -> bool:
    """613.1b: who controls something is settled as it resolves."""
    return all(isinstance(one, GainControl) for one in made.parts)


def _unless(node: Node, made: Effects, doer: Doer, scope: Scope) -> Effect:
    """118.12a: 'a meno che il suo controllore non paghi {2}'. Where nobody is said, it is the player who does the rest."""
    party = node.node("party")
    who = spoken(party, scope).mention if party is not None else doer.mention if doer.mention.player else YOU
    if any(isinstance(one, Apply) and not _only_control(one) for one in made):
        # 508.1d, 509.1d: whether something can attack or block unless somebody pays is not asked for as it resolves.
        refuse(node, refusal.NO_VOCABULARY)
    if not who.player or who.plural is not False or any(isinstance(one, Choose) for one in made):
        refuse(node, refusal.NO_VOCABULARY)
    if "2s" not in verb_of(node).moods:
        refuse(node, refusal.DISAGREES)
    given = [one for one in node.nodes() if one.kind.endswith("_payment") and one.kind not in _PAYABLE]
    cost, times = _payable(node, scope) if not given else (_given_up(given[0], who, scope), None)
    for other in given[1:]:
        # 118.12a: who does neither the one nor the other.
        made = (UnlessPays(who=who.to, cost=_given_up(other, who, scope), effects=made),)  # type: ignore[arg-type]
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


_PAYABLE = ("mana_payment", "energy_payment", "life_payment")


def _paid_and_more(cost: Cost, times: Quantity | None, more: Node, scope: Scope) -> Quantity:
    """118.12: '{1} più {1} addizionale per ogni creatura': generic mana, and as much again for each of them."""
    first, symbol = symbols(cost.mana), next(more.words("SYMBOL"))
    if times is not None or len(first) != 1 or not first[0].isdigit() or symbol.value != "{1}":
        refuse(more, refusal.NO_VOCABULARY)
    return Sum((Fixed(int(first[0])), amounts.per(next(more.nodes("per")), Fixed(1), scope)))


def _agrees(verb: Lexeme, doer: Doer, said: bool) -> None:
    """The verb is in the person of its subject."""
    of = doer.mention
    plural = of.plural if of.plural_verb is None else of.plural_verb
    if doer.you:
        moods = {"2s"} if said else {"2s", "imp"}
    elif plural is None:
        moods = {"3s", "3p"}
    else:
        moods = {"3p"} if plural else {"3s"}
    if not moods & verb.moods:
        refuse(verb, refusal.DISAGREES)


_OBJECTS_DO = frozenset({"deal", "fight", "continuous", "fought", "unregenerated"}) | OBJECTS_DO
"""Deeds whose subject is an object; players do all others."""


_IN_ONE_WORD = ("scry", "surveil", "proliferate")
"""701: keyword actions that some cards print as their name alone, 'Profetizzare 2', as an instruction."""


def _understood(verb: Lexeme, deed: Node, sentence: _Sentence) -> Doer:
    """The subject of a verb that has none."""
    earlier = sentence.doer
    if deed.kind in _OBJECTS_DO and sentence.about is not None and (earlier is None or earlier.mention.player):
        doer = Doer(sentence.about)
        _agrees(verb, doer, True)
        return doer
    if deed.kind in _OBJECTS_DO:
        of = sentence.scope.subject if earlier is None or earlier.mention.player else earlier.mention
        doer = Doer(of if of is not None and not of.player else _of_before(deed, sentence.scope))
        _agrees(verb, doer, True)
        return doer
    if earlier is not None and earlier.mention.player and not earlier.you and verb.moods & {"3s", "3p"}:
        _agrees(verb, earlier, True)
        return earlier
    if verb.moods & {"imp", "2s"} or deed.kind == "owner_takes_back":
        return Doer(YOU)
    of = sentence.scope.subject
    if verb.moods == {"inf"} and deed.kind in _IN_ONE_WORD and (of is None or not of.player or of == YOU):
        return Doer(YOU)
    if (of is None or not of.player) and sentence.scope.event_doer is not None and earlier is None:
        of = sentence.scope.event_doer
    if of is None or not of.player or of == YOU:
        refuse(verb, refusal.NO_ANTECEDENT)
    doer = Doer(of)
    _agrees(verb, doer, True)
    return doer


def _of_before(deed: Node, scope: Scope) -> Mention:
    """Of whom a sentence goes on to speak: damage is dealt by what dealt it before; else it must be clear who is meant."""
    doer = scope.last_doer
    if doer is not None and deed.kind != "continuous":
        return doer
    nearest = scope.nearest(deed, lambda one: not one.player)
    if doer is not None and doer.to != nearest.to:
        refuse(deed, refusal.AMBIGUOUS_ANTECEDENT)
    if deed.kind != "continuous":
        return scope.antecedent(deed, lambda one: not one.player)
    return nearest


_NEXT = {
    "a la fine di il combattimento": TurnStep.END_OF_COMBAT,
    "a l' inizio di il mantenimento di il prossimo turno": TurnStep.UPKEEP,
    "a l' inizio di il prossimo mantenimento": TurnStep.UPKEEP,
}


def _at_next(word: Lexeme, made: Effects) -> Effect:
    """603.7: a delayed triggered ability at the next such step."""
    if any(isinstance(one, Choose) for one in made):
        refuse(word, refusal.AMBIGUOUS)
    if " tuo " in word.form or " tua " in word.form:
        yours = next((step for words, step in _YOUR_NEXT.items() if word.form.endswith(words)), TurnStep.END)
        return Delay(trigger=BeginningOf(step=yours, whose=Relation.YOU), effects=made)
    return Delay(trigger=BeginningOf(step=_NEXT.get(word.form, TurnStep.END)), effects=made)


_YOUR_NEXT = {"mantenimento": TurnStep.UPKEEP, "acquisizione": TurnStep.DRAW}
"""Of which step of your next turn the words speak; of the end step otherwise."""


def one_reading(trees: Sequence[Node], scope: Scope, lower: Callable[[Node, Scope], Lowered]) -> tuple[Lowered, Scope]:
    """What a sentence means if all readings of it that can be lowered come to the same. Raises Refusal otherwise.

    Returns the meaning and the scope after it; the scope given stays as it was.
    """
    found: list[tuple[Lowered, Scope]] = []
    refused: list[Refusal] = []
    for tree in trees:
        tried = scope.fork()
        try:
            meaning = lower(tree, tried)
        except Refusal as why:
            refused.append(why)
            continue
        if not any(meaning == other and tried.targets == known.targets for other, known in found):
            found.append((meaning, tried))
    if len(found) > 1:
        raise Refusal(trees[0].start, trees[0].end, refusal.AMBIGUOUS)
    if not found:
        raise max(refused, key=lambda why: (why.start, why.end))
    return found[0]
