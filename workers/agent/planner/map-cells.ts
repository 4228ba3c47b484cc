/** Where on a map something stands, by its words, and what it is without them. */
import { tidy } from './slots.ts';

/** Which cell of a map words point at: "up north", "in the middle"; undefined where they say nothing. */
export function cellOf(
  words: string,
  width: number,
  height: number,
): { readonly x: number; readonly y: number } | undefined {
  // a corner is further out than a side
  const [near, far] = /\bcorner/i.test(words) ? [0.1, 0.88] : [0.28, 0.72];
  const across = /\b(?:west|left|(?:north|south)[- ]?west)/i.test(words)
    ? near
    : /\b(?:east|right|(?:north|south)[- ]?east)/i.test(words)
      ? far
      : 0.5;
  const down = /\b(?:north|top|up\b|upper)/i.test(words)
    ? near
    : /\b(?:south|bottom|lower|down\b)/i.test(words)
      ? far
      : 0.5;
  if (across === 0.5 && down === 0.5 && !/\b(?:middle|cent(?:er|re)|heart)\b/i.test(words)) return undefined;
  return { x: Math.round(width * across), y: Math.round(height * down) };
}

/** "a cave up north", "penguins up left" → the thing itself. */
export const entered = (words: string): string =>
  words.replace(/\b(caves?|caverns?|mines?|dungeons?|crypts?)$/i, '$1 entrance');
export const thingIn = (words: string): string =>
  tidy(
    words
      .replace(
        /\b(?:far )?(?:up |down |in |at |on |to |near |towards? )*(?:the )?(?:(?:far )?(?:north|south)[- ]?(?:east|west)?|east|west|middle|cent(?:er|re)|top|bottom|left|right|end|heart|corners?)\b.*$/i,
        ' ',
      )
      .replace(/\b(?:you can|where|nobody|that|which|around it|on each side|by the)\b.*$/i, ' '),
  );
