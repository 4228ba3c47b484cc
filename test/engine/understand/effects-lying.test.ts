import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';
import { effectOf } from '../../../workers/engine/understand/effects/index.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const picture = async (description: string) =>
  (await draw({ description, width: 64, height: 64, seed: 1, noBackground: true })).image;

/** Width and height of what is drawn. */
function extent({ width, height, data }: { width: number; height: number; data: Uint8Array | Uint8ClampedArray }) {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3]! < 128) continue;
    [left, right] = [Math.min(left, i % width), Math.max(right, i % width)];
    [top, bottom] = [Math.min(top, Math.floor(i / width)), Math.max(bottom, Math.floor(i / width))];
  }
  return [right - left + 1, bottom - top + 1] as const;
}

describe('where effects lie and what they come out of', () => {
  it.each(['red magic circle on the ground', 'gold rune circle under the player', 'green portal on the floor', 'blood splatter on the ground'])('%s is seen from its side', async (text) => {
    const [w, h] = extent(await picture(text));
    expect(h).toBeLessThan(w * 0.75);
  }); // biome-ignore format: a list

  it('a circle of which no ground is said stands before us', async () => {
    const [w, h] = extent(await picture('red magic circle'));
    expect(h).toBeGreaterThan(w * 0.9);
  });

  it.each(['dust spreading to both sides', 'dust puff when the player lands', 'landing dust'])('%s runs to both sides', async (text) => {
    expect(effectOf(text)?.mood).toContain('sides');
    expect(effectOf(text)?.parts).toEqual([]);
  }); // biome-ignore format: a list

  it('a galaxy winds, in the colours that are said', () => {
    expect(effectOf('white spiral galaxy')?.concept).toBe('spiral-galaxy');
    expect(effectOf('purple galaxy')?.concept).toBe('spiral-galaxy');
  });

  it('what a hole draws in, and what lightning and rain come out of', () => {
    expect(effectOf('purple black hole with spiral and stars')?.parts.map(({ piece }) => piece)).toEqual(['spiral', 'stars']); // biome-ignore format: one line
    expect(effectOf('lightning striking from a cloud')?.parts).toEqual([{ piece: 'cloud' }]);
    expect(effectOf('rain from a dark cloud')?.concept).toBe('rain');
  });

  it('a part that is named after the effect is drawn on it', () => {
    const brief = effectOf('shield bubble blue hexagons');
    expect(brief?.concept).toBe('barrier');
    expect(brief?.parts[0]?.piece).toBe('net');
  });
});

describe('what a substance does', () => {
  it.each([
    ['golden coins bursting upward', 'coin-burst'],
    ['green acid sizzling with bubbles', 'splatter'],
    ['depth charge detonating with foam', 'splash'],
    ['grenade exploding', 'explosion'],
    ['pink petals swirling', 'autumn-swirl'],
    ['nuke blast cloud', 'mushroom-cloud'],
    ['sandstorm gust with pebbles', 'wind-gust'],
    ['curse mark smoldering in violet', 'magic-circle'],
    ['shimmer outline for rare loot', 'sparkles'],
  ])('%s', (text, concept) => expect(effectOf(text)?.concept).toBe(concept));

  it('where it comes from is told, and no part of it', () => {
    expect(effectOf('leaves scattering from a cut bush')).toMatchObject({ concept: 'falling-leaves', unknown: ['cut', 'bush'] }); // biome-ignore format: one line
    expect(effectOf('steam rising from hot soup')).toBeUndefined();
    expect(effectOf('barrel exploding next to a knight')).toBeUndefined();
  });
});

describe('more that effects are called', () => {
  it.each([
    ['yellow stars around the head, dizzy', 'dizzy'],
    ['small green heal cross', 'heal'],
    ['two crossed red slashes', 'cross-slash'],
    ['burning ground', 'fire-wall'],
  ])('%s', (text, concept) => expect(effectOf(text)?.concept).toBe(concept));

  it('what flies to the left is told as any direction', () => {
    expect(understand('fireball flying to the left').mood).toContain('leftward');
    expect(understand('fire breath going left').mood).toContain('leftward');
    expect(understand('fireball flying to the right').mood).not.toContain('leftward');
  });
});
