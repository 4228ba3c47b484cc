/**
 * Several of whom each is told by himself behind what all of them do: "two cowboys in a duel, facing each other, one in black one in
 * brown", "four adventurers around a campfire: a knight, a mage and two dwarves". Each is named first then, and does what all do.
 */
import { LEXICON } from '../../understand/default-lexicon.ts';
import { isAlive } from '../layout/actor.ts';
import { singularOf } from './how-many.ts';
import type { Read } from './known.ts';
import { NUMBERS } from './words.ts';

const SURE = 0.9;
const NUMBER = '(?:two|three|four|five|six|seven|eight|nine|[2-9]|a pair of|a couple of|a trio of)';
const COUNT: Readonly<Record<string, number>> = { 'a pair of': 2, 'a couple of': 2, 'a trio of': 3 };
const countOf = (word: string): number => COUNT[word] ?? NUMBERS[word] ?? Number(word);

/** Who they are, and what all of them do. */
const HEAD = `(?:a group of )?(${NUMBER}) ((?:[a-z'-]+ ){0,3}?)`;
const DOES = '(?: (?:in|on|at|around|near|by|under|inside|beside|next to|over|with|holding|wearing|[a-z]{3,}ing)\\b[^:;]*?)?'; // biome-ignore format: one line
const LOOKS = /^(?:big|bigger|small|smaller|large|larger|little|tiny|huge|tall|taller|short|shorter|fat|thin|old|older|young|younger)$/i; // biome-ignore format: one line
const SAYS: ReadonlySet<string> = new Set(['colour', 'tone', 'material', 'mood', 'build', 'pattern', 'element']);
const isLook = (word: string): boolean => LOOKS.test(word) || LEXICON.read(word.toLowerCase()).some(({ is }) => SAYS.has(is)); // biome-ignore format: one line
const isPlain = (text: string): boolean => text.split(/[\s-]+(?:and )?/).every((word) => isLook(word));

/** Where a member begins. */
const ONE = '(?:one|the other|another|the (?:first|second|third|last)|two|three)(?: of them)?(?: ones?)?(?: is| are)?';
const HAS = '(?:in|with|wearing|holding|carrying|wielding|dressed in|armed with)';
const MEMBER = new RegExp(`^(${ONE}) (?:(${HAS}) (.+)|([a-z-]+(?: (?:and )?[a-z-]+)??)(?: ones?)?)$`, 'i');

/** What is said of each, in the order of their words; undefined where one of them does something of his own. */
function membersOf(list: string, one: string, many: string, count: number): readonly string[] | undefined {
  const parts = list.split(new RegExp(`\\s*(?:,|;|\\band\\b|\\bbut\\b|\\bwhile\\b|\\s)+\\s*(?=${ONE} (?:${HAS}\\b|[a-z-]+))`, 'i')).map((part) => part.trim()).filter(Boolean); // biome-ignore format: one line
  const named: string[] = [];
  let sum = 0;
  for (const part of parts) {
    const found = MEMBER.exec(part);
    if (!found) return undefined;
    const [, lead = '', has, what = '', looks = ''] = found;
    const some = /^(two|three)/i.exec(lead)?.[1]?.toLowerCase();
    sum += some ? countOf(some) : 1;
    if (!has && !isPlain(looks)) return undefined;
    const how = has && /^(?:in|dressed in)$/i.test(has) ? 'in' : has;
    // "in black" is whatever is worn in black
    const worn = how && what ? ` ${how} ${how === 'in' || /^(?:an?|the|his|her|two|no) /i.test(what) ? what : `a ${what}`}` : ''; // biome-ignore format: one line
    named.push(`${some ?? 'a'} ${looks ? `${looks} ` : ''}${some ? many : one}${worn}`);
  }
  return parts.length > 1 && sum === count ? named : undefined;
}

const joined = (members: readonly string[]): string => `${members.slice(0, -1).join(', ')} and ${members.at(-1)}`;

/** "…, one in black, one in brown": each of them by himself; undefined where nothing of the kind is said. */
function onesOf(text: string, read: Read): string | undefined {
  const found = new RegExp(`^${HEAD}([a-z'-]+)(${DOES}),? (?:- )?((?:one|two|three)(?: of them)?(?: is| are)? (?:${HAS}|[a-z-]+)[, ].+)$`, 'i').exec(text); // biome-ignore format: one line
  if (!found) return undefined;
  const [, number = '', how = '', kind = '', does = '', rest = ''] = found;
  const many = `${how}${kind}`.trim();
  const one = singularOf(many);
  const brief = read(one);
  if (brief.confidence < SURE || brief.scenery) return undefined;
  const count = countOf(number.toLowerCase());
  // what follows the last of them is said of the whole picture
  const commas = [...rest.matchAll(/,/g)].map(({ index }) => index);
  for (const end of [rest.length, ...commas.reverse()]) {
    const members = membersOf(rest.slice(0, end), one, many, count);
    if (members) return `${joined(members)}${does.replace(/,/g, '')}${rest.slice(end)}`;
  }
  return undefined;
}

/** Words so general that a list says who is meant. */
const ANYBODY = 'adventurers|heroes|heros|friends|people|persons|children|kids|siblings|companions|travell?ers|villagers|warriors|fighters|characters|animals|pets|creatures|monsters|enemies|musicians|men|women|guys|figures|soldiers|knights|mages|players|lovers|brothers|sisters|twins|dancers|boys|girls|teenagers|students|explorers|hikers|survivors|guests|thieves'; // biome-ignore format: a list
const YOUNG = /^(?:children|kids|siblings|boys|girls|students)$/i;
const LISTED = new RegExp(`^(?:a group of |some |the )?(?:(${NUMBER}) )?((?:[a-z'-]+ ){0,2}?)(${ANYBODY})(${DOES})(?:\\s*:| -|,)\\s*((?:an?|the|one|two|three) .+)$`, 'i'); // biome-ignore format: one line

/** "Two friends on a bench: a robot and a cat": who is listed is who was counted. */
function named(text: string, read: Read): string | undefined {
  const found = LISTED.exec(text);
  if (!found) return undefined;
  const [, number, , whom = '', does = '', list = ''] = found;
  const members = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+(?=(?:an?|the|one|two|three) )/i).map((one) => one.trim()).filter(Boolean); // biome-ignore format: one line
  const sum = members.reduce((all, one) => all + (countOf(/^\S+/.exec(one)![0].toLowerCase()) || 1), 0);
  if (members.length < 2 || (number !== undefined && sum !== countOf(number.toLowerCase()))) return undefined;
  const each = members.every((one) => {
    const brief = read(one);
    return isAlive(brief) && brief.confidence >= SURE && !brief.scenery && !/ing\b/.test(one);
  });
  // a boy among children is one
  const young = YOUNG.test(whom) ? members.map((one) => one.replace(/\b(?<!little )(?=(?:boy|girl)s?\b)/i, 'little ')) : members; // biome-ignore format: one line
  return each ? `${joined(young)}${does.replace(/,/g, '')}` : undefined;
}

/** The text with each of several named by himself; as it is where they are not told apart. */
export const eachOfSeveral = (text: string, read: Read): string => onesOf(text, read) ?? named(text, read) ?? text;
