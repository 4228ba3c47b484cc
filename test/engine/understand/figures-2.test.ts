import { describe, expect, it } from 'vitest';
import type { ComposeOptions } from '../../../workers/engine/composition/compose-scene.ts';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const options: ComposeOptions = { width: 64, height: 64, background: false, flat: false };
const composed = (text: string) =>
  compositionOf(text, understand(text), (said) => understand(said, { heard: true }), options);
const concepts = (text: string): readonly string[] =>
  composed(text)?.graph.nodes.map((n) => n.brief.concept) ?? [understand(text).concept];

describe('one figure is one figure', () => {
  it.each([
    ['princess who ran away from home, muddy dress', ['princess']],
    ['woman in a red qipao holding a fan in front of her mouth', ['woman']],
    ['king with no crown, wrapped in a blanket', ['king']],
    ['pirate with a parrot on his shoulder and a hook hand', ['pirate', 'parrot']],
    ['hobo with bindle on shoulder and torn gloves', ['beggar']],
    ['cowboy on one knee aiming a rifle', ['cowboy']],
  ])('%s', (text, who) => {
    expect(concepts(text)).toEqual(who);
  });

  it('a blanket that somebody is wrapped in is worn', () => {
    expect(understand('king wrapped in a blue blanket').parts.map((p) => p.piece)).toEqual(['cloak']);
  });
});
