import { describe, expect, it } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';

const partsOf = (text: string) => understand(text, { seed: 1 }).parts.map(({ piece, colour }) => (colour ? `${piece} ${colour}` : piece)); // biome-ignore format: one line

describe('how somebody is and stands', () => {
  it.each([
    ['dark-skinned archer', ['skin #522d10']],
    ['archer with dark skin', ['skin #522d10']],
    ['green-skinned witch', ['skin #4c9a3c']],
  ])('%s: the complexion is a colour', (text, parts) => expect(partsOf(text)).toEqual(parts));

  it('one pair of tongs is one thing in one hand', () => {
    expect(partsOf('blacksmith holding glowing tongs')).toEqual(['tongs']);
    expect(partsOf('rogue holding daggers')).toHaveLength(2);
  });

  it.each([
    'thief, hood down',
    'knight with his helmet off',
    'pirate, boots off, hat off',
    'gladiator helmet off',
    'knight helmet off',
  ])('%s: without it', (text) =>
    expect(understand(text, { seed: 1 })).toMatchObject({ kind: 'humanoid', unknown: [], parts: [] }),
  );

  it('a chimney sweep has a brush and a top hat', () => {
    expect(understand('chimney sweep with a chimney brush', { seed: 1 }).parts.map((p) => p.piece)).toEqual(['chimney-brush']); // biome-ignore format: one line
  });

  it.each([
    'charcoal burner',
    'collier',
    'coachman',
    'scullion',
    'mahout',
    'cartwright',
    'bell ringer',
    'rag picker',
    'knife grinder',
    'bootlegger',
    'cowhand',
    'palm reader',
  ])('a %s is somebody in the dress of the trade', (trade) =>
    expect(understand(trade, { seed: 1 })).toMatchObject({ kind: 'humanoid', confidence: 1, unknown: [] }),
  );
});
