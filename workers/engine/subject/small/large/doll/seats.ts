/** What people of 32 pixels sit on: behind them, from a row of the sheet and a column of it. `abc` the seat, `def` its frame. */
import type { Stamp } from '../../stamp.ts';
import type { Bodied } from './builds.ts';
import { readPieces } from './sheet.ts';

const times = (row: string, n: number): string => `${row}\n`.repeat(n);

const SEATS = readPieces(`
# throne | ^b03048/cloth ; gold
.dD..................de.
.dDeaaaaabbbbbbbbbccdef.
.dDeaAabbbbbbbbbbbccdef.
${times('.dDeaaabbbbbbbbbbbccdef.', 13)}.dDeaabCbbbbbbbbbCcbdef.
ddDeaabbbbbbbbbbbbccdeff
dDDeeabbbbbbbbbbbbcddeef
ddeefaabbbbbbbbbbcceeeff
.dDefaaaabbbbbbbccbdeef.
.dDeaaabbbbbbbbbbcccdef.
.dDedddddeeeeeeeeeffdef.
.dDeCCCCCCCCCCCCCCCCdef.
.ddeCCCCCCCCCCCCCCCCdef.
ddeeeCCCCCCCCCCCCCCdeeff
# chair | wood ; ^c89858/wood
.aab................abb.
.aab................abb.
.aabddddddddddddddddabb.
.aabCCCCCCCCCCCCCCCCabb.
.aab................abb.
.aabddddddddddddddddabb.
.aabCCCCCCCCCCCCCCCCabb.
${times('.aab................abb.', 2)}.aabaaaaabbbbbbbbbbbabb.
.aabCCCCCCCCCCCCCCCCabb.
.aab................abb.
.aab................abb.
.aab................abb.
.abc................abc.
# armchair | ^8c3c44/cloth ; wood
....aaaaaabbbbbbbb......
...aAaaabbbbbbbbbbcc....
..aaAabbbbbbbbbbbbbcc...
${times('..aaabbbbbbbbbbbbbbcc...', 6)}aaaaabbbbbbbbbbbbbbccbb.
aAaaabbbbbbbbbbbbbbccbbc
aaaaabbbbbbbbbbbbbbccbcc
${times('aabaabbbbbbbbbbbbbbccbcc', 3)}aabCCCCCCCCCCCCCCCCCCbcc
aabbbbbbbbbbbbbbbbbbbbcc
.dd..................ee.
# stool | wood
......aaaaabbbbbbb......
......abbbbbbbbbcc......
.......CCCCCCCCCC.......
.......ab......bc.......
......ab........bc......
......ab........bc......
.....ab..........bc.....
# rock | stone
......aaaaabbbb.........
....aaAaabbbbbbbbbc.....
...aAaabbbbbCbbbbbbcc...
..aaabbCbbbbbbbbbbbbcc..
..aabbbbbbbbbbbCbbbbcc..
.aabbbbbbCbbbbbbbbbbccc.
.abbbbbbbbbbbbbbbbbcccc.
# log | ^8c5c34/wood ; ^d8b078/wood
..aaaaaaaaabbbbbbb.ddd..
.aaAaaaabbbbbbbbbbdddee.
.aabbCCCbbbbbCCbbbdeeed.
.abbbbbbbbCCbbbbbbdedee.
.bbCCbbbbbbbbbbCCbdeeef.
..bbbbbbcccccccccc.eff..
# crate | ^a87840/wood ; ^7c5430/wood
...dddddddddddddddddd...
...dDaaabbbbbbbbbbcce...
...daeabbbbbbbbbbbece...
...daaebbbbbbbbbbeece...
...daabebbbbbbbbebcce...
...daabbebbbbbbebbcce...
...deeeeeeeeeeeeeeeef...
# barrel | ^9c6838/wood ; iron
....aaaabbbbbbbbbcc.....
...aaAabbCbbbbCbbbcc....
...dddddeeeeeeeeeefff...
...aaAabbCbbbbCbbbccc...
...aaabbbCbbbbCbbbccc...
...dddddeeeeeeeeeefff...
....aabbbCbbbbCbbccc....
`);
/** A bench is broader than the sheet of a person. */
const BROAD = readPieces(`
# bench | ^a06c3c/wood ; iron
aaaaaaaaaaaaabbbbbbbbbbbbbbb
bbbbbbbbbbbbbbbbbbbbbbbbbbcc
..de....................de..
aaaaaaaaaaaaabbbbbbbbbbbbbbb
bbbbbbbbbbbbbbbbbbbbbbbbbbcc
..de....................de..
..de....................de..
aaaaaaaaaaaaaabbbbbbbbbbbbbb
abbbbbbbbbbbbbbbbbbbbbbbbbcc
..de....................de..
..de....................de..
.dde....................dee.
# bed sofa couch | ^7084b8/cloth ; wood
.aaaaaaaaaaaabbbbbbbbbbbbbb.
aaAaabbbbbbbbbbbbbbbbbbbbbcc
aaaabbbbbbbbbbbbbbbbbbbbbbcc
aaaabbbbbbbbbbCbbbbbbbbbbbcc
aaaabbbbbbbbbbCbbbbbbbbbbbcc
aaaCCCCCCCCCCCCCCCCCCCCCCbcc
aabbbbbbbbbbbbbbbbbbbbbbbbcc
aabbbbbbbbbbbbCbbbbbbbbbbbcc
aabbbbbbbbbbbbCbbbbbbbbbbbcc
.dd......................ee.
`);

/** Brooms and boards that are ridden: before the trunk and behind the legs, from row 22 down. */
const RIDDEN = readPieces(`
# broom | ^9c6c3c/wood ; ^d8a850/rope ; red
..ddd.......................
dddddeGg....................
dDddeeGhaaaaaaaaabbbbbbbbbbb
ddeeefGhbbbbbbbbbccccccccccc
.deeefhi....................
..ef........................
# flying-carpet magic-carpet | ^b84858/cloth ; gold
............................
............................
............................
............................
............................
...aaaaaaaaaaaaabbbbbbbbb...
.aaAaDaDaDbDbDbDbDbDbDbDbbc.
..bbbbbbbbbbbbbbbbbbbbbbcc..
`);

const all: Readonly<Record<string, Stamp>> = { ...SEATS, ...BROAD };
/** What somebody stands on to ride it. */
const BOARDS = readPieces(`
# skateboard hoverboard | ^c84848/cloth ; ^3c3c48/iron
a....................b
aaaaaaaaaabbbbbbbbbbbb
.bbbbbbbbbbbbbbbbbbcc.
...dde..........dde...
# surfboard snowboard | ^58a8e0/cloth ; white
aa......................
aaaAaaaaDDDbbbbbbbbbbbbb
..bbbbbbbbeeebbbbbbbbcc.
`);
export const isBoard = (id: string): boolean => BOARDS[id] !== undefined;
export type SeatId = string;
export const isSeat = (id: string): boolean => all[id] !== undefined;
export const isRidden = (id: string): boolean => RIDDEN[id] !== undefined;

/** Draws what somebody sits on, in the material that was said. */
export function drawSeat({ sheet, floor }: Bodied, id: string, material: string | undefined): void {
  const stamp = all[id] ?? RIDDEN[id] ?? BOARDS[id]!;
  const own = material ? { ...stamp, slots: stamp.slots.map((slot, i) => (i === 0 ? { ...slot, material } : slot)) } : stamp; // biome-ignore format: one line
  const dye = { piece: 'wood', trim: 'wood', skin: 'wood', hair: 'wood' };
  const y = RIDDEN[id] ? 21 : BOARDS[id] ? floor : floor + 1 - own.rows.length;
  sheet.mask(own, dye, id, { x: 12 - (own.rows[0]!.length >> 1), y });
}
