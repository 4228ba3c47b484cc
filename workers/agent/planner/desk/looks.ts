/** What is looked up for an answer: the balance, the queue, what things cost, the games, what there is. */
import { BALANCE } from '../account.ts';
import { isCharacter, isThing, isTiles } from '../holdings/index.ts';
import type { Memory } from '../memory.ts';
import type { Plan, Step } from '../step.ts';
import type { Topic } from './topics/topic.ts';

const look = (tool: string, what: string): Step => ({ tool, args: {}, price: 0, what });
export const JOBS = look('list_jobs', 'your queue');
export const SPENDING = look('get_spending', 'what things cost');
export const GAMES = look('list_games', 'your games');
const ASSETS = look('find_assets', 'what you have');

export function lookedUpFor(what: NonNullable<Topic['looks']>, answer: string, memory: Memory): Plan {
  if (what === 'assets') return together(answer, memory);
  const step = { balance: BALANCE, jobs: JOBS, spending: SPENDING, games: GAMES, library: ASSETS }[what];
  return { steps: [step], notes: [answer] };
}

/** Who of them plays what part: the first figure the hero, others against it, things to find, grounds to stand on. */
function together(answer: string, { holdings = [] }: Memory): Plan {
  if (!holdings.length) return { steps: [ASSETS], notes: [answer] };
  const named = (of: (one: (typeof holdings)[number]) => boolean) =>
    holdings.filter(of).map(({ name }) => name.toLowerCase());
  const [hero, ...foes] = named(isCharacter).reverse();
  const [things, tiles] = [named(isThing), named(isTiles)];
  const cast = [
    hero && `the ${hero} as the hero`,
    foes.length && `the ${foes.slice(0, 3).join(' and the ')} against it`,
    things.length && `the ${things.slice(0, 3).join(' and the ')} to find`,
    tiles.length && `"${tiles[0]}" as the ground`,
  ].filter(Boolean);
  const game = hero && `a top-down adventure with my ${hero}${foes[0] ? ` against the ${foes[0]}` : ''}`;
  return {
    tell: `${answer} I would take ${cast.join(', ')}.${game ? ` Say "${game}", and I tell the price and build it.` : ''}`,
  };
}
