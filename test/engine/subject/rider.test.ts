import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../src/domain/words.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { drawDirections } from '../draw-directions.ts';
import { faults, options } from './briefs.ts';

const RIDERS = ['a goblin riding a wolf', 'a knight riding a white horse', 'a wizard riding a bear'] as const;
const OF_THE_ANIMAL = ['body', 'muzzle', 'saddle', 'paws'];

describe('somebody who rides', () => {
  it.each(RIDERS)('%s: both are seen, and the rider is above', (text) => {
    const { image, parts, partNames } = drawSubject(understand(text), options(64));
    expect(faults(image, 64, 64)).toEqual([]);
    const rows = new Map<string, number[]>();
    parts.forEach((p, i) => {
      if (p >= 0) rows.set(partNames[p]!, [...(rows.get(partNames[p]!) ?? []), Math.floor(i / 64)]);
    });
    for (const name of OF_THE_ANIMAL) expect(rows.get(name)?.length ?? 0, name).toBeGreaterThan(0);
    const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length;
    const animal = new Set(drawSubject(understand(text.replace(/.* riding /, '')), options(64)).partNames);
    const worn = [...rows].filter(([name]) => !animal.has(name) && name !== 'saddle').flatMap(([, list]) => list);
    expect(worn.length).toBeGreaterThan(60);
    expect(mean(worn)).toBeLessThan(mean(rows.get('body')!) - 8);
  });

  it.each(DIRECTIONS)('facing %s stays inside its picture', (direction) => {
    for (const size of [16, 48])
      expect(
        faults(drawSubject(understand(RIDERS[0]), options(size, { style: { direction } })).image, size, size),
      ).toEqual([]);
  });

  it.each([64, 96, 128])('has the colour of the animal on the animal alone, at %i', (size) => {
    const plain = drawSubject(understand('a knight riding a black horse'), options(size));
    const brief = understand('a knight riding a white horse');
    expect(brief.colours).toEqual([]);
    const white = drawSubject(brief, options(size));
    const share = (part: string): number => {
      let [all, changed] = [0, 0];
      white.parts.forEach((p, i) => {
        if (p < 0 || white.partNames[p] !== part) return;
        all++;
        if ([0, 1, 2].some((k) => white.image.data[i * 4 + k] !== plain.image.data[i * 4 + k])) changed++;
      });
      return changed / all;
    };
    expect(share('body')).toBeGreaterThan(0.5);
    // a line where armour and animal meet may be the shade of either
    expect(share('plate-armor')).toBeLessThan(0.04);
  });

  it('is drawn without the animal as a character, whose motions have none', () => {
    const names = drawDirections(understand(RIDERS[0]), options(32), ['south'])[0]!.partNames;
    expect(names).not.toContain('saddle');
  });
});
