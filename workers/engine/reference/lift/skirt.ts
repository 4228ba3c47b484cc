/** Telling robes and dresses, whose hem moves as one piece, from trousers. */

import { type OkLab, rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { lookOf } from '../../subject/humanoid/look.ts';
import type { Brief } from '../../types.ts';
import type { Segmentation } from './segment.ts';
import { anchorAt, middleOf, PART_NAMES, type Skeleton } from './skeleton.ts';

/** Parts whose colours are not the dress's. */
const NO_CLOTH: ReadonlySet<string> = new Set(['head', 'right lower arm', 'left lower arm']);
/** Colours nearer than this in OKLab are tones of one cloth. */
const ALIKE = 0.09;
/** Share of the shins that must be of the body's cloth. */
const COVERED = 0.55;

/**
 * Whether the legs are under one piece of cloth with the body: half-way down the shins the sprite is one closed run, at
 * least about as wide as at the hips, and mostly in the colours of the body.
 */
export function isSkirted(image: Rgba, skeleton: Skeleton, { part, width, height }: Segmentation): boolean {
  const hips = anchorAt(skeleton, 'HIPS');
  const knees = middleOf(skeleton, ['RIGHT KNEE', 'LEFT KNEE']);
  const ankles = middleOf(skeleton, ['RIGHT LEG', 'LEFT LEG']);
  // lying and leaping figures tell nothing
  if (ankles.y - hips.y < 0.15 * height || Math.abs(ankles.x - hips.x) > ankles.y - hips.y) return false;
  const rowAt = (y: number): number => Math.min(height - 1, Math.max(0, Math.floor(y)));
  const shin = rowAt((knees.y + ankles.y) / 2);
  const runs = runsOf(part, width, shin, (i) => PART_NAMES[i]!.includes('leg'));
  const waist = runsOf(part, width, rowAt(hips.y), (i) => !PART_NAMES[i]!.includes('arm'));
  if (runs.length !== 1 || waist.length === 0) return false;
  const [left, right] = runs[0]!;
  const [l, r] = waist.reduce((a, b) => (b[1] - b[0] > a[1] - a[0] ? b : a));
  if (right - left < 0.85 * (r - l)) return false;
  const lab = (p: number): OkLab => rgbToOklab([image.data[p * 4]!, image.data[p * 4 + 1]!, image.data[p * 4 + 2]!]);
  const cloth: OkLab[] = [];
  for (let p = 0; p < part.length; p++) {
    const y = Math.floor(p / width);
    const body = part[p]! >= 0 && !NO_CLOTH.has(PART_NAMES[part[p]!]!);
    if (body && y > (skeleton.NECK.y + hips.y) / 2 && y < hips.y) cloth.push(lab(p));
  }
  const common = cloth.filter(
    (a, i) => i % 3 === 0 && cloth.filter((b) => away(a, b) < ALIKE).length > 0.3 * cloth.length,
  );
  let same = 0;
  for (let x = left; x <= right; x++) {
    const own = lab(shin * width + x);
    if (common.some((c) => away(c, own) < ALIKE)) same++;
  }
  return same >= COVERED * (right - left + 1);
}

const away = (a: OkLab, b: OkLab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** First and last pixel of each run of a row's pixels whose part is wanted. */
function runsOf(part: Int8Array, width: number, y: number, wanted: (i: number) => boolean): [number, number][] {
  const runs: [number, number][] = [];
  for (let x = 0; x < width; x++) {
    const i = part[y * width + x]!;
    if (i < 0 || !wanted(i)) continue;
    const last = runs.at(-1);
    if (last && last[1] === x - 1) last[1] = x;
    else runs.push([x, x]);
  }
  return runs;
}

/** Whether what is described is a person in a robe or a dress. */
export function wearsSkirt(brief: Brief): boolean {
  if (brief.kind !== 'humanoid') return false;
  const shape = lookOf(brief, 0, 0).worn.get('torso')?.piece.torso?.shape;
  return shape === 'robe' || shape === 'dress';
}
