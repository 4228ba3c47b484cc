import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Detail, Direction } from '../../../src/domain/words.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { QUADRUPEDS } from '../../../workers/engine/catalogue/animals.ts';
import { HUMANOID_CONCEPTS } from '../../../workers/engine/catalogue/people.ts';
import { composeDrawing } from '../../../workers/engine/compose-drawing.ts';
import type { Layers } from '../../../workers/engine/layers.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import type { DrawRequest, SubjectKind } from '../../../workers/engine/types.ts';
import { drawDirections } from '../draw-directions.ts';
import { brief, faults, options } from '../subject/briefs.ts';
import { type Case, randomCase } from './random-briefs.ts';

/** Literal: the interface's words and how many colours each allows. */
const MOST: Readonly<Record<Detail, number>> = { 'low detail': 8, 'medium detail': 16, 'highly detailed': 32 };
const bound = (detail: Detail | undefined): number => (detail ? MOST[detail] : 32);
const hash = (image: Rgba): string => createHash('sha1').update(image.data).digest('hex');

const SUBJECTS: readonly (readonly [string, SubjectKind])[] = [
  ...Object.keys(HUMANOID_CONCEPTS).map((id) => [id, 'humanoid'] as const),
  ...Object.keys(QUADRUPEDS).map((id) => [id, 'quadruped'] as const),
];

/** The whole way from a brief to a finished picture, without its understanding. */
async function picture(c: Case, more: Partial<DrawRequest> = {}) {
  const layers: Layers = { engine: 'geometry', understand: async () => c.brief, drawSubject };
  const { width, height, seed } = c;
  return composeDrawing(layers, { ...c.style, description: '', noBackground: true, width, height, seed, ...more });
}

const FORCED = ['#0f380f', '#306230', '#8bac0f', '#9bbc0f'];
const colorImage: Rgba = {
  width: 2,
  height: 2,
  data: new Uint8ClampedArray(
    FORCED.flatMap((h) => [1, 3, 5].map((i) => Number.parseInt(h.slice(i, i + 2), 16)).concat(255)),
  ),
};

describe('five hundred random briefs', () => {
  it.each(Array.from({ length: 5 }, (_, i) => i * 100))('%i and the next hundred', async (from) => {
    for (let n = from; n < from + 100; n++) {
      const c = randomCase(n);
      const name = `case ${n}: ${c.brief.concept} ${c.width}x${c.height} ${JSON.stringify(c.style)}`;
      const { image, palette } = await picture(c);
      expect(faults(image, c.width, c.height), name).toEqual([]);
      expect(palette.length, name).toBeLessThanOrEqual(bound(c.style.detail));
      if (n % 4 === 0) expect(hash((await picture(c)).image), `${name}, again`).toBe(hash(image));
      if (n % 4 === 1) {
        const forced = await picture(c, { colorImage });
        expect(faults(forced.image, c.width, c.height), name).toEqual([]);
        expect(FORCED, name).toEqual(expect.arrayContaining([...forced.palette]));
      }
    }
  });
});

describe('every character and animal', () => {
  it('faces eight ways: south is not north, east is not west', () => {
    for (const [id, kind] of SUBJECTS) {
      const at = (direction: Direction) =>
        hash(drawSubject(brief(id, {}, kind), options(24, { style: { direction } })).image);
      expect(at('south'), id).not.toBe(at('north'));
      expect(at('east'), id).not.toBe(at('west'));
    }
  });
  it('an animal of which no side is asked shows its flank or turns half to the viewer, as large as the picture allows', () => {
    for (const [id, kind] of SUBJECTS) {
      if (kind !== 'quadruped') continue;
      const wide = (d: { readonly parts: Int16Array }) =>
        new Set([...d.parts].flatMap((p, i) => (p < 0 ? [] : [i % 48]))).size;
      const alone = wide(drawSubject(brief(id, {}, kind), options(48)));
      const front = wide(drawSubject(brief(id, {}, kind), options(48, { style: { direction: 'south' } })));
      expect(alone, id).toBeGreaterThan(front);
      expect(alone, id).toBeGreaterThanOrEqual(28);
    }
  });
  it('differs by seed where the guidance leaves it room', () => {
    for (const [id, kind] of SUBJECTS) {
      const seen = new Set<string>();
      const enough = kind === 'humanoid' ? 4 : 2;
      for (let seed = 1; seed <= 6 && seen.size < enough; seed++)
        seen.add(hash(drawSubject(brief(id, {}, kind), options(40, { seed, variation: 0.8 })).image));
      expect(seen.size, id).toBe(enough);
    }
  });
  // each subject in one of them
  it.each([
    ['low detail', 0],
    ['medium detail', 1],
    ['highly detailed', 2],
    [undefined, 3],
  ] as const)('%s: one palette over eight directions', (detail, of) => {
    SUBJECTS.forEach(([id, kind], i) => {
      if (i % 4 !== of) return;
      const sides = drawDirections(
        brief(id, { colours: ['#3868c4'] }, kind),
        options(32, { style: detail ? { detail } : {} }),
      );
      const union = new Set(sides.flatMap((s) => s.palette));
      expect(union.size, id).toBeLessThanOrEqual(bound(detail));
      for (const s of sides) expect(faults(s.image, 32, 32), id).toEqual([]);
      expect(new Set(sides.map((s) => hash(s.image))).size, id).toBe(8);
    });
  });
  it('in a forced palette from every side', () => {
    const used = drawDirections(brief('knight'), options(48), undefined, FORCED).flatMap((s) => s.palette);
    expect(FORCED).toEqual(expect.arrayContaining(used));
  });
});
