// Icons that are chosen by data, not by markup. web/sprite.ts takes every name in quotes in files called icons.ts.

/** A glyph for each seat, so that colour is never the only sign. */
export const GLYPHS = ["sun", "moon", "round-star", "clover", "triangle-target", "drop"];

/** A face for a seat whose game gives none. */
export const FACES = ["pointy-hat", "wizard-face", "witch-face", "cultist", "monk-face", "robe"];

/** Counters that mean the same in every game. */
export const COUNTERS: Record<string, string> = {
  life: "hearts",
  trophies: "trophy-cup",
  wounds: "drop",
  points: "trophy",
  kills: "death-skull",
  stun: "knocked-out-stars",
  cards: "card-draw",
  hand: "card-draw",
  deck: "card-pick",
  discard: "card-discard",
  tokens: "tombstone",
  level: "upgrade",
  strength: "biceps",
  movement: "walking-boot",
  speed: "walking-boot",
  attacks: "broadsword",
  limit: "card-draw",
  monsters: "monster-grasp",
  limp: "broken-bone",
  energy: "lightning-frequency",
  power: "lightning-bow",
  gold: "coins",
  castle: "castle",
};

/** What a price is made of. */
export const RESOURCES: Record<string, string> = {
  meteorite: "burning-meteor",
  ice: "snowflake-2",
  bones: "crossed-bones",
  any: "perspective-dice-six-faces-random",
};

/** What a small card says without words. */
export const SIGNS: Record<string, string> = {
  attack: "broadsword",
  defence: "shield",
  ongoing: "infinity",
  big: "weight",
  energy: "lightning-frequency",
  draws: "card-draw",
  heals: "hearts",
  treasure: "open-treasure-chest",
  levels: "upgrade",
  hands: "hand",
  price: "coins",
  caster: "person",
  adjacent: "meeple",
  los: "eyeball",
  anywhere: "world",
  temporary: "hourglass",
  permanent: "infinity",
  creation: "anvil",
  curse: "cursed-star",
  fire: "flame",
  global: "globe",
  lightning: "lightning-trio",
  "magic-stone": "emerald",
  mundane: "wooden-chair",
  "thrown-weapon": "thrown-knife",
  transformation: "butterfly",
  trinket: "gem-pendant",
  water: "water-drop",
  weapon: "bowie-knife",
  undead: "tombstone",
};

/** What stands on a board. */
export const TOKENS: Record<string, string> = {
  wizard: "pointy-hat",
  mage: "wizard-face",
  treasure: "open-treasure-chest",
  monster: "monster-grasp",
  object: "stone-block",
  figure: "character",
  fire: "flame",
  ice: "snowflake-2",
  bones: "crossed-bones",
  portal: "portal",
  home: "castle",
  drop: "drop",
  meteorite: "burning-meteor",
  meteorites: "burning-meteor",
  wall: "stone-wall",
  thornbush: "thorny-vine",
  rosebush: "thorny-vine",
  web: "spider-web",
  water: "water-drop",
  booby_trap: "wolf-trap",
  dust: "dust-cloud",
  tower: "castle",
};

/** What happened, by words an event's id may hold; the first that fits. */
export const EVENTS: [string, string][] = [
  ["beat", "broadsword"],
  ["attack", "broadsword"],
  ["hit", "broadsword"],
  ["damage", "broadsword"],
  ["fight", "crossed-swords"],
  ["combat", "crossed-swords"],
  ["hold", "shield"],
  ["defen", "shield"],
  ["counter", "shield"],
  ["heal", "health-normal"],
  ["wound", "drop"],
  ["troph", "trophy-cup"],
  ["award", "laurel-crown"],
  ["reward", "laurel-crown"],
  ["win", "laurel-crown"],
  ["discard", "card-discard"],
  ["draw", "card-draw"],
  ["shuffle", "card-random"],
  ["turn", "clockwise-rotation"],
  ["reveal", "card-play"],
  ["play", "card-play"],
  ["buy", "coins"],
  ["sell", "coins"],
  ["gain", "card-pickup"],
  ["take", "card-pickup"],
  ["move", "walking-boot"],
  ["step", "walking-boot"],
  ["walk", "walking-boot"],
  ["die", "death-skull"],
  ["dead", "death-skull"],
  ["kill", "death-skull"],
  ["death", "death-skull"],
  ["roll", "rolling-dices"],
  ["dice", "rolling-dices"],
  ["curse", "evil-moon"],
  ["spell", "spell-book"],
  ["cast", "spell-book"],
  ["window", "hourglass"],
  ["pass", "hourglass"],
  ["door", "wooden-door"],
  ["level", "upgrade"],
  ["hero", "visored-helm"],
  ["first", "player-next"],
];
export const EVENT = "candle-flame";

/** Quick reactions. */
export const REACTIONS: Record<string, string> = {
  bravo: "laurel-crown",
  ouch: "broken-heart",
  hurry: "hourglass",
  thanks: "hearts",
  oops: "imp-laugh",
};
export const REACTION = "conversation";

/** Backs of cards. */
export const BACKS: Record<string, string> = {
  creature: "pretzel",
  reward: "trophy-cup",
  hero: "visored-helm",
  door: "wooden-door",
  treasure: "open-treasure-chest",
  legend: "crowned-skull",
  main: "crossed-axes",
  starter: "crossed-axes",
  spell: "spell-book",
  spells: "spell-book",
  monster: "monster-grasp",
  token: "tombstone",
  discard: "card-discard",
};
export const BACK = "magic-swirl";

/** Buttons whose icon changes. */
export const SWITCHED = ["pause-button", "play-button", "check-mark", "cancel", "laurel-crown", "hourglass"];
