/** A creature that eats something, both set by hand: what it eats lies or hangs at its mouth and hides nothing of its face. */
import { categoryOf } from '../../catalogue/things/index.ts';
import { mark } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { type Point, partBox, type Sprite } from '../sprites/sprite.ts';
import { canvasesOf, stampNear, stampSprite } from '../sprites/stamped.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import type { Placed } from './placed.ts';

/** How large what is eaten is, beside who eats it: no crumb, and no larger than its face. */
const FOOD = 0.46;
/** Pixels below which it would not be told. */
const LEAST = 8;
const MOST = 30;

/** Whether such a creature eats something that is known. */
export const eatsThing = ({ brief, act, count, changes }: SceneNode): boolean =>
  act?.verb === 'eat' &&
  act.object !== undefined &&
  act.object.brief.confidence >= 0.9 &&
  act.object.brief.kind === 'thing' &&
  !act.legs &&
  count === 1 &&
  changes.length === 0 &&
  (brief.kind === 'quadruped' || (brief.kind === 'thing' && isAlive(brief)));

/** Where the mouth of who looks to the right is; seen from before, it is in the middle of the face. */
function mouthOf(s: Sprite): Point {
  const { width, height } = s.image;
  const muzzle = partBox(s, MUZZLE);
  if (muzzle && muzzle.x + muzzle.width > width * 0.6) return { x: muzzle.x + muzzle.width, y: muzzle.y + muzzle.height * 0.7 }; // biome-ignore format: one line
  const eyes = partBox(s, /^eyes?$/);
  return eyes ? { x: Math.max(eyes.x + eyes.width, width * 0.8), y: eyes.y + eyes.height + height * 0.14 } : { x: width * 0.9, y: height * 0.5 }; // biome-ignore format: one line
}

/** The right edge of what is between two rows. */
function edgeOf({ image: { data, width, height } }: Sprite, top: number, bottom: number): number {
  for (let x = width - 1; x > 0; x--)
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) if (data[(y * width + x) * 4 + 3]) return x + 1;
  return width;
}

/** Its muzzle is before the rest of it. */
function isProfile(s: Sprite): boolean {
  const muzzle = partBox(s, MUZZLE);
  return muzzle !== undefined && muzzle.x + muzzle.width > s.image.width * 0.6;
}
const MUZZLE = /^(?:beak|snout|nose|muzzle|bill|mouth)$/;

/** The foremost pixel of the face of who looks to the right. */
export function snoutOf(s: Sprite): Point {
  const { data, width, height } = s.image;
  for (let x = width - 1; x > 0; x--)
    for (let y = Math.round(height * 0.7); y > 0; y--) if (data[(y * width + x) * 4 + 3]) return { x, y };
  return { x: width - 1, y: height / 2 };
}

/** The middle of what a thing has in one of its columns: a bone that lies aslant is bitten where it is. */
function middleAt({ image: { data, width, height } }: Sprite, share: number): number {
  const x = Math.round(width * share);
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => data[(y * width + x) * 4 + 3]);
  return rows.length > 0 ? (rows[0]! + rows.at(-1)!) / 2 : height * 0.42;
}

/** Who has no hands and is no four-legged animal: birds, fish, snakes. */
const HANDLESS = /(?:^|-)(?:chicken|rooster|hen|chick|duck|duckling|goose|swan|crow|raven|pigeon|dove|seagull|parrot|toucan|stork|pelican|heron|flamingo|bird|robin|sparrow|shark|snake|cobra|hydra|turtle|tortoise|snail|worm|fish|whale|orca|dolphin|dragon|wyvern|rex|raptor|ostrich|turkey|vulture)$/; // biome-ignore format: a list

/** Whether a beast has a small thing: it has no hands for it. */
export const hasAtMouth = (a: SceneNode, b: SceneNode, is: string): boolean =>
  (is === 'hold' || is === 'carry' || is === 'in beak') &&
  (a.brief.kind === 'quadruped' ||
    /^(?:monkey|orangutan|gorilla)$/.test(a.brief.concept) ||
    HANDLESS.test(a.brief.concept)) &&
  b.brief.kind === 'thing' &&
  (!isAlive(b.brief) || /fish$/.test(b.brief.concept)) &&
  sizeOf(b.brief) < (categoryOf(b.brief.concept) === 'weapon' ? 1.2 : 0.7) &&
  !a.act &&
  a.count * b.count === 1 &&
  a.changes.length + b.changes.length === 0;

/** Who eats, with what is eaten; undefined: who eats has no stamp of that size. */
export function eating(node: SceneNode, c: LayoutContext, size: number): Placed[] | undefined {
  const food = node.act!.object!;
  return atMouth(node, { id: -1, text: food.text, brief: { ...food.brief, count: 1 }, count: 1, changes: [] }, c, size); // biome-ignore format: one line
}

/** What is carried by its handle. */
const HANDLED =
  /^(?:basket|bucket|pail|bag|handbag|lantern|lunch-box|pot|cauldron|watering-can|shopping-bag|birdcage|suitcase)$/;

/** A creature with what it eats or has (a subject of the picture itself) at its mouth. */
export function atMouth(node: SceneNode, food: SceneNode, c: LayoutContext, size: number): Placed[] | undefined {
  const { brief } = node;
  const wish = { style: c.style, seed: c.seed };
  const canvas = c.stamps?.get(node.id);
  const turned = { ...wish, direction: 'east' as const };
  const s = canvas === undefined ? (c.solids ? undefined : stampNear(brief, size, turned)) : stampSprite(brief, canvas, turned); // biome-ignore format: one line
  if (!s) return undefined;
  const mouth = mouthOf(s);
  const snout = snoutOf(s);
  const high = -s.foot.y + mouth.y;
  const hangs = food.id >= 0 && HANDLED.test(food.brief.concept);
  const least = Math.max(LEAST, Math.max(s.image.height, s.image.width * 0.8) * FOOD);
  // what hangs from the mouth is off the ground
  const want = Math.min(MOST, hangs ? Math.max(LEAST, Math.min(least, s.foot.y - snout.y - 1)) : least);
  const stamps = canvasesOf(food.brief, wish).map((side) => stampSprite(food.brief, side, wish)!);
  const off = ({ image }: Sprite): number => Math.abs(Math.log(Math.max(image.width, image.height) / want));
  const [near] = stamps.sort((a, b) => off(a) - off(b));
  const item = near && off(near) < Math.log(1.5) ? near : actor(food, c, { size: want / c.S });
  const { width: w, height: h } = item.image;
  const p: Placed = { sprite: s, x: 0, y: -s.foot.y, z: 0, of: node.id, copy: 0, what: 'subject', shadow: true };
  // what a low head reaches lies on the ground
  if (hangs) {
    const [x, y] = [Math.round(snout.x - w / 2), Math.round(Math.min(-h - 1, snout.y - s.foot.y))];
    return [p, { of: food.id, what: 'subject', sprite: item, x, y, z: 1, copy: 0 }];
  }
  // a stick or a bone across the muzzle of who is seen from the side
  const ahead = snout.y < s.image.height * 0.62 && (snout.y > s.image.height * 0.2 || HANDLESS.test(brief.concept));
  if (food.id >= 0 && (isProfile(s) || ahead)) {
    // feet of birds are of the beak's colour: its tip is the foremost of all
    const at =
      isProfile(s) && !HANDLESS.test(brief.concept) ? mouth : { x: snout.x - 1, y: snout.y + s.image.height * 0.06 };
    // by its grip, which is at the lower left of a stamp
    const grip = /^(?:weapon|tool)$/.test(categoryOf(food.brief.concept) ?? '');
    const [x, y] = [Math.round(at.x - w * (grip || HANDLESS.test(brief.concept) ? 0.2 : 0.36)), Math.round(Math.min(-h, at.y - s.foot.y - (grip ? h * 0.84 : middleAt(item, 0.36))))]; // biome-ignore format: one line
    return [p, { of: food.id, what: 'subject', sprite: item, x, y, z: 1, copy: 0 }];
  }
  const low = high > -h * 1.25 || mouth.x < s.image.width * 0.86;
  const y = Math.round(low ? -h : high - h * 0.4);
  const top = y + s.foot.y;
  // below the face it lies before the paws, else it touches the muzzle
  const below = low && top >= mouth.y - 1;
  const x = Math.round(edgeOf(s, top, top + h) - (c.deep ? w * 0.6 : below ? w * 0.36 : Math.min(2, w * 0.16)));
  const own = food.id >= 0 ? { of: food.id, what: 'subject' } : { of: node.id, what: food.brief.concept };
  const meal: Placed = { ...own, sprite: item, x, y, z: 1, copy: 0, shadow: low };
  if (low || food.id >= 0) return [p, meal];
  return [p, meal, { sprite: mark('crumbs', 1), x: x + 1, y: y + h + 1, z: 1, of: node.id, copy: 0, what: 'crumbs' }];
}
