import { describe, expect, it } from 'vitest';
import { STAND_INS } from '../../../workers/engine/catalogue/stand-ins.ts';
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
