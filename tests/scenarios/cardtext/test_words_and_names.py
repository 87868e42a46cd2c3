"""205.3, 207.2c-d, 700.6, 701.37, 702: names before a dash, types in small letters, adjectives, keywords with a quality."""

import pytest

from engine.cards.abilities.ability import Cost, Keyword, Replaces, SpellAbility
from engine.cards.abilities.casting import CastingCost, ChangesCost
from engine.cards.abilities.choices import If
from engine.cards.abilities.combat import AtMost, CantAttack
from engine.cards.abilities.conditions import Compare, Exists, Is, Not, Paid, TurnOf, Within
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.filters import Bounds, Filter, Targeting
from engine.cards.abilities.player_rules import CastLimit, DrawLimit, PlayerHas
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import AttackedWith, Count, Devotion, Fixed, PowerOf
from engine.cards.abilities.references import This, You
from engine.words.terms import CardType, Color, Designation, Relation, Supertype, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import (
    CREATURE,
    CREATURE_TYPE,
    THIS,
    abilities,
    ability,
    activated,
    reading,
    refused,
    spell,
    static,
    triggered,
)

HISTORIC = (Filter(types=(CardType.ARTIFACT,)), Filter(supertypes=(Supertype.LEGENDARY,)), Filter(subtypes=("Saga",)))


@pytest.mark.parametrize("name", ["Passo Felpato", "Dono del Fiume", "Mano Svelta"])
def test_207_2d_a_name_before_a_cost_says_nothing(name: str) -> None:
    assert activated(f"{name} — {{2}}, {{T}}: Pesca una carta.") == activated("{2}, {T}: Pesca una carta.")


@pytest.mark.parametrize("label", ["Passo", "passo felpato", "Vanto lento", "Solo una Volta"])
def test_207_2d_control_what_may_be_a_keyword_or_says_when_is_no_name(label: str) -> None:
    assert refused(f"{label} — {{2}}: Pesca una carta.")


def test_207_2d_a_name_before_a_keyword() -> None:
    equipment = "Artefatto — Equipaggiamento"
    assert ability("Lama Chiara — Equipaggiare {3}", equipment) == ability("Equipaggiare {3}", equipment)


def test_700_2_a_mode_whose_name_has_a_keyword_in_it() -> None:
    modes = "Scegli uno —\n• {0}Pesca una carta.\n• Guadagni 2 punti vita."
    assert len(spell(modes.format("Canto di Paura — ")).modes) == len(spell(modes.format("")).modes) == 2


def test_702_a_sentence_behind_keywords_whose_line_break_was_lost() -> None:
    whole = abilities("Volare, cautela\nQuando la Sentinella muore, pesca una carta.")
    assert abilities("Volare, cautela Quando la Sentinella muore, pesca una carta.") == whole
    assert abilities("Volare{2}: Pesca una carta.") == abilities("Volare\n{2}: Pesca una carta.")
    assert refused("Egida Quando la Sentinella muore, pesca una carta.")


def test_205_3j_a_planeswalker_type_and_types_in_small_letters() -> None:
    found = static("La Sentinella prende +1/+1 fintanto che controlli un planeswalker Jace.")
    jace = Filter(types=(CardType.PLANESWALKER,), subtypes=("Jace",), controller=Relation.YOU)
    assert found.condition == Exists(jace)
    for goblin in ("goblin", "Goblin"):
        found = ability(f"Le magie {goblin} che lanci costano {{1}} in meno per essere lanciate.")
        assert found.spells.subtypes == ("Goblin",)
    assert refused("Metti un segnalino goblin su due creature bersaglio", "Stregoneria")


@pytest.mark.parametrize(
    ("word", "wanted"),
    [
        ("monocolore", Filter(multicolored=False, colorless=False)),
        ("a faccia in giù", Filter(face_down=True)),
        ("sospettato", Filter(designation=Designation.SUSPECTED)),
        ("spronato", Filter(designation=Designation.GOADED)),
        ("storico", Filter(any_of=HISTORIC)),
        ("trasformato", Filter(transformed=True)),
    ],
)
def test_105_2a_700_6_708_2_adjectives(word: str, wanted: Filter) -> None:
    assert spell(f"Distruggi un permanente bersaglio {word}.").targets[0].objects == wanted


@pytest.mark.parametrize(
    ("en", "it"),
    [
        ("historic permanent", "permanente bersaglio storico"),
        ("monocolored permanent", "permanente bersaglio monocolore"),
    ],
)
def test_both_languages_say_it_alike(en: str, it: str) -> None:
    italian = reading(f"Distruggi un {it}.", "Stregoneria")
    english = read_oracle("Sentinel", f"Destroy target {en}.", italian.characteristics)
    assert english.understood
    first, second = english.abilities[0], italian.abilities[0][0]
    assert isinstance(first, SpellAbility) and isinstance(second, SpellAbility)
    assert first.targets == second.targets


def test_506_4_what_is_attacking_or_blocking() -> None:
    found = activated("{1}: Pesca una carta. Attiva solo se la Sentinella sta attaccando.")
    assert found.condition == Is(This(), Filter(attacking=True))
    blocked = spell("Distruggi una creatura bersaglio che sta bloccando.").targets[0].objects
    assert blocked == Filter(types=CREATURE_TYPE, blocking=True)
    unblocked = spell("Distruggi una creatura attaccante non bloccata bersaglio.").targets[0].objects
    assert unblocked == Filter(types=CREATURE_TYPE, attacking=True, blocked=False)


def test_701_37_as_long_as_it_is_monstrous() -> None:
    found = static("Fintanto che la Sentinella è mostruosa, ha volare.")
    assert found.condition == Is(This(), Filter(designation=Designation.MONSTROUS))


def test_608_2c_also_says_nothing_else() -> None:
    also = spell("Pesca una carta. Se controlli un Goblin, ogni avversario scarta anche una carta.")
    assert also == spell("Pesca una carta. Se controlli un Goblin, ogni avversario scarta una carta.")


def test_604_1_unless_what_is_said_in_the_subjunctive() -> None:
    tapped = ability("La Sentinella entra TAPpata a meno che non sia il tuo turno.")
    assert tapped.condition == Not(TurnOf(Relation.YOU))
    islands = ability("La Sentinella non può attaccare a meno che non ci siano due o più Isole sul campo di battaglia.")
    assert islands.condition == Not(Exists(Filter(subtypes=("Island",)), 2))
    lost = triggered(
        "Quando la Sentinella entra, perdi 2 punti vita a meno che tu non abbia attaccato in questo turno."
    )
    (unless,) = lost.effects
    assert isinstance(unless, If)
    assert unless.condition == Not(Within(AttackedWith(You()), Bounds(least=1)))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Battersi per un Goblin", Keyword(keyword="champion", quality="un goblin", filter=Filter(subtypes=("Goblin",)))),
        (
            "Cicloterra artefatto {2}",
            Keyword(keyword="cycling", filter=Filter(types=(CardType.ARTIFACT, CardType.LAND)), cost=Cost(mana="{2}")),
        ),
        ("Evanescenza", Keyword(keyword="vanishing")),
        ("Dona una carta", Keyword(keyword="gift", quality="card")),
        ("Obolo del Goblin", Keyword(keyword="offering", quality="goblin", filter=Filter(subtypes=("Goblin",)))),
        (
            "Emergere da un artefatto {5}{U}",
            Keyword(
                keyword="emerge", quality="artefatto", filter=Filter(types=(CardType.ARTIFACT,)), cost=Cost(mana="{5}{U}")
            ),
        ),
    ],
)  # fmt: skip
def test_702_keywords_that_say_of_what_they_speak(text: str, wanted: Keyword) -> None:
    assert ability(text) == wanted


def test_702_6c_702_47a_702_167a_with_a_cost() -> None:
    pirates = ability("Equipaggiare Pirata {1}", "Artefatto — Equipaggiamento")
    assert (pirates.filter, pirates.cost) == (Filter(subtypes=("Pirate",)), Cost(mana="{1}"))
    spliced = abilities("Pesca una carta.\nUnire nell'Arcano {1}{U}", "Istantaneo — Arcano")[-1]
    assert isinstance(spliced, Keyword)
    assert (spliced.filter, spliced.cost) == (Filter(subtypes=("Arcane",)), Cost(mana="{1}{U}"))
    one = ability("Costruisci con artefatti {3}", "Artefatto")
    assert (one.value, one.quality, one.filter.types) == (1, None, (CardType.ARTIFACT,))
    more = ability("Costruisci con uno o più artefatti {3}", "Artefatto")
    assert (more.value, more.quality) == (1, "or more")
    assert refused("Battersi con un Goblin") and refused("Costruisci con un Goblin bersaglio {3}", "Artefatto")


def test_702_148a_the_words_in_brackets_are_taken_out_for_its_cost() -> None:
    found = abilities("Fendere {4}{B}\nDistruggi una creatura bersaglio [con volare].", "Stregoneria")
    keyword = next(one for one in found if isinstance(one, Keyword))
    said = next(one for one in found if isinstance(one, SpellAbility))
    (without,) = keyword.abilities
    assert isinstance(without, SpellAbility)
    assert said.targets[0].objects == Filter(types=CREATURE_TYPE, keyword="flying")
    assert without.targets[0].objects == CREATURE


def test_702_148a_control_where_no_brackets_are_printed_nobody_knows_what_is_taken_out() -> None:
    said = refused("Fendere {4}{B}\nDistruggi una creatura bersaglio con volare.", "Stregoneria")
    assert [reason for _, reason in said] == [refusal.UNKNOWN_KEYWORD]


def test_702_138b_702_138c_what_escaped() -> None:
    enters = ability("La Sentinella fugge con due segnalini +1/+1.")
    assert enters == Replaces(
        subject=THIS, to=Zone.BATTLEFIELD, enters_with=(("+1/+1", Fixed(2)),), condition=Paid("escape")
    )
    lost = triggered("Quando la Sentinella entra, sacrificala a meno che non sia fuggita.")
    (unless,) = lost.effects
    assert isinstance(unless, If)
    assert unless.condition == Not(Paid("escape"))


def test_702_174_the_gift_was_promised() -> None:
    found = triggered("Quando la Sentinella entra, se il dono è stato promesso, pesca una carta.")
    assert (found.condition, found.effects) == (Paid("gift"), (Draw(),))


def test_702_11c_702_18a_keywords_that_players_have() -> None:
    assert ability("Hai anti-malocchio.") == PlayerHas(ability=Keyword(keyword="hexproof"))
    assert refused("Hai volare.")


def test_613_1d_700_5_a_god_that_is_no_creature_yet() -> None:
    found = static("Fintanto che la tua devozione al verde è inferiore a cinque, la Sentinella non è una creatura.")
    assert found.parts == (ChangeTypes(remove=CREATURE_TYPE),)
    assert found.condition == Within(Devotion((Color.GREEN,)), Bounds(most=4))
    more = static(
        "La Sentinella ha volare fintanto che la sua forza è pari o superiore al numero di Elfi sul campo di battaglia."
    )
    assert more.condition == Compare(PowerOf(This()), ">=", Count(Filter(subtypes=("Elf",))))


def test_118_9_what_is_paid_instead_of_the_mana_cost() -> None:
    text = "Puoi pagare {1} e pagare 2 punti vita invece di pagare il costo di mana di questa magia.\nPesca una carta."
    instead = abilities(text, "Istantaneo")[0]
    assert instead == CastingCost(cost=Cost(mana="{1}", life=2), alternative=True, name="instead")
    free = abilities(
        "Se controlli una Montagna, puoi lanciare questa magia senza pagare il suo costo di mana.\nPesca una carta.",
        "Istantaneo",
    )[0]
    assert isinstance(free, CastingCost)
    assert (free.cost, free.condition) == (
        Cost(mana="{0}"),
        Exists(Filter(subtypes=("Mountain",), controller=Relation.YOU)),
    )


def test_508_1c_whom_it_cannot_attack_and_how_many_can() -> None:
    kept = abilities(
        "Le creature controllate dai tuoi avversari non possono attaccare te o un planeswalker che controlli."
    )
    assert [type(one) for one in kept] == [CantAttack]
    assert isinstance(kept[0], CantAttack) and (kept[0].whom, kept[0].planeswalkers) == (Relation.YOU, True)
    few = ability("Non più di due creature possono attaccarti in ogni combattimento.")
    assert few == AtMost(attacking=True, number=2, objects=CREATURE, whom=Relation.YOU)


def test_601_3_spells_that_nobody_may_cast_and_how_many() -> None:
    kept = ability("I tuoi avversari non possono lanciare magie creatura.")
    assert kept.objects == Filter(zone=Zone.STACK, types=CREATURE_TYPE)
    assert ability("I tuoi avversari non possono lanciare magie.").objects is None
    assert ability("I giocatori non possono pescare più di una carta per turno.") == DrawLimit(most=1)
    assert ability("Ogni avversario non può pescare più di due carte per turno.") == DrawLimit(
        most=2, who=Relation.OPPONENT
    )
    assert ability("Ogni giocatore non può lanciare più di una magia per turno.") == CastLimit(most=1)


def test_601_2f_spells_that_target_it_cost_more() -> None:
    found = ability(
        "Le magie che i tuoi avversari lanciano e che bersagliano la Sentinella costano {2} in più per essere lanciate."
    )
    assert isinstance(found, ChangesCost)
    assert (found.who, found.spells.targeting) == (Relation.OPPONENT, Targeting(objects=THIS))  # type: ignore[union-attr]
    plain = ability("Le magie che i tuoi avversari lanciano costano {2} in più per essere lanciate.")
    assert plain.spells.targeting is None


def test_702_16_protection_without_articles() -> None:
    found = abilities("Protezione da Demoni e da Draghi")
    assert [one.filter for one in found if isinstance(one, Keyword)] == [
        Filter(subtypes=("Demon",)), Filter(subtypes=("Dragon",)),
    ]  # fmt: skip
