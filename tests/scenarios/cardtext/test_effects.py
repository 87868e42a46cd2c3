"""608.2c: what instructions compile to."""

import pytest

from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.conditions import Exists
from engine.cards.abilities.continuous import (
    ChangeTypes,
    Duration,
    GainAbility,
    GainControl,
    LoseAllAbilities,
    LoseKeyword,
    ModifyPT,
    SetPT,
)
from engine.cards.abilities.copying import CopyOnStack, CreateCopies
from engine.cards.abilities.damage import DealDamage, Fight, PutCounters, RemoveCounters
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import ANY_TARGET, Filter, TargetSpec
from engine.cards.abilities.lasting import Apply, Delay, Prevent, Reflect, Regenerate
from engine.cards.abilities.objects import ChooseAndSacrifice, Counter, Destroy, Move, Sacrifice, Tap, Untap
from engine.cards.abilities.paying import UnlessPays
from engine.cards.abilities.players import AddMana, Discard, Draw, GainLife, LoseLife, Mill, Win
from engine.cards.abilities.quantities import Count, Fixed, PowerOf, Times, X
from engine.cards.abilities.references import ControllerOf, EachPlayer, Every, Remembered, Target, This, You
from engine.cards.abilities.triggers import BeginningOf
from engine.words.terms import CardType, Kind, Relation, TurnStep, Zone
from tests.scenarios.cardtext.support import (
    CREATURE,
    CREATURE_TYPE,
    TARGET_CREATURE,
    ability,
    activated,
    refused,
    spell,
    triggered,
)

TARGET_PLAYER = TargetSpec(players=Relation.ANY)
TARGET_OPPONENT = TargetSpec(players=Relation.OPPONENT)
TARGET_SPELL = TargetSpec(objects=Filter(zone=Zone.STACK, not_kind=Kind.ABILITY))
MINE = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
IT = Target(0)


def plus(power: int, toughness: int) -> ModifyPT:
    return ModifyPT(Fixed(power), Fixed(toughness))


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("Distruggi {}.", Destroy(what=IT)),
        ("Distruggi {}. Non può essere rigenerata.", Destroy(what=IT, regeneration=False)),
        ("Esilia {}.", Move(what=IT, to=Zone.EXILE)),
        ("Rimuovi dal gioco {}.", Move(what=IT, to=Zone.EXILE)),
        ("Fai tornare {} in mano al suo proprietario.", Move(what=IT, to=Zone.HAND)),
        ("Metti {} in cima al grimorio del suo proprietario.", Move(what=IT, to=Zone.LIBRARY)),
        ("Metti {} in fondo al grimorio del suo proprietario.", Move(what=IT, to=Zone.LIBRARY, position=-1)),
        ("TAPpa {}.", Tap(what=IT)),
        ("STAPpa {}.", Untap(what=IT)),
        ("Rigenera {}.", Regenerate(what=IT)),
        ("Metti un segnalino +1/+1 su {}.", PutCounters(counter="+1/+1", on=IT)),
        ("Metti tre segnalini -1/-1 su {}.", PutCounters(counter="-1/-1", on=IT, count=Fixed(3))),
        ("Metti un segnalino volare su {}.", PutCounters(counter="flying", on=IT)),
        ("Rimuovi un segnalino +1/+1 da {}.", RemoveCounters(counter="+1/+1", on=IT)),
        ("Rimuovi tutti i segnalini +1/+1 da {}.", RemoveCounters(counter="+1/+1", on=IT, count=None)),
        ("Sentinella infligge 3 danni a {}.", DealDamage(amount=Fixed(3), to=IT)),
        ("Sentinella infligge a {} danni pari al numero di creature che controlli.",
         DealDamage(amount=Count(MINE), to=IT)),
    ],
)  # fmt: skip
def test_608_2c_what_is_done_to_a_target(text: str, effect: Effect) -> None:
    found = spell(text.format("una creatura bersaglio"))
    assert (found.targets, found.effects) == ((TARGET_CREATURE,), (effect,))


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("Pesca due carte.", (Draw(count=Fixed(2)),)),
        ("Pesca due carte, poi scarta una carta.", (Draw(count=Fixed(2)), Discard())),
        ("Pesca una carta e guadagni 2 punti vita.", (Draw(), GainLife(amount=Fixed(2)))),
        ("Macina due carte.", (Mill(count=Fixed(2)),)),
        ("Scarta la tua mano.", (Discard(count=None),)),
        ("Guadagni 3 punti vita.", (GainLife(amount=Fixed(3)),)),
        ("Perdi 1 punto vita.", (LoseLife(amount=Fixed(1)),)),
        ("Vinci la partita.", (Win(),)),
        (
            "Ogni avversario perde 1 punto vita e tu guadagni 1 punto vita.",
            (LoseLife(amount=Fixed(1), who=EachPlayer(Relation.OPPONENT)), GainLife(amount=Fixed(1))),
        ),
        ("Guadagni 2 punti vita per ogni creatura che controlli.", (GainLife(amount=Times(2, Count(MINE))),)),
        ("Sacrifica una creatura.", (ChooseAndSacrifice(who=You(), filter=CREATURE),)),
        ("Ogni giocatore sacrifica una creatura.", (ChooseAndSacrifice(who=EachPlayer(), filter=CREATURE),)),
        ("Sentinella infligge 2 danni a ogni creatura.", (DealDamage(amount=Fixed(2), to=Every(CREATURE)),)),
        (
            "Metti due segnalini +1/+1 su ognuna delle creature che controlli.",
            (PutCounters(counter="+1/+1", on=Every(MINE), count=Fixed(2)),),
        ),
        (
            "Pesca una carta. Se controlli una creatura, guadagni 2 punti vita.",
            (Draw(), If(condition=Exists(MINE), then=(GainLife(amount=Fixed(2)),))),
        ),
        (
            "Pesca una carta all'inizio del mantenimento del prossimo turno.",
            (Delay(trigger=BeginningOf(step=TurnStep.UPKEEP), effects=(Draw(),)),),
        ),
        ("Puoi pescare una carta.", (May(then=(Draw(),)),)),
        (
            "Previeni tutto il danno che verrebbe inflitto in questo turno.",
            (Prevent(),),
        ),
    ],
)
def test_608_2c_what_has_no_target(text: str, effects: tuple[Effect, ...]) -> None:
    found = spell(text)
    assert (found.targets, found.effects) == ((), effects)


@pytest.mark.parametrize(
    ("text", "target", "effect"),
    [
        ("Un giocatore bersaglio pesca tre carte.", TARGET_PLAYER, Draw(who=IT, count=Fixed(3))),
        ("Un avversario bersaglio scarta due carte.", TARGET_OPPONENT, Discard(who=IT, count=Fixed(2))),
        ("Un giocatore bersaglio macina tre carte.", TARGET_PLAYER, Mill(who=IT, count=Fixed(3))),
        ("Un giocatore bersaglio guadagna 4 punti vita.", TARGET_PLAYER, GainLife(amount=Fixed(4), who=IT)),
        ("Un giocatore bersaglio perde 2 punti vita.", TARGET_PLAYER, LoseLife(amount=Fixed(2), who=IT)),
        (
            "Un avversario bersaglio sacrifica una creatura.",
            TARGET_OPPONENT,
            ChooseAndSacrifice(who=IT, filter=CREATURE),
        ),
        ("Neutralizza una magia bersaglio.", TARGET_SPELL, Counter(what=IT)),
        (
            "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {2}.",
            TARGET_SPELL,
            UnlessPays(who=ControllerOf(IT), cost=Cost(mana="{2}"), effects=(Counter(what=IT),)),
        ),
        (
            "Previeni i prossimi 3 danni che verrebbero inflitti a un qualsiasi bersaglio in questo turno.",
            ANY_TARGET,
            Prevent(amount=Fixed(3), to=IT),
        ),
        (
            "Crea una pedina che è una copia di un artefatto bersaglio.",
            TargetSpec(objects=Filter(types=(CardType.ARTIFACT,))),
            CreateCopies(of=IT),
        ),
        (
            "Riprendi in mano una carta creatura bersaglio dal tuo cimitero.",
            TargetSpec(objects=Filter(types=CREATURE_TYPE, zone=Zone.GRAVEYARD, owner=Relation.YOU)),
            Move(what=IT, to=Zone.HAND),
        ),
        (
            "Rimetti sul campo di battaglia sotto il tuo controllo una carta creatura bersaglio da un cimitero.",
            TargetSpec(objects=Filter(types=CREATURE_TYPE, zone=Zone.GRAVEYARD)),
            Move(what=IT, to=Zone.BATTLEFIELD, under=You()),
        ),
    ],
)
def test_608_2c_what_is_done_to_players_and_spells(text: str, target: TargetSpec, effect: Effect) -> None:
    found = spell(text)
    assert (found.targets, found.effects) == ((target,), (effect,))


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("prende +3/+3", (plus(3, 3),)),
        ("prende -2/-2", (plus(-2, -2),)),
        ("prende +2/+0 e ha attacco improvviso",
         (plus(2, 0), GainAbility(Keyword(keyword="first strike")))),
        ("ha volare e cautela",
         (GainAbility(Keyword(keyword="flying")), GainAbility(Keyword(keyword="vigilance")))),
        ("guadagna travolgere", (GainAbility(Keyword(keyword="trample")),)),
        ("perde volare", (LoseKeyword("flying"),)),
        ("perde tutte le abilità e ha forza e costituzione base 0/1",
         (LoseAllAbilities(), SetPT(Fixed(0), Fixed(1)))),
    ],
)  # fmt: skip
def test_611_2_a_continuous_effect_until_the_end_of_the_turn(text: str, parts: tuple[object, ...]) -> None:
    found = spell(f"Una creatura bersaglio {text} fino alla fine del turno.")
    assert found.effects == (Apply(to=IT, parts=parts),)  # type: ignore[arg-type]
    before = spell(f"Fino alla fine del turno, una creatura bersaglio {text}.")
    assert before == found


def test_611_2_a_continuous_effect_without_a_duration_is_refused() -> None:
    assert refused("Una creatura bersaglio prende +3/+3.", "Stregoneria")
    assert spell("Prendi il controllo di una creatura bersaglio.").effects == (
        Apply(to=IT, parts=(GainControl(You()),), until=Duration.ENDLESS),
    )


def test_611_2c_the_same_duration_is_said_of_all() -> None:
    found = spell(
        "Prendi il controllo di una creatura bersaglio fino alla fine del turno. STAPpa quella creatura. "
        "Ha rapidità fino alla fine del turno."
    )
    assert found.effects == (
        Apply(to=IT, parts=(GainControl(You()),)),
        Untap(what=IT),
        Apply(to=IT, parts=(GainAbility(Keyword(keyword="haste")),)),
    )


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("Aggiungi {R}{R}{R}.", (("R", "R", "R"),)),
        ("Aggiungi {R} o {G}.", (("R",), ("G",))),
        ("Aggiungi {R}{R}, {R}{G} o {G}{G}.", (("R", "R"), ("R", "G"), ("G", "G"))),
        ("Aggiungi un mana di un qualsiasi colore.", (("W",), ("U",), ("B",), ("R",), ("G",))),
        ("Aggiungi {R}{R} alla tua riserva di mana.", (("R", "R"),)),
    ],
)
def test_106_4_mana(text: str, choices: tuple[tuple[str, ...], ...]) -> None:
    assert spell(text).effects == (AddMana(choices=choices),)


def test_107_3_x_is_that_of_the_mana_cost_or_what_the_sentence_says() -> None:
    text = "Sentinella infligge X danni a una creatura bersaglio"
    assert spell(f"{text}.", mana_cost="{X}{R}").effects == (DealDamage(amount=X(), to=IT),)
    said = spell(f"{text}, dove X è il numero di creature che controlli.", mana_cost="{R}")
    assert said.effects == (DealDamage(amount=Count(MINE), to=IT),)
    assert refused(f"{text}.", "Stregoneria", mana_cost="{R}")
    assert refused(f"{text}, dove X è il numero di creature che controlli.", "Stregoneria", mana_cost="{X}{R}")


def test_701_14_creatures_fight() -> None:
    found = spell("Una creatura bersaglio che controlli lotta con una creatura bersaglio che non controlli.")
    assert found.effects == (Fight(first=Target(0), second=Target(1)),)
    assert [one.objects and one.objects.controller for one in found.targets] == [Relation.YOU, Relation.NOT_YOU]
    assert spell("Una creatura bersaglio lotta con un'altra creatura bersaglio.").targets[1].keep_distinct_from == (0,)


def test_120_1_a_creature_that_deals_damage_is_its_source() -> None:
    found = spell("Una creatura bersaglio infligge danno pari alla sua forza a un'altra creatura bersaglio.")
    assert found.effects == (DealDamage(amount=PowerOf(IT), to=Target(1), source=IT),)


def test_707_10_a_copy_on_the_stack_may_have_new_targets() -> None:
    copy = "Copia una magia istantaneo o stregoneria bersaglio."
    assert spell(copy).effects == (CopyOnStack(what=IT, new_targets=False),)
    assert spell(f"{copy} Puoi scegliere nuovi bersagli per la copia.").effects == (CopyOnStack(what=IT),)


def test_603_12_what_is_done_if_you_do() -> None:
    (only_if,) = spell("Puoi sacrificare una creatura. Se lo fai, pesca due carte.").effects
    sacrifice = ChooseAndSacrifice(who=You(), filter=CREATURE)
    may = May(then=(sacrifice, Draw(count=Fixed(2))))
    assert only_if == If(condition=Exists(MINE), then=(may,))


def test_603_12_when_you_do_is_a_reflexive_ability_with_targets_of_its_own() -> None:
    found = triggered("Quando Sentinella entra, puoi sacrificarla. Quando lo fai, distruggi un artefatto bersaglio.")
    assert found.targets == ()
    (able,) = found.effects
    assert isinstance(able, If)
    (may,) = able.then
    assert isinstance(may, May)
    assert may.then[0] == Sacrifice(what=This())
    assert isinstance(may.then[1], Reflect)
    assert may.then[1].ability.targets == (TargetSpec(objects=Filter(types=(CardType.ARTIFACT,))),)


@pytest.mark.parametrize(
    "text",
    [
        "Rivela la tua mano.",
        "Passa in rassegna il tuo grimorio e il grimorio di un avversario bersaglio per una carta.",
        "Guarda il grimorio di un giocatore bersaglio.",
        "Puoi pagare {2}.",
        "Paghi {2}. Se lo fai, pesca una carta.",
        "Una creatura bersaglio non può bloccare.",
    ],
)
def test_608_2c_an_instruction_without_a_record_is_refused(text: str) -> None:
    assert refused(text, "Stregoneria")


def test_205_1b_creature_types_of_an_artifact_creature_replace_those_it_has() -> None:
    def change(words: str) -> object:
        (made,) = activated(f"{{2}}: La Sentinella diventa una creatura {words} fino alla fine del turno.").effects
        assert isinstance(made, Apply)
        return made.parts[0]

    artifact = (CardType.CREATURE, CardType.ARTIFACT)
    replaced = ChangeTypes(add=artifact, set_subtypes=("Construct",), of_type=CardType.CREATURE)
    assert change("artefatto Costrutto 1/1") == replaced
    assert change("artefatto 1/1") == ChangeTypes(add=artifact)
    kept = ChangeTypes(add=artifact, add_subtypes=("Construct",))
    assert change("artefatto Costrutto 1/1 in aggiunta ai suoi altri tipi") == kept


@pytest.mark.parametrize(
    ("words", "until"),
    [
        ("fino alla fine del tuo prossimo turno", Duration.END_OF_YOUR_NEXT_TURN),
        ("fino al tuo prossimo turno", Duration.YOUR_NEXT_TURN),
        ("fino alla fine del combattimento", Duration.END_OF_COMBAT),
    ],
)
def test_611_2a_how_long_it_lasts(words: str, until: Duration) -> None:
    assert spell(f"Una creatura bersaglio prende +1/+1 {words}.").effects == (
        Apply(to=IT, parts=(plus(1, 1),), until=until),
    )


def test_608_2c_what_was_moved_only_perhaps_is_not_spoken_of_afterwards() -> None:
    moved = "Puoi esiliare una creatura bersaglio."
    assert refused(f"{moved} Quella creatura prende +1/+1 fino alla fine del turno.", "Stregoneria")
    back = spell("Esilia una creatura bersaglio. Riprendi in mano quella carta.").effects[1]
    assert back == Move(what=Remembered("n1"), to=Zone.HAND)


def test_608_2c_what_happens_instead_is_done_to_the_card_as_it_was() -> None:
    sentence = (
        "riprendi in mano una carta creatura bersaglio dal tuo cimitero. Se controlli un Elfo, invece metti quella carta sul campo "
        "di battaglia."
    )
    capital = f"R{sentence[1:]}"
    for found in (spell(capital).effects, triggered(f"Quando la Sentinella entra, {sentence}").effects):
        (choice,) = found
        assert isinstance(choice, If)
        assert choice.then == (Move(what=IT, to=Zone.BATTLEFIELD, under=You()),)
        assert choice.otherwise == (Move(what=IT, to=Zone.HAND),)
    assert refused(f"{capital} Metti un segnalino +1/+1 su quella carta.", "Stregoneria")


@pytest.mark.parametrize("until", ["finché", "fino a che"])
def test_610_3_what_is_exiled_until_the_source_leaves(until: str) -> None:
    text = "Quando Sentinella entra, esilia una creatura bersaglio{}."
    made = ability(text.format(f" {until} Sentinella non lascia il campo di battaglia")).effects
    assert [one.until_source_leaves for one in made] == [True]
    assert [one.until_source_leaves for one in ability(text.format("")).effects] == [False], "control"
