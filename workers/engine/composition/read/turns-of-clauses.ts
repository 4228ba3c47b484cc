/**
 * Clauses as people type them, put as the tables have them: "a dragon breathes fire" is one that is breathing it, who is named a second
 * time is the same one, who stands at the left is named first, and what two are told by size alone are two.
 */

import { RELATIONS } from '../relations.ts';
import { VERBS } from '../verbs.ts';
import { asDuel } from './duels.ts';
import { bornePlainly } from './turns-of-bearers.ts';
import { groupsPlainly } from './turns-of-groups.ts';
import { inPlainHolds } from './turns-of-holds.ts';
import { inPlainPairs } from './turns-of-pairs.ts';
import { asTypedPlainly } from './turns-of-typed.ts';

/** Words a noun does not end with: what follows them is no verb. */
const NO_NOUN = 'an?|the|and|or|of|with|in|on|at|to|for|from|by|his|her|its|their|my|one|two|three|four|five|six|some|many|several|no|without|red|blue|green|yellow|black|white|brown|golden|big|small|tiny|huge|little|old|young'; // biome-ignore format: a list
/** Present forms that are no nouns: a preposition may follow them. */
const ONLY_VERBS = new Set('sits sleeps stands lies runs jumps swims climbs crawls peeks hides looks stares breathes emerges hangs floats leans rests shoots aims kneels leaps falls reaches rides fights chases hugs attacks eats sings gazes points throws hovers crouches perches reads plays watches waits laughs cries screams sneaks cheers'.split(' ')); // biome-ignore format: a list

/** A verb as it is said of one, and of several: "chasing" → chases, chase. */
const PRESENT = new Map<string, string>();
const PLURAL = new Map<string, string>();
for (const row of [...Object.values(RELATIONS), ...Object.values(VERBS)])
  for (const phrase of row.words) {
    const verb = phrase.split(' ')[0]!;
    if (!/^[a-z]{3,}ing$/.test(verb)) continue;
    const stem = verb.slice(0, -3);
    const stems = [stem, `${stem}e`, ...(/([a-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [])]; // biome-ignore format: one line
    for (const one of stems) {
      PLURAL.set(one, verb);
      for (const form of [`${one}s`, ...(/(?:s|x|z|ch|sh|o)$/.test(one) ? [`${one}es`] : []), ...(/[^aeiou]y$/.test(one) ? [`${one.slice(0, -1)}ies`] : [])]) // biome-ignore format: one line
        PRESENT.set(form, verb);
    }
  }
PRESENT.set('lies', 'lying');

/** Verbs that are no nouns in any sentence about a picture: whatever they are done to may have no article. */
const DONE = new Set('steals catches eats throws feeds chases hugs carries pushes writes rides grabs bites fights brings gives sells buys paints makes builds shoots drags lifts cooks bakes pours opens breaks waters kicks finds meets crushes smashes hits punches rescues saves kills slays protects swallows carries holds wears kisses scares defeats stabs discovers destroys tackles eats sees licks hunts milks pets kicks pulls greets attacks washes brushes teaches heals scolds tames robs arrests follows stirs helps'.split(' ')); // biome-ignore format: a list

const DETERMINER = '(?:an?|the|his|her|its|their|each|another|some|two|three|four|five)';
const AFTER = '(?:at|on|in|into|over|under|up|out|from|behind|through|towards?|next|around|inside|down)';
/** "Fire", "water": what is breathed, drunk or poured has no article. */
const BARE = '(?:fire|water|smoke|ice|flames|poison|lightning|tea|coffee|beer|food|bubbles|magic)';
const FINITE = new RegExp(
  `(?<=(?!(?:${NO_NOUN}) )\\b[a-z]{3,} )([a-z]{3,}s)(?= (${DETERMINER}|${BARE}|${AFTER}|(?!(?:of|and|with|or)\\b)[a-z]{3,})\\b)`,
  'gi',
);
const OF_SEVERAL = new RegExp(
  `(?<=[a-z]{2,}(?:s|en|eople) )([a-z]{3,})(?= (?:${DETERMINER} |(?:him|her|them|it)(?=$|,)))`,
  'gi',
);

/** "Two kids build snowman": said of several, of one that has no article. */
const SEVERAL_DO = /(?<=\b(?:two|three|four|five|six|some|many|\d) (?:[a-z]+ )?(?:[a-z]{2,}s|children|men|women|people|wolves|mice) |^(?:kids|boys|girls|children|men|women|people) )(build|chase|fight|hug|catch|steal|climb|push|pull|ride|feed|attack|eat|follow|kill|hunt|kick|pet|throw|read|kiss|cook|bake) (?=(?!(?:each|one|together|over|with|and|at|in|on)\b)[a-z]{3,})/gi; // biome-ignore format: one line

/** "…, dog barks": what somebody does, told last. */
const LAST_DOES = /(,(?: and)? (?:an? |the |his |her )?(?:[a-z]+ )?[a-z]+ )(barks|growls|roars|howls|cries|laughs|sings|dances|cheers|waves|hides|smiles|jumps|flies|swims)$/i; // biome-ignore format: one line

/** "…, he sits": said of who was named. */
const PRONOUN_DOES =
  /,? (?:and |who |but )?(?:he|she|it|they) (?:just |only |also )?([a-z]{3,}s)(?: there)?(?=$|[,.])/gi;

const ENDS_WITH = new RegExp(
  `(\\b(?:while|as|when) (?:${DETERMINER} )?(?:[a-z]+ ){1,3}?)([a-z]{3,})(?: (?:past|by|along|around|away|off|nearby|about|on|over)(?: (?:it|him|her|them))?)?$`,
  'i',
);

/** "A wolf chases a sheep" → "a wolf chasing a sheep". */
const inProgress = (text: string): string =>
  text
    .replace(FINITE, (word: string, _form: string, next: string) => {
      const verb = PRESENT.get(word.toLowerCase());
      const at = word.toLowerCase();
      const free = DONE.has(at) || (new RegExp(`^${AFTER}$`, 'i').test(next) ? ONLY_VERBS.has(at) : new RegExp(`^(?:${DETERMINER}|${BARE})$`, 'i').test(next)); // biome-ignore format: one line
      return verb && free ? verb : word;
    })
    .replace(
      ENDS_WITH,
      (_all: string, before: string, word: string) =>
        `${before}${PRESENT.get(word.toLowerCase()) ?? PLURAL.get(word.toLowerCase()) ?? word}`,
    )
    .replace(LAST_DOES, (all: string, who: string, word: string) =>
      PRESENT.has(word.toLowerCase()) ? `${who}${PRESENT.get(word.toLowerCase())}` : all,
    )
    .replace(PRONOUN_DOES, (all: string, word: string) => (PRESENT.has(word.toLowerCase()) ? ` ${PRESENT.get(word.toLowerCase())}` : all)) // biome-ignore format: one line
    .replace(SEVERAL_DO, (_all: string, word: string) => `${PLURAL.get(word.toLowerCase()) ?? word} `)
    .replace(OF_SEVERAL, (word: string) => PLURAL.get(word.toLowerCase()) ?? word);

const SMALL = 'tiny|small|little|mini|miniature|short|teeny';
const LARGE = 'huge|giant|big|large|massive|enormous|gigantic|colossal|tall';
const NOUN =
  '(?![a-z]{3,}ing\\b)[a-z]+(?: (?!and|vs|with|meets|next|in|on|an?|the|under|over|behind|by|near|of|to|from|at|inside|above|below|before|[a-z]+ing\\b)[a-z]+)?';
const WHO = '((?:an?|the|his|her|its|their|another|two|three|one|some) (?:[a-z]+ ){0,2}?[a-z]+)';

const CLAUSES: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  // who looks on, stands there
  [new RegExp(`,? (?:while|as|when|and|with) ${WHO} (?:is |are )?(?:watch(?:es)?|watching|looks? on|looking on|stands? by|standing by|waits?|waiting)(?: (?:him|her|it|them|on|nearby|from (?:behind|afar|the side)))?$`, 'i'), ' while $1 standing'],
  // who is at the left is named first
  [/^(?:an? |the )?([a-z ]+?) (?:on|at|to) the right(?: side)?,? (?:and )?(?:an? |the )?([a-z ]+?) (?:on|at|to) the left(?: side)?$/i, 'a $2 next to a $1'],
  [/^(?:on the )?right:? (?:an? |the )?([a-z ]+?),? (?:and )?(?:on the )?left:? (?:an? |the )?([a-z ]+?)$/i, 'a $2 next to a $1'],
  [/^(?:on the )?left:? (?:an? |the )?([a-z ]+?),? (?:and )?(?:on the )?right:? (?:an? |the )?([a-z ]+?)$/i, 'a $1 next to a $2'],
  [/^(?:an? |the )?([a-z ]+?) (?:on|at|to) the left(?: side)?,? (?:and )?(?:an? |the )?([a-z ]+?) (?:on|at|to) the right(?: side)?(?:,? ([a-z]+ing)(?: each other)?)?$/i, (_all: string, left: string, right: string, does?: string) => `a ${left} ${does ?? 'next to'} a ${right}`],
  [/^((?:an? |the )?(?:[a-z]+ ){0,2}[a-z]+) with (an? (?:[a-z]+ )?[a-z]+) inside(?: (?:of )?it)?$/i, '$2 inside $1'],
  // the rope is drawn anyway, and knights joust on horses
  [/\b((?:pulling|dragging|towing|hauling) .+?) (?:on|by|with|using) (?:an?|the) (?:[a-z]+ )?(?:string|rope|cord)$/i, '$1'],
  [/\bjousting on (?:their )?(?:horses|horseback)\b/gi, 'jousting'],
  // her own hair is on her head
  [/\b(?:combing|brushing|braiding|doing) (?:her|his|their) (?:(?:long|red|blonde|golden|wet|beautiful) )*hair\b/gi, 'with a comb'],
  [/\bdigging (?:through|in|into|around in) (?=(?:an?|the) (?:[a-z]+ )?(?:can|bin|dumpster|trash|garbage|box|bag|chest)\b)/gi, 'searching '],
  [/\b([a-z]+) feeding (?:(?:its|her|his|their|the) )?(?:hungry )?(?:babies|young|chicks|baby birds)\b/gi, (all: string, who: string) => (/^(?:woman|man|girl|mother|person)$/i.test(who) ? all : `${who} feeding two baby ${who}s`)],
  [/\b(?:(?:to|on|at) the )?(left|right) of (?=(?:an?|the|his|her|two|three) )/gi, 'to the $1 of '],
  // "tiny mouse huge cheese": two, told by their sizes
  [new RegExp(`^(?:an? |one )?((?:${SMALL}) ${NOUN})(?:,| and| vs\\.?| with| meets)?(?: an?)? ((?:${LARGE}) ${NOUN})$`, 'i'), 'a $1 next to a $2'],
  [new RegExp(`^(?:an? |one )?((?:${LARGE}) ${NOUN})(?:,| and| vs\\.?| with| meets)?(?: an?)? ((?:${SMALL}) ${NOUN})$`, 'i'), 'a $1 next to a $2'],
  // what is on what was named last: "a boy pulling a sled with his sister on it"
  [/\b([a-z]{3,}ing) (an?|the|his|her) ((?:[a-z]+ )?[a-z]+) with ((?:an?|the|his|her|two|three) [a-z ]+?) on (?:it|top|top of it)$/i, '$1 $2 $3 while $4 on the $3'],
  // "…, the fish is huge": said of the one that was named
  [/\b(an?|the|his|her) ((?:[a-z]+ )?)([a-z]+)(\b.*?)(?:,| and) the \3 (?:is|are|being) (?:very |really |so )?([a-z]+)$/i, '$1 $5 $2$3$4'],
]; // biome-ignore format: a table

/** "…, dragon breathing fire": named before, so it is the same one. */
function sameAgain(text: string): string {
  return text.replace(/, (?!(?:an?|the) )([a-z]+) (?=[a-z]{3,}ing )/gi, (all: string, who: string, at: number) =>
    new RegExp(`\\b(?:an?|the|one) (?:[a-z]+ ){0,2}${who}\\b|^${who}\\b`, 'i').test(text.slice(0, at)) ? `, the ${who} ` : all,
  ); // biome-ignore format: one call
}

export const inPlainClauses = (text: string): string =>
  sameAgain(
    CLAUSES.reduce(
      (said, [from, to]) => said.replace(from, to as string),
      asTypedPlainly(inProgress(groupsPlainly(inPlainPairs(inPlainHolds(bornePlainly(asDuel(text.trim()))))))),
    ),
  );
