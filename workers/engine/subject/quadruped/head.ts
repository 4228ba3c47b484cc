import { type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import type { PartId } from '../../solids/primitives.ts';
import { add, mix, rad, scale, sub, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead } from './beast-head.ts';
import { drawBeak, drawFrill } from './forms.ts';

/**
 * A snout: its bridge in the coat's colour from the brow to the nose, the jaw below it in the muzzle's, so that a face is no
 * ball with a tube on it. Hoofed animals have long faces of the coat's colour with a muzzle at the end alone.
 */
function drawSnout(h: BeastHead, skull: PartId, muzzle: PartId, fur: MaterialRef): void {
  const { scene, look, point: H, frame, open } = h;
  const { beast: B } = look;
  const q = B.head;
  const [length, radius] = B.muzzle;
  const m = length / q;
  const wide = radius / q;
  if (B.hooves || (B.blunt && open <= 0.15)) {
    const end = H([0, -0.34, 0.72 + m]);
    const start = H([0, -0.14, 0.4]);
    scene.cap(skull, fur, start, mix(start, end, 0.72), Math.max(radius * 1.2, q * 0.62), radius * 0.98);
    scene.cap(muzzle, look.muzzle, mix(start, end, 0.66), end, radius * 1.02, radius * (B.equine ? 0.95 : 0.86));
    if (look.blaze)
      scene.cap(
        scene.part('blaze', { group: 'head', line: false, priority: 1.3, flat: 0.25 }),
        look.blaze,
        H([0, 0.62, 0.62]),
        H([0, 0.1, 0.72 + m * 0.7]),
        q * 0.16,
        q * 0.12,
      );
    return;
  }
  if (B.snub) {
    scene.ell(muzzle, look.muzzle, H([0, -0.3, 0.72]), [q * 0.56, q * 0.42, q * 0.4], frame.rotation);
    return;
  }
  if (open > 0.15) {
    drawJaws(h, skull, muzzle, fur);
    return;
  }
  // jaw, then the bridge that rises to the brow
  scene.cap(
    muzzle,
    look.muzzle,
    H([0, -0.4, 0.42]),
    H([0, -0.4, 0.72 + m * 0.92]),
    Math.max(radius * 1.02, q * 0.4),
    radius * 0.8,
  );
  const bridge = look.blaze ?? fur;
  scene.cap(skull, bridge, H([0, 0.02, 0.5]), H([0, -0.24 + wide * 0.1, 0.7 + m * 0.86]), q * 0.5, radius * 0.66);
  if (q > 0.3 && length < 0.2)
    scene.ell(muzzle, look.muzzle, H([0, -0.46, 0.6]), [q * 0.56, q * 0.36, q * 0.44], frame.rotation);
  if (look.blaze) scene.cap(skull, look.blaze, H([0, 0.7, 0.55]), H([0, 0.1, 0.85]), q * 0.16, q * 0.16);
}

/** Degrees that jaws stand apart at most. */
const GAPE = 42;
/** Heads narrower than this in pixels show two fangs and no more, or the mouth would be white. */
const TOOTHED = 27;

/** A mouth that is open: the upper jaw stays, the lower one hangs from its hinge, red and a tongue between, fangs in both. */
function drawJaws(h: BeastHead, skull: PartId, muzzle: PartId, fur: MaterialRef): void {
  const { scene, look, point: H, least, small } = h;
  const { beast: B } = look;
  const q = B.head;
  const [length, radius] = B.muzzle;
  const m = length / q;
  const wide = radius / q;
  const tip = 0.72 + m * 0.92;
  const a = rad(GAPE * h.open);
  const long = tip - 0.3;
  const at = (share: number, up: number): Vec3 => [0, -0.5 - Math.sin(a) * long * share + Math.cos(a) * up, 0.3 + Math.cos(a) * long * share + Math.sin(a) * up]; // biome-ignore format: one line
  scene.cap(
    muzzle,
    look.muzzle,
    H([0, -0.24, 0.46]),
    H([0, -0.26, tip]),
    Math.max(radius * 0.8, q * 0.34),
    radius * 0.62,
  );
  scene.cap(skull, look.blaze ?? fur, H([0, 0.04, 0.5]), H([0, -0.16, 0.7 + m * 0.86]), q * 0.5, radius * 0.6);
  const inner = scene.part('mouth', { group: 'head', line: false });
  scene.cap(inner, 'mouth', H([0, -0.44, 0.36]), H(at(0.62, wide * 0.5)), q * 0.34, radius * 0.5);
  const jaw = scene.part('muzzle', { group: 'jaw', flat: 0.2 });
  scene.cap(
    jaw,
    look.muzzle === fur ? shadeOf(fur, 2) : look.muzzle,
    H(at(0, 0)),
    H(at(1, 0)),
    radius * 0.74,
    radius * 0.46,
  );
  if (small) return;
  scene.cap(scene.part('tongue', { group: 'head', priority: 1.2 }), '#d86078', H(at(0.3, wide * 0.5)), H(at(0.86, wide * 0.42)), radius * 0.34, radius * 0.26); // biome-ignore format: one line
  const teeth = scene.part('teeth', { group: 'head', priority: 1.7, line: false });
  const fine = (2 * q) / h.px >= TOOTHED;
  const many = fine ? (B.scaly ? 4 : 2) : 1;
  for (const d of [-1, 1])
    for (let i = 0; i < many; i++) {
      const share = 0.98 - (i * 0.6) / many;
      const size = i === 0 ? 1 : 0.66;
      const z = 0.3 + (tip - 0.3) * share;
      scene.cap(teeth, 'tooth', H([d * wide * 0.5, -0.26 - wide * 0.5, z]), H([d * wide * 0.5, -0.26 - wide * (0.5 + 0.62 * size), z]), least(q * 0.07, 0.6), least(q * 0.02, 0.35)); // biome-ignore format: one line
      if (!fine && !B.scaly) continue;
      const low = at(share * 0.9, wide * 0.4);
      const high = at(share * 0.9, wide * (0.4 + 0.5 * size));
      scene.cap(teeth, 'tooth', H([d * wide * 0.4, low[1], low[2]]), H([d * wide * 0.4, high[1], high[2]]), least(q * 0.06, 0.55), least(q * 0.02, 0.35)); // biome-ignore format: one line
    }
}

/** A skull of bone: hollow eyes, a nose of two holes, a jaw that stands off with teeth between. */
function drawSkull(h: BeastHead): void {
  const { scene, look, small, least, point: H, frame, px } = h;
  const { beast: B, fur } = look;
  const R = frame.rotation;
  const q = B.head;
  const m = B.muzzle[0] / q;
  const wide = (B.muzzle[1] / q) * 0.82;
  const head = scene.part('head', { group: 'head', flat: 0.25 });
  const end: Vec3 = [0, B.hooves ? -0.28 : -0.2, 0.72 + m];
  // long faces have a small skull behind them
  if (B.equine) scene.ell(head, fur, H([0, 0.08, -0.06]), [q * 0.66, q * 0.66, q * 0.8], R);
  else scene.ell(head, fur, H([0, 0.1, 0]), [q * 0.92, q * 0.82, q * 0.86], R);
  scene.cap(head, fur, H([0, -0.02, 0.4]), H(end), q * 0.6, q * wide * 0.72);
  for (const d of [-1, 1]) scene.ell(head, fur, H([d * 0.6, -0.06, 0.36]), [q * 0.26, q * 0.2, q * 0.4], R);
  // the jaw, a gap above it
  const jaw = scene.part('jaw', { group: 'jaw' });
  scene.cap(jaw, shadeOf(fur, 2), H([0, -0.58, 0.12]), H([0, end[1] - 0.46, end[2] * 0.92]), q * 0.26, q * wide * 0.4);
  const hollow = scene.part('hollow', { group: 'head', line: false, priority: 1.5 });
  for (const d of [-1, 1]) {
    scene.ell(
      hollow,
      'dark',
      H(h.sine === 0 ? [d * 0.4, 0.1, 0.66] : [d * 0.6, 0.12, 0.56]),
      [least(q * 0.3, 1), least(q * 0.3, 1.1), q * 0.3],
      R,
    );
    scene.ell(hollow, 'dark', H([d * wide * 0.3, end[1] + 0.12, end[2] + wide * 0.4]), [least(q * 0.1, 0.5), least(q * 0.1, 0.5), q * 0.14], R); // biome-ignore format: one line
    const glow = scene.part('glow', { group: 'head', line: false, priority: 2 });
    const eye = look.flames ?? (look.eyes === 'dark' ? 'eye_red' : look.eyes);
    scene.ell(
      glow,
      eye,
      H(h.sine === 0 ? [d * 0.42, 0.1, 0.92] : [d * 0.74, 0.12, 0.74]),
      [least(q * 0.1, 0.55), least(q * 0.1, 0.55), q * 0.1],
      R,
    );
  }
  if (small) return;
  const teeth = scene.part('teeth', { group: 'head', line: false, priority: 1.5 });
  const many = Math.max(3, Math.min(6, Math.round((m * q) / (3 * px))));
  for (let i = 0; i < many; i++)
    for (const d of [-1, 1]) {
      const z = 0.62 + (end[2] + wide * 0.3 - 0.62) * ((i + 0.5) / many);
      const y = -0.32 + (end[1] - wide * 0.5 + 0.3) * ((i + 0.5) / many);
      scene.cap(teeth, 'tooth', H([d * wide * 0.52, y, z]), H([d * wide * 0.5, y - 0.16, z]), least(q * 0.06, 0.5));
    }
}

/** Radius of a head in pixels below which antlers are drawn spare. */
const SPARE = 7.5;

/** Skull, muzzle, nose, ears and horns. */
export function drawBeastHead(h: BeastHead): void {
  if (h.look.bony && !h.look.beast.beak) {
    drawSkull(h);
    if (h.look.hasHorns) drawHorns(h);
    return;
  }
  const { scene, look, small, least, point: H } = h;
  const { beast: B } = look;
  const R = h.frame.rotation;
  const q = B.head;
  const fur = B.marks === 'wool' ? look.muzzle : look.headFur;
  const skull = scene.part('head', { group: 'head', flat: 0.25, melts: true });
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
    // it ends above the ground, however large the head
    const long = Math.min(1, (h.frame.origin[1] * 0.92) / (2.1 * q));
    scene.tube(
      muzzle,
      look.muzzle,
      [H([0, -0.2, 0.6]), H([0, -0.6 * long, 1.15]), H([0, -1.5 * long, 1.3]), H([0, -2.0 * long, 1.55])],
      [r, r * 0.8, r * 0.55, r * 0.45],
    );
  } else {
    drawSnout(h, skull, muzzle, fur);
    const nose = scene.part('nose', { group: 'head', priority: 1.7, line: false });
    if (B.hooves)
      for (const d of [-1, 1]) scene.ell(nose, B.nose, H([d * (radius / q) * 0.55, -0.32, 0.95 + m]), least(0.03, 0.5));
    else {
      const k = B.nose === 'rose' ? 0.3 : 0.4;
      scene.ell(
        nose,
        B.nose,
        H([0, B.snub ? -0.14 : -0.26, B.snub ? 1.1 : 0.8 + m * 0.94 + (radius / q) * 0.45]),
        [least(radius * k, 0.8), least(radius * k * 0.9, 0.5), least(radius * 0.3, 0.4)],
        R,
      );
    }
  }
  if (look.eyePatch)
    for (const d of [-1, 1])
      scene.cap(
        scene.part('mask', { group: 'head', line: false, priority: 1.2, flat: 0.4 }),
        look.eyePatch,
        H([d * 0.42, 0.14, 0.74]),
        H([d * 0.76, -0.06, 0.42]),
        q * 0.29,
        q * 0.26,
      );
  if (B.buckTeeth && !small)
    scene.box(
      scene.part('teeth', { group: 'head', priority: 1.5 }),
      'bone',
      H([0, -0.62, 0.78 + m]),
      [q * 0.12, q * 0.14, q * 0.04],
      R,
    );
  if (B.beard)
    scene.cap(
      scene.part('beard', { group: 'head', soft: true }),
      B.beard,
      H([0, -0.62, 0.55 + m * 0.7]),
      H([0, -1.3, 0.5 + m * 0.6]),
      least(q * 0.2, 0.8),
      least(q * 0.06, 0.4),
    );
  if (B.fangs && h.open < 0.15)
    for (const d of [-1, 1])
      scene.cap(
        scene.part('teeth', { group: 'head', priority: 1.6 }),
        'tooth',
        H([d * (radius / q) * 0.62, -0.52, 0.66 + m * 0.85]),
        H([d * (radius / q) * 0.66, -1.0, 0.72 + m * 0.85]),
        least(q * 0.09, 0.55),
        least(q * 0.03, 0.35),
      );
  for (const d of [-1, 1]) drawEar(h, d);
  if (look.hasHorns) drawHorns(h);
}

function drawEar(h: BeastHead, d: number): void {
  const { scene, look, small, px } = h;
  const { beast: B } = look;
  const R = h.frame.rotation;
  const q = B.head;
  const fur = look.ears ?? (B.marks === 'wool' ? look.muzzle : look.headFur);
  // seen from the side the far one is darker, and stands apart from the near one by a line
  const far = Math.abs(h.sine) > 0.9 && Math.sign(-h.sine) !== d;
  const part = scene.part('ears', { group: `ear${d}`, priority: 1.25, soft: true, bias: far ? -1 : 0 });
  // from the side the far one stands ahead of the near one
  const ahead = d * h.sine * 0.26;
  const aside = Math.abs(h.sine);
  const at: BeastHead['point'] = ([x, y, z]) => h.point([x, y, z + ahead]);
  const k = B.earSize ?? 1;
  if (B.ear === 'point') {
    // triangles that stand up from the back of the skull
    const root: Vec3 = [d * 0.56, 0.52, -0.2];
    const tip: Vec3 = [d * (0.56 + 0.26 * k), 0.52 + 0.98 * k, -0.24 - 0.08 * k];
    scene.cone(part, fur, at(root), at(tip), q * 0.42 * Math.sqrt(k), px * 0.35);
    scene.ell(part, fur, at(root), q * 0.4 * Math.sqrt(k));
    if (!small)
      scene.cone(
        part,
        B.nose === 'rose' ? 'rose' : look.muzzle,
        at([root[0], 0.6, 0.02]),
        at([mix(root, tip, 0.8)[0], mix(root, tip, 0.76)[1], -0.1]),
        q * 0.25 * Math.sqrt(k),
        px * 0.3,
      );
  } else if (B.ear === 'flop')
    scene.cap(
      part,
      look.ears ?? shadeOf(look.headFur, 1),
      at([d * 0.8, 0.55, -0.1]),
      at([d * 1.12, -0.28, 0.06]),
      q * 0.26,
      q * 0.24,
    );
  else if (B.ear === 'round') {
    const r = q * 0.37 * k;
    const up = 0.8 + 0.3 * (k - 1);
    scene.ell(part, fur, at([d * (0.72 + 0.2 * (k - 1)), up, -0.16]), [r, r, r * (0.6 + aside * 0.35)], R);
    if (!small && B.marks !== 'mask')
      scene.ell(
        part,
        B.nose === 'rose' ? 'rose' : look.muzzle,
        at([d * (0.73 + (0.2 + aside * 0.3) * (k - 1) + aside * 0.08), up - 0.03, 0]),
        [r * 0.58, r * 0.58, r * (0.44 + aside * 0.2)],
        R,
      );
  } else if (B.ear === 'tuft' || B.ear === 'dish') {
    // broad ears at the sides, pale and shaggy inside or bare
    const r = q * (B.ear === 'dish' ? 0.52 : 0.48);
    scene.ell(part, fur, at([d * 0.92, 0.66, -0.1]), [r, r, q * (0.22 + aside * 0.28)], R);
    if (!small)
      scene.ell(
        part,
        B.ear === 'dish' ? 'rose' : 'feather',
        at([d * (0.94 + aside * 0.3), 0.6, 0.06]),
        [r * 0.6, r * 0.6, q * (0.15 + aside * 0.24)],
        R,
      );
  } else if (B.ear === 'bat') {
    scene.cap(part, fur, at([d * 0.62, 0.5, -0.1]), at([d * 1.15, 1.75, -0.2]), q * 0.46, px * 0.3);
    if (!small) scene.cap(part, look.muzzle, at([d * 0.66, 0.6, 0.12]), at([d * 1.06, 1.45, 0]), q * 0.28, px * 0.25);
  } else if (B.ear === 'horse')
    scene.cap(part, fur, at([d * 0.5, 0.75, -0.25]), at([d * 0.62, 1.45, -0.2]), q * 0.26, px * 0.35);
  else if (B.ear === 'gills') {
    for (const [y, up] of [
      [0.4, 0.5],
      [0.05, 0.1],
      [-0.25, -0.25],
    ] as const)
      scene.cap(
        part,
        '#d8506c/pig',
        at([d * 0.86, y, -0.1]),
        // the near ones lie back along the neck, the far ones stand out beside the face
        at(d * h.sine < 0 ? [d * 1.1, y + up * 1.4, -1.2] : [d * (1.6 + aside * 0.3), y + up, -0.3]),
        q * 0.17,
        q * 0.06,
      );
  } else if (B.ear === 'tall') {
    scene.cap(part, fur, at([d * 0.36, 0.7, -0.15]), at([d * 0.55, 1.9, -0.3]), q * 0.24, q * 0.14);
    if (!small) scene.cap(part, 'rose', at([d * 0.38, 0.9, 0.06]), at([d * 0.54, 1.7, -0.12]), q * 0.1, q * 0.07);
  } else if (B.ear === 'side') {
    if (B.trunk)
      // a sail at each side: broad from the front and, hung a little forward, from the side
      scene.ell(
        part,
        shadeOf(fur, 2),
        h.point([d * (1.3 - 0.3 * aside), 0.06, -0.35 - 0.3 * aside]),
        [q * (0.62 - 0.42 * aside), q * 0.92, q * (0.14 + 0.52 * aside)],
        R,
      );
    else {
      // a leaf: out to the side, and back where the animal is seen from there
      const back = -0.25 - 0.6 * Math.abs(h.sine);
      scene.cap(
        part,
        fur,
        h.point([d * 0.66, 0.55, -0.2]),
        h.point([d * (1.28 - 0.4 * Math.abs(h.sine)), 0.72 + 0.3 * Math.abs(h.sine), back]),
        q * 0.26,
        q * 0.1,
      );
    }
  }
}

function drawHorns(h: BeastHead): void {
  const { scene, look, point: H } = h;
  const kind = look.beast.horns;
  const q = look.beast.head;
  const m = look.beast.muzzle[0] / q;
  const near = scene.part('horns', { group: 'horns', priority: 1.3 });
  // longer ones grow from the same place
  const k = look.hornsLarge;
  const grown = (p: Vec3, root: Vec3): Vec3 => add(root, scale(sub(p, root), k));
  const tube = (points: readonly Vec3[], radii: readonly number[], part = near): void =>
    scene.tube(
      part,
      look.horn,
      points.map((p) => H(k === 1 ? p : grown(p, kind === 'tusks' ? points[0]! : [points[0]![0], 0.7, points[0]![2]]))),
      radii.map((r) => h.least(r * q * (0.5 + 0.5 * k), 0.5)),
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
  if (kind === 'crest') {
    tube(
      [
        [0, 0.55, 0.1],
        [0, 1.25, -0.5],
        [0, 1.45, -1.1],
      ],
      [0.42, 0.32, 0.12],
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
    // from the side the far one stands ahead, a tone darker, so that two are seen
    const hidden = Math.abs(h.sine) > 0.9 && Math.sign(-h.sine) !== d;
    const ahead = d * h.sine * 0.24;
    const far = scene.part('horns', { group: `horn${d}`, priority: 1.3, bias: hidden ? -1 : 0 });
    if (kind === 'ossicones') {
      tube(
        [
          [d * 0.34, 0.7, 0],
          [d * 0.42, 1.35, -0.1],
        ],
        [0.14, 0.13],
      );
    } else if (kind === 'spiral') {
      tube(
        [
          [d * 0.35, 0.75, 0.05],
          [d * 0.6, 1.5, -0.35],
          [d * 0.5, 2.2, -0.4],
          [d * 0.75, 2.7, -0.75],
        ],
        [0.16, 0.14, 0.1, 0.04],
      );
    } else if (kind === 'antlers' && q / h.px < SPARE && h.sine !== 0) {
      // so small that two would be one lump: the near one alone, its tines far apart
      if (hidden) continue;
      const prong = (way: readonly Vec3[], radii: readonly number[]): void => tube(way, radii, far);
      prong([[d * 0.4, 0.8, -0.1], [d * 0.6, 1.6, -0.75], [d * 0.7, 2.7, -0.6]], [0.12, 0.1, 0.05]); // biome-ignore format: a beam
      prong(
        [
          [d * 0.5, 1.3, -0.5],
          [d * 0.6, 1.9, 0.5],
        ],
        [0.1, 0.05],
      );
      prong(
        [
          [d * 0.6, 1.75, -0.75],
          [d * 0.7, 2.3, -1.7],
        ],
        [0.1, 0.05],
      );
    } else if (kind === 'antlers') {
      tube(
        [
          [d * 0.4, 0.75, -0.1 + ahead * 0.6],
          [d * 0.86, 1.5, -0.6 + ahead * 0.6],
          [d * 1.0, 2.45, -0.36 + ahead * 0.6],
        ],
        [0.15, 0.12, 0.05],
        far,
      );
      tube(
        [
          [d * 0.84, 1.46, -0.56 + ahead * 0.6],
          [d * 1.4, 2.0, 0.06 + ahead * 0.6],
        ],
        [0.11, 0.05],
        far,
      );
      tube(
        [
          [d * 0.94, 1.95, -0.5 + ahead * 0.6],
          [d * 1.2, 2.4, -1.05 + ahead * 0.6],
        ],
        [0.1, 0.05],
        far,
      );
      tube(
        [
          [d * 0.6, 1.08, -0.3 + ahead * 0.6],
          [d * 0.58, 1.5, 0.42 + ahead * 0.6],
        ],
        [0.1, 0.05],
        far,
      );
    } else if (kind === 'long')
      tube(
        [
          [d * 0.55, 0.7, -0.1 + ahead],
          [d * 1.35, 0.85, 0.1 + ahead],
          [d * 1.75, 1.3, 0.35 + ahead],
          [d * 1.8, 1.95, 0.4 + ahead],
        ],
        [0.22, 0.2, 0.15, 0.05],
        far,
      );
    else if (kind === 'bull')
      tube(
        [
          [d * 0.7, 0.6, -0.1],
          [d * 1.25, 0.75, 0],
          [d * 1.4, 1.25, 0.1],
        ],
        [0.22, 0.16, 0.04],
      );
    else if (kind === 'palms') {
      // broad blades that sweep back and out, with points all along their upper edge
      const off = ahead * 1.2;
      tube([[d * 0.5, 0.7, -0.1 + off], [d * 1.15, 1.1, -0.45 + off], [d * 1.75, 1.75, -1.0 + off]], [0.18, 0.36, 0.26], far); // biome-ignore format: a blade
      for (const [x, y, z, rootY, rootZ] of [
        [0.95, 1.75, 0.5, 0.95, -0.15],
        [1.3, 2.35, -0.05, 1.2, -0.4],
        [1.7, 2.75, -0.65, 1.5, -0.7],
        [2.05, 2.7, -1.25, 1.7, -1.0],
        [2.2, 2.2, -1.75, 1.7, -1.1],
      ] as const)
        tube([[d * (x - 0.3), rootY, rootZ + off], [d * x, y, z + off]], [0.2, 0.06], far); // biome-ignore format: a point
    } else if (kind === 'three') {
      tube(
        [
          [d * 0.42, 0.6, 0.4 + ahead],
          [d * 0.56, 1.15, 0.72 + ahead],
          [d * 0.6, 1.42, 1.3 + ahead],
        ],
        [0.2, 0.15, 0.03],
        far,
      );
      if (d > 0)
        tube(
          [
            [0, -0.05, 0.6 + m * 0.86],
            [0, 0.55, 0.86 + m * 0.86],
          ],
          [0.16, 0.03],
        );
    } else if (kind === 'goat')
      tube(
        [
          [d * 0.35, 0.7, 0.2],
          [d * 0.5, 1.55, -0.1],
          [d * 0.7, 1.75, -0.8],
          [d * 0.85, 1.4, -1.3],
        ],
        [0.24, 0.2, 0.13, 0.04],
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
