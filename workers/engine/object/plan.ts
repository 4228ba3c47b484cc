import { STYLE_STRENGTH } from '../character/dyes.ts';
import { figureColors } from '../colours.ts';
import { inPlainOrder } from '../composition/read/syntax/subject-text.ts';
import { type Design, designOf } from '../design.ts';
import { drawnStyle, readStyle } from '../reference/style/index.ts';
import type { Brief } from '../types.ts';
import { DEFAULT_GUIDANCE, variationFor } from '../understand/guidance.ts';
import { editBrief } from '../understand/index.ts';
import { withHabits } from '../understand/manner.ts';
import { type EngineTools, readDescription } from '../understand/read-description.ts';
import { hasParts } from './part-movement.ts';
import { shapeOf } from './states/shape-of.ts';
import { readStates, saysNothing } from './states/words.ts';
import type { ObjectPlan, ObjectRequest, Variant } from './types.ts';

/** A brief with what makes a candidate its own; what the words said stays. */
function varied(brief: Brief, { material, colour, parts, mood }: Variant): Brief {
  const said = new Set(brief.parts.map(({ piece }) => piece));
  const plain = brief.colours.length === 0 && brief.material === undefined;
  return {
    ...brief,
    ...(plain && material ? { material } : {}),
    colours: plain && colour ? [colour] : brief.colours,
    parts: [...brief.parts, ...parts.filter(({ piece }) => !said.has(piece))],
    mood: [...new Set([...brief.mood, ...mood])],
  };
}

/** A request understood, with all edits and the style of its pictures. The same request gives the same plan. */
export async function planObject(request: ObjectRequest, tools: EngineTools): Promise<ObjectPlan> {
  const { description, edits, view, size, variant } = request;
  const variation = variationFor(DEFAULT_GUIDANCE);
  const seed = variant?.seed ?? request.seed;
  const told = await readDescription(inPlainOrder(description, tools.words), { seed: request.seed }, tools);
  const design: Design = variant
    ? { brief: varied(told, variant), stretch: variant.stretch }
    : designOf(told, seed, variation);
  const own = design.brief;
  // what parts and surfaces show is not said of the whole as well
  const parted = hasParts({ brief: own });
  const { states, rest } = parted ? readStates(edits) : { states: [], rest: edits };
  const left = rest.filter((edit) => !(parted && saysNothing(edit)));
  const brief = left.reduce((of, edit) => editBrief(of, edit, { seed, variation }), own);
  const profile = readStyle(request.styleImages);
  const said = withHabits({ view }, brief);
  const plan: ObjectPlan = {
    brief,
    states,
    style: profile ? drawnStyle(said, profile, STYLE_STRENGTH) : said,
    seed,
    variation,
    ...(design.stretch ? { stretch: design.stretch } : {}),
    width: size,
    height: size,
    colors: brief.console ? figureColors(brief, undefined, size) : figureColors(brief, undefined),
  };
  const shape = shapeOf(states, plan);
  return shape ? { ...plan, shape } : plan;
}
