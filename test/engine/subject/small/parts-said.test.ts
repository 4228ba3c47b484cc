import { describe, expect, it } from 'vitest';
import { draw } from '../../../../workers/engine/draw.ts';
import { byHand } from '../../../../workers/engine/subject/small/by-hand.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';

const drawn = (description: string, side: number) => draw({ description, width: side, height: side, seed: 2, noBackground: true }); // biome-ignore format: one line
type Near = (r: number, g: number, b: number) => boolean;
async function count(description: string, side: number, near: Near): Promise<number> {
  const { data } = (await drawn(description, side)).image;
  let n = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i + 3] && near(data[i]!, data[i + 1]!, data[i + 2]!)) n++;
  return n;
}
const blue: Near = (r, g, b) => b > 180 && b > r + 30 && b > g;
const green: Near = (r, g, b) => g > r + 30 && g > b + 30;
/** How wide it is for its height. */
const breadth = (text: string, side: number): number => {
  const { width, data } = byHand(understand(text, { seed: 1 }), side, {}, 1, 0)!.image;
  const [columns, rows] = [new Set<number>(), new Set<number>()];
  for (let i = 0; i < data.length / 4; i++) {
    if (!data[i * 4 + 3]) continue;
    columns.add(i % width);
    rows.add(Math.floor(i / width));
  }
  return columns.size / rows.size;
};

describe('what is said of the parts of a creature that is set by hand', () => {
  it('antlers and horns of crystal are on the same animal', async () => {
    expect(await count('stag with crystal antlers', 64, blue)).toBeGreaterThan(25);
    expect(await count('goat with crystal horns', 64, blue)).toBeGreaterThan(15);
    expect(await count('stag', 64, blue)).toBe(0);
  });

  it.each([32, 48, 64])('a fat one is wider for its height in a picture of %i pixels', (side) => {
    expect(breadth('fat cat', side)).toBeGreaterThan(breadth('cat', side) * 1.05);
  });

  it.each([32, 48, 64])('a spiked collar has spikes in a picture of %i pixels', (side) => {
    const spiked = byHand(understand('dog with a spiked collar', { seed: 1 }), side, {}, 1, 0);
    expect(spiked?.partNames).toContain('spikes');
    expect(byHand(understand('dog with a collar', { seed: 1 }), side, {}, 1, 0)?.partNames).not.toContain('spikes');
  });

  it('eyes that glow are seen in a skull', async () => {
    expect(await count('skeletal wolf with glowing blue eyes', 64, blue)).toBeGreaterThan(3);
  });
});

describe('creatures that things are', () => {
  it('a pumpkin monster has limbs, of vines where that is said', async () => {
    expect((await drawn('pumpkin monster with vine arms', 48)).brief.unknown).toEqual([]);
    const vines = await count('pumpkin monster with vine arms', 48, green);
    expect(vines).toBeGreaterThan((await count('pumpkin monster', 48, green)) + 15);
  });

  it('who is in a hat wears it, a crab has another shell, a golem no head', async () => {
    const told = async (text: string) => (await drawn(text, 48)).brief.drawnAs;
    expect((await drawn('frog in a top hat', 48)).image.data).toEqual((await drawn('frog wearing a top hat', 48)).image.data); // biome-ignore format: one line
    expect(await told('hermit crab with a teapot as its shell')).toContain('as its shell');
    expect(await told('lava golem with glowing cracks and no head')).toContain('without head');
  });

  it('a sword is stuck in who wears a crown, not in the crown', async () => {
    expect((await drawn('giant slime with a crown and a sword stuck in it', 64)).brief.drawnAs).toMatch(
      /^a sword stuck in a .*slime wearing a crown$/,
    );
  });

  it('arrows that are stuck in a back have their feathers up', async () => {
    const [stuck, lying] = await Promise.all([drawn('bear with arrows stuck in its back', 64), drawn('bear with arrows on its back', 64)]); // biome-ignore format: one line
    expect(stuck.brief.unknown).toEqual([]);
    expect(stuck.image.data).not.toEqual(lying.image.data);
  });
});
