/** Texture as statistics: how much of a picture is dithered, how much is speckled, how much of it glints. */
import type { Rgba } from '../types.ts';
import type { TonedImage } from './tones.ts';

export interface Texture {
  /** 0..1: share of the places where two tones of a ramp meet that are checkered. */
  readonly dither: number;
  /** 0..1: share of inner pixels that differ from all four neighbours and stay within their ramp. */
  readonly noise: number;
  /** 0..1: share of the materials' pixels that are the lightest of three or more tones. */
  readonly highlights: number;
}

/** Measures the texture of a picture that `readTones` has taken apart. */
export function readTexture({ width, height }: Rgba, { tones, ramps, toneOf }: TonedImage): Texture {
  const rampOf = new Int16Array(tones.length);
  ramps.forEach((r, k) => {
    for (const t of r.tones) rampOf[t] = k;
  });
  let met = 0;
  let checkered = 0;
  let inner = 0;
  let single = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const t = toneOf[i]!;
      if (t < 0 || ramps[rampOf[t]!]!.line) continue;
      const near = [toneOf[i - 1]!, toneOf[i + 1]!, toneOf[i - width]!, toneOf[i + width]!];
      if (!near.every((o) => o >= 0 && rampOf[o] === rampOf[t])) continue;
      inner++;
      if (near.some((o) => o !== t)) met++;
      if (near.every((o) => o !== t)) {
        const far = [toneOf[i - width - 1]!, toneOf[i - width + 1]!, toneOf[i + width - 1]!, toneOf[i + width + 1]!];
        if (far.filter((o) => o === t).length >= 2) checkered++;
        else single++;
      }
    }
  }
  let glint = 0;
  let area = 0;
  for (const r of ramps) {
    if (r.line) continue;
    area += r.count;
    if (r.tones.length >= 3) glint += tones[r.tones.at(-1)!]!.count;
  }
  return {
    dither: met > 0 ? checkered / met : 0,
    noise: inner > 0 ? single / inner : 0,
    highlights: area > 0 ? glint / area : 0,
  };
}
