/** A thing of the catalogue where a figure's head is: its own solids, set on the neck. */

import type { Rgb } from '../../../../src/pixels/types.ts';
import { gripOf } from '../../catalogue/garments/grip.ts';
import { onArmOf, perchedOf, thingHatOf, thingHeadOf, topOf } from '../../catalogue/garments/thing-heads.ts';
import type { Figure, Worn } from '../../catalogue/garments/types.ts';
import { bounds, viewMatrix } from '../../solids/camera.ts';
import { moveScene } from '../../solids/move-scene.ts';
import { addScaled, mix, rad, rotY, scale, type Vec3 } from '../../solids/vec.ts';
import type { Brief } from '../../types.ts';
import { addThing, briefOf, plain } from './held-thing.ts';
import type { Mood } from './look.ts';

/** The longer side of it, in widths of the head that it is in place of. */
const SIZE = 2.5;
/** What is long stands on the neck by its whole length. */
const LONG = 3;

/** The longer side of what sits on a head, in widths of it. */
const HAT = 2.1;

/** Where a face is seen on it, as shares of its width from the middle and of its height. */
const SCREENS: Readonly<Record<string, readonly [number, number]>> = { tv: [-0.1, 0.38], monitor: [0, 0.58] };

/** Draws the thing that somebody has for a head, or on it. */
export function drawThingHead(f: Figure, worn: Worn, mood?: Mood): void {
  const hat = thingHatOf(worn.piece.id);
  const concept = hat ?? thingHeadOf(worn.piece.id);
  if (concept === undefined) return;
  const { scene, rig } = f;
  const side = rig.headWidth * (hat ? HAT : SIZE);
  // it stands on the neck, where the chin was, or on the crown
  const chin = rig.onHead([0, hat ? 0.6 : -0.95, hat ? 0.15 : 0]);
  const set = setThing(
    f,
    briefOf(concept, worn),
    side,
    { name: worn.piece.id, group: 'head', priority: 1.3 },
    (wide, tall) => {
      const long = Math.max(wide, tall) > 1.8 * Math.min(wide, tall);
      return { at: chin, side: (worn.size ?? 1) * (long ? rig.headWidth * (hat ? HAT * 1.1 : LONG) : side) };
    },
  );
  if (!set) return;
  const { size, wide, tall } = set;
  if (hat || mood === undefined || Math.cos(rad(rig.yaw)) < 0.9) return;
  const [aside, up] = SCREENS[concept] ?? [0, 0.46];
  const middle: Vec3 = [chin[0] + size * wide * aside, chin[1] + size * tall * up, chin[2] + size * wide * 0.3];
  scene.decal((canvas) => {
    const rows = FACES[mood] ?? FACES.calm!;
    const dot = Math.max(1, Math.round((size * wide * canvas.scale) / 26));
    const [x0, y0] = canvas.project(middle);
    const [left, top] = [Math.round(x0 - 2.5 * dot), Math.round(y0 - 2.5 * dot)];
    for (const [row, line] of rows.entries())
      for (const [column, sign] of [...line].entries())
        for (let i = 0; sign === 'd' && i < dot * dot; i++) {
          const [x, y] = [left + column * dot + (i % dot), top + row * dot + Math.floor(i / dot)];
          if (canvas.nameAt(x, y) === worn.piece.id) canvas.put(x, y, DARK_FRONTS.test(concept) ? LIGHT : INK);
        }
  });
}

/** The longer side of who sits on a shoulder, in widths of the head. */
const PERCHED_SIZE = 1.9;
const ON_ARM_SIZE = 1.7;

/** Draws who sits on the left shoulder, beside the head, or on a forearm. */
export function drawPerched(f: Figure, worn: Worn): void {
  const onArm = onArmOf(worn.piece.id);
  const concept = onArm ?? perchedOf(worn.piece.id);
  if (concept === undefined) return;
  const { rig } = f;
  const side = (worn.size ?? 1) * rig.headWidth * (onArm ? ON_ARM_SIZE : PERCHED_SIZE);
  const { shoulder } = rig.arms.L;
  const arm = rig.arms[worn.piece.slot === 'right' ? 'R' : 'L'];
  const fist = mix(arm.wrist, arm.hand, 0.5);
  setThing(f, briefOf(concept, worn), side, { name: concept, group: 'perched', priority: 1.4 }, (wide, tall) => {
    if (onArm) return { at: [fist[0], fist[1] + rig.armRadius, fist[2]], side };
    // a head that is wider than the shoulders would swallow who sits on them
    const aside = Math.max(shoulder[0], rig.headWidth * 1.15) + (side / Math.max(wide, tall)) * wide * 0.25;
    // seen from the front and from behind it is before the hair; from the side it leaves the face free
    const toViewer = 0.45 * Math.cos(rad(rig.yaw)) - 0.3 * Math.abs(Math.sin(rad(rig.yaw)));
    return { at: [aside, shoulder[1] + rig.armRadius, shoulder[2] + rig.headWidth * toViewer], side };
  });
}

/** The longer side of what ends a staff, in head heights. */
const TOP_SIZE = 0.66;

/** Draws the thing at the upper end of a staff. */
export function drawTop(f: Figure, worn: Worn): void {
  const concept = topOf(worn.piece.id);
  if (concept === undefined) return;
  const { rig } = f;
  const side = rig.unit * TOP_SIZE;
  const g = gripOf(f, 'R', rig.small ? [0.34, 1, 0.06] : [0.06, 1, 0.06]);
  const part = { name: concept, group: 'heldR', held: true, priority: 1.6 };
  setThing(f, plain(concept), side, part, () => ({ at: g.along(0.98), side }));
}

/**
 * Adds a thing's own solids to a figure, its foot at a place and its longer side so long, in model units; `where` is told
 * how wide and high it is before that. Undefined where there is nothing to be seen of it.
 */
function setThing(
  f: Figure,
  brief: Brief,
  drawn: number,
  {
    group,
    ...part
  }: { readonly name: string; readonly group: string; readonly priority: number; readonly held?: boolean },
  where: (wide: number, tall: number) => { readonly at: Vec3; readonly side: number },
): { readonly size: number; readonly wide: number; readonly tall: number } | undefined {
  const { scene, rig } = f;
  const [first, firstDecal, firstPart] = [scene.primitives.length, scene.decals.length, scene.parts.length];
  const isFlat = addThing(f, brief, Math.max(8, Math.round(drawn / rig.px)));
  scene.parts.forEach((one, i) => {
    if (i >= firstPart) scene.parts[i] = { ...one, ...part, group: `${group} ${one.group}` };
  });
  const own = new Set(scene.parts.slice(firstPart));
  const box = bounds(scene, viewMatrix(0, 0, 1), (one) => own.has(one));
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  if (!(wide > 0 && tall > 0)) return undefined;
  const { at, side } = where(wide, tall);
  const size = side / Math.max(wide, tall);
  const foot = [(box.left + box.right) / 2, -box.bottom, 0] as const;
  // a drawing has one side: it is shown to whoever looks
  const turn = isFlat ? rotY(-rig.yaw) : undefined;
  const stands = turn ? scale([foot[0] * turn[0]!, foot[1], foot[0] * turn[6]!], size) : scale(foot, size);
  moveScene(scene, { first, firstDecal, scale: size, by: addScaled(at, stands, -1), ...(turn ? { turn } : {}) });
  return { size, wide, tall };
}

/** What is on a thing that is somebody's head, pixel by pixel: two eyes and a mouth. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  happy: ['d...d', 'd...d', '.....', 'd...d', '.ddd.'],
  sad: ['d...d', 'd...d', '.....', '.ddd.', 'd...d'],
  angry: ['d...d', '.d.d.', '.....', '.ddd.', 'd...d'],
  surprised: ['d...d', 'd...d', '..d..', '.d.d.', '..d..'],
  calm: ['d...d', 'd...d', '.....', '.....', '.ddd.'],
};
const INK: Rgb = [38, 26, 40];
/** Screens that are off: a face on them is of light. */
const DARK_FRONTS = /monitor|computer|laptop|phone|camera|speaker|bomb|cannonball|eight-ball/;
const LIGHT: Rgb = [128, 240, 248];
