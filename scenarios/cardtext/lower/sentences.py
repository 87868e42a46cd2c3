"""608.2c: a sentence of instructions: its clauses in the order written, each with whoever does it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from engine.cards.abilities.casting import LetCast
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose, ForEach, If, May
from engine.cards.abilities.choosing_types import ChooseType
from engine.cards.abilities.conditions import Condition, Not, Paid
from engine.cards.abilities.continuous import Duration, ModifyPT
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.deciding import MayPlayLands
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.quantities import CountOf, Fixed, ManaValueOf, PowerOf, Quantity, ToughnessOf, X
from engine.cards.abilities.references import (
    ControllerOf,
    EachPlayer,
    Every,
    ObjectReference,
    One,
    PlayerReference,
    Remembered,
    Target,
)
from engine.cards.abilities.retargeting import ChangeTargets, HowChanged
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import BeginningOf
from engine.words.record import replace, within
from engine.words.terms import CardType, Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.casting_cards import remains_exiled
from scenarios.cardtext.lower.conditions import condition, negated_fact
from scenarios.cardtext.lower.damage_this_turn import next_changed, next_redirected, redirected_now
from scenarios.cardtext.lower.deeds.actions import WITHOUT_VERB
from scenarios.cardtext.lower.deeds.dealing import deal_to_you
from scenarios.cardtext.lower.deeds.table import DEEDS
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.doing import Doer, Effects, counted_for_each, subject, verb_of
from scenarios.cardtext.lower.done_so import paid_so, those_done_so
from scenarios.cardtext.lower.for_a_turn import entering_tapped_now, not_countered_now
from scenarios.cardtext.lower.going_elsewhere import buried_exiled, dies_exiled
from scenarios.cardtext.lower.hindering import costs_for_a_time, next_spell, not_prevented
from scenarios.cardtext.lower.lasting import duration, held_while
from scenarios.cardtext.lower.made_to_do import MADE_TO
from scenarios.cardtext.lower.mentioned import YOU, own
from scenarios.cardtext.lower.nouns import Described
from scenarios.cardtext.lower.of_each_color import target_of_each_color
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.payments import (
    as_much_energy,
    cost_of_acts,
    done_unless,
    may_pay,
    may_pay_either,
    to_be_paid,
)
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.several_players import each_such, you_and
from scenarios.cardtext.lower.shields import next_damage
from scenarios.cardtext.lower.who_does import Sentence, agrees, understood_doer
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node

Lowered = TypeVar("Lowered")


def effects(node: Node, scope: Scope) -> Effects:
    """The instructions of a node of kind 'effects'."""
    where = node.node("where")
    if where is not None and scope.x == X() == scope.as_many and _of_the_cost(where):
        where = None
    if where is not None:
        if scope.x is not None:
            refuse(where, refusal.AMBIGUOUS)
        _define_x(node, where, scope)
    sentence = Sentence(scope)
    _linked(node)
    _no_more_exceptions(node)
    made = _by_type(node, tuple(one for clause in _clauses(node) for one in _clause(clause, sentence)))
    if where is not None:
        scope.x_said = scope.x if isinstance(scope.x, PowerOf | ToughnessOf | ManaValueOf) else None
        scope.x = None
    return made


_TYPES_CHOSEN = {
    "OF_CHOICE_TYPE": CardType.CREATURE, "CHOICE_CREATURE_TYPE": CardType.CREATURE, "CHOICE_LAND_TYPE": CardType.LAND,
}  # fmt: skip


def _by_type(node: Node, made: Effects) -> Effects:
    """205.3e, 608.2d: 'le creature di un tipo a tua scelta': the type is chosen first, and the sentence is about that."""
    said = {_TYPES_CHOSEN[word.kind] for word in _words_in(node) if word.kind in _TYPES_CHOSEN}
    if not said:
        return made
    if len(said) > 1:
        refuse(node, refusal.NO_VOCABULARY)
    (of,) = said
    return (ChooseType(of=of, basic=of is CardType.LAND, then=made),)


def _words_in(node: Node) -> Iterator[Lexeme]:
    yield from node.words()
    for inner in node.nodes():
        yield from _words_in(inner)


def _of_the_cost(where: Node) -> bool:
    """107.3a: 'dove X è il numero di segnalini rimossi in questo modo', where that is what was announced for the cost."""
    number = next(where.nodes("quantity")).node("number_of")
    return number is not None and next(number.nodes("counted")).node("taken_so") is not None


def _no_more_exceptions(node: Node) -> None:
    """707.9: 'tranne che è 1/1 ed è un Lupo': what follows an exception of a copy, said of nobody and for no time, is one too."""
    for before, after in pairwise(node.nodes("clause")):
        copy, change = _made_copy(before), after.only.node("continuous") if after.only.kind == "act" else None
        bare = change is not None and change.node("duration") is None and after.only.node("subject") is None
        if copy is not None and copy.node("copied_but") is not None and bare:
            refuse(after, refusal.UNEXPECTED)


def _made_copy(clause: Node) -> Node | None:
    made = clause.only.node("create") if clause.only.kind == "act" else None
    return None if made is None else made.node("copies")


def _define_x(node: Node, where: Node, scope: Scope) -> None:
    """107.3i: 'dove X è ...'. It may speak of a target that the sentence names before, never of what the sentence makes."""
    try:
        amounts.define_x(where, scope)
    except Refusal as why:
        if why.reason != refusal.NO_ANTECEDENT:
            raise
        heard = scope.fork()
        heard.x = X()
        sentence = Sentence(heard)
        for clause in _clauses(node):
            _clause(clause, sentence)
        # Of what the sentence moves only what it was is known before that, unless X is said of nothing before it.
        first = any(word.kind == "X" for word in _words_in(next(node.nodes("clause"))))
        heard.mentions = [
            one
            for one in heard.mentions
            if isinstance(one.to, Target)
            or isinstance(one.was, Target)
            or (not first and one.zone is Zone.EXILE and isinstance(one.to, Remembered))
        ]
        amounts.define_x(where, heard)
        scope.x = heard.x


def _clauses(node: Node) -> list[Node]:
    """The clauses of a sentence. What stands before a comma for what follows ('se ...,', 'per ogni ...,') is said of all of that:
    where it ends before, there is another sentence."""
    clauses = _with_shared_time(list(node.nodes("clause")))
    if any(one.only.kind in ("conditional", "for_each", "at_next") for one in clauses[:-1]):
        refuse(clauses[-1], refusal.UNEXPECTED)
    return clauses


def _with_shared_time(clauses: list[Node]) -> list[Node]:
    """611.2a: 'le creature rosse prendono +2/+0 e le creature bianche prendono +0/+2 fino alla fine del turno': the time that is
    said behind the last of two such changes is that of both."""
    if len(clauses) != 2:
        return clauses
    first, last = (one.only.node("continuous") if one.only.kind == "act" else None for one in clauses)
    time = None if last is None else last.node("duration")
    if first is None or time is None or first.node("duration") is not None or clauses[1].only.node("subject") is None:
        return clauses
    predicates = next(first.nodes("predicates"))
    if predicates.node("gets", "has") is None or predicates.node("becomes", "becomes_copy", "has_one_of") is not None:
        return clauses
    act = clauses[0].only
    lasting = replace(first, children=(*first.children, time))
    act = replace(act, children=tuple(lasting if one is first else one for one in act.children))
    return [replace(clauses[0], children=(act,)), clauses[1]]


def _linked(node: Node) -> None:
    """Of several clauses the last is joined with 'e' or 'poi', not with a comma alone."""
    links = list(node.nodes("link"))
    clauses = [one.only for one in node.nodes("clause")]
    if clauses and clauses[-1].kind == "act" and clauses[-1].node("put_two") is not None:
        # 'rivela carte, mette quella sul campo di battaglia e poi le altre in fondo': the conjunction stands within the last one.
        return
    if links and not links[-1].has("AND", "THEN"):
        refuse(links[-1], refusal.UNEXPECTED)


def _clause(node: Node, sentence: Sentence) -> Effects:
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
                return (_at_next(word, (to_be_paid(acts[0], sentence.scope),)),)
            made = tuple(one for act in acts for one in _act(act, sentence))
            sentence.scope.not_moved_yet(before)
            _not_chosen_yet(made, sentence.scope)
            return (_at_next(word, made),)
        case "during":
            return _during(inner, sentence)
        case name if name in _SET_UP:
            return _SET_UP[name](inner, sentence.scope)
        case "act_if":
            return _act_if(inner, sentence)
        case "for_each":
            return _for_each(inner, sentence)
        case _:
            refuse(inner, refusal.NO_VOCABULARY)


_SET_UP: Mapping[str, Callable[[Node, Scope], Effects]] = {
    one.__name__: one
    for one in (
        dies_exiled,
        buried_exiled,
        not_prevented,
        next_damage,
        next_changed,
        redirected_now,
        next_redirected,
        costs_for_a_time,
        next_spell,
        entering_tapped_now,
        not_countered_now,
    )
}
"""611.1, 614, 615: sentences that set up what lasts or waits, each lowered by the function of its name."""


def _during(node: Node, sentence: Sentence) -> Effects:
    """'Fino alla fine del turno, ...': all that follows lasts so long, and must be something that lasts."""
    scope = sentence.scope
    if scope.until is not None:
        refuse(node, refusal.UNEXPECTED)
    if node.node("as_exiled") is not None:
        return _while_exiled(node, sentence)
    said = next(node.nodes("duration"))
    scope.so_long = held_while(said, scope)
    if scope.so_long is not None:
        return _all_the_while(node, sentence)
    scope.until = duration(said, scope)
    _linked(node)
    rule = node.node("not_prevented", "costs_for_a_time")
    if rule is not None:
        made = (not_prevented if rule.kind == "not_prevented" else costs_for_a_time)(rule, scope)
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
    if any(act.node(*_LASTING) is None for act in acts):
        refuse(node, refusal.NO_VOCABULARY)
    made = tuple(one for act in acts for one in _act(act, sentence))
    scope.until = None
    return made


_LASTING = (
    "continuous", "fought", "unregenerated", "none_activated_now", "blocked_by_all", "hindered", "switch_numbers", "multiply",
    "prevent",
)  # fmt: skip
"""611.2a: deeds whose effect goes on for a time."""


def _while_exiled(node: Node, sentence: Sentence) -> Effects:
    """611.2a: 'fintanto che quella carta rimane esiliata, il suo proprietario può lanciarla': for as long as it is that object."""
    scope, may = sentence.scope, next(node.nodes("may"))
    known = remains_exiled(next(node.nodes("as_exiled")), scope)
    if known is not None:
        # 109.2a: it was called a card, and a pronoun agrees with that, whatever it was on the battlefield.
        scope.mentions = [one for one in scope.mentions if one.to != known.to]
        scope.mention(replace(known, called=known.called | {"card"}, gender="f"))
    if any(act.node("play_known") is None for act in may.nodes("act")) or not list(may.nodes("act")):
        refuse(node, refusal.NO_VOCABULARY)
    scope.until = Duration.ENDLESS
    made = _may(may, sentence)
    scope.until = None
    return made


def _all_the_while(node: Node, sentence: Sentence) -> Effects:
    """611.2b: 'Fintanto che la Sentinella rimane TAPpata, ...': changes of objects only."""
    _linked(node)
    acts = list(node.nodes("act"))
    if not acts or any(act.node("continuous") is None for act in acts):
        refuse(node, refusal.NO_VOCABULARY)
    made = tuple(one for act in acts for one in _act(act, sentence))
    sentence.scope.so_long = None
    return made


def _conditional(node: Node, sentence: Sentence) -> Effects:
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


def _for_each(node: Node, sentence: Sentence) -> Effects:
    """608.2f: 'Per ogni creatura distrutta in questo modo, il suo controllore crea una pedina': one after the other, where the
    instructions speak of each of them; else so many times over."""
    scope = sentence.scope
    if node.has("FOR_EACH_COLOR"):
        earlier = len(scope.targets)
        return target_of_each_color(node, earlier, _act(next(node.nodes("act")), sentence), scope)
    done = node.node("done_so")
    paid = None if done is None else paid_so(done, scope)
    if paid is not None:
        return _so_many_times(node, paid, sentence)
    of: ObjectReference | PlayerReference
    told = _of_those_told(node, scope)
    if told is not None:
        of, found, zone = told.to, Described(objects=Filter(), called=told.called, gender=told.gender), told.zone
    elif done is not None:
        of, found, kept = those_done_so(done, scope)
        zone = Zone.BATTLEFIELD if kept.as_it_was else Zone.EXILE if done.has("EXILED") else Zone.GRAVEYARD
    else:
        found = describe(next(node.nodes("nominal")), other=node.has("OTHER"), scope=scope)
        if found.objects is not None:
            found = replace(found, objects=all_others(node, found.objects, scope))
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
        if done is not None:
            refuse(node, refusal.NO_VOCABULARY)
        return (ForEach(of=of, do=made),)
    return (replace(made[0], count=amounts.multiplied(made[0].count, CountOf(of, gone=done is not None), node)),)  # type: ignore[arg-type]


def _so_many_times(node: Node, times: Quantity, sentence: Sentence) -> Effects:
    """118.8, 608.2c: 'Per ogni Spirito sacrificato in questo modo, quella creatura prende +3/+0': so many times over at once."""
    _linked(node)
    made = tuple(one for clause in _clauses(node) for one in _clause(clause, sentence))
    only = made[0] if len(made) == 1 else None
    if isinstance(only, CreateTokens | CreateCopies):
        return (replace(only, count=amounts.multiplied(only.count, times, node)),)
    more = only.parts[0] if isinstance(only, Apply) and len(only.parts) == 1 else None
    if not isinstance(only, Apply) or not isinstance(more, ModifyPT):
        refuse(node, refusal.NO_VOCABULARY)
    power, toughness = (
        one if one == Fixed(0) else amounts.multiplied(one, times, node) for one in (more.power, more.toughness)
    )
    return (replace(only, parts=(ModifyPT(power, toughness),)),)


def _of_those_told(node: Node, scope: Scope) -> Mention | None:
    """608.2f: 'per ognuna di esse', 'per ogni creatura scelta in questo modo': of several that the text spoke of, or chose."""
    pronoun, chosen = node.word("PRON"), node.node("chosen_so")
    if pronoun is not None:
        known = scope.nearest(
            pronoun,
            lambda one: not (one.player or one.own) and one.plural is not False and one.agrees(pronoun.marks[:1] + "p"),
        )
    elif chosen is not None:
        picked = [one for one in scope.mentions if one.to in scope.chosen and not one.player]
        if len({one.to for one in picked}) != 1:
            refuse(node, refusal.NO_ANTECEDENT)
        known = picked[-1]
    else:
        return None
    if known.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    return known


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


def _act_if(node: Node, sentence: Sentence) -> Effects:
    """608.2c: the condition behind the instruction; it is looked at before."""
    earlier, before = len(sentence.scope.targets), sentence.scope.fork()
    may = node.node("may")
    made = _act(next(node.nodes("act")), sentence) if may is None else _may(may, sentence)
    moved = len(sentence.scope.gone) > len(before.gone)
    try:
        such = _asked_behind(node, sentence.scope.fork() if moved else sentence.scope)
    except Refusal as why:
        if not moved or why.reason != refusal.NO_ANTECEDENT:
            raise
        # What it moves may be asked for as what it was: 'puoi metterla sul campo di battaglia se è una carta creatura'.
        such = _asked_behind(node, sentence.scope.as_before(before))
    else:
        such = _asked_behind(node, sentence.scope) if moved else such
    _targets_if(such, earlier, node, sentence.scope)
    last = made[-1] if made else None
    if may is None and next(node.nodes("act")).has("NEXT_TIME"):
        # 603.7: what is said behind the time is asked then: 'sacrificala all'inizio della prossima sottofase finale se ...'.
        if len(made) != 1 or not isinstance(last, Delay):
            refuse(node, refusal.NO_VOCABULARY)
        return (replace(last, effects=(If(condition=such, then=last.effects),)),)
    return (If(condition=such, then=made),)


def _asked_behind(node: Node, scope: Scope) -> Condition:
    unless = node.node("negated_fact")
    return condition(next(node.nodes("condition")), scope) if unless is None else Not(negated_fact(unless, scope))


def _may(node: Node, sentence: Sentence) -> Effects:
    """603.5, 608.2d: 'puoi ...', or another player may."""
    scope = sentence.scope
    verb = next(node.words("V_CAN"))
    said = node.node("subject")
    if said is not None:
        doer = subject(said.only, scope)
    else:
        # 'Se il giocatore lo fa, può copiare ...': who did so is of whom the verb is said.
        theirs = sentence.doer or (None if scope.event_doer is None else Doer(scope.event_doer))
        other = theirs is not None and theirs.mention.player and "2s" not in verb.moods
        doer = theirs if theirs is not None and other else Doer(YOU)
    agrees(verb, doer, said is not None)
    if not doer.mention.player or doer.before:
        refuse(node, refusal.UNEXPECTED)
    inner = Sentence(scope, doer, "may")
    _linked(node)
    for kind, made_to in MADE_TO.items():
        inside = node.node(kind)
        if inside is not None:
            return (May(then=made_to(inside, scope), who=doer.mention.to),)  # type: ignore[arg-type]
    if node.has("OR"):
        return (may_pay_either(node, doer, scope),)
    paying = [act for act in node.nodes("act") if act.node("pay") is not None]
    if len(paying) == 1 and next(paying[0].nodes("pay")).node("any_energy") is not None:
        return as_much_energy(node, doer, scope)
    if paying and len(list(node.nodes("act"))) > 1:
        return (MayPay(cost=cost_of_acts(node, list(node.nodes("act")), doer, scope), who=doer.mention.to),)  # type: ignore[arg-type]
    if paying:
        return (may_pay(node, paying, doer, scope),)
    each = doer.mention.to if isinstance(doer.mention.to, EachPlayer) else None
    said_doer, before_each = doer, (scope.mentions, scope.subject)
    if each is not None:
        one_of_them = Mention(to=One(), called=frozenset({"player"}), gender="m", player=True)
        scope.mentions = [*(known for known in scope.mentions if not known.player), one_of_them]
        inner = Sentence(scope, Doer(one_of_them), "may")
    made = tuple(one for act in node.nodes("act") for one in _act(act, inner, infinitive=True))
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
        if len(made) != 1:
            refuse(node, refusal.NO_VOCABULARY)
        return made
    if len(made) == 1 and isinstance(made[0], ChangeTargets) and made[0].how is HowChanged.NEW:
        return made
    if made and isinstance(made[-1], CastNow) and all(isinstance(one, Choose) for one in made[:-1]):
        # 608.2g: the player is asked as the card is to be cast.
        return made
    return (May(then=made, who=doer.mention.to),)  # type: ignore[arg-type]


def _act(node: Node, sentence: Sentence, *, infinitive: bool = False) -> Effects:
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
        return you_and(said.only, deed, sentence)
    if said is not None and (each := said.only.node("every_such")) is not None and not infinitive:
        return each_such(each, deed, sentence)
    if infinitive:
        if "inf" not in verb.moods or said is not None:
            refuse(node, refusal.DISAGREES)
        assert sentence.doer is not None
        doer = sentence.doer
    elif said is not None:
        doer = subject(said.only, scope)
        agrees(verb, doer, True)
    else:
        doer = understood_doer(verb, deed, sentence)
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
        return (done_unless(unless, made, doer, scope),)
    if when is None:
        return made
    scope.not_moved_yet(before)
    if any(isinstance(one, Choose) for one in made):
        # Behind what is chosen the words do not say when it is chosen.
        refuse(when, refusal.AMBIGUOUS)
    return (_at_next(when, made),)


_NEXT = {
    "a la fine di il combattimento": TurnStep.END_OF_COMBAT,
    "a l' inizio di il mantenimento di il prossimo turno": TurnStep.UPKEEP,
    "a l' inizio di il prossimo mantenimento": TurnStep.UPKEEP,
}


def _not_chosen_yet(made: Effects, scope: Scope) -> None:
    """603.7: of what is chosen only later nothing can be said before."""
    names = {one.keep_as for one in made if isinstance(one, Choose)}
    scope.mentions = [
        replace(one, unspeakable=True) if isinstance(one.to, Remembered) and one.to.name in names else one
        for one in scope.mentions
    ]


def _at_next(word: Lexeme, made: Effects) -> Effect:
    """603.7: a delayed triggered ability at the next such step."""
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
