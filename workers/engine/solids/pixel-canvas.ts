import type { Ramp } from '../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../src/pixels/types.ts';
import type { MaterialRef } from '../catalogue/materials.ts';
import type { PartId } from './scene.ts';
import type { Vec3 } from './vec.ts';

/** What a decal may see and set: the shaded picture before its outer line. */
export interface PixelCanvas {
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

/**
 * A decal of characters: each row a line of pixels, `key` gives their colours, other characters are left alone.
 * Centred on a model point and hidden when something stands in front of that point (by more than `tolerance` model units).
 */
export function stamp(
  point: Vec3,
  rows: readonly string[],
  key: Readonly<Record<string, Rgb>>,
  o: { readonly only?: readonly string[]; readonly tolerance?: number } = {},
): (canvas: PixelCanvas) => void {
  return (canvas) => {
    const [px, py, pz] = canvas.project(point);
    const width = rows[0]?.length ?? 0;
    const x0 = Math.round(px - width / 2);
    const y0 = Math.round(py - rows.length / 2);
    const front = canvas.depthAt(Math.floor(px), Math.floor(py));
    if (front - pz > (o.tolerance ?? 0.12) * canvas.scale) return;
    rows.forEach((row, j) => {
      for (let i = 0; i < row.length; i++) {
        const colour = key[row[i] as string];
        if (!colour) continue;
        if (o.only && !o.only.includes(canvas.nameAt(x0 + i, y0 + j))) continue;
        canvas.put(x0 + i, y0 + j, colour);
      }
    });
  };
}
