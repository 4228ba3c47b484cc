import type { Px } from '../../../../src/pixels/types.ts';
import { isBeastBody, LEGLESS_PIECES } from '../../catalogue/garments/beast-bodies.ts';
import { onArmOf, thingHatOf, thingHeadOf, topOf } from '../../catalogue/garments/thing-heads.ts';
import type { Figure, TorsoCut } from '../../catalogue/garments/types.ts';
import { SLOTS, type Slot } from '../../catalogue/garments/types.ts';
import { Scene } from '../../solids/scene.ts';
import { apply, type Mat3, multiply, rotZ, type Vec3 } from '../../solids/vec.ts';
import { drawApron, underApron } from './apron.ts';
import { drawCloth } from './cloth.ts';
import { drawFace } from './face.ts';
import { drawForms } from './forms.ts';
import { drawHead, headKit } from './head.ts';
import { drawHeldStamp, isUpright, stampArms, stampOf } from './held-stamp.ts';
import { drawHeldThing } from './held-thing.ts';
import { drawArms, drawLegs } from './limbs.ts';
import type { Look } from './look.ts';
import { type Pose, STANDING } from './pose.ts';
import type { Proportions } from './proportions.ts';
import { buildRig, type Rig, sizesOf } from './rig.ts';
import { drawRobe, drawVeil, isLapped, strideOf } from './skirts.ts';
import { drawBandages, drawRocks } from './species-marks.ts';
import { drawStates } from './states.ts';
import { drawPerched, drawThingHead, drawTop } from './thing-head.ts';
import { drawTorso } from './torso.ts';
import { drawTrims } from './trims.ts';

export interface FigureOptions {
  readonly proportions: Proportions;
  readonly pose: Pose;
  readonly yaw: number;
  readonly pitch: number;
  /** Pixels that one unit (a figure's height) takes. */
  readonly height: Px;
  /** Features are kept or dropped as in a picture of this size. */
  readonly detailSize: Px;
  /** Model → screen, one pixel a unit: for slopes. */
  readonly view: Mat3;
  /** Moves the joints of the standing rig: frames of a motion. */
  readonly repose?: (rig: Rig) => Rig;
  /** Where it is added; absent: a scene of its own. */
  readonly scene?: Scene;
}

/** A robot is plates all over; its face and what is set into it are plain. */
const plated: Scene['cover'] = (part) =>
  part === 'head' ? undefined : part === 'panel' || part === 'vent' ? 'none' : 'plates';

const BARE: TorsoCut = { shape: 'bare', sleeves: 0 };

/** Who has a tail or an animal's body in place of legs wears nothing on them. */
const withoutLegs = (look: Look): Look => ({
  ...look,
  worn: new Map([...look.worn].filter(([slot]) => !/^(?:legs|hose|feet|peg)$/.test(slot))),
});

/** A dressed figure as a scene, with its rig: joints for skeletons and pivots. */
export function buildFigure(dressed: Look, o: FigureOptions): { readonly scene: Scene; readonly rig: Rig } {
  const look = LEGLESS_PIECES.has(dressed.worn.get('tail')?.piece.id ?? '') ? withoutLegs(dressed) : dressed;
  const scene = o.scene ?? new Scene();
  scene.dressed = true;
  const aproned = underApron(look.worn.get('torso'));
  const torso = aproned?.shirt ?? look.worn.get('torso');
  const said = torso?.piece.torso ?? BARE;
  // a child's dress ends above the feet
  const young = said.shape === 'dress' && look.build.head >= 1.08;
  // arms with pictures on them are shown, and so are the legs of who is half an animal
  const cut =
    look.worn.has('ink') && said.shape !== 'armor'
      ? { ...said, sleeves: 0 }
      : young || isBeastBody(look.worn.get('tail')?.piece.id)
        ? { ...said, length: Math.min(said.length ?? 1, young ? 0.55 : 0.4) }
        : said;
  const skirted = cut.shape === 'robe' || cut.shape === 'dress';
  const standing = buildRig({
    ...o,
    pose: holdingPose(look, o),
    build: look.build,
    skirted,
    holding: { R: look.worn.has('right'), L: look.worn.has('left') },
  });
  const rig = o.repose ? o.repose(standing) : standing;
  const f: Figure = {
    scene,
    rig,
    head: headKit(scene, rig),
    species: look.species,
    roars: look.words.has('jaws open'),
    pregnant: look.words.has('pregnant'),
    skin: look.skin,
    eyes: look.eyes,
    view: o.view,
    worn: (slot) => (slot === 'torso' ? torso : look.worn.get(slot)),
    part: (name, options) => scene.part(name, options),
  };
  if (look.species.floating) drawVeil(f);
  else drawLegs(f, skirted && (cut.length ?? 1) > 0.9 && !isLapped(f) && strideOf(f) === 0 && !look.worn.has('peg'));
  if (!look.species.floating || look.worn.has('torso')) drawTorso(f, cut);
  if (skirted) drawRobe(f, cut);
  if (!look.species.floating || look.worn.has('torso')) drawArms(f, cut);
  if (aproned && !rig.small) drawApron(f, aproned.apron);
  if (rig.large && !look.species.floating) {
    drawTrims(f, cut);
    drawForms(f, cut);
  }
  if (cut.shape === 'robot') scene.cover = plated;
  const headPart = drawHead(f);
  if (look.species.id === 'golem') drawRocks(f);
  if (look.species.id === 'mummy') drawBandages(f);
  for (const slot of SLOTS) {
    const w = look.worn.get(slot);
    if (!w) continue;
    if (slot === 'hat' && (thingHeadOf(w.piece.id) ?? thingHatOf(w.piece.id))) {
      drawThingHead(f, w, look.mood);
      continue;
    }
    if (slot === 'perched' || onArmOf(w.piece.id) !== undefined) {
      drawPerched(f, w);
      continue;
    }
    const stamp = isUpright(f) ? stampOf(w, rig) : undefined;
    if (stamp) drawHeldStamp(f, w, stamp);
    else
      (w.piece.draw ?? drawHeldThing)(
        w.size && (slot === 'hat' || slot === 'hair')
          ? sizedHead(f, w.size, slot)
          : slot === 'hat' && w.states?.includes('crooked')
            ? askew(f)
            : slot === 'face' && w.states?.includes('raised')
              ? pushedUp(f, w.piece.id === 'welding-mask')
              : f,
        w,
      );
    if (slot === 'right') drawTop(f, w);
    if (w.plume) drawPlume(f, w.plume);
  }
  drawCloth(f, SLOTS);
  drawStates(f, SLOTS);
  scene.decal((canvas) =>
    drawFace(canvas, f, {
      headPart,
      eye: look.eye,
      eyeY: look.species.eyeY ?? (look.species.snout ? 0.02 : faceShift(look)),
      mouth:
        look.species.mouth !== false &&
        (!look.worn.has('face') ||
          BEFORE_EYES.test(look.worn.get('face')!.piece.id) ||
          look.worn.get('face')!.states?.includes('raised') === true) &&
        !look.species.snout,
      mood: look.mood,
      asleep: look.asleep,
      words: look.words,
      eyesNamed: look.eyesNamed,
      otherEye: look.otherEye,
    }),
  );
  return { scene, rig };
}

/** What is before the eyes alone leaves the mouth. */
const BEFORE_EYES =
  /^(?:glasses|sunglasses|monocle|eyepatch|blindfold|domino-mask|visor|goggles|3d-glasses|heart-glasses)$/;

/** Where what sits on a head begins, in half heads: what is huge grows from there. */
const BEGINS: Partial<Record<Slot, number>> = { hat: 0.4, hair: 0, beard: -0.5 };

/** The head by another measure, for what on it is said to be huge or tiny: hats grow from a higher brim, beards down. */
function sizedHead(f: Figure, size: number | undefined, slot: Slot): Figure {
  const from = BEGINS[slot];
  if (size === undefined || from === undefined) return f;
  const { rig } = f;
  const down = slot === 'beard';
  const to = size < 1 ? 0.8 : slot === 'hat' ? from + (size - 1) * 0.95 : from;
  const sized: Rig = down
    ? { ...rig, onHead: ([x, y, z]) => rig.onHead([x, y < from ? from + (y - from) * size * 1.4 : y, z]) }
    : {
        ...rig,
        headWidth: rig.headWidth * size,
        headHeight: rig.headHeight * size,
        onHead: ([x, y, z]) => rig.onHead([x * size, to + (y - from) * size, z * size]),
      };
  return { ...f, rig: sized, head: headKit(f.scene, sized) };
}

/** The head as a hat sees it that sits aslant. */
function askew(f: Figure): Figure {
  const { rig } = f;
  const turn = rotZ(-15);
  const onHead = (p: Vec3): Vec3 => {
    const [x, y, z] = apply(turn, [p[0], p[1] - 0.3, p[2]]);
    return rig.onHead([x + 0.1, y + 0.3, z]);
  };
  const tilted: Rig = { ...rig, head: { ...rig.head, rotation: multiply(rig.head.rotation, turn) }, onHead };
  return { ...f, rig: tilted, head: headKit(f.scene, tilted) };
}

/** The head as a mask sees it that is pushed up to the brow: the face is free below it. */
function pushedUp(f: Figure, whole: boolean): Figure {
  const { rig } = f;
  const size = 0.86;
  const by = whole ? 1.12 : 0.86;
  const onHead = ([x, y, z]: Vec3): Vec3 => rig.onHead([x * size, y * size * 0.8 + by, z * size + 0.12]);
  const lifted: Rig = { ...rig, headWidth: rig.headWidth * size, headHeight: rig.headHeight * size * 0.8, onHead };
  return { ...f, rig: lifted, head: headKit(f.scene, lifted) };
}

/** A feather at the side of a hat. */
function drawPlume(f: Figure, material: string): void {
  const part = f.part('plume', { group: 'plume', priority: 1.4 });
  const r = Math.max(0.16, (0.8 * f.rig.px) / f.rig.headWidth);
  f.head.tube(part, material, [[0.8, 0.55, 0.3], [1.12, 1.15, 0.1], [1.02, 1.6, -0.3]], [r * 0.6, r * 1.1, r * 0.4]); // biome-ignore format: one line
}

/** What is held in a way of its own brings its arms with it, unless a motion moves it. */
function holdingPose(look: Look, { pose, detailSize, yaw }: FigureOptions): Pose {
  if (pose.weaponR || pose.weaponL) return pose;
  let held = pose;
  for (const slot of ['limb', 'left', 'right', 'wrap'] as const) {
    const worn = look.worn.get(slot);
    const stamp = stampOf(worn, { ...sizesOf(detailSize), pose });
    // a staff that ends in a thing is held as one of pixels is: away from the body, or the hat hides what is on it
    const pole = worn && topOf(worn.piece.id) !== undefined ? { rows: [], grip: 'm', pole: true as const } : undefined;
    const as = stamp ?? pole;
    held = { ...held, ...(worn && as ? stampArms(worn, as, yaw) : worn?.piece.arms) };
  }
  return held;
}

/** Long beards and deep hats squeeze a face: the eyes go up or down. */
function faceShift(look: Look): number | undefined {
  if (look.worn.get('hat')?.piece.id === 'ninja-mask') return 0;
  if (look.worn.get('beard')?.piece.id === 'beard-long') return -0.1;
  return undefined;
}

/** Arms stretched forward, as the undead walk. */
export const ZOMBIE_POSE: Pose = {
  ...STANDING,
  swingR: 74,
  swingL: 92,
  elbowR: 10,
  elbowL: 8,
  abductR: 22,
  abductL: 26,
  lean: 6,
};
