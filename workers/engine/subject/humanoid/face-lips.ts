/** The mouth of a face as large as a portrait's: lips that mood bends and opens. */
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import type { Face } from './face-features.ts';
import { type Mask, putAcross } from './face-mask.ts';
import { mixed } from './mixed.ts';

const INSIDE: Rgb = [112, 36, 46];
const TONGUE: Rgb = [196, 84, 88];
const TEETH: Rgb = [244, 240, 232];
const SHADED_TEETH: Rgb = [204, 198, 200];

/** How far corners rise (−) or sink, in head widths. */
const CORNERS = {
  happy: -0.08,
  sad: 0.042,
  angry: 0.032,
  scared: 0.02,
  surprised: 0,
  shouting: 0.02,
  winking: -0.05,
  smug: -0.01,
  wicked: -0.085,
  disgusted: 0.045,
  drunk: -0.03,
  tired: 0.016,
} as const;

export function drawLips(f: Face, at: Mask): void {
  const row = at.mouth;
  const { width: W, skin, mood } = f;
  const own = f.female ? 0.105 : f.child ? 0.085 : 0.125;
  const wide =
    W *
    own *
    (mood === 'happy' || mood === 'wicked'
      ? W < 44
        ? 1.7
        : 1.35
      : mood === 'shouting'
        ? 1.2
        : mood === 'surprised'
          ? 0.62
          : 1);
  // in a small face a smile is a pixel or two: they are given
  const corner = (mood ? CORNERS[mood] * (W < 44 ? 1.5 : 1) : f.evil ? 0.03 : -0.008) * W;
  const open =
    W *
    (mood === 'shouting'
      ? 0.2
      : mood === 'surprised'
        ? 0.12
        : mood === 'wicked'
          ? 0.09
          : mood === 'scared'
            ? 0.06
            : mood === 'happy' && f.laughs
              ? 0.085
              : mood === 'angry'
                ? 0.045
                : 0);
  const painted = f.female;
  const upper: Rgb = painted ? f.lipDark : skin[2];
  // small lips that catch the light would be taken for teeth
  const lower: Rgb = painted ? f.lip : W < 44 ? mixed(skin[3], f.lip, 0.3) : skin[4];
  const thick = W * (painted ? 0.036 : 0.026);
  const put = (i: Px, y: number, c: Rgb): void => putAcross(f, at, i, y, c);
  const line0 = mood || W < 44 ? mixed(skin[painted ? 0 : 1], INSIDE, 0.5) : skin[painted ? 0 : 1];
  const reach = Math.max(2, Math.round(wide));
  for (let k = -reach; k < reach; k++) {
    const t = (k + 0.5) / reach;
    const u = 1 - t * t;
    // a smirk climbs to one side
    const smirk = (mood === 'smug' || mood === 'winking') && t > 0 ? -0.055 * W * t * t : 0;
    const line = row + corner * t * t + smirk;
    // two peaks of the upper lip beside the middle
    const peak = thick * 0.9 * u * (Math.abs(t) < 0.16 ? 0.72 : 1);
    const gape = open * u ** 0.7;
    for (let y = Math.round(line - peak); y < Math.round(line); y++) if (painted || W >= 56) put(k, y, upper);
    const end = Math.round(line + gape);
    for (let y = Math.round(line); y <= end; y++)
      put(k, y, gape < 1 ? line0 : inside(f, y - Math.round(line), end - Math.round(line), k));
    const full = Math.round(thick * 1.25 * u);
    for (let j = 1; j <= full; j++) put(k, end + j, lower);
    if (painted && W >= 56 && t > -0.5 && t < 0 && full > 1) put(k, end + 1, f.lipLight);
    if (Math.abs(t) < 0.6) put(k, end + full + 1, skin[2]);
  }
  // dimples of a smile, shadows of a frown
  for (const k of [-reach - 1, reach]) {
    put(k, row + corner, skin[1]);
    if (mood === 'happy' && W >= 48) put(k + Math.sign(k), row + corner - 1, skin[2]);
  }
}

/** Teeth above, tongue below. Who snarls shows both rows. */
function inside(f: Face, j: Px, deep: Px, k: Px): Rgb {
  const t = deep === 0 ? 0 : j / deep;
  if (f.mood === 'angry' || f.mood === 'wicked') return (k & 3) === 0 && f.width >= 56 ? SHADED_TEETH : TEETH;
  if (f.mood === 'shouting') return t < 0.2 ? TEETH : t > 0.66 ? TONGUE : INSIDE;
  if (f.mood === 'surprised') return t > 0.62 ? TONGUE : INSIDE;
  if (t < 0.45) return TEETH;
  return t > 0.8 ? TONGUE : INSIDE;
}
