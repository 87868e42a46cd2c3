"""614.1a, 611.2c: what is cast by a permission and goes to no graveyard, and what is replaced for the rest of a turn."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.casting import LetCast, MayCast, Permission
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.references import Remembered
from engine.cards.abilities.replacing import ChangesCounters, ChangesDamage, ChangesLife, ReplacesDraw
from engine.cards.abilities.setting_up import SetUp
from engine.words.terms import Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import abilities, ability, printed, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

SORCERY, ENCHANTMENT = "Stregoneria", "Incantesimo"
ENTERS = "Quando la Sentinella entra nel campo di battaglia, "
LATER = f"{ENTERS}puoi lanciare una carta istantaneo bersaglio dal tuo cimitero in questo turno. "
BURIED = "Se una magia lanciata in questo modo sta per essere messa in un cimitero, invece esiliala."
SAID_SO = (
    BURIED,
    "Se quella magia sta per essere messa nel cimitero del suo proprietario, esiliala invece.",
    "Se quella carta sta per essere messa nel tuo cimitero in questo turno, invece rimuovila dal gioco.",
)


@pytest.mark.parametrize("behind", SAID_SO)
def test_614_1a_of_what_may_be_cast_later(behind: str) -> None:
    (made,) = triggered(LATER + behind).effects
    assert isinstance(made, LetCast) and made.how == Permission(exile_buried=True)
    (plain,) = triggered(LATER).effects
    assert isinstance(plain, LetCast) and plain.how == Permission(), "control"


def test_614_1a_of_all_that_a_sentence_lets_be_cast_and_of_no_other() -> None:
    text = "Fino alla fine del turno, puoi giocare terre e lanciare magie creatura dal tuo cimitero. "
    lands, spells = spell(text + BURIED).effects
    assert isinstance(spells, SetUp) and isinstance(spells.says, MayCast) and spells.says.how.exile_buried
    assert isinstance(lands, SetUp), "305.1: a land is no spell, and what is said of spells means nothing for it"
    assert refused(f"Pesca una carta. {BURIED}", SORCERY), "control: nothing may be cast"
    assert refused(LATER + BURIED.replace("lanciata", "giocata")), "control: a land may be played, too"


def test_614_1a_of_what_was_cast_just_now() -> None:
    text = LATER.replace("in questo turno", "senza pagare il suo costo di mana") + BURIED
    cast, exiled = triggered(text).effects
    assert isinstance(cast, CastNow) and isinstance(exiled, SetUp)
    assert exiled.of == Remembered(cast.keep_as or "") and isinstance(exiled.says, Replaces)


def test_601_3_of_what_a_static_ability_lets_be_cast() -> None:
    text = "Durante il tuo turno, puoi lanciare magie istantaneo dal tuo cimitero. "
    made = ability(text + BURIED, ENCHANTMENT)
    assert isinstance(made, MayCast) and made.how.exile_buried
    assert not ability(text, ENCHANTMENT).how.exile_buried, "control"
    assert refused(f"Le creature che controlli hanno volare. {BURIED}", ENCHANTMENT), "control: it lets nothing be cast"


def test_601_1a_lands_and_spells_of_a_zone_are_its_cards() -> None:
    whole = ability("Puoi giocare terre e lanciare magie dal tuo cimitero.", ENCHANTMENT)
    assert whole == ability("Puoi giocare carte dal tuo cimitero.", ENCHANTMENT)
    assert len(abilities("Puoi giocare terre e lanciare magie creatura dal tuo cimitero.", ENCHANTMENT)) == 2, "control"


THIS_TURN = [
    (
        "Se una carta sta per essere messa nel tuo cimitero da qualsiasi zona in questo turno, invece esiliala.",
        Replaces,
    ),
    ("Fino alla fine del turno, se una carta sta per essere messa in un cimitero, invece esiliala.", Replaces),
    ("Se stai per guadagnare punti vita in questo turno, ne guadagni invece il doppio.", ChangesLife),
    ("Se stai per pescare una carta in questo turno, pesca invece due carte.", ReplacesDraw),
    (
        "Se una fonte che controlli sta per infliggere danno in questo turno, infligge invece il doppio di quel danno.",
        ChangesDamage,
    ),
    (
        "Se uno o più segnalini +1/+1 stanno per essere messi su una creatura in questo turno, mettine invece uno in più.",
        ChangesCounters,
    ),
]


@pytest.mark.parametrize(("text", "kind"), THIS_TURN)
def test_611_2c_what_a_static_ability_says_for_a_turn(text: str, kind: type) -> None:
    (made,) = spell(text).effects
    assert isinstance(made, SetUp) and isinstance(made.says, kind) and made.of is None
    plain = text.replace(" in questo turno", "").replace("Fino alla fine del turno, se", "Se")
    assert refused(plain, SORCERY), "control: a sorcery has no such ability"


def test_611_2c_not_of_itself_nor_of_what_was_spoken_of() -> None:
    itself = "{T}: Se la Sentinella sta per essere distrutta in questo turno, invece rigenerala."
    assert refused(itself), "control: of the source that is an effect on it"
    harm = "La Sentinella infligge 2 danni a una creatura bersaglio. "
    _, exiled = spell(f"{harm}Se quella creatura sta per morire in questo turno, invece esiliala.").effects
    assert isinstance(exiled, SetUp) and exiled.of is not None, "control: of the one creature"


PAIRS = [
    (
        "Creatura — Umano",
        LATER + BURIED,
        "When Sentinel enters, you may cast target instant card from your graveyard this turn. If a spell cast this way would be "
        "put into a graveyard, exile it instead.",
    ),
    (
        "Creatura — Umano",
        LATER.replace("in questo turno", "senza pagare il suo costo di mana") + BURIED,
        "When Sentinel enters, you may cast target instant card from your graveyard without paying its mana cost. If a spell cast "
        "this way would be put into a graveyard, exile it instead.",
    ),
    (
        SORCERY,
        THIS_TURN[0][0],
        "If a card would be put into your graveyard from anywhere this turn, exile that card instead.",
    ),
    (SORCERY, THIS_TURN[1][0], "Until end of turn, if a card would be put into a graveyard, exile it instead."),
    (SORCERY, THIS_TURN[2][0], "If you would gain life this turn, you gain twice that much life instead."),
]


@pytest.mark.parametrize(("types", "it", "en"), PAIRS)
def test_both_languages_say_it(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())


def test_614_3_played_for_the_turn_and_no_longer() -> None:
    for text, zone in ((THIS_TURN[0][0], Zone.EXILE), ("Guadagni 1 punto vita.", Zone.GRAVEYARD)):
        at = Table()
        for name, said in (("Sigillo", text), ("Sorso", "Guadagni 2 punti vita.")):
            at.put(name, printed(said, "Istantaneo", name=name, mana_cost="{0}"), zone=Zone.HAND)
        at.settle().cast("Sigillo").resolve().cast("Sorso").resolve()
        assert at.where("Sorso") is zone
