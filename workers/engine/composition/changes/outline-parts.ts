/** Ears, tails and legs of a beast whose drawing has no parts of those names: what stands out of its outline there. */
import type { Sprite } from '../sprites/sprite.ts';
import { eyesOf } from './creature-marks.ts';

type OutlinePart = 'ears' | 'tail' | 'legs';
export const isOutlinePart = (id: string): id is OutlinePart => id === 'ears' || id === 'tail' || id === 'legs';

/** Half as thick as what stands out of a body at most, of the longer side of the picture. */
const THIN: Readonly<Record<'ears' | 'tail', number>> = { ears: 0.1, tail: 0.13 };
/** How much of a figure's height legs are, and how much of it their feet. */
const LEG = 0.3;
const FEW = 4;
/** The least share of a figure that is its tail. */
const SEEN = 0.025;
const MOST: Readonly<Record<'ears' | 'tail', number>> = { ears: 0.07, tail: 0.17 };

/** The pixels of such a part; undefined where the outline shows none. */
export function outlinePart(s: Sprite, id: OutlinePart, one: boolean): Uint8Array | undefined {
  const eyes = eyesOf(s);
  if (eyes.length === 0) return undefined;
  const { width, height, data } = s.image;
  const eye = { x: eyes.reduce((sum, e) => sum + (e.left + e.right) / 2, 0) / eyes.length, y: Math.min(...eyes.map((e) => e.top)) }; // biome-ignore format: one line
  // which way it looks: a face in the middle looks at us
  const ahead = eye.x > width * 0.56 ? 1 : eye.x < width * 0.44 ? -1 : 0;
  const filled = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && data[(y * width + x) * 4 + 3]! > 0; // biome-ignore format: one line
  if (id === 'legs') return legs(s, filled, ahead, one);
  if (id === 'tail' && ahead === 0) return undefined;
  const enough = id === 'ears' ? FEW : Math.max(FEW, filledOf(s) * SEEN);
  let found: Uint8Array | undefined;
  const whole = filledOf(s);
  // as broad a measure as leaves the body its corners
  for (let r = 1; r <= Math.max(2, Math.round(Math.max(width, height) * THIN[id])); r++) {
    const on = new Uint8Array(width * height);
    let count = 0;
    for (const piece of piecesOf(standingOut(s, filled, r), width)) {
      if (piece.length < enough || piece.length > whole * MOST[id]) continue;
      const x = piece.reduce((sum, i) => sum + (i % width), 0) / piece.length;
      const y = piece.reduce((sum, i) => sum + Math.floor(i / width), 0) / piece.length;
      const there =
        id === 'ears'
          ? y < eye.y && Math.abs(x - eye.x) < width * 0.36 && (ahead === 0 || (x - width / 2) * ahead > -width * 0.06)
          : (x - width / 2) * ahead < -width * 0.12 && y < height * (1 - LEG * 0.6);
      if (!there) continue;
      count += piece.length;
      for (const i of piece) on[i] = 1;
    }
    if (count >= enough) found = count > (found?.reduce((n, v) => n + v, 0) ?? 0) ? on : found;
  }
  // with the line at its root
  return found?.map((v, i) => (v || (filled(i % width, Math.floor(i / width)) && s.parts[i] === -1 && [1, -1, width, -width].some((d) => found![i + d])) ? 1 : 0)); // biome-ignore format: one line
}

const filledOf = ({ image: { data } }: Sprite): number => {
  let n = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]) n++;
  return n;
};

/** What no disc of that radius fits into that lies within the figure. */
function standingOut(s: Sprite, filled: (x: number, y: number) => boolean, r: number): Uint8Array {
  const { width, height } = s.image;
  const disc: (readonly [number, number])[] = [];
  for (let y = -r; y <= r; y++) for (let x = -r; x <= r; x++) if (x * x + y * y <= r * r + r * 0.6) disc.push([x, y]);
  const covered = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (disc.every(([dx, dy]) => filled(x + dx, y + dy)))
        for (const [dx, dy] of disc) covered[(y + dy) * width + x + dx] = 1;
  return covered.map((c, i) => (!c && filled(i % width, Math.floor(i / width)) ? 1 : 0));
}

/** Of who walks on them: the runs of pixels just above the ground, up to where a body is; `one`: the foremost. */
function legs(
  s: Sprite,
  filled: (x: number, y: number) => boolean,
  ahead: number,
  one: boolean,
): Uint8Array | undefined {
  // biome-ignore format: one line
  const { width, height } = s.image;
  const ground = height - 1 - Math.max(1, Math.round(height * 0.06));
  const runs: { from: number; to: number }[] = [];
  for (let x = 0; x < width; x++)
    if (filled(x, ground)) {
      const last = runs.at(-1);
      if (last && last.to === x - 1) last.to = x;
      else runs.push({ from: x, to: x });
    }
  const feet = runs.filter(({ from, to }) => to - from > 0 && to - from < width * 0.5);
  if (feet.length === 0) return undefined;
  const taken = one ? [ahead < 0 ? feet[0]! : feet.at(-1)!] : feet;
  const on = new Uint8Array(width * height);
  for (const run of taken) {
    let { from, to } = run;
    // two legs side by side are one run
    if (one && to - from + 1 > width * 0.2) [from, to] = ahead < 0 ? [from, from + Math.ceil((to - from) / 2)] : [from + Math.floor((to - from + 1) / 2), to]; // biome-ignore format: one line
    for (let y = Math.round(height * (1 - LEG)); y < height; y++)
      for (let x = from; x <= to; x++) if (filled(x, y)) on[y * width + x] = 1;
  }
  return on;
}

function piecesOf(on: Uint8Array, width: number): readonly (readonly number[])[] {
  const seen = new Uint8Array(on.length);
  const all: number[][] = [];
  for (let i = 0; i < on.length; i++) {
    if (!on[i] || seen[i]) continue;
    const piece = [i];
    seen[i] = 1;
    for (const p of piece)
      for (const q of [p - 1, p + 1, p - width, p + width])
        if (on[q] && !seen[q] && Math.abs((q % width) - (p % width)) < 2) {
          seen[q] = 1;
          piece.push(q);
        }
    all.push(piece);
  }
  return all;
}
