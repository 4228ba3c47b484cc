/**
 * A person from straight aside, looking to the right of the screen. The near half of the front becomes the fore half,
 * pixel by pixel, so that an eye stays an eye; behind it is the back. The face ends in a nose and a jaw, the near arm hangs
 * down the middle, the legs stand one before the other, and what a hand holds is held out ahead of the face.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { apart, areKin, at, type Color, commonest, eachPixel, type Flat, mirrored, NONE } from './flat.ts';
import { asideArms } from './hold-ahead.ts';
import type { Brush, Layer } from './layers.ts';
import type { Both, Person } from './person-types.ts';
import { isStill, type Pose } from './poses.ts';
import { type Run, type Runs, widthOf } from './runs.ts';
import { legLayers, shoesLayer, torsoLayer } from './side-body.ts';
import { standingLegs } from './side-legs.ts';
import { textureAt } from './slices.ts';

/** Depth of a hat as a share of its width. */
const HAT = 0.92;
/** Rows of skin that are so much wider than half the head is usually are ears. */
const EAR = 0.6;
/** How far a chin that is narrower than the head lies ahead, as a share of what it is narrower by. */
const JAW = 0.55;

/** The near side of a person becomes the far one. */
export function turnedOver(person: Person): Person {
  const { axis, head, torso, line, arms, held } = person;
  const last = Math.round(2 * axis);
  const flip = (flat: Flat): Flat => mirrored(flat, axis);
  const over = (runs: Runs): Runs => runs.map((run) => run && { from: last - run.to, to: last - run.from });
  return {
    ...person,
    picture: flip(person.picture),
    line: { ...line, figure: flip(line.figure) },
    head: { ...head, runs: over(head.runs), hair: flip(head.hair), face: flip(head.face) },
    torso: over(torso),
    back: flip(person.back),
    arms: [flip(arms[1]), flip(arms[0])],
    held: [flip(held[1]), flip(held[0])],
    cape: person.cape && flip(person.cape),
  };
}

/** The frontmost column of the near half. */
const foremost = (axis: number): Px => Math.ceil(axis) - 1;

interface Profile {
  readonly eyes: Px | undefined;
  /** Columns of skin ahead of what stands nearest to the middle. */
  readonly inset: 0 | 1;
  readonly skin: Color;
  readonly isBare: boolean;
}

/** Heads of less than so many pixels in half their width have no nose. */
const LEAST_NOSED = 2;
/** A colour so far from the skin is of an eye, a brow or a mouth. */
const FEATURE = 70;
/** Less of a face than this is skin: a visor, a mask. */
const BARE = 0.4;

/** Where the eyes of a face are, and whether one would stand on the very edge. */
function profileOf({ axis, neck, head: { face, half, under: top } }: Person): Profile {
  const colors: Color[] = [];
  eachPixel(face, (_x, _y, color) => colors.push(color));
  const skin = commonest(colors);
  if (skin < 0) return { eyes: undefined, inset: 0, skin, isBare: false };
  const isBare = colors.filter((c) => areKin(c, skin)).length > BARE * colors.length;
  const [from, to] = [top + (neck - top) * 0.28, top + (neck - top) * 0.82];
  const front = foremost(axis);
  let eyes: Px | undefined;
  let most = 0;
  for (let y = Math.ceil(from); y < to; y++) {
    let strong = 0;
    for (let x = front - Math.ceil(half); x <= front; x++) {
      const color = at(face, x, y);
      const other = at(face, Math.round(2 * axis) - 1 - x, y);
      if (color < 0 || other < 0 || apart(color, skin) < FEATURE) continue;
      const isInside = at(face, x - 1, y) >= 0;
      strong += (apart(color, skin) / 442) * (apart(color, other) < 40 ? 1 : 0.5) * (isInside ? 1 : 0.4);
    }
    if (strong > most) [most, eyes] = [strong, y];
  }
  const edge = eyes === undefined ? NONE : at(face, front, eyes);
  return { eyes, inset: edge >= 0 && isBare && apart(edge, skin) >= FEATURE ? 1 : 0, skin, isBare };
}

/** Half of what a head takes in a row, and where its front is: brims do not jut out as far ahead as to both sides. */
function headRow(
  { axis, neck, head, line }: Person,
  run: Run,
  y: Px,
  hasFace: boolean,
  skin: Color,
): { left: Px; width: Px } {
  const top = head.under;
  const half = widthOf(run) / 2;
  // A hat is as deep as it is wide.
  if (y < top) return { left: Math.round(axis - half * HAT), width: Math.round(2 * half * HAT) };
  // Ears that stand out to both sides do not stand out ahead.
  const isEar = half > head.half + EAR && [run.from, run.to - 1].every((x) => areKin(at(line.figure, x, y), skin));
  const deep = isEar || y > top + 0.35 * (neck - top) ? Math.min(half, head.half + 0.5) : half;
  const isChin = hasFace && y > top + 0.6 * (neck - top);
  const ahead = isChin ? Math.max(0, head.half - deep) * JAW : 0;
  const width = Math.max(1, Math.round(2 * deep));
  return { left: Math.round(axis + ahead - width / 2), width };
}

/** A near half that shows so much less of the face than the far one has hair before it. */
const HIDDEN = 0.55;

/** Somebody whose near half of the face hair covers shows the other half, mirrored: no head is without a face from aside. */
function withFace(person: Person): Person {
  const { axis, head, line } = person;
  let [near, far] = [0, 0];
  eachPixel(head.face, (x) => {
    if (x + 0.5 < axis) near++;
    else if (x + 0.5 > axis) far++;
  });
  if (near >= HIDDEN * far) return person;
  const flip = (flat: Flat): Flat => mirrored(flat, axis);
  return { ...person, head: { ...head, face: flip(head.face) }, line: { ...line, figure: flip(line.figure) } };
}

function headLayer(drawn: Person, bob: Px): Layer {
  const person = withFace(drawn);
  const { axis, top, neck, head, line } = person;
  const { eyes, inset, skin, isBare } = profileOf(person);
  const front = foremost(axis);
  const tall = neck - head.under;
  const nose =
    eyes === undefined || !isBare || head.half < LEAST_NOSED ? -1 : eyes + Math.max(1, Math.round(tall * 0.12));
  const draw = (brush: Brush): void => {
    drawHorn(drawn, brush, bob);
    for (let y = top; y < neck; y++) {
      const run = head.runs[y];
      if (!run) continue;
      let hasFace = false;
      for (let x = run.from; x <= front; x++) hasFace ||= at(head.face, x, y) >= 0;
      const { left, width } = headRow(person, run, y, hasFace, skin);
      for (let i = 0; i < width; i++) {
        const f = width - 1 - i;
        const x = Math.max(run.from, front - Math.max(0, f - inset));
        const hair = textureAt(head.hair, y, run, (2 * i + 1 - width) / width);
        const isFore = hasFace && f < Math.ceil(width / 2) + inset;
        const own = isFore ? at(line.figure, x, y) : NONE;
        // On the edge of the face is skin, whatever stands beside it.
        const edge =
          inset && f === 0 && own >= 0 && apart(own, skin) >= FEATURE ? skinBeside(head.face, y, front, skin) : own;
        brush(left + i, y + bob, edge >= 0 ? edge : hair);
      }
      if (y === nose && at(head.face, front, y) >= 0)
        brush(left + width, y + bob, skinBeside(head.face, y, front, skin));
    }
  };
  return { depth: 0.5, draw };
}

/** A horn or an ear that stands up from a head stands so far behind its middle from aside, as a share of half its width. */
const HORN_BEHIND = 0.2;

/** The near one of two horns or ears, which stand up on both sides of nothing. */
function drawHorn({ axis, neck, head, line }: Person, brush: Brush, bob: Px): void {
  const first = head.runs.findIndex((run) => run !== undefined);
  const pixels: (readonly [Px, Px, Color])[] = [];
  eachPixel(line.figure, (x, y, color) => {
    const off = axis - x - 0.5;
    const isTwin = at(line.figure, Math.round(2 * axis) - 1 - x, y) >= 0;
    if (y < Math.min(first, neck) && off > 0 && off < head.half + 1.5 && isTwin) pixels.push([x, y, color]);
  });
  if (pixels.length < 2) return;
  const middle = pixels.reduce((sum, [x]) => sum + x + 0.5, 0) / pixels.length;
  const by = Math.round(axis - HORN_BEHIND * head.half - middle);
  for (const [x, y, color] of pixels) brush(x + by, y + bob, color);
}

/** Skin in a row of a face, as near to the middle as there is some. */
function skinBeside(face: Flat, y: Px, front: Px, skin: Color): Color {
  for (let d = 0; d < 6; d++) {
    const color = at(face, front - d, y);
    if (color >= 0 && areKin(color, skin)) return color;
  }
  return skin;
}

const swapped = <T>([a, b]: Both<T>): Both<T> => [b, a];
export const poseTurnedOver = (pose: Pose): Pose => ({
  ...pose,
  legs: swapped(pose.legs),
  lift: swapped(pose.lift),
  arms: swapped(pose.arms),
});

/** Head, body, legs and arms of a person that looks to the right; arms that strike are drawn elsewhere. */
export function sideLayers(person: Person, pose: Pose, bob: Px): Layer[] {
  return [
    headLayer(person, bob),
    torsoLayer(person, bob),
    ...(isStill(pose) ? standingLegs(person) : legLayers(person, pose)),
    ...shoesLayer(person),
    ...(pose.raise === undefined ? asideArms(person, pose, bob) : []),
  ];
}
