/**
 * What a message takes back itself, taken out before it is read: "a teal, no wait, yellow umbrella", "make the boat, I mean the hut, wooden",
 * "a fox or rather a crow". What stands behind the words of correction takes the place of what it is like before them: a colour of a colour, a
 * number of a number, a thing of a thing. Where nothing before is like it, the message stays as it was typed.
 */
import { isColour } from './adjectives.ts';
import { describes } from './describes.ts';
import { article } from './nouns.ts';
import { subjectOf } from './subjects.ts';

const PAUSE = '\\s*[,;.!?…–-]+\\s*';
/** Words of correction that are that wherever they stand, and those that need a pause on both sides. */
const PLAIN = '(?:no,? wait|wait,? no|scratch that|or rather|or better|i mean(?:t)?|sorry,? i mean(?:t)?|sorry (?=the |my |an? )|no (?=the |my )|make that|er+m?,? (?:no,? )?(?:i mean(?:t)? )?(?=an? |the |my |[a-z-]+\\W*$)|no,? make (?:it|that)|no,? rather|(?:no,? )?more like (?=an? )|correction|strike that)'; // biome-ignore format: one line
const PAUSED = '(?:no|nah|nope|wait|sorry|oops|actually|hm+)';
const MARK = new RegExp(`^(.*?\\S)(?:${PAUSE}|\\s+)(?:oh |uh |um |ah |hm+,? |oops |sorry,? )?(?:${PLAIN}[\\s,.!…:-]*|(?<=[,;.!?…–-]\\s*)${PAUSED}(?:${PAUSE}(?:${PAUSED}${PAUSE})*|,? (?=an? )))(?:make (?:it|that) |just |it(?:'s| is) )*(\\S.*?)[.!]*$`, 'is'); // biome-ignore format: one line
/** Said of what is there already, or in short of what was drawn before: nothing is taken back within the message. */
const BEGINS = /^\W*(?:no|nah|nope|wait|sorry|oops|actually|hm+|yes|ok|okay|well|thanks?|thx|hi|hey)\W*$/i;

const isAlive = (words: string): boolean => {
  const subject = subjectOf(words);
  return subject !== undefined && (subject.creature === true || /^(?:person|animal)$/.test(subject.kind));
};
/** Where the names of things begin that an article or "the" leads. */
const named = (words: string): readonly { readonly at: number; readonly lead: string; readonly name: string }[] =>
  [...words.matchAll(/\b(an?|the|my|our|his|her|its)\s+([\p{L}'-]+(?:\s+(?!with\b|in\b|on\b|at\b|of\b|and\b|that\b|who\b|to\b|for\b|holding\b|wearing\b|should\b|is\b)[\p{L}'-]+){0,3})/giu)].map((one) => ({ at: one.index, lead: one[1]!.toLowerCase(), name: one[2]! })); // biome-ignore format: one line
/** "add a dragon boss, no, a spider": what it is there for stays. */
const ROLE = / (?:boss|enemy|foe|companion|npc|hero|icon|tower|level)$/i;
const noun = (name: string): string => name.split(/\s+/).at(-1)!.toLowerCase();

function inPlaceOf(before: string, after: string): string | undefined {
  const [, first = ''] = /^([\p{L}'-]+)/u.exec(after) ?? [];
  // "32 px, no, 48"
  const [, number = '', more = ''] = /^(\d+)(?: ?(?:px|pixels?))?\b(.*)$/i.exec(after) ?? [];
  if (number) return /\d+(?!.*\d)/.test(before) ? before.replace(/\d+(?!.*\d)/s, number) + more : undefined;
  const [, lead = '', rest = ''] = /^(an?|the|my|our)\s+(.+)$/i.exec(after) ?? [];
  const things = named(before);
  if (lead) {
    const is = named(after)[0];
    const pointed = !/^an?$/i.test(lead);
    const same = things.filter((one) => /^an?$/.test(one.lead) !== pointed);
    // "a knight with a red hat, no wait, a blue hat"
    const old = same.findLast((one) => is && (noun(one.name) === noun(is.name) || /\bones?$/i.test(is.name))) ?? (pointed ? same.at(-1) : (same.findLast((one) => isAlive(`a ${one.name}`) === isAlive(`a ${is?.name ?? rest}`)) ?? undefined)); // biome-ignore format: one line
    // "a red door, no wait, a green one with a window"
    if (old && /^(?:[\p{L}-]+ )*ones?\b/iu.test(rest)) return withArticle(`${before.slice(0, old.at)}${lead} ${rest.replace(/\bones?\b/i, noun(old.name))}`); // biome-ignore format: one line
    const [role = ''] = old && !ROLE.test(rest) ? (ROLE.exec(old.name) ?? []) : [];
    return old ? `${before.slice(0, old.at)}${lead} ${rest}${role}` : undefined;
  }
  const words = before.split(/\s+/);
  if (describes(first)) {
    // "in red, no, in blue"
    if (describes(words.at(-1)!)) return withArticle(`${before.replace(/\S+$/, '')}${after}`);
    const old = isColour(first.toLowerCase()) ? words.findLast((word) => isColour(word.toLowerCase())) : undefined;
    if (old && /^\S+$/.test(after)) return withArticle(before.replace(new RegExp(`\\b${old}\\b(?!.*\\b${old}\\b)`), after));
  }
  // "draw a wolf, or rather crow"
  const last = things.at(-1);
  if (last && before.endsWith(last.name) && after.split(/\s+/).length < 4 && /^an?$/.test(last.lead) && subjectOf(`a ${after}`) && isAlive(`a ${after}`) === isAlive(`a ${last.name}`))
    return `${before.slice(0, last.at)}${article(after)}`;
  return undefined;
} // biome-ignore format: short enough

const withArticle = (words: string): string =>
  words.replace(/\b(an?) (\p{L})/giu, (_, a: string, letter: string) => `${/^A/.test(a) ? 'A' : 'a'}${/[aeiou]/i.test(letter) ? 'n' : ''} ${letter}`); // biome-ignore format: one line

/** "a wyvern with green wings. actually make the wings red": the colour of the part that was told before. */
const RECOLOURED =
  /^(.+?)\s*[,;.!?…–-]+\s*(?:(?:no|wait|hm+|oops|sorry|ok|oh),? )*(?:actually|rather|instead|better),? (?:make|have|let) (?:the|its|his|her|their) ([\p{L}]+) (?:be )?([\p{L}]+)[.!]*$/isu;
function recoloured(message: string): string | undefined {
  const [, before = '', part = '', colour = ''] = RECOLOURED.exec(message) ?? [];
  if (!part || !isColour(colour.toLowerCase())) return undefined;
  const was = new RegExp(`\\b([\\p{L}]+) (${part})\\b(?!.*\\b${part}\\b)`, 'isu').exec(before);
  return was && isColour(was[1]!.toLowerCase()) ? `${before.slice(0, was.index)}${colour} ${was[2]}${before.slice(was.index + was[0].length)}` : undefined; // biome-ignore format: one line
}

/** The message without what it takes back. */
export function takenOut(message: string): string {
  if (message.length > 300 || /["“”\n]/.test(message)) return message;
  const dyed = recoloured(message);
  if (dyed !== undefined) return takenOut(dyed);
  const [, before = '', after = ''] = MARK.exec(message) ?? [];
  if (!before || !after || BEGINS.test(before)) return message;
  const meant = inPlaceOf(before, after.trim());
  return meant === undefined ? message : takenOut(meant);
}
