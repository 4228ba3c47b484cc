/** Another game than that of the conversation, named in whichever letters: it is not this one that is changed. */
import type { Result, Turn } from '../../model.ts';
import { gameIn } from '../context.ts';
import { gamesIn as online, withoutGame } from '../games/there.ts';
import type { Wish } from '../types.ts';
import { askedOf, lacking, lacksIn } from './of-games.ts';
import { OF_GAMES } from './whole-names.ts';

const OF_A_GAME = /^game\.(?:change|bug|test)$/;

/** Whether the titles of all games have to be known: one is changed, and the message does not name that of the conversation. */
export function mayBeOther(wishes: readonly Wish[], message: string, past: readonly Turn[]): boolean {
  const here = gameIn(past);
  const named = /\b(?:in|into|for|of|to|from)\s+(?:my |the )?\p{L}{3,}|^\W*\p{L}+ \p{L}+ (?:is|are|should|needs?|has|must)\b|^\W*(?:does|do|is|are|has|will|how|where|why|which|what|who|can)\b.*\p{L}{3,}/iu.test(message); // biome-ignore format: one line
  if (lacking(message, [], here)) return false;
  // "hp bar for the boss in sky scrap": no picture alone
  const within = OF_GAMES.test(message) && /\b(?:in|into|to|of) (?:my |the )?\p{L}{3,} \p{L}{3,}\b/iu.test(message);
  return here !== undefined && named && wishes.some(({ act }) => OF_A_GAME.test(act) || (within && /^(?:make\.(?!scene|map)|edit$|animate$)/.test(act))) && !message.toLowerCase().includes(here.title.toLowerCase()); // biome-ignore format: one line
}

/** What is said where the message names another one of `listed`. */
export function otherGame(wishes: readonly Wish[], message: string, past: readonly Turn[], listed: Result | undefined): string | undefined {
  const here = gameIn(past);
  if (!here) return undefined;
  const low = message.toLowerCase();
  const other = online(listed).find(({ name }) => name.length > 3 && name.toLowerCase() !== here.title.toLowerCase() && new RegExp(`(?<!\\p{L})${name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(low)); // biome-ignore format: one line
  if (!other || !listed) return undefined;
  const asked = askedOf(message, wishes, here, other.name);
  if (asked) return asked;
  if (!wishes.every(({ act }) => OF_A_GAME.test(act)) && !new RegExp(`\\b(?:in|into|to|of) (?:my |the )?${other.name.toLowerCase()}`).test(low)) return undefined; // biome-ignore format: one line
  const told = withoutGame([`the game called "${other.name}"`], '', here).told?.([listed]);
  const lack = lacksIn(message);
  return lack ? `${lack} ${told}` : told;
} // biome-ignore format: short enough
