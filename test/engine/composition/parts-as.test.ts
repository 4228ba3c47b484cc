import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said, { seed: 1, heard: true });
const graphOf = (text: string) => compositionOf(text, understand(text, { seed: 1 }), read, { width: 64, height: 64, background: false, flat: true })?.graph; // biome-ignore format: one line
const said = (text: string): unknown[] =>
  graphOf(text)?.nodes.flatMap(({ changes }) =>
    changes.map((c) => (c.is === 'part as' ? `${c.item.concept} as ${c.part}` : c.is === 'on thing' ? `${c.count} ${c.item.concept} ${c.how}` : c.is)),
  ) ?? []; // biome-ignore format: one line

describe('a second thing of an item is a part of it or fastened on it', () => {
  it.each([
    ['staff topped with a raven skull', ['skull as top']],
    ['teacup with a cat handle', ['cat as handle']],
    ['greatsword with a dragon head guard', ['dragon-head as guard']],
    ['dynamite bundle with a ticking clock', ['1 alarm-clock stuck']],
    ['belt with potion bottles', ['3 potion hangs']],
    ['pocket watch with visible gears', ['cogs']],
    ['cocoon with slimy green veins', ['alight']],
    ['sword with a leather grip', []],
  ])('%s', (text, changes) => {
    const got = said(text).map((one) => (typeof one === 'string' ? one.replace(/[a-z-]*clock/, 'alarm-clock').replace(/[a-z-]*dragon[a-z-]*/, 'dragon-head') : one)); // biome-ignore format: one line
    expect(got).toEqual(changes);
    expect(graphOf(text)?.nodes.length ?? 1).toBe(1);
  });
});

describe('names of things that are somebody as well', () => {
  it.each([
    ['carved tiki idol with fangs', 'totem'],
    ['cursed monkey idol', 'golden-idol'],
    ['pirate hook hand with a leather cuff', 'pirate-hook'],
    ['idol singer with a microphone', 'singer'],
  ])('%s', (text, concept) => expect(understand(text, { seed: 1 }).concept).toBe(concept));
});

it('what a chest is with lies in it', () => {
  for (const text of ['chest with gold coins', 'crate with apples']) {
    const graph = graphOf(text);
    expect(graph?.edges.map(({ is }) => is) ?? []).toEqual(['full']);
    expect(graph?.nodes[0]?.changes).toEqual([]);
  }
});

describe('how many of what', () => {
  it.each([
    ['crown with three missing gems', 1],
    ['three tier wedding cake', 1],
    ['three drawer dresser', 1],
    ['six string guitar', 1],
    ['three crowns', 3],
  ])('%s', (text, count) => expect(understand(text, { seed: 1 }).count).toBe(count));

  it('a boot is one, a pair is two', () => {
    const single = ({ parts }: { parts: readonly { piece: string }[] }): boolean => parts.some(({ piece }) => piece === 'single'); // biome-ignore format: one line
    expect(single(understand('single leather boot'))).toBe(true);
    expect(single(understand('a boot with a hole'))).toBe(true);
    expect(single(understand('leather boots'))).toBe(false);
    expect(single(understand('a pair of shoes'))).toBe(false);
  });

  it('is seen', async () => {
    const of = async (description: string) => (await draw({ description, width: 64, height: 64, seed: 3, noBackground: true })).image; // biome-ignore format: one line
    const wide = ({ width, data }: { width: number; data: Uint8ClampedArray | Uint8Array }): number => new Set([...data.keys()].filter((i) => i % 4 === 3 && data[i]! > 0).map((i) => ((i - 3) / 4) % width)).size; // biome-ignore format: one line
    expect(wide(await of('leather boot'))).toBeLessThan(wide(await of('leather boots')));
  });
});
