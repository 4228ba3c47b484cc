import { type Bitmap, colorOf, copyOf, hexOf } from './pixels.ts';

/** The nearest of a palette, as the eye weighs red, green and blue (CompuPhase, "Colour metric"). */
export function nearest(palette: readonly string[], hex: string): string {
  const [r, g, b] = colorOf(hex);
  let best = palette[0] ?? hex;
  let least = Number.POSITIVE_INFINITY;
  for (const one of palette) {
    const [r2, g2, b2] = colorOf(one);
    const red = (r + r2) / 2;
    const far = (2 + red / 256) * (r - r2) ** 2 + 4 * (g - g2) ** 2 + (2 + (255 - red) / 256) * (b - b2) ** 2;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** The picture in the colours of a palette; alpha stays. The same object where nothing changes. */
export function keptTo(bitmap: Bitmap, palette: readonly string[]): Bitmap {
  if (!palette.length) return bitmap;
  const next = copyOf(bitmap);
  const known = new Map<string, readonly number[]>();
  let changed = false;
  for (let at = 0; at < next.data.length; at += 4) {
    if (!next.data[at + 3]) continue;
    const hex = hexOf([next.data[at]!, next.data[at + 1]!, next.data[at + 2]!, 255]);
    const to = known.get(hex) ?? colorOf(nearest(palette, hex)).slice(0, 3);
    known.set(hex, to);
    if (to.some((value, i) => value !== next.data[at + i])) changed = true;
    next.data.set(to, at);
  }
  return changed ? next : bitmap;
}

/** Colours of a text, a line each or anywhere in it: `.hex`, `.gpl` of GIMP, JASC `.pal`. */
export function readPalette(text: string): string[] {
  const hex = [...text.matchAll(/(?<![\w])#?([0-9a-f]{6})(?![\w])/gi)].map(([, color]) => `#${color!.toLowerCase()}`);
  const triples = [...text.matchAll(/^[ \t]*(\d{1,3})[ \t]+(\d{1,3})[ \t]+(\d{1,3})\b/gm)].map(([, ...values]) =>
    hexOf([...values.slice(0, 3).map((value) => Math.min(255, Number(value))), 255] as never),
  );
  const found = triples.length ? triples : hex;
  return [...new Set(found)].slice(0, 256);
}
