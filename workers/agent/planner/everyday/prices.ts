/** "price for a wizard with walk and attack plus a dungeon tileset?": what several things cost, each planned as it would be made, and all together. */
import { TWO_TO_TEN } from '../number-words.ts';
import * as say from '../says.ts';
import { isPlan, type Plan, type Step } from '../step.ts';
import { bareNoun } from '../words.ts';
import type { Context } from './plan.ts';

const ASKS =
  /^\W*(?:(?:hi|hey|hello|so|and|ok|also|btw)[ ,]+)*(?:how (?:much|many (?:credits|generations))(?: money)? (?:would|will|do|does|is|are|for|it costs?)|how expensive (?:is|are|would)|what (?:would|does|do|will|is)\b.{0,80}\b(?:cost|price|pay)\b|what(?:'s| is) the (?:price|cost) (?:of|for)|(?:the )?(?:price|cost|quote) (?:of|for)\b|(?:(?:i|we) (?:have|got) (?:only )?(\d+) (?:credits|generations)[.,;!]* )?(?:can|could|would) i (?:be able to )?afford)/i;
const AROUND =
  /\b(?:how (?:much|many (?:credits|generations)|expensive)|what(?:'s| is)? the (?:price|cost) (?:of|for)|(?:the )?(?:price|cost|quote)s? (?:of|for)|(?:would|will|does|do|is|are|can|could) (?:i|it|we|you) (?:have to )?(?:pay|cost|charge|be able to afford|afford|take)(?: me)?(?: for| if i wanted| if i want)?|what (?:would|does|do|will|is)|i wanted|if i (?:want(?:ed)?|need(?:ed)?)|(?:would|will|does|do) (?:it )?(?:be|cost)|costs?|altogether|together|in total|in all|all in|(?:i|we) (?:have|got) (?:only )?\d+ (?:credits|generations)|before (?:you|i) (?:start|begin)|please|pls)\b/gi;

/** Kinds without a look of their own, and one of each that costs the same. */
const ONE_OF: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:[a-z-]+ )*)(?:villagers?|characters?|npcs?|people|heroes|hero|persons?|figures?|players?)$/i, 'a villager'],
  [/^(?:(?:[a-z-]+ )*)(?:enem(?:y|ies)|monsters?|mobs?|foes?|boss(?:es)?)$/i, 'a goblin'],
  [/^(?:(?:[a-z-]+ )*)(?:animals?|pets?)$/i, 'a cat'],
  [/^(?:(?:[a-z-]+ )*)(?:portraits?|faces?|avatars?)$/i, 'portrait of a knight'],
  [/^(?:(?:[a-z-]+ )*)(?:icons?|items?|objects?|things?|props?|sprites?|pictures?|weapons?|assets?)$/i, 'a sword'],
  [
    /^(?:(?:[a-z-]+ )*)(?:menus?|panels?|windows?|huds?|uis?|interfaces?|buttons?|health bars?|dialog(?:ue)? boxes)$/i,
    'a wooden menu panel',
  ],
  [/^(?:(?:[a-z-]+ )*)(?:tile ?sets?)$/i, 'grass and dirt tileset'],
  [/^(?:(?:[a-z-]+ )*)(?:isometric tiles?)$/i, 'isometric grass tile'],
  [/^(?:(?:[a-z-]+ )*)(?:tiles?)$/i, 'grass and dirt tileset'],
  [/^(?:(?:[a-z-]+ )*)(?:maps?)$/i, 'a map of an island'],
  [/^(?:(?:[a-z-]+ )*)(?:backgrounds?|scenes?)$/i, 'a forest background'],
];
const NUMBERS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, the: 1, some: 3, ...TWO_TO_TEN, eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, fifty: 50, hundred: 100 }; // biome-ignore format: a table
const MOVES =
  /\b(walk(?:ing|s)?|run(?:ning|s)?|idle|attack(?:ing|s)?|jump(?:ing|s)?|death|die|dying|cast(?:ing)?|hurt|sleep(?:ing)?|roll(?:ing)?|fly(?:ing)?|swim(?:ming)?)\b/gi;
const COUNTED =
  /\b(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:different )?(?:animations?|anims?|moves|movements)\b/i;
const SIDES = /\b(4|8|four|eight)[- ]?(?:directions?|dirs?|sides)\b/i;

interface Item {
  readonly words: string;
  readonly count: number;
  readonly noun: string;
  /** What is said of it: its movements and sides. */
  readonly more: string;
}

/** What the question lists, each with what is said of it. */
function itemsIn(body: string): readonly Item[] {
  const items: Item[] = [];
  for (const part of body.split(/\s*(?:[,;.?!]|\band\b|\bplus\b|\+|\bas well as\b|\btogether with\b)\s*/i).filter(Boolean)) {
    const [head = '', ...rest] = part.split(/\s+(?=(?:with|in|having|who|that|each)\b)/i);
    const [, number = '', noun = ''] = /^(\d{1,3}|[a-z]+) (.+)$/i.exec(head.trim()) ?? [];
    const count = NUMBERS[number.toLowerCase()] ?? Number(number);
    const isMore = /\b(?:animations?|anims?|cycles?|directions?|sides|each)\b/i.test(head) || (!count && head.replace(MOVES, '').trim() === '') || (bareNoun(head).replace(MOVES, '').replace(/\b(?:cycle|animation)s?\b/gi, '').trim() === '');
    const last = items.at(-1);
    if (isMore && last) items[items.length - 1] = { ...last, words: `${last.words}, ${part}`, more: `${last.more} ${part}` };
    else items.push({ words: part, count: count || 1, noun: (count ? noun : head).trim(), more: rest.join(' ') });
  }
  return items;
} // biome-ignore format: short enough

const sum = (steps: readonly Step[]): number => steps.reduce((all, { price }) => all + price, 0);

/** What one of it costs, as it would be made; undefined where nobody knows what it is. */
function priceOf({ noun, more, count }: Item, { again }: Context): number | undefined {
  const generic = ONE_OF.find(([words]) => words.test(noun))?.[1];
  const moves = [...more.matchAll(MOVES)].map(([move]) => move);
  const sides = /^(?:4|four)$/i.test(SIDES.exec(more)?.[1] ?? '') ? 4 : 8;
  const one = generic ?? `a ${count > 1 ? noun.replace(/s$/, '') : noun}`;
  const plan = again([one, ...(SIDES.test(more) ? [`${sides} directions`] : []), ...(moves.length ? [`${moves.join(', ')} animation${moves.length > 1 ? 's' : ''}`] : [])].join(', '));
  if (!isPlan(plan) || plan.unclear || plan.doubts || plan.steps.some(({ tool }) => tool === 'write_game')) return undefined;
  const [, number = ''] = COUNTED.exec(more) ?? [];
  const unnamed = moves.length ? 0 : (NUMBERS[number.toLowerCase()] ?? (Number(number) || 0));
  return sum(plan.steps) + unnamed * sides;
} // biome-ignore format: short enough

/** The answer to a question for prices of one thing or several. */
export function priced(message: string, context: Context): Plan | undefined {
  const asks = ASKS.exec(message);
  if (!asks || /\b(?:fail\w*|refund|did|was|were|spent|used|left|my|cheap\w*|than)\b/i.test(message)) return undefined;
  const body = message.replace(/^\W*(?:(?:hi|hey|hello|so|and|ok|also|btw)[ ,]+)*/i, '').replace(AROUND, ' ').replace(/\s+/g, ' ').replace(/^[\s,.?!]+|[\s,.?!]+$/g, '').replace(/^(?:(?:what|for|of|i|it|if|is|are|would|will|can|could|be|do|does|afford|you|me) )+/gi, '');
  const items = itemsIn(body);
  if (!items.length || items.length > 8 || /\bgames?\b|\bit\b|\bthis\b|\bthat\b/i.test(body)) return undefined;
  if (items.length === 1 && !items[0]!.more && items[0]!.count === 1) return undefined;
  const prices = items.map((item) => priceOf(item, context));
  if (prices.some((price) => price === undefined)) return undefined;
  const each = items.map(({ words, count }, i) => `${words.trim()}: ${count > 1 ? `${count} x ${prices[i]} = ` : ''}${say.generations(count * prices[i]!)}`);
  const total = items.reduce((all, { count }, i) => all + count * prices[i]!, 0);
  const has = Number(asks[1] ?? Number.NaN);
  const afford = Number.isNaN(has) ? '' : has >= total ? ` Yes: with ${has} you can, and ${has - total} stay.` : ` No: with ${has} there are ${total - has} too few.`;
  const sided = items.some(({ more }) => /animation|walk|run|attack|idle/i.test(more) && !SIDES.test(more)) ? ' A movement is counted in the 8 directions that a character has where nothing is said; in 4 directions it costs half.' : '';
  const balance = Number.isNaN(has) && /afford/i.test(message);
  const told = `${each.join('; ')}.${items.length > 1 ? ` Together ${say.generations(total)}.` : ''}${afford}${sided}`;
  return balance
    ? { steps: [{ tool: 'get_balance', args: {}, price: 0, what: 'what is left' }], notes: [told] }
    : { tell: `${told} Nothing is made yet. Say what each of them shall be, and I make it.` };
} // biome-ignore format: short enough
