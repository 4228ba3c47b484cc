import { describe, expect, it } from 'vitest';
import { PLACES } from '../../../workers/engine/composition/places/index.ts';
import { lacking } from '../../../workers/engine/composition/places/lacking.ts';
import { inMood } from '../../../workers/engine/composition/places/moods.ts';
import { withoutAbsent } from '../../../workers/engine/composition/read/absent.ts';
import { oddIn } from '../../../workers/engine/composition/read/odd-one.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { insideOf, plainer } from '../../../workers/engine/composition/read/wording.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said);
const scene = (text: string) => readScene(text, read);
const things = (text: string, burning = false): readonly string[] => {
  const graph = scene(text);
  return inMood(PLACES[graph.place!]!, graph, burning).things.map(([, what]) => what);
};
const picture = async (description: string) => (await draw({ description, width: 128, height: 100, seed: 1 })).image;
type Picture = Awaited<ReturnType<typeof picture>>;

/** Share of the lower half's pixels for which a test holds. */
function low({ width, height, data }: Picture, is: (r: number, g: number, b: number) => boolean): number {
  let hit = 0;
  for (let i = (width * height) / 2; i < width * height; i++)
    if (is(data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!)) hit += 1;
  return hit / ((width * height) / 2);
}

describe('moods of places', () => {
  it('water stands in a flooded street, snow lies in one that is snowed in', async () => {
    const blue = (r: number, _g: number, b: number) => b > r + 40;
    expect(low(await picture('flooded city street'), blue)).toBeGreaterThan(0.25 + low(await picture('city street'), blue)); // biome-ignore format: one line
    expect(low(await picture('snowed in city street'), (r, g, b) => Math.min(r, g, b) > 195)).toBeGreaterThan(0.3);
  });

  it('trees of a season stand where none do else', () => {
    expect(things('autumn village street')).toContain('tree');
    expect(things('village street')).not.toContain('tree');
  });

  it('orange trees of autumn bear no oranges', () => {
    expect(plainer('autumn street with orange trees')).toContain('autumn trees');
    expect(plainer('orchard with orange trees')).toContain('orange trees');
  });

  it('a forest, a street and a room burn', async () => {
    const fire = (r: number, g: number, b: number) => r > 220 && g > 90 && g < 220 && b < 90;
    for (const text of ['burning forest', 'burning classroom'])
      expect(low(await picture(text), fire)).toBeGreaterThan(0.03);
    expect(things('burning street', true)).toContain('art:blaze');
  });

  it('lamps that are off do not shine, and one alone does', () => {
    expect(things('dungeon corridor, lights off')).not.toContain('wall-torch');
    const graph = scene('dungeon corridor with one light on');
    const torches = inMood(PLACES[graph.place!]!, graph, false).things.filter(([, what]) => what === 'wall-torch');
    expect(torches.map(([, , count]) => count)).toEqual([1]);
    expect(oddIn('hospital hallway, one flickering light').odd).toBeUndefined();
    expect(insideOf('office with the lights off', true)).toBe('office interior, lights off');
    expect(insideOf('city street with the lights off', true)).toBe('city street, lights off');
  });

  it('what shall not be in front is not there', () => {
    expect(withoutAbsent('green hills, no trees in front')).toEqual({ text: 'green hills', absent: ['foreground'] });
    expect(withoutAbsent('green hills, nothing in the foreground').absent).toEqual(['foreground']);
    expect(lacking(PLACES.hill!, { absent: ['foreground'] }).things.filter(([rank]) => rank === 'front' || rank === 'mid')).toEqual([]); // biome-ignore format: one line
    const bare = lacking(PLACES.park!, { absent: ['tree'] });
    expect(bare.things.some(([, what]) => /(?:^|[- ])(?:tree|willow)/.test(what))).toBe(false);
  });
});

describe('what flows, burns and covers', () => {
  it('rivers are of what is said', () => {
    expect(scene('candy forest with a chocolate river').painted).toEqual([expect.objectContaining({ feature: 'river:#7c4a2c' })]); // biome-ignore format: one line
    expect(scene('forest with a river of blood').painted).toEqual([expect.objectContaining({ feature: 'river:#a81c2a' })]); // biome-ignore format: one line
    expect(scene('desert with a river of lava').painted).toEqual([expect.objectContaining({ feature: 'lava river' })]);
    expect(scene('forest with a river').painted).toEqual([expect.objectContaining({ feature: 'river' })]);
  });

  it('a place on fire burns, a subject in it burns alone', () => {
    expect(plainer('library on fire')).toBe('burning library');
    expect(plainer('knight on fire')).toBe('knight on fire');
    const graph = { ...scene('forest'), nodes: scene('a knight').nodes };
    expect(inMood(PLACES.forest!, graph, true).things.some(([, what]) => what === 'art:blaze')).toBe(false);
  });

  it('what is covered in paint is not overgrown', () => {
    expect(scene('old subway car covered in graffiti').manners?.map(({ id }) => id)).not.toContain('overgrown');
    expect(scene('city covered in plants').manners?.map(({ id }) => id)).toContain('overgrown');
  });

  it('a lake underground lies in a cave, a ship among stars is none of the sea', () => {
    expect(scene('underground lake with glowing mushrooms').place).toBe('cave');
    expect(plainer('space hangar with a big ship')).toBe('space hangar with a big spaceship');
    expect(plainer('harbor with a big ship')).toBe('harbor with a big ship');
  });
});
