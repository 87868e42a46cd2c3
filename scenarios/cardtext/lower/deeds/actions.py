"""701: keyword actions whose words are a verb and a number, each as its record."""

from __future__ import annotations

from collections.abc import Callable

from engine.cards.abilities import effects as f
from engine.cards.abilities import making as k
from engine.cards.abilities import turns
from engine.cards.abilities.choices import ChooseNumber
from engine.cards.abilities.conditions import Is
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.deciding import CollectEvidence, Forage, MayPlayLands
from engine.cards.abilities.designations import Detain, Goad, Harness, Monstrosity, StaysTapped, Suspect
from engine.cards.abilities.exploring import Connive, Discover, Explore, ManifestDread
from engine.cards.abilities.filters import CREATURE, Filter, TargetSpec
from engine.cards.abilities.growing import (
    Adapt,
    Amass,
    Bolster,
    DoubleCounters,
    Earthbend,
    Endure,
    Proliferate,
    Support,
)
from engine.cards.abilities.keyword_abilities import ChoosePlayer, SetApart
from engine.cards.abilities.libraries import Clash, Fateseal, Learn, Scry, Surveil
from engine.cards.abilities.making import GetEmblem, Incubate, Populate
from engine.cards.abilities.objects import RemoveFromCombat
from engine.cards.abilities.players import Lose, Win
from engine.cards.abilities.preparing import NoLongerPrepared, Prepare
from engine.cards.abilities.quantities import Fixed, ManaValueOf, Noted, Quantity
from engine.cards.abilities.references import (
    EachPlayer,
    Every,
    ObjectReference,
    PlayerReference,
    Remembered,
    Target,
    This,
    You,
)
from engine.cards.abilities.turning import Transform
from engine.cards.abilities.venturing import Airbend, RingTempts, TakeInitiative, Venture
from engine.words.record import replace
from engine.words.terms import CardType, Designation, Phase, Relation, TurnStep, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower import amounts
from scenarios.cardtext.lower.casting_cards import play_and_cast, play_known
from scenarios.cardtext.lower.counters_said import counter_kind
from scenarios.cardtext.lower.deeds.known_by import KNOWN_BY, subject_on_the_battlefield
from scenarios.cardtext.lower.doing import (
    Deed,
    Doer,
    Effects,
    done_to,
    object_of_deed,
    one_player,
    only_you,
    player_doing,
    what,
)
from scenarios.cardtext.lower.lasting import duration, held_while
from scenarios.cardtext.lower.parties import player_of
from scenarios.cardtext.lower.scope import Mention, Scope, Spoken, called, refuse
from scenarios.cardtext.tree import Node


def _counted(make: Callable[[PlayerReference, Quantity], f.Effect]) -> Deed:
    """A deed of a player with a number."""

    def lower(node: Node, scope: Scope, doer: Doer) -> Effects:
        made = make(player_doing(node, doer), amounts.number(node, scope))
        return (made, made) if node.has("TWICE") else (made,)

    return lower


def _of_permanent(make: Callable[[ObjectReference], f.Effect]) -> Deed:
    """A deed of an object on the battlefield, the subject of the verb."""

    def lower(node: Node, scope: Scope, doer: Doer) -> Effects:
        return (make(subject_on_the_battlefield(node, doer)),)

    return lower


def _stays_tapped_next(node: Node, scope: Scope, doer: Doer) -> Effects:
    """502.3: 'non STAPpa durante il tuo prossimo STAP' is said of what you control, whose controller's step it is."""
    what = subject_on_the_battlefield(node, doer)
    yours = doer.mention.own or (isinstance(what, Every) and what.filter.controller is Relation.YOU)
    if node.has("YOUR_NEXT_UNTAP") and not yours:
        refuse(node, refusal.NO_VOCABULARY)
    return (StaysTapped(what=what),)


def _kept_tapped(node: Node, scope: Scope, doer: Doer) -> Effects:
    """502.3, 611.2b: 'non STAPpa durante lo STAP del suo controllore fintanto che la Sentinella rimane TAPpata'."""
    what, said = subject_on_the_battlefield(node, doer), node.node("duration")
    so_long, until = (scope.so_long, scope.until) if said is None else (held_while(said, scope), None)
    if said is not None and so_long is None:
        until = duration(said, scope)
    if so_long is None and until is Duration.WHILE_SOURCE_REMAINS:
        so_long = Is(This(), Filter())
    if so_long is None:
        refuse(node, refusal.NO_VOCABULARY)
    return (StaysTapped(what=what, as_long_as=so_long),)


def _of_permanent_counted(make: Callable[[ObjectReference, Quantity], f.Effect]) -> Deed:
    """As :func:`_of_permanent`, with a number; one where none is said."""

    def lower(node: Node, scope: Scope, doer: Doer) -> Effects:
        amount = amounts.number(node, scope) if node.has("NUM", "X") else Fixed(1)
        return (make(subject_on_the_battlefield(node, doer), amount),)

    return lower


def _control_player(node: Node, scope: Scope, doer: Doer) -> Effects:
    """723.1: 'controlli un giocatore bersaglio durante il prossimo turno di quel giocatore'."""
    only_you(node, doer)
    who = player_of(next(node.nodes("party")), scope).mention
    if who.plural is not False or isinstance(who.to, EachPlayer | You):
        refuse(node, refusal.NO_VOCABULARY)
    return (turns.ControlPlayer(who=who.to),)  # type: ignore[arg-type]


def _proliferate(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.34a."""
    return (Proliferate(who=player_doing(node, doer)),) * (2 if node.has("TWICE") else 1)


def _populate(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.36a."""
    times = Fixed(2) if node.has("TWICE") else amounts.number(node, scope) if node.has("NUM", "X") else Fixed(1)
    return (Populate(who=player_doing(node, doer), times=times),)


def _support(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.41a: up to so many target creatures; of a permanent, other ones."""
    only_you(node, doer)
    number = next(node.words("NUM"))
    wanted = CREATURE if scope.source.spell else replace(CREATURE, another=True)
    index = scope.target(TargetSpec(objects=wanted, minimum=0, maximum=int(str(number.value))))
    return (Support(on=Target(index)),)


def _amass(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.47a, 701.47e: of Zombies where no subtype is said."""
    subtype = node.word("SUBTYPE")
    amount = amounts.number(node, scope)
    named = "Zombie" if subtype is None else str(subtype.value)
    return (Amass(amount=amount, subtype=named, who=player_doing(node, doer)),)


def _emblem(node: Node, scope: Scope, doer: Doer) -> Effects:
    """114.2: an emblem has the abilities in quotes, and functions in the command zone (114.4)."""
    # What is in quotes is a whole ability, which has sentences, which have deeds: the circle is closed here.
    from scenarios.cardtext.quoted import quoted_abilities

    said = [one for quoted in node.words("QUOTED") for one in quoted_abilities(quoted, text=scope.source)]
    return (GetEmblem(abilities=tuple(said), who=player_doing(node, doer)),)


def _double_counters(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.10e."""
    only_you(node, doer)
    kind = node.node("counter_kind")
    counter = None if kind is None else counter_kind(kind)
    if node.node("party") is not None:
        found = object_of_deed(node, scope, doer)
    else:
        pronoun = next(node.words("PRON"))
        found = Spoken(scope.nearest(pronoun, lambda one: not one.player and one.agrees(pronoun.marks)))
    if found.mention.zone is not Zone.BATTLEFIELD:
        refuse(node, refusal.UNEXPECTED)
    return (*found.before, DoubleCounters(on=what(found), counter=counter))


def _may_play_lands(node: Node, scope: Scope, doer: Doer) -> Effects:
    """305.2: only as what a player may do."""
    number = node.word("NUM")
    count = Fixed(1 if number is None else int(str(number.value)))
    return (MayPlayLands(who=player_doing(node, doer), count=count),)


def _day_comes(node: Node, scope: Scope, doer: Doer) -> Effects:
    """731.1: 'diventa giorno', 'diventa notte'."""
    return (turns.ChangeDayNight(night=node.has("BECOMES_NIGHT")),)


def _skip(node: Node, scope: Scope, doer: Doer) -> Effects:
    """614.10a."""
    step = node.word("STEP")
    if node.has("NEXT_COMBAT"):
        return (turns.SkipNext(what=Phase.COMBAT, who=player_doing(node, doer)),)
    if step is not None:
        if node.has("YOUR") is not doer.you or not isinstance(step.value, TurnStep):
            refuse(node, refusal.DISAGREES)
        return (turns.SkipNext(what=step.value, who=player_doing(node, doer)),)
    only_you(node, doer)
    return (turns.SkipNext(what=None, who=player_doing(node, doer)),)


def _monstrosity(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.37a."""
    return (Monstrosity(amount=amounts.number(node, scope)),)


def _adapt(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.46a."""
    return (Adapt(amount=amounts.number(node, scope)),)


def _take_initiative(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (TakeInitiative(who=player_doing(node, doer)),)


def _become_monarch(node: Node, scope: Scope, doer: Doer) -> Effects:
    """725.1."""
    return (turns.BecomeMonarch(who=player_doing(node, doer)),)


def _extra_turn(node: Node, scope: Scope, doer: Doer) -> Effects:
    """500.7."""
    several = node.word("NUM")
    count = Fixed(1) if several is None else amounts.of_word(several, scope)
    return (turns.ExtraTurn(who=player_doing(node, doer), count=count),)


def _become_plotted(node: Node, scope: Scope, doer: Doer) -> Effects:
    """702.170c: said of one card that was exiled."""
    if doer.mention.player or doer.mention.zone is not Zone.EXILE or doer.mention.plural is True:
        refuse(node, refusal.UNEXPECTED)
    return (SetApart(what=doer.mention.to, designation=Designation.PLOTTED),)  # type: ignore[arg-type]


def _evidence(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.59a; 107.3f: an X that nothing defines is chosen as it is done, no greater than there is evidence for."""
    who = player_doing(node, doer)
    if not node.has("X") or scope.known_x is not None:
        return (CollectEvidence(amount=amounts.number(node, scope), who=who),)
    only_you(node, doer)
    name = scope.name()
    scope.x = Noted(name)
    most = ManaValueOf(Every(Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)))
    return (ChooseNumber(keep_as=name, most=most), CollectEvidence(amount=scope.x, who=who))


def _fateseal(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.29a: in the library of an opponent, who is chosen as it is done."""
    name = scope.name()
    return (ChoosePlayer(keep_as=name), Fateseal(whose=Remembered(name), count=amounts.number(node, scope)))


def _learn(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.48a."""
    return (Learn(),)


def _manifest_dread(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.62a: you, or one other player: of what several put there nothing is said behind it."""
    one_player(node, doer)
    name = scope.name()
    called = frozenset({"permanent", "creature"})
    scope.mention(Mention(to=Remembered(name), called=called, gender="f"))
    return (ManifestDread(who=player_doing(node, doer), keep_as=name),)


def _ring_tempts(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.54a."""
    return (RingTempts(),)


def _earthbend(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.66a: 'dominio della terra 2' has a target, a land that you control."""
    land = Filter(types=(CardType.LAND,), controller=Relation.YOU)
    to = Target(scope.target(TargetSpec(objects=land)))
    scope.mention(Mention(to=to, called=called(("permanent", CardType.LAND)), gender="f", plural=False))
    return (Earthbend(amount=amounts.number(node, scope), what=to),)


def _venture(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.49a."""
    return (Venture(who=player_doing(node, doer)),)


def _clash(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.30b: what comes of it, the next sentence says."""
    return (Clash(),)


def _forage(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.61a."""
    only_you(node, doer)
    return (Forage(),)


_AFTER_PHASES = {"questa fase principale": Phase.MAIN, "questa fase di combattimento": Phase.COMBAT}


def _more_phases(node: Node, scope: Scope, doer: Doer) -> Effects:
    """500.8: 'dopo questa fase principale' adds them only in a main phase, 'dopo questa fase di combattimento' only in combat."""
    said = next(node.words("MORE_PHASES", "TWO_MORE_PHASES")).form.replace(" ,", ",")
    after = next((phase for word, phase in _AFTER_PHASES.items() if f"{word}," in said), None)
    combats = (Phase.COMBAT,) * (2 if node.has("TWO_MORE_PHASES") else 1)
    phases = (*combats, Phase.MAIN) if node.has("AND_A_MAIN_PHASE") else combats
    return (turns.AddPhases(phases=phases, after=after),)


def _end_turn(node: Node, scope: Scope, doer: Doer) -> Effects:
    """724.1, 724.2."""
    return (turns.EndTurn(combat_only=node.has("END_THE_COMBAT")),)


def _win(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (Win(who=player_doing(node, doer)),)


def _lose(node: Node, scope: Scope, doer: Doer) -> Effects:
    return (Lose(who=player_doing(node, doer)),)


def _investigate(node: Node, scope: Scope, doer: Doer) -> Effects:
    """701.16a: create a Clue token."""
    times = amounts.number(node, scope) if node.has("TIMES") else Fixed(2 if node.has("TWICE") else 1)
    times = amounts.per(node.node("per"), times, scope)
    return (k.Investigate(who=player_doing(node, doer), times=times),)


WITHOUT_VERB = frozenset(
    {
        "clash", "monstrosity", "adapt", "learn", "earthbend", "ring_tempts", "set_life", "more_phases",
        "end_turn", "blocked_by_all", "type_becomes", "size_becomes", "day_comes", "fateseal",
    }
)  # fmt: skip
"""Deeds whose word is a noun, or stands by itself, or whose verb is said of no player; you do them, or the source."""

ACTIONS: dict[str, Deed] = {
    "win": _win,
    "lose": _lose,
    "investigate": _investigate,
    "scry": _counted(lambda who, count: Scry(count=count, who=who)),
    "surveil": _counted(lambda who, count: Surveil(count=count, who=who)),
    "bolster": _counted(lambda who, count: Bolster(amount=count, who=who)),
    "proliferate": _proliferate,
    "populate": _populate,
    "explore": _of_permanent(lambda what: Explore(what=what)),
    "connive": _of_permanent_counted(lambda what, count: Connive(what=what, amount=count)),
    "endure": _of_permanent_counted(lambda what, count: Endure(what=what, amount=count)),
    "phase_out": _of_permanent(lambda what: turns.PhaseOut(what=what)),
    "stays_tapped_next": _stays_tapped_next,
    "kept_tapped": _kept_tapped,
    "become_prepared": _of_permanent(lambda what: Prepare(what=what)),
    "become_plotted": _become_plotted,
    **KNOWN_BY,
    "no_longer_prepared": _of_permanent(lambda what: NoLongerPrepared(what=what)),
    "goad": done_to(lambda what: Goad(what=what)),
    "detain": done_to(lambda what: Detain(what=what)),
    "suspect": done_to(lambda what: Suspect(what=what)),
    "harness": done_to(lambda what: Harness(what=what)),
    "support": _support,
    "emblem": _emblem,
    "double_counters": _double_counters,
    "may_play_lands": _may_play_lands,
    "day_comes": _day_comes,
    "skip": _skip,
    "amass": _amass,
    "monstrosity": _monstrosity,
    "adapt": _adapt,
    "learn": _learn,
    "ring_tempts": _ring_tempts,
    "end_turn": _end_turn,
    "venture": _venture,
    "clash": _clash,
    "fateseal": _fateseal,
    "transform": done_to(lambda what: Transform(what=what)),
    "manifest_dread": _manifest_dread,
    "incubate": _counted(lambda who, count: Incubate(amount=count, who=who)),
    "discover": _counted(lambda who, count: Discover(amount=count, who=who)),
    "evidence": _evidence,
    "forage": _forage,
    "play_and_cast": play_and_cast,
    "play_known": play_known,
    "control_player": _control_player,
    "earthbend": _earthbend,
    "airbend": done_to(lambda what: Airbend(what=what)),
    "become_monarch": _become_monarch,
    "take_initiative": _take_initiative,
    "more_phases": _more_phases,
    "leave_combat": done_to(lambda what: RemoveFromCombat(what=what)),
    "extra_turn": _extra_turn,
}
OBJECTS_DO = frozenset(
    {
        "explore",
        "connive",
        "endure",
        "phase_out",
        "stays_tapped_next",
        "kept_tapped",
        "become_prepared",
        "become_plotted",
        "become_known",
        "no_longer_known",
        "no_longer_prepared",
    }
)
