"""109.2, 508-509, 608.2i: in what combat and damage set a thing that a noun means: whom it fights, blocks, was dealt damage by."""

from __future__ import annotations

from engine.cards.abilities.filters import Filter
from engine.words.terms import Relation, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.nouns import MODIFIERS, Part, one_object
from scenarios.cardtext.lower.scope import refuse
from scenarios.cardtext.tree import Node


def _who_fights(part: Part, node: Node) -> None:
    """'Che attacca'."""
    verb = next(node.words("V_ATTACK", "IS_FIGHTING"))
    if not verb.moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    part.set(node, **{str(verb.value) if verb.kind == "IS_FIGHTING" else "attacking": True})
    if node.has("TO_YOU", "YOU") or node.node("opponents") is not None:
        if verb.value == "blocking":
            refuse(node, refusal.NO_VOCABULARY)
        part.set(node, attacks_whom=Relation.YOU if node.has("TO_YOU", "YOU") else Relation.OPPONENT)


def _attacked_now(part: Part, node: Node) -> None:
    """508.1a: 'che ha attaccato in questo turno'."""
    if not next(node.words("V_HAVE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    part.set(node, attacked_this_turn=not node.has("NOT"))


def _opposed(part: Part, node: Node) -> None:
    """509.1g-h: 'che blocca la Sentinella', 'bloccata da un Muro', 'che blocca o che è bloccata dalla creatura equipaggiata'."""
    verbs = list(node.words("V_BLOCK", "IS_FIGHTING", "V_BE"))
    if any(not verb.moods & {"3s", "3p"} for verb in verbs):
        refuse(node, refusal.DISAGREES)
    if any(verb.kind == "IS_FIGHTING" and verb.value != "blocking" for verb in verbs):
        refuse(node, refusal.NO_VOCABULARY)
    said = node.node("opposite")
    if said is None:
        part.set(node, blocks=_it(part, node))
        return
    other = _dealer(Node("party", (said.only,), node.start, node.end), part)
    if other.is_open or other.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.NO_VOCABULARY)
    found = []
    if node.has("V_BLOCK", "IS_FIGHTING"):
        found.append(Filter(blocks=other))
    if node.has("BLOCKED"):
        found.append(Filter(blocked_by=other))
    if len(found) == 2:
        part.any_of.append(tuple(found))
    else:
        part.set(node, **({"blocked_by": other} if node.has("BLOCKED") else {"blocks": other}))


def _it(part: Part, node: Node) -> Filter:
    """509.1g: 'una creatura che la sta bloccando': the source itself, of which the ability has spoken last; nothing else."""
    scope = part.scope
    if scope is None or scope.source.quoted or scope.source.spell or not part.targeted:
        # 'Ogni creatura che la blocca' is a party of its own.
        refuse(node, refusal.NO_VOCABULARY)
    article = next(node.words("THE"))
    if (
        not article.marks.endswith("s")
        or not scope.nearest(article, lambda one: not one.player and one.plural is not True).own
    ):
        refuse(node, refusal.NO_ANTECEDENT)
    return Filter(this=True)


def _dealt_to(part: Part, node: Node) -> None:
    """608.2i: 'a cui la Sentinella ha inflitto danno in questo turno', 'a cui è stato inflitto danno in questo turno'."""
    party = node.node("party")
    if "3s" not in next(node.words("V_HAVE", "V_BE")).moods:
        refuse(node, refusal.DISAGREES)
    part.set(node, dealt_damage_by=Filter() if party is None else _dealer(party, part))
    if node.has("COMBAT_DAMAGE"):
        part.set(node, by_combat=True)


def _dealer(party: Node, part: Part) -> Filter:
    """What dealt it, as it was then: the source, what it is attached to, or one of a description."""
    inner = party.only
    if inner.kind == "own":
        if inner.has("NAME") and part.scope is not None and part.scope.source.quoted:
            refuse(party, refusal.NO_VOCABULARY)
        return Filter(this=True)
    if inner.kind == "attached" and not inner.has("PLAYER"):
        return Filter(holds_this=True)
    if inner.kind != "described":
        refuse(party, refusal.NO_VOCABULARY)
    # As in :func:`whose`: the circle of descriptions is closed here.
    from scenarios.cardtext.lower.description import described

    return one_object(described(inner), party)


def _dealt_by(part: Part, node: Node) -> None:
    """608.2i: 'che ti ha inflitto danno in questo turno', 'che hanno inflitto danno da combattimento a un avversario'."""
    if not next(node.words("V_HAVE")).moods & {"3s", "3p"}:
        refuse(node, refusal.DISAGREES)
    part.set(node, hit=hit(node))
    if node.has("COMBAT_DAMAGE"):
        part.set(node, by_combat=True)


def hit(node: Node) -> Relation:
    """120.3: whom something dealt damage: you, or any player of those that a description means."""
    said = node.node("described")
    if said is None:
        return Relation.YOU
    # As in :func:`targeting`: the circle of descriptions is closed here.
    from scenarios.cardtext.lower.description import described

    found = described(said)
    if found.players is None or found.objects is not None or found.targeted or found.determiner != "one":
        refuse(said, refusal.NO_VOCABULARY)
    return found.players


MODIFIERS.update(
    {
        "who_fights": _who_fights,
        "attacked_now": _attacked_now,
        "opposed": _opposed,
        "dealt_to": _dealt_to,
        "dealt_by": _dealt_by,
    }
)
