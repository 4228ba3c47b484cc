/** What is small and bright and flies with an effect: sparks, particles, embers, glints; and the trail that a stroke leaves. */
import type { Canvas } from './canvas.ts';
import { glintAt } from './little.ts';
import { FIRE, glow, type Ramp } from './ramps.ts';

type Point = readonly [x: number, y: number];

/** Where specks of an effect come from: a point that they are thrown up from, its ground that they rise from, else its middle. */
const STRUCK: ReadonlySet<string> = new Set(['lightning-strike', 'ground-crack', 'splash', 'ice-spikes', 'eruption']);
const RISES: ReadonlySet<string> = new Set(['aura', 'healing-aura', 'light-beam', 'magic-circle', 'summoning-circle', 'rising-swirl', 'flame', 'fire-wall', 'fire-pillar', 'level-up']); // biome-ignore format: a list
type Way = 'thrown' | 'rising' | 'round';
const wayOf = (c: Canvas, rising: boolean): Way =>
  STRUCK.has(c.ctx.brief.concept) ? 'thrown' : rising || RISES.has(c.ctx.brief.concept) ? 'rising' : 'round';

const many = (c: Canvas): number => {
  const size = Math.min(c.width, c.height);
  return size < 24 ? 4 : size < 44 ? 7 : size < 88 ? 14 : 20;
};

/** Points of specks with the way each flies; the far ones last. */
function flights(c: Canvas, name: string, way: Way): readonly { at: Point; out: Point; far: number }[] {
  const n = many(c);
  return Array.from({ length: n }, (_, i) => {
    const label = `${name}${i}`;
    const t = (i + 0.5 + c.between(`${label}t`, -0.4, 0.4)) / n;
    const far = ((i + 1) * 0.618) % 1;
    if (way === 'rising') {
      const side = i % 2 ? 1 : -1;
      const x = side * c.between(`${label}x`, 0.2, 0.9);
      return { at: [x, 0.8 - 1.74 * far], out: [0, -1], far };
    }
    const a = way === 'thrown' ? -Math.PI * (0.1 + 0.8 * t) : Math.PI * 2 * t + c.kinds;
    const r = way === 'thrown' ? 0.3 + 0.62 * far : 0.66 + 0.3 * far;
    const from: Point = way === 'thrown' ? [0, 0.78] : [0, 0];
    const out: Point = [Math.cos(a), Math.sin(a)];
    return { at: [from[0] + out[0] * r, from[1] + out[1] * r * (way === 'thrown' ? 1.1 : 1)], out, far };
  });
}

/** Dots of one or two pixels, the near ones hotter; `streak`: those drawn out along their way. */
function dots(c: Canvas, name: string, ramp: Ramp, way: Way, streak: boolean): void {
  const scale = Math.max(1, Math.round(Math.min(c.width, c.height) / 64));
  const few = Math.min(c.width, c.height) < 44;
  for (const [i, { at, out, far }] of flights(c, name, way).entries()) {
    const [bright, dim] = far < 0.6 ? [ramp[4]!, ramp[2]!] : [ramp[3]!, ramp[2]!];
    const keys = { a: bright, b: dim };
    if (streak && !few && i % 3 !== 2) {
      // the tail lies towards where it came from
      const [dx, dy] = [Math.round(out[0]), Math.round(out[1])];
      const step = c.px * scale;
      for (const [k, key] of [bright, bright, dim].entries()) c.stamp([at[0] - dx * k * step, at[1] - dy * k * step], ['a'], { a: key }, scale); // biome-ignore format: one line
    } else c.stamp(at, few ? ['a'] : i % 3 ? ['aa', 'ab'] : ['.b.', 'bab', '.b.'], keys, scale);
  }
}

export const sparks = (c: Canvas, name: string): void =>
  dots(c, name, glow(c.part(name) ?? '#f8cc48'), wayOf(c, false), true);
export const particles = (c: Canvas, name: string, own = '#f8e08c'): void =>
  dots(c, name, glow(c.part(name) ?? c.colour(own)), wayOf(c, false), false);
export const embers = (c: Canvas, name: string): void => {
  const said = c.part(name);
  dots(c, name, said ? glow(said) : FIRE.slice(0, 5), wayOf(c, true), false);
};

/** Glints of light, each with four thin points: few large ones, small ones between them, and no dark rim. */
export function glints(c: Canvas, name: string, spots: readonly (readonly [x: number, y: number, r: number])[]): void {
  const ramp = glow(c.part(name) ?? '#f8cc48');
  for (const [i, [x, y, r]] of spots.entries()) {
    const q = Math.max(r * (i % 2 ? 0.72 : 1.1), c.px * 2.2);
    glintAt(c, [x, y], q, [ramp[2]!, ramp[3]!, ramp[5]!], [0.02, 0.26, 0.5], 0.6);
  }
}

/** What is left behind whatever flies to the right: streaks that thin out to the left, and specks that fall from them. */
export function trail(c: Canvas, name: string): void {
  const ramp = glow(c.part(name) ?? c.colour('#f8e070'));
  const lanes = c.small ? [-0.26, 0.2] : [-0.46, -0.2, 0.06, 0.3, 0.52];
  for (const [i, y] of lanes.entries()) {
    const [from, to] = [c.between(`${name}f${i}`, -1, -0.8), -0.1 - Math.abs(y) * 0.5];
    const half = Math.max(c.px * 0.9, 0.1 - Math.abs(y) * 0.06);
    c.layer([ramp[1]!, ramp[2]!, ramp[3]!, ramp[4]!], (u, v) => {
      const t = (u - from) / (to - from);
      return t < 0 || t > 1 ? -1 : (1 - Math.abs(v - y) / (half * t ** 0.7 + 0.001)) * (0.35 + t * 0.65);
    }, [0.02, 0.24, 0.5, 0.76]); // biome-ignore format: one call
  }
  if (!c.small) for (const [x, y] of [[-0.9, -0.34], [-0.66, 0.44], [-0.84, 0.18], [-0.5, -0.56]] as const) c.stamp([x, y], ['a'], { a: ramp[3]! }, Math.max(1, Math.round(Math.min(c.width, c.height) / 64))); // biome-ignore format: one line
}
