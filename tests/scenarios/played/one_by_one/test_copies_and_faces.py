"""701, 707-721: transforming and turning up, copies, split cards, faces, Sagas, levels and Classes."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told

TURNS = """
carta: Belva creatura 4/4
carta: Umano creatura 2/2
retro: Belva
> {{1}}: Trasforma l'Umano.
carta: Larva creatura 2/2
> Metamorfosi {{1}}
carta: Occhio incantesimo
> Ogniqualvolta un permanente viene girato a faccia in su, guadagni 2 punti vita.
Anna: Umano, Occhio, Larva a faccia in giù
Bruno
{deed}
Quanta vita ha Anna?
"""


def test_701_27b_transforming_is_not_turning_face_up() -> None:
    assert told(TURNS.format(deed="Anna attiva Umano")) == "Anna resta a 20 punti vita."
    assert told(TURNS.format(deed="Anna gira a faccia in su Larva")) == "Anna passa da 20 a 22 punti vita."


CLONE = """
carta: Clone creatura blu 0/0
> Puoi far entrare il Clone come copia di una creatura sul campo di battaglia.
{more}
Bruno
Anna lancia Clone copiando {of}
{answers}
{asked}
"""


def test_707_2a_a_copy_has_the_colour_of_what_it_copies() -> None:
    board = CLONE.format(more="Anna: Orso 2/2 rosso", of="Orso", answers="", asked="Di che colore è il Clone?")
    assert "è di colore rosso" in told(board)
    assert "è di colore verde" in told(board.replace("rosso\n", "verde\n"))


TOTEM = """carta: Totem creatura 2/2
> Mentre il Totem entra, scegli un colore.
> Il Totem ha protezione dal colore scelto.
carta: Dardo istantaneo {color}
> Distruggi la creatura bersaglio.
Anna in mano: Totem
Anna lancia Totem
Anna sceglie blu
risolvi
Bruno in mano: Dardo"""


@pytest.mark.parametrize(("color", "answer"), [("rosso", "No"), ("blu", "Sì")])
def test_707_6_a_choice_that_was_made_is_not_copied(color: str, answer: str) -> None:
    more = TOTEM.format(color=color)
    board = CLONE.format(
        more=more, of="Totem", answers="Anna sceglie rosso\nrisolvi", asked="Bruno può lanciare Dardo su Clone?"
    )
    assert told(board.replace("Bruno\nAnna lancia Clone", "Anna lancia Clone")).startswith(answer)


LEVELS = """
carta: Allievo creatura 1/1
> Aumentare di livello {{1}}
> LIVELLO 2-4
> 3/3
> LIVELLO 5+
> 5/5
Anna: Allievo con {count} segnalini livello
Bruno
Quanto è l'Allievo?
"""


@pytest.mark.parametrize(("count", "size"), [("tre", "3/3"), ("cinque", "5/5"), ("due", "3/3")])
def test_711_5_below_the_first_number_a_leveler_is_as_its_uppermost_box_says(count: str, size: str) -> None:
    assert told(LEVELS.format(count=count)) == f"«Allievo» è {size}."
    assert told(LEVELS.format(count="un").replace("un segnalini", "un segnalino")) == "«Allievo» è 1/1."


SAGA = """
carta: Epopea incantesimo Saga
> I, II — Guadagni 1 punto vita.
> III — Guadagni 5 punti vita.
Anna: Epopea con {count}
Bruno
turno di Bruno
vai a principale di Anna
{asked}
"""


@pytest.mark.parametrize(("count", "life"), [("un segnalino sapere", 21), ("due segnalini sapere", 25)])
def test_714_2c_714_2d_714_2e_a_chapter_of_two_numbers_is_both_and_the_last_is_the_final_one(
    count: str, life: int
) -> None:
    assert told(SAGA.format(count=count, asked="Quanta vita ha Anna?")) == f"Anna passa da 20 a {life} punti vita."
    place = "va nel cimitero di Anna" if life == 25 else "resta sul campo di battaglia"
    assert place in told(SAGA.format(count=count, asked="Dov'è l'Epopea?"))


CLASS = """
carta: Scuola incantesimo Classe
> Ogniqualvolta guadagni punti vita, pesca una carta.
> {{1}}{{W}}: Livello 2
> Le creature che controlli prendono +1/+1.
Anna: Scuola, Orso 2/2
Bruno
{deed}
Quanto è l'Orso? Quante carte ha in mano Anna?
"""


def test_716_2c_716_3_what_stands_on_top_of_a_class_holds_at_every_level() -> None:
    gains = "Anna guadagna 1"
    assert told(CLASS.format(deed=gains)) == "«Orso» è 2/2; Anna pesca una carta (ne ha 1 in mano)."
    higher = CLASS.format(deed=f"Anna attiva Scuola\nrisolvi\n{gains}")
    assert told(higher) == "«Orso» è 3/3; Anna pesca una carta (ne ha 1 in mano)."


FACES = """
carta: Belva creatura 4/4 volare
carta: Umano creatura 2/2 costo 2G
retro: Belva
Anna: Umano{up}
Bruno
Quanto è l'Umano? L'Umano ha volare? Che valore di mana ha l'Umano?
"""


def test_712_8d_with_its_front_face_up_a_permanent_is_that_alone() -> None:
    assert "è 2/2, non ha volare e ha valore di mana 3" in told(FACES.format(up=""))
    assert "è 4/4, ha volare e ha valore di mana 3" in told(FACES.format(up=" trasformato"))


DISTURB = """
carta: Fantasma creatura 1/1 volare
carta: Contadino creatura 2/2 costo 1W
retro: Fantasma
> Disturbare {{1}}{{W}}
Anna{hand}
{grave}
Bruno
Anna lancia Contadino
Quanto è il Contadino?
"""


def test_712_8c_only_what_is_cast_transformed_has_its_back_face_up() -> None:
    assert told(DISTURB.format(hand="", grave="nel cimitero di Anna: Contadino")).endswith("è 1/1.")
    assert told(DISTURB.format(hand=": mano: Contadino", grave="").replace("Anna: mano:", "Anna in mano:")).endswith(
        "è 2/2."
    )


DOUBLED = """
carta: Stagione incantesimo
> Se una o più pedine stanno per essere create sotto il tuo controllo, ne vengono create invece il doppio.
carta: Inno incantesimo
> Le creature che controlli prendono +1/+1.
carta: Rito stregoneria
> Crea una pedina creatura Soldato 1/1 bianca.
Anna: {have}; mano: Rito
Bruno
Anna lancia Rito
Quanti Soldato ci sono?
"""


@pytest.mark.parametrize(
    ("have", "answer"), [("Stagione, Inno", "Ci sono 2 «Soldato»"), ("Inno", "C'è un solo «Soldato»")]
)
def test_614_16_an_effect_doubles_the_tokens_that_would_be_created(have: str, answer: str) -> None:
    assert answer in told(DOUBLED.format(have=have))


SUCH_TOKENS = """
carta: Stagione incantesimo
> Se una o più pedine {which} stanno per essere create sotto il tuo controllo, ne vengono create invece il doppio.
carta: Ferro incantesimo
> Le creature che controlli sono artefatti in aggiunta agli altri loro tipi.
carta: Soffio incantesimo
> Gli artefatti che controlli sono creature 1/1 in aggiunta agli altri loro tipi.
carta: Rito stregoneria
> Crea una pedina {made}.
Anna: Stagione, {static}; mano: Rito
Bruno
Anna lancia Rito
Quanti {name} ci sono?
"""
SOLDIER, GOLEM, TREASURE = "creatura Soldato 1/1 bianca", "creatura artefatto Golem 1/1 incolore", "Tesoro"


@pytest.mark.parametrize(
    ("which", "static", "made", "name", "answer"),
    [
        ("artefatto", "Ferro", SOLDIER, "Soldato", "C'è un solo"),
        ("creatura", "Soffio", TREASURE, "Tesoro", "C'è un solo"),
        ("artefatto", "Ferro", GOLEM, "Golem", "Ci sono 2"),
        ("creatura", "Ferro", SOLDIER, "Soldato", "Ci sono 2"),
    ],
)
def test_701_7b_what_changes_creating_comes_before_what_the_tokens_are(
    which: str, static: str, made: str, name: str, answer: str
) -> None:
    assert answer in told(SUCH_TOKENS.format(which=which, static=static, made=made, name=name))


GIVEN_SIZE = """
carta: Peso istantaneo
> La creatura bersaglio ha forza e costituzione base 5/5 fino alla fine del turno.
carta: Manto aura incantare creatura
> La creatura incantata ha "La forza e la costituzione di questa creatura sono pari al numero di carte nella tua mano".
carta: Idra creatura 1/1
> {{0}}: Fino alla fine del turno, l'Idra ha "La forza di questa creatura è pari al numero di carte nella tua mano".
carta: Sfinge creatura */*
> La forza e la costituzione della Sfinge sono pari al numero di carte nella tua mano.
carta: Eco creatura 0/0
> Puoi far entrare l'Eco nel campo di battaglia come una copia di una qualsiasi creatura nel campo di battaglia.
Anna: {have}; mano: Peso, Manto, Eco, Uno creatura 1/1, Due creatura 1/1, Tre creatura 1/1
Bruno
{first}
risolvi
{then}
Quanto è {which}?
"""


@pytest.mark.parametrize(
    ("have", "first", "then", "which", "size"),
    [
        ("Orso 2/2", "Anna lancia Peso su Orso", "Anna lancia Manto su Orso\nrisolvi", "Orso", "«Orso» è 4/4"),
        ("Orso 2/2", "Anna lancia Manto su Orso", "Anna lancia Peso su Orso\nrisolvi", "Orso", "«Orso» è 5/5"),
        ("Idra", "Anna lancia Peso su Idra", "Anna attiva Idra\nrisolvi", "Idra", "«Idra» è 5/5"),
        ("Sfinge", "Anna lancia Peso su Sfinge", "", "Sfinge", "«Sfinge» è 5/5"),
    ],
)
def test_604_3a_an_ability_that_an_effect_gave_defines_no_characteristic(
    have: str, first: str, then: str, which: str, size: str
) -> None:
    assert size in told(GIVEN_SIZE.format(have=have, first=first, then=then, which=which))


HIDDEN = """
carta: Ombra creatura 1/1
abilità: [{{quando: {{muore: creatura}}, effetto: [{{guadagna: 1}}], funziona in: {zone}}}]
Anna: Orso 2/2
{where}
Bruno
Bruno lancia distruzione su Orso
Quanta vita ha Anna?
"""


def test_603_2f_what_nobody_else_can_see_does_not_trigger() -> None:
    hand = HIDDEN.format(zone="mano", where="Anna in mano: Ombra")
    assert told(hand) == "Anna resta a 20 punti vita."
    grave = HIDDEN.format(zone="cimitero", where="nel cimitero di Anna: Ombra")
    assert told(grave) == "Anna passa da 20 a 21 punti vita."


DEARER = """
carta: Tassa creatura 1/1 lampo costo {0}
abilità: [{cambia il costo delle abilità di: creatura, in più: "{2}"}]
carta: Saggio creatura 1/1
> {1}: Guadagni 2 punti vita.
Anna: Saggio, Foresta
Bruno in mano: Tassa
conta il mana
DEEDS
"""


def test_602_4_what_was_activated_costs_no_more_afterwards() -> None:
    later = DEARER.replace("DEEDS", "Anna attiva Saggio\nBruno risponde con Tassa\nrisolvi tutto\nQuanta vita ha Anna?")
    assert "da 20 a 22" in told(later)


def test_602_4_control_what_is_activated_afterwards_does() -> None:
    board = DEARER.replace("Bruno in mano: Tassa", "Bruno: Tassa")
    assert "No: Anna non può attivare" in told(board.replace("DEEDS", "Anna attiva Saggio\nSi può fare?"))
