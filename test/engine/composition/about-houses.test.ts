import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import type { Change } from '../../../workers/engine/composition/graph.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { LARGE_THINGS } from '../../../workers/engine/subject/small/large/things.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said);
const changes = (text: string): readonly Change[] => compositionOf(text, read(text), read, { width: 64, height: 64, background: true, flat: true })?.graph.nodes[0]?.changes ?? []; // biome-ignore format: one line

/** How many opaque pixels are of such a colour. */
async function count(description: string, size: number, is: (r: number, g: number, b: number) => boolean) {
  const { image } = await draw({ description, width: size, height: size, seed: 3, noBackground: true });
  let some = 0;
  for (let i = 0; i < image.data.length; i += 4)
    if (image.data[i + 3]! > 127 && is(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!)) some++;
  return some;
}

describe('what stands about a house', () => {
  it('"it" is the house, whatever was named last', () => {
    const all = changes('tavern with a hanging sign and barrels beside it');
    expect(all).toContainEqual(expect.objectContaining({ is: 'signboard', of: 'mug' }));
    expect(all).toContainEqual(expect.objectContaining({ is: 'goods', aside: true }));
    expect(changes('cottage with a tree beside it')[0]).not.toHaveProperty('front');
  });

  it('as many as are said', () => {
    expect(changes('tavern with a sign and two barrels beside it')).toContainEqual(expect.objectContaining({ is: 'goods', count: 2, item: expect.objectContaining({ concept: 'barrel' }) })); // biome-ignore format: one line
  });

  it('boxes of flowers are the windows’', () => {
    for (const where of ['in the windows', 'under the windows', 'on the window sills'])
      expect(changes(`house with flower boxes ${where}`)).toEqual([
        expect.objectContaining({ is: 'on walls', of: 'flower' }),
      ]);
  });

  it('towers are built of what the house is built of', () => {
    const [tower] = changes('ice palace with three towers');
    expect(tower).toMatchObject({ is: 'towers', count: 3, item: { material: 'ice' } });
    expect(changes('haunted mansion with a crooked tower')).toContainEqual(expect.objectContaining({ is: 'towers', crooked: true })); // biome-ignore format: one line
  });

  it('snow lies on a house that stays as it is, in snow', async () => {
    expect(changes('snowy church')).toContainEqual(expect.objectContaining({ is: 'snowed' }));
    const { image } = await draw({ description: 'snowy church', width: 48, height: 48, seed: 3 });
    const [r, g, b] = image.data.subarray((46 * 48 + 4) * 4);
    expect(b! >= g! && Math.abs(r! - g!) < 24, `${r} ${g} ${b}`).toBe(true);
  });
});

describe('parts of a house in their colours', () => {
  it.each([32, 64, 96])('a blue door is the only thing that turns blue, at %i px', async (size) => {
    const blue = (r: number, g: number, b: number) => b > 120 && b > r + 60 && b > g + 40;
    const [all, plain] = [await count('house with a blue door', size, blue), await count('house', size, blue)];
    expect(all).toBeGreaterThan(plain);
    expect(all / (size * size)).toBeLessThan(0.06);
  });

  it.each([48, 64, 96])('green shutters are seen at %i px', async (size) => {
    const green = (r: number, g: number, b: number) => g > r + 40 && g > b + 30;
    expect(await count('house with green shutters', size, green)).toBeGreaterThan(await count('house', size, green) + size / 6); // biome-ignore format: one line
  });

  it.each(['house', 'tavern', 'bakery'])('the door and the timber of a %s are of two slots', (id) => {
    const slots = LARGE_THINGS[id]!.slots.filter((s) => s.names.includes('door') || s.names.includes('timber'));
    expect(slots).toHaveLength(2);
  });

  it('a house of two floors is higher by a row of windows', async () => {
    const heightOf = async (description: string) => {
      const { image } = await draw({ description, width: 96, height: 96, seed: 3, noBackground: true });
      const [xs, ys]: [number[], number[]] = [[], []];
      for (let i = 0; i < 96 * 96; i++) if (image.data[i * 4 + 3]! > 127) { xs.push(i % 96); ys.push(Math.floor(i / 96)); } // biome-ignore format: one line
      return (Math.max(...ys) - Math.min(...ys)) / (Math.max(...xs) - Math.min(...xs));
    };
    expect(await heightOf('two-story house')).toBeGreaterThan((await heightOf('house')) * 1.12);
  });
});

describe('houses of far lands by their own names', () => {
  it.each([
    ['moroccan riad', 'adobe-house'],
    ['hacienda', 'adobe-house'],
    ['minka', 'japanese-house'],
  ])('%s', (text, concept) => expect(read(text).concept).toBe(concept));

  it('with a dome of a colour', () => {
    expect(changes('moroccan riad with a blue dome')).toContainEqual(
      expect.objectContaining({ of: 'tops', kind: 'dome' }),
    );
  });
});
