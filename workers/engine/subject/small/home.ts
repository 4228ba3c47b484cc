/** Furniture, lamps, books, music, toys and vessels of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const SMALL_HOME = readStamps(`
# throne | gold ; red:cushion ; sapphire:gem
...a.gh.b...
..aaaghbbb..
..adddeebb..
..addeeebb..
..addeeebb..
..adeeeebb..
aaadeeeebbbb
aabddddebbbb
abbeeeeebbbc
abaaaaabbbbc
abbbbbbbbbbc
cc........cc

# bookshelf | wood ; red ; ^3f68b8 ; ^48a058
aaaaaaaaaaab
adgjdXgjdgjb
adgjdggjdgjb
aehkeghkehkb
abbbbbbbbbbb
agjdgjdXjgdb
agjdgjdjjgdb
ahkehkekkheb
abbbbbbbbbbb
adjgXdgjgdjb
aekhXehkhekb
abbbbbbbbbbb

# wardrobe | wood ; gold:knob
aaaaaaaaaaab
.aaaabCaaab.
.abbbbCabbc.
.abbbbCabbc.
.abbbbCabbc.
.abbbdCdbbc.
.abbbdCdbbc.
.abbbbCabbc.
.abbbbCabbc.
.abbbbCabbc.
cccccccccccc
.bc......bc.

# bench | wood
aaaaaaaaaaab
bbbbbbbbbbbb
.ab......ab.
aaaaaaaaaaab
bbbbbbbbbbbb
.ab......ab.
aaaaaaaaaaab
cccccccccccc
.ab......ab.
.ab......ab.
.bc......bc.

# window | wood ; ^a0d8f8:glass ; ^8a5c30:sill
.aaaaaaaaab.
.adddebdddb.
.addwebddeb.
.adwdebdeeb.
.addeebdeeb.
.aaaaabbbbb.
.adddebdweb.
.adddebdeeb.
.addeebdeeb.
.abbbbbbbbb.
ghhhhhhhhhhh

# clock | gold ; white:face
....aaab....
..aadddebb..
.addddddeeb.
.adddXddeeb.
addddXdddeeb
addddXddddeb
addddXXXXdeb
adddddddddeb
.addddddeeb.
.bdddddeeeb.
..bbeeeebb..
....bbbb....

# fireplace | ^a8988c/stone ; flame:flame ; wood:mantel
gggggggggggh
hhhhhhhhhhhh
.aabaabaabb.
.abCXXXXCbb.
.aCXXdXXXCb.
.abXXddXXbb.
.aCXddedXCb.
.abXdedeXbb.
.aCddedeeCb.
.abdewwedbb.
aaaaaaaabbbb

# rug | red ; gold:trim,fringe
eddddddddddd
daaaaaaaaabd
dabbbddbbbbd
dabbdeedbbbd
dabdebbedbbd
dabdebbedbbd
dabbdeedbbbd
dabbbddbbbcd
dbbbbbbbbccd
eeeeeeeeeeee
e.e.e.e.e.e.

# painting | gold ; ^88c8f0:canvas ; ^48a058 ; ^f8e060
aaaaaaaaaaab
addddddddddb
addddddjjddb
addwwddjjddb
addddddddgdb
addgddddghgb
adghgddghhhb
aghhhgghhhhb
ahhhhhhhhhhb
bbbbbbbbbbbb

# stool | wood
..aaaaabbb..
.aaaaaabbbb.
.bbbbbbbbbc.
..cccccccc..
..ab....bc..
..ab....bc..
..aabbbbbc..
.ab......bc.
.ab......bc.

# fridge | ^e4ecf0 ; ^7c8894:handle
..aaaaabbb..
..abbbbbbc..
..adbbbbbc..
..aebbbbbc..
..CCCCCCCC..
..adbbbbbc..
..adbbbbbc..
..aebbbbbc..
..abbbbbbc..
..abbbbbbc..
..abbbbbcc..
..cc....cc..

# bathtub | white ; ^98d4f8:water,foam ; gold:tap,feet
gg..........
.g.....d....
......dwd.d.
aaddwddddddb
abddddddddbb
aaaaaaaaaabb
.abbbbbbbbb.
.abbbbbbbbb.
..bbbbbbbc..
..gg....gg..

# toilet | white ; ^b8c4d0:seat
.aab........
.abb........
.abb........
.abb........
.abbddddddd.
.abbaaaaabbb
.abbbbbbbbb.
..cbbbbbbbb.
....abbbbc..
.....abbc...
....aabbb...
....bbbbc...

# grandfather-clock | wood ; white:face ; gold:pendulum
....aabb....
...aabbbb...
..aaaabbbb..
..adddeebc..
..addXeebc..
..addXXebc..
..aaeeebbc..
...aXXXbc...
...aXgXbc...
...aghhbc...
...aXhXbc...
..aabbbbbc..

# candelabra | gold ; flame:flame ; white
.d...de...d.
.e...ee...e.
.g...gh...g.
.h...gh...h.
aab..gh..aab
.ab..aa..ab.
.aabbaabbbb.
...bbabbb...
.....ab.....
.....ab.....
....aabb....
...aabbbb...

# street-lamp | ^4c5868 ; yellow:flame
....aabb....
...aabbbb...
...addeeb...
...adwdeb...
...addeeb...
....aabb....
.....ab.....
.....ab.....
.....ab.....
.....ab.....
....aabb....
...aabbbb...

# light-bulb | ^f8e468 ; steel
....aaab....
...aaabbb...
..aaabbbbb..
..awabbbbb..
..aaCbbCbb..
..abbCCbbb..
...abCCbb...
....aCCb....
....ddee....
....ffff....
....ddee....
.....ef.....

# traffic-light | ^50545c ; red:stop-lamp ; yellow:caution-lamp ; ^48c058:go-lamp
...aaaabb...
...addeeb...
...adeeeb...
...abbbbc...
...agghhb...
...aghhhb...
...abbbbc...
...ajjkkb...
...ajkkkb...
...abbbbc...
.....bc.....
.....bc.....

# open-book | ^a83848 ; ^f4ecd8:pages ; ^9c8460:text
..ddd..ddd..
.dddddedddde
adggdeedggdb
addddeeddddb
adggdeedggdb
addddeeddddb
adggdeedggdb
addddeeddddb
aeeddeeddeeb
aabbeeeebbbb
..bbbccbbb..

# horn | ^e8d0a0 ; gold:trim
..........dd
........ddde
.......aadde
......aabdde
......aabbde
.....aabb.de
....aabbb...
...aabbb....
.aaabbb.....
aaabbb......
dabb........
.dd.........

# piano | ^3c3c48 ; white:keys,sheet
aaaaaaaaaabb
abbbbbbbbbbc
abbbdddebbbc
abbbdddebbbc
aaaaaaaaaabb
dXdXddXdXdXd
dXdXddXdXdXd
dddddddddddd
cccccccccccc
abbbbbbbbbbc
abbbCCCCbbbc
abb......bbc

# gramophone | ^8a5c30:box ; gold:horn
.dddd.......
ddeeeee.....
deeeeeeed...
dffeeeedd...
dffeeed.de..
.deeed..de..
..dd....de..
.......dee..
..aaaaaabb..
.aaaaaabbbb.
.abbbbbbbbc.
.bccccccccc.

# record | ^30303c ; red:label
....aaab....
..aabbbbbb..
.aabaaabbbb.
.abaabbbbbb.
abaadddebbbb
abaddddebbab
abaddweebbab
abbddeebbabb
.bbbeebbaab.
.bbbbbaaabb.
..bbbbbbbb..
....bbbb....

# ball | red ; white:pattern
....aadd....
..aaadddbb..
.aaaaddebbb.
.aaaaddebbb.
ddaaadebbbbd
dddaddeebbdd
edddddeeddde
beeedddeeeeb
.bbbbddbbbb.
.bbbbdebbbc.
..bbbdebbc..
....beec....

# playing-card | white ; red:pip
..aaaaaaab..
..addaaaab..
..adaaaaab..
..aadadaab..
..adddddab..
..adddddab..
..aadddaab..
..aaadaaab..
..aaaaaaab..
..aaaaadab..
..aaaaddab..
..bbbbbbbb..

# trophy | gold ; wood
..aaaaabbb..
aaaaaabbbbbb
a.aaaabbbb.b
a.aaaabbbb.b
aaaaabbbbbbb
..aaabbbbc..
...aabbbc...
....abbc....
.....bc.....
.....bc.....
...ddddee...
..ddeeeeef..

# pearl | ^f0e8f0
....aaab....
..aaaabbbb..
.aawwabbbbb.
.awwaabbbbb.
aawaabbbbbbb
aaaabbbbbbbc
aaabbbbbbbbc
abbbbbbbbbcc
.bbbbbbbbcc.
.bbbbbbaccc.
..bbbbcccc..
....cccc....

# vase | ^4878c0 ; white:band
...aaabbb...
....abbc....
....abbc....
...aabbbc...
..aaabbbbb..
.ddeeddeedd.
.dedeedeede.
.aabbbbbbbc.
.aabbbbbbbc.
..abbbbbbc..
...abbbbc...
...abbbcc...

# cage | gold:base
.....ab.....
....aabb....
..aaabbbbb..
.ab.ab.ab.b.
.ab.ab.ab.b.
.ab.ab.ab.b.
.ab.ab.ab.b.
.ab.ab.ab.b.
.ab.ab.ab.b.
.ab.ab.ab.b.
aaaaaabbbbbb
cccccccccccc

# beehive | ^e8b040
....aabb....
...aabbbb...
...cccccc...
..aaaabbbb..
..abbbbbbb..
.cccccccccc.
.aaaabbbbbb.
.aabXXXbbbc.
.ccXXXXXccc.
.aabXXXbbbc.
..abbbbbbc..
...cccccc...

# trash-can | ^8894a0 ; ^78848f:lid
.....de.....
..ddddeeee..
.ddeeeeeeef.
..aabbbbbc..
..aCbCbCbc..
..aCbCbCbc..
..aCbCbCbc..
..aCbCbCbc..
..aCbCbCbc..
..aCbCbCbc..
..aabbbbbc..
...bccccc...

# suitcase | ^8a5434 ; ^5c3c28:strap,handle ; gold:lock
....dddd....
....d..e....
aaaaaaaaaaab
aadbbbbbbdbb
abdbbbbbbdbb
abdbbggbbdbc
abdbbghbbdbc
abdbbbbbbdbc
abdbbbbbbdbc
abebbbbbbecc
cccccccccccc
`);
