import { describe, expect, it } from 'vitest';
import {
  CATEGORY_DEFAULTS,
  PROP_CATEGORIES,
  PROPS,
  SETTING_DEFAULTS,
} from '../../../../workers/engine/catalogue/things/index.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import type { Brief } from '../../../../workers/engine/types.ts';

const brief = (concept: string, more: Partial<Brief> = {}): Brief => ({
  kind: 'thing',
  concept,
  confidence: 1,
  colours: [],
  parts: [],
  without: [],
  build: [],
  mood: [],
  count: 1,
  unknown: [],
  drawnAs: concept,
  ...more,
});
const draw = (b: Brief, size: number, seed = 1) =>
  drawSubject(b, { width: size, height: size, style: {}, seed, variation: 0.5 });
const covered = (data: Uint8ClampedArray): number =>
  data.reduce((n, v, i) => n + (i % 4 === 3 && v === 255 ? 1 : 0), 0);

/** Bytes are compared at once: what tells the difference of two lists takes longer than drawing. */
const same = (a: Uint8ClampedArray, b: Uint8ClampedArray) => Buffer.from(a).equals(Buffer.from(b));

const IDS = Object.keys(PROPS);

/** Where a part may be seen: most are at 24 pixels already; some components are there for some seeds alone. */
const SHOWS = [[24, 1] as const, ...[1, 2, 3, 4, 5, 6, 7, 8].map((seed) => [48, seed] as const)];

/** Every effect has the same three dozen things that may float in it: each is looked for in every sixth of them. */
const EVERYWHERE = new Set(
  Object.keys(PROPS.explosion?.parts ?? {}).filter(
    (piece) => IDS.filter((id) => PROPS[id]!.parts?.[piece]).length > 60,
  ),
);
const lookedFor = (id: string): string[] =>
  Object.keys(PROPS[id]!.parts ?? {}).filter(
    (piece, at) =>
      PROPS[id]!.category !== PROPS.explosion!.category || !EVERYWHERE.has(piece) || (at + IDS.indexOf(id)) % 6 === 0,
  );

describe('things', () => {
  it('are more than 200, of every category', () => {
    expect(IDS.length).toBeGreaterThan(200);
    expect(new Set(IDS.map((id) => PROPS[id]?.category))).toEqual(new Set(PROP_CATEGORIES));
  });

  it('have lower-case kebab ids and singular words of their own', () => {
    for (const id of IDS) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const id of IDS) for (const alias of PROPS[id]!.aliases) expect(alias, id).toMatch(/^[a-z]+( [a-z]+)*$/);
  });

  it('stand for categories and settings by existing ids', () => {
    for (const id of [...Object.values(CATEGORY_DEFAULTS).flat(), ...Object.values(SETTING_DEFAULTS)])
      expect(PROPS, id).toHaveProperty(id);
  });

  it.each(IDS)('%s fills its canvas at 16 and 32 pixels, is the same for a seed and another for the next', (id) => {
    const two = draw(brief(id), 32).image;
    for (const image of [draw(brief(id), 16).image, two]) {
      const size = image.width;
      const share = covered(image.data) / (size * size);
      expect(share, `${id} at ${size}`).toBeGreaterThan(0.06);
      expect(share).toBeLessThan(1);
      const rim = [...Array(size).keys()].flatMap((i) => [i, (size - 1) * size + i, i * size, i * size + size - 1]);
      expect(rim.filter((at) => image.data[at * 4 + 3])).toEqual([]);
    }
    expect(same(draw(brief(id), 32).image.data, two.data)).toBe(true);
    expect(same(draw(brief(id), 32, 2).image.data, two.data)).toBe(false);
  });

  it.each(IDS)('%s takes a colour said of it', (id) => {
    const [r, g, b] = [0xd0, 0x20, 0xc0];
    const data = draw(brief(id, { colours: ['#d020c0'] }), 48).image.data;
    let near = 0;
    for (let i = 0; i < data.length; i += 4) {
      // the ramp's tones keep the hue: more red and blue than green by far
      if (data[i + 3] === 255 && data[i]! - data[i + 1]! > 60 && data[i + 2]! - data[i + 1]! > 40) near++;
    }
    expect(near, `${id}: pixels like ${r},${g},${b}`).toBeGreaterThan(8);
  });

  it.each(IDS.filter((id) => PROPS[id]!.parts))('%s shows the colours of its parts', (id) => {
    const hidden = new Set(lookedFor(id));
    for (const [size, seed] of SHOWS) {
      if (!hidden.size) break;
      const plain = draw(brief(id), size, seed).image.data;
      for (const piece of hidden) {
        const dyed = draw(brief(id, { parts: [{ piece, colour: '#d020c0' }] }), size, seed).image.data;
        if (!same(dyed, plain)) hidden.delete(piece);
      }
    }
    expect([...hidden]).toEqual([]);
  });
});
