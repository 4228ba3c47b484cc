import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction, type View } from '../../../../src/domain/words.ts';
import { cloneImage, crop, flipHorizontal, opaqueBounds } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { fitSprite } from '../../../../workers/engine/reference/fit/index.ts';
import { fromIndexed, toIndexed } from '../../../../workers/engine/reference/turn/indexed.ts';
import { turnRelief } from '../../../../workers/engine/reference/turn/relief.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { drawDirections } from '../../draw-directions.ts';
import { boxes, coloursOf, FLAG, isClean, PERSON } from '../turn/figures.ts';

const YAWS: Readonly<Record<Direction, number>> = {
  south: 0,
  'south-east': 45,
  east: 90,
  'north-east': 135,
  north: 180,
  'north-west': 225,
  west: 270,
  'south-west': 315,
};
const PITCHES: Readonly<Record<View, number>> = { side: 0, 'low top-down': 20, 'high top-down': 40 };

function drawn(description: string, size: number, view: View, seed: number): ReadonlyMap<Direction, Rgba> {
  const brief = understand(description, { seed });
  const images = drawDirections(brief, { width: size, height: size, style: { view }, seed, variation: 0.7 });
  return new Map(DIRECTIONS.map((direction, i) => [direction, images[i]!.image]));
}

function l1(a: Rgba, b: Rgba): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return (sum * 2) / 255 / a.data.length;
}

const KNIGHT = drawn('a brave knight with a red cape and a sword', 64, 'side', 3);
const knight = KNIGHT.get('south')!;
const fitted = fitSprite(knight, { view: 'side', direction: 'south' })!;
const north = { yaw: 180, pitch: 0, shear: 0 };

describe('fitSprite', () => {
  it('finds who a sprite shows, and what they wear and hold', () => {
    expect(fitted.trusted).toBe(true);
    expect(fitted.brief.concept).toBe('knight');
    const worn = fitted.model.kind === 'humanoid' ? [...fitted.model.look.worn.values()].map((w) => w.piece.id) : [];
    expect(worn).toEqual(expect.arrayContaining(['helmet', 'sword', 'shield', 'plate-armor']));
    // one of the kinds of cape
    expect(worn.join()).toMatch(/cape/);
  });

  it('draws every side in the sprite’s own colours, on its canvas, with binary alpha', () => {
    for (const [i, direction] of DIRECTIONS.entries()) {
      const image = fitted.draw({ yaw: YAWS[direction], pitch: [0, 30, 55][i % 3]!, shear: 0 });
      expect([image.width, image.height]).toEqual([64, 64]);
      expect(isClean(image)).toBe(true);
      expect([...coloursOf(image)].filter((colour) => !coloursOf(knight).has(colour))).toEqual([]);
    }
  });

  it('draws the same bytes for the same sprite', () => {
    const again = fitSprite(cloneImage(knight), { view: 'side', direction: 'south' })!;
    expect(again.score).toBe(fitted.score);
    expect(again.draw(north)).toEqual(fitted.draw(north));
  });

  it('shows no face and keeps the things in their hands from behind', () => {
    // the sword is in the right hand: on the screen's left from the south, on its right from the north
    const behind = fitted.draw(north);
    expect(l1(behind, KNIGHT.get('north')!)).toBeLessThan(0.5 * l1(flipHorizontal(knight), KNIGHT.get('north')!));
  });

  it.each([
    ['wizard with a staff', 32, 'low top-down', 'south', 5],
    ['archer', 48, 'side', 'east', 6],
    ['orc warrior with an axe', 64, 'high top-down', 'south-east', 7],
    ['princess in a pink dress', 96, 'side', 'south', 8],
    ['brown wolf', 48, 'low top-down', 'east', 10],
  ] as const)(
    'turns %s (%i px, %s, from %s) far nearer to the truth than its relief is',
    (description, size, view, from, seed) => {
      const truth = drawn(description, size, view, seed);
      const sprite = truth.get(from)!;
      const fit = fitSprite(sprite, { view, direction: from })!;
      expect(fit.trusted).toBe(true);
      const pitch = PITCHES[view];
      let [off, relief] = [0, 0];
      for (const to of DIRECTIONS) {
        if (to === from) continue;
        off += l1(fit.draw({ yaw: YAWS[to], pitch, shear: 0 }), truth.get(to)!);
        const turn = { from: { yaw: YAWS[from], pitch }, to: { yaw: YAWS[to], pitch }, oblique: false };
        relief += l1(fromIndexed(turnRelief(toIndexed(sprite), turn)), truth.get(to)!);
      }
      expect(off).toBeLessThan(0.5 * relief);
    },
  );

  it.each(['house', 'oak tree', 'golden crown', 'spider', 'snowman'])(
    'does not take a %s for a person or an animal',
    (description) => {
      const brief = understand(description);
      const style = { view: 'low top-down', direction: 'south' } as const;
      const { image } = drawSubject(brief, { width: 48, height: 48, style, seed: 1, variation: 0.5 });
      expect(brief.kind).toBe('thing');
      const found = fitSprite(image, { view: 'low top-down', direction: 'south' });
      expect(found?.trusted ? found.brief.kind : 'thing').toBe('thing');
    },
  );

  it.each([
    ['wooden treasure chest', 48],
    ['red barn', 48],
  ] as const)('finds a %s and turns it nearer to the truth than its relief is', (description, size) => {
    const truth = drawn(description, size, 'low top-down', 5);
    const sprite = truth.get('south-east')!;
    const fit = fitSprite(sprite, { view: 'low top-down', direction: 'south-east' })!;
    expect([fit.brief.kind, fit.trusted]).toEqual(['thing', true]);
    const turn = { from: { yaw: 45, pitch: 20 }, to: { yaw: 315, pitch: 20 }, oblique: false };
    const other = truth.get('south-west')!;
    const off = l1(fit.draw({ ...turn.to, shear: 0 }), other);
    expect(off).toBeLessThan(0.7 * l1(fromIndexed(turnRelief(toIndexed(sprite), turn)), other));
  });

  it('shows a thing that looks the same all round as it is', () => {
    const vase = drawn('vase', 48, 'low top-down', 12).get('south')!;
    const fit = fitSprite(vase, { view: 'low top-down', direction: 'south' })!;
    expect(fit.draw({ yaw: 90, pitch: 20, shear: 0 })).toEqual(vase);
  });

  it('does not trust its likeness of a picture that nobody of the catalogue is', () => {
    const person = boxes([...PERSON, FLAG], 32);
    expect(fitSprite(person, { view: 'side', direction: 'south' })?.trusted ?? false).toBe(false);
  });

  it('says nothing of an empty picture', () => {
    expect(fitSprite(boxes([], 16), { view: 'side', direction: 'south' })).toBeUndefined();
  });

  it('believes a description that agrees with the picture, and none that does not', () => {
    const assassin = drawn('assassin', 64, 'side', 4).get('south')!;
    const told = (description: string) => fitSprite(assassin, { view: 'side', direction: 'south', description });
    expect(told('a hooded assassin')?.brief.concept).toBe('assassin');
    expect(told('a brown horse')?.brief.kind).toBe('humanoid');
  });

  it('moves a figure that would leave a narrow canvas', () => {
    const box = opaqueBounds(knight)!;
    const narrow = crop(knight, { x: box.x, y: 0, width: box.width, height: 64 });
    const wide = KNIGHT.get('east')!;
    const turned = fitSprite(narrow, { view: 'side', direction: 'south' })!.draw({ yaw: 90, pitch: 0, shear: 0 });
    const area = ({ data }: Rgba): number => data.reduce((n, v, i) => n + (i % 4 === 3 && v > 0 ? 1 : 0), 0);
    expect(area(turned)).toBeGreaterThan(0.9 * area(wide));
  });
});

describe('details', () => {
  const EMBLEM: readonly [number, number, number] = [20, 230, 220];
  const [x0, y0] = [30, 37];
  const marked = cloneImage(knight);
  for (let y = y0; y < y0 + 3; y++)
    for (let x = x0; x < x0 + 4; x++) marked.data.set([...EMBLEM, 255], (y * 64 + x) * 4);
  const fit = fitSprite(marked, { view: 'side', direction: 'south' })!;
  const shown = (yaw: number, guidance?: number): number => {
    const { data } = fit.draw({ yaw, pitch: 0, shear: 0 }, guidance);
    let n = 0;
    for (let i = 0; i < data.length; i += 4) if (EMBLEM.every((v, c) => data[i + c] === v)) n++;
    return n;
  };

  it('carries an emblem that the geometry does not know to the next side, and not to the back', () => {
    expect(shown(45)).toBeGreaterThanOrEqual(4);
    expect(shown(180)).toBe(0);
  });
});
