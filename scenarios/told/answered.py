"""What was asked, answered: one clause for each thing asked of one subject, in the order in which it was asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from engine import Purpose, board_of
from engine.state import events as e
from engine.state.changes import runs_of
from engine.state.objects import GameObject
from engine.words.record import replace
from engine.words.record import replace as replaced
from engine.words.terms import Reason, Zone
from scenarios.laid import handles
from scenarios.language.agreement import plural
from scenarios.language.counted_kinds import counting, so_many
from scenarios.language.outcomes import GAME_STATES
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import DAYTIMES, STEPS, Daytime
from scenarios.language.words import (
    called,
    joined,
    life,
    listed,
    number,
    people_list,
    plain,
    quoted,
    sentence_case,
    thousands,
)
from scenarios.played import readings
from scenarios.played.answering import object_value
from scenarios.played.counting import counted
from scenarios.played.deaths import deaths
from scenarios.played.expecting import Found, Moment
from scenarios.told.answered_abilities import all_of, first_to_resolve, which
from scenarios.told.answered_allowed import allowed
from scenarios.told.answered_choices import choosing, paid
from scenarios.told.answered_damage import deals, source_called
from scenarios.told.answered_objects import fights, gone, left_with, where
from scenarios.told.fates import counted_names, name_of
from scenarios.told.never_came import never_came
from scenarios.told.values import cards, object_is, player_is
from scenarios.written import queries
from scenarios.written.queries import Aspect, GameAspect

if TYPE_CHECKING:
    from scenarios.played.run import Run
from scenarios.told.answer_of_one import ALWAYS, Said
from scenarios.told.triggers_told import told_triggers


def sentences(run: Run, found: tuple[Found, ...], rules: tuple[str, ...]) -> tuple[str, ...]:
    """The answers, those at one moment in one sentence, in which those about one subject stand together."""
    said = [one for each in _without_the_others(found) for one in _said(run, each, rules, _since(each, found))]
    told: dict[int | None, list[tuple[str, list[str]]]] = {}
    for one in _told_apart(said):
        clauses = told.setdefault(one.step, [])
        same = next((clause for clause in clauses if one.about and clause[0] == one.about), None)
        if same is None:
            clauses.append((one.about, [one.words]))
        elif one.words not in same[1]:
            same[1].append(one.words)
    later = any(step not in (None, ALWAYS) for step in told)
    return tuple(_sentence(step, told[step], later) for step in _in_time(told))


_OF_ONE_ALONE = ("monarch", "initiative")
"""725.3, 726.3: what one player has and nobody else."""


def _without_the_others(found: tuple[Found, ...]) -> tuple[Found, ...]:
    """Of what one player alone has, who has it: that the others have not goes without saying, where somebody has."""
    has = {
        (one.aspect, one.query.after)
        for one in found
        if getattr(one.aspect, "field", "") in _OF_ONE_ALONE and one.value is True
    }
    return tuple(one for one in found if one.value is True or (one.aspect, one.query.after) not in has)


def _told_apart(said: list[Said]) -> Iterator[Said]:
    """Answers about several objects of one name, each with what the file calls it."""
    called_by: dict[str, set[str]] = {}
    for one in said:
        if one.object is not None:
            called_by.setdefault(one.about, set()).add(handles.key(one.label))
    for one in said:
        apart = one.object is not None and len(called_by[one.about]) > 1 and "(" not in one.about
        yield replace(one, about=f"{one.about} ({plain(one.label)})") if apart else one


def _since(one: Found, found: tuple[Found, ...]) -> Moment | None:
    """The last moment before at which the same is asked: what was so then is told, and now what is different."""
    if one.moment is None:
        return None
    same = (
        other.moment
        for other in found
        if other.moment is not None and other.aspect == one.aspect and _subject(other) == _subject(one)
    )
    return max((at for at in same if at.steps < one.moment.steps), key=lambda at: at.steps, default=None)


def _subject(one: Found) -> queries.AnyOf:
    return one.query.model_copy(update={"after": None, "what": ()})


def _in_time(moments: Iterable[int | None]) -> list[int | None]:
    """One moment after the other, the end last; what is so at any moment stays where it was asked."""
    asked = list(moments)
    ordered = iter(sorted((one for one in asked if one != ALWAYS), key=lambda one: (one is None, one or 0)))
    return [one if one == ALWAYS else next(ordered) for one in asked]


def words_of(run: Run, found: Found, rules: tuple[str, ...] = ()) -> str:
    """One answer by itself."""
    return " ".join(sentences(run, (found,), rules))


def _sentence(step: int | None, clauses: list[tuple[str, list[str]]], later: bool) -> str:
    told = "; ".join(dict.fromkeys(_together(clauses)))
    if step == ALWAYS:
        return sentence_case(f"{told}.")
    if step is None:
        return sentence_case(f"alla fine {told}." if later else f"{told}.")
    return f"Dopo il passo {step} {told}." if step else f"All'inizio {told}."


def _together(clauses: list[tuple[str, list[str]]]) -> Iterator[str]:
    """The clauses in words, those in which the same is said of several one after the other as one in the plural."""
    waiting: list[str] = []
    said = ""
    for about, words in [*clauses, ("", [])]:
        now = _for_several(words[0]) if about and len(words) == 1 else ""
        if waiting and now != said:
            single, _, many = said.partition("|")
            yield f"{listed(waiting)} {single if len(waiting) == 1 else many}"
            waiting = []
        said = now
        if now:
            waiting.append(about)
        elif words:
            yield f"{about} {listed(word.partition('|')[0] for word in words)}".strip()


def _for_several(words: str) -> str:
    """What is said of one, and of several behind ``|``; '' where it is not known how."""
    if "|" in words:
        return words
    many = plural(words)
    return "" if many is None else f"{words}|{many}"


def _said(run: Run, found: Found, rules: tuple[str, ...], since: Moment | None = None) -> Iterator[Said]:
    query, at = found.query, found.moment
    if at is None:
        yield Said("", never_came(run, query.after), ALWAYS)
        return
    step = None if at.last or query.after is None else at.steps if query.after else 0
    match query:
        case queries.ObjectQuery():
            yield _of_object(run, found, step, since)
        case queries.PlayerQuery():
            assert isinstance(found.aspect, Aspect)
            yield Said(_who(run, found), _of_player(run, found, found.aspect, since), step)
        case queries.CountQuery():
            yield Said("", _count(found, query), step)
        case queries.TriggeredQuery():
            yield told_triggers(run, found, query, step, since)
        case queries.DealtQuery():
            yield Said(source_called(run, query.object), deals(run, query.object, at.steps), step)
        case queries.AllowedQuery():
            yield Said("", allowed(run, found, query.action), ALWAYS)
        case queries.PaidQuery():
            yield Said("", paid(run, found, query.action), ALWAYS)
        case queries.GameQuery():
            yield Said("", _of_game(run, found, rules), step)


def _of_object(run: Run, found: Found, step: int | None, since: Moment | None) -> Said:
    aspect, at = found.aspect, found.moment
    assert isinstance(aspect, Aspect) and at is not None
    if found.object is None:
        assert found.gone is not None
        return Said(called(found.gone, run.people), gone(run, found.gone, at.steps), step)
    assert isinstance(found.query, queries.ObjectQuery)
    label, which = found.query.object, found.object.id
    about = _named(run, found.object, at, label)
    if aspect.field == "zone":
        return Said(about, where(run, found, since), step, label, which)
    value = found.value
    if aspect.field in ("attacking", "blocking") and value:
        return Said(about, fights(run, found, aspect.field), step, label, which)

    def named(other: str) -> str:
        return name_of(other, at.game, run.people)

    words = object_is(aspect.field, value, named, detail=aspect.detail)
    if aspect.yes_or_no and aspect.field in queries.ONE_OF and not value:
        # Who hears that it is not that asks next what it is.
        words += f" ({object_is(aspect.field, object_value(at.game, found.object, Aspect(aspect.field)), named)})"
    return Said(about, left_with(run, found, words, since) or words, step, label, which)


def _named(run: Run, one: GameObject, at: Moment, asked_as: str) -> str:
    """What an object is called; where its name is asked for, by the name that it has by itself; ``asked_as``: how it is asked
    about."""
    mention = readings.mention(at.game, one)
    asked = any(
        isinstance(query, queries.ObjectQuery) and any(aspect.field == "name" for aspect in query.what)
        for query in run.scenario.asks
    )
    own = one.printed.name
    if asked:
        return called(replaced(mention, name=own) if own and own != mention.name else mention, run.people)
    was = _known_as(run, one)
    same = was == mention.name or handles.key(asked_as) == handles.key(mention.name)
    if not was or not mention.name or mention.face_down or same:
        return called(mention, run.people)
    return f"{called(replaced(mention, name=was), run.people)} (ora {quoted(mention.name)})"


def _known_as(run: Run, one: GameObject) -> str:
    """The name that an object had when the run began, by which whoever asks knows it; '' for what was not there."""
    before = next((other for other in run.start.objects.values() if other.label == one.label), None)
    return "" if before is None else board_of(run.start).characteristics(before.id).name


def _who(run: Run, found: Found) -> str:
    """810.9: life and poison are the team's where they are shared."""
    side = run.start.side(found.player)
    shared = side.shared and getattr(found.aspect, "field", "") in ("life", "poison")
    return f"la squadra di {people_list(side.members, run.people)}" if shared else run.people.name(found.player)


def _of_player(run: Run, found: Found, aspect: Aspect, since: Moment | None) -> str:
    at, value = found.moment, found.value
    assert at is not None
    if aspect.field == "life":
        before = (run.start if since is None else since.game).side(found.player).life
        return f"passa da {before} a {life(value)}" if before != value else f"resta a {life(value)}"
    if aspect.field == "hand_size":
        return _hand(run, found, since)
    if aspect.field in ("lost", "lost_by") and value:
        why = dict.fromkeys(
            str(rule)
            for step in run.happened(at.steps)
            for change, _ in runs_of(step.changes)
            if isinstance(change.event, e.PlayerLost) and change.event.player == found.player
            for rule in (change.rules or (change.event.why,))
        )
        return f"perde la partita ({listed(why)})"
    return player_is(aspect.field, value, lambda label: name_of(label, at.game, run.people), detail=aspect.detail)


def _hand(run: Run, found: Found, since: Moment | None) -> str:
    """121.1: how many cards the player drew on the way, ``since`` the last time it was asked, and how many are in hand."""
    at = found.moment
    assert at is not None
    drawn = sum(
        1
        for one in run.steps[0 if since is None else since.steps : at.steps]
        for change, _ in runs_of(one.step.changes)
        if isinstance(change.event, e.ZoneChange) and change.event.reason is Reason.DRAWN
        if (mention := one.step.names.get(change.event.object)) is not None and mention.owner == found.player
    )
    if not drawn:
        still = (
            "ancora "
            if since is not None and found.value == readings.of_player("hand_size", since.game, found.player)
            else ""
        )
        return cards(found.value, "in mano").replace("ha ", f"ha {still}", 1)
    what = "una carta" if drawn == 1 else number(drawn, "carta", "carte")
    if not found.value:
        return f"pesca {what} (e non ne ha più in mano)|pescano {what} (e non ne hanno più in mano)"
    return f"pesca {what} (ne ha {found.value} in mano)|pescano {what} (ne hanno {found.value} in mano)"


def _count(found: Found, query: queries.CountQuery) -> str:
    assert isinstance(found.value, int)
    number, meant = thousands(found.value) if found.value else "", counting(query.name)
    single = "un solo " if found.value == 1 else f"{number} ".lstrip()
    many = f"{single}{quoted(query.name)}" if meant.kind is None else so_many(meant.kind, number)
    if meant.kind is not None and meant.name:
        many += f" {subtype_word(meant.subtype) if meant.subtype else quoted(meant.name)}"
    which_ones = _which_are_counted(found, query)
    if query.zone is Zone.BATTLEFIELD and query.of:
        return f"{plain(query.of)} {'controlla' if found.value else 'non controlla'} {many}{which_ones}"
    place = {Zone.BATTLEFIELD: "sul campo di battaglia", Zone.HAND: "in mano", Zone.GRAVEYARD: "nel cimitero",
             Zone.LIBRARY: "nel grimorio", Zone.EXILE: "in esilio", Zone.STACK: "in pila",
             Zone.COMMAND: "nella zona di comando"}[query.zone]  # fmt: skip
    whose = f" di {plain(query.of)}" if query.of else ""
    there = "c'è" if found.value == 1 else "ci sono" if found.value else "non ci sono"
    return f"{there} {many} {place}{whose}{which_ones}"


def _which_are_counted(found: Found, query: queries.CountQuery) -> str:
    """109.2, 201.2: where a word is a subtype and a name, and that is not the same, which of them is counted; else ''."""
    assert found.moment is not None
    these = counted(found.moment.game, query.name, query.zone, query.of)
    if these.by_name:
        one = these.number == 1
        return f" ({'contato' if one else 'contati'} per nome: {'non è' if one else 'non sono'} di quel sottotipo)"
    if not these.named_only:
        return ""
    one = these.named_only == 1
    rest = "uno che ha soltanto il nome non è contato" if one else "quelli che hanno soltanto il nome non sono contati"
    return f" (per sottotipo: {rest})"


def _of_game(run: Run, found: Found, rules: tuple[str, ...]) -> str:
    at, value = found.moment, found.value
    assert at is not None
    match found.aspect:
        case GameAspect.PRIORITY:
            return f"ha priorità {plain(value)}"
        case GameAspect.STEP:
            return f"si è nella {STEPS.word(value)} di {run.people.name(at.game.turn.active)}"
        case GameAspect.STACK:
            stacked = all_of(run, found, tuple(reversed(value)))
            return (
                f"in pila {'c’è' if len(stacked) == 1 else 'ci sono, dalla cima,'} {listed(stacked)}".replace("’", "'")
                if stacked
                else "la pila è vuota"
            )
        case GameAspect.TOP:
            return "la pila è vuota" if value is None else f"in cima alla pila c'è {which(run, found, value)}"
        case GameAspect.STATE:
            return f"la partita è {GAME_STATES.word(value)}"
        case GameAspect.DAYTIME:
            return "non è né giorno né notte" if value is Daytime.NEITHER else f"è {DAYTIMES.word(value)}"
        case GameAspect.WINNERS:
            return _winning(value, drawn=at.game.result is not None)
        case GameAspect.TRIGGERED:
            several = all_of(run, found, value)
            question = run.question if at.last else None
            if not several and question is not None and question.purpose is Purpose.TRIGGER_ORDER:
                waiting = [one.mention for one in question.options if one.mention is not None]
                told = (f"l'abilità {joined('di', called(one, run.people))}" for one in waiting)
                return f"si innescano {listed(told)}"
            if not several:
                return "non si innesca nessuna abilità"
            if len(several) == 1:
                return f"si innesca {several[0]}"
            return f"si innescano, nell'ordine, {listed(several)}{first_to_resolve(run, several, value)}"
        case GameAspect.DEAD:
            return _dead(run, at)
        case GameAspect.CHOOSERS:
            return choosing(run, at.steps)
        case GameAspect.RULE:
            return (
                f"{'decide la regola' if len(rules) == 1 else 'decidono le regole'} {listed(rules)}"
                if rules
                else "nessuna regola in particolare decide"
            )
        case _:
            return f"gli esiti possibili sono {value}" if value is not None else "per gli esiti: judge scenario esplora"


def _winning(winners: Sequence[str], *, drawn: bool) -> str:
    """104.2, 104.4: who wins; that nobody does because the game is a draw is said."""
    if winners:
        return f"{'vince' if len(winners) == 1 else 'vincono'} {listed(map(plain, winners))}"
    return "non vince nessuno: la partita è patta" if drawn else "non vince nessuno"


def _dead(run: Run, at: Moment) -> str:
    """700.4: who died until then; of equal ones how many."""
    counted: Counter[str] = Counter()
    for mention, count in deaths(at.game, run.happened(at.steps)):
        counted[called(mention, run.people)] += count
    return (
        f"{counted_names(counted)} {'muore' if counted.total() == 1 else 'muoiono'}" if counted else "non muore nessuno"
    )
