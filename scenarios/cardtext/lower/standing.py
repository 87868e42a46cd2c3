"""604, 611.3, 613.11, 614: what static abilities say: continuous effects, what cannot happen, how something enters."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.cards.abilities.ability import (
    Ability,
    Cannot,
    Cost,
    Keyword,
    LandPlays,
    PlayerScope,
    Prohibition,
    Replaces,
    Static,
)
from engine.cards.abilities.casting import CastingCost, ChangesCost
from engine.cards.abilities.combat import AsAttacks, MustBlock
from engine.cards.abilities.conditions import AllOf, Condition, Not, StepIs, TurnOf, Within
from engine.cards.abilities.continuous import AsCopy, DefinePT, GainAbility, GainControl, LoseAllAbilities, Part
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.player_rules import CastLimit, PlayerHas, TriggersAgain
from engine.cards.abilities.quantities import DoneThisTurn, Fixed, Quantity, Sum, TargetsOf
from engine.cards.abilities.references import AttachedTo, One, This, You
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.cards.abilities.triggers import Attacks, Moves
from engine.cards.abilities.turns import InOpeningHand, MayStayTapped, Skips
from engine.cards.mana import VARIABLES
from engine.words.record import replace, within
from engine.words.terms import CardType, Deed, Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.becoming import listed
from scenarios.cardtext.lower.changing import changes
from scenarios.cardtext.lower.conditions import condition, unless_you_control
from scenarios.cardtext.lower.costs import cost
from scenarios.cardtext.lower.damagers import damagers, to_these
from scenarios.cardtext.lower.description import describe, described, described_for_good
from scenarios.cardtext.lower.doing import verb_of
from scenarios.cardtext.lower.entering import (
    choosing,
    entering_tapped,
    entering_unless_paid,
    entering_with,
    escaping_with,
)
from scenarios.cardtext.lower.fighting import none_of_many
from scenarios.cardtext.lower.fighting import rules as combat_rules
from scenarios.cardtext.lower.going_elsewhere import moved_instead
from scenarios.cardtext.lower.keywords import of_item
from scenarios.cardtext.lower.lasting import copied_but, in_written_order, joined, part
from scenarios.cardtext.lower.mana_symbols import mana_cost
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.permitting import (
    cast_as_flash,
    may_cast,
    may_cast_exiled,
    may_cast_the_top,
    may_cast_top,
    shows_top,
)
from scenarios.cardtext.lower.relating import targeting
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.subjects import agrees, all_objects, not_named_in_quotes
from scenarios.cardtext.lower.where_it_is import functioning_there
from scenarios.cardtext.tree import Node

Abilities = tuple[Ability, ...]
THIS = Filter(this=True)


def static(node: Node, scope: Scope) -> Abilities:
    """The abilities of a node of kind 'static'."""
    where = node.node("where")
    if where is not None:
        amounts.define_x(where, scope)
    for kind, lower in _KINDS.items():
        inner = node.node(kind)
        if inner is not None:
            return _where_they_ask_for(lower(inner, scope))
    inner = next(node.nodes("standing"))
    subject = next(inner.nodes("party"))
    if subject.only.kind != "own" and any(isinstance(one, Filter) and one.another for one in within(scope.x)):
        # 'Altri' are then other ones than each of those, not than the source.
        refuse(node, refusal.NO_VOCABULARY)
    _about(subject, scope)
    said = node.node("while_", "if_")
    such = None if said is None else condition(next(said.nodes("condition")), scope)
    unless = node.node("unless_you")
    if unless is not None:
        such = unless_you_control(unless, scope)
    if node.has("DURING_YOUR_TURN"):
        such = TurnOf(Relation.YOU)
    return _where_they_ask_for(_standing(inner, such, scope))


def _where_they_ask_for(made: Abilities) -> Abilities:
    """113.6b: static abilities that say that they function while their source is elsewhere."""
    return tuple(functioning_there(one, getattr(one, "condition", None)) for one in made)


def _elliptic(node: Node, scope: Scope) -> Abilities:
    """'Fintanto che la Sentinella è TAPpata, ha volare': what is asked of something is said of it, too."""
    asked = next(next(node.nodes("while_", "if_")).nodes("condition"))
    party = next(
        (said.only for fact in asked.nodes("fact") if (said := fact.node("subject_of_fact")) is not None), None
    )
    if party is None or party.only.kind not in ("own", "attached"):
        refuse(node, refusal.NO_ANTECEDENT)
    _about(party, scope)
    such = condition(asked, scope)
    predicates = tuple(one for one in node.nodes() if one.kind not in ("while_", "if_"))
    return _standing(Node("standing", (party, *predicates), node.start, node.end), such, scope)


def otherwise_so(node: Node, before: Ability, scope: Scope) -> Abilities:
    """604.1: 'Altrimenti, prende -1/-1': said of the same as the sentence before, where that was not so."""
    if not isinstance(before, Static) or before.condition is None or before.affects is not None:
        refuse(node, refusal.NO_ANTECEDENT)
    joined(node)
    said = [one for one in node.nodes() if one.kind != "and_"]
    such = Not(before.condition)
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
    if not fighting or node.has("KEYWORD", *_CANNOT_BE):
        refuse(node, refusal.NO_VOCABULARY)
    return tuple(Cannot(what=what, objects=whose, condition=such) for what in fighting)


def _about(party: Node, scope: Scope) -> None:
    """Whom 'essa' and a verb without subject speak of in a condition."""
    kind = party.only.kind
    if kind == "own":
        scope.subject = scope.mention(own(scope))
    elif kind == "attached":
        scope.subject = spoken(party, scope).mention


def _standing(node: Node, such: Condition | None, scope: Scope) -> Abilities:
    party = next(node.nodes("party"))
    made: list[Ability] = []
    joined(node)
    changed: list[tuple[Node, tuple[Part, ...]]] = []
    each = _of_each(party, scope)
    for one in node.nodes():
        if one.kind in ("party", "and_"):
            continue
        agrees(party, one, scope)
        if one.kind == "not_activated":
            made.append(Cannot(what=_not_activated(one), objects=_forbidden_objects(one, party, scope), condition=such))
        elif one.kind == "fights_so":
            made.extend(combat_rules(one, _forbidden_objects(one, party, scope), such))
        elif one.kind in ("cannot", "stays_tapped"):
            made.extend(_cannot(one, party, such, scope))
        else:
            changed.append((one, _changes(one, each)))
    if changed:
        made.insert(0, _static(party, in_written_order(changed), such, scope))
    return tuple(made)


def _none_activated(node: Node, scope: Scope) -> Abilities:
    """602.5, 101.2: 'Le abilità attivate degli artefatti non possono essere attivate'."""
    return (Cannot(what=_not_activated(node), objects=_forbidden_objects(node, next(node.nodes("party")), scope)),)


def _not_activated(node: Node) -> Prohibition:
    """602.5, 605.1a: no activated ability of it, or none that is not a mana ability."""
    return Prohibition.ACTIVATE_BUT_MANA if node.has("UNLESS_MANA_ABILITIES") else Prohibition.ACTIVATE


def _of_each(party: Node, scope: Scope) -> Scope:
    """Where all that a description means is changed: 'suo' and 'essa' speak of each of them, one at a time."""
    each = scope.fork()
    if party.only.kind == "own" and not scope.source.quoted:
        each.has_it = scope.source
    if party.only.kind == "described":
        found = described_for_good(party.only, scope)
        called = found.called
        each.subject = each.mention(Mention(to=One(), called=called, gender=found.gender, plural=None))
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
            return Static(parts=changed, condition=such)
        case "attached":
            found = spoken(party, scope.fork())
            if found.mention.player:
                refuse(party, refusal.NO_VOCABULARY)
            return Static(parts=changed, holder=AttachedTo(), condition=such)
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
    if not found.card or found.objects is None or found.objects.zone is not Zone.GRAVEYARD:
        return all_objects(node, scope)
    if not found.all or found.players is not None or found.targeted:
        refuse(node, refusal.NO_VOCABULARY)
    if not all(isinstance(one, LoseAllAbilities) or _gains_keyword(one) for one in changed):
        refuse(node, refusal.NO_VOCABULARY)
    return found.objects


def _gains_keyword(one: Part) -> bool:
    return isinstance(one, GainAbility) and isinstance(one.ability, Keyword)


_CANNOT_BE = {
    "BLOCKED": Prohibition.BE_BLOCKED,
    "COUNTERED": Prohibition.BE_COUNTERED,
    "REGENERATED": Prohibition.BE_REGENERATED,
}
_PLAYERS_CANNOT = {
    "V_GAIN": Prohibition.GAIN_LIFE,
    "V_LOSE": Prohibition.LOSE_LIFE,
    "V_DRAW": Prohibition.DRAW,
    "V_CAST": Prohibition.CAST,
}
_ENDS_THE_GAME = {"V_LOSE": Prohibition.LOSE_GAME, "V_WIN": Prohibition.WIN_GAME}


def _kept_from(node: Node) -> Prohibition | None:
    """101.2: what players can't do; 104.2b, 104.3e: to lose the game is another thing than to lose life."""
    said = _ENDS_THE_GAME if node.has("THE_GAME") else _PLAYERS_CANNOT
    return next((what for kind, what in said.items() if node.has(kind)), None)


def _cannot(node: Node, party: Node, such: Condition | None, scope: Scope) -> Abilities:
    """101.2: each thing that cannot happen is an ability of its own."""
    inner = party.only
    if inner.kind in ("opponents", "you") or (inner.kind == "described" and described_for_good(inner, scope).players):
        return _players_cannot(node, party, such, scope)
    if node.has("CAST_BY", "PLAYED_BY"):
        spells = all_objects(inner, scope, zone=Zone.STACK) if inner.kind == "described" else None
        if spells is None or spells.zone is not Zone.STACK:
            refuse(node, refusal.NO_VOCABULARY)
        return (Cannot(what=Prohibition.CAST, objects=spells, players=PlayerScope.ALL, condition=such),)
    whose = _forbidden_objects(node, party, scope)
    if node.kind == "stays_tapped":
        return (_untap(node, whose, such),)
    found = [*(_CANNOT_BE[word.kind] for word in node.words(*_CANNOT_BE))]
    if node.has("V_ATTACK"):
        found.append(Prohibition.ATTACK)
    if node.has("V_BLOCK"):
        found.append(Prohibition.BLOCK)
    crews = node.word("KEYWORD")
    if crews is not None:
        if crews.value != "crew" or next(node.words("SUBTYPE")).value != "Vehicle":
            refuse(crews, refusal.UNEXPECTED)
        found.append(Prohibition.CREW)
    if not found or _kept_from(node) is not None:
        refuse(node, refusal.NO_VOCABULARY)
    zones = (Zone.BATTLEFIELD,)
    if Prohibition.BE_COUNTERED in found:
        if len(found) > 1 or inner.kind == "attached":
            refuse(node, refusal.NO_VOCABULARY)
        if inner.kind == "own":
            whose, zones = Filter(zone=Zone.STACK, this=True), (Zone.STACK,)
    return tuple(Cannot(what=what, objects=whose, condition=such, zones=zones) for what in found)


def _forbidden_objects(node: Node, party: Node, scope: Scope) -> Filter:
    inner = party.only
    match inner.kind:
        case "own":
            not_named_in_quotes(inner, scope)
            return THIS
        case "attached":
            spoken(party, scope.fork())
            return Filter(holds_this=True)
        case "described":
            return all_objects(inner, scope, zone=Zone.STACK if node.has("COUNTERED") else Zone.BATTLEFIELD)
        case _:
            refuse(node, refusal.NO_VOCABULARY)


def _untap(node: Node, whose: Filter, such: Condition | None) -> Cannot:
    """502.3: 'non STAPpa durante lo STAP del suo controllore'; 'durante il tuo STAP' is said of the source, which is yours."""
    if node.has("DURING_YOUR_UNTAP") and whose != THIS and whose.controller is not Relation.YOU:
        refuse(node, refusal.NO_VOCABULARY)
    return Cannot(what=Prohibition.UNTAP, objects=whose, condition=such)


def entering_tapped_and(node: Node, scope: Scope) -> Abilities:
    """614.1d: 'La Sentinella entra TAPpata e non STAPpa durante il tuo STAP'."""
    party = next(node.nodes("party"))
    more = tuple(one for one in node.nodes() if one.kind != "party")
    entering = tuple(
        one for one in node.children if one not in more and not (isinstance(one, Lexeme) and one.kind == "AND")
    )
    _about(party, scope)
    tapped = entering_tapped(replace(node, kind="entering_tapped", children=entering), scope)
    return (*tapped, *_standing(replace(node, kind="standing", children=(party, *more)), None, scope))


def _triggers_again(node: Node, scope: Scope) -> Abilities:
    """603.2d: 'Se un Mago che controlli e che entra fa innescare un'abilità innescata di un permanente che controlli, ...'."""
    cause, of = (described(one) for one in node.nodes("described"))
    for found in (cause, of):
        if (
            found.objects is None
            or found.players is not None
            or found.targeted
            or found.card
            or found.determiner != "one"
        ):
            refuse(node, refusal.NO_VOCABULARY)
    assert cause.objects is not None and of.objects is not None
    return (TriggersAgain(of=of.objects, event=_that_causes(node, cause.objects)),)


def _that_causes(node: Node, subject: Filter) -> Moves | Attacks:
    """603.2d: what makes abilities trigger: something that enters, dies or attacks."""
    happens = node.word("V_ENTER", "V_DIE", "V_ATTACK")
    if subject.zone is not Zone.BATTLEFIELD or (happens is not None and "3s" not in happens.moods):
        refuse(node, refusal.NO_VOCABULARY)
    if happens is None:
        if subject.attacking is not True or subject.attacks_whom is not None:
            refuse(node, refusal.NO_VOCABULARY)
        return Attacks(subject=replace(subject, attacking=None))
    if node.has("V_ATTACK"):
        return Attacks(subject=subject)
    if node.has("V_DIE"):
        return Moves(subject=subject, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD)
    under = node.node("under")
    if under is not None:
        if subject.controller is not Relation.ANY or not under.has("UNDER_YOUR_CONTROL"):
            refuse(under, refusal.NO_VOCABULARY)
        subject = replace(subject, controller=Relation.YOU)
    return Moves(subject=subject, to=Zone.BATTLEFIELD)


def _players_cannot(node: Node, party: Node, such: Condition | None, scope: Scope) -> Abilities:
    inner = party.only
    if inner.kind == "opponents":
        who = PlayerScope.OPPONENTS
    elif inner.kind == "described":
        found = described(inner)
        if not found.all or found.targeted or found.players not in (Relation.ANY, Relation.OPPONENT):
            refuse(party, refusal.NO_VOCABULARY)
        who = PlayerScope.ALL if found.players is Relation.ANY else PlayerScope.OPPONENTS
    else:
        refuse(party, refusal.NO_VOCABULARY)
    what = _kept_from(node) if node.kind == "cannot" else None
    if what is None:
        refuse(node, refusal.NO_VOCABULARY)
    spells = _spells_kept_from(node, scope) if what is Prohibition.CAST else None
    return (Cannot(what=what, objects=spells, players=who, condition=such),)


def _spells_kept_from(node: Node, scope: Scope) -> Filter | None:
    """601.3: which spells nobody may cast; any, where the words say nothing of them."""
    said = next(node.nodes("nominal"))
    found = describe(said, plural_and=False)
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or wanted.zone is not Zone.STACK:
        refuse(said, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.ANY or wanted.another or wanted.targeting is not None:
        refuse(said, refusal.NO_VOCABULARY)
    plain = replace(wanted, not_kind=None)
    return None if plain == Filter(zone=Zone.STACK) else plain


def _cast_limit(node: Node, scope: Scope) -> Abilities:
    """601.3: 'Ogni giocatore non può lanciare più di una magia per turno'."""
    party, number, verb = node.node("party"), node.word("NUM"), next(node.words("V_CAN"))
    if party is None or party.only.kind == "you":
        who, moods = Relation.YOU, {"2s"}
    elif party.only.kind == "opponents":
        who, moods = Relation.OPPONENT, {"3p"}
    else:
        if party.only.kind != "described":
            refuse(party, refusal.NO_VOCABULARY)
        found = described(party.only)
        if not found.all or found.targeted or found.players not in (Relation.ANY, Relation.OPPONENT):
            refuse(party, refusal.NO_VOCABULARY)
        who, moods = found.players, {"3p"} if found.plural else {"3s"}
    if not verb.moods & moods:
        refuse(verb, refusal.DISAGREES)
    return (CastLimit(most=1 if number is None else int(str(number.value)), who=who),)


def _none_of_many(node: Node, scope: Scope) -> Abilities:
    return none_of_many(node)


def _instead_of_mana_cost(node: Node, scope: Scope) -> Abilities:
    """118.9: 'Puoi pagare 2 punti vita invece di pagare il costo di mana di questa magia', for nothing where nothing is paid."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    if "2s" not in next(node.words("V_CAN")).moods or scope.source.quoted or CardType.LAND in scope.source.types:
        refuse(node, refusal.NO_VOCABULARY)
    asked, paid = node.node("if_", "while_"), node.node("cost")
    scope.subject = scope.mention(own(scope))
    such = None if asked is None else condition(next(asked.nodes("condition")), scope)
    if paid is not None and any("inf" not in verb.moods for verb in _payment_verbs(paid)):
        refuse(paid, refusal.DISAGREES)
    instead = Cost(mana="{0}") if paid is None else cost(paid, scope)
    if "{X}" in instead.mana or instead.times_x or instead.sacrifice_this or instead.tap:
        refuse(node, refusal.NO_VOCABULARY)
    return (CastingCost(cost=instead, alternative=True, name="instead", condition=such),)


def _payment_verbs(paid: Node) -> Iterator[Lexeme]:
    return (word for one in paid.nodes() for word in one.words() if word.kind.startswith("V_"))


def _flash_for_more(node: Node, scope: Scope) -> Abilities:
    """601.3c: 'Puoi lanciare questa magia come se avesse lampo se paghi {2} in più per lanciarla'."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    if "2s" not in next(node.words("V_CAN")).moods or "2s" not in next(node.words("V_PAY")).moods:
        refuse(node, refusal.DISAGREES)
    if scope.source.quoted or CardType.LAND in scope.source.types:
        refuse(node, refusal.NO_VOCABULARY)
    return (CastingCost(cost=Cost(mana=mana_cost(node)), optional=True, flash=True, name="flash"),)


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


def _cost_change(node: Node, scope: Scope) -> Abilities:
    """601.2f: 'Le magie creatura che lanci costano {1} in meno per essere lanciate'."""
    party, said = next(node.nodes("party")), node.node("while_", "if_")
    agrees(party, replace(node, children=tuple(one for one in node.children if one is not said)), scope)
    _about(party, scope)
    such = None if said is None else condition(next(said.nodes("condition")), scope)
    symbols = mana_cost(node)
    if any(f"{{{variable}}}" in symbols for variable in VARIABLES):
        refuse(node, refusal.NO_VOCABULARY)
    less, more = (symbols, "") if node.has("LESS_TO_CAST") else ("", symbols)
    per = node.node("per")
    times = None if per is None else amounts.per(per, Fixed(1), scope)
    inner = party.only
    if node.node("per_target") is not None:
        if inner.kind != "own":
            refuse(node, refusal.NO_VOCABULARY)
        times = Sum((TargetsOf(This()), Fixed(-1)))
    aimed = node.node("if_targets")
    if aimed is not None and (inner.kind != "own" or "3s" not in next(aimed.words("V_AIM")).moods):
        refuse(aimed, refusal.NO_VOCABULARY)
    if inner.kind == "own":
        if scope.source.quoted:
            refuse(node, refusal.NO_VOCABULARY)
        this = Filter(zone=Zone.STACK, this=True, targeting=None if aimed is None else targeting(aimed))
        changed = ChangesCost(spells=this, who=Relation.YOU, less=less, more=more, times=times, condition=such)
        return (replace(changed, zones=(Zone.STACK,)),)
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    found = described(inner)
    if not found.all or found.objects is None or found.objects.zone is not Zone.STACK or found.targeted:
        refuse(party, refusal.NO_VOCABULARY)
    who = found.objects.controller
    wanted = replace(found.objects, controller=Relation.ANY)
    return (ChangesCost(spells=wanted, who=who, less=less, more=more, times=times, condition=such),)


def _nth_cost(node: Node, scope: Scope) -> Abilities:
    """601.2f: 'La seconda magia che lanci in ogni turno costa {1} in meno per essere lanciata'."""
    found = describe(next(node.nodes("nominal")), plural_and=False)
    wanted = found.objects
    if wanted is None or found.players is not None or wanted.zone is not Zone.STACK or found.targeted:
        refuse(node, refusal.NO_VOCABULARY)
    if wanted.controller is not Relation.ANY or "2s" not in next(node.words("V_CAST")).moods:
        refuse(node, refusal.NO_VOCABULARY)
    if "3s" not in next(node.words("V_COST")).moods:
        refuse(node, refusal.DISAGREES)
    before = 0 if node.has("FIRST") else int(str(next(node.words("ORDINAL")).value)) - 1
    such: Condition = Within(DoneThisTurn(what=Deed.CAST, of=You(), filter=wanted), Bounds(least=before, most=before))
    if node.has("IN_EACH_OF_YOUR_TURNS"):
        such = AllOf((TurnOf(Relation.YOU), such))
    less, more = (mana_cost(node), "") if node.has("LESS_TO_CAST") else ("", mana_cost(node))
    return (ChangesCost(spells=wanted, who=Relation.YOU, less=less, more=more, condition=such),)


def _ability_cost(node: Node, scope: Scope) -> Abilities:
    """602.2b, 601.2f: 'Le abilità attivate delle creature che controlli costano {1} in meno per essere attivate'."""
    inner = next(node.nodes("party")).only
    if inner.kind != "described" or "3p" not in next(node.words("V_COST")).moods:
        refuse(node, refusal.NO_VOCABULARY)
    symbols = mana_cost(node)
    if any(f"{{{variable}}}" in symbols for variable in VARIABLES):
        refuse(node, refusal.NO_VOCABULARY)
    less, more = (symbols, "") if node.has("LESS_TO_ACTIVATE") else ("", symbols)
    return (ChangesCost(abilities_of=all_objects(inner, scope), less=less, more=more),)


def own_ability_cost(node: Node, scope: Scope) -> ChangesCost:
    """602.2b: 'Questa abilità costa {1} in meno per essere attivata per ogni Elfo che controlli', said of itself alone."""
    if "3s" not in next(node.words("V_COST")).moods:
        refuse(node, refusal.DISAGREES)
    symbols = mana_cost(node)
    if any(f"{{{variable}}}" in symbols for variable in VARIABLES):
        refuse(node, refusal.NO_VOCABULARY)
    less, more = (symbols, "") if node.has("LESS_TO_ACTIVATE") else ("", symbols)
    per, said = node.node("per"), node.node("while_", "if_")
    times = None if per is None else amounts.per(per, Fixed(1), scope)
    such = None if said is None else condition(next(said.nodes("condition")), scope)
    if node.has("DURING_YOUR_TURN"):
        such = TurnOf(Relation.YOU)
    return ChangesCost(abilities_of=THIS, less=less, more=more, times=times, condition=such)


def activation(node: Node, scope: Scope) -> tuple[Condition, bool]:
    """602.5b: 'attiva solo se ...': what must be so, and whether it may be activated only once each turn."""
    once = node.has("ONLY_ONCE", "ACTIVATE_ONCE_AND_IF")
    if node.has("ACTIVATE_ONLY_YOUR_TURN"):
        return TurnOf(Relation.YOU), once
    if node.has("ACTIVATE_ONLY_IN"):
        step = next(node.words("STEP"))
        if not node.has("YOUR") and isinstance(step.value, TurnStep):
            # 602.5b: in whosever turn: 'attiva solo durante la sottofase di fine combattimento'.
            return StepIs(step.value), once
        if step.value not in (TurnStep.UPKEEP, TurnStep.DRAW, TurnStep.END):
            refuse(step, refusal.NO_VOCABULARY)
        assert isinstance(step.value, TurnStep)
        return AllOf((TurnOf(Relation.YOU), StepIs(step.value))), once
    return condition(next(node.nodes("condition")), scope), once


def casting_cost(node: Node, scope: Scope) -> Abilities:
    """118.8a: 'Come costo addizionale per lanciare questa magia, sacrifica una creatura'."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    first, *others = node.nodes("cost")
    if node.has("V_CAN"):
        if "2s" not in next(node.words("V_CAN")).moods or any("inf" not in one for one in _moods_of_payments(first)):
            refuse(node, refusal.DISAGREES)
        made = cost(first, scope)
        name = next((name for said, name in _OPTIONAL if getattr(made, said)), "")
        if not name:
            # What was paid is asked for by the name that the words give it.
            refuse(node, refusal.NO_VOCABULARY)
        return (CastingCost(cost=made, optional=True, name=name),)
    return (CastingCost(cost=cost(first, scope), or_else=tuple(cost(one, scope.fork()) for one in others)),)


_OPTIONAL = (("evidence", "evidence"),)
"""601.2b: which additional costs that need not be paid have a name by which a condition asks for them."""


def _moods_of_payments(node: Node) -> list[frozenset[str]]:
    """In which moods the verbs of a cost stand."""
    return [one.moods for payment in node.nodes() for one in payment.words() if one.kind.startswith("V_")]


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
    wanted = _forbidden_objects(node, party, scope)
    if node.has("AND"):
        ways = (DamagePattern(to_object=wanted, combat=combat), DamagePattern(source=wanted, combat=combat))
        return tuple(Prevents(damage=one) for one in ways)
    if node.has("FROM"):
        return (Prevents(damage=DamagePattern(source=wanted, combat=combat)),)
    return (Prevents(damage=DamagePattern(to_object=wanted, combat=combat)),)


def _exiled_instead(node: Node, scope: Scope) -> Abilities:
    """614.1a: 'Se una creatura che controlli sta per morire, invece esiliala'."""
    party, clitic = next(node.nodes("party")), next(node.words("CLITIC"))
    if "imp" not in next(node.words("V_EXILE")).moods:
        refuse(node, refusal.DISAGREES)
    inner = party.only
    if inner.kind == "own":
        not_named_in_quotes(inner, scope)
        wanted = THIS
    elif inner.kind == "described":
        found = described(inner)
        if (
            found.determiner != "one"
            or found.objects is None
            or found.players is not None
            or found.targeted
            or found.card
        ):
            refuse(party, refusal.NO_VOCABULARY)
        if found.gender and found.gender != clitic.marks[:1]:
            refuse(clitic, refusal.DISAGREES)
        wanted = found.objects
    else:
        refuse(party, refusal.NO_VOCABULARY)
    return (Replaces(subject=wanted, origin=Zone.BATTLEFIELD, to=Zone.GRAVEYARD, instead_to=Zone.EXILE),)


def _you_cannot(node: Node, scope: Scope) -> Abilities:
    """101.2, 119.7-8: 'non puoi perdere punti vita'; what others can't do may follow."""
    what = _kept_from(node)
    if what is None or "2s" not in next(node.words("V_CAN")).moods:
        refuse(node, refusal.DISAGREES)
    more = node.node("standing")
    return (Cannot(what=what, players=PlayerScope.YOU), *(() if more is None else _standing(more, None, scope)))


def _player_has(node: Node, scope: Scope) -> Abilities:
    """613.10, 702.11c, 702.16a, 702.18a: 'Hai anti-malocchio': a keyword ability that players can have."""
    if "2s" not in next(node.words("V_HAVE")).moods:
        refuse(node, refusal.DISAGREES)
    found: list[Ability] = []
    for item in listed(next(node.nodes("abilities"))):
        for given in of_item(item, scope):
            if not isinstance(given, Keyword) or given.keyword not in PLAYERS_HAVE:
                refuse(item, refusal.NO_VOCABULARY)
            found.append(PlayerHas(ability=given))
    return tuple(found)


PLAYERS_HAVE = ("hexproof", "protection", "shroud")


def _more_lands(node: Node, scope: Scope) -> Abilities:
    """305.2."""
    if "2s" not in next(node.words("V_CAN")).moods or "inf" not in next(node.words("V_PLAY")).moods:
        refuse(node, refusal.DISAGREES)
    number = node.word("NUM")
    return (LandPlays(count=1 if number is None else int(str(number.value))),)


def _optional_untap(node: Node, scope: Scope) -> Abilities:
    """502.3: 'puoi scegliere di non STAPpare la Sentinella durante il tuo STAP'."""
    party = next(node.nodes("party"))
    if party.only.kind != "own":
        refuse(party, refusal.NO_VOCABULARY)
    not_named_in_quotes(party.only, scope)
    return (MayStayTapped(subject=THIS),)


def _skips_step(node: Node, scope: Scope) -> Abilities:
    """614.1b: 'salta la tua acquisizione'."""
    if not next(node.words("V_SKIP")).moods & {"imp", "2s"}:
        refuse(node, refusal.DISAGREES)
    return (Skips(what=TurnStep.DRAW),)


def _all_block(node: Node, scope: Scope) -> Abilities:
    """509.1c: 'Tutte le creature in grado di bloccare la Sentinella lo fanno'."""
    party = next(node.nodes("party"))
    return (MustBlock(objects=CREATURE, attacker=_forbidden_objects(node, party, scope)),)


def _exerting(node: Node, scope: Scope) -> Abilities:
    """701.43d: 'Puoi stremare la Sentinella mentre attacca'; the next sentence says what comes of it."""
    verbs = [next(node.words(kind)).moods for kind in ("V_CAN", "V_EXERT", "V_ATTACK")]
    if _forbidden_objects(node, next(node.nodes("party")), scope) != THIS:
        refuse(node, refusal.NO_VOCABULARY)
    if "2s" not in verbs[0] or "inf" not in verbs[1] or "3s" not in verbs[2]:
        refuse(node, refusal.DISAGREES)
    return (AsAttacks(exert=True),)


def _enters_as_copy(node: Node, scope: Scope) -> Abilities:
    """707.5: 'Puoi far entrare la Sentinella come una copia di una creatura', with or without exceptions (707.9)."""
    subject, model = node.nodes("party")
    if _forbidden_objects(node, subject, scope) != THIS or "2s" not in next(node.words("V_CAN")).moods:
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


def _begins_in_play(node: Node, scope: Scope) -> Abilities:
    """103.6a: 'Se la Sentinella è nella tua mano iniziale, puoi cominciare la partita con essa sul campo di battaglia'."""
    for one in node.nodes("own"):
        not_named_in_quotes(one, scope)
    if scope.source.quoted or "2s" not in next(node.words("V_CAN")).moods:
        refuse(node, refusal.NO_VOCABULARY)
    return (InOpeningHand(effects=(Move(what=This(), to=Zone.BATTLEFIELD),)),)


_KINDS: dict[str, Callable[[Node, Scope], Abilities]] = {
    "may_cast": may_cast,
    "shows_top": shows_top,
    "may_cast_top": may_cast_top,
    "may_cast_the_top": may_cast_the_top,
    "begins_in_play": _begins_in_play,
    "moved_instead": moved_instead,
    "nth_cost": _nth_cost,
    "cast_as_flash": cast_as_flash,
    "may_cast_exiled": may_cast_exiled,
    "exerting": _exerting,
    "enters_as_copy": _enters_as_copy,
    "changes": changes,
    "elliptic": _elliptic,
    "choosing": choosing,
    "ability_cost": _ability_cost,
    "cast_limit": _cast_limit,
    "none_of_many": _none_of_many,
    "none_activated": _none_activated,
    "instead_of_mana_cost": _instead_of_mana_cost,
    "flash_for_more": _flash_for_more,
    "entering_unless_paid": entering_unless_paid,
    "all_block": _all_block,
    "entering_tapped": entering_tapped,
    "entering_tapped_and": entering_tapped_and,
    "triggers_again": _triggers_again,
    "entering_with": entering_with,
    "escaping_with": escaping_with,
    "player_has": _player_has,
    "defining": _defining,
    "more_lands": _more_lands,
    "you_cannot": _you_cannot,
    "optional_untap": _optional_untap,
    "skips_step": _skips_step,
    "cost_change": _cost_change,
    "controlling": _controlling,
    "prevents": _prevents,
    "exiled_instead": _exiled_instead,
}


def with_text(ability: Ability, text: str) -> Ability:
    """The ability with what the card says, for showing."""
    return replace(ability, text=text) if not ability.text else ability
