/** The desk: what is asked of the service itself, of the account and of the craft, answered before anything is taken for a wish. */
import type { Memory } from '../memory.ts';
import type { Plan } from '../step.ts';
import { subjectOf } from '../subjects.ts';
import { wordRow } from '../talk/vectors.ts';
import { STYLE } from '../topics.ts';
import { explained } from './glossary.ts';
import { heard, type Sentence, stem } from './heard.ts';
import { lookedUpFor } from './looks.ts';
import { TOPICS } from './topics/index.ts';
import { IDEAS, type Topic } from './topics/topic.ts';

const wordsOf = (list: string): readonly string[] =>
  list.split(' ').flatMap((word) => (word.startsWith('@') ? IDEAS[word.slice(1)]!.split(' ') : [word]));
const ROWS = TOPICS.map((topic) => ({
  topic,
  about: topic.about.map((list) => new Set(wordsOf(list).flatMap((word) => [word, stem(word)]))),
  never: new Set(topic.never?.split(' ').flatMap((word) => [word, stem(word)])),
}));

const meets = (words: ReadonlySet<string>, list: ReadonlySet<string>): boolean => {
  for (const word of words) if (list.has(word)) return true;
  return false;
};
const isMade = ({ makes }: Sentence): boolean => makes;
const isNeed = ({ needs }: Sentence): boolean => needs;

/** What is asked, told by its ideas; the row with most of them. */
function topicIn(sentence: Sentence, all: ReadonlySet<string>): Topic | undefined {
  let best: (typeof ROWS)[number] | undefined;
  for (const row of ROWS) {
    if (!sentence.asks && !(row.topic.told && sentence.talks)) continue;
    if (!row.about.every((list) => meets(sentence.words, list)) || meets(all, row.never)) continue;
    if (!best || row.about.length > best.about.length) best = row;
  }
  return best?.topic;
}

/** "can you draw like van gogh": somebody's name, and no thing that something shall look like. */
const LIKE_SOMEBODY =
  /^\W*(?:can|could|do|will|would) (?:you|u) (?:also )?(?:draw|paint|make (?:it|things|pictures|something)|do (?:it|things|something)) (?:it |things |stuff )?(?:just )?like (?!an?\b|the\b|this|that|it\b|my\b|our\b|your\b|these|those|in\b|one\b|some\b)([a-z. '-]+?)(?: (?:but|only|just|in|as|with|would|did|does|style)\b.*)?\W*$/i;
const isSomebodys = (name: string): boolean =>
  !subjectOf(name.toLowerCase()) ||
  name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word.length > 2 && wordRow(word) < 0);

/**
 * The answer, where a message asks for one and wishes for nothing besides; of a conversation that has made something others know more.
 * `onlyAdvice`: of questions alone beside which it is told what is needed, and which are answered before that is made.
 */
export function atDesk(message: string, memory: Memory, onlyAdvice = false): Plan | undefined {
  if (memory.asked !== undefined || memory.game || memory.made.length) return undefined;
  const whose = LIKE_SOMEBODY.exec(message)?.[1];
  if (whose && !onlyAdvice && isSomebodys(whose)) return { tell: STYLE };
  const sentences = heard(message);
  if (!sentences.length || sentences.length > 4 || sentences.some(isMade)) return undefined;
  // what is told before it belongs to what is asked: "it came out blurry in PowerPoint, what am I doing wrong?"
  const words = new Set(sentences.flatMap((one) => [...one.words]));
  const whole = {
    text: message,
    words,
    asks: sentences.some(({ asks }) => asks),
    talks: sentences.some(({ talks }) => talks),
    makes: false,
    needs: false,
  };
  for (const sentence of sentences) {
    const meaning = sentence.asks && !onlyAdvice ? explained(sentence.text) : undefined;
    if (meaning) return { tell: meaning };
  }
  // a question before what is told beside it
  const found =
    [...sentences]
      .sort((a, b) => Number(b.asks) - Number(a.asks))
      .map((one) => topicIn(one, words))
      .find(Boolean) ?? topicIn(whole, words);
  // "do you have a font? i need letters": one and the same, and no wish besides
  const { about = [] } = ROWS.find(({ topic }) => topic === found) ?? {};
  if (
    !found ||
    (onlyAdvice && !found.advice) ||
    (sentences.some(isNeed) && !sentences.some((one) => one.asks && !isNeed(one))) ||
    (!found.advice && sentences.some((one) => isNeed(one) && !meets(one.words, about[0]!)))
  )
    return undefined;
  return found.looks ? lookedUpFor(found.looks, found.answer, memory) : { tell: found.answer };
}
