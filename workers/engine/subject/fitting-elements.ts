/** What an element does to the striking end of a weapon: flames that rise from it, sparks that leap off it, ice that grows on it, shadow that smokes. */
import type { Px } from '../../../src/pixels/types.ts';
import { heatAt, type Tongue } from '../painted/tongues.ts';
import { axisOf, tones } from './fitting-marks.ts';
import type { Brush, Painter } from './mark-brush.ts';

/** How far along it a pixel lies: 0 at the end that is held, 1 at the tip; lying things strike with all of it. */
function alongOf(s: Brush): (x: number, y: number) => number {
  const { x, y, ux, uy, from, to } = axisOf(s);
  if (Math.abs(uy) < 0.3 || to - from < 1.25 * s.seen.deepest * 2) return () => 1;
  return (px, py) => {
    const t = ((px - x) * ux + (py - y) * uy - from) / (to - from);
    return uy < 0 ? t : 1 - t;
  };
}

/** From here on it strikes. */
const STRIKES = 0.36;

/** Tongues on edges that are not below: a high one, then a low one, each with room of its own. */
function tongues(s: Brush, burns: (x: number, y: number) => boolean, most: Px): readonly Tongue[] {
  const { width } = s;
  const side = Math.max(s.seen.box.width, s.seen.box.height);
  const gap = Math.max(3, side / 8);
  const feet: { readonly x: number; readonly y: number }[] = [];
  for (let i = 0; i < s.width * s.height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (!s.isInk(i) || !burns(x, y) || [i - width, i - 1, i + 1].every((j) => s.isInk(j))) continue;
    // what lies beside the thing but under a ledge of it would burn into it
    const free = s.isInk(i - width) ? (s.isInk(i - 1) ? x + 1 : x - 1) : x;
    if (s.isInk((y - 2) * width + free)) continue;
    if (feet.every((f) => Math.hypot(f.x - free, f.y - y) >= gap)) feet.push({ x: free, y });
  }
  return feet.map((foot, k) => ({
    ...foot,
    half: gap * (0.66 + 0.2 * s.random.float()),
    high: Math.max(4, most * (k % 2 ? 0.46 : 0.8) * (0.8 + 0.4 * s.random.float())),
    bend: (s.random.float() - 0.5) * gap * 0.9,
  }));
}

/** Tongues that rise from its upper edges, of colours from the foot to the tip. */
const rising =
  (own: readonly [string, string, string, string], longest: number): Painter =>
  (s) => {
    const along = alongOf(s);
    const said = s.hex ? tones(s.hex) : undefined;
    const [foot, middle, tip, rim] = said ? [said.l!, said.b!, said.d!, said.line!] : own;
    const side = Math.max(s.seen.box.width, s.seen.box.height);
    const list = tongues(s, (x, y) => along(x, y) >= STRIKES, side * longest);
    const before = Uint8Array.from({ length: s.width * s.height }, (_, i) => (s.isInk(i) ? 1 : 0));
    for (let y = 1; y < s.height - 1; y++)
      for (let x = 1; x < s.width - 1; x++) {
        if (before[y * s.width + x]) continue;
        const heat = heatAt(list, x, y);
        if (heat >= 0) s.put(x, y, [foot, middle, tip, rim][heat]!);
      }
    // it glows from its rim inwards
    for (const i of s.seen.inked) {
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      if (along(x, y) >= STRIKES && s.seen.depth[i]! <= 2.2 * s.unit && s.parts[i]! >= 0)
        s.shade(i, 0.04, middle, 0.55);
    }
    return s.done();
  };

/** Edges of its striking end, with the way out: as many as asked, spread along it to both sides. */
function edges(
  s: Brush,
  count: number,
): readonly { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number }[] {
  const along = alongOf(s);
  const { ux, uy } = axisOf(s);
  return Array.from({ length: count }, (_, k) => {
    const side = k % 2 ? 1 : -1;
    const [dx, dy] = [-uy * side, ux * side];
    const want = STRIKES + 0.1 + (0.92 - STRIKES - 0.1) * ((k + 0.5) / count);
    let best = s.seen.inked[0]!;
    let value = Number.NEGATIVE_INFINITY;
    for (const i of s.seen.inked) {
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      const worth = -Math.abs(along(x, y) - want) * 60 + (x * dx + y * dy);
      if (worth > value) [best, value] = [i, worth];
    }
    return { x: best % s.width, y: Math.floor(best / s.width), dx, dy };
  });
}

/** Bolts that leap off it, white within, and a spark at each end. */
const sparking: Painter = (s) => {
  const hex = s.hex ?? '#f8dc3c';
  const side = Math.max(s.seen.box.width, s.seen.box.height);
  const long = Math.max(5, side * 0.25);
  for (const [k, { x, y, dx, dy }] of edges(s, side < 24 ? 2 : 4).entries()) {
    const lean = (s.random.float() - 0.5) * 0.9;
    const [ox, oy] = [dx - dy * lean, dy + dx * lean];
    const zig = (t: number): number => (Math.floor(t * 3) % 2 ? 1 : -1) * (0.5 - Math.abs(((t * 3) % 1) - 0.5)) * long * 0.62 * (k % 2 ? 1 : -1); // biome-ignore format: one line
    for (const pass of [hex, '#fffce0'] as const)
      for (let t = 0; t <= 1; t += 0.4 / long) {
        const [px, py] = [x + ox * long * t - oy * zig(t), y + oy * long * t + ox * zig(t)];
        const r = pass === hex ? Math.max(1, s.unit) : s.unit > 1 ? 1 : 0.5;
        for (let b = 0; b < r + (pass === hex && side >= 36 ? 1 : 0); b++)
          for (let a = 0; a < r + (pass === hex && side >= 36 ? 1 : 0); a++) s.put(px + a, py + b, pass);
        if (pass !== hex && t > (side < 36 ? 0.5 : 0.85)) break;
      }
  }
  return s.done();
};

/** Spikes of ice that grow out of its edges, and frost on them. */
const icing: Painter = (s) => {
  const ramp = tones(s.hex ?? '#8cd0f4');
  const side = Math.max(s.seen.box.width, s.seen.box.height);
  for (const [k, { x, y, dx, dy }] of edges(s, side < 24 ? 3 : 6).entries()) {
    const long = side * (k % 3 === 0 ? 0.13 : 0.08);
    const half = Math.max(1.2, side * 0.03);
    const lean = 0.35 * (k % 2 ? 1 : -1);
    const [ox, oy] = [dx - dy * lean, dy + dx * lean];
    for (const pass of ['line', 'b'] as const)
      for (let t = -0.3; t <= 1; t += 0.3 / long) {
        const w = half * (1 - Math.max(0, t)) + (pass === 'line' ? 1 : 0);
        for (let a = -w; a <= w; a += 0.5) s.put(x + ox * long * t - oy * a, y + oy * long * t + ox * a, pass === 'line' ? ramp.d! : a < -w * 0.2 ? '#f4fcff' : a > w * 0.5 ? ramp.b! : ramp.l!); // biome-ignore format: one line
      }
  }
  return s.done();
};

export const ELEMENT_MARKS: Readonly<Record<string, Painter>> = {
  ablaze: rising(['#ffe070', '#fca02c', '#e8501c', '#b0281c'], 0.36),
  shadowing: rising(['#8c5cd0', '#5c3c98', '#3c2868', '#241840'], 0.26),
  sparking,
  icing,
};
