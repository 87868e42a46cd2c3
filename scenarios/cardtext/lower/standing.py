"""604: sentences of static abilities by their kind, and when what they say holds."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities.ability import Ability, Cannot, Prohibition, Static
from engine.cards.abilities.conditions import Condition, Is, Not, TurnOf
from engine.cards.abilities.continuous import DefinePT, GainControl
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Quantity, Sum
from engine.cards.abilities.references import AttachedTo, DefendingPlayer, One, TheMonarch, This, You
from engine.words.record import replace, within
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.cannot import all_block, cast_limit, cast_times, none_activated
from scenarios.cardtext.lower.changing import changes
from scenarios.cardtext.lower.conditions import condition, unless_you_control
from scenarios.cardtext.lower.costs_of_static import (
    ability_cost,
    cost_change,
    flash_for_more,
    instead_for_spells,
    instead_of_mana_cost,
    least_cost,
    nth_cost,
    unlock_cost,
)
from scenarios.cardtext.lower.description import described_for_good
from scenarios.cardtext.lower.entering import (
    choosing,
    day_as_it_enters,
    entering_tapped,
    entering_unless_paid,
    entering_with,
    entering_with_one_of,
    enters_as_copy,
    escaping_with,
    turned_up_with,
)
from scenarios.cardtext.lower.fighting import defender_blocks, none_of_many, unblocked_damage
from scenarios.cardtext.lower.going_elsewhere import exiled_instead, moved_instead
from scenarios.cardtext.lower.keywords import enchant_one
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.nth_spells import nth_has
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.permitting import (
    cast_as_flash,
    cast_only,
    may_cast,
    may_cast_exiled,
    may_cast_from,
    may_cast_the_top,
    may_cast_top,
    shows_top,
)
from scenarios.cardtext.lower.predicates import both_have, entering_tapped_and, standing, you_cannot
from scenarios.cardtext.lower.prevented import prevents
from scenarios.cardtext.lower.rules_changed import (
    begins_in_play,
    exerting,
    may_command,
    more_lands,
    more_votes,
    no_extra_turns,
    optional_untap,
    player_has,
    searches_top,
    skips_step,
    spends_as,
    triggers_again,
    untaps_too,
)
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.subjects import Abilities, not_named_in_quotes, spoken_of_in
from scenarios.cardtext.lower.where_it_is import functioning_there
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node


def _define_x(node: Node, where: Node, scope: Scope) -> None:
    """107.3i: 'la creatura equipaggiata prende +X/+X, dove X è il suo valore di mana': of whom the sentence is, it may speak."""
    standing = node.node("standing")
    party = None if standing is None else standing.node("party")
    if standing is not None and party is not None and _changes_each(standing, party):
        # 'Ogni Elfo che controlli ..., dove X è il numero di altri Elfi che controlli': of each, than that one.
        found, heard = described_for_good(party.only, scope), scope.fork()
        heard.subject = heard.mention(Mention(to=One(), called=found.called, gender=found.gender))
        amounts.define_x(where, heard)
        scope.x = heard.x
        return
    try:
        amounts.define_x(where, scope)
    except Refusal as why:
        if why.reason != refusal.NO_ANTECEDENT or party is None or party.only.kind not in ("own", "attached"):
            raise
        heard = scope.fork()
        heard.subject = spoken(party, heard).mention
        amounts.define_x(where, heard)
        scope.x = heard.x


def _changes_each(standing: Node, party: Node) -> bool:
    """Whether it is said of 'ogni ...', of several, each by itself, and X is nothing that has to be paid."""
    determiner = party.only.node("determiner") if party.only.kind == "described" else None
    paid = any(one.node("priced", "taxed") is not None for one in standing.nodes("fights_so"))
    return determiner is not None and determiner.only.kind == "every" and not paid


def static(node: Node, scope: Scope) -> Abilities:
    """The abilities of a node of kind 'static'."""
    where = node.node("where")
    if where is not None:
        _define_x(node, where, scope)
    if node.node("standing") is not None and node.node("ability_cost") is not None:
        return _and_abilities_cost(node, scope)
    for kind, lower in _KINDS.items():
        inner = node.node(kind)
        if inner is not None:
            return _where_they_ask_for(_as_long_as(node, lower(inner, scope), scope))
    inner = next(node.nodes("standing"))
    subject = next(inner.nodes("party"))
    if subject.only.kind != "own" and any(isinstance(one, Filter) and one.another for one in within(scope.x)):
        # 'Altri' are then other ones than each of those, not than the source.
        refuse(node, refusal.NO_VOCABULARY)
    spoken_of_in(subject, scope)
    said = node.node("while_", "if_")
    each = None if said is None else _asked_of_each(said, subject, scope)
    if each is not None:
        return tuple(_where_so(one, each, node) for one in standing(inner, None, scope))
    such = None if said is None else _asked_of_defender(next(said.nodes("condition")), subject, scope)
    unless = node.node("unless_you")
    if unless is not None:
        such = unless_you_control(unless, scope)
    if node.has("DURING_YOUR_TURN"):
        such = TurnOf(Relation.YOU)
    if node.has("DURING_OTHERS_TURNS"):
        such = Not(TurnOf(Relation.YOU))
    made = standing(inner, such, scope)
    if such is not None and DefendingPlayer(This()) in within(such) and not all(map(_is_evasion, made)):
        # 508.5: there is a defending player only while it attacks, which is when it is blocked.
        refuse(node, refusal.NO_VOCABULARY)
    return _where_they_ask_for(made)


def _asked_of_defender(asked: Node, subject: Node, scope: Scope) -> Condition:
    """508.5: 'fintanto che il giocatore in difesa ha ...': whom the source attacks."""
    try:
        return condition(asked, scope)
    except Refusal as why:
        if why.reason != refusal.NO_ANTECEDENT or subject.only.kind != "own":
            raise
        scope.attacker = This()
        such = condition(asked, scope)
        scope.attacker = None
        return such


def _is_evasion(one: Ability) -> bool:
    return isinstance(one, Cannot) and one.what is Prohibition.BE_BLOCKED


def _and_abilities_cost(node: Node, scope: Scope) -> Abilities:
    """604.1, 601.2f: 'Fintanto che è il tuo turno, le creature che controlli hanno volare e le abilità equipaggiare che attivi
    costano {1} in meno': the one as the other."""
    said = node.node("while_", "if_")
    such = TurnOf(Relation.YOU) if said is None else condition(next(said.nodes("condition")), scope)
    changed = next(node.nodes("standing"))
    spoken_of_in(next(changed.nodes("party")), scope)
    costs = ability_cost(next(node.nodes("ability_cost")), scope)
    if any(getattr(one, "condition", such) is not None for one in costs):
        refuse(node, refusal.NO_VOCABULARY)
    made = (*standing(changed, such, scope), *(replace(one, condition=such) for one in costs))  # type: ignore[arg-type]
    return _where_they_ask_for(made)


def _as_long_as(node: Node, made: Abilities, scope: Scope) -> Abilities:
    """604.1: 'Fintanto che la Sentinella è STAPpata, previeni tutto il danno ...', '... durante il tuo turno'."""
    said = node.node("while_", "if_")
    if said is None and not node.has("DURING_YOUR_TURN"):
        return made
    such = TurnOf(Relation.YOU) if said is None else condition(next(said.nodes("condition")), scope)
    if any(getattr(one, "condition", such) is not None for one in made):
        refuse(node, refusal.NO_VOCABULARY)
    return tuple(replace(one, condition=such) for one in made)  # type: ignore[arg-type]


_OF_EACH = ("is_so", "has_keyword", "has_counters", "has_any")
"""What can be asked of each of several by itself."""


def _asked_of_each(said: Node, party: Node, scope: Scope) -> Filter | None:
    """611.3a: 'Ogni Veicolo che controlli prende +1/+1 fintanto che è una creatura': asked of each of them by itself."""
    facts = list(next(said.nodes("condition")).nodes("fact"))
    if party.only.kind != "described" or len(facts) != 1 or facts[0].node("subject_of_fact") is not None:
        return None
    found = described_for_good(party.only, scope)
    if facts[0].node(*_OF_EACH) is None or found.determiner != "every":
        return None
    heard = scope.fork()
    heard.subject = Mention(to=One(), called=found.called, gender=found.gender)
    match condition(next(said.nodes("condition")), heard):
        case Is(One(), wanted) if not wanted.another:
            return wanted
        case _:
            refuse(said, refusal.NO_VOCABULARY)


def _where_so(one: Ability, wanted: Filter, where: Node) -> Ability:
    if not isinstance(one, Static) or one.affects is None or one.affects.any_of:
        refuse(where, refusal.NO_VOCABULARY)
    return replace(one, affects=replace(one.affects, any_of=(wanted,)))


def _where_they_ask_for(made: Abilities) -> Abilities:
    """113.6b: static abilities that say that they function while their source is elsewhere."""
    return tuple(functioning_there(one, getattr(one, "condition", None)) for one in made)


def _elliptic(node: Node, scope: Scope) -> Abilities:
    """'Fintanto che la Sentinella è TAPpata, ha volare': what is asked of something is said of it, too."""
    asked = next(next(node.nodes("while_", "if_")).nodes("condition"))
    party = next(
        (said.only for fact in asked.nodes("fact") if (said := fact.node("subject_of_fact")) is not None), None
    )
    if party is None:
        party = next(
            (one for said in asked.nodes("fact") for of in said.nodes("borne") for one in of.nodes("party")), None
        )
    if party is None:
        party = _named_in(asked)
    if party is None or party.only.kind not in ("own", "attached"):
        refuse(node, refusal.NO_ANTECEDENT)
    spoken_of_in(party, scope)
    such = condition(asked, scope)
    predicates = tuple(one for one in node.nodes() if one.kind not in ("while_", "if_"))
    return standing(Node("standing", (party, *predicates), node.start, node.end), such, scope)


def _named_in(asked: Node) -> Node | None:
    """201.5: the source, where what is asked for names it, and nothing else: 'fintanto che ci sono carte esiliate con ...'."""
    inside = [one for one in asked.every_node() if one.kind in ("own", "party")]
    named = [one for one in inside if one.kind == "own"]
    if not named or any(one.kind == "party" and one.only.kind not in ("own", "you") for one in inside):
        return None
    return Node("party", (named[0],), named[0].start, named[0].end)


def _defining(node: Node, scope: Scope) -> Abilities:
    """604.3: a characteristic-defining ability."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    scope.subject = scope.mention(own(scope))
    value: Quantity = amounts.quantity(next(node.nodes("quantity")), scope)
    names = [word.value for word in node.words("MEASURE")]
    if "mana value" in names or len(set(names)) != len(names):
        refuse(node, refusal.UNEXPECTED)
    plural = len(names) == 2 and not node.has("THAT_NUMBER")
    if any(("3p" if plural else "3s") not in word.moods for word in node.words("V_BE")):
        refuse(node, refusal.DISAGREES)
    if node.has("THAT_NUMBER"):
        more = Sum((value, amounts.number(node, scope)))
        first, other = (value, more) if names[0] == "power" else (more, value)
        return (Static(parts=(DefinePT(first, other),), defines=True),)
    numbers = DefinePT(value if "power" in names else None, value if "toughness" in names else None)
    return (Static(parts=(numbers,), defines=True),)


def _controlling(node: Node, scope: Scope) -> Abilities:
    """613.1b: 'Controlli la creatura incantata', 'il monarca controlla la creatura incantata' (725.1)."""
    monarch = node.node("monarch")
    if ("2s" if monarch is None else "3s") not in next(node.words("V_CONTROL")).moods:
        refuse(node, refusal.DISAGREES)
    attached = next(node.nodes("attached"))
    if spoken(Node("party", (attached,), node.start, node.end), scope).mention.player:
        refuse(node, refusal.NO_VOCABULARY)
    return (Static(parts=(GainControl(You() if monarch is None else TheMonarch()),), holder=AttachedTo()),)


def _enchants_only(node: Node, scope: Scope) -> Abilities:
    """702.5a: 'La Sentinella può incantare solo una creatura verde'."""
    word = next(node.words("KEYWORD"))
    not_named_in_quotes(next(node.nodes("own")), scope)
    if word.value != "enchant" or "Aura" not in scope.source.subtypes or scope.source.quoted:
        refuse(node, refusal.UNEXPECTED)
    return (enchant_one(word, next(node.nodes("described")), ""),)


def _given_each(node: Node, scope: Scope) -> Abilities:
    """604.1: 'ha volare se controlli un Mago e rapidità se controlli un Guerriero': each as a sentence of its own."""
    party, verb = next(node.nodes("party")), next(node.words("V_HAVE"))
    made: Abilities = ()
    for said in node.nodes("given_so"):
        item, asked = next(said.nodes("ability_item")), next(said.nodes("while_", "if_"))
        has = Node("has", (verb, Node("abilities", (item,), item.start, item.end)), node.start, node.end)
        alone = Node("standing", (party, has), node.start, node.end)
        made = (*made, *static(Node("static", (alone, asked), node.start, node.end), scope.fork()))
    return made


_KINDS: dict[str, Callable[[Node, Scope], Abilities]] = {
    "may_cast": may_cast,
    "enchants_only": _enchants_only,
    "shows_top": shows_top,
    "may_cast_top": may_cast_top,
    "may_cast_from": may_cast_from,
    "may_cast_the_top": may_cast_the_top,
    "begins_in_play": begins_in_play,
    "may_command": may_command,
    "moved_instead": moved_instead,
    "nth_cost": nth_cost,
    "nth_has": nth_has,
    "cast_as_flash": cast_as_flash,
    "may_cast_exiled": may_cast_exiled,
    "exerting": exerting,
    "enters_as_copy": enters_as_copy,
    "changes": changes,
    "elliptic": _elliptic,
    "choosing": choosing,
    "ability_cost": ability_cost,
    "unlock_cost": unlock_cost,
    "cast_limit": cast_limit,
    "cast_times": cast_times,
    "none_of_many": none_of_many,
    "none_activated": none_activated,
    "instead_of_mana_cost": instead_of_mana_cost,
    "instead_for_spells": instead_for_spells,
    "flash_for_more": flash_for_more,
    "entering_unless_paid": entering_unless_paid,
    "all_block": all_block,
    "unblocked_damage": unblocked_damage,
    "defender_blocks": defender_blocks,
    "entering_tapped": entering_tapped,
    "entering_tapped_and": entering_tapped_and,
    "triggers_again": triggers_again,
    "entering_with": entering_with,
    "day_as_it_enters": day_as_it_enters,
    "escaping_with": escaping_with,
    "turned_up_with": turned_up_with,
    "entering_with_one_of": entering_with_one_of,
    "player_has": player_has,
    "both_have": both_have,
    "defining": _defining,
    "more_lands": more_lands,
    "you_cannot": you_cannot,
    "optional_untap": optional_untap,
    "skips_step": skips_step,
    "spends_as": spends_as,
    "untaps_too": untaps_too,
    "no_extra_turns": no_extra_turns,
    "searches_top": searches_top,
    "more_votes": more_votes,
    "cast_only": cast_only,
    "cost_change": cost_change,
    "least_cost": least_cost,
    "controlling": _controlling,
    "prevents": prevents,
    "exiled_instead": exiled_instead,
    "given_each": _given_each,
}


def with_text(ability: Ability, text: str) -> Ability:
    """The ability with what the card says, for showing."""
    return replace(ability, text=text) if not ability.text else ability
