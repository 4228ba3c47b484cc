import { describe, expect, it } from 'vitest';
import { heard } from '../../../workers/engine/understand/heard.ts';

describe('from where somebody is seen, in any spelling', () => {
  it.each([
    ['a side view of a knight', 'a knight', 'east'],
    ['profile view of a pirate', 'a pirate', 'east'],
    ['left profile of a pirate', 'a pirate', 'west'],
    ['pirate profile', 'pirate', 'east'],
    ['knight seen from its side', 'knight', 'east'],
    ['knight, side', 'knight', 'east'],
    ['knight sideways', 'knight', 'east'],
    ['side facing knight', 'knight', 'east'],
    ['knight, lateral view', 'knight', 'east'],
    ['a knight that faces left', 'a knight', 'west'],
    ['east-facing knight', 'knight', 'east'],
    ['knight facing down-left', 'knight', 'south-west'],
    ['knight facing south west', 'knight', 'south-west'],
    ['knight facing northeast', 'knight', 'north-east'],
    ['view from behind of a ninja', 'a ninja', 'north'],
    ['ninja with back turned', 'ninja', 'north'],
    ['knight showing his back', 'knight', 'north'],
    ['knight looking away from the viewer', 'knight', 'north'],
    ['back view of a knight', 'a knight', 'north'],
    ['three quarter view of a knight', 'a knight', 'south-east'],
  ])('%s', (text, left, direction) => {
    expect(heard(text)).toMatchObject({ text: left, asks: { direction } });
  });

  it.each(['side view of a castle', 'side view of a big pine forest', 'side view level', 'a girl with her left eye shut'])('%s is not turned', (text) => {
    expect(heard(text).asks.direction).toBeUndefined();
  }); // biome-ignore format: one line
});
