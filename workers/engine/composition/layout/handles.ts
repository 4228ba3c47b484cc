/** What is wheeled along by handles: their ends come into the hands of who pushes it. */
import type { LayoutContext } from './actor.ts';
import { moved } from './common.ts';
import type { Placed } from './placed.ts';

/** With handles behind. */
export const HANDLED = /wheelbarrow|stroller|pram$|baby-carriage|trolley|shopping-cart|lawn-?mower|hand-?cart|push-?cart|plough|plow/; // biome-ignore format: one line

/** Moves the load so that the hands are at its handles; it is lifted or lowered a little for that. */
export function atHandles(movers: readonly Placed[], load: Placed[], c: LayoutContext): void {
  const first = movers.filter(({ what }) => what === 'subject').sort((a, b) => b.x - a.x)[0];
  const held = load[0];
  if (!first || !held) return;
  const { width, height, data } = held.sprite.image;
  const reach = Math.max(1, Math.round(width * 0.05));
  let grip = 0;
  while (grip < height - 1 && !Array.from({ length: reach }, (_, x) => data[(grip * width + x) * 4 + 3]!).some(Boolean)) grip++; // biome-ignore format: one line
  const hands = first.sprite.at.hands ?? first.sprite.foot;
  const lift = first.y + hands.y - (held.y + grip);
  moved(load, first.x + hands.x - c.S * 0.04 - held.x, Math.max(-c.S * 0.1, Math.min(c.S * 0.03, lift)));
}
