/** What is seen beside people of 32 pixels who do something: magic in a palm, notes, tears, what is mined or hammered on. */
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import type { Bodied } from './builds.ts';
import { ELEMENTS } from './elements.ts';
import type { Sign } from './postures.ts';
import { readPieces } from './sheet.ts';

const SIGNS = readPieces(`
# note | ^6c54c8
..aaab
..aaab
..a..b
..a..b
aaa.bb
aaabbb
.b..b.
# question | ^58b0f0 ; white
.aab.
a...b
...ab
..ab.
..b..
.....
..b..
# heart | ^e84868
.aa.bb.
aAabbbc
aaabbbc
.abbbc.
..bbc..
...c...
# haha | ^f0d060
a.b..a
ab.b.a
......
.a.b.a
# speech | white ; ^7c8098
.aaaaaa.
aaaaaaaa
aadadada
aaaaaaaa
.aaaaaa.
..aa....
.a......
# sweat | ^78c8f8
a
b
# shout | white
..a.
a...
....
aab.
....
a...
..a.
# slash | white
....a
..a..
.a...
.a...
a....
a....
a....
a....
.a...
.a...
..a..
....a
# fire | ^ff8c2c/flame ; ^ffe890/flame ; ^e04c20/flame
...g..
..ga..
.gaa.g
gaaag.
gaddag
gaDDag
.gddg.
# magic | piece ; trim
..d..d
.aa...
aadb..
adDdb.
aaddb.
.abb.d
d.....
# bolt | ^ffe858/flame ; white
...aa.
..aa..
.aaaa.
...ab.
..ab..
.ab...
.b....
# log | ^a06838/wood ; ^e0b878/wood
.aaabbbb..
aaabbbbdd.
abbbbbbdde
bbCCbbbdee
.bbbcccee.
# anvil | iron
aaaAabbbbb
abbbbbbbcc
...abbc...
...abbc...
..aabbbc..
.aabbbbcc.
# rock | stone ; gold
...aaab...
.aaabbbbc.
aadbbbbDcc
abbbDdbbcc
aDbbbbbdcc
bbbdbbcccc
# earth | ^7c5434/soil
...aab....
..aabbbc..
.aabbbbcc.
aabbbbbbcc
# cauldron | iron ; ^68d858/slime
..ddDdde..
aaaaabbbbb
.aAabbbbc.
aAabbbbbcc
aabbbbbbcc
aabbbbbccc
.abbbbbcc.
..C.cc.C..
# dust | ^d8c8a8/cloth
.aa.b.
aabbbb
.bb.b.
# water | ^58b8f0 ; white
.aaddaa.
aaabbbbb
.bbbbbb.
# splash | ^58b8f0 ; white
.d..dd....d....dd...d.
dddddaddddadddaadddddd
aaaaaaaabaaaabaaaabaaa
.abbaaabbbbaabbbbaabb.
..bb.bbbb..bbbbb.bbb..
# shadow | ^383448
.aaaaaaaa.
aaaaaaaaaa
.aaaaaaaa.
# streaks | white
aaa..
.....
.aaaa
.....
aaa..
# kicked | white ; dark
.aab.
aeaab
aabeb
beabb
.bbb.
# flash | ^ffd850/flame ; white
..a..
.aad.
aaddD
.aad.
..a..
# rope | ^c8a468/rope
ab
bC
ab
bc
aC
bb
ac
bC
ab
bc
aC
bb
ac
bC
ab
bc
aC
bb
ac
bC
ab
bc
aC
bb
ac
bC
ab
bc
# knitting | ^d85870/cloth ; ^c8c8d4/steel
d..........e
.d........e.
..d......e..
...dabbbe...
...aAbabb...
...abbabc...
...aabbbc...
...ababbc...
# yarn | ^d85870/cloth
.aab.
aAbab
abaab
babbc
.bbc.
# sprout | leaf ; ^e86898
..dd..
.dDde.
..ee..
.a.b..
aab.bb
.aabb.
..ab..
`);

/** Where a sign is put, on the sheet: its first column and row, the row counted from the floor where it is below 0. */
const PLACES: Readonly<Partial<Record<Sign, readonly (readonly [mask: string, x: number, y: number])[]>>> = {
  notes: [['note', -3, 5], ['note', 21, 0]],
  question: [['question', 20, 1]],
  heart: [['heart', 19, 2]],
  haha: [['haha', 20, 3]],
  speech: [['speech', 19, 2]],
  sweat: [['sweat', 19, 6], ['sweat', 4, 8]],
  shout: [['shout', 20, 8]],
  slash: [['slash', -6, 3]],
  log: [['log', -7, -5]],
  anvil: [['anvil', -7, -6]],
  rock: [['rock', -7, -6]],
  earth: [['earth', -7, -4]],
  cauldron: [['cauldron', 7, -8]],
  dust: [['dust', -4, -3]],
  water: [['water', 24, -2]],
  streaks: [['streaks', 17, 8]],
  kicked: [['kicked', 22, -7]],
  sprout: [['sprout', 20, -7]],
  knitting: [['knitting', 6, 15]],
  yarn: [['yarn', 19, -5]],
  rope: [['rope', 3, -27], ['rope', 19, -27]],
}; // biome-ignore format: a table
/** Those that have no line round them. */
const LIGHT: ReadonlySet<string> = new Set(['note', 'slash', 'shadow', 'dust', 'haha', 'shout', 'sweat', 'water', 'splash', 'flash', 'streaks']); // biome-ignore format: a list

const CONFETTI = [[-1, 6, 'red'], [1, 2, 'yellow'], [4, -1, '#48b0f0'], [9, -3, 'leaf'], [14, -2, 'red'], [19, 0, 'yellow'], [22, 3, '#e068c8'], [24, 7, '#48b0f0'], [-2, 11, 'leaf'], [25, 12, 'red']] as const; // biome-ignore format: a table
const JUGGLED = [[1, 10, 'red'], [3, 4, '#48b0f0'], [8, 0, 'yellow'], [14, 0, 'leaf'], [19, 4, '#e068c8'], [21, 10, 'orange']] as const; // biome-ignore format: a table

/** Where what is conjured hovers before who is seen from the side: clear of the nose and of a staff. */
const FROM_SIDE = 11;

/** Draws signs; `element`: what is conjured. `rows`: above the ground. */
export function drawSigns(d: Bodied, signs: readonly Sign[], element: string, aloft: number): void {
  for (const sign of signs) drawSign(d, sign, element, aloft);
}

function drawSign(d: Bodied, sign: Sign, element: string, aloft: number): void {
  const { sheet, floor } = d;
  const put = (mask: string, x: number, y: number, [piece, trim]: readonly [MaterialRef, MaterialRef] = ['white', 'white']): void => // biome-ignore format: one line
    sheet.mask(SIGNS[mask]!, { piece, trim, skin: d.look.skin, hair: piece }, mask, { x, y: y < 0 && PLACES[sign]?.some(([, , at]) => at === y) ? floor + 1 + y : y, thread: LIGHT.has(mask), behind: mask === 'slash' || mask === 'dust' || mask === 'streaks' || mask === 'rope' }); // biome-ignore format: one line
  if (sign === 'ball' || sign === 'balls') {
    const orb = ELEMENTS[element] ?? ELEMENTS.magic!;
    const mask = element === 'fire' ? 'fire' : element === 'lightning' ? 'bolt' : 'magic';
    const out = d.profile ? FROM_SIDE : d.shape.arms;
    if (sign === 'ball') put(mask, 11 + out + 1, 9, orb);
    else for (const x of [12 - out - 7, 11 + out + 2]) put(mask, x, 1, orb);
  } else if (sign === 'confetti' || sign === 'juggled') {
    for (const [x, y, ref] of sign === 'confetti' ? CONFETTI : JUGGLED)
      for (const [
        dx,
        dy,
      ] of sign === 'confetti' ? ([[0, 0], [1, 0]] as const) : ([[0, 0], [1, 0], [0, 1], [1, 1]] as const)) // biome-ignore format: a table
        if (!sheet.at(x + dx, y + dy)) sheet.put(x + dx, y + dy, ref, dx ? 'c' : 'a', sign, sign === 'confetti');
  } else if (sign === 'tears')
    for (const x of [8, 15]) for (const y of [12, 13, 14]) sheet.put(x, y, '#78c8f8', y === 12 ? 'a' : 'b', 'tears');
  else if (sign === 'shadow')
    sheet.mask(SIGNS.shadow!, { piece: 'dark', trim: 'dark', skin: 'dark', hair: 'dark' }, 'shadow', { x: 7, y: floor + aloft - 1, thread: true, behind: true }); // biome-ignore format: one line
  else if (sign === 'splash') {
    for (const [x, y] of [...sheet.filled()]) if (y > 21) sheet.clear(x, y);
    put('splash', 1, 19);
  } else if (sign === 'flash') {
    const gun = ['right', 'left'].map((slot) => d.worn(slot as 'right')?.piece.id ?? '').some((id) => /rifle|gun|pistol|blaster|launcher/.test(id)); // biome-ignore format: one line
    const tip = Math.max(...[...sheet.filled()].filter(([, , c]) => /rifle|gun|pistol|blaster|launcher/.test(c.part)).map(([x]) => x)); // biome-ignore format: one line
    if (gun) put('flash', tip + 1, 15);
  } else if (sign === 'flames' || sign === 'aura') drawRound(d, sign);
  else if (sign === 'water') {
    // where the line of the rod comes down
    const line = Math.max(...[...sheet.filled()].filter(([, , c]) => c.part === 'rod').map(([x]) => x));
    put('water', line - 4, -2);
  } else for (const [mask, x, y] of PLACES[sign] ?? []) put(mask, x, y);
}

const FLAMES = ['#fff0a0/flame', '#ff9030/flame', '#f04c28/flame'];

/** Flames or light all round somebody. */
function drawRound({ sheet }: Bodied, what: 'flames' | 'aura'): void {
  const own = [...sheet.filled()];
  for (const [x, y] of own)
    for (const dx of [-1, 1]) {
      if (what === 'aura') {
        for (const [ex, ey] of [[dx, 0], [0, -1]] as const) if (!sheet.at(x + ex, y + ey)) sheet.put(x + ex, y + ey, '#fff4b8/flame', 'b', 'light', true); // biome-ignore format: a table
        continue;
      }
      if (y < 4 || sheet.at(x + dx, y)) continue;
      for (let k = 1; k <= (y % 3 === 0 ? 3 : y % 2 ? 2 : 1); k++)
        if (!sheet.at(x + dx * k, y - k + 1)) sheet.put(x + dx * k, y - k + 1, FLAMES[k - 1]!, 'b', 'flames', true);
    }
}

const LYING_SIGN = readPieces(`
# zzz | white
aaaa.....
..a......
.a...aaa.
aaaa..a..
.....aaa.
`).zzz!;

/** Letters of sleep, for above a head. */
export const ZZZ = LYING_SIGN.rows;
