/** What is behind a body of 32 pixels: capes, packs, quivers, wings and tails. */
import type { Worn } from '../../../../catalogue/garments/types.ts';
import { type Bodied, dyeOf } from './builds.ts';
import { readPieces, SHOULDERS, type Tone } from './sheet.ts';

/** The wing on the left of the picture, its root in the last column, from row 11 down; the other one is its mirror. */
const WINGS = readPieces(`
# feather-wings single-wing
....aaa.....
...aaAAa....
..aAAaaba...
.aAaabbbb...
aAaabbbcbb..
aaabCbbCbbb.
aabbbcbbbcbb
.aabCbbcbbbb
.abbbcCbbbcb
..abCbbcCbbb
..abbcbbbCcb
...bbCcbbccc
...abbbccbCC
....bbCbbcc.
.....bbbcC..
......bbc...
# bat-wings single-bat-wing
aa..........
.aa.........
.aaA........
..aba.......
.aabba......
.aabbba...aa
aabbCbbaaaab
aabbbCbbabbb
abbCbbCbbbbc
abbbCbbCbbcc
ab.bbCbbCbcC
b..bb.bbbCcC
b..b..bb.ccC
...b...b..cC
.......b...C
............
# fairy-wings
...AAaa.....
..AaaaAaa...
.AaawwaaAa..
.aawwaaaaaa.
.aawaaAaaaba
.aaaaAaaaabb
..aaaaaaabba
...aaaaabba.
.....aaabbb.
....aabbaab.
...aawabaab.
...aawaaabb.
....aaaabb..
.....aabb...
`);

/** Tails to the right of the legs, from column 15 and row 14 down. */
const TAILS = readPieces(`
# cat-tail rat-tail
..........
......aa..
.....aabb.
.....ab.b.
.......bb.
.......bc.
......bb..
......bc..
.....bb...
....bbc...
..bbbc....
bbbcc.....
ccc.......
# wolf-tail fox-tail
..........
......ed..
.....eddd.
.....bdde.
....abbbe.
....abbbc.
....abbbc.
....abbcc.
...abbbc..
..bbbbcc..
bbbbbcc...
bbbccc....
ccc.......
# demon-tail
.......a..
......aab.
.....aabbc
.......b..
.......b..
.......bc.
......bb..
......bc..
.....bb...
....bbc...
..bbbc....
bbbcc.....
ccc.......
# lizard-tail
..........
..........
..........
.......a..
......ab..
......ab..
......bbc.
.....abbc.
.....bbbc.
...abbbcc.
abbbbbcc..
bbbbbcc...
bccccc....
# puff-tail
..........
..........
..........
..........
..........
..........
...aab....
..aAabb...
..aabbc...
...bcc....
`);
/** A fan of tails to the left, its root in the last column, from row 9 down; mirrored on the other side. */
const FAN = readPieces(`
# nine-tails
.....ee.....
....edd.....
....add..ee.
....aab.edd.
.ee.aab.add.
eddeaab.aab.
addaaabbaab.
aabbaabbaab.
.aabbabbaabb
.aabbbabbabb
..aabbabbabb
eeaaabbbabbb
eddaabbbbbbb
.addaabbbbbb
..aaaabbbbbb
....aabbbbbb
......ccbbbb
`)['nine-tails']!;

/** In place of legs: from row 21 down. */
export const LEGLESS = readPieces(`
# fish-tail
........aaabbbcc........
........aAabCbbc........
........aabCbbCc........
.........aAbbCc.........
.........aabCbc.........
.....dd...abbc...ee.....
.....dDdddabbceeeef.....
......dddef..eeeff......
# snake-tail
........aabbbbcc........
........aAdeebbc........
........aadeebbc........
.......aaadeebbcc.......
......aaabdeebbbcc......
.....aAabbCCCCbbbbcc..bc
.....aabbbbbbbbbbbccccc.
......cccccccccccccccc..
`);
const TAILED: ReadonlySet<string> = new Set([...Object.keys(TAILS), ...Object.keys(LEGLESS), 'nine-tails']);
const SHORT_CAPES = /short|shawl|poncho/;
/** Bags that hang at the side. */
export const AT_SIDE = /satchel|quiver/;
const TALL_PACKS = /huge|pots|weapons|potions|books|scrolls/;

/** Whether it can be drawn. */
export const showsBehind = (w: Worn): boolean => w.piece.slot === 'wings' ? WINGS[w.piece.id] !== undefined : w.piece.slot === 'tail' ? TAILED.has(w.piece.id) : true; // biome-ignore format: one line

export function drawBehind(d: Bodied): void {
  const { sheet, worn, shape } = d;
  const wings = worn('wings');
  if (wings) {
    const rows = WINGS[wings.piece.id]!;
    const root = 15 - shape.trunk[2]!;
    sheet.mask(rows, dyeOf(d, wings), wings.piece.id, { x: root - 12, y: 11 });
    if (!/single/.test(wings.piece.id) && !d.profile) sheet.mask(rows, dyeOf(d, wings), wings.piece.id, { x: 23 - root + 12, y: 11, mirrored: true, shaded: true }); // biome-ignore format: one line
  }
  const tail = worn('tail');
  if (tail?.piece.id === 'nine-tails') {
    sheet.mask(FAN, dyeOf(d, tail), 'nine-tails', { x: -1, y: 10 });
    sheet.mask(FAN, dyeOf(d, tail), 'nine-tails', { x: 24, y: 10, mirrored: true, shaded: true });
  } else if (tail && TAILS[tail.piece.id])
    sheet.mask(TAILS[tail.piece.id]!, dyeOf(d, tail), tail.piece.id, d.profile ? { x: 8, y: 14, mirrored: true } : { x: 15, y: 14 }); // biome-ignore format: one line
  const back = worn('back');
  if (back) drawCape(d, back);
  const carry = worn('carry');
  if (carry?.piece.id === 'quiver') drawQuiver(d, carry);
  else if (carry && !AT_SIDE.test(carry.piece.id)) drawPack(d, carry);
}

/** Cloth that falls from the shoulders to both sides of the body and is seen between the legs. */
function drawCape({ sheet, shape, floor, profile }: Bodied, { piece, material, trim }: Worn): void {
  const end = SHORT_CAPES.test(piece.id) ? 22 : floor - 1;
  if (profile) {
    for (let y = SHOULDERS; y <= end; y++) {
      const out = 5 + Math.round(((y - SHOULDERS) / (floor - 1 - SHOULDERS)) * 4);
      for (let x = 12 - out; x <= 10; x++) sheet.put(x, y, y === end && trim !== material ? trim : material, x === 12 - out ? 'a' : x > 8 ? 'C' : (x + (y >> 2)) % 4 === 0 ? 'c' : 'b', piece.id); // biome-ignore format: one line
    }
    return;
  }
  for (let y = SHOULDERS; y <= end; y++) {
    const half = shape.arms + Math.min(3, Math.round(((y - SHOULDERS) / (floor - 1 - SHOULDERS)) * 3.4));
    for (let x = 12 - half; x <= 11 + half; x++) {
      const k = x - 12 + half;
      const fold = (k === 2 || k === 2 * half - 3) && y > 18;
      const inside = k > 3 && k < 2 * half - 4;
      const tone: Tone = inside ? 'C' : k === 0 ? 'a' : fold ? 'C' : k > half ? 'c' : 'b';
      sheet.put(x, y, y === end && trim !== material && !inside ? trim : material, tone, piece.id);
    }
  }
  // the hem's corners hang lower in the folds
  for (const x of [12 - shape.arms - 3, 11 + shape.arms + 3]) if (end > 22) sheet.clear(x, end);
  if (/high-collar|upturned/.test(piece.id))
    for (const [k, y] of [[0, 16], [0, 15], [0, 14], [1, 15], [1, 14], [1, 13], [2, 14], [2, 13], [2, 12]] as const) {
      sheet.put(6 - k, y, material, k === 2 ? 'a' : 'b', piece.id);
      sheet.put(17 + k, y, material, 'c', piece.id);
    } // biome-ignore format: a table
}

/** A pack behind the shoulders: seen on both sides and above them. */
function drawPack({ sheet, shape, profile }: Bodied, { piece, material, trim }: Worn): void {
  const { id } = piece;
  const tall = TALL_PACKS.test(id);
  const round = /shell|hump|sack/.test(id);
  // from before only its sides are seen
  const half = (profile ? 6 : shape.arms) + (tall || round ? 3 : /backpack|rucksack/.test(id) ? 4 : 2) - (profile ? 1 : 0); // biome-ignore format: one line
  const top = tall ? 8 : round ? 13 : 14;
  const tanks = /tank|jetpack/.test(id);
  for (let y = top; y <= WAIST_OF_PACK; y++)
    for (let x = 12 - half; x <= (profile ? 10 : 11 + half); x++) {
      const k = x - 12 + half;
      const corner = Math.min(k, 2 * half - 1 - k) + Math.min(y - top, WAIST_OF_PACK - y);
      if (corner < (round ? 3 : 1) || (tanks && k > 3 && k < 2 * half - 4)) continue;
      const strap = y === top + 3 && !round;
      const rim = id === 'turtle-shell' && corner < 5;
      sheet.put(
        x,
        y,
        strap || rim ? trim : material,
        k === 0 || (k === 1 && y < 18) ? 'a' : k >= 2 * half - 2 ? 'c' : 'b',
        id,
      );
    }
  if (id === 'jetpack') for (const [dx, y, tone] of [[1, 22, 'A'], [1, 23, 'a'], [2, 22, 'a'], [1, 24, 'b']] as const) for (const x of [12 - half + dx, 11 + half - dx]) sheet.put(x, y, '#f8a030/flame', tone, id); // biome-ignore format: a table
  if (id !== 'back-banner') return;
  for (let y = 0; y < 16; y++) sheet.put(18, y, 'wood', 'c', id);
  for (let y = 0; y < 7; y++)
    for (let x = 19; x < 24; x++)
      if (y < 6 || x % 2) sheet.put(x, y, y === 3 ? trim : material, x === 19 ? 'a' : x === 23 ? 'c' : 'b', id);
}
const WAIST_OF_PACK = 21;

const QUIVER = readPieces(`
# quiver | piece ; trim ; white ; wood
.gh..hg.
.gghghh.
..hgkhg.
..kdedk.
..deeff.
..abbcc.
.aabbc..
.abbcc..
.abbc...
`).quiver!;

function drawQuiver(d: Bodied, w: Worn): void {
  d.sheet.mask(QUIVER, dyeOf(d, w), w.piece.id, { x: d.profile ? 3 : 15, y: 10 });
}
