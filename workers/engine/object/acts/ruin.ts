import { type Field, grow, movePrimitive, turn } from '../../solids/field.ts';
import type { Plane, Primitive } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import { add, dot, IDENTITY, length, lerp, scale, sub, type Vec3 } from '../../solids/vec.ts';
import { type Act, clamp01, easeOut, everything, hash, keyed, once, type Rest } from './act.ts';
import { boxOf, centreOf, isBeyond, localPlane, middle, partOf, primitivesOf, sizeOf } from './measure.ts';

const GRAVITY = 3.6;

export interface ShatterOptions {
  readonly pieces?: number;
  /** Force; 1 falls apart, 1.6 flies apart. */
  readonly blast?: number;
  /** Material of the breaks; default each solid's own. */
  readonly inside?: string;
  /** A ball of fire. */
  readonly flash?: boolean;
  /** Parts that are gone at once: a fuse. */
  readonly gone?: RegExp;
}

/** One piece: the points that are nearest to its site. */
interface Cell {
  readonly site: Vec3;
  /** Bisectors to the other sites. */
  readonly planes: readonly Plane[];
}

function cellsOf({ scene }: Rest, count: number): readonly Cell[] {
  const box = boxOf(scene.primitives);
  const centre = centreOf(box);
  const size = sizeOf(box);
  const sites = Array.from({ length: count }, (_, i): Vec3 => {
    const a = i * 2.4 + 0.5;
    const y = box.min[1] + size[1] * (0.12 + (0.76 * (i + 0.5)) / count);
    return [centre[0] + Math.cos(a) * size[0] * 0.3, y, centre[2] + Math.sin(a) * size[2] * 0.3];
  });
  return sites.map((site) => ({
    site,
    planes: sites
      .filter((one) => one !== site)
      .map((one): Plane => {
        const away = sub(one, site);
        return [...away, dot(away, scale(add(one, site), 0.5))];
      }),
  }));
}

/** Flies, falls, meets the ground and stays there. */
function flight(rest: Rest, { site: q }: Cell, k: number, time: number, blast: number): Field {
  const box = boxOf(rest.scene.primitives);
  const centre = centreOf(box);
  const size = sizeOf(box);
  const vx = ((q[0] - centre[0]) / (size[0] || 1)) * 3.4 * blast + (hash(k) - 0.5) * 0.7;
  const vy = (0.7 + hash(k + 9) * 0.8 + (q[1] - centre[1]) * 0.8) * blast;
  const vz = ((q[2] - centre[2]) / (size[2] || 1)) * 0.9 * blast;
  const floor = box.min[1] + 0.1 * Math.min(size[0], 1) + hash(k + 4) * 0.05;
  const land = (vy + Math.sqrt(vy * vy + 2 * GRAVITY * Math.max(0, q[1] - floor))) / GRAVITY;
  const s = Math.min(time, land);
  const slide = time > land ? Math.min(0.12, (time - land) * 0.4) : 0;
  const axis: Vec3 = [hash(k + 1) - 0.5, (hash(k + 2) - 0.5) * 0.5, 0.9 * (vx > 0 ? -1 : 1)];
  const tumble = turn(q, axis, (90 + 150 * hash(k + 5)) * (s / land) * Math.min(1, blast));
  const by: Vec3 = [vx * s * 0.55 + vx * slide * 0.5, vy * s - 0.5 * GRAVITY * s * s, vz * s * 0.5];
  const smaller = grow(q, 0.84);
  return (p) => add(tumble(smaller(p)), by);
}

/** Cut along the bisectors of a few sites; each piece flies, falls, lies. The last frame is the state "broken". */
export const shatter =
  ({ pieces = 8, blast = 1, inside, flash, gone }: ShatterOptions = {}): Act =>
  (rest) => {
    const cells = cellsOf(rest, pieces);
    const nearest = (p: Vec3): number => {
      const away = cells.map(({ site }) => length(sub(p, site)));
      return away.indexOf(Math.min(...away));
    };
    return once((t) => {
      if (t === 0) return { movers: [] };
      return {
        movers: [{ pick: everything, hide: true }],
        add: (s) => {
          for (const p of rest.scene.primitives) {
            const part = partOf(rest.scene, p);
            if (gone?.test(part.name)) continue;
            const broken = (k: number): number => s.part(part.name, { ...part, group: `piece${k}${part.name}` });
            const flies = (k: number): Field => flight(rest, cells[k]!, k, t * 1.25, blast);
            if (p.kind === 'capsule' || p.kind === 'triangle') {
              const k = nearest(middle(p));
              s.primitives.push(movePrimitive({ ...p, part: broken(k) }, flies(k)));
              continue;
            }
            const capMaterial = s.material(inside ?? rest.scene.materials.at(p.material).ref);
            cells.forEach(({ site, planes }, k) => {
              const cuts = planes.map((plane) => localPlane(p, plane));
              if (cuts.some((plane) => isBeyond(p, plane))) return;
              const clips = [...(p.clips ?? []), ...cuts];
              const piece: Primitive = { ...p, clips, capMaterial, capTone: -0.55, part: broken(k) };
              s.primitives.push(movePrimitive(piece, flies(k), site));
            });
          }
          if (flash) fireball(s, rest, t);
        },
      };
    });
  };

/** Radius of a ball of fire over the frames of an explosion, in shares of the thing's largest side. */
const BALL = [0, 0.42, 0.62, 0.66, 0.55, 0.34, 0, 0];
const [HEART, CORE, FLAME, SMOKE] = ['#fff0a0/flame', 'flame', '#e8682c/flame', '#6c6874/cloth'];
/** What its puffs are, over the same frames: it is hottest first, and goes up in smoke. */
const HEAT = [
  [HEART],
  [HEART, CORE, HEART, FLAME],
  [CORE, FLAME, HEART, FLAME],
  [FLAME, SMOKE, CORE, SMOKE],
  [SMOKE, SMOKE, FLAME],
  [SMOKE],
  [SMOKE],
  [SMOKE],
] as const;
const PUFFS = 18;

/** A ball of puffs, the same from every side. */
function fireball(s: Scene, { scene }: Rest, t: number): void {
  const box = boxOf(scene.primitives);
  const c = centreOf(box);
  const r = keyed(BALL, t) * Math.max(...sizeOf(box));
  if (r < 0.02) return;
  const heat = HEAT[Math.round(t * (HEAT.length - 1))]!;
  for (let k = 0; k < PUFFS; k++) {
    // evenly over a sphere
    const up = 1 - (2 * k + 1) / PUFFS;
    const angle = k * 2.4 + t;
    const out = Math.sqrt(1 - up * up);
    const toSide: Vec3 = [Math.cos(angle) * out, up, Math.sin(angle) * out];
    const ref = heat[k % heat.length]!;
    const part = s.part(ref === SMOKE ? 'smoke' : 'flame', { group: 'fireball', line: false, priority: 1.2 });
    s.ell(part, ref, add(c, scale(toSide, r * (0.68 + 0.12 * hash(k)))), r * 0.44, IDENTITY, { tone: 0.2 });
  }
}

const TOPPLING = [0, 4, 14, 34, 64, 88, 80, 86];

export interface ToppleOptions {
  /** Height at which it is cut: a felled tree. */
  readonly cut?: number;
}

/** Tips over its edge on the right; with a cut, a stump stays. */
export const topple =
  ({ cut }: ToppleOptions = {}): Act =>
  (rest) => {
    const { scene } = rest;
    const floor = boxOf(scene.primitives).min[1];
    const foot = boxOf(scene.primitives.filter((p) => boxOf([p]).min[1] < floor + 0.08));
    const pivot: Vec3 = [foot.max[0] * 0.9, cut ?? Math.max(0, foot.min[1]), 0];
    return once((t) => {
      if (t === 0) return { movers: [] };
      const field = turn(pivot, [0, 0, 1], -keyed(TOPPLING, t));
      if (cut === undefined) return { movers: [{ pick: everything, field }] };
      return {
        movers: [{ pick: everything, field, clips: [[0, -1, 0, -cut]], cap: 'pale_wood' }],
        add: (s) => stump(s, scene, cut),
      };
    });
  };

function stump(s: Scene, rest: Scene, height: number): void {
  for (const p of primitivesOf(rest, /trunk|stem|stalk/)) {
    if (p.kind === 'triangle') continue;
    if (p.kind === 'capsule') {
      if (Math.min(p.a[1], p.b[1]) >= height) continue;
      const [low, high] = p.a[1] < p.b[1] ? [p.a, p.b] : [p.b, p.a];
      s.primitives.push({ ...p, a: low, b: [lerp(low[0], high[0], 0.3), height, lerp(low[2], high[2], 0.3)] });
    } else if (boxOf([p]).min[1] < height)
      s.primitives.push({
        ...p,
        clips: [...(p.clips ?? []), localPlane(p, [0, 1, 0, height])],
        capMaterial: s.material('pale_wood'),
      });
  }
}

const ROOTED = /trunk|stem|stalk|pot|soil|cane|sand|base|rim/;

/** Root to tip: what sits higher comes later; the last frame is the rest. */
export const sprout: Act = ({ scene }) => {
  const { min, max } = boxOf(scene.primitives);
  const floor = min[1];
  const tall = max[1] - floor || 1;
  return once((t) => {
    if (t === 1) return { movers: [] };
    const whole = lerp(0.34, 1, Math.min(1, easeOut(t) * (1 + 0.06 * Math.sin(Math.PI * t))));
    return {
      movers: scene.primitives.map((p) => {
        const m = middle(p);
        const v = clamp01((m[1] - floor) / tall);
        const k = clamp01((t * 1.55 - v * 0.55) / 0.9 + 0.08);
        const own = ROOTED.test(partOf(scene, p).name) ? 1 : Math.max(0.16, easeOut(k));
        const field: Field = (q) => {
          const c = add(m, scale(sub(q, m), own));
          return [c[0] * whole, floor + (c[1] - floor) * whole, c[2] * whole];
        };
        return { pick: (_i, other) => other === p, field, hide: own < 0.2 && v > 0.72 };
      }),
    };
  });
};

/** Droops from the tips: what sits high sinks, bends over and shrinks; tones go down. The ground stays. */
export const wither: Act = ({ scene }) => {
  const { min, max } = boxOf(scene.primitives);
  const tall = max[1] - min[1] || 1;
  return once((t) => {
    if (t === 0) return { movers: [] };
    const k = easeOut(t);
    return {
      movers: [
        {
          pick: everything,
          slices: [1, 5],
          tone: -0.5 * k,
          field: (p) => {
            const v = clamp01((p[1] - min[1]) / tall);
            const lower = 1 - 0.42 * k * v;
            const over = 0.3 * k * v * v * tall;
            return [p[0] * (1 - 0.22 * k * v) + over, min[1] + (p[1] - min[1]) * lower, p[2] * (1 - 0.22 * k * v)];
          },
        },
      ],
    };
  });
};

/** Sinks into itself and is gone but for a puddle. */
export const melt: Act = ({ scene }) => {
  const { min } = boxOf(scene.primitives);
  return once((t) => {
    if (t === 0) return { movers: [] };
    const k = t * t * (3 - 2 * t);
    const wide = 1 + 0.28 * k;
    return {
      movers: [
        { pick: everything, field: (p) => [p[0] * wide, min[1] + (p[1] - min[1]) * (1 - 0.82 * k), p[2] * wide] },
      ],
    };
  });
};
