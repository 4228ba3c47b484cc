/** Looks that a whole figure, or a part of it, takes: frozen, burnt, mossy, rusty, cracked, of a ghost or the undead. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import { at, BESIDE, eachPixel, NONE } from '../parts/flat.ts';
import { hash, linedRound, noiseAt, type Paint } from './paint.ts';
import type { Region } from './regions.ts';
import { onRamp } from './tones.ts';

export interface LookAt {
  readonly paint: Paint;
  /** What the look is of. */
  readonly region: Region;
  /** Whether that is all there is: then the line takes part, and things may hang from it. */
  readonly isWhole: boolean;
  /** What of it is skin or hide, where that could be told from clothes. */
  readonly skin: Region | undefined;
  readonly eyes: readonly (readonly number[])[];
  /** The colour that the words name beside the look. */
  readonly tones?: Ramp | undefined;
}
export type Look = (of: LookAt) => void;

const light = (c: number): number => rgbToOklab(unpackRgb(c))[0];
export const tonesOf = (hex: string, contrast = 1): Ramp => rampOf(hexToRgb(hex), contrast);

/** Calls `see` for each pixel of a region, with its place. */
function within({ paint: { flat } }: LookAt, region: Region, see: (x: Px, y: Px, i: number) => void): void {
  region.forEach((meant, i) => {
    if (meant && flat.colors[i]! >= 0) see(i % flat.width, Math.floor(i / flat.width), i);
  });
}

/** A region in the tones of a ramp, step by step; where `share` is told, only the patches that noise makes of it. */
export function inTones(of: LookAt, tones: Ramp, region = of.region, isIn?: (x: Px, y: Px) => boolean): void {
  const { flat } = of.paint;
  const counts = new Map<number, number>();
  within(of, region, (_x, _y, i) => counts.set(flat.colors[i]!, (counts.get(flat.colors[i]!) ?? 0) + 1));
  if (counts.size === 0) return;
  const to = onRamp(
    tones,
    [...counts].map(([c, n]) => [light(c), n]),
  );
  within(of, region, (x, y, i) => {
    if (!isIn || isIn(x, y)) of.paint.set(x, y, to(light(flat.colors[i]!)));
  });
}

/** Each colour of a region changed for itself. */
function changed(of: LookAt, to: (lab: Rgb) => Rgb, region = of.region): void {
  within(of, region, (x, y) => of.paint.set(x, y, oklabToRgb(to(rgbToOklab(unpackRgb(of.paint.now(x, y)))))));
}

/** The line round the whole, in another colour. */
function lineIn(of: LookAt, hex: string): void {
  const { flat, line, set } = of.paint;
  if (!of.isWhole || !line.isLined) return;
  eachPixel(flat, (x, y, color) => {
    if (line.colors.has(color) && !of.region[y * flat.width + x]) set(x, y, hexToRgb(hex));
  });
}

/** Patches of some share of a region, in clusters that fit the figure's size. */
function patches(
  of: LookAt,
  share: number,
  salt: number,
  lean: (x: Px, y: Px) => number = () => 0,
  cell = Math.max(2.2, of.paint.height / 9),
) {
  const scores: number[] = [];
  const score = (x: Px, y: Px): number => noiseAt(x, y, cell, salt) + lean(x, y);
  within(of, of.region, (x, y) => scores.push(score(x, y)));
  scores.sort((a, b) => b - a);
  const least = scores[Math.floor(scores.length * share)] ?? 9;
  const isIn = (x: Px, y: Px): boolean => of.region[y * of.paint.flat.width + x] === 1 && score(x, y) > least;
  // No lone pixels.
  return (x: Px, y: Px): boolean =>
    isIn(x, y) && (isIn(x - 1, y) || isIn(x + 1, y) || isIn(x, y - 1) || isIn(x, y + 1));
}

/** Pixels of a region with nothing of the figure above them, or below. */
function edges(of: LookAt, dy: -1 | 1): (readonly [Px, Px])[] {
  const { flat, line } = of.paint;
  const out: (readonly [Px, Px])[] = [];
  within(of, of.region, (x, y) => {
    const isEnd = (X: Px, Y: Px): boolean => at(flat, X, Y) < 0;
    const beyond = at(flat, x, y + dy);
    if (isEnd(x, y + dy) || (line.colors.has(beyond) && isEnd(x, y + 2 * dy))) out.push([x, y]);
  });
  return out;
}

/** Rows above the lowest of the figure. */
const aboveFloor = ({ paint: { stance } }: LookAt, y: Px): number => stance.floor - y;

const frozen: Look = (of) => {
  const tones = tonesOf('#8cc8ee', 1.25);
  inTones(of, tones);
  lineIn(of, '#24406c');
  const { paint } = of;
  for (const [x, y] of edges(of, -1)) if (noiseAt(x, y, 3, 5) > 0.35) paint.set(x, y, [240, 250, 255]);
  if (!of.isWhole) return;
  const placed: [Px, Px][] = [];
  for (const [x, y] of edges(of, 1)) {
    const low = at(paint.flat, x, y + 1) < 0 ? y + 1 : y + 2;
    // From undersides that are level, with air below.
    const isLevel = [-1, 1].every((d) => at(paint.flat, x + d, low - 1) >= 0 && at(paint.flat, x + d, low) < 0);
    const isOpen = [1, 2, 3, 4, 5].every((k) => at(paint.flat, x, low + k) < 0);
    if (!isLevel || !isOpen || x % 3 !== 1 || aboveFloor(of, y) < 0.12 * paint.height) continue;
    const long = Math.max(1, Math.round(paint.height * (0.05 + 0.07 * hash(x, 1, 3))));
    for (let k = 0; k < long && at(paint.flat, x, low + k) < 0; k++) {
      paint.set(x, low + k, tones[k === 0 ? TONE.light : TONE.spec]);
      placed.push([x, low + k]);
    }
  }
  if (paint.height >= 26) linedRound(paint, placed);
};

const burnt: Look = (of) => {
  inTones(of, tonesOf('#45403e', 0.95));
  const ember = patches(of, 0.13, 3);
  within(of, of.region, (x, y) => {
    if (!ember(x, y)) return;
    const isCore = ember(x - 1, y) && ember(x + 1, y) && ember(x, y - 1) && ember(x, y + 1);
    of.paint.set(x, y, isCore ? [252, 196, 72] : ember(x, y + 1) ? [226, 92, 34] : [150, 44, 28]);
  });
};

/** Green on what faces up and where noise has it, hanging over by a pixel or two. */
const mossy: Look = (of) => {
  const tones = tonesOf('#6a9a3c', 1.1);
  const top = new Set(edges(of, -1).map(([x, y]) => y * of.paint.flat.width + x));
  const isNearTop = (x: Px, y: Px): number => {
    for (let k = 0; k < 3; k++) if (top.has((y - k) * of.paint.flat.width + x)) return 0.45 - 0.13 * k;
    return 0;
  };
  inTones(of, tones, of.region, patches(of, 0.38, 11, isNearTop));
};

const rusty: Look = (of) => {
  changed(of, ([L, a, b]) => [L * 0.94, a * 0.6 + 0.012, b * 0.6 + 0.02]);
  inTones(of, tonesOf('#a85a2c', 1.05), of.region, patches(of, 0.5, 23));
  const spots = patches(of, 0.12, 31);
  within(of, of.region, (x, y) => {
    if (spots(x, y)) of.paint.set(x, y, [108, 52, 34]);
  });
};

const dirty: Look = (of) => {
  const { stance, height } = of.paint;
  inTones(
    of,
    tonesOf('#7a5a3c', 0.9),
    of.region,
    patches(of, 0.36, 41, (_x, y) => (0.7 * (y - stance.top)) / height),
  );
};

const bloody: Look = (of) => {
  const isIn = patches(of, 0.17, 53);
  const { paint } = of;
  within(of, of.region, (x, y) => {
    if (!isIn(x, y)) return;
    paint.set(x, y, isIn(x - 1, y - 1) || light(at(paint.flat, x, y)) < 0.4 ? [118, 16, 24] : [178, 26, 34]);
    // It runs down.
    if (!isIn(x, y + 1) && x % 3 === 0 && of.region[(y + 1) * paint.flat.width + x]) paint.set(x, y + 1, [150, 20, 28]);
  });
};

/** Cracks that go in from the edge, zigzag, dark, with a lit lip where there is room. */
export const cracked: Look = (of) => {
  const { paint } = of;
  const { width } = paint.flat;
  const isIn = (x: Px, y: Px): boolean => of.region[y * width + x] === 1;
  const area = of.region.reduce((n, v) => n + v, 0);
  // A small figure has room for one or two: more would be blots.
  const ways = Math.max(1, Math.min(5, Math.round(Math.sqrt(area) / 8)));
  const long = Math.max(3, Math.round(Math.sqrt(area) * 0.4));
  const ends = edges(of, -1).concat(sideEnds(of));
  const dark = unpackRgb(paint.dark);
  const isThere = (x: Px, y: Px): boolean => (of.isWhole ? at(paint.flat, x, y) >= 0 : isIn(x, y));
  const made = new Set<number>();
  const dot = (x: Px, y: Px): void => {
    // Of what it is by now: stone that was a red coat has grey cracks.
    if (made.has(y * width + x) || paint.now(x, y) < 0) return;
    made.add(y * width + x);
    const [L, a, b] = rgbToOklab(unpackRgb(paint.now(x, y)));
    paint.set(
      x,
      y,
      L < 0.32
        ? oklabToRgb([Math.min(0.8, L + 0.3), a * 0.7, b * 0.7])
        : L > 0.5 && paint.height > 40
          ? dark
          : oklabToRgb([L * 0.5, a, b]),
    );
    if (L >= 0.32 && paint.height > 26 && isIn(x + 1, y) && !made.has(y * width + x + 1))
      paint.set(x + 1, y, oklabToRgb([Math.min(0.97, L + 0.1), a * 0.8, b * 0.8]));
  };
  for (let k = 0; k < ways && ends.length; k++) {
    let [x, y] = ends[Math.floor(((k + 0.2 + 0.6 * hash(k, 2, 9)) / ways) * ends.length)]!;
    let turn = x < paint.stance.trunk ? 1 : -1;
    for (let step = 0; step < long && isThere(x, y); step++) {
      if (isIn(x, y)) dot(x, y);
      // A side crack, short.
      if (step === long >> 1 && isIn(x - turn, y)) {
        dot(x - turn, y);
        if (isIn(x - 2 * turn, y + 1)) dot(x - 2 * turn, y + 1);
      }
      const roll = hash(x, y, k);
      if (roll < 0.75) x += turn;
      if (roll > 0.2) y++;
      if (step % 3 === 2 && roll > 0.4) turn = -turn;
    }
  }
};

/** Pixels of a region at its left and right ends, row by row. */
function sideEnds(of: LookAt): (readonly [Px, Px])[] {
  const out: (readonly [Px, Px])[] = [];
  within(of, of.region, (x, y, i) => {
    if (y % 2 === 0 && (!of.region[i - 1] || !of.region[i + 1]) && x > 0) out.push([x, y]);
  });
  return out;
}

/** The pale see-through folk: no feet, a wavering end. */
const ghostly: Look = (of) => {
  const { paint } = of;
  const { stance, height, flat } = paint;
  inTones(of, tonesOf('#b4d4ea', 0.85));
  lineIn(of, '#4c6c98');
  for (const eye of of.eyes) for (const i of eye) paint.set(i % flat.width, Math.floor(i / flat.width), [36, 48, 84]);
  if (!of.isWhole) return;
  const wave = Math.max(3, 0.26 * height);
  const end = (x: Px): number =>
    Math.round(stance.floor - height * (0.12 - 0.05 * Math.sin(((x - stance.trunk) / wave) * 2 * Math.PI)));
  eachPixel(flat, (x, y) => {
    if (y > end(x)) paint.set(x, y, NONE);
    else if (y === end(x) && paint.line.isLined) paint.set(x, y, hexToRgb('#4c6c98'));
  });
};

const undead: Look = (of) => {
  const { paint, skin } = of;
  const { width } = paint.flat;
  changed(of, ([L, a, b]) => [L * 0.86, a * 0.5, b * 0.5 + 0.006]);
  inTones(of, tonesOf('#86a468', 0.95), skin ?? of.region);
  const wounds = patches({ ...of, region: skin ?? of.region }, 0.06, 61, undefined, 2.3);
  within(of, skin ?? of.region, (x, y) => {
    if (wounds(x, y)) paint.set(x, y, wounds(x, y + 1) ? [126, 34, 40] : [88, 24, 36]);
  });
  for (const eye of of.eyes) {
    for (const i of eye)
      paint.set(i % width, Math.floor(i / width), eye.length > 1 && i === eye[0] ? [250, 244, 190] : [226, 60, 46]);
  }
};

const shadowy: Look = (of) => {
  inTones(of, tonesOf('#3c3054', 0.9));
  alight(of, [255, 72, 64]);
};
const alight = ({ paint, eyes }: LookAt, color: Rgb): void => {
  for (const eye of eyes) for (const i of eye) paint.set(i % paint.flat.width, Math.floor(i / paint.flat.width), color);
};
const evil: Look = (of) => {
  changed(of, ([L, a, b]) => [L * 0.72, a * 0.8 + 0.02, b * 0.7 - 0.015]);
  alight(of, [255, 64, 48]);
};

const toned =
  (hex: string, contrast: number, line?: string, then?: Look): Look =>
  (of) => {
    inTones(of, tonesOf(hex, contrast));
    if (line) lineIn(of, line);
    then?.(of);
  };

/** Of what has no life in it: eyes are hollows in the same stuff. */
const lifeless =
  (hex: string, contrast: number, line: string | undefined, then: Look): Look =>
  (of) => {
    toned(hex, contrast, line, then)(of);
    const { width } = of.paint.flat;
    for (const i of of.isWhole ? of.eyes.flat() : [])
      of.paint.set(i % width, Math.floor(i / width), tonesOf(hex, contrast)[TONE.deep]);
  };

/** Flames that lick up from what faces the sky. */
const flames: Look = (of) => {
  const { paint } = of;
  const placed: [Px, Px][] = [];
  for (const [x, y] of edges(of, -1)) {
    const first = at(paint.flat, x, y - 1) < 0 ? y : y - 1;
    const tall = Math.round(paint.height * 0.13 * Math.max(0, Math.sin(x * 1.35) * 0.6 + 0.25 + 0.5 * hash(x, 3, 8)));
    for (let k = 0; k < tall && y - k >= 0; k++) {
      if (at(paint.flat, x, first - k) >= 0 && k > 0) break;
      paint.set(x, first - k, k === 0 ? [255, 226, 110] : k < tall * 0.6 ? [250, 160, 44] : [224, 74, 32]);
      placed.push([x, first - k]);
    }
  }
};
const veins: Look = (of) => {
  const isIn = patches(of, 0.22, 71);
  within(of, of.region, (x, y) => {
    if (isIn(x, y)) of.paint.set(x, y, isIn(x, y - 1) && isIn(x, y + 1) ? [255, 214, 90] : [240, 116, 36]);
  });
};

/** Grain: darker rows that waver. */
const grain: Look = (of) => {
  within(of, of.region, (x, y) => {
    const row = y + Math.round(1.4 * noiseAt(x, y, 6, 2));
    if (row % 4 !== 0) return;
    const [L, a, b] = rgbToOklab(unpackRgb(of.paint.now(x, y)));
    of.paint.set(x, y, oklabToRgb([L * 0.84, a, b]));
  });
};

/** Light about it, one pixel deep, in the colour that is named. */
const glowing: Look = (of) => {
  const { paint, tones } = of;
  if (tones) inTones(of, tones);
  else changed(of, ([L, a, b]) => [Math.min(0.97, L * 1.08 + 0.02), a * 1.05, b * 1.05 + 0.008]);
  const shine: Rgb = tones ? tones[TONE.spec] : [255, 236, 140];
  const isOf = (x: Px, y: Px): boolean =>
    [0, ...(paint.line.isLined ? [1] : [])].some((k) =>
      [[0, -1], [0, 1], [-1, 0], [1, 0]].some(([dx, dy]) => of.region[(y + dy! * (1 + k)) * paint.flat.width + x + dx! * (1 + k)]),
    ); // biome-ignore format: pairs
  for (let y = 0; y < paint.flat.height; y++)
    for (let x = 0; x < paint.flat.width; x++) {
      const isBeside = BESIDE.some(([dx, dy]) => at(paint.flat, x + dx, y + dy) >= 0);
      if (at(paint.flat, x, y) < 0 && isBeside && (of.isWhole || isOf(x, y))) paint.set(x, y, shine);
    }
};

/** What is green turns orange and red. */
const autumnal: Look = (of) => {
  const { flat } = of.paint;
  const isGreen = (c: number): boolean => {
    const [r, g, b] = unpackRgb(c);
    return g > r && g > b;
  };
  const leaves = of.region.map((v, i) => (v && isGreen(flat.colors[i]!) ? 1 : 0));
  inTones(of, tonesOf('#d07428', 1.15), leaves);
  inTones(of, tonesOf('#b83c28', 1.1), leaves, (x, y) => noiseAt(x, y, 4, 83) > 0.58);
};

const rainbow: Look = (of) => {
  const hues = ['#d8403c', '#e88a30', '#e8cc40', '#58b048', '#4078d0', '#8a50b8'];
  const rows: number[] = [];
  within(of, of.region, (_x, y) => rows.push(y));
  const [first, last] = [Math.min(...rows), Math.max(...rows) + 1];
  hues.forEach((hex, k) => {
    const isIn = (_x: Px, y: Px): boolean => Math.floor(((y - first) / (last - first)) * hues.length) === k;
    inTones(of, tonesOf(hex), of.region, isIn);
  });
};

const dented: Look = (of) => {
  const { paint } = of;
  const { width } = paint.flat;
  const places: number[] = [];
  within(of, of.region, (_x, _y, i) => places.push(i));
  const n = Math.max(2, Math.round(places.length / 18));
  for (let k = 0; k < n; k++) {
    const i = places[Math.floor(((k + 0.5) / n) * places.length)]!;
    const [L, a, b] = rgbToOklab(unpackRgb(paint.now(i % width, Math.floor(i / width))));
    [0, 1].forEach((d) => {
      const below = i + width + d;
      if (of.region[i + d]) paint.set((i + d) % width, Math.floor((i + d) / width), oklabToRgb([L * 0.55, a, b]));
      if (of.region[below])
        paint.set(below % width, Math.floor(below / width), oklabToRgb([Math.min(0.95, L + 0.24), a, b]));
    });
  }
};

/** Bone: dark sockets, ribs across the breast with gaps between, a spine; legs of bone with a gap. */
const skeletal: Look = (of) => {
  const { paint } = of;
  const { stance, height, flat } = paint;
  inTones(of, tonesOf('#d8d0b4', 1.15));
  lineIn(of, '#2c2430');
  const dark: Rgb = [44, 36, 48];
  const isIn = (x: Px, y: Px): boolean => of.region[y * flat.width + x] === 1;
  for (const eye of of.eyes)
    for (const i of eye) {
      const [x, y] = [i % flat.width, Math.floor(i / flat.width)];
      paint.set(x, y, dark);
      if (stance.chin - stance.top >= 9 && isIn(x, y + 1)) paint.set(x, y + 1, dark);
    }
  if (!of.isWhole) return;
  const { trunk, trunkHalf, chin, hip, isUpright, top, floor } = stance;
  const [first, last] = isUpright ? [chin + 0.12 * (hip - chin), hip] : [top + 0.3 * height, top + 0.62 * height];
  const step = height > 40 ? 3 : 2;
  const half = Math.max(2, 0.85 * trunkHalf);
  const spine = Math.max(1, Math.round(height / 26));
  for (let y = Math.round(first); y < last; y++)
    for (let x = Math.round(trunk - half); x < trunk + half; x++) {
      const isSpine = Math.abs(x + 0.5 - trunk) <= spine / 2;
      const isLow = y > first + 0.68 * (last - first);
      if (isSpine || !isIn(x, y)) continue;
      // Ribs end above the belly, where the spine alone is.
      if (isLow ? isUpright && Math.abs(x + 0.5 - trunk) < 0.8 * half : (y - Math.round(first)) % step === step - 1)
        paint.set(x, y, dark);
    }
  for (let y = Math.round(hip + 0.1 * height); isUpright && y < floor - 0.1 * height; y++) {
    const run: Px[] = [];
    for (let x = Math.round(trunk - 1.4 * trunkHalf); x < trunk + 1.4 * trunkHalf; x++) if (isIn(x, y)) run.push(x);
    // Each leg is a bone of half its width.
    for (const x of run) if (Math.abs(x + 0.5 - trunk) < 0.28 * trunkHalf && run.length > 3) paint.set(x, y, dark);
  }
};

/** Metal plates with seams and rivets, eyes as lamps. */
const robotic: Look = (of) => {
  const { paint, eyes } = of;
  const { stance, flat, height } = paint;
  inTones(of, tonesOf('#8c98a8', 1.3));
  lineIn(of, '#202838');
  const isIn = (x: Px, y: Px): boolean => of.region[y * flat.width + x] === 1;
  const seam: Rgb = [70, 80, 100];
  const { chin, hip, trunk, top, floor, isUpright } = stance;
  const rows = isUpright ? [chin, hip, Math.round((hip + floor) / 2)] : [Math.round((top + floor) / 2)];
  for (const y of rows) for (let x = 0; x < flat.width; x++) if (isIn(x, y)) paint.set(x, y, seam);
  for (const y of rows)
    for (const x of [trunk - 0.16 * height, trunk + 0.16 * height].map(Math.round))
      if (isIn(x, y + 2)) paint.set(x, y + 2, [216, 226, 236]);
  if (isUpright && height > 20) {
    const [x, y] = [Math.round(trunk) - 1, Math.round(chin + 0.4 * (hip - chin))];
    for (const d of [0, 1]) if (isIn(x + d, y)) paint.set(x + d, y, d ? [240, 60, 50] : [255, 130, 90]);
  }
  for (const eye of eyes)
    for (const i of eye)
      paint.set(i % flat.width, Math.floor(i / flat.width), i === eye[0] ? [200, 255, 255] : [70, 220, 250]);
};

export const LOOKS = {
  skeletal, robotic, frozen, burnt, mossy, rusty, dirty, bloody, cracked, dented, ghostly, undead, shadowy, evil, glowing, rainbow, grain, autumnal, flames,
  stone: lifeless('#8e8c90', 1.05, undefined, cracked),
  wooden: lifeless('#96683c', 1, '#3c2418', grain),
  fiery: toned('#dc5a28', 1.2, '#4c1414', flames),
  molten: toned('#4a3c40', 1, undefined, veins),
  poisoned: toned('#86bc3c', 1, '#283c18'),
} satisfies Record<string, Look>; // biome-ignore format: a table
export type LookName = keyof typeof LOOKS;
