"""Abilities as data: every class of the engine's vocabulary, and every attribute of it, can be written in a scenario."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import astuple

import engine.cards.abilities
from engine.cards.abilities import ability as a
from engine.cards.abilities import conditions as c
from engine.cards.abilities import continuous as p
from engine.cards.abilities import quantities as q
from engine.cards.abilities import references as r
from engine.cards.abilities import triggers as t
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Bounds, Filter, TargetSpec
from engine.cards.abilities.linkable import Linkable
from engine.cards.abilities.objects import Destroy, Move
from engine.cards.abilities.players import AddMana, Discard, Draw, GainLife
from engine.cards.abilities.spending import Unspent
from engine.cards.sorting import SortedAbilities
from engine.words.record import Record, is_record, told
from engine.words.terms import CardType, Color, Kind, Reason, Relation, Supertype, TurnStep, Zone
from scenarios.language.errors import Faulty, Wrong
from scenarios.language.folding import folded
from scenarios.written.abilities import read_abilities, read_keywords
from scenarios.written.abilities.reading import Grammar
from scenarios.written.tree import tree_of

# --- everything can be written

WRITINGS = Path(__file__).with_name("writings.yaml").read_text(encoding="utf-8")


def written(text: str) -> Any:
    """What stands in a file, as the reader gets it."""
    return tree_of(text)


def read(text: str) -> Any:
    """The one ability of a text."""
    (found,) = read_abilities(written(text))
    return found


NEVER_WRITTEN = (SortedAbilities, Linkable, Unspent)
"""What the engine works out, what others are a kind of, and what an instruction answers: nobody writes these."""


def _vocabulary() -> list[type[Record]]:
    found: list[type[Record]] = []
    for module in pkgutil.iter_modules(engine.cards.abilities.__path__, "engine.cards.abilities."):
        loaded = importlib.import_module(module.name)
        found += [
            one
            for one in vars(loaded).values()
            if isinstance(one, type) and issubclass(one, Record) and one.__module__ == module.name
        ]
    return [one for one in found if one not in NEVER_WRITTEN and not one.__module__.endswith(".classification")]


def _parts(value: object) -> Iterator[Any]:
    if isinstance(value, tuple):
        for part in value:
            yield from _parts(part)
    elif is_record(value):
        yield value
        yield from _parts(astuple(value))


def _said() -> set[tuple[type, str]]:
    """Each class that the writings make, and each attribute that one of them sets to another value than its default."""
    found: set[tuple[type, str]] = set()
    for part in _parts(read_abilities(written(WRITINGS))):
        found.add((type(part), ""))
        found.update((type(part), name) for name, _ in told(part))
    return found


def test_every_class_and_every_attribute_of_the_vocabulary_can_be_written() -> None:
    said = _said()
    classes = {(one, "") for one in _vocabulary()}
    attributes = {(one, name) for one in _vocabulary() for name in one.__struct_fields__}
    missing = sorted(f"{one.__module__}.{one.__name__}.{name}" for one, name in (classes | attributes) - said)
    assert missing == []


# --- what single writings mean

MEANINGS: list[tuple[str, a.Ability]] = [
    # 603: triggered
    (
        "{quando: {muore: {tipo: creatura, altro: sì, controllore: tu}}, effetto: [{pesca: 1}]}",
        a.Triggered(
            trigger=t.dies(Filter(types=(CardType.CREATURE,), another=True, controller=Relation.YOU)),
            effects=(Draw(count=q.Fixed(1)),),
        ),
    ),
    (
        "{quando: {muore: altra creatura che controlli}, effetto: [{pesca: 1}]}",
        a.Triggered(
            trigger=t.dies(Filter(types=(CardType.CREATURE,), another=True, controller=Relation.YOU)),
            effects=(Draw(count=q.Fixed(1)),),
        ),
    ),
    (
        "{quando: {inizio: mantenimento, di: tu}, se: {esiste: artefatto}, effetto: [{guadagna: 1}]}",
        a.Triggered(
            trigger=t.BeginningOf(step=TurnStep.UPKEEP, whose=Relation.YOU),
            condition=c.Exists(Filter(types=(CardType.ARTIFACT,))),
            effects=(GainLife(amount=q.Fixed(1)),),
        ),
    ),
    ("{quando: {entra: questo}}", a.Triggered(trigger=t.enters(Filter(this=True)))),
    ("{quando: {lascia il campo di battaglia: questo}}", a.Triggered(trigger=t.leaves(Filter(this=True)))),
    ("{quando: {guadagna punti vita: tu}}", a.Triggered(trigger=t.LifeChanges(who=Relation.YOU, gained=True))),
    ("{quando: {perde punti vita: tu}}", a.Triggered(trigger=t.LifeChanges(who=Relation.YOU, gained=False))),
    (
        "{quando: {viene bloccata: questo}}",
        a.Triggered(trigger=t.Blocks(subject=Filter(this=True), becomes_blocked=True)),
    ),
    ("{quando: {blocca: creatura}}", a.Triggered(trigger=t.Blocks(subject=CREATURE, becomes_blocked=False))),
    (
        "{quando: {diventa bersaglio: questo}}",
        a.Triggered(trigger=t.Becomes(subject=Filter(this=True), state="targeted")),
    ),
    # 602: activated, with the cost in words or in fields
    (
        '{costo: "{1}, TAP", effetto: {infliggi: 1, a: bersaglio}, bersagli: [{creatura}]}',
        a.Activated(
            cost=a.Cost(mana="{1}", tap=True),
            effects=(DealDamage(amount=q.Fixed(1), to=r.Target()),),
            targets=(TargetSpec(objects=CREATURE),),
        ),
    ),
    (
        "{costo: +1, effetto: {pesca: 1}, attivabile: fedeltà}",
        a.Activated(
            cost=a.Cost(put_counters=("loyalty", 1)), effects=(Draw(count=q.Fixed(1)),), timing=a.Timing.LOYALTY
        ),
    ),
    (
        "{costo: sacrifica un Goblin nero, effetto: {pesca: 1}}",
        a.Activated(
            cost=a.Cost(sacrifice=Filter(subtypes=("Goblin",), colors=(Color.BLACK,))),
            effects=(Draw(count=q.Fixed(1)),),
        ),
    ),
    # 113.3a: spells
    (
        "{effetto: [{infliggi: 3, a: bersaglio}], bersagli: qualsiasi bersaglio}",
        a.SpellAbility(effects=(DealDamage(amount=q.Fixed(3), to=r.Target()),), targets=(ANY_TARGET,)),
    ),
    (
        "{effetto: {distruggi: bersaglio 2}, bersagli: [fino a 2 creature, {tipo: terra, massimo: 3, diverso da: 1}]}",
        a.SpellAbility(
            effects=(Destroy(what=r.Target(1)),),
            targets=(
                TargetSpec(objects=CREATURE, minimum=0, maximum=2),
                TargetSpec(objects=Filter(types=(CardType.LAND,)), maximum=3, keep_distinct_from=(0,)),
            ),
        ),
    ),
    (
        "{effetto: {esilia: esso}}",
        a.SpellAbility(effects=(Move(what=r.It(), to=Zone.EXILE),)),
    ),
    (
        "{effetto: {scarta: tutta la mano, chi: ogni avversario}}",
        a.SpellAbility(effects=(Discard(who=r.EachPlayer(Relation.OPPONENT), count=None),)),
    ),
    (
        "{effetto: {aggiungi: '{C}{C}'}}",
        a.SpellAbility(effects=(AddMana(choices=(("C", "C"),)),)),
    ),
    (
        "{effetto: {aggiungi: qualsiasi colore}}",
        a.SpellAbility(effects=(AddMana(choices=(("W",), ("U",), ("B",), ("R",), ("G",))),)),
    ),
    # 604: static
    (
        "statica: {a: {tipo: creatura, controllore: tu}, dà: +1/+1}",
        a.Static(
            parts=(p.ModifyPT(q.Fixed(1), q.Fixed(1)),),
            affects=Filter(types=(CardType.CREATURE,), controller=Relation.YOU),
        ),
    ),
    (
        "statica: {oggetto: creatura equipaggiata, dà: [1/1, volare]}",
        a.Static(
            parts=(p.SetPT(q.Fixed(1), q.Fixed(1)), p.GainAbility(a.Keyword(keyword="flying", text="volare"))),
            holder=r.AttachedTo(),
        ),
    ),
    ("{non può: bloccare, oggetti: questo}", a.Cannot(what=a.Prohibition.BLOCK, objects=Filter(this=True))),
    (
        "{sostituisce lo spostamento di: questo, in: cimitero, invece va in: esilio}",
        a.Replaces(subject=Filter(this=True), to=Zone.GRAVEYARD, instead_to=Zone.EXILE),
    ),
    ("volare", a.Keyword(keyword="flying", text="volare")),
    # descriptions in words
    (
        "{effetto: {distruggi: {ogni: creatura non nera con volare che controlla un avversario}}}",
        a.SpellAbility(
            effects=(
                Destroy(
                    what=r.Every(
                        Filter(
                            types=(CardType.CREATURE,),
                            not_colors=(Color.BLACK,),
                            keyword="flying",
                            controller=Relation.OPPONENT,
                        )
                    )
                ),
            )
        ),
    ),
    (
        "{effetto: {distruggi: {ogni: permanente leggendario TAPpato non pedina}}}",
        a.SpellAbility(
            effects=(
                Destroy(what=r.Every(Filter(supertypes=(Supertype.LEGENDARY,), tapped=True, not_kind=Kind.TOKEN))),
            )
        ),
    ),
    (
        "{effetto: {distruggi: {ogni: {forza: almeno 4, costituzione: da 1 a 3, valore di mana: 2}}}}",
        a.SpellAbility(
            effects=(Destroy(what=r.Every(Filter(power=Bounds(4), toughness=Bounds(1, 3), mana_value=Bounds(2, 2)))),)
        ),
    ),
    (
        "{effetto: {sposta: esso, in: campo di battaglia, entra con: {-1/-1: 1}}}",
        a.SpellAbility(effects=(Move(what=r.It(), to=Zone.BATTLEFIELD, enters_with=(("-1/-1", q.Fixed(1)),)),)),
    ),
    (
        "{effetto: {sposta: {ogni: Scheletro}, in: cimitero, motivo: sacrificio}}",
        a.SpellAbility(
            effects=(Move(what=r.Every(Filter(subtypes=("Skeleton",))), to=Zone.GRAVEYARD, reason=Reason.SACRIFICED),)
        ),
    ),
]


@pytest.mark.parametrize(("text", "meaning"), MEANINGS)
def test_a_writing_means_exactly_this(text: str, meaning: a.Ability) -> None:
    assert read(text) == meaning


# --- 702: keyword abilities as cards print them

KEYWORDS: list[tuple[str, tuple[a.Keyword, ...]]] = [
    ("volare", (a.Keyword(keyword="flying", text="volare"),)),
    ("Attacco improvviso", (a.Keyword(keyword="first strike", text="Attacco improvviso"),)),
    ("rapidita", (a.Keyword(keyword="haste", text="rapidita"),)),
    ("tossico 2", (a.Keyword(keyword="toxic", value=2, text="tossico 2"),)),
    ("equipaggiare {2}", (a.Keyword(keyword="equip", cost=a.Cost(mana="{2}"), text="equipaggiare {2}"),)),
    ("equipaggiare 2", (a.Keyword(keyword="equip", cost=a.Cost(mana="{2}"), text="equipaggiare 2"),)),
    (
        "egida—Paga 2 punti vita",
        (a.Keyword(keyword="ward", cost=a.Cost(life=2), text="egida—Paga 2 punti vita"),),
    ),
    (
        "sospendere 4—{1}{R}",
        (a.Keyword(keyword="suspend", value=4, cost=a.Cost(mana="{1}{R}"), text="sospendere 4—{1}{R}"),),
    ),
    (
        "sospendere X—{X}{R}",
        (a.Keyword(keyword="suspend", cost=a.Cost(mana="{X}{R}"), text="sospendere X—{X}{R}"),),
    ),
    (
        "battersi per una creatura",
        (a.Keyword(keyword="champion", quality="creatura", filter=CREATURE, text="battersi per una creatura"),),
    ),
    (
        "costruire con due o più creature {2}{G}",
        (
            a.Keyword(
                keyword="craft",
                value=2,
                quality="or more",
                filter=CREATURE,
                cost=a.Cost(mana="{2}{G}"),
                text="costruire con due o più creature {2}{G}",
            ),
        ),
    ),
    (
        "prototipo {2}{B} — 3/2",
        (a.Keyword(keyword="prototype", quality="3/2", cost=a.Cost(mana="{2}{B}"), text="prototipo {2}{B} — 3/2"),),
    ),
    ("pandemonio", (a.Keyword(keyword="mayhem", text="pandemonio"),)),
    (
        "protezione dal rosso",
        (
            a.Keyword(
                keyword="protection", quality="rosso", filter=Filter(colors=(Color.RED,)), text="protezione dal rosso"
            ),
        ),
    ),
    (
        "protezione dal nero e dai Goblin",
        (
            a.Keyword(
                keyword="protection", quality="nero", filter=Filter(colors=(Color.BLACK,)), text="protezione dal nero"
            ),
            a.Keyword(
                keyword="protection",
                quality="Goblin",
                filter=Filter(subtypes=("Goblin",)),
                text="protezione dai Goblin",
            ),
        ),
    ),
    ("protezione da tutto", (a.Keyword(keyword="protection", quality="tutto", text="protezione da tutto"),)),
    ("anti-malocchio", (a.Keyword(keyword="hexproof", text="anti-malocchio"),)),
    (
        "anti-malocchio dal blu",
        (
            a.Keyword(
                keyword="hexproof", quality="blu", filter=Filter(colors=(Color.BLUE,)), text="anti-malocchio dal blu"
            ),
        ),
    ),
    ("incanta creatura", (a.Keyword(keyword="enchant", quality="creatura", filter=CREATURE, text="incanta creatura"),)),
    ("incantare giocatore", (a.Keyword(keyword="enchant", quality="player", text="incantare giocatore"),)),
    ("passa-isole", (a.Keyword(keyword="islandwalk", text="passa-isole"),)),
    (
        "affinità con gli artefatti",
        (a.Keyword(keyword="affinity", quality="con gli artefatti", text="affinità con gli artefatti"),),
    ),
]


@pytest.mark.parametrize(("text", "keywords"), KEYWORDS)
def test_702_a_keyword_ability_as_cards_print_it(text: str, keywords: tuple[a.Keyword, ...]) -> None:
    assert read_keywords(text) == keywords


def test_702_several_keyword_abilities_with_commas_are_a_list() -> None:
    assert read_keywords("volare, tocco letale, tossico 1") == read_keywords(["volare", "tocco letale", "tossico 1"])


# --- what is wrong, and in which field

FAULTS: list[tuple[str, str, str, str]] = [
    ("{quando: {mouore: questo}, effetto: []}", "0.quando", "non è un evento che innesca", "muore"),
    ("{quando: {muore: questo}, efetto: []}", "0.efetto", "qui non c'è", "effetto"),
    ("{quando: {muore: questo}, effetto: [{pesca: tre}]}", "0.effetto.0.pesca", "«tre» non è una quantità", ""),
    ("{effetto: [{infliggi: 3}]}", "0.effetto.0.a", "manca il campo «a»", ""),
    ("{effetto: [{infliggi: 3, a: bersalio}]}", "0.effetto.0.a", "non è un riferimento", "bersaglio"),
    ("{effetto: [{sposta: esso, in: cimiero}]}", "0.effetto.0.in", "non è una zona", "cimitero"),
    ("{effetto: [], bersagli: [cretura]}", "0.bersagli.0", "«cretura»", "creatura"),
    ("{effetto: [], bersagli: [{tipo: cretura}]}", "0.bersagli.0.oggetto.tipo", "non è un tipo di carta", "creatura"),
    ("{costo: '{1}, TPA', effetto: []}", "0.costo", "«TPA»", ""),
    ("{costo: '{T}{1}', effetto: []}", "0.costo", "TAP non è mana", ""),
    ("volrae", "0", "non è una parola chiave", "volare"),
    ("volare 2", "0", "dopo «volare» non ci va altro", ""),
    ("tossico", "0", "dopo «tossico» serve un numero", ""),
    ("protezione", "0", "serve da che cosa", ""),
    ("equipaggiare", "0", "serve un costo", ""),
    ("{statica: {a: creatura}}", "0.statica.dà", "manca il campo «dà»", ""),
    ("{non può: volare}", "0.non può", "non è un divieto", ""),
    ("{effetto: [{se: {esiste: creatura, almeno: zero}, allora: []}]}", "0.effetto.0.se.almeno", "cifre", "0"),
    ("{effetto: [{crea: Spirito 1/1 TAP}]}", "0.effetto.0.crea", "caratteristiche di una pedina", ""),
    ("{sconosciuta: 1}", "0", "non è un'abilità", ""),
    ("[[volare]]", "0", "non un elenco", ""),
]


def _faults(text: str) -> list[tuple[str, str, str]]:
    with pytest.raises(Faulty) as raised:
        read_abilities(written(f"- {text}"))
    return [
        (".".join(map(str, single.location)), single.wrong.message, single.wrong.suggestion)
        for single in raised.value.found
    ]


@pytest.mark.parametrize(("text", "field", "message", "suggestion"), FAULTS)
def test_a_fault_names_its_field_and_the_nearest_word(text: str, field: str, message: str, suggestion: str) -> None:
    found = _faults(text)
    assert [(where, meant) for where, _, meant in found] == [(field, suggestion)]
    assert message in found[0][1]


def test_all_faults_of_an_ability_are_told_at_once() -> None:
    text = "{quando: {muore: cretura}, effetto: [{pesca: boh}, {infliggi: 1}], testo: x, altro: y}"
    assert [where for where, _, _ in _faults(text)] == [
        "0.quando.muore",
        "0.effetto.0.pesca",
        "0.effetto.1.a",
        "0.altro",
    ]


def test_an_unknown_word_of_a_description_is_refused_and_a_subtype_is_not() -> None:
    assert read("{effetto: {distruggi: {ogni: Zubera}}}").effects[0].what.filter == Filter(subtypes=("Zubera",))
    with pytest.raises((Faulty, Wrong)):
        read("{effetto: {distruggi: {ogni: zubera grande}}}")


def test_every_key_of_a_form_is_an_attribute_of_what_it_makes() -> None:
    forms = [(name, form) for name, grammar in Grammar.all.items() for form in grammar.forms]
    forms += [(name, grammar.open_form) for name, grammar in Grammar.all.items() if grammar.open_form is not None]
    gone = [
        f"{name}: {attribute}"
        for name, form in forms
        for attribute in (*form.parts, *form.fixed)
        if attribute not in inspect.signature(form.make).parameters
    ]
    assert gone == []


def test_no_two_forms_of_a_kind_are_known_by_the_same_key_with_the_same_other_keys() -> None:
    for grammar in Grammar.all.values():
        keys = [(folded(form.head), tuple(sorted(form.by_key))) for form in grammar.forms]
        assert len(set(keys)) == len(keys)
