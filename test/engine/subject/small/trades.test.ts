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
});
