/** What is grown hard, broken, forged or blown: wood, rock, leaves, earth, metal, gems. */
import type { Solid } from '../primitives.ts';
import { clumpAt, noise } from './cells.ts';
import { SIDE } from './places.ts';
import { grained } from './soft.ts';
import type { Spot } from './spot.ts';

/** Grain along the longer side of a board, round the axis of a trunk. */
function timber(c: Spot, width: number, length: number, lit: number, crack: number): void {
  const { at, primitive } = c;
  const half = primitive.kind === 'box' ? (primitive as Solid).half : undefined;
  const [hx, hy, hz] = half ?? [0, 1, 0];
  const lying = half !== undefined && (at.side === SIDE.z ? hx > hy : at.side === SIDE.x ? hz > hy : hx > hz);
  const along = lying ? at.u : at.v;
  const across = lying ? at.v : at.u;
  const w = width * c.unit;
  const ring = lying ? 0 : at.ring;
  const count = ring > 0 ? Math.max(3, Math.round(ring / w)) : 0;
  const x = count > 0 ? (across / ring) * count : across / w;
  const waved = x + noise(along / (length * c.unit * 0.8), 1, 0, 61) * 0.9;
  const grain = noise(waved, along / (length * c.unit) + Math.floor(waved) * 0.37, count, 67);
  c.light += grain * lit;
  if (c.span > 4.5 && grain < crack) c.mark = -1;
}

export const wood = (c: Spot): void => timber(c, 1.9, 10, 0.3, -0.46);
export const bark = (c: Spot): void => timber(c, 2.4, 7, 0.5, -0.42);

/** Facets, with cracks between some of them. */
export function rock(c: Spot): void {
  if ('pattern' in c.primitive && c.primitive.pattern) return;
  const w = 5.4 * c.unit;
  const { x, y, z } = c.at;
  const clump = clumpAt(x / w, y / w, z / w);
  c.light += (clump.hash - 0.5) * 0.7;
  if (clump.gap < 0.09 && clump.hash > 0.3) c.mark = -1;
}

/** Clumps as small balls, dark between them on their lower side. */
export function leaf(c: Spot): void {
  const w = 3.7 * c.unit;
  const { x, y, z } = c.at;
  const clump = clumpAt(x / w, y / w, z / w);
  const lit = -clump.dx * 0.5 + clump.dy * 0.8 + clump.dz * 0.4;
  c.light += lit * 0.95 + (clump.hash - 0.5) * 0.7;
  if (clump.gap < 0.13 && lit < 0) c.mark = -1;
}

/** Grains, a few of them lighter or darker. */
export function grit(c: Spot): void {
  const w = 3 * c.unit;
  const { x, y, z } = c.at;
  const clump = clumpAt(x / w, y / w, z / w);
  c.light += (clump.hash - 0.5) * 0.3;
  const near = clump.dx * clump.dx + clump.dy * clump.dy + clump.dz * clump.dz;
  if (clump.hash > 0.66 && near < 0.15) c.mark = clump.hash > 0.84 ? 1 : -1;
}

/** Bone has pores and long cracks. */
export function bone(c: Spot): void {
  if (c.span < 4) return;
  c.light += grained(c, 2.6, 7, 97, c.salt) * 0.34;
  if (c.span > 6 && grained(c, 2.2, 3, 99, c.salt) < -0.74) c.mark = -1;
}

/** Lines of writing would be too much: fibres. */
export function paper(c: Spot): void {
  if (c.span > 5) c.light += grained(c, 6, 2.2, 101, c.salt) * 0.24;
}

/**
 * Round: the sky and the ground in it, a dark horizon under the light and a light one at the edge of the shadow, with
 * hammered places. Flat: a slanting gleam.
 */
export function metal(c: Spot): void {
  if (c.span < 6) return;
  const { at, unit } = c;
  if (c.primitive.kind === 'box' || c.primitive.kind === 'hull') {
    gleam(c, 15 * unit);
    return;
  }
  const l = c.light;
  const e = l + grained(c, 9, 9, 83) * 0.09;
  if (e > 0.5 && e < 0.63) c.light = l - 0.62;
  else if (e >= 0.63 && e < 0.86) c.light = l + 0.16;
  else if (e > -0.28 && e < -0.1) c.light = 0.45;
  if (grained(c, 2.4, 11, 87) > 0.74) c.light += 0.4;
  else if (c.level >= 2 && grained(c, 3, 3.4, 89, at.ring) < -0.8) c.light -= 0.34;
}

function gleam(c: Spot, width: number): void {
  const a = (c.at.u + c.at.v * 0.8) / width;
  const f = a - Math.floor(a);
  if (c.span > 8 && c.light > -0.1 && (f < 0.14 || (f > 0.22 && f < 0.29))) c.light += 0.4;
  else if (c.span > 8 && f > 0.55 && f < 0.62) c.light -= 0.3;
}

/** Plates: a sunken border on flat ones, seams round limbs. */
export function plates(c: Spot): void {
  if (c.span < 6) return;
  const { at, primitive } = c;
  if (primitive.kind === 'box') {
    const across = at.side === SIDE.x ? primitive.half[2] - Math.abs(at.z) : primitive.half[0] - Math.abs(at.x);
    const inset = Math.floor(Math.min(across, at.low, at.high) / c.px);
    if (inset === Math.round(2 * c.grain) && c.span > 14) c.mark = -1;
  } else if (primitive.kind === 'capsule') c.cell = Math.floor(at.v / (5 * c.unit)) + 512;
  metal(c);
}

/** Paint, peel, glazed clay: soft blots of light that follow the form. */
export function glaze(c: Spot): void {
  if (c.span < 6) return;
  c.light += grained(c, 5, 4.4, 105, c.salt) * 0.25 + grained(c, 2.6, 7, 107, c.salt) * 0.11;
}

/** Tongues that lick upwards. */
export function flame(c: Spot): void {
  if (c.span < 4) return;
  c.light += grained(c, 2.6, 8, 109, c.salt) * 0.7;
}

/** Light that went through comes out on the dark side. */
export function gem(c: Spot): void {
  if (c.span < 5) return;
  const l = c.light;
  if (l < -0.12 && l > -0.5) c.light = 0.9;
  else c.light += grained(c, 4.4, 6, 103, c.salt) * 0.26;
}
