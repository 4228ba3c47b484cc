/** Another game than that of the conversation, named in whichever letters: it is not this one that is changed. */
import type { GameDescription } from '../../games/index.ts';
import type { Result, Turn } from '../../model.ts';
import { gamesIn as online, withoutGame } from '../games/there.ts';
import type { Wish } from '../types.ts';

const OF_A_GAME = /^game\.(?:change|bug|test)$/;

const gameIn = (past: readonly Turn[]): GameDescription | undefined =>
  past.flatMap((turn) => (turn.role === 'results' ? turn.results : [])).findLast(({ tool, failed }) => tool === 'write_game' && !failed)?.args.game as GameDescription | undefined; // biome-ignore format: one line

/** Whether the titles of all games have to be known: one is changed, and the message does not name that of the conversation. */
export function mayBeOther(wishes: readonly Wish[], message: string, past: readonly Turn[]): boolean {
  const here = gameIn(past);
  const named = /\b(?:in|into|for|of|to|from)\s+(?:my |the )?\p{L}{3,}|^\W*\p{L}+ \p{L}+ (?:is|are|should|needs?|has|must)\b/iu.test(message); // biome-ignore format: one line
  return here !== undefined && named && wishes.some(({ act }) => OF_A_GAME.test(act)) && !message.toLowerCase().includes(here.title.toLowerCase()); // biome-ignore format: one line
}

/** What is said where the message names another one of `listed`. */
export function otherGame(wishes: readonly Wish[], message: string, past: readonly Turn[], listed: Result | undefined): string | undefined {
  const here = gameIn(past);
  if (!here || !wishes.every(({ act }) => OF_A_GAME.test(act))) return undefined;
  const low = message.toLowerCase();
  const other = online(listed).find(({ name }) => name.length > 3 && name.toLowerCase() !== here.title.toLowerCase() && low.includes(name.toLowerCase())); // biome-ignore format: one line
  return other && listed ? withoutGame([`the game called "${other.name}"`], '', here).told?.([listed]) : undefined;
} // biome-ignore format: short enough
