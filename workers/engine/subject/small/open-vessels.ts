/** Barrels, crates and sacks that stand open, of three sizes: dark inside, so that what lies in them is seen, and that nothing does. */
import { LARGE_SIDES, MID_SIDES, readStamps } from './stamp.ts';

export const SMALL_OPEN_VESSELS = readStamps(`
# barrel/open barrel/empty | wood ; iron:hoop ; ^38241c
..aaabbbbb..
.aaghhhhhbc.
.abhhhhhhbc.
.dddbhhbeff.
.aadeeeeffc.
aabbCbbCbbbc
aabbCbbCbbbc
aabbCbbCbbbc
.aabCbbCbbc.
.ddeeeeeeef.
..abCbbCbc..
...cccccc...

# crate/open crate/empty | wood ; dark_wood:edge ; ^38241c
.dddddddddd.
.dgghhhhhhe.
dgghhhhhhhhe
eeeeeeeeeeef
eaabbbbbbbbe
ebccbbccbbce
eCCCCCCCCCCe
eabbbbabbbbe
ebbccbbbccbe
eCCCCCCCCCCe
eabbbbbabbbe
ffffffffffff

# sack/open sack/empty | ^c8a068 ; ^4c3424
..aabbbbbb..
.aaddeeeebb.
.addeeeeeeb.
.aabeeeebbc.
..aabbbbcc..
..ccccccccc.
.aabbbbbbbc.
.aabbbbbbbc.
aaabbbbbbbcc
aabbbbbbbbcc
.abbbbbbccc.
..cccccccc..
`);

export const MID_OPEN_VESSELS = readStamps(
  `
# barrel/open barrel/empty | wood+pale_wood+dark_wood ; iron:hoop ; ^38241c
....aaaabbbb....
..aaagghhhhbbb..
.aaghhhhhhhhhbc.
.abhhhhhhhhhhbc.
.ddbbhhhhhhbcff.
.ddeebbbbbbeeff.
.aabdeeeeeefbcc.
aaabbCbbbbCbbbcc
aaabbCbbbbCbbbcc
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

# crate/open crate/empty | wood+pale_wood+dark_wood ; ^38241c
..aaaaaaaaaaaaab..
.aadddeeeeeeeeebb.
.addddeeeeeeeeeeb.
adddeeeeeeeeeeeeeb
aaaaaaaaaaaaaaaaab
abbbbbbbbbbbbbbbbc
cccccccccccccccccc
abCaaaaaaaaaaaaCbc
abCbbbccbbbbbbbCbc
abCCCCCCCCCCCCCCbc
abCaaaaaaaaaaaaCbc
abCbbbbbbbccbbbCbc
abCCCCCCCCCCCCCCbc
abCaaaaaaaaaaaaCbc
abCbbccbbbbbbbbCbc
aaaaaaaaaaaaaaaaab
abbbbbbbbbbbbbbbbc
cccccccccccccccccc

# sack/open sack/empty | ^c8a068 ; ^4c3424
....aaabbbbbbb....
..aaadddeeeeebbb..
.aaadddeeeeeeebbb.
.aabdeeeeeeeeebbc.
.aabbbeeeeeebbbcc.
..aaabbbbbbbbccc..
...CCCCCCCCCCCC...
..aaabbbbbbbbbcc..
..aabbbbbbbcbbbc..
.aaabbbbcbbcbbbcc.
.aabbbbbcbbbbbbcc.
aaabbbbbbbbbbbbccc
aabbbcbbbbbbbbbccc
aabbbcbbbbbbcbbccc
aabbbbbbbbbbcbcccc
.abbbbbbbbbbbbccc.
.bbbbbbbbbbbccccc.
..ccccccccccccc...
`,
  MID_SIDES,
);

export const LARGE_OPEN_VESSELS = readStamps(
  `
# barrel/open barrel/empty | wood+dark_wood ; iron+gold+copper:hoop ; ^38241c
.........aaabbbbbbb.........
.....aabbggghhhhhhhbbbb.....
...aabggghhhhhhhhhhhhbbbc...
..aabggghhhhhhhhhhhhhhbbcc..
..aabgghhhhhhhhhhhhhhhbbcc..
..aaabbhhhhhhhhhhhhhhbbbcc..
..deaaabbbhhhhhhhhbbbbbbef..
..ddDeeaabbbbbbbbbbbbceeef..
..dddeeeeeeeeDeeeeeeeeeeff..
.aaCddeeeeeeeeeeeeeeeeffCbc.
.aaCaaadddeeeeeeeeeffbbbCcc.
.aaCaaabCbbbbCbbbbCbbbbcCcc.
aaaCaaabCbbbbCbbbbCbbbccCccC
aaaCaaabCabbbCabbbCabbccCccC
aaaCaaabCabbbCabbbCabbccCccC
aaaCaaabCabbbCabbbCabbccCccC
aaaCaaabCbbbbCabbbCabbccCccC
aaaCaaabCbbbbCbbbbCbbbccCccC
.aaCaaabCbbbbCbbbbCbbbccCcc.
.deCaaabCbbbbCbbbbCbbbccCef.
.ddDeeabCbbbbCbbbbCbbcceeff.
.dddeeeeeeeeeDeeeeeeeeeeeff.
..ddddeeeeeeeeeeeeeeeeefff..
..aaCaddddeeeeeeeeefffcCcc..
..aaCaabCbbbbCbbbbCbbccCcc..
...aCaabCbbbbCbbbbCbbccCc...
....cccccccccccccccccccC....
......CCCCCCCCCCCCCCCC......

# crate/open crate/empty | wood+pale_wood ; dark_wood+wood:edge ; ^38241c
....dddddddddddddddddddd....
...ddggggghhhhhhhhhhhhhee...
..ddgggghhhhhhhhhhhhhhhhee..
.ddgghhhhhhhhhhhhhhhhhhhhee.
ddghhhhhhhhhhhhhhhhhhhhhhhee
dddFddddddddddddddddddddFddd
eDeFeeeeeeeeeeeeeeeeeeeeFDee
fffFffffffffffffffffffffFfff
deefCCCCCCCCCCCCCCCCCCCCdeef
deefCaaaaaaaaaaaaaaaaaaadeef
deefCbbbbbbbbbbccccbbbbbdeef
deefCbccccbbbbbbbbbbbbbbdeef
deefCbbbbbbbbbbbbbbbbbbbdeef
deefCCCCCCCCCCCCCCCCCCCCdeef
deefCaaaaaaaaaaaaaaaaaaadeef
deefCbbbbbbbbbbbbbccccbbdeef
deefCbbbbccccbbbbbbbbbbbdeef
deefCbbbbbbbbbbbbbbbbbbbdeef
deefCCCCCCCCCCCCCCCCCCCCdeef
deefCaaaaaaaaaaaaaaaaaaadeef
deefCbbcccbbbbbbbbbbbbbbdeef
deefCbbbbbbbbbbbbccccbbbdeef
deefCbbbbbbbbbbbbbbbbbbbdeef
deefCCCCCCCCCCCCCCCCCCCCdeef
dddFddddddddddddddddddddFddd
eDeFeeeeeeeeeeeeeeeeeeeeFDee
fffFffffffffffffffffffffFfff
FFFFFFFFFFFFFFFFFFFFFFFFFFFF

# sack/open sack/empty | ^c8a068+^b08858 ; ^4c3424
.......aaaaabbbbbbbb......
....aaaaaaaabbbbbbbbbbb...
..aaaabddddeeeeeeeebbbbb..
.aaaabddeeeeeeeeeeeeebbbc.
.aaaaddeeeeeeeeeeeeeebbbc.
.aaaabdeeeeeeeeeeeeeebbbc.
.aaaaabbeeeeeeeeeeebbbbcc.
..aaaaaabbbbbbbbbbbbbbcc..
...caaaaaabbbbbbbbbbccc...
....CCccccccccccccccCC....
...aaaaaabbbbbbbbbbbccc...
..aaaaaabbbbbbcbbbbbbccc..
..aaaaacbbbbbbcbbbbbbbcc..
.aaaaaacbbbbbbbcbbbbbbccc.
.aaaaaacbbbbbbbcbbbbbbccc.
.aaaaaabbbbbbbbbbbbbbbbcc.
aaaaaaabbbbbbbbbbbbbbbbccc
aaaaaabbbbbbbbbbbbbcbbbccc
aaaaaabbbcbbbbbbbbbcbbcccc
aaaaaabbbcbbbbbbbbbcbbcccc
aaaaabbbbcbbbbbbbbbbbbcccc
aaaaabbbbbbbbbbbbbbbbccccc
.aaabbbbbbbbbbbbbbbbccccC.
.aabbbbbbbbbbbbbbbccccccC.
.bbbbbbbbbbbbbbbcccccccCC.
..bbbbbbbbccccccccccccCC..
...cccccccccccccccCCCCC...
.....CCCCCCCCCCCCCCCC.....
`,
  LARGE_SIDES,
);
