/** One thing in several states, said in one breath: "a door closed and the same door open", "small medium and large crystal". Each is named by itself. */
import { isAdjective, singular, subjectOf } from '../subjects.ts';
import { bareNoun, bareWish } from '../words.ts';
import type { Said } from './index.ts';

const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
/** How a thing is that was switched, lit or seen at a time: words before it or behind it. */
const STATES: Readonly<Record<string, string>> = {
  ...{ 'switched on': 'glowing', 'turned on': 'glowing', on: 'glowing', lit: 'glowing', 'switched off': 'dark', 'turned off': 'dark', off: 'dark', unlit: 'dark' },
  ...{ repaired: 'new', intact: '', normal: '', whole: '', fixed: '', full: 'full', half: 'half full', summer: 'in summer', winter: 'in winter with snow', spring: 'in spring with blossoms', autumn: 'in autumn with orange leaves', fall: 'in autumn with orange leaves', day: '', night: 'at night' },
}; // biome-ignore format: a table
function inState(noun: string, state: string): string {
  const how = STATES[state.toLowerCase().trim()] ?? state.trim();
  return /^(?:in|at|with|of) /.test(how) ? `${article(noun)} ${how}` : article(`${how} ${noun}`.trim());
}
const isThing = (noun: string): boolean => subjectOf(bareNoun(noun)) !== undefined;

const SAME =
  /^(?:an?|one|the) ((?:[a-z-]+ ){0,3}?[a-z-]+) ((?:(?:that is|which is) )?(?:[a-z-]+ )?[a-z-]+),? (?:and|plus|\+|then) (?:the |that |once )?(?:very )?same ((?:[a-z-]+ )?[a-z-]+?),? (?:but |just |now |only |again |when |while )*((?:[a-z-]+ )?[a-z-]+)$/i;
const SIZE = '(?:tiny|mini|small|little|medium|normal|regular|big|large|huge|giant|gigantic)';
const SIZES = new RegExp(
  `^(?:an? )?(${SIZE}),? (?:and )?(?:an? )?(${SIZE})(?:,? (?:and|&) (?:an? )?(${SIZE}))? ([a-z-]+(?: [a-z-]+)?)((?:,| with | in ).*)?$`,
  'i',
);
const VERSIONS =
  /^(?:an? |the )?([a-z]+),? (?:and|&|\+) (?:an? |the )?([a-z]+) (?:versions?|variants?|states?) of (?:an? |the )?((?:[a-z-]+ ){0,3}[a-z-]+)$/i;
const SEASONS =
  /^(?:an?|the|one) ?same ((?:[a-z-]+ )?[a-z-]+) (?:in|at|during|by) (summer|winter|spring|autumn|fall|day|night)(?: time)?,? (?:and|&) (?:in |at |by )?(summer|winter|spring|autumn|fall|day|night)$|^same ((?:[a-z-]+ )?[a-z-]+) (?:in|at|during|by) (summer|winter|spring|autumn|fall|day|night),? (?:and|&) (?:in |at |by )?(summer|winter|spring|autumn|fall|day|night)$/i;
const STAGES =
  /^(?:an? |one )?((?:[a-z-]+ )?[a-z-]+),?(?: but)?(?: (?:make|do|draw) it)?(?: in| with| as)? (?:3|three) (?:stages|states|steps|degrees|levels) of (?:being )?(?:broken|damaged?|destruction|decay|wear|breaking)$/i;
/** "two rocks, one small one big with moss" */
const ONE_ONE = /^(?:two|2) ((?:[a-z-]+ )?[a-z-]+s)[,:;]? one (.+?),? (?:and )?(?:one|the other(?: one)?) (.+)$/i;
/** "a bunch of trees, like 4 different ones, autumn" */
const BUNCH =
  /^(?:an? (?:bunch|few|couple|handful|set|lot|load|pile) of|a few|some|several) ((?:[a-z-]+ )?[a-z-]+s?),? (?:(?:maybe|like|about|say|around|perhaps),? )*(\d|two|three|four|five|six|seven|eight|nine|ten) (?:different(?: ones| kinds)?|kinds|types|of them|ones|variations?)(?:,? ([a-z]+))?$/i;

/** A message whose things are each named by itself. */
export function inStates(message: string): Said {
  const wish = bareWish(message).replace(/[.!?\s]+$/, '');
  const text = /\b(?:my|our|his|her|their)\b/i.test(wish) ? undefined : listed(wish);
  return { text: text ?? message, notes: [] };
}

function listed(wish: string): string | undefined {
  const [, short = '', behind = '', again = '', second = ''] = SAME.exec(wish) ?? [];
  // "treasure chest closed": as much of it as is a thing
  const [last = '', how = ''] = behind.split(' ');
  const [noun, first] = how && isThing(`${short} ${last}`) ? [`${short} ${last}`, how] : [short, behind];
  if (noun && isThing(noun) && (bareNoun(again) === 'one' || bareNoun(noun).endsWith(bareNoun(again))))
    return `${inState(bareNoun(noun), first.replace(/^(?:that|which) is /, ''))}, ${inState(bareNoun(noun), second)}`;
  const [, small = '', middle = '', large = '', thing = '', more = ''] = SIZES.exec(wish) ?? [];
  if (thing && isThing(singular(thing))) {
    const how = /^,? ?([a-z]+)$/.exec(more)?.[1];
    const name = how && isAdjective(how) ? `${how} ${singular(thing)}` : `${singular(thing)}${how ? '' : more}`;
    return [small, middle, large].filter(Boolean).map((size) => inState(name, size)).join(', ');
  }
  const [, one = '', other = '', of = ''] = VERSIONS.exec(wish) ?? [];
  if (of && isThing(of) && [one, other].every((how) => isAdjective(how) || STATES[how.toLowerCase()] !== undefined || /ed$/.test(how)))
    return `${inState(of, one)}, ${inState(of, other)}`;
  const seasons = SEASONS.exec(wish)?.slice(1).filter(Boolean);
  if (seasons) return `${inState(seasons[0]!, seasons[1]!)}, ${inState(seasons[0]!, seasons[2]!)}`;
  const [, staged = ''] = STAGES.exec(wish) ?? [];
  if (staged && isThing(staged)) return `${article(staged)}, a cracked ${staged}, a broken ${staged}`;
  const [, many = '', a = '', b = ''] = ONE_ONE.exec(wish) ?? [];
  if (many && isThing(singular(many))) return [a, b].map((how) => described(singular(many), how)).join(', ');
  const [, kind = '', count = '', look = ''] = BUNCH.exec(wish) ?? [];
  if (kind) return `${count} different ${look ? `${look} ` : ''}${kind.endsWith('s') || kind === 'fish' ? kind : `${kind}s`}`;
  return undefined;
} // biome-ignore format: short enough

/** "big with moss" of a rock: a big rock with moss. */
function described(noun: string, how: string): string {
  const [, before = '', behind = ''] = /^((?:(?!with\b|in\b|on\b)[a-z-]+ ?)*)((?:with|in|on) .+)?$/i.exec(how) ?? [];
  return `${article(`${before.trim()} ${noun}`.trim())}${behind ? ` ${behind}` : ''}`;
}
