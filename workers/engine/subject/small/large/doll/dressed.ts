/** The sheet of somebody of 32 pixels, dressed and in what they do. */

import { SHOULDERED } from '../../../../catalogue/garments/in-arms.ts';
import { pieceOf } from '../../../../catalogue/garments/index.ts';
import type { Slot, Worn } from '../../../../catalogue/garments/types.ts';
import type { Brief } from '../../../../types.ts';
import type { Look } from '../../../humanoid/look.ts';
import type { SubjectOptions } from '../../../types.ts';
import { drawArm, drawHand } from './arms.ts';
import { drawBehind, LEGLESS } from './behind.ts';
import { drawTrunk } from './body.ts';
import { apart, type Bodied, shapeOf } from './builds.ts';
import { EYE_COLUMNS, EYES } from './face.ts';
import { drawHead } from './head.ts';
import {
  drawAtMouth,
  drawBeforeBody,
  drawHeld,
  drawPlanted,
  drawShouldered,
  drawUnderArm,
  type Grip,
  gripOf,
  HELD,
  isBeforeHand,
  isShouldered,
  isUnderArm,
} from './held.ts';
import { BEFORE_BODY } from './held-before.ts';
import { drawLegs } from './legs.ts';
import { drawInkOnFace, drawOnSkin, drawPierced } from './on-skin.ts';
import { drawOver } from './over.ts';
import { drawPosedArm, isOverHead } from './posed-arms.ts';
import { AIMED, OPEN } from './posed-held.ts';
import { floorOf } from './posed-legs.ts';
import { drawSigns } from './posed-signs.ts';
import type { Posture } from './postures.ts';
import { slim } from './profile.ts';
import { drawSeat, isRidden } from './seats.ts';
import { type ArmWay, DARK, FEET, LargeSheet, SHOULDERS } from './sheet.ts';
import { drawAtBelt, drawSlung } from './slung.ts';
import { stanceOf } from './stance.ts';
import { drawHeldState, drawOnCloth } from './states.ts';

/** Pictures lower than this have room for a head and what is left of a body. */
export const LOW = 28;

/** What somebody does. */
export interface Doing {
  readonly posture: Posture;
  /** Looks to the right of the picture. */
  readonly turned?: boolean;
  /** Is seen from the side, looking there. */
  readonly profile?: boolean;
  /** What is conjured: 'fire', 'ice', … */
  readonly element?: string;
}

/** What is still worn by who lies: hats that nobody asked for, capes and packs are put off. */
export function whenLying(worn: ReadonlyMap<Slot, Worn>): ReadonlyMap<Slot, Worn> {
  const hat = worn.get('hat')?.piece.cover === 'full' ? [] : (['hat'] as const);
  const off = new Set<Slot>(['back', 'carry', ...hat]);
  return new Map([...worn].filter(([slot, w]) => !off.has(slot) || w.asked));
}

/** Eyes that glow are seen in the slit of a helm that was opened for them. */
function shut({ worn, eye, concept }: Look): ReadonlyMap<Slot, Worn> {
  const hat = worn.get('hat');
  const helm = concept.wears.some((w) => w.startsWith('great-helm'));
  return eye === 'lit' && helm && hat?.piece.id === 'helmet' && !hat.asked
    ? new Map(worn).set('hat', { ...hat, piece: pieceOf('great-helm')! })
    : worn;
}

/** A helmet that nobody asked for hides no hair that was named, and a cape nothing that is slung over the back. */
export function uncovered(look: Look, { parts }: Brief): ReadonlyMap<Slot, Worn> {
  const worn = shut(look);
  const hair = parts.some((p) => !p.chosen && (p.piece === 'hair' || pieceOf(p.piece)?.slot === 'hair'));
  const hidden = (slot: Slot, { asked, piece }: Worn): boolean =>
    asked !== true && ((slot === 'hat' && hair && /helm|kabuto|morion/.test(piece.id)) || (slot === 'back' && worn.has('sling'))); // biome-ignore format: one line
  return new Map([...worn].filter(([slot, w]) => !hidden(slot, w)));
}

/** A bare arm that is stretched out. */
const STRETCHED = { reach: 4, lift: 2 } as const;

/** The arm before a trunk, set off from its back by a dark line. */
function drawNearArm(d: Bodied, held: Grip | undefined, out: boolean): void {
  const hold = held ?? (out ? STRETCHED : undefined);
  drawArm(d, false, hold);
  if (hold && !held) drawHand(d, false, hold);
  for (let y = SHOULDERS + 2; y <= (hold ? 20 - hold.lift : 21); y++) {
    const cell = d.sheet.at(10, y);
    if (cell) d.sheet.retouch(10, y, { ...cell, tone: 1 });
  }
}

/** What there is one of for each hand. */
const PAIRS = /^pom-poms$/;

/** What the right and the left hand hold; of what comes in pairs each has one. */
export function handsOf(worn: Look['worn']): readonly [Worn | undefined, Worn | undefined] {
  const [right, left] = [worn.get('right'), worn.get('left')];
  return [right, left ?? (right && PAIRS.test(right.piece.id) ? right : undefined)];
}

/** Of who is seen from the side: how much farther out than from a slim trunk a hand holds something before it, and what the other one holds over it. */
const AHEAD = 5;
const NEAR = -2;

/** The sheet of somebody; `inward`: by how much less the arms reach out. */
export function dressed(
  look: Look,
  o: SubjectOptions,
  inward: number,
  { posture, element = 'magic', turned = false, profile = false }: Doing,
): LargeSheet {
  const worn = (slot: Slot): Worn | undefined => look.worn.get(slot);
  const sheet = new LargeSheet(o.style.shading === 'flat shading');
  const acts = Object.keys(posture).some((key) => key !== 'signs');
  const stance = acts ? { lift: 0, apart: false, onHip: false } : stanceOf(look, o);
  const shape = shapeOf(look);
  const { legs } = posture;
  const legless = look.species.floating || LEGLESS[worn('tail')?.piece.id ?? ''] !== undefined;
  const ways = legs && !legless ? { legs, floor: floorOf(legs) } : { floor: FEET };
  const d = { sheet, look, worn, shape: profile ? slim(shape) : stance.apart ? apart(shape) : shape, ...ways, turned, profile }; // biome-ignore format: one line
  const inHands = handsOf(look.worn);
  const both = inHands.find((w, k) => w && isBoth(w, posture, inHands[1 - k]));
  // what is aimed or cast is on the right of the picture
  const swaps = (posture.swaps || profile) && (inHands[0] !== undefined || !inHands[1]);
  const hands = swaps ? ([inHands[1], inHands[0]] as const) : inHands;
  const [right, left] = both ? [] : hands;
  const share = right && left ? Math.ceil(inward / 2) : inward;
  // a blade stands on its point before the body, with both hands on it
  const planted = posture.held === 'planted' ? [right, left].find((w) => w && PLANTED.test(w.piece.id)) : undefined;
  const atMouth = posture.held === 'mouth' ? (left ?? right) : undefined;
  const grip = (w: Worn): Grip => {
    const lift = acts && !isBeforeHand(w) ? (posture.lift ?? 0) : posture.left === 'hold' || posture.right === 'hold' ? 2 : 0; // biome-ignore format: one line
    const own = gripOf(w, acts ? lift : stance.lift, o.height < LOW, posture.held);
    const out = acts && lift > 0 ? (posture.reach ?? 0) : 0;
    // held out before the face, or over the trunk
    const from = profile ? (w === right ? NEAR : AHEAD) : 0;
    return { ...own, ...(acts ? { lift } : {}), reach: own.reach + out + from - share };
  };
  const onShoulder = !acts && !profile && !swaps && right && isShouldered(right) ? right : undefined;
  const tucked = [right, left].map((w) => (!acts && !profile && w && isUnderArm(w) ? w : undefined));
  const [inRight, inLeft] = [right, left].map((w, k) =>
    w && w !== tucked[k] && w !== atMouth && w !== onShoulder && !planted ? grip(w) : undefined,
  );
  const arm = (isLeft: boolean, over: boolean): void => {
    const [way, held] = isLeft ? [onShoulder ? 'hold' : posture.left, inRight] : [posture.right, inLeft];
    const own = held ? undefined : way === 'planted' && !planted ? 'across' : way;
    if (isOverHead(own) !== over) return;
    if (own) drawPosedArm(d, isLeft, own);
    else drawArm(d, isLeft, held, !isLeft && stance.onHip && !both);
  };
  const { seat } = posture;
  if (seat && !isRidden(seat.id)) drawSeat(d, seat.id, seat.material);
  const [sling, belt] = [worn('sling'), worn('belt')];
  if (sling) drawSlung(d, sling);
  drawBehind(d);
  if (seat && isRidden(seat.id)) drawSeat(d, seat.id, seat.material);
  drawLegs(d);
  const shroud = look.species.floating === true && !worn('torso');
  const before = (way: ArmWay | undefined): boolean => way !== undefined && OVER_TRUNK.has(way);
  for (const isLeft of profile ? [] : [true, false]) if (!(isLeft && onShoulder) && !before(isLeft ? posture.left : posture.right) && (!shroud || (isLeft ? inRight : inLeft))) arm(isLeft, false); // biome-ignore format: one line
  if (!shroud) drawTrunk(d);
  // of two arms the near one is seen, before the trunk
  if (profile && !shroud) drawNearArm(d, inLeft ?? inRight, posture.right === 'out');
  drawOver(d);
  if (belt) drawAtBelt(d, belt);
  drawOnSkin(d);
  if (onShoulder) drawShouldered(d, onShoulder);
  for (const [k, w] of tucked.entries())
    if (w) {
      drawUnderArm(d, w, k === 0);
      drawArm(d, k === 0, undefined, true);
    }
  drawHead(d);
  drawInkOnFace(d);
  drawPierced(d);
  drawOnCloth(d);
  if (posture.lies === 'dead') drawCrossed(d);
  if (posture.signs?.includes('cauldron')) drawSigns(d, ['cauldron'], element, 0);
  if (both) drawBeforeBody(d, both, posture.held === 'open');
  if (planted) drawPlanted(d, planted);
  for (const isLeft of [true, false]) {
    if (profile) continue;
    if (isLeft && onShoulder) {
      arm(true, false);
      drawHeldState(d, onShoulder);
    } else if (before(isLeft ? posture.left : posture.right) && !both) arm(isLeft, false);
    arm(isLeft, true);
  }
  if (atMouth) drawAtMouth(d, atMouth);
  for (const [w, held, onLeft] of [[right, inRight, true], [left, inLeft, false]] as const) {
    if (!w || !held) continue;
    drawHeld(d, w, onLeft, held);
    if (!isBeforeHand(w)) drawHand(d, onLeft, held);
    drawHeldState(d, w);
  } // biome-ignore format: a table
  drawSigns(
    d,
    posture.signs?.filter((sign) => sign !== 'cauldron' && !(sign === 'slash' && o.height < LOW)) ?? [],
    element,
    Math.min(posture.aloft ?? 0, o.height < LOW ? 1 : 4),
  );
  return sheet;
}

/** Ways of arms that lie over the trunk. */
const OVER_TRUNK: ReadonlySet<ArmWay> = new Set<ArmWay>(['ahead', 'mouth', 'crossed', 'hold', 'string', 'across', 'eyes', 'planted']); // biome-ignore format: a list

/** What is as tall as who leans on it stands beside the head, in one hand, and the other arm reaches over to it. */
const PLANTED = /sword|katana|scimitar|rapier|axe|hammer|cane$|mace|club/;

/** What is shouldered, or leaves a hand for something else. */
export const byOneHand = (w: Worn, other: Worn | undefined): boolean => isUnderArm(w) || (w.piece.arms === SHOULDERED || other !== undefined) && HELD[w.piece.id] !== undefined; // biome-ignore format: one line

/** Whether a piece takes both hands in what is done. */
const isBoth = (w: Worn, { held }: Posture, other: Worn | undefined): boolean =>
  BEFORE_BODY[w.piece.id] !== undefined && !byOneHand(w, other) ? held !== 'aimed' || AIMED[w.piece.id] === undefined : held === 'open' && OPEN[w.piece.id] !== undefined; // biome-ignore format: one line

/** The eyes of who is dead. */
function drawCrossed({ sheet, look }: Bodied): void {
  for (const x0 of EYE_COLUMNS)
    for (let y = 0; y < 3; y++)
      for (let x = -1; x < 2; x++) sheet.put(x0 + x + (x0 < 12 ? 0 : 1), EYES + y, (x + y) % 2 ? DARK : look.skin, 'b', 'eyes'); // biome-ignore format: one line
}
