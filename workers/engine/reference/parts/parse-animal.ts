/**
 * A four-legged animal seen from the side, given depth part by part: the body inflated, legs and ears doubled. What
 * comes of it is a cloud of strips, each as wide across the animal as its part is thick.
 */
import type { JointLabel } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { type Box, boxOf } from './box.ts';
import { areKin, at, type Color, eachPixel, type Flat, luma, median, mirrored } from './flat.ts';
import { type LineHabit, lineHabitOf } from './line-habit.ts';
import { SURE } from './parse-person.ts';
import type { FoundJoint, FoundJoints, Parsed } from './person-types.ts';

/** Half the depth of a part, as a share of what inflating gives. */
const BODY = 0.55;
const HEAD = 0.7;

/** A pixel of the side view as a strip across the animal. */
export interface Strip {
  /** Pixels ahead of the animal's middle, row, and pixels to its left. */
  readonly ahead: number;
  readonly y: Px;
  readonly left: number;
  /** Half its length. */
  readonly half: number;
  readonly color: Color;
  readonly part: 'body' | 'hind leg' | 'fore leg';
  /** Of its pair: −1 right, 1 left, 0 none. */
  readonly side: -1 | 0 | 1;
}

export interface Animal {
  /** As drawn, facing screen right. */
  readonly picture: Flat;
  readonly line: LineHabit;
  readonly strips: readonly Strip[];
  /** Column of its middle. */
  readonly middle: number;
  readonly belly: Px;
  readonly floor: Px;
  /** From its middle to its nose. */
  readonly nose: number;
  readonly eye: { readonly ahead: number; readonly y: Px; readonly left: number; readonly color: Color } | undefined;
}

const middleOf = (a: FoundJoint, b: FoundJoint): FoundJoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  sure: (a.sure + b.sure) / 2,
});

/** Joints of the mirror image. */
function mirroredJoints(joints: FoundJoints, width: Px): FoundJoints {
  return Object.fromEntries(
    Object.entries(joints).map(([label, joint]) => [label, { ...joint, x: width - joint.x }]),
  ) as Record<JointLabel, FoundJoint>;
}

/** The row below which there are legs only: the low quartile of the figure's bottoms between them. */
function bellyOf(figure: Flat, box: Box, hind: number, fore: number): Px {
  const height = box.bottom - box.top;
  const bottoms: number[] = [];
  for (let x = Math.round(hind + 0.22 * (fore - hind)); x < hind + 0.8 * (fore - hind); x++) {
    let bottom = box.top;
    for (let y = box.top; y < box.bottom; y++) if (at(figure, x, y) >= 0) bottom = y;
    bottoms.push(bottom);
  }
  bottoms.sort((a, b) => a - b);
  const belly = bottoms.length ? bottoms[bottoms.length >> 2]! : box.bottom - 0.3 * height;
  return belly > box.bottom - 2 ? Math.round(box.bottom - 0.25 * height) : Math.floor(belly);
}

const RELAXATION = 1.6;
const ROUNDS = 160;

/** Inflates a shape: the solution of ∇²u = −4 with 0 outside; its root is the height of a round pillow. */
function inflate(body: Uint8Array, width: Px, box: Box, isLeg: (x: Px, y: Px) => boolean): Float64Array {
  const u = new Float64Array(body.length);
  const height = body.length / width;
  for (let round = 0; round < ROUNDS; round++) {
    for (let y = box.top; y < box.bottom; y++) {
      for (let x = box.left; x < box.right; x++) {
        const i = y * width + x;
        if (!body[i]) continue;
        const value = (X: Px, Y: Px): number => {
          if (X < 0 || Y < 0 || X >= width || Y >= height) return 0;
          // A leg below holds the body up: it is no edge.
          return isLeg(X, Y) ? u[i]! * 0.5 : u[Y * width + X]!;
        };
        const next = (value(x - 1, y) + value(x + 1, y) + value(x, y - 1) + value(x, y + 1) + 4) / 4;
        u[i] = Math.max(0.2, u[i]! * (1 - RELAXATION) + next * RELAXATION);
      }
    }
  }
  return u;
}

const FARTHEST: Px = 40;

/** Distance of each pixel of a mask to the nearest beyond it, in whole pixels. */
function depthsOf(mask: Uint8Array, width: Px): Float64Array {
  const height = mask.length / width;
  const isOut = (x: Px, y: Px): boolean => x < 0 || y < 0 || x >= width || y >= height || !mask[y * width + x];
  const depthAt = (x: Px, y: Px): number => {
    for (let r = 1; r < FARTHEST; r++) {
      for (let dy = -r; dy <= r; dy++) {
        const columns = Math.abs(dy) === r ? Array.from({ length: 2 * r + 1 }, (_, i) => i - r) : [-r, r];
        for (const dx of columns) if (isOut(x + dx, y + dy) && dx * dx + dy * dy <= r * r) return r;
      }
    }
    return FARTHEST;
  };
  return Float64Array.from(mask, (there, i) => (there ? depthAt(i % width, Math.floor(i / width)) : 0));
}

/** Ears, horns, antlers: what opening the head by a disc takes away above the muzzle, and thin parts above the eye. */
function earsOf(
  body: Uint8Array,
  width: Px,
  box: Box,
  face: { neckX: number; nose: FoundJoint; eyeY: number; headR: number },
): Uint8Array {
  const height = body.length / width;
  const depth = depthsOf(body, width);
  let thickest = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = Math.ceil((face.neckX + face.nose.x) / 2); x < box.right; x++)
      thickest = Math.max(thickest, depth[y * width + x] ?? 0);
  }
  const least = Math.max(1.5, thickest * 0.55);
  const reach = Math.ceil(thickest) + 1;
  const isInDisc = (x: Px, y: Px): boolean => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const [X, Y] = [x + dx, y + dy];
        if (X < 0 || Y < 0 || X >= width || Y >= height) continue;
        const d = depth[Y * width + X]!;
        if (d >= least && Math.hypot(dx, dy) < d + 0.5) return true;
      }
    }
    return false;
  };
  const out = new Uint8Array(body.length);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = Math.max(0, Math.floor(face.neckX) - 2); x < box.right; x++) {
      if (!body[y * width + x]) continue;
      const isThin = depth[y * width + x]! <= Math.max(1.6, thickest * 0.5);
      const isHigh = y < face.eyeY - Math.max(1.5, face.headR * 0.45);
      if ((y < face.nose.y - 0.5 && !isInDisc(x, y)) || (isHigh && isThin)) out[y * width + x] = 1;
    }
  }
  return out;
}

/** The column that parts a pair of legs, where both are seen. */
function partingOf(
  figure: Flat,
  from: number,
  to: number,
  belly: Px,
  floor: Px,
  isLeg: (x: Px, y: Px) => boolean,
): number | undefined {
  const gaps: number[] = [];
  for (let y = Math.round((belly + floor) / 2); y < floor; y++) {
    const columns: Px[] = [];
    for (let x = Math.max(0, Math.floor(from)); x < to; x++) if (at(figure, x, y) >= 0 && isLeg(x, y)) columns.push(x);
    const i = columns.findIndex((x, k) => k > 0 && x - columns[k - 1]! > 1);
    if (i > 0) gaps.push((columns[i]! + columns[i - 1]! + 1) / 2);
  }
  return gaps.length >= Math.max(2, (floor - belly) * 0.22) ? median(gaps) : undefined;
}

function legWidth(figure: Flat, x: Px, y: Px, isLeg: (x: Px, y: Px) => boolean): Px {
  let from = x;
  let to = x + 1;
  while (at(figure, from - 1, y) >= 0 && isLeg(from - 1, y)) from--;
  while (at(figure, to, y) >= 0 && isLeg(to, y)) to++;
  return Math.min(to - from, 8);
}

/** The pixel near the eye's joint that stands out most from what is around it. */
function eyeOf(figure: Flat, body: Uint8Array, eye: FoundJoint, neckX: Px): readonly [Px, Px] | undefined {
  let best: readonly [Px, Px] | undefined;
  let most = 26;
  for (let y = Math.floor(eye.y - 4); y <= eye.y + 4; y++) {
    for (let x = Math.max(neckX, Math.floor(eye.x - 5)); x <= eye.x + 5; x++) {
      if (x < 0 || y < 0 || !body[y * figure.width + x]) continue;
      if (at(figure, x - 1, y) < 0 || at(figure, x + 1, y) < 0 || at(figure, x, y - 1) < 0) continue;
      const own = at(figure, x, y);
      const around: number[] = [];
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) {
          const c = at(figure, x + dx, y + dy);
          if (c >= 0 && !areKin(c, own)) around.push(luma(c));
        }
      }
      if (around.length < 6) continue;
      const score = Math.abs(median(around) - luma(own)) - 5 * Math.hypot(x + 0.5 - eye.x, y + 0.5 - eye.y);
      if (score > most) {
        most = score;
        best = [x, y];
      }
    }
  }
  return best;
}

/** Takes an animal apart that faces screen right (`isEast`) or left. */
export function parseAnimal(drawn: Flat, isEast: boolean, given: FoundJoints): Parsed<Animal> {
  const picture = isEast ? drawn : mirrored(drawn);
  const joints = isEast ? given : mirroredJoints(given, drawn.width);
  const confidence =
    (['NECK', 'NOSE', 'LEFT ARM', 'RIGHT LEG', 'LEFT HIP'] as const).reduce((s, l) => s + joints[l].sure, 0) / 5;
  const line = lineHabitOf(picture);
  const { figure } = line;
  const { width } = figure;
  const box = boxOf(figure);
  const height = box.bottom - box.top;
  const fore = middleOf(joints['LEFT ARM'], joints['RIGHT ARM']).x;
  const hind = middleOf(joints['LEFT LEG'], joints['RIGHT LEG']).x;
  if (confidence < SURE) return { why: 'no animal was found in it', confidence };
  const isProfile = fore - hind >= 0.25 * (box.right - box.left) && joints.NOSE.x >= fore - 2;
  if (!isProfile) return { why: 'it is not seen from the side', confidence: 0.4 };
  if (box.right - box.left < 0.7 * height) return { why: 'it stands upright', confidence: 0.4 };

  const belly = bellyOf(figure, box, hind, fore);
  const neckX = joints.NECK.x;
  const noseX = Math.max(joints.NOSE.x, neckX + 1);
  const foremost = Math.max(fore + 0.16 * (box.right - box.left), neckX + 1);
  const isLeg = (x: Px, y: Px): boolean => y > belly && x < foremost && at(figure, x, y) >= 0;
  const body = Uint8Array.from(figure.colors, (c, i) => (c >= 0 && !isLeg(i % width, Math.floor(i / width)) ? 1 : 0));
  const pillow = inflate(body, width, box, isLeg);
  const eyeJoint = middleOf(joints['LEFT EYE'], joints['RIGHT EYE']);
  const headR = Math.max(2, Math.min(0.5 * (noseX - neckX), 0.3 * height));
  const ears = earsOf(body, width, box, { neckX, nose: { ...joints.NOSE, x: noseX }, eyeY: eyeJoint.y, headR });
  const earFoot = ears.reduce((most, there, i) => (there ? Math.max(most, Math.floor(i / width)) : most), 0);

  const middle = (box.left + box.right) / 2;
  const strips: Strip[] = [];
  let widest = 1;
  eachPixel(figure, (x, y, color) => {
    const i = y * width + x;
    if (!body[i]) return;
    const isHead = x > neckX;
    const half = Math.sqrt(pillow[i]!) * (isHead ? HEAD : BODY);
    if (!isHead) widest = Math.max(widest, half);
    const strip = { ahead: x + 0.5 - middle, y, color, part: 'body' as const };
    if (ears[i]) {
      // Ears stand apart, the more the higher.
      const left = Math.max(1, headR * 0.6 + 0.55 * (earFoot - y));
      strips.push({ ...strip, left, half: 0.6, side: 1 }, { ...strip, left: -left, half: 0.6, side: -1 });
    } else strips.push({ ...strip, left: 0, half: Math.max(0.5, half), side: 0 });
  });
  const between = (fore + hind) / 2;
  for (const isFore of [false, true]) {
    const parting = partingOf(
      figure,
      isFore ? between : box.left - 1,
      isFore ? box.right : between,
      belly,
      box.bottom,
      isLeg,
    );
    eachPixel(figure, (x, y, color) => {
      if (!isLeg(x, y) || x + 0.5 > between !== isFore) return;
      const half = Math.min(legWidth(figure, x, y, isLeg) * 0.36, widest * 0.4);
      const left = Math.max(1, widest - half * 0.9);
      for (const side of [-1, 1] as const) {
        // Where two legs are seen each is one of the pair, else the one that is seen is both.
        if (parting !== undefined && x + 0.5 < parting !== (side === 1)) continue;
        strips.push({
          ahead: x + 0.5 - middle,
          y,
          left: side * left,
          half: Math.max(0.5, Math.min(half, left)),
          color,
          part: isFore ? 'fore leg' : 'hind leg',
          side,
        });
      }
    });
  }
  const eye = eyeOf(figure, body, eyeJoint, Math.floor(neckX));
  const animal: Animal = {
    picture,
    line,
    strips,
    middle,
    belly,
    floor: box.bottom,
    nose: noseX - middle,
    eye: eye && {
      ahead: eye[0] + 0.5 - middle,
      y: eye[1],
      left: Math.max(1, Math.sqrt(pillow[eye[1] * width + eye[0]]!) * HEAD * 0.62),
      color: at(figure, ...eye),
    },
  };
  return { parts: animal, confidence };
}
