import type { Lexicon } from './lexicon.ts';
import { isPureNoun, type Phrase, phrases, type Unit } from './phrases.ts';
import { tokenise } from './tokens.ts';

/** One thing that an edit asks for; texts are descriptions as `phrases` reads them. */
export type EditStep =
  /** Something is added or described: "with a blue cape", "without a helmet", "angry". */
  | { readonly do: 'describe'; readonly text: string; readonly more?: boolean }
  /** It is to be another: "a zombie", "a pirate". */
  | { readonly do: 'become'; readonly text: string }
  /** Darker or lighter than it is: a word of TONES, and whose colour; absent: the subject's own. */
  | { readonly do: 'shade'; readonly tone: string; readonly of?: string }
  /** One piece for another. */
  | { readonly do: 'replace'; readonly from: string; readonly to: string };

/** Who the words are about: the subject itself. */
const WHO =
  '(?:him|her|it|them|he|she|they|(?:the |this |my )(?:character|figure|sprite|person|subject|whole thing|object|item|image|picture))';
const FILLER = /^(?:please|now|just|also|then|and|but|only|can you|could you|i want|let|have)\s+/;
const THE = '(?:(?:the|a|an|his|her|its|their|my|your|some|this|that) )?';

/** Where one order ends and the next begins: stops, and an "and" before another verb. */
const NEXT =
  /\s*[.;!?\n]+\s*|,\s*(?:and\s+|then\s+|but\s+)?|\s+(?:and|then|but)\s+(?=(?:make|give|add|remove|put|take|turn|change|replace|swap|paint|dye|colou?r|recolou?r|drop|without|with|wear|wearing|hold|holding|carrying|no|now|as)\b)/;

interface Pattern {
  readonly when: RegExp;
  readonly steps: (m: readonly string[], lexicon: Lexicon) => readonly EditStep[];
}

const describe = (text: string, more?: boolean): EditStep => ({ do: 'describe', text, ...(more ? { more } : {}) });
const become = (text: string): EditStep => ({ do: 'become', text });

/** What somebody has been through, as what is seen of it. */
const BEFALLEN: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:badly|heavily|gravely|slightly|seriously) )?(?:wounded|injured|hurt|battered|beaten up|bandaged(?: up)?)$/, 'with bandages'],
  [/^(?:bleeding|(?:all )?(?:covered|drenched|soaked|splattered|spattered|stained|smeared) (?:in|with) (?:(?:his|her|its|their|own|fresh|dried|enemy) )*blood|(?:with )?blood (?:all over|on) .+)$/, 'bloody'],
]; // biome-ignore format: a table

/** The first pattern that fits a clause says what it means; the order is from the most to the least special. */
const PATTERNS: readonly Pattern[] = [
  { when: /^(?:no change|nothing|same|keep .*|leave .*)$/, steps: () => [] },
  {
    when: new RegExp(`^(?:(?:make|with) )?(?:${WHO} )?(darker|lighter|paler|brighter)$`),
    steps: ([tone]) => [{ do: 'shade', tone: positive(tone!) }],
  },
  {
    when: /^(?:(?:make|give|with) )?(?:the |him |her |it |his |its |an? )*([a-z ]+?) (?:is |are |should be )?(?:a bit |a little |much |slightly )?(darker|lighter|paler|brighter)$/,
    steps: ([of, tone]) => [{ do: 'shade', tone: positive(tone!), of: of! }],
  },
  {
    when: /^(?:(?:make|give|with) )?(?:the |him |her |it |his |its |an? |with )*(?:slightly |much )?(darker|lighter|paler|brighter) ((?!red|green|blue|yellow|brown|purple|grey|gray|pink|orange)[a-z ]+)$/,
    steps: ([tone, of]) => [{ do: 'shade', tone: positive(tone!), of: of! }],
  },
  {
    when: new RegExp(`^(?:turn|transform|change|morph|make|convert)(?:s|ed|ing)?(?: ${WHO})? into (.+)$`),
    steps: ([to]) => [become(to!)],
  },
  {
    when: /^(?:as|becomes?|becoming|turn(?:s|ed)? into|dressed(?: up)? (?:as|like)|disguised as|cosplaying(?: as)?|like) (.+)$/,
    steps: ([to]) => [become(to!)],
  },
  {
    when: /^(?:wearing|in|dressed in|put on|with) (?:an? |the )?([a-z]+(?: [a-z]+)?)(?:'s)? (?:outfit|costume|clothes|clothing|uniform|garb|gear|attire)$/,
    steps: ([who], lexicon) =>
      lexicon.read(who!).some((r) => r.is === 'concept' && r.kind === 'humanoid')
        ? [become(who!)]
        : [describe(`wearing ${who} clothes`)],
  },
  { when: new RegExp(`^${THE}(.+?) (?:version|variant|form|edition)(?: of .*)?$`), steps: ([to]) => [become(to!)] },
  {
    when: /^(?:replace|swap|exchange|trade|switch|substitute)(?: out)? (.+?) (?:with|for|by|to|into) (.+)$/,
    steps: ([from, to], lexicon) => exchanged(from!, to!, lexicon),
  },
  {
    when: /^(.+?) (?:instead of|in place of|rather than) (.+)$/,
    steps: ([to, from], lexicon) => exchanged(bare(from!), bare(to!), lexicon),
  },
  {
    when: /^(?:change|switch|set|recolou?r|turn) (.+?) (?:to|into|in) (.+)$/,
    steps: ([from, to], lexicon) => exchanged(from!, to!, lexicon),
  },
  { when: /^(?:take|strip) (.+) off$/, steps: ([what]) => [describe(`without ${what}`)] },
  {
    when: /^(?:remove|drop|lose|take off|take away|take out|delete|erase|get rid of|strip off|strip|discard|throw away|put away|put down|sheathe|unequip|no more|no longer (?:wearing|holding|with)|not (?:wearing|holding))(?:s|d)? (.+?)(?: away)?$/,
    steps: ([what]) => [describe(`without ${what}`)],
  },
  {
    when: new RegExp(`^(?:give|equip|dress|arm)(?:s|ing)? (?:${WHO}|(?:the |this |my )\\w+) (?:with |in )?(.+)$`),
    steps: ([what]) => [describe(`with ${what}`)],
  },
  {
    when: new RegExp(
      `^(?:add|attach|include|draw|give|grow|equip|get|also)(?:s|ing)? (.+?)(?: (?:to|on|onto|for) (?:${WHO}|(?:his|her|its|their|the) \\w+))?$`,
    ),
    steps: ([what]) => [describe(`with ${what}`, true)],
  },
  {
    when: new RegExp(`^(?:put|place)(?:s|ting)? (.+?) (?:on|onto|in) (?:${WHO}|(?:his|her|its|their|the) \\w+)$`),
    steps: ([what]) => [describe(`with ${what}`)],
  },
  { when: /^(?:put on|wear|wears|don) (.+)$/, steps: ([what]) => [describe(`wearing ${what}`)] },
  { when: /^(?:hold|carry|wield|holds|carries|wields) (.+)$/, steps: ([what]) => [describe(`holding ${what}`)] },
  {
    when: new RegExp(
      `^(?:make|paint|dye|colou?r|recolou?r|tint|turn|have|let) ${WHO} (?:look |be |all |wear |have |hold )?(.+)$`,
    ),
    steps: ([what], lexicon) => plain(what!, lexicon),
  },
  {
    when: /^(?:make|paint|dye|colou?r|recolou?r|tint|turn|set|have) (.+)$/,
    steps: ([what], lexicon) => [describe(`with ${adjectivesFirst(what!, lexicon)}`)],
  },
  {
    when: new RegExp(
      `^${WHO} (?:is|are|should be|looks?|gets?|becomes?|has|have|should have|wears?|holds?)(?: now)? (.+)$`,
    ),
    steps: ([what], lexicon) => plain(what!, lexicon),
  },
  {
    when: /^(.+?) (?:is|are|should be|to be|becomes?|turns?)(?: now)? (.+)$/,
    steps: ([what, how], lexicon) => [describe(`with ${adjectivesFirst(`${what} ${how}`, lexicon)}`)],
  },
];

/** An edit as people write it → what is to be done, in order. Never throws; a text of no meaning gives no steps. */
export function editSteps(edit: string, lexicon: Lexicon): readonly EditStep[] {
  return clausesOf(edit).flatMap((clause) => stepsOf(clause, lexicon));
}

/** The orders of an edit, one by one, in one spelling. */
export function clausesOf(edit: string): readonly string[] {
  // one spelling for all: what the tokeniser keeps, without its stops, which the clauses are cut at
  const text = edit.slice(0, 2000).toLowerCase().replace(/[’‘`]/g, "'").replace(/[–—]/g, ',');
  return text
    .split(NEXT)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function stepsOf(said: string, lexicon: Lexicon): readonly EditStep[] {
  let clause = said;
  while (FILLER.test(clause) && !/^have (?:a|an|the)\b/.test(clause)) clause = clause.replace(FILLER, '');
  clause = comparatives(
    clause
      .replace(/ (?:please|now|too|as well|instead)$/, '')
      .replace(/\bthe colou?r of /g, '')
      .replace(/'s colou?r\b|\bcolou?r (?=to |into )/g, ''),
  );
  if (clause === '') return [];
  for (const { when, steps } of PATTERNS) {
    const m = when.exec(clause);
    if (m) return steps(m.slice(1), lexicon);
  }
  return plain(clause, lexicon);
}

/** A clause without a verb: a link says its own role; somebody's name is who it becomes; anything else it has or is. */
function plain(said: string, lexicon: Lexicon): readonly EditStep[] {
  const clause = BEFALLEN.find(([words]) => words.test(said))?.[1] ?? said;
  const first = phrases(tokenise(clause), lexicon)[0];
  if (!first) return [];
  if (first.role !== 'subject') return [describe(clause)];
  return namesSomebody(first) ? [become(clause)] : [describe(`with ${adjectivesFirst(clause, lexicon)}`)];
}

const wearable = (u: Unit): boolean => u.readings.some((r) => r.is === 'piece' || r.is === 'component');

function namesSomebody({ units }: Phrase): boolean {
  const last = units.findLast((u) => isPureNoun(u));
  return (
    last !== undefined &&
    !wearable(last) &&
    last.readings.some((r) => r.is === 'species' || (r.is === 'concept' && r.kind !== 'thing'))
  );
}

/** "The sword" for "an axe" is another piece; "the cape" to "blue" is the same one described. */
function exchanged(from: string, to: string, lexicon: Lexicon): readonly EditStep[] {
  if (new RegExp(`^${WHO}$`).test(from)) return plain(to, lexicon);
  const names = phrases(tokenise(to), lexicon).some(({ units }) =>
    units.some((u) => isPureNoun(u) || u.readings.length === 0),
  );
  return names ? [{ do: 'replace', from, to }] : [describe(`with ${to} ${withoutArticle(from)}`)];
}

/** "Darker" → "dark", the word that the tones are known by. */
const positive = (tone: string): string => (tone === 'paler' ? 'pale' : tone.slice(0, -2));

const withoutArticle = (text: string): string => text.replace(new RegExp(`^${THE}`), '');
const bare = (text: string): string => text.replace(/^(?:with|wearing|holding|carrying|has|have) /, '');

interface Word {
  readonly text: string;
  readonly noun: boolean;
}

/** "The cape blue" → "blue cape", so that "hair long" is long hair; in "cape and hat blue" both are blue. */
function adjectivesFirst(text: string, lexicon: Lexicon): string {
  const tokens = tokenise(text);
  const members: Word[][] = [[]];
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i]!;
    const found = token.kind === 'word' ? lexicon.match(tokens, i) : { text: token.text, length: 1, readings: [] };
    const links = found.readings.some((r) => r.is === 'link');
    if (links && found.text !== 'and') return text;
    if (links) members.push([]);
    else members.at(-1)!.push({ text: found.text, noun: isPureNoun({ ...found, joined: false }) });
    i += found.length;
  }
  // "black and white" after a noun are its colours, no member of their own
  for (let i = members.length - 1; i > 0; i--)
    if (!members[i]!.some((w) => w.noun)) members[i - 1]!.push(...members.splice(i, 1)[0]!);
  let shared = '';
  const looks = (word: string): boolean => lexicon.read(word).some((r) => r.is === 'colour' || r.is === 'material');
  const told = members.reverse().map((words) => {
    const last = words.findLastIndex((w) => w.noun);
    const spoken = (list: readonly Word[]): string => list.map((w) => w.text).join(' ');
    const after = last < 0 ? '' : spoken(words.slice(last + 1));
    if (after) shared = after;
    if (last < 0) return spoken(words);
    // what it becomes replaces what it was: "his red cape blue" is blue
    const before = words.slice(0, last).filter((w) => after === '' || !looks(w.text));
    const article = (w: Word): boolean => lexicon.read(w.text).some((r) => r.is === 'article');
    const described = after !== '' || before.some((w) => !article(w));
    return [...before.map((w) => w.text), described ? after : shared, words[last]!.text].filter(Boolean).join(' ');
  });
  return told.reverse().join(' and ');
}

/** Comparatives that people use in edits; there is no other degree of them to draw than the word itself. */
const COMPARED: Readonly<Record<string, string>> = {
  older: 'old', younger: 'young', taller: 'tall', shorter: 'short', fatter: 'fat', thinner: 'thin', slimmer: 'thin', skinnier: 'thin',
  bigger: 'big', larger: 'big', smaller: 'small', stronger: 'strong', angrier: 'angry', happier: 'happy', sadder: 'sad', scarier: 'scary',
  longer: 'long', curlier: 'curly', spikier: 'spiky', messier: 'messy', rustier: 'rusty', dirtier: 'dirty', fancier: 'fancy',
}; // biome-ignore format: a table
const comparatives = (text: string): string =>
  text.replace(
    /\b(?:(?:much|a bit|a little|even|slightly|more|very) )?([a-z]+er)\b/g,
    (whole, word: string) => COMPARED[word] ?? whole,
  );
