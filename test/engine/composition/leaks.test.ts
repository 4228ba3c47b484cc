import { expect, test } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

function leakOf(text: string) {
  const read = (said: string) => understand(said, { seed: 1 });
  const made = compositionOf(text, read(text), read, { width: 48, height: 48, background: false, flat: true });
  return (made?.graph.nodes[0]?.changes ?? []).find((change) => change.is === 'drips');
}

test.each([
  ['leaking oil drum', 'oil'],
  ['leaking pipe', 'water'],
  ['broken wooden barrel leaking water', 'water'],
  ['barrel leaking honey', 'honey'],
])('%s leaks %s', (text, liquid) => {
  expect(leakOf(text)).toMatchObject({ with: liquid, leaks: true });
});

test.each(['axe dripping blood', 'oil drum'])('%s has no hole', (text) => {
  expect(leakOf(text)?.leaks).toBeUndefined();
});

/** Pixels in which blue is strongest, in the lower fifth. */
async function blueBelow(description: string): Promise<number> {
  const { image } = await draw({ description, width: 48, height: 48, seed: 3, noBackground: true });
  let n = 0;
  for (let i = 48 * 38; i < 48 * 48; i++) {
    const [r, , b, a] = image.data.subarray(i * 4, i * 4 + 4);
    if (a! > 0 && b! > r! + 40) n++;
  }
  return n;
}

test('what leaks stands in a puddle', async () => {
  expect(await blueBelow('wooden barrel leaking water')).toBeGreaterThan((await blueBelow('wooden barrel')) + 20);
});
