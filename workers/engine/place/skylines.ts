/** Silhouettes along the horizon. Each is one flat colour, at most with one more for a lit side, so that it stays behind. */

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
}

type Painter = (canvas: Canvas, place: Place) => void;

const lighter = (color: number): number => packRgb(...ramp(unpackRgb(color), 0.5)[TONE.light]);

/** Fills below a height given for every column. */
function fillBelow(canvas: Canvas, { base, color }: Place, heightAt: (x: Px) => number): void {
  for (let x = 0; x < canvas.width; x++) {
    const top = Math.round(base - heightAt(x));
    for (let y = Math.max(0, top); y < Math.min(base, canvas.height); y++) canvas.color[y * canvas.width + x] = color;
  }
}

function rolling(canvas: Canvas, place: Place, period: number): void {
  const coarse = noise1(place.random, Math.max(4, canvas.width * period));
  const fine = noise1(place.random, Math.max(3, canvas.width * period * 0.37));
  fillBelow(canvas, place, (x) => place.rise * (0.62 + 0.28 * coarse(x) + 0.1 * fine(x)));
}

/** Ridges of straight flanks; the right flank lies in shade, the left one is lit. */
function mountains(canvas: Canvas, place: Place): void {
  const { random, rise, base, color } = place;
  const lit = lighter(color);
  const step = Math.max(6, canvas.width * 0.22);
  const peaks: (readonly [x: number, h: number])[] = [];
  for (let x = -step / 2 + random.float() * step; x < canvas.width + step; x += step * (0.7 + 0.6 * random.float())) {
    peaks.push([x, rise * (0.55 + 0.45 * random.float())]);
  }
  for (let x = 0; x < canvas.width; x++) {
    let high = 0;
    let side = 0;
    for (const [px, h] of peaks) {
      const y = h - Math.abs(x - px) * 0.9;
      if (y > high) {
        high = y;
        side = x - px;
      }
    }
    const top = Math.round(base - Math.max(high, rise * 0.12));
    for (let y = Math.max(0, top); y < base; y++) {
      // The border between light and shade leans and jags a little on its way down.
      const jag = ((y - top) % 4 < 2 ? 0 : 1) - (y - top) * 0.25;
      put(canvas, x, y, side < jag ? lit : color);
    }
  }
}

function pines(canvas: Canvas, place: Place): void {
  const { random, rise, base, color } = place;
  const half = Math.max(2, Math.round(rise * 0.2));
  for (let x = -half; x < canvas.width + half; x += Math.max(2, Math.round(half * (0.9 + 0.7 * random.float())))) {
    const tall = Math.max(3, Math.round(rise * (0.6 + 0.4 * random.float())));
    const tier = Math.max(2, Math.round(tall / 4));
    for (let y = 0; y < tall; y++) {
      const width = Math.round(half * ((y / tall) * 0.75 + ((y % tier) / tier) * 0.25));
      fillRect(canvas, x - width, base - tall + y, width * 2 + 1, 1, color);
    }
  }
}

function trees(canvas: Canvas, place: Place): void {
  const { random, rise, base, color } = place;
  const r = Math.max(2, rise * 0.34);
  for (let x = -r; x < canvas.width + r; x += r * (0.9 + 0.8 * random.float())) {
    const size = r * (0.7 + 0.45 * random.float());
    const high = rise * (0.5 + 0.3 * random.float());
    fillEllipse(canvas, x, base - high, size, size * 0.85, color);
    fillEllipse(canvas, x + size * 0.6, base - high * 0.6, size * 0.8, size * 0.7, color);
  }
  fillRect(canvas, 0, Math.round(base - rise * 0.35), canvas.width, Math.ceil(rise * 0.35), color);
}

function city(canvas: Canvas, place: Place): void {
  const { random, rise, base, color } = place;
  const window = lighter(color);
  const u = canvas.unit;
  let x = -random.int(Math.max(2, Math.round(canvas.width * 0.08)));
  while (x < canvas.width) {
    const wide = Math.max(4 * u, Math.round(canvas.width * (0.1 + 0.1 * random.float())));
    const tall = Math.max(4, Math.round(rise * (0.45 + 0.55 * random.float())));
    fillRect(canvas, x, base - tall, wide, tall, color);
    if (random.float() < 0.4) fillRect(canvas, x + Math.floor(wide / 2), base - tall - 2 * u, u, 2 * u, color);
    for (let wy = base - tall + 2 * u; wy < base - 2 * u; wy += 4 * u) {
      for (let wx = x + 2 * u; wx + u < x + wide - u; wx += 3 * u) {
        if (random.float() < 0.5) fillRect(canvas, wx, wy, u, 2 * u, window);
      }
    }
    x += wide + (random.float() < 0.3 ? u * 2 : 0);
  }
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
