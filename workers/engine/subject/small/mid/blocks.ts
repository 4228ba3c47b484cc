/** Blocks, pillars, stairs and firearms, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_BLOCKS = readStamps(
  `
# cube/top | ^8a5c38 ; ^5cb048:top
.........dd.........
.......dddddd.......
.....dddddddddd.....
...ddddedddddeddd...
.dddddddddedddddddd.
dddeddddddddddddeddd
edddddddddddddddddff
eeedddddddeddddddfff
eeeeedddddddddffffff
aebeeeedddddfffffcfc
abbbbeeeeddffffccccc
aabbbbbeeeffcfcccccc
abbabbbbbeffccccCccc
abbbbbabbbcccCcccccC
abbbbbbbbbcccccccccc
..abbabbbbccccCccc..
....abbbbbcccccc....
......abbbcccc......
........bbcc........

# pillar | stone
aaaaaabbbbbc
.aabbbbbbcc.
.CCCCCCCCCC.
..aabcbbcc..
..aabcbbcc..
..aabcbbcc..
..aabcbbcc..
..aabcbbcc..
..aabcbbcc..
..aabcbbcc..
..aabcbbcc..
..aabcbbcc..
..aabcbbcc..
..aabcbbcc..
..aabcbbcc..
..aabcbbcc..
.aabbbbbbcc.
.CCCCCCCCCC.
aaabbbbbbbcc
CCCCCCCCCCCC

# stairs | stone
.............aaaaa
.............bbbbc
.............CCCCc
.............bbbcc
.........aaaaaaaac
.........bbbbcbbcc
.........CCCCcbbcc
.........bbbbcbbcc
.....aaaaaaaacbbcc
.....bbbbcbbbcbbcc
.....CCCCcbbbcbbcc
.....bbbbcbbbcbbcc
.aaaaaaaacbbbcbbcc
.bbbbcbbbcbbbcbbcc
.CCCCcbbbcbbbcbbcc
.bbbbcbbbcbbbcbbcc
CCCCCCCCCCCCCCCCCC

# rifle | wood+dark_wood:stock,grip ; ^58585f:barrel,scope,metal
.......eeeee........
........e.e.........
......ddddddddddddd.
..aaaaddeeeeeeeeeeee
aaaaaaaaeeefaaaaaff.
aabbbbbbbeffbbbb....
abbbb..bbe..........
abbb....ee..........
bcc.................

# shotgun | wood+dark_wood:stock,grip ; ^58585f:barrel,barrels,metal
........ddddddddddd.
......dddeeeeeeeeeee
..aaaaadeeeeeeeeeeee
aaaaaaaaffffffffffff
aabbbbbbebbaaaabb...
abbbb.bbe.bbbbbc....
abbb...ee...........
bcc.................

# machine-gun | dark_wood:grip ; ^58585f:barrel,metal ; ^44444c:magazine
......ee............
....ddddddddd.......
dd.dddddddddddddddd.
ddddeeeeeeeeeeeeeeee
deeeeeeeeFeFeFeff...
deeeefaafffff.......
eeff.aab.gge........
ef...aab.ggg........
....aab..hgg........
....abb...hgg.......
....bb....hhg.......
...........hh.......

# lavender | ^9c78d8:petal,petals,flowers ; ^5c9850:stem,leaves,leaf
.....ab.....
....aabb....
..a..ab..b..
.aab.bb.abb.
..ab.ab..b..
.aabaabbabb.
..bbCabCab..
.aab.ab.abb.
..ababbbab..
.aab.ab.abb.
..dd.ab..e..
..d..dd..e..
...d.de.e...
...d.de.e...
d..dd.dee..e
dd..d.de..ee
.dd.ddee.ee.
..ddddeeee..
....ddee....
....ddee....
`,
  MID_SIDES,
);
