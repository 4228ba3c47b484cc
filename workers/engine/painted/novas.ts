/** A nova: a ring that runs outward and throws what it is made of before it. */
import type { Canvas, Painter } from './canvas.ts';
import { shard } from './facets.ts';
import { disc, type Field, glint, path, ring, stroke, union } from './fields.ts';
import { glintAt } from './little.ts';
import { FIRE, glow, matter, type Ramp } from './ramps.ts';
import { lightOf, withCore } from './strokes.ts';

type Thrown = (c: Canvas, ramp: Ramp, a: number, from: number, to: number, i: number) => void;
const TURN = Math.PI * 2;
const ICE: Ramp = ['#2c5c9c', '#4c90cc', '#7cbcec', '#acdcf8', '#d4f2ff', '#ffffff'];

const along =
  (a: number) =>
  (far: number, off = 0): readonly [number, number] => [
    Math.cos(a) * far - Math.sin(a) * off,
    Math.sin(a) * far + Math.cos(a) * off,
  ];

const crystal: Thrown = (c, ramp, a, from, to) => shard(c, ramp, [a, from, to, Math.max(0.11, c.px * 2.2)]);

/** A tongue that bends as it is thrown. */
const tongue: Thrown = (c, ramp, a, from, to, i) => {
  const at = along(a);
  const bend = (i % 2 ? 1 : -1) * 0.07;
  const [p, q, r] = [at(from), at((from + to) / 2, bend), at(to, -bend * 0.4)];
  const w = Math.max(0.14, c.px * 1.6);
  const flame = union(stroke(p[0], p[1], q[0], q[1], w, w * 0.7), stroke(q[0], q[1], r[0], r[1], w * 0.7, 0.01));
  c.layer([ramp[1]!, ramp[2]!, ramp[3]!, ramp[4]!], flame, [0.02, 0.26, 0.5, 0.74]);
};

/** A thorn: broad at its foot, bent to one side, its point dark. */
const thorn: Thrown = (c, ramp, a, from, to) => {
  const at = along(a);
  const [p, q, r] = [at(from - 0.04, -0.05), at(from + (to - from) * 0.55, 0.05), at(to, 0.12)];
  const w = Math.max(0.13, c.px * 1.6);
  const hook = union(stroke(p[0], p[1], q[0], q[1], w, w * 0.6), stroke(q[0], q[1], r[0], r[1], w * 0.6, 0.01));
  c.layer([ramp[0]!, ramp[2]!, ramp[4] ?? ramp[3]!], hook, [0.02, 0.3, 0.7]);
};

/** A leaf or petal: round, pointed at both ends, one half lit. */
const blade: Thrown = (c, ramp, a, from, to) => {
  const [p, q, r] = [along(a)(from), along(a)((from + to) / 2), along(a)(to)];
  const w = Math.max(0.14, c.px * 2);
  const leaf = union(stroke(p[0], p[1], q[0], q[1], w * 0.3, w), stroke(q[0], q[1], r[0], r[1], w, w * 0.1));
  c.layer([ramp[1]!], leaf, [0]);
  c.layer(
    [ramp[2]!, ramp[3]!],
    (x, y) => (x * Math.sin(a) - y * Math.cos(a) > -c.px * 0.4 ? leaf(x, y) - 0.24 : -1),
    [0, 0.3],
  );
};

const zap: Thrown = (c, ramp, a, from, to) => {
  const at = along(a);
  const [long, w] = [to - from, Math.max(0.09, c.px * 1.2)];
  // of few pixels it is a straight ray
  if (Math.min(c.width, c.height) < 40) c.layer([ramp[2]!, ramp[4]!], stroke(...at(from), ...at(to), w * 1.3, 0.02), [0.02, 0.5]); // biome-ignore format: one line
  else c.layer([ramp[1]!, ramp[3]!, ramp[5]!], path([at(from), at(from + long * 0.5, 0.1), at(from + long * 0.44, -0.08), at(to + 0.02, 0.03)], w, w * 0.4), [0.02, 0.34, 0.66]); // biome-ignore format: one line
};

const bead: Thrown = (c, ramp, a, from, to) => {
  const [x, y] = along(a)(to - 0.12);
  const [u, v] = along(a)(from);
  const r = Math.max(0.11, c.px * 1.6);
  c.layer(
    [ramp[1]!, ramp[2]!, ramp[3]!],
    union(disc(x, y, r), stroke(u, v, x, y, r * 0.4, r * 0.8)),
    [0.02, 0.3, 0.66],
  );
  c.layer([ramp[4] ?? '#ffffff'], disc(x - r * 0.3, y - r * 0.34, Math.max(c.px * 0.7, r * 0.3)), [0]);
};

const stone: Thrown = (c, ramp, a, _, to, i) => {
  const [x, y] = along(a)(to - 0.14);
  const q = Math.max(i % 2 ? 0.12 : 0.16, c.px * 1.8);
  const corners = (k: number, off: number) => Array.from({ length: 5 }, (_, j): readonly [number, number] => [x - off + Math.cos(j * 1.257 + i) * q * k, y - off + Math.sin(j * 1.257 + i) * q * k]); // biome-ignore format: one line
  c.polygon(corners(1, 0), ramp[0]!);
  c.polygon(corners(0.8, 0), ramp[2]!);
  c.polygon(corners(0.4, q * 0.24), ramp[4]!);
};

const spark: Thrown = (c, ramp, a, _, to) => {
  const [x, y] = along(a)(to - 0.14);
  glintAt(c, [x, y], Math.max(0.2, c.px * 3), [ramp[1]!, ramp[3]!, ramp[5]!], [0.02, 0.16, 0.4]);
};

/** What each kind of substance throws, in tones of its own or of the colour that is said. */
const THROWN: Readonly<Record<string, readonly [thrown: Thrown, own: string | Ramp, solid?: true]>> = {
  ice: [crystal, ICE], snow: [crystal, ICE], crystal: [crystal, '#54b4e8'], fire: [tongue, FIRE], lava: [tongue, FIRE],
  dark: [tongue, '#7c3cc8'], wind: [tongue, '#a8d8f0'], leaf: [blade, '#5aa63c', true], thorn: [thorn, '#4c8c34', true], electric: [zap, '#f8d03c'],
  water: [bead, '#3f93e0', true], poison: [bead, '#9cd42c', true], liquid: [bead, '#6cd048', true], blood: [bead, '#a81c2a', true],
  earth: [stone, '#a8784c', true], light: [spark, '#f8d058'], magic: [spark, '#a868f0'], star: [spark, '#f8cc38'], heal: [spark, '#48cc60'], petal: [blade, '#f4a4c4', true],
}; // biome-ignore format: a table

/** The kind of substance that a nova is of. */
const stuffOf = (c: Canvas): string => c.ctx.brief.mood.find((word) => word.startsWith('of:'))?.slice(3) ?? 'magic';

/** A ring, what it throws outward, long and short in turn, and the flash in its middle. */
export const nova: Painter = (c) => {
  const [thrown, own, solid] = THROWN[stuffOf(c)] ?? THROWN.magic!;
  const hued = c.coloured || c.said('dark');
  const base = typeof own === 'string' ? own : own[2]!;
  const ramp = solid ? [...matter(c.colour(base)), '#ffffff'] : hued ? lightOf(c, base) : typeof own === 'string' ? glow(own) : withCore(c, own); // biome-ignore format: one line
  const light = solid ? glow(c.colour(base)) : ramp;
  const side = Math.min(c.width, c.height);
  const n = c.small ? 4 : side < 44 ? 8 : 12;
  const r = 0.44;
  const runs: Field = ring(0, 0, r, Math.max(0.13, c.px * 1.7));
  c.layer(light, runs, [0.02, 0.2, 0.38, 0.56, 0.72, 0.86]);
  for (const back of [true, false])
    for (let i = 0; i < n; i++) {
      if ((i % 2 === 1) !== back) continue;
      const a = ((i + c.between(`a${i}`, -0.1, 0.1)) / n) * TURN - Math.PI / 2;
      thrown(
        c,
        ramp,
        a,
        r + (side < 44 ? -0.06 : back ? 0.1 : 0.02),
        (back ? 0.84 : 1) * c.between(`l${i}`, 0.94, 1),
        i,
      );
    }
  if (side < 40) return;
  c.layer(light.slice(2), glint(0, 0, 0.34, 0.7), [0.02, 0.16, 0.34, 0.56]);
};
