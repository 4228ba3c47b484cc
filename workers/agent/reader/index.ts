/**
 * What a message wishes for, asks and tells, read by a network that was tuned to messages with their parts marked (models/messages): parts
 * that do one thing each, and in them the words that say what.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type ModelSession, openSession } from '../../engine/inference/session.ts';
import { piecesOf } from '../../engine/understand/syntax/tokens.ts';
import { partsOf, slotsOf } from './decode.ts';
import { CLS, Pieces, SEP } from './pieces.ts';

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

/** What is read of a long message: words, and pieces of words. */
const MOST_WORDS = 160;
const MOST_PIECES = 255;
const KEPT = 500;

interface Labels {
  readonly acts: readonly string[];
  readonly slots: readonly string[];
}
interface Reader {
  readonly session: ModelSession;
  readonly pieces: Pieces;
  readonly labels: Labels;
}

const file = (name: string): string => fileURLToPath(new URL(`../../../models/messages/${name}`, import.meta.url));
let opened: Promise<Reader> | undefined;
const open = async (): Promise<Reader> => ({
  session: await openSession(file('messages.onnx.br'), { device: 'cpu', threads: 1, lean: true, log: () => {} }),
  pieces: new Pieces(
    brotliDecompressSync(readFileSync(file('pieces.txt.br')))
      .toString('utf8')
      .split('\n'),
  ),
  labels: JSON.parse(readFileSync(file('labels.json'), 'utf8')) as Labels,
});

const known = new LRUCache<string, readonly Part[]>({ max: KEPT });

/** Its parts in their order; together they are the whole message. A message without a word has none. Some 5 ms for 15 words. */
export async function readMessage(message: string): Promise<readonly Part[]> {
  const before = known.get(message);
  if (before) return before;
  opened ??= open();
  const found = await read(message, await opened);
  known.set(message, found);
  return found;
}

async function read(message: string, { session, pieces, labels }: Reader): Promise<readonly Part[]> {
  const words = piecesOf(message).slice(0, MOST_WORDS);
  if (!words.length) return [];
  const ids: number[] = [CLS];
  const firsts: number[] = [];
  for (const { text } of words) {
    firsts.push(Math.min(ids.length, MOST_PIECES - 1));
    ids.push(...pieces.of(text));
  }
  const cut = [...ids.slice(0, MOST_PIECES), SEP];
  const { begin, acts, tags, follow } = await session.run({
    pieces: { dims: [1, cut.length], data: BigInt64Array.from(cut, BigInt) },
    firsts: { dims: [1, firsts.length], data: BigInt64Array.from(firsts, BigInt) },
  });
  const rows = ({ data }: { readonly data: unknown }, width: number): readonly Float32Array[] =>
    words.map((_, i) => (data as Float32Array).subarray(i * width, (i + 1) * width));
  const startOf = (at: number): number => words[at]!.start;
  const endOf = (at: number): number => words[at]!.start + words[at]!.text.length;
  const tagged = slotsOf(rows(tags!, 1 + 2 * labels.slots.length), follow!.data as Float32Array);
  const within = tagged.slots.map(({ label, from, to, sure }) => {
    const [start, end] = [startOf(from), endOf(to - 1)];
    return { slot: labels.slots[label]!, words: message.slice(start, end), start, end, sure, from, to };
  });
  const isLoose = (at: number): boolean => !within.some(({ from, to }) => at >= from && at < to);
  const parts = partsOf(begin!.data as Float32Array, rows(acts!, labels.acts.length), labels.acts.indexOf('none'));
  return parts.map(({ label, from, to, sure }) => {
    const [start, end] = [startOf(from), endOf(to - 1)];
    return {
      act: labels.acts[label]!,
      words: message.slice(start, end),
      ...{ start, end, sure },
      slots: within.filter((slot) => slot.from >= from && slot.from < to).map(({ from: _, to: __, ...slot }) => slot),
      loose: words
        .slice(from, to)
        .flatMap(({ text }, i) => (isLoose(from + i) ? [{ word: text, sure: tagged.sure[from + i]! }] : [])),
    };
  });
}
