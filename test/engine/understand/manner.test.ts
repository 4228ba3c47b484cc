import { expect, test } from 'vitest';
import { editBrief, understand } from '../../../workers/engine/understand/index.ts';
import { readManner } from '../../../workers/engine/understand/manner.ts';

test.each([
  ['chibi knight', 'knight', 'chibi', undefined],
  ['a 16-bit RPG knight', 'knight', 'classic', 'snes'],
  ['classic 16-bit hero', 'adventurer', 'classic', 'snes'],
  ['a realistic knight', 'knight', 'tall', undefined],
  ['a cute witch', 'witch', 'cute', undefined],
  ['8-bit knight', 'knight', undefined, 'nes'],
  ['a knight, NES style', 'knight', undefined, 'nes'],
  ['a knight in the style of the Game Boy', 'knight', undefined, 'game-boy'],
  ['Game Boy Color sprite of a dragon', 'dragon', undefined, 'game-boy-color'],
  ['game boy style treasure chest', 'treasure-chest', undefined, 'game-boy'],
  ['PICO-8 potion', 'potion', undefined, 'pico-8'],
  ['a wizard, commodore 64 palette', 'wizard', undefined, 'c64'],
  ['a castle', 'castle', undefined, undefined],
])('%s', (text, concept, body, console) => {
  const brief = understand(text);
  expect([brief.concept, brief.body, brief.console, brief.count]).toEqual([concept, body, console, 1]);
});

test.each(['a game boy', 'a boy playing a game boy', 'NES controller', 'a game boy on a table'])(
  '%s is a thing, not a manner',
  (text) => expect(readManner(text)).toEqual({ rest: text }),
);

test('a result tells the manner, and only what it does', () => {
  expect(understand('chibi knight, game boy style').drawnAs).toBe('a knight (chibi; Game Boy: four greens)');
  expect(understand('chibi treasure chest').drawnAs).toBe('a treasure chest');
});

test('an edit changes the manner and nothing else', () => {
  const knight = understand('a knight with a red cape');
  const { console, drawnAs, ...rest } = editBrief(knight, 'in Game Boy style');
  const { drawnAs: _, ...before } = knight;
  expect(console).toBe('game-boy');
  expect(rest).toEqual(before);
  expect(drawnAs).toBe('a knight with a red cape (Game Boy: four greens)');
});
