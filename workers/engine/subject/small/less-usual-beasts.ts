/** Less usual four-legged animals of the smallest pictures, facing right. Materials are named after what a beast's look decides. */
import { readStamps } from './stamp.ts';

export const LESS_USUAL_SMALL_BEASTS = readStamps(`
# raccoon tanuki | fur ; muzzle ; eyePatch ; paw ; tailRings
......ha..bh
......aabbbb
.mm...abbbbb
.bb...hhdhhb
mmm...hxdhxh
bbb...ddddde
mmm....deXe.
bbbaabbceec.
.nbbbbbbbbb.
..bbbbbbbbc.
..bbccc.bbc.
..kk.kk.kkk.

# red-panda | fur ; muzzle ; mark ; paw
......d....e
......dabbbe
.bb...abbbbb
hhh...dbbbbd
bbb...xdbbxd
hhh...ddddee
bbb....dXXe.
hhhabbbceec.
.bbbbbbkkkk.
..bbbbbkkkl.
..kkl.l.kkl.
..kk.kk.kkk.

# badger wolverine | fur ; muzzle ; eyePatch ; paw
............
.......h..h.
......hhddhh
......hhddhh
.aaaa.hxddxh
aabbbbdhddhe
abbbbbdddddd
bbbbbbeddXXe
bbbbbbceeee.
bbbbbbbbbbc.
.kkcc.kkcc..
.kk.k.kk.kk.

# skunk | fur ; muzzle ; mark ; paw
.ggg........
gghhh.......
gbbhh.......
bbbbh..b..b.
bb.....bhhb.
bb.....bhhbb
ghb....xbbxb
gghhhhhbbbeb
.ghhhhhbbeXe
..bbbbbbbee.
..bbcccbbb..
..kk.kkkkk..

# otter weasel meerkat | fur ; muzzle ; inner ; paw
.....aabbb..
....habbbbh.
....bxbbbxb.
....bddddeb.
....bdXXXeb.
.....ddeee..
....abddebb.
...aakddekb.
..aabbddebb.
..abbbddebb.
b.bbbbddec..
.bbbckkckk..

# hyena | fur ; muzzle ; mark ; paw
......bb..bb
......bb..bb
......abbbbb
.....habbbbb
....hhbxbbxb
..aahbbddddb
.abhbbbddXXe
abbbbhbdeeee
bhbbbbbbbee.
b.bbhbbbbb..
..bcccc.bb..
..kk.kk.kkk.

# axolotl | fur ; belly ; ^e0608c ; paw
g..........g
.gg.aabb.gg.
g.gaabbbbg.g
.gaaabbbbbg.
g.axbbbbxb.g
..bbbbbbbb..
..hbXXXXbh..
...cccccc...
.a.abddbb...
abaabddbbb..
.bbkbddbkc..
..cckcckcc..

# hamster chinchilla dormouse | fur ; muzzle ; ears ; paw
.gg......gg.
.ghaaaabbhh.
..aaaabbbb..
.aaaaabbbbb.
.axxabbbxxb.
.dxxdXXdxxe.
ddddddddeeee
dddddddeeeee
abdkkddkkeeb
abbddddeebbb
.bbbddeebbc.
..kkkcckkk..

# beaver | fur ; muzzle ; ears ; paw ; ^f4ece0 ; ^5c4438
.....ga..bg.
.....aabbbb.
.....axbbxb.
.....bbddbb.
.....bdXXde.
......dnne..
....aaennbb.
...aabbddebb
..aabkkddkkb
qqabbbbddebc
qqqbbbbddec.
.qqkkkcckkk.

# sloth | fur ; muzzle ; mark ; paw
...aabbbb...
..abdddebb..
..adddddeb..
..hxhddhxh..
..bhdXXdhb..
..bbdddebb..
...cbeecc...
..aabbbbbb..
.aabbbbbcbb.
.ab.bbbb.cb.
.bb.abbb.bb.
.kk.kk.kk.kk

# moose | fur ; muzzle ; ears ; paw ; horn
m.m.....m.m.
mmmm...mmmm.
.mmnnb.nnm..
....nabnn...
...habbbh...
....xbbxb...
.aaaabbbb...
aabbbbddde..
bbbbbddddee.
bbbbbbeXXe..
.bccc.bb.bc.
.kk.k.kk.kk.

# hydra | fur ; belly ; ridge ; paw
.....bbb....
bbb..bxbb...
bxbb.bb..bbb
..ab.ab..bxb
..abbab.abb.
...bbbbbab..
...abddbbb..
..abbddebbc.
.abbbddebbc.
gbbbbdeebbcc
b.bcc..bbc.c
..kk...kkk..

# cerberus | fur ; muzzle ; ears ; paw ; eyes
....h..h....
h.h.bbbb.h.h
bbbBbbbbBbbb
bbbBmbbmBbbb
mbmBbeebBmbm
beeBbXXbBeeb
bXXBbeebBXXb
.bbbBBBBbbb.
.abbbbbbbbb.
.abbbbbbbbc.
.bbbccccbbc.
.kk.kk.kk.k.

# boar warthog | fur ; muzzle ; mane ; paw ; tusk
.......gg...
.ggggggggh..
.abbgggghbh.
aabbbbbbbbb.
bbbbbbbbxbbb
bbbbbbbbbbed
cbbbbbbbbmde
.bbcbccbbnee
.bb.b.bb.m..
.kk.k.kk....

# rhino | fur ; muzzle ; ears ; paw ; horn
.......h..m.
.......hb.m.
.aabbb.bb.nm
aabbbbbbbbnn
abbbbbbbxbbn
bbbbbbbbbbbb
bbbbbbbbeeee
cbbbbbbbceec
.bbccccbbb..
.bb.c..bb...
.bb.c..bb...
.kk.k..kk...

# hippo | fur ; muzzle ; ears ; paw
.......h.h..
.aaabb.bbbb.
aabbbbbbbbbb
abbbbbbbxbbb
bbbbbbbbeeee
bbbbbbbeeeee
bbbbbbbeXeeX
cbbbbbbeeeee
.bbbccbbwee.
.bbcccbbb...
.bb.c.bb....
.kk.k.kk....

# triceratops | fur ; muzzle ; ridge ; paw ; horn
......hgm...
.....hggm.m.
.....gggbmm.
.aab.ggbbbm.
aabbbggbxbb.
abbbbbgbbbbm
bbbbbbbbbbbb
cbbbbbbbeee.
.bbbccbbb...
.kk.k.kk....

# capybara | fur ; muzzle ; ears ; paw ; nose
......h.....
.....aabbbb.
.aaabbbbbbbb
aabbbbbxbbbb
abbbbbbbbbem
bbbbbbbbbbem
bbbbbbbbbeee
bbbbbbbbbee.
.bbbccbbb...
.kk.k.kk....
`);
