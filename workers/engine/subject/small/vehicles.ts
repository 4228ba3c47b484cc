/** Vehicles of the smallest pictures: on wheels, on water and in the air, from the side. */
import { readStamps } from './stamp.ts';

export const SMALL_VEHICLES = readStamps(`
# car | red ; ^a8d8f0:window ; ^3c3c44:wheel ; yellow
...aaaabb...
..adebdeeb..
.addebdeeeb.
aaaaaaabbbbb
aabbbbbbbbbj
aabbCbbCbbbb
bghhibbghhib
bhgihcchgihc
.hiih..hiih.

# sports-car | red ; ^a8d8f0:window ; ^3c3c44:wheel ; yellow
.....aaab...
b...addebb..
bbaaddeebbb.
aaaaaaabbbbb
abbbbbbbbbbj
bghhibbghhib
bhgihcchgihc
.hiih..hiih.

# truck | ^4878c8 ; ^a8d8f0:window ; ^3c3c44:wheel ; ^d8d4cc
jjjjjjjj....
jkkkkkkkaab.
jkkkkkkkadeb
jkkkkkkkadee
jkkkkkkkabbb
jkkkkkkkabbb
jllllllkabbb
bbbbbbbbbbbb
cghhicccghhi
.hgih...hgih
.hiih...hiih

# tractor | ^48a048 ; ^44444c:wheel ; ^f0c840 ; ^a8d8f0
..aaaaaab...
...bjjkb..d.
...bjkkb..e.
...bjkkb..e.
.ddebbaaaaab
ddeeebabbbbb
deghebbbCCbb
dehhebbbbbbb
deeeeb.cddec
.deee..dghe.
..ee....eee.

# tank | ^6c8448:turret,barrel ; ^54545c:track
...aabb.....
..aabbbb....
..abbbbbaaab
..abCCbbbbbb
..cbbbbb....
.aaaaabbbbb.
aabbbbbbbbbc
dddddddddddd
deedeedeedee
dfedfedfedfe
.eedeedeede.
..ffffffff..

# train | ^c84838 ; ^44444c:wheel ; ^a8d8f0:window ; gold:trim
aaaaaa..dde.
.agghb...de.
.aghhb...de.
.aghhb.k.de.
.abbbbaaaaab
.abbbjaabbbb
.abbbjbbbbbk
.abbbjbbbbbb
ccccccccccce
dddedddedddf
djfedjfedjfe
deeedeeedeee

# airplane | ^e8ecf0 ; ^d84840:wing ; ^58a8e0:window
dd..........
dde.........
ddeaaaaaab..
aaaaaaaaggb.
abgbgbgbghhb
bbbbbbbbbbbb
.cbdddebbbc.
..ccdddecc..
....dddde...
...ddee.....
..dee.......

# helicopter | ^4888d0 ; ^a8e0f0:window ; ~^54545c:rotor,skid
gggggggghhh.
......gh....
.....aabb...
b...aaabdee.
gb..aabbdeee
bbbbbbbbdeee
hbbbbbbbbeee
....cbbbbbb.
.....cccc...
.....h..h...
...ghhhhhhh.

# rocket | ^f0f0f4 ; ^d84040:fin ; ^58a8e0:window ; flame:flame
.....de.....
....ddee....
....aabb....
...aabbbb...
...aghbbb...
...aghibb...
...aabbbb...
..daabbbbe..
.ddaabbbbee.
.ddcbbbbcee.
.d...jk...e.
.....kk.....

# ufo | ^a8b0c0 ; ^78e0b8:window ; ^f8e058:light
....ddde....
...dwdeee...
..ddwdeeee..
..ddeeeeef..
.aaaaaaabbb.
aaabbbbbbbbb
agbbghbbghbb
cbbbbbbbbbbc
..cccccccc..
...g.gh.h...

# hot-air-balloon | red ; ^f4f0e0:stripe ; ^a87840:basket
...aadebb...
..aadddebb..
.aaddddeebb.
.aaddddeebb.
.aaddddeebb.
.abbdddebbb.
..abbdebbb..
...abdebb...
....C..C....
....C..C....
....gghh....
....ghhi....

# submarine | ^f0c040 ; ^88d0f0:window ; ^8c9098:propeller
......ghh...
......gh....
.....aabb...
.....abbb...
g.aaaaaaabb.
ghaabbbbbbbb
.hadebdebdeb
ghbdebdebdeb
g.bbbbbbbbcc
..ccbbbbcc..
....cccc....

# sailboat | wood ; white:sail,jib ; ^8a5c30:mast ; red:flag
.....gjj....
.....gd.....
....dgde....
....dgdee...
...ddgdee...
...degdeee..
..ddegdeee..
..deegdeeee.
.....g......
aaaaaaaaaaab
.abbbbbbbbc.
..cbbbbbcc..

# ship | wood ; ^f0e8d8:sail ; dark_wood:mast ; ^3c3c44:flag
.....jjj....
.....g......
..dddgdde...
..deegeee...
..deegeef...
.dddegdeee..
.deeegeeee.b
.deeegeeefab
aa...g...abb
aaaaaaaaabbb
.abbjbbjbbb.
..cbbbbbbcc.

# bicycle | ~red ; ~^3c3c44:wheel ; ~^6c4c34:seat
........aaa.
..ggg....a..
...a.....a..
...aaaaaaa..
.eee.a.aeee.
e..ae.ae.a.e
e.aaaaae.a.e
e...e..e...e
.eee....eee.

# motorcycle | red ; ^44444c:wheel ; ^4c3830:seat ; steel:engine
.........jk.
........jj..
ggg....aabb.
.hhhgaaaabb.
..haaabbbb..
.ddebjkbdde.
ddeeejkddeee
dejkekkdejke
deeeekkdeeee
.eef....eef.

# cart | wood ; ^6c4830:wheel
ab.......ab.
aaaaaaaaabb.
abCbbCbbCbb.
abCbbCbbCbb.
abCbbCbbCbb.
bbbdddebbbaa
ccddeeeeccca
..deeffee...
..deffefe...
..deeeeee...
...deeee....

# minecart | ^7c8494 ; ^44444c:wheel
aaaaaaaaaabb
.abbbbbbbbc.
.abCbbbbCbc.
.abbbbbbbbc.
.aabbbbbbbc.
..abCbbCbc..
..aabbbbbc..
..cccccccc..
.dde....dde.
.dee....dee.
.eef....eef.

# school-bus | ^f4b830 ; ^a8d8f0:window ; ^3c3c44:wheel ; red:light
.aaaaaaaaa..
aaaaaaaaabb.
abdeebdeebde
abdeebdeebde
aabbbbbbbbbb
aCCCCCCCCCCj
abbbbbbbbbbb
bghhibbghhib
chgihcchgihc
.hiih..hiih.

# wheel | wood:spoke ; ^6c4c34:tire ; steel:hub
...ddddee...
.ddeCabCeee.
.deCCabCCee.
ddCCCabCCCee
eeaaaghbbbbe
deabbhhbbbbe
deCCCabCCCee
.eeCCabCCee.
.eeeCabCeee.
...eeeefff..

# skateboard | red ; ^44444c:wheels
b..........b
aa........bb
.aaaaaaaabb.
..bbbbbbbb..
..de....de..
..ee....ee..

# starfighter | ^c8ccd8 ; red:trim,gun ; ^58a8e0:cockpit ; flame:flame
.....ab.....
.....ab.....
....aabb....
....aghb....
.d..aghb..e.
.d.aaghbb.e.
.a.aabbbb.b.
.aaaabbbbbb.
aaabadebabbb
aabbadebbbbc
.d...jk...e.
.....jk.....

# satellite | ^c8ccd4 ; ^3868b8:panel ; gold:dish
dd..........
ddee........
eddee.......
.eedeaab....
..ee.abbb...
....aabbbb..
....bbbbb...
.gg..bbbdd..
.ghh..beddd.
..gh...eedde
........eede
.........eee

# wheelbarrow | ^48a060 ; wood:handle ; ^44444c:wheel
ddaaaaaaaab.
.ddabbbbbbb.
..dabbbbbbc.
...ddbbbbc..
....dddccghh
...dd..dghhh
...d....hghi
...d....hhhi
...d.....hi.

# cannon | ^4c5064 ; wood:carriage,wheel
.........aab
.......aabbb
.....aabbbbb
..aaaabbbbc.
.aaabbbbcc..
caabbbddee..
.cbbbddeeee.
.ddddefdefe.
ddeeedeffee.
de...eedeef.
.e....eeef..
`);
