/** Machines and things to play of pictures of 32 pixels. */
import { LARGE_SIDES, readStamps } from '../stamp.ts';

export const LARGE_GADGETS = readStamps(
  `
# playing-card | white ; red:pip
......aaaaaaaaaaaaaaaaa.
.....Faaaaaaaaaaaaaaaaaa
.....Faaaaaaaaaaaaaaaabb
.ddddFaaddaddaaaaaaaaabb
deeeeFaadddddaaaaaaaaabb
defffFaaadddaaaaaaaaaabb
dedefFaaaadaaaaaaaaaaabb
defffFaaaaaaaaaaaaaaaabb
defffFaaaaaaaaaaaaaaaabb
dedefFaaaaaaaaaaaaaaaabb
defffFaaaaadddaaddeaaabb
defffFaaaaddddddeeeeaabb
dedefFaaaadwddddeeefaabb
defffFaaaaddddddeeefaabb
defffFaaaaddddddeeffaabb
dedefFaaaaaddddeeefaaabb
defffFaaaaaadddeefaaaabb
defffFaaaaaaaddefaaaaabb
dedefFaaaaaaaaefaaaaaabb
defffFaaaaaaaaaaaaaaaabb
defffFaaaaaaaaaaaaaaaabb
dedefFaaaaaaaaaaaaaeaabb
defffFaaaaaaaaaaaaeefabb
deeeeFaaaaaaaaaaaeeeffbb
.FFFFFaaaaaaaaaaaeeaffbb
.....Faaaaaaaaaaaaaaaabb
.....Fabbbbbbbbbbbbbbbbb
......Fbccccccccccccccc.

# computer | ^c8c8c0 ; ^3c68a8:screen ; ^58d068
..aaaaaaaaaaaaaaaaaaaaaaaa..
..aaaaaaaaaaaaaaaaaaaaaacc..
..aabbbbbbbbbbbbbbbbbbbbcc..
..aabFFFFFFFFFFFFFFFFFFbcc..
..aabFdddddddddeeeeeeeFbcc..
..aabFddwwddddeeeeeeffFbcc..
..aabFdwwddddeeeeeeeffFbcc..
..aabFdwddwwwwwwweeeffFbcc..
..aabFddddddeeeeeeeeffFbcc..
..aabFddddwwwwwwwwwwffFbcc..
..aabFdddddeeeeeeeeeffFbcc..
..aabFddddwwwwwweeeeffFbcc..
..aabFddddeeeeeeeeeeffFbcc..
..aabFdddeeeeeeeeeeeffFbcc..
..aabFddffffffffffffffFbcc..
..aabFFFFFFFFFFFFFFFFFFbcc..
..aabbbbbbbbbbbbbbbbbbbbcc..
..aabCCCCbbbbbbbbbbbbgbbcc..
..cccccccccccccccccccccccc..
...CCCCCCCCCCCCCCCCCCCCCC...
.........cccccccccc.........
...aaaaaaaaaaaaaaaaaaaaaa...
..bCaaCaaCaaCaaCaaCaaCaaCb..
.bbaaCaaCaaCaaCaaCaaCaaCab..
.bbCaaCaaCaaCaaCaaCaaCaaCbb.
aaabbbbbaaaaaaaaaaaacccccccc
CCCCCCCCCCCCCCCCCCCCCCCCCCCC

# phone | ^3c3c48 ; ^58b0f0:screen ; ^58d068 ; ^f8b040
.aaaaaaaaaaaaaaab.
abbbbbCCCCCbbXbbbb
abdddddddddddeeecC
abdwwwwwddddwwwecC
abdddddddddeeeeecC
abdwwdddddeeeeeecC
abdddddddeeeeeeecC
abddddddeeeeeeeecC
abdgggdhhhejjjeecC
abdgggdhhhejjjeecC
abdhhheiiiekkkeecC
abdddeeeeeeeeeeecC
abdkkkejjjegggeecC
abdkkkejjjegggefcC
abelllekkkehhhffcC
abeeeeeeeeeeeeffcC
abeeeeeeeeeeefffcC
abeeeeeeeeeeffffcC
abeeeeeeeeeeffffcC
abehhhekkkegggffcC
abehhhekkkfgggffcC
abeiiielllfhhhffcC
abeeeeeeefffffffcC
abeeeeeeffffffffcC
abbbbbbbbbbbbbbbcC
abbbbbbaaaabbbbbcC
abbbbbbCCCCbbbbbbC
.bCCCCCCCCCCCCCCC.
`,
  LARGE_SIDES,
);
