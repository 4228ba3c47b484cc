import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const seen = (text: string, side = 96) => {
  const composition = compositionOf(text, read(text), read, { width: side, height: side, background: false, flat: true }); // biome-ignore format: one line
  if (!composition) return { told: '', beams: [] as string[] };
  const { facts } = composition.draw(composition.brief, { width: side, height: side, style: {}, seed: 1, variation: 0.5 }); // biome-ignore format: one line
  return {
    told: composition
      .graph!.nodes.map(({ brief, count }) => `${count > 1 ? `${count} ` : ''}${brief.concept}`)
      .join(' + '),
    beams: facts.shown.map(({ what }) => what).filter((what) => /beam|spark/.test(what)),
  };
};

describe('a fight named before those who fight', () => {
  it.each([
    ['wizard duel, red mage vs blue mage, beams clashing in the middle', 'wizard + wizard'],
    ['two mages fight, green wizard vs purple witch, spells clashing', 'wizard + witch'],
    ['duel: fire mage vs ice mage, beams colliding', 'fire-mage + ice-mage'],
    ['ice mage versus fire mage duel, beams meet', 'ice-mage + fire-mage'],
  ])('%s: the two alone, and a beam with a burst between them', (text, told) => {
    expect(seen(text)).toEqual({ told, beams: ['beam', 'spark'] });
  });

  it('no beam where none is said', () => {
    expect(seen('dragon vs knight, epic fight')).toEqual({ told: 'dragon + knight', beams: [] });
  });
});

describe('by a campfire', () => {
  it.each([
    ['campfire with two logs to sit on and a cooking pot above it', 'pot-over-a-fire + 2 log'],
    ['campfire with two logs to sit on', 'campfire + 2 log'],
    ['campfire with stones around it and three stumps to sit on', 'campfire + 3 tree-stump'],
  ])('%s: %s', (text, told) => {
    expect(seen(text).told).toBe(told);
  });
});
