import { describe, expect, it } from 'vitest';
import { isMaterial } from '../../../../workers/engine/catalogue/materials.ts';
import { SHAPES } from '../../../../workers/engine/catalogue/shapes/index.ts';
import { thingOf } from '../../../../workers/engine/catalogue/things/index.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import { GREAT_EFFECTS } from '../../../../workers/engine/subject/small/great/effects.ts';
import { LARGE_EFFECTS } from '../../../../workers/engine/subject/small/large/effects.ts';
import { MID_BURSTS } from '../../../../workers/engine/subject/small/mid/bursts.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { expectEven } from './set-by-hand.ts';

const SIZES = [
  { canvas: 24, least: 18, most: 22, table: MID_BURSTS },
  { canvas: 32, least: 26, most: 30, table: LARGE_EFFECTS },
  { canvas: 48, least: 38, most: 44, table: GREAT_EFFECTS },
] as const;

const pixels = (text: string, size: number, whole = true): Uint8ClampedArray =>
  drawSubject(understand(text, { seed: 1 }), {
    ...{ width: size, height: size, style: {}, seed: 1, variation: 0.3 },
    ...(whole ? { whole: true as const } : {}),
  }).image.data;

function share(text: string, size: number, near: (r: number, g: number, b: number) => boolean): number {
  const data = pixels(text, size);
  let [n, all] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if (!data[i + 3]) continue;
    all++;
    if (near(data[i]!, data[i + 1]!, data[i + 2]!)) n++;
  }
  return n / all;
}

const shapes = new Set(Object.values(SHAPES).map((shape) => shape.id));

describe('effects that are set by hand', () => {
  it.each(SIZES)('of $canvas pixels are even, fill their square and name only materials that there are', (size) => {
    for (const [id, { rows, slots }] of Object.entries(size.table)) {
      expectEven({ rows, slots }, size.least, size.most, id);
      for (const { material } of slots) expect(material.startsWith('#') || isMaterial(material), id).toBe(true);
      const known = shapes.has(id) || thingOf(id) !== thingOf('crate');
      expect(known, id).toBe(true);
    }
  });

  it.each(SIZES)('of $canvas pixels are drawn in the colour that is said', ({ canvas, table }) => {
    for (const id of Object.keys(table)) {
      const text = `blue ${id.replaceAll('-', ' ')}`;
      if (understand(text, { seed: 1 }).concept !== id) continue;
      expect(
        share(text, canvas, (r, _, b) => b > r + 15),
        text,
      ).toBeGreaterThan(0.4);
    }
  });

  it('an effect of two colours is drawn by its recipe', () => {
    const brief = understand('red and blue impact', { seed: 1 });
    expect(brief.colours.length).toBe(2);
    expect(pixels('red and blue impact', 24).join()).toBe(pixels('red and blue impact', 24, false).join());
  });
});
