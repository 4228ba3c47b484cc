/** Which part of a top-down tile is top, face or floor; with a margin, so that a pixel can look aside. */

import { type Corners, maskOf } from '../../../src/domain/wang.ts';
import type { Px } from '../../../src/pixels/types.ts';
import { cornerDistance } from './distance.ts';
import { hash, mod } from './noise.ts';
import type { TopdownPlan } from './topdown-plan.ts';

/** Questions about places of one tile, in px from its upper left pixel; answers hold `margin` px outside of it, too. */
export interface Region {
  /** Distance to the border of the upper ground, inside positive. */
  distance(x: Px, y: Px): number;
  /** The top of the mass without its hanging tips. */
  core(x: Px, y: Px): boolean;
  top(x: Px, y: Px): boolean;
  /** Top or face: everything that is not floor. */
  any(x: Px, y: Px): boolean;
}

const margin = (s: Px): Px => (s >> 1) + 4;

/** How far tips hang down at a column, in px; the same in every tile. */
export function tipLength(plan: TopdownPlan, x: Px): Px {
  if (!plan.soft) return 0;
  const s = plan.size;
  return Math.floor(hash(mod(x, s) >> (s > 32 ? 1 : 0), 3, plan.seed) * (plan.soft + 1) * Math.max(1, s / 24));
}

/** The region of a tile with these corners; `wobble` picks one of the plan's border displacements. */
export function regionOf(plan: TopdownPlan, corners: Corners, wobble = 0): Region {
  const { size: s, radius, height: h, full, band } = plan;
  const pad = margin(s);
  const far = pad + h + plan.rim + plan.lean + Math.ceil(plan.spread * h) + 2;
  const W = s + 2 * far;
  const masks = full
    ? [maskOf(corners, (c) => c === 'U'), maskOf(corners, (c) => c !== 'L')]
    : [maskOf(corners, (c) => c === 'U')];
  const shift = plan.wobble[wobble]!;
  const fields = masks.map((mask) => {
    const d = new Float32Array(W * W);
    for (let y = 0; y < W; y++) {
      const v = y - far + 0.5 - s / 2;
      const row = mod(y - far, s) * s;
      for (let x = 0; x < W; x++) {
        d[y * W + x] = cornerDistance(mask, x - far + 0.5 - s / 2, v, radius) + shift[row + mod(x - far, s)]!;
      }
    }
    return d;
  });
  const dU = fields[0]!;
  const dA = fields[1] ?? dU;
  const at = (field: Float32Array, x: Px, y: Px): number => field[(y + far) * W + x + far]!;

  const S = s + 2 * pad;
  const core = new Uint8Array(S * S);
  const any = new Uint8Array(S * S);
  const halfUp = h >> 1;
  const { rim, back, spread, slope, lean } = plan;
  const isCore = (x: Px, y: Px): boolean => (full ? at(dU, x, y) > 0 : at(dU, x, y + halfUp) > band / 2);
  const isAny = (x: Px, y: Px): boolean => {
    if (full) {
      return (
        at(dA, x, y) > 0 ||
        at(dU, x, y) > 0 ||
        at(dA, x - rim, y) > 0 ||
        at(dA, x + rim, y) > 0 ||
        at(dU, x, y + back) > 0
      );
    }
    if (rim) {
      for (let k = -halfUp; k < halfUp + back; k++) {
        const west = k < halfUp ? (lean ? 0 : rim) : 0;
        const east = k < halfUp ? rim + lean : 0;
        // pixels west of the mass look east for it, and the other way round
        if (at(dU, x + west, y + k) > 0 || at(dU, x - east, y + k) > 0) return true;
        if (lean && k < halfUp) for (let e = 1; e < east; e++) if (at(dU, x - e, y + k) > 0) return true;
      }
    }
    if (!h) return at(dU, x, y) > -band / 2;
    for (let k = -halfUp; k < h - halfUp; k++) {
      const low = (h - halfUp - k) / h;
      const o = Math.round(spread * low * h);
      if (at(dU, x, y + k) > -slope * low) return true;
      if (o >= 1 && (at(dU, x - o, y + k) > 0 || at(dU, x + o, y + k) > 0)) return true;
    }
    return false;
  };
  for (let y = 0; y < S; y++) {
    for (let x = 0; x < S; x++) {
      if (isCore(x - pad, y - pad)) core[y * S + x] = 1;
      if (isAny(x - pad, y - pad)) any[y * S + x] = 1;
    }
  }
  const inside = (grid: Uint8Array, x: Px, y: Px): boolean => {
    const i = Math.min(S - 1, Math.max(0, x + pad));
    const j = Math.min(S - 1, Math.max(0, y + pad));
    return grid[j * S + i] === 1;
  };
  const top = Uint8Array.from(core);
  if (plan.soft && !band) {
    for (let x = -pad; x < s + pad; x++) {
      const tip = tipLength(plan, x);
      for (let y = -pad; y < s + pad; y++) {
        if (core[(y + pad) * S + x + pad]) continue;
        for (let k = 1; k <= tip && y - k >= -pad; k++) {
          if (core[(y - k + pad) * S + x + pad]) {
            top[(y + pad) * S + x + pad] = 1;
            break;
          }
        }
      }
    }
  }
  return {
    distance: (x, y) => at(dU, x, y),
    core: (x, y) => inside(core, x, y),
    top: (x, y) => inside(top, x, y),
    any: (x, y) => inside(any, x, y),
  };
}
