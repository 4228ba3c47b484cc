/** A thing of the catalogue in a figure's hand: its own solids, set into the figure's scene. */

import { gripOf } from '../../catalogue/garments/grip.ts';
import { AS_IT_IS, heldConcept, heldGoods } from '../../catalogue/garments/held-thing.ts';
import type { Figure, Worn } from '../../catalogue/garments/types.ts';
import { baseColour, isMaterial } from '../../catalogue/materials.ts';
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { PROPS } from '../../catalogue/things/index.ts';
import { addShape } from '../../inflate/draw-shape.ts';
import { bounds, viewMatrix } from '../../solids/camera.ts';
import { moveScene } from '../../solids/move-scene.ts';
import { addScaled, apply, at, multiply, rotY, rotZ, scale, type Vec3 } from '../../solids/vec.ts';
import type { Brief } from '../../types.ts';
import { contextOf } from '../draw-thing.ts';
import { onBase } from '../variant.ts';

/** The longer side of what is held, in head heights: large enough to be told, small enough to leave the figure free. */
const SIZE = { compact: 0.84, long: 1.2, overhead: 2.25 } as const;
/** What is over the head of who holds it. */
const OVERHEAD = /^(?:umbrella|parasol)$/;
/** From this ratio of its sides a thing is long. */
const LONG = 1.9;
/** Small beside a head: it is held smaller where there are pixels enough to tell it. */
const SMALL =
  /(?<!magnifying-)glass$|beaker|vial|flask|milk|^(?:cup|mug)|can$|egg|coin|ring$|pill|syringe|tooth|(?:^|-)key$|pocket-watch|compass|phone|donut|cookie|thermometer|whistle|mouse|matches|dice|watch$/;
/** Boards are held upright at the side, the hand round their middle. */
const BOARDS = /^(?:skateboard|longboard|snowboard|surfboard|bodyboard|kickboard)$/;
/** Their length, in head heights. */
const BOARD = 1.5;
/** What lies on a hand, not in it. */
const SERVED = /tray|plate|platter|dish|cake|pie|bowl|pizza|pillow|cushion/;
/** What lies before the body, over both hands or on the lap. */
const ON_LAP = /^(?:zither|zither-box|koto|dulcimer)$/;
/** How far up the hand takes it, as a share of its height. */
const HELD_AT = 0.3;
/** What is taken by the end of its handle, or the hand would hide that. */
const BY_HANDLE = /^(?:magnifying-glass|hand-mirror|fan|rattle|maraca|hand-bell|feather-duster)$/;

/** Draws what `worn` holds; pieces that are no held thing are left to who draws the body. */
export function drawHeldThing(f: Figure, worn: Worn): void {
  const concept = heldConcept(worn.piece.id);
  if (concept === undefined) return;
  const side = worn.piece.slot === 'left' ? 'L' : 'R';
  const { scene, rig } = f;
  const [first, firstDecal, firstPart] = [scene.primitives.length, scene.decals.length, scene.parts.length];
  const pixels = Math.max(8, Math.round((rig.unit * SIZE.compact) / rig.px));
  const goods = heldGoods(worn.piece.id);
  const isFlat = addThing(f, briefOf(concept, worn, goods !== undefined), pixels);
  if (goods !== undefined) fill(f, concept, goods, pixels, first);
  scene.parts.forEach((part, i) => {
    if (i >= firstPart)
      scene.parts[i] = { ...part, name: concept, group: `held${side} ${part.group}`, held: true, priority: 1.5 };
  });
  const own = new Set(scene.parts.slice(firstPart));
  const box = bounds(scene, viewMatrix(0, 0, 1), (part) => own.has(part));
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  if (!(wide > 0 && tall > 0)) return;
  const overhead = OVERHEAD.test(concept);
  const isLong = Math.max(wide, tall) >= LONG * Math.min(wide, tall);
  const served = SERVED.test(concept) && wide >= 1.5 * tall;
  const size =
    ((worn.size ?? 1) *
      rig.unit *
      (overhead ? SIZE.overhead : isLong ? SIZE.long : SIZE.compact) *
      (SMALL.test(concept) && !rig.small ? 0.7 : 1)) /
    Math.max(wide, tall);
  if (ON_LAP.test(concept)) {
    const large = (rig.unit * 1.5) / Math.max(wide, tall);
    const lap = at(rig.chest, [0, -rig.torso * 0.42, rig.depth * 2.4]);
    const facing = isFlat ? rotY(-rig.yaw) : undefined;
    moveScene(scene, { first, firstDecal, scale: large, by: addScaled(lap, [(box.left + box.right) / 2, -(box.top + box.bottom) / 2, 0], -large), ...(facing ? { turn: facing } : {}) }); // biome-ignore format: one line
    return;
  }
  const grip = gripOf(f, side, [0, 1, 0], false);
  if (BOARDS.test(concept)) {
    const large = ((worn.size ?? 1) * rig.unit * BOARD) / Math.max(wide, tall);
    const turn = multiply(rotY(-rig.yaw), rotZ(90));
    const middle = apply(turn, [(box.left + box.right) / 2, -(box.top + box.bottom) / 2, 0]);
    const beside = addScaled(addScaled(grip.hand, grip.out, rig.unit * 0.2), grip.forward, -rig.unit * 0.12);
    moveScene(scene, { first, firstDecal, scale: large, by: addScaled(beside, middle, -large), turn });
    return;
  }
  // before the hand, its lower part in it
  const spot = addScaled(
    addScaled(grip.hand, grip.forward, rig.unit * (overhead ? -0.95 : 0.1) + (served ? size * wide * 0.42 : 0)),
    grip.out,
    rig.unit * (served ? 0.16 : overhead ? 0.42 : 0.06),
  );
  const middle = [
    (box.left + box.right) / 2,
    -box.bottom + tall * (overhead ? 0.08 : served ? -0.1 : BY_HANDLE.test(concept) ? 0.08 : HELD_AT),
    0,
  ] as const;
  // a drawing has one side: it is shown to whoever looks
  const turn = isFlat ? rotY(-rig.yaw) : undefined;
  const held = turn ? scale([middle[0] * turn[0]!, middle[1], middle[0] * turn[6]!], size) : scale(middle, size);
  moveScene(scene, { first, firstDecal, scale: size, by: addScaled(spot, held, -1), ...(turn ? { turn } : {}) });
}

/** Where the goods in a vessel lie: height of its mouth and half its width, as shares of its box. */
const MOUTHS: Readonly<Record<string, readonly [number, number]>> = {
  basket: [0.5, 0.3],
  bucket: [0.62, 0.26],
  'clay-pot': [0.92, 0.24],
  cauldron: [0.9, 0.26],
};
const GOODS: readonly (readonly [x: number, up: number, z: number])[] = [[0, 0.1, -0.5], [-0.85, 0, 0], [0.85, 0, 0.1], [0, 0.04, 0.6]]; // biome-ignore format: a list

/** Of these one is served. */
const WHOLE =
  /teapot|kettle|jug|pitcher|cake$|pie$|turkey|chicken|roast|lobster|ham$|pizza|burger|bottle|crown|helmet|head$|skull|pumpkin|melon/;

/** Lays what is in a vessel into its mouth, or on it where it is flat. */
function fill(f: Figure, vessel: string, goods: string, pixels: number, from: number): void {
  const { scene } = f;
  const boxOf = (firstPart: number) => {
    const own = new Set(scene.parts.slice(firstPart));
    return bounds(scene, viewMatrix(0, 0, 1), (part) => own.has(part));
  };
  const firstOfVessel = scene.primitives[from]?.part ?? 0;
  const box = boxOf(firstOfVessel);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  if (!(wide > 0 && tall > 0)) return;
  const flat = wide > 2 * tall;
  const [mouth, half] = MOUTHS[vessel] ?? (flat ? [0.9, 0.24] : [0.8, 0.26]);
  const middle = (box.left + box.right) / 2;
  const whole = WHOLE.test(goods);
  for (const [x, up, z] of whole ? GOODS.slice(0, 1) : GOODS) {
    const [first, firstDecal, firstPart] = [scene.primitives.length, scene.decals.length, scene.parts.length];
    addThing(f, plain(goods), Math.round(pixels * 0.5));
    const one = boxOf(firstPart);
    const size = (wide * (whole ? 0.66 : 0.36)) / Math.max(one.right - one.left, one.bottom - one.top);
    if (!(size > 0) || !Number.isFinite(size)) return;
    const at: Vec3 = [middle + x * half * wide, -box.bottom + (mouth + up) * tall, z * half * wide];
    const base: Vec3 = [(one.left + one.right) / 2, -one.bottom + (one.bottom - one.top) * (flat ? 0 : 0.3), 0];
    moveScene(scene, { first, firstDecal, scale: size, by: addScaled(at, base, -size) });
  }
}

/** Adds the thing about 1 unit high; tells whether it is flat. */
export function addThing(f: Figure, said: Brief, pixels: number): boolean {
  const brief = onBase(said);
  const style = {};
  const prop = PROPS[brief.concept];
  if (prop) {
    prop.recipe(f.scene, contextOf(brief, { width: pixels, height: pixels, style, seed: 0, variation: 0 }));
    return false;
  }
  const shape = SHAPES[brief.concept];
  if (shape)
    addShape(
      f.scene,
      shape,
      { colours: brief.colours, ...(brief.material ? { material: brief.material } : {}) },
      pixels,
      style,
    );
  return true;
}

/** The thing alone, in the colour or the material that was said of it. */
export function briefOf(concept: string, { material }: Worn, empty = false): Brief {
  const said = material === AS_IT_IS ? undefined : material;
  const isName = said !== undefined && isMaterial(said);
  return {
    ...plain(concept),
    ...(empty ? { mood: ['empty'] } : {}),
    colours: said && !isName ? [baseColour(said)] : [],
    ...(isName ? { material: said } : {}),
  };
}

/** A thing of which nothing more is said. */
export const plain = (concept: string): Brief => ({
  ...{ kind: 'thing', concept, confidence: 1, drawnAs: concept, count: 1, colours: [] },
  ...{ parts: [], without: [], build: [], mood: [], unknown: [] },
});
