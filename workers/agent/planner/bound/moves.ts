/** A movement of something that the account has, said in words around its name: "just a little flicker, 6 frames", "breaking apart". */
import type { Own, Slot, Wish } from '../types.ts';
import { moveOf } from '../words/moves.ts';

const COUNT =
  /,?\s*\b(?:in |with |over |at |about )?(\d{1,2}|two|three|four|five|six|eight) frames?(?: (?:of|for|animation|long|each|total))?\b,?/i;
const framesIn = (words: string): string | undefined => COUNT.exec(words)?.[1];
const SIDES =
  /,?\s*\b(?:only |just )?(?:facing |from |to |towards? )?(?:the )?(?:left and right|right and left|left|right|front|back|south|north|east|west|(?:all|4|8|four|eight) (?:directions|sides))(?: (?:only|side))?\b/i;
/** Around a movement: how much of it, and that it is one. */
const AROUND =
  /\b(?:just|only|an?|the|some|little|tiny|small|slight|slow|subtle|gentle|quick|looping|seamless|nice|simple|short|loop|animation|animated|anim|cycle|with|please|it|is|its|of|for|bit|and)\b/gi;
/** What things do. */
const OF_THINGS =
  /^(?:flicker|burn|glow|spin|rotat|turn|open|clos|break|broken|shatter|explod|crumbl|fall|swing|sway|wav|bounc|bob|float|hover|shak|wobbl|puls|blink|shin|sparkl|flash|bubbl|boil|drip|splash|flow|melt|grow|shrink|sink|drift|roll|tick|ring|smok|steam|crack|lift|rock|twinkl|shimmer|collaps|burst|ignit|light)/i;
const END = /(?:\bto pieces|\binto pieces|\bapart|\bup|\bdown|\bopen|\bin the wind|\baway|\baround|\bover|\bshut)/i;

const bare = (words: string): string =>
  words.replace(COUNT, ' ').replace(SIDES, ' ').replace(AROUND, ' ').replace(/[,.!?;:]+/g, ' ').replace(/\s+/g, ' ').trim(); // biome-ignore format: one line

/** Whether words behind the name of a thing say that it moves. */
export function isMoveOf(own: Own, how: string, message: string): boolean {
  if (/[.;]|\bbut\b|\bthen\b/i.test(how)) return false;
  const move = bare(how);
  if (!move || move.split(' ').length > 5) return false;
  const moving = /\b(?:frames?|animat\w+|anim|loop\w*|cycle)\b/i.test(message);
  if (own.kind === 'object') return OF_THINGS.test(move) && (moving || /^[a-z]+ing\b/i.test(move)) && (/^[a-z]+$/i.test(move) || END.test(move) || moving); // biome-ignore format: one line
  return own.kind === 'character' && (/\b(?:doing|performing)\b/i.test(message) || (/^[a-z]+ing\b/i.test(move) && moveOf(move) !== undefined && /^[a-z]+ing$/i.test(move))); // biome-ignore format: one line
}

export function animationIn(own: Own, how: string, message: string): readonly Wish[] | undefined {
  if (own.kind !== 'character' && own.kind !== 'object') return undefined;
  // "the barrel broken into pieces, 4 frames of breaking": one movement
  const [first = '', second = ''] = how.split(COUNT).flatMap((one, i) => (i % 2 ? [] : [bare(one ?? '')]));
  const move = (first && second && first.slice(0, 2) === second.slice(0, 2) ? first : bare(how)).replace(/^broken\b/i, 'breaking').replace(/^opened\b/i, 'opening'); // biome-ignore format: one line
  // "animate the fountain so it overflows": whatever it does, it was asked for as a movement
  const surely = /^\W*(?:[a-z]+ )*?animate\b/i.test(message) && /^[a-z]+(?:s|ing)\b/i.test(move);
  if (!move || (own.kind === 'object' && !OF_THINGS.test(move) && !surely)) return undefined;
  const frames = framesIn(how);
  const sides = SIDES.exec(how)?.[0].replace(/^[,\s]+/, '');
  const slots: Slot[] = [
    { slot: 'target', words: own.name },
    ...move.split(/\s*,\s*/).map((words) => ({ slot: 'anim', words })),
  ];
  if (frames) slots.push({ slot: 'frames', words: `${frames} frames` });
  if (sides && own.kind === 'character') slots.push({ slot: 'dirs', words: sides });
  return [{ act: 'animate', words: message, slots, sure: 1, loose: [], whole: true }];
}
