import { describe, expect, test } from 'vitest';
import { AssetList } from '../../facades/web/studio/library/asset-list.ts';

interface Row {
  readonly id: string;
  readonly name?: string;
}

/** A server with rows "r0", "r1" …; counts what it is asked for. */
function serverOf(count: number) {
  const rows = Array.from({ length: count }, (_, i): Row => ({ id: `r${i}` }));
  const asked = { pages: 0, cursors: 0, counts: 0 };
  const after = (cursor: string | undefined) => (cursor ? rows.findIndex(({ id }) => `c${id}` === cursor) + 1 : 0);
  const list = new AssetList<Row>({
    rows: async (first, cursor) => {
      asked.pages++;
      const from = after(cursor);
      return rows.slice(from, from + first).map((node) => ({ cursor: `c${node.id}`, node }));
    },
    cursors: async (first, cursor) => {
      asked.cursors++;
      const from = after(cursor);
      return rows.slice(from, from + first).map(({ id }) => `c${id}`);
    },
    count: async () => {
      asked.counts++;
      return rows.length;
    },
  });
  return { rows, asked, list };
}
const ids = (list: AssetList<Row>, from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => list.at(from + i)?.id);
const wanted = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => `r${from + i}`);

test('the first rows stand before they are counted; the rest comes when it is looked at', async () => {
  const { list, asked } = serverOf(1000);
  const lengths: number[] = [];
  list.subscribe(() => lengths.push(list.length));
  await list.want(0, 30);
  expect([asked.pages, asked.counts]).toEqual([1, 1]);
  expect([lengths[0], lengths.at(-1)]).toEqual([40, 1000]);
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
    list.put([{ id: 'new' }, { id: 'r3', name: 'changed' }]);
    list.remove(['r0']);
    expect(ids(list, 0, 4)).toEqual(['new', 'r1', 'r2', 'r3']);
    expect(list.at(3)?.name).toBe('changed');
    expect([list.length, told]).toEqual([500, 2]);
  });
  test('what is loaded afterwards fits on', async () => {
    const { list, rows } = serverOf(500);
    await list.want(0, 30);
    rows.unshift({ id: 'new' });
    list.put([{ id: 'new' }]);
    await list.want(90, 150);
    expect(ids(list, 90, 150)).toEqual(wanted(89, 149));
  });
});

test('what is fewer than was asked for is all there is', async () => {
  const { list, rows } = serverOf(300);
  await list.want(0, 30);
  rows.splice(200);
  await list.want(150, 260);
  expect(list.length).toBe(200);
});

test('an error is told, and the next look tries again', async () => {
  let broken = true;
  const list = new AssetList<Row>({
    rows: async () => {
      if (broken) throw new Error('gone');
      return [{ cursor: 'c', node: { id: 'a' } }];
    },
    cursors: async () => [],
    count: async () => 1,
  });
  await list.want(0, 10);
  expect([list.loaded, list.error?.message]).toEqual([false, 'gone']);
  broken = false;
  await list.want(0, 10);
  expect([list.at(0)?.id, list.error]).toEqual(['a', undefined]);
});
