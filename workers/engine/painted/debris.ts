/** What is thrown about, of the stuff that is said: bits of metal, splinters of wood, shards of glass, bones, bricks, coins. */
import type { Canvas } from './canvas.ts';
import { shard } from './facets.ts';
import { matter } from './ramps.ts';

type Spot = readonly [x: number, y: number, r: number];
type Point = readonly [x: number, y: number];
type Bits = (c: Canvas, name: string, spots: readonly Spot[]) => void;

/** Corners about a spot, turned: each so far along and so far across. */
const turned = ([x, y]: Spot, a: number, corners: readonly Point[], k: number): Point[] => corners.map(([u, v]) => [x + (u * Math.cos(a) - v * Math.sin(a)) * k, y + (u * Math.sin(a) + v * Math.cos(a)) * k]); // biome-ignore format: one line

/** Plates that were torn: bent strips, triangles with a bolt's hole. */
const PLATES: readonly (readonly Point[])[] = [[[-1, -0.5], [0.7, -0.62], [1, 0.3], [-0.6, 0.6]], [[-0.9, 0.5], [-0.1, -0.8], [0.9, 0.6]], [[-1.1, -0.3], [1.1, -0.34], [0.9, 0.3], [-1, 0.34]]]; // biome-ignore format: a table

const metal: Bits = (c, name, spots) => {
  const ramp = matter(c.part(name) ?? '#98a4b4');
  for (const [i, spot] of spots.entries()) {
    const k = Math.max(spot[2] * 0.78, c.px * 2.4);
    const a = Math.atan2(spot[1], spot[0]) + 0.5 + i * 1.1;
    const plate = PLATES[i % PLATES.length]!;
    c.polygon(turned(spot, a, plate, k + c.px * 1.1), '#24262e');
    c.polygon(turned(spot, a, plate, k), ramp[2]!);
    // the light lies along one side
    c.polygon(turned([spot[0] - c.px * 0.5, spot[1] - c.px * 0.6, 0], a, plate.map(([u, v]): Point => [u * 0.7, v * 0.4]), k), ramp[4]!); // biome-ignore format: one line
    if (k > c.px * 3.4) c.stamp([spot[0] + k * 0.2, spot[1] + k * 0.16], ['a'], { a: ramp[0]! }, Math.max(1, Math.round(k / c.px / 5))); // biome-ignore format: one line
  }
};

/** Long thin pieces that point outward. */
const slivers =
  (own: string, thick: number, last?: string): Bits =>
  (c, name, spots) => {
    const ramp = [...matter(c.part(name) ?? own), last ?? matter(c.part(name) ?? own)[4]!];
    for (const [i, [x, y, r]] of spots.entries()) {
      const k = Math.max(r * 1.1, c.px * 3.4);
      const a = Math.atan2(y, x) + (i % 2 ? 0.3 : -0.24);
      shard(c, ramp, [a, -k, k, Math.max(k * thick, c.px * 1.25)], [x, y]);
    }
  };

/** Small drawings, another each time. */
const drawn =
  (own: string, drawings: readonly (readonly string[])[]): Bits =>
  (c, name, spots) => {
    const ramp = matter(c.part(name) ?? own);
    const scale = Math.max(1, Math.round(Math.min(c.width, c.height) / 56));
    for (const [i, [x, y]] of spots.entries()) c.stamp([x, y], drawings[i % drawings.length]!, { a: ramp[3]!, b: ramp[1]!, w: ramp[4]!, d: ramp[0]! }, scale); // biome-ignore format: one line
  };

const BONES = [['.ww....', 'wwwa...', '.waab..', '...aba.', '....aba', '....ab.'], ['....ww.', '...waww', '..aaaw.', 'baaa...', 'bbab...', '.bb....'], ['w.....w', 'waaaaab', 'a.....b']]; // biome-ignore format: drawings
const COINS = [['.dddd.', 'dwaabd', 'dwaabd', 'daaabd', 'daabbd', '.dddd.'], ['.dd.', 'dwad', 'dabd', 'dabd', '.dd.']]; // biome-ignore format: drawings
const BRICKS = [['waaaab', 'aaaabb', 'bbbbdd'], ['..wa.', '.waab', 'waabd', '.bbd.'], ['waab', 'aabb', 'bbdd']]; // biome-ignore format: drawings

/** Each kind: how it is drawn, and words for it. What is said "of" it is put before: "bits of metal" are metal bits. */
export const DEBRIS: Readonly<Record<string, { readonly draw: Bits; readonly of: string }>> = {
  'metal bits': { draw: metal, of: 'metal|steel|iron|scrap|scrap metal|armor|armour|machine|robot|car|truck|tank|plane|spaceship|drone|mech|engine|generator|turret|tin|copper|brass' },
  'wood bits': { draw: slivers('#a4703c', 0.2), of: 'wood|wooden|timber|crate|barrel|plank|bark|log|board|chest|door|cart|wagon|table|chair|fence|tree|box' },
  'glass bits': { draw: slivers('#a8dcf0', 0.42, '#ffffff'), of: 'glass|mirror|window|bottle|lamp|lantern|vial|broken glass' },
  'bone bits': { draw: drawn('#e6dcc0', BONES), of: 'bone|skeleton|skull' },
  'brick bits': { draw: drawn('#b05c40', BRICKS), of: 'brick|pottery|clay|tile|roof tile|ceramic|pot|vase|urn|house|tower|building|chimney' },
  coins: { draw: drawn('#f0b830', COINS), of: 'coin|gold coin' },
}; // biome-ignore format: a table

/** The debris of a thing: a barrel is of wood. */
export const debrisOf = (thing: string): string | undefined => Object.entries(DEBRIS).find(([, { of }]) => of.split('|').includes(thing))?.[0]; // biome-ignore format: one line

const PIECES = ['bits', 'pieces', 'shards', 'chunks', 'fragments', 'splinters', 'scraps', 'slivers', 'debris', 'parts', 'plates', 'shrapnel']; // biome-ignore format: a list
/** Names of debris by its kind: "metal bits", "wood splinters", "bones". */
export const DEBRIS_WORDS: readonly (readonly [words: string, piece: string])[] = [
  ...Object.entries(DEBRIS).map(([piece, { of }]) => [of.split('|').flatMap((stuff) => PIECES.map((some) => `${stuff} ${some}`)).join('|'), piece] as const), // biome-ignore format: one line
  [
    'shrapnel|scrap metal|scrap|nuts and bolts|bolts and nuts|metal plates|steel plates|screws|gears|cogs',
    'metal bits',
  ],
  ['splinters|wood|planks|wooden planks|broken planks|boards|twigs|sticks', 'wood bits'],
  ['glass|broken glass|shattered glass|bottles', 'glass bits'],
  ['bones|little bones|skeleton bones|ribs', 'bone bits'],
  ['bricks|pottery|broken pottery|potsherds|roof tiles', 'brick bits'],
  ['coins|gold coins|golden coins|money', 'coins'],
];
/** "Bits of metal", "shards of broken glass" → their name the other way round. */
const OF = new RegExp(`\\b(${PIECES.join('|')}) of (?:the |broken |shattered |old |small |rusty |torn )*(${Object.values(DEBRIS).flatMap(({ of }) => of.split('|')).sort((a, b) => b.length - a.length).join('|')})s?\\b`, 'g'); // biome-ignore format: one line
export const debrisNamed = (text: string): string => text.replace(OF, '$2 $1');
