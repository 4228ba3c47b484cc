/** Effects that are set by hand, in their colours. */
import type { PropContext } from '../../catalogue/things/types.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import type { SubjectOptions } from '../types.ts';
import { FELT } from './feeling.ts';
import { drawStamp, type Stamp, type StampSlot } from './stamp.ts';

/** What is said of a whole that a stamp shows as well as anything: the rest (broken, open, burning) has its recipe. */
export const SEEN: ReadonlySet<string> = new Set(['happy', 'calm', 'cute', 'magic', 'magical', 'shiny', 'small', 'big', 'giant', 'huge', 'tiny', 'young', 'old', 'fat', 'male', 'female', 'child', ...FELT]); // biome-ignore format: a list

/** Light has no outer line, unless one is asked for. */
export function smallEffect(
  stamp: Stamp,
  brief: Brief,
  context: PropContext,
  o: SubjectOptions,
): Rendering | undefined {
  const plain =
    brief.mood.every((word) => SEEN.has(word) || word === 'burning' || (stamp.sides && word === 'matter')) &&
    brief.build.every((word) => SEEN.has(word)) &&
    // what burns has no hole in its middle
    !(brief.concept === 'vortex' && brief.mood.includes('burning')) &&
    // light of two colours is the recipe's
    !(stamp.sides && brief.colours.length > 1);
  const { outline } = o.style;
  const names = new Set(stamp.slots.flatMap((slot) => slot.names));
  if (!plain || !brief.parts.every((p) => names.has(p.piece)) || brief.without.length > 0 || outline === 'single color black outline' || o.style.direction) return undefined; // biome-ignore format: one line
  const coloured = (name: string): boolean => brief.parts.some((p) => p.piece === name && p.colour);
  // a part of a colour of its own keeps it: wind is no petal
  const own = (slot: StampSlot): boolean => slot.names.length > 0 && slot.material !== stamp.slots[0]!.material && !slot.names.some(coloured); // biome-ignore format: one line
  const materials = stamp.slots.map((slot) => own(slot) ? slot.material : context.material(slot.material, slot.names.find(coloured))); // biome-ignore format: one line
  return drawStamp(stamp, { materials }, false, { ...o, style: { ...o.style, outline: 'lineless' } });
}
