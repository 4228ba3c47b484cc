/** Forms of a word: what it may be without its ending, and the English plural. */
import type { Language } from './dictionary.ts';

/** [ending, what stands for it]: of nouns, adjectives and, few, verbs; the likeliest first. */
const ENDINGS: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  de: [
    ...([[/n$/, ''], [/e$/, ''], [/en$/, ''], [/er$/, ''], [/es$/, ''], [/em$/, ''], [/s$/, ''], [/ern$/, ''], [/st$/, '']] as const),
    ...([[/innen$/, 'in'], [/in$/, ''], [/(.)er$/, '$1e'], [/le[nrms]$/, 'el'], [/re[nrms]$/, 'er'], [/nkle[nrms]?$/, 'nkel'], [/hohe[nrms]?$/, 'hoch'], [/chen$/, ''], [/lein$/, '']] as const),
  ],
  fr: [
    ...([[/s$/, ''], [/x$/, ''], [/e$/, ''], [/es$/, ''], [/aux$/, 'al'], [/eaux$/, 'eau'], [/euses?$/, 'eux'], [/ives?$/, 'if'], [/lles?$/, 'l'], [/nnes?$/, 'n'], [/ttes?$/, 't'], [/eres?$/, 'er'], [/sses?$/, 's'], [/elles?$/, 'eau'], [/rices?$/, 'eur'], [/euses?$/, 'eur']] as const),
  ],
  es: [
    ...([[/s$/, ''], [/es$/, ''], [/a$/, 'o'], [/as$/, 'o'], [/ces$/, 'z'], [/a$/, ''], [/as$/, ''], [/it[oa]s?$/, 'o'], [/it[oa]s?$/, 'a'], [/it[oa]s?$/, ''], [/cit[oa]s?$/, '']] as const),
  ],
  it: [
    ...([[/i$/, 'o'], [/i$/, 'e'], [/e$/, 'a'], [/a$/, 'o'], [/e$/, 'o'], [/i$/, 'a'], [/chi$/, 'co'], [/ghi$/, 'go'], [/che$/, 'ca'], [/ghe$/, 'ga'], [/che$/, 'co'], [/i$/, 'io'], [/in[oaie]$/, 'o'], [/in[oaie]$/, 'a'], [/ett[oaie]$/, 'o'], [/ett[oaie]$/, 'a']] as const),
  ],
  pt: [
    ...([[/s$/, ''], [/es$/, ''], [/a$/, 'o'], [/as$/, 'o'], [/oes$/, 'ao'], [/aes$/, 'ao'], [/is$/, 'l'], [/ns$/, 'm'], [/inh[oa]s?$/, 'o'], [/inh[oa]s?$/, 'a'], [/zinh[oa]s?$/, ''], [/a$/, ''], [/eis$/, 'el']] as const),
  ],
  nl: [[/([aeou])([^aeiou])en$/, '$1$1$2'], [/en$/, ''], [/s$/, ''], [/e$/, ''], [/n$/, ''], [/tje$/, ''], [/je$/, ''], [/jes$/, ''], [/ken$/, 'k'], [/(.)\1en$/, '$1'], [/ven$/, 'f'], [/zen$/, 's']],
}; // biome-ignore format: a table

const SHORTEST = 2;
/** What a word may be a form of, itself first. */
export const lemmas = (word: string, language: Language): readonly string[] => [
  word,
  ...ENDINGS[language].flatMap(([ending, instead]) =>
    ending.test(word) && word.length > SHORTEST + 1 ? [word.replace(ending, instead)] : [],
  ),
];

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ man: 'men', woman: 'women', child: 'children', mouse: 'mice', goose: 'geese', tooth: 'teeth', wolf: 'wolves', werewolf: 'werewolves' },
  ...{ leaf: 'leaves', shelf: 'shelves', bookshelf: 'bookshelves', knife: 'knives', elf: 'elves', thief: 'thieves', life: 'lives' },
  ...{ sheep: 'sheep', fish: 'fish', deer: 'deer', octopus: 'octopuses', jellyfish: 'jellyfish', policeman: 'policemen', fireman: 'firemen', fisherman: 'fishermen', samurai: 'samurai', ninja: 'ninjas' },
}; // biome-ignore format: a table
export function plural(noun: string): string {
  const [, before = '', last = ''] = /^(.*?)([\w-]+)$/.exec(noun) ?? [];
  const whole = IRREGULAR[last];
  if (whole) return before + whole;
  if (/s$/.test(last) && !/ss$/.test(last)) return noun;
  if (/(?:ss|x|ch|sh)$/.test(last)) return `${noun}es`;
  return /[^aeiou]y$/.test(last) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** "swim" → "swimming". */
export const doing = (verb: string): string =>
  /^(?:run|swim|sit)$/.test(verb)
    ? `${verb}${verb.at(-1)}ing`
    : /[^e]e$/.test(verb)
      ? `${verb.slice(0, -1)}ing`
      : `${verb}ing`;
/** "fly" → "flies". */
export const does = (verb: string): string =>
  /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
