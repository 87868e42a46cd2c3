"""Boards for tests: a few invented cards with abilities as data, and scenarios made of them."""

from typing import Any

from engine.cards.abilities import triggers as t
from engine.cards.abilities.ability import (
    Activated,
    Cost,
    Keyword,
    Mode,
    NotUnderstood,
    Replaces,
    SpellAbility,
    Static,
    Triggered,
)
from engine.cards.abilities.choices import May
from engine.cards.abilities.continuous import ModifyPT
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.objects import ChooseAndSacrifice, Counter
from engine.cards.abilities.players import Draw, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import EachPlayer, Every, Target
from engine.words.terms import CardType, Relation, Zone
from scenarios.written.model import Scenario

OWN_CREATURE = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)
ANOTHER_CREATURE = Filter(types=(CardType.CREATURE,), another=True)
THREE_TO_TARGET = DealDamage(amount=Fixed(3), to=Target(0))


def spell(*effects: Effect, targets: tuple[TargetSpec, ...] = (), **more: Any) -> SpellAbility:
    return SpellAbility(effects=effects, targets=targets, **more)


CARDS: dict[str, Any] = {
    "Dardo": {"tipo": "Istantaneo", "costo": "R", "abilità": (spell(THREE_TO_TARGET, targets=(ANY_TARGET,)),)},
    "Sperone": {
        "tipo": "Istantaneo",
        "costo": "1R",
        "abilità": (
            spell(
                DealDamage(amount=Fixed(1), to=Target(0)),
                DealDamage(amount=Fixed(1), to=Target(1)),
                targets=(TargetSpec(objects=CREATURE), TargetSpec(players=Relation.ANY)),
            ),
        ),
    },
    "Pioggia": {
        "tipo": "Stregoneria",
        "costo": "2R",
        "abilità": (
            spell(
                DealDamage(amount=Fixed(3), to=Target(0), divided=True),
                targets=(TargetSpec(objects=CREATURE, minimum=1, maximum=3, divide=3),),
            ),
        ),
    },
    "Bivio": {
        "tipo": "Istantaneo",
        "costo": "G",
        "abilità": (
            SpellAbility(
                modes=(
                    Mode(effects=(GainLife(amount=Fixed(4)),), text="Guadagni 4 punti vita."),
                    Mode(effects=(Draw(),), text="Pesca una carta."),
                ),
            ),
        ),
    },
    "Editto": {
        "tipo": "Stregoneria",
        "costo": "1B",
        "abilità": (spell(ChooseAndSacrifice(who=EachPlayer(), filter=CREATURE)),),
    },
    "Diniego": {
        "tipo": "Istantaneo",
        "costo": "UU",
        "abilità": (spell(Counter(what=Target(0)), targets=(TargetSpec(objects=Filter(zone=Zone.STACK)),)),),
    },
    "Vigore": {
        "tipo": "Istantaneo",
        "costo": "G",
        "abilità": (
            spell(Apply(to=Target(0), parts=(ModifyPT(Fixed(2), Fixed(2)),)), targets=(TargetSpec(objects=CREATURE),)),
        ),
    },
    "Enigma": {
        "tipo": "Istantaneo",
        "costo": "U",
        "abilità": (NotUnderstood(text="Fai una capriola.", end=17, reason="not compiled"),),
    },
    "Lupo": {"tipo": "Creatura — Lupo", "costo": "1G", "f/c": "2/2"},
    "Roccia": {"tipo": "Creatura — Elementale", "costo": "3R", "f/c": "0/5"},
    "Velata": {
        "tipo": "Creatura — Spirito",
        "costo": "1U",
        "f/c": "2/2",
        "parole chiave": (Keyword(keyword="shroud"),),
    },
    "Bisonte": {
        "tipo": "Creatura — Bisonte",
        "costo": "4G",
        "f/c": "5/5",
        "parole chiave": (Keyword(keyword="trample"),),
    },
    "Soglia": {
        "tipo": "Incantesimo",
        "costo": "1B",
        "abilità": (
            Replaces(subject=CREATURE, to=Zone.GRAVEYARD, instead_to=Zone.EXILE, text="Esiliala, invece."),
            Replaces(subject=CREATURE, to=Zone.GRAVEYARD, instead_to=Zone.HAND, text="Riprendila in mano, invece."),
        ),
    },
    "Regina": {"tipo": "Creatura Leggendaria — Umano", "costo": "2W", "f/c": "3/3"},
    "Veglia": {
        "tipo": "Creatura — Spirito",
        "costo": "1W",
        "f/c": "1/1",
        "abilità": (
            Triggered(
                trigger=t.dies(ANOTHER_CREATURE),
                effects=(May(then=(GainLife(amount=Fixed(1)),)),),
                text="Ogniqualvolta un'altra creatura muore, puoi guadagnare 1 punto vita.",
            ),
        ),
    },
    "Ara": {
        "tipo": "Artefatto",
        "costo": "2",
        "abilità": (
            Triggered(trigger=t.dies(CREATURE), effects=(GainLife(amount=Fixed(1)),), text="Uno."),
            Triggered(trigger=t.dies(CREATURE), effects=(Draw(),), text="Due."),
        ),
    },
    "Balestra": {
        "tipo": "Artefatto",
        "costo": "3",
        "abilità": (
            Activated(
                cost=Cost(mana="{1}", tap=True),
                effects=(DealDamage(amount=Fixed(1), to=Target(0)),),
                targets=(ANY_TARGET,),
                text="{1}, TAP: infligge 1 danno.",
            ),
        ),
    },
    "Stendardo": {
        "tipo": "Incantesimo",
        "costo": "1W",
        "abilità": (Static(affects=OWN_CREATURE, parts=(ModifyPT(Fixed(1), Fixed(1)),)),),
    },
    "Ciclo": {
        "tipo": "Artefatto",
        "costo": "0",
        "abilità": (
            Triggered(
                trigger=t.LifeChanges(who=Relation.YOU, gained=True),
                effects=(GainLife(amount=Fixed(1)),),
                text="Ancora.",
            ),
        ),
    },
    "Catena": {
        "tipo": "Incantesimo — Aura",
        "costo": "W",
        "parole chiave": (Keyword(keyword="enchant", filter=CREATURE),),
        "abilità": (),
    },
    "Prato": {"tipo": "Terra Base — Foresta"},
    "Falò": {
        "tipo": "Stregoneria",
        "costo": "1R",
        "abilità": (spell(DealDamage(amount=Fixed(1), to=Every(CREATURE))),),
    },
}


def scenario(*players: dict[str, Any], **fields: Any) -> Scenario:
    """A scenario with the cards above. Keys with blanks are given with an underscore: ``fino_a``."""
    data = {"titolo": "Prova", "carte": CARDS, "giocatori": list(players)}
    return Scenario.model_validate(data | {key.replace("_", " "): value for key, value in fields.items()})


def anna(**zones: Any) -> dict[str, Any]:
    return {"nome": "Anna", **zones}


def bruno(**zones: Any) -> dict[str, Any]:
    return {"nome": "Bruno", **zones}


def unknown(count: int) -> dict[str, Any]:
    """So many cards that nobody has named."""
    return {"copie": count}
