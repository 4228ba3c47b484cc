import { describe, expect, it } from 'vitest';
import { PROPS } from '../../../../workers/engine/catalogue/things/index.ts';
import { SIGN_PICTURES } from '../../../../workers/engine/catalogue/things/sign-pictures.ts';
import { draw } from '../../../../workers/engine/draw.ts';
import {
  GREAT_TRADES,
  LARGE_TRADES,
  MID_TRADES,
  SMALL_TRADES,
} from '../../../../workers/engine/subject/small/trades/trades.ts';
import { count, drawn, expectEven, expectMaterials } from './set-by-hand.ts';

describe('shops and workshops by their trade', () => {
  it.each([['smallest', SMALL_TRADES, 12, 12], ['mid', MID_TRADES, 20, 20], ['large', LARGE_TRADES, 28, 28], ['great', GREAT_TRADES, 42, 42]] as const)(
    'those of the %s pictures are even, of materials that there are, each house one of the catalogue',
    (_, table, least, most) => {
      for (const [id, stamp] of Object.entries(table)) {
        expect(PROPS[id], id).toBeDefined();
        expectEven(stamp, least, most, id);
        expectMaterials(stamp);
      }
    },
  ); // biome-ignore format: a table

  it('its board bears the whole picture of the trade', () => {
    for (const table of [SMALL_TRADES, MID_TRADES, LARGE_TRADES, GREAT_TRADES]) {
      const { slots, rows } = table['pet-shop']!;
      const first = slots.findIndex((slot) => slot.names.includes('emblem'));
      const letter = 'abcdefghijklmnopqrstuvyz012345àáâ'[first * 3 + 1]!;
      const pixels = SIGN_PICTURES.paw.rows.join('').replaceAll('.', '').length;
      expect(rows.join('').split(letter).length - 1).toBe(pixels);
    }
  });

  it.each([16, 24, 32, 48, 64, 96])('a cafe is set by hand at %i px', (size) => {
    expect(drawn('cafe', size, true)).not.toBe(drawn('cafe', size, false));
  });

  it('its door and its awning take a colour', async () => {
    const red = (r: number, g: number, b: number) => r > 140 && g < 90 && b < 90;
    const green = (r: number, g: number, b: number) => g > r + 40 && g > b + 30;
    expect(await count('bookstore with a red door', 48, red)).toBeGreaterThan(20);
    expect(await count('bookstore with a green awning', 48, green)).toBeGreaterThan(30);
  });

  it('a picture of 24 pixels with its ground has room for what is set by hand', async () => {
    const { image } = await draw({ description: 'windmill', width: 24, height: 24, seed: 1 });
    const alone = await draw({ description: 'windmill', width: 22, height: 22, seed: 1, noBackground: true });
    let same = 0;
    let all = 0;
    for (let y = 0; y < 22; y++)
      for (let x = 0; x < 22; x++) {
        const [i, j] = [(y * 22 + x) * 4, ((y + 1) * 24 + x + 1) * 4];
        if (alone.image.data[i + 3]! < 128) continue;
        all++;
        if ([0, 1, 2].every((c) => Math.abs(alone.image.data[i + c]! - image.data[j + c]!) < 40)) same++;
      }
    expect(same / all).toBeGreaterThan(0.7);
  });

  it.each([24, 32, 48])('a building of %i pixels with its ground is as it was set, not enlarged', async (size) => {
    const { image } = await draw({ description: 'hotel', width: size, height: size, seed: 1 });
    const own = { 24: 22, 32: 30, 48: 44 }[size]!;
    const alone = await draw({ description: 'hotel', width: own, height: own, seed: 1, noBackground: true });
    const rows = Array.from({ length: own }, (_, y) => y).filter((y) => alone.image.data.some((v, i) => i % 4 === 3 && v > 127 && Math.floor(i / 4 / own) === y)); // biome-ignore format: one line
    expect(rows.length).toBeGreaterThanOrEqual(own - 2);
    expect(image.width).toBe(size);
  });
});

describe('a castle of japan', () => {
  it.each([24, 32, 48, 64, 128])('has white walls under three roofs on stone, at %i px', async (size) => {
    const white = (r: number, g: number, b: number) => Math.min(r, g, b) > 190;
    const grey = (r: number, g: number, b: number) => Math.max(r, g, b) - Math.min(r, g, b) < 24 && r > 90 && r < 190;
    const { brief } = await draw({ description: 'japanese castle', width: size, height: size, seed: 1 });
    expect(brief.concept).toBe('japanese-castle');
    expect(await count('japanese castle with three roofs', size, white)).toBeGreaterThan(size * size * 0.015);
    expect(await count('japanese castle with three roofs', size, grey)).toBeGreaterThan(size * size * 0.06);
  });

  it('an aqueduct is no bridge', () => {
    expect(drawn('aqueduct', 48, true)).not.toBe(drawn('stone bridge', 48, true));
  });
});
