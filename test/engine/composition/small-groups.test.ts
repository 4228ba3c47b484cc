/** What two are drawn as where one bears the other, and where a picture has room for no more than the smallest sprites. */
import { describe, expect, it } from 'vitest';
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
