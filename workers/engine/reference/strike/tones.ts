/** The two tones in which what flashes is seen: told by words, or out of a picture's own colours. */
import { apart, type Color, eachPixel, type Flat, luma } from '../parts/flat.ts';

/** The two tones of an effect. */
export interface Tones {
  readonly light: Color;
  readonly dim: Color;
}

/** Colours of what words name. */
const ELEMENTS: readonly (readonly [RegExp, Tones])[] = [
  [/fire|flame|lava|burn|magma|inferno/, { light: 0xffe27a, dim: 0xf07c28 }],
  [/ice|frost|snow|freez|cold/, { light: 0xe8f8ff, dim: 0x78bcec }],
  [/acid|poison|venom|toxi|slime/, { light: 0xd8f488, dim: 0x6cae2c }],
  [/lightning|thunder|electr|shock/, { light: 0xfffbd8, dim: 0xf0d23c }],
  [/water|bubble|wave/, { light: 0xd4f0ff, dim: 0x3c8cd8 }],
  [/shadow|dark|curse|necro|void/, { light: 0xd0a0f4, dim: 0x6c3ca4 }],
  [/holy|heal|bless|light\b/, { light: 0xfff8dc, dim: 0xf0d890 }],
];

/** The tones of what words say flies; undefined where they do not say. */
export const tonesSaid = (words: string): Tones | undefined =>
  ELEMENTS.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1];

/** Nothing darker than this is seen as a flash; where a picture has nothing so light, paper white is added to it. */
const FLASH = 196;
const PAPER: Color = 0xf4efe4;

/** The lightest colour of a picture, and a clear lighter one a step below it; `strong` prefers a colour to a grey. */
export function tonesOf(picture: Flat, strong = false): Tones {
  const counts = new Map<Color, number>();
  eachPixel(picture, (_x, _y, color) => counts.set(color, (counts.get(color) ?? 0) + 1));
  const all = [...counts.keys()].sort((a, b) => luma(b) - luma(a));
  const light = all[0] !== undefined && luma(all[0]) >= FLASH ? all[0] : PAPER;
  const steps = all.filter((color) => luma(light) - luma(color) > 30 && luma(color) > 80 && apart(color, light) > 40);
  const vivid = (color: Color): number => {
    const [r, g, b] = [color >> 16, (color >> 8) & 255, color & 255];
    return Math.max(r, g, b) - Math.min(r, g, b);
  };
  const byColor = strong ? [...steps].sort((a, b) => vivid(b) - vivid(a)) : steps;
  return { light, dim: byColor[0] ?? mixed(light, DUST) };
}

/** The tones of magic: the lightest, and a strong colour that is seen before what the figure mostly is. */
export function magicTones(picture: Flat): Tones {
  const light = paleIn(picture);
  const counts = new Map<Color, number>();
  eachPixel(picture, (_x, _y, color) => counts.set(color, (counts.get(color) ?? 0) + 1));
  const most = [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  const main = most.filter((color) => luma(color) > 48).slice(0, MOSTLY);
  const strong = most.filter((color) => {
    const [r, g, b] = [color >> 16, (color >> 8) & 255, color & 255];
    const isVivid = Math.max(r, g, b) - Math.min(r, g, b) >= VIVID && luma(color) >= 70;
    return (
      isVivid &&
      counts.get(color)! > 1 &&
      apart(color, light) > 60 &&
      main.every((own) => apart(own, color) > CLEAR && !isOfHue(own, color))
    );
  });
  return { light, dim: strong[0] ?? MAGIC };
}
/** The tones of dust: the lightest, and a pale grey a step below it, which no part of the figure is taken for. */
export function dustTones(picture: Flat): Tones {
  const light = paleIn(picture);
  return { light, dim: mixed(light, DUST) };
}
/** The lightest colour that is nearly white: what is lightest of a figure may be its skin. */
function paleIn(picture: Flat): Color {
  let best = PAPER;
  let most = FLASH;
  eachPixel(picture, (_x, _y, color) => {
    const [r, g, b] = [color >> 16, (color >> 8) & 255, color & 255];
    if (luma(color) > most && Math.max(r, g, b) - Math.min(r, g, b) < PALE) [best, most] = [color, luma(color)];
  });
  return best;
}
const PALE = 56;
const DUST: Color = 0x8890a0;

/** Whether two strong colours are shades of one hue. */
function isOfHue(a: Color, b: Color): boolean {
  const [p, q] = [a, b].map((color) => {
    const [r, g, l] = [color >> 16, (color >> 8) & 255, color & 255];
    return { strong: Math.max(r, g, l) - Math.min(r, g, l), hue: Math.atan2(Math.sqrt(3) * (g - l), 2 * r - g - l) };
  }) as [{ strong: number; hue: number }, { strong: number; hue: number }];
  const off = Math.abs(Math.atan2(Math.sin(p.hue - q.hue), Math.cos(p.hue - q.hue)));
  return p.strong >= GREYISH && q.strong >= GREYISH && off < HUE;
}
const GREYISH = 40;
const HUE = 0.7;
const MOSTLY = 3;
const VIVID = 90;
const CLEAR = 70;
const MAGIC: Color = 0x78bcec;

const mixed = (a: Color, b: Color): Color =>
  [16, 8, 0].reduce((sum, shift) => sum | (((((a >> shift) & 255) + ((b >> shift) & 255)) >> 1) << shift), 0);
