"""What happens silently is said, and what a step rests on is cited: each beside the same situation with one thing changed."""

import pytest

from engine import Step
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.trace import StepKind
from scenarios.played.run import Run, run
from scenarios.told.report import as_text
from scenarios.written.load import parse


def played(text: str) -> Run:
    return run(parse(text, "prova"))


def cited(text: str) -> set[str]:
    return {str(rule) for one in played(text).steps for rule in one.step.every_rule()}


FLANKING = """\
giocatori:
  - {{nome: Anna, campo: [{{carta: Cavaliere, tipo: Creatura, f/c: 2/2, parole chiave: [{keywords}]}}]}}
  - {{nome: Bruno, campo: [Orso 3/5]}}
azioni:
  - {{attacca: {{cavaliere: Bruno}}, di: Anna}}
  - {{blocca: {{orso: cavaliere}}, di: Bruno}}
"""


@pytest.mark.parametrize(
    ("keywords", "waits"), [("aggirare, aggirare", False), ("aggirare, bushido 1", True), ("aggirare", False)]
)
def test_603_3b_nobody_orders_two_abilities_that_say_the_same_of_one_object(keywords: str, waits: bool) -> None:
    made = played(FLANKING.format(keywords=keywords))
    assert (made.question is not None) is waits
    assert "702.25a" in {str(rule) for one in made.steps for rule in one.step.every_rule()}


WARD = """\
carte:
  Custode: {{tipo: Creatura — Elfo, f/c: 3/3, parole chiave: ["egida {{2}}"]}}
  Condanna: {{tipo: Istantaneo, costo: B, testo: [{more}"Distruggi una creatura bersaglio."]}}
giocatori:
  - {{nome: Anna, campo: [Custode]}}
  - {{nome: Bruno, mano: [Condanna], riserva: B}}
conta il mana: sì
azioni:
  - {{passa: Anna}}
  - {{lancia: Condanna, di: Bruno, bersagli: [custode]}}
  - risolvi
"""


def _why(step: Step) -> WhyNothing | None:
    found = step.fact(Nothing)
    return None if found is None else found.why


def test_101_2_what_cannot_be_countered_is_said_to_stay() -> None:
    made = played(WARD.format(more='"Questa magia non può essere neutralizzata.", '))
    told = [one.step for one in made.steps if _why(one.step) is WhyNothing.CANNOT_BE_COUNTERED]
    assert [list(map(str, step.rules)) for step in told] == [["608.2c", "101.2"]]
    assert "101.2" not in cited(WARD.format(more=""))


PYRE = """\
carte:
  Pira:
    tipo: Creatura — Elementale
    f/c: 1/2
    testo: Quando la Pira muore, infligge danno pari alla sua forza a ogni avversario.
  Appassire: {{tipo: Istantaneo, costo: 1B, testo: "Una creatura bersaglio prende {less} fino alla fine del turno."}}
giocatori:
  - {{nome: Anna, campo: [Pira]}}
  - {{nome: Bruno, mano: [Appassire]}}
azioni:
  - {{passa: Anna}}
  - {{lancia: Appassire, di: Bruno, bersagli: [pira]}}
  - risolvi 2
"""


@pytest.mark.parametrize(
    ("less", "rules", "life"), [("-3/-3", ["120.8", "107.1b"], 20), ("-1/-3", ["120.8"], 20), ("-0/-3", [], 19)]
)
def test_120_8_no_damage_is_said_and_107_1b_where_the_number_was_below_zero(
    less: str, rules: list[str], life: int
) -> None:
    made = played(PYRE.format(less=less))
    told = [one.step for one in made.steps if _why(one.step) is WhyNothing.ZERO_DAMAGE]
    assert [str(rule) for step in told for rule in step.rules] == rules
    assert made.final.side(made.final.players[1].id).life == life
    assert all(step.kind is StepKind.NOTHING for step in told)


ATTACK = """\
giocatori:
  - {{nome: Anna, campo: [Orso 2/2]}}
  - {{nome: Bruno}}
azioni:
  - {{attacca: {{{attack}}}, di: Anna}}
fino a: fine combattimento
"""


def test_508_8_is_cited_where_nothing_attacked_and_only_there() -> None:
    assert "508.8" in cited(ATTACK.format(attack=""))
    assert "508.8" not in cited(ATTACK.format(attack="orso: Bruno"))


AURA = """\
carte:
  Torpore: {{tipo: "Incantesimo{aura}", costo: 1B, testo: [{enchants}]}}
  Ritorno:
    tipo: Stregoneria
    costo: 1W
    testo: Rimetti sul campo di battaglia una carta incantesimo bersaglio dal tuo cimitero.
giocatori:
  - {{nome: Anna, cimitero: [Torpore], mano: [Ritorno]}}
  - {{nome: Bruno, campo: [Silvano 3/3 anti-malocchio]}}
azioni:
  - {{lancia: Ritorno, di: Anna, bersagli: [torpore]}}
  - risolvi
"""


def test_303_4f_an_aura_that_is_not_cast_cites_it_and_another_enchantment_does_not() -> None:
    aura = AURA.format(aura=" — Aura", enchants='"Incanta creatura", "La creatura incantata prende -1/-1."')
    assert "303.4f" in cited(aura)
    assert "303.4f" not in cited(AURA.format(aura="", enchants='"Le creature che controlli prendono +1/+1."'))


WEAK = """\
carte:
  Fiacca: {tipo: Istantaneo, costo: U, testo: "Fino al tuo prossimo turno, una creatura bersaglio prende -3/-0."}
giocatori:
  - {nome: Anna, campo: [Drago 4/4], grimorio: 8}
  - {nome: Bruno, mano: [Fiacca], grimorio: 8}
  - {nome: Carla, grimorio: 8}
azioni:
  - {passa: Anna}
  - {lancia: Fiacca, di: Bruno, bersagli: [drago]}
  - risolvi
  - {concede: Bruno}
  - {vai a: principale, turno di: Carla}
"""


def test_800_4m_the_turn_of_who_has_left_ends_what_lasted_until_it() -> None:
    left = cited(WEAK)
    assert "800.4m" in left
    stays = WEAK.replace("  - {concede: Bruno}\n", "").replace("turno di: Carla", "turno di: Bruno")
    assert "800.4m" not in cited(stays)


HYDRA = """\
carte:
  Idra: {{tipo: Creatura — Idra, costo: {cost}, f/c: 1/1, testo: "L'Idra entra con {count} segnalini +1/+1."}}
giocatori:
  - {{nome: Anna, mano: [Idra]}}
  - {{nome: Bruno}}
azioni:
  - {{lancia: Idra, di: Anna{x}}}
  - risolvi
"""


def test_107_3m_the_x_of_the_spell_that_it_was_is_cited_and_no_fixed_number() -> None:
    assert "107.3m" in cited(HYDRA.format(cost="XG", count="X", x=", x: 2"))
    assert "107.3m" not in cited(HYDRA.format(cost="1G", count="due", x=""))


ALTAR = """\
carte:
  Altare: {{tipo: Artefatto, testo: "{cost}: Pesca una carta."}}
giocatori:
  - {{nome: Anna, grimorio: 3, campo: [Altare, Orso 2/2]}}
  - {{nome: Bruno}}
azioni:
  - {{attiva: altare, abilità: 1, di: Anna}}
"""


def test_701_21a_a_sacrifice_that_is_a_cost_cites_it_and_another_cost_does_not() -> None:
    assert "701.21a" in cited(ALTAR.format(cost="Sacrifica una creatura"))
    assert "701.21a" not in cited(ALTAR.format(cost="Paga 1 punto vita"))


WATCH = """\
carte:
  Veglia: {{tipo: Incantesimo, testo: "Ogniqualvolta {who}, pesca una carta."}}
giocatori:
  - {{nome: Anna, grimorio: 8, campo: [Veglia]}}
  - {{nome: Bruno, campo: [Orso 2/2 id=o1, Orso 2/2 id=o2]}}
azioni:
  - evento: [{events}]
"""
BOTH = "{distruggi: o1}, {distruggi: o2}"


@pytest.mark.parametrize(
    ("who", "events", "times", "has"),
    [
        ("una creatura muore", BOTH, 2, True),
        ("una o più creature muoiono", BOTH, 1, True),
        ("una creatura muore", "{distruggi: o1}", 1, False),
        ("una o più creature muoiono", "{distruggi: o1}", 1, False),
    ],
)
def test_603_2c_is_cited_where_one_event_holds_several_occurrences(
    who: str, events: str, times: int, has: bool
) -> None:
    text = WATCH.format(who=who, events=events)
    assert sum(len(one.step.triggered) for one in played(text).steps) == times
    assert ("603.2c" in cited(text)) is has


BANNER = """\
carte:
  Stendardo: {{tipo: Incantesimo, testo: "Ogniqualvolta {who} da combattimento a un giocatore, pesca una carta."}}
giocatori:
  - {{nome: Anna, grimorio: 5, campo: [Stendardo, Lupo 1/1 id=l1, Lupo 1/1 id=l2, Lupo 1/1 id=l3]}}
  - {{nome: Bruno}}
  - {{nome: Carla}}
azioni:
  - {{attacca: {{l1: Bruno, l2: Bruno, l3: {third}}}, di: Anna}}
fino a: fine combattimento
"""
SEVERAL, EACH = "una o più creature che controlli infliggono danno", "una creatura che controlli infligge danno"


@pytest.mark.parametrize(("who", "third", "times"), [(SEVERAL, "Carla", 2), (SEVERAL, "Bruno", 1), (EACH, "Carla", 3)])
def test_603_2c_one_or_more_creatures_trigger_once_for_each_player_dealt_damage(
    who: str, third: str, times: int
) -> None:
    made = played(BANNER.format(who=who, third=third))
    assert sum(len(one.step.triggered) for one in made.steps) == times
    assert not made.not_understood


LIFE = """\
carte:
  Coro: {{tipo: Incantesimo, abilità: [{{cambia i punti vita guadagnati da: te, moltiplicati per: 2}}]}}
  Dono: {{tipo: Incantesimo, abilità: [{{cambia i punti vita guadagnati da: te, più: 1}}]}}
giocatori:
  - {{nome: Anna}}
  - {{nome: Bruno, campo: [{campo}]}}
azioni:
  - evento: {{guadagna: 3, chi: Bruno}}
    risposte: [{answers}]
"""


@pytest.mark.parametrize(
    ("campo", "answers", "has"), [("Coro, Dono", "{sostituzione: dono}", True), ("Coro", "", False)]
)
def test_616_1_what_comes_of_a_chosen_order_cites_it(campo: str, answers: str, has: bool) -> None:
    made = played(LIFE.format(campo=campo, answers=answers))
    gained = [
        one.step for one in made.steps if any("LifeChange" in type(each.event).__name__ for each in one.step.changes)
    ]
    assert len(gained) == 1
    assert ("616.1" in map(str, gained[0].every_rule())) is has
    assert made.final.side(made.final.players[1].id).life == (28 if has else 26)


FREE = """\
carte:
  Rogo: {{tipo: Stregoneria, costo: {cost}, testo: "Il Rogo infligge {count} danni a un qualsiasi bersaglio."}}
  Dono:
    tipo: Artefatto
    abilità:
      - costo: TAP
        effetto:
          - {{scegli: {{zona: mano, nome: Rogo}}, ricorda come: carta}}
          - {{puoi lanciare: {{ricordato: carta}}, senza pagare il costo di mana: sì}}
giocatori:
  - {{nome: Anna, mano: [Rogo], campo: [Dono]}}
  - {{nome: Bruno}}
azioni:
  - {{attiva: dono, abilità: 1, di: Anna}}
  - risolvi: 2
    risposte: [{{può: sì}}, {{bersagli: [Bruno]}}]
"""


@pytest.mark.parametrize(("cost", "count", "life", "has"), [("XR", "X", 20, True), ("2R", "2", 18, False)])
def test_107_3b_the_only_x_of_a_spell_that_is_not_paid_for_is_cited(
    cost: str, count: str, life: int, has: bool
) -> None:
    text = FREE.format(cost=cost, count=count)
    made = played(text)
    assert made.final.side(made.final.players[1].id).life == life
    assert ("107.3b" in cited(text)) is has


BLINK = """\
carte:
  Fulgore: {{tipo: {type_line}, costo: R}}
  Intuito: {{tipo: Stregoneria, costo: 1U, abilità: [{{effetto: [{{manifesta: {{prime carte: 1, di: te}}}}]}}]}}
  Battito:
    tipo: Istantaneo
    costo: W
    testo: >-
      Esilia una creatura bersaglio che controlli,
      poi rimettila sul campo di battaglia sotto il controllo del suo proprietario.
giocatori:
  - {{nome: Anna, mano: [Intuito, Battito], grimorio: [Fulgore, Isola]}}
  - {{nome: Bruno}}
azioni:
  - {{lancia: Intuito, di: Anna}}
  - risolvi
  - {{lancia: Battito, di: Anna, bersagli: [fulgore]}}
  - risolvi
attese:
  - {{oggetto: fulgore, zona: {zone}}}
"""


@pytest.mark.parametrize(("type_line", "zone", "has"), [("Istantaneo", "esilio", True), ("Artefatto", "campo", False)])
def test_400_4a_an_instant_that_would_enter_stays_and_that_is_said(type_line: str, zone: str, has: bool) -> None:
    text = BLINK.format(type_line=type_line, zone=zone)
    assert [one.vera for one in played(text).checks] == [True]
    assert ("400.4a" in cited(text)) is has


FACE_DOWN = """\
carte:
  Colosso: {tipo: Creatura — Elementale, costo: 5G, f/c: 6/6, parole chiave: ["metamorfosi {2}{G}"]}
  Mutaforme:
    tipo: Creatura — Mutaforma
    costo: 3U
    f/c: 0/0
    abilità: [{sostituisce lo spostamento di: {questo: sì}, in: campo, entra come copia: {di: creatura, facoltativo: sì}}]
giocatori:
  - {nome: Anna, mano: [Mutaforme]}
  - {nome: Bruno, campo: [{carta: Colosso, a faccia in giù: metamorfosi}]}
azioni:
  - {lancia: Mutaforme, di: Anna}
  - {risolvi: 1, risposte: [{come copia di: [colosso]}]}
attese:
  - {oggetto: mutaforme, f/c: 2/2, a faccia in giù: no, sottotipi: niente, supertipi: niente}
"""


def test_708_2a_a_copy_of_what_has_no_name_is_said_without_empty_quotes() -> None:
    made = played(FACE_DOWN)
    text = as_text(made)
    assert "«»" not in text
    assert "come copia di un oggetto senza nome" in text
    shown = played(FACE_DOWN.replace(", a faccia in giù: metamorfosi", "").replace("f/c: 2/2", "f/c: 6/6"))
    assert "come copia di «Colosso»" in as_text(shown)


EXPEND = """\
carte:
  Pugile:
    tipo: Creatura — Orso
    f/c: 2/2
    abilità: [{{quando: {{mana speso per magie arriva a: 4, di: tu}}, effetto: [{{guadagna: 1}}], testo: Quattro mana.}}]
  Verme: {{tipo: Creatura — Verme, costo: 3G, f/c: 4/4, parole chiave: [convocazione]}}
giocatori:
  - {{nome: Anna, campo: [Pugile], mano: [Verme]}}
  - {{nome: Bruno}}
azioni:
  - {{lancia: Verme, di: Anna, risposte: [{{pagamento: {mana}}}]}}
  - risolvi
attese:
  - {{innescata: pugile, volte: {times}}}
"""


@pytest.mark.parametrize(("mana", "times"), [(3, 0), (4, 1)])
def test_700_14_how_much_mana_was_spent_is_answered_with_a_number(mana: int, times: int) -> None:
    text = as_text(played(EXPEND.format(mana=mana, times=times)))
    assert "sceglie quanto mana si spende" in text
    assert "NO " not in text


COUNTERS = """\
carte:
  Serra: {{tipo: Incantesimo, abilità: [{{cambia i segnalini messi su: creatura, moltiplicati per: 2{by}}}]}}
  Linfa: {{tipo: Istantaneo, costo: G, testo: Metti un segnalino +1/+1 su una creatura bersaglio.}}
giocatori:
  - {{nome: Anna, campo: [Serra, Orso 2/2], mano: [Linfa]}}
  - Bruno
azioni:
  - {{lancia: Linfa, bersagli: [orso]}}
  - risolvi
"""


def test_614_16_is_cited_for_texts_about_effects_alone() -> None:
    about_effects = cited(COUNTERS.format(by=", da un effetto: sì"))
    assert "614.16" in about_effects
    assert "614.16" not in (any_counters := cited(COUNTERS.format(by="")))
    assert "614.1a" in any_counters


SACRIFICE = """\
carte:
  Dazio: {{tipo: Stregoneria, costo: B, abilità: {{effetto: [{{fai sacrificare: creatura, chi: {who}}}]}}}}
giocatori:
  - {{nome: Anna, campo: [Lupo 1/1], mano: [Dazio]}}
  - {{nome: Bruno, campo: [Orso 2/2]}}
azioni:
  - {{lancia: Dazio}}
  - risolvi
"""


@pytest.mark.parametrize(
    ("who", "rule", "other"), [("avversari", "608.2d", "101.4"), ("ogni giocatore", "101.4", "608.2d")]
)
def test_101_4_is_for_choices_of_several_players(who: str, rule: str, other: str) -> None:
    found = cited(SACRIFICE.format(who=who))
    assert rule in found
    assert other not in found
