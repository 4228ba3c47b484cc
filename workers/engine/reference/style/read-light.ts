import type { LightSide } from '../../../../src/domain/words.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { TonedImage } from './tones.ts';

/** A patch of fewer pixels, or of one tone, says nothing of the light. */
const LEAST_PATCH = 10;
/** Tones lean to a side from this share of a patch's half width on: measured on drawings lit from each side. */
const LEANS = 0.06;
/** Fewer pixels of patches with tones tell nothing. */
const LEAST_AREA = 40;

/**
 * Where the light of a picture comes from: in each patch of one material, where its light tones lie beside its dark ones,
 * left or right of the middle, weighed by area. Undefined where too little is shaded.
 */
export function readLight({ width, height }: Rgba, { tones, ramps, toneOf }: TonedImage): LightSide | undefined {
  const rampOf = new Int16Array(tones.length).fill(-1);
  ramps.forEach((ramp, k) => {
    if (!ramp.line && ramp.tones.length > 1) for (const t of ramp.tones) rampOf[t] = k;
  });
  const material = Int16Array.from(toneOf, (t) => (t < 0 ? -1 : rampOf[t]!));
  const seen = new Uint8Array(width * height);
  let lean = 0;
  let area = 0;
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || material[start]! < 0) continue;
    const patch = patchAt(start, material, width, seen);
    if (patch.length < LEAST_PATCH) continue;
    const light = patch.map((i) => tones[toneOf[i]!]!.lab[0]);
    const mean = light.reduce((sum, v) => sum + v, 0) / patch.length;
    const spread = light.reduce((sum, v) => sum + Math.abs(v - mean), 0);
    if (spread / patch.length < 0.01) continue;
    const middle = patch.reduce((sum, i) => sum + (i % width), 0) / patch.length;
    const half = patch.reduce((sum, i) => sum + Math.abs((i % width) - middle), 0) / patch.length;
    if (half < 0.5) continue;
    const moment = patch.reduce((sum, i, k) => sum + (light[k]! - mean) * ((i % width) - middle), 0);
    lean += patch.length * (moment / (spread * half));
    area += patch.length;
  }
  if (area < LEAST_AREA) return undefined;
  const share = lean / area;
  return share < -LEANS ? 'left' : share > LEANS ? 'right' : 'above';
}

/** The pixels of one material that hang together with one of them; marks them in `seen`. */
function patchAt(start: number, material: Int16Array, width: number, seen: Uint8Array): number[] {
  const own = material[start];
  const patch = [start];
  seen[start] = 1;
  for (let k = 0; k < patch.length; k++) {
    const i = patch[k]!;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (j < 0 || j >= material.length || seen[j] || material[j] !== own) continue;
      seen[j] = 1;
      patch.push(j);
    }
  }
  return patch;
}
