/** Goods in what is full of them in the smallest pictures, where a drawing of one would be as large as the vessel: a lump in its colours. */
import { hexToOklab, rgbToHex } from '../../../../src/pixels/color.ts';
import { mainColour } from '../changes/parts.ts';
import { deeper, lined, stamped } from '../effects/paint.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';

const apart = (a: string, b: string): number => {
  const [p, q] = [hexToOklab(a), hexToOklab(b)];
  return Math.hypot((p[0] - q[0]) * 0.6, p[1] - q[1], p[2] - q[2]);
};
/** OKLab distance from which a second colour tells a thing, and its least share of the pixels. */
const OTHER = 0.13;
const LEAST = 0.05;

/** The colour of a stalk, a label, a fin: the one most seen of those that are not the main one's hue. */
function accentOf({ image, parts }: Sprite, main: string): string | undefined {
  const counts = new Map<string, number>();
  let n = 0;
  for (let i = 0; i < parts.length; i++) {
    if (!image.data[i * 4 + 3]) continue;
    n++;
    const hex = rgbToHex([image.data[i * 4]!, image.data[i * 4 + 1]!, image.data[i * 4 + 2]!]);
    if (hexToOklab(hex)[0] > 0.42 && apart(hex, main) > OTHER) counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= n * LEAST ? best[0] : undefined;
}

/** How many pixels wide a lump is with its line. */
export const CRUMB = 5;

export function crumb(of: Sprite): Sprite {
  const main = mainColour(of);
  const accent = accentOf(of, main);
  const colours = { a: deeper(main, 1.18), b: main, c: deeper(main, 0.78), t: accent ?? main };
  const image = stamped(['.bt', 'abb', 'bbc'], colours, 1);
  return painted(lined(image, deeper(main, 0.42)), 'goods');
}
