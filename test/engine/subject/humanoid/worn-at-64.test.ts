import { describe, expect, it } from 'vitest';
import { heldStamp } from '../../../../workers/engine/catalogue/garments/held-stamps.ts';
import { designOf } from '../../../../workers/engine/design.ts';
import { drawHumanoid } from '../../../../workers/engine/subject/draw-humanoid.ts';
import { lookOf } from '../../../../workers/engine/subject/humanoid/look.ts';
import { sizesOf } from '../../../../workers/engine/subject/humanoid/rig.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { brief } from '../briefs.ts';

/** How many pixels each part of a picture of 64 has. */
function pixels(text: string): Map<string, number> {
  const drawn = drawHumanoid(understand(text, { seed: 1 }), {
    width: 64,
    height: 64,
    seed: 1,
    variation: 0,
    style: {},
  } as Parameters<typeof drawHumanoid>[1]);
  const counts = new Map<string, number>();
  for (const part of drawn.parts)
    if (part >= 0) counts.set(drawn.partNames[part]!, (counts.get(drawn.partNames[part]!) ?? 0) + 1);
  return counts;
}

describe('what people of 64 pixels wear is seen', () => {
  it.each([
    ['man with a red scarf', 'scarf', 40],
    ['man with a tool belt', 'tool-belt', 20],
    ['woman with a poncho', 'poncho', 150],
    ['man with suspenders', 'suspenders', 20],
    ['man with a backpack', 'backpack', 60],
    ['man with a leather apron', 'apron', 100],
    ['man with a white apron', 'apron', 100],
    ['vampire', 'fangs', 2],
  ])('%s', (text, part, least) => {
    expect(pixels(text).get(part) ?? 0).toBeGreaterThan(least);
  });

  it('tools stand out of a tool belt, braces hold trousers', () => {
    expect(pixels('man with a tool belt').get('hammer')).toBeGreaterThan(2);
    const { worn } = lookOf(understand('man with suspenders', { seed: 1 }), 1, 0);
    expect([worn.get('torso')?.piece.id, worn.get('legs')?.piece.id]).toEqual(['shirt', 'trousers']);
  });

  it('braces are seen on who wears a vest by trade', () => {
    const { worn } = lookOf(understand('grandpa with suspenders', { seed: 1 }), 1, 0);
    expect(worn.get('torso')?.piece.id).toBe('shirt');
  });

  it('a shawl is one, no scarf', () => {
    expect(understand('old woman with a shawl', { seed: 1 }).parts).toMatchObject([{ piece: 'shawl' }]);
  });
});

it('what was chosen by a seed alone is not drawn as if it had been asked for', () => {
  const parts = [{ piece: 'scarf', chosen: true as const }];
  expect(lookOf(brief('person', { parts }), 1, 0).worn.get('neck')?.asked).toBeUndefined();
});

describe('what is chosen for somebody', () => {
  it('is no scarf where the dress was described', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { parts } = designOf(understand('man with a wide belt', { seed }), seed, 1).brief;
      expect(parts.map(({ piece }) => piece)).not.toContain('scarf');
    }
  });

  it('is no mask over a mouth of which something was said', () => {
    expect(lookOf(brief('thief'), 1, 0).worn.has('face')).toBe(true);
    expect(lookOf(brief('thief', { mood: ['smug'] }), 1, 0).worn.has('face')).toBe(false);
  });
});

it('what hands hold in pictures of 64 pixels is set by hand where solids are lumps', () => {
  for (const id of ['wrench', 'broom', 'shovel', 'dagger', 'ladle', 'screwdriver']) {
    const stamp = heldStamp(id, sizesOf(70))!;
    expect(new Set(stamp.rows.map((row) => row.length)).size, id).toBe(1);
    expect(stamp.rows.join('').match(/\+/g), id).toHaveLength(1);
  }
  expect(heldStamp('wrench', sizesOf(100))).toBeUndefined();
});
