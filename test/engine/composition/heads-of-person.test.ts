import { expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import type { Composed } from '../../../workers/engine/composition/composed.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const SIDE = 64;

/** Rows and columns of the parts that match, of a person drawn with several heads. */
function partsOf(text: string) {
  const read = (of: string) => understand(of, { seed: 1 });
  const o = { width: SIDE, height: SIDE, background: false, flat: true };
  const composition = compositionOf(text, read(text), read, o)!;
  const { facts } = composition.draw(composition.brief, { ...o, style: {}, seed: 1, variation: 0.5 }) as Composed;
  return (name: RegExp) => {
    const at = [...facts.parts.entries()].filter(([, part]) => part >= 0 && name.test(facts.partNames[part]!));
    const xs = at.map(([i]) => i % SIDE);
    return { count: xs.length, left: Math.min(...xs), right: Math.max(...xs) };
  };
}

it('two heads of an ogre are beside each other on one body, not wider than its shoulders and arms by far', () => {
  const of = partsOf('two headed ogre');
  const [one, other, body] = [of(/^head$/), of(/^head of head 2$/), of(/^(?!.*head|neck|ear)/)];
  expect(Math.min(one.count, other.count)).toBeGreaterThan(20);
  expect(Math.max(one.right, other.right) - Math.min(one.left, other.left)).toBeLessThan(
    (body.right - body.left) * 1.15,
  );
});

it.each([['two headed wizard', /hat/], ['two headed knight', /helm/]])('each head of a %s has its own', (text, worn) => {
  const of = partsOf(text);
  expect(of(new RegExp(`${worn.source}.* of head 2$`)).count).toBeGreaterThan(8);
}); // biome-ignore format: a table
