/** Things in two colours, half and half, as they are said. */
import type { Change } from '../../graph.ts';
import { COLOUR, hueIn } from './words.ts';

/** Two colours, half and half. */
const HALVES: readonly (readonly [RegExp, 'aside' | 'above'])[] = [
  [new RegExp(`,? ?(?:with |painted |coloured |colored |is |in )*(?:one )?half (?:is |of it |painted |coloured |colored |in |one )*(${COLOUR})(?: metal| wood| paint)?,? ?(?:and |, )*(?:the )?(?:other )?half (?:is |painted |coloured |colored |in )*(${COLOUR})`, 'i'), 'aside'],
  [new RegExp(`,? ?(?:with |painted |in )*(?:an? |the )?(?:top|upper)(?: half| part)? (?:half )?(?:is |painted |in )?(${COLOUR})(?:,| and|, and)* (?:an? |the )?(?:bottom|lower)(?: half| part)? (?:half )?(?:is |painted |in )?(${COLOUR})`, 'i'), 'above'],
  [new RegExp(`,? ?(?:with |and |painted |in )*(?:an? )?(${COLOUR}) (?:top|upper)(?: half| part)(?:,| and|, and)* (?:an? |the )?(${COLOUR}) (?:bottom|lower)(?: half| part)`, 'i'), 'above'],
  [new RegExp(`,? ?(?:with |painted |in )*(${COLOUR}) (?:on|at) (?:the |its )?(?:top|upper half)(?:,| and|, and)* (${COLOUR}) (?:on|at|in) (?:the |its )?(?:bottom|lower half)`, 'i'), 'above'],
  [new RegExp(`,? ?(?:with |painted |in )*(${COLOUR}) on (?:one|the left) (?:side|half)(?:,| and|, and)* (${COLOUR}) on (?:the )?(?:other|right)(?: side| half)?`, 'i'), 'aside'],
  [new RegExp(`,? ?(?:with |painted |is )*(?:split|divided|parted|halved) (?:in the middle |down the middle |vertically |in half |into |between )*(${COLOUR})(?: and |, | \\/ ?)(${COLOUR})`, 'i'), 'aside'],
]; // biome-ignore format: a list

export function halvesIn(text: string): { readonly text: string; readonly change: Change } | undefined {
  for (const [pattern, way] of HALVES) {
    const found = pattern.exec(text);
    if (!found || found.index === 0) continue;
    const [a, b] = [hueIn(found[1]!), hueIn(found[2]!)];
    if (!a || !b) continue;
    const rest = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim();
    return { text: rest, change: { is: 'two tone', colours: [a, b], way, told: `half ${found[1]!.toLowerCase()}, half ${found[2]!.toLowerCase()}` } };
  }
  return undefined;
} // biome-ignore format: one line
