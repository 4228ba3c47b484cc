import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../src/pixels/image.ts';
import { checkSeams } from '../../../workers/engine/tile/seams.ts';
import { drawSidescrollerSet } from '../../../workers/engine/tile/sidescroller.ts';
import { drawTopdownSet } from '../../../workers/engine/tile/topdown-set.ts';
import { randomSidescroller, randomTopdown } from './random-sets.ts';

// the whole check is `npm run bench -- tiles`: this is a sample of the same requests
describe('tiles with the same two corners on a side show the same pixels there', () => {
  it.each(Array.from({ length: 24 }, (_, i) => i))('top-down set %i', (i) => {
    const report = checkSeams(drawTopdownSet(randomTopdown(i, [16])));
    expect(report.compared).toBeGreaterThan(700);
    expect(report.different).toBe(0);
  });

  it.each(Array.from({ length: 12 }, (_, i) => i))('sidescroller set %i', (i) => {
    const report = checkSeams(drawSidescrollerSet(randomSidescroller(i, [16])));
    expect(report.compared).toBeGreaterThan(700);
    expect(report.different).toBe(0);
  });

  it('finds a single pixel that is off', () => {
    const set = drawTopdownSet({ lower: 'ocean', upper: 'grass', seed: 3 });
    wordsOf(set.tiles[5]!.image)[7]! ^= 0x10;
    expect(checkSeams(set).different).toBeGreaterThan(0);
  });
});

describe('chaining', () => {
  const first = drawTopdownSet({ lower: 'ocean', upper: 'sandy beach', seed: 8 });
  const second = drawTopdownSet({ lower: '', lowerBase: first.bases.upper!, upper: 'grass', seed: 9 });

  it('draws the plain tile of a base byte for byte', () => {
    const upper = first.tiles.find((t) => t.name === 'wang_15')!;
    const lower = second.tiles.find((t) => t.name === 'wang_0')!;
    expect(lower.image.data).toEqual(upper.image.data);
  });

  it('keeps its seams', () => {
    expect(checkSeams(second).different).toBe(0);
  });

  it('draws the same bytes for the same request', () => {
    const again = drawTopdownSet({ lower: 'ocean', upper: 'sandy beach', seed: 8 });
    expect(again.sheet.data).toEqual(first.sheet.data);
  });
});
