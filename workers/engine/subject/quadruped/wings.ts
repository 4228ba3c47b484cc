/** Wings on the shoulders of a four-legged animal: feathers or a membrane, raised and spread. */
import { finishOf, type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import { add, mix, normalize, scale, sub, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead, Trunk } from './beast-head.ts';

/** Materials of which wings are skin between fingers. */
const MEMBRANES: ReadonlySet<string> = new Set(['bat', 'orc', 'demon', 'leather', 'dark_leather']);

/** Degrees above the horizontal of the first and last long feather, as they point backwards. */
const FAN = [66, -14] as const;
/** Pixels a model unit from which each feather has a line of its own; below, they differ in tone. */
const LINED_FROM = 46;

export function drawWings(h: BeastHead, wings: MaterialRef, { chest, rump, chestR }: Trunk): void {
  const size = h.look.beast.length * 0.5 + chestR * 1.25;
  const back = mix(chest, rump, 0.26);
  for (const d of [-1, 1] as const) {
    const root = add(back, [d * chestR * 0.6, chestR * 0.62, 0]);
    const bend = add(root, [d * size * 0.2, size * 0.36, -size * 0.02]);
    const wrist = add(root, [d * size * 0.4, size * 0.62, -size * 0.1]);
    // the far one a tone darker
    const bias = h.sine !== 0 && Math.sign(-h.sine) !== d ? -1 : 0;
    const draw = MEMBRANES.has(finishOf(wings)) ? membrane : feathers;
    draw(h, wings, { d, root, bend, wrist, size, bias });
  }
}

interface Wing {
  readonly d: 1 | -1;
  readonly root: Vec3;
  readonly bend: Vec3;
  readonly wrist: Vec3;
  readonly size: number;
  readonly bias: number;
}

/** Where a feather or finger points that lies `degrees` above the horizontal, backwards and a little out. */
function backwards(degrees: number, d: number): Vec3 {
  const a = (degrees * Math.PI) / 180;
  return normalize([d * 0.34, Math.sin(a), -Math.cos(a)]);
}

/** Long feathers that fan from the wrist, shorter ones along the arm, and small ones over where they begin. */
function feathers({ scene, small, least, px }: BeastHead, wings: MaterialRef, w: Wing): void {
  const { d, root, bend, wrist, size, bias } = w;
  const lined = 1 / px >= LINED_FROM;
  const group = (i: number | string) => ({ group: lined ? `wing${d}${i}` : `wing${d}`, bias, melts: true });
  const shade = (i: number): MaterialRef => (lined || i % 2 === 0 ? wings : shadeOf(wings, 2));
  const many = small ? 4 : 5;
  for (let i = many - 1; i >= 0; i--) {
    const t = i / (many - 1);
    const from = mix(wrist, bend, t * 0.5);
    const tip = add(from, scale(backwards(FAN[0] + (FAN[1] - FAN[0]) * t, d), size * (0.8 - 0.2 * t)));
    const long = scene.part('wings', group(i));
    scene.cap(long, shade(i), from, tip, least(size * 0.12, 0.8), least(size * 0.05, 0.5), { surface: 'none' });
  }
  for (let i = 0; i < (small ? 2 : 4); i++) {
    const from = mix(bend, root, (i + 0.2) / 4);
    const tip = add(from, scale(backwards(-8 - i * 12, d), size * (0.5 - i * 0.05)));
    scene.cap(
      scene.part('wings', group(`s${i}`)),
      shade(i + 1),
      from,
      tip,
      least(size * 0.12, 0.8),
      least(size * 0.05, 0.5),
      { surface: 'none' },
    );
  }
  // the arm, and the small feathers over the quills
  const arm = scene.part('wings', { ...group('arm'), priority: 1.1 });
  scene.tube(arm, wings, [root, bend, wrist], [least(size * 0.12, 1), least(size * 0.12, 1), least(size * 0.075, 0.8)]);
  for (const [t, r] of [
    [0.25, 0.13],
    [0.7, 0.13],
  ] as const)
    scene.cap(
      arm,
      wings,
      mix(root, bend, t),
      add(mix(root, bend, t), scale(backwards(10, d), size * 0.16)),
      least(size * r, 0.9),
      least(size * 0.07, 0.6),
    );
}

/** Three fingers from the wrist with skin between them that hangs in arcs. */
function membrane({ scene, least }: BeastHead, wings: MaterialRef, w: Wing): void {
  const { d, root, bend, wrist, size, bias } = w;
  const ends: readonly Vec3[] = [
    add(wrist, scale(backwards(38, d), size * 0.74)),
    add(wrist, scale(backwards(-4, d), size * 0.78)),
    add(bend, scale(backwards(-30, d), size * 0.7)),
    add(root, scale(backwards(-20, d), size * 0.3)),
  ];
  const starts: readonly Vec3[] = [wrist, wrist, mix(wrist, bend, 0.6), root];
  const columns: (readonly [from: Vec3, to: Vec3])[] = [];
  for (let i = 0; i < ends.length; i++) {
    columns.push([starts[i]!, ends[i]!]);
    const [next, start] = [ends[i + 1], starts[i + 1]];
    if (!next || !start) continue;
    const from = mix(starts[i]!, start, 0.5);
    // skin between two fingers ends short of their tips
    columns.push([from, add(from, scale(sub(mix(ends[i]!, next, 0.5), from), 0.74))]);
  }
  const rows = 4;
  const grid = Array.from({ length: rows + 1 }, (_, r) => columns.map(([a, b]) => mix(a, b, r / rows)));
  const skin = scene.part('wings', { group: `wing${d}`, bias });
  scene.cloth(skin, wings, grid, { width: 0.2, surface: 'membrane' });
  const bone = scene.part('wings', { group: `wing${d}`, bias, priority: 1.3 });
  const dark = shadeOf(wings, 1);
  scene.tube(
    bone,
    dark,
    [root, bend, wrist],
    [least(size * 0.075, 0.9), least(size * 0.06, 0.8), least(size * 0.05, 0.7)],
  );
  for (const [i, end] of ends.slice(0, 3).entries())
    scene.cap(bone, dark, starts[i]!, end, least(size * 0.035, 0.55), least(size * 0.015, 0.4));
  scene.cap(
    bone,
    'bone',
    wrist,
    add(wrist, [0, size * 0.1, size * 0.06]),
    least(size * 0.03, 0.5),
    least(size * 0.01, 0.35),
  );
}
