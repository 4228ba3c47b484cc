/** Pets of pictures of 24 pixels, facing right. Materials are named after what a beast's look decides. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_PETS = readStamps(
  `
# cat | fur ; muzzle ; inner ; paw ; mark ; nose | 8,4,10 ; 9,10,8
.........a......a.
.........aa....ab.
.........agaaaabgb
........aaamamabbb
.nn.....aaamamabbb
.nnb....abbbbbbbbb
..bb....awxbbbwxbb
..nn....bxxbbbxxbc
..bb....bbddpdebbc
..bb....bddXeXeecc
..nncaaaaBdeeeeB..
..cbaanbnabBBBBb..
...aabnbnbbbbddec.
...abbnbnbbbbdeec.
...bbbbbbbbcbbecc.
...bbbcccccbbbccc.
...bbcBcc..abcBcc.
...abc.bc..abc.bc.
...jkk.kl..jkk.kl.

# siamese-cat | fur ; muzzle ; ears ; paw ; brush | 8,4,10 ; 9,10,8
.........g......g.
.........gg....gh.
.........ghaaaabhh
........aaaaaabbbb
.mm.....aaaaaabbbb
.mnn....abbddddbbb
..nn....awxddeewxb
..nn....bxxdeeexxc
..nn....bbddXXeebc
..nn....bddeffeecc
..nncaaaaBdeeefB..
..onaabbbbaBBBBb..
...aabbbbbbbbbbcc.
...abbbbbbbbbbbcc.
...bbbbbbbbcbbbcc.
...bbbcccccbbbccc.
...bbcBcc..abcBcc.
...jkl.kl..jkl.kl.
...jkk.kl..jkk.kl.

# persian-cat maine-coon | fur ; muzzle ; inner ; paw ; mark ; nose | 8,4,10 ; 8,11,10
.........a......a...
.........ga....ag...
........aagaaaabga..
.aa.....aaamamabbb..
aaab....aaamamabbb..
aabb....abbbbbbbbb..
aabbb...awxbbbwxbb..
abnnb..aaxxbbbxxbcc.
abbbb.aabbbdpebbbccc
.bbbb..abbdeXeebbcc.
.bnnbaaaabbeeeebcc..
..bbbaaabaBBBBBBdc..
...bbaabbdddddddec..
...aabbbbddeddeeec..
...abbbbbbddeeeecc..
...bbbbccbbbeeeccc..
...bbbccccabcBccc...
...abc.bcc.abc.bc...
...jkk.kll.jkk.kl...

# sphynx-cat | fur ; muzzle ; inner ; paw | 8,5,10 ; 9,10,8
........a.........a
........aa.......ab
........agg.....ggb
.........aggaaaggb.
.........aaBbBbbb..
.........abbBbBbb..
.b.......awxbbwxb..
.b.......bxxbbxxc..
.b.......bbbhbbbc..
.bb......cbXbXbcc..
..bb.aaaaacbbbcc...
...bbaabbbbBBBBb...
...aaBbBbbbbbbcc...
...abBbBbbbbbbcc...
...bbbbbbbbcbbcc...
...bbcccccbbbccc...
...bc..cc..bc.cc...
...bc..cc..bc.cc...
...jk..kl..jk.kl...

# dog | fur ; muzzle ; ears ; paw ; nose ; ^e87888 | 8,3,9 ; 9,9,8
..........aaaaaa....
.........aaaaaabb...
.......gHaaaaabbbHi.
......gghaaaabbbbhhi
......gghawxbbwxbhhi
.....ggghaxxbbxxbhhi
.....gghhbbddddbbhii
.aa..ghhibddnneebhii
.aba.ghhicddnneechi.
..bb..iiBcdeXXeec...
..bb.....BcepqecB...
..bbaaaaabBBqqBB....
..cbaaaabbaabbddc...
...aabbbbbabbbdec...
...abbbbbbabbbeec...
...bbbbbbbcbbbecc...
...bbbccccccbbccc...
...abcBbcc.abcBbc...
...jkk.kll.jkk.kl...

# beagle spaniel | fur ; muzzle ; ears ; paw ; nose ; mark | 8,3,9 ; 9,10,8
..........aabbaa....
.........aaddeebb...
.......gHaaddeebbHi.
......gghaaddeebbhhi
......gghawxdewxbhhi
.....ggghaxxdexxbhhi
.....gghhbdddeeebhii
.dd..ghhibddnneebhii
.dea.ghhicddnneechii
..bb..iiBcdeXXeecii.
..bb.....BceeeecB...
..bbppppqqBBBBBB....
..cppppqqqrbddddc...
...ppqqqqrrbdddec...
...aqqqqrrbbddeec...
...bbqqrrbcbdeecc...
...bbbccccccdeccc...
...deeBdee.deeBee...
...jkk.kll.jkk.kl...

# husky german-shepherd | fur ; muzzle ; ears ; paw ; brush ; nose ; mark | 8,4,9 ; 8,10,9
........g.......g..
........gg.....hg..
........hgaaaaahh..
.nn.....aaaasbbbb..
.nnn....aadasdebb..
.bnnn...awxasbwxb..
.bb.n..adxxdbexxec.
.bb...adddddqqeeeec
.bb....ddddeqqeeec.
.bbb....fdeXXXeef..
.bbbaaaabfeeeeef...
..bbaattabffffcb...
..baattttbbddecb...
...attttubbddeec...
...bbbttbbcbdeec...
...bbbccccccdecc...
...abcBbcc.abcBcc..
...dec.ecc.dec.ec..
...jkk.kll.jkk.kl..

# shiba-inu terrier border-collie | fur ; muzzle ; ears ; paw ; brush ; nose | 8,4,9 ; 8,10,9
.........g.....g...
.........gg...hg...
........aghaaahhb..
.mn.....aaaabbbbb..
mmnn....aadabebbb..
mnoan...awxabbwxb..
noab...aaxxbbbxxbc.
nabb...adddbbbeeec.
.bbb..adddddqqeeeec
..bb...dddeXqqXeef.
..bb....fdeXXXef...
..baaaaabffeefcb...
..aaaabbbbdddecb...
...aabbbbbddeeec...
...bbbbbbbcdeeec...
...bbbccccccdecc...
...abcBbcc.abcBcc..
...dec.ecc.dec.ec..
...jkk.kll.jkk.kl..

# corgi | fur ; muzzle ; ears ; paw ; nose ; ^e87888 | 9,5,9 ; 9,12,8
.........g.......g..
.........gg.....hg..
.........ggh...hhh..
.........aghaaahhb..
.........aaaddabbb..
.........aaadeabbb..
........aawxdebwxb..
........adxxdeexxec.
.......adddddeeeeeec
.aa....addddmmeeeeec
.aba...bddeXnnXeeec.
..bbaaaabfeeXXXeefc.
..bbaaaabbfepqeffbc.
..baabbbbbbdqqddec..
..aabbbbbbbddddeec..
..abbbbbbbbddddeec..
..bbbbcccccbddeecc..
..bdeccdecccdeecde..
..jkk..kl..jkk..kl..

# pug bulldog mastiff | fur ; muzzle ; ears ; paw ; nose | 8,4,11 ; 9,11,9
........gg......gg.
.......ggaaaaaabbhh
.......ghaaaBaabbhi
.......hiaaBaBabbii
.......iaaaaaaabbbi
.......abbbbbbbbbbc
.......awxbbbbwxbbc
.......bxxddddxxbbc
.......bdddmmneeebc
.aa....bddennefeebc
.aba...cdeeXXXfeecc
..bb..aaceeeeffccB.
...baaaabbBBBBBBBb.
...aaaabbbabbbbbcc.
...aabbbbbabbbbbcc.
...bbbbbbbabbbbccc.
...bbbcccccbbbbccc.
...abcBbc..abbcBbc.
...jkk.kl..jkkk.kl.

# poodle | fur ; muzzle ; ears ; paw ; nose | 8,5,10 ; 9,10,8
..........aaaa.....
.........aaaaaab...
........aaaAaabbb..
........aaaaabbbb..
.......Haaaaabbbbh.
......ggHaaabbbbHhh
.aa...ggawxbbwxbhhi
aaab..gghxxbbxxchhi
abbb..ghhddmmeehhii
.bb...hhicdXXefchii
..b....i.BeeeeB.ii.
..baaaaaaaBBBBaab..
...aaAaaabaaaaabb..
...aaaaabbbaaabbbb.
...abaabbbbbabbbbb.
...bbbbbbccbbbbbcc.
....bc..cc..bc.cc..
...aab.bbc.aab.bbc.
...abb.bcc.abb.bcc.
....jk..kl..jk..kl.

# dachshund | fur ; muzzle ; ears ; paw ; nose | 10,1,8 ; 9,12,7
............aaaaa...
...........aaaaabb..
..........HHaaabbb..
.........gggaawxbb..
.........ggghaxxbb..
........ggghhabbbbb.
........gghhibdddbbm
a.......gghhibdeeeem
ab......ghhiBBceeeXe
.b.......iiBaBBcccc.
.bbaaaaaaaaBabbB....
..baaaaaaaabbbbc....
..aaaaabbbbbbbbc....
..abbbbbbbbbbdec....
..bbbbbccccccdec....
..abcBbc...abcBcc...
..jkk.kl...jkk.kl...

# chihuahua | fur ; muzzle ; inner ; paw ; nose | 9,6,9 ; 10,11,6
.......a..........a
.......aa........ab
.......agg......ggb
.......aggg....gggb
........aggaaaaggb.
........aagaaaabgb.
.........aaaabbbb..
.........awxbbwxb..
.........axxbbxxc..
.........bddnneec..
.b........ddXXee...
.bb.......ceeeec...
..bb.aaaaabBBBBB...
...baaabbbbbdec....
....aabbbbbbdec....
....bbbbbbbbeec....
....bbcccccbbcc....
....bc.cc..bc.cc...
....bc.cc..bc.cc...
....jk.kl..jk.kl...

# pomeranian | fur ; muzzle ; ears ; paw ; nose ; ^e87888 | 8,5,10 ; 8,12,10
.........g.....g...
.........gh...hh...
........aghaaahhb..
.aa.....aaaabbbbb..
aaaa...aaaaabbbbbb.
aaaab..awxabbbwxbb.
abaab.aaxxbbbbxxbbc
aaabb.adddbbbbeeeec
abaab.addddmmeeeeec
.abbb..addeXXeeeec.
..abbaaadddpqeeeecc
..aaaaaaaddddddecc.
..aabaaadddddddeec.
..abaabbaddddddeec.
..babbbbbaddddeecc.
...bbbbbbbddeeecc..
...cbbccccbbeecc...
....jkk.kl.jkk.kl..

# rabbit | fur ; muzzle ; inner ; paw ; nose | 9,7,9 ; 10,13,7
..........aa....a.
..........ag...aga
..........ag...agb
..........ag...agb
..........ahg..ahb
..........bhg..hhb
..........bhaaahHb
.........aaaaaabbb
.........aaaaabbbb
.........awxabbwxb
.....aa..axxbbbxxc
...aaaaaabbbmnbbbc
..aaaaaabbddeXeecc
.daaaaabbbcdeeecc.
ddaaabbbbbbBBBBBc.
deabbbbbbbcbddec..
eebbbbbbbccbdeec..
.ebbbbbbcccabcBcc.
..bbccccccbabcBbc.
..jkkkkll..jkk.kl.

# rat mouse | fur ; muzzle ; inner ; paw ; tail ; nose | 9,5,8 ; 9,12,7
.........aaa...aaa..
........agghb.aghhb.
........aghhb.aghhb.
........ahhhbaahhcc.
.........bbaaaabcc..
..........aaaabbb...
n.........awxabwxb..
n.........axxbbxxbb.
nn.....aaaabbbbbbbbb
.n....aaaaabdddebbcp
.nn..aaaaaabdddeeepp
..n..aaaabbbcdeXXXc.
..nnaaabbbbbBccccc..
...naabbbbbbbBBBBc..
...oabbbbbbbbbdec...
....bbbbbbbccbdec...
....bbbbccccabcbc...
.....cccc...jkk.kl..
.....jkkkl..........

# hamster dormouse | fur ; muzzle ; inner ; paw ; nose | 6,2,11 ; 6,9,11
.....aa........bb..
....agga......bggc.
....aghaaaaaaabhgc.
....ahaaaaaaabbbhc.
.....aaaaaaabbbbb..
....aawxabbbbwxbbb.
....aaxxbbbbbxxbbb.
...aaadddbmnbdddbbc
...addddddXddddeebc
..aaddddddeddddeebc
..aabddddeeedddeebc
..aabbddkddddkeebbc
..abbbddkkddkkeebcc
..abbbdddddddeeebcc
..bbbbddddddeeebbcc
...bbbbdddeeeebbcc.
....cckkkcccckkkc..

# guinea-pig | fur ; muzzle ; ears ; paw ; nose ; mark | 9,4,9 ; 8,10,9
............aaa....
..........aappqb...
.........aaapqqbb..
........gaaapqqbbg.
.......gghaapqqbbhh
.......ghiawxqwxbhi
....aaaaiaaxxqxxbb.
..pppaaaaaaapqqbbbb
.ppppqaaaabbddddbbc
ppppqqaaaabdddndeec
pppqqqbaabbdeXXXeec
pqqqqqbbabbbeeefecc
qqqqqrbbbabbbeefccc
qqqqrbbbbbbbbbbbbcc
bbbbbbbbbbbbbbbbbcc
.bbbbbcccccccbbbcc.
..cccccccccccccccc.
...jkkl......jkkl..

# calico-cat | fur ; muzzle ; inner ; mark ; secondMark ; nose | 8,4,10 ; 9,10,8
.........j......m.
.........jj....mn.
.........jgjjaamgn
........jjjjaaannn
.jj.....jjjkaabnnn
.jkk....jkkbbbbbnb
..kk....awxbbbwxbb
..nn....bxxbbbxxbc
..bb....bbddpdebbc
..bb....bddXeXeecc
..kkcajjjBdeeeeB..
..ckajkkkabBBBBb..
...ajkknnbbbddec..
...abknnobbbdeec..
...bbbnobcbbeecc..
...bbjcccckkbccc..
...bkkBcc.akkBcc..
...akc.bc.abc.oc..
...dee.ef.dee.ef..
`,
  MID_SIDES,
);
