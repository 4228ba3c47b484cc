import { type Field, movePrimitive, moveSolid } from '../../solids/field.ts';
import type { Decal, Part, Pattern, Plane, Primitive, Solid } from '../../solids/primitives.ts';
import type { Scene } from '../../solids/scene.ts';
import type { Vec3 } from '../../solids/vec.ts';
import { boxOf, gap, localPlane } from './measure.ts';

/** What happens to some of a scene's primitives. */
export interface Mover {
  readonly pick: (index: number, primitive: Primitive, part: Part) => boolean;
  readonly field?: Field;
  /** Added to n·L. */
  readonly tone?: number;
  /** Cuts along model planes at rest (n·p ≤ d stays), before it moves; capsules and cloth stay whole. */
  readonly clips?: readonly Plane[];
  /** Material of the cut. */
  readonly cap?: string;
  /** The surface pattern in place of the one at rest. */
  readonly pattern?: (rest: Pattern | undefined) => Pattern;
  /** Solids are cut across this axis into so many slices, each of which moves by itself: one block can bend. */
  readonly slices?: readonly [axis: 0 | 1 | 2, count: number];
  /** Left out. */
  readonly hide?: boolean;
}

/** How far slices overlap, in shares of their width: no gaps where they spread. */
const OVERLAP = 0.12;
/** Far outside every picture: decals of what is left out. */
const NOWHERE: Vec3 = [99, -99, -99];

const isSolid = (p: Primitive): p is Solid => p.kind !== 'capsule' && p.kind !== 'triangle';
const clipped = (p: Solid, planes: readonly Plane[]): Solid => ({
  ...p,
  clips: [...(p.clips ?? []), ...planes.map((plane) => localPlane(p, plane))],
});

/** A scene whose primitives and decals have moved; several movers of one primitive act in their order. The one given stays. */
export function moveParts(rest: Scene, movers: readonly Mover[], more?: (s: Scene) => void): Scene {
  const s = rest.copy();
  s.primitives.length = 0;
  s.decals.length = 0;
  const fields = rest.primitives.map((p, i) => {
    const own = movers.filter((m) => m.pick(i, p, rest.parts[p.part]!));
    return movePart(s, p, own);
  });
  for (const decal of rest.decals) s.decals.push(carried(decal, rest, fields));
  more?.(s);
  return s;
}

/** Adds one primitive as its movers have it, and tells where its points went. */
function movePart(s: Scene, at: Primitive, movers: readonly Mover[]): Field | undefined {
  if (movers.length === 0) {
    s.primitives.push(at);
    return undefined;
  }
  if (movers.some(({ hide }) => hide)) return () => NOWHERE;
  const sliced = movers.find((m) => m.slices && m.field);
  const fields = movers.flatMap(({ field }) => field ?? []);
  const field: Field | undefined = fields.length ? (q) => fields.reduce((v, f) => f(v), q) : undefined;
  let p = at;
  for (const { clips, cap, pattern, tone } of movers) {
    if (clips && isSolid(p)) p = { ...clipped(p, clips), ...(cap ? { capMaterial: s.material(cap) } : {}) };
    if (pattern && isSolid(p)) p = { ...p, pattern: pattern(p.pattern) };
    if (tone) p = { ...p, tone: p.tone + tone };
  }
  if (!field) s.primitives.push(p);
  else if (sliced && isSolid(p)) s.primitives.push(...slicesOf(p, sliced.slices!, field));
  else s.primitives.push(movePrimitive(p, field));
  return field;
}

function slicesOf(p: Solid, [axis, count]: readonly [0 | 1 | 2, number], field: Field): readonly Primitive[] {
  const box = boxOf([p]);
  const width = (box.max[axis] - box.min[axis]) / count;
  const plane = (sign: number, d: number): Plane => [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0, d]; // biome-ignore format: one line
  return Array.from({ length: count }, (_, j) => {
    const from = box.min[axis] + width * j;
    const at: [number, number, number] = [...p.center];
    at[axis] = from + width / 2;
    const planes = [
      ...(j > 0 ? [plane(-1, -from + width * OVERLAP)] : []),
      ...(j < count - 1 ? [plane(1, from + width * (1 + OVERLAP))] : []),
    ];
    return moveSolid(clipped(p, planes), field, at);
  });
}

/** A decal speaks of points at rest: each goes where the primitive that it lies on went. */
const carried =
  (decal: Decal, rest: Scene, fields: readonly (Field | undefined)[]): Decal =>
  (canvas) =>
    decal({
      ...canvas,
      project(point) {
        let nearest = Number.POSITIVE_INFINITY;
        let field: Field | undefined;
        rest.primitives.forEach((p, i) => {
          const away = Math.abs(gap(p, point));
          if (away >= nearest) return;
          nearest = away;
          field = fields[i];
        });
        return canvas.project(field ? field(point) : point);
      },
    });
