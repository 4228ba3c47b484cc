/** People, animals and things of a composed picture that are set by hand, where one of their stamps is about as large as is wanted. */
import type { Direction } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { withLitEyes } from '../../subject/lit-eyes.ts';
import { byHand, postured } from '../../subject/small/by-hand.ts';
import { STAMP_CANVASES } from '../../subject/small/canvases.ts';
import type { Posture } from '../../subject/small/large/doll/postures.ts';
import type { Brief, Style } from '../../types.ts';
import { isAlive } from './alive.ts';
import { isBesideOthers } from './sizes.ts';
import { cropped, mirrored, type Point, partBox, type Sprite, VARIATION } from './sprite.ts';

/** How much smaller and larger than wanted a stamp may be. */
const LEAST = 0.82;
const MOST = 1.16;
const MOST_OF_SMALL = 1.7;
/** The same of animals: solids of a few pixels less are no better told. */
const LEAST_ALIVE = 0.78;
/** With further heads a smaller one is better told than solids whose heads are a blot. */
const LEAST_HEADED = 0.5;
const MOST_ALIVE = 1.3;

export interface StampWish {
  readonly style: Style;
  readonly seed: number;
  readonly direction?: Direction;
  /** Of somebody: how he stands; turned to the direction with all that is held. */
  readonly posture?: Posture;
}

/** Round as stamps are, creatures seem larger than long ones of the same length. */
const ROUND = 1.1;

/** What is called the size of a drawing: of an animal its height, of a thing its longer side, of a creature that of a slender one as large. */
export const extentOf = (brief: Brief, { image }: Sprite): number =>
  brief.kind !== 'thing'
    ? image.height
    : Math.max(image.width, image.height, isAlive(brief) ? ROUND * Math.sqrt(image.width * image.height) : 0);

const cache = new Map<string, Sprite | null>();
const KEPT = 1200;

/** The stamp for a picture of that side, cut to its pixels and turned to where it looks. */
export function stampSprite(
  brief: Brief,
  canvas: Px,
  { style, seed, direction, posture }: StampWish,
): Sprite | undefined {
  if (direction?.includes('north')) return undefined;
  const left = direction?.includes('west') ? true : direction?.includes('east') ? false : undefined;
  const key = JSON.stringify([brief, canvas, style, seed, left, posture]);
  const known = cache.get(key);
  if (known !== undefined) return known ?? undefined;
  // how large it is beside the others is no look of its own
  const build = brief.build.filter((word) => !isBesideOthers(word));
  const plainly = { ...brief, build };
  const drawn = posture ? postured(plainly, canvas, style, seed, VARIATION, posture, left) : byHand(plainly, canvas, style, seed, VARIATION); // biome-ignore format: one line
  const plain = drawn && { ...jointed(brief, cropped(withLitEyes(drawn, brief), {})), byHand: true as const };
  // whose rider looks at the viewer looks to the right
  const looks = brief.mount ? false : plain && looksLeft(plain);
  const sprite = plain && left !== undefined && !posture && looks === !left ? mirrored(plain) : plain;
  if (cache.size >= KEPT) cache.clear();
  cache.set(key, sprite ?? null);
  return sprite;
}

/** Which way a head looks that is seen from its side, by its nose, else by its eyes; undefined: at the viewer. */
function looksLeft(s: Sprite): boolean | undefined {
  const ahead = partBox(s, /beak|snout|nose/) ?? partBox(s, /^eyes$/);
  if (!ahead) return undefined;
  const aside = (ahead.x + ahead.width / 2) / s.image.width - 0.5;
  return Math.abs(aside) < 0.09 ? undefined : aside < 0;
}

/** The stamp that comes nearest to a size; undefined where none is near. */
export function stampNear(brief: Brief, size: number, wish: StampWish): Sprite | undefined {
  let best: Sprite | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const canvas of STAMP_CANVASES) {
    // no stamp is larger than its picture, none much smaller
    if (canvas < size * LEAST || canvas > Math.max(STAMP_CANVASES[0]!, size * MOST * 2.2)) continue;
    const sprite = stampSprite(brief, canvas, wish);
    if (!sprite) continue;
    const ratio = extentOf(brief, sprite) / size;
    const off = Math.abs(Math.log(ratio));
    // the smallest creatures are as large as their smallest stamp: less of them is a blot
    const alive = isAlive(brief);
    const most = !alive ? MOST : canvas === STAMP_CANVASES[0] ? MOST_OF_SMALL : MOST_ALIVE;
    if (ratio < (brief.heads ? LEAST_HEADED : alive ? LEAST_ALIVE : LEAST) || ratio > most || off >= least) continue;
    best = sprite;
    least = off;
  }
  return best;
}

/** How many times smaller or larger than wanted a stamp may be where solids would be drawn else. */
const ABOUT = Math.log(1.6);

/** The stamp that comes nearest to a size, though it be farther from it than others may be. */
export function stampAbout(brief: Brief, size: number, wish: StampWish): Sprite | undefined {
  let best: Sprite | undefined;
  let least = ABOUT;
  for (const canvas of STAMP_CANVASES) {
    if (canvas < size * 0.6 || canvas > Math.max(STAMP_CANVASES[0]!, size * 3.4)) continue;
    const sprite = stampSprite(brief, canvas, wish);
    const off = sprite ? Math.abs(Math.log(extentOf(brief, sprite) / size)) : least;
    if (sprite && off < least) [best, least] = [sprite, off];
  }
  return best;
}

/** Pictures in which rider and animal are about as large as in the next ones. */
const RIDER_CANVASES: readonly Px[] = [24, 28, 32, 48, 54, 64, 72];

/** Somebody on an animal about as high as is wanted; undefined where their stamps are not. */
export function riderNear(brief: Brief, size: Px, wish: StampWish): Sprite | undefined {
  let best: Sprite | undefined;
  let least = Math.log(MOST * 1.1);
  for (const canvas of RIDER_CANVASES) {
    if (canvas < size * 0.8 || canvas > size * 1.6) continue;
    const sprite = stampSprite(brief, canvas, wish);
    const off = sprite ? Math.abs(Math.log(Math.max(sprite.image.width, sprite.image.height) / size)) : least;
    if (sprite && off < least) [best, least] = [sprite, off];
  }
  return best;
}

/** People in clothes are put together in almost any size. */
const PERSON_CANVASES: readonly Px[] = [...new Set([...STAMP_CANVASES, 26, 28, 30, 34, 36, 38, 42, 44, 52, 60])].sort(
  (a, b) => a - b,
);

/** Somebody set by hand about as high as is wanted; undefined where none is near. */
export function personNear(brief: Brief, size: Px, wish: StampWish): Sprite | undefined {
  const near = PERSON_CANVASES.filter((canvas) => canvas >= size * 0.8 && canvas <= Math.max(24, size * 1.6)).map((canvas) => stampSprite(brief, canvas, wish)).filter((s) => s !== undefined); // biome-ignore format: one line
  const off = ({ image }: Sprite): number => Math.abs(Math.log(image.height / size));
  const [best] = near.sort((a, b) => off(a) - off(b));
  return best && off(best) < Math.log(1.3) ? best : undefined;
}

/** The sides of picture for which something has a stamp, up to one. */
export const canvasesOf = (brief: Brief, wish: StampWish, most = Number.POSITIVE_INFINITY): readonly Px[] =>
  (brief.kind === 'humanoid' ? PERSON_CANVASES : STAMP_CANVASES).filter(
    (canvas) => canvas <= most && stampSprite(brief, canvas, wish) !== undefined,
  );

/** Whether it has any, in pictures up to a side. */
export const hasStamps = (brief: Brief, wish: StampWish, most: Px): boolean =>
  (brief.kind === 'humanoid' ? PERSON_CANVASES : STAMP_CANVASES).some((canvas) => canvas <= most && stampSprite(brief, canvas, wish) !== undefined); // biome-ignore format: one line

/** Where somebody has hands, nose and hips, as others hold on to them. */
function jointed(brief: Brief, s: Sprite): Sprite {
  if (brief.kind !== 'humanoid') return s;
  const { width, height } = s.image;
  const eyes = partBox(s, /^eyes?$/);
  const middle = eyes ? eyes.x + eyes.width / 2 : width / 2;
  const at = (x: number, y: number) => ({ x: middle + height * x, y: height * y });
  const [right, left] = [handOf(s, middle, false) ?? at(-0.24, 0.72), handOf(s, middle, true) ?? at(0.24, 0.72)];
  return {
    ...s,
    at: {
      NOSE: eyes ? { x: middle, y: eyes.y + eyes.height } : at(0, 0.4),
      'RIGHT ARM': right,
      'LEFT ARM': left,
      'RIGHT SHOULDER': at(-0.18, 0.56),
      'LEFT SHOULDER': at(0.18, 0.56),
      chest: at(0, 0.6),
      hips: at(0, 0.78),
      back: at(0, 0.66),
      hands: at(0, 0.72),
    },
  };
}

const ARMS = /^(?:arms?|hands?|gauntlets?|gloves?|sleeves?)$/;

/** The end of the arm on one side of a picture: the farthest from the middle, of a hanging one the lowest. */
function handOf({ image: { width }, parts, partNames }: Sprite, middle: number, toRight: boolean): Point | undefined {
  const isArm = partNames.map((name) => ARMS.test(name));
  let best: Point | undefined;
  let most = 0;
  for (let i = 0; i < parts.length; i++) {
    if (parts[i]! < 0 || !isArm[parts[i]!]) continue;
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    const out = (x - middle) * (toRight ? 1 : -1);
    if (out > 0 && out + y * 0.3 > most) [best, most] = [{ x, y }, out + y * 0.3];
  }
  return best;
}
