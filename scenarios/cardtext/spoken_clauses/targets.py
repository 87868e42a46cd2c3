"""115: how people say what something is aimed at."""

from __future__ import annotations

from collections.abc import Sequence

AIMED_AT: Sequence[tuple[str, str]] = (
    (r"(?<!un )(?<!una )(?<!qualsiasi )(?<!singolo )bersaglio (<thing>(?: non [a-z]+| attaccante| leggendaria)*)\b",
     r"un@ \1 bersaglio"),
    (r"(una creatura|un artefatto|un permanente|un giocatore|una terra|un incantesimo) (?:a (?:tua )?scelta|che "
     r"vuoi|qualsiasi|qualunque)(?=\s*(?:[.,;]|e\b|fino\b|$))",
     r"\1 bersaglio"),
    (r"(scarta (?:<number>) cart[ae]) a (?:sua scelta|scelta sua)\b", r"\1"),
    (r"a scelta sua\b", "a sua scelta"),
    (r"(?:fa(?:i)? )?ping(?:a)?(?: di)? (?:(<number>)(?: danno)?) (?=a )", r"infligge \1 danno "),
    (r"(?:fa )?pinga? (?:di )?(?:1|uno|un danno)<end>", "infligge 1 danno a un qualsiasi bersaglio"),
    (r"ping(?:a)?<end>", "infligge 1 danno a un qualsiasi bersaglio"),
    (r"(dann[oi] a) un avversario(?! bersaglio)<end>", r"\1 un avversario bersaglio"),
    (r"(<size>) a (una creatura)(?! bersaglio)", r"\2 bersaglio prende \1"),
    (r"(puoi )(?:dare|far prendere) (<size>) a (un[ao]? \w+)(?: bersaglio)?", r"\1far prendere \2 a \3 bersaglio"),
    (r"(?:fai|faccio) (?=<number> dann)", "infligge "),
    (r"e (<number> dann[oi]) (a (?:te|ogni|tutt|chi|al))", r"e \1 \2"),
    (r"e (<number>) a (te|ogni \w+|chi)\b", r"e \1 danni a \2"),
    (r"(un|1) danno\b", "1 danno"),
    (r"fa (?=<size>)", "prende "),
    (r"fanno (?=<size>)", "prendono "),
    (r"(prendono <size>) e (?=volare|travolgere|cautela|rapidità|anti|legame|attacco|doppio|tocco|minacc|indistr)", r"\1 e hanno "),
    (r"gli (?:fa|infligge) (<number>) dann([oi])", r"infligge \1 dann\2 a quel giocatore"),
    (r"(?:assegna|attacchi|attacca) un (?:E|e)quipaggiamento(?: bersaglio)? a una creatura(?: bersaglio)?",
     "assegna l'Equipaggiamento bersaglio a una creatura bersaglio"),
    (r"(un['’]artefatto|un artefatto|un permanente) o (?:un )?(incantesimo|artefatto)(?=\s*(?:[.,;]|$))", r"\1 o un \2"),
)  # fmt: skip
