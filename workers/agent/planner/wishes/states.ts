/** One thing in several states or looks, named once: "a wooden door, closed, open and broken", "a tree in four seasons". */
import { isInk, MANY_COLOURED } from '../accounted/alternatives.ts';
import { kindsOf } from '../kinds.ts';
import { TWO_TO_TEN } from '../number-words.ts';
import { pictured } from '../pictured.ts';
import { isAdjective, isColour, singular, subjectOf } from '../subjects.ts';
import { bareNoun, bareWish, GAME, TILES, UI } from '../words.ts';

/** States of which a thing has one at a time: two of them are two pictures. */
const STATE =
  /^(?:(?:half|fully|slightly|completely|partly|partially|very) )?(?:open|opened|closed|shut|locked|unlocked|broken|intact|fixed|repaired|undamaged|damaged|destroyed|ruined|cracked|smashed|empty|full|filled|lit|unlit|burning|burnt|burned|on|off|new|old|rusty|clean|dirty|wet|dry|ripe|unripe|rotten|raw|cooked|young|adult|small|medium|large|big|tiny|huge|sleeping|awake|alive|dead|asleep|happy|sad|angry|normal|default|frozen|melted|snowy|spring|summer|autumn|fall|winter|blooming|withered|sick|healthy|active|inactive|pressed|unpressed|charged|loaded|unloaded|armed|disarmed|raised|lowered|up|down|light|heavy|golden|silver|bronze|copper|iron|steel|wooden|wood|gold|stone|diamond|day|night|half|left|right)$/i;
/** What a state is called in pictures. */
const CALLED: Readonly<Record<string, string>> = {
  ...{ shut: 'closed', opened: 'open', off: 'unlit', on: 'lit', fall: 'autumn', filled: 'full', burned: 'burnt' },
  ...{
    asleep: 'sleeping',
    smashed: 'broken',
    normal: '',
    default: '',
    intact: '',
    fixed: '',
    repaired: '',
    undamaged: '',
    adult: '',
    awake: '',
  },
};
const COLOURS = ['red', 'blue', 'green', 'yellow', 'purple', 'black', 'white', 'orange', 'pink', 'cyan'];
const COUNT = `(${Object.keys(TWO_TO_TEN).join('|')}|[2-9]|10)`;
/** States that stand behind the thing. */
const BEHIND: Readonly<Record<string, string>> = { night: 'at night', day: '' };
const WORDS =
  '(?:states?|versions?|variants?|variations?|forms?|stages?|sizes?|colou?rs?|colou?r variants?|types?|kinds?|styles?|looks?|moods?|expressions?)';
const MANY = '(?:both|all|its|their|the|different|separate|two|three|four|five|six|\\d)';
const SEASONS =
  /^(.+?),? (?:in|for|through|during) (?:(?:all|the|each|every|four|4|different|of) )*seasons?(?: variants?| versions?)?[.!]?$/i;
const OF_ONE = new RegExp(
  `^(?:${MANY} )*${WORDS} of (?:an? |the |one |my )?([\\w -]+?)(?:[,:;]| -|,? (?:namely|like|being)) (.+)$`,
  'i',
);
const WITH_WORDS = new RegExp(
  `^(.+?)[,:]? (?:(?:in|with|as|has|having) )?(?:${MANY} )+${WORDS}[,:]? (?:namely |like |for |being )?(.+)$`,
  'i',
);
/** "a knight in red, blue and green versions" */
const IN_VERSIONS = new RegExp(`^([^,:]+?),? (?:in|as) ((?:[\\w-]+(?:, ?| and | or )+)+[\\w-]+) ${WORDS}$`, 'i');
/** "door, open and closed", "bridge intact and broken", "house in day and night version" */
const LISTED = new RegExp(
  `^([^,:]+?)(?:[,:] ?(?:in )?| (?:in |as |both )*(?=${STATE.source.slice(1, -1)}(?:,| and | or |/)))(.+)$`,
  'i',
);
const BEFORE = /^(?:an? |the |some )?([a-z-]+(?:, ?[a-z-]+)*,? (?:and|&|or) [a-z-]+) ((?:[a-z-]+ ){0,2}?[a-z-]+)$/i;

const splitList = (list: string): readonly string[] =>
  list
    .replace(new RegExp(`(?:\\s+${WORDS})?[.!\\s]*$`, 'i'), '')
    .replace(/^(?:an? |one )?(?=\w)/i, '')
    .split(/\s*(?:[,;/]|\b(?:and|or|then|plus)\b|&)\s*/i)
    .map((item) =>
      item
        .replace(/^(?:an?|one|the|another|is|are|it is) /i, '')
        .replace(new RegExp(` (?:one|${WORDS})$`, 'i'), '')
        .trim(),
    )
    .filter(Boolean)
    // "red blue green"
    .flatMap((item) => {
      const words = item.split(/\s+/);
      return words.length > 1 && !STATE.test(item) && words.every((word) => STATE.test(word) || isColour(word))
        ? words
        : [item];
    });

const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
/** "open with gold inside": what is in it stands behind it. */
const WITHIN =
  / (?:with|full of|filled with) (?:some |lots of |the )?([a-z]+(?: (?!in\b|inside\b)[a-z]+)?)(?: (?:in|inside)(?: (?:it|of it))?)?$/i;
const SEASON = /^(?:spring|summer|autumn|fall|winter)$/i;
/** In the words that the engine shows: "an autumn tree", "a cottage in autumn". */
function inSeason(noun: string, season: string): string {
  const words = noun.split(' ');
  const at = words.findIndex((word, i) => i === words.length - 1 || !isAdjective(word));
  const before = [...words.slice(0, at), season, ...words.slice(at)].join(' ');
  const tries = [article(before), article(`${noun} in ${season}`)];
  return tries.find((words) => pictured(words).lost.length === 0) ?? tries[1]!;
}
const inState = (noun: string, state: string): string => {
  const [tail, what = ''] = WITHIN.exec(state) ?? [];
  if (tail) return `${inState(noun, state.slice(0, -tail.length))} full of ${what}`;
  if (SEASON.test(state)) return inSeason(noun, state.toLowerCase() === 'fall' ? 'autumn' : state.toLowerCase());
  const behind = BEHIND[state.toLowerCase()];
  if (behind !== undefined) return article(`${noun} ${behind}`.trim());
  const called = CALLED[state.toLowerCase()] ?? state;
  return article(called ? `${called} ${noun}` : noun);
};
const nounOf = (head: string): string | undefined => {
  const counted = bareWish(head)
    .replace(/^(?:an? )?(?:sets?|packs?) of /i, '')
    .replace(/ (?:tiers?|states?|sets?|variants?|versions?|levels?|upgrades?|phases?)$/i, '')
    .replace(new RegExp(`^(?:${MANY} )+`, 'i'), '');
  const noun = singular(bareNoun(counted));
  const kind = subjectOf(noun)?.kind;
  return kind && kind !== 'place' ? noun : undefined;
};
const isState = (item: string): boolean => {
  const bare = item.replace(WITHIN, '');
  return STATE.test(bare) || bare in CALLED;
};

/** "castle, but in summer and in winter", "at day and at night" → "castle in summer and winter" */
const apart = (said: string): string =>
  said
    .replace(/,? (?:but |once |both )+(?=(?:in|at|by) )/i, ' ')
    .replace(
      /\b(?:in|at|by|during) (?:the )?([a-z]+)(?:,? and(?: also| then| once)?|,) (?:in|at|by|during) (?:the )?([a-z]+)$/i,
      (all, one: string, other: string) =>
        isOneOfStates(one) && isOneOfStates(other) ? `in ${one} and ${other}` : all,
    );
const isOneOfStates = (word: string): boolean => STATE.test(word) || isColour(word);

/** Of two of these one is the thing as it is. */
const POLES = [
  'open closed',
  'opened shut',
  'lit unlit',
  'on off',
  'full empty',
  'new old',
  'small large',
  'small big',
  'locked unlocked',
  'day night',
  'clean dirty',
  'intact broken',
  'alive dead',
  'normal damaged',
  'young old',
];
const opposed = (items: readonly string[]): boolean =>
  items.some((item) => isColour(item) || /^(?:normal|default|intact|plain|undamaged|regular)$/i.test(item)) ||
  POLES.some((pair) => pair.split(' ').every((pole) => items.includes(pole)));

/** The sentence with the thing in each of its states; as it is where none are listed. */
export function eachState(sentence: string): string {
  if (TILES.test(sentence) || UI.test(sentence) || GAME.test(sentence)) return sentence;
  const said = apart(sentence.replace(/[.!?\s]+$/, ''));
  const [, inSeasons] = SEASONS.exec(said) ?? [];
  // "3 variants of a bush"
  const [, many = '', of = ''] =
    /^(two|three|four|five|six|[2-6])(?: different)? (?:variants?|variations?|versions?|kinds?|types?|sorts?|styles?) of (?:an? |the )?([\w -]+)$/i.exec(
      bareWish(said),
    ) ?? [];
  const others = of && nounOf(of) ? kindsOf(singular(of), TWO_TO_TEN[many.toLowerCase()] ?? Number(many)) : undefined;
  if (others) return others.join(', ');
  // "slime in 4 colours"
  const [, coloured = '', amount = ''] =
    new RegExp(`^(.+?) in ${COUNT} (?:different )?colou?rs?$`, 'i').exec(said) ?? [];
  const [, count = '', several = ''] =
    new RegExp(
      `^${COUNT} (?:different )?([\\w -]+?) (?:with|in|of) (?:(?:all|many) )?(?:different|various|all|many) colou?rs?$`,
      'i',
    ).exec(bareWish(said)) ?? [];
  const each = several && nounOf(several);
  if (each)
    return COLOURS.slice(0, TWO_TO_TEN[count.toLowerCase()] ?? Number(count))
      .map((colour) => inState(each, colour))
      .join(', ');
  const one = coloured && nounOf(coloured);
  if (one)
    return COLOURS.slice(0, TWO_TO_TEN[amount.toLowerCase()] ?? Number(amount))
      .map((colour) => inState(one, colour))
      .join(', ');
  const seasonal = inSeasons && nounOf(inSeasons);
  if (seasonal) return ['spring', 'summer', 'autumn', 'winter'].map((one) => inState(seasonal, one)).join(', ');
  const [, painted = '', inks = ''] =
    /^(.+?) in ([a-z]+(?:,? and |, ?)(?:[a-z]+(?:,? and |, ?))*[a-z]+)$/i.exec(said) ?? [];
  const colours = splitList(inks);
  const ofEach = painted && !MANY_COLOURED.test(painted) ? nounOf(painted) : undefined;
  if (
    ofEach &&
    colours.length > (said === sentence.replace(/[.!?\s]+$/, '') ? 2 : 1) &&
    colours.every((colour) => isInk(colour))
  )
    return colours.map((colour) => inState(ofEach, colour)).join(', ');
  for (const [form, sure] of [
    [OF_ONE, true],
    [WITH_WORDS, true],
    [IN_VERSIONS, true],
    [LISTED, false],
  ] as const) {
    const [, head = '', list = ''] = form.exec(said) ?? [];
    const noun = head && nounOf(head);
    const items = noun ? splitList(list) : [];
    const fits = sure ? (item: string) => isState(item) || isAdjective(item) : isState;
    if (noun && items.length > 1 && items.length < 11 && items.every(fits)) {
      // "a crate, a damaged version and a broken one": the crate itself is the first
      const itself = !sure && /^(?:an?|one) [\w-]+ (?:version|one|variant|state)\b/i.test(list) && !opposed(items);
      return [...(itself ? [article(noun)] : []), ...items.map((item) => inState(noun, item))].join(', ');
    }
  }
  return states(raised(said), sentence);
}

/** "open and closed chest", "red, green and blue gems" */
function states(said: string, sentence: string): string {
  if (said !== sentence.replace(/[.!?\s]+$/, '')) return said;
  const [, list = '', name = ''] = BEFORE.exec(bareWish(said)) ?? [];
  const items = splitList(list);
  const several = singular(name) !== name;
  const noun = name && nounOf(singular(name));
  const fits = items.every(isState) || (several && items.every((item) => isColour(item) || isState(item)));
  return noun && items.length > 1 && fits ? items.map((item) => inState(noun, item)).join(', ') : sentence;
}

/** "a red, a blue and a green gem": the noun belongs to each. */
function raised(said: string): string {
  const [, list = '', last = '', noun = ''] =
    /^((?:(?:an?|one) [\w-]+(?:, ?| and ))+)((?:an?|one) [\w-]+) ([\w -]+)$/i.exec(bareWish(said)) ?? [];
  if (!list || !subjectOf(noun)) return said;
  const hows = [...list.split(/\s*(?:,| and )\s*/).filter(Boolean), last].map((how) =>
    how.replace(/^(?:an?|one) /i, ''),
  );
  return hows.every((how) => isAdjective(how) || isState(how))
    ? hows.map((how) => inState(noun, how)).join(', ')
    : said;
}
