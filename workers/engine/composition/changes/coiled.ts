/** A body that winds round a thing or a part of it: a snake with its head beside, a tentacle, a vine, a ribbon, a chain. */
import { hexToOklab } from '../../../../src/pixels/color.ts';
import { createImage, opaqueBounds } from '../../../../src/pixels/image.ts';
import { matter } from '../../painted/ramps.ts';
import { look, pixelsAt } from '../../subject/places.ts';
import { dot, sheet } from '../effects/paint.ts';
import type { Point, Sprite } from '../sprites/sprite.ts';
import { mainColour } from './parts.ts';

const HEADED = /snake|serpent|dragon|eel|worm|viper|cobra|python/;
/**
 * The sprite with that round it, as a screw seen from the side: what is before it covers it, what is behind is hidden by it, and it bulges out at both
 * sides. `part`: the part of the thing that it winds round.
 */
export function coiled(s: Sprite, kind: string, hex: string, part?: string): Sprite {
  const seen = look(s);
  if (!seen) return s;
  const { width } = seen;
  const whole = seen.inked;
  // a shaft is what the thing is
  const own = part && part !== 'shaft' ? pixelsAt(seen, part) : [];
  const pixels = own.length > whole.length * 0.03 ? own : whole;
  const n = whole.length;
  const mx = whole.reduce((sum, i) => sum + (i % width), 0) / n;
  const my = whole.reduce((sum, i) => sum + Math.floor(i / width), 0) / n;
  let [xx, xy, yy] = [0, 0, 0];
  for (const i of whole) {
    const [dx, dy] = [(i % width) - mx, Math.floor(i / width) - my];
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  // what is as wide as it is high stands
  const slim = Math.hypot(xx - yy, 2 * xy) / Math.max(1, xx + yy) > 0.45;
  const turn = slim ? 0.5 * Math.atan2(2 * xy, xx - yy) : -Math.PI / 2;
  // upwards, or to the right
  const sign = Math.sin(turn) > 0.2 ? -1 : 1;
  const [ux, uy] = [Math.cos(turn) * sign, Math.sin(turn) * sign];
  const alongOf = (i: number): number => ((i % width) - mx) * ux + (Math.floor(i / width) - my) * uy;
  const range = (of: readonly number[]) => {
    const all = of.map(alongOf).sort((a, b) => a - b);
    return [all[Math.floor(all.length * 0.03)]!, all[Math.ceil(all.length * 0.97) - 1]!] as const;
  };
  const [start, end] = range(whole);
  const long = Math.max(1, end - start);
  let [from, to] = range(pixels);
  if (to - from < long * 0.34) {
    // round a short part alone it would be a few pixels
    const middle = (from + to) / 2;
    [from, to] = [Math.max(start, middle - long * 0.24), Math.min(end, middle + long * 0.24)];
  }
  // how far it reaches to both sides of its axis along its length
  const low = new Map<number, number>();
  const high = new Map<number, number>();
  for (const i of whole) {
    const t = Math.round(alongOf(i));
    const v = (Math.floor(i / width) - my) * ux - ((i % width) - mx) * uy;
    low.set(t, Math.min(low.get(t) ?? v, v));
    high.set(t, Math.max(high.get(t) ?? v, v));
  }
  const smooth = (of: ReadonlyMap<number, number>): Map<number, number> =>
    new Map([...of.keys()].map((t) => {
      const near = [-2, -1, 0, 1, 2].flatMap((d) => of.get(t + d) ?? []);
      return [t, near.reduce((a, b) => a + b, 0) / near.length];
    })); // biome-ignore format: one expression
  const spans = [...low].filter(([t]) => t >= from && t <= to).map(([t, v]) => high.get(t)! - v).sort((a, b) => a - b); // biome-ignore format: one line
  const typical = Math.max(2, spans[spans.length >> 1] ?? 2);
  const body = Math.max(1.6, Math.min(long / 13, typical * 0.75 + 1));
  // a thick thing is not hidden by it
  const turns = Math.max(
    2,
    Math.min(typical > long * 0.5 ? 2 : typical > long * 0.22 ? 3 : 4, Math.round((to - from) / (body * 3.6))),
  );
  const STEPS = Math.max(48, Math.round(typical * 6));
  const step = (to - from) / (turns + 0.1);
  const pad = Math.ceil(body * 3) + 2;
  const image = sheet(s.image.width + 2 * pad, s.image.height + 2 * pad);
  const wide = image.width;
  const parts = new Int16Array(wide * image.height).fill(-1);
  const free = new Uint8Array(parts.length).fill(1);
  for (let y = 0; y < s.image.height; y++)
    for (let x = 0; x < s.image.width; x++) {
      const [i, j] = [y * s.image.width + x, (y + pad) * wide + x + pad];
      image.data.set(s.image.data.subarray(i * 4, i * 4 + 4), j * 4);
      parts[j] = s.parts[i]!;
      if (s.image.data[i * 4 + 3]) free[j] = 0;
    }
  const names = [...s.partNames, kind];
  // steel on steel is not seen
  const [mine, asked] = [hexToOklab(mainColour(s)), hexToOklab(hex)];
  const near = kind === 'chain' && Math.hypot(mine[0] - asked[0], mine[1] - asked[1], mine[2] - asked[2]) < 0.19;
  const ramp = matter(near ? (mine[0] > 0.5 ? '#5c4438' : '#c8b888') : hex);
  const put = (x: number, y: number, colour: string, behind = false): void => {
    const [px, py] = [Math.round(x) + pad, Math.round(y) + pad];
    if (px < 0 || py < 0 || px >= wide || py >= image.height || (behind && !free[py * wide + px])) return;
    dot(image, px, py, colour);
    parts[py * wide + px] = names.length - 1;
  };
  const [lower, upper] = [smooth(low), smooth(high)];
  const bound = (of: Map<number, number>, t: number, sign: 1 | -1): number => {
    // a guard that juts out is not gone round
    const most = typical * 0.5 + 1.5;
    const v = of.get(Math.round(t)) ?? 0;
    const mid = middleAt(t);
    return mid + sign * Math.min(most, Math.abs(v - mid));
  };
  const middleAt = (t: number): number => {
    const k = Math.round(Math.max(from, Math.min(to, t)));
    const [a, b] = [lower.get(k) ?? 0, upper.get(k) ?? 0];
    return b - a > typical * 1.8 ? 0 : (a + b) / 2;
  };
  const headed = HEADED.test(kind);
  const first = -Math.PI / 2;
  const last = first + Math.PI * 2 * (turns - 1) + Math.PI;
  const way: { x: number; y: number; r: number; depth: number }[] = [];
  for (let k = 0; k <= STEPS * turns; k++) {
    const q = k / (STEPS * turns);
    const phase = first + (last - first) * q;
    const t = from + step * 0.3 + step * ((phase - first) / (Math.PI * 2));
    const side = Math.sin(phase);
    const [a, b] = [bound(lower, t, -1) - body * 0.45, bound(upper, t, 1) + body * 0.45];
    const v = (a + b) / 2 + ((b - a) / 2) * side;
    const thin = headed || kind === 'tentacle' ? Math.min(1, 0.35 + q * 3.2) : 1;
    way.push({ x: mx + t * ux - v * uy, y: my + t * uy + v * ux, r: (body / 2) * thin, depth: Math.cos(phase) });
  }
  const flat = /ribbon|cloth|bandage|scarf|rag|tape/.test(kind);
  /** The tone at a place of it, across from -1 to 1 and so many pixels along. */
  const toneOf = (across: number, along: number, lit: number): string | undefined => {
    if (kind === 'chain') {
      const at = (along % (body * 2.2)) / (body * 2.2);
      if (at > 0.68) return Math.abs(across) > 0.45 ? undefined : ramp[1]!;
      return Math.abs(across) < 0.35 && at > 0.2 && at < 0.48 ? ramp[0]! : lit > 0 ? ramp.at(-1)! : ramp[2]!;
    }
    if (kind === 'rope' && (along + across * body) % 3 < 1) return ramp[1]!;
    if (flat) return across > 0.6 ? ramp[1]! : ramp[2]!;
    if (headed && along % (body * 2) < body * 0.7 && Math.abs(across) < 0.4) return ramp[1]!;
    return lit > 0.3 ? ramp[3]! : lit < -0.45 ? ramp[1]! : ramp[2]!;
  };
  const pass = (behind: boolean, line: boolean): void => {
    let along = 0;
    for (let k = 1; k < way.length; k++) {
      const [p, o] = [way[k]!, way[k - 1]!];
      const length = Math.hypot(p.x - o.x, p.y - o.y);
      along += length;
      if (p.depth < -0.04 !== behind || length === 0) continue;
      const [nx, ny] = [-(p.y - o.y) / length, (p.x - o.x) / length];
      const most = p.r + (line ? 1 : 0);
      for (let d = -most; d <= most; d += 0.34) {
        const across = d / Math.max(0.8, p.r);
        const light = -(nx * across + ny * across) * 0.75;
        const tone = toneOf(across, along, light);
        if (tone) put(p.x + nx * d, p.y + ny * d, line ? ramp[0]! : behind && !flat ? ramp[1]! : tone, behind);
      }
    }
  };
  for (const behind of [true, false]) for (const line of [true, false]) pass(behind, line);
  const tip = way.at(-1)!;
  const before = way[way.length - 1 - Math.round(STEPS / 7)]!;
  if (/vine|ivy|thorn|root|branch/.test(kind))
    for (let k = 8; k < way.length; k += Math.round(STEPS / 2.4)) {
      const p = way[k]!;
      if (p.depth < 0) continue;
      const r = Math.max(1, Math.round(body * 0.7));
      for (let j = 0; j <= r; j++)
        for (let i = 0; i <= r; i++) put(p.x + i - r / 2, p.y - body * 0.5 - j, i + j > r * 1.6 ? ramp[1]! : ramp[3]!);
    }
  if (headed) {
    // its head looks out beside the thing, away from it and a little upwards
    const l = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
    let [hx, hy] = [(tip.x - before.x) / l, (tip.y - before.y) / l];
    if (hy > -0.2) [hx, hy] = [hx < 0 ? -0.9 : 0.9, -0.3];
    const r = Math.max(1.7, body * 0.72);
    const [cx, cy] = [tip.x + hx * r * 0.9, tip.y + hy * r * 0.9];
    const tongue = Math.max(2, Math.round(r * 0.9));
    if (/snake|serpent|viper|cobra|python/.test(kind))
      for (let k = 0; k <= tongue; k++) put(cx + hx * (r * 1.5 + k), cy + hy * (r * 1.5 + k) + r * 0.3, '#d83048');
    for (const line of [true, false])
      for (let b = -r - 2; b <= r + 2; b += 0.5)
        for (let a = -r * 2; a <= r * 2; a += 0.5) {
          const d = Math.hypot(a / 1.45, b);
          const grown = line ? r + 0.9 : r;
          const [x, y] = [cx + a * hx - b * hy, cy + a * hy + b * hx];
          if (d <= grown)
            put(x, y, line ? ramp[0]! : y < cy - r * 0.25 ? ramp[3]! : y > cy + r * 0.5 ? ramp[1]! : ramp[2]!);
        }
    const [ex, ey] = [Math.round(cx + hx * r * 0.35), Math.round(cy - r * 0.35)];
    put(ex, ey, '#f8e048');
    if (body > 3) put(ex + (hx < 0 ? -1 : 1), ey, '#201a28');
  }
  const box = opaqueBounds(image) ?? { x: 0, y: 0, width: wide, height: image.height };
  const cut = createImage(box.width, box.height);
  const kept = new Int16Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const at = (y + box.y) * wide + box.x;
    cut.data.set(image.data.subarray(at * 4, (at + box.width) * 4), y * box.width * 4);
    kept.set(parts.subarray(at, at + box.width), y * box.width);
  }
  const [left, down] = [pad - box.x, pad - box.y];
  const shift = ({ x, y }: Point): Point => ({ x: x + left, y: y + down });
  return {
    ...s,
    image: cut,
    parts: kept,
    partNames: names,
    foot: shift(s.foot),
    at: Object.fromEntries(Object.entries(s.at).map(([name, p]) => [name, shift(p)])),
    top: { y: s.top.y + down, left: s.top.left + left, right: s.top.right + left },
  };
}
