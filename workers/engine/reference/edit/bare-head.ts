/** A head without what is on it: the hat goes, hair is where it was; a chin without its beard, a scalp without its hair. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { areKin, at, BESIDE, type Color, commonest, luma, NONE } from '../parts/flat.ts';
import { type Person, withoutCrumbs } from '../parts/index.ts';
import { type FaceBox, withFace } from './bared.ts';
import { hasBrim } from './brim.ts';
import { hatByMatter } from './hat-by-matter.ts';
import { hatOf } from './hat-found.ts';
import { partFound } from './named-part.ts';
import { linedRound, type Paint, paintOn } from './paint.ts';
import type { Region } from './regions.ts';
import type { Subject } from './subject.ts';
import { recoloured } from './tones.ts';
import { eyesOf } from './whole-of.ts';

/** A face by its eyes: the colour beside them, from a little above them down. */
function faceOf(subject: Subject, person: Person): FaceBox | undefined {
  const { line, axis, neck, head, picture } = person;
  const eyes = eyesOf(subject).flat();
  if (eyes.length === 0) return undefined;
  const { width } = picture;
  const own = new Set(eyes);
  const beside = eyes.flatMap((i) => [i - 1, i + 1, i + width]).filter((i) => !own.has(i));
  const skin = commonest(beside.map((i) => picture.colors[i] ?? NONE).filter((c) => !line.colors.has(c)));
  // Bone is grey, and pale.
  if (skin < 0 || (grey(skin) && luma(skin) < 150) || luma(skin) < 40) return undefined;
  const first = Math.min(...eyes.map((i) => Math.floor(i / width)));
  const isSkin = (x: Px, y: Px): boolean => areKin(at(picture, x, y), skin);
  const isRow = (y: Px): boolean => {
    let n = 0;
    for (let x = Math.round(axis - head.half); x < axis + head.half; x++) if (isSkin(x, y)) n++;
    return n >= Math.max(2, 0.6 * head.half);
  };
  let top = first;
  const most = Math.max(1, Math.round(0.3 * (neck - first)));
  while (first - top < most && isRow(top - 1)) top--;
  let half = 1;
  for (let y = top; y < neck; y++)
    for (let x = Math.floor(axis - head.half); x <= axis + head.half; x++)
      if (isSkin(x, y)) half = Math.max(half, Math.min(head.half, Math.abs(x + 0.5 - axis) + 0.5));
  // A sleeve or a brim in the colour of the skin is none of the face.
  const reach = Math.max(...eyes.map((i) => Math.abs((i % width) + 0.5 - axis)));
  return { top, bottom: neck - 1, half: Math.min(half, EYES_OF_FACE * reach + 2), skin };
}

const EYES_OF_FACE = 2.1;

const grey = (c: Color): boolean => {
  const [r, g, b] = unpackRgb(c);
  return Math.max(r, g, b) - Math.min(r, g, b) < 26;
};

/** The hair that is seen beside and below a hat, else brown; undefined where what is on the head seems to be hair itself. */
function hairBeside({ head, line, picture, axis }: Person, face: FaceBox, isHelmet: boolean): Ramp | undefined {
  const above: Color[] = [];
  const beside: Color[] = [];
  head.runs.forEach((run, y) => {
    if (!run) return;
    for (let x = run.from; x < run.to; x++) {
      const c = at(picture, x, y);
      if (c < 0 || line.colors.has(c) || at(head.face, x, y) >= 0) continue;
      (y < face.top ? above : beside).push(c);
    }
  });
  const below = [...line.figure.colors].filter((c, i) => c >= 0 && Math.floor(i / picture.width) > face.bottom + 1 && Math.floor(i / picture.width) < face.bottom + 8 && Math.abs((i % picture.width) + 0.5 - axis) < 0.6 * face.half); // biome-ignore format: one line
  const hat = commonest(above);
  // A collar beside a chin is none.
  const worn = new Set(below);
  const own = commonest(beside.filter((c) => !areKin(c, hat) && !areKin(c, face.skin) && !worn.has(c)));
  const widest = Math.max(
    ...head.runs.flatMap((run, y) => (run && y <= face.top + 1 ? [Math.max(axis - run.from, run.to - axis)] : [])),
  );
  if (own < 0 && !isHelmet && widest < face.half + 2.5) return undefined;
  return rampOf(own >= 0 && luma(own) > 24 ? unpackRgb(own) : hexToRgb('#6e4628'));
}

/** Hair over a scalp, from its top to the brow. */
function dome(paint: Paint, axis: number, skull: Px, half: number, face: FaceBox, hair: Ramp): readonly [Px, Px][] {
  const placed: [Px, Px][] = [];
  for (let y = skull; y <= face.top + 1; y++) {
    const t = Math.max(0, (face.top - y) / Math.max(1, face.top - skull + 0.6));
    const w = half * Math.sqrt(Math.max(0.15, 1 - t ** 2));
    for (let x = Math.round(axis - w); x < Math.round(axis + w); x++) {
      const off = (x + 0.5 - axis) / half;
      // Below the brow it frames the face.
      if (y > face.top && Math.abs(off) < 0.62) continue;
      if (y === face.top && Math.abs(off) < 0.35 && face.bottom - face.top > 3) continue;
      const tone = y <= skull + 1 && off < 0.3 ? TONE.light : off > 0.5 ? TONE.shadow : TONE.base;
      paint.set(x, y, hair[tone as 0]);
      placed.push([x, y]);
    }
  }
  return placed;
}

/** Hair on a bald head; undefined where there is hair, or no face that could be told. */
export function haired(subject: Subject, hair: Ramp, isBald = false): Rgba | undefined {
  const { person } = subject;
  if (!person) return undefined;
  const face = faceOf(subject, person);
  const region = partFound(subject, 'hair');
  if (!isBald && region?.some(Boolean)) return undefined;
  if (!face) throw new InputError('No hair was found in the picture, and no face by which some could be drawn.');
  const paint = paintOn(subject);
  const half = Math.min(person.head.half + 0.5, face.half + 1);
  const { flat, line } = paint;
  const scalp = dome(paint, person.axis, person.top + (line.isLined ? 1 : 0), half, face, hair);
  // All of the scalp, however broad: a rim of skin over it would make a band of it.
  const top = Math.max(...scalp.map(([, y]) => y)) - 1;
  person.head.runs.forEach((run, y) => {
    for (let x = run?.from ?? 0; run && y <= top && x < run.to; x++) {
      const c = at(flat, x, y);
      const isSkin = c >= 0 && !(line.isLined && line.colors.has(c)) && areKin(c, face.skin);
      if (isSkin && (y < face.top || Math.abs(x + 0.5 - person.axis) > 0.62 * half)) paint.set(x, y, hair[x + 0.5 > person.axis + 0.5 * half ? TONE.shadow : TONE.base]); // biome-ignore format: one line
    }
  });
  linedRound(paint, scalp);
  return paint.image();
}

/** Whether what is on a head ends in points beside each other, or is of gold or another colour than what is beside the face. */
function hasPoints({ person }: Subject, brow: Px): boolean {
  const { head, picture, line, axis } = person!;
  let most = 0;
  for (let y = head.under - 4; y < brow; y++) {
    let [n, was] = [0, false];
    for (let x = Math.floor(axis - head.half - 3); x <= axis + head.half + 3; x++) {
      const c = at(picture, x, y);
      const is = c >= 0 && !line.colors.has(c);
      if (is && !was) n++;
      was = is;
    }
    most = Math.max(most, n);
  }
  return most >= 3;
}

export function withoutHat(subject: Subject, word: string): Rgba {
  const { person } = subject;
  const face = person && faceOf(subject, person);
  if (!person) throw new InputError(`What lies under the ${word} is not known: no face is seen under it.`);
  if (!face) return withNewFace(subject, person, word);
  const { head, top, neck } = person;
  if (/\b(?:crown|tiara)\b/.test(word) && !hasPoints(subject, face.top))
    throw new InputError(`No ${word} was found in the picture: nothing on the head has the points of one.`);
  const seen = hatByMatter(subject);
  const hair =
    seen && seen.hair >= 0
      ? rampOf(unpackRgb(seen.hair))
      : hairBeside(person, face, !/\b(?:hat|cap)\b/.test(word) || hasBrim(subject));
  if (!hair) throw new InputError(`No ${word} was found in the picture: what is on the head seems to be hair.`);
  const half = Math.min(head.half + 0.5, face.half + 1);
  // A head is about as high as it is wide.
  const skull = Math.max(top, Math.min(face.top - 2, Math.round(neck - 1.9 * half)));
  // Eyes that lie so low are none, or the face is hidden.
  const least = eyesOf(subject).length > 1 && !subject.head?.isHidden ? 0.25 : 0.42;
  if (neck - face.top < least * (neck - skull)) return withNewFace(subject, person, word);
  return withCrown(subject, person, face, hair, seen?.all);
}

/** Whose face a helmet hides has one that is drawn, with hair over it. */
function withNewFace(subject: Subject, person: Person, word: string): Rgba {
  const drawn = /\b(?:helmet|helm|mask|hood|hat|cap)\b/.test(word) ? withFace(subject, person) : undefined;
  if (!drawn) throw new InputError(`What lies under the ${word} is not known: no face is seen under it.`);
  return withCrown({ ...subject, sprite: drawn.sprite }, person, drawn.face, rampOf(hexToRgb('#6e4628')));
}

/** A hood off its head, the hair under it in the tones that are told. */
export function bareHeaded(subject: Subject, tones: Ramp | undefined): Rgba {
  const { person } = subject;
  const face = person && faceOf(subject, person);
  const hood = hatOf(subject);
  if (!person || !face || !hood)
    throw new InputError(
      person && face
        ? 'No hood was found in the picture.'
        : 'What lies under the hood is not known: no face is surely seen in it.',
    );
  return withCrown(subject, person, face, tones ?? rampOf(hexToRgb('#6e4628')), hood);
}

/** A head over whose face all goes but a crown in the tones that are told: of hair. */
function withCrown(subject: Subject, person: Person, face: FaceBox, tones: Ramp, own?: Region): Rgba {
  const { axis, head, line, top, neck } = person;
  const paint = paintOn(subject);
  const half = Math.min(head.half + 0.5, face.half + 1);
  const skull = Math.max(top, Math.min(face.top - 2, Math.round(neck - 1.9 * half)));
  const placed: [Px, Px][] = [];
  const hat = new Set<Color>();
  head.runs.forEach((run, y) => {
    for (let x = run?.from ?? 0; run && y < face.top && x < run.to; x++) hat.add(at(paint.flat, x, y));
  });
  const gone = (x: Px, y: Px): boolean => paint.now(x, y) < 0;
  const reach = Math.round(Math.max(2.2 * half, head.half + 3));
  // Hat, brim and the line about them go; beside the face, what is farther out than hair reaches.
  for (let y = 0; y < neck; y++) {
    const run = head.runs[y];
    for (let x = Math.floor(axis - reach); x <= axis + reach; x++) {
      const c = at(paint.flat, x, y);
      const isOwn = run && x >= run.from && x < run.to;
      const isAbove = y < face.top && (isOwn || (hat.has(c) && !line.colors.has(c)));
      const isBrim = y >= face.top && Math.abs(x + 0.5 - axis) > half && hat.has(c) && !line.colors.has(c);
      if (c >= 0 && (isAbove || isBrim)) paint.set(x, y, NONE);
    }
  }
  own?.forEach((v, i) => {
    if (v) paint.set(i % paint.flat.width, Math.floor(i / paint.flat.width), NONE);
  });
  for (let y = 0; y < neck; y++)
    for (let x = Math.floor(axis - reach) - 1; x <= axis + reach + 1; x++) {
      const c = paint.now(x, y);
      if (c < 0 || !line.colors.has(c)) continue;
      const isOthers = BESIDE.some(([dx, dy]) => !gone(x + dx, y + dy) && !line.colors.has(paint.now(x + dx, y + dy)));
      if (!isOthers) paint.set(x, y, NONE);
    }
  placed.push(...dome(paint, axis, skull, half, face, tones));
  linedRound(paint, placed);
  return withoutCrumbs(subject.sprite, paint.image());
}

/** Hair in the colour of the skin. */
export function shaven(subject: Subject, word: string): Rgba {
  const { person, sprite } = subject;
  const face = person && faceOf(subject, person);
  const region = partFound(subject, 'hair');
  if (!face || !region?.some(Boolean))
    throw new InputError(`No ${word} was found in the picture, or no skin beside it.`);
  const tones = rampOf(unpackRgb(face.skin), 0.8);
  const { axis, head, neck, top } = person!;
  const { width } = sprite;
  const half = Math.min(head.half + 0.5, face.half + 1);
  const skull = Math.max(top, Math.min(face.top - 2, Math.round(neck - 1.9 * half)));
  // Hair that is close to the head takes the colour of the skin; under what stands off it nothing is known.
  const isWild = (i: number): boolean =>
    Math.floor(i / width) >= neck ||
    Math.abs((i % width) + 0.5 - axis) > face.half + 1.5 ||
    Math.floor(i / width) < skull;
  const wild = region.reduce((n, v, i) => n + (v && isWild(i) ? 1 : 0), 0);
  if (wild < WILD * region.reduce((n, v) => n + v, 0)) return recoloured(sprite, tones, region);
  throw new InputError(
    `What lies under so much ${word} is not known: it stands off the head or hangs from it. Hair can be shorter: "shorter hair".`,
  );
}
const WILD = 0.15;
