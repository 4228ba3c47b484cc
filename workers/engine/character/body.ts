import { hexToOklab } from '../../../src/pixels/color.ts';
import { drawSubject } from '../subject/draw-subject.ts';
import { rowOf } from '../subject/sources.ts';
import type { Brief } from '../types.ts';
import { type EngineTools, readDescription } from '../understand/read-description.ts';
import type { CharacterRequest } from './types.ts';

/** What everything else becomes when it has to walk: a body of its colour. */
const BODY_OF_A_THING = 'golem';

/**
 * Who a description names, on the skeleton asked for: an animal stays the animal on four legs and becomes its two-legged
 * kin on two; a thing gets a body of its colour. What the words say of colours, clothes and things in hands stays.
 */
export async function bodyFor(
  { description, template, seed }: Pick<CharacterRequest, 'description' | 'template' | 'seed'>,
  tools: EngineTools,
): Promise<Brief> {
  const told = await readDescription(description, { seed }, tools);
  const wanted = template === 'mannequin' ? 'humanoid' : 'quadruped';
  if (told.kind === wanted) return told;
  const named = template === 'mannequin' ? kinOf(told) : template;
  const brief = await readDescription(`${named}, ${description}`, { seed }, tools);
  const body = brief.kind === wanted ? brief : await readDescription(named, { seed }, tools);
  const own = body.colours.length > 0 ? body.colours : told.colours;
  const colours = own.length === 0 && named === BODY_OF_A_THING ? [mainColour(told)] : own;
  return { ...body, colours, drawnAs: `${body.drawnAs} for "${description.trim()}"` };
}

const kinOf = (brief: Brief): string => {
  // words that name nothing are somebody
  if (brief.confidence === 0) return 'person';
  return rowOf(brief)?.folk ?? (brief.kind === 'quadruped' ? 'wolffolk' : BODY_OF_A_THING);
};

/** The most frequent colour of a thing that is neither nearly black nor nearly white. */
function mainColour(brief: Brief): string {
  const { palette } = drawSubject(brief, { width: 32, height: 32, style: {}, seed: 0, variation: 0 });
  const clear = palette.find((hex) => {
    const [lightness] = hexToOklab(hex);
    return lightness > 0.4 && lightness < 0.95;
  });
  return clear ?? palette[0] ?? '#808080';
}
