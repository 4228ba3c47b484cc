import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, OUTLINES, SHADINGS, VIEWS } from '../../../src/domain/words.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { QUADRUPEDS } from '../../../workers/engine/catalogue/animals.ts';
import { HUMANOID_CONCEPTS } from '../../../workers/engine/catalogue/people.ts';
import { drawSubject } from '../../../workers/engine/subject/draw-subject.ts';
import { brief, faults, options } from './briefs.ts';

const hash = (image: Rgba): string => createHash('sha256').update(image.data).digest('hex');
const subjects = [brief('knight'), brief('wolf', {}, 'quadruped')];

describe('every picture has its exact size, binary alpha and a clear edge', () => {
  const sizes: readonly (readonly [number, number])[] = [
    [16, 16],
    [24, 24],
    [32, 32],
    [48, 48],
    [64, 64],
    [128, 128],
    [32, 64],
    [64, 32],
    [17, 23],
    [400, 400],
    [400, 64],
  ];
  it.each(sizes)('%i×%i', (width, height) => {
    for (const b of subjects) {
      const { image, parts } = drawSubject(b, { ...options(48), width, height });
      expect(faults(image, width, height)).toEqual([]);
      expect(parts.length).toBe(width * height);
    }
  });
  it.each([1, 2, 3, 5, 8])('%i px, too small for a figure, is still a picture of that size', (size) => {
    const { image } = drawSubject(brief('knight'), options(size));
    expect(image.data.length).toBe(size * size * 4);
    expect([...image.data].filter((_, i) => i % 4 === 3).every((a) => a === 0 || a === 255)).toBe(true);
  });
  it('every humanoid, seen from a corner with its seed at work', () => {
    for (const id of Object.keys(HUMANOID_CONCEPTS)) {
      const { image } = drawSubject(
        brief(id),
        options(32, { style: { direction: 'south-west' }, seed: 7, variation: 1 }),
      );
      expect(faults(image, 32, 32), id).toEqual([]);
    }
  });
  it('every animal, seen from a corner with its seed at work', () => {
    for (const id of Object.keys(QUADRUPEDS)) {
      const { image } = drawSubject(
        brief(id, {}, 'quadruped'),
        options(32, { style: { direction: 'south-west' }, seed: 7, variation: 1 }),
      );
      expect(faults(image, 32, 32), id).toEqual([]);
    }
  });
  it('every outline, shading and view', () => {
    for (const b of subjects) {
      for (const style of [
        ...OUTLINES.map((outline) => ({ outline })),
        ...SHADINGS.map((shading) => ({ shading })),
        ...VIEWS.map((view) => ({ view })),
        { isometric: true },
      ]) {
        expect(faults(drawSubject(b, options(40, { style })).image, 40, 40), JSON.stringify(style)).toEqual([]);
      }
    }
  });
});

describe('a seed decides, and nothing else', () => {
  it('gives the same bytes for the same request, whatever was drawn in between', () => {
    for (const b of subjects) {
      const first = hash(drawSubject(b, options(48, { variation: 0.7 })).image);
      for (let i = 0; i < 40; i++)
        drawSubject(brief('wizard', { colours: [`#${(i * 405019 + 1048576).toString(16).slice(0, 6)}`] }), options(16));
      drawSubject(brief('pirate'), options(200));
      expect(hash(drawSubject(b, options(48, { variation: 0.7 })).image)).toBe(first);
    }
  });
  it('gives another picture for another seed', () => {
    for (const id of ['knight', 'wizard', 'princess', 'person', 'goblin']) {
      const seen = new Set(
        Array.from({ length: 12 }, (_, seed) =>
          hash(drawSubject(brief(id), options(48, { seed, variation: 0.7 })).image),
        ),
      );
      expect(seen.size, id).toBeGreaterThanOrEqual(10);
    }
  });
  it('draws the usual one whatever the seed when nothing may vary', () => {
    const seen = new Set(
      Array.from({ length: 5 }, (_, seed) =>
        hash(drawSubject(brief('wizard'), options(48, { seed, variation: 0 })).image),
      ),
    );
    expect(seen.size).toBe(1);
  });
});

describe('eight directions show one subject', () => {
  it.each([
    ['knight', 'humanoid'],
    ['wizard', 'humanoid'],
    ['robot', 'humanoid'],
    ['tiger', 'quadruped'],
  ] as const)('%s', (id, kind) => {
    const drawn = DIRECTIONS.map((direction) =>
      drawSubject(brief(id, {}, kind), options(48, { style: { direction } })),
    );
    expect(new Set(drawn.map((d) => hash(d.image))).size).toBe(8);
    // colours of any one direction are nearly all in the others together
    drawn.forEach((d, i) => {
      const others = new Set(drawn.filter((_, j) => j !== i).flatMap((o) => o.palette));
      const own = d.palette.filter((c) => !others.has(c));
      expect(own.length, `${DIRECTIONS[i]}: ${own.join(' ')}`).toBeLessThanOrEqual(2);
    });
    // feet stand on one row (within the tread of a turned foot)
    const feet = drawn.map((d) => {
      for (let i = d.parts.length - 1; i >= 0; i--) if (d.parts[i]! >= 0) return Math.floor(i / 48);
      return -1;
    });
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThanOrEqual(kind === 'humanoid' ? 4 : 14);
  });
  it('has a face from the south and none from the north', () => {
    const named = (direction: 'south' | 'north'): number => {
      const d = drawSubject(brief('person'), options(64, { style: { direction } }));
      return [...d.parts].filter((p) => p >= 0 && d.partNames[p] === 'head').length;
    };
    expect(named('south')).toBeGreaterThan(100);
    expect(named('north')).toBeLessThan(named('south') / 4);
  });
});

describe('a style word changes what it says', () => {
  const draw = (style: object) => drawSubject(brief('knight'), options(48, { style }));
  it('black outline: the ring round the figure is one colour', () => {
    const { image, parts } = draw({ outline: 'single color black outline' });
    const ring = new Set<string>();
    for (let i = 0; i < parts.length; i++)
      if (parts[i]! < 0 && image.data[i * 4 + 3] === 255) ring.add([...image.data.subarray(i * 4, i * 4 + 3)].join());
    expect([...ring]).toEqual(['14,10,20']);
  });
  it('lineless: nothing is drawn outside the parts', () => {
    const { image, parts } = draw({ outline: 'lineless' });
    expect([...parts].some((p, i) => p < 0 && image.data[i * 4 + 3] === 255)).toBe(false);
  });
  it('shading: more tones give more colours', () => {
    const counts = SHADINGS.map((shading) => draw({ shading }).palette.length);
    expect(counts[0]).toBeLessThan(counts[1]!);
    expect(counts[1]).toBeLessThan(counts[2]!);
    expect(counts[2]).toBeLessThanOrEqual(counts[3]!);
  });
  it('detail and view change the picture', () => {
    const variants = [
      {},
      { detail: 'low detail' },
      { detail: 'highly detailed' },
      { view: 'side' },
      { view: 'high top-down' },
      { isometric: true },
    ];
    expect(new Set(variants.map((v) => hash(draw(v).image))).size).toBe(variants.length);
  });
});

it('tells its stages in order, with a picture of the final size each', () => {
  const seen: string[] = [];
  drawSubject(brief('knight'), {
    ...options(32),
    onStage: (stage, image) => {
      seen.push(stage);
      expect(faults(image(), 32, 32)).toEqual([]);
    },
  });
  expect(seen).toEqual(['sketching', 'shading', 'finishing']);
});
