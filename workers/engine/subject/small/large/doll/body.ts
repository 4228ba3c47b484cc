/** The trunk of somebody of 32 pixels, in what is worn on it. */
import type { Worn } from '../../../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import { LEGLESS } from './behind.ts';
import { type Bodied, dyeOf, isFat } from './builds.ts';
import { CLOTHES } from './clothes.ts';
import { drawPosedSkirt } from './posed-legs.ts';
import { FEET, SHOULDERS, type Tone, WAIST } from './sheet.ts';
import { drawSkirt, isLong } from './skirts.ts';

/** Trunk and arms. */
export function drawTrunk(d: Bodied): void {
  const { sheet, look, worn, shape } = d;
  const torso = worn('torso');
  const cut = torso?.piece.torso;
  const bare = !torso || cut?.shape === 'bare';
  // an apron is of its own cloth before a shirt
  const material = bare ? look.skin : cut?.bib === 'same' && cut.sleeve ? cut.sleeve : torso.material;
  const id = torso?.piece.id ?? 'body';
  const ribs = cut?.shape === 'ribs';
  for (let y = SHOULDERS; y <= WAIST && !ribs; y++) {
    const half = shape.trunk[y - SHOULDERS]!;
    for (let x = 12 - half; x <= 11 + half; x++) {
      const k = x - 12 + half;
      const edge = y > SHOULDERS + 1 && (k === 0 || k === 2 * half - 1);
      const tone: Tone = edge
        ? 'C'
        : k <= (y < SHOULDERS + 3 ? 2 : 1)
          ? 'a'
          : k >= 2 * half - 3 || y === WAIST
            ? 'c'
            : 'b';
      sheet.put(x, y, material, tone, id);
    }
  }
  const legs = worn('legs');
  if (isFat(look) && !ribs) drawBelly(d, material, id, bare, legs?.piece.id === 'diaper');
  else if (bare && !look.words.has('child')) drawChest(d);
  if (torso && cut && !bare) drawCut(d, torso);
  // what there is of cloth on a bare trunk
  else if (torso && CLOTHES[torso.piece.id])
    sheet.mask(CLOTHES[torso.piece.id]!, dyeOf(d, torso), id, { y: 15, over: true });
}

/** A round belly: lit above, in shade where it hangs over the belt. */
function drawBelly({ sheet, shape }: Bodied, material: MaterialRef, id: string, bare: boolean, girt: boolean): void {
  const half = shape.trunk[4]!;
  const put = (x: number, y: number, tone: Tone): void => sheet.put(x, y, material, tone, id);
  for (let x = 14 - half; x <= 9 + half && !girt; x++) put(x, WAIST + 1, x < 9 ? 'b' : 'c');
  for (const [x, y] of [[7, 19], [8, 19], [6, 20], [7, 20], [8, 20], [7, 21]] as const) put(x, y, 'a'); // biome-ignore format: a table
  for (const [x, y] of [[16, 21], [17, 21], [15, WAIST], [16, WAIST]] as const) put(x, y, 'c'); // biome-ignore format: a table
  if (!bare) return;
  // folds below the breasts, and a navel
  for (const k of [1, 2, 3, 4, 5]) for (const x of [11 - k, 12 + k]) put(x, k === 1 || k === 5 ? 18 : 19, 'c');
  for (const x of [11, 12]) put(x, 21, x === 11 ? 'C' : 'c');
}

/** What is seen of a naked chest. */
function drawChest({ sheet, look, shape }: Bodied): void {
  const [y, half] = [SHOULDERS + 2, shape.trunk[3]! - 1];
  for (let k = 1; k < half; k++) for (const x of [11 - k, 12 + k]) sheet.put(x, y + 1, look.skin, 'c', 'body');
  for (const x of [11, 12]) for (const dy of [0, 3]) sheet.put(x, y + dy, look.skin, x === 11 ? 'c' : 'b', 'body');
}

/** Collar, front, bib, skirt: what a row says of a cut, and what is set by hand of the piece. */
function drawCut(d: Bodied, torso: Worn): void {
  const { sheet, look, shape } = d;
  const cut = torso.piece.torso!;
  const id = torso.piece.id;
  const put = (x: number, y: number, ref: MaterialRef, tone: Tone): void => sheet.put(x, y, ref, tone, id);
  const rows = (from: number, to: number, xs: readonly number[], ref: MaterialRef): void => {
    for (let y = from; y <= to; y++)
      for (const [i, x] of xs.entries()) put(x, y, ref, i === xs.length - 1 ? 'c' : i === 0 ? 'a' : 'b');
  };
  const half = (y: number): number => shape.trunk[Math.min(6, Math.max(0, y - SHOULDERS))]!;
  const across = (y: number, ref: MaterialRef): void => {
    for (let x = 12 - half(y); x <= 11 + half(y); x++) if (sheet.at(x, y)?.tone !== 1) put(x, y, ref, x < 11 ? 'a' : x > 13 ? 'c' : 'b'); // biome-ignore format: one line
  };
  if (cut.stripes) for (const y of [17, 19, 21]) across(y, cut.stripes);
  const tail = d.worn('tail')?.piece.id;
  const legless = tail !== undefined && LEGLESS[tail] !== undefined;
  const long = isLong(torso);
  const skirt = cut.skirt === 'same' ? torso.material : cut.skirt;
  const gown = cut.shape === 'robe' || cut.shape === 'dress';
  const hem = cut.hem ?? cut.trim;
  // what grows below the waist is seen
  if (legless) sheet.row(WAIST, 8, 15, torso.material, id);
  else if (d.legs) drawPosedSkirt(d, d.legs);
  else if (long)
    drawSkirt(
      d,
      torso,
      FEET - (cut.shape === 'dress' ? 0 : 1),
      cut.shape === 'dress' ? 4 : 2,
      WAIST - 1,
      hem,
      skirt ?? torso.material,
    );
  else if (skirt || gown || cut.shape === 'tunic')
    drawSkirt(d, torso, gown ? 25 : 24, cut.shape === 'dress' ? 2 : 1, WAIST - 1, cut.hem, skirt ?? torso.material);
  // what is in front of a trunk is on its front
  if (d.profile) {
    sheet.shift = FORWARD;
    sheet.end = 11 + half(3);
  }
  if (cut.bib) {
    const bib = cut.bib === 'same' ? torso.material : cut.bib;
    for (let y = 18; y <= WAIST; y++) rows(y, y, [9, 10, 11, 12, 13, 14], bib);
    for (const y of [16, 17]) for (const x of [9, 14]) put(x, y, bib, x === 9 ? 'a' : 'c');
  }
  if (cut.front) rows(SHOULDERS, long ? d.floor - 1 : WAIST, [11, 12], cut.front);
  if (cut.open) {
    const open = cut.open === 'skin' ? look.skin : cut.open;
    for (const [y, xs] of [[16, [10, 11, 12, 13]], [17, [10, 11, 12, 13]], [18, [11, 12]], [19, [11, 12]]] as const) rows(y, y, xs, open); // biome-ignore format: a table
  }
  if (cut.trim) for (const x of [9, 10, 13, 14]) put(x, SHOULDERS, cut.trim, x < 12 ? 'a' : 'c');
  if (cut.trim && !cut.open) for (const x of [11, 12]) put(x, SHOULDERS + 1, cut.trim, 'b');
  if (cut.apron) for (let y = 20; y <= 25; y++) rows(y, y, [9, 10, 11, 12, 13, 14], cut.apron);
  if (cut.emblem) for (const [x, y] of [[11, 18], [12, 18], [10, 19], [11, 19], [12, 19], [13, 19], [11, 20], [12, 20]] as const) put(x, y, cut.emblem, x < 12 ? 'a' : 'c'); // biome-ignore format: a table
  if (cut.mail)
    for (let y = 17; y <= WAIST; y++) for (let x = 9; x <= 14; x++) if ((x + y) % 2) put(x, y, torso.material, 'c');
  const own = CLOTHES[id] ?? CLOTHES[`${cut.shape}-cut`];
  if (own) sheet.mask(own, dyeOf(d, torso), id, { y: 15, over: cut.shape !== 'ribs' });
  sheet.shift = 0;
  sheet.end = Number.POSITIVE_INFINITY;
}

/** Columns by which it is moved of who is seen from the side. */
const FORWARD = 2;
