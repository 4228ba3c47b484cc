import { test } from 'vitest';
import { DIRECTIONS, type Direction } from '../../src/domain/words.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { actFit, figureOf } from '../../workers/engine/reference/fit/animate.ts';
import { motionFromText, resample } from '../../workers/engine/subject/motion/index.ts';
import { bodyOf } from '../../workers/engine/subject/sources.ts';
import { understand } from '../../workers/engine/understand/index.ts';
import { drawDirections } from '../engine/draw-directions.ts';
import { expectCells } from './sheet.ts';

const CAST: readonly (readonly [string, Direction])[] = [
  ['a brave knight with a red cape and a sword', 'east'],
  ['a wizard with a staff', 'south'],
  ['an elven archer with a bow', 'south-east'],
  ['an orc warrior with an axe', 'east'],
  ['a princess in a pink dress', 'south-east'],
  ['a skeleton', 'south'],
  ['a brown dog', 'east'],
];
const ACTIONS = ['walking', 'attacking', 'jumping', 'waving', 'dying'];
const SIZE = 64;

/** Of four frames the second and third: where most actions are in full swing. */
test('seven sprites are animated by their fitted figures as they were approved', { timeout: 240_000 }, async () => {
  const cells = new Map<string, Rgba>();
  for (const [description, direction] of CAST) {
    const brief = understand(description, { seed: 3 });
    const options = { width: SIZE, height: SIZE, style: { view: 'side' }, seed: 3, variation: 0.7 } as const;
    const sprite = drawDirections(brief, options)[DIRECTIONS.indexOf(direction)]!.image;
    const seen = { view: 'side', direction } as const;
    const fit = figureOf(sprite, seen)!;
    cells.set(description, sprite);
    for (const action of ACTIONS) {
      const act = actFit(sprite, fit, seen, resample(motionFromText(bodyOf(fit.brief).rig!, action), 4))!;
      for (const n of [1, 2]) cells.set(`${description}, ${action} ${n}`, act.frame(n).image);
    }
  }
  await expectCells(cells, new URL('fit-animations.webp', import.meta.url), {
    columns: 2 * ACTIONS.length + 1,
    gap: 0,
  });
});
