import { expect, test } from 'vitest';
import { createImage, overlay, type Rgba } from '../../../../src/pixels/index.ts';
import { stanceOf } from '../../../../workers/engine/reference/edit/subject.ts';
import { wished } from '../../../../workers/engine/reference/edit/wishes/index.ts';
import { byLook } from '../../../../workers/engine/reference/edit/wishes/verbs.ts';
import { takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { BOY, JOINTS } from '../parts/boy.ts';

const parting = takeApart(BOY, 'south', JOINTS);
if ('why' in parting || parting.kind !== 'person') throw new Error('the boy was not taken apart');
const subject = { sprite: BOY, person: parting.parts, joints: JOINTS, found: JOINTS, why: '', seed: 1, guidance: 8, isChange: false } as const; // biome-ignore format: one subject
const { chin, hip, top, axis, headHalf } = stanceOf(subject);
const changed = async (words: string) => {
  const image = (await wished(subject, words, [], () => Promise.reject(new Error('once'))))!;
  const at = [...image.data.keys()].filter((i) => image.data[i] !== BOY.data[i]).map((i) => i >> 2);
  return [...new Set(at)].map((i) => ({ x: (i % BOY.width) + 0.5, y: Math.floor(i / BOY.width) }));
};

test('a belt goes round the waist, a tail hangs beside it', async () => {
  const belt = await changed('add a belt');
  expect(belt.length).toBeGreaterThan(2);
  expect(belt.every(({ y }) => y > chin && y <= hip)).toBe(true);
  const tail = await changed('give him a fox tail');
  expect(tail.every(({ y, x }) => y > chin && x > axis)).toBe(true);
});

test('a mohawk stands on the head, pointed ears are beside it', async () => {
  expect((await changed('give him a green mohawk')).every(({ x, y }) => Math.abs(x - axis) < headHalf && y < (top + chin) / 2)).toBe(true);
  const ears = await changed('give him pointy ears');
  expect(new Set(ears.map(({ x }) => x < axis)).size).toBe(2);
  expect(ears.every(({ x, y }) => Math.abs(x - axis) > 0.5 * headHalf && y < chin + 1)).toBe(true);
}); // biome-ignore format: one line each

test('what is poured in is the liquid; a thing has a label on its middle', async () => {
  expect(byLook('fill it with blue liquid')).toBe('make the liquid blue');
  const crate = createImage(24, 24);
  for (let y = 6; y < 20; y++) for (let x = 3; x < 21; x++) crate.data.set([150, 100, 60, 255], (y * 24 + x) * 4);
  const quiet = new Proxy({ NOSE: 0 }, { get: () => ({ x: 0, y: 0, sure: 0 }) }) as unknown as typeof JOINTS;
  const thing = { ...subject, sprite: crate, person: undefined, joints: quiet, found: quiet };
  const image: Rgba = (await wished(thing, 'add a label', [], () => Promise.reject(new Error('once'))))!;
  const canvas = createImage(24, 24);
  overlay(canvas, image, 0, 0);
  expect([...canvas.data.subarray((13 * 24 + 11) * 4, (13 * 24 + 11) * 4 + 3)].every((v) => v > 180)).toBe(true);
  expect(canvas.data.subarray(0, 6 * 24 * 4).every((v) => v === 0)).toBe(true);
});
