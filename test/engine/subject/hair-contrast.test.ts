import { expect, it } from 'vitest';
import { deltaE } from '../../../src/pixels/color.ts';
import { materialOf } from '../../../workers/engine/catalogue/materials.ts';
import { HUMANOID_CONCEPTS } from '../../../workers/engine/catalogue/people.ts';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

import { brief } from './briefs.ts';

it('hair that nobody named stands out from a dark skin, whatever the seed picks', () => {
  let dark = 0;
  for (const id of Object.keys(HUMANOID_CONCEPTS)) {
    for (let seed = 0; seed < 12; seed++) {
      const look = lookOf(brief(id, { species: 'human' }), seed, 1);
      const hair = look.worn.get('hair');
      const skin = materialOf(look.skin).lab;
      if (!hair || skin[0] >= 0.58) continue;
      dark++;
      expect(deltaE(materialOf(hair.material).lab, skin), `${id}, seed ${seed}`).toBeGreaterThanOrEqual(0.12);
    }
  }
  expect(dark).toBeGreaterThan(20);
});

it('hair by which somebody is known stays: the crown on it is darker', () => {
  for (let seed = 0; seed < 6; seed++) {
    const { worn } = lookOf(understand('ice witch', { seed }), seed, 1);
    expect(worn.get('hair')?.material, `seed ${seed}`).toBe('white');
    expect(deltaE(materialOf('white').lab, materialOf(worn.get('hat')!.material).lab)).toBeGreaterThan(0.12);
  }
});
