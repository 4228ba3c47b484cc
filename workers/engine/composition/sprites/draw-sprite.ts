/** Somebody or something drawn at a height, with its joints as anchors. */
import type { Direction } from '../../../../src/domain/words.ts';
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { bounds, pitchOf, shearOf, viewMatrix, YAW } from '../../solids/camera.ts';
import { shadingOf } from '../../solids/detail.ts';
import { renderScene } from '../../solids/render.ts';
import { drawRider } from '../../subject/draw-rider.ts';
import type { ProportionsPreset } from '../../subject/humanoid/proportions.ts';
import { withLitEyes } from '../../subject/lit-eyes.ts';
import type { Actor } from '../../subject/motion/actor.ts';
import { viewOf } from '../../subject/motion/actor.ts';
import { type Angles, type LegAngles, poseOf } from '../../subject/motion/angles.ts';
import { idleHead, projected } from '../../subject/motion/draw-animation.ts';
import { bodyOf } from '../../subject/sources.ts';
import type { Brief, Style } from '../../types.ts';
import type { StillPose } from './poses.ts';
import { cropped, mirrored, type Point, type Sprite, upsideDown, VARIATION } from './sprite.ts';

export interface SpriteOptions {
  /** Pixels: of an upright person or animal its height, of a thing its longer side. */
  readonly size: number;
  readonly direction?: Direction;
  readonly style: Style;
  readonly seed: number;
  readonly pose?: StillPose;
  /** Degrees that a thing is turned: its head up above 0. */
  readonly roll?: number;
  readonly proportions?: ProportionsPreset;
}

/** Largest side that a drawing of its own takes. */
const MOST = 1000;
/** Free pixels around a drawing: its line, and what decals put outside of solids. */
const MARGIN = 6;

const AHEAD: LegAngles = [24, 6];
const BEHIND: LegAngles = [-16, 8];

const FACTS = {
  id: 'still',
  frames: 1,
  loop: false,
  durationMs: 100,
  source: { kind: 'keyframes' },
  confidence: 1,
} as const;

/** Draws a brief alone: those with limbs in a pose, everything else as it is. */
export function drawSprite(brief: Brief, o: SpriteOptions): Sprite {
  if (brief.kind === 'humanoid') return drawPerson(brief, o);
  return brief.kind === 'quadruped' ? drawBeast(brief, o) : drawThingSprite(brief, o);
}

function drawPerson(brief: Brief, o: SpriteOptions): Sprite {
  const pose = stepping(o.pose?.pose ?? {}, o.direction);
  const { mount: _, ...alone } = brief;
  const actor = bodyOf(alone).actor(
    { ...FACTS, rig: 'mannequin', body: 'two legs', poses: () => [poseOf(pose)] },
    actorOptions(o),
  );
  return drawActor(brief, actor, o, o.size, Boolean(pose.pitch || pose.drop || pose.lean));
}

/** From the side, straight legs hide each other: the far one is set ahead, so that two are seen. */
function stepping(pose: Angles, direction: Direction | undefined): Angles {
  const straight = [pose.legR, pose.legL].every((leg) => !leg || leg.every((angle) => Math.abs(angle ?? 0) < 4));
  const placed = pose.pitch || pose.drop || pose.footR || pose.footL;
  if ((direction !== 'east' && direction !== 'west') || !straight || placed) return pose;
  return direction === 'east' ? { ...pose, legL: AHEAD, legR: BEHIND } : { ...pose, legR: AHEAD, legL: BEHIND };
}

function drawBeast(brief: Brief, o: SpriteOptions): Sprite {
  const rig = bodyOf(brief).rig ?? 'dog';
  const actor = (pose: NonNullable<StillPose['beast']>): Actor =>
    bodyOf(brief).actor({ ...FACTS, rig, body: 'four legs', poses: () => [pose] }, actorOptions(o));
  // the height asked is that of the standing animal, head and all: a unit of its model is the length of its trunk
  const still = actor({});
  const scale = o.size * still.stature;
  const built = still.build('still', YAW.east, scale);
  const view = viewOf(built, YAW.east, pitchOf(o.style), scale, shearOf(o.style));
  const high = bounds(built.scene, view.view);
  const unit = Math.max(6, (o.size * o.size) / Math.max(1, high.bottom - high.top));
  return drawActor(brief, actor(o.pose?.beast ?? {}), { direction: 'east', ...o }, unit, o.pose?.beast !== undefined);
}

const actorOptions = (o: SpriteOptions) => ({
  style: { ...o.style, direction: o.direction ?? 'south' },
  seed: o.seed,
  variation: VARIATION,
  figureSize: Math.round(o.size / 0.84),
  ...(o.proportions ? { proportions: o.proportions } : {}),
});

function drawActor(brief: Brief, actor: Actor, o: SpriteOptions, unit: number, free: boolean): Sprite {
  const direction = o.direction ?? 'south';
  const style: Style = { ...o.style, direction };
  const yaw = YAW[direction];
  const pitch = pitchOf(style);
  const scale = unit * actor.stature;
  const built = actor.build(0, yaw, scale, free ? undefined : idleHead(actor, yaw, scale, style));
  const view = viewOf(built, yaw, pitch, scale, shearOf(style));
  // the box that it takes, for a canvas no larger than that
  const box = bounds(built.scene, view.view);
  const ox = Math.ceil(-(box.left + view.x)) + MARGIN;
  const oy = Math.ceil(-(box.top + view.y)) + MARGIN;
  const r = renderScene(built.scene, {
    width: Math.min(MOST, Math.max(4, Math.ceil(box.right - box.left) + 2 * MARGIN)),
    height: Math.min(MOST, Math.max(4, Math.ceil(box.bottom - box.top) + 2 * MARGIN)),
    view: view.view,
    originX: view.x + ox,
    originY: view.y + oy,
    shading: shadingOf(style, Math.round(o.size / 0.84)),
    outline: style.outline,
    samples: o.size > 110 ? 2 : 4,
  });
  const at: Record<string, Point> = { origin: { x: ox, y: oy } };
  if (built.joints)
    for (const j of projected(built, viewMatrix(yaw, pitch, scale, shearOf(style)), ox, oy))
      at[j.label] = { x: j.x, y: j.y };
  const middle = (a: string, b: string): Point => {
    const [p, q] = [at[a] ?? at.origin!, at[b] ?? at.origin!];
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  };
  at.hips = middle('RIGHT HIP', 'LEFT HIP');
  at.hands = middle('RIGHT ARM', 'LEFT ARM');
  at.eyes = middle('RIGHT EYE', 'LEFT EYE');
  at.chest = middle('RIGHT SHOULDER', 'LEFT SHOULDER');
  at.back = { x: (at.chest.x + at.hips.x) / 2, y: Math.min(at.chest.y, at.hips.y) };
  return cropped(withLitEyes(r, brief), at);
}

/** Vehicles that are known by their outline alone, from the left. */
export const DRIVEN: ReadonlySet<string> = new Set(['police-car', 'taxi', 'bus', 'ambulance', 'fire-engine', 'minibus', 'pickup-truck', 'motor-scooter', 'sport-utility-vehicle']); // biome-ignore format: a list
/** Drawings that look the other way than their direction says. */
const TO_LEFT: ReadonlySet<string> = new Set(['shark', 'goblin-shark', 'whale', 'dolphin', 'fish', 'tropical-fish', 'bee', 'ant', 'parrot', 'goose', 'rooster', 'turkey', 'flamingo', 'kangaroo', 'pigeon', 'caterpillar', 'cricket', 'wasp', 'macaw', 'toucan', ...DRIVEN]); // biome-ignore format: a list

/** Directions for which a one-sided drawing is mirrored: it shows its left or its right. */
const LEFTWARDS: ReadonlySet<string> = new Set(['west', 'south-west', 'north-west']);

function drawThingSprite(brief: Brief, o: SpriteOptions): Sprite {
  const side = Math.min(MOST, Math.max(5, Math.round(o.size)) + 4);
  const body = bodyOf(brief);
  const flat = body.sides === 'one';
  const turned = o.direction !== undefined && !flat;
  const { direction: _, ...frontal } = o.style;
  // one that is drawn towards the left lifts its head the other way
  const roll = o.roll && !TO_LEFT.has(brief.concept) && Math.abs(o.roll) < 90 ? -o.roll : o.roll;
  const r = body.draw({
    width: side,
    height: side,
    style: turned ? { ...o.style, direction: o.direction } : frontal,
    seed: o.seed,
    variation: VARIATION,
    ...(roll ? { roll } : {}),
  });
  const drawn = cropped(r, spotsOf(r, side));
  // a flat picture cannot be turned, but it can be stood on its head
  const sprite = o.roll === 180 && SHAPES[brief.concept] ? upsideDown(drawn) : drawn;
  const looksLeft = TO_LEFT.has(brief.concept) && o.direction !== undefined && o.direction !== 'south';
  return (flat && LEFTWARDS.has(o.direction ?? '')) !== looksLeft ? mirrored(sprite) : sprite;
}

/** Where the head and the mouth of a creature are, by the names of its parts. */
function spotsOf(
  r: { readonly parts: Int16Array; readonly partNames: readonly string[] },
  width: number,
): Record<string, Point> {
  const sums = new Map<string, { x: number; y: number; n: number; left: number; right: number }>();
  for (let i = 0; i < r.parts.length; i++) {
    const part = r.parts[i]!;
    if (part < 0) continue;
    const name = r.partNames[part]!;
    const spot = /snout|muzzle|beak|jaw|mouth/.test(name) ? 'mouth' : /head|face/.test(name) ? 'head' : undefined;
    if (!spot) continue;
    const x = i % width;
    const s = sums.get(spot) ?? { x: 0, y: 0, n: 0, left: width, right: 0 };
    s.x += x;
    s.y += Math.floor(i / width);
    s.n++;
    s.left = Math.min(s.left, x);
    s.right = Math.max(s.right, x + 1);
    sums.set(spot, s);
  }
  const spots: Record<string, Point> = {};
  for (const [name, s] of sums) {
    spots[name] = { x: s.x / s.n, y: s.y / s.n };
    spots[`${name} left`] = { x: s.left, y: s.y / s.n };
    spots[`${name} right`] = { x: s.right, y: s.y / s.n };
  }
  return spots;
}

/** A person on a four-legged animal, both in one drawing: `size` is its longer side. */
export function drawMounted(rider: Brief, mount: NonNullable<Brief['mount']>, o: SpriteOptions): Sprite {
  const side = Math.min(MOST, Math.round(o.size) + 4);
  const style: Style = { ...o.style, direction: o.direction ?? 'south-east' };
  return cropped(drawRider(rider, mount, { width: side, height: side, style, seed: o.seed, variation: VARIATION }), {});
}
