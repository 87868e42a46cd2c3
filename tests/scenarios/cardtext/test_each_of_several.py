"""115.3, 120.2b, 120.10, 509.1g, 706.3: each of several that were chosen, what each deals, what blocks it, results tables."""

import pytest

from engine.cards.abilities.ability import Cannot, Keyword, Prohibition
from engine.cards.abilities.casting import LetCast
from engine.cards.abilities.chance import Result, RollDie
from engine.cards.abilities.choices import Choose, If
from engine.cards.abilities.conditions import Is, Within
from engine.cards.abilities.continuous import Duration, GainAbility, ModifyPT
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.filters import ANY_TARGET, Bounds, Filter, TargetSpec
from engine.cards.abilities.growing import Proliferate
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.libraries import Scry
from engine.cards.abilities.objects import CreateTokens, Move
from engine.cards.abilities.players import AddMana, Draw
from engine.cards.abilities.quantities import Count, CountOf, DifferentNames, Differing, Fixed, Noted, PowerOf, X
from engine.cards.abilities.references import Among, BlockersOf, EventPlayer, Every, One, Remembered, Target, This
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import within
from engine.words.terms import CardType, Relation, Zone
from tests.scenarios.cardtext.support import CREATURE, abilities, ability, refused, spell, triggered

MINE = Filter(types=(CardType.CREATURE,), controller=Relation.YOU)


def test_115_3_each_of_those_that_were_chosen() -> None:
    found = spell("Scegli fino a due creature bersaglio. La Sentinella infligge 2 danni a ciascuna di esse.")
    assert found.effects == (DealDamage(amount=Fixed(2), to=Target()),)
    assert found.targets == (TargetSpec(objects=CREATURE, minimum=0, maximum=2),)
    assert refused("La Sentinella infligge 2 danni a ciascuna di esse.", "Stregoneria")


@pytest.mark.parametrize(
    ("words", "least", "most", "times_x"),
    [("due bersagli", 2, 2, False), ("fino a tre bersagli", 0, 3, False), ("fino a X bersagli", 0, 1, True)],
)
def test_115_4_targets_of_any_kind_that_are_chosen(words: str, least: int, most: int, times_x: bool) -> None:
    found = spell(f"Scegli {words}. La Sentinella infligge 1 danno a ognuno di essi.", mana_cost="{X}{R}")
    (spec,) = found.targets
    assert (spec.objects, spec.players) == (ANY_TARGET.objects, ANY_TARGET.players)
    assert (spec.minimum, spec.maximum, spec.times_x) == (least, most, times_x)
    assert refused("Scegli fino a X bersagli. Pesca una carta.", "Stregoneria")


def test_700_2_choosing_two_creatures_chooses_no_modes() -> None:
    found = spell("Scegli due creature bersaglio. Metti un segnalino +1/+1 su ognuna di esse.")
    assert found.effects == (PutCounters(counter="+1/+1", on=Target()),)
    assert found.targets == (TargetSpec(objects=CREATURE, minimum=2, maximum=2),)


@pytest.mark.parametrize(
    ("words", "amount"), [("1 danno", Fixed(1)), ("danno pari alla propria forza", PowerOf(One()))]
)
def test_120_2b_what_each_of_several_deals(words: str, amount: object) -> None:
    found = spell(f"Ogni creatura che controlli infligge {words} a una creatura bersaglio.")
    assert found.effects == (DealDamage(amount=amount, to=Target(), source=Every(MINE), by_each=True),)  # type: ignore[arg-type]
    one = spell("Una creatura bersaglio che controlli infligge 1 danno a una creatura bersaglio.")
    assert not any(isinstance(part, DealDamage) and part.by_each for part in within(one))


def test_120_1_all_others_are_all_but_the_one_that_deals_it() -> None:
    found = spell("Una creatura bersaglio infligge danno pari alla sua forza a ogni altra creatura.")
    others = Among(Every(CREATURE), without=Target())
    assert found.effects == (DealDamage(amount=PowerOf(Target()), to=others, source=Target()),)


def test_120_10_whether_there_was_excess_damage_and_as_much_of_something() -> None:
    burn = "La Sentinella infligge 4 danni a una creatura bersaglio. Se è stato inflitto danno in eccesso a quella creatura"
    found = spell(f"{burn} in questo modo, crea altrettante pedine Tesoro.")
    dealt, asked = found.effects
    assert isinstance(dealt, DealDamage) and isinstance(asked, If) and isinstance(asked.then[0], CreateTokens)
    assert dealt.keep_excess_as is not None
    excess = Noted(dealt.keep_excess_as)
    assert (asked.condition, asked.then[0].count) == (Within(excess, Bounds(least=1)), excess)
    assert refused("Se è stato inflitto danno in eccesso a quella creatura in questo modo, indaga.", "Stregoneria")


@pytest.mark.parametrize("words", ["che la blocca", "che la sta bloccando"])
def test_509_1g_every_creature_that_blocks_it(words: str) -> None:
    found = triggered(
        f"Ogniqualvolta la Sentinella viene bloccata, ogni creatura {words} prende -1/-0 fino alla fine del turno."
    )
    assert found.effects == (Apply(to=BlockersOf(This()), parts=(ModifyPT(Fixed(-1), Fixed(0)),)),)
    counted = triggered(f"Ogniqualvolta la Sentinella viene bloccata, pesca una carta per ogni creatura {words}.")
    assert counted.effects == (Draw(count=CountOf(BlockersOf(This()))),)
    assert refused(
        "Ogniqualvolta la Sentinella viene bloccata, ogni creatura che la attacca prende -1/-0 fino alla fine del turno."
    )


def test_706_3a_the_lines_of_a_results_table() -> None:
    found = spell(
        "Tira un d20.\n1—9 | Pesca una carta.\n10—19 | Profetizza 1, poi pesca una carta.\n20+ | Pesca due carte."
    )
    one, two = Draw(), Draw(count=Fixed(2))
    table = (
        Result(least=1, most=9, effects=(one,)),
        Result(least=10, most=19, effects=(Scry(), one)),
        Result(least=20, effects=(two,)),
    )
    assert found.effects == (RollDie(sides=20, table=table),)
    assert refused("Pesca una carta.\n1—9 | Pesca una carta.", "Stregoneria")
    assert refused("Tira un d20.\n1—9 | Distruggi una creatura bersaglio.", "Stregoneria")


def test_706_4_the_result_as_a_number() -> None:
    found = spell("Tira un d6. Pesca carte pari al risultato.")
    rolled, drawn = found.effects
    assert isinstance(rolled, RollDie) and rolled.keep_as is not None
    assert drawn == Draw(count=Noted(rolled.keep_as))
    table = spell("Tira un d20 e aggiungi il numero di creature che controlli.\n1—20 | Pesca X carte.")
    (rolled,) = table.effects
    assert isinstance(rolled, RollDie) and rolled.keep_as is not None and rolled.plus == Count(MINE)
    assert rolled.table[0].effects == (Draw(count=Noted(rolled.keep_as)),)
    assert refused("Pesca carte pari al risultato.", "Stregoneria")


def test_701_34a_a_keyword_action_as_an_infinitive_behind_another_instruction() -> None:
    assert spell("Pesca una carta, poi proliferare.").effects == (Draw(), Proliferate())


def test_611_2_two_changes_in_a_row_that_each_last() -> None:
    first = "Una creatura bersaglio prende +2/+1 fino alla fine del turno e"
    found = spell(f"{first} non può essere bersaglio di magie o abilità in questo turno.")
    assert [type(part) for one in found.effects for part in one.parts] == [ModifyPT, GainAbility]  # type: ignore[union-attr]
    one = spell("Una creatura bersaglio prende +1/+1 e ha volare fino alla fine del turno.")
    assert len(one.effects) == 1


@pytest.mark.parametrize(
    ("words", "until"),
    [
        ("fino al tuo prossimo mantenimento", Duration.YOUR_NEXT_UPKEEP),
        ("fino alla tua prossima sottofase finale", Duration.YOUR_NEXT_END_STEP),
    ],
)
def test_611_2a_until_a_step_of_yours(words: str, until: Duration) -> None:
    (found,) = spell(f"Una creatura bersaglio prende +1/+1 {words}.").effects
    assert isinstance(found, Apply) and found.until is until


def test_107_3_x_in_a_condition() -> None:
    found = spell("Se X è pari o superiore a 5, pesca una carta.", mana_cost="{X}{U}")
    assert found.effects == (If(condition=Within(X(), Bounds(least=5)), then=(Draw(),)),)
    assert refused("Se X è pari o superiore a 5, pesca una carta.", "Stregoneria")


def test_201_2b_how_many_names_and_colours_there_are() -> None:
    names = spell("Pesca carte pari al numero di creature che controlli con nomi diversi.")
    assert names.effects == (Draw(count=DifferentNames(MINE)),)
    colors = spell("Pesca una carta per ogni colore tra i permanenti che controlli.")
    assert colors.effects == (Draw(count=Differing(what="colors", filter=Filter(controller=Relation.YOU))),)


def test_402_1_the_cards_that_a_player_has_in_hand() -> None:
    hits = "Ogniqualvolta la Sentinella infligge danno a un giocatore, la Sentinella infligge danno a quel giocatore"
    text = hits + " pari al numero di carte che {} in mano."
    theirs, yours = (triggered(text.format(has)).effects[0].amount for has in ("ha", "hai"))  # type: ignore[union-attr]
    assert theirs == Count(Filter(zone=Zone.HAND, whose=EventPlayer()))
    assert yours == Count(Filter(zone=Zone.HAND, owner=Relation.YOU))


def test_608_2d_one_of_the_exiled_cards() -> None:
    moved, chosen, _ = spell(
        "Esilia le prime due carte del tuo grimorio. Scegli una di quelle carte. Puoi giocare quella carta in questo turno."
    ).effects
    assert isinstance(moved, Move) and isinstance(chosen, Choose)
    assert chosen.among == Remembered(moved.keep_as or "")
    exiled, let = spell(
        "Esilia le prime due carte del tuo grimorio. Puoi giocare una di quelle carte in questo turno."
    ).effects
    assert isinstance(exiled, Move) and isinstance(let, LetCast)
    assert let.what == Remembered(exiled.keep_as or "") and let.how.one_of_them, "601.3: which, is seen as it is played"


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ("una carta non terra", Filter(zone=Zone.LIBRARY, not_types=(CardType.LAND,))),
        ("una terra", Filter(zone=Zone.LIBRARY, types=(CardType.LAND,))),
    ],
)
def test_205_2_what_a_revealed_card_is(words: str, wanted: Filter) -> None:
    _, asked = spell(f"Rivela la prima carta del tuo grimorio. Se è {words}, pesca una carta.").effects
    assert isinstance(asked, If) and isinstance(asked.condition, Is)
    assert asked.condition.filter == wanted
    assert refused("Esilia una creatura bersaglio. Se è una terra, pesca una carta.", "Stregoneria")


def test_609_7_damage_by_what_deals_it() -> None:
    dealers = "creature con forza pari o inferiore a 2"
    found = spell(f"Previeni tutto il danno da combattimento che verrebbe inflitto da {dealers} in questo turno.")
    small = Filter(types=(CardType.CREATURE,), power=Bounds(most=2))
    assert found.effects == (SetUp(says=Prevents(damage=DamagePattern(source=small, combat=True))),)
    static = ability(
        "Previeni tutto il danno che verrebbe inflitto a te e ai permanenti che controlli da fonti che non controlli.",
        "Incantesimo",
    )
    pattern = DamagePattern(
        source=Filter(controller=Relation.NOT_YOU), to_player=Relation.YOU, to_object=Filter(controller=Relation.YOU)
    )
    assert static == Prevents(damage=pattern)
    both = ability(
        "Previeni tutto il danno che verrebbe inflitto a te e agli altri permanenti che controlli.", "Incantesimo"
    )
    assert both.damage.to_object == Filter(controller=Relation.YOU, another=True)


def test_719_3_what_solves_a_case_and_what_it_has_then() -> None:
    asked, solved = abilities(
        "Risolvere — Controlli un artefatto.\nRisolto — Le creature che controlli hanno volare.", "Incantesimo — Caso"
    )
    assert isinstance(asked, Keyword) and asked.keyword == "to solve" and asked.condition is not None
    assert isinstance(solved, Keyword) and (solved.keyword, len(solved.abilities)) == ("solved", 1)
    assert refused("Risolvere — Controlli un artefatto.", "Incantesimo")


def test_604_1_otherwise_it_cannot_attack_or_block() -> None:
    text = "Incanta creatura\nLa creatura incantata prende +1/+1 fintanto che è un Umano. Altrimenti, non può attaccare o bloccare."
    _, _, attack, block = abilities(text, "Incantesimo — Aura")
    assert isinstance(attack, Cannot) and isinstance(block, Cannot)
    assert (attack.what, block.what) == (Prohibition.ATTACK, Prohibition.BLOCK)
    assert attack.condition == block.condition and attack.objects == Filter(holds_this=True)


def test_106_1_mana_of_different_colours() -> None:
    found = ability("{T}: Aggiungi due mana di colori diversi.")
    assert isinstance(found.effects[0], AddMana)
    assert len(found.effects[0].choices) == 10
    assert ("W", "W") not in found.effects[0].choices
