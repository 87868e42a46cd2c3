"""508.1b, 601.2a, 603.2d, 604.1, 609.7, 614.1d, 702.5a: where it was cast from, what it has itself, what triggers again."""

from engine.cards.abilities.ability import Cannot, Keyword, Prohibition, Replaces
from engine.cards.abilities.casting import AsThoughFlash
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.player_rules import TriggersAgain
from engine.cards.abilities.references import AttachedTo, This
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern, Prevents
from engine.cards.abilities.triggers import Moves, dies
from engine.state.events import Untapped
from engine.words.terms import CardType, Color, Kind, Relation, Supertype, Zone
from tests.engine.support import Table
from tests.scenarios.cardtext.support import (
    CREATURE_TYPE,
    THIS,
    abilities,
    ability,
    activated,
    printed,
    refused,
    spell,
    static,
    triggered,
)

FROM_HAND = """Lampo
Puoi lanciare questa carta dal tuo cimitero.
La Sentinella entra con due segnalini +1/+1 se l'hai lanciata dalla tua mano.
Quando la Sentinella entra, se l'hai lanciata dalla tua mano, guadagni 3 punti vita."""


def _cast_from(zone: Zone) -> tuple[int, int]:
    table = Table()
    table.put("Sentinella", printed(FROM_HAND, "Creatura — Umano", mana_cost="{0}"), zone=zone)
    table.settle().cast("Sentinella").play_out()
    return table.one("Sentinella").count("+1/+1"), table.life(0)


def test_601_2a_where_it_was_cast_from_as_it_enters_and_afterwards() -> None:
    assert _cast_from(Zone.HAND) == (2, 23)


def test_601_2a_control_cast_from_a_graveyard() -> None:
    assert _cast_from(Zone.GRAVEYARD) == (0, 20)


def test_601_2a_of_a_spell_as_it_resolves() -> None:
    found = spell("Pesca una carta. Se questa magia è stata lanciata da un cimitero, pesca una carta.")
    (such,) = [one.condition for one in found.effects if hasattr(one, "condition")]
    assert such == Is(This(), Filter(zone=Zone.STACK, cast_from=Zone.GRAVEYARD))
    assert refused("Se una magia è stata lanciata dalla tua mano, pesca una carta.", "Stregoneria")


def test_604_1_its_own_name_in_what_it_has_itself() -> None:
    own = static('Fintanto che controlli un Goblin, la Sentinella ha "Quando la Sentinella muore, pesca una carta".')
    (given,) = own.parts
    assert isinstance(given, GainAbility) and given.ability.trigger == dies(THIS)  # type: ignore[union-attr]
    assert refused('Gli Elfi che controlli hanno "Quando la Sentinella muore, pesca una carta".')


def test_301_5_the_equipped_creature_of_what_becomes_an_equipment() -> None:
    text = 'Incanta permanente\nFintanto che il permanente incantato è un Equipaggiamento, ha "La creatura equipaggiata ha volare".'
    found = abilities(text, "Incantesimo — Aura")[1]
    (given,) = found.parts  # type: ignore[union-attr]
    assert isinstance(given, GainAbility) and given.ability.holder == AttachedTo()  # type: ignore[union-attr]
    assert refused('La creatura equipaggiata ha "La creatura equipaggiata ha volare".', "Artefatto — Equipaggiamento")


def test_603_2d_what_enters_makes_abilities_trigger_again() -> None:
    cause = "Se un Mago che controlli e che entra fa innescare un'abilità innescata di un permanente che controlli"
    found = ability(f"{cause}, quell'abilità si innesca una volta in più.")
    mages = Filter(subtypes=("Wizard",), controller=Relation.YOU)
    assert found == TriggersAgain(of=Filter(controller=Relation.YOU), event=Moves(subject=mages, to=Zone.BATTLEFIELD))
    assert refused(
        cause.replace("un Mago che controlli e che entra", "un Mago") + ", quell'abilità si innesca una volta in più."
    )


def test_614_1d_enters_tapped_and_does_not_untap() -> None:
    tapped, kept = abilities("La Sentinella entra TAPpata e non STAPpa durante il tuo STAP.")
    assert isinstance(tapped, Replaces) and tapped.enters_tapped
    assert isinstance(kept, Cannot) and kept.what is Prohibition.UNTAP
    land = "Mentre questa terra entra, puoi pagare 2 punti vita. Se non lo fai, questa terra entra TAPpata."
    assert ability(land, "Terra", mana_cost=None).enters_tapped


def test_508_1b_those_that_attack_your_opponents() -> None:
    found = static("Le creature che attaccano i tuoi avversari hanno volare.")
    assert found.affects == Filter(types=CREATURE_TYPE, attacking=True, attacks_whom=Relation.OPPONENT)


def test_609_7_sources_of_one_kind_or_another() -> None:
    more = "sta per infliggere danno a un avversario, infligge invece altrettanti danni più 1."
    found = ability(f"Se una fonte rossa o artefatto che controlli {more}")
    either = (Filter(colors=(Color.RED,)), Filter(types=(CardType.ARTIFACT,)))
    assert isinstance(found, ChangesDamage)
    assert found.damage.source == Filter(controller=Relation.YOU, any_of=either)


def test_615_1_to_it_and_from_it() -> None:
    found = abilities("Previeni tutto il danno da combattimento che verrebbe inflitto alla e dalla Sentinella.")
    assert found == (
        Prevents(damage=DamagePattern(to_object=THIS, combat=True)),
        Prevents(damage=DamagePattern(source=THIS, combat=True)),
    )


def test_702_5a_702_14a_keywords_with_more_behind_them() -> None:
    lands = Filter(types=(CardType.LAND,), not_supertypes=(Supertype.BASIC,))
    assert ability("Passa-terre non base") == Keyword(keyword="landwalk", quality="non base", filter=lands)
    aura = ability("Incanta un artefatto o una creatura che controlli.", "Incantesimo — Aura")
    assert aura.filter == Filter(any_type=(CardType.ARTIFACT, CardType.CREATURE), controller=Relation.YOU)
    assert refused("Volare non base")


def test_702_8a_cards_that_may_be_cast_as_though_they_had_flash() -> None:
    found = ability("Puoi lanciare carte creatura verdi come se avessero lampo.")
    green = Filter(zone=Zone.STACK, types=CREATURE_TYPE, colors=(Color.GREEN,), not_kind=Kind.ABILITY)
    assert found == AsThoughFlash(spells=green)


def test_611_2b_as_long_as_it_remains_tapped_or_yours() -> None:
    (tapped,) = activated(
        "{1}, {T}: Fintanto che la Sentinella rimane TAPpata, un Goblin bersaglio prende +2/+2."
    ).effects
    assert isinstance(tapped, Apply) and tapped.as_long_as == Is(This(), Filter(tapped=True))
    (held,) = triggered(
        "Quando la Sentinella entra, un artefatto bersaglio ha indistruttibile fintanto che controlli la Sentinella."
    ).effects
    assert isinstance(held, Apply) and held.as_long_as == Is(This(), Filter(controller=Relation.YOU))
    (taken,) = activated(
        "{1}: Prendi il controllo di un Goblin bersaglio fintanto che la Sentinella rimane TAPpata."
    ).effects
    assert isinstance(taken, Apply) and taken.as_long_as == tapped.as_long_as
    assert refused("{1}: Fintanto che la Sentinella rimane TAPpata, pesca una carta.")


def test_611_2b_it_ends_as_the_source_untaps() -> None:
    table = Table()
    text = "{T}: Fintanto che la Sentinella rimane TAPpata, un'altra creatura bersaglio prende +2/+2."
    table.put("Sentinella", printed(text, "Creatura — Umano"))
    table.creature("Lupo", 1, 1)
    table.settle().activate("Sentinella", 0).play_out()
    assert table.looks("Lupo").power == 3
    table.occur(Untapped(object=table.id("Sentinella"))).settle()
    assert table.looks("Lupo").power == 1


def test_604_1_other_than_each_of_those_is_nothing_that_the_engine_counts() -> None:
    each = "Gli Scheletri che controlli prendono +X/+0, dove X è il numero di {} Scheletri che controlli."
    assert refused(each.format("altri"))
    assert abilities(each.replace("di {} ", "di "))
