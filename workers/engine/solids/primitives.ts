/** What a scene is made of: parts, solids, capsules, triangles, and pixels set by hand. */
import type { Ramp } from '../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../src/pixels/types.ts';
import type { MaterialRef } from '../catalogue/materials.ts';
import type { SurfaceKind } from './texture/surface-kind.ts';
import type { Mat3, Vec3 } from './vec.ts';

/** Index of a part in `Scene.parts`. */
export type PartId = number;
/** A half-space n·p ≤ d in a solid's local units. */
export type Plane = readonly [nx: number, ny: number, nz: number, d: number];
/** What a surface pattern says of one point: another tone, or another material (index from `Scene.material`). */
export type PatternHit = number | { readonly material: number; readonly tone?: number };
/** Local point and local normal → tone offset (in units of n·L; ≤ −1.1 surely reaches the next tone) or material. */
export type Pattern = ((x: number, y: number, z: number, nx: number, ny: number, nz: number) => PatternHit) & {
  /** Rows that a large picture lays finer, pixel by pixel. */
  readonly laid?: Laid;
};

/** Rows of bricks or tiles on a primitive. */
export interface Laid {
  readonly kind: 'bricks' | 'tiles';
  readonly rows: number;
  readonly columns: number;
  /** In model units. */
  readonly height: number;
  readonly width: number;
  /** Rows go up along the primitive's own y, along its z, or against its z. */
  readonly up: 'y' | 'z' | '-z';
}

export interface PartOptions {
  /** No line is drawn between parts of one group. Default: the part's own name. */
  readonly group?: string;
  /** Tones added: −1 for far limbs. */
  readonly bias?: number;
  /** Vote weight per sample: held things and belts 1.5, jewels and strings 2.2. */
  readonly priority?: number;
  /** Whether it may draw a line on parts behind it. */
  readonly line?: boolean;
  /** 0..1: how far n·L is pulled to .5, for faces. */
  readonly flat?: number;
  /** Its edge over a head is one tone, not a line. */
  readonly soft?: boolean;
  /** Its edge over what is like it is one tone unless that lies far behind: limbs that grow out of a body. */
  readonly melts?: boolean;
  /** Held things cast no contact shadow and always edge what is behind them. */
  readonly held?: boolean;
  /** A string: it is a line itself and has none round it. */
  readonly thread?: boolean;
  /** A straight blade: lit along one side of its axis, in shade along the other. */
  readonly blade?: boolean;
}

export interface Part extends Required<PartOptions> {
  readonly name: string;
}

/** Options every primitive takes. */
export interface PrimitiveOptions {
  /** Added to n·L. */
  readonly tone?: number;
  readonly pattern?: Pattern;
  /** What its surface is like, where its material does not say. */
  readonly surface?: SurfaceKind;
  /** Cutting planes in local units (ellipsoid: unit sphere; cone: y −1..1; box: ±1; hull: its own). Keep n·p ≤ d. */
  readonly clips?: readonly Plane[];
  /** Material and tone of a cut or of a cone's end. */
  readonly capMaterial?: MaterialRef;
  readonly capTone?: number;
  /** Half width in model units that the number of tones goes by; default: the smallest radius. */
  readonly width?: number;
}
export interface BoxOptions extends PrimitiveOptions {
  /** Radius in model units over which normals bend at the edges; the silhouette stays. */
  readonly round?: number;
}
export interface HullOptions extends PrimitiveOptions {
  /** Only for hulls without corners (unbounded until clipped): their reach in local units; default 1.8. */
  readonly extent?: number;
}
export interface ClothOptions {
  readonly tone?: number;
  /** Taken off n·L on the inner side; default .35. */
  readonly backTone?: number;
  readonly backMaterial?: MaterialRef;
  readonly width?: number;
  readonly surface?: SurfaceKind;
}

interface Common {
  readonly part: PartId;
  readonly material: number;
  readonly tone: number;
  readonly width: number;
  readonly surface?: SurfaceKind | undefined;
}
export interface Solid extends Common {
  readonly kind: 'ellipsoid' | 'cone' | 'box' | 'hull';
  readonly center: Vec3;
  /** Local → model, without the centre. */
  readonly matrix: Mat3;
  /** cone: relative change of the radius from the middle to the top. */
  readonly taper: number;
  readonly planes: readonly Plane[];
  readonly clips: readonly Plane[] | undefined;
  readonly pattern: Pattern | undefined;
  readonly capMaterial: number;
  readonly capTone: number;
  readonly extent: number;
  /** hull: its corners in local units. */
  readonly corners: readonly Vec3[];
  /** box: rounding of normals and half sizes. */
  readonly round: number;
  readonly half: Vec3;
}
export interface Capsule extends Common {
  readonly kind: 'capsule';
  readonly a: Vec3;
  readonly b: Vec3;
  readonly ra: number;
  readonly rb: number;
}
/** A place on a cloth. */
export type Spot = readonly [across: number, down: number];

export interface Triangle extends Common {
  readonly kind: 'triangle';
  readonly points: readonly [Vec3, Vec3, Vec3];
  readonly normals: readonly [Vec3, Vec3, Vec3];
  /** Where its points lie on the cloth, across and down, in model units, and how long the cloth is; absent: no cloth. */
  readonly grid?: { readonly at: readonly [Spot, Spot, Spot]; readonly length: number };
  readonly backTone: number;
  readonly backMaterial: number;
}
export type Primitive = Solid | Capsule | Triangle;

/** What a decal may see and set: the shaded picture before its outer line. */
export interface DecalSurface {
  readonly width: Px;
  readonly height: Px;
  /** Pixels per model unit. */
  readonly scale: number;
  /** Part of a pixel; −1 for none or outside. */
  partAt(x: Px, y: Px): PartId;
  /** Name of the part of a pixel; '' for none. */
  nameAt(x: Px, y: Px): string;
  /** Sets a covered pixel; elsewhere nothing happens, so a decal never leaves its subject. */
  put(x: Px, y: Px, colour: Rgb): void;
  /** Model point → continuous pixel coordinates. z grows towards the viewer, in pixels. */
  project(p: Vec3): Vec3;
  /** Model direction → screen direction (x right, y down, z to the viewer), length kept in model units. */
  direction(v: Vec3): Vec3;
  /** The surface's depth at a pixel (as `project`'s z); −∞ where nothing is. */
  depthAt(x: Px, y: Px): number;
  ramp(material: MaterialRef): Ramp;
}

/** Pixels set by hand after shading: letters, glints, faces. Called in order, before the outer line. */
export type Decal = (canvas: DecalSurface) => void;

/** One entry per pixel: what the vote of its samples decided. Later steps edit it in place. */
export interface PixelSurface {
  readonly width: Px;
  readonly height: Px;
  /** Pixels per model unit. */
  readonly scale: number;
  /** Part index, −1 for none. */
  readonly part: Int16Array;
  readonly material: Uint16Array;
  /** Mean n·L of the winning samples. */
  readonly light: Float32Array;
  readonly depth: Float32Array;
  /** Width in pixels of the primitive: thin ones carry fewer tones. */
  readonly span: Float32Array;
}

/**
 * Changes what pixels are between the vote and their tones: snow, moss, rust. `view`: model → screen without the origin.
 * Called in order.
 */
export type Retouch = (surface: PixelSurface, view: Mat3, originX: Px, originY: Px) => void;
