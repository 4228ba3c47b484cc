/** Things of the catalogue in the hands of people of 32 pixels: as in `held-arms.ts`; those that have no rows here are their own small pictures. */
import type { MaterialRef } from '../../../../catalogue/materials.ts';
import { NATURAL } from '../../doll/held.ts';
import { readPieces } from './sheet.ts';

export const HELD_THINGS = readPieces(`
# held/lightning-bolt | piece
....aab
...aAb.
..aAb..
.aAab..
aAaaabb
...aAb.
..aAb..
..+ab..
..ab...
.ab....
.b.....
# held/doll held/teddy-bear | piece ; ^d8a070/skin ; dark
.ab...bb.
.abbabbc.
..aAabbc.
..agabgc.
..abddbc.
...bgbc..
.aabbbcc.
aabddebbc
.aaddeb+.
..abbbc..
.aab.bcc.
.abb.bbc.
# held/harp held/lyre | piece ; white
aab....b
.ab...bb
.adadab.
.adadab.
.adadab.
.adadab.
.aadaab.
..abbc..
...b+...
...bc...
# held/megaphone | piece ; ^e8e8ec ; dark
dd......
dDaa....
dDaAaa..
dDaAaabb
dDaabbbg
ddaabb..
dd..+...
....g...
# held/basketball | piece ; dark
..aeab..
.aAeabb.
aAaeabeb
aaaeaebc
eeeeeeee
aabebebc
.bbebcc.
..be+c..
# held/ball | piece ; white ; blue
..aadd..
.aAadDe.
aAaadeeg
aaabdegg
hhhbdggg
.hhddeg.
..hdde..
....+...
# held/soccer-ball held/football held/soccer-ball-emoji | white ; dark
..aeea..
.aAeaab.
eaaabbee
eaeeebbe
abeeebbc
.bbebbc.
..ebbe..
....+...
# held/american-football | ^94502c/leather ; white
..aab..
.aAabb.
aAadabb
aAddebb
aaadabb
abddebc
.bbdbc.
..bbc..
...+...
# held/tennis held/tennis-ball | ^c8e840 ; white
.aabb.
aAdabb
aadabb
bdbbcc
.bbcc.
...+..
# held/cannonball held/bowling-ball | ^34343c/steel
..aabb..
.aAAabb.
aAAaabbc
aAaCbCbc
aabbCbcc
.bbbbcc.
..bb+c..
# held/nunchaku | ^a06838/wood ; iron
ab......
ab......
ab......
ab...dd.
bc..d..d
.d.d...d
..d...ab
......ab
......+.
......ab
......bc
# held/keyring held/key | piece ; iron
..aab..
.a...b.
.a...b.
..abb..
...b...
...bcc.
...b...
...+c..
...bcc.
# held/baseball-bat held/bat | ^d8a868/wood ; dark
.aab.
aAabb
aAabb
aAabc
aAabc
aAabc
.abc.
.abc.
.abc.
.abc.
.dde.
.+...
.dee.
.eef.
# held/aerosol | piece ; steel ; dark
..gh...
..dde..
.dDdee.
.aAabb.
.aAabbc
.aDDebc
.aDDebc
.aaab+.
.aaabbc
.ddeeef
# held/snowboard held/skateboard | piece ; trim
..ab..
.aAbb.
aADebb
aADebb
aAdebb
aADebb
aAdebb
aADebb
aAdebc
aADeb+
aAdebc
aADebc
aadebc
aadebc
aadebc
.adbc.
..bc..
# held/toothbrush | piece ; white
d.....
Dab...
dab...
Dab...
dab...
.ab...
.ab...
..ab..
..ab..
..+...
..bc..
# held/apple held/tomato held/orange held/peach | piece ; ^7c4c2c/wood ; leaf
...dhh.
...dh..
.aa.bb.
aAAabbc
aAabbbc
aaabbbc
.abbbc.
..b+c..
# held/flag | piece ; wood
......de
aaaabbde
aAaabbde
aAabbbde
aabbbcde
.b.bcCde
......de
......de
......de
......de
......+.
......de
......df
# held/camera | ^34343c/steel ; steel ; glass
..dd.....
aadebbba.
aAaddebbb
aadgGhebb
aadghhebb
aabdeebb+
bbbbbbcc.
# held/basket | ^c8985c/wood ; wood ; ^e8e0d0
..dddde...
.d....e...
d......e..
aabaabaabb
gahbghbahb
abaabaabbc
.aabaabb+.
.abaabbcc.
..bbbccc..
# held/suitcase | ^8c5430/leather ; gold
...ddd...
...d.+...
aaaabbbbb
aAaaabbbc
DaaaabbbD
aaCCCCCbc
aaaabbbbc
abbbbbbcc
# held/pocket-watch held/clock | gold ; white ; dark
...+..
...d..
..dd..
.aaab.
aDdeeb
adgeeb
adgggb
aeeeeb
.bbbc.
# held/feather held/quill | white ; ^d0c8bc
.....a
...aab
..aAab
.aAabb
.aAbb.
aAabb.
aabb..
.abb..
..e...
..e...
...+..
# held/bomb | ^34343c/steel ; wood ; ^ffd050/flame
....gG..
...d.g..
..dd....
.aab....
aAAabb..
aAaabbc.
aaabbbc.
aabbbcc.
.bbb+c..
# held/fish | piece ; white ; dark
..aab..
.aAabb.
aAgabbb
aAaabbb
aDaabbc
.Ddabc.
..dab..
...b+..
..ab...
.aabbb.
aab.bbc
# held/bread held/baguette | ^d89848 ; ^f0c888
....aab
...aAab
..aAeab
..aaabb
.aAeabc
.aaabb.
.aeabc.
aaabb..
aaab+..
.bbc...
# held/slingshot | wood ; red
ab...bc
ab...bc
aDdddec
.ab.bc.
..abc..
...ab..
...ab..
...+...
...bc..
# held/garden-hose | ^4c9c4c ; gold
dd......
dDaa....
...aab..
....aab+
.aabbab.
ab....ab
ab....ab
.abbbbb.
`);

/** What they are made of where nothing is said of it. */
export const NATURAL_THINGS: Readonly<Record<string, MaterialRef>> = {
  ...NATURAL,
  'held/flag': 'red',
  'held/apple': 'red',
  'held/tomato': 'red',
  'held/orange': 'orange',
  'held/peach': '#f0a878',
  'held/beach-ball': 'red',
  'held/snowboard': 'blue',
  'held/skateboard': 'red',
  'held/aerosol': 'red',
  'held/megaphone': 'red',
  'held/toothbrush': 'blue',
  'held/fish': '#6c98b8/orc',
};
