import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';
import { effectOf } from '../../../workers/engine/understand/effects/index.ts';
import { heard } from '../../../workers/engine/understand/heard.ts';

const read = (text: string) => effectOf(heard(text).text);
const picture = async (description: string) =>
  (await draw({ description, width: 64, height: 64, seed: 1, noBackground: true })).image;

/** Of the opaque pixels, the share for which a test holds. */
function share(
  image: { readonly data: Uint8Array | Uint8ClampedArray },
  is: (r: number, g: number, b: number) => boolean,
): number {
  let [all, hit] = [0, 0];
  for (let i = 0; i < image.data.length; i += 4) {
    if (image.data[i + 3]! < 128) continue;
    all += 1;
    if (is(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!)) hit += 1;
  }
  return hit / Math.max(1, all);
}

describe('forms of effects', () => {
  it.each([
    ['hologram glitch, cyan scanlines breaking apart into small squares', 'glitch'],
    ['pixel dissolve', 'dissolve'],
    ['tv static', 'static'],
    ['binary rain', 'code-rain'],
    ['rays of sunlight', 'sun-rays'],
    ['lens flare', 'lens-flare'],
    ['solar eclipse', 'eclipse'],
    ['aurora', 'aurora'],
    ['warp speed', 'warp-lines'],
    ['supernova', 'supernova'],
    ['blood drops', 'droplets'],
    ['sneeze', 'spray'],
    ['poison spit', 'gob'],
    ['stink lines', 'wavy-lines'],
    ['glowing spores', 'motes'],
    ['hail', 'hail-fall'],
    ['falling feathers', 'feather-fall'],
    ['electric field', 'electric-spark'],
    ['rain of fire', 'rain'],
    ['snowflake burst', 'snow-burst'],
    ['engine smoke', 'smoke'],
  ])('%s', (text, concept) => expect(read(text)?.concept).toBe(concept));

  it.each([
    ['double laser beam', 2],
    ['triple slash', 3],
    ['two explosions', 2],
    ['three blue fireballs', 3],
  ])('%s are so many', (text, times) => expect(read(text)?.mood).toContain(`times:${times}`));

  it('a flame takes the colour that its name is said with', async () => {
    expect(share(await picture('blue flame'), (r, _g, b) => b > r + 20)).toBeGreaterThan(0.6);
  });

  it('two explosions leave a gap between them', async () => {
    const { data, width } = await picture('two explosions');
    // the corner to the upper right and that to the lower left are free
    const opaque = (x: number, y: number): boolean => data[(y * width + x) * 4 + 3]! > 128;
    for (let i = 0; i < 16; i++) expect(opaque(63 - i, i) || opaque(i, 63 - i)).toBe(false);
  });

  it('smoke and dust are round billows in a few flat tones', async () => {
    for (const what of ['smoke puff', 'dust puff', 'purple smoke cloud']) {
      const { data, width, height } = await picture(what);
      const opaque = (x: number, y: number): boolean => data[(y * width + x) * 4 + 3]! > 128;
      let alone = 0;
      for (let y = 0; y < height; y++) for (let x = 1; x < width - 1; x++) if (opaque(x, y) && !opaque(x - 1, y) && !opaque(x + 1, y)) alone += 1; // biome-ignore format: one line
      expect(alone, what).toBeLessThan(4);
      const tones = new Set<string>();
      for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 128) tones.add(data.slice(i, i + 3).join());
      expect(tones.size, what).toBeLessThan(7);
    }
  });
});

it('knows fog, webs that are shot, rings of a mind, the holes of bullets, and cones of breath', () => {
  const rows = [
    ['fog', 'fog-bank'],
    ['low ground fog', 'fog-bank'],
    ['spider web shot spreading open, white', 'web-shot'],
    ['mind control rings, pink, pulsing outward', 'hypno-rings'],
    ['bullet hole', 'bullet-hole'],
    ['dragon breath flame cone going left', 'fire-breath'],
    ['speed lines behind a runner, white', 'speed-lines'],
    ['rage aura red with spiky edges', 'aura'],
  ] as const;
  for (const [text, concept] of rows) expect(read(text)?.concept, text).toBe(concept);
});
