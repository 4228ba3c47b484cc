import { describe, expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';
import { SMALL_ARMS } from '../../../../workers/engine/subject/small/arms.ts';
import { SMALL_BEASTS } from '../../../../workers/engine/subject/small/beasts.ts';
import { SMALL_CREATURES } from '../../../../workers/engine/subject/small/creatures.ts';
import { SMALL_EFFECTS } from '../../../../workers/engine/subject/small/effects.ts';
import { SMALL_FINDS } from '../../../../workers/engine/subject/small/finds.ts';
import { SMALL_FOOD } from '../../../../workers/engine/subject/small/food.ts';
import { SMALL_GOODS } from '../../../../workers/engine/subject/small/goods.ts';
import { LESS_USUAL_SMALL_BEASTS } from '../../../../workers/engine/subject/small/less-usual-beasts.ts';
import { LESS_USUAL_SMALL_CREATURES } from '../../../../workers/engine/subject/small/less-usual-creatures.ts';
import { MORE_SMALL_CREATURES } from '../../../../workers/engine/subject/small/more-creatures.ts';
import { MORE_SMALL_GOODS } from '../../../../workers/engine/subject/small/more-goods.ts';
import { RARER_SMALL_CREATURES } from '../../../../workers/engine/subject/small/rarer-creatures.ts';
import { RARER_SMALL_GOODS } from '../../../../workers/engine/subject/small/rarer-goods.ts';
import { SMALL_TREASURES } from '../../../../workers/engine/subject/small/treasures.ts';
import { count, drawn, type Near } from './set-by-hand.ts';

const TABLES = {
  SMALL_EFFECTS,
  SMALL_FINDS,
  SMALL_ARMS,
  SMALL_BEASTS,
  LESS_USUAL_SMALL_BEASTS,
  SMALL_CREATURES,
  LESS_USUAL_SMALL_CREATURES,
  RARER_SMALL_CREATURES,
  RARER_SMALL_GOODS,
  SMALL_FOOD,
  SMALL_GOODS,
  SMALL_TREASURES,
  MORE_SMALL_GOODS,
  MORE_SMALL_CREATURES,
};
const at16 = (description: string, more: object = {}) =>
  draw({ description, width: 16, height: 16, seed: 1, noBackground: true, ...more });

describe('pictures of 16 pixels', () => {
  it.each(Object.entries(TABLES))(
    '%s: stamps leave room for the line and name only materials that they have',
    (_, table) => {
      for (const [id, { rows, slots }] of Object.entries(table)) {
        const most = table === SMALL_EFFECTS ? 14 : 12;
        expect(rows.length, id).toBeLessThanOrEqual(most);
        expect(
          rows.every((row) => row.length === most),
          id,
        ).toBe(true);
        for (const c of rows
          .join('')
          .replaceAll(/[.xXw]/g, '')
          .toLowerCase())
          expect('abcdefghijklmnopqrstuvyz012345'.indexOf(c), `${id} ${c}`).toBeLessThan(slots.length * 3);
      }
    },
  );

  it.each(['cat', 'dalmatian', 'sword', 'snowy owl', 'birthday cake', 'picnic basket', 'slime', 'explosion'])(
    'a %s is set by hand where it is the whole picture, at 16 pixels',
    (text) => {
      expect(drawn(text, 16, true)).not.toBe(drawn(text, 16, false));
    },
  );

  it('what is said has its colour', async () => {
    const has = (text: string, near: Near) => count(text, 16, near);
    expect(await has('a blue apple', (r, _, b) => b > r + 60)).toBeGreaterThan(60);
    expect(await has('a sword with a green hilt', (r, g) => g > r + 30)).toBeGreaterThan(3);
    expect(await has('a purple dragon', (r, g) => g > r + 20)).toBe(0);
    expect(await has('a purple cat', (r, g, b) => b > g + 30 && r > g)).toBeGreaterThan(30);
    expect(await has('a rat with glowing red eyes', (r, g, b) => r > 200 && g < 120 && b < 120)).toBeGreaterThan(0);
  });

  it('what a stamp cannot show is drawn by the recipe', () => {
    for (const text of ['broken sword', 'cat with wings', 'gaunt wolf', 'treasure chest full of gold'])
      expect(drawn(text, 16, true), text).toBe(drawn(text, 16, false));
  });

  it('brows show what a creature feels, without a sign beside it', async () => {
    for (const kind of ['red slime', 'lion', 'cat']) {
      const [plain, angry, sad] = await Promise.all([at16(kind), at16(`angry ${kind}`), at16(`sad ${kind}`)]);
      const differ = (a: typeof plain, b: typeof plain): number =>
        a.image.data.reduce((n, v, i) => (i % 4 === 0 && v !== b.image.data[i] ? n + 1 : n), 0);
      expect(differ(plain, angry), kind).toBeGreaterThan(0);
      expect(differ(plain, angry), kind).toBeLessThan(14);
      expect(differ(sad, angry), kind).toBeGreaterThan(0);
    }
  });

  it('an animal wears hats and collars, and whoever swings something is shown with it', async () => {
    const shown = async (text: string) => (await at16(text)).image.data.join();
    for (const [text, without] of [
      ['dog wearing a santa hat', 'dog'],
      ['cat with a red collar', 'cat'],
      ['fox with a green scarf', 'fox'],
    ] as const) {
      // biome-ignore format: a table
      expect(await shown(text)).not.toBe(await shown(without));
      expect(drawn(text, 16, true)).not.toBe(drawn(text, 16, false));
    }
    const queen = await at16('queen with ermine cloak and scepter');
    expect(queen.palette.length).toBeGreaterThan(14);
    // raised over the shoulder, the rest as it stands
    expect(await shown('warrior swinging a sword')).not.toBe(await shown('warrior with a sword'));
  });

  it('larger pictures are as ever, also where marks leave less room to the thing', async () => {
    const { image } = await draw({
      description: 'ice cream cone with a cherry',
      width: 24,
      height: 24,
      seed: 64,
      noBackground: true,
    });
    let rows = 0;
    for (let y = 0; y < 24; y++)
      if (image.data.subarray(y * 96, y * 96 + 96).some((v, i) => i % 4 === 3 && v > 0)) rows++;
    expect(rows).toBeGreaterThan(18);
  });

  it('keeps a transparent pixel along each edge', async () => {
    for (const text of ['butterfly', 'wooden shield', 'bear', 'blue lightning bolt', 'magic circle']) {
      const { image } = await at16(text);
      for (let i = 0; i < 16; i++)
        for (const j of [i, 240 + i, i * 16, i * 16 + 15]) expect(image.data[j * 4 + 3], text).toBe(0);
    }
  });
});
