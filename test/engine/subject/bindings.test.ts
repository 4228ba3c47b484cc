import { describe, expect, it } from 'vitest';
import { deltaE, hexToOklab, rgbToOklab } from '../../../src/pixels/color.ts';
import { FEATURES, PIECES } from '../../../workers/engine/catalogue/garments/index.ts';
import { HUMANOID_CONCEPTS } from '../../../workers/engine/catalogue/people.ts';
import { drawSubject, type SubjectImage } from '../../../workers/engine/subject/draw-subject.ts';
import { BEAST_FEATURES } from '../../../workers/engine/subject/quadruped/look.ts';
import { brief, options } from './briefs.ts';

/** Share of a part's pixels whose hue is within 40° of a colour's (greys: within .2 of its lightness). */
function shareOf(d: SubjectImage, part: string, colour: string): { readonly pixels: number; readonly share: number } {
  const want = hexToOklab(colour);
  const grey = Math.hypot(want[1], want[2]) < 0.04;
  let pixels = 0;
  let like = 0;
  for (let i = 0; i < d.parts.length; i++) {
    if (d.parts[i]! < 0 || d.partNames[d.parts[i]!] !== part) continue;
    pixels++;
    const lab = rgbToOklab([d.image.data[i * 4]!, d.image.data[i * 4 + 1]!, d.image.data[i * 4 + 2]!]);
    const turn = Math.abs(Math.atan2(lab[2], lab[1]) - Math.atan2(want[2], want[1]));
    const apart = Math.min(turn, 2 * Math.PI - turn) * (180 / Math.PI);
    if (grey ? Math.abs(lab[0] - want[0]) < 0.25 && Math.hypot(lab[1], lab[2]) < 0.08 : apart < 40) like++;
  }
  return { pixels, share: pixels === 0 ? 0 : like / pixels };
}

const RED = '#cc3038';
const GREEN = '#30a040';
const BLUE = '#3060d0';
const GOLD = '#e8b030';
const PURPLE = '#8040c0';

describe('a colour goes to the part it was said of', () => {
  it('a knight with a red cape and a golden crown', () => {
    const b = brief('knight', {
      parts: [
        { piece: 'cape', colour: RED },
        { piece: 'crown', material: 'gold' },
      ],
    });
    const south = drawSubject(b, options(64));
    expect(shareOf(south, 'crown', GOLD).share).toBeGreaterThan(0.85);
    expect(shareOf(south, 'crown', GOLD).pixels).toBeGreaterThan(40);
    expect(shareOf(south, 'plate-armor', RED).share).toBeLessThan(0.05);
    const north = drawSubject(b, options(64, { style: { direction: 'north' } }));
    expect(shareOf(north, 'cape', RED).share).toBeGreaterThan(0.9);
    expect(shareOf(north, 'cape', RED).pixels).toBeGreaterThan(200);
  });
  const table: readonly (readonly [concept: string, piece: string, colour: string, shown: string, least: number])[] = [
    ['wizard', 'wizard-hat', RED, 'wizard-hat', 60],
    ['wizard', 'robe', GREEN, 'robe', 100],
    ['wizard', 'beard-long', BLUE, 'beard-long', 15],
    ['princess', 'dress', GREEN, 'dress', 120],
    ['person', 'tunic', PURPLE, 'tunic', 100],
    ['person', 'trousers', RED, 'trousers', 20],
    ['person', 'boots', BLUE, 'boots', 20],
    ['person', 'hair', GREEN, 'short-hair', 80],
    ['person', 'skin', BLUE, 'head', 60],
    ['knight', 'shield', GREEN, 'shield', 10],
    ['knight', 'sword', RED, 'sword', 15],
    ['knight', 'helmet', GREEN, 'helmet', 80],
    ['thief', 'hood', RED, 'hood', 80],
    ['farmer', 'straw-hat', GREEN, 'straw-hat', 50],
    ['angel', 'feather-wings', PURPLE, 'feather-wings', 60],
  ];
  it.each(table)('%s: %s %s', (concept, piece, colour, shown, least) => {
    const d = drawSubject(brief(concept, { parts: [{ piece, colour }] }), options(64));
    const { pixels, share } = shareOf(d, shown, colour);
    expect(pixels).toBeGreaterThanOrEqual(least);
    expect(share).toBeGreaterThan(0.7);
  });
  it('a colour of the whole is the main garment, a suit of armour, or the skin of a monster', () => {
    const share = (concept: string, part: string, colour: string) =>
      shareOf(drawSubject(brief(concept, { colours: [colour] }), options(64)), part, colour).share;
    expect(share('wizard', 'robe', RED)).toBeGreaterThan(0.7);
    expect(share('knight', 'plate-armor', GREEN)).toBeGreaterThan(0.8);
    expect(share('knight', 'gauntlets', GREEN)).toBeGreaterThan(0.8);
    expect(share('orc', 'head', RED)).toBeGreaterThan(0.7);
    expect(share('goblin', 'head', BLUE)).toBeGreaterThan(0.7);
  });
  it('animals: fur, and the second colour on the markings', () => {
    const tiger = drawSubject(
      brief('tiger', { colours: [BLUE, '#f0f0f0'] }, 'quadruped'),
      options(64, { style: { direction: 'east' } }),
    );
    expect(shareOf(tiger, 'head', BLUE).share).toBeGreaterThan(0.7);
    const white = [...tiger.palette].some((c) => deltaE(hexToOklab(c), hexToOklab('#f0f0f0')) < 0.03);
    expect(white).toBe(true);
  });
});

describe('what is not wanted is not drawn', () => {
  it.each([
    ['knight', 'helmet'],
    ['knight', 'shield'],
    ['wizard', 'beard-long'],
    ['pirate', 'tricorn'],
    ['elf', 'bow'],
  ])('%s without %s', (concept, piece) => {
    expect(drawSubject(brief(concept), options(64)).partNames).toContain(piece);
    expect(drawSubject(brief(concept, { without: [piece] }), options(64)).partNames).not.toContain(piece);
  });
  it('a slot by its common name', () => {
    expect(drawSubject(brief('pirate', { without: ['hat'] }), options(64)).partNames).not.toContain('tricorn');
  });
});

/** Seen where nothing is worn over it. */
const ON_SKIN: ReadonlySet<string> = new Set(['chest-scar']);

describe('the tables say what draws', () => {
  it('every piece shows in some direction at 64 px', () => {
    // paint is on the skin, whose part its pixels stay
    for (const piece of Object.values(PIECES).filter(({ slot }) => slot !== 'paint')) {
      const shows = (['south', 'south-west', 'east', 'north'] as const).some((direction) => {
        const d = drawSubject(
          brief('person', {
            parts: [...(ON_SKIN.has(piece.id) ? [{ piece: 'bare-chest' }] : []), { piece: piece.id }],
          }),
          options(64, { style: { direction } }),
        );
        const names = piece.id === 'bare-chest' ? ['skin'] : [piece.id];
        // what stands in the place of an arm has parts of its own
        if (piece.id.match(/^limbs?\//)) {
          const usual = drawSubject(brief('person'), options(64, { style: { direction } }));
          return d.partNames.some((name, p) => !usual.partNames.includes(name) && d.parts.includes(p));
        }
        return [...d.parts].some((p) => p >= 0 && names.includes(d.partNames[p]!));
      });
      expect(shows, piece.id).toBe(true);
    }
  }, 90_000);
  it('names no word twice for one slot, and no concept twice', () => {
    const seen = new Map<string, string>();
    for (const p of Object.values(PIECES)) {
      for (const word of [p.id.replaceAll('-', ' '), ...p.aliases]) {
        const key = `${p.slot}:${word}`;
        expect(seen.get(key) ?? p.id, word).toBe(p.id);
        seen.set(key, p.id);
      }
    }
    expect(Object.keys(PIECES).length).toBeGreaterThanOrEqual(100);
    expect(Object.keys(HUMANOID_CONCEPTS).length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(FEATURES)).toContain('hair');
    expect(Object.keys(BEAST_FEATURES)).toContain('fur');
  });
  it('concepts wear only pieces that exist', () => {
    for (const c of Object.values(HUMANOID_CONCEPTS)) {
      for (const text of [...c.wears, ...(c.perhaps ?? []), ...(c.hair ?? [])]) {
        expect(PIECES[text.split(/[:|]/)[0]!], `${c.id}: ${text}`).toBeDefined();
      }
    }
  });
});
