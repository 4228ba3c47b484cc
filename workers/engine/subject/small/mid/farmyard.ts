/** What stands in yards and gardens, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_FARMYARD = readStamps(
  `
# outhouse | ^a8743c/wood:wall,walls ; ^6c4430/wood:roof ; ^8c5830/wood:door ; yellow:moon
......dd......
....dddeee....
..dddeeeeeef..
dddeeeeeeeeeff
FFFFFFFFFFFFFF
.aabCbbbbCbbc.
.abIIIIIIIIbc.
.abIghhhhiIbc.
.abIghjjhiIbc.
.abIgjjhhiIbc.
.abIgjjhhiIbc.
.abIghjjhiIbc.
.abIghhhhiIbc.
.abIIIIIIIIbc.
.abIghhhhiIbc.
.aCIghhhXiIbc.
.abIghhhhiIbc.
.abIghhhhiICc.
.abIghhhhiIbc.
CCCIghhhhiICCC

# chicken-coop | ^b8683c/wood+^b04c3c/wood+^c8a468/wood:wall,walls ; ^6c5850/roof+^5c6c4c/roof:roof ; pale_wood:ramp,posts,frame ; yellow:straw ; red
.........de.........
.......dddeef.......
.....dddeeeeeff.....
...dddFeeeFeeeeff...
.dddeeeFeeeeFeeeeff.
FFFFFFFFFFFFFFFFFFFF
..aabbbbbbbbbbbbcc..
..abgggggggbgggggc..
..abgXXmmXgCgXgXgc..
..abgXwXwjgbgXgXgc..
..abgXwwwXgCgggggc..
..abgwwwwXgbgXgXgc..
..abgwwwwwgCgXgXgc..
..CCgggggggCCCCCCC..
..ghhhhhi.....ghi...
..IIIIIII.....ghi...
.ghhhhhi......ghi...
.IIIIIII......ghi...
ghhhhhi...jjkghikk..

# dog-house | ^d8a860/wood:wall,walls ; red+^4878b8+^48945c:roof ; cream:bone,sign
.........de.........
........ddee........
.......dddeee.......
......dddbbeee......
.....dddbbbbeee.....
....dddabbbbbeee....
...dddgbbbbbbgeee...
..dddbggggggggbeee..
.dddabgbbbbbbgbbeee.
dddabbbbbbbbbbbbbeef
FFFabbbbbCCbbbbbcFFF
..aabbbCXXXXCbbbcc..
..abbbCXXXXXXCbbbc..
..abCbCXXXXXXCbCbc..
..abbbCXXXXXXCbbbc..
..aabbCXXXXXXCbbcc..
..abbbCXXXXXXCbbbc..
..CCCCCXXXXXXCCCCC..

# silo | ^c4c8d0/steel:wall,walls ; ^b84038/roof+^6c7888/roof:roof,dome ; iron:ladder
.....de.....
...ddddee...
..dddeeeef..
.dddeeeeeff.
.FFFFFFFFFF.
.aabbbbbbcc.
.aabbbgXgcc.
.aabbbgggcc.
.CCCCCgXgCC.
.aabbbgggcc.
.aabbbgXgcc.
.aabbbgggcc.
.CCCCCgXgCC.
.aabbbgggcc.
.aabbbgXgcc.
.aabbbgggcc.
.CCCCCgXgCC.
.aabbbgggcc.
.aabbbgXgcc.
CCCCCCgggCCC

# gazebo | white:posts,post,columns,rail,railing ; ^4c7c8c/roof+^b85040/roof:roof ; gold:tip ; ^c8a878:floor
.........gh.........
........ddee........
......ddddeeee......
....ddddddeeeeef....
..ddddFdddeeFeeeff..
dddddFddddeeeFeeeeff
FFFFFFFFFFFFFFFFFFFF
.aaaaaaaaaaaabbbbbc.
.ab...ab....bc...bc.
.ab...ab....bc...bc.
.ab...ab....bc...bc.
.ab...ab....bc...bc.
.ab...ab....bc...bc.
.aaaaaab....bbbbbbc.
.aXbXaXb....bXbXbXc.
.aXbXaXb....bXbXbXc.
.aaaaaab....bbbbbbc.
jjjjjjjjjjjjkkkkkkkl
LLLLLLLLLLLLLLLLLLLL
....jjjjjjkkkkkl....

# tipi | ^e8d4a8/cloth:cover,wall,cloth ; wood:poles,pole ; red+^3c80b8:pattern,bands,band
......d......e......
.......d....e.......
........d..e........
.........de.........
........aabb........
........aabb........
.......aaabbb.......
.......ggghhh.......
......gaaghbbh......
......aaaabbbb......
.....aaaaabbbbb.....
.....aaaaXXbbbb.....
....aaaaaXXbbbbb....
....aaaaXXXXbbbb....
...aaaaaXXXXbbbbb...
...ggggXXXXXXhhhh...
..gaagaXXXXXXbhbbh..
..aaaaaXXXXXXbbbbb..
.aaaaaXXXXXXXXbbbbb.
.aaaaaXXXXXXXXbbbbc.
`,
  MID_SIDES,
);
