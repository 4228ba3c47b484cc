/** Birds, fish, crawlers and monsters of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const SMALL_CREATURES = readStamps(`
# frog | green:body ; cream:belly
..bb....bb..
.bwxb..bwxb.
.abbbbbbbbb.
abbbbbbbbbbb
bCCCCCCCCCCb
bbeeeeeeeebb
.beeeeeeeeb.
bbbeeeeeebbb
bb.bbbbbb.bb
bb.cb..bc.bb

# snake | leaf ; cream:belly ; green:bands ; ~red:tongue
............
....aaaab...
...aaaxabbb.
...aabbbbbbb
....bbCCCC.j
....abe.....
....abe.....
...aabee....
.aaabbbbbb.b
aabhhbbhhbcb
abCCCCCCCCbc
.bbhhbbhhbc.

# cobra | leaf ; ^f0e0a0:belly,hood ; green:bands ; red:tongue
....abbb....
...abxbxb...
..abbbbbbb..
..bbeeeebb..
..bbeFFebb..
...beeeeb...
....bffb....
..aabeebbb..
.abbbeebbbb.
.bcccccccbb.
.bbbbbbbbbb.
..ccccccccc.

# bat | bat ; ^4c3468/bat:wings
...b....b...
...bb..bb...
e..abbbbb..e
de.axbbxb.de
ddeawbbwbdee
dddbbbbbbeee
dedbwXXwbede
de.dbbbbe.de
d...abbc...e
.....bc.....

# crow raven | black ; black:wings ; grey:beak
.......abb..
......abxbb.
......bbbbgh
......bbbb.h
..ddabbbbb..
.deedbbbbb..
deeeebbbb...
eefeebbb....
ee.cccc.....
....h.h.....
....h.hh....

# owl | ^8a6844/feather ; ^d8c4a0/feather:belly ; gold:beak ; ^5c4430/feather:wings
..b......b..
..bbbbbbbb..
.abeebbeebb.
.abwxbbxwbb.
.abeegheebb.
.jbbbhhbbbk.
jjbdedededkk
jjbededeebkk
jkbdedededkk
.kbbededbbk.
..cccbbccc..
...hh..hh...

# eagle | ^6c4c30/feather ; white:head ; gold:beak ; ^54381f/feather:wings
......ddee..
.....ddexe..
.....deeegh.
.....eeee.h.
..jjabbbe...
.jkkkbbbbb..
jkkkkkbbbb..
kklkkkbbb...
k.lcccbb....
.eee.h.h....
.ee.hh.hh...

# duck | ^f0ece0/feather ; ^d8d4cc/feather:wings ; orange:beak
.......abb..
......abbxb.
......bbbbgg
......bbbbh.
b....cbbb...
bb.abbbbbb..
bbbddddbbb..
.bddeeebbb..
.bbeeebbb...
..cccccc....
...h..h.....
..hh.hh.....

# chicken hen | ^f0e8dc/feather ; ^d4c4b0/feather:wings ; gold:beak ; red:comb
......jkk...
......jkkk..
......abbb..
b.b..abbxb..
bb.b.bbbbgh.
bbbb.bbbbk..
.bbbabbbbk..
.bbddddbb...
.bbdeeebb...
..ceeecc....
....h.h.....
...hh.hh....

# penguin | ^34364a/feather ; white:belly ; orange:beak
....abbb....
...abbbbb...
..abeebeeb..
..bbxebxeb..
..bbeghebb..
.abeeeeeebb.
.bbeeeeeebb.
bbbeeeeeebbb
b.beeeeeeb.b
..beeeeeeb..
...cffffc...
...hh..hh...

# heron | ^d4d8e0/feather ; ^7c8ca4/feather:wings ; ^e8b040:beak ; ^b89048:legs ; charcoal:crest
......abb...
...mmmbxbggg
......bb....
......bb....
.......bb...
.aabb..bb...
adddbbbbb...
ddeeedbbb...
m.ceeebb....
....h.h.....
....h.h.....
....h.h.....

# flamingo | pink ; ^e86888/feather:wings ; black:beak
.......bbb..
......abxbb.
......bb.bg.
......bb..h.
.......bb...
..aabb..bb..
.bdddbbbbb..
bbeeedbbb...
..ceeebb....
....b.b.....
....b.b.....
...bb.bb....

# fish goldfish | orange ; ^f8d090:belly ; ^e86020:fins
.....hhh....
....ggghh...
h..abbbbbb..
hh.bbbbbbbb.
hhhbbbbbbxbb
.hhbbbbbbbbb
hhhbebbbbbC.
hh.eeeeeeee.
h...eeeeee..
.....hh.....

# shark | ^7488a0 ; white:belly ; ^5c6c84:fin
......h.....
.....hh.....
h....hhh....
hh.aabbbbb..
.hhbbbbbbbb.
.hbbbbbbbxbb
hhbbbbCbbbbb
hh.eeeeCCCCe
h...ehheewe.
.....hh.eee.
......h.....

# whale | ^4878b8 ; ^d8e4ee:belly ; ^3c64a0:fins
.......w.w..
..b.....w...
bb.b..aabbb.
.bbb.abbbbbb
..bbabbbbbbb
..bbbbbbbxbb
...bbbbbbbCC
...beeeeeeee
....eehheee.
.....cchh...

# octopus | ^d05878 ; ^f09cae:arm
....abbb....
...abbbbb...
..abbbbbbb..
..abbbbbbb..
..bxbbbbxb..
..bxbbbbxb..
..bbbbbbbb..
.ebbbbbbbbe.
eebebeebebee
e.be.ee.eb.e
.ee.ee.ee.e.
.......e....

# jellyfish | violet ; ~^d8b0f0:arm
....aabb....
..aabbbbbb..
.aabbbbbbbb.
.abbbbbbbbb.
.bbxbbbbxbb.
.bbbbbbbbbb.
.cececcecec.
..e.e..e.e..
..e..e.e..e.
.e..e..e.e..
..e..e..e...

# crab | red ; ^e05848:claw ; ~^a02830:legs
dd........ee
d.e......d.e
ede......eee
.ee......ee.
..e.abbb.e..
..eabbbbbe..
..abxbbxbb..
.abbxbbxbbb.
h.bbbCCbbb.h
.h.cccccc.h.
h.h......h.h

# spider | ^5c4c68 ; red:mark ; ~^3c3444:legs
.h..h..h..h.
.h..h..h..h.
h.h.abbb.h.h
h..habbbh..h
h.habeebbh.h
.h.bbeebb.h.
..hbbbbbbh..
hh.bxbbxb.hh
..hbxbbxbh..
.h.hbwwbh.h.
h..h....h..h
h.h......h.h

# scorpion | ^9c5830 ; ^b86c3c:claw ; ^e8c060:sting
..bbbb......
.bc..bb.....
.b....gh....
bb.....h.dd.
bb......e..e
bb......e.ee
.bb....aee..
.babbbbbxb..
..bbbbbbbbee
..cbcbcbbee.
..b.b.b..e.e

# slime | slime
............
....aabb....
...aabbbbb..
..aawbbbbbb.
..awbbbbbbb.
.aabbbbbbbb.
.abbxbbbxbbb
abbbxbbbxbbb
abbbbbbbbbbb
bbbbbCbCbbbb
bbbbbbCbbbbc
.bcccccccccc

# mimic | wood ; gold:trim ; red:tongue ; tooth
.abbbbbbbbb.
abbbbeebbbbc
bwxbbeebbwxc
bxxbbeebbxxc
FeeeeeeeeeeF
jjkjjkjjkjjk
FkFFkFFkFFkF
FFhhhhFFFFFF
jjkghhjjkjjk
eeeehheeeeef
bbbbhhbbbbbc
bbbbghhbbbbc

# beholder floating-eye | ^8858b0 ; ^c090d8 ; red:iris
e..e....e..e
.e.be..eb.e.
..bbbbbbbb..
.abbbwwwbbb.
.abwwwhwwwb.
abwwwhxhwwwb
abwwwhxhwwwb
abbwwwhwwwbb
.bbbbwwwbbb.
.bFwFwFwFwb.
..cFFFFFFc..
....cccc....

# dragon | green ; ^e0c878:belly ; ^2c7038:wings ; ^e8dcb8:horns
..g.......k.
.ghg...abbk.
ghhhg..bbbb.
ghhhhgabxbbb
hihih.abbbbb
h.hi..bbFbFe
b...cabbeee.
b..abbbbee..
bb.bbbbbeeb.
.bbbbbbbee..
..cbbcbbbe..
...kbk.kbk..

# wyvern | green ; ^e0c878:belly ; ^2c7038:wings ; ^e8dcb8:horns
g.........k.
gg.....abbk.
ghg....bbbb.
ghhg..abxbbb
hhhhggabbbbb
hihhhbbbFbFe
h.hhbbbbeee.
b..hbbbeee..
bb..bbbbee..
.bbbbcbbe...
....bb.bb...
....kk.kk...

# phoenix | orange ; yellow:belly ; ^f0a030:wings ; gold:beak
......a..a..
h.....aab..h
hh...abbb.hh
hghh.bxbj.hh
.hghhabb.ghh
.hhghabbghh.
..hhgaddbhh.
...hhbddbh..
.....bddb...
....bbddb...
..bb.bdb.bb.
.d..db.bd..d

# turtle | green:skin ; ^8a6038:shell ; ^c09858
............
...edee.....
..edeede....
.eedeedee.b.
edeeedeeebbb
eedeedeedbxb
FeeedeeeFbbb
bFFFFFFFbbb.
cbb.ccc.bb..
.bb.....bb..

# swimming-sea-turtle | ^4ca898:skin ; ^8a6038:shell ; ^d8b878
............
....eede..bb
...eedeedbxb
..edeedeebbb
..eedeedeeb.
.bFeeedeF...
bb.FFFFbb...
b....bbbc...
....bbbc....
...bbc......

# snail | ^d8b888:skin ; ^b06848:shell
.........x.x
..eeee...b.b
.eddeee..b.b
eedFeede.bbb
eeFdeFee.bxb
eeFeFFeeabbb
.eeFFeeabbb.
.aeeeeabbbb.
bbbbbbbbbb..

# bee | gold ; charcoal:head ; ^d8ecf4:wings
....gg.gg...
...ggh.ghh..
....ggggh...
.....gghh.e.
..abeaebae..
fabeabebbxb.
.bbebbebbbb.
..ceccebee..
....e.e.....

# butterfly | ^e87c34:wings ; ^48384c:edge,body ; ^f8e0a0:spots
ee........ee
eabe.e.eabbe
eabbe..eabbe
eabgbeeabgbe
.ebbbeebbbe.
..ebbeebbe..
.ebbbeebbbe.
eabgbeeabgbe
eabbeeeebbbe
.eee.ee.eee.

# mushroom-monster | red:cap ; cream:spots ; ^e8d8c0
....abbb....
..abbbbdeb..
.addbbbbbbb.
abdebbbdebbb
bbbbbdebbbbb
cccccccccccc
..hhhhhhhh..
..hxhhhhxh..
..hxhhhhxh..
..hhhHHhhi..
..hhhhhhhi..
..ii.....ii.

# monkey | ^8a5a38 ; ^e8c498:face,belly ; ^8a5a38:tail
....abbbb...
...abbbbbb..
.ee.eeee.ee.
.ebexeexebe.
...eeeeee...
...ceFFec...
.b..cccc..h.
bb.abbbbb..h
bb.beeebbb.h
.bbbeeebbbhh
...bbbbb.h..
..bbb.bbb...
`);
