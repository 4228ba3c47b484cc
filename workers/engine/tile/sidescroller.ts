/**
 * Sidescroller sets: lower is solid, upper is air (transparent). The ground line runs through the middle of a tile; a
 * surface layer lies on every border that looks up.
 */

import { type Corners, cornersOfNumber, ORDER_16, wangNumber } from '../../../src/domain/wang.ts';
import { createImage, wordsOf } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { cornerDistance } from './distance.ts';
import { baseOf, describedMaterial, FILL_VARIANTS, type Ground, groundOf, groundOfBase } from './material-texture.ts';
import { clamp, hash, mod, noise } from './noise.ts';
import { colourAt, type Texture } from './texture.ts';
import { type OnTile, SHEET_COLUMNS, sheetOf } from './topdown-set.ts';
import type { SidescrollerRequest, TileSet, WangTile } from './types.ts';

export interface SidescrollerPlan {
  readonly size: Px;
  readonly seed: number;
  readonly body: Ground;
  readonly cap: Ground;
  /** Thickness of the surface layer. */
  readonly thick: Px;
  /** How far below the ground the layer, its drips and their shadow may reach. */
  readonly deepest: Px;
  readonly soft: number;
  readonly radius: Px;
  readonly ragged: Px;
  readonly single: boolean;
  readonly lines: boolean;
  readonly heavy: boolean;
}

/** What is solid: signed depth in px below the nearest air, positive inside, at a place of the tile. */
type Solid = (x: Px, y: Px) => number;

export function planSidescroller(q: SidescrollerRequest): SidescrollerPlan {
  const s = q.tileSize ?? 16;
  const z = s / 16;
  const size = clamp(q.transitionSize ?? 0, 0, 1);
  const words = q.transition?.trim() || q.lower;
  const body = q.base
    ? groundOfBase(q.base, q)
    : groundOf(describedMaterial(q.lower, q, q.lowerColours), s, q, FILL_VARIANTS);
  const cap = groundOf(
    describedMaterial(words, q, q.transitionColours),
    s,
    { ...q, seed: (q.seed ?? 1) + 5 },
    FILL_VARIANTS,
  );
  const material = body.plain.material;
  const top = cap.plain.material;
  const drips = top.liquid || /moss|vine|ivy|drip/.test(words);
  const thick = size ? Math.max(2, Math.min(Math.round(Math.min(size, 0.6) * s * 0.66), s / 2 - Math.round(3 * z))) : 0;
  const straight = material.built || material.kind === 'crystal';
  // at a rounded corner the layer begins lower: it must end inside the tile whose middle carries the ground line
  const radius = straight ? z : clamp(s / 2 - 1 - thick - 2 * z, z, s * 0.2);
  return {
    size: s,
    seed: q.seed ?? 1,
    body,
    cap,
    thick,
    deepest: s / 2 - 1 - Math.ceil(radius),
    soft: top.soft || (drips ? 2 : 0),
    radius,
    ragged: straight ? 0 : s * 0.05,
    single: q.outline === 'single color outline',
    lines: q.outline !== 'lineless',
    heavy: size >= 0.4,
  };
}

/** Length of the drips and blades at a column; the same in every tile. */
const drip = (plan: SidescrollerPlan, x: Px): Px => {
  const { size: s, soft, seed } = plan;
  const length = Math.floor(hash(mod(x, s) >> (s > 16 ? 1 : 0), 9, seed) * (soft + 0.9) * (s / 16) * 0.85);
  return soft ? Math.max(0, Math.min(length, plan.deepest - plan.thick)) : 0;
};

/** Paints what is solid with the body, and the cap along everything that looks up. */
function paint(plan: SidescrollerPlan, solid: Solid, body: Texture, cap: Texture): Rgba {
  const { size: s, thick, soft, seed, single, lines } = plan;
  const z = s / 16;
  const image = createImage(s, s);
  const out = wordsOf(image);
  const inside = (x: Px, y: Px): boolean => solid(x, y) > 0;
  const below = (x: Px, y: Px): Px => {
    for (let k = 1; k <= s; k++) if (!inside(x, y - k)) return k;
    return 99;
  };
  for (let y = 0; y < s; y++) {
    for (let x = 0; x < s; x++) {
      const i = y * s + x;
      if (!inside(x, y)) {
        // blades that stand above the line
        const blade = thick && soft > 1 && !cap.material.liquid && inside(x, y + 1);
        if (blade && hash(mod(x, s), 4, seed) > 0.62) out[i] = cap.palette[4]!;
        continue;
      }
      const k = below(x, y);
      const west = inside(x - 1, y);
      const east = inside(x + 1, y);
      const south = inside(x, y + 1);
      const deep = thick ? thick + drip(plan, x) : 0;
      if (thick && k <= deep) {
        let shade = 0;
        if (k === 1) shade = soft || !plan.heavy ? 1 : 2;
        else if (k === deep) shade = -2;
        else if (k >= deep - z) shade = -1;
        else if (k <= z) shade = 1;
        const edge = lines && (!west || !east);
        if (edge) shade = east ? 0 : -2;
        out[i] = single && (edge || k === 1) ? cap.palette[0]! : colourAt(cap, x, y, shade);
        continue;
      }
      let edge = Math.min(west ? 9 : 1, east ? 9 : 1, south ? 9 : 1, k);
      const far = { west: !inside(x - 2, y), east: !inside(x + 2, y), south: !inside(x, y + 2) };
      if (edge > 1) edge = far.west || far.east || far.south ? 2 : 9;
      let shade = 0;
      if (thick && k <= plan.deepest) shade = k <= deep + z ? -2 : k <= deep + 2 * z ? -1 : 0;
      const depth = solid(x, y) + (noise(mod(x, s) / s, mod(y, s) / s, 4, seed + 8) - 0.5) * 3 * z;
      // at a tile's edge a wall is never nearer than this: what is darker there is darker in the next tile, too
      if (!shade && depth > s * 0.3) shade = -1;
      if (lines && edge === 1) {
        if (single) shade = -4;
        else if (k === 1 && !thick) shade = west && east ? 1 : 0;
        else shade = !south || !east ? -3 : -2;
      } else if (edge === 2) shade = far.west ? 1 : far.east || far.south ? -1 : shade;
      out[i] = colourAt(body, x, y, shade);
    }
  }
  return image;
}

/** Solid by corners. Floors and ceilings stay level; walls wander with y alone, the same way in every tile. */
function byCorners(plan: SidescrollerPlan, corners: Corners): Solid {
  const { size: s, radius, ragged, seed } = plan;
  const mask = 15 ^ wangNumber(corners);
  const sway = Array.from({ length: s }, (_, y) => (noise(0.5, y / s, 4, seed + 3) - 0.5) * 2.4 * ragged);
  return (x, y) => cornerDistance(mask, x + 0.5 - s / 2 + sway[mod(y, s)]!, y + 0.5 - s / 2, radius);
}

/** Solid below a line, `line(x)` px from the tile's top. */
const below =
  (line: (x: Px) => Px): Solid =>
  (x, y) =>
    y + 0.5 - line(x + 0.5);

/**
 * Slopes join the level ground line at half a tile's height. 45° takes two tiles a step, one over the other by columns:
 * `low` replaces the tile under the step's corner, `high` stands diagonally above it; they may be repeated. 1:2 takes
 * two tiles side by side on two rows. Left ones are the mirror image.
 */
function slopeLines(s: Px): readonly (readonly [name: string, corners: Corners, line: (x: Px) => Px])[] {
  const rows: (readonly [string, number, number, (x: Px) => Px])[] = [
    ['slope_45_low', 8, 4, (x) => (x < 0 ? s / 2 : s / 2 - x)],
    ['slope_45_high', 14, 13, (x) => (x > s ? s / 2 : (3 * s) / 2 - x)],
    ['slope_22_low', 12, 12, (x) => (x < 0 ? s / 2 : s / 2 - x / 2)],
    ['slope_22_high', 12, 12, (x) => (x > s ? s / 2 : s - x / 2)],
  ];
  return rows.flatMap(([name, right, left, line]) => [
    [`${name}_right`, cornersOfNumber(right), line] as const,
    [`${name}_left`, cornersOfNumber(left), (x: Px) => line(s - x)] as const,
  ]);
}

/** A ledge that can be jumped through from below: its top is level with the ground line. */
function platform(s: Px, from: Px, to: Px): Solid {
  const top = s / 2;
  const depth = Math.round(s * 0.3);
  const r = s * 0.12;
  return (x, y) => {
    const u = x + 0.5;
    const v = y + 0.5 - top;
    const left = u - from;
    const right = to - u;
    const sides = Math.min(left, right);
    const round = sides < r ? (r - sides) * 0.8 : 0;
    return Math.min(sides, v, depth - round - v);
  };
}

/** Draws a planned set. */
export function drawSidescrollerPlan(plan: SidescrollerPlan, onTile?: OnTile): TileSet {
  const { size: s, body, cap } = plan;
  const tiles: WangTile[] = [];
  const many = 16 + body.variants.length + 2 + 8 + 4;
  const add = (name: string, corners: Corners, cell: number, image: Rgba, extra?: WangTile['extra']): void => {
    const at = { col: cell % SHEET_COLUMNS, row: Math.floor(cell / SHEET_COLUMNS) };
    const tile: WangTile = { name, corners, ...at, image, ...(extra && { extra }) };
    tiles.push(tile);
    onTile?.(tile, tiles.length, many);
  };
  ORDER_16.forEach((n, cell) => {
    const corners = cornersOfNumber(n);
    add(`wang_${n}`, corners, cell, paint(plan, byCorners(plan, corners), body.plain, cap.plain));
  });
  const solid = cornersOfNumber(0);
  body.variants.forEach((texture, i) => {
    add(`fill_${i + 1}`, solid, 16 + i, paint(plan, byCorners(plan, solid), texture, cap.plain), 'fill');
  });
  const floor = cornersOfNumber(12);
  for (const k of [0, 1]) {
    const picture = paint(plan, byCorners(plan, floor), body.variants[k]!, cap.variants[k]!);
    add(`border_top_${k + 1}`, floor, 20 + k, picture, 'border');
  }
  slopeLines(s).forEach(([name, corners, line], i) => {
    add(name, corners, 24 + i, paint(plan, below(line), body.plain, cap.plain), 'slope');
  });
  const ledges = [
    ['platform_left', 2 * (s / 16), 9 * s],
    ['platform_middle', -9 * s, 9 * s],
    ['platform_right', -9 * s, s - 2 * (s / 16)],
    ['platform_single', 2 * (s / 16), s - 2 * (s / 16)],
  ] as const;
  ledges.forEach(([name, from, to], i) => {
    add(name, cornersOfNumber(15), 32 + i, paint(plan, platform(s, from, to), body.plain, cap.plain), 'platform');
  });
  return {
    kind: 'sidescroller',
    size: s,
    full: false,
    tiles,
    sheet: sheetOf(tiles, s),
    laterSheets: [],
    rows: 4,
    bases: { lower: baseOf(body) },
    materials: { lower: body.plain.material.kind, upper: 'air', transition: cap.plain.material.kind },
    unknown: [...new Set([body, cap].flatMap(({ plain }) => plain.material.unknown))],
  };
}

/** Draws a sidescroller set from its request; the same request and seed give the same bytes. */
export const drawSidescrollerSet = (request: SidescrollerRequest, onTile?: OnTile): TileSet =>
  drawSidescrollerPlan(planSidescroller(request), onTile);
