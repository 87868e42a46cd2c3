"""800.2, 805.1, 806-811: the table of a scenario: variant and options as they were said, what follows from them, and every fault.

Nothing is played as another variant than was asked for: what the rules of a variant do not allow is refused with their number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.board.seating import PLAYERS_TO_A_MARKER
from engine.happening.building import MOST_PLAYERS, team_turns
from engine.state.table import Attacks, Table, Variant
from engine.words.terms import PlayerId
from scenarios.laid.impossible import seat_of
from scenarios.language.errors import nearest, shown
from scenarios.language.formats import FORMATS, Format
from scenarios.language.words import listed
from scenarios.written import model
from scenarios.written.options import EVERYBODY, Options
from scenarios.written.records import Record, folded

_VARIANTS = {
    Format.FREE_FOR_ALL: Variant.FREE_FOR_ALL,
    Format.GRAND_MELEE: Variant.GRAND_MELEE,
    Format.TEAM_VS_TEAM: Variant.TEAM_VS_TEAM,
    Format.EMPEROR: Variant.EMPEROR,
    Format.TWO_HEADED_GIANT: Variant.TWO_HEADED_GIANT,
    Format.ALTERNATING_TEAMS: Variant.ALTERNATING_TEAMS,
}
_CASUAL = (Format.COMMANDER, Format.BRAWL)
_TEAM_SIZE = 3
"""809.1: how many players a team has in Emperor at least."""


class Unseated(Exception):
    """A table at which nobody can sit like that: the part of the scenario, what is wrong with it, and the right word."""

    def __init__(self, part: Record, message: str, suggestion: str = "") -> None:
        super().__init__(message)
        self.fault = (part, message, suggestion)


@dataclass(frozen=True)
class Seating:
    """Who is with whom and how the table plays. ``shared``: teams share life and poison too (810.4, 810.10)."""

    teams: tuple[int, ...]
    shared: bool
    table: Table


def seating(scenario: model.Scenario) -> Seating:
    """800.2: the table of a scenario. Raises Unseated for one that its variant does not allow."""
    asked = _asked(scenario)
    teams = _teams(scenario, shared=asked is Format.TWO_HEADED_GIANT)
    variant = _variant(scenario, asked, teams)
    _check_teams(scenario, variant, teams)
    _check_options(scenario, variant, teams)
    options = scenario.options
    shares_turns = variant is Variant.TWO_HEADED_GIANT or bool(options.shared_turns)
    if variant is Variant.TWO_HEADED_GIANT and set(scenario.formats) & set(_CASUAL):
        _check_life_said(scenario, teams)
    emperors = _emperors(scenario, teams) if variant is Variant.EMPEROR else ()
    table = Table(
        variant=variant,
        attacks=_attacks(scenario, variant),
        deploy=variant is Variant.EMPEROR if options.deploy is None else options.deploy,
        together=team_turns(teams) if shares_turns else (),
        emperors=emperors,
        ranges=_ranges(scenario, variant, teams, emperors),
    )
    return Seating(teams, variant is Variant.TWO_HEADED_GIANT, table)


def _asked(scenario: model.Scenario) -> Format:
    """800.2: a game has only one multiplayer variant; Commander can be played in any of them (903.2)."""
    formats = [one for one in scenario.formats if one not in _CASUAL]
    if len(formats) > 1:
        words = listed(FORMATS.word(one) for one in formats)
        raise Unseated(scenario, f"{words} non vanno insieme: una partita ha una variante sola (800.2)")
    if len(scenario.formats) - len(formats) > 1:
        raise Unseated(
            scenario, "Commander e Brawl non vanno insieme: Brawl è già un modo di giocare Commander (903.12a)"
        )
    asked = formats[0] if formats else Format.FREE
    count = len(scenario.players)
    if not 2 <= count <= MOST_PLAYERS:
        raise Unseated(scenario, f"i giocatori sono {count}: ne servono da 2 a {MOST_PLAYERS}")
    if asked is Format.TWO_PLAYERS and count != 2:
        raise Unseated(scenario, f"in una partita a due giocatori non possono essercene {count}")
    return asked


def _teams(scenario: model.Scenario, *, shared: bool) -> tuple[int, ...]:
    """102.3: a number for each seat; in Two-Headed Giant neighbours are a team where nothing else is said (810.3)."""
    given = [player.team for player in scenario.players]
    if shared:
        return tuple(seat // 2 + 1 if team is None else team for seat, team in enumerate(given))
    alone = max((team for team in given if team is not None), default=0)
    return tuple(alone + 1 + seat if team is None else team for seat, team in enumerate(given))


def _variant(scenario: model.Scenario, asked: Format, teams: Sequence[int]) -> Variant:
    """Which variant it is; where none was named and there are teams, the one whose seats they have (808.2, 811.3)."""
    if asked in _VARIANTS:
        return _VARIANTS[asked]
    if len(set(teams)) == len(teams):
        return Variant.NONE
    if _alternate(teams) and not _together(teams):
        return Variant.ALTERNATING_TEAMS
    if not _together(teams):
        part = next(_apart(scenario, teams))
        raise Unseated(
            part,
            f"{shown(part.name)} non siede con la sua squadra (808.2), né le squadre si alternano a posti uguali (811.3)",
        )
    return Variant.TEAM_VS_TEAM


def _together(teams: Sequence[int]) -> bool:
    """805.1, 808.2: whether the members of each team sit in adjacent seats."""
    changes = sum(teams[seat] != teams[seat - 1] for seat in range(len(teams)))
    return changes == (len(set(teams)) if len(set(teams)) > 1 else 0)


def _alternate(teams: Sequence[int]) -> bool:
    """811.1, 811.3: whether teams of equal size sit in the same order again and again: A1 B1 C1 A2 B2 C2."""
    count = len(set(teams))
    return count > 1 and all(team == teams[seat % count] for seat, team in enumerate(teams)) and not len(teams) % count


def _apart(scenario: model.Scenario, teams: Sequence[int]) -> Iterator[model.Player]:
    """Players between whom and the rest of the team others sit."""
    met: set[int] = set()
    start = next((seat for seat in range(len(teams)) if teams[seat] != teams[seat - 1]), 0)
    for step in range(len(teams)):
        seat = (start + step) % len(teams)
        if teams[seat] in met and teams[seat] != teams[seat - 1]:
            yield scenario.players[seat]
        met.add(teams[seat])


_HOW = ": di ogni giocatore si dice la sua, come «Anna: squadra 1»"


def _check_teams(scenario: model.Scenario, variant: Variant, teams: Sequence[int]) -> None:
    """806.1, 807.1, 808.1-808.2, 809.1-809.2, 809.6, 810.1, 810.3, 810.11, 811.1, 811.3: who plays with whom, and where."""
    sizes = [teams.count(team) for team in dict.fromkeys(teams)]
    players = scenario.players
    equal = len(set(sizes)) == 1
    if variant is Variant.FREE_FOR_ALL and len(sizes) < len(teams):
        member = next(player for player, team in zip(players, teams, strict=True) if teams.count(team) > 1)
        raise Unseated(member, "tutti contro tutti si gioca senza squadre (806.1)")
    if variant is Variant.GRAND_MELEE and len(sizes) < len(teams):
        member = next(player for player, team in zip(players, teams, strict=True) if teams.count(team) > 1)
        raise Unseated(member, "Grand Melee si gioca senza squadre, ognuno per sé (807.1)")
    if variant in (Variant.NONE, Variant.FREE_FOR_ALL, Variant.GRAND_MELEE):
        return
    if variant is Variant.TWO_HEADED_GIANT and (len(sizes) < 2 or min(sizes) < 2 or not equal):
        rule = "810.11" if max(sizes) > 2 else "810.1"
        raise Unseated(
            scenario, f"in Two-Headed Giant servono almeno due squadre di due giocatori, tutte uguali ({rule}){_HOW}"
        )
    if len(sizes) < 2:
        rule = {Variant.TEAM_VS_TEAM: "808.1", Variant.EMPEROR: "809.1"}.get(variant, "811.1")
        raise Unseated(scenario, f"servono almeno due squadre ({rule}){_HOW}")
    if variant is Variant.EMPEROR and (min(sizes) < _TEAM_SIZE or not equal):
        rule = "809.1" if min(sizes) < _TEAM_SIZE else "809.6"
        raise Unseated(scenario, f"in Emperor servono squadre di almeno tre giocatori, tutte uguali ({rule}){_HOW}")
    if variant is Variant.ALTERNATING_TEAMS:
        if not equal:
            raise Unseated(scenario, "le squadre alterne hanno tutte lo stesso numero di giocatori (811.1)")
        if not _alternate(teams):
            raise Unseated(scenario, "le squadre devono alternarsi a posti uguali: A1 B1 A2 B2 (811.3)")
    elif not _together(teams):
        part = next(_apart(scenario, teams))
        rule = {Variant.TEAM_VS_TEAM: "808.2", Variant.EMPEROR: "809.2"}.get(variant, "810.3")
        raise Unseated(part, f"{shown(part.name)} non siede accanto alla sua squadra ({rule})")


def _check_options(scenario: model.Scenario, variant: Variant, teams: Sequence[int]) -> None:
    """804.1, 805.1, 806.2, 807.2c, 809.3, 810.2, 810.7, 811.2: which options go with which variant."""
    options = scenario.options
    for rule, message in _faults(scenario, options, variant, teams):
        raise Unseated(options, f"{message} ({rule})")


def _check_life_said(scenario: model.Scenario, teams: Sequence[int]) -> None:
    """810.4, 903.7: with how much life a team that shares it begins in Commander no rule says; so the file does."""
    for team in dict.fromkeys(teams):
        members = [player for player, one in zip(scenario.players, teams, strict=True) if one == team]
        if all(player.life is None for player in members):
            raise Unseated(
                members[0],
                "in Commander con Two-Headed Giant nessuna regola dice i punti vita iniziali di una squadra (810.4, 903.7):"
                " vanno scritti con «vita»",
            )


def _faults(
    scenario: model.Scenario, options: Options, variant: Variant, teams: Sequence[int]
) -> Iterator[tuple[str, str]]:
    attacks = options.attacks
    if scenario.one_defender and attacks not in (None, Attacks.ONE):
        yield "506.2a", "«un solo difensore» e «attacco» dicono due cose diverse"
    single = scenario.one_defender or attacks is Attacks.ONE
    in_teams = len(set(teams)) < len(teams)
    shares_turns = variant is Variant.TWO_HEADED_GIANT or options.shared_turns
    exactly = {Variant.FREE_FOR_ALL: "806.2b", Variant.ALTERNATING_TEAMS: "811.2b"}
    if single and variant in exactly:
        yield exactly[variant], "si attacca a più giocatori, a sinistra o a destra, non un solo difensore"
    if options.ranges is not None and variant is Variant.FREE_FOR_ALL and len(set(options.ranges.values())) > 1:
        yield "806.2a", "tutti contro tutti, il raggio è uguale per tutti"
    if options.deploy and variant is Variant.FREE_FOR_ALL:
        yield "806.2c", "tutti contro tutti, le creature non si schierano"
    if variant is Variant.GRAND_MELEE and attacks is Attacks.MULTIPLE:
        yield "807.2c", "in Grand Melee non si attacca a più giocatori"
    if variant is Variant.GRAND_MELEE and options.deploy:
        yield "807.2c", "in Grand Melee le creature non si schierano"
    if options.deploy and not in_teams:
        yield "804.1", "le creature si schierano presso un compagno, e qui nessuno ne ha"
    if options.deploy is False and variant is Variant.EMPEROR:
        yield "804.1", "in Emperor le creature si schierano sempre"
    if variant is Variant.EMPEROR and options.ranges is not None and None in options.ranges.values():
        yield "801.1", "in Emperor il raggio è sempre limitato"
    if options.shared_turns is False and variant is Variant.TWO_HEADED_GIANT:
        yield "810.2", "in Two-Headed Giant i turni sono sempre condivisi"
    if options.shared_turns and not in_teams:
        yield "805.1", "solo le squadre condividono i turni"
    if options.shared_turns and not _together(teams):
        yield "805.1", "condivide i turni solo una squadra che siede a posti vicini"
    if options.shared_turns and variant is Variant.EMPEROR:
        yield "809.4", "in Emperor i turni vanno da un giocatore a quello alla sua sinistra"
    if shares_turns and (attacks is not None or scenario.one_defender):
        rule = "810.7" if variant is Variant.TWO_HEADED_GIANT else "805.10"
        yield rule, "con i turni condivisi una squadra attacca l'altra insieme: «attacco» non si sceglie"


def _attacks(scenario: model.Scenario, variant: Variant) -> Attacks:
    """802, 807.2b, 808.3a: what is not said follows from the variant; 506.2a: in Emperor not all opponents are attacked."""
    if scenario.one_defender:
        return Attacks.ONE
    if scenario.options.attacks is not None:
        return scenario.options.attacks
    usual = {Variant.EMPEROR: Attacks.ONE, Variant.GRAND_MELEE: Attacks.LEFT}
    return usual.get(variant, Attacks.MULTIPLE)


def _emperors(scenario: model.Scenario, teams: Sequence[int]) -> tuple[PlayerId, ...]:
    """809.2: who was said to be, in the middle of the team; of an even team one of the two there, the first where nobody was."""
    found = []
    for team in dict.fromkeys(teams):
        members = team_turns(teams)[list(teams).index(team)]
        middle = {members[(len(members) - 1) // 2], members[len(members) // 2]}
        said = [seat for seat in members if scenario.players[seat].emperor]
        for seat in said:
            if len(said) > 1 or seat not in middle:
                part = scenario.players[seat]
                why = (
                    "la squadra ha un imperatore solo" if len(said) > 1 else "l'imperatore siede in mezzo alla squadra"
                )
                raise Unseated(part, f"{shown(part.name)}: {why} (809.2)")
        found.append(said[0] if said else members[(len(members) - 1) // 2])
    return tuple(found)


def _ranges(
    scenario: model.Scenario, variant: Variant, teams: Sequence[int], emperors: Sequence[PlayerId]
) -> tuple[int | None, ...]:
    """801.2, 807.2a, 809.3a, 809.6a, 811.2a: the ranges that were said, or else the variant's; nothing where none is limited."""
    players = scenario.players
    usual: list[int | None] = [None] * len(players)
    if variant is Variant.EMPEROR:
        usual = [_imperial(teams, seat, emperors) for seat in range(len(teams))]
    elif variant is Variant.ALTERNATING_TEAMS:
        usual = [2] * len(teams)
    elif variant is Variant.GRAND_MELEE:
        usual = [1] * len(teams)
    said = scenario.options.ranges or {}
    if EVERYBODY in said:
        usual = [said[EVERYBODY]] * len(players)
    names = [player.name for player in players]
    for name, number in said.items():
        if name == EVERYBODY:
            continue
        seat = next((n for n, one in enumerate(names) if folded(one) == folded(name)), None)
        if seat is None:
            raise Unseated(scenario.options, f"non c'è nessun giocatore {shown(name)}", nearest(name, names))
        usual[seat] = number
    if variant is Variant.EMPEROR:
        _check_emperors_apart(scenario, usual, emperors)
    return tuple(usual) if any(one is not None for one in usual) else ()


def _imperial(teams: Sequence[int], seat: int, emperors: Sequence[PlayerId]) -> int:
    """809.3a, 809.6a: the least range with which a general reaches one general of another team, and an emperor two of them."""
    count = len(teams)
    generals = [one for one in range(count) if teams[one] != teams[seat] and one not in emperors]
    away = sorted(min((one - seat) % count, (seat - one) % count) for one in generals)
    return away[1 if seat in emperors else 0]


def _check_emperors_apart(scenario: model.Scenario, ranges: Sequence[int | None], emperors: Sequence[PlayerId]) -> None:
    """809.6a: no emperor begins within the range of another one."""
    count = len(ranges)
    for one in emperors:
        for other in emperors:
            limit = ranges[one]
            apart = min((one - other) % count, (other - one) % count)
            if one != other and limit is not None and apart <= limit:
                named = f"{shown(scenario.players[other].name)} e {shown(scenario.players[one].name)}"
                raise Unseated(scenario.players[one], f"{named}: un imperatore raggiunge l'altro (809.6a)")


def with_markers(scenario: model.Scenario) -> tuple[PlayerId, ...]:
    """807.4a: who has the turn markers, as it is said; nobody where nothing is. Raises Unseated for markers that cannot be so."""
    said, turn = scenario.turn.markers, scenario.turn
    if not said:
        return ()
    if Format.GRAND_MELEE not in scenario.formats:
        raise Unseated(turn, "solo in Grand Melee ci sono i segnaturno (807.4)", "formato: Grand Melee")
    holders = tuple(seat_of(scenario, name, turn) for name in said)
    there = [player for player in scenario.players if not player.gone]
    count = max(1, len(there) // PLAYERS_TO_A_MARKER)
    if len(set(holders)) != count or len(holders) != count:
        raise Unseated(turn, f"con {len(there)} giocatori i segnaturno sono {count}, di giocatori diversi (807.4a)")
    gone = next((one for one in holders if scenario.players[one].gone), None)
    if gone is not None:
        raise Unseated(
            turn, f"{shown(scenario.players[gone].name)} ha lasciato la partita e non ha un segnaturno (807.4c)"
        )
    if turn.of is not None and seat_of(scenario, turn.of, turn) not in holders:
        raise Unseated(turn, f"è il turno di {shown(turn.of)}, che allora ha un segnaturno (807.4)")
    return holders
