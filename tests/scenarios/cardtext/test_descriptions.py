"""109, 115: what a target, or 'all', is described as."""

import pytest

from engine.cards.abilities.filters import ANY_TARGET, Bounds, Filter, TargetSpec
from engine.cards.abilities.objects import Destroy, Move, Tap
from engine.cards.abilities.players import Discard, Draw, GainLife
from engine.cards.abilities.references import ControllerOf, EachPlayer, Every, Target
from engine.words.terms import CardType, Color, Kind, Relation, Supertype, Zone
from tests.scenarios.cardtext.support import CREATURE, CREATURE_TYPE, abilities, ability, refused, spell

ART, ENCH, LAND, PW = CardType.ARTIFACT, CardType.ENCHANTMENT, CardType.LAND, CardType.PLANESWALKER


def f(**fields: object) -> Filter:
    return Filter(**fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("una creatura bersaglio", f(types=CREATURE_TYPE)),
        ("la creatura bersaglio", f(types=CREATURE_TYPE)),
        ("una creatura artefatto bersaglio", f(types=(CardType.CREATURE, ART))),
        ("un permanente bersaglio", f()),
        ("un permanente non terra bersaglio", f(not_types=(LAND,))),
        ("un Elfo bersaglio", f(subtypes=("Elf",))),
        ("una creatura Elfo bersaglio", f(types=CREATURE_TYPE, subtypes=("Elf",))),
        ("una pedina bersaglio", f(kind=Kind.TOKEN)),
        ("una creatura non pedina bersaglio", f(types=CREATURE_TYPE, not_kind=Kind.TOKEN)),
        ("una creatura nera bersaglio", f(types=CREATURE_TYPE, colors=(Color.BLACK,))),
        ("una creatura non nera bersaglio", f(types=CREATURE_TYPE, not_colors=(Color.BLACK,))),
        ("una creatura rossa o verde bersaglio", f(types=CREATURE_TYPE, colors=(Color.RED, Color.GREEN))),
        (
            "una creatura non artefatto, non nera bersaglio",
            f(types=CREATURE_TYPE, not_types=(ART,), not_colors=(Color.BLACK,)),
        ),
        ("una creatura TAPpata bersaglio", f(types=CREATURE_TYPE, tapped=True)),
        ("una creatura STAPpata bersaglio", f(types=CREATURE_TYPE, tapped=False)),
        ("una creatura attaccante bersaglio", f(types=CREATURE_TYPE, attacking=True)),
        ("una creatura attaccante o bloccante bersaglio", f(types=CREATURE_TYPE, any_of=(f(attacking=True), f(blocking=True)))),
        ("una creatura leggendaria bersaglio", f(types=CREATURE_TYPE, supertypes=(Supertype.LEGENDARY,))),
        ("una terra non base bersaglio", f(types=(LAND,), not_supertypes=(Supertype.BASIC,))),
        ("una creatura incolore bersaglio", f(types=CREATURE_TYPE, colorless=True)),
        ("una creatura bersaglio con volare", f(types=CREATURE_TYPE, keyword="flying")),
        ("una creatura con volare bersaglio", f(types=CREATURE_TYPE, keyword="flying")),
        ("una creatura bersaglio senza volare", f(types=CREATURE_TYPE, without_keyword="flying")),
        ("una creatura bersaglio con un segnalino +1/+1", f(types=CREATURE_TYPE, counter="+1/+1")),
        ("una creatura bersaglio con forza pari o inferiore a 2", f(types=CREATURE_TYPE, power=Bounds(most=2))),
        ("un'abilità attivata bersaglio", f(zone=Zone.STACK, kind=Kind.ABILITY, activated=True)),
        ("un'abilità innescata bersaglio", f(zone=Zone.STACK, kind=Kind.ABILITY, activated=False)),
        ("un'abilità attivata o innescata bersaglio", f(zone=Zone.STACK, kind=Kind.ABILITY)),
        ("una magia o un permanente bersaglio", f(any_of=(f(zone=Zone.STACK, not_kind=Kind.ABILITY), f()))),
        ("una magia o permanente bersaglio", f(any_of=(f(zone=Zone.STACK, not_kind=Kind.ABILITY), f()))),
        ("una creatura bersaglio con forza base 2 o inferiore", f(types=CREATURE_TYPE, base_power=Bounds(most=2))),
        (
            "una creatura bersaglio con costituzione base pari o superiore a 4",
            f(types=CREATURE_TYPE, base_toughness=Bounds(least=4)),
        ),
        ("una creatura bersaglio con forza 4 o superiore", f(types=CREATURE_TYPE, power=Bounds(least=4))),
        ("una creatura bersaglio con costituzione superiore a 3", f(types=CREATURE_TYPE, toughness=Bounds(least=4))),
        ("un permanente bersaglio con valore di mana pari a 1", f(mana_value=Bounds(1, 1))),
        ("un permanente bersaglio con costo di mana convertito inferiore a 3", f(mana_value=Bounds(most=2))),
        ("una creatura bersaglio che controlli", f(types=CREATURE_TYPE, controller=Relation.YOU)),
        ("una creatura bersaglio che non controlli", f(types=CREATURE_TYPE, controller=Relation.NOT_YOU)),
        ("una creatura bersaglio controllata da un avversario", f(types=CREATURE_TYPE, controller=Relation.OPPONENT)),
        ("una creatura bersaglio controllata dai tuoi avversari", f(types=CREATURE_TYPE, controller=Relation.OPPONENT)),
        ("un artefatto o incantesimo bersaglio", f(any_type=(ART, ENCH))),
        ("un artefatto o un incantesimo bersaglio", f(any_type=(ART, ENCH))),
        ("un artefatto, un incantesimo o una terra bersaglio", f(any_type=(ART, ENCH, LAND))),
        (
            "una creatura o un planeswalker bersaglio che non controlli",
            f(any_type=(CardType.CREATURE, PW), controller=Relation.NOT_YOU),
        ),
        ("un Elfo o Druido bersaglio", f(any_subtype=("Elf", "Druid"))),
        (
            "un artefatto, un incantesimo o una creatura con volare bersaglio",
            f(any_of=(f(types=(ART,)), f(types=(ENCH,)), f(types=CREATURE_TYPE, keyword="flying"))),
        ),
    ],
)  # fmt: skip
def test_115_1_what_can_be_the_target(words: str, wanted: Filter) -> None:
    found = spell(f"Distruggi {words}.")
    assert found.targets == (TargetSpec(objects=wanted),)
    assert found.effects == (Destroy(what=Target(0)),)


@pytest.mark.parametrize(
    ("words", "least", "most"),
    [
        ("due creature bersaglio", 2, 2),
        ("fino a due creature bersaglio", 0, 2),
        ("fino a una creatura bersaglio", 0, 1),
        ("una o due creature bersaglio", 1, 2),
        ("un qualsiasi numero di creature bersaglio", 0, 1000),
    ],
)
def test_115_6_how_many_targets(words: str, least: int, most: int) -> None:
    assert spell(f"TAPpa {words}.").targets == (TargetSpec(objects=CREATURE, minimum=least, maximum=most),)


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("una carta creatura bersaglio dal tuo cimitero", f(zone=Zone.GRAVEYARD, types=CREATURE_TYPE, owner=Relation.YOU)),
        ("una carta bersaglio da un cimitero", f(zone=Zone.GRAVEYARD)),
        (
            "una carta artefatto o creatura bersaglio dal tuo cimitero",
            f(zone=Zone.GRAVEYARD, any_type=(ART, CardType.CREATURE), owner=Relation.YOU),
        ),
        (
            "una carta creatura Elfo o Mago bersaglio dal tuo cimitero",
            f(zone=Zone.GRAVEYARD, types=CREATURE_TYPE, any_subtype=("Elf", "Wizard"), owner=Relation.YOU),
        ),
        (
            "una carta permanente bersaglio dal cimitero di un avversario",
            f(
                zone=Zone.GRAVEYARD,
                any_type=tuple(one for one in CardType if one.permanent),
                owner=Relation.OPPONENT,
            ),
        ),
    ],
)  # fmt: skip
def test_115_2_a_card_in_a_graveyard(words: str, wanted: Filter) -> None:
    found = spell(f"Esilia {words}.")
    assert found.targets == (TargetSpec(objects=wanted),)


def test_109_2_a_card_without_a_zone_is_refused() -> None:
    assert refused("Esilia una carta bersaglio.", "Stregoneria")


def test_115_1_a_spell_on_the_stack() -> None:
    found = spell("Neutralizza una magia creatura bersaglio.")
    assert found.targets[0].objects == Filter(zone=Zone.STACK, types=CREATURE_TYPE, not_kind=Kind.ABILITY)
    assert refused("Distruggi una magia creatura bersaglio e una.", "Stregoneria")


def test_115_4_any_target_and_what_was_any_target_once() -> None:
    assert spell("Sentinella infligge 2 danni a un qualsiasi bersaglio.").targets == (ANY_TARGET,)
    assert spell("Sentinella infligge 7 danni a una creatura o a un giocatore bersaglio.").targets == (ANY_TARGET,)


def test_115_4_control_a_creature_or_a_planeswalker_is_what_it_says() -> None:
    found = spell("Sentinella infligge 2 danni a una creatura o a un planeswalker bersaglio.")
    assert found.targets == (TargetSpec(objects=Filter(any_type=(CardType.CREATURE, PW))),)


def test_115_4_damage_to_a_player_who_is_a_target_is_read_as_of_old() -> None:
    planeswalker = Filter(types=(PW,))
    found = spell("Sentinella infligge 2 danni a un giocatore bersaglio.")
    assert found.targets == (TargetSpec(objects=planeswalker, players=Relation.ANY),)
    found = spell("Sentinella infligge 2 danni a un avversario bersaglio.")
    assert found.targets == (TargetSpec(objects=planeswalker, players=Relation.OPPONENT),)
    was_a_target = spell("Il giocatore bersaglio scarta una carta. Sentinella infligge 2 danni a quel giocatore.")
    assert was_a_target.targets == (TargetSpec(players=Relation.ANY),)
    # 120.3c: whoever controls the planeswalker, where it was one.
    behind = spell("Sentinella infligge 2 danni a un giocatore bersaglio. Quel giocatore scarta una carta.").effects[1]
    assert behind == Discard(who=ControllerOf(Target()))
    assert refused("Previeni i prossimi 2 danni che verrebbero inflitti al giocatore bersaglio.", "Istantaneo")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("tutte le creature", CREATURE),
        ("ogni creatura", CREATURE),
        ("ciascuna creatura", CREATURE),
        ("tutti gli artefatti e gli incantesimi", f(any_type=(ART, ENCH))),
        ("le creature che controlli", f(types=CREATURE_TYPE, controller=Relation.YOU)),
        ("le creature controllate dai tuoi avversari", f(types=CREATURE_TYPE, controller=Relation.OPPONENT)),
        ("gli Elfi che controlli", f(subtypes=("Elf",), controller=Relation.YOU)),
    ],
)
def test_608_2h_all_that_match(words: str, wanted: Filter) -> None:
    assert spell(f"TAPpa {words}.").effects == (Tap(what=Every(wanted)),)


@pytest.mark.parametrize(
    ("sentence", "effects"),
    [
        ("Ogni giocatore pesca una carta.", (Draw(who=EachPlayer()),)),
        ("Ogni avversario scarta una carta.", (Discard(who=EachPlayer(Relation.OPPONENT)),)),
        ("Ogni altro giocatore pesca una carta.", (Draw(who=EachPlayer(Relation.NOT_YOU)),)),
        ("I tuoi avversari scartano una carta.", (Discard(who=EachPlayer(Relation.OPPONENT)),)),
        ("Tutti i giocatori pescano una carta.", (Draw(who=EachPlayer()),)),
    ],
)
def test_102_each_player(sentence: str, effects: tuple[object, ...]) -> None:
    assert spell(sentence).effects == effects


def test_115_3_another_target_is_another_than_the_one_before() -> None:
    found = spell("TAPpa una creatura bersaglio. STAPpa un'altra creatura bersaglio.")
    assert found.targets[1] == TargetSpec(objects=CREATURE, keep_distinct_from=(0,))


def test_115_3_of_a_permanent_it_is_another_than_the_source() -> None:
    found = ability("{T}: STAPpa un'altra creatura bersaglio.")
    assert found.targets == (TargetSpec(objects=Filter(types=CREATURE_TYPE, another=True)),)


def test_115_3_where_both_are_meant_it_is_refused() -> None:
    assert refused("{T}: TAPpa una creatura bersaglio. STAPpa un'altra creatura bersaglio.")
    assert refused("Distruggi tutte le altre creature.", "Stregoneria")


@pytest.mark.parametrize(
    "text",
    [
        "Distruggi un artefatto o creatura con volare bersaglio.",
        "Distruggi un artefatto o una creatura nera bersaglio.",
        "Distruggi una creatura o a un planeswalker bersaglio.",
        "Distruggi una creatura, un artefatto o terra bersaglio.",
    ],
)
def test_115_1_of_whom_a_quality_is_said_must_be_clear(text: str) -> None:
    assert refused(text, "Stregoneria")


def test_608_2d_what_is_no_target_is_chosen_on_resolution() -> None:
    choose, move = spell("Fai tornare una creatura che controlli in mano al suo proprietario.").effects
    assert isinstance(move, Move)
    assert (choose.filter, choose.keep_as) == (  # type: ignore[union-attr]
        Filter(types=CREATURE_TYPE, controller=Relation.YOU),
        move.what.name,  # type: ignore[union-attr]
    )


def test_109_5_a_verb_agrees_with_its_subject() -> None:
    assert abilities("Ogni giocatore pesca una carta.", "Stregoneria")
    assert refused("Ogni giocatore pescano una carta.", "Stregoneria")
    assert refused("Ogni giocatore peschi una carta.", "Stregoneria")
    assert isinstance(spell("Guadagni 2 punti vita.").effects[0], GainLife)
