/** Head, face, hair and hat of somebody of 16 pixels. */
import type { Slot, Worn } from '../../../catalogue/garments/types.ts';
import { materialOf } from '../../../catalogue/materials.ts';
import type { Look } from '../../humanoid/look.ts';
import { drawFaceWear, drawRaised, drawSkull, EYES, FACE_WEAR, HOODED, LEFT_EYE, RIGHT_EYE } from './face-wear.ts';
import { BEARDS, HAIR, HATS, type Mask } from './masks.ts';
import { ASIDE, aside, FRONT } from './profile.ts';
import { DARK, type Sheet } from './sheet.ts';

/** A row of a hat that covers the head, not a bow or a ribbon on it. */
const COVERS = /[^.]{4}/;
/** Rows that it takes of a head. */
const heightOf = (mask: Mask): number => mask.length - (mask[0]!.startsWith('^') ? 1 : 0);

/** Tall and narrow ones cover a head too. */
const isCover = (mask: Mask): boolean => COVERS.test(mask[1]!) || mask[0]!.startsWith('^');

/** Rows of a hat that covers all of a head. */
const WHOLE = 7;
/** What a head is: from and to which column each of its rows goes. */
const SKULL: readonly (readonly [number, number])[] = [[1, 6], [0, 7], [0, 7], [0, 7], [0, 7], [0, 7], [1, 6]]; // biome-ignore format: a table

interface Head {
  readonly sheet: Sheet;
  readonly look: Look;
  readonly worn: (slot: Slot) => Worn | undefined;
}

/** Grown on the head. */
export const HORNS: ReadonlySet<string> = new Set(['horns', 'ram-horns', 'antlers', 'cat-ears', 'fox-ears', 'rabbit-ears', 'round-ears', 'unicorn-horn']); // biome-ignore format: a list

export function drawHead({ sheet, look, worn }: Head, turned = false, profile = false): void {
  const { species } = look;
  const kin = species.head === 'muzzle' || species.head === 'beak';
  const hat = worn('hat');
  const ahead = hat && maskOf(hat, look);
  const mask = ahead && profile ? aside(ahead) : ahead;
  const turn = profile ? ASIDE : turned ? 1 : 0;
  const whole = mask !== undefined && hat?.piece.cover === 'full' && heightOf(mask) >= WHOLE;
  drawSkin(sheet, look, mask);
  if (!profile) drawEars(sheet, look, hat?.piece.cover === 'full');
  sheet.shift = turn;
  if (profile) sheet.end = FRONT;
  if (kin) drawSnout(sheet, look);
  else if (species.head === 'skull') drawSkull(sheet, look);
  else if (species.head === 'box') drawBox(sheet, look);
  else drawEyes(sheet, look);
  if (!kin && species.head !== 'skull') {
    if (species.tusks) for (const x of [LEFT_EYE, RIGHT_EYE]) sheet.put(x, 6, 'tooth', 'b', 'tusks');
    if (species.fangs && !species.tusks) for (const x of [3, 4]) sheet.put(x, 6, 'tooth', 'b', 'fangs');
  }
  const beard = worn('beard');
  const mouth = worn('mouth');
  const face = worn('face');
  const raised = face?.states?.includes('raised');
  const shield = face?.piece.id === 'welding-mask';
  if (face && !raised && HOODED.test(face.piece.id)) {
    const { shift, end } = sheet;
    sheet.shift = 0;
    sheet.end = Number.POSITIVE_INFINITY;
    for (const [y, [from, to]] of SKULL.entries()) for (let x = from; x <= to; x++) sheet.put(x, y, '#3a323c/leather', x === from ? 'a' : x === to ? 'c' : 'b', 'cowl'); // biome-ignore format: one line
    sheet.shift = shift;
    sheet.end = end;
  }
  if (face && !raised && !shield && FACE_WEAR.has(face.piece.id)) drawFaceWear(sheet, face, look);
  if (beard && BEARDS[beard.piece.id]) sheet.mask(BEARDS[beard.piece.id]!, beard);
  if (mouth) drawFaceWear(sheet, mouth, look);
  sheet.shift = 0;
  sheet.end = Number.POSITIVE_INFINITY;
  if (profile && !mouth) sheet.put(FRONT + 1, 5, look.skin, 'b', 'nose');
  drawHair(sheet, worn, mask, whole, profile);
  if (profile && (species.ears === 'pointed' || species.ears === 'long') && hat?.piece.cover !== 'full') for (const [x, y] of [[3, 4], [2, 4], [1, 3]] as const) sheet.put(x, y, look.skin, x > 2 ? 'c' : 'a', 'ears'); // biome-ignore format: a table
  const horns = worn('horns');
  if (horns && !whole) drawHorns(sheet, horns);
  if (hat && mask) sheet.mask(mask, hat);
  if (whole && hat.piece.id === 'great-helm' && look.eye === 'lit') for (const x of [LEFT_EYE, RIGHT_EYE]) sheet.put(x, EYES, look.eyes, 'a', 'eyes'); // biome-ignore format: one line
  if (face && raised) drawRaised(sheet, face);
  else if (face && shield) drawFaceWear(sheet, face, look);
  if (hat?.plume) for (const [x, y] of [[3, 0], [4, 0], [5, 1]] as const) sheet.put(x, y, hat.plume, 'b', 'plume'); // biome-ignore format: a table
  sheet.shift = turn;
  if (profile) sheet.end = FRONT;
  drawMood(sheet, look);
  sheet.shift = 0;
  sheet.end = Number.POSITIVE_INFINITY;
}

/** A helmet that nobody asked for leaves a face that says what somebody is. */
const maskOf = ({ piece, asked }: Worn, { species }: Look): Mask | undefined =>
  HATS[piece.id]!.length >= WHOLE && piece.cover === 'full' && !asked && /helm/.test(piece.id) && species.id !== 'human'
    ? HATS.helmet
    : HATS[piece.id];

function drawSkin(sheet: Sheet, { species, skin }: Look, mask: Mask | undefined): void {
  const kin = species.head === 'muzzle' || species.head === 'beak';
  // what a hat covers is not seen beside it
  const covered = mask && mask.length >= 3 && isCover(mask) ? 3 : 0;
  for (const [y, [from, to]] of SKULL.entries()) {
    if (y < covered || (kin && y === 0 && species.animalEars !== 'none')) continue;
    for (let x = from; x <= to; x++) sheet.put(x, y, skin, x === from ? 'a' : x === to || (y === 6 && x > 3) ? 'c' : 'b', 'head'); // biome-ignore format: one line
  }
  if (species.id === 'mummy') for (const [x, y] of [[1, 2], [2, 2], [3, 2], [4, 1], [5, 1], [4, 6], [5, 6], [1, 6], [2, 6], [0, 4], [7, 3]] as const) sheet.put(x, y, skin, 'C', 'head'); // biome-ignore format: a table
}

function drawHair(sheet: Sheet, worn: Head['worn'], hat: Mask | undefined, whole: boolean, profile: boolean): void {
  const hair = worn('hair');
  const mask = hair && HAIR[hair.piece.id];
  if (!mask || whole || HOODED.test(worn('face')?.piece.id ?? '')) return;
  const { cover = 'none' } = worn('hat')?.piece ?? {};
  // beneath a hat the hair of the crown is not seen, nor what would stand out above a crown
  const covers = hat !== undefined && isCover(hat);
  const from = !covers ? 0 : cover === 'full' ? 12 : Math.min(heightOf(hat), 4);
  sheet.mask(profile ? aside(mask) : mask, hair, from);
}

function drawEars(sheet: Sheet, { species, skin }: Look, covered: boolean): void {
  const fur = species.earFur ?? skin;
  if (species.ears === 'pointed' || species.ears === 'long') {
    for (const [
      x,
      y,
    ] of [[-1, 4], [8, 4], ...(species.ears === 'long' || species.id === 'goblin' ? [[-2, 3], [9, 3]] : [[-1, 3], [8, 3]])] as const) // biome-ignore format: a table
      sheet.put(x!, y!, skin, x! < 0 ? 'a' : 'c', 'ears');
  }
  if (covered || species.animalEars === undefined) return;
  const places = {
    point: [[0, 0], [0, 1], [1, 1], [7, 0], [7, 1], [6, 1]],
    round: [[0, 0], [1, 0], [0, 1], [6, 0], [7, 0], [7, 1]],
    flop: [[-1, 2], [-1, 3], [-1, 4], [8, 2], [8, 3], [8, 4]],
    tall: [[1, 0], [2, 0], [1, 1], [5, 0], [6, 0], [6, 1]],
    none: [],
  }[species.animalEars]; // biome-ignore format: a table
  for (const [x, y] of places) sheet.put(x!, y!, fur, x! < 4 ? 'b' : 'c', 'ears');
}

function drawSnout(sheet: Sheet, { species, skin, eyes, eyesNamed }: Look): void {
  const { snout } = species;
  const material = snout?.material ?? skin;
  const beak = species.head === 'beak';
  if (species.bulges) for (const x of [0, 1, 6, 7]) sheet.put(x, 0, skin, x < 4 ? 'a' : 'c', 'head');
  if (species.mane) for (let y = 1; y <= 6; y++) for (const x of [-1, 8]) sheet.put(x, y, species.mane, 'c', 'mane');
  if (species.mane) for (let x = 1; x <= 6; x++) sheet.put(x, 1, species.mane, 'b', 'mane');
  for (const x of [LEFT_EYE - 1, RIGHT_EYE + 1])
    for (const y of [3, 4]) sheet.put(x, y, eyesNamed ? eyes : species.eye === 'evil' ? 'eye_glow' : DARK, 'b', 'eyes');
  for (let y = 4; y <= 6; y++)
    for (let x = beak ? 3 : 2; x <= (beak ? 4 : 5); x++)
      if (y > 4 || beak) sheet.put(x, y, material, y === 6 ? 'c' : x === 2 ? 'a' : 'b', 'snout');
  if (!beak && snout) for (const x of snout.nostrils ? [2, 5] : [3, 4]) sheet.put(x, 5, snout.nose, 'b', 'nose');
  if (species.tusks) for (const x of [1, 6]) sheet.put(x, 6, 'tooth', 'b', 'tusks');
}

function drawBox(sheet: Sheet, { eyes }: Look): void {
  for (let x = 1; x <= 6; x++) for (const y of [3, 4]) sheet.put(x, y, DARK, 'b', 'visor');
  for (const x of [LEFT_EYE, RIGHT_EYE]) for (const y of [3, 4]) sheet.put(x, y, eyes, 'a', 'eyes');
  for (const x of [2, 3, 4, 5]) sheet.put(x, 6, DARK, x % 2 ? 'b' : 'a', 'grille');
}

function drawEyes(sheet: Sheet, { eye, eyes, otherEye, eyesNamed, asleep, skin }: Look): void {
  const lit = eye === 'glow' || eye === 'lit';
  const dark = materialOf(skin).lab[0] < 0.42;
  for (const x of [LEFT_EYE, RIGHT_EYE]) {
    const own = (eye === 'evil' || eye === 'slit') && !eyesNamed ? 'eye_glow' : eyes;
    const iris = x === RIGHT_EYE ? (otherEye ?? own) : own;
    if (asleep) {
      sheet.put(x, 5, DARK, 'b', 'eyes');
      sheet.put(x === LEFT_EYE ? x - 1 : x + 1, 5, DARK, 'b', 'eyes');
      continue;
    }
    if (eye === 'almond') {
      // large and black, slanting down to the middle
      const out = x === LEFT_EYE ? -1 : 1;
      for (const [dx, y] of [[out, 3], [out, 4], [0, 4], [0, 5], [out, 5]] as const) sheet.put(x + dx, y, eyesNamed ? iris : DARK, 'b', 'eyes'); // biome-ignore format: a table
      continue;
    }
    if (eye === 'socket' || eye === 'hollow')
      for (const y of [EYES, EYES + 1]) for (const d of [0, x === LEFT_EYE ? -1 : 1]) sheet.put(x + d, y, DARK, 'b', 'eyes'); // biome-ignore format: one line
    const shines = lit || eye === 'evil' || eye === 'slit' || eyesNamed;
    sheet.put(x, EYES, lit ? iris : eye === 'evil' ? DARK : dark && !shines ? 'white' : DARK, lit ? 'a' : 'b', 'eyes');
    sheet.put(x, EYES + 1, shines ? iris : DARK, shines ? 'a' : 'b', 'eyes');
  }
}

function drawMood(sheet: Sheet, { mood, species }: Look): void {
  if (species.head !== undefined && species.head !== 'round') return;
  if (mood === 'angry' || mood === 'wicked')
    for (const [x, y] of [[1, 3], [2, 4], [5, 4], [6, 3]] as const) sheet.put(x, y, DARK, 'b', 'brows'); // biome-ignore format: a table
  if (mood === 'happy' || mood === 'shouting' || mood === 'surprised' || mood === 'wicked')
    for (const x of [3, 4]) sheet.put(x, 6, 'mouth', 'b', 'mouth');
}

function drawHorns(sheet: Sheet, { material, trim, piece }: Worn): void {
  const places: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
    horns: [[-1, 0], [-1, 1], [0, 1], [8, 0], [8, 1], [7, 1]],
    'ram-horns': [[-1, 2], [-1, 3], [-1, 4], [0, 2], [8, 2], [8, 3], [8, 4], [7, 2]],
    antlers: [[0, 0], [0, 1], [-1, 0], [-2, 0], [-1, 1], [7, 0], [7, 1], [8, 0], [9, 0], [8, 1]],
    'rabbit-ears': [[1, 0], [2, 0], [1, 1], [6, 0], [5, 0], [6, 1]],
    'unicorn-horn': [[3, 0], [3, 1], [4, 1]],
  }; // biome-ignore format: a table
  const found = places[piece.id] ?? [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
    [6, 0],
    [7, 0],
    [7, 1],
    [6, 1],
  ];
  for (const [x, y] of found) sheet.put(x!, y!, piece.id.endsWith('ears') && (x === 1 || x === 6) && y === 1 ? trim : material, x! < 4 ? 'b' : 'c', piece.id); // biome-ignore format: one line
}

/** Whether all that somebody wears on the head is shown here. */
export const showsHead = (worn: ReadonlyMap<Slot, Worn>): boolean => {
  const hat = worn.get('hat');
  const face = worn.get('face');
  const mouth = worn.get('mouth');
  const horns = worn.get('horns');
  const hair = worn.get('hair');
  const beard = worn.get('beard');
  return (
    (!hat || HATS[hat.piece.id] !== undefined) &&
    (!face || FACE_WEAR.has(face.piece.id) || !face.asked) &&
    (!mouth || FACE_WEAR.has(mouth.piece.id)) &&
    (!horns || HORNS.has(horns.piece.id)) &&
    (!hair || HAIR[hair.piece.id] !== undefined) &&
    (!beard || BEARDS[beard.piece.id] !== undefined)
  );
};
