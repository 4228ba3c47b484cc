import { expect, it, test } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { drawGroupAlone } from '../../../workers/engine/composition/draw-group.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { outdoors } from '../../../workers/engine/composition/scene-rules.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1 });
/** The pixels of each who is seen, and their box, from the left. */
function seen(text: string, side = 64) {
  const { stage } = drawGroupAlone(readScene(text, read), side, side, { style: {}, seed: 1, read });
  const { owner, shown } = stage.facts();
  return shown
    .flatMap(({ what }, id) => {
      const at = Array.from(owner, (own, i) => (own === id ? i : -1)).filter((i) => i >= 0);
      if (what !== 'subject' || at.length === 0) return [];
      const [xs, ys] = [at.map((i) => i % side), at.map((i) => Math.floor(i / side))];
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      return [{ left, right, bottom, form: at.map((i) => i - top * side - left).join() }];
    })
    .sort((a, b) => a.left - b.left);
}

test.each(['three potions red, blue and green', 'red mushroom, blue mushroom and brown mushroom'])('%s stand in one row', (text) => {
  const feet = seen(text).map(({ bottom }) => bottom);
  expect(feet).toHaveLength(3);
  expect(Math.max(...feet) - Math.min(...feet)).toBeLessThan(4);
}); // biome-ignore format: one call

it('cars stand beside each other on the road', () => {
  const [left, right] = seen('police car and ambulance next to each other');
  expect(right!.left).toBeGreaterThan(left!.right - 4);
});

it.each([
  ['a dog sleeping next to a fireplace', 'room'],
  ['a wizard casting a spell at a skeleton', 'meadow'],
])('%s: in a %s', (text, home) => {
  const { graph } = compositionOf(text, read(text), read, { background: true, flat: true, width: 64, height: 64, seed: 1 } as never)!;
  expect(outdoors(graph!)).toBe(home);
}); // biome-ignore format: one call

it('who stands back to back looks away from the other', () => {
  const [one, other] = seen('two soldiers back to back');
  expect(one!.form).not.toBe(other!.form);
});

it('a queue is no unknown word', () => {
  expect(readScene('four people in a queue', read)).toMatchObject({
    unknown: [],
    nodes: [{ count: 4, line: 'queue' }],
  });
});
