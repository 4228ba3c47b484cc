import { expect, it } from 'vitest';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { editBrief, understand } from '../../../workers/engine/understand/index.ts';

it('what is covered in blood is bloody, whoever or whatever it is', () => {
  expect(understand('a knight covered in blood').drawnAs).toBe('a bloody knight');
  expect(understand('an orc drenched in his own blood').mood).toEqual(['bloody']);
  expect(understand('a sword covered in blood')).toEqual(understand('a bloody sword'));
  const knight = understand('a knight with a sword covered in blood');
  expect(knight).toEqual(understand('a knight with a bloody sword'));
});

it('blood is on plates as on cloth, and only cloth tears', () => {
  const torso = (text: string) => lookOf(understand(text), 1, 1).worn.get('torso')?.states;
  expect(torso('a bloody knight')).toEqual(['bloody']);
  expect(torso('a bloody farmer')).toEqual(['bloody']);
  expect(torso('a broken knight')).toBeUndefined();
});

it('somebody may be hurt by an edit', () => {
  const knight = understand('a knight');
  expect(editBrief(knight, 'wounded').parts).toEqual([{ piece: 'bandages' }]);
  expect(editBrief(knight, 'make him badly injured').parts).toEqual([{ piece: 'bandages' }]);
  expect(editBrief(knight, 'covered in blood').mood).toEqual(['bloody']);
});
