/** More food, and animals of sea and air, of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const SMALL_PANTRY = readStamps(`
# jack-o-lantern | orange ; ^5c7c38:stem ; yellow:face
.....de.....
.....de.....
..aabbabbb..
.aabbbabbbb.
aabgbbbbgbbb
abgggbbgggbb
abbbbbgbbbbc
abgbbbbbbgbc
abggbggbggbc
.abggggggbc.
.abbggggbbc.
..bbbbbbbc..

# potato | ^c89c60
....aaab....
..aaabbbbb..
.aabbbbCbbb.
aabCbbbbbbbb
abbbbbbbbbbb
abbbbbCbbbbc
.bbCbbbbbbcc
..bbbbbbbcc.
....ccccc...

# baguette | ^d09848
.........ab.
.......aabbb
......aaCbbb
.....aabbCb.
....aaCbbb..
...aabbCb...
..aaCbbb....
.aabbCb.....
.aCbbb......
aabbb.......
.bbb........

# candy | ^f05890 ; white
a..........b
aa..aabb..bb
aaaaadbbbbbb
aaaadaabdbbb
aaaadbbdbbbb
aa.abdbbb.bb
a...bbbb...b

# chocolate | ^6c4028 ; red ; ^d8dce8
..aaCaaCaab.
..abCabCabb.
..CCCCCCCCC.
..aaCaaCaab.
..abCabCabb.
..CCCCCCCCC.
..gghghghgh.
..dddddddee.
..ddeeeeeee.
..deewweeee.
..deeeeeeef.
..eeeeefff..

# soup | ^e8a048:filling ; ^6890c0:bowl ; ~white
...g..g.....
....g..g....
...g..g.....
............
..ddddddee..
.daaaabbbbe.
ddabbabbbbee
deebbbbbbeee
ddeeeeeeeeef
.deeeeeeeef.
..deeeeeef..
...eeefff...

# popcorn | ^f8e8b0:popcorn ; red:stripe ; white
....ab.ab...
..abaabbab..
.aabbabbaab.
.babbaabbab.
.ddggddggde.
.ddghddghde.
.ddghddghde.
..dghddghe..
..dghddghe..
..dghdeghe..
..dhhdehhe..
..ehheehhe..

# soda-can | red ; white:stripe ; steel:lid
...ggghhh...
..gghhhhhi..
..aaaabbbb..
..aaabbbbc..
..aaddebbc..
..addddebc..
..dddabdde..
..ddabbbde..
..aaabbbbc..
..aabbbbbc..
..hhhhhhii..
...iiiiii...

# avocado | ^d8e088 ; ^4c7c38:skin ; ^8a5a30:pit
....dddd....
...daabbe...
...daabbe...
..daaabbbe..
..daaabbbe..
.daaagghbbe.
.daagghhhbe.
.dabghhhhbe.
.dabghhhibe.
.debbhiibee.
..debbbbee..
...eeeeee...

# broccoli | ^48a048 ; ^a8cc70:stalk
....aabb....
..aaabbabb..
.aabbabbbbb.
aabbabbbabbb
abbabbbabbbc
abbbbabbbbbc
.bbbdebbbcc.
..cdddeeec..
....ddee....
....ddee....
....ddee....
....deef....

# eggplant | ^683890 ; ^5ca048:stem
..........dd
........ddde
.......dddee
.....aaddbe.
....aaabbbb.
...aaabbbbb.
..aaabbbbb..
.aawabbbbb..
.awabbbbbc..
.aabbbbbc...
.abbbbbc....
..bbccc.....

# chili-pepper | red ; leaf:stem
..........d.
.........de.
.......dde..
......aaeb..
......aabb..
.....aabbb..
....aabbb...
...aabbb....
.aaabbb.....
aabbbb......
.bbb........

# ant | ^9c4430 ; ~^4c2018:legs
.......d...d
........d.d.
.aab....aab.
aabbb.aabxbb
abbbbabbbbbb
abbbbbbbbbb.
.bbbcbcb.d..
.d..d..d..d.
d..d...d...d
d..d...d...d

# toucan | ^30303c ; ^30303c:wings ; white:belly ; orange:beak
.aab........
aabbbjjjjj..
abxbbjjjjkk.
abggbkkkkkkk
abggb.....kl
aagghb......
.abhhbb.....
.addbbbb....
..deebbb....
..bbbbbb....
...k.kbbb...
...kk..bbb..

# narwhal | ^6c98b8 ; ^5480a0:fins ; ^dce8f0:belly ; ^f0e0b8:tusk
...........j
..........j.
.........jk.
b...aaaabk..
bb.aabbbbbb.
.bbabbbbxbbb
.bbbbbbbbbbb
bb.bggggggg.
b...degggg..
....de......

# venus-flytrap | ^58b048:leaf,stem ; red:mouth
..aaaab.....
.aabbbbbb...
aabbbbbbbw..
abbbwewewee.
abbedddddde.
abbbwewewe..
.abbbbbbbw..
..bbbbbbb...
....ab......
.aa.ab..bb..
.aabab.bbb..
..bbbbbbb...

# walrus | ^9c7058 ; ^c8a088:muzzle ; ^f4f0e4:tusks
........aab.
.......abxxb
.......abddd
b.....aadede
bb...aabgdgd
bbb.aabbgbgb
.bbaabbbgbgb
..bbbbbbbbb.
..bbbbbbbbb.
.bbb.bbbcc..
bb...bbbb...
`);
