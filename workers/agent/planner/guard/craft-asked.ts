/** Questions of beginners about sprites and games, known by the whole message, whatever it was read as: an answer, and nothing is offered to be drawn. */

import { factFor } from '../facts/index.ts';
import { TOGETHER } from '../facts/together.ts';
import { inPattern } from '../named-whole.ts';
import type { Context, Wish } from '../types.ts';
import { isOrder, isQuestion } from '../words/questions.ts';

const BORED = /\b(?:boring|bored)\b/i;
const HOW = /^\W*(?:(?:so|and|ok|hey|hi|hello|also|um|hmm) )*how (?:do|can|to|would|should|does one)\b/i;
/** From here a fact is what was asked. */
const [CRAFT, SURE] = [0.7, 0.75];

/** "is Old quarry big enough": what their names stand for. */
const withKinds = (message: string, { own, game }: Context): string =>
  [...own, ...(game ? [{ name: game.title, list: 'GAME' }] : [])].reduce((text, { name, list }) => (/^(?:MAP|GAME)$/.test(list) && name.length > 2 ? text.replace(new RegExp(inPattern(name), 'giu'), `my ${list.toLowerCase()}`) : text), message); // biome-ignore format: one line

export function craftAsked(message: string, wishes: readonly Wish[], context: Context): string | undefined {
  if (message.length > 260 || !(isQuestion(message) || BORED.test(message)) || isOrder(message)) return undefined;
  const said = withKinds(message, context);
  const known = factFor(said, said, ['craft']);
  if (!known) return undefined;
  if (TOGETHER.includes(known.fact)) return known.score >= CRAFT ? known.fact.answer : undefined;
  const asked = (wishes.length > 0 && wishes.every(({ act }) => /^ask\.(?:howto|service)$/.test(act))) || (HOW.test(message) && /^(?:games|files)$/.test(known.table));
  return asked && known.score >= SURE && !known.fact.looks && !/\b(?:my|his|her|its|their|the) \w+/i.test(message) ? known.fact.answer : undefined;
} // biome-ignore format: short enough
