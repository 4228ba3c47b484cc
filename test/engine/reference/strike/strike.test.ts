import { describe, expect, test } from 'vitest';
import {
  createImage,
  crop,
  opaqueBounds,
  paletteOf,
  paste,
  type Rgba,
  sameImage,
} from '../../../../src/pixels/index.ts';
import { blowOf } from '../../../../workers/engine/reference/lift/strike.ts';
import { facedSide } from '../../../../workers/engine/reference/parts/faces.ts';
import { toFlat } from '../../../../workers/engine/reference/parts/flat.ts';
import { type FoundJoints, piecesIn, takeApart } from '../../../../workers/engine/reference/parts/index.ts';
import { type Blow, strikesOf, type Weapon } from '../../../../workers/engine/reference/strike/index.ts';
import { turnedCells } from '../../../../workers/engine/reference/strike/turn-weapon.ts';
import { picture } from '../../../pixels/arbitrary.ts';
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

describe('a boy whose parts are not known', () => {
  const ways = striking('punch', 0.95);
  const drawn = ways[0]!;

  test('strikes out with his arm and stays in one piece', () => {
    const wide = (t: number) => opaqueBounds(drawn(t))!.width;
    expect(wide(0.6)).toBeGreaterThan(wide(0));
    for (const t of [0.2, 0.45, 0.6, 0.8]) {
      const own = placesOf(drawn(t), COLORS.e);
      expect(own.length).toBe(placesOf(large, COLORS.e).length);
    }
    for (const t of [0, 1]) expect(sameImage(drawn(t), large)).toBe(true);
  });
});

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
    for (const t of [0.2, 0.42, 0.75]) expect(blade(t).length).toBeGreaterThanOrEqual(0.75 * blade(0).length);
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

test('his sword keeps its pixels however it is turned', () => {
  const blade = placesOf(large, COLORS.g).length;
  for (const strike of striking('slash', 0.95).slice(0, -1))
    for (const t of [0.3, 0.6, 0.7]) {
      const now = placesOf(strike(t), COLORS.g).length;
      expect(now).toBeGreaterThanOrEqual(0.7 * blade); // the hand lies over it
      // An arc has its colour.
      if (t < 0.47) expect(now).toBeLessThanOrEqual(1.4 * blade);
    }
});

test('a thing is turned by quarters pixel for pixel, and by any angle in one piece and at its length', () => {
  const cells = Array.from({ length: 12 }, (_, i) => [0, -i, i > 8 ? 1 : 2] as const);
  const blade = { cells, angle: -Math.PI / 2, ahead: 11, behind: 0 } as unknown as Weapon;
  expect(turnedCells(blade, Math.PI / 2)).toEqual(cells.map(([, dy, color]) => [-dy, 0, color]));
  for (let k = 1; k < 16; k++) {
    const turned = turnedCells(blade, (k * Math.PI) / 8);
    const far = Math.max(...turned.map(([x, y]) => Math.hypot(x, y)));
    expect(far).toBeGreaterThan(9.5);
    expect(far).toBeLessThan(12.5);
    const left = new Set(turned.map(([x, y]) => `${x},${y}`));
    const queue = ['0,0'];
    left.delete('0,0');
    for (const at of queue) {
      const [x, y] = at.split(',').map(Number) as [number, number];
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) if (left.delete(`${x + dx},${y + dy}`)) queue.push(`${x + dx},${y + dy}`);
    }
    expect(left.size).toBe(0);
  }
});

test('what he holds is raised with his arm where its shape is not known, and comes down whole', () => {
  const parted = takeApart(large, 'south', jointsBy(0.95));
  if ('why' in parted || parted.kind !== 'person') throw new Error('he can be taken apart');
  const all = {
    sprite: large,
    margin: MARGIN,
    direction: 'south',
    joints: { ...jointsBy(0.1), NECK: { ...jointsBy(0.6).NECK } },
    hasLimbs: true,
    size: 1,
  } as const;
  // The last throws the whole body.
  const strike = strikesOf({ ...all, blow: 'claw', person: parted.parts }).at(-2)!;
  const top = (t: number) => Math.min(...placesOf(strike(t), COLORS.g).map((i) => Math.floor(i / large.width)));
  const head = (t: number) => opaqueBounds(strike(t))!.y;
  expect(top(0.31) - head(0.31)).toBeLessThan(top(0) - head(0));
  expect(piecesIn(strike(0.31))).toBe(piecesIn(large));
});

test('a sword that stands beside him is found where his hands are not sure', () => {
  const [strike] = striking('any', 0.1);
  const places = (t: number): number[] => placesOf(strike!(t), COLORS.g);
  expect(places(0.3)).not.toEqual(places(0));
  const low = (t: number): number => Math.max(...places(t).map((i) => Math.floor(i / large.width)));
  expect(low(0.72)).toBeGreaterThan(low(0));
});

test('a blow of the body leaps, and what flashes lies at its front alone', () => {
  const strike = striking('any', 0.1).at(-1)!;
  expect(sameImage(strike(0.31), large)).toBe(false);
  expect(sameImage(strike(0), large)).toBe(true);
  // A dark boy has no colour of a flash.
  const dark = { ...large, data: large.data.map((v, i) => (i % 4 === 3 ? v : v >> 1)) };
  const request = { sprite: dark, margin: MARGIN, direction: 'south', blow: 'ram', hasLimbs: true, size: 1 } as const;
  const landed = strikesOf({ ...request, joints: jointsBy(0.1) }).at(-1)!(0.6);
  const columns: number[] = [];
  for (let i = 0; i < landed.data.length / 4; i++)
    if (landed.data[i * 4 + 3] && landed.data[i * 4]! > 128) columns.push(i % large.width);
  const body = opaqueBounds(large)!;
  const middle = body.x + body.width / 2;
  expect(columns.length).toBeGreaterThan(2);
  const sides = new Set(columns.map((x) => Math.sign(x + 0.5 - middle)));
  expect(sides.size).toBe(1);
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

test('a fist that sticks out is driven out on its arm, and a flash lies beyond it', () => {
  const rows = BOY.height;
  const armed = createImage(BOY.width, rows);
  paste(armed, BOY, 0, 0);
  // Without his sword: his arm alone is on screen right.
  for (let i = 0; i < armed.data.length; i += 4) {
    const x = (i / 4) % BOY.width;
    if (x > 20 || (x === 20 && armed.data[i] === 20)) armed.data.fill(0, i, i + 4);
  }
  const boxer = createImage(BOY.width + 2 * MARGIN, rows + 2 * MARGIN);
  paste(boxer, armed, MARGIN, MARGIN);
  const common = { sprite: boxer, margin: 0, direction: 'east', hasLimbs: true, size: 1 } as const;
  const [jab] = strikesOf({ ...common, blow: 'punch', joints: jointsBy(0.9) });
  const hand = (t: number): number => Math.max(...placesOf(jab!(t), COLORS.f).map((i) => i % boxer.width));
  expect(sameImage(jab!(0), boxer)).toBe(true);
  expect(hand(0.6)).toBeGreaterThanOrEqual(hand(0) + 2);
  expect(piecesIn(jab!(0.5))).toBe(piecesIn(boxer));
});

test('a creature looks to where its nose is seen, else to where its weight leads', () => {
  const box = opaqueBounds(large)!;
  const nosed = (share: number, sure: number): FoundJoints => ({
    ...jointsBy(0.1),
    NOSE: { x: box.x + share * box.width, y: box.y + 3, sure },
  });
  const faced = (share: number, sure: number, guess: -1 | 1): number =>
    facedSide(toFlat(large), new Set(), nosed(share, sure), guess, box);
  for (const guess of [-1, 1] as const) {
    expect(faced(0.1, 0.9, guess)).toBeLessThan(0);
    expect(faced(0.9, 0.9, guess)).toBeGreaterThan(0);
    expect(faced(0.5, 0.9, guess) * guess).toBeGreaterThan(faced(0.5, 0.9, -guess as -1 | 1) * guess);
  }
});

test('a broad lump that faces the viewer bumps into what is beside it, and what strikes aside goes as one with an arc at its front', () => {
  const empty = (n: number): string[] => Array.from({ length: n }, () => '.'.repeat(30));
  const body = ['.......', '.ssssss', 'sssssss', 'skssssk', 'sssssss', 'sssssss', 'sssssss'];
  const mirrored = (row: string): string => row + [...row].reverse().join('');
  const lump = picture([...empty(8), ...body.map((row) => `........${mirrored(row)}........`), ...empty(4)], COLORS);
  const strike = (sprite: Rgba, aside: 0 | 1) =>
    strikesOf({
      ...{ sprite, aside, margin: 0, direction: 'south', blow: 'any', joints: jointsBy(0.1), hasLimbs: false, size: 1 },
    }).at(-1)!;
  const own = crop(lump, opaqueBounds(lump)!);
  const bump = strike(lump, 0);
  const middleOf = (image: Rgba): number => opaqueBounds(image)!.x + opaqueBounds(image)!.width / 2;
  expect(Math.abs(middleOf(bump(0.3)) - middleOf(bump(0.6)))).toBeGreaterThanOrEqual(2);
  const changed = (t: number): number => {
    const [drawn, plain] = [toFlat(bump(t)), new Set(toFlat(lump).colors)];
    return drawn.colors.filter((color) => !plain.has(color)).length;
  };
  expect(changed(0.3)).toBe(0);
  expect(changed(0.6)).toBeGreaterThan(2);
  const charge = strike(lump, 1);
  const back = charge(0.286);
  expect(opaqueBounds(back)!.width).toBeLessThanOrEqual(own.width + 2);
  expect(opaqueBounds(charge(0.58))!.width).toBeGreaterThan(own.width);
});
