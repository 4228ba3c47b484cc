import { describe, expect, it } from 'vitest';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('a text that names a place alone asks for a picture of it', () => {
  it.each([
    ['sunset over the ocean', 'water', ['sunset']],
    ['city skyline at night', 'city', ['night']],
    ['mountain landscape', 'mountain', []],
    ['a dark forest', 'forest', ['dark']],
    ['snowy forest landscape', 'snow', ['snowy']],
    ['dungeon room', 'dungeon', []],
    ['forest clearing', 'forest', []],
    ['underwater scene', 'underwater', []],
    ['medieval tavern interior', 'room', []],
    ['sky background with clouds', 'sky', []],
    ['graveyard', 'graveyard', []],
  ])('"%s": %s, %j', (text, setting, mood) => {
    expect(understand(text)).toMatchObject({ setting, mood, scenery: true, confidence: 1, unknown: [] });
  });

  it.each([
    ['a knight in a forest', 'knight', 'forest'],
    ['desert with pyramids', 'pyramid', 'desert'],
    ['a castle at night', 'castle', 'night'],
    ['a mountain', 'mountain', undefined],
    ['snowman in the snow', 'snowman', 'snow'],
    ['forest elf', 'elf', undefined],
  ])('"%s" is about a %s', (text, concept, setting) => {
    const brief = understand(text);
    expect(brief.scenery).toBeUndefined();
    expect(brief.concept).toBe(concept);
    if (setting) expect(brief.setting).toBe(setting);
  });
});
