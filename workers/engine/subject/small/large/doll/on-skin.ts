/** What is worn or drawn on the skin of people of 32 pixels: stockings, bandages, earrings, tattoos, limbs of metal. */
import type { Slot, Worn } from '../../../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import type { Bodied } from './builds.ts';
import { FEET, SHOULDERS, type Tone, WAIST } from './sheet.ts';

type Spot = readonly [x: number, y: number, tone: Tone];

/** Pixels on a head, counted on the sheet; of the second material where a tone is followed by one. */
const PIERCED: Readonly<Record<string, readonly Spot[]>> = {
  earrings: [[5, 12, 'A'], [18, 12, 'a'], [5, 13, 'b'], [18, 13, 'b']],
  fangs: [[10, 14, 'a'], [13, 14, 'a']],
  'nose-ring': [[11, 13, 'a'], [12, 13, 'b']],
  'tongue-out': [[11, 14, 'a'], [12, 14, 'b'], [12, 15, 'b']],
  'neck-bolts': [[5, 14, 'a'], [4, 14, 'A'], [4, 13, 'a'], [18, 14, 'b'], [19, 14, 'b'], [19, 13, 'a']],
  'nose-bone': [[9, 12, 'a'], [10, 12, 'b'], [11, 12, 'b'], [12, 12, 'b'], [13, 12, 'b'], [14, 12, 'a']],
  piercings: [[7, 7, 'a'], [5, 12, 'a'], [12, 13, 'a'], [10, 14, 'a']],
}; // biome-ignore format: a table

const WRAPPED: ReadonlySet<string> = new Set(['bandages', 'arm-bandage', 'leg-bandage', 'red-cross-band', 'neon-bands', 'leg-cast', 'arm-cast', 'flaming-hands', 'glowing-hands', 'arm-garters', 'chains', 'bound-hands']); // biome-ignore format: a list
const LIMBS: ReadonlySet<string> = new Set([
  'metal-arm',
  'metal-arms',
  'missing-arm',
  'knee-pads',
  'four-arms',
  'six-arms',
]);

/** Whether all of it is shown. */
export const showsOnSkin = (worn: ReadonlyMap<Slot, Worn>): boolean => {
  const has = (slot: Slot, known: ReadonlySet<string>): boolean =>
    !worn.get(slot) || known.has(worn.get(slot)!.piece.id);
  return (
    has('wrap', WRAPPED) &&
    has('limb', LIMBS) &&
    has('peg', new Set(['peg-leg'])) &&
    has('pierced', new Set(Object.keys(PIERCED)))
  );
};

/** Arms of metal, stockings and bandages: recolours what is drawn. */
export function drawOnSkin(d: Bodied): void {
  const { worn } = d;
  if (d.look.species.id === 'mummy') drawLinen(d);
  const hose = worn('hose');
  if (hose) drawHose(d, hose);
  const limb = worn('limb');
  if (limb) drawLimb(d, limb);
  const peg = worn('peg');
  if (peg) drawPeg(d, peg);
  const ink = worn('ink');
  if (ink?.piece.id === 'chest-scar') drawChestScar(d, ink);
  else if (ink) drawInk(d, ink);
  const wrap = worn('wrap');
  if (wrap) drawWrap(d, wrap);
}

/** Marks on the cheek of who is tattooed and shows little else: after the face. */
export function drawInkOnFace({ sheet, worn }: Bodied): void {
  const w = worn('ink');
  if (w && w.piece.id !== 'chest-scar') for (const [x, y] of [[16, 12], [15, 13], [16, 14]] as const) sheet.put(x, y, w.material, 'b', w.piece.id); // biome-ignore format: a table
}

/** What hangs in ears and noses: over the face and the hair. */
export function drawPierced({ sheet, worn }: Bodied): void {
  const w = worn('pierced');
  if (w) for (const [x, y, tone] of PIERCED[w.piece.id]!) sheet.put(x, y, w.material, tone, w.piece.id);
}

/** Aslant over the skin of a bare chest. */
function drawChestScar(d: Bodied, { piece, material }: Worn): void {
  const torso = d.worn('torso');
  if (torso && torso.piece.torso?.shape !== 'bare') return;
  for (const [x, y] of [[9, 17], [10, 18], [11, 18], [12, 19], [13, 20]] as const) d.sheet.put(x, y, material, 'b', piece.id); // biome-ignore format: a table
}

/** Pixels of arms (the left one's of the picture, or both), and of bare legs. */
function* limbs({ sheet, shape }: Bodied, which: 'arm' | 'arms' | 'legs') {
  for (const [x, y, cell] of sheet.filled()) {
    const own = which === 'legs' ? cell.part === 'legs' : cell.part === 'arm' || cell.part === 'hand';
    if (own && (which !== 'arm' || x < 12 - shape.arms + shape.arm)) yield [x, y, cell] as const;
  }
}

function drawHose(d: Bodied, { piece, material, trim }: Worn): void {
  const striped = /striped/.test(piece.id);
  for (const [x, y, cell] of [...limbs(d, 'legs')])
    if (y > WAIST + 1)
      d.sheet.retouch(x, y, {
        ...cell,
        material: striped && y % 2 ? (trim === material ? 'charcoal' : trim) : material,
        part: piece.id,
      });
}

function drawLimb(d: Bodied, { piece, material, trim }: Worn): void {
  if (/^(?:four|six)-arms$/.test(piece.id)) drawMoreArms(d, piece.id === 'six-arms' ? 2 : 1);
  else if (piece.id === 'knee-pads') {
    for (const [x, y, cell] of [...d.sheet.filled()])
      if ((y === 24 || y === 25) && /legs|trousers|shorts|jeans/.test(cell.part))
        d.sheet.retouch(x, y, { ...cell, material, part: piece.id });
  } else if (piece.id === 'missing-arm') {
    const from = 11 + d.shape.arms - d.shape.arm + 1;
    for (const [x, y, cell] of [...d.sheet.filled()])
      if (x >= from && y > SHOULDERS + 2 && /^(?:arm|hand)$/.test(cell.part)) d.sheet.clear(x, y);
  } else
    for (const [x, y, cell] of [...limbs(d, piece.id === 'metal-arms' ? 'arms' : 'arm')])
      if (y > SHOULDERS) d.sheet.retouch(x, y, { ...cell, material: y === 19 ? trim : material, part: piece.id });
}

/** Raised arms above the usual ones, of skin. */
function drawMoreArms({ sheet, look, shape }: Bodied, pairs: number): void {
  const pair = [[[1, 18], [1, 17], [2, 17], [2, 16], [3, 16], [3, 15], [3, 14], [4, 15], [4, 14], [4, 13]], [[1, 20], [1, 19], [2, 20], [2, 19], [3, 20], [3, 19], [4, 20], [4, 19], [5, 18], [5, 19]]] as const; // biome-ignore format: a table
  for (const arm of pair.slice(0, pairs))
    for (const [k, [dx, y]] of arm.entries()) {
      sheet.put(12 - shape.arms - dx, y, look.skin, k % 2 ? 'b' : 'a', 'arm');
      sheet.put(11 + shape.arms + dx, y, look.skin, k % 2 ? 'c' : 'b', 'arm');
    }
}

function drawPeg({ sheet, shape }: Bodied, { piece, material }: Worn): void {
  const from = 12 + shape.legs - shape.leg;
  for (let y = 24; y <= FEET; y++)
    for (let x = from - 1; x <= 12 + shape.legs; x++) {
      sheet.clear(x, y);
      const k = x - from;
      if (y === 24 ? k >= 0 && k < shape.leg : k === 1 || (k === 0 && y < 26))
        sheet.put(x, y, material, k === 0 ? 'a' : y === 24 ? 'C' : 'b', piece.id);
    }
}

function drawInk(d: Bodied, { piece, material }: Worn): void {
  const seen = (): boolean => [...d.sheet.filled()].some(([, , cell]) => cell.part === piece.id);
  for (const [x, y, cell] of [...d.sheet.filled()])
    if (
      cell.material === d.look.skin &&
      /^(?:arm|body|bare-chest|hand)$/.test(cell.part) &&
      y < WAIST &&
      (x + 2 * y) % 5 < 2 &&
      y % 3 !== 0
    )
      d.sheet.retouch(x, y, { ...cell, material, tone: 3, part: piece.id });
  // who is clothed all over has them on the neck and the hands
  if (!seen()) for (const [x, y, cell] of [...d.sheet.filled()]) if (cell.part === 'hand' && (x + y) % 2) d.sheet.retouch(x, y, { ...cell, material, tone: 3, part: piece.id }); // biome-ignore format: one line
}

function drawWrap(d: Bodied, { piece, material, trim }: Worn): void {
  const { sheet, shape } = d;
  const { id } = piece;
  const put = (x: number, y: number, ref: MaterialRef, tone: Tone): void => sheet.put(x, y, ref, tone, id);
  const right = 11 + shape.arms;
  const rings = (ys: readonly number[], ref: MaterialRef): void => {
    for (const [x, y, cell] of [...limbs(d, 'arms')]) if (ys.includes(y)) sheet.retouch(x, y, { ...cell, material: ref, part: id }); // biome-ignore format: one line
  };
  if (id === 'bound-hands') {
    for (let x = 9; x <= 14; x++)
      for (const y of [19, 20, 21])
        put(x, y, y === 20 ? material : d.look.skin, y === 19 ? 'a' : x === 11 ? 'C' : x < 12 ? 'b' : 'c');
  } else if (id === 'red-cross-band') {
    for (let k = 0; k < shape.arm; k++)
      for (const y of [18, 19]) put(right - k, y, y === 18 && k === 0 ? trim : material, k === 0 ? 'c' : 'b');
    put(right, 19, trim, 'b');
  } else if (id === 'neon-bands') {
    rings([18], material);
    rings([20], trim);
    for (const x of [12 - shape.legs, 13 - shape.legs, 10 + shape.legs, 11 + shape.legs])
      put(x, 24, x < 12 ? material : trim, 'a');
  } else if (id === 'arm-garters' || id === 'chains') rings(id === 'chains' ? [18, 20] : [18], material);
  else if (id === 'arm-cast')
    for (const [x, y, cell] of [...limbs(d, 'arms')]) { if (x > 14 && y > 17) sheet.retouch(x, y, { ...cell, material, part: id }); } // biome-ignore format: one line
  else if (id === 'leg-cast')
    for (let y = 23; y <= 27; y++) for (let k = 0; k <= shape.leg; k++) put(11 + shape.legs - k + 1, y, material, k === 0 ? 'c' : k === shape.leg ? 'a' : 'b'); // biome-ignore format: one line
  else if (id === 'arm-bandage')
    for (const [x, y, cell] of [...limbs(d, 'arm')]) { if (y > SHOULDERS) sheet.retouch(x, y, { ...cell, material, tone: y % 2 ? cell.tone : 1, part: id }); } // biome-ignore format: one line
  else if (id === 'leg-bandage') {
    for (const [x, y, cell] of [...sheet.filled()]) if (x < 12 && y > 23 && y < FEET && /legs|trousers|jeans|boots|shoes/.test(cell.part)) sheet.retouch(x, y, { ...cell, material, part: id }); // biome-ignore format: one line
  } else if (id === 'bandages') {
    for (const [x, y, cell] of [...sheet.filled()]) if (/^(?:arm|legs|hand)$/.test(cell.part) && y % 3 === 1) sheet.retouch(x, y, { ...cell, material, part: id }); // biome-ignore format: one line
    for (let x = 6; x <= 17; x++)
      for (const y of [5, 6]) if (sheet.at(x, y)) put(x, y, material, y === 6 ? 'c' : x < 10 ? 'a' : 'b');
  } else {
    // fire or light about both hands
    const flames: readonly Spot[] = [[0, 0, 'A'], [1, 0, 'A'], [-1, 0, 'a'], [0, 1, 'a'], [1, 1, 'a'], [0, -1, 'a'], [1, -1, 'a'], [-1, -1, 'b'], [0, -2, 'b'], [1, -3, 'b'], [2, 0, 'b'], [-1, 1, 'b'], [2, -1, 'b'], [0, 2, 'b']]; // biome-ignore format: a table
    for (const left of [true, false])
      for (const [x, y, tone] of flames) {
        const inner = Math.abs(x) + Math.abs(y) < 2;
        put(left ? 12 - shape.arms + x : right - x, 21 + y, inner ? trim : material, tone);
      }
  }
}

/** The strips of a mummy. */
function drawLinen({ sheet, look }: Bodied): void {
  for (const [x, y, cell] of [...sheet.filled()])
    if (cell.material === look.skin && y > SHOULDERS && (x + y * 2) % 6 !== 0 && (y + (x > 11 ? 1 : 0)) % 3 === 0)
      sheet.retouch(x, y, { ...cell, tone: 1 });
}
