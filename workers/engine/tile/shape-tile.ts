/** Hexagons, octagons and squares: a top that is cut out of a material, and the side that drops from its lower border. */

import { createImage, wordsOf } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { sideMaterialOf } from './isometric.ts';
import type { TerrainMaterial } from './material.ts';
import { groundOf } from './material-texture.ts';
import { clamp, hash } from './noise.ts';
import { fillerPixel, type ShapeGeometry, type TileShape } from './shapes.ts';
import { colourAt, type Texture } from './texture.ts';
import type { Packed } from './tones.ts';
import type { TileStyle } from './types.ts';

/** How the border is shown: a lit and a dark rim, or none, so that only areas tell. */
export type OutlineMode = 'outline' | 'segmentation';

/** Textures of a tile, drawn once and used for many. */
export interface ShapeGround {
  readonly material: TerrainMaterial;
  readonly top: Texture;
  readonly side: Texture;
}

const texels = (n: Px): number => (n >= 64 ? 64 : n >= 32 ? 32 : 16);

export const shapeGround = (material: TerrainMaterial, n: Px, style: TileStyle): ShapeGround => ({
  material,
  top: groundOf(material, texels(n), style).plain,
  side: groundOf(sideMaterialOf(material), texels(n), style).plain,
});

/** The colour of the top at a pixel; a feature (road, coast) may paint over it. */
export type TopPaint = (x: Px, y: Px, planY: Px) => Packed | undefined;

export interface ShapeTileOptions {
  readonly mode?: OutlineMode;
  readonly seed?: number;
  readonly paint?: TopPaint;
  /** Draw the piece between octagons instead. */
  readonly filler?: boolean;
}

/** Draws one tile of a shape. Pixels of the top are exactly the rows of the geometry: copies on its lattice close up. */
export function drawShapeTile(g: ShapeGeometry, shape: TileShape, ground: ShapeGround, o: ShapeTileOptions = {}): Rgba {
  const { size: n, rows, depth, ratio } = g;
  const { top, side, material } = ground;
  const image = createImage(n, Math.max(g.height, rows));
  const out = wordsOf(image);
  const seed = o.seed ?? 1;
  const z = n / 32;
  const inTop = (x: Px, y: Px): boolean => {
    if (y < 0 || y >= rows || x < 0 || x >= n) return false;
    if (o.filler) return fillerPixel(g, x, y);
    const half = g.halfWidth(y);
    return x >= n / 2 - half && x < n / 2 + half;
  };
  const put = (x: Px, y: Px, c: Packed): void => {
    if (y < image.height) out[y * n + x] = c;
  };
  const rims = o.mode !== 'segmentation';
  const facing = (x: Px): number => {
    if (shape === 'square_topdown' || shape === 'oblique') return 0;
    if (shape === 'hex_pointy') return x < n / 2 ? 0 : -1;
    return x < n * 0.25 ? 0 : x < n * 0.75 ? -1 : -2;
  };
  for (let x = 0; x < n; x++) {
    let last = -1;
    for (let y = 0; y < rows; y++) if (inTop(x, y)) last = y;
    if (last < 0) continue;
    const tip = material.soft
      ? Math.min(
          depth,
          Math.round(
            (material.soft * 0.5 + hash(z > 1 ? x >> 1 : x, 3, seed) * (material.soft + 0.6)) * Math.max(0.8, z),
          ),
        )
      : 0;
    for (let d = 1; d <= depth; d++) {
      if (d <= tip) {
        put(x, last + d, top.palette[d === tip ? 1 : 2]!);
        continue;
      }
      const k = facing(x) - (d === tip + 1 || d === depth ? 1 : 0);
      if (!material.liquid) put(x, last + d, colourAt(side, x, d - 1, clamp(k, -3, 1)));
      else if (material.glow) put(x, last + d, colourAt(top, x, d - 1, k));
      else put(x, last + d, top.palette[clamp(2 + k - (d > depth * 0.6 ? 1 : 0), 0, 4)]!);
    }
  }
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < n; x++) {
      if (!inTop(x, y)) continue;
      const planY = Math.floor(y / ratio);
      const painted = o.paint?.(x, y, planY);
      if (painted !== undefined) {
        put(x, y, painted);
        continue;
      }
      const back = !inTop(x, y - 1) || (!inTop(x - 1, y) && y < rows / 2) || (!inTop(x + 1, y) && y < rows / 2);
      const front = !inTop(x, y + 1) || !inTop(x - 1, y) || !inTop(x + 1, y);
      const shade = !rims || material.liquid ? 0 : back ? 1 : front ? (depth ? 1 : -1) : 0;
      put(x, y, colourAt(top, x, planY, shade));
    }
  }
  return image;
}
