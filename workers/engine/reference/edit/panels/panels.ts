/** The panels that an artist drew a picture of: what hangs together in one hue, in all its shades, between lines and other colours. */
import { rgbToOklab } from '../../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../../src/pixels/histogram.ts';
import { type Color, toFlat } from '../../parts/flat.ts';
import { apart } from '../matters.ts';
import { lineOf, type Subject } from '../subject.ts';
import { eyesOf } from '../whole-of.ts';

export interface Panel {
  readonly pixels: readonly number[];
  readonly light: number;
  readonly chroma: number;
  /** In degrees. */
  readonly hue: number;
}

export interface Panels {
  readonly all: readonly Panel[];
  /** The panel of a pixel; -1 for lines, eyes and what is not there. */
  readonly of: Int32Array;
}

type Lab = readonly [light: number, chroma: number, hue: number];

/** Less colour tells no hue, nor does what is darker. */
const GREY = 0.04;
const DARK = 0.2;
/** How far neighbours of one panel may be apart. */
const ONE_HUE = 26;
const ONE_CHROMA = 0.09;
const ONE_STEP = 0.3;
const ONE_GREY = 0.2;

const told = new WeakMap<Uint8ClampedArray, Panels>();

/** The panels of a picture; read once for each. */
export function panelsOf(subject: Subject): Panels {
  const known = told.get(subject.sprite.data);
  if (known) return known;
  const { colors, width, height } = toFlat(subject.sprite);
  const line = lineOf(subject);
  const eyes = new Set(eyesOf(subject).flat());
  const labs = new Map<Color, Lab>();
  for (const c of new Set(colors))
    if (c >= 0) {
      const [L, a, b] = rgbToOklab(unpackRgb(c));
      labs.set(c, [L, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]);
    }
  const isFree = (i: number): boolean =>
    colors[i]! >= 0 && !eyes.has(i) && !(line.isLined && line.colors.has(colors[i]!));
  const of = new Int32Array(colors.length).fill(-1);
  const all: Panel[] = [];
  for (const start of colors.keys()) {
    if (of[start]! >= 0 || !isFree(start)) continue;
    const pixels = [start];
    of[start] = all.length;
    const mean = new Mean(labs.get(colors[start]!)!);
    for (const i of pixels) {
      const [x, y] = [i % width, Math.floor(i / width)];
      for (const [u, v] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const j = v * width + u;
        if (u < 0 || v < 0 || u >= width || v >= height || of[j]! >= 0 || !isFree(j)) continue;
        const next = labs.get(colors[j]!)!;
        if (!areOne(labs.get(colors[i]!)!, next) || !mean.isNear(next)) continue;
        mean.add(next);
        of[j] = all.length;
        pixels.push(j);
      }
    }
    all.push(panelOf(pixels, (i) => labs.get(colors[i]!)!));
  }
  const found = { all, of };
  told.set(subject.sprite.data, found);
  return found;
}

/** What a panel is so far on the mean: from shade to shade hair would go on into a face. */
class Mean {
  private n = 1;
  private light: number;
  private a: number;
  private b: number;
  constructor([light, chroma, hue]: Lab) {
    this.light = light;
    [this.a, this.b] = turned(chroma, hue);
  }
  add([light, chroma, hue]: Lab): void {
    const [a, b] = turned(chroma, hue);
    this.n++;
    this.light += (light - this.light) / this.n;
    this.a += (a - this.a) / this.n;
    this.b += (b - this.b) / this.n;
  }
  isNear([light, chroma, hue]: Lab): boolean {
    const [a, b] = turned(chroma, hue);
    return Math.abs(light - this.light) < FAR_LIGHT && Math.hypot(a - this.a, b - this.b) < FAR_HUE;
  }
}
const turned = (chroma: number, hue: number): readonly [number, number] => [
  chroma * Math.cos((hue * Math.PI) / 180),
  chroma * Math.sin((hue * Math.PI) / 180),
];
const FAR_LIGHT = 0.42;
const FAR_HUE = 0.13;

function areOne([L, C, H]: Lab, [l, c, h]: Lab): boolean {
  if ((C < GREY || L < DARK) && (c < GREY || l < DARK)) return Math.abs(L - l) <= ONE_GREY;
  if (C < GREY || c < GREY || L < DARK || l < DARK) return false;
  return (
    apart(H, h) <= ONE_HUE && Math.abs(C - c) <= (apart(H, h) <= 12 ? 0.14 : ONE_CHROMA) && Math.abs(L - l) <= ONE_STEP
  );
}

function panelOf(pixels: readonly number[], lab: (i: number) => Lab): Panel {
  let [light, a, b] = [0, 0, 0];
  for (const i of pixels) {
    const [L, chroma, hue] = lab(i);
    light += L;
    a += chroma * Math.cos((hue * Math.PI) / 180);
    b += chroma * Math.sin((hue * Math.PI) / 180);
  }
  const n = pixels.length;
  return { pixels, light: light / n, chroma: Math.hypot(a, b) / n, hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Whether two panels are shades of one colour. */
export function areShades(a: Panel, b: Panel): boolean {
  if (a.chroma < GREY || b.chroma < GREY)
    return a.chroma < GREY && b.chroma < GREY && Math.abs(a.light - b.light) < 0.3;
  return apart(a.hue, b.hue) <= ONE_HUE;
}
