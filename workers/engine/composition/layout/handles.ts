/** What is wheeled along by handles: their ends come into the hands of who pushes it. */
import { mirrored, type Sprite } from '../sprites/sprite.ts';
import type { LayoutContext } from './actor.ts';
import { moved } from './common.ts';
import type { Placed } from './placed.ts';

/** With handles behind. */
export const HANDLED = /wheelchair|wheelbarrow|stroller|pram$|baby-carriage|trolley|shopping-cart|lawn-?mower|hand-?cart|push-?cart|plough|plow/; // biome-ignore format: one line

/** Whose pictures have the handle on the side it goes to, where they are not set by hand. */
const HANDLE_RIGHT = /wheelchair|shopping-cart|trolley|lawn-?mower/;

/** The pictures of a load, turned so that its handles are behind. */
export const handlesBehind = (load: readonly Placed[], concept: string): Placed[] =>
  load.map((p) => (HANDLE_RIGHT.test(concept) && !p.sprite.byHand && rightIsHigher(p.sprite) ? { ...p, sprite: mirrored(p.sprite) } : p)); // biome-ignore format: one line

/** Whether what stands up highest is in the right half. */
function rightIsHigher({ image: { width, height, data } }: Sprite): boolean {
  const top = (from: number, to: number): number => {
    for (let y = 0; y < height; y++) for (let x = from; x < to; x++) if (data[(y * width + x) * 4 + 3]) return y;
    return height;
  };
  return top(Math.ceil(width * 0.6), width) < top(0, Math.floor(width * 0.4));
}

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
