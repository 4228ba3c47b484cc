/**
 * Lists in which each member is somebody or something of its own: "ruby, sapphire and topaz", "four gems in a row: red, green, blue and
 * yellow", "salt and pepper shakers". Told by what the catalogue knows of the words: a list of what one thing wears, has or is like is
 * left as it is.
 */

import { canHold } from '../../catalogue/garments/held-thing.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { listed } from '../../understand/sentence.ts';
import { tokenise } from '../../understand/tokens.ts';
import { isAlive } from '../layout/actor.ts';
import { eachOfSeveral } from './each-of-several.ts';
import { isMany, singularOf } from './how-many.ts';
import type { Read } from './known.ts';
import { isPart } from './syntax/kinds.ts';
import { ARTICLES, GROUPS, NUMBERS } from './words.ts';

const SURE = 0.9;
const MOST = 9;

/** That they stand in a row, however it is said. */
const IN_A_ROW =
  /,? ?\b(?:all |standing |sitting |lying |placed |laid out |arranged |displayed |lined up |shown )*(?:in (?:a|one) (?:single |straight |neat |horizontal )?(?:row|line|lineup|line-up)|side by side|next to (?:each other|one another)|beside (?:each other|one another)|lined up|(?:from )?left to right)(?: of (?:each|them))?(?=\s*(?:$|[,:]))/i;

/** The text with every member of its list named by itself. */
export function eachListed(asked: string, read: Read): string {
  const typed = eachOfSeveral(asked, read);
  const rowed = IN_A_ROW.test(typed);
  const text = typed.replace(IN_A_ROW, '').trim();
  const each = ofOneHead(text, read) ?? company(text, read) ?? bareList(text, read) ?? eachOfOneHead(text, read);
  return each === undefined ? typed : `${joined(each.members)}${rowed ? ' in a row' : ''}${each.rest}`;
}

interface Members {
  readonly members: readonly string[];
  /** What is said after the list. */
  readonly rest: string;
}

const joined = (members: readonly string[]): string => {
  const each = members.map(articled);
  return listed(each);
};
const articled = (one: string): string =>
  ARTICLES.has(one.split(' ')[0]!.toLowerCase()) || NUMBERS[one.split(' ')[0]!.toLowerCase()] !== undefined || /^\d/.test(one)
    ? one
    : `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`; // biome-ignore format: one line

/** Members between commas, the last of them behind "and"; none where a member says more than a name. */
function itemsOf(text: string, words = 4): string[] | undefined {
  const items = text.trim().replace(/,?\s+(?:and|&)\s+/gi, ', ').split(/\s*,\s*/).map((one) => one.trim()).filter(Boolean); // biome-ignore format: one line
  const plain = items.every((one) => /^[a-z' -]+$/i.test(one) && one.split(' ').length <= words && !JOINTS.test(one));
  return items.length >= 2 && items.length <= MOST && plain ? items : undefined;
}
const JOINTS = /\b(?:with|in|on|at|of|under|by|near|over|behind|holding|wearing|for|from|like|who|that|is|are|to)\b/i;

const COUNT = `(\\d|${Object.keys(NUMBERS)
  .filter((n) => !/ /.test(n))
  .join('|')})`;
const GROUP = `(?:(?:an? |the )?(?:[a-z]+ )?(?:${Object.keys(GROUPS).join('|')}|row|line|lineup|collection|assortment|sheet) of )?`;
/** "Three different gemstones, …", "a row of four swords: …". */
const HEADED = new RegExp(`^${GROUP}(?:${COUNT} )?(?:(?:differently|different|various|assorted|separate|unique|colou?red|multi-?colou?red|different[- ]colou?red) )*((?:[a-z-]+ ){0,2}?[a-z-]+)\\s*(?::|,| -|–)\\s*(.+)$`, 'i'); // biome-ignore format: one line

/** "Gems: red, blue and green", "swords: iron, gold, diamond": each is the one kind, as its own word says, or a kind by itself. */
function ofOneHead(text: string, read: Read): Members | undefined {
  const found = HEADED.exec(text);
  if (!found) return undefined;
  const [, number, many = '', list = ''] = found;
  const one = singularOf(many);
  if (one === many && !/^(?:fish|sheep|deer)$/.test(many)) return undefined;
  const head = read(one);
  if (head.scenery || isMany(read(many)) && number === undefined) return undefined; // biome-ignore format: one line
  const count = number === undefined ? undefined : (NUMBERS[number.toLowerCase()] ?? Number(number));
  const spaced = list.trim().split(/[\s,]+(?:and |& )?/);
  const commas = itemsOf(list, 3);
  const items = commas && (count === undefined || commas.length === count) ? commas : undefined;
  const bare =
    items ?? (count !== undefined && spaced.length === count && /^[a-z ]+$/i.test(list) ? spaced : undefined);
  if (!bare || (count !== undefined ? bare.length !== count : bare.length < 3)) return undefined;
  // what all of them say is of one sort: a list of "grey, old, hungry" is about each of the wolves
  const sorts = bare.map(sortsOf).filter((sort) => sort.length > 0);
  if (sorts.length > 0 && !sorts[0]!.some((sort) => sorts.every((other) => other.includes(sort)))) return undefined;
  const each = bare.map((item) => kindOf(item, one, head, read));
  if (each.some((item) => item === undefined) || new Set(each).size < 2) return undefined;
  return { members: each as string[], rest: '' };
}

/** Sorts of qualities that a word may say. */
const sortsOf = (item: string): string[] =>
  LEXICON.read(item.toLowerCase().split(' ').at(-1)!)
    .map(({ is }) => is)
    .filter((is) => DESCRIBES.has(is));

/** One member of such a list, by its whole name. */
function kindOf(item: string, one: string, head: Brief, read: Read): string | undefined {
  if (/^(?:medium|normal|regular|average|mid|middle|standard)(?:[- ]sized?)?$/i.test(item)) return one;
  const last = one.split(' ').at(-1)!;
  if (new RegExp(`\\b${last}s?$`, 'i').test(item)) return singularOf(item);
  // "chess pieces: king, queen": the king of chess is nobody in a crown
  const [before = ''] = one.split(' ');
  const owned = tokenise(`${before} ${item}`);
  if (before !== one && LEXICON.match(owned, 0).length === owned.length && owned.length > 1) return `${before} ${item}`;
  const both = read(`${item} ${one}`);
  const says = item.split(' ').every((word) => LEXICON.read(word.toLowerCase()).some(({ is }) => DESCRIBES.has(is)));
  const alone = read(item);
  const names = alone.confidence >= SURE && !alone.scenery && alone.unknown.length === 0;
  const own = names && alone.kind === head.kind && ([head.concept, both.concept].includes(alone.concept) || categoryOf(alone.concept) === categoryOf(head.concept)); // biome-ignore format: one line
  // a ruby is a gem by itself, an iron one is a sword of iron
  if (own && alone.concept === item.toLowerCase().replaceAll(' ', '-')) return item;
  if (says && head.confidence >= SURE && both.concept === head.concept) return `${item} ${one}`;
  if (own && alone.concept !== head.concept && LEXICON.read(item.toLowerCase()).some(({ is }) => is === 'concept')) return item; // biome-ignore format: one line
  if (both.confidence >= SURE && both.unknown.length === 0 && both.concept !== head.concept) return `${item} ${one}`;
  return names ? item : undefined;
}
const DESCRIBES: ReadonlySet<string> = new Set(['colour', 'tone', 'material', 'element', 'build', 'mood', 'pattern']);

/** "A band on stage, a drummer, a bassist with a mohawk and a singer": whoever is listed after a company is the company. */
const COMPANY = /^(?:(?:an?|the|my|our|this) )?(?:(?!of\b)[a-z-]+ ){0,2}?(?:party|team|crew|band|squad|group|gang|trio|quartet|company|line-?up|cast|posse|ensemble|roster)(?: of (?:(?:\w+ ){0,3}?\w+?))?((?: (?:on|in|at) (?:an? |the )?[a-z]+)?)\s*(?::|,| -|–)\s*(.+)$/i; // biome-ignore format: one line

function company(text: string, read: Read): Members | undefined {
  const found = COMPANY.exec(text);
  if (!found) return undefined;
  const [, where = '', list = ''] = found;
  const items = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+(?=(?:an?|the|one|two|three|his|her)\s)/i).map((one) => one.trim()).filter(Boolean); // biome-ignore format: one line
  if (items.length < 2 || items.length > MOST) return undefined;
  const alive = (one: string): boolean => {
    const brief = read(one);
    return isAlive(brief) && brief.confidence >= SURE && !brief.scenery;
  };
  if (!items.every(alive)) return undefined;
  // "… screaming into a mic": what the last does stays at its end
  return { members: items, rest: where };
}

/** "Fork, knife, spoon", "king, queen, jack", "red pawn, blue pawn": each of them is somebody or something. */
function bareList(text: string, read: Read): Members | undefined {
  const items = /,/.test(text) ? itemsOf(text) : undefined;
  if (!items || items.length < 3) return undefined;
  const each = items.map((one) => read(one));
  const sure = each.every((one, i) => one.confidence >= SURE && !one.scenery && !one.action && (one.unknown.length === 0 || sameHead(items)) && (namesIt(items[i]!) || (stones(items) && namesStone(items[i]!)))); // biome-ignore format: one line
  if (!sure) return undefined;
  const alive = each.filter(isAlive).length;
  const ofOneKind =
    alive > each.length / 2 ||
    (alive === 0 &&
      (new Set(each.map((one) => categoryOf(one.concept))).size === 1 || each.every((one) => canHold(one.concept))));
  const differ = new Set(each.map((one) => one.concept)).size === each.length || (sameHead(items) && new Set(items).size === items.length); // biome-ignore format: one line
  return ofOneKind && differ ? { members: items, rest: '' } : undefined;
}

/** Each a precious stone by its own name, which is the name of a colour and of what things are made of as well. */
const stones = (items: readonly string[]): boolean => items.every(namesStone);
const namesStone = (item: string): boolean => LEXICON.read(item.toLowerCase().split(' ').at(-1)!).some((r) => r.is === 'concept' && /^(?:valuable|rock)$/.test(categoryOf(r.id) ?? '')); // biome-ignore format: one line

/** "Red pawn, blue pawn": one kind, told apart by the words before it. */
const sameHead = (items: readonly string[]): boolean =>
  new Set(items.map((one) => one.toLowerCase().split(' ').at(-1))).size === 1 && items.every((one) => / /.test(one.replace(/^(?:an?|one) /i, ''))); // biome-ignore format: one line

const namesIt = (item: string): boolean => {
  const last = item.toLowerCase().split(' ').at(-1)!;
  const readings = LEXICON.read(last);
  return readings.some(({ is }) => is === 'concept' || is === 'species') && !readings.some(({ is }) => is === 'material' || is === 'mood' || is === 'pattern' || is === 'colour') && !isPart(last); // biome-ignore format: one line
};

/** Words that one plural follows: "gold, silver and bronze medals", with what they do behind it. */
const OF_ONE_HEAD = /^(?:(?:an?|the|two|three|four|both|pair of) )*([a-z-]+(?:, [a-z-]+){0,4},? (?:and|&) [a-z-]+) ((?:[a-z-]+ )?[a-z-]+s|children|men|women|people|mice|geese|wolves|elves|dwarves)(?=$|,| (?:fighting|facing|kissing|hugging|dancing|playing|racing|duell?ing|standing|sitting|sleeping|on|in|under|next|beside|chasing|holding)\b)(.*)$/i; // biome-ignore format: one line
/** What both colours of are on one: a cow, a football. */
const PIED = /^(?:black|white)$/i;

/** "Salt and pepper shakers", "red and blue dragons": one of each. */
function eachOfOneHead(text: string, read: Read): Members | undefined {
  const found = OF_ONE_HEAD.exec(text);
  if (!found) return undefined;
  const [, list = '', many = '', rest = ''] = found;
  const words = list.split(/,? (?:and|&) |, /i);
  const one = singularOf(many);
  if (one === many || (words.length === 2 && words.every((word) => PIED.test(word)))) return undefined;
  const tokens = tokenise(list);
  if (LEXICON.match(tokens, 0).length === tokens.length) return undefined;
  const each = words.map((word) => {
    const brief = read(`${word} ${one}`);
    const says = LEXICON.read(word.toLowerCase()).some(({ is }) => DESCRIBES.has(is) && is !== 'mood');
    const whole = LEXICON.match(tokenise(`${word} ${one}`), 0).length > 1;
    return brief.confidence >= SURE && !brief.scenery && (says || whole) ? `${word} ${one}` : undefined;
  });
  if (each.some((name) => name === undefined)) return undefined;
  return { members: each as string[], rest };
}
