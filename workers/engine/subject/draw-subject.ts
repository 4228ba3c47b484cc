import { rgbToHex } from '../../../src/pixels/color.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import type { Brief } from '../types.ts';
import { bodyOf } from './sources.ts';
import { turnedOver } from './turned-over.ts';
import type { SubjectImage, SubjectOptions } from './types.ts';

export type { SubjectImage, SubjectOptions } from './types.ts';

/**
 * Draws what a brief says with solids: exact size, binary alpha, transparent ground. The same brief, options and seed
 * give the same bytes. A concept that nothing draws becomes the plainest of its kind.
 */
export function drawSubject(brief: Brief, options: SubjectOptions): SubjectImage {
  const drawn = turnedOver(brief, options, (o) => bodyOf(brief).draw(o));
  return { image: drawn.image, parts: drawn.parts, partNames: drawn.partNames, palette: paletteOf(drawn.image) };
}

/** Opaque colours, '#rrggbb', most frequent first, equal counts by value. */
export function paletteOf(image: Rgba): readonly string[] {
  const counts = new Map<string, number>();
  for (let i = 0; i < image.data.length; i += 4) {
    if (image.data[i + 3] === 0) continue;
    const hex = rgbToHex([image.data[i]!, image.data[i + 1]!, image.data[i + 2]!]);
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([hex]) => hex);
}
