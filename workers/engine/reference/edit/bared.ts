/** What is under what somebody wears, where no picture shows it: bare skin under gloves and shoes, a face under a helmet that hides it. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { type Color, commonest, isWarm, luma } from '../parts/flat.ts';
import type { Person } from '../parts/index.ts';
import { hideColour } from './beast-cloth.ts';
import { besideEyes } from './face-colour.ts';
import { paintOn } from './paint.ts';
import { partRegion } from './part-region.ts';
import { isGrey, skinOf } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { recoloured } from './tones.ts';
import { eyesOf } from './whole-of.ts';

/** A face: its rows, its half width, its colour. */
export interface FaceBox {
  readonly top: Px;
  readonly bottom: Px;
  readonly half: number;
  readonly skin: Color;
}

/** Who shows no skin at all has this. */
const USUAL = '#d8a478';
const LINEN = '#cbb894';
const FIST = 0.08;

/** The colour of somebody's skin: beside the eyes, else at the ends of the arms; undefined where none is seen. */
export function skinSeen(subject: Subject): Color | undefined {
  const { person, sprite } = subject;
  const isOne = (c: Color): boolean => c >= 0 && luma(c) > 40;
  const eyes = eyesOf(subject);
  const beside = eyes.length > 0 && !subject.head?.isHidden ? besideEyes(paintOn(subject).flat, lineOf(subject), eyes) : -1; // biome-ignore format: one line
  if (isOne(beside)) return beside;
  const own = person && eyes.length > 0 && !subject.head?.isHidden ? skinOf(person) : -1;
  if (isOne(own) && isWarm(own)) return own;
  const { hands, top, chin, hip, floor, trunk, trunkHalf } = stanceOf(subject);
  const { flat, line } = paintOn(subject);
  const reach = Math.max(2, FIST * (floor - top));
  const [x, y] = [(i: number) => (i % sprite.width) + 0.5, (i: number) => Math.floor(i / sprite.width) + 0.5];
  const isOn = (c: Color): boolean => c >= 0 && !line.colors.has(c) && luma(c) > 50 && !isGrey(c);
  const core = new Set([...flat.colors].filter((c, i) => c >= 0 && y(i) > chin && y(i) < hip && Math.abs(x(i) - trunk) < 0.6 * trunkHalf)); // biome-ignore format: one line
  const fists = [...flat.colors].filter((c, i) => isOn(c) && !core.has(c) && hands.some((one) => Math.hypot(x(i) - one.x, y(i) - one.y) <= reach)); // biome-ignore format: one line
  const hand = commonest(fists);
  return fists.length > 2 && isOne(hand) ? hand : undefined;
}

const BARE =
  /\b(?:gloves?|gauntlets?|mittens|boots?|shoes?|sandals|slippers|sneakers|socks|shirt|t-?shirt|tunic|top|jacket|vest|coat|sweater|hoodie|sleeves)\b/;
const PLATES = /\b(?:armou?r|breast ?plate|chest ?plate|chain ?mail|plate mail)\b/;

/** Somebody without gloves, shoes or a shirt, whose skin is seen elsewhere; undefined for what else is worn. */
export function bareUnder(subject: Subject, slot: string, text: string): Rgba | undefined {
  if (!/^(?:torso|robe|feet|hands)$/.test(slot)) return undefined;
  const word = (BARE.exec(text) ?? PLATES.exec(text))?.[0];
  const region = word ? partRegion(subject, slot, word) : undefined;
  if (!word || !region?.some(Boolean)) return undefined;
  if (PLATES.test(word)) return recoloured(subject.sprite, rampOf(hexToRgb(LINEN)), region);
  const hide = !subject.person && stanceOf(subject).isLong && slot === 'torso' ? hideColour(subject) : -1;
  if (hide >= 0) return recoloured(subject.sprite, rampOf(unpackRgb(hide)), region);
  const skin = skinSeen(subject);
  return skin === undefined ? undefined : recoloured(subject.sprite, rampOf(unpackRgb(skin), 0.8), region);
}

/** A face drawn where a helmet hides it, as far down as the neck; what lies above it is the helmet still. */
export function withFace(
  subject: Subject,
  person: Person,
): { readonly sprite: Rgba; readonly face: FaceBox } | undefined {
  const { facing, isUpright } = stanceOf(subject);
  const { head, axis, top, neck } = person;
  const high = neck - top;
  if (!isUpright || high < LEAST_HEAD || head.half < 2) return undefined;
  const skin = skinSeen({ ...subject, head: subject.head && { ...subject.head, isHidden: true } }) ?? packRgb(...hexToRgb(USUAL)); // biome-ignore format: one line
  const tones: Ramp = rampOf(unpackRgb(skin), 0.8);
  const paint = paintOn(subject);
  const half = Math.max(1.5, Math.min(head.half - 0.5, 0.5 * high) - 0.5);
  const first: Px = Math.round(neck - OF_HEAD * Math.min(high, 2.1 * half));
  for (let y = first; y < neck; y++) {
    const w = half - (y === neck - 1 ? Math.max(0.5, 0.2 * half) : 0);
    for (let x = Math.round(axis - w); x < Math.round(axis + w); x++) {
      const isDim = x + 0.5 > axis + 0.55 * half || y === neck - 1 || y === first;
      paint.set(x, y, tones[isDim ? TONE.shadow : TONE.base]);
    }
  }
  const row = Math.round(first + 0.42 * (neck - first));
  const tall = high >= TALL ? 2 : 1;
  for (const way of facing === 0 ? [-1, 1] : [facing])
    for (let d = 0; d < tall; d++) {
      const x = way < 0 ? Math.ceil(axis - 0.42 * half) - 1 : Math.floor(axis + 0.42 * half);
      paint.set(x, row + d, hexToRgb(EYE));
      // The white of a large eye lies toward the nose.
      if (tall > 1) paint.set(x - way, row + d, hexToRgb('#f0ece8'));
    }
  return { sprite: paint.image(), face: { top: first, bottom: neck - 1, half, skin } };
}
const LEAST_HEAD = 5;
const OF_HEAD = 0.6;
const TALL = 14;
const EYE = '#2c2230';
