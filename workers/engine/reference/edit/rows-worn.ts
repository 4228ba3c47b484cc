/** Hats, bows and other things for heads, set by hand: for heads of 5, 6, 8, 10, 13 and 18 pixels' width. Their last row lies on the brow. */
import { readSets } from './hand-set.ts';

export const HATS = readSets(`
tricorn 5
...b...
b.aab.c
baawabc
.bbbcc.

tricorn 6
...aa...
b.abbc.c
bbabwbcc
.ffffff.

tricorn 8
....aa....
...abbc...
b.abwwbc.c
bbabwwbccc
.ffffffff.

tricorn 10
.....aa.....
...aabbcc...
b.aabwwbcc.c
bbaabwwbcccc
bbbabbbbcccc
.ffffffffff.

tricorn 13
......aaa......
....aabbbcc....
b..aabwwwbcc..c
bbaabbwkwbbcccc
bbbabbwwwbbcccc
.bbbbbbkbbbccc.
..fffffffffff..

tricorn 18
........aaaa........
......aabbbbcc......
.....aabbbbbbcc.....
bb..aabbwwwwbbcc..cc
bbbaabbbwkkwbbbccccc
bbbbabbbwwwwbbbccccc
bbbbbbbbbwwbbbbbcccc
.bbbbwwbbbbbbwwbccc.
..ffffffffffffffff..

cowboy-hat 5
..a.b..
..abb..
a.efg.c
.bbbbc.

cowboy-hat 6
..aa.b..
..aabb..
a.eefg.c
.abbbbc.

cowboy-hat 8
...aa.bc...
...aabbc...
a..aabbc..c
aa.eeffg.cc
.abbbbbbcc.

cowboy-hat 10
....aa.bc....
...aaabbbc...
...aabbbcc...
aa.aabbbcc.cc
.aaeeeffggcc.
..bbbbbbbcc..

cowboy-hat 13
.....aaa.bbc.....
....aaabbbbcc....
....aabbbbbcc....
aa..aabbbbbcc..cc
aaa.eeefffggg.ccc
.aaabbbbbbbbcccc.
...bbbbbbbbbcc...

cowboy-hat 18
.......aaa..bbc.......
......aaaabbbbcc......
......aaabbbbbcc......
.....aaabbbbbbccc.....
aa...aaabbbbbbccc...cc
aaa..aabbbbbbbbcc..ccc
.aaa.eeeefffffggg.ccc.
..aaabbbbbbbbbbbcccc..
....bbbbbbbbbbbbcc....

horned-helmet 5
e.....f
eeaAbff
.faAbg.
.aaAbc.
.abAcc.

horned-helmet 6
e......f
ee.aA.ff
.feaAcg.
..aaAbc.
..abbcc.

horned-helmet 8
e........f
ee......ff
.ee.aA.fg.
..eaaAbg..
..aaaAbc..
..aabAbc..
..bbbbcc..

horned-helmet 10
e..........f
ee........ff
.ee..aA..fg.
.eeaaaAbbfg.
..faaaAbbg..
..aaabAbbc..
..aabbAbcc..
..cccccccc..

horned-helmet 13
e.............f
ee...........ff
eee..aaAbb..ffg
.eeeaaaAbbbfgg.
..ffaaaAbbbgg..
...aaaaAbbbb...
..aaabbAbbbcc..
..aabbbAbbccc..
..dccccccccdd..

horned-helmet 18
e..................f
ee................ff
ee.....aaAAbb.....ff
eee..aaaaAAbbbb..ffg
.eeeaaaaaAAbbbbbffg.
..eeaaaaaAAbbbbbgg..
...faaaabAAbbbbbg...
..aaaaabbAAbbbbccc..
..aaaabbbAAbbbbccc..
..aaabbbbAAbbbcccc..
..dccccccccccccccd..
..dddddddddddddddd..

crown 5
A.A.b
AaEbc

crown 6
A.Aa.b
AabEbc
cccccd

crown 8
A..Aa..c
Aa.ab.bc
aabEebbc
bbbbcccd

crown 10
A...Aa...c
Aa..ab..bc
Aaaaabbbbc
aEbbEebbec
bbbbbccccd

crown 13
A.....A.....c
Aa...Aab...bc
Aaa..Aab..bbc
AaaaAaabbbbbc
aaebbbEebbfbc
bbbbbbbcccccd

crown 18
A.......Aa.......c
Aa.....AAab.....bc
Aaa....Aaab....bbc
AAaa..AAaabb..bbcc
AAaaaaAaaabbbbbbcc
aabbEebbEEebbEebcc
aabbeebbeeebbefbcc
bbbbbbbbbbccccccdd

tiara 5
..E..
a.a.c
aabbc

tiara 6
..ee..
a.ab.c
aabbbc

tiara 8
...ee...
a..ef..c
aa.ab.bc
aaabbbcc

tiara 10
....ee....
....ef....
a..aabb..c
aa.abbc.bc
aaabbbbccc

tiara 13
......e......
.....eef.....
a....efg....c
aa..aabbb..bc
aaa.abbbc.bcc
aaaabbbbbbccc

tiara 18
........ee........
.......eeff.......
......aeffgb......
a.....aaffbb.....c
aa...aaabbbbc...bc
aaa..aabbbbcc..bcc
aaaaaabbbbbbbbcccc
.abbbbbbbbbbbbbcc.

straw-hat 5
...ab...
..aabc..
..efgg..
aabbbbcc

straw-hat 6
...aabb...
..aaabbc..
..eefffg..
aaabbbbbcc

straw-hat 8
....aabb....
...aaabbc...
..aaabbbbc..
..eeefffgg..
aaaabbbbbccc

straw-hat 10
.....aabbb.....
...aaaabbbbc...
...aaabbbbcc...
...eeeffffgg...
aaaabbbbbbbcccc
.aabbbbbbbbbcc.
`);

export const KNOTS = readSets(`
bow-tie 14
a.c
bdc

bow-tie 32
a...c
abdcc
b...c

bow-tie 56
aa.....cc
aaab.bbcc
aabbdbbcc
aabb.bccc
bb.....cc
`);

/** What hangs on the back of who is seen from the side and looks to the left. */
export const PACKS = readSets(`
pack 14
.aab
aabc
efgc
abcc

pack 32
..ffg..
.aabbc.
aaabbcc
eeeffgg
aabbbcc
aabbbcc
abbbccc
.bbccc.

pack 56
...fffgg...
..fffffgg..
.aaaabbbcc.
aaaabbbbbcc
aaabbbbbbcc
eeeeffffggg
aabbeffgbcc
aabbbbbbbcc
aaabbbbbbcc
abbbbbbbccc
.bbbbbcccc.
`);

/** Bat wings of what is seen from the side and looks to the left: raised over its back, the last row at their root. */
export const WINGS = readSets(`
bat 14
..a...a.
.aa..aba
.aba.abc
.abbaabc
abbbabc.
ababbc..
.aac....

bat 26
....a.........
...aa.....a...
...aba...aa..a
..abba..aba.aa
..abba.abbaaba
..abbbaabbabbc
.abbbbabbbabc.
.abbbabbbabbc.
.abbabbbabbc..
.ababbbabbc...
.aabbbabcc....
..aabacc......
..aaa.........
`);
