"""602, 606, 118: activated abilities with their costs and restrictions."""

import pytest

from engine.cards.abilities.ability import Activated, Cost, Timing
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Regenerate
from engine.cards.abilities.players import AddMana, Draw
from engine.cards.abilities.references import Every, This
from engine.cards.abilities.spending import ColorsOf, CouldProduce, ManaLike
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import CREATURE, CREATURE_TYPE, abilities, activated, refused


@pytest.mark.parametrize(
    ("words", "cost"),
    [
        ("{T}", Cost(tap=True)),
        ("{Q}", Cost(untap=True)),
        ("{2}, {T}", Cost(mana="{2}", tap=True)),
        ("{W}{W}, {T}", Cost(mana="{W}{W}", tap=True)),
        ("Sacrifica Sentinella", Cost(sacrifice_this=True)),
        ("{1}, {T}, Sacrifica questa creatura", Cost(mana="{1}", tap=True, sacrifice_this=True)),
        ("Sacrifica una creatura", Cost(sacrifice=CREATURE)),
        ("Sacrifica un'altra creatura", Cost(sacrifice=Filter(types=CREATURE_TYPE, another=True))),
        ("Paga 2 punti vita", Cost(life=2)),
        ("Scarta una carta", Cost(discard=1)),
        ("{1}, Scarta due carte", Cost(mana="{1}", discard=2)),
        ("Rimuovi un segnalino +1/+1 da Sentinella", Cost(remove_counters=("+1/+1", 1))),
        ("Metti un segnalino -1/-1 su Sentinella", Cost(put_counters=("-1/-1", 1))),
    ],
)
def test_602_1a_costs(words: str, cost: Cost) -> None:
    assert activated(f"{words}: Pesca una carta.") == Activated(cost=cost, effects=(Draw(),))


@pytest.mark.parametrize(
    ("behind", "fields"),
    [
        ("Attiva questa abilità solo come una stregoneria.", {"timing": Timing.SORCERY}),
        ("Attiva solo come una stregoneria.", {"timing": Timing.SORCERY}),
        ("Attiva solo una volta per turno.", {"once_each_turn": True}),
        ("Gioca questa abilità solo una volta per turno.", {"once_each_turn": True}),
    ],
)
def test_602_5_restrictions(behind: str, fields: dict[str, object]) -> None:
    found = activated(f"{{T}}: Pesca una carta. {behind}")
    assert found == Activated(cost=Cost(tap=True), effects=(Draw(),), **fields)  # type: ignore[arg-type]


def test_602_5_a_restriction_that_is_not_known_is_refused() -> None:
    assert refused("{T}: Pesca una carta. Attiva solo durante la luna piena.")
    assert refused("{T}: Pesca una carta. Attiva.")


def test_605_1_mana_abilities() -> None:
    assert activated("{T}: Aggiungi {G} o {W}.").effects == (AddMana(choices=(("G",), ("W",))),)


@pytest.mark.parametrize(
    ("said", "like"),
    [
        (
            "di un qualsiasi tipo che una terra che controlli potrebbe produrre",
            CouldProduce(of=Every(Filter(types=(CardType.LAND,), controller=Relation.YOU))),
        ),
        (
            "di un qualsiasi colore che un artefatto controllato da un avversario potrebbe produrre",
            CouldProduce(of=Every(Filter(types=(CardType.ARTIFACT,), controller=Relation.OPPONENT)), colors=True),
        ),
        (
            "di un qualsiasi colore tra i permanenti che controlli",
            ColorsOf(of=Every(Filter(controller=Relation.YOU))),
        ),
    ],
)
def test_106_7_mana_that_depends_on_other_objects(said: str, like: ManaLike) -> None:
    for between in ("", "alla tua riserva "):
        found = activated(f"{{T}}: Aggiungi {between}un mana {said}.")
        assert found.effects == (AddMana(choices=(), like=like),)


def test_106_7_control_what_is_not_understood_is_refused() -> None:
    assert refused("{T}: Aggiungi un mana di un qualsiasi tipo che una carta nella tua mano potrebbe produrre.")
    assert refused("{T}: Aggiungi un mana di un qualsiasi colore tra una terra.")


def test_606_3_loyalty_abilities() -> None:
    up, down = abilities("+1: Pesca una carta.\n−3: Pesca una carta.", "Planeswalker leggendario — Guida")
    assert up == Activated(cost=Cost(put_counters=("loyalty", 1)), effects=(Draw(),), timing=Timing.LOYALTY)
    assert down == Activated(cost=Cost(remove_counters=("loyalty", 3)), effects=(Draw(),), timing=Timing.LOYALTY)
    assert refused("+1: Pesca una carta.")


def test_113_6_an_ability_functions_where_its_words_say() -> None:
    assert activated("{2}{B}: Riprendi in mano Sentinella dal tuo cimitero.").zones == (Zone.GRAVEYARD,)
    found = activated("{1}, Scarta Sentinella: Pesca una carta.")
    assert (found.zones, found.cost.discard_this) == ((Zone.HAND,), True)


def test_201_5_its_own_name_is_itself() -> None:
    assert activated("{B}: Rigenera Sentinella.").effects == (Regenerate(what=This()),)
    assert activated("{B}: Rigenera questa creatura.") == activated("{B}: Rigenera Sentinella.")
    counter = "{B}: Metti un segnalino +1/+1 su Vela."
    found = activated(counter, name="Vela, Sentinella della Torre", type_line="Creatura Leggendaria — Umano")
    assert found.effects == (PutCounters(counter="+1/+1", on=This()),)
    assert refused(counter)


@pytest.mark.parametrize(
    "text",
    [
        "{2}: Pesca",
        ": Pesca una carta.",
        "{T}:",
        "{T}, : Pesca una carta.",
        "Sacrifica: Pesca una carta.",
        "{2}, Esilia una creatura: Pesca una carta.",
        "{T}, TAPpa una creatura che controlli: Pesca una carta.",
        "Fai tornare una creatura in mano al suo proprietario: Pesca una carta.",
        "{Y}: Pesca una carta.",
        "Fai tornare X creature che controlli in mano al loro proprietario: Pesca una carta.",
    ],
)
def test_602_1a_a_cost_without_a_record_is_refused(text: str) -> None:
    assert refused(text)


def test_118_1_what_an_announced_x_is_used_for() -> None:
    assert activated("{X}: Macina X carte.").cost == Cost(mana="{X}")
    assert refused("{1}: Macina X carte.") == [("X", refusal.UNKNOWN_X)]
