/** What stands outside of towns: towers, bases, gates and caves, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_OUTPOSTS = readStamps(
  `
# lookout-tower | wood:wall,walls,posts,post,deck ; ^7c4c34/wood+thatch:roof ; pale_wood:ladder
.........de.........
.......dddeef.......
.....dddFeeeeff.....
...dddFeeeeFeeeff...
..ddeeeFeeeeeFeeff..
.FFFFFFFFFFFFFFFFFF.
...abXXXXXXXXXXbc...
...abXXXXXXXXXXbc...
...abXXXXXXXXXXbc...
..aaaaaaaaaaaaabbc..
..abCbbCbbCbbCbbCc..
..abCbbCbbCbbCbbCc..
..CCCCCCCCCCCCCCCC..
...ab...gXXh...bc...
...ab...gggh...bc...
...ab...gXXh...bc...
..aaaaaagggh.bbbbc..
..ab....gXXh....bc..
..ab....gggh....bc..
..ab....gXXh....bc..

# bunker | ^a4a498/stone:wall,walls ; steel:door,gun ; ^c8ac70:sandbags,bags
.....aaaaaaaaab.....
...aaaaaaaaaaabbb...
..aaaaaaaaaaabbbbc..
.aCCCCCCCCCCCCCCCCc.
.abXXXXXXXXXXXXXXbc.
.abXXXXXXddeXXXXXbc.
aabXXXXXXdefXXXXXbcc
aabccccccccccccccbcc
aabbbbbFFFFFFbbbbbcc
abbbCbbFddeeFbbCbbbc
abbbbbbFdeeeFbbbbbbc
abgghbbFdeeXFbbgghbc
gghIgghFdeeeFgghIggh
IIIIIIIFdeeeFIIIIIII
hIgghIgFdeeeFhIgghIg

# habitat-dome | ^dce0e8:wall,frame ; ^70c8e8/glass:dome,window,windows,glass ; orange+^4878c8:trim,stripe ; steel:door
.........X..........
.........X..........
.......aaaabb.......
.....aaaabbbbbb.....
...aaaaabbbbbbbbc...
..aaaaCCCCCCCCbbbc..
.aaaaCddddeeeeCbbbc.
.aaaCdwwdddeeeeCbbc.
aaaaCdwddddeeeeCbbcc
aaabCddddeeeeefCbbcc
aabbCCCCCCCCCCCCbbcc
aabbbbbbbbbbbbbbbbcc
gggggggggggggggggghi
aabbbbbIIIIIIbbbbbcc
abddbbbIjjjkIbbddbbc
abdebbbIjjkkIbbdebbc
abbbbbbIjkkkIbbbbbcc
CCCCCCCIjkkkICCCCCCC

# space-base | ^c8d0dc:wall,walls ; ^70c8e8/glass:dome,domes,window,windows,glass ; orange+^4878c8:trim,stripe ; steel:door ; red:lamp,light
................mm..
................X...
.....dddd.......X...
...dddddeee...aabb..
..ddwwdddeee..abbc..
.ddwddddeeeee.adec..
.ddddddeeeeee.adec..
dddddddeeeeeeeabbc..
ddddddeeeeeeefabbc..
gggggggggggghhabbc..
aabbbbbbbbbbbaaaabbc
abbbbbbbbbbbbabbbbbc
abddbddbIIIIbabddebc
abdebdebIjkIbabdeebc
abbbbbbbIjkIbabbbbbc
ggggggggIjkIgggggghi
abbbbbbbIjkIbbbbbbbc
CCCCCCCCIjkICCCCCCCC

# observatory | ^d8d4cc/stone:wall,walls ; ^8ca8c8+^68a898:dome,roof ; wood:door ; gold:telescope ; ^88c8e8:window,windows
.............jj.....
......ddddeXjjk.....
....dddddeXjjkee....
...ddddddXXjkeeef...
..dddddeeXXXXeeeef..
..ddddeeeXXXXeeeff..
.ddddeeeeXXXXeeeeff.
.dddeeeeeXXXXeeeeff.
.ddeeeeeeXXXXeeefff.
FFFFFFFFFFFFFFFFFFFF
aaaaaaaaaaaaaaaaaabc
CCCCCCCCCCCCCCCCCCCC
.aabbbbbbbbbbbbbbcc.
.abmmbbbIIIIbbbmmbc.
.abmnbbbIghIbbbmnbc.
.abmnbbbIghIbbbmnbc.
.abbbbCbIghIbCbbbbc.
.abCbbbbIghIbbbbCbc.
CCCCCCCCIghICCCCCCCC

# prison | ^9498a0/stone:wall,walls ; iron:bars,door
ab.ab.ab.ab.ab.bb.bc
aaaaaaaaaaaaaabbbbbc
CCCCCCCCCCCCCCCCCCCC
.abCCCCCbbbbCCCCCbc.
.abXdXdXbbbbXdXdXbc.
.abXdXdXbbbbXdXdXbc.
.abXdXdXbbbbXdXdXbc.
.abcccccbbbbcccccbc.
.abbbCbbbbbbbbCbbbc.
.CCCCCCCCCCCCCCCCCC.
.abbCbCCCCCCCCbCbbc.
.abbbbCXdXXdXCbbbbc.
.abbbbCXdXXdXCbbbbc.
.abbbbCddddddCbbbbc.
.aCbbbCXdXXdXCbbbCc.
.abbbbCXdXXdXCbbbbc.
.abbbbCXdXXdXCbbbbc.
.abbCbCXdXXdXCbCbbc.
CCCCCCCXdXXdXCCCCCCC

# portal | stone:frame,arch ; ^a868f0/flame+^48b8f0/flame+^58d868/flame:portal,swirl,magic,energy
......aaaaabbb......
....aabCbbbCbbbb....
...aabbCbbbCbbbbc...
..aCCbCddddddCbCCc..
..abbCddeeeeddCbbc..
.aabCddeeddeeddCbbc.
.aCCCdeedddddedCCCc.
.abbCdeddwwddedCbbc.
.abbCdedwwdddedCbbc.
.abbCdeddwddeedCbbc.
.aCCCdeeddddeedCCCc.
.abbCddeeeeeeddCbbc.
.abbCddddeeddddCbbc.
.abbCfddddddddfCbbc.
.aCCCfddddddddfCCCc.
.abbCffddddddffCbbc.
aabbCfffddddfffCbbcc
aaaaaaaaaaaabbbbbbbc
CCCCCCCCCCCCCCCCCCCC
aaabbbbbbbbbbbbbbbcc

# cave-entrance | stone:rock,stone ; ^68a048:moss,grass ; wood:frame,beams,wood,supports
.......aaaab........
.....aaaaabbbbb.....
....aaaabbbCbbbb....
..aaaabCbbbbbbbbbc..
.aaaabbbbbbbbbbbbbc.
.aagggggggggggghhbc.
.aaghhhhhhhhhhhhibcc
aabIIIIIIIIIIIIIIbcc
aabbghXXXXXXXXghbbcc
aabCghXXXXXXXXghCbbc
aaCCghXXXXXXXXghCCbc
aabCghXXXXXXXXghCbbc
abbCghXXXXXXXXghCbcc
abbCghXXXXXXXXghCbbc
aabCghXXXXXXXXghCCbc
abbCghXXXXXXXXghCbbc
abbcghXXXXXXXXghcbbc
dabcghXXXXXXXXghcbdd
ddeeghbcXXXXcbghddde

# torii | red:posts,post ; ^3c3c48:top,roof
d..................e
dddddddddddeeeeeeeef
.ddddddddddeeeeeeff.
..aaaaaaaaaabbbbbb..
...abc..ddef..abc...
...abc..deef..abc...
...abc..deef..abc...
.aaaaaaaaaaabbbbbbc.
.CCCCCCCCCCCCCCCCCC.
...abc........abc...
...abc........abc...
...abc........abc...
...abc........abc...
...abc........abc...
...abc........abc...
...abc........abc...
...abc........abc...
..ddef........ddef..
..ddef........ddef..

# clock-tower | ^c8b090/stone:wall,walls ; ^4c6c88/roof:roof ; cream:clock,face ; wood:door
.....de.....
....ddef....
...ddeeff...
..ddeeeeff..
.FFFFFFFFFF.
.aaabbbbbcc.
.abIIIIIIbc.
.aIgggXggIc.
.aIgggXghIc.
.aIgggXXhIc.
.aIgghhhhIc.
.abIIIIIIbc.
.CCCCCCCCCC.
..aabbbbcc..
..abCbbbbc..
..abbbCbbc..
..abLLLLbc..
..abLjkLbc..
..CbLjkLbc..
.CCCLjkLCCC.
`,
  MID_SIDES,
);
