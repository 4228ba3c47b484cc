/** What is said in short of what was drawn or changed right before: "another one, frozen this time", "one crying too", "whiskers sharper", "no a crate". */
import { isMore } from '../acts/edit-pairs.ts';
import { OPPOSITE } from '../acts/edit-words.ts';
import { mayColour } from './adjectives.ts';
import { describes } from './describes.ts';
import { isMood } from './moods.ts';
import { article } from './nouns.ts';
import { isPiece } from './pieces.ts';
import { subjectOf } from './subjects.ts';
import { takenOut } from './taken-back.ts';

const LEAD = '^\\W*(?:(?:ok|okay|and|now|then|also|so|but|great|nice|cool|please|pls|can (?:i|we|you)(?: get| have| do| make)?|give me|draw|make|do|i (?:want|need))\\W+)*'; // biome-ignore format: one line
const END = '(?:,? (?:please|pls|too|as well|also|this time|now|instead))*\\W*$';
const form = (said: string): RegExp => new RegExp(`${LEAD}${said}${END}`, 'i');
const LOOK = '([a-z-]+(?:(?:,? and |, | )[a-z-]+){0,2}?)';

const areLooks = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/,? and |, | /)
    .every(describes);
/** Grown, and no piece that somebody puts on. */
export const GROWN =
  /^(?:whiskers|paws?|claws?|snout|beak|fins?|scales|feathers|mane|horns?|antlers|tusks?|ears?|fur|nose|tail|wings?|eyes?|eyebrows?|teeth|fangs?|legs?|arms?|hands?|feet|neck|head|face|mouth|lips|hair|beard|belly|shell|skin|spikes?|stripes|spots)$/i;

const FORMS: readonly (readonly [said: RegExp, plain: (found: readonly string[]) => string | undefined])[] = [
  // once more, and how
  [form(`(?:another|one more|a(?:nother)? second)(?: one)?[,:]? (?:but )?(?:(?:it|this one|that one) )?(?:is |be |in )?${LOOK}`), ([how = '']) => (areLooks(how) ? `${article(how)} one too` : undefined)],
  [form(`(?:an?other )?one ${LOOK}`), ([how = '']) => (areLooks(how) ? `${article(how)} one too` : undefined)],
  [form('(two|three|four|five|six|[2-9]) (?:more|others?)(?: of (?:them|those|these|it))?'), ([count = '']) => `${count} more like it`],
  [form('(?:its|his|her|the) (?:baby|young|child|kid|cub|puppy|chick)'), () => 'a baby one too'],
  [form('(?:make (?:it|him|her) |turn (?:it|him|her) |can (?:it|he|she) |let (?:it|him|her) )?(?:face|facing|look|looking|turned) (?:to(?:wards)? )?(?:the )?(left|right|up|down|north|south|east|west|back|away|other way)(?: (?:side|way|direction))?'), ([way = '']) => `turn it so it faces ${way}`],
  [form("(?:swap|change|replace|exchange|switch) (?:the|his|her|its) ([a-z]+) (?:for|with|by|to|into) (an? [a-z]+(?: [a-z]+)?)"), ([part = '', by = '']) => (isPiece(part) ? `with ${by} instead of the ${part}` : undefined)],
  [form('(?:another|and another|yet another) (\\d|two|three|four|five|six)(?: (?:more|of (?:them|those|these)))?'), ([count = '']) => `${count} more like it`],
  // a part of it, and how
  [form(`(?:make )?(the |its |his |her |their )?([a-z]+) (?:should be |could be |must be |has to be |have to be |to be |a bit |a little |much |way )*([a-z-]+)`), ([of = '', part = '', how = '']) => (/^the /i.test(of) && !GROWN.test(part) ? undefined : partly(part, how))],
  [form(`([a-z-]+er) ([a-z]+)`), ([how = '', part = '']) => (isMore(how) ? partly(part, how) : undefined)],
  // what is wrong with it, and so how it shall be
  [form("(?:(?:it|that|this|he|she)(?:'s| is|s)? (?:looks? )?)?(?:a bit |way |much |far |still |just )*too ([a-z]+)"), ([how = '']) => (OPPOSITE[how.toLowerCase()] && !/^(?:big|small|large|tall)$/i.test(how) ? `make it ${OPPOSITE[how.toLowerCase()]!.replace(/^with more details$/, 'more detailed')}` : undefined)],
  [form(`(?:(?:that'?s |it'?s )?(?:nice|ok|okay|good|great|cool|love it|like it|almost|close|fine|not bad),? )?but (?:make it |can it be |please )?(?:a bit |more |a little |way )?${LOOK}`), ([how = '']) => (areLooks(how) ? `same but ${how}` : undefined)],
  [form('(?:the )?same(?: thing| one| picture)? (?:in|at|but(?: in)?) (\\d{2,3}(?: ?x ?\\d{2,3})?) ?(?:px|pixels?)?'), ([size = '']) => `again in ${size} px`],
  [form('with (?:some |the )?([a-z]+)'), ([what = '']) => (!describes(what) && !isPiece(what) ? `add ${what} to it` : undefined)],
  [form('(?:with )?(an? (?:[a-z]+ ){0,2}[a-z]+) (around|next to|beside|behind|in front of|under|on top of|on|over) (?:it|him|her|them)'), ([what = '', where = '']) => `add ${what} ${where} it`],
  [new RegExp(`^\\W*(?:(?:and|ok|okay) )?(?:now|then) (?:(?:a bit|more|all) )?${LOOK}(?: please| pls)?\\W*$`, 'i'), ([how = '']) => (areLooks(how) ? `same but ${how}` : undefined)],
  // one of several
  [form(`(?:the |that )?((?:first|second|third|last|other) one) (?:should|could|must|has to|needs to|can) (?:be |look )((?:more |a bit |much )?[a-z-]+)`), ([which = '', how = '']) => `make the ${which} ${how}`],
  // how somebody feels
  [form('(?:(?:can|could) (?:you|u) )?(?:make|let|have|draw) (him|her|it|them) (?:look |be |seem )?(?:more |a bit |a little |very |really )*([a-z]+)'), ([whom = '', mood = '']) => (isMood(mood) ? `${whom.toLowerCase() === 'him' ? 'he' : whom.toLowerCase() === 'her' ? 'she' : whom.toLowerCase()} should look ${mood}` : undefined)],
  // the other thing
  [/^\W*(?:no|nope|nah|wrong|not (?:that|this))[\s,.!]+(?:i (?:want(?:ed)?|mean(?:t)?|said) )?(an? [a-z][a-z -]*?)(?: instead| please| pls)*\W*$/i, ([thing = '']) => (subjectOf(thing) && !/^a (?:bit|little|lot)\b/i.test(thing) ? `not that, ${thing}` : undefined)],
  [form('(an? [a-z][a-z -]*?) (?:like (?:that|this|it)|(?:in|of) (?:the|that) same (?:style|look|way)|to (?:match|go with it)|that matches(?: it)?)'), ([thing = '']) => (subjectOf(thing) ? `${thing} that matches it` : undefined)],
]; // biome-ignore format: a table

function partly(part: string, how: string): string | undefined {
  const low = how.toLowerCase();
  if (!(GROWN.test(part) || isPiece(part)) || /^(?:it|this|that|one|more|less|so|too|very)$/i.test(part) || !(describes(low) || mayColour(low))) return undefined; // biome-ignore format: one line
  const one = GROWN.test(part) && !/^(?:tail|nose|snout|beak|neck|head|face|mouth|mane|beard|belly|shell)$/i.test(part);
  return `with ${/s$|ss$/i.test(part) || one || /^(?:armou?r|hair|fur)$/i.test(part) ? `${low} ${part}` : article(`${low} ${part}`)}`; // biome-ignore format: one line
}

const OF_GAMES =
  /\b(lives|hearts|levels|waves|enemies|foes|monsters|coins|gold|gems|seconds|minutes|towers|rounds|stages|moves)\b/i;
const ANOTHER_NUMBER =
  /^\W*(?:(?:no|nah|sorry|oops|make (?:that|it)|i mean(?:t)?|rather|actually|better|wait|say|ok|okay|just|only|set it to)\W+)*(\d{1,4})(?: ([a-z]+))?(?:,? (?:please|pls|then|instead))*\W*$/i;
const SOME_MORE =
  /^\W*(?:and |also |then |now |ok )*(?:add |put |give me |make it |with )?(\d{1,3}) (more|fewer|less)(?: of (?:them|those))?(?: please| pls| too| as well)*\W*$/i;
/** "no, 6" after "5 lives in Pip runs"; "and add 4 more" after "faster enemies". */
function countedAgain(message: string, before: string): string | undefined {
  const [what = ''] = OF_GAMES.exec(before) ?? [];
  if (!what || before.length > 120) return undefined;
  const [, more = '', how = ''] = SOME_MORE.exec(message) ?? [];
  if (more) return /^(?:seconds|minutes)$/i.test(what) ? undefined : `${more} ${how} ${what}`;
  const [, number = '', unit = ''] = ANOTHER_NUMBER.exec(message) ?? [];
  const numbers = before.match(/\b\d+\b/g) ?? [];
  return number && numbers.length === 1 && (!unit || before.toLowerCase().includes(unit.toLowerCase())) ? before.replace(/\b\d+\b/, number) : undefined;
} // biome-ignore format: short enough

/** "no wait, a bandana" after "give Marrow a hat": the whole wish with what is meant. */
function putRight(message: string, before: string): string | undefined {
  const [, meant = ''] = /^\W*(?:(?:no|nah|oh|wait|sorry|oops|i mean(?:t)?|actually|rather)\W+)+(an? [a-z][a-z -]*?)(?: instead| please| pls)*\W*$/i.exec(message) ?? [];
  if (!meant || !/^\W*(?:please |can you |could you )*(?:give|put|add|let|swap|change|replace) .* an? [a-z -]+$/i.test(before)) return undefined;
  const whole = takenOut(`${before}, no wait, ${meant}`);
  return whole.startsWith(before) ? undefined : whole;
} // biome-ignore format: short enough
/** "no green" after "make him blue": a colour in the place of the other. */
function otherColour(message: string, before: string): string | undefined {
  const [, colour = ''] = /^\W*(?:no|nah|oh|wait|sorry|rather|actually)[\s,.!]+(?:make (?:it|him|her) |in |rather )?([a-z]+)\W*$/i.exec(message) ?? [];
  if (!colour || !mayColour(colour) || !/^\W*(?:please |can you )*(?:make|paint|turn|give|recolou?r|colou?r) /i.test(before)) return undefined;
  const whole = takenOut(`${before}, no wait, ${colour}`);
  return whole.startsWith(before) ? undefined : whole;
} // biome-ignore format: short enough
/** "lit and unlit" after "a campfire": both. */
function bothStates(message: string, before: string): string | undefined {
  const [, one = '', other = ''] = /^\W*(?:and |make (?:it )?|both |once )*([a-z]+) and (?:once )?([a-z]+)(?: (?:please|pls|versions?|states?))*\W*$/i.exec(message) ?? [];
  const [, noun = ''] = /^\W*(?:an? |the )?((?:[a-z]+ )?[a-z]+)\W*$/i.exec(before) ?? [];
  return one && noun && STATES.test(one) && STATES.test(other) && subjectOf(`a ${noun}`) ? `${article(`${one.toLowerCase()} ${noun}`)} and ${article(`${other.toLowerCase()} ${noun}`)}` : undefined;
} // biome-ignore format: short enough
const STATES = /^(?:lit|unlit|open|opened|closed|shut|broken|whole|full|empty|on|off|burning|burnt|frozen|clean|dirty|locked|unlocked|old|new|wet|dry|alive|dead|young|awake|asleep)$/i; // biome-ignore format: one line
const TURNED: Readonly<Record<string, string>> = { faster: 'slower', slower: 'faster', higher: 'lower', lower: 'higher', bigger: 'smaller', smaller: 'bigger', larger: 'smaller', harder: 'easier', easier: 'harder', darker: 'brighter', brighter: 'darker', longer: 'shorter', shorter: 'longer', more: 'fewer', fewer: 'more', stronger: 'weaker', weaker: 'stronger', louder: 'quieter' }; // biome-ignore format: one line
/** "a bit less" after "make the hero faster": a bit slower. "even more": the same once more. */
function lessOfIt(message: string, before: string): string | undefined {
  const [, some = '', way = ''] = /^\W*(?:ok |and |now |no |hm+ )*((?:a bit|a little|slightly|much|a lot|even|still) )?(less|more|too much|too fast|too slow|too high)(?: please| pls| than that| again)*\W*$/i.exec(message) ?? [];
  const [word = ''] = /\b(?:faster|slower|higher|lower|bigger|smaller|larger|harder|easier|darker|brighter|longer|shorter|more|fewer|stronger|weaker|louder)\b/i.exec(before) ?? [];
  if (!way || !word || before.length > 90) return undefined;
  const again = /^more$/i.test(way);
  return before.replace(word, again ? word : `${/too/i.test(way) || /^(?:a|slightly)/i.test(some) ? 'a bit ' : ''}${TURNED[word.toLowerCase()] ?? word}`);
} // biome-ignore format: short enough

/** The message as it is said in full; only where something was said before. */
export function inFull(message: string, before = ''): string {
  if (message.length > 80 || /["“”\n]/.test(message)) return message;
  const counted =
    countedAgain(message, before) ??
    putRight(message, before) ??
    lessOfIt(message, before) ??
    bothStates(message, before) ??
    otherColour(message, before);
  if (counted) return counted;
  for (const [said, plain] of FORMS) {
    const found = said.exec(message);
    const whole = found && plain(found.slice(1).map((one) => one ?? ''));
    if (whole) return whole;
  }
  return message;
}
