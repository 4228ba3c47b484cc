/** Deeds that leave somebody with a look: "freeze him" is "make him frozen". */
const DEEDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:freeze|ice)\b/, 'frozen'],
  [/^(?:ignite|inflame|light|set) (.+?) (?:on fire|ablaze|alight|aflame)$/, 'on fire'],
  [/^(?:ignite|enflame|inflame)\b/, 'on fire'],
  [/^(?:burn|char|scorch|singe)\b/, 'burnt'],
  [/^(?:rust|corrode)\b/, 'rusty'],
  [/^(?:petrify|fossili[sz]e)\b/, 'petrified'],
  [/^(?:crack|break|damage|destroy|ruin|shatter|smash|batter|weather)\b/, 'cracked'],
  [/^(?:dent|scratch|scuff)\b/, 'dented'],
  [/^(?:poison|infect)\b/, 'poisoned'],
  [/^(?:zombify|rot)\b/, 'undead'],
  [/^(?:corrupt|curse|possess)\b/, 'corrupted'],
  [/^(?:dirty|soil|muddy)\b/, 'dirty'],
  [/^(?:bloody|wound|injure|hurt)\b/, 'bloody'],
  [/^(?:gild)\b/, 'golden'],
  [/^(?:mechani[sz]e|roboti[sz]e)\b/, 'robotic'],
  [/^(?:anger|enrage)\b/, 'angry'],
  [/^(?:age)\b/, 'old'],
  [/^(?:enlarge|magnify|grow|upscale)\b/, 'bigger'],
  [/^(?:shrink|downscale|reduce)\b/, 'smaller'],
]; // biome-ignore format: a table

const HUES =
  'red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|silver|gold(?:en)?|teal|cyan|crimson|beige';
/** "Hood to dark blue". */
const DYED = new RegExp(
  `^(?:the |his |her |its |their )?(?!(?:turn|make|change|paint|dye) )([a-z]+(?: [a-z]+)?) (?:to|into) ((?:(?:dark|light|bright|pale|deep) )?(?:${HUES}))$`,
);
/** "No beard"; none of these is a part of somebody. */
const NO = /^no (?!more$|changes?\b|background\b|outlines?\b|shadows?\b|colou?rs?\b)([a-z]+(?: [a-z]+)?)$/;

/** "Take the knife away", "cut his hair short", "lengthen the tail": what takes away at its end, what says how long. */
const SAID_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  // "Turn it into a carrot colour, orange".
  [
    /^(?:turn|make|paint|change|colou?r) (it|him|her|them|this) (?:in(?:to)? |to )?(?:an? )?(?:[a-z]+ )?colou?r(?:ed)? ((?:dark |light |bright )?(?:red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|silver|gold(?:en)?|teal|cyan))$/,
    'make $1 $2',
  ],
  // A bite is nothing that is taken away.
  [/^(?:take|put) (?:an? )?(?:[a-z]+ )?bite (?:out of|from|into) (.+)$/, 'bite taken out of $1'],
  [/^(?:take|strip|throw|put) (?!on\b)(.+?) (?:away|off)$/, 'remove $1'],
  [/^take ((?:the|his|her|its|their) (?:[a-z]+ )?[a-z]+)$/, 'remove $1'],
  [
    /^(?:turn|make|change) (him|her|it|them) (?:in)?to (gold|silver|stone|ice|wood|glass|metal|crystal|bronze|marble)$/,
    'make $1 $2',
  ],
  [/^(?:shave(?: off)?) (?:the |his |her |their )?(?:head|hair)$/, 'make him bald'],
  [/^(?:shave(?: off)?) (?:the |his |her |their )?(?:face|beard|chin)$/, 'remove the beard'],
  [
    /^(?:cut|trim|crop|shorten) (?!off\b|out\b|in (?:half|two)\b|(?:it|this) in )(.+?)(?: short(?:er)?| down| off)?$/,
    'make $1 shorter',
  ],
  [/^(?:grow|lengthen|extend) ((?:the|his|her|its|their) .+?)(?: out| longer)?$/, 'make $1 longer'],
  [/^(?:give|with) (?:him|her|it|them) ((?:bigger|larger|longer|shorter|smaller|thicker|fluffier|bushier) .+)$/, '$1'],
  [
    /^(?:(?:turn|switch|put) (?:on )?)?(?:the |some )?(?:lights?|lamps?)(?: (?:are|turned|switched))?(?: on)?(?: in (?:the |its )?windows?)$|^(?:light|illuminate) (?:up )?(?:the |its )?windows?$|^(?:the |its )?windows? (?:lit(?: up)?|glowing|alight)$/,
    'make the windows bright yellow',
  ],
  [/^(?:(?:make|have) (?:him|her|it|them) )?(?:(?:go )?bare-?foot(?:ed)?|shoeless|without shoes)$/, 'remove the shoes'],
  [/^(?:(?:make|have) (?:him|her|it|them) )?(?:shirtless|topless|bare-?(?: ?chested)?)$/, 'remove the shirt'],
  [/^(?:(?:make|have) (?:him|her|it|them) )?(?:hatless|bare-?headed|unmasked)$/, 'remove the hat'],
  [
    /^(?:(?:make|have) (?:him|her|it|them) )?(?:unarmed|disarmed|empty-?handed)$|^disarm (?:him|her|it|them)$/,
    'remove the weapon',
  ],
  [/^(?:(?:make|have) (?:him|her|it|them) )?(?:clean[- ]?shaven|beardless)$/, 'remove the beard'],
  [
    /^(?:make it |have it )?(?:look(?:ing)? )?(?:like )?(?:brand[- ]?new|new|clean|cleaner|polished|repaired|fixed)$/,
    'make it brighter',
  ],
  [
    /^(?:add|put|give (?:him|her|it|them)|with) (an? [a-z ]+?) (?:instead of|in place of) ((?:the|his|her|its) [a-z ]+)$/,
    'replace $2 with $1',
  ],
  [/^fill (?:it|this) with (?:some )?([a-z ]+?) instead of ((?:the|its) [a-z ]+)$/, 'replace $2 with $1'],
  [/^(?:open) ((?:his|her|its|their|the) eyes)(?: wide)?$/, 'make $1 open'],
];

/** A clause whose verb is a look, or that has none, as one that says what is done; any other as it is. */
export function byLook(clause: string): string {
  for (const [way, plain] of SAID_OTHERWISE) if (way.test(clause)) return byLook(clause.replace(way, plain));
  const gone = NO.exec(clause)?.[1];
  if (gone) return `remove the ${gone}`;
  const dyed = DYED.exec(clause);
  if (dyed) return `make the ${dyed[1]} ${dyed[2]}`;
  const filled =
    /^fill (?:it|this|the (?:bottle|flask|vial|potion|glass|cup|mug|goblet|chalice|jar|bowl|cauldron|pot|tube|tank|bucket|barrel|beaker))(?: up)? with (?:some |an? )?([a-z ]+)$/.exec(
      clause,
    )?.[1];
  if (filled) return `make the liquid ${filled.replace(/\b(?:liquid|fluid|potion)\b/, '').trim()}`;
  if (/^make (?:it|him|her|them) burn$/.test(clause)) return clause.replace('burn', 'on fire');
  for (const [verb, look] of DEEDS) {
    const found = verb.exec(clause);
    if (!found) continue;
    const whom = (found[1] ?? clause.slice(found[0].length)).trim();
    if (/^(?:it|him|her|them|the .+|his .+|its .+|their .+)$/.test(whom)) return `make ${whom} ${look}`;
  }
  return clause;
}
