/** The pixels of finished pictures scaled, and nothing drawn anew. */
import { isFigure, isTiles, namesOf } from '../meant.ts';
import type { Outcome, Own, Step } from '../types.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** So many times as large, or to a size. */
export const scaled = (one: Own, { factor, width, height }: { readonly factor?: number } & Partial<Size>): Step => ({
  tool: 'change_picture',
  args: { asset_id: one.id, change: 'resize', ...(factor ? { value: String(factor) } : { width, height }) },
  price: 1,
  what: `${one.name} scaled ${factor ? `${Math.round(factor * 100) / 100} times` : `to ${width}x${height}`}`,
});

/** What the engine scales to, where it is no whole multiple. */
const scalable = ({ width, height }: Size): Size => {
  const by = Math.min(width, height) < 16 ? 16 / Math.min(width, height) : Math.min(1, 200 / Math.max(width, height));
  return by === 1 ? { width, height } : { width: Math.round(width * by), height: Math.round(height * by) };
};

/** "48, and keep him exactly the same". `was`: pixels that it has now; `anew`: it drawn once more, for what has no pixels to scale. */
export function exactly(
  own: readonly Own[],
  wanted: Size,
  was: number | undefined,
  anew: readonly Step[],
  notes: readonly string[],
): Outcome {
  const pixels = own.filter((one) => !isTiles(one));
  if (!pixels.length)
    return {
      steps: anew,
      notes,
      instead: `Pixels of tiles cannot be kept in another size. I would draw ${namesOf(own)} anew at ${wanted.width}x${wanted.height} from the same words; what you have stays.`,
    };
  const factor = was && wanted.width === wanted.height ? wanted.width / was : undefined;
  const size = factor ? wanted : scalable(wanted);
  const whole = factor !== undefined && Number.isInteger(factor);
  const other = size.width !== wanted.width ? [`Scaled it can be 16 to 200 pixels: ${size.width}x${size.height}.`] : [];
  const how = whole
    ? `${was} to ${size.width} is a whole multiple: each pixel becomes a square of ${factor}x${factor}.`
    : `Exactly the same it stays only at whole multiples (twice, three times)${was ? `: ${was} to ${size.width} is none` : ''}, so some lines shift by a pixel.`;
  const drawn = pixels.some(isFigure)
    ? ', the front view. With all sides and more detail it is drawn anew from the same words (1 generation: say "draw it anew"), and looks a little different'
    : '';
  return {
    steps: pixels.map((one) => scaled(one, factor ? { factor } : size)),
    notes: other,
    instead: `${how} I would scale the pixels of ${namesOf(pixels)} to ${size.width}x${size.height}${drawn}.`,
  };
}
