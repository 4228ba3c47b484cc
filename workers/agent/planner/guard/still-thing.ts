/** A still thing that is said to move too fast: what it lacks is said, and no game is changed for it. */
import type { Own, Wish } from '../types.ts';
import { isColour } from '../words/adjectives.ts';

const COLOURED = /\b(?:can|could|make|should)\b.{0,12}\b(?:it|he|she)\b(?: be| look)? ([a-z]+(?: [a-z]+)?)\W*$/i;
/** "the blue lantern flickers too fast, can it be green": a still thing by its whole name, and no game. What it lacks, and what of the rest is done. */
export function stillThing(message: string, own: readonly Own[]): { readonly say: string; readonly wish?: Wish } | undefined {
  const [, name = '', verb = ''] = /^\W*(?:hey |hi |and |but )?(?:the|my|our) ([a-z][a-z ]{2,30}?) (flickers?|blinks?|spins?|turns?|sways?|waves?|moves?|bobs?|swings?|rotates?)(?: way| much| far)? too (?:fast|slow|quick|much|often)\w*/i.exec(message) ?? [];
  const one = own.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (!one || one.animations || !/OBJECT$/.test(one.list)) return undefined;
  const move = verb.replace(/s$/, '');
  const say = `"${one.name}" does not ${move}: it is one still picture without a movement; if you see it ${move}, your engine does that. A slow one can be made of it ("let the ${one.name} ${move} slowly": drawn anew as a thing that moves, 20 generations, and 1 for the movement).`;
  const [, change] = COLOURED.exec(message) ?? [];
  if (!change || !isColour(change.toLowerCase())) return { say };
  return { say, wish: { act: 'edit', words: `make the ${one.name} ${change}`, slots: [{ slot: 'target', words: `the ${one.name}` }, { slot: 'change', words: change }], sure: 1, loose: [], whole: true } };
} // biome-ignore format: short enough
