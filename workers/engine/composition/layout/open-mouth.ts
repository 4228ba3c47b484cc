import { HUMANOID_CONCEPTS } from '../../catalogue/people.ts';
import { SPECIES } from '../../catalogue/species.ts';
import { JAWED } from '../../catalogue/things/monster-parts.ts';
import type { Brief } from '../../types.ts';

/** Acts that open a mouth. */
const LOUD: ReadonlySet<string> = new Set(['howl', 'roar', 'breathe', 'fight', 'bite']);

/** Whether they have jaws that show a howl or a roar by themselves: beasts, those with a beast's head, dragons and dinosaurs. */
export function hasJaws(brief: Brief): boolean {
  if (brief.kind === 'quadruped') return true;
  if (brief.kind === 'thing') return JAWED.test(brief.concept);
  const species = brief.species ?? HUMANOID_CONCEPTS[brief.concept]?.species ?? 'human';
  return SPECIES[species]?.snout !== undefined;
}

/** Who howls or roars, with open jaws where the drawing has them. */
export const openMouthed = (brief: Brief, verb: string | undefined): Brief =>
  verb && LOUD.has(verb) && brief.kind !== 'quadruped' && hasJaws(brief)
    ? { ...brief, build: [...brief.build, 'jaws open'] }
    : brief;

/** Who flies spreads its wings, and has its legs drawn up where the drawing can. */
export const airborne = (brief: Brief, verb: string | undefined): Brief =>
  verb === 'fly' && brief.kind === 'thing'
    ? { ...brief, action: 'fly', build: brief.concept === 'dragon' ? [...brief.build, 'aloft'] : brief.build }
    : brief;

/** Drawn with their heads to the left. */
export const LEFTWARD =
  /^(?:bee|wasp|ant|firefly|fish|tropical-fish|shark|goblin-shark|flying-fish|whale|narwhal|praying-mantis)$/;
