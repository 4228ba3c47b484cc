/**
 * Hair, hats and beards of people of 16 pixels: rows from the top of the head down, 12 pixels wide, the head in columns 2 to 9.
 * `abc` the piece lit, plain and shaded, `def` its trim, `ghi` bone, `y` light, `k` dark, `w` white, `.` nothing.
 */
export type Mask = readonly string[];

function readMasks(text: string): Readonly<Record<string, Mask>> {
  const out: Record<string, Mask> = {};
  for (const block of text.split('#').slice(1)) {
    const [ids, ...rows] = block.trim().split('\n');
    for (const id of ids!.trim().split(/\s+/)) out[id] = rows;
  }
  return out;
}

export const HAIR = readMasks(`
# short-hair side-part undercut pompadour windblown-hair
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..abbb.bbb..
..b......b..
# cropped-hair
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..b......b..
# messy-hair
^...a..b.b...
...aabbbb...
..aaabbbbb..
..aabbbbbb..
..ab.bb.bb..
..b......b..
# snake-hair
^..a..ab..a..
.a.aabbbb.a.
.aaabbbbbaa.
a.abaabbab.a
.ab.b..b.ba.
a.b......b.a
..a......a..
# spiky-hair
^..a.a.ab.b..
..aaabbbbb..
..aabbbbbb..
..aabbbbbb..
..b.b..b.b..
..b......b..
# curly-hair
...aababb...
..aabbabbb..
..abbabbbb..
..ab.bb.bb..
..b......b..
..b......b..
# afro
^...aabbbb...
..aabababb..
.aabbababbb.
aabababbabbb
ababb..bbabb
aab......bbb
.ab......bb.
..b......b..
# wild-hair flame-hair leaf-hair
...aababb...
.aabbabbabb.
.abbabbbbbb.
.abb.bb.bbb.
.ab......bb.
.ab......bb.
..b......b..
# long-hair tresses
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..abb..bbb..
.ab......bb.
.ab......bb.
.ab......bb.
.bb......bb.
..c......c..
# shoulder-hair
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..abb..bbb..
..b......b..
..b......b..
.ab......bb.
..c......c..
# bob
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..abbbbbbb..
.ab......bb.
.ab......bb.
..b......b..
# ponytail
...aabbbb...
..aabbbbbkab
..aabbbbbkab
..abbb.bbkbb
..b.......bb
..........bb
..........bb
...........b
# pigtails
...aabbbb...
..aabbbbbb..
abkabbbbbkab
abkabb.bbkbb
ab........bb
ab........bb
bb........bb
.b........b.
# braids
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..abb..bbb..
..b......b..
..c......c..
..b......b..
..c......c..
..b......b..
# bun topknot
^.....ab.....
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..abbb.bbb..
..b......b..
# space-buns
^.aa......bb.
.aabaabbabb.
...aabbbb...
..aabbbbbb..
..abbb.bbb..
..b......b..
# mohawk
^....aab.....
....aabb....
....aabb....
.....ab.....
# balding
............
............
..b......b..
..b......b..
..b......b..
# tonsure
............
..b......b..
..bb....bb..
..abb.bbbb..
..b......b..
`);

export const BEARDS = readMasks(`
# beard
............
............
............
............
............
..b......b..
..ab....bb..
...abbbbbb..
....cbbc....
# beard-long beard-braided
............
............
............
............
............
..b......b..
..abb..bbb..
...abbbbbb..
...abbbbb...
....abbb....
# stubble
............
............
............
............
............
............
...c....c...
# moustache
............
............
............
............
............
............
...cbccbc...
# sideburns
............
............
............
............
..b......b..
..b......b..
# goatee
............
............
............
............
............
............
.....bb.....
.....cc.....
`);

export const HATS = readMasks(`
# cap propeller-hat
....aabb....
..aaaddbbb..
..aabddbbb..
..aabbbbbbbb
.........ccc
# backwards-cap
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..abcccccb..
# flat-cap
............
...aaabbb...
.aaabbbbbb..
.aabbbbbbbb.
......cccc..
# crown
^..a..ab..b..
..aa.ab.bb..
..aadabdbb..
..cccccccc..
# tiara circlet
............
.....de.....
..aaadebbb..
# headband feather-band hair-band
............
............
..aaabbbbbb.
..........b.
# bandana
...aabbbb...
..aaabbbbb..
..aabbbbbbb.
..........bb
# wizard-hat
^......aab...
.....abbb...
....aabbb...
...ddeeeee..
.aabbbbbbbb.
# hennin party-hat
^.....aa.....
.....ab.....
....aabb....
...aaabbb...
..aaabbbbb..
# conical-hat
............
...aabbbb...
..aaabbbbb..
aaaabbbbbbbb
# straw-hat boater bucket-hat
...aabbbb...
..aabbbbbb..
...ddeeee...
aaabbbbbbbbb
# veil-hat
...aabbbb...
..aabbbbbb..
...aabbbb...
.aaabbbbbbb.
.dedededede.
.ddedededee.
.dedededede.
..ddeeeeee..
# sombrero
....aabb....
....aabb....
...ddeeee...
aaabbbbbbbbb
# cowboy-hat
...aa..bb...
...aabbbb...
a..ddeeee..b
.aabbbbbbbb.
# top-hat pilgrim-hat
^...aabbbb...
...aabbbb...
...aabbbb...
...ddeeee...
.aabbbbbbbb.
# bowler-hat fedora deerstalker
............
...aabbbb...
...ddeeee...
.aabbbbbbbb.
# tricorn tricorn-hat
.....ab.....
..aaabbbbb..
.aabbbbbbbb.
.ddddeeeeee.
# helmet medic-helmet morion custodian-helmet pickelhaube
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..ddddeeee..
..a......b..
..a......b..
# combat-helmet
...aabbbb...
..aabbbbbb..
..aabbbbbb..
.aabbbbbbbb.
# plumed-helmet feather-plumed-helmet
...ddee.....
....ddaabb..
...aaabbb...
..aabbbbbb..
..a......b..
..a......b..
# horned-helmet
.g........g.
.gg.aabb.gg.
..gaabbbbg..
..ddddeeee..
..a......b..
# winged-helmet
.w........w.
.ww.aabb.ww.
.wwaabbbbww.
..ddddeeee..
# great-helm
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..aabbbbbb..
..akkkkkkb..
..aabbkbbb..
...abbkbc...
# space-helmet racing-helmet football-helmet power-helmet diving-helmet
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..adddeeeb..
..addeeeeb..
..adeeeeeb..
...bbbbbb...
# clear-helmet
...aaabbb...
..adddeeeb..
.adwddeeeeb.
.ad......eb.
.ad......eb.
.ad......eb.
..aabbbbbb..
# hood wolf-hood costume-hood
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..abccccbb..
..a......b..
..a......b..
..ab....bb..
# dinosaur-onesie-hood dragon-onesie-hood
..d..de..e..
.ddaabbbbee.
..aabbbbbb..
..abccccbb..
..a......b..
..a......b..
..ab....bb..
# shark-onesie-hood unicorn-onesie-hood chicken-onesie-hood
.....de.....
...aadebb...
..aabbbbbb..
..abccccbb..
..a......b..
..a......b..
..ab....bb..
# teddy-onesie-hood kitty-onesie-hood frog-onesie-hood cow-onesie-hood
..aa....bb..
..aaaabbbb..
..aabbbbbb..
..abccccbb..
..a......b..
..a......b..
..ab....bb..
# bunny-onesie-hood
^...ab..ab...
...ad..db...
...ad..db...
..aabbbbbb..
..abccccbb..
..a......b..
..a......b..
..ab....bb..
# antenna-band
..d......e..
..a......b..
...a....b...
# ninja-mask
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..ddddeeee..
..b......b..
..bbbbbbbb..
...bbbbbb...
# executioner-hood paper-bag
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..aabbbbbb..
..bwkbbwkb..
..bbbbbbbb..
..bbbbbbbb..
# beret
...aabbb....
.aaabbbbbb..
.abbbbbbbb..
# chef-hat
^...aabab....
..aabbabbb..
..abbbbbbb..
...abbbbb...
...cccccc...
# feathered-cap
........d...
....aabbe...
..aaabbbbb..
.aabbbbbbbb.
# beanie
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..ddddeeee..
# halo
..aaabbbbb..
............
# flower-crown laurel
............
............
..dabdabda..
# hair-flower hair-bow
......aa.bb.
.......abb..
......aa.bb.
# kabuto
.d........e.
.dd.aabb.ee.
..aabddbbb..
.aabbbbbbbb.
.ab......bb.
.bb......bb.
# nemes
....aabb....
...adbebd...
..adbebdbe..
..ddddeeee..
.ad......eb.
.da......be.
.ad......eb.
# mitre
^.....ab.....
....adeb....
...aadebb...
..aaadebbb..
..dddddeee..
# fez kufi
............
....aabbd...
....aabb.d..
...aabbbb...
# turban jewelled-turban head-wrap
....aabb....
..aabbdebb..
..abbaabbb..
...bbbbbb...
# pith-helmet hard-hat fire-helmet
....aabb....
...aadbbb...
..aabdbbbb..
.aabbbbbbbb.
# mining-helmet
....accb....
...acwwcb...
..aacwwcbb..
..cccccccc..
# officer-cap
..aaabbbbb..
..aabddbbb..
..cccccccc..
...cccccc...
# nurse-cap
...aadbbb...
..aadddbbb..
...bbdbbc...
# sailor-hat
............
...aadebb...
..aabdebbb..
...cccccc...
# mortarboard
............
.aaabbbbbb..
...abbbbbd..
...bbbbbbd..
# jester-cap
^.aa......ee.
.aaaa..eeeed
daaaaaeeeee.
..aaaaeeee..
..dededede..
# fur-hat santa-hat
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..ededeede..
# aviator-cap brow-goggles top-hat-goggles
...aabbbb...
..aabbbbbb..
..dedbbded..
..aabbbbbb..
# nun-hood hijab babushka keffiyeh bridal-veil mantilla
...aabbbb...
..aabbbbbb..
..aabbbbbb..
..adeeeeeb..
..a......b..
..a......b..
..ab....bb..
..abbbbbbb..
# pumpkin-head
.....ll.....
...aabbab...
..abbabbab..
..abbabbab..
..abyybyyb..
..abyybyyb..
...bbyykb...
# mushroom-cap
...aadbb....
.aadbbbbdbb.
.abbbdbbbbb.
.cccccccccc.
# skull-helmet
....gghh....
...gghhhh...
..gkkhhkkh..
..ghhhhhhh..
# headphones
...aabbbb...
............
............
.d........e.
.d........e.
.d........e.
# war-bonnet
.w.w.ww.w.w.
.ewewewewew.
..aabbbbbb..
# plumed-hat
......dee...
...aabbdeee.
...aabbbb.e.
.aabbbbbbbb.
# frill
...abaab....
..abbaabba..
# head-bandage
............
............
..abbabbab..
`);
