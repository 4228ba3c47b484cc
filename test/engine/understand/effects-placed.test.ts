import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';
import { effectOf } from '../../../workers/engine/understand/effects/index.ts';
import { placed } from '../../../workers/engine/understand/effects/places.ts';
import { heard } from '../../../workers/engine/understand/heard.ts';

const read = (text: string) => effectOf(heard(text).text);
const part = (text: string, piece: string) => read(text)?.parts.find((p) => p.piece === piece);
const picture = async (description: string, side = 64) =>
  (await draw({ description, width: side, height: side, seed: 1, noBackground: true })).image;
type Test = (r: number, g: number, b: number) => boolean;

/** Of the opaque pixels whose distance from the middle of the picture is between two shares of its half, those for which a test holds. */
async function share(text: string, from: number, to: number, is: Test, side = 64): Promise<number> {
  const { data, width, height } = await picture(text, side);
  let [all, hit] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
    const far = Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) / (width / 2);
    if (data[i + 3]! < 128 || far < from || far > to) continue;
    all++;
    if (is(data[i]!, data[i + 1]!, data[i + 2]!)) hit++;
  }
  return hit / Math.max(1, all);
}

describe('colours that are said of a place of an effect', () => {
  it.each([
    ['slash, white in the middle and fading to crimson', '#', '#'],
    ['explosion fading from green to black', '#', '#'],
    ['energy ball, blue core', '#', undefined],
    ['shockwave, cyan at the edges', undefined, '#'],
    ['nova with a dark center', '#', undefined],
    ['smoke ring, blue inside and grey outside', '#', '#'],
  ])('%s', (text, core, edge) => {
    expect(part(text, 'core')?.colour?.[0]).toBe(core);
    expect(part(text, 'edge')?.colour?.[0]).toBe(edge);
  });

  it('take nothing that says another thing', () => {
    for (const text of ['red explosion', 'smoke fading out', 'beam from left to right', 'white glow in the dark'])
      expect(placed(text).text).toBe(text);
  });

  it('are drawn there', async () => {
    const blue: Test = (r, _, b) => b > r + 40;
    expect(await share('explosion, blue core with purple edge', 0, 0.3, blue)).toBeGreaterThan(0.9);
    expect(await share('explosion, blue core with purple edge', 0.7, 1.2, (r, g, b) => r > g && b > g)).toBeGreaterThan(
      0.8,
    );
    expect(await share('shockwave with black center', 0, 0.2, (r, g, b) => r + g + b < 150)).toBeGreaterThan(0.95);
    expect(
      await share('portal, violet ring of lightning, dark center', 0, 0.25, (r, g, b) => r + g + b < 150),
    ).toBeGreaterThan(0.7);
    expect(
      await share('portal, violet ring of lightning, dark center', 0, 2, (r, g, b) => r > b + 30 && g > b + 10),
    ).toBeLessThan(0.02);
  });
});

describe('what effects throw about', () => {
  it.each([
    ['explosion with bits of metal flying out', 'metal bits'],
    ['explosion with wood splinters', 'wood bits'],
    ['blast with shards of broken glass', 'glass bits'],
    ['magic burst with bones flying out', 'bone bits'],
    ['explosion with coins', 'coins'],
  ])('%s', (text, piece) => {
    expect(read(text)?.parts.map((p) => p.piece)).toContain(piece);
    expect(read(text)?.unknown).toEqual([]);
  });

  it('is of its own stuff and colour, and so is what breaks', () => {
    expect(part('explosion with copper bits', 'metal bits')?.colour).toBe('#c0703c');
    expect(part('car explosion, dark smoke', 'metal bits')).toBeDefined();
    expect(part('car explosion, dark smoke', 'smoke')?.colour).toBe('#3c3844');
    expect(part('barrel explosion with lots of bone shards', 'wood bits')).toBeDefined();
    expect(part('barrel explosion with lots of bone shards', 'bone bits')).toBeDefined();
    expect(read('chalk dust cloud')?.colours).toEqual(read('chalk cloud')?.colours);
    expect(read('cheese splash')?.colours).not.toEqual([]);
  });

  it('a nova throws what it is made of outward, past its ring', async () => {
    for (const what of ['frost nova', 'fire nova', 'thorn nova', 'water nova', 'lightning nova']) {
      expect(read(what)?.concept, what).toBe('nova');
      const { data, width, height } = await picture(what, 48);
      const turns = [0, 0];
      // round it, a ring would be met once; what is thrown is met again and again
      for (const [i, r] of [0.3, 0.8].entries()) {
        let was = false;
        for (let a = 0; a < 360; a++) {
          const [x, y] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)].map((v) => Math.floor(width / 2 + (v * r * width) / 2)) as [number, number]; // biome-ignore format: one line
          const is = y >= 0 && y < height && data[(y * width + x) * 4 + 3]! > 128;
          if (is && !was) turns[i]! += 1;
          was = is;
        }
      }
      expect(turns[1], what).toBeGreaterThan(5);
    }
  });

  it('flames are not cut flat at the edge of the picture', async () => {
    const { data, width, height } = await picture('explosion with orange fire and flames and black smoke', 96);
    const at = (x: number, y: number): number => data[(y * width + x) * 4 + 3]!;
    const rows = [1, height - 2].map(
      (y) => Array.from({ length: width }, (_, x) => at(x, y)).filter((a) => a > 128).length,
    );
    for (const n of rows) expect(n).toBeLessThan(width * 0.3);
  });
});
