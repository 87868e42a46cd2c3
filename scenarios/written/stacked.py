"""405: spells and abilities that are on the stack as a scenario begins."""

from __future__ import annotations

from typing import Annotated

from scenarios.written.records import LISTED, Family, Field, Record
from scenarios.written.replies import Amounts, Targets
from scenarios.written.scalars import Name, Natural, Positive, Which


class StackedSpell(Record):
    """A spell that is on the stack as the scenario begins."""

    what: Name = Field(alias="magia", description="Nome della carta")
    id: Name | None = Field(default=None, alias="id", description="Come la si chiama nel resto del file")
    by: Name | None = Field(default=None, alias="di", description="Chi la controlla; se manca, il giocatore attivo")
    targets: Targets = Field(default=(), alias="bersagli", description="I bersagli, in ordine")
    division: Amounts = Field(default_factory=dict, alias="dividi", description="Quanto a ciascun bersaglio")
    modes: Annotated[tuple[Positive, ...], LISTED] = Field(default=(), alias="modi", description="Modi, contati da 1")
    x: Natural | None = Field(default=None, alias="x", description="Il valore di X")


class StackedAbility(Record):
    """An ability that is on the stack as the scenario begins."""

    what: Which = Field(alias="abilità", description="L'oggetto, e quale sua abilità: golem1 abilità 2")
    id: Name | None = Field(default=None, alias="id", description="Come la si chiama nel resto del file")
    by: Name | None = Field(default=None, alias="di", description="Chi la controlla; se manca, chi controlla l'oggetto")
    targets: Targets = Field(default=(), alias="bersagli", description="I bersagli, in ordine")
    division: Amounts = Field(default_factory=dict, alias="dividi", description="Quanto a ciascun bersaglio")
    modes: Annotated[tuple[Positive, ...], LISTED] = Field(default=(), alias="modi", description="Modi, contati da 1")
    x: Natural | None = Field(default=None, alias="x", description="Il valore di X")


Stacked = StackedSpell | StackedAbility
AnyStacked = Annotated[Stacked, Family("una magia o un'abilità in pila", StackedSpell, StackedAbility)]
