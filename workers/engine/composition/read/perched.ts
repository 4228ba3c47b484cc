/**
 * What is on a part of a house or looks out of it: "with a seagull on the railing", "a nest on the chimney", "a tree growing through the
 * roof", "a ghost in the window". It belongs there, and stands nowhere by itself.
 */
import { signFor } from '../../catalogue/things/sign-pictures.ts';
import type { Brief } from '../../types.ts';
import type { Change } from '../graph.ts';
import { WALL_WORDS } from './fitting-words.ts';
import { housePart } from './house-part.ts';
import { singularOf } from './how-many.ts';
import type { Read } from './known.ts';
import { readNoun } from './noun-phrase.ts';

type OnTop = Extract<Change, { readonly is: 'on top' }>;

const DOES = '(?:(?:sitting|perched|perching|standing|resting|sleeping|nesting|floating|hovering|glowing|sticking|poking|peeking|looking|growing|out|placed|mounted|balancing|watching|curled up|waving) )*'; // biome-ignore format: one line
const AT: readonly (readonly [RegExp, NonNullable<OnTop['at']> | 'top'])[] = [
  [/(?:growing )?(?:through|out of|from) (?:the |its |a hole in the )+(?:roof|rooftop|ceiling)/, 'roof'],
  [/(?:around|round|about|above|over) (?:(?:the |its |it|his ))*(?:very )?(?:top|roof|tip|peak|spire|tower)?/, 'around'],
  [/on (?:(?:top of )?(?:the |its |a |one ))*(?:[a-z]+ )?(?:railing|rail|rails|gallery|balcony|catwalk)/, 'railing'],
  [/(?:on|in|atop) (?:(?:top of )?(?:the |its |a |one ))*(?:[a-z]+ )?chimneys?/, 'chimney'],
  [/(?:hanging |mounted )?(?:over|above) (?:(?:the|its|front|main) )*(?:door|doorway|entrance|gate)/, 'door'],
  [/(?:in|at|behind|out of|from) (?:(?:the |its |a |an |one ))*(?:(?:upper|attic|front|lit|top|big|round|open|left|right|second floor) )*windows?/, 'window'],
  [/(?:on top(?: of (?:it|the (?:roof|tower|building|house)))?|atop|on (?:(?:the |its |a ))*(?:very )?(?:roof|rooftop|top|tip|peak|summit|spire|gable|ridge))/, 'top'],
]; // biome-ignore format: a table
const LISTED = '(?=$|,| and (?:an?|the|two|some)\\b| with\\b)';

/** Of several one is drawn. */
function nounOf(words: string, read: Read): Brief {
  const { brief } = readNoun(words, read);
  return brief.confidence < 0.9 ? readNoun(singularOf(words), read).brief : brief;
}

/** The text without it, and what is drawn; the text as it is where nothing is said so. */
export function perched(asked: string, whole: Brief, read: Read): { readonly text: string; readonly changes: readonly Change[] } {
  let text = asked;
  const changes: Change[] = [];
  for (const [where, at] of AT) {
    const found = new RegExp(`(?:,? (?:with|and|has|having) |, ?)((?:an? |the |two |some |its )?(?:(?!(?:with|and|has|on|in|at|from|through|out|of|atop)\\b)[a-z'-]+ ){1,4}?)${DOES}${where.source}${LISTED}`, 'i').exec(text); // biome-ignore format: one line
    const words = found?.[1]?.trim() ?? '';
    if (!found || found.index === 0 || words === '') continue;
    // its own parts have drawings of their own
    if (at === 'top' && housePart(`${words} on top`, whole) !== undefined) continue;
    // what goes round it floats there
    if (at === 'around' && !/\b(?:float|hover|orbit|circl|levitat)/i.test(found[0])) continue;
    const plain = words.replace(/^(?:an?|the|two|some|its) /i, '').replace(/\b(?:floating|hovering|orbiting|circling|levitating) /gi, '');
    // lamps and boards hang there as such
    if (at === 'door' && (WALL_WORDS[singularOf(plain)] || WALL_WORDS[singularOf(plain.split(' ').at(-1)!)] || /\b(?:signs?|lamps?|lights?|lanterns?|clocks?|letters?|board|torch(?:es)?|sheriff|wreath|horseshoe|skulls?|cross|banners?|flags?|windows?|awning|roof|balcony)\b/.test(plain))) continue; // biome-ignore format: one line
    const last = plain.split(' ').at(-1)!;
    const sign = at === 'top' && /^(?:eye|star|moon|skull|crown|sun|heart|cross)$/.test(last) ? signFor(last) : undefined;
    const item = /(?:beacon|brazier|bonfire|fire|flames?)$/.test(plain) ? read('campfire') : nounOf(plain, read);
    if (!sign && (item.confidence < 0.9 || item.scenery || item.unknown.length > 0)) continue;
    // goods of a shop lie in its window by themselves
    if (at === 'window' && item.kind === 'thing' && /s$/.test(plain) && !/ss$/.test(plain)) continue;
    text = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.replace(/^(.*?)(?:, | and )(?=an? )/, '$1 with ').trim(); // biome-ignore format: one line
    changes.push({ is: 'on top', item: { ...item, count: 1 }, ...(sign ? { sign } : {}), ...(at === 'top' ? {} : { at }), text: plain });
  }
  return { text, changes };
} // biome-ignore format: a signature
