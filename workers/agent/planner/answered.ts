/** A question → what is known of it; what no fact answers is looked up in the documents, and else honestly not known. */
import type { Result } from '../model.ts';
import { type Found, factFor, ideasIn, type Table } from './facts/index.ts';
import { SERVICE } from './facts/service.ts';
import { quoted } from './phrases.ts';
import { wordsOf } from './slots.ts';
import type { Outcome, Step, Wish } from './types.ts';

/** From here a fact answers what is asked. */
const ANSWERS = 0.52;

const TOPICS = [
  'topic',
  'n',
  'genre',
  'format',
  'style',
  'view',
  'dirs',
  'frames',
  'anim',
  'size',
  'palette',
  'rule',
  'ground',
  'look',
  'change',
  'count',
  'target',
];
export const topicOf = (wish: Wish): string => wordsOf(wish, ...TOPICS).join(' ');

export const found = (wish: Wish, favoured: readonly Table[]): Found | undefined => {
  const fact = factFor(topicOf(wish), wish.words, favoured);
  return fact && fact.score >= ANSWERS ? fact : undefined;
};

/** What is told to who asks for nothing in particular. */
export const ABILITIES = SERVICE.find(({ asked }) => asked.startsWith('what can you do'))!.answer;

const LOOKS: Readonly<Record<string, Step>> = {
  balance: { tool: 'get_balance', args: {}, price: 0, what: 'your balance' },
  spending: { tool: 'get_spending', args: {}, price: 0, what: 'what things cost' },
  jobs: { tool: 'list_jobs', args: {}, price: 0, what: 'your queue' },
  games: { tool: 'list_games', args: {}, price: 0, what: 'your games' },
};

/** The answer of a fact, with what it looks up. */
export function answer({ fact }: Found): Outcome {
  const look = fact.looks ? LOOKS[fact.looks] : undefined;
  if (!look) return { steps: [], say: fact.answer };
  return {
    steps: [look],
    told: ([got]) => {
      const text = got && !got.failed ? got.text : '';
      if (fact.looks === 'games')
        return text && text !== 'none'
          ? `${fact.answer}\n${text}`
          : 'No game of yours is online yet: once one is built I name its link, and whoever has it and reaches this server can play.';
      return [fact.answer, text].filter(Boolean).join('\n');
    },
  };
}

/** A passage that is read in a chat. */
const LONGEST = 500;
const USUAL = /^(?:pixel|art|draw|make|service|use|work|there|studio|you|your|this|that)$/;

/** Whether a passage has the words that were asked for. */
function isAbout(passage: string, question: string): boolean {
  const asked = ideasIn(question).filter((word) => !USUAL.test(word));
  const told = ideasIn(passage);
  return asked.length > 0 && asked.filter((word) => told.includes(word)).length * 3 >= asked.length * 2;
}

/** What is written for programmers is no answer in words. */
const plain = (passage: string): boolean =>
  passage.length < LONGEST &&
  !/\b[A-Z]{2,}(?:_[A-Z0-9]+)+\b|^[A-Z][A-Z0-9_]+:/.test(passage) &&
  !/^[^.:]*\b[a-z0-9]+_[a-z0-9_]+\b[^.]*:|^[|{\d*`-]|[`{}[\]|]|\bschema\b|\bcolumn|\brow\b|Tool \w+_/.test(passage);

function passageIn(result: Result | undefined, question: string): string | undefined {
  if (!result || result.failed) return undefined;
  return result.text
    .split(/\n\n+/)
    .map((passage) => passage.replace(/\n?\(source: [^)]*\)\s*$/, '').trim())
    .filter((passage) => isAbout(passage, question))
    .map((passage) => passage.replace(/^[a-z]+ of create_[a-z_]+: (?=[A-Z][^_]*$)/, ''))
    .find((passage) => passage && plain(passage));
}

/** Looked up in the documents of the service. */
export function lookedUp(wish: Wish): Outcome {
  const topic = topicOf(wish) || wish.words;
  const question = wish.words.slice(0, 300);
  return {
    steps: [{ tool: 'agent_help', args: { question }, price: 0, what: 'the documents' }],
    told: ([result]) => passageIn(result, question) ?? notKnown(topic),
  };
}

const notKnown = (topic: string): string =>
  `That I do not know (${quoted([topic.slice(0, 80)])}). The README of the service and /v2/docs say what it can do, whoever runs this server knows the rest. I can answer on prices, sizes, formats, engines, games, credits and rights.`;
