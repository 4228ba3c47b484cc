/** Draws one top-down tile. Everything here is a function of the tile's own corners and the pixel's place. */

import type { Corners } from '../../../src/domain/wang.ts';
import { createImage, wordsOf } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { drawFence } from './fence.ts';
import { clamp, hash, mod, noise } from './noise.ts';
import { colourAt, type Texture } from './texture.ts';
import { HALF_DOWN, type Packed } from './tones.ts';
import type { TopdownPlan } from './topdown-plan.ts';
import { type Region, regionOf } from './topdown-region.ts';

/** What differs in an extra tile. */
export interface TileVariant {
  readonly mass?: Texture;
  readonly floor?: Texture;
  readonly side?: Texture;
  /** Which of the plan's border displacements. */
  readonly wobble?: number;
  /** A fence with an opening. */
  readonly gate?: boolean;
}

interface Brush {
  readonly plan: TopdownPlan;
  readonly region: Region;
  readonly mass: Texture;
  readonly floor: Texture;
  readonly side: Texture;
  /** A liquid below solid ground: it foams. */
  readonly wet: boolean;
}

/** Shade of a pixel of the top. */
function topShade({ plan, region: r, wet }: Brush, x: Px, y: Px): number {
  const { size: s, soft, single, lines, band } = plan;
  const south = r.top(x, y + 1);
  const north = r.top(x, y - 1);
  const west = r.top(x - 1, y);
  const east = r.top(x + 1, y);
  const raised = plan.height > 0 || plan.full;
  const core = r.core(x, y);
  let k = 0;
  if (!south) k = soft ? -1 : raised ? 2 : lines ? -2 : -1;
  else if (soft && !core) k = 0;
  else if (soft && !r.core(x, y + 1)) k = 1;
  else if (!east) k = -1;
  else if (!north && (raised || band)) k = 1;
  else if (!west) k = 1;
  if (soft && k !== -1 && !band) {
    // tips catch light all along the border, over a dark foot
    if (!south || !east) k = south ? -1 : -2;
    else if (!north || !west || !r.top(x, y + 2) || !r.top(x + 2, y) || !r.top(x - 2, y)) {
      k = hash(mod(x, s), mod(y, s), plan.seed + 6) < 0.72 ? 1 : 0;
    }
  } else if (soft && !band && !south) k = -2;
  if (wet && !plan.height && !plan.full) {
    // land without a bank is wet at its rim
    const e = r.distance(x, y);
    const z = s / 16;
    if (e < 1.2 * z) k = -1;
    else k = e < 3 * z && hash(mod(x, s), mod(y, s), 8) < 0.8 ? HALF_DOWN : 0;
  }
  if (single && (!south || !north || !west || !east)) return -4;
  return !lines && k < -1 ? -1 : k;
}

/** Shade of a pixel of the face, or of a band round the top. */
function sideShade({ plan, region: r, wet }: Brush, x: Px, y: Px): number {
  const { size: s, single, lines } = plan;
  const z = s / 16;
  if (plan.band) {
    const outNorth = !r.any(x, y - 1) || !r.any(x - 1, y);
    const outSouth = !r.any(x, y + 1) || !r.any(x + 1, y);
    const inSouth = r.top(x, y + 1) || r.top(x + 1, y);
    if (single && (outNorth || outSouth)) return -4;
    if (outSouth || inSouth) return lines ? -2 : -1;
    return outNorth ? 1 : 0;
  }
  const look = plan.full ? Math.floor(2.5 * z) : Math.max(3, Math.floor(s / 5));
  let lip = 99;
  let foot = 99;
  for (let k = 1; k <= look; k++) {
    if (lip > k && r.top(x, y - k)) lip = k;
    if (foot > k && !r.any(x, y + k)) foot = k;
  }
  const west = r.any(x - 1, y);
  const east = r.any(x + 1, y);
  let k = lip <= z ? -2 : lip <= 2 * z ? -1 : foot <= z ? -2 : foot <= 2.5 * z ? -1 : 0;
  if (plan.abyss) k = foot <= z ? -4 : foot <= 2 * z ? -3 : foot <= 3 * z ? -2 : -1;
  if (!west) k = Math.max(k, 0) + 1;
  if (!east) k -= 1;
  if (single) {
    if (foot === 1 || !east || !west || !r.any(x, y - 1)) k = -4;
  } else if (lines && foot === 1 && !wet) k = -2;
  return lines ? k : Math.max(k, -1);
}

/** Foam and shallows: rings of the field itself, so nothing is searched for. */
function wetColour({ plan, region: r, floor }: Brush, x: Px, y: Px): Packed {
  const { size: s, height: h, foamWidth: width, seed } = plan;
  const z = Math.max(1, Math.round(s / 16));
  const edge = Math.max(r.distance(x, y + (h >> 1)), r.distance(x, y - (h - (h >> 1))));
  const d = Math.max(1, Math.ceil(-edge));
  const tone = (by: number): Packed => colourAt(floor, x, y, by);
  if (floor.material.glow) return d <= z ? floor.palette[5]! : d <= 2 * z ? floor.palette[4]! : tone(0);
  const gap = noise(mod(x, s) / s, mod(y, s) / s, 4, seed + 90);
  const shaded = r.any(x, y - 1) || r.any(x, y - 2);
  if (d === 1 && shaded) return tone(-2);
  const thick = floor.material.kind === 'oil' || floor.material.kind === 'slime' || floor.material.kind === 'honey';
  if (thick) return d <= 1.5 * z ? tone(-1) : tone(0);
  const white =
    plan.kind === 'foam'
      ? d <= z + (gap > 0.5 ? z : 0) || (d >= width && d < width + z && gap > 0.38)
      : d <= (shaded ? 2 : 1) * z && gap > 0.3;
  if (white) return floor.palette[5]!;
  return tone(d <= width + z ? 1 : 0);
}

/** Shade of the floor: the shadow that the mass throws to the south-east. */
function floorShade({ plan, region: r }: Brush, x: Px, y: Px): number {
  for (let k = 1; k <= plan.shadow; k++) if (r.any(x - k, y - k) || r.any(x - k, y - (k >> 1))) return -1;
  if (plan.shadow) return 0;
  if (plan.band) return r.any(x, y - 1) || r.any(x - 1, y) ? -1 : 0;
  return plan.soft && (r.any(x, y - 1) || r.any(x - 1, y)) ? -1 : 0;
}

/** A tile's picture with several textures, that change what lies inside it and never what lies at its border: frames of one wobble and gate, those of the first. */
export function drawTopdownFrames(plan: TopdownPlan, corners: Corners, frames: readonly TileVariant[]): Rgba[] {
  const flipped = plan.inverted
    ? (corners.map((c) => (c === 'U' ? 'L' : c === 'L' ? 'U' : c)) as unknown as Corners)
    : corners;
  const region = regionOf(plan, flipped, frames[0]?.wobble ?? 0);
  return frames.map((frame) => paintTile(plan, flipped, region, frame));
}

function paintTile(plan: TopdownPlan, flipped: Corners, region: Region, variant: TileVariant): Rgba {
  const { size: s } = plan;
  const brush: Brush = {
    plan,
    region,
    mass: variant.mass ?? plan.mass.plain,
    floor: variant.floor ?? plan.floor.plain,
    side: variant.side ?? plan.side,
    wet: plan.floor.plain.material.liquid && !plan.mass.plain.material.liquid,
  };
  const image = createImage(s, s);
  const out = wordsOf(image);
  for (let y = 0; y < s; y++) {
    for (let x = 0; x < s; x++) {
      let colour: Packed;
      if (brush.region.top(x, y)) colour = colourAt(brush.mass, x, y, topShade(brush, x, y));
      else if (brush.region.any(x, y)) colour = colourAt(brush.side, x, y, clamp(sideShade(brush, x, y), -4, 3));
      else if (brush.wet) colour = wetColour(brush, x, y);
      else colour = colourAt(brush.floor, x, y, floorShade(brush, x, y));
      out[y * s + x] = colour;
    }
  }
  if (plan.kind === 'fence') drawFence(plan, flipped, out, variant.gate ?? false);
  return image;
}
