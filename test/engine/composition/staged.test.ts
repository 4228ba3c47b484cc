import { describe, expect, it } from 'vitest';
import { drawStaged } from '../../../workers/engine/composition/staged/draw-staged.ts';
import { stagedOf } from '../../../workers/engine/composition/staged/read-staged.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });

describe('effects with things', () => {
  it.each([
    ['tornado with a cow and two planks in it', 'within', 'tornado', ['cow 1', 'plank 2']],
    ['a sandstorm with a cow in it', 'within', 'dust', ['cow 1']],
    ['explosion with bits of wood and a wheel flying off', 'flung', 'explosion', ['log 1', 'wheel 1']],
    ['water splash, a fish jumping out', 'leaping', 'splash', ['fish 1']],
    ['arrow hitting a shield, splinters', 'struck', 'arrow', ['shield 1']],
    ['snowball hitting something', 'struck', 'snowball', []],
    ['lightning hitting a tree, tree splits', 'struck', 'lightning', ['tree 1']],
    ['holy light beam from above on a sword', 'lit', 'light-beam', ['sword 1']],
    ['chain lightning between three orbs', 'between', 'lightning', ['orb 3']],
    ['musical notes flying out of a trumpet', 'source', 'music', ['trumpet 1']],
    ['tornado picking up a house', 'within', 'tornado', ['house 1']],
    ['cannonball splashing into water', 'struck', 'cannonball', []],
    ['axe chop in wood, chips flying', 'struck', 'axe', ['log 1']],
    ['gold coins raining into a hat', 'into', 'coin', ['hat 1']],
    ['hammer smashing a pumpkin', 'struck', 'hammer', ['pumpkin 1']],
    ['rock falling into water', 'struck', 'rock', []],
    ['apple cut in half by a slash', 'broken', undefined, ['apple 1']],
    ['mirror cracking', 'broken', undefined, ['mirror 1']],
    ['rock smashing into pieces', 'broken', undefined, ['rock 1']],
  ])('%s', (text, way, effect, things) => {
    const staged = stagedOf(text, read);
    expect(staged?.way).toBe(way);
    if (effect) expect(`${staged!.effect!.brief.concept} ${staged!.effect!.text}`).toContain(effect);
    expect(staged!.things).toHaveLength(things.length);
    for (const [i, thing] of things.entries()) {
      const [concept, count] = thing.split(' ');
      expect(`${staged!.things[i]!.brief.concept} ${staged!.things[i]!.text}`).toContain(concept);
      expect(staged!.things[i]!.count).toBe(Number(count));
    }
  });

  it('leaves people, and what is whole, to their own readings', () => {
    for (const text of ['wizard hitting a goblin', 'ice explosion', 'cracked egg', 'knight with a shield', 'cat in a box', 'smoke from a chimney', 'flames coming out of a barrel']) expect(stagedOf(text, read), text).toBeUndefined(); // biome-ignore format: one line
  });

  it('shows both of them, and the bits in the colour that was said', () => {
    const staged = stagedOf('arrow hitting a shield, green sparks', read)!;
    const { facts, image } = drawStaged(staged, { width: 48, height: 48, style: {}, seed: 3 }, read);
    const seen = (node: number) => facts.owner.filter((id) => id >= 0 && facts.shown[id]!.node === node).length;
    expect(seen(0)).toBeGreaterThan(40);
    expect(seen(1)).toBeGreaterThan(250);
    let green = 0;
    for (let i = 0; i < image.data.length; i += 4) if (image.data[i + 1]! > image.data[i]! + 50 && image.data[i + 1]! > image.data[i + 2]! + 30) green++; // biome-ignore format: one line
    expect(green).toBeGreaterThan(10);
  });
});
