/** "only facing east": the sides in which a movement is drawn, where not in all. */
import type { Plan, Step } from './step.ts';

const SIDES: Readonly<Record<string, string>> = {
  ...{ north: 'north', up: 'north', back: 'north', away: 'north', south: 'south', down: 'south', front: 'south' },
  ...{ east: 'east', right: 'east', west: 'west', left: 'west' },
};
const SIDE = '(?:north|south)[- ]?(?:east|west)|north|south|east|west|left|right|up|down|back|front|away';
const SEVERAL = `(?:${SIDE})(?:(?:,| and| or|,? plus) (?:${SIDE}))*`;
const FACING = new RegExp(
  `[,;.]?\\s*\\b(?:(?:but|and|just|only) )*(?:(?:(?:facing|looking|heading|going|towards?|for|in) (?:to(?:wards?)? )?(?:the )?|to(?:wards?)? the )(${SEVERAL})(?: (?:directions?|sides?|view))?(?: only)?|(?:only|just) (?:the )?(${SEVERAL})(?: (?:directions?|sides?))?)(?=\\s*(?:$|[,.;!]))`,
  'i',
);

/** The sides that are named, and the words without them. */
export function facing(words: string): { readonly rest: string; readonly sides: readonly string[] } | undefined {
  const [all, one, other] = FACING.exec(words) ?? [];
  const named = (one ?? other)?.toLowerCase().match(new RegExp(SIDE, 'g'));
  if (!all || !named) return undefined;
  const sides = named.map((side) => SIDES[side] ?? side.replace(/^(north|south)[- ]?/, '$1-'));
  return { rest: words.replace(all, ' ').replace(/\s+/g, ' ').trim(), sides: [...new Set(sides)] };
}

const moves = ({ tool }: Step): boolean => tool === 'animate_character';

/** A plan whose movements are drawn in these sides alone; undefined where nobody moves in it. */
export function turned(plan: Plan, sides: readonly string[]): Plan | undefined {
  if (!('steps' in plan) || !plan.steps.some(moves)) return undefined;
  const steps = plan.steps.map((step): Step => {
    const { args } = step;
    if (!moves(step)) return step;
    return {
      ...step,
      args: (results) => ({ ...(typeof args === 'function' ? args(results) : args), directions: [...sides] }),
      price: sides.length,
      what: `${step.what}, ${sides.join(' and ')}`,
    };
  });
  return { ...plan, steps };
}
