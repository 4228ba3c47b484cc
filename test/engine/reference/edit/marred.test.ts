import { expect, test } from 'vitest';
import { createImage, type Rgba } from '../../../../src/pixels/index.ts';
import { areasOf } from '../../../../workers/engine/reference/edit/by-colour/areas.ts';
import { wished } from '../../../../workers/engine/reference/edit/wishes/index.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { isSolid } from '../../../../workers/engine/reference/parts/guess-joints.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';
import { poleOf } from '../../../../workers/engine/reference/parts/pole.ts';

const NOBODY = new Proxy({ NOSE: 0, NECK: 0 }, { get: () => ({ x: 0, y: 0, sure: 0 }) }) as unknown as FoundJoints;
const never = (): Promise<Rgba> => Promise.reject(new Error('nothing is done anew'));
const subjectOf = (sprite: Rgba) => ({ sprite, person: undefined, joints: NOBODY, found: NOBODY, why: '', seed: 1, guidance: 8, isChange: true }) as const; // biome-ignore format: one subject

/** A grey slab in a dark line with an empty edge. */
function slabOf(width: number, height: number): Rgba {
  const image = createImage(width, height);
  for (let y = 1; y < height - 1; y++)
    for (let x = 2; x < width - 1; x++) {
      const isLine = x === 2 || x === width - 2 || y === 1 || y === height - 2;
      image.data.set(isLine ? [20, 16, 20, 255] : [208, 210, 214, 255], (y * width + x) * 4);
    }
  return image;
}

test('a thing is bitten whatever it is called, cracked by its name, and loses what lies about it', async () => {
  const slab = slabOf(15, 9);
  for (const [x, y] of [[0, 0], [0, 8], [0, 4]] as const) slab.data.set([240, 190, 60, 255], (y * 15 + x) * 4); // biome-ignore format: one line
  const subject = subjectOf(slab);
  const seen = (image: Rgba) => image.data.filter((v, i) => i % 4 === 3 && v > 0).length;
  expect(seen((await wished(subject, 'bite taken out of the meat', [], never))!)).toBeLessThan(seen(slab));
  const told: string[] = [];
  await wished(subject, 'make the pane cracked', [], async (image, words) => {
    told.push(words);
    return image;
  });
  expect(told).toEqual(['make it cracked']);
  for (const words of ['remove the sparkles', 'remove the little stars around it'])
    expect(seen((await wished(subject, words, [], never))!), words).toBe(seen(slab) - 3);
});

test('the largest picture that is taken is read and marred, though it has more pixels than a call takes arguments', async () => {
  const slab = slabOf(400, 400);
  const flat = toFlat(slab);
  expect([isSolid(flat), poleOf(flat, new Set())]).toEqual([true, undefined]);
  expect(areasOf(subjectOf(slab)).pieces.length).toBeGreaterThan(0);
  const bitten = await wished(subjectOf(slab), 'a hole in it', [], never);
  expect(Buffer.from(bitten!.data).equals(Buffer.from(slab.data))).toBe(false);
});
