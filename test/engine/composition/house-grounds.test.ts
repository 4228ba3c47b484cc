import { describe, expect, it } from 'vitest';
import { withLegs } from '../../../workers/engine/composition/changes/grounds-of-house.ts';
import { onMound } from '../../../workers/engine/composition/changes/mound.ts';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { block, sheet } from '../../../workers/engine/composition/effects/paint.ts';
import { painted, type Sprite } from '../../../workers/engine/composition/sprites/sprite.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const house = (): Sprite => {
  const image = sheet(40, 44);
  block(image, 0, 0, 40, 44, '#a87444');
  return painted(image, 'wall');
};
/** First row of each column that is of the part. */
const tops = ({ image: { width, height }, parts, partNames }: Sprite, part: string): number[] =>
  Array.from({ length: width }, (_, x) => Array.from({ length: height }, (_, y) => y).find((y) => partNames[parts[y * width + x]!] === part) ?? -1).filter((y) => y >= 0); // biome-ignore format: one line

describe('on what a house stands', () => {
  it.each([3, 8])('a rock of seed %i has an uneven outline, and the walls stand in it', (seed) => {
    const on = onMound(house(), 'rock', seed);
    const edge = tops(on, 'hill');
    expect(new Set(edge).size).toBeGreaterThan(9);
    // some of it lies before the foot of the walls
    const { width } = on.image;
    const walls = tops({ ...on, parts: on.parts.map((p) => p) }, 'wall');
    expect(walls.length).toBe(40);
    expect(Math.min(...edge)).toBeLessThan(44);
    expect(on.image.height).toBeGreaterThan(50);
    expect(width).toBeGreaterThan(44);
  });

  it('legs of a hen are thin above wide feet', () => {
    const on = withLegs(house());
    const { width, height } = on.image;
    const leg = (y: number): number => Array.from({ length: width }, (_, x) => on.partNames[on.parts[y * width + x]!] === 'leg').filter(Boolean).length; // biome-ignore format: one line
    expect(leg(height - 6)).toBeLessThan(leg(height - 2) * 0.6);
    expect(leg(height - 6)).toBeLessThan(width * 0.24);
  });

  it.each([
    ['gothic cathedral with stained glass windows and two towers', undefined],
    ['church with two towers', 'bell-tower'],
  ])('%s: towers are its own, or bell towers', (text, tower) => {
    const read = (said: string) => understand(said, { seed: 1, heard: true });
    const { graph } = compositionOf(text, read(text), read, { width: 96, height: 96, background: false, flat: true })!;
    const added = graph!.nodes[0]!.changes.find(({ is }) => is === 'towers');
    expect(added?.is === 'towers' ? added.item.concept : undefined).toBe(tower);
  });
});
