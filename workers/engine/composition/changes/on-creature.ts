/** What becomes of a whole creature after it is drawn: hung by a thread, in all colours of the rainbow. */
import { hexToOklab, oklabToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import { glow } from '../../painted/ramps.ts';
import { createRandom } from '../../random.ts';
import { block, dot, sheet } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';

/** By a line from above, which is as long as itself. */
export function onThread(s: Sprite, colour: string): Sprite {
  const { width, height, data } = s.image;
  const middle = Math.round(width / 2);
  let top = 0;
  while (top < height && !data[(top * width + middle) * 4 + 3]) top++;
  const wide = Math.max(1, Math.round(Math.max(width, height) / 64));
  const long = Math.round(height * 0.62);
  const image = sheet(wide, long + top);
  block(image, 0, 0, wide, image.height, colour);
  if (wide > 1) block(image, wide - 1, 0, 1, image.height, '#9ca4b4');
  return joined([{ sprite: painted(image, 'thread'), x: middle - Math.floor(wide / 2), y: -long }, { sprite: s, x: 0, y: 0 }], 1); // biome-ignore format: one line
}

const RAINBOW = ['#e8424c', '#f4913c', '#f4d44c', '#58b84c', '#4484e0', '#8c54c8'];
/** What keeps its colours. */
const OWN =
  /eye|pupil|iris|nose|mouth|teeth|tooth|tongue|claw|paw|hoof|horn|beak|fang|tusk|belly|muzzle|feet|foot|whisker|glass|hat|collar/;

/** Bands of all colours one after the other across the body, each with the light of what was there; striped: its own coat between them. */
export function inRainbow(s: Sprite, striped: boolean): Sprite {
  const { width, height, data } = s.image;
  const image = cloneImage(s.image);
  const mine = s.partNames.map((name) => !OWN.test(name));
  let [left, right, light, n] = [width, 0, 0, 0];
  const each = (change: (i: number, x: number, y: number, l: number) => void): void => {
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        if (!data[i * 4 + 3] || s.parts[i]! < 0 || !mine[s.parts[i]!]) continue;
        const [l] = rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
        change(i, x, y, l);
      }
  };
  each((_i, x, _y, l) => {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    light += l;
    n++;
  });
  if (n === 0) return s;
  const usual = light / n;
  // at least two pixels a band
  const across = right - left + 1;
  const band = Math.max(2, across / (RAINBOW.length * (across > 40 ? 2 : 1)));
  const gap = striped ? Math.max(1, Math.round(band * 0.45)) : 0;
  each((_i, x, y, l) => {
    // bands lean, as stripes of a coat do
    const at = x - left + y * 0.28;
    const k = Math.floor(at / (band + gap));
    if (striped && at - k * (band + gap) >= band) return;
    const [base, a, b] = hexToOklab(RAINBOW[k % RAINBOW.length]!);
    // a dark eye in a face of one part stays dark
    if (l < usual * 0.42) return;
    dot(image, x, y, oklabToHex([Math.min(0.95, Math.max(0.2, base + (l - usual) * 0.9)), a, b]));
  });
  return { ...s, image };
}

/** Cracks all over it, through which a light of this colour shows: pale in their middle, deeper at their ends. */
export function withBurningCracks(s: Sprite, colour: string, seed: number): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const ramp = glow(colour);
  const random = createRandom(seed).fork('cracks');
  const mine = s.partNames.map((name) => !OWN.test(name) && !/tooth|claw|wing/.test(name));
  const inside = (x: number, y: number): boolean => {
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return false;
    return [0, -1, 1, -width, width].every((step) => mine[s.parts[y * width + x + step] ?? -1] === true);
  };
  const places: number[] = [];
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (inside(x, y)) places.push(y * width + x);
  if (places.length < 12) return s;
  const wide = Math.max(width, height) > 88 ? 2 : 1;
  const many = Math.max(3, Math.min(16, Math.round(places.length / (90 * wide * wide))));
  const long = Math.max(3, Math.round(Math.sqrt(places.length) * 0.3));
  for (let k = 0; k < many; k++) {
    const at = random.pick(places);
    let [x, y] = [at % width, Math.floor(at / width)];
    let lean = random.int(2) ? 1 : -1;
    for (let step = 0; step < long; step++) {
      const hot = step > long * 0.2 && step < long * 0.75;
      for (let i = 0; i < wide; i++) if (inside(x + i, y)) dot(image, x + i, y, hot ? ramp[4]! : ramp[3]!);
      // now and then a branch of one pixel
      if (step % 4 === 2 && inside(x - lean, y)) dot(image, x - lean, y, ramp[2]!);
      if (random.int(3) === 0) lean = -lean;
      x += random.int(3) === 0 ? 0 : lean;
      y += random.int(4) === 0 ? 0 : 1;
    }
  }
  return { ...s, image };
}
