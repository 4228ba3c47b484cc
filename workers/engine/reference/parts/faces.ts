/** Which way a creature looks that is drawn aside: to where its eyes are, its nose, or the end that is off the ground. */
import type { Box } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { darkEyesAside } from './dark-eyes.ts';
import { apart, at, commonest, eachPixel, type Flat, luma, opaqueRows } from './flat.ts';
import type { FoundJoint, FoundJoints } from './person-types.ts';

/** An eye is no larger, lies no lower, and stands out from what is round it by so much. */
const MOST: Px = 14;
const LOWEST = 0.68;
const STANDS_OUT = 95;

/** −1 left to 1 right, by how far from the middle what looks like eyes lies; undefined where nothing does. */
export function eyesAside(figure: Flat, lines: ReadonlySet<number>): number | undefined {
  const { top, bottom } = opaqueRows(figure);
  let [left, right] = [figure.width, 0];
  eachPixel(figure, (x) => {
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
  });
  const most = Math.max(2, Math.min(MOST, Math.round(((bottom - top) * (right - left)) / 130)));
  const seen = new Uint8Array(figure.colors.length);
  let [sum, weight] = [0, 0];
  for (let y = top; y < top + LOWEST * (bottom - top); y++) {
    for (let x = left; x < right; x++) {
      const start = y * figure.width + x;
      const color = figure.colors[start]!;
      if (color < 0 || seen[start]) continue;
      const piece = [start];
      seen[start] = 1;
      let isOpen = false;
      const around: number[] = [];
      for (let k = 0; k < piece.length && piece.length <= most + 1; k++) {
        const [u, v] = [piece[k]! % figure.width, Math.floor(piece[k]! / figure.width)];
        for (let dy = -1; dy <= 1; dy++) {
          for (let dx = -1; dx <= 1; dx++) {
            const other = at(figure, u + dx, v + dy);
            const j = (v + dy) * figure.width + u + dx;
            if (other < 0) isOpen = true;
            else if (other === color || apart(other, color) < 30) {
              if (!seen[j]) {
                seen[j] = 1;
                piece.push(j);
              }
            } else around.push(other);
          }
        }
      }
      if (isOpen || piece.length > most || around.length < 4) continue;
      // A light or vivid spot in something else; dark ones are mostly shade, unless they have a light beside them.
      const usual = commonest(around);
      const off = apart(color, usual);
      if (off < STANDS_OUT || lines.has(color)) continue;
      const strength = (luma(color) > luma(usual) ? 1 : 0.45) * (off / 150) * vividness(color);
      sum += strength * ((x - left) / Math.max(1, right - left - 1) - 0.5) * 2;
      weight += strength;
    }
  }
  return weight > 0.3 ? sum / weight : undefined;
}

const vividness = (color: number): number => {
  const [r, g, b] = [color >> 16, (color >> 8) & 255, color & 255];
  return 1 + (Math.max(r, g, b) - Math.min(r, g, b)) / 180;
};

/** What each sign says at most. Fitted to creatures by seven artists whose left and right are known: 86 in 100 right. */
const NOSE_SAYS = 0.14;
const SURE_NOSE_SAYS = 0.55;
const EYES_SAY = 0.4;
const NECK_SAYS = 0.4;
const GROUND_SAYS = 0.28;
const WEIGHT_SAYS = 0.03;
const EYE_JOINTS_SAY = 0.55;
const DARK_EYES_SAY = 1.6;
const HIPS_SAY = 0.95;
/** As shares of the width: a nose nearer to the middle says nothing, one so far from it all; and eyes, of half of it. */
const MIDDLE = 0.08;
const FAR = 0.3;
const EYES_FAR = 0.4;
/** Of half the width: joints of the face and the hips so far aside say all. */
const JOINTS_FAR = 0.6;
/** So far ahead of the neck a nose says all, as a share of the width. */
const BEFORE_NECK = 0.15;
/** Columns so far from the middle are an end; and so much higher off the ground, in shares of the height, one says all. */
const END = 0.3;
const HIGHER = 0.3;

const most = (value: number, far: number): number => Math.max(-1, Math.min(1, value / far));

/**
 * The side that a creature looks to: below 0 left, the farther from 0 the surer. It is told by what looks like eyes, by a
 * nose and how far it is ahead of the neck, where the network sees them, and by the end that is higher off the ground;
 * hips are behind. `guess` is where its weight leads, and decides where nothing else does.
 */
export function facedSide(
  figure: Flat,
  lines: ReadonlySet<number>,
  { NOSE: nose, NECK: neck, ...others }: Pick<FoundJoints, 'NOSE'> & Partial<FoundJoints>,
  guess: -1 | 1,
  { x, width }: Pick<Box, 'x' | 'width'>,
): number {
  const off = (nose.x - x - width / 2) / Math.max(1, width);
  const byNose =
    (Math.abs(off) < MIDDLE ? 0 : NOSE_SAYS * most(off, FAR)) + SURE_NOSE_SAYS * nose.sure * most(off, FAR);
  const byNeck = neck ? nose.sure * most((nose.x - neck.x) / Math.max(1, width), BEFORE_NECK) : 0;
  const eyes = eyesAside(figure, lines) ?? 0;
  const byJoints = (a: FoundJoint | undefined, b: FoundJoint | undefined): number =>
    [a, b].reduce(
      (sum, one) => sum + (one ? most((one.x - x - width / 2) / (width / 2), JOINTS_FAR) * one.sure : 0),
      0,
    ) / 2;
  return (
    EYE_JOINTS_SAY * byJoints(others['LEFT EYE'], others['RIGHT EYE']) +
    DARK_EYES_SAY * (darkEyesAside(figure) ?? 0) -
    HIPS_SAY * byJoints(others['LEFT HIP'], others['RIGHT HIP']) +
    byNose +
    NECK_SAYS * byNeck +
    EYES_SAY * most(eyes, EYES_FAR) +
    GROUND_SAYS * most(offGround(figure, x, width), HIGHER) +
    WEIGHT_SAYS * guess
  );
}

/** Of who faces the viewer: shoulders at least so far apart, in shares of the height; nose and shoulders at most so far beside the neck, in shares of that. */
const APART = 0.16;
const BESIDE_NECK = 0.32;
const OFF_NECK = 0.16;
const HALF_SURE = 0.35;

/** Whether a network that at least half sees somebody sees both shoulders beside the neck and the nose over it. */
export function facesViewer(joints: FoundJoints, height: Px): boolean {
  const { NECK: neck, NOSE: nose, 'LEFT SHOULDER': left, 'RIGHT SHOULDER': right } = joints;
  const apart = Math.abs(left.x - right.x);
  return (
    neck.sure >= HALF_SURE &&
    nose.y < neck.y &&
    apart >= APART * height &&
    Math.abs(nose.x - neck.x) <= BESIDE_NECK * apart &&
    Math.abs((left.x + right.x) / 2 - neck.x) <= OFF_NECK * apart
  );
}

/** How much higher the right end's lowest pixel lies than the left end's, as a share of the height: heads are off the ground. */
function offGround(figure: Flat, x: Px, width: Px): number {
  const { top, bottom } = opaqueRows(figure);
  let [left, right] = [top, top];
  eachPixel(figure, (u, v) => {
    const off = (u + 0.5 - x - width / 2) / Math.max(1, width);
    if (off < -END) left = Math.max(left, v);
    if (off > END) right = Math.max(right, v);
  });
  return (left - right) / Math.max(1, bottom - top);
}
