import { expect, it, test } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { drawGroupAlone } from '../../../workers/engine/composition/draw-group.ts';
import { arrange } from '../../../workers/engine/composition/layout/arrange.ts';
import { tellable } from '../../../workers/engine/composition/layout/tellable.ts';
import { leftToRight } from '../../../workers/engine/composition/read/left-to-right.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { outdoors } from '../../../workers/engine/composition/scene-rules.ts';
import { sizeOf } from '../../../workers/engine/composition/sprites/sizes.ts';
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

test.each<readonly [string, string]>([
  ['a king in the middle, a knight on the left and a wizard on the right', 'a knight, a king and a wizard'],
  ['a tree in the center with a fox to its left and an owl to its right', 'a fox, a tree and an owl'],
  ['king in the middle, wolf on the left and archer on the right', 'a wolf, a king and an archer'],
  ['two wolves on the left, knight on the right', 'two wolves and a knight'],
  ['on the right a slime, on the left a knight with a shield', 'a knight with a shield and a slime'],
  ['throne room with a queen in the middle, a jester on the right and a dog on the left', 'throne room with a dog, a queen and a jester'],
  ...['a knight with a sword in his left hand and a shield in his right hand', 'left eye red, right eye blue', 'castle with a gate in the middle and a tower on the left'].map((same) => [same, same] as const),
])('%s: named from the left', (text, said) => {
  expect(leftToRight(text, read)).toBe(said);
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

/** The group as it is laid out where a person is 40 pixels high. */
function laid(text: string) {
  const { nodes, edges } = readScene(text, read);
  const list = arrange({ nodes, edges }, { S: 40, style: {}, seed: 1, read } as never).filter(({ what }) => what === 'subject');
  const of = (concept: string) => list.filter((p) => nodes[p.of]!.brief.concept === concept).sort((a, b) => a.x - b.x);
  return { nodes, of };
} // biome-ignore format: one line each

it('a mother has a hand for each of two children', () => {
  const { of } = laid('a mother holding hands with two children');
  const [[left, right], [mother]] = [of('child'), of('mom')];
  expect(left!.x).toBeLessThan(mother!.x);
  expect(right!.x + right!.sprite.image.width).toBeGreaterThan(mother!.x + mother!.sprite.image.width);
});

it('who looks out of a window is seen from the waist up', () => {
  const { of } = laid('a woman looking out of a window');
  const [woman] = of('woman');
  expect(woman!.cut).toBeLessThan(woman!.sprite.foot.y * 0.7);
  expect(readScene('a cat behind a window', read).edges).toMatchObject([{ is: 'in' }]);
});

it('a skeleton that lies next to something lies', () => {
  expect(readScene('a treasure chest with a skeleton lying next to it', read).nodes.find(({ brief }) => brief.concept === 'skeleton')).toMatchObject({ act: { verb: 'lie' } }); // biome-ignore format: one line
  expect(readScene('a sword lying next to a shield', read).nodes[0]!.act).toBeUndefined();
});

it('a cat beside a great tree is no larger than who sits under it', () => {
  const { nodes } = readScene('an old wizard under a big tree and a cat beside him', read);
  const sized = tellable({ nodes, edges: [{ a: 0, is: 'under', b: 1 }, { a: 2, is: 'beside', b: 0 }] }, 40); // biome-ignore format: a list
  expect(sizeOf(sized.nodes[2]!.brief)).toBeLessThan(0.7);
});

it('what lies on a counter leaves the face free', () => {
  const { of } = laid('a shopkeeper behind a counter with potions on it');
  const [keeper] = of('shopkeeper');
  const nose = keeper!.x + keeper!.sprite.at.NOSE!.x;
  expect(of('potion')).toHaveLength(3);
  for (const { x, sprite } of of('potion')) expect(Math.abs(x + sprite.image.width / 2 - nose)).toBeGreaterThan(10);
});

it('animals sit at both sides of a fire that is seen', () => {
  const { of } = laid('a bear and a fox sitting by a campfire');
  const [[fire], [bear], [fox]] = [of('campfire'), of('bear'), of('fox')];
  expect(fox!.x - (bear!.x + bear!.sprite.image.width)).toBeGreaterThan(fire!.sprite.image.width * 0.5);
});

it.each([
  ['party of a knight, a cleric and a rogue, in a forest', 'knight 1, priest 1, thief 1'],
  ['big wolf with three babies', 'wolf 1, wolf 3'],
  ['mother duck with two little ones', 'duck 1, duck 2'],
])('%s: each of its kind', (text, who) => {
  const { nodes } = compositionOf(text, read(text), read, { background: true, flat: true, width: 64, height: 64, seed: 1 } as never)!.graph!;
  expect(nodes.map(({ brief, count }) => `${brief.concept} ${count}`).join(', ')).toBe(who);
}); // biome-ignore format: one call
