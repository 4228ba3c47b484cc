/** What a body is built of, where it is of two substances, and how many arms it has. */

/** Bodies of golems: what people call them → a word of the tables. */
const OF_GOLEMS: Readonly<Record<string, string>> = { mud: 'earth brown', dirt: 'earth brown', earth: 'earth brown', soil: 'earth brown', rock: 'stone', rocks: 'stone', stones: 'stone', boulders: 'stone', bones: 'bone', skulls: 'bone', crystals: 'crystal', gems: 'amethyst', vines: 'leaf green', plants: 'leaf green', leaves: 'leaf green', moss: 'leaf green', roots: 'dark brown', logs: 'brown', wood: 'brown', metal: 'iron', scrap: 'iron', 'scrap metal': 'iron', coins: 'gold', magma: 'lava', flesh: 'crimson', meat: 'crimson', sand: 'sandy' }; // biome-ignore format: a table
const SUBSTANCE =
  '(mud|dirt|earth|stone|rock|ice|wood|bone|crystal|lava|magma|iron|metal|clay|sand|moss|obsidian|gold|bronze)';
const ofTwo = (one: string, other: string): string => {
  const [skin, rocks] = [one, other].map((word) => OF_GOLEMS[word.toLowerCase()] ?? word);
  return `golem with ${skin} skin and ${rocks} boulders`;
};
const HANDED =
  'robot|mech|demon|devil|god|goddess|deity|warrior|monk|alien|ogre|troll|orc|golem|skeleton|knight|zombie|monster|mutant|cyborg|android|samurai|vampire|lizardman|naga|giant|creature|beast|fighter|guardian|swordsman|assassin|dancer|wizard|king|queen|pirate|soldier|captain|viking|veteran|mercenary|sailor|thief|rogue|sheriff|gunslinger|cowboy|general|barbarian|blacksmith|smith|archer|ninja|ronin|hunter|guard|mage|elf|dwarf|goblin|beggar|hobo|boxer|gladiator|mechanic|farmer|bartender|bounty hunter|[a-z]*man|woman|girl|boy';
/** Who may have the head of a beast, and of which. */
const PEOPLE = `${HANDED}|human|person|priest|priestess|lumberjack|witch|prince|princess|judge|nurse|chef|cook|miner|merchant|bard|gentleman|executioner|butler|doctor|scientist|nun|hero|ranger|paladin|necromancer|shaman|druid`;
const HEADS =
  'wolf|bull|lion|tiger|bear|fox|cat|dog|rabbit|goat|ram|horse|pig|boar|deer|stag|crow|raven|eagle|owl|jackal|crocodile|lizard|frog|fish|shark|rat|mouse|elephant|bird|cow|sheep|donkey|panda|monkey|snake|fly';
const SIDE = '(?: (?:left|right))?';

const BUILT: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  // the body of one, its rocks of the other
  [/\bgolem,? (?:that is )?(?:made|built|formed|composed|constructed|carved) (?:up |entirely |completely )?(?:out )?(?:of|from) ((?:scrap )?[a-z]+)(?:,| and|, and) ((?:scrap )?[a-z]+)\b/gi, (_all, one = '', other = '') => ofTwo(one, other)],
  [new RegExp(`\\b${SUBSTANCE} (?:and|&) ${SUBSTANCE} golem\\b`, 'gi'), (_all, one = '', other = '') => ofTwo(one, other)],
  // of one stuff that is no material of the tables
  [/\b(mud|dirt|earth|soil|peat|swamp|logs?|roots?|bark|scrap metal|scrap|junk)[- ](?=golems?\b)/gi, (_all, stuff = '') => (/^(?:log|root|bark)/i.test(stuff) ? 'wood ' : /^(?:scrap|junk)/i.test(stuff) ? 'iron ' : 'earth brown ')],
  // a head of a beast on somebody's shoulders is that somebody's
  [new RegExp(`^((?:an? |the )?)((?:[a-z]+ ){0,3}?(?:${PEOPLE})) (?:with|that has|who has|having) (?:an? |the )(?:(?:head|face) of an? (${HEADS})|(${HEADS})(?:'s)?[- ]head)(?=$|,| and| in| holding| with| wearing)`, 'i'), (_all, the = '', who = '', beast = '', other = '') => `${the && 'a '}${/^bull$/i.test(beast || other) && /(?:man|human|person|warrior|monster)$/i.test(who) ? 'minotaur' : `${beast || other} headed ${who}`}`],
  [/\b(girl|woman|lady|maiden|boy|man) with (?:an? |the )((?:[a-z]+ )?)(?:fish|mermaid)(?:'s)? tail(?: (?:instead of|for) legs)?(?=$|,| and| holding| with)/gi, (_all, who = '', look = '') => `${/^(?:boy|man)$/i.test(who) ? 'merman' : 'mermaid'}${look ? ` with a ${look}tail` : ''}`],
  [/\b(princess|queen) with (?:an? |the )(?:fish|mermaid)(?:'s)? tail(?: (?:instead of|for) legs)?(?=$|,| holding)/gi, () => 'mermaid with a crown'],
  [/\bspider (?:queen|woman|lady|girl|princess|creature|monster) with (?:an? |the )?(?:human |woman'?s? |female |elf )?(?:torso|upper body|upper half)\b/gi, () => 'drider'],
  [/\b(?:wiping|cleaning|polishing|drying|washing)(?: out| off)? (an?|the|his|her) ((?:[a-z]+ )?(?:mug|glass|tankard|goblet|cup|plate|bottle|beer glass|dish))\b/gi, (_all, one = '', what = '') => `holding ${one} ${what}`],
  [/\b(?:pulling|hauling|dragging|casting|throwing|mending|carrying)(?: in| out)? (an?|his|her|the) (?:fishing |fish )?net(?= ?$|,| and| in| on| from| with)(?<=\b(?:fisher|fisher(?:man|woman)|sailor|angler|crab|pirate)\b.*)/gi, () => 'holding a fishing net'],
  [/\btoad (?=(?:wizard|mage|sorcerer|witch|knight|warrior|monk|chef|thief|ninja|samurai|pirate|merchant|archer|soldier|priest|shaman|guard|bard|sage)\b)/gi, () => 'frog '],
  [/\b(with|holding|carrying|waving|wielding) (an? |his |her )?((?:[a-z]+ )?)skull on (?:an? |the |top of an? )?(?:(?:long|wooden|big) )*(?:stick|pole|staff|spike|stake)\b/gi, (_all, how = '', one = '', look = '') => `${how} ${one}${look}skull staff`],
  [/\bblowing (?:on |at )?(an? |the )(?=dandelion\b)/gi, (_all, one = '') => `holding ${one}`],
  [/\bstolen (?=(?:gold|treasures?|goods|money|coins|jewels|loot|gems)\b)/gi, () => ''],
  // arms are counted, and not those who have them
  [new RegExp(`\\b(three|four|five|six|eight|many|multi|4|6|8)[- ]armed ((?:[a-z]+ ){0,2}?)(${HANDED})\\b`, 'gi'), (_all, count = '', looks = '', who = '') => `${looks}${who} with ${/six|eight|many|multi|6|8/i.test(count) ? 'six' : 'four'} arms`],
  [new RegExp(`\\b(?:one|single|1)[- ]armed ((?!bandit)(?:[a-z]+ ){0,2}?)(${HANDED})\\b`, 'gi'), (_all, looks = '', who = '') => `${looks}${who} with missing arm`],
  [/\b(two|three|four|five|six|eight|ten)[- ]armed ((?:[a-z]+ ){0,2}?(?!(?:men|women|people|police|folk|children|mice|geese|sheep)\b)[a-z]*[a-rt-z])(?=$|,| (?:with|in|on|wearing|holding|carrying|made|standing|sitting)\b)/gi, (_all, count = '', who = '') => `${who} with ${count} arms`],
  [new RegExp(`,? (?:with |and |that is |who is |is )?(?:missing (?:one|an|its|his|her|the)${SIDE} arm|(?:one|an|its|his|her|the)${SIDE} arm (?:is )?(?:missing|torn off|cut off|gone|ripped off|broken off|lost)|(?:only |just )one arm|without (?:one|an|its|his|her)${SIDE} arm|(?<=with )one arm)(?=$|,| and\\b| with\\b)`, 'gi'), () => ' with missing arm'],
]; // biome-ignore format: a table

export const builtPlainly = (text: string): string =>
  BUILT.reduce((said, [idiom, plain]) => said.replace(idiom, plain), text);
