import { describe, expect, it, test } from 'vitest';
import { PROPS } from '../../../workers/engine/catalogue/things/index.ts';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { arrange } from '../../../workers/engine/composition/layout/arrange.ts';
import type { Placed } from '../../../workers/engine/composition/layout/placed.ts';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const read = (text: string) => understand(text, { seed: 1 });
const flat = { background: true, flat: true, width: 64, height: 64, seed: 1 } as never;

/** Those on a bridge, and the bridge. */
function standing(text: string) {
  const { nodes, edges } = readScene(text, read);
  const list = arrange({ nodes, edges }, { S: 40, style: {}, seed: 1, read } as never);
  const bridge = list.find((p) => p.what === 'subject' && /bridge$/.test(nodes[p.of]!.brief.concept))!;
  return { bridge, railing: list.find((p) => p.what === 'railing'), folk: list.filter((p) => p.what === 'subject' && p.of !== bridge.of) }; // biome-ignore format: one line
}

/** Rows of the boards in the column under somebody's middle. */
function boards(bridge: Placed, who: Placed): readonly number[] {
  const { image, parts, partNames } = bridge.sprite;
  const x = Math.round(who.x + who.sprite.image.width / 2 - bridge.x);
  return Array.from({ length: image.height }, (_, y) => y)
    .filter((y) => [-6, -4, -2, 0, 2, 4, 6].some((dx) => partNames[parts[y * image.width + x + dx]!] === 'plank'))
    .map((y) => y + bridge.y);
}

describe('who is on a bridge', () => {
  test.each([
    ['two samurai fighting on a bridge', 2],
    ['a girl on a bridge', 1],
    ['a man and a woman on a bridge', 2],
  ])('%s: feet on the boards, behind the near railing', (text, many) => {
    const { bridge, railing, folk } = standing(text);
    expect(folk).toHaveLength(many);
    for (const who of folk) {
      const rows = boards(bridge, who);
      const feet = who.y + who.sprite.foot.y;
      expect(feet).toBeGreaterThan(Math.min(...rows));
      expect(feet).toBeLessThan(Math.max(...rows) + 6);
      expect(who.z).toBeGreaterThan(bridge.z);
      expect(who.z).toBeLessThan(railing!.z);
    }
  });
});

describe('what is read', () => {
  it('machines fight each other, and none is lost', () => {
    for (const text of ['a spaceship fighting a ufo', 'a tank fighting a robot'])
      expect(compositionOf(text, read(text), read, flat)!.graph!.nodes, text).toHaveLength(2);
  });
  it('grass that somebody is on is the ground', () => {
    for (const text of ['a cow on grass', 'a dog lying on the grass']) {
      const { graph } = compositionOf(text, read(text), read, flat)!;
      expect(graph!.nodes, text).toHaveLength(1);
      expect(graph!.place).toBe('meadow');
    }
  });
  it('a swing in a tree is one drawing with a crown, a trunk and a seat', () => {
    for (const text of ['a tree with a swing', 'a swing hanging from a tree']) {
      const brief = compositionOf(text, read(text), read, flat)?.brief ?? read(text);
      expect(brief.concept, text).toBe('tree-swing');
    }
    expect(Object.keys(PROPS['tree-swing']!.parts ?? {})).toEqual(['trunk', 'rope', 'seat']);
  });
  it('nothing of a basket, a bridge or a hoard is lost', () => {
    const edgesOf = (text: string) => {
      const { nodes, edges } = compositionOf(text, read(text), read, flat)!.graph!;
      return edges.map(({ a, is, b }) => `${nodes[a]!.brief.concept} ${is} ${nodes[b]!.brief.concept}`);
    };
    expect(edgesOf('apples and oranges in a basket')).toEqual(['apple in basket', 'orange in basket']);
    expect(edgesOf('a train crossing a bridge')).toEqual(['train onward bridge']);
    expect(edgesOf('a pile of gold with a crown and gems')).toEqual(['crown on coin-pile']);
  });
  it('a dog in its house is in the opening', () => {
    const { nodes, edges } = readScene('a dog house with a dog in it', read);
    const list = arrange({ nodes, edges }, { S: 40, style: {}, seed: 1, read } as never);
    const [house, dog] = ['dog-house', 'dog'].map(
      (concept) => list.find((p) => nodes[p.of]!.brief.concept === concept)!,
    );
    expect(dog!.y + dog!.sprite.foot.y).toBeCloseTo(house!.y + house!.sprite.image.height, -1);
    expect(dog!.y).toBeGreaterThan(house!.y + house!.sprite.image.height * 0.4);
  });
});
