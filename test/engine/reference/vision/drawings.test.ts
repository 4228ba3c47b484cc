import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import { type Models, openModels } from '../../../../workers/engine/inference/models.ts';
import { DOUBTFUL, estimateKeypoints, type Keypoint } from '../../../../workers/engine/reference/vision/keypoints.ts';
import { MODELS } from '../../understand/guess/golden.ts';
import { type Drawing, drawFigure, drawThing } from './drawings.ts';

let models: Models;
beforeAll(async () => {
  models = await openModels(MODELS, { device: 'cpu' });
});
afterAll(() => models.dispose());

/** Which joints are within a tenth of the figure's longer side of where they truly are (PCK@0.1). */
function hits({ image, joints }: Drawing, found: readonly Keypoint[]): readonly boolean[] {
  const box = opaqueBounds(image)!;
  const near = 0.1 * Math.max(box.width, box.height);
  return joints.map(({ x, y }, i) => Math.hypot(found[i]!.x - x, found[i]!.y - y) <= near);
}

const share = (values: readonly boolean[]) => values.filter(Boolean).length / values.length;

/** Figures of concepts that training did not see, in any of the sizes, views, styles and motions. */
const figures = (kind: 'humanoid' | 'quadruped', count: number) =>
  Array.from({ length: count }, (_, i) => drawFigure(`test/${kind}/${i}`, { kind, heldOut: true, poses: 1, sides: 2 }));

describe("estimateKeypoints on the geometry's own drawings", () => {
  it.each([
    ['humanoid', 0.65],
    ['quadruped', 0.55],
  ] as const)('finds most joints of %ss', async (kind, least) => {
    const right: boolean[] = [];
    const sure: boolean[] = [];
    for (const drawing of figures(kind, 20).flatMap(({ drawings }) => drawings)) {
      const found = await estimateKeypoints(models, drawing.image);
      const hit = hits(drawing, found);
      right.push(...hit);
      sure.push(...hit.filter((_, i) => found[i]!.confidence >= DOUBTFUL));
    }
    expect(share(right)).toBeGreaterThan(least);
    expect(share(sure)).toBeGreaterThan(share(right));
  });

  it('doubts most joints of most things', async () => {
    const doubted: boolean[] = [];
    for (let i = 0; i < 30; i++) {
      const found = await estimateKeypoints(models, drawThing(`test/${i}`, true).image);
      doubted.push(share(found.map(({ confidence }) => confidence < DOUBTFUL)) > 0.5);
    }
    expect(share(doubted)).toBeGreaterThan(0.75);
  });
});
