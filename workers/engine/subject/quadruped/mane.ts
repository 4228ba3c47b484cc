/** Manes: of lions all round the face, of horses along the neck; hair in strands of several colours. */
import type { MaterialRef } from '../../catalogue/materials.ts';
import type { Scene } from '../../solids/scene.ts';
import { add, mix, scale, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead, Trunk } from './beast-head.ts';

/** A mane all round the face that runs back over neck and shoulders: locks that point away from the face. */
export function drawRuff(
  { scene, look, point: H, frame, small }: BeastHead,
  { chest, chestR }: Trunk,
  fur: MaterialRef,
  curled = false,
): void {
  const q = look.beast.head;
  const collar = look.beast.ear === 'point';
  const part = scene.part('mane', { group: 'mane', melts: true });
  scene.ell(part, fur, H([0, collar ? -0.3 : -0.06, -0.5]), [q * 1.2, q * 1.2, q * 0.66], frame.rotation);
  for (const [z, reach, back] of small || curled
    ? ([[-0.3, 1.36, -0.35]] as const)
    : ([
        [-0.25, 1.42, -0.32],
        [-0.75, 1.3, -1.2],
      ] as const))
    for (let i = 0; i < 11; i++) {
      const a = ((i + (z < -0.5 ? 0.5 : 0)) / 11) * 2 * Math.PI;
      const [x, y] = [Math.sin(a), Math.cos(a)];
      // a collar of fur leaves pointed ears free
      if (collar && y > 0.2) continue;
      scene.cap(
        part,
        fur,
        H([x * 0.72, y * 0.72 - 0.06, z]),
        H([x * reach, y * reach - 0.12, back]),
        q * 0.4,
        q * 0.14,
      );
    }
  if (curled) return;
  // over the shoulders and down the breast
  const breast = add(chest, [0, chestR * 0.2, chestR * 0.1]);
  scene.cap(part, fur, H([0, -0.2, -0.6]), breast, q * 0.95, chestR * 0.98);
  scene.cap(part, fur, breast, add(chest, [0, -chestR * 0.5, chestR * 0.5]), chestR * 0.86, chestR * 0.4);
}

/** Hair along the neck's crest, falling to both sides in locks, with a forelock between the ears. */
export function drawCrest(h: BeastHead, { chest, chestR }: Trunk, fur: MaterialRef): void {
  const { scene, look, point: H, least, small } = h;
  const q = look.beast.head;
  const part = scene.part('mane', { group: 'mane' });
  const way: readonly Vec3[] = [
    H([0, 0.86, 0.1]),
    H([0, 0.78, -0.72]),
    // clear of the neck, which is thick there
    add(mix(H([0, 0.85, -0.1]), add(chest, [0, chestR * 0.9, -0.06]), 0.5), [0, chestR * 0.12, -0.22]),
    add(chest, [0, chestR * 0.92, -0.16]),
  ];
  const locks = small ? 5 : 8;
  const colour = (i: number): MaterialRef => look.strands?.[i % look.strands.length] ?? fur;
  for (let i = 0; i < locks; i++) {
    const t = (i / (locks - 1)) * (way.length - 1);
    const k = Math.min(way.length - 2, Math.floor(t));
    const from = mix(way[k]!, way[k + 1]!, t - k);
    // those at the withers lie close, or they would come through the shoulder
    const aside = i < locks - 2 ? 1.15 : 0.75;
    for (const d of [-1, 1])
      scene.cap(
        part,
        colour(i),
        from,
        add(from, scale([d * aside, -0.95, -0.34], q * 0.8)),
        least(q * 0.34, 1),
        least(q * 0.15, 0.6),
      );
  }
  scene.cap(part, colour(0), H([0, 0.9, 0.3]), H([0, 0.42, 0.92]), least(q * 0.24, 0.8), least(q * 0.1, 0.5));
}

/** A tail of strands side by side. */
export function hairOf(
  scene: Scene,
  strands: readonly MaterialRef[],
  way: readonly Vec3[],
  radii: readonly number[],
): void {
  const part = scene.part('tail', { group: 'tail', line: false });
  const middle = (strands.length - 1) / 2;
  for (const [i, colour] of strands.entries()) {
    const off = (i - middle) / strands.length;
    scene.tube(
      part,
      colour,
      way.map((p, k) => add(p, [0.02 * i, off * radii[k]! * 0.6, -off * radii[k]! * 2])),
      radii.map((r) => r * 0.5),
    );
  }
}
