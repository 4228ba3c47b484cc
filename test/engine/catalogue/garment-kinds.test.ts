import { describe, expect, it } from 'vitest';
import { PIECES } from '../../../workers/engine/catalogue/garments/index.ts';
import { KINDS } from '../../../workers/engine/catalogue/garments/kinds.ts';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const worn = (text: string, slot: 'torso' | 'legs' | 'feet' | 'waist') => lookOf(understand(text), 1, 0).worn.get(slot);

describe('kinds of garments', () => {
  it.each([
    ['man in anorak', 'parka-coat'],
    ['man in sweatpants', 'sweatpants'],
    ['woman in high heels', 'heels'],
    ['man with a fanny pack', 'hip-bag'],
    ['woman in a sundress', 'sundress'],
    ['man in a tricorn hat', 'tricorn-hat'],
  ])('%s: %s', (text, piece) => {
    expect(understand(text).parts.map((p) => p.piece)).toContain(piece);
  });

  it('each has its names to itself', () => {
    const others = Object.values(PIECES).filter((p) => !KINDS.includes(p));
    const taken = new Set(others.flatMap((p) => [p.id, ...p.aliases]).map((name) => name.replaceAll('-', ' ')));
    expect(KINDS.flatMap((p) => p.aliases).filter((name) => taken.has(name.replaceAll('-', ' ')))).toEqual([]);
  });
});

describe('whoever is of no trade is dressed around what was named', () => {
  it('trousers are seen below a shirt without a belt', () => {
    expect(worn('man in cargo pants', 'torso')?.piece.id).toBe('shirt');
    expect(worn('man in cargo pants', 'waist')).toBeUndefined();
  });
  it('trunks leave the chest bare', () => {
    expect(worn('man in swimming trunks', 'torso')?.piece.id).toBe('bare-chest');
  });
  it('a suit goes with shoes', () => {
    expect(worn('man in a business suit', 'feet')?.piece.id).toBe('shoes');
  });
  it('a man of whom nothing is said wears his tunic', () => {
    expect(worn('man', 'torso')?.piece.id).toBe('tunic');
    expect(worn('man', 'waist')?.piece.id).toBe('belt');
  });
});
