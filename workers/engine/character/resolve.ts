import { figureColors } from '../colours.ts';
import { withOnlyNamed } from '../composition/layout/hands-free.ts';
import { designOf } from '../design.ts';
import { drawnStyle, readStyle } from '../reference/style/index.ts';
import { aimOf } from '../subject/motion/index.ts';
import { bodyOf } from '../subject/sources.ts';
import { emphasise, variationFor } from '../understand/guidance.ts';
import { editBrief } from '../understand/index.ts';
import { withHabits } from '../understand/manner.ts';
import type { EngineTools } from '../understand/read-description.ts';
import { bodyFor } from './body.ts';
import { stanceIn } from './deed.ts';
import { STYLE_STRENGTH } from './dyes.ts';
import type { CharacterPlan, CharacterRequest } from './types.ts';

/**
 * A request understood: who it is on the skeleton asked for, with all edits, and how large and in which style it is
 * drawn. `seed` decides what the words leave open, where it is not the request's own. The same request gives the same plan.
 */
export async function resolveCharacter(
  request: CharacterRequest,
  tools: EngineTools,
  seed = request.seed,
): Promise<CharacterPlan> {
  const { template, textGuidance, outline, shading, detail, view, isometric, oblique } = request;
  const variation = variationFor(textGuidance);
  // a state is the same figure as its source: what its seed chose comes before its edits
  const { brief: told, custom } = designOf(await bodyFor(request, tools), request.seed, variation);
  const edited = request.edits.reduce((brief, edit) => editBrief(brief, edit, { seed, variation }), told);
  const profile = request.styleImage && readStyle(request.styleImage);
  const said = withHabits({ outline, shading, detail, view, isometric, oblique }, edited);
  const own = bodyOf(told).rig;
  // an animal goes as the skeleton that was asked for does, where that is one of four legs
  const rig = template === 'mannequin' || !own ? own : template;
  const style = profile ? drawnStyle(said, profile, STYLE_STRENGTH) : said;
  // the newest words count: who takes aim does so with what they hold
  const stands: ReturnType<typeof stanceIn> =
    rig === 'mannequin' ? stanceIn([request.description, ...request.edits]) : {};
  const stance = stands.aims ? aimOf({ brief: edited, seed, variation }) : stands.pose;
  return {
    ...(stance ? { stance } : {}),
    brief: emphasise(stands.bare ? withOnlyNamed(edited) : edited, textGuidance),
    ...(rig ? { rig } : {}),
    template,
    style,
    seed,
    variation,
    ...(request.preset ? { proportions: request.preset } : {}),
    ...(request.custom ? { custom: request.custom } : custom ? { custom } : {}),
    figureSize: request.size,
    width: request.width,
    height: request.height,
    colors: edited.console ? figureColors(edited, detail, request.size) : figureColors(edited, detail),
  };
}
