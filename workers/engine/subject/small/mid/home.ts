/** Furniture, boxes and vessels, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_HOME = readStamps(
  `
# barrel | wood ; iron:hoop
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
`,
  MID_SIDES,
);
