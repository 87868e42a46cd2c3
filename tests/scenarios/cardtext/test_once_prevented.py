"""615.5, 615.7, 614.3: what is done with the damage that was prevented, and what happens otherwise the next time."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import If
from engine.cards.abilities.damage import DealDamage, PutCounters
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import EventAmount, Fixed
from engine.cards.abilities.references import Target, This, You
from engine.cards.abilities.replacing import ChangesLife, Prevents
from engine.cards.abilities.setting_up import SetUp
from engine.words.terms import Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.scenarios.cardtext.support import ability, printed, refused, spell
from tests.scenarios.cardtext.test_oracle import both

SORCERY, INSTANT, CREATURE = "Stregoneria", "Istantaneo", "Creatura — Umano"
GUARDS = "Previeni i prossimi 3 danni che verrebbero inflitti a una creatura bersaglio in questo turno. "
GROWS = "Per ogni 1 danno prevenuto in questo modo, metti un segnalino +1/+1 su quella creatura."
HEALS = "Guadagni punti vita pari al danno prevenuto in questo modo."


def test_615_5_with_as_much_as_was_prevented() -> None:
    (made,) = spell(GUARDS + GROWS).effects
    counters = PutCounters(counter="+1/+1", on=Target(0), count=EventAmount())
    assert isinstance(made, SetUp) and made == SetUp(says=made.says, of=Target(0), amount=Fixed(3))
    assert isinstance(made.says, Prevents) and made.says.then == (counters,)
    joined = (
        GUARDS.removesuffix(". ")
        + " e metti su quella creatura un segnalino +1/+1 per ogni punto danno prevenuto in questo modo."
    )
    assert spell(joined).effects == (made,)
    (plain,) = spell(GUARDS).effects
    assert isinstance(plain, Prevent), "control"


@pytest.mark.parametrize(
    "asked",
    [
        "Se viene prevenuto danno in questo modo",
        "Se dei danni vengono prevenuti in questo modo",
        "Se il danno viene prevenuto in questo modo",
    ],
)
def test_615_5_only_where_any_was_prevented(asked: str) -> None:
    (made,) = spell(f"{GUARDS}{asked}, la Sentinella infligge altrettanti danni a un giocatore bersaglio.").effects
    assert isinstance(made, SetUp) and isinstance(made.says, Prevents)
    (then,) = made.says.then
    assert isinstance(then, If) and then.then == (DealDamage(amount=EventAmount(), to=Target(1)),)


def test_615_5_for_each_of_several_it_is_not_one_number() -> None:
    several = GUARDS.replace("una creatura bersaglio", "due creature bersaglio")
    assert refused(several + HEALS, SORCERY)
    assert refused(HEALS, SORCERY), "control: nothing is prevented"
    assert refused(f"Pesca una carta. {HEALS}", SORCERY), "control"
    assert spell(f"Previeni tutto il danno che verrebbe inflitto in questo turno. {HEALS}").effects, (
        "control: all of it"
    )


def test_615_5_of_a_static_ability() -> None:
    made = ability(
        "Se sta per essere inflitto danno alla Sentinella, previeni quel danno. Metti un segnalino +1/+1 sulla Sentinella per ogni "
        "1 danno prevenuto in questo modo."
    )
    assert made.then == (PutCounters(counter="+1/+1", on=This(), count=EventAmount()),)


def test_614_3_the_next_time_that_something_would_happen() -> None:
    (made,) = spell(
        "La prossima volta che stai per guadagnare punti vita in questo turno, ne guadagni invece il doppio."
    ).effects
    assert made == SetUp(says=ChangesLife(factor=2), next_time=True)
    (shield,) = spell("La prossima volta che ti verrebbe inflitto danno in questo turno, previeni quel danno.").effects
    assert isinstance(shield, SetUp) and shield.of == You() and shield.next_time
    assert refused(
        "La prossima volta che una fonte rossa infliggerebbe danno in questo turno, previeni quel danno.", SORCERY
    ), "control: which of several that do so at once?"


WOULD_BE = "that would be dealt"
PREVENTED = "prevented this way"
PAIRS = [
    (
        SORCERY,
        GUARDS + GROWS,
        f"Prevent the next 3 damage {WOULD_BE} to target creature this turn. For each 1 damage {PREVENTED}, put a "
        "+1/+1 counter on that creature.",
    ),
    (
        SORCERY,
        f"Previeni tutto il danno che verrebbe inflitto in questo turno da una fonte a tua scelta. {HEALS}",
        f"Prevent all damage {WOULD_BE} this turn by a source of your choice. You gain life equal to the damage {PREVENTED}.",
    ),
    (
        CREATURE,
        "{T}: Previeni i prossimi 2 danni che ti verrebbero inflitti in questo turno. Se viene prevenuto danno in questo modo, la "
        "Sentinella infligge altrettanti danni a un qualsiasi bersaglio.",
        f"{{T}}: Prevent the next 2 damage {WOULD_BE} to you this turn. If damage is {PREVENTED}, Sentinel deals that "
        "much damage to any target.",
    ),
    (
        SORCERY,
        "La prossima volta che stai per guadagnare punti vita in questo turno, ne guadagni invece il doppio.",
        "The next time you would gain life this turn, you gain twice that much life instead.",
    ),
    (
        SORCERY,
        "Previeni tutto il danno che verrebbe inflitto in questo turno a te e ai permanenti che controlli da fonti che non "
        "controlli.",
        "Prevent all damage that would be dealt to you and permanents you control this turn by sources you don't control.",
    ),
]


@pytest.mark.parametrize(("types", "it", "en"), PAIRS)
def test_both_languages_say_it(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())


def test_615_7_played_so_much_and_no_more() -> None:
    text = f"Previeni i prossimi 4 danni che ti verrebbero inflitti in questo turno. {HEALS}"
    for said, lives in ((text, [20, 17, 14]), ("Guadagni 1 punto vita.", [18, 15, 12])):
        at = Table()
        at.put("Voto", printed(said, INSTANT, name="Voto", mana_cost="{0}"), zone=Zone.HAND)
        for name in ("Folgore", "Lampo", "Tuono"):
            harm = printed(f"{name} infligge 3 danni a un giocatore bersaglio.", INSTANT, name=name, mana_cost="{0}")
            at.put(name, harm, zone=Zone.HAND)
        at.settle().cast("Voto").resolve()
        seen = []
        for name in ("Folgore", "Lampo", "Tuono"):
            at.cast(name, "Anna").resolve()
            seen.append(at.life(0))
        assert seen == ([23, 22, 19] if said == text else lives), (
            "3 prevented and gained; then 1, and 2 dealt; then all"
        )


def test_615_5_gains_are_effects_afterwards() -> None:
    (made,) = spell(f"Previeni tutto il danno che ti verrebbe inflitto in questo turno. {HEALS}").effects
    assert (
        isinstance(made, SetUp)
        and isinstance(made.says, Prevents)
        and made.says.then == (GainLife(amount=EventAmount()),)
    )
