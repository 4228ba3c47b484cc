/** A thing of the catalogue where a figure's head is: its own solids, set on the neck. */
import { thingHeadOf } from '../../catalogue/garments/thing-heads.ts';
import type { Figure, Worn } from '../../catalogue/garments/types.ts';
import { bounds, viewMatrix } from '../../solids/camera.ts';
import { moveScene } from '../../solids/move-scene.ts';
import { addScaled, rotY, scale } from '../../solids/vec.ts';
import { addThing, briefOf } from './held-thing.ts';

/** The longer side of it, in widths of the head that it is in place of. */
const SIZE = 2.5;
/** What is long stands on the neck by its whole length. */
const LONG = 3;

/** Draws the thing that somebody has for a head. */
export function drawThingHead(f: Figure, worn: Worn): void {
  const concept = thingHeadOf(worn.piece.id);
  if (concept === undefined) return;
  const { scene, rig } = f;
  const [first, firstDecal, firstPart] = [scene.primitives.length, scene.decals.length, scene.parts.length];
  const side = rig.headWidth * SIZE;
  const isFlat = addThing(f, briefOf(concept, worn), Math.max(8, Math.round(side / rig.px)));
  scene.parts.forEach((part, i) => {
    if (i >= firstPart) scene.parts[i] = { ...part, name: worn.piece.id, group: `head ${part.group}`, priority: 1.3 };
  });
  const own = new Set(scene.parts.slice(firstPart));
  const box = bounds(scene, viewMatrix(0, 0, 1), (part) => own.has(part));
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  if (!(wide > 0 && tall > 0)) return;
  const long = Math.max(wide, tall) > 1.8 * Math.min(wide, tall);
  const size = ((worn.size ?? 1) * (long ? rig.headWidth * LONG : side)) / Math.max(wide, tall);
  // it stands on the neck, where the chin was
  const chin = rig.onHead([0, -0.95, 0]);
  const foot = [(box.left + box.right) / 2, -box.bottom, 0] as const;
  // a drawing has one side: it is shown to whoever looks
  const turn = isFlat ? rotY(-rig.yaw) : undefined;
  const stands = turn ? scale([foot[0] * turn[0]!, foot[1], foot[0] * turn[6]!], size) : scale(foot, size);
  moveScene(scene, { first, firstDecal, scale: size, by: addScaled(chin, stands, -1), ...(turn ? { turn } : {}) });
}
