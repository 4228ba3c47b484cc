/** Liquids that lie on the ground: a pool, a trail that something left. */
import type { Canvas, Painter } from './canvas.ts';
import { disc, type Field, noise, ribbon, union } from './fields.ts';
import { matter, type Ramp } from './ramps.ts';

const SHEEN = ['#e070b0', '#f0c860', '#70d8a0', '#68a8f0', '#a878e8'];

/** Its bubbles: a rim, a glint. */
function bubbles(c: Canvas, ramp: Ramp, at: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of at) {
    const q = Math.max(r, c.px * 1.6);
    c.layer([ramp[1]!, ramp[3]!], (u, v) => 1 - Math.hypot(u - x, v - y) / q, [0, 0.36]);
    c.layer([ramp[4]!], disc(x - q * 0.3, y - q * 0.3, Math.max(c.px * 0.7, q * 0.26)), [0]);
  }
}

/** A flat liquid: its rim in shade below, lit above, a gleam on it; oil shines in all colours. */
function flat(c: Canvas, ramp: Ramp, area: Field): void {
  const edge = c.px * Math.max(1.2, Math.min(c.width, c.height) / 36);
  c.layer([ramp[0]!, ramp[1]!, ramp[2]!, ramp[3]!], (x, y) => (area(x, y) <= 0 ? -1 : area(x, y + edge * 1.6) <= 0 ? 0.1 : area(x, y + edge * 3) <= 0 ? 0.3 : area(x, y - edge) <= 0 ? 0.9 : 0.6)); // biome-ignore format: one line
  if (!c.has('rainbow') && !c.said('rainbow')) return;
  for (const [i, hex] of SHEEN.entries())
    c.layer([hex], (x, y) => {
      const d = Math.hypot((x + 0.1) / 0.66, (y - 0.06) / 0.3);
      return area(x, y - edge) > 0 && area(x, y + edge * 2) > 0 && d > 0.26 + i * 0.13 && d < 0.39 + i * 0.13 && Math.sin(Math.atan2(y, x) * 3 + i) > -0.5 ? 1 : -1; // biome-ignore format: one line
    }, [0]); // biome-ignore format: one call
}

/** A pool seen from aslant. */
export const pool: Painter = (c) => {
  const ramp = matter(c.colour('#3f93e0'));
  const n = noise(c.seed + 3);
  const area: Field = (x, y) => {
    const a = Math.atan2(y / 0.46, x);
    return 1 - Math.hypot(x, y / 0.46) / (0.76 + 0.24 * n(7 + Math.cos(a) * 2.4, 7 + Math.sin(a) * 2.4));
  };
  const aside = c.small ? [] : [disc(0.84, 0.42, 0.13, 0.08), disc(-0.9, 0.3, 0.09, 0.06)];
  flat(c, ramp, union(area, ...aside));
  c.layer([ramp[4]!], (x, y) => (Math.abs(Math.hypot(x / 0.56, (y + 0.02) / 0.26) - 1) < 0.1 && x < -0.16 && y < 0 ? 1 : -1), [0]); // biome-ignore format: one line
  if (c.has('bits')) for (const [x, y] of [[-0.3, 0.02], [0.1, 0.14], [0.36, -0.06], [-0.04, -0.12], [0.5, 0.14], [-0.5, 0.14]] as const) c.layer([matter(c.part('bits') ?? '#c89048')[1]!, matter(c.part('bits') ?? '#c89048')[3]!], disc(x, y, Math.max(0.09, c.px * 1.6), Math.max(0.07, c.px * 1.2)), [0, 0.4]); // biome-ignore format: one line
  if (c.has('balls') || c.said('bubbling')) bubbles(c, ramp, [[-0.24, -0.04, 0.12], [0.26, 0.1, 0.15], [0.5, -0.1, 0.09], [0.02, 0.2, 0.08]]); // biome-ignore format: one line
};

/** What a snail or a slime leaves on the ground behind it: a winding wet strip, wide where it is fresh. */
export const slimeTrail: Painter = (c) => {
  const ramp = matter(c.colour('#6cd048'));
  const points = Array.from({ length: 15 }, (_, i): readonly [number, number, number] => {
    const t = i / 14;
    return [-0.96 + 1.7 * t, 0.14 * Math.sin(t * 6.6 + 0.6), Math.max(c.px * 1.2, 0.07 + 0.2 * t ** 0.8)];
  });
  const left = c.small ? [] : [disc(-0.7, 0.34, 0.08, 0.06), disc(-0.2, -0.3, 0.07, 0.05), disc(0.3, 0.4, 0.09, 0.06)];
  flat(c, ramp, union(ribbon(points), disc(0.76, 0.06, 0.26, 0.24), ...left));
  const thin = Math.max(c.px * 0.7, 0.03);
  c.layer([ramp[4]!], union(...points.slice(4).filter((_, i) => i % 3 !== 2).map(([x, y, w]) => disc(x, y - w * 0.42, Math.max(thin, 0.07), thin))), [0]); // biome-ignore format: one line
  if (c.has('balls') || c.said('bubbling')) bubbles(c, ramp, [[-0.3, 0.02, 0.1], [0.1, 0.06, 0.13], [0.46, -0.04, 0.11], [0.76, 0.1, 0.15], [-0.62, 0, 0.08]]); // biome-ignore format: one line
};

/** A storm front that rolls to the right: heaps upon heaps, lit above, its foot in shade, streaks that it drags behind. */
export const dustWall: Painter = (c) => {
  const ramp = matter(c.colour('#d8b878'));
  const rows = c.small ? 3 : 5;
  for (let j = 0; j < rows; j++) {
    const y = -0.78 + (1.5 * j) / (rows - 1);
    const n = 4;
    for (let i = 0; i < n; i++) {
      const x = -0.5 + (1.2 * i) / (n - 1) + (j % 2 ? 0.12 : -0.06) + 0.16 * Math.sin(j * 1.7);
      const r = (i === n - 1 ? 0.34 : 0.3) * c.between(`r${i}/${j}`, 0.84, 1.16);
      c.layer(ramp.slice(0, 4), (u, v) => {
        const d = Math.hypot(u - x, v - y) / r;
        return d > 1 ? -1 : Math.max(0.02, Math.min(0.98, 0.62 - ((v - y) * 1.2 - (u - x) * 0.5) / r / 2.2 - 0.16 * (y + 0.8)));
      }); // biome-ignore format: one call
    }
  }
  for (const [i, y] of [-0.6, -0.1, 0.34, 0.8].entries()) c.layer([ramp[3]!], ribbon([[-1 + 0.1 * i, y, 0.02], [-0.6, y + 0.03, Math.max(c.px * 0.7, 0.035)], [-0.3, y, 0.02]]), [0]); // biome-ignore format: one line
  for (const [x, y] of [[0.9, -0.5], [0.96, 0.1], [0.86, 0.56]] as const) c.layer([ramp[3]!], disc(x, y, Math.max(c.px, 0.05)), [0]); // biome-ignore format: one line
};
