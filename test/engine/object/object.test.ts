import { describe, expect, it, test } from 'vitest';
import { DIRECTIONS } from '../../../src/domain/words.ts';
import { hexToOklab, hexToRgb, oklabToOklch } from '../../../src/pixels/color.ts';
import { createImage, opaqueBounds, paletteOf, type Rgba } from '../../../src/pixels/index.ts';
import { difference } from '../../../workers/engine/object/candidates.ts';
import { animateObject, drawCandidates, drawObject, type ObjectRequest } from '../../../workers/engine/object/index.ts';
import { movementFrom } from '../../../workers/engine/object/movement.ts';

const request = (description: string, more: Partial<ObjectRequest> = {}): ObjectRequest => ({
  description,
  edits: [],
  directions: DIRECTIONS,
  size: 48,
  view: 'low top-down',
  styleImages: [],
  matchStyleSize: false,
  seed: 7,
  ...more,
});
const bytes = ({ data }: { readonly data: Uint8ClampedArray }): string => Buffer.from(data).toString('base64');

describe('from all sides', () => {
  it.each(['treasure chest', 'iron sword', 'sports car', 'wolf'])(
    '%s: differs by side, in one palette',
    async (words) => {
      const steps: string[] = [];
      const told = { onStep: ({ label }: { readonly label?: string }) => void (label && steps.push(label)) };
      const { sides, palette } = await drawObject(request(words), {}, told);
      expect([...sides.keys()]).toEqual(DIRECTIONS);
      expect(steps).toEqual(DIRECTIONS);
      const [south, east] = [sides.get('south')!, sides.get('east')!];
      expect(difference(south, east)).toBeGreaterThan(0.2);
      for (const image of sides.values()) {
        expect([image.width, image.height]).toEqual([48, 48]);
        expect(paletteOf(image).filter((hex) => !palette.includes(hex))).toEqual([]);
      }
    },
  );

  it('a car shows its front to the south, and windows on both of its sides', async () => {
    const { sides } = await drawObject(request('sports car'), {});
    const width = (side: 'south' | 'east' | 'west') => opaqueBounds(sides.get(side)!)!.width;
    expect(width('south')).toBeLessThan(0.7 * width('east'));
    const glass = (side: 'east' | 'west') => paletteOf(sides.get(side)!).length;
    expect(glass('west')).toBeGreaterThanOrEqual(glass('east') - 1);
  });

  it('a car has a windscreen at its front and its back', async () => {
    const { sides } = await drawObject(request('red car'), {});
    const blue = (side: 'south' | 'north') => paletteOf(sides.get(side)!).filter((hex) => hexToRgb(hex)[2] > hexToRgb(hex)[0]).length; // biome-ignore format: one line
    expect(Math.min(blue('south'), blue('north'))).toBeGreaterThan(0);
  });

  it('a flame is as bright from behind as from the front', async () => {
    const { sides } = await drawObject(request('torch'), {});
    const bright = ({ data }: Rgba) => data.reduce((n, _, i) => (i % 4 === 1 && data[i]! > 140 && data[i + 2]! > 0 ? n + 1 : n), 0); // biome-ignore format: one line
    for (const image of sides.values()) expect(bright(image)).toBeGreaterThan(0.7 * bright(sides.get('south')!));
  });

  it.each([32, 33])('stands in the middle of a picture of %i pixels', async (size) => {
    const { sides } = await drawObject(request('barrel', { size, directions: ['south', 'north'] }), {});
    for (const image of sides.values()) {
      const box = opaqueBounds(image)!;
      expect(size - box.x - box.width).toBe(box.x);
    }
  });

  it('a flat drawing says that it has one side', async () => {
    const { notes, sides } = await drawObject(request('peacock'), {});
    expect(notes.join()).toContain('Only one side');
    expect(sides.size).toBe(8);
  });

  it('must not be smaller than the object whose style it takes on', async () => {
    const { sides } = await drawObject(request('barrel', { size: 64 }), {});
    const small = request('barrel', { size: 32, styleImages: [sides.get('south')!], matchStyleSize: true });
    await expect(drawObject(small, {})).rejects.toThrow(/size must be at least \d+, it is 32/);
  });
});

describe('candidates', () => {
  const alone = (words: string) => request(words, { directions: ['unknown'] });
  it('differ on purpose, and are the same for the same request', async () => {
    const drawn = await drawCandidates(alone('treasure chest'), [], 6, {});
    const images = drawn.map(({ drawn: one }) => one.sides.get('unknown')!);
    for (const [i, image] of images.entries())
      for (const other of images.slice(0, i)) expect(difference(image, other)).toBeGreaterThanOrEqual(0.08);
    const again = await drawCandidates(alone('treasure chest'), [], 6, {});
    expect(again.map(({ drawn: one }) => bytes(one.sides.get('unknown')!))).toEqual(images.map(bytes));
  });

  it('are red where a potion is of health, in more than one vessel', async () => {
    const drawn = await drawCandidates(request('health potion', { size: 32, directions: ['unknown'] }), [], 8, {});
    const widths = new Set<number>();
    for (const { drawn: one } of drawn) {
      const image = one.sides.get('unknown')!;
      widths.add(opaqueBounds(image)!.width);
      const [main] = paletteOf(image).filter((hex) => oklabToOklch(hexToOklab(hex))[1] > 0.12);
      const [red, green, blue] = hexToRgb(main!);
      expect(red).toBeGreaterThan(1.3 * Math.max(green, blue));
    }
    expect(widths.size).toBeGreaterThan(3);
  });

  it('a pick is drawn again as it was, from its variant alone', async () => {
    const [, second] = await drawCandidates(alone('lantern'), [], 2, {});
    const { sides } = await drawObject({ ...alone(second!.description), variant: second!.variant }, {});
    expect(bytes(sides.get('unknown')!)).toBe(bytes(second!.drawn.sides.get('unknown')!));
  });

  it('items go round where the whole names nothing', async () => {
    const drawn = await drawCandidates(alone('icons'), ['a red potion', 'an iron key'], 4, {});
    expect(drawn.map((one) => one.description)).toEqual(['a red potion', 'an iron key', 'a red potion', 'an iron key']);
    expect(difference(...([0, 2].map((k) => drawn[k]!.drawn.sides.get('unknown')!) as [Rgba, Rgba]))).toBeGreaterThan(
      0.05,
    );
  });

  it('items are what they say; the others are the whole', async () => {
    const drawn = await drawCandidates(alone('medieval weapons'), ['a red potion', 'an iron shield'], 3, {});
    expect(drawn.map(({ drawn: one }) => one.plan.brief.concept).slice(0, 2)).toEqual(['potion', 'shield']);
  });
});

test.each([
  ['bobs up and down', true, 'float', undefined],
  ['spinning', true, 'turn', undefined],
  ['spinning', false, 'float', 'takes an object that has sides'],
  ['hops', false, 'jump', undefined],
  ['opens its lid', true, 'float', 'has no part that does that'],
  ['unrolls', true, 'float', 'has no part that does that'],
  ['swings', true, 'sway', 'all of it sways'],
  ['qwertz', true, 'float', 'No movement of an object was understood'],
] as const)('"%s" (sides: %s) is drawn as %s', (words, sided, move, says) => {
  const { move: drawn, note } = movementFrom(words, sided);
  expect(drawn).toBe(move);
  if (says) expect(note).toContain(says);
  else expect(note).toBeUndefined();
});

describe('an animation', () => {
  const still = { side: 'south' as const, frameCount: 4, keepFirstFrame: true };
  it.each(['treasure chest', 'koala'])(
    '%s: begins with the still, in its colours, with room to rise',
    async (words) => {
      const { sides, palette } = await drawObject(request(words), {});
      const moved = await animateObject(request(words), { ...still, action: 'hops' }, {});
      expect(moved.frames).toHaveLength(5);
      const room = (moved.width - 48) / 2;
      expect(room).toBeGreaterThan(0);
      const [first] = moved.frames;
      const inside = createImage(48, 48);
      for (let y = 0; y < 48; y++)
        for (let x = 0; x < 48; x++) {
          const at = ((y + room) * moved.width + x + room) * 4;
          inside.data.set(first!.image.data.subarray(at, at + 4), (y * 48 + x) * 4);
        }
      expect(bytes(inside)).toBe(bytes(sides.get('south')!));
      expect(moved.palette.filter((hex) => !palette.includes(hex))).toEqual([]);
      expect(moved).toMatchObject({ motion: 'jump', notes: [] });
    },
  );

  it('going round is its sides in order, from the one asked', async () => {
    const { sides } = await drawObject(request('barrel'), {});
    const moved = await animateObject(request('barrel'), { ...still, side: 'east', frameCount: 8, keepFirstFrame: false, action: 'spins' }, {}); // biome-ignore format: one line
    const from = DIRECTIONS.indexOf('east');
    const order = DIRECTIONS.map((_, i) => sides.get(DIRECTIONS[(from + i) % 8]!)!);
    expect(moved.frames.map(({ image }) => bytes(image))).toEqual(order.map(bytes));
  });

  it('ends where it is told to', async () => {
    const { sides } = await drawObject(request('barrel'), {});
    const endFrame = sides.get('north')!;
    const moved = await animateObject(request('barrel'), { ...still, action: 'pulses', endFrame }, {});
    expect(moved.loop).toBe(false);
    expect(opaqueBounds(moved.frames.at(-1)!.image)!.width).toBe(opaqueBounds(endFrame)!.width);
  });
});
