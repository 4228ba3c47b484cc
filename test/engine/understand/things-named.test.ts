import { describe, expect, it } from 'vitest';
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
    ["jack o'lantern", 'jack-o-lantern'],
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

  it('a stone that is not cut yet sits in its rock, a cut one is as they are drawn', () => {
    expect(heard('uncut ruby').text).toBe('ruby ore');
    expect(heard('cut diamond').text).toBe('diamond');
  });
});
