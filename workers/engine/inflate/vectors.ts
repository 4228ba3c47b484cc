/** A flat drawing: painted layers of closed polygons, the furthest first. x to the right, y down, in units of its own box. */
export interface Vectors {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}

/** One shape in one colour. */
export interface Layer {
  /** Closed rings of x, y, x, y … */
  readonly rings: readonly Float64Array[];
  /** 0..255 each. */
  readonly rgb: Rgb3;
  /** 0..1; below `GLAZE` it only lightens or darkens what lies under it. */
  readonly opacity: number;
  /** Even-odd filling; else non-zero. */
  readonly evenodd: boolean;
}

export type Rgb3 = readonly [number, number, number];
/** Filled area alone: what scan conversion needs. */
export type Filled = Pick<Layer, 'rings' | 'evenodd'>;

/** A layer less opaque than this is a tone of what it lies on. */
export const GLAZE = 0.6;

/** Bounds of rings: [left, top, right, bottom]. */
export function boundsOf(rings: Iterable<Float64Array>): readonly [number, number, number, number] {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i += 2) {
      left = Math.min(left, ring[i]!);
      right = Math.max(right, ring[i]!);
      top = Math.min(top, ring[i + 1]!);
      bottom = Math.max(bottom, ring[i + 1]!);
    }
  }
  return [left, top, right, bottom];
}
