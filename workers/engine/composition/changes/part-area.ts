/** Which pixels of a creature's drawing a part of it is: by its name, by its joints, by where its eyes are. */
import { CREATURE_PARTS, type CreaturePart, type PartRow } from '../../catalogue/creature-parts.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { eyesOf } from './creature-marks.ts';
import { isOutlinePart, outlinePart } from './outline-parts.ts';

export interface Area {
  /** 1 for each pixel that belongs to it. */
  readonly on: Uint8Array;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly count: number;
  /** It is known by the outline alone: its root is a straight cut. */
  readonly outlined?: true;
  /** Where a limb that is known by its joints begins. */
  readonly root?: { readonly x: number; readonly y: number };
}

const JOINTS: Readonly<Record<'arm' | 'leg', readonly (readonly string[])[]>> = {
  arm: [['RIGHT SHOULDER', 'RIGHT ELBOW', 'RIGHT ARM'], ['LEFT SHOULDER', 'LEFT ELBOW', 'LEFT ARM']],
  leg: [['RIGHT HIP', 'RIGHT KNEE', 'RIGHT LEG'], ['LEFT HIP', 'LEFT KNEE', 'LEFT LEG']],
}; // biome-ignore format: a table

function toSegment(x: number, y: number, a: { x: number; y: number }, b: { x: number; y: number }): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / Math.max(0.001, dx * dx + dy * dy)));
  return Math.hypot(x - a.x - dx * t, y - a.y - dy * t);
}

/** Pixels nearer to the bones of one limb than to the trunk. */
function limb(s: Sprite, joints: readonly string[]): Uint8Array | undefined {
  const way = joints.map((name) => s.at[name]);
  const [neck, hips] = [s.at.NECK, s.at.hips];
  if (way.some((p) => !p) || !neck || !hips) return undefined;
  const [a, b, c] = way as { x: number; y: number }[];
  const { width, height } = s.image;
  const on = new Uint8Array(width * height);
  const aside = s.partNames.map((n) => /head|hair|ear|horn|snout|wing|tail|face|core/.test(n));
  // the trunk is as broad as the shoulders are apart
  const [left, right] = [s.at['LEFT SHOULDER'], s.at['RIGHT SHOULDER']];
  const broad = left && right ? Math.max(2, (Math.hypot(left.x - right.x, left.y - right.y) / 2) * 0.8) : height * 0.1;
  const thin = height * 0.05;
  // the end of a limb reaches on past its last joint
  const end = { x: c!.x + (c!.x - b!.x) * 0.5, y: c!.y + (c!.y - b!.y) * 0.5 };
  const arm = joints[0]!.includes('SHOULDER');
  const feet = ['RIGHT LEG', 'LEFT LEG'].flatMap((name) => s.at[name] ?? []);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const part = s.parts[i]!;
      if (!s.image.data[i * 4 + 3] || (part >= 0 && aside[part])) continue;
      const d = Math.min(toSegment(x, y, a!, b!), toSegment(x, y, b!, end)) - thin;
      const trunk = toSegment(x, y, neck, hips) - broad;
      const leg = arm ? Math.min(99, ...feet.map((f) => toSegment(x, y, hips, f) - thin)) : 99;
      if (d < height * 0.16 && d < trunk && d < leg) on[i] = 1;
    }
  return on;
}

/** What hangs together, the largest first. */
export function pieces(on: Uint8Array, width: number): readonly Uint8Array[] {
  const seen = new Uint8Array(on.length);
  const found: { readonly one: Uint8Array; readonly n: number }[] = [];
  for (let i = 0; i < on.length; i++) {
    if (seen[i] || !on[i]) continue;
    const one = new Uint8Array(on.length);
    const open = [i];
    seen[i] = 1;
    let n = 0;
    for (let p = open.pop(); p !== undefined; p = open.pop()) {
      one[p] = 1;
      n++;
      for (const step of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]) {
        const q = p + step;
        if (q < 0 || q >= on.length || seen[q] || !on[q] || Math.abs((q % width) - (p % width)) > 1) continue;
        seen[q] = 1;
        open.push(q);
      }
    }
    found.push({ one, n });
  }
  return found.sort((a, b) => b.n - a.n).map(({ one }) => one);
}

function measured(on: Uint8Array, width: number): Area | undefined {
  let [left, right, top, bottom, count] = [width, 0, on.length, 0, 0];
  for (let i = 0; i < on.length; i++) {
    if (!on[i]) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x + 1), Math.min(top, y), Math.max(bottom, y + 1)];
    count++;
  }
  return count > 0 ? { on, left, right, top, bottom, count } : undefined;
}

/** The pixels of a part; `one`: of a single one of several; absent where the drawing has none. */
export function areaOf(s: Sprite, id: CreaturePart, one = false): Area | undefined {
  const { width, height } = s.image;
  const row: PartRow = CREATURE_PARTS[id];
  let on = new Uint8Array(width * height);
  // whose shell is the whole of its back has no part of that name but a seam
  const names = id === 'shell' && !s.partNames.some((n) => /shell|carapace/.test(n)) ? /^(?:body|elytra|abdomen|seam|spot)$/ : row.names; // biome-ignore format: one line
  const mine = s.partNames.map((n) => names.test(n.replace(/ of head \d$/, '')));
  let any = 0;
  let outlined = false;
  for (let i = 0; i < on.length; i++)
    if (s.parts[i]! >= 0 && mine[s.parts[i]!] && s.image.data[i * 4 + 3]) {
      on[i] = 1;
      any++;
    }
  if (id === 'eyes' && any === 0)
    for (const e of eyesOf(s))
      for (let y = Math.max(0, e.top); y <= Math.min(height - 1, e.bottom); y++)
        for (let x = Math.max(0, e.left); x <= Math.min(width - 1, e.right); x++) on[y * width + x] = 1;
  // claws are the ends of paws where they are no part of their own
  if (id === 'claws' && any === 0) {
    const feet = areaOf(s, 'paws');
    if (feet) for (let y = Math.max(feet.top, Math.round(feet.bottom - Math.max(2, (feet.bottom - feet.top) * 0.5))); y < feet.bottom; y++) for (let x = 0; x < width; x++) on[y * width + x] = feet.on[y * width + x]!; // biome-ignore format: one line
  }
  // legs that are drawn as feet alone
  // of an ear that is set by hand the inside alone has that name
  if ((any === 0 || (id === 'ears' && s.byHand)) && isOutlinePart(id) && !s.at['RIGHT KNEE']) {
    const shown = outlinePart(s, id, one);
    const area = shown && measured(shown, width);
    if (area && id !== 'ears') return { ...area, outlined: true };
    if (shown) on = shown as typeof on;
    else if (id === 'legs') on = areaOf(s, 'paws')?.on.slice() ?? on;
    outlined = shown !== undefined;
  }
  if (row.limb && any === 0) {
    const limbs = JOINTS[row.limb].flatMap((joints) => limb(s, joints) ?? []);
    const root = s.at[JOINTS[row.limb][0]![0]!];
    const near = one && limbs.length > 0 ? measured(limbs[0]!, width) : undefined;
    if (near) return { ...near, ...(root ? { root } : {}) };
    for (const l of limbs) for (let i = 0; i < on.length; i++) if (l[i]) on[i] = 1;
  }
  if (one) {
    const parts = pieces(on, width).filter((p, i, all) => i === 0 || p.reduce((n, v) => n + v, 0) > all[0]!.reduce((n, v) => n + v, 0) * (id === 'legs' ? 0.55 : 0.2)); // biome-ignore format: one line
    const middle = (p: Uint8Array): number => {
      const m = measured(p, width)!;
      return (m.left + m.right) / 2;
    };
    // of several the outermost to the right, which is the near one of who looks that way; of one lump its right half
    if (parts.length > 1) on = parts.reduce((a, b) => (middle(b) > middle(a) ? b : a)) as typeof on;
    else if (parts[0] && !/^(?:tail|head|neck|trunk|tongue|beak|shell|mane|belly|back|stinger|crest|hump)$/.test(id)) {
      const m = measured(parts[0], width)!;
      // one horn that stands up is no pair
      const single = /^(?:horns|tusks)$/.test(id) && m.right - m.left <= m.bottom - m.top;
      if (m.right - m.left >= 6 && !single)
        for (let i = 0; i < on.length; i++) if (i % width < (m.left + m.right) / 2) on[i] = 0;
    }
  }
  const area = measured(on, width);
  return area && outlined ? { ...area, outlined: true } : area;
}
