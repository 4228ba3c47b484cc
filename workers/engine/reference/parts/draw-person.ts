/**
 * A person drawn from any side: each row of each part is a round slice with the front as its texture. A column at share
 * u of a row shows what lies 90°·u from the eye, linearly and not by the arcsine: a turn then shifts whole pixels, and an
 * eye stays an eye.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { capeLayers, wholeCape } from './cape.ts';
import { drawArm, drawHeld, drawRaisedArm } from './draw-arms.ts';
import { askewLayers, standingAskew } from './draw-askew.ts';
import { poseTurnedOver, sideLayers, turnedOver } from './draw-side.ts';
import { at, type Color, copyOf, eachPixel, type Flat, mirrored, put } from './flat.ts';
import { innerSide } from './holding.ts';
import { type Brush, drawLayers, type Layer } from './layers.ts';
import { type Person, SIDES } from './person-types.ts';
import { isPosed, posedAside } from './posed.ts';
import { isStill, type Pose, STAND } from './poses.ts';
import { widthOf } from './runs.ts';
import { share, slice, textureAt } from './slices.ts';
import { isSmall, smallAside } from './turned-head.ts';
import { areWings } from './wings.ts';
import { wrap, type Yaw, yawOf } from './yaw.ts';

/** Depth of parts as a share of their width. */
const HEAD_DEPTH = 0.98;
const TORSO_DEPTH = 0.86;
const ROBE_DEPTH = 0.84;
/** A face in profile is turned by this share of a quarter only: an eye is to stay in sight. */
const FACE_TURN = 0.84;

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
  for (const thing of person.held) {
    const inner = innerSide(person, thing);
    if (inner !== thing) eachPixel(inner, (x, y, color) => put(out, x, y, color));
  }
  if (cape && areWings(person)) {
    eachPixel(head.hair, (x, y, color) => put(out, x, y, color));
    return line.draw(mirrored(out, axis));
  }
  eachPixel(head.hair, (x, y, color) => put(out, x, y, color));
  if (cape) {
    eachPixel(wholeCape(person), (x, y, color) => {
      if (at(head.hair, x, y) < 0) put(out, x, y, color);
    });
  }
  return line.draw(mirrored(out, axis));
}

/** A person at a yaw (degrees, see {@link Yaw}) in a pose, on its own canvas, in its own colours. */
export function drawPerson(person: Person, degrees: number, pose: Pose = STAND): Flat {
  const yaw = yawOf(degrees);
  const stands = isStill(pose);
  if (stands && Math.abs(yaw.degrees) < 1) return person.picture;
  if (stands && Math.abs(Math.abs(yaw.degrees) - 180) < 1) return fromBehind(person);
  if (Math.abs(yaw.sin) > ASIDE) {
    if (stands && isSmall(person)) return smallAside(person, yaw.sin > 0);
    if (stands && isPosed(person)) return posedAside(person, yaw.sin > 0);
    if (yaw.sin > 0) return drawAside(person, pose);
    return mirrored(drawAside(turnedOver(person), poseTurnedOver(pose)), person.axis);
  }
  const bob = Math.round(pose.bob);
  if (Math.abs(yaw.sin) > ASKEW && stands) {
    const aside = yaw.cos < 0 ? undefined : drawPerson(person, yaw.sin > 0 ? 90 : -90);
    return standingAskew(person, yaw, aside ? person.picture : fromBehind(person), aside);
  }
  if (Math.abs(yaw.sin) > ASKEW) {
    const own = [...askewLayers(person, yaw, pose, bob), ...capeLayers(person, yaw, bob)];
    const striking = pose.raise === undefined ? [] : armLayers(person, yaw, pose, bob);
    return finished(person, [...own, ...striking], pose);
  }
  const layers = [
    headLayer(person, yaw, bob),
    torsoLayer(person, yaw, bob),
    ...legLayers(person, yaw, pose),
    ...capeLayers(person, yaw, bob),
    ...armLayers(person, yaw, pose, bob),
  ];
  return finished(person, layers, pose);
}

/** From this sine on a person is seen from straight aside. */
const ASIDE = 0.93;
/** And from this one on half turned. */
const ASKEW = 0.35;

/** To the right of the screen. */
function drawAside(person: Person, pose: Pose): Flat {
  const bob = Math.round(pose.bob);
  const yaw = yawOf(90);
  const layers = [...sideLayers(person, pose, bob), ...capeLayers(person, yaw, bob)];
  if (pose.raise !== undefined) layers.push(...armLayers(person, yaw, pose, bob));
  // A narrow body has no room for lines about an arm before it.
  return finished(person, layers, pose, person.torsoHalf * 2 < BROAD);
}

/** A torso so wide has lines within it from the side. */
const BROAD: Px = 16;

function finished(person: Person, layers: readonly Layer[], pose: Pose, isThin = false): Flat {
  // A line within a torso of few pixels would be all there is of it.
  const isWide = person.torsoHalf * 2 * TORSO_DEPTH >= 5;
  const out = drawLayers(person.line.figure, layers, person.line, (_x, y) => isWide || y < person.neck + 1, isThin);
  return pose.hop ? raised(out, pose.hop) : out;
}

function raised(flat: Flat, by: Px): Flat {
  const out = { ...flat, colors: new Int32Array(flat.colors.length).fill(-1) };
  eachPixel(flat, (x, y, color) => put(out, x, y - by, color));
  return out;
}
