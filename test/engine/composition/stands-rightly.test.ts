import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import type { SceneGraph } from '../../../workers/engine/composition/graph.ts';
import { withoutShown } from '../../../workers/engine/composition/places/already-shown.ts';
import { PLACES } from '../../../workers/engine/composition/places/index.ts';
import { inMood } from '../../../workers/engine/composition/places/moods.ts';
import { throughPanes } from '../../../workers/engine/composition/places/prepared.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
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
    ['crashed spaceship in the desert', 'rocket', 'dune'],
  ])('%s lies in the ground', (text, concept, soil) => {
    const [node] = composed(text)!.graph.nodes;
    expect(node?.brief.concept).toBe(concept);
    expect(node?.changes).toEqual([{ is: 'crashed', soil }]);
  });

  it('a trench of the ocean is under water', () => {
    expect(scene('deep ocean trench').place).toBe('underwater');
  });
});
