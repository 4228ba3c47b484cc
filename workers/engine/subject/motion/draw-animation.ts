import type { Direction } from '../../../../src/domain/words.ts';
import { followTones, forcePalette, paletteOf, type Tones, tonesOf } from '../../../../src/pixels/palette.ts';
import type { Ramp } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { figureColors, inColors } from '../../colours.ts';
import { pitchOf, shearOf, viewMatrix, YAW } from '../../solids/camera.ts';
import { shadingOf } from '../../solids/detail.ts';
import { idleOf, renderScene } from '../../solids/render.ts';
import { add, apply, type Mat3, sub } from '../../solids/vec.ts';
import { Aborted, type AbortFlag, type Brief, type Style } from '../../types.ts';
import { bodyOf } from '../sources.ts';
import type { SubjectOptions } from '../types.ts';
import type { Actor, Built, IdleHead } from './actor.ts';
import { SKELETON_LABELS, type SkeletonLabel } from './labels.ts';
import type { Motion } from './motion.ts';
import { withRamps } from './ramp-tones.ts';
import { fitted, stageOf } from './stage.ts';

export interface AnimationOptions extends Omit<SubjectOptions, 'onStage'> {
  readonly motion: Motion;
  readonly directions: readonly Direction[];
  /**
   * The side of a picture in which `drawSubject` would draw the figure alone at this scale: a canvas about 40 % larger
   * leaves room to move, and all motions of a subject have one size. Absent: as large as every frame fits.
   * What hands hold is turned towards the viewer where it would leave the canvas; only a body that needs more room than
   * there is makes the figure smaller.
   */
  readonly figureSize?: Px;
  /** What lies flat towards the viewer stands up and is turned like everything else. */
  readonly upright?: boolean;
  /** Most colours of all frames together. Default 8, 16 or 32 by `detail`, 32 where none is said. */
  readonly colors?: number;
  /** Colours to use instead ('#rrggbb'): those of the still figure, so that all its motions agree. */
  readonly palette?: readonly string[];
  /** With `palette`: what the still figure's drawn colours became; a colour that is not told goes to the nearest. */
  readonly tones?: Tones;
  /** Pixels added on each side of width × height, in which everything lies as it would without them. */
  readonly room?: Px;
  /** Called after each frame; frames come direction by direction. */
  readonly onFrame?: (frame: Rgba, done: number, total: number) => void;
  readonly signal?: AbortFlag;
}

/** A joint in pixels; `z_index` grows towards the viewer, in pixels. */
export interface ProjectedJoint {
  readonly label: SkeletonLabel;
  readonly x: Px;
  readonly y: Px;
  readonly z_index: number;
}

export interface Animation {
  readonly frames: ReadonlyMap<Direction, readonly Rgba[]>;
  /** Milliseconds of each frame. */
  readonly durationsMs: readonly number[];
  readonly loop: boolean;
  /** 18 joints of each frame, in the order of `SKELETON_LABELS`; none of what has no limbs. */
  readonly keypoints: ReadonlyMap<Direction, readonly (readonly ProjectedJoint[])[]>;
  /** Opaque colours of all frames, '#rrggbb'. */
  readonly palette: readonly string[];
  /** What the drawn colours became, for other motions of the figure. */
  readonly tones: Tones;
  /** The figure's scale as a picture side; see the option. Smaller than asked when the motion needs room. */
  readonly figureSize: Px;
  /** Where the figure stands: the same pixel in every frame and direction. */
  readonly pivot: readonly [x: Px, y: Px];
}

/**
 * Draws every frame of a motion from every direction asked. One scale, one ground, one palette for all of them; heads
 * stay at whole-pixel offsets of their idle place. The same brief, options and seed give the same bytes.
 * Throws an InputError for a motion of another kind of body; Aborted when the signal says so.
 */
export function drawAnimation(brief: Brief, o: AnimationOptions): Animation {
  const actor = bodyOf(brief).actor(o.motion, { ...o, figureSize: o.figureSize ?? Math.min(o.width, o.height) });
  const pitch = pitchOf(o.style);
  const shear = shearOf(o.style);
  const { room = 0 } = o;
  const stage = stageOf(actor, { ...o, pitch });
  const { scale, originX, originY } = stage;
  const frames = new Map<Direction, Rgba[]>();
  const keypoints = new Map<Direction, (readonly ProjectedJoint[])[]>();
  const total = o.directions.length * actor.frames;
  // tones by the size of the figure, as its still picture has them
  const figure = Math.round(o.figureSize ?? Math.max(o.width, o.height));
  const shading = shadingOf(o.style, figure);
  // what has limbs keeps the surfaces of its rigid parts; what bends as one piece is drawn anew
  const jointed = o.motion.body !== 'one piece';
  const ramps = new Set<Ramp>();
  let done = 0;
  for (const direction of o.directions) {
    const yaw = YAW[direction];
    const lock = idleHead(actor, yaw, scale, o.style);
    const manner = {
      width: o.width + 2 * room,
      height: o.height + 2 * room,
      shading,
      outline: o.style.outline,
      light: o.style.light,
      detail: o.style.detail,
      figure,
      room,
    };
    const still = jointed ? fitted(actor, 'still', yaw, stage, lock, { ...o, pitch }) : undefined;
    const idle =
      still && idleOf(still.built.scene, { ...manner, view: still.view, originX: still.x, originY: still.y });
    const images: Rgba[] = [];
    const joints: (readonly ProjectedJoint[])[] = [];
    for (let i = 0; i < actor.frames; i++) {
      if (o.signal?.aborted) throw new Aborted();
      const { built, view, x, y } = fitted(actor, i, yaw, stage, lock, { ...o, pitch });
      const drawn = renderScene(built.scene, { ...manner, view, originX: x, originY: y, idle });
      images.push(drawn.image);
      for (const { ramp } of built.scene.materials.list) ramps.add(ramp);
      joints.push(projected(built, viewMatrix(yaw, pitch, scale, shear), originX + room, originY + room));
      done++;
      o.onFrame?.(drawn.image, done, total);
    }
    frames.set(direction, images);
    keypoints.set(direction, joints);
  }
  const { palette, tones } = sharePalette(frames, o.colors ?? figureColors(brief, o.style.detail), brief, o, ramps);
  return {
    frames,
    durationsMs: durations(o.motion),
    loop: o.motion.loop,
    keypoints,
    palette,
    tones,
    figureSize: stage.figureSize,
    pivot: [Math.floor(originX) + room, Math.round(originY) + room],
  };
}

/** Where the standing figure's head lies on the screen, without the origin. */
export function idleHead(actor: Actor, yaw: number, scale: number, style: Style): IdleHead {
  const still = actor.build('still', yaw, scale);
  const view = viewMatrix(yaw, pitchOf(style), scale, shearOf(style));
  const [x, y] = apply(view, worldOf(still, still.head));
  return { view, x, y };
}

const worldOf = (b: Built, p: Built['head']): Built['head'] =>
  add(add(apply(b.turn, sub(p, b.pivot)), b.pivot), b.moved);

/** The joints of a built frame on the screen. */
export function projected(b: Built, view: Mat3, ox: Px, oy: Px): readonly ProjectedJoint[] {
  const { joints } = b;
  if (!joints) return [];
  return SKELETON_LABELS.map((label) => {
    const [x, y, z] = apply(view, worldOf(b, joints[label]));
    return { label, x: x + ox, y: y + oy, z_index: Math.round(z) };
  });
}

/** Whole milliseconds a frame that add up to the motion's length. */
function durations(motion: Motion): readonly number[] {
  const at = (i: number): number => Math.round((motion.durationMs * i) / motion.frames);
  return Array.from({ length: motion.frames }, (_, i) => at(i + 1) - at(i));
}

/** Takes all frames to one palette: the given one, or at most `count` of their own colours. Returns it, and how. */
function sharePalette(
  frames: Map<Direction, Rgba[]>,
  count: number,
  brief: Brief,
  { palette: given, tones: told }: Pick<AnimationOptions, 'palette' | 'tones'>,
  ramps: ReadonlySet<Ramp>,
): Pick<Animation, 'palette' | 'tones'> {
  const first = [...frames.values()][0]?.[0];
  if (!first) return { palette: [], tones: new Map() };
  const all = [...frames.values()].flat();
  const size = first.data.length;
  const data = new Uint8ClampedArray(size * all.length);
  all.forEach((image, i) => {
    data.set(image.data, i * size);
  });
  const strip = { width: first.width, height: first.height * all.length, data };
  const forced = (palette: readonly string[]): Rgba =>
    told ? followTones(strip, told, palette) : forcePalette(strip, palette);
  const limited = given ? forced(given) : inColors(strip, brief, count);
  let at = 0;
  for (const [direction, images] of frames) {
    frames.set(
      direction,
      images.map((image) => ({ ...image, data: limited.data.slice(at * size, ++at * size) })),
    );
  }
  return { palette: paletteOf(limited), tones: withRamps(tonesOf(strip, limited), ramps) };
}
