/** Forms of words in which a game is spoken of → the words that its edits know. */
import { type GameDescription, slotIn, templateOf } from '../../../games/index.ts';

const GAME =
  '(?:my|the|this|our|that) (?:whole |entire |little |new )?(?:game|platformer|shooter|match[- ]?3|tower defen[cs]e|top[- ]?down)(?: game)?';
const MOOD: Readonly<Record<string, string>> = { spookier: 'spooky', tenser: 'tense', grimmer: 'dark', scarier: 'scary', creepier: 'creepy', happier: 'happy', sadder: 'sad', calmer: 'calm', darker: 'dark', moodier: 'gloomy', merrier: 'merry', funnier: 'fun', quieter: 'quieter', louder: 'louder', slower: 'slower', faster: 'faster' }; // biome-ignore format: a table
const mood = (words: string): string => {
  const one = words
    .trim()
    .toLowerCase()
    .replace(/^(?:(?:be|sound|a bit|a little|much|more|really|very|way|less|to)\s+)+/, '');
  return MOOD[one] ?? one;
};
/** "spookier and slower" of the music → "spooky music, slower music" */
const ofMusic = (how: string): string =>
  how
    .split(/\s*(?:,|\band\b|\bbut\b)\s*/)
    .filter(Boolean)
    .map((one) => `${mood(one)} music`)
    .join(', ');

/** "as big" → the word that edits know. */
const MORE_OF: Readonly<Record<string, string>> = {
  big: 'bigger',
  large: 'larger',
  high: 'higher',
  fast: 'faster',
  quick: 'faster',
  long: 'longer',
  strong: 'stronger',
  small: 'smaller',
  slow: 'slower',
  short: 'shorter',
  many: 'more',
};
const LESS_OF: Readonly<Record<string, string>> = {
  big: 'smaller',
  large: 'smaller',
  high: 'lower',
  fast: 'slower',
  quick: 'slower',
  long: 'shorter',
  strong: 'weaker',
  many: 'fewer',
};
const levelsOf = (game: GameDescription): number =>
  Number(game.settings.levels ?? templateOf(game.template).settings.find(({ id }) => id === 'levels')?.default ?? 1);
type Said = (found: RegExpExecArray, game: GameDescription) => string;
/** One after the other; what a form says takes its place. */
export const ROWS: readonly (readonly [RegExp, string | Said])[] = [
  // the game itself
  [new RegExp(`^(?:change|edit|update|modify|fix|improve|adjust) ${GAME} (?:so (?:that )?|to |and |such that )`, 'i'), ''],
  [new RegExp(`^${GAME} (?:is|feels|runs|plays|seems|goes|moves) (?:(?:way|much|far|a bit|really|still) )*too (fast|slow)\\b.*$`, 'i'), ([, how]) => (how === 'fast' ? 'slower' : 'faster')],
  [new RegExp(`^${GAME} (?:should|must|needs to|has to|could) (?:be )?`, 'i'), 'make it '],
  [new RegExp(`^(?:make|let|have|turn|get) ${GAME} (?:be )?(slower|faster|harder|easier|darker|brighter|longer|shorter)\\b(?: overall| in general| all over)?$`, 'i'), '$1'],
  [new RegExp(`^${GAME} (slower|faster|harder|easier|darker|brighter|longer|shorter)$`, 'i'), '$1'],
  [new RegExp(`^(make|let|have|turn) ${GAME} `, 'i'), '$1 it '],
  // who is given something, and is not it
  [/^((?:an?|some|the) [a-z-]+(?: [a-z-]+)?) for (the [a-z-]+)$/i, ([all, what, who], game) => (/^(?:hero|boss|walker|chaser|flyer|foe\d)$/.test(slotIn(who!, game)?.id ?? '') ? `give ${who} ${what}` : all)],
  // one level alone takes place there
  [/\b((?:new|another|extra|further|bonus|1 more) (?:level|stage|island|area))\s*,?\s*((?:in|on|at|set in|inside) [a-z ]+?)(?:\s*,\s*(with [a-z ]+))?$/i, (found) => [found[1], found[2], found[3]].filter(Boolean).join(' ')],
  // how much the boss stands
  [/^(?:it (?:should )?(?:take|takes|need|needs) |takes |needs |with )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) hits?(?: to (?:kill|beat|defeat|win|die)(?: (?:it|him|her|the boss))?)?$/i, 'boss with $1 hits'],
  // it is at its address with each change
  [/^(?:then )?(?:re-?)?(?:deploy|publish|release|upload)(?: it| the game| again| please)*$/i, ''],
  [/^(?:(?:make|turn|put|set|give|switch|change|have|with|but|in|into|to|on|a|it) )*night[- ]?mode\b,?/i, 'make it night,'],
  // how soon one falls
  [/^(?:(?:make|set|turn|have|with|the|a bit|much) )*(?:(?:lower|less|weaker|lighter|reduced?|decrease|low) (?:the )?gravity|gravity (?:(?:should|to|be|is|a bit|much) )*(?:lower|less|weaker|lighter|down|low))\b.*$/i, (_, game) => ('weight' in game.settings ? 'floatier jumps' : 'higher jumps')],
  [/^(?:(?:make|set|turn|have|with|the|a bit|much) )*(?:(?:higher|more|stronger|heavier|increase|high) (?:the )?gravity|gravity (?:(?:should|to|be|is|a bit|much) )*(?:higher|more|stronger|heavier|up|high))\b.*$/i, (_, game) => ('weight' in game.settings ? 'heavier jumps' : 'lower jumps')],
  // a runner's hero is called so, too
  [/\bthe runner\b(?! game)/i, (_, game) => (game.template === 'runner' ? 'the hero' : 'the runner')],
  // its name
  [new RegExp(`^(?:rename|retitle|name|call|title) (?:${GAME}|game|it|the title)(?: (?:to|into|as|in))?[\\s:,]+(?:it should be called |to )?["“']?([^"”]+?)["”']?(?: instead| please)?$`, 'i'), 'call it "$1"'],
  [/^(?:it|the game|the title|its title|its name|the name) should be (?:called|named|titled)? ?["“']?([^"”]+?)["”']?(?: instead)?$/i, ([all, name]) => (/called|named|titled|title|name/i.test(all) ? `call it "${name}"` : all)],
  [new RegExp(`^(?:rename|retitle) (?:${GAME}|game|it)$`, 'i'), ''],
  // who of one's own comes into it
  [new RegExp(`^(?:put|use|add|take|make|have|bring) (my|the|our) ((?:[a-z-]+ )??[a-z-]+) (?:(?:in|into|to|inside) ${GAME} )?(?:as|be|for) (?:an? |the |my )?(?:(?:final|last|end|big|main|level) )*boss(?:[ -]?fight)?(?: (?:at|in) the (?:very )?(?:end|last level)(?: of (?:the |my )?(?:level \\d+|last level|game))?)?$`, 'i'), 'the boss should be $1 $2'],
  [/^(?:(?:the )?(?:final|last|end|big) )boss (?:should|must|could|has to) be (my|the|our) ([a-z -]+?)(?: at the end(?: of .*)?)?$/i, 'the boss should be $1 $2'],
  [/^(?:add|put in|i want|make|give it) (?:an? |the )?(?:final |last |big |end )?boss(?: fight)?(?: (?:at|to|in) the (?:very )?(?:end|last level)(?: of (?:the |my )?(?:level \d+|last level|game|it))?)?,? (?:use|using|with|take|it should be|should be|make it|and use) (my|our) ([a-z -]+)$/i, 'the boss should be $1 $2'],
  [new RegExp(`^(?:put|use|add|bring|take) (my|the|our) ((?:[a-z-]+ )??[a-z-]+) (?:in|into|to) ${GAME} (?:instead of|in place of|for) (?:my |the |our )?((?:[a-z-]+ )??[a-z-]+)$`, 'i'), ([, by, who, whom], game) => `replace the ${slotIn(whom!, game) ? whom : 'hero'} with ${by} ${who}`],
  // where it is said to be
  [new RegExp(`\\s*\\b(?:in|into|inside|from|out of|of|for|on|to) ${GAME}\\b(?! (?:so|to|and))`, 'i'), ''],
  // the boss
  [/\bboss,? (?:that'?s|thats|that is|who is|who'?s|which is|should be|being) (?=an? )/i, 'boss: '],
  [/^(?:give |make )?(?:him|her|it|them|the boss|he|she)? ?(?:should have |has |have |with |to )?(\d{1,3}) ?(?:hp|health|hit ?points|hits|health points)$/i, 'the boss should have $1 health'],
  [/^(double|halve|more|less|twice|half)(?: the)? (?:his|her|its|their|the boss'?s?|boss) (?:health|hp|life|hit points)$/i, ([, how]) => `the boss should have ${{ halve: 'half the', half: 'half the', twice: 'twice the', double: 'double the' }[how!.toLowerCase()] ?? how} health`],
  [/\bboss (?:with|has|having) (\d{1,3}) ?(?:hp|health|hit ?points|hits)\b/i, 'boss, the boss should have $1 health'],
  [/\bboss should be (.+?) with (\d{1,3}) ?(?:hp|health|hit ?points|hits)$/i, 'boss should be $1, the boss should have $2 health'],
  [/^(.*\bboss\b(?! should have)[^.;]*?)(?:,| with| and),? (?:with )?(\d{1,3}) ?(?:hp|health|hit ?points|hits)$/i, '$1, the boss should have $2 health'],
  // the music
  [/^(?:make|let|turn|have|can|could|should|shall)? ?(?:the |its )?(?:back ?ground )?(?:music|soundtrack|melody) (?:should |could |must )?(?:be |sound |to be )?((?:a bit |a little |much |more |less |way )*[a-z]+(?:(?:,| and| but) (?:a bit |more |much )?[a-z]+)*)$/i, ([all, how]) => (/\b(?:off|on|up|down|louder|quieter)\b/i.test(how!) ? all : ofMusic(how!))],
  [/^(?:change|switch|replace|swap) (?:the |its )?(?:back ?ground )?(?:music|soundtrack)$/i, 'other music'],
  [/^(?:the )?(?:music|sound|sounds) (?:is|are|gets) (?:so |really |very |too )?(?:annoying|loud|irritating|bad)$/i, 'quieter music'],
  // how hard it is
  [/^(?:(?:it'?s|its|it is|this is|that'?s|is|way|much|far|just|really|still)\s+)*too (hard|difficult|easy)\b(?! to\b)[^,;]*$/i, ([, how]) => (/easy/i.test(how!) ? 'harder' : 'easier')],
  [/^(?:the )?(?:jump|jumps|jumping) (?:feels?|is|are|seems?) (?:(?:a bit|too|so|really|very|way) )*(weak|low|short|small|high|strong)$/i, ([, how]) => (/high|strong/i.test(how!) ? 'lower jumps' : 'higher jumps')],
  [/^(?:the )?(?:gaps?|holes?|pits?|platforms?|jumps?) (?:is|are|seems?) (?:way |much |far |a bit )*too (?:wide|big|far|large|long|far apart|high)\b.*$/i, 'higher jumps'],
  [/^(?:make )?(?:smaller|narrower) gaps|(?:the )?gaps? (?:smaller|narrower)$/i, 'higher jumps'],
  [/^(?:the )?([a-z]+) (?:is|are) (?:way |much |far |a bit |so )*too (fast|slow|strong|weak)$/i, ([all, who, how], game) => (slotIn(who!, game) || /enem|foe|monster|hero|player/i.test(who!) ? `${how === 'fast' ? 'slower' : how === 'slow' ? 'faster' : how === 'strong' ? 'weaker' : 'stronger'} ${who}` : all)],
  [/^make it (harder|easier|slower|faster)$/i, '$1'],
  [/^(?:make |let )(?:the |my |all )?(towers|enemies|foes|levels|jumps|gems|pieces) (?:be )?(cheaper|dearer|bigger|smaller|faster|slower|stronger|weaker|longer|shorter|higher|lower)$/i, '$2 $1'],
  [/^(?:make it |it should be |it must be )?(longer|shorter)$/i, '$1 levels'],
  // what falls
  [/^(?:make it )?(rain|snow|fog|leaves|storm|sand)(?:ing)? instead of (?:the )?(?:rain|snow|fog|leaves|storm|sun)(?:ing)?$/i, 'add $1'],
  [/^when (?:you|i|we|the player|one) wins?,? (?:there should be |there is |show |i want )?(.*?)(?: and )?(?:the )?(?:text|words|message|line) (["“][^"”]+["”])$/i, ([, besides, text]) => `the win screen should say ${text}${besides ? `, add ${besides}` : ''}`],
  // by so much
  [/\bslow (?:it|the game|everything|him|her|the hero) down (?:to|at) (\d{1,2}) ?(?:%|per ?cent)(?: speed)?$/i, ([, n]) => `the hero should be ${100 - Number(n)}% slower`],
  [/\bspeed (?:it|the game|everything|him|her|the hero) up (?:to|at) 1(\d{2}) ?(?:%|per ?cent)(?: speed)?$/i, ([, n]) => `the hero should be ${Number(n)}% faster`],
  [/\b(\d(?:\.\d+)?|two|three|four) times as ([a-z]+)$/i, ([all, n, how]) => (MORE_OF[how!.toLowerCase()] ? `${n} times ${MORE_OF[how!.toLowerCase()]}` : all)],
  [/\btwice as ([a-z]+)$/i, ([all, how]) => (MORE_OF[how!.toLowerCase()] ? `2 times ${MORE_OF[how!.toLowerCase()]}` : all)],
  [/\bhalf as ([a-z]+)$/i, ([all, how]) => (LESS_OF[how!.toLowerCase()] ? `half ${LESS_OF[how!.toLowerCase()]}` : all)],
  // the hearts
  [/^(?:the hero (?:needs|has|should have) )?(\d|two|three|four|five) (?:hearts|lives) (?:(?:shown|drawn|displayed) )?(?:as|like) (?:an? )?([a-z]+)$/i, '$1 lives, replace the hearts with $2'],
  [/^(the hero|the player|he|she) needs (?=an? )/i, '$1 should have '],
  // texts
  [/^(?:at the (?:very )?end|when (?:you|i|we|the player) wins?)(?: it)?(?: (?:should|must))?(?: (?:say|says|read|show))?:? ["“]?([A-Z][^"”]{1,80}?)["”]?$/, 'the win screen should say "$1"'],
  [/^((?:the )?(?:start|title|first|intro|end|win|lose|game over) ?screen should say) ([^"“].{1,80})$/i, '$1 "$2"'],
  // sound
  [/^(?:no|without|turn off|mute|remove) (?:the |all |any )?(?:sounds?|audio)(?: (?:at all|please))?$/i, 'no music'],
  // one level
  [/^(?:no|remove|delete|drop|cut) level (\d+)$/i, ([, n], game) => (Number(n) > levelsOf(game) ? '' : `${Math.max(1, levelsOf(game) - 1)} levels`)],
  [/^(?:put|add) (spikes|checkpoints?|moving platforms)(?: (?:on|in|to) (?:the )?(?:floor|ground|level))*(?: in level \d+)?$/i, 'add $1'],
  [/^(?:an? )?(checkpoint)s?(?: (?:before|after|behind|in front of) (?:them|it|that))?$/i, 'add checkpoints'],
  // what is to be gone
  [/^(?:get rid of|delete|remove|take out|take away|erase|kick out|lose|drop|ditch|throw out|i (?:do ?n'?t|do not) want|no more) (?:all )?(?:of )?(?:the |those |these |my |any )?([a-z -]+?)(?:,? (?:all of (?:them|it)|completely|everywhere|entirely))?$/i, 'no $1'],
  // its colours
  [/^(?:can (?:we|you|it) )?(?:make|turn|have|be) (?:it )?(?:all )?(pastel|neon|sepia|black and white|monochrome|colou?rful)(?: colou?rs)?$/i, '$1 colours'],
  [/^like ([a-z]+ (?:sky|ground|water|grass|colou?rs))$/i, '$1'],
]; // biome-ignore format: a table
