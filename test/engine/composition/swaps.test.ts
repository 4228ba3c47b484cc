import { describe, expect, it } from 'vitest';
import { areaOf } from '../../../workers/engine/composition/changes/part-area.ts';
import { withSwapped, withTentacles } from '../../../workers/engine/composition/changes/swapped.ts';
import { swapsOf } from '../../../workers/engine/composition/read/swaps-of.ts';
import { drawSprite } from '../../../workers/engine/composition/sprites/draw-sprite.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said, { seed: 1 });
const said = (text: string): string[] =>
  swapsOf(text, read(text), read).changes.flatMap((c) => (c.is === 'swapped' ? [`${c.part} ${c.by?.concept ?? 'tentacles'}`] : [])); // biome-ignore format: one line
const sprite = (text: string) => drawSprite(read(text), { size: 40, style: {}, seed: 1, direction: 'east' });

describe('parts of creatures that are things', () => {
  it.each([
    ['scorpion with a sword for a tail', ['tail sword']],
    ['hedgehog with flowers instead of spines', ['spikes flower']],
    ['golem with hammer hands', ['arms hammer']],
    ['dog with a pumpkin head', ['head pumpkin']],
    ['monster with tentacles instead of arms', ['arms tentacles']],
    ['rat with crab claws', ['claws crab-claw']],
    ['wolf whose head is a television', ['head tv']],
    // how a part looks is no thing
    ['cat with a ring tail', []],
    ['wolf with stone claws', []],
    ['deer with golden antlers', []],
    ['fox with a sword', []],
    ['giant crab with a treasure chest on its back', []],
    ['robot dog with a screen for a face', ['head computer']],
  ])('%s', (text, swaps) => expect(said(text)).toEqual(swaps));

  it('take the place of the part', () => {
    const wolf = sprite('wolf');
    const red = drawSprite(read('red apple'), { size: 10, style: {}, seed: 1, direction: 'south' });
    const swapped = withSwapped(wolf, 'tail', () => red);
    expect(areaOf(swapped, 'tail')!.count).toBeGreaterThan(20);
    expect(withTentacles(sprite('frog'), 'arms').partNames).toContain('arms');
  });
});
