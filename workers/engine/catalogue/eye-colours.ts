import { hexToOklab, oklabToHex } from '../../../src/pixels/color.ts';

/** OKLab lightness that eyes of a colour have at least, and the chroma they are given. */
const BRIGHT = 0.61;
const FULL = 0.22;
/** OKLab chroma below which a colour is a grey, which stays. */
const GREY = 0.04;

/** A colour of eyes, so bright that two pixels of it are seen on fur of any colour; black and white ones stay. */
export function vivid(colour: string): string {
  const [L, a, b] = hexToOklab(colour);
  const chroma = Math.hypot(a, b);
  if (chroma < GREY || (L >= BRIGHT && chroma > FULL / 2)) return colour;
  const k = Math.max(1, FULL / chroma);
  return oklabToHex([Math.max(L, BRIGHT), a * k, b * k]);
}
