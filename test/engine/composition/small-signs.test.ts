import { expect, it } from 'vitest';
import { createImage } from '../../../src/pixels/image.ts';
import { withSignboard } from '../../../workers/engine/composition/changes/signboards.ts';
import { painted, partBox } from '../../../workers/engine/composition/sprites/sprite.ts';
import { draw } from '../../../workers/engine/draw.ts';

/** A house that is one block of wall. */
const house = (width: number, height: number) => {
  const image = createImage(width, height);
  for (let i = 0; i < image.data.length; i += 4) image.data.set([200, 180, 150, 255], i);
  return painted(image, 'wall');
};

it.each([18, 26, 40, 56])(
  'a board takes no more than half of a house %d pixels wide, and its picture is there',
  (width) => {
    const signed = withSignboard(house(width, width), 'bread', false);
    const board = partBox(signed, /^sign$/)!;
    expect(board.width).toBeLessThanOrEqual(width * 0.62);
    const colours = new Set<string>();
    for (let y = board.y; y < board.y + board.height; y++)
      for (let x = board.x; x < board.x + board.width; x++)
        colours.add(
          [...signed.image.data.slice((y * signed.image.width + x) * 4, (y * signed.image.width + x) * 4 + 3)].join(),
        );
    expect(colours.size).toBeGreaterThan(3);
  },
);

it('a bakery that shows its loaf needs no board with another one', async () => {
  const of = (description: string) => draw({ description, width: 32, height: 32, noBackground: true, seed: 1 });
  // the ground of a board
  expect((await of('bakery with a bread sign')).palette).not.toContain('#ecdcb0');
  expect((await of('inn with a crown sign')).palette).toContain('#ecdcb0');
});
