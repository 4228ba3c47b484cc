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

# house | ^e8d4b0/plaster:wall ; ^b85040/roof:roof,chimney ; wood:door ; ^88c8e8:window ; wood:timber,trim,frame
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
...abOOOObbIIIIbc...
...abOjkObbIghIbc...
...abOkkObbIghIbc...
...abOOOObbIhhIbc...
...abOklObbIhwIbc...
...abOOOObbIghIbc...
...aabbbbbbIghIcc...
..CCCCCCCCCCmmnCCC..

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

# tower | stone:wall ; ^4868a8:roof ; wood:door ; ^34303c:window
.....de.....
....ddef....
....deef....
...ddeeff...
..ddeeeeff..
.ddeeFeeeff.
ddeFeeeFeefF
FFFFFFFFFFFF
.aabCbbCbcc.
.abbbbbbbcc.
.CCCCCCCCCC.
..aabjkbcc..
..aabjkbcc..
..abbjkbcc..
..CCbbbbcc..
..aabbbCCc..
..abIIIIcc..
..abIghIcc..
..CbIghIcc..
.aabIghIccc.

# church | ^f0e8d8/plaster:wall ; ^6c7888/roof:roof ; wood:door ; ^58a8d8:window ; gold:cross
.........mn.........
........mmnn........
.........mn.........
.........de.........
........ddef........
.......ddeeff.......
......ddeeeeff......
......FFFFFFFF......
.......aCCCCc.......
.......aCjkCc.......
......daCkkCcf......
....dddabbbbcfff....
..ddeedabbbbcfeeff..
.ddeeedabbbbcfeefff.
FFFFFFFaIIIIcFFFFFFF
.aabbbCaIghIcCbbbcc.
.aajkbCaIghIcCbjkcc.
.aakkbCaIhhIcCbkkcc.
.aabbbCaIghIcCbbbcc.
CCCCCCCCIghICCCCCCCC

# windmill | ^e8dcc8/plaster:wall ; ^b85840/roof:roof ; ^f8f4e8:sail,sails,blades ; wood:door
..jgg..........ggj..
.gjjgg........ggjjh.
.ggjjgg......ggjjhh.
..ggjjgg.de.ggjjhh..
...ggjjgddefgjjhh...
....ggjjdeefjjhh....
.....ggjjeejjhh.....
......ddjkkjeef.....
......FFjkkjFFf.....
.....ggjjFFjjhh.....
....ggjjabbcjjhh....
...ggjjgabbcgjjhh...
..ggjjggabbcggjjhh..
.ggjjgg.abbc.ggjjhh.
.gjjgg.aabbcc.ggjjh.
..jgg..aKKKcc..ggj..
.......aKjkKc.......
......aaKjkKcc......
......aaKjkKcc......
.....CCCKjkKCCC.....

# lighthouse | white ; red:stripe,stripes ; ^58585f:roof ; yellow:light ; stone:rock
.....gh.....
....gghh....
...gghhhi...
...IIIIII...
...IjjwjI...
...IjwwkI...
..gghhhhii..
..IIIIIIII..
...aabbcc...
...aabbcc...
...ddeeff...
...ddeeff...
..aaabbccc..
..aaXXbbcc..
..dddeefff..
..dddeefff..
..aaabbccc..
.aaabIIbccc.
mmmnbIIbnnoo
.nnnnnnnooo.

# shop | wood+dark_wood+pale_wood:counter,posts,crates ; red+^3c78c8+^48904c+violet:awning,canopy ; white ; ^d83c38:fruit,apples ; ^f0a030:oranges ; ^78b848:cabbages
.dddggggddddhhhhddd.
.dddggggddddhhhhddd.
.eeeggggeeeehhhhfff.
.eeeggggeeeehhhhfff.
eeeeggggeeeehhhhffff
eeeeggggeeeehhhhffff
.eeB.gg..ee..hh.Bff.
..Bc............aB..
..ac.jj..mm..pp.ac..
..ac.jk..mn..pq.ac..
..acjklkmnonpqrqac..
..BBKKKKNNNNQQQQBB..
.aaaaaaaaaaaaaaaaaa.
.bBBBBBBBBBBBBBBBBb.
..aaaaaabbbbbbcccc..
..aaaBaaBbbBbbBccc..
..aaaBaaBbbBbbBccc..
..aaaBaaBbbBbbBccc..
..aaaBaaBbbBbbBccc..

# item-shop | ^e8d4b0/plaster:wall ; ^c84848/cloth+^3c8c5c/cloth+^4868b0/cloth:awning ; wood:sign,door ; ^88c8e8:window ; ^6c5850/roof:roof
..mmmmmmnnnnnnnnoo..
.mmmnnnnnnnnnnnnnoo.
.OOOOOOOOOOOOOOOOOO.
..abggggggggggggbc..
..abgIhIIhIhIIhhbc..
..abiiiiiiiiiiiibc..
.wwwdddwwweeewwweee.
.wwwdddwwweeewwweee.
.wwwdddwwweeewwweee.
.FwFFdFFwFFeFFwFFeF.
..aIIIIIIIIbIIIIbc..
..aIjjjkkkIbIghIbc..
..aIjjwjkkIbIghIbc..
..aIjwjkkkIbIhhIbc..
..aIjkkkklIbIhwIbc..
..aIIIIIIIIbIghIbc..
..aabbbbbbbbIghIbc..
..aabbbbbbbbIghIcc..
.CCCCCCCCCCCCghCCCC.

# barn | ^b83c34:wall ; ^6c5850/roof:roof ; white:trim,door
........ddee........
......ddeeeeff......
....ddeebbbbeeff....
..ddeebbbbbbbbeeff..
.ddebbbggggggbbceff.
.ddebbbgXXXXgbbceff.
.ddeabbgXXXXgbbceff.
ddeaabbggggggbbbceff
ddeaabCbbbbbCbbbceff
FFFaabCbbbbbCbbbcFFF
..aaabCbbbbbCbbbcc..
..aabgggggggggghbc..
..aabggbbbbbbbghbc..
..aabgbgbbbbbgbhbc..
..aabgbbggbggbbhbc..
..aabgbbbbgbbbbhbc..
..aabgbbggbggbbhbc..
..aabgbgbbbbbgbhbc..
..aabggbbbbbbbghbc..
..CCCCCCCCCCCCCCCC..

# hut | ^c89868/plaster:wall ; thatch:roof ; wood:door
.........de.........
........ddee........
.......dddeef.......
......ddFdeeef......
.....dddFdeeFef.....
....ddFdddeeFeef....
...dddFdddeeeeFef...
..ddFddddFeeeeFeef..
.dddFddddFeeFeeeFef.
ddFdddFdddeeFeeeFeef
dFdddFdFddeeeFeFeefF
.FCFFCFCFFFFFCFFFFF.
..aaaCCCCCCCCCCccc..
..aabbbIIIIIbbbbcc..
..aabbIXXXXXIbbbcc..
..aabbIXXXXXIbbbcc..
..aabbIXXXXXIbbbcc..
..aabbIXXXXXIbbbcc..
...aabIXXXXXIbbcc...
....CCIXXXXXICCC....

# igloo | ^dcecf8
......aaaaaabb......
....aaaaacabbbbb....
...aaaaaacaabbbbb...
..cccccccccccccccc..
.aaacaaaaaacbbbbcbb.
.aaacaaaaaacbbbbcbb.
aaaacaaaaaacbbbbcbbb
cccccccccccccccccccc
aaaaacCCCCCCCCcbbbbb
aaaaacCaaaabbCcbbbbb
aaaacCaaCCCCbbCcbbbb
ccccCaaCXXXXCbbCcccc
aaaaCaCXXXXXXCbCbbbb
aaaaCaCXXXXXXCbCbbbb
aaaaCaCXXXXXXCbCbbbb
bbbbCbCXXXXXXCcCcccc

# temple | ^e8e0d0 ; gold:emblem
.........ab.........
.......aabbbb.......
.....aabbddbbbb.....
...aabbbddeebbbcc...
.aabbbbbbeebbbbbbcc.
CCCCCCCCCCCCCCCCCCCC
.aabbbbbbbbbbbbbbcc.
.CCCCCCCCCCCCCCCCCC.
..aaaCaaaCCaabCbcc..
..aacCaacCCabcCbcc..
..aacCaacCCabcCbcc..
..aacCaacCCabcCbcc..
..aacCaacCCabcCbcc..
..aacCaacCCabcCbcc..
..aacCaacCCabcCbcc..
..aaaCaaaCCaabCbcc..
.aabbbbbbbbbbbbbbcc.
.CCCCCCCCCCCCCCCCCC.
aabbbbbbbbbbbbbbbbcc
CCCCCCCCCCCCCCCCCCCC

# factory | ^b06850/brick:wall ; ^8c5040/brick:chimney,chimneys ; ^f0d878:window ; ^d0d0d8:smoke ; iron:door
...jj.....jjk.......
..jjkk...jjkkk......
...kkk....kkk.......
....k......k........
..def....def........
..dwf....dwf........
..def....def........
..def....def........
..def....def........
.aaaaaaaaaaaaaaaaab.
.CCCCCCCCCCCCCCCCCC.
.aagghbgghbgghbggic.
.aaghhbghhbghhbghic.
.abbbbbbbbbbbbbbbbc.
.aagghbgghbCCCCCbbc.
.aaghhbghhbCmnnCbbc.
.aabbbbbbbbCmnnCbbc.
.aaCbbbCbbbCmnnCbCc.
.abbbbbbbbbCmnnCbcc.
CCCCCCCCCCCCmnnCCCCC
`,
  MID_SIDES,
);
