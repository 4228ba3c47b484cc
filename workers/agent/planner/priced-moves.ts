/** The price of movements of which only the number is known. */
import type { Place, Planner } from './place.ts';
import * as say from './says.ts';
import { isPlan, type Plan } from './step.ts';

const COUNTED =
  /,?\s*(?:(?:and|with|has|having) )*(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:different )?animations?\b/i;

const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "a dragon with 8 directions and 5 animations": movements of which only the number is known. */
export function pricedMoves(words: string, place: Place, again: Planner): Plan | undefined {
  const [said, number = ''] = COUNTED.exec(words) ?? [];
  const plan = said && again(words.replace(said, ' ').replace(/\s+/g, ' ').trim(), place);
  if (!plan || !isPlan(plan)) return undefined;
  const drawn = plan.steps.find(({ tool }) => tool === 'create_character');
  if (!drawn) return undefined;
  const count = NUMBERS.indexOf(number.toLowerCase()) + 1 ? NUMBERS.indexOf(number.toLowerCase()) : Number(number);
  const { args } = drawn;
  const sides = typeof args !== 'function' && args.n_directions === 4 ? 4 : 8;
  const first = plan.steps.reduce((sum, { price }) => sum + price, 0);
  return { tell: say.countedPrice({ what: drawn.what, first, count, sides }) };
}
