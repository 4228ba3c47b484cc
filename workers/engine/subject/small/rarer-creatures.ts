/** Rarer creatures of recipes in the smallest pictures: birds, what lives in the sea, insects, monsters of bogs and cellars. */
import { readStamps } from './stamp.ts';

export const RARER_SMALL_CREATURES = readStamps(`
# turkey | ^7a5034 ; ^c87840:tail,fan ; ^f0dca8 ; ^78b8d8:head ; ^f0b830:beak,legs ; red:wattle
..ghhhhhhi..
.ghdeeddehi.
ghdeddeddehi
hdedjjkdedei
hddexjxeddeh
hdeejmjdeedh
.hdaaqmbbdh.
..aabqbbbb..
..abbbbbbc..
..bbbbbbcc..
...bbbbcc...
....n..n....

# pigeon | ^8c98b0 ; ^4c9080:neck ; ^6c7890:wings ; ^f08858:beak,legs
.......aab..
......aabbb.
......abxbbj
......ddebk.
.....dddee..
..aaadeeeb..
.ghhaabbbbb.
ghhhhabbbbb.
hhhhhhbbbbc.
iihhhbbbbc..
.ii..cbbc...
.....k.k....

# ostrich | ^34303c ; ^e8b0a0:head,neck,legs ; white:tail,wings ; ^f0b040:beak
.......dde..
......ddxdjk
......ddedk.
.......de...
.......de...
..abb..de...
ggabbbade...
ghbbbbbbe...
.hbbbbbb....
...bbcc.....
...d..e.....
..dd.ee.....

# hummingbird | ^2fa06c+^3c7cc0 ; ^8cd8c8:wings ; ^d83c68:throat ; ^403848:beak
.dde........
.ddde..aab..
..ddde.abxb.
...dddabbbjj
....deagghk.
..aaabbghh..
.aabbbbbh...
aab.bbbb....
bb...cc.....
b...........

# manta-ray | ^3c4c78 ; ^e8ecf4:belly
....a..a....
...abaabb...
...bxbbxb...
.aaabbbbbbb.
aaabbbbbbbbb
abbbbbbbbbbc
bbb.bbbb.bbc
bb...bbb..cc
b....bcc...c
.....bc.....
......c.....
......c.....

# eel | ^4c7c54 ; ^e8d890:belly ; ^2c4838:fin
.......aabb.
......aabxbb
......abbbbe
.......bbee.
...aab..bb..
..aabbb.bb..
.aab.bbbbb..
.ab...bbb...
.bb.........
.bbb...bb...
..bbbbbbbg..
...ccccg....

# shrimp | ^f08060 ; ~^f8b090:legs ; ^e85c48:tail ; ~^f8a080:feeler
......j..j..
.......jj...
...aabbbbxb.
..aabbabbbbk
.aabbabbcc.k
.abbabb.d.d.
aabbab.d.d..
abbab.......
.bbbb.......
..bbbbgg....
....bggh....
.....g.h....

# cricket | ^6cb03c+^98803c ; ^a8d868:belly ; ^4c8430:legs,wings
..........g.
.........g..
..h....aabb.
.hhghhabbxbb
h.hhhhabbbbb
h..hhhhbbbb.
h..dddeeee..
.h.h..h..h..
..h..h...h..
..h.h....h..

# fly | ^4c4858 ; ^c8e4f4:wings ; ^d83040:eyes
...ddd......
..dddde.....
.ddddeedd...
..ddeeddde..
...aabbdee..
.aabbbbbb...
aabbbbbbbhh.
bbbbbbbbghhh
cbbbcbbbghhi
.cc.c.cbhhi.
..b..b..b...
.b..b..b....

# cockroach | ^7c4428 ; ^a86838:wings ; ~^5c3020:legs,feeler
..g......g..
...g....g...
....abba....
g..abbbbb..g
.gabxbbxbbg.
..dddbbeee..
gggddbbeeggg
..dddbbeee..
.gdddbbeeeg.
g.ddddeeee.g
...dddeee...
....ddee....

# leech | ^7c2838+^4c3c4c
......aabb..
.....aabbbb.
.....abwXwb.
.....bXXXXb.
.....bwXXwb.
....abbXXb..
...aabbbb...
..aabbbcc...
.aabbbcc....
aabbbcc.....
abbbcc......
.bbcc.......

# sea-urchin | ^5c3068+^34406c ; ~^9c68b0:spikes
.....d......
.d...d...d..
..d.abb.d...
...aabbb....
..aabbbbb.dd
ddabxbbxb...
..abbbbbbdd.
.dbbbXXbc...
d..bbbcc.d..
...d.d..d.d.
..d..d...d..
.....d......

# clam | ^e8c8a8 ; ^f4f0f8:pearl ; ^c06878
....aabb....
..aabcabbb..
.aabcaabcbb.
aabcaabbcbbb
abgghhhhgibc
.gghhdehhgi.
..hhhddehh..
cbbchhhbccbc
bbbcbbbbcbcc
.bbbcbbcbcc.
...bbccbc...
....cccc....

# orca | ^2c2c38 ; ^f4f4f8:belly,spots
.....b......
.....bb.....
....abb.....
b...aabbbb..
bb.aabbbbbb.
.bbabbbddxbb
bbbbbbbbbbbb
b..bbbbbeddd
....bdddddd.
....bb.dd...

# angler-fish | ^3c5488 ; ^f8d848:lure ; ^f4f4ec:teeth ; ^2c3c64:fins
......jj....
.....j..jdd.
....j...ddee
.j..aabb.ee.
jj.aabbbbb..
kjaabbwXbbb.
.jabbbXXbgbg
jjabbbbXXXXX
kk.bbbbXXXXX
....bbbbgbgb
.....ccbbbb.
......k.cc..

# gargoyle | stone ; ^8890a0:wings ; ^f8d048:eyes
..a..aa..b..
..ab.bb.bb..
d..bbbbbb..e
dd.bgbbgb.ee
ddebbbbbbdee
ddeebXXbddee
ddeabbbbbbee
d.eabbbbbb.e
...bbabbbb..
..abbbbbbbc.
..bb.bb.bbc.
..bb.bb.bcc.

# mothman | ^3c3844 ; ^685c70:wings ; ^f83040:eyes ; ~^685c70:feeler
...j....j...
....jaab....
d..aabbbb..e
dd.agbbgb.ee
dddabbbbbdee
ddddabbbdeee
dXddabbbdeXe
ddddabbbdeee
.dd.abbb.ee.
....abbb....
....b.bb....
....b..b....

# sandworm | ^c09058 ; ^f4f0dc:teeth ; ^7c2434:mouth ; ^e0c078:sand
...aabbbb...
..adhhhhdb..
.adhhiihhdb.
.bhhiiiihhb.
.bdhiiiihdb.
.cbdhhhhdbc.
..cbbbbbbc..
..abbbbbcc..
..accccccb..
..abbbbbcc..
.jjabbbcckk.
jjjjkkkkkkkl

# sea-serpent | ^3c9c88 ; ^e8d890:belly ; ^e8884c:fin ; ^4890d8:water
.......gaab.
......gabbxb
......gabbbb
......gabdd.
.gg...gabd..
gaab..gabd..
abbb.ggabd..
bb.bbgaabd..
b..abbabbd..
b..ab..bbd..
jjkjjkkjjkkj
.kkllkkllkk.

# mud-monster | ^6c5c44+^5c7040 ; ^f8d848:eyes ; ^38302c:mouth ; ^8cb04c:moss
....jjkk....
...jkabbj...
..aabbbbbk..
.abddbbddbb.
.bbdXbbdXbc.
abbbbbbbbbbc
bbbghhhhgbbc
bbbhhhhhhbbc
bjbbbhhbbbbc
bbkbbbbbbjcc
bbbbkbbbbbcc
.cbbccbbccc.

# severed-hand | ^e0a888+^90a878 ; ^a83040:wound ; bone:bone
...aabb.....
..aabbbbbb..
.daabbbbbbb.
gdabbbbbbbbb
gdabbbbbcbcb
.eabbbbcbcbc
..abbcbcbcbc
..ab.bcbcbc.
..b..b.b.bc.
..c..c.c.c..

# ice-elemental | ^8cd0f4/ice+^a8c0f8/ice ; ^e8f8ff/ice:core ; ^3868e8:eyes
.....ab.....
..a.aabb.b..
..abaabbbb..
...aabbbb...
a..agbbgb..b
ab.abbbbb.bb
aabbbddebbbb
.abbddeebbb.
..bbdeeebb..
...bbeebb...
....bbbc....
.....cc.....

# air-elemental | ^c8dcec ; ^f8fcff:core ; ^4878d0:eyes
..aaabbbbb..
.aabbbbbbbc.
aabgbbbgbbbc
.abgbbbgbbc.
..aabbbbcc..
.ddaaabbbb..
..aabbbbcc..
...dabbbc...
...aabbc....
....abbc....
.....bc.....
....cc......

# pterodactyl | ^6c8494+^8c6c4c ; ^9c7c60:wings ; ^e8a848:beak ; ^c84838:crest
......j.....
.d....jj..e.
ddd..aabb.ee
dddd.abxbggg
ddddaabbbg.e
.ddddabbeeee
..dddabbeee.
...ddabbee..
....aabb....
....b..c....
`);
