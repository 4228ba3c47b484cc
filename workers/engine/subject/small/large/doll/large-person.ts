/**
 * People in pictures of 22 to 42 pixels: a head of 12 × 12 with a face, clothes of three tones, all set by hand. Who they are is decided by `lookOf` as for solids;
 * whoever wears or holds what no table here has is drawn with solids.
 *
 * The sheet is 24 columns wide: skull in columns 6 to 17 and rows 4 to 15, eyes in rows 9 to 11 of columns 8, 9, 14, 15, mouth in row 13, shoulders in row 16,
 * waist in row 22, soles in row 28; rows 0 to 3 are for hats and high hair. Rows of a table begin at the sheet's row 0 unless its file says otherwise.
 *
 * To add a row: a block `# id id…` (ids of pieces of `catalogue/garments`) and its rows of letters: `abc` the piece lit, plain and shaded, `def` its trim, `ghi` the
 * skin and `jkl` the hair of who wears it; `A` `D` … glints, other capitals the dark lines, `w` white, `x` black, `.` nothing. A head line with materials
 * (`# sword | piece ; trim ; leather`) names others for `abc def ghi …`; `^` stands for the # of a colour.
 * - Hair and beards (`hair.ts`), hats (`everyday-hats.ts`, `helmets.ts`, `headdresses.ts`): over the head. Under a hat that covers the crown as many rows of hair are hidden as the hat has, of one of
 *   `cover: 'full'` all to row 15.
 * - Held things (`held-*.ts`): upright as the hand on the left of the picture has it, outer side on the left; the other hand's are mirrored. Any width of rows. A
 *   `+` is the hand's outer upper pixel, the hand covers 2 × 2 from there. It lies in row 20 and what would reach below the feet moves up. Of who has a piece in
 *   hand there are about 21 columns beside the body for both hands together.
 * - What takes both hands (`held-before.ts`): across the body from row 15 down.
 * - Masks, glasses, scars and paint (`face-wear.ts`): from row 7 down. Horns and ears of animals (`horns.ts`): from row 0.
 * - Wings and tails (`behind.ts`), belts, scarves and pauldrons (`over.ts`): where their rows begin is said there. Heads of animals: `kin-head.ts`.
 * - Clothes and shoes (`clothes.ts`): over a trunk from row 15 down; what `TorsoCut` says of them is drawn already.
 */
import type { Slot, Worn } from '../../../../catalogue/garments/types.ts';
import type { Rendering } from '../../../../solids/render.ts';
import type { Brief } from '../../../../types.ts';
import { type Look, lookOf } from '../../../humanoid/look.ts';
import type { SubjectOptions } from '../../../types.ts';
import { drawCells, isStampSized, type StampSides } from '../../stamp.ts';
import { drawArm, drawHand } from './arms.ts';
import { drawBehind, showsBehind } from './behind.ts';
import { drawTrunk } from './body.ts';
import { apart, rowsLess, shapeOf } from './builds.ts';
import { drawHead, showsHead } from './head.ts';
import { drawBeforeBody, drawHeld, type Grip, gripOf, isBeforeHand, largeHeld } from './held.ts';
import { BEFORE_BODY } from './held-before.ts';
import { drawLegs } from './legs.ts';
import { drawInkOnFace, drawOnSkin, drawPierced, showsOnSkin } from './on-skin.ts';
import { drawOver, showsOver } from './over.ts';
import { LargeSheet, LOWEST, SHORTER } from './sheet.ts';
import { stanceOf } from './stance.ts';
import { drawHeldState, drawOnCloth, HELD_STATES, SHOWN_STATES, showsPattern } from './states.ts';

type Cells = ReturnType<LargeSheet['trimmed']>;

const SIDES: StampSides = [22, 42];
/** Pictures lower than this have room for a head and what is left of a body. */
const LOW = 28;
/** Slots that are not shown here: whoever wears something of them is drawn with solids. */
const UNSEEN: readonly Slot[] = ['sling', 'belt'];

/** Somebody in the clothes that were decided; undefined: drawn with solids. */
export function largePerson(brief: Brief, o: SubjectOptions): Rendering | undefined {
  const { direction, oneSide } = o.style;
  if (!isStampSized(o, SIDES) || !(direction === undefined || (oneSide && direction === 'south'))) return undefined;
  if (brief.body && !/^(?:chibi|cute|cartoon)$/.test(brief.body)) return undefined;
  if (brief.mount || brief.traits?.length || brief.legs || brief.heads || (o.proportions && o.proportions !== 'default')) return undefined; // biome-ignore format: one line
  const look = lookOf(brief, o.seed, o.variation);
  if (!canShow(look)) return undefined;
  // the line round it, and a pixel of air
  const room = o.width - 4;
  let cells = fitted(dressed(look, o, 0), look, o);
  // what is held lies nearer to the body where there is no room beside it
  if (cells && cells[0]!.length > room)
    cells = fitted(dressed(look, o, Math.min(MOST_INWARD, cells[0]!.length - room)), look, o);
  return cells && cells[0]!.length <= room ? drawCells(cells, true, o) : undefined;
}

/** How much nearer to the body a hand may be than it is by itself. */
const MOST_INWARD = 5;

/** The sheet of somebody; `inward`: by how much less the arms reach out. */
function dressed(look: Look, o: SubjectOptions, inward: number): LargeSheet {
  const worn = (slot: Slot): Worn | undefined => look.worn.get(slot);
  const sheet = new LargeSheet(o.style.shading === 'flat shading');
  const stance = stanceOf(look, o);
  const shape = shapeOf(look);
  const d = { sheet, look, worn, shape: stance.apart ? apart(shape) : shape };
  const before = [worn('right'), worn('left')].find((w) => w && BEFORE_BODY[w.piece.id]);
  const [right, left] = before ? [] : [worn('right'), worn('left')];
  const share = right && left ? Math.ceil(inward / 2) : inward;
  const grip = (w: Worn): Grip => {
    const own = gripOf(w, stance.lift);
    return { ...own, reach: own.reach - share };
  };
  const [inRight, inLeft] = [right && grip(right), left && grip(left)];
  drawBehind(d);
  drawLegs(d);
  const shroud = look.species.floating === true && !worn('torso');
  if (!shroud || inRight) drawArm(d, true, inRight);
  if (!shroud || inLeft) drawArm(d, false, inLeft, stance.onHip && !before);
  if (!shroud) drawTrunk(d);
  drawOver(d);
  drawOnSkin(d);
  drawHead(d);
  drawInkOnFace(d);
  drawPierced(d);
  drawOnCloth(d);
  if (before) drawBeforeBody(d, before);
  for (const [w, held, onLeft] of [[right, inRight, true], [left, inLeft, false]] as const) {
    if (!w || !held) continue;
    drawHeld(d, w, onLeft, held);
    if (!isBeforeHand(w)) drawHand(d, onLeft, held);
    drawHeldState(d, w);
  } // biome-ignore format: a table
  return sheet;
}

/** The figure, a few rows shorter where it is short or the picture low; undefined: it is too high. */
function fitted(sheet: LargeSheet, look: Look, o: SubjectOptions): Cells | undefined {
  const shorter = o.height < LOW ? LOWEST : SHORTER;
  for (let less = rowsLess(look); less <= shorter.length; less++) {
    const cells = sheet.trimmed(less, shorter);
    if (cells.length <= o.height - 4) return cells;
  }
  return undefined;
}

function canShow(look: Look): boolean {
  const { worn } = look;
  if (!showsHead(worn, look) || UNSEEN.some((slot) => worn.get(slot))) return false;
  if (!showsOver(worn) || !showsOnSkin(worn)) return false;
  if ((['wings', 'tail', 'back', 'carry'] as const).some((slot) => worn.get(slot) && !showsBehind(worn.get(slot)!)))
    return false;
  for (const [slot, w] of worn) if (!showsPattern(w) || w.states?.some((s) => !(slot === 'right' || slot === 'left' ? HELD_STATES : SHOWN_STATES).has(s) && !(slot === 'face' && s === 'raised'))) return false; // biome-ignore format: one line
  const both = (['right', 'left'] as const).filter((slot) => BEFORE_BODY[worn.get(slot)?.piece.id ?? '']);
  if (both.length > 0) return worn.has('right') !== worn.has('left');
  return (['right', 'left'] as const).every((slot) => !worn.get(slot) || largeHeld(worn.get(slot)!) !== undefined);
}
