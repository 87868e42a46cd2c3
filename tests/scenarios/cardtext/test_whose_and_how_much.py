"""107.3, 108.4a, 109.4, 301.5, 303.4: descriptions that speak of a player, of X, and of what is attached: read, and played."""

from engine import Cast
from engine.cards.abilities.conditions import AnyPlayer, Exists
from engine.cards.abilities.filters import Filter, Measured, TargetSpec
from engine.cards.abilities.players import LoseLife
from engine.cards.abilities.quantities import Count, Fixed, X
from engine.cards.abilities.references import (
    AttachedTo,
    AttackingPlayer,
    EachPlayer,
    EventPlayer,
    Every,
    One,
    Target,
    This,
)
from engine.words.terms import CardType, Color, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import AURA, EQUIPMENT, A, hit, to
from tests.engine.support_more import refused as not_allowed
from tests.scenarios.cardtext.support import CREATURE_TYPE, ability, printed, refused, spell, static, triggered

(BRUNO,) = to(1)
THIEF = "Ogniqualvolta Lince infligge danno da combattimento a un giocatore, "


def _fields(board: tuple[tuple[str, int, int, int], ...]) -> Table:
    table = Table()
    for label, power, toughness, controller in board:
        table.creature(label, power, toughness, controller=controller, mana_cost=f"{{{power}}}")
    return table


def test_109_4_controlled_by_a_target_player() -> None:
    words = "Le creature controllate da un giocatore bersaglio prendono -1/-1 fino alla fine del turno."
    found = spell(words)
    assert found.effects[0].to == Every(Filter(types=CREATURE_TYPE, whose=Target(0)))  # type: ignore[union-attr]
    for whom, dead in (("Bruno", {"Talpa"}), ("Anna", {"Riccio"})):
        table = _fields((("Riccio", 1, 1, 0), ("Talpa", 1, 1, 1)))
        table.put("Gelo", printed(words, "Stregoneria", "Gelo"), zone=Zone.HAND)
        table.settle().cast("Gelo", whom).resolve()
        assert {one for one in ("Riccio", "Talpa") if table.where(one) is Zone.GRAVEYARD} == dead


def test_109_4_controlled_by_the_player_who_was_dealt_damage() -> None:
    """Only that player's permanents are legal targets, and still on resolution (608.2b)."""
    words = f"{THIEF}distruggi un artefatto bersaglio controllato da quel giocatore."
    assert triggered(words, name="Lince").targets[0].objects == Filter(types=(CardType.ARTIFACT,), whose=EventPlayer())
    table = Table(3)
    lince = table.put("Lince", printed(words, "Creatura — Gatto", "Lince"))
    for label, controller in (("Lume", 1), ("Perno", 2)):
        table.permanent(label, types=(CardType.ARTIFACT,), controller=controller)
    table.occur(hit(lince, BRUNO, 2, combat=True)).resolve()
    assert table.where("Lume") is Zone.GRAVEYARD and table.where("Perno") is Zone.BATTLEFIELD
    assert "603.3d" in table.rules()


def test_108_4a_in_that_players_graveyard_it_is_the_owner() -> None:
    words = f"{THIEF}esilia una carta bersaglio dal cimitero di quel giocatore."
    for whose, gone in ((1, True), (0, False)):
        table = Table()
        lince = table.put("Lince", printed(words, "Creatura — Gatto", "Lince"))
        table.permanent("Osso", types=(CardType.ARTIFACT,), controller=whose, zone=Zone.GRAVEYARD)
        table.occur(hit(lince, BRUNO, 2, combat=True))
        if gone:
            table.resolve()
        assert table.where("Osso") is (Zone.EXILE if gone else Zone.GRAVEYARD)


def test_303_4b_controlled_by_the_enchanted_player() -> None:
    words = "Incanta giocatore\nLe creature controllate dal giocatore incantato prendono -1/-0."
    looks = printed(words, "Incantesimo — Aura", "Macigno")
    assert looks.abilities[1].affects == Filter(types=CREATURE_TYPE, whose=AttachedTo())  # type: ignore[union-attr]
    table = _fields((("Riccio", 2, 2, 0), ("Talpa", 2, 2, 1)))
    table.put("Macigno", looks, attached_to=BRUNO)
    assert (table.looks("Riccio").power, table.looks("Talpa").power) == (2, 1)


def test_601_2c_what_a_target_must_be_may_hang_on_an_earlier_one() -> None:
    made = spell("Distruggi una creatura bersaglio controllata da un giocatore bersaglio.")
    assert made.targets == (
        TargetSpec(players=Relation.ANY),
        TargetSpec(objects=Filter(types=CREATURE_TYPE, whose=Target(0))),
    )


def test_604_1_nobody_was_spoken_of_in_a_static_ability() -> None:
    assert refused("Le creature controllate da quel giocatore prendono +1/+1.")
    assert refused("Le creature controllate da un giocatore bersaglio prendono +1/+1.")


def test_107_3_a_target_with_mana_value_x() -> None:
    words = "Distruggi una creatura bersaglio con valore di mana pari o inferiore a X."
    found = spell(words, mana_cost="{X}{B}")
    assert found.targets[0].objects == Filter(types=CREATURE_TYPE, measured=(Measured("mana value", "<=", X()),))
    for x, allowed in ((2, True), (1, False)):
        table = _fields((("Talpa", 2, 2, 1),))
        table.put("Frana", printed(words, "Stregoneria", "Frana", mana_cost="{X}"), zone=Zone.HAND)
        table.settle()
        if allowed:
            table.cast("Frana", x=x).resolve()
        else:
            assert not_allowed(table, Cast(A, table.id("Frana"), x)) == ("no legal target", "601.2c")
        assert table.where("Talpa") is (Zone.GRAVEYARD if allowed else Zone.BATTLEFIELD)


def test_107_3i_x_is_what_the_sentence_says() -> None:
    words = (
        "Quando Sentinella entra, distruggi una creatura bersaglio con costituzione pari o inferiore a X, dove X è il numero di "
        "artefatti che controlli."
    )
    (target,) = triggered(words).targets
    assert target.objects is not None
    (limit,) = target.objects.measured
    assert limit.how == "<=" and isinstance(limit.than, Count)
    assert refused("Distruggi una creatura bersaglio con forza pari o inferiore a X.", "Stregoneria", mana_cost="{B}")


def test_301_5_equipped_and_enchanted_creatures() -> None:
    words = "Le creature equipaggiate che controlli prendono +1/+1."
    assert static(words).affects == Filter(types=CREATURE_TYPE, controller=Relation.YOU, bears="Equipment")
    table = Table()
    table.put("Fabbro", printed(words, "Artefatto", "Fabbro"))
    table.permanent("Elmo", attached_to=table.creature("Riccio", 2, 2), **EQUIPMENT)
    table.permanent("Nube", attached_to=table.creature("Talpa", 2, 2), **AURA)
    table.permanent("Lama", attached_to=table.creature("Lupo", 2, 2, controller=1), **EQUIPMENT)
    assert [table.looks(one).power for one in ("Riccio", "Talpa", "Lupo")] == [3, 2, 2]
    assert refused("La creatura equipaggiata prende +1/+1."), "the one to which nothing here is attached"


def test_603_4_somebody_else_controls_it() -> None:
    words = "Sentinella non può attaccare se il giocatore in difesa controlla un artefatto."
    assert ability(words).condition == Exists(Filter(types=(CardType.ARTIFACT,), defending=True))
    anyone = "Sentinella prende +1/+0 fintanto che un qualsiasi giocatore controlla un permanente nero."
    assert static(anyone).condition == Exists(Filter(colors=(Color.BLACK,)))
    several = static("Sentinella prende +1/+0 fintanto che un qualsiasi giocatore controlla due o più permanenti neri.")
    assert several.condition == AnyPlayer(
        EachPlayer(Relation.ANY), Exists(Filter(colors=(Color.BLACK,), whose=One()), 2)
    )


def test_805_9_of_several_active_players_the_text_speaks_of_one() -> None:
    """In the turn of a team the controller says of which of them; where one player has the turn, nobody is asked."""
    for teams, answers in (((0, 0, 1, 1), ("Bruno",)), ((0, 1, 2, 3), ())):
        table = Table(4, teams=teams, shared=teams[1] == 0)
        table.put("Morso", printed("Il giocatore attivo perde 3 punti vita.", "Stregoneria", "Morso"), zone=Zone.HAND)
        table.settle().cast("Morso").resolve(*answers)
        assert table.life(0) == (27 if answers else 17)
        assert ("805.9" in table.rules()) is bool(answers)


def test_805_10c_the_attacking_player_is_of_the_block_that_the_event_is() -> None:
    made = ability("Ogniqualvolta Sentinella blocca, il giocatore attaccante perde 2 punti vita.")
    assert made.effects == (LoseLife(amount=Fixed(2), who=AttackingPlayer(This())),)
    assert refused("Ogniqualvolta Sentinella attacca, il giocatore attaccante perde 2 punti vita."), "it blocks nothing"
