import { add, IDENTITY, lerp, scale, sub, type Vec3 } from '../../solids/vec.ts';
import { type Act, hash, named, type Rest, round, TAU } from './act.ts';
import { boxOf, middle, primitivesOf } from './measure.ts';
import type { Mover } from './move-parts.ts';

/** A puff's place and radius on its way. */
interface Puff {
  readonly at: Vec3;
  readonly r: number;
}
/** Radius of a puff that is not there yet or any more; a larger one would pop. */
const GONE = 0.004;

export interface SmokeOptions {
  readonly name?: RegExp;
  /** Where it comes from, where the thing shows no smoke of its own. Default: the top of a chimney, else of the thing. */
  readonly at?: readonly Vec3[];
  readonly size?: number;
  readonly rise?: number;
  readonly drift?: number;
}

/** The way of puffs from a mouth. */
function risingFrom(at: Vec3, r: number, rise: number, drift: number): readonly Puff[] {
  return [
    { at, r: GONE },
    { at: add(at, [drift * 0.4, rise * 0.75, 0]), r: r * 0.8 },
    { at: add(at, [drift, rise * 1.7, 0]), r: r * 1.15 },
    { at: add(at, [drift * 2.2, rise * 2.7, 0]), r: r * 0.7 },
    { at: add(at, [drift * 3, rise * 3.3, 0]), r: GONE },
  ];
}

/** Puffs that a recipe has, as columns from the lowest up; each column begins and ends in nothing. */
function columnsOf({ scene }: Rest, name: RegExp): readonly (readonly Puff[])[] {
  const columns: Puff[][] = [];
  for (const p of [...primitivesOf(scene, name)].sort((a, b) => middle(a)[1] - middle(b)[1])) {
    const { min, max } = boxOf([p]);
    const puff: Puff = { at: middle(p), r: (max[1] - min[1]) / 2 };
    const column = columns.find((c) => Math.abs(c.at(-1)!.at[0] - puff.at[0]) < 0.3);
    if (column) column.push(puff);
    else columns.push([puff]);
  }
  return columns.map((column) => {
    const [first] = column as [Puff];
    const next = column[1] ?? { at: add(first.at, [0, 0.18, 0]), r: first.r };
    const step = scale(sub(next.at, first.at), 0.9);
    const last = column.at(-1)!;
    return [{ at: sub(first.at, step), r: GONE }, ...column, { at: add(last.at, step), r: GONE }];
  });
}

const CHIMNEY = /chimney|stack|pipe|spout/;

function mouthOf({ scene }: Rest): Vec3 {
  const chimney = primitivesOf(scene, CHIMNEY);
  const { min, max } = boxOf(chimney.length > 0 ? chimney : scene.primitives);
  return [(min[0] + max[0]) / 2, max[1], (min[2] + max[2]) / 2];
}

/** Each puff travels to the next one's place and size in a round, so that the round closes and begins at rest. */
export const smoke =
  (o: SmokeOptions = {}): Act =>
  (rest) => {
    const name = o.name ?? /^smoke|^steam|^puff/;
    const own = primitivesOf(rest.scene, name);
    const columns =
      own.length > 0 && !o.at
        ? columnsOf(rest, name)
        : (o.at ?? [mouthOf(rest)]).map((at) => risingFrom(at, o.size ?? 0.1, o.rise ?? 0.16, o.drift ?? -0.05));
    const ref = own[0] ? rest.scene.materials.at(own[0].material).ref : '#d8d8e0/cloth';
    // smoke of its own is there at rest; smoke that the act brings begins with nothing
    const brought = own.length === 0;
    return round((t) => {
      if (t === 0) return { movers: [] };
      return {
        movers: own.length > 0 ? [{ pick: named(name), hide: true }] : [],
        add: (s) => {
          for (const [n, column] of columns.entries())
            for (let k = 0; k + 1 < column.length; k++) {
              const [a, b] = [column[k]!, column[k + 1]!];
              const r = lerp(a.r, b.r, t) * (brought ? Math.min(1, 3 * Math.sin(Math.PI * t)) : 1);
              if (r < rest.px * 0.5) continue;
              const at: Vec3 = [lerp(a.at[0], b.at[0], t), lerp(a.at[1], b.at[1], t), lerp(a.at[2], b.at[2], t)];
              const part = s.part('smoke', { group: `smoke${n}${k}` });
              s.ell(part, ref, at, r);
              if (r > rest.px * 2) s.ell(part, ref, add(at, [r * 0.55, -r * 0.35, 0.01]), r * 0.62);
            }
        },
      };
    });
  };

const WATER = /water|jet|fall|liquid|brew|slime|blood|honey|potion/;

export interface DropOptions {
  /** Default: the lowest points of the thing's front. */
  readonly from?: readonly Vec3[];
  /** Model units sideways, and how high they are thrown. */
  readonly reach?: number;
  readonly up?: number;
  readonly floor?: number;
  /** One after the other. */
  readonly count?: number;
  /** Directions all around. */
  readonly around?: number;
  readonly radius?: number;
}

/** Drops on parabolas from a mouth down to a floor. */
export const drops =
  (o: DropOptions = {}): Act =>
  (rest) => {
    const { reach = 0, up = 0, floor = 0, count = 2, around = 1, radius = 0.03 } = o;
    const water = primitivesOf(rest.scene, WATER)[0];
    const ref = water ? rest.scene.materials.at(water.material).ref : 'water';
    const { min, max } = boxOf(rest.scene.primitives);
    const from = o.from ?? [0.3, 0.62].map((u): Vec3 => [lerp(min[0], max[0], u), lerp(min[1], max[1], 0.42), max[2]]);
    const r = Math.max(radius, rest.px * 0.8);
    return round((t) => ({
      movers: [],
      add: (s) => {
        for (const [j, mouth] of from.entries())
          for (let a = 0; a < around; a++)
            for (let k = 0; k < count; k++) {
              // every drop is born and gone within the round
              const born = ((k + 0.37 * a + 0.21 * j) / count) % 1;
              const q = (t + 1 - born * 0.999) % 1;
              const angle = (a / around) * TAU + 0.4;
              const y = mouth[1] + up * 4 * q * (1 - q) + (floor - mouth[1]) * q * q;
              const z = around > 1 ? Math.sin(angle) * reach * q : 0;
              const at: Vec3 = [mouth[0] + Math.cos(angle) * reach * q, y, mouth[2] + z];
              const part = s.part('drop', { line: false, priority: 1.4 });
              s.ell(part, ref, at, [r, r * 1.25, r], IDENTITY, { tone: 0.5 });
            }
      },
    }));
  };

export interface StreamOptions {
  readonly bands?: number;
  /** Arms of a whirl instead of falling bands. */
  readonly swirl?: number;
  readonly amount?: number;
}

/** Bands run along a surface, or whirl: a whole number of them a round, which begins with them. */
export const stream =
  (name: RegExp, { bands = 2, swirl, amount = 0.9 }: StreamOptions = {}): Act =>
  () =>
    round((t) => {
      const mover: Mover = {
        pick: named(name),
        pattern: () => (x, y, z, _nx, ny) => {
          if (swirl) return amount * Math.sin(Math.atan2(y, x) * swirl + Math.hypot(x, y) * 7 - TAU * t);
          if (Math.abs(ny) > 0.7) return 0.7 * Math.sin(x * 9 + z * 7 - TAU * t);
          const f = (((y * 0.5 * bands + t + hash(Math.floor((x + 1) * 5))) % 1) + 1) % 1;
          return f < 0.24 ? 1.1 : f > 0.72 ? -0.9 : 0;
        },
      };
      return { movers: [mover] };
    });
