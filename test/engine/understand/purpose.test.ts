import { describe, expect, it } from 'vitest';
import { heard } from '../../../workers/engine/understand/heard.ts';

describe('what a picture is for', () => {
  it.each([
    ['gecko enemy', 'gecko'],
    ['marble golem mini-boss with a hammer', 'marble golem with a hammer'],
    ['well with a bucket, for a colony sim', 'well with a bucket'],
    ['pear, cozy orchard game icon', 'pear'],
    ['elk, 16-bit rpg enemy', 'elk, 16-bit'],
    ['barn, strategy game, red roof', 'barn with a red roof'],
    ['survival game campfire', 'campfire'],
  ])('of "%s" says nothing', (text, left) => {
    expect(heard(text).text).toBe(left);
  });

  it.each(['mafia boss in a suit', 'board game box', 'enemy spaceship', 'a hero with a cape', 'arcade game machine'])(
    '%s is what is shown',
    (text) => {
      expect(heard(text).text).toBe(text);
    },
  );
});
