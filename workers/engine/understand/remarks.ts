/**
 * What is told of somebody and shows nothing: "a boxer who now runs the gym", "so my pupils recognise it", "because he lost a bet".
 * No gym stands beside him. A clause shows something by what its verb means: who wears, holds, rides or sits is drawn so; who owns,
 * loves, used to or could do something looks like everybody else. Taken out before anything is read; its words are told as not drawn.
 */
import { namesSomebody } from './thing-heads.ts';

/** What a person does for a living, feels, knows, wants or has lived through, as it is said of one who does. */
const UNSEEN = [
  'owns manages operates works lives dwells resides belongs serves rules governs commands heads inherits inherited knows-how',
  'loves likes hates fears wants wishes needs dreams hopes thinks believes knows remembers forgets misses seeks craves prefers enjoys',
  'becomes became was were came comes went grew fled left sold bought won fought knew saw heard met made built took gave kept found',
  'lies pretends refuses tries fails succeeds believed belonged regrets suffers survives survived deserves trusts mistrusts',
  'ran drank ate slept spoke stole sang rose fell stood drove rode flew swam threw drew wrote taught thought brought caught chose broke awoke hid forgot led lent lost grew died escaped',
  'cares looks-after sells trades buys deals supplies collects studies solves investigates hails descends originates understands',
]
  .join(' ')
  .split(' ')
  .map((verb) => verb.replace('-', ' '))
  // who runs something stands still
  .concat('runs(?= (?:an?|the|his|her|their|its|it|this|that|my|our) (?!down|up|hill))')
  .join('|'); // biome-ignore format: a list
const AUXILIARY =
  "(?:can|can't|cannot|could|couldn't|will|won't|would|wouldn't|must|should|may|might|does|doesn't|did|didn't|do|don't|used to|has (?:been|never|always|already|lost|seen|lived|spent|had|gone|come|done|become|just|recently)|have (?:been|never|seen|lived)|had (?:been|never|seen|lived|once)|is (?:known|said|rumou?red|believed|named|called|famous|feared|loved|hated|tired of|looking for)|was|were|never|once|no longer)\\b"; // biome-ignore format: a list
const ADVERB =
  '(?:(?:now|once|still|always|only|just|also|secretly|recently|long ago|really|actually|sometimes|often|usually|later|currently|proudly|barely|quietly|somehow|also|even) )*';
/** The clause goes to what is seen again, or to its end. */
const REST =
  "(?:(?! (?:with|wearing|holding|carrying|dressed|sitting|standing|wielding)\\b| and (?:wears|holds|carries|has|is|rides)\\b)[^,.;:])*"; // biome-ignore format: one line

/** What somebody does again and again to many is his trade: "who fights demons", and no demon is there. */
const HABIT =
  'fights|hunts|slays|kills|protects|guards|saves|helps|teaches|trains|heals|robs|steals|rescues|breeds|tames|defends|cures|bakes|brews|forges';
/** What was done to somebody, or is thought of him, before the picture. */
const TOLD =
  '(?:raised|brought up|known|inspired|named|called|born|famous|feared|loved|hated|hired|trained|taught|sent|cursed|exiled|banished|betrayed|wanted|paid|respected|admired|forgotten|abandoned|adopted|chosen|blessed|obsessed|suspected|accused|descended|retired|fresh|based|modell?ed|reminiscent)(?: (?:and|but) [a-z]+)? (?:by|for|from|of|as|in|with|on|out of|up by|after)';

/** These are seen after all: a limb or an eye that is lost, what clings, glows or burns. */
const SEEN =
  /\b(?:lost|lacks|missing) (?:an?|one|both|his|her|their|its|the) (?:[a-z]+ )?(?:legs?|arms?|hands?|eyes?|heads?|teeth|tooth|nose|ears?|horns?|hair|limbs?|foot|feet|fingers?)\b|\b(?:made|built) (?:of|from|out of)\b|\b(?:was|were) (?:turned|wrapped|covered|burnt|burned|wounded)\b/i;

const CLAUSES: readonly RegExp[] = [
  new RegExp(`,? \\bwho (?:${ADVERB}(?:${UNSEEN})|${ADVERB}${AUXILIARY})\\b${REST}`, 'gi'),
  new RegExp(`,? \\b(?:that|which) ${ADVERB}(?:used to|once|belongs|belonged|inherited|no longer)\\b${REST}`, 'gi'),
  new RegExp(`,? \\bwhose (?:father|mother|family|parents|wife|husband|son|daughter|brother|sister|village|home|people|kingdom|name|job|past|dream)\\b${REST}`, 'gi'), // biome-ignore format: one line
  new RegExp(`,? \\b(?:who|that) ${ADVERB}(?:${HABIT}) (?!(?:an?|the|his|her|their|this|that|on|in|at|with)\\b)(?:[a-z]+ ){0,2}[a-z]+s\\b(?=$|,| with | wearing | holding | and )`, 'gi'),
  /(?<=\bso [a-z]+),? (?:that )?(?:he|she|it|they) [^,.;:]*/gi,
  // a sentence of its own
  new RegExp(`[,.;] (?:and )?(?:he|she|they) (?:${ADVERB}(?:${UNSEEN})|${ADVERB}${AUXILIARY})\\b${REST}`, 'gi'),
  // why it is so, and what it is good for
  /,? \bso (?:that )?(?:i|we|you|they|it|he|she|(?:my|our|the|players?|people|kids|children|pupils|students|users?) ?[a-z]*) (?:can|could|will|would|may|might|do|does|don't|won't|can't|knows?|looks?|gets?|recogni[sz]es?|understands?|learns?|sees?|feels?|is|are)\b[^,.;:]*/gi, // biome-ignore format: one line
  /,? \b(?:because|even though|although|though|despite|in spite of|in order to|as if|thanks to|after (?:a |an |the |his |her |their )?(?:long |hard |whole )?(?:years?|decades|day|night|week|life|lifetime|shift|war|battle|fight|party|accident))\b[^,.;:]*/gi,
]; // biome-ignore format: a table

/** Said of people alone: a house haunted by ghosts has them. */
const OF_PEOPLE: readonly RegExp[] = [
  new RegExp(`(?<=[a-z]),? ${TOLD} (?!(?:head|blood|mud|gold|silver|iron|steel|stone|wood|flowers|leaves|jewels)\\b)${REST}`, 'gi'),
  // where somebody is from or goes, and what for
  /(?<=[a-z]),? (?:from|of) (?:an?|the|his|her|some) (?:[a-z]+ ){0,3}(?:village|town|city|kingdom|land|lands|country|island|planet|family|north|south|east|west|realm|tribe|clan|guild|empire|province|coast|countryside|slums|suburbs)\b(?=$|,| with | in | wearing | holding | and )/gi,
  /(?<=[a-z]),? (?:(?:returning|coming|heading|going|travelling|traveling|on (?:his|her|their) way|on the way) (?:back )?(?:home|to work|from work|to school|from school|from (?:the )?(?:war|battle|front|hunt|market|mine|sea))|in search of|on a (?:quest|mission|journey)(?: (?:for|to))?|looking for|searching for|seeking)\b(?:(?! with\b| wearing\b| holding\b)[^,.;:])*/gi,
]; // biome-ignore format: a table

const ARTICLE = '(?:(?:an?|the) )?';
const NAME = "((?:(?!and |with |in |of |who |who's )[a-z-]+ ){0,2}?[a-z-]+)";
/** Who has another trade by now is seen in that: "a former soldier who now works as a gardener", "pirate turned priest". */
const TURNED: readonly RegExp[] = [
  new RegExp(`\\b${ARTICLE}(?:(?:former|retired|ex|one[- ]time|old)[- ])?${NAME},? who (?:has )?(?:now |then |later |since )?(?:(?:works|earns (?:his|her) living|serves|lives|makes a living) (?:now )?as|became|becomes|turned|is now|has become) (?:now )?(?!to\\b|into\\b)${ARTICLE}(?=[a-z])`, 'gi'), // biome-ignore format: one line
  new RegExp(`\\b${ARTICLE}(?:(?:former|retired|ex)[- ])?${NAME}[- ]turned[- ](?!up|to|into|on|off|away|left|right|down|out|around|inside|towards?|sideways|back)${ARTICLE}(?=[a-z])`, 'gi'), // biome-ignore format: one line
];

/** How old somebody is, by a number, and what a face has of it; what he always does. */
const AGES: readonly (readonly [RegExp, string])[] = [
  [
    /^((?:an? |the )?)(.*?),? (?:in (?:his|her|their) )?(?:early |mid |late |mid-)?(?:sixties|seventies|eighties|nineties|(?:6|7|8|9)0'?s)(?= *(?:,|$|\bwith\b))/i,
    '$1old $2',
  ],
  [
    /^((?:an? |the )?)(.*?),? (?:in (?:his|her|their) )(?:early |mid |late )?(?:teens|twenties|20'?s)(?= *(?:,|$|\bwith\b))/i,
    '$1young $2',
  ],
  [
    /,? (?:in (?:his|her|their) )?(?:early |mid |late |mid-)(?:thirties|forties|fifties|(?:3|4|5)0'?s)(?= *(?:,|$|\bwith\b))|,? in (?:his|her|their) (?:thirties|forties|fifties|(?:3|4|5)0'?s)(?= *(?:,|$|\bwith\b))/gi,
    '',
  ],
  [/\b(?:gr[ae]ying|gr[ae]y|silver(?:ing)?) (?:at the )?temples\b/gi, 'grey hair'],
  [/\bwho (?:is )?(?:always|constantly|never stops) (?:smil(?:es|ing)|grin(?:s|ning))\b/gi, 'smiling'],
  [
    /\b(?:who|that) (?:has )?lost (?:his|her|their) (sword|shield|helmet|hat|crown|shoes?|boots|shirt|weapon|cape|cloak|beard|hair|glasses)\b/gi,
    'without a $1',
  ],
  [/\bdisguised as (?=an? )/gi, 'who became '],
  [/\bwiping (?:the )?(?:sweat (?:from|off) )?(?:his|her|their) (?:forehead|brow|face)\b/gi, 'sweating'],
];

const CONTENT = /\b(?!(?:who|that|which|whose|now|once|still|always|the|an?|and|so|of|to|in|at|for|his|her|their|my|our|because|was|were|is|are|has|had|been|can|could|would|used|never)\b)[a-z][a-z'-]{2,}\b/gi; // biome-ignore format: a list

export interface WithoutRemarks {
  readonly text: string;
  /** What the remarks said. */
  readonly told: readonly string[];
}

/** A text without the clauses that show nothing. One that would lose all it says keeps its words. */
export function withoutRemarks(typed: string): WithoutRemarks {
  const told: string[] = [];
  let text = AGES.reduce((said, [form, age]) => said.replace(form, age), typed);
  for (const form of TURNED)
    text = text.replace(form, (found: string, before: string) => {
      told.push(before.trim().toLowerCase());
      return found.startsWith(' ') ? ' ' : 'a ';
    });
  for (const form of [...CLAUSES, ...OF_PEOPLE]) {
    const left = text.replace(form, (found: string, ...more) => {
      const at = more.at(-2) as number;
      if (OF_PEOPLE.includes(form) && !namesSomebody(text.slice(0, at))) return found;
      if (SEEN.test(found) || !/[a-z]{3}/i.test(text.slice(0, at))) return found;
      told.push(...(found.match(CONTENT) ?? []).map((word) => word.toLowerCase()));
      return '';
    });
    if (/[a-z]{3}/i.test(left)) text = left;
  }
  return { text, told };
}
