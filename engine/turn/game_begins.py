"""103: how a game begins: who starts, hands and mulligans, opening hands, the first turn; 727: how it begins anew."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction, option_key
from engine.board.seating import first_with_markers, starters
from engine.cards.abilities import turns as f
from engine.cards.abilities.asked import carried_out
from engine.cards.abilities.classification import moves
from engine.cards.abilities.turns import InOpeningHand
from engine.cards.sorting import sorted_abilities
from engine.happening.applying.batch import apply
from engine.happening.carrying import carries, carry_out
from engine.happening.instructed import there
from engine.happening.library import top_cards
from engine.happening.markers import at_marker, hand_out, other_markers
from engine.happening.reaching import reach_anew
from engine.happening.writing.objects import under_control_since
from engine.happening.writing.turns import (
    choose_who_starts,
    forget_all,
    go_to,
    put_before_first_turn,
    set_opening,
    set_turn,
)
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.turns import Beginning, GameBegins, HandDrawn, MulliganTaken, Restarts
from engine.state.game import Game, Opening
from engine.state.merged import represented_by
from engine.state.objects import EMPTY, GameObject, PlayerTarget
from engine.state.starting_life import BRAWL, COMMANDER, starting_life
from engine.state.table import Variant
from engine.state.trace import Change, StepKind
from engine.state.turn_state import Moment, Turn
from engine.turn.plan import next_in_turn, whole_turn
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import replace
from engine.words.terms import Kind, ObjectId, PlayerId, Reason, TurnStep, Zone

not_implemented("103.2d", "i fogli di sticker rivelati prima della partita")
not_implemented("119.1d", "punti vita iniziali di Brawl")
not_implemented("800.4n", "la posta di chi lascia la partita")
not_implemented("116.2g", "il compagno preso in mano da fuori dalla partita")
not_implemented("116.2i", "tirare il dado planare")
not_implemented("116.2j", "girare a faccia in su una cospirazione")
not_implemented("103.2b", "compagni rivelati prima della partita")
not_implemented("103.4b", "punti vita e mani iniziali di Vanguard")
not_implemented("103.4e", "punti vita iniziali dell'Arcinemico")
not_implemented("103.7", "il primo piano di Planechase")
not_implemented("407", "la posta (ante)")
not_implemented("702.106", "intento nascosto, delle cospirazioni")
not_implemented("103.5b", "azioni al momento in cui si potrebbe fare un mulligan")

HAND_SIZE = 7


def open_game(game: Game, starting: PlayerId, chooser: PlayerId | None = None) -> None:
    """103: put a game before its first turn. ``chooser``: who chooses which player starts (103.1), where that is still open.

    Libraries are in the order that shuffling has given them (103.3).
    """
    put_before_first_turn(
        game,
        Turn(number=0, active=starting, step=TurnStep.UNTAP),
        Opening(mulligans=(0,) * len(game.players), chooser=chooser),
    )


def go_on(tx: Transaction) -> None:
    """103.1-103.8: the next stage of the beginning."""
    opening = tx.game.opening
    assert opening is not None
    if opening.chooser is not None:
        _choose_starting_player(tx, opening, opening.chooser)
    elif not opening.drawn:
        _first_hands(tx, opening)
    elif any(player not in opening.kept for player in tx.game.seats()):
        _mulligans(tx, opening)
    else:
        left = [player for player in tx.game.seats() if player not in opening.acted]
        if left:
            _opening_hand(tx, opening, left[0])
        else:
            _first_turn(tx, opening)


def _choose_starting_player(tx: Transaction, opening: Opening, chooser: PlayerId) -> None:
    """103.1: one of the players, who won that choice or lost the game before, says who takes the first turn."""
    among = [PlayerTarget(player) for player in starters(tx.game)]
    rules = [cite("103.1"), *_by_seat(tx.game)]
    chosen = tx.ask_objects(Purpose.CHOICE, chooser, cite("103.1"), among, minimum=1, maximum=1)[0]
    assert isinstance(chosen, PlayerTarget)
    starting = chosen.player
    choose_who_starts(tx.game, starting)
    set_opening(tx.game, replace(opening, chooser=None))
    tx.note(StepKind.OPENING, rules, player=starting, facts=(GameBegins(Beginning.STARTS),))


def _by_seat(game: Game) -> list[Citation]:
    """103.1a, 808.4, 809.4: by which rule not everybody may take the first turn."""
    if game.table.together:
        return [cite("103.1a"), cite("805.3")]
    found = {Variant.TEAM_VS_TEAM: cite("808.4"), Variant.EMPEROR: cite("809.4")}.get(game.table.variant)
    return [] if found is None else [found]


def _first_hands(tx: Transaction, opening: Opening) -> None:
    """103.2c, 103.5: commanders go to the command zone, then each player draws their hand; 727.3: as much as there is of it."""
    commanders = [
        one.id
        for player in tx.game.seats()
        for one in tx.game.objects_in([(Zone.LIBRARY, player)])
        if one.commander and COMMANDER in tx.game.variant
    ]
    if commanders:
        changes = [e.ZoneChange(object=one, to=Zone.COMMAND, reason=Reason.COMMANDER) for one in commanders]
        facts = (GameBegins(Beginning.COMMANDERS),)
        tx.happen(changes, kind=StepKind.OPENING, rules=[cite("103.2c"), cite("903.6")], facts=facts)
    for player in tx.game.seats():
        _draw_hand(tx, player, cite("103.5"))
    set_opening(tx.game, replace(opening, drawn=True))


def _draw_hand(tx: Transaction, player: PlayerId, rule: Citation) -> None:
    library = tx.game.zone(Zone.LIBRARY, player)
    # Where the whole library is drawn, it makes no difference in which order the cards lay.
    cards = library if len(library) <= HAND_SIZE else top_cards(tx, player, HAND_SIZE)
    changes: list[e.Event] = [e.ZoneChange(object=one, to=Zone.HAND, reason=Reason.DRAWN) for one in cards]
    if len(cards) < HAND_SIZE:
        changes.append(e.DrawFailed(player=player))
    tx.happen(changes, kind=StepKind.OPENING, rules=[rule], player=player, facts=(HandDrawn(len(cards)),))


def counted(game: Game, player: PlayerId) -> int:
    """103.5, 103.5c: how many of a player's mulligans count; the first does not in a multiplayer game, nor in Brawl."""
    assert game.opening is not None
    free = len(game.players) > 2 or BRAWL in game.variant
    return max(0, game.opening.mulligans[player] - (1 if free else 0))


def _mulligans(tx: Transaction, opening: Opening) -> None:
    """103.5, 103.5d: each player who has not kept says in turn order whether they take a mulligan; then all of them do.

    Nobody is asked whose opening hand would be no cards.
    """
    undecided = [player for player in tx.game.seats() if player not in opening.kept]
    taking = []
    for player in undecided:
        if counted(tx.game, player) < HAND_SIZE and tx.ask_yes(Purpose.MULLIGAN, player, cite("103.5")):
            taking.append(player)
        else:
            tx.note(StepKind.OPENING, [cite("103.5")], player=player, facts=(GameBegins(Beginning.KEEPS),))
    taken = tuple(count + (PlayerId(seat) in taking) for seat, count in enumerate(opening.mulligans))
    kept = (*opening.kept, *(player for player in undecided if player not in taking))
    set_opening(tx.game, replace(opening, mulligans=taken, kept=kept))
    for player in taking:
        _mulligan(tx, player)


def _mulligan(tx: Transaction, player: PlayerId) -> None:
    """103.5: the hand is shuffled into the library and drawn anew, then a card for each mulligan that counts goes to the bottom."""
    rules = [cite("103.5")]
    count = counted(tx.game, player)
    assert tx.game.opening is not None
    if count < tx.game.opening.mulligans[player]:
        rules += [cite("103.5c"), *([cite("800.6")] if len(tx.game.players) > 2 else [])]
    hand = tx.game.zone(Zone.HAND, player)
    away: list[e.Event] = [e.ZoneChange(object=one, to=Zone.LIBRARY, reason=Reason.EFFECT) for one in hand]
    tx.happen(away, kind=StepKind.OPENING, rules=rules, player=player, facts=(MulliganTaken(count),))
    tx.happen([e.Shuffled(player=player)], kind=StepKind.OPENING, rules=[cite("103.5"), cite("701.24a")], player=player)
    _draw_hand(tx, player, cite("103.5"))
    _to_bottom(tx, player, count)


def _to_bottom(tx: Transaction, player: PlayerId, count: int) -> None:
    """103.5: so many cards of the hand in any order; the first named goes to the bottom first, and the last ends up lowest."""
    hand = tx.game.zone(Zone.HAND, player)
    if not count or not hand:
        return
    kinds = list(dict.fromkeys(tx.game.objects[one].printed.name for one in hand))
    options = tuple(
        Option(key=option_key(one), mention=tx.mention(one), alike=kinds.index(tx.game.objects[one].printed.name))
        for one in hand
    )
    question = Question(
        form=Form.CHOOSE,
        purpose=Purpose.LIBRARY_BOTTOM,
        decider=player,
        chooser=player,
        rule=cite("103.5"),
        options=options,
        minimum=min(count, len(hand)),
        maximum=min(count, len(hand)),
    )
    by_key = {option_key(one): one for one in hand}
    for key in tx.ask(question).keys:
        below = e.ZoneChange(object=by_key[key], to=Zone.LIBRARY, reason=Reason.EFFECT, position=-1)
        tx.happen([below], kind=StepKind.OPENING, rules=[cite("103.5")], player=player)


def _opening_hand(tx: Transaction, opening: Opening, player: PlayerId) -> None:
    """103.6, 103.6a-c: in turn order each player does what cards of their opening hand allow, in any order, each card once."""
    allowed = {
        option_key(one.id): (one.id, ability)
        for one in tx.game.objects_in([(Zone.HAND, player)])
        for _, ability in sorted_abilities(one.printed).turn_rules
        if isinstance(ability, InOpeningHand)
    }
    question = Question(
        form=Form.CHOOSE,
        purpose=Purpose.OPENING_HAND,
        decider=player,
        chooser=player,
        rule=cite("103.6"),
        options=tuple(Option(key=key, mention=tx.mention(one)) for key, (one, _) in allowed.items()),
        minimum=0,
        maximum=len(allowed),
    )
    for key in tx.ask(question).keys:
        card, ability = allowed[key]
        enters = any(goes.to is Zone.BATTLEFIELD for one in carried_out(ability.effects) for goes in moves(one))
        rules = [cite("103.6"), cite("103.6a") if enters else cite("103.6b")]
        tx.note(StepKind.OPENING, rules, player=player, cause=card, facts=(GameBegins(Beginning.OPENING_HAND),))
        carry_out(tx, ability.effects, Bindings(source=card, you=player))
    set_opening(tx.game, replace(opening, acted=(*opening.acted, player)))


def _first_turn(tx: Transaction, opening: Opening) -> None:
    """103.8: the starting player takes their first turn; 727.4: first a restarting effect finishes what it does."""
    if opening.bindings is not None:
        with tx.everywhere():
            carry_out(tx, opening.then, opening.bindings)
    game = tx.game
    grand = game.table.variant is Variant.GRAND_MELEE
    starting = first_with_markers(game, game.starting_player) if grand else game.together(game.starting_player)
    # 302.6: what is there already has been since before the turns that begin now, but nobody else's turn has begun.
    latest = len(starting) if grand else 1
    new = {one.id: 0 if tx.board.controller(one.id) in starting else latest for one in game.permanents()}
    first = Turn(number=1, active=game.starting_player, step=TurnStep.UNTAP, plan=whole_turn(), mains=0, combats=())
    set_turn(game, first)
    reach_anew(game)
    under_control_since(game, new)
    set_opening(game, None)
    go_to(game, Moment.STEP_BEGINS)
    if grand:
        hand_out(game, starting, Moment.STEP_BEGINS)
        for number in other_markers(game):
            with at_marker(tx, number):
                _first_step(tx)
    _first_step(tx)
    rules = [cite("103.8")] if opening.bindings is None else [cite("103.8"), cite("727.4")]
    rules += [cite("807.4b")] if grand else []
    tx.note(StepKind.OPENING, rules, player=game.starting_player, facts=(GameBegins(Beginning.FIRST_TURN),))


def _first_step(tx: Transaction) -> None:
    """103.8, 103.8a-b: a first turn begins with the first of its steps that is not skipped."""
    following = next_in_turn(tx)
    assert following is not None, "a first turn of which nothing is left"
    set_turn(tx.game, following)


@carries(f.RestartGame, beyond=("without", "then"))
def restart(tx: Transaction, effect: f.RestartGame, bound: Bindings) -> Bindings:
    """727.1-727.5: the game ends without result, and another one begins with all cards in it but those exempted.

    727.1a: who controlled the effect starts. 727.2: each card goes to its owner's deck. 727.4: ``then`` waits for the end of the
    beginning. 727.7, 801.17: no range of influence matters.
    """
    limited = tx.board is not tx.board.unlimited
    with tx.everywhere():
        exempt = () if effect.without is None else there(tx, effect.without, bound)
    tx.note(
        StepKind.OPENING,
        [
            *(cite("104.6"), cite("727.1"), cite("727.1a")),
            *((cite("727.5"),) if exempt else ()),
            *((cite("727.7"), cite("801.17")) if limited else ()),
        ],
        player=bound.you,
        cause=bound.source,
        facts=(Restarts(tuple(tx.mention(one) for one in exempt)),),
    )
    apply(tx.game, tx.board, _gathered(tx.game, exempt))
    apply(tx.game, tx.board, _no_cards(tx.game, exempt))
    _anew(tx.game, bound.you)
    opening = Opening(mulligans=(0,) * len(tx.game.players), then=effect.then, bindings=bound)
    set_opening(tx.game, opening)
    for player in tx.game.seats():
        rules = [cite("727.2"), cite("103.3")]
        tx.happen([e.Shuffled(player=player)], kind=StepKind.OPENING, rules=rules, player=player)
    return bound


def _gathered(game: Game, exempt: Sequence[ObjectId]) -> list[Change]:
    """727.2: every card to its owner's library, wherever it is; what is no card is part of no game any more."""
    return [
        Change(
            event=e.ZoneChange(object=one.id, to=Zone.LIBRARY, reason=Reason.EFFECT)
            if _has_cards(one) and one.dungeon is None  # 309.2c: a dungeon leaves no zone but to leave the game
            else e.Ceased(object=one.id),
            rules=(cite("727.2"),),
        )
        for one in game.objects.values()
        if one.id not in exempt and not (one.kind is Kind.CARD and one.zone is Zone.LIBRARY)
    ]


def _has_cards(one: GameObject) -> bool:
    """727.2, 730.2d: whether it is a card, or a permanent of which one is a component, whatever lies on top."""
    return any(part.kind is Kind.CARD for part in represented_by(one))


def _no_cards(game: Game, exempt: Sequence[ObjectId]) -> list[Change]:
    """727.2, 730.3: tokens that were components of a permanent beside cards are part of no game any more."""
    return [
        Change(event=e.Ceased(object=one.id), rules=(cite("727.2"),))
        for one in game.objects.values()
        if one.id not in exempt and one.kind is Kind.TOKEN
    ]


def _anew(game: Game, starting: PlayerId) -> None:
    """727.1: nothing but cards and people is left of the game that ended."""
    heads = max((len(side.members) for side in game.sides if side.shared), default=None)
    life = starting_life(game.variant, heads=heads, players=len(game.players))
    players = tuple(
        replace(
            player,
            failed_draw=False,
            counters=EMPTY,
            commander_damage=EMPTY,
            commander_casts=EMPTY,
            mana=(),
            lands_played=0,
            spells_cast=0,
            mana_on_spells=0,
            cards_drawn=0,
            drawn_in_step=0,
            tempted=0,
            speed=None,
            completed=(),
            blessed=False,
            fates=(),
            life_gained=0,
            life_lost=0,
            damage_taken=0,
            permanents_gone=0,
            hits=(),
            upkeep=0,
            upkeep_before=0,
            maximum_hand=HAND_SIZE,
        )
        for player in game.players
    )
    forget_all(game, players, [replace(side, life=life, poison=0) for side in game.sides])
    open_game(game, starting)
