import { describe, expect, it } from 'vitest';
import { pieceOf } from '../../../workers/engine/catalogue/garments/index.ts';
import { GUISES_BY_ID } from '../../../workers/engine/catalogue/guises.ts';
import { isMaterial } from '../../../workers/engine/catalogue/materials.ts';
import { HUMANOID_CONCEPTS } from '../../../workers/engine/catalogue/people.ts';
import { tradeOf } from '../../../workers/engine/catalogue/trades.ts';
import { inGuise } from '../../../workers/engine/subject/humanoid/look-guise.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

/** What somebody of a description wears by his row and his guise. */
const wears = (text: string): readonly string[] => {
  const brief = understand(text, { seed: 1 });
  return inGuise((HUMANOID_CONCEPTS[brief.concept] ?? tradeOf(brief.concept))!, brief).wears.map(
    (w) => w.split(/[:|~]/)[0]!,
  );
};

describe('peoples, ages and worlds', () => {
  it('wear what the wardrobe has, in materials that there are', () => {
    const faults = [...GUISES_BY_ID.values()].flatMap(({ id, marks, dress }) =>
      [...marks, ...dress.male, ...dress.female].flatMap((text) => {
        const [piece = '', ...materials] = text.split('~')[0]!.split(/[:|]/);
        const bad = materials.filter((m) => !/^[$@#]/.test(m) && !isMaterial(m));
        return pieceOf(piece) && bad.length === 0 ? [] : [`${id}: ${text}`];
      }),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    ['japanese fisherman', 'kimono', 'rod'],
    ['egyptian archer', 'nemes', 'bow'],
    ['mexican musician with guitar', 'sombrero', undefined],
    ['steampunk thief', 'top-hat-goggles', 'dagger'],
    ['80s girl', 'leotard', undefined],
    ['space miner', 'clear-helmet', 'pickaxe'],
    ['desert miner', 'keffiyeh', 'pickaxe'],
    ['snow miner', 'beanie', 'pickaxe'],
    ['soviet scientist', 'fur-hat', 'potion'],
  ])('dress %s', (text, dress, kept) => {
    expect(wears(text)).toContain(dress);
    if (kept) expect(wears(text)).toContain(kept);
    expect(understand(text, { seed: 1 }).unknown).toEqual([]);
  });

  it('leaves its dress to whose dress says what he is', () => {
    expect(wears('japanese knight')).toContain('plate-armor');
    expect(wears('steampunk wizard')).toEqual(expect.arrayContaining(['wizard-hat', 'goggles']));
  });

  it('is told, and unknown of what is no person', () => {
    expect(understand('maori chief').drawnAs).toContain('maori');
    expect(understand('maori dog').unknown).toContain('maori');
  });

  it('comes second where it names somebody', () => {
    expect(understand('russian woman')).toMatchObject({ concept: 'woman', guises: ['russian'] });
    expect(understand('pirate chef')).toMatchObject({ concept: 'chef', guises: ['pirate'], unknown: [] });
  });
});
