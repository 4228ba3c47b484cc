import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hexToRgb } from '../../../src/pixels/color.ts';
import { TERRAIN } from '../../../workers/engine/catalogue/terrain.ts';
import { marksOf } from '../../../workers/engine/tile/marks.ts';
import { materialOf } from '../../../workers/engine/tile/material.ts';
import { groundOf } from '../../../workers/engine/tile/material-texture.ts';
import { readTerrain } from '../../../workers/engine/tile/read-terrain.ts';

const PAIRS = readFileSync(new URL('./pairs.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [string, string]);

describe('the terrain catalogue', () => {
  it('has at least 60 materials that words find', () => {
    expect([...TERRAIN.values()].filter((row) => !row.hidden).length).toBeGreaterThanOrEqual(60);
  });

  it.each([...TERRAIN.values()])('$name: colours, marks and side exist', (row) => {
    for (const colour of row.colours) expect(() => hexToRgb(colour)).not.toThrow();
    if (row.side) expect(TERRAIN.has(row.side)).toBe(true);
    for (const layer of row.layers) {
      if ('marks' in layer) for (const name of layer.marks) expect(marksOf(name, false).length).toBeGreaterThan(0);
    }
  });

  it('gives no word to two materials', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const row of TERRAIN.values()) {
      for (const word of row.words.split(',').map((w) => w.trim())) {
        if (!word) continue;
        if (seen.has(word)) twice.push(`${word}: ${seen.get(word)}, ${row.name}`);
        seen.set(word, row.name);
      }
    }
    expect(twice).toEqual([]);
  });
});

describe('words of ground', () => {
  it.each([
    ['purple alien grass', 'grass'],
    ['mossy cracked stone bricks', 'stonebrick'],
    ['toxic waste', 'toxic'],
    ['chocolate', 'chocolate'],
    ['bones', 'bones'],
    ['swamp water', 'swamp'],
    ['volcanic rock', 'volcanic'],
    ['a field of wheat', 'wheat'],
    ['grass with flowers', 'grass'],
    ['snow covered grass', 'grass'],
    ['ice cliff', 'ice'],
    ['grassy bank', 'grass'],
    ['carpet, red royal', 'carpet'],
    ['old cobblestones with moss', 'cobble'],
    ['deep blue water', 'deepwater'],
  ])('%s is %s', (text, kind) => {
    expect(readTerrain(text).kind).toBe(kind);
  });

  it.each(['qwxyz', 'spaghetti', '', '!!!', 'ünïcödé', 'the'])('%j is never an error', (text) => {
    const material = materialOf(text);
    expect(material.layers.length).toBeGreaterThan(0);
    expect(groundOf(material, 16, { seed: 1 }).plain.codes.length).toBe(256);
  });

  it('names a material for each of a hundred pairs that were written before it', () => {
    expect(PAIRS.length).toBe(100);
    const unknown = PAIRS.flat().filter((text) => readTerrain(text).kind === 'other');
    expect(unknown).toEqual([]);
  });

  it('tells the two of every pair apart', () => {
    const alike = PAIRS.filter(([lower, upper]) => {
      const [a, b] = [lower, upper].map((text) => groundOf(materialOf(text), 16, { seed: 1 }).plain);
      return a!.codes.every((code, i) => a!.palette[code] === b!.palette[b!.codes[i]!]);
    });
    expect(alike).toEqual([]);
  });
});
