/** What is said of one part of a thing is seen on that part, whatever the thing is set by hand as. */
import { describe, expect, test } from 'vitest';
import { draw } from '../../../workers/engine/draw.ts';

const picture = async (description: string, size = 64) => {
  const { image, brief } = await draw({ description, width: size, height: size, seed: 3, noBackground: true });
  return { data: image.data, brief };
};
const filled = (data: ArrayLike<number>): number => {
  let n = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i]! > 127) n++;
  return n;
};
const count = (data: ArrayLike<number>, is: (r: number, g: number, b: number) => boolean): number => {
  let n = 0;
  for (let i = 0; i < data.length; i += 4) if (data[i + 3]! > 127 && is(data[i]!, data[i + 1]!, data[i + 2]!)) n++;
  return n;
};

describe('states of parts', () => {
  test.each([
    'sword with a cracked blade',
    'old sword with chipped blade',
    'sword with a bent blade',
    'sword with a jagged blade',
    'axe with a broken handle',
    'hammer with a dented head',
  ])('%s', async (text) => {
    const { brief } = await picture(text);
    expect(brief.unknown).toEqual([]);
    expect(brief.drawnAs).toMatch(/cracked|chipped|bend|jagged|broken|dented/);
  });

  test('a rusty blade has rust, its grip none; a bloody one blood', async () => {
    const rust = (r: number, g: number, b: number): boolean => r > 120 && r - b > 60 && g < r * 0.75;
    const [plain, rusty] = [await picture('knife'), await picture('knife with a rusty blade')];
    expect(count(rusty.data, rust)).toBeGreaterThan(count(plain.data, rust) + 30);
    const red = (r: number, g: number, b: number): boolean => r > 110 && g < r * 0.5 && b < r * 0.6;
    const [sword, bloody] = [await picture('iron sword'), await picture('iron sword with a bloody blade')];
    expect(count(bloody.data, red)).toBeGreaterThan(count(sword.data, red) + 25);
  });

  test('chips are gone from a blade, and what is left is whole', async () => {
    const [plain, chipped] = [await picture('sword with a blade'), await picture('sword with a chipped blade')];
    expect(filled(chipped.data)).toBeLessThan(filled(plain.data));
    expect(filled(chipped.data)).toBeGreaterThan(filled(plain.data) * 0.5);
  });

  test('a grip wrapped in red cloth is red, and nothing else of the weapon', async () => {
    const red = (r: number, g: number, b: number): boolean => r > 110 && g < r * 0.5 && b < r * 0.6;
    const { data, brief } = await picture('axe with a handle wrapped in red cloth');
    expect(brief.drawnAs).toContain('wrapped in red cloth');
    expect(count(data, red)).toBeGreaterThan(15);
    expect(count(data, red)).toBeLessThan(filled(data) * 0.55);
  });
});

test('patterns and second colours of one part are on that part', async () => {
  const teal = (r: number, g: number, b: number): boolean => g > r * 1.4 && b > r * 1.3 && g > 80;
  const { data, brief } = await picture('knife with a pink and teal handle', 32);
  expect(brief.drawnAs).toContain('pink & teal handle');
  expect(count(data, teal)).toBeGreaterThan(5);
  const white = (r: number, g: number, b: number): boolean => Math.min(r, g, b) > 200;
  const [plain, checked] = [await picture('jar with a red lid', 32), await picture('jar with a red checkered lid', 32)];
  expect(count(checked.data, white)).toBeGreaterThan(count(plain.data, white) + 10);
});

test.each([
  ['poster with a torn corner', 'torn corner'],
  ['postcard with a bent corner', 'bent corner'],
  ['viking helmet with two broken horns', 'two broken horns'],
  ['glasses with one red lens', 'one red lens'],
  ['taco with too much sauce', 'dripping sauce'],
  ['gear with rust and a missing tooth', 'missing tooth'],
  ['mug with a chipped rim and cat face', 'sign of a cat'],
  ['bucket with a fish tail sticking out', 'fish tail sticking out'],
  ['keycard lvl 3 with orange stripe', 'that says 3, with a stripe'],
  ['knife stuck in a table', 'stuck in'],
  ['pumpkin pie with a slice missing', 'a slice missing'],
  ['treasure chest half buried in sand', 'half buried in sand'],
  ['axe with moss on the handle', 'moss on the handle'],
  ['dust cloud behind a running horse', 'leaving dust behind'],
  ['red car leaving a trail of smoke', 'leaving smoke behind'],
  ['fire in the shape of a wolf', 'made of fire'],
])('%s', async (text, told) => {
  const { brief } = await picture(text, 32);
  // what leaves no pixel changed is not told
  expect(brief.drawnAs).toContain(told);
});

test('a thing of two colours has both, and what a sign is on has the colour that was said', async () => {
  const teal = (r: number, g: number, b: number): boolean => g > r * 1.4 && b > r * 1.3 && g > 80;
  expect(count((await picture('pink and teal gamepad', 32)).data, teal)).toBeGreaterThan(15);
  const blue = (r: number, _g: number, b: number): boolean => b > r * 1.5 && b > 90;
  expect(count((await picture('shield with a white lion on blue', 32)).data, blue)).toBeGreaterThan(100);
});

test('a shield with a sun bears it as a sign, within its rim', async () => {
  const { brief, data } = await picture('wooden shield with a yellow sun');
  expect(brief.drawnAs).toContain('sign of a sun');
  expect(count(data, (r, g, b) => r > 200 && g > 170 && b < 110)).toBeGreaterThan(60);
});

test('what has a glow has its light along its edges, and of two tones is in no two pieces', async () => {
  const { brief } = await picture('sword with a blue glow');
  expect(brief.unknown).toEqual([]);
  expect(brief.drawnAs).not.toContain('aura');
  const mug = await picture('two-tone red and white mug', 48);
  expect(mug.brief.drawnAs).toContain('half red, half white');
});

test('slimy things drip with slime of the colour said with it, and keep their own', async () => {
  const { brief, data } = await picture('slimy purple chest');
  expect(brief.unknown).toEqual([]);
  const purple = count(data, (r, g, b) => b > 120 && r > 70 && g < r * 0.75);
  expect(purple).toBeGreaterThan(60);
  expect(purple).toBeLessThan(filled(data) * 0.5);
});

test('what is old looks worn where there is room for it, and is as ever in the smallest pictures', async () => {
  const apart = async (size: number): Promise<number> => {
    const [a, b] = [await picture('book', size), await picture('old book', size)];
    let n = 0;
    for (let i = 0; i < a.data.length; i++) if (Math.abs(a.data[i]! - b.data[i]!) > 8) n++;
    return n;
  };
  expect(await apart(64)).toBeGreaterThan(200);
  expect(await apart(16)).toBe(0);
});

test('goods that spill out of a sack heap up in it', async () => {
  expect((await picture('sack spilling gems')).brief.drawnAs).toContain('full of');
  expect((await picture('bucket spilling water')).brief.drawnAs).not.toContain('full of');
});

test('a crack is seen in the smallest pictures too: a line down the middle', async () => {
  const [plain, cracked] = [await picture('mug', 16), await picture('mug with a crack', 16)];
  const dark = (r: number, g: number, b: number): boolean => r + g + b < 150;
  expect(count(cracked.data, dark)).toBeGreaterThan(count(plain.data, dark));
  expect(filled(cracked.data)).toBe(filled(plain.data));
});
