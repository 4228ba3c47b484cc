import { grow, shift, turn } from '../../solids/field.ts';
import type { Primitive } from '../../solids/primitives.ts';
import type { Vec3 } from '../../solids/vec.ts';
import { type Act, everything, keyedRound, named, other, round, swell, TAU } from './act.ts';
import { boxOf, centreOf, middle, partOf, primitivesOf } from './measure.ts';
import type { Mover } from './move-parts.ts';

const SQUASH = [1, 0.84, 0.75, 1.12, 1.2, 1.06, 0.8, 0.93];
/** Pixels off the ground, of a 48 px picture. */
const LEAP = [0, 0, 0, 3, 5, 3, 0, 0];

/** Hops on the spot: the bulk stays, what is flatter is wider. */
export const squash =
  (leap = 1): Act =>
  ({ scene, px, size }) => {
    const floor = boxOf(scene.primitives).min[1];
    return round((t) => {
      const tall = keyedRound(SQUASH, t);
      const up = ((keyedRound(LEAP, t) * leap * size) / 48) * px;
      const wide = 1 / Math.sqrt(tall);
      return {
        movers: [
          {
            pick: everything,
            field: (p) => [p[0] * wide, floor + (p[1] - floor) * tall + up, p[2] * wide],
          },
        ],
      };
    });
  };

export interface FlapOptions {
  readonly name?: RegExp;
  readonly degrees?: number;
  /** Distance of the shoulders from the middle. */
  readonly pivotX?: number;
  readonly axis?: Vec3;
  /** Pixels by which the body answers, of a 48 px picture. */
  readonly lift?: number;
  /** Degrees by which folded wings open first. */
  readonly bias?: number;
  /** Wings that lie at the body: they turn at their upper end, and are longer when open. */
  readonly folded?: boolean;
}

const sideOf = (p: Primitive): 1 | -1 => (middle(p)[0] < 0 ? -1 : 1);

/** Wings beat about the shoulders; the body answers. */
export const flap =
  (o: FlapOptions = {}): Act =>
  ({ scene, px, size }) => {
    const { name = /^wings?$|^edge$/, degrees = 32, pivotX = 0.06, axis = [0, 0, 1], lift = 1, bias = 0, folded } = o;
    const box = boxOf(primitivesOf(scene, name));
    const y = folded ? box.max[1] - 0.04 : centreOf(box)[1];
    const z = centreOf(box)[2];
    return round((t) => {
      const beat = degrees * Math.sin(TAU * t) + bias * swell(t);
      const up = Math.round((lift * -Math.sin(TAU * t) * size) / 48) * px;
      return {
        movers: [
          ...(folded ? [{ pick: named(name), field: grow([0, y, z], 1 + 0.5 * swell(t)) }] : []),
          ...([-1, 1] as const).map(
            (side): Mover => ({
              pick: (_i, p, part) => name.test(part.name) && sideOf(p) === side,
              field: turn([side * pivotX, y, 0], axis, side * beat),
            }),
          ),
          { pick: everything, field: shift([0, up, 0]) },
        ],
      };
    });
  };

const LIMB = /^(legs?|foot|feet|paws?)$/;
const ARM = /^(arm|hand)$/;

/** Walks on what legs it has: one side steps while the other stands, arms swing against them, the body bobs. */
export const stride =
  (degrees = 24): Act =>
  ({ scene, px, size }) => {
    const legs = primitivesOf(scene, LIMB);
    const box = boxOf(legs);
    const arms = primitivesOf(scene, ARM);
    const shoulders = arms.length > 0 ? boxOf(arms).max[1] : 0;
    const depth = centreOf(box)[2];
    return round((t) => {
      const swing = (side: 1 | -1): number => side * degrees * Math.sin(TAU * t);
      const lift = (side: 1 | -1): number => Math.max(0, side * Math.cos(TAU * t) - (side > 0 ? 1 : 0)) * 2.2 * px;
      const limbs = ([-1, 1] as const).flatMap((side): Mover[] => {
        const step = turn([0, box.max[1], depth], [1, 0, 0], swing(side));
        const back = turn([0, shoulders, 0], [1, 0, 0], -0.7 * swing(side));
        return [
          {
            pick: (_i, p, part) => LIMB.test(part.name) && sideOf(p) === side,
            field: (p) => {
              const q = step(p);
              return [q[0], Math.max(q[1] + lift(side), Math.min(p[1], 0.02)), q[2]];
            },
          },
          { pick: (_i, p, part) => ARM.test(part.name) && sideOf(p) === side, field: back },
        ];
      });
      const up = Math.round((Math.abs(Math.sin(TAU * t)) * size) / 40) * px;
      return { movers: [...limbs, { pick: other(LIMB), field: shift([0, up, 0]) }] };
    });
  };

export interface ScuttleOptions {
  readonly name?: RegExp;
  readonly degrees?: number;
  readonly claws?: RegExp;
  readonly sideways?: boolean;
}

/** Legs in two sets: one steps while the other stands. */
export const scuttle =
  ({ name = /^legs?$/, degrees = 9, claws, sideways = false }: ScuttleOptions = {}): Act =>
  ({ scene, px }) => {
    const groups = [...new Set(primitivesOf(scene, name).map((p) => partOf(scene, p).group))];
    const legs = groups.map((group, n) => {
      const box = boxOf(scene.primitives.filter((p) => partOf(scene, p).group === group));
      const side = centreOf(box)[0] < 0 ? -1 : 1;
      const hip: Vec3 = [side < 0 ? box.max[0] : box.min[0], box.max[1] * 0.7, centreOf(box)[2]];
      const phase = (n + (side > 0 ? 1 : 0)) % 2 ? 0 : Math.PI;
      return { group, side, hip, phase };
    });
    return round((t) => {
      const step = ({ group, side, hip, phase }: (typeof legs)[number]): Mover => {
        const lift = Math.max(0, Math.sin(TAU * t + phase)) - Math.max(0, Math.sin(phase));
        const go = Math.cos(TAU * t + phase) - Math.cos(phase);
        const forth = turn(hip, [0, 1, 0], sideways ? 0 : side * degrees * go);
        const raised = turn(hip, [0, 0, 1], side * lift * 34);
        const across = sideways ? go * 0.06 : 0;
        return {
          pick: (_i, _p, part) => part.group === group,
          field: (p) => {
            const q = raised(forth(p));
            return [q[0] + across, Math.max(q[1], Math.min(p[1], 0.02)), q[2]];
          },
        };
      };
      const snap = ([-1, 1] as const).map(
        (side): Mover => ({
          pick: (_i, p, part) => claws!.test(part.name) && sideOf(p) === side,
          field: turn([side * 0.35, 0.3, 0.2], [0, 0, 1], side * 13 * Math.sin(TAU * t)),
        }),
      );
      const up = Math.round(0.8 * (1 - Math.cos(2 * TAU * t))) * 0.5 * px;
      return {
        movers: [...legs.map(step), ...(claws ? snap : []), { pick: other(name), field: shift([0, up, 0]) }],
      };
    });
  };
