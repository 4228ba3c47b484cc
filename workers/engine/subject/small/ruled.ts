/** Creatures that are set by hand as their element and their state have them: with flames or shards on the back, in plates, as machines. */
import { hexToOklab } from '../../../../src/pixels/color.ts';
import { baseColour, isMaterial, type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import type { BriefPart, Trait } from '../../types.ts';
import { grown } from './grown.ts';
import { GROWTHS } from './growths.ts';
import type { Stamp } from './stamp.ts';
import { armoured, mechanical, scarred, undead } from './states.ts';

/** What rules a creature, as a stamp can show it. */
export interface Ruled {
  readonly traits?: readonly Trait[] | undefined;
  /** Of flames that are no usual fire's. */
  readonly flames?: MaterialRef | undefined;
  readonly armour?: MaterialRef | undefined;
  /** Spikes along the back. */
  readonly ridge?: MaterialRef | undefined;
  readonly scars?: MaterialRef | undefined;
  /** Of shards on one that is of a substance itself. */
  readonly substance?: MaterialRef | undefined;
  /** Of the eyes of a machine. */
  readonly lamps?: MaterialRef | undefined;
}

/** Traits that are drawn on stamps. */
export const STAMPED_TRAITS: ReadonlySet<string> = new Set([...Object.keys(GROWTHS), 'armoured', 'undead', 'mechanical']); // biome-ignore format: one line

const flamesOf = (flames: MaterialRef): readonly MaterialRef[] => [shadeOf(flames, 5), shadeOf(flames, 4), flames];

/** The stamp with all of it; undefined where it cannot show something. */
export function ruledStamp(
  stamp: Stamp,
  { traits = [], flames, armour, ridge, scars, substance, lamps }: Ruled,
): Stamp | undefined {
  const steps: ((s: Stamp) => Stamp | undefined)[] = [];
  if (armour) steps.push((s) => armoured(s, armour));
  if (traits.includes('undead')) steps.push(undead);
  if (scars) steps.push((s) => scarred(s, scars));
  if (ridge) steps.push((s) => grown(s, GROWTHS.ridge!, [ridge]));
  for (const trait of traits) {
    const growth = GROWTHS[trait];
    if (growth) steps.push((s) => grown(s, growth, trait === 'fire' && flames ? flamesOf(flames) : trait === 'crystal' && substance ? [substance] : growth.materials)); // biome-ignore format: one line
  }
  if (traits.includes('mechanical')) steps.push((s) => mechanical(s, lamps));
  let now: Stamp | undefined = stamp;
  for (const step of steps) now = now && step(now);
  return now;
}

/** Spikes along the back of one that has none in its rows. */
export function spikesOf(said: readonly BriefPart[], { slots }: Stamp, coat: MaterialRef): MaterialRef | undefined {
  const part = said.find(({ piece }) => piece === 'spikes');
  if (!part || slots.some(({ names }) => names.includes('spikes'))) return undefined;
  return part.colour ?? (part.material && isMaterial(part.material) ? part.material : hexToOklab(baseColour(coat))[0] > 0.75 ? '#5c5060/horn' : 'bone'); // biome-ignore format: one line
}
