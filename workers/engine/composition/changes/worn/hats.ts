/** Hats of who is no person: those that are set by hand for small heads, the thing itself on large ones. */
import { hexToOklab } from '../../../../../src/pixels/color.ts';
import type { Px } from '../../../../../src/pixels/types.ts';
import { HEADWEAR } from '../../../catalogue/garments/headwear.ts';
import { baseColour } from '../../../catalogue/materials.ts';
import { hatRows } from '../../../subject/small/beast-hats.ts';
import { wearOf } from '../../../subject/small/beast-wear.ts';
import { drawStamp } from '../../../subject/small/stamp.ts';
import type { Brief } from '../../../types.ts';
import { block, dot, lined, sheet } from '../../effects/paint.ts';
import { cropped, joined, painted, partBox, type Sprite } from '../../sprites/sprite.ts';
import { headOf } from '../parts.ts';
import { named, put, shade } from './put.ts';
import { type Seat, seatOf } from './seat.ts';

/** Things by the pieces that they are when they are worn. */
export const AS_WORN: Readonly<Record<string, string>> = {
  bow: 'hair-bow',
  bandana: 'scarf',
  headscarf: 'scarf',
  hat: 'cowboy-hat',
};

/** The piece of headwear that a thing is when it is worn: a pirate's hat is a tricorn. */
function pieceOf({ concept }: Brief, words: string): string {
  const said = ` ${words.toLowerCase()}`;
  let [best, long] = [AS_WORN[concept] ?? concept, 0];
  // "graduation cap" is more than "cap"
  for (const { id, aliases } of HEADWEAR)
    for (const alias of [id.replaceAll('-', ' '), ...aliases])
      if (alias.length > long && said.endsWith(` ${alias}`)) [best, long] = [id, alias.length];
  return best;
}

/** Over the ears. */
const ROUND = /helmet|hood|headphones/;
/** No wider than the top of a head. */
const NARROW = /crown|tiara|cap$|beret|party|halo|bow$/;
/** Widths in pixels up to which the rows for small heads, and those for middling ones, are a hat. */
const [MID, LARGE] = [10.5, 20] as const;

/** A crown of a few pixels: points over a band, a jewel where there is room. */
function smallCrown(wide: number, hex: string): Sprite {
  const [L, a, b] = hexToOklab(hex);
  const gold = a * a + b * b < 0.004 || L < 0.5 ? '#f4c030' : hex;
  const w = Math.max(5, Math.round(wide) | 1);
  const h = Math.max(3, Math.round(w * 0.55));
  const image = sheet(w, h);
  const step = w < 7 ? 2 : Math.round((w - 1) / 3);
  for (let x = 0; x < w; x++) {
    const to = Math.min(x % step, step - (x % step));
    for (let y = Math.min(h - 2, to); y < h; y++)
      dot(image, x, y, y === h - 1 ? '#b87818' : y === 0 ? '#fff0a0' : gold);
  }
  if (h > 3) dot(image, (w - 1) / 2, h - 2, '#d83048');
  return painted(lined(image, '#5c3810'), 'crown');
}

const canvas = { width: 40, height: 40, style: {} };

/** A hat about that many pixels wide. `drawn`: the thing itself, as wide as is asked. */
function hatOf(
  item: Brief,
  words: string,
  wide: number,
  hex: string,
  drawn: (wide: Px, hex?: string) => Sprite,
): Sprite {
  const id = pieceOf(item, words);
  if (/crown|tiara/.test(words) && wide < 7) return smallCrown(wide, hex);
  const rows = wide <= LARGE ? hatRows(id) : undefined;
  const { colours, material } = item;
  const { hat } = wearOf({ parts: [{ piece: id, ...(colours[0] ? { colour: colours[0] } : {}), ...(material ? { material } : {}) }] }); // biome-ignore format: one line
  // one drawing stands for all hats with a brim: its colour is the piece's
  const usual = hat && item.concept === 'top-hat' ? baseColour(hat.material) : undefined;
  if (!rows || !hat) return drawn(Math.max(4, Math.round(wide)), usual);
  const materials = [hat.material, hat.trim, ...(rows.more ?? [])];
  const slots = materials.map((of) => ({ material: of, names: [words] }));
  return cropped(drawStamp({ slots, rows: rows[wide <= MID ? 'mid' : 'large'] }, { materials }, false, canvas), {});
}

/** How many times as wide as is usual. */
const sizeSaid = (words: string): number =>
  /\b(?:tiny|small|little|mini)\b/.test(words) ? 0.55 : /\b(?:huge|giant|big|oversized|large)\b/.test(words) ? 1.5 : 1;

/** The row behind the last one of a hat: where the head is as wide as its brim, above the eyes. */
function footOf({ crown, eyes, width }: Seat, { image }: Sprite, round: boolean): Px {
  const least = crown + 1;
  const most = Math.max(least, Math.min(eyes, crown + Math.round(image.height * (round ? 0.8 : 0.45))));
  let y = crown;
  while (y + 1 < most && width(y) < image.width * (round ? 0.9 : 0.72)) y++;
  return Math.max(least, y + 1);
}

export function withHat(
  s: Sprite,
  item: Brief,
  words: string,
  hex: string,
  drawn: (wide: Px, hex?: string) => Sprite,
): Sprite {
  // whose eyes stand on top of the head wears it between and behind them
  const head = headOf(s);
  const lids = partBox(s, /^lid$/);
  // (one lid is a chest's, or that of a great eye)
  const two = s.partNames.filter((name) => name === 'lid').length > 1;
  if (lids && two && lids.y < head.y + head.height * 0.3) {
    const hat = hatOf(item, words, Math.min(head.width * 0.8, lids.width * 0.9), hex, drawn);
    return joined([{ sprite: named(hat, words), x: lids.x + lids.width / 2 - hat.image.width / 2, y: lids.y + lids.height * 0.55 - hat.image.height }, { sprite: s, x: 0, y: 0 }], 1); // biome-ignore format: layers
  }
  const seat = seatOf(s);
  const across = Math.max(4, seat.width(seat.crown + Math.max(1, Math.round((seat.eyes - seat.crown) * 0.55))));
  const wide = across * sizeSaid(words) * (NARROW.test(words) ? 0.85 : ROUND.test(words) ? 0.95 : 1.15);
  const hat = hatOf(item, words, Math.min(wide, s.image.width * 0.9 * Math.max(1, sizeSaid(words))), hex, drawn);
  const foot = footOf(seat, hat, ROUND.test(words));
  return put(s, hat, Math.round(seat.middle - hat.image.width / 2), foot - hat.image.height, words);
}

/** A ribbon's bow, on top of the head. */
export function withBow(s: Sprite, words: string, hex: string): Sprite {
  const head = headOf(s);
  const w = Math.max(7, Math.round(Math.min(head.width * 0.62, s.image.width * 0.4)));
  const h = Math.max(4, Math.round(w * 0.55));
  const image = sheet(w, h);
  for (let x = 0; x < w; x++) {
    const spread = Math.abs(x + 0.5 - w / 2) / (w / 2);
    const half = Math.max(0.5, (h / 2) * (0.25 + 0.75 * spread));
    for (let y = Math.ceil(h / 2 - half); y < h / 2 + half; y++) dot(image, x, y, y < h / 2 - half * 0.3 ? shade(hex, 1.15) : y > h / 2 + half * 0.4 ? shade(hex, 0.72) : hex); // biome-ignore format: one line
  }
  block(image, w / 2 - Math.max(1, w * 0.1), h * 0.28, Math.max(2, w * 0.2), Math.max(2, h * 0.46), shade(hex, 0.72));
  const column = Math.round(head.x + head.width * 0.5);
  let top = 0;
  while (top < s.image.height - 1 && !s.image.data[(top * s.image.width + column) * 4 + 3]) top++;
  return put(s, painted(lined(image, shade(hex, 0.4)), words), column - w / 2 - 1, top - h * 0.4, words);
}
