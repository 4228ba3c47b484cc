/** Which colours people mean by a word when they point at what is there: "the red spots" are of every red that a palette has. */
type Lab = readonly [L: number, a: number, b: number];

interface Family {
  /** Degrees from and to, on the way up; absent: colours without a hue. */
  readonly hue?: readonly [number, number];
  readonly chroma: readonly [number, number];
  readonly light: readonly [number, number];
}

const FAMILIES: Readonly<Record<string, readonly Family[]>> = {
  red: [{ hue: [358, 46], chroma: [0.08, 1], light: [0.14, 0.74] }],
  pink: [{ hue: [315, 45], chroma: [0.035, 1], light: [0.58, 1] }],
  orange: [{ hue: [38, 76], chroma: [0.1, 1], light: [0.48, 0.9] }],
  brown: [{ hue: [28, 98], chroma: [0.025, 0.125], light: [0.16, 0.66] }],
  yellow: [{ hue: [74, 114], chroma: [0.08, 1], light: [0.48, 1] }],
  gold: [{ hue: [62, 112], chroma: [0.075, 1], light: [0.4, 1] }],
  green: [{ hue: [108, 172], chroma: [0.04, 1], light: [0.16, 1] }],
  teal: [{ hue: [160, 226], chroma: [0.035, 1], light: [0.2, 1] }],
  blue: [{ hue: [212, 292], chroma: [0.04, 1], light: [0.12, 0.96] }],
  purple: [{ hue: [282, 340], chroma: [0.045, 1], light: [0.12, 0.92] }],
  tan: [{ hue: [48, 100], chroma: [0.03, 0.12], light: [0.55, 0.95] }],
  black: [{ chroma: [0, 0.05], light: [0, 0.34] }],
  white: [{ chroma: [0, 0.055], light: [0.78, 1] }],
  grey: [{ chroma: [0, 0.045], light: [0.24, 0.88] }],
};

const SAID: readonly (readonly [RegExp, keyof typeof FAMILIES])[] = [
  [/^(?:red|crimson|scarlet|ruby|maroon|blood)$/, 'red'],
  [/^(?:pink|magenta|rose|rosy)$/, 'pink'],
  [/^(?:orange|ginger|amber)$/, 'orange'],
  [/^(?:brown|chestnut)$/, 'brown'],
  [/^(?:yellow|blond|blonde|lemon)$/, 'yellow'],
  [/^(?:gold|golden)$/, 'gold'],
  [/^(?:green|lime|olive|emerald|jade)$/, 'green'],
  [/^(?:teal|cyan|turquoise|aqua)$/, 'teal'],
  [/^(?:blue|navy|azure|sapphire|cobalt|indigo)$/, 'blue'],
  [/^(?:purple|violet|lilac|lavender|mauve)$/, 'purple'],
  [/^(?:tan|beige|cream)$/, 'tan'],
  [/^(?:black|ebony)$/, 'black'],
  [/^(?:white|ivory|snowy)$/, 'white'],
  [/^(?:gr[ae]y|silver)$/, 'grey'],
]; // biome-ignore format: a table

/** What an area is called in an answer: one name for each colour. */
export const FAMILY_NAMES = Object.keys(FAMILIES).filter((name) => !/^(?:gold|tan)$/.test(name));

/** The family that a word names; undefined for a word of no colour. */
export const familyOf = (word: string): string | undefined => SAID.find(([words]) => words.test(word))?.[1];

/** Whether people call a colour by a word of a family. */
export function isCalled(family: string, [L, a, b]: Lab): boolean {
  const chroma = Math.hypot(a, b);
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return (FAMILIES[family] ?? []).some(({ hue: turn, chroma: [dull, vivid], light: [dark, bright] }) => {
    if (chroma < dull || chroma > vivid || L < dark || L > bright) return false;
    if (!turn) return true;
    const [from, to] = turn;
    return from <= to ? hue >= from && hue <= to : hue >= from || hue <= to;
  });
}
