/** Golems of the smallest pictures and of those of 32 pixels: boulders for shoulders and fists, a core that glows. */
import { LARGE_SIDES, readStamps } from './stamp.ts';

const SLOTS = 'golem | stone:skin,body ; ^58d8f0/flame:eyes,runes ; ^6c9448:moss';

export const SMALL_GOLEM = readStamps(`
# ${SLOTS}
....aaab....
...aaaabb...
...XdXXdX...
ggaaabbbcabb
gaabCCCCbabb
aabaaaabbCbc
abbaaddbbCbc
.CCaadebbCC.
aabCabbbcaab
abbcCCCCCabb
bbcaabcbbbbc
...aabcbbc..
`);

export const LARGE_GOLEM = readStamps(
  `
# ${SLOTS}
..........aaaaaaab..........
.........aaaaaaabbb.........
........aaaBaaaabbbb........
........aaaaBaaabbbb........
........aCCCCaCCCCbc........
...ggg..aXddXaXddXbc.aaab...
..ggggg.aXdeXaXdeXbcaaaabb..
.ggghaaaabbbbbbbbbccaaaabbb.
aghaaaaabCXXXXXXXXCbaaabbbbc
aaaaaaabbbCCCCCCCCcaaabbbbbc
aaaaaabbCaaaaaaaabbCaabbbbcc
aaaabbbCaaaaaaaaabbbCbbbbbcc
.bbbbbCaaaaaddaaabbbbCbbbcc.
.CCCCCCaaaadeedabbbbbCCCCCC.
.aaaaaCaaaddeedabbbbbCaaaab.
aaaaabCaaaaaeefaabbbbCaaabbb
aaaabbCbbaaaaefabbbbcCaabbbb
aaabbbcCbbbbbdbbbbbcCaabbbbc
aabbbbbCCbbbbbbbbbcCCabbbbbc
aaabbbbcCCCCCCCCCCCCaabbbbbc
aabbbbbcCaaaabCaaabbCabbbbcc
abbbbbbc.aaabbCaabbb.abbbbcc
abCbbCbc.aabbbCabbbb.bCbbCcc
.bCbbCc..aabbbCabbbc..CbCcc.
..cccc..aaabbb.abbbcc..ccc..
........abbbbc.bbbbcc.......
........cccccc.cccccc.......
`,
  LARGE_SIDES,
);
