"""What happens in a game, as frozen records. Proposed to the pipeline, possibly replaced (614), then applied at once.

A proposal such as :class:`Destruction` or :class:`Damage` has consequences (a move, a loss of life) that the pipeline
works out before anything is applied; only primitive events change the game.
"""

from engine.state.events.acting import (
    AbilityActivated,
    AbilityTriggered,
    BecameTarget,
    ControlLost,
    Expended,
    ManaAdded,
    ManaLost,
    ManaSpent,
    Performed,
    SpellCast,
    StepBegan,
)
from engine.state.events.combat import (
    AttackerDeclared,
    BlockerDeclared,
    MadeAttacking,
    MadeBlocked,
    NotBlocked,
    RemovedFromCombat,
    Reselected,
)
from engine.state.events.damage import (
    Damage,
    DamageMarked,
    DamagePrevented,
    DamageRemoved,
    DamageReplaced,
    ExcessDealt,
    LifeChange,
)
from engine.state.events.lasting import EffectBegins
from engine.state.events.objects import (
    Attached,
    CountersPut,
    CountersRemoved,
    Destruction,
    DoorLocked,
    DoorUnlocked,
    Flipped,
    LevelSet,
    Linked,
    Merged,
    Paired,
    PhasedIn,
    PhasedOut,
    ProtectorChosen,
    Regenerated,
    StickerPut,
    Tapped,
    Transformed,
    TurnedFaceDown,
    TurnedFaceUp,
    Unattached,
    Unpaired,
    Untapped,
)
from engine.state.events.players import (
    Blessed,
    DayNightChanged,
    DrawnFor,
    DungeonCompleted,
    DungeonEntered,
    GameEnded,
    InitiativeTaken,
    LossReplaced,
    MonarchChanged,
    PlayerLeft,
    PlayerLost,
    PlayerWon,
    RoomEntered,
    SpeedChanged,
)
from engine.state.events.zones import (
    Ceased,
    DrawCard,
    DrawFailed,
    EmblemMade,
    Repositioned,
    Shown,
    Shuffled,
    TokenCreated,
    ZoneChange,
    destination,
)
from engine.words.terms import NO_OBJECT

Event = (
    ZoneChange
    | TokenCreated
    | EmblemMade
    | Shown
    | Repositioned
    | Shuffled
    | Performed
    | EffectBegins
    | Ceased
    | Destruction
    | Regenerated
    | Damage
    | DamagePrevented
    | DamageReplaced
    | ExcessDealt
    | DamageMarked
    | DamageRemoved
    | LifeChange
    | CountersPut
    | CountersRemoved
    | LevelSet
    | DoorUnlocked
    | DoorLocked
    | StickerPut
    | Paired
    | Unpaired
    | Linked
    | Merged
    | Blessed
    | Tapped
    | Untapped
    | TurnedFaceUp
    | TurnedFaceDown
    | Transformed
    | Flipped
    | PhasedOut
    | PhasedIn
    | DayNightChanged
    | MonarchChanged
    | InitiativeTaken
    | SpeedChanged
    | DungeonEntered
    | RoomEntered
    | DungeonCompleted
    | DrawCard
    | DrawFailed
    | Attached
    | Unattached
    | SpellCast
    | Expended
    | AbilityActivated
    | BecameTarget
    | AbilityTriggered
    | ControlLost
    | StepBegan
    | AttackerDeclared
    | BlockerDeclared
    | NotBlocked
    | MadeBlocked
    | MadeAttacking
    | Reselected
    | RemovedFromCombat
    | ProtectorChosen
    | PlayerLost
    | LossReplaced
    | DrawnFor
    | PlayerLeft
    | PlayerWon
    | GameEnded
    | ManaAdded
    | ManaSpent
    | ManaLost
)

__all__ = [
    "NO_OBJECT",
    "Event",
    "ZoneChange",
    "TokenCreated",
    "EmblemMade",
    "Shown",
    "Repositioned",
    "Shuffled",
    "Performed",
    "EffectBegins",
    "Ceased",
    "Destruction",
    "Regenerated",
    "Damage",
    "DamagePrevented",
    "DamageReplaced",
    "ExcessDealt",
    "DamageMarked",
    "DamageRemoved",
    "LifeChange",
    "CountersPut",
    "CountersRemoved",
    "Paired",
    "Linked",
    "Merged",
    "Unpaired",
    "Blessed",
    "StickerPut",
    "DoorLocked",
    "DoorUnlocked",
    "LevelSet",
    "Tapped",
    "Untapped",
    "TurnedFaceUp",
    "TurnedFaceDown",
    "Transformed",
    "Flipped",
    "PhasedOut",
    "PhasedIn",
    "DayNightChanged",
    "MonarchChanged",
    "InitiativeTaken",
    "SpeedChanged",
    "DungeonEntered",
    "RoomEntered",
    "DungeonCompleted",
    "DrawCard",
    "DrawFailed",
    "Attached",
    "Unattached",
    "SpellCast",
    "Expended",
    "AbilityActivated",
    "BecameTarget",
    "AbilityTriggered",
    "ControlLost",
    "ManaAdded",
    "ManaSpent",
    "ManaLost",
    "StepBegan",
    "AttackerDeclared",
    "BlockerDeclared",
    "NotBlocked",
    "MadeBlocked",
    "MadeAttacking",
    "Reselected",
    "RemovedFromCombat",
    "ProtectorChosen",
    "PlayerLost",
    "LossReplaced",
    "DrawnFor",
    "PlayerLeft",
    "PlayerWon",
    "GameEnded",
    "destination",
]
