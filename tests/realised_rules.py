"""How each rule of chapters 1 to 8 stands: `python -m tests.coverage_page` writes it for `judge motore lacune`.

A rule prescribes unless it is told apart by its text in the built-in edition:

- a title has letters and no text of its own;
- a rule refers where each of its sentences begins with «Vedi» or «Per altre informazioni», in brackets or not;
- a rule defines where each other sentence says what a word means or what kind of thing something is, and nothing that anybody
  does: «Il termine … indica», «X è un'abilità statica.», «Ogni sottotipo … è una sola parola».

When in doubt it prescribes. A prescribing rule is proved by a test that bears its number, in part where the engine besides says
what it does not realise; cited or spoken of by the engine without such a test; not realised where the engine says so, of it or
of all that its rule or its chapter says; or without any proof, and then it stands in `docs/senza_prova.toml` with the reason.
That the code cites it is no proof.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping

from judge.standings import FILE, Standing
from ruletext.builtin import builtin
from ruletext.number import RuleNumber
from tests.coverage_page import Proof, known_gaps, realised
from tests.shared import ROOT

WITHOUT_PROOF = ROOT / "docs" / "senza_prova.toml"
_SENTENCES = re.compile(r"(?<=[.;:])\s+")
_REFERS = re.compile(r"^\(?(Vedi|Si veda|Per altre informazioni|Per saperne di più)\b")
_WORDS = r"Il termine|I termini|La parola|Le parole|L'espressione|Il simbolo"
_MEANS = r"indica|indicano|significa|significano|vuol dire|si riferisce"
_KINDS = r"un'abilità|abilità|una parola chiave|parole chiave|un tipo|un supertipo|un termine|un segnalino|una zona"
_DEFINES = re.compile(
    rf"^({_WORDS}) [^.]*({_MEANS})\b"
    rf"|^[^,.]{{1,60}} (è|sono) ({_KINDS})\b[^,;:]{{0,80}}\.$"
    r"|^Ogni sottotipo di [^.]* è una sola parola"
    r"|^[^.]*(sono detti|si chiamano|è detto|si chiama) (tipi|sottotipi|supertipi)\b[^.]*\.$"
)


def prescribes(number: RuleNumber) -> bool:
    """Whether a rule tells somebody what to do or what happens; when in doubt it does."""
    sentences = [one for one in _SENTENCES.split(" ".join(builtin().rule(number).text.split())) if one]
    return any(_REFERS.match(one) is None and _DEFINES.match(one) is None for one in sentences)


def reasons() -> dict[str, str]:
    """Why rules have no proof, by their number, or by their chapter for all of it that is not named by itself."""
    return {str(rule): why for why, rules in tomllib.loads(WITHOUT_PROOF.read_text("utf-8")).items() for rule in rules}


def standings() -> dict[str, Standing]:
    """Each prescribing rule of chapters 1 to 8, in the order of their numbers."""
    proofs, gaps, why = realised(), {str(rule): subject for rule, subject in known_gaps()}, reasons()
    found = {}
    for number in builtin().numbers():
        if 100 <= number.chapter < 900 and "." in str(number) and prescribes(number):
            found[str(number)] = _standing(number, proofs.get(number, Proof()), gaps, why)
    return found


def _gap_above(number: RuleNumber, gaps: Mapping[str, str]) -> str:
    """What is said to be missing of a rule, or of all that its own rule or its chapter says."""
    rule = str(number)
    above = (rule, rule.rstrip("abcdefghijklmnopqrstuvwxyz"), rule.partition(".")[0])
    return next((gaps[one] for one in above if one in gaps), "")


def _standing(number: RuleNumber, proof: Proof, gaps: Mapping[str, str], why: Mapping[str, str]) -> Standing:
    tests, code = sorted(proof.tests), sorted(proof.cited or proof.said)
    gap = gaps.get(str(number), "") if tests or code else _gap_above(number, gaps)
    if gap:
        return Standing("in parte" if tests or code else "non realizzata", tuple(tests or code), gap)
    if tests:
        return Standing("provata", tuple(tests))
    if code:
        return Standing("citata", tuple(code), "nessuna prova porta il suo numero")
    return Standing("senza prova", (), why.get(str(number), ""))


def write() -> None:
    """The file that ships, a line for each rule; what has a proof now is taken off the list of those without one."""
    found = standings()
    head = [line for line in WITHOUT_PROOF.read_text("utf-8").splitlines() if line.startswith("#")]
    lists: dict[str, list[str]] = {}
    for rule, why in reasons().items():
        if rule in found and found[rule].state == "senza prova":
            lists.setdefault(why, []).append(rule)
    tables = (f"{json.dumps(why, ensure_ascii=False)} = [\n{_rows(rules)}]\n" for why, rules in lists.items())
    WITHOUT_PROOF.write_text("\n".join([*head, "", *tables]), encoding="utf-8")
    rows = (f"{json.dumps(rule)}: {json.dumps(list(one), ensure_ascii=False)}" for rule, one in found.items())
    FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


def _rows(rules: list[str]) -> str:
    return "".join(f"    {', '.join(map(json.dumps, rules[n : n + 12]))},\n" for n in range(0, len(rules), 12))
