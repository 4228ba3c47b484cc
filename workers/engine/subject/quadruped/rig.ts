import type { Px } from '../../../../src/pixels/types.ts';
import { type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import { grain } from '../../solids/patterns.ts';
import type { Plane } from '../../solids/primitives.ts';
import { Scene } from '../../solids/scene.ts';
import {
  add,
  apply,
  type Frame,
  frame,
  mix,
  multiply,
  normalize,
  rad,
  rotX,
  rotY,
  scale,
  sub,
  type Vec3,
} from '../../solids/vec.ts';
import type { BeastHead } from './beast-head.ts';
import { compactBeast } from './compact.ts';
import { drawBeastFace } from './face.ts';
import { drawRidge, drawTorso, drawWings } from './forms.ts';
import { drawBeastHat } from './hat.ts';
import { drawBeastHead } from './head.ts';
import { type LegJoints, legJoints } from './legs.ts';
import type { BeastLook } from './look.ts';
import { markings } from './markings.ts';
import { drawNeck, headsBeside } from './more-heads.ts';
import { drawTufts } from './tufts.ts';

export type { LegJoints } from './legs.ts';

export interface BeastOptions {
  readonly yaw: number;
  readonly pitch: number;
  /** Pixels a model unit. */
  readonly height: Px;
  readonly detailSize: Px;
  /** Moves the joints of the standing animal: frames of a motion. */
  readonly repose?: (joints: BeastJoints) => BeastJoints;
}

/** Joints that a motion may move; chest and rump are where the trunk lies. */
export interface BeastJoints {
  readonly chest: Vec3;
  readonly rump: Vec3;
  readonly legs: readonly LegJoints[];
  readonly head: Frame;
  /** From the rump outwards. */
  readonly tail: readonly Vec3[];
}

const SCALY: ReadonlySet<string> = new Set(['body', 'legs', 'neck', 'tail', 'head']);

/** A four-legged animal as a scene. Faces +z, stands on y = 0; the planted legs set the body's height. */
export function buildBeast(
  natural: BeastLook,
  o: BeastOptions,
): { readonly scene: Scene; readonly head: BeastHead; readonly joints: Readonly<Record<string, Vec3>> } {
  const look: BeastLook = { ...natural, beast: compactBeast(natural.beast, o.height) };
  const { beast: B, fur } = look;
  const scene = new Scene();
  if (B.scaly) scene.cover = (name) => (SCALY.has(name) ? 'scales' : undefined);
  const px = 1 / Math.max(8, o.height);
  const small = o.detailSize < 24;
  const least = (r: number, pixels: number): number => Math.max(r, pixels * px);
  const sine = Math.sin(rad(o.yaw));
  const turned = Math.abs(sine) > 0.3;
  const pattern = small ? undefined : grain(3, 0.16);
  const far = (sign: number): number => (turned && Math.sign(-sine) !== sign ? -1 : 0);
  const half = B.length / 2;
  const chestR = B.chest * look.girth;
  const hipR = B.hip * look.girth;
  const standing = legJoints(look, sine, turned, px, chestR, hipR);
  const bodyY = B.leg + B.chest * 0.35 - standing.ground;
  const chest: Vec3 = [0, bodyY + 0.02, half * 0.82];
  const rump: Vec3 = [0, bodyY + 0.01, -half * 0.86];
  const still: BeastJoints = { chest, rump, legs: standing.all, head: frameOfHead(), tail: tailPoints() };
  const { legs, head: headFrame, tail } = o.repose ? o.repose(still) : still;
  for (const leg of legs) drawLeg(leg);
  drawBody();
  drawTail();
  const head: BeastHead = {
    scene,
    look,
    px,
    small,
    least,
    frame: headFrame,
    point: (p) => add(headFrame.origin, apply(headFrame.rotation, scale(p, B.head))),
  };
  const others = headsBeside(headFrame, look.heads, B.head, B.neck[1] * 0.7).map(
    (at): BeastHead => ({ ...head, frame: at, point: (p) => add(at.origin, apply(at.rotation, scale(p, B.head))) }),
  );
  const throat = add(chest, [0, 0.03, 0.05]);
  const neckRadii = [B.neckRadius ? B.neckRadius * 1.25 : chestR * 0.78, B.neckRadius ?? B.head * 0.7] as const;
  if (look.heads > 1) for (const one of [head, ...others]) drawNeck(one, throat, one.frame, neckRadii);
  else if (!B.torso) scene.cap(scene.part('neck', { group: 'body' }), fur, throat, headFrame.origin, ...neckRadii);
  if (look.collar) {
    const collar = scene.part('collar', { group: 'collar', priority: 1.4 });
    const r = (B.neckRadius ?? B.head * 0.7) * 1.12;
    const middle = mix(add(chest, [0, 0.03, 0.05]), headFrame.origin, 0.4);
    const along = mix(add(chest, [0, 0.03, 0.05]), headFrame.origin, 0.66);
    scene.cone(collar, look.collar, middle, along, r * 1.34, r * 1.16);
  }
  for (const one of others) drawBeastHead(one);
  if (B.torso) drawTorso(head, chest, B.torso);
  else drawBeastHead(head);
  const trunk = { chest, rump, tail, chestR, hipR };
  if (look.wings) drawWings(head, look.wings, trunk);
  if (look.ridge) drawRidge(head, look.ridge, trunk);
  if (look.hat) drawBeastHat(head, look.hat);
  drawMane();
  if (o.detailSize >= 96 && !B.hooves && !B.trunk && !B.scaly && !B.beak && B.marks !== 'wool')
    drawTufts(head, { chest, chestRadius: chestR, legs, tail, far });
  scene.decal((canvas) => {
    for (const one of [...others, head]) drawBeastFace(canvas, one, o.yaw, o.detailSize);
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

  function drawLeg(l: LegJoints): void {
    // from the front and back the pair behind is darker too
    const behind = Math.cos(rad(o.yaw)) * (l.fore ? 1 : -1) < -0.5 ? -1 : 0;
    const group = { group: `leg${l.id}`, bias: far(l.sign) || behind };
    const part = scene.part('legs', group);
    const r = least(B.legRadius, 1);
    const cloth = B.marks === 'mask' && look.mark ? look.mark : B.marks === 'wool' ? (look.mark ?? fur) : fur;
    if (l.fore) scene.cap(part, cloth, l.top, l.knee, r * 1.3, r);
    else scene.cap(part, cloth, add(l.top, [-l.sign * B.legRadius * 0.3, 0, 0.02]), l.knee, r * 1.75, r * 1.05);
    scene.cap(part, cloth, l.knee, l.foot, r * 0.95, r * 0.8);
    const paw = scene.part('paws', group);
    if (B.hooves) scene.cap(paw, look.paw, add(l.foot, [0, r * 0.5, 0]), add(l.foot, [0, 0, r * 0.2]), r * 0.85, r);
    else scene.ell(paw, look.paw, add(l.foot, [0, r * 0.12, r * 0.5]), [r * 1.05, r * 0.72, r * 1.35]);
  }

  function drawBody(): void {
    const body = scene.part('body', { group: 'body' });
    scene.cap(body, fur, chest, rump, chestR, hipR);
    const marks = markings(scene, look, small);
    // a painted flank lies over the body's capsule, a plain one inside it
    const over = marks ? 1.05 : 0.97;
    const wide = Math.max(chestR, marks ? hipR : 0) * over;
    scene.ell(body, fur, mix(chest, rump, 0.5), [wide, wide, half * (marks ? 1.36 : 1.1)], undefined, {
      pattern: marks ?? pattern,
    });
    if (B.marks === 'stripes' && look.mark && !small) drawStripes(look.mark);
    // limbs come out from under a mass of the body, so that no line rings the shoulder
    const wool = B.marks === 'wool';
    for (const l of legs) {
      const reach = mix(l.top, l.knee, l.fore ? 0.12 : 0.42);
      scene.cap(
        body,
        wool ? fur : B.marks === 'mask' && look.mark && l.fore ? look.mark : fur,
        add(l.top, [l.sign * B.legRadius * 0.1, B.chest * 0.15, 0]),
        reach,
        Math.min(B.legRadius * (l.fore ? 1.5 : 2), chestR * 0.62),
        B.legRadius * 1.3,
      );
    }
    if (wool && !small) {
      for (let i = 0; i < 14; i++) {
        const a = i * 2.4;
        const z = half * (0.95 - (i / 13) * 1.9);
        scene.ell(
          body,
          fur,
          add(mix(chest, rump, 0.5), [Math.cos(a) * chestR * 0.72, Math.sin(a) * chestR * 0.4 + chestR * 0.3, z]),
          chestR * 0.46,
        );
      }
    }
    if (look.belly !== fur)
      scene.ell(scene.part('belly', { group: 'body' }), look.belly, add(chest, [0, -chestR * 0.3, chestR * 0.22]), [
        chestR * 0.72,
        chestR * 0.78,
        chestR * 0.85,
      ]);
    if (B.quills) drawQuills();
    if (B.hump)
      scene.ell(body, fur, add(mix(chest, rump, 0.5), [0, chestR * 0.85, 0]), [
        chestR * 0.55,
        chestR * 0.62,
        half * 0.42,
      ]);
    if (look.saddle) {
      const saddle = scene.part('saddle', { group: 'saddle', priority: 1.2 });
      scene.ell(
        saddle,
        look.saddle,
        add(mix(chest, rump, 0.48), [0, chestR * 0.06, 0]),
        [chestR * 1.06, chestR * 1.06, half * 0.42],
        undefined,
        { clips: [[0, -1, 0, 0.15]] },
      );
    }
  }

  /** Spines in rows from the neck to the rump, leaning back; fewer where they would run together. */
  function drawQuills(): void {
    const part = scene.part('quills', { group: 'quills' });
    const rows = small ? 4 : 6;
    const across = small ? 5 : 7;
    for (let i = 0; i < rows; i++) {
      const along = mix(add(chest, [0, 0, chestR * 0.5]), add(rump, [0, 0, -hipR * 0.5]), i / (rows - 1));
      const r = chestR + ((hipR - chestR) * i) / (rows - 1);
      for (let j = 0; j < across; j++) {
        const a = rad(-82 + (164 * (j + (i % 2) * 0.5)) / across);
        const out: Vec3 = [Math.sin(a), Math.cos(a), 0];
        scene.cap(
          part,
          fur,
          add(along, scale(out, r * 0.86)),
          add(along, [out[0] * r * 1.42, out[1] * r * 1.42, -r * 0.42]),
          r * 0.22,
          px * 0.3,
        );
      }
    }
  }

  /** Narrow rings round trunk, neck and legs, at least three pixels apart. */
  function drawStripes(mark: MaterialRef): void {
    const part = scene.part('markings', { group: 'body', line: false, priority: 1.4 });
    const ink = mark === fur ? shadeOf(fur, 2) : mark;
    const thick = least(0.032, 0.55);
    const gap = Math.max(0.14, 3.2 * px);
    const ring = (from: Vec3, to: Vec3, r0: number, r1: number, t: number, clips?: readonly Plane[]): void => {
      const r = (r0 + (r1 - r0) * t) * 1.04;
      const middle = mix(from, to, t);
      const half = scale(normalize(sub(to, from)), thick);
      scene.cone(part, ink, sub(middle, half), add(middle, half), r, r, { clips, width: thick });
    };
    const count = Math.max(2, Math.round((B.length * 0.9) / gap));
    // the belly stays plain; local x of a ring along the trunk points up
    for (let i = 0; i < count; i++) ring(rump, chest, hipR, chestR, (i + 0.35) / count, [[-1, 0, 0, 0.35]]);
    if (!B.equine) return;
    const base = add(chest, [0, 0.03, 0.05]);
    const r1 = B.neckRadius ?? B.head * 0.7;
    for (const t of [0.42, 0.72]) ring(base, headFrame.origin, r1 * 1.25, r1, t);
    for (const l of legs) ring(l.knee, l.foot, B.legRadius, B.legRadius * 0.85, 0.3);
  }

  function tailPoints(): readonly Vec3[] {
    const root = add(rump, [0, hipR * 0.5, -hipR * 0.75]);
    return B.tail.map((q, i): Vec3 => add(root, [q[0] + (B.equine ? 0 : 0.07 * i * i), q[1], q[2]]));
  }

  function drawTail(): void {
    if (B.tail.length < 2) return;
    const part = scene.part('tail', { group: 'tail' });
    const brush = B.tailRadius > 0.095 && !B.equine;
    const radii = B.tail.map((_, i) => least(B.tailRadius * (i === 0 ? (brush ? 0.5 : 0.8) : 1), 0.7));
    scene.tube(part, look.tail, tail, radii);
    if (B.tailTip) scene.ell(part, B.tailTip, tail.at(-1)!, least(brush ? B.tailRadius * 0.92 : B.tailRadius * 2, 1.1));
  }

  function frameOfHead(): Frame {
    const origin = add(chest, [0, B.neck[1] + B.chest * 0.45, B.neck[0] + B.chest * 0.25]);
    const untilt = multiply(rotY(-o.yaw), multiply(rotX(-o.pitch * 0.5), rotY(o.yaw)));
    return frame(multiply(untilt, rotX((B.droop ?? 0) * 90)), origin);
  }

  function drawMane(): void {
    if (!look.mane) return;
    const part = scene.part('mane', { group: 'mane' });
    if (B.ruff) {
      // a second wreath behind the first: from the side one alone is a pair of long ears
      for (const [z, reach] of [
        [-0.28, 1.33],
        [-0.86, 1.18],
      ] as const)
        for (let i = 0; i < 11; i++) {
          const a = ((i + (z < -0.5 ? 0.5 : 0)) / 11) * 2 * Math.PI;
          const [x, y] = [Math.sin(a), Math.cos(a)];
          scene.cap(
            part,
            look.mane,
            head.point([x * 0.55, y * 0.55 - 0.05, z]),
            head.point([x * reach, y * reach - 0.1, z - 0.06]),
            B.head * 0.5,
            B.head * 0.26,
          );
        }
      scene.ell(
        part,
        look.mane,
        add(chest, [0, chestR * 0.25, 0.08]),
        [chestR * 1.12, chestR * 1.1, chestR * 0.8],
        undefined,
        { pattern: grain(3, 0.5) },
      );
      return;
    }
    const crest = head.point([0, 0.85, -0.1]);
    const end = add(chest, [0, chestR * 0.9, -0.06]);
    const back: Vec3 = [0, 0, -0.13];
    scene.tube(
      part,
      look.mane,
      [head.point([0, 0.8, 0.5]), crest, add(mix(crest, end, 0.4), back), add(end, back)],
      [0.06, 0.11, 0.12, 0.07],
    );
  }
}
