/** What eyes somebody has: their colour and kind. */
import { finishOf, type MaterialRef } from '../../catalogue/materials.ts';
import type { HumanoidConcept } from '../../catalogue/people.ts';
import type { EyeKind, Species } from '../../catalogue/species.ts';
import type { Brief } from '../../types.ts';
import { said } from './contrast.ts';

const EYE_COLOURS = ['navy', 'forest', 'dark_wood', 'blue', 'teal'];
/** Light of eyes that glow, where no colour of it was said. */
const LIT_EYES = '#3cd0fc/flame';
/** What "white" is of eyes. */
const WHITE_EYES = '#e6e2dc';

/** Eyes that can be all light; others have their own. */
const LIGHTABLE: ReadonlySet<EyeKind> = new Set<EyeKind>(['human', 'dot', 'hollow', 'almond', 'slit', 'evil']);

/** Eyes as a look has them. */
export interface Gaze {
  readonly eyes: MaterialRef;
  readonly otherEye?: MaterialRef;
  readonly eyesNamed: boolean;
  readonly eye: EyeKind;
}

/** The eyes that a brief asks for, or those of the row, the kind and the seed. */
export function gazeOf(
  brief: Brief,
  o: {
    readonly species: Species;
    readonly concept: HumanoidConcept;
    readonly skin: MaterialRef;
    readonly choose: <T>(name: string, list: readonly T[]) => T;
  },
): Gaze {
  const { species, concept, skin, choose } = o;
  const part = (id: string) => brief.parts.find((p) => p.piece === id);
  const evil = brief.mood.includes('evil');
  const glowing = brief.mood.includes('glowing');
  // eyes that see nothing are white all over
  const milky = (brief.mood.includes('blind') || part('eyes')?.colour === WHITE_EYES) && species.eye === undefined;
  const eyePart = part('eyes');
  const eyes0 = concept.eyes ?? species.eyes ?? choose('eyes', EYE_COLOURS);
  // "glowing eyes" of people; those of robots and skulls have light of their own
  const lit = eyePart?.states?.includes('glowing') === true;
  const molten = finishOf(skin) === 'lava';
  const eyes = milky
    ? '#e4e8f0/cloth'
    : eyePart && !(lit && !eyePart.colour && !eyePart.material)
      ? said(eyePart, eyes0)
      : lit && !species.monster && !evil
        ? LIT_EYES
        : evil && !species.monster
          ? 'eye_red'
          : molten
            ? 'eye_glow'
            : eyes0;
  const other = part('other-eye');
  const otherEye =
    other && (other.states?.includes('glowing') ? `${other.colour ?? '#f03c3c'}/flame` : said(other, eyes));
  return {
    eyes,
    ...(otherEye ? { otherEye } : {}),
    eyesNamed: eyePart?.colour !== undefined || milky || otherEye !== undefined,
    eye:
      milky || (lit && LIGHTABLE.has(species.eye ?? 'human'))
        ? 'lit'
        : glowing && species.eye === undefined
          ? 'glow'
          : (species.eye ?? 'human'),
  };
}
