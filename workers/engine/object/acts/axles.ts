import { grow, movePrimitive, shift, turn } from '../../solids/field.ts';
import type { Pattern } from '../../solids/primitives.ts';
import type { Vec3 } from '../../solids/vec.ts';
import { type Act, everything, named, type Rest, ripple, round, swell, TAU } from './act.ts';
import { boxOf, centreOf, has, partOf, primitivesOf } from './measure.ts';
import type { Mover } from './move-parts.ts';

const X: Vec3 = [1, 0, 0];
const Y: Vec3 = [0, 1, 0];
const Z: Vec3 = [0, 0, 1];

export interface SpinOptions {
  readonly axis?: Vec3;
  readonly pivot?: Vec3;
  /** Each group of parts about its own middle: wheels. */
  readonly each?: boolean;
  /** What the face shows is on the back too: a coin. `rim` is not doubled. */
  readonly twin?: RegExp;
}

/** Middle of each group of parts with a name. */
function hubsOf({ scene }: Rest, name: RegExp): ReadonlyMap<string, Vec3> {
  const own = primitivesOf(scene, name);
  const groups = new Set(own.map((p) => partOf(scene, p).group));
  return new Map(
    [...groups].map((group) => [group, centreOf(boxOf(own.filter((p) => partOf(scene, p).group === group)))]),
  );
}

/** Where parts turn: the hub or rim, for the whole box wobbles. */
function axleOf({ scene }: Rest, name: RegExp, twin: RegExp | undefined): Vec3 {
  if (twin && has(scene, twin)) return centreOf(boxOf(primitivesOf(scene, twin)));
  const hub = primitivesOf(scene, /hub|hole|^core$/);
  return centreOf(boxOf(hub.length > 0 ? hub : primitivesOf(scene, name)));
}

/** Turns parts evenly by so many degrees a round: a full turn over the number of like arms, so that the round closes. */
export const spin =
  (name: RegExp, degrees: number, o: SpinOptions = {}): Act =>
  (rest) => {
    const axis = o.axis ?? Z;
    const pivot = o.pivot ?? axleOf(rest, name, o.twin);
    const hubs = o.each ? hubsOf(rest, name) : undefined;
    const face = o.twin ? primitivesOf(rest.scene, name).filter((p) => !o.twin!.test(partOf(rest.scene, p).name)) : [];
    return round((t) => {
      if (t === 0) return { movers: [] };
      const movers: readonly Mover[] = hubs
        ? [...hubs].map(([group, hub]) => ({
            pick: (_i, _p, part) => name.test(part.name) && part.group === group,
            field: turn(hub, axis, degrees * t),
          }))
        : [{ pick: named(name), field: turn(pivot, axis, degrees * t) }];
      const back = turn(pivot, axis, degrees * t + 180);
      return {
        movers,
        add: (s) => {
          for (const p of face) s.primitives.push(movePrimitive(p, back));
        },
      };
    });
  };

/** A gear goes on by one tooth, a wheel by one spoke: their number is that of the primitives of a kind. */
export const spinBy =
  (name: RegExp, counted: (rest: Rest) => number, axis: Vec3 = Z): Act =>
  (rest) =>
    spin(name, 360 / Math.max(1, counted(rest)), { axis })(rest);

export interface SwingOptions {
  readonly name?: RegExp;
  readonly pivot?: Vec3;
  readonly degrees?: number;
  /** Parts that follow an eighth of a round later: a clapper. */
  readonly lag?: RegExp;
  readonly axis?: Vec3;
}

/** To and fro about the top. */
export const swing =
  ({ name, pivot, degrees = 16, lag, axis = Z }: SwingOptions = {}): Act =>
  ({ scene }) => {
    const box = boxOf(name ? primitivesOf(scene, name) : scene.primitives);
    const hook: Vec3 = pivot ?? [centreOf(box)[0], box.max[1], centreOf(box)[2]];
    const late = (t: number): number => 0.88 * (Math.sin(TAU * (t - 0.125)) + Math.sin(TAU * 0.125));
    return round((t) => ({
      movers: [
        ...(lag ? [{ pick: named(lag), field: turn(hook, axis, degrees * late(t)) }] : []),
        {
          pick: (_i, _p, part) => (name?.test(part.name) ?? true) && !lag?.test(part.name),
          field: turn(hook, axis, degrees * Math.sin(TAU * t)),
        },
      ],
    }));
  };

/** Marks without which the turning of a plain wheel would not show. */
const MARKS: Pattern = (x, _y, z) => (Math.abs(Math.sin(Math.atan2(x, z))) < 0.34 ? -1.3 : 0);
const jolt = (t: number): number => (Math.floor(t * 8) % 4 === 2 ? 1 : 0);

export interface DriveOptions {
  /** Degrees of the wheels a round. */
  readonly step?: number;
  readonly wheels?: RegExp;
  readonly smoke?: Act;
}

/** Wheels turn, what they carry jolts by a pixel. */
export const drive =
  ({ step = 180, wheels = /^wheel$|^hub$|^tyre$/, smoke }: DriveOptions = {}): Act =>
  (rest) => {
    const hubs = hubsOf(rest, wheels);
    const clip = smoke?.(rest);
    return round((t) => {
      const shot = clip?.at(t);
      const up = jolt(t) * rest.px;
      return {
        movers: [
          ...[...hubs].map(
            ([group, hub]): Mover => ({
              pick: (_i, _p, part) => part.group === group,
              field: turn(hub, Z, -step * t),
              pattern: (old) => old ?? MARKS,
            }),
          ),
          { pick: (_i, _p, part) => !hubs.has(part.group) && !/smoke/.test(part.name), field: shift([0, up, 0]) },
          ...(shot?.movers ?? []),
        ],
        add: shot?.add,
      };
    });
  };

/** Rolls on its ground, once round, and stays where it is: a barrel lying down would go on. */
export const roll: Act = ({ scene }) => {
  const centre = centreOf(boxOf(scene.primitives));
  return round((t) => ({ movers: t === 0 ? [] : [{ pick: everything, field: turn(centre, Z, -360 * t) }] }));
};

/** An upper part looks left, then right, and comes back. */
export const traverse =
  (name: RegExp, degrees = 40): Act =>
  ({ scene }) => {
    const seat = boxOf(primitivesOf(scene, /turret|mount|head/));
    const pivot = centreOf(seat);
    return round((t) => ({ movers: [{ pick: named(name), field: turn(pivot, Y, degrees * Math.sin(TAU * t)) }] }));
  };

/** Leans to one side and the other about its middle. */
export const tilt =
  (degrees: number): Act =>
  ({ scene }) => {
    const centre = centreOf(boxOf(scene.primitives));
    return round((t) => ({ movers: [{ pick: everything, field: turn(centre, Z, degrees * Math.sin(TAU * t)) }] }));
  };

/** Up and down by whole pixels of a 48 px picture; at rest at t = 0. */
export const bob =
  (pixels = 2, name?: RegExp): Act =>
  ({ px, size }) =>
    round((t) => {
      const up = Math.round((pixels * swell(t) * Math.max(48, size)) / 48) * px;
      return { movers: [{ pick: name ? named(name) : everything, field: shift([0, up, 0]) }] };
    });

/** Quick and small, to both sides, about its ground. */
export const shake: Act = ({ scene, px }) => {
  const { min, max } = boxOf(scene.primitives);
  const foot: Vec3 = [(min[0] + max[0]) / 2, min[1], 0];
  return round((t) => {
    const side = Math.sin(TAU * 2 * t);
    const tilted = turn(foot, Z, 3 * Math.sin(TAU * 2 * t));
    const moved = shift([Math.round(side * 1.2) * px, 0, 0]);
    return { movers: [{ pick: everything, field: (p) => moved(tilted(p)) }] };
  });
};

/** All of it larger and smaller about its ground (what stands) or its middle. */
export const pulse =
  (amount = 0.1): Act =>
  ({ scene, item }) => {
    const box = boxOf(scene.primitives);
    const centre: Vec3 = item ? centreOf(box) : [centreOf(box)[0], box.min[1], centreOf(box)[2]];
    return round((t) => {
      const k = 1 + amount * Math.max(0, Math.sin(TAU * t)) - amount * 0.4 * Math.max(0, -Math.sin(TAU * t));
      return { movers: [{ pick: everything, field: grow(centre, k) }] };
    });
  };

/** A boat on the swell: it leans, rises and falls; its sails draw. */
export const sail =
  (degrees = 4, cloth?: RegExp): Act =>
  ({ px }) => {
    return round((t) => {
      const lean = turn([0, 0.1, 0], Z, degrees * Math.sin(TAU * t));
      const up = Math.round(1.4 * (Math.sin(TAU * t - 0.8) + Math.sin(0.8))) * 0.7 * px;
      return {
        movers: [
          ...(cloth
            ? [
                {
                  pick: named(cloth),
                  field: (p: Vec3): Vec3 => [p[0], p[1], p[2] + 0.03 * ripple(p[1] * 6 + p[0] * 4, t)],
                },
              ]
            : []),
          { pick: everything, field: (p) => shift([0, up, 0])(lean(p)) },
        ],
      };
    });
  };

export { X, Y, Z };
