/** How something is in something: where the front rim is, and what is before the guest. */
export interface Container {
  /** Share of its height at which the front rim hides the guest. */
  readonly rim: number;
  /** Share of the guest below the rim. */
  readonly inside: number;
  /** Seen through: all of the guest shows behind bars or glass. */
  readonly through?: 'bars' | 'glass' | 'body';
  /** The box that the guest stands in, in shares [left, top, right, bottom]. */
  readonly room?: readonly [number, number, number, number];
}

export const CONTAINERS: Readonly<Record<string, Container>> = {
  // bodies that one sees into, over the face
  slime: { rim: 0, inside: 1, through: 'body', room: [0.2, 0.06, 0.8, 0.5] }, 'gelatinous-cube': { rim: 0, inside: 1, through: 'body', room: [0.2, 0.2, 0.74, 0.86] }, jellyfish: { rim: 0, inside: 1, through: 'body', room: [0.24, 0.06, 0.76, 0.4] }, ghost: { rim: 0, inside: 1, through: 'body', room: [0.24, 0.44, 0.76, 0.84] }, 'water-elemental': { rim: 0, inside: 1, through: 'body', room: [0.28, 0.4, 0.72, 0.8] }, amoeba: { rim: 0, inside: 1, through: 'body', room: [0.24, 0.2, 0.76, 0.7] },
  cage: { rim: 0, inside: 1, through: 'bars', room: [0.14, 0.22, 0.86, 0.9] }, birdcage: { rim: 0, inside: 1, through: 'bars', room: [0.14, 0.22, 0.86, 0.86] },
  aquarium: { rim: 0, inside: 1, through: 'glass', room: [0.1, 0.2, 0.9, 0.9] }, jar: { rim: 0, inside: 1, through: 'glass', room: [0.16, 0.26, 0.84, 0.92] }, 'snow-globe': { rim: 0, inside: 1, through: 'glass', room: [0.18, 0.1, 0.82, 0.7] }, bottle: { rim: 0, inside: 1, through: 'glass', room: [0.2, 0.42, 0.8, 0.94] }, bubble: { rim: 0, inside: 1, through: 'glass', room: [0.2, 0.2, 0.8, 0.84] }, 'ice-cube': { rim: 0, inside: 1, through: 'glass', room: [0.16, 0.14, 0.84, 0.9] }, crystal: { rim: 0, inside: 1, through: 'glass', room: [0.26, 0.2, 0.74, 0.9] }, 'conical-flask': { rim: 0, inside: 1, through: 'glass', room: [0.22, 0.5, 0.78, 0.94] }, potion: { rim: 0, inside: 1, through: 'glass', room: [0.22, 0.44, 0.78, 0.92] }, orb: { rim: 0, inside: 1, through: 'glass', room: [0.2, 0.16, 0.8, 0.84] },
  lantern: { rim: 0, inside: 1, through: 'glass', room: [0.26, 0.3, 0.74, 0.84] }, 'light-bulb': { rim: 0, inside: 1, through: 'glass', room: [0.16, 0.06, 0.84, 0.6] }, hourglass: { rim: 0, inside: 1, through: 'glass', room: [0.24, 0.14, 0.76, 0.48] }, terrarium: { rim: 0, inside: 1, through: 'glass', room: [0.14, 0.2, 0.86, 0.86] }, 'oil-lamp': { rim: 0, inside: 1, through: 'glass', room: [0.26, 0.2, 0.74, 0.66] }, vial: { rim: 0, inside: 1, through: 'glass', room: [0.22, 0.36, 0.78, 0.92] }, 'fuel-cell': { rim: 0, inside: 1, through: 'glass', room: [0.24, 0.24, 0.76, 0.76] }, 'crystal-ball': { rim: 0, inside: 1, through: 'glass', room: [0.16, 0.1, 0.84, 0.72] },
  window: { rim: 0.86, inside: 0.42, through: 'bars', room: [0.16, 0.16, 0.84, 0.84] }, mirror: { rim: 0, inside: 0.4, through: 'glass', room: [0.2, 0.16, 0.8, 0.8] }, door: { rim: 1, inside: 1, room: [0.14, 0.1, 0.86, 1] }, 'dog-house': { rim: 1, inside: 1, room: [0.26, 0.42, 0.74, 1] }, portal: { rim: 1, inside: 1, room: [0.14, 0.1, 0.86, 1] },
  crate: { rim: 0.3, inside: 0.5 }, package: { rim: 0.36, inside: 0.5 }, gift: { rim: 0.3, inside: 0.5 }, barrel: { rim: 0.16, inside: 0.5 }, basket: { rim: 0.42, inside: 0.42 }, bucket: { rim: 0.28, inside: 0.46 }, cauldron: { rim: 0.24, inside: 0.5 }, mug: { rim: 0.22, inside: 0.5 }, coffee: { rim: 0.42, inside: 0.5 }, 'tea-cup': { rim: 0.3, inside: 0.5 }, boat: { rim: 0.46, inside: 0.36 }, rowboat: { rim: 0.4, inside: 0.36 }, raft: { rim: 0.62, inside: 0.04 }, ship: { rim: 0.72, inside: 0.46 }, bathtub: { rim: 0.4, inside: 0.5 }, 'treasure-chest': { rim: 0.5, inside: 0.45 }, minecart: { rim: 0.25, inside: 0.5 }, cart: { rim: 0.4, inside: 0.4 }, carriage: { rim: 0.5, inside: 0.5 }, wheelbarrow: { rim: 0.42, inside: 0.4 }, vase: { rim: 0.1, inside: 0.6 }, 'clay-pot': { rim: 0.18, inside: 0.5 }, 'flower-pot': { rim: 0.3, inside: 0.4 }, car: { rim: 0.38, inside: 0.6 }, nest: { rim: 0.4, inside: 0.45 }, 'hot-air-balloon': { rim: 0.86, inside: 0.5 }, sack: { rim: 0.16, inside: 0.5 }, bowl: { rim: 0.34, inside: 0.4 }, coffin: { rim: 0.26, inside: 0.5 }, 'trash-can': { rim: 0.16, inside: 0.5 }, suitcase: { rim: 0.3, inside: 0.5 }, backpack: { rim: 0.24, inside: 0.5 }, puddle: { rim: 0.5, inside: 0.3 }, pond: { rim: 0.5, inside: 0.35 }, ufo: { rim: 0.42, inside: 0.5 }, well: { rim: 0.62, inside: 0.5 }, fountain: { rim: 0.66, inside: 0.4 }, bed: { rim: 0.6, inside: 0.5 }, pot: { rim: 0.26, inside: 0.5 }, helmet: { rim: 0.5, inside: 0.5 }, hat: { rim: 0.3, inside: 0.5 }, boots: { rim: 0.2, inside: 0.5 }, plate: { rim: 0.5, inside: 0.2 }, sink: { rim: 0.35, inside: 0.5 }, stroller: { rim: 0.4, inside: 0.5 }, egg: { rim: 0.46, inside: 0.5 }, tent: { rim: 1, inside: 1, room: [0.34, 0.4, 0.66, 1] }, house: { rim: 1, inside: 1, room: [0.36, 0.52, 0.64, 1] }, 'cave-entrance': { rim: 1, inside: 1, room: [0.26, 0.4, 0.74, 1] }, bookshelf: { rim: 1, inside: 1, room: [0.12, 0.1, 0.88, 0.92] }, airplane: { rim: 0.42, inside: 0.6 }, helicopter: { rim: 0.5, inside: 0.6 }, bus: { rim: 0.46, inside: 0.6 }, truck: { rim: 0.4, inside: 0.6 }, train: { rim: 0.4, inside: 0.6 }, tractor: { rim: 0.4, inside: 0.6 }, submarine: { rim: 0.3, inside: 0.6 }, sleigh: { rim: 0.4, inside: 0.45 }, sled: { rim: 0.42, inside: 0.42 }, grass: { rim: 0.4, inside: 0.3 }, bush: { rim: 0.42, inside: 0.45 }, hay: { rim: 0.4, inside: 0.5 }, tree: { rim: 1, inside: 1, room: [0.24, 0.16, 0.76, 0.46] }, cup: { rim: 0.24, inside: 0.5 }, rock: { rim: 0.4, inside: 0.4 }, fire: { rim: 0.6, inside: 0.3 }, campfire: { rim: 0.6, inside: 0.3 }, anvil: { rim: 0.2, inside: 0.3 },
}; // biome-ignore format: a table

/** What lies on water. */
export const FLOATING =
  /^(?:boat|rowboat|ship|canoe|raft|gondola|kayak|sailboat|viking-ship|galleon|ferry|yacht|paddle-boat|dinghy)$/;

/** A container that no row tells of. */
export const ANY_CONTAINER: Container = { rim: 0.3, inside: 0.5 };

/** Share of a seat's height from its top at which hips rest. */
export const SEATS: Readonly<Record<string, number>> = { throne: 0.6, chair: 0.54, 'rocking-chair': 0.54, armchair: 0.52, bench: 0.4, 'park-bench': 0.6, stool: 0.12, bed: 0.42, 'tree-stump': 0.12, rock: 0.2, log: 0.15, barrel: 0.08, crate: 0.1, table: 0.1, hay: 0.2, sofa: 0.5, toilet: 0.4, mushroom: 0.14, swing: 0.72, 'tree-swing': 0.72, wheelchair: 0.42, 'manual-wheelchair': 0.42, 'motorized-wheelchair': 0.42, hammock: 0.5, 'wooden-chair': 0.54, couch: 0.5 }; // biome-ignore format: a table

/** Things that lie so flat that they throw no shadow. */
export const FLAT: ReadonlySet<string> = new Set([
  'lily-pad',
  'puddle',
  'pond',
  'rug',
  'cloud',
  'bird',
  'magic-carpet',
  'carpet',
  'coin-pile',
]);
