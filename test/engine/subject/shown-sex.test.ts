import { describe, expect, it } from 'vitest';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { MENS_HAIR } from '../../../workers/engine/subject/humanoid/shown-sex.ts';
import { bodyOf } from '../../../workers/engine/subject/sources.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const wornBy = (text: string) => lookOf(understand(text, { seed: 3 }), 3, 0.3).worn;

describe('a woman of a trade that leaves the chest bare', () => {
  it.each([
    ['female boxer', 'tank-top'],
    ['woman boxer in blue', 'tank-top'],
    ['female wrestler', 'tank-top'],
    ['female sumo wrestler', 'leotard'],
    ['girl swimmer', 'leotard'],
    ['female barbarian', 'leather-armor'],
    ['hula dancer', 'bikini'],
    ['female gladiator', 'leather-armor'],
    ['gladiatrix', 'leather-armor'],
    ['surfer girl', 'leotard'],
  ])('%s wears a %s and a woman’s hair', (text, top) => {
    const worn = wornBy(text);
    expect(worn.get('torso')?.piece.id).toBe(top);
    expect(MENS_HAIR.has(worn.get('hair')?.piece.id ?? '')).toBe(false);
  });

  it('is left as she is said to be; men of it are as before', () => {
    expect(wornBy('boxer').get('torso')?.piece.id).toBe('bare-chest');
    expect(wornBy('female boxer in a red hoodie').get('torso')?.piece.id).toBe('hoodie');
  });

  it('goes in the colour of what is said of her dress', () => {
    const worn = wornBy('red woman wrestler');
    expect(worn.get('torso')?.material).toBe(worn.get('legs')?.material);
  });
});

it('bands of cloth lie over a bust in pictures of 64 pixels', () => {
  const o = { style: {}, seed: 3, variation: 0.3, width: 64, height: 64 };
  const { parts, partNames } = bodyOf(understand('hula dancer', { seed: 3 })).draw(o);
  expect([...parts].filter((p) => p >= 0 && partNames[p] === 'bikini').length).toBeGreaterThan(30);
});

describe('widows of a people', () => {
  it('mourn in black, in the clothes of their people', () => {
    for (const text of ['samurai widow', 'japanese widow']) {
      const torso = wornBy(text).get('torso');
      expect(torso?.piece.id, text).toBe('kimono');
      expect(torso?.material, text).toBe('black_cloth');
    }
  });
});

it('a cap that a trade brings by itself gives way to hair that is described, one that was named stays', () => {
  expect(wornBy('courier girl, teal bob cut, yellow jacket').has('hat')).toBe(false);
  expect(wornBy('mechanic with long pink hair').has('hat')).toBe(false);
  expect(wornBy('courier girl with a red cap and a teal bob cut').get('hat')?.piece.id).toBe('cap');
  expect(wornBy('courier').get('hat')?.piece.id).toBe('cap');
});
