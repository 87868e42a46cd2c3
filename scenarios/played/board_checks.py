"""Assertions about objects and players, held against a board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import Game, PlayerTarget, Recipient, board_of
from engine.board.board import Board
from engine.board.criteria import mana_value_of
from engine.board.doors import unlocked_doors
from engine.board.exiled import may_look_at
from engine.cards.characteristics import Characteristics
from engine.cards.mana import in_pool
from engine.costs.could_produce import could_produce
from engine.state import events as e
from engine.state.changes import few_of
from engine.state.crowds import kinds
from engine.state.dungeons import dungeon_of
from engine.state.faces import is_hidden
from engine.state.objects import GameObject
from engine.words.terms import NOBODY, Kind, ObjectId, PlayerId, Zone
from scenarios.laid import finding, handles, not_found
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import shown
from scenarios.language.folding import folded
from scenarios.language.subtype_names import subtype_word
from scenarios.language.terms import COLORS, SUPERTYPES, TYPES, ZONES
from scenarios.language.words import keyword_word, listed, mana_words, plain
from scenarios.played.assertions import Judged, Part, Seen, counting, is_called, naming, same, several, yes
from scenarios.played.readings import emblems
from scenarios.played.solved import has_keyword
from scenarios.written import model

# --- objects


def object_is(one: model.ObjectIs, seen: Seen) -> Judged:
    subject = shown(one.object)
    game = seen.game
    gone = _gone(one, seen)
    if one.exists is False or gone:
        there = _current(one.object, game)
        if one.exists is False:
            return subject, [
                Part("non esiste più", "" if there is None else f"è in {ZONES.word(game.objects[there].zone)}")
            ]
        return subject, [Part("è nella partita", "non esiste più")]
    found = game.objects[finding.an_object(game, one.object)]
    looks = board_of(game).characteristics(found.id)
    parts = [Part("esiste")] if one.exists else []
    parts += _place(one, found, seen)
    parts += _state(one, found, seen)
    parts += _looks(one, found, looks, board_of(game))
    return subject, parts


def _gone(one: model.ObjectIs, seen: Seen) -> bool:
    """400.7: whether there was such an object, and it has ceased to exist. What several are called is not gone: Ambiguous."""
    try:
        finding.an_object(seen.game, one.object)
    except not_found.Gone:
        return True
    except not_found.Ambiguous:
        raise
    except NotFound:
        pass
    else:
        return False
    known = (mention for step in seen.steps for mention, _ in kinds(step.names))
    return any(handles.bears(mention, one.object) for mention in known)


def _current(name: str, game: Game) -> ObjectId | None:
    try:
        return finding.an_object(game, name)
    except NotFound:
        return None


def _place(one: model.ObjectIs, found: GameObject, seen: Seen) -> list[Part]:
    game, parts = seen.game, []
    if one.zone is not None:
        parts.append(same("", one.zone, found.zone, zone_name))
    if one.controller is not None:
        controller = board_of(game).controller(found.id)
        parts.append(same("controllore", finding.player(game, one.controller), controller, naming(seen)))
    if one.owner is not None:
        parts.append(same("proprietario", finding.player(game, one.owner), found.owner, naming(seen)))
    if one.token is not None:
        parts.append(yes("è una pedina", "non è una pedina", one.token, found.kind is Kind.TOKEN))
    return parts


def zone_name(zone: Zone) -> str:
    """A zone as it is named: one is called a zone already."""
    word = ZONES.word(zone)
    return word if word.startswith("zona ") else f"zona {word}"


def _state(one: model.ObjectIs, found: GameObject, seen: Seen) -> list[Part]:
    board, parts = board_of(seen.game), []
    if one.damage is not None:
        parts.append(same("danno", one.damage, found.damage))
    counted = {
        **(one.counters or {}),
        **({"loyalty": one.loyalty} if one.loyalty is not None else {}),
        **({"defense": one.defense} if one.defense is not None else {}),
    }
    for kind, count in counted.items():
        parts.append(same("", count, found.count(kind), counting(kind)))
    if one.tapped is not None:
        parts.append(yes("TAPpato", "non TAPpato", one.tapped, found.tapped))
    if one.phased_out is not None:
        parts.append(yes("fuori fase", "in fase", one.phased_out, found.phased_out))
    if one.face_down is not None:
        parts.append(yes("a faccia in giù", "a faccia in su", one.face_down, is_hidden(found)))
    if one.transformed is not None:
        parts.append(yes("trasformato", "non trasformato", one.transformed, found.transformed))
    if one.flipped is not None:
        parts.append(yes("ruotato", "non ruotato", one.flipped, found.flipped))
    if one.seen_by is not None:
        wanted = [finding.player(seen.game, name) for name in one.seen_by]
        may = [p.id for p in seen.game.players if may_look_at(seen.game, board_of(seen.game), found, p.id)]
        parts.append(several("può guardarlo", wanted, may, naming(seen)))
    if one.attached_to is not None:
        parts.append(_attached(one.attached_to, found, seen))
    if one.level is not None:
        parts.append(same("livello", one.level, found.level))
    if one.unlocked is not None:
        doors = {folded(half.name): half.name for half in unlocked_doors(board, found.id).values()}
        wanted_doors = [doors.get(folded(name), name) for name in one.unlocked]
        parts.append(several("porte sbloccate", wanted_doors, [*doors.values()], shown))
    if one.attacking is not None:
        parts.append(yes("attacca", "non attacca", one.attacking, board.attacking(found.id)))
    if one.blocking is not None:
        parts.append(yes("blocca", "non blocca", one.blocking, board.blocking(found.id)))
    if one.blocked is not None:
        parts.append(yes("bloccato", "non bloccato", one.blocked, bool(board.blocked(found.id))))
    return parts


def _attached(names: Sequence[str], found: GameObject, seen: Seen) -> Part:
    told = f"assegnato a {listed(map(shown, names))}" if names else "non assegnato"
    to = found.attached_to
    there = "non assegnato" if to is None else f"assegnato a {_called(to, seen)}"
    right = to is None if not names else to is not None and [finding.anything(seen.game, names[0])] == [to]
    return Part(told, "" if right else there)


def _called(one: Recipient, seen: Seen) -> str:
    if isinstance(one, PlayerTarget):
        return plain(seen.names[one.player])
    last = board_of(seen.game).last_seen(one)
    return "ciò che non c'è più" if last is None else shown(last[0].label)


def _looks(one: model.ObjectIs, found: GameObject, looks: Characteristics, board: Board) -> list[Part]:
    parts = []
    if one.power_toughness is not None:
        parts.append(same("f/c", one.power_toughness, (looks.power, looks.toughness), _power_toughness))
    if one.power is not None:
        parts.append(same("forza", one.power, looks.power, _number))
    if one.toughness is not None:
        parts.append(same("costituzione", one.toughness, looks.toughness, _number))
    if one.base_size is not None:
        parts.append(same("f/c base", one.base_size, looks.base_size, _power_toughness))
    if one.name is not None:
        parts.append(same("nome", one.name, looks.name, lambda name: shown(name) if name else "nessuno"))
    if one.types is not None:
        parts.append(several("tipi", one.types, looks.types, TYPES.word))
    if one.supertypes is not None:
        parts.append(several("supertipi", one.supertypes, looks.supertypes, SUPERTYPES.word))
    if one.subtypes is not None:
        parts.append(several("sottotipi", one.subtypes, looks.subtypes, subtype_word))
    if one.colors is not None:
        parts.append(several("colori", one.colors, looks.colors, COLORS.word))
    for wanted, so in (*((each, True) for each in one.also), *((each, False) for each in one.not_also)):
        is_so = wanted.value in map(str, getattr(looks, wanted.field))
        parts.append(yes(f"ha il {wanted.words}", f"non ha il {wanted.words}", so, is_so))
    if one.mana_value is not None:
        parts.append(same("valore di mana", one.mana_value, mana_value_of(found, looks, board)))
    if one.produces is not None:
        there = could_produce(board, [found.id])[found.id]
        parts.append(several("può produrre", one.produces, there, lambda kind: mana_words((kind,))))
    parts += [
        yes(f"ha {keyword_word(name)}", f"non ha {keyword_word(name)}", True, has_keyword(board.game, found, name))
        for name in one.keywords
    ]
    parts += [
        yes(f"ha {keyword_word(name)}", f"non ha {keyword_word(name)}", False, has_keyword(board.game, found, name))
        for name in one.without_keywords
    ]
    return parts


def _number(value: int | None) -> str:
    return "nessuna" if value is None else str(value)


def _power_toughness(value: tuple[int | None, int | None]) -> str:
    return "nessuna" if value == (None, None) else "/".join("*" if part is None else str(part) for part in value)


# --- players


def player_is(one: model.PlayerIs, seen: Seen) -> Judged:
    game = seen.game
    who = finding.player(game, one.player)
    side, player = game.side(who), game.player(who)
    parts = []
    if one.life is not None:
        parts.append(same("punti vita", one.life, side.life))
    if one.poison is not None:
        parts.append(same("segnalini veleno", one.poison, side.poison))
    parts += [
        same("", count, player.counters.get(kind, 0), counting(kind)) for kind, count in (one.counters or {}).items()
    ]
    if one.hand_size is not None:
        parts.append(same("carte in mano", one.hand_size, len(game.zone(Zone.HAND, who))))
    if one.library_size is not None:
        parts.append(same("carte nel grimorio", one.library_size, len(game.zone(Zone.LIBRARY, who))))
    parts += _zones(one, who, seen)
    if one.blessed is not None:
        words = ("ha la benedizione della città", "non ha la benedizione della città")
        parts.append(yes(*words, one.blessed, player.blessed))
    if one.mana is not None:
        parts.append(same("riserva", one.mana, in_pool(player.mana), mana_words))
    if one.monarch is not None:
        parts.append(yes("è il monarca", "non è il monarca", one.monarch, game.monarch == player.id))
    if one.initiative is not None:
        parts.append(yes("ha l'iniziativa", "non ha l'iniziativa", one.initiative, game.initiative == player.id))
    if one.emblems is not None:
        parts.append(same("emblemi", one.emblems, emblems(game, who)))
    if one.speed is not None:
        parts.append(same("velocità", one.speed, player.speed or 0))
    if one.room is not None:
        inside = dungeon_of(game, who)
        parts.append(same("stanza", one.room, 0 if inside is None else inside.room + 1))
    if one.completed is not None:
        parts.append(several("dungeon completati", one.completed, player.completed, shown))
    if one.in_game is not None:
        parts.append(yes("è in partita", "non è più in partita", one.in_game, player.in_game))
    lost = [
        change.event
        for step in seen.steps
        for change, _ in few_of(step.changes)
        if isinstance(change.event, e.PlayerLost)
    ]
    by = [event.why for event in lost if event.player == who]
    if one.lost is not None:
        parts.append(yes("ha perso", "non ha perso", one.lost, bool(by)))
    if one.lost_by is not None:
        parts.append(_lost_by(one.lost_by, by, who, seen))
    if one.won is not None:
        parts.append(yes("ha vinto", "non ha vinto", one.won, game.result is not None and who in game.result.winners))
    for name, amount in (one.commander_damage or {}).items():
        label = game.objects[finding.an_object(game, name)].label
        parts.append(same(f"danno da {shown(name)}", amount, player.commander_damage.get(label, 0)))
    return shown(one.player), parts


def _lost_by(rule: str, by: Sequence[str], who: PlayerId, seen: Seen) -> Part:
    """104.3: the rules of the change by which the player lost; several at once count each (704.7)."""
    rules = [
        str(number)
        for step in seen.steps
        for change, _ in few_of(step.changes)
        if isinstance(change.event, e.PlayerLost) and change.event.player == who
        for number in (*change.rules, change.event.why)
    ]
    instead = f"ha perso per {listed(dict.fromkeys(rules))}" if by else "non ha perso"
    return Part(f"ha perso per {rule}", "" if rule in rules else instead)


def _zones(one: model.PlayerIs, who: PlayerId, seen: Seen) -> list[Part]:
    game = seen.game
    own: list[tuple[str, tuple[str, ...] | None, list[GameObject]]] = [
        ("mano", one.hand, [*game.objects_in([(Zone.HAND, who)])]),
        ("cimitero", one.graveyard, [*game.objects_in([(Zone.GRAVEYARD, who)])]),
        ("esilio", one.exile, [found for found in game.objects_in([(Zone.EXILE, NOBODY)]) if found.owner == who]),
        ("comando", one.command, [found for found in game.objects_in([(Zone.COMMAND, NOBODY)]) if found.owner == who]),
        (
            "campo",
            one.battlefield,
            [found for found in game.permanents() if board_of(game).controller(found.id) == who],
        ),
    ]
    parts = [_same_cards(words, wanted, found, seen) for words, wanted, found in own if wanted is not None]
    if one.library_top is not None:
        top = [*game.objects_in([(Zone.LIBRARY, who)])][: len(one.library_top)]
        right = len(top) == len(one.library_top) and all(
            is_called(found, name, seen) for found, name in zip(top, one.library_top, strict=True)
        )
        told = f"cima del grimorio {listed(map(shown, one.library_top))}"
        parts.append(Part(told, "" if right else f"cima del grimorio {_cards(top, seen)}"))
    return parts


def _same_cards(words: str, wanted: Sequence[str], found: Sequence[GameObject], seen: Seen) -> Part:
    """The same cards in whatever order, by id or by name, each as often as it is there."""
    left = list(found)
    missing = []
    for name in sorted(wanted, key=lambda name: not any(handles.key(one.label) == handles.key(name) for one in found)):
        match = next((one for one in left if is_called(one, name, seen)), None)
        if match is None:
            missing.append(name)
        else:
            left.remove(match)
    told = f"{words} {listed(map(shown, wanted)) or 'senza carte'}"
    return Part(told, f"{words} {_cards(found, seen)}" if missing or left else "")


def _cards(found: Iterable[GameObject], seen: Seen) -> str:
    return listed(shown(one.label) for one in found) or "senza carte"
