/** Clothing of the smallest pictures. */
import { readStamps } from './stamp.ts';

export const SMALL_WEAR = readStamps(`
# mask | white ; red:paint
.aaaaaabbbb.
aaaaabbbbbbb
aabbbbbbbbbb
abXXXbbXXXbb
abbXXbbXXbbb
abdbbbbbbdbc
abddbabbddbc
abbbbabbbbbc
.abXbbbbXbc.
.abbXXXXbbc.
..abbbbbbc..
...bbbccc...

# sunglasses | ^34343f ; ^4c6488:lens
aa........bb
aaaaaaaaaaab
addwdaaddwdb
adwddbbdwdeb
addeebbddeeb
bdeeb..bdeeb
.bbb....bbb.

# top-hat | ^3c3c48 ; red:band
...aaaabb...
...aabbbb...
...aabbbb...
...aabbbb...
...aabbbb...
...dddeee...
...dddeee...
aaaaabbbbbbb
.abbbbbbbbc.
..cccccccc..

# pirate-hat | ^30303c ; gold:trim
....aabb....
..aaabbbbb..
.aabbwwwbbb.
aaabwXwXwbbb
aabbwwwwwbbb
aabbbwwwbbbb
dddbbbbbbeee
.ddddeeeeee.
...eeeeee...

# hoodie | ^5c78a8 ; ~white:strings
....aabb....
...aaabbb...
..aaXXXXbb..
..aaXXXXbb..
.aaaaXXbbbb.
aaaadbbebbbb
aabadbbebcbb
ab.aabbbb.bb
ab.aCCCCb.bb
ab.aCbbCb.bc
bc.abbbbc.cc
...cccccc...
`);
