/** What is above the horizon: open sky with its lights, or a wall. */

import { bayer4 } from '../../../src/pixels/dither.ts';
import type { Px } from '../../../src/pixels/types.ts';
import type { Random } from '../random.ts';
import { band, type Canvas, fillEllipse, fillRect, ink, put } from './canvas.ts';
import type { Light, Scene, Wall } from './scenes.ts';

interface Sky {
  /** The horizon's row: the sky is above it. */
  readonly bottom: Px;
  readonly bright: number;
  readonly half: number;
  readonly random: Random;
  /** The sky before any light was painted. */
  readonly clear: Int32Array;
}

type Painter = (canvas: Canvas, sky: Sky) => void;

/** Lights keep to the sides: the middle is the subject's. */
function besideSubject(canvas: Canvas, random: Random): number {
  const side = 0.1 + 0.14 * random.float();
  return canvas.width * (random.float() < 0.5 ? side : 1 - side);
}

const disc =
  (size: number): Painter =>
  (canvas, { bottom, bright, half, random }) => {
    const r = Math.max(2, Math.min(canvas.width, bottom * 1.4) * size);
    const x = besideSubject(canvas, random);
    const y = Math.max(r + 1, bottom * (0.18 + 0.12 * random.float()));
    if (r > 3) fillEllipse(canvas, x, y, r + Math.max(1, r * 0.3), r + Math.max(1, r * 0.3), half);
    fillEllipse(canvas, x, y, r, r, bright);
  };

/** A sun that rises or sets: large, half of it behind what stands on the horizon. */
const lowSun: Painter = (canvas, { bottom, bright, half, random }) => {
  const r = Math.max(3, Math.min(canvas.width, bottom * 1.4) * 0.11);
  const x = canvas.width * (random.float() < 0.5 ? 0.3 : 0.7) + (random.float() - 0.5) * canvas.width * 0.1;
  const y = bottom - r * 0.75;
  fillEllipse(canvas, x, y, r + Math.max(1, r * 0.28), r + Math.max(1, r * 0.28), half);
  fillEllipse(canvas, x, y, r, r, bright);
};

const moon: Painter = (canvas, { bottom, bright, half, random }) => {
  const r = Math.max(2, Math.min(canvas.width, bottom * 1.4) * 0.085);
  const x = besideSubject(canvas, random);
  const y = Math.max(r + 1, bottom * 0.22);
  fillEllipse(canvas, x, y, r, r, bright);
  if (r < 4) return;
  fillEllipse(canvas, x + r * 0.3, y - r * 0.2, r * 0.25, r * 0.25, half);
  fillEllipse(canvas, x - r * 0.3, y + r * 0.35, r * 0.18, r * 0.18, half);
};

const planet: Painter = (canvas, { bottom, half, random, bright }) => {
  const r = Math.max(3, Math.min(canvas.width, bottom * 1.4) * 0.12);
  const x = besideSubject(canvas, random);
  const y = Math.max(r + 1, bottom * 0.28);
  // its ring goes round it: before the disc below, behind it above
  const ring = (front: boolean): void => {
    for (let j = -Math.ceil(r * 1.2); j <= r * 1.2; j++)
      for (let i = -Math.ceil(r * 1.9); i <= r * 1.9; i++) {
        const [a, b] = [i - j * 0.3, j + i * 0.3];
        const e = Math.hypot(a, b * 3.4) / r;
        if (e > 1.3 && e < 1.8 && b > 0 === front) put(canvas, Math.round(x + i), Math.round(y + j), bright);
      }
  };
  ring(false);
  fillEllipse(canvas, x, y, r, r, half);
  if (r > 4) fillEllipse(canvas, x - r * 0.25, y - r * 0.25, r * 0.45, r * 0.45, bright);
  ring(true);
};

const stars: Painter = (canvas, { bottom, bright, half, random }) => {
  const count = Math.ceil((canvas.width * bottom) / (90 * canvas.unit * canvas.unit));
  for (let i = 0; i < count; i++) {
    const x = random.int(canvas.width);
    const y = random.int(Math.max(1, Math.round(bottom * 0.85)));
    const big = random.float() < 0.2;
    const s = canvas.unit;
    fillRect(canvas, x, y, s, s, big ? bright : half);
    if (big && canvas.width >= 64) {
      for (const [dx, dy] of [[s, 0], [-s, 0], [0, s], [0, -s]] as const) fillRect(canvas, x + dx, y + dy, s, s, half);
    } // biome-ignore format: one line
  }
};

/** A colour between two packed ones. */
const between = (a: number, b: number, t: number): number => {
  const at = (shift: number): number => Math.round(((a >> shift) & 255) * (1 - t) + ((b >> shift) & 255) * t) << shift;
  return at(16) | at(8) | at(0);
};

/** One cloud: puffs over a flat underside, lit from the upper left in three tones. */
function cumulus(canvas: Canvas, { bright, half, random, clear }: Sky, x: number, y: number, w: number): void {
  const n = 4 + Math.floor(w / 14);
  const puffs = Array.from({ length: n }, (_, i) => {
    const u = (i + 0.5) / n;
    const r = w * (0.16 + 0.24 * Math.sin(Math.PI * u) * (0.7 + 0.5 * random.float()));
    return { x: x + (u - 0.5) * 2 * (w - r * 0.8), y: y - r * (0.35 + 0.3 * random.float()), r };
  });
  const top = Math.floor(Math.min(...puffs.map((p) => p.y - p.r)));
  for (let py = Math.max(0, top); py < y; py++)
    for (let px = Math.max(0, Math.floor(x - w)); px <= Math.min(canvas.width - 1, x + w); px++) {
      let lift = -1;
      let light = 0;
      for (const p of puffs) {
        const [dx, dy] = [(px + 0.5 - p.x) / p.r, (py + 0.5 - p.y) / p.r];
        const d = dx * dx + dy * dy;
        if (d >= 1) continue;
        const z = Math.sqrt(1 - d) * p.r;
        if (z <= lift) continue;
        lift = z;
        light = -0.5 * dx - 0.75 * dy + (y - py) / (w * 1.6) - 0.25;
      }
      if (lift < 0) continue;
      const i = py * canvas.width + px;
      canvas.color[i] = light > 0.05 ? bright : light > -0.5 ? half : between(half, clear[i]!, 0.5);
    }
}

const clouds: Painter = (canvas, sky) => {
  const { bottom, random } = sky;
  const { width: W } = canvas;
  // the far ones are small and low, one is large
  const count = 3 + random.int(2);
  for (let i = 0; i < count; i++) {
    const w = Math.max(3, W * (0.05 + 0.03 * random.float()));
    cumulus(canvas, sky, W * ((i + random.float()) / count), bottom * (0.56 + 0.22 * random.float()), w);
  }
  const side = random.float() < 0.5 ? 0 : 1;
  const big = Math.max(6, Math.min(W * 0.2, bottom * 0.5));
  cumulus(
    canvas,
    sky,
    W * (side ? 0.76 + 0.14 * random.float() : 0.1 + 0.14 * random.float()),
    bottom * (0.42 + 0.1 * random.float()),
    big,
  );
  cumulus(
    canvas,
    sky,
    W * (side ? 0.1 + 0.25 * random.float() : 0.65 + 0.25 * random.float()),
    bottom * (0.24 + 0.08 * random.float()),
    big * 0.6,
  );
};

const windowLight: Painter = (canvas, { bottom, bright, half, random }) => {
  const w = Math.max(4, Math.round(canvas.width * 0.16));
  const h = Math.max(5, Math.round(Math.min(bottom * 0.42, w * 1.5)));
  const x = Math.round(canvas.width * (random.float() < 0.5 ? 0.06 : 0.94));
  const left = x < canvas.width / 2 ? x : x - w;
  const y = Math.max(1, Math.round(bottom * 0.2));
  fillRect(canvas, left, y, w, h, half);
  const u = canvas.unit;
  fillRect(canvas, left + u, y + u, w - 2 * u, h - 2 * u, bright);
  fillRect(canvas, left + ((w - u) >> 1), y, u, h, half);
  fillRect(canvas, left, y + ((h - u) >> 1), w, u, half);
};

const columns: Painter = (canvas, { bottom, half }) => {
  const w = Math.max(3, Math.round(canvas.width * 0.09));
  for (const at of [0.24, 0.76]) {
    const x = Math.round(canvas.width * at - w / 2);
    fillRect(canvas, x, 0, w, bottom, half);
    fillRect(canvas, x - canvas.unit, bottom - 2 * canvas.unit, w + 2 * canvas.unit, 2 * canvas.unit, half);
  }
};

const bubbles: Painter = (canvas, { bottom, bright, half, random }) => {
  for (let i = 0; i < 3; i++) {
    const x = canvas.width * ((i + random.float()) / 3);
    for (let n = 0; n < 3; n++) {
      const s = canvas.unit * (1 + random.int(2));
      const y = Math.round(bottom * (0.15 + 0.7 * random.float()));
      const bx = Math.round(x + (random.float() - 0.5) * canvas.width * 0.08);
      // round, with a light at the upper left
      const r = s + canvas.unit * 0.5;
      fillEllipse(canvas, bx, y, r, r, half);
      fillRect(canvas, Math.round(bx - r * 0.45), Math.round(y - r * 0.45), canvas.unit, canvas.unit, bright);
    }
  }
};

const LIGHTS: Record<Light, Painter> = {
  sun: disc(0.09),
  'low sun': lowSun,
  moon,
  stars,
  clouds,
  planet,
  window: windowLight,
  columns,
  bubbles,
};

/** Rows of stones or boards; joints are one pixel (more on large pictures), a few stones are lighter. */
function paintWall(canvas: Canvas, wall: Wall, scene: Scene, bottom: Px, random: Random): void {
  const [base, joint, light] = scene.sky.map(ink) as [number, number, number];
  const u = canvas.unit;
  const rowHeight = { bricks: 5, blocks: 9, panels: canvas.height }[wall] * u;
  const brick = { bricks: 10, blocks: 15, panels: 8 }[wall] * u;
  for (let y = 0, row = 0; y < bottom; y += rowHeight, row++) {
    const start = wall === 'panels' ? 0 : -((row % 2) * Math.floor(brick / 2));
    for (let x = start; x < canvas.width; x += brick) {
      fillRect(canvas, x, y, brick, Math.min(rowHeight, bottom - y), random.float() < 0.16 ? light : base);
      fillRect(canvas, x + brick - u, y, u, Math.min(rowHeight, bottom - y), joint);
    }
    if (y + rowHeight <= bottom) fillRect(canvas, 0, y + rowHeight - u, canvas.width, u, joint);
  }
  dressWall(canvas, wall, [base, joint, light], bottom, random);
}

/** What makes a wall one of a room: boards along its foot and top, worn stones, shade in its corners. */
function dressWall(
  canvas: Canvas,
  wall: Wall,
  [base, joint, light]: readonly [number, number, number],
  bottom: Px,
  random: Random,
): void {
  const { width: W, unit: u } = canvas;
  const deep = between(joint, 0x14101c, 0.4);
  if (canvas.height >= 64 && wall === 'panels') {
    // boards below, plain wall above with a faint paper of dots
    const rail = Math.round(bottom * 0.64);
    for (let y = 0; y < rail; y++)
      for (let x = 0; x < W; x++) {
        const at = y * W + x;
        if (canvas.color[at] === joint) canvas.color[at] = between(joint, base, 0.7);
        const [i, j] = [Math.floor(x / (5 * u)), Math.floor(y / (5 * u))];
        if ((i + j) % 2 === 0 && x % (5 * u) < u && y % (5 * u) < u) canvas.color[at] = between(base, light, 0.75);
      }
    fillRect(canvas, 0, rail, W, u, light);
    fillRect(canvas, 0, rail + u, W, u, between(base, joint, 0.4));
    fillRect(canvas, 0, rail + 2 * u, W, 1, deep);
  }
  if (wall === 'blocks' || wall === 'bricks')
    for (let n = Math.round((W * bottom) / (700 * u * u)); n > 0; n--) {
      // cracks and chips
      let [x, y] = [random.int(W), random.int(Math.max(1, bottom))];
      const steps = 3 + random.int(4);
      for (let k = 0; k < steps; k++) {
        fillRect(canvas, x, y, u, u, k % 3 === 2 ? light : deep);
        x += random.float() < 0.5 ? u : -u;
        y += u;
      }
    }
  // the ceiling's shade falls on the upper rows, and corners are dim
  for (let y = 0; y < bottom; y++)
    for (let x = 0; x < W; x++) {
      const edge = Math.abs((x + 0.5) / W - 0.5) * 2;
      const dim = Math.max(0, 1 - y / (bottom * 0.34)) * 0.75 + Math.max(0, edge - 0.74) * 2.2;
      const step = Math.floor(Math.min(1.2, dim) * 2 + (bayer4(x, y) - 0.5) * 0.5 + 0.25);
      if (step <= 0) continue;
      const at = y * W + x;
      canvas.color[at] = between(canvas.color[at]!, deep, Math.min(2, step) * 0.17);
    }
  // A moulding above, and a skirting that keeps wall and floor apart.
  if (canvas.height >= 64) {
    fillRect(canvas, 0, 0, W, 2 * u, between(base, deep, 0.35));
    fillRect(canvas, 0, 2 * u, W, u, between(light, base, 0.4));
    fillRect(canvas, 0, 3 * u, W, 1, deep);
    fillRect(canvas, 0, bottom - 4 * u, W, u, between(light, base, 0.2));
    fillRect(canvas, 0, bottom - 3 * u, W, 2 * u, between(base, joint, 0.7));
    fillRect(canvas, 0, bottom - u, W, u, deep);
  } else fillRect(canvas, 0, bottom - 2 * u, W, 2 * u, joint);
}

/** Paints everything above row `bottom`. */
export function paintSky(canvas: Canvas, scene: Scene, bottom: Px, random: Random): void {
  if (scene.wall) paintWall(canvas, scene.wall, scene, bottom, random);
  else {
    const said = scene.sky.map(ink);
    const colors =
      bottom < 24 ? said : said.flatMap((c, i) => (i + 1 < said.length ? [c, between(c, said[i + 1]!, 0.5)] : [c]));
    for (let y = 0; y < bottom; y++) {
      for (let x = 0; x < canvas.width; x++) canvas.color[y * canvas.width + x] = band(colors, y / bottom, x, y);
    }
  }
  if (bottom < 6 || !scene.glow) return;
  const sky = { bottom, bright: ink(scene.glow[0]), half: ink(scene.glow[1]), random, clear: canvas.color.slice() };
  for (const light of scene.lights ?? []) LIGHTS[light](canvas, sky);
}
