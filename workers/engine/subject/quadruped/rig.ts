import type { Px } from '../../../../src/pixels/types.ts';
import { Scene } from '../../solids/scene.ts';
import {
  add,
  apply,
  type Frame,
  frame,
  mix,
  multiply,
  rad,
  rotX,
  rotY,
  scale,
  sub,
  type Vec3,
} from '../../solids/vec.ts';
import type { BeastHead, BeastJoints, Trunk } from './beast-head.ts';
import { drawBones, drawLegBones } from './bones.ts';
import { compactBeast } from './compact.ts';
import { drawCurledBody, drawFoldedWings } from './curled.ts';
import { drawDress } from './dress.ts';
import { drawBeastEyes, drawBeastMouth } from './face.ts';
import { drawRidge } from './forms.ts';
import { drawBeastHat } from './hat.ts';
import { drawBeastHead } from './head.ts';
import { legJoints } from './legs.ts';
import type { BeastLook } from './look.ts';
import { drawCrest, drawRuff, hairOf } from './mane.ts';
import { drawNeck, headsBeside } from './more-heads.ts';
import { drawNeckwear } from './neckwear.ts';
import { drawShag } from './shag.ts';
import { drawStates } from './states.ts';
import { drawBody, drawLeg, drawOwnNeck } from './trunk.ts';
import { drawTufts } from './tufts.ts';
import { drawWings } from './wings.ts';

export type { BeastJoints } from './beast-head.ts';
export type { LegJoints } from './legs.ts';

export interface BeastOptions {
  readonly yaw: number;
  readonly pitch: number;
  /** Pixels a model unit. */
  readonly height: Px;
  readonly detailSize: Px;
  /** 0..1: how far the jaws stand apart; default as the looks have it. */
  readonly open?: number | undefined;
  /** Rolled up asleep: its body is a shape of its own. */
  readonly curled?: boolean | undefined;
  /** Moves the joints of the standing animal: frames of a motion. */
  readonly repose?: (joints: BeastJoints) => BeastJoints;
}

const SCALY: ReadonlySet<string> = new Set(['body', 'legs', 'neck', 'tail', 'head']);

/** One tail, or several of its length that fan out about the rump, the first in the middle. */
function fanOf(tail: readonly Vec3[], count: number): readonly (readonly Vec3[])[] {
  const root = tail[0]!;
  return Array.from({ length: count }, (_, i) => {
    const k = count === 2 ? (i ? 1 : -1) : i % 2 ? (i + 1) / 2 : -i / 2;
    const turned = multiply(rotY(k * 20), rotX(count === 2 ? 28 + k * 38 : count > 1 ? 30 + k * 25 : 0));
    return tail.map((p) => add(root, apply(turned, sub(p, root))));
  });
}

/** Thickness of a brush in a fan: thin where it grows, full towards the end. */
const BRUSHED = [0.4, 0.95, 1.3, 1] as const;

/** From this many on, tails are a fan of straight brushes, each of which is seen. */
const FANNED = 4;

/** Many tails as a fan behind the rump: from low at the back to upright where it is seen from the side, to both sides from the front. */
function wideFanOf(tail: readonly Vec3[], count: number, turned: boolean): readonly (readonly Vec3[])[] {
  const root = tail[0]!;
  const long = tail.slice(1).reduce((sum, p, i) => sum + Math.hypot(...sub(p, tail[i]!)), 0) * 1.4;
  const [from, to] = turned ? [-12, 112] : [10, 170];
  return Array.from({ length: count }, (_, i) => {
    // the middle ones lie in front
    const place = count - 1 - i;
    const a = from + ((to - from) * place) / (count - 1);
    const at = (share: number, bend: number): Vec3 => {
      const [c, s] = [Math.cos(rad(a + bend)) * long * share, Math.sin(rad(a + bend)) * long * share];
      return add(root, turned ? [0.02 * (i - count / 2), s, -c] : [c, s, -0.12 * long]);
    };
    return [root, at(0.4, turned ? -9 : 0), at(0.74, 0), at(1, turned ? 5 : 0)];
  });
}

/** Above this its belly hangs. */
const FAT = 1.4;

/** A four-legged animal as a scene. Faces +z, stands on y = 0; the planted legs set the body's height. */
export function buildBeast(
  natural: BeastLook,
  o: BeastOptions,
): { readonly scene: Scene; readonly head: BeastHead; readonly joints: Readonly<Record<string, Vec3>> } {
  const compact = compactBeast(natural.beast, o.height);
  // under a fat belly little is seen of the legs
  const look: BeastLook = {
    ...natural,
    beast: natural.girth > FAT ? { ...compact, leg: compact.leg * 0.72 } : compact,
  };
  const { beast: B } = look;
  const scene = new Scene();
  if (B.scaly) scene.cover = (name) => (SCALY.has(name) ? 'scales' : undefined);
  const px = 1 / Math.max(8, o.height);
  const small = o.detailSize < 24;
  const least = (r: number, pixels: number): number => Math.max(r, pixels * px);
  const sine = Math.sin(rad(o.yaw));
  const turned = Math.abs(sine) > 0.3;
  const far = (sign: number): number => (turned && Math.sign(-sine) !== sign ? -1 : 0);
  const half = B.length / 2;
  const chestR = B.chest * look.girth;
  const hipR = B.hip * look.girth;
  const standing = legJoints(look, sine, turned, px, chestR, hipR);
  // whoever is fat, the feet show below the belly
  const stands = B.leg + B.chest * 0.35;
  const bodyY = (look.girth > FAT ? Math.max(stands, chestR * 1.04 + B.leg * 0.2) : stands) - standing.ground;
  const chest: Vec3 = [0, bodyY + 0.02, half * 0.82];
  const rump: Vec3 = [0, bodyY + 0.01, -half * 0.86];
  const still: BeastJoints = { chest, rump, legs: standing.all, head: frameOfHead(), tail: tailPoints() };
  const { legs, head: headFrame, tail } = o.repose ? o.repose(still) : still;
  const trunk: Trunk = { chest, rump, tail, legs, chestR, hipR, head: headFrame, yaw: o.yaw };
  const head: BeastHead = {
    scene,
    look,
    px,
    small,
    sine: turned ? sine : 0,
    least,
    frame: headFrame,
    open: o.open ?? look.open,
    point: (p) => add(headFrame.origin, apply(headFrame.rotation, scale(p, B.head))),
  };
  if (o.curled) drawCurledBody(head, trunk);
  else {
    for (const leg of legs) (look.bony ? drawLegBones : drawLeg)(head, leg, trunk);
    if (look.bony) drawBones(head, trunk);
    else drawBody(head, trunk);
  }
  drawTail();
  const others = headsBeside(headFrame, look.heads, B.head, B.neck[1] * 0.7).map(
    (at): BeastHead => ({ ...head, frame: at, point: (p) => add(at.origin, apply(at.rotation, scale(p, B.head))) }),
  );
  const throat = add(chest, [0, 0.03, 0.05]);
  const neckRadii = [B.neckRadius ? B.neckRadius * 1.25 : chestR * 0.78, B.neckRadius ?? B.head * 0.7] as const;
  if (look.heads > 1) for (const one of [head, ...others]) drawNeck(one, throat, one.frame, neckRadii);
  else if (!o.curled) drawOwnNeck(head, trunk);
  drawNeckwear(head, trunk);
  if (!o.curled && look.shaggy) drawShag(head, trunk);
  if (!o.curled) drawDress(head, trunk);
  for (const one of others) drawBeastHead(one);
  drawBeastHead(head);
  if (look.wings) (o.curled ? drawFoldedWings : drawWings)(head, look.wings, trunk);
  if (look.ridge) drawRidge(head, look.ridge, trunk);
  if (look.hat) drawBeastHat(head, look.hat);
  if (!look.bony && !look.burns.has('mane')) drawMane();
  drawStates(head, trunk);
  if (
    o.detailSize >= 96 &&
    !o.curled &&
    !look.bony &&
    !B.hooves &&
    !B.trunk &&
    !B.scaly &&
    !B.beak &&
    B.marks !== 'wool'
  )
    drawTufts(head, { chest, chestRadius: chestR, legs, tail, far });
  scene.decal((canvas) => {
    for (const one of [...others, head]) drawBeastMouth(canvas, one, o.yaw);
  });
  // the last of all: what closes eyes takes it away
  scene.decal((canvas) => {
    for (const one of [...others, head]) drawBeastEyes(canvas, one, o.yaw);
  });
  return {
    scene,
    head,
    joints: {
      head: headFrame.origin,
      chest,
      rump,
      ...Object.fromEntries(
        legs.flatMap((l) => [
          [`top${l.id}`, l.top],
          [`knee${l.id}`, l.knee],
          [`foot${l.id}`, l.foot],
        ]),
      ),
    },
  };

  function tailPoints(): readonly Vec3[] {
    const root = add(rump, [0, hipR * 0.5, -hipR * 0.75]);
    return B.tail.map((q, i): Vec3 => add(root, [q[0] + (B.equine ? 0 : 0.07 * i * i), q[1], q[2]]));
  }

  function drawTail(): void {
    if (B.tail.length < 2) return;
    // thick brushes hide each other sooner than thin tails
    const many = (B.tails ?? 1) >= (B.tailRadius > 0.095 ? FANNED - 2 : FANNED);
    const tailRadius = many ? B.tailRadius * (B.tails! > 6 ? 0.6 : 0.74) : B.tailRadius;
    const fan = many ? wideFanOf(tail, B.tails!, turned) : fanOf(tail, B.tails ?? 1);
    for (const [i, own] of fan.entries()) {
      const group = { group: i ? `tail${i}` : 'tail' };
      const part = scene.part('tail', group);
      const brushed = B.tailTip !== undefined;
      const brush = B.tailRadius > 0.095 && !B.equine && !B.scaly;
      // reptiles' tails grow out of the rump and run out thin
      const tapers = B.scaly && !brushed;
      const radii = own.map((_, k) =>
        least(
          tailRadius *
            (many && brush
              ? BRUSHED[Math.min(k, 3)]!
              : tapers
                ? 1.6 - (1.2 * k) / (own.length - 1)
                : k === 0
                  ? brush
                    ? 0.45
                    : 0.8
                  : 1),
          0.7,
        ),
      );
      if (look.bony) {
        scene.tube(
          part,
          look.fur,
          own,
          radii.map((r, k) => least(Math.min(r, B.legRadius * 0.5) * (1 - k * 0.14), 0.7)),
        );
        continue;
      }
      if (B.equine && look.strands) hairOf(scene, look.strands, own, radii);
      else scene.tube(part, look.tail, own, radii);
      const [before, end] = [own.at(-2)!, own.at(-1)!];
      // a brush runs out into a point
      if (brush)
        scene.cap(
          part,
          B.tailTip ?? look.tail,
          mix(before, end, 0.86),
          mix(before, end, 1.42),
          least(tailRadius * 1.05, 0.9),
          least(tailRadius * 0.3, 0.5),
        );
      else if (B.tailTip) scene.ell(part, B.tailTip, end, least(tailRadius * 2, 1.1));
      if (look.tailRings && !small) {
        const rings = scene.part('tail', { ...group, line: false, priority: 1.4 });
        for (let k = 1; k < own.length; k++)
          for (const t of own.length > 3 ? [0.4] : [0.2, 0.7]) {
            const along = mix(own[k - 1]!, own[k]!, t);
            const ahead = mix(own[k - 1]!, own[k]!, t + 0.16);
            scene.cone(rings, look.tailRings, along, ahead, radii[k]! * 1.06, radii[k]! * 1.06);
          }
      }
    }
  }

  function frameOfHead(): Frame {
    const origin = add(chest, [0, B.neck[1] + B.chest * 0.45, B.neck[0] + B.chest * 0.25]);
    const untilt = multiply(rotY(-o.yaw), multiply(rotX(-o.pitch * 0.5), rotY(o.yaw)));
    return frame(multiply(untilt, rotX((B.droop ?? 0) * 90)), origin);
  }

  function drawMane(): void {
    if (!look.mane) return;
    if (B.ruff) {
      drawRuff(head, trunk, look.mane, o.curled);
      return;
    }
    drawCrest(head, trunk, look.mane);
  }
}
