/**
 * What is on a part of a house or looks out of it: "with a seagull on the railing", "a nest on the chimney", "a tree growing through the
 * roof", "a ghost in the window". It belongs there, and stands nowhere by itself.
 */
import { signFor } from '../../catalogue/things/sign-pictures.ts';
import type { Brief } from '../../types.ts';
import type { Change } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { WALL_WORDS } from './fitting-words.ts';
import { housePart } from './house-part.ts';
import { singularOf } from './how-many.ts';
import type { Read } from './known.ts';
import { readNoun } from './noun-phrase.ts';
import { NUMBERS } from './words.ts';

/** What hangs on walls and from poles by its own rules. */
const HANGS_ITSELF = /\b(?:signs?|boards?|banners?|flags?|laundry|clothes|washing|ivy|vines?|plants?|moss|posters?|curtains?|lights?|nets?|wires?|cables?|icicles?|roots?|webs?|cobwebs?|painting|picture|wreath|horseshoes?|shields?|skulls?|ladder|rope|chains?|tongue)$/; // biome-ignore format: one line

type OnTop = Extract<Change, { readonly is: 'on top' }>;

const DOES = '(?:(?:sitting|perched|perching|standing|resting|sleeping|nesting|floating|hovering|glowing|sticking|poking|peeking|looking|growing|out|placed|mounted|balancing|watching|curled up|waving) )*'; // biome-ignore format: one line
const AT: readonly (readonly [RegExp, NonNullable<OnTop['at']> | 'top'])[] = [
  [/(?:(?:looking|peeking|peering|peaking|staring|gazing|leaning|(?:sticking|poking)(?: (?:its|his|her) (?:head|face))?) (?:out|outside)(?: of (?:it|(?:the |its )?(?:door|doorway|entrance|gate|opening)))?|(?:(?:standing|sitting|waiting|sleeping|lying|hiding) )?(?:in|inside) (?:the |its )?(?:door|doorway|entrance|gateway|opening))/, 'opening'],
  [/(?:hanging|dangling|hung|suspended)(?: (?:down|out|there|outside))*(?: (?:from|by|at|near|beside|over|next to|in|inside|above|under|on) (?:(?:the|its|a|an|front|old|wooden|rope|chain) )*(?:roof|eaves|door|doorway|entrance|porch|beam|side|middle|front|it|rope|chain|hook|top|pole))?/, 'eaves'],
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
    const plain = words.replace(/^(?:an?|the|one|two|three|four|five|some|several|its) /i, '').replace(/\b(?:floating|hovering|orbiting|circling|levitating) /gi, '');
    // lamps and boards hang there as such
    if (at === 'door' && (WALL_WORDS[singularOf(plain)] || WALL_WORDS[singularOf(plain.split(' ').at(-1)!)] || /\b(?:signs?|lamps?|lights?|lanterns?|clocks?|letters?|board|torch(?:es)?|sheriff|wreath|horseshoe|skulls?|cross|banners?|flags?|windows?|awning|roof|balcony)\b/.test(plain))) continue; // biome-ignore format: one line
    const last = plain.split(' ').at(-1)!;
    const sign = at === 'top' && /^(?:eye|star|moon|skull|crown|sun|heart|cross)$/.test(last) ? signFor(last) : undefined;
    const item = /(?:beacon|brazier|bonfire|fire|flames?)$/.test(plain) ? read('campfire') : nounOf(plain, read);
    if (!sign && (item.confidence < 0.9 || item.scenery || item.unknown.length > 0)) continue;
    const many = /s$/.test(plain) && !/ss$/.test(plain);
    // several hang on its walls
    if (at === 'eaves' && (many || item.kind === 'humanoid' || (isAlive(item) && sizeOf(item) > 0.5) || HANGS_ITSELF.test(plain))) continue;
    if (at === 'opening' && !isAlive(item) && item.kind !== 'humanoid') continue;
    const number = NUMBERS[words.toLowerCase().split(' ')[0]!] ?? NUMBERS[plain.toLowerCase().split(' ')[0]!];
    const count = at === 'window' || at === 'opening' ? Math.min(5, number ?? (many ? 3 : 1)) : 1;
    text = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.replace(/^(.*?)(?:, | and )(?=an? )/, '$1 with ').trim(); // biome-ignore format: one line
    changes.push({ is: 'on top', item: { ...item, count: 1 }, ...(sign ? { sign } : {}), ...(at === 'top' ? {} : { at }), ...(count > 1 ? { count } : {}), text: count > 1 ? words.toLowerCase() : plain });
  }
  return { text, changes };
} // biome-ignore format: a signature
