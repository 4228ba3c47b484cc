import { describe, expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';
import { LARGE_ARMS } from '../../../../workers/engine/subject/small/large/arms.ts';
import { LARGE_BLADES } from '../../../../workers/engine/subject/small/large/blades.ts';
import { LARGE_BUILDINGS } from '../../../../workers/engine/subject/small/large/buildings.ts';
import { LARGE_BUTTONS } from '../../../../workers/engine/subject/small/large/buttons.ts';
import { LARGE_CREATURES } from '../../../../workers/engine/subject/small/large/creatures.ts';
import { LARGE_CURIOS } from '../../../../workers/engine/subject/small/large/curios.ts';
import { LARGE_FOOD } from '../../../../workers/engine/subject/small/large/food.ts';
import { LARGE_GADGETS } from '../../../../workers/engine/subject/small/large/gadgets.ts';
import { LARGE_GEAR } from '../../../../workers/engine/subject/small/large/gear.ts';
import { LARGE_GOODS } from '../../../../workers/engine/subject/small/large/goods.ts';
import { LARGE_HOME } from '../../../../workers/engine/subject/small/large/home.ts';
import { LARGE_ICONS } from '../../../../workers/engine/subject/small/large/icons.ts';
import { LARGE_KIT } from '../../../../workers/engine/subject/small/large/kit.ts';
import { LARGE_LORE } from '../../../../workers/engine/subject/small/large/lore.ts';
import { LARGE_MARKETS } from '../../../../workers/engine/subject/small/large/markets.ts';
import { LARGE_MEALS } from '../../../../workers/engine/subject/small/large/meals.ts';
import { LARGE_MEDIA } from '../../../../workers/engine/subject/small/large/media.ts';
import { MORE_LARGE_CREATURES } from '../../../../workers/engine/subject/small/large/more-creatures.ts';
import { LARGE_MUSIC } from '../../../../workers/engine/subject/small/large/music.ts';
import { LARGE_NATURE } from '../../../../workers/engine/subject/small/large/nature.ts';
import { LARGE_ODDMENTS } from '../../../../workers/engine/subject/small/large/oddments.ts';
import { LARGE_OFFICE } from '../../../../workers/engine/subject/small/large/office.ts';
import { LARGE_RESCUE } from '../../../../workers/engine/subject/small/large/rescue.ts';
import { LARGE_SPORTS } from '../../../../workers/engine/subject/small/large/sports.ts';
import { LARGE_TREASURES } from '../../../../workers/engine/subject/small/large/treasures.ts';
import { LARGE_VEHICLES } from '../../../../workers/engine/subject/small/large/vehicles.ts';
import { LARGE_WEAR } from '../../../../workers/engine/subject/small/large/wear.ts';
import { LARGE_WORKS } from '../../../../workers/engine/subject/small/large/works.ts';
import { drawn, expectEven, expectMaterials } from './set-by-hand.ts';

const TABLES = {
  LARGE_ARMS,
  LARGE_BLADES,
  LARGE_BUILDINGS,
  LARGE_BUTTONS,
  LARGE_CREATURES,
  LARGE_CURIOS,
  LARGE_FOOD,
  LARGE_GADGETS,
  LARGE_GEAR,
  LARGE_GOODS,
  LARGE_HOME,
  LARGE_ICONS,
  LARGE_KIT,
  LARGE_LORE,
  LARGE_MARKETS,
  LARGE_MEALS,
  LARGE_MEDIA,
  LARGE_MUSIC,
  LARGE_NATURE,
  LARGE_ODDMENTS,
  LARGE_OFFICE,
  LARGE_RESCUE,
  LARGE_SPORTS,
  LARGE_TREASURES,
  LARGE_VEHICLES,
  LARGE_WEAR,
  LARGE_WORKS,
  MORE_LARGE_CREATURES,
};
const at32 = (description: string, more: object = {}) =>
  draw({ description, width: 32, height: 32, seed: 1, noBackground: true, ...more });

describe('pictures of 32 pixels', () => {
  it.each(Object.entries(TABLES))(
    '%s: stamps are even, leave room for the line and name only materials that there are',
    (_, table) => {
      for (const [id, { rows, slots }] of Object.entries(table)) {
        expectEven({ rows, slots }, 25, 28, id);
        expectMaterials({ slots }, id);
      }
    },
  );

  it.each([
    'shield',
    'dragon',
    'padlock',
    'pine tree',
    'skull',
    'cactus',
    'wizard hat',
    'plasma rifle',
    'violin',
    'cave entrance',
  ])('a %s is set by hand where it is the whole picture, from 30 to 43 pixels', (text) => {
    for (const size of [30, 42, 43]) expect(drawn(text, size, true), `${size}`).not.toBe(drawn(text, size, false));
  });

  it('what is said has its colour', async () => {
    const count = async (text: string, near: (r: number, g: number, b: number) => boolean) => {
      const { image } = await at32(text);
      let n = 0;
      for (let i = 0; i < image.data.length; i += 4)
        if (image.data[i + 3] && near(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!)) n++;
      return n;
    };
    expect(await count('a blue butterfly', (r, _, b) => b > r + 60)).toBeGreaterThan(150);
    expect(await count('a blue dragon', (r, _, b) => b > r + 60)).toBeGreaterThan(200);
    expect(await count('a red wyvern', (r, g) => g > r + 10)).toBe(0);
    expect(await count('a black scorpion', (r, _, b) => r > 110 && r < 230 && r > b + 40)).toBeLessThan(12);
    expect(await count('a golden shield', (r, _, b) => r > b + 90)).toBeGreaterThan(250);
    expect(await count('a blue lighthouse', (r, g) => r > 150 && g < 90)).toBe(0);
    expect(await count('a staff with a green orb', (r, g) => g > r + 30)).toBeGreaterThan(20);
    expect(await count('a blue car', (r, _, b) => b > r + 60)).toBeGreaterThan(150);
    expect(await count('a house with a green roof', (r, g) => g > r + 30)).toBeGreaterThan(60);
    expect(await count('a blue barn', (r, _, b) => b > r + 60)).toBeGreaterThan(100);
    expect(await count('a tavern with a green roof', (r, g) => g > r + 30)).toBeGreaterThan(120);
    expect(await count('a red trophy', (r, g) => r > g + 90)).toBeGreaterThan(120);
    expect(await count('a bat with red eyes', (r, g, b) => r > 200 && g < 130 && b < 130)).toBeGreaterThan(3);
    expect(await count('a blue skateboard', (r, _, b) => b > r + 60)).toBeGreaterThan(60);
    expect(await count('a red telephone', (r, g) => r > g + 90)).toBeGreaterThan(120);
    expect(await count('a white accordion', (r, g) => r > g + 90)).toBe(0);
  });

  it('the seed chooses what is not said, and nothing else', () => {
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => drawn('shield', 32, true, seed))).size).toBeGreaterThan(1);
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => drawn('coin', 32, true, seed))).size).toBe(1);
    for (const text of ['house', 'castle', 'chair', 'tulip', 'potion', 'book'])
      for (const size of [16, 32])
        expect(
          new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => drawn(text, size, true, seed))).size,
          text,
        ).toBeGreaterThan(3);
    for (const text of ['sunflower', 'rose'])
      expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => drawn(text, 16, true, seed))).size, text).toBe(1);
  });

  it('what a stamp cannot show is drawn by the recipe', () => {
    for (const text of ['broken shield', 'boots with wings'])
      expect(drawn(text, 32, true), text).toBe(drawn(text, 32, false));
  });

  it('keeps a transparent pixel along each edge', async () => {
    for (const text of ['butterfly', 'shield', 'crossbow', 'gift']) {
      const { image } = await at32(text);
      for (let i = 0; i < 32; i++)
        for (const j of [i, 31 * 32 + i, i * 32, i * 32 + 31]) expect(image.data[j * 4 + 3], text).toBe(0);
    }
  });
});
