"""Reasons that `perche-no` states for triggers, spells and effects that do not happen: each is gone with what it names."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.words.terms import Zone
from scenarios.asked.explaining.report import action_text
from scenarios.asked.explaining.why_not import about, about_action
from scenarios.played.run import run
from scenarios.written.load import parse

Hindered = frozenset[str]


def gone_one_by_one(hindered: Hindered, said: Mapping[str, str], told: Callable[[Hindered], str]) -> None:
    """What is told of a board names one of the hindrances and no other; without it another one, until nothing is told."""
    while text := told(hindered):
        named = [name for name in said if said[name] in text]
        assert len(named) == 1 and named[0] in hindered, (text, hindered)
        hindered -= {named[0]}
    assert not hindered, "what was not named hindered nothing"


# --- 603.2, 603.4: an ability that does not trigger

WATCHED = {
    "pedina": "non è il genere d'oggetto richiesto",
    "verde": "il colore non corrisponde",
    "di Bruno": "il controllore non è quello richiesto",
    "grande": "la forza non corrisponde",
    "grande di base": "la forza base non corrisponde",
    "volante": "ha la parola chiave che non deve avere",
    "senza Sigillo": "la condizione «se» non è vera",
}


def unwatched(hindered: Hindered) -> str:
    """Why an ability that watches creatures dying does not trigger on one that these set apart; '' where it does."""
    base = 3 if "grande di base" in hindered else 2
    more = ", segnalini: {+1/+1: 3}" if "grande" in hindered else ""
    token = ", pedina: sì" if "pedina" in hindered else ""
    words = ", parole chiave: [volare]" if "volante" in hindered else ""
    color = "verde" if "verde" in hindered else "rosso"
    dies = f"{{carta: Vittima, tipo: Creatura, f/c: {base}/{base}, colori: [{color}]{more}{token}{words}}}"
    mine, his = ("", dies) if "di Bruno" in hindered else (f", {dies}", "")
    seal = "" if "senza Sigillo" in hindered else ", Sigillo"
    text = f"""
carte:
  Campana:
    tipo: Artefatto
    abilità:
      - quando: {{muore: {{tipo: creatura, controllore: tu, colore: rosso, forza: 4 o meno, forza base: 2 o meno,
          non genere: pedina, senza parola chiave: volare}}}}
        se: {{esiste: {{nome: Sigillo}}}}
        effetto: [{{guadagna: 1}}]
  Sigillo: {{tipo: Artefatto}}
  Ira: {{tipo: Stregoneria, testo: Distruggi tutte le creature.}}
giocatori: [{{nome: Anna, mano: [Ira], campo: [Campana{seal}{mine}]}}, {{nome: Bruno, campo: [{his}]}}]
azioni: [{{lancia: Ira, di: Anna}}, {{risolvi: 1}}]
"""
    found = run(parse(text, "prova"))
    reasons = [one.why for one in about(found, "Campana") if one.what.startswith("non si innesca")]
    assert bool(reasons) is (found.final.sides[0].life == 20)
    return "; ".join(reasons)


@settings(max_examples=8)
@given(st.frozensets(st.sampled_from(sorted(WATCHED)), max_size=7))
def test_603_2_each_reason_why_an_ability_does_not_trigger_is_gone_with_what_it_names(hindered: Hindered) -> None:
    gone_one_by_one(hindered, WATCHED, unwatched)


# --- 601: a spell that cannot be cast

UNCAST = {
    "stregoneria": "117.1a",
    "divieto": "«Sigillo»",
    "senza bersaglio": "601.2c",
    "protetto": "anti-malocchio",
    "caro": "non può pagare il costo",
}


def uncast(hindered: Hindered) -> str:
    """Why a spell cannot be cast that these hinder; '' where it can."""
    kind = "Stregoneria" if "stregoneria" in hindered else "Istantaneo"
    mana = "G" if "caro" in hindered else "GG"
    creature = "Gatto 1/1 anti-malocchio" if "protetto" in hindered else "Orso 2/2"
    there = [] if "senza bersaglio" in hindered else [creature]
    there += ["Sigillo"] if "divieto" in hindered else []
    text = f"""
carte:
  Editto: {{tipo: {kind}, costo: "{{2}}", testo: Distruggi una creatura bersaglio.}}
  Sigillo: {{tipo: Artefatto, abilità: [{{non può: lanciare magie, giocatori: avversari}}]}}
conta il mana: sì
turno: {{di: Bruno}}
giocatori: [{{nome: Anna, mano: [Editto], riserva: {mana}}}, {{nome: Bruno, campo: [{", ".join(there)}]}}]
azioni: [{{passa: Bruno}}]
"""
    made, allowed = about_action(parse(text, "prova"), "{lancia: Editto, di: Anna}")
    return "" if allowed else action_text(made, allowed)


@settings(max_examples=10)
@given(st.frozensets(st.sampled_from(sorted(UNCAST)), max_size=5))
def test_601_each_reason_why_a_spell_is_not_cast_is_gone_with_what_it_names(hindered: Hindered) -> None:
    # What is not there has no hexproof, so that one of the two is no hindrance beside the other.
    gone_one_by_one(hindered - {"protetto"} if "senza bersaglio" in hindered else hindered, UNCAST, uncast)


# --- 608.2c, 704.5: an effect that would have a creature die, and the creature is still there

SAVED = {"protetta": "702.16e", "con scudo": "122.1c", "indistruttibile": "702.12b", "robusta": "704.5g"}


def saved(hindered: Hindered, *, destroys: bool) -> str:
    """Why a creature that these keep alive is not destroyed; '' where it is."""
    words = [*(["Protezione dal rosso"] if "protetta" in hindered else [])]
    words += ["indistruttibile"] if "indistruttibile" in hindered else []
    shield = ", segnalini: {scudo: 1}" if "con scudo" in hindered else ""
    does = "Distruggi tutte le creature." if destroys else "Eruzione infligge 3 danni a ogni creatura."
    text = f"""
carte:
  Eruzione: {{tipo: Stregoneria, costo: "{{2}}{{R}}", testo: {does}}}
  Orso: {{tipo: Creatura — Orso, f/c: 2/{5 if "robusta" in hindered else 3}, testo: "{", ".join(words)}"}}
giocatori: [{{nome: Anna, mano: [Eruzione]}}, {{nome: Bruno, campo: [{{carta: Orso{shield}}}]}}]
azioni: [{{lancia: Eruzione, di: Anna}}, {{risolvi: 1}}]
"""
    found = run(parse(text, "prova"))
    alive = any(one.label == "orso1" and one.zone is Zone.BATTLEFIELD for one in found.final.objects.values())
    reasons = about(found, "orso") if alive else ()
    assert bool(reasons) is alive
    return "; ".join(" ".join(one.rules) for one in reasons)


@settings(max_examples=8)
@given(st.frozensets(st.sampled_from(sorted(SAVED)), max_size=4))
def test_704_5g_each_reason_why_damage_does_not_kill_is_gone_with_what_it_names(hindered: Hindered) -> None:
    # 616.1: which of two effects prevents the damage is a question, and not what is asked here.
    one_prevents = hindered - {"protetta"} if "con scudo" in hindered else hindered
    gone_one_by_one(one_prevents, SAVED, lambda left: saved(left, destroys=False))


@settings(max_examples=4)
@given(st.frozensets(st.sampled_from(["con scudo", "indistruttibile"]), max_size=2))
def test_701_8a_each_reason_why_it_is_not_destroyed_is_gone_with_what_it_names(hindered: Hindered) -> None:
    gone_one_by_one(hindered, SAVED, lambda left: saved(left, destroys=True))
