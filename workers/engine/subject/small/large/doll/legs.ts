/** Legs and feet of somebody of 32 pixels. */
import type { Stamp } from '../../stamp.ts';
import { LEGLESS } from './behind.ts';
import { type Bodied, dyeOf } from './builds.ts';
import { FOOTWEAR } from './clothes.ts';
import { drawPosedLegs } from './posed-legs.ts';
import { FEET, readPieces, type Tone, WAIST } from './sheet.ts';
import { drawSkirt } from './skirts.ts';

/** Rows of the knees, and below which boots hide a leg. */
const KNEES = 25;
const BARE_LEGS = /loincloth|diaper|trunks|boxers/;
const SHORT_LEGS = /shorts|lederhosen/;
const SKIRTED = /skirt|kilt|tutu|hakama/;
const LOW_SHOES = /shoes|sneakers|sandals|slippers|moccasins|heels|clogs|flippers|skates/;

const FLOATING = readPieces(`
# haze | skin
.......aabbbbbbbcc......
.......aabbbbbbccc......
........abbbbbbcc.......
........aab.bbc.bc......
........a....b...c......
# shroud | skin
......aabbbbbbbbcc......
.....aaAabbbbbbbbcc.....
....aaAaabbbbbbbbbcc....
...aaAaabbbbbbbbbbbcc...
..aaaaabbbbbbbbbbbbbcc..
..aabbaabbbbbbbbbbcbbc..
...bb.aabbbbbbbbbcc.cc..
......aabbbbbbbbbcc.....
......aabbbbbbbbbcc.....
.....aaabbbbbbbbbbcc....
.....aabbbbbbbbbbbcc....
.....aabb.bbbb.bbbcc....
.....ab....bb...bbc.....
.....a......b....c......
`);
const { haze: HAZE, shroud: SHROUD } = FLOATING as Record<'haze' | 'shroud', Stamp>;

/** Legs and feet, or what floats below a trunk. */
export function drawLegs(d: Bodied): void {
  const { sheet, look, worn, shape } = d;
  if (look.species.floating) {
    // who floats and wears nothing is a sheet from the chin down
    if (worn('torso')) sheet.mask(HAZE, dyeOf(d, { material: look.skin, trim: look.skin }), 'body', { y: 23 });
    else sheet.mask(SHROUD, dyeOf(d, { material: look.skin, trim: look.skin }), 'body', { y: 15 });
    return;
  }
  const tail = worn('tail');
  const legless = tail && LEGLESS[tail.piece.id];
  if (legless) {
    sheet.mask(legless, dyeOf(d, tail), tail.piece.id, { y: WAIST - 1 });
    return;
  }
  if (d.legs) {
    drawPosedLegs(d, d.legs);
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
  // a cloth that is wound round the hips, and its end in front
  if (legs && name === 'diaper') {
    sheet.row(WAIST + 1, 12 - half, 11 + half, cloth, name);
    for (const y of [WAIST + 2, WAIST + 3]) sheet.row(y, 10, 13, cloth, name);
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
