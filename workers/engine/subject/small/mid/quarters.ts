/** Keeps, workshops and dwellings, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_QUARTERS = readStamps(
  `
# battlement-tower | stone:wall,walls ; wood:door
ab.ab.ab.ab.bc
aaaaaaabbbbbbc
abbbCbbbbbCbbc
CCCCCCCCCCCCCC
.aabbbbbbbbcc.
.abCbbXXbbCbc.
.abbbbXXbbbbc.
.aabbbXXbbbcc.
.abbCbbbbbbbc.
.aabbbbbbCbcc.
.abXbbbbbbXbc.
.abXbbCbbbXbc.
.aabbbbbbbbcc.
.abCbbbbbbbbc.
.abbbFFFFbCbc.
.abbFddeeFbbc.
.abCFddeeFbbc.
.abbFdeeXFbCc.
.abbFddeeFbbc.
CCCCFddeeFCCCC

# warehouse | ^98a4ac+^b07858/brick+^8c9484:wall,walls ; ^8c5048/roof+^58687c/roof:roof ; ^a8d8f0:window,windows ; ^c4ccd4/steel:door,doors,gate
......ddddddee......
...dddddddeeeeeef...
..dddaaaaaaabbbeef..
.ddaaabbbbbbbbbbcef.
dddaabbbggggbbbbceff
ddaabbbbghhhbbbbbcff
FFaabbbbbbbbbbbbccFF
..aCCCCCCCCCCCCCCc..
..aCjjjjjjkkkkkkCc..
..aCllllllllllllCc..
..aCjjjjjjkkkkkkCc..
..aCllllllllllllCc..
..aCjjjjjjkkkkkkCc..
..aCllllllllllllCc..
..aCjjjjjjkkkkkkCc..
..aCllllllllllllCc..
..aCjjjjjjkkkkkkCc..
CCCCllllllllllllCCCC

# blacksmith-shop | ^a89c8c/stone:wall,walls,hearth ; ^7c4c3c/roof+^6c6870/roof:roof ; wood:posts,post ; ^78686c/brick:chimney ; ^f88830/flame:fire,flame ; iron:anvil
..............jjk...
.........de...jkl...
......dddeee..jkl...
...ddddFeeeeeefkl...
.dddFdddFeeFeeeFeff.
ddddddFeeeeFeeeeeeff
FFFFFFFFFFFFFFFFFFFF
.ghXXXXXXghabCbbbbc.
.ghXXXXXXghbbCCCbbc.
.ghXXXXXXghbCmmmCbc.
.ghXXXXXXghaCmnmCbc.
.ghXpppppghbCnmnCbc.
.ppppqqqrghbCCCCCCc.
.ghpqqqrXghabbCbbbc.
.ghXXqrXXghbCbbbCbc.
.ghXpqqrXghbbbCbbbc.
.hhiiiiiihhCCCCCCCc.

# mosque | ^f0e4c8:wall,walls ; ^3898a8+^4c8c68+gold:dome,domes,roof ; gold:tip ; wood:door
.........gh.........
..g......dd......g..
..d.....ddde.....d..
.dde...ddddee...dde.
.abc..ddddeeef..abc.
.CCC.dddddeeeef.CCC.
.abc.dddddeeeff.abc.
.abc.ddddeeeeff.abc.
.abc.FFFFFFFFFF.abc.
.aXcaaaaaaabbbbbaXc.
.abcCCCCCCCCCCCCabc.
.abcabbbbCCbbbbcabc.
.abcaXXbCjkCbXXcabc.
.abcaXXbCjkCbXXcabc.
.abcaXXbCjkCbXXcabc.
.abcabbbCjkCbbbcabc.
.abcabbbCjkCbbbcabc.
CCCCCCCCCjkCCCCCCCCC

# stilt-house | ^b08050/wood:wall,walls ; thatch:roof ; ^8c5c34/wood:posts,stilts,deck ; ^f8d878:window,windows ; water:water
.........de.........
.......dddeef.......
.....dddddeeeff.....
...dddFdddeeFeeff...
.dddFdddFdeeeFeeeff.
dFdddFdddFeeFeeFeeff
.FFFFFFFFFFFFFFFFFF.
..aabbbbbbbbbbbbcc..
..abCCCCbbbCCCCbbc..
..abCjkCbbbCXXCbbc..
..abCkkCbbbCXXCbbc..
..abCCCCbbbCXXCbbc..
..aabbbbbbbCXXCbcc..
ggggggggggggggghhhhi
IIIIIIIIIIIIIIIIIIII
..gh.....gh.....hi..
..gh.....gh.....hi..
..gh.....gh.....hi..
mghmmwwmmghmmwwmmhim
nnnnnnnnnnnnnnnnnnnn
`,
  MID_SIDES,
);
