/** Head of somebody of 32 pixels: skull, ears, face, beard, hair, horns and hat. */
import { BEAST_MASK } from '../../../../catalogue/garments/beast-masks.ts';
import type { Slot, Worn } from '../../../../catalogue/garments/types.ts';
import type { Look } from '../../../humanoid/look.ts';
import { HOODED } from '../../doll/face-wear.ts';
import { drawBeastMask } from './beast-mask.ts';
import { dyeOf } from './builds.ts';
import { drawBrowsUnderHat, drawFace } from './face.ts';
import { FACE_ROW, FACE_WEAR, PAINT } from './face-wear.ts';
import { BEARDS, HAIR } from './hair.ts';
import { HATS } from './hats.ts';
import { HORNS } from './horns.ts';
import { drawKinHead, isKin, isWholeHead } from './kin-head.ts';
import { ASIDE, aside, FRONT, turnedPane } from './profile.ts';
import { type Dressed, readPieces } from './sheet.ts';

/** From and to which column each row of a skull goes, from row 4 down. */
const SKULL: readonly (readonly [number, number])[] = [[8, 15], [7, 16], [6, 17], [6, 17], [6, 17], [6, 17], [6, 17], [6, 17], [6, 17], [6, 17], [7, 16], [9, 14]]; // biome-ignore format: a table
export const CROWN = 4;
/** Columns by which a face that looks aside is moved. */
const TURN = 2;
/** Helmets that leave a face free but for the cheeks: of a skull and of a muzzle there is more to see. */
const CHEEKED = /^(?:helmet|(?:feather-)?plumed-helmet|medic-helmet|morion|custodian-helmet|pickelhaube)$/;
/** The most rows of what is pushed up on a head. */
const UP = 6;
/** Rows above the eyes. */
const BROW = 9;
/** A row of what covers a face. */
const PANED = /[^.]{10}/;
/** No hair hangs out below. */
const WRAPPED = /hijab|hood|babushka|keffiyeh/;
/** A row of a hat that covers the head, not a bow or a ribbon on it. */
const COVERS = /[^.]{6}/;

export function drawHead(d: Dressed): void {
  const { sheet, look, worn } = d;
  const hat = worn('hat');
  const cap = hat && HATS[hat.piece.id];
  const { species } = look;
  const kin = isKin(species.head);
  const profile = d.profile === true;
  const turn = profile ? ASIDE : d.turned ? (kin ? (isWholeHead(species.head) ? 0 : 1) : TURN) : 0;
  if (!isWholeHead(species.head)) drawSkull(d);
  sheet.shift = turn;
  if (profile) sheet.end = FRONT;
  if (kin) drawKinHead(d);
  else {
    sheet.shift = 0;
    if (!profile) drawEars(d, hat?.piece.cover === 'full');
    sheet.shift = turn;
    drawFace(d);
  }
  if (species.id === 'mummy') drawWraps(d);
  const paint = worn('paint');
  if (paint) sheet.mask(PAINT[paint.piece.id]!, dyeOf(d, paint), paint.piece.id, { y: FACE_ROW });
  const face = worn('face');
  const raised = face?.states?.includes('raised');
  const shield = face?.piece.id === 'welding-mask';
  const beast = face !== undefined && BEAST_MASK[face.piece.id] !== undefined;
  if (face && !raised && HOODED.test(face.piece.id)) drawCowl(d);
  if (face && !raised && !shield && !beast)
    sheet.mask(FACE_WEAR[face.piece.id]!, dyeOf(d, face), face.piece.id, { y: FACE_ROW });
  if (profile && face && !raised && HOODED.test(face.piece.id)) {
    sheet.end = FRONT + BEAK;
    sheet.mask(FACE_WEAR[face.piece.id]!, dyeOf(d, face), face.piece.id, { y: FACE_ROW, from: BEAK_ROW });
    sheet.end = FRONT;
  }
  const beard = worn('beard');
  if (beard && BEARDS[beard.piece.id]) sheet.mask(BEARDS[beard.piece.id]!, dyeOf(d, beard), beard.piece.id);
  const mouth = worn('mouth');
  if (mouth) sheet.mask(FACE_WEAR[mouth.piece.id]!, dyeOf(d, mouth), mouth.piece.id, { y: FACE_ROW });
  sheet.shift = 0;
  sheet.end = Number.POSITIVE_INFINITY;
  if (profile) drawNose(d);
  const hair = worn('hair');
  const grown = hair && (HAIR[hair.piece.id] ?? BEARDS[hair.piece.id]);
  const style = grown && profile ? aside(grown, hat?.piece.cover !== 'full') : grown;
  // who has lost no hair yet has none at the sides
  if (
    hair &&
    style &&
    !HOODED.test(face?.piece.id ?? '') &&
    !(look.words.has('child') && hair.piece.id === 'balding')
  ) {
    const { cover = 'none' } = hat?.piece ?? {};
    const covers = cap?.rows.some((row) => COVERS.test(row));
    // beneath a hat the hair of the crown is not seen, nor what would stand out above it
    const rows = cap?.rows.length ?? 0;
    const from = !covers
      ? 0
      : cover === 'full'
        ? WRAPPED.test(hat?.piece.id ?? '')
          ? 99
          : 16
        : cover === 'top'
          ? Math.min(rows, 8)
          : 0;
    // who looks aside shows more of the hair on this side
    if (turn > 0 && !profile) sheet.mask(style, dyeOf(d, hair), hair.piece.id, { x: turn, from, until: 10 });
    sheet.mask(style, dyeOf(d, hair), hair.piece.id, { from });
  }
  if (profile) drawEarAside(d, hat?.piece.cover === 'full');
  const horns = worn('horns');
  if (horns) sheet.mask(HORNS[horns.piece.id]!, dyeOf(d, horns), horns.piece.id);
  if (hat && cap) {
    // a helmet that nobody asked for leaves a face that says what somebody is
    const { id, cover } = hat.piece;
    const cheeked = CHEEKED.test(id) || (cover === 'full' && !hat.asked && /helm/.test(id));
    const open = species.id !== 'human' && cheeked;
    const whole = !profile ? cap : hat.piece.cover === 'full' && PANED.test(cap.rows[11] ?? '') ? turnedPane(cap) : aside(cap, false); // biome-ignore format: one line
    sheet.mask(open ? { ...whole, rows: whole.rows.slice(0, BROW) } : whole, dyeOf(d, hat), hat.piece.id);
    if (id === 'great-helm' && look.eye === 'lit' && !open) for (const x of [8, 9, 14, 15]) for (const y of [9, 10]) sheet.put(x, y, look.eyes, y === 9 ? 'A' : 'a', 'eyes'); // biome-ignore format: one line
    if (species.ears === 'long' && hat.piece.cover === 'full' && !profile) drawEars(d, false);
    sheet.shift = turn;
    if (!kin && !profile && hat.piece.cover !== 'full') drawBrowsUnderHat(sheet, look, hat.piece.id);
    sheet.shift = 0;
  }
  if (face && raised) drawRaised(d, face);
  else if (face && beast) drawBeastMask(d, face, turn);
  // a shield is before the hair
  else if (face && shield) sheet.mask(FACE_WEAR[face.piece.id]!, dyeOf(d, face), face.piece.id, { y: FACE_ROW });
}

/** What is worn before the face, pushed up: its upper rows and its rim, from the crown to above the brows. */
function drawRaised(d: Dressed, face: Worn): void {
  const up = RAISED[face.piece.id];
  if (up) {
    d.sheet.mask(up, dyeOf(d, face), face.piece.id);
    return;
  }
  const stamp = FACE_WEAR[face.piece.id]!;
  const rows = stamp.rows.filter((row) => /[^.]/.test(row));
  const kept = rows.length > UP ? [...rows.slice(0, UP - 1), rows.at(-1)!] : rows;
  d.sheet.mask({ ...stamp, rows: kept }, dyeOf(d, face), face.piece.id, { y: FACE_ROW - kept.length });
}

/** What turns about its hinges at the temples: its chin is above the crown, its pane over the brow, hair is seen below it. */
const RAISED = readPieces(`
# welding-mask | piece ; trim
.........aabb...........
.......aaabbbbbb........
......aabbbbbbbbbc......
.....aCCCCCCCCCCCCc.....
.....aCDDddddddeeCc.....
.....aCDdddddddeeCc.....
.....aCCCCCCCCCCCCc.....
....xabbbbbbbbbbbbcx....
......CCCCCCCCCCCC......
`);

const WRAPS = readPieces(`
# wraps | skin ; dark
........................
..........CCCCCb........
.......CCCbbbbbCC.......
......Cbbbbbbaabb.......
......aabCCCCCCCCC......
......eeeeeeeeeeee......
......ee..eeee..ee......
......ee..eeee..ee......
......CC..eeee..CC......
.......bCCCCCCbbb.......
.......abbbaaCCCC.......
.........CCCCbb.........
`).wraps!;

/** Strips of linen round a head, an open one where the eyes are. */
function drawWraps(d: Dressed): void {
  d.sheet.mask(WRAPS, dyeOf(d, { material: d.look.skin, trim: d.look.skin }), 'wraps', { y: CROWN });
}

/** Columns by which a beak stands out from a face, and its first row in a mask. */
const BEAK = 5;
const BEAK_ROW = 5;
const COWL = '#3a323c/leather';

/** The leather of a mask that is a hood: over all of a skull. */
function drawCowl({ sheet }: Dressed): void {
  const { shift, end } = sheet;
  sheet.shift = 0;
  sheet.end = Number.POSITIVE_INFINITY;
  for (const [k, [from, to]] of SKULL.entries())
    for (let x = from; x <= to; x++) sheet.put(x, CROWN + k, COWL, x === from || (k < 2 && x < 12) ? 'a' : x === to ? 'c' : 'b', 'cowl'); // biome-ignore format: one line
  sheet.shift = shift;
  sheet.end = end;
}

function drawSkull({ sheet, look }: Dressed): void {
  for (const [k, [from, to]] of SKULL.entries())
    for (let x = from; x <= to; x++) {
      const y = CROWN + k;
      const tone = (y === 15 && !look.species.floating) || x === to || (y === 14 && x > 12) || (x === to - 1 && y > 11) ? 'c' : x === from && y > 5 && y < 13 ? 'a' : 'b'; // biome-ignore format: one line
      sheet.put(x, y, look.skin, tone, 'head');
    }
}

function drawEars({ sheet, look: { species, skin } }: Dressed, covered: boolean): void {
  if (species.ears === 'none') return;
  if (species.ears === 'pointed' || species.ears === 'long') {
    const spots = species.ears === 'long' ? [[5, 10], [5, 11], [4, 11], [4, 10], [4, 9], [3, 10], [3, 9], [2, 9], [2, 8], [1, 8]] : [[5, 10], [5, 11], [4, 10], [4, 9], [3, 8]]; // biome-ignore format: a table
    for (const [x, y] of spots) {
      sheet.put(x!, y!, skin, x === 5 ? 'c' : 'a', 'ears');
      sheet.put(23 - x!, y!, skin, 'c', 'ears');
    }
  } else if (!covered)
    for (const y of [10, 11]) {
      sheet.put(5, y, skin, y === 10 ? 'a' : 'b', 'ears');
      sheet.put(18, y, skin, 'c', 'ears');
    }
}

/** A nose that stands out from a face that is seen from its side. */
function drawNose({ sheet, look, worn }: Dressed): void {
  const { species, skin } = look;
  if (species.floating || species.head !== undefined && species.head !== 'round' || /mask|scarf|bandana|veil/.test(worn('mouth')?.piece.id ?? worn('face')?.piece.id ?? '')) return; // biome-ignore format: one line
  const large = (species.nose ?? 0) > 0.2;
  for (const [dx, y] of large ? [[1, 10], [1, 11], [2, 11], [3, 12], [2, 12], [1, 12]] as const : [[1, 11], [1, 12]] as const) sheet.put(FRONT + dx, y, skin, y === 12 ? 'c' : 'b', 'nose'); // biome-ignore format: a table
}

/** The near ear. */
function drawEarAside({ sheet, look: { species, skin }, worn }: Dressed, covered: boolean): void {
  if (species.ears === 'none' || (species.head !== undefined && species.head !== 'round')) return;
  if (species.ears === 'pointed' || species.ears === 'long') {
    const spots = [[11, 11], [10, 11], [10, 10], [9, 10], [9, 9], [8, 9], ...(species.ears === 'long' ? [[7, 9], [7, 8], [6, 8], [5, 8], [5, 7]] : [[7, 8]])]; // biome-ignore format: a table
    for (const [x, y] of spots) sheet.put(x!, y!, skin, x! > 9 ? 'b' : 'a', 'ears');
    return;
  }
  // under long hair it is not seen
  if (covered || (worn('hair') && sheet.at(8, 14)?.part === worn('hair')!.piece.id)) return;
  for (const [x, y] of [[10, 10], [11, 10], [10, 11], [11, 11]] as const) sheet.put(x, y, skin, x === 10 ? 'C' : y === 10 ? 'a' : 'c', 'ears'); // biome-ignore format: a table
}

/** Whether all that somebody wears on the head is shown here. */
export const showsHead = (worn: ReadonlyMap<Slot, Worn>, { species }: Look): boolean => {
  const [hat, face, mouth, horns, hair, beard, paint] = (
    ['hat', 'face', 'mouth', 'horns', 'hair', 'beard', 'paint'] as const
  ).map((slot) => worn.get(slot));
  return (
    (species.head === undefined || species.head === 'round' || isKin(species.head)) &&
    (!hat || HATS[hat.piece.id] !== undefined) &&
    (!face || FACE_WEAR[face.piece.id] !== undefined || BEAST_MASK[face.piece.id] !== undefined) &&
    (!mouth || FACE_WEAR[mouth.piece.id] !== undefined) &&
    (!horns || HORNS[horns.piece.id] !== undefined) &&
    (!paint || PAINT[paint.piece.id] !== undefined) &&
    (!hair || HAIR[hair.piece.id] !== undefined || BEARDS[hair.piece.id] !== undefined) &&
    (!beard || BEARDS[beard.piece.id] !== undefined)
  );
};
