/** "a runner called Ember run", "a dog named Sit": what it is to be called is a name, whatever its words mean besides. */
import type { Wish } from './types.ts';

const MADE =
  /^(\W*(?:(?:please|pls|hi|hey|hello|ok|okay|so|can|could|would|you|u|i|we|want|need|like|make|draw|create|build|generate|do|design|give|me|us|to|have|lets|let's)\W+)*(?:an?|another|one|new|some)?\s*[\p{L}\d][\p{L}\d' -]{1,60}?),? (?:called|named|titled|entitled|with the (?:name|title)) (?:(["“'‘])([^"”'’]{1,40})["”'’]|((?:\p{L}|\d)[\p{L}\d'’-]*(?: (?!with\b|where\b|that\b|who\b|which\b|whose\b|in\b(?! \p{Lu})|for\b|from\b|is\b|has\b|on\b|and (?:a|an|he|she|it|the|make|give|let)\b)[\p{L}\d'’-]+){0,3}))(?=$|[\s,.;!?])(.*)$/isu;
/** Of what is there already its name is said to point at it, or is changed. */
const THERE =
  /\b(?:the|my|our|this|that|rename|change|edit|animate|open|delete|remove|show|export|it|is|are|was|who|what|where|which|character|one)$|\b(?:rename|animate|open|delete|remove|export|find|use|put|add|edit|change)\b|^\W*(?:the|my|our|this|that|what|which|who|is|are|was)\b/i;

export interface Naming {
  /** The message without the name. */
  readonly message: string;
  readonly name: string;
}

/** What is made anew under a name of its own; undefined of other messages. `known`: names of what is there. */
export function namedNew(message: string, known: readonly string[]): Naming | undefined {
  const [, before = '', , quoted, plain, after = ''] = MADE.exec(message.trim()) ?? [];
  const name = (quoted ?? plain ?? '').trim();
  if (!name || THERE.test(before.trim()) || known.some((one) => one.toLowerCase() === name.toLowerCase()))
    return undefined;
  return { message: `${before}${after}`, name };
}

/** The first that is made is called so. */
export function withName(wishes: readonly Wish[], name: string): readonly Wish[] | undefined {
  const at = wishes.findIndex(({ act }) => /^(?:make\.\w+|game\.make)$/.test(act));
  if (at < 0) return undefined;
  const wish = wishes[at]!;
  return wishes.with(at, { ...wish, slots: [...wish.slots.filter(({ slot }) => slot !== 'name'), { slot: 'name', words: name }] }); // biome-ignore format: one line
}
