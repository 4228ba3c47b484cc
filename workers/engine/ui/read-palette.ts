/** Colours that a request names, and which part of an interface each of them is for. */
import { hexToRgb, oklabToHex, rgbToOklab } from '../../../src/pixels/color.ts';
import { COLOUR_HEX, parseHex, TONES } from '../understand/colours.ts';
import type { Theme } from './themes.ts';

/** Colours of a text in order: '#rrggbb', '#rgb', names, names after "dark", "pale" and the like. */
export function coloursOf(text: string): string[] {
  return [...namedColours(words(text))].map(({ hex }) => hex);
}

const words = (text: string): string[] => text.toLowerCase().match(/#[0-9a-f]{3,6}\b|[a-z]+/g) ?? [];

interface Named {
  readonly hex: string;
  /** Index of the word after it. */
  readonly next: number;
}

function* namedColours(list: readonly string[]): Generator<Named> {
  for (let i = 0; i < list.length; i++) {
    const hex = parseHex(list[i]!) ?? COLOUR_HEX.get(list[i]!);
    if (!hex) continue;
    const tone = list[i]!.startsWith('#') ? undefined : TONES.get(list[i - 1] ?? '');
    yield { hex: tone ? toned(hex, tone) : hex, next: i + 1 };
  }
}

function toned(hex: string, { lightness, chroma }: { lightness: number; chroma: number }): string {
  const [L, a, b] = rgbToOklab(hexToRgb(hex));
  return oklabToHex([Math.max(0.08, Math.min(0.97, L + lightness)), a * chroma, b * chroma]);
}

const lighter = (hex: string, by: number, chroma = 1): string => toned(hex, { lightness: by, chroma });
const lightness = (hex: string): number => rgbToOklab(hexToRgb(hex))[0];
const chroma = (hex: string): number => {
  const [, a, b] = rgbToOklab(hexToRgb(hex));
  return Math.hypot(a, b);
};

/**
 * A theme in other colours: the darkest becomes the ground (the lightest where none is dark), what differs most from it
 * the frame, the most vivid of the rest the highlight. What is not given is made of what is.
 */
export function inColours(theme: Theme, colours: readonly string[]): Theme {
  if (colours.length === 0) return theme;
  const sorted = [...new Set(colours)].sort((a, b) => lightness(a) - lightness(b));
  const dark = lightness(sorted[0]!) < 0.5;
  const base = dark ? sorted.shift()! : sorted.pop()!;
  const most = (of: (hex: string) => number): string | undefined => {
    const best = [...sorted].sort((a, b) => of(b) - of(a))[0];
    if (best) sorted.splice(sorted.indexOf(best), 1);
    return best;
  };
  const frame = most((hex) => Math.abs(lightness(hex) - lightness(base))) ?? lighter(base, dark ? 0.3 : -0.3);
  const accent = most(chroma) ?? frame;
  const button = most(chroma) ?? lighter(base, dark ? 0.16 : -0.12);
  const trim = most(lightness) ?? lighter(frame, 0.12, 0.8);
  const gem = most(chroma) ?? accent;
  const fill = colours.length === 1 ? lighter(base, dark ? 0 : 0.05) : base;
  return {
    ...theme,
    frame,
    fill,
    button,
    accent,
    trim,
    gem,
    second: lighter(fill, dark ? 0.09 : -0.05),
    edge: trim,
    well: lighter(fill, dark ? -0.06 : -0.1),
    backdrop: lighter(button, -0.02, 0.8),
    light: lightness(fill) > 0.6 ? '#ffffff' : lighter(trim, 0.4, 0.4),
    dark: lighter(base, dark ? -0.12 : -0.7, 0.7),
  };
}

/** Nouns after a colour, and what of the interface they are. */
const PARTS: Readonly<
  Record<
    string,
    readonly (keyof Theme & ('frame' | 'fill' | 'button' | 'accent' | 'trim' | 'gem' | 'light' | 'edge'))[]
  >
> = {
  border: ['frame'],
  borders: ['frame'],
  frame: ['frame'],
  framed: ['frame'],
  edge: ['frame'],
  edges: ['frame'],
  rim: ['frame'],
  outline: ['frame'],
  trim: ['trim'],
  trims: ['trim'],
  ornament: ['trim'],
  ornaments: ['trim'],
  corners: ['trim'],
  details: ['trim'],
  panel: ['fill'],
  background: ['fill'],
  ground: ['fill'],
  window: ['fill'],
  box: ['fill'],
  ui: ['fill'],
  interface: ['fill'],
  hud: ['fill'],
  menu: ['fill'],
  button: ['button'],
  buttons: ['button'],
  accent: ['accent', 'gem'],
  accents: ['accent', 'gem'],
  highlight: ['accent', 'gem'],
  highlights: ['accent', 'gem'],
  gem: ['gem'],
  gems: ['gem'],
  jewels: ['gem'],
  banner: ['accent'],
  title: ['accent'],
  text: ['light'],
  letters: ['light'],
  vines: ['edge'],
  moss: ['edge'],
};

/** Colours that a description gives to parts: "a blue panel with golden borders and red buttons". */
export function coloursOfParts(description: string): Partial<Theme> {
  const list = words(description);
  const out: Partial<Record<keyof Theme, string>> = {};
  for (const { hex, next } of namedColours(list)) {
    const noun = list.slice(next, next + 3).findIndex((word) => PARTS[word]);
    const between = list.slice(next, next + Math.max(0, noun));
    if (noun < 0 || between.some((word) => word === 'and' || word === 'with' || COLOUR_HEX.has(word))) continue;
    for (const part of PARTS[list[next + noun]!]!) out[part] ??= hex;
  }
  return out as Partial<Theme>;
}
