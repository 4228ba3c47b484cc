/** What is found, read and treasured, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_GOODS = readStamps(
  `
# crown | gold ; red:gem,gems,jewel,jewels
.........ab.........
........aabb........
.........bb.........
ab......aabb......ab
abb.....aabb.....abb
aab....aabbbb....abc
aaab...aabbbb...aabc
aaabb.aaabbbbb.aabbc
aAabbaaabbbbbbaabbbc
aAabbbabbddbbbabbbcc
aAabbbabbdeebbbbbbcc
aaabbbbbdeefbbbbbbcc
.CCCCCCCCCCCCCCCCCC.
.aaddbbbaddbbbddbcc.
.aadebbbadebbbdebcc.
..CCCCCCCCCCCCCCCC..

# book | ^a83848+^3868a8+^488850+^8c5430 ; ^f0e4cc:pages ; gold:trim,emblem
..aaaaaaaaaaaaaab.
.aCabbbbbbbbbbbbbc
.aCabggggggghhhbbc
.aCabgbbbbbbbbhbbc
.aCabgbbbghbbbhbbc
.aCabgbbgghhbbhbbc
.aCabgbgghhhibhbbc
.aCabgbghhhhibhbbc
.aCabgbbhhhibbhbbc
.aCabgbbbhibbbhbbc
.aCabgbbbbbbbbhbbc
.aCabhhhhhhiiiibbc
.aCabbbbbbbbbbbbcc
.aCbbbbbbbbbbbbccc
.aCCCCCCCCCCCCCCCC
.aCdddddddddddddde
.bCdeeeeeeeeeeeeef
.bCFFFFFFFFFFFFFFF
..cccccccccccccccc

# spellbook | ^6840a0+^38588c+^7c2c44 ; ^f0e4cc:pages ; gold:trim ; ^58e0f0:emblem,gem
..gghaaaaaaaaghhh.
.aCghabbbbbbbbghhc
.aChabbbbbbbbbbhbc
.aCabbbbbgghbbbbbc
.aCabbbgghhhhbbbbc
.aCabbgghjjhhhbbbc
.aCabbghjwjkhhbbbc
.aCabbghjjkkhibbbc
.aCabbghjkklhibbbc
.aCabbhhhklhhibbbc
.aCabbbhhhhiibbbbc
.aCabbbbbhiibbbbbc
.aChbbbbbbbbbbbhbc
.aCghbbbbbbbbbghhc
.aCgghCCCCCCCghhhC
.aCdddddddddddddde
.bCdeeeeeeeeeeeeef
.bCFFFFFFFFFFFFFFF
..cccccccccccccccc
`,
  MID_SIDES,
);
