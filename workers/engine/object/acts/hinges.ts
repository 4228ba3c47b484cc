import { type Field, shift, turn } from '../../solids/field.ts';
import type { Part, Plane, Primitive } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import { lerp, type Vec3 } from '../../solids/vec.ts';
import { type Act, easeOut, keyed, named, once, type Rest, round, swell, these } from './act.ts';
import { type Box3, boxOf, centreOf, middle, partOf, primitivesOf } from './measure.ts';
import type { Mover } from './move-parts.ts';

export interface HingeOptions {
  /** Height at which a solid lid is cut off its box. */
  readonly seam?: number;
  /** Degrees; default −105. */
  readonly by?: number;
  readonly axis?: Vec3;
  /** A point of the hinge; default the back lower edge. */
  readonly pivot?: (b: Box3) => Vec3;
  /** Parts that lie within the leaf's box and stay. */
  readonly fixed?: RegExp;
  /** With a seam: parts that go along above it. */
  readonly rides?: RegExp;
  /** Which of the recipe's own parts when open come to light. */
  readonly inside?: RegExp;
  /** Behind the leaf it is dark. */
  readonly hole?: boolean;
  /** Material of the cut. */
  readonly cap?: string;
  /** It opens and closes, round and round: a mouth. */
  readonly back?: boolean;
  readonly only?: (p: Primitive, part: Part) => boolean;
}

/** How far a lid has gone at a time: too far by 6 % at three quarters, then it settles. */
const settling = (t: number): number =>
  t === 0 ? 0 : t > 0.75 ? lerp(1.06, 1, (t - 0.75) * 4) : easeOut(t / 0.75) * 1.06;
/** Bands reach so far over the seam. */
const OVER_SEAM = 0.025;

/** Turns parts about an edge; what lies within their box goes along; solids are cut at the seam. */
export const hinge =
  (name: RegExp, o: HingeOptions = {}): Act =>
  (rest) => {
    const { scene } = rest;
    const leaf = primitivesOf(scene, name).filter((p) => o.only?.(p, partOf(scene, p)) ?? true);
    const box = boxOf(leaf);
    const pivot = o.pivot?.(box) ?? [centreOf(box)[0], o.seam ?? box.min[1], box.min[2]];
    const riders = scene.primitives.filter((p) => !leaf.includes(p) && rides(p, partOf(scene, p).name, box, o));
    const treasure = o.inside ? rest.inMood('open') : undefined;
    return (o.back ? round : once)(
      (t) => {
        const open = o.back ? swell(t) : settling(t);
        if (open === 0) return { movers: [] };
        const field = turn(pivot, o.axis ?? [1, 0, 0], (o.by ?? -105) * open);
        return {
          movers: [
            { pick: these(leaf), field, ...cutAt(o.seam, o.cap ?? 'dark_wood') },
            { pick: these(riders), field, ...cutAt(o.seam === undefined ? undefined : o.seam - OVER_SEAM) },
          ],
          add: (s) => {
            if (treasure && o.inside) borrow(s, treasure, o.inside);
            if (o.hole) darken(s, box);
          },
        };
      },
      o.back ? 8 : 6,
    );
  };

const cutAt = (height: number | undefined, cap?: string): Pick<Mover, 'clips' | 'cap'> =>
  height === undefined ? {} : { clips: [[0, -1, 0, -height]], ...(cap ? { cap } : {}) };

function rides(p: Primitive, name: string, { min, max }: Box3, o: HingeOptions): boolean {
  const at = middle(p);
  const within = [0, 1, 2].every((a) => at[a]! >= min[a]! - 0.03 && at[a]! <= max[a]! + 0.06);
  if (!within || o.fixed?.test(name)) return false;
  return !o.rides || (o.rides.test(name) && (o.seam === undefined || at[1] > o.seam - 0.01));
}

/** Takes over parts of another scene of the same recipe. */
export function borrow(s: Scene, from: Scene, name: RegExp): void {
  for (const p of primitivesOf(from, name)) {
    const part = s.part(partOf(from, p).name, partOf(from, p));
    s.primitives.push({ ...p, part, material: s.material(from.materials.at(p.material).ref) });
  }
}

/** A dark place behind a leaf that opens. */
function darken(s: Scene, { min, max }: Box3): void {
  const half: Vec3 = [(max[0] - min[0]) / 2 - 0.02, (max[1] - min[1]) / 2 - 0.01, 0.012];
  s.box(s.part('hole'), 'dark', [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, min[2] + 0.012], half);
}

/** A leaf that turns on an upright edge at its left (side −1) or right. */
export const door = (name: RegExp, o: HingeOptions & { readonly side?: 1 | -1 } = {}): Act => {
  const side = o.side ?? -1;
  return hinge(name, {
    axis: [0, 1, 0],
    by: side * 75,
    pivot: (b) => [side < 0 ? b.min[0] : b.max[0], 0, b.max[2]],
    hole: true,
    ...o,
  });
};

/** Slides parts; a plane that stays where it is cuts what slides behind it. */
export const slide =
  (name: RegExp, by: Vec3, cut?: Plane): Act =>
  () =>
    once((t) => {
      const go = easeOut(t);
      if (go === 0) return { movers: [] };
      const done: Vec3 = [by[0] * go, by[1] * go, by[2] * go];
      const along = cut && cut[0] * done[0] + cut[1] * done[1] + cut[2] * done[2];
      const clips: Pick<Mover, 'clips'> = cut ? { clips: [[cut[0], cut[1], cut[2], cut[3] - along!]] } : {};
      return { movers: [{ pick: named(name), field: shift(done), ...clips }] };
    }, 6);

/** Turns parts about a pivot by a table of degrees, one a frame: levers, throwing arms. */
export const lever =
  (
    name: RegExp,
    pivot: Vec3,
    degrees: readonly number[],
    o: { readonly axis?: Vec3; readonly add?: (s: Scene, t: number, rest: Rest) => void; readonly more?: (t: number) => readonly Mover[] } = {}, // biome-ignore format: one line
  ): Act =>
  (rest) =>
    once((t) => {
      const field: Field = turn(pivot, o.axis ?? [0, 0, 1], keyed(degrees, t));
      if (t === 0) return { movers: [] };
      return {
        movers: [...(o.more?.(t) ?? []), { pick: named(name), field }],
        add: (s) => o.add?.(s, t, rest),
      };
    }, degrees.length);
