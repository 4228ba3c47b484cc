import { dressOfField } from '../../workers/engine/catalogue/fields.ts';
import { LEXICON } from '../../workers/engine/understand/default-lexicon.ts';
import { understand } from '../../workers/engine/understand/index.ts';
import { interpret } from '../../workers/engine/understand/interpret.ts';
import type { Reading } from '../../workers/engine/understand/lexicon.ts';
import { phrases } from '../../workers/engine/understand/phrases.ts';
import { singulars, tokenise } from '../../workers/engine/understand/tokens.ts';

/**
 * named      the whole phrase is an entry of the catalogue
 * described  its head noun is one, and every other word says something that is drawn (colour, material, mood, …)
 * place      the place of that name is drawn
 * worn       a garment that is drawn on a person alone
 * generic    the head noun is known, a word that tells this kind from its kin is lost ("coffee table" → table)
 * modifier   drawn for a word that is not its head ("coffee grinder" → coffee)
 * stand-in   the result says that it stands in for the phrase
 * category   only a word for a whole category ("tool")
 */
export type PhraseClass =
  | 'named'
  | 'described'
  | 'place'
  | 'worn'
  | 'generic'
  | 'modifier'
  | 'stand-in'
  | 'category'
  | 'unknown';

/** What counts as drawn as itself. */
export const KNOWN: ReadonlySet<PhraseClass> = new Set(['named', 'described', 'place']);

const same = (a: string, b: string): boolean => a === b || singulars(a).includes(b) || singulars(b).includes(a);
/** The noun that carries a phrase: the last word before "of", "with", a comma. */
const headOf = (phrase: string): string =>
  phrase
    .split(/ (?:of|with|in|on|for|from|to|and|without|at)\b|,/)[0]!
    .trim()
    .split(' ')
    .at(-1) ?? phrase;
/** Readings of a word that say nothing of what is drawn for it. */
const MUTE: ReadonlySet<Reading['is']> = new Set(['setting', 'action', 'component', 'picture', 'link', 'article', 'concept', 'piece']); // biome-ignore format: a list

/** How the engine's tables, without any learned helper, take one noun phrase. */
export function classify(phrase: string): { readonly is: PhraseClass; readonly drawnAs: string } {
  const text = phrase
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[-,()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const brief = understand(text);
  const as = (is: PhraseClass) => ({ is, drawnAs: brief.drawnAs });
  const whole = LEXICON.read(text);
  const concept = whole.find((r) => r.is === 'concept');
  if (brief.scenery) return as(whole.some((r) => r.is === 'setting' && same(r.id, text)) ? 'place' : 'generic');
  if (concept?.is === 'concept' && concept.like) return as('stand-in');
  if ((concept?.is === 'concept' && !concept.weak) || whole.some((r) => r.is === 'species')) return as('named');
  const { subject } = interpret(phrases(tokenise(text), LEXICON), LEXICON);
  const head = headOf(text);
  if (subject && brief.drawnAs.includes('stand-in for')) return as('stand-in');
  if (subject && brief.confidence >= 0.9) {
    const said = subject.text.split(/[ -]/);
    if (!said.some((word) => same(word, head))) return as('modifier');
    const others = text.split(' ').filter((word) => !said.includes(word));
    const field = (word: string): boolean => brief.drawnAs.includes('(field: ') && dressOfField(word) !== undefined;
    const lost = others.filter(
      (word) => !field(word) && (brief.unknown.includes(word) || LEXICON.read(word).every((r) => MUTE.has(r.is))),
    );
    return as(brief.unknown.length === 0 && lost.length === 0 ? 'described' : 'generic');
  }
  if (whole.some((r) => r.is === 'piece')) return as('worn');
  if (concept) return as('category');
  return as('unknown');
}
