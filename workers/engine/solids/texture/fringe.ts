import { hashCell } from '../patterns.ts';
import { copyPixel, type Surface } from '../surface.ts';
import type { TextureOptions } from './index.ts';
import { kindOf } from './kinds.ts';
import { Places } from './places.ts';
import type { SurfaceKind } from './surface-kind.ts';

/** Of a silhouette the share that has tufts, and how far they reach. */
const TUFTS: Readonly<Partial<Record<SurfaceKind, { readonly share: number; readonly reach: number }>>> = {
  fur: { share: 0.24, reach: 1 },
  leaf: { share: 0.55, reach: 2 },
  hair: { share: 0.34, reach: 1 },
  thatch: { share: 0.5, reach: 2 },
  feathers: { share: 0.4, reach: 1 },
};
/** Of what has grown, the share that grows on. */
const FURTHER = 0.45;
/** Thinner than this in pixels, what grows is a strand already. */
const THIN = 5;

/** Ragged silhouettes: fur, leaves, hair and straw grow over their edge by a pixel or two where their own cells say so. */
export function fringe(s: Surface, o: TextureOptions, ring: number): void {
  if (o.level === 0) return;
  const { width: w, height: h, part } = s;
  const edge = Math.max(1, ring);
  const cell = (2.2 * Math.sqrt(Math.max(56, o.size) / 64)) / s.scale;
  const places = new Places(s, o);
  const steps = o.level >= 2 ? 2 : 1;
  for (let step = 0; step < steps; step++) {
    const grown: number[] = [];
    for (let y = edge; y < h - edge; y++) {
      for (let x = edge; x < w - edge; x++) {
        const i = y * w + x;
        if (part[i]! >= 0) continue;
        const from = rootOf(s, i, step);
        if (from < 0) continue;
        const p = places.find(from);
        const share = TUFTS[kindOf(s, from)]!.share * (step === 0 ? 1 : FURTHER);
        if (hashCell(Math.floor(p.x / cell), Math.floor(p.y / cell), Math.floor(p.z / cell)) < share)
          grown.push(i, from);
      }
    }
    for (let a = 0; a < grown.length; a += 2) copyPixel(s, grown[a]!, grown[a + 1]!);
  }
}

/** The tufted pixel beside a free one that may grow into it, −1 where none is: tufts hang, so those above and beside come first. */
function rootOf(s: Surface, i: number, step: number): number {
  const w = s.width;
  for (let d = 0; d < 4; d++) {
    const j = d === 0 ? i - w : d === 1 ? i - 1 : d === 2 ? i + 1 : i + w;
    if (s.part[j]! < 0 || s.span[j]! < THIN) continue;
    const tuft = TUFTS[kindOf(s, j)];
    if (tuft && step < tuft.reach) return j;
  }
  return -1;
}
