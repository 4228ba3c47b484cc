/** Food and drink of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const SMALL_FOOD = readStamps(`
# apple | red ; wood:stem ; leaf:leaf
......e.....
.....e.ghh..
.....e.hh...
..abbeabbb..
.abbbbbbbbb.
awabbbbbbbbb
aabbbbbbbbbc
abbbbbbbbbbc
abbbbbbbbbcc
.bbbbbbbbbc.
.cbbbbbbbcc.
..ccc.cccc..

# bread | ^c88840
............
....aaaa....
..aabaabab..
.aabaabaabb.
aabaabaabbbb
abbabbabbbbb
bbbbbbbbbbbc
bbbbbbbbbbcc
.cccccccccc.

# cheese | ^f0c040
............
.......aab..
.....aabbbb.
...aabbbbbbb
.aabbbbbCbbb
aaaaaaaaaaaa
bbbCCbbbbbbb
bbCCCbbbbCbb
bbbCCbbCbbbb
bbbbbbCCCbbb
bCbbbbbCbbcc
cccccccccccc

# cake | ^f090b0:icing ; ^e8c078 ; flame:flame ; ^f4f0ff:candle
...g..g..g..
...h..h..h..
...j..j..j..
.aajaajaajb.
abbbbbbbbbbb
abbbbbbbbbbb
beebbeebebbe
eeeeeeeeeeee
aaaaaaaaaaaa
eeeeeeeeeeee
deeeeeeeeeef
ffffffffffff

# cupcake | ^f090b0 ; ^c88848 ; red
.....gh.....
....ahhb....
...aabbbb...
..aabbbbbb..
.aaabbaabbb.
.abbbbbbbbb.
abbaabbbaabb
.cccccccccc.
.deFdeFdeFe.
..deFeFdeF..
..deFeFdef..
...fffffff..

# pie | ^d8a050 ; ^a83848
............
....aaaa....
..aabbbbaa..
.abbebbebbb.
abbeebbeebbb
bCbCbCbCbCbb
bbbbbbbbbbbb
.cccccccccc.
..cccccccc..

# pizza | ^f0c050 ; ^c87838 ; red
ee..........
deeeee......
daaabeeee...
.abghbbbeee.
.abhhbbbbbbe
..abbbbghbb.
..abghbhhb..
..abhhbbb...
...abbbb....
...abgh.....
....bb......
....b.......

# cookie | ^d8a058 ; ^6c4028
............
....aaab....
..aabbebbb..
.abeebbbbbb.
.abbebbbebb.
abbbbbbeebbb
abebbbbbbbbb
abbbbebbbbec
.bbbeebbbbb.
.bebbbbbebc.
..bbbbebbc..
....cccc....

# donut | ^f090b8 ; ^d8a058 ; ^70d0f0 ; ^f8e060
............
...aaabbb...
.aabgbbbjbb.
.abbbbjbbbb.
abjbb..bbbgb
abbb....bbbb
ebbg....bbjc
edbbb..bbbbe
.ebjbbbbgee.
.eeeebbeeef.
...eeeeff...

# ice-cream | ^f8b8c8 ; ^d8a058 ; red
.....gh.....
....ahhb....
...aabbbb...
..aabbbbbb..
..abbbbbbc..
.aabbbbbbbb.
.cbbcbbcbbc.
..deFeFeef..
...deeFef...
...eFeef....
....eef.....
.....e......

# fried-egg | ^f4f0e8:white ; ^f4b428
............
...aabb.....
.aabbbbbb...
abbbddebbbb.
abbddeeebbb.
abbdeeeebbbb
bbbeeeefbbbb
.bbbeefbbbbc
.bbbbbbbbbc.
..ccbbbccc..
.....cc.....

# meat | ^b05c30 ; ^f0e8d8
....aabb....
..aabbbbbb..
.aabbbbbbbb.
.abbbbbbbbb.
abbbbbbbbbc.
abbbbbbbbc..
.bbbbbbbcc..
..cccccce...
.......cde..
........dede
.........eee
..........e.

# roast-chicken | ^c87838 ; ^f0e8d8 ; ^d8dce4
............
....aabb....
..aabbbbb...
.aabbabbbbb.
.abbabbbbbbd
abbbbbbbbbee
abbbbbbcccbe
.bbbbbccbbc.
ghccccccccgh
hhhhhhhhhhhi
.iihhhhhhii.
...iiiiii...

# carrot | orange ; leaf:leaf
.......dd.d.
.....d.de.de
......deeee.
....abbeee..
...aabbbee..
...abCbb.e..
..aabbb.....
..abbCb.....
.aabbb......
.aCbb.......
aabb........
ab..........

# grapes | purple ; leaf ; wood
......h.....
...dee.h.de.
..deeeehdee.
..ababeabab.
.abbabbabbb.
.bbcbbcbbcc.
..ababbabab.
..bbabbabbc.
...bbcbbcc..
...abbabb...
....bcbbc...
.....bb.....

# banana | yellow ; ^6c4c28
.........e..
.........ee.
........abb.
........abb.
.......aabb.
......aabbc.
.....aabbb..
...aaabbbc..
aaaabbbbc...
ebbbbbbc....
.ccccc......

# cherry | red ; leaf:leaf ; ^6c7c38:stem
......ddee..
.....hh.dee.
....h.h..e..
...h...h....
..h....h....
.abb..abb...
abwbbabwbb..
abbbcabbbc..
bbbbcbbbbc..
.bcc..bcc...

# strawberry | red ; leaf:leaf ; yellow
...d.ee.e...
..ddeeeee...
.aaeeeeeebb.
aabbgebbbbbb
abgbbbbgbbgb
abbbbgbbbbbb
abbgbbbbgbbc
.bbbbgbbbbc.
.bgbbbbgbbc.
..bbbgbbbc..
...bbbbcc...
.....cc.....

# lemon | yellow ; leaf:leaf
............
.......dee..
....aaabee..
..aaabbbb...
.awabbbbbbb.
.abbbbbbbbbb
abbbbbbbbbbb
bbbbbbbbbbc.
.bbbbbbbbcc.
..ccbbbcc...
....ccc.....

# pumpkin | orange ; ^5c7c38:stem
.....ee.....
....dee.....
..aabebabb..
.abbabbcabb.
abbabbbbcabb
abbabbbbcabb
abbabbbbcabb
abbabbbbcabc
bbbabbbbcbbc
.bbbcbbccbc.
..ccbbbccc..

# mushroom | red ; ^f4f0e8:spots ; cream:stem
....aabb....
..aabdebbb..
.abbbeebbbb.
aaddbbbbbdeb
abdebbbbbeeb
bbbbbdebbbbb
bbbbbbbbbbcc
.cccccccccc.
....ghhi....
....ghhi....
...gghhhi...
...hhhhii...

# tomato | red ; leaf:leaf
.....d......
...deeeed...
..abeebeeb..
.aabbebbbbb.
awabbbbbbbbb
aabbbbbbbbbb
abbbbbbbbbbc
abbbbbbbbbbc
.bbbbbbbbbc.
..cbbbbbcc..
....cccc....

# coffee | ^e8e4dc ; ^6c4028:drink ; ^d8dce8:saucer ; ~white:steam
...k..k.....
....k..k....
...k..k.....
............
.aeeeeeeb...
.aeFeeeebbbb
.abbbbbbb.bb
.abbbbbbb.bb
.abbbbbbbbb.
..bbbbbbc...
hggggggggghh
.iiiiiiiiii.

# beer-mug | ^e8a830 ; ^f8f4e8:foam ; ^b8c8d8:handle
..ddd.dd....
.dddddddde..
.deddddede..
.eabebabbhh.
.gaabbbbb.hh
.gabbabbb..h
.gabbabbb..h
.gabbabbb..h
.gabbabbb.hh
.gabbbbbchh.
.ghhhhhhi...
..iiiiii....

# wine-glass | ^d4e4f0:glass ; ^b02848:liquid
..aa....ab..
..a......b..
..deeeeeeb..
..deeeeefb..
..adeeeefb..
...aeeefb...
....abbb....
.....ab.....
.....ab.....
.....ab.....
...aabbbb...

# milk-bottle | ^f4f0f0 ; ^88b8e0
....ddee....
....deef....
.....ab.....
....aabb....
...aabbbb...
..aaabbbbc..
..addeeefc..
..addeeefc..
..aabbbbbc..
..aabbbbbc..
..abbbbbcc..
...cccccc...

# honey-jar | ^e8a828 ; ^c89858 ; ^f4e8c0
..ddeeeeef..
..deeeeeff..
...aabbbb...
..aabbbbbc..
.aabbbbbbbc.
.aggghhhhhc.
.agghbbhhhc.
.aghbbbbhhc.
.ahhhbbhhhc.
.aabbbbbbbc.
..bbbbbbcc..
...cccccc...

# burger | ^d89848 ; leaf ; ^7c4428 ; ^f4c040
............
...aaaaab...
.aababaabbb.
aabaababbbbb
abbbbbbbbbbb
dedeededeeee
jkhhhkkhhhkj
ghhhhhhhhhhi
hhhhhhhhhiii
abbbbbbbbbbc
.bbbbbbbbcc.
..ccccccccc.

# teapot | ^d86878:body ; gold:lid
............
.....dd.....
....deef....
...aabbb....
b.aabbbbbbb.
bbabbbbbb..b
.babbbbbb..b
.bbbbbbbb..b
..bbbbbbbbb.
..bbbbbbc...
...ccccc....
`);
