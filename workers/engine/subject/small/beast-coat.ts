/** What the slots of an animal's stamp are made of, and the marks of its coat. */
import { type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import type { BeastLook } from '../quadruped/look.ts';
import { letterOf, type Stamp } from './stamp.ts';

/** The material of a slot as a beast's look has it. */
export function ofLook(look: BeastLook, name: string): MaterialRef {
  const dark = shadeOf(look.fur, 1);
  const colours: Readonly<Record<string, MaterialRef | undefined>> = {
    fur: look.fur,
    belly: look.belly,
    muzzle: look.muzzle === look.fur ? look.belly : look.muzzle,
    ears: look.ears ?? shadeOf(look.fur, 2),
    inner: 'rose',
    nose: look.beast.nose,
    paw: look.legs ?? look.paw,
    mane: look.mane ?? dark,
    mark: look.mark ?? dark,
    tail: look.tail === look.fur && !look.beast.hooves ? 'pig' : look.tail,
    tailTip: look.beast.tailTip ?? look.mane ?? look.fur,
    horn: look.horn,
    beard: look.beast.beard ?? dark,
    tusk: 'tooth',
    eyes: look.eyes,
    eyePatch: look.eyePatch ?? dark,
    tailRings: look.tailRings ?? dark,
    quills: look.quills ?? dark,
    headFur: look.headFur,
    wings: look.wings ?? dark,
    beak: look.beast.beak ?? look.horn,
    bell: 'gold',
    ridge: look.ridge ?? dark,
    brush: look.tail,
    hat: look.hat?.material,
    hatTrim: look.hat?.trim,
    neck: look.scarf ?? look.collar,
  };
  return colours[name] ?? (name === 'gold' || name.startsWith('#') ? name : look.fur);
}

/** Coats that a stamp has no marks on get them on their trunks. */
export function marked(stamp: Stamp, look: BeastLook): Stamp {
  const { marks } = look.beast;
  if (!look.mark || !marks || marks === 'wool' || marks === 'mask' || stamp.slots.some((s) => s.material === 'mark')) return stamp; // biome-ignore format: one line
  const half = stamp.rows.length >> 1;
  const is = (x: number, y: number): boolean => (marks === 'stripes' ? x % 3 === 1 : (x * 3 + y * 5) % 7 < (marks === 'patches' ? 2 : 1)); // biome-ignore format: one line
  const letter = letterOf(stamp.slots.length, 1) ?? 'b';
  const rows = stamp.rows.map((row, y) =>
    [...row].map((c, x) => (c === 'b' && y >= half && y < stamp.rows.length - 2 && is(x, y) ? letter : c)).join(''),
  );
  return { ...stamp, slots: [...stamp.slots, { material: 'mark', names: [] }], rows };
}
