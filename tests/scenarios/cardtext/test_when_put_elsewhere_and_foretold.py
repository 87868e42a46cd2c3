"""603.12, 608.2c, 609.7, 702.143c: what triggers on a replaced move, other searches, sources of a subtype, foretold spells."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.choices import Choose, If
from engine.cards.abilities.conditions import Paid
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.libraries import Look, Shuffle
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Remembered
from engine.cards.abilities.searching import Search
from engine.words.terms import Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import ability, printed, refused, spell
from tests.scenarios.cardtext.test_oracle import both

SORCERY, ENCHANTMENT = "Stregoneria", "Incantesimo"
EXILES = "Se una creatura controllata da un avversario sta per morire, invece esiliala. Quando lo fai, guadagni 3 punti vita."
FINDS = "Passa in rassegna il tuo grimorio per una carta Elfo, rivelala e aggiungila alla tua mano, poi rimescola. "
OTHERWISE = (
    "Se controlli un Elfo, passa invece in rassegna il tuo grimorio per una carta e aggiungila alla tua mano, "
    "poi rimescola."
)
TAKES = "Rimetti sul campo di battaglia fino a due carte creatura dal tuo cimitero. "
TAKES_ALL = "Se controlli un Elfo, rimetti invece sul campo di battaglia tutte le carte creatura dal tuo cimitero."

LOOKS = (
    "Guarda le prime tre carte del tuo grimorio. Aggiungi alla tua mano una di quelle carte e metti le altre in fondo al tuo "
    "grimorio in qualsiasi ordine. "
)
EACH_OF_THOSE = "Se controlli un Elfo, aggiungi invece ognuna di quelle carte alla tua mano."


def test_603_12_each_time_that_it_went_elsewhere() -> None:
    made = ability(EXILES, ENCHANTMENT)
    assert isinstance(made, Replaces) and made.instead_to is Zone.EXILE
    (reflexive,) = made.then
    assert isinstance(reflexive, Reflect) and reflexive.ability.effects
    assert refused("Se la Sentinella sta per morire, invece esiliala. Quando lo fai, guadagni 3 punti vita."), (
        "control: its own ability, of something that is gone"
    )
    assert refused("Le creature che controlli hanno volare. Quando lo fai, guadagni 3 punti vita.", ENCHANTMENT), (
        "control"
    )


def test_603_12_played_it_triggers_where_the_creature_was_exiled() -> None:
    for controller, life, zone in ((1, 23, Zone.EXILE), (0, 20, Zone.GRAVEYARD)):
        at = Table()
        at.put("Guardia", printed(EXILES, ENCHANTMENT, name="Guardia"))
        at.put("Orso", printed("", "Creatura — Orso", name="Orso"), controller=controller)
        kill = printed("Distruggi una creatura bersaglio.", "Istantaneo", name="Fine", mana_cost="{0}")
        at.put("Fine", kill, zone=Zone.HAND)
        at.settle().cast("Fine").resolve()
        if controller:
            at.resolve()
        assert (at.life(0), at.where("Orso")) == (life, zone)


def test_608_2c_another_search_to_its_end() -> None:
    (made,) = spell(FINDS + OTHERWISE).effects
    assert isinstance(made, If)
    for done in (made.then, made.otherwise):
        assert isinstance(done[0], Search) and isinstance(done[-1], Shuffle)
    assert refused(FINDS + "Se controlli un Elfo, pesca invece due carte, poi scarta una carta.", SORCERY), (
        "control: not the same"
    )


def test_608_2c_all_of_them_instead_of_those_that_were_chosen() -> None:
    (made,) = spell(TAKES + TAKES_ALL).effects
    assert isinstance(made, If)
    assert [type(one) for one in made.then] == [Move] and [type(one) for one in made.otherwise] == [Choose, Move]


def test_608_2c_each_of_those_cards_instead_of_one_of_them() -> None:
    look, made = spell(LOOKS + EACH_OF_THOSE).effects
    assert isinstance(look, Look) and isinstance(made, If)
    assert made.then == (Move(what=Remembered(look.keep_as or ""), to=Zone.HAND),)
    assert [type(one) for one in made.otherwise] == [Choose, Move, Move]
    _, two = spell(
        LOOKS
        + EACH_OF_THOSE.replace("ognuna", "due").replace(
            "tua mano.", "tua mano e metti le altre in fondo al tuo grimorio in qualsiasi ordine."
        )
    ).effects
    assert isinstance(two, If) and isinstance(two.then[0], Choose)
    assert two.then[0].among == Remembered(look.keep_as or ""), "what would have been taken out of them was not"
    assert refused("Pesca una carta. " + EACH_OF_THOSE, SORCERY), "control: no cards were looked at"


def test_609_7_a_source_of_a_subtype() -> None:
    made = ability(
        "Se una fonte Gigante che controlli sta per infliggere danno, infligge invece il doppio di quel danno.",
        ENCHANTMENT,
    )
    assert made.damage.source is not None
    assert (made.damage.source.subtypes, made.damage.source.controller) == (("Giant",), Relation.YOU)


def test_702_143c_where_it_was_foretold() -> None:
    (made,) = spell("Se questa magia è stata predetta, pesca una carta.").effects
    assert isinstance(made, If) and made.condition == Paid("foretold")


BOTTOM = "on the bottom of your library in any order"
PAIRS = [
    (ENCHANTMENT, EXILES, "If a creature an opponent controls would die, exile it instead. When you do, you gain 3 life."),
    (SORCERY, FINDS + OTHERWISE,
     "Search your library for an Elf card, reveal it, put it into your hand, then shuffle. If you control an Elf, instead search "
     "your library for a card, put it into your hand, then shuffle."),
    (SORCERY, TAKES + TAKES_ALL,
     "Return up to two creature cards from your graveyard to the battlefield. If you control an Elf, return all creature cards "
     "from your graveyard to the battlefield instead."),
    (SORCERY, LOOKS + EACH_OF_THOSE,
     "Look at the top three cards of your library. Put one of those cards into your hand and the rest "
     f"{BOTTOM}. If you control an Elf, put each of those cards into your hand instead."),
    (ENCHANTMENT, "Se una fonte Gigante che controlli sta per infliggere danno, infligge invece il doppio di quel danno.",
     "If a Giant source you control would deal damage, it deals double that damage instead."),
    (SORCERY, "Pesca una carta. Se questa magia è stata predetta, pesca invece due carte.",
     "Draw a card. If this spell was foretold, draw two cards instead."),
    (SORCERY,
     "La Sentinella infligge 3 danni a una creatura o a un giocatore bersaglio. Quella creatura non può essere rigenerata in "
     "questo turno. Se la creatura viene messa in un cimitero in questo turno, invece rimuovila dal gioco.",
     "Sentinel deals 3 damage to any target. If it's a creature, it can't be regenerated this turn, and if it would die this turn, "
     "exile it instead."),
]  # fmt: skip


@pytest.mark.parametrize(("types", "it", "en"), PAIRS)
def test_both_languages_say_it(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())
