/** What stands about in yards and streets, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_YARD = readStamps(
  `
# fence | wood
..a......a......a...
.aab....aab....aab..
.abbc...abbc...abbc.
.abbc...abbc...abbc.
aabbcaaaabbcaaaabbcb
aabbcbbbabbcbbbabbcc
CabbcCCCabbcCCCabbcC
.abbc...abbc...abbc.
.abbc...abbc...abbc.
.aCbc...abbc...abCc.
.abbc...abCc...abbc.
aabbcaaaabbcaaaabbcb
aabbcbbbabbcbbbabbcc
CabbcCCCabbcCCCabbcC
.abbc...abbc...abbc.
.abbc...abbc...abbc.
.bbcc...bbcc...bbcc.

# gate | iron:bars ; stone:pillar,pillars,post,posts ; gold:lock
.de..............de.
ddee.....ab.....ddef
FFFF...aaabbb...FFFF
ddef.aaa.ab.bbb.ddef
ddefaa.a.ab.b.bbddef
deefaaaaaabbbbbbdeef
ddefa.a.aabb.b.bddef
FFFFa.a.aabb.b.bFFFF
ddefa.a.aabb.b.bddef
ddefa.a.aabb.b.bddef
deefa.a.aggb.b.bdeef
ddefaaaaghhibbbbddef
FFFFa.a.ahib.b.bFFFF
ddefa.a.aabb.b.bddef
ddefa.a.aabb.b.bddef
deefa.a.aabb.b.bdeef
ddefaaaaaabbbbbbddef
ddefCCCCCCCCCCCCddef
FFFF............FFFF

# fountain | stone ; water:water
.........de.........
......dd.de.de......
.....d..ddee..e.....
.....d.d.de.e.e.....
....d..d.de.e..e....
....d.aaaaabbb.e....
....d.ddddeeee.e....
....e.aabbbbcc.e....
....d..CCCCCC..e....
....e...abbc...e....
....d...abbc...e....
..aaaaaaabbbbbbbcc..
.abddddddewddeeeebc.
abdddwwddeeeddeeeebc
abddddeeeewweeeeefbc
aabeeeeeeeeeeeefffcc
.aabbbbbbbbbbbbbbcc.
.aaCbbbbCbbbCbbbCcc.
..CCCCCCCCCCCCCCCC..
..abbbbbbbbbbbbbcc..

# statue | stone
......abbc......
.....aabbcc.....
.....aCbCcc.....
.....aabbcc.....
......CCCC......
...aaaabbbbcc...
..aaabbbbbbbcc..
..aabCaabbCbcc..
..aabCaabbCbcc..
..abbCCabCCbcc..
...aabbaabbcc...
....CabbbbcC....
....aabCCbcc....
....aabCCbcc....
....aabCCbcc....
....abbCCbbc....
.aaaaaabbbbbbcc.
.CCCCCCCCCCCCCC.
..aabbbbbbbbcc..
.aabbbbbbbbbbcc.

# street-lamp | iron:post ; ^f8e070/flame:light,lamp,glow
...aa...
..aaab..
.aaabbc.
.CCCCCC.
.adwdec.
.adwdec.
.adddec.
..adec..
..CCCC..
...ab...
...ab...
..aabc..
...ab...
...ab...
...ab...
...ab...
...ab...
..aabc..
.aabbcc.
.CCCCCC.

# tent | ^d88848/cloth+^5c8c50/cloth+^4c78a8/cloth ; wood:pole,poles
........d..d........
.........dd.........
.........ab.........
........aabb........
........aabc........
.......aaabbc.......
.......aaXXbc.......
......aaaXXbbc......
......aabXXbbc......
.....aaabXXbbbc.....
.....aabXXXXbbc.....
....aaabXXXXbbbc....
....aabbXXXXbbbc....
...aaabXXXXXXbbbc...
...aabbXXXXXXbbbc...
..aaabbXXXXXXbbbbc..
.aaaabXXXXXXXXbbbbc.
.aaabbXXXXXXXXbbbcc.
dCCCCCXXXXXXXXCCCCCd

# bench | wood ; iron:legs
aabbbbbbbbbbbbbbbbbc
abbbbbbbbbbbbbbbbbcc
CCCCCCCCCCCCCCCCCCCC
aabbbbbbbbbbbbbbbbbc
abbbbbbbbbbbbbbbbbcc
CCCCCCCCCCCCCCCCCCCC
..de............ef..
..de............ef..
aaaaaaaaaaaaabbbbbbc
abbbbbbbbbbbbbbbbbbc
CCCCCCCCCCCCCCCCCCCC
.dde............eff.
.de..............ef.
.de..............ef.
dde..............eff

# bridge | wood:rail,rails,railing ; ^c08c50/wood:planks
.......aaabbb.......
....aaabCCCCbbbb....
.aaabC.ab..bc.Cbbcc.
abbC.b.ab..bc.b.Cbcc
ab...b.ab..bc.b...bc
ab...bddddeeeeb...bc
ab.ddddeeeeeeeeff.bc
ddddeeeFFFFFFFFeefff
ddeeFFFabbbbbcFFFeff
dFFFaabbccccbbbcFFFf
.aabbbcC....CabbbbC.
.aabbC........CabbC.
.aabC..........CabC.
.CCC............CCC.

# door | wood ; stone:frame,arch ; iron:hinges
....ddddee....
..ddddddeeee..
.dddFFFFFFeee.
.ddFaabbbbFee.
ddFaabCbbCbFee
ddFaabCbbCbFef
FFFghhhhhhhFFF
ddFaabCbbCbFef
ddFaabCbbCbFef
ddFaabCbbCbFef
FFFaabCbbgbFFF
ddFaabCbbIbFef
ddFaabCbbCbFef
ddFaabCbbCbFef
FFFghhhhhhhFFF
ddFaabCbbCbFef
ddFaabCbbCbFef
ddFabbCbbCcFef
FFFFFFFFFFFFFF
ddddeeeeeeefff

# furnace | stone ; ^f07828/flame:fire,flame
......aaabbc......
......abCbbc......
....CCCCCCCCCC....
...aaaaabbbbbcc...
..aabbCbbbbCbbcc..
..CCCCCCCCCCCCCC..
.aaabbbbCbbbbbccc.
.CCCCCCCCCCCCCCCC.
.aabbCXXXXXXCbccc.
.aabCXXXffXXXCbcc.
.CCCCXXfeefXXCCCC.
.aabCXfeddefXCbcc.
.aabCXfedwdefCbcc.
.CCCCffedwwefCCCC.
aaabCCCCCCCCCCbccc
aabbbCbCbbCbCbbbcc
CCCCCCCCCCCCCCCCCC
abbbbCbbbbbCbbbccc
abbbbCbbbbbCbbbccc
CCCCCCCCCCCCCCCCCC
`,
  MID_SIDES,
);
