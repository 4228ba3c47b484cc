import { describe, expect, it, test } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('a creature', () => {
  test.each([
    ['fire wolf', 'wolf', ['fire']],
    ['a wolf made of lava', 'wolf', ['fire']],
    ['ice dragon', 'dragon', ['ice']],
    ['electric mouse monster', 'mouse', ['lightning']],
    ['shadow panther', 'panther', ['shadow']],
    ['armored bear', 'bear', ['armoured']],
    ['skeleton horse', 'horse', ['skeletal']],
    ['zombie dog', 'dog', ['undead']],
    ['robot cat', 'cat', ['mechanical']],
  ])('"%s" is a %s that is %s', (text, concept, traits) => {
    expect(understand(text)).toMatchObject({ concept, traits, unknown: [] });
  });

  test.each(['a wolf', 'a red wolf', 'a fire mage', 'a fire sword', 'an armored knight'])('"%s" has none', (text) => {
    expect(understand(text).traits).toBeUndefined();
  });
});

describe('a breed', () => {
  test.each([
    ['dachshund puppy', 'dachshund'],
    ['orange tabby cat', 'orange-tabby'],
    ['corgi dog', 'corgi'],
    ['siamese kitten', 'siamese-cat'],
    ['koala', 'koala'],
    ['nine tailed fox', 'kitsune'],
  ])('"%s" is the %s', (text, concept) => {
    expect(understand(text)).toMatchObject({ kind: 'quadruped', concept, unknown: [] });
  });

  it('that is young is built so', () => {
    expect(understand('husky puppy').build).toContain('young');
    expect(understand('husky').build).not.toContain('young');
  });

  it('that is coloured otherwise keeps its kind', () => {
    expect(understand('orange cat')).toMatchObject({ concept: 'cat', colours: ['#e07828'] });
  });
});
