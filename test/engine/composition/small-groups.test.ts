/** What two are drawn as where one bears the other, and where a picture has room for no more than the smallest sprites. */
import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { fitGroup } from '../../../workers/engine/composition/draw-group.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { afloat } from '../../../workers/engine/composition/scene-rules.ts';
import { groupOf } from '../../../workers/engine/subject/draw-group.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const grouped = (text: string, width: number, height: number, most: number) =>
  fitGroup(readScene(text, read), width, height, most, most * 2, { style: {}, seed: 1, read, inPlace: true });

describe('who rides a dome', () => {
  it.each(['astronaut riding a giant snail', 'knight riding a turtle', 'king riding a giant crab'])('%s: sits low on its back, his legs over it', (text) => {
    const { placed } = grouped(text, 50, 56, 30);
    const [beast, rider] = placed.filter((p) => p.what === 'subject');
    const over = rider!.y + rider!.sprite.image.height - beast!.y;
    expect(over).toBeGreaterThan(rider!.sprite.image.height * 0.3);
  }); // biome-ignore format: a table
});

describe('lily pads', () => {
  it('lie on water, where somebody sits on them', () => {
    expect(afloat(readScene('frog on lilypad', read))).toBe(true);
    expect(afloat(readScene('frog sitting on a rock', read))).toBe(false);
  });

  it('are of a green of their own under a green frog', () => {
    const light = (text: string): number => {
      const { image: { data } } = grouped(text, 50, 50, 30).placed[0]!.sprite; // biome-ignore format: one line
      let [sum, n] = [0, 0];
      for (let i = 0; i < data.length; i += 4) if (data[i + 3]) [sum, n] = [sum + data[i]!, n + 1];
      return sum / n;
    };
    expect(light('green frog on a lily pad')).toBeGreaterThan(light('orange frog on a lily pad') + 40);
  });
});

it('two cherries are one picture of two, four are two pictures', () => {
  expect(groupOf(read('two cherries'))).toBeUndefined();
  expect(groupOf(read('four cherries'))?.count).toBe(2);
  expect(groupOf(read('two apples'))?.count).toBe(2);
  const [only] = readScene('two cherries on a plate', read).nodes.filter(({ brief }) => brief.concept === 'cherry');
  expect([only!.count, only!.brief.drawnAs]).toEqual([1, 'a pair of cherries']);
  expect(read('four cherries').drawnAs).toBe('two pairs of cherries');
});

it('a bird on a post of 16 pixels is seen whole', () => {
  expect(grouped('bird sitting on fence post', 14, 13, 10.5).box.top).toBeGreaterThanOrEqual(-14);
});

describe('the smallest pictures of two', () => {
  it.each(['cat and mouse', 'bird sitting on fence post', 'dog and ball', 'cat on a barrel', 'fox and rabbit'])('%s: both are whole, inside 14 pixels', (text) => {
    const { box, placed } = grouped(text, 14, 14, 10);
    expect(box.right - box.left).toBeLessThanOrEqual(15);
    expect(box.bottom - box.top).toBeLessThanOrEqual(15);
    const seen = placed.filter((p) => p.what === 'subject').map(({ sprite }) => sprite.parts.filter((part) => part >= 0).length);
    expect(seen).toHaveLength(2);
    expect(Math.min(...seen)).toBeGreaterThan(8);
  }); // biome-ignore format: a table

  it('the bird is over the post, not behind it', () => {
    const text = 'bird sitting on fence post';
    const { facts } = compositionOf(text, read(text), read, { width: 16, height: 16, background: false, flat: true })!.draw(read(text), { width: 16, height: 16, style: {}, seed: 1, variation: 0.5 }); // biome-ignore format: one line
    const height = (node: number): number => {
      const id = facts.shown.findIndex((s) => s.node === node);
      const ys = [...facts.owner].flatMap((o, i) => (o === id ? [Math.floor(i / 16)] : []));
      return ys.reduce((a, b) => a + b, 0) / ys.length;
    };
    expect(height(0)).toBeLessThan(height(1) - 3);
  });
});

describe('people together are set by hand', () => {
  it.each(['prince kissing princess', 'two old women hugging'])('%s: turned to each other, both faces seen', (text) => {
    const [a, b] = grouped(text, 44, 44, 30).placed.filter((p) => p.what === 'subject');
    const over = a!.x + a!.sprite.image.width - b!.x;
    expect(over).toBeGreaterThan(0);
    expect(over).toBeLessThan(Math.min(a!.sprite.image.width, b!.sprite.image.width) * 0.5);
    for (const { sprite } of [a!, b!]) expect(sprite.partNames.some((name) => /eye/.test(name))).toBe(true);
  });

  it('two on a log are as large as the picture lets them be', () => {
    const { placed } = grouped('two kids sitting on a log', 44, 44, 30);
    for (const { what, of, sprite } of placed) if (what === 'subject' && of === 0) expect(sprite.image.height).toBeGreaterThan(19); // biome-ignore format: one line
  });

  it('a child that weeps sitting beside something sits there', () => {
    const { nodes } = readScene('a crying child sitting next to a broken toy robot', read);
    expect(nodes[0]!.act).toMatchObject({ verb: 'cry', legs: 'sit' });
  });
});

describe('a mother and her young', () => {
  it.each([
    ['mother bear and cub', 1],
    ['lioness and cub', 1],
    ['wolf with three cubs', 3],
    ['fox with her cubs', 2],
  ])('%s: %i of them', (text, many) => {
    expect(readScene(text, read).nodes.map(({ count }) => count)).toEqual([1, many]);
  });

  it('she is larger than her cub, however small the picture', () => {
    const [mother, cub] = [0, 1].map(
      (id) => grouped('mother bear and cub', 30, 30, 30).placed.find((p) => p.of === id)!,
    );
    expect(mother!.sprite.image.height).toBeGreaterThan(cub!.sprite.image.height * 1.2);
  });

  it('who helps another has him by the hand', () => {
    expect(readScene('a nurse helping a wounded soldier', read).edges.map(({ is }) => is)).toEqual(['hands']);
  });
});
