/** Where the single levels of a new game are: "3 levels: forest, cave and castle", "the second level is in a cave". */
import { THEME_TABLE } from '../games/index.ts';

const LIST = /\b(?:levels|stages|islands|worlds)(?: (?:are|in|set in))?\s*[:(]\s*/i;
const NTH =
  /,?\s*(?:\band )?\b(?:the )?(first|second|third|fourth|fifth)(?: (level|stage|island|one))?(?: (?:is|takes place|plays|set|should be))* (?:in|on|at|under) (?:an? |the )?([a-z]+(?: [a-z]+)?)(?=\s*(?:[,.;]|$|\band\b|\bwith\b))/gi;
const ORDER = ['first', 'second', 'third', 'fourth', 'fifth'];
const isPlace = (words: string): boolean =>
  words.split(' ').length < 4 && Object.values(THEME_TABLE).some(({ words: names }) => names.test(words));

/** The words with the first place alone, and the edits that give the other levels theirs. */
export function levelPlaces(sentence: string): { readonly rest: string; readonly edits: readonly string[] } {
  const list = LIST.exec(sentence);
  const listed: string[] = [];
  let end = 0;
  if (list) {
    end = list.index + list[0].length;
    for (;;) {
      const [all = '', item = ''] =
        /^(?:\s*(?:,|and\b|then\b))*\s*(?:(?:an?|the|one|in|on|first|then|next|after that|finally|last|lastly) )*([a-z]+(?: (?!and\b|then\b|with\b|where\b)[a-z]+)?)\b\)?/i.exec(
          sentence.slice(end),
        ) ?? [];
      const name = isPlace(item) ? item : isPlace(item.split(' ')[0] ?? '') ? item.split(' ')[0]! : '';
      if (!name || (listed.length && !/^\s*(?:,|and\b|then\b)/.test(all))) break;
      listed.push(name.toLowerCase());
      end += all.indexOf(item) + name.length;
    }
  }
  if (list && listed.length > 1) {
    const before = sentence.slice(0, list.index + list[0].length).replace(/[:(]\s*$/, '');
    return {
      rest: `${before}, in a ${listed[0]}${sentence.slice(end).replace(/^\)/, '')}`,
      edits: listed.slice(1).map((place, i) => `level ${i + 2} should be in a ${place}`),
    };
  }
  const named = [...sentence.matchAll(NTH)].filter(([, , , place]) => isPlace(place!));
  if (named.length < 2 || !named.some(([, , level]) => level)) return { rest: sentence, edits: [] };
  const first = named.find(([, nth]) => nth!.toLowerCase() === 'first');
  return {
    rest: named.reduce((text, [all]) => text.replace(all, all === first?.[0] ? `, in a ${first[3]}` : ' '), sentence),
    edits: named.flatMap(([, nth, , place]) =>
      nth!.toLowerCase() === 'first'
        ? []
        : [`level ${ORDER.indexOf(nth!.toLowerCase()) + 1} should be in a ${place!.toLowerCase()}`],
    ),
  };
}
