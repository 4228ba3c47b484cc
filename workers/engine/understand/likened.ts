/**
 * Comparisons of form, however they are worded: "a lantern like a frog", "a banana-like eagle", "boots resembling a mushroom" are one
 * thing in the shape of another. What it is likened to stands nowhere beside it.
 */
import { categoryOf } from '../catalogue/things/index.ts';
import { baseOf } from '../catalogue/variants.ts';
import { LEXICON } from './default-lexicon.ts';
import { effectOf } from './effects/index.ts';
import { singulars } from './tokens.ts';

const WORD = '[a-z]+';
const LEAD = '((?:(?:an?|the|one) )?)';
/** The thing that is likened: a short name, in which nothing is joined to it yet. */
const NAMED = `((?:(?!(?:with|in|on|of|and|at|to|that|which|who|as|like|from|by|for|looks?|shaped|holding|wearing)\\b)${WORD} ){0,3}?${WORD})`;
const MADE =
  'shaped|formed|styled|fashioned|modell?ed|designed|carved|sculpted|crafted|forged|molded|moulded|built|made';
const HOW = `(?:(?:that|which) )?(?:(?:is|are|was) )?(?:(?:${MADE}) (?:to look )?(?:like|as|after|into|in the (?:shape|form|likeness) of|to resemble)|in the (?:shape|form|likeness|style) of|resembl(?:es?|ing)|looks? like|looking like|imitating|mimicking|also|like)`;
/** What something is after, and need not have the form of. */
const AFTER = new RegExp(`^${LEAD}${NAMED},? (?:(?:that|which) is )?(?:inspired by|based on|themed (?:after|on|around)) (an? |the )?(${WORD}(?: ${WORD})?)(?=$|,| (?:with|in|on|and)\\b)|^${LEAD}(${WORD})[- ](?:inspired|themed?) (${WORD}(?: ${WORD})?)(?=$|,| (?:with|in|on|and)\\b)`, 'i'); // biome-ignore format: one line
const BEHIND = new RegExp(`^${LEAD}${NAMED},? ${HOW} (an? |the |two )?(${WORD}(?: ${WORD})?)(?=$|,| (?:with|in|on|and|that|which|holding|wearing)\\b)`, 'i'); // biome-ignore format: one line
const BEFORE = new RegExp(`^${LEAD}((?:${WORD} ){0,2}?)(${WORD})[- ](?:like|esque) (${WORD}(?: ${WORD})?)(?=$|,| (?:with|in|on|and|that|which|holding|wearing)\\b)`, 'i'); // biome-ignore format: one line

const MADE_FROM = new RegExp(`(?<=^(?:an? |the )?(?:${WORD} ){0,2})(${WORD}),? (?:(?:that|which) (?:is|was) )?made (?:out )?(?:of|from) an? (?:old |empty |giant |hollow |human )?(${WORD}(?: ${WORD})?)(?=$|,| with )`, 'i'); // biome-ignore format: one line

type Named = 'person' | 'beast' | 'thing' | undefined;

/** What a word names, the whole name before its last word. */
function kindOf(name: string): Named {
  const words = name.toLowerCase().split(' ');
  for (const text of words.length > 1 ? [words.join(' '), words.at(-1)!] : words) {
    const found = [text, ...singulars(text)].flatMap((form) => LEXICON.read(form));
    const concept = found.find((r) => r.is === 'concept');
    if (concept?.is === 'concept' && !concept.weak) return concept.kind === 'humanoid' ? 'person' : concept.kind === 'quadruped' ? 'beast' : 'thing'; // biome-ignore format: one line
    if (found.some((r) => r.is === 'species')) return 'person';
  }
  return undefined;
}

/** What somebody is, feels or is made of is no shape of anything. */
const describes = (word: string): boolean =>
  LEXICON.read(word.toLowerCase()).some((r) => /^(?:material|element|mood|colour|build|guise|setting|tone|link|article)$/.test(r.is)); // biome-ignore format: one line

/** A house takes a sign of it. */
const isBuilding = (name: string): boolean =>
  LEXICON.read(name.toLowerCase().split(' ').at(-1)!).some((r) => r.is === 'concept' && categoryOf(baseOf(r.id)) === 'building'); // biome-ignore format: one line

/** The text with "X-shaped Y" for all of these, where Y is no person and both are known by name. */
export function inShape(typed: string): string {
  // a lantern that was made from a skull has its form; of a stuff it has none
  const text = typed.replace(MADE_FROM, (all: string, what: string, name: string) => (kindOf(name) === 'thing' && kindOf(what) === 'thing' && !name.split(' ').some(describes) && !/bone|antler|horn|tusk|shell|log|tree|branch|wood|stick|teeth|tooth|hide|skin|leather|cloth|gem|crystal/i.test(name) ? `${what} shaped like a ${name}` : all)); // biome-ignore format: one line
  if (!/like|made|esque|inspired|resembl|shape|form|likeness|imitat|mimick|based|themed?\b|also|ed (?:as|after|into)\b/i.test(text) || effectOf(text)) return text; // biome-ignore format: one line
  const shaped = (lead: string, what: string, like: string, rest: string): string | undefined => {
    const of = kindOf(what);
    if (of === undefined || of === 'person' || kindOf(like) === undefined) return undefined;
    const name = like.toLowerCase();
    if (name.split(' ').some(describes) || what.toLowerCase().split(' ').at(-1) === name) return undefined;
    // what more is said of it stands behind its name
    if (rest.trim() === '') return `${lead}${what} shaped like ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
    return name.includes(' ') ? undefined : `${/^an? $/i.test(lead) ? 'a ' : lead}${name} shaped ${what}`;
  };
  const after = AFTER.exec(text);
  if (after) {
    const [all, lead = '', of, , by, before = '', like, what] = after;
    const [name = '', whose = ''] = of ? [of, by] : [what, like];
    const known = kindOf(name) !== undefined && kindOf(name) !== 'person' && kindOf(whose) !== undefined && !describes(whose); // biome-ignore format: one line
    const on = isBuilding(name) ? `a ${whose} sign` : `a ${whose} on it`;
    return known
      ? `${of ? lead : before}${name} with ${on}${text.slice(all.length).replace(/^ with /, ' and ')}`
      : text;
  }
  const behind = BEHIND.exec(text);
  if (behind) {
    const [all, lead = '', what = '', , like = ''] = behind;
    const rest = text.slice(all.length);
    const turned = shaped(lead, what, like, rest);
    return turned ? turned + rest : text;
  }
  return text.replace(BEFORE, (all: string, lead: string, how: string, like: string, what: string, at: number) => {
    // "crystal-like slime": what it is made of
    if (describes(like) && kindOf(what) !== undefined) return `${lead}${how}${like} ${what}`;
    return shaped(lead, how + what, like, text.slice(at + all.length)) ?? all;
  });
}
