/** What people of 32 pixels hold: where it is put, and how. The rows are in `held-*.ts`. */
import { SHOULDERED, UNDER_ARM } from '../../../../catalogue/garments/in-arms.ts';
import type { Worn } from '../../../../catalogue/garments/types.ts';
import type { Stamp } from '../../stamp.ts';
import { drawHand, type Hold, handOf } from './arms.ts';
import { type Bodied, dyeOf } from './builds.ts';
import { HELD_ARMS } from './held-arms.ts';
import { BEFORE_BODY } from './held-before.ts';
import { borrowed, laden, lesser, smaller } from './held-borrowed.ts';
import { HELD_GOODS } from './held-goods.ts';
import { HELD_LOW } from './held-low.ts';
import { HELD_THINGS, NATURAL_THINGS } from './held-things.ts';
import { AIMED, AIMED_LOW, CAST, OPEN } from './posed-held.ts';

export const HELD: Readonly<Record<string, Stamp>> = { ...HELD_ARMS, ...HELD_GOODS, ...HELD_THINGS };

/** The stamp of what a hand holds; undefined: nothing shows it. */
export function largeHeld(w: Pick<Worn, 'piece'> & Partial<Worn>): Stamp | undefined {
  const { piece } = w;
  const [vessel = '', content] = piece.id.split('+');
  if (!content) return HELD[piece.id] ?? borrowed(w);
  // plates are trays
  const base = vessel === 'held/plate' ? HELD.tray : (HELD[vessel] ?? borrowed({ piece: { ...piece, id: vessel } }));
  return base && laden(base, content);
}

/** Whether it lies before the hand that holds it. */
export const isBeforeHand = ({ piece }: Pick<Worn, 'piece'>): boolean => /shield$/.test(piece.id);

export interface Grip extends Hold {
  readonly stamp: Stamp;
  readonly column: number;
  readonly row: number;
}

/** Rows below a hand of what stands on the ground. */
const STANDS = 6;
/** Columns on the inner side of a hand that there is room for beside a head, and what an arm can do. */
const BESIDE = 3;
const LONGEST = 3;

/**
 * How a piece is held: its `+` is where the outer upper pixel of the hand is, of a shield its middle. The arm reaches out so that what is broad does not hide
 * the face. `lift`: how much higher than usual, of what does not stand on the ground. `low`: in a picture that has room for slight things alone.
 */
export function gripOf(w: Worn, lift: number, low = false, way?: string): Grip {
  const acted =
    way === 'cast'
      ? CAST[w.piece.id]
      : way === 'aimed'
        ? (low && AIMED_LOW[w.piece.id]) || AIMED[w.piece.id]
        : undefined;
  const stamp = acted ? said(acted, w) : sized(said((low && slighter(w)) || largeHeld(w)!, w), w);
  const row = stamp.rows.findIndex((text) => text.includes('+'));
  if (row < 0)
    return { stamp, column: stamp.rows[0]!.length >> 1, row: (stamp.rows.length >> 1) + 1, reach: 0, lift: lift >> 1 };
  const column = stamp.rows[row]!.indexOf('+');
  if (acted) return { stamp, column, row, reach: 0, lift };
  const inner = Math.max(
    ...stamp.rows.slice(0, Math.max(1, row - 3)).map((text) => text.replace(/\.+$/, '').length - 1 - column),
  );
  const below = stamp.rows.length - 1 - row;
  return { stamp, column, row, reach: Math.max(0, Math.min(LONGEST, inner - BESIDE)), lift: below < STANDS ? lift : 0 };
}

/** Columns of what may be held beside a head in a low picture. */
const SLIGHT = 8;
const isSlight = (stamp: Stamp): boolean => Math.max(...stamp.rows.map((row) => row.length)) <= SLIGHT;

/** What shows a broad piece in a low picture: the one of smaller figures. */
function slighter(w: Worn): Stamp | undefined {
  const own = largeHeld(w)!;
  const low = HELD_LOW[w.piece.id];
  if (low) return longer(low);
  return isSlight(own) || isBeforeHand(w)
    ? own
    : [borrowed(w), smaller(w), lesser(w)].find((stamp) => stamp && isSlight(stamp));
}

/** With a longer shaft: low pictures leave out rows of the trunk, and those of what is beside it. */
function longer(stamp: Stamp): Stamp {
  const grip = stamp.rows.findIndex((row) => row.includes('+'));
  const above = stamp.rows[grip - 1]!;
  const shaft = grip > 3 && above === stamp.rows[grip - 2];
  return shaft ? { ...stamp, rows: [...stamp.rows.slice(0, grip), above, above, ...stamp.rows.slice(grip)] } : stamp;
}

/** Draws it; the hand comes over it. */
export function drawHeld(d: Bodied, w: Worn, left: boolean, grip: Grip): void {
  const { stamp, column, row } = grip;
  const hand = handOf(d.shape, left, grip);
  const sign = left ? 1 : -1;
  const x = isBeforeHand(w) ? hand.x + sign * 2 : hand.x;
  const y = Math.min(hand.y - row, d.floor + 1 - stamp.rows.length);
  const natural = w.material === w.piece.material && NATURAL_THINGS[w.piece.id];
  const dye = dyeOf(d, natural ? { ...w, material: natural } : w);
  d.sheet.mask(stamp, dye, w.piece.id, { x: x - sign * column, y, mirrored: !left });
  lineRound(d, w.piece.id);
}

/** Draws what takes both hands; the hands are on it. */
export function drawBeforeBody(d: Bodied, w: Worn, open = false): void {
  const opened = open ? OPEN[w.piece.id] : undefined;
  const wide = opened ? opened.rows[0]!.length : 0;
  if (opened) d.sheet.mask(said(opened, w), dyeOf(d, w), w.piece.id, { x: 12 - Math.ceil(wide / 2), y: 17 });
  else d.sheet.mask(said(BEFORE_BODY[w.piece.id]!, w), dyeOf(d, w), w.piece.id, { y: 15 });
  lineRound(d, w.piece.id);
  const gloves = d.worn('hands');
  const material = gloves && gloves.piece.id !== 'bracers' ? gloves.material : d.look.skin;
  for (const x of opened ? [3, 4, 19, 20] : [6, 7, 16, 17])
    for (const y of [20, 21])
      d.sheet.put(x, y, material, y === 21 ? 'c' : x === 6 ? 'a' : 'b', gloves?.piece.id ?? 'hand');
}

/** Draws what is eaten, drunk from or blown: the hand has it at the mouth. */
export function drawAtMouth(d: Bodied, w: Worn): void {
  const stamp = said(largeHeld(w)!, w);
  const row = stamp.rows.findIndex((text) => text.includes('+'));
  const natural = w.material === w.piece.material && NATURAL_THINGS[w.piece.id];
  const x = 10 - stamp.rows[Math.max(0, row)]!.indexOf('+');
  d.sheet.mask(stamp, dyeOf(d, natural ? { ...w, material: natural } : w), w.piece.id, { x: x - 1, y: 17 - Math.max(0, row) }); // biome-ignore format: one line
  lineRound(d, w.piece.id);
  drawHand(d, true, { reach: d.shape.arms > 6 ? -8 : -7, lift: 3 });
}

/** Rows above a hand before the waist up to where what lies on the shoulder ends, and by how much it goes outwards with each. */
const SHOULDERED_ROWS = 15;
const SHOULDERED_SLOPE = 0.55;

/** Whether an arm holds something against the side. */
export const isUnderArm = ({ piece: { arms } }: Worn): boolean =>
  (arms?.abductL ?? arms?.abductR) === UNDER_ARM.abductL && (arms?.elbowL ?? arms?.elbowR) === UNDER_ARM.elbowL;

/** Draws it beside the trunk from the arm-pit down; the arm comes over it. */
export function drawUnderArm(d: Bodied, w: Worn, left: boolean): void {
  const stamp = said(largeHeld(w) ?? BEFORE_BODY[w.piece.id]!, w);
  const rows = stamp.rows.map((row) => row.replace('+', '.')).filter((row) => /[^.]/.test(row));
  const columns = rows.flatMap((row) => [...row].flatMap((c, x) => (c === '.' ? [] : [x])));
  const [from, to] = [Math.min(...columns), Math.max(...columns)];
  const wide = to - from + 1;
  // what is taller than it is broad lies level
  const level = rows.length > wide * 1.6;
  const cut = level ? Array.from({ length: wide }, (_, y) => rows.map((row) => row[from + y] ?? '.').join('')) : rows.map((row) => row.slice(from, to + 1).padEnd(wide, '.')); // biome-ignore format: one line
  const natural = w.material === w.piece.material && NATURAL_THINGS[w.piece.id];
  const edge = left ? 12 - d.shape.arms : 11 + d.shape.arms;
  const long = cut[0]!.length;
  // it stands out before and behind the arm
  const x = left ? edge - Math.ceil(long * 0.55) : edge + Math.ceil(long * 0.55);
  d.sheet.mask({ ...stamp, rows: cut }, dyeOf(d, natural ? { ...w, material: natural } : w), w.piece.id, { x, y: Math.max(17, 20 - (cut.length >> 1)), mirrored: !left }); // biome-ignore format: one line
  lineRound(d, w.piece.id);
}

/** Whether something lies on the shoulder: what is longer than broad and has a haft. */
export function isShouldered(w: Worn): boolean {
  if (w.piece.arms !== SHOULDERED) return false;
  const stamp = largeHeld(w);
  const grip = stamp?.rows.findIndex((row) => row.includes('+')) ?? -1;
  return stamp !== undefined && grip >= 6 && stamp.rows.length > stamp.rows[0]!.length;
}

/** Draws it aslant over the shoulder on the left of the picture, its head up beside the head; the hand before the waist has its haft. */
export function drawShouldered(d: Bodied, w: Worn): void {
  const stamp = sized(said(largeHeld(w)!, w), w);
  const grip = stamp.rows.findIndex((row) => row.includes('+'));
  const column = stamp.rows[grip]!.indexOf('+');
  const haft = stamp.rows[grip - 1]!;
  // as long as it takes to be seen above the shoulder, and a short end below the hand
  const above = [...stamp.rows.slice(0, grip), ...new Array<string>(Math.max(0, SHOULDERED_ROWS - grip)).fill(haft)];
  const rows = [...above, haft, ...stamp.rows.slice(grip + 1).slice(-3)];
  for (const [k, row] of rows.entries()) {
    const up = above.length - k;
    d.sheet.mask({ ...stamp, rows: [row] }, dyeOf(d, w), w.piece.id, { x: 7 - column - Math.round(up * SHOULDERED_SLOPE), y: 20 - up }); // biome-ignore format: one line
  }
  lineRound(d, w.piece.id);
}

/** Rows above the hand of a cane. */
const SHORT_HANDLE = 7;

/** Draws a blade on its point, and what has a head on its foot, before the body. */
export function drawPlanted(d: Bodied, w: Worn): void {
  const stamp = said(largeHeld(w)!, w);
  const blade = /sword|katana|scimitar|rapier/.test(w.piece.id);
  const rows = stamp.rows.map((row) => row.replace('+', '.'));
  const upright = blade ? rows.reverse() : rows;
  const row = stamp.rows.findIndex((text) => text.includes('+'));
  const column = stamp.rows[row]!.indexOf('+');
  // the hands are on the hilt, or on the shaft where its own hand would be
  const y = blade || row <= SHORT_HANDLE ? 17 : 19 - row;
  const kept = upright.slice(0, Math.max(0, d.floor + 1 - y));
  // of a blade that is too long the point is kept
  const fit =
    blade && upright.length > kept.length ? [...upright.slice(0, kept.length - 2), ...upright.slice(-2)] : kept;
  d.sheet.mask({ ...stamp, rows: fit }, dyeOf(d, w), w.piece.id, { x: 11 - column, y });
  lineRound(d, w.piece.id);
}

/** What lies over a body is set off from it by the body's own dark. */
function lineRound({ sheet }: Bodied, part: string): void {
  for (const [x, y, cell] of [...sheet.filled()])
    if (cell.part === part)
      for (const [dx, dy] of [[-1, 0], [1, 0], [0, -1], [0, 1]] as const) {
        const next = sheet.at(x + dx, y + dy);
        if (next && next.part !== part && next.part !== 'eyes' && next.part !== 'arm') sheet.retouch(x + dx, y + dy, { ...next, tone: 1 });
      } // biome-ignore format: a table
}

const LARGER: Readonly<Record<string, string>> = { sword: 'greatsword', hammer: 'warhammer', axe: 'double-axe', 'round-shield': 'shield', shield: 'tower-shield' }; // biome-ignore format: a table
const LARGE = 1.3;

/** What is said to be large is the larger one of its kind. */
const sized = (stamp: Stamp, { piece, size = 1 }: Worn): Stamp =>
  (size > LARGE && HELD[LARGER[piece.id] ?? '']) || stamp;

/** A thing's picture in the material that was said of it, where no letters stand for that. */
const said = (stamp: Stamp, w: Worn): Stamp => w.material === w.piece.material || stamp.slots.some((slot) => slot.material === 'piece') ? stamp : { ...stamp, slots: stamp.slots.map((slot, i) => (i === 0 ? { ...slot, material: w.material } : slot)) }; // biome-ignore format: one line
