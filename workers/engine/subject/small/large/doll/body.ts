/** Legs, trunk and arms of somebody of 32 pixels, in what is worn on them. */
import type { Worn } from '../../../../catalogue/garments/types.ts';
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import type { Shape } from './builds.ts';
import { CLOTHES, FOOTWEAR } from './clothes.ts';
import { type Dressed, type Dye, FEET, SHOULDERS, type Tone, WAIST } from './sheet.ts';

/** Shares of the legs that a hem hides. */
const TO_THE_GROUND = 0.8;
/** Rows of the knees, and below which boots hide a leg. */
const KNEES = 25;
const BARE_LEGS = /loincloth|diaper|trunks|boxers/;
const SHORT_LEGS = /shorts|lederhosen/;
const SKIRTED = /skirt|kilt|tutu|hakama/;
const LOW_SHOES = /shoes|sneakers|sandals|slippers|moccasins|heels|clogs|flippers|skates/;

export interface Bodied extends Dressed {
  readonly shape: Shape;
}

export const dyeOf = ({ look, worn }: Dressed, w: Pick<Worn, 'material' | 'trim'>): Dye => ({
  piece: w.material,
  trim: w.trim,
  skin: look.skin,
  hair: worn('hair')?.material ?? worn('beard')?.material ?? look.skin,
});

/** Whether what is worn on the trunk hides the legs. */
const isLong = (w: Worn | undefined): boolean => {
  const cut = w?.piece.torso;
  return cut !== undefined && (cut.shape === 'robe' || cut.shape === 'dress') && (cut.length ?? 1) >= TO_THE_GROUND;
};

/** Legs and feet, or what floats below a trunk. */
export function drawLegs(d: Bodied): void {
  const { sheet, look, worn, shape } = d;
  if (look.species.floating) {
    for (const [y, half] of [[23, 4], [24, 4], [25, 3], [26, 2], [27, 1]] as const) // biome-ignore format: a table
      sheet.row(y, 13 - half, 12 + half, look.skin, 'body');
    return;
  }
  const legs = worn('legs');
  const name = legs?.piece.id ?? 'legs';
  const cloth = legs?.material ?? look.skin;
  const feet = worn('feet');
  const boots = feet && !LOW_SHOES.test(feet.piece.id);
  const { legs: half, leg } = shape;
  for (const left of [true, false]) {
    const from = left ? 12 - half : 12 + half - leg;
    for (let y = WAIST; y <= FEET - 1; y++) {
      const bare =
        legs && (BARE_LEGS.test(name) ? y > WAIST + 1 : SKIRTED.test(name) || (SHORT_LEGS.test(name) && y >= KNEES));
      for (let x = from; x < from + leg; x++) {
        const inner = left ? x === from + leg - 1 : x === from;
        const outer = x === from + leg - 1 && !left;
        sheet.put(x, y, bare ? look.skin : cloth, x === from && left && y > WAIST ? 'a' : inner || outer ? 'c' : 'b', bare ? 'legs' : name); // biome-ignore format: one line
      }
    }
    drawFoot(d, left ? from - 1 : from, leg + 1, boots ? 26 : FEET - 1, left);
  }
  // the crotch
  for (let x = 12 - half + leg; x < 12 + half - leg; x++) for (const y of [WAIST, WAIST + 1]) sheet.put(x, y, cloth, y === WAIST ? 'c' : 'C', name); // biome-ignore format: one line
  if (legs && SKIRTED.test(name)) drawSkirt(d, legs, /long|hakama/.test(name) ? FEET - 1 : /tutu/.test(name) ? 24 : 25, /tutu/.test(name) ? 3 : 1, WAIST - 1); // biome-ignore format: one line
}

function drawFoot({ sheet, look, worn }: Bodied, x0: number, wide: number, top: number, left: boolean): void {
  const feet = worn('feet');
  const material = feet?.material ?? look.skin;
  const name = feet?.piece.id ?? 'feet';
  for (let y = top; y <= FEET; y++)
    for (let x = x0; x < x0 + wide; x++) {
      // the shaft is as wide as the leg, the foot a pixel wider on its outer side
      if (y < FEET - 1 && x === (left ? x0 : x0 + wide - 1)) continue;
      if (y === FEET - 1 && feet === undefined && x === (left ? x0 : x0 + wide - 1)) continue;
      const cuff = feet && y === top && top < FEET - 1;
      const tone: Tone = y === FEET ? 'c' : x === x0 || (cuff && x === x0 + 1) ? 'a' : x === x0 + wide - 1 ? 'c' : 'b';
      sheet.put(x, y, cuff && feet.trim !== feet.material ? feet.trim : material, tone, name);
    }
  const own = feet && FOOTWEAR[feet.piece.id];
  if (own) sheet.mask(own, { piece: material, trim: feet.trim, skin: look.skin, hair: material }, name, { x: left ? x0 : x0 + wide - 1, y: top, mirrored: !left }); // biome-ignore format: one line
}

/** A skirt from the waist to row `to`, `flare` pixels wider than the hips at its hem. */
function drawSkirt(
  { sheet, shape }: Bodied,
  w: Worn,
  to: number,
  flare: number,
  top: number,
  hem?: MaterialRef,
  cloth = w.material,
): void {
  const hips = Math.max(shape.trunk[6]!, shape.legs);
  const name = w.piece.id;
  for (let y = top; y <= to; y++) {
    const share = (y - top) / Math.max(1, to - top);
    const half = hips + Math.round(flare * Math.sqrt(share));
    for (let x = 12 - half; x <= 11 + half; x++) {
      const k = (x - 12 + half) / (2 * half - 1);
      // folds fall from the waist and open downwards
      const fold = y > top + 1 && (x === 12 - Math.round(half * 0.34) || x === 11 + Math.round(half * 0.5));
      const tone: Tone = k < 0.2 ? 'a' : k > 0.8 || fold ? 'c' : k < 0.45 && y > top && !fold ? 'a' : 'b';
      const last = y === to;
      sheet.put(x, y, last && hem ? hem : cloth, last && !hem ? (k < 0.2 ? 'b' : 'c') : tone, name);
    }
  }
}

/** Trunk and arms. */
export function drawTrunk(d: Bodied): void {
  const { sheet, look, worn, shape } = d;
  const torso = worn('torso');
  const cut = torso?.piece.torso;
  const bare = !torso || cut?.shape === 'bare';
  const material = bare ? look.skin : torso.material;
  const id = torso?.piece.id ?? 'body';
  for (let y = SHOULDERS; y <= WAIST; y++) {
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
  if (bare) drawChest(d);
  if (torso && cut && !bare) drawCut(d, torso);
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
  const long = isLong(torso);
  const skirt = cut.skirt === 'same' ? torso.material : cut.skirt;
  const gown = cut.shape === 'robe' || cut.shape === 'dress';
  const hem = cut.hem ?? cut.trim;
  if (long)
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
  if (cut.bib) {
    const bib = cut.bib === 'same' ? torso.material : cut.bib;
    for (let y = 18; y <= WAIST; y++) rows(y, y, [9, 10, 11, 12, 13, 14], bib);
    for (const y of [16, 17]) for (const x of [9, 14]) put(x, y, bib, x === 9 ? 'a' : 'c');
  }
  if (cut.front) rows(SHOULDERS, long ? FEET - 1 : WAIST, [11, 12], cut.front);
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
  if (own) sheet.mask(own, dyeOf(d, torso), id, { y: 15, over: true });
}

/** An arm: down beside the body, or bent out with what it holds. */
export function drawArm(d: Bodied, left: boolean, holds: boolean): void {
  const { sheet, look, worn, shape } = d;
  const torso = worn('torso');
  const cut = torso?.piece.torso;
  const naked = !torso || cut?.shape === 'bare' || cut?.shape === 'ribs';
  const sleeves = naked ? 0 : (cut?.sleeves ?? 0);
  const sleeve = cut?.sleeve ?? torso?.material ?? look.skin;
  const gloves = worn('hands');
  const covered = gloves && gloves.piece.id !== 'bracers';
  const hand = covered ? gloves.material : look.skin;
  const [out, wide] = [shape.arms, shape.arm];
  const sign = left ? 1 : -1;
  const x0 = left ? 12 - out : 11 + out;
  const put = (k: number, y: number, ref: MaterialRef, tone: Tone, part: string): void =>
    sheet.put(x0 + sign * k, y, ref, tone, part);
  const lit: Tone = left ? 'a' : 'c';
  const end = holds ? 19 : 20;
  for (let y = SHOULDERS + 1; y <= end; y++) {
    const far = (y - SHOULDERS) / 5;
    const clothed = sleeves > 0 && far <= Math.max(sleeves, 0.4) + 0.01;
    const ref = clothed ? sleeve : gloves && y >= 19 ? gloves.material : look.skin;
    for (let k = 0; k < wide; k++) put(k, y, ref, k === 0 ? lit : k === wide - 1 ? (y > 18 ? 'c' : 'b') : 'b', 'arm');
    if (cut?.wide && clothed && y === end) put(-1, y, sleeve, lit, 'arm');
  }
  put(0, SHOULDERS, sleeves > 0 ? sleeve : look.skin, lit, 'arm');
  if (!holds || shape.arm > 2) put(wide - 1, SHOULDERS, sleeves > 0 ? sleeve : look.skin, left ? 'a' : 'b', 'arm');
  const part = gloves?.piece.id ?? 'hand';
  if (!holds) {
    for (let k = 0; k < 2; k++) for (const y of [21, 22]) put(k, y, hand, y === 22 ? 'c' : k === 0 ? lit : 'b', part);
    if (out >= 7) put(wide - 1, 21, hand, 'c', part);
    return;
  }
  // the forearm goes out
  const fore = sleeves > 0.5 ? sleeve : gloves ? gloves.material : look.skin;
  for (let k = -1; k < wide - 1; k++)
    for (const y of [20, 21]) put(k, y, fore, y === 21 ? 'c' : k < 0 ? lit : 'b', 'arm');
  if (cut?.wide && sleeves > 0.5) for (const k of [-1, 0, 1]) put(k, 22, sleeve, 'c', 'arm');
}

/** The hand at the end of an arm that holds something: over what it holds. */
export function drawHand({ sheet, look, worn, shape }: Bodied, left: boolean): void {
  const gloves = worn('hands');
  const material = gloves && gloves.piece.id !== 'bracers' ? gloves.material : look.skin;
  const { x, y } = handOf(shape, left);
  for (let k = 0; k < 2; k++) for (const dy of [0, 1]) sheet.put(left ? x + k : x - k, y + dy, material, dy === 1 ? 'c' : left ? (k === 0 ? 'a' : 'b') : 'b', gloves?.piece.id ?? 'hand'); // biome-ignore format: one line
}

/** The outer upper pixel of a hand that holds something. */
export const handOf = ({ arms }: Shape, left: boolean): { readonly x: number; readonly y: number } => ({ x: left ? 12 - arms - 3 : 11 + arms + 3, y: 20 }); // biome-ignore format: one line
