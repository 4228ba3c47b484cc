/** Another game than that of the conversation, named in whichever letters: it is not this one that is changed. */
import type { Result, Turn } from '../../model.ts';
import { gameIn } from '../context.ts';
import { gamesIn as online } from '../games/there.ts';
import type { Step, Wish } from '../types.ts';
import { begins, IS, WORDS } from '../words/questions.ts';
import { askedOf, lacking, lacksIn } from './of-games.ts';
import { OF_GAMES } from './whole-names.ts';

const OF_A_GAME = /^game\.(?:change|bug|test)$/;

const ASKS = begins(WORDS, IS, 'will', 'can', 'could');
/** A name of two words, and what is said of it. */
const STARTS =
  /^\W*(?:(?:make|change|give|let|put|turn|why is|why does) )?(?:the |my )?(\p{L}{3,} \p{L}{3,}) (?:needs?|is|are|should|must|has|at|so|too|in|but|with|without|more|less|easier|harder|darker|brighter|longer|shorter|an?)\b/iu;
/** What is asked of a game and of little else. */
const OF_ONE = /\b(?:goals?|aim|objective|win|about|finished|done|ready|plays?|controls?|online)\b/i;
/** Where the name of a game may stand: "in candle keep", "candle keep needs …", "candle keep: …", "play candle keep", in a question. */
const NAMES =
  /\b(?:in|into|for|of|to|from|play|test|try|open|start|run|mend|fix|debug|check)\s+(?:my |the )?\p{L}{3,}|^\W*(?!(?:it|this|that|he|she|they|the|my|our) )\p{L}+ \p{L}+ (?:is|are|should|needs?|has|must|but|with|without|too|as)\b|^\W*(?:\p{L}+ ){0,3}\p{L}+ ?[:,-]|^\W*(?:does|do|is|are|has|will|how|where|why|which|what|who|can)\b.*\p{L}{3,}/iu;

/** Whether the titles of all games have to be known: one is changed, and the message does not name that of the conversation. */
export function mayBeOther(wishes: readonly Wish[], message: string, past: readonly Turn[], listed?: Result): boolean {
  const here = gameIn(past);
  const named = NAMES.test(message);
  if (lacking(message, [], here)) return false;
  // "hp bar for the boss in sky scrap": no picture alone
  const within =
    OF_GAMES.test(message) && /\b(?:in|into|to|of|from|for) (?:my |the )?\p{L}{3,} \p{L}{3,}\b/iu.test(message);
  if (!here) return wishes.some(({ act }) => OF_A_GAME.test(act));
  const asks = ASKS.test(message) && (OF_GAMES.test(message) || OF_ONE.test(message));
  // whatever stands there may be a name: no other game is changed by a guess
  if (
    wishes.some(({ act }) => OF_A_GAME.test(act)) &&
    /\p{L}{3,} \p{L}{3,} \p{L}{3,}/u.test(message) &&
    !message.toLowerCase().includes(here.title.toLowerCase())
  )
    return true;
  // "add day and night to night rails": nothing of theirs is called so
  const [, last = ''] =
    /\b(?:in|into|to|of|from|for) (?:my |the )?(\p{L}{3,} \p{L}{3,})(?:\W*$| (?:to|with|by|into|as|is|are|and|so)\b)/iu.exec(
      message,
    ) ?? [];
  const own = ((listed?.structured?.assets ?? []) as readonly { readonly name?: string }[]).map(({ name = '' }) =>
    name.toLowerCase(),
  );
  // "stone age needs a boss", "make stone age at night"
  const first = STARTS.exec(message)?.[1] ?? '';
  if (first && wishes.some(({ act }) => /^(?:edit|none|unclear|complaint|job|game\.make|make\.(?:scene|map))$/.test(act)) && !own.some((name) => name !== '' && (message.toLowerCase().includes(name) || name.includes(first.toLowerCase())))) return true; // biome-ignore format: one line
  if (last && wishes.some(({ act }) => /^(?:edit|none|unclear)$/.test(act)) && !own.some((name) => name !== '' && (message.toLowerCase().includes(name) || name.includes(last.toLowerCase())))) return true; // biome-ignore format: one line
  return named && wishes.some(({ act }) => OF_A_GAME.test(act) || (asks && /^(?:ask\.|check$|find$|account$|job$|none$|unsupported$)/.test(act)) || (within && /^(?:make\.(?!scene|map)|edit$|animate$)/.test(act))) && !message.toLowerCase().includes(here.title.toLowerCase()); // biome-ignore format: one line
}

/** Where the message names another one of `listed`: what is answered of it at once, else how it is opened to be changed from here. */
export function otherGame(wishes: readonly Wish[], message: string, past: readonly Turn[], listed: Result | undefined): string | Step | undefined {
  const here = gameIn(past);
  const low = message.toLowerCase();
  const all = online(listed).filter(({ name }) => name.toLowerCase() !== here?.title.toLowerCase());
  const named = all.find(({ name }) => name.length > 3 && new RegExp(`(?<!\\p{L})${name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(low));
  const ofGames = wishes.length > 0 && wishes.every(({ act }) => OF_A_GAME.test(act));
  // there is just one, and nothing else can be meant
  const other = named ?? (!here && all.length === 1 && ofGames ? all[0] : undefined);
  if (!other || !listed) return undefined;
  const asked = askedOf(message, wishes, here, other.name) ?? lacksIn(message);
  if (asked) return asked;
  if (!ofGames && !(named && (ASKS.test(message) || new RegExp(`^\\W*(?:(?:make|change|give|let|put|turn|why is|why does) )?(?:the |my )?${named.name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(low))) && !new RegExp(`\\b(?:in|into|to|of|from|for) (?:my |the )?${other.name.toLowerCase()}`).test(low)) return undefined;
  return { tool: 'open_game', args: { name: other.name }, price: 0, what: `the game "${other.name}"` };
} // biome-ignore format: short enough

/** Its sources are not to be had, or are no game of these kinds. */
export const notOpened = ({ args, text }: Result): string => `I could not open "${String(args.name)}" to change it: ${text.replace(/^error: /, '').replace(/\nhint: .*$/s, '')} Nothing was changed. A game that I built is changed in the conversation that built it, too.`; // biome-ignore format: one line
