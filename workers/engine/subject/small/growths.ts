/** What grows on the backs of creatures that are set by hand, in the five sizes of stamps: flames, shards, bolts, drops, bubbles, leaves, rocks, sparks, spikes. */
import type { MaterialRef } from '../../catalogue/materials.ts';

/** 0 to 4: of pictures of 16, 24, 32, 48 and 64 pixels. */
export type StampClass = 0 | 1 | 2 | 3 | 4;

export interface Growth {
  readonly name: string;
  /** Of the letters `abc`, `def` and `ghi` of its rows. */
  readonly materials: readonly MaterialRef[];
  readonly rows: readonly (readonly string[])[];
  /** In the air above the back instead of on it. */
  readonly floats?: true;
  /** Of light alone: it has no outer line. */
  readonly thread?: true;
  /** One behind the head, and one on the end of a tail that stands up, as well. */
  readonly crowns?: true;
  /** Pixels between two of them, as a share of their width. */
  readonly gap?: number;
}

const read = (text: string): readonly (readonly string[])[] => text.trim().split(/\n\s*\n/).map((block) => block.trim().split('\n')); // biome-ignore format: one line

const TONGUES = read(`
h.
eh
be

..h.
.hh.
hheh
heeh
ebbe

..h..
..hh.
.hh.h
hheeh
heeeh
hebeh
ebbbe

...h...
...hh..
..hhh..
.hhhh.h
.hhehhh
hhheehh
hheeehh
heebeeh
heebbeh
.ebbbe.
.ebbbe.

....h.....
....hh....
....hhh...
...hhhh...
..hhhhh..h
..hhhhh.hh
.hhhehhhhh
.hhheehhh.
hhheeeehhh
hheeeeeehh
hheebeeehh
heebbbeehh
heebbbbeeh
.eebbbbee.
.eebbbbee.
`);

const SHARDS = read(`
a.
ab
bc

.a..
.ab.
aab.
abca
abcb

..a...
..ab..
.aab..
aabc..
.abc.a
.abcab
aabcab

...a....
...ab...
..aab...
..aabc..
..aabc..
.aaabc.a
a.aabcab
aaaabcab
.aaabbab
.aaabbab
.aaabcab

....a......
....ab.....
...aab.....
...aabc....
...aabc....
..aaabc....
..aaabcc..a
..aaabcc.ab
a.aaabcc.ab
aaaaabccaab
.aaaabccaab
.aaaabbcabc
.aaaabbcabc
..aaabbcabc
..aaabbcabc
`);

const SPIKES = read(`
a.
ab

.a.
.ab
aab

.a..
.ab.
aab.
aabc
aabc

..a..
..ab.
.aab.
.aab.
.aabc
aaabc
aaabc

...a...
...ab..
..aab..
..aabc.
..aabc.
.aaabc.
.aaabcc
aaaabcc
aaaabcc
aaaabcc
`);

const BOLTS = read(`
.b
bb
b.

..b.
.b..
bbb.
..b.
.b..

...bb
..bb.
.bb..
bbbb.
..bb.
.bb..
.b...

....bbb
...bbe.
..bbe..
.bbe...
bbbbbe.
eebbe..
..bbe..
.bbe...
.be....
be.....
b......

......bbb
.....bbbe
....bbbe.
...bbbe..
..bbbe...
.bbbbbbe.
bbbbbbe..
eeebbbe..
..bbbe...
..bbe....
.bbe.....
.be......
be.......
b........
`);

const DROPS = read(`
.a
ab

.a.
.a.
aab
.b.

.a..
.ab.
aab.
aabb
abbb
.bb.

..a...
..ab..
.aab..
.aabb.
aabbbb
aAbbbb
abbbbc
.bbbc.

...a....
...ab...
..aab...
..aabb..
.aaabb..
.aabbbb.
aaabbbbb
aAabbbbc
aabbbbbc
.bbbbbc.
..bbcc..
`);

const BUBBLES = read(`
ab
bc

ab.
bbc
.c.

.ab.
aAbb
abbc
.bc.

.aab..
aAabb.
aaabbb
abbbbc
.bbbc.
..cc..

..aabb..
.aAaabb.
aAaaabbb
aaaabbbb
aabbbbbc
abbbbbcc
.bbbbcc.
..bccc..
`);

const LEAVES = read(`
.d.
aeb
.b.

.dd..
dhhda
addab
.abb.

..ddd..
.dhhda.
.dhhdab
aedddbb
aab.abb
.abbbb.

..dd.dd..
..ddddd..
.ddhhhdd.
.ddhhhde.
a.dddee.a
aab.de.ab
.abb.aabb
..abbabb.

....dd.dd...
...ddddddd..
..ddddddddd.
..dddhhhdde.
...dhhhhde..
aa.dddhdee.a
aaabdeeedeab
.aabbd.eaabb
.aabbbaaabb.
..aabbaabbc.
...aabbabb..
`);

const ROCKS = read(`
.ab
abc

.aa.
aabb
abbc

..aab.
.aaabb
aabbbc
abbbcc

...aaa..
..aaabb.
.aaabbbc
aaabbbbc
aabbBbcc
abbBbccc

....aaab...
...aaaabb..
..aaaabbbb.
.aaaabbbbbc
aaaabbBbbbc
aaabbBbbbcc
aabbBbbbccc
abbbbbbcccc
`);

const GLINTS = read(`
.b.
bbb
.b.

.b.
bbb
.b.

..b..
..b..
bbabb
..b..
..b..

...b...
...b...
..bab..
bbaaabb
..bab..
...b...
...b...

....b....
....b....
....b....
...bab...
bbbaaabbb
...bab...
....b....
....b....
....b....
`);

/** By element: what a creature of it has on its back. */
export const GROWTHS: Readonly<Record<string, Growth>> = {
  fire: { name: 'flame', materials: ['#ffe88c/flame', '#fca838/flame', '#ee5828/flame'], rows: TONGUES, crowns: true, gap: 0 }, // biome-ignore format: one line
  shadow: { name: 'shadow', materials: ['#2c2044/cloth', '#5c3c90/cloth', '#9468d0/cloth'], rows: TONGUES, crowns: true, gap: 0.2 }, // biome-ignore format: one line
  ice: { name: 'crystals', materials: ['#b8e6fa/ice'], rows: SHARDS, crowns: true, gap: 0 },
  crystal: { name: 'crystals', materials: ['#b088f0/amethyst'], rows: SHARDS, crowns: true, gap: 0 },
  lightning: { name: 'spark', materials: ['#ffe43c/flame', '#f8b020/flame'], rows: BOLTS, floats: true, gap: 0.9 },
  water: { name: 'drops', materials: ['#a4e0fc/water'], rows: DROPS, floats: true, gap: 0.3 },
  poison: { name: 'bubbles', materials: ['#d0f468/slime'], rows: BUBBLES, floats: true, gap: 0.3 },
  nature: { name: 'leaves', materials: ['leaf', '#f088b8/cloth', '#ffe070/cloth'], rows: LEAVES, gap: 0.1 },
  earth: { name: 'rocks', materials: ['#8c8078/stone'], rows: ROCKS, gap: 0 },
  light: { name: 'glint', materials: ['#fff2b0/flame'], rows: GLINTS, floats: true, thread: true, gap: 1 },
  ridge: { name: 'ridge', materials: ['horn'], rows: SPIKES, gap: 0.25 },
};
