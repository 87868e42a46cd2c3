"""202.3d, 603.4, 700.5, 601.3: the rule by which a number, or that nothing happened, is what it is stands with the answer."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.told.answer import Answer, answer
from scenarios.written.load import parse_lines


def ruled(text: str) -> Answer:
    return answer(run(parse_lines(text, "t")))


REVEALS = (
    "All'inizio del tuo mantenimento, rivela la prima carta del tuo grimorio e aggiungila alla tua mano. "
    "Perdi punti vita pari al suo valore di mana."
)
SPLIT = """\
turno: Anna, mantenimento
Anna: Scriba 2/1
> REVEALS
Bruno: 20
carta: Brace istantaneo {1}{R}
> La Brace infligge 2 danni a un qualsiasi bersaglio.
carta: Brina istantaneo {1}{U}
> TAPpa un permanente bersaglio.
carta: Brace e Brina istantaneo
metà: Brace, Brina
grimorio di Anna: TOP
Quanta vita ha Anna?
"""


def test_202_3d_709_4b_the_mana_value_of_a_split_card_that_is_no_spell() -> None:
    found = ruled(SPLIT.replace("REVEALS", REVEALS).replace("TOP", "Brace e Brina"))
    assert found.headline[0] == "Anna passa da 20 a 16 punti vita." and found.rules[:2] == ("202.3d", "709.4b")
    control = ruled(SPLIT.replace("REVEALS", REVEALS).replace("TOP", "Golem artefatto {4}"))
    assert control.headline == found.headline and not {"202.3d", "709.4b"} & {*control.rules}


IF_STILL = """\
Anna: Vulcano incantesimo
> Ogniqualvolta una Montagna entra sotto il tuo controllo, se controlli almeno due altre Montagne, il Vulcano infligge 3 danni {to}.
Anna: 2x Montagna terra base
Anna in mano: Montagna terra base
Bruno in mano: Frana istantaneo {{2}}{{R}}
> Distruggi una terra bersaglio.
Anna gioca Montagna
{then}
Quanta vita ha Bruno?
"""
SLIDE = "Bruno risponde con Frana su montagna1"


@pytest.mark.parametrize(
    ("to", "chosen"), [("a un qualsiasi bersaglio", "Anna sceglie Bruno\n"), ("a ogni avversario", "")]
)
def test_603_4_what_is_not_true_any_more_as_the_ability_would_resolve(to: str, chosen: str) -> None:
    found = ruled(IF_STILL.format(to=to, then=f"{chosen}{SLIDE}"))
    assert found.headline[0] == "Bruno resta a 20 punti vita." and found.rules[0] == "603.4"
    unconditional = IF_STILL.replace("se controlli almeno due altre Montagne, ", "")
    control = ruled(unconditional.format(to=to, then=f"{chosen}{SLIDE}"))
    assert control.headline[0] == "Bruno passa da 20 a 17 punti vita." and "603.4" not in control.rules


def test_603_4_whoever_it_did_not_aim_at_does_not_hear_of_it() -> None:
    board = IF_STILL.format(to="a un qualsiasi bersaglio", then=f"Anna sceglie Bruno\n{SLIDE}")
    control = ruled(board.replace("Quanta vita ha Bruno?", "Quanta vita ha Anna?"))
    assert "603.4" not in control.rules[:1]


DEVOTION = """\
Anna: Strige 2/2 {{B}}{{B}}
Anna in mano: Esattore creatura 2/4 {{3}}{{B}}{{B}}
> Quando l'Esattore entra nel campo di battaglia, ogni avversario perde X punti vita, dove X è {number}.
Bruno: 20
Anna lancia Esattore
Quanta vita ha Bruno?
"""


def test_700_5_what_devotion_counts() -> None:
    found = ruled(DEVOTION.format(number="la tua devozione al nero"))
    assert found.headline[0] == "Bruno passa da 20 a 16 punti vita." and found.rules[0] == "700.5"
    control = ruled(DEVOTION.format(number="il numero di creature che controlli"))
    assert control.headline[0] == "Bruno passa da 20 a 18 punti vita." and "700.5" not in control.rules


ONCE = """\
Anna: Custode 3/4
> {text}
nel cimitero di Anna: Orso creatura 2/2 {{1}}{{G}}, Lupo creatura 3/3 {{2}}{{G}}
Bruno: 20
Anna lancia Orso
risolvi
Anna può lanciare Lupo?
"""


def test_601_3_what_permits_it_once_each_turn_was_used() -> None:
    (told,) = ruled(
        ONCE.format(text="Una volta durante ogni tuo turno, puoi lanciare una magia creatura dal tuo cimitero.")
    ).headline
    assert told.startswith("No: ") and "vale una volta per turno" in told and "mano" not in told and "601.3" in told
    control = ruled(ONCE.format(text="Puoi lanciare magie creatura dal tuo cimitero.")).headline[0]
    assert control.startswith("Sì: ")
    neither = ruled(
        ONCE.format(text="Una volta durante ogni tuo turno, puoi lanciare una magia creatura dal tuo cimitero.")
        .replace("Anna può lanciare Lupo?", "Anna può lanciare Dardo?")
        .replace("Bruno: 20", "nel cimitero di Anna: Dardo istantaneo {R}\nBruno: 20")
    ).headline[0]
    assert "la carta non è nella sua mano" in neither
