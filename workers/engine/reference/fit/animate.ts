/** A fitted person or animal in motion: the exact rig where the sprite stands, in its measures, clothes and colours. */

import type { Direction, View } from '../../../../src/domain/words.ts';
import { outlineOf } from '../../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { type Bounds, bounds, PITCH, viewMatrix, YAW } from '../../solids/camera.ts';
import type { Part } from '../../solids/primitives.ts';
import { renderScene } from '../../solids/render.ts';
import { type Actor, viewOf } from '../../subject/motion/actor.ts';
import { knownBeastActor } from '../../subject/motion/beast-actor.ts';
import { dressedActor } from '../../subject/motion/body-actor.ts';
import { idleHead, projected } from '../../subject/motion/draw-animation.ts';
import type { Motion } from '../../subject/motion/index.ts';
import { fitted } from '../../subject/motion/stage.ts';
import type { Keypoint } from '../../types.ts';
import { readStyle } from '../style/index.ts';
import { Dyes } from './dyes.ts';
import { type Fit, fitSprite } from './fit-sprite.ts';
import { kindsOf } from './kinds.ts';
import { proportionsOf, type Sight } from './model.ts';
import { dyed, type Manner, render, roomFor } from './paint.ts';
import { OwnPixels } from './pose-pixels.ts';

export interface ActedFrame {
  /** On the sprite's canvas, in colours of the sprite, alpha 0 or 255. */
  readonly image: Rgba;
  /** The 18 joints, in pixels of the canvas; of two the one with the larger `z` lies in front. */
  readonly keypoints: readonly Keypoint[];
}

/** A motion that is drawn frame by frame. */
export interface Act {
  /** Frame 0.. of the motion, or the figure standing still. */
  readonly frame: (n: number | 'still') => ActedFrame;
}

export interface Seen {
  readonly view: View;
  readonly direction: Direction;
}

export const sightOf = ({ view, direction }: Seen): Sight => ({ yaw: YAW[direction], pitch: PITCH[view], shear: 0 });

const isSame = (a: Seen, b: Seen): boolean => a.view === b.view && a.direction === b.direction;

/** How a sprite's fit is painted: the sprite's colours by what they are on, and its outline and shading. */
export interface Paint {
  readonly manner: Manner;
  readonly dyes: Dyes;
}

/** Reads the paint off a sprite that is seen from `from`. */
export function paintOf(sprite: Rgba, { model, place }: Fit, from: Seen): Paint {
  const outline = outlineOf(sprite) ?? 'lineless';
  const shading = readStyle(sprite)?.shading ?? 'medium shading';
  const manner: Manner = { width: sprite.width, height: sprite.height, outline, shading };
  return { manner, dyes: new Dyes(sprite, outline, kindsOf(render(model, sightOf(from), place, manner))) };
}

/** The rig that a motion can move of a fitted model; undefined where it is another kind of body. */
function actorOf({ model, place }: Fit, motion: Motion, view: View): Actor | undefined {
  const style = { view };
  if (model.kind === 'humanoid' && motion.body === 'two legs')
    return dressedActor(model.look, motion, { style }, (size) => proportionsOf(model.physique, size));
  if (model.kind === 'quadruped' && motion.body === 'four legs')
    return knownBeastActor(model.look, motion.poses(), { style, figureSize: place.scale });
  return undefined;
}

/** Pixels along the frame that an outer line needs. */
const LINE = 1;
/** Rows and columns that bounds reach beyond what is drawn. */
const SLACK = 0.6;
/** Held things keep clear of the frame by more than a line: on the sprite's own canvas they need not. */
const HELD_SLACK = 0.6;
/** Share of the standing height that a body which lies does not reach. */
const FALLEN = 0.72;
const isBody = (part: Part): boolean => !part.held;
const isHeld = (part: Part): boolean => part.held;

/**
 * A fitted figure playing a motion, seen from `from` as the sprite is or from another side. It stands on its own ground;
 * leaps rise as far as the canvas has room, bodies that leave it are moved back into it, and what hands hold is turned
 * towards the viewer there. Undefined for a motion of another kind of body.
 */
export function actFit(sprite: Rgba, fit: Fit, from: Seen, motion: Motion, to: Seen = from): Act | undefined {
  const actor = actorOf(fit, motion, to.view);
  return actor && actOf(sprite, fit, from, actor, { to });
}

export interface ActOptions {
  /** From where it is seen. Absent: as the sprite is. */
  readonly to?: Seen;
  /** Bodies stay where they are asked to be, within the canvas or not. */
  readonly pinned?: boolean;
}

/** An actor of a fit's model as it is drawn frame by frame; see {@link actFit}. */
export function actOf(sprite: Rgba, fit: Fit, from: Seen, actor: Actor, o: ActOptions = {}): Act {
  const { to = from, pinned = false } = o;
  const { manner, dyes } = paintOf(sprite, fit, from);
  const { width, height, outline } = manner;
  const sight = sightOf(to);
  const { yaw, pitch, shear } = sight;
  const { scale, x, y } = roomFor(fit.model, { sight: sightOf(from), place: fit.place }, sight, manner);
  const style = { view: to.view, outline };
  // heads of poses that are asked for go where they are asked to be
  const lock = pinned ? undefined : idleHead(actor, yaw, scale, style);
  const edge = outline === 'lineless' ? 0 : LINE;
  const boundsOf = (frame: number | 'still', keep: (part: Part) => boolean): Bounds => {
    const built = actor.build(frame, yaw, scale, lock);
    const seen = viewOf(built, yaw, pitch, scale, shear);
    return movedBy(bounds(built.scene, seen.view, keep), x + seen.x, y + seen.y);
  };
  // where the sprite itself goes, frames may go too
  const canvas: Bounds = { left: edge, top: edge, right: width - edge, bottom: height - edge };
  const still = boundsOf('still', isBody);
  const room = around(canvas, still, SLACK);
  const tall = still.bottom - still.top;
  // who has fallen lies with all that is in the hands; who stands is not moved for a blade's sake
  const reaches = Array.from({ length: actor.frames }, (_, i) => {
    const body = boundsOf(i, isBody);
    if (body.bottom - body.top > FALLEN * tall) return body;
    const held = boundsOf(i, isHeld);
    const wide = { ...body, left: Math.min(body.left, held.left), right: Math.max(body.right, held.right) };
    return wide.right - wide.left > room.right - room.left ? body : wide;
  });
  const shifts = shiftsInto(room, still.bottom, reaches);
  // what is held has its room as on a canvas that is larger on all sides alike
  const wide = around(canvas, boundsOf('still', isHeld), HELD_SLACK);
  const more = Math.ceil(
    Math.max(edge - wide.left, edge - wide.top, wide.right - width + edge, wide.bottom - height + edge),
  );
  const larger = { width: width + 2 * more, height: height + 2 * more, style, pitch };
  const drawn = (n: number | 'still', { x: dx, y: dy }: Shift) => {
    const stage = { scale, originX: x + dx + more, originY: y + dy + more, figureSize: scale };
    const { built, view, ...at } = fitted(actor, n, yaw, stage, lock, larger);
    const placed = { view, originX: at.x - more, originY: at.y - more };
    return { built, rendering: renderScene(built.scene, { ...manner, ...placed, margin: 0 }) };
  };
  const own = new OwnPixels(isSame(from, to) ? sprite : fit.draw(sight), drawn('still', UNMOVED).rendering);
  return {
    frame: (n) => {
      const shift = n === 'still' || pinned ? UNMOVED : shifts[n]!;
      const { built, rendering } = drawn(n, shift);
      const image = dyed(rendering, dyes);
      own.put(rendering, image);
      const joints = projected(built, viewMatrix(yaw, pitch, scale, shear), x + shift.x, y + shift.y);
      return { image, keypoints: joints.map((k) => ({ label: k.label, x: k.x, y: k.y, z: k.z_index })) };
    },
  };
}

const movedBy = (b: Bounds, x: Px, y: Px): Bounds => ({
  left: b.left + x,
  right: b.right + x,
  top: b.top + y,
  bottom: b.bottom + y,
});

/** A canvas with some slack, larger where the standing figure reaches beyond it. Empty bounds reach nowhere. */
const around = (canvas: Bounds, still: Bounds, slack: Px): Bounds => ({
  left: Math.min(canvas.left - slack, still.left),
  top: Math.min(canvas.top - slack, still.top),
  right: Math.max(canvas.right + slack, still.right),
  bottom: Math.max(canvas.bottom + slack, still.bottom),
});

interface Shift {
  readonly x: Px;
  readonly y: Px;
}
const UNMOVED: Shift = { x: 0, y: 0 };

/** Whole pixels that keep each frame's body within the room: leaps are lowered alike, so that they stay leaps. */
function shiftsInto(room: Bounds, ground: Px, frames: readonly Bounds[]): readonly Shift[] {
  const rises = frames.map((b) => Math.max(0, ground - b.bottom));
  const over = Math.max(0, ...frames.map((b, i) => (rises[i]! > 1 ? room.top - b.top : 0)));
  const share = over > 0 ? Math.min(1, over / Math.max(1, ...rises)) : 0;
  return frames.map((b, i) => {
    const lowered = Math.round(rises[i]! * share);
    const up = Math.max(0, Math.ceil(room.top - b.top - lowered));
    const low = Math.floor(room.bottom - b.bottom - lowered);
    const y = lowered + (low < 0 ? low : Math.min(up, low));
    return { x: across(b, room), y };
  });
}

/** Whole pixels to move a body into the room's width; to its middle where it is too wide. */
function across(b: Bounds, room: Bounds): Px {
  if (b.right - b.left > room.right - room.left) return Math.round((room.left + room.right - b.left - b.right) / 2);
  if (b.left < room.left) return Math.ceil(room.left - b.left);
  return b.right > room.right ? Math.floor(room.right - b.right) : 0;
}

/**
 * The person or animal that a sprite is explained by; undefined where no fit is trusted, or only a thing's. The trust of
 * turning serves here too: it was looked at on own drawings (44 of 45 pass) and on sprites by others (none of 200).
 */
export function figureOf(sprite: Rgba, { view, direction }: Seen, description = ''): Fit | undefined {
  const found = fitSprite(sprite, { view, direction, description, livingOnly: true });
  return found?.trusted && found.model.kind !== 'thing' ? found : undefined;
}
