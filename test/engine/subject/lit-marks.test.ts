import { expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

const drawn = (description: string) => draw({ description, width: 64, height: 64, seed: 1, noBackground: true });

it.each([
  ['sci-fi sniper rifle, white with blue lights', '#e6e2dc'],
  ['crate, dark blue with a yellow light', '#'],
])('"%s": the colour behind the comma is the whole one', async (text, hex) => {
  const { brief } = await drawn(text);
  expect(brief.colours[0]).toContain(hex);
  expect(brief.unknown).toEqual([]);
});

it('lights are a few bright pixels on a thing, within its outline', async () => {
  const [plain, lit] = await Promise.all(['steel crate', 'steel crate with green lights'].map(drawn));
  let [changed, outside, bright] = [0, 0, 0];
  for (let i = 0; i < plain!.image.data.length; i += 4) {
    const [a, b] = [plain!.image.data, lit!.image.data];
    if (a[i + 3] !== b[i + 3]) outside++;
    if (a[i] === b[i] && a[i + 1] === b[i + 1] && a[i + 2] === b[i + 2]) continue;
    changed++;
    if (b[i + 1]! > 200) bright++;
  }
  expect(outside).toBe(0);
  expect(bright).toBeGreaterThan(5);
  expect(changed).toBeLessThan(64 * 64 * 0.05);
});

it('chains leave the sign on a book to be seen', async () => {
  const dark = async (text: string): Promise<number> => {
    const { image } = await drawn(text);
    let eyes = 0;
    // the white of the eye
    for (let i = 0; i < image.data.length; i += 4)
      if (image.data[i]! > 236 && image.data[i + 2]! > 210 && image.data[i + 3]) eyes++;
    return eyes;
  };
  expect(await dark('old book with an eye and chains')).toBeGreaterThan((await dark('old book with an eye')) * 0.7);
});
