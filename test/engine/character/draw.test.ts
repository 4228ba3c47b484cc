import { describe, expect, test } from 'vitest';
import { JOINT_LABELS } from '../../../src/domain/words.ts';
import { createImage, crop, opaqueBounds, paletteOf, paste, sameImage } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { type CharacterRequest, drawCharacter } from '../../../workers/engine/character/index.ts';
import { Aborted, type Step } from '../../../workers/engine/types.ts';
import { EIGHT, FOUR, request } from './requests.ts';

const draw = (differs: Partial<CharacterRequest> = {}) => drawCharacter(request(differs), {});
const imagesOf = (drawn: Awaited<ReturnType<typeof draw>>) => [...drawn.rotations.values()].map(({ image }) => image);
/** An image of these colours. */
const swatch = (...colours: number[][]): Rgba => ({
  width: colours.length,
  height: 1,
  data: new Uint8ClampedArray(colours.flatMap((rgb) => [...rgb, 255])),
});

describe('rotations', () => {
  // covers: CHAR-PIVOT CHAR-CANVAS
  test.each<[string, Partial<CharacterRequest>]>([
    ['a knight', {}],
    ['a witch at 32', { description: 'a witch with a broom', size: 32, width: 48, height: 48 }],
    ['a giant at 96', { description: 'a giant', size: 96, width: 136, height: 136, directions: FOUR }],
    ['a dog', { template: 'dog', description: 'a brown dog' }],
    ['a bear from the side', { template: 'bear', description: 'a bear', view: 'side' }],
    ['seen from above', { view: 'high top-down' }],
    ['isometric', { isometric: true }],
    ['oblique', { oblique: true, view: 'side', directions: FOUR }],
  ])('%s: one canvas, one palette, one ground', async (_, differs) => {
    const drawn = await draw(differs);
    const { width, height, size, directions } = request(differs);
    expect([...drawn.rotations.keys()]).toEqual(directions);
    const feet: number[] = [];
    for (const { image, keypoints } of drawn.rotations.values()) {
      expect([image.width, image.height]).toEqual([width, height]);
      for (let i = 0; i < image.data.length; i += 4) {
        const alpha = image.data[i + 3]!;
        expect(alpha === 255 || (alpha === 0 && image.data[i] === 0)).toBe(true);
      }
      const box = opaqueBounds(image)!;
      expect(box.height).toBeLessThanOrEqual(size);
      expect(box.width).toBeLessThanOrEqual(size);
      feet.push(box.y + box.height);
      for (const colour of paletteOf(image)) expect(drawn.palette).toContain(colour);
      expect(keypoints!.map(({ label }) => label)).toEqual(JOINT_LABELS);
      for (const { x, y } of keypoints!) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(height);
      }
    }
    // a paw or a hem nearer to the viewer lies lower when seen from above, never by more than the ground's own depth
    expect(Math.max(...feet) - Math.min(...feet)).toBeLessThanOrEqual(Math.ceil(size / 6));
    expect(drawn.palette.length).toBeLessThanOrEqual(16);
  });

  test('sides differ, the middle of the feet does not', async () => {
    const { rotations } = await draw();
    const images = [...rotations.values()].map(({ image }) => image);
    for (const [i, image] of images.entries())
      for (const other of images.slice(i + 1)) expect(sameImage(image, other)).toBe(false);
    const pivots = [...rotations.values()].map(({ keypoints }) => {
      const at = (label: string) => keypoints!.find((k) => k.label === label)!;
      return (at('LEFT LEG').x + at('RIGHT LEG').x) / 2;
    });
    for (const x of pivots) expect(Math.abs(x - 34)).toBeLessThanOrEqual(2);
  });

  test('the same request gives the same bytes, another seed others', async () => {
    const [a, b, c] = [
      await draw({ description: 'a man', directions: FOUR }),
      await draw({ description: 'a man', directions: FOUR }),
      await draw({ description: 'a man', directions: FOUR, seed: 8 }),
    ];
    expect(imagesOf(a!).every((image, i) => sameImage(image, imagesOf(b!)[i]!))).toBe(true);
    expect(imagesOf(a!).every((image, i) => sameImage(image, imagesOf(c!)[i]!))).toBe(false);
  });

  test('steps tell every direction by its label, with its picture', async () => {
    const steps: Step[] = [];
    await drawCharacter(request(), {}, { onStep: (step) => steps.push(step) });
    expect(steps.flatMap(({ label }) => label ?? [])).toEqual(EIGHT);
    for (const { label, preview } of steps) if (label) expect(preview).toMatchObject({ width: 68, height: 68 });
    const fractions = steps.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(fractions.at(-1)).toBe(1);
  });

  test('stops when it is aborted', async () => {
    await expect(drawCharacter(request(), {}, { signal: { aborted: true } })).rejects.toThrow(Aborted);
  });

  let plain: ReturnType<typeof draw> | undefined;
  test.each<[string, Partial<CharacterRequest>]>([
    ['outline', { outline: 'lineless' }],
    ['shading', { shading: 'flat shading' }],
    ['detail', { detail: 'low detail' }],
    ['view', { view: 'side' }],
    ['isometric', { isometric: true }],
    ['oblique', { oblique: true }],
    ['guidance', { textGuidance: 20 }],
    ['preset', { preset: 'heroic' }],
    ['custom', { custom: { headSize: 1.6 } }],
  ])('%s has an effect', async (_, differs) => {
    plain ??= draw({ directions: FOUR });
    const [before, other] = [await plain, await draw({ directions: FOUR, ...differs })];
    expect(imagesOf(before).every((image, i) => sameImage(image, imagesOf(other)[i]!))).toBe(false);
  });

  test('a colour image is obeyed to the last pixel', async () => {
    const { palette } = await draw({ colorImage: swatch([10, 20, 30], [200, 180, 160], [90, 40, 40]) });
    for (const colour of palette) expect(['#0a141e', '#c8b4a0', '#5a2828']).toContain(colour);
    expect(palette.length).toBeGreaterThan(1);
  });
});

describe('who is drawn', () => {
  const who = async (description: string, template: CharacterRequest['template'] = 'mannequin') =>
    (await draw({ description, template, directions: ['south'] })).plan.brief;

  test.each([
    ['an anthro fox', 'foxfolk'],
    ['a wolf man', 'wolffolk'],
    ['a penguin in a suit', 'penguinfolk'],
    ['a cat wizard', 'catfolk'],
    ['a knight', undefined],
  ])('%s walks on two legs', async (description, species) => {
    const brief = await who(description);
    expect(brief.kind).toBe('humanoid');
    if (species) expect([brief.concept, brief.species]).toContain(species);
  });

  test.each<[string, CharacterRequest['template'], string]>([
    ['a tiger', 'lion', 'tiger'],
    ['brown, spotted', 'horse', 'horse'],
    ['a brave knight', 'bear', 'bear'],
    ['xyzzy', 'cat', 'cat'],
  ])('%s on the skeleton of a %s is a %s', async (description, template, concept) => {
    expect(await who(description, template)).toMatchObject({ kind: 'quadruped', concept });
  });

  test.each<[string, string, string, CharacterRequest['template']?]>([
    ['a fox', 'quadruped', 'fox'],
    ['a red dragon', 'thing', 'dragon'],
    ['a slime', 'thing', 'slime'],
    ['a centaur', 'humanoid', 'centaur'],
    ['a centaur archer', 'humanoid', 'archer'],
    ['a giant spider', 'thing', 'spider'],
    ['a treasure chest', 'thing', 'treasure-chest'],
    ['a dragon', 'thing', 'dragon', 'lion'],
  ])('%s is a %s of its own: %s', async (description, kind, concept, template) => {
    const brief = await who(description, template);
    expect([brief.kind, brief.concept]).toEqual([kind, concept]);
  });

  test('a beast has the heads and wings that are said of it', async () => {
    expect(await who('a three-headed wolf')).toMatchObject({ kind: 'quadruped', concept: 'wolf', heads: 3 });
    expect((await who('a winged wolf')).parts).toContainEqual({ piece: 'wings' });
  });

  test('a thing on a skeleton of two legs lends it its colour', async () => {
    const { colours, concept } = await who('a humanoid slime');
    const [, g] = [1, 3].map((at) => Number.parseInt(colours[0]!.slice(at, at + 2), 16));
    expect(concept).toBe('golem');
    expect(g).toBeGreaterThan(100);
  });
});

describe('states', () => {
  test('an edit changes what it names and keeps the rest', async () => {
    const directions = ['south', 'north'] as const;
    const [plain, edited] = [await draw({ directions }), await draw({ directions, edits: ['make the cape blue'] })];
    expect(edited!.plan.brief.parts).toContainEqual(expect.objectContaining({ piece: 'cape', colour: '#3868c4' }));
    const differs = (a: Rgba, b: Rgba) => {
      let count = 0;
      for (let i = 0; i < a.data.length; i += 4)
        if (a.data[i] !== b.data[i] || a.data[i + 2] !== b.data[i + 2] || a.data[i + 3] !== b.data[i + 3]) count++;
      return count;
    };
    const north = [plain!, edited!].map((drawn) => drawn.rotations.get('north')!.image);
    expect(differs(north[0]!, north[1]!)).toBeGreaterThan(50);
    // the head is as it was
    const head = north.map((image) => crop(image, { x: 0, y: 0, width: 68, height: 24 }));
    expect(differs(head[0]!, head[1]!)).toBeLessThan(60);
  });

  test('a kept palette is the source’s', async () => {
    const source = await draw({ directions: FOUR });
    const { palette } = await draw({ directions: FOUR, edits: ['make the cape blue'], keepPalette: true });
    for (const colour of palette) expect(source.palette).toContain(colour);
  });
});

describe('a reference sprite [CHAR-V3-TURNS]', () => {
  const reference = async () => {
    const image = (await draw({ directions: ['south'] })).rotations.get('south')!.image;
    return crop(image, { x: 10, y: 10, width: 48, height: 48 });
  };
  const turned = async (differs = {}) =>
    drawCharacter(
      request({ mode: 'v3', referenceImage: await reference(), ...differs, outline: undefined, detail: undefined }),
      {},
    );

  test('is the south side, pixel for pixel, and lends its colours to all others', async () => {
    const sprite = await reference();
    const { rotations, engine, palette } = await turned();
    expect(engine).toBe('turn');
    const placed = createImage(68, 68);
    paste(placed, sprite, 10, 10);
    expect(sameImage(rotations.get('south')!.image, placed)).toBe(true);
    const own = paletteOf(sprite);
    for (const colour of palette) expect(own).toContain(colour);
    for (const { image } of rotations.values()) {
      expect([image.width, image.height]).toEqual([68, 68]);
      expect(opaqueBounds(image)).toBeDefined();
    }
  });

  test('is fitted to another size', async () => {
    const { rotations } = await turned({ size: 32, width: 48, height: 48 });
    const box = opaqueBounds(rotations.get('south')!.image)!;
    expect(Math.max(box.width, box.height)).toBeLessThanOrEqual(32);
    expect(Math.max(box.width, box.height)).toBeGreaterThan(24);
  });

  test('is refused where it is so large that its other side would be a lump', async () => {
    const asked = turned({ size: 256, width: 360, height: 360, directions: ['south', 'east'] });
    await expect(asked).rejects.toThrow('east: The picture cannot be turned so: it would become a lump');
  }, 90_000);

  test('tells every direction by its label', async () => {
    const labels: string[] = [];
    const asked = request({ mode: 'v3', referenceImage: await reference() });
    await drawCharacter(asked, {}, { onStep: ({ label }) => label && labels.push(label) });
    expect([...labels].sort()).toEqual([...EIGHT].sort());
  });

  test('of nothing is refused', async () => {
    const asked = drawCharacter(request({ mode: 'v3', referenceImage: createImage(48, 48) }), {});
    await expect(asked).rejects.toThrow('The reference sprite shows nothing');
  });
});
