import { expect, test } from 'vitest';
import { InputError } from '../../../../src/domain/input-error.ts';
import { createImage, type Rgba } from '../../../../src/pixels/index.ts';
import { byArea, named, ofThingByArea } from '../../../../workers/engine/reference/edit/by-colour/by-area.ts';
import { clothByMatter } from '../../../../workers/engine/reference/edit/cloth-by-matter.ts';
import { eyesColoured } from '../../../../workers/engine/reference/edit/eyes.ts';
import { eyesByLook } from '../../../../workers/engine/reference/edit/eyes-by-look.ts';
import { heldBeside } from '../../../../workers/engine/reference/edit/held-beside.ts';
import { partRegion } from '../../../../workers/engine/reference/edit/part-region.ts';
import type { Subject } from '../../../../workers/engine/reference/edit/subject.ts';
import { withAdded } from '../../../../workers/engine/reference/edit/wishes/added.ts';
import { wished } from '../../../../workers/engine/reference/edit/wishes/index.ts';
import { rampNamed } from '../../../../workers/engine/reference/edit/words-tones.ts';
import { findEyes } from '../../../../workers/engine/reference/parts/find-eyes.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import type { FoundJoints } from '../../../../workers/engine/reference/parts/index.ts';

const NOBODY = new Proxy({ NOSE: 0, NECK: 0 }, { get: () => ({ x: 0, y: 0, sure: 0 }) }) as unknown as FoundJoints;
const INKS: Readonly<Record<string, readonly number[]>> = { k: [20, 16, 20], g: [170, 172, 178], G: [208, 210, 214], b: [120, 72, 36], y: [240, 190, 60], w: [176, 154, 120], r: [220, 40, 40], f: [247, 194, 130] }; // biome-ignore format: a palette

function pictureOf(rows: readonly string[]): Rgba {
  const image = createImage(rows[0]!.length, rows.length);
  rows.forEach((row, y) => {
    [...row].forEach((ink, x) => {
      if (INKS[ink]) image.data.set([...INKS[ink], 255], (y * image.width + x) * 4);
    });
  });
  return image;
}

const subjectOf = (sprite: Rgba) => ({ sprite, person: undefined, joints: NOBODY, found: NOBODY, why: '', seed: 1, guidance: 8, isChange: true }) as const; // biome-ignore format: one subject
const SWORD = pictureOf([
  '...kk...',
  '..kGgk..',
  '..kGgk..',
  '..kGgk..',
  '..kGgk..',
  '..kGgk..',
  '.kyyyyk.',
  '..kbbk..',
  '..kbbk..',
  '...kk...',
]);
const POTION = pictureOf([
  '...kk...',
  '..kbbk..',
  '..kGGk..',
  '..kGGk..',
  '.kGyyGk.',
  'kGyyyyGk',
  'kGyyyyGk',
  'kGyyyyGk',
  '.kyyyyk.',
  '..kkkk..',
]);
const HOUSE = pictureOf([
  '...kkkk...',
  '..kyyyyk..',
  '.kyyyyyyk.',
  'kyyyyyyyyk',
  'kyyyyyyyyk',
  '.kwwwwwwk.',
  '.kwwwwwwk.',
  '.kwwkkwwk.',
  '.kwwkkwwk.',
]);

test.each([
  [SWORD, 'blade', 'gG'], [SWORD, 'hilt', 'yb'], [POTION, 'liquid', 'y'], [POTION, 'cork', 'b'], [POTION, 'glass', 'G'], [HOUSE, 'walls', 'w'],
] as const)('a part of a thing is what is of its matter: %#', (image, word, inks) => {
  const region = partRegion(subjectOf(image), 'thing', word)!;
  const meant = new Set([...inks].map((ink) => INKS[ink]!.join()));
  for (let i = 0; i < region.length; i++)
    expect(region[i] === 1).toBe(meant.has([...image.data.subarray(i * 4, i * 4 + 3)].join()));
}); // biome-ignore format: rows

test('a roof takes a colour, its walls keep theirs; a gem is set on the part that is named', async () => {
  const again = (): Promise<Rgba> => Promise.reject(new Error('once'));
  const inkAt = (image: Rgba, x: number, y: number) => [...image.data.subarray((y * image.width + x) * 4, (y * image.width + x) * 4 + 3)]; // biome-ignore format: one pixel
  const roofed = (await wished(subjectOf(HOUSE), 'make the roof blue', [], again))!;
  expect(inkAt(roofed, 4, 3)[2]).toBeGreaterThan(inkAt(roofed, 4, 3)[0]!);
  expect(inkAt(roofed, 3, 6)).toEqual(INKS.w);
  const gemmed = (await wished(subjectOf(SWORD), 'add a red gem on the hilt', [], again))!;
  for (let y = 0; y < 5; y++) for (let x = 0; x < 8; x++) expect(inkAt(gemmed, x, y)).toEqual(inkAt(SWORD, x, y));
});

test('in a dark socket it is the spark that takes a colour', () => {
  const face = pictureOf(['wwwwww', 'wwkkww', 'wwkrkw', 'wwwkww', 'wwwwww']);
  const socket = [8, 9, 14, 16, 21];
  const image = eyesColoured(face, toFlat(face), [socket], rampNamed('green')!);
  const changed = [...image.data.keys()].filter((i) => image.data[i] !== face.data[i]).map((i) => i >> 2);
  expect(new Set(changed)).toEqual(new Set([15]));
});

test('eyes of a small face are found though its nose is told between them', () => {
  const face = pictureOf(['.bbbbbbb.', 'bbbbbbbbb', 'bbbbbbbbb', 'bfffffffb', 'bffffffbb', 'bfkfffkfb', 'bfkfffkfb', 'bfffffffb', '.bfffffb.', '..ggggg..', '.ggggggg.', '.ggggggg.']);
  const joint = (x: number, y: number) => ({ x, y, sure: 0.8 });
  const joints = new Proxy({}, { get: (_, name) => name === 'LEFT EYE' ? joint(6.5, 4.2) : name === 'RIGHT EYE' ? joint(2.5, 4.2) : joint(4.5, 5.8) }) as FoundJoints;
  const eyes = findEyes(toFlat(face), joints, { axis: 4.5, top: 0, chin: 9, headHalf: 4.5 });
  expect(eyes.map((eye) => [...eye].sort((a, b) => a - b))).toEqual([[47, 56], [51, 60]]);
}); // biome-ignore format: pictures

test('a cloak that is all that somebody wears is what is below the face and of one matter', () => {
  const sprite = pictureOf(['..ffff..', '..fkkf..', '..ffff..', 'bbbbbbbb', 'bbbbbbbb', 'bbbbyybb', 'bbbbbbbb', 'bbbbbbbb', 'bbbbbbbb']);
  const stance = { axis: 4, top: 0, chin: 3, headHalf: 2, trunk: 4, trunkHalf: 3, hip: 6, floor: 9, hands: [{ x: 1, y: 6 }, { x: 7, y: 6 }], facing: 0, isUpright: true, isLong: false } as const;
  const head = { stance, isSure: true, isBare: false, eyes: [[11], [12]], hasHands: false };
  const cloth = clothByMatter({ ...subjectOf(sprite), head }, 0.5)!;
  const inks = new Set([...cloth.keys()].filter((i) => cloth[i]).map((i) => [...sprite.data.subarray(i * 4, i * 4 + 3)].join()));
  expect(inks).toEqual(new Set([INKS.b!.join()]));
}); // biome-ignore format: a picture

const LETTER = pictureOf([
  'kkkkkkkkkkkk',
  'kGGGGGGGGGGk',
  'kGGGrGGrGGGk',
  'kGGrrrrrrGGk',
  'kGGGrrrrGGGk',
  'kGGGGrrGGGGk',
  'kGGGGGGGGGGk',
  'kkkkkkkkkkkk',
]);
const inkAt = (image: Rgba, x: number, y: number): string => [...image.data.subarray((y * image.width + x) * 4, (y * image.width + x) * 4 + 4)].join(); // biome-ignore format: one line

test('a part that no outline tells is the area that looks like one, and nothing else changes', () => {
  for (const words of ['make the heart blue', 'remove the heart']) {
    const image = byArea(subjectOf(LETTER), words)!;
    for (let y = 0; y < LETTER.height; y++)
      for (let x = 0; x < LETTER.width; x++)
        expect(inkAt(image, x, y) !== inkAt(LETTER, x, y), `${words} ${x},${y}`).toBe(inkAt(LETTER, x, y).startsWith('220,40,40')); // biome-ignore format: one line
  }
  expect(inkAt(byArea(subjectOf(LETTER), 'remove the heart')!, 5, 3)).toBe(inkAt(LETTER, 2, 2));
});

test('a colour that a part has now is left to those who look for that colour', () => {
  expect(byArea(subjectOf(LETTER), 'make the red heart blue')).toBeUndefined();
  expect(byArea(subjectOf(LETTER), 'dark blue heart')).toBeDefined();
});

test('what no area can be is refused with the colours that are seen', () => {
  const words = 'make the gizmo blue';
  expect(byArea(subjectOf(LETTER), words)).toBeUndefined();
  expect(named(subjectOf(LETTER), words, new InputError('None.')).message).toMatch(/white and red.*which is meant/);
});

test('one eye of a beast whose head nobody told is the small spot unlike its hide', () => {
  const beast = createImage(24, 16);
  for (let y = 3; y < 14; y++) for (let x = 2; x < 22; x++) beast.data.set([90, 120, 80, 255], (y * 24 + x) * 4);
  for (const x of [5, 6]) beast.data.set([230, 60, 40, 255], (6 * 24 + x) * 4);
  expect(eyesByLook(subjectOf(beast))).toEqual([[6 * 24 + 5, 6 * 24 + 6]]);
});

test('what lies beside a body about its hand is what it holds; nothing else of it is', () => {
  // A man in yellow with bare arms, a long grey thing beside his hand.
  const rows = [
    '.......kkkk...',
    'kggk..kffffk..',
    'kggk..kffffk..',
    'kggk.kyyyyyyk.',
    'kggkkfkyyyykfk',
    'kggffkkyyyykfk',
    'kggffkkyyyykfk',
    'kggk..kbbbbk..',
    'kggk..kbbbbk..',
    'kggk..kbkkbk..',
    '.kk...kbkkbk..',
  ];
  const sprite = pictureOf(rows);
  const stance = { axis: 9, trunk: 9, trunkHalf: 3, headHalf: 3, top: 0, chin: 3, hip: 7, floor: 11, facing: 0, isUpright: true, isLong: false, hands: [{ x: 4, y: 6 }, { x: 13, y: 6 }] }; // biome-ignore format: one stance
  const subject = { ...subjectOf(sprite), head: { stance, eyes: [[1 * 14 + 8], [1 * 14 + 10]], isSure: true, isBare: false, hasHands: true } } as unknown as Subject; // biome-ignore format: one subject
  const held = heldBeside(subject)!;
  expect([...held].map((v, i) => (v ? rows.join('')[i] : '')).join('')).toMatch(/^g+$/);
  expect(held.reduce((n, v) => n + v, 0)).toBe(18);
});

test('any thing that can be drawn is set on top of a thing or beside it, and the thing stays', () => {
  const sprite = createImage(24, 24);
  for (let y = 12; y < 23; y++) for (let x = 3; x < 15; x++) sprite.data.set([150, 100, 60, 255], (y * 24 + x) * 4);
  const below = (image: Rgba, y: number): string => [...image.data.subarray(y * 24 * 4)].join();
  const crate = subjectOf(sprite);
  const top = withAdded(crate, 'add a candle on top')!;
  expect(below(top, 14)).toBe(below(sprite, 14));
  expect(top.data.filter((v, k) => k % 4 === 3 && v > 0 && k < 12 * 24 * 4).length).toBeGreaterThan(4);
  const beside = withAdded(crate, 'put a barrel next to it')!;
  expect(beside.data.filter((v, k) => k % 4 === 3 && v > 0 && (k >> 2) % 24 > 15).length).toBeGreaterThan(8);
  expect(withAdded(crate, 'add a zorblax')).toBeUndefined();
});

test('boots that nobody wears are recoloured whole, not a patch of them', () => {
  const boots = pictureOf(['.kkk....', '.kbbk...', '.kbwk...', '.kbbkkk.', '.kwbbbbk', '.kyybbbk', '..kkkkkk']);
  const image = byArea(subjectOf(boots), 'red boots')!;
  const changed = Array.from({ length: 56 }, (_, i) => inkAt(image, i % 8, i >> 3) !== inkAt(boots, i % 8, i >> 3));
  expect(changed.filter(Boolean).length).toBeGreaterThan(10);
});

test('a sign on a stone and its rim take a colour alone', () => {
  const rows = ['....gggggggg....', '..gggggggggggg..', '.gggggggggggggg.', ...Array.from({ length: 10 }, (_, y) => `gggggg${y < 2 || y > 7 ? 'gggg' : y % 3 === 0 ? 'bbbb' : 'bggb'}gggggg`), '.gggggggggggggg.', '..gggggggggggg..', '....gggggggg....']; // biome-ignore format: one line
  const stone = subjectOf(pictureOf(rows));
  const changed = (words: string): number[] => {
    const image = ofThingByArea(stone, words)!;
    return rows.join('').split('').flatMap((_, i) => (image.data[i * 4] === stone.sprite.data[i * 4] ? [] : [i]));
  }; // biome-ignore format: one line
  const rune = changed('red rune');
  expect(rune.length).toBeGreaterThan(8);
  for (const i of rune) expect(rows.join('')[i]).toBe('b');
  const rim = changed('golden rim');
  expect(rim).toContain(3 * 16);
  expect(rim.every((i) => rows.join('')[i] === 'g')).toBe(true);
});

test('what a thing alone has done to it: torn, webbed, sprayed; what no verb is told for is added', async () => {
  const board = { ...subjectOf(pictureOf(Array.from({ length: 20 }, () => 'b'.repeat(20)))), looksThing: true };
  const there = (image: Rgba): number => image.data.reduce((n, v, i) => n + (i % 4 === 3 && v > 0 ? 1 : 0), 0);
  const done = async (words: string): Promise<Rgba> => (await wished(board, words, [], () => Promise.reject(new Error(words))))!; // biome-ignore format: one line
  const corner = there(await done('torn corner'));
  expect(corner).toBeLessThan(400);
  expect(there(await done('torn edges'))).toBeLessThan(corner);
  expect(there(await done('cut in half'))).toBeLessThan(260);
  for (const words of ['cobwebs', 'graffiti']) {
    const image = await done(words);
    expect(there(image), words).toBe(400);
    expect(image.data, words).not.toEqual(board.sprite.data);
  }
});

test('the roof of a block that is of one stuff is what is seen of it from above', () => {
  // An isometric block: a rhombus on two walls.
  const rows = Array.from({ length: 30 }, (_, y) =>
    Array.from({ length: 24 }, (_, x) => {
      const off = Math.abs(x - 11.5) / 2;
      return y >= off + 1 && y <= 22 - off + 6 ? 'g' : '.';
    }).join(''),
  );
  const block = { ...subjectOf(pictureOf(rows)), looksThing: true };
  const roof = partRegion(block, 'roof', 'roof')!;
  const at = (x: number, y: number): number => roof[y * 24 + x]!;
  expect([at(11, 3), at(11, 9), at(4, 7)]).toEqual([1, 1, 1]);
  expect([at(11, 16), at(3, 12), at(20, 14)]).toEqual([0, 0, 0]);
});
