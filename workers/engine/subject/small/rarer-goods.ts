/** Rarer tools, trinkets and food in the smallest pictures. */
import { readStamps } from './stamp.ts';

export const RARER_SMALL_GOODS = readStamps(`
# grappling-hook | iron ; ^c8a068:rope
..a......b..
.ab.aab..bc.
.b...ab...b.
.bc..ab..bc.
.bbc.ab.abc.
..bbbbbbbc..
...cbbbbc...
.....ee.....
.....de.....
....de......
...de..de...
..deddeed...

# mouse-trap | wood ; iron:bar ; ^f8d048:cheese
...eeeeee...
..ee....ee..
.aaaaaaaaab.
.abbbbbbbbb.
.abgghbbebb.
.abghhbbebb.
.abhhibeebb.
.abbbbbebbb.
.abbbbeebbb.
.bdddddddeb.
.bbbbbbbbbb.
.cccccccccc.

# spider-web | ~^eceef4
b.....b....b
.b....b...b.
..b.bbbb.b..
..bbb.b.bb..
.b.bb.b.bb..
bb.b.bbbb.bb
..bb.bbb.b..
.b.bbb.bbb..
..b..b..b.b.
.b.bbbbb.b..
b....b....b.
.....b.....b

# match | ^e0b878 ; red:head ; ^f8a830/flame:flame
.........g..
........gg..
........ghg.
.......ghhg.
.......ghhg.
.......dee..
......aeef..
.....ab.....
....ab......
...ab.......
..ab........
.ab.........

# gummy-bear | ^e03848+^48b858+^f0a030+^4888e0
..aa....bb..
.aAab..abbb.
.aabbbbbbbb.
..abbbbbbc..
..abXbbXbc..
..abbccbbc..
.aaabbbbbbb.
aaaabbbbbbbb
.b.aabbbbc.c
...aabbbcc..
..aabb.bbcc.
..bbb...bcc.

# durian | ^a8a040 ; ^6c5c30:stem
.....de.....
...a.de.b...
..a.aabb.b..
.a.aAabbb...
a.aabBabbb.b
.aabaabBabb.
aabBaabaabbb
.abaabBaabb.
a.abaabaabcb
..bbBaabbc..
.b.bbbbcc.b.
...b.bc.c...

# steak | ^b84c48 ; ^f0d8c0:fat ; ^e89088
..ddddddd...
.daaabbbbdd.
daagaabbbbbd
dagaabbgbbbd
daabbddbbgbd
daabdwwdbgbd
.dabbddbbbbd
.ddabbbgbbd.
..ddabbgbbd.
...ddbbbbd..
....dddddd..
.....eeee...

# cpu | ^2c5c40 ; gold:pins ; ^7c869c:die
..d.d..d.d..
.aaaaaaaabb.
dabbbbbbbbcd
.abgggghhbc.
dabgGghhhbcd
.abghhhhhbc.
.abghhhhibc.
dabhhhhiibcd
.abhhiiiibc.
dabbbbbbbbcd
.bbccccccccc
..e.e..e.e..

# lockpicks | steel ; leather:grip
.a.......aa.
ab......ab.b
.ab.....b..b
..ab...ab...
...ab.ab....
....abb.....
....abb.....
...ab.ab....
..dd...dd...
.dde...dde..
dde.....dde.
de.......de.

# metal-spring | steel
...aabbbb...
..ab....bb..
...cbbbbc...
..ab....bb..
..cbbbbbcc..
..ab....bb..
..cbbbbbcc..
..ab....bb..
..cbbbbbcc..
..ab....bb..
...cbbbbc...
....cccc....

# keyring | gold ; iron ; ^b87840
....aabb....
...ab..bb...
...b....b...
...bb..bc...
..deabbc.gh.
.de..bb..gh.
.de..ab..gih
.ded.ab..gh.
.de..abb.gih
.ded.ab..gh.
.....abb....
.....ab.....

# caltrops | iron
.....ab.....
.....ab.....
....abb.....
....abbc....
...aabbbc...
..aabbbbbc..
.aab.bb.bbc.
aab..bb..bbc
ab...bb...bc
b.....c....c

# aerosol | ^3c78d0+red+green ; steel:cap
....dde.....
....ded..w.w
....dee.w.w.
...ddeef.w.w
..aaabbbc...
..aAabbbc...
..aAabbbc...
..awwwwbc...
..awwwwbc...
..aaabbbc...
..aabbbbc...
..bbbbccc...

# smoke-bomb | ^3c3c48 ; ^c8ccd8:smoke ; ^a07848:fuse
......ddd...
.....ddded..
......deee..
.......gde..
......gg....
...aabbb....
..aAabbbb...
.aAabbbbbb..
.aabbbbbbc..
.abbbbbbcc..
..bbbbbcc...
...bcccc....

# dumpling | ^f4e4c8
....a.b.b...
...ababbbb..
..aaBabBabb.
.aaaaBbBbbb.
aaaaabbbbbbb
aaaabbbbbbbc
abbbbbbbbbcc
.bbbbbbbccc.

# goggles | ^6c4c34:strap ; gold:rim ; ^8cd8f4:lens,glass
.ddde..ddde.
dgGhhdegGhhe
dghhhedghhhe
aghhhbbghhhb
bghhibbghhib
bhhii..hhiib
.fff....fff.
.bb......bb.
`);
