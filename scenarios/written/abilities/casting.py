"""Costs of casting: ``{costo aggiuntivo: "{2}", facoltativo: sì, chiamato: kicker}``, ``{le magie costano in più: ...}``."""

from __future__ import annotations

from engine.cards.abilities import casting as k
from scenarios.language.terms import FACE_DOWN
from scenarios.language.vocabulary import Vocabulary
from scenarios.written.abilities.continuous import PART
from scenarios.written.abilities.costs import COST
from scenarios.written.abilities.filters import FILTER, KEYWORD, RELATION, ZONE
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import (
    COST_NAME,
    NATURAL,
    NUMBER,
    POSITIVE,
    PROSE,
    YES,
    Grammar,
    Reader,
    form_of,
    many,
    record,
    word,
)
from scenarios.written.abilities.usual import IF, TEXT, USUAL
from scenarios.written.mana import MANA_SCHEMA, read_mana

_FOR_LESS: Vocabulary[str] = Vocabulary(
    "ciò per cui un costo è minore",
    {"mana value": "valore di mana sacrificato", "mana cost": "costo di mana sacrificato"},
)
_MANA = Reader(read_mana, lambda: MANA_SCHEMA)
HOW = record(
    form_of(
        k.Permission,
        free=("senza pagare", YES),
        cost=("pagando", COST),
        besides=("pagando anche", COST),
        any_mana=("con mana di qualsiasi tipo", YES),
        any_color=("con mana di qualsiasi colore", YES),
        lands=("anche terre", YES),
        as_though_yours=("come se fosse tua", YES),
        flash=("come se avesse lampo", YES),
        exile_after=("poi in esilio", YES),
        exile_buried=("in esilio invece che al cimitero", YES),
        once_each_turn=("una volta per turno", YES),
        one_of_them=("una sola di esse", YES),
        keyword=("al costo di", KEYWORD),
        later=("dal prossimo turno", YES),
        gives=("e le dà", many(PART)),
        as_sorcery=("come una stregoneria", YES),
        normally=("non come Avventura", YES),
        such=("solo come", FILTER),
    )
)
"""601.3: how a card may be cast."""


def add_to(abilities: Grammar, instructions: Reader) -> None:
    """Add these to the forms of abilities; ``instructions`` reads a list of them."""
    _add_costs(abilities, instructions)
    _add_permissions(abilities)
    _add_loyalty_and_others(abilities)


def _add_costs(abilities: Grammar, instructions: Reader) -> None:
    """118.7-118.9: additional and alternative costs, and what changes a cost."""
    for alternative, key in ((False, "costo aggiuntivo"), (True, "costo alternativo")):
        abilities.form(
            k.CastingCost,
            {"alternative": alternative},
            cost=(key, COST),
            optional=("facoltativo", YES),
            name=("chiamato", COST_NAME),
            zones=("si lancia da", many(ZONE)),
            exile_after=("poi in esilio", YES),
            face_down=("a faccia in giù per", word(FACE_DOWN)),
            flash=("come se avesse lampo", YES),
            repeat=("quante volte si vuole", YES),
            transformed=("trasformata", YES),
            only_there=("solo da lì", YES),
            taps_for_less=("TAPpando per meno", FILTER),
            sacrificed_for=("e costa meno per", word(_FOR_LESS)),
            enters_attacking=("entra attaccando", YES),
            promises=("scegliendo un avversario", YES),
            which=("distinto come", PROSE),
            bestowed=("conferita", YES),
            or_else=("oppure per", many(COST)),
            then=("poi", instructions),
            condition=IF,
            text=TEXT,
        )
    for attribute, key in (
        ("spells", "cambia il costo delle magie"),
        ("abilities_of", "cambia il costo delle abilità di"),
    ):
        abilities.form(
            k.ChangesCost,
            **{attribute: (key, FILTER)},
            **({} if attribute == "spells" else {"keyword": ("di parola chiave", KEYWORD)}),
            who=("lanciate da" if attribute == "spells" else "attivate da", RELATION),
            more=("in più", _MANA),
            less=("in meno", _MANA),
            times=("per ogni", QUANTITY),
            cost=("e anche", COST),
            loyalty=("fedeltà in più", NUMBER),
            least=("almeno", NATURAL),
            down_to=("fino a non meno di", NATURAL),
            **({} if attribute == "spells" else {"but_mana": ("tranne le abilità di mana", YES)}),
            **({} if attribute == "spells" else {"less_own_mana_cost": ("in meno il proprio costo di mana", YES)}),
            **USUAL,
        )

    abilities.form(
        k.ChangesCost,
        doors=("cambia il costo di sbloccare", YES),
        who=("pagato da", RELATION),
        more=("in più", _MANA),
        less=("in meno", _MANA),
        **USUAL,
    )


def _add_permissions(abilities: Grammar) -> None:
    """601.3: what lets a player cast something, or cast it when they otherwise could not."""
    abilities.form(
        k.MayCast,
        cards=("si può lanciare", FILTER),
        how=("come", HOW),
        who=("chi", RELATION),
        top=("solo la prima", YES),
        **USUAL,
    )
    abilities.form(
        k.AsThoughFlash,
        spells=("come se avesse lampo", FILTER),
        who=("chi", RELATION),
        **USUAL,
    )

    abilities.form(
        k.InsteadOfManaCost,
        cost=("invece del costo di mana", COST),
        spells=("di queste", FILTER),
        who=("chi", RELATION),
        **USUAL,
    )

    for color, key in ((True, "spende mana come di qualsiasi colore"), (False, "spende mana come di qualsiasi tipo")):
        abilities.form(
            k.SpendsManaAs,
            {"color": color},
            who=(key, RELATION),
            spells=("per magie", FILTER),
            abilities_of=("per abilità di", FILTER),
            **USUAL,
        )


def _add_loyalty_and_others(abilities: Grammar) -> None:
    """606.3, 702.177, 702.184: abilities that may be activated once more, or otherwise than their keyword says."""
    abilities.form(k.ExhaustAgain, who=("può esaurire di nuovo", RELATION), **USUAL)
    abilities.form(
        k.StationsByToughness,
        creatures=("fa stazione con la costituzione", FILTER),
        **USUAL,
    )
    abilities.form(
        k.CrewsStronger,
        creatures=("manovra con più forza", FILTER),
        plus=("più forza", POSITIVE),
        saddles=("e sella", YES),
        **USUAL,
    )
    abilities.form(
        k.MoreLoyalty,
        of=("abilità di fedeltà di", FILTER),
        times=("quante volte", POSITIVE),
        any_time=("in ogni momento", YES),
        **USUAL,
    )
