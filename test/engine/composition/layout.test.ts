/** Where several stand: at a table, round a fire, to both sides, with something between their hands, each on a shadow of its own. */
import { describe, expect, it, test } from 'vitest';
import { fitGroup, footingsOf } from '../../../workers/engine/composition/draw-group.ts';
import type { Placed } from '../../../workers/engine/composition/layout/placed.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';
import { pictureOf } from './measure.ts';

const read = (text: string) => understand(text);

function group(text: string) {
  const graph = readScene(text, read);
  const { placed, S } = fitGroup(graph, 120, 120, 60, 400, { style: {}, seed: 1, read });
  const id = (concept: RegExp): number => graph.nodes.findIndex((n) => concept.test(n.brief.concept));
  const of = (concept: RegExp): Placed[] => placed.filter((p) => p.of === id(concept) && p.what === 'subject');
  const middle = ([p]: readonly Placed[]): number => p!.x + p!.sprite.image.width / 2;
  return { placed, S, of, middle };
}

test('two at a table sit at its ends and look at each other, what they drink is on it', () => {
  const { placed, of, middle } = group('two dwarves drinking beer at a table');
  const at = middle(of(/table/));
  const folk = of(/dwarf/).map((p) => middle([p]));
  expect(Math.min(...folk)).toBeLessThan(at);
  expect(Math.max(...folk)).toBeGreaterThan(at);
  expect(placed.filter((p) => p.what === 'beer')).toHaveLength(2);
});

test('two guards stand to both sides of their king', () => {
  const { of, middle } = group('a king with two guards');
  const [left, right] = of(/soldier|guard/).map((p) => middle([p]));
  expect(left).toBeLessThan(middle(of(/king/)));
  expect(right).toBeGreaterThan(middle(of(/king/)));
});

test('what is given is between the two', () => {
  const { of, middle } = group('a boy giving a flower to a girl');
  const flower = middle(of(/flower/));
  expect(flower).toBeGreaterThan(middle(of(/^person$/)));
  expect(flower).toBeLessThan(middle(of(/woman/)));
});

test('blades cross: who fights overlaps the other no further than arms and blades', () => {
  const { of, S } = group('a knight fighting a skeleton');
  const [[a], [b]] = [of(/knight/), of(/skeleton/)];
  const overlap = a!.x + a!.sprite.image.width - b!.x;
  expect(overlap).toBeGreaterThan(0);
  expect(overlap).toBeLessThan(S * 0.5);
});

describe('shadows', () => {
  it('each of a group has one at its own feet', () => {
    const { placed } = group('a cat chasing a mouse');
    const footings = footingsOf(placed, 0, 0);
    expect(footings).toHaveLength(2);
    for (const [i, p] of placed.filter((one) => one.shadow).entries()) {
      expect(Math.abs(footings[i]!.y - (p.y + p.sprite.foot.y))).toBeLessThan(1);
      expect(footings[i]!.x).toBeGreaterThan(p.x);
      expect(footings[i]!.x).toBeLessThan(p.x + p.sprite.image.width);
    }
  });

  it('who hovers has it on the ground below', () => {
    const { placed } = group('a girl with butterflies');
    const lifted = placed.filter((p) => p.lift);
    expect(lifted.length).toBeGreaterThan(0);
    for (const { y } of footingsOf(lifted, 0, 0)) expect(y).toBeGreaterThan(-30);
  });
});

test('a hoard of gold is no handful, and boats lie on water', async () => {
  const { facts } = pictureOf('a dragon guarding a pile of gold');
  const gold = facts.shown.findIndex((s) => s.concept === 'coin-pile');
  expect(facts.owner.filter((o) => o === gold).length).toBeGreaterThan(400);
  const { brief } = await draw({ description: 'a fisherman in a small boat', width: 64, height: 64, seed: 1 });
  expect(brief.setting).toBe('water');
});
