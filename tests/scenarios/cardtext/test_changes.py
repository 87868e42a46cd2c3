"""402.2, 614.16: what static abilities change as it would happen; cards that may be played for a time; some keywords."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Ability, Activated, Cannot, Keyword, Prohibition, Replaces
from engine.cards.abilities.casting import LetCast, Permission
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.exploring import Discover, ManifestDread
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.libraries import Learn
from engine.cards.abilities.making import Incubate
from engine.cards.abilities.objects import Move
from engine.cards.abilities.players import Draw
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Remembered, TopOf, You
from engine.cards.abilities.replacing import (
    ChangesCounters,
    ChangesDamage,
    ChangesLife,
    ChangesTokens,
    DamagePattern,
    Prevents,
    ReplacesDraw,
)
from engine.cards.abilities.turns import HandLimit
from engine.cards.keywords.forms import forms
from engine.state.actions import PlayLand
from engine.words.record import replace
from engine.words.terms import CardType, Color, Kind, PlayerId, Relation, Zone
from scenarios.played.run import run
from scenarios.written.load import parse_lines
from tests.engine.support import Table
from tests.scenarios.cardtext.support import CREATURE_TYPE, ability, printed, refused, spell
from tests.scenarios.ruling import ruled

MINE = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
CREATED = "stanno per essere create sotto il tuo controllo,"
PERMANENT = Filter(controller=Relation.YOU)
ON_ANY = "Se uno o più segnalini stanno per essere messi su un permanente che controlli,"
BY_EFFECT = "Se un effetto sta per mettere uno o più segnalini su un permanente che controlli,"
ON_MINE = "Se uno o più segnalini +1/+1 stanno per essere messi su una creatura che controlli, mettine invece"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (f"{ON_MINE} uno in più.", ChangesCounters(subject=MINE, counter="+1/+1", plus=1)),
        (f"{ON_MINE} il doppio su quella creatura.", ChangesCounters(subject=MINE, counter="+1/+1", factor=2)),
        (f"{ON_ANY} mettine invece il doppio.", ChangesCounters(subject=PERMANENT, factor=2)),
        (f"{ON_ANY} invece mettine il doppio.", ChangesCounters(subject=PERMANENT, factor=2)),
        (f"{BY_EFFECT} ne mette invece il doppio.", ChangesCounters(subject=PERMANENT, factor=2, by_effect=True)),
        (
            f"{BY_EFFECT} mette invece il doppio di quei segnalini su quel permanente.",
            ChangesCounters(subject=PERMANENT, factor=2, by_effect=True),
        ),
        (
            "Se un effetto sta per creare una o più pedine sotto il tuo controllo, crea invece il doppio di quelle pedine.",
            ChangesTokens(factor=2, by_effect=True),
        ),
        (f"Se una o più pedine {CREATED} ne viene invece creato il doppio.", ChangesTokens(factor=2)),
        (f"Se una o più pedine {CREATED} vengono invece create il doppio.", ChangesTokens(factor=2)),
        ("Se stai per guadagnare punti vita, ne guadagni invece il doppio.", ChangesLife(factor=2)),
        ("Se stai per guadagnare punti vita, ne guadagni invece altrettanti più 1.", ChangesLife(plus=1)),
        (
            f"Se una o più pedine {CREATED} invece vengono create il doppio di quelle pedine.",
            ChangesTokens(factor=2),
        ),
        (
            "Se stai per pescare una carta, pesca invece due carte.",
            ReplacesDraw(effects=(Draw(count=Fixed(2)),)),
        ),
        ("Non hai un limite massimo di carte nella tua mano.", HandLimit(most=None)),
    ],
)
def test_614_1a_something_else_happens_instead(text: str, wanted: Ability) -> None:
    assert ability(text, "Incantesimo") == wanted


@pytest.mark.parametrize(
    "text",
    [
        f"{ON_MINE} il doppio su un artefatto.",
        f"{BY_EFFECT} mettono invece il doppio di quei segnalini su quel permanente.",
        "Se stai per pescare una carta, pesca invece X carte.",
    ],
)
def test_614_1a_what_has_no_record_is_refused(text: str) -> None:
    assert refused(text, "Incantesimo")


def test_614_16_played_one_counter_more() -> None:
    table = Table()
    table.put("Fonte", printed(f"{ON_MINE} uno in più.", "Incantesimo", name="Fonte"))
    grows = printed("Paga 1 punto vita: Metti un segnalino +1/+1 su Sentinella.", "Creatura — Umano")
    table.put("Sentinella", grows)
    table.settle().activate("Sentinella", 0).resolve()
    assert table.one("Sentinella").count("+1/+1") == 2


def test_601_3_cards_in_exile_that_may_be_played_for_a_time() -> None:
    kept = Remembered("n1")
    first = Move(what=TopOf(Fixed(1), You()), to=Zone.EXILE, keep_as="n1")
    turn = spell("Esilia la prima carta del tuo grimorio. Puoi giocarla in questo turno.").effects
    assert turn == (first, LetCast(what=kept, how=Permission(lands=True), until=Duration.END_OF_TURN))
    longer = spell(
        "Esilia la prima carta del tuo grimorio. Fino alla fine del tuo prossimo turno, puoi giocare quella carta."
    ).effects
    assert longer[1] == LetCast(what=kept, how=Permission(lands=True), until=Duration.END_OF_YOUR_NEXT_TURN)
    cast = spell("Esilia la prima carta del tuo grimorio. Puoi lanciare quella carta in questo turno.").effects
    assert cast[1] == LetCast(what=kept, until=Duration.END_OF_TURN)
    assert refused("Esilia la prima carta del tuo grimorio. Puoi giocare quella carta.", "Stregoneria")


def test_601_3_played_a_land_out_of_exile() -> None:
    table = Table()
    table.library(0, 1)
    text = "Quando Sentinella muore, esilia la prima carta del tuo grimorio. Puoi giocarla in questo turno."
    table.put("Sentinella", printed(text, "Creatura — Umano", power="0", toughness="0"))
    table.settle().resolve()
    assert table.where("0c0") is Zone.EXILE
    table.do(PlayLand(PlayerId(0), table.id("0c0")))
    assert table.where("0c0") is Zone.BATTLEFIELD


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Apprendi.", Learn()),
        ("Incuba 2.", Incubate(amount=Fixed(2))),
        ("Scopri 3.", Discover(amount=Fixed(3))),
        ("Manifesta terrore.", ManifestDread()),
    ],
)
def test_701_keyword_actions(text: str, wanted: object) -> None:
    assert spell(text).effects == (wanted,)


def test_702_73a_every_creature_type() -> None:
    assert ability("Cangiante") == Keyword(keyword="changeling")
    table = Table()
    table.put("Sentinella", printed("Cangiante", "Creatura — Polimorfo"))
    table.put("Guida", printed("Gli altri Elfi che controlli prendono +1/+1.", "Creatura — Elfo", name="Guida"))
    assert table.settle().looks("Sentinella").power == 3


def test_702_41a_affinity_for_what_is_named() -> None:
    found = ability("Affinità con gli artefatti")
    assert (found.keyword, found.filter) == ("affinity", Filter(types=(CardType.ARTIFACT,)))
    assert refused("Affinità con gli artefatti bersaglio")


@pytest.mark.parametrize("text", ["Manovrare 2", "Annientatore 1", "Dragare 3", "Mentore", "Convocazione"])
def test_702_keywords_that_the_engine_carries_out(text: str) -> None:
    assert isinstance(ability(text), Keyword)
    assert refused(f"{text} {{2}}")


def test_702_29e_landcycling() -> None:
    found = ability("Ciclopalude {2}")
    (form,) = forms(found)
    assert isinstance(form, Activated)
    assert form.cost.discard_this
    assert form.zones == (Zone.HAND,)
    assert refused("Ciclopalude")


OPPONENTS = Filter(controller=Relation.OPPONENT)
OURS = Filter(controller=Relation.YOU)
THEM = "sta per infliggere danno non da combattimento a un avversario o a un permanente controllato da un avversario"
BOTH = "sta per infliggere danno a un permanente o a un giocatore, infligge invece"
AGAIN = "a quel permanente o a quel giocatore"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            f"Se una creatura che controlli {BOTH} il doppio di quel danno {AGAIN}.",
            ChangesDamage(damage=DamagePattern(source=MINE, to_object=Filter(), to_player=Relation.ANY), factor=2),
        ),
        (
            f"Se una fonte che controlli {THEM}, infligge invece altrettanti danni più 2.",
            ChangesDamage(
                damage=DamagePattern(source=OURS, to_object=OPPONENTS, to_player=Relation.OPPONENT, combat=False),
                plus=2,
            ),
        ),
        (
            "Se una fonte rossa sta per infliggere danno a te o a un permanente che controlli, previeni quel danno.",
            Prevents(damage=DamagePattern(source=Filter(colors=(Color.RED,)), to_object=OURS, to_player=Relation.YOU)),
        ),
        (
            "Se una fonte sta per infliggere danno a un permanente o giocatore, "
            "invece infligge il doppio di quel danno a quel permanente o giocatore.",
            ChangesDamage(damage=DamagePattern(to_object=Filter(), to_player=Relation.ANY), factor=2),
        ),
        (
            "Se una fonte sta per infliggerti danno, previeni 1 di quei danni.",
            Prevents(damage=DamagePattern(to_player=Relation.YOU), amount=Fixed(1)),
        ),
    ],
)
def test_614_1a_615_10_damage_is_changed_as_it_would_be_dealt(text: str, wanted: Ability) -> None:
    assert ability(text, "Incantesimo") == wanted


@pytest.mark.parametrize(
    "text",
    [
        "Se un'abilità sta per infliggere danno a un avversario, previeni quel danno.",
        f"Se una fonte {BOTH} il doppio di quel danno a quel giocatore.",
        f"Se una fonte {THEM}, infliggi invece altrettanti danni più 2.",
        "Se una fonte sta per infliggere danno a una carta, previeni quel danno.",
    ],
)
def test_control_what_is_said_again_otherwise_or_is_no_source_is_refused(text: str) -> None:
    assert refused(text, "Incantesimo")


def test_616_1_damage_that_is_doubled_and_prevented_in_part_is_as_its_recipient_orders_it() -> None:
    board = (
        "Anna: Fiamma incantesimo\n> Se una fonte che controlli sta per infliggere danno a un giocatore, infligge invece il doppio"
        " di quel danno a quel giocatore.\nAnna mano: 3 danni\n"
        "Bruno: Scudo incantesimo\n> Se una fonte sta per infliggerti danno, previeni 1 di quei danni.\n"
        "Anna lancia 3 danni su Bruno\nrisolvi\nrisposta: sostituzione {first}\n? vita di Bruno\n"
    )
    lost = {
        first: 20 - run(parse_lines(board.format(first=first), "t")).final.sides[1].life
        for first in ("Fiamma", "Scudo")
    }
    assert lost == {"Fiamma": 5, "Scudo": 4}


BURIED = "sta per essere messa"
CARD = Filter(kind=Kind.CARD)


@pytest.mark.parametrize(
    ("what", "wanted"),
    [
        (f"una carta o pedina {BURIED} in un cimitero da qualsiasi parte", Filter()),
        (f"una carta o una pedina {BURIED} in un cimitero", Filter()),
        (f"una carta {BURIED} in un cimitero da qualsiasi zona", CARD),
        (
            f"una carta {BURIED} nel cimitero di un avversario da qualsiasi parte",
            replace(CARD, owner=Relation.OPPONENT),
        ),
        (f"una carta {BURIED} nel tuo cimitero", replace(CARD, owner=Relation.YOU)),
    ],
)
def test_614_1a_what_would_be_put_into_a_graveyard_is_exiled_instead(what: str, wanted: Filter) -> None:
    made = Replaces(subject=wanted, to=Zone.GRAVEYARD, instead_to=Zone.EXILE)
    assert ability(f"Se {what}, invece esiliala.", "Incantesimo") == made
    assert ability(f"Se {what}, esiliala invece.", "Incantesimo") == made


def test_control_without_instead_or_of_another_gender_it_is_refused() -> None:
    assert refused(f"Se una carta {BURIED} in un cimitero, esiliala.", "Incantesimo")
    assert refused(f"Se una carta {BURIED} in un cimitero, invece esilialo.", "Incantesimo")


@pytest.mark.parametrize(("what", "life"), [("una carta o pedina", 20), ("una carta", 23)])
def test_111_6_700_4_a_token_dies_where_only_cards_are_exiled(what: str, life: int) -> None:
    """A token is no card: what exiles cards only lets it die, and what looks for that triggers."""
    ruled(f"""
carte:
  Vuoto: {{tipo: Incantesimo, testo: "Se {what} {BURIED} in un cimitero da qualsiasi parte, invece esiliala."}}
  Spirito: {{tipo: Creatura, f/c: 1/1, testo: "Quando questa creatura muore, guadagni 3 punti vita."}}
  Lama: {{tipo: Istantaneo, testo: Distruggi la creatura bersaglio.}}
giocatori:
  - {{nome: Anna, campo: [{{carta: Spirito, id: spirito, pedina: sì}}]}}
  - {{nome: Bruno, campo: [Vuoto], mano: [Lama]}}
turno: {{di: Bruno}}
azioni: [{{lancia: Lama, di: Bruno, bersagli: [spirito]}}, {{vai a: seconda principale}}]
attese: [{{giocatore: Anna, vita: {life}}}]
""")


def test_615_12_damage_that_cannot_be_prevented_whatever_its_source() -> None:
    assert ability("Il danno non può essere prevenuto.", "Incantesimo") == Cannot(
        what=Prohibition.BE_PREVENTED, objects=Filter()
    )
    assert refused("Il danno non può essere neutralizzato.", "Incantesimo")


@pytest.mark.parametrize("whom", ["che ti verrebbe inflitto", "che verrebbe inflitto a te"])
def test_615_1a_what_would_be_dealt_to_you_is_prevented(whom: str) -> None:
    assert ability(f"Previeni tutto il danno {whom}.", "Incantesimo") == Prevents(
        damage=DamagePattern(to_player=Relation.YOU)
    )


@pytest.mark.parametrize(
    ("says", "life"), [("Il danno non può essere prevenuto.", 17), ("Le creature prendono +1/+1.", 20)]
)
def test_615_12_608_2h_nor_is_the_damage_of_a_source_that_is_gone(says: str, life: int) -> None:
    """What was sacrificed to pay deals its damage all the same, and is as it last was."""
    ruled(f"""
carte:
  Ferocia: {{tipo: Incantesimo, testo: {says}}}
  Scudo: {{tipo: Incantesimo, testo: Previeni tutto il danno che ti verrebbe inflitto.}}
  Bomba: {{tipo: Artefatto, testo: "Sacrifica Bomba: Bomba infligge 3 danni a un qualsiasi bersaglio."}}
giocatori:
  - {{nome: Anna, campo: [Ferocia, Bomba]}}
  - {{nome: Bruno, campo: [Scudo]}}
azioni: [{{attiva: Bomba, bersagli: [Bruno]}}, risolvi]
attese: [{{giocatore: Bruno, vita: {life}}}]
""")
