/** Four-legged animals of the smallest pictures, facing right. Materials are named after what a beast's look decides. */
import { readStamps } from './stamp.ts';

export const SMALL_BEASTS = readStamps(`
# cat | fur ; muzzle ; mark ; paw ; nose
......a....b
......ab..bb
......abbbbb
h.....bxbbxb
bb....bbeneb
.b....cbeebc
.babbbbccc..
.bbhbhbbbbb.
.bbhbhbbbbb.
.bccbbcbbeb.
.bb.cb..bb..
.kk.kk..kk..

# dog | fur ; muzzle ; ears ; paw ; nose
.......bbbb.
......ibbbbi
......hbxbxh
......hbbbbh
b.....hbeebh
bb.....eeNe.
.babbbbcee..
.bbbbbbbbbb.
.bbbbbbbbbb.
.bccccbbbeb.
.bb.c..bb.b.
.kk.k..kk.k.

# wolf | fur ; muzzle ; ears ; paw ; tailTip
......h....h
......ab..bb
......abbbbb
m.....bxbbxb
mm....ebbbbe
bbb...eeeeee
bbb....eXXe.
.bbabbbceec.
.cbbbbbbeee.
..bbbbbbbee.
..bbccc.bb..
..kk.k..kk..

# bear | fur ; muzzle ; ears ; paw
.......h...h
.......abbbb
.aaabb.bxbxb
abbbbbbbbbbb
abbbbbbceeeb
bbbbbbbbeXeb
bbbbbbbbcccc
bbbbbbbbbbb.
bbbbbbbbbbb.
cbbbcccbbbb.
.bbb.c.bbb..
.kkk.k.kkk..

# panda | fur ; muzzle ; ears ; paw
.......h...h
.......abbbb
.aaabb.bhbhb
aabbbbhxhbhx
abbbbhhbbbbb
abbbbhhbbXbb
bbbbbhhcccc.
bbbbbhhhhhb.
bbbbbbhhhhb.
ckkkcccghhh.
.kkk.k.hhh..
.kkk.k.hhh..

# rabbit | fur ; muzzle ; inner ; paw
.......a..a.
.......h..h.
......ah.ah.
.......b..b.
.......abbb.
..aab.bbxbxb
.abbbbbbbbbb
.bbbbbcbehe.
ebbbbbbcccc.
eebbbbbbbbb.
.cbbccbbb.b.
..kkk..kk.k.

# rat | fur ; muzzle ; inner ; paw ; tail
m...........
m.....hh....
m....bhhbb..
mm.aabbhbbb.
.mabbbbbbxb.
.mbbbbbbbbbb
.bbbbbbbbbbh
.bbbbbbbbeb.
.cbbccbbbc..
..bb..bb....
..kk..kk....

# pig | fur ; muzzle ; ears ; paw ; tail
.......h..h.
..aaabbabbb.
m.abbbbbbxbb
mmbbbbbbbbee
.bbbbbbbbbeE
.bbbbbbbbbee
.bbbbbbbbcc.
.cbbbbbbbbb.
.ccbbccbbc..
..bb.c.bb.c.
..kk.k.kk.k.

# cow | fur ; muzzle ; mark ; paw ; horn
......m....m
......mabbm.
.....hhabbhh
.aabb..bxbx.
abhhbb.abbb.
bhhhbbbdeee.
bbhbbbbeEeE.
bbbbhhbceec.
hbbhhhhbbb..
h.bcccccbb..
..bb.b.bb.b.
..kk.k.kk.k.

# sheep | fur ; muzzle ; mark ; paw
............
..aaaaa.aa..
.aaaaaaaaaa.
aaabaaahhhh.
abaaaabhwhwh
aaaabaahhhhh
abaaaabchhh.
aabbaabacc..
bbabbbbaab..
.cbbbcbbbc..
..kk.k.kk...
..kk.k.kk...

# goat | fur ; muzzle ; beard ; paw ; horn
......m..m..
.....mm.mm..
.....m..m...
......abbb..
..aab.bbxbb.
.abbbbabbbbb
abbbbbbbbeee
bbbbbbbbbhe.
bbbbbbbb.h..
.bbccbbb....
.bb.c.bb....
.kk.k.kk....

# horse | fur ; muzzle ; mane ; paw
.......hb.b.
......hhabb.
.....hhabbxb
.....hhabbbb
.....hhbbbee
.h..hhbbb.ee
hhaabbbbb...
hhbbbbbbb...
hhbbbbbbb...
h.bbcccbb...
..bb.c.bb...
..kk.k.kk...

# unicorn | fur ; muzzle ; mane ; paw ; horn
...........n
.......hb.n.
......hhabb.
.....hhabbxb
.....hhabbbb
.h..hhhbbbee
hhaabbbbb.e.
hhbbbbbbb...
hhbbbbbbb...
h.bbcccbb...
..bb.c.bb...
..kk.k.kk...

# zebra | fur ; muzzle ; mane ; paw ; mark
.......hb.b.
......hhanb.
.....hhnbbxb
.....hhbnbbb
.....hhnbbee
.h..hhbbn.ee
.hanbnbnb...
hbbnbnbnb...
h.bnbnbnb...
..bncccnb...
..bb.c.bb...
..kk.k.kk...

# giraffe | fur ; muzzle ; mane ; paw ; mark
........m.m.
........abb.
.......hbxbb
.......haBbb
.......hnb..
.......hbb..
.......hnb..
..aaabbbbn..
.abnbbnbbb..
hbnbbnbbnb..
h.bb.c.bb...
..kk.k.kk...

# elephant | fur ; tusk ; ears ; paw
..aaabbbbbb.
.abbbhhhbbbb
abbbChhhbxbb
abbbChhhbbbb
bbbbChhhbbbb
bbbbbCCcbeeb
bbbbbbbbbe.b
bbbbbbbbb..b
.bbbbbbbb..b
.bbb.cbbb.bb
.bbb.cbbb...
.kkk.kkkk...

# lion | fur ; muzzle ; mane ; paw ; tailTip
.....hghghh.
....hgggghhh
....hgabbbhh
....hgxbbxhh
m...hhbbbbhh
mm..hheeeehi
.b...hieXei.
.baaabiiii..
.bbbbbbbbbb.
.bbbccbbbb..
.bb.c..bb.b.
.kk.k..kk.k.

# tiger | fur ; muzzle ; mark ; paw
......b....b
......abhhbb
......bbhhbb
......bxbbxb
h.....ebbbbe
b......eXXe.
bbaabbbceec.
.bhbhbhbccb.
.bhbhbhbbbb.
.bccbccbbbb.
.bb.c..bb.b.
.kk.k..kk.k.

# panther | fur ; muzzle ; ears ; paw
............
.......b...b
.......abbbb
b......bxbxb
b.....abbbbb
bb.aaabbbeee
.bbbbbbbbcEe
..bbbbbbbbb.
..bbbbbbbbb.
..bbccccbbb.
..bb.c..bb..
..kk.k..kk..

# deer | fur ; muzzle ; tail ; paw ; horn
.....m.m.m.m
.....m.mm.mm
......mmmmm.
.......abb..
......bbxbb.
.......bbee.
.......bb...
..aabbbbb...
.ebbebebb...
.ebbbbbbb...
..b.c.b.b...
..k.k.k.k...

# camel | fur ; muzzle ; ears ; paw
..........b.
..aa....bbbb
.abba..bbxbb
.abbba.bbbee
abbbbbabbc..
abbbbbbbb...
bbbbbbbbb...
cbbccccbb...
.bb.c.bb....
.bb.c.bb....
.kk.k.kk....

# squirrel | fur ; muzzle ; ears ; paw
.aaa........
abbba.b..b..
abbbba.bbb..
abbcbb.bxbb.
bbcbbb.bbbbB
.bbbcc.ceec.
.bbb.abbee..
..bbabbbbebb
..bbbbbbeeb.
...bbbbbee..
...cbbb.ee..
...kkkk.kk..

# hedgehog | fur ; muzzle ; quills ; paw
...h.h.h....
.h.hghhgh...
.hghhhhhgb..
hhhghhghbbb.
.hghhhghbxbb
hhhghhhhbbbB
.hihhihhbbb.
..iiiiiieb..
..kk.k.kk...

# griffin | fur ; headFur ; wings ; paw ; beak
..g....dde..
.gg...dddde.
.ghg..ddexe.
gghhg.deennn
hghhhgddeen.
.hhhhbbdee..
b.hhabbbee..
bb.abbbbbe..
.bbbbbbbbb..
..bbbcc.mm..
..bb.c..mm..
..kk.k.mmm..

# crocodile | fur ; muzzle ; ridge ; paw
.......bb...
.h.h.h.bxb..
.ahahabbbbbb
abbbbbbbbbbb
bbbbbbbwbwbw
.bbbbbbeeeee
..eeeeec....
..bb..bb....
..kk..kk....

# lizard | fur ; muzzle ; ridge ; paw
.......abb..
.......bbxb.
bb....abbbbb
.bb.aabbbee.
..bbbbbbbb..
...ebbbbeb..
...bb..bb...
..kk..kk....
`);
