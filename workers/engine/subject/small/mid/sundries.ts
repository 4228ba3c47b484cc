/** Toys, instruments, tools and finds, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_SUNDRIES = readStamps(
  `
# medal | gold+silver+bronze ; ^3c68c0/cloth+^c83840/cloth:ribbon
ddde......ddee
dddee....ddeee
.dddee..ddeee.
..dddedddeee..
...ddddeeee...
....ddeeee....
.....FFFF.....
.....aaab.....
...aaaaabbb...
..aaabbbbabb..
.aaabbabbbabb.
.aabbbaabbbbc.
.aabaaaaaabbc.
.aabbaaaabbbc.
.aabbaaaabbbc.
.aababbbbabcc.
..abbbbbbbbc..
...abbbbbcc...
.....bccc.....

# gift | ^d83c4c+^3c78c8+^48a060+^8c58c0 ; gold:ribbon,bow
...ddd.....eee....
..ddFdd...ddFee...
..dFFFdd.ddFFFe...
..ddFFdedeeFFee...
...ddddddeeeee....
aaaaaaaddeebbbbbbb
aabbbbbddeebbbbbbc
abbbbbbddeebbbbbcc
CCCCCCCFFFFCCCCCCC
.aaaabbddeebbbbbc.
.aabbbbddeebbbbbc.
.aabbbbddeebbbbbc.
.aabbbbddeebbbbbc.
.aabbbbddeebbbbbc.
.aabbbbddeebbbbbc.
.aabbbbddeebbbbbc.
.abbbbbddeebbbbcc.
.ccccccffffcccccc.

# bell | gold
........aa........
.......a..b.......
.......aabb.......
......aabbbb......
.....aaabbbbc.....
....aaAabbbbbc....
....aAabbbbbbc....
....aAabbbbbbc....
...aaAabbbbbbcc...
...aAabbbbbbbcc...
...aAabbbbbbbcc...
...aAabbbbbbbcc...
..aaAabbbbbbbbcc..
..aaabbbbbbbbbcc..
.aaabbbbbbbbbbbcc.
aaaabbbbbbbbbbbbcc
CCCCCCCCCCCCCCCCCC
.......aabb.......
.......abbc.......
........cc........

# drum | ^c83840+^3868b0+^488850:body,shell ; cream:skin,head ; wood:sticks ; gold:rims,trim
..gg............gg..
...gg..........gg...
....gg........gg....
...ddggddddddggdd...
.dddddggddddggddddd.
ddddddddddddddddeeee
jjeeeeeeeeeeeeeeeejj
jjjjkkkkkkkkkkkkkkjj
akkkkkkkkkkkkkkkkkkc
aadbbbbdbbbbbdbbbbdc
aadbbbdbdbbbdbdbbbdc
aabdbdbbbdbdbbbdbdbc
aabbdbbbbbdbbbbbdbcc
aabdbdbbbdbdbbbdbdcc
aadbbbdbdbbbdbdbbbdc
jdbbbbbdbbbbbdbbbbdk
jjjkkkkkkkkkkkkkkkll
.lkkkkkkkkkkkkkkkll.
...llllllllllllll...

# horn | ^e8d8b0 ; gold:rim,trim ; gold:band,bands
.............ddee...
...........ddXXXXee.
..........ddXXXXXXee
..........ddXXXXXXee
.........addeXXXXeef
.........aabdeeeeff.
........aaabbbffff..
.......aaabbbbbcc...
......aaabbbbbcc....
.....gghbbbbbcc.....
....agghhbbccc......
gaaaabghhccc........
gaaabbbhicc.........
.gbbbbccc...........
..ccccc.............

# hourglass | wood+gold+dark_wood:frame ; ^c8e4f0/glass:glass ; ^e8c058:sand
aaaaabbbbbbbbc
abbbbbbbbbbbcc
.CCCCCCCCCCCC.
.adddeeeeeefc.
.adwdeeeeeefc.
.adggghhhhifc.
.a.dgghhhif.c.
.a..dghhif..c.
.a...dhif...c.
.a....hf....c.
.a....he....c.
.a...dhef...c.
.a..ddheef..c.
.a.ddghheef.c.
.adwgghhhiefc.
.adgghhhhhifc.
.adgghhhhiifc.
.CCCCCCCCCCCC.
aaaaabbbbbbbbc
bbbbbbbbbbbccc

# compass | gold+silver ; cream:face,dial ; red:needle ; ^5878b8
.......aab........
......a...b.......
......aaabb.......
.....aaabbbb......
...aaabbbbbbbb....
..aabddddddddbbc..
.aabdddddddddebbc.
.abddddddddggdebc.
aabddddddddgghdebc
abddddddddgghddebc
abdddddddgghdddebc
abddddddXXhddddebc
abdddddjXXdddddebc
abddddjjkdddddeebc
abdddjjkddddddeebc
.abdjkkddddddeebc.
.abbkdddddddeebcc.
..cbbdeeeeeebbcc..
...ccbbbbbbbbcc...
.....cccccccc.....

# telescope | ^8c5430/leather:tube ; gold:trim,rings ; ^a8dcf0/glass:lens,glass
..............gg....
.............ghhg...
............aghwhg..
...........aabhhhhg.
..........aabbbghhg.
........daabbbbbbgg.
.......ddabbbbbbcc..
......dddebbbbbcc...
.....adddeebbbcc....
.....aabdeeebcc.....
....aabbbeeefc......
...daabbbbeef.......
..dddbbbbbccc.......
..dddebbbcc.........
.addeeebcc..........
aabdeeef............
aabbeef.............
abbbcc..............
.bbcc...............

# camera | ^c83c44+^58585f+^d8d0c0+^4878b0 ; steel:lens ; ^4878b8/glass:glass ; ^34323a:grip
.....aaaaaa.........
.....abbbbb....dd...
aaaaaaaaaaaaaaaaaaab
aabbbbbbbbbbbbbbwwbb
abbbbbbdddddbbbbwwbc
jjjjjjddeeeeejjjjjjl
kkkkkddeggggeekkkkkl
kkkkkdeggghhhefkkkkl
kkkkkdegwghhhefkkkkl
kkkkkdeggghhhefkkkkl
kkkkkdehhhhhiefkkkkl
kkkkkeeehhiieffkkkll
kkkkkkeeefffffkkkkkl
abbbbbbfffffbbbbbbcc
bbbbbbbbbbbbbbbbbccc
cccccccccccccccccccc

# phone | ^38343c+^d8dce4+^c83c58 ; ^4890e8:screen ; ^f05848:icons,apps ; ^58c860:icons,apps ; yellow:icons,apps
.aaaaaaabbb.
aabbbbbbbbbc
abCCCCCCCCbc
abdddddeeebc
abdwddeeeebc
abddwdeeeebc
abdddeeeeebc
abghdjkdmnbc
abhhdkkdnnbc
abddeeeeeebc
abjkdmndghbc
abkkennehhbc
abdeeeeeeebc
abmndghdjkbc
abnnehhekkbc
abeeeeeeefbc
abCCCCCCCCbc
abbbbddbbbbc
abbbbbbbbbcc
.cccccccccc.

# game-controller | ^58585f+^e8e8f0+^c83c48+^4868b0 ; ^4890e8:buttons ; yellow:buttons ; red:buttons ; ^58c860:buttons
...aaa........bbb...
..aaaaaaaaaaabbbbb..
.aaaaabbbbbbbbbbbbb.
.aaaXbbbbbbbbbbdbbbc
aaaXXXbbwbbwbbgbjbbc
aaabXbbbbbbbbbbmbbbc
aabbbbbCCbbCCbbbbbcc
aabbbbCXXCCXXCbbbbcc
aabbbbbCCbbCCbbbbccc
aabbbcccccccccbbbccc
aabbcC........Cbbccc
aabbc..........bbccc
.abcc..........bbcc.
..cc............cc..

# playing-card | ^f4f0e8 ; red:suit,heart,diamond ; ^3868b0:back
....gggggggggggh
....ghihihihihih
....gihihihihihh
aaaaaaaaaaabghih
addbbbbbbbbbChih
addbbbbbbbbbCihh
abbbbbbbbbbbChih
abbddbbddbbbCihh
abddddddddbbChih
abddddddddbbCihh
abdddddddebbChih
abbddddeebbbCihh
abbbddeebbbbChih
abbbbdebbbbbCihh
abbbbbbbbbbbChih
abbbbbbbbbbbChhi
abbbbbbbbbdd....
abbbbbbbbbdd....
abbbbbbbbbbb....
cccccccccccc....

# gear | steel+bronze+gold
........aabb........
........aabb........
...aa..aaabbb..bb...
..aaaaaaaabbbbbbbb..
..aaaaaaabbbbbbbbb..
...aaaabbbbbbbbbb...
...aaabbbbbbbbbbc...
..aaabbbccccbbbbbc..
aaaabbbc....abbbbbbc
aaaabbc......abbbbcc
aaabbbc......abbbbcc
aabbbbbb....abbbbccc
..aabbbbaaaabbbbcc..
...abbbbbbbbbbbcc...
...bbbbbbbbbbbccc...
..bbbbbbbbbbbccccc..
..bbbbbbbbcccccccc..
...bb..bbbccc..cc...
........bbcc........
........cccc........

# scissors | red+^3c78c8+^48a060:handles,handle ; steel:blades,blade ; iron:screw
...dd........de...
...dde......dde...
...dde......dee...
....dde....dde....
....dde....dee....
.....dde..dde.....
.....dde..dee.....
......ddedde......
......ddddee......
.......dgge.......
......deggef......
.....aab..aab.....
..aaaabb..abbbbb..
.aabbbbb..abbbbbc.
.ab...bb..ab...bc.
.ab....b..a....bc.
.ab....b..a....bc.
.abb..bb..ab..bbc.
..bbbbbc..bbbbbc..
...bbcc....bbcc...

# saw | wood:handle ; steel:blade
................aa..
ddddddddd.....aaaab.
dddddddddddddaabbbab
deeeeeeeeeeeeeab..bb
eeeeeeeeeeeeeeab..bb
eeeeeeeeeeeeeeab..bc
eeeeeeeeeeeeeeabb.bc
fefeeeeeeeeeeabbbbcc
f.f.fefeeeeeeabbbcc.
........f.fefefbcc..
............f.f.....

# rope | rope
.....aabaabaab....
...aabCaabCabbCb..
..abCaabCaabCbbCb.
.aCaabCCCCCCabCbbc
aabaaC......CbbCbc
abCa..........bbCc
aCaC..........Cbbc
abba..........bbCc
aabC..........Cbbc
aCab..........bCbc
abbaaC......CbbCcc
.aCabCCCCCCCCabCc.
.abbaCabCaabCabbc.
..abCabbCabbCbbCc.
...bbCbbbCbbbCcc..
.....cccccccccabb.
..............abC.
...............bbb

# anchor | steel
.......aabb.......
......ab..bb......
......a....b......
......ab..bb......
.......abbb.......
..aaaaaaabbbbbbb..
..bbbbbbabbccccc..
........ab........
........ab........
........ab........
........ab........
.a......ab......b.
aab.....ab.....abb
aaab....ab....abbc
ab......ab......bc
abb.....ab.....bbc
.abb....ab....bbc.
.aabbb.aabb.bbbcc.
...bbbbaabbbbccc..
.....cccbbccc.....
`,
  MID_SIDES,
);
