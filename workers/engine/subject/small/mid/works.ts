/** Buildings and what is built, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_WORKS = readStamps(
  `
# well | stone ; ^a85838:roof ; wood:post,bucket ; rope:rope
.........de.........
.......ddeeef.......
.....ddFeeeFeff.....
...dddeFeeeFeeeff...
.ddeFeeeeFeeeeFeeff.
ddeeFeeeFeeeFeeFeeff
FFFFFFFFFFFFFFFFFFFF
...ghIIIIIIIIIIIhi..
...ghhhhhjkhhhhhhi..
...gi.....jk....gi..
...gi....IhhI...gi..
...gi....ghhi...gi..
..aaaaabbbbbbbbbcc..
.abXXXXXXXXXXXXXXcc.
.aaabbbbbbbbbbbbbcc.
.CCCCCCCCCCCCCCCCCC.
.aabbCabbbbCabbbCcc.
.CCCCCCCCCCCCCCCCCC.
.abCabbbbCabbbCbbcc.
..CCCCCCCCCCCCCCCC..

# house | ^e8d4b0/plaster:wall ; ^b85040/roof:roof,chimney ; wood:door ; ^88c8e8:window
..............def...
.........de...def...
........ddee..def...
.......ddbbee.def...
......ddbbbbeedef...
.....ddbbbbbbeeef...
....ddbbbjkbbbeef...
...ddbbbbklbbbbeef..
..ddbbbbbbbbbbbbeef.
.ddebbbbbbbbbbbbeef.
ddeecccccccccccceeff
FF.accccccccccccc.FF
...abIIIIbbIIIIbc...
...abIjkIbbIghIbc...
...abIkkIbbIghIbc...
...abIIIIbbIhhIbc...
...abIklIbbIhwIbc...
...abIIIIbbIghIbc...
...aabbbbbbIghIcc...
..CCCCCCCCCCgghCCC..

# castle | stone:wall ; ^4868a8:roof ; wood:door,gate ; red:flag
.........Xjjl.......
.........Xjkl.......
.........X..........
..de....ddef....de..
..de...dddeff...de..
.ddef.dddeeeff.ddef.
.ddef.FFFFFFFF.ddef.
ddeeff.aabbcc.ddeeff
FFFFFF.aaXXcc.FFFFFF
.aabc..aaXXcc..aabc.
.aXbcabCabCabCcaXbc.
.aXbcaabbbbbbbbaXbc.
.aabcCCCCCCCCCCaabc.
.abbcabbCCCCbbcabbc.
.aabcabCghhiCbcaabc.
.aabcaCghhhhiCcaabc.
.abbcaCgIhIhICcabbc.
.aabcaCghhhhiCcaabc.
.aabcaCgIhIhICcaabc.
CCCCCCCghhhhiCCCCCCC
`,
  MID_SIDES,
);
