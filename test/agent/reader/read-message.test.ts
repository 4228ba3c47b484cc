import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMessage } from '../../../workers/agent/reader/index.ts';
import { piecesOf } from '../../../workers/engine/understand/syntax/tokens.ts';

/** Readings by onnxruntime in Python, written by `python -m messages.export --golden`: [act or slot, first word, behind the last]. */
interface Golden {
  readonly text: string;
  readonly parts: readonly (readonly [string, number, number])[];
  readonly slots: readonly (readonly [string, number, number])[];
}
const GOLDEN = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8')) as Golden[];

describe('readMessage', () => {
  it.each(GOLDEN)('reads "$text" as it was read where it was trained', async ({ text, parts, slots }) => {
    const pieces = piecesOf(text);
    const words = (from: number, to: number) => {
      const last = pieces[to - 1]!;
      return text.slice(pieces[from]!.start, last.start + last.text.length);
    };
    const read = await readMessage(text);
    expect(read.filter(({ act }) => act !== 'none').map((part) => [part.act, part.words])).toEqual(
      parts.map(([act, from, to]) => [act, words(from, to)]),
    );
    expect(read.flatMap((part) => part.slots.map((slot) => [slot.slot, slot.words]))).toEqual(
      slots.map(([slot, from, to]) => [slot, words(from, to)]),
    );
  });

  it('gives every text parts that are all of it, and slots that stand in them', async () => {
    const words = fc.constantFrom('a', 'red', 'knight', 'with', ',', '.', "wizard's", '32x32', 'tileset', '🍰', 'İ');
    const check = async (text: string) => {
      const parts = await readMessage(text);
      const pieces = piecesOf(text);
      expect(parts.length > 0).toBe(pieces.length > 0);
      for (const part of parts) {
        expect(text.slice(part.start, part.end)).toBe(part.words);
        expect(part.sure).toBeGreaterThan(0);
        for (const slot of part.slots) {
          expect(text.slice(slot.start, slot.end)).toBe(slot.words);
          expect(slot.start >= part.start && slot.start < part.end).toBe(true);
          expect(slot.sure >= 0 && slot.sure <= 1.0001).toBe(true);
        }
      }
    };
    for (const text of ['', '  ', '!!!', '\n']) await check(text);
    await fc.assert(
      fc.asyncProperty(
        fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
        check,
      ),
      { numRuns: 20 },
    );
  });

  it('reads of a text of many words as much as the network takes, without failing', async () => {
    const parts = await readMessage(
      'a very long story about extraordinarily incomprehensible thingamajigs '.repeat(60),
    );
    expect(parts.length).toBeGreaterThan(0);
  });
});
