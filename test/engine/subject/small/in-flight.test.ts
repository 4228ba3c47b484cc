import { describe, expect, it } from 'vitest';
import { byHand } from '../../../../workers/engine/subject/small/by-hand.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const shown = (who: string, side: number, action?: 'fly') => {
  const drawn = byHand({ ...understand(who, { seed: 1 }), ...(action ? { action } : {}) }, side, {}, 1, 0)!;
  const count = (name: string) => drawn.parts.reduce((n, part) => n + (drawn.partNames[part] === name ? 1 : 0), 0);
  const all = drawn.parts.reduce((n, part) => n + (part >= 0 ? 1 : 0), 0);
  return { wings: count('wings') / all, width: drawn.image.width };
};

describe('birds set by hand', () => {
  it.each(['crow', 'owl', 'parrot', 'duck'])('a %s in flight has spread wings', (who) => {
    for (const side of [48, 64]) expect(shown(who, side, 'fly').wings, `${side}`).toBeGreaterThan(shown(who, side).wings * 1.3); // biome-ignore format: one line
  });

  it('an eagle has them spread as it is', () => {
    expect(shown('eagle', 48, 'fly').wings).toBeCloseTo(shown('eagle', 48).wings);
  });
});
