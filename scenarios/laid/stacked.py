"""405, 601.2a-d, 602.2a, 603.3: spells and abilities that are on the stack as a situation begins."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Builder, Game, board_of
from engine.board.said import targets_of
from engine.cards.abilities.ability import Activated, Keyword, Triggered
from engine.cards.abilities.filters import TargetSpec
from engine.cards.abilities.quantities import EventAmount
from engine.cards.abilities.references import EventPlayer, It, Other
from engine.cards.characteristics import Characteristics
from engine.cards.places import place_of
from engine.happening.pipeline import begin_action
from engine.happening.writing.objects import keep_choices
from engine.stack.putting import put_ability
from engine.state.bindings import Bindings, Chosen
from engine.words.record import within
from engine.words.terms import CardType, Zone
from scenarios.laid import finding
from scenarios.laid.impossible import Impossible, seat_of
from scenarios.laid.not_found import NotFound
from scenarios.laid.numbered_abilities import numbered
from scenarios.language.errors import in_words, nearest, shown
from scenarios.written import model
from scenarios.written.permanents import ZoneCard, characteristics_of


def stacked_spell(game: Game, scenario: model.Scenario, label: str, item: model.StackedSpell) -> Game:
    """601.2a-d: a spell with the choices that were made for it."""
    card = characteristics_of(ZoneCard(card=item.what), scenario.cards)
    if not card.types:
        raise Impossible(
            item, f"la magia {shown(item.what)} non è definita in «carte»", nearest(item.what, scenario.cards)
        )
    if card.halves:
        raise Impossible(item, f"di {shown(item.what)} in pila c'è una metà: lanciala con un'azione (709.3)")
    if card.is_type(CardType.LAND):
        raise Impossible(item, f"{shown(item.what)} è una terra: non si lancia e non va in pila (305.9)")
    player = game.turn.active if item.by is None else seat_of(scenario, item.by, item)
    modes = tuple(sorted(number - 1 for number in item.modes))
    try:
        specs = targets_of(card, Chosen(modes=modes))
    except IndexError:
        raise Impossible(item, f"{shown(item.what)} non ha tanti modi") from None
    builder = _On(game)
    one = builder.put(label, card, player, Zone.STACK)
    made = builder.game()
    chosen = _chosen(made, item, specs, modes)
    keep_choices(made, one, chosen, None)
    return made


class _On(Builder):
    """A builder that goes on with a game that is already set up."""

    def __init__(self, game: Game) -> None:
        self._game = game.fork()
        self._printed = {}


def stacked_ability(game: Game, scenario: model.Scenario, item: model.StackedAbility) -> Game:
    """113.7, 602.2a, 603.3: an ability with its source and the choices that were made for it."""
    try:
        source = finding.an_object(game, item.what.object)
    except NotFound as fault:
        raise Impossible(item, fault.message, fault.suggestion) from None
    seen = board_of(game).characteristics(source)
    index, ability = _which(item, seen)
    place = place_of(seen.abilities, index)
    if _speaks_of_its_event(ability):
        raise Impossible(
            item,
            f"l'abilità {place + 1} di {shown(seen.name)} parla dell'evento che l'ha innescata: falla innescare con un'azione",
        )
    controller = board_of(game).controller(source) if item.by is None else seat_of(scenario, item.by, item)
    modes = tuple(sorted(number - 1 for number in item.modes))
    specs = ability.targets
    if isinstance(ability, Triggered) and ability.modes:
        specs = tuple(spec for number in modes if number < len(ability.modes) for spec in ability.modes[number].targets)
    chosen = _chosen(game, item, specs, modes)
    tx = begin_action(game)
    bindings = Bindings(source=source, you=controller, chosen=chosen)
    put_ability(
        tx, ability, source=source, index=index, place=place, controller=controller, bindings=bindings, called=item.id
    )
    return tx.game


def _which(item: model.StackedAbility, seen: Characteristics) -> tuple[int, Activated | Triggered]:
    which, abilities = item.what, seen.abilities
    on_stack = [(n, one) for n, one in enumerate(abilities) if isinstance(one, Activated | Triggered)]
    if which.ability is not None:
        found = [(n, one) for n, one in on_stack if place_of(abilities, n) == which.ability - 1]
    elif which.keyword is not None:
        named = [n for n, one in enumerate(abilities) if isinstance(one, Keyword) and one.keyword == which.keyword]
        found = [(n, one) for n, one in on_stack if n in named]
    else:
        found = on_stack
    if len(found) != 1:
        ways = numbered(abilities, [n for n, _ in on_stack])
        told = f"scrivi quale, {in_words(ways)}" if ways else "non ne ha di attivate né di innescate"
        raise Impossible(item, f"non è chiaro quale abilità di {shown(seen.name)}: {told}")
    return found[0]


def _speaks_of_its_event(ability: object) -> bool:
    """603: whether an ability's words point at what made it trigger, which a scenario does not say."""
    return any(isinstance(part, It | Other | EventPlayer | EventAmount) for part in within(ability))


def _chosen(
    game: Game, item: model.StackedSpell | model.StackedAbility, specs: Sequence[TargetSpec], modes: tuple[int, ...]
) -> Chosen:
    """601.2b-d: modes, targets by requirement, division, X."""
    groups = [(one,) if isinstance(one, str) else tuple(one) for one in item.targets]
    if len(specs) == 1 and all(isinstance(one, str) for one in item.targets):
        groups = [tuple(name for group in groups for name in group)]
    if len(groups) > len(specs):
        raise Impossible(item, f"i bersagli sono {len(groups)}, ma ne servono {len(specs)}")
    groups += [()] * (len(specs) - len(groups))
    for group, spec in zip(groups, specs, strict=True):
        if spec.counted is None and not spec.minimum <= len(group) <= spec.maximum:
            raise Impossible(item, f"i bersagli di una richiesta sono {len(group)}, e devono essere {_range(spec)}")
    try:
        targets = tuple(tuple(finding.anything(game, name) for name in group) for group in groups)
        divided = {finding.anything(game, name): amount for name, amount in item.division.items()}
    except NotFound as fault:
        raise Impossible(item, fault.message, fault.suggestion) from None
    return Chosen(modes=modes, targets=targets, divided=divided or None, x=item.x)


def _range(spec: TargetSpec) -> str:
    return str(spec.minimum) if spec.minimum == spec.maximum else f"da {spec.minimum} a {spec.maximum}"
