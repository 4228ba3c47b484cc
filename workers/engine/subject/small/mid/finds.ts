/** Jewels, maps and bottles, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_FINDS = readStamps(
  `
# amulet | gold:chain ; sapphire+ruby+emerald+amethyst:gem,stone,jewel,pendant
...aabbbbbbcc...
..a..........c..
.a............c.
.a............c.
a..............c
a..............c
b..............c
.b............c.
.b............c.
..b..........c..
...b........c...
....bb....cc....
......aabc......
.....aaddbc.....
....aaddddbc....
....addwdeec....
....addwdeec....
....addeeefc....
.....bdeefc.....
......bccc......

# ring | gold ; ruby+sapphire+emerald+amethyst+diamond:gem,stone,jewel
.......dd.......
.....dddddee....
....ddwwdddeee..
....dwwddddeef..
....adddddeefc..
.....adddeefc...
......aaeecc....
....aaaabbbbbb..
...aabbbbbbbbbc.
..aab.......bbc.
.aab.........bbc
.aab.........bbc
.aab.........bbc
.aab.........bbc
.aab.........bbc
.aabb.......bbcc
..aabb.....bbcc.
...abbbbbbbbcc..
....cbbbbbccc...
......cccc......

# crystal | amethyst+sapphire+emerald+ruby ; stone:base,rock
........ab........
.......aabb.......
.......aabb.......
......aaAbbb..b...
.a....aAabbb.abb..
aab...aAabbb.abb..
aabb..aAabbcaabbc.
aAbb..aAabbcaAbbc.
aAabb.aAabbcaAbbc.
.aAbb.aaabbcaAbbc.
.aAabbaaabbcaabbc.
..aAbbaaabbcaabcc.
..aaabCaabbcaabcc.
...aabCaabbCaabc..
...aabbCabbCabcc..
..dddbbCabbCabfff.
.ddeeddCbbcCddeeff
dddeeeeddddddeeeff
.eeeffeeeefffeeff.
...ffffff.ffffff..

# map | paper ; ^58a058:land,island ; ^4c8cc8:water,sea,lake ; ^8c6838:path,road ; red:mark,cross
.aaaaa.aaaaaa.aaaab.
aabbbbcabbbbbcabbbbc
abddbbcabbbbbcabmbmc
abdddbcabbbjbcabbmbc
abdddecabbjbjcabmbmc
abbdbbcabbjbbcjbbbbc
abbbbbcabjbbbcbjjbbc
abbbbjcjjbbbbcabbbbc
abbbjbcabbbbbcagggbc
abbjbbcabddbbcagghgc
abjbbbcabdddbcabghhc
abjbbbcabdddecabbbbc
abbjbbcabbdebcabbbbc
abbbbbcabbbbbcabbbbc
bbbbbccbbbbbccbbbbcc
.ccccc.cccccc.ccccc.

# bottle | ^4c9a5c/glass+^7c4830/glass+^4878b8/glass:glass ; pale_wood:cork ; cream:label ; red:emblem
....dd....
....de....
....CC....
...aabb...
....ab....
....ab....
....ab....
...aabb...
..aaabbb..
.aaAabbbb.
.aAabbbbc.
.aAabbbbc.
.gggghhhi.
.ghhhhhhi.
.ghjjkhhi.
.ghhhhhhi.
.gghhhhii.
.aAabbbbc.
.aaabbbcc.
..cccccc..
`,
  MID_SIDES,
);
