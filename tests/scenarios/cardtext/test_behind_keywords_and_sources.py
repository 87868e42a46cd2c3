"""105.2, 107.1, 113.7, 118.3, 509.1g, 601.3, 602.5b, 701.58b: what stands behind a keyword, the source of an ability, how many
more, spells of one kind, three colours, cards of any graveyard, what blocks it, cards of a hand that come face down."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.player_rules import CastLimit
from engine.cards.abilities.references import BlockersOf, This
from engine.words.terms import CardType, Color, Kind, Zone
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import abilities, ability, activated, reading, refused, triggered
from tests.scenarios.cardtext.test_english_constructs import TYPES
from tests.scenarios.cardtext.twice import they_agree
from tests.scenarios.played.one_by_one import told

BOTH = [
    ("p", "Equipaggiare {3}. Attiva solo una volta per turno.",
     "Equip {3}. Activate only once each turn."),
    ("p", "Equipaggiare {5}. Questa abilità costa {2} in meno per essere attivata se sei il monarca.",
     "Equip {5}. This ability costs {2} less to activate if you're the monarch."),
    ("c", "{2}: Neutralizza un'abilità innescata bersaglio proveniente da una fonte artefatto o terra.",
     "{2}: Counter target triggered ability from an artifact or land source."),
    ("c", "{2}: Neutralizza un'abilità attivata bersaglio di una fonte rossa.",
     "{2}: Counter target activated ability from a red source."),
    ("c", "{2}: Pesca una carta. Attiva solo se un avversario controlla almeno tre artefatti in più di te.",
     "{2}: Draw a card. Activate only if an opponent controls at least three more artifacts than you."),
    ("c", "{2}: Pesca una carta. Attiva solo se un giocatore controlla almeno una terra in meno di te.",
     "{2}: Draw a card. Activate only if a player controls at least one fewer land than you."),
    ("e", "Ogni giocatore non può lanciare più di una magia artefatto per turno.",
     "Each player can't cast more than one artifact spell each turn."),
    ("e", "I tuoi avversari non possono lanciare più di due magie per turno.",
     "Your opponents can't cast more than two spells each turn."),
    ("c", "{2}: Crea due pedine creatura Elfo 3/2 bianche, blu e nere con volare.",
     "{2}: Create two 3/2 Elf creature tokens that are white, blue, and black with flying."),
    ("c", "{2}: La Sentinella diventa rossa, verde e bianca fino alla fine del turno.",
     "{2}: This creature becomes red, green, and white until end of turn."),
    ("c", "{2}, Esilia una carta artefatto da un cimitero: Pesca una carta.",
     "{2}, Exile an artifact card from a graveyard: Draw a card."),
    ("c", "Ogniqualvolta la Sentinella viene bloccata, TAPpa una creatura bersaglio che la sta bloccando.",
     "Whenever this creature becomes blocked, tap target creature blocking it."),
    ("c", "{2}: Manifesta due carte dalla tua mano.",
     "{2}: Manifest two cards from your hand."),
]  # fmt: skip


@pytest.mark.parametrize(("types", "it", "en"), BOTH, ids=[en[:60] for _, _, en in BOTH])
def test_both_texts_come_to_the_same_data(types: str, it: str, en: str) -> None:
    they_agree(it, en, TYPES[types])


def test_602_5b_control_what_is_said_is_of_that_keyword_alone() -> None:
    card = abilities("Equipaggiare {2}\nEquipaggiare {0}. Attiva solo una volta per turno.", TYPES["p"])
    assert card == (
        Keyword(keyword="equip", cost=Cost(mana="{2}")),
        Keyword(keyword="equip", cost=Cost(mana="{0}"), once_each_turn=True),
    )


@pytest.mark.parametrize(
    "text", ["Volare. Attiva solo una volta per turno.", "Riconfigurare {2}. Attiva solo una volta per turno."]
)
def test_602_5b_control_of_what_is_no_one_activated_ability_nothing_is_said(text: str) -> None:
    assert not reading(text, TYPES["p"]).understood


TWICE = """
carta: Corazza artefatto Equipaggiamento
> Equipaggiare {{0}}{rest}
Anna: Orso 2/2, Lupo 2/2, Corazza
Bruno
Anna attiva Corazza su Orso
risolvi
Anna può attivare Corazza su Lupo?
"""


@pytest.mark.parametrize(("rest", "answer"), [(". Attiva solo una volta per turno.", "No"), ("", "Sì")])
def test_602_5b_it_is_activated_once_each_turn(rest: str, answer: str) -> None:
    assert told(TWICE.format(rest=rest)).startswith(answer)


VETO = """
carta: Veto istantaneo
> Neutralizza un'abilità attivata bersaglio di una fonte artefatto.
carta: Sigillo {what}
> {{0}}, Sacrifica il Sigillo: Guadagni 3 punti vita.
Anna: Sigillo
Bruno in mano: Veto
Anna attiva Sigillo
Bruno può lanciare Veto su Sigillo?
"""


@pytest.mark.parametrize(("what", "answer"), [("artefatto", "Sì"), ("incantesimo", "No")])
def test_113_7a_the_source_counts_as_it_last_was(what: str, answer: str) -> None:
    assert told(VETO.format(what=what)).startswith(answer)


def test_113_7_control_whose_the_source_is_is_not_whose_the_ability_is() -> None:
    text = "{1}: Neutralizza un'abilità innescata bersaglio da una fonte Elfo controllata da un avversario."
    assert refused(text)[0][1] == refusal.AMBIGUOUS
    of = Filter(zone=Zone.STACK, kind=Kind.ABILITY, activated=True, of_source=Filter(types=(CardType.ARTIFACT,)))
    assert activated("{1}: Neutralizza un'abilità attivata bersaglio da una fonte artefatto.").targets == (
        TargetSpec(objects=of),
    )


LIMIT = """
carta: Norma incantesimo
> Ogni giocatore non può lanciare più di una magia creatura per turno.
Anna: Norma
Anna in mano: Orso creatura 2/2 costo 0, Lampo istantaneo costo 0, Lupo creatura 1/1 costo 0
Bruno
Anna lancia Orso
risolvi
Anna lancia Lampo
risolvi
Anna può lanciare {which}?
"""


def test_601_3_only_such_spells_are_counted_and_kept_from() -> None:
    assert told(LIMIT.format(which="Lupo")).startswith("No")


def test_601_3_control_another_spell_is_free_and_does_not_count() -> None:
    first, _, rest = LIMIT.partition("Anna lancia Orso\nrisolvi\n")
    assert told((first + rest).format(which="Lupo")).startswith("Sì")
    assert ability("Ogni giocatore non può lanciare più di una magia per turno.", TYPES["e"]) == CastLimit()


def test_105_2_three_colors_are_joined_by_one_and() -> None:
    made = activated("{2}: Crea una pedina creatura Elfo 1/1 bianca, blu e verde.").effects[0]
    assert made.token.colors == (Color.WHITE, Color.BLUE, Color.GREEN)  # type: ignore[union-attr]
    assert not reading("{2}: Crea una pedina creatura Elfo 1/1 bianca, blu, verde.").understood


GRAVES = """
carta: Becchino creatura 2/2
> {{0}}, Esilia una carta creatura da {whose}: Metti un segnalino +1/+1 sul Becchino.
Anna: Becchino
Bruno nel cimitero: Orso creatura 2/2
Anna può attivare Becchino?
"""


@pytest.mark.parametrize(("whose", "answer"), [("un cimitero", "Sì"), ("il tuo cimitero", "No")])
def test_118_3_a_card_of_any_graveyard_pays(whose: str, answer: str) -> None:
    assert told(GRAVES.format(whose=whose).replace("da il", "dal")).startswith(answer)


def test_118_3_control_two_cards_of_one_graveyard_are_another_cost() -> None:
    assert not reading("{2}, Esilia due carte da un cimitero: Pesca una carta.").understood


def test_509_1g_what_blocks_it_as_a_target_and_all_that_do() -> None:
    one = triggered("Ogniqualvolta la Sentinella viene bloccata, TAPpa una creatura bersaglio che la sta bloccando.")
    assert one.targets == (TargetSpec(objects=Filter(types=(CardType.CREATURE,), blocks=Filter(this=True))),)
    every = triggered("Ogniqualvolta la Sentinella viene bloccata, distruggi ogni creatura che la blocca.")
    assert every.effects[0].what == BlockersOf(of=This())  # type: ignore[union-attr]


def test_701_58b_control_a_permanent_is_not_cloaked_from_where_it_is() -> None:
    assert not reading("{2}: Cela una creatura che controlli.").understood
