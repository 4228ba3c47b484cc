import { expect, test } from 'vitest';
import { endedBy } from '../src/ended-by.ts';

/** Numbers one by one; `closed` says that whoever read them has told so. */
function source(numbers: readonly number[], then: 'ends' | 'waits' | 'fails' = 'ends') {
  const facts = { closed: 0 };
  const left = [...numbers];
  const events: AsyncIterable<number> = {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        const value = left.shift();
        if (value !== undefined) return Promise.resolve({ done: false, value });
        if (then === 'fails') return Promise.reject(new Error('lost'));
        if (then === 'waits') return new Promise(() => {});
        return Promise.resolve({ done: true, value: undefined });
      },
      return: async () => {
        facts.closed += 1;
        return { done: true, value: undefined };
      },
    }),
  };
  return { events, facts };
}

function listening() {
  const facts = { end: () => {}, stopped: 0 };
  const listen = (end: () => void) => {
    facts.end = end;
    return () => {
      facts.stopped += 1;
    };
  };
  return { facts, listen };
}

test('events pass until their own end', async () => {
  const { events } = source([1, 2]);
  const { facts, listen } = listening();
  const seen: number[] = [];
  for await (const value of endedBy(events, -1, listen)) seen.push(value);
  expect(seen).toEqual([1, 2]);
  expect(facts.stopped).toBeGreaterThan(0);
});

test('a reader that waits is told the last one and the end, and the source is closed', async () => {
  const { events, facts: of } = source([1], 'waits');
  const { facts, listen } = listening();
  const all = endedBy(events, -1, listen);
  expect(await all.next()).toEqual({ done: false, value: 1 });
  const waiting = all.next();
  facts.end();
  expect(await waiting).toEqual({ done: false, value: -1 });
  expect(await all.next()).toEqual({ done: true, value: undefined });
  expect([of.closed, facts.stopped]).toEqual([1, 1]);
});

test('an end between two events is told before the next one', async () => {
  const { events } = source([1, 2]);
  const { facts, listen } = listening();
  const all = endedBy(events, -1, listen);
  await all.next();
  facts.end();
  expect(await all.next()).toEqual({ done: false, value: -1 });
  expect(await all.next()).toMatchObject({ done: true });
});

test('a reader that stops closes the source and the listening', async () => {
  const { events, facts: of } = source([1, 2]);
  const { facts, listen } = listening();
  for await (const _ of endedBy(events, -1, listen)) break;
  expect([of.closed, facts.stopped]).toEqual([1, 1]);
});

test('an error of the source is thrown, and the listening stops', async () => {
  const { facts, listen } = listening();
  const all = endedBy(source([], 'fails').events, -1, listen);
  await expect(all.next()).rejects.toThrow('lost');
  expect(facts.stopped).toBe(1);
});
