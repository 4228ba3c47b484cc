import { describe, expect, test } from 'vitest';
import { AssetList } from '../../facades/web/studio/library/asset-list.ts';

interface Row {
  readonly id: string;
  readonly name?: string;
}

/** A server with rows "r0", "r1" …; counts what it is asked for. */
function serverOf(count: number) {
  const rows = Array.from({ length: count }, (_, i): Row => ({ id: `r${i}` }));
  const asked = { pages: 0, cursors: 0 };
  const after = (cursor: string | undefined) => (cursor ? rows.findIndex(({ id }) => `c${id}` === cursor) + 1 : 0);
  const list = new AssetList<Row>(
    async (first, cursor) => {
      asked.pages++;
      const from = after(cursor);
      return {
        total: rows.length,
        edges: rows.slice(from, from + first).map((node) => ({ cursor: `c${node.id}`, node })),
      };
    },
    async (first, cursor) => {
      asked.cursors++;
      const from = after(cursor);
      return rows.slice(from, from + first).map(({ id }) => `c${id}`);
    },
  );
  return { rows, asked, list };
}
const ids = (list: AssetList<Row>, from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => list.at(from + i)?.id);
const wanted = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `r${from + i}`);

test('the first page tells how many there are; the rest comes when it is looked at', async () => {
  const { list, asked } = serverOf(1000);
  await list.want(0, 30);
  expect([list.length, asked.pages]).toEqual([1000, 1]);
  expect(list.at(70)).toBeUndefined();
  await list.want(45, 75);
  expect(ids(list, 45, 75)).toEqual(wanted(45, 75));
  await list.want(50, 70);
  expect(asked.pages).toBe(2);
});

test('a jump far down walks there by cursors, and the rows are those of that place', async () => {
  const { list, asked } = serverOf(10_000);
  await list.want(0, 30);
  await list.want(9_950, 10_000);
  expect(ids(list, 9_950, 10_000)).toEqual(wanted(9_950, 10_000));
  expect(asked.cursors).toBeLessThanOrEqual(21);
  await list.want(5_000, 5_030);
  expect(ids(list, 5_000, 5_030)).toEqual(wanted(5_000, 5_030));
});

test('rows far from the view are forgotten, however many were scrolled by', async () => {
  const { list } = serverOf(10_000);
  for (let at = 0; at < 10_000; at += 50) await list.want(at, at + 50);
  expect(list.kept().length).toBeLessThan(1200);
  await list.want(0, 30);
  expect(ids(list, 0, 30)).toEqual(wanted(0, 30));
});

describe('what happens elsewhere', () => {
  test('a new row stands first, a known one changes in its place, a deleted one goes', async () => {
    const { list } = serverOf(500);
    await list.want(0, 30);
    let told = 0;
    list.subscribe(() => told++);
    list.put({ id: 'new' });
    list.put({ id: 'r3', name: 'changed' });
    list.remove(['r0']);
    expect(ids(list, 0, 4)).toEqual(['new', 'r1', 'r2', 'r3']);
    expect(list.at(3)?.name).toBe('changed');
    expect([list.length, told]).toEqual([500, 3]);
  });
  test('what is loaded afterwards fits on', async () => {
    const { list, rows } = serverOf(500);
    await list.want(0, 30);
    rows.unshift({ id: 'new' });
    list.put({ id: 'new' });
    await list.want(90, 150);
    expect(ids(list, 90, 150)).toEqual(wanted(89, 149));
  });
});

test('an error is told, and the next look tries again', async () => {
  let broken = true;
  const list = new AssetList<Row>(
    async () => {
      if (broken) throw new Error('gone');
      return { total: 1, edges: [{ cursor: 'c', node: { id: 'a' } }] };
    },
    async () => [],
  );
  await list.want(0, 10);
  expect([list.loaded, list.error?.message]).toEqual([false, 'gone']);
  broken = false;
  await list.want(0, 10);
  expect([list.at(0)?.id, list.error]).toEqual(['a', undefined]);
});
