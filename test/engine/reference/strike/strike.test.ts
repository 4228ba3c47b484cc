import { describe, expect, test } from 'vitest';
import { createImage, opaqueBounds, paletteOf, paste, type Rgba, sameImage } from '../../../../src/pixels/index.ts';
import { blowOf } from '../../../../workers/engine/reference/lift/strike.ts';
import { type FoundJoints, piecesIn, takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { type Blow, strikesOf } from '../../../../workers/engine/reference/strike/index.ts';
import { BOY, COLORS, JOINTS } from '../parts/boy.ts';

const MARGIN = 10;
const large = createImage(BOY.width + 2 * MARGIN, BOY.height + 2 * MARGIN);
paste(large, BOY, MARGIN, MARGIN);
const jointsBy = (sure: number): FoundJoints =>
  Object.fromEntries(
    Object.entries(JOINTS).map(([label, { x, y }]) => [label, { x: x + MARGIN, y: y + MARGIN, sure }]),
  ) as FoundJoints;

const striking = (blow: Blow, sure: number) =>
  strikesOf({
    sprite: large,
    margin: MARGIN,
    direction: 'south',
    blow,
    joints: jointsBy(sure),
    hasLimbs: true,
    size: 1,
  });

/** Where the pixels of a colour lie. */
function placesOf(image: Rgba, [r, g, b]: readonly [number, number, number]): number[] {
  const out: number[] = [];
  for (let i = 0; i < image.data.length / 4; i++) {
    const [R, G, B, A] = image.data.subarray(i * 4, i * 4 + 4);
    if (R === r && G === g && B === b && A) out.push(i);
  }
  return out;
}

describe('a boy with a sword', () => {
  const ways = striking('slash', 0.95);
  const [strike] = ways;
  const blade = (t: number) => placesOf(strike!(t), COLORS.g);

  test('may swing it more than one way, each from rest to rest', () => {
    expect(ways.length).toBeGreaterThan(1);
    for (const way of ways) for (const t of [0, 1]) expect(sameImage(way(t), large)).toBe(true);
  });

  test('swings it from above to below his hand at its full length', () => {
    const rows = (t: number) => blade(t).map((i) => Math.floor(i / large.width));
    expect(Math.min(...rows(0.42))).toBeLessThan(MARGIN + 10);
    expect(Math.max(...rows(0.75))).toBeGreaterThan(MARGIN + 15);
    for (const t of [0.2, 0.42, 0.75]) expect(blade(t).length).toBeGreaterThanOrEqual(0.8 * blade(0).length);
  });

  test('has no colours that he did not have but two of the arc, and keeps his face', () => {
    const own = new Set(paletteOf(large));
    for (const t of [0.2, 0.5, 0.75]) {
      const others = paletteOf(strike!(t)).filter((hex) => !own.has(hex));
      expect(others.length).toBeLessThanOrEqual(t === 0.2 ? 0 : 2);
      expect(placesOf(strike!(t), COLORS.e).length).toBe(4);
    }
  });
});

test('his sword is turned by quarters, so that every pixel of it stays one', () => {
  const [strike] = striking('slash', 0.95);
  for (const t of [0.3, 0.6, 0.7])
    expect(placesOf(strike!(t), COLORS.g).length).toBeGreaterThanOrEqual(placesOf(large, COLORS.g).length - 1); // the hand lies over it
});

test('what he holds is raised with his arm where its shape is not known, and comes down whole', () => {
  const parted = takeApart(large, 'south', jointsBy(0.95));
  if ('why' in parted || parted.kind !== 'person') throw new Error('he can be taken apart');
  const all = {
    sprite: large,
    margin: MARGIN,
    direction: 'south',
    joints: jointsBy(0.1),
    hasLimbs: true,
    size: 1,
  } as const;
  const strike = strikesOf({ ...all, blow: 'slash', person: parted.parts }).at(-1)!;
  const top = (t: number) => Math.min(...placesOf(strike(t), COLORS.g).map((i) => Math.floor(i / large.width)));
  const head = (t: number) => opaqueBounds(strike(t))!.y;
  expect(top(0.31) - head(0.31)).toBeLessThan(top(0) - head(0));
  expect(piecesIn(strike(0.31))).toBe(piecesIn(large));
});

test('a figure without hands that are sure leaps', () => {
  const ways = striking('any', 0.1);
  expect(ways).toHaveLength(1);
  expect(sameImage(ways[0]!(0.45), large)).toBe(false);
  expect(sameImage(ways[0]!(0), large)).toBe(true);
});

const TIMES = Array.from({ length: 21 }, (_, i) => i / 20);

describe.each(['any', 'slash', 'punch', 'kick', 'bite', 'claw', 'ram', 'slam', 'spit', 'breath', 'spell'] as const)(
  'a blow of the body: %s',
  (blow) => {
    const strike = striking(blow, 0.1).at(-1)!;

    test('begins and ends as the picture and is another between', () => {
      expect(sameImage(strike(0), large)).toBe(true);
      expect(sameImage(strike(1), large)).toBe(true);
      for (const t of [0.3, 0.57]) expect(sameImage(strike(t), large)).toBe(false);
    });

    test('keeps to the canvas', () => {
      for (const t of TIMES) {
        const box = opaqueBounds(strike(t))!;
        expect(box.x).toBeGreaterThanOrEqual(MARGIN);
        expect(box.y).toBeGreaterThanOrEqual(MARGIN);
        expect(box.x + box.width).toBeLessThanOrEqual(MARGIN + BOY.width);
        expect(box.y + box.height).toBeLessThanOrEqual(MARGIN + BOY.height);
      }
    });

    test('tears nothing off', () => {
      for (const t of TIMES.filter((at) => at < 0.5 || at > 0.9)) expect(piecesIn(strike(t))).toBe(piecesIn(large));
    });
  },
);

test.each([
  ['attack-slash', 'attacks', 'any'],
  ['attack-slash', 'swings his axe', 'slash'],
  ['attack', 'bites', 'bite'],
  ['attack', 'claws at him', 'claw'],
  ['talk', 'headbutts', 'ram'],
  ['talk', 'bites', 'bite'],
  ['talk', 'spits acid', 'spit'],
  ['breathing-idle', 'breathes fire', 'breath'],
  ['breathing-idle', 'breathes calmly', undefined],
  ['fireball', 'casts a fireball', 'spell'],
  ['high-kick', 'kicks', 'kick'],
  ['flying-kick', 'jumps and kicks', 'kick'],
  ['talk', 'is bitten by a snake', undefined],
  ['jumping', 'jumps off and swoops', undefined],
  ['talk', 'attacks', undefined],
  ['thrust', 'stabs forward', 'thrust'],
  ['walking', 'walks', undefined],
  ['taking-punch', 'is hit', undefined],
])('%s of "%s" is %s', (id, action, blow) => {
  expect(blowOf(id, action)).toBe(blow);
});
