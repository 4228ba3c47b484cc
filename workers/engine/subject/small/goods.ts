/** Vessels, furniture and goods of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const SMALL_GOODS = readStamps(`
# potion | potion:liquid ; ^d4ecf4/glass:glass ; pale_wood:cork
....ghhi....
....ghhi....
....deef....
.....de.....
....ddef....
...dddeef...
..daaabbbf..
.dawabbbbbf.
.daabbbbbbf.
.dabbbbbbcf.
.dabbbbbbcf.
..ffccccff..

# bottle | ^4c9a5c/glass ; pale_wood:cork ; cream
.....de.....
.....de.....
.....ab.....
.....ab.....
....aabb....
...aabbbb...
...awbbbb...
...ggghhi...
...ggghhi...
...ggghhi...
...aabbbb...
...bbbbcc...

# jar | ^e05068:liquid ; ^c8dce8/glass:glass ; pale_wood:cork
..gghhhhhi..
..ghhhhhii..
...ddeeef...
..daabbbbf..
.dwabbbbbbf.
.dwabbbbbbf.
.dwabbbbbbf.
.daabbbbbbf.
.daabbbbbcf.
.daabbbbbcf.
..ffcccccf..

# bucket | wood ; steel:hoop,handle ; water:liquid ; ~iron
...jkkkkk...
..j......k..
.j........k.
.ggghhhhhhh.
.bghhhhhhhb.
.abbabbcbbc.
.dddeeeeeee.
..abbabcbc..
..abbabcbc..
..ddeeeeef..
..abbabcbc..
...ccccccc..

# barrel | wood ; iron:hoop
...aabbbb...
..aabbbbbb..
.ddeeeeeeef.
.aabCbbCbbc.
aabbCbbCbbbc
aabbCbbCbbbc
aabbCbbCbbbc
aabbCbbCbbbc
.aabCbbCbbc.
.ddeeeeeeef.
..abCbbCbc..
...cccccc...

# crate | wood ; dark_wood:edge
eeeeeeeeeeee
eaabbbbbbbee
eeabbbbbbefe
ebeabbbbefbe
ebbeabbefbbe
ebbbeaefbbbe
ebbbbefbbbbe
ebbbefeabbbe
ebbefbbeabbe
ebefbbbbeabe
eefbbbbbbeee
ffffffffffff

# treasure-chest | wood ; gold:trim,lock
..dddddddd..
.dabbbbbbbe.
dabbbbbbbbbe
dabbbddbbbbe
dabbbddbbbbe
eeeeedeeeeef
dabbdFFebbbe
dabbbddbbbbe
dabbbbbbbbbe
dabbbbbbbbce
dcccccccccce
.eeeeeeeeee.

# basket | ^c89850 ; ^8a5c30:handle
....deee....
..de....ee..
.de......ee.
.d........e.
abababababab
bCbCbCbCbCbb
aabaabaabaab
CbCbCbCbCbCb
.baabaabaab.
.bCbCbCbCbc.
..bbbbbbbc..
...cccccc...

# picnic-basket | ^c89850 ; ^8a5c30 ; red ; white
....deee....
..de....ee..
.de......ee.
.d........e.
gjgjgjgjgjgj
jgjgjgjgjgjg
.jgjggjgjgj.
aabjabagbaab
bCbCbCbCbCbb
abaabaabaabb
bCbCbCbCbCbc
.cccccccccc.

# sack | ^c8a068 ; ^8a5c30:cord ; gold
...ab..bb...
...abbbbb...
....abbb....
....deee....
...aabbbb...
..aabbbbbb..
.aabbghbbbb.
.abbghhhbbb.
aabbghhhbbbc
aabbbhhbbbbc
.bbbbbbbbcc.
..cccccccc..

# padlock | gold ; steel
....ddde....
...dd..ee...
..dd....ee..
..de....ef..
..de....ef..
.aaaabbbbbb.
.aabbbbbbbb.
.aabbCCbbbb.
.abbbCCbbbb.
.abbbbCbbbc.
.abbbbbbbbc.
.cccccccccc.

# candle | ^f0e8d0 ; flame:flame ; gold
......d.....
.....ded....
.....dee....
.....de.....
.....C......
....aab.....
....aab.....
....abb.....
.hh.abb..g..
gh..abb.g.h.
ggghhhhhhhh.
.ghhhhhhhi..

# lantern | steel:metal ; flame:flame
.....bb.....
....b..b....
...b....b...
....aabb....
...aabbbb...
...bdddeb...
...bdwdeb...
...bdwdeb...
...bdddeb...
...bdeeeb...
...aabbbb...
..aabbbbbb..

# bomb | ^3c3c50 ; rope:fuse ; flame:spark
.........g..
........ghg.
......dd.g..
.....d......
....bbb.....
..aabbbbb...
.aawbbbbbb..
.awbbbbbbb..
.aabbbbbbb..
.abbbbbbbc..
..bbbbbbc...
...ccccc....

# book | ^a83848 ; ^f0e4cc:pages ; gold:trim
.aaaaaaaaab.
aabbbbbbbbb.
abghhhhhhbb.
abhbbbbbhbb.
abhbbhbbhbb.
abhbhhhbhbb.
abhbbhbbhbb.
abhbbbbbhbb.
abghhhhhhbb.
abbbbbbbbbc.
acdeeeeeeec.
.cccccccccc.

# spellbook | ^6840a0 ; ^f0e4cc:pages ; gold:trim ; ^58e0f0:emblem
.haaaaaaabh.
hhbbbbbbbbh.
abbbjjkbbbb.
abbjbbbkbbb.
abbjbjbkbbb.
abbkbbbkbbb.
abbbkkkbbbb.
abbbbbbbbbb.
hhbbbbbbbbh.
hhbbbbbbbhh.
acdeeeeeeec.
.cccccccccc.

# scroll | paper ; red:seal ; ^9c8460:text
.aabbbbbbbb.
abbbbbbbbbbb
.cccccccccc.
..aabbbbbb..
..aghihibb..
..aabbbbbb..
..aihhihbb..
..aabbbdebb.
..abihbeebb.
..aabbbbee..
.aabbbbbbbb.
abbbbbbbbbbb

# letter | paper ; red:seal
............
aaaaaaaaaaaa
aCabbbbbbbCb
abCabbbbbCbb
abbCbbbbCbbb
abbbCddCbbbb
abbCbeeeCbbb
abCbbbebbCbb
aCbbbbbbbbCb
acccccccccc.

# hourglass | wood ; ^c8e4f0/glass:glass ; ^e8c058:sand
aabbbbbbbbbb
.ccccccccccc
..ddeeeeef..
..dgghhhif..
...dghhif...
....dhif....
.....hf.....
....dhef....
...ddhee....
..ddghhif...
.aabbbbbbbb.
abbbbbbbbbbc

# gift | red ; gold:ribbon
..dd....dd..
.d.dd..d.ee.
.ddedddeeee.
...deddee...
aabbdeebbbbb
aabbdeebbbbb
ccccffeccccc
.abbdeebbbb.
.abbdeebbbb.
.abbdeebbbc.
.abbdeebbbc.
.cccffecccc.

# watering-can | ^58a0c8 ; ^4888b0:spout,handle
............
......deee..
.....d....e.
aa..d..dee.e
aab.aabbbb.e
.ab.abbbbb.e
..ababbbbb.e
...bbbbbbbee
....abbbbb..
....abbbbb..
....abbbbc..
....cccccc..

# cauldron | ^44485c ; ^68c84c:liquid
...d...d....
.....d......
..d.....de..
.aadddeeebb.
abdddeeeeebb
.aabbbbbbbb.
.aabbbbbbbb.
aabbbbbbbbbb
aabbbbbbbbbc
.abbbbbbbbc.
..ccbbbbcc..
..c......c..

# acoustic-guitar | ^c87c38 ; ^6c4428:neck ; ^e8d8b0
..........ef
.........eef
........de..
.......de...
......de....
..aabde.....
.aabbdeb....
.abbdebb....
aabFebbb....
abFFFbbc....
abbFbbb.....
.bbbcc......

# lute | ^c87c38 ; ^6c4428:neck ; ^e8d8b0:string
........eef.
........fe..
.......de...
......de....
.....de.....
...abde.....
..abbdeb....
.aabbebb....
.abbFFbb....
aabbFFbb....
abbbbbc.....
.bbbcc......

# anchor | steel
.....aa.....
....a..b....
....ab.b....
.....bb.....
..aabbbbbb..
.....ab.....
.....ab.....
a....ab....b
ab...ab...bb
.ab..ab..bb.
..abbabbbb..
....abbb....

# wizard-hat | ^4c50a8 ; gold:band
......aab...
.....aabb...
.....abb....
....aabb....
....abdb....
...aabbb....
...abbbbb...
..aadbbbb...
..abbbbdb...
..eddeeee...
aaabbbbbbbbb
.cccccccccc.

# helmet | steel ; ^c8ccd8:trim
.....ab.....
...aabbbb...
..aabbbbbb..
.aabbdebbbb.
.aabbdebbbb.
.ddddeeeeee.
.aCCCdeCCCb.
.aCCCdeCCCb.
.aabbdebbbb.
.aabCbbCbbc.
.aabCbbCbbc.
..abbbbbbc..

# boots | leather ; ^c89858:cuff ; ^4c3424:sole
.ddde..ddde.
.aabb..aabb.
.aabb..aabb.
.aabb..aabb.
.aabb..aabb.
.aabbb.aabbb
.aabbbbaabbb
aabbbbbabbbb
abbbbbbabbbb
hhhhhhhhhhhh

# magnifying-glass | ^d0ecf8/glass:glass ; gold:head ; wood:handle
.....dddee..
....dwabbee.
...dwabbbbee
...daabbbbbe
...dabbbbbbe
...dbbbbbbbe
...eebbbbbee
....eebbbee.
...hgeeeee..
..hgh.......
.hgh........
.hh.........
`);
