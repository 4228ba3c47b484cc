/** Buildings of towns and far lands, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_PLACES = readStamps(
  `
# tavern medieval-inn | ^e8d4b0/plaster:wall ; ^a85038/roof:roof,chimney ; wood:door,beams ; ^f8d878:window ; gold:sign
..............def...
.ddddddddddeeedefe..
.deeeeeeeeeeeedefef.
ddeFeeeFeeeFeeeFeeff
deeeeeeeeeeeeeeeeeef
deFeeeFeeeFeeeFeeeff
FFFFFFFFFFFFFFFFFFFF
.ggbbbbgbwwwbgbbbgg.
.gabbbbgbmmnmgbbbcg.
.gabbbbgbmmnbgbbbcg.
.gggggggggggggggggg.
.gabIIIIIabbbbbbbcg.
.gabIghhIabIIIIIbcg.
.gabIghhIabIjwjIbcg.
.gabIghhIabIjjkIbcg.
.gabIghmIabIIIIIbcg.
.gabIghhIabbbbbbbcg.
.gabIghhIabbbbbbbcg.
CCCCCghhCCCCCCCCCCCC

# school | ^c06848/brick:wall ; ^6c5850/roof:roof ; wood:door ; ^a8d8f0:window ; red:flag
.........Xmn........
.........Xmn........
.........X..........
........ddee........
.......ddeeff.......
......ddeeeeff......
......FabwwbcF......
.......awXwwc.......
.......awXXwc.......
dddddddabwwbceeeeeef
deeeeeeabbbbceeeeeef
FFFFFFFaCCCCcFFFFFFF
.aabbbbbbbbbbbbbbcc.
.ajjbjjbIIIIbjjbjjc.
.ajkbjkbIghIbjkbjkc.
.ajkbjkbIghIbjkbjkc.
.aabbbbbIghIbbbbbcc.
CCCCCCCCIghICCCCCCCC

# hospital | ^e8ecf0:wall ; red:cross ; ^78b8e0:window,windows,door
....aaaaaaaaaaab....
....abbbbddbbbbc....
....abbbbddbbbbc....
....abbddddddbbc....
....abbddddddbbc....
....abbbbddbbbbc....
....abbbbddbbbbc....
aaaaaCCCCCCCCCCcaaab
abbbbbbbbbbbbbbbbbbc
abgghbgghbbgghbgghbc
abghhbghhbbghhbghhbc
abbbbbbbbbbbbbbbbbbc
abgghbbCCCCCCbbgghbc
abghhbbCghghCbbghhbc
abbbbbbCghghCbbbbbbc
abbbbbbCghghCbbbbbcc
CCCCCCCCghghCCCCCCCC

# greenhouse | white:frame ; ^b8e4f0/glass:glass,window,windows ; ^48a050:plants,plant
.........ab.........
.......aaabbb.......
.....aaddaaeebb.....
...aaddddaaeeeebb...
.aaddddddaaeeeeeebb.
aaaaaaaaaaabbbbbbbbb
addwdadddaaeeebeeeeb
adwddadddaaeeebeeeeb
addddadddaaeeebegeeb
agddgadgdaaeeebeggeb
aggggagggaagegbegggb
aaaaaaaaaabbbbbbbbbb
agghgahgCCCChgbgghgb
aghhgahhCddCghbghhgb
ahhghahgCddChhbhghhb
ahhhhahhCdeChhbhhhhb
CCCCCCCCCdeCCCCCCCCC

# pyramid | ^e0bc78
.........ac.........
........aacc........
........aabc........
.......aaabcc.......
......aaCaabcc......
......aaaaabccc.....
.....aaaaaabcCcc....
....aaaaaCaabcccc...
....aaCaaaaaabccc...
...aaaaaaaaaabcCcc..
..aaaaaaaCaaaabcccc.
..aaCaaaaaaaaaabccc.
.aaaaaaaaaaXXaaabccc
aaaaaaaaCaaXXaaaabcc
bbbbbbbbbbbXXbbbbbcc
`,
  MID_SIDES,
);
