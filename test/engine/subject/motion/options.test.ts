import { describe, expect, it } from 'vitest';
import { DETAILS, type Direction, OUTLINES, SHADINGS, VIEWS } from '../../../../src/domain/words.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { QUADRUPEDS } from '../../../../workers/engine/catalogue/animals.ts';
import { standing } from '../../../../workers/engine/character/standing.ts';
import { PROPORTIONS, type ProportionsPreset } from '../../../../workers/engine/subject/humanoid/proportions.ts';
import { motionFor } from '../../../../workers/engine/subject/motion/catalog.ts';
import { drawAnimation } from '../../../../workers/engine/subject/motion/draw-animation.ts';
import { compactBeast } from '../../../../workers/engine/subject/quadruped/compact.ts';
import type { SubjectOptions } from '../../../../workers/engine/subject/types.ts';
import { understand } from '../../../../workers/engine/understand/index.ts';
import { drawDirections } from '../../draw-directions.ts';
import { brief } from '../briefs.ts';

type Look = Partial<Pick<SubjectOptions, 'style' | 'proportions' | 'custom'>>;

/** Every option of a character's look, one at a time. */
const LOOKS: readonly (readonly [string, Look])[] = [
  ['no option', {}],
  ...OUTLINES.map((outline) => [outline, { style: { outline } }] as const),
  ...SHADINGS.map((shading) => [shading, { style: { shading } }] as const),
  ...DETAILS.map((detail) => [detail, { style: { detail } }] as const),
  ...VIEWS.map((view) => [view, { style: { view } }] as const),
  ['oblique', { style: { oblique: true } }],
  ['isometric', { style: { isometric: true } }],
  ...(Object.keys(PROPORTIONS) as ProportionsPreset[]).map((proportions) => [proportions, { proportions }] as const),
  ['large heads', { custom: { headSize: 1.6 } }],
  ['long limbs', { custom: { armsLength: 1.4, legsLength: 1.5 } }],
  ['broad', { custom: { shoulderWidth: 1.5, hipWidth: 1.4 } }],
];
const FIGURE = 48;
const CANVAS = 68;
const SEED = { seed: 3, variation: 0.3 } as const;

/** Pixels in which a still and a frame differ; a smaller still lies in the middle of the larger canvas. */
function difference(still: Rgba, frame: Rgba): { readonly silhouette: number; readonly colour: number } {
  const side = still.width;
  const margin = (CANVAS - side) / 2;
  let silhouette = 0;
  let colour = 0;
  for (let y = 0; y < CANVAS; y++) {
    for (let x = 0; x < CANVAS; x++) {
      const [sx, sy] = [x - margin, y - margin];
      const inside = sx >= 0 && sy >= 0 && sx < side && sy < side;
      const i = (sy * side + sx) * 4;
      const j = (y * CANVAS + x) * 4;
      const alpha = inside ? still.data[i + 3]! : 0;
      if (alpha !== frame.data[j + 3]) silhouette++;
      else if (alpha && [0, 1, 2].some((k) => still.data[i + k] !== frame.data[j + k])) colour++;
    }
  }
  return { silhouette, colour };
}

describe('an idle figure begins as its rotation shows it', () => {
  const knight = understand('a knight with a sword and a red cape');
  const directions: readonly Direction[] = ['south', 'east', 'north-west'];

  it.each(LOOKS.map(([name, look], i) => [name, look, i] as const))('%s', (_, look, i) => {
    // each look from the front or the side, and from behind
    const directions = [(['south', 'east'] as const)[i % 2]!, 'north-west'] as const;
    const common = { ...look, style: look.style ?? {}, ...SEED };
    const canvas = { ...common, width: CANVAS, height: CANVAS, figureSize: FIGURE, directions };
    const still = drawAnimation(knight, { ...canvas, motion: standing('mannequin') });
    const motion = motionFor('mannequin', 'breathing-idle');
    const idle = drawAnimation(knight, { ...canvas, motion, palette: still.palette, tones: still.tones });
    directions.forEach((direction) => {
      const { silhouette, colour } = difference(still.frames.get(direction)![0]!, idle.frames.get(direction)![0]!);
      // arms hang a degree or two from where the still has them
      expect(silhouette).toBeLessThanOrEqual(8);
      expect(colour).toBeLessThanOrEqual(64);
    });
  });

  it('each look is another picture', () => {
    const pictures = LOOKS.map(([, look]) => {
      const options = { ...look, style: look.style ?? {}, ...SEED, width: FIGURE, height: FIGURE };
      return Buffer.from(drawDirections(knight, options, ['south-east'])[0]!.image.data).toString('base64');
    });
    // four say what a look without options has anyway, and much detail at 48 px is one more tone
    expect(new Set(pictures).size).toBeGreaterThanOrEqual(LOOKS.length - 5);
  });

  it('without a palette of its own the frames have as many colours as the detail allows', () => {
    for (const [detail, most] of [
      ['low detail', 8],
      ['medium detail', 16],
      ['highly detailed', 32],
    ] as const) {
      const motion = motionFor('mannequin', 'breathing-idle');
      const drawn = drawAnimation(knight, { width: 34, height: 34, style: { detail }, ...SEED, motion, directions });
      expect(drawn.palette.length).toBeLessThanOrEqual(most);
    }
  });
});

describe('animals', () => {
  it.each(['bear', 'cat', 'dog', 'horse', 'lion'] as const)('%s stands in its motions as it does alone', (id) => {
    const directions: readonly Direction[] = ['south', 'east', 'north-west'];
    const common = { style: {}, ...SEED };
    const still = drawDirections(brief(id, {}, 'quadruped'), { ...common, width: FIGURE, height: FIGURE }, directions);
    const motion = motionFor(id, id === 'horse' ? 'rest-idle' : id === 'bear' ? 'idle-long' : 'idle');
    const palette = [...new Set(still.flatMap((d) => d.palette))];
    const options = { ...common, width: CANVAS, height: CANVAS, figureSize: FIGURE, motion, directions, palette };
    const idle = drawAnimation(brief(id, {}, 'quadruped'), options);
    directions.forEach((direction, i) => {
      const opaque = still[i]!.image.data.filter((v, k) => k % 4 === 3 && v > 0).length;
      const { silhouette } = difference(still[i]!.image, idle.frames.get(direction)![0]!);
      expect(silhouette / opaque).toBeLessThan(0.12);
    });
  });

  it('small ones have the longer legs of their compact build', () => {
    const natural = QUADRUPEDS.dog!;
    expect(compactBeast(natural, 24).leg).toBeCloseTo(natural.leg * 1.14, 6);
    expect(compactBeast(natural, 60)).toBe(natural);
  });
});
