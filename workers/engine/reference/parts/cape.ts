/** What hangs down the back of a person, from any side. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Color, copyOf, eachPixel, type Flat, luma, NONE, put } from './flat.ts';
import type { Brush, Layer } from './layers.ts';
import type { Person } from './person-types.ts';
import { widthOf } from './runs.ts';
import { torsoRow } from './side-body.ts';
import { areWings, wingLayers } from './wings.ts';
import type { Yaw } from './yaw.ts';

/** A cape seen half turned, as a share of its width. */
const NARROW = 0.84;
/** From straight aside it covers so much of the torso, and stands out behind by so much of its width at the shoulder and at the hem. */
const OVER = 0.3;
const [SHOULDER, HEM] = [0.04, 0.24] as const;
const ASIDE = 0.93;
const ASKEW = 0.35;

/** A cape behind the back: whole from behind, at both sides from the front, narrow and trailing from the side. */
export function capeLayers(person: Person, yaw: Yaw, bob: Px): Layer[] {
  if (!person.cape) return [];
  if (areWings(person)) return wingLayers(person, yaw, bob);
  if (Math.abs(yaw.sin) > ASIDE) return [capeAside(person, bob)];
  const isAway = yaw.cos < -0.05;
  if (!isAway) return [capeAhead(person, person.cape, yaw, bob)];
  const cape = wholeCape(person);
  const { axis, torsoHalf } = person;
  const squeeze = Math.abs(yaw.sin) > ASKEW ? NARROW : 1;
  const draw = (brush: Brush): void => {
    for (let y = 0; y < cape.height; y++) {
      const row = rowOf(cape, y);
      if (!row) continue;
      const width = Math.max(1, Math.round(row.colors.length * squeeze));
      const middle = (row.from + row.from + row.colors.length) / 2;
      const left = Math.round(axis - (middle - axis) - Math.round(yaw.sin * torsoHalf * 0.25) - width / 2);
      for (let i = 0; i < width; i++) {
        const u = Math.min(row.colors.length - 1, Math.floor(((i + 0.5) / width) * row.colors.length));
        brush(left + i, y + bob, row.colors[row.colors.length - 1 - u]!);
      }
    }
  };
  return [{ depth: 1.5, draw }];
}

/** A row of a cape without gaps. */
function rowOf(
  cape: Flat,
  y: Px,
): { readonly from: Px; readonly to: Px; readonly colors: readonly Color[] } | undefined {
  const columns = Array.from({ length: cape.width }, (_, x) => x).filter((x) => at(cape, x, y) >= 0);
  if (columns.length === 0) return undefined;
  return { from: columns[0]!, to: columns.at(-1)! + 1, colors: columns.map((x) => at(cape, x, y)) };
}

/** From the front, straight or half turned: behind the legs, where it was, a little to the side that is turned away from. */
function capeAhead({ axis }: Person, cape: Flat, yaw: Yaw, bob: Px): Layer {
  const isAskew = Math.abs(yaw.sin) > ASKEW;
  const s = Math.sign(yaw.sin);
  const draw = (brush: Brush): void => {
    eachPixel(cape, (x, y, color) => {
      const off = x + 0.5 - axis;
      const moved = isAskew ? (off * s < 0 ? Math.round(-s * 0.4) : Math.round(off * FAR - off)) : 0;
      brush(x + moved, y + bob, color);
    });
  };
  return { depth: -0.8, draw };
}

/** Of its distance from the axis the far part of a cape keeps so much half turned. */
const FAR = 0.72;

/** From straight aside, of somebody that looks to the right: from the shoulder down behind the back, wider at the hem. */
function capeAside(person: Person, bob: Px): Layer {
  const { axis, neck, torsoHalf } = person;
  const cape = wholeCape(person);
  const rows = Array.from({ length: cape.height }, (_, y) => y).filter((y) => y >= neck && rowOf(cape, y));
  const [first, last] = [rows[0] ?? neck, rows.at(-1) ?? neck];
  const wide = Math.max(...rows.map((y) => rowOf(cape, y)!.colors.length), 1);
  const shades = commonShades(cape, first);
  const body = rows.map((y) => torsoRow(person, y)).find((row) => row !== undefined);
  const draw = (brush: Brush): void => {
    for (const y of rows) {
      const t = (y - first) / Math.max(1, last - first);
      const left = body?.left ?? Math.round(axis - torsoHalf);
      const right = left + Math.max(1, Math.round((body?.width ?? 4) * OVER));
      const from = left - Math.max(1, Math.round(wide * (SHOULDER + (HEM - SHOULDER) * t)));
      for (let x = from; x < right; x++) {
        const u = (x - from) / Math.max(1, right - from - 1);
        const k = u > 0.75 ? 0 : u > 0.35 || shades.length < 3 ? shades.length - 1 : Math.floor(shades.length / 2);
        brush(x, y + bob, shades[k] ?? at(cape, rowOf(cape, y)!.from, y));
      }
    }
  };
  return { depth: 0.2, draw, isSoft: true };
}

/** How a cape widens from the shoulders to its hem: so much at once, the rest by and by. */
const FLARE = 0.75;
/** Share of its half width that is its edge in shadow, and on the other side in the light. */
const [SHADY, LIT] = [0.78, 0.45] as const;
/** Folds from hem upwards take so much of its length. */
const FOLDS = 0.45;

/**
 * A cape as it hangs down the back, all of it: from the shoulders to its hem in its own shades, whatever of it legs and arms
 * hide from the front. The picture that is seen is its mirror image.
 */
export function wholeCape({ cape, axis, torso, torsoHalf, neck, hip }: Person): Flat {
  const filled = copyOf(cape!);
  filled.colors.fill(NONE);
  const rows = Array.from({ length: filled.height }, (_, y) => ({ y, row: rowOf(cape!, y) })).filter(({ row }) => row);
  const last = rows.at(-1)?.y ?? neck;
  const shades = commonShades(cape!, Math.min(hip, last));
  const [dark, light] = [shades[0], shades.at(-1)];
  const middle = shades[shades.length >> 1];
  if (dark === undefined || middle === undefined || light === undefined) return copyOf(cape!);
  const widths = rows.map(({ row }) => (row!.to - row!.from) / 2).sort((x, y) => x - y);
  const hem = Math.max(torsoHalf, widths[Math.floor(widths.length * 0.85)] ?? torsoHalf);
  for (let y = neck; y <= last; y++) {
    const t = (y - neck) / Math.max(1, last - neck);
    const run = torso[y];
    const least = y < hip && run ? Math.min(hem, Math.max(torsoHalf, widthOf(run) / 2)) : 0;
    const half = Math.max(least, torsoHalf + (hem - torsoHalf) * t ** FLARE);
    const [from, to] = [Math.round(axis - half), Math.round(axis + half)];
    for (let x = from; x < to; x++) {
      // Lit from the left of the picture that shows the mirror image of this.
      const u = (x + 0.5 - axis) / half;
      const isFold = t > 1 - FOLDS && half >= 4 && (Math.abs(u + 0.3) < 0.5 / half || Math.abs(u - 0.35) < 0.5 / half);
      put(filled, x, y, Math.abs(u) > SHADY && u < 0 ? dark : isFold ? dark : u > LIT ? light : middle);
    }
  }
  return filled;
}

/** A cape's commoner colours from dark to light: below a row, where no arm is taken for it. */
function commonShades(cape: Flat, from: Px): Color[] {
  const counts = new Map<Color, number>();
  let all = 0;
  eachPixel(cape, (_x, y, c) => {
    if (y < from) return;
    counts.set(c, (counts.get(c) ?? 0) + 1);
    all++;
  });
  return [...counts]
    .filter(([, n]) => n >= 0.12 * all)
    .map(([c]) => c)
    .sort((a, b) => luma(a) - luma(b));
}
