"""What is different at the end of a run, as clauses: what left, entered, changed, moved; cards and life of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine import Game, PlayerTarget, board_of
from engine.cards.abilities.ability import Ability, Keyword
from engine.state.crowds import kinds
from engine.state.merged import represented_by
from engine.state.objects import GameObject
from engine.words.mentions import Mention
from engine.words.record import replace
from engine.words.terms import Kind, PlayerId, Reason, Zone
from scenarios.language.agreement import plural
from scenarios.language.words import (
    HIDDEN,
    People,
    called,
    counter_name,
    counters,
    keyword_word,
    life,
    listed,
    mana_words,
    number,
    people_list,
    plain,
    quoted,
    thousands,
    zone_to,
)
from scenarios.played import readings
from scenarios.played.differences import Cards, Differences, Fate, Of, OfPlayer
from scenarios.told.arriving import as_entered, since_entered
from scenarios.told.values import object_is, player_is, size

if TYPE_CHECKING:
    from scenarios.played.run import Run

_MOST_NAMES = 6


def names(shown: Iterable[str]) -> str:
    """Some names, those that are the same counted; the rest of a long list as a number."""
    return counted_names(Counter(shown))


def counted_names(counted: Mapping[str, int]) -> str:
    """Names with how many there are of each; the rest of a long list as a number."""
    words = [one if times == 1 else _several(one, times) for one, times in counted.items()]
    words = _tokens_first(words)
    if len(words) > _MOST_NAMES:
        rest = len(words) - _MOST_NAMES + 1
        words = [*words[: _MOST_NAMES - 1], f"altri {rest}"]
    return listed(words)


def _several(name: str, times: int) -> str:
    for one, several in (("la pedina ", "pedine "), (HIDDEN, "carte")):
        if name.startswith(one):
            return name.replace(one, f"{thousands(times)} {several}", 1)
    return f"{thousands(times)} {name}"


def _tokens_first(words: list[str]) -> list[str]:
    """Several tokens of different names under one article: ``le pedine «Orso» e «Lupo»``."""
    tokens = [one for one in words if one.startswith("la pedina ")]
    if len(tokens) < 2:
        return words
    bare = [one.removeprefix("la pedina ") for one in tokens]
    return [f"le pedine {bare[0]}", *bare[1:], *(one for one in words if one not in tokens)]


def object_clauses(found: Differences, run: Run, fates: Sequence[Fate]) -> list[str]:
    """The clauses about objects that have one of these fates, those that fared alike together."""
    told: list[str] = []
    for fate in fates:
        told += _ABOUT[fate]([one for one in found.objects if one.fate is fate], run)
    return told


def player_clauses(found: Differences, run: Run, but: Sequence[PlayerId] = ()) -> list[str]:
    """119, 121, 701.9: life of each side, ``but`` of those already told of, then cards and the rest of each player."""
    told = [*_totals(run, but)]
    for one in found.players:
        told += _of_player(one, run)
    return told


# --- objects


def part_of(game: Game, mention: Mention, people: People) -> str:
    """712.4a, 730.2: what the permanent is called of which a card is a part; '' where it is a part of none."""
    for one, _ in kinds(game.objects):
        if one.cards and any(card.label == mention.label for card in represented_by(one)):
            return called(readings.mention(game, one), people)
    return ""


def departure(one: Of, run: Run) -> str:
    """The predicate for what left, and in the plural behind ``|``. What ceased to exist is said to be nowhere."""
    people = run.people
    if one.dies:
        return "muore|muoiono"
    if one.now is None and (whole := part_of(run.final, one.mention, people)):
        return f"è parte di {whole}|sono parte di {whole}"
    if one.move is None:
        return "lascia la partita|lasciano la partita"
    if one.now is None:
        kept = one.mention.kind is Kind.CARD
        gone = ("lascia la partita", "lasciano la partita") if kept else ("cessa di esistere", "cessano di esistere")
        return f"lascia il campo di battaglia e {gone[0]}|lasciano il campo di battaglia e {gone[1]}"
    # It may have gone on from where it first went: what counts is where it is.
    place = zone_to(one.now.zone, people.name(one.now.owner))
    if one.now.zone is Zone.HAND:
        return f"torna {place}|tornano {place}"
    return f"va {place}|vanno {place}"


def _together(found: Iterable[tuple[str, str, int]]) -> list[str]:
    """Names with what is said of each, ``one|several``, and of how many: those of which the same is said together."""
    groups: dict[str, Counter[str]] = {}
    for name, said, count in found:
        groups.setdefault(said, Counter())[name] += count
    told = []
    for said, who in groups.items():
        single, _, many = said.partition("|")
        told.append(f"{counted_names(who)} {single if who.total() == 1 else many or single}")
    return told


def _departures(found: Sequence[Of], run: Run) -> list[str]:
    # A card leaves the game with its owner alone (800.4a); of one whose trail was lost nothing is said rather than that.
    known = (one for one in found if one.move is not None or not _is_somewhere(one, run))
    ordered = sorted(known, key=lambda one: not one.dies)
    return _together((called(one.mention, run.people), departure(one, run), one.count) for one in ordered)


def _is_somewhere(one: Of, run: Run) -> bool:
    return one.mention.kind is Kind.CARD and run.final.player(one.mention.owner).in_game


def _unresolved(found: Sequence[Of], run: Run) -> list[str]:
    told = []
    for one in found:
        what = called(one.mention, run.people)
        countered = one.move is not None and one.move.reason is Reason.COUNTERED
        told.append(f"la magia {what} viene neutralizzata" if countered else f"{what} non si risolve")
    return told


def _arrivals(found: Sequence[Of], run: Run) -> list[str]:
    """110.1: what entered, with its size where it has one that is not printed, TAPped, with counters, under whose control."""
    return _together(
        (_token(one, run) or called(one.mention, run.people), _arrival(one, run), one.count) for one in found
    )


def _arrival(one: Of, run: Run) -> str:
    """110.5b, 614.1c: how it entered, and what is otherwise of that now."""
    game, then = as_entered(one, run)
    how = _arrives(then, game, run)
    since = change_words(replace(one, changes=since_entered(one, run, game, then)), run)
    single, _, many = _of_one_and_of_several(since).partition("|")
    behind = (f" e poi {single}", f" e poi {many}") if since else ("", "")
    return f"entra nel campo di battaglia{how}{behind[0]}|entrano nel campo di battaglia{how}{behind[1]}"


def _token(one: Of, run: Run) -> str:
    """111.1: a token that was made, which no label of a file tells from others; '' for what is none."""
    made = one.mention.kind is Kind.TOKEN and one.was is None and one.mention.name
    return f"la pedina {quoted(one.mention.name).replace('«pedina ', '«')}" if made else ""


def _arrives(now: GameObject, game: Game, run: Run) -> str:
    board = board_of(game)
    looks = board.characteristics(now.id)
    told = []
    if looks.power is not None and (looks.power, looks.toughness) != (now.printed.power, now.printed.toughness):
        told.append(f"come {size((looks.power, looks.toughness))}")
    if now.tapped and not board.attacking(now.id):
        told.append("in posizione TAPpata")
    held = {kind: count for kind, count in now.counters.items() if kind not in ("loyalty", "defense", "lore")}
    if held:
        told.append(f"con {listed(counters(count, kind) for kind, count in held.items())}")
    if board.controller(now.id) != now.owner:
        told.append(f"sotto il controllo di {run.people.name(board.controller(now.id))}")
    if now.attached_to is not None:
        told.append(f"assegnato a {_recipient(now.attached_to, run)}")
    return f" {listed(told)}" if told else ""


def _returned(found: Sequence[Of], run: Run) -> list[str]:
    said = "lascia il campo di battaglia e vi rientra|lasciano il campo di battaglia e vi rientrano"
    return _together((_as_it_was_and_is(one, run), said, one.count) for one in found)


def _as_it_was_and_is(one: Of, run: Run) -> str:
    """What came back under another name, as the other face of its card, by both."""
    known = _as_it_was(one, run)
    return known if known == called(one.mention, run.people) else f"{known} (ora {quoted(one.mention.name)})"


def _stayed(found: Sequence[Of], run: Run) -> list[str]:
    return _together((_as_it_was(one, run), _of_one_and_of_several(change_words(one, run)), one.count) for one in found)


def _as_it_was(one: Of, run: Run) -> str:
    """What stayed by the name by which everybody knew it: that it goes by another one now is among what is told of it."""
    was = next((before for field, before, _ in one.changes if field == "name"), "")
    return called(replace(one.mention, name=was) if was and not one.mention.face_down else one.mention, run.people)


def _of_one_and_of_several(predicates: Sequence[str]) -> str:
    many = [plural(one) or one for one in predicates]
    return f"{listed(predicates)}|{listed(many)}"


def change_words(one: Of, run: Run) -> list[str]:
    """What of an object is not as it was, each as a predicate."""
    told: list[str] = []
    attacks = any(field == "attacking" and now for field, _, now in one.changes)
    for field, was, now in one.changes:
        if not (field == "tapped" and now and attacks):  # 508.1f: attacking tells it
            told += _changed(field, was, now, one, run)
    return told


def _changed(field: str, was: Any, now: Any, one: Of, run: Run) -> Iterator[str]:
    def named(label: str) -> str:
        return name_of(label, run.final, run.people)

    match field:
        case "power_toughness" if now != (None, None) and was != (None, None):
            yield f"diventa {size(now)}"
        case "controller":
            yield f"passa sotto il controllo di {plain(now)}"
        case "keywords":
            gained = [keyword_word(name) for name in now if name not in was]
            lost = [keyword_word(name) for name in was if name not in now]
            if gained:
                yield f"ha ora {listed(gained)}"
            if lost:
                yield f"non ha più {listed(lost)}"
        case "abilities":
            yield from _abilities(was, now, any(name == "keywords" for name, _, _ in one.changes))
        case "counters":
            yield from _counters(was, now)
        case "damage" | "attached_to" | "name" | "types" | "supertypes" | "subtypes" | "colors" | "transformed":
            yield "non è più assegnato a nulla" if field == "attached_to" and not now else object_is(field, now, named)
        case "attacking" if now:
            yield _attacked(one, run)
        case "blocking" if now:
            yield f"blocca{_blocked(one, run)}"
        case "attacking" | "blocking" if not now:
            yield "non attacca più" if field == "attacking" else "non blocca più"
        case _:
            yield object_is(field, now, named)


def _abilities(was: Sequence[Ability], now: Sequence[Ability], keywords_too: bool) -> Iterator[str]:
    """113: abilities gained and lost besides the keywords, by their number."""
    gained = [one for one in now if one not in was and not isinstance(one, Keyword)]
    lost = [one for one in was if one not in now and not isinstance(one, Keyword)]
    if not now and was:
        yield "non ha più abilità"
    elif gained or lost:
        if gained:
            yield "ha ora un'altra abilità" if len(gained) == 1 else f"ha ora {len(gained)} altre abilità"
        if lost:
            yield "perde un'abilità" if len(lost) == 1 else f"perde {len(lost)} abilità"
    elif not keywords_too:
        yield "ha ora altre abilità"


def _counters(was: dict[str, int], now: dict[str, int]) -> Iterator[str]:
    there = [counters(now[kind], kind) for kind in now if now[kind] != was.get(kind, 0)]
    gone = [f"segnalini {counter_name(kind)}" for kind in was if not now.get(kind)]
    if there:
        yield f"ha {listed(there)}"
    if gone:
        yield f"non ha più {listed(gone)}"


def _attacked(one: Of, run: Run) -> str:
    """508.1b; 506.4c: what it attacked may have been removed from combat since."""
    combat = run.final.combat
    found = [
        attacker.defender
        for attacker in (combat.attackers if combat is not None else ())
        if one.now is not None and attacker.object == one.now.id
    ]
    if not found:
        return "attacca"
    there = isinstance(found[0], PlayerTarget) or found[0] in run.final.objects
    return f"attacca {_recipient(found[0], run)}" if there else "resta attaccante, ma non attacca più nulla"


def _blocked(one: Of, run: Run) -> str:
    combat = run.final.combat
    found = [
        _recipient(attacker.object, run)
        for attacker in (combat.attackers if combat is not None else ())
        if one.now is not None and one.now.id in attacker.blockers
    ]
    return f" {listed(found)}" if found else ""


def _moves(found: Sequence[Of], run: Run) -> list[str]:
    known = [one for one in found if one.now is not None or not _is_somewhere(one, run)]
    return _together((called(one.mention, run.people), said, one.count) for one in known if (said := _move(one, run)))


def _move(one: Of, run: Run) -> str:
    """Where something went that was on the battlefield neither before nor after; cards that players drew are told of them."""
    if one.move is not None and one.move.reason in (Reason.DRAWN, Reason.DISCARDED, Reason.MILLED):
        return ""
    people = run.people
    if one.now is None and (whole := part_of(run.final, one.mention, people)):
        return f"è parte di {whole}|sono parte di {whole}"
    if one.now is None:
        return "cessa di esistere|cessano di esistere" if one.mention.kind is not Kind.CARD else "lascia la partita"
    place = zone_to(one.now.zone, people.name(one.now.owner))
    hidden = " a faccia in giù" if one.now.face_down is not None and one.now.zone is Zone.EXILE else ""
    return f"va {place}{hidden}|vanno {place}{hidden}"


_ABOUT = {
    Fate.LEFT: _departures,
    Fate.UNRESOLVED: _unresolved,
    Fate.ENTERED: _arrivals,
    Fate.RETURNED: _returned,
    Fate.STAYED: _stayed,
    Fate.MOVED: _moves,
    Fate.SPENT: _moves,
}


def name_of(label: str, game: Game, people: People) -> str:
    """An object or a player by the label that a value has."""
    player = next((one.id for one in game.players if one.name == label), None)
    if player is not None:
        return people.name(player)
    found = next((one for one, _ in kinds(game.objects) if one.label == label), None)
    return called(readings.mention(game, found), people) if found is not None else f"«{plain(label)}»"


def _recipient(one: Any, run: Run) -> str:
    if isinstance(one, PlayerTarget):
        return run.people.name(one.player)
    found: GameObject | None = run.final.objects.get(one)
    if found is not None:
        return called(readings.mention(run.final, found), run.people)
    return name_of(readings.label_of(run.final, one), run.final, run.people)


# --- players


def _totals(run: Run, but: Sequence[PlayerId]) -> Iterator[str]:
    """119: the life of each side, where it changed."""
    for before, after in zip(run.start.sides, run.final.sides, strict=True):
        if before.life != after.life and not {*after.members} & {*but}:
            who = people_list(after.members, run.people)
            yield f"{f'la squadra di {who}' if after.shared else who} passa da {before.life} a {life(after.life)}"


def _of_player(one: OfPlayer, run: Run) -> Iterator[str]:
    who = run.people.name(one.player)
    told = [*card_words(one.cards, run.people)]
    for field, was, now in one.changes:
        told += _player_changed(field, was, now, one.player, run)
    if told:
        yield f"{who} {listed(told)}"


def card_words(cards: Cards, people: People) -> Iterator[str]:
    """121.1, 701.9, 701.17: so many cards drawn, discarded, milled, by name where they are known."""
    for verb, found in (("pesca", cards.drawn), ("scarta", cards.discarded), ("macina", cards.milled)):
        if found:
            yield f"{verb} {_these(found, people)}"


def _these(found: Sequence[Mention], people: People) -> str:
    shown = [called(one, people) for one in found if one.name]
    if len(shown) == len(found) <= _MOST_NAMES:
        return names(shown)
    return number(len(found), "carta", "carte") if len(found) > 1 else "una carta"


def _player_changed(field: str, was: Any, now: Any, who: PlayerId, run: Run) -> Iterator[str]:
    match field:
        case "mana":
            yield f"ha {mana_words(now)} nella riserva" if now else "non ha più mana nella riserva"
        case "counters":
            yield from _counters(was, now)
        case "commander_damage":
            for label in now:
                if now[label] != was.get(label, 0):
                    name = name_of(label, run.final, run.people)
                    yield f"ha subito in tutto {number(now[label], 'danno', 'danni')} dal comandante {name}"
        case "monarch" | "initiative" if not now:
            holder = run.final.monarch if field == "monarch" else run.final.initiative
            if run.people.name(holder) == "nessuno":
                yield player_is(field, now, plain)
        case "completed":
            yield player_is(field, now[len(was) :], plain)
        case _:
            yield player_is(field, now, plain)
