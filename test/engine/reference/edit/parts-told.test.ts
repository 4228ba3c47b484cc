import { expect, test } from 'vitest';
import { cloneImage, type Rgba } from '../../../../src/pixels/index.ts';
import { capeOf } from '../../../../workers/engine/reference/edit/cape-found.ts';
import { hairOf } from '../../../../workers/engine/reference/edit/hair.ts';
import { neckBand } from '../../../../workers/engine/reference/edit/neck-band.ts';
import { partRegion } from '../../../../workers/engine/reference/edit/part-region.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { picture } from '../../../pixels/arbitrary.ts';
import { BOY, JOINTS } from '../parts/boy.ts';

function subjectOf(sprite: Rgba) {
  const parting = takeApart(sprite, 'south', JOINTS);
  if ('why' in parting || parting.kind !== 'person') throw new Error('it was not taken apart');
  const own = { sprite, person: parting.parts, joints: JOINTS, found: JOINTS };
  return { ...own, why: '', seed: 1, guidance: 8, isChange: true } as const;
}
const sum = (region: Uint8Array | undefined): number => region?.reduce((n, v) => n + v, 0) ?? 0;

test('armour as grey as the visor over a face is all gilded', () => {
  const knight = cloneImage(BOY);
  const steel: readonly (readonly [number, number, number])[] = [[240, 190, 150], [60, 120, 200], [140, 70, 30]]; // biome-ignore format: colours
  for (let i = 0; i < knight.data.length; i += 4) {
    const k = steel.findIndex((c) => c.every((v, n) => knight.data[i + n] === v));
    if (k >= 0) knight.data.set([140 + 12 * k, 140 + 12 * k, 148 + 12 * k], i);
  }
  expect(sum(partRegion(subjectOf(knight), 'torso', 'armour'))).toBeGreaterThan(20);
});

test('limbs are no cape, whatever was taken for one', () => {
  const subject = subjectOf(BOY);
  const cape = toFlat(BOY);
  cape.colors.forEach((_c, i) => {
    const x = i % cape.width;
    if (Math.floor(i / cape.width) < 12 || (x > 8 && x < 12)) cape.colors[i] = -1;
  });
  const worn = { ...subject, person: { ...subject.person, cape } };
  expect(capeOf(worn)).toBeUndefined();
});

test('a thick line is no hair, and what a hood hides has none to colour', () => {
  const subject = subjectOf(BOY);
  expect(sum(hairOf(subject, []))).toBeGreaterThan(10);
  const head = { isSure: true, isBare: false, eyes: [], hasHands: true, isHidden: true };
  const stance = { axis: 10.5, top: 1, chin: 10, headHalf: 5, trunk: 10.5, trunkHalf: 4, hip: 15, floor: 21, hands: [{ x: 5, y: 14 }, { x: 20, y: 13 }], facing: 0, isUpright: true, isLong: false } as const; // biome-ignore format: one stance
  expect(hairOf({ ...subject, head: { ...head, stance } }, [])).toBeUndefined();
});

test('a band round the neck of a beast does not go on over its muzzle', () => {
  const rows = Array.from({ length: 8 }, () => '......ssssssss........');
  const body = Array.from({ length: 8 }, () => 'ssssssssssss..........');
  const flat = toFlat(picture([...rows, ...body], { s: [90, 150, 60] }));
  const band = neckBand(flat, { axis: 10, top: 0, chin: 7, headHalf: 3 }, 2)!;
  const columns = band.map(([x]) => x);
  expect(Math.max(...band.map(([, y]) => y))).toBeGreaterThan(5);
  expect(Math.min(...band.map(([, y]) => y))).toBeGreaterThanOrEqual(4);
  expect(columns.length).toBeGreaterThan(3);
});
