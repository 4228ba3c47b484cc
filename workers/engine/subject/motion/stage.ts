import type { Px } from '../../../../src/pixels/types.ts';
import { bounds, shearOf, YAW } from '../../solids/camera.ts';
import type { Part } from '../../solids/primitives.ts';
import type { Mat3 } from '../../solids/vec.ts';
import type { Style } from '../../types.ts';
import { type Placement, place } from '../placement.ts';
import type { SubjectOptions } from '../types.ts';
import { type Actor, type Built, type IdleHead, viewOf } from './actor.ts';

/** Where all frames lie in their picture, and how large the standing figure is. */
export interface Stage extends Placement {
  /** The side of the picture in which the figure alone, standing, has this scale. */
  readonly figureSize: Px;
}

export interface StageOptions extends Pick<SubjectOptions, 'width' | 'height' | 'style'> {
  readonly pitch: number;
  /** Absent: as large as every frame allows. */
  readonly figureSize?: Px;
}

interface Reach {
  up: number;
  down: number;
  side: number;
}

const SLACK = 0.4;
/** Pixels that bounds keep from the border of a picture. */
const edgeOf = (style: Style): Px => (style.outline === 'lineless' ? 1 : 2) - SLACK;

/**
 * How far frames reach from the origin over all eight directions, in pixels at one pixel a unit. Of a figure whose size
 * is fixed only the body counts: what it holds is turned until it fits.
 */
function reachOf(actor: Actor, frames: readonly (number | 'still')[], height: Px, o: StageOptions): Reach {
  const counts = o.figureSize === undefined ? undefined : (part: Part): boolean => !part.held;
  const r: Reach = { up: 0, down: 0, side: 0 };
  for (const yaw of Object.values(YAW)) {
    for (const frame of frames) {
      const built = actor.build(frame, yaw, height);
      const { view, x, y } = viewOf(built, yaw, o.pitch, 1, shearOf(o.style));
      const b = bounds(built.scene, view, counts);
      r.up = Math.max(r.up, -(b.top + y));
      r.down = Math.max(r.down, b.bottom + y);
      r.side = Math.max(r.side, -(b.left + x), b.right + x);
    }
  }
  return r;
}

/** Where the still lies in a picture of its own: with `counts`, by those of its parts. */
function stillPlace(actor: Actor, width: Px, height: Px, o: StageOptions, counts?: (part: Part) => boolean): Placement {
  // a direction in the style asks for the scale that all directions share
  const style = { ...o.style, direction: 'south' as const };
  return place({ width, height, style }, actor.stature, 0, (scale, yaw) => {
    const built = actor.build('still', yaw, scale);
    return bounds(built.scene, viewOf(built, yaw, o.pitch, 1, shearOf(o.style)).view, counts);
  });
}

/**
 * Somebody as tall as was asked, whatever they hold: a cast of one size stands at one height. Arms, packs and held things
 * reach into the room that the canvas has; only where that is too narrow for them does the figure give way.
 */
function bodyPlace(actor: Actor, asked: Px, o: StageOptions): Placement {
  const body = stillPlace(actor, Math.max(asked, o.width), asked, o, (part) => !part.held);
  const all = stillPlace({ ...actor, stature: 1 }, o.width, o.height, o);
  const scale = Math.min(body.scale, all.scale);
  const ground = asked - edgeOf(o.style);
  return { ...body, scale, originY: ground - ((ground - body.originY) * scale) / body.scale };
}

/**
 * One scale and one origin for every direction and frame. With a figure size the scale is that of the standing figure in
 * such a picture, unless the body itself would leave the canvas: then all of it shrinks.
 */
export function stageOf(actor: Actor, o: StageOptions): Stage {
  const edge = edgeOf(o.style);
  const moving = actor.steady ? 0 : actor.frames;
  const frames = ['still' as const, ...Array.from({ length: moving }, (_, i) => i)];
  const asked = o.figureSize ?? Math.min(o.width, o.height);
  const standing =
    actor.byBody && o.figureSize !== undefined ? bodyPlace(actor, asked, o) : stillPlace(actor, asked, asked, o);
  const roomX = Math.max(1, o.width - 2 * edge);
  const roomY = Math.max(1, o.height - 2 * edge);
  let scale = standing.scale;
  let reach = reachOf(actor, frames, scale, o);
  for (let pass = 0; pass < 3; pass++) {
    const fits = Math.min(roomY / (reach.up + reach.down), roomX / 2 / reach.side);
    if (fits >= scale) break;
    const near = fits / scale > 0.97;
    scale = near ? fits * 0.995 : fits;
    if (near) break;
    // least radii and proportions depend on the size
    reach = reachOf(actor, frames, scale, o);
  }
  const { up, down } = reach;
  // where the ground would be if the figure alone stood in the middle of the canvas; moved only as far as frames need
  const middle = (o.height - asked) / 2 + standing.originY;
  const originY = Math.max(edge + up * scale, Math.min(o.height - edge - down * scale, middle));
  return {
    scale,
    originX: actor.centred ? o.width / 2 : Math.floor(o.width / 2),
    originY,
    figureSize: (asked * scale) / standing.scale,
  };
}

/** How far a held thing may be turned out of the picture's plane, in steps. */
const TUCKS: readonly number[] = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9];

/**
 * A frame whose held things stay inside the picture: where the arm swings them out of it, they point more at the viewer,
 * as little as it takes. The figure's scale does not change.
 */
export function fitted(
  actor: Actor,
  frame: number | 'still',
  yaw: number,
  stage: Stage,
  lock: IdleHead | undefined,
  o: StageOptions,
): { readonly built: Built; readonly view: Mat3; readonly x: Px; readonly y: Px } {
  const edge = edgeOf(o.style);
  let tried: ReturnType<typeof fitted> | undefined;
  for (const tuck of TUCKS) {
    const built = actor.build(frame, yaw, stage.scale, lock, tuck);
    const { view, x, y } = viewOf(built, yaw, o.pitch, stage.scale, shearOf(o.style));
    tried = { built, view, x: stage.originX + x, y: stage.originY + y };
    const b = bounds(built.scene, view, (part) => part.held);
    const inside =
      b.left + tried.x >= edge &&
      b.right + tried.x <= o.width - edge &&
      b.top + tried.y >= edge &&
      b.bottom + tried.y <= o.height - edge;
    // empty hands have no bounds and are inside
    if (inside || b.left > b.right) break;
  }
  return tried!;
}
