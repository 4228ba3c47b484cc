import { describe, expect, it } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const pieces = (text: string) => understand(text, { seed: 1 }).parts.map(({ piece }) => piece);
const picture = async (description: string, side: number) =>
  (await draw({ description, width: side, height: side, seed: 3, noBackground: true })).image.data;
/** Pixels in which two pictures differ. */
const unlike = async (a: string, b: string, side: number) => {
  const [one, other] = [await picture(a, side), await picture(b, side)];
  let n = 0;
  for (let i = 0; i < one.length; i += 4) if ([0, 1, 2, 3].some((k) => one[i + k] !== other[i + k])) n++;
  return n;
};

describe('parts of people', () => {
  it.each([
    ['woman with hair blowing in the wind', 'windblown-hair'],
    ['witch, long red hair flowing', 'windblown-hair'],
    ['mad scientist with wild white hair', 'wild-hair'],
    ['vampire with blood on his lips', 'bloody-mouth'],
    ['woman holding a wine glass', 'wine-glass'],
    ['racer taking off her helmet', 'helmet-in-arm'],
  ])('%s', (text, piece) => {
    expect(pieces(text)).toContain(piece);
    expect(understand(text, { seed: 1 }).action).toBeUndefined();
  });

  it.each([32, 48, 64, 96])('glasses are seen at %i px', async (side) => {
    expect(await unlike('girl with round glasses', 'girl', side)).toBeGreaterThan(8);
  });

  it('a wooden leg is seen before the coat', async () => {
    const image = await picture('pirate with a wooden leg', 64);
    let wood = 0;
    // pale wood in the lowest fifth, where boots are dark
    for (let i = 64 * 51 * 4; i < image.length; i += 4)
      if (image[i + 3] && image[i]! > 170 && image[i + 1]! > 110 && image[i + 1]! < 180 && image[i + 2]! < 110) wood++;
    expect(wood).toBeGreaterThan(6);
  });
});

describe('what people serve, and faces with a cloth over the eyes', () => {
  it.each([
    ['zombie waiter with a severed hand on a plate', 'held/plate+severed-hand'],
    ['fat baker holding a tray of bread', 'held/plate+bread'],
    ['waitress with burgers on a tray', 'held/plate+burger'],
  ])('%s', (text, piece) => {
    expect(pieces(text)).toEqual([piece]);
  });

  it('a crown is on the head, whatever was named before it', () => {
    expect(pieces('princess in armor with a broken crown')).toContain('crown');
  });

  it('a blindfold leaves nose and mouth', async () => {
    // skin alone between the cloth and the chin has fewer tones
    const tones = async (text: string) => {
      const data = await picture(text, 64);
      const found = new Set<string>();
      for (let y = 26; y < 36; y++)
        for (let x = 26; x < 38; x++) found.add(data.slice((y * 64 + x) * 4, (y * 64 + x) * 4 + 3).join());
      return found.size;
    };
    expect(await tones('girl with a blindfold')).toBeGreaterThan(4);
  });

  it.each(['waitress', 'shopkeeper', 'detective', 'lumberjack'])(
    'a blonde %s has blonde hair, no blonde clothes',
    (who) => {
      const { parts, colours } = understand(`blonde ${who}`, { seed: 1 });
      expect(parts.find((p) => p.piece === 'hair')?.colour).toBe('#e2b04a');
      expect(colours).toEqual([]);
    },
  );

  it('the antenna of a robot is on its head, no mast beside it', () => {
    expect(understand('small robot with an antenna', { seed: 1 }).parts.map((p) => p.piece)).toContain('antenna-band');
  });
});
