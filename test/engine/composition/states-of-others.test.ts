import { describe, expect, it } from 'vitest';
import { createImage } from '../../../src/pixels/image.ts';
import { dripping } from '../../../workers/engine/composition/changes/drips.ts';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { painted } from '../../../workers/engine/composition/sprites/sprite.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1, heard: true });
const nodesOf = (text: string) =>
  compositionOf(text, read(text), read, { width: 64, height: 64, background: false, flat: true })!.graph.nodes;

describe('what became of a thing', () => {
  it.each([
    ['cat on a rusty barrel', 'barrel', 'rust'],
    ['frog on a mossy chest', 'treasure-chest', 'moss'],
    ['rusty cage with a skeleton inside', 'cage', 'rust'],
    ['bear sitting on a cracked pumpkin', 'pumpkin', 'cracked'],
    ['cat sleeping on a burnt book', 'book', 'worn'],
  ])('%s: it is the %s', (text, concept, is) => {
    for (const { brief, changes } of nodesOf(text))
      expect(changes.map((c) => c.is), brief.concept).toEqual(brief.concept === concept ? [is] : []); // biome-ignore format: one line
  });

  it.each(['treasure chest covered in seaweed', 'boat covered with seaweed'])(
    '%s: it hangs there in strands',
    (text) => {
      expect(nodesOf(text)[0]!.changes.map((c) => c.is)).toEqual(['ivy']);
    },
  );

  it('a pile of logs is several', () => {
    expect(nodesOf('pile of logs')[0]!.count).toBeGreaterThan(2);
  });

  it('blood is seen on what is red', () => {
    const image = createImage(20, 20);
    image.data.fill(255);
    for (let i = 0; i < 400; i++) image.data.set([160, 24, 36, 255], i * 4);
    const { data } = dripping(painted(image, 'cover'), '#a01820', 1, true).image;
    const tones = new Set(Array.from({ length: 400 }, (_, i) => (data[i * 4]! < 130 ? 'dark' : 'red')));
    expect([...tones].sort()).toEqual(['dark', 'red']);
  });

  it('nothing of it comes on the other, whoever shows it', () => {
    const [barrel] = nodesOf('rusty barrel next to a mossy rock');
    expect(barrel!.changes.map((c) => c.is)).toEqual(['rust']);
  });

  it('two of the same state both have it', () => {
    for (const { changes } of nodesOf('rusty bucket beside a rusty barrel'))
      expect(changes).toContainEqual({ is: 'rust' });
  });

  it.each([16, 64])('rust, soot and breaks are seen on what goes on wheels, at %d px', async (side) => {
    const drawn = async (description: string) =>
      (await draw({ description, width: side, height: side, noBackground: true, seed: 1 })).image.data;
    const plain = await drawn('car');
    for (const state of ['rusty', 'burnt', 'broken', 'dirty']) {
      const data = await drawn(`${state} car`);
      let [changed, body] = [0, 0];
      for (let i = 0; i < data.length; i += 4) {
        if (!data[i + 3]) continue;
        body++;
        if (Math.abs(data[i]! - plain[i]!) + Math.abs(data[i + 1]! - plain[i + 1]!) + Math.abs(data[i + 2]! - plain[i + 2]!) > 60) changed++; // biome-ignore format: one line
      }
      expect(changed, state).toBeGreaterThan(body * (state === 'broken' ? 0.015 : 0.12));
    }
  });
});
