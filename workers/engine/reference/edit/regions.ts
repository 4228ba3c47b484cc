/** Where on a person of any artist the things are that words speak of. */
import type { Px } from '../../../../src/pixels/types.ts';
import {
  areaOf,
  areKin,
  at,
  type Color,
  commonest,
  eachPixel,
  type Flat,
  isWarm,
  luma,
  median,
} from '../parts/flat.ts';
import type { Person } from '../parts/index.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import { isWithin } from '../parts/runs.ts';

/** 1 for each pixel that is meant. */
export type Region = Uint8Array;

/** Features and slots that can be found in a picture and coloured anew. */
const FEET = 0.16;

/** The pixels of a slot or a feature; undefined where a figure has none that could be found. */
export function regionOf(person: Person, slot: string): Region | undefined {
  // A cloak that was taken off before its bearer was taken apart is none of the figure without its line.
  if (slot === 'back') return person.cape && capeIn(person.cape, person.line);
  const is = TESTS[slot];
  if (!is) return undefined;
  const { figure, colors } = person.line;
  const out = new Uint8Array(figure.colors.length);
  let n = 0;
  eachPixel(figure, (x, y, color) => {
    if (colors.has(color) || !is(person, x, y, color)) return;
    out[y * figure.width + x] = 1;
    n++;
  });
  return n > 0 ? out : undefined;
}

function capeIn(cape: Flat, { colors }: LineHabit): Region | undefined {
  const out = Uint8Array.from(cape.colors, (c) => (c >= 0 && !colors.has(c) ? 1 : 0));
  return out.includes(1) ? out : undefined;
}

/** The same of a figure of which only head, body and feet are known, by rows; none where it has no such part. */
export function regionSeen(figure: Flat, lines: ReadonlySet<Color>, stance: Rows, slot: string): Region | undefined {
  const { top, chin, hip, floor, axis, headHalf, trunk, trunkHalf } = stance;
  const head = chin - top;
  const inHead = (x: Px, y: Px): boolean => y < chin && Math.abs(x + 0.5 - axis) <= headHalf + 1.5;
  const face: Color[] = [];
  eachPixel(figure, (x, y, color) => {
    if (inHead(x, y) && y > top + 0.45 * head && isWarm(color) && luma(color) > 70) face.push(color);
  });
  const warm = commonest(face);
  // What is most of a figure is its cloth: the face under a brown hood is in the dark.
  const all = [...figure.colors].filter((c) => c >= 0 && !lines.has(c));
  const isCloth = warm >= 0 && all.filter((c) => areKin(c, warm)).length > MOST_BARE * all.length;
  const skin = isCloth ? new Set<Color>() : warm >= 0 ? new Set([warm]) : bareIn(figure, lines, stance, inHead);
  const isSkin = (color: Color): boolean => skin.has(color) || (!isCloth && warm >= 0 && areKin(color, warm));
  const rows: Readonly<Record<string, (x: Px, y: Px) => boolean>> = {
    hair: (x, y) => inHead(x, y) && y < top + 0.6 * head,
    hat: (x, y) => inHead(x, y) && y < top + 0.5 * head,
    torso: (x, y) => !inHead(x, y) && y >= chin - 0.1 * head && y < hip,
    shoulders: (x, y) => !inHead(x, y) && y >= chin - 0.1 * head && y < chin + (hip - chin) * 0.45,
    // Hands hang beside them.
    legs: (x, y) => y >= hip && y < floor - FEET * (floor - top) && Math.abs(x + 0.5 - trunk) <= 1.25 * trunkHalf + 1,
    feet: (_x, y) => y >= floor - FEET * (floor - top),
  };
  if (slot === 'skin') return hideOf(figure, lines);
  const isMeant = rows[slot];
  if (!isMeant) return undefined;
  const out = new Uint8Array(figure.colors.length);
  let n = 0;
  eachPixel(figure, (x, y, color) => {
    if (lines.has(color) || isSkin(color) || !isMeant(x, y)) return;
    out[y * figure.width + x] = 1;
    n++;
  });
  return n > 0 ? out : undefined;
}

/** Who is more naked than that wears nothing that is named. */
const MOST_BARE = 0.45;

/** The skin of who is green or grey: the colour of face and hands, where the breast has another. */
function bareIn(
  figure: Flat,
  lines: ReadonlySet<Color>,
  { top, chin, hip, trunk, trunkHalf, hands = [] }: Rows,
  inHead: (x: Px, y: Px) => boolean,
): Set<Color> {
  const [face, breast]: [Color[], Color[]] = [[], []];
  eachPixel(figure, (x, y, color) => {
    if (lines.has(color)) return;
    if (inHead(x, y) && y > top + 0.4 * (chin - top)) face.push(color);
    if (y > chin && y < hip && Math.abs(x + 0.5 - trunk) <= trunkHalf) breast.push(color);
  });
  const fists = hands.flatMap(({ x, y }) =>
    ABOUT_HAND.flatMap((dy) => ABOUT_HAND.map((dx) => at(figure, Math.floor(x) + dx, Math.floor(y) + dy))),
  );
  const [own, chest] = [commonest(face), commonest(breast)];
  const isBoth = own >= 0 && fists.filter((c) => c >= 0 && areKin(c, own)).length >= 2;
  if (!isBoth || (chest >= 0 && areKin(chest, own))) return new Set();
  // With the shades that it has in face and hands.
  return new Set([...face, ...fists].filter((c) => c >= 0 && areKin(c, own)));
}
const ABOUT_HAND = [-2, -1, 0, 1, 2] as const;

/** The hide of a beast: its commonest colour with the shades of it, and of those. */
function hideOf(figure: Flat, lines: ReadonlySet<Color>): Region | undefined {
  const counts = new Map<Color, number>();
  eachPixel(figure, (_x, _y, c) => {
    if (!lines.has(c)) counts.set(c, (counts.get(c) ?? 0) + 1);
  });
  const kinOf = (color: Color): number => [...counts].reduce((n, [c, m]) => n + (areKin(c, color) ? m : 0), 0);
  const kin = new Map([...counts.keys()].map((c) => [c, kinOf(c)]));
  const [main] = [...counts.keys()].sort((a, b) => kin.get(b)! - kin.get(a)!);
  if (main === undefined) return undefined;
  const hide = new Set([main]);
  for (let round = 0; round < 2; round++)
    for (const c of counts.keys()) if ([...hide].some((own) => areKin(own, c))) hide.add(c);
  return Uint8Array.from(figure.colors, (c) => (hide.has(c) ? 1 : 0));
}

interface Rows {
  readonly axis: number;
  readonly trunk: number;
  readonly trunkHalf: number;
  readonly headHalf: number;
  readonly top: Px;
  readonly chin: Px;
  readonly hip: Px;
  readonly floor: Px;
  readonly hands?: readonly { readonly x: number; readonly y: number }[];
}

type Test = (person: Person, x: Px, y: Px, color: Color) => boolean;

const isHead: Test = ({ head }, x, y) => isWithin(head.runs[y], x);
const isFace: Test = ({ head }, x, y) => at(head.face, x, y) >= 0;
const isLeg: Test = ({ crotch, hip }, _x, y) => y >= Math.min(crotch, hip + 1);
const isHand: Test = ({ held, cape }, x, y) =>
  held.some((h) => at(h, x, y) >= 0) || (cape !== undefined && at(cape, x, y) >= 0);
/** Shades of the skin: what is plainly one, and of what may be one what is in the face rather than in the hair over it. */
const skins = new WeakMap<Person, ReadonlySet<Color>>();
export function skinsOf(person: Person): ReadonlySet<Color> {
  const known = skins.get(person);
  if (known) return known;
  const { head, picture } = person;
  const skin = skinOf(person);
  const sharesIn = (flat: Flat): Map<Color, number> => {
    const out = new Map<Color, number>();
    const all = areaOf(flat);
    eachPixel(flat, (_x, _y, c) => out.set(c, (out.get(c) ?? 0) + 1 / all));
    return out;
  };
  const [face, hair] = [sharesIn(head.face), sharesIn(head.hair)];
  const own = [...new Set(picture.colors)].filter((c) => {
    if (!areKin(c, skin)) return false;
    const [inFace, inHair] = [face.get(c) ?? 0, hair.get(c) ?? 0];
    return c === skin || (inFace === 0 && inHair === 0 ? areKin(c, skin, SHADE) : inFace >= inHair);
  });
  const out = new Set(own);
  skins.set(person, out);
  return out;
}
/** Shades of one colour that are nowhere in a head differ by less. */
const SHADE = 0.14;

const isSkin: Test = (person, _x, _y, color) => skinsOf(person).has(color);
/** A helm or a hood before a face is as grey as the armour below it: nothing of that is bare. */
const isBare: Test = (person, _x, _y, color) => {
  const skin = skinOf(person);
  return !isGrey(skin) && skinsOf(person).has(color);
};
const footY = ({ floor, top }: Person): number => floor - Math.max(1, FEET * (floor - top));

/** Eyes: what is darkest or lightest in the face, off its edge, in the rows between brow and nose. */
const isEye: Test = (person, x, y, color) => {
  if (!isFace(person, x, y, color) || isBare(person, x, y, color)) return false;
  const height = person.neck - person.top;
  const t = (y - person.top) / height;
  return t > 0.35 && t < 0.85 && Math.abs(x + 0.5 - person.axis) < person.head.half * 0.8;
};

const TESTS: Readonly<Record<string, Test>> = {
  hair: (p, x, y, c) => isHead(p, x, y, c) && !isFace(p, x, y, c) && !isBare(p, x, y, c),
  hat: (p, x, y, c) => isHead(p, x, y, c) && !isFace(p, x, y, c) && y < p.top + (p.neck - p.top) * 0.5,
  eyes: isEye,
  skin: isSkin,
  beard: (p, x, y, c) => isHead(p, x, y, c) && y > p.top + (p.neck - p.top) * 0.72,
  torso: (p, x, y, c) => !isHead(p, x, y, c) && !isLeg(p, x, y, c) && !isHand(p, x, y, c) && !isBare(p, x, y, c),
  shoulders: (p, x, y, c) =>
    !isHead(p, x, y, c) && y < p.neck + (p.hip - p.neck) * 0.4 && !isHand(p, x, y, c) && !isBare(p, x, y, c),
  legs: (p, x, y, c) => isLeg(p, x, y, c) && y < footY(p) && !isHand(p, x, y, c) && !isBare(p, x, y, c),
  feet: (p, x, y, c) => y >= footY(p) && !isHand(p, x, y, c),
  hands: (p, x, y, c) => p.arms.some((arm) => at(arm, x, y) >= 0) && y > p.neck + (p.hip - p.neck) * 0.6 && c >= 0,
  right: (p, x, y) => at(p.held[0], x, y) >= 0,
  left: (p, x, y) => at(p.held[1], x, y) >= 0,
};

export const isGrey = (c: Color): boolean => {
  const [r, g, b] = [c >> 16, (c >> 8) & 255, c & 255];
  return Math.max(r, g, b) - Math.min(r, g, b) < 30;
};

/** The colour of the skin: the commonest of the face; of who is bearded the one that hands have too. */
export function skinOf({ head, line, arms }: Person): Color {
  const counts = new Map<Color, number>();
  eachPixel(head.face, (_x, _y, c) => {
    if (!line.colors.has(c)) counts.set(c, (counts.get(c) ?? 0) + 1);
  });
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  const usual = sorted[0]?.[0] ?? -1;
  const all = sorted.reduce((sum, [, n]) => sum + n, 0);
  const onArms = (c: Color): number => {
    let n = 0;
    for (const arm of arms)
      eachPixel(arm, (_x, _y, own) => {
        if (areKin(own, c, SHADE)) n++;
      });
    return n;
  };
  // Whose hands are gloved is told by a pale face: no beard is so warm and so light.
  const isPale = usual >= 0 && isWarm(usual) && luma(usual) > PALE && sorted[0]![1] > MOST_OF_FACE * all;
  if (usual < 0 || isPale || onArms(usual) >= LEAST_ON_ARMS) return usual;
  const [best] = sorted
    .filter(([c, n]) => n >= Math.max(2, OF_FACE * all) && isWarm(c) && luma(c) > 50)
    .map(([c]) => [c, onArms(c)] as const)
    .sort((a, b) => b[1] - a[1]);
  return best && best[1] >= LEAST_ON_ARMS ? best[0] : usual;
}
/** So many pixels of hands; so much of a face shows between hair and beard. */
const LEAST_ON_ARMS = 3;
const OF_FACE = 0.08;
const PALE = 170;
const MOST_OF_FACE = 0.45;

/** A region's usual lightness, 0..255. */
export const usualLuma = (flat: Flat, region: Region): number =>
  median([...flat.colors].filter((c, i) => c >= 0 && region[i]).map(luma));
