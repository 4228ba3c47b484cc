import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import type { SceneGraph } from '../../../workers/engine/composition/graph.ts';
import { withoutShown } from '../../../workers/engine/composition/places/already-shown.ts';
import { PLACES } from '../../../workers/engine/composition/places/index.ts';
import { inMood } from '../../../workers/engine/composition/places/moods.ts';
import { throughPanes } from '../../../workers/engine/composition/places/prepared.ts';
import { rowOfExtra } from '../../../workers/engine/composition/places/rank-rules.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { plainer } from '../../../workers/engine/composition/read/wording.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (said: string) => understand(said);
const scene = (text: string): SceneGraph => withoutShown(readScene(text, read));
const composed = (text: string) => compositionOf(text, read(text), read, { width: 192, height: 128, background: true, flat: true }); // biome-ignore format: one line
const features = (text: string): readonly string[] => {
  const graph = scene(text);
  return inMood(PLACES[graph.place!]!, graph, false).features ?? [];
};

describe('what is named in a place stands where it belongs', () => {
  it('windows and roofs are those of the houses', () => {
    expect(scene('snowy village with lit windows at night').extras).toEqual([]);
    expect(composed('village with red roofs')?.graph.place).toBe('village');
    expect(composed('house with a red roof')?.graph.place).toBeUndefined();
  });

  it.each([
    ['tavern with a counter', 'tavern'],
    ['inside a whale stomach with ribs', 'whale inside'],
    ['grand canal of venice with bridges', 'canal street'],
    ['curling rink with empty stands', 'ice rink'],
  ])('%s shows that by itself', (text, place) => {
    expect(scene(text).place).toBe(place);
    expect(scene(text).extras).toEqual([]);
  });

  it('a flat floor has no river across it, wet fields have a bank to stand on', () => {
    expect(features('lava cave with a flat rock floor in the middle')).toEqual(['lava moat']);
    expect(features('lava cave')).toEqual(['lava river']);
    expect(features('rice fields with a bench')).toContain('field bank');
  });

  it('a planet is seen through the panes of a ship', () => {
    const graph = throughPanes(PLACES.bridge!, scene('spaceship bridge with a ringed planet'));
    expect(graph.view?.of).toMatch(/^planet #[0-9a-f]{6} ringed$/);
    expect(graph.painted).toEqual([]);
  });

  it.each([
    ['crashed ufo site', 'ufo', 'earth'],
    ['crashed spaceship in the desert', 'starfighter', 'dune'],
  ])('%s lies in the ground', (text, concept, soil) => {
    const [node] = composed(text)!.graph.nodes;
    expect(node?.brief.concept).toBe(concept);
    expect(node?.changes).toEqual([{ is: 'crashed', soil }]);
  });

  it('a trench of the ocean is under water', () => {
    expect(scene('deep ocean trench').place).toBe('underwater');
  });
});

describe('what a way leads to', () => {
  it.each([
    ['path leading to a castle', 'hill with a castle and a path'],
    ['stone bridge leading to a dark castle', 'river with a dark castle behind and a stone bridge'],
    ['stairs leading up to a temple', 'a temple with stairs'],
    ['road leading into the forest', 'the forest with a road'],
  ])('%s', (text, plain) => expect(plainer(text).replace(/^(?:a|the) /, '')).toBe(plain.replace(/^(?:a|the) /, '')));

  it('it is the sand of a beach that is black', () => {
    expect(plainer('volcano island with a black beach')).toBe('volcano island with black sand');
  });

  it('laundry hangs across, stairs of a room are painted', () => {
    expect(scene('market street with hanging laundry').painted).toEqual([expect.objectContaining({ feature: 'laundry lines' })]); // biome-ignore format: one line
    expect(rowOfExtra('stairs', 1, true, 'spiral staircase')[1]).toBe('art:stairs:spiral');
    expect(rowOfExtra('stairs', 1, false, 'stairs')[1]).toBe('stairs');
  });
});

describe('what a window shows, and what stands at both sides', () => {
  it('a planet behind a large window is seen through the panes of the bridge', () => {
    const graph = scene('the bridge of a spaceship with a large window showing a ringed planet');
    expect(graph.view).toMatchObject({ of: expect.stringMatching(/ ringed$/), wide: true });
    expect(graph.extras).toEqual([]);
    expect(graph.unknown).toEqual([]);
  });

  it('trees of both sides leave the middle of the street free', async () => {
    const { image } = await draw({ description: 'autumn village street, orange trees on both sides', width: 128, height: 72, seed: 2 }); // biome-ignore format: one line
    let orange = 0;
    for (let y = 20; y < 60; y++)
      for (let x = 62; x < 66; x++) {
        const i = (y * 128 + x) * 4;
        if (image.data[i]! > 200 && image.data[i + 2]! < 70) orange += 1;
      }
    expect(orange).toBeLessThan(16);
  });
});
