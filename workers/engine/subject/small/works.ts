/** Buildings, signs and what is built of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const SMALL_WORKS = readStamps(`
# house | ^e8d4b0/plaster:wall ; ^b85040/roof:roof,chimney ; wood:door ; ^88c8e8:window
.....de.....
....ddee.e..
...ddeeeee..
..ddeeeeee..
.ddeeeeeeee.
ddeeeeeeeeee
.aabbbbbbbc.
.ajkbggbjkc.
.akkbghbkkc.
.abbbghbbbc.
.abbbghbbbc.

# cottage | ^e8dcc0/plaster:wall ; thatch:roof ; wood:door ; ^88c8e8:window
...ddddd....
..ddddeeee..
.dddedeeeee.
dddeeeedeeee
ddeeedeeeeef
deefffffffef
.fabbbbbbbf.
.aabjkbghbc.
.abbkkbghbc.
.abbbbbghbc.

# hut | ^b8905c:wall ; thatch:roof ; ^4c3424:door
.....dd.....
....ddde....
...dddeee...
..dddeeeee..
.ddedeedeee.
ddeeeeeeeeee
deffefffeffe
..aabbbbbc..
..abgggbbc..
..abgghbbc..
..abgghbbc..

# log-cabin | wood:wall ; ^6c4c44:roof ; ^5c3c28:door ; ^f8d878:window
.....de.....
...ddddee...
..dddeeeee..
.dddeeeeeee.
ddeeeeeeeeee
.aaaaaaaaab.
.CCCCCCCCCC.
.abjjbbghab.
.CCjkCCghCC.
.abbbbbghab.
.CCCCCCghCC.

# tower | stone:wall ; ^4868a8:roof ; wood:door ; ^34303c:window
.....de.....
....ddee....
...ddeeee...
..ddeeeeee..
.ddeeeeeeee.
..aabbbbbc..
..abbjkbbc..
..abbjkbCc..
..aabbbbbc..
..aCbbbbbc..
..abbghbbc..
.aabbghbbbc.

# castle | stone:wall ; ^4868a8:roof ; wood:door ; red:flag
.d...jj...d.
dde..k...dee
ddee.k..ddee
aabcabacaabc
abbcabbcabbc
aXbcaaabaXbc
abbcbbbbabbc
abbabghbabbc
abbbgghhbbbc
abbbgghhbbbc
abbbghhhbbbc

# church | ^f0e8d8:wall ; ^6c7888:roof ; wood:door ; ^58a8d8:window ; gold:cross
...m........
..mmm.......
...m........
...de.......
..ddee......
.ddeeee.....
.aabbdddddd.
.ajkbdeeeee.
.abbbdeeeeee
.abbbabjbjbc
.aghbabkbkbc
.aghbabbbbbc

# temple | ^e8e4d8/stone:wall ; ^5c5864:door
.....ab.....
...aaabbb...
.aaabCCbbbb.
aaaaaaabbbbb
cccccccccccc
.abdabdabbc.
.abdabdabbc.
.abdabdabbc.
.abdabdabbc.
.abdabdabbc.
aaaaaabbbbbb
bbbbbbbbbbbc

# well | stone ; ^a85838:roof ; wood:bucket ; rope
....dddd....
..ddddeeee..
dddddeeeeeee
..g..j..h...
..g..j..h...
..g.ghh.h...
..g.ghi.h...
.aaaaaaaabb.
abXXXXXXXXbc
abbCbbbCbbbc
.abbbCbbbbc.
.bCbbbbCbcc.

# windmill | ^e8dcc8 ; ^b85840:roof ; ^f8f4e8:sail ; wood
g..........h
gg...dd...hh
.gg.ddde.hh.
..ggdddehh..
...ggeehh...
....gghh....
....ahhb....
...hhabgg...
..hh.abbgg..
.hh.aabb.gg.
hh..abbb..gg
....ajkb....

# lighthouse | white ; red:stripe ; ^58585f:roof ; ~yellow:light
.....gh.....
kk..gghh..kk
..k.jkkk.k..
..k.jkkk.k..
kk..gghh..kk
....aabb....
....ddee....
...dddeee...
...aaabbb...
...dddeee...
..aaaabbbb..
..aaabbbbb..

# pyramid | ^e8c478
.....ac.....
....aacc....
....aacc....
...aaaccc...
...abaccc...
..aaaacccc..
..aabacccc..
.aaaaaccccc.
.abaaaccccc.
aaaabacccccc
aaaaaacccccc

# igloo | ^e4f0f8 ; ^c0d4e8
....aabb....
..aaabbbbb..
.aaaCbbbCbb.
.aabCbbbCbb.
aCCCCCCCCCCc
aabbCbbbddee
aabbCbbdXXXe
abbbCbbdXXXe
CCCCCCCdXXXe
abbCbbbdXXXe

# fence | wood
.ab..ab..ab.
.ab..ab..ab.
aaaaaaaaaaab
bbbbbbbbbbbb
.ab..ab..ab.
.ab..ab..ab.
aaaaaaaaaaab
bbbbbbbbbbbb
.ab..ab..ab.
.ab..ab..ab.
.bc..bc..bc.

# stone-bridge | stone
....aabb....
..aaabbbbb..
.aabbCbbCbb.
aabCbbbbbbbb
abbbbCCbbCbc
abCbCC.CCbbc
bbbC....Cbcc
abC......Cbc
bbC......Ccc

# bridge | wood ; ^7c5434:rail
....dddd....
.ddd.de.eee.
d..d.de.e..e
d.aaaaabbb.e
daabCbbCbbbe
aabbCbbCbbbb
abccc..cccbc
abc......cbc
bc........cc

# statue | stone ; ^7c7884/stone:base
..a.........
..b..ab.....
..b.aabb....
..b..bb.....
..abaabbb...
...baabbbb..
....abbb.b..
....abbbcc..
....ab.c....
...aab.cc...
..ddddeeee..
..deeeeeef..

# fountain | stone ; water:water
....d..d....
..dddddde...
.dd..de.dde.
.d..ddd...e.
.d.aabbb..e.
....abb.....
.e...ab...e.
aadddabdddbb
aaddeabeddbb
abbbbbbbbbbc
.abbbbbbbbc.
..cccccccc..

# skyscraper | ^6888b0 ; ^f8e090:window
.....ab.....
.....ab.....
....aabb....
...aabbbb...
..aaaabbbb..
..adbebebc..
..abbbbbbc..
..adbebebc..
..abbbbbbc..
..adbebebc..
..abbbbbbc..
..adbXXbec..

# item-shop | ^e8d4b0 ; red:awning ; white ; ^88c8e8 ; wood
.aaaaaaaabb.
.abbbbbbbbc.
ddggddggddgg
ddggddggddgg
eehheehheehh
.ajjjkbnnbc.
.ajjkkbnnbc.
.akkkkbnnbc.
.abbbbbnnbc.
.cccccbnnbc.

# barn | ^b83c34 ; white:trim,door ; ^74686c:roof
....gghh....
..gggghhhh..
.ggaabbbhhh.
gggabddbbhhh
ggaabddbbbhh
ghabbbbbbbbh
.aabbbbbbbb.
.abddddddbb.
.abdbddbdbb.
.abddbbddbc.
.abdbddbdbc.
.abddddddbc.

# torii | red ; ^3c3c44:top
d..........e
dddddddddeee
.aaaaaaaabb.
..ab....ab..
aaaaaaaaabbb
..ab....ab..
..ab....ab..
..ab....ab..
..ab....ab..
..ab....ab..
..bc....bc..

# pagoda | ^e8d8b8 ; ^b03c3c:roof ; wood:door
.....de.....
....ddee....
..dddeeeee..
....abbb....
....abbb....
..ddddeeee..
.ddddeeeeee.
...abXXbb...
..dddeeeee..
dddddeeeeeee
..abgghhbc..
..abgghhbc..

# brick-wall | brick
aabCaaabCaab
abbCabbbCabb
CCCCCCCCCCCC
CaaabCaaabCa
CabbbCabbbCb
CCCCCCCCCCCC
aabCaaabCaab
abbCabbbCabb
CCCCCCCCCCCC
CaaabCaaabCa
CabbbCabbbCb

# pillar | ^e8e4d8/stone
..aaaaabbb..
..abbbbbbc..
...aabbbc...
...aCbCbc...
...aCbCbc...
...aCbCbc...
...aCbCbc...
...aCbCbc...
...aCbCbc...
..aabbbbbc..
.aaaaabbbbb.
.bbbbbbbbcc.

# haunted-house | ^685c78 ; ^443850:roof ; ^2c2430:door ; ^f8d850:window
..d......d..
.dde.dd.dee.
.ddeddeeeee.
ddeeddeeeeee
.aabaabbabb.
.ajbabbbajb.
.ajbajkbajb.
.abbbbbbbbc.
.ajbbghbbjc.
.ajbbghbbjc.
.abbbghbbbc.

# mushroom-house | cream ; red:roof ; wood:door ; ^f8d878:window
....dddd....
..dddeeeee..
.ddwweeewee.
dddwweeeeeee
ddeeeewweeef
dweeeewweeff
.ffffffffff.
...abbbbc...
..aajjggbc..
..abjkghbc..
..abbbghbc..
..aabbghbcc.

# tipi | ^e8d4a8 ; wood ; red
...d....e...
....d..e....
.....de.....
....aabb....
....aabb....
...aabbbb...
...gghhhh...
..aabCbbbb..
..aabXXbbb..
.aabbXXbbbb.
.aabXXXXbbb.
aabbXXXXbbbc

# clock-tower | ^c8b090 ; ^4c6c88:roof ; white
.....de.....
....ddee....
...ddeeee...
..aaaabbbb..
..agghhhbc..
..aghXhhbc..
..aghXXhbc..
..aghhhhbc..
..aabbbbbc..
...abCbbc...
...abbbbc...
...abCbbc...

# factory | ^b86850/brick ; ^8c9098:chimney ; ^c8c4cc:smoke ; ^a8d8f0:window
.gg...gg....
..gh...gh...
..de...de...
..de...de...
..de...de...
aaaaaaaaaabb
abbbbbbbbbbc
ajjbjjbjjbbc
ajkbjkbjkbbc
abbbbbbbCCbc
abjkbjkbCCbc
abbbbbbbCCbc

# hospital | white:wall ; red:sign ; ^68b0d8:window ; ^8894a4:door
...aabbbb...
...abddbb...
...addddb...
...abddbb...
aaaaaabbbbbb
agbgbabbgbgc
ahbhbabbhbhc
abbbbbbbbbbc
agbgbjkbgbgc
ahbhbjkbhbhc
abbbbjkbbbbc

# flag | red ; wood:pole
dd..........
deaaab.aabb.
deaabbaabbbb
deabbbbbbbbb
debbbbbbbbbc
debbcbbbbccc
dec..cccc...
de..........
de..........
de..........
de..........
de..........

# target | red ; white
....aaaa....
..aaddddab..
.addddddddb.
.addaaabddb.
addaaaaabddb
addaaddabddb
addaaddabddb
addaaabbbddb
.addabbbddb.
.bddddddddb.
..bbddddbb..
....bbbb....

# banner | red ; gold:trim,emblem ; wood:pole
ggggggggggg.
.dddddddddd.
.daaabbbbbd.
.daabddbbbd.
.dabbddbbbd.
.dabddddbbd.
.daddddddbd.
.dabbddbbbd.
.dabbddbbcd.
.dbbbbbbbcd.
.ddbbddbbdd.
..ddd..ddd..

# spikes | steel ; ^6c6c74:base
.a...a...a..
.a...a...a..
aab.aab.aab.
aab.aab.aab.
aab.aab.aab.
abbcabbcabbc
ddddddddddde
eeeeeeeeeeef

# mailbox | ^4878c8 ; red:flag ; wood:post
.........dd.
..aaaabb.dd.
.aaaabbbbd..
aaabbbbbbbb.
aXXabbbbbbb.
abbabbbbbbb.
abbabbbbbbc.
bbbabbbbbcc.
....gh......
....gh......
....gh......
....gh......

# coffin | wood ; gold:cross
...aaaabb...
..aabdebbb..
.aabbdebbbb.
.abddddeebc.
.abbbdebbbc.
..abbdebbc..
..abbdebbc..
..abbdebbc..
...abdebc...
...abbbbc...
...abbbbc...
....cccc....

# shop | wood+pale_wood:counter,posts ; red+^3c78c8+^48904c+violet:awning ; white ; ^d83c38:fruit ; ^f0a030:oranges ; ^78b848:cabbages
.ddggddhhee.
.ddggddhhee.
eeegggeehhhe
.b.gg..hh.b.
.b........b.
.bjj.mm.ppb.
.bkj.nm.qpb.
aaaaaaaaaaaa
.bBBBBBBBBb.
.abBbbBbbBc.
.abBbbBbbBc.

# gold-mine | ^8c8890/stone:rock ; wood:frame,beams ; ^1c1824:entrance ; gold:ore,gold
....aaab....
..aaabbbbc..
.aaabbbjbbc.
.addddddeefc
aabdhhhhhfbc
ajbdhhhhhfbc
aabdhhhhhfjc
aabdhhhhhfbc
abbdhhhhhfbc
abbdhkjkhfcc
bbbdjkjkjfcc
`);
