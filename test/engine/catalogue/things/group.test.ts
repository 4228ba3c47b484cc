import { describe, expect, it } from 'vitest';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { groupOf } from '../../../../workers/engine/subject/draw-group.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import type { Brief, Style } from '../../../../workers/engine/types.ts';

const brief = (concept: string, count: number, more: Partial<Brief> = {}): Brief => ({
  kind: 'thing',
  concept,
  confidence: 1,
  colours: [],
  parts: [],
  without: [],
  build: [],
  mood: [],
  count,
  unknown: [],
  drawnAs: concept,
  ...more,
});
const draw = (b: Brief, width: number, height = width, style: Style = {}) =>
  drawSubject(b, { width, height, style, seed: 3, variation: 0.5 });

const opaque = (image: Rgba, x: number, y: number): boolean => image.data[(y * image.width + x) * 4 + 3] === 255;

/** Parts of one name that lie apart or belong to different copies: how many of a component can be seen. */
function seen({ parts, partNames }: ReturnType<typeof draw>, name: string): number {
  return new Set([...parts].filter((p) => p >= 0 && partNames[p] === name)).size;
}

describe('a count of small things', () => {
  // the body of each thing is one part, so as many of its parts as were asked for must show
  it.each([
    ['potion', 'liquid'],
    ['coin', 'face'],
    ['apple', 'apple'],
    ['gem', 'gem'],
    ['sword', 'blade'],
  ])('shows as many %s as were asked for, at 32 and 64 pixels', (concept, component) => {
    for (const size of [32, 64]) {
      const one = draw(brief(concept, 1), size);
      const name = one.partNames.includes(component) ? component : one.partNames[0]!;
      const each = seen(one, name);
      expect(each, `${concept} has ${name}`).toBeGreaterThan(0);
      for (const count of [2, 3, 4, 5]) {
        const drawn = draw(brief(concept, count), size);
        expect(seen(drawn, name), `${count} ${concept} at ${size}`).toBeGreaterThanOrEqual(count);
      }
    }
  });

  it.each([2, 3, 4, 5])('%i of them fill the picture and leave its edge free', (count) => {
    for (const concept of ['potion', 'coin', 'carrot', 'torch', 'sword', 'barrel']) {
      for (const [width, height] of [
        [16, 16],
        [32, 32],
        [64, 64],
        [64, 32],
        [24, 64],
      ] as const) {
        const { image } = draw(brief(concept, count), width, height);
        expect([image.width, image.height]).toEqual([width, height]);
        const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
          Array.from({ length: height }, (_, y) => y).some((y) => opaque(image, x, y)),
        );
        const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
          Array.from({ length: width }, (_, x) => x).some((x) => opaque(image, x, y)),
        );
        const where = `${count} ${concept} in ${width}×${height}`;
        expect(Math.min(columns[0]!, rows[0]!), where).toBeGreaterThanOrEqual(1);
        expect(columns.at(-1)!, where).toBeLessThan(width - 1);
        expect(rows.at(-1)!, where).toBeLessThan(height - 1);
        // one of the two directions is used to the full; whole pixels cost more where a thing is five pixels large
        const used = Math.max(columns.length / width, rows.length / height);
        expect(used, where).toBeGreaterThan(Math.min(width, height) < 24 ? 0.45 : 0.7);
      }
    }
  });

  it('keeps its colours and its seed', () => {
    const red = draw(brief('potion', 3, { parts: [{ piece: 'liquid', colour: '#d020c0' }] }), 48);
    expect(red.image.data).not.toEqual(draw(brief('potion', 3), 48).image.data);
    expect(draw(brief('potion', 3), 48).image.data).toEqual(draw(brief('potion', 3), 48).image.data);
  });

  it.each(['apple', 'carrot', 'mushroom'])('draws no two of a group of %s alike, in the same colours', (concept) => {
    const drawn = draw(brief(concept, 3), 64);
    const each = drawn.partNames.length / 3;
    const pixels = [0, 1, 2].map(
      (copy) => [...drawn.parts].filter((p) => p >= 0 && Math.floor(p / each) === copy).length,
    );
    expect(new Set(pixels).size).toBeGreaterThan(1);
    expect(Math.min(...pixels)).toBeGreaterThan(Math.max(...pixels) * 0.5);
    expect(drawn.palette.length).toBeLessThanOrEqual(draw(brief(concept, 1), 64).palette.length + 2);
  });

  it('counts single things, not heaps, and stops at five', () => {
    expect(groupOf(brief('coin-pile', 3))).toMatchObject({ each: { concept: 'coin', count: 1 }, count: 3 });
    expect(groupOf(brief('mushrooms', 2))).toMatchObject({ each: { concept: 'mushroom' }, count: 2 });
    expect(groupOf(brief('egg', 12))?.count).toBe(5);
    expect(groupOf(brief('apple', 1))).toBeUndefined();
  });

  it.each(['castle', 'ship', 'tree', 'dragon', 'bed', 'volcano', 'rainbow'])('leaves one %s alone', (concept) => {
    expect(groupOf(brief(concept, 3))).toBeUndefined();
    expect(draw(brief(concept, 3), 32).image.data).toEqual(draw(brief(concept, 1), 32).image.data);
  });
});
