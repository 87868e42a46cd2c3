"""614.1a, 614.6: what is done instead of damage: 'se ti viene inflitto danno, metti invece altrettanti segnalini ...'."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.references import Other
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern, Prevents
from engine.words.terms import Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lines import lexed
from scenarios.cardtext.lower.event_subjects import EVENT_PLAYER
from scenarios.cardtext.lower.instructions import Instructions
from scenarios.cardtext.lower.mentioned import own
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.scope import Mention, Scope, Source, scope_of
from scenarios.cardtext.lower.standing import static
from scenarios.cardtext.normalise import pieces
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tongue import other_tongue

_PREVENTED = ("previeni quel danno", "prevent that damage")
_SAME_DAMAGE = frozenset({"V_DEAL", "V_PREVENT", "DOUBLE", "TRIPLE"})


def instead_of_damage(sentence: Sequence[Lexeme], source: Source) -> ChangesDamage | None:
    """The ability that a sentence is; ``None`` for one that says no other deed: damage that is prevented, or more of it, is none.

    Raises Refusal for a deed that cannot be read.
    """
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    head, said = sentence[: comma + 1], [one for one in sentence[comma + 1 :] if one.kind != "INSTEAD"]
    if not comma or head[0].kind != "IF" or len(said) != len(sentence) - comma - 2 or not _says_damage(head):
        return None
    if any(one.kind in _SAME_DAMAGE or one.form in ("deal", "deals", "dealt", "prevent") for one in said):
        return None
    damage = _which(head, source)
    if damage is None:
        return None
    scope = scope_of(source)
    scope.subject = scope.mention(own(scope))
    scope.event_amount = True
    mention_recipient(damage, scope)
    instructions = Instructions(scope)
    instructions.add(said)
    if instructions.scope.targets or instructions.about_activating or instructions.triggers_once:
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    return ChangesDamage(damage=damage, instead=instructions.made())


def mention_recipient(damage: DamagePattern, scope: Scope) -> None:
    """608.2c: 'quella creatura', 'quel giocatore': to whom or what the damage would be dealt, where that is one thing."""
    to = damage.to_object
    if to is None and damage.to_player in (Relation.OPPONENT, Relation.ANY):
        scope.mention(EVENT_PLAYER)
    elif damage.to_player is None and to is not None and to.types and not (to.this or to.attached_to_this):
        called = frozenset({"permanent", *map(str, to.types)})
        scope.mention(Mention(to=Other(), called=called, gender=""))


def _says_damage(head: Sequence[Lexeme]) -> bool:
    """'Se ti sta per essere inflitto danno', 'if damage would be dealt to you', 'if a source would deal damage to ...'."""
    kinds, forms = {one.kind for one in head}, {one.form for one in head}
    italian = bool(kinds & {"DAMAGE", "COMBAT_DAMAGE", "NONCOMBAT_DAMAGE"} and kinds & {"DEALT", "WOULD_DEAL"})
    return italian or {"damage", "would"} <= forms


def _which(head: Sequence[Lexeme], source: Source) -> DamagePattern | None:
    """The damage of the condition, as it is said before 'previeni quel danno'; ``None`` where that is no such condition."""
    prevented = lexed(pieces(_PREVENTED[other_tongue() is not None]))
    try:
        found, _ = one_reading(readings([*head, *prevented], "static"), scope_of(source), static)
    except Refusal:
        return None
    one = found[0] if len(found) == 1 else None
    return one.damage if isinstance(one, Prevents) and one == Prevents(damage=one.damage) else None
