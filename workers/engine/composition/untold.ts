import type { Brief } from '../types.ts';

/** What was said and is not to be seen in the picture is told as not understood, not as drawn. */
export function withoutUnshown(brief: Brief, unshown: readonly string[]): Brief {
  const told = unshown.filter((words) => brief.drawnAs.includes(words));
  if (told.length === 0) return brief;
  const drawnAs = told.reduce(
    (text, words) =>
      text
        .replace(` (${words})`, '')
        .replace(`(${words}, `, '(')
        .replace(`, ${words})`, ')')
        .replace(`, ${words}, `, ', '),
    brief.drawnAs,
  );
  const bare = told.map((words) => words.replace(/^(?:with |in |an? |the |one )+/i, ''));
  return { ...brief, drawnAs, unknown: [...new Set([...brief.unknown, ...bare])] };
}
