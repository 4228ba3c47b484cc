/** Heads of 32 pixels that are not like a human's: skulls, boxes, boulders, muzzles and beaks. The rows are in `kin-tables.ts`. */
import { dyeOf, isDark } from './builds.ts';
import { both, EYE_COLUMNS, EYES } from './face.ts';
import { ANIMAL_EARS } from './horns.ts';
import { GROWN, HEADS, MARKS, SNOUTS } from './kin-tables.ts';
import { DARK, type Dressed } from './sheet.ts';

const KINDS: ReadonlySet<string> = new Set(['skull', 'box', 'boulder', 'muzzle', 'beak']);

/** Whether its rows are all of a head. */
export const isWholeHead = (head: string | undefined): boolean => head !== undefined && HEADS[head] !== undefined;

/** Whether a head of that shape is not like a human's, and drawn here. */
export const isKin = (head: string | undefined): boolean => head !== undefined && KINDS.has(head);

export function drawKinHead(d: Dressed): void {
  const { sheet, look } = d;
  const { species, skin, eyes } = look;
  const dye = { ...dyeOf(d, { material: skin, trim: skin }), skin };
  const whole = HEADS[species.head!];
  if (whole) {
    sheet.mask(whole, dye, 'head', { y: 4 });
    const lit = species.eye === 'glow' || look.eye === 'lit' || look.eyesNamed;
    if (lit)
      for (const x0 of EYE_COLUMNS)
        for (const x of [x0, x0 + 1])
          for (const y of [EYES, EYES + 1])
            sheet.put(x, y + (species.head === 'box' ? 0 : 1), eyes, y === EYES ? 'A' : 'a', 'eyes');
    else if (species.head === 'skull')
      for (const x of [8, 9, 14, 15]) for (const y of [EYES, EYES + 1, EYES + 2]) sheet.put(x, y, DARK, 'b', 'eyes');
    return;
  }
  if (species.quills || species.wool)
    sheet.mask(
      GROWN[species.quills ? 'quills' : 'wool']!,
      { ...dye, piece: (species.quills ?? species.wool)! },
      'mane',
    );
  const ears = ANIMAL_EARS[(species.earSize ?? 1) > 1.8 ? 'huge' : (species.animalEars ?? 'none')];
  const fur = species.earFur ?? skin;
  const dark = '#e0989c/skin';
  if (ears) sheet.mask(ears, { ...dye, piece: fur, trim: species.earFur ? fur : dark }, 'ears');
  if (species.mane) drawMane(d, species.mane);
  if (species.face && MARKS[species.face.mark])
    sheet.mask(MARKS[species.face.mark]!, { ...dye, piece: species.face.colour }, 'face', { y: 4, over: true });
  drawKinEyes(d);
  const { snout } = species;
  if (snout) {
    const kind =
      species.head === 'beak'
        ? 'beak'
        : snout.wide && snout.material === 'orange'
          ? 'bill'
          : snout.wide && snout.wide > 0.35
            ? 'wide'
            : snout.length > 0.4
              ? 'long'
              : 'muzzle';
    sheet.mask(SNOUTS[kind]!, { ...dye, piece: snout.material, trim: snout.nose }, 'snout', { y: 10 });
    if (snout.ring) for (const [x, y] of [[10, 14], [13, 14], [10, 15], [11, 16], [12, 16], [13, 15]] as const) sheet.put(x, y, snout.ring, 'a', 'ring'); // biome-ignore format: a table
  }
  for (const [name, ref] of [['dorsal', species.dorsal && skin], ['bulges', species.bulges && skin], ['horn', species.noseHorn], ['trunk', species.proboscis && skin], ['forelock', species.forelock]] as const) if (ref) sheet.mask(GROWN[name]!, { ...dye, piece: ref }, name); // biome-ignore format: a table
  if (species.bucktooth)
    for (const x of [11, 12]) for (const y of [15, 16]) sheet.put(x, y, 'tooth', y === 15 ? 'a' : 'b', 'tooth');
  if (species.tusks) both(sheet, [[4, 14], [4, 13]], 'tooth', 'tusks', 'b', 'c'); // biome-ignore format: a table
  if (species.fangs) both(sheet, [[2, 15]], 'tooth', 'fangs'); // biome-ignore format: a table
  if (species.crest) for (const [x, y] of [[10, 3], [11, 2], [12, 2], [13, 3], [11, 3], [12, 3], [11, 4], [12, 4]] as const) sheet.put(x, y, species.crest, x < 12 ? 'a' : 'c', 'crest'); // biome-ignore format: a table
  if (species.comb) for (const [x, y] of [[9, 3], [9, 2], [10, 3], [11, 3], [11, 2], [11, 1], [12, 3], [13, 3], [13, 2], [12, 2]] as const) sheet.put(x, y, species.comb, x < 11 ? 'a' : 'b', 'comb'); // biome-ignore format: a table
}

function drawKinEyes({ sheet, look }: Dressed): void {
  const { species, eyes, eyesNamed, asleep, mood } = look;
  const evil = species.eye === 'evil' || species.eye === 'slit' || mood === 'angry';
  for (const [k, x0] of EYE_COLUMNS.entries()) {
    const [outer, inner] = k === 0 ? [x0, x0 + 1] : [x0 + 1, x0];
    const side = k === 0 ? -1 : 1;
    if (species.bulges) continue;
    if (asleep) {
      for (const x of [outer, inner]) sheet.put(x, EYES + 1, DARK, 'b', 'eyes');
      continue;
    }
    if (evil) {
      const ref = eyesNamed ? eyes : 'eye_glow';
      sheet.put(outer + side, EYES - 2, DARK, 'b', 'brows');
      for (const x of [outer, inner]) sheet.put(x, EYES - 1, DARK, 'b', 'brows');
      sheet.put(inner - side, EYES, DARK, 'b', 'brows');
      for (const y of [EYES, EYES + 1]) sheet.put(outer, y, ref, y === EYES ? 'A' : 'a', 'eyes');
      for (const y of [EYES, EYES + 1]) sheet.put(inner, y, species.eye === 'slit' ? ref : DARK, 'b', 'eyes');
      if (species.eye === 'slit') sheet.put(inner, EYES + 1, DARK, 'b', 'eyes');
      continue;
    }
    const dark = isDark(sheet.at(inner, EYES)?.material ?? DARK);
    for (const x of [outer, inner])
      for (const y of [EYES - 1, EYES, EYES + 1])
        sheet.put(x, y, dark && (x === outer || y === EYES - 1) ? '#f4f2ee/cloth' : DARK, 'b', 'eyes');
    sheet.put(x0, EYES - 1, '#f4f2ee/cloth', 'b', 'eyes');
    if (eyesNamed || species.eyes) for (const x of [outer, inner]) sheet.put(x, EYES + 1, eyes, 'b', 'eyes');
  }
}

function drawMane({ sheet }: Dressed, mane: string): void {
  for (let y = 3; y <= 16; y++) {
    const out = y < 5 || y > 14 ? 4 : y % 3 === 0 ? 2 : 3;
    for (let x = out; x <= 6; x++) {
      if (y > 4 && y < 15 && x === 6) continue;
      sheet.put(x, y, mane, x === out ? 'a' : 'b', 'mane');
      sheet.put(23 - x, y, mane, x === out ? 'C' : 'c', 'mane');
    }
  }
  for (let x = 7; x <= 16; x++)
    for (const y of [2, 3, 4]) if (y > 2 || x % 3) sheet.put(x, y, mane, y === 2 ? 'a' : x > 13 ? 'c' : 'b', 'mane');
}
