import { type MaterialRef, MaterialSet } from '../catalogue/materials.ts';
import { hullCorners } from './hull.ts';
import type {
  BoxOptions,
  ClothOptions,
  Decal,
  HullOptions,
  Part,
  PartId,
  PartOptions,
  Plane,
  Primitive,
  PrimitiveOptions,
  Retouch,
  Solid,
  Spot,
} from './primitives.ts';
import type { SurfaceKind } from './texture/surface-kind.ts';
import {
  add,
  aim,
  cross,
  diagonal,
  IDENTITY,
  length,
  type Mat3,
  multiply,
  normalize,
  scale,
  sub,
  type Vec3,
} from './vec.ts';

/** Half sizes or radii. */
type Radii = number | Vec3;
type Radii2 = number | readonly [x: number, z: number];

const three = (r: Radii): Vec3 => (typeof r === 'number' ? [r, r, r] : r);
const two = (r: Radii2): readonly [number, number] => (typeof r === 'number' ? [r, r] : r);

/**
 * What is to be drawn: parts (units of voting and of lines), primitives in model units and pixel decals.
 * Methods add a primitive to a part; short names because recipes are long lists of them.
 */
export class Scene {
  readonly materials = new MaterialSet();
  readonly parts: Part[] = [];
  readonly primitives: Primitive[] = [];
  readonly decals: Decal[] = [];
  readonly retouches: Retouch[] = [];
  /** Its colours are cloth: of people. */
  dressed = false;
  /** What the parts of this subject are covered with, before their materials are asked. */
  cover?: (part: string) => SurfaceKind | undefined;

  /** Its own lists, the same primitives. */
  copy(): Scene {
    const s = new Scene();
    s.dressed = this.dressed;
    if (this.cover) s.cover = this.cover;
    for (const { ref } of this.materials.list) s.materials.index(ref);
    s.parts.push(...this.parts);
    s.primitives.push(...this.primitives);
    s.decals.push(...this.decals);
    s.retouches.push(...this.retouches);
    return s;
  }

  /** Names that are equal are fine: the index is the identity, the name says which piece it belongs to. */
  part(name: string, o: PartOptions = {}): PartId {
    this.parts.push({
      name,
      group: o.group ?? name,
      bias: o.bias ?? 0,
      priority: o.priority ?? 1,
      line: o.line ?? true,
      flat: o.flat ?? 0,
      soft: o.soft ?? false,
      melts: o.melts ?? false,
      held: o.held ?? false,
      thread: o.thread ?? false,
      blade: o.blade ?? false,
    });
    return this.parts.length - 1;
  }

  /** Index of a material, for patterns that return another material. */
  material(ref: MaterialRef): number {
    return this.materials.index(ref);
  }

  #solid(
    kind: Solid['kind'],
    part: PartId,
    material: MaterialRef,
    center: Vec3,
    matrix: Mat3,
    width: number,
    o: PrimitiveOptions,
    rest: Partial<Pick<Solid, 'taper' | 'planes' | 'corners' | 'extent' | 'round' | 'half'>> = {},
  ): void {
    this.primitives.push({
      kind,
      part,
      material: this.material(material),
      tone: o.tone ?? 0,
      width: o.width ?? width,
      center,
      matrix,
      taper: rest.taper ?? 0,
      planes: rest.planes ?? [],
      clips: o.clips && o.clips.length > 0 ? o.clips : undefined,
      pattern: o.pattern,
      surface: o.surface,
      capMaterial: o.capMaterial === undefined ? -1 : this.material(o.capMaterial),
      capTone: o.capTone ?? 0,
      extent: rest.extent ?? 1.8,
      corners: rest.corners ?? [],
      round: rest.round ?? 0,
      half: rest.half ?? [1, 1, 1],
    });
  }

  /** Ellipsoid at `center`. */
  ell(
    part: PartId,
    material: MaterialRef,
    center: Vec3,
    radii: Radii,
    rotation = IDENTITY,
    o: PrimitiveOptions = {},
  ): void {
    const r = three(radii);
    this.#solid('ellipsoid', part, material, center, multiply(rotation, diagonal(...r)), Math.min(...r), o);
  }

  /** Elliptical frustum from the centre `a` of one end to `b`; radii across ([x, z], z towards `facing`). */
  cone(
    part: PartId,
    material: MaterialRef,
    a: Vec3,
    b: Vec3,
    ra: Radii2,
    rb: Radii2,
    o: PrimitiveOptions & { readonly facing?: Vec3 } = {},
  ): void {
    const [ax, az] = two(ra);
    const [bx, bz] = two(rb);
    const axis = sub(b, a);
    const mx = (ax + bx) / 2;
    const mz = (az + bz) / 2;
    const matrix = multiply(aim(axis, o.facing), diagonal(mx, length(axis) / 2, mz));
    this.#solid('cone', part, material, scale(add(a, b), 0.5), matrix, Math.min(mx, mz), o, {
      taper: (bx - ax) / 2 / mx,
    });
  }

  /** Box with half sizes. */
  box(part: PartId, material: MaterialRef, center: Vec3, half: Radii, rotation = IDENTITY, o: BoxOptions = {}): void {
    const h = three(half);
    const matrix = multiply(rotation, diagonal(...h));
    this.#solid('box', part, material, center, matrix, Math.min(h[0], h[1]), o, { round: o.round ?? 0, half: h });
  }

  /** Convex solid: all points with n·p ≤ d for every plane, in local units of size `size`. */
  hull(
    part: PartId,
    material: MaterialRef,
    center: Vec3,
    planes: readonly Plane[],
    size = 1,
    rotation = IDENTITY,
    o: HullOptions = {},
  ): void {
    const matrix = multiply(rotation, diagonal(size, size, size));
    this.#solid('hull', part, material, center, matrix, size, o, {
      planes,
      corners: hullCorners(planes),
      extent: o.extent ?? 1.8,
    });
  }

  /** Round cone: the hull of two spheres. */
  cap(
    part: PartId,
    material: MaterialRef,
    a: Vec3,
    b: Vec3,
    ra: number,
    rb = ra,
    o: Pick<PrimitiveOptions, 'tone' | 'width' | 'surface'> = {},
  ): void {
    this.primitives.push({
      kind: 'capsule',
      part,
      material: this.material(material),
      tone: o.tone ?? 0,
      width: o.width ?? (ra + rb) / 2,
      surface: o.surface,
      a,
      b,
      ra,
      rb,
    });
  }

  /** Chain of round cones through points; one radius, or one per point. */
  tube(
    part: PartId,
    material: MaterialRef,
    points: readonly Vec3[],
    radii: number | readonly number[],
    o: Pick<PrimitiveOptions, 'tone' | 'width' | 'surface'> = {},
  ): void {
    const r = (i: number): number => (typeof radii === 'number' ? radii : (radii[i] ?? radii.at(-1) ?? 0));
    for (let i = 0; i + 1 < points.length; i++) this.cap(part, material, points[i]!, points[i + 1]!, r(i), r(i + 1), o);
  }

  /** Two-sided cloth over a grid of points, grid[row][column]; rows of equal length, smooth normals. */
  cloth(part: PartId, material: MaterialRef, grid: readonly (readonly Vec3[])[], o: ClothOptions = {}): void {
    const rows = grid.length;
    const columns = grid[0]?.length ?? 0;
    const p = (v: number, u: number): Vec3 =>
      grid[Math.min(rows - 1, Math.max(0, v))]![Math.min(columns - 1, Math.max(0, u))]!;
    const normals = grid.map((row, v) =>
      row.map((_, u) => normalize(cross(sub(p(v, u + 1), p(v, u - 1)), sub(p(v + 1, u), p(v - 1, u))))),
    );
    const spots = measured(grid);
    const long = spots.at(-1)?.[0]?.[1] ?? 0;
    const common = {
      kind: 'triangle' as const,
      surface: o.surface,
      part,
      material: this.material(material),
      tone: o.tone ?? 0,
      width: o.width ?? 0.2,
      backTone: o.backTone ?? 0.35,
      backMaterial: this.material(o.backMaterial ?? material),
    };
    const triangle = (corners: readonly (readonly [number, number])[]): void => {
      const [i, j, k] = corners as readonly [
        readonly [number, number],
        readonly [number, number],
        readonly [number, number],
      ];
      this.primitives.push({
        ...common,
        points: [p(...i), p(...j), p(...k)],
        grid: { at: [spots[i[0]]![i[1]]!, spots[j[0]]![j[1]]!, spots[k[0]]![k[1]]!], length: long },
        normals: [normals[i[0]]![i[1]]!, normals[j[0]]![j[1]]!, normals[k[0]]![k[1]]!],
      });
    };
    for (let v = 0; v + 1 < rows; v++) {
      for (let u = 0; u + 1 < columns; u++) {
        triangle([
          [v, u],
          [v, u + 1],
          [v + 1, u + 1],
        ]);
        triangle([
          [v, u],
          [v + 1, u + 1],
          [v + 1, u],
        ]);
      }
    }
  }

  /** Adds pixels set by hand; see Decal. */
  decal(decal: Decal): void {
    this.decals.push(decal);
  }
}

/** Where each point of a cloth lies on it, measured along its middle row and column: it keeps its folds when it swings. */
function measured(grid: readonly (readonly Vec3[])[]): readonly (readonly Spot[])[] {
  const row = grid[grid.length >> 1] ?? [];
  const middle = row.length >> 1;
  const along = (points: readonly Vec3[]): readonly number[] => {
    let sum = 0;
    return points.map((p, i) => {
      if (i > 0) sum += length(sub(p, points[i - 1]!));
      return sum;
    });
  };
  const across = along(row);
  const down = along(grid.map((r) => r[Math.min(middle, r.length - 1)]!));
  return grid.map((r, v) => r.map((_, u) => [across[u]! - across[middle]!, down[v]!] as const));
}
