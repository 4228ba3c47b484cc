/** Words of another language, each in English, in the order of English. */
import type { Language, Sort } from './dictionary.ts';
import { does, doing, plural } from './forms.ts';

export interface Word {
  readonly english: string;
  readonly sort: Sort | 'number' | 'mark';
  readonly said: string;
  readonly bent?: boolean;
}

/** Of these somebody has two, where nothing is said of how many. */
const PAIRED = /^(?:wing|eye|ear|horn|leg|arm|paw|claw|tooth)$/;
const AS_MODIFIER: Readonly<Record<string, string>> = { gold: 'golden', wood: 'wooden' };
const COUNTS = /^(?:two|three|four|five|six|seven|eight|nine|ten|some|all|different)$/;
/** Of these nobody has one or two. */
const MASS =
  /^(?:hair|armour|snow|ice|moss|grass|water|fire|smoke|honey|bread|cheese|meat|wood|iron|steel|gold|silver|bronze|glass|leather|lightning|rain|sand|lava|mud|earth|straw|paper|glasses|sunglasses|boots|shoes|gloves|trousers|spikes|grapes|stairs)$/;

/** Whether several are meant, by the form of the noun and what stands before it. */
function isSeveral(words: readonly Word[], at: number, language: Language): boolean {
  const { said, bent, english } = words[at]!;
  const before: Word[] = [];
  for (let i = at - 1; i >= 0 && before.length < 3; i--) {
    const word = words[i]!;
    if (word.sort !== 'look' && word.sort !== 'small' && word.sort !== 'number') break;
    before.push(word);
    if (word.sort === 'small') break;
  }
  if (before.some((word) => COUNTS.test(word.english) || Number(word.said) > 1)) return true;
  const article = before.find((word) => /^(?:a|the|my|his)$|^_the$/.test(word.english))?.said;
  if (language === 'nl') return bent === true && /(?:en|s)$/.test(said);
  if (language === 'de') return article ? article === 'die' && bent === true : bent === true || PAIRED.test(english);
  if (language === 'it')
    return article
      ? /^(?:i|gli|le|dei|degli|delle|miei|mie|suoi|sue)$/.test(article)
      : bent === true && /[ie]$/.test(said);
  return /[sx]$/.test(said) && bent === true;
}

/** The noun at a place with all that is said of it behind it. */
function nounAt(
  words: readonly Word[],
  at: number,
  language: Language,
): { readonly text: string; readonly next: number } {
  const head = words[at]!;
  const one = head.english.replace(/^(?:gold|wood)(?= )/, (stuff) => AS_MODIFIER[stuff]!);
  const name = isSeveral(words, at, language) ? plural(one) : one;
  if (/^(?:de|nl)$/.test(language)) return { text: name, next: at + 1 };
  const [looks, of]: [string[], string[]] = [[], []];
  let next = at + 1;
  for (; next < words.length; ) {
    const [word, after, third] = [words[next]!, words[next + 1], words[next + 2]];
    if (word.english === '_' && (after?.sort === 'noun' || after?.sort === 'deed')) {
      of.unshift(AS_MODIFIER[after.english] ?? after.english);
      next += 2;
    } else if (word.sort === 'look' && !COUNTS.test(word.english)) {
      looks.push(word.english);
      next += 1;
    } else if (word.english === 'very' && after?.sort === 'look') {
      looks.push(`very ${after.english}`);
      next += 2;
    } else if (word.english === 'and' && looks.length && after?.sort === 'look' && third?.sort !== 'noun') {
      looks.push('and', after.english);
      next += 2;
    } else if (
      word.english === 'that' &&
      after?.sort === 'deed' &&
      (!third || third.sort === 'mark' || third.english === 'with')
    ) {
      // "un chat qui dort": a sleeping cat
      looks.unshift(doing(after.english));
      next += 2;
    } else break;
  }
  return { text: [...looks, ...of, name].join(' '), next };
}

/** "…, der Feuer spuckt": who does what, of one who was named. */
const COMMA: Word = { english: ',', sort: 'mark', said: ',' };
function clauseAt(
  words: readonly Word[],
  at: number,
  put = 0,
): { readonly text: string; readonly next: number } | undefined {
  const [mark, who] = [words[at], words[at + 1]];
  const bare = at > 0 && mark?.english === 'the' && /^(?:der|die|das)$/.test(mark.said) && !/^[,.;:!?]$/.test(words[at - 1]!.english) && !/^(?:with|of|in|on|to|_|for|from)$/.test(words[at - 1]!.english) && who?.sort === 'noun' && words[at + 2]?.sort === 'deed'; // biome-ignore format: one line
  if (bare) return clauseAt([...words.slice(0, at), COMMA, ...words.slice(at)], at, 1);
  if (mark?.english !== ',' || who?.english !== 'the') return undefined;
  const end = words.findIndex((word, i) => i > at + 1 && word.sort === 'mark');
  const last = (end < 0 ? words.length : end) - 1;
  const deed = words[last]!;
  if (deed.sort !== 'deed' || last <= at + 1) return undefined;
  const what = words.slice(at + 2, last).map((word) => (word.english === '_' ? 'of' : word.english));
  return { text: [doing(deed.english), ...what].join(' '), next: last + 1 - put };
}

const isInfinitive = (said: string): boolean => /(?:er|ir|re|ar|en|ln)$/.test(said);

/** A deed by what stands before it: "that walks" → "walking", "you shoot", "a cat eats". */
function deedOf(words: readonly Word[], at: number): string {
  const { english, said } = words[at]!;
  const before = words[at - 1];
  if (before?.english === 'that') return doing(english);
  if (before?.english === 'you' || before?.english === 'make') return english;
  if (/(?:as|es|st)$/.test(said)) return `you ${english}`;
  if (isInfinitive(said)) return before?.sort === 'noun' ? doing(english) : english;
  return before?.sort === 'noun' || before?.sort === 'look' ? does(english) : doing(english);
}

/** Said around a wish, and no part of it. */
const COURTESY = /^(?:hello|please|thanks)$/;

/** The words as an English sentence. */
export function inOrder(all: readonly Word[], language: Language): string {
  const wishes = all.some(({ sort }) => sort === 'noun');
  const words = wishes ? all.filter(({ sort, english }) => sort !== 'phrase' || !COURTESY.test(english)) : all;
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { english, sort, said } = words[at]!;
    const clause = language === 'de' ? clauseAt(words, at) : undefined;
    // "fais marcher mon chevalier": make my knight walk
    const stuff =
      english === '_' && words[at - 1]?.sort !== 'noun' ? AS_MODIFIER[words[at + 1]?.english ?? ''] : undefined;
    const moved =
      sort === 'deed' &&
      isInfinitive(said) &&
      /^(?:my|his|the)$/.test(words[at + 1]?.english ?? '') &&
      words[at + 2]?.sort === 'noun';
    if (clause) {
      out.push(words[at - 1]?.sort === 'noun' ? '' : ',', clause.text);
      at = clause.next;
    } else if (stuff) {
      out.push(stuff);
      at += 2;
    } else if (moved) {
      const who = nounAt(words, at + 2, language);
      out.push('make', words[at + 1]!.english, who.text, english);
      at = who.next;
    } else if (sort === 'noun') {
      const noun = nounAt(words, at, language);
      out.push(noun.text);
      at = noun.next;
    } else {
      const what = words.findIndex((word, i) => i > at && word.sort !== 'look');
      // "mit rotem Dach": with a red roof
      if (
        english === 'with' &&
        words[what]?.sort === 'noun' &&
        !isSeveral(words, what, language) &&
        !MASS.test(words[what].english)
      )
        out.push('with', 'a');
      else if (sort === 'deed') out.push(deedOf(words, at));
      else if (english === '_' || english === '_the')
        out.push(words[at - 1]?.sort === 'noun' ? (english === '_' ? 'of' : 'of the') : '');
      else if (english === 'that' && words[at + 1]?.sort === 'deed') out.push('');
      // "dispara a los zombis": English shoots them
      else if (english === 'to' && words[at - 1]?.sort === 'deed') out.push('');
      else if (sort !== 'wish') out.push(english);
      at += 1;
    }
  }
  const joined = tidy(out.filter(Boolean).join(' '));
  const text = /^(?:de|nl)$/.test(language) ? verbFirst(joined) : joined;
  // "kannst du mir einen Ritter zeichnen?": a wish
  return all.some(({ sort }) => sort === 'wish') && !/^(?:how|what)\b/.test(text) ? text.replace(/[\s?]+$/, '') : text;
}

/** "the colour of the dragon change to green": English has the verb before it. */
const verbFirst = (text: string): string =>
  text
    .split(/(?<=[,;.])\s+|\s+(?=and )/)
    .map((part) =>
      part.replace(
        /^((?:and )?(?:then )?)((?:the|my|his|her|it|him|all) .*?|it|him) ?((?:then )?)\b(change|export|delete|animate|rename|remove)\b/,
        '$1$3$4 $2',
      ),
    )
    .join(' ');

const LOOSE = /\s(?:a|an|the|and|or|with|without|on|in|for|of|of the|to|at|my|his|is)(?=\s*(?:[,.;:!?]|$))/g;
/** Blanks before marks, small words that nothing follows, articles as English has them. */
function tidy(text: string): string {
  let said = ` ${text} `;
  for (let before = ''; before !== said; ) {
    before = said;
    said = said.replace(LOOSE, '');
  }
  return (
    said
      .replace(/[¿¡«»"]/g, ' ')
      .replace(/\s+([,.;:!?])/g, '$1')
      .replace(/^[\s,.;:!?]+|[\s,;:]+$/g, '')
      .replace(/([,;:])(?:\s*[,;:.])+/g, '$1')
      .replace(/\b(a|an) (?=([a-z]))/gi, (_, _article: string, first: string) =>
        /[aeiou]/i.test(first) ? 'an ' : 'a ',
      )
      .replace(/(\d) ?x ?(\d)/g, '$1x$2')
      // "lui mettre une barbe": give him a beard; "un peu plus gros": fatter
      .replace(/\b(him|her|them) (give|make)\b/g, '$2 $1')
      .replace(
        /\ba bit (?:more )?(big|fat|small|tall|dark|bright|old|young)(?: plus)?\b/g,
        (_, how: string) => `${how.replace(/([aeiou])([gt])$/, '$1$2$2')}er`,
      )
      .replace(/\bthe (my|his)\b/g, '$1')
      .replace(/\b(in|from) the space\b/g, '$1 space')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
