/** "3 ships: fighter, bomber, mothership": what the list is headed by belongs to each of its items, and what is said behind it to all. */
import { isAdjective, singular, subjectOf } from '../subjects.ts';
import { bareNoun, GAME, TILES, UI } from '../words.ts';

const HEADED =
  /^((?:(?:please|i|we|need|want|make|draw|create|give me|some|a set of|set of)\s+)*)(?:(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\s+)?((?:[a-z-]+ ){0,2}?[a-z-]+s)\s*:\s*([^:;.!?]+)([.;!?].*)?$/i;
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Of all of them, and seen in each: they are drawn by one hand anyway. */
const ALIKE =
  /^\s*(?:all |in |of |the )*(?:same|matching|one|consistent) (?:style|faction|look|team|army|theme|palette|family|set|scale|art ?style)\s*$/i;
/** Where something points: things have one side. */
const NOSE =
  /^\s*(?:the )?(?:nose|nozzle|bow|front|tip|head)s?(?: is| are| points?| pointing)? (?:up|upwards?|to the top|forward)\s*$/i;

export function headedList(message: string): string {
  const [, , count = '', head = '', list = '', more = ''] = HEADED.exec(message.trim()) ?? [];
  const noun = singular(head.split(' ').at(-1) ?? '').toLowerCase();
  const of = noun ? subjectOf(noun) : undefined;
  if (!count || !of || GAME.test(message) || TILES.test(head) || UI.test(head) || /\bicons?\b/i.test(head)) return message;
  const items = list.split(/\s*(?:,|\band\b)\s*/i).map((one) => bareNoun(one.trim())).filter(Boolean);
  const number = Number(count) || NUMBERS.indexOf(count.toLowerCase());
  if (items.length !== number || items.some((one) => one.split(' ').length > 4)) return message;
  const named = items.map((one) => {
    const last = one.split(' ').at(-1)!.toLowerCase();
    const itself = last === noun || (subjectOf(one) !== undefined && subjectOf(one)!.kind === of.kind && !isAdjective(one));
    // "mothership": its own name says it
    const compound = last.length > noun.length + 2 && last.endsWith(noun) ? one.replace(new RegExp(`${noun}$`, 'i'), ` ${noun}`) : undefined;
    return itself ? one : (compound && subjectOf(one) === undefined ? compound : `${one} ${noun}`);
  });
  if (named.every((one, i) => one === items[i]) && !more) return message;
  const rest = more.split(/[.;!?,]+/).filter((one) => /[a-z]/i.test(one) && !ALIKE.test(one) && !NOSE.test(one)).map((one) => one.trim());
  return [named.map((one) => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`).join(', '), ...rest].join(', ');
} // biome-ignore format: short enough
