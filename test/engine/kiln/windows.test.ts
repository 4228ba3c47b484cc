import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gather, lastInside, pixelsOf, scatter, windowsOver } from '../../../workers/engine/kiln/windows.ts';

describe('windowsOver', () => {
  test.each([
    [64, 64, 1],
    [16, 40, 1],
    [128, 64, 3],
    [128, 128, 9],
    [100, 64, 2],
    [400, 400, 64],
  ])('%i x %i is covered by %i windows of 64', (width, height, count) => {
    const windows = windowsOver({ width, height }, 64, false);
    expect(windows).toHaveLength(count);
    for (const w of windows) expect([w.width, w.height]).toEqual([Math.min(64, width), Math.min(64, height)]);
  });

  test('every pixel is in one, and each lies on the ones before by a quarter at least', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), fc.boolean(), (w, h, wrap) => {
        const size = { width: w * 4, height: h * 4 };
        const seen = new Uint8Array(size.width * size.height);
        const windows = windowsOver(size, 32, wrap);
        windows.forEach((window, i) => {
          const pixels = pixelsOf(window, size);
          expect(new Set(pixels).size).toBe(window.width * window.height);
          if (!wrap) expect(window.x + window.width).toBeLessThanOrEqual(size.width);
          const known = pixels.filter((p) => seen[p]).length;
          // The rounding of places may take a pixel of the quarter.
          if (i > 0) expect(known).toBeGreaterThanOrEqual((window.width / 4 - 1) * window.height * 0.99);
          for (const p of pixels) seen[p] = 1;
        });
        expect(seen.includes(0)).toBe(false);
      }),
    );
  });

  test('on a ring the last window goes on over the edge', () => {
    const size = { width: 64, height: 32 };
    const windows = windowsOver(size, 32, true);
    expect(windows.map(({ x }) => x)).toEqual([0, 21, 43]);
    expect(pixelsOf(windows[2]!, size).slice(20, 24)).toEqual(Int32Array.of(63, 0, 1, 2));
  });
});

describe('lastInside', () => {
  test('one window has no inner edge', () => {
    const size = { width: 20, height: 12 };
    for (const wrap of [false, true]) {
      const windows = windowsOver(size, 32, wrap);
      expect(lastInside(windows, size, 4, wrap).every((k) => k === 0)).toBe(true);
    }
  });

  test('two windows beside each other: the seam goes through the middle of what they share, away from both edges', () => {
    const size = { width: 56, height: 32 };
    const windows = windowsOver(size, 32, false);
    expect(windows.map(({ x }) => x)).toEqual([0, 24]);
    const row = [...lastInside(windows, size, 4, false).slice(0, 56)];
    expect(row.slice(0, 28)).toEqual(new Array(28).fill(0));
    expect(row.slice(28)).toEqual(new Array(28).fill(1));
  });

  test('every pixel lies inside some window, on a ring as well', () => {
    for (const wrap of [false, true]) {
      for (const side of [36, 64, 100, 128]) {
        const size = { width: side, height: side };
        expect(lastInside(windowsOver(size, 32, wrap), size, 3, wrap).includes(-1)).toBe(false);
      }
    }
  });
});

test('what is gathered comes back by scattering', () => {
  const size = { width: 6, height: 4 };
  const planes = Float32Array.from({ length: 48 }, (_, i) => i);
  const pixels = pixelsOf({ x: 4, y: 2, width: 4, height: 2 }, size);
  const part = gather(planes, 24, pixels);
  expect([...part.slice(0, 4)]).toEqual([16, 17, 12, 13]);
  const target = new Float32Array(48);
  scatter(target, 24, pixels, part);
  for (const p of pixels) for (const plane of [0, 24]) expect(target[plane + p]).toBe(plane + p);
  expect(target.filter((v) => v !== 0)).toHaveLength(16);
});
