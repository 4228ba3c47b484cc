import { TONE } from '../../../src/pixels/ramp.ts';
import { type ShadeOptions, STEP_TO_LIGHT, TONES, type Tones } from './shading.ts';
import { partOf, type Surface } from './surface.ts';
import type { Texture } from './texture/index.ts';

/** Thinner primitives have no room for an edge. */
const LEAST_SPAN = 7;

/**
 * Lit edges: a part's border towards the light and the edges of boxes one tone lighter; light that comes back from around makes the
 * border away from it one tone lighter where it is dark.
 */
export function litEdges(
  s: Surface,
  { shading, level, from }: ShadeOptions,
  { side }: Texture,
  { tone, half }: Tones,
): void {
  const tones = TONES[shading];
  const towards = STEP_TO_LIGHT[from] || -1;
  if (level === 0 || tones < 3) return;
  const { width: w, height: h, part, span, light } = s;
  const lit = new Uint8Array(w * h);
  const gap = s.scale * 0.02 + 0.8;
  const behind = (i: number, j: number): boolean =>
    part[j]! < 0 || (part[j] !== part[i] && s.depth[i]! - s.depth[j]! > gap);
  const reflected = tones >= 5 || (tones >= 4 && level >= 2);
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      if (part[i]! < 0 || span[i]! < LEAST_SPAN || partOf(s, i).flat > 0) continue;
      const above = i - w;
      if (light[i]! > 0.1) {
        const gloss = s.scene.materials.at(s.material[i]!).gloss > 0;
        const folded = part[above] === part[i] && s.primitive[above] === s.primitive[i] && side[above] !== side[i];
        if (folded || behind(i, above) || (gloss && behind(i, i + towards))) lit[i] = 1;
      } else if (reflected && light[i]! < -0.1 && tone[i]! <= TONE.shadow) {
        if ((behind(i, i - towards) || behind(i, i + w)) && !behind(i, i + towards)) lit[i] = 1;
      }
    }
  }
  const lightest = tones >= 4 ? TONE.spec : TONE.light;
  for (let i = 0; i < lit.length; i++) {
    if (!lit[i]) continue;
    tone[i] = Math.min(lightest, tone[i]! + 1);
    half[i] = 0;
  }
}
