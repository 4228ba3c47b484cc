/** Isometric tiles: a top of 2:1 and two sides, thin, thick or a block, and things that stand on it. */

import { cloneImage, createImage, opaqueBounds, overlay, wordsOf } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { Layer } from '../catalogue/terrain-types.ts';
import {
  type FlatTop,
  foldDiamond,
  halfWidth,
  type IsometricShape,
  planOf,
  sideDepth,
  topRows,
} from './isometric-lattice.ts';
import type { TerrainMaterial } from './material.ts';
import { plainMaterial } from './material.ts';
import { groundOf, stylePalette, textureOptions } from './material-texture.ts';
import { clamp, hash, seedOf } from './noise.ts';
import { colourAt, drawTexture, evenSeed, type Texture } from './texture.ts';
import type { Packed } from './tones.ts';
import type { TileOutline, TileStyle } from './types.ts';

export interface IsometricPlan extends TileStyle {
  readonly material: TerrainMaterial;
  /** Width of the picture, a multiple of 4 px. */
  readonly width: Px;
  /** Height of the picture; the tile stands at its bottom (default: the width). */
  readonly height?: Px;
  readonly shape: IsometricShape;
  /** Height of the sides where it is not the shape's own. */
  readonly depth?: Px;
  readonly flatTop?: FlatTop;
  /** Something stands on it: a low tile leaves room. */
  readonly standing?: boolean;
}

/** A tile and where things stand on it: the middle of its top. */
export interface IsometricTile {
  readonly image: Rgba;
  readonly stand: { readonly x: Px; readonly y: Px };
}

/** Layers for a top of fewer than 16 texels: fewer rows, so that they can still be told apart. */
function coarser(layers: readonly Layer[], texels: number): readonly Layer[] {
  if (texels >= 16) return layers;
  const less = (n: number | undefined): number | undefined =>
    n === undefined ? n : Math.max(1, Math.round((n * texels) / 16));
  return layers.map((layer) => {
    if (!('field' in layer)) return { ...layer, n: layer.n >= 1 ? Math.max(1, layer.n * 0.8) : layer.n };
    const rows = less(layer.rows ?? (layer.field === 'planks' || layer.field === 'bricks' ? 4 : undefined));
    return { ...layer, ...(rows !== undefined && { rows }) };
  });
}

/** The texture of the top, on the canvas of one diamond; ask it through `foldDiamond`. */
export function isometricTexture(material: TerrainMaterial, n: Px, style: TileStyle): Texture {
  const drawn = { ...material, layers: coarser(material.layers, n / 2) };
  const options = {
    ...textureOptions(style, (style.seed ?? 1) + (seedOf(material.text) % 997)),
    width: n,
    height: n / 4,
    plan: (x: Px, y: Px) => planOf(n, x, y),
    wrap: (x: Px, y: Px) => foldDiamond(n, x, y),
  };
  const seed = n <= 32 ? evenSeed(drawn, n / 2, options) : options.seed;
  const t = drawTexture(drawn, n / 2, { ...options, seed });
  return { ...t, palette: stylePalette(t.palette, style) };
}

/** What a block of a material shows at its sides. */
const SIDE_OF: Readonly<Record<string, string>> = {
  stone: 'stonebrick',
  dungeon: 'stonebrick',
  ruins: 'stonebrick',
  tiles: 'tiles',
  checker: 'marble',
  roof: 'roof',
  claytiles: 'claytiles',
};

export function sideMaterialOf(m: TerrainMaterial): TerrainMaterial {
  const kind = SIDE_OF[m.kind] ?? m.side;
  if (kind === m.kind) return m;
  const side = plainMaterial(kind, m.text);
  // a colour that was named is seen at a built side, too
  return m.built && side.built ? { ...side, colours: [m.colours[0]!, ...side.colours.slice(1)] } : side;
}

function outlineOf(image: Rgba, tone: Packed): void {
  const before = wordsOf(cloneImage(image));
  const out = wordsOf(image);
  const { width: w, height: h } = image;
  const empty = (x: Px, y: Px): boolean => x < 0 || y < 0 || x >= w || y >= h || before[y * w + x] === 0;
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      if (!empty(x, y) && (empty(x, y + 1) || empty(x - 1, y) || empty(x + 1, y))) out[y * w + x] = tone;
    }
  }
}

/** Last row of the top in every column, -1 where there is none. */
export function lowerBorder(n: Px, flat: FlatTop): Int16Array {
  const low = new Int16Array(n).fill(-1);
  for (let y = 0; y < n / 2; y++) {
    const half = halfWidth(n, y, flat);
    for (let x = n / 2 - half; x < n / 2 + half; x++) low[x] = y;
  }
  return low;
}

/** Draws the ground of an isometric tile. */
export function drawIsometricGround(plan: IsometricPlan): IsometricTile {
  const n = plan.width;
  const height = plan.height ?? n;
  const flat = plan.flatTop ?? 2;
  const m = plan.material;
  const z = n / 32;
  const seed = plan.seed ?? 1;
  const full = plan.depth ?? sideDepth(n, plan.shape);
  const depth = plan.standing ? Math.min(full, Math.max(2, Math.round(n * 0.16))) : full;
  const top = isometricTexture(m, n, plan);
  const side = groundOf(sideMaterialOf(m), n / 2 >= 32 ? 32 : 16, { ...plan, seed: seed + 3 }).plain;
  const image = createImage(n, height);
  const out = wordsOf(image);
  const y0 = height - topRows(n, flat) - depth;
  const middle = n / 2;
  const low = lowerBorder(n, flat);
  const put = (x: Px, y: Px, colour: Packed): void => {
    if (y >= 0 && y < height) out[y * n + x] = colour;
  };
  // liquids stand lower between their banks
  const drop = m.liquid ? Math.max(1, Math.round(depth * 0.16)) : 0;
  for (let x = 0; x < n; x++) {
    if (low[x]! < 0) continue;
    const left = x < middle;
    const along = left ? x : n - 1 - x;
    const step = z > 1 ? x >> 1 : x;
    const length = m.soft * 0.5 + hash(left ? step : step + 50, 3, seed) * (m.soft + 0.6);
    const tip = m.soft ? Math.min(depth, Math.round(length * Math.max(0.8, z))) : 0;
    for (let d = 1; d <= depth; d++) {
      const v = d - 1;
      const y = y0 + low[x]! + d;
      if (v < tip) {
        put(x, y, top.palette[v === tip - 1 ? 1 : (left ? 3 : 2) - (v > tip / 2 ? 1 : 0)]!);
        continue;
      }
      let k = left ? 0 : -1;
      if (v === tip && depth > 3) k -= 1;
      if (d === depth) k -= 1;
      if (d > depth * 0.72 && depth > 8) k -= hash(x, d, seed) < 0.5 ? 1 : 0;
      if (left && x === middle - 1 && depth > 3) k += 1;
      if (!m.liquid) {
        put(x, y, colourAt(side, left ? along : along + 5, v, k));
      } else if (v < drop) {
        put(x, y, top.palette[left ? 4 : 3]!);
      } else if (m.glow) {
        put(x, y, colourAt(side, along, v, left ? 0 : -1));
      } else {
        put(x, y, top.palette[clamp((left ? 2 : 1) - (d > depth * 0.6 ? 1 : 0), 0, 5)]!);
      }
    }
  }
  const rows = topRows(n, flat);
  for (let y = 0; y < rows; y++) {
    const half = halfWidth(n, y, flat);
    for (let x = middle - half; x < middle + half; x++) {
      const edge = x - (middle - half) < 2 || middle + half - 1 - x < 2;
      const lit = edge && y >= rows / 2 && !m.soft && !m.liquid ? 1 : 0;
      const [a, b] = foldDiamond(n, x, y);
      put(x, y0 + y, colourAt(top, a, b, lit));
    }
  }
  const outline: TileOutline = plan.outline ?? 'lineless';
  if (outline !== 'lineless') outlineOf(image, side.palette[outline === 'single color outline' ? 0 : 1]!);
  return { image, stand: { x: middle, y: y0 + Math.round(n / 4) } };
}

/** Rows above its lowest one, as a share of its width, in which a thing's foot is looked for. */
const FOOT_ROWS = 0.3;

/** Width of what a thing stands on: its widest row near the ground. */
function footOf(thing: Rgba, box: { x: Px; y: Px; width: Px; height: Px }): Px {
  const last = box.y + box.height - 1;
  let widest = 0;
  for (let y = Math.max(box.y, last - Math.round(box.width * FOOT_ROWS)); y <= last; y++) {
    let [left, right] = [box.x + box.width, -1];
    for (let x = box.x; x < box.x + box.width; x++) {
      if (!thing.data[(y * thing.width + x) * 4 + 3]) continue;
      left = Math.min(left, x);
      right = x;
    }
    widest = Math.max(widest, right - left + 1);
  }
  return widest;
}

/** The picture of a thing on a tile: the middle of its foot at the middle of the top, a shadow under it. */
export function standOn(tile: IsometricTile, thing: Rgba, n: Px): Rgba {
  const image = cloneImage(tile.image);
  const box = opaqueBounds(thing);
  if (!box) return image;
  const { x: cx, y: cy } = tile.stand;
  const reach = Math.max(2, Math.min(n * 0.34, box.width * 0.5));
  for (let y = Math.floor(cy - reach / 2); y <= cy + reach / 2; y++) {
    for (let x = Math.floor(cx - reach); x < cx + reach; x++) {
      if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
      const d = Math.hypot((x + 0.5 - cx) / reach, (y + 0.5 - cy) / (reach / 2));
      const i = (y * image.width + x) * 4;
      if (d > 1 || image.data[i + 3] === 0) continue;
      for (const c of [0, 1, 2]) image.data[i + c] = Math.round(image.data[i + c]! * (c === 2 ? 0.8 : 0.72));
    }
  }
  // a foot as wide as it is deep ends a quarter of its width below its middle
  const below = Math.round(clamp(footOf(thing, box) / 4, n * 0.06, n * 0.2));
  overlay(image, thing, cx - box.x - Math.round(box.width / 2), cy + below - box.y - box.height);
  return image;
}
