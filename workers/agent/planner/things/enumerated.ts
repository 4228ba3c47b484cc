/**
 * A list behind the name of what all of it is: "mushrooms: red, blue and a rotten one", "donuts (chocolate, plain)", "three slimes, green
 * small, blue large". A member that is no name by itself is one of those that stand before it.
 */
import { tidy } from '../slots.ts';
import type { Slot, Wish } from '../types.ts';
import { isAdjective, isColour } from '../words/adjectives.ts';
import { article, bareNoun, singular } from '../words/nouns.ts';
import { isGeneric, isSetName } from './generic.ts';
import { asState, isPlural, isState, whatIs } from './words.ts';

const LEAD =
  /^\W*(?:(?:i|we|need|want|would like|draw|make|create|do|give|me|us|please|pls|can|could|you|u|some|a set of|a|an|the|my|of|few)\s+)*/i;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNT = new RegExp(`^(\\d{1,2}|${NUMBERS.slice(1).join('|')})\\s+`, 'i');
/** Said of all of them. */
const OF_ALL =
  /^(?:each|all|every(?: one)?|both|in total|please|pls|\d+ ?(?:px|pixels)?(?: each)?|\d+ ?[x×] ?\d+.*|(?:all |with |in )*(?:the )?same .*|top[- ]?down.*|side view.*|no (?:background|outline).*|(?:black|dark|no|thick|thin) outlines?|.*\b(?:style|colou?rs|palette|px|pixels|each)\b.*)$/i;
const MIDDLE: Readonly<Record<string, string>> = { middle: 'medium', mid: 'medium', mean: 'medium' };

interface List {
  readonly head: string;
  readonly members: readonly string[];
  /** All that the head and the members take of the message. */
  readonly text: string;
}

const parts = (list: string): readonly string[] =>
  list
    .split(/\s*(?:,|;|\/|&|\band\b|\bplus\b)\s*/i)
    .map(tidy)
    .filter((part) => part && !OF_ALL.test(part) && !/^with(?:out)? /i.test(part))
    // "green blue and red"
    .flatMap((part) =>
      part.split(' ').length > 1 &&
      part
        .split(' ')
        .every((word) => isColour(word.toLowerCase()) && !/^(?:light|dark|bright|pale|deep|gold|silver)$/i.test(word))
        ? part.split(' ')
        : [part],
    );
const bare = (member: string): string => member.replace(/^(?:an?|the|one|another)\s+/i, '');
/** "a rotten one", "glowing green": how one of them is, and no name. */
const howIn = (member: string): string | undefined => {
  const words = bare(member)
    .replace(/\s+(?:ones?|versions?|variants?)$/i, '')
    .replace(/\b(?:middle|mid|mean)\b/gi, (word) => MIDDLE[word.toLowerCase()]!);
  const is = (word: string): boolean => isAdjective(word) || isColour(word.toLowerCase()) || isState(word);
  const [, held = ''] = /^(?:(?:an?|one|another) )+((?:with|without|made of|full of) .+)$/i.exec(member) ?? [];
  if (held) return held;
  const told = /\s(?:ones?|versions?)$/i.test(member);
  return told || words?.split(' ').every(is) ? words : undefined;
};

/** The list in the words of a wish. */
function listIn(words: string): List | undefined {
  // "a sandwich and 3 donuts (chocolate, plain)": within a list, too
  const [, within = ''] =
    /(?:^|[,;&]|\band\b)\s*(((?:\d{1,2} |two |three |four |five |six )?(?:[a-z'-]+ )?[a-z'-]+s) \([^()]+\))/i.exec(
      words,
    ) ?? [];
  const text = within || words.slice(LEAD.exec(words)?.[0].length ?? 0);
  const [all = '', said = '', open = '', behind = ''] =
    /^((?:\d{1,2} |[a-z]+ )?(?:[a-z'-]+ ){0,2}[a-z'-]+s)(?: (?:for|in|of) [a-z' -]+?)?(?:\s*([:(,.]|\s-)\s*)([^:().]+)/i.exec(
      text,
    ) ?? [];
  if (!all) return undefined;
  const [, number = ''] = COUNT.exec(said) ?? [];
  const count = Number(number) || NUMBERS.indexOf(number.toLowerCase()) + 1;
  const head = said
    .slice(number.length)
    .trim()
    .replace(/^(?:colou?r(?:ed|ful)?|different(?: colou?r(?:ed)?)?) (?=[a-z])/i, '');
  const spaced = behind.trim().split(/\s+/);
  const listed = parts(behind);
  const members = open === '.' && listed.length === 1 && spaced.every((word) => howIn(word)) ? spaced : listed;
  // behind a comma it is one only where so many were asked for
  if (
    members.length < 2 ||
    (open === ',' && (count !== members.length || !members.every((one) => howIn(one)))) ||
    (open === '.' && !members.every((one) => howIn(one)))
  )
    return undefined;
  return { head, members, text: all };
}

/** Each member of the list by its whole name; as it was where all of them are names already. */
export function enumerated(wish: Wish): Wish {
  if (!/^make\.(?:object|character|icons|ui|effect)$/.test(wish.act)) return wish;
  const list = listIn(wish.words);
  if (!list || !isPlural(list.head) || isGeneric(list.head) || isSetName(list.head)) return wish;
  const { head, members } = list;
  const one = singular(bareNoun(head));
  // "3 cars: police, taxi": a car of the police
  const isOther = (member: string): boolean => whatIs(one)?.kind === 'thing' && bare(member) === member && whatIs(member)?.kind === 'person'; // biome-ignore format: one line
  if (!members.some((one) => howIn(one) || isOther(one)) || !whatIs(one)) return wish;
  const named = members.map((member) => {
    const how = howIn(member);
    if (how && / /.test(how) && /^(?:with|without|made|full) /.test(how)) return `${article(one)} ${how}`;
    if (how) return article(`${how.split(' ').map(asState).join(' ')} ${one}`);
    const name = bare(member);
    // "fishes: salmon, trout": a trout is one by itself
    const isAnimal = (words: string): boolean => whatIs(words)?.creature === true || whatIs(words)?.kind === 'animal';
    if ((!members.some((each) => howIn(each)) && !isOther(member)) || (isAnimal(name) && isAnimal(one))) return article(name); // biome-ignore format: one line
    return name.includes(' ') && whatIs(name.split(' ')[0]!) ? article(`${one} with ${article(name)}`) : article(`${name} ${one}`);
  });
  const taken = list.text.toLowerCase();
  // "wooden with a skull": of two members
  const isTaken = (said: string): boolean => taken.includes(said) || said.split(/ (?=with\b)/).every((part) => taken.includes(part));
  const inList = ({ slot, words }: Slot): boolean => /^(?:n|look|count|style|text|size|palette|change)$/.test(slot) && isTaken(tidy(words).toLowerCase()) && !/\d ?(?:px|x|×)/i.test(words);
  const at = wish.slots.findIndex(inList);
  const rest = wish.slots.filter((slot) => !inList(slot));
  const free = (words: readonly string[] = []): readonly string[] => words.filter((word) => !taken.includes(word.toLowerCase()));
  return {
    ...wish,
    act: wish.act === 'make.ui' ? 'make.object' : wish.act,
    slots: [...rest.slice(0, Math.max(0, at)), ...named.map((words) => ({ slot: 'n', words })), ...rest.slice(Math.max(0, at))],
    loose: free(wish.loose),
    unsure: free(wish.unsure),
  };
} // biome-ignore format: short enough
