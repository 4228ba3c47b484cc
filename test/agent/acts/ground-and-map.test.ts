/** Tiles and maps: what becomes of wishes whose words are marked. */
import { describe, expect, it } from 'vitest';
import { actOf } from '../../../workers/agent/planner/acts/index.ts';
import type { Outcome, Own } from '../../../workers/agent/planner/types.ts';
import { CONTEXT, wishOf } from './marked.ts';

const made = (act: string, marked: string, context = CONTEXT): Outcome => {
  const wish = wishOf(act, marked);
  return actOf(wish)(wish, context)!;
};
const calls = ({ steps }: Outcome) =>
  steps.map(({ tool, args }) => `${tool} ${JSON.stringify(typeof args === 'function' ? args([]) : args)}`);

describe('tiles from above', () => {
  it('join two grounds, the liquid one lowest', () => {
    const [only, more] = calls(made('make.tiles', '[ground sand] to [ground water] tileset, [size 32]'));
    expect(only).toContain('"lower_description":"water","upper_description":"sand","tile_size":32');
    expect(more).toBeUndefined();
  });
  it('lay beside a single ground what fits it, and say so', () => {
    const outcome = made('make.tiles', '[ground gravel]');
    expect(calls(outcome)[0]).toContain('"upper_description":"grass"');
    expect(outcome.notes?.join()).toMatch(/one ground.*grass/);
  });
  it('offer the nearest size where there is none like that', () =>
    expect(made('make.tiles', '[ground clay] and [ground grass], [size 48x48]').instead).toMatch(/48x48.*nearest is/));
  it('name a ground that has no drawing', () =>
    expect(made('make.tiles', '[ground escalator steps] and [ground grass]').instead).toMatch(
      /no ground of its own.*escalator steps/,
    ));
  it('chain three grounds', () =>
    expect(calls(made('make.tiles', '[ground water], [ground sand], [ground grass]'))).toHaveLength(2));
  it('lose no look that tiles cannot show', () =>
    expect(made('make.tiles', '[ground grass] and [ground dirt], [style painterly]').lost).toEqual(['painterly']));
  it('ask for a ground where there is none', () => expect(made('make.tiles', 'a tileset').ask).toMatch(/\?$/));
});

describe('tiles from the side', () => {
  it('lie on each other', () =>
    expect(calls(made('make.platform', '[ground stone] with [ground moss] on top'))[0]).toContain(
      '"lower_description":"stone","transition_description":"moss"',
    ));
  it('are of a place', () =>
    expect(calls(made('make.platform', '[place desert] platforms'))[0]).toContain('sandstone'));
  it('are a set for each material', () =>
    expect(made('make.platform', '[ground marble] and [ground gold]').steps).toHaveLength(2));
});

describe('isometric tiles', () => {
  it('carry a thing', () =>
    expect(calls(made('make.iso', 'iso tile: [ground sand] with [n a cactus]'))[0]).toContain('cactus on sand'));
  it('are one thing with what it has', () =>
    expect(calls(made('make.iso', 'iso tile: [n stone well] w/ [n bucket]'))).toHaveLength(1));
  it('are pictures where they are larger', () =>
    expect(calls(made('make.iso', '[n church], [size 64x128]'))[0]).toContain('create_picture'));
});

describe('maps', () => {
  const beach: Own = { id: 'own', kind: 'tiles', list: 'TOPDOWN_TILESET', name: 'beach and grass', description: 'beach and grass', animations: 0, url: '', createdAt: '' };
  it('have their tilesets drawn as part of them', () => {
    const all = calls(made('make.map', 'map of [place an island], [place a lake in the north]'));
    expect(all[0]).toContain('blue water');
    expect(all.at(-1)).toMatch(/create_map .*island, lake in the north/);
  });
  it('use a set of the account where it fits', () => {
    const outcome = made('make.map', '[place an island], [place beach all around]', { ...CONTEXT, own: [beach] });
    expect(calls(outcome)[0]).toContain('get_topdown_tileset');
    expect(outcome.notes?.join()).toContain('"beach and grass" is used');
  });
  it('call the ground of a set that was drawn here as the map does', () => {
    const lake = { ...beach, name: 'green grass on blue water', description: 'green grass on blue water' };
    const outcome = made('make.map', '[place an island], [place beach]', { ...CONTEXT, own: [lake] });
    expect(calls(outcome).find((call) => call.startsWith('create_map'))).toContain('"terrain":"blue water"');
  });
  it('of a forest are trees all around, of a village have houses', () => {
    expect(calls(made('make.map', '[place a snowy forest]')).at(-1)).toMatch(/forest all around.*"terrain":"snow"/);
    expect(calls(made('make.map', '[place a village], [place a river]')).join()).toMatch(/cottage.*place_map_object/);
  });
  it('put things where they are said to stand', () => expect(calls(made('make.map', '[place a swamp], [place witch hut top left]')).join()).toMatch(/witch hut.*place_map_object.*"x":9/));
  it('offer what they are of where no ground is known', () => expect(made('make.map', '[place a hamster cage]').instead).toMatch(/hamster cage/));
}); // biome-ignore format: short enough
