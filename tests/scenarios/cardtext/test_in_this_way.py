"""120.4a, 120.10, 508.3d, 614.1a, 614.15, 707.10: sentences about what the one before did, copies that abilities trigger on."""

import pytest

from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.objects import Counter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Noted
from engine.cards.abilities.references import ControllerOf, Remembered, Target
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import Attacks, CastsSpell, Performs
from engine.words.terms import Action, Relation, Zone
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from tests.scenarios.cardtext.support import abilities, reading, refused, spell, triggered


@pytest.mark.parametrize(
    ("said", "zone", "position"),
    [
        ("esiliala invece di metterla nel cimitero del suo proprietario", Zone.EXILE, 0),
        ("mettila in cima al grimorio del suo proprietario invece di metterla nel cimitero", Zone.LIBRARY, 0),
        ("mettila in fondo al grimorio del suo proprietario invece di metterla nel cimitero", Zone.LIBRARY, -1),
    ],
)
def test_614_15_where_a_spell_goes_that_is_countered_this_way(said: str, zone: Zone, position: int) -> None:
    (countered,) = spell(
        f"Neutralizza una magia bersaglio. Se quella magia è neutralizzata in questo modo, {said}."
    ).effects
    assert countered == Counter(what=Target(0), instead_to=zone, position=position)
    assert refused(f"Pesca una carta. Se quella magia è neutralizzata in questo modo, {said}.", "Stregoneria")


def test_614_1a_what_was_dealt_damage_this_way_is_exiled() -> None:
    dealt, set_up = spell(
        "La Sentinella infligge 2 danni a ogni creatura. Se una creatura a cui è stato inflitto danno in questo modo sta per "
        "morire in questo turno, invece esiliala."
    ).effects
    assert isinstance(dealt, DealDamage)
    assert isinstance(set_up, SetUp)
    assert isinstance(set_up.says, Replaces)
    assert (set_up.of, set_up.says.instead_to) == (Remembered(dealt.keep_as or ""), Zone.EXILE)


def test_120_4a_excess_damage_to_the_controller_of_the_one_creature() -> None:
    more = "Il danno in eccesso viene invece inflitto al controllore di quella creatura."
    (dealt,) = spell(f"La Sentinella infligge 4 danni a una creatura bersaglio. {more}").effects
    assert isinstance(dealt, DealDamage)
    assert dealt.excess_to == ControllerOf(Target(0))
    assert refused(f"La Sentinella infligge 4 danni a ogni creatura. {more}", "Stregoneria")


def test_120_10_as_much_as_the_excess_damage() -> None:
    text = "La Sentinella infligge 4 danni a una creatura bersaglio."
    dealt, gained = spell(f"{text} Guadagni punti vita pari al danno in eccesso inflitto in questo modo.").effects
    assert isinstance(dealt, DealDamage)
    assert isinstance(gained, GainLife)
    assert gained.amount == Noted(dealt.keep_excess_as or "")
    (alone,) = spell(text).effects
    assert isinstance(alone, DealDamage)
    assert alone.keep_excess_as is None


def test_707_10_a_copy_is_not_cast_and_triggers_by_itself() -> None:
    cast, copied = abilities(
        "Ogniqualvolta lanci o copi una magia istantaneo, la Sentinella prende +1/+0 fino alla fine del turno."
    )
    assert isinstance(cast.trigger, CastsSpell)  # type: ignore[union-attr]
    wanted = cast.trigger.spell  # type: ignore[union-attr]
    assert copied.trigger == Performs(action=Action.COPY_SPELL, who=Relation.YOU, subject=wanted)  # type: ignore[union-attr]
    assert not reading("Ogniqualvolta lanci o copi la Sentinella, pesca una carta.").understood


def test_508_3d_attacking_with_so_many_triggers_once() -> None:
    found = triggered("Ogniqualvolta attacchi con tre o più creature, pesca una carta.").trigger
    assert isinstance(found, Attacks)
    assert (found.once, found.others, found.such) == (True, 2, found.subject)


COPIED = """
carta: Eco istantaneo
> Copia una magia istantaneo bersaglio.
carta: Brace istantaneo
> La Brace infligge 2 danni a un giocatore bersaglio.
Anna: Allieva 1/1
> Ogniqualvolta {said} una magia istantaneo, l'Allieva prende +1/+0 fino alla fine del turno.
Bruno: 20
Anna lancia Brace su Bruno
Anna lancia Eco su Brace
Che forza ha l'Allieva?
"""


@pytest.mark.parametrize(("said", "power"), [("lanci o copi", 4), ("lanci", 3)])
def test_707_10_two_spells_and_a_copy(said: str, power: int) -> None:
    assert f"ha forza {power}" in " ".join(ruling(run(parse_lines(COPIED.format(said=said), "t"))).answer)


ATTACKING = """
Anna: Capo 2/2
> Ogniqualvolta attacchi con tre o più creature, guadagni 1 punto vita.
Anna: Orso 2/2, Elfo 1/1, Lupo 1/1
Bruno: 20
Anna attacca con {who}
Quanta vita ha Anna?
"""


@pytest.mark.parametrize(("who", "life"), [("Capo, Orso e Elfo", 21), ("Orso, Elfo e Lupo", 21), ("Capo e Orso", 20)])
def test_508_3d_with_three_or_more_and_with_two(who: str, life: int) -> None:
    assert f"{life}" in " ".join(ruling(run(parse_lines(ATTACKING.format(who=who), "t"))).answer)


@pytest.mark.parametrize("each", ["ciascuna di una o due", "ognuna di fino a due"])
def test_120_3_damage_to_each_of_several_targets(each: str) -> None:
    (dealt,) = spell(f"La Sentinella infligge 2 danni a {each} creature bersaglio.").effects
    assert isinstance(dealt, DealDamage)
    assert (dealt.to, dealt.divided) == (Target(0), False)


BURNT = """
carta: Rogo stregoneria
> Il Rogo infligge 3 danni a un qualsiasi bersaglio. {then}
carta: Eroe planeswalker fedeltà 3
Anna: 20
Bruno: Eroe, Orso 2/2
Anna lancia Rogo su {whom}
Dov'è {whom}?
"""


@pytest.mark.parametrize(
    ("what", "it", "whom", "where"),
    [
        ("una creatura", "a", "Orso", "va in esilio"),
        ("una creatura", "a", "Eroe", "muore"),
        ("un permanente", "o", "Eroe", "va in esilio"),
    ],
)
def test_614_1a_only_what_the_words_speak_of_is_exiled(what: str, it: str, whom: str, where: str) -> None:
    then = f"Se {what} a cui è stato inflitto danno in questo modo sta per morire in questo turno, invece esilial{it}."
    board = BURNT.format(then=then, whom=whom)
    assert f"«{whom}» {where}" in " ".join(ruling(run(parse_lines(board, "t"))).answer)
