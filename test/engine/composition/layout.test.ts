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

test('what two carry is between them, and hides neither', () => {
  const { of } = group('two goblins carrying a chest');
  const [chest] = of(/chest/);
  const [left, right] = of(/goblin/);
  expect(left!.x + left!.sprite.image.width * 0.6).toBeLessThan(chest!.x + 1);
  expect(right!.x + right!.sprite.image.width * 0.4).toBeGreaterThan(chest!.x + chest!.sprite.image.width - 1);
});

test('a rope of a tug of war reaches from one side to the other', () => {
  const { placed, of, middle } = group('a dog playing tug of war with a pig');
  const rope = placed.find((p) => p.what === 'rope')!;
  expect(rope.x).toBeGreaterThan(middle(of(/dog/)));
  expect(rope.x + rope.sprite.image.width).toBeLessThan(middle(of(/pig/)));
});

test('who is bigger than another is drawn so', () => {
  const { of } = group('a rabbit bigger than a knight');
  expect(of(/rabbit/)[0]!.sprite.image.height).toBeGreaterThan(of(/knight/)[0]!.sprite.image.height);
});

test('a sword that is stuck in a slime stands out of it above; what is merely in it is seen inside', () => {
  const [stuck, inside] = ['a sword stuck in a slime', 'a sword inside a slime'].map(group);
  const above = ({ placed, of }: typeof stuck & object) => {
    const slime = of(/slime/)[0]!.y;
    return Math.min(...placed.map((p) => p.y)) < slime - 4;
  };
  expect(above(stuck!)).toBe(true);
  expect(above(inside!)).toBe(false);
});

test('who is operated on lies on a table before the doctor', () => {
  const { placed, of } = group('a doctor operating on a teddy bear');
  expect(placed.some((p) => p.what === 'table')).toBe(true);
  expect(of(/doctor/)[0]!.z).toBeLessThan(of(/teddy/)[0]!.z);
});

test('goods of a list lie in rows, apart from each other', () => {
  const { placed } = group('hammer, saw, wrench and screwdriver');
  expect(placed).toHaveLength(4);
  const [a, b, c] = placed;
  expect(b!.x).toBeGreaterThanOrEqual(a!.x + a!.sprite.image.width);
  expect(c!.y).toBeGreaterThanOrEqual(a!.y + a!.sprite.image.height);
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

test('what leans touches what it leans on', () => {
  for (const text of ['a sword leaning against a barrel', 'a spear leaning against a wall']) {
    const { of, placed } = group(text);
    const [support] = of(/barrel|wall/);
    const item = placed.find((p) => p.what === 'subject' && p.of !== support!.of)!;
    expect(item.x + item.sprite.image.width).toBeGreaterThan(support!.x);
    expect(item.x).toBeLessThan(support!.x);
  }
});

test('who leans on a wall stands before it', () => {
  const { of } = group('a knight leaning on a wall');
  const [[knight], [wall]] = [of(/knight/), of(/wall/)];
  expect(knight!.x).toBeGreaterThan(wall!.x);
  expect(knight!.x + knight!.sprite.image.width).toBeLessThan(wall!.x + wall!.sprite.image.width);
});

test('who stirs has a ladle that goes from the hand into the pot, the steam beside the face', () => {
  const { placed } = group('a witch stirring a cauldron');
  const one = (what: RegExp): Placed => placed.find((p) => what.test(p.what))!;
  const [pot, ladle] = [one(/cauldron/), one(/ladle/)];
  expect(ladle.y).toBeLessThan(pot.y);
  expect(ladle.y + ladle.sprite.image.height).toBeGreaterThan(pot.y);
  expect(placed.filter((p) => p.what === 'steam')).toHaveLength(2);
});

test('those who sit round a fire are at both its sides', () => {
  const { of, middle } = group('campfire with two beggars sitting round it');
  const at = of(/beggar/).map((p) => middle([p]));
  expect(Math.min(...at)).toBeLessThan(middle(of(/campfire/)));
  expect(Math.max(...at)).toBeGreaterThan(middle(of(/campfire/)));
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

test('who bears a load over the head has both arms up to it', () => {
  const { placed, of, S } = group('three goblins carrying a treasure chest over their heads');
  const [chest] = of(/chest/);
  const arms = placed.filter(({ what }) => what === 'arm');
  expect(arms.length).toBe(6);
  const bottom = chest!.y + chest!.sprite.image.height;
  for (const { y } of arms) expect(Math.abs(y - bottom)).toBeLessThan(S * 0.1);
});

test('what stands round a thing is at its sides, whether it is one drawing elsewhere or not', () => {
  const { of } = group('mushrooms around a tree stump');
  const [stump] = of(/stump/);
  const middle = stump!.x + stump!.sprite.image.width / 2;
  const sides = of(/mushroom/).map((p) => Math.sign(p.x + p.sprite.image.width / 2 - middle));
  expect(sides.sort()).toEqual([-1, -1, 1, 1]);
});

test('who sleeps under a tree sits at its foot, smaller than it is', () => {
  const { of } = group('a boy sleeping under a tree');
  const [[boy], [tree]] = [of(/person|boy/), of(/tree/)];
  expect(boy!.sprite.image.width).toBeLessThan(tree!.sprite.image.width * 0.6);
  expect(boy!.z).toBeGreaterThan(tree!.z);
});

test('a spider is in the middle of its web, and two carry a coffin that lies over both', () => {
  const web = group('a spider on a web');
  const [[spider], [threads]] = [web.of(/^spider$/), web.of(/web/)];
  const middle = (p: { y: number; sprite: { image: { height: number } } }) => p.y + p.sprite.image.height / 2;
  expect(Math.abs(middle(spider!) - middle(threads!))).toBeLessThan(web.S * 0.1);
  const { of, placed } = group('two men carrying a coffin');
  const [coffin] = of(/coffin/);
  expect(coffin!.sprite.image.width).toBeGreaterThan(coffin!.sprite.image.height);
  expect(placed.filter(({ what }) => what === 'arm').length).toBe(4);
});

test('what somebody at a table has lies on it', () => {
  const { placed } = group('an alchemist with a potion and a book at a table');
  expect(
    placed
      .map(({ what }) => what)
      .filter((what) => /potion|book/.test(what))
      .sort(),
  ).toEqual(['book', 'potion']);
});

test('what is on top of a heap of gold lies on it, no sign of it', () => {
  const { of } = group('a pile of gold coins with a crown on top');
  expect(of(/crown/).length).toBe(1);
  expect(of(/coin-pile/).length).toBe(1);
});
