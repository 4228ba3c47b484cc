/** What is taken away from a figure: what a hand holds, a cape. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { at, BESIDE, type Flat, toFlat, toImage } from '../parts/flat.ts';
import { withoutCrumbs } from '../parts/index.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { withoutPole } from '../parts/pole.ts';
import { without } from '../strike/index.ts';
import { shaven, withoutHat } from './bare-head.ts';
import { bareUnder } from './bared.ts';
import { beardless } from './beard.ts';
import { areaNamed } from './by-colour/named-area.ts';
import { capeOf } from './cape-found.ts';
import { isShadeOf } from './hat-found.ts';
import { hatOffByPlace } from './head-by-place.ts';
import { HANDED, isHeld, isHeldThing, isWeapon, LEAST_HELD, NO_WEAPON, spanOf, sum, weaponOf } from './held.ts';
import { heldBeside } from './held-beside.ts';
import { lobeNamed } from './lobes.ts';
import { partIn } from './look-words.ts';
import { loose, withoutLimb } from './loose.ts';
import { mattersOf } from './matters.ts';
import { needed, noneFound, slotFor } from './named-part.ts';
import { PACKS, packOf } from './pack-found.ts';
import { withoutPart } from './part-edges.ts';
import { partRegion } from './part-region.ts';
import { type Region, regionOf } from './regions.ts';
import { shieldOf } from './shield-found.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { wholeOf } from './whole-of.ts';
import { withRest, withScraps } from './whole-weapon.ts';

/** The picture without what the words name, its line closed where that lay before it. Throws an InputError where there is none, or what lies under it is not known. */
export function removed(subject: Subject, text: string, done: string[]): Rgba {
  return closed(subject, taken(subject, text, done));
}

/** What is bared has a line as all else has, where the sprite has one. */
function closed(subject: Subject, bared: Rgba): Rgba {
  const line = lineOf(subject);
  if (!line.isLined) return bared;
  const flat = toFlat(bared);
  const out = cloneImage(bared);
  for (let y = 0; y < flat.height; y++)
    for (let x = 0; x < flat.width; x++) {
      const i = (y * flat.width + x) * 4 + 3;
      if (bared.data[i]! >= 128 || subject.sprite.data[i]! < 128) continue;
      const beside = BESIDE.map(([dx, dy]) => at(flat, x + dx, y + dy)).find((c) => c >= 0 && !line.colors.has(c));
      if (beside !== undefined) out.data.set([...unpackRgb(line.over(beside)), 255], i - 3);
    }
  return out;
}

/** The largest of what the head, the outline and a colour tell; a few pixels of it are none. */
function hornsOf(subject: Subject): Region | undefined {
  const all = [partRegion(subject, 'beast', 'horns'), lobeNamed(subject, 'horns'), areaNamed(subject, 'horns')];
  const [own] = all.flatMap((one) => (one && sum(one) < MOST_HORNS * sum(wholeOf(subject)) ? [one] : [])).sort((a, b) => sum(b) - sum(a)); // biome-ignore format: one line
  return own && sum(own) >= LEAST_HORNS * sum(wholeOf(subject)) ? own : undefined;
}
const [LEAST_HORNS, MOST_HORNS] = [0.015, 0.3] as const;

function taken(subject: Subject, text: string, done: string[]): Rgba {
  const shorn = /\b(?:beard|moustache|mustache)\b/.test(text) ? 'beard' : /\bhair\b/.test(text) ? 'hair' : undefined;
  // "The star on the hat" is no hat.
  const what = text.replace(/ (?:from|off|on|in|at|of) (?:the|his|her|its|their) .+$/, '');
  const slot = ON_HEAD.test(what) ? 'hat' : slotFor(what);
  if (shorn || slot === 'hat') {
    done.push(`without ${text}`);
    if (shorn === 'beard') return beardless(subject, text);
    if (shorn) return shaven(subject, text);
    // Horns are a beast's own; a cap that sits on fur has nothing under it but that.
    const own = /\bhorns\b/.test(text) ? hornsOf(subject) : onTopAlone(subject);
    if (!own && /\bhorns\b/.test(text))
      throw new InputError(`${noneFound(text)}: nothing on the head is of a colour of its own.`);
    if (own) return withoutCrumbs(subject.sprite, withoutPart(subject, own));
    const bared = subject.person ? undefined : hatOffByPlace(subject);
    return bared ?? withoutHat(subject, text);
  }
  const apart = looseNamed(subject, text);
  if (apart) {
    done.push(`without ${text}`);
    return withoutCrumbs(subject.sprite, withoutPart(subject, apart));
  }
  const cape = slot === 'back' && !/wing|quiver|pack/.test(text) ? capeOf(subject) : undefined;
  if (cape) {
    done.push(`without ${text}`);
    return withoutCrumbs(subject.sprite, erased(subject.sprite, cape, lineOf(subject), toFlat(subject.sprite)));
  }
  if (slot === 'wings' || slot === 'feather-wings') {
    const wings = partRegion(subject, 'wings', text);
    if (!wings) throw new InputError('No wings were found in the picture.');
    done.push(`without ${text}`);
    return withoutCrumbs(subject.sprite, erased(subject.sprite, wings, lineOf(subject), toFlat(subject.sprite)));
  }
  if (SHIELDS.test(text)) {
    const shield = shieldOf(subject);
    if (!shield) throw new InputError(`${noneFound(text)}: nothing broad that an arm holds stands out.`);
    done.push(`without ${text}`);
    const bared = erased(subject.sprite, shield, lineOf(subject), toFlat(subject.sprite));
    return healed(subject, withoutCrumbs(subject.sprite, bared), shield, ARM);
  }
  const skin = bareUnder(subject, slot, text);
  if (skin) {
    done.push(`without ${text}`);
    return skin;
  }
  const sides = isHeld(slot) ? (['right', 'left'] as const) : [slot];
  const { person, sprite } = subject;
  const found = person && sides.map((side) => regionOf(person, side)).filter((r): r is Region => r !== undefined);
  if (isHeld(slot)) {
    const flat = toFlat(sprite);
    const [line, stance] = [lineOf(subject), stanceOf(subject)];
    const hasHands = person !== undefined || subject.joints.NECK.sure >= HANDED;
    const seenThing =
      NO_WEAPON.test(text) || !hasHands || subject.isPoleHeld ? undefined : weaponOf(subject, line, stance);
    const weapon = seenThing && isWeapon(subject, seenThing, line, stance) ? seenThing : undefined;
    if (weapon) {
      done.push(`without ${text}`);
      const pole = subject.pole && weapon.mask.some((v, i) => v && subject.pole!.mask[i]) ? subject.pole : undefined;
      const its = withRest(flat, weapon, line);
      const mask = loose(flat, line, stance, weapon.grip, pole ? its.map((v, i) => (v || pole.mask[i] ? 1 : 0)) : its);
      const all = offFace(subject, withScraps(flat, line, mask));
      const bared = withoutStrayLine(flat, withoutCrumbs(sprite, toImage(without(flat, all))), all, line);
      return healed(subject, bared, all);
    }
    if (subject.pole && (subject.isPoleHeld ? !NO_WEAPON.test(text) : !NO_POLE.test(text))) {
      done.push(`without ${text}`);
      const grip = { x: subject.pole.x, y: stance.hands[subject.pole.x < stance.trunk ? 0 : 1].y };
      const mask = loose(flat, line, stance, grip, subject.pole.mask);
      const all = withScraps(flat, line, mask);
      return withoutCrumbs(sprite, toImage(withoutPole(flat, { mask: all }, line.colors, stance.chin)));
    }
    const least = LEAST_HELD * (stance.floor - stance.top) ** 2;
    const isOne = (region: Region): boolean => isHeldThing(subject, line, stance, region, spanOf(region, sprite.width));
    if (!found?.some((region) => sum(region) > least && isOne(region))) {
      const beside = heldBeside(subject);
      if (beside) {
        done.push(`without ${text}`);
        const bared = withoutStrayLine(flat, withoutCrumbs(sprite, erased(sprite, beside, line, flat)), beside, line);
        return healed(subject, bared, beside);
      }
      throw new InputError(
        `${noneFound(text)}: nothing that a hand holds stands out from arms and clothes, and no part of a body is taken away.`,
      );
    }
  }
  if (!person || !found || found.length === 0) return recolouredOr(subject, text);
  if (!isHeld(slot) && slot !== 'back') {
    throw new InputError(
      `What lies under the ${text} is not known: only things that are held and capes can be taken away.`,
    );
  }
  done.push(`without ${text}`);
  const [most] = found.sort((a, b) => sum(b) - sum(a));
  const own = isHeld(slot) ? withoutLimb(person.picture, person.line, most!) : most!;
  // With the shaft of which it is the head.
  const seen = isHeld(slot) ? weaponOf(subject, lineOf(subject), stanceOf(subject))?.mask : undefined;
  const isHeadOf = seen && own.reduce((n, v, i) => n + (v && seen[i] ? 1 : 0), 0) >= 0.6 * sum(own);
  const shafted = isHeadOf ? own.map((v, i) => (v || seen[i] ? 1 : 0)) : own;
  const largest = isHeld(slot) ? withScraps(person.picture, person.line, shafted) : shafted;
  const bared = withoutCrumbs(sprite, erased(sprite, largest, person.line, person.picture));
  return isHeld(slot) ? healed(subject, bared, largest) : bared;
}

/** What words name that lies on a figure or stands out from it: a quiver, a mohawk, a tail; undefined for other things. */
function looseNamed(subject: Subject, text: string): Region | undefined {
  if (PACKS.test(text)) return packOf(subject);
  if (/\b(?:mohawk|mohican|iroquois|crest|comb|plume|feather)\b/.test(text)) return onTopOf(subject);
  const part = partIn(text);
  if (!part || !/^(?:beast|thing)$/.test(part.slot) || LIMBS.test(part.word)) return undefined;
  const region = partRegion(subject, part.slot, part.word);
  return region && sum(region) <= MOST_LOOSE * sum(wholeOf(subject)) ? region : undefined;
}
/** Nobody is left without these. */
const LIMBS = /^(?:legs?|feet|paws?|hoofs?|hooves|snout|muzzle|nose|trunk|stem|walls?|hull)$/;
const MOST_LOOSE = 0.4;

/** What sits on the top of a figure in a colour of its own: a mohawk, a plume. */
function onTopOf(subject: Subject): Region | undefined {
  const { top, chin, axis, headHalf } = stanceOf(subject);
  const { sprite } = subject;
  const { width, height } = sprite;
  const found = mattersOf(subject)
    .flatMap((one) => one.pieces.map((piece) => ({ piece, chroma: one.chroma })))
    .filter(({ piece: { pixels, share } }) => {
      const mean = (of: (i: number) => number): number => pixels.reduce((n, i) => n + of(i), 0) / pixels.length;
      const y = mean((i) => Math.floor(i / width));
      const isHigh = y < top + 0.3 * (chin - top) && Math.abs(mean((i) => (i % width) + 0.5) - axis) <= headHalf + 1;
      return isHigh && share >= 0.004 && share <= 0.2;
    })
    .sort((a, b) => b.chroma - a.chroma)[0];
  if (!found) return undefined;
  const { colors } = toFlat(sprite);
  const out = new Uint8Array(width * height);
  const queue = [...found.piece.pixels];
  for (const i of queue) out[i] = 1;
  // With its shadows and its lights, however far from it they are, above the brow.
  for (const i of queue)
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const j = i + dy * width + dx;
        const c = colors[j] ?? -1;
        if (
          c < 0 ||
          out[j] ||
          Math.floor(j / width) > top + 0.4 * (chin - top) ||
          !isShadeOf(colors[found.piece.pixels[0]!]!, c)
        )
          continue;
        out[j] = 1;
        queue.push(j);
      }
  return out;
}

/** A cap on who shows no face, but is of one matter all over: it alone is of another colour at the top. */
function onTopAlone(subject: Subject): Region | undefined {
  const { head, sprite } = subject;
  const all = mattersOf(subject);
  if ((head?.eyes.length ?? 0) > 0 || !all[0] || all[0].share < 0.85) return undefined;
  const cap = onTopOf(subject);
  if (!cap) return undefined;
  // With what lies within it.
  const xs = [...cap.keys()].filter((i) => cap[i]);
  const [left, right] = [Math.min(...xs.map((i) => i % sprite.width)), Math.max(...xs.map((i) => i % sprite.width))];
  const last = Math.max(...xs.map((i) => Math.floor(i / sprite.width)));
  return wholeOf(subject).map((v, i) =>
    cap[i] || (v && Math.floor(i / sprite.width) <= last && i % sprite.width >= left && i % sprite.width <= right)
      ? 1
      : 0,
  );
}

/** A thing in a hand without what of a face is as light as its blade. */
function offFace({ person }: Subject, mask: Uint8Array): Uint8Array {
  if (!person) return mask;
  const { head, axis, picture, top, neck } = person;
  const isIn = (i: number): boolean =>
    Math.abs((i % picture.width) + 0.5 - axis) <= head.half + 0.5 &&
    Math.floor(i / picture.width) >= top &&
    Math.floor(i / picture.width) < neck;
  return mask.map((v, i) => (v && !isIn(i) ? 1 : 0));
}

/** Without the line that was round what went: beside it, and beside nothing that has a colour of its own. */
function withoutStrayLine(before: Flat, bared: Rgba, mask: Uint8Array, line: LineHabit): Rgba {
  const out = cloneImage(bared);
  const { width, colors } = before;
  const isLeft = (i: number): boolean => (bared.data[i * 4 + 3] ?? 0) >= 128;
  const about = (i: number): number[] =>
    [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => {
        const x = (i % width) + dx;
        return x < 0 || x >= width ? [] : [i + dy * width + dx];
      }),
    );
  colors.forEach((c, i) => {
    if (!isLeft(i) || !line.colors.has(c) || !about(i).some((j) => mask[j])) return;
    if (!about(i).some((j) => isLeft(j) && !line.colors.has(colors[j]!))) out.data.fill(0, i * 4, i * 4 + 4);
  });
  return out;
}

/** What is held before an arm. */
const SHIELDS = /\b(?:shield|buckler)\b/;

/** What is no pole. */
const NO_POLE = /shield|lantern|book|bow|sword|dagger|torch|axe/;
const ON_HEAD = /\b(?:hat|cap|helmet|helm|crown|hood|tiara|headband|horns|bandana)\b/;

/** What lay before the body, filled with what is at its place on the other side. */
function healed(subject: Subject, bared: Rgba, mask: Uint8Array, beyond = TRUNK): Rgba {
  const { trunk, trunkHalf, floor, top, chin, facing, isUpright } = stanceOf(subject);
  if (facing !== 0 || !isUpright) return bared;
  const { width } = bared;
  const reach = trunkHalf + beyond * (floor - top);
  const held = weaponOf(subject, lineOf(subject), stanceOf(subject))?.mask;
  const things = beyond > TRUNK ? (subject.person?.held ?? []) : [];
  // The grip in the other hand is none of an arm: what is of the body is nearer to its middle as well.
  const own = new Set<number>();
  const before = toFlat(subject.sprite).colors;
  before.forEach((c, i) => {
    if (c >= 0 && !mask[i] && Math.abs((i % width) + 0.5 - trunk) <= trunkHalf) own.add(c);
  });
  const out = cloneImage(bared);
  for (let i = 0; i < bared.width * bared.height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isGone = bared.data[i * 4 + 3]! < 128 && subject.sprite.data[i * 4 + 3]! >= 128;
    if (!isGone || y < chin || Math.abs(x + 0.5 - trunk) > reach) continue;
    const X = Math.round(2 * trunk) - 1 - x;
    const j = y * width + X;
    if (
      X < 0 ||
      X >= width ||
      mask[j] ||
      held?.[j] ||
      things.some((thing) => thing.colors[j]! >= 0) ||
      !own.has(before[j]!) ||
      bared.data[j * 4 + 3]! < 128
    )
      continue;
    out.data.set(bared.data.subarray(j * 4, j * 4 + 4), i * 4);
  }
  return out;
}

/** So far beside the trunk, in shares of the height, something of the body was: hips, and the arm under a shield. */
const TRUNK = 0.06;
const ARM = 0.24;

function recolouredOr(subject: Subject, text: string): never {
  needed(subject, slotFor(text), text);
  throw new InputError(`${noneFound(text)}.`);
}

/** The picture without a region and without the line around it. */
function erased(sprite: Rgba, region: Region, line: LineHabit, picture: Flat): Rgba {
  const out = cloneImage(sprite);
  const { width } = sprite;
  region.forEach((meant, i) => {
    if (!meant) return;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const j = i + dy * width + dx;
        const x = (i % width) + dx;
        if (x < 0 || x >= width || j < 0 || j >= region.length) continue;
        const isLine =
          line.colors.has(picture.colors[j]!) && !besideOther(picture.colors, line.colors, region, j, width);
        if (region[j] || isLine) out.data.fill(0, j * 4, j * 4 + 4);
      }
    }
  });
  return out;
}

/** Whether a pixel of line lies beside something of the figure that stays. */
function besideOther(
  colors: Int32Array,
  lines: ReadonlySet<number>,
  region: Region,
  i: number,
  width: number,
): boolean {
  return [i - 1, i + 1, i - width, i + width].some((j) => {
    const color = colors[j] ?? -1;
    return color >= 0 && !region[j] && !lines.has(color);
  });
}
