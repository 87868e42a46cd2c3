"""All texts of one rule, or of one entry of the glossary, side by side: which counts today and why, what moved, what differs.

Nothing is read from disk but the texts of this package, and what comes out is frozen data that a face only lays out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import NamedTuple

from ruletext import titles
from ruletext.builtin import Builtin, UnknownRuleError
from ruletext.concordance import Verdict
from ruletext.differing import Piece, difference, in_common
from ruletext.document import GLOSSARY, PARAGRAPH, Article, Edition
from ruletext.editions import Wording, bearing, numbers_of
from ruletext.faults import shown
from ruletext.number import LONGEST, RuleNumber, RuleNumberError
from ruletext.shelf import ShelvedText
from ruletext.superseded import Superseded, superseded

BUILTIN = "incorporato"
"""How the built-in edition may be called besides by its id."""
ALIKE = 0.35
"""How much of two texts is the same where somebody changed one into the other; two wordings of one fact have less."""

_HOLDING = (Verdict.SAME, Verdict.MOVED)
_NEAR = 0.6
_OTHER_WORDS = "i due testi sono scritti con parole diverse: che le parole cambino non vuol dire che cambi la regola"


class NotComparable(LookupError):
    """What was asked for cannot be compared. The message, in Italian, says why and offers what was probably meant."""


class Version(NamedTuple):
    """One text of the subject.

    `place` is its number or title in its edition, `printed` the number as the edition misprints it ('' where it does not).
    `counts` is whether it is the one that counts today, `standing` a word for how it stands to today's rules, `why` the
    reason in Italian ('' where there is nothing to say). `superseded` is what of it does not hold any more, `restored` says
    that symbols were put back into it ('' where none was). `today` is the number of today's rule that an imported text states
    ('' where there is none, or where that is not known).
    """

    edition: Edition
    place: str
    title: str
    text: str
    examples: tuple[str, ...] = ()
    standing: str = ""
    why: str = ""
    printed: str = ""
    counts: bool = False
    superseded: tuple[Superseded, ...] = ()
    restored: str = ""
    today: str = ""

    @property
    def whole(self) -> str:
        """The text with its examples below it."""
        return PARAGRAPH.join(filter(None, (self.text, *(f"Esempio: {example}" for example in self.examples))))


class Comparison(NamedTuple):
    """What there is of one subject.

    `place` is today's number, or the title of an article; `note` says in Italian what is to be known of what was typed ('':
    nothing), `why` why the first of `versions` counts. They begin with the one that counts; the others follow, the newest
    first. `others` bear the number that was asked for and are about something else. `old` and `new` are the two that
    `pieces` lay beside each other, None where there is only one; `remark` says in Italian how to take the difference.
    """

    place: str
    title: str
    note: str
    why: str
    versions: tuple[Version, ...]
    others: tuple[Version, ...] = ()
    old: Version | None = None
    new: Version | None = None
    pieces: tuple[Piece, ...] = ()
    remark: str = ""

    @property
    def moved(self) -> bool:
        """Whether the subject bears another number or title in some edition than in another."""
        return len({version.place for version in self.versions}) > 1

    @property
    def places(self) -> tuple[tuple[str, str], ...]:
        """The editions in which the subject is, each with its number or title there."""
        return tuple((version.edition.id, version.place) for version in self.versions)


def compare(
    written: str, rules: Builtin, texts: Sequence[ShelvedText], old: str | None = None, new: str | None = None
) -> Comparison:
    """What the built-in edition and the imported texts have under a number, a former number, or the title of an entry.

    `old` and `new` are the ids of the editions to lay beside each other; left out, they are the newest imported one and the
    built-in one. Raises `NotComparable`, and `FaultyTextError` where the built-in edition is damaged.
    """
    editions = (rules.edition, *(text.edition for text in texts))
    chosen_old, chosen_new = _chosen(old, editions), _chosen(new, editions)
    found = _article(written, rules, texts) or _rule(written, rules, texts)
    return _beside(found, rules.edition, chosen_old, chosen_new)


def former_note(asked: RuleNumber, todays: Sequence[RuleNumber]) -> str:
    """What is said where somebody asks for a number that is not today's."""
    return f"{asked} è il numero di un'edizione precedente: oggi {' o '.join(map(str, todays))}"


# --- rules


def _rule(written: str, rules: Builtin, texts: Sequence[ShelvedText]) -> Comparison:
    try:
        asked = rules.number(written)
    except RuleNumberError as error:
        if any(character.isdecimal() for character in written[:LONGEST]):
            raise NotComparable(str(error)) from None
        near = titles.near(written, [one.article.title for one in _articles(rules, texts)])
        raise NotComparable(f"{shown(written.strip())} non è né un numero né una voce{near}") from None
    if asked.depth < 3:
        kind = "un capitolo" if asked.chapter else "una parte"
        raise NotComparable(f"{asked} è {kind}: si confronta una regola, come 704.5f, o una voce del glossario")
    today, note = _todays(asked, rules)
    candidates = list(bearing(texts, {asked} if today is None else {asked, *numbers_of(today)}))
    same = [one for one in candidates if _is_about(one, today or asked)]
    found = [_version(wording) for wording in same]
    others = tuple(_version(one) for one in candidates if one.rule.number == asked and one not in same)
    if today is not None:
        ours = rules.rule(today)
        found.append(Version(rules.edition, str(today), "", ours.text or ours.title, ours.examples))
    elif not found:
        raise NotComparable(_unknown(asked, rules))
    versions = _in_order(found, rules.edition)
    title = rules.title(today) or rules.title(RuleNumber.of(today.chapter)) if today is not None else ""
    return Comparison(str(today or asked), title, note, _why(versions, rules.edition), versions, others)


def _is_about(wording: Wording, today: RuleNumber) -> bool:
    """Whether a wording states a rule of today, or bears its number and was never compared with it."""
    if wording.standing.verdict is Verdict.UNVERIFIED:
        return wording.rule.number == today
    return wording.standing.today == today


def _todays(asked: RuleNumber, rules: Builtin) -> tuple[RuleNumber | None, str]:
    """Today's rule for a number, with what is to be said of it; None where only imported texts may have it."""
    if rules.has(asked):
        return asked, ""
    known = rules.former(asked)
    if len(known) > 1:
        subjects = ", ".join(f"{one.today} ({one.subject})" for one in known)
        raise NotComparable(f"{asked} è il numero di più regole in edizioni precedenti; oggi {subjects}")
    return (known[0].today, former_note(asked, [known[0].today])) if known else (None, "")


def _unknown(asked: RuleNumber, rules: Builtin) -> str:
    try:
        rules.title(asked)
    except UnknownRuleError as error:
        return str(error)
    return str(asked)


def _version(wording: Wording) -> Version:
    edition, rule, standing = wording
    place = str(rule.number)
    rows = superseded(edition.id, place) if standing.verdict is not Verdict.UNVERIFIED else ()
    why = standing.subject if any(row.mark == standing.reason for row in rows) else standing.reason
    return Version(
        edition,
        place,
        "",
        rule.text,
        rule.examples,
        standing=standing.verdict,
        why=why,
        printed=rule.printed,
        counts=standing.leads,
        superseded=rows,
        restored=rule.restored_words,
        today=str(standing.today or ""),
    )


def _in_order(found: list[Version], builtin: Edition) -> tuple[Version, ...]:
    """The versions, only the first of them counting: the newest imported one that still holds, or else ours."""
    newest = sorted(found, key=lambda version: version.edition.date, reverse=True)
    counting = next((one for one in newest if one.counts), None) or next(
        (one for one in newest if one.edition == builtin), None
    )
    ordered = sorted(newest, key=lambda version: version is not counting)
    return tuple(version._replace(counts=version is counting) for version in ordered)


def _why(versions: tuple[Version, ...], builtin: Edition) -> str:
    first, *others = versions
    if not first.counts:
        return "nessuno ha confrontato questo testo con le regole di oggi, e il testo incorporato non ha questo numero"
    if first.edition != builtin:
        newer = ", ed è il più recente" if sum(one.standing in _HOLDING for one in others) else ""
        return f"il testo importato {first.edition.id} dice ancora la regola di oggi{newer}"
    if not others:
        return "nessun testo importato ha questa regola"
    standings = {one.standing for one in others}
    if standings == {Verdict.NARROWER}:
        return "la regola di oggi ha qualcosa che nessun testo importato dice"
    if standings == {Verdict.FOREIGN}:
        return "i testi importati sono in un'altra lingua"
    if Verdict.UNVERIFIED in standings:
        return "nessuno ha confrontato il testo importato con le regole di oggi"
    return "nessun testo importato dice ancora la regola di oggi"


# --- articles


def _article(written: str, rules: Builtin, texts: Sequence[ShelvedText]) -> Comparison | None:
    """The texts of an entry or passage; None where nothing bears such a title, or where it is a number."""
    everything = list(_articles(rules, texts))
    sought = set(titles.entitled(written, [one.article for one in everything]))
    found = [one for one in everything if one.article in sought]
    if not found:
        return None
    kind = GLOSSARY if any(one.article.kind == GLOSSARY for one in found) else found[0].article.kind
    versions = _in_order([_told(one, rules) for one in found if one.article.kind == kind], rules.edition)
    if not versions[0].counts:
        why = "il testo incorporato non ha questa voce: quello che c'è è di allora, e può non valere più"
    elif len(versions) == 1:
        why = "nessun testo importato ha questa voce"
    else:
        why = "è il testo di oggi"
    return Comparison(versions[0].place, "", "", why, versions)


class _Told(NamedTuple):
    """An article, and where it is from."""

    edition: Edition
    article: Article


def _articles(rules: Builtin, texts: Sequence[ShelvedText]) -> Iterator[_Told]:
    yield from (_Told(rules.edition, article) for article in rules.articles())
    yield from (_Told(text.edition, article) for text in texts for article in text.corpus.articles)


def _told(told: _Told, rules: Builtin) -> Version:
    edition, article = told
    is_ours = edition == rules.edition
    age = "" if is_ours else f"del {edition.date}" if edition.date else "senza data"
    rows = superseded(edition.id, article.id)
    return Version(edition, article.title, article.title, article.text, (), age, "", "", is_ours, rows)


# --- two of them


def _chosen(name: str | None, editions: Sequence[Edition]) -> Edition | None:
    """The edition that somebody named. Raises `NotComparable`, with the nearest, where there is none of that name."""
    if name is None:
        return None
    known = {edition.id: edition for edition in editions} | {BUILTIN: editions[0]}
    found = known.get(name.strip().lower())
    if found is None:
        near = get_close_matches(name[: titles.LONGEST].lower(), known, n=3, cutoff=_NEAR)
        offered = f"forse {' o '.join(near)}" if near else f"ci sono {', '.join(known)}"
        raise NotComparable(f"nessuna edizione si chiama {shown(name.strip())}; {offered}")
    return found


def _beside(found: Comparison, builtin: Edition, old: Edition | None, new: Edition | None) -> Comparison:
    """The comparison with the two versions that are laid beside each other, and what differs."""
    if old is not None and old == new:
        raise NotComparable(f"un'edizione non si confronta con sé stessa: {old.id}")
    versions = {version.edition: version for version in reversed(found.versions)}
    for edition in (old, new):
        if edition is not None and edition not in versions:
            there = ", ".join(one.edition.id for one in found.versions)
            raise NotComparable(f"l'edizione {edition.id} non ha {found.place}; ce l'hanno {there}")
    if len(versions) < 2:
        return found
    imported = [one for one in versions if one != builtin]
    imported.sort(key=lambda one: (one.language == builtin.language, one.date), reverse=True)
    if new is None:
        new = builtin if builtin in versions and old != builtin else next(one for one in imported if one != old)
    if old is None:
        old = next((one for one in imported if one != new), builtin)
    pieces = difference(versions[old].whole, versions[new].whole)
    remark = _OTHER_WORDS if pieces and in_common(pieces) < ALIKE else ""
    if old.language != new.language:
        remark = "i due testi sono in lingue diverse"
    return found._replace(old=versions[old], new=versions[new], pieces=pieces, remark=remark)
