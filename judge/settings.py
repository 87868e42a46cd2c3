"""What a user sets in a file of their own: colours and keys. A fault says its file, its line and the nearest right word."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from judge import keys, paths
from judge.keys import Key
from judge.render import one_line
from ruletext.files import content_of, replace
from ruletext.reasons import reason

NAME = "impostazioni.toml"
THEMES = ("chiaro", "scuro", "contrasto")
LARGEST = 100_000
"""How many bytes the file may have."""

EXAMPLE = """\
# Le impostazioni di judge. Quello che manca, o sta dietro un cancelletto, resta com'è.

# I colori: "chiaro", "scuro" o "contrasto". Senza questa riga restano quelli scelti per ultimi con Ctrl+T.
# tema = "contrasto"

# I tasti: a sinistra il tasto com'è nell'aiuto (F1), a destra quello che lo sostituisce. Il nome fra parentesi quadre è del
# riquadro: ovunque, situazioni, svolgimento, passi, tavolo, regole, allenamento, …
# [tasti.svolgimento]
# c = "w"
"""
"""What `judge config --crea` writes."""


class SettingsError(ValueError):
    """The settings cannot be used. The message, in Italian, says where and why."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What is set: a theme ('' for the one used last), and the keys of every scope."""

    theme: str = ""
    keys: Mapping[str, tuple[Key, ...]] = field(default_factory=lambda: keys.KEYS)


def path() -> Path:
    """The file of the settings, which need not be there."""
    return paths.config() / NAME


def create() -> Path:
    """Writes a file that explains itself, where there is none. Raises `FileExistsError` and other `OSError`."""
    target = path()
    if target.exists():
        raise FileExistsError(str(target))
    paths.made(target.parent)
    replace(target, EXAMPLE.encode())
    return target


def load() -> Settings:
    """What the file says; without a file, nothing is set. Raises `SettingsError`."""
    try:
        text = content_of(path(), LARGEST).decode("utf-8")
    except FileNotFoundError:
        return Settings()
    except UnicodeDecodeError:
        raise SettingsError(f"{path()}: non è scritto in UTF-8") from None
    except OSError as error:
        raise SettingsError(f"{path()}: non si può leggere ({reason(error)})") from None
    return read(text, str(path()))


def read(text: str, name: str) -> Settings:
    """The settings in a text, from a file of that name. Raises `SettingsError`."""
    import tomllib  # few runs need it

    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+), column (\d+)", str(error))
        place = f"{at[1]}:{at[2]}: " if at else f"{text.count(chr(10)) + 1}: "
        raise SettingsError(
            f'{name}:{place}qui il file non è scritto come si deve: una riga è nome = "valore" oppure [gruppo]'
        ) from None
    except RecursionError:
        raise SettingsError(f"{name}: è annidato troppo a fondo") from None
    return _Reading(text, name).settings(said)


class _Reading:
    """One file being read."""

    def __init__(self, text: str, name: str) -> None:
        self._lines = text.splitlines()
        self._name = name

    def settings(self, said: Mapping[str, Any]) -> Settings:
        self._known(said, ("tema", "tasti"), "un'impostazione")
        theme = said.get("tema", "")
        if theme and theme not in THEMES:
            raise self._wrong("tema", f"«{_shown(theme)}» non è un tema", theme, THEMES)
        groups = said.get("tasti", {})
        if not isinstance(groups, dict):
            raise self._wrong("tasti", "«tasti» è un gruppo: [tasti.svolgimento]", "", ())
        names = {_scope_name(scope): scope for scope in keys.KEYS}
        self._known(groups, names, "un riquadro")
        changed = dict(keys.KEYS)
        for group, several in groups.items():
            if not isinstance(several, dict):
                raise self._wrong(group, f"«{_shown(group)}» è un gruppo: [tasti.{_shown(group)}]", "", ())
            changed[names[group]] = self._changed(group, keys.KEYS[names[group]], several)
        self._no_clash(changed)
        return Settings(str(theme), changed)

    def _changed(self, group: str, those: tuple[Key, ...], several: Mapping[str, Any]) -> tuple[Key, ...]:
        wanted: dict[str, str] = {}
        known = {keys.printed(one).casefold(): one for key in those if key.action for one in key.keys.split(",")}
        for old, new in several.items():
            if old.casefold() not in known:
                raise self._wrong(old, f"in «{group}» nessun tasto è «{_shown(old)}»", old, known)
            wanted[known[old.casefold()]] = self._key(old, new)
        made = tuple(
            key._replace(keys=",".join(wanted.get(one, one) for one in key.keys.split(","))) if key.action else key
            for key in those
        )
        given = [one for key in made if key.action for one in key.keys.split(",")]
        for old, new in several.items():
            if given.count(wanted[known[old.casefold()]]) > 1:
                raise self._wrong(old, f"in «{group}» il tasto «{_shown(new)}» fa già un'altra cosa", "", ())
        return made

    def _key(self, old: str, new: object) -> str:
        """A key by the name that is printed on it. Raises `SettingsError` for one that no terminal sends."""
        by_name = {shown.casefold(): key for key, shown in keys.PRINTED.items()}
        parts = [by_name.get(part.casefold(), part.casefold()) for part in str(new).split("+")]
        made = "+".join(parts)
        if not isinstance(new, str) or not _REACHABLE.fullmatch(made):
            how = 'si scrive per esempio "w", "Ctrl+K", "F8", "Invio"'
            raise self._wrong(old, f"«{_shown(new)}» non è un tasto che arriva: {how}", "", ())
        return made

    def _no_clash(self, changed: Mapping[str, tuple[Key, ...]]) -> None:
        """A key of the whole application is worked on before that of any pane, which would never see it."""
        everywhere = {one for key in changed[keys.APP] for one in key.keys.split(",") if key.action}
        before = {one for key in keys.KEYS[keys.APP] for one in key.keys.split(",") if key.action}
        for scope, those in changed.items():
            if scope == keys.APP:
                continue
            mine = {one for key in those for one in key.keys.split(",") if key.action}
            for one in sorted(mine & everywhere):
                if one not in before or those != keys.KEYS[scope]:
                    raise self._wrong(
                        _scope_name(scope),
                        f"«{keys.printed(one)}» serve ovunque, e in «{_scope_name(scope)}» non arriva",
                        "",
                        (),
                    )

    def _known(self, said: Mapping[str, Any], known: Mapping[str, Any] | tuple[str, ...], what: str) -> None:
        for one in said:
            if one not in known:
                raise self._wrong(one, f"«{_shown(one)}» non è {what}", one, known)

    def _wrong(self, word: str, message: str, given: object, known: Any) -> SettingsError:
        near = get_close_matches(str(given).casefold(), [*known], n=1, cutoff=0.5) if given else []
        there = f"; forse «{keys.printed(near[0]) if near[0] in keys.PRINTED else near[0]}»" if near else _all(known)
        return SettingsError(f"{self._name}:{self._line(word)}: {message}{there}")

    def _line(self, word: str) -> int:
        """On which line a word stands that is set; the first line for one that is not found."""
        said = re.compile(
            rf"^\s*(?:\[[^\]]*)?[\"']?{re.escape(word)}[\"']?\s*[\].=]|\.{re.escape(word)}\]", re.IGNORECASE
        )
        return next((at for at, line in enumerate(self._lines, 1) if said.search(line)), 1)


_REACHABLE = re.compile(
    r"[a-z0-9]|f(?:[1-9]|1[0-2])|up|down|left|right|home|end|pageup|pagedown|enter|escape|space|tab|backspace|slash"
    r"|ctrl\+(?![hijm]$)[a-z]|ctrl\+(?:left|right|up|down)|shift\+tab"
)


def _scope_name(scope: str) -> str:
    return "ovunque" if scope == keys.APP else scope


def _shown(value: object) -> str:
    return one_line(str(value))[:60]


def _all(known: Any) -> str:
    words = [*known]
    return f"; c'è {', '.join(words)}" if 0 < len(words) <= 8 else ""


def rows() -> Iterator[tuple[str, Path, bool]]:
    """Where the files of this user lie: what each is, its place, whether it is there."""
    places = (
        ("impostazioni", path()),
        ("dati: testi, carte, segnalibri, storico, risposte", paths.data()),
        ("stato: lette, aperte, esami in corso", paths.state()),
        ("cache: si può togliere, si rifà da sola", paths.cache()),
    )
    return ((what, place, place.exists()) for what, place in places)
