/** What people hold in pictures of 22 to 27 pixels, where what others hold is too broad beside a head: as in `held-arms.ts`, at most six columns wide. */
import { readPieces } from './sheet.ts';

export const HELD_LOW = readPieces(`
# axe held/hatchet | piece ; trim
.a..d.
aAa.de
aAabde
aAabde
aAa.de
.a..de
....de
....+.
....de
....df
# double-axe | piece ; trim
.a.d.b
aAadbb
aAadbb
aaadbc
.a.d.c
...d..
...d..
...+..
...d..
...f..
# hammer warhammer | piece ; trim
aaabbb
aAabbc
aabbcc
..de..
..de..
..de..
..+...
..de..
..df..
# mace spiked-club morningstar | piece ; trim
.a.b..
aAabb.
aaabbc
.abbc.
..de..
..de..
..de..
..+...
..de..
..df..
# held/flail | iron ; wood
.a.b..
aAabb.
.abc..
..C...
...C..
....de
....de
....+.
....de
....df
# club macuahuitl held/bone | piece
.abb..
aAabc.
aAabc.
aAabc.
.abbc.
.abc..
.abc..
..+...
..bc..
# staff | piece ; trim
.dde..
dDdee.
dDdeef
.deef.
a.ab.b
.aabb.
..ab..
..ab..
..ab..
..+...
..ab..
..ab..
..ab..
..bc..
# skull-staff | piece ; bone ; ^48f080/flame
.dde..
dDdee.
dGdGe.
.deef.
..ab..
..ab..
..ab..
..ab..
..ab..
..+...
..ab..
..ab..
..ab..
..bc..
# crook | piece
.aabb.
ab..bb
a...bb
.b.abc
...ab.
...ab.
...ab.
...ab.
...ab.
...+..
...ab.
...ab.
...ab.
...bc.
# trident rake | piece ; trim
a.a.b
A.a.b
a.a.c
aabbc
..b..
..d..
..d..
..d..
..d..
..+..
..d..
..d..
..d..
..f..
# spear | piece ; trim ; red
..A..
.Aab.
.aab.
.aabc
..ab.
..gh.
..de.
..de.
..de.
..de.
..+..
..de.
..de.
..de.
..df.
# halberd | piece ; trim
...A..
.a.ab.
aAade.
aAade.
aabde.
.b.de.
...de.
...de.
...de.
...+..
...de.
...de.
...de.
...df.
# scythe | piece ; trim
.aabde
aAabde
ab..de
a...de
....de
....de
....de
....de
....de
....+.
....de
....de
....de
....df
# pickaxe | piece ; trim
.aaabb
aAdebb
a.de.c
..de..
..de..
..de..
..de..
..+...
..de..
..df..
# bow | piece ; cloth ; leather
.daa..
.d.aa.
.d..ab
.d..ab
.d..gh
.d..+.
.d..gh
.d..ab
.d..ab
.d.ab.
.dbb..
# crossbow | piece ; trim ; iron
..gg..
.ghhi.
g.de.i
g.de.i
.CdeC.
..+...
..de..
..df..
# torch | piece ; ^ff9030/flame ; ^fff0a0/flame
..d...
.dde..
ddGee.
dGGge.
.dgge.
..ab..
..ab..
..ab..
..+...
..bc..
# banner | piece ; wood
aaabbd
aAabbd
aabbbd
aabbcd
a.b.cd
.....d
.....d
.....d
.....+
.....d
.....f
# held/suitcase held/briefcase | ^9a6438/leather ; gold
..dd..
.d..+.
aaaabb
aAabbb
edbbde
abbbbc
cccccc
# lantern | trim ; iron ; ^ffd850/flame
..e.+.
.deef.
dGGggf
dGgggf
dGgghf
dgghhf
.deef.
# book spellbook | piece ; trim ; white
aaaaab
aAdebg
aadebg
aabbbg
abbbcg
.ggg+.
# chimney-brush | piece ; trim
a.a.a
.abc.
abbbc
.bbc.
b.d.c
..de.
..de.
..de.
..+..
..de.
..de.
# net | ^e8dcc0/cloth ; wood
.dddd.
dababe
dbabae
dababe
.dbbe.
..ee..
..de..
..de..
..+...
..df..
# shovel | piece ; trim
.dde.
.d.e.
..de.
..de.
..de.
..de.
..de.
..+..
..de.
.abb.
.Abb.
.abc.
..b..
# broom mop | piece ; trim
..de.
..de.
..de.
..de.
..de.
..+..
..de.
.aab.
aAabb
aabbc
ab.bc
# rod | piece ; ~^a8b4c4/cloth ; red ; ~steel
.a.....
d.a....
d.a....
d.ab...
d..a...
d..ab..
d..ab..
d...a..
d...ab.
d...ab.
d....a.
g....ab
g....ab
d....ab
d....+.
d....bc
k.k....
kkk....
# balloon | piece ; ~white ; white
.aab..
aAabb.
aAabbc
aaabbc
.abbc.
..bc..
...d..
...d..
....d.
....+.
# balloon-bunch | piece ; trim ; gold ; ~white
.aabdd.
aAabdde
aabgdde
.bgghe.
..ghh..
...j...
...j...
...j...
...+...
# umbrella | piece ; trim
...d....
..aabb..
.aAaabb.
aAAaabbb
aAaaabbc
a.a.db.c
....d...
....d...
....dd..
.....d..
.....d..
.....+..
.....d..
.....f..
# held/teddy-bear held/doll | ^b87c48/bear ; ^e8c090 ; dark
.a..b.
.aabb.
.gabg.
.adec.
aabbbc
.addb+
.abbc.
.a..c.
# lute guitar | piece ; trim
...dd.
...d..
...d..
.aab..
aAab..
adbbc.
abbbc.
.bb+..
# frying-pan ladle | piece ; trim
.aab.
aAabb
aaabc
.abc.
..de.
..de.
..+..
# wrench | piece
a...b
aA.bb
aaabb
.abc.
..bc.
..bc.
..bc.
..+..
..bc.
# pom-poms | piece ; trim
.adab.
aAdabb
daAabd
aadabc
.bd+c.
# letter | piece ; trim
aaaaab
aCaaCb
abddbb
abbb+c
# scroll map newspaper clipboard | ^f0e0b8 ; ^c8a870 ; ^8c6c4c
dddde.
aaaab.
agghb.
aaaab.
aghhb.
eee+f.
# potion bottle | piece ; ^b8844c/wood ; glass
..de..
..gh..
.gabi.
gAabbi
gaabbi
.hbb+.
`);
