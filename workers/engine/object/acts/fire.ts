import type { Field } from '../../solids/field.ts';
import type { Pattern } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import { IDENTITY, length, sub, type Vec3 } from '../../solids/vec.ts';
import { type Act, clamp01, hash, named, type Rest, ripple, round, swell, TAU } from './act.ts';
import { type Box3, boxOf, centreOf, gap, has, middle, primitivesOf } from './measure.ts';
import type { Mover } from './move-parts.ts';

export const FIRE = /^(flame|fire|core|heart|spark)|flame/;
/** Layers of a fire, outermost first: each licks in its own time. */
const LAYERS: readonly RegExp[] = [/^(flame|spark|fire)$/, /core/, /heart/];

/** One fire of a scene: where it sits and how large it is. */
interface Seat {
  readonly box: Box3;
  readonly x: number;
  readonly z: number;
}

function seatsOf({ scene }: Rest, name: RegExp): readonly Seat[] {
  const own = primitivesOf(scene, name);
  const seats: Seat[] = [];
  for (const p of own) {
    const [x, , z] = middle(p);
    if (seats.some((q) => Math.abs(q.x - x) < 0.12 && Math.abs(q.z - z) < 0.4)) continue;
    seats.push({ box: boxOf(own.filter((q) => Math.abs(middle(q)[0] - x) < 0.15)), x, z });
  }
  return seats;
}

/** Sideways ripple that grows with the height, and a height that beats. */
function licking({ box, x: _ }: Seat, n: number, layer: number, t: number, down: boolean): Field {
  const h = box.max[1] - box.min[1] || 0.1;
  const foot = down ? box.max[1] : box.min[1];
  const phase = (layer + n) * Math.PI;
  return (p) => {
    const v = clamp01(Math.abs(p[1] - foot) / h);
    const side = h * 0.17 * v * (ripple(Math.PI * v + phase, t) + 0.5 * ripple(TAU * v + phase, t, 2));
    const tall = 1 + 0.14 * v * (ripple(phase, t) + 0.6 * ripple(phase + Math.PI, t, 2));
    return [p[0] + side, foot + (p[1] - foot) * tall, p[2]];
  };
}

export interface BurnOptions {
  /** A jet: it burns downwards. */
  readonly down?: boolean;
  /** Licks that come off; default true. */
  readonly licks?: boolean;
}

/** Fires lick, tongues come off them, and what stands near flickers with their light. */
export const burn =
  (name = FIRE, { down = false, licks = true }: BurnOptions = {}): Act =>
  (rest) => {
    const seats = seatsOf(rest, name);
    const flame = primitivesOf(rest.scene, /^flame$|^fire$|spark/)[0] ?? primitivesOf(rest.scene, name)[0];
    return round((t) => ({
      movers: [
        ...seats.flatMap((seat, n) =>
          LAYERS.map(
            (layer, i): Mover => ({
              pick: (_i, p, part) =>
                name.test(part.name) && layer.test(part.name) && Math.abs(middle(p)[0] - seat.x) < 0.15,
              field: licking(seat, n, i, t, down),
            }),
          ),
        ),
        {
          pick: (_i, p, part) =>
            !name.test(part.name) &&
            seats.some((q) => Math.hypot(middle(p)[0] - q.x, middle(p)[1] - q.box.min[1]) < 0.5),
          tone: 0.1 * ripple(0.4, t) + 0.08 * ripple(1, t, 2),
        },
      ],
      add: (s) => {
        if (!licks || !flame) return;
        const ref = rest.scene.materials.at(flame.material).ref;
        for (const [n, seat] of seats.entries()) for (let k = 0; k < 3; k++) lick(s, rest, seat, ref, n, k, t, down);
      },
    }));
  };

/** One of three tongues that are born and gone within the round, so that it begins without them. */
function lick(s: Scene, rest: Rest, { box, x, z }: Seat, ref: string, n: number, k: number, t: number, down: boolean) {
  const life = (t - (0.06 + k * 0.3)) / 0.34;
  if (life <= 0 || life >= 1) return;
  const h = box.max[1] - box.min[1];
  const w = (box.max[0] - box.min[0]) * 0.17 * (1 - life) + rest.px * 0.35;
  const up = down ? -1 : 1;
  const at: Vec3 = [x + (hash(n * 7 + k) - 0.5) * h * 0.42, (down ? box.min[1] : box.min[1] + h * 0.72) + up * life * h * 0.62, z + 0.05]; // biome-ignore format: one line
  const tip: Vec3 = [at[0] + (hash(k + 3) - 0.5) * 0.06, at[1] + up * w * 1.8, at[2]];
  const part = s.part('flame', { group: 'flame', line: false, priority: 1.1 });
  s.cap(part, ref, at, tip, w, w * 0.3, { tone: life < 0.4 ? 0.3 : -0.2 });
}

/** Three layers of fire as one flame, `h` high, at a point. */
export function addFlame(s: Scene, at: Vec3, h: number, n: number): void {
  for (const [name, ref, w, y, z, tone] of [
    ['flame', '#e8682c/flame', 0.3, 1, 0, -0.1],
    ['flame core', 'flame', 0.21, 0.66, 0.2, 0.2],
    ['flame heart', '#fff0a0/flame', 0.12, 0.36, 0.34, 0.3],
  ] as const) {
    const part = s.part(name, { group: `${name}${n}`, priority: 1.1, line: false });
    const foot: Vec3 = [at[0], at[1] + w * h * 0.9, at[2] + z * h * 0.5];
    s.ell(part, ref, foot, [w * h, w * h, w * h * 0.8], IDENTITY, { tone });
    s.cap(part, ref, foot, [at[0] + (hash(n, 3) - 0.5) * 0.12 * h, at[1] + y * h, foot[2]], w * h * 0.82, 0.015, { tone }); // biome-ignore format: one line
  }
}

/** Points on top of a thing where fires would sit. */
export function topsOf({ scene }: Rest, spots: readonly (readonly [across: number, deep: number])[]): readonly Vec3[] {
  const { min, max } = boxOf(scene.primitives);
  return spots.flatMap(([u, w]) => {
    const x = min[0] + (max[0] - min[0]) * u;
    const z = min[2] + (max[2] - min[2]) * w;
    for (let y = max[1]; y > min[1]; y -= 0.04)
      if (scene.primitives.some((p) => gap(p, [x, y, z]) < 0)) return [[x, y - 0.05, z] as const];
    return [];
  });
}

/** Tones of parts come and go, a band of light runs over them, and what is near is lit. */
export const glow =
  (name: RegExp, amount = 0.75, near = 0.7): Act =>
  ({ scene }) => {
    const centre = centreOf(boxOf(primitivesOf(scene, name)));
    return round((t) => {
      const k = swell(t);
      if (k === 0) return { movers: [] };
      const pattern =
        (old: Pattern | undefined): Pattern =>
        (x, y, z, nx, ny, nz) => {
          const hit = old?.(x, y, z, nx, ny, nz) ?? 0;
          const band = k * 0.35 * Math.cos((x + y) * 2 - TAU * t);
          return typeof hit === 'number' ? hit + band : hit;
        };
      return {
        movers: [
          { pick: named(name), tone: amount * k, pattern },
          {
            pick: (_i, p, part) => !name.test(part.name) && length(sub(middle(p), centre)) < near,
            tone: 0.22 * k,
          },
        ],
      };
    });
  };

/** Light that fails and comes back: 1 is full. At t = 0 it is as at rest. */
const FLICKER = [0, -0.15, -0.9, -0.1, -0.4, 0, -0.75, -0.2] as const;
const BLINK = [0, 0, 0, 0, -1.4, -1.4, -1.4, -1.4] as const;

/** Lights go down and up in steps; `hard`: on and off. */
export const flicker =
  (name: RegExp, hard = false): Act =>
  ({ scene }) => {
    const own = has(scene, name) ? named(name) : () => true;
    const steps = hard ? BLINK : FLICKER;
    return round((t) => ({
      movers: [{ pick: own, tone: steps[Math.floor(t * steps.length + 1e-6) % steps.length]! }],
    }));
  };

/** Sizes of a sparkle's cross over its life. */
const ARMS = [0, 1, 2, 1, 0] as const;

/** Crosses of 1, 3, 5, 3, 1 pixels on the surface, all born and gone within the round. */
export const sparkle =
  (count = 4, name?: RegExp): Act =>
  (rest) =>
    round((t) => ({
      movers: [],
      add: (s) => {
        const i = Math.round(t * 8);
        if (i === 0) return;
        s.decal((canvas) => {
          const spots: [x: number, y: number][] = [];
          const seen: [chance: number, x: number, y: number][] = [];
          for (let y = 2; y < canvas.height - 2; y++)
            for (let x = 2; x < canvas.width - 2; x++) {
              const part = canvas.nameAt(x, y);
              if (part && (!name || name.test(part))) seen.push([sameSpot(canvas.project([0, 0, 0]), x, y), x, y]);
            }
          seen.sort((a, b) => b[0] - a[0]);
          for (const [, x, y] of seen) {
            if (spots.length === count) break;
            if (spots.every(([X, Y]) => Math.hypot(X - x, Y - y) > rest.size / 5)) spots.push([x, y]);
          }
          const white = canvas.ramp('white')[5];
          spots.forEach(([x, y], n) => {
            const arm = ARMS[i - 1 - ((n * 2) % 4)];
            if (arm === undefined) return;
            for (let d = -arm; d <= arm; d++) {
              canvas.put(x + d, y, white);
              canvas.put(x, y + d, white);
            }
          });
        });
      },
    }));

/** A chance by the place from the thing's own origin, so that a larger canvas shows the same. */
const sameSpot = ([ox, oy]: Vec3, x: number, y: number): number =>
  hash((Math.round(x - ox) >> 2) * 31 + (Math.round(y - oy) >> 2) * 7, (x & 3) * 0.01);
