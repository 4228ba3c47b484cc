/** Who does something to another from a seat sits on it alone; what somebody hides behind is before nobody else. */
import { expect, it } from 'vitest';
import { fitGroup } from '../../../workers/engine/composition/draw-group.ts';
import { boxOf, type Placed } from '../../../workers/engine/composition/layout/placed.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text);

function group(text: string) {
  const graph = readScene(text, read);
  const { placed, S } = fitGroup(graph, 62, 62, 50, 400, { style: {}, seed: 1, read });
  const of = (concept: RegExp): Placed[] => placed.filter((p) => p.what === 'subject' && concept.test(graph.nodes[p.of]!.brief.concept)); // biome-ignore format: one line
  return { S, box: (concept: RegExp) => boxOf(of(concept)), of };
}

it.each([
  ['a farmer milking a cow, sitting on a stool', /farmer/, /stool/, /cow/],
  ['a farmer sitting on a stool milking a cow', /farmer/, /stool/, /cow/],
  ['a girl petting a dog, sitting on a bench', /woman/, /bench/, /dog/],
  ['a mother reading to a child, sitting on a sofa', /mom/, /sofa/, /child/],
  ['a boy feeding a horse, standing on a crate', /person/, /crate/, /horse/],
])('%s', (text, who, seat, other) => {
  const { S, box, of } = group(text);
  expect(of(seat)).toHaveLength(1);
  // the other one stands on the ground, no wider a seat is drawn for both
  expect(Math.abs(box(other).bottom - box(seat).bottom)).toBeLessThan(S * 0.2);
  const middle = (box(who).left + box(who).right) / 2;
  expect(middle).toBeGreaterThan(box(seat).left - S * 0.1);
  expect(middle).toBeLessThan(box(seat).right + S * 0.1);
  const beside = (box(other).left + box(other).right) / 2;
  expect(beside).toBeGreaterThan(middle);
});

it('a hunter behind a rock looks out over it, and the deer is not behind it', () => {
  const { box } = group('a hunter aiming at a deer, hiding behind a rock');
  const [rock, hunter, deer] = [box(/rock/), box(/archer/), box(/deer/)];
  expect(rock.right).toBeLessThan(deer.left + 2);
  expect(rock.top).toBeGreaterThan(hunter.top + (hunter.bottom - hunter.top) * 0.3);
});

it('an octopus behind a chest looks out over it', () => {
  const { box } = group('an octopus hiding behind a treasure chest');
  const [chest, octopus] = [box(/chest/), box(/octopus/)];
  expect(chest.top - octopus.top).toBeGreaterThan((octopus.bottom - octopus.top) * 0.3);
  expect(octopus.bottom).toBeLessThan(chest.bottom + 1);
});
