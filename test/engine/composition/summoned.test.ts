import { expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

it.each(['wizard summoning a demon from a circle', 'cultist summoning a skeleton out of a magic circle'])(
  'who is summoned stands in the circle, not who summons: %s',
  (text) => {
    const read = (of: string) => understand(of, { seed: 1 });
    const { graph, brief } = compositionOf(text, read(text), read, {
      width: 96,
      height: 96,
      background: false,
      flat: true,
    })!;
    const at = (concept: RegExp): number => graph.nodes.findIndex((n) => concept.test(n.brief.concept));
    expect(graph.edges).toContainEqual({ a: at(/demon|skeleton/), is: 'wreathed', b: at(/circle/) });
    expect(graph.edges.some(({ a, b }) => a === at(/wizard|cultist/) && b === at(/circle/))).toBe(false);
    expect(brief.drawnAs).toMatch(/summoning a (?:demon|skeleton)/);
  },
);

it('a diver in a diving suit is one diver, in the colour of the suit', () => {
  const read = (of: string) => understand(of, { seed: 1 });
  const text = 'deep sea diver in old brass diving suit, round helmet, harpoon gun in right hand';
  const { graph } = compositionOf(text, read(text), read, { width: 96, height: 96, background: false, flat: true })!;
  expect(graph.nodes).toHaveLength(1);
  expect(graph.nodes[0]!.brief).toMatchObject({ material: 'bronze', drawnAs: expect.stringContaining('diving suit') });
});
