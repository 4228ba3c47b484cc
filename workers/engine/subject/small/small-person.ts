/** People in the smallest pictures: a head of 8 × 7 pixels with two-pixel eyes, clothes of two tones, what they hold clear of the body. */
import { deltaE } from '../../../../src/pixels/color.ts';
import { isBeastBody } from '../../catalogue/garments/beast-bodies.ts';
import { type HeldStamp, STAMP_MATERIALS } from '../../catalogue/garments/held-stamps.ts';
import type { Slot, Worn } from '../../catalogue/garments/types.ts';
import { materialOf } from '../../catalogue/materials.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import { type Look, lookOf } from '../humanoid/look.ts';
import type { SubjectOptions } from '../types.ts';
import {
  drawActingArm,
  drawActingLegs,
  drawActingSigns,
  drawDeadEyes,
  isLow,
  laid,
  lifted,
  showsAct,
  WITHOUT,
} from './doll/acts.ts';
import { drawBehind } from './doll/behind.ts';
import { drawLegs, drawOver, drawTrunk, STAINS } from './doll/body.ts';
import { drawHead, showsHead } from './doll/head.ts';
import { BEFORE_BODY, CAST_ROD, NATURAL, smallHeld } from './doll/held.ts';
import { hasMiniature, miniatureOf } from './doll/miniature.ts';
import { drawOnFace, drawOnLimbs, showsLimb } from './doll/on-skin.ts';
import { BREAST, drawNearArm, isRound } from './doll/profile.ts';
import { FEET, HANDS, LAST, SHOULDERS, Sheet, SIDE, type Tone } from './doll/sheet.ts';
import { type Doing, handsOf, uncovered, whenLying } from './large/doll/dressed.ts';
import { mirrored } from './large/doll/large-person.ts';
import type { Posture } from './large/doll/postures.ts';
import { showsAside } from './large/doll/profile.ts';
import { type Cell, drawCells, isStampSized } from './stamp.ts';

/** Columns that the smallest picture has, with the line round them. */
const WIDEST = 14;
const STANDING: Doing = { posture: {} };

/** What becomes of pieces that a stamp can show as it is. */
const PLAIN: ReadonlySet<string> = new Set(['crooked', 'glowing', 'rusty', 'torn', ...Object.keys(STAINS)]);

/** Somebody in the clothes that were decided; undefined: drawn with solids. */
export function smallPerson(
  brief: Brief,
  o: SubjectOptions,
  { posture, element = 'magic' }: Doing = STANDING,
): Rendering | undefined {
  const { direction, oneSide } = o.style;
  const turned = direction !== undefined && direction !== 'south';
  if (!isStampSized(o) || !(direction === undefined || (oneSide && !/north/.test(direction)))) return undefined;
  if (brief.mount || brief.traits?.length || brief.legs || brief.heads || (o.proportions && o.proportions !== 'default')) return undefined; // biome-ignore format: one line
  const acts = Object.keys(posture).length > 0;
  const plain = lookOf(brief, o.seed, o.variation);
  if (!canShow(plain) || (acts && !showsAct(posture))) return undefined;
  const asleep = plain.asleep || posture.shut === true || posture.lies === 'asleep';
  const look: Look = {
    ...plain,
    worn: posture.lies ? whenLying(plain.worn) : uncovered(plain, brief),
    asleep,
    mood: plain.mood ?? posture.mood,
  };
  const worn = (slot: Slot): Worn | undefined => look.worn.get(slot);
  const [right, left] = handsOf(look.worn);
  const before = [right, left].find((w) => w && BEFORE_BODY[w.piece.id]);
  const aside = [right, left].filter((w) => w && w !== before) as Worn[];
  // what is aimed or cast is on the right of the picture
  const swaps = (posture.swaps === true || turned) && aside.length === 1 && aside[0] === right;
  const profile = turned && /^(?:east|west)$/.test(direction) && showsAside(posture.left, posture.right, posture.legs) && isRound(look); // biome-ignore format: one line
  const onLeft = !profile && (aside.length === 2 || (aside[0] === right && !swaps));
  const flat = o.style.shading === 'flat shading';
  const sheet = acts
    ? new Sheet(3, flat, SIDE + 2)
    : sheetFor(
        profile ? aside.slice(0, 1) : aside,
        onLeft,
        flat,
        worn('wings') !== undefined || (onLeft && worn('carry')?.piece.id === 'sack'),
      );
  const trunk = { sheet, look, worn };
  const small = look.words.has('female') || look.words.has('child');
  drawBehind(trunk);
  drawLegs(trunk, profile);
  if (posture.legs) drawActingLegs(trunk, posture.legs);
  drawTrunk(trunk, small, profile);
  drawOnLimbs(trunk);
  drawOver(trunk);
  if (profile) drawNearArm(trunk, aside.length > 0);
  drawHead(trunk, turned, profile);
  drawOnFace(trunk);
  if (posture.lies === 'dead' && look.species.head !== 'skull') drawDeadEyes(trunk);
  for (const isLeft of [true, false]) {
    const way = isLeft ? posture.left : posture.right;
    if (way && !profile && !aside.some((w) => ((w === right) !== swaps) === isLeft)) drawActingArm(trunk, isLeft, way);
  }
  if (before) drawBefore(sheet, before, look);
  for (const [k, w] of aside.entries()) {
    // from the side what a hand has is before the face, what the other one has over the trunk
    const mirrored = profile ? k === 0 : aside.length === 2 ? k === 1 : (w === left) !== swaps;
    const over = profile && k === 1 ? BREAST : undefined;
    const stamp = smallHeld(w.piece.id);
    if (!stamp) drawMiniature(sheet, w, mirrored, look);
    else
      drawHeld(
        sheet,
        w,
        acted(w, posture, stamp),
        mirrored,
        look,
        over !== undefined || (!profile && aside.length === 2 && mirrored && !acts),
        acts ? (posture.lift ?? 0) >> 1 : 0,
        over,
      );
  }
  drawActingSigns(trunk, posture.signs ?? [], element);
  const short = look.build.stature < 0.86;
  const own = short || isLow(posture.legs) || posture.aloft ? shortened(sheet.cells) : sheet.cells;
  const tipped = posture.lies || posture.aloft ? own : sheet.tipped(own, o.height - 3);
  const cells = turned && /west/.test(direction) ? mirrored(tipped) : tipped;
  if (posture.lies) return drawCells(laid(cells, posture.lies === 'asleep'), true, o);
  return drawCells(posture.aloft ? lifted(cells) : cells, true, o);
}

/** A sheet with as much room beside the figure as what one hand holds is broad. */
function sheetFor(aside: readonly Worn[], onLeft: boolean, flat: boolean, broad: boolean): Sheet {
  if (aside.length !== 1) return new Sheet(aside.length === 0 && !broad ? 2 : 3, flat, broad ? WIDEST : SIDE);
  const out = outward(smallHeld(aside[0]!.piece.id)) + 2;
  if (broad) return new Sheet(3, flat, WIDEST);
  if (onLeft) return new Sheet(Math.min(WIDEST - LAST - 2, Math.max(3, out)), flat, Math.min(WIDEST, Math.max(SIDE, out + LAST + 2))); // biome-ignore format: one line
  return new Sheet(1, flat, Math.min(WIDEST, Math.max(SIDE, out + LAST + 2)));
}

/** Columns of a stamp on the outer side of the hand. */
const outward = (stamp: HeldStamp | undefined): number =>
  Math.max(0, stamp?.rows.find((row) => row.includes('+'))?.indexOf('+') ?? 0);

function canShow({ worn, species }: Look): boolean {
  if (species.massive || isBeastBody(worn.get('tail')?.piece.id)) return false;
  if (!showsHead(worn) || !showsLimb(worn.get('limb'))) return false;
  if (worn.get('torso')?.piece.torso?.shape === 'robot' && species.head !== 'box') return false;
  for (const [slot, w] of worn) if (w.states?.some((s) => !PLAIN.has(s) && !(slot === 'face' && s === 'raised'))) return false; // biome-ignore format: one line
  return (['right', 'left'] as const).every((slot) => {
    const w = worn.get(slot);
    return !w || BEFORE_BODY[w.piece.id] !== undefined || smallHeld(w.piece.id) !== undefined || hasMiniature(w);
  });
}

/** A rod that is cast, and what is held as ever. */
const acted = (w: Worn, { held }: Posture, stamp: HeldStamp): HeldStamp =>
  held === 'cast' && w.piece.id === 'rod' ? CAST_ROD : sized(stamp, w);

/** What is said to be large is longer, and a sword broader. */
function sized(stamp: HeldStamp, { piece, size = 1 }: Worn): HeldStamp {
  if (size <= 1.3) return stamp;
  const broad = piece.id === 'sword' ? smallHeld('greatsword') : piece.id === 'hammer' ? smallHeld('warhammer') : piece.id === 'axe' ? smallHeld('double-axe') : undefined; // biome-ignore format: one line
  const { rows, ...rest } = broad ?? stamp;
  return { ...rest, rows: [rows[0]!, ...rows.slice(1, 3).flatMap((row) => [row, row]), ...rows.slice(3)] };
}

/** Who is short loses the row above the hands. */
const shortened = (cells: Sheet['cells']): Sheet['cells'] => cells.filter((_, y) => y !== WITHOUT);

const letterOf = (c: string, w: Worn, grip: string): readonly [string, Tone] => {
  const own = c === '+' ? grip : c;
  const lower = own.toLowerCase();
  const piece = w.material === w.piece.material ? (NATURAL[w.piece.id] ?? w.material) : w.material;
  const material = lower === 'm' ? piece : lower === 't' ? w.trim : (STAMP_MATERIALS[lower] ?? w.material);
  return [material, own === lower ? 'b' : 'a'];
};

/** What a hand holds beside the body, as a stamp. `near`: there is no room, it lies over the arm. */
function drawHeld(
  sheet: Sheet,
  w: Worn,
  stamp: HeldStamp,
  mirrored: boolean,
  look: Look,
  near: boolean,
  lift = 0,
  over?: number,
): void {
  const { rows } = stamp;
  const gripRow = rows.findIndex((row) => row.includes('+'));
  const gripColumn = rows[gripRow]!.indexOf('+');
  const wide = Math.max(...rows.map((row) => row.length));
  const sign = mirrored ? -1 : 1;
  const x0 = over ?? (mirrored ? (near ? LAST : LAST + 2) : -2);
  // nothing is cut off at the sheet's edge
  const [least, most] = [-sheet.left, sheet.wide - 1 - sheet.left];
  const ends = [x0 - sign * gripColumn, x0 + sign * (wide - 1 - gripColumn)];
  const slide = Math.max(0, least - Math.min(...ends)) - Math.max(0, Math.max(...ends) - most);
  const under = rows.length - 1 - gripRow;
  const y0 = (stamp.stands ? FEET - under : Math.min(8, FEET - under)) - lift;
  const gloves = look.worn.get('hands');
  const hand = gloves && gloves.piece.id !== 'bracers' ? gloves.material : look.skin;
  if (!near) sheet.put(mirrored ? LAST + 1 : -1, 8 - lift, hand, 'b', 'hand');
  const put = (x: number, y: number, c: string): void => {
    const [material, tone] = letterOf(c, w, stamp.grip);
    sheet.put(x, y, material, tone, w.piece.id, stamp.thin === true || c === 'c');
  };
  for (const [y, row] of rows.entries())
    for (const [x, c] of [...row].entries())
      if (c !== '.') put(x0 + slide + sign * (x - gripColumn), y0 + y - gripRow, c);
  if (stamp.pole) for (let y = y0 + under + 1; y <= FEET; y++) put(x0 + slide, y, '+');
  setOff(sheet, w.piece.id);
}

/** OKLab distance below which what is held and what is beside it melt into one. */
const MELTS = 0.16;

/** What lies beside a held thing in nearly its colour is set off from it by a dark line. */
function setOff({ cells }: Sheet, part: string): void {
  const lab = (cell: Cell) => materialOf(cell.material).lab;
  for (const [y, row] of cells.entries())
    for (const [x, cell] of row.entries()) {
      if (cell?.part !== part || cell.thread) continue;
      for (const at of [x - 1, x + 1]) {
        const next = row[at];
        if (next && next.part !== part && !/eyes|hand|arm/.test(next.part) && deltaE(lab(next), lab(cell)) < MELTS) cells[y]![at] = { ...next, tone: 1 }; // biome-ignore format: one line
      }
    }
}

/** What a hand holds beside the body, as a small picture of it. */
function drawMiniature(sheet: Sheet, w: Worn, mirrored: boolean, look: Look): void {
  const rows = miniatureOf(w);
  const wide = rows[0]!.length;
  const [least, most] = [-sheet.left, sheet.wide - 1 - sheet.left];
  const x0 = mirrored ? Math.min(LAST + 1, most - wide + 1) : Math.max(-wide, least);
  for (const [y, row] of rows.entries())
    for (const [x, material] of row.entries())
      if (material) sheet.put(x0 + x, HANDS - wide + 1 + y, material, x === 0 || y === 0 ? 'a' : 'b', w.piece.id);
  sheet.put(mirrored ? LAST : 0, HANDS, look.skin, 'b', 'hand');
  setOff(sheet, w.piece.id);
}

/** What takes both hands, across the body. */
function drawBefore(sheet: Sheet, w: Worn, look: Look): void {
  for (const [y, row] of BEFORE_BODY[w.piece.id]!.entries())
    for (const [x, c] of [...row].entries()) {
      if (c === '.') continue;
      const [material, tone] = letterOf(c, w, 'm');
      sheet.put(x - 1, SHOULDERS - 1 + y, material, tone, w.piece.id);
    }
  sheet.put(1, HANDS, look.skin, 'b', 'hand');
}
