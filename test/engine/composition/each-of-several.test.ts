/** Several of whom each is told by himself: how he looks, what he has, who he is; a child beside the grown, and in their arms. */
import { describe, expect, it, test } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { fitGroup } from '../../../workers/engine/composition/draw-group.ts';
import { boxOf } from '../../../workers/engine/composition/layout/placed.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const graphOf = (text: string) => compositionOf(text, understand(text, { seed: 1 }), read, { width: 96, height: 96, background: true, flat: true })!.graph; // biome-ignore format: one line

describe('each of several by himself', () => {
  it.each([
    ['two cowboys in a duel, facing each other, one in black one in brown', 'black cowboy, brown cowboy'],
    ['two samurai facing each other, one in red, the other in white', 'red samurai, white samurai'],
    ['four slimes, two green and two blue', '2 green slime, 2 blue slime'],
    ['three goblins, one with a sword, one with a bow and one with a torch', 'goblin with a sword, goblin with a bow, goblin with a torch'], // biome-ignore format: one line
    ['four adventurers around a campfire: a knight, a mage in purple, an elf archer and a dwarf with an axe', 'knight, wizard dressed in purple, elf archer, dwarf with an axe, campfire'], // biome-ignore format: one line
    ['two friends on a bench: a robot and a cat', 'robot, cat, bench'],
    ['a knight and a mage in purple', 'knight, wizard dressed in purple'],
  ])('%s', (text, who) => {
    const { nodes, unknown } = graphOf(text);
    const told = nodes.map(({ brief, count }) => `${count > 1 ? `${count} ` : ''}${brief.drawnAs.replace(/^(?:an? |two |2 × )/, '').replace(/s$/, '')}`); // biome-ignore format: one line
    expect(told.join(', ')).toBe(who);
    expect(unknown).toEqual([]);
  });

  it('those who are told apart do together what all of them do', () => {
    const { nodes, edges } = graphOf('a knight with a sword and a mage with a staff fighting a dragon');
    expect(edges.map(({ is, a, b }) => `${nodes[a]!.brief.concept} ${is} ${nodes[b]!.brief.concept}`)).toEqual(['knight fight dragon', 'wizard fight dragon']); // biome-ignore format: one line
  });
});

function group(text: string, size = 62) {
  const graph = readScene(text, read);
  const { placed, S } = fitGroup(graph, size, size, 50, 400, { style: {}, seed: 1, read });
  const box = (concept: RegExp) => boxOf(placed.filter((p) => p.what === 'subject' && concept.test(graph.nodes[p.of]!.brief.concept))); // biome-ignore format: one line
  return { S, box };
}
const high = ({ top, bottom }: { top: number; bottom: number }): number => bottom - top;

it.each(['knight protecting a child', 'a king and his little son', 'a grandmother and a little girl'])('%s: the child is smaller', (text) => {
  const { box } = group(text);
  const share = high(box(/child|girl/)) / high(box(/knight|king|grandma/));
  expect(share).toBeLessThan(0.78);
  expect(share).toBeGreaterThan(0.45);
}); // biome-ignore format: short

test('a child in the arms of somebody has its feet off the ground and its head below the other one', () => {
  const { box, S } = group('a man carrying a child');
  const [man, child] = [box(/person/), box(/child/)];
  expect(child.bottom).toBeLessThan(man.bottom - S * 0.12);
  expect(child.top).toBeGreaterThan(man.top + S * 0.2);
  expect((child.left + child.right) / 2).toBeGreaterThan((man.left + man.right) / 2 + S * 0.1);
});

test('a cat sits beside who shares its bench, and on no throne of a king', () => {
  const { box } = group('a robot and a cat on a bench');
  expect(box(/cat/).left).toBeGreaterThan(box(/robot/).right - 4);
  const { edges } = graphOf('a king and his dog sitting on a throne');
  expect(edges.map(({ is }) => is)).toEqual(['sit on', 'beside']);
});
