/** Movements, sides and names that a clause tells. */
import type { Part } from '../../reader/index.ts';
import { isMotion } from '../holdings/motion.ts';
import { bareOf } from './edits.ts';

export const nameIn = (text: string): string | undefined =>
  (/["“']([^"”]+)["”']\W*$/.exec(text)?.[1] ?? /\b(?:to|into|as|be called|be named|is called|is named|called|named)\s+((?!be\b)[^,.;!?]+?)(?:\s+(?:please|pls|instead))?\W*$/i.exec(text)?.[1] ?? /^(?:please |can you |could you )*(?:name|call) .+? ([A-Z][\w'-]*(?: [A-Z][\w'-]*)*)(?: instead| please)?\W*$/.exec(text)?.[1])?.trim(); // biome-ignore format: one line

export const sideIn = (text: string): string =>
  /\b(left|right|up|down|back|away|front)\b/i.exec(text)?.[1]?.toLowerCase() ?? (/\b(?:all|8|eight|4|four|directions|sides|angles)\b/i.test(text) ? 'all' : 'the other way'); // biome-ignore format: one line

const LEAD =
  /^(?:(?:make|let|have|give|add|animate|create|draw|do|i|we|need|needs|want|wants|should|must|shall|can|could|would|like|to|every|each|all|get|an?|the|some|move|it|so that|see|is|are|and|also|him|her|them|be|of)\b[\s:,]*)+/i;
/** As sure as this the reader is believed that something moves. */
const SURELY = 0.8;
export const framesIn = (text: string): number | undefined =>
  Number(/\b(\d{1,2}) frames?\b/i.exec(text)?.[1]) || undefined;

const ALL_SIDES =
  /,?\s*\b(?:(?:only|just|but|the|in|from|to|for|all|each of the|with) )*(?:(4|four|8|eight)[- ]?(?:main |cardinal |basic )?(?:directions?|dirs?|sides|angles|views|ways)|all (?:directions?|sides|angles))(?: only| please| is enough| are enough)?/i;
/** "in 4 directions", "from all sides": of a movement. */
export function sidesIn(text: string): 4 | 8 | undefined {
  const [all, number] = ALL_SIDES.exec(text) ?? [];
  return all ? (/^(?:4|four)$/i.test(number ?? '') ? 4 : 8) : undefined;
} // biome-ignore format: one line
/** How often it is shown, and how long: said of a movement, and no movement. */
const HOW_LONG =
  /,?\s*\b(?:(?:in|with|and|a|that|which|should|to|it|please|just) )*(?:loop(?:s|ed|ing|able)?|endless(?:ly)?|seamless(?:ly)?|forever|repeat(?:s|ing|edly)?)\b/gi;

/** Movements that a clause names, `§` for who moves; none where it says only that it shall move, undefined where it says something else. */
export function movesIn(text: string, part: Part | undefined): readonly string[] | undefined {
  const slots = part?.slots.filter(({ slot, words }) => slot === 'anim' && text.includes(words) && words.replace(HOW_LONG, '').trim()).map(({ words }) => words) ?? [];
  // "idle, just breathing" is one movement
  const bare = bareOf(text.replace(/,\s*(?:just|only) [a-z ]+(?=,|$)/i, '').replace(ALL_SIDES, ' ').replace(HOW_LONG, ' '))
    .replace(/,?\s*\b\d{1,2} frames?(?: (?:max|at most|each|long))?\b/gi, '')
    .replace(/\b(?:for|to|of|by|with|on) §/gi, '')
    .replace(/§/g, ' ')
    .trim()
    .replace(LEAD, '')
    .replace(/\b(?:animations?|anims?|cycles?|animated|clips?)\b/gi, ' ');
  const said = bare
    .split(/\s*(?:[,;+&]|\band(?: then)?\b|\bthen\b|\bplus\b)\s*/i)
    .map((one) => one.replace(/^(?:(?:an?|the|his|her|its|to|also|him|her|them|give|should|can|with)\s+)+/i, '').replace(/[\s:.!?]+/g, ' ').trim())
    .filter(Boolean);
  if (!said.length) return slots;
  if (said.every((one) => isMotion(one.split(' ')[0]!) || isMotion(one))) return said;
  if (slots.length) return slots;
  if (part?.act === 'animate' && part.sure > SURELY && said.every((one) => one.split(' ').length < 4)) return said;
  return /\banimat/i.test(text) && said.every((one) => one.split(' ').length < 4) ? said : undefined;
} // biome-ignore format: short enough
