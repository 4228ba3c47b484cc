/**
 * A person half turned, to the viewer or away. Artists draw this as the front with its features moved to the facing side,
 * a little narrower, the far arm half behind the body: so nothing is torn by a turn of a few pixels.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { rowsOf } from './draw-arms.ts';
import { areKin, at, type Color, commonest, eachPixel, type Flat, NONE, toFlat, toImage } from './flat.ts';
import { innerSide } from './holding.ts';
import type { Brush, Layer } from './layers.ts';
import { halfAside } from './narrowed.ts';
import { type Person, SIDES, type Side } from './person-types.ts';
import type { Pose } from './poses.ts';
import { quarterView } from './quarter/index.ts';
import { isWithin, type Run, widthOf } from './runs.ts';
import { shadowsOf } from './shadows.ts';
import { partingOf } from './side-body.ts';
import { eyesOf, faceShifts, isCoarse, withMovedFace, withTurnedHead } from './turned-head.ts';
import type { Yaw } from './yaw.ts';

/** At 45°, as shares of a width: how far features move, and what is left of the body's width. */
const SHIFT = 0.17;
const NARROW = 0.86;
/** Of the distance from the axis that is left of what lies beside the body: near, far. */
const NEAR = 0.84;
const FAR = 0.7;
const LEGS = 0.8;
/** A head of so many pixels in half its width shows a cheek from behind. */
const CHEEK = 3.5;

/** The front's column that a column of a row shows, whose middle has moved by `shift`: the far side is foreshortened. */
function sourceOf(x: Px, run: Run, axis: number, shift: number): Px {
  const off = x + 0.5 - axis - shift;
  if (off * shift <= 0) return Math.floor(axis + off);
  const edge = shift > 0 ? run.to : run.from;
  const scale = (edge - axis) / (edge - axis - shift || shift);
  return Math.floor(axis + off * Math.max(1, Math.abs(scale)));
}

const directed = (yaw: Yaw): 1 | -1 => (yaw.sin > 0 ? 1 : -1);

function headLayer(person: Person, yaw: Yaw, bob: Px): Layer {
  const { axis, top, neck, head, line } = person;
  const s = directed(yaw);
  const shift = s * Math.max(1, Math.round(2 * head.half * SHIFT));
  const last = Math.round(2 * axis) - 1;
  const isAway = yaw.cos < 0;
  const skin = skinOf(head.face);
  const draw = (brush: Brush): void => {
    for (let y = top; y < neck; y++) {
      const run = head.runs[y];
      if (!run) continue;
      for (let x = run.from; x < run.to; x++) {
        if (isAway) {
          brush(last - x, y + bob, at(head.hair, x, y));
          continue;
        }
        const from = sourceOf(x, run, axis, shift);
        const face = from >= run.from && from < run.to ? at(head.face, from, y) : NONE;
        // What the face leaves, the hair beside it takes with its own edge.
        const isLeft = face < 0 && at(head.face, x, y) >= 0;
        const beside = isLeft && isWithin(run, from) ? at(line.figure, from, y) : NONE;
        brush(x, y + bob, face >= 0 ? face : beside >= 0 ? beside : at(head.hair, x, y));
      }
      if (!isAway || head.half < CHEEK || skin < 0 || y < top + 0.5 * (neck - top)) continue;
      // The edge of the face that looks away.
      const edge = s > 0 ? run.from : run.to - 1;
      const beside = [0, 1, 2].map((d) => at(head.face, edge + s * d, y)).find((c) => c >= 0 && areKin(c, skin));
      if (beside !== undefined) brush(last - edge, y + bob, beside);
    }
  };
  return { depth: 0.5, draw };
}

function skinOf(face: Flat): Color {
  const colors: Color[] = [];
  eachPixel(face, (_x, _y, color) => colors.push(color));
  return commonest(colors);
}

function torsoLayer(person: Person, yaw: Yaw, bob: Px): Layer {
  const { axis, neck, hip, crotch, torso, torsoHalf, line, back } = person;
  const isAway = yaw.cos < 0;
  const shift = directed(yaw) * Math.max(torsoHalf >= 3 ? 1 : 0, Math.round(2 * torsoHalf * SHIFT * 0.7));
  const last = Math.round(2 * axis) - 1;
  const draw = (brush: Brush): void => {
    for (let y = neck; y < crotch; y++) {
      const run = torso[y];
      if (!run) continue;
      const wide = widthOf(run);
      const width = Math.max(1, wide - 2 * Math.round((wide * (1 - NARROW)) / 2));
      const middle = (run.from + run.to) / 2;
      const left = Math.round(middle - width / 2);
      for (let i = 0; i < width; i++) {
        const x = Math.min(run.to - 1, Math.floor(run.from + ((i + 0.5) / width) * wide));
        const from = isAway || shift === 0 ? x : sourceOf(x, run, middle, shift);
        const color = at(isAway ? back : line.figure, Math.max(run.from, Math.min(run.to - 1, from)), y);
        const column = isAway ? last - left - i : left + i;
        // Where the body bobs, hips stay joined to it.
        for (const up of bob ? [0, bob] : [0]) if (up === 0 || y < hip) brush(column, y + up, color);
      }
    }
  };
  return { depth: 0, draw, isSoft: true };
}

function legLayers(person: Person, yaw: Yaw, pose: Pose): Layer[] {
  const { leg, axis, crotch, floor } = person;
  if (!leg) return [];
  const length = Math.max(1, floor - crotch);
  const front = yaw.cos < 0 ? -1 : 1;
  return SIDES.map((side) => {
    const draw = (brush: Brush): void => {
      const lift = Math.round(pose.lift[side]);
      for (let y = crotch; y < floor; y++) {
        const run = leg.runs[y];
        if (!run) continue;
        const t = (y - crotch + 1) / length;
        const ahead = pose.legs[side] * Math.max(1.5, length * 0.42) * t * yaw.sin;
        const off = ((run.from + run.to) / 2 - axis) * LEGS * (side ? 1 : -1) * front;
        const width = widthOf(run);
        const left = Math.round(axis + off + ahead - width / 2);
        const row = y - Math.round(lift * Math.min(1, t * 1.5));
        // Light stays on its side: on screen left is the left leg's picture.
        const isMirrored = off < 0;
        for (let i = 0; i < width; i++)
          brush(left + i, row, at(leg.picture, isMirrored ? run.to - 1 - i : run.from + i, y));
      }
    };
    const isNear = (side ? 1 : -1) * yaw.sin < 0;
    return { depth: (isNear ? 0.05 : -0.05) - 0.3, draw };
  });
}

/** How far a thing or an arm is from where it was drawn, whole pixels. */
function movedBy(
  axis: number,
  middle: number,
  side: Side,
  yaw: Yaw,
): { readonly to: number; readonly isNear: boolean } {
  const isNear = (side ? 1 : -1) * yaw.sin < 0;
  return { to: axis + (middle - axis) * (isNear ? NEAR : FAR) * (yaw.cos < 0 ? -1 : 1), isNear };
}

function armLayer(person: Person, side: Side, yaw: Yaw, pose: Pose, bob: Px): Layer {
  const { axis, neck } = person;
  const rows = rowsOf(person.arms[side]);
  const top = rows[0]?.y ?? neck;
  const length = Math.max(1, (rows.at(-1)?.y ?? neck) - top);
  const isAway = yaw.cos < 0;
  const parting = partingOf(person);
  const { isNear } = movedBy(axis, axis, side, yaw);
  const shade = isNear ? (c: Color): Color => c : shadowsOf(person.line.figure);
  // Rows keep their places to one another.
  const outer = rows.length ? rows.reduce((sum, r) => sum + (r.from + r.to) / 2, 0) / rows.length : axis;
  const moved = movedBy(axis, outer, side, yaw).to - (isAway ? 2 * axis - outer : outer);
  const draw = (brush: Brush): void => {
    for (const row of rows) {
      const t = (row.y - top) / length;
      const ahead = pose.arms[side] * t * Math.max(1, length * 0.35) * yaw.sin;
      const left = Math.round((isAway ? 2 * axis - row.to : row.from) + moved + ahead);
      const n = row.to - row.from;
      const lift = Math.round(-Math.abs(pose.arms[side]) * t * 0.5);
      for (let i = 0; i < n; i++) {
        const color = at(person.arms[side], isAway ? row.to - 1 - i : row.from + i, row.y);
        if (color >= 0) brush(left + i, row.y + bob + lift, shade(color));
      }
      // Before the body its inner edge shows.
      const run = person.torso[row.y];
      if (!isNear || !run || row.y < top + 1) continue;
      const edge = outer < axis !== isAway ? left + n : left - 1;
      const own = at(isAway ? person.back : person.line.figure, Math.floor(axis), row.y);
      if (own >= 0 && Math.abs(edge + 0.5 - axis) < widthOf(run) / 2 - 0.5)
        brush(edge, row.y + bob + lift, parting(own));
    }
  };
  return { depth: isNear ? 1.5 : -0.2, draw, isSoft: true };
}

function heldLayer(person: Person, side: Side, yaw: Yaw, pose: Pose, bob: Px): Layer[] {
  const { axis, held } = person;
  const thing = yaw.cos < 0 ? innerSide(person, held[side]) : held[side];
  const columns: Px[] = [];
  eachPixel(thing, (x) => columns.push(x));
  if (columns.length === 0) return [];
  const middle = (Math.min(...columns) + Math.max(...columns) + 1) / 2;
  const { to, isNear } = movedBy(axis, middle, side, yaw);
  const isAway = yaw.cos < 0;
  // Never over the face: it only comes as near as the arm does.
  const by = Math.round(
    Math.max(-2, Math.min(2, to - (isAway ? 2 * axis - middle : middle))) + pose.arms[side] * 1.5 * yaw.sin,
  );
  const last = Math.round(2 * axis) - 1;
  const draw = (brush: Brush): void => {
    eachPixel(thing, (x, y, color) => brush((isAway ? last - x : x) + by, y + bob, color));
  };
  return [{ depth: isAway ? -2 : isNear ? 3 : 1.6, draw }];
}

/** A person half turned: all but capes and striking arms. */
export function askewLayers(person: Person, yaw: Yaw, pose: Pose, bob: Px): Layer[] {
  const arms =
    pose.raise !== undefined
      ? []
      : SIDES.flatMap((side) => [armLayer(person, side, yaw, pose, bob), ...heldLayer(person, side, yaw, pose, bob)]);
  return [headLayer(person, yaw, bob), torsoLayer(person, yaw, bob), ...legLayers(person, yaw, pose), ...arms];
}

/** Of the half that turns away so much of its width is seen. */
const FAR_HALF = 0.66;

/** Figures of no more rows have so few pixels that half turned only the face moves. */
const FEW_ROWS: Px = 20;

/**
 * A person that stands, half turned: `seen` is how it looks from the front, or from straight behind, line and all; `aside` how
 * it looks from the side beside, where that is known.
 */
export function standingAskew(person: Person, yaw: Yaw, seen: Flat, aside?: Flat): Flat {
  const { axis, head, torsoHalf, top, floor } = person;
  const half = Math.max(head.half, torsoHalf) + 1;
  const isAway = yaw.cos < 0;
  // Who looks away to the right has the left shoulder farther off.
  const isRight = directed(yaw) > 0 !== isAway;
  const body = toFlat(halfAside(toImage(seen), isRight ? 'right' : 'left', FAR_HALF, { axis, half }));
  if (isAway) return body;
  if (aside && (floor - top > FEW_ROWS || !isCoarse(person))) return quarterView(person, seen, aside, isRight);
  if (!isCoarse(person)) return withMovedFace(body, seen, person, directed(yaw) > 0);
  // A head is as wide from all sides; the face moves on it.
  return withTurnedHead(body, seen, person, directed(yaw) * faceShifts(person, eyesOf(person)).askew);
}
