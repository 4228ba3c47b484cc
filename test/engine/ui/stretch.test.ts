import { describe, expect, it } from 'vitest';
import { sameImage } from '../../../src/pixels/image.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { basePanel, PANEL_SLICE, panel, SMALL_SLICE, wholePanel } from '../../../workers/engine/ui/elements/panel.ts';
import { kitOf } from '../../../workers/engine/ui/kit.ts';
import { even, stretch } from '../../../workers/engine/ui/surface.ts';
import { TEXTURES } from '../../../workers/engine/ui/textures.ts';
import { THEMES } from '../../../workers/engine/ui/themes.ts';

/** Rows and columns of the middle in which a stretched panel is not the base one period further on. */
function torn(image: Rgba, slice: number): number {
  const { width, height, data } = image;
  let n = 0;
  for (let y = 0; y < height; y++) {
    for (let x = slice; x + 24 < width - slice; x++) {
      const [a, b] = [(y * width + x) * 4, (y * width + x + 24) * 4];
      if ([0, 1, 2, 3].some((k) => data[a + k] !== data[b + k])) n++;
    }
  }
  for (let y = slice; y + 24 < height - slice; y++) {
    for (let x = 0; x < width; x++) {
      const [a, b] = [(y * width + x) * 4, ((y + 24) * width + x) * 4];
      if ([0, 1, 2, 3].some((k) => data[a + k] !== data[b + k])) n++;
    }
  }
  return n;
}

describe('a texture', () => {
  it.each(Object.entries(TEXTURES))('%s repeats every 24 pixels', (_name, texture) => {
    const off: string[] = [];
    for (let y = -12; y < 24; y++) {
      for (let x = -12; x < 24; x++) {
        if (texture(x + 24, y) !== texture(x, y) || texture(x, y + 24) !== texture(x, y)) off.push(`${x},${y}`);
      }
    }
    expect(off).toEqual([]);
  });
});

describe('a nine-slice panel', () => {
  const kits = THEMES.map((theme) => [theme.name, kitOf(theme)] as const);

  it.each(kits)('%s: stretched by whole repeats it is the panel that is drawn at that size', (_name, kit) => {
    for (const plain of [false, true]) {
      const slice = plain ? SMALL_SLICE : PANEL_SLICE;
      const base = basePanel(kit, { plain });
      for (const [nx, ny] of [
        [2, 3],
        [5, 1],
      ] as const) {
        const [width, height] = [2 * slice + 24 * nx, 2 * slice + 24 * ny];
        expect(
          sameImage(stretch(base, even(slice), width, height), wholePanel(kit, width, height, { plain }).image),
        ).toBe(true);
      }
    }
  });

  it.each(kits)('%s: keeps its pattern at every size from 24 to 400', (_name, kit) => {
    for (let side = 24; side <= 400; side += 47) {
      const [width, height] = [side, 424 - side];
      const plain = Math.min(width, height) < 48;
      const slice = plain ? SMALL_SLICE : PANEL_SLICE;
      const image = stretch(basePanel(kit, { plain }), even(slice), width, height);
      expect(torn(image, slice)).toBe(0);
      expect(torn(panel(kit, width, height).image, 24)).toBe(0);
    }
  });
});
