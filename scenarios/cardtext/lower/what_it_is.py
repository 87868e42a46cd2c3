"""603.4, 608.2h: what one object is, has or is attached to, as a condition."""

from __future__ import annotations

from engine.cards.abilities import conditions as c
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.quantities import Count, CountersOn, CountOf, ManaValueOf, PowerOf, Quantity, ToughnessOf
from engine.cards.abilities.references import Among, AttachedTo, BlockersOf, Every, ObjectReference
from engine.words.record import replace
from engine.words.terms import CardType, Designation, Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.counters_said import counter_kind, so_many_said
from scenarios.cardtext.lower.description import describe, described
from scenarios.cardtext.lower.nouns import one_object
from scenarios.cardtext.lower.of_this_turn import happened_now, harmed_so
from scenarios.cardtext.lower.owned import all_described, at_least
from scenarios.cardtext.lower.parties import known_object
from scenarios.cardtext.lower.qualities import adjective, compared, named, of_all_colors, sharing
from scenarios.cardtext.lower.scope import Mention, Scope, refuse
from scenarios.cardtext.lower.what_it_was import as_it_was, is_past, was_cast
from scenarios.cardtext.lower.where_it_is import where_it_is
from scenarios.cardtext.tree import Node


def fact_of_object(node: Node, of: Node | None, scope: Scope) -> c.Condition:
    mention = _subject(node, of, scope)
    kinds = list(node.nodes("a_kind"))
    as_card = _is_card(mention) and any(kind.has("CARD") for kind in kinds)
    # 700.4: 'quando muore, se non è uno Spirito': what died was one, and is a card now.
    died = _is_card(mention) and mention.event and bool(kinds) and of is None and mention.own
    if (
        any(is_past(verb) for verb in node.words("V_BE", "V_HAVE")) or died or node.kind == "harmed_so"
    ) and not as_card:
        mention = as_it_was(mention)
        if any(word.kind in ("ATTACKING", "BLOCKING", "BLOCKED") for one in node.nodes() for word in one.words()):
            refuse(node, refusal.NO_VOCABULARY)
    to: ObjectReference = mention.to  # type: ignore[assignment]
    match node.kind:
        case "is_so":
            such = _is_so(node, mention, scope)
            return c.Not(such) if node.has("NOT") else such
        case "has_counters":
            number, kind_told = node.word("NUM"), node.node("counter_kind")
            if kind_told is None:
                return _any_counters(node, mention)
            kind = counter_kind(kind_told)
            scope.counters_told, scope.several_told = (
                (kind, to),
                number is not None or node.has("FEWER_THAN", "NO_MORE_THAN"),
            )
            if (number is not None or node.has("EXACTLY")) and mention.zone is Zone.BATTLEFIELD and not node.has("X"):
                return c.Within(CountersOn(kind, to), so_many_said(node))
            if node.has("NUM", "X", "EXACTLY"):
                refuse(node, refusal.NO_VOCABULARY)
            return c.Is(to, Filter(counter=kind))
        case "was_cast":
            return was_cast(node, mention, scope)
        case "happened_now":
            return happened_now(node, mention)
        case "harmed_so":
            return harmed_so(node, mention)
        case "has_any":
            kind_said = node.node("counter_kind")
            bearing = Filter(any_counter=True) if kind_said is None else Filter(counter=counter_kind(kind_said))
            return c.Not(c.Is(to, bearing)) if node.has("NOT") else c.Is(to, bearing)
        case "has_measure":
            return _has_measure(node, to)
        case "has_same":
            such = _has_same(node, mention, scope)
            return c.Not(such) if node.has("NOT") else such
        case "shares_so":
            such_types = sharing(
                replace(node, children=tuple(one for one in node.children if one.kind != "NOT")), scope
            )
            such = c.Is(to, Filter(zone=mention.zone, shares=such_types))
            return c.Not(such) if node.has("NOT") else such
        case "has_keyword":
            such = c.Is(to, Filter(keyword=named(next(node.words("KEYWORD")))))
            return c.Not(such) if node.has("NOT") else such
        case _:
            refuse(node, refusal.NO_VOCABULARY)


def _is_so(node: Node, mention: Mention, scope: Scope) -> c.Condition:
    """What one object is, where it is, or what fights with it."""
    to: ObjectReference = mention.to  # type: ignore[assignment]
    both = list(node.nodes("adjective"))
    if len(both) == 2:
        verbs = tuple(node.words("V_BE"))
        each = (Node(node.kind, (*verbs, one), node.start, node.end) for one in both)
        return c.AllOf(tuple(_is_so(one, mention, scope) for one in each))
    said = node.node("adjective")
    if mention.own and said is not None and said.has(*_ATTACHED):
        return _has_attached(node, mention)
    if node.node("lies") is not None:
        return where_it_is(node, to)
    if node.node("owned") is not None:
        return _blocked_by(node, to, scope)
    if node.node("bearers") is not None:
        return so_many_borne(next(node.nodes("bearers")), to, scope)
    fastened = node.node("fastened_so")
    if fastened is not None:
        return _fastened(fastened, mention)
    if node.has("PAIRED"):
        if mention.own and not node.has("NOT"):
            scope.paired = Filter(types=(CardType.CREATURE,), any_of=(Filter(this=True), Filter(bonded_to_this=True)))
        return c.Is(to, Filter(bonded=True))
    such = state_of_object(node, mention)
    # 702.62b: what is suspended is in exile, wherever the words thought of it before.
    return c.Is(to, such if such.zone is Zone.EXILE else replace(such, zone=mention.zone))


def borne(node: Node, scope: Scope) -> c.Condition:
    """301.5, 303.4: 'due o più Equipaggiamenti sono assegnati ad essa'."""
    word = node.word("PRON")
    if word is not None:
        subject = scope.subject
        fits = subject is not None and not subject.player and subject.agrees(word.marks)
        known = subject if fits else scope.nearest(word, lambda one: not one.player and one.agrees(word.marks))
    else:
        party = next(node.nodes("party"))
        if party.only.kind == "described":
            such = so_many_borne(next(node.nodes("bearers")), _any_such(party.only), scope)
            if not isinstance(such, c.Within) or such.bounds != Bounds(least=1):
                # Two or more must be attached to one and the same.
                refuse(node, refusal.NO_VOCABULARY)
            return such
        known = known_object(party, scope)
    assert known is not None
    if known.plural is True or known.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    return so_many_borne(next(node.nodes("bearers")), known.to, scope)  # type: ignore[arg-type]


def _any_such(said: Node) -> Every:
    """'Un Equipaggiamento è assegnato a una creatura che controlli': to any of them."""
    found = described(said)
    wanted = one_object(found, said)
    if found.targeted or wanted.zone is not Zone.BATTLEFIELD or wanted.is_open:
        refuse(said, refusal.NO_VOCABULARY)
    return Every(wanted)


def so_many_borne(node: Node, to: ObjectReference, scope: Scope) -> c.Condition:
    """107.1, 701.3: how many Auras or Equipment of a description are attached to one object."""
    owned = node.node("owned")
    if owned is None:
        wanted = all_described(node, None, scope, other=False)
        bounds = so_many_said(node)
    else:
        found = at_least(owned, None, scope)
        assert isinstance(found, c.Exists)
        wanted, bounds = found.filter, Bounds(least=found.least)
    if wanted.zone is not Zone.BATTLEFIELD or (wanted.another and to != AttachedTo()) or not _is_attachable(wanted):
        refuse(node, refusal.NO_VOCABULARY)
    return c.Within(Count(replace(wanted, attached_to=to)), bounds)


def _is_attachable(wanted: Filter) -> bool:
    """301.5, 303.4: an Aura or an Equipment, whatever else."""
    kinds = wanted.subtypes or wanted.any_subtype
    return bool(kinds) and all(one in ("Aura", "Equipment", "Fortification") for one in kinds)


def _blocked_by(node: Node, to: ObjectReference, scope: Scope) -> c.Condition:
    """509.1g: 'è bloccata da due o più creature': so many creatures of a description block it now."""
    found = at_least(next(node.nodes("owned")), None, scope)
    assert isinstance(found, c.Exists)
    blockers: ObjectReference = BlockersOf(to)
    if found.filter != CREATURE:
        blockers = Among(blockers, found.filter)
    return c.Within(CountOf(blockers), Bounds(least=found.least))


def _any_counters(node: Node, of: Mention) -> c.Condition:
    """122.1: 'ha due o più segnalini', of whatever kinds."""
    if of.zone is not Zone.BATTLEFIELD or node.has("X"):
        refuse(node, refusal.NO_VOCABULARY)
    return c.Within(CountersOn(None, of.to), so_many_said(node))  # type: ignore[arg-type]


_ATTACHED = {"ENCHANTED": "Aura", "EQUIPPED": "Equipment"}


def _fastened(node: Node, mention: Mention) -> c.Condition:
    """301.5, 303.4: 'la Sentinella è assegnata a una creatura': there is such a thing, and it holds the source."""
    found = described(next(node.nodes("described")))
    wanted = one_object(found, node)
    if not mention.own or wanted.zone is not Zone.BATTLEFIELD or wanted.another:
        refuse(node, refusal.NO_VOCABULARY)
    return c.Exists(replace(wanted, holds_this=True))


def _has_attached(node: Node, of: Mention) -> c.Condition:
    """303.4, 301.5: the source is enchanted, or equipped: an Aura, or Equipment, is attached to it."""
    word = next(next(node.nodes("adjective")).words(*_ATTACHED))
    return c.Exists(Filter(subtypes=(_ATTACHED[word.kind],), attached_to_this=True))


def _subject(node: Node, of: Node | None, scope: Scope) -> Mention:
    """Of what something is said: of the subject, or of what the sentence is about; never of several."""
    if of is not None:
        past = any(map(is_past, node.words("V_BE", "V_HAVE")))
        found = known_object(of.only, scope.as_all_was() if past and of.only.only.kind == "that" else scope)
    elif scope.subject is not None and not scope.subject.player:
        found = scope.subject
    elif (told := _just_counted(node, scope)) is not None:
        found = told
    else:
        card = any(kind.has("CARD") for kind in node.nodes("a_kind"))
        # A spell that does something is no creature or other permanent, and has no power.
        bare = scope.source.spell and node.node("a_kind", "measured_so", "measured") is not None
        found = scope.closest(
            node, lambda one: not one.player and (not card or _is_card(one)) and not (bare and one.own)
        )
        if card:
            # 'If it's a land card, they put it onto the battlefield': what goes on in the same sentence is of that card.
            scope.named_here = found.to
    if found.of_each is not None:
        # One card of each of several players is several cards, of which each may be so or not.
        refuse(node, refusal.NO_ANTECEDENT)
    if node.kind == "was_cast":
        return found
    if node.kind == "happened_now":
        node = next(node.nodes("happened"))
        if of is not None and found.own and node.has("ENTERED"):
            refuse(node, refusal.UNEXPECTED)
    verb = next(node.words("V_BE", "V_HAVE", "V_ATTACK", "IS_FIGHTING", "V_SHARE"))
    if found.plural is True or not verb.moods & ({"3s", "3p"} if found.own else {"3s"}):
        refuse(node, refusal.NO_VOCABULARY)
    return found


def _just_counted(node: Node, scope: Scope) -> Mention | None:
    """122.1: 'rimuovi un segnalino presagio da essa. Poi, se non ha segnalini presagio': that of whose counters the text just
    spoke."""
    said = node.node("counter_kind")
    if node.kind not in ("has_counters", "has_any") or said is None or scope.counters_on is None:
        return None
    kind, on = scope.counters_on
    return on if kind == counter_kind(said) and on in scope.mentions else None


def _is_card(one: Mention) -> bool:
    """109.2a: whether what was spoken of was called a card, and is none on the battlefield."""
    return "card" in one.called and one.zone is not Zone.BATTLEFIELD


def state_of_object(node: Node, of: Mention) -> Filter:
    doing = node.word("V_ATTACK", "IS_FIGHTING")
    if doing is not None:
        blocks = doing.value == "blocking"
        return Filter(blocking=True) if blocks else Filter(attacking=True)
    either, alone, kind = node.node("either"), node.node("adjective"), node.node("a_kind")
    if alone is not None and alone.has("WITH_KICKER"):
        # 702.33d: that something was kicked is asked of what was paid for it.
        refuse(alone, refusal.NO_VOCABULARY)
    if alone is not None:
        return Filter(**adjective(alone))
    if node.has("ALL_COLORS"):
        return Filter(any_of=of_all_colors(negative=False))
    if either is not None:
        said = [adjective(one) for one in either.nodes("adjective")]
        if all(list(one) == ["colors"] for one in said):
            return Filter(colors=tuple(color for one in said for color in one["colors"]))
        return Filter(any_of=tuple(Filter(**one) for one in said))
    assert kind is not None
    if kind.has("SPELL") and (
        of.zone is Zone.STACK or ("card" in of.called and of.zone not in (Zone.BATTLEFIELD, None))
    ):
        return _such_a_spell(kind, of)
    if kind.has("SPELL", "ABILITY", "SOURCE"):
        refuse(kind, refusal.NO_VOCABULARY)
    # Cards of old call a card that was revealed by its type alone: 'se è una terra'.
    of_old = of.zone is Zone.LIBRARY and kind.has("TYPE") and kind.node("modifier") is None
    if kind.has("CARD") is not ("card" in of.called and of.zone is not Zone.BATTLEFIELD) and not of_old:
        refuse(kind, refusal.DISAGREES)
    if kind.node("modifier") is not None or kind.has("TOKEN", "PERMANENT", "OUTLAW", "RING_BEARER"):
        return _such_a_kind(kind, of)
    if kind.has("OR"):
        return _one_kind_of(kind)
    types = tuple(word.value for word in kind.words("TYPE") if isinstance(word.value, CardType))
    return Filter(types=types, subtypes=tuple(str(word.value) for word in kind.words("SUBTYPE")))


def _such_a_kind(kind: Node, of: Mention) -> Filter:
    """'Se è una carta non terra', 'se è una creatura con volare', 'se è una pedina': all that a description says."""
    if kind.has("YOUR"):
        return Filter(designation=Designation.RING_BEARER, controller=Relation.YOU)
    words = tuple(one for one in kind.children if not (isinstance(one, Lexeme) and one.kind == "ONE"))
    found = describe(Node("nominal", (Node("part", words, kind.start, kind.end),), kind.start, kind.end))
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or found.zone_said or wanted.another:
        refuse(kind, refusal.NO_VOCABULARY)
    if of.zone is not Zone.BATTLEFIELD and (wanted.controller is not Relation.ANY or wanted.kind is not None):
        refuse(kind, refusal.NO_VOCABULARY)
    return wanted


def _such_a_spell(kind: Node, of: Mention) -> Filter:
    """601.3, 608.2g: 'se è una magia creatura', of a spell, or of a card that would be cast: no land is a spell."""
    words = tuple(one for one in kind.children if not (isinstance(one, Lexeme) and one.kind == "ONE"))
    found = describe(Node("nominal", (Node("part", words, kind.start, kind.end),), kind.start, kind.end))
    wanted = found.objects
    if wanted is None or found.players is not None or found.targeted or wanted.zone is not Zone.STACK:
        refuse(kind, refusal.NO_VOCABULARY)
    if (
        wanted.another
        or wanted.controller is not Relation.ANY
        or wanted.cast_from is not None
        or wanted.targeting is not None
    ):
        refuse(kind, refusal.NO_VOCABULARY)
    if of.zone is Zone.STACK:
        return wanted
    not_types = tuple(dict.fromkeys((*wanted.not_types, CardType.LAND)))
    return replace(wanted, zone=Zone.BATTLEFIELD, not_kind=None, not_types=not_types)


def _one_kind_of(kind: Node) -> Filter:
    """'È una carta artefatto, creatura o terra', 'è un Lupo o un Mannaro': each noun is one of the alternatives."""
    types = tuple(word.value for word in kind.words("TYPE") if isinstance(word.value, CardType))
    subtypes = tuple(str(word.value) for word in kind.words("SUBTYPE"))
    if bool(types) is bool(subtypes) or len(list(kind.words("COMMA"))) != len((*types, *subtypes)) - 2:
        refuse(kind, refusal.NO_VOCABULARY)
    return Filter(any_type=types) if types else Filter(any_subtype=subtypes)


def _has_same(node: Node, of: Mention, scope: Scope) -> c.Condition:
    """201.2, 202.3: 'se ha lo stesso nome di una carta nel tuo cimitero': what a description says with the same words."""
    kind = "same_named" if node.has("SAME_NAME_AS") else "same_measured"
    modifier = Node("modifier", (replace(node, kind=kind),), node.start, node.end)
    card = Lexeme("CARD", "carta", node.start, node.start, None, "fs")
    part = Node("part", (card, modifier), node.start, node.end)
    wanted = describe(Node("nominal", (part,), node.start, node.end), scope=scope).objects
    assert wanted is not None
    return c.Is(of.to, replace(wanted, zone=of.zone))  # type: ignore[arg-type]


def _has_measure(node: Node, to: ObjectReference) -> c.Condition:
    word = next(node.words("MEASURE"))
    quantities: dict[object, Quantity] = {
        "power": PowerOf(to),
        "toughness": ToughnessOf(to),
        "mana value": ManaValueOf(to),
    }
    if word.value not in quantities:
        refuse(word, refusal.NO_VOCABULARY)
    return c.Within(quantities[word.value], compared(next(node.nodes("comparison"))))
