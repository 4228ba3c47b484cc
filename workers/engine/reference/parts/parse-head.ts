/** The head of a person seen from the front: face, hair, and what lies behind the face. */
import type { Px } from '../../../../src/pixels/types.ts';
import { backOfHead, type HeadColors, isHem } from './back-of-head.ts';
import { apart, areKin, at, BESIDE, blank, type Color, type Flat, isHueNear, luma, median, NONE, put } from './flat.ts';
import { brimOf, plainBack, underHat } from './parse-hat.ts';
import type { Head, HeadPlace } from './person-types.ts';
import { columnsOf, isWithin, type Run, type Runs, runAt, widthOf } from './runs.ts';
import { shadesOf, skinOf, tally } from './skin-of.ts';

/** Shares of the head's height from its top. */
const CROWN = 0.32;
const BROW = 0.14;

/** The run of each row of the head. A row that is far wider on one side holds a thing; lower rows hold shoulders. */
function headRuns(
  { line: { figure }, axis, top, neck }: HeadPlace,
  brim = top,
): { readonly runs: Runs; readonly half: number } {
  const runs: Runs = Array(figure.height).fill(undefined);
  const height = neck - top;
  for (let y = top; y < neck; y++) {
    const run = runAt(figure, y, axis);
    if (!run) continue;
    const wide = Math.max(axis - run.from, run.to - axis);
    const other = Math.min(axis - run.from, run.to - axis);
    const half = wide > other * 1.6 + 2 ? Math.max(other, 1) : wide;
    runs[y] = { from: Math.max(run.from, Math.round(axis - half)), to: Math.min(run.to, Math.round(axis + half)) };
  }
  const middle = runs.filter(
    (r, y): r is Run =>
      r !== undefined && y > brim && y >= top + height * 0.25 && y <= Math.max(brim + 3, top + height * 0.62),
  );
  const usual = median(middle.map((r) => widthOf(r) / 2)) || 3;
  for (let y = Math.max(brim + 1, Math.round(top + height * 0.5)); y < neck; y++) {
    const run = runs[y];
    if (!run || widthOf(run) / 2 <= usual) continue;
    runs[y] = { from: Math.max(run.from, Math.round(axis - usual)), to: Math.min(run.to, Math.round(axis + usual)) };
  }
  for (let y = neck - 1; y > neck - 4 && y > 1; y--) {
    const [run, above] = [runs[y], runs[y - 1]];
    if (!run || !above || widthOf(run) <= widthOf(above) + 3) continue;
    runs[y] = { from: Math.max(run.from, above.from), to: Math.min(run.to, above.to) };
  }
  return { runs, half: usual };
}

/** Pixels of skin that hang together with the middle of the face; ears beside hair are not of it. */
function faceSkin(figure: Flat, runs: Runs, isSkin: (c: Color) => boolean, from: Px, to: Px, axis: number): Uint8Array {
  const { width } = figure;
  const out = new Uint8Array(figure.colors.length);
  const seen = new Uint8Array(figure.colors.length);
  const isIn = (x: Px, y: Px): boolean => y >= from && y < to && isWithin(runs[y], x) && isSkin(at(figure, x, y));
  const groups: number[][] = [];
  for (let y = from; y < to; y++) {
    for (const x of columnsOf(runs[y])) {
      if (!isIn(x, y) || seen[y * width + x]) continue;
      const group = [y * width + x];
      seen[group[0]!] = 1;
      for (let k = 0; k < group.length; k++) {
        const [X, Y] = [group[k]! % width, Math.floor(group[k]! / width)];
        for (const [dx, dy] of BESIDE) {
          const j = (Y + dy) * width + X + dx;
          if (!isIn(X + dx, Y + dy) || seen[j]) continue;
          seen[j] = 1;
          group.push(j);
        }
      }
      groups.push(group);
    }
  }
  const largest = Math.max(1, ...groups.map((g) => g.length));
  for (const group of groups) {
    const off = group.reduce((sum, i) => sum + Math.abs((i % width) + 0.5 - axis), 0) / group.length;
    const run = runs[Math.floor(group[0]! / width)]!;
    if (group.length >= largest * 0.25 || off < widthOf(run) * 0.3) for (const i of group) out[i] = 1;
  }
  return out;
}

/** In a mask: skin between the face's outermost columns, and what else belongs to the face. */
const SKIN = 1;
const FEATURE = 2;

/** The face as a mask over the picture: rows of skin with what lies between, and rows without skin between such. */
function faceMask(place: HeadPlace, runs: Runs, isSkin: (c: Color) => boolean): Uint8Array {
  const { figure } = place.line;
  const { width } = figure;
  const { top, neck, axis } = place;
  const height = neck - top;
  const first = Math.round(top + height * BROW);
  const own = faceSkin(figure, runs, isSkin, first, neck, axis);
  const mask = new Uint8Array(figure.colors.length);
  let last: Run | undefined;
  for (let y = first; y < neck; y++) {
    if (!runs[y]) continue;
    const skin = [...columnsOf(runs[y])].filter((x) => own[y * width + x]);
    if (skin.length === 0) {
      const between = last && y < neck - 1 && y > top + height * 0.4;
      if (between) for (let x = last!.from + 1; x < last!.to - 1; x++) mask[y * width + x] = FEATURE;
      continue;
    }
    last = { from: skin[0]!, to: skin.at(-1)! + 1 };
    for (const x of columnsOf(last)) mask[y * width + x] = SKIN;
  }
  return mask;
}

/** Between the skin's outermost columns, what is unlike the crown and the head's ends (eyes, beards, masks) is face too. */
function addFeatures(place: HeadPlace, runs: Runs, mask: Uint8Array, crown: readonly Color[], skin: Color): void {
  const { figure } = place.line;
  const { width } = figure;
  const hairs = new Set(crown.filter((c) => !areKin(c, skin)));
  let left = width;
  let right = -1;
  for (let y = place.top; y < place.neck; y++) {
    const run = runs[y];
    if (run) for (const x of [run.from, run.to - 1]) if (!mask[y * width + x]) hairs.add(at(figure, x, y));
    for (let x = 0; x < width; x++) {
      if (mask[y * width + x] !== SKIN) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  for (let y = Math.round(place.top + (place.neck - place.top) * 0.3); y < place.neck; y++) {
    const run = runs[y];
    if (!run) continue;
    for (let x = Math.max(left, run.from + 1); x <= Math.min(right, run.to - 2); x++) {
      const color = at(figure, x, y);
      if (!mask[y * width + x] && ![...hairs].some((hair) => areKin(hair, color))) mask[y * width + x] = FEATURE;
    }
    // An eye on the very edge of a face has skin above it and below.
    for (const x of [run.from, run.to - 1]) {
      if ([-1, 1].every((dy) => mask[(y + dy) * width + x])) mask[y * width + x] = FEATURE;
    }
  }
}

/** A colour so far from the skin's is no shade of it. */
const EYE = 110;

/** What goes round with the face: of a bald head its features alone, else the face with the line about it and its hem. */
function coverOf(place: HeadPlace, runs: Runs, mask: Uint8Array, head: HeadColors): Uint8Array {
  const { line, top, neck } = place;
  const { width } = line.figure;
  const cover = Uint8Array.from(mask);
  const height = neck - top;
  for (let y = top; y < neck; y++) {
    const run = runs[y];
    for (const x of columnsOf(run)) {
      const i = y * width + x;
      const color = at(line.figure, x, y);
      if (head.isBald) {
        const inside = x > run!.from && x < run!.to - 1;
        // An eye may lie on the very edge.
        const isFeature = inside || (apart(color, head.skin) > EYE && !line.colors.has(color));
        const isLow = y > top + height * 0.2;
        cover[i] = isLow && isFeature && !areKin(color, head.skin) && !head.crownColors.has(color) ? 1 : 0;
      } else if (!mask[i] && line.colors.has(color)) {
        if (BESIDE.some(([dx, dy]) => mask[(y + dy) * width + x + dx] === SKIN)) cover[i] = 1;
      }
    }
  }
  if (head.isBald) return cover;
  // A hem about the face (a fringe, the rim of a helmet) belongs to the front.
  const hem: number[] = [];
  for (let y = top; y < neck; y++) {
    const run = runs[y];
    if (!run) continue;
    for (let x = run.from + 1; x < run.to - 1; x++) {
      if (!cover[y * width + x] && isHem(line.figure, cover, head, x, y)) hem.push(y * width + x);
    }
  }
  for (const i of hem) cover[i] = 1;
  return cover;
}

/** Colours so near are one, whatever their hue; blond hair is farther from skin, of 442. */
const NEAR = 26;
/** Shades of one skin are no farther apart in light, of 255. */
const TANNED = 45;

/** The head above the chin, and the colour of its skin. */
export function parseHead(place: HeadPlace): { readonly head: Head; readonly skin: Color } {
  const bare = headRuns(place);
  const brim = brimOf(place, skinOf(place, bare.half));
  const { runs, half } = brim === undefined ? bare : headRuns(place, brim);
  const { line, top, neck } = place;
  const { figure } = line;
  const height = neck - top;
  const skin = skinOf(place, half);
  if (brim !== undefined) return { head: { runs, under: brim + 1, half, ...underHat(place, runs, brim, skin) }, skin };
  const upper = tally(line, runs, top, top + height * CROWN);
  const shades = shadesOf(skin, line, upper, tally(line, runs, top + height * CROWN, neck));
  const isSkin = (c: Color): boolean => shades.has(c);
  const mask = faceMask(place, runs, isSkin);
  let covered = 0;
  let area = 0;
  for (let y = top; y < neck; y++) {
    for (const x of columnsOf(runs[y])) {
      area++;
      // A beard is no bare skin.
      if (mask[y * figure.width + x] && isSkin(at(figure, x, y))) covered++;
    }
  }
  const crown: Color[] = [];
  for (let y = top; y < top + height * 0.34; y++) {
    for (const x of columnsOf(runs[y])) if (!line.colors.has(at(figure, x, y))) crown.push(at(figure, x, y));
  }
  // Hair may be kin to the skin, but is then far lighter or darker.
  const isBare = (c: Color): boolean =>
    (apart(c, skin) < 60 && (apart(c, skin) < NEAR || isHueNear(c, skin))) ||
    (areKin(c, skin) && Math.abs(luma(c) - luma(skin)) < TANNED);
  const isBald = crown.filter(isBare).length > crown.length * 0.6 || covered > area * 0.8;
  const inCrown = new Map<Color, number>();
  for (const c of crown) inCrown.set(c, (inCrown.get(c) ?? 0) + 1);
  const crownColors = new Set(
    [...inCrown].filter(([c, n]) => areKin(c, skin) || n > crown.length * 0.08).map(([c]) => c),
  );
  const usual = new Set(
    [...upper]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 4)
      .map(([c]) => c),
  );
  const colors: HeadColors = { skin, isSkin, isBald, crown, crownColors, usual };
  if (!isBald) addFeatures(place, runs, mask, crown, skin);
  const cover = coverOf(place, runs, mask, colors);

  const hair = blank(figure.width, figure.height);
  const face = blank(figure.width, figure.height);
  for (let y = top; y < neck; y++) {
    for (const x of columnsOf(runs[y])) {
      put(hair, x, y, at(figure, x, y));
      put(face, x, y, cover[y * figure.width + x] ? at(figure, x, y) : NONE);
    }
  }
  const back = backOfHead(place, runs, hair, cover, colors);
  const plain = plainBack(place, runs, back);
  // Eyes that were not found with the face are of it.
  for (let y = top; y < neck; y++) {
    for (const x of columnsOf(runs[y])) if (at(plain, x, y) !== at(back, x, y)) put(face, x, y, at(figure, x, y));
  }
  return { head: { runs, under: top, half, hair: plain, face }, skin };
}
