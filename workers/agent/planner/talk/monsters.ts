/** "a green monster": of a monster of no kind no picture is known; it is drawn as a giant one, and that is said. */
import { isAdjective, subjectOf } from '../subjects.ts';

const PLAIN =
  /\b((?:an?|the|one|some|my) )?((?:(?!an?\b|the\b|one\b|some\b|my\b|and\b|with\b|of\b)[\w-]+ )*?)(monster|beast)(?=$|[,.;:!?]| (?:with|in|who|that|which|holding|from|for|and|at)\b)/gi;
const STYLE = /^(?:game boy|nes|snes|gameboy|pico-8|\d+-bit) styled? /i;

/** The words with a kind of monster, and what is said of that. */
export function monsters(text: string): { readonly text: string; readonly read: readonly string[] } {
  const read: string[] = [];
  const told = text.replace(PLAIN, (all, article: string | undefined, looks: string) => {
    const words = looks.replace(STYLE, '').split(' ').filter(Boolean);
    const from = words.findLastIndex((word) => !isAdjective(word)) + 1;
    // "a slime monster" is a slime; "draw a monster" has the article before
    if (!article && from < words.length && from > 0 && words[from - 1] !== 'style') return all;
    if (words.slice(from).join(' ') !== words.join(' ') || subjectOf(`a ${looks}monster`)) return all;
    read.push(
      'A monster of no kind I draw as a giant one, like an ogre; say a kind ("a slime", "a dragon") for another.',
    );
    return `${article ?? ''}${looks}giant monster`;
  });
  return { text: told, read };
}
