/** Animals of pictures of 24 pixels that sleep, curled up, the head on the paws. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_ASLEEP = readStamps(
  `
# cat tiger panther leopard | fur ; muzzle ; inner ; paw ; mark ; nose
............a.....a.
............aa...ab.
....aaaaaa..agaaagb.
..aaamaamaababmambb.
.aaamaamaabbaaaabbbb
aaamaamaabbbaaabbbbb
aaaaaaabbbbbaXXbbXXc
aaabbbbbbbbbbddpddbc
abbbbbbbbbcbbdXXeecc
bbbbbbbbbcccbdeeecc.
nbbbbbbbccabcccccb..
nnmbbbccaaabbbkddkk.
.nnmmnmmnbbbkkkdekk.
...nnonnoc..kkk.kkk.

# fox wolf husky shiba-inu german-shepherd border-collie corgi chihuahua pomeranian | fur ; muzzle ; ears ; paw ; tailTip ; nose
............g.....g.
............gh...gh.
....aaaaaa..ghaaahg.
..aaaaaaaabbaaaabbb.
.aaaaaaaabbbaaaabbbb
aaaaaaaabbbbaaabbbbb
aaaaaabbbbbaXXbbbXXc
aaabbbbbbbbddbbbbeec
aabbbbbbbbbdddqqeee.
aabbbbbbbbccddqqeef.
aaabbbbbbcaaafdeef..
aaaaabbbaaaabmmmff..
baaaaaaaabbbmmmnnkk.
.bbbaabbbbbbmmnnokk.
...cccccccc.nnoo....

# dog | fur ; muzzle ; ears ; paw ; nose
..............aaaa..
....aaaaaa...aaaaabb
..aaaaaaaabgHaaaabbb
.aaaaaaaabgghaaaabbb
aaaaaaaabbgghaaabbbb
aaaaaabbbbgghXXbbXXb
aaaabbbbbbghhbbddbbb
aaabbbbbbbghhbdmmebh
aabbbbbbbcghibdmnehh
abbbbbbbbcciicdXXefi
abbbbbbcabbbccceefc.
aabbbbccaabbbkkddkk.
.baaabbbbbbkkkkdekk.
..cbbbbbcc.kkkl.kkk.
`,
  MID_SIDES,
);
