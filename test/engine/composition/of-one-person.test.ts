import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const nodesOf = (text: string) => {
  const read = (said: string) => understand(said, { seed: 1, heard: true });
  const size = { width: 64, height: 64, background: false, flat: true };
  return compositionOf(text, understand(text, { seed: 1 }), read, size)?.graph.nodes ?? [];
};

describe('what a long text says of its one person', () => {
  it.each([
    ['rogue in green hood with two daggers, crouching, smirking', 'smug', 'crouch'],
    ['knight with a sword, kneeling, smiling', 'happy', 'kneel'],
  ])('%s: the face is seen', (text, mood, verb) => {
    const [node] = nodesOf(text);
    expect(node!.brief.mood).toContain(mood);
    expect(node!.brief.drawnAs).toContain(mood);
    expect(node!.act?.verb).toBe(verb);
  });

  it('is without what is off, and leans on what the hand holds', () => {
    const [node, ...others] = nodesOf('tired knight sitting on the ground, helmet off, leaning on his sword, sad mood');
    expect(others).toEqual([]);
    expect(node!.brief.without).toContain('helmet');
    expect(node!.brief.parts.map((p) => p.piece)).toEqual(['sword']);
    expect(node!.act).toMatchObject({ verb: 'lean', legs: 'sit' });
    const [viking] = nodesOf('viking kneeling, leaning on a two-handed axe, bandaged arm');
    expect(viking!.brief.parts.map((p) => p.piece)).toEqual(['double-axe', 'arm-bandage']);
    expect(viking!.act).toMatchObject({ verb: 'lean', legs: 'kneel' });
  });

  it('two people keep what is theirs', () => {
    const moods = nodesOf('angry knight fighting a goblin').map(({ brief }) => brief.mood);
    expect(moods).toEqual([['angry'], []]);
  });
});
