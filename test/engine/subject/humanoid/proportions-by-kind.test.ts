import { describe, expect, it } from 'vitest';
import { deltaE } from '../../../../src/pixels/color.ts';
import { materialOf } from '../../../../workers/engine/catalogue/materials.ts';
import { lookOf } from '../../../../workers/engine/subject/humanoid/look.ts';
import { grownOf, proportionsAt } from '../../../../workers/engine/subject/humanoid/proportions.ts';
import { sizesOf } from '../../../../workers/engine/subject/humanoid/rig.ts';
import { brief } from '../briefs.ts';

const headsOf = (concept: string, size: number, words: readonly string[] = []): number => {
  const { build } = lookOf(brief(concept, { build: [...words] }), 1, 0);
  return proportionsAt('default', size, {}, grownOf(build)).heads;
};

describe('how somebody is built in a large picture', () => {
  it('dwarfs and children keep their big heads, a grown-up gets long limbs', () => {
    expect(headsOf('dwarf', 150)).toBeCloseTo(headsOf('dwarf', 58), 1);
    expect(headsOf('person', 150, ['child'])).toBeLessThan(3);
    expect(headsOf('knight', 150)).toBeGreaterThan(3.8);
  });

  it('a fat dwarf is broad once, a fat ogre as broad as ever', () => {
    const waistOf = (concept: string): number => lookOf(brief(concept, { build: ['fat'] }), 1, 0).build.waist;
    expect(waistOf('dwarf')).toBeLessThanOrEqual(2);
    expect(waistOf('troll')).toBeGreaterThanOrEqual(1.9);
  });

  it('a figure of 64 pixels has no straps and seams that nobody named', () => {
    expect(sizesOf(70)).toMatchObject({ large: true, roomy: false });
    expect(sizesOf(100)).toMatchObject({ large: true, roomy: true });
  });

  it('a long beard is told from the dress that it hangs on', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { worn } = lookOf(brief('blacksmith', { species: 'dwarf', parts: [{ piece: 'beard-braided' }] }), seed, 1);
      const [beard, dress] = [worn.get('beard')!.material, worn.get('torso')!.material];
      expect(deltaE(materialOf(beard).lab, materialOf(dress).lab), `seed ${seed}`).toBeGreaterThan(0.11);
    }
  });

  it('who stands behind a counter has no pack on the back', () => {
    for (const concept of ['shopkeeper', 'innkeeper'])
      expect(lookOf(brief(concept), 1, 0).worn.has('carry')).toBe(false);
  });

  it('an angry face is not shut in a helmet', () => {
    for (let seed = 0; seed < 8; seed++)
      expect(lookOf(brief('soldier', { mood: ['angry'] }), seed, 1).worn.get('hat')?.piece.cover).not.toBe('full');
  });
});
