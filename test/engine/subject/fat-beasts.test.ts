import { describe, expect, it } from 'vitest';
import { drawSprite } from '../../../workers/engine/composition/sprites/draw-sprite.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

/** The share of its box that a beast's trunk fills, seen from the side. */
function girth(text: string): number {
  const s = drawSprite(understand(text, { seed: 1 }), { size: 60, style: {}, seed: 1, direction: 'east' });
  const trunk = s.parts.reduce((n, part) => n + (/^(?:body|belly|markings)$/.test(s.partNames[part] ?? '') ? 1 : 0), 0);
  return trunk / (s.image.width * s.image.height);
}

describe('fat beasts', () => {
  it.each(['cat', 'dog', 'fox', 'pig', 'horse'])('a fat %s is seen to be fat', (beast) => {
    expect(girth(`fat ${beast}`)).toBeGreaterThan(girth(beast) * 1.25);
    expect(girth(`skinny ${beast}`)).toBeLessThan(girth(beast));
  });

  it('stands on its feet', () => {
    for (const beast of ['pig', 'hamster', 'cat']) {
      const s = drawSprite(understand(`fat ${beast}`, { seed: 1 }), {
        size: 60,
        style: {},
        seed: 1,
        direction: 'east',
      });
      expect(s.parts.some((part) => /^(?:legs|paws)$/.test(s.partNames[part] ?? ''))).toBe(true);
    }
  });

  it('a hydra has as many heads as necks', () => {
    expect(understand('swamp hydra with five necks').heads).toBe(5);
    expect(understand('cthulhu')).toMatchObject({ concept: 'octopus' });
  });
});
