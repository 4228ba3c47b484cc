import { expect, test } from 'vitest';
import { opaqueBounds, type Rgba, sameImage } from '../../../../src/pixels/index.ts';
import { looksIn, partIn } from '../../../../workers/engine/reference/edit/look-words.ts';
import { LOOKS } from '../../../../workers/engine/reference/edit/looks/index.ts';
import { paintOn } from '../../../../workers/engine/reference/edit/paint.ts';
import { partRegion } from '../../../../workers/engine/reference/edit/part-region.ts';
import { stanceOf } from '../../../../workers/engine/reference/edit/subject.ts';
import { wholeOf } from '../../../../workers/engine/reference/edit/whole-of.ts';
import { wished } from '../../../../workers/engine/reference/edit/wishes/index.ts';
import { takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { clausesOf } from '../../../../workers/engine/understand/edit-steps.ts';
import { BOY, JOINTS } from '../parts/boy.ts';

const parting = takeApart(BOY, 'south', JOINTS);
if ('why' in parting || parting.kind !== 'person') throw new Error('the boy was not taken apart');
const subject = { sprite: BOY, person: parting.parts, joints: JOINTS, found: JOINTS, why: '', seed: 1, guidance: 8, isChange: true } as const; // biome-ignore format: one subject
const again = (): Promise<Rgba> => Promise.reject(new Error('no costume'));
const wish = (words: string) => wished(subject, words, [], again);

test.each(Object.keys(LOOKS) as (keyof typeof LOOKS)[])('%s is seen, and of a part it changes that alone', (look) => {
  const torso = partRegion(subject, 'torso', 'shirt')!;
  for (const [region, isWhole] of [[wholeOf(subject), true], [torso, false]] as const) {
    const paint = paintOn(subject);
    LOOKS[look]({ paint, region, isWhole, skin: undefined, eyes: [] });
    const image = paint.image();
    // Leaves that are green there are none of.
    if (look !== 'autumnal' && look !== 'flames') expect(sameImage(image, BOY)).toBe(false);
    if (isWhole || look === 'flames' || look === 'fiery' || look === 'glowing') continue;
    for (let i = 0; i < region.length; i++)
      if (!region[i]) expect(image.data.subarray(i * 4, i * 4 + 4)).toEqual(BOY.data.subarray(i * 4, i * 4 + 4));
  }
}); // biome-ignore format: pairs

test.each(['make him look like a ghost', 'rusty dented armour', 'make the shirt green', 'paint him in yellow and black stripes', 'add a red gem on his chest', 'he holds an open book', 'make it winter', 'put a backpack on him'])(
  '"%s" is done',
  async (words) => {
    const image = await wish(words);
    expect(image).toBeDefined();
    expect(sameImage(image!, BOY)).toBe(false);
    expect(opaqueBounds(image!)).toBeDefined();
  },
); // biome-ignore format: a list

test.each(['give him a burning sword', 'add a striped scarf', 'a golden crown', 'remove the hat', 'give him wings'])(
  '"%s" is left to the wardrobe',
  async (words) => expect(await wish(words)).toBeUndefined(),
);

test('any thing that fits a hand is put into one, lower than the face', async () => {
  const pictures = new Set<string>();
  for (const words of ['give him a banana', 'holding a basket', 'give him an ice cream', 'he holds a blue book', 'give him a pumpkin']) {
    const image = (await wish(words))!;
    const changed = [...image.data.keys()].filter((i) => image.data[i] !== BOY.data[i]);
    const rows = changed.map((i) => Math.floor(i / 4 / BOY.width));
    expect(new Set(changed.map((i) => i >> 2)).size, words).toBeGreaterThan(8);
    expect((Math.min(...rows) + Math.max(...rows)) / 2, words).toBeGreaterThan(BOY.height * 0.45);
    pictures.add(image.data.join());
  }
  expect(pictures.size).toBe(5);
  // in the hand that is named: his left one is on screen right
  const columns = async (hand: 0 | 1) => {
    const image = (await wished({ ...subject, hand }, 'give him an apple', [], again))!;
    const at = [...image.data.keys()].filter((i) => image.data[i] !== BOY.data[i]).map((i) => (i >> 2) % BOY.width);
    return at.reduce((a, b) => a + b, 0) / at.length;
  };
  expect(await columns(0)).toBeLessThan((await columns(1)) - 4);
}); // biome-ignore format: a list

test('looks and parts are told from the rest', () => {
  expect(looksIn('rusty dented armour')).toEqual({ looks: ['rusty', 'dented'], rest: 'armour' });
  expect(partIn('the left boot')).toMatchObject({ slot: 'feet', word: 'boot' });
  expect(clausesOf('Make it red, and add wings')).toEqual(['make it red', 'add wings']);
});

test('a statue has no living eyes', () => {
  const paint = paintOn(subject);
  const i = BOY.width * 6 + (BOY.width >> 1);
  LOOKS.stone({ paint, region: wholeOf(subject), isWhole: true, skin: undefined, eyes: [[i]] });
  const [r, g, b] = [...paint.image().data.subarray(i * 4, i * 4 + 3)] as [number, number, number];
  expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(30);
  expect(r).toBeLessThan(120);
});

test('a pack hangs at the back of who looks to a side, and not before the chest', async () => {
  const found = await Promise.all(
    ([-1, 1] as const).map(async (facing) => {
      const stance = { ...stanceOf(subject), facing };
      const head = { stance, isSure: true, isBare: false, eyes: [], hasHands: true };
      const image = (await wished({ ...subject, head }, 'give him a red backpack', [], again))!;
      const at = [...image.data.keys()].filter((i) => image.data[i] !== BOY.data[i]);
      return at.map((i) => ((i >> 2) % BOY.width) - stance.trunk);
    }),
  );
  expect(Math.min(...found[0]!)).toBeGreaterThan(0);
  expect(Math.max(...found[1]!)).toBeLessThan(0);
  for (const columns of found) expect(columns.length).toBeGreaterThan(20);
});

test('marks on a face, a bite, holes and chains change what is there and little of it; a bite alone takes away', async () => {
  const there = (image: Rgba): number => image.data.reduce((n, v, i) => n + (i % 4 === 3 && v > 0 ? 1 : 0), 0);
  const whole = there(BOY);
  for (const words of ['add tears on the cheeks', 'freckles', 'red cheeks', 'missing teeth', 'a bite taken out', 'bullet holes', 'a hole in the shirt', 'wrap him in chains']) {
    const image = (await wish(words))!;
    const changed = Array.from({ length: BOY.width * BOY.height }, (_, i) => i).filter((i) => [0, 1, 2, 3].some((k) => image.data[i * 4 + k] !== BOY.data[i * 4 + k]));
    expect(changed.length, words).toBeGreaterThan(0);
    expect(changed.length, words).toBeLessThan(0.4 * whole);
    if (/bite/.test(words)) expect(there(image)).toBeLessThan(whole);
    else expect(there(image), words).toBe(whole);
  }
}); // biome-ignore format: a list

test('a torn shirt shows the skin below it', async () => {
  const of = (image: Rgba): number => image.data.filter((_, i) => i % 4 === 0 && [240, 190, 150].every((v, k) => image.data[i + k] === v)).length;
  expect(of((await wish('torn shirt'))!)).toBeGreaterThan(of(BOY));
}); // biome-ignore format: one line
