import fc from 'fast-check';
import type { Rgba } from '../../src/pixels/types.ts';

/** Images of any bytes, alpha and colours under transparency included. */
export const anyImage = (maxSide = 24): fc.Arbitrary<Rgba> =>
  fc
    .record({ width: fc.integer({ min: 1, max: maxSide }), height: fc.integer({ min: 1, max: maxSide }) })
    .chain(({ width, height }) =>
      fc
        .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
        .map((bytes) => ({ width, height, data: new Uint8ClampedArray(bytes) })),
    );

/** Pixel art: blobs of few colours on a transparent ground, alpha 0 or 255. */
export const spriteImage = (maxSide = 24): fc.Arbitrary<Rgba> =>
  fc
    .record({
      width: fc.integer({ min: 4, max: maxSide }),
      height: fc.integer({ min: 4, max: maxSide }),
      colors: fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 1, maxLength: 40 }),
      blobs: fc.array(
        fc.record({
          x: fc.double({ min: 0, max: 1, noNaN: true }),
          y: fc.double({ min: 0, max: 1, noNaN: true }),
          r: fc.double({ min: 0.05, max: 0.5, noNaN: true }),
          c: fc.nat(1000),
        }),
        { minLength: 1, maxLength: 8 },
      ),
    })
    .map(({ width, height, colors, blobs }) => {
      const data = new Uint8ClampedArray(width * height * 4);
      for (const blob of blobs) {
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            if (Math.hypot((x + 0.5) / width - blob.x, (y + 0.5) / height - blob.y) > blob.r) continue;
            const color = colors[(blob.c + (x > blob.x * width ? 1 : 0)) % colors.length]!;
            data.set([color >> 16, (color >> 8) & 255, color & 255, 255], (y * width + x) * 4);
          }
        }
      }
      return { width, height, data };
    });

export const hexColor: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`);

/** From rows of letters: '.' is transparent, others as the legend says. */
export function picture(rows: readonly string[], legend: Record<string, readonly [number, number, number]>): Rgba {
  const width = rows[0]!.length;
  const data = new Uint8ClampedArray(width * rows.length * 4);
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const color = legend[letter];
      if (color) data.set([...color, 255], (y * width + x) * 4);
    });
  });
  return { width, height: rows.length, data };
}

/** The inverse of `picture`; colours that the legend lacks are '?'. */
export function letters(image: Rgba, legend: Record<string, readonly [number, number, number]>): string[] {
  const names = new Map(Object.entries(legend).map(([letter, rgb]) => [rgb.join(), letter]));
  return Array.from({ length: image.height }, (_, y) =>
    Array.from({ length: image.width }, (_, x) => {
      const [r, g, b, a] = image.data.subarray((y * image.width + x) * 4);
      return a === 0 ? '.' : (names.get([r, g, b].join()) ?? '?');
    }).join(''),
  );
}

/** Alpha 0 or 255, and RGB 0 where alpha is 0. */
export function isHard(image: Rgba): boolean {
  for (let i = 0; i < image.data.length; i += 4) {
    const [r, g, b, a] = image.data.subarray(i, i + 4);
    if (a !== 255 && (a !== 0 || r !== 0 || g !== 0 || b !== 0)) return false;
  }
  return true;
}
