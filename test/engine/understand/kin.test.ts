import { describe, expect, it } from 'vitest';
import { HUMANOID_CONCEPTS } from '../../../workers/engine/catalogue/people.ts';
import { SPECIES } from '../../../workers/engine/catalogue/species.ts';
import { KIN_OF } from '../../../workers/engine/catalogue/species-kin.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('animals in clothes', () => {
  it.each([
    ['penguin in a suit', 'penguinfolk'],
    ['raccoon in a trench coat', 'raccoonfolk'],
    ['shark in a suit', 'sharkfolk'],
    ['owl in a cloak', 'owlfolk'],
    ['fox in a kimono', 'foxfolk'],
    ['pig in a suit', 'pigfolk'],
  ])('%s is one of its own kin', (text, species) => {
    const brief = understand(text, { seed: 1 });
    expect([brief.kind, brief.species]).toEqual(['humanoid', species]);
    // nobody in a suit carries an axe
    const wears = HUMANOID_CONCEPTS[brief.concept]!.wears.join(' ');
    expect(wears).not.toMatch(/sword|katana|spear|club|axe|rapier/);
  });
  it('a hat makes no person of an animal', () => {
    expect(understand('duck with a top hat', { seed: 1 }).kind).toBe('thing');
    expect(understand('cat with a top hat', { seed: 1 }).kind).toBe('quadruped');
  });
  it('every kin is a species', () => {
    for (const id of KIN_OF.values()) expect(SPECIES[id]).toBeDefined();
  });
});
