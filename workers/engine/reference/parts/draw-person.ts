/**
 * A person drawn from any side: each row of each part is a round slice with the front as its texture. A column at share
 * u of a row shows what lies 90°·u from the eye, linearly and not by the arcsine: a turn then shifts whole pixels, and an
 * eye stays an eye.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { drawArm, drawHeld, drawRaisedArm } from './draw-arms.ts';
import { at, type Color, copyOf, eachPixel, type Flat, luma, mirrored, put } from './flat.ts';
import { type Brush, drawLayers, type Layer } from './layers.ts';
import { type Person, SIDES } from './person-types.ts';
import { isStill, type Pose, STAND } from './poses.ts';
import { type Run, widthOf } from './runs.ts';
import { wrap, type Yaw, yawOf } from './yaw.ts';

/** Depth of parts as a share of their width. */
const HEAD_DEPTH = 0.98;
const TORSO_DEPTH = 0.86;
const ROBE_DEPTH = 0.84;
/** A face in profile is turned by this share of a quarter only: an eye is to stay in sight. */
const FACE_TURN = 0.84;
/** A cape seen from the side, as a share of its width. */
const CAPE_DEPTH = 0.3;

/** The colour of a row at share u of its width, −1..1. */
const textureAt = (flat: Flat, y: Px, run: Run, u: number): Color =>
  at(flat, Math.max(run.from, Math.min(run.to - 1, Math.floor(run.from + ((u + 1) / 2) * widthOf(run)))), y);

/** A slice: centre, half widths from the front and from the side, and its colour by the angle round it, −180..180. */
function slice(
  brush: Brush,
  yaw: Yaw,
  y: Px,
  centre: number,
  front: number,
  side: number,
  color: (phi: number) => Color,
): void {
  const width = Math.max(1, Math.round(2 * Math.hypot(front * yaw.cos, side * yaw.sin)));
  const left = Math.round(centre - width / 2);
  for (let i = 0; i < width; i++) brush(left + i, y, color(wrap(((2 * i + 1 - width) / width) * 90 - yaw.degrees)));
}

/** Angle round a slice → share of the front, or of the back behind it. */
const share = (phi: number): number => (Math.abs(phi) <= 90 ? phi / 90 : Math.sign(phi) * (2 - Math.abs(phi) / 90));

function headLayer({ axis, top, neck, head }: Person, yaw: Yaw, bob: Px): Layer {
  const draw = (brush: Brush): void => {
    for (let y = top; y < neck; y++) {
      const run = head.runs[y];
      if (!run) continue;
      const half = widthOf(run) / 2;
      const centre = axis + ((run.from + run.to) / 2 - axis) * yaw.cos - 0.05 * half * yaw.sin;
      // A brim that juts out at both sides does not jut out as far ahead.
      const deep = y > top + 0.35 * (neck - top) ? Math.min(half, head.half) : half;
      const width = Math.max(1, Math.round(2 * Math.hypot(half * yaw.cos, deep * HEAD_DEPTH * yaw.sin)));
      const left = Math.round(centre - width / 2);
      const isAway = Math.abs(yaw.degrees) > 90;
      const turned =
        Math.abs(yaw.degrees) > 100 ? yaw.degrees : yaw.degrees * (1 - (1 - FACE_TURN) * Math.abs(yaw.sin));
      for (let i = 0; i < width; i++) {
        const u = (2 * i + 1 - width) / width;
        const phi = wrap(u * 90 - turned);
        const face = Math.abs(phi) <= 90 ? textureAt(head.face, y, run, phi / 90) : -1;
        // Hair stays where the light falls on it.
        brush(left + i, y + bob, face >= 0 ? face : textureAt(head.hair, y, run, isAway ? -u : u));
      }
    }
  };
  return { depth: 0.5, draw };
}

function torsoLayer(person: Person, yaw: Yaw, bob: Px): Layer {
  const { axis, neck, hip, crotch, torso, head, line, back, isRobed } = person;
  const draw = (brush: Brush): void => {
    for (let y = neck; y < crotch; y++) {
      const run = torso[y];
      if (!run) continue;
      const half = widthOf(run) / 2;
      const off = (run.from + run.to) / 2 - axis;
      const side = Math.max(half * (isRobed && y > hip ? ROBE_DEPTH : TORSO_DEPTH), Math.min(half, head.half * 0.68));
      const color = (phi: number): Color =>
        Math.abs(phi) <= 90 ? textureAt(line.figure, y, run, phi / 90) : textureAt(back, y, run, share(phi));
      // Where the body bobs, hips stay joined to it.
      for (const up of bob ? [0, bob] : [0]) {
        if (up === 0 || y < hip) slice(brush, yaw, y + up, axis + off * yaw.cos, half, side, color);
      }
    }
  };
  return { depth: 0, draw };
}

function legLayers(person: Person, yaw: Yaw, pose: Pose): Layer[] {
  const { leg, axis, crotch, floor } = person;
  if (!leg) return [];
  const length = Math.max(1, floor - crotch);
  const isSideways = Math.abs(yaw.sin) > 0.5;
  const stands = isStill(pose);
  return SIDES.map((side) => {
    const X = (side ? 1 : -1) * leg.offset;
    const rest = isSideways && stands ? (X * yaw.sin > 0 ? 0.16 : -0.06) * length * 0.5 : 0;
    const draw = (brush: Brush): void => {
      const lift = Math.round(pose.lift[side]);
      for (let y = crotch; y < floor; y++) {
        const run = leg.runs[y];
        if (!run) continue;
        const t = (y - crotch + 1) / length;
        const half = widthOf(run) / 2;
        const ahead = (pose.legs[side] * Math.max(1.5, length * 0.42) + rest) * t + (t > 0.8 && isSideways ? 0.5 : 0);
        const foot = t > 0.78 || y === floor - 1 ? Math.abs(yaw.sin) * Math.max(0.5, half * 0.35) : 0;
        const off = (run.from + run.to) / 2 - axis;
        const centre = axis + (side ? off : -off) * yaw.cos + ahead * yaw.sin;
        const row = y - Math.round(lift * Math.min(1, t * 1.5));
        slice(brush, yaw, row, centre, half, half + foot - 0.1, (phi) =>
          textureAt(leg.picture, y, run, side ? share(phi) : -share(phi)),
        );
      }
    };
    return { depth: -X * yaw.sin * 0.1 - 0.3, draw };
  });
}

/** A cape behind the back: whole from the front and from behind, narrow and trailing from the side. */
function capeLayers(person: Person, yaw: Yaw, bob: Px): Layer[] {
  const { axis, torsoHalf, neck, floor } = person;
  if (!person.cape) return [];
  const cape = yaw.cos < -0.05 ? wholeCape(person) : person.cape;
  const draw = (brush: Brush): void => {
    const squeeze = CAPE_DEPTH + (1 - CAPE_DEPTH) * Math.abs(yaw.cos);
    for (let y = 0; y < cape.height; y++) {
      const row: Color[] = [];
      let from = cape.width;
      let to = -1;
      for (let x = 0; x < cape.width; x++) {
        if (at(cape, x, y) < 0) continue;
        from = Math.min(from, x);
        to = Math.max(to, x + 1);
        row.push(at(cape, x, y));
      }
      if (to <= from) continue;
      // Between its two sides it goes on behind the back.
      const half = (to - from) / 2;
      const width = Math.max(1, Math.round(2 * half * squeeze));
      const trail = ((y - neck) / Math.max(1, floor - neck)) * 0.25;
      const centre = axis + ((from + to) / 2 - axis) * yaw.cos - yaw.sin * (torsoHalf * 0.75 + half * trail);
      const left = Math.round(centre - width / 2);
      for (let i = 0; i < width; i++) {
        const u = Math.min(row.length - 1, Math.floor(((i + 0.5) / width) * row.length));
        brush(left + i, y + bob, row[yaw.cos < 0 ? row.length - 1 - u : u]!);
      }
    }
  };
  return [{ depth: yaw.cos < -0.05 ? 1.5 : -0.8, draw }];
}

function armLayers(person: Person, yaw: Yaw, pose: Pose, bob: Px): Layer[] {
  return SIDES.flatMap((side) => {
    if (pose.raise !== undefined) return drawRaisedArm(person, side, yaw, pose.raise, bob);
    return [drawArm(person, side, yaw, pose, bob), ...drawHeld(person, side, yaw, pose, bob)];
  });
}

/** From straight behind and standing, a person has the front's own silhouette. */
function fromBehind(person: Person): Flat {
  const { back, head, cape, axis, line } = person;
  const out = copyOf(back);
  eachPixel(head.hair, (x, y, color) => put(out, x, y, color));
  if (cape) {
    eachPixel(wholeCape(person), (x, y, color) => {
      if (at(head.hair, x, y) < 0) put(out, x, y, color);
    });
  }
  return line.draw(mirrored(out, axis));
}

/** Rows of a cape that show less than this share of the body's width are covered by arms. */
const SHOWN = 0.7;

/**
 * A cape as it hangs down the back: from the shoulders on, where arms hide its sides from the front, and between its sides
 * in folds of its own shades.
 */
function wholeCape({ cape, axis, torso, torsoHalf, neck, hip }: Person): Flat {
  const filled = copyOf(cape!);
  const columnsIn = (y: Px): Px[] =>
    Array.from({ length: filled.width }, (_, x) => x).filter((x) => at(cape!, x, y) >= 0);
  const rows = Array.from({ length: filled.height }, (_, y) => y).filter((y) => columnsIn(y).length > 0);
  const widthAt = (y: Px): number => columnsIn(y).at(-1)! + 1 - columnsIn(y)[0]!;
  const first = rows.find((y) => widthAt(y) >= 2 * SHOWN * torsoHalf);
  if (first === undefined) return filled;
  const shades = commonShades(cape!, Math.min(hip, rows.at(-1)!));
  const shadeAt = (x: Px, half: number): Color => {
    const u = (x + 0.5 - axis) / Math.max(1, half);
    // Lit from the left of the picture, which shows the mirror image of this.
    return shades[
      Math.abs(u) > 0.8 ? 0 : u > 0.35 || shades.length < 2 ? shades.length - 1 : Math.floor(shades.length / 2)
    ]!;
  };
  for (let y = neck; y <= rows.at(-1)!; y++) {
    const columns = columnsIn(y);
    const isHidden = y < first || columns.length === 0;
    const run = torso[y];
    const grown =
      torsoHalf + 1 + (widthAt(first) / 2 - torsoHalf) * Math.max(0, (y - neck) / Math.max(1, first - neck)) * 0.8;
    const half = isHidden ? Math.min(grown, run ? Math.max(torsoHalf, widthOf(run) / 2) + 1.5 : grown) : 0;
    const from = isHidden ? Math.round(axis - half) : columns[0]!;
    const to = isHidden ? Math.round(axis + half) : columns.at(-1)! + 1;
    for (let x = from; x < to; x++) {
      if (at(filled, x, y) < 0) put(filled, x, y, shadeAt(x, (to - from) / 2));
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

/** A person at a yaw (degrees, see {@link Yaw}) in a pose, on its own canvas, in its own colours. */
export function drawPerson(person: Person, degrees: number, pose: Pose = STAND): Flat {
  const yaw = yawOf(degrees);
  const stands = isStill(pose);
  if (stands && Math.abs(yaw.degrees) < 1) return person.picture;
  if (stands && Math.abs(Math.abs(yaw.degrees) - 180) < 1) return fromBehind(person);
  const bob = Math.round(pose.bob);
  const layers = [
    headLayer(person, yaw, bob),
    torsoLayer(person, yaw, bob),
    ...legLayers(person, yaw, pose),
    ...capeLayers(person, yaw, bob),
    ...armLayers(person, yaw, pose, bob),
  ];
  // A line within a torso of few pixels would be all there is of it.
  const isWide = person.torsoHalf * 2 * TORSO_DEPTH >= 5;
  const out = drawLayers(person.line.figure, layers, person.line, (_x, y) => isWide || y < person.neck + 1);
  return pose.hop ? raised(out, pose.hop) : out;
}

function raised(flat: Flat, by: Px): Flat {
  const out = { ...flat, colors: new Int32Array(flat.colors.length).fill(-1) };
  eachPixel(flat, (x, y, color) => put(out, x, y - by, color));
  return out;
}
