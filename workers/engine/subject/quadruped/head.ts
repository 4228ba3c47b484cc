import { shadeOf } from '../../catalogue/materials.ts';
import type { Vec3 } from '../../solids/vec.ts';
import type { BeastHead } from './beast-head.ts';
import { drawBeak, drawFrill } from './forms.ts';

/** Skull, muzzle, nose, ears and horns. */
export function drawBeastHead(h: BeastHead): void {
  const { scene, look, small, least, point: H } = h;
  const { beast: B } = look;
  const R = h.frame.rotation;
  const q = B.head;
  const fur = B.marks === 'wool' ? look.muzzle : look.fur;
  const skull = scene.part('head', { group: 'head', flat: 0.25 });
  const stripes = B.marks === 'stripes' && !small && look.mark;
  const mark = stripes ? scene.material(look.mark!) : -1;
  const own = look.mark === look.fur;
  scene.ell(skull, fur, h.frame.origin, [q * 1.04, q * 0.92, q * 0.95], R, {
    pattern: stripes
      ? (x, y, z) => (y > 0.35 && Math.cos(x * 11) > 0.55 && z > -0.2 ? (own ? -0.7 : { material: mark }) : 0)
      : undefined,
  });
  if (B.frill) drawFrill(h);
  const muzzle = scene.part('muzzle', { group: 'head', flat: 0.2 });
  const [length, radius] = B.muzzle;
  const m = length / q;
  if (B.beak) drawBeak(h, B.beak);
  else if (B.trunk) {
    const r = radius;
    scene.tube(
      muzzle,
      look.muzzle,
      [H([0, -0.2, 0.6]), H([0, -0.6, 1.15]), H([0, -1.5, 1.3]), H([0, -2.0, 1.55])],
      [r, r * 0.8, r * 0.55, r * 0.45],
    );
  } else {
    scene.cap(
      muzzle,
      look.muzzle,
      H([0, -0.26, 0.5]),
      H([0, -0.36, 0.75 + m]),
      radius * 1.12,
      radius * (B.equine ? 0.95 : 0.82),
    );
    if (q > 0.3 && length < 0.2 && !B.hooves)
      scene.ell(muzzle, look.muzzle, H([0, -0.48, 0.62]), [q * 0.5, q * 0.34, q * 0.42], R);
    const nose = scene.part('nose', { group: 'head', priority: 1.7, line: false });
    if (B.hooves)
      for (const d of [-1, 1]) scene.ell(nose, B.nose, H([d * (radius / q) * 0.55, -0.32, 0.95 + m]), least(0.03, 0.5));
    else {
      const k = B.nose === 'rose' ? 0.3 : 0.4;
      scene.ell(
        nose,
        B.nose,
        H([0, -0.22, 0.85 + m + (radius / q) * 0.45]),
        [least(radius * k, 0.8), least(radius * k * 0.9, 0.5), least(radius * 0.3, 0.4)],
        R,
      );
    }
  }
  if (B.marks === 'mask' && look.mark && !small) {
    for (const d of [-1, 1])
      scene.ell(
        scene.part('mask', { group: 'head', line: false, priority: 1.2, flat: 0.4 }),
        look.mark,
        H([d * 0.46, 0.12, 0.7]),
        [q * 0.3, q * 0.27, q * 0.24],
        R,
      );
  }
  for (const d of [-1, 1]) drawEar(h, d);
  if (look.hasHorns) drawHorns(h);
}

function drawEar(h: BeastHead, d: number): void {
  const { scene, look, small, px, point: H } = h;
  const { beast: B } = look;
  const R = h.frame.rotation;
  const q = B.head;
  const fur = B.marks === 'wool' ? look.muzzle : B.marks === 'mask' && look.mark ? look.mark : look.fur;
  const part = scene.part('ears', { group: 'head', priority: 1.25, soft: true });
  if (B.ear === 'point') {
    scene.cap(part, fur, H([d * 0.58, 0.55, -0.05]), H([d * 0.82, 1.28, -0.1]), q * 0.34, px * 0.3);
    if (!small)
      scene.cap(
        part,
        B.nose === 'rose' ? 'rose' : look.muzzle,
        H([d * 0.6, 0.62, 0.14]),
        H([d * 0.76, 1.02, 0.1]),
        q * 0.2,
        px * 0.25,
      );
  } else if (B.ear === 'flop')
    scene.cap(
      part,
      look.mark ?? shadeOf(look.fur, 1),
      H([d * 0.8, 0.55, -0.1]),
      H([d * 1.12, -0.28, 0.06]),
      q * 0.26,
      q * 0.24,
    );
  else if (B.ear === 'round') {
    scene.ell(part, fur, H([d * 0.74, 0.74, -0.1]), [q * 0.34, q * 0.34, q * 0.2], R);
    if (!small && B.marks !== 'mask')
      scene.ell(part, look.muzzle, H([d * 0.73, 0.7, 0.04]), [q * 0.19, q * 0.19, q * 0.14], R);
  } else if (B.ear === 'horse')
    scene.cap(part, fur, H([d * 0.5, 0.75, -0.25]), H([d * 0.62, 1.45, -0.2]), q * 0.26, px * 0.35);
  else if (B.ear === 'gills') {
    for (const [y, up] of [
      [0.4, 0.5],
      [0.05, 0.1],
      [-0.25, -0.25],
    ] as const)
      scene.cap(part, '#d8506c/pig', H([d * 0.8, y, -0.2]), H([d * 1.6, y + up, -0.5]), q * 0.17, q * 0.06);
  } else if (B.ear === 'tall') {
    scene.cap(part, fur, H([d * 0.36, 0.7, -0.15]), H([d * 0.55, 1.9, -0.3]), q * 0.24, q * 0.14);
    if (!small) scene.cap(part, 'rose', H([d * 0.38, 0.9, 0.06]), H([d * 0.54, 1.7, -0.12]), q * 0.1, q * 0.07);
  } else if (B.ear === 'side') {
    const big = B.trunk ? 2.2 : 1;
    scene.ell(
      part,
      fur,
      H([d * (0.95 + 0.22 * big), 0.34 - 0.12 * big, -0.2]),
      [q * 0.34 * big, q * (B.trunk ? 0.8 : 0.17), q * 0.12],
      R,
    );
  }
}

function drawHorns(h: BeastHead): void {
  const { scene, look, point: H } = h;
  const kind = look.beast.horns;
  const q = look.beast.head;
  const part = scene.part('horns', { group: 'horns', priority: 1.3 });
  const tube = (points: readonly Vec3[], radii: readonly number[]): void =>
    scene.tube(
      part,
      look.horn,
      points.map(H),
      radii.map((r) => h.least(r * q, 0.5)),
    );
  if (kind === 'unicorn') {
    tube(
      [
        [0, 0.8, 0.4],
        [0, 2.2, 0.95],
      ],
      [0.2, 0.04],
    );
    return;
  }
  if (kind === 'rhino') {
    const z = 0.75 + look.beast.muzzle[0] / q;
    tube(
      [
        [0, 0.1, z],
        [0, 0.95, z + 0.3],
      ],
      [0.26, 0.05],
    );
    tube(
      [
        [0, 0.45, z - 0.6],
        [0, 0.85, z - 0.5],
      ],
      [0.18, 0.06],
    );
    return;
  }
  for (const d of [-1, 1]) {
    if (kind === 'antlers') {
      tube(
        [
          [d * 0.4, 0.75, -0.1],
          [d * 0.9, 1.5, -0.3],
          [d * 1.1, 2.4, -0.2],
        ],
        [0.15, 0.12, 0.05],
      );
      tube(
        [
          [d * 0.85, 1.4, -0.3],
          [d * 1.55, 1.9, -0.1],
        ],
        [0.11, 0.05],
      );
      tube(
        [
          [d * 0.7, 1.15, -0.2],
          [d * 0.6, 1.7, 0.3],
        ],
        [0.1, 0.05],
      );
    } else if (kind === 'bull')
      tube(
        [
          [d * 0.7, 0.6, -0.1],
          [d * 1.25, 0.75, 0],
          [d * 1.4, 1.25, 0.1],
        ],
        [0.22, 0.16, 0.04],
      );
    else if (kind === 'palms') {
      tube(
        [
          [d * 0.5, 0.7, -0.1],
          [d * 1.3, 1.0, -0.5],
          [d * 1.9, 1.6, -0.9],
        ],
        [0.2, 0.34, 0.2],
      );
      for (const [x, y, z] of [
        [1.1, 1.7, 0.2],
        [1.5, 2.0, -0.3],
        [1.9, 2.2, -0.8],
        [2.1, 2.1, -1.4],
      ] as const)
        tube(
          [
            [d * (x - 0.15), 1.1, z * 0.5 - 0.2],
            [d * x, y, z],
          ],
          [0.2, 0.06],
        );
    } else if (kind === 'three') {
      tube(
        [
          [d * 0.5, 0.6, 0.3],
          [d * 0.62, 1.1, 1.0],
          [d * 0.55, 1.15, 1.6],
        ],
        [0.2, 0.15, 0.03],
      );
      if (d > 0)
        tube(
          [
            [0, -0.05, 1.1],
            [0, 0.5, 1.4],
          ],
          [0.16, 0.03],
        );
    } else if (kind === 'goat')
      tube(
        [
          [d * 0.35, 0.75, 0.1],
          [d * 0.45, 1.5, -0.2],
          [d * 0.6, 1.8, -0.8],
        ],
        [0.2, 0.14, 0.05],
      );
    else if (kind === 'ram')
      tube(
        [
          [d * 0.5, 0.7, 0],
          [d * 1.0, 0.9, -0.5],
          [d * 1.35, 0.2, -0.5],
          [d * 1.3, -0.2, 0.2],
        ],
        [0.3, 0.28, 0.22, 0.08],
      );
    else if (kind === 'tusks')
      tube(
        look.beast.trunk
          ? [
              [d * 0.5, -0.6, 0.8],
              [d * 0.65, -1.1, 1.4],
              [d * 0.6, -0.9, 1.9],
            ]
          : [
              [d * 0.42, -0.5, 1.1],
              [d * 0.62, -0.05, 1.3],
            ],
        look.beast.trunk ? [0.16, 0.13, 0.04] : [0.13, 0.04],
      );
  }
}
