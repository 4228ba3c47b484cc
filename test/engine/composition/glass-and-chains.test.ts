import { describe, expect, it } from 'vitest';
import { createImage } from '../../../src/pixels/image.ts';
import { chained } from '../../../workers/engine/composition/changes/chained.ts';
import { gearsIn } from '../../../workers/engine/composition/changes/gears.ts';
import { paneIn, partHurt } from '../../../workers/engine/composition/changes/two-tone.ts';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import type { Sprite } from '../../../workers/engine/composition/sprites/sprite.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const SIDE = 44;
/** A case of brass round a white dial. */
function watch(): Sprite {
  const image = createImage(SIDE, SIDE);
  const parts = new Int16Array(SIDE * SIDE).fill(-1);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const d = Math.hypot(x - 21.5, y - 21.5);
      if (d > 21) continue;
      const i = y * SIDE + x;
      parts[i] = d < 15 ? 1 : 0;
      image.data.set(d < 15 ? [240, 240, 236, 255] : [150, 110, 40, 255], i * 4);
    }
  return { image, parts, partNames: ['case', 'white'], foot: { x: 22, y: 43 }, at: {}, top: { y: 0, left: 0, right: SIDE } }; // biome-ignore format: one line
}
const changed = (a: Sprite, b: Sprite, part: number): number =>
  [...a.parts.keys()].filter((i) => a.parts[i] === part && [0, 1, 2].some((k) => a.image.data[i * 4 + k] !== b.image.data[i * 4 + k])).length; // biome-ignore format: one line

const changesOf = (text: string) => {
  const read = (words: string) => understand(words, { seed: 1 });
  const made = compositionOf(text, read(text), read, { width: 48, height: 48, background: false, flat: true });
  return made?.graph.nodes[0]?.changes ?? [];
};

describe('glass, wheels and chains of things', () => {
  it('cracked glass is cracked, and its case whole', () => {
    const cracked = partHurt(watch(), 'glass', 'cracked', 3);
    expect(changed(watch(), cracked, 1)).toBeGreaterThan(20);
    expect(changed(watch(), cracked, 0)).toBe(0);
  });

  it('wheels that are seen in a dial stay in it', () => {
    const pane = paneIn(watch())!;
    const geared = gearsIn(watch(), pane);
    expect(changed(watch(), geared, 1)).toBeGreaterThan(100);
    expect(changed(watch(), geared, 0)).toBe(0);
  });

  it.each(['compass with cracked glass', 'lantern with broken glass', 'monocle, cracked lens'])('%s', (text) => {
    expect(changesOf(text).map(({ is }) => is)).toEqual(['hurt']);
  });

  it.each(['left', 'right'] as const)('a chain hangs to the %s', (side) => {
    expect(changesOf(`key with a silver chain hanging down to the ${side}`)).toMatchObject([{ is: 'on chain', side }]);
    const out = chained(watch(), side, '#c4ccd8');
    const chain = out.partNames.indexOf('chain');
    const at = [...out.parts.keys()].filter((i) => out.parts[i] === chain).map((i) => i % out.image.width);
    expect(at.length).toBeGreaterThan(40);
    expect(at.filter((x) => x > out.image.width / 2 === (side === 'right')).length / at.length).toBeGreaterThan(0.8);
  });

  it('a plate of wood has no painted edge', async () => {
    const { image } = await draw({ description: 'wooden plate', width: 48, height: 48, seed: 1, noBackground: true });
    let blue = 0;
    for (let i = 0; i < image.data.length; i += 4)
      if (image.data[i + 3]! && image.data[i + 2]! > image.data[i]! + 20) blue++;
    expect(blue).toBe(0);
  });
});
