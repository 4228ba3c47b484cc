/** Wishes in other languages than English: each is read into English by a dictionary and the order of words. */
import { describe, expect, test } from 'vitest';
import type { ModelReply, Turn } from '../../workers/agent/model.ts';
import { planner } from '../../workers/agent/planner/index.ts';
import { inEnglish } from '../../workers/agent/planner/languages/index.ts';

describe('a wish in another language is read in English', () => {
  test.each([
    ['de', 'Hallo, kannst du mir einen kleinen Ritter mit roter Feder zeichnen?', 'a small knight with a red feather'],
    ['de', 'ein kleiner Drache, der Feuer spuckt, 32x32', 'a small dragon breathing fire, 32x32'],
    ['de', 'zeichne mir drei Bäume: eine Eiche und eine Tanne', 'three trees: an oak and a fir tree'],
    ['de', 'einen Holzhammer und einen Feuerball', 'a wooden hammer and a fire ball'],
    ['fr', 'je voudrais une tuile isométrique de neige', 'an isometric snow tile'],
    ['fr', "un dragon rouge avec des ailes noires, s'il te plaît", 'a red dragon with black wings'],
    ['fr', 'fais marcher mon chevalier', 'make my knight walk'],
    ['es', 'quiero una casa de madera con techo rojo', 'a wooden house with a red roof'],
    ['es', 'un juego donde un gato recoge peces', 'a game where a cat collects fish'],
    ['it', 'un gatto arancione che dorme', 'a sleeping orange cat'],
    ['pt', 'um gato preto com chapéu de bruxo', 'a black cat with a wizard hat'],
    ['pt', 'espada de ouro', 'golden sword'],
  ])('%s: %s', (language, said, english) => {
    expect(inEnglish(said)).toEqual({ text: english, language, unknown: [] });
  });

  test('English is left as it is', () => {
    for (const said of [
      'a red dragon',
      'pan on fire',
      'can you draw me a rose',
      'a dog in a cafe',
      'no',
      'a bat and a ball',
    ])
      expect(inEnglish(said)).toBeUndefined();
  });
});

const next = (turns: readonly Turn[]): Promise<ModelReply> =>
  planner.next({
    ...{ system: '', turns, tools: [], projectId: null, signal: new AbortController().signal },
    ...{ price: async () => 0, onText: () => {} },
  });

test('it is made, and told in the language of the wish', async () => {
  const { text, calls } = await next([{ role: 'user', text: 'ein grünes Schwert mit goldenem Griff' }]);
  expect(text).toMatch(/^Ich lese: "a green sword with a golden hilt"\.\nIch mache: /);
  expect(calls).toMatchObject([
    { tool: 'create_map_object', args: { description: expect.stringContaining('green sword') } },
  ]);
});

test('a word of no dictionary is asked about before anything is spent, and "ja" is a yes', async () => {
  const wish: Turn = { role: 'user', text: 'ein roter Drache und ein Zwubbel' };
  const asked = await next([wish]);
  expect(asked.calls).toEqual([]);
  expect(asked.text).toMatch(/"Zwubbel".*\?$/s);
  const agreed = await next([wish, { role: 'assistant', text: asked.text, calls: [] }, { role: 'user', text: 'ja' }]);
  expect(agreed.calls).toMatchObject([
    { tool: 'create_character', args: { description: expect.stringContaining('red dragon') } },
  ]);
});
