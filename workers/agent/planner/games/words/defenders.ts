/** Who defends in a tower defence: said towers stand there, and said foes come, and none of the usual ones beside them. */

import type { SlotChoice } from '../../../games/index.ts';
import { isColour } from '../../words/adjectives.ts';
import { kindsOf } from '../../words/kinds.ts';
import { article, bareNoun } from '../../words/nouns.ts';
import { subjectOf } from '../../words/subjects.ts';

/** What a tower is called that the game has anyway → its slot. */
const OWN: readonly (readonly [slot: string, words: RegExp])[] = [
  ['towerArrow', /\b(?:archers?|arrows?|bows?|ballistas?|crossbows?)\b/],
  ['towerCannon', /\b(?:cannons?|bombs?|catapults?|mortars?|rockets?)\b/],
  ['towerFrost', /\b(?:frost|ice|snow|freez\w+|slow\w*)\b/],
];
const USUAL_PROMPT = /^(?:archers?|arrows?|cannons?|frost|ice)(?: towers?)?$/;

/** The towers of a list, by their slots: those that fit one stand there, the others where there is room. */
export function towersListed(names: readonly string[]): Filled {
  const free = OWN.map(([slot]) => slot);
  const filled: Filled = {};
  const put = (slot: string | undefined, name: string): void => {
    if (!slot) return;
    free.splice(free.indexOf(slot), 1);
    if (!USUAL_PROMPT.test(name)) filled[slot] = { prompt: article(/\btower\b/.test(name) ? name : towerOf(name)) };
  };
  const fits = (name: string) => OWN.find(([slot, words]) => free.includes(slot) && words.test(name))?.[0];
  const others = names.filter((name) => {
    const slot = fits(name);
    put(slot, name);
    return !slot;
  });
  for (const name of others) put(free[0], name);
  return filled;
}
/** Somebody or something stands there itself; a matter gives its name to a tower. */
const towerOf = (name: string): string => {
  const kind = subjectOf(name)?.kind;
  return kind && kind !== 'place' && !/^(?:fire|water|stone|wood|poison|lightning|magic|mage|wizard)$/.test(name)
    ? name
    : `${name} tower`;
};

type Filled = Record<string, Pick<SlotChoice, 'prompt'> & Partial<SlotChoice>>;

/** Three towers of one kind, each another one, so that they are told apart. */
export function towersOf(tower: string): Filled {
  const three = kindsOf(tower, 3) ?? [`a small ${tower}`, `a large ${tower}`, `a blue ${tower}`];
  return Object.fromEntries(['towerArrow', 'towerCannon', 'towerFrost'].map((id, i) => [id, { prompt: three[i]! }]));
}

/** Who comes besides the one that was named: others of its kind. */
export function foesLike(prompt: string): Filled {
  const bare = bareNoun(prompt);
  if (bare.split(/\s+/).some((word) => isColour(word)) || / (?:with|in|of|on) /.test(bare))
    return { walker: { prompt: article(`small ${bare}`) } };
  return { walker: { prompt: article(`small ${bare}`) }, flyer: { prompt: article(`red ${bare}`) } };
}
