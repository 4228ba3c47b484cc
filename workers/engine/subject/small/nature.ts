/** Trees, plants, rocks, weather and finds of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const SMALL_NATURE = readStamps(`
# dead-tree | ^786050:trunk
ab........a.
.ab......ab.
..bb..a..b..
...b..b.bb..
b..bb.b.b..b
bb..bbbbb.bb
.bbb.abb.bb.
...bbabbbb..
.....abb....
.....abb....
....aabb....
...aabbcc...

# apple-tree | leaf ; wood:trunk ; red:fruit
....aabb....
..aaabbbbb..
.aagbbbbgbb.
.aabbbbbbbb.
aabbagbbbbbb
abbbbbbbgbbc
agbbabbbbbbc
.bbbbbgbbcc.
..ccbdebgc..
.....de.....
.....de.....
....ddee....

# willow | ^7cb050 ; wood:trunk
...aaabb....
..aaabbbbb..
.aaabbbbbbb.
aabbabbbbbbb
abbabbcbbcbb
abcabdebcbbc
abca.de.cbbc
ab.a.de.c.bc
.b.b.de.b.b.
ab...de...bc
.....de.....
....ddee....

# mushrooms | ^d84838 ; cream:stem
...aaab.....
..aabbbbb...
.aawbbwbbb..
.abbbbbbbb..
.bwbbbbwbc..
..bddeebb...
....de..aab.
....de.abwbb
.aa.de.bbbbc
awbbde..de..
.de.dde.de..
.de.dde.de..

# grass | ^58a848
............
....a....b..
.a..ab..ab..
.ab..b..b...
..b..bb.b..a
a.bb.ab.bbab
ab.b.abbb.b.
.b.babbbbbb.
.bbbabbcbbb.
..bbbbccbbb.
..abbbbbbbc.
...bbccbbc..

# reeds | ^6ca04c ; ^8a5a30:head
...e........
...de....e..
...de...de..
...ef...de..
...ef...ef..
...a....ef..
...a....b...
b..a....b..b
ab.ab..bb.bb
.abab..bbbb.
..abbb.bbb..
..bbbbbbbc..

# coral | ^f06880
.ab...ab....
.ab.a.ab.ab.
..b.ab.b.ab.
a.bbab.babb.
ab.bbbbbbb..
.bb.abbc..ab
..bbabb..abb
...bbbbbabb.
....abbbbc..
....abbc....
....abbc....
...aabbbc...

# seaweed | ^3c9468
...ab.......
..ab....ab..
..ab...ab...
...ab..ab...
...abb..ab..
..abb...abb.
.abb...abb..
.abb..abb...
..abb.abb...
..abb..abb..
...abbabb...
..aabbbbcc..

# lily-pad | ^4c9c54 ; ^f490b8:flower
....dd......
...ddee.....
.d.deee.e...
.ddeweeee...
..deeeeef...
.aabeefbbbb.
aaabbbbbbbbb
aabbbbbb.bbb
abbCbbb..bbb
.bbbCbbb.bc.
..bbbbbbbc..
....cccc....

# hay | ^e8c050 ; ^a87830:rope
.aaaaaaaaab.
aaabaaabaabb
aabdbbabdbbb
abbdbabbdbbc
aabdbbbbdbbc
abbdbbabdbbc
abbdbabbdbcc
abCdbbbCdbbc
.bbdbCbbdbc.
.ccdcccCdcc.

# bamboo | ^7cb44c ; ^3c8444:leaf
..ab..d.....
d.ab.dd.ab..
ddab.e..ab..
.eCC...dab..
..ab..ddCC..
..ab.dd.ab..
..abdde.ab..
..CC.e..ab..
..ab....CC.d
..ab..d.abdd
..ab.dd.abe.
..ab.e..ab..

# flower-bouquet | ^e85070 ; ^f4c030 ; leaf ; ^f0e4c8:paper ; ^8858c0:ribbon
....ab..dd..
.aabbbbddee.
.abbbgbdeee.
.bbddghaabe.
..gdeehabbg.
..hdeegbbhh.
...jhhghkk..
...jjkkkkl..
....jkkkk...
....nnnnn...
....jjkkk...
...jjkklkk..

# mossy-rock | stone ; ^5c9c44:moss
...ddddd....
..ddddeeee..
.ddedeeeeee.
.edaebeebee.
aaeabbebbbec
aaabbCbbbbbc
aabbbbCbbbbc
abbbbbbCbbcc
abCbbdebbccc
.bbCddeebccc
..ccdeecccc.

# mountain | ^7c8494/stone ; white:peak
.....de.....
....ddee....
....ddeee...
...dddeee...
...adedbe...
..aaddbeb...
..aabdbbbb..
.aabbabbbb..
.aabbbbbcbb.
aabbabbbbcb.
aabbbbbcbbcc
abbbbbbbbbcc

# volcano | ^64545c/stone ; ^f87028 ; ^a8a4ac:smoke
..gg.dd.gh..
...d.dd.d...
.....de.....
...adeeb....
...adedbb...
..aadebdb...
..aabdbebb..
.aabbdbbbb..
.aabbbdbbbc.
aabbbbdbbbbc
aabbabbbbbcc
abbbbbbbbbcc

# meteor | ^6c5850/stone ; ^f06828:flame ; yellow
.......d...e
.....d..dede
....d.ddgdee
...ddddggde.
..ddgddgdde.
..aabgggdde.
.aaabbbgdd..
aaacbbbbde..
aabbbbbbd...
abbbbcbbd...
.bbbbbbc....
..bbbcc.....

# thunder-cloud | ^6c7488 ; yellow:lightning
....aaab....
..aaabbbbb..
.aaabbbabbb.
aaabbbaabbbb
aabbbbbbbbbc
abbbbbbbbbbc
.cccccccccc.
...de...de..
..ddee.de...
....de.eee..
...de...e...
...d........

# ice-cube | ^a8dcf4
..aaaaaaaaa.
.aaaaaaaaac.
aaaaaaaaacc.
bbbbbbbbbcc.
bwwbbbbbbcc.
bwbbbbbabcc.
bbbbbbabbcc.
bbbbbabbbcc.
bbbbabbbbc..
bbbbbbbbb...

# rainbow | red ; ^f8a030 ; yellow ; green ; ^4888e8 ; white:cloud
....aaaa....
..aaddddaa..
.addggggdda.
.dggjjjjggd.
adgjjmmjjgda
adgjm..mjgda
adgjm..mjgda
adgjm..mjgda
ppgjm..mjgpp
ppppm..mpppp
qpppp..ppppq
.qqq....qqq.

# dragon-egg | ^48a070:scales
....aab.....
...aaabb....
..aabbCbb...
..abbCbCbb..
.aabCbbbCbb.
.abCbCbCbCb.
aabbbbCbbbbc
abCbbCbCbbbc
abbCCbbbCCbc
.bbbbCCbbbc.
.cbbbbbbbcc.
..ccccccc...

# nest | ^9c7040 ; ^d0e4f0:egg
....de.de...
.deddeedee..
.deedeedeef.
ad.eeedeeefb
aabaabababbb
abbCbbCbbCbc
.abCbbCbbbbc
.bbbCbbCbbc.
..bCbbCbbc..
...cccccc...

# tooth | ^f4f0e4
.aaab.aabb..
aaaabbabbbb.
aaaabbbbbbb.
aaabbbbbbbb.
aaabbbbbbbc.
.aabbbbbbbc.
.aabbbbbbc..
.aabbbbbbc..
.aab.cabbc..
.abb..abbc..
.ab....bb...
..b....b....

# shell | ^f8b8a0
....aabb....
..aaCabCbb..
.aabCabCbbb.
aCabCabCbCbb
aaCabCbCbCbb
aaCabCbCbCbc
.aaCbCbCCbc.
.aabCCCCbbc.
..aabCCbbc..
...abbbbc...
..aabbbbbc..
..cc.cc.cc..

# starfish | ^f08850
.....ab.....
....aabb....
....aCbb....
aaaaabbbbbbb
aaCaabbbbCbb
.aaabbCbbbb.
...abbbbbb..
..aabbbbbbb.
..aCbbcbbCb.
..abbc.cbbb.
..bb....bbb.

# floating-island | grass:leaves ; ^8a6848:rock
....aab.....
..aaabbbbb..
aaaabbabbbbb
aabbbbbbbbbc
.cbcbbcbbcc.
.ddeceecefe.
..ddeeeeeef.
..ddeeEeeff.
...deeeeff..
....deEef...
.....eef....
.....ef.....
`);
