/** Who flies in a swarm or flock, of about five pixels: many of them in a small picture are each seen whole. */
import { readStamps, type Stamp } from './stamp.ts';

export const TINY_SWARMS: Readonly<Record<string, Stamp>> = readStamps(`
# bat | ^6c4894 ; ^f8e060:eyes
..a.b..
aaabbbb
abdbdbc
a.bbb.c

# bee wasp | ^f4c030 ; ^2c2832:legs ; ^e4f4fc:wings
..gg.
.ghg.
aebeb
abebc

# mosquito fly | ^5c5868 ; ^c03838:eyes ; ^d8e8f0:wings
..gg.
.ghg.
dbbbc
.b.b.

# bird bluebird sparrow swallow | ^4c88d8+^d85048+^e8b838+^58a858 ; ^f4a028:beak
.a....
.ab...
..aab.
aaaabd
.bbbc.

# crow raven | ^44404e ; ^8c8c98:beak
.a....
.ab...
..aab.
aaaabd
.bbbc.

# dove seagull pigeon | ^f0f0f4 ; ^f4a028:beak
.a....
.ab...
..aab.
aaaabd
.bbbc.

# butterfly | ^f08838+^7c6ce0+^f0c840+^e868a0 ; ^2c2832:body
aa.bb
aadbb
.ada.
bb.bc

# moth | ^d8c8a0 ; ^5c4838:body
aa.bb
aadbb
.ada.
bb.bc
`);
