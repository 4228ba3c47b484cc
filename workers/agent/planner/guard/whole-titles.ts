/** "crypt: more keys", "the boss of the crypt", "my crypt game is boring": a game by one word of its title, with the whole of it. */
import { inPattern } from '../named-whole.ts';

const SMALL = /^(?:the|and|of|in|on|at|for|to|from|with|a|an|my|our|game|run|jump|quest|adventure|platformer|runner|shooter|match|tower|defence|defense|island|world|last|lost|dark|night|day|big|little|one|two|red|blue|green|black|white)$/i; // biome-ignore format: one line

/** `titles`: all games of the account; `own`: names of everything else there, whose words mean that. */
export function withTitles(message: string, titles: readonly string[], own: readonly string[]): string {
  const low = message.toLowerCase();
  if (titles.some((title) => low.includes(title.toLowerCase()))) return message;
  const found = titles.flatMap((title) =>
    (title.match(/\p{L}{4,}/gu) ?? []).flatMap((word) => {
      if (SMALL.test(word)) return [];
      const is = new RegExp(`(?<!\\p{L})${inPattern(word)}(?!\\p{L})`, 'iu');
      if (own.some((name) => is.test(name)) || titles.some((other) => other !== title && is.test(other))) return [];
      const at = new RegExp(`(^\\W*(?:(?:make|let|change|give|put|open|play|test|delete|remove|turn) )?|\\b(?:in|into|of|for|from|to|on|inside) )(?:the |my |our )?${inPattern(word)}( game| level| run)?(?=\\W*$|[:,;.!?]| (?:should|needs?|is|are|has|with|to|and|be|pls|please|game|but|harder|easier|faster|slower|longer|shorter|darker|brighter|more|less|fewer)\\b)|\\b(?:my|the|our) ${inPattern(word)} game\\b`, 'iu'); // biome-ignore format: one line
      const hit = at.exec(message);
      return hit ? [{ title, start: hit.index + (hit[1]?.length ?? 0), end: hit.index + hit[0].length }] : [];
    }),
  );
  const [only, more] = found;
  return only && !more ? `${message.slice(0, only.start)}${only.title}${message.slice(only.end)}` : message;
}
