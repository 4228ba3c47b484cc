import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import { createConceptGuesser } from '../../../../workers/engine/understand/guess/guess.ts';
import { type ConceptReader, createConceptReader } from '../../../../workers/engine/understand/guess/reader.ts';
import { loadWordVectors } from '../../../../workers/engine/understand/guess/words.ts';
import type { ConceptGuess } from '../../../../workers/engine/understand/index.ts';
import { GOLDEN, MODELS } from './golden.ts';

const CATEGORIES = [
  ...['animal', 'armor', 'building', 'clothing', 'door', 'effect', 'equipment layer', 'floor', 'food', 'furniture'],
  ...['humanoid', 'item', 'monster', 'plant', 'robot', 'structure', 'terrain', 'tile', 'tool', 'ui', 'vehicle', 'wall'],
  'weapon',
];

let models: Models;
let read: ConceptReader;
let guess: (text: string) => Promise<ConceptGuess | undefined>;

beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
  read = createConceptReader(models, loadWordVectors(MODELS));
  guess = createConceptGuesser(models);
});
afterAll(() => models.dispose());

describe('the text-concept network', () => {
  // PyTorch read the vectors before they were rounded to 7 bits: no probability is off by more than 1.5 per cent
  it.each(GOLDEN)('answers "$text" as PyTorch does', async (golden) => {
    const found = (await read(golden.text))!;
    const pairs = [
      [found.category, golden.category_probability],
      [found.colours, golden.colour_probability],
      [found.view, golden.view_probability],
      [found.embedding, golden.text_embedding],
    ] as const;
    for (const [got, want] of pairs) {
      expect(got.length).toBe(want.length);
      for (const [i, value] of got.entries()) expect(Math.abs(value - want[i]!)).toBeLessThan(1.5e-2);
    }
  });

  it.each([
    ['scimitar', ['weapon']],
    ['a brave knight with a red cape', ['humanoid']],
    ['cheeseburger', ['food']],
    ['old oak tree in autumn', ['plant']],
    ['fedora', ['clothing', 'armor']],
    ['flamingo', ['animal']],
    ['pickaxe', ['tool', 'weapon']],
    ['iron portcullis', ['door']],
    ['thatched cottage', ['building']],
  ])('guesses what "%s" is', async (text, categories) => {
    expect(categories).toContain((await guess(text))!.category);
  });

  it.each([
    'glorptak',
    'asdf qwerty',
    'x',
    'zzz-zzz-zzz',
    'the of and',
    'pneumonoultramicroscopicsilicovolcanoconiosis',
    'a '.repeat(1000),
  ])('gives a valid guess for "%s"', async (text) => {
    const found = (await guess(text))!;
    expect(CATEGORIES).toContain(found.category);
    expect(found.confidence).toBeGreaterThan(0);
    expect(found.confidence).toBeLessThanOrEqual(1);
    expect(found.colours.length).toBeGreaterThan(0);
    for (const colour of found.colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('gives no guess where there is no word', async () => {
    for (const text of ['', '  ', '42', '🍰🍰', '龍']) expect(await guess(text)).toBeUndefined();
  });

  it('gives the same answer every time, alone or side by side', async () => {
    const texts = GOLDEN.map(({ text }) => text);
    const together = await Promise.all(texts.map(guess));
    for (const [i, text] of texts.entries()) expect(await guess(text)).toEqual(together[i]);
  });

  it('puts texts about like things near each other', async () => {
    const [katana, sword, soup] = await Promise.all(['katana', 'steel longsword', 'bowl of soup'].map(read));
    const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
    const near = cosine(katana!.embedding, sword!.embedding);
    expect(near).toBeGreaterThan(cosine(katana!.embedding, soup!.embedding) + 0.3);
  });

  it('is left out, without an error, where no model serves it', async () => {
    const none = createConceptGuesser({ ...models, forUse: () => undefined });
    expect(await none('sword')).toBeUndefined();
  });
});
