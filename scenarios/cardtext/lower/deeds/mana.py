"""106.4: mana that instructions add: of which types, how much, and to whose pool."""

from __future__ import annotations

from itertools import combinations

from engine.cards.abilities.effects import Effect
from engine.cards.abilities.players import AddMana
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Every, It, PlayerReference
from engine.cards.abilities.spending import ColorsOf, CouldProduce, ManaLike, Produced
from engine.cards.mana import COLORLESS, COLORS, TYPES
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.doing import Doer, Effects, only_you, player_doing
from scenarios.cardtext.lower.nouns import objects_only
from scenarios.cardtext.lower.parties import object_of, player_of
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def add_mana(node: Node, scope: Scope, doer: Doer) -> Effects:
    """106.4: mana for the one who adds it, or for the player whose pool is named."""
    theirs = node.node("party")
    if theirs is None:
        return _mana(node, scope, player_doing(node, doer))
    # 106.4: 'aggiungi {G}{G} alla riserva di mana di quel giocatore': to whom it is added, and not who adds it.
    only_you(node, doer)
    whose = player_of(theirs, scope)
    if whose.before or whose.mention.plural is not False:
        refuse(theirs, refusal.NO_VOCABULARY)
    return _mana(node, scope, whose.mention.to)  # type: ignore[arg-type]


def _mana(node: Node, scope: Scope, who: PlayerReference) -> tuple[Effect, ...]:
    """106.4: one of several choices, so many times over."""
    said = next(node.nodes("mana"))
    inner = said.node("mana_choice", "any_color", "combination", "mana_like")
    times = amounts.per(node.node("per"), Fixed(1), scope)
    if said.has("OF_CHOSEN_COLOR"):
        count = amounts.said(said, scope)
        count = count if node.node("per") is None else amounts.multiplied(count, times, node)
        besides = (_types(said),) if said.has("SYMBOL") else ()
        return (AddMana(choices=besides, times=count, who=who, chosen_color=True),)
    if inner is None:
        kinds = _types(said)
        if said.has("NUM", "X", "AS_MANY") or said.node("quantity") is not None:
            # 106.4: 'otto {C}', 'un ammontare di {G} pari al numero di creature che controlli'.
            if len(kinds) != 1:
                refuse(said, refusal.NO_VOCABULARY)
            count = amounts.said(said, scope)
            count = count if node.node("per") is None else amounts.multiplied(count, times, node)
            return (AddMana(choices=(kinds,), times=count, who=who),)
        return (AddMana(choices=(kinds,), times=times, who=who),)
    if inner.kind == "mana_choice":
        choices = tuple(_types(one) for one in inner.nodes("mana_part"))
        return (AddMana(choices=choices, times=times, who=who),)
    if inner.kind == "mana_like":
        if inner.has("OF_TYPE_PRODUCED"):
            return (AddMana(choices=(), like=_produced(inner, scope), times=times, who=who),)
        return (AddMana(choices=(), like=_like(inner), times=times, who=who),)
    count = amounts.number(inner, scope)
    if inner.has("OF_OTHER_COLORS"):
        if not isinstance(count, Fixed):
            refuse(inner, refusal.NO_VOCABULARY)
        return (AddMana(choices=tuple(combinations(COLORS, count.value)), times=times, who=who),)
    if node.node("per") is not None:
        count = amounts.multiplied(count, times, node)
    every = tuple((color,) for color in COLORS)
    if inner.has("COMBINATION_OF"):
        every = tuple((kind,) for kind in _types(inner))
    return (AddMana(choices=every, times=count, who=who, combination=inner.kind == "combination"),)


def _produced(node: Node, scope: Scope) -> ManaLike:
    """106.12a: 'un mana di qualsiasi tipo prodotto da quella terra': of what the trigger event says that it was tapped for mana."""
    if object_of(next(node.nodes("party")), scope).to != It() or not scope.tapped_for_mana:
        refuse(node, refusal.NO_ANTECEDENT)
    return Produced()


def _like(node: Node) -> ManaLike:
    """106.5, 106.7: 'che una terra che controlli potrebbe produrre', 'tra i permanenti che controlli'."""
    inner = next(node.nodes("described"))
    found = described(inner)
    colors = node.has("ANY_COLOR_AMONG")
    spoken_of = Every(objects_only(found, inner))
    if found.determiner != ("the" if colors else "one"):
        refuse(inner, refusal.NO_VOCABULARY)
    return ColorsOf(of=spoken_of) if colors else CouldProduce(of=spoken_of, colors=node.has("ANY_COLOR_THAT"))


def _types(node: Node) -> tuple[str, ...]:
    """107.4c: a number among the symbols of mana that is added is so much colourless mana; a colour may be said in words."""
    found: list[str] = [str(word.value) for word in node.words("COLOR")]
    for word in node.words("SYMBOL"):
        letter = word.form.strip("{}")
        if letter.isdigit() and len(letter) < 3:
            found += [COLORLESS] * int(letter)
        elif letter in TYPES:
            found.append(letter)
        else:
            refuse(word, refusal.NO_VOCABULARY)
    return tuple(found)
