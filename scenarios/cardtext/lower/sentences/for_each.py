"""608.2f: 'per ogni ...': instructions for each of several, one after the other or so many times over."""

from __future__ import annotations

from engine.cards.abilities.choices import Choose, ForEach
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.players import Draw, Mill
from engine.cards.abilities.quantities import CountOf, EventAmount, Fixed, ManaValueOf, PowerOf, Quantity, ToughnessOf
from engine.cards.abilities.references import (
    ControllerOf,
    EachPlayer,
    Every,
    ObjectReference,
    One,
    OwnerOf,
    PlayerReference,
    Remembered,
    Target,
)
from engine.words.record import replace, within
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.description import describe
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.done_so import paid_so, those_done_so
from scenarios.cardtext.lower.nouns import Described
from scenarios.cardtext.lower.others import all_others
from scenarios.cardtext.lower.scope import Mention, Scope, called, refuse
from scenarios.cardtext.lower.sentences.acting import one_act
from scenarios.cardtext.lower.sentences.joined import linked
from scenarios.cardtext.lower.sentences.of_each_color import target_of_each_color
from scenarios.cardtext.lower.sentences.who_does import Inside, Sentence
from scenarios.cardtext.tree import Node


def for_each(node: Node, sentence: Sentence, inside: Inside) -> Effects:
    """608.2f: 'Per ogni creatura distrutta in questo modo, il suo controllore crea una pedina': one after the other, where the
    instructions speak of each of them; else so many times over. ``inside``: what lowers the clauses behind it."""
    scope = sentence.scope
    if node.has("FOR_EACH_COLOR"):
        earlier = len(scope.targets)
        return target_of_each_color(node, earlier, one_act(next(node.nodes("act")), sentence), scope)
    done = node.node("done_so")
    paid = None if done is None else paid_so(done, scope)
    if paid is not None:
        linked(node)
        return _so_many_times(node, paid, inside(node, sentence))
    of: ObjectReference | PlayerReference
    told = _of_those_told(node, scope)
    if told is not None:
        of, found, zone = told.to, Described(objects=Filter(), called=told.called, gender=told.gender), told.zone
    elif done is not None:
        of, found, kept = those_done_so(done, scope)
        as_it_was = kept.as_it_was or (kept.was is not None and not found.card)
        of = kept.was if kept.was is not None and as_it_was and of == kept.to else of
        here = as_it_was or done.has("TAPPED")
        zone = Zone.BATTLEFIELD if here else Zone.EXILE if done.has("EXILED") else Zone.GRAVEYARD
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
    linked(node)
    made = inside(node, sentence)
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
    if done is not None and as_it_was and not kept.as_it_was and _moves_it(made):
        refuse(node, refusal.NO_VOCABULARY)
    if speaks or player:
        _made_for_each(made, scope)
        return (ForEach(of=of, do=made),)
    if len(made) != 1 or not isinstance(made[0], CreateTokens | CreateCopies):
        if done is not None:
            return _so_many_times(node, CountOf(of, gone=True), made)  # type: ignore[arg-type]
        return (ForEach(of=of, do=made),)
    _made_for_each(made, scope)
    return (replace(made[0], count=amounts.multiplied(made[0].count, CountOf(of, gone=done is not None), node)),)  # type: ignore[arg-type]


def _moves_it(made: Effects) -> bool:
    """608.2h: whether instructions do something to each of them, and not only speak of what it was."""
    told = sum(isinstance(part, _TOLD) and part.of == One() for part in within(made))
    return sum(isinstance(part, One) for part in within(made)) != told


_TOLD = (ControllerOf, OwnerOf, PowerOf, ToughnessOf, ManaValueOf)


def _made_for_each(made: Effects, scope: Scope) -> None:
    """608.2c: the tokens that were created for each are 'quelle pedine' together, where they are all that was."""
    created = [one for one in made if isinstance(one, CreateTokens | CreateCopies)]
    if len(created) != 1 or len(made) != 1 or created[0].keep_as is None:
        return
    known = created[0].token if isinstance(created[0], CreateTokens) else None
    names = called(("token", "permanent", *(() if known is None else (*known.types, *known.subtypes))))
    scope.mention(Mention(to=Remembered(created[0].keep_as), called=names, gender="f", plural=True))


def _so_many_times(node: Node, times: Quantity, made: Effects) -> Effects:
    """118.8, 608.2c: 'Per ogni Spirito sacrificato in questo modo, quella creatura prende +3/+0': so many times over at once."""
    if any(isinstance(part, EventAmount) for part in within(made)):
        refuse(node, refusal.NO_VOCABULARY)
    return tuple(_that_often(node, times, one) for one in made)


def _that_often(node: Node, times: Quantity, only: Effect) -> Effect:
    if isinstance(only, CreateTokens | CreateCopies | Draw | Mill):
        # 121.2: cards are drawn one at a time, however many of them an instruction names.
        return replace(only, count=amounts.multiplied(only.count, times, node))
    more = only.parts[0] if isinstance(only, Apply) and len(only.parts) == 1 else None
    if not isinstance(only, Apply) or not isinstance(more, ModifyPT):
        refuse(node, refusal.NO_VOCABULARY)
    power, toughness = (
        one if one == Fixed(0) else amounts.multiplied(one, times, node) for one in (more.power, more.toughness)
    )
    return replace(only, parts=(ModifyPT(power, toughness),))


def _of_those_told(node: Node, scope: Scope) -> Mention | None:
    """608.2f: 'per ognuna di esse', 'per ogni creatura scelta in questo modo': of several that the text spoke of, or chose."""
    those, chosen = node.node("each_of_those"), node.node("chosen_so")
    if those is not None:
        known = amounts.so_many_of(those, scope)
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
    scope.mentions = [*before, *(replace(one, plural=None, plural_verb=None) for one in chosen)]
    scope.subject = None
    return made
