import { expect, test, vi } from 'vitest';

const SCENE = 'a castle on a hill at night';
const SIZES = [
  [160, 112],
  [161, 112],
  [158, 111],
  [160, 113],
] as const;

test('a scene is the same whatever was drawn before it', { timeout: 120_000 }, async () => {
  const drawn: Map<string, Uint8ClampedArray>[] = [];
  for (const sizes of [SIZES, [...SIZES].reverse()]) {
    vi.resetModules();
    const { draw } = await import('../../../workers/engine/draw.ts');
    const of = new Map<string, Uint8ClampedArray>();
    for (const [width, height] of sizes)
      of.set(`${width}×${height}`, (await draw({ description: SCENE, width, height, seed: 2 })).image.data);
    drawn.push(of);
  }
  for (const [size, data] of drawn[0]!) expect(drawn[1]!.get(size), size).toEqual(data);
});
