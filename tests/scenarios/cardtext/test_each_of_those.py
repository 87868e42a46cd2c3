"""608.2c: 'per ognuna di quelle creature': each of several that were spoken of is counted, or something is done for it."""

from __future__ import annotations

from engine.cards.abilities.choices import ForEach
from engine.cards.abilities.copying import CreateCopies
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import CreateTokens
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import CountOf, Times
from engine.cards.abilities.references import Every, One, Target
from engine.words.terms import CardType, Relation
from scenarios.cardtext import refusal
from scenarios.cardtext.oracle.reading import read_oracle
from tests.scenarios.cardtext.support import CREATURE_TYPE, ability, activated, reading, refused, spell

_YOURS = Filter(types=CREATURE_TYPE, controller=Relation.YOU)


def test_608_2c_targets_that_were_destroyed_are_counted_all_the_same() -> None:
    for those in ("ognuna di quelle creature", "ciascuna di quelle creature", "ognuna di esse"):
        _, gained = spell(f"Distruggi fino a due creature bersaglio. Guadagni 3 punti vita per {those}.").effects
        assert gained == GainLife(amount=Times(3, CountOf(Target(0), gone=True)))


def test_608_2c_all_that_got_counters_are_still_described_so() -> None:
    put = "Metti un segnalino +1/+1 su ogni creatura che controlli."
    _, gained = spell(f"{put} Guadagni 1 punto vita per ognuna di quelle creature.").effects
    assert gained == GainLife(amount=CountOf(Every(_YOURS)))


def test_608_2c_control_what_was_done_to_all_may_leave_none() -> None:
    for done in ("Distruggi tutte le creature.", "Prendi il controllo di tutte le creature che non controlli."):
        ((_, reason),) = refused(f"{done} Perdi 1 punto vita per ognuna di quelle creature.", "Stregoneria")
        assert reason == refusal.NO_VOCABULARY
    weak = "Metti un segnalino +1/+1 su ogni creatura con forza pari o inferiore a 2."
    assert refused(f"{weak} Perdi 1 punto vita per ognuna di quelle creature.", "Stregoneria")


def test_608_2f_done_for_each_of_several_targets() -> None:
    chosen = "Scegli fino a due creature bersaglio che non controlli."
    text = f"{chosen} Per ognuna di quelle creature, crea una pedina che è una copia di quella creatura."
    (each,) = spell(text).effects
    assert isinstance(each, ForEach) and each.of == Target(0)
    (made,) = each.do
    assert isinstance(made, CreateCopies) and made.of == One()
    (tokens,) = spell(f"{chosen} Per ciascuna di esse, crea una pedina creatura Elfo 1/1 verde.").effects
    assert isinstance(tokens, CreateTokens) and tokens.count == CountOf(Target(0))


def test_205_1b_still_a_land_of_a_subtype_and_with_a_name_in_the_plural() -> None:
    for still in ("È ancora una terra.", "È ancora una terra Caverna.", "Sono ancora una terra."):
        (made,) = activated(
            f"{{2}}: La Sentinella diventa una creatura Spirito 3/3 fino alla fine del turno. {still}",
            type_line="Terra",
        ).effects
        assert CardType.CREATURE in made.parts[0].add  # type: ignore[union-attr]
    wrong = "{2}: La Sentinella diventa una creatura Spirito 3/3 fino alla fine del turno. È ancora una terra Elfo."
    assert refused(wrong, "Terra")


def test_400_1_cards_of_all_opponents() -> None:
    (made,) = spell("Esilia tutte le carte dai cimiteri di tutti gli avversari.").effects
    assert made.what.filter.owner is Relation.OPPONENT  # type: ignore[union-attr]
    (control,) = spell("Esilia tutte le carte da tutti i cimiteri.").effects
    assert control.what.filter.owner is Relation.ANY  # type: ignore[union-attr]
    both = "Esilia tutte le carte dalle mani e dai cimiteri di tutti gli avversari."
    (two,) = spell(both).effects
    assert [one.owner for one in two.what.filter.any_of] == [Relation.OPPONENT] * 2  # type: ignore[union-attr]


def test_205_3j_a_planeswalker_type_is_not_the_name_of_the_card() -> None:
    text = "0: Metti un segnalino +1/+1 su ogni altro Garruk che controlli."
    made = ability(text, "Planeswalker Leggendario — Garruk", name="Garruk, Voce del Bosco").effects[0]
    assert made.on == Every(Filter(subtypes=("Garruk",), controller=Relation.YOU, another=True))
    found = reading(text, "Planeswalker Leggendario — Garruk", name="Garruk, Voce del Bosco")
    english = "[0]: Put a +1/+1 counter on each other Garruk you control."
    beside = read_oracle("Garruk, Voice of the Wood", english, found.characteristics)
    assert beside.understood and beside.abilities[0].effects[0].on == made.on  # type: ignore[union-attr]
