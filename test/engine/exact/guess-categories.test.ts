import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROPS } from '../../../workers/engine/catalogue/things/index.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { faults, options } from '../subject/briefs.ts';

/** Kind, and for things the categories of props that may stand for what the network names. */
const DRAWN_AS: Readonly<Record<string, readonly string[]>> = {
  animal: ['quadruped'],
  humanoid: ['humanoid'],
  robot: ['humanoid'],
  armor: ['clothing', 'weapon'],
  'equipment layer': ['clothing', 'weapon'],
  door: ['building', 'machine', 'furniture'],
  structure: ['building', 'machine', 'sign'],
  wall: ['building', 'machine'],
  effect: ['nature', 'light'],
  floor: ['nature', 'rock'],
  terrain: ['nature', 'rock', 'plant'],
  tile: ['nature', 'rock'],
  ui: ['sign'],
  building: ['building'],
  clothing: ['clothing', 'weapon'],
  food: ['food'],
  furniture: ['furniture'],
  monster: ['monster'],
  plant: ['plant'],
  tool: ['tool'],
  vehicle: ['vehicle'],
  weapon: ['weapon'],
};
/** Says nothing about what to draw. */
const NO_INFORMATION = 'item';

const manifest: string = readFileSync(new URL('../../../models/manifest.json', import.meta.url), 'utf8');
const CATEGORIES: readonly string[] = JSON.parse(/"categories":\s*(\[[^\]]*\])/.exec(manifest)![1]!);

it('every category that the network can name is drawn as something of it', () => {
  expect([...CATEGORIES].sort()).toEqual([...Object.keys(DRAWN_AS), NO_INFORMATION].sort());
  for (const [category, allowed] of Object.entries(DRAWN_AS)) {
    for (let seed = 0; seed < 8; seed++) {
      const brief = understand('flibbert', { seed, guess: { category, colours: ['#3868c4'], confidence: 0.9 } });
      const kind = brief.kind === 'thing' ? PROPS[brief.concept]!.category : brief.kind;
      expect(allowed, `${category} → ${brief.concept}`).toContain(kind);
      expect(brief.confidence).toBeCloseTo(0.54, 5);
      expect(faults(drawSubject(brief, options(24)).image, 24, 24), brief.concept).toEqual([]);
    }
  }
});

it('"item" decides nothing', () => {
  for (let seed = 0; seed < 8; seed++) {
    const guessed = understand('flibbert', { seed, guess: { category: 'item', colours: [], confidence: 0.9 } });
    expect(guessed).toEqual(understand('flibbert', { seed }));
  }
});
