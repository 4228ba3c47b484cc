/** Trunk, legs and what is worn on them by somebody of 16 pixels. */
import type { Worn } from '../../../catalogue/garments/types.ts';
import { type MaterialRef, materialOf } from '../../../catalogue/materials.ts';
import type { Look } from '../../humanoid/look.ts';
import { LEGLESS } from './behind.ts';
import { DARK, FEET, HANDS, LAST, SHOULDERS, type Sheet, type Trunk } from './sheet.ts';

/** Shares of the legs that a hem hides. */
const TO_THE_GROUND = 0.8;

/** Tops that go on between the legs. */
const BATHING = /^(?:bikini|leotard)$/;
/** Gloves that are larger than hands. */
const BIG_GLOVES = /^(?:boxing|goalie)-gloves$/;

/** Colours of what cloth is stained with. */
export const STAINS: Readonly<Record<string, MaterialRef>> = { bloody: 'crimson', floury: 'white', muddied: 'soil', sooty: 'charcoal', painty: 'blue', slimed: 'slime' }; // biome-ignore format: one line

/** Legs and feet, or the skirt that hides them. */
export function drawLegs({ sheet, look, worn }: Trunk, profile = false): void {
  const torso = worn('torso');
  const cut = torso?.piece.torso;
  if (look.species.floating) {
    sheet.row(10, 1, 6, look.skin, 'body');
    for (const x of [1, 3, 5, 6]) sheet.put(x, FEET, look.skin, 'c', 'body');
    return;
  }
  const tail = worn('tail');
  if (tail && LEGLESS.test(tail.piece.id)) {
    const fish = tail.piece.id === 'fish-tail';
    sheet.row(10, fish ? 2 : 0, fish ? 5 : LAST, tail.material, tail.piece.id);
    if (fish) for (const x of [1, 2, 5, 6]) sheet.put(x, FEET, tail.trim, x > 4 ? 'c' : 'b', tail.piece.id);
    else sheet.row(FEET, -1, LAST + 1, tail.material, tail.piece.id);
    return;
  }
  const legs = worn('legs');
  const cloth = legs?.material ?? look.skin;
  const feet = worn('feet');
  const name = legs?.piece.id ?? 'legs';
  const bare = /loincloth|shorts|kilt|skirt|tutu|diaper/.test(name);
  const long = cut && (cut.shape === 'robe' || cut.shape === 'dress') && (cut.length ?? 1) >= TO_THE_GROUND;
  for (const x of profile ? [2, 3, 4, 5, 6] : [1, 2, 5, 6]) {
    // from the side one foot is before the other
    if (x !== 6 || !profile) sheet.put(x, 10, bare ? look.skin : cloth, x === 6 ? 'c' : 'b', name);
    sheet.put(x, FEET, feet?.material ?? look.skin, x === 6 ? 'c' : 'b', feet?.piece.id ?? 'feet');
  }
  if (isFat(look)) sheet.row(10, 0, LAST, bare ? look.skin : cloth, name);
  for (const x of profile ? [4] : [3, 4]) sheet.put(x, 10, bare ? look.skin : cloth, 'C', name);
  if (bare && legs)
    sheet.row(10, /loincloth|diaper/.test(name) ? 2 : 1, /loincloth|diaper/.test(name) ? 5 : 6, cloth, name);
  if (bare && legs && /skirt|kilt/.test(name)) sheet.row(10, 0, LAST, cloth, name);
  if (bare && legs && name === 'tutu') drawTutu(sheet, legs);
  if (!torso || !cut) return;
  if (!legs && BATHING.test(torso.piece.id)) sheet.row(10, 2, 5, torso.material, torso.piece.id);
  const skirt = cut.skirt === 'same' ? torso.material : cut.skirt;
  if (long) {
    sheet.row(10, 0, LAST, skirt ?? torso.material, torso.piece.id);
    sheet.row(FEET, 0, LAST, cut.hem ?? cut.trim ?? skirt ?? torso.material, torso.piece.id);
    if (cut.hem === undefined && cut.trim === undefined)
      for (const x of [2, 5]) sheet.put(x, FEET, skirt ?? torso.material, 'c', torso.piece.id);
  } else if (skirt || cut.shape === 'robe' || cut.shape === 'dress' || cut.shape === 'tunic')
    sheet.row(
      10,
      cut.shape === 'dress' ? 0 : 1,
      cut.shape === 'dress' ? LAST : 6,
      skirt ?? torso.material,
      torso.piece.id,
    );
}

/** A stiff skirt that stands out on both sides, pleated below. */
function drawTutu(sheet: Sheet, { material }: Worn): void {
  for (let x = -1; x <= LAST + 1; x++) sheet.put(x, 10, material, x % 2 ? 'a' : 'b', 'tutu');
  for (const x of [-2, LAST + 2]) sheet.put(x, 10, material, x < 0 ? 'a' : 'c', 'tutu');
}

/** Trunk and arms. `narrow`: shoulders no wider than the chin. */
export function drawTrunk({ sheet, look, worn }: Trunk, narrow: boolean, profile = false): void {
  const torso = worn('torso');
  const cut = torso?.piece.torso;
  const bare = !torso || cut?.shape === 'bare';
  // an apron is of its own cloth before a shirt
  const material = bare ? look.skin : cut?.bib === 'same' && cut.sleeve ? cut.sleeve : torso.material;
  const id = torso?.piece.id ?? 'body';
  for (let y = SHOULDERS; y <= HANDS; y++)
    for (let x = 1; x <= 6; x++)
      sheet.put(x, y, material, x === 1 || x === 6 ? (y === SHOULDERS ? 'b' : 'c') : x === 2 ? 'a' : 'b', id);
  const ribs = cut?.shape === 'ribs';
  if (ribs) for (const [x, y] of [[1, 8], [2, 8], [5, 8], [6, 8], [1, 9], [6, 9], [2, 9], [5, 9]] as const) sheet.put(x, y, material, 'C', id); // biome-ignore format: a table
  const fat = isFat(look);
  if (fat) for (const y of [8, HANDS]) for (const x of [0, LAST]) sheet.put(x, y, material, x === 0 ? 'a' : 'c', id);
  if (!profile) drawArms(sheet, look, worn, narrow, bare || ribs, fat ? 1 : 0);
  if (fat && bare) for (const [x, y] of [[2, 8], [5, 8], [3, HANDS]] as const) sheet.put(x, y, material, 'c', id); // biome-ignore format: a table
  // bands of cloth over the breast
  if (torso?.piece.id === 'bikini') sheet.row(8, 1, 6, torso.material, id);
  if (!torso || !cut || bare) return;
  const pattern = torso.pattern ?? torso.piece.pattern;
  if (cut.stripes || pattern?.kind.startsWith('stripe')) drawStripes(sheet, torso, cut.stripes ?? pattern?.ink, (cut.sleeves ?? 0) > 0.5); // biome-ignore format: one line
  const strip = (ref: MaterialRef, from: number, to: number, x0 = 3, x1 = 4): void => {
    for (let y = from; y <= to; y++) for (let x = x0; x <= x1; x++) sheet.put(x, y, ref, x === x1 ? 'c' : 'b', id);
  };
  if (cut.trim) strip(cut.trim, SHOULDERS, SHOULDERS, 2, 5);
  if (cut.front) strip(cut.front, SHOULDERS, cut.shape === 'robe' && (cut.length ?? 1) >= TO_THE_GROUND ? 10 : HANDS);
  if (cut.open) strip(cut.open === 'skin' ? look.skin : cut.open, SHOULDERS, 8);
  if (cut.bib) {
    const bib = cut.bib === 'same' ? torso.material : cut.bib;
    strip(bib, 8, 10, 2, 5);
    for (const x of [2, 5]) sheet.put(x, SHOULDERS, bib, 'c', id);
  }
  if (cut.apron) strip(cut.apron, HANDS, 10, 2, 5);
  if (cut.emblem) strip(cut.emblem, 8, 8);
  if (pattern?.kind.startsWith('emblem')) strip(pattern.ink ?? 'gold', 8, HANDS);
  if (pattern && /check|plaid|argyle/.test(pattern.kind)) for (let y = SHOULDERS; y <= HANDS; y++) for (let x = 1; x <= 6; x++) if ((x + y) % 2) sheet.put(x, y, pattern.ink ?? DARK, 'b', id); // biome-ignore format: one line
  drawStates(sheet, look, torso);
  if (cut.shape === 'armor') {
    for (const x of [1, 6]) sheet.put(x, HANDS, material, 'C', id);
    sheet.put(2, 8, material, 'a', id);
    sheet.put(3, 8, material, 'a', id);
  }
}

/** Stripes over trunk and sleeves, dark on what is light. */
function drawStripes(sheet: Sheet, { material, piece }: Worn, ink: MaterialRef | undefined, sleeved: boolean): void {
  const own = ink ?? (materialOf(material).lab[0] > 0.6 ? '#3a3e5c/cloth' : 'white');
  for (const y of [SHOULDERS, HANDS]) for (let x = 1; x <= 6; x++) sheet.put(x, y, own, x === 6 ? 'c' : 'b', piece.id);
  if (sleeved) for (const x of [0, LAST]) sheet.put(x, SHOULDERS, own, x === 0 ? 'b' : 'c', 'arm');
}

/** Whether a trunk is as broad as the arms are apart from others. */
const isFat = ({ build }: Look): boolean => build.belly > 0.8;

/** `out`: how much farther from the middle than usual. */
function drawArms(sheet: Sheet, look: Look, worn: Trunk['worn'], narrow: boolean, naked: boolean, out: 0 | 1): void {
  const torso = worn('torso');
  const cut = torso?.piece.torso;
  const sleeves = naked ? 0 : (cut?.sleeves ?? 0);
  const sleeve = cut?.sleeve ?? torso?.material ?? look.skin;
  const gloves = worn('hands');
  const hand = gloves && gloves.piece.id !== 'bracers' ? gloves.material : look.skin;
  for (const x of [-out, LAST + out]) {
    const tone = x < 4 ? 'b' : 'c';
    if (!narrow) sheet.put(x < 4 ? 0 : LAST, SHOULDERS, sleeves > 0 ? sleeve : look.skin, x < 4 ? 'a' : 'b', 'arm');
    sheet.put(x, 8, sleeves > 0.5 ? sleeve : gloves?.piece.id === 'bracers' ? gloves.material : look.skin, tone, 'arm');
    sheet.put(x, HANDS, hand, tone, gloves?.piece.id ?? 'hand');
    if (!gloves || !BIG_GLOVES.test(gloves.piece.id)) continue;
    const beside = x < 4 ? x - 1 : x + 1;
    for (const y of [8, HANDS, 10]) {
      if (y !== 8) sheet.put(x, y, hand, y === 10 ? 'c' : tone, gloves.piece.id);
      sheet.put(beside, y, hand, y === 10 ? 'c' : x < 4 ? 'a' : 'b', gloves.piece.id);
    }
  }
}

/** Holes and stains of what they wear. */
function drawStates(sheet: Sheet, look: Look, { piece, states = [] }: Worn): void {
  if (states.includes('torn')) for (const [x, y] of [[5, 8], [1, HANDS], [6, 10]] as const) sheet.put(x, y, look.skin, 'c', piece.id); // biome-ignore format: a table
  for (const state of states)
    if (STAINS[state]) for (const [x, y] of [[2, 8], [3, 8], [5, HANDS], [2, 10]] as const) sheet.put(x, y, STAINS[state], 'b', piece.id); // biome-ignore format: a table
}

/** Belts, collars, mantles and straps over the trunk. */
export function drawOver({ sheet, worn }: Trunk): void {
  const waist = worn('waist');
  if (waist)
    if (waist.piece.id === 'apron-front')
      for (const y of [HANDS, 10]) sheet.row(y, 2, 5, waist.material, waist.piece.id);
    else if (/^(?:belt|sash|obi)$/.test(waist.piece.id)) {
      sheet.row(HANDS, 1, 6, waist.material, waist.piece.id);
      if (waist.piece.id === 'belt') sheet.put(3, HANDS, waist.trim, 'b', waist.piece.id);
    } else sheet.put(5, HANDS, waist.material, 'b', waist.piece.id);
  const belt = worn('belt');
  if (belt) for (const [x, y] of [[6, 9], [7, 10], [8, 11]] as const) sheet.put(x, y, y === 9 ? belt.trim : 'dark_leather', 'b', belt.piece.id); // biome-ignore format: a table
  const carry = worn('carry');
  if (carry)
    for (const [
      x,
      y,
    ] of [[1, 7], [2, 8], ...(carry.piece.id === 'satchel' || carry.piece.id === 'quiver' ? [[3, 9]] : [])] as const) // biome-ignore format: a table
      sheet.put(x!, y!, carry.material, 'c', carry.piece.id);
  if (carry?.piece.id === 'satchel')
    for (const x of [5, 6, 7, 8])
      for (const y of [9, 10])
        sheet.put(x, y, y === 9 && x === 6 ? carry.trim : carry.material, y === 10 ? 'c' : x === 5 ? 'C' : x === 6 ? 'a' : 'b', carry.piece.id); // biome-ignore format: one line
  const back = worn('back');
  if (back) for (const x of [0, 1, 6, LAST]) sheet.put(x, SHOULDERS, back.material, x === 0 ? 'a' : 'b', back.piece.id);
  const shoulders = worn('shoulders');
  if (shoulders)
    if (/mantle|ermine|ghillie/.test(shoulders.piece.id))
      for (let x = -1; x <= LAST + 1; x++) sheet.put(x, SHOULDERS, shoulders.piece.id === 'ermine' && x % 3 === 0 ? DARK : shoulders.material, x === LAST + 1 ? 'c' : 'b', shoulders.piece.id); // biome-ignore format: one line
    else
      for (const [x, tone] of [[-1, 'a'], [0, 'b'], [LAST, 'b'], [LAST + 1, 'c']] as const) // biome-ignore format: a table
        sheet.put(x, SHOULDERS, shoulders.material, tone, shoulders.piece.id);
  const neck = worn('neck');
  if (!neck) return;
  const { id } = neck.piece;
  if (/^(?:scarf|ruff|broad-collar|towel|lei|upturned-collar|neck-snake)$/.test(id)) {
    sheet.row(SHOULDERS, 1, 6, neck.material, id);
    if (id === 'scarf') for (const y of [8, 9]) sheet.put(5, y, neck.material, 'c', id);
  } else if (id === 'tie') for (const y of [SHOULDERS, 8]) sheet.put(3, y, neck.material, 'b', id);
  else if (id === 'bow-tie') for (const x of [2, 3, 4, 5]) sheet.put(x, SHOULDERS, neck.material, x % 3 === 2 ? 'b' : 'c', id);
  else if (/bandolier|sash|suspenders/.test(id)) for (const k of [0, 1, 2]) sheet.put(2 + k, SHOULDERS + k, neck.material, 'b', id);
  else for (const [x, y] of [[2, 7], [3, 8], [4, 8], [5, 7]] as const) sheet.put(x, y, y === 8 ? neck.trim : neck.material, 'b', id); // biome-ignore format: a table
}
