/** An order that cannot be done as one, in its parts: what of it can be done is done. */
import { InputError } from '../../../../../src/domain/input-error.ts';
import { LEXICON } from '../../../understand/default-lexicon.ts';
import { GROWTH_WORDS } from '../grown.ts';
import { partIn } from '../look-words.ts';
import { ON_PERSON_WORDS } from '../on-people.ts';
import { trinketIn } from '../trinkets.ts';
import { plainly } from './plainly.ts';
import { byLook } from './verbs.ts';
import { coloursIn, isPutOn } from './words.ts';

const VERB =
  /^(?:make|turn|paint|dye|tint|colou?r|recolou?r|change|give(?: (?:him|her|it|them))?|add|put on|put|wear|hold|remove|take off|take away|take)\b/;

const CHANGE = /^(?:make|turn|paint|dye|tint|colou?r|recolou?r|change)\b/;

/** "Longer horns and red eyes" → each of them; "pink hair with a bone in it" → the hair, and a bone that is added. */
export function halvesOf(clause: string): readonly [string, string] | undefined {
  // One thing for another is one wish: the other beside the one is none.
  if (/^(?:replace|swap|exchange|switch)\b/.test(clause)) return undefined;
  const verb = VERB.exec(clause)?.[0] ?? '';
  const [, one, other] = /^(.+?),? and (?:also )?(.+)$/.exec(clause) ?? [];
  // "Make the hat and dress purple": the colour is told once.
  const shared = one && other && CHANGE.test(verb) && coloursIn(one).length === 0 ? coloursIn(other).at(-1) : undefined;
  if (shared && other!.endsWith(shared) && partIn(one!) && partIn(other!))
    return [`${one} ${shared}`, `${verb} the ${other!.replace(/^(?:the|his|her|its|their) /, '')}`];
  if (one && other && isNamed(one) && isNamed(other))
    return [one, verb && !VERB.test(other) ? `${verb} ${other}` : other];
  const [, whole, added] = /^(.+?) with (an? .+?)(?: (?:in|on) (?:it|him|her|them))?$/.exec(clause) ?? [];
  if (whole && added && whole !== verb && isNamed(whole) && !/^add /.test(whole)) return [whole, `add ${added}`];
  const [, main, beside] = /^(.+?) with ((?!an? ).+)$/.exec(clause) ?? [];
  if (main && beside && main !== verb && partIn(main) && partIn(beside)) return [main, `make the ${beside}`];
  return undefined;
}

/** Whether words name a part or a thing: "black" in "black and white" does not. */
const isNamed = (half: string): boolean =>
  partIn(half) !== undefined ||
  trinketIn(half) !== undefined ||
  /\beyes?\b/.test(half) ||
  [...GROWTH_WORDS, ...ON_PERSON_WORDS].some(([words]) => words.test(half)) ||
  isPutOn(half) ||
  half
    .split(' ')
    .some((word) => LEXICON.read(word).some((r) => r.is === 'piece' || r.is === 'component' || r.is === 'concept'));

/** An order that could not be done, and why. */
export interface Left {
  readonly words: string;
  readonly why: string;
}

export interface Attempt {
  /** Whether nothing of it was done. */
  readonly isNone: boolean;
  readonly left: readonly Left[];
  readonly error?: InputError;
}

/** Does an order, or as much of it as can be done. */
export async function asMuchOf(clause: string, one: (clause: string) => Promise<void>): Promise<Attempt> {
  try {
    await one(clause);
    return { isNone: false, left: [] };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const parts: Attempt[] = [];
    // Each half may be said as people say it.
    const halves = (halvesOf(clause) ?? []).flatMap((half) => plainly([half])).map(byLook);
    for (const part of halves) parts.push(await asMuchOf(part, one));
    return parts.some(({ isNone }) => !isNone)
      ? { isNone: false, left: parts.flatMap(({ left }) => left) }
      : { isNone: true, left: [{ words: clause, why: error.message }], error };
  }
}
