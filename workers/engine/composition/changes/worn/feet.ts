/** Shoes on the feet of who is no person. */
import { joined, partBox, type Sprite } from '../../sprites/sprite.ts';
import { recoloured, scaled } from '../mixed.ts';

export const FOOTWEAR = /(?:shoes|boots|sneakers|socks|slippers)$/;

/** `item` is one of the pair, drawn alone. */
export function shod(s: Sprite, item: Sprite, words: string, hex: string): Sprite {
  // on feet that are parts of their own
  if (partBox(s, /^(?:paws?|foot|feet)$/)) {
    const out = recoloured(s, /^(?:paws?|foot|feet)$/, hex);
    return { ...out, partNames: out.partNames.map((n) => (/^(?:paws?|foot|feet)$/.test(n) ? words : n)) };
  }
  const shoe = scaled(item, (s.image.width * 0.26) / Math.max(1, item.image.width));
  const of = { ...shoe, partNames: shoe.partNames.map(() => words) };
  const y = s.image.height - shoe.image.height * 0.72;
  const spread = Math.max(shoe.image.width * 0.6, s.image.width * 0.2);
  return joined([{ sprite: s, x: 0, y: 0 }, ...[-1, 1].map((d) => ({ sprite: of, x: s.foot.x + d * spread - shoe.image.width / 2, y }))], 0); // biome-ignore format: layers
}
