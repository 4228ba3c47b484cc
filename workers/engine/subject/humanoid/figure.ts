import type { Px } from '../../../../src/pixels/types.ts';
import type { Figure, TorsoCut } from '../../catalogue/garments/types.ts';
import { SLOTS } from '../../catalogue/garments/types.ts';
import { Scene } from '../../solids/scene.ts';
import type { Mat3 } from '../../solids/vec.ts';
import { drawCloth } from './cloth.ts';
import { drawFace } from './face.ts';
import { drawForms } from './forms.ts';
import { drawHead, headKit } from './head.ts';
import { drawHeldThing } from './held-thing.ts';
import { drawArms, drawLegs } from './limbs.ts';
import type { Look } from './look.ts';
import { type Pose, STANDING } from './pose.ts';
import type { Proportions } from './proportions.ts';
import { buildRig, type Rig } from './rig.ts';
import { drawRobe, drawVeil } from './skirts.ts';
import { drawBandages, drawRocks } from './species-marks.ts';
import { drawStates } from './states.ts';
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

/** A dressed figure as a scene, with its rig: joints for skeletons and pivots. */
export function buildFigure(look: Look, o: FigureOptions): { readonly scene: Scene; readonly rig: Rig } {
  const scene = o.scene ?? new Scene();
  scene.dressed = true;
  const said = look.worn.get('torso')?.piece.torso ?? BARE;
  // arms with pictures on them are shown
  const cut = look.worn.has('ink') && said.shape !== 'armor' ? { ...said, sleeves: 0 } : said;
  const skirted = cut.shape === 'robe' || cut.shape === 'dress';
  const standing = buildRig({
    ...o,
    pose: holdingPose(look, o.pose),
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
    skin: look.skin,
    eyes: look.eyes,
    view: o.view,
    worn: (slot) => look.worn.get(slot),
    part: (name, options) => scene.part(name, options),
  };
  if (look.species.floating) drawVeil(f);
  else drawLegs(f, skirted && (cut.length ?? 1) > 0.9);
  if (!look.species.floating || look.worn.has('torso')) drawTorso(f, cut);
  if (skirted) drawRobe(f, cut);
  if (!look.species.floating || look.worn.has('torso')) drawArms(f, cut);
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
    if (w) (w.piece.draw ?? drawHeldThing)(f, w);
  }
  drawCloth(f, SLOTS);
  drawStates(f, SLOTS);
  scene.decal((canvas) =>
    drawFace(canvas, f, {
      headPart,
      eye: look.eye,
      eyeY: look.species.eyeY ?? (look.species.snout ? 0.02 : faceShift(look)),
      mouth: look.species.mouth !== false && !look.worn.has('face') && !look.species.snout,
      mood: look.mood,
      asleep: look.asleep,
      words: look.words,
    }),
  );
  return { scene, rig };
}

/** What is held in a way of its own brings its arms with it, unless a motion moves it. */
function holdingPose(look: Look, pose: Pose): Pose {
  if (pose.weaponR || pose.weaponL) return pose;
  let held = pose;
  for (const slot of ['left', 'right', 'wrap'] as const) held = { ...held, ...look.worn.get(slot)?.piece.arms };
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
  swingR: 62,
  swingL: 74,
  elbowR: 10,
  elbowL: 14,
  abductR: 2,
  abductL: 2,
  lean: 6,
};
