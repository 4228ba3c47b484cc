import type { Canvas, Painter } from './canvas.ts';
import { cloud, type Puff, rags } from './clouds.ts';
import { disc, type Field, noise, rough, stroke, union } from './fields.ts';
import { DUST, glow, matter, type Ramp, SMOKE } from './ramps.ts';
import { fireOf, withCore } from './strokes.ts';

const TURN = Math.PI * 2;
/** Heaps of clouds, lit from the upper left. */
export function puffs(c: Canvas, ramp: Ramp, list: readonly Puff[], label = 'puff'): void {
  cloud(c, ramp, list, { label, torn: 0.08, lit: 0.42 });
}

/** A fire or glow that bursts from the middle: its border is torn by noise. */
export const blaze = (seed: number, cx: number, cy: number, r: number, torn: number, cells = 4): Field => {
  const n = rough(seed);
  return (x, y) => {
    const [dx, dy] = [(x - cx) / r, (y - cy) / r];
    const d = Math.hypot(dx, dy);
    const a = Math.atan2(dy, dx);
    const lobes = n(10 + Math.cos(a) * cells * 0.55, 10 + Math.sin(a) * cells * 0.55);
    return 1.12 * (1 - d / (0.72 + lobes * 0.5)) + (n(x * cells, y * cells) - 0.5) * torn;
  };
};

/** Short strokes that fly from the middle. */
export function flying(c: Canvas, ramp: Ramp, n: number, from: number, to: number, wide: number, label = 'fly'): void {
  for (let i = 0; i < n; i++) {
    const a = ((i + c.between(`${label}a${i}`, -0.35, 0.35)) / n) * TURN + 0.3;
    const far = c.between(`${label}r${i}`, from, to);
    const long = c.between(`${label}l${i}`, 0.1, 0.24);
    const w = Math.max(wide, c.px * 0.8);
    const [s, k] = [Math.sin(a), Math.cos(a)];
    c.layer(ramp, stroke(s * far, k * far, s * (far + long), k * (far + long), w, w * 0.5), ramp.map((_, j) => j * 0.28)); // biome-ignore format: one line
  }
}

/** The smoke round a fire. */
const smokeOf = (c: Canvas): Ramp => {
  const said = c.part('smoke');
  return said ? matter(said).slice(0, 4) : SMOKE.slice(0, 4);
};

export const explosion: Painter = (c) => {
  const ramp = fireOf(c);
  const smoke: Puff[] = [];
  // smoke that is asked for billows all round the fire, which is the smaller for it
  const asked = c.has('smoke');
  const n = c.small ? 5 : asked ? 11 : 8;
  for (let i = 0; i < n; i++) {
    const a = ((i + c.between(`s${i}`, -0.3, 0.3)) / n) * TURN;
    const far = asked ? c.between(`f${i}`, 0.6, 0.68) : c.between(`f${i}`, 0.5, 0.68);
    smoke.push([Math.cos(a) * far, Math.sin(a) * far, asked ? c.between(`r${i}`, 0.25, 0.33) : c.between(`r${i}`, 0.2, 0.32)]); // biome-ignore format: one line
  }
  puffs(c, smokeOf(c), smoke, 'smoke');
  c.layer(ramp, blaze(c.seed, 0, 0.02, asked ? 0.68 : 0.82, 0.55, 3.4), [0.05, 0.16, 0.3, 0.46, 0.62, 0.8]);
  flying(c, [ramp[2]!, ramp[4]!], c.small ? 4 : 9, 0.72, 0.84, 0.035);
};

export const mushroomCloud: Painter = (c) => {
  const ramp = fireOf(c);
  puffs(c, smokeOf(c), [[-0.42, 0.86, 0.18], [0.42, 0.86, 0.18], [-0.18, 0.84, 0.2], [0.2, 0.84, 0.2]]); // biome-ignore format: a list
  c.layer([...SMOKE.slice(0, 2), ...ramp.slice(1, 4)], (x, y) => (y > -0.2 && y < 0.9 ? 1 - Math.abs(x + (noise(c.seed)(y * 5, 1) - 0.5) * 0.1) / (0.15 + Math.max(0, y - 0.4) * 0.36) : -1)); // biome-ignore format: one line
  puffs(c, smokeOf(c), [[-0.66, -0.22, 0.24], [0.66, -0.22, 0.24], [-0.5, -0.5, 0.34], [0.5, -0.5, 0.34], [0, -0.62, 0.36], [-0.3, -0.2, 0.26], [0.32, -0.2, 0.26]]); // biome-ignore format: a list
  c.layer(ramp, (x, y) => Math.min(blaze(c.seed, 0, -0.34, 0.6, 0.6, 4)(x, y * 1.15), 1), [0.2, 0.3, 0.42, 0.54, 0.68, 0.82]); // biome-ignore format: one line
};

/** A heap of lobes: the large one before the others, small ones at its foot. */
const SMALL_PUFFS: readonly Puff[] = [[0.1, -0.32, 0.52], [-0.5, 0.06, 0.44], [0.58, 0.12, 0.4], [0.3, 0.38, 0.4], [-0.2, 0.34, 0.46]]; // biome-ignore format: a list
const PUFFS: readonly Puff[] = [[0.26, -0.34, 0.34], [-0.28, -0.28, 0.32], [-0.64, 0.16, 0.34], [0.66, 0.18, 0.32], [0, 0.06, 0.48], [-0.32, 0.34, 0.28], [0.36, 0.36, 0.28]]; // biome-ignore format: a list

/** Few lobes where there are few pixels. */
const heap = (c: Canvas): readonly Puff[] => (Math.min(c.width, c.height) < 44 ? SMALL_PUFFS : PUFFS);
const spread = (c: Canvas, list: readonly Puff[]): Puff[] =>
  list.map(([x, y, r], i) => [x + c.between(`x${i}`, -0.03, 0.03), y + c.between(`y${i}`, -0.03, 0.03), r * c.between(`r${i}`, 0.94, 1.07)]); // biome-ignore format: one line

/** Smoke that nobody said the colour of is pale. */
const SOFT: Ramp = ['#8c8a9c', '#aeacbc', '#cac8d4', '#e2e0e8', '#f4f3f7'];

const LOOSE: readonly Puff[] = [[-0.78, -0.4, 0.13], [0.84, -0.44, 0.1], [-0.6, -0.72, 0.08]]; // biome-ignore format: a list

/** What is thinned out towards its top, with rags that have come loose. */
export const smoke: Painter = (c) => {
  const ramp = c.coloured ? matter(c.colour('#a0a0a8')) : c.said('dark') ? SMOKE.slice(0, 4) : SOFT;
  cloud(c, ramp, spread(c, heap(c)), {});
  if (Math.min(c.width, c.height) > 30) rags(c, ramp, spread(c, LOOSE));
};

/** Smoke that hangs behind what flew to the right. */
export const trail: Painter = (c) => {
  const ramp = c.coloured ? matter(c.colour('#a0a0a8')) : SMOKE;
  const list = Array.from({ length: c.small ? 5 : 8 }, (_, i, all = c.small ? 5 : 8): Puff => {
    const t = i / (all - 1);
    return [-0.86 + 1.5 * t, (0.16 - 0.16 * t) * (i % 2 ? 1 : -1) + c.between(`y${i}`, -0.06, 0.06), 0.1 + 0.26 * t];
  });
  puffs(c, ramp, list);
};

/** Puffs lie flat on it. */
const GROUND = 0.53;
/** Round puffs on both sides of where feet came down: large where they roll away, smaller and paler the farther off, the last ones loose. */
function landing(c: Canvas, ramp: Ramp): void {
  const small = Math.min(c.width, c.height) < 40;
  const side: readonly Puff[] = small ? [[0.3, 0.44, 0.15], [0.84, 0.4, 0.18], [0.58, 0.28, 0.3]] : [[0.18, 0.52, 0.09], [0.82, 0.06, 0.17], [0.36, 0.42, 0.16], [0.88, 0.42, 0.17], [0.6, 0.3, 0.25]]; // biome-ignore format: a list
  const loose: readonly Puff[] = small ? [[0.9, 0, 0.1], [0.7, -0.2, 0.07]] : [[1, -0.12, 0.09], [0.62, -0.18, 0.1], [0.86, -0.36, 0.07]]; // biome-ignore format: a list
  const tones = [ramp[2]!, ramp[3]!, ramp[4] ?? ramp[3]!];
  for (const half of [-1, 1]) {
    const at = (list: readonly Puff[]): Puff[] => list.map(([x, y, r], i) => [x * half, y + (half > 0 && i === 2 ? 0.05 : 0), r]); // biome-ignore format: one line
    for (const [x, y, r] of [...at(loose), ...at(side)]) {
      const q = Math.max(r, c.px * 1.6);
      // a ball of air, light from above: a large light side, and no hard dark below
      c.layer(tones, (u, v) => {
        const [dx, dy] = [(u - x) / q, (v - y) / q];
        return dx * dx + dy * dy > 1 || v > GROUND ? -1 : Math.max(0.01, Math.min(0.99, 0.58 - dx * 0.12 - dy * 0.42));
      }, [0, 0.28, 0.6]); // biome-ignore format: one call
    }
  }
}

/** Dust that feet throw up: low, and blown to the left. */
export const dust: Painter = (c) => {
  const ramp = c.coloured ? matter(c.colour('#c8a878')) : DUST;
  // where feet come down it runs to both sides, higher towards its ends
  if (c.said('sides')) {
    landing(c, ramp);
    return;
  }
  puffs(c, ramp, spread(c, c.small ? [[0.06, -0.1, 0.5], [-0.54, 0.16, 0.46], [0.6, 0.2, 0.42]] : Math.min(c.width, c.height) < 44 ? [[0.06, -0.2, 0.42], [-0.52, 0.14, 0.38], [0.56, 0.12, 0.38], [0.04, 0.2, 0.38]] : [[-0.94, 0.46, 0.12], [-0.64, 0.36, 0.24], [0.06, -0.18, 0.32], [0.5, -0.1, 0.34], [-0.32, 0.16, 0.34], [0.74, 0.26, 0.3], [0.2, 0.2, 0.42], [-0.12, 0.4, 0.24], [0.46, 0.4, 0.24]])); // biome-ignore format: a list
  if (Math.min(c.width, c.height) > 30) rags(c, ramp, [[-0.8, -0.34, 0.09], [-0.52, -0.54, 0.07], [-1, -0.06, 0.06]]); // biome-ignore format: a list
};

/** Gas low and wide: billows that lie about one another, and wisps that curl from it. */
const BILLOWS: readonly Puff[] = [[-0.54, 0.12, 0.36], [0.54, 0.08, 0.38], [-0.28, -0.2, 0.36], [0.3, -0.24, 0.36], [0, 0.26, 0.46], [0, -0.5, 0.26], [-0.3, 0.46, 0.32], [0.34, 0.46, 0.32]]; // biome-ignore format: a list

/** Gas that hangs in the air: a bright heart, thin at its rim, with wisps and bubbles that rise from it. */
export const gas: Painter = (c) => {
  const ramp = matter(c.colour('#6cb83c'));
  const bright = glow(c.colour('#6cb83c'));
  cloud(c, ramp, spread(c, c.small ? SMALL_PUFFS : BILLOWS), { lit: 0.34 });
  if (c.small) return;
  cloud(c, [ramp[2]!, ramp[3]!, bright[3]!, bright[4]!], spread(c, [[-0.14, 0.08, 0.36], [0.22, 0.2, 0.34], [0.04, -0.22, 0.26]]), { torn: 0.2, lit: 0.34, label: 'heart of it' }); // biome-ignore format: one line
  rags(
    c,
    ramp,
    spread(c, [
      [-0.66, -0.42, 0.13],
      [0.72, -0.5, 0.11],
    ]),
  );
  for (const [x, y, r] of [[-0.36, -0.82, 0.1], [0.42, -0.84, 0.12], [0.06, -0.98, 0.08]] as const)
    c.layer([ramp[2]!, bright[3]!, bright[5]!], (u, v) => Math.min(1, disc(x, y, Math.max(r, c.px * 2))(u, v) * 1.6 - (u - x + v - y) / r * 0.3), [0, 0.4, 1]); // biome-ignore format: one line
};

/** Spikes from the middle, dark behind light. */
export const impact: Painter = (c) => {
  const ramp = c.coloured
    ? glow(c.colour('#f4a41c'))
    : withCore(c, ['#b4481c', '#f08c1c', '#ffc83c', '#ffec9c', '#fffbe8']);
  const n = c.small ? 8 : 10;
  const long = Array.from({ length: n }, (_, i) => (i % 2 ? 0.62 : 0.98) * c.between(`l${i}`, 0.86, 1));
  const spikes = (share: number, wide: number): Field =>
    union(
      ...long.map((r, i) => {
        const a = ((i + c.between(`a${i}`, -0.14, 0.14)) / n) * TURN + 0.22;
        return stroke(0, 0, Math.sin(a) * r * share, -Math.cos(a) * r * share, wide, 0.005);
      }),
      disc(0, 0, wide * 1.5),
    );
  c.layer([ramp[0]!, ramp[1]!], spikes(1, 0.2), [0, 0.22]);
  c.layer([ramp[2]!], spikes(0.82, 0.17));
  c.layer([ramp[3]!, ramp.at(-1)!], spikes(0.62, 0.15), [0, 0.25]);
};

/** The flash before a barrel that points to the right. */
export const muzzleFlash: Painter = (c) => {
  const ramp = fireOf(c);
  const at = -0.6;
  // few and thick where there are few pixels
  const tongues: readonly (readonly [number, number, number])[] = c.small ? [[1.5, 0, 0.34], [0.84, -0.7, 0.26], [0.84, 0.7, 0.26], [0.1, -0.6, 0.2], [0.1, 0.6, 0.2]] : [[1.56, 0, 0.26], [1.0, -0.42, 0.15], [1.0, 0.42, 0.15], [0.5, -0.74, 0.13], [0.5, 0.74, 0.13], [-0.3, -0.3, 0.1], [-0.3, 0.3, 0.1]]; // biome-ignore format: a list
  const flame = (share: number, wide: number): Field =>
    union(disc(at + 0.1, 0, 0.34 * wide), ...tongues.map(([x, y, w]) => stroke(at, 0, at + x * share, y * share, w * wide, Math.max(0.01, c.px * 0.56 * wide)))); // biome-ignore format: one line
  c.layer([ramp[1]!, ramp[2]!], flame(1, 1), [0, 0.2]);
  c.layer([ramp[3]!, ramp[4]!], flame(0.8, 0.78), [0, 0.2]);
  c.layer([ramp[5]!], flame(0.58, 0.5));
  flying(c, [ramp[3]!], c.large ? 4 : 0, 0.7, 0.8, 0.03);
};
