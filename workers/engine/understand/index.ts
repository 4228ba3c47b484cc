import { CATEGORY_DEFAULTS, SETTING_DEFAULTS } from '../geometry/props/index.ts';
import { createRandom } from '../random.ts';
import type { Brief } from '../types.ts';
import { assemble } from './assemble.ts';
import { LEXICON } from './default-lexicon.ts';
import { interpret, removed } from './interpret.ts';
import { KIND_DEFAULTS } from './knowledge.ts';
import { phrases, type Unit } from './phrases.ts';
import { type ConceptGuess, SubjectChooser } from './subject.ts';
import { tokenise } from './tokens.ts';
import type { WordVectors } from './word-vectors.ts';

export { type EditOptions, editBrief } from './edit-brief.ts';
export type { ConceptGuess } from './subject.ts';
export type { WordVectors } from './word-vectors.ts';

export interface UnderstandOptions {
  /** What must not be there: pieces go to `without`, colours and moods are taken off. */
  readonly negative?: string;
  /** Chooses among equals when the text names a category or nothing at all. Default 0. */
  readonly seed?: number;
  /** For words that no table has. */
  readonly words?: WordVectors;
  /** Used when the text names nothing known. */
  readonly guess?: ConceptGuess;
}

const CHOOSER = new SubjectChooser(LEXICON, {
  categories: { ...CATEGORY_DEFAULTS, ...KIND_DEFAULTS },
  settings: SETTING_DEFAULTS,
});

/**
 * A description → the brief that the drawers draw from. Never throws: an unknown word takes the nearest known concept,
 * else the learned guess, else a concept of its likely category, with a confidence that says so.
 */
export function understand(text: string, options: UnderstandOptions = {}): Brief {
  const found = interpret(phrases(tokenise(text), LEXICON), LEXICON);
  const random = createRandom(options.seed ?? 0).fork('understand');
  const choice = CHOOSER.choose(found, random, options.words, options.guess);
  const brief = assemble(found, negativeUnits(options.negative), choice, LEXICON);
  const guessed =
    options.guess && choice.confidence < 0.9 && brief.colours.length === 0 && !brief.material
      ? options.guess.colours.filter((c) => /^#[0-9a-f]{6}$/.test(c))
      : [];
  return guessed.length > 0 ? { ...brief, colours: guessed } : brief;
}

/** A negative description is a list of things to leave out, however it is phrased. */
function negativeUnits(negative: string | undefined): Unit[] {
  if (!negative) return [];
  return phrases(tokenise(negative), LEXICON).flatMap(({ units }) => removed(units, LEXICON));
}
