"""Of what the names in each field of a file speak: of players, of objects, of either, of cards."""

from __future__ import annotations

from collections.abc import Mapping

from scenarios.written import model as m
from scenarios.written import queries as q
from scenarios.written.records import Record

PLAYER, OBJECT, ANYTHING, CARD = "un giocatore", "un oggetto", "un oggetto o un giocatore", "una carta"
COUNTED = "una carta o un tipo"
_BY = {"by": PLAYER}
_CHOICES = {"what": OBJECT, "by": PLAYER, "targets": ANYTHING, "division": ANYTHING}
ROLES: Mapping[type[Record], Mapping[str, str]] = {
    m.ZoneCard: {"owner": PLAYER},
    m.Permanent: {
        "owner": PLAYER, "controller": PLAYER, "attached_to": ANYTHING, "protector": PLAYER, "together_with": OBJECT,
        "merged_under": OBJECT,
    },
    m.Player: {"commander_damage": OBJECT, "commander_casts": OBJECT},
    m.TurnState: {"of": PLAYER, "priority": PLAYER, "markers": PLAYER},
    m.Until: {"of": PLAYER},
    m.StackedSpell: _CHOICES | {"what": CARD},
    m.StackedAbility: _CHOICES,
    m.CastSpell: _CHOICES,
    m.ActivateAbility: _CHOICES,
    m.PlayLand: {"what": OBJECT, "by": PLAYER},
    m.TurnUp: {"what": OBJECT, "by": PLAYER},
    m.UnlocksDoor: {"what": OBJECT, "by": PLAYER},
    m.Suspend: {"what": OBJECT, "by": PLAYER},
    m.Foretell: {"what": OBJECT, "by": PLAYER},
    m.Plot: {"what": OBJECT, "by": PLAYER},
    m.Pass: _BY,
    m.Advance: {"of": PLAYER},
    m.Attack: {"attackers": ANYTHING, "bands": OBJECT, "by": PLAYER},
    m.Block: {"blockers": OBJECT, "by": PLAYER},
    m.Concede: _BY,
    m.AtMarker: _BY,
    m.Reply: {
        "by": PLAYER, "legend": OBJECT, "protector": PLAYER, "trigger_order": OBJECT, "entry_order": OBJECT,
        "targets": ANYTHING, "division": ANYTHING, "sacrifice": OBJECT, "discard": OBJECT, "attackers": OBJECT,
        "attacked": ANYTHING, "blocked": OBJECT,
        "blockers": OBJECT, "damage": ANYTHING, "library_order": OBJECT, "splice": OBJECT,
        "mana_abilities": OBJECT, "copy_of": OBJECT,
        "shield": OBJECT,
    },
    m.DamageDealt: {"to": ANYTHING, "source": OBJECT},
    m.Destroyed: {"what": OBJECT},
    m.Moved: {"what": OBJECT, "controller": PLAYER, "attached_to": ANYTHING},
    m.Sacrificed: {"what": OBJECT},
    m.Discarded: {"what": OBJECT},
    m.LifeGained: {"player": PLAYER},
    m.LifeLost: {"player": PLAYER},
    m.CountersAdded: {"on": ANYTHING},
    m.CountersTaken: {"on": ANYTHING},
    m.TappedDown: {"what": OBJECT},
    m.UntappedAgain: {"what": OBJECT},
    m.CardDrawn: {"player": PLAYER},
    m.AttachedTo: {"what": OBJECT, "to": ANYTHING},
    m.UnattachedFrom: {"what": OBJECT},
    m.TokenMade: {"owner": PLAYER},
    m.PlayerLoses: {"player": PLAYER},
    m.ObjectIs: {
        "object": OBJECT, "controller": PLAYER, "owner": PLAYER, "attached_to": ANYTHING, "seen_by": PLAYER,
    },
    m.PlayerIs: {
        "player": PLAYER, "hand": OBJECT, "graveyard": OBJECT, "exile": OBJECT, "command": OBJECT, "library_top": OBJECT,
        "battlefield": OBJECT, "commander_damage": OBJECT,
    },
    m.Counted: {"name": COUNTED, "of": PLAYER},
    m.StackIs: {"content": OBJECT},
    m.TopOfStack: {"top": OBJECT},
    m.PriorityOf: {"player": PLAYER},
    m.StepIs: {"of": PLAYER},
    m.WonBy: {"winners": PLAYER},
    m.TriggersInOrder: {"abilities": OBJECT},
    m.Died: {"dead": OBJECT},
    m.Triggered: {"ability": OBJECT},
    m.Asked: {"of": PLAYER},
    q.ObjectQuery: {"object": OBJECT},
    q.PlayerQuery: {"player": PLAYER},
    q.CountQuery: {"name": COUNTED, "of": PLAYER},
    q.TriggeredQuery: {"ability": OBJECT},
    q.DealtQuery: {"object": OBJECT},
}  # fmt: skip
"""What the names in each field speak of."""
