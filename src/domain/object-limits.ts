/** Bounds of objects, as the interface states them. Pixels. */
export const OBJECT_SIZE = {
  1: { least: 32, most: 256, usual: 64 },
  8: { least: 32, most: 168, usual: 64 },
} as const;

/** Sides of pictures that are sent, pixels. */
export const STYLE_SIDE = { least: 16, most: 256 } as const;

/** Up to a size: how many candidates an object with one picture has, and how many style pictures it takes. */
const BY_SIZE = [
  { upTo: 42, candidates: 64, styles: 8 },
  { upTo: 85, candidates: 16, styles: 8 },
  { upTo: 170, candidates: 4, styles: 4 },
  { upTo: Number.POSITIVE_INFINITY, candidates: 1, styles: 1 },
] as const;
const rowFor = (size: number) => BY_SIZE.find(({ upTo }) => size <= upTo)!;
export const candidatesAt = (size: number): number => rowFor(size).candidates;
export const stylesAt = (size: number): number => rowFor(size).styles;

/** Frames that a v3 animation may have. */
export const V3_FRAMES = { least: 4, most: 16, usual: 8 } as const;

/** Frames that a pro animation may have, the usual first; none above 170 pixels. */
export function proFrames(side: number): readonly number[] {
  if (side <= 64) return [16];
  if (side <= 128) return [9, 4, 16];
  return side <= 170 ? [9] : [];
}
