/** Changing what something is made of: the tones under the hole keep their order and become another material's. */

import { hexToRgb } from '../../../../src/pixels/color.ts';
import { cloneImage, opaqueBounds } from '../../../../src/pixels/image.ts';
import { type Ramp as MaterialRamp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Rgb, Rgba } from '../../../../src/pixels/types.ts';
import { isMaterial, materialOf } from '../../catalogue/materials.ts';
import type { BriefPart } from '../../types.ts';
import { type Ramp, readTones, type TonedImage } from '../style/tones.ts';
import type { Hole } from './hole.ts';

/** What of the hole is meant. */
export type Extent =
  /** The material that fills most of it: a cape, hair, a roof. */
  | 'main'
  /** All clothing: a robe over whatever was worn. */
  | 'clothes'
  /** What stands out from the material around: eyes, gems. */
  | 'detail'
  | 'all';

/** The tones that a part is to have; undefined where it names neither a colour nor a known material. */
export function tonesFor(part: BriefPart): MaterialRamp | undefined {
  if (part.colour) {
    const contrast = part.material && isMaterial(part.material) ? 1.25 : 1;
    return rampOf(hexToRgb(part.colour), contrast);
  }
  return part.material && isMaterial(part.material) ? materialOf(part.material).ramp : undefined;
}

/** The known picture with what is meant in the hole in other tones. Nothing becomes opaque or transparent. */
export function recolourHole(hole: Hole, tones: MaterialRamp, extent: Extent): Rgba {
  const { known, open } = hole;
  const picture = readTones(known);
  const meant = extent === 'clothes' ? trunkOf(hole) : open;
  const inside = picture.tones.map(() => 0);
  picture.toneOf.forEach((t, i) => {
    if (t >= 0 && meant[i]) inside[t]!++;
  });
  const areas = picture.ramps.map((r) => r.tones.reduce((sum, t) => sum + inside[t]!, 0));
  const chosen = chooseRamps(picture, areas, hole, extent);
  const colors = new Map<number, Rgb>();
  for (const k of chosen) {
    const ramp = picture.ramps[k]!;
    const base = baseInside(ramp, inside);
    ramp.tones.forEach((t, i) => {
      const step = extent === 'detail' ? TONE.base : Math.min(TONE.spec, Math.max(TONE.deep, TONE.base + i - base));
      colors.set(t, tones[step as 0]);
    });
  }
  // Coloured lines take the new material's; black ones stay.
  picture.ramps.forEach((r) => {
    if (!r.line || extent === 'detail') return;
    const t = r.tones[0]!;
    const [L, a, b] = picture.tones[t]!.lab;
    if (Math.hypot(a, b) > 0.035 && L > 0.16 && !colors.has(t)) colors.set(t, tones[TONE.line]);
  });
  const out = cloneImage(known);
  const lines = new Set(picture.ramps.filter((r) => r.line).flatMap((r) => r.tones));
  const { width } = known;
  picture.toneOf.forEach((t, i) => {
    const color = t >= 0 && meant[i] ? colors.get(t) : undefined;
    if (!color) return;
    // A line changes where it runs along what changes.
    if (lines.has(t)) {
      const beside = [i - 1, i + 1, i - width, i + width].some((j) => {
        const o = picture.toneOf[j];
        return o !== undefined && o >= 0 && colors.has(o) && !lines.has(o) && open[j];
      });
      if (!beside) return;
    }
    out.data.set(color, i * 4);
  });
  return out;
}

/** Half the width of a trunk with its arms, as a share of the figure's height: what is further out is held. */
const TRUNK = 0.235;

/** The open pixels of a figure's body: of a sprite without what its hands hold far out. */
function trunkOf({ known, open, sprite }: Hole): Uint8Array {
  const bounds = sprite ? opaqueBounds(known) : undefined;
  if (!bounds || bounds.height < bounds.width) return open;
  const columns: number[] = [];
  for (let i = 0; i < open.length; i++) if (known.data[i * 4 + 3]! > 0) columns.push((i % known.width) + 0.5);
  columns.sort((a, b) => a - b);
  const middle = columns[columns.length >> 1]!;
  const reach = Math.max(2, bounds.height * TRUNK);
  return open.map((v, i) => (v && Math.abs((i % known.width) + 0.5 - middle) <= reach ? 1 : 0));
}

/** Position in the ramp of the tone that fills most of the hole. */
function baseInside(ramp: Ramp, inside: readonly number[]): number {
  return ramp.tones.reduce((best, t, i) => (inside[t]! > inside[ramp.tones[best]!]! ? i : best), 0);
}

/** Clothing is of several materials; one that fills this share of what the commonest fills is another garment. */
const SECOND = 0.4;

/** Skins of people: warm, light and not vivid. */
function isSkin([L, a, b]: readonly number[]): boolean {
  const hue = (Math.atan2(b!, a!) * 180) / Math.PI;
  const chroma = Math.hypot(a!, b!);
  return L! > 0.55 && L! < 0.92 && hue > 35 && hue < 75 && chroma > 0.04 && chroma < 0.115;
}

function chooseRamps(picture: TonedImage, areas: readonly number[], hole: Hole, extent: Extent): number[] {
  const there = areas.map((_, k) => k).filter((k) => areas[k]! > 0);
  if (there.length === 0) return [];
  const solid = there.filter((k) => !picture.ramps[k]!.line);
  const base = (k: number) => picture.tones[picture.ramps[k]!.base]!.lab;
  if (extent === 'all') return solid.length > 0 ? solid : there;
  if (extent === 'detail') {
    // What is around the hole is what the detail stands out from.
    const main = surrounding(picture, hole);
    const apart = there.filter((k) => !main.has(k));
    return apart.length > 0 ? apart : there;
  }
  const worn = solid.filter((k) => !isSkin(base(k)));
  const pool = worn.length > 0 ? worn : solid.length > 0 ? solid : there;
  const top = pool.reduce((a, b) => (areas[b]! > areas[a]! ? b : a), pool[0]!);
  const [, a, b] = base(top);
  // A large material may have come apart into two ramps of one hue.
  return pool.filter((k) => {
    const other = base(k);
    const pale = other[0] > 0.78 && Math.hypot(other[1], other[2]) < 0.05;
    if (extent === 'clothes' && areas[k]! >= SECOND * areas[top]! && !pale) return true;
    return k === top || (areas[k]! > 0.08 * areas[top]! && Math.hypot(other[1] - a, other[2] - b) < 0.045);
  });
}

/** Ramps that fill at least a quarter of the hole's border, on the outside. */
function surrounding(picture: TonedImage, { open, known }: Hole): ReadonlySet<number> {
  const { width } = known;
  const owner = new Map(picture.ramps.flatMap((r, k) => r.tones.map((t) => [t, k] as const)));
  const counts = new Map<number, number>();
  let total = 0;
  picture.toneOf.forEach((t, i) => {
    if (t < 0 || open[i] || ![i - 1, i + 1, i - width, i + width].some((j) => open[j])) return;
    const k = owner.get(t)!;
    counts.set(k, (counts.get(k) ?? 0) + 1);
    total++;
  });
  return new Set([...counts].filter(([, n]) => n >= 0.25 * total).map(([k]) => k));
}
