/** Machines, gadgets and tools of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const SMALL_GADGETS = readStamps(`
# phone | ^3c3c48 ; ^58b0f0:screen
..aaaaaaab..
..aaabbaab..
..adddddeb..
..addwwdeb..
..adwwddeb..
..adwdddeb..
..adddddeb..
..addddeeb..
..adddeeeb..
..addeeeeb..
..aabXXbbb..
..bbbbbbbb..

# computer | ^c8c8c0 ; ^3c68a8:screen ; ^b0b0b4:keyboard
aaaaaaaaaaab
addddddddddb
adwwwdddddeb
adddddddddeb
adwwddddddeb
addddddddeeb
abbbbbbbbbbb
....abbc....
...aabbbb...
.gggggggggh.
ghghghghghhh
hhhhhhhhhhhi

# laptop | ^a0a8b4 ; ^3c88d0:screen
.aaaaaaaaab.
.addddddddb.
.addwdddddb.
.adwddddeeb.
.addddddeeb.
.addddeeeeb.
.bbbbbbbbbb.
aaaaaaaaaaab
aXaXaXaXaXab
aaXaXaXaXaab
bbbbbccbbbbb

# tv | ^8a5c38 ; ^78b8d8:screen ; gold
..a......b..
...a....b...
aaaaaaaaaaab
addddddddabb
adwwdddeeagb
adwddddeeabb
addddddeeagb
addddddeeabb
addddeeeeabb
abbbbbbbbbbb
.bc......bc.

# arcade-machine | ^6840b8 ; ^58e0f0:screen ; ^f8d840:sign ; red
..aaaaaaab..
..agggghhb..
..aaaaaabb..
..aXXXXXXb..
..addddeeb..
..adwddeeb..
..addddeeb..
.aaaaaaaabb.
.agbjbbjbbb.
.bbbbbbbbbb.
..abbbbbbc..
..abbbbbcc..

# battery | ^48b858 ; ^c8ccd4
....ddee....
..ddddeeee..
..aaaaabbb..
..aabbwbbb..
..aabwwbbb..
..aawwbbbb..
..awwwwwbb..
..aabwwbbb..
..abwwbbbc..
..abwbbbbc..
..abbbbbbc..
..cccccccc..

# headphones | ^44444f ; red:pad
...aaaabb...
..aabbbbbb..
.aab....bbb.
.ab......bb.
aab......bbb
ab........bb
ddeb....bdee
ddeb....bdee
ddeb....bdee
deeb....bdee
.dec....cde.

# game-controller | ^98a0b4 ; red:buttons
..aa....bb..
.aaaaaabbbb.
aaXaaabbbdbb
aXXXabbbdbdb
aaXabXXbbdbb
aabbbbbbbbbb
aabbbccbbbbb
abbc....bbbc
abc......bbc
.c........c.

# microphone | ^44444f ; steel:head
.......ddde.
......ddFdee
......dFdFee
......ddFdee
......edeef.
.....aaeef..
....aabb....
...aabb.....
..aabb......
.aabb.......
aabb........
abb.........

# floppy-disk | ^3868c0 ; white:label ; steel:shutter
aagggghhaab.
aagggXhhaabb
aagggXhhabbb
aaggghhhabbb
aabbbbbbbbbb
aabbbbbbbbbb
abddddddddbb
abdeeeeeedbb
abddddddddbb
abdeeeeddbbb
abddddddddbc
bbddddddddcc

# hydrant | red ; gold:trim
....aabb....
...aabbbb...
..ddddeeee..
...aabbbb...
.d.aabbbb.e.
ddaaddebbbee
ddabdeebbbee
...abeebb...
...aabbbb...
...aabbbb...
..ddddeeee..
..deeeeeef..

# saw | steel:head ; wood:handle
.......ddd..
......ddeee.
.....add.ee.
....aabd.ee.
...aabbdee..
..aabbbbe...
.aabbbbb....
.abbbbb.....
abbbbb......
abbbb.......
abbb........
bbb.........

# screwdriver | red:handle ; steel:head
..........d.
.........de.
........de..
.......de...
......de....
....dde.....
...aab......
..aaabb.....
.aaabbb.....
aaabbb......
aabbb.......
.bbb........

# sickle | steel:head ; wood:handle
....aaaab...
..aabbbbbb..
.aab....bbb.
aab......bb.
ab........bb
b.........bb
.........bbb
........bbb.
.......deb..
......dde...
.....dde....
.....de.....

# hoe | steel:head ; wood:handle
.......aaaab
........debb
.......de.bb
......de..b.
.....de.....
....de......
....de......
...de.......
..de........
..de........
.de.........
de..........

# rake | steel:head ; wood:handle
aaaaaaaaaaab
abcabcabcabc
ab.ab.ab.abc
ab.ab.ab.ab.
.....de.....
.....de.....
.....de.....
.....de.....
.....de.....
.....de.....
.....de.....
.....ee.....

# ladder | wood:rung
..ab....ab..
..aaaaaaab..
..ab....ab..
..ab....ab..
..aaaaaaab..
..ab....ab..
..ab....ab..
..aaaaaaab..
..ab....ab..
..ab....ab..
..aaaaaaab..
..bc....bc..

# paintbrush | wood:handle ; ^e04858:head ; steel
........ddd.
.......ddee.
......ddee..
......deee..
....ggee....
....ghh.....
...abh......
..aab.......
.aab........
.ab.........
ab..........

# globe | ^4890d8 ; ^5cb050:land ; gold:stand
...aaaab..g.
..addabbb..g
.adddeabbb.h
.addeeaabb.h
aadeeaabdebh
aabeabbddebh
.abebbbdeb.h
.abbbbbbec.h
..bbbbbbc.h.
...bbbcc.h..
.g..hhhhh...
...ggghhh...

# kite | red ; yellow:panel ; ^4888e8:tail
.....ad.....
....aadd....
...aaaddd...
..aaaadddd..
.eeeeebbbbb.
..eeeebbbb..
...eeebbb...
....eebb....
.....eb.....
.....g......
...hghg.....
...g..hg....

# frying-pan | ^444850 ; wood:handle
..aaaa......
.abbbbbb....
abCCCCbbb...
abCCCCCbb...
abCCCCCbb...
abCCCCCbb...
.bbCCCbbb...
..bbbbbbde..
....cc..dde.
.........dde
..........de
`);
