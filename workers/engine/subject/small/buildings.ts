/** Buildings of streets, farms and outposts of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const SMALL_BUILDINGS = readStamps(`
# tavern medieval-inn | ^e8d4b0/plaster:wall ; ^a85038/roof:roof,chimney ; wood:door,beams,sign ; ^f8d878:window
.........de.
.ddddddeede.
dddddeeeeeee
deeeeeeeeeef
ffffffffffff
.agbbgbbgbc.
.agjjgbbgggg
.agjkgbbgjjg
.aggggbbgggg
.abbbghhgbc.
.abjbghhgbc.
.abbbghhgbc.

# greenhouse | white:frame ; ^68b8d8/glass:glass,window,windows ; ^48a050:plants
.....aa.....
...aaeeba...
.aadeeaeeba.
aadeeeaeeeba
aaaaaaaaaaaa
adegeeaegeea
aegghgahggha
aaaaaaaaaaaa
adgeaaaaegea
agghaefaggha
ahhhaefahhha

# school | ^c06848/brick:wall ; ^6c5850/roof:roof ; wood:door ; ^a8d8f0:window ; red:flag
.....Xm.....
.....Xm.....
....ddee....
...ddeeef...
...abwwbc...
dddabXwbceee
deeabwwbceef
.aabbbbbbbc.
.ajbjIIjbjc.
.akbkghkbkc.
.abbbghbbbc.

# lookout-tower | wood:wall,posts ; ^7c4c34/wood:roof ; pale_wood:ladder
.....de.....
...dddeef...
.dddeeeeeff.
ffffffffffff
..aXXXXXXb..
..aXXXXXXb..
.aabCbbCbbc.
.abbCbbCbbc.
.CCCCCCCCCC.
..ab.gg.bc..
..ab.hh.bc..
..ab.gg.bc..

# outhouse | ^a8743c/wood:wall ; ^6c4430/wood:roof ; ^8c5830/wood:door ; yellow:moon
....ddee....
..dddeeeee..
.ddeeeeeeef.
.ffffffffff.
..abbbbbbc..
..agggghbc..
..agjjhhbc..
..agjghhbc..
..agjjhhbc..
..agghhhbc..
..agghhXbc..
..agghhhbc..

# chicken-coop | ^b8683c/wood:wall ; ^6c5850/roof:roof ; pale_wood:ramp,frame ; yellow ; red
.....de.....
...dddeee...
.dddeeeeeef.
ffffffffffff
.aabbbbbbbc.
.abXmXbgggc.
.abwwjbgXgc.
.abwwXbgggc.
.CCCCCCCCCC.
.ghhi...hi..
ghhi....hi..

# dog-house | ^d8a860/wood:wall ; red+^4878b8+^48945c:roof ; cream:bone,sign
.....de.....
....ddee....
...ddbbee...
..ddbggbee..
.ddbbbbbbee.
ddabbbbbbbef
f.abCXXCbc.f
..abXXXXbc..
..abXXXXbc..
..abXXXXbc..
..CCXXXXCC..

# silo | ^c4c8d0/steel:wall ; ^b84038/roof:roof,dome ; iron:ladder
....ddee....
...ddeeef...
..dddeeeef..
..ffffffff..
..aabbbgXc..
..aabbbggc..
..CCCCCgXC..
..aabbbggc..
..aabbbgXc..
..CCCCCggC..
..aabbbgXc..
..aabbbggc..

# gas-station | ^e8ecf0:trim ; red+^3878c8+^48a050:roof,canopy,pump ; steel:posts ; ^a8d8f0:screen
dddddddddddd
aaaaaaaaaaab
ffffffffffff
.g........g.
.g..ddde..g.
.g..djjeX.g.
.g..djjeX.g.
.g..deeeX.g.
.g..dweeX.g.
.g..deef..g.
bbbbbbbbbbbb

# police-station | ^c8d0dc:wall ; ^3058a8:roof,sign ; ^a8d8f0:window ; ^48506c:door ; gold:star,badge
...ddddde...
...dmmmmf...
...demmef...
aaaaaaaaaaab
dddddddddddf
.abbbbbbbbc.
.agbgjjgbgc.
.ahbhjkhbhc.
.abbbjkbbbc.
.abbbjkbbbc.
bbbbbjkbbbbc

# bank | ^d8d4cc:wall,columns ; gold:sign,coin ; ^5c5864:door
.....ab.....
...aabbbb...
.aabbddbbbb.
aabbbdebbbbc
CCCCCCCCCCCC
.abggabggab.
.abggabggab.
.abggabggab.
.abggabggab.
.abggabggab.
aaaaaabbbbbb
bbbbbbbbbbbc

# apartment-building | brick:wall ; ^58504c:roof ; ^88c0e0:window ; ^f8d878:window ; wood:door
.ddddddddde.
.ffffffffff.
.aggbggbggc.
.aghbghbghc.
.abbbbbbbbc.
.ajjbggbggc.
.ajkbghbghc.
.abbbbbbbbc.
.aggbggbjjc.
.aghbghbjkc.
.abbbmnbbbc.
.abbbmnbbbc.

# observatory | ^d8d4cc/stone:wall ; ^8ca8c8:dome,roof ; wood:door ; gold:telescope ; ^88c8e8:window
.......jj...
...dddXjk...
..dddXXkee..
.dddeXXXeee.
.ddeeXXXeef.
.deeeXXXeef.
aaaaaaaaaaab
.CCCCCCCCCC.
.abmbghbmbc.
.abnbghbnbc.
.abbbghbbbc.

# habitat-dome | ^dce0e8:wall,frame ; ^70c8e8/glass:dome,window,glass ; orange:trim,stripe ; steel:door
.....X......
...aaabbb...
..aaddeebb..
.aadwddeebb.
.addddeeeeb.
aaddddeeeebc
aaaaaabbbbbc
gggggggggggh
abdbbjkbbdbc
abebbjkbbebc
abbbbjkbbbbc

# bunker | ^a4a498/stone:wall ; steel:door,gun ; ^c8ac70:sandbags
...aaaaab...
.aaaaaabbbb.
aaaaaabbbbbb
aXXXXXXXXXXc
aXXXXddeXXXc
abbbbbbbbbbc
abbbFFFFbbbc
gghbFdeFbggh
iiigFdeFhiii
gghhFdeFgghh

# gazebo | white:posts,columns,rail ; ^4c7c8c/roof:roof ; gold:tip ; ^c8a878:floor
.....gh.....
...ddddee...
.ddddddeeee.
ddddddeeeeef
ffffffffffff
.aaaaaabbbb.
.ab......bc.
.ab......bc.
.aaab..bbbc.
.aXab..bbXc.
.aXab..bbXc.
jjjjjjkkkkkl

# snack-stand | red+^3c8cc8+^48a05c:awning ; wood:counter,wall ; ^e0a458:food ; ^b84830
.aawwaawwbb.
aaawwaawwbbb
aaawwaawwbbb
cccwwccwwccc
.dXXXXXXXXe.
.dXjjjXXwXe.
.dgggggXwXe.
dddddddddeee
.deeFeeFeef.
.deeFeeFeef.
.deeFeeFeef.

# cave-entrance | stone:rock,stone ; wood:frame,beams
....aaab....
..aaaabbbb..
.aaabbbbbbc.
.aadddddeec.
aabFFFFFFFbc
aabdXXXXdbbc
abbdXXXXdbbc
aabdXXXXdbcc
abbdXXXXdbbc
aabdXXXXdbbc
abbdXXXXdbcc

# prison | ^9498a0/stone:wall ; iron:bars,door
ab.ab.bb.bbc
aaaaaabbbbbc
cccccccccccc
.aXdXbbXdXc.
.aXdXbbXdXc.
.abbbbbbbbc.
.abbCCCCbbc.
.abCdXdXCbc.
.abCdXdXCbc.
.abCdXdXCbc.
.abCdXdXCbc.
`);
