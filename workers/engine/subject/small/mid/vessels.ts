/** What holds something, light or water, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_VESSELS = readStamps(
  `
# cauldron | ^44485c ; ^68c84c:liquid,content,bubbles
.........dd.........
.....d..ddde........
....ddd..de...d.....
.....d.......ddd....
...dddddddddddddde..
.aaddddwwddddeeeeeb.
aaddeeeeeeddeeefffbb
aaabeeffeeeeefffbbbc
abbbbbbbbbbbbbbbbbcc
.CCCCCCCCCCCCCCCCCC.
..aabbbbbbbbbbbbbc..
.aaAabbbbbbbbbbbbcc.
.aAabbbbbbbbbbbbbcc.
.aaabbbbbbbbbbbbccc.
.aaabbbbbbbbbbbcccc.
..aabbbbbbbbbbcccc..
...abbbbbbbbcccccC..
..ab.bbbbcccccc.cc..
..bc............cc..

# bucket | wood+pale_wood+dark_wood ; steel:hoop,hoops,handle ; water:water,content,liquid
.....dddeee.....
...dd......ee...
..d..........e..
.d............e.
.d............e.
.daaaaaaabbbbbe.
aaggggghhhhhhhbb
aggwwghhhhhhhhhc
abhhhhhhhwwhhhbc
abbbhhhhhhhhbbcc
dddeeeeeeeeeeeff
FdeeeeeeeeeeeffF
.aabCbbCbbCbbcc.
.aabCbbCbbCbbcc.
.aabCbbCbbCbbcc.
.abbCbbCbbCbbcc.
.dddeeeeeeeeeff.
..deeeeeeeeeff..
..abCbbCbbCbcc..
...CCCCCCCCCC...

# basket | ^c89850 ; ^8a5c30:handle
......ddddeeee......
....ddFFFFFFFFee....
...dF..........Fe...
..dF............Fe..
..dF............Fe..
..dF............Fe..
..dFCCCCCCCCCCCCFe..
.aaCCCCCCCCCCCCCCbb.
aabbaaCCCCCCCCbbaabc
babbaabbaabbaabbaabc
.CbbCCbbCCbbCCbbCCc.
.aaCbaaCbaaCbaaCbbc.
.aabCaabCaabCaabCbc.
.CaabCaabCaabCaabcC.
..CaabCaabCaabCaac..
..aCbbaCbbaCbbaCcc..
..abCbabCbabCbabCc..
...CCCCCCCCCCCCCC...

# vase | ^4878b8+^b85040+^58986c+^e0d8c8 ; cream:pattern,band
....aabbcc....
....aCCCCc....
.....abbc.....
.....abbc.....
....aabbcc....
...aabbbbcc...
..aAabbbbbcc..
.aAabbbbbbbcc.
.aAabbbbbbbcc.
.ddeeddeeddef.
.edeedeeedeff.
.ddeeddeeddef.
.aabbbbbbbbcc.
.aabbbbbbbbcc.
..aabbbbbbcc..
..aabbbbbccc..
...aabbbccc...
....abbbcc....
....abbbcc....
...CCCCCCCC...

# clay-pot | ^c07040 ; ^e8c890:pattern,band
....aabbbbbbcc....
...aCCCCCCCCCCc...
...aabbbbbbbbcc...
....CCCCCCCCCC....
...aaabbbbbbbcc...
..aaabbbbbbbbbcc..
.aaAabbbbbbbbbbcc.
.aAabbbbbbbbbbbcc.
aaAabbbbbbbbbbbbcc
aaaddbbddbbddbbdfc
aaadbbddbbddbbddfc
aabbbbbbbbbbbbbbcc
.abbbbbbbbbbbbbcc.
.aabbbbbbbbbbbccc.
..abbbbbbbbbbccc..
...abbbbbbbbccc...
....bbbbbbcccc....
.....CCCCCCCC.....

# crate | wood+pale_wood+dark_wood
aaaaaaaaaaaaaaaaab
aabbbbbbbbbbbbbbbc
abXbbbbbbbbbbbbXbc
abbCCCCCCCCCCCCbbc
abbabCccCccCccCbbc
abbCabCcCccCccCbbc
abbCCabCCccCccCbbc
abbCccabCccCccCbbc
abbCccCabCcCccCbbc
abbCccCCabCCccCbbc
abbCccCccabCccCbbc
abbCccCccCabCcCbbc
abbCccCccCCabCCbbc
abbCccCccCccabCbbc
abbCCCCCCCCCCCabbc
abXbbbbbbbbbbbbXbc
abbbbbbbbbbbbbbbcc
bccccccccccccccccc

# treasure-chest | wood ; gold:trim,lock,bands,band
...ddaaaaaaaaaade...
.ddeabbbbbbbbbbdeff.
.deaabbbbbbbbbbbdef.
ddeabbbbbbbbbbbbdeef
deeaCCCCCCCCCCCCdeef
deeabbbbddeebbbbdeef
deeabbbbdeefbbbbdeef
FFFFFFFFdXXfFFFFFFFF
dddddddddXXeeeeeeeff
deeabbbbdeefbbbbdeef
deeabbbbFFFFbbbbdeef
deeabbbbbbbbbbbbdeef
deeaCCCCCCCCCCCCdeef
deeabbbbbbbbbbbbdeef
deeabbbbbbbbbbbcdeff
ddddddeeeeeeeeeeeeef
FFFFFFFFFFFFFFFFFFFF

# lantern | iron:metal,frame ; ^f8d050/flame:light,flame,glow
.....aabb.....
....a....b....
....a....b....
......ab......
.....aabb.....
...aaabbbbc...
..aaabbbbbcc..
.CCCCCCCCCCCC.
..aCeddddeCb..
..aCddddddCb..
..aCddwwddCb..
..aCddwwddCb..
..aCdwwwwdCb..
..aCedwwdeCb..
..aCeeddeeCb..
..aCeeeeeeCb..
.CCCCCCCCCCCC.
.aaabbbbbbbcc.
..aabbbbbbcc..
..CCCCCCCCCC..

# torch | wood:handle ; iron:metal,band ; ^f07828/flame:flame,fire
....i.....
....ii....
...ihi....
..iihhi...
.i.ihhii..
.iihhhhi..
.ihhgghhi.
.ihgggghi.
.ihgwwghi.
..hgwwgh..
.ddeeeeff.
.FdeeeefF.
..deeeef..
...abbc...
...abbc...
...abCc...
...abbc...
...aCbc...
...abbc...
....bc....
`,
  MID_SIDES,
);
