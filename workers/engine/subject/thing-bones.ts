/** Creatures that are no quadrupeds as skeletons: all of them bone, hollow eyes, and ribs with dark between them over the trunk. */
import { TONE } from '../../../src/pixels/ramp.ts';
import type { Px } from '../../../src/pixels/types.ts';
import { categoryOf } from '../catalogue/things/index.ts';
import type { DecalSurface } from '../solids/primitives.ts';
import type { Scene } from '../solids/scene.ts';
import type { Brief } from '../types.ts';

/** Who has no ribs, or whose recipe draws its own. */
const RIBLESS = new Set(
  'dragon wyvern slime spider scorpion crab hermit-crab lobster snail slug worm sandworm octopus kraken jellyfish bee ant wasp beetle butterfly moth firefly dragonfly praying-mantis ghost wisp floating-eye beholder mimic golem plant-monster mushroom-monster horror'.split(' '),
); // biome-ignore format: a list
/** Parts that ribs lie on. */
const TRUNK = /^(?:body|belly|coil|breast)$/;
/** Parts that keep what they are made of: dark ones, teeth and claws. */
const KEPT = /^(?:eyes?|iris|pupil|mouth|tooth|teeth|claw|horns?|skull|hollow)$/;
/** Who lies along the picture with its spine in the middle, its head to the left. */
const SWIMS = /fish|shark|whale|eel|piranha|dolphin|salmon|carp|koi/;

export const isBones = (brief: Brief): boolean =>
  brief.material === 'bone' && categoryOf(brief.concept) === 'monster' && !RIBLESS.has(brief.concept);

/** Takes the flesh from a creature's scene. */
export function bare(scene: Scene, brief: Brief): void {
  const bone = scene.material('bone');
  for (const [i, p] of scene.primitives.entries())
    if (!KEPT.test(scene.parts[p.part]!.name)) scene.primitives[i] = { ...p, material: bone };
  const swims = SWIMS.test(brief.concept);
  // first of all decals: eyes lie over it
  scene.decals.unshift((canvas) => drawRibs(canvas, swims));
}

function drawRibs(canvas: DecalSurface, swims: boolean): void {
  const found: (readonly [Px, Px])[] = [];
  const on = (x: Px, y: Px): boolean => TRUNK.test(canvas.nameAt(x, y));
  for (let y = 0; y < canvas.height; y++) for (let x = 0; x < canvas.width; x++) if (on(x, y)) found.push([x, y]);
  if (found.length < 20) return;
  const xs = found.map(([x]) => x);
  const ys = found.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const inside = (x: Px, y: Px): boolean =>
    on(x, y) || (canvas.nameAt(x, y) === 'wings' && x > left && x < right && y > top && y < bottom);
  const dark = canvas.ramp('dark')[TONE.shadow];
  const bone = canvas.ramp('bone');
  const from = swims ? left + (right - left) * 0.34 : left;
  const middle = Math.round((top + bottom) / 2);
  const tall = bottom - top;
  const step = right - left < 13 ? 2 : 3;
  for (let y = top; y <= bottom; y++)
    for (let x = Math.ceil(from); x <= right; x++) {
      const near = [on(x - 1, y), on(x + 1, y), inside(x, y - 1), inside(x, y + 1)];
      if (!inside(x, y) || near.includes(false)) continue;
      const spine = swims ? Math.abs(y - middle) < 1 : y < top + tall * 0.26;
      // ribs lean back from the spine
      const lean = Math.round(Math.abs(y - (swims ? middle : top)) * (swims ? 0.5 : 0.18)) * (swims ? -1 : 1);
      const rib = (((x + lean) % step) + step) % step === 0;
      canvas.put(x, y, spine || rib ? bone[y > middle + tall * 0.3 ? TONE.shadow : TONE.base] : dark);
    }
}
