/** Where on a creature's drawing its head, back, rear and mouth are, whichever way it looks. */
import type { CreaturePart } from '../../catalogue/creature-parts.ts';
import { joined, mirrored, partBox, type Sprite } from '../sprites/sprite.ts';
import { eyesOf, loneEye } from './creature-marks.ts';
import { HEAD } from './parts.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part that is put on. */
export interface Graft {
  readonly part: CreaturePart;
  /** Whose part it is, where that is said: "scorpion", "ram"; or how it is shaped: "curled". */
  readonly kind?: string;
  /** '#rrggbb' */
  readonly colour?: string;
  /** Times as large as usual. */
  readonly size: number;
  readonly count?: number;
}

export interface Host {
  readonly s: Sprite;
  /** It looks to the right; else towards us. */
  readonly profile: boolean;
  readonly head: Box;
  /** The middle of the head's crown. */
  readonly crown: { readonly x: number; readonly y: number };
  readonly mouth: { readonly x: number; readonly y: number };
  /** Where a tail begins. */
  readonly rear: { readonly x: number; readonly y: number };
  /** The middle of the back, and how long it is. */
  readonly back: { readonly x: number; readonly y: number; readonly long: number };
  /** The trunk without head and legs. */
  readonly trunk: Box;
}

const ASIDE = /tail|wing|claw|^arm|legs?$|feeler|stalk|horn|^ears?$|antenna|^fin$|^tip$|tongue|spike|paw|foot|hand|sting|thigh|crest|comb|quill|^edge$/; // biome-ignore format: one line

/** Eyes alone are no head: a slime's are on its body. */
const EYES = /^(?:eyes?|pupils?|iris|brows?)$/;

/** A sprite that looks to the left the other way round, changed there, and back. */
export function facingRight(s: Sprite, change: (host: Host) => Sprite): Sprite {
  const host = hostOf(s);
  const middle = host.head.x + host.head.width / 2;
  const left = Math.abs(middle - s.image.width / 2) > s.image.width * 0.12 && middle < s.image.width / 2;
  return left ? mirrored(change(hostOf(mirrored(s)))) : change(host);
}

export function hostOf(s: Sprite): Host {
  const { width, height, data } = s.image;
  const whole = partBox(s, /./) ?? { x: 0, y: 0, width, height };
  const limbs = s.partNames.map((n) => ASIDE.test(n));
  const solid = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= height || !data[(y * width + x) * 4 + 3]) return false;
    const part = s.parts[y * width + x]!;
    return part >= 0 && !limbs[part];
  };
  const own = partBox(s, /^head$|^skull$|^face$|^muzzle$|^snout$|^beak$/) ?? (s.partNames.some((n) => HEAD.test(n) && !EYES.test(n)) ? partBox(s, new RegExp(`^(?:${HEAD.source})`)) : undefined);
  const seen = own ? [] : eyesOf(s);
  const eyes = own || seen.length > 0 ? seen : loneEye(s);
  // who has no head of its own looks to where its mouth is
  const aside = s.at.mouth && Math.abs(s.at.mouth.x - width / 2) > width * 0.18 ? s.at.mouth : undefined;
  const size = aside ? Math.min(height * 0.8, width * 0.3) : Math.min(width, height) * 0.42;
  const ex = aside ? aside.x + Math.sign(width / 2 - aside.x) * size * 0.3 : eyes.length > 0 ? eyes.reduce((sum, e) => sum + (e.left + e.right + 1) / 2, 0) / eyes.length : width / 2;
  const ey = aside ? aside.y - size * 0.5 : eyes.length > 0 ? Math.min(...eyes.map((e) => e.top)) : height * 0.3;
  const head: Box = own ?? { x: ex - size / 2, y: Math.max(0, ey - size * 0.4), width: size, height: size };
  const middle = head.x + head.width / 2;
  const profile = middle - width / 2 > width * 0.12;
  // the crown: the first row of the head in its middle columns
  const cx = Math.round(head.x + head.width * (profile && own ? 0.4 : 0.5));
  let crownY = Math.max(0, Math.round(head.y));
  for (let y = 0; y < height; y++)
    if (solid(cx, y)) {
      crownY = y;
      break;
    }
  if (own && crownY < head.y - 2) crownY = Math.round(head.y);
  const spot = s.at.mouth;
  const mouth = spot
    ? { x: profile ? Math.max(spot.x, head.x + head.width * 0.6) : spot.x, y: spot.y }
    : profile
      ? { x: head.x + head.width * 0.9, y: head.y + head.height * 0.68 }
      : { x: middle, y: eyes.length > 0 ? Math.max(...eyes.map((e) => e.bottom)) + size * 0.22 : head.y + head.height * 0.72 };
  // the trunk: all that is neither head nor limb
  let [left, right, top, bottom] = [width, 0, height, 0];
  const headNames = s.partNames.map((n) => HEAD.test(n));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!solid(x, y) || (own && headNames[s.parts[y * width + x]!])) continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x + 1), Math.min(top, y), Math.max(bottom, y + 1)];
    }
  const trunk: Box = right > left ? { x: left, y: top, width: right - left, height: bottom - top } : whole;
  const tail = partBox(s, /^tail$/);
  const mid = trunk.x + trunk.width / 2;
  const rearX = profile ? trunk.x + 1 : trunk.x + trunk.width * 0.82;
  let rearY = trunk.y + trunk.height * (profile ? 0.34 : 0.74);
  if (profile) for (let y = Math.round(trunk.y); y < trunk.y + trunk.height * 0.8; y++) if (solid(Math.round(rearX + 1), y)) { rearY = y + 2; break; } // biome-ignore format: one line
  const rear = profile && tail && tail.x + tail.width < mid ? { x: tail.x + tail.width - 2, y: Math.min(rearY, tail.y + tail.height) } : { x: rearX, y: rearY };
  const backX = profile ? trunk.x + Math.min(trunk.width, Math.max(4, (own ? head.x + head.width * 0.3 : trunk.x + trunk.width) - trunk.x)) * 0.48 : mid;
  let backY = trunk.y;
  for (let y = 0; y < height; y++)
    if (solid(Math.round(backX), y)) {
      backY = y;
      break;
    }
  return { s, profile, head, crown: { x: cx, y: crownY }, mouth, rear, back: { x: backX, y: backY, long: trunk.width }, trunk };
} // biome-ignore format: places

/** Layers behind a creature and before it. */
export function withLayers(
  s: Sprite,
  behind: readonly { readonly sprite: Sprite; readonly x: number; readonly y: number }[],
  before: readonly { readonly sprite: Sprite; readonly x: number; readonly y: number }[],
): Sprite {
  const own = joined([...behind, { sprite: s, x: 0, y: 0 }, ...before], behind.length);
  return own;
}
