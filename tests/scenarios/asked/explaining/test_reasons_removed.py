"""Every reason that `perche-no` states is a reason: without it the thing happens, or another reason stands."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenarios.asked.explaining.report import action_text
from scenarios.asked.explaining.why_not import about, about_action
from scenarios.played.run import run
from scenarios.written.load import parse
from tests.judge.calling import judge

# --- an attack that is not allowed: each refusal names one hindrance, and is gone with it

HINDRANCES = {
    "TAPpato": "la creatura è TAPpata",
    "malato": "ne ha il controllo solo da questo turno",
    "difensore": "ha difensore",
    "catena": "impedisce di attaccare",
}
CARDS = """
carte:
  Catena: {tipo: Incantesimo — Aura, testo: "Incanta creatura\\nLa creatura incantata non può attaccare."}
  Scudo: {tipo: Istantaneo, abilità: [{effetto: [{previeni: tutto, da combattimento: sì}]}]}
"""


def attacker(hindered: frozenset[str]) -> str:
    """A board with a creature that these hinder from attacking."""
    flags = "".join(f", {name}: sì" for name in ("TAPpato", "malato") if name in hindered)
    words = ", parole chiave: [difensore]" if "difensore" in hindered else ""
    aura = ", {carta: Catena, attaccato a: lupo}" if "catena" in hindered else ""
    return (
        f"{CARDS}giocatori: [{{nome: Anna, campo: [{{carta: Lupo, f/c: 2/2{flags}{words}}}{aura}]}}, {{nome: Bruno}}]\n"
    )


@settings(max_examples=16)
@given(st.frozensets(st.sampled_from(sorted(HINDRANCES)), max_size=4))
def test_508_1_each_reason_why_it_can_not_attack_is_gone_with_what_it_names(hindered: frozenset[str]) -> None:
    named = []
    while True:
        made, allowed = about_action(parse(attacker(hindered), "prova"), "{attacca: {lupo: Bruno}}")
        if allowed:
            break
        refused = action_text(made, allowed)
        reasons = [name for name in hindered if HINDRANCES[name] in refused]
        assert len(reasons) == 1, (refused, hindered)
        hindered -= {reasons[0]}
        named.append(reasons[0])
    assert not hindered


# --- an attack that is blocked: each reason why a player took no damage


@st.composite
def combats(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    """Attackers by their power, and which of them are blocked."""
    powers = draw(st.lists(st.integers(0, 3), min_size=1, max_size=3))
    blocked = draw(st.lists(st.booleans(), min_size=len(powers), max_size=len(powers)))
    return tuple(powers), tuple(blocked)


def combat(powers: tuple[int, ...], blocked: tuple[bool, ...]) -> str:
    """A board on which these attack Bruno and some of them are blocked, up to the damage."""
    mine = ", ".join(f"{{carta: A{n}, f/c: {power}/4, id: a{n}}}" for n, power in enumerate(powers))
    his = ", ".join(f"{{carta: B{n}, f/c: 0/5, id: b{n}}}" for n in range(len(powers)))
    blocks = ", ".join(f"b{n}: a{n}" for n, one in enumerate(blocked) if one)
    attack = ", ".join(f"a{n}: Bruno" for n in range(len(powers)))
    return (
        f"giocatori: [{{nome: Anna, campo: [{mine}]}}, {{nome: Bruno, campo: [{his}]}}]\n"
        f"azioni: [{{attacca: {{{attack}}}}}, {{blocca: {{{blocks}}}}}]\nfino a: danno da combattimento\n"
    )


@settings(max_examples=20)
@given(combats())
def test_510_1_each_reason_why_a_player_took_no_damage_is_gone_with_what_it_names(
    fight: tuple[tuple[int, ...], tuple[bool, ...]],
) -> None:
    powers, blocked = fight
    found = run(parse(combat(powers, blocked), "prova"))
    reasons = {one.what: one.why for one in about(found, "Bruno") if "danno" in one.what}
    idle = {n for n, power in enumerate(powers) if power == 0}
    assert set(reasons) == {f"«A{n}» non gli infligge danno" for n in range(len(powers)) if blocked[n] or n in idle}
    life = found.final.sides[1].life
    for n, power in enumerate(powers):
        why = reasons.get(f"«A{n}» non gli infligge danno", "")
        if "bloccata" in why:
            free = tuple(one and place != n for place, one in enumerate(blocked))
            assert run(parse(combat(powers, free), "prova")).final.sides[1].life == life - power
        elif why:
            stronger = tuple(one + (place == n) for place, one in enumerate(powers))
            other = run(parse(combat(stronger, blocked), "prova"))
            still = [one.why for one in about(other, "Bruno") if one.what == f"«A{n}» non gli infligge danno"]
            assert other.final.sides[1].life == life - 1 if not blocked[n] else "bloccata" in still[0]


# --- a creature that survives: without what saves it, it dies


@settings(max_examples=25)
@given(st.integers(1, 4), st.integers(0, 6), st.booleans())
def test_704_5g_why_a_creature_does_not_die(toughness: int, damage: int, lasting: bool) -> None:
    words = ", parole chiave: [indistruttibile]" if lasting else ""
    board = "giocatori: [{{nome: Anna, campo: [{{carta: Orso, f/c: 2/{0}, danno: {1}{2}}}]}}, {{nome: Bruno}}]\n"
    found = run(parse(board.format(toughness, damage, words), "prova"))
    stays = [one for one in about(found, "orso") if one.what == "non muore"]
    if not stays:
        assert damage >= toughness and not lasting
    elif "702.12b" in stays[0].rules:
        assert "non muore" not in [
            one.what for one in about(run(parse(board.format(toughness, damage, ""), "prova")), "orso")
        ]
    else:
        assert damage < toughness and "non sono letali" in stays[0].why


# --- what is said of a player


PLAIN = f"{CARDS}giocatori: [{{nome: Anna, mano: [Scudo], campo: [Lupo 2/2]}}, {{nome: Bruno}}]\n"


def test_117_3a_who_has_priority_instead() -> None:
    (told,) = [one for one in about(run(parse(PLAIN, "prova")), "Bruno") if one.what == "non ha priorità"]
    assert (told.why, told.rules) == ("ce l'ha Anna", ("117.3a",))
    assert [one for one in about(run(parse(PLAIN, "prova")), "Anna") if one.what == "non ha priorità"] == []


def test_615_6_damage_that_was_prevented_is_why_a_player_took_none() -> None:
    attack = "azioni: [{attacca: {lupo: Bruno}}]\nfino a: danno da combattimento\n"
    shielded = (
        "azioni: [{lancia: Scudo, di: Anna}, risolvi, {attacca: {lupo: Bruno}}]\nfino a: danno da combattimento\n"
    )
    told = [one for one in about(run(parse(PLAIN + shielded, "prova")), "Bruno") if "danno" in one.what]
    assert [one.what for one in told] == ["non subisce danno"] and "615.6" in told[0].rules
    assert [one for one in about(run(parse(PLAIN + attack, "prova")), "Bruno") if "danno" in one.what] == []


@pytest.mark.parametrize("poison", [0, 9])
def test_704_5a_why_a_player_has_not_lost(poison: int) -> None:
    board = PLAIN.replace("{nome: Bruno}", f"{{nome: Bruno, vita: 1, veleno: {poison}}}")
    (told,) = [one for one in about(run(parse(board, "prova")), "Bruno") if one.what == "non perde la partita"]
    assert told.rules == ("704.5a", "704.5c")
    for more in (("vita: 1", "vita: 0"), (f"veleno: {poison}", "veleno: 10")):
        lost = run(parse(board.replace(*more), "prova"))
        assert [one for one in about(lost, "Bruno") if one.what == "non perde la partita"] == []


TEAMS = """\
formato: {form}
giocatori:
- {{nome: Anna, squadra: 1, vita: {life}, veleno: {poison}{more}}}
- {{nome: Alba, squadra: 1{own}}}
{third}- {{nome: Bruno, squadra: 2}}
- {{nome: Bea, squadra: 2}}
{sixth}"""


def _kept(
    form: str = "2HG", *, life: int = 1, poison: int = 0, own: str = "", heads: int = 2, more: str = ""
) -> list[tuple[str, ...]]:
    third, sixth = ("- {nome: Ada, squadra: 1}\n", "- {nome: Berto, squadra: 2}\n") if heads == 3 else ("", "")
    board = TEAMS.format(form=form, life=life, poison=poison, own=own, third=third, sixth=sixth, more=more)
    return [one.rules for one in about(run(parse(board, "prova")), "Alba") if one.what == "non perde la partita"]


@pytest.mark.parametrize("poison", [0, 14])
def test_704_6a_why_a_team_has_not_lost(poison: int) -> None:
    assert _kept(poison=poison) == [("704.6a", "704.6b")]
    assert _kept(life=0, poison=poison) == [] and _kept(poison=15) == []
    assert _kept("squadra contro squadra", own=", vita: 1") == [("704.5a", "704.5c")]
    assert _kept("2HG", poison=19, heads=3) == [("704.6a", "704.6b", "810.11")]


def test_810_8a_a_team_is_kept_in_the_game_by_what_one_of_it_controls() -> None:
    keeps = ", campo: [{carta: Angelo, tipo: Creatura, f/c: 4/4, id: angelo}]"
    card = "carte: {Angelo: {tipo: Creatura, f/c: 4/4, testo: Non puoi perdere la partita.}}\n"
    board = TEAMS.format(form="2HG", life=0, poison=0, own="", third="", sixth="", more=", campo: [Angelo]")
    told = [one for one in about(run(parse(card + board, "prova")), "Alba") if one.what == "non perde la partita"]
    assert [one.rules for one in told] == [("101.2", "704.6a", "810.8a")]
    assert _kept(life=0, more=keeps) == []


def test_the_command_takes_a_player(tmp_path) -> None:
    path = tmp_path / "tavolo.yaml"
    path.write_text(PLAIN, "utf-8")
    answer = judge("scenario", "perche-no", str(path), "Bruno")
    assert answer.exit_code == 0 and "non ha priorità: ce l'ha Anna (117.3a)" in answer.stdout
