"""201.2, 614.1a: one permanent of each name; what is exiled instead of going anywhere else."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import AllOf, Exists
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Remembered, Target
from engine.cards.abilities.setting_up import SetUp
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import activated, printed, refused, spell, static
from tests.scenarios.cardtext.test_oracle import both

SORCERY, CREATURE, ARTIFACT = "Stregoneria", "Creatura — Umano", "Artefatto"
TWO_NAMES = "se controlli degli artefatti chiamati Spada di Ferro e Scudo di Rame"
REVIVED = "Rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero. "
GONE = "Se quella creatura sta per lasciare il campo di battaglia, esiliala invece di metterla in qualsiasi altra zona."
GONE_EN = "exile it instead of putting it anywhere else."
LEAVES = Replaces(subject=Filter(), origin=Zone.BATTLEFIELD, instead_to=Zone.EXILE)


def _named(name: str, card_type: CardType = CardType.ARTIFACT) -> Exists:
    return Exists(Filter(types=(card_type,), controller=Relation.YOU, name=name))


def test_201_2_one_of_each_name() -> None:
    both_there = AllOf((_named("Spada di Ferro"), _named("Scudo di Rame")))
    (made,) = activated(f"{{T}}: TAPpa una creatura bersaglio. Distruggi invece quella creatura {TWO_NAMES}.").effects
    assert isinstance(made, If) and made.condition == both_there
    creatures = static("La Sentinella ha volare fintanto che controlli creature chiamate Alba e Brina.")
    assert creatures.condition == AllOf((_named("Alba", CardType.CREATURE), _named("Brina", CardType.CREATURE)))
    one = activated("{T}: TAPpa una creatura bersaglio se controlli un artefatto chiamato Spada di Ferro.").effects[0]
    assert isinstance(one, If) and one.condition == _named("Spada di Ferro"), "control"
    owned = static("Le creature che controlli chiamate Alba e Brina hanno volare.")
    assert owned.affects is not None and owned.affects.name is None, (
        "control: no condition, and whichever of them it is"
    )


def test_614_1a_exiled_instead_of_anywhere_else_for_good() -> None:
    for behind in (GONE, GONE.replace("quella creatura ", "")):
        moved, exiled = spell(REVIVED + behind).effects
        assert isinstance(moved, Move) and isinstance(exiled, SetUp)
        assert exiled == SetUp(says=LEAVES, of=Remembered(moved.keep_as or ""), until=Duration.ENDLESS)
    assert refused(GONE, SORCERY), "control: none was spoken of"
    assert refused(f"Pesca una carta. {GONE.replace('quella creatura ', '')}", SORCERY), "control: nor is it a card"


def test_614_1a_it_would_die_this_turn() -> None:
    text = "Prendi il controllo di una creatura bersaglio fino alla fine del turno. "
    _, exiled = spell(f"{text}Se sta per morire in questo turno, invece esiliala.").effects
    assert isinstance(exiled, SetUp) and (exiled.of, exiled.until) == (Target(0), Duration.END_OF_TURN)
    assert spell(f"{text}Se quella creatura sta per morire in questo turno, esiliala invece.").effects[1] == exiled


PAIRS = [
    (SORCERY, REVIVED + GONE,
     "Return target creature card from your graveyard to the battlefield. If that creature would leave the battlefield, "
     f"{GONE_EN}"),
    (SORCERY,
     "Rimetti sul campo di battaglia fino a due carte creatura bersaglio dal tuo cimitero. Se quelle creature stanno per lasciare "
     "il campo di battaglia, esiliale invece di metterle in qualsiasi altra zona.",
     "Return up to two target creature cards from your graveyard to the battlefield. If those creatures would leave the "
     "battlefield, exile them instead of putting them anywhere else."),
    (ARTIFACT, f"{{T}}: TAPpa una creatura bersaglio. Distruggi invece quella creatura {TWO_NAMES}.",
     "{T}: Tap target creature. Destroy that creature instead if you control artifacts named Iron Sword and Shield of Copper."),
    (CREATURE, "Se la Sentinella sta per essere messa in un cimitero da qualsiasi zona, invece rivelala e rimescolala nel "
     "grimorio del suo proprietario.",
     "If this creature would be put into a graveyard from anywhere, reveal it and shuffle it into its owner's library instead."),
]  # fmt: skip


@pytest.mark.parametrize(("types", "it", "en"), PAIRS)
def test_both_languages_say_it(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())


def test_614_1a_played_it_goes_into_exile_from_wherever() -> None:
    for text, zone in ((REVIVED + GONE, Zone.EXILE), (REVIVED, Zone.HAND)):
        at = Table()
        at.put("Ritorno", printed(text, "Istantaneo", name="Ritorno", mana_cost="{0}"), zone=Zone.HAND)
        home = "Fai tornare in mano al suo proprietario una creatura bersaglio."
        at.put("Rimbalzo", printed(home, "Istantaneo", name="Rimbalzo", mana_cost="{0}"), zone=Zone.HAND)
        at.creature("Orso", 2, 2, zone=Zone.GRAVEYARD)
        at.settle().cast("Ritorno").resolve().cast("Rimbalzo").resolve()
        assert at.where("Orso") is zone
