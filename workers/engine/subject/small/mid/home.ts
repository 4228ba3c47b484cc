/** Furniture, boxes and vessels, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_HOME = readStamps(
  `
# barrel | wood+pale_wood+dark_wood ; iron:hoop
...aaaaaaaabb...
..aabbbbbbbbbc..
..abCCCCCCCCbc..
.dddeeeeeeeeeff.
.deeeeeeeeeefff.
.aabbCbbbbCbbcc.
aaabbCbbbbCbbbcc
aaabbCbbbbCbbbcc
aabbbCbbbbCbbbcc
aabbbCbbbbCbbbcc
aabbbCbbbbCbbbcc
aabbbCbbbbCbbccc
aabbbCbbbbCbbccc
.aabbCbbbbCbbcc.
.ddeeeeeeeeeeff.
.deeeeeeeeeefff.
..abbCbbbbCbcc..
..bbbCbbbbCccc..
...CCCCCCCCCC...

# chair | wood ; ^c04c48+^4868b0+^58985c:seat,cushion
aab........bbc
aabaaaaaabbbbc
aabbbbbbbbbbbc
aabCCCCCCCCbbc
aab.ab..ab.bbc
aab.ab..ab.bbc
aab.ab..ab.bbc
aabaaaaaaabbbc
aabCCCCCCCCbbc
aab.ab..ab.bbc
addddddddddeec
ddddddddeeeeee
dddeeeeeeeeeff
FFFFFFFFFFFFFF
abbbbbbbbbbbbc
aabCCCCCCCCbbc
aab.bc..bc.bbc
aab.CC..CC.bbc
aab........bbc
CCC........CCC

# sack | ^c8a068 ; ^8a5c30:cord ; gold
.....aab..bbc.....
.....aabbbbbc.....
......abCbbc......
......ddeeef......
......abbCbc......
.....aabCbbbc.....
....aabbbbbbbc....
...aabbbbbbbbbc...
..aaabbbgghbbbbc..
..aaabbghhhhbbbc..
.aaabbbghbbbbbbbc.
.aaabbbbghhbbbbbc.
.aaabbbbbbhhbbbcc.
.aaabbbghhhhbbbcc.
.aaabbbbghhbbbbcc.
.aabbbbbbbbbbbccc.
..abbbbbbbbbbccc..
..bbbbbbbbbccccc..
....cccccccccc....

# table | wood
.aaaaaaaabbbbbbbbbb.
aabbbbbbbbbbbbbbbbbc
abbbbccbbbbbbbccbbbc
abbbbbbbbbccbbbbbbcc
bbbbbbbbbbbbbbbbbccc
CCCCCCCCCCCCCCCCCCCC
.bcccccccccccccccbc.
.abcCCCCCCCCCCCCabc.
.abc............abc.
.abc............abc.
.abc............abc.
.abc............abc.
.abc............abc.
.abc............abc.
.abc............abc.
.CCC............CCC.

# rug | ^b83848/cloth+^3868a8/cloth+^4c8850/cloth ; gold:trim,border,pattern ; cream:fringe
gaaaaaaaaaaaaaaaaabg
haddddddddddddddddbh
gadbbbbbbbbbbbbbbebg
hadbbbbbbddbbbbbbebh
gadbdbbbddddbbbdbebg
hadbbbbddaaddbbbbebh
gadbbbddaaaaddbbbebg
hadbbbddaaaaddbbbebh
gadbbbbddaaddbbbbebg
hadbdbbbddddbbbdbebh
gadbbbbbbddbbbbbbebg
hadbbbbbbbbbbbbbbebh
gadeeeeeeeeeeeeeeecg
hbccccccccccccccccch

# mirror | gold:frame ; ^a8d8f0/glass:glass
......ab......
....aabbbb....
...aaddeebb...
..aadddeeebb..
..addwddeeeb..
.aaddwwddeebb.
.adddwddeeeeb.
.addddddeeweb.
.adddddeewweb.
.adddddewweeb.
.adddddeweefb.
.addddeeeeefb.
..adddeeeefb..
..aaddeeeffb..
...aaeeeffbb..
....abbbbbc...
......bb......
.....abbc.....
...aabbbbcc...
..CCCCCCCCCC..

# clock | ^8c5430/wood:rim,frame ; cream:face,dial ; ^38303c:hands
......aaaabb......
....aabbbbbbbc....
...abbddddddbbc...
..abdddXXddddbbc..
.abddddggdddddebc.
.abddddggdddddebc.
abdddddggddddddebc
abdddddggddddddebc
abXddddggggggdXebc
abXddddggggggdXebc
abdddddddddddddebc
abddddddddddddeebc
.abdddddddddddebc.
.abddddddddddeebc.
..abdddXXdddeebc..
...cbbeeeeeebbc...
....ccbbbbbbcc....
......cccccc......

# toilet | ^e8ecf4 ; steel:lever
aaabbbcc........
CCCCCCCC........
aabbbbbc........
aabddbbc........
aabbbbbc........
aabbbbbc........
aabbbbbc........
aabbbbbccccccc..
aabbbaaaaaaabbbc
CCCCCaabbbbbbbbc
.aabbCCCCCCCCCCC
.aabbbbbbbbbbbc.
.aabbbbbbbbbbcc.
..aabbbbbbbbbc..
...aabbbbbbcc...
....abbbbbcc....
....abbbbbc.....
...aabbbbbcc....
..aabbbbbbbcc...
..CCCCCCCCCCC...

# computer | ^d8d4c8:case ; ^2c4858:screen ; ^58e088:text
..aaaaaaaaaabbbbbc..
..abbbbbbbbbbbbbbc..
..abFFFFFFFFFFFFbc..
..abFddeeeeeeeeFbc..
..abFdgghgeeeeeFbc..
..abFdeeeeeeeeeFbc..
..abFeggghghgeeFbc..
..abFeeeeeeeeefFbc..
..abFegghgeeeffFbc..
..abFeeeeeeefffFbc..
..abFFFFFFFFFFFFbc..
..abbbbbbbbbbgbbcc..
..cccccccccccccccc..
......aabbbbcc......
.CCCCCCCCCCCCCCCCCC.
.aaaaaaabbbbbbbbbbc.
aabCbCbCbCbCbCbCbbbc
abCbCbCCCCCbCbCbCbbc
cccccccccccccccccccc

# bed | wood ; ^4868b8/cloth+^b84048/cloth+^4c8c54/cloth:blanket ; cream:pillow,pillows,sheet
.aaaaaaaabbbbbb.
aabbbbbbbbbbbbbc
abCCCCCCCCCCCCbc
abgggggggggghhbc
abgggggggggghhbc
abghhhhhhhhhhibc
abIIIIIIIIIIIIbc
abgggggggghhhhbc
abddddddddeeeebc
abdddddeeeeeeebc
abddeeeeeeeeeebc
abddeeeeeeeeefbc
abdeeeeeeeeeefbc
abdeeeeeeeeeefbc
abdeeeeeeeeeffbc
abdeeeeeeeefffbc
abFFFFFFFFFFFFbc
aabbbbbbbbbbbbbc
abbbbbbbbbbbbbcc
CCCCCCCCCCCCCCCC

# bathtub | ^e8ecf4 ; water:water,content ; gold:tap,feet
..ggh...............
..g.h...........w...
..g...ww..ww...www..
..g..wwwwwwwww.ww...
aaawwwwwwwwwwwwwwaab
abbbddwwdddwwdddbbbc
aaabbbbbbbbbbbbbbbcc
CCCCCCCCCCCCCCCCCCCC
.aabbbbbbbbbbbbbbcc.
.aaAbbbbbbbbbbbbbcc.
.aAbbbbbbbbbbbbbbcc.
..aabbbbbbbbbbbbcc..
..abbbbbbbbbbbbccc..
...CCCCCCCCCCCCCC...
..gh............gh..
..hh............hi..
`,
  MID_SIDES,
);
