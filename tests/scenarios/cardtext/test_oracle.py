"""English card text: the same data as the Italian text of the same invented card, and clear refusals."""

import time

import pytest

from engine.cards.abilities.ability import Triggered
from scenarios.cardtext import refusal
from scenarios.cardtext.api import read
from scenarios.cardtext.oracle.comparing import Verdict, compared
from scenarios.cardtext.oracle.reading import OracleReading, read_oracle
from scenarios.cardtext.tongue import other_tongue

CREATURE, SPELL, AURA = "Creatura — Elfo", "Stregoneria", "Incantesimo — Aura"


def both(it: str, en: str, types: str = CREATURE, cost: str = "{1}{G}") -> tuple[Verdict, tuple[str, ...]]:
    """How an Italian and an English text of one card stand to each other, and where they differ."""
    italian = read("Sentinella", types, it, cost, "2", "2")
    english = read_oracle("Sentinel", en, italian.characteristics)
    assert italian.understood, italian.not_understood
    assert english.understood, english.not_understood
    found = compared(italian, english)
    return found.verdict, found.where


def english(text: str, types: str = CREATURE) -> OracleReading:
    """An English text by itself."""
    return read_oracle("Sentinel", text, read("Sentinella", types, "", "{1}{G}").characteristics)


PAIRS = [
    ("Incantesimo", "Non puoi perdere punti vita.", "You can't lose life."),
    ("Incantesimo", "I giocatori non possono perdere punti vita.", "Players can't lose life."),
    ("Istantaneo", "Il giocatore attivo scarta una carta.", "The active player discards a card."),
    (
        CREATURE,
        "Ogniqualvolta Sentinella blocca, il giocatore attaccante scarta una carta.",
        "Whenever Sentinel blocks, attacking player discards a card.",
    ),
    (
        "Incantesimo",
        "Se una fonte rossa che controlli sta per infliggere danno a un giocatore, infligge invece il doppio di quel danno.",
        "If a red source you control would deal damage to a player, it deals double that damage instead.",
    ),
    (
        "Incantesimo",
        "Se una fonte sta per infliggere danno a te o a una creatura che controlli, previeni 1 di quei danni.",
        "If a source would deal damage to you or a creature you control, prevent 1 of that damage.",
    ),
    (CREATURE, "Volare, cautela", "Flying, vigilance"),
    (CREATURE, "Protezione dal rosso", "Protection from red"),
    (CREATURE, "Ciclo {2}", "Cycling {2} ({2}, Discard this card: Draw a card.)"),
    (CREATURE, "Quando la Sentinella entra, pesca una carta.", "When this creature enters, draw a card."),
    (
        CREATURE,
        "Ogniqualvolta un'altra creatura che controlli muore, metti un segnalino +1/+1 sulla Sentinella.",
        "Whenever another creature you control dies, put a +1/+1 counter on this creature.",
    ),
    (
        CREATURE,
        "All'inizio del tuo mantenimento, se controlli un artefatto, guadagni 2 punti vita.",
        "At the beginning of your upkeep, if you control an artifact, you gain 2 life.",
    ),
    (
        CREATURE,
        "{2}{G}, {T}, Sacrifica la Sentinella: Distruggi un artefatto o incantesimo bersaglio.",
        "{2}{G}, {T}, Sacrifice this creature: Destroy target artifact or enchantment.",
    ),
    (
        CREATURE,
        "{T}: Aggiungi {R} o {G}. La Sentinella ti infligge 1 danno.",
        "{T}: Add {R} or {G}. This creature deals 1 damage to you.",
    ),
    (CREATURE, "La Sentinella non può bloccare.", "Sentinel can't block."),
    (CREATURE, "La Sentinella entra con due segnalini +1/+1.", "Sentinel enters with two +1/+1 counters on it."),
    (CREATURE, "Gli altri Elfi che controlli prendono +1/+1.", "Other Elves you control get +1/+1."),
    (
        CREATURE,
        "Audacia — Ogniqualvolta la Sentinella attacca, una creatura bersaglio prende +2/+0 e ha travolgere fino alla fine "
        "del turno.",
        "Boldness — Whenever Sentinel attacks, target creature gets +2/+0 and gains trample until end of turn.",
    ),
    (
        CREATURE,
        "Quando la Sentinella entra, puoi passare in rassegna il tuo grimorio per una carta terra base, rivelarla, aggiungerla "
        "alla tua mano, poi rimescolare.",
        "When this creature enters, you may search your library for a basic land card, reveal it, put it into your hand, then "
        "shuffle.",
    ),
    (
        SPELL,
        "Crea due pedine creatura Soldato 1/1 bianche con volare. Pesca una carta.",
        "Create two 1/1 white Soldier creature tokens with flying. Draw a card.",
    ),
    (
        SPELL,
        "Distruggi una creatura bersaglio. Non può essere rigenerata.",
        "Destroy target creature. It can't be regenerated.",
    ),
    (
        SPELL,
        "Scegli uno —\n• Ogni giocatore scarta una carta.\n• La Sentinella infligge 3 danni a una creatura bersaglio.",
        "Choose one —\n• Each player discards a card.\n• Sentinel deals 3 damage to target creature.",
    ),
    (
        SPELL,
        "Puoi sacrificare una creatura. Se lo fai, pesca due carte.",
        "You may sacrifice a creature. If you do, draw two cards.",
    ),
    (
        SPELL,
        "Fai tornare una creatura bersaglio che un avversario controlla in mano al suo proprietario.",
        "Return target creature an opponent controls to its owner's hand.",
    ),
    (
        AURA,
        "Incanta creatura\nLa creatura incantata prende +1/+2 e ha volare.",
        "Enchant creature\nEnchanted creature gets +1/+2 and has flying.",
    ),
]


@pytest.mark.parametrize(("types", "it", "en"), PAIRS, ids=[en[:60] for _, _, en in PAIRS])
def test_both_texts_of_a_card_come_to_the_same_data(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())


@pytest.mark.parametrize(
    ("it", "en", "where"),
    [
        ("Volare", "Reach", "keyword"),
        ("Quando la Sentinella entra, pesca una carta.", "When this creature enters, draw two cards.", "count"),
        ("Quando la Sentinella muore, pesca una carta.", "When this creature enters, draw a card.", "trigger"),
        ("Gli Elfi che controlli prendono +1/+1.", "Elf creatures you control get +1/+1.", "types"),
        ("Quando la Sentinella entra, puoi pescare una carta.", "When this creature enters, draw a card.", "effects"),
        ("{1}: Distruggi un artefatto bersaglio.", "{2}: Destroy target artifact.", "mana"),
    ],
)
def test_control_texts_that_say_something_else_differ_and_say_where(it: str, en: str, where: str) -> None:
    verdict, said = both(it, en)
    assert verdict is Verdict.DIFFER
    assert any(where in one for one in said)


def test_what_is_listed_in_another_order_is_the_same() -> None:
    assert both("La Sentinella ha volare e cautela fintanto che controlli una Foresta.",
                "As long as you control a Forest, this creature has vigilance and flying.")[0] is Verdict.AGREE  # fmt: skip


def test_words_of_old_for_a_keyword_are_that_keyword() -> None:
    assert both("La Sentinella può bloccare come se avesse volare.", "Reach")[0] is Verdict.AGREE
    assert both("La Sentinella può bloccare come se avesse volare.", "Flying")[0] is Verdict.DIFFER


def test_what_one_may_do_goes_on_to_the_end_of_its_sentence() -> None:
    """Else the library would be shuffled without a search: the readings of thirty cards differed so."""
    (ability,) = english("When this creature enters, you may discard a card, then draw a card.").abilities
    assert isinstance(ability, Triggered)
    assert len(ability.effects) == 1
    (ability,) = english("When this creature enters, you may discard a card. Draw a card.").abilities
    assert isinstance(ability, Triggered)
    assert len(ability.effects) == 2


def test_they_are_not_you() -> None:
    it = "All'inizio del mantenimento di ogni avversario, se quel giocatore ha una o meno carte in mano, perde 3 punti vita."
    en = "At the beginning of each opponent's upkeep, if that player has one or fewer cards in hand, {} 3 life."
    assert both(it, en.format("they lose"))[0] is Verdict.AGREE
    assert both(it, en.format("you lose"))[0] is Verdict.DIFFER


def test_a_label_with_a_meaning_is_no_flavour():
    for label in ("To solve", "If you have life", "Only at night"):
        found = english(f"{label} — This creature gets +1/+1.")
        assert [one.reason for one in found.not_understood] == [refusal.UNKNOWN_LABEL]
    assert english("Great hurry — This creature gets +1/+1.").understood


def test_it_is_not_the_one_that_does_it() -> None:
    found = english("Whenever a creature attacks you, this creature deals 4 damage to it.")
    assert "It()" in repr(found.abilities), "the creature that attacks"
    assert english("Whenever a creature attacks you, this creature deals 4 damage to that creature.").understood


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Flying\nWhenever this creature sings, draw a card.", "sings, draw a card"),
        ("When this creature enters, draw a card and then some.", "some"),
        ("Quando la Sentinella entra, pesca una carta.", "Quando la Sentinella entra, pesca una carta"),
        ("Destroy target \x1b[31mcreature.", None),
        ("Destroy <b>target</b> creature.", None),
        ("{T}: Add (", None),
        ("target target creature creature destroy each of it", None),
    ],
)
def test_what_is_no_card_text_is_refused_with_its_place(text: str, words: str | None) -> None:
    found = english(text)
    assert not found.understood
    if words is not None:
        assert words in {one.text for one in found.not_understood}


def test_one_text_has_a_bound() -> None:
    for text in (
        "Destroy target creature. " * 400,
        "When this creature enters, " * 30 + "draw a card.",
        "Creature you control gains " + '"When this creature dies, it gains ' * 40 + "flying",
        "target creature or artifact or land or " * 40 + "creature",
        "non" * 3000,
    ):
        start = time.process_time()
        assert not english(text, SPELL).understood
        # Far above what any of them takes: what is guarded is that none takes minutes.
        assert time.process_time() - start < 20


def test_a_reading_leaves_no_language_behind() -> None:
    english("Flying")
    assert other_tongue() is None
    assert read("Sentinella", CREATURE, "Volare").understood


@pytest.mark.parametrize(
    ("it", "en"),
    [
        (
            "Se una carta o pedina sta per essere messa in un cimitero da qualsiasi parte, invece esiliala.",
            "If a card or token would be put into a graveyard from anywhere, exile it instead.",
        ),
        (
            "Se una carta sta per essere messa nel cimitero di un avversario da qualsiasi parte, invece esiliala.",
            "If a card would be put into {} from anywhere, exile it instead.".format("an opponent's graveyard"),
        ),
        ("Il danno non può essere prevenuto.", "Damage can't be prevented."),
    ],
)
def test_614_1a_615_12_the_same_in_both_languages(it: str, en: str) -> None:
    assert both(it, en, "Incantesimo") == (Verdict.AGREE, ())
