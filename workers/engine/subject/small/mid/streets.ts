/** Buildings of streets and what is sold at them, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_STREETS = readStamps(
  `
# gas-station | ^e8ecf0:trim ; red+^3878c8+^48a050:roof,canopy,pump,pumps ; steel:posts,post ; ^a8d8f0:screen
.dddddddddddddddddd.
ddddddddddddddddddef
aaaaaaaaaaaaaaaaaabc
deeeeeeeeeeeeeeeeeff
FFFFFFFFFFFFFFFFFFFF
.gi..............gi.
.gi..dddddeee....gi.
.gi..djjjjjje....gi.
.gi..djXXjXjeXX..gi.
.gi..djjjjjje.X..gi.
.gi..deeeeeee.X..gi.
.gi..dewwwwee.X..gi.
.gi..dewddwee.X..gi.
.gi..dewwwweeXX..gi.
.gi..deeeeeef....gi.
.gi..deeeeeef....gi.
.gi..deeeeeef....gi.
.hi.FFFFFFFFFF...hi.
bbbbbbbbbbbbbbbbbbbb
CCCCCCCCCCCCCCCCCCCC

# police-station | ^c8d0dc:wall,walls ; ^3058a8:roof,sign,trim ; ^a8d8f0:window,windows ; ^48506c:door ; gold:star,badge
....dddddddddddf....
....deeeemmeeeef....
....deemmmmmmeef....
....deeemmmmeeef....
....deeemeemeeef....
....FFFFFFFFFFFF....
aaaaaaaaaaaaaaaaaaab
dddddddddddddddddddf
FFFFFFFFFFFFFFFFFFFF
.abbbbbbbbbbbbbbbbc.
.abgghbbbbbbbbgghbc.
.abghhbCCCCCCbghhbc.
.abghhbCjkjkCbghhbc.
.abghhbCjkjkCbghhbc.
.abbbbbCjkjkCbbbbbc.
.aCCCCCCjkjkCCCCCCc.
.abbbbbCjkjkCbbbbbc.
bbbbbbbCCCCCCbbbbbbc
CCCCCCCCCCCCCCCCCCCC

# bakery | ^f0dcb8/plaster:wall,walls ; ^d07848/roof:roof ; wood:door,sign ; ^b8e0f0:window,windows ; ^e8a850:bread
.........de.........
.......dddeee.......
.....ddddeeeeee.....
...ddddeeeeeeeeef...
.dddeeeeeeeeeeeeeff.
ddeeeeeeeeeeeeeeefff
FFFFFFFFFFFFFFFFFFFF
.abggggggggggggggbc.
.abghhmmnmmnmmohhbc.
.abghmmnmmnmmnoohbc.
.abiiiiiiiiiiiiiibc.
.aabbbbbbbbbbbbbbcc.
.abIIIIIIIIbIIIIIbc.
.abIjjkkkkIbIghhIbc.
.abIjwkmmkIbIghhIbc.
.abImmmnmnIbIghmIbc.
.abIIIIIIIIbIghhIbc.
.abbbbbbbbbbIghhIbc.
.aCbbbCbbCbbIghhIcc.
CCCCCCCCCCCCIghhICCC

# apartment-building | brick+^c8a080/brick+^a8b0b8/stone:wall,walls ; ^58504c:roof ; ^88c0e0:window,windows ; ^f8d878:window,windows ; wood:door
dddddddddddddddf
FFFFFFFFFFFFFFFF
.abbbbbbbbbbbbc.
.aggbggbbggbggc.
.aghbghbbghbghc.
.accbccbbccbccc.
.abbbbbbbbbbbbc.
.aggbjjbbggbggc.
.aghbjkbbghbghc.
.accbccbbccbccc.
.abbbbbbbbbbbbc.
.aggbggbbggbjjc.
.aghbghbbghbjkc.
.accbccbbccbccc.
.CCCCCCCCCCCCCC.
.abbbCCCCCCbbbc.
.aggbCmnmnCbggc.
.aghbCmnmnCbghc.
.abbbCmnmnCbbbc.
CCCCCCmnmnCCCCCC

# snack-stand | red+^3c8cc8+^48a05c:awning ; wood:counter,wall,walls ; ^f0b838:sign ; ^e0a458:food ; ^b84830
....gggggggggggh....
....ghjjkkhhwwhi....
....IIIIIIIIIIII....
..aaawwwaaawwwbbbc..
.aaaawwwaaawwwbbbbc.
aaaaawwwaaawwwbbbbcc
aaaaawwwaaawwwbbbbcc
CCCCCwwwCCCwwwCCCCCC
.dXXXXXXXXXXXXXXXXe.
.dXXXXXXXXXXXXXXXXe.
.dXXXXXXXXXXXXXgXXe.
.dXXmmmmmXXXXwwwXXe.
.dXjjjjjjjXXXwwwXXe.
ddddddddddddddddeeef
FFFFFFFFFFFFFFFFFFFF
.deeFeeeFeeeFeeeFef.
.deeFeeeFeeeFeeeFef.
.deeFeeeFeeeFeeeFef.
.deeFeeeFeeeFeeeFef.
.FFFFFFFFFFFFFFFFFF.

# ramen-shop | ^8c5834/wood:wall,walls ; ^505870/roof:roof ; ^3858a0/cloth:awning,curtain ; ^f05838:lanterns,lantern ; cream:sign
....ddddddddeeee....
..ddddddddddeeeeef..
dddFdddFdddeFeeeFeff
ddeFeeeFeeeeFeeeFeff
FFFFFFFFFFFFFFFFFFFF
.abmmmmmmmmmmmmmmbc.
.abmjjjjmXmmXmXXmbc.
.abmmjjmmXXmXXmXmbc.
.aboooooooooooooobc.
.jjkgghIgghIgghIjjk.
.jjkghhIghhIghhIjjk.
.jkkghhIghhIghhIjkk.
.LLLXXXXXXXXXXXXLLL.
.abXXXXXmmmnXXXXXbc.
.abXXXXXXmnXXXXXXbc.
aaaaaaaaaaaaaaabbbbc
CCCCCCCCCCCCCCCCCCCC
.abCbbbCbbbCbbbCbbc.
.abCbbbCbbbCbbbCbbc.
.CCCCCCCCCCCCCCCCCC.

# fire-station | ^b84c3c/brick:wall,walls ; ^6c5850/roof:roof ; ^e4e8ec:door,doors,sign,trim ; red:truck ; ^a8d8f0:window,windows
dddddddddddddddddddf
FFFFFFFFFFFFFFFFFFFF
.abbbbbbbbbbbbbbbbc.
.abggggggggggggggbc.
.abgjgjjgjjgjjgjgbc.
.abgjgjggjjgjggjgbc.
.abIIIIIIIIIIIIIIbc.
.abbbbbbbbbbbbbbbbc.
.aIIIIIIIbbIIIIIIIc.
.aIgggghIbbIXXXXXIc.
.aIgmmghIbbIjjjjkIc.
.aIghhhhIbbIjmmmkIc.
.aIiiiiiIbbIjmmmkIc.
.aIgggghIbbIjkkkkIc.
.aIghhhhIbbIjkkklIc.
.aIiiiiiIbbIwjkkwIc.
.aIgggghIbbILLLLLIc.
.aIghhhhIbbIXXLXXIc.
CCIIIIIIICCIIIIIIICC
`,
  MID_SIDES,
);
