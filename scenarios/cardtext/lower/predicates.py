"""604.1, 613.1: what the predicates of a sentence of a static ability say of its subject, and of what the words go on with."""

from __future__ import annotations

from engine.cards.abilities.ability import Ability, Cannot, Keyword, PlayerScope, Prohibition, Static
from engine.cards.abilities.casting import CrewsStronger
from engine.cards.abilities.conditions import Condition, Not, Within
from engine.cards.abilities.continuous import CantHave, ChangeColors, ChangeTypes, GainAbility, LoseAllAbilities, Part
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.quantities import Count
from engine.cards.abilities.references import AttachedTo, One
from engine.cards.abilities.replacing import Prevents
from engine.words.record import replace
from engine.words.subtypes import EVERY_CREATURE_TYPE
from engine.words.terms import CardType, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.cannot import (
    CANNOT_BE,
    blocked_by_all,
    kept_from,
    not_activated,
    players_cannot,
    what_cannot,
)
from scenarios.cardtext.lower.description import described_for_good
from scenarios.cardtext.lower.doing import verb_of
from scenarios.cardtext.lower.entering import entering_tapped
from scenarios.cardtext.lower.fighting import costing_x, is_menace
from scenarios.cardtext.lower.fighting import rules as combat_rules
from scenarios.cardtext.lower.lasting import in_written_order, joined, loses_other_types, part
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.paying_to_fight import priced
from scenarios.cardtext.lower.prevented import prevents
from scenarios.cardtext.lower.qualities import named
from scenarios.cardtext.lower.rules_changed import players_have, so_long
from scenarios.cardtext.lower.scope import Mention, Scope, called, refuse
from scenarios.cardtext.lower.subjects import (
    THIS,
    Abilities,
    agrees,
    all_objects,
    forbidden_objects,
    not_named_in_quotes,
    spoken_of_in,
    the_pair,
)
from scenarios.cardtext.tree import Node


def otherwise_so(node: Node, before: Ability, scope: Scope) -> Abilities:
    """604.1: 'Altrimenti, prende -1/-1': said of the same as the sentence before, where that was not so."""
    if not isinstance(before, Static) or before.condition is None or before.affects is not None:
        refuse(node, refusal.NO_ANTECEDENT)
    such, prevented = Not(before.condition), node.node("prevents")
    if prevented is not None:
        return tuple(replace(one, condition=such) for one in prevents(prevented, scope) if isinstance(one, Prevents))
    joined(node)
    said = [one for one in node.nodes() if one.kind != "and_"]
    forbidden = [what for one in said if one.kind == "cannot" for what in _otherwise_cannot(one, before, such)]
    made = [(one, _changes(one, scope)) for one in said if one.kind != "cannot"]
    if any("3s" not in verb_of(one).moods for one in said):
        refuse(node, refusal.DISAGREES)
    changed = (replace(before, parts=in_written_order(made), condition=such),) if made else ()
    return (*changed, *forbidden)


def _otherwise_cannot(node: Node, before: Static, such: Condition) -> Abilities:
    """101.2: 'Altrimenti, non può attaccare o bloccare'."""
    whose = Filter(holds_this=True) if before.holder == AttachedTo() else THIS
    fighting = [
        what for kind, what in (("V_ATTACK", Prohibition.ATTACK), ("V_BLOCK", Prohibition.BLOCK)) if node.has(kind)
    ]
    if not fighting or node.has("KEYWORD", *CANNOT_BE):
        refuse(node, refusal.NO_VOCABULARY)
    return tuple(Cannot(what=what, objects=whose, condition=such) for what in fighting)


def standing(node: Node, such: Condition | None, scope: Scope) -> Abilities:
    """604.1: the abilities of a node of kind 'standing'; ``such``: where all of it is so, where that is not always."""
    party = next(node.nodes("party"))
    made: list[Ability] = []
    joined(node)
    changed: list[tuple[Node, tuple[Part, ...]]] = []
    each = _of_each(party, scope)
    each.only_types = loses_other_types(list(node.nodes()))
    for one in node.nodes():
        if one.kind in ("party", "and_"):
            continue
        if one.kind == "all_block":
            made.append(blocked_by_all(one, party, such, scope))
            continue
        agrees(party, one, scope)
        if one.kind == "not_activated":
            made.append(Cannot(what=not_activated(one), objects=forbidden_objects(one, party, scope), condition=such))
        elif one.kind == "crews_so":
            made.append(_crews_stronger(one, forbidden_objects(one, party, scope), such))
        elif one.kind == "fights_so" and one.only.kind == "priced":
            made.extend(priced(one.only, party, forbidden_objects(one, party, scope), such, scope))
        elif one.kind == "fights_so":
            for rule in combat_rules(one, forbidden_objects(one, party, scope), such):
                if is_menace(rule):
                    changed.append((one, (GainAbility(Keyword(keyword="menace")),)))
                else:
                    made.append(costing_x(rule, one, scope))
        elif one.kind == "cannot" and one.has("V_HAVE"):
            # 113.11: what it can't have it loses, too, whoever says so before.
            changed.append((one, tuple(CantHave(named(word)) for word in one.words("KEYWORD"))))
        elif one.kind in ("cannot", "stays_tapped"):
            made.extend(what_cannot(one, party, such, scope))
        else:
            changed.append((one, _changes(one, each)))
    if changed:
        made.insert(0, _static(party, in_written_order(changed), such, scope))
    return tuple(made)


def _crews_stronger(node: Node, creatures: Filter, such: Condition | None) -> CrewsStronger:
    """702.122a, 702.171a: 'manovra Veicoli come se la sua forza fosse aumentata di 2'."""
    plus = int(str(next(node.words("NUM")).value))
    saddles = node.has("SADDLES_AND_CREWS_STRONGER")
    return CrewsStronger(creatures=creatures, plus=plus, saddles=saddles, condition=such)


def _of_each(party: Node, scope: Scope) -> Scope:
    """Where all that a description means is changed: 'suo' and 'essa' speak of each of them, one at a time."""
    each = scope.fork()
    if party.only.kind == "own" and not scope.source.quoted:
        each.has_it = scope.source
    if party.only.kind == "described":
        found = described_for_good(party.only, scope)
        each.subject = each.mention(Mention(to=One(), called=found.called, gender=found.gender, plural=None))
    if party.only.kind == "each_of":
        each.subject = each.mention(
            Mention(to=One(), called=called(("permanent", CardType.CREATURE)), gender="f", plural=None)
        )
    return each


def _changes(node: Node, scope: Scope) -> tuple[Part, ...]:
    match node.kind:
        case "in_old_words":
            word = next(node.words())
            return (GainAbility(Keyword(keyword=_OLD_WORDS[word.kind], text=word.form)),)
        case _:
            return part(node, scope)


_OLD_WORDS = {
    "AS_IF_FLYING": "reach",
    "ATTACKS_UNTAPPED": "vigilance",
    "CANNOT_BE_TARGET": "shroud",
    "CANNOT_BE_TARGET_OF_OPPONENTS": "hexproof",
}
"""What sentences say for which there was no keyword yet; today's cards have the keyword."""


def _static(party: Node, changed: tuple[Part, ...], such: Condition | None, scope: Scope) -> Static:
    inner = party.only
    match inner.kind:
        case "own":
            not_named_in_quotes(inner, scope)
            # 604.3: what says unconditionally of itself that it is of all creature types says so wherever it is.
            defines = such is None and changed == (ChangeTypes(add_subtypes=(EVERY_CREATURE_TYPE,)),)
            return Static(parts=changed, condition=such, defines=defines)
        case "attached":
            found = spoken(party, scope.fork())
            if found.mention.player:
                refuse(party, refusal.NO_VOCABULARY)
            return Static(parts=changed, holder=AttachedTo(), condition=such)
        case "each_of":
            return Static(parts=changed, affects=the_pair(inner, scope), condition=such)
        case "that":
            return Static(parts=changed, affects=_the_only_one(inner, such), condition=such)
        case "described":
            return Static(parts=changed, affects=_affected(inner, changed, scope), condition=such)
        case _:
            refuse(party, refusal.NO_VOCABULARY)


def _the_only_one(node: Node, such: Condition | None) -> Filter:
    """604.1: 'fintanto che controlli una sola creatura, quella creatura ...': the one of which there is no other."""
    types = tuple(word.value for word in node.words("TYPE") if isinstance(word.value, CardType))
    match such:
        case Within(Count(wanted), Bounds(least=1, most=1)) if types and {*types} <= {*wanted.types}:
            return wanted
        case _:
            refuse(node, refusal.NO_ANTECEDENT)


def _affected(node: Node, changed: tuple[Part, ...], scope: Scope) -> Filter:
    """604.1: permanents, or cards in graveyards that get abilities with which they are cast or used there, or that have none."""
    found = described_for_good(node, scope)
    if found.objects is not None and found.objects.measured:
        # 613.8: what an effect applies to would hang on a number that other effects change.
        refuse(node, refusal.NO_VOCABULARY)
    if found.objects is not None and found.objects.across:
        if not found.all or found.players is not None or found.targeted or not all(map(_is_so_anywhere, changed)):
            refuse(node, refusal.NO_VOCABULARY)
        return found.objects
    if found.objects is not None and found.objects.zone is Zone.STACK:
        if not all(isinstance(one, GainAbility) and spells_have(one.ability) for one in changed):
            refuse(node, refusal.NO_VOCABULARY)
        return all_objects(node, scope, zone=Zone.STACK)
    if not found.card or found.objects is None or found.objects.zone is not Zone.GRAVEYARD:
        return all_objects(node, scope)
    if not found.all or found.players is not None or found.targeted:
        refuse(node, refusal.NO_VOCABULARY)
    if not all(isinstance(one, LoseAllAbilities) or _gains_keyword(one) or _gains_types(one) for one in changed):
        refuse(node, refusal.NO_VOCABULARY)
    return found.objects


def _is_so_anywhere(one: Part) -> bool:
    """105, 205, 400.1: what any object is in any zone: colours and types; a keyword with which a card is used where it lies."""
    return isinstance(one, ChangeColors | ChangeTypes) or _gains_keyword(one)


def spells_have(ability: Ability) -> bool:
    """113.6: a keyword that says something of a spell while it is cast, or as it does what it does."""
    return isinstance(ability, Keyword) and ability.keyword in _OF_SPELLS


_OF_SPELLS = (
    "lifelink", "deathtouch", "infect", "wither", "convoke", "improvise", "delve", "cascade", "ripple", "storm", "split second",
)  # fmt: skip


def _gains_types(one: Part) -> bool:
    """205.1b: types besides those that a card has already."""
    return isinstance(one, ChangeTypes) and one.set_types is None and one.set_subtypes is None


def _gains_keyword(one: Part) -> bool:
    return isinstance(one, GainAbility) and isinstance(one.ability, Keyword)


def entering_tapped_and(node: Node, scope: Scope) -> Abilities:
    """614.1d: 'La Sentinella entra TAPpata e non STAPpa durante il tuo STAP'."""
    party = next(node.nodes("party"))
    more = tuple(one for one in node.nodes() if one.kind != "party")
    entering = tuple(
        one for one in node.children if one not in more and not (isinstance(one, Lexeme) and one.kind == "AND")
    )
    spoken_of_in(party, scope)
    tapped = entering_tapped(replace(node, kind="entering_tapped", children=entering), scope)
    return (*tapped, *standing(replace(node, kind="standing", children=(party, *more)), None, scope))


def both_have(node: Node, scope: Scope) -> Abilities:
    """613.1f, 613.10: 'tu e la Sentinella avete anti-malocchio': you have it, and what is named beside you has it, be it more."""
    verb, parties = next(node.words("V_HAVE")), list(node.nodes("party"))
    known = all(party.only.kind in ("own", "described", "attached") for party in parties)
    if not ({"2p"} <= verb.moods or {"2s", "3p"} <= verb.moods) or not known:
        refuse(node, refusal.DISAGREES)
    such, first = so_long(node, scope), scope.fork()
    made = players_have(node, such, scope)
    for party in parties:
        here = scope if party is parties[0] else first.fork()
        spoken_of_in(party, here)
        plural = party.only.kind == "described" and described_for_good(party.only, here).plural
        has = replace(verb, moods=frozenset(("3p" if plural else "3s",)))
        predicate = Node("has", (has, *node.nodes("abilities")), node.start, node.end)
        said = Node("standing", (party, predicate), node.start, node.end)
        made = (*made, *standing(said, such, here))
    return made


def you_cannot(node: Node, scope: Scope) -> Abilities:
    """101.2, 119.7-8: 'non puoi perdere punti vita'; what others can't do may follow."""
    if node.node() is None and node.word("NUM") is not None:
        return (_not_for_its_life(node),)
    what = kept_from(node)
    if (what is None and not node.has("V_ACTIVATE")) or "2s" not in next(node.words("V_CAN")).moods:
        refuse(node, refusal.DISAGREES)
    if not node.has("THE_GAME") and node.node("standing") is None:
        # 'Giocare', of spells and of lands: both readings are of the infinitive.
        if any(
            "inf" not in verb.moods
            for verb in node.words("V_CAST", "V_PLAY", "V_GAIN", "V_LOSE", "V_DRAW", "V_ACTIVATE")
        ):
            refuse(node, refusal.DISAGREES)
        such = so_long(node, scope)
        return players_cannot(replace(node, kind="cannot"), PlayerScope.YOU, such, scope)
    if what is None:
        refuse(node, refusal.NO_VOCABULARY)
    more = node.node("standing")
    return (Cannot(what=what, players=PlayerScope.YOU), *(() if more is None else standing(more, None, scope)))


def _not_for_its_life(node: Node) -> Cannot:
    """104.3b: nobody loses for a life total of 0 or less."""
    if any("2s" not in verb.moods for verb in node.words("V_LOSE", "V_HAVE")) or next(node.words("NUM")).value != 0:
        refuse(node, refusal.NO_VOCABULARY)
    return Cannot(what=Prohibition.LOSE_BY_LIFE, players=PlayerScope.YOU)
