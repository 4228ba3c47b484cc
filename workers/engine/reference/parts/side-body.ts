/**
 * The body of a person that looks to the right of the screen, composed as a pixel artist does: a torso of two thirds of its
 * width, one arm hanging before it with its sleeve and its hand, two legs of which one stands a step ahead, toes ahead.
 * Edges between them are drawn as the picture draws its own.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, type Color, copyOf, type Flat, median, put } from './flat.ts';
import type { Brush, Layer } from './layers.ts';
import type { Person } from './person-types.ts';
import { isStill, type Pose } from './poses.ts';
import { widthOf } from './runs.ts';
import { shadowsOf } from './shadows.ts';
import { share, textureAt } from './slices.ts';

/** Depth of a torso and of a robe below the hips as shares of their width. */
export const TORSO_DEPTH = 0.68;
const ROBE_DEPTH = 0.84;
/** The least of any torso: shares of the head's width and of the height. */
const LEAST_OF_HEAD = 0.68;
const LEAST_OF_HEIGHT = 0.25;

/** Columns that the torso takes in a row from aside. */
export function torsoRow(person: Person, y: Px): { readonly left: Px; readonly width: Px } | undefined {
  const { axis, torso, head, isRobed, hip, floor, top } = person;
  const run = torso[y];
  if (!run) return undefined;
  const wide = widthOf(run);
  const least = Math.min(wide, Math.max(2 * head.half * LEAST_OF_HEAD, (floor - top) * LEAST_OF_HEIGHT));
  const width = Math.max(1, Math.round(Math.max(wide * (isRobed && y > hip ? ROBE_DEPTH : TORSO_DEPTH), least)));
  return { left: Math.round(axis - width / 2), width };
}

/**
 * The body without what hangs before it: the other half's pixel where an arm, or a thing, lies on it, and where an inner
 * line parts it from such; and from behind where both are covered.
 */
export function uncovered({ axis, line, back, torso, arms, held }: Person): Flat {
  const out = copyOf(line.figure);
  const isCovered = (x: Px, y: Px): boolean => [...arms, ...held].some((part) => at(part, x, y) >= 0);
  const isLine = (x: Px, y: Px): boolean => line.isLined && line.colors.has(at(line.figure, x, y));
  torso.forEach((run, y) => {
    if (!run) return;
    for (let x = run.from; x < run.to; x++) {
      const isEdge = x < run.from + 2 || x >= run.to - 2;
      const isHidden = (u: Px): boolean => at(line.figure, u, y) < 0 || isCovered(u, y) || (isEdge && isLine(u, y));
      if (!isHidden(x)) continue;
      const other = Math.round(2 * axis) - 1 - x;
      const inner = x < axis ? 1 : -1;
      const near = [1, 2, 3].map((d) => x + d * inner).find((u) => !isHidden(u));
      put(out, x, y, at(line.figure, !isHidden(other) ? other : (near ?? x), y));
      if (isHidden(other) && near === undefined) put(out, x, y, at(back, x, y));
    }
  });
  return out;
}

/** Behind the side so many columns of its shading go on to the back. */
const BACK: Px = 2;

export function torsoLayer(person: Person, bob: Px): Layer {
  const { axis, neck, hip, crotch, torso } = person;
  const body = uncovered(person);
  const draw = (brush: Brush): void => {
    for (let y = neck; y < crotch; y++) {
      const run = torso[y];
      const row = torsoRow(person, y);
      if (!run || !row) continue;
      const { left, width } = row;
      // Shoulders are round.
      const round = y === neck && width > 4 && person.head.half * 2 <= width + 1 ? 1 : 0;
      const near = Math.max(1, Math.min(widthOf(run), Math.round(axis) - run.from));
      for (let i = round; i < width - round; i++) {
        // From the chest to the side whole columns of the near half; behind it the shading of the side goes on.
        const d = width - 1 - i;
        const x = d < near ? run.from + near - 1 - d : run.from + Math.min(near - 1, BACK, d - near);
        const color = at(body, x, y);
        // Where the body bobs, hips stay joined to it.
        for (const up of bob ? [0, bob] : [0]) if (up === 0 || y < hip) brush(left + i, y + up, color);
      }
    }
  };
  return { depth: 0, draw };
}

/** Of the rows of an arm so many have a line towards the body where its artist draws such. */
const PARTED = 0.4;
/** In a torso of fewer pixels lines beside an arm would be all there is of it. */
const BROAD: Px = 8;

/** How a picture parts what lies before something of its own colours: by its line, or by the next darker shade. */
export function partingOf(person: Person): (color: Color) => Color {
  const { line, torso, arms, hip } = person;
  const shadow = shadowsOf(line.figure);
  let [rows, lines] = [0, 0];
  torso.forEach((run, y) => {
    if (!run) return;
    for (const [x, step] of [
      [run.from, -1],
      [run.to - 1, 1],
    ] as const) {
      if (![1, 2, 3].some((d) => arms.some((arm) => at(arm, x + step * d, y) >= 0))) continue;
      rows++;
      // Taken off with the outline, a line that ran up between arm and body is a gap now.
      if (
        [-1, 0, 1, 2].some(
          (d) => at(line.figure, x + step * d, y) < 0 || line.colors.has(at(line.figure, x + step * d, y)),
        )
      )
        lines++;
    }
  });
  const depth = torsoRow(person, hip - 1)?.width ?? 0;
  const isParted = line.isLined && depth >= BROAD && lines >= PARTED * rows;
  return (color) => {
    const shade = shadow(color);
    return isParted || shade === color ? (line.isLined || shade === color ? line.over(color) : shade) : shade;
  };
}

/** A toe is so much of a leg's width. */
const TOE = 0.42;
const FOOT = 0.16;
/** A leg is no thicker than this share of the body's depth; below this share of its length the two are apart. */
const LEG = 0.54;
const KNEE = 0.3;
const THIN: Px = 3;
const OVERLAP = 0.7;

export function legLayers(person: Person, pose: Pose): Layer[] {
  const { leg, axis, crotch, floor, line } = person;
  if (!leg) return [];
  const length = Math.max(1, floor - crotch);
  const stands = isStill(pose);
  const shadow = shadowsOf(line.figure);
  const parting = partingOf(person);
  const depth = torsoRow(person, crotch - 1)?.width ?? 4;
  const widths = leg.runs.flatMap((run, y) => (run && y >= crotch && y < floor ? [widthOf(run)] : []));
  const thick = Math.max(2, Math.min(Math.round(median(widths) || 2), Math.max(2, Math.round(depth * LEG))));
  const legAt = (y: Px, far: boolean): { left: Px; width: Px } | undefined => {
    const run = leg.runs[y];
    if (!run) return undefined;
    const t = (y - crotch + 1) / length;
    const width = Math.max(2, Math.min(widthOf(run), thick));
    if (stands) {
      // Thin ones a pixel apart below the knees, thick ones one before the other.
      const step = thick <= THIN ? thick + (t > KNEE ? 1 : 0) : Math.round(thick * OVERLAP);
      const left = Math.round(axis - (thick + step) / 2);
      return { left: far ? left + step : left, width };
    }
    const ahead = pose.legs[far ? 1 : 0] * Math.max(1.5, length * 0.42) * t;
    return { left: Math.round(axis + ahead - width / 2), width };
  };
  return ([0, 1] as const).map((side) => {
    const draw = (brush: Brush): void => {
      const lift = Math.round(pose.lift[side]);
      for (let y = crotch; y < floor; y++) {
        const run = leg.runs[y];
        const place = legAt(y, side === 1);
        if (!run || !place) continue;
        const { left, width } = place;
        const t = (y - crotch + 1) / length;
        const isFoot = y >= floor - Math.max(1, Math.round(length * FOOT));
        const toe = isFoot ? Math.max(1, Math.round(thick * TOE)) : 0;
        const row = y - Math.round(lift * Math.min(1, t * 1.5));
        for (let i = 0; i < width + toe; i++) {
          const phi = ((2 * Math.min(i, width - 1) + 1 - width) / width) * 90 - 90;
          const color = textureAt(leg.picture, y, run, -share(phi));
          brush(left + i, row, side ? shadow(color) : color);
        }
        const far = side === 0 && stands ? legAt(y, true) : undefined;
        if (!far) continue;
        const edge = left + width + toe;
        if (edge >= far.left && edge < far.left + far.width - 1)
          brush(edge, row, parting(textureAt(leg.picture, y, run, 0)));
      }
    };
    return { depth: (side ? -0.1 : 0.1) - 0.3, draw, isSoft: true };
  });
}

/** Shoes under a robe: what stands below its hem beside the axis, in the figure's own rows. */
export function shoesLayer(person: Person): Layer[] {
  const { line, axis, torso, isRobed, floor, head } = person;
  if (!isRobed) return [];
  let hem = floor;
  while (hem > 0 && !torso[hem - 1]) hem--;
  const rows = Array.from({ length: floor - hem }, (_, k) => {
    const colors: Color[] = [];
    for (let x = 0; x < axis; x++) {
      const color = at(line.figure, x, hem + k);
      if (color >= 0 && Math.abs(x - axis) < 3 * head.half) colors.push(color);
    }
    return colors;
  });
  if (rows.length === 0 || rows.some((colors) => colors.length === 0)) return [];
  const { left, width } = torsoRow(person, hem - 1) ?? { left: Math.round(axis) - 2, width: 4 };
  const long = Math.max(2, Math.min(Math.round(width * 0.45), Math.max(...rows.map((colors) => colors.length))));
  const shadow = shadowsOf(line.figure);
  const draw = (brush: Brush): void => {
    for (const isFar of [true, false]) {
      const heel = isFar ? left + width - long + 1 : left + Math.round((width - long) / 2) - 1;
      rows.forEach((colors, k) => {
        for (let i = 0; i < long; i++) {
          const color = colors[Math.min(colors.length - 1, Math.floor(((i + 0.5) / long) * colors.length))]!;
          brush(heel + i, hem + k, isFar ? shadow(color) : color);
        }
      });
    }
  };
  return [{ depth: -0.2, draw, isSoft: true }];
}
