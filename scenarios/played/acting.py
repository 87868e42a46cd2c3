"""What people write in a script as actions of the engine, on the board on which they are taken, and why one is illegal."""

from __future__ import annotations

from collections.abc import Callable

from engine import Citation, Game, PlayerTarget, Recipient, Refused, board_of
from engine.board.naming import mention_of
from engine.board.other_looks import OF_SIZE, by_other_looks, defining
from engine.board.reach import not_before_next_turn
from engine.board.said import aura_targets, targets_of
from engine.board.targets import illegal
from engine.cards.abilities.ability import Activated
from engine.cards.abilities.filters import TargetSpec
from engine.cards.keywords.numbers import defined_by
from engine.cards.split import LEFT, RIGHT, has_shared_type_line
from engine.combat.attacking import Attack
from engine.costs.mana_costs import abilities_of, is_mana_ability
from engine.stack.insets import INSET, NORMALLY
from engine.stack.split_cards import FUSED, as_cast
from engine.state import actions as a
from engine.state.bindings import Bindings, Chosen
from engine.state.crowds import such
from engine.state.facts.refused import WrongTarget
from engine.state.merged import MUTATE
from engine.state.objects import GameObject
from engine.words.citations import cite
from engine.words.record import Record, replace
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Zone
from scenarios.laid import finding, handles, not_found
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import nearest, shown
from scenarios.language.folding import folded
from scenarios.language.terms import ZONES
from scenarios.played.activating import which_ability
from scenarios.played.declaring import attacked, who_attacks
from scenarios.played.only_priced import is_only_priced
from scenarios.played.unlocking import door_of
from scenarios.written import model
from scenarios.written.queries import AllowedQuery
from scenarios.written.script import EACH, EVERYBODY

_CASTABLE = (Zone.HAND, Zone.COMMAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY)

_UNCASTABLE = (Zone.STACK, Zone.BATTLEFIELD)
"""What somebody says is cast from there is refused by the rules, and not because nobody knows the name."""


class Attempted(Record, kw_only=True):
    """A player's action as the engine takes it, and what was said beforehand of its choices."""

    player: PlayerId
    action: a.Action
    kind: str
    """A word for the narrator: 'cast', 'activate', 'play land', 'attack', 'block', 'pass', 'concede'."""
    object: ObjectId | None = None
    specs: tuple[TargetSpec, ...] = ()
    """The requirements of targets, in order."""


def attempted(game: Game, scenario: model.Scenario, action: model.Doing) -> Attempted | None:
    """The engine's action for one of the script, on this board; ``None`` for what no single action does. Raises NotFound."""
    match action:
        case model.CastSpell():
            return _cast(game, action, priced=is_only_priced(scenario, action))
        case model.ActivateAbility():
            return _activate(game, action, asked=_is_asked_about(scenario, action))
        case model.PlayLand():
            card = _castable(game, action.what, action.by, action.out_of)
            player = _player(game, action.by, game.objects[card].owner)
            return Attempted(player=player, action=a.PlayLand(player, card, action.back), kind="play land", object=card)
        case model.TurnUp():
            one = finding.an_object(game, action.what)
            player = _player(game, action.by, board_of(game).controller(one))
            return Attempted(player=player, action=a.TurnFaceUp(player, one, action.x), kind="turn face up", object=one)
        case model.UnlocksDoor():
            one, door = door_of(game, action.what, action.door, action.by)
            player = _player(game, action.by, board_of(game).controller(one))
            return Attempted(player=player, action=a.Unlock(player, one, door, action.x), kind="unlock", object=one)
        case model.Suspend() | model.Foretell() | model.Plot():
            card = _castable(game, action.what, action.by)
            player = _player(game, action.by, game.objects[card].owner)
            aside = a.SetAside(player, card, action.keyword, action.x)
            return Attempted(player=player, action=aside, kind=action.keyword, object=card)
        case model.Attack():
            return _attack(game, action)
        case model.Block():
            return _block(game, action)
        case model.Concede():
            player = finding.player(game, action.by)
            return Attempted(player=player, action=a.Concede(player), kind="concede")
        case model.AtMarker():
            player = finding.player(game, action.by)
            return Attempted(player=player, action=a.Attend(finding.marker(game, player)), kind="attend")
        case model.Penalised():
            player = finding.player(game, action.by)
            return Attempted(player=player, action=a.Penalty(player), kind="penalty")
        case model.AgreedDraw():
            return Attempted(player=game.receiver, action=a.AgreeToDraw(), kind="agree")
        case model.Pass():
            player = _player(game, action.by, game.receiver)
            return Attempted(player=player, action=a.Pass(player), kind="pass")
        case _:
            return None


_LYING = {zone: f"nella zona «{ZONES.word(zone)}»" for zone in Zone if zone in ZONES}
_TO_CAST = "una carta da lanciare o giocare"


def _player(game: Game, name: str | None, otherwise: PlayerId) -> PlayerId:
    return otherwise if name is None else finding.player(game, name)


def _is_castable(one: GameObject) -> bool:
    return one.zone in (Zone.HAND, Zone.COMMAND)


def _same_card(one: GameObject, other: GameObject) -> bool:
    return (one.owner, one.zone, one.printed) == (other.owner, other.zone, other.printed)


def _castable(game: Game, name: str, by: str | None, out_of: Zone | None = None) -> ObjectId:
    """The card that is meant: in hand first, among the player's own where the player is named. Equal cards of one are equal.

    ``out_of``: the zone in which it is said to be: it is no other card, and one that lies elsewhere by then is not cast from there.
    """
    owner = None if by is None else finding.player(game, by)
    if out_of is not None:
        own = [one for one in game.objects.values() if one.zone is out_of and one.owner == owner]
        alike = [one for one in own if handles.key(name) in (handles.key(one.label), handles.key(one.printed.name))]
        if alike and all(_same_card(one, alike[0]) for one in alike):
            return alike[0].id
        return finding.found_in(game, name, (out_of,), f"una carta {_LYING[out_of]}")
    for zone in (Zone.HAND, Zone.COMMAND):
        there = [one for one in such(game.objects, _is_castable) if one.zone is zone and owner in (None, one.owner)]
        labelled = [one for one in there if handles.key(one.label) == handles.key(name)]
        found = labelled or [one for one in there if handles.key(one.printed.name) == handles.key(name)]
        if found and all((one.owner, one.printed) == (found[0].owner, found[0].printed) for one in found):
            return found[0].id
    try:
        return finding.found_in(game, name, _CASTABLE, _TO_CAST)
    except not_found.Ambiguous as several:
        meant = [game.objects[one] for _, one in several.ways if not isinstance(one, PlayerTarget)]
        if all(owner in (None, one.owner) and _is_castable(one) and _same_card(one, meant[0]) for one in meant):
            return meant[0].id
        raise
    except NotFound as fault:
        try:
            return finding.found_in(game, name, _UNCASTABLE, _TO_CAST)
        except NotFound:
            raise fault from None


def is_elsewhere(game: Game, action: model.Doing) -> bool:
    """601.2a: whether a card is said to be cast or played out of a zone in which it is not yet; what responds waits for nothing."""
    if not isinstance(action, model.CastSpell | model.PlayLand) or action.out_of is None or action.tried:
        return False
    if isinstance(action, model.CastSpell) and action.response:
        return False
    try:
        _castable(game, action.what, action.by, action.out_of)
    except NotFound:
        return True
    return False


def _cast(game: Game, action: model.CastSpell, *, priced: bool) -> Attempted:
    card = _castable(game, action.what, action.by, action.out_of)
    found = game.objects[card]
    if not found.printed.types:
        raise NotFound(
            f"di {shown(found.printed.name or found.label)} non si conosce il tipo: serve una definizione in «carte»"
        )
    modes = tuple(sorted(number - 1 for number in action.modes))
    chosen = Chosen(modes=modes)
    half = _half(found, action.half or action.named) or _half_called(found, action.what)
    specs = _specs(game, card, chosen, back=action.back, half=half)
    if not specs and action.targets and not half:  # 702.140a: a creature spell that is said to have a target mutates
        specs = _specs(game, card, replace(chosen, paid=(MUTATE,)))
    return Attempted(
        player=_player(game, action.by, found.owner),
        action=a.Cast(_player(game, action.by, found.owner), card, action.x, action.back, half, action.free, priced),
        kind="cast",
        object=card,
        specs=specs,
    )


def _half(found: GameObject, name: str | None) -> str:
    """709.3, 715.3: which half of a split card a name means, or whether a card or what is in its inset frame. Raises NotFound."""
    if name is None:
        return ""
    if (inset := found.printed.inset) is not None:
        both = {found.printed.name: NORMALLY, inset.name: INSET}
        for known, how in both.items():
            if handles.key(known) == handles.key(name):
                return how
        raise NotFound(f"{shown(name)} non è un nome di {shown(found.printed.name)}", nearest(name, both))
    if handles.key(name) in ("fuse", "fusa", "entrambe"):
        return FUSED
    for side, half in zip((LEFT, RIGHT), found.printed.halves, strict=False):
        if handles.key(half.name) == handles.key(name):
            return side
    names = [half.name for half in found.printed.halves]
    raise NotFound(f"{shown(name)} non è una metà di {shown(found.printed.name)}", nearest(name, names))


def _half_called(found: GameObject, what: str) -> str:
    """709.3: who casts half of a permanent card by its name casts that half; '' where the name is the card's."""
    if not has_shared_type_line(*found.printed.halves) or handles.key(found.printed.name) == handles.key(what):
        return ""
    named = zip((LEFT, RIGHT), found.printed.halves, strict=True)
    return next((side for side, half in named if handles.key(half.name) == handles.key(what)), "")


def _specs(game: Game, card: ObjectId, chosen: Chosen, *, back: bool = False, half: str = "") -> tuple[TargetSpec, ...]:
    other = game.objects[card].other_face if back else None
    if half:
        other = as_cast(game.objects[card], half).printed
    printed = board_of(game).characteristics(card) if other is None else other
    try:
        return targets_of(printed, chosen)
    except IndexError:
        raise NotFound(f"«{printed.name}» non ha tanti modi") from None


def _is_asked_about(scenario: model.Scenario, action: model.Doing) -> bool:
    """Whether it is asked if an action of the script is allowed."""
    numbers = [one.action for one in scenario.asks if isinstance(one, AllowedQuery)]
    return any(scenario.script[number - 1] is action for number in numbers)


def _activate(game: Game, action: model.ActivateAbility, *, asked: bool) -> Attempted:
    board = board_of(game)
    by = None if action.by is None else finding.player(game, action.by)
    # What is TAPped has mostly been activated already: of several lands one that is not is meant.
    one = finding.one_of_alike(
        game, action.what, lambda one: board.controller(one.id) == by, lambda one: not one.tapped
    )
    player = _player(game, action.by, board.controller(one))
    index, abilities = which_ability(game, one, action, asked=asked), abilities_of(board, one)
    ability = abilities[index] if index < len(abilities) else None
    return Attempted(
        player=player,
        action=a.Activate(player, one, index, action.x),
        kind="activate",
        object=one,
        specs=ability.targets if isinstance(ability, Activated) else (),
    )


def _attack(game: Game, action: model.Attack) -> Attempted:
    player = who_attacks(game, action)
    board = board_of(game)

    def his(one: GameObject) -> bool:
        return board.controller(one.id) in game.together(player)

    attackers = tuple(
        (one, attacked(game, player, defender))
        for name, defender in action.attackers.items()
        for one in _attacking(game, player, name, his)
    )
    bands = tuple(tuple(finding.an_object_that(game, name, his) for name in band) for band in action.bands or ())
    return Attempted(player=player, action=a.DeclareAttackers(player, attackers, bands), kind="attack")


def _attacking(game: Game, player: PlayerId, name: str, his: Callable[[GameObject], bool]) -> tuple[ObjectId, ...]:
    """508.1a: the creatures of a name; with «tutto» all that can attack."""
    if folded(name) in EACH:
        raise NotFound(f"{shown(name)} si dice di quello che si chiede soltanto, con «tentata: sì»")
    if folded(name) not in EVERYBODY:
        return finding.objects_that(game, name, his, _ready)
    attack = Attack(board_of(game), player)
    able = tuple(one for one in attack.creatures() if attack.possible(one))
    if not able:
        raise NotFound("qui non c'è una creatura che possa attaccare")
    return able


def _ready(one: GameObject) -> bool:
    """508.1a, 509.1a."""
    return not one.tapped


def _block(game: Game, action: model.Block) -> Attempted:
    board = board_of(game)
    attacking = {one.object for one in game.combat.attackers} if game.combat is not None else set()
    by = None if action.by is None else finding.player(game, action.by)

    def blocks(one: GameObject) -> bool:
        return board.controller(one.id) == by if by is not None else one.id not in attacking

    blockers = tuple(
        (one, finding.an_object_that(game, attacker, lambda one: one.id in attacking))
        for name, attackers in action.blockers.items()
        for one in finding.objects_that(game, name, blocks, _ready)
        for attacker in attackers
    )
    player = by if by is not None else board.controller(blockers[0][0]) if blockers else _defending(game)
    return Attempted(player=player, action=a.DeclareBlockers(player, blockers), kind="block")


def _defending(game: Game) -> PlayerId:
    """506.2: the first player attacked; without an attack, the next one in turn order."""
    if game.combat is not None:
        for attacker in game.combat.attackers:
            if isinstance(attacker.defender, PlayerTarget):
                return attacker.defender.player
            return board_of(game).controller(attacker.defender)
    return next((one for one in game.seats() if one != game.turn.active), game.turn.active)


def why_illegal(game: Game, attempted: Attempted, requirement: int, one: Recipient) -> tuple[str, Citation] | None:
    """115: why something is no legal target for a requirement of an action, with the rule; ``None`` where it is one."""
    if attempted.object is None or requirement >= len(attempted.specs):
        return None
    bound = Bindings(source=attempted.object, you=attempted.player)
    return illegal(one, attempted.specs[requirement], board_of(game), bound)


def because_of_its_keyword(game: Game, attempted: Attempted, why: tuple[str, Citation]) -> tuple[Citation, ...]:
    """303.4a, 702.5a, 702.6a, 702.140a: that its enchant ability says what an Aura spell may target, that it mutates what it may,
    or that an activated ability stands for a keyword, as to equip, where that is what one named for it is not."""
    if attempted.object is None or why[1] != cite("115.1"):
        return ()
    if isinstance(attempted.action, a.Activate):
        there = abilities_of(board_of(game), attempted.object)[attempted.action.index :]
        return defined_by(there[0]) if there else ()
    looks = board_of(game).characteristics(attempted.object)
    if any(spec.if_paid == MUTATE for spec in attempted.specs):
        return (cite("702.140a"),)
    return (cite("702.5a"),) if "Aura" in looks.subtypes and attempted.specs == aura_targets(looks) else ()


def because_of_looks(
    game: Game, attempted: Attempted, requirement: int, one: Recipient, why: str
) -> tuple[Citation, ...]:
    """708-720: by which rules what is no legal target does not have the looks with which it would be one."""
    wanted = attempted.specs[requirement].objects if requirement < len(attempted.specs) else None
    if wanted is None or attempted.object is None or isinstance(one, PlayerTarget):
        return ()
    board = board_of(game)
    others = by_other_looks(wanted, why, board, one, source=attempted.object, you=attempted.player)
    uncounterable = wanted.kind is Kind.ABILITY and _adds_mana_alone(game, one)
    return (*others, *(defining(board, one) if why in OF_SIZE else ()), *((cite("605.3b"),) if uncounterable else ()))


def _adds_mana_alone(game: Game, one: ObjectId) -> bool:
    """605.3b: whether all activated abilities of a permanent are mana abilities, of which none is ever on the stack."""
    found = game.objects.get(one)
    if found is None or not found.on_battlefield:
        return False
    activated = [ability for ability in abilities_of(board_of(game), one) if isinstance(ability, Activated)]
    return bool(activated) and all(map(is_mana_ability, activated))


def refusal(
    game: Game,
    why: tuple[str, Citation],
    one: Recipient,
    by: PlayerId = NOBODY,
    looks: tuple[Citation, ...] = (),
) -> Refused:
    """The refusal of an action of a player because of one target; 801.2c: with why it is out of range, if for this turn only."""
    board = board_of(game)
    rules = not_before_next_turn(board, one, of=by) if why[1] == cite("801.4") and by != NOBODY else looks
    if isinstance(one, PlayerTarget):
        return Refused(*why, (WrongTarget(one),), rules)
    seen = board.last_seen(one)
    return Refused(*why, () if seen is None else (WrongTarget(mention_of(seen[0], seen[1].name, seen[2])),), rules)
