/** Small things set by hand, pixel by pixel: what is held before the body, gems and emblems. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { type Ramp, ramp as rampOf, TONE } from '../../../../src/pixels/ramp.ts';
import { at } from '../parts/flat.ts';
import type { Paint } from './paint.ts';

interface Trinket {
  /** Rows of letters: k the line, d s b l p the main ramp from deep to glint, capitals the second ramp, dots nothing. */
  readonly rows: readonly string[];
  readonly large?: readonly string[];
  readonly main: string;
  readonly trim: string;
}

const TRINKETS: Readonly<Record<string, Trinket>> = {
  book: {
    rows: ['.kk.kk.', 'kPLkPLk', 'kLLkLLk', 'kbbkbbk', '.kk.kk.'],
    large: ['.kkkk.kkkk.', 'kPPPLkPPPLk', 'kPDDLkPDDLk', 'kPPPLkPPPLk', 'kPDLLkPDLLk', 'kbbbbkbbbbk', '.kkkk.kkkk.'],
    main: '#a03c30', trim: '#efe6d0',
  },
  flower: {
    rows: ['.lb.', 'lPPb', '.bs.', '..B.', '.BS.', '..B.'],
    large: ['..lb..', '.lPPb.', '.bPPs.', '..bs..', '..B...', 'B.BB..', '.BB...', '..B...'],
    main: '#e05c80', trim: '#58a048',
  },
  fish: { rows: ['.kkk..k', 'kplbkkb', 'klbbbkk', '.kkk..k'], main: '#7ca4c0', trim: '#7ca4c0' },
  key: { rows: ['.kkk.', 'klkbk', '.kbk.', '.kbk.', '.kbbk', '.kbk.', '.kbbk', '..k..'], main: '#e0b040', trim: '#e0b040' },
  skull: {
    rows: ['.kkkk.', 'kplllk', 'kkbkbk', 'klblsk', '.kbkb.'],
    large: ['..kkkkk..', '.kpplllk.', 'kppllllbk', 'kpkklkkbk', 'klkklkkbk', 'kllbkbbsk', '.klllbsk.', '.kbkbkbk.', '..k.k.k..'],
    main: '#e4dcc4', trim: '#e4dcc4',
  },
  feather: {
    rows: ['...l', '..lp', '..lb', '.lbb', '.lbs', 'lb..', 'B...'],
    large: ['.....l.', '....lp.', '...lpb.', '..lpbbl', '..lpbb.', '.lpbbs.', '.lbbsl.', 'lpbbs..', 'lbbs...', '.Bs....', 'B......'],
    main: '#e8e4dc', trim: '#b0a898',
  },
  buckle: { rows: ['llls', 'l..s', 'l..s', 'bsss'], large: ['kkkkkk', 'klllbk', 'klkkbk', 'klkkbk', 'kbbbsk', 'kkkkkk'], main: '#e0b040', trim: '#e0b040' },
  ribbon: { rows: ['lb.bb', 'lbsbs', 'b.s.s'], large: ['ll...bb', 'lpbkbbs', 'lbbsbbs', 'lbb.bbs', 'b.....s'], main: '#d83850', trim: '#d83850' },
  eye: { rows: ['.kkk.', 'kPbPk', '.kkk.'], large: ['..kkk..', '.kPPPk.', 'kPPbsPk', 'kPPssPk', '.kPPPk.', '..kkk..'], main: '#4078c8', trim: '#f4f0e8' },
  rune: { rows: ['l.l', '.b.', 'lbl', '.b.'], large: ['l...l', '.l.l.', '..p..', '.lbl.', 'l.b.l', '..b..', '..b..'], main: '#58d8f0', trim: '#58d8f0' },
  moon: { rows: ['.lp', 'lb.', 'lb.', '.bs'], large: ['..lpp', '.lb..', 'lb...', 'lb...', '.bb.s', '..bss'], main: '#f0dc8c', trim: '#f0dc8c' },
  button: { rows: ['lb', 'bs'], main: '#e0b040', trim: '#e0b040' },
  orb: {
    rows: ['.kkk.', 'kplbk', 'klbsk', 'kbsdk', '.kkk.'],
    main: '#8c68d8', trim: '#8c68d8',
  },
  flag: {
    rows: ['BlbB', 'Bbbs', 'Bbsb', 'B...', 'B...', 'B...', 'B...', 'B...'],
    large: ['B......', 'Bllbb..', 'Blbbbsb', 'Bbbssbb', 'Bb.bbss', 'B......', 'B......', 'B......', 'B......', 'B......', 'B......'],
    main: '#c83838', trim: '#8c5c34',
  },
  gem: {
    rows: ['.kk.', 'kpbk', 'kbsk', '.kk.'],
    large: ['..kkk..', '.kplbk.', 'kplbbsk', 'klbbssk', '.kbssk.', '..ksk..', '...k...'],
    main: '#d03050', trim: '#d03050',
  },
  heart: {
    rows: ['.k.k.', 'kpkbk', 'klbsk', '.kbk.', '..k..'],
    large: ['.kk.kk.', 'kplkbbk', 'klbbbsk', '.kbbsk.', '..ksk..', '...k...'],
    main: '#d83448', trim: '#d83448',
  },
  star: {
    rows: ['..l..', '.lpl.', 'lpbbs', '.bbs.', '.b.s.'],
    large: ['...l...', '...p...', 'llplbbs', '.lpbbs.', '..bbs..', '.lb.bs.', '.b...s.'],
    main: '#f0c83c', trim: '#f0c83c',
  },
  cross: { rows: ['.l.', 'lbs', '.b.', '.s.'], large: ['..l..', '..l..', 'llbss', '..b..', '..b..', '..s..'], main: '#d8b040', trim: '#d8b040' },
}; // biome-ignore format: tables of pixels

const THING_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:book|tome|spell ?book|grimoire|scroll)\b/, 'book'],
  [/\b(?:flowers?|rose|bouquet)\b/, 'flower'],
  [/\bfish\b/, 'fish'],
  [/\bkey\b/, 'key'],
  [/\bskull(?: and crossbones)?\b/, 'skull'],
  [/\b(?:feather|plume|quill)s?\b/, 'feather'],
  [/\bbuckle\b/, 'buckle'],
  [/\b(?:ribbon|bow ?tie|bow(?= on (?:top|it|its|his|her|the)))\b/, 'ribbon'],
  [/\b(?:rune|sigil|glyph)s?\b/, 'rune'],
  [/\b(?:crescent(?: moon)?|moon)\b/, 'moon'],
  [/\b(?:a|an|one) (?:[a-z]+ )?eye\b/, 'eye'],
  [/\bbuttons?\b/, 'button'],
  [/\b(?:orb|crystal ball|ball)\b/, 'orb'],
  [/\b(?:flag|banner)\b/, 'flag'],
  [/\b(?:gem|jewel|gemstone|crystal|ruby|sapphire|emerald|diamond|amethyst)\b/, 'gem'],
  [/\bheart\b/, 'heart'],
  [/\bstar\b/, 'star'],
  [/\bcross\b/, 'cross'],
];

export const trinketIn = (text: string): { readonly name: string; readonly word: string } | undefined => {
  for (const [words, name] of THING_WORDS) {
    const found = words.exec(text);
    if (found) return { name, word: found[0] };
  }
  return undefined;
};

/** Colours that the names of stones say. */
export const STONES: Readonly<Record<string, string>> = {
  ruby: '#d02848', sapphire: '#3468d8', emerald: '#28a860', diamond: '#b8e4f4', amethyst: '#9450d0', rose: '#d83450',
}; // biome-ignore format: a table

const LETTERS: Readonly<Record<string, keyof typeof TONE>> = {
  d: 'deep',
  s: 'shadow',
  b: 'base',
  l: 'light',
  p: 'spec',
};
/** Figures of fewer rows have the small drawing: of what is held, and of what lies on them. */
const LARGE = { held: 40, laid: 24 } as const;

const rowsOf = (paint: Paint, name: string, inside: boolean): readonly string[] => {
  const thing = TRINKETS[name]!;
  return paint.height >= LARGE[inside ? 'laid' : 'held'] && thing.large ? thing.large : thing.rows;
};

/** How wide and high a trinket is that stands beside or on a figure. */
export function trinketSize(paint: Paint, name: string): readonly [wide: number, high: number] {
  const rows = rowsOf(paint, name, false);
  return [Math.max(...rows.map((row) => row.length)), rows.length];
}

/** A trinket with its middle at a place. `inside`: only where the figure is, as an emblem lies on it. */
export function trinketAt(
  paint: Paint,
  name: string,
  place: { readonly x: number; readonly y: number },
  colour: Ramp | undefined,
  inside: boolean,
): void {
  const thing = TRINKETS[name]!;
  const rows = rowsOf(paint, name, inside);
  const [main, trim] = [colour ?? rampOf(hexToRgb(thing.main), 1.1), rampOf(hexToRgb(thing.trim))];
  const wide = Math.max(...rows.map((row) => row.length));
  const clamp = (v: number, most: number): number => Math.max(0, Math.min(v, most));
  const left = clamp(Math.round(place.x - wide / 2), paint.flat.width - wide);
  const top = clamp(Math.round(place.y - rows.length / 2), paint.flat.height - rows.length);
  rows.forEach((row, dy) => {
    [...row].forEach((letter, dx) => {
      if (letter === '.') return;
      const [x, y] = [left + dx, top + dy];
      if (inside && at(paint.flat, x, y) < 0) return;
      const tone = LETTERS[letter.toLowerCase()];
      const tones = letter === letter.toLowerCase() ? main : trim;
      paint.set(x, y, tone ? tones[TONE[tone]] : paint.dark);
    });
  });
}
