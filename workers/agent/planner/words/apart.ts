/** One thing in several states, and things told together, put so that each stands by its whole name. */
import { isAdjective } from './adjectives.ts';
import { article } from './nouns.ts';
import { subjectOf } from './subjects.ts';

const LEAD =
  /^\W*(?:(?:hey|hi|hello|please|pls|can|could|you|i|we|want|need|would|like|make|draw|create|give|get|me|us|gimme)\s+)*/i;
const SPECS =
  /((?:[,.;]? (?:(?:at|in|all|each)\s+)*(?:\d{2,3} ?(?:px|pixels?|x ?\d{2,3}(?: ?px)?)|\d{2,3})(?: (?:px )?each)?| please| pls|[,.;] (?:top[- ]?down|side view|isometric|no background|transparent background))*[.!]*)$/i;
const isState = (word: string): boolean => isAdjective(word) || /(?:ed|en|ing)$/i.test(word) || /^(?:shut|lit|unlit|full|empty|half|whole|burnt|ripe|raw|cut|torn|split|on|off)$/i.test(word); // biome-ignore format: one line
const membersOf = (list: string): readonly string[] => list.split(/\s*(?:,|\/|;|->|>|&|\band then\b|\band\b|\bthen\b)\s*/i).map((one) => one.trim().replace(/^(?:an?|one|the) /i, '').replace(/ (?:one|version|state|stage)$/i, '')).filter(Boolean); // biome-ignore format: one line
const isStates = (members: readonly string[]): boolean => members.length > 1 && members.every((one) => one.split(' ').length < 4 && one.split(' ').every(isState)); // biome-ignore format: one line

/** "a desk lamp on and off": both, the second as the other of the first. */
const OPPOSITE = /^((?:an? |the )?(?:[a-z'-]+ ){0,3}?[a-z'-]+),? (?:both )?((?:switched |turned )?on|off|open(?:ed)?|closed|shut|up|down|raised|lowered|full|empty|rolled up|unrolled|folded|unfolded|in (?:its|the) (?:sheath|box|case)|out of (?:its|the) (?:sheath|box|case)|lit|unlit|broken|intact|whole|locked|unlocked) and (?:an? )?((?:switched |turned )?on|off|open(?:ed)?|closed|shut|up|down|raised|lowered|full|empty|rolled up|unrolled|folded|unfolded|in (?:its|the) (?:sheath|box|case)|out of (?:its|the) (?:sheath|box|case)|lit|unlit|broken|intact|whole|locked|unlocked)(?=[,.]|$)/i; // biome-ignore format: one line
const BEHIND = /^(?:on|off|up|down|rolled up|in |out )/i;
function opposites(message: string): string {
  const lead = LEAD.exec(message)?.[0] ?? '';
  const [all = '', name = '', one = '', other = ''] = OPPOSITE.exec(message.slice(lead.length)) ?? [];
  if (!all || one.toLowerCase() === other.toLowerCase()) return message;
  const bare = name.replace(/^(?:an?|the) /i, '');
  const put = (state: string): string => (BEHIND.test(state) ? `${article(bare)} ${/^o(?:n|ff)$/i.test(state) ? `switched ${state}` : state}` : article(`${state} ${bare}`)); // biome-ignore format: one line
  return `${lead}${put(one)}, ${put(other)}${message.slice(lead.length + all.length)}`;
}

/** Each of its states with its name: "a closed egg, a cracked egg". */
function eachState(said: string, members: readonly string[]): string {
  const [, style = '', name = said] = /^(?:an? )?(\d+[- ]?bit(?: style)?|pixel art|chibi|isometric) (.+)$/i.exec(said) ?? []; // biome-ignore format: one line
  const [head = '', tail = ''] = name.split(/(?= (?:with|of|in|on|that|made) )/i);
  const bare = head.replace(/^(?:an?|the|one) /i, '');
  return members.map((one) => `${article(`${one} ${bare}`)}${tail}`).join(', ') + (style ? `, ${style}` : '');
}

/** "a dragon egg in three stages: closed, cracked, hatching" */
const STAGES = /^((?:an? |the )?(?:[a-z'-]+ ){0,3}[a-z'-]+) in (?:its )?(?:two|three|four|five|six|[2-6]|all|several|different) (?:different )?(?:stages|states|versions|phases|forms|variants|conditions|steps)(?: of [a-z]+)?\s*[:(,-]+\s*([^.;:()]+)\)?$/i; // biome-ignore format: one line
/** "a castle gate, open and closed version", "a scroll plus opened version" */
const VERSIONS = /^((?:an? |the )?[^,.;:]+?)[,;]? (?:(?:and|plus|with|in|as|also) )*(?:an? )?((?:[a-z-]+(?:,| and| \+|\/| or| &) ?(?:an? )?)*[a-z-]+) (?:versions?|variants?|states?)$/i; // biome-ignore format: one line
const BEHIND_COMMA = /^([^.;:]+?), (?:in |as |an? |both )?((?:[a-z-]+(?:,| and| \+|\/| or| &) ?(?:an? )?)+[a-z-]+) (?:versions?|variants?|states?)$/i; // biome-ignore format: one line
function states(message: string): string {
  const lead = LEAD.exec(message)?.[0] ?? '';
  const body = message.slice(lead.length);
  const [specs = ''] = SPECS.exec(body) ?? [];
  const said = specs ? body.slice(0, -specs.length) : body;
  const [, name = '', list = ''] = STAGES.exec(said) ?? [];
  if (name && isStates(membersOf(list))) return `${lead}${eachState(name, membersOf(list))}${specs}`;
  const [, one = '', which = ''] = BEHIND_COMMA.exec(said) ?? VERSIONS.exec(said) ?? [];
  const [, sized = '', size = ''] = /^(.+?)(,? \d{2,3}(?: ?px| ?x ?\d{2,3})?)$/i.exec(one) ?? ['', one, ''];
  const members = membersOf(which);
  if (!one || !members.length || !members.every((state) => state.split(' ').every(isState)) || (members.length < 2 && !/^an? /i.test(sized) && !subjectOf(sized))) return message; // biome-ignore format: one line
  // "plus opened version": beside it as it is
  return `${lead}${members.length > 1 ? '' : `${/^(?:an?|the) /i.test(sized) ? sized : article(sized)}, `}${eachState(sized, members)}${size}${specs}`; // biome-ignore format: one line
}

/** "a set of kitchen tools, pan, ladle, whisk": what they are together is no other one. */
const SET = /^(\W*(?:(?:i|we|need|want|make|draw|give|me|please|pls)\s+)*)(?:an? )?(?:small |little |full |whole )?(?:set|pack|bunch|collection|bundle|group) of ([a-z]+(?: [a-z]+)?s)(?:, |: | like | such as )(?=[^.]+,[^.]+)/i; // biome-ignore format: one line
/** "a helmet, a shield and boots as inventory icons": what all of them are. */
const AS_ICONS = /^(\W*(?:(?:i|we|need|want|make|draw|give|me|please|pls)\s+)*)([^.;:]+?,[^.;:]+?) as (?:[a-z]+ )?icons\b/i; // biome-ignore format: one line
/** "a paladin; and her horse separately" */
const SEPARATELY = /[,;.]? (?:and|plus|with|also) (?:his|her|its|their|the) ([a-z]+(?: [a-z]+)?) (?:separately|as a separate (?:one|sprite|picture|object)|on (?:its|his|her) own|by (?:itself|himself|herself))\b/i; // biome-ignore format: one line

/** "a cone with 3 scoops: strawberry, chocolate and vanilla": what each of them is. */
const OF_EACH = /(\ban? [^.:;]*? with (?:two|three|four|five|six|[2-9]) [a-z]+s): ((?:[a-z-]+(?: [a-z-]+)?(?:, and |, | and |$)){2,})/i; // biome-ignore format: one line

/** "lantern, rope, pickaxe: camping gear icons": what they are stands behind them. */
const ICONS_BEHIND = /^(\W*(?:(?:i|we|need|want|make|draw|give|me|please|pls)\s+)*)((?:[a-z' -]+, )+(?:and )?[a-z' -]+): (?:[a-z]+ ){0,3}icons\b/i; // biome-ignore format: one line
/** "treasure pile: gold coins, crown and gems": one thing, of which they are the parts. */
const HEAPED = /^(\W*(?:(?:i|we|need|want|make|draw|give|me|please|pls)\s+)*(?:an? )?(?:[a-z]+ ){0,2}(?:pile|heap|basket|bowl|plate|bouquet|stack|bag|tray|shelf|cart|platter|wreath|necklace|altar|table))(?: of [a-z]+)?: (?=[^.:;]+(?:,| and )[^.:;]+$)/i; // biome-ignore format: one line
/** "an apple tree with apples and one without" */
const ONE_WITHOUT =
  /\b(an? )((?:[a-z]+ )?[a-z]+) (with (?:[a-z]+ )?([a-z]+)),? and (?:an?other )?one without(?: (?:them|any|it))?(?=[,.!]|$)/gi;

/** "32px top down: 2 pots and a rake": how all of them are drawn is said behind them. */
const SPECS_FIRST = /^\W*((?:(?:all |in )?(?:\d{2,3} ?(?:px|pixels?)|\d{2,3} ?x ?\d{2,3}(?: ?px)?|top[- ]?down|side[- ]view|isometric|pixel art)[ ,]*)+):\s*([^:]+?)[.!]*$/i; // biome-ignore format: one line

export const apart = (message: string): string =>
  opposites(states(message))
    .replace(OF_EACH, '$1 of $2')
    .replace(SPECS_FIRST, '$2, $1')
    .replace(SET, '$1$2: ')
    .replace(ICONS_BEHIND, '$1icons of $2')
    .replace(
      HEAPED,
      (all) =>
        `${/^\W*(?:\w+ )*?an? /i.test(all) || /^\W*(?:i|we|need|want|make|draw|give|me|please|pls)\b/i.test(all) ? all.replace(/: $/, '') : article(all.replace(/: $/, '').trim())} with `,
    )
    .replace(ONE_WITHOUT, '$1$2 $3, $1$2 without $4')
    .replace(AS_ICONS, '$1icons of $2')
    .replace(SEPARATELY, (_, thing: string) => `. also ${article(thing)}`);
