import { expect, it } from 'vitest';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { editBrief, understand } from '../../../workers/engine/understand/index.ts';

const hat = (text: string): string | undefined => understand(text).parts.map((p) => p.piece).find((id) => /hat|tricorn|cap/.test(id)); // biome-ignore format: one line

it('who wears a helmet, a hood or goggles gets the hat that was asked for; who has a hat keeps its kind', () => {
  for (const text of [
    'a dwarf with a hat',
    'knight wearing a hat',
    'a viking with a hat',
    'an elven archer with a hat',
  ])
    expect(hat(text), text).toBe('cowboy-hat');
  expect(hat('a wizard with a hat')).toBe('wizard-hat');
  expect(hat('a pirate with a hat')).toBe('tricorn');
  expect(hat('a nurse with a hat')).toBe('nurse-cap');
});

it('a hat that is put on somebody later is on his head in its colour', () => {
  const smith = understand('a dwarf blacksmith with a red beard');
  for (const seed of [1, 2, 3, 7]) {
    const worn = lookOf(editBrief(smith, 'wearing a blue hat', { seed }), seed, 1).worn.get('hat');
    expect(worn?.piece.id, `seed ${seed}`).toBe('cowboy-hat');
    expect(worn?.material, `seed ${seed}`).toMatch(/^#3868c4/);
  }
});

it('a beard whose colour was said keeps it when the hair gets another', () => {
  const beard = (edit: string) => lookOf(editBrief(understand('a dwarf with a red beard'), edit, { seed: 3 }), 3, 1).worn.get('beard')?.material; // biome-ignore format: one line
  expect(beard('with blonde hair')).toBe(beard('with a belt'));
});

it('what is on a cap, a helmet or a bag is drawn on that alone, and the mask of a beast is that beast', () => {
  const parts = (text: string) => understand(text).parts.map((p) => [p.piece, p.pattern ?? ''].join(' '));
  expect(parts('a sailor with an anchor on his cap')).toEqual(['sailor-hat emblem:anchor']);
  expect(parts('clone trooper, purple stripe on helmet')).toEqual(['power-helmet stripe']);
  expect(understand('clone trooper, purple stripe on helmet').pattern).toBeUndefined();
  expect(parts('army medic with red cross bag')).toEqual(['satchel emblem:cross']);
  for (const [beast, id] of [['rabbit', 'rabbit-mask'], ['crow', 'raven-mask'], ['goat', 'cow-mask']]) {
    const worn = lookOf(understand(`a thief with a ${beast} mask`), 1, 1).worn;
    expect([worn.get('face')?.piece.id, worn.get('hair')], beast).toEqual([id, undefined]);
  }
}); // biome-ignore format: a table
