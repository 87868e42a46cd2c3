"""Which option of a question a name means by what the game holds, where the options alone do not tell: a number, a component of a
merged permanent, the source of an ability.
"""

from __future__ import annotations

from engine import Game, PlayerTarget, Question, Recipient
from engine.words.mentions import Mention
from engine.words.terms import Kind
from scenarios.laid import finding, handles, not_found
from scenarios.laid.not_found import NotFound
from scenarios.language.errors import shown
from scenarios.written.ids import told_apart
from scenarios.written.scalars import Which


def by_number(game: Game, name: str, question: Question) -> str | None:
    """The option that a name with a number means, counted among everything that there was and not among the options alone.

    Raises finding.Gone where it has ceased to exist, NotFound where it is no option; ``None`` where the options have to tell."""
    behind = told_apart(handles.key(name), (one.name for one in game.players)).name != handles.key(name)
    if not name[-1:].isdigit() and not behind:
        return None
    try:
        one = finding.anything(game, name)
    except (not_found.Gone, not_found.OfSeveralMakers):
        raise
    except NotFound:
        return None
    if isinstance(one, PlayerTarget):
        return None
    keys = (option.key for option in question.options if option.mention is not None and option.mention.id == one)
    if (key := next(keys, None)) is None:
        raise NotFound(f"{shown(name)} non si può scegliere qui")
    return key


def by_component(game: Game, name: str, question: Question) -> str | None:
    """730.2: the option that a name means which is that of a component of it, and of no option itself; ``None`` for any other."""
    if any(one.mention is not None and handles.bears(one.mention, name) for one in question.options):
        return None
    whole = finding.whole_of(game, name)
    return next((one.key for one in question.options if one.mention is not None and one.mention.id == whole), None)


def by_its_source(game: Game, name: str, question: Question) -> str | None:
    """113.7: the ability on the stack that is meant by its source, ``golem`` or ``golem abilità 2``, where nothing else could be.

    Raises finding.Ambiguous where it could be several that differ.
    """
    try:
        which = Which.named(name)
        source = finding.anything(game, which.object)
    except NotFound:
        return None
    options = [one for one in question.options if one.mention is not None]
    if which.ability is None and any(one.mention is not None and one.mention.id == source for one in options):
        return None
    found = [one for one in options if one.mention is not None and _comes_from(game, one.mention, source, which)]
    if len({(one.mention.index, one.alike) for one in found if one.mention is not None}) > 1:
        ways = [(f"{which.object} abilità {one.mention.index + 1}", source) for one in found if one.mention is not None]
        raise not_found.Ambiguous(name, ways)
    return found[0].key if found else None


def _comes_from(game: Game, mention: Mention, source: Recipient, which: Which) -> bool:
    one = game.objects.get(mention.id)
    if one is None or one.kind is not Kind.ABILITY or isinstance(source, PlayerTarget):
        return False
    # 113.7a: its source may have left, for a cost or in response; what it has become then is called as it was.
    left = one.source not in game.objects and mention.label.partition("#")[0] == game.objects[source].label
    if one.source != source and not left:
        return False
    return which.ability is None or mention.index == which.ability - 1
