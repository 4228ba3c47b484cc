import { describe, expect, it } from 'vitest';
import { heard } from '../../../workers/engine/understand/heard.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('what only likens is not there', () => {
  it.each([
    ['man big as a house', 'man, big'],
    ['warrior strong as an ox', 'warrior, strong'],
    ['sly as a fox merchant', 'sly merchant'],
    ['princess with skin white as snow and hair black as night', 'princess with white skin and black hair'],
    ['paladin with a heart of gold', 'paladin'],
    ['man built like a tank', 'man, muscular'],
    ['lone wolf ranger', 'ranger'],
    ['hit man', 'assassin in a suit'],
    ['horse thief', 'thief'],
  ])('%s', (text, left) => {
    expect(heard(text).text).toBe(left);
  });

  it.each([
    ['lone wolf', 'wolf'],
    ['black sheep', 'sheep'],
    ['tank', 'tank'],
    ['lion tamer', 'lion-tamer'],
  ])('%s by itself is one', (text, concept) => {
    expect(understand(text).concept).toBe(concept);
  });

  it('a tank enemy guy is a person, and what was likened is told', () => {
    expect(understand('tank enemy guy').kind).toBe('humanoid');
    expect(heard('man thin as a rake').unknown).toContain('rake');
  });

  it.each(['girl with a red ball as big as her', 'man dressed as a bear', 'boy as well as a girl'])(
    '%s stays',
    (text) => {
      expect(heard(text).text).toBe(text);
    },
  );
});
