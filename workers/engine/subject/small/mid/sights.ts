/** Houses and monuments of other lands and times, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_SIGHTS = readStamps(
  `
# skyscraper | ^6888b0+^8c98a4+^58a0a8:wall,walls ; ^f8e090:window,windows ; ^384c70:window,windows
......X.......
......X.......
....aaaabb....
....abbbbc....
..aaaaaabbbb..
..aabbbbbbcc..
..addbddbggc..
..abbbbbbbbc..
..addbggbddc..
..abbbbbbbbc..
..aggbddbddc..
..abbbbbbbbc..
..addbddbggc..
..abbbbbbbbc..
..addbggbddc..
..abbbbbbbbc..
.CCCCCCCCCCCC.
.adddIXXIdddc.
.adddIXXIdddc.
CCCCCCCCCCCCCC

# water-tower | ^b07848/wood+^98a8b4:tank ; ^6c7888/roof:roof ; steel:legs,leg
.......de.......
.....ddddee.....
...ddddeeeeef...
.FFFFFFFFFFFFFF.
.aaaabbbbbbbbcc.
.aabCbbCbbCbbcc.
.CCCCCCCCCCCCCC.
.aabCbbCbbCbbcc.
.aabCbbCbbCbbcc.
.CCCCCCCCCCCCCC.
.aabCbbCbbCbbcc.
.bbbCbbCbbCbccc.
..ggggggggghhi..
...gh..gh..hi...
...gh..gh..hi...
..gggggggghhhi..
..gh...gh...hi..
..gh...gh...hi..
..gh...gh...hi..
.ghh...gh...hhi.

# yurt | ^f0e8d8/cloth:cover,wall,walls ; ^e4d4b4/cloth:roof ; ^c85830/wood:door ; red+^3878b0:band,bands,trim
.........dd.........
.......dddeee.......
.....dddddeeeee.....
...ddddFdddeFeeef...
..dddFddddeeeeFeef..
.dddFdddddeeeeeFeff.
dddFddddddeeeeeeFeff
FFFFFFFFFFFFFFFFFFFF
.jjjjjjjjjjkkkkkkkk.
.aabbbbbIIIIbbbbbcc.
.aaCbbbCIghICbbbCbc.
.abbbbbbIghIbbbbbbc.
.aabbbbbIghIbbbbbcc.
.aaCbbbCIghICbbbCbc.
.abbbbbbIghIbbbbbbc.
.jjjjjjjIghIkkkkkkk.
.abbbbbbIghIbbbbbbc.
.CCCCCCCIghICCCCCCC.

# saloon | ^b8824c/wood:wall,walls ; ^8c5c34/wood:roof,door,doors ; ^983828:sign ; ^f8d878:window,windows ; gold
dddddddddddddddddeef
.aabbbbbbbbbbbbbbcc.
.abggggggggggggggbc.
.abgmmgmmgmgmgmmhbc.
.abgmgmmmgmgmgmmhbc.
.abiiiiiiiiiiiiiibc.
.aabbbbbbbbbbbbbbcc.
.abFFFFbbbbbbFFFFbc.
.abFjkFbbbbbbFjkFbc.
.abFFFFbbbbbbFFFFbc.
dddddddddddddddddeef
FFFFFFFFFFFFFFFFFFFF
.deabbbbXXXXbbbbcde.
.deFjkFbXXXXbFjkFde.
.deFjkFbddeebFjkFde.
.deFFFFbdFFebFFFFde.
.deabbbbddeebbbbcde.
.deabbbbXXXXbbbbcde.
ddddddddddddddddddef
FFFFFFFFFFFFFFFFFFFF

# ruins | ^b4ac9c/stone:pillar,pillars,columns,stone ; ^68a048:moss,vines,ivy
aaaaaaaaaaaab.......
abbCbbbbbCbbc.......
CCCCCCCCCCCCC.......
aabc....aabc........
.ac......ac.........
.ac......ac.........
.aC......ac.........
.ac......ac......a..
.dc......aC......ab.
.ac......ac......ac.
.ac......ac......aC.
.ac......ac......ac.
.ac......dc......ac.
.aC......ac......ac.
.ac..ab..ac.ab...ac.
aabc.abcaabcabc.aabc
aaaaaaaaaabbbbbbbbbc
CCCCCCCCCCCCCCCCCCCC
abbbbCbbbbbbbCbbbbbc
ddbbbbbbCbbbbbbbCdde

# hobbit-hole | ^68b048:grass,hill,roof ; ^3c8c50/wood+^a84838/wood+^3c78a8/wood:door ; ^c8bca8/stone:frame,step ; ^f8d878:window,windows ; gold:knob
........aaaa........
.....aaaaaabbbb.....
...aaaaaabbbbbbbb...
..aaaabbggggbbbbbb..
.aaabbgghhhhhibbbbb.
.aabbghFFFFFFhibbbb.
aaabgghFddeeFhhibbbb
aaabghFdddFeeFhiIIIb
aaabghFdddFeeFhiIjIb
aaabghFdddFmeFhiIjIb
aabbghFdddFeeFhiIIIb
aabbghFdddFeeFhibbbb
aabbghhFddeeFhhibbbc
abbbbghFFFFFFhibbbcc
abbbgghhhhhhhhiibbcc
ccbbghhhhhhhhhhibccc

# pier | wood:planks,deck ; ^7c5434/wood:posts,post ; water:water ; rope:rope,ropes
.de......de......de.
.de......de......de.
.dejj..jjdejj..jjde.
.de.jjjj.de.jjjj.de.
.de......de......de.
aaaaaaaaaaaaaaaaaaab
bbCbbbCbbbCbbbCbbbCc
bbCbbbCbbbCbbbCbbbCc
CCCCCCCCCCCCCCCCCCCC
.de......de......de.
.de......de......de.
.de......de......de.
.de......de......de.
gdeggwwggdeggwwggdeg
hdehhhhhhdehhhhhhdeh
hefhwwhhhefhhhwwhefh
hhhhhhhhhhhhhhhhhhhh
.hhiiihhhhiiihhhhii.

# japanese-castle | ^f4f0e8/marble:wall,walls ; ^44506c/roof+^4c4c58/roof+^3c5c64/roof:roof,tiles ; gold:finial,spire ; charcoal:window ; stone:base ; dark_wood:door,gate
.......g....g.......
....d...DDDD...f....
....dddeddfeffff....
.....FFFFFFFFFF.....
......aajbbjcc......
......aajbbjcc......
..d...dddeeeff...f..
..dddddedefeeFffff..
...FFFFFFFFFFFFFF...
....aaaaabbbbccc....
....aajaajjbbjcc....
.d..dddddeeeefff..f.
.dddeddeeefeefffFff.
..FFFFFFFFFFFFFFFF..
...aaaaaaqqbbbccc...
...aaaaaaqqbbbccc...
..mmmmmnnmmnnnoooo..
.mmOmmmnnmmnnOooooo.
.mmmmmOnnmmnnnooOoo.
mmOmmmmnnmmnnnoOoooo

# japanese-house | ^ece0c8/plaster:wall,walls ; ^505868/roof:roof ; ^b04830/wood:posts,beams ; cream:door,doors ; stone
d........de........e
dd.....ddddee.....ee
.ddddddddddeeeeeeef.
..ddFddFdddeFeeFef..
...FFFFFFFFFFFFFF...
....gabbbbbbbbcg....
d...gabIIbbIIbcg...e
ddddddddddddeeeeeeee
.dddFddFddeFeeFeeff.
dddFddFdddeeFeeFeeff
FFFFFFFFFFFFFFFFFFFF
..gabbgjjkkkkgbbcg..
..gggggggggggggghh..
..gabIgjLkkLkgIbcg..
..gabIgjLkkLkgIbcg..
..gabIgjLkkLkgIbcg..
..gabbgjLkkLkgbbcg..
mmmmmmmmmmmmmmmmnnno
OOOOOOOOOOOOOOOOOOOO
.....mmmmmmmnno.....

# treehouse | ^4ca044:leaves,foliage ; ^a85838/wood:roof ; wood:wall,walls,ladder ; ^8c5c34/wood:trunk ; ^f8d878:window,windows
.......aaaab........
....aaaaaabbbbb.....
...aaabaaabbbcbbb...
..aaabbbddeebbbbbb..
.aaabbddddeeeebbbbb.
.aabbdddeeeeeeebbbc.
aabbFFFFFFFFFFFFbbcc
abbccghhhhhhhhiccbcc
.bcc.ghIIIhIIIi..cc.
..c..ghIXIhImIi..c..
.....ghIXIhIIIi.....
.....ghIXIhhhhi.....
...gggggggggghhhi...
...IIIIIIIIIIIIII...
.....gXhjjkkl.......
.....gghjjkkl.......
.....gXhjkkkl.......
.....gghjjkkl.......
.....gXhjkkkll......
....jjjkkkkkkll.....

# gatehouse | stone:wall,walls ; iron:gate,portcullis,bars
ab.bc..........ab.bc
aabbc.ab.ab.bc.aabbc
CCCCCaaaaaabbbcCCCCC
abbbcCCCCCCCCCCabbbc
aXbbcabbbCbbbbcaXbbc
aXbbcabCCCCCCbcaXbbc
abbCcaCXdXXdXCcabbCc
abbbcCXXdXXdXXCabbbc
aCbbcCddddddddCaCbbc
abbbcCXXdXXdXXCabbbc
abbbcCXXdXXdXXCabbbc
abCbcCddddddddCabCbc
abbbcCXXdXXdXXCabbbc
abbbcCXXdXXdXXCabbbc
aCbbcCddddddddCaCbbc
abbbcCXXdXXdXXCabbbc
abbbcCXXdXXdXXCabbbc
abbCcCXXdXXdXXCabbCc
CCCCCCXXdXXdXXCCCCCC

# gold-mine | stone:rock,stone ; wood:frame,beams ; steel:rails,rail ; gold:gold,nuggets
.......aaaab........
.....aaaaabbbbb.....
....aajkabbCbbbb....
..aaaakCbbbbbjjbbc..
.aaaabbbbbbbbjkbbbc.
.aadddddddddddeebbc.
.aadeeeeeeeeeeeefbcc
aabFFFFFFFFFFFFFFbcc
aabbdeXXXXXXXXdebbcc
aabCdeXXXXXXXXdeCbbc
aaCCdeXXXXXXXXdeCCbc
ajkCdeXXXXXXXXdeCbbc
akbCdeXXXXXXXXdeCbcc
abbCdeXXXXXXXXdejjbc
aabCdeXXXjjkXXdejkbc
abbCdeXXjjkkkXdeCbbc
jbbcdeXgXXXXgXdecbjk
jkbcdeXghhhhgXdecbkk
aabbdegXXXXXXgdebbcc
`,
  MID_SIDES,
);
