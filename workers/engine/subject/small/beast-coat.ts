/** What the slots of an animal's stamp are made of, and the marks of its coat. */
import { isMaterial, type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
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
    secondMark: look.secondMark ?? dark,
    dapple: look.mark ?? look.fur,
    collar: look.collar ?? look.fur,
    tag: look.collar ? (look.bell ?? 'gold') : look.muzzle === look.fur ? look.belly : look.muzzle,
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
  return colours[name] ?? (isMaterial(name) || name.startsWith('#') ? name : look.fur);
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

type At = (x: number, y: number) => boolean;

/** Where a coat has its marks, in pictures that have room for shapes: blots about the points of a shaken grid, or broken bars. */
function blots(pitch: number, radius: number, second: number): At {
  return (x, y) => {
    for (const gy of [-1, 0, 1])
      for (const gx of [-1, 0, 1]) {
        const [cx, cy] = [Math.floor(x / pitch) + gx, Math.floor(y / pitch) + gy];
        const mixed = Math.imul(cx * 374761393 + cy * 668265263, 0x85ebca6b);
        const h = (mixed ^ (mixed >>> 15)) >>> 0;
        if (second >= 0 && (cx + cy) % 2 !== second) continue;
        // rows lie between each other as bricks do
        const px = (cx + 0.35 + (cy % 2 ? 0.5 : 0) + (h % 4) / 10) * pitch;
        const py = (cy + 0.35 + ((h >>> 4) % 4) / 10) * pitch;
        const r = radius * (0.85 + ((h >>> 8) % 4) / 10);
        if ((x + 0.5 - px) ** 2 + (y + 0.5 - py) ** 2 <= r * r) return true;
      }
    return false;
  };
}

/** Pixels between the eyes and the next mark. */
const FACE = { stripes: 4, spots: 4, patches: 2 };

/** The marks of its kind or breed on a larger stamp that has none, over all of the coat but the face and the feet. */
export function coated(stamp: Stamp, look: BeastLook): Stamp {
  const { marks, spotSize = 1 } = look.beast;
  const set = stamp.slots.some(({ material }) => material === 'mark' || material === 'dapple');
  if (!look.mark || set || (marks !== 'stripes' && marks !== 'spots' && marks !== 'patches')) return stamp;
  return patterned(stamp, marks, look.secondMark && marks === 'patches' ? ['mark', 'secondMark'] : ['mark'], spotSize);
}

/** A pattern of one or two materials over all of a stamp's first one but the face and the feet. */
export function patterned(
  stamp: Stamp,
  marks: keyof typeof FACE,
  materials: readonly MaterialRef[],
  spotSize = 1,
): Stamp {
  const { rows } = stamp;
  const eyes = rows.flatMap((row, y) => [...row].flatMap((c, x) => (c === 'x' || c === 'X' ? [[x, y] as const] : [])));
  const isCoat = (c: string | undefined): boolean => c !== undefined && 'abc'.includes(c);
  const free = (x: number, y: number): boolean => !eyes.some(([ex, ey]) => Math.hypot(ex - x, ey - y) < FACE[marks]);
  // bars come down from the back, and go round what is thin
  const bar: At = (x, y) => {
    let [left, right, above] = [x, x, 0];
    while (isCoat(rows[y]![left - 1])) left--;
    while (isCoat(rows[y]![right + 1])) right++;
    while (isCoat(rows[y - above - 1]?.[x])) above++;
    if (right - left < 8) return y % 5 < 2;
    const lean = x + (above >> 2);
    return above < 6 + (Math.floor(lean / 6) % 2) * 2 && lean % 6 < 2;
  };
  // marks are as large as the picture
  const k = Math.max(rows.length, rows[0]!.length) / 42;
  const other = materials.length > 1 ? blots(11 * k, 4.2 * k, 1) : undefined;
  const first = marks === 'stripes' ? bar : marks === 'spots' ? blots((4.2 + spotSize) * k, (1.15 + 0.15 * spotSize) * k, -1) : blots(11 * k, 4.2 * k, other ? 0 : -1); // biome-ignore format: one line
  const slots = [...stamp.slots, ...materials.map((material) => ({ material, names: ['markings'] }))];
  const [one, two] = [stamp.slots.length, stamp.slots.length + 1];
  const drawn = rows.map((row, y) =>
    [...row]
      .map((c, x) => {
        if (!isCoat(c) || y >= rows.length - 3 || !free(x, y)) return c;
        const slot = first(x, y) ? one : other?.(x, y) ? two : -1;
        return slot < 0 ? c : (letterOf(slot, 'abc'.indexOf(c) as 0 | 1 | 2) ?? c);
      })
      .join(''),
  );
  return { ...stamp, slots, rows: drawn };
}
