import { describe, expect, it } from 'vitest';
import { materialOf } from '../../../workers/engine/catalogue/materials.ts';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { cladIn } from '../../../workers/engine/understand/clad.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const lightness = (text: string, slot: 'hat' | 'torso' | 'legs' | 'feet'): number =>
  materialOf(lookOf(understand(text), 3, 1).worn.get(slot)!.material).lab[0];

describe('who is dressed in one colour', () => {
  it.each([
    ['cowboy dressed in black', 'a cowboy dressed in black'],
    ['man all in white with sunglasses', 'a person dressed in white with sunglasses'],
    ['man with sunglasses, dressed all in white', 'a person dressed in white with sunglasses'],
    ['a man wearing all black', 'a person dressed in black'],
    ['ninja in an all-black outfit with a katana', 'a ninja dressed in black with a katana'],
  ])('%s', (text, drawnAs) => {
    const brief = understand(text);
    expect([brief.drawnAs, brief.unknown]).toEqual([drawnAs, []]);
    expect(brief.parts.some(({ piece }) => /dress$|skin/.test(piece))).toBe(false);
  });

  it('is told from armour of two colours', () => {
    expect(understand('knight in red and blue armor').mood).toEqual([]);
  });

  it('is each of several, as it is said of each', () => {
    expect(cladIn('man in black fighting a woman in white')).toBe('black monoclad man fighting a white monoclad woman');
  });

  it('wears it from hat to shoes', () => {
    for (const slot of ['hat', 'torso', 'legs', 'feet'] as const)
      expect(lightness('cowboy dressed in black', slot), slot).toBeLessThan(0.45);
    for (const slot of ['torso', 'legs', 'feet'] as const)
      expect(lightness('man all in white', slot), slot).toBeGreaterThan(0.7);
  });

  it('but for what has a colour of its own', () => {
    expect(lightness('cowboy dressed in black with a white hat', 'hat')).toBeGreaterThan(0.7);
    expect(understand('wolf in white').mood).toEqual([]);
  });
});
