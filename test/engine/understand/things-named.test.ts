import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';
import { LEXICON } from '../../../workers/engine/understand/default-lexicon.ts';
import { effectOf } from '../../../workers/engine/understand/effects/index.ts';
import { heard } from '../../../workers/engine/understand/heard.ts';

/** The thing that a name alone is. */
const thing = (name: string): string | undefined =>
  LEXICON.read(heard(name).text).flatMap((r) => (r.is === 'concept' && r.kind === 'thing' && !r.weak ? [r.id] : []))[0];

describe('things by their names', () => {
  it.each([
    ['toast', 'toast'],
    ['wheel of cheese', 'cheese-wheel'],
    ['ballista', 'ballista'],
    ['trebuchet', 'trebuchet'],
    ['walking stick', 'walking-stick'],
    ['air conditioner', 'air-conditioner'],
    ['time machine', 'time-machine'],
    ['hologram', 'hologram'],
    ['tape measure', 'tape-measure'],
    ['ruler', 'ruler'],
    ['mittens', 'mittens'],
    ['jeans', 'jeans'],
    ['chainmail', 'chain-mail'],
    ['radioactive barrel', 'radioactive-barrel'],
    ['iron maiden', 'iron-maiden'],
    ['model volcano', 'model-volcano'],
    ['glass slipper', 'glass-slipper'],
    ['paper crane', 'paper-crane'],
    ['popped balloon', 'popped-balloon'],
  ])('%s', (name, id) => expect(thing(name)).toBe(id));

  it.each(['ice cream cone', 'slime ball', 'cursed ring', 'magic ring', 'holy ring'])('%s is no effect', (name) =>
    expect(effectOf(heard(name).text)).toBeUndefined(),
  );

  it.each([
    ['uncut ruby', 'ore'],
    ['cut diamond', 'diamond'],
    ["jack o'lantern", 'jack-o-lantern'],
    ['shadow blade', 'sword'],
  ])('%s is drawn as %s', async (description, concept) => {
    const { brief } = await draw({ description, width: 32, height: 32, seed: 1, noBackground: true });
    expect(brief.concept).toBe(concept);
  });
});
