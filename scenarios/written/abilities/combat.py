"""Combat: ``{devono attaccare: questo}``, ``{non possono essere bloccate: questo, da: creatura con volare}``."""

from __future__ import annotations

from engine.cards.abilities import combat as c
from scenarios.language.terms import DURATIONS
from scenarios.written.abilities.conditions import CONDITION
from scenarios.written.abilities.costs import COST
from scenarios.written.abilities.filters import FILTER, RELATION
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NATURAL, POSITIVE, REFERENCE, YES, Grammar, Reader, or_nothing, word
from scenarios.written.abilities.references import ANYTHING, OBJECT, PLAYER
from scenarios.written.abilities.usual import USUAL

_WHO = ("oggetti", FILTER)
_WHOM = ("chi", RELATION)
_PLANESWALKERS = ("anche planeswalker", YES)
_ABILITY = Reader(lambda value: Grammar.all["abilita"].reader(value), lambda: {REFERENCE: "abilita"})

JOINS = Grammar("in-combattimento", "come qualcosa entra in combattimento")
JOINS.word("attaccante", c.Joins())
JOINS.word("bloccante", c.Joins(blocking=True))
JOINS.form(
    c.Joins,
    {"blocking": False},
    whom=("attaccando", ANYTHING),
    planeswalkers=_PLANESWALKERS,
    each=("uno per ciascuno", YES),
)
JOINS.form(c.Joins, {"blocking": True}, whom=("bloccando", ANYTHING))

RULES = Grammar("regola-di-combattimento", "una regola di combattimento")


def add_rules(grammar: Grammar) -> None:
    """Add what can be said of attacking, blocking and combat damage to the forms of a grammar."""
    grammar.form(
        c.CantAttack, objects=("non possono attaccare", FILTER), whom=_WHOM, planeswalkers=_PLANESWALKERS,
        unless_defender_controls=("a meno che il difensore controlli", FILTER), **USUAL,
    )  # fmt: skip
    grammar.form(
        c.CantBlock, objects=("non possono bloccare", FILTER), attacker=("chi", FILTER), blocked=("proprio", OBJECT), **USUAL,
    )  # fmt: skip
    grammar.form(
        c.CantBeBlocked, objects=("non possono essere bloccate", FILTER), by=("da", FILTER), except_by=("se non da", FILTER),
        by_greater_power=("da creature con forza maggiore", YES),
        least=("da meno di", POSITIVE), most=("da più di", NATURAL),
        while_defender_controls=("finché il difensore controlla", FILTER), **USUAL,
    )  # fmt: skip
    for attacking, verb in ((True, "attaccano"), (False, "bloccano")):
        grammar.form(
            c.NotAlone, {"attacking": attacking}, objects=(f"non {verb} da sole", FILTER),
            others=("senza almeno altre", POSITIVE), such=("tali", FILTER), **USUAL,
        )  # fmt: skip
        grammar.form(
            c.AtMost, {"attacking": attacking}, number=(f"{verb} al massimo", NATURAL), objects=_WHO, whom=_WHOM,
            **USUAL,
        )  # fmt: skip
        grammar.form(
            c.CombatCost, {"attacking": attacking}, cost=(f"{verb} solo pagando", COST), objects=_WHO, whom=_WHOM,
            planeswalkers=_PLANESWALKERS, x=("dove X è", QUANTITY), **USUAL,
        )  # fmt: skip
    grammar.form(
        c.MustAttack, objects=("devono attaccare", FILTER), whom=_WHOM, attacked=("che cosa", ANYTHING), one=("almeno una", YES),
        goads=("sprona", YES),
        **USUAL,
    )  # fmt: skip
    grammar.form(
        c.MustBlock,
        objects=("devono bloccare", FILTER),
        attacker=("chi", FILTER),
        blocked=("proprio", OBJECT),
        **USUAL,
    )
    grammar.form(
        c.MustBeBlocked, objects=("devono essere bloccate", FILTER), least=("da almeno", POSITIVE), **USUAL,
    )  # fmt: skip
    _add_others(grammar)


def _add_others(grammar: Grammar) -> None:
    """509.1a, 510.1, 508.1g: how many a creature blocks, what it may do in spite of something, how its damage is assigned."""
    any_number = or_nothing(("qualsiasi numero",), POSITIVE)
    grammar.form(c.MoreBlocks, count=("bloccano in più", any_number), objects=_WHO, **USUAL)
    grammar.form(
        c.AsThough, {"attack_with_defender": True}, objects=("attaccano nonostante difensore", FILTER), **USUAL,
    )  # fmt: skip
    grammar.form(
        c.AsThough, {"block_tapped": True}, objects=("bloccano anche TAPpate", FILTER), **USUAL,
    )  # fmt: skip
    for attribute, key in (
        ("by_toughness", "assegnano danno pari alla costituzione"),
        ("none", "non assegnano danno da combattimento"),
        ("as_unblocked", "possono assegnare danno come non bloccate"),
        ("by_you", "assegni tu il danno di"),
    ):
        grammar.form(c.AssignsDamage, {attribute: True}, objects=(key, FILTER), **USUAL)
    then = ("quando lo fai", _ABILITY)
    grammar.form(
        c.AsAttacks, exert=("mentre attacca si può stremare", YES), cost=("pagando", COST), then=then, **USUAL,
    )  # fmt: skip
    grammar.form(
        c.AsAttacks,
        enlists=("mentre attacca si può arruolare", YES),
        then=then,
        **USUAL,
    )
    grammar.form(c.AsAttacks, cost=("mentre attacca si può pagare", COST), then=then, **USUAL)


def add_effects(effects: Grammar) -> None:
    """Add what effects do to combat to the forms of instructions."""
    effects.form(
        c.CombatEffect,
        rule=("in combattimento", RULES.reader),
        what=("per", OBJECT),
        until=("fino a", word(DURATIONS)),
        as_long_as=("finché", CONDITION),
    )
    effects.form(c.JoinCombat, what=("entra in combattimento", OBJECT), how=("come", JOINS.reader))
    effects.form(c.BecomeBlocked, what=("diventa bloccata", OBJECT))
    effects.form(c.Reselect, what=("riscegli che cosa attacca", OBJECT), who=("chi", PLAYER))


add_rules(RULES)
