import { describe, expect, it, test } from 'vitest';
import { DIRECTIONS } from '../../../src/domain/words.ts';
import { opaqueBounds, paletteOf, type Rgba } from '../../../src/pixels/index.ts';
import { difference } from '../../../workers/engine/object/candidates.ts';
import { animateObject, drawObject, type ObjectRequest, type Side } from '../../../workers/engine/object/index.ts';
import { readStates, saysNothing } from '../../../workers/engine/object/states/words.ts';

const request = (
  description: string,
  edits: readonly string[],
  directions: readonly Side[] = ['unknown'],
): ObjectRequest => ({
  description,
  edits,
  directions,
  size: 48,
  view: 'low top-down',
  styleImages: [],
  matchStyleSize: false,
  seed: 7,
});
const drawn = async (words: string, ...edits: string[]): Promise<Rgba> =>
  (await drawObject(request(words, edits), {})).sides.get('unknown')!;

test.each([
  [['open'], ['open'], ['']],
  [['open the lid', 'closed'], [], ['the lid', 'closed']],
  [['burning', 'frozen'], ['frozen'], ['', '']],
  [['damaged and overgrown'], ['damaged', 'overgrown'], ['and']],
  [['broken', 'repaired, painted red'], [], ['', 'repaired, painted red']],
  [['covered in snow'], ['snowy'], ['']],
  [['made of gold'], [], ['made of gold']],
])('%j are the states %j', (edits, states, rest) => {
  const read = readStates(edits);
  expect(read.states).toEqual(states);
  expect(read.rest.map((text) => text.replace(/\s+/g, ' ').trim())).toEqual(rest);
});

test('what is left of "the lid is open" says nothing', () => {
  expect(saysNothing(readStates(['the lid is open']).rest[0]!)).toBe(true);
  expect(saysNothing('made of gold')).toBe(false);
});

/** Share of the source's pixels that a state leaves as they are, at least and at most. */
test.each([
  ['door', 'open', 0.2, 0.95],
  ['treasure chest', 'open', 0.08, 0.95],
  ['treasure chest', 'damaged', 0.7, 0.99],
  ['barrel', 'overgrown', 0.35, 0.95],
  ['cannon', 'rusty', 0.3, 0.98],
  ['house', 'snowy', 0.6, 0.99],
  ['lantern', 'unlit', 0.5, 0.98],
  ['torch', 'unlit', 0.1, 0.9],
  ['barrel', 'burning', 0.1, 0.9],
  ['barrel', 'broken', 0, 0.4],
  ['statue', 'frozen', 0, 0.5],
  ['crate', 'upgraded', 0, 0.7],
] as const)('%s, %s: changed where it must be, the rest as it was', async (words, edit, least, most) => {
  const [base, state] = [await drawn(words), await drawn(words, edit)];
  const kept = 1 - difference(base, state);
  expect(kept).toBeGreaterThanOrEqual(least);
  expect(kept).toBeLessThanOrEqual(most);
});

describe('a state', () => {
  it('that only moves parts keeps to the colours of its source, and its ground', async () => {
    for (const [words, edit] of [
      ['door', 'open'],
      ['barrel', 'broken'],
      ['torch', 'unlit'],
    ] as const) {
      const [base, state] = [await drawn(words), await drawn(words, edit)];
      const more = paletteOf(state).filter((hex) => !paletteOf(base).includes(hex));
      expect([words, more.length <= 6]).toEqual([words, true]);
      if (edit === 'broken') continue;
      const [a, b] = [opaqueBounds(base)!, opaqueBounds(state)!];
      expect(Math.abs(a.y + a.height - b.y - b.height)).toBeLessThanOrEqual(2);
    }
  });

  it('has all sides, and moves: an open chest closes, a burning barrel burns', async () => {
    const chest = request('treasure chest', ['open'], DIRECTIONS);
    const { sides, palette } = await drawObject(chest, {});
    expect(sides.size).toBe(8);
    const closing = await animateObject(
      chest,
      { side: 'south', action: 'closes', frameCount: 6, keepFirstFrame: true },
      {},
    );
    const [still, first, , , , , last] = closing.frames.map(({ image }) => image);
    expect(difference(still!, first!)).toBeLessThan(0.02);
    expect(opaqueBounds(last!)!.height).toBeLessThan(opaqueBounds(first!)!.height);
    expect(closing.palette.filter((hex) => !palette.includes(hex))).toEqual([]);
    const barrel = request('barrel', ['burning'], DIRECTIONS);
    const base = await drawObject(barrel, {});
    const burns = await animateObject(barrel, { side: 'east', action: 'burns', frameCount: 4 }, {});
    expect(burns.motion).toBe('burn');
    expect(burns.palette.filter((hex) => !base.palette.includes(hex))).toEqual([]);
  });

  it('says what it has no parts for', async () => {
    const { notes } = await drawObject(request('barrel', ['open']), {});
    expect(notes.join()).toContain('no lid or door');
    expect((await drawObject(request('door', ['open']), {})).notes).toEqual([]);
  });
});
