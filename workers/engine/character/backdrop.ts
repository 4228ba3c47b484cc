import { deltaE, hexToOklab, hexToRgb } from '../../../src/pixels/color.ts';
import { paletteOf } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { isScene, SCENES } from '../place/scenes.ts';
import type { DrawnCharacter } from './types.ts';

/**
 * The one colour behind a character that is not to be transparent, '#rrggbb': of the ground of its setting, or of a studio, the
 * tone that its own colours are farthest from (OKLab). With a colour image the nearest colour of that. It follows from the
 * rotations alone, so that all sides and all frames have the same.
 */
export function backdropOf({ plan, palette }: Pick<DrawnCharacter, 'plan' | 'palette'>, colorImage?: Rgba): string {
  const { setting } = plan.brief;
  const { ground } = SCENES[setting && isScene(setting) ? setting : 'studio'];
  const tone = farthest(ground, palette);
  const allowed = colorImage ? paletteOf(colorImage) : [];
  return allowed.length > 0 ? nearest(tone, allowed) : tone;
}

const distance = (one: string, other: string): number => deltaE(hexToOklab(one), hexToOklab(other));
const farthest = (tones: readonly string[], from: readonly string[]): string => {
  const room = (tone: string): number => Math.min(...from.map((color) => distance(tone, color)));
  return tones.reduce((best, tone) => (room(tone) > room(best) ? tone : best));
};
const nearest = (tone: string, among: readonly string[]): string =>
  among.reduce((best, color) => (distance(tone, color) < distance(tone, best) ? color : best));

/** A picture of alpha 0 or 255 before a flat colour: opaque everywhere, the figure's bytes as they are. */
export function before(image: Rgba, backdrop: string): Rgba {
  const data = new Uint8ClampedArray(image.data);
  const [r, g, b] = hexToRgb(backdrop);
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 0) data.set([r, g, b, 255], i);
  return { ...image, data };
}
