/**
 * What a message wishes for, asks and tells, read by a network that was trained on messages with their parts marked
 * (models/messages): parts that do one thing each, and in them the words that say what.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readWordVectors } from '../../engine/understand/guess/words.ts';
import { projector } from '../../engine/understand/syntax/encoder.ts';
import { piecesOf } from '../../engine/understand/syntax/tokens.ts';
import { partsOf, slotsOf } from './decode.ts';
import { Network, readWeights } from './network.ts';

/** Words of a message that say one thing: what is to be drawn, its size, whose it is … models/messages/README.md lists the slots. */
export interface Slot {
  readonly slot: string;
  readonly words: string;
  /** Its place in the message. */
  readonly start: number;
  readonly end: number;
  /** 0 to 1 */
  readonly sure: number;
}
export interface Part {
  /** 'make.character', 'edit', 'ask.howto' …; 'none' where nothing is wished for. */
  readonly act: string;
  readonly words: string;
  readonly start: number;
  readonly end: number;
  readonly sure: number;
  readonly slots: readonly Slot[];
  /** Words that stand in no slot, and how sure that is. */
  readonly loose: readonly { readonly word: string; readonly sure: number }[];
}

/** What is read of a long message. */
const MOST_WORDS = 160;
const KEPT = 200;

type Reader = (message: string) => readonly Part[];
let shipped: Reader | undefined;

const file = (path: string) => new URL(`../../../models/${path}`, import.meta.url);

/** Its parts in their order; together they are the whole message. Never throws; a message without a word has none. */
export function readMessage(message: string): readonly Part[] {
  shipped ??= createReader();
  return shipped(message);
}

function createReader(): Reader {
  const weights = readWeights(readFileSync(file('messages/messages.bin')));
  const network = new Network(weights);
  const projected = projector(weights, readWordVectors(fileURLToPath(file('words/words.bin'))), (features, count) =>
    network.project(features, count),
  );
  const { acts, slots } = weights.shape;
  const known = new Map<string, readonly Part[]>();

  function read(message: string): readonly Part[] {
    const pieces = piecesOf(message).slice(0, MOST_WORDS);
    if (!pieces.length) return [];
    const scores = network.run(projected(pieces.map(({ text }) => text)));
    const startOf = (at: number): number => pieces[at]!.start;
    const endOf = (at: number): number => pieces[at]!.start + pieces[at]!.text.length;
    const tagged = slotsOf(scores.tags, network.follow);
    const within = tagged.slots.map(({ label, from, to, sure }) => {
      const [start, end] = [startOf(from), endOf(to - 1)];
      return { slot: slots[label]!, words: message.slice(start, end), start, end, sure, from, to };
    });
    const isLoose = (at: number): boolean => !within.some(({ from, to }) => at >= from && at < to);
    return partsOf(scores.begin, scores.acts, acts.indexOf('none')).map(({ label, from, to, sure }) => {
      const [start, end] = [startOf(from), endOf(to - 1)];
      return {
        act: acts[label]!,
        words: message.slice(start, end),
        ...{ start, end, sure },
        slots: within.filter((slot) => slot.from >= from && slot.from < to).map(({ from: _, to: __, ...slot }) => slot),
        loose: pieces
          .slice(from, to)
          .flatMap(({ text }, i) => (isLoose(from + i) ? [{ word: text, sure: tagged.sure[from + i]! }] : [])),
      };
    });
  }

  return (message) => {
    const before = known.get(message);
    if (before) return before;
    const found = read(message);
    if (known.size >= KEPT) known.clear();
    known.set(message, found);
    return found;
  };
}
