import { describe, expect, it } from 'vitest';
import { STAND_INS } from '../../../workers/engine/catalogue/stand-ins.ts';
import { YIELDING_STAND_INS } from '../../../workers/engine/catalogue/stand-ins-yielding.ts';
import { TRADE_ROWS } from '../../../workers/engine/catalogue/trades.ts';
import { VARIANT_ROWS } from '../../../workers/engine/catalogue/variants.ts';
import { SOURCES } from '../../../workers/engine/subject/sources.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('stand-ins', () => {
  it('are all aliases of the concepts that they are marked at', () => {
    const aliases = new Map(SOURCES.flatMap(({ rows }) => rows.map((row) => [row.id, row.like ?? []])));
    expect(STAND_INS.filter(([concept, word]) => !aliases.get(concept)?.includes(word))).toEqual([]);
  });

  it('say so, at a confidence that any better source beats', () => {
    const brief = understand('a red chocobo');
    expect(brief).toMatchObject({ concept: 'chicken', confidence: 0.6 });
    expect(brief.drawnAs).toBe('a red chicken (stand-in for: chocobo)');
  });

  it.each([
    ['peacock', 'peacock'],
    ['a griffin', 'griffin'],
    ['red fire extinguisher', 'fire-extinguisher'],
    ['blue microwave', 'microwave'],
    ['an ambulance', 'ambulance'],
    ['crocodile', 'crocodile'],
    ['a violin', 'violin'],
    ['flamingo', 'flamingo'],
    ['toothbrush', 'toothbrush'],
    ['paper airplane', 'paper-plane'],
  ])('give way: "%s" is drawn as %s', (text, concept) => {
    const brief = understand(text);
    expect(brief).toMatchObject({ concept, confidence: 1, unknown: [] });
    expect(brief.drawnAs).not.toContain('stand-in');
  });
});

describe('stand-ins among variants and trades', () => {
  it('are names of their rows', () => {
    const like = new Set([...VARIANT_ROWS, ...TRADE_ROWS].flatMap((row) => row.like ?? []));
    expect(YIELDING_STAND_INS.filter((word) => !like.has(word))).toEqual([]);
  });

  it.each([
    ['a balance beam', 'a bench (stand-in for: balance beam)'],
    ['a photographer', 'photographer'],
    ['a drawing compass', 'drawing compass'],
  ])('are told: %s', (text, told) => {
    const brief = understand(text);
    expect(brief.drawnAs).toContain(told);
    expect(brief.confidence).toBe(0.6);
  });
});
