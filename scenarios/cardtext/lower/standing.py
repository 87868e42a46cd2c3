"""604, 611.3, 614: sentences of static abilities by their kind: what they make of something, what they keep from it or replace."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities.ability import Ability, Cannot, Keyword, PlayerScope, Prohibition, Replaces, Static
from engine.cards.abilities.casting import CrewsStronger
from engine.cards.abilities.combat import AssignsDamage, MustBeBlocked
from engine.cards.abilities.conditions import AllOf, Condition, Is, Not, StepIs, TurnOf
from engine.cards.abilities.continuous import (
    AsCopy,
    CantHave,
    ChangeTypes,
    DefinePT,
    GainAbility,
    GainControl,
    LoseAllAbilities,
    Part,
)
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Quantity, Sum
from engine.cards.abilities.references import AttachedTo, One, You
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.words.record import replace, within
from engine.words.subtypes import EVERY_CREATURE_TYPE
from engine.words.terms import CardType, Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.cannot import (
    CANNOT_BE,
    all_block,
    blocked_by_all,
    cast_limit,
    kept_from,
    none_activated,
    not_activated,
    what_cannot,
)
from scenarios.cardtext.lower.changing import changes
from scenarios.cardtext.lower.conditions import condition, unless_you_control
from scenarios.cardtext.lower.costs_of_static import (
    ability_cost,
    cost_change,
    flash_for_more,
    instead_of_mana_cost,
    least_cost,
    nth_cost,
    unlock_cost,
)
from scenarios.cardtext.lower.damagers import damagers, to_these
from scenarios.cardtext.lower.description import described, described_for_good
from scenarios.cardtext.lower.doing import verb_of
from scenarios.cardtext.lower.entering import (
    choosing,
    day_as_it_enters,
    entering_tapped,
    entering_unless_paid,
    entering_with,
    entering_with_one_of,
    escaping_with,
    turned_up_with,
)
from scenarios.cardtext.lower.fighting import is_menace, none_of_many
from scenarios.cardtext.lower.fighting import rules as combat_rules
from scenarios.cardtext.lower.going_elsewhere import exiled_instead, moved_instead
from scenarios.cardtext.lower.keywords import enchant_one
from scenarios.cardtext.lower.lasting import copied_but, in_written_order, joined, loses_other_types, part
from scenarios.cardtext.lower.mentioned import own
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
from scenarios.cardtext.lower.qualities import named
from scenarios.cardtext.lower.rules_changed import (
    begins_in_play,
    exerting,
    more_lands,
    no_extra_turns,
    optional_untap,
    player_has,
    players_have,
    skips_step,
    so_long,
    spends_as,
    triggers_again,
    untaps_too,
)
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
from scenarios.cardtext.lower.where_it_is import functioning_there
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node


def _define_x(node: Node, where: Node, scope: Scope) -> None:
    """107.3i: 'la creatura equipaggiata prende +X/+X, dove X è il suo valore di mana': of whom the sentence is, it may speak."""
    standing = node.node("standing")
    party = None if standing is None else standing.node("party")
    try:
        amounts.define_x(where, scope)
    except Refusal as why:
        if why.reason != refusal.NO_ANTECEDENT or party is None or party.only.kind not in ("own", "attached"):
            raise
        heard = scope.fork()
        heard.subject = spoken(party, heard).mention
        amounts.define_x(where, heard)
        scope.x = heard.x


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
        return tuple(_where_so(one, each, node) for one in _standing(inner, None, scope))
    such = None if said is None else condition(next(said.nodes("condition")), scope)
    unless = node.node("unless_you")
    if unless is not None:
        such = unless_you_control(unless, scope)
    if node.has("DURING_YOUR_TURN"):
        such = TurnOf(Relation.YOU)
    if node.has("DURING_OTHERS_TURNS"):
        such = Not(TurnOf(Relation.YOU))
    return _where_they_ask_for(_standing(inner, such, scope))


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
    made = (*_standing(changed, such, scope), *(replace(one, condition=such) for one in costs))  # type: ignore[arg-type]
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
        party = _named_in(asked)
    if party is None or party.only.kind not in ("own", "attached"):
        refuse(node, refusal.NO_ANTECEDENT)
    spoken_of_in(party, scope)
    such = condition(asked, scope)
    predicates = tuple(one for one in node.nodes() if one.kind not in ("while_", "if_"))
    return _standing(Node("standing", (party, *predicates), node.start, node.end), such, scope)


def _named_in(asked: Node) -> Node | None:
    """201.5: the source, where what is asked for names it, and nothing else: 'fintanto che ci sono carte esiliate con ...'."""
    inside = [one for one in asked.every_node() if one.kind in ("own", "party")]
    named = [one for one in inside if one.kind == "own"]
    if not named or any(one.kind == "party" and one.only.kind not in ("own", "you") for one in inside):
        return None
    return Node("party", (named[0],), named[0].start, named[0].end)


def otherwise_so(node: Node, before: Ability, scope: Scope) -> Abilities:
    """604.1: 'Altrimenti, prende -1/-1': said of the same as the sentence before, where that was not so."""
    if not isinstance(before, Static) or before.condition is None or before.affects is not None:
        refuse(node, refusal.NO_ANTECEDENT)
    such, prevented = Not(before.condition), node.node("prevents")
    if prevented is not None:
        return tuple(replace(one, condition=such) for one in _prevents(prevented, scope) if isinstance(one, Prevents))
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


def _standing(node: Node, such: Condition | None, scope: Scope) -> Abilities:
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
        elif one.kind == "fights_so":
            for rule in combat_rules(one, forbidden_objects(one, party, scope), such):
                if is_menace(rule):
                    changed.append((one, (GainAbility(Keyword(keyword="menace")),)))
                else:
                    made.append(rule)
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
        case "described":
            return Static(parts=changed, affects=_affected(inner, changed, scope), condition=such)
        case _:
            refuse(party, refusal.NO_VOCABULARY)


def _affected(node: Node, changed: tuple[Part, ...], scope: Scope) -> Filter:
    """604.1: permanents, or cards in graveyards that get abilities with which they are cast or used there, or that have none."""
    found = described_for_good(node, scope)
    if found.objects is not None and found.objects.measured:
        # 613.8: what an effect applies to would hang on a number that other effects change.
        refuse(node, refusal.NO_VOCABULARY)
    if found.objects is not None and found.objects.zone is Zone.STACK:
        if not all(isinstance(one, GainAbility) and _spells_have(one.ability) for one in changed):
            refuse(node, refusal.NO_VOCABULARY)
        return all_objects(node, scope, zone=Zone.STACK)
    if not found.card or found.objects is None or found.objects.zone is not Zone.GRAVEYARD:
        return all_objects(node, scope)
    if not found.all or found.players is not None or found.targeted:
        refuse(node, refusal.NO_VOCABULARY)
    if not all(isinstance(one, LoseAllAbilities) or _gains_keyword(one) or _gains_types(one) for one in changed):
        refuse(node, refusal.NO_VOCABULARY)
    return found.objects


def _spells_have(ability: Ability) -> bool:
    """113.6: a keyword that says something of a spell while it is cast, or as it does what it does."""
    return isinstance(ability, Keyword) and ability.keyword in _OF_SPELLS


_OF_SPELLS = (
    "lifelink", "deathtouch", "infect", "wither", "convoke", "improvise", "delve", "cascade", "storm", "split second",
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
    return (*tapped, *_standing(replace(node, kind="standing", children=(party, *more)), None, scope))


def _both_have(node: Node, scope: Scope) -> Abilities:
    """613.1f, 613.10: 'tu e la Sentinella avete anti-malocchio': you have it, and what is named beside you has it."""
    verb, party = next(node.words("V_HAVE")), next(node.nodes("party"))
    if not ({"2p"} <= verb.moods or {"2s", "3p"} <= verb.moods) or party.only.kind not in (
        "own",
        "described",
        "attached",
    ):
        refuse(node, refusal.DISAGREES)
    spoken_of_in(party, scope)
    such = so_long(node, scope)
    plural = party.only.kind == "described" and described_for_good(party.only, scope).plural
    has = replace(verb, moods=frozenset(("3p" if plural else "3s",)))
    predicate = Node("has", (has, *node.nodes("abilities")), node.start, node.end)
    standing = Node("standing", (party, predicate), node.start, node.end)
    return (*players_have(node, such, scope), *_standing(standing, such, scope))


def _none_of_many(node: Node, scope: Scope) -> Abilities:
    return none_of_many(node)


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
    """613.1b: 'Controlli la creatura incantata'."""
    if "2s" not in next(node.words("V_CONTROL")).moods:
        refuse(node, refusal.DISAGREES)
    held = Node("party", (node.only,), node.start, node.end)
    if spoken(held, scope).mention.player:
        refuse(node, refusal.NO_VOCABULARY)
    return (Static(parts=(GainControl(You()),), holder=AttachedTo()),)


def activation(node: Node, scope: Scope) -> tuple[Condition, bool, bool]:
    """602.5b, 602.5d: 'attiva solo se ...': what must be so, whether it may be activated only once each turn, and whether only
    when a sorcery could be cast."""
    once, sorcery = node.has("ONLY_ONCE", "ACTIVATE_ONCE_AND_IF"), node.has("ONLY_AS_SORCERY")
    if node.has("ACTIVATE_ONLY_YOUR_TURN"):
        return TurnOf(Relation.YOU), once, sorcery
    if node.has("ACTIVATE_ONLY_IN"):
        step = next(node.words("STEP"))
        if not node.has("YOUR") and isinstance(step.value, TurnStep):
            # 602.5b: in whosever turn: 'attiva solo durante la sottofase di fine combattimento'.
            return StepIs(step.value), once, sorcery
        if step.value not in (TurnStep.UPKEEP, TurnStep.DRAW, TurnStep.END):
            refuse(step, refusal.NO_VOCABULARY)
        assert isinstance(step.value, TurnStep)
        return AllOf((TurnOf(Relation.YOU), StepIs(step.value))), once, sorcery
    return condition(next(node.nodes("condition")), scope), once, sorcery


def _prevents(node: Node, scope: Scope) -> Abilities:
    """615.1: 'Previeni tutto il danno che verrebbe inflitto alla Sentinella'."""
    said = next(node.nodes("prevented"))
    if not said.has("ALL_DAMAGE", "ALL_COMBAT_DAMAGE", "ALL_NONCOMBAT_DAMAGE"):
        refuse(said, refusal.NO_VOCABULARY)
    combat = True if said.has("ALL_COMBAT_DAMAGE") else False if said.has("ALL_NONCOMBAT_DAMAGE") else None
    party = node.node("party")
    several, by = list(node.nodes("party")), node.node("damagers")
    if by is not None or len(several) > 1:
        whom = DamagePattern(to_player=Relation.YOU) if node.has("DEALT_TO_YOU") else to_these(several, scope)
        such = replace(whom, source=None if by is None else damagers(by, scope), combat=combat)
        return (Prevents(damage=such),)
    if party is None or (party.only.kind == "you" and node.has("TO")):
        return (Prevents(damage=DamagePattern(to_player=Relation.YOU, combat=combat)),)
    wanted = forbidden_objects(node, party, scope)
    if node.has("AND"):
        ways = (DamagePattern(to_object=wanted, combat=combat), DamagePattern(source=wanted, combat=combat))
        return tuple(Prevents(damage=one) for one in ways)
    if node.has("FROM"):
        return (Prevents(damage=DamagePattern(source=wanted, combat=combat)),)
    return (Prevents(damage=DamagePattern(to_object=wanted, combat=combat)),)


def _you_cannot(node: Node, scope: Scope) -> Abilities:
    """101.2, 119.7-8: 'non puoi perdere punti vita'; what others can't do may follow."""
    what = kept_from(node)
    if what is None or "2s" not in next(node.words("V_CAN")).moods:
        refuse(node, refusal.DISAGREES)
    more = node.node("standing")
    return (Cannot(what=what, players=PlayerScope.YOU), *(() if more is None else _standing(more, None, scope)))


def _defender_blocks(node: Node, scope: Scope) -> Abilities:
    """509.1c: 'Il giocatore in difesa blocca la Sentinella, se può farlo'."""
    if "3s" not in next(node.words("V_BLOCK")).moods:
        refuse(node, refusal.DISAGREES)
    whom = next(node.nodes("own"))
    return (MustBeBlocked(objects=forbidden_objects(node, Node("party", (whom,), whom.start, whom.end), scope)),)


def _unblocked_damage(node: Node, scope: Scope) -> Abilities:
    """510.1c: 'Puoi far assegnare dalla Sentinella il suo danno da combattimento come se non fosse bloccata'; for what is
    enchanted its controller may."""
    verbs = [next(node.words(kind)) for kind in ("V_DO", "V_ATTACH")]
    parties = list(node.nodes("party"))
    if any("inf" not in verb.moods for verb in verbs):
        refuse(node, refusal.DISAGREES)
    can = next(node.words("V_CAN"))
    if len(parties) == 1:
        if "2s" not in can.moods or parties[0].only.kind != "own":
            refuse(node, refusal.NO_VOCABULARY)
        return (AssignsDamage(as_unblocked=True, objects=forbidden_objects(node, parties[0], scope)),)
    holder = parties[0].only
    of = holder.node("party")
    if holder.kind != "holder" or not holder.has("CONTROLLER") or of is None or of.only.kind != "attached":
        refuse(node, refusal.NO_VOCABULARY)
    if parties[1].only.kind != "pronoun" or "3s" not in can.moods:
        refuse(parties[1], refusal.NO_VOCABULARY)
    return (AssignsDamage(as_unblocked=True, objects=forbidden_objects(node, of, scope)),)


def _enters_as_copy(node: Node, scope: Scope) -> Abilities:
    """707.5: 'Puoi far entrare la Sentinella come una copia di una creatura', with or without exceptions (707.9)."""
    subject, model = node.nodes("party")
    if forbidden_objects(node, subject, scope) != THIS or "2s" not in next(node.words("V_CAN")).moods:
        refuse(node, refusal.NO_VOCABULARY)
    found = described(model.only) if model.only.kind == "described" else None
    if (
        found is None
        or found.objects is None
        or found.players is not None
        or found.targeted
        or found.determiner != "one"
    ):
        refuse(model, refusal.NO_VOCABULARY)
    if found.card is not (found.objects.zone is not Zone.BATTLEFIELD) or found.objects.zone.hidden:
        refuse(model, refusal.NO_VOCABULARY)
    but = node.node("copied_but")
    of = replace(found.objects, another=False)
    copy = AsCopy(of=of, exceptions=() if but is None else copied_but(but, of.types, scope))
    return (Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_tapped=node.has("TAPPED"), as_copy=copy),)


def _enchants_only(node: Node, scope: Scope) -> Abilities:
    """702.5a: 'La Sentinella può incantare solo una creatura verde'."""
    word = next(node.words("KEYWORD"))
    not_named_in_quotes(next(node.nodes("own")), scope)
    if word.value != "enchant" or "Aura" not in scope.source.subtypes or scope.source.quoted:
        refuse(node, refusal.UNEXPECTED)
    return (enchant_one(word, next(node.nodes("described")), ""),)


_KINDS: dict[str, Callable[[Node, Scope], Abilities]] = {
    "may_cast": may_cast,
    "enchants_only": _enchants_only,
    "shows_top": shows_top,
    "may_cast_top": may_cast_top,
    "may_cast_from": may_cast_from,
    "may_cast_the_top": may_cast_the_top,
    "begins_in_play": begins_in_play,
    "moved_instead": moved_instead,
    "nth_cost": nth_cost,
    "cast_as_flash": cast_as_flash,
    "may_cast_exiled": may_cast_exiled,
    "exerting": exerting,
    "enters_as_copy": _enters_as_copy,
    "changes": changes,
    "elliptic": _elliptic,
    "choosing": choosing,
    "ability_cost": ability_cost,
    "unlock_cost": unlock_cost,
    "cast_limit": cast_limit,
    "none_of_many": _none_of_many,
    "none_activated": none_activated,
    "instead_of_mana_cost": instead_of_mana_cost,
    "flash_for_more": flash_for_more,
    "entering_unless_paid": entering_unless_paid,
    "all_block": all_block,
    "unblocked_damage": _unblocked_damage,
    "defender_blocks": _defender_blocks,
    "entering_tapped": entering_tapped,
    "entering_tapped_and": entering_tapped_and,
    "triggers_again": triggers_again,
    "entering_with": entering_with,
    "day_as_it_enters": day_as_it_enters,
    "escaping_with": escaping_with,
    "turned_up_with": turned_up_with,
    "entering_with_one_of": entering_with_one_of,
    "player_has": player_has,
    "both_have": _both_have,
    "defining": _defining,
    "more_lands": more_lands,
    "you_cannot": _you_cannot,
    "optional_untap": optional_untap,
    "skips_step": skips_step,
    "spends_as": spends_as,
    "untaps_too": untaps_too,
    "no_extra_turns": no_extra_turns,
    "cast_only": cast_only,
    "cost_change": cost_change,
    "least_cost": least_cost,
    "controlling": _controlling,
    "prevents": _prevents,
    "exiled_instead": exiled_instead,
}


def with_text(ability: Ability, text: str) -> Ability:
    """The ability with what the card says, for showing."""
    return replace(ability, text=text) if not ability.text else ability
