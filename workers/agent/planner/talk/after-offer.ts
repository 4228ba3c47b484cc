/**
 * What is said to an offer that was not simply taken: "nah, too expensive", "yes but only the 4 main directions", "just the ship for now".
 * It is read with what was offered; who says something new is understood alone.
 */
import * as say from '../says.ts';
import { isPlan, type Plan, type Step } from '../step.ts';
import { singular } from '../subjects.ts';

const NO =
  /^(?:(?:oh|no+|nah+|ok(?:ay)?|hmm+|ah|well|then|please|actually|and|but|so|just)\s+)*(?:no+|nah+|nope|naw|no thanks?(?: you)?|never ?mind|(?:leave|skip|forget|drop|cancel|stop|scrap) (?:it|that|this|them)(?: then| for now)?|not (?:now|today|yet|worth it|interested|anymore|this time)|(?:maybe |some other time|another time|perhaps )?later|(?:i(?:'ll| will) )?pass|no need|don'?t(?: bother| do it| make it)?|do not(?: do it| make it)?)$/i;
const WHY =
  /^(?:(?:that|it|this)(?:'s|s| is)? )?(?:(?:way|bit|a bit|far|much|just|kinda|still|really|is|too|so) )*(?:expensive|pricey|costly|dear|much|many)(?: for (?:me|that|this|now))?$|^(?:i )?(?:can'?t|cannot) afford (?:it|that)$|^(?:i )?changed my mind$|^(?:sorry|thanks?|thank you|thx|ty)$/i;
const COSTS = /\b(?:expensive|pricey|costly|dear|too much|too many|afford)\b/i;

const clausesOf = (message: string): readonly string[] =>
  message
    .split(/\s*[,.;!?]+\s*/)
    .map((one) => one.trim())
    .filter(Boolean);
/** Nothing is wanted, and no more is said than that. */
export function isDeclined(message: string): boolean {
  const clauses = clausesOf(message);
  return clauses.some((one) => NO.test(one) || COSTS.test(one)) && clauses.every((one) => NO.test(one) || WHY.test(one));
} // biome-ignore format: one line

const TAKEN =
  /^\W*(?:(?:yes|yeah|yep|yup|ok(?:ay)?|sure|fine|good|great|alright|perfect|do it|go ahead|please|sounds good|then|well)[\s,.!]+)+(?=(?:but|only|just|and|with|without|make (?:it|them)|in|use|instead|except)\b)/i;
const LEADS = /^\W*(?:but|and|only|just|please|then|make (?:it|them))\s+(?:please )?/i;
const PART =
  /\b(?:just|only)\s+(?:do |make |draw |take |want )?((?:the |an? |my )[a-z][\w' ,-]*?)(?:\s+(?:for now|first|please|pls|then|today|now|will do|is (?:fine|enough)))*\s*[.!]*$|\b((?:the |an? |my )[a-z][\w' -]*?) (?:only|alone)(?:\s+(?:for now|first|please|pls|then|today|now|will do))*\s*[.!]*$/i;
/** Of how something is drawn, and no thing by itself. */
const NO_THING = /\b(?:directions?|sides?|angles?|views?|frames?|colou?rs?|px|pixels|main|version|way)\b/i;

const priceOf = (steps: readonly Step[]): number => steps.reduce((sum, { price }) => sum + price, 0);
const headOf = (words: string): string => singular(words.trim().split(/\s+/).at(-1)!.toLowerCase());

/** What needs something that an earlier step of the same plan makes. */
const follows = ({ args }: Step): boolean => typeof args === 'function' && Object.values(args([])).includes('');

/** What of a plan is named: only where each name is of something in it, and something is left out. */
function partOf(names: readonly string[], plan: Plan): Plan | undefined {
  if (!isPlan(plan) || !names.length || plan.steps.some(follows)) return undefined;
  const wanted = plan.steps.filter(({ what, price }) => price > 0 && names.some((name) => new RegExp(`\\b${headOf(name)}(?:e?s)?\\b`, 'i').test(what)));
  const found = names.every((name) => wanted.some(({ what }) => new RegExp(`\\b${headOf(name)}`, 'i').test(what)));
  if (!found || wanted.length === plan.steps.filter(({ price }) => price > 0).length) return undefined;
  const left = plan.steps.filter((step) => step.price > 0 && !wanted.includes(step)).map(({ what }) => what);
  return { steps: wanted, notes: [`Not made for now: ${left.join(', ')}.`] };
} // biome-ignore format: short enough

/** `offered`: what the offer was of; `taken`: the plan of words, as if a yes had been said to it. */
export function afterOffer(message: string, offered: string, taken: (words: string) => Plan): Plan | undefined {
  if (isDeclined(message)) {
    const plan = COSTS.test(message) ? taken(offered) : undefined;
    const steps = plan && isPlan(plan) ? plan.steps : [];
    const moves = steps.filter(({ tool, price }) => tool === 'animate_character' && price > 4);
    return { ask: say.declined(priceOf(steps), moves.length ? priceOf(steps) - moves.length * 4 : 0) };
  }
  const found = PART.exec(message);
  const some = found?.[1] ?? found?.[2] ?? '';
  const names = some && !NO_THING.test(some) ? some.split(/\s*(?:,|\band\b)\s*/i).map((one) => one.replace(/^(?:the|an?|my) /i, '')).filter(Boolean) : [];
  const part = names.length ? partOf(names, taken(offered)) : undefined;
  if (part) return part;
  if (!TAKEN.test(message)) return undefined;
  const rest = message.replace(TAKEN, '').replace(LEADS, '').trim();
  const plan = rest ? taken(`${offered.replace(/[.!?\s]+$/, '')}, ${rest}`) : undefined;
  return plan && isPlan(plan) && !plan.unclear && !plan.doubts ? plan : undefined;
} // biome-ignore format: short enough
