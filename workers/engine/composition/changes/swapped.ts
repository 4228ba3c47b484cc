/** A part of a creature that is a thing: a lamp for a tail, hammers for hands, wheels for legs, a pumpkin for a head, buttons for eyes. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { CreaturePart } from '../../catalogue/creature-parts.ts';
import { matter } from '../../painted/ramps.ts';
import { joined, mirrored, type Point, partBox, type Sprite } from '../sprites/sprite.ts';
import { eyesOf } from './creature-marks.ts';
import { facingRight, hostOf } from './host.ts';
import { areaOf, pieces } from './part-area.ts';
import { mainColour } from './parts.ts';
import { strokes } from './strokes.ts';
import { headed } from './with-part.ts';

/** Draws the thing, its longer side that many pixels. */
type Draw = (size: Px) => Sprite;

interface Spot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxOf = (on: Uint8Array, width: number): Spot => {
  let [left, right, top, bottom] = [width, 0, on.length, 0];
  for (let i = 0; i < on.length; i++) {
    if (!on[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x + 1), Math.min(top, y), Math.max(bottom, y + 1)];
  }
  return { left, right, top, bottom };
};

/** Where hands are by their joints. */
const HANDS = ['RIGHT ARM', 'LEFT ARM'] as const;
const FEET = ['RIGHT LEG', 'LEFT LEG'] as const;
/** How large the thing is, as a share of the creature; of those that end in it, else it takes the place of the whole part. */
const ENDS: Readonly<Partial<Record<CreaturePart, number>>> = { tail: 0.38, stinger: 0.3, arms: 0.3, claws: 0.3, paws: 0.26, legs: 0.28, trunk: 0.3, tongue: 0.26, antennae: 0.18, tentacles: 0.26 }; // biome-ignore format: a table
const WHOLE: Readonly<Partial<Record<CreaturePart, number>>> = { horns: 0.36, antlers: 0.42, ears: 0.32, eyes: 0.14, head: 0.5, shell: 0.62, fin: 0.36, wings: 0.5, beak: 0.3, teeth: 0.2, tusks: 0.26, belly: 0.3, mane: 0.5 }; // biome-ignore format: a table
/** Many of them in place of what covers a back. */
const STREWN: ReadonlySet<CreaturePart> = new Set(['spikes', 'back']);
const SINGLE: ReadonlySet<CreaturePart> = new Set(['shell', 'tail', 'mane', 'belly', 'beak', 'trunk', 'tongue', 'stinger', 'head']); // biome-ignore format: one line
/** Grows upwards from where it is rooted. */
const UPWARDS: ReadonlySet<CreaturePart> = new Set(['horns', 'antlers', 'ears', 'antennae']);

/** A creature of which a part is something else; unchanged where it has no such part. */
export function withSwapped(s: Sprite, part: CreaturePart, draw: Draw, one = false): Sprite {
  const { width, height } = s.image;
  const large = Math.min(Math.max(width, height), Math.min(width, height) * 1.4);
  if (STREWN.has(part)) return strewn(s, draw, large);
  if (part === 'head') return facingRight(s, (h) => headed(h, named(draw(Math.max(8, Math.round(Math.max(h.head.width, h.head.height) * 1.2))), part), 0.58)); // biome-ignore format: one line
  const share = ENDS[part] ?? WHOLE[part];
  if (share === undefined) return s;
  const size = Math.max(5, Math.round(large * share));
  const area = areaOf(s, part);
  // people stand on two feet, whatever else of them are limbs
  const joints = (part === 'arms' ? HANDS : part === 'legs' && !hostOf(s).profile ? FEET : []).flatMap((name) => s.at[name] ?? []);
  if (!area && joints.length === 0) return onHost(s, part, draw, size);
  const h = hostOf(s);
  const middle = { x: h.trunk.x + h.trunk.width / 2, y: h.trunk.y + h.trunk.height / 2 };
  // who looks at the viewer has it behind the face: a crab with a mushroom
  if (part === 'shell' && !h.profile) return borneBehind(s, h.trunk, draw);
  const bare: Sprite = { ...s, image: { ...s.image, data: s.image.data.slice() }, parts: s.parts.slice() };
  const gone = (i: number): void => {
    bare.image.data.fill(0, i * 4, i * 4 + 4);
    bare.parts[i] = -1;
  };
  const spots: { x: number; y: number; size: number }[] = (one ? joints.slice(0, 1) : joints).map(({ x, y }) => ({ x, y, size }));
  if (spots.length === 0 && ENDS[part] !== undefined) {
    const down = h.profile && (part === 'legs' || part === 'paws' || part === 'claws');
    for (const { x, y } of tipsOf(area!.on, width, middle, down, SINGLE.has(part) || one ? 1 : part === 'claws' && h.profile ? 2 : 8, size)) {
      for (let i = 0; i < area!.on.length; i++) if (area!.on[i] && Math.hypot((i % width) - x, Math.floor(i / width) - y) < size * 0.22) gone(i);
      const away = Math.hypot(x - middle.x, y - middle.y) || 1;
      spots.push(down ? { x, y: y - size * 0.36, size } : { x: x + ((x - middle.x) / away) * size * 0.08, y: y + ((y - middle.y) / away) * size * 0.08, size });
    }
  } else if (spots.length === 0) {
    const all = SINGLE.has(part) ? [area!.on] : pieces(area!.on, width).slice(0, one ? 1 : 8);
    const most = Math.max(...all.map((on) => on.reduce((n, v) => n + v, 0)));
    for (const on of all) {
      if (on.reduce((n, v) => n + v, 0) < most * 0.2) continue;
      const box = boxOf(on, width);
      if (part !== 'eyes' && part !== 'belly') for (let i = 0; i < on.length; i++) if (on[i]) gone(i);
      const extent = Math.max(box.right - box.left, box.bottom - box.top);
      const wide = part === 'eyes' ? Math.max(4, Math.round(extent * 1.4)) : part === 'shell' || part === 'wings' ? Math.round(extent * 1.12) : size;
      if (part === 'shell') {
        // it stands on the back, its foot where the shell's was, and leaves the head to be seen
        const { width: w, height: t } = draw(wide).image;
        const fits = Math.min(wide, Math.round(wide * Math.min((box.right - box.left) / w, ((box.bottom - box.top) * 1.3) / t)));
        spots.push({ x: (box.left + box.right) / 2, y: box.bottom - draw(fits).image.height / 2, size: fits });
        belowShell(bare, s, on, box);
        continue;
      }
      spots.push({ x: (box.left + box.right) / 2, y: UPWARDS.has(part) ? box.bottom - wide * 0.42 : (box.top + box.bottom) / 2, size: wide });
    }
  }
  lonelyGone(bare);
  const layers = spots.map(({ x, y, size: wide }) => {
    const thing = draw(wide);
    const turned = x < middle.x - width * 0.08 && !SINGLE.has(part) && part !== 'legs' ? mirrored(thing) : thing;
    return { sprite: named(turned, part), x: Math.round(x - thing.image.width / 2), y: Math.round(y - thing.image.height / 2) };
  });
  const out = joined([{ sprite: bare, x: 0, y: 0 }, ...layers], 0);
  return part === 'legs' ? { ...out, foot: { x: out.foot.x, y: out.image.height } } : out;
} // biome-ignore format: places

/** What a shell covered of the body above its legs: skin, as dark as a belly is. */
function belowShell(bare: Sprite, s: Sprite, on: Uint8Array, box: Spot): void {
  const { width } = s.image;
  const hex = matter(mainColour(s, /^(?:skin|legs?|head|neck|paws?)$/))[1]!;
  const from = box.bottom - (box.bottom - box.top) * 0.36;
  for (let i = 0; i < on.length; i++) {
    if (!on[i] || Math.floor(i / width) < from) continue;
    bare.image.data.set([...hexToRgb(hex), 255], i * 4);
    bare.parts[i] = s.parts[i]!;
  }
}

/** A shell that rises behind who is seen from before, as wide as the body. */
function borneBehind(s: Sprite, trunk: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }, draw: Draw): Sprite {
  const { width } = s.image;
  const middle = trunk.x + trunk.width / 2;
  const eyes = eyesOf(s);
  const low = eyes.length > 0 ? Math.max(...eyes.map((e) => e.bottom)) : trunk.y;
  const foot = Math.max(low + 2, trunk.y + trunk.height * 0.5);
  let thing = draw(Math.round(Math.min(width * 0.8, Math.max(trunk.width, width * 0.5) * 1.15)));
  if (thing.image.width < trunk.width * 0.8) thing = draw(Math.round((thing.image.height * trunk.width * 0.9) / thing.image.width)); // biome-ignore format: one line
  const layer = { sprite: named(thing, 'shell'), x: Math.round(middle - thing.image.width / 2), y: Math.round(foot - thing.image.height) }; // biome-ignore format: one line
  return joined([layer, { sprite: s, x: 0, y: 0 }], 1);
} // biome-ignore format: a signature

/** Arms or legs that are tentacles: each goes off from where a limb did, in a wave, and runs out thin. */
export function withTentacles(s: Sprite, part: CreaturePart): Sprite {
  const { width, height } = s.image;
  const h = hostOf(s);
  const area = areaOf(s, part);
  const legs = part === 'legs' || part === 'paws';
  const bare: Sprite = { ...s, image: { ...s.image, data: s.image.data.slice() }, parts: s.parts.slice() };
  const hex = mainColour(s, /^(?:arm|leg|skin|hand|body|fur|torso)/);
  const whole = partBox(s, /./)!;
  if (area)
    for (let i = 0; i < area.on.length; i++)
      if (area.on[i]) {
        bare.image.data.fill(0, i * 4, i * 4 + 4);
        bare.parts[i] = -1;
      }
  lonelyGone(bare);
  const mid = whole.x + whole.width / 2;
  const reach = Math.min(width, height) * 0.5;
  const thick = Math.max(1.6, Math.min(width, height) * 0.07);
  const count = legs ? 5 : 4;
  const top = area ? area.top : h.trunk.y + h.trunk.height * (legs ? 0.9 : 0.4);
  const list = Array.from({ length: count }, (_, k) => {
    const side = legs ? (k - (count - 1) / 2) / ((count - 1) / 2) : k % 2 ? 1 : -1;
    const low = legs ? 0 : k < 2 ? -0.12 : 0.2;
    const x = legs ? mid + side * whole.width * 0.18 : mid + side * h.trunk.width * 0.34;
    const y = (legs ? top : Math.max(top, h.trunk.y + h.trunk.height * 0.3)) + low * h.trunk.height;
    const long = legs ? Math.max(height - top, reach * 0.6) : reach;
    const ways = legs ? [[0, 0], [side * 0.16, 0.4], [side * 0.46, 0.72], [side * 0.74, 0.94]] : [[0, 0], [side * 0.4, -0.08 + low], [side * 0.72, 0.22 + low], [side * 1.02, 0.04 + low]]; // biome-ignore format: one line
    return { points: ways.map(([u, v]): readonly [number, number] => [x + u! * long, y + v! * long]), from: thick, to: 0.7, hex };
  });
  const arms = strokes(list, part);
  const out = joined([arms, { sprite: bare, x: 0, y: 0 }], 1);
  return legs ? { ...out, foot: { x: out.foot.x, y: out.image.height } } : out;
} // biome-ignore format: places

/** Where limbs end: the pixels farthest from the trunk, none near another. */
function tipsOf(on: Uint8Array, width: number, from: Point, down: boolean, most: number, apart: number): readonly Point[] {
  const far = (p: Point): number => (down ? p.y * 4 + p.x * 0.01 : Math.hypot(p.x - from.x, p.y - from.y));
  const all = [...on.keys()].filter((i) => on[i]).map((i) => ({ x: i % width, y: Math.floor(i / width) })).sort((a, b) => far(b) - far(a));
  const found: Point[] = [];
  const least = all.length > 0 ? far(all[0]!) : 0;
  for (const p of all) {
    if (found.length >= 8 || far(p) < least * (down ? 0.9 : 0.55)) break;
    if (found.every((f) => Math.hypot(f.x - p.x, f.y - p.y) > apart * 0.8)) found.push(p);
  }
  // in front where not all of them are
  return found.length <= most ? found : most === 1 ? found.slice(0, 1) : found.sort((a, b) => b.x - a.x).slice(0, most);
} // biome-ignore format: conditions

/** Its pixels are that part's from now on. */
const named = (s: Sprite, part: CreaturePart): Sprite => ({ ...s, partNames: s.partNames.map(() => part) });

/** Where a part would be of one that has none: it is put on there. */
function onHost(s: Sprite, part: CreaturePart, draw: Draw, size: number): Sprite {
  const h = hostOf(s);
  const one = draw(Math.max(5, Math.round(size)));
  const { width: w, height: t } = one.image;
  const at =
    part === 'tail' || part === 'stinger'
      ? { x: h.profile ? h.rear.x - w * 0.8 : h.rear.x - w * 0.2, y: h.rear.y - t * 0.7 }
      : UPWARDS.has(part)
        ? { x: h.crown.x - w / 2, y: h.crown.y - t * 0.8 }
        : part === 'beak' || part === 'teeth' || part === 'tongue' || part === 'trunk' || part === 'tusks'
          ? { x: h.mouth.x - w * (h.profile ? 0.2 : 0.5), y: h.mouth.y - t * 0.4 }
          : part === 'shell'
            ? { x: h.back.x - w / 2, y: h.back.y - t * 0.6 }
            : part === 'head'
              ? { x: h.head.x + h.head.width / 2 - w / 2, y: h.head.y + h.head.height / 2 - t / 2 }
              : undefined;
  const both = part === 'arms' || part === 'claws' || part === 'fin' || part === 'wings';
  if (!at && !both) return s;
  const layers = at
    ? [{ sprite: named(one, part), x: Math.round(at.x), y: Math.round(at.y) }]
    : [-1, 1].map((side) => ({
        sprite: named(side < 0 ? mirrored(one) : one, part),
        x: Math.round(side < 0 ? h.trunk.x - w * 0.7 : h.trunk.x + h.trunk.width - w * 0.3),
        y: Math.round(h.trunk.y + h.trunk.height * 0.55 - t / 2),
      }));
  return joined([{ sprite: s, x: 0, y: 0 }, ...layers], 0);
}

/** Many along the back and over it. */
function strewn(s: Sprite, draw: Draw, large: number): Sprite {
  const h = hostOf(s);
  const size = Math.max(6, Math.round(large * 0.26));
  const { width, height, data } = s.image;
  const tail = partBox(s, /^tail$/);
  const from = tail && h.profile && tail.x < width * 0.2 ? Math.min(tail.x + tail.width, width * 0.3) : width * 0.06;
  const to = h.profile ? Math.max(width * 0.5, Math.min(h.head.x + h.head.width * 0.2, width * 0.9)) : width * 0.94;
  const n = Math.max(3, Math.round((to - from) / (size * 0.72)));
  const layers = Array.from({ length: n * 2 }, (_, k) => {
    const row = k < n ? 0 : 1;
    const x = from + ((to - from) * ((k % n) + 0.5 + row * 0.4)) / n;
    let top = 0;
    while (top < height && !data[(top * width + Math.min(width - 1, Math.round(x))) * 4 + 3]) top++;
    const one = draw(size);
    return { sprite: named(one, 'spikes'), x: Math.round(x - one.image.width / 2), y: Math.round(top - one.image.height * 0.6 + row * size * 0.7) }; // biome-ignore format: one line
  });
  return joined([{ sprite: s, x: 0, y: 0 }, ...layers], 0);
}

/** Lines that were round a part that is gone go as well. */
function lonelyGone({ image, parts }: Sprite): void {
  const { width } = image;
  for (let i = 0; i < parts.length; i++) {
    if (parts[i]! >= 0 || !image.data[i * 4 + 3]) continue;
    const around = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
    if (!around.some((d) => (parts[i + d] ?? -1) >= 0)) image.data.fill(0, i * 4, i * 4 + 4);
  }
}
