/** Looks of what time, weather and blows have done. */
import { oklabToRgb, rgbToOklab } from '../../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../../src/pixels/histogram.ts';
import { TONE } from '../../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../../src/pixels/types.ts';
import { at } from '../../parts/flat.ts';
import { hash, linedRound, noiseAt } from '../paint.ts';
import {
  aboveFloor,
  changed,
  edges,
  inTones,
  type Look,
  type LookAt,
  light,
  lineIn,
  patches,
  tonesOf,
  within,
} from './lay.ts';

export const frozen: Look = (of) => {
  const tones = tonesOf('#8cc8ee', 1.25);
  inTones(of, tones);
  lineIn(of, '#24406c');
  const { paint } = of;
  for (const [x, y] of edges(of, -1)) if (noiseAt(x, y, 3, 5) > 0.35) paint.set(x, y, [240, 250, 255]);
  if (!of.isWhole) return;
  const placed: [Px, Px][] = [];
  for (const [x, y] of edges(of, 1)) {
    const low = at(paint.flat, x, y + 1) < 0 ? y + 1 : y + 2;
    // From undersides that are level, with air below.
    const isLevel = [-1, 1].every((d) => at(paint.flat, x + d, low - 1) >= 0 && at(paint.flat, x + d, low) < 0);
    const isOpen = [1, 2, 3, 4, 5].every((k) => at(paint.flat, x, low + k) < 0);
    if (!isLevel || !isOpen || x % 3 !== 1 || aboveFloor(of, y) < 0.12 * paint.height) continue;
    const long = Math.max(1, Math.round(paint.height * (0.05 + 0.07 * hash(x, 1, 3))));
    for (let k = 0; k < long && at(paint.flat, x, low + k) < 0; k++) {
      paint.set(x, low + k, tones[k === 0 ? TONE.light : TONE.spec]);
      placed.push([x, low + k]);
    }
  }
  if (paint.height >= 26) linedRound(paint, placed);
};

export const burnt: Look = (of) => {
  inTones(of, tonesOf('#45403e', 0.95));
  const ember = patches(of, 0.08, 3, undefined, Math.max(2.2, of.paint.height / 13));
  within(of, of.region, (x, y) => {
    if (!ember(x, y)) return;
    const isCore = ember(x - 1, y) && ember(x + 1, y) && ember(x, y - 1) && ember(x, y + 1);
    of.paint.set(x, y, isCore ? [252, 196, 72] : ember(x, y + 1) ? [226, 92, 34] : [150, 44, 28]);
  });
};

/** Green on what faces up and where noise has it, hanging over by a pixel or two. */
export const mossy: Look = (of) => {
  const tones = tonesOf('#6a9a3c', 1.1);
  const top = new Set(edges(of, -1).map(([x, y]) => y * of.paint.flat.width + x));
  const isNearTop = (x: Px, y: Px): number => {
    for (let k = 0; k < 3; k++) if (top.has((y - k) * of.paint.flat.width + x)) return 0.45 - 0.13 * k;
    return 0;
  };
  inTones(of, tones, of.region, patches(of, 0.38, 11, isNearTop));
};

export const rusty: Look = (of) => {
  changed(of, ([L, a, b]) => [L * 0.94, a * 0.6 + 0.012, b * 0.6 + 0.02]);
  inTones(of, tonesOf('#a85a2c', 1.05), of.region, patches(of, 0.5, 23));
  const spots = patches(of, 0.12, 31);
  within(of, of.region, (x, y) => {
    if (spots(x, y)) of.paint.set(x, y, [108, 52, 34]);
  });
};

export const dirty: Look = (of) => {
  const { stance, height } = of.paint;
  inTones(
    of,
    tonesOf('#7a5a3c', 0.9),
    of.region,
    patches(of, 0.36, 41, (_x, y) => (0.7 * (y - stance.top)) / height),
  );
};

export const bloody: Look = (of) => {
  const isIn = patches(of, 0.17, 53);
  const { paint } = of;
  within(of, of.region, (x, y) => {
    if (!isIn(x, y)) return;
    paint.set(x, y, isIn(x - 1, y - 1) || light(at(paint.flat, x, y)) < 0.4 ? [118, 16, 24] : [178, 26, 34]);
    // It runs down.
    if (!isIn(x, y + 1) && x % 3 === 0 && of.region[(y + 1) * paint.flat.width + x]) paint.set(x, y + 1, [150, 20, 28]);
  });
};

/** Cracks that go in from the edge, zigzag, dark, with a lit lip where there is room. */
export const cracked: Look = (of) => {
  const { paint } = of;
  const { width } = paint.flat;
  const isIn = (x: Px, y: Px): boolean => of.region[y * width + x] === 1;
  const area = of.region.reduce((n, v) => n + v, 0);
  // A small figure has room for one or two: more would be blots.
  const ways = Math.max(1, Math.min(5, Math.round(Math.sqrt(area) / 8)));
  const long = Math.max(3, Math.round(Math.sqrt(area) * 0.4));
  const ends = edges(of, -1).concat(sideEnds(of));
  const dark = unpackRgb(paint.dark);
  const isThere = (x: Px, y: Px): boolean => (of.isWhole ? at(paint.flat, x, y) >= 0 : isIn(x, y));
  const made = new Set<number>();
  const dot = (x: Px, y: Px): void => {
    // Of what it is by now: stone that was a red coat has grey cracks.
    if (made.has(y * width + x) || paint.now(x, y) < 0) return;
    made.add(y * width + x);
    const [L, a, b] = rgbToOklab(unpackRgb(paint.now(x, y)));
    paint.set(
      x,
      y,
      L < 0.32
        ? oklabToRgb([Math.min(0.8, L + 0.3), a * 0.7, b * 0.7])
        : L > 0.5 && paint.height > 40
          ? dark
          : oklabToRgb([L * 0.5, a, b]),
    );
    if (L >= 0.32 && paint.height > 26 && isIn(x + 1, y) && !made.has(y * width + x + 1))
      paint.set(x + 1, y, oklabToRgb([Math.min(0.97, L + 0.1), a * 0.8, b * 0.8]));
  };
  for (let k = 0; k < ways && ends.length; k++) {
    let [x, y] = ends[Math.floor(((k + 0.2 + 0.6 * hash(k, 2, 9)) / ways) * ends.length)]!;
    let turn = x < paint.stance.trunk ? 1 : -1;
    for (let step = 0; step < long && isThere(x, y); step++) {
      if (isIn(x, y)) dot(x, y);
      // A side crack, short.
      if (step === long >> 1 && isIn(x - turn, y)) {
        dot(x - turn, y);
        if (isIn(x - 2 * turn, y + 1)) dot(x - 2 * turn, y + 1);
      }
      const roll = hash(x, y, k);
      if (roll < 0.75) x += turn;
      if (roll > 0.2) y++;
      if (step % 3 === 2 && roll > 0.4) turn = -turn;
    }
  }
};

/** Pixels of a region at its left and right ends, row by row. */
function sideEnds(of: LookAt): (readonly [Px, Px])[] {
  const out: (readonly [Px, Px])[] = [];
  within(of, of.region, (x, y, i) => {
    if (y % 2 === 0 && (!of.region[i - 1] || !of.region[i + 1]) && x > 0) out.push([x, y]);
  });
  return out;
}

/** A few dents and scratches: a dark hollow, its lower edge in the light. */
export const dented: Look = (of) => {
  const { paint } = of;
  const { width } = paint.flat;
  const places: number[] = [];
  within(of, of.region, (x, y, i) => {
    const isInside = [i - 1, i + 1, i - width, i + width].every((j) => of.region[j]);
    if (isInside) places.push(y * width + x);
  });
  const side = Math.sqrt(places.length);
  const most = Math.max(2, Math.min(6, Math.round(side / 6)));
  const long = Math.max(2, Math.min(4, Math.round(side / 9)));
  const made: number[] = [];
  for (const i of places.sort((a, b) => hash(a, 5, 41) - hash(b, 5, 41))) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (made.length >= most) break;
    if (made.some((j) => Math.hypot((j % width) - x, Math.floor(j / width) - y) < 0.24 * side + 2)) continue;
    made.push(i);
    for (let k = 0; k < long; k++) {
      const row = y + (k === 0 || k === long - 1 ? 0 : long > 2 ? 1 : 0);
      for (const [v, by] of [
        [row, -0.2],
        [row + 1, 0.16],
      ] as const) {
        if (!of.region[v * width + x + k]) continue;
        const [L, a, b] = rgbToOklab(unpackRgb(paint.now(x + k, v)));
        paint.set(x + k, v, oklabToRgb([Math.max(0.06, Math.min(0.95, L + (L < 0.25 && by < 0 ? 0.2 : by))), a, b]));
      }
    }
  }
};

/** What is green turns orange and red. */
export const autumnal: Look = (of) => {
  const { flat } = of.paint;
  const isGreen = (c: number): boolean => {
    const [r, g, b] = unpackRgb(c);
    return g > r && g > b;
  };
  const leaves = of.region.map((v, i) => (v && isGreen(flat.colors[i]!) ? 1 : 0));
  inTones(of, tonesOf('#d07428', 1.15), leaves);
  inTones(of, tonesOf('#b83c28', 1.1), leaves, (x, y) => noiseAt(x, y, 4, 83) > 0.58);
};
