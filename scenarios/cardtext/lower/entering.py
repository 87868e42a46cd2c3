"""614.1c-d, 614.12, 707.5: how something enters the battlefield: tapped, with counters, as a copy, unless something is so."""

from __future__ import annotations

from engine.cards.abilities.ability import Cost, Replaces
from engine.cards.abilities.conditions import AllOf, AnyOf, Condition, DayNightIs, Exists, Is, Not, Paid
from engine.cards.abilities.continuous import AsCopy, Shape
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed, Sum
from engine.cards.abilities.references import This
from engine.cards.abilities.replacing import AsTurnedFaceUp
from engine.cards.abilities.turns import ChangeDayNight
from engine.words.record import replace
from engine.words.terms import CardType, Color, Relation, Term, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.chosen_names import names_such
from scenarios.cardtext.lower.conditions import condition, unless_you_control
from scenarios.cardtext.lower.costs import cost
from scenarios.cardtext.lower.deeds.counting import as_counters, counters
from scenarios.cardtext.lower.description import described
from scenarios.cardtext.lower.lasting import copied_but
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.subjects import (
    THIS,
    Abilities,
    agrees,
    all_objects,
    forbidden_objects,
    not_named_in_quotes,
)
from scenarios.cardtext.tree import Node


def entering_tapped(node: Node, scope: Scope) -> Abilities:
    """614.1d."""
    said = tuple(one for one in node.children if not (isinstance(one, Node) and one.kind in ("if_", "while_")))
    agrees(next(node.nodes("party")), replace(node, children=said), scope)
    subject = _entering(node, scope)
    such = _on_entering(node, subject, scope)
    return (Replaces(subject=subject, to=Zone.BATTLEFIELD, enters_tapped=True, condition=such),)


def day_as_it_enters(node: Node, scope: Scope) -> Abilities:
    """614.1c, 731.1: 'Se non è né giorno né notte, diventa giorno mentre la Sentinella entra'."""
    not_named_in_quotes(next(node.nodes("own")), scope)
    comes = ChangeDayNight(night=node.has("BECOMES_NIGHT"))
    return (Replaces(subject=THIS, to=Zone.BATTLEFIELD, condition=DayNightIs(None), then=(comes,)),)


def _on_entering(node: Node, subject: Filter, scope: Scope) -> Condition | None:
    """614.12: what must be so for it to enter tapped; what enters is not among what its controller controls yet."""
    unless, said, so_long = node.node("unless_you"), node.node("if_"), node.node("while_")
    if so_long is not None and subject != THIS:
        return condition(next(so_long.nodes("condition")), scope)
    said = said or so_long
    if unless is None and said is None:
        return None
    if subject != THIS:
        refuse(node, refusal.NO_VOCABULARY)
    if unless is not None:
        return _without_itself(unless_you_control(unless, scope))
    assert said is not None
    scope.subject = scope.mention(own(scope))
    return _without_itself(condition(next(said.nodes("condition")), scope))


def _without_itself(such: Condition) -> Condition:
    match such:
        case Exists(wanted, least) if wanted.zone is Zone.BATTLEFIELD:
            return Exists(replace(wanted, another=True), least)
        case Is(This(), wanted) if wanted.cast_by is not None:
            # 614.12, 601.2: what resolves is still the spell that was cast; what is put onto the battlefield was none.
            elsewhere = tuple(replace(one, zone=Zone.STACK) for one in wanted.any_of)
            return Is(This(), replace(wanted, zone=Zone.STACK, any_of=elsewhere))
        case Not(of):
            return Not(_without_itself(of))
        case AllOf(parts):
            return AllOf(tuple(map(_without_itself, parts)))
        case AnyOf(parts):
            return AnyOf(tuple(map(_without_itself, parts)))
        case _:
            return such


def entering_unless_paid(node: Node, scope: Scope) -> Abilities:
    """614.12a: 'Mentre la Sentinella entra, puoi pagare 2 punti vita'; the next sentence says what happens otherwise."""
    if _entering(node, scope) != THIS or "2s" not in next(node.words("V_CAN")).moods:
        refuse(node, refusal.NO_VOCABULARY)
    shown = node.node("reveal_payment")
    if "inf" not in next((shown or node).words("V_PAY", "V_REVEAL")).moods:
        refuse(node, refusal.DISAGREES)
    if shown is not None:
        paid = cost(Node("cost", (shown,), shown.start, shown.end), scope.fork())
        return (Replaces(subject=THIS, to=Zone.BATTLEFIELD, unless_paid=paid),)
    amount = amounts.said(next(node.nodes("life_amount")), scope)
    if not isinstance(amount, Fixed):
        refuse(node, refusal.NO_VOCABULARY)
    return (Replaces(subject=THIS, to=Zone.BATTLEFIELD, unless_paid=Cost(life=amount.value)),)


def choosing(node: Node, scope: Scope) -> Abilities:
    """614.1c, 607.2d: 'Mentre la Sentinella entra, scegli un colore'."""
    itself = node.node("party") is None or _entering(node, scope) == THIS
    if not itself or not next(node.words("V_CHOOSE", "V_NAME")).moods & {"imp", "2s"}:
        refuse(node, refusal.NO_VOCABULARY)
    chooses = Replaces(subject=THIS, to=Zone.BATTLEFIELD)
    if node.has("A_COLOR"):
        but = tuple(word.value for word in node.words("COLOR") if isinstance(word.value, Color))
        return (replace(chooses, chooses_color=True, chooses_of=Filter(not_colors=but) if but else None),)
    if node.has("A_CARD_NAME", "V_NAME"):
        return (replace(chooses, chooses_term=Term.CARD_NAME, chooses_of=names_such(node)),)
    if node.has("A_CREATURE_TYPE"):
        return (replace(chooses, chooses_type=CardType.CREATURE),)
    return (replace(chooses, chooses_player=Relation.OPPONENT if node.has("OPPONENT") else Relation.ANY),)


def entering_with(node: Node, scope: Scope) -> Abilities:
    """614.1c: always, or 'se è stata potenziata' and the like, said before or behind it."""
    where = node.node("where")
    if where is not None:
        amounts.define_x(where, scope)
    node = _with_its_subject(node)
    said = tuple(one for one in node.children if not (isinstance(one, Node) and one.kind in ("if_", "while_")))
    agrees(next(node.nodes("party")), replace(node, children=said), scope)
    kind, count = counters(next(node.nodes("counters")), scope)
    count = amounts.per(node.node("per"), count, scope)
    more = node.node("more_of_them")
    if more is not None:
        # 614.1c: 'con un segnalino +1/+1 più un segnalino +1/+1 addizionale per ogni altra creatura che controlli'.
        of_more, added = counters(next(more.nodes("counters")), scope)
        if of_more != kind:
            refuse(more, refusal.NO_VOCABULARY)
        count = Sum((count, amounts.per(next(more.nodes("per")), added, scope)))
    wanted = _entering(node, scope)
    itself = node.node("own")
    if itself is not None:
        not_named_in_quotes(itself, scope)
        if wanted != THIS:
            refuse(itself, refusal.NO_VOCABULARY)
    if node.has("ADDITIONAL") and wanted == THIS and node.node("if_") is None:
        refuse(node, refusal.UNEXPECTED)
    such = _on_entering(node, wanted, scope)
    tapped = node.has("TAPPED")
    entering = Replaces(subject=wanted, to=Zone.BATTLEFIELD, enters_tapped=tapped, enters_with=((kind, count),))
    return (replace(entering, condition=such),)


def entering_with_one_of(node: Node, scope: Scope) -> Abilities:
    """614.1c, 614.12a: one of several kinds of counters, as its controller chooses."""
    agrees(next(node.nodes("party")), node, scope)
    return (Replaces(subject=_entering(node, scope), to=Zone.BATTLEFIELD, shapes=_one_of(node, scope)),)


def _one_of(node: Node, scope: Scope) -> tuple[Shape, ...]:
    if len(list(node.words("OF_YOUR_CHOICE"))) != 1:
        refuse(node, refusal.NO_VOCABULARY)
    shapes: list[Shape] = []
    for one in map(as_counters, node.nodes("counters", "bare_kind")):
        kind, count = counters(one, scope)
        if not isinstance(count, Fixed):
            refuse(one, refusal.NO_VOCABULARY)
        shapes.append(Shape(enters_with=((kind, count),), text=_said(one)))
    return tuple(shapes)


def _said(node: Node) -> str:
    """The words of a node, by which its controller knows what to choose."""
    said = (one.form if isinstance(one, Lexeme) else _said(one) for one in node.children)
    return " ".join(one for one in said if one)


def turned_up_with(node: Node, scope: Scope) -> Abilities:
    """708.11: 'Mentre la Sentinella viene girata a faccia in su, metti su di essa due segnalini +1/+1'."""
    for itself in node.nodes("own"):
        not_named_in_quotes(itself, scope)
    pronoun = node.word("PRON")
    if pronoun is not None and not pronoun.marks.endswith("s"):
        refuse(pronoun, refusal.DISAGREES)
    if not next(node.words("V_PUT")).moods & {"imp", "2s"} or next(node.words("IS_BEING")).form != "viene":
        refuse(node, refusal.DISAGREES)
    return (AsTurnedFaceUp(counters=(counters(next(node.nodes("counters")), scope),)),)


def escaping_with(node: Node, scope: Scope) -> Abilities:
    """702.138c-d: 'La Sentinella fugge con un segnalino +1/+1': as it enters, if it was cast for its escape cost."""
    agrees(next(node.nodes("party")), node, scope)
    if _entering(node, scope) != THIS:
        refuse(node, refusal.NO_VOCABULARY)
    said = node.node("counters")
    if said is None:
        refuse(node, refusal.NO_VOCABULARY)
    if node.has("OR"):
        chooses = Replaces(subject=THIS, to=Zone.BATTLEFIELD, shapes=_one_of(node, scope))
        return (replace(chooses, condition=Paid("escape")),)
    enters = Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_with=(counters(said, scope),))
    return (replace(enters, condition=Paid("escape")),)


def _with_its_subject(node: Node) -> Node:
    """'Se la Sentinella è stata potenziata, entra con ...': what is asked of something is said of it, too."""
    if node.node("party") is not None:
        return node
    asked = node.node("if_", "while_")
    facts = [] if asked is None else next(asked.nodes("condition")).nodes("fact")
    party = next((said.only for fact in facts if (said := fact.node("subject_of_fact")) is not None), None)
    if party is None or party.only.kind != "own":
        refuse(node, refusal.NO_ANTECEDENT)
    return Node(node.kind, (party, *node.children), node.start, node.end)


def _entering(node: Node, scope: Scope) -> Filter:
    party = next(node.nodes("party"))
    inner = party.only
    if inner.kind == "own":
        not_named_in_quotes(inner, scope)
        if scope.source.quoted or scope.source.spell:
            refuse(node, refusal.NO_VOCABULARY)
        return THIS
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    return all_objects(inner, scope)


def enters_as_copy(node: Node, scope: Scope) -> Abilities:
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
    copy = AsCopy(of=of, exceptions=() if but is None else copied_but(but, of.types, scope, entering=True))
    return (Replaces(subject=THIS, to=Zone.BATTLEFIELD, enters_tapped=node.has("TAPPED"), as_copy=copy),)
