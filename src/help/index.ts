import { type Passage, readPassages } from './passages.ts';
import { indexPassages } from './search.ts';

export type { Passage } from './passages.ts';

/** Passages that an answer quotes. */
const MOST = 4;
let search: ReturnType<typeof indexPassages> | undefined;

/** What the documents, the tools and the settings say to a question, best first. Read once, with the first question. */
export function findHelp(question: string): readonly Passage[] {
  search ??= indexPassages(readPassages());
  return search(question, MOST);
}
