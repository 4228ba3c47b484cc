/** What can be drawn in place of a word that cannot. */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { NearestWord } from '../../../engine/understand/word-vectors.ts';
import { wordVectors } from '../talk/vectors.ts';
import { unshownIn } from './drawn.ts';

/** Fewer are no choice, more are a list to be read. */
const MOST = 3;
const TRIED = 8;
/** Words less alike than this have nothing to do with each other. */
const LEAST_ALIKE = 0.42;
const USUAL = { width: 64, height: 64 };

let nearest: NearestWord<string> | undefined;
function known(): NearestWord<string> {
  if (nearest) return nearest;
  const { concepts, pieces, components } = LEXICON.knowledge;
  const words = new Set<string>();
  for (const one of concepts) for (const word of one.words) words.add(word);
  for (const one of [...pieces, ...components]) for (const word of one.aliases) words.add(word);
  nearest = new NearestWord([...words].filter((word) => /^[a-z]{3,}$/.test(word)).map((word) => [word, word] as const));
  return nearest;
}

/** Up to three words for one that `description` would lose, each of which its picture does show; none where nothing is near. */
export async function choicesFor(word: string, description: string): Promise<readonly string[]> {
  const near = known().several(word, wordVectors(), TRIED, LEAST_ALIKE);
  const form = new RegExp(`\\b${word.replace(/[^\w-]/g, '.')}\\w{0,3}\\b`, 'i');
  const found: string[] = [];
  for (const one of near) {
    if (found.length === MOST) break;
    if (
      one.startsWith(word) ||
      word.startsWith(one) ||
      found.some((other) => other.startsWith(one) || one.startsWith(other))
    )
      continue;
    if (new RegExp(`\\b${one}`, 'i').test(description)) continue;
    const said = form.test(description) ? description.replace(form, one) : `${description} with ${one}`;
    if (!(await unshownIn(said, USUAL, true)).includes(one)) found.push(one);
  }
  return found;
}
