/** Pointing back: which of the things that a conversation made are meant by "him", "the second one", "the wizard". */
import type { Asset, Memory } from './memory.ts';
import { singular } from './subjects.ts';

export interface Pointed {
  readonly assets: readonly Asset[];
  /** The words without those that point: where they stood is `…`. */
  readonly rest: string;
}
/** Where the words that point stood. */
export const HERE = '…';

const ORDER: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|former)$/i, 0],
  [/^(?:second|2nd)$/i, 1],
  [/^(?:third|3rd)$/i, 2],
  [/^(?:fourth|4th)$/i, 3],
  [/^(?:fifth|5th)$/i, 4],
  [/^(?:last|latter|latest|newest|previous)$/i, -1],
];
const KIND_WORDS: readonly (readonly [RegExp, Asset['kind'] | undefined])[] = [
  [/^(?:ones?|assets?|pictures?|images?|results?|sprites?|versions?|drawings?)$/i, undefined],
  [/^(?:characters?|guys?|persons?|people|figures?|girls?|boys?|man|woman|men|women|animals?|hero(?:es|ine)?|npcs?|creatures?)$/i, 'character'],
  [/^(?:objects?|things?|items?|props?|icons?)$/i, 'object'],
  [/^(?:tiles?|tile ?sets?|terrains?|grounds?)$/i, 'tiles'],
  [/^(?:maps?|worlds?|levels?)$/i, 'map'],
  [/^(?:ui|interfaces?|panels?|menus?|huds?|windows?|buttons?|bars?)$/i, 'ui'],
]; // biome-ignore format: a table

/** The newest of those of a kind. */
const lastOf = (made: readonly Asset[], ...kinds: readonly Asset['kind'][]): Asset[] => {
  const found = made.findLast(({ kind }) => !kinds.length || kinds.includes(kind));
  return found ? [found] : [];
};
/** All of the message that made the newest of them. */
const lastMessage = (made: readonly Asset[]): Asset[] => {
  const last = made.at(-1);
  const same = made.filter(({ message }) => message === last?.message);
  return same.length > 1 ? same : [...made];
};

const POINTERS: readonly (readonly [RegExp, (found: RegExpExecArray, made: readonly Asset[]) => Asset[]])[] = [
  [
    /\b(?:both(?: of (?:them|these|those)|(?: the)? \w+s)?|all (?:of )?(?:them|these|those)|all (?:the |my )?(?:characters|objects|ones)|each of them|every one of them|them all)\b/i,
    ([words], made) => {
      const kind = KIND_WORDS.find(([noun]) => noun.test(words.split(' ').at(-1)!))?.[1];
      const all = kind ? made.filter((one) => one.kind === kind) : made;
      return /^both/i.test(words) ? all.slice(-2) : [...all];
    },
  ],
  [
    /\b(?:the |my |your |that )?(first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|last|latter|former|latest|newest|previous)(?: (?:of (?:them|these|those)|(one|\w+)))?\b(?! (?:level|time))/i,
    ([, order = '', noun], made) => {
      const at = ORDER.find(([word]) => word.test(order))![1];
      const named = KIND_WORDS.find(([word]) => word.test(noun ?? 'one'));
      const pool = !noun || named ? made.filter(({ kind }) => !named?.[1] || named[1] === kind) : of(noun, made);
      const found = pool.at(at);
      return found ? [found] : [];
    },
  ],
  [/\bthe other (?:one|\w+)\b/i, (_, made) => (made.length > 1 ? [made.at(-2)!] : [])],
  [
    /\b(?:the|that|this|these|those|my) ((?:[\w'-]+ ){0,3}?[\w-]+?)(?:'s)?(?= |$|[,.;:!?])/i,
    ([, noun = ''], made) => {
      const named = KIND_WORDS.find(([word]) => word.test(noun));
      const by = of(noun, made);
      return by.length ? by : named ? lastOf(made, ...(named[1] ? [named[1]] : [])) : [];
    },
  ],
  [/\b(?:him|his|he|she|her|hers)\b/i, (_, made) => lastOf(made, 'character')],
  [/\b(?:they|them|their|these|those)\b/i, (_, made) => lastMessage(made)],
  [/\b(?:it|its|this|that|(?:this|that) one)\b/i, (_, made) => lastOf(made)],
];

/** Those whose own words end in a noun: "the wizard", "the red house". */
function of(phrase: string, made: readonly Asset[]): Asset[] {
  const words = singular(phrase.toLowerCase()).split(/\s+/);
  const noun = words.at(-1)!;
  const named = made.filter((one) => headOf(one.words).includes(noun));
  const exact = named.filter((one) => words.every((word) => one.words.toLowerCase().includes(word)));
  const found = exact.length ? exact : words.length === 1 ? named : [];
  return found.slice(-1);
}

/** The words of a name before what is said of it. */
const headOf = (words: string): readonly string[] =>
  words
    .toLowerCase()
    .split(/,|\b(?:with|without|in|on|of|holding|wearing|carrying|who|that|which)\b/)[0]!
    .split(/[^\w-]+/)
    .flatMap((word) => [word, singular(word)]);

/** What words point at; undefined where they point at nothing that was made. */
export function pointed(words: string, { made }: Memory): Pointed | undefined {
  if (!made.length) return undefined;
  for (const [pointer, find] of POINTERS) {
    // the first that names something: of "the bag of the wizard" the wizard
    for (const found of words.matchAll(new RegExp(pointer.source, 'gi'))) {
      // a longer name first, then shorter ones: "the wizard look" → "the wizard"
      const tries = found[1]?.includes(' ') ? shorter(found) : [found as RegExpExecArray];
      for (const one of tries) {
        const assets = find(one, made);
        if (!assets.length) continue;
        const rest = `${words.slice(0, one.index)}${HERE}${words.slice(one.index + one[0].length)}`;
        return { assets, rest: rest.replace(/\s+/g, ' ').trim() };
      }
    }
  }
  return undefined;
}

function shorter(found: RegExpMatchArray): RegExpExecArray[] {
  const words = found[0].split(' ');
  return words.slice(1).map((_, i) => {
    const said = words.slice(0, words.length - i);
    return Object.assign([said.join(' '), said.slice(1).join(' ')], { index: found.index!, input: found.input! });
  }) as unknown as RegExpExecArray[];
}
