/**
 * What is said in a clause of its own, in one form: "a car that is red", "a car, it is red" and "a car, its colour is red" are "a car,
 * red"; "in front of a forest background" is in a forest; "apples x3" are three apples.
 */
import { feelingIn } from '../catalogue/feelings.ts';
import { isLiving } from '../catalogue/living.ts';
import { LEXICON } from './default-lexicon.ts';
import { isGarment, isLike } from './part-forms.ts';
import { singulars } from './tokens.ts';

const COPULA = /,? (?:and |but )?(?:that|which|who|it|he|she|they)(?: (?:is|are|was|looks?|seems?|appears?)|'s) (?:(?:very|really|so|quite|super|all) )?([a-z]+(?: and [a-z]+)?)(?=$|[,.])/gi; // biome-ignore format: one line
const COLOUR_IS =
  /,? (?:and |with )?(?:its|his|her|their|the|a) colou?r (?:is|are|of|should be) ([a-z]+(?: and [a-z]+)?)(?=$|[,.])/gi;
const IN_COLOUR = /^((?:an? |the )?(?:[a-z-]+ ){0,3}?)([a-z-]+) in ([a-z]+)$/i;
const TIME_IS =
  /,? (?:and |while |when |where )?it(?: is|'s) (night|day|evening|morning|dawn|dusk|sunset)(?:[- ]?time)?(?=$|[,.])/gi;
const IT_RAINS = /,? (?:while|when|where|as|and) it(?: is|'s)? (rain|snow|storm)(?:s|ing)(?=$|[,.])/gi;
const ON_HEAD = /\b((?:[a-z-]+ ){1,3}?)on (?:top of )?(?:its|his|her|their|the) head\b/gi;
const NUMBER: Readonly<Record<string, string>> = { '2': 'two', '3': 'three', '4': 'four', '5': 'five', '6': 'six', '7': 'seven', '8': 'eight', '9': 'nine' }; // biome-ignore format: a table
const TIMES = /^(?:an? )?((?:[a-z-]+ ){0,2}[a-z]+) ?x ?([2-9])$/i;
const TIMES_BEFORE = /^([2-9]) x (?=[a-z])/i;
const OF_THEM = /^((?:[a-z-]+ ){0,2}[a-z]+s), (two|three|four|five|six|seven|eight|nine|[2-9]) of (?:them|these|those)(?=$|,)/i; // biome-ignore format: one line

const HELD_BY = /^(an? (?:[a-z-]+ ){0,2}[a-z-]+) (?:held|carried|wielded) by (?:an? |the )?([a-z -]+)$/i;
const DASHED = /^((?:an? |the )?(?:[a-z-]+ ){0,2}[a-z-]+) - (?:an? |the )?((?:[a-z-]+ ){0,2}[a-z-]+)$/i;

/** "My dad as a superhero", "a cat as a pirate". */
const AS_ONE = /^((?:my|our|an?|the) )?((?:[a-z-]+ ){0,2}?)([a-z-]+) as an? ((?:[a-z-]+ ){0,2}?[a-z-]+)(?=$|,| (?:with|in|wearing|holding|who|and)\b)/i; // biome-ignore format: one line
const SEXES: Readonly<Record<string, string>> = { dad: 'male', father: 'male', man: 'male', boy: 'male', brother: 'male', uncle: 'male', grandpa: 'old male', grandfather: 'old male', boyfriend: 'male', son: 'male', king: 'male', mom: 'female', mum: 'female', mother: 'female', woman: 'female', girl: 'female', sister: 'female', aunt: 'female', grandma: 'old female', grandmother: 'old female', girlfriend: 'female', daughter: 'female', queen: 'female', wife: 'female', husband: 'male' }; // biome-ignore format: a table
const MADE_OF_TWO = /\bmade (?:out )?of ([a-z]+) and ((?:[a-z]+ )?[a-z]+s)\b/gi;
const isMaterial = (word: string): boolean => LEXICON.read(word).some(({ is }) => is === 'material');
const isRole = (words: string): boolean => [words, words.split(' ').at(-1)!].some((one) => LEXICON.read(one.toLowerCase()).some((r) => r.is === 'concept' && r.kind === 'humanoid')); // biome-ignore format: one line

const isAnimal = (word: string): boolean => LEXICON.read(word).some((r) => r.is === 'concept' && (r.kind === 'quadruped' || isLiving(r.id))); // biome-ignore format: one line
/** Where on somebody's body, without saying whose: no chest of treasure. */
const ON_BODY = /\bon (?:the )?(chest|belly|stomach|forehead|sleeves?)(?=$|,)/gi;

const isMood = (words: string): boolean => feelingIn(words)?.word === words.toLowerCase();
const isHead = (noun: string): boolean =>
  LEXICON.read(noun).some((one) => one.is === 'piece' && /^(?:hat|face|horns)$/.test(one.slot));
const isSomebody = (noun: string): boolean => LEXICON.read(noun).some((one) => (one.is === 'concept' && one.kind === 'humanoid') || one.is === 'species'); // biome-ignore format: one line

/** The text with those clauses before or behind the name, as they are read best. */
export function inPlainForms(text: string): string {
  return text
    .replace(TIME_IS, (_all: string, time: string) => (/^(?:night|day)$/i.test(time) ? (time === 'day' ? ' by day' : ' at night') : ` at ${time}`)) // biome-ignore format: one line
    .replace(IT_RAINS, ' in the $1')
    .replace(COPULA, (all: string, like: string) => (isLike(like) || isMood(like) ? `, ${like}` : all))
    .replace(COLOUR_IS, (all: string, like: string) => (isLike(like) ? `, ${like}` : all))
    .replace(IN_COLOUR, (all: string, before: string, noun: string, like: string) =>
      isLike(like) && !isSomebody(noun.toLowerCase()) && !isGarment(noun.toLowerCase()) && LEXICON.read(like).some(({ is }) => is === 'colour') ? `${before}${like} ${noun}` : all) // biome-ignore format: one line
    .replace(/\b(?:clutching|grasping|clasping|cradling) (?=(?:an?|the|his|her|its|two) )/gi, 'holding ')
    .replace(AS_ONE, (all: string, _whose: string | undefined, like: string, name: string, role: string) => {
      if (!isRole(role)) return all;
      const sex = SEXES[name.toLowerCase()];
      if (sex) return `a ${like}${sex} ${role}`;
      return isRole(name) || isAnimal(name.toLowerCase()) ? `a ${like}${role}${isRole(name) ? '' : ` ${name}`}` : all; // biome-ignore format: one line
    })
    .replace(MADE_OF_TWO, (all: string, stuff: string, parts: string) => (isMaterial(stuff.toLowerCase()) && !isMaterial(parts.toLowerCase()) ? `made of ${stuff} with ${parts}` : all)) // biome-ignore format: one line
    .replace(ON_BODY, (all: string, part: string, at: number) => (text.slice(0, at).split(/[^a-z-]+/i).some((word) => word !== '' && (isRole(word) || isAnimal(word.toLowerCase()))) ? `on his ${part}` : all)) // biome-ignore format: one line
    .replace(HELD_BY, '$2 holding $1')
    .replace(DASHED, (all: string, name: string, what: string) => {
      const words = what.toLowerCase().split(' ');
      return isGarment(words.slice(-2).join(' ')) || isGarment(words.at(-1)!) ? `${name} with ${/s$/.test(what) ? '' : 'a '}${what}` : all; // biome-ignore format: one line
    })
    .replace(ON_HEAD, (all: string, what: string) => {
      const words = what.trim().toLowerCase().split(' ');
      return isHead(words.slice(-2).join(' ')) || isHead(words.at(-1)!) ? what.trimEnd() : all;
    })
    .replace(TIMES, (_all: string, noun: string, count: string) => `${NUMBER[count]} ${/s$/.test(noun) ? noun : plural(noun)}`) // biome-ignore format: one line
    .replace(TIMES_BEFORE, '$1 ')
    .replace(OF_THEM, (all: string, noun: string, count: string) => (singulars(noun.split(' ').at(-1)!).length > 0 ? `${NUMBER[count] ?? count} ${noun}` : all)); // biome-ignore format: one line
}

const plural = (noun: string): string => (/(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`); // biome-ignore format: one line
