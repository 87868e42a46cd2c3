"""118.9, 601.2f, 601.3: what sentences say of what the one before lets be cast: "if you cast a spell this way, pay life"."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Ability, Cost
from engine.cards.abilities.casting import ChangesCost, LetCast, MayCast, Permission
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.quantities import ManaValueOf
from engine.cards.abilities.references import This
from engine.words.record import replace
from scenarios.cardtext.lexing import Lexeme

_VALUES = ("valore di mana", "costo di mana convertito")
_INSTEAD_OF_COST = "invece di pagare il suo costo di mana"
_IN_LIFE = frozenset((
    *(
        f"se lanci una magia in questo modo , paga punti vita pari a il {whose} {_INSTEAD_OF_COST}"
        for value in _VALUES for whose in (f"suo {value}", f"{value} di quella magia")
    ),
    *(
        f"if you cast a spell this way , pay life equal to {whose} mana value rather than {pay} its mana cost"
        for whose in ("its", "that spell 's") for pay in ("pay", "paying")
    ),
))  # fmt: skip
_THIS_EFFECT = "questo effetto non può ridurre il mana in"
_ONE_LEFT = frozenset((
    *(
        f"{_THIS_EFFECT} {that} a {less} mana"
        for that in ("quel costo", "il costo di attivazione di quella abilità", "il costo di quella abilità")
        for less in ("meno di un", "meno di 1")
    ),
    *(
        f"this effect can't reduce the mana in {that} to less than one mana"
        for that in ("that cost", "that ability 's activation cost", "that ability 's cost")
    ),
    "this effect can't reduce the amount of mana an ability costs to activate to less than one mana",
))  # fmt: skip


def _said(sentence: Sequence[Lexeme]) -> str:
    return " ".join(one.form for one in sentence)


def more_of_what_is_cast(made: Sequence[Ability], sentence: Sequence[Lexeme]) -> list[Ability] | None:
    """601.2f, 601.3: the abilities, with what the sentence says of what they let be cast, or cost less; ``None`` if it does not."""
    said = _said(sentence)
    if said in _ONE_LEFT:
        changes = [
            replace(one, down_to=1) for one in made if isinstance(one, ChangesCost) and one.less and not one.more
        ]
        return [*changes] if changes and len(changes) == len(made) else None
    if not made or not all(isinstance(one, MayCast) for one in made):
        return None
    permissions = [one for one in made if isinstance(one, MayCast)]
    if said in _IN_LIFE and all(_for_its_mana_cost(one.how) for one in permissions):
        return [one if _only_lands(one) else replace(one, how=replace(one.how, cost=_LIFE)) for one in permissions]
    return None


def more_of_what_may_be_cast(made: Sequence[Effect], sentence: Sequence[Lexeme]) -> Effect | None:
    """118.9: the last instruction, which lets cards be cast, with what is paid for them; ``None`` where that is not said."""
    last = made[-1] if made else None
    if not isinstance(last, LetCast) or _said(sentence) not in _IN_LIFE or not _for_its_mana_cost(last.how):
        return None
    return replace(last, how=replace(last.how, cost=_LIFE))


_LIFE = Cost(life_of=ManaValueOf(This()))


def _for_its_mana_cost(how: Permission) -> bool:
    return not how.free and how.cost is None and not how.keyword and how.besides is None


def _only_lands(one: MayCast) -> bool:
    return one.how.lands and "land" in {str(kind) for kind in one.cards.types}
