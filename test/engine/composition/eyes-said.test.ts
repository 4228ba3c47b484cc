import { describe, expect, it } from 'vitest';
import { withEyeBeams } from '../../../workers/engine/composition/changes/eye-beams.ts';
import { withLostEye, withMoreEyes, withOneEye } from '../../../workers/engine/composition/changes/eyes.ts';
import { gloved } from '../../../workers/engine/composition/changes/gloved.ts';
import { adornmentsOf } from '../../../workers/engine/composition/read/adornments.ts';
import { oddIn } from '../../../workers/engine/composition/read/odd-one.ts';
import { drawSprite } from '../../../workers/engine/composition/sprites/draw-sprite.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said, { seed: 1 });
const said = (text: string): unknown[] =>
  adornmentsOf(text, read(text), read).changes.map((c) => (c.is === 'eyes' ? c.count : c.is === 'part' ? `${c.look.matter ?? c.look.state} ${c.part}` : c.is === 'grows' ? `${c.count} on ${c.place}` : c.is)); // biome-ignore format: one line
const sprite = (text: string, direction: 'south' | 'east' = 'south') => drawSprite(read(text), { size: 52, style: {}, seed: 1, direction }); // biome-ignore format: one line

describe('what is said of eyes', () => {
  it.each([
    ['wolf with laser eyes', ['eye beams']],
    ['shark shooting lasers from its eyes', ['eye beams']],
    ['laser-eyed chicken', ['eye beams']],
    ['superhero with laser eyes', ['eye beams']],
    ['bat with one eye', [1]],
    ['robot spider, one round green lens', [1]],
    ['dragon with a single giant eye', [1]],
    ['deer with six red eyes', [6]],
    ['owl with extra eyes', [6]],
    ['goat with a third eye on its forehead', [3]],
    ['cat with one eye missing', ['lost eye']],
    ['teddy bear with one missing eye', ['lost eye']],
    ['fox missing an eye', ['lost eye']],
    // its own count, and colours alone
    ['cat with green eyes', []],
    ['spider with eight eyes', []],
  ])('%s', (text, changes) => expect(said(text)).toEqual(changes));

  it('is not read as one of several that is odd', () => {
    expect(oddIn('teddy bear with one missing eye').odd).toBeUndefined();
    expect(oddIn('bull with one broken horn').odd).toBeUndefined();
    expect(oddIn('five cats, one missing an eye').odd?.says).toBe('missing an eye');
  });

  it('is seen', () => {
    const red = (data: Uint8Array | Uint8ClampedArray): number => data.filter((v, i) => i % 4 === 0 && v > 180 && data[i + 1]! < 90 && data[i + 3]! > 0).length; // biome-ignore format: one line
    const wolf = sprite('wolf', 'east');
    const beamed = withEyeBeams(wolf, '#f02c38');
    expect(beamed.image.width).toBeGreaterThan(wolf.image.width + 8);
    expect(red(beamed.image.data)).toBeGreaterThan(30);
    const [bat, bear, pig] = [sprite('bat'), sprite('teddy bear'), sprite('pig', 'east')];
    for (const [changed, plain] of [
      [withOneEye(bat), bat],
      [withLostEye(bear, true), bear],
      [withMoreEyes(pig, 4, '#d02030'), pig],
    ] as const)
      expect(changed.image.data).not.toEqual(plain.image.data);
  });
});

describe('parts in any look', () => {
  it.each([
    ['crab with a crystal shell', ['crystal shell']],
    ['lizard with a forked sparking tail', ['sparking tail']],
    ['turtle with a wooden leg', ['wood legs']],
    ['lava golem with crystal spikes on its back', ['crystal spikes']],
    ['snake with a human skull head', ['swapped']],
    ['spider with eight candles', ['8 on back']],
    ['whale with many flowers on its back', ['6 on back']],
    // eggs and kittens are none of its body
    ['hen with three eggs', []],
  ])('%s', (text, changes) => expect(said(text)).toEqual(changes));

  it('keeps one leg of wood apart from the others', () => {
    const [leg] = adornmentsOf('turtle with a wooden leg', read('turtle with a wooden leg'), read).changes;
    expect(leg).toMatchObject({ is: 'part', one: true });
  });

  it('puts gloves on who has no hands, who stays what it is', () => {
    expect(read('penguin with boxing gloves')).toMatchObject({ kind: 'thing', concept: 'penguin' });
    const bare = sprite('penguin');
    expect(gloved(bare, 'red boxing gloves', '#d02030').partNames).toContain('red boxing gloves');
  });

  it('has boots on that it is in', () => {
    const heardSaid = understand('duck in rain boots', { seed: 1 });
    expect(heardSaid).toMatchObject({ kind: 'thing', concept: 'duck' });
  });
});
