/** Lists of words about animals and monsters, as patterns of their idioms share them. */
export const HUES =
  'black|white|brown|gr[ae]y|blue|purple|green|red|yellow|pink|gold(?:en)?|silver|tan|cream|teal|violet|orange|crimson|cyan|magenta|turquoise';
export const PETS =
  'cat|kitten|dog|puppy|horse|pony|foal|cow|calf|bull|goat|pig|piglet|rabbit|bunny|fox|wolf|bear|bird|mouse|rat|hamster|guinea pig|tiger|lion|snake|frog|lizard|fish|butterfly|dragon|spider|bee|wasp|owl|parrot|turtle|deer|sheep|llama|corgi|husky|beetle|salamander|gecko|newt|koi|snail|octopus|crab|monkey|panda|raccoon|ferret|otter|moth|slime|monster';
export const GROWERS =
  'golem|giant|troll|ogre|colossus|guardian|skeleton|dragon|bear|wolf|boar|elephant|treant|statue monster|elemental|robot|mech|turtle|tortoise|deer|stag|lion|tiger|knight|zombie|horse|bull|minotaur|dinosaur|crab|frog|toad|creature|beast|monster';

/** What may be all eyes and mouths. */
export const LUMPS = 'eldritch horror|horror|monster|creature|beast|abomination|blob|thing|demon|flesh|mass|ball';
export const ALL_OF =
  '(?:(?:all |entirely |completely )?(?:covered|filled|full|made|made up|composed|consisting|plastered|riddled) (?:in|with|of|out of|from))';
export const MUCH =
  '(?:(?:many|lots of|a lot of|multiple|countless|hundreds of|dozens of|too many|several|sharp|human|glowing|bloodshot|staring|random) ?)+';
