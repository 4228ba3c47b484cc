import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import type { Composed } from '../../../workers/engine/composition/composed.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const SIDE = 64;

/** The boxes of the parts whose names say what is worn; rows and columns count from the upper left corner. */
function wornBy(text: string) {
  const read = (of: string) => understand(of, { seed: 1 });
  const o = { width: SIDE, height: SIDE, background: false, flat: true };
  const composition = compositionOf(text, read(text), read, o)!;
  const drawn = composition.draw(composition.brief, { ...o, style: {}, seed: 1, variation: 0.5 }) as Composed;
  const { parts, partNames } = drawn.facts;
  const box = (name: RegExp) => {
    let [top, bottom, count] = [SIDE, 0, 0];
    for (const [i, part] of parts.entries())
      if (part >= 0 && name.test(partNames[part]!)) {
        [top, bottom, count] = [Math.min(top, Math.floor(i / SIDE)), Math.max(bottom, Math.floor(i / SIDE)), count + 1];
      }
    return { top, bottom, count };
  };
  return { nodes: composition.graph.nodes, told: composition.graph.nodes[0]!.brief.drawnAs, box };
}

describe('what creatures wear', () => {
  it('is the hat that is said, not a crown', () => {
    const { box } = wornBy('slime with a top hat');
    expect(box(/top hat/).count).toBeGreaterThan(40);
    expect(box(/crown/).count).toBe(0);
  });

  it('is no hair of its own', () => {
    const { nodes } = wornBy('mermaid with short blue hair and a shell necklace');
    expect(nodes[0]!.changes.map((c) => (c.is === 'wears' ? c.item.concept : c.is))).toEqual(['shell-necklace']);
  });

  // the lid of a chest, or of one great eye, is none of a frog's two
  it.each(['mimic with a top hat', 'floating eye with a wizard hat'])('is seen on %s', (text) => {
    expect(wornBy(text).box(/hat/).count).toBeGreaterThan(40);
  });

  it.each([
    ['slime wearing a pirate hat and an eyepatch', /pirate hat/, /eyepatch/],
    ['octopus with a monocle and a top hat', /top hat/, /monocle/],
    ['slime with a golden crown and a cape', /golden crown/, /cape/],
  ])('is all put on: %s', (text, first, second) => {
    const { nodes, told, box } = wornBy(text);
    expect(nodes).toHaveLength(1);
    expect([box(first).count, box(second).count].every((n) => n > 8)).toBe(true);
    expect(told).toMatch(first);
    expect(told).toMatch(second);
  });

  it('lies above the face', () => {
    const { box } = wornBy('slime wearing a pirate hat and an eyepatch');
    expect(box(/pirate hat/).bottom).toBeLessThan(box(/eyepatch/).bottom);
  });
});
