/** Workshops, keeps and dwellings of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const SMALL_DWELLINGS = readStamps(`
# bakery | ^f0dcb8/plaster:wall ; ^d07848/roof:roof ; wood:door,sign ; ^88c8e8:window ; ^e8a850:bread
.....de.....
...dddeee...
.dddeeeeeef.
ddeeeeeeeeff
ffffffffffff
.ahmmnmmnib.
.ahmnmmnnib.
.aiiiiiiiib.
.ajjkkbgghc.
.ajwmnbghhc.
.ammnnbghhc.
.abbbbbghhc.

# fire-station | ^b84c3c/brick:wall ; ^6c5850/roof:roof ; ^e4e8ec:door,sign ; red:truck ; ^a8d8f0:window
.ddddddddde.
.ffffffffff.
.agjgjgjggc.
.agjgjjgjgc.
.abbbbbbbbc.
.aggghXXXXc.
.ahhhijjjkc.
.aggghjmmkc.
.ahhhijkkkc.
.aggghjkklc.
.ahhhiwkkwc.
.aggghLLLLc.

# ramen-shop | ^8c5834/wood:wall ; ^505870/roof:roof ; ^3858a0/cloth:awning,curtain ; ^f05838:lantern ; cream:sign
...dddddee..
.dddddeeeee.
ddeeeeeeeeef
ffffffffffff
.ammjmmXmmc.
.ammjjmXXmc.
.jghghghghj.
.jghghghghk.
.aXXXmnXXXc.
aaaaaaabbbbc
.abCbbCbbCc.
.abCbbCbbCc.

# hobbit-hole | ^68b048:grass,hill,roof ; ^3c8c50/wood+^a84838/wood+^3c78a8/wood:door ; ^c8bca8/stone:frame ; ^f8d878:window ; gold:knob
....aaab....
..aaaabbbb..
.aaaggggbbb.
.aagFFFFhbb.
aagFdddeFhbb
aagFdddeFhjb
abgFddmeFhkb
abgFdddeFhbb
abggFFFFhhbc
bbgghhhhhibc

# warehouse | ^98a4ac+^b07858/brick:wall ; ^8c5048/roof+^58687c/roof:roof ; ^c4ccd4/steel:door
...ddddee...
.dddaabbeef.
ddaaabbbbbef
daabbbbbbbbf
f.aCCCCCCc.f
..agghhhhc..
..aiiiiiic..
..agghhhhc..
..aiiiiiic..
..agghhhhc..
..aiiiiiic..

# blacksmith-shop | ^a89c8c/stone:wall ; ^7c4c3c/roof+^6c6870/roof:roof,chimney ; wood:posts ; ^f88830/flame:fire,flame ; iron:anvil
.........de.
...ddde..de.
.dddeeeeede.
ddeeeeeeeeef
ffffffffffff
.gXXXXgabbc.
.gXXXXgbCCC.
.gXmmmmbCjC.
.mmnnogbjkC.
.gXnnXgbCCC.
.gmnnogbbbc.

# battlement-tower | stone:wall ; wood:door
.ab.ab.bb.c.
.aaaaabbbbc.
.cccccccccc.
..aabbbbbc..
..abXbbCbc..
..abXbbbbc..
..abbbbbbc..
..aCbbXbbc..
..abbbXbCc..
..abbdebbc..
..abddeebc..
.aabddeebbc.

# gatehouse | stone:wall ; iron:gate,portcullis,bars
a.b.....a.bc
abb.....abbc
abbabababbbc
aXbcccccaXbc
abbbbbbbbbbc
abbaCCCCbbbc
abbCXdXXCbbc
abCXXdXdXCbc
abCddddddCbc
abCXXdXdXCbc
abCddddddCbc
abCXXdXdXCbc

# yurt | ^f0e8d8/cloth:cover,wall ; ^e4d4b4/cloth:roof ; ^c85830/wood:door ; red+^3878b0:band,trim
.....dd.....
...dddeee...
.dddddeeeee.
dddddeeeeeef
ffffffffffff
.jjjjjkkkkk.
.aabbbbbbbc.
.aabbghbbbc.
.aabbghbbbc.
.jjjjghkkkk.
.aabbghbbbc.

# space-base | ^c8d0dc:wall ; ^70c8e8/glass:dome,window,glass ; orange+^4878c8:trim ; steel:door ; red:lamp
.........m..
.........X..
..ddde..abb.
.ddwdde.abb.
ddddeeeeadb.
ddddeeeeadb.
gggggggghabc
aabbbbbbbbbc
adbdbjkbdbdc
aebebjkbebec
ggggghjkghhi

# pier | wood:planks,deck ; ^7c5434/wood:posts ; water:water
.d....d...d.
.e....e...e.
aaaaaaaaaabb
bbCbbCbbCbbc
cccccccccccc
.d....d...d.
.e....e...e.
.e....e...e.
geggwgegggeg
hhhhhhhhhhhh
hwhhhhwhhhih
`);
