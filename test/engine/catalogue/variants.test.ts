import { describe, expect, it } from 'vitest';
import { PIECES, pieceOf } from '../../../workers/engine/catalogue/garments/index.ts';
import { finishOf, isMaterial } from '../../../workers/engine/catalogue/materials.ts';
import { SHAPES } from '../../../workers/engine/catalogue/shapes/index.ts';
import { PROPS } from '../../../workers/engine/catalogue/things/index.ts';
import { TRADE_ROWS } from '../../../workers/engine/catalogue/trades.ts';
import { VARIANT_ROWS } from '../../../workers/engine/catalogue/variants.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const draw = (text: string) =>
  drawSubject(understand(text), { width: 32, height: 32, style: {}, seed: 1, variation: 0 });

describe('variants', () => {
  it('all have a base that draws itself', () => {
    expect(VARIANT_ROWS.filter(({ base }) => !PROPS[base] && !SHAPES[base]).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ['apricot', 'peach'],
    ['copper bar', 'ingot'],
    ['canary', 'bird'],
    ['wedding dress', 'dress'],
  ])('%s differs from a plain %s and takes a said colour', (variant, base) => {
    const plain = draw(variant).image.data;
    expect(plain).not.toEqual(draw(base).image.data);
    expect(draw(`blue ${variant}`).image.data).not.toEqual(plain);
    expect(understand(variant)).toMatchObject({ confidence: 1, unknown: [] });
  });
});

describe('trades', () => {
  it('wear what the wardrobe has, in materials that there are', () => {
    const wrong = TRADE_ROWS.flatMap(({ id, wears, main = [], hair = [] }) => [
      ...wears.flatMap((worn) => {
        const [piece = '', ...materials] = worn.split('~')[0]!.split(/[:|]/);
        const known = pieceOf(piece) && materials.every((m) => /^(?:\$2?|@)$/.test(m) || isMaterial(finishOf(m)));
        return known ? [] : [`${id}: ${worn}`];
      }),
      ...main.filter((name) => !isMaterial(finishOf(name))).map((name) => `${id}: ${name}`),
      ...hair.filter((name) => !PIECES[name]).map((name) => `${id}: ${name}`),
    ]);
    expect(wrong).toEqual([]);
    expect(TRADE_ROWS.flatMap((row) => [row.id, ...row.aliases]).length).toBeGreaterThan(1000);
  });

  it.each([
    ['a chemistry teacher', 'potion'],
    ['fire safety inspector', 'helmet'],
    ['music teacher', 'lute'],
    ['kitchen worker', 'chef-hat'],
  ])('%s shows the field: %s', (text, piece) => {
    const brief = understand(text);
    expect(brief.parts.map((p) => p.piece)).toContain(piece);
    expect(brief.unknown).toEqual([]);
    expect(brief.drawnAs).toContain('(field: ');
  });
});
