import { describe, expect, test } from 'vitest';
import { HELD_STAMPS, STAMP_MATERIALS } from '../../../workers/engine/catalogue/garments/held-stamps.ts';
import { pieceOf } from '../../../workers/engine/catalogue/garments/index.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('what small figures hold is set by hand', () => {
  test.each(HELD_STAMPS.flatMap((table) => Object.entries(table)))('%s', (id, { rows, grip }) => {
    const piece = pieceOf(id) ?? pieceOf(`held/${id}`);
    expect(['right', 'left']).toContain(piece?.slot);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
    expect(rows.join('').match(/\+/g)).toHaveLength(1);
    const letters = new Set(`.+mt${Object.keys(STAMP_MATERIALS).join('')}`);
    for (const letter of rows.join('').toLowerCase() + grip) expect(letters).toContain(letter);
  });

  test.each([16, 24, 32, 48])('it is there, beside the head, at %i pixels', (side) => {
    const { parts, partNames, image } = drawSubject(understand('a farmer with a pitchfork'), {
      ...{ width: side, height: side, seed: 1, variation: 1, style: {} },
    });
    const of = (name: string) => [...parts.keys()].filter((i) => partNames[parts[i]!] === name);
    expect(of('trident').length).toBeGreaterThan(5);
    expect(of('held room')).toEqual([]);
    const middle = (pixels: readonly number[]) => pixels.reduce((sum, i) => sum + (i % side), 0) / pixels.length;
    expect(middle(of('trident'))).toBeLessThan(middle(of('head')) - side / 8);
    expect(image.data.some((v, i) => i % 4 === 3 && v !== 0 && v !== 255)).toBe(false);
  });
});
