import { describe, expect, it } from 'vitest';
import { SHAPES } from '../../../../workers/engine/catalogue/shapes/index.ts';
import { PROPS } from '../../../../workers/engine/catalogue/things/index.ts';
import { SMALL_ARMS } from '../../../../workers/engine/subject/small/arms.ts';
import { SMALL_CREATURES } from '../../../../workers/engine/subject/small/creatures.ts';
import { SMALL_FINDS } from '../../../../workers/engine/subject/small/finds.ts';
import { SMALL_FOOD } from '../../../../workers/engine/subject/small/food.ts';
import { SMALL_GOODS } from '../../../../workers/engine/subject/small/goods.ts';
import { SMALL_TREASURES } from '../../../../workers/engine/subject/small/treasures.ts';
import { SMALL_WHOLES } from '../../../../workers/engine/subject/small/wholes.ts';
import { count as countAt, drawn, type Near } from './set-by-hand.ts';

const count = (description: string, near: Near) => countAt(description, 16, near);

describe('things of 16 pixels', () => {
  it('rows leave room for the line, letters have materials, ids are things', () => {
    for (const [id, { rows, slots }] of Object.entries(SMALL_WHOLES)) {
      expect(PROPS[id] ?? Object.values(SHAPES).find((shape) => shape.id === id), id).toBeDefined();
      expect(rows.length, id).toBeLessThanOrEqual(12);
      for (const row of rows) expect(row.length, id).toBe(12);
      for (const c of rows
        .join('')
        .replaceAll(/[.xXw]/g, '')
        .toLowerCase())
        expect('abcdefghijklmnopqr'.indexOf(c), `${id} ${c}`).toBeLessThan(slots.length * 3);
    }
  });

  it('no id is set twice', () => {
    const known = new Set(Object.keys(SMALL_WHOLES));
    for (const table of [SMALL_ARMS, SMALL_CREATURES, SMALL_FINDS, SMALL_FOOD, SMALL_GOODS, SMALL_TREASURES])
      expect(Object.keys(table).filter((id) => known.has(id))).toEqual([]);
  });

  it('wholes and parts have the colours that are said', async () => {
    const blue = (r: number, _: number, b: number) => b > r + 60;
    const green = (r: number, g: number) => g > r + 40;
    expect(await count('red barn', (r, g) => r > g + 80)).toBeGreaterThan(30);
    expect(await count('green top hat', green)).toBeGreaterThan(25);
    expect(await count('bathtub with golden feet', (r, g, b) => r > b + 80 && g > b + 40)).toBeGreaterThan(2);
    expect(await count('blue car', blue)).toBeGreaterThan(35);
    expect(await count('castle with green roofs', green)).toBeGreaterThan(6);
    expect(await count('observatory with a green dome', green)).toBeGreaterThan(12);
    expect(await count('bakery with a blue roof', blue)).toBeGreaterThan(25);
    expect(await count('sailboat with blue sails', blue)).toBeGreaterThan(20);
  });

  it('what a stamp has no room for is drawn by the recipe', () => {
    for (const text of ['mossy stone pillar with a broken top', 'minecart full of gold'])
      expect(drawn(text, 16, true), text).toBe(drawn(text, 16, false));
  });
});
