"""A scenario as a game of the engine, in the state that is described. What no game can be in is refused, in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine import Builder, Game, Moment, PlayerTarget, Recipient
from engine.cards.characteristics import Characteristics
from engine.costs.mana_costs import EXACT_COSTS, exact_costs_of
from engine.happening.writing.markers import attend
from engine.happening.writing.objects import put_in_order
from engine.happening.writing.turns import begin_control, give_priority, go_to, name_tokens, set_combat
from engine.state.events import NO_OBJECT
from engine.state.faces import back_of
from engine.state.fighting import Combat
from engine.state.objects import MeldPair
from engine.state.planes import has_planar_type
from engine.state.starting_life import BRAWL, COMMANDER, starting_life
from engine.state.turn_state import PlayerControl
from engine.words.counters import DEFENSE, LOYALTY
from engine.words.terms import (
    NOBODY,
    TURN_ORDER,
    CardType,
    Designation,
    FaceDown,
    Kind,
    ObjectId,
    PlayerId,
    TurnStep,
    Zone,
)
from scenarios.laid import not_found
from scenarios.laid.chosen_entering import chosen_as_it_entered
from scenarios.laid.doors import unlocked_of, with_both_halves
from scenarios.laid.entered_with import entered_with
from scenarios.laid.impossible import Impossible, seat_of
from scenarios.laid.planes import as_plane, under_planar_controller
from scenarios.laid.seating import Unseated, seating, with_markers
from scenarios.laid.stacked import stacked_ability, stacked_spell
from scenarios.laid.starting import begin, designate, give_emblems, starts_for, take_initiative, too_early, venture
from scenarios.language.errors import ScenarioError, nearest, shown
from scenarios.language.subtype_names import SUBTYPE_WORDS
from scenarios.language.terms import TYPES
from scenarios.written import model
from scenarios.written.attached import lies_bestowed
from scenarios.written.ids import Index, Labelled, labelled
from scenarios.written.lent_cards import granted
from scenarios.written.model import Format
from scenarios.written.permanents import Permanent, ZoneCard, characteristics_of, definition_of, meld_pair, printed_on
from scenarios.written.standing_in import stands_for_any

_IN_COMBAT = TURN_ORDER[TURN_ORDER.index(TurnStep.BEGINNING_OF_COMBAT) : TURN_ORDER.index(TurnStep.END_OF_COMBAT) + 1]


def set_up(scenario: model.Scenario, *, counting: Iterable[PlayerId] = ()) -> Game:
    """The game that a scenario begins with, about to check for state-based actions (117.5). ``counting``: whose mana is counted.

    Raises ScenarioError for a board that cannot be: a permanent that is none, a name that means nothing, teams that do not fit.
    """
    try:
        return _set_up(scenario, tuple(map(exact_costs_of, counting)))
    except Impossible as impossible:
        raise ScenarioError([not_found.fault_at(scenario, *impossible.fault)]) from None


def _set_up(scenario: model.Scenario, options: tuple[str, ...]) -> Game:
    for name, card in scenario.cards.items():
        _check_said_once(name, card)
    early = too_early(scenario)
    if early is not None:
        raise Impossible(*early)
    builder = _seated(scenario, options)
    turn = scenario.turn
    holders = _holders(scenario)
    active = seat_of(scenario, turn.of, turn) if turn.of is not None else (holders or (PlayerId(0),))[0]
    builder.turn((holders or (active,))[0], turn.step, number=turn.number, cast_before=turn.cast_before)
    builder.markers(*holders)
    objects = labelled(scenario)
    placed: dict[str, ObjectId] = {}
    for one in objects:
        if isinstance(one.item, ZoneCard):
            placed[one.label] = _put(builder, scenario, one, placed)
            if isinstance(one.item, Permanent):
                _become(builder, scenario, one.item, placed[one.label])
    index = Index(scenario)
    _add_what_is_on_them(builder, scenario, index, objects, placed)
    for seat, player in enumerate(scenario.players):
        _adjust(builder, index, PlayerId(seat), player)
    game = builder.game()
    _hide_what_is_only_tried(game, scenario, objects, placed)
    name_tokens(game, SUBTYPE_WORDS)
    under_planar_controller(game)
    if turn.step in _IN_COMBAT:
        for number in [one.number for one in reversed(game.markers)] or [0]:
            attend(game, number)
            set_combat(game, Combat())
    attend(game, next((one.number for one in game.markers if one.holder == active), 0))
    for seat, player in enumerate(scenario.players):
        if player.controlled_by is not None:
            _controlled(game, PlayerId(seat), seat_of(scenario, player.controlled_by, player))
    if turn.priority is not None:
        give_priority(game, seat_of(scenario, turn.priority, turn))
    for one in objects:
        if isinstance(one.item, model.StackedSpell):
            game = stacked_spell(game, scenario, one.label, one.item)
        elif isinstance(one.item, model.StackedAbility):
            game = stacked_ability(game, scenario, one.item)
    designate(game, scenario.night, None if scenario.monarch is None else seat_of(scenario, scenario.monarch, scenario))
    venture(game, scenario)
    give_emblems(game, scenario)
    if scenario.initiative is not None:
        take_initiative(game, seat_of(scenario, scenario.initiative, scenario))
    if (opening := scenario.opening) is not None:
        starts, chooses = (
            None if name is None else seat_of(scenario, name, opening) for name in (opening.starts, opening.chooses)
        )
        if starts is not None and not game.table.together and (first := starts_for(game, starts)) != starts:
            rule = "809.4" if game.table.emperors else "808.4"
            fault = f"{shown(game.player(starts).name)} non siede al posto da cui la sua squadra comincia ({rule})"
            raise Impossible(opening, fault, game.player(first).name)
        begin(game, starts, chooses)
    if turn.begins:
        _begin_step(game, scenario)
    return game


def _add_what_is_on_them(
    builder: Builder,
    scenario: model.Scenario,
    index: Index,
    objects: Sequence[Labelled],
    placed: Mapping[str, ObjectId],
) -> None:
    """303.4, 613.1f, 730.2: what permanents are attached to, which abilities they were given, and which of them are components of
    others, once all of them are there."""
    for one in objects:
        if isinstance(one.item, Permanent) and one.item.attached_to is not None:
            builder.attach(placed[one.label], _host(scenario, index, placed, one, one.item.attached_to))
    for one in objects:
        if isinstance(one.item, Permanent) and (more := granted(one.item, scenario)):
            builder.grant(placed[one.label], more)
    for one in objects:
        if isinstance(one.item, Permanent) and one.item.merged_under is not None:
            builder.merge(placed[one.label], _topmost(index, placed, one, one.item.merged_under))


def _topmost(index: Index, placed: Mapping[str, ObjectId], one: Labelled, name: str) -> ObjectId:
    """730.2: the permanent below which a component lies: the one that is called so, and is no component itself."""
    item = one.item
    assert isinstance(item, Permanent)
    found = [other for other in index.find(name) if other.label in placed and other.zone is Zone.BATTLEFIELD]
    if not found:
        raise Impossible(item, f"{shown(name)}, con cui sarebbe fuso, non è in campo", nearest(name, index.words()))
    if len(found) > 1:
        labels = ", ".join(shown(other.label) for other in found)
        raise Impossible(item, f"{shown(name)}, con cui sarebbe fuso, può essere {labels}: scrivi quale")
    (top,) = found
    if top.label == one.label:
        raise Impossible(item, f"{shown(name)} non può essere fuso con sé stesso")
    if isinstance(top.item, Permanent) and top.item.merged_under is not None:
        raise Impossible(item, f"{shown(name)} è già sotto un altro permanente: scrivi quello in cima")
    return placed[top.label]


def _begin_step(game: Game, scenario: model.Scenario) -> None:
    """603.2b: the step begins now, with nothing on the stack yet. Raises Impossible where it is under way."""
    turn = scenario.turn
    if scenario.opening is not None or scenario.stack or turn.priority is not None or turn.markers:
        raise Impossible(turn, "una sottofase che comincia adesso non ha ancora niente in pila, e nessuno ha priorità")
    go_to(game, Moment.STEP_BEGINS)


def _holders(scenario: model.Scenario) -> tuple[PlayerId, ...]:
    """807.4: who was said to have turn markers."""
    try:
        return with_markers(scenario)
    except Unseated as fault:
        raise Impossible(*fault.fault) from None


def _check_said_once(name: str, card: model.Card) -> None:
    """An ability that a card's text says is not given as data too: the card would have it twice (113.2c)."""
    twice = card.said_twice(name) if card.abilities or card.keywords else None
    if twice is not None:
        field, n = twice
        raise Impossible(
            card, f"di {shown(name)} il numero {n + 1} di «{field}» lo dice già il testo: va tolto da uno dei due posti"
        )


# --- seats, sides, life


def _seated(scenario: model.Scenario, options: tuple[str, ...]) -> Builder:
    """103.4, 810.4: seats and sides with their life; where turns are shared, life and poison are a team's."""
    players = scenario.players
    try:
        seats = seating(scenario)
    except Unseated as fault:
        raise Impossible(*fault.fault) from None
    shared, teams = seats.shared, seats.teams
    heads = teams.count(teams[0]) if shared else None
    usual = starting_life(_variant(scenario), heads=heads, players=len(players))
    groups = list(dict.fromkeys(teams)) if shared else list(range(len(players)))
    members = [
        [player for seat, player in enumerate(players) if (teams[seat] if shared else seat) == group]
        for group in groups
    ]
    return Builder(
        [player.name for player in players],
        life=[
            _common([one.life for one in group if one.life is not None], group, "punti vita", usual)
            for group in members
        ],
        poison=[
            _common([one.poison for one in group if one.poison], group, "segnalini veleno", 0) for group in members
        ],
        teams=teams,
        shared=shared,
        variant=(*_variant(scenario), *options),
        table=seats.table,
    )


def _variant(scenario: model.Scenario) -> tuple[str, ...]:
    """903: Commander, and Brawl, an option of it (903.12a); and whether mana is counted, as it is where somebody has some."""
    counted = scenario.counts_mana or any(player.pool for player in scenario.players)
    return (
        *((COMMANDER,) if set(scenario.formats) & {Format.COMMANDER, Format.BRAWL} else ()),
        *((BRAWL,) if Format.BRAWL in scenario.formats else ()),
        *((EXACT_COSTS,) if counted else ()),
    )


def _common(values: Sequence[int], group: Sequence[model.Player], what: str, otherwise: int) -> int:
    if any(value != values[0] for value in values):
        raise Impossible(
            group[0], f"la squadra ha i {what} in comune: {values[0]} e {values[1]} non possono valere insieme"
        )
    return values[0] if values else otherwise


def _adjust(builder: Builder, index: Index, seat: PlayerId, player: model.Player) -> None:
    fields: dict[str, object] = {"lands_played": player.lands_played, "mana": player.pool, "stickers": player.stickers}
    if player.counters:
        fields["counters"] = {kind: count for kind, count in player.counters.items() if count}
    if player.completed:
        fields["completed"] = player.completed
    if player.maximum_hand is not None:
        fields["maximum_hand"] = player.maximum_hand
    if player.commander_damage:
        fields["commander_damage"] = {
            _commander(index, name, player): amount for name, amount in player.commander_damage.items() if amount
        }
    if player.commander_casts:
        fields["commander_casts"] = {
            _commander(index, name, player): times for name, times in player.commander_casts.items() if times
        }
    if player.gone:
        fields["in_game"] = False
    if player.blessed:
        fields["blessed"] = True
    builder.adjust(seat, **fields)


def _commander(index: Index, name: str, player: model.Player) -> str:
    """704.6c: the label under which the engine counts the damage of a commander."""
    found = [one for one in index.find(name) if isinstance(one.item, ZoneCard) and one.item.commander]
    if len(found) != 1:
        raise Impossible(player, f"{shown(name)} non è un comandante della partita", nearest(name, index.words()))
    return found[0].label


def _controlled(game: Game, player: PlayerId, by: PlayerId) -> None:
    """723.1: in this turn another player decides for this one."""
    made = PlayerControl(id=game.take_id(), player=player, by=by, source=NO_OBJECT, turn=game.turn.number)
    begin_control(game, made)


# --- objects


def _hide_what_is_only_tried(
    game: Game, scenario: model.Scenario, objects: Iterable[Labelled], placed: Mapping[str, ObjectId]
) -> None:
    """733.1: what stands for any other spell is no card in a hand: nothing counts it there, or chooses it.

    A card of which the board itself says what it is somebody has.
    """
    for one in objects:
        item = one.item
        if one.zone is not Zone.HAND or not isinstance(item, ZoneCard) or item.type_line is not None:
            continue
        if stands_for_any(scenario, item.card or ""):
            card = game.objects[placed[one.label]]
            place = (card.zone, card.owner)
            put_in_order(game, place, [there for there in game.zone(*place) if there != card.id])


def _put(builder: Builder, scenario: model.Scenario, one: Labelled, placed: Mapping[str, ObjectId]) -> ObjectId:
    item = one.item
    assert isinstance(item, ZoneCard)
    assert one.seat is not None
    seat = PlayerId(one.seat)
    printed = characteristics_of(item, scenario.cards)
    printed, doors = with_both_halves(item, printed, scenario.cards)
    owner = seat if item.owner is None else seat_of(scenario, item.owner, item)
    back = _back(scenario, item)
    if has_planar_type(printed):
        printed = as_plane(scenario, one, item, printed)
    if not isinstance(item, Permanent):
        return builder.put(
            one.label,
            printed,
            owner,
            one.zone,
            counters=_some(item.counters),
            commander=item.commander,
            other_face=back,
            meld=_meld(scenario, item),
        )
    _check_faces(item, back)
    if item.face_down is None:
        _check_permanent(item, back if item.transformed and back is not None else printed)
    return builder.put(
        one.label,
        printed,
        owner,
        Zone.BATTLEFIELD,
        controller=seat if item.controller is None else seat_of(scenario, item.controller, item),
        kind=Kind.TOKEN if item.token else Kind.CARD,
        tapped=item.tapped,
        damage=item.damage,
        deathtouched=item.deathtouched,
        counters=_counters(item, back if item.transformed and back is not None else printed, item.face_down),
        other_face=back,
        transformed=item.transformed,
        face_down=item.face_down,
        flipped=item.flipped,
        unlocked=unlocked_of(item, printed) or doors,
        meld=None if item.token else _meld(scenario, item),
        just_arrived=item.sick,
        commander=item.commander,
        protector=_protector(scenario, item, seat, back if item.transformed and back is not None else printed),
        chosen=chosen_as_it_entered(scenario, item, back if item.transformed and back is not None else printed),
        together_with=None if item.together_with is None else _together(scenario, item, item.together_with, placed),
    )


def _protector(scenario: model.Scenario, item: Permanent, controller: PlayerId, looks: Characteristics) -> PlayerId:
    """310.9a, 310.12a: who protects a battle: the one who is said to, or else the only player who may; otherwise nobody yet."""
    if item.protector is not None:
        return seat_of(scenario, item.protector, item)
    if CardType.BATTLE not in looks.types or item.controller is not None:
        return NOBODY
    others = [seat for seat in range(len(scenario.players)) if seat != controller]
    if not looks.subtypes:
        return controller
    return PlayerId(others[0]) if "Siege" in looks.subtypes and len(others) == 1 else NOBODY


def _become(builder: Builder, scenario: model.Scenario, item: Permanent, one: ObjectId) -> None:
    """702.103b, 716.2b, 719.3b: what a permanent has become since it came; a level other than 1 is of a Class."""
    if lies_bestowed(item, scenario):
        builder.bestow(one)
    printed = characteristics_of(item, scenario.cards)
    for designation in item.designations:
        if designation is Designation.SOLVED and "Case" not in printed.subtypes:
            raise Impossible(item, f"{shown(printed.name or 'carta sconosciuta')} non è un Caso da risolvere (719.3b)")
        builder.designate(one, designation)
    if item.level == 1:
        return
    if "Class" not in printed.subtypes:
        name = shown(printed.name or "carta sconosciuta")
        message = f"{name} non è una Classe e non ha un livello (716.2b); i segnalini sono «con due segnalini livello»"
        raise Impossible(item, message)
    builder.set_level(one, item.level)


def _back(scenario: model.Scenario, item: ZoneCard) -> Characteristics | None:
    """712.8: what is printed on the back of a double-faced card."""
    defined = definition_of(item, scenario.cards)
    if defined is None or defined[1].back is None:
        return None
    face = scenario.face(defined[1].back)
    if face is None:
        raise Impossible(item, f"la faccia posteriore {shown(defined[1].back)} non è definita in «carte»")
    front = printed_on(*defined, scenario.cards)
    return back_of(front, face.characteristics(defined[1].back), modal=defined[1].modal)


def _meld(scenario: model.Scenario, item: ZoneCard) -> MeldPair | None:
    """712.4: the pair of a meld card."""
    defined = definition_of(item, scenario.cards)
    return None if defined is None else meld_pair(*defined, scenario.cards)


def _check_faces(item: Permanent, back: Characteristics | None) -> None:
    """712.9, 712.15a: only what has two faces shows the back one, and what is face down shows none."""
    name = shown(item.card or "carta sconosciuta")
    if item.face_down is FaceDown.EXILED:
        raise Impossible(item, f"{name} è sul campo di battaglia, e a faccia in giù in esilio non può essere (406.3)")
    if item.transformed and back is None:
        raise Impossible(item, f"{name} non ha una faccia posteriore: manca «retro» nella sua definizione (712.9)")
    if item.transformed and item.face_down is not None:
        raise Impossible(item, f"{name} è a faccia in giù, e allora non può essere trasformata (712.15a)")


def _some(counters: Mapping[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in counters.items() if count}


def _check_permanent(item: Permanent, printed: Characteristics) -> None:
    """110.4, 110.4a: only permanents are on the battlefield."""
    name = shown(printed.name or "carta sconosciuta")
    if not printed.types:
        raise Impossible(
            item, f"di {name} non si conosce il tipo: serve una definizione in «carte», o il tipo in questa riga"
        )
    if not printed.permanent_card:
        kind = TYPES.word(printed.types[0])
        raise Impossible(item, f"{name} non può essere sul campo di battaglia: è di tipo {kind} (110.4)")


def _counters(item: Permanent, printed: Characteristics, face_down: FaceDown | None) -> dict[str, int]:
    """306.5c, 310.4c: a planeswalker or battle that says nothing of it has as many counters as are printed; 614.1c: so has a
    creature that could not be there without those that it enters with."""
    found = dict(item.counters)
    for card_type, kind, said, usual in (
        (CardType.PLANESWALKER, LOYALTY, item.loyalty, printed.loyalty),
        (CardType.BATTLE, DEFENSE, item.defense, printed.defense),
    ):
        if said is not None:
            found[kind] = said
        elif face_down is None and printed.is_type(card_type) and kind not in found and usual is not None:
            found[kind] = usual
    return _some(found) or dict(entered_with(item, printed))


def _together(scenario: model.Scenario, item: Permanent, name: str, placed: Mapping[str, ObjectId]) -> ObjectId:
    for one in Index(scenario).find(name):
        if one.label in placed:
            return placed[one.label]
    raise Impossible(item, f"{shown(name)}, con cui sarebbe entrato, non è elencato prima", nearest(name, placed))


def _host(
    scenario: model.Scenario, index: Index, placed: Mapping[str, ObjectId], one: Labelled, name: str
) -> Recipient:
    """301.5, 303.4: what a permanent is attached to: a player, or the one object that is called so."""
    seat = index.player(name)
    if seat is not None:
        return PlayerTarget(PlayerId(seat))
    item = one.item
    assert isinstance(item, Permanent)
    found = [other for other in index.find(name) if other.label in placed]
    here = [other for other in found if other.zone is Zone.BATTLEFIELD] or found
    if not here:
        raise Impossible(item, f"{shown(name)}, a cui sarebbe assegnato, non c'è", nearest(name, index.words()))
    if len(here) > 1:
        labels = ", ".join(shown(other.label) for other in here)
        raise Impossible(item, f"{shown(name)}, a cui sarebbe assegnato, può essere {labels}: scrivi quale")
    if here[0].label == one.label:
        raise Impossible(item, f"{shown(name)} non può essere assegnato a sé stesso")
    return placed[here[0].label]
