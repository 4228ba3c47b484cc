/** Light that comes out of what is opened: "opening a glowing chest". */
import { shine } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import type { LayoutContext } from './actor.ts';
import type { Placed } from './placed.ts';

/** `list` with rays that rise from the opened one, over its inside and behind its lid's edge. */
export function litOpen(list: Placed[], b: SceneNode, c: LayoutContext): Placed[] {
  const open = list.find((p) => p.of === b.id && p.what === 'subject');
  if (!open || !b.brief.mood.includes('glowing')) return list;
  const { image, top } = open.sprite;
  const wide = image.width * 1.05;
  const tall = Math.max(c.S * 0.5, image.height * 0.8);
  const hex = b.brief.colours[0];
  const light = shine(wide, tall, hex);
  const y = open.y + Math.max(top.y, image.height * 0.1) - tall + 1;
  return [
    ...list,
    { sprite: light, x: open.x + image.width / 2 - wide / 2, y, z: open.z - 0.5, of: b.id, copy: 0, what: 'light', glow: true, lamp: { colour: hex ?? '#ffe890', reach: tall } }, // biome-ignore format: one row
  ];
}
