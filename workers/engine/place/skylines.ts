/** Silhouettes along the horizon. Each is one flat colour, at most with one more for a lit side, so that it stays behind. */

import { bayer4 } from '../../../src/pixels/dither.ts';
import { packRgb, unpackRgb } from '../../../src/pixels/histogram.ts';
import { ramp, TONE } from '../../../src/pixels/ramp.ts';
import type { Px } from '../../../src/pixels/types.ts';
import type { Random } from '../random.ts';
import { type Canvas, fillEllipse, fillRect, noise1, put } from './canvas.ts';
import type { Skyline } from './scenes.ts';

interface Place {
  /** The row on which the silhouette stands. */
  readonly base: Px;
  /** How high it may rise. */
  readonly rise: Px;
  readonly color: number;
  readonly random: Random;
  /** The colour of the air before it. */
  readonly air?: number;
}

type Painter = (canvas: Canvas, place: Place) => void;

const lighter = (color: number): number => packRgb(...ramp(unpackRgb(color), 0.5)[TONE.light]);
const darker = (color: number): number => packRgb(...ramp(unpackRgb(color), 0.5)[TONE.shadow]);
const mixed = (a: number, b: number, t: number): number => {
  const [p, q] = [unpackRgb(a), unpackRgb(b)];
  return packRgb(
    ...([0, 1, 2].map((i) => Math.round(p[i as 0]! * (1 - t) + q[i as 0]! * t)) as [number, number, number]),
  );
};
/** Air that lies before the foot of what is far, in two dithered steps. */
function mist(canvas: Canvas, { base, rise, air }: Place, from = 0.42): void {
  if (air === undefined) return;
  const top = Math.max(0, Math.round(base - rise * from));
  for (let y = top; y < Math.min(base, canvas.height); y++)
    for (let x = 0; x < canvas.width; x++) {
      const step = Math.floor(((y - top) / Math.max(1, base - top)) * 2 + bayer4(x, y) * 0.8);
      const i = y * canvas.width + x;
      if (step > 0 && canvas.color[i] !== air) canvas.color[i] = mixed(canvas.color[i]!, air, step * 0.2);
    }
}

/** Fills below a height given for every column. */
function fillBelow(canvas: Canvas, { base, color }: Place, heightAt: (x: Px) => number): void {
  for (let x = 0; x < canvas.width; x++) {
    const top = Math.round(base - heightAt(x));
    for (let y = Math.max(0, top); y < Math.min(base, canvas.height); y++) canvas.color[y * canvas.width + x] = color;
  }
}

function rolling(canvas: Canvas, place: Place, period: number): void {
  const { random, rise, base, color } = place;
  const coarse = noise1(random, Math.max(4, canvas.width * period));
  const fine = noise1(random, Math.max(3, canvas.width * period * 0.37));
  const high = (x: Px): number => rise * (0.62 + 0.28 * coarse(x) + 0.1 * fine(x));
  fillBelow(canvas, place, high);
  const [lit, dark] = [lighter(color), darker(color)];
  const u = canvas.unit;
  // the crest is lit where it falls to the left; groves stand on its slopes
  for (let x = 0; x < canvas.width; x++) {
    const slant = high(x + 2 * u) - high(Math.max(0, x - 2 * u));
    const deep = slant > -0.2 ? u + 1 : u;
    for (let y = 0; y < deep; y++) put(canvas, x, Math.round(base - high(x)) + y, slant > -0.6 ? lit : color);
  }
  if (rise < 7 || period > 0.4) return;
  for (let n = Math.round(canvas.width / (9 * u)); n > 0; n--) {
    const x = random.int(canvas.width);
    const y = base - high(x) * (0.2 + 0.7 * random.float());
    const r = Math.max(1, rise * 0.07 * (0.7 + 0.6 * random.float()));
    fillEllipse(canvas, x, y, r * 1.5, r, dark);
    fillEllipse(canvas, x - r * 0.3, y - r * 0.35, r * 0.8, r * 0.5, mixed(color, lit, 0.5));
  }
  mist(canvas, place, 0.5);
}

/** Ridges of straight flanks; the right flank lies in shade, the left one is lit. */
function mountains(canvas: Canvas, place: Place): void {
  const { random, rise, base, color } = place;
  const lit = lighter(color);
  const [snow, shaded] = [mixed(0xf4f8fc, color, 0.08), mixed(0xc4d4e8, color, 0.3)];
  const deep = darker(color);
  // no snow on red rock or on fire's own mountains
  const [red, , blue] = unpackRgb(color);
  const cold = blue >= red;
  const rough = noise1(random, Math.max(3, rise * 0.12));
  const step = Math.max(6, canvas.width * 0.22);
  const peaks: (readonly [x: number, h: number])[] = [];
  for (let x = -step / 2 + random.float() * step; x < canvas.width + step; x += step * (0.7 + 0.6 * random.float())) {
    peaks.push([x, rise * (0.55 + 0.45 * random.float())]);
  }
  for (let x = 0; x < canvas.width; x++) {
    let high = 0;
    let side = 0;
    let peak = 0;
    for (const [px, h] of peaks) {
      const y = h - Math.abs(x - px) * 0.9 + (rise > 20 ? rough(x + px * 7) * rise * 0.035 : 0);
      if (y > high) {
        high = y;
        side = x - px;
        peak = h;
      }
    }
    const top = Math.round(base - Math.max(high, rise * 0.12));
    for (let y = Math.max(0, top); y < base; y++) {
      // The border between light and shade leans and jags a little on its way down.
      const jag = ((y - top) % 4 < 2 ? 0 : 1) - (y - top) * 0.25;
      const cap = peak * 0.3 + rough(x * 3 + 40) * peak * 0.09;
      const down = peak - (base - y);
      const bright = side < jag;
      if (cold && rise >= 16 && peak > rise * 0.6 && down < cap) put(canvas, x, y, bright ? snow : shaded);
      else {
        // ribs of rock run down both flanks
        const rib = Math.sin((side + (y - top) * 0.55) / (canvas.unit * 2.3) + rough(y + 90) * 2.2);
        put(canvas, x, y, bright ? (rib > 0.82 && rise > 20 ? color : lit) : rib > 0.8 && rise > 20 ? deep : color);
      }
    }
  }
  mist(canvas, place, 0.5);
}

function pines(canvas: Canvas, place: Place): void {
  const { random, rise, base, color } = place;
  const half = Math.max(2, Math.round(rise * 0.17));
  const [lit, dark] = [mixed(color, lighter(color), 0.7), darker(color)];
  for (let x = -half; x < canvas.width + half; x += Math.max(2, Math.round(half * (0.7 + 0.7 * random.float())))) {
    const tall = Math.max(3, Math.round(rise * (0.55 + 0.45 * random.float())));
    const tier = Math.max(2, Math.round(tall / 5));
    const wide = half * (0.75 + 0.35 * random.float());
    for (let y = 0; y < tall; y++) {
      const width = Math.round(wide * ((y / tall) * 0.72 + ((y % tier) / tier) * 0.28));
      fillRect(canvas, x - width, base - tall + y, width * 2 + 1, 1, color);
      if (half < 4) continue;
      if (y % tier < tier * 0.6)
        fillRect(canvas, x - width, base - tall + y, Math.max(1, Math.round(width * 0.7)), 1, lit);
      if (y % tier === tier - 1) fillRect(canvas, x, base - tall + y, width + 1, 1, dark);
    }
  }
  mist(canvas, place);
}

/** A crown of several balls of leaves, lit from the upper left. */
export function crown(
  canvas: Canvas,
  cx: number,
  cy: number,
  r: number,
  random: Random,
  tones: readonly [dark: number, base: number, light: number],
): void {
  const balls = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * 2 * Math.PI + random.float();
    const q = i === 0 ? 0 : 0.5 + 0.15 * random.float();
    return { x: cx + Math.cos(a) * r * q, y: cy + Math.sin(a) * r * q * 0.75, r: r * (0.42 + 0.18 * random.float()) };
  });
  for (let y = Math.max(0, Math.floor(cy - r * 1.3)); y < Math.min(canvas.height, cy + r * 1.2); y++)
    for (let x = Math.max(0, Math.floor(cx - r * 1.3)); x < Math.min(canvas.width, cx + r * 1.3); x++) {
      let near = -1;
      let light = 0;
      for (const b of balls) {
        const [dx, dy] = [(x + 0.5 - b.x) / b.r, (y + 0.5 - b.y) / b.r];
        const d = dx * dx + dy * dy;
        // the rim is ragged as leaves are
        if (d >= 1 - (b.r > 4 ? 0.22 * leaf(x, y, b.r) : 0)) continue;
        const z = Math.sqrt(Math.max(0, 1 - d)) * b.r - b.y * 0.12;
        if (near >= 0 && z + 999 <= near) continue;
        near = z + 999;
        light = -0.5 * dx - 0.8 * dy + (b.r > 4 ? (leaf(x, y, b.r) - 0.5) * 0.9 : 0) - (y - cy) / (r * 2.6);
      }
      if (near >= 0) put(canvas, x, y, light > 0.42 ? tones[2] : light > -0.28 ? tones[1] : tones[0]);
    }
}

/** 0..1, the same for the pixels of one leaf. */
function leaf(x: Px, y: Px, r: number): number {
  const size = r > 14 ? 3 : 2;
  const [i, j] = [Math.floor((x + (Math.floor(y / size) & 1)) / size), Math.floor(y / size)];
  const h = Math.imul(i * 374761393 + j * 668265263, 1274126177);
  return ((h ^ (h >>> 15)) & 1023) / 1023;
}

function trees(canvas: Canvas, place: Place): void {
  const { random, rise, base, color } = place;
  const tones = [darker(color), color, mixed(color, lighter(color), 0.75)] as const;
  const r = Math.max(2, rise * 0.3);
  fillRect(canvas, 0, Math.round(base - rise * 0.42), canvas.width, Math.ceil(rise * 0.42), tones[0]);
  for (const [lift, share] of [
    [0.62, 1],
    [0.34, 0.9],
  ] as const)
    for (let x = -r + random.float() * r; x < canvas.width + r; x += r * (0.85 + 0.6 * random.float()))
      crown(
        canvas,
        x,
        base - rise * (lift + 0.16 * random.float()),
        r * share * (0.75 + 0.4 * random.float()),
        random,
        tones,
      );
  // trunks show below the crowns
  for (let x = random.float() * r; x < canvas.width; x += r * (1 + 1.4 * random.float()))
    fillRect(
      canvas,
      Math.round(x),
      Math.round(base - rise * 0.24),
      Math.max(1, Math.round(r * 0.14)),
      Math.ceil(rise * 0.24),
      darker(tones[0]),
    );
  mist(canvas, place);
}

function city(canvas: Canvas, place: Place): void {
  const { random, rise, base, color } = place;
  const window = lighter(color);
  const [shade, edge] = [mixed(color, darker(color), 0.5), mixed(color, window, 0.5)];
  const u = canvas.unit;
  let x = -random.int(Math.max(2, Math.round(canvas.width * 0.08)));
  while (x < canvas.width) {
    const wide = Math.max(4 * u, Math.round(canvas.width * (0.1 + 0.1 * random.float())));
    const tall = Math.max(4, Math.round(rise * (0.45 + 0.55 * random.float())));
    fillRect(canvas, x, base - tall, wide, tall, color);
    fillRect(
      canvas,
      x + wide - Math.max(1, Math.round(wide * 0.22)),
      base - tall,
      Math.max(1, Math.round(wide * 0.22)),
      tall,
      shade,
    );
    fillRect(canvas, x, base - tall, wide, u, edge);
    if (random.float() < 0.3) {
      const inset = Math.round(wide * 0.2);
      fillRect(canvas, x + inset, base - tall - 3 * u, wide - 2 * inset, 3 * u, color);
    }
    if (random.float() < 0.4) fillRect(canvas, x + Math.floor(wide / 2), base - tall - 2 * u, u, 2 * u, color);
    for (let wy = base - tall + 2 * u; wy < base - 2 * u; wy += 4 * u) {
      for (let wx = x + 2 * u; wx + u < x + wide - u; wx += 3 * u) {
        if (random.float() < 0.5) fillRect(canvas, wx, wy, u, 2 * u, window);
      }
    }
    x += wide + (random.float() < 0.3 ? u * 2 : 0);
  }
  mist(canvas, place);
}

function tombs(canvas: Canvas, place: Place): void {
  const { random, rise, base, color } = place;
  const step = Math.max(6, canvas.width * 0.17);
  for (let x = random.float() * step; x < canvas.width; x += step * (0.8 + 0.5 * random.float())) {
    const tall = Math.max(3, Math.round(rise * (0.5 + 0.4 * random.float())));
    const half = Math.max(1, Math.round(tall * 0.3));
    const cx = Math.round(x);
    if (random.float() < 0.4) {
      const arm = Math.max(1, Math.round(half * 0.5));
      fillRect(canvas, cx - Math.floor(arm / 2), base - tall, arm, tall, color);
      fillRect(canvas, cx - half, base - Math.round(tall * 0.72), half * 2, arm, color);
    } else {
      fillRect(canvas, cx - half, base - tall + half, half * 2, tall - half, color);
      fillEllipse(canvas, cx, base - tall + half, half, half, color);
    }
  }
}

function stalactites(canvas: Canvas, place: Place): void {
  const { random, rise, base, color } = place;
  const hang = (down: boolean, reach: number): void => {
    for (let x = 0; x < canvas.width; x += 1) {
      const half = Math.max(1, canvas.width * (0.03 + 0.05 * random.float()));
      const tall = reach * (0.35 + 0.65 * random.float());
      const cx = x + half;
      for (let y = 0; y < tall; y++) {
        const w = Math.round(half * (1 - y / tall) ** 1.4);
        fillRect(canvas, Math.round(cx) - w, down ? y : base - 1 - y, w * 2 + 1, 1, color);
      }
      x += Math.round(half * (1 + random.float()));
    }
  };
  hang(true, rise);
  hang(false, rise * 0.45);
}

function sea(canvas: Canvas, place: Place): void {
  const { base, rise, color, random } = place;
  const light = lighter(color);
  fillRect(canvas, 0, base - rise, canvas.width, rise, color);
  for (let y = base - rise + 1; y < base; y += 2) {
    for (let n = Math.ceil(canvas.width / 22); n > 0; n--) {
      fillRect(canvas, random.int(canvas.width), y, canvas.unit + random.int(canvas.unit * 3), 1, light);
    }
  }
}

function weeds(canvas: Canvas, place: Place): void {
  const { random, rise, base, color } = place;
  const step = Math.max(4, canvas.width * 0.12);
  for (let x = random.float() * step; x < canvas.width; x += step * (0.6 + 0.9 * random.float())) {
    const tall = rise * (0.4 + 0.6 * random.float());
    const sway = random.float() * 6;
    for (let y = 0; y < tall; y++) {
      const dx = Math.round(Math.sin(y / (3 * canvas.unit) + sway) * canvas.unit);
      fillRect(canvas, Math.round(x) + dx, base - 1 - y, canvas.unit + (y < tall / 2 ? 1 : 0), 1, color);
    }
  }
}

const PAINTERS: Record<Skyline, Painter> = {
  hills: (canvas, place) => rolling(canvas, place, 0.3),
  dunes: (canvas, place) => rolling(canvas, place, 0.42),
  mountains,
  pines,
  trees,
  city,
  tombs,
  stalactites,
  sea,
  weeds,
};

export function paintSkyline(canvas: Canvas, shape: Skyline, place: Place): void {
  PAINTERS[shape](canvas, place);
}
