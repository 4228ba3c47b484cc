/** Clothes, furniture, plants and further goods of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const MORE_SMALL_GOODS = readStamps(`
# chair | wood ; red:cushion
.ab.........
.ab.........
.ab.........
.abb........
.abbCCCCC...
.ab.........
.adddeeee...
.aabbbbbbb..
.cccccccccc.
.ab......bc.
.ab......bc.
.ab......bc.

# table | wood:top ; wood:leg
............
............
.aaaaaaaaaa.
aabbbbbbbbbb
cccccccccccc
.de......ef.
.de......ef.
.de......ef.
.de......ef.
.de......ef.

# bed | ^4868b8 ; white:pillow ; wood:frame
hh..........
hh..........
hhddee......
hhddeeaaaahh
hhddeeabbbhh
hgaaabbbbbhh
hgabbbbbbbhh
hgbbbbbbcchh
hiiiiiiiiihh
hh........hh

# door | wood ; dark_wood:frame ; gold:knob
.eeeeeeeeee.
eeaabbbbbbee
eaaCbbbCbbce
eabCbbbCbbce
eabCbbbCbbce
eabCbbbCbbce
eabCbbbCghce
eabCbbbChhce
eabCbbbCbbce
eabCbbbCbbce
eabCbbbCbbce
eecccccccccf

# sign | wood ; dark_wood:post
............
aaaaaaaaaab.
abbbbbbbbbbb
abCCCbCCCbbb
abbbbbbbbbbb
abCCbCCCbbc.
bccccccccc..
....de......
....de......
....de......
....de......
....de......

# log | ^8a5c38 ; ^d8b078
............
............
..aaaaaaadd.
.aabbbbbdeed
aabCbbbdeFed
abbbbCbdeFed
abbCbbbdeeed
bbbbbbbdeeed
.ccCccccdde.
..cccccccc..

# rock | stone ; grass:moss
............
....aaab....
..aaabbbbb..
.aaabbabbbb.
.aabbabbbbbb
aabbbbbbbbcb
abbbbabbbbcc
abbbbbbbbbcc
bbcbbbbccccc
.cccccccccc.

# ore | gold:ore,nuggets,veins ; stone:rock,stone
....ddde....
..ddabeeee..
.dddbbeeeee.
.deeeeeeabee
ddeabeeebbee
deebbeeeeefe
deeeeeabeeff
deabeebbeeff
eebbeeeeffff
.ffffffffff.

# anvil | iron
............
aaaaaaaabbbb
.aabbbbbbbbb
...abbbbbbb.
....cbbbb...
.....abb....
.....abb....
....abbbb...
..aabbbbbbc.
..bbbbbbccc.

# bell | gold
.....ab.....
....a..b....
....aabb....
...aabbbb...
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..aabbbbbc..
.aabbbbbbbc.
aabbbbbbbbcc
....cbbc....
.....cc.....

# dice | white
..aaaaaaaa..
.aabbbbbbbb.
.abXbbbbXbb.
.abbbbbbbbb.
.abbbbbbbbb.
.abbbXXbbbb.
.abbbXXbbbc.
.abbbbbbbbc.
.abXbbbbXbc.
.bbbbbbbbbc.
..cccccccc..

# plate | white ; ^88a8d0:rim
............
...ddddee...
.ddaaaabbee.
.daabbbbbbe.
ddabbbbbbbee
deabbbbbbbee
.eabbbbbbce.
.eebbbbccef.
...eeeeff...

# knife | blade:blade ; wood:grip
..........a.
.........aab
........aabb
.......aabb.
......aabb..
.....aabb...
....aabb....
...dabb.....
..ddeb......
.dde........
dde.........
ee..........

# feather quill | white ; ^c8ccd8:shaft
.........aa.
.......aabb.
......aabbb.
.....aabdbb.
....aabdbb..
...aabdbbb..
...abdbbc...
...bdbbc....
...dbcc.....
..d.........
.d..........
d...........

# compass | gold ; white ; red
.....bb.....
...aabbbb...
..aaddeebb..
.aaddeeheeb.
.addeehhieb.
adddehhieeeb
addeehheeeeb
aeeeXXeeeecb
.eeXXeeeecb.
.aeXeeeecbb.
..aeeeecbb..
...bbbbbb...

# gear | steel:hub
....aabb....
.aa.aabb.bb.
.aaaabbbbbb.
..aabbbbbb..
aaabbCCbbbbb
aaabC..Cbbbb
abbbC..Cbbbb
bbbbbCCbbbbc
..bbbbbbbb..
.bbbbbbbbcc.
.bb.bbbc.cc.
....bbcc....

# camera | charcoal ; ^a8d0f0/glass ; steel ; red
............
...gghh.....
.jk.gghh....
aaaaaabbbbbb
abbbgghhbbbb
aggghddehggh
abbgddeehbbb
abbgdeeehbbb
abbbheefhbbc
abbbbhhhbbbc
.cccccccccc.

# umbrella | red ; wood:handle
.....ee.....
...aabbbb...
..aaabbbbb..
.aabbabbbbb.
aaabbabbbbbb
abbabbbabbbb
.b..cde..c..
.....de.....
.....de.....
.....de.....
..d..de.....
..ddde......

# mirror hand-mirror | ^b8e0f0/glass:glass ; gold:frame,handle
...ddeeee...
..dwabbbbe..
.dwabbbbbbe.
.dabbbbwbbe.
.dabbbwbbbe.
.dabbwbbbbe.
..eabbbbbe..
...eeeeee...
.....de.....
.....de.....
....ddee....
....deee....

# scissors | steel:head ; red:handle
.a........b.
.ab......bb.
..ab....bb..
..aab..bb...
...aabbb....
....abb.....
.....bb.....
....de.ee...
..dde...eee.
.d..e...e..e
.d..e...e..e
..ee.....ee.

# tent | ^c88848 ; dark_wood
.....b......
....aab.....
....abb.....
...aabbb....
...aFFbb....
..aaFFFbb...
..abFFFbbb..
.aabFFFbbb..
.abbFFFFbbb.
aabFFFFFbbb.
abbFFFFFbbbb
cccFFFFFcccc

# boat | wood ; white ; red:flag
.....gh.....
.....hh.....
.....dC.....
....ddee....
....ddeee...
...dddeeee..
...ddeeeee..
.....C......
aaaaaaaaaaab
.bbbbbbbbbb.
.bcbbbbbbcb.
..cccccccc..

# backpack | ^a86c38 ; dark_leather:strap ; ^c89060:roll
..gghhhhhi..
..ghhhhhhi..
..aabbbbbb..
.aabbbbbbbb.
.adeeeeeefb.
.abbbbbbbbb.
aabbbbbbbbbb
aaddeeeeefbb
aadbbbbbbfbb
aadbbeebbfbc
.adbbbbbbfc.
..cccccccc..

# shirt tunic | ^3f78c8 ; white:collar ; leather:belt
..aadeebb...
.aaabddbbbb.
aaabbbbbbbbb
aabbbbbbbbbb
ab.abbbbb.bb
bb.abbbbb.bc
...abbbbb...
...gghhhi...
...abbbbb...
...abbbbb...
...bbbbbc...
...cccccc...

# armor | steel ; gold:trim,belt
.aa.d..e.bb.
aaaaddeebbbb
aabaabbbbabb
ab.aabbbb.bb
b..aabbbb..b
...aabbbb...
...aabCbb...
...abbCbb...
...ddeeee...
...abbbbb...
...abCbbb...
...bb.bbc...

# gloves | leather ; ^c89858:cuff
....ab.ab...
.ab.ab.ab.ab
.ab.ab.ab.ab
.aabaabaabbb
.aabbbbbbbbb
.abbbbbbbbbb
aabbbbbbbbbc
aabbbbbbbbc.
.abbbbbbbbc.
..ddeeeeef..
..ddeeeeef..
..ddeeeeff..

# cape | red ; gold
...ddedde...
..aaddeebb..
..aabbbbbb..
..aabbbabb..
.aabbabbabb.
.aabbabbabb.
.abbbabbabb.
aabbbabbbabb
aabbabbbbabb
abbbabbbbbab
abbbabbcbbbb
bbbcbbcccbcc

# map treasure-map | paper ; ^88a850:land ; ^68a0d0:sea ; red:cross
............
aa..aaaa..bb
aaaaabbbbbbb
aaeebbhhbbbb
abeeebhhhbbb
aeeeebbbjbbb
aeebbCbCkbbb
abbCbbbbbCbb
abCbeebbhhhb
abbeeebbhhbc
bb..cbbb..cc

# flute | wood
..........ab
.........abb
........abC.
.......abb..
......aCb...
.....abb....
....aCb.....
...abb......
..aCb.......
.abb........
abb.........
bb..........

# harp | gold:frame ; ~white:string
.aaab.......
.a..aab..b..
.aee..aabbb.
.aeee.eecbb.
.aeee.ee.bb.
.beee.ee.bb.
..bee.eebbb.
..beee.ebb..
...bee.bb...
...bbebbb...
....bbbb....
....cccc....

# potted-plant | leaf ; ^b8643c:pot
....ab......
.ab.ab..bb..
.aabab.bbb..
..aabbabb...
ab.aabbb.bb.
aabaabbbbbb.
.abbabbbbb..
..bbbbbbc...
..ddeeeeef..
..ddeeeeef..
...deeeef...
...deeeff...

# bush | leaf ; red:fruit
............
....aab.....
..aaabbabb..
.aabbbaabbb.
aabbabbbbabb
abbaabbbbbbb
abbbbbabbbbc
abbabbbbabbc
bbbbbbbbbbcc
.ccbbcbbccc.

# rope | rope
............
....aabbb...
..aabbcbbb..
.aabb..cbbb.
.abb....bbb.
.abbabbabbb.
.aabbabbabb.
..aabbabbb..
..bbabbabb..
...cbbbbcbb.
....cccc.bb.
.........cb.

# spoon | steel
........aab.
.......aabbb
.......abbbb
.......abbbb
.......bbbb.
......abbb..
.....abc....
....ab......
...ab.......
..ab........
.ab.........
ab..........

# fork | steel
.........ab.
......a.ab..
.....ab.b.ab
.....abb.ab.
.....abbbb..
......abb...
.....ab.....
....ab......
...ab.......
..ab........
.ab.........
ab..........
`);
