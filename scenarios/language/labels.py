"""207.2c-d: words before a dash, in front of an ability: those that say nothing, and those that say when or how often."""

from __future__ import annotations

ABILITY_WORDS: tuple[str, ...] = (
    "adamantino", "alleanza", "appendice", "arte magica", "artemagica", "audacia", "battaglione", "congrega", "convergenza",
    "consiglio segreto", "coorte", "corrotto", "costellazione", "crescita sotterranea", "croma", "cromia", "delirio", "determinazione", "discesa 4",
    "discesa 8", "dominio", "eroismo", "ferocia", "formidabile", "impeto sanguinario", "imprimere", "incanalare", "incursione",
    "infuriare", "inquietante", "ispirazione", "magnificenza", "metallurgia", "morboso", "negoziato", "parentela", "preminenza", "radianza",
    "radunare", "rinnovare", "rivolta", "sforzo", "soglia", "sopravvivenza", "spazzar via", "tattiche del branco", "tenente", "terraferma",
    "turbinio", "volontà del concilio", "volontà dei planeswalker",
)  # fmt: skip
"""207.2c: words before an ability that have no meaning of their own."""

BEFORE_COSTS: tuple[str, ...] = ("teletrasporto", "scippo")
"""207.2d: flavour words of one word that stand before a cost, where an unknown one may be a keyword."""

WITH_MEANING: tuple[str, ...] = (
    "massima velocità", "velocità massima", "risolto", "risolvere", "per risolvere", "visita", "premio", "compagno", "esaurire",
    "vanto", "previsione", "superpotere", "power-up",
)  # fmt: skip
"""Words before a dash that say when an ability functions, or how often it is activated; none is an ability or flavour word."""

SAYS_WHEN: frozenset[str] = frozenset(
    ("se", "quando", "ogniqualvolta", "finché", "fintanto", "mentre", "durante", "solo", "soltanto", "purché", "volta", "volte")
)  # fmt: skip
"""Words with which what stands before a dash says when, or how often: a flavour word, which is passed over, has none of them."""

WITHOUT_DASH: tuple[str, ...] = (
    "croma", "cromia", "determinazione", "dominio", "imprimere", "incanalare", "magnificenza", "parentela", "radianza", "soglia",
    "spazzar via",
)  # fmt: skip
"""Ability words that older cards print without a dash behind them."""

BEFORE_ABILITIES: dict[str, str] = {
    "massima velocità": "max speed", "vanto": "boast", "esaurire": "exhaust", "previsione": "forecast", "∞": "infinity", "superpotere": "power-up",
    **{keyword: keyword for keyword in ("max speed", "boast", "exhaust", "forecast", "power-up")},
}  # fmt: skip
"""Words before a dash that are keyword abilities, of which what follows is a part."""
