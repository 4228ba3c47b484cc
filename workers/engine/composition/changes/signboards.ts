/** Boards of houses: a picture of what is sold there, hanging or flat on the wall. */
import { reduceFrames } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { paintOf, SIGN_PICTURES, type SignName } from '../../catalogue/things/sign-pictures.ts';
import { block, deeper, lined, sheet, stamped } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { DARK, unitOf, wallsOf } from './fittings.ts';

/** Letters of one colour, and of its shade. */
const SHADE: Readonly<Record<string, string>> = { r: 'R', g: 'G', u: 'U', y: 'Y', b: 'B', t: 'T', v: 'V', s: 'S' };
/** The letter of which a picture is on the whole, its lines and lights apart. */
function mainLetter(rows: readonly string[]): string | undefined {
  const count = new Map<string, number>();
  for (const letter of rows.join('')) if (!'.kw'.includes(letter)) count.set(letter, (count.get(letter) ?? 0) + 1);
  const most = [...count].sort(([, a], [, b]) => b - a)[0]?.[0];
  const light = Object.entries(SHADE).find(([, shade]) => shade === most)?.[0];
  return light ?? most ?? (rows.join('').includes('k') ? 'k' : undefined);
}

/** The picture of a board. */
const art = (name: SignName, unit: Px, hue?: string) => {
  const { rows } = SIGN_PICTURES[name];
  const main = hue && mainLetter(rows);
  const letters = [...new Set(rows.join(''))].filter((l) => l !== '.');
  return stamped(rows, Object.fromEntries(letters.map((l) => [l, main && hue && (l === main ? hue : l === SHADE[main] ? deeper(hue, 0.66) : undefined)] as const).map(([l, taken]) => [l, taken || (paintOf(l) ?? DARK)])), unit); // biome-ignore format: one line
};

/** The picture of a board by itself, lined. */
export const signSprite = (name: SignName, s: Sprite): Sprite =>
  painted(lined(art(name, Math.max(1, unitOf(s))), DARK), name);

/** A board with a picture that hangs from an arm at the right of the front, over one that is there; `hangs`: beside the wall, for all to see. */
/** Share of a house that its board takes at most, across. */
const MOST_BOARD = 0.34;
/** Width of a house from which its board hangs from a bar: pixels. */
const ROOM_TO_HANG: Px = 40;
/** Sides of a picture on a board that can be told at all: pixels. */
const LEAST_SIGN: Px = 5;

/** Sides of a thing on a board, in units of its house. */
const ITEM_ON_BOARD = 11;

/** A picture no wider than that, its lines kept. */
function fittedTo(picture: Rgba, most: Px): Rgba {
  const wide = Math.max(LEAST_SIGN, most);
  if (picture.width <= wide) return picture;
  return reduceFrames([picture], wide, Math.max(LEAST_SIGN, Math.round((picture.height * wide) / picture.width)))[0]!;
}

export function withSignboard(
  s: Sprite,
  of: SignName,
  neon: boolean,
  hangs = false,
  draw?: (size: Px) => Sprite,
  hue?: string,
): Sprite {
  // a baker's has its loaf where it is set by hand
  if (!neon && !hangs && !draw && !hue && s.partNames.includes(of)) return s;
  const unit = Math.max(1, Math.round(Math.max(s.image.width, s.image.height) / 50));
  const most = Math.round(s.image.width * MOST_BOARD) - 4 * unit;
  const picture = fittedTo(draw ? draw(Math.min(most, ITEM_ON_BOARD * unit)).image : art(of, unit, hue), most);
  const [w, h] = [picture.width + 4 * unit, picture.height + 4 * unit];
  // on a small house it has no room to hang
  const down = s.image.width < ROOM_TO_HANG && !hangs ? 0 : 3 * unit;
  const board = sheet(w, h + down);
  const [frame, ground] = neon ? ['#f850b0', '#241c40'] : ['#7c5230', '#ecdcb0'];
  if (down > 0) {
    block(board, 0, 0, w, unit, neon ? '#6c7484' : '#3c3440');
    for (const x of [unit, w - 2 * unit]) block(board, x, unit, unit, 2 * unit, neon ? '#6c7484' : '#54505c');
  }
  block(board, 0, down, w, h, frame);
  block(board, unit, down + unit, w - 2 * unit, h - 2 * unit, ground);
  if (!neon) block(board, unit, down - unit + h - unit, w - 2 * unit, unit, '#c8b080');
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      const i = (y * picture.width + x) * 4;
      if (!picture.data[i + 3]) continue;
      board.data.set(picture.data.subarray(i, i + 4), ((y + down + 2 * unit) * w + x + 2 * unit) * 4);
    }
  const sign = painted(lined(board, DARK), 'sign');
  const there = partBox(s, /^sign$/);
  const walls = wallsOf(s);
  // what hangs from an arm is clear of the door and the windows
  const at = hangs ? { x: walls.x + walls.width + sign.image.width * 0.4, y: walls.y + Math.max(sign.image.height / 2, walls.height * 0.34) } : there && there.width < s.image.width * 0.42 ? { x: there.x + there.width / 2, y: there.y + there.height / 2 } : there && !neon ? { x: there.x + there.width / 2, y: there.y + sign.image.height / 2 } : { x: walls.x + walls.width - sign.image.width * 0.1, y: walls.y + walls.height * 0.4 }; // biome-ignore format: one line
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: sign, x: Math.round(at.x - sign.image.width / 2), y: Math.round(Math.min(at.y - sign.image.height / 2, s.image.height - sign.image.height - 2 * unit)) },
  ]); // biome-ignore format: layers
}
