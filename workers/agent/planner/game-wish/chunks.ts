/** A sentence in pieces: who or what, what is done, and the small words between them. */
import { singular } from '../subjects.ts';
import { type Verb, verbOf } from './verbs.ts';

export type Chunk =
  | { readonly is: 'noun'; readonly text: string; readonly det: string; readonly count?: number }
  | { readonly is: 'who'; readonly text: string }
  | ({ readonly is: 'verb'; readonly to: boolean; readonly not: boolean; readonly up: string } & Verb)
  | { readonly is: 'how'; readonly text: string }
  | { readonly is: 'join'; readonly text: string }
  | { readonly is: 'stop'; readonly text: string }
  | { readonly is: 'kind'; readonly text: string }
  | { readonly is: 'odd'; readonly text: string };

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const PREPOSITIONS = set(
  'in on at through across over under inside around between along from to into onto with without against vs versus as by for near behind past among about like of beside below above within towards toward beneath per',
);
const JOINS = set('and & or plus while but then where when which that who because so whose before until till if after');
const STOPS = set('. ; ! ? ( )');
const ARTICLES = set(
  'a an the some his her their its my our your this these those all every each many few several various more lots plenty loads tons no any other another different random',
);
const WHO = set(
  'i you we he she it they him them us me player hero heroine protagonist one everyone somebody someone u',
);
/** Said of how something is done, and nothing of its own. */
const BESIDE = set(
  'please also then really very just only always everywhere too again forever there here around away together slowly quickly safely carefully constantly automatically sometimes often once twice maybe first finally meanwhile later still even own back instead long far high fast not',
);
const MODALS = set('must can should will may could would shall cannot');
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, fifteen: 15, twenty: 20, thirty: 30, fifty: 50, hundred: 100 },
};
const numberOf = (word: string): number | undefined => (/^\d+$/.test(word) ? Number(word) : NUMBERS[word]);
const isMany = (word: string): boolean =>
  /^(?:mice|men|women|people|geese|sheep|fish|children|police|bacteria)$/.test(word) ||
  (/[^s]s$/.test(word) && singular(word) !== word);

/** Marks where the kind of game was named: nobody says such a word. */
export const KIND = '§';
const TOKEN = /§|[a-z0-9][a-z0-9'’/-]*|[.,;:!?()=&–]/gi;

/** The pieces of a wish in small letters. */
export function chunksOf(said: string): readonly Chunk[] {
  const words = plain(said).replaceAll('’', "'").toLowerCase().replace(/\b(you|they|we)'re\b/g, '$1 are').replace(/\b(he|she|it|who|that)'s\b(?! (?:own|[a-z]+s\b))/g, '$1 is').replace(/\bi'm\b/g, 'i am').match(TOKEN) ?? [];
  const chunks: Chunk[] = [];
  let noun: string[] = [];
  let det = '';
  let count: number | undefined;
  let [to, not] = [false, false];
  const flush = (): void => {
    const text = noun.join(' ').replace(/'s? /g, "'s ");
    // "all of it", "the second": nobody and nothing
    if (text) chunks.push({ is: 'noun', text, det, ...(count === undefined ? {} : { count }) });
    noun = [];
    det = '';
    count = undefined;
  };
  for (const [i, word] of words.entries()) {
    const next = words[i + 1] ?? '.';
    const last = chunks.at(-1);
    const verb = verbIn(word, next, { noun, det, count, last, to, before: words[i - 1] ?? '.', after: words[i + 2] ?? '.' });
    if (STOPS.has(word) || word === ',' || word === ':' || word === '=' || word === '–' || JOINS.has(word) || PREPOSITIONS.has(word) || verb || word === KIND || MODALS.has(word)) {
      // "lots of coins", "a cup of tea"
      if (word === 'of' && noun.length) {
        noun.push('of');
        continue;
      }
      if (word === 'of' && det) continue;
      flush();
    }
    if (STOPS.has(word)) chunks.push({ is: 'stop', text: word });
    else if (word === ',' || word === ':' || word === '=' || word === '–' || JOINS.has(word)) chunks.push({ is: 'join', text: word });
    else if (word === KIND) chunks.push({ is: 'kind', text: word });
    else if (MODALS.has(word)) {
      if (word === 'cannot') not = true;
      to = true;
      continue;
    } else if (verb) {
      // "has to", "must be"
      if ((verb.does === 'have' && /^(?:have|has|need)/.test(word) && next === 'to') || word === 'wants' || (word === 'needs' && next === 'to')) continue;
      chunks.push({ is: 'verb', to, not, up: '', ...verb });
      [to, not] = [false, false];
      continue;
    } else if (word === 'to' && verbOf(next)?.form === 'base' && (words[i + 2] === undefined || !/^of$/.test(words[i + 2]!))) {
      to = true;
      continue;
    } else if (/^(?:up|down|out|off)$/.test(word) || (word === 'on' && last?.is === 'verb' && last.base === 'turn' && !noun.length)) {
      if (noun.length) flush();
      const before = chunks.at(-1);
      if (before?.is === 'verb') chunks[chunks.length - 1] = { ...before, up: word };
    } else if (PREPOSITIONS.has(word)) chunks.push({ is: 'how', text: word });
    else if (WHO.has(word) && !noun.length) chunks.push({ is: 'who', text: word });
    else if (WHO.has(word) && noun.length === 1 && /^main$/.test(noun[0]!)) {
      noun = [];
      chunks.push({ is: 'who', text: word });
    } else if (BESIDE.has(word) || /^[a-z]{3,}ly$/.test(word) && !/^(?:fly|jelly|belly|lily|holly|bully|friendly|ugly|family|smelly|curly|prickly|lonely|deadly|dragonfly|butterfly|firefly)$/.test(word)) {
      if (noun.length) flush();
      if (word === 'not') [not, det] = [true, verbOf(next) ? '' : 'not'];
    } else if (numberOf(word) !== undefined && !noun.length) count = numberOf(word);
    else if (ARTICLES.has(word)) {
      if (noun.length) flush();
      det = det || word;
      if (word === 'no') not = true;
    } else noun.push(word);
    if (!MODALS.has(word)) to = false;
  }
  flush();
  return chunks;
} // biome-ignore format: short enough

/** Turns of phrase → the words that say the same. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\bw\/ ?/gi, 'with '],
  [/\b(?:in|during) which\b/gi, 'where'],
  [/\b(?:is|are) (?:against|after) (?=(?:him|her|it|you|them|us|me|the (?:hero|player))\b)/gi, 'chase '],
  [/\b(?:is|are|being) (?:afraid|scared|terrified|frightened) of\b/gi, 'fears'],
  [
    /\b(?:(?:that|which|who) )?(?:(?:are|is|stand|stands|standing|lie|lies|lying|get|gets|getting) )?(?:in (?:the|his|her|its|your) way|in between|on the way|everywhere|all around|all over(?: the place)?|on all sides)\b/gi,
    ' lurk ',
  ],
  [
    /\b(?:it |which |that |and )*(?:gets?|becomes?|getting|goes|going) (?:faster|quicker|harder|more difficult)(?: and (?:faster|harder|quicker))*(?: over time| with time| each level| every level| as (?:you|it) goe?s? on)?/gi,
    ' ',
  ],
  [/\bwalk(?:ing)?[- ](?:around|about)\b(?=\s+(?:game|§))/gi, ' '],
  [/\b(?:all|each|every) (?:of )?(?=the\b)/gi, ''],
];
const plain = (said: string): string => PHRASES.reduce((text, [form, by]) => text.replace(form, by), said);

interface At {
  readonly noun: readonly string[];
  readonly det: string;
  readonly count: number | undefined;
  readonly last: Chunk | undefined;
  readonly to: boolean;
  readonly before: string;
  readonly after: string;
}
/** Of what is around, a word that ends a piece. */
const ends = (word: string): boolean => !/^[a-z0-9]/i.test(word) || JOINS.has(word) || PREPOSITIONS.has(word);
const CARRIES_ON = set('be have');

/** Whether a word does something where it stands: "flies" behind "catches" are gathered. */
function verbIn(word: string, next: string, { noun, det, count, last, to, before, after }: At): Verb | undefined {
  const verb = verbOf(word);
  if (!verb) return undefined;
  if (to && verb.form === 'base') return verb;
  const head = noun.at(-1) ?? '';
  // "help the old man find …"
  if (verb.form === 'base' && noun.length && last?.is === 'verb' && last.does === 'help') return verb;
  if (CARRIES_ON.has(verb.base) && verb.form !== 'ing') return verb;
  if (verb.form === 'ed') return next === 'by' ? verb : undefined;
  if (verb.form === 'ing') {
    // "flying eyes", "a rolling donut"
    const how = verb.does === 'move' || verb.does === 'come' || verb.does === 'hurt' || verb.does === 'pass';
    if (how && !noun.length && !ends(next) && !ARTICLES.has(next) && !BESIDE.has(next) && last?.is !== 'who' && !(last?.is === 'verb' && last.base === 'be')) return undefined;
    if (!noun.length && (det || count !== undefined || (last?.is !== 'noun' && /^[a-z]/.test(next) && verbOf(after) && verbOf(after)!.form !== 'ing'))) return undefined;
    return verb;
  }
  if (!noun.length && (det || count !== undefined)) return undefined;
  if (verb.form === 's') {
    if (noun.length) return det === '' && ends(next) && !isAloneDoer(noun) && !/^[.,;:!?]$/.test(next) === false ? undefined : isMany(head) && !/^(?:who|that)$/.test(before) && !det ? undefined : verb;
    // "catches flies"
    return last?.is === 'verb' || last?.is === 'how' ? undefined : verb;
  }
  if (noun.length) return isMany(head) || / and /.test(before) ? (ends(next) && /^[.,;:!?]$/.test(next) && verb.does !== 'come' ? undefined : verb) : undefined;
  if (last?.is === 'verb' || last?.is === 'how') return undefined;
  if (last?.is === 'join' && /^(?:who|that|which)$/.test(last.text)) return verb;
  return last === undefined || last.is === 'who' || last.is === 'join' || last.is === 'stop' || last.is === 'noun' ? (ends(next) && /^[.,;:!?]$/.test(next) && last?.is !== 'who' ? undefined : verb) : undefined;
} // biome-ignore format: short enough
/** "toothpaste drops": a noun by itself does nothing unless somebody is named by an article. */
const isAloneDoer = (noun: readonly string[]): boolean => noun.length > 2;
