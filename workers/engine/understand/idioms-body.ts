/** What is on, in or comes from a part of a body ("katana on shoulder", "flames on wings"): the part is never a thing of its own. */
import { HAFTED } from './hafted.ts';
import { inTurn } from './in-turn.ts';
import { namesSomebody } from './thing-heads.ts';

const OWN = '(?:(?:the|its|his|her|their) )?';
const COMES =
  '(?:(?:is |are )?(?:dripping|drooling|oozing|running|falling|coming|shooting|bursting|burning|leaking|flowing|spilling|pouring|streaming|blowing|glowing|hanging) )?(?:in|on|from|out of|out from|around|at|over)';
const MAW = '(?:open )?(?:mouth|jaws?|maw|teeth|fangs|lips|chin|beak|snout)';
/** What a body has on it, of up to three words. */
const WORN =
  '((?:(?!with\\b|and\\b|in\\b|on\\b|of\\b|from\\b|wearing\\b|holding\\b|riding\\b|standing\\b|sitting\\b)[a-z][a-z-]* ){1,3}?)';

/** A member of a list that is on a part of the body: "katana on shoulder". */
const THERE = new RegExp(
  `(?:,| with| and) (an? |the |his |her |its |two )?${WORN}(?:(?:sitting|perched|resting|slung|worn|growing) )?(on|over|across|in|around) (?:the )?(shoulders?|back|head|hands?|neck|hip)(?=$| ?[,.])`,
  'gi',
);

const IS_HAFTED = new RegExp(`\\b${HAFTED} $`, 'i');

const BODY_IDIOMS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:,| with| has)? (fire|flames?|ice|frost|smoke) ${COMES} ${OWN}${MAW}\\b`, 'gi'), ' breathing $1'],
  [
    new RegExp(
      `(?:,| with| has)? ((?:green |red |toxic )?(?:acid|blood|poison|slime|venom|saliva|drool|goo|lava|foam)) ${COMES} ${OWN}${MAW}\\b`,
      'gi',
    ),
    ' drooling $1',
  ],
  [new RegExp(`(?:,| with| has)? (?:fire|flames?) ${COMES} ${OWN}(wings|tail|mane)\\b`, 'gi'), ' with flaming $1'],
  [new RegExp(`(?:,| with| has)? (?:ice|frost) ${COMES} ${OWN}(wings|tail|mane)\\b`, 'gi'), ' with frost $1'],
  // what an animal holds there has words of its own
  [/(?:,| with) (an? )?((?:[a-z]+ )?[a-z]+) in mouth\b/gi, ' with $1$2 in its mouth'],
  [new RegExp(`(?:,| with) (?:an? )?((?:long |forked )?tongue) (?:(?:hanging|sticking|coming) )?(?:out of|from) ${OWN}mouth\\b`, 'gi'), ' with a $1'], // biome-ignore format: one line
  // "dragon with runes on wings": they are on the dragon, that stands on no wings
  [/(?<=[a-z],? [a-z]+) (?:on|across|over|along) (?:(?:both|the|its|his|her|their) )?wings(?=$|,| and\b)/gi, ''], // biome-ignore format: one line
  // "dragon mouth open"
  [
    /([a-z])(?:,| with)? (?:an? |its |his |her )?(?:mouth (?:is )?(?:wide )?open|(?:wide )open mouth)\b/gi,
    '$1 with open mouth',
  ],
];

const bodilyIdioms = inTurn(BODY_IDIOMS);

/** Of people blood about the mouth is seen there alone. */
const BLOODY = new RegExp(`(?:,| with| has)? blood ${COMES} ${OWN}${MAW}\\b`, 'gi');

/** The one that is named first, to the end of the name. */
const FIRST = '^((?:an? |the )?(?:(?:young|old|cute|tall|short|little|fat|skinny|sad|very) )*)';
const WHOSE =
  '((?!man of |people|house|village)[a-z-]+(?: (?!with|in|on|at|and|from|who|holding|wearing|carrying|(?!viking|king)[a-z]+ing\\b)[a-z-]+){0,3})(?= *(?:$|,| (?:with|in|on|at|and|from|who)\\b| (?!viking|king)[a-z]+ing\\b))';

/** What faces of people have on them or lack, and how they fare. */
const faced = inTurn([
  [/(?:,| and| with| has)* (?:an? |one |his |her |two |some |a few )?(?:(?:big|wide|cheeky|happy) )?(?:missing|lost|knocked[- ]out) (?:(?:front|milk|baby) )?(?:tooth|teeth)(?: (?:grin|smile))?(?= ?,|$| and\b| with\b| in\b| holding\b)/gi, ' with a gapgrin'],
  [/(?:,| and| with| has)* (?:an? |one |his |her |two |some |a few )?(?:(?:front|milk|baby) )?(?:tooth|teeth) (?:is |are )?(?:missing|knocked out)\b/gi, ' with a gapgrin'],
  [/(?:,| and| with| has)* (?:an? |one |some )?(?:(?:blue|single|painted|big) )*tear(?:drop)?s?(?: (?:painted|tattooed|drawn|tattoo))? (?:on|under|below|down) (?:(?:his|her|the|one) )?(?:cheeks?|eyes?|face)\b/gi, ' with blue facetear'],
  [/\b(?:an? |some )?(?:(?:big|purple|blue|dark) )*(?:bruises?|shiner)(?: (?:on|under|around|over|below) (?:(?:his|her|the|one|left|right) )*(?:eyes?|cheeks?|face))|\bbruised (?:face|cheeks?|eye)\b/gi, 'a black eye'],
  [/\b(?:tears|tear drops|teardrops) (?:(?:welling|coming) )?(?:in|from|out of|streaming from|running from) (?:(?:his|her|the|their|both) )*eyes\b/gi, 'tears'],
  [/,? (?:with |and |having )?(?:an? |his |her )?(?:(?:wide |wide-)?open mouth|mouth (?:wide )?open)(?=$|,| and\b| with\b)/gi, ', surprised'],
  [/,? (?:with |and |on )(?:(?:his|her) )?(?:bare|naked|shoeless) feet(?=$|,| and\b| with\b| in\b)/gi, ', barefooted'],
  [/(?<=\b(?:with|has|and) )(?:only |just )?one eye(?=$|,| and\b| with\b)(?<!\b(?:cyclops|robot|monster|alien|demon|creature|golem|beholder|slime)\b.*)/gi, 'an eyepatch'],
  [/\b(?:torn|ripped|ragged|tattered|frayed) sleeves?\b/gi, 'torn clothes'],
  // how somebody fares is seen by the clothes, whom something has got hold of by the eyes
  [new RegExp(`${FIRST}(?:poor|penniless|impoverished) ${WHOSE}`, 'i'), '$1$2 in patched clothes'],
  [new RegExp(`${FIRST}(?:homeless|destitute) ${WHOSE}`, 'i'), '$1$2 in rags'],
  [new RegExp(`${FIRST}(?:rich|wealthy) ${WHOSE}`, 'i'), '$1$2 with a golden necklace'],
  [new RegExp(`${FIRST}(?:possessed|hypnoti[sz]ed|mind[- ]?controlled|bewitched) ${WHOSE}`, 'i'), '$1$2 with glowing eyes'],
  [new RegExp(`${FIRST}(?:shy|bashful|embarrassed|flustered) ${WHOSE}`, 'i'), '$1blushing $2'],
]); // biome-ignore format: one line a turn

export const bodily = (text: string): string =>
  bodilyIdioms(namesSomebody(text) ? faced(text.replace(BLOODY, ' with bloody mouth')) : text).replace(
    THERE,
    (all, article: string | undefined, what: string, where: string, part: string, at: number, said: string) => {
      const one = ` with ${article ?? (/s $/.test(what) ? '' : /^[aeiou]/i.test(what) ? 'an ' : 'a ')}${what}`;
      if (/^hands?/.test(part) && where.toLowerCase() === 'in' && !/fire|flame/i.test(what))
        return one.replace(' with ', ' holding ').trimEnd();
      // what is shouldered is in the hand, and is seen
      return IS_HAFTED.test(what) && /^shoulder/.test(part)
        ? one.trimEnd().replace(/(\S+)$/, 'shouldered $1')
        : // a second thing that is told is set apart from the first
          `${/^(?:,| and)/.test(all) && said.slice(0, at).includes(' with ') ? ',' : ''}${one}${where} his ${part}`;
    },
  );
