/** Sizes that can be drawn: the nearest to what is asked for, and how that is told. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels a side, from and to. Characters above `STANDARD` are drawn in another mode. */
const BOUNDS = {
  character: { what: 'A character', least: 16, most: 256 },
  object: { what: 'A thing', least: 32, most: 400 },
  moving: { what: 'A thing that moves', least: 32, most: 256 },
  turning: { what: 'A thing from eight sides', least: 32, most: 168 },
  picture: { what: 'A picture', least: 16, most: 768 },
  ui: { what: 'A picture of an interface', least: 192, most: 688 },
} as const;
export type Drawn = keyof typeof BOUNDS;
export const STANDARD = 128;

interface Fitted {
  readonly size: Size;
  /** Where it is another size than was asked for. */
  readonly told?: string;
  /** Much smaller than was asked for: to be agreed to. */
  readonly far?: true;
}

/** The size that `kind` can be drawn in. Sides keep their proportion where one is too long. */
export function fitted(kind: Drawn, asked: Size): Fitted {
  const { what, least, most } = BOUNDS[kind];
  const longest = Math.max(asked.width, asked.height);
  const scale = longest > most ? most / longest : 1;
  const whole = wholeScale(longest, most);
  const by = whole ? 1 / whole : scale;
  const size = { width: side(asked.width * by, least, most), height: side(asked.height * by, least, most) };
  if (size.width === asked.width && size.height === asked.height) return { size };
  const larger =
    whole && size.width * whole === asked.width && size.height * whole === asked.height
      ? `; enlarged ${whole} times it is exactly ${asked.width}x${asked.height}`
      : '';
  const told = `${what} has ${least} to ${most} pixels a side: I draw it at ${size.width}x${size.height}, not ${asked.width}x${asked.height}${larger}.`;
  return longest > most && !larger ? { size, told, far: true } : { size, told };
}

const side = (pixels: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, Math.round(pixels)));
/** "920x430" drawn at half of it is enlarged without a blur. */
const wholeScale = (longest: number, most: number): number | undefined =>
  longest > most ? [2, 3, 4].find((by) => longest / by <= most && longest % by === 0) : undefined;

/** Sizes in words → a factor of the usual one. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:tiny|teeny|very small|mini(?:ature)?)\b/i, 0.5],
  [/\b(?:small|little|smaller)\b/i, 2 / 3],
  [/\b(?:medium|normal|regular|mid|usual|standard)\b/i, 1],
  [/\b(?:huge|giant|gigantic|massive|enormous|very (?:big|large)|3 ?x|three times)\b/i, 2.5],
  [/\b(?:twice|double|2 ?x)\b/i, 2],
  [/\b(?:half)\b/i, 0.5],
  [/\b(?:big|large|bigger|larger|tall)\b/i, 1.5],
];
export const factorIn = (words: string): number | undefined => WORDS.find(([said]) => said.test(words))?.[1];

/** The usual size by a factor, on the grid of eight pixels. */
export const scaled = (usual: number, factor: number): Size => {
  const pixels = Math.max(16, Math.round((usual * factor) / 8) * 8);
  return { width: pixels, height: pixels };
};
