import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { faults, options } from '../subject/briefs.ts';

/** Says nothing about what to draw. */
const NO_INFORMATION = 'item';

const manifest: string = readFileSync(new URL('../../../models/manifest.json', import.meta.url), 'utf8');
const CATEGORIES: readonly string[] = JSON.parse(/"categories":\s*(\[[^\]]*\])/.exec(manifest)![1]!);

it('a guessed category is no picture: its namesake or a person where there is one, else a neutral thing in the guessed colours', () => {
  expect(CATEGORIES).toContain(NO_INFORMATION);
  for (const category of CATEGORIES.filter((c) => c !== NO_INFORMATION)) {
    const guess = { category, colours: ['#3868c4'], confidence: 0.9 };
    const brief = understand('flibbert', { guess });
    const namesake = category === 'humanoid' ? 'person' : category;
    expect([namesake, 'mystery-box'], category).toContain(brief.concept);
    // of people none is guessed: it would be that of their clothes
    expect(brief.colours).toEqual(brief.kind === 'humanoid' ? [] : ['#3868c4']);
    expect(brief.confidence).toBeLessThan(0.6);
    for (const seed of [1, 2, 3]) expect(understand('flibbert', { guess, seed }).concept).toBe(brief.concept);
    expect(faults(drawSubject(brief, options(24)).image, 24, 24), brief.concept).toEqual([]);
  }
});

it('"item" decides nothing', () => {
  for (let seed = 0; seed < 8; seed++) {
    const guessed = understand('flibbert', { seed, guess: { category: 'item', colours: [], confidence: 0.9 } });
    expect(guessed).toEqual(understand('flibbert', { seed }));
  }
});
