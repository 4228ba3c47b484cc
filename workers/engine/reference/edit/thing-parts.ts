/** Parts of things by what they are made of: blade and hilt, roof and walls, glass and what is in it, leaves and trunk. */
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Color, toFlat } from '../parts/flat.ts';
import type { Region } from './regions.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';

/** What is of one matter: a grey, or shades of one hue. */
interface Piece {
  readonly pixels: readonly number[];
  readonly share: number;
  readonly y: number;
}

interface Matter extends Piece {
  /** What of it hangs together. */
  readonly pieces: readonly Piece[];
  readonly chroma: number;
  readonly light: number;
  /** In degrees, 0 where grey. */
  readonly hue: number;
  /** The middle of its rows and columns, 0 to 1 of the thing. */
  readonly y: number;
  readonly x: number;
  /** Its share of the width. */
  readonly wide: number;
}

/** Surer on the whole are the joints of somebody: of who was taken apart, of who has eyes, of others. */
const NOBODY = { parted: 0.26, eyed: 0.16, blind: 0.5 } as const;

/** Whether the picture shows a thing: no joints of anybody were surely seen. */
export function isThing({ person, found, head }: Subject): boolean {
  const joints = Object.values(found);
  const mean = joints.reduce((sum, { sure }) => sum + sure, 0) / Math.max(1, joints.length);
  const hasEyes = (head?.eyes.length ?? 0) > 0;
  return mean < NOBODY[person ? 'parted' : hasEyes || !head ? 'eyed' : 'blind'];
}

const GREY = 0.045;
const ONE_HUE = 34;
const ONE_CHROMA = 0.06;
/** Less of a thing is a glint or a nail, unless it is plainly of another colour. */
const LEAST = 0.05;

const apart = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The matters of a thing, the commonest first; darkest shades go with what lies about them. */
function mattersOf(subject: Subject): Matter[] {
  const { colors, width } = toFlat(subject.sprite);
  const line = lineOf(subject);
  const isLine = (i: number): boolean => line.isLined && line.colors.has(colors[i]!);
  const all = [...colors.keys()].filter((i) => colors[i]! >= 0 && !isLine(i));
  if (all.length === 0) return [];
  const lab = new Map<Color, readonly [number, number, number]>();
  for (const i of all) {
    const [L, a, b] = rgbToOklab(unpackRgb(colors[i]!));
    lab.set(colors[i]!, [L, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]);
  }
  const counts = new Map<Color, number>();
  for (const i of all) counts.set(colors[i]!, (counts.get(colors[i]!) ?? 0) + 1);
  // Groups grow from the commonest colour of each hue.
  const heads: {
    readonly isGrey: boolean;
    readonly hue: number;
    readonly chroma: number;
    readonly colors: Set<Color>;
  }[] = [];
  const sorted = [...counts].sort((a, b) => b[1] - a[1]).map(([c]) => c);
  const late: Color[] = [];
  for (const color of sorted) {
    const [L, chroma, hue] = lab.get(color)!;
    const isGrey = chroma < GREY;
    // Blackish tells no hue.
    if (L < 0.22) {
      late.push(color);
      continue;
    }
    const own = heads.find(
      (one) =>
        one.isGrey === isGrey &&
        (isGrey || (apart(one.hue, hue) <= ONE_HUE && Math.abs(one.chroma - chroma) <= ONE_CHROMA)),
    );
    if (own) own.colors.add(color);
    else heads.push({ isGrey, hue, chroma, colors: new Set([color]) });
  }
  const of = new Map<Color, number>();
  heads.forEach((head, k) => {
    for (const c of head.colors) of.set(c, k);
  });
  const at = new Int32Array(colors.length).fill(-1);
  for (const i of all) at[i] = of.get(colors[i]!) ?? -1;
  // What tells no hue is of what most of its neighbours are.
  const isLate = new Set(late);
  for (let round = 0; round < 3; round++)
    for (const i of all) {
      if (at[i]! >= 0 || !isLate.has(colors[i]!)) continue;
      const votes = new Map<number, number>();
      for (const j of [i - 1, i + 1, i - width, i + width, i - width - 1, i + width + 1, i - width + 1, i + width - 1])
        if (at[j] !== undefined && at[j]! >= 0) votes.set(at[j]!, (votes.get(at[j]!) ?? 0) + 1);
      const best = [...votes].sort((a, b) => b[1] - a[1])[0];
      if (best) at[i] = best[0];
    }
  const xs = all.map((i) => i % width);
  const ys = all.map((i) => Math.floor(i / width));
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs) + 1, Math.min(...ys), Math.max(...ys) + 1];
  return heads
    .map((_, k) => all.filter((i) => at[i] === k))
    .filter((pixels) => pixels.length > 0)
    .map((pixels) => {
      const mean = (value: (i: number) => number): number => pixels.reduce((n, i) => n + value(i), 0) / pixels.length;
      const high = (i: number): number => (Math.floor(i / width) + 0.5 - top) / (bottom - top);
      const columns = new Set(pixels.map((i) => i % width)).size;
      return {
        pixels,
        share: pixels.length / all.length,
        pieces: piecesOf(pixels, width).map((own) => ({
          pixels: own,
          share: own.length / all.length,
          y: own.reduce((n, i) => n + high(i), 0) / own.length,
        })),
        light: mean((i) => lab.get(colors[i]!)![0]),
        chroma: mean((i) => lab.get(colors[i]!)![1]),
        hue: lab.get(colors[pixels[0]!]!)![2],
        y: mean(high),
        x: (mean((i) => i % width) + 0.5 - left) / (right - left),
        wide: columns / (right - left),
      };
    })
    .sort((a, b) => b.share - a.share);
}

/** Pixels by what hangs together, corners included. */
function piecesOf(pixels: readonly number[], width: number): number[][] {
  const left = new Set(pixels);
  const out: number[][] = [];
  for (const start of pixels) {
    if (!left.delete(start)) continue;
    const piece = [start];
    for (const i of piece)
      for (const j of [i - 1, i + 1, i - width, i + width, i - width - 1, i - width + 1, i + width - 1, i + width + 1])
        if (left.delete(j)) piece.push(j);
    out.push(piece);
  }
  return out;
}

type Choice = (all: readonly Matter[]) => readonly Piece[];

const most = <T extends Piece>(all: readonly T[], worth: (one: T) => number): readonly T[] => {
  const best = [...all].sort((a, b) => worth(b) - worth(a))[0];
  return best ? [best] : [];
};
const large = (all: readonly Matter[]): readonly Matter[] => all.filter(({ share }) => share >= LEAST);
/** Steel is grey, or bluish. */
const metal = ({ chroma, light, hue }: Matter): boolean =>
  light > 0.25 && (chroma < GREY || (chroma < 0.09 && apart(hue, 245) < 45));
const isGold = ({ hue, chroma }: Matter): boolean => chroma > 0.07 && apart(hue, 85) < 28;
const isGreen = ({ hue, chroma }: Matter): boolean => chroma > 0.04 && apart(hue, 135) < 42;

/** What cuts or strikes: the metal, else what is most of it. */
const blade: Choice = (all) => {
  const grey = large(all).filter(metal);
  return grey.length > 0 ? grey : most(large(all), ({ share }) => share);
};
const others =
  (first: Choice): Choice =>
  (all) => {
    const those: readonly Piece[] = first(all);
    return all.filter((other) => !those.includes(other));
  };
const roof: Choice = (all) =>
  most(
    large(all).filter(({ wide }) => wide >= 0.4),
    ({ y, share }) => share - 1.4 * y,
  );
const walls: Choice = (all) => {
  const [over] = roof(all);
  return most(
    large(all).filter((one) => one !== over),
    ({ share, y }) => share + 0.3 * y,
  );
};
const vivid: Choice = (all) => {
  const [one] = most(large(all), ({ chroma, share }) => chroma * Math.sqrt(share));
  // A cork of nearly its colour is not of it.
  return one ? one.pieces.filter(({ share, y }) => y > 0.3 || share > 0.3 * one.share) : [];
};
const spark: Choice = (all) =>
  most(
    all.filter(({ share }) => share < 0.4),
    ({ chroma, light, share }) => chroma + 0.1 * light + (share < 0.01 ? -0.1 : 0),
  );
const leaves: Choice = (all) => {
  const green = large(all).filter(isGreen);
  return green.length > 0 ? green : most(large(all), ({ y, share }) => share - y);
};
const top: Choice = (all) =>
  most(
    all.flatMap(({ pieces }) => pieces).filter(({ share, y }) => share >= 0.02 && share < 0.3 && y < 0.3),
    ({ y }) => -y,
  );
const pale: Choice = (all) => most(large(all), ({ light }) => light);
const trim: Choice = (all) =>
  most(
    all.slice(1).filter((one) => one.share >= 0.02 && (isGold(one) || metal(one))),
    ({ share }) => share,
  );
const bulk: Choice = (all) => all.slice(0, 1);

/** Parts that things have, by the word, and what of the thing is meant. */
const PARTS: readonly (readonly [RegExp, Choice])[] = [
  [/^(?:blades?|edge|axe ?head|spear ?head|arrow ?head|hammer ?head|head|tip|point)$/, blade],
  [/^(?:hilt|handle|grip|shaft|haft|pole|pommel|guard|cross ?guard|stock)$/, others(blade)],
  [/^(?:roof|rooftop|thatch)$/, roof],
  [/^(?:walls?|bricks?|facade)$/, walls],
  [/^(?:liquid|potion|contents?|fluid|drink|juice|water|filling|poison)$/, vivid],
  [/^(?:glass|bottle|flask|vial)$/, pale],
  [/^(?:cork|stopper|cap|lid|top|knob)$/, top],
  [/^(?:gems?|jewels?|gemstones?|crystals?|stones?|orb|ruby|pearl|light|lamp|lights)$/, spark],
  [/^(?:flames?|fire)$/, vivid],
  [/^(?:leaves|leaf|foliage|petals?|canopy|needles|grass)$/, leaves],
  [/^(?:trunk|bark|stem|stalk|branches|pot)$/, others(leaves)],
  [/^(?:metal|bands?|straps?|lock|hinges|trim|rim|buckle|frame|bolts|studs|fittings)$/, trim],
  [/^(?:pages?|paper)$/, pale],
  [/^(?:wood|planks?|cover|body|hull|cloth|fabric|leather|surface|label|sign|banner|sail|sails|cushion|seat|string)$/, bulk],
]; // biome-ignore format: a table

/** Words of parts of things, as a pattern of one of them. */
export const THING_PARTS =
  /\b(?:blades?|axe ?head|spear ?head|arrow ?head|hammer ?head|hilt|handle|grip|shaft|haft|pommel|cross ?guard|guard|thatch|walls?|bricks?|liquid|potion|contents?|fluid|filling|glass|bottle|flask|cork|stopper|lid|gems?|jewels?|gemstones?|flames?|leaves|foliage|petals?|canopy|trunk|stem|stalk|branches|lock|hinges|straps|trim|rim|buckle|pages|planks?|hull|sails?)\b/;

/** The pixels of a part of a thing; undefined where nothing of it is of a matter of its own. */
export function thingPart(subject: Subject, word: string): Region | undefined {
  const choice = PARTS.find(([words]) => words.test(word))?.[1];
  if (!choice) return undefined;
  const all = mattersOf(subject);
  const meant = choice(all).flatMap(({ pixels }) => pixels);
  // A part is less than all there is.
  if (meant.length < 2 || (all.length < 2 && choice !== bulk)) return undefined;
  const out = new Uint8Array(subject.sprite.width * subject.sprite.height);
  for (const i of meant) out[i] = 1;
  return out;
}

/** What somebody is clothed in of whom no parts were told: the commonest matter below the face, unlike it. */
export function clothByMatter(subject: Subject, least = LEAST_CLOTH): Region | undefined {
  const { chin, axis, headHalf, top } = stanceOf(subject);
  const { width } = subject.sprite;
  const all = mattersOf(subject);
  const inFace = (i: number): boolean =>
    Math.abs((i % width) + 0.5 - axis) < 0.5 * headHalf &&
    Math.floor(i / width) > (top + chin) / 2 &&
    Math.floor(i / width) < chin;
  const [cloth] = all
    .map((one) => ({
      one,
      below: one.pixels.filter((i) => Math.floor(i / width) >= chin).length,
      face: one.pixels.filter(inFace).length,
    }))
    .filter(
      ({ one, below, face }) =>
        below >= 0.5 * one.pixels.length && face <= 0.1 * one.pixels.length && one.share >= least,
    )
    .sort((a, b) => b.below - a.below);
  if (!cloth) return undefined;
  const out = new Uint8Array(width * subject.sprite.height);
  for (const i of cloth.one.pixels) if (Math.floor(i / width) >= chin) out[i] = 1;
  return out;
}
const LEAST_CLOTH = 0.25;
