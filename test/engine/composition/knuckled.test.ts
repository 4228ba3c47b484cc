import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const changesOf = (text: string): readonly string[] => {
  const read = (words: string) => understand(words, { seed: 1 });
  const made = compositionOf(text, read(text), read, { width: 48, height: 48, background: false, flat: true });
  return (made?.graph.nodes[0]?.changes ?? []).map((c) => c.is);
};

describe('rods of bone', () => {
  it.each(['bone flute', 'flute made of bone'])('%s has knuckles at its ends', (text) => {
    expect(changesOf(text)).toContain('knuckled');
  });
  it.each(['wooden flute', 'bone dagger', 'bone ring'])('%s has none', (text) => {
    expect(changesOf(text)).not.toContain('knuckled');
  });
});
