/** Phrases that name things: one of many, several in one, what is said of them before and behind. */
import { tidy } from '../slots.ts';
import { isAdjective } from '../words/adjectives.ts';
import { ARTICLE, article, bareNoun, singular } from '../words/nouns.ts';
import { isPiece, isWorn } from '../words/pieces.ts';
import { type Subject, subjectOf } from '../words/subjects.ts';

const BEHIND =
  / (?:with|without|in|on|at|of|as|like|from|who|that|which|holding|wearing|carrying|riding|for|made|under|over|next to) /i;

/** What it is, by the longest of its words that anybody has a word for. */
export function whatIs(name: string): Subject | undefined {
  const bare = bareNoun(name).toLowerCase();
  const [head = bare] = bare.split(/,/)[0]!.split(BEHIND);
  const last = head.split(' ').at(-1)!;
  return subjectOf(bare) ?? subjectOf(head) ?? subjectOf(singular(head)) ?? subjectOf(singular(last));
}

/** More than one by its form: "villagers", "red and blue potions". */
export function isPlural(name: string): boolean {
  if (/^(?:an?|one|another)\s/i.test(name)) return false;
  const [head = ''] = bareNoun(name).split(BEHIND);
  return singular(head) !== head;
}

/** "different swords" → "a sword" */
export function aSingle(several: string): string {
  if (/^an? /i.test(several)) return several;
  const bare = bareNoun(
    several
      .replace(/^(?:(?:different|various|assorted|diff|several|some|unique|distinct|more|matching|random|all) )+/i, '')
      .replace(
        /^(?:kinds?|types?|sorts?|sets?|packs?|pairs?|bunch(?:es)?|variants?|variations?|versions?) of (?:the |an? )?/i,
        '',
      ),
  );
  const [head = bare] = bare.split(BEHIND);
  return article(`${singular(head)}${bare.slice(head.length)}`);
}

const ABOUT =
  /^(?:with|without|in|on|at|of|as|like|from|under|over|behind|holding|wearing|carrying|riding|who|that|which|made|covered|full|for|while|[a-z]+ing)\b/i;
const LOOKS = /\s+(?:looking|look|style|styled|themed?|vibes?|feel|mood|version|colou?red|colou?rs?|ones?)$/i;
const NOTHING =
  /^(?:animat\w*|looping|looped|transparent(?: (?:background|bg))?|pixel art|(?:please|pls)|sprites?|same (?:style|size)|(?:in )?the same style)$/i;

/** The phrase with what is said of it apart: adjectives before it, the rest behind. */
export function described(name: string, more: readonly string[]): string {
  const looks = more
    .map((words) =>
      words
        .replace(/^(?:and|but|plus|also|he|she|it|they|should be|should|is|are|looks?|make it) /i, '')
        .replace(/^(?:has|have|having|wears|wear|wearing|got) /i, 'with '),
    )
    .filter((words) => words && !NOTHING.test(words));
  const single = (words: string): boolean =>
    /^[a-z-]+(?: (?:and )?[a-z-]+)?$/i.test(words.replace(LOOKS, '')) &&
    isAdjective(words.replace(LOOKS, '')) &&
    !/^(?:in|on|of|with) /i.test(words) &&
    // "cyberpunk" in front of a machine is a punk
    (whatIs(`${words} ${bareNoun(name)}`)?.kind === 'person') === (whatIs(name)?.kind === 'person');
  const before = looks.filter(single).map((words) => words.replace(LOOKS, '').toLowerCase());
  const behind = looks.filter((words) => !single(words));
  const [said = ''] = ARTICLE.exec(name) ?? [];
  const noun = name.slice(said.length);
  const whole = [
    ...before.filter(
      (word) =>
        !noun
          .toLowerCase()
          .split(/[^a-z-]+/)
          .includes(word),
    ),
    noun,
  ].join(' ');
  const lead =
    /^(?:an?|one|another)\s/i.test(said) || (!said && !isPlural(noun)) ? `${article(whole).split(' ')[0]} ` : said;
  return behind.reduce((all, words) => (ABOUT.test(words) ? `${all} ${words}` : `${all}, ${words}`), `${lead}${whole}`);
}

/** Somebody has it on or in hand: it is nothing beside that one. */
export function isHeld(words: string): boolean {
  const is = whatIs(words);
  if (is?.creature || /^(?:person|animal)$/.test(is?.kind ?? '')) return /\b(?:his|her|its|their)\b/i.test(words);
  const [head = words] = bareNoun(words).split(BEHIND);
  const noun = singular(head);
  if (LIVED_IN.test(head)) return false;
  return (
    [head, noun, noun.split(' ').at(-1)!].some((one) => isPiece(one) || isWorn(one)) ||
    /\b(?:his|her|its|their)\b/i.test(words) ||
    BODY.test(head)
  );
}
/** "an evil wizard, his tower and his cat": nobody carries it. */
export const LIVED_IN =
  /\b(?:house|hut|cottage|cabin|tower|castle|church|temple|shop|tavern|inn|mansion|barn|mill|windmill|lighthouse|palace|fort|fortress|home|tent|cave|lair|den|nest|ship|boat|airship|spaceship|car|truck|van|wagon|cart|carriage|tank|train|throne|island|garden|farm|workshop|lab|laboratory|library|dungeon|shack|shed|treehouse)$/i;
const BODY =
  /\b(?:skin|hair|beard|moustache|eyes?|ears?|nose|dreads|dreadlocks|braids?|freckles|headphones|tattoos?|scars?|wings?|tail|horns?|outfit|clothes|armou?r|jacket|dress|boots|shoes|apron|glasses|hat|cap|scarf|cape|cloak|hoodie|makeup|smile|belly|muscles)$/i;

/** "a loaf of bread and a coin" are two; "a frog on a leaf and a log" is one picture. */
export function apart(words: string): readonly string[] {
  const points = words
    .split(/\s+[-–•*]\s+|\s*\n\s*/)
    .map(tidy)
    .filter(Boolean);
  if (points.length > 1 && points.every((one) => whatIs(one))) return points;
  const [, first = '', second = ''] =
    /^((?:an?|one|two|three) [a-z' -]+?) and ((?:an?|one|two|three) [a-z' -]+)$/i.exec(words) ?? [];
  if (
    !first ||
    / (?:with|on|in|under|around|holding|wearing|between|from|next to|riding) /i.test(first) ||
    (/ (?:on|in) (?:it|its|top|his|her)\b/i.test(second) && !/ with .* on it$/i.test(second)) ||
    !whatIs(first) ||
    !whatIs(second) ||
    (isHeld(second) && /^(?:person|animal)$/.test(whatIs(first)?.kind ?? ''))
  )
    return [words];
  return [first, second];
}

/** "red, blue and green potions", "an open and a closed chest" → one of each; undefined where it is one. */
export function eachIn(words: string): readonly string[] | undefined {
  const [, list = '', noun = ''] =
    /^(?:an? |the |one )?((?:[a-z-]+(?:, | ?\/ ?|,? and (?:an? |one )?|,? & |,? or ))+[a-z-]+) ([a-z-]+(?: [a-z-]+){0,2})$/i.exec(
      words,
    ) ?? [];
  // "a lamp on and off"
  const [, thing = '', first = '', second = ''] =
    /^((?:an? |the )?[a-z' -]+?) ([a-z]+),? (?:and|or|\/|&) ([a-z]+)$/i.exec(words) ?? [];
  if (thing && isState(first) && isState(second) && whatIs(thing))
    return [first, second].map((how) => article(`${asState(how)} ${bareNoun(thing)}`));
  if (!list) return undefined;
  const hows = alternatives(list);
  const states = hows.every((how) => isState(how));
  if (hows.length < 2 || !hows.every((how) => isAdjective(how) || isState(how)) || !(states || singular(noun) !== noun))
    return undefined;
  return hows.map((how) => article(`${asState(how)} ${singular(noun)}`));
}

export const alternatives = (words: string): readonly string[] =>
  words
    .split(/\s*(?:,|;|\/|\+|&|\band\b|\bor\b|\bvs\.?\b)\s*/i)
    .flatMap((one) =>
      one.split(' ').length > 1 && !/^half /i.test(one) && one.split(' ').every(isState) ? one.split(' ') : [one],
    )
    .map((one) =>
      tidy(one)
        .replace(/^(?:an?|one|the|in|then|also|another) (?=\S)/i, '')
        .replace(/ (?:one|ones|versions?|variants?|states?|tiers?|sizes?|colou?rs?)$/i, ''),
    )
    .filter(Boolean);

/** What a thing is in at one time, and not at another. */
const STATE =
  /^(?:half[- ])?(?:open(?:ed)?|closed?|shut|locked|unlocked|on|off|lit|unlit|full|half|empty|broken|whole|intact|damaged|cracked|destroyed|ruined|repaired|new|old|young|adult|baby|alive|dead|happy|sad|angry|neutral|surprised|crying|laughing|scared|sleeping|awake|clean|dirty|wet|dry|raw|cooked|burnt|ripe|unripe|pressed|unpressed|hover|idle|normal|up|down|small|medium|large|big|tiny|huge|male|female|man|woman|boy|girl|day|night|spring|summer|autumn|fall|winter|snowy|bronze|silver|gold(?:en)?|wood(?:en)?|stone|iron|steel|diamond|platinum|copper|common|rare|epic|legendary)$/i;
export const isState = (word: string): boolean => STATE.test(word);
/** As a drawing is called. */
export const asState = (word: string): string =>
  ({
    on: 'lit',
    off: 'unlit',
    shut: 'closed',
    opened: 'open',
    close: 'closed',
    fall: 'autumn',
    gold: 'golden',
    wood: 'wooden',
  })[word.toLowerCase()] ?? word;

/** "red", "a blue": nothing by itself. */
export const isOnlyAdjective = (words: string): boolean =>
  bareNoun(words).split(' ').length < 3 && isAdjective(bareNoun(words));
