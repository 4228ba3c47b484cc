import { shadeOf } from '../../catalogue/materials.ts';
import { add, mix, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead } from './beast-head.ts';
import type { LegJoints } from './legs.ts';

/** What only a large picture of a furry animal has room for: cheek and chest tufts, locks on the tail, toes. */
export function drawTufts(
  h: BeastHead,
  o: {
    readonly chest: Vec3;
    readonly chestRadius: number;
    readonly legs: readonly LegJoints[];
    readonly tail: readonly Vec3[];
    readonly far: (sign: number) => number;
  },
): void {
  const { scene, look, point: H } = h;
  const { beast: B, fur } = look;
  const q = B.head;
  const tip = 0.4 * h.px;
  for (const d of [-1, 1]) {
    const cheek = scene.part('head', { group: 'head', flat: 0.25 });
    for (const [y, out] of [
      [-0.12, 1.22],
      [-0.38, 1.14],
      [-0.6, 0.94],
    ] as const)
      scene.cap(cheek, fur, H([d * 0.72, y + 0.14, 0.1]), H([d * out, y - 0.16, -0.06]), q * 0.24, tip);
  }
  const ruff = scene.part('body', { group: 'body' });
  const pale = look.belly === fur ? fur : look.belly;
  for (let i = -2; i <= 2; i++) {
    const x = i * o.chestRadius * 0.26;
    const top = add(o.chest, [x, o.chestRadius * 0.1 - Math.abs(i) * 0.01, o.chestRadius * 0.86 - Math.abs(i) * 0.03]);
    scene.cap(ruff, pale, top, add(top, [x * 0.2, -o.chestRadius * 0.75, -0.02]), o.chestRadius * 0.2, tip);
  }
  const [root, last] = [o.tail.at(-2), o.tail.at(-1)];
  if (root && last && B.tailRadius > 0.095) {
    const lock = scene.part('tail', { group: 'tail' });
    const end = mix(root, last, 1.32);
    for (const [x, y] of [
      [0, 0],
      [0.5, 0.45],
      [-0.5, -0.45],
    ] as const) {
      const off: Vec3 = [x * B.tailRadius, y * B.tailRadius, 0];
      scene.cap(lock, B.tailTip ?? look.tail, add(last, off), add(end, off), B.tailRadius * 0.62, tip);
    }
  }
  for (const l of o.legs) {
    const toe = scene.part('paws', { group: `leg${l.id}`, bias: o.far(l.sign), line: false, priority: 1.3 });
    const r = B.legRadius;
    for (const x of [-0.36, 0.36]) {
      const front = add(l.foot, [x * r, -r * 0.1, r * 1.84]);
      scene.cap(toe, shadeOf(look.paw, 1), front, add(front, [0, r * 0.34, -r * 0.1]), h.px * 0.55, h.px * 0.5);
    }
  }
}
