import type { MaterialRef } from '../materials.ts';
import { DIAGONAL, type Kit, recipe } from './kit.ts';
import { omit, type PropEntry, type PropTable } from './prop-entry.ts';

interface Blade {
  /** Length and half width of the blade, half width at the tip's start. */
  readonly length: number;
  readonly width: number;
  readonly taper?: number;
  /** Sideways bend of the tip, in lengths; 0 straight. */
  readonly curve?: number;
  /** Grows wider towards the tip by this factor (falchion, scimitar). */
  readonly belly?: number;
  readonly single?: boolean;
  readonly guard: 'cross' | 'wings' | 'disc' | 'cup' | 'none';
  readonly grip: number;
  readonly pommel?: boolean;
  readonly blade?: MaterialRef;
  readonly metal?: MaterialRef;
}

const SWORD_PARTS = {
  blade: ['blade', 'edge', 'steel'],
  guard: ['guard', 'crossguard', 'hilt', 'quillon'],
  grip: ['grip', 'handle'],
  pommel: ['pommel', 'jewel', 'gem'],
};

/** Swords, daggers and knives: one set of numbers each. */
function bladed(k: Kit, b: Blade): void {
  const { px } = k;
  const blade = k.part('blade', { blade: !b.curve && !b.belly });
  const guard = k.part('guard', { priority: 1.3 });
  const steel = k.m(b.blade ?? 'blade');
  const metal = k.m(k.choose('metal', [b.metal ?? 'gold', 'bronze', 'iron']), 'guard');
  const length = k.vary('length', b.length, 0.1);
  const w = Math.max(k.vary('width', b.width, 0.18), px * 1.4);
  const y0 = b.grip;
  const steps = b.curve || b.belly ? 8 : 5;
  const path: [number, number][] = [];
  const left: number[] = [];
  const right: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    path.push([(b.curve ?? 0) * t * t * length, y0 + t * length]);
    const tip = t > 0.86 ? Math.max(0, (1 - t) / 0.14) : 1;
    const wide =
      w * (1 - (1 - (b.taper ?? 0.85)) * t) * (1 + (b.belly ?? 0) * Math.sin(Math.PI * Math.min(1, t * 1.15)) * t);
    left.push(b.single ? wide * 0.45 * (t > 0.9 ? tip : 1) : wide * tip);
    right.push(wide * tip * (b.single ? 1.35 : 1));
  }
  // the last ring is a point, so the tip is sharp
  k.band(blade, steel, path, left, right, { tones: b.single ? [-0.5, 0.25] : [0.28, -0.62] });
  if (b.guard === 'cross') {
    k.s.tube(
      guard,
      metal,
      [
        [-0.2, y0 + 0.02, 0.03],
        [-0.08, y0 - 0.02, 0.03],
        [0.08, y0 - 0.02, 0.03],
        [0.2, y0 + 0.02, 0.03],
      ],
      k.least(0.045, 0.75),
    );
  } else if (b.guard === 'wings') {
    k.s.tube(
      guard,
      metal,
      [
        [-0.27, y0 + 0.1, 0.03],
        [-0.13, y0 - 0.01, 0.03],
        [0.13, y0 - 0.01, 0.03],
        [0.27, y0 + 0.1, 0.03],
      ],
      k.least(0.055, 0.8),
    );
    k.s.ell(guard, k.m(metal, 'pommel'), [0, y0 + 0.01, 0.08], k.least(0.06, 0.9));
  } else if (b.guard === 'disc') k.s.ell(guard, metal, [0, y0, 0.03], [k.least(0.13, 1.5), k.least(0.035, 0.6), 0.1]);
  else if (b.guard === 'cup') {
    k.s.ell(guard, metal, [0, y0 - 0.02, 0.03], [0.13, 0.075, 0.12]);
    k.s.tube(
      guard,
      metal,
      [
        [0.11, y0, 0.03],
        [0.14, y0 * 0.5, 0.03],
        [0.03, 0, 0.03],
      ],
      k.least(0.025, 0.5),
    );
  }
  const grip = k.part('grip');
  k.s.cap(
    grip,
    k.m(k.choose('grip', ['leather', 'dark_leather', 'dark_wood']), 'grip'),
    [0, y0 - 0.04, 0],
    [0, 0.02, 0],
    k.least(0.042, 0.7),
  );
  if (b.pommel !== false) k.s.ell(guard, k.m(metal, 'pommel'), [0, -0.03, 0], k.least(0.06, 0.9));
}

/** A blade as it is, or as another smith would forge it. */
const formed = (k: Kit, b: Blade): Blade => ({
  ...b,
  length: b.length * k.form('length', [1, 0.88, 1.1]),
  width: b.width * k.form('width', [1, 0.8, 1.25, 1.45]),
  taper: k.form('taper', [b.taper ?? 0.85, 0.6, 0.95]),
  guard: b.guard === 'none' ? b.guard : k.form('guard', [b.guard, 'cross', 'wings', 'disc', 'cup']),
});

const blade = (aliases: string[], b: Blade): PropEntry => ({
  category: 'weapon',
  aliases,
  parts: omit(
    SWORD_PARTS,
    ...(b.guard === 'none' ? (['guard'] as const) : []),
    ...(b.pommel === false ? (['pommel'] as const) : []),
  ),
  recipe: recipe((k) => {
    bladed(k, formed(k, b));
    return DIAGONAL;
  }, 'blade'),
});

export const BLADES: PropTable = {
  sword: blade(['shortsword', 'short sword', 'arming sword', 'iron sword', 'gladius'], { length: 0.85, width: 0.08, guard: 'cross', grip: 0.26 }),
  longsword: blade(['long sword', 'knight sword', 'bastard sword', 'excalibur', 'holy sword'], { length: 1.05, width: 0.075, guard: 'wings', grip: 0.32 }),
  greatsword: blade(['great sword', 'claymore', 'two handed sword', 'zweihander', 'buster sword', 'broadsword'], { length: 1.05, width: 0.14, taper: 0.8, guard: 'wings', grip: 0.34 }),
  dagger: blade(['dirk', 'shiv', 'kris', 'kunai'], { length: 0.5, width: 0.085, taper: 0.7, guard: 'cross', grip: 0.26 }),
  knife: blade(['kitchen knife', 'combat knife', 'hunting knife', 'cleaver knife'], { length: 0.52, width: 0.1, single: true, guard: 'none', grip: 0.34, pommel: false }),
  rapier: blade(['foil', 'epee', 'fencing sword'], { length: 1.05, width: 0.04, taper: 0.6, guard: 'cup', grip: 0.22 }),
  katana: blade(['samurai sword', 'ninja sword', 'wakizashi', 'tachi'], { length: 1.0, width: 0.06, curve: 0.14, single: true, guard: 'disc', grip: 0.32, pommel: false, metal: 'bronze' }),
  scimitar: blade(['cutlass', 'sabre', 'saber', 'falchion', 'pirate sword', 'shamshir', 'machete'], { length: 0.88, width: 0.085, curve: 0.28, belly: 0.9, single: true, guard: 'cup', grip: 0.24 }),
}; // biome-ignore format: a table
