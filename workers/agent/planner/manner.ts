/** How something is to be drawn: edges, tones, how much of it. Taken out of a wish, since they are arguments and no words. */
import type { Args } from '../port.ts';

export interface Manner {
  readonly outline?: 'lineless' | 'single color black outline' | 'single color outline' | 'selective outline';
  readonly shading?:
    | 'flat shading'
    | 'basic shading'
    | 'medium shading'
    | 'detailed shading'
    | 'highly detailed shading';
  readonly detail?: 'low detail' | 'medium detail' | 'high detail';
  /** Of isometric tiles alone. */
  readonly tile_shape?: 'thin tile' | 'thick tile' | 'block';
}

const WITH = '(?:,?\\s*\\b(?:and |but )?(?:with |in |using |has |having )?(?:an? |the )?)?';
const ROWS: readonly (readonly [words: string, manner: Manner])[] = [
  ['(?:without|no|with no) (?:(?:black|dark|any) )?(?:out ?lines?|borders? lines?|line ?art|edges)|line ?less(?: style| look)?|outline[- ]?less', { outline: 'lineless' }],
  ['(?:single[- ]colou?r )?(?:black|dark|thick|thick black|bold)[- ]out ?lin(?:es?|ed)', { outline: 'single color black outline' }],
  ['(?:colou?red|single[- ]colou?r)[- ]out ?lin(?:es?|ed)', { outline: 'single color outline' }],
  ['(?:selective|partial|soft)[- ]out ?lin(?:es?|ed|ing)|selout', { outline: 'selective outline' }],
  ['highly detailed shading', { shading: 'highly detailed shading' }],
  ['(?:flat|no|without|simple cel|cel)[- ]sha(?:ding|ded)|flat colou?rs?', { shading: 'flat shading' }],
  ['(?:basic|simple)[- ]sha(?:ding|ded)', { shading: 'basic shading' }],
  ['medium[- ]sha(?:ding|ded)', { shading: 'medium shading' }],
  ['(?:detailed|rich|soft|smooth)[- ]sha(?:ding|ded)', { shading: 'detailed shading' }],
  ['(?:low|little|few|minimal|not much|less)[- ]details?|low[- ]detailed', { detail: 'low detail' }],
  ['medium[- ]details?', { detail: 'medium detail' }],
  ['(?:high(?:ly)?|very|lots? of|super|many|rich)[- ]detail(?:s|ed)?', { detail: 'high detail' }],
  ['(?:thin|flat) (?:iso(?:metric)? )?tiles?(?: shape)?(?=$|[,.;]| please)', { tile_shape: 'thin tile' }],
  ['thick (?:iso(?:metric)? )?tiles?(?: shape)?(?=$|[,.;]| please)', { tile_shape: 'thick tile' }],
]; // biome-ignore format: a table

/** What the tools of things call it; figures and tiles know all words. */
const OF_THINGS: Readonly<Record<string, string>> = {
  'single color black outline': 'single color outline',
  'highly detailed shading': 'detailed shading',
};

/** A wish without the words of its manner, and the manner. */
export function takeManner(text: string): { readonly text: string; readonly manner: Manner } {
  let rest = text;
  let manner: Manner = {};
  for (const [words, said] of ROWS) {
    const found = new RegExp(`${WITH}(?<![\\w-])(?:${words})(?![\\w-])`, 'i');
    if (!found.test(rest)) continue;
    rest = rest.replace(found, ' ');
    manner = { ...said, ...manner };
  }
  return { text: rest.replace(/\s+/g, ' ').trim(), manner };
}

/** The manner as arguments of a tool. */
export const mannerArgs = ({ tile_shape, ...manner }: Manner, of: 'figure' | 'thing' | 'tile'): Args =>
  Object.fromEntries(
    Object.entries({ ...manner, ...(tile_shape && of === 'tile' ? { tile_shape } : {}) }).map(([name, value]) => [
      name,
      (of === 'thing' && OF_THINGS[value as string]) || value,
    ]),
  );
