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
import type { Direction } from '../../../../../../src/domain/words.ts';
import type { Px } from '../../../../../../src/pixels/types.ts';
import type { Rendering } from '../../../../solids/render.ts';
import type { Brief } from '../../../../types.ts';
import { type Look, lookOf } from '../../../humanoid/look.ts';
import type { SubjectOptions } from '../../../types.ts';
import { enlargedCells } from '../../enlarged.ts';
import { type Cell, drawCells, isStampSized, type StampSides } from '../../stamp.ts';
import { showsBehind } from './behind.ts';
import { byOneHand, type Doing, uncovered, whenLying } from './dressed.ts';
import { showsHead } from './head.ts';
import { largeHeld } from './held.ts';
import { BEFORE_BODY } from './held-before.ts';
import { isKin } from './kin-head.ts';
import { narrowed } from './narrowed.ts';
import { showsOnSkin } from './on-skin.ts';
import { showsOver } from './over.ts';
import type { Posture } from './postures.ts';
import { showsAside } from './profile.ts';
import { showsSlung } from './slung.ts';
import { HELD_STATES, SHOWN_STATES, showsPattern } from './states.ts';

const SIDES: StampSides = [22, 42];
/** A belly that is no broader than arms are apart. */
const STOUT = 0.7;
const STANDING: Doing = { posture: {} };
/** The picture whose people are enlarged for greater ones, and the largest that they are enlarged for. */
const ENLARGED_FROM: Px = 40;
export const MOST_ENLARGED: Px = 84;
/** Sides that somebody is seen from with a face. */
const AHEAD: ReadonlySet<Direction> = new Set<Direction>(['south', 'east', 'west', 'south-east', 'south-west']);
/** Who looks aside has what the right hand holds on that side. */
const TURNED: Posture = { legs: 'walk', swaps: true };

/** The same looking to the left. */
export const mirrored = <T>(cells: readonly (readonly T[])[]): T[][] => {
  const wide = Math.max(...cells.map((row) => row.length));
  return cells.map((row) => Array.from({ length: wide }, (_, x) => row[wide - 1 - x]!));
};

/** The same for a greater picture, among others that are as large: enlarged as things are. */
export function enlargedPerson(brief: Brief, o: SubjectOptions, doing: Doing = STANDING): Rendering | undefined {
  // boulders are no doll's limbs
  if (brief.concept === 'golem' || !isStampSized(o, [SIDES[1] + 1, MOST_ENLARGED])) return undefined;
  const cells = cellsOf(brief, { ...o, width: ENLARGED_FROM, height: ENLARGED_FROM }, doing);
  return cells && drawCells(enlargedCells(cells, (o.height - 4) / (ENLARGED_FROM - 6)), true, o);
}

/** Somebody in the clothes that were decided; undefined: drawn with solids. */
export function largePerson(brief: Brief, o: SubjectOptions, doing: Doing = STANDING): Rendering | undefined {
  const cells = cellsOf(brief, o, doing);
  return cells && drawCells(cells, true, o);
}

function cellsOf(
  brief: Brief,
  o: SubjectOptions,
  doing: Doing,
): readonly (readonly (Cell | undefined)[])[] | undefined {
  const { direction, oneSide } = o.style;
  if (!isStampSized(o, SIDES) || !(direction === undefined || (oneSide && AHEAD.has(direction)))) return undefined;
  if (brief.body && !/^(?:chibi|cute|cartoon)$/.test(brief.body)) return undefined;
  if (brief.mount || brief.traits?.length || brief.legs || brief.heads || (o.proportions && o.proportions !== 'default')) return undefined; // biome-ignore format: one line
  const plain = lookOf(brief, o.seed, o.variation);
  if (plain.species.massive || !canShow(plain)) return undefined;
  const turned = direction !== undefined && direction !== 'south';
  const posture = turned && Object.keys(doing.posture).length === 0 ? TURNED : doing.posture;
  const worn = posture.lies ? whenLying(plain.worn) : uncovered(plain, brief);
  const asleep = plain.asleep || posture.shut === true || posture.lies === 'asleep';
  const look: Look = { ...plain, worn, asleep, mood: plain.mood ?? posture.mood };
  // light is all round who glows
  const shines = brief.mood.includes('glowing') && brief.parts.every((p) => p.piece !== 'eyes');
  const lit: Posture = shines ? { ...posture, signs: [...(posture.signs ?? []), 'aura'] } : posture;
  const profile = turned && /^(?:east|west)$/.test(direction) && showsAside(lit.left, lit.right, lit.legs);
  // muzzles, beaks and boxes have another side, which solids show
  if (profile && isKin(plain.species.head)) return undefined;
  const drawn = { ...doing, posture: profile && posture === TURNED ? sideways(lit, look) : lit, turned, profile }; // biome-ignore format: one line
  // who is too broad for what they hold is a bit less so
  const stout: Look = { ...look, build: { ...look.build, belly: Math.min(look.build.belly, STOUT) } };
  const cells = narrowed(look, o, drawn) ?? narrowed(stout, o, drawn);
  return cells && (turned && /west/.test(direction) ? mirrored(cells) : cells);
}

/** How who is seen from the side just stands: with a gun levelled. */
const sideways = (posture: Posture, { worn }: Look): Posture => {
  const gun = (['right', 'left'] as const).some((slot) => LEVELLED.test(worn.get(slot)?.piece.id ?? ''));
  return { ...posture, legs: 'aside', ...(gun ? { held: 'aimed', lift: 2 } : {}) };
};
const LEVELLED = /rifle|gun$|launcher|crossbow|pistol|blaster/;

function canShow(look: Look): boolean {
  const { worn } = look;
  if (!showsHead(worn, look) || !showsSlung(worn.get('sling')) || !showsSlung(worn.get('belt'))) return false;
  if (!showsOver(worn) || !showsOnSkin(worn)) return false;
  if ((['wings', 'tail', 'back', 'carry'] as const).some((slot) => worn.get(slot) && !showsBehind(worn.get(slot)!)))
    return false;
  for (const [slot, w] of worn) if (!showsPattern(w) || w.states?.some((s) => !(slot === 'right' || slot === 'left' ? HELD_STATES : SHOWN_STATES).has(s) && !(slot === 'face' && s === 'raised'))) return false; // biome-ignore format: one line
  const both = (['right', 'left'] as const).filter((slot) => BEFORE_BODY[worn.get(slot)?.piece.id ?? ''] && !byOneHand(worn.get(slot)!, worn.get(slot === 'right' ? 'left' : 'right'))); // biome-ignore format: one line
  if (both.length > 0) return worn.has('right') !== worn.has('left');
  return (['right', 'left'] as const).every((slot) => !worn.get(slot) || largeHeld(worn.get(slot)!) !== undefined);
}
