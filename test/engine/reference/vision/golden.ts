import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import type { Rgba } from '../../../../src/pixels/types.ts';

const read = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const bytes = (packed: string) => inflateSync(Buffer.from(packed, 'base64'));

/** PyTorch's answers to invented figures, written by `python -m keypoints.export --golden`. */
export const FIGURES: readonly {
  readonly image: Rgba;
  readonly joints: readonly (readonly [number, number])[];
  readonly confidence: readonly number[];
  /** Probability that there is a figure. */
  readonly figure: number;
  /** In subject sizes. */
  readonly depth: readonly number[];
}[] = read('keypoints.json').map((c: { width: number; height: number; rgba: string }) => ({
  ...c,
  image: { width: c.width, height: c.height, data: new Uint8ClampedArray(bytes(c.rgba)) },
}));

/** PyTorch's answers to invented pictures, written by `python -m mask.export --golden`. */
export const PICTURES: readonly {
  readonly image: Rgba;
  readonly mask: Uint8Array;
  /** In 1/255. */
  readonly probability: Uint8Array;
  /** The subject, a flask, alone. */
  readonly cutOut: Rgba;
}[] = read('mask.json').map((c: { width: number; height: number; rgb: string; mask: string; probability: string }) => {
  const image = opaque(c.width, c.height, bytes(c.rgb));
  const mask = bytes(c.mask);
  const cutOut = { ...image, data: image.data.map((v, i) => (mask[i >> 2] ? v : 0)) };
  return { image, mask, probability: bytes(c.probability), cutOut };
});

function opaque(width: number, height: number, rgb: Uint8Array): Rgba {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) data.set(rgb.subarray(i * 3, i * 3 + 3), i * 4);
  return { width, height, data };
}

/** Share of pixels in both masks among those in either. */
export function iou(a: Uint8Array, b: Uint8Array): number {
  let both = 0;
  let either = 0;
  a.forEach((v, i) => {
    both += v & b[i]!;
    either += v | b[i]!;
  });
  return either === 0 ? 1 : both / either;
}
