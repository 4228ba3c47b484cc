/**
 * Lists in anybody's words, said as a list of things each by its own name: "pirate crew! captain, cook, parrot", "6 mushrooms, one of
 * them poisonous", "three slimes, green blue and red".
 */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { isInk } from '../accounted/alternatives.ts';
import { kindsOf } from '../kinds.ts';
import { moveOf } from '../moves.ts';
import { TWO_TO_TEN } from '../number-words.ts';
import { isAdjective, isPiece, singular, subjectOf } from '../subjects.ts';
import { bareNoun, GAME, TILES, UI } from '../words.ts';

const NUMBER = `(\\d{1,2}|${Object.keys(TWO_TO_TEN).join('|')})`;
const numberOf = (said: string): number => TWO_TO_TEN[said.toLowerCase()] ?? Number(said);
/** Of these one says how much there is, and not how many. */
const MASS =
  /^(?:[a-z]+ )?(?:garlic|cheese|rice|bread|butter|milk|water|flour|sugar|salt|pepper|meat|honey|oil|corn|wheat|wood|coal|wool|leather|cloth|sand|dirt|ice|fire|smoke|tea|coffee|wine|beer|pasta|bacon|ham|beef|pork|chocolate|jam|soup|salad|ginger|basil|hay|clay|ore|dust|armou?r|furniture|[a-z]+s)$/i;
export const article = (words: string): string =>
  (MASS.test(words) && !isAdjective(words) && !/^[a-z]*(?:ss|us)$/i.test(words)) ||
  /^(?:an?|the|some|\d+|two|three|four|five|six) /i.test(words)
    ? words
    : `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;
const itemsOf = (list: string): readonly string[] =>
  list
    .replace(/[.!?\s]+$/, '')
    .split(/\s*(?:[,;/]|\band\b|&|\bplus\b|\+)\s*/i)
    .filter(Boolean);
const LEAD =
  "(?:(?:please|now|also|can you|could you|would you|i(?:'d| would)?(?: really| also)? (?:like|need|want|love)|we need|need|want|looking for|make|draw|create|generate|do|give|get|me|us|some|an?|the|my|our|set of|pack of) )*";

/** People and things that are together under one name. */
const GROUP =
  'crew|team|party|gang|army|horde|legion|trio|duo|herd|flock|squad|band|family|cast|tribe|clan|court|council|guild|pack|set|kit|bundle|collection|series|line-?up|roster|zoo|villagers|townsfolk|townspeople|npcs|people|folks|characters|heroes|villains|enemies|monsters|mobs|creatures|animals|pets|classes|workers|soldiers|guards|bosses|items|icons|props|objects|things|tools|weapons|ingredients|foods|fruits|vegetables|plants|trees|flowers|buildings|houses|vehicles|furniture|decorations|toys|potions|sprites|assets';
const HEADED = new RegExp(`^(${LEAD})((?:[\\w'-]+ ){0,4}?)(${GROUP})((?: (?:for|of|from|in) (?:(?:an?|the|my|our) )?[\\w' -]+?)?)\\s*(?::|!|\\?|;|\\.{2,}| -{1,2}| –|, (?:like|such as|namely|including|consisting of|with|of|e\\.?g\\.?:?)|,? (?:such as|namely|including|consisting of))\\s*(?=\\w)(.+)$`, 'i'); // biome-ignore format: one line

/** "medieval villagers: farmer, baker" → "a medieval farmer, a medieval baker" */
function headed(text: string): string {
  const [, lead = '', how = '', group = '', where = '', list = ''] = HEADED.exec(text) ?? [];
  if (!list || /:/.test(list)) return text;
  const { items, rest } = withRest(list);
  if (
    items.length < 2 ||
    items.some((item) => item.split(' ').length > 4 || /^(?:one|each|all|both|every)\b/i.test(item))
  )
    return text;
  const isKnown = (item: string): boolean => subjectOf(bareNoun(item)) !== undefined;
  if (items.filter(isKnown).length < items.length - (items.length > 3 ? 1 : 0)) return text;
  const hows = how
    .trim()
    .split(' ')
    .filter((word) => word && !PLAIN.test(word) && !/^\d+$/.test(word) && TWO_TO_TEN[word.toLowerCase()] === undefined);
  // "weapon set: sword, axe": what they are together is said of none of them
  const isHow = (word: string): boolean =>
    isAdjective(word) || OF_KINDS.test(word) || /^(?:person|place)$/.test(subjectOf(word)?.kind ?? '');
  if (!hows.every(isHow)) return text;
  if (!hows.length && !PEOPLE.test(group) && !/[!?;-]/.test(text)) return text;
  const shown = hows.filter(isHow);
  const named = items.map((item) => article(asKind(shown, bareNoun(item.trim()), PEOPLE.test(group))));
  return `${lead.replace(/\b(?:an?|the|my|our|some|set of|pack of) /gi, '')}${named.join(', ')}${where && /\b(?:style|look)\b/.test(where) ? where : ''}${rest}`;
}
const PLAIN =
  /^(?:basic|simple|different|various|small|little|cute|cool|nice|full|complete|whole|new|main|my|of|the|an?|pixel|art|seasonal|seasons?)$/i;
const OF_KINDS =
  /^(?:medieval|fantasy|pirate|viking|ninja|samurai|zombie|robot|alien|space|sci-?fi|cyberpunk|steampunk|western|wild|ancient|roman|greek|egyptian|japanese|elven|dwarven|orc|goblin|undead|skeleton|christmas|halloween|winter|desert|jungle|modern|futuristic|military|royal|demon|angel|vampire|witch|knight|prehistoric|stone|victorian|retro)$/i;
const PEOPLE =
  /^(?:crew|team|party|gang|army|horde|legion|trio|duo|squad|band|family|cast|tribe|clan|court|guild|villagers|townsfolk|townspeople|npcs|people|folks|characters|heroes|villains|enemies|monsters|classes|workers|soldiers|guards|bosses)$/i;

/** What is said of all of them: of a beast or a thing no trade. */
function asKind(hows: readonly string[], item: string, people: boolean): string {
  const kind = subjectOf(item)?.kind;
  const fits = hows.filter(
    (how) =>
      !item.toLowerCase().includes(how.toLowerCase()) &&
      (isAdjective(how) ||
        (people && kind === 'person') ||
        /^(?:space|alien|zombie|robot|undead|skeleton|medieval|steampunk|cyberpunk)$/i.test(how)),
  );
  const words = [...fits, item].join(' ');
  return subjectOf(words)?.kind === kind ? words : item;
}

/** What is said of the whole list stands behind its last item: ", 32x32", ", 4 directions", ". Same style". */
function withRest(list: string): { readonly items: readonly string[]; readonly rest: string } {
  const [, head = list, rest = ''] =
    /^(.*?)((?:[,.;] (?:\d+ ?x ?\d+|\d+ ?px|\d+ (?:directions?|sides)|(?:all|each|both|same|every|with|in|as|on|for|from|top|side|isometric|low|high|transparent|no)\b).*)?)$/is.exec(
      list,
    ) ?? [];
  return { items: itemsOf(head).map((item) => item.replace(/^(?:and|an?|the|one|some) /i, '')), rest };
}

/** "6 different mushrooms, one should look poisonous": one of them is another one. */
const ONE_OF = new RegExp(`^(${LEAD})${NUMBER} (?:different |various |unique |distinct )?((?:[a-z-]+ ){0,2}?[a-z-]+s)(?: in one style)?,? (?:(?:and|with|but|where|of which) )*(one|two|three|1|2|3)(?: of (?:them|these|those|which))? (?:(?:should|must|has to|needs to|is|are|being|to|can|be|looks?|looking|look|that|which|a bit|kind of|really|clearly) )*((?:with|in|holding|wearing|without) .+|[a-z-]+(?: and [a-z-]+)?)((?:,.*)?)$`, 'i'); // biome-ignore format: one line
/** It is said of one of them, and is no other thing. */
const TOLD_OF =
  /\b(?:one|two|three|\d)(?: of (?:them|these|those|which))? (?:of them|of these|should|must|looks?|is|are|being|has to|can be)\b/i;
function oneOf(text: string): string {
  const [, lead = '', many = '', nouns = '', some = '', how = '', rest = ''] = ONE_OF.exec(text) ?? [];
  const noun = singular(nouns);
  if (!how || noun === nouns || !subjectOf(noun)) return text;
  const count = numberOf(many);
  const other = { one: 1, two: 2, three: 3 }[some.toLowerCase()] ?? Number(some);
  if (!(count > other) || count > 12) return text;
  const behind = /^(?:with|in|holding|wearing|without) /i.test(how);
  if (!behind && (!subjectOf(`${how} ${noun}`) || (subjectOf(how) && !TOLD_OF.test(text)))) return text;
  const special = (of: string): string => (behind ? article(`${of} ${how}`) : article(`${how} ${of}`));
  const plain = count - other > 1 ? (kindsOf(noun, count - other) ?? []) : [article(noun)];
  if (plain.length !== count - other) return text;
  return `${lead.replace(/\b(?:an?|the|my|our|some|set of|pack of) /gi, '')}${[...plain, ...(other === 1 ? [special(noun)] : (kindsOf(noun, count) ?? []).slice(-other).map((one) => special(bareNoun(one))))].join(', ')}${rest}`;
} // biome-ignore format: short enough

/** "three color slimes, green blue and red, with bouncing idle": one of each colour, and each does it. */
const COLOURED = new RegExp(`^(${LEAD})(?:${NUMBER} )?(?:(?:different(?:ly)? )?colou?r(?:ed)? |different )?((?:[a-z-]+ ){0,2}?[a-z-]+s)(?: in (?:${NUMBER} )?(?:different )?colou?rs)?\\s*(?:[,:(]|in|-|–)\\s*([a-z]+(?:(?:,? and |, ?| ?/ ?| )[a-z]+){1,9}?)\\)?((?:,? (?:(?:all|each|both) (?:of them )?)?(?:with|having|that|who|which|doing) .+|, (?:all |each )?\\d.*|[.,] (?:all |they should be )?[a-z]+[.!]*)?)$`, 'i'); // biome-ignore format: one line
function coloured(text: string): string {
  const [, lead = '', many, nouns = '', , list = '', rest = ''] = COLOURED.exec(text) ?? [];
  const noun = singular(nouns);
  const inks = list.split(/\s*(?:,|\/|\band\b|\s)\s*/).filter(Boolean);
  if (noun === nouns || inks.length < 2 || !inks.every((ink) => isInk(ink)) || !subjectOf(noun)) return text;
  if (many && numberOf(many) !== inks.length) return text;
  const [, how = ''] = /^[.,] (?:all |they should be )?([a-z]+)[.!]*$/i.exec(rest) ?? [];
  const each = how && isAdjective(how) ? `${how} ` : '';
  return `${lead.replace(/\b(?:an?|the|my|our|some|set of|pack of) /gi, '')}${inks.map((ink) => article(`${each}${ink} ${noun}`)).join(', ')}${each ? '' : ofAll(rest)}`;
}

/** "with bouncing idle" of several: all of them do it. */
function ofAll(rest: string): string {
  const [, moves = ''] =
    /^,? (?:(?:all|each|both) (?:of them )?)?(?:with|having|doing|that|who|which) (?:an? )?(.+?)(?: animations?| anims?| cycles?)?[.!]*$/i.exec(
      rest,
    ) ?? [];
  const each = moves ? itemsOf(moves).map((move) => move.replace(/^(?:an?|the) /i, '')) : [];
  return each.length > 0 &&
    each.every((move) => moveOf(move) !== undefined || /\b(?:idle|walk|run|jump|attack|bounc\w*|death)\b/i.test(move))
    ? `, all with ${each.join(' and ')} animation`
    : rest;
}

/** "ten gems in different cuts and colours": as many different ones. */
const VARIED = new RegExp(`\\b${NUMBER} ((?:[a-z-]+ ){0,2}?[a-z-]+s),? (?:in|of|with) (?:all |many )?(?:different|various|assorted|varied|varying|multiple|all sorts of|all kinds of) (?:[a-z]+(?:, [a-z]+)*,? (?:and|&) )?(?:colou?rs|cuts|shapes|sizes|styles|designs|types|kinds|forms|looks|variants)(?: (?:and|&) (?:colou?rs|cuts|shapes|sizes|styles|designs|types|kinds|forms|looks))*`, 'gi'); // biome-ignore format: one line

/** "isometric grass block, dirt block and stone block": all of them are. */
const ISO_ALL =
  /^(.*?\b)?(isometric|iso) ((?:[a-z-]+ )+?)(blocks?|tiles?|cubes?)((?:,? (?:and )?(?!isometric\b)[a-z-]+(?: [a-z-]+)? (?:blocks?|tiles?|cubes?)(?=,| and|\s*$|\.)){1,9})(.*)$/i;
function isoAll(text: string): string {
  const [, before = '', , first = '', form = '', list = '', rest = ''] = ISO_ALL.exec(text) ?? [];
  if (!list || /\b(?:set|pack)\b/i.test(before)) return text;
  return `${before}isometric ${first}${singular(form)}${itemsOf(list.replace(/^,? ?(?:and )?/i, ''))
    .map((item) => `, isometric ${singular(item)}`)
    .join('')}${rest}`;
}

/** "viking warriors: axe, bow, spear": who has what. */
const ARMED = new RegExp(`^(${LEAD})(?:${NUMBER} )?((?:[a-z-]+ ){0,3}?[a-z-]+s)(?:, (?:one|each) (?:with|has|having))?: ?((?:(?:an?|one) )?[a-z-]+(?: [a-z-]+)?(?:(?:,? and |, )(?:(?:an?|one) )?[a-z-]+(?: [a-z-]+)?)+)$`, 'i'); // biome-ignore format: one line
function armed(text: string): string {
  const [, lead = '', , nouns = '', list = ''] = ARMED.exec(text) ?? [];
  const noun = singular(nouns);
  const items = itemsOf(list).map((item) => item.replace(/^(?:an?|one|with) /i, ''));
  if (noun === nouns || subjectOf(noun)?.kind !== 'person' || items.length < 2) return text;
  if (!items.every((item) => isPiece(item) && subjectOf(item)?.kind !== 'person')) return text;
  return `${lead.replace(/\b(?:an?|the|my|our|some|set of|pack of) /gi, '')}${items.map((item) => `${article(noun)} with ${article(item)}`).join(', ')}`;
}

/** "sword icons: fire, ice, poison": kinds of one thing. */
const ICONS_OF = new RegExp(
  `^(${LEAD})([a-z]+) (icons?|sprites?)(?: in)?\\s*[:,-]\\s*([a-z]+(?:(?:,? and |, )[a-z]+)+)((?:, .*)?)$`,
  'i',
);
function iconsOf(text: string): string {
  const [, lead = '', noun = '', form = '', list = '', rest = ''] = ICONS_OF.exec(text) ?? [];
  const items = itemsOf(list);
  if (subjectOf(noun)?.kind !== 'thing' || items.length < 2) return text;
  if (!items.every((item) => isAdjective(item) || LEXICON.read(item).some(({ is }) => is === 'element' || is === 'material'))) return text;
  return `${lead.replace(/\b(?:an?|the|my|our|some|set of|pack of) /gi, '')}${items.map((item) => article(`${item} ${noun}${/icon/i.test(form) ? ' icon' : ''}`)).join(', ')}${rest}`;
} // biome-ignore format: short enough

/** "seasons series: the same cottage in …": a title. */
const TITLED_SAME =
  /^(?:(?:an?|the|my|our|draw|make|create) )*(?:[a-z-]+ ){0,3}(?:series|sets?|packs?|collection|sheets?|progression|timeline)\s*(?:[:,]|-|–)\s*(?:(?:the|an?|one) )?same /i;

/** A message with its lists said one by one. */
export function listed(message: string): string {
  if (UI.test(message) || GAME.test(message)) return message;
  if (TILES.test(message) || /\bblocks?\b/i.test(message)) return isoAll(message);
  const varied = message.replace(VARIED, '$1 different $2').replace(TITLED_SAME, 'a ');
  return [oneOf, iconsOf, coloured, armed, headed].reduce((text, read) => (text === varied ? read(text) : text), varied);
} // biome-ignore format: short enough
