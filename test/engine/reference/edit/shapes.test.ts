import { describe, expect, test } from 'vitest';
import { opaqueBounds, type Rgba, sameImage } from '../../../../src/pixels/index.ts';
import { drawShape } from '../../../../workers/engine/reference/edit/draw-shape.ts';
import { withShape } from '../../../../workers/engine/reference/edit/lay.ts';
import { regionSeen } from '../../../../workers/engine/reference/edit/regions.ts';
import { HELD } from '../../../../workers/engine/reference/edit/shapes-held.ts';
import { WORN } from '../../../../workers/engine/reference/edit/shapes-worn.ts';
import { stanceOfPerson, stanceSeen } from '../../../../workers/engine/reference/edit/stance.ts';
import { areaOf, at, toFlat, toImage } from '../../../../workers/engine/reference/parts/flat.ts';
import { takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { lineHabitOf } from '../../../../workers/engine/reference/parts/line-habit.ts';
import { findWeapon, handsBy, without } from '../../../../workers/engine/reference/strike/index.ts';
import { BOY, COLORS, JOINTS } from '../parts/boy.ts';

const parting = takeApart(BOY, 'south', JOINTS);
if ('why' in parting || parting.kind !== 'person') throw new Error('the boy was not taken apart');
const person = parting.parts;
const told = stanceOfPerson(person);
const flat = toFlat(BOY);
const seen = stanceSeen(flat, JOINTS);
const line = lineHabitOf(flat);
const size = { width: BOY.width, height: BOY.height };
const shapeOf = (piece: string, slot: string, stance = told) =>
  drawShape({ size, stance, line, person, part: { piece, colour: '#3868c4' }, slot, full: 1 })!;

test.each([...Object.keys(WORN), ...Object.keys(HELD)])('%s has some pixels and leaves most of the boy', (piece) => {
  for (const stance of [told, seen, { ...seen, facing: 1 as const }]) {
    const shape = shapeOf(piece, piece in HELD ? 'right' : 'hat', stance);
    expect(areaOf(shape.flat)).toBeGreaterThan(2);
    const worn = withShape(BOY, shape, stance, line, false);
    expect(areaOf(toFlat(worn))).toBeGreaterThan(0.75 * areaOf(flat));
  }
});

describe('pieces lie where they belong', () => {
  const bounds = (image: Rgba) => opaqueBounds(image)!;
  test('a hat above the brow, a beard on the chin, a shield beside the empty hand', () => {
    const [hat, beard, shield] = [
      shapeOf('wizard-hat', 'hat'),
      shapeOf('beard', 'beard'),
      shapeOf('round-shield', 'left'),
    ].map(({ flat: own }) => bounds(toImage(own)));
    expect(hat!.y + hat!.height).toBeLessThanOrEqual(told.top + 0.6 * (told.chin - told.top));
    expect(beard!.y).toBeGreaterThan(told.top + 0.5 * (told.chin - told.top));
    // His hand on screen right holds the sword.
    expect(shield!.x + shield!.width / 2).toBeLessThan(told.axis);
  });

  test('a cape lies behind: of the boy himself its collar alone changes something', () => {
    const cape = shapeOf('cape', 'back');
    const worn = withShape(BOY, cape, told, line, false);
    for (let i = 0; i < BOY.data.length; i += 4) {
      if (BOY.data[i + 3] && cape.front.colors[i / 4]! < 0)
        expect(worn.data.subarray(i, i + 4)).toEqual(BOY.data.subarray(i, i + 4));
    }
    const collar = bounds(toImage(cape.front));
    expect(collar.y).toBeGreaterThanOrEqual(told.chin);
    expect(collar.height).toBeLessThanOrEqual(2);
    expect(areaOf(cape.flat)).toBeGreaterThan(10 * areaOf(cape.front));
    expect(sameImage(worn, BOY)).toBe(false);
  });
});

test('the sword is taken out of his hand', () => {
  const { axis, torsoHalf: half, top, neck, floor } = person;
  const weapon = findWeapon(line, handsBy(JOINTS), { axis, half, top, neck, floor })!;
  const bare = toImage(without(flat, weapon.mask));
  const steel = COLORS.g.join();
  const steelIn = ({ data }: Rgba): number => {
    let n = 0;
    for (let i = 0; i < data.length; i += 4) if (data[i + 3] && data.subarray(i, i + 3).join() === steel) n++;
    return n;
  };
  // What his fist is closed round may stay.
  expect(steelIn(BOY)).toBeGreaterThan(6);
  expect(steelIn(bare)).toBeLessThanOrEqual(2);
});

test('hair and clothes are told by rows where there are no parts', () => {
  const hair = regionSeen(line.figure, line.colors, seen, 'hair')!;
  const shirt = regionSeen(line.figure, line.colors, seen, 'torso')!;
  const colorsOf = (region: Uint8Array) =>
    new Set([...region].flatMap((meant, i) => (meant ? [at(flat, i % flat.width, Math.floor(i / flat.width))] : [])));
  const packed = ([r, g, b]: readonly [number, number, number]) => (r << 16) | (g << 8) | b;
  expect([...colorsOf(hair)]).toContain(packed(COLORS.h));
  expect([...colorsOf(hair)]).not.toContain(packed(COLORS.f));
  expect([...colorsOf(shirt)]).toContain(packed(COLORS.s));
});
