import { describe, expect, it } from 'vitest';
import { housePartsOf } from '../../../workers/engine/composition/read/house-parts.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => {
  const { text: left, changes } = housePartsOf(text, understand(text.split(/,| with /)[0]!, { seed: 1, heard: true }));
  return {
    left,
    parts: changes.map((c) =>
      c.is === 'built' ? [c.of, c.kind, c.count, c.cut].filter((v) => v !== undefined).join(' ') : c.is,
    ),
  };
};

describe('parts of a house by their names', () => {
  it.each([
    ['church with three chimneys', ['chimneys 3']],
    ['house with a crooked chimney', ['chimneys crooked 1']],
    ['barn with a crooked weather vane on the roof and a round door', ['on roof weather vane 1', 'door round']],
    ['hut, moon cut in the door, tilted', ['door moon', 'leaning']],
    ['castle with a flag with a skull', ['blazon skull']],
    ['saloon with a broken neon sign', ['board broken neon']],
    ['tower with a grass roof', ['roof grass']],
    ['warehouse, burnt down', ['burnt']],
    ['lighthouse with only one window', ['windows 1']],
    ['mansion with boarded windows except one lit in the attic', ['one window lit']],
    ['three story cottage', ['storeys 2']],
    ['windmill with sandbags and barbed wire in front', ['row sandbags', 'row barbed wire']],
    ['ruined clock tower', ['crumbled']],
    ['hut with tusks walls and a hide roof', ['walls bones', 'roof hide']],
    ['observatory with a shattered dome', ['broken dome']],
    ['greenhouse, broken dome, plants growing thru the cracks', ['broken dome grown']],
    ['tavern with stone walls', ['walls stone']],
    ['barracks with a red banner on top', ['flags']],
    ['bakery in ruins, chimney smoke', ['crumbled', 'smokes']],
    ['cottage under construction', ['scaffold unfinished']],
  ])('%s', (text, parts) => {
    expect(read(text).parts).toEqual(parts);
  });

  it('leaves what it does not know to others', () => {
    expect(read('cottage with a red door and two chimneys').left).toBe('cottage with a red door');
    expect(read('cottage with two chimneys and a red door').left).toBe('cottage with a red door');
    expect(read('shop with a sword sign').parts).toEqual([]);
  });
});
