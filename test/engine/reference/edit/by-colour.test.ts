import { expect, test } from 'vitest';
import { createImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { bySaidColour } from '../../../../workers/engine/reference/edit/by-colour/wish.ts';
import { ofItsOwn } from '../../../../workers/engine/reference/edit/of-its-own.ts';
import { NOBODY } from '../../../../workers/engine/reference/edit/pair-of-eyes.ts';
import { endOf, handleOf } from '../../../../workers/engine/reference/edit/panels/ends.ts';
import { flamesOf } from '../../../../workers/engine/reference/edit/panels/flames-found.ts';
import { settled } from '../../../../workers/engine/reference/edit/panels/settle.ts';
import { pictureWish } from '../../../../workers/engine/reference/edit/picture/index.ts';
import type { Subject } from '../../../../workers/engine/reference/edit/subject.ts';
import { halvesOf } from '../../../../workers/engine/reference/edit/wishes/halves.ts';
import { byLook } from '../../../../workers/engine/reference/edit/wishes/verbs.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { jointsOf } from '../../../../workers/engine/reference/parts/index.ts';
import { SURE } from '../../../../workers/engine/reference/parts/parse-person.ts';

const GREEN = [70, 160, 70];
const DEEP = [50, 120, 56];
const RED = [200, 44, 40];
const TEAL = [40, 220, 210];

/** A green round thing in two shades with three red spots on it, and a wisp of teal beside it. */
function beetle(): Rgba {
  const image = createImage(32, 32);
  const set = (x: number, y: number, rgb: readonly number[]): void =>
    void image.data.set([...rgb, 255], (y * 32 + x) * 4);
  for (let y = 0; y < 32; y++)
    for (let x = 0; x < 32; x++) if (Math.hypot(x - 15, y - 18) <= 11) set(x, y, x > 18 ? DEEP : GREEN);
  for (const [u, v] of [[10, 14], [15, 20], [20, 24]] as const)
    for (let d = 0; d < 4; d++) set(u + (d & 1), v + (d >> 1), RED); // biome-ignore format: places
  for (let k = 0; k < 5; k++) set(28 + (k & 1), 5 + k, TEAL);
  return image;
}

const subject = (): Subject => {
  const sprite = beetle();
  return { sprite, person: undefined, joints: jointsOf(toFlat(sprite), NOBODY, SURE), found: NOBODY, why: '', seed: 1, guidance: 8, isChange: true } as Subject; // biome-ignore format: one subject
};
const at = (image: Rgba, x: number, y: number): number[] => [...image.data.subarray((y * 32 + x) * 4, (y * 32 + x) * 4 + 4)]; // biome-ignore format: one line
/** Places that differ. */
const changed = (image: Rgba): string[] =>
  Array.from({ length: 32 * 32 }, (_, i) => [i % 32, i >> 5] as const)
    .filter(([x, y]) => at(image, x, y).join() !== at(beetle(), x, y).join())
    .map(String);

const SPOTS = ['10,14', '11,14', '10,15', '11,15', '15,20', '16,20', '15,21', '16,21', '20,24', '21,24', '20,25', '21,25']; // biome-ignore format: a list

test.each(['make the red spots blue', 'paint the red dots blue', 'replace red with blue'])(
  '"%s" changes what is red, and nothing else',
  (words) => {
    const image = bySaidColour(subject(), words)!;
    expect(changed(image).sort()).toEqual([...SPOTS].sort());
    const [r, , b] = at(image, 10, 14);
    expect(b).toBeGreaterThan(r!);
  },
);

test.each(['remove the red spots', 'no more red spots', 'heal it'])(
  '"%s" leaves what is about the spots in their place',
  (words) => {
    const image = bySaidColour(subject(), words)!;
    expect(changed(image).sort()).toEqual([...SPOTS].sort());
    expect([GREEN, DEEP].map(String)).toContain(at(image, 15, 20).slice(0, 3).join());
  },
);

test('magic beside a figure takes a colour or goes, and the figure stays', () => {
  const wisps = ['28,5', '29,6', '28,7', '29,8', '28,9'];
  expect(changed(bySaidColour(subject(), 'make the magic purple')!).sort()).toEqual(wisps.sort());
  const gone = bySaidColour(subject(), 'remove the magic')!;
  expect(changed(gone).sort()).toEqual(wisps.sort());
  expect(at(gone, 28, 5)[3]).toBe(0);
});

test('a colour that is nowhere is refused with what was looked for', () => {
  expect(() => bySaidColour(subject(), 'make the purple spots blue')).toThrow(
    /No purple spots was found.*Say which colour/s,
  );
  expect(() => bySaidColour(subject(), 'remove the orange spikes on top')).toThrow(/No orange spikes/);
});

test('a colour before what the picture shows is of all of it', () => {
  expect(ofItsOwn(subject(), 'white duck')).toBe('make it white');
  expect(ofItsOwn(subject(), 'a black cat with white paws')).toBe('make it black with white paws');
  for (const other of ['red scarf', 'a golden crown', 'blue duck costume', 'duck'])
    expect(ofItsOwn(subject(), other), other).toBeUndefined();
});

test('what is one wish is not cut into halves, and a colour that is told once is of both', () => {
  expect(halvesOf('replace the axe with a sword')).toBeUndefined();
  expect(halvesOf('make the hat and dress purple')).toEqual(['make the hat purple', 'make the dress purple']);
});

test('parts that are not known are not taken for all there is', () => {
  expect(pictureWish(subject(), 'bigger teeth')).toBeUndefined();
  expect(pictureWish(subject(), 'make it bigger')).toBeDefined();
  expect(byLook('fill the cart with gold')).toBe('fill the cart with gold');
  expect(byLook('fill the bottle with red')).toBe('make the liquid red');
});

test('what a place is said of is taken there alone', () => {
  // The spots lie on the body, not at its feet.
  expect(() => bySaidColour(subject(), 'remove the red slime at his feet')).toThrow(/No red slime/);
});

test('a board takes one colour and what is written on it another', () => {
  const image = bySaidColour(subject(), 'make the sign yellow with black text')!;
  const [r, g, b] = at(image, 8, 20);
  expect(Math.min(r!, g!)).toBeGreaterThan(b! + 60);
  expect(Math.max(...at(image, 10, 14).slice(0, 3))).toBeLessThan(90);
  expect(changed(image)).not.toContain('28,5');
});

test('what was found of a part by halves is all of what was drawn, and no scrap of another part', () => {
  const found = Uint8Array.from({ length: 32 * 32 }, (_, i) => {
    const [x, y] = [i % 32, i >> 5];
    // Most of two spots of three, and a scrap of what is about them.
    return (x === 10 && y === 14) || (x === 11 && y < 16 && y > 13) || (y === 20 && (x === 15 || x === 16)) || (x === 15 && y === 21) || (x === 18 && y === 10) ? 1 : 0; // biome-ignore format: one line
  });
  const all = [...settled(subject(), 'torso', found).entries()]
    .filter(([, v]) => v)
    .map(([i]) => `${i % 32},${i >> 5}`);
  expect(all.sort()).toEqual(SPOTS.slice(0, 8).sort());
});

/** A long shaft from the lower left to the upper right: a grey head, a brown shaft, red feathers. */
const arrow = (): Subject => {
  const sprite = createImage(32, 32);
  for (let k = 0; k < 22; k++)
    for (const d of [0, 1])
      sprite.data.set(
        [...(k < 4 ? RED : k > 17 ? [180, 180, 190] : [120, 70, 30]), 255],
        ((27 - k) * 32 + 4 + k + d) * 4,
      );
  return { ...subject(), sprite };
};

test('a tip is the upper end of what is long, and feathers are at the other', () => {
  const rows = (end: 'tip' | 'butt'): number[] =>
    [...endOf(arrow(), end)!.entries()].filter(([, v]) => v).map(([i]) => i >> 5);
  expect([Math.min(...rows('tip')), Math.max(...rows('tip'))]).toEqual([6, 9]);
  expect([Math.min(...rows('butt')), Math.max(...rows('butt'))]).toEqual([24, 27]);
  expect(endOf(subject(), 'tip')).toBeUndefined();
  // Its shaft is what lies between them.
  expect([...endOf(arrow(), 'shaft')!.entries()].filter(([, v]) => v).map(([i]) => i >> 5)).toContain(16);
  expect(handleOf(arrow())![26 * 32 + 5]).toBe(1);
});

test('flames are told by a bright core in what is about it, and nothing burns on a beetle', () => {
  const sprite = beetle();
  const set = (x: number, y: number, rgb: readonly number[]): void =>
    void sprite.data.set([...rgb, 255], (y * 32 + x) * 4);
  for (let y = 1; y < 7; y++)
    for (let x = 11; x < 19; x++) set(x, y, Math.abs(x - 14.5) < 2 && y > 2 ? [255, 224, 90] : [240, 140, 30]);
  const flames = flamesOf({ ...subject(), sprite })!;
  expect([flames[4 * 32 + 12], flames[4 * 32 + 14], flames[18 * 32 + 15]]).toEqual([1, 1, 0]);
  expect(flamesOf(subject())).toBeUndefined();
});

test('a shirt is what lies before the breast, wherever its colour was looked for', () => {
  const sprite = createImage(32, 32);
  const fill = (x0: number, x1: number, y0: number, y1: number, rgb: readonly number[]): void => {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) sprite.data.set([...rgb, 255], (y * 32 + x) * 4);
  };
  fill(12, 20, 2, 10, [236, 188, 150]);
  fill(12, 20, 10, 20, [60, 90, 180]);
  fill(4, 12, 10, 20, GREEN);
  fill(20, 28, 10, 20, GREEN);
  fill(12, 20, 20, 30, [90, 70, 50]);
  const stance = { top: 2, chin: 10, hip: 20, floor: 30, axis: 16, trunk: 16, headHalf: 4, trunkHalf: 4, isUpright: true, isLong: false, facing: 0, hands: [{ x: 6, y: 18 }, { x: 26, y: 18 }] }; // biome-ignore format: one stance
  const who = { ...subject(), sprite, head: { isSure: true, eyes: [], stance } } as unknown as Subject;
  const wings = Uint8Array.from({ length: 32 * 32 }, (_, i) => (sprite.data[i * 4] === GREEN[0] ? 1 : 0));
  const shirt = settled(who, 'torso', wings, 'shirt');
  expect([shirt[15 * 32 + 16], shirt[15 * 32 + 6], shirt[5 * 32 + 16], shirt[25 * 32 + 16]]).toEqual([1, 0, 0, 0]);
  // Hair of a shirt's blue is none of the shirt.
  fill(12, 20, 0, 3, [60, 90, 180]);
  const hair = Uint8Array.from({ length: 32 * 32 }, (_, i) => (i >> 5 < 3 && sprite.data[i * 4 + 3] ? 1 : 0));
  expect(settled({ ...who, sprite: { ...sprite, data: sprite.data.slice() } }, 'hair', hair)[15 * 32 + 16]).toBe(0);
});
