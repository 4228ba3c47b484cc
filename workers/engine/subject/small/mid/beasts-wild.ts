/** Animals of woods and hills in pictures of 24 pixels, facing right. Materials are named after what a beast's look decides. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_WILD = readStamps(
  `
# fox fennec | fur ; muzzle ; ears ; paw ; tailTip ; nose | 7,4,11 ; 8,11,9
.......g........g.
.......gh......gh.
.......ahg....gha.
.......aahaaaahab.
.......aaaaabbbbb.
.......aaaaabbbbbb
..mm..awxabbbwxbbb
.mmm..axxbbbbxxbbc
.mmn.dddabbbbbbeee
.aab.ddddabbbbeeee
.aabb.ddddqqeeeee.
aabbb..dddqqeeef..
aabbbaaaafdeeff...
bbbbaabbbbBffBBb..
cbbbabbbbbbdddec..
.cbbbbbbbbbddeec..
..cbbbcccccbdecc..
...bbcBcc.bbcBcc..
...jkl.kl.jkl.kl..
...jkk.kl.jkk.kl..

# wolf dire-wolf | fur ; muzzle ; ears ; paw ; tailTip ; nose | 8,4,9 ; 7,11,10
........g......g....
........gg....hg....
........aghaaahgb...
........aaaaabbbb...
.......aaaabcabbbb..
.......abbabcbabbb..
.......awxbabbwxbb..
......aaxxbabbxxbcc.
.....adddbbbbbbeeeec
nn....dddddqqeeeeec.
nnn..aadddeqqeeeec..
.bnn.aabdeXXXXef....
.bbaaaabbfdeeefb....
..baaabbbbfffffbc...
..aaabbbbbbdddecb...
..aabbbbbbbbddeec...
..abbbbbccbbdeec....
..bbbcccccbbbecc....
..abcBcc..abcBcc....
..jkk.kll.jkk.kll...

# hyena | fur ; muzzle ; ears ; paw ; mark ; nose | 9,4,8 ; 9,11,7
........gg.....gg.
.......ghhg...ghhi
.......ghhiaaahhii
.......giaabbbbii.
........aabbbbbbb.
........aaabbbbb..
......m.awxbbbwxb.
.....mm.axxbbbxxb.
...amma.bbddddebb.
..aaamaabdddqqeec.
.aaaaaamaddeqqeec.
aabmaabamdeXXXXf..
abbbbmbbabfdwdwc..
cbmbbbbmbbcffff...
b.bbmbbbbbbbbc....
m.bbbbmbbbbbcc....
..bbbcccccbbcc....
..bbcmcc.abcBc....
..jkl.kl.jkl.kl...
..jkk.kl.jkk.kl...

# bear | fur ; muzzle ; inner ; paw ; nose | 7,3,11 ; 8,12,9
.......aa......aa.
......agga....bggb
......aghaaaabbhgc
.......aaaaabbbbb.
.......aaaabbbbbbb
.......awxbbbbwxbb
.......axxbbbbxxbc
....aaaabbddddebbc
..aaaaabbddmnndebc
.aaaaaabbddnooeebc
.aaaaabbbcdeXeefcc
aaaaabbbbbceXefcc.
aaaabbbbbbbBBBBB..
aaabbbbbbabbbbbc..
aabbbbbbbabbbbcc..
abbbbbbbbbbbbbcc..
bbbbcbbbbbabbbcc..
.bbbcccccabbbccc..
.abbcBcc.abbcBcc..
.jkkk.kl.jkkk.kl..

# polar-bear | fur ; muzzle ; inner ; paw ; nose | 8,3,10 ; 9,11,9
........aa.....aa.
.......agga...bggb
.......ahaaaabbhc.
........aaaabbbbb.
........aaabbbbbb.
........axxbbbxxb.
...aaaaaaxxbbbxxc.
.aaaaaaabbddddebc.
.aaaaabbbdddnnedec
aaaaaabbbddennoeec
aaaaabbbbcdeXXefc.
aaaabbbbbbBfefBB..
aaabbbbbbbbBBBbb..
aabbbbbbbabbbbcc..
abbbbbbbbabbbbcc..
bbbbbbbbbbbbbbcc..
bbbbccccccbbbccc..
abbcBccc.abbcBcc..
abbc.bcc.abbc.bcc.
jkkk.kll.jkkk.kll.

# panda | fur ; muzzle ; ears ; paw | 7,3,11 ; 8,12,9
......gg.......gg.
.....gghh.....ghhh
.....ghhaaaaabbhhi
......haaaaaabbbi.
......aaaaaabbbbb.
......agghabbgghb.
......gwXhabbgwXhb
....aagXXibbbgXXic
..aaaahhibHHbbhiic
.aaaaabbbbHHbbbbcc
.aaaaabbbbXbXbbbc.
aaaaagghbbcccccc..
aaaabghhhHHHHHHH..
abbbbhhhhhhhiiii..
bbbbbbhhhhhhhiii..
bbbbbbbbbbbhhiii..
cbbbbcbbbbbgghii..
.gghiccccccghhi...
.ghhiHiii.ghhiHi..
.ghhi.hii.ghhi.hi.

# koala | fur ; muzzle ; inner ; paw ; nose | 6,5,9 ; 6,11,9
..aa.........aa..
.aaaab.....aabbb.
aaggabaaaaabbggbb
agggghaaaabbggghc
aagghhaaaabbbhhcc
.aahhaaaabbbbbhc.
..aaaaammnbbbbc..
...awxamnnbwxb...
...axxamnnbxxbc..
...abbbmnobbbbc..
....bbbnoobbbcc..
....cbbbXXbbcc...
...aacccccccBB...
..aaabdddddabbb..
.aaabbddddebbbbc.
.abbbbdddeebbbcc.
.bbbbcddeeecbbcc.
.jkkbccdeecckkc..
..jklccccccjkl...

# red-panda | fur ; muzzle ; ears ; paw ; mark ; nose | 7,4,11 ; 8,11,9
.......d........d.
.......dg......dh.
.......dggaaaaghh.
.......aaaaabbbbb.
.aa....adaaabbbdb.
aaab...ddaaabbddb.
mmmm..dwxaabbbwxeb
aaab..dxxabbbbxxec
abbb..ddaddddeaeec
mmmm..dddddqqeeeec
abbc...dddeqqeeef.
abbbaaaabdeXeefb..
mmmbaabbbfffffB...
.bbbabbbbBkkkkl...
..bbbbbbbbkkkll...
...bbbbbcbkkkll...
...bbbcccckkll....
...jkkKll.jkkKl...
...jkk.kl.jkk.kl..

# raccoon tanuki | fur ; muzzle ; ears ; paw ; mark ; nose | 7,4,11 ; 8,11,9
.......g........g.
.......gg......gh.
.......gdaaaaaadh.
.......aaaamabbbb.
.......aaaamabbbb.
.mm....dddamabddd.
.aab..mmmmdmdmmmmb
mmmm..mwxmdmdmwxmc
aabb..mxxmdddmxxmc
mmmm..ddddqqddddec
abbb...dddqqdeeec.
nnnn....deXXXefc..
abbcaaaabfffffB...
.nnnaabbbbBBBBb...
..bbabbbbbbbbcc...
...abbbbbbbbbcc...
...bbbbbcbbbbcc...
...bbbcccccbbcc...
...jkkKkl.jkkKk...
...jkk.kl.jkk.kl..

# badger wolverine | fur ; muzzle ; ears ; paw ; mark ; nose | 9,4,9 ; 9,10,9
..........g.....g..
.........gmdddddmg.
.........mmdddddmm.
.........mmmdddmmmm
.....aaaammmddemmmm
...aaaaammXwdeXwmme
..aaaaaadmXXdeXXmee
.aaaaaaaddmmdemmeee
aaaaaabaddmddeemeef
aaaaabbbdddddeeeeef
aaaabbbbfdddqqeeef.
aabbbbbbbfdeqqeff..
bbbbbbbbbBBffffB...
bbbbbbbbcbbbbbbc...
.bbbbcccccbbbccc...
.jkkKkl..jkkKkll...
.jkkKkl..jkkKkll...
.jkkk.kl.jkkk.kl...

# skunk | fur ; muzzle ; ears ; paw ; mark ; nose | 9,7,8 ; 9,13,7
..mmmm............
.mmmmmmm..........
amnmmmmmb.........
abnnaaamnb........
abnab..bnb........
abnab......g....g.
abnbb.....gamnabh.
abnbb.....aamnbbb.
.annb.....aamnabb.
.abnb.....awxbwxb.
.abnnmmmmaaxxbxxb.
..annnnnmmnbbbbbcc
..abnnnnnnnbbdqqcc
..aabbnnnbnbbdqqc.
..abbbbbbbbbcddc..
..abbbbbbbabbBBc..
..bbbbbccbabbcc...
..bbbccccbbbbcc...
..jkkKll.jkkKl....
..jkk.kl.jkk.kl...

# squirrel chipmunk gopher | fur ; muzzle ; ears ; paw ; brush ; nose | 9,6,8 ; 9,11,6
..mmmm............
.mmmmnnn..........
mmmnnnnnn...h..h..
mmnnnnnnn..gh.gh..
mmnnommnnn.aghab..
mnnnommnnnaaaabbb.
mnnnomnnnoaaabbbb.
.nnnommnooawxbbwx.
.mnnnommnoaxxbbxxb
..nnnnoonodddbqqee
..mnnnnoobbddeeee.
...nnnnnobbcdeefc.
...mnnnnaaabBBBb..
....onnaabbbkbdek.
.....naabbbbbkkee.
....naabbbbbbbdee.
....oabbbbbcbddee.
....obbbbbcccdee..
.....cbbbbcccceec.
......jkkkkkl.kkl.

# hedgehog porcupine | fur ; muzzle ; quills ; paw ; nose | 11,7,7 ; 11,14,6
.....g..g.g.........
...g.gh.gh.g.g......
...ghghghhghgg.g....
.g.hghghhghhghg.....
.ghghhghghghhghg....
..hhghhghhghghha....
ghghghghghghhghab...
.hghhghhghhghhaabb..
hhghghghghhghhabbbb.
ghhghhghhghhghbwxbb.
hghghghhghghhibxxbbm
ghhghhghghhghibbbbmn
hhihhghhhghhibbddbbn
.hghihhhihhhibdddec.
..hihihhhihhiddeec..
...hiiihiiiccddec...
....ccffffffccff....
.....jkl..jkl.kl....

# deer stag reindeer | fur ; muzzle ; tail ; paw ; horn ; nose | 10,7,8 ; 10,12,5
......m.........m..
....m.mm..m..m.mm.m
....mm.mn.m..m.mnmm
.....nnnn.nn.nnnno.
.......nn.nn.nnno..
........nnnNaNnn...
........bbaaaaabb..
.......cbbaaaabbbc.
..........awxbbwx..
..........axxbbxxb.
..........abbddbbc.
.g..aaaaa.bbdqqec..
ggaaaaaaaaabdqqef..
ghaabaabaabccddff..
.aabaabaabbbBBB....
.abbbbbbbbbbdec....
.bbbbccccbbbdec....
.abcBcc.abcbec.....
.abc.bc.abc.bc.....
.jkl.kl.jkl.kl.....

# doe fawn gazelle | fur ; muzzle ; tail ; paw ; nose ; ^f4e4c8 | 10,5,8 ; 10,11,5
........aa.....aa.
.......aggb...aggb
........bggaaabgb.
.........baaaaabb.
..........aaaabbb.
..........abbbbbb.
..........awxbbwxb
..........axxbbxxb
..........abbddbbc
..........bbdmmecc
.g..aaaaa..bdmmef.
ggaapaapaaabcddf..
ghapaapaabpabBB...
.aaapaapabbbbdc...
.abbpbbpbbbbdec...
.bbbbccccbbbdec...
.bbbc..cbbbbcc....
.abcBcc.abcBc.....
.abc.bc.abc.bc....
.jkl.kl.jkl.kl....

# moose | fur ; muzzle ; ears ; paw ; horn ; nose | 9,6,8 ; 9,12,7
..m.m.......m.m.m.
..mmmm.....mmmmmm.
m.mmmn.....mnnnno.
mmmnnnn...nmnnno..
.nnnnnnn.nnnnnoo..
...oonnNaNnnoo....
.......caaabc.....
......cbaaaabbc...
.........awxbwxb..
...aaaaaaaxxbxxb..
.aaaaaaaaabbbbbb..
aaaaaaabbabddddee.
aaaabbbbbbdddddeee
aabbbbbbbbdeFdeFee
abbbbbbbbbfeeeeeef
bbbbbbccbbbfffffc.
bbbbcccccbbbBBBc..
abcBcc..abcBbc....
abc.bc..abc.bc....
jkl.kl..jkl.kl....

# boar warthog peccary | fur ; muzzle ; mane ; paw ; tusk | 9,6,9 ; 8,13,8
.....g..g..........
...g.gggghg.....a..
..gghhghhhgga..ab..
..ghhghhghhabaaabb.
.ghhhhhhhhaaaaabbbc
.aaaahhhhaaaaabbbb.
aaaaaaahiaaaXbbbXb.
aaaaaaabbaaawxbwxb.
aaaaaabbbaabxxbxxb.
aaaaabbbbabbbdddde.
aaaabbbbbbbbdddddde
babbbbbbbbmbdFddFee
babbbbbbbbmnfeeeeem
c.bbbbbbbbcnmmffmnm
..bbbbbbbcccnncccno
..bbbbcccccccccc...
..abcBccc.abcBcc...
..abc.bcc.abc.bc...
..jkl.kll.jkl.kl...

# otter weasel meerkat | fur ; muzzle ; inner ; paw ; nose | 8,3,9 ; 8,10,8
.........aaaaaa...
.......bHaaaaabbHb
.......cbaaaabbbbc
........aaaabbbbb.
........awxbbbwxb.
........axxbbbxxb.
........bbddddebb.
.......bddddmneeeb
.......cdddemneeec
........fdeXXXeff.
.........bffffbb..
........aabdddec..
.......aabddddec..
.....aaabbddddeec.
...aaaabbkddddekc.
..aaabbbbbkkddkkc.
.aabbbbbbbcdddeec.
aabbbbbbbbcddeec..
abc.bbbbbcccdeecc.
b....jkkkl.jkkkl..

# capybara nutria wombat | fur ; muzzle ; ears ; paw ; nose | 9,4,9 ; 9,11,8
..........gh...gh..
.........ghaaaabhh.
.........aaaaaabbbb
.........aaaaabbbbb
...aaaaaaawxbbbwxbb
..aaaaaaaaxxbbbxxbb
.aaaaaaaabbbddddbbb
aaaaaaaabbbddmmeebb
aaaaaaabbbbdddmeeec
aaaaaabbbbbddeXeeec
aaaabbbbbbbcdeeeefc
aabbbbbbbbbbcffffc.
abbbbbbbbbbbBBBBB..
bbbbbbbbbbbbbbbcc..
bbbbbbbcccbbbbccc..
cbbbbccccccbbbcc...
.abbcBcc..abbcBc...
.jkkk.kl..jkkk.kl..

# sloth | fur ; muzzle ; mark ; paw ; nose | 5,4,10 ; 5,11,10
......aaaaaa......
.....aaaaaabbb....
....aaaddddddbb...
....aaddddddeebb..
...aagggddeggghbc.
...aghwxddegwxhbc.
...abhxxdnneXxhbc.
....abddennoeebc..
....abbdeXXXeecc..
.....abbddeefcc...
....aaabffffbbb...
...aaababbbbabbb..
..aaabbabbbbbabbb.
..aabbbabbbbcbbbc.
.aabbb.bbbbbc.bbcc
.abbb..bbbbcc..bbc
.abb...abbbcc..bbc
kkk....bbccbb..kkk
k.k...kkk..kkk.k.k

# tapir baku anteater | fur ; muzzle ; ears ; paw ; belly | 11,4,7 ; 10,10,7
...........gh...g...
..........ghiaaagh..
...........aaaaabb..
....mmmm...aaaaabb..
..mmmmmmmaaawxbbbb..
.mmmmmmmnaaaxxbbbbb.
aammmmmnnbaabbbbbbbb
aaammmnnnbbabbbbcbbb
aaamnnnnnbbbbcbcccbb
aaabnnnnbbbbbBcc.cc.
aabbnnnobbbbbbc.....
abbbnnoobbbbbcc.....
bbbbboobbbbbbcc.....
bbbbcccccbbbccc.....
abcBcc..abcBcc......
abc.bc..abc.bc......
jkl.kl..jkl.kl......

# beaver | fur ; muzzle ; ears ; paw ; nose ; ^f4ece0 ; ^5c4438 | 9,4,9 ; 9,11,7
.........gg....gg.
.........ghaaaahh.
.........aaaaabbb.
........aaaaabbbbb
........awxbbbwxbb
........axxbbbxxbb
........bbddddebbc
........bdddmmeebc
........bddeXXeeec
.........ddepqefc.
......aaabfepqfB..
....aaaabbBBBBBb..
...aaaaabbddddec..
..aaabbkkbddkkec..
..aabbbkkdddkkec..
su.abbbbbbdddeec..
stubbbbbbbbddecc..
stttbbbbbcbbeecc..
.stttbcccccbccc...
..tu.jkkk.jkkkl...

# platypus | fur ; muzzle ; belly ; paw ; ^4c3428 | 9,3,8 ; 7,10,6
..........aaaaa.....
.........aaaaabb....
........aaaaaabbb...
...aaa..aaawxbbbb...
..aaaaaaaaaxxbbbb...
.aaaaaaaabbbbbddddd.
aaaaaaabbbbbbddddeee
aaaabbbbbbbbbEEeeeef
bbabbbbbbbbgcffffff.
bbbbbbbbbbbgggc.....
cbbbbbbbcbbgghc.....
mnbbbbbbbgggghc.....
nnnocbbgggghhc......
nnno.kkkcckkkk......
`,
  MID_SIDES,
);
