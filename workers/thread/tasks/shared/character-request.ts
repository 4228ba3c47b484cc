import type { Detail, Direction, Outline, Shading, View } from '../../../../src/domain/words.ts';
import type { CharacterSpec } from '../../../../src/jobs/contract.ts';
import { removeBackground } from '../../../../src/pixels/remove-background.ts';
import type { CharacterRequest } from '../../../engine/character/index.ts';
import type { CustomProportions, ProportionsPreset } from '../../../engine/subject/humanoid/proportions.ts';
import type { RigName } from '../../../engine/subject/motion/index.ts';
import { type Enhanced, enhance } from '../../../engine/understand/enhance.ts';
import { decoded } from './images.ts';

const image = (base64: string | null) => decoded(base64 === null ? undefined : Buffer.from(base64, 'base64'));

/**
 * The fuller description of a character that asks for one; it is made anew wherever the spec is drawn, from the spec alone, so
 * that states and animations are of the same one.
 */
export function enhancedCharacter(spec: CharacterSpec): Enhanced | undefined {
  if (!spec.enhance) return undefined;
  const { description, seed, size, detail } = spec;
  return enhance(description, { seed, side: size, place: false, ...(detail ? { detail: detail as Detail } : {}) });
}

/** A stored spec in the engine's words, its images decoded. */
export async function characterRequest(spec: CharacterSpec): Promise<CharacterRequest> {
  const style = await image(spec.styleImage);
  const { proportions, referenceImage, colorImage, outline, shading, detail } = spec;
  return {
    mode: spec.mode,
    template: spec.template as RigName,
    description: enhancedCharacter(spec)?.prompt ?? spec.description,
    edits: spec.edits,
    size: spec.size,
    width: spec.width,
    height: spec.height,
    directions: spec.directions as readonly Direction[],
    view: spec.view as View,
    oblique: spec.oblique,
    isometric: spec.isometric,
    outline: (outline ?? undefined) as Outline | undefined,
    shading: (shading ?? undefined) as Shading | undefined,
    detail: (detail ?? undefined) as Detail | undefined,
    textGuidance: spec.textGuidance,
    ...proportionsOf(proportions),
    referenceImage: await image(referenceImage),
    // another character's backdrop is none of its style
    styleImage: style && spec.matchStyleSize ? removeBackground(style) : style,
    matchStyleSize: spec.matchStyleSize,
    colorImage: await image(colorImage),
    keepPalette: spec.keepPalette,
    seed: spec.seed,
  };
}

function proportionsOf(told: CharacterSpec['proportions']): Pick<CharacterRequest, 'preset' | 'custom'> {
  if (!told) return {};
  if (told.type === 'preset') return { preset: told.name as ProportionsPreset };
  const { type: _, ...custom } = told;
  return { custom: custom satisfies CustomProportions };
}
