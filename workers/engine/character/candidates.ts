import type { Direction } from '../../../src/domain/words.ts';
import { hexToOklab } from '../../../src/pixels/color.ts';
import { paletteOf } from '../../../src/pixels/index.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { createRandom } from '../random.ts';
import type { StyleProfile } from '../reference/style/index.ts';
import { drawPlan, strip } from './draw-plan.ts';
import { dyed, dyesOf } from './dyes.ts';
import { score } from './rank.ts';
import type { CharacterPlan } from './types.ts';

/** Sides that tell most of a figure. */
const LOOKED_AT: readonly Direction[] = ['south', 'west'];
/** Candidates are judged at this size at most: ranking has to be quick, for every animation repeats it. */
const JUDGED_SIZE = 40;
const MOST_STYLE_COLORS = 48;

/**
 * Of several figures that the same words allow, the one that shows best what was said: seeds and variations differ, the
 * words' own colours and pieces do not. The same plan gives the same choice.
 */
export function bestOf(plan: CharacterPlan, count: number, styleImage?: Rgba, profile?: StyleProfile): CharacterPlan {
  const random = createRandom(plan.seed).fork('candidates');
  const colours = styleImage && paletteOf(styleImage, MOST_STYLE_COLORS).map(hexToOklab);
  let best: { plan: CharacterPlan; total: number } | undefined;
  for (let i = 0; i < count; i++) {
    const candidate = i === 0 ? plan : { ...plan, seed: Math.floor(random.float() * 2 ** 32) };
    const { frames } = drawPlan(small(candidate), LOOKED_AT);
    const drawn = LOOKED_AT.map((direction) => frames.get(direction)![0]!);
    const dyes = profile && dyesOf(strip(drawn), profile, plan.seed);
    const images = dyes ? drawn.map((image) => dyed(image, dyes)) : drawn;
    const { total } = score(images, plan.brief, colours);
    if (!best || total > best.total) best = { plan: candidate, total };
  }
  return best!.plan;
}

function small(plan: CharacterPlan): CharacterPlan {
  const share = Math.min(1, JUDGED_SIZE / plan.figureSize);
  const scaled = (side: number) => Math.ceil(side * share);
  return {
    ...plan,
    figureSize: scaled(plan.figureSize),
    width: scaled(plan.width),
    height: scaled(plan.height),
  };
}
