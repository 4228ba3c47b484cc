/** Shops and workshops by their trade: one of two fronts in the colours of the trade, with its picture on the board. */
import type { MaterialRef } from '../../../catalogue/materials.ts';
import { paintOf, SIGN_PICTURES, type SignName } from '../../../catalogue/things/sign-pictures.ts';
import { LETTERS, type Stamp } from '../stamp.ts';
import { type Fronts, GREAT_FRONTS, LARGE_FRONTS, MID_FRONTS, SMALL_FRONTS } from './fronts.ts';

/** A line: the front, then the trades: house, picture of its board, colour of its roof or awning, colour of its walls where it is not the usual one. */
const ROWS = `
old: brewery mug #8c5c3c #b87850/brick, winery grapes #8c3c5c #e8d8b0, tannery boot #6c4c34 #b08860/wood, cheese-shop cheese #c89838 #f0e4c0, candle-shop candle #7c5c8c, jewelry-shop gem #3c4c8c #d8d0e0, hat-shop hat #3c6c5c, carpenter-shop saw #7c5c3c #c09868/wood, clock-shop clock #4c5868 #c8b090, map-shop scroll #8c4c3c, bow-shop bow #48704c #c8a878/wood, pottery-shop vase #a85838 #d8b890, greengrocer carrot #4c7c44, rune-shop wand #4c3c7c #9c94c0, lantern-shop lantern #a8343c, music-workshop note #5c3c5c, sawmill saw #7c5c3c #b08858/wood, mason-shop hammer #5c6878 #b0aca4/stone, hunter-lodge drumstick #5c4434 #9c7448/wood, potion-shop potion #6c4c98 #c8bcd8, magic-shop orb #4858a8 #8c90b8/stone, weapon-shop sword #8c3440 #c8c0b4/stone, armor-shop shield #3c5c9c #c8c0b4/stone, butcher-shop meat #a83440 #f0e8dc, fish-shop fish #3c5c8c #b8d0d4, guild-hall shield #3c5898 #c4b8a4/stone
modern: cafe cup #7c4c34 #e8d4b0, bookstore book #2e6c50 #b87858/brick, flower-shop flower #4c9c5c #f0e4e0, toy-shop dice #3c78c8 #f0d890, candy-shop candy #e070a0 #f8e0e4, ice-cream-shop cone #50b0b8 #f8e8d0, pet-shop paw #5c9c3c #e8dcc0, barber-shop scissors #3c5c9c #e0e0e4, music-shop note #8c3c5c #d8c8b8, clothing-store shirt #5c5488 #e4dcd4, pharmacy green-cross #3c9c5c #e8ecec, pizzeria pizza #c8443c #f0dcb8, burger-restaurant burger #e09030 #f0dcb8, dental-clinic tooth #48a8b8 #e8ecec, optician-shop eye #3c6ca8 #e0dcd4, camera-shop camera #5c5468, electronics-store tv #2c5c9c #c8d0d8, phone-shop phone #3c8c5c, hardware-store hammer #d8782c #d0c8bc, bike-shop wheel #3c9c8c, art-store palette #a84c8c #f0e8dc, donut-shop donut #e878a8 #f8e8d8, cake-shop cake #e08ca0 #f8f0e0, chicken-shop drumstick #c8342c #f0dcb0, pawn-shop coin #8c6c2c #c8b898, tattoo-parlor skull #4c3450 #8c7c84/brick, laundromat shirt #4c9cc8 #e8ecec, locksmith-shop key #6c6c3c, furniture-store chair #8c6848, comic-shop book #e0a828 #d8d4e4, shoe-shop boot #7c5438, wine-bar wine #8c2c50 #a07c74/brick, pub-house mug #2c6c44 #a87058/brick, bar-building wine #5c3c7c #a06858/brick, travel-agency ship #2c84b8, newspaper-office scroll #4c4c58 #c8c0b4, charity-kitchen noodles #b86c3c, detective-agency eye #4c4c58 #b0a898/brick, gym dumbbell #e07028 #b0b8c0, arcade-hall pad #40b0d0 #7c68b0, casino spade #d8a830 #a03c58, post-office envelope #d8a830 #b87860/brick, healing-center heart #e06080 #f4ece8, kindergarten sun #e8a030 #f8e8b8, nightclub note #e040a0 #5c5078, convenience-store bag #38a060 #e8e8e4, supermarket apple #d8443c #e4e4e0
civic: library book #b8a888 #e0cca4/marble, museum vase #b0a090 #e4d8c4/marble, courthouse scroll #b8b0a0 #e4dccc/marble, stock-exchange coin #a8a098 #d8d4cc/marble`;

/** What the accent of a front is made of. */
const ACCENTED: Readonly<Record<string, string>> = { modern: 'cloth', old: 'roof', civic: 'marble' };

interface Trade {
  readonly id: string;
  readonly front: keyof Fronts;
  readonly sign: SignName;
  readonly accent: MaterialRef;
  readonly wall: MaterialRef | undefined;
}

const PICTURED: readonly Trade[] = ROWS.trim()
  .split('\n')
  .flatMap((line) => {
    const [front, rows] = line.split(': ');
    return rows!.split(', ').map((row) => {
      const [id, sign, accent, wall] = row.split(' ');
      const made = (hex: string, of: string): MaterialRef => (hex.includes('/') ? hex : `${hex}/${of}`) as MaterialRef;
      return { id: id!, front: front as keyof Fronts, sign: sign as SignName, accent: made(accent!, ACCENTED[front!]!), wall: wall ? made(wall, 'plaster') : undefined }; // biome-ignore format: one line
    });
  }); // biome-ignore format: a table

/** Of the slots of a front: the ground of its board. The first is its wall, the second its roof or awning. */
const GROUND = 6;

function pictured(front: Stamp, sign: SignName, accent: MaterialRef, wall: MaterialRef | undefined): Stamp {
  const ground = LETTERS[GROUND * 3 + 1]!;
  const at = front.rows.flatMap((row, y) => (row.includes(ground) ? [y] : []));
  const first = front.rows[at[0]!]!;
  const [left, width] = [first.indexOf(ground), first.lastIndexOf(ground) - first.indexOf(ground) + 1];
  const { rows } = SIGN_PICTURES[sign];
  const paints = [...new Set(rows.join(''))].filter((letter) => letter !== '.');
  const letter = (paint: string): string => LETTERS[(front.slots.length + paints.indexOf(paint)) * 3 + 1]!;
  const [x0, y0] = [left + ((width - rows[0]!.length) >> 1), at[0]! + Math.ceil((at.length - rows.length) / 2)];
  const put = (row: string, y: number): string =>
    [...row].map((own, x) => {
      const paint = rows[y - y0]?.[x - x0];
      return paint && paint !== '.' ? letter(paint) : own;
    }).join('');
  return {
    ...front,
    slots: [
      ...front.slots.map((slot, i) => (i === 0 && wall ? { ...slot, material: wall, others: [] } : i === 1 ? { ...slot, material: accent, others: [] } : slot)),
      ...paints.map((paint) => ({ material: `${paintOf(paint)}/cloth` as MaterialRef, others: [], names: ['emblem'] })),
    ],
    rows: front.rows.map(put),
  };
} // biome-ignore format: short

const tradesOf = (fronts: Fronts): Readonly<Record<string, Stamp>> =>
  Object.fromEntries(
    PICTURED.map(({ id, front, sign, accent, wall }) => [id, pictured(fronts[front], sign, accent, wall)]),
  );

export const SMALL_TRADES = tradesOf(SMALL_FRONTS);
export const MID_TRADES = tradesOf(MID_FRONTS);
export const LARGE_TRADES = tradesOf(LARGE_FRONTS);
export const GREAT_TRADES = tradesOf(GREAT_FRONTS);
