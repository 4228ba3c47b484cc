import { packRgb } from '../../../../src/pixels/histogram.ts';
import type { Tones } from '../../../../src/pixels/palette.ts';
import { type Ramp, TONE } from '../../../../src/pixels/ramp.ts';
import { toneColour } from '../../solids/render.ts';

/** How far along a ramp a tone's neighbours are asked, the darker one first. */
const STEPS = [1, -1, 2, -2, 3, -3, 4, -4] as const;

/**
 * What became of a figure's colours, and of all other tones of what it is made of: a light that falls in one pose alone
 * goes with the next tone of its own material. The nearest colour of the palette may be another material's, which would
 * flicker on it.
 */
export function withRamps(tones: Tones, ramps: Iterable<Ramp>): Tones {
  const out = new Map(tones);
  for (const ramp of ramps) {
    const own = ramp.map((colour) => tones.get(packRgb(...colour)));
    const became = own.map((to, i) => to ?? STEPS.map((step) => own[i - step]).find((near) => near !== undefined));
    became.forEach((to, i) => {
      if (to === undefined) return;
      const half = i < TONE.spec ? [packRgb(...toneColour(ramp, i, 1))] : [];
      for (const colour of [packRgb(...ramp[i as 0]), ...half]) if (!out.has(colour)) out.set(colour, to);
    });
  }
  return out;
}
