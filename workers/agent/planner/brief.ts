/** What is told in as few words as say it: nothing twice, nothing empty beside an answer, long answers cut to what was asked. */
import { generations, toldOf, totalOf } from './phrases.ts';
import type { Step } from './types.ts';

/** Says only that something is not there. */
const EMPTY = /^There is (?:nothing of yours|no game)(?: to \w+)? yet(?!, so I find no)|^Nothing waits for a yes/;
/** Beside another answer it says nothing. */
export function withoutEmpty(texts: readonly string[], others = 0): readonly string[] {
  const full = texts.filter((text) => !EMPTY.test(text));
  return full.length + others ? full : texts.slice(0, 1);
}

const LONG = 600;
const EACH = 280;
/** Several answers, each to its own question: the first sentences of each say what was asked. */
export function briefly(says: readonly string[]): readonly string[] {
  if (says.length < 2 || says.join('\n').length <= LONG) return says;
  return says.map((text) => {
    let cut = '';
    for (const sentence of text.match(/[^.!?]+(?:[.!?](?!\s|$)[^.!?]*)*[.!?]*\s*/g) ?? [text]) {
      if (cut && cut.length + sentence.length > EACH) break;
      cut += sentence;
    }
    return cut.trim();
  });
}

/** Notes each once, and none that stands in what is told anyway. */
export const onlyOnce = (notes: readonly string[], told: readonly string[] = []): readonly string[] =>
  [...new Set(notes)].filter(
    (note) =>
      !told.some((text) => text.includes(note)) && !notes.some((other) => other !== note && other.includes(note)),
  );

const MOST_LINES = 6;
/** Of a game the first of its pictures are named, and how many more there are; what was asked for by name is named in full. */
export function linesOf(steps: readonly Step[]): readonly string[] {
  const paid = steps.filter(({ price }) => price > 0);
  if (!steps.some(({ tool }) => tool === 'write_game') || paid.length <= MOST_LINES + 1) return toldOf(steps);
  const rest = paid.slice(MOST_LINES);
  return [
    ...toldOf(paid.slice(0, MOST_LINES)),
    `and ${rest.length} more pictures and movements (${generations(totalOf(rest))})`,
  ];
}
