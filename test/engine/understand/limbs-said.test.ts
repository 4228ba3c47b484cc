import { describe, expect, it } from 'vitest';
import { LIMBS, limbsReplaced } from '../../../workers/engine/catalogue/garments/limbs.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { brief, options } from '../subject/briefs.ts';

describe('what somebody has for a hand or an arm', () => {
  it.each([
    ['man with a cannon arm', 'limb/cannon'],
    ['man with a tentacle arm', 'limb/tentacle'],
    ['girl with scissors for hands', 'limbs/shears'],
    ['man with crab claws for hands', 'limbs/pincer'],
    ['robot with a saw instead of a hand', 'limb/saw'],
    ['man whose hands are blades', 'limbs/blade'],
    ['man with giant hands', 'limbs/fist'],
    ['pirate with a hook for a hand', 'hook-hand'],
    ['mage with glowing green hands', 'glowing-hands'],
  ])('%s: %s', (text, piece) => {
    expect(understand(text).parts.map((p) => p.piece)).toContain(piece);
  });

  it.each([
    ['man with stone fists', 'limbs/fist', 'stone'],
    ['man with crystal arms', 'metal-arms', 'crystal'],
  ])('%s: of that matter', (text, piece, material) => {
    expect(understand(text).parts).toContainEqual(expect.objectContaining({ piece, material }));
  });

  it('a man with gold in his hand has hands of his own', () => {
    expect(understand('man with leather gloves on his hands').parts.some((p) => limbsReplaced(p.piece).length)).toBe(
      false,
    );
  });

  it('each is drawn, and no hand holds anything that is not there', () => {
    for (const { id } of LIMBS) {
      const { partNames } = drawSubject(brief('knight', { parts: [{ piece: id }] }), options(64));
      expect(partNames, id).not.toContain('shield');
      expect(partNames.length, id).toBeGreaterThan(4);
    }
  });
});
