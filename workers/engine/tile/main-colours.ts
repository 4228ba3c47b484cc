import { deltaE, hexToOklab } from '../../../src/pixels/color.ts';
import type { Rgba } from '../../../src/pixels/types.ts';

/** Colours nearer than this are one material's tones. */
const APART = 0.14;

/**
 * The main colours of a reference picture, at most three, commonest first and unlike each other: what a material takes
 * for its own base colours.
 */
export function mainColours(image: Rgba): string[] {
  const counts = new Map<string, number>();
  for (let i = 0; i < image.data.length; i += 4) {
    if (image.data[i + 3]! < 128) continue;
    // 4 bits a channel: neighbouring shades count as one
    const key = [0, 1, 2].map((c) => image.data[i + c]! & 0xf0).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const chosen: string[] = [];
  for (const [key] of [...counts].sort((a, b) => b[1] - a[1])) {
    const hex = `#${key
      .split(',')
      .map((v) => (Number(v) + 8).toString(16).padStart(2, '0'))
      .join('')}`;
    if (chosen.every((c) => deltaE(hexToOklab(c), hexToOklab(hex)) > APART)) chosen.push(hex);
    if (chosen.length === 3) break;
  }
  return chosen;
}
