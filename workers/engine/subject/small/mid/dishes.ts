/** What is baked, cooked and served, of pictures of 24 pixels. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_DISHES = readStamps(
  `
# shortcake | ^f0c878 ; cream:cream,frosting ; ^e03c50:fruit,strawberry,strawberries ; ^e8ecf4:plate ; ^58a84c
...........mnm......
..........mnnmm.....
.........gggghhi....
.........gGghhii....
......ddddghhhiee...
....ddddddghhiieee..
..ddddddddddiidddee.
.ddddddddddddddddee.
ddeeeeeeeeeeeeeeeff.
.deabedbbbedbbebbfc.
.aabbbbbbbbbbbbbbcc.
.aabbbbbbbbbbbbbbcc.
.eegheeeggheeegheff.
.aabbbbbbbbbbbbbbcc.
.abbbbbbbbbbbbbbccc.
jjCCCCCCCCCCCCCCCCkl
jjjjjjjjjjkkkkkkkkll
.jjjkkkkkkkkkklllll.
...lllllllllllll....

# cake | ^f4a0b8+^f8f0e0+^8c5434+^a8d8f0:frosting ; ^f0c878 ; flame:flame ; ^58a8e8:candle ; ^e8ecf4:plate
......g...g...g.....
.....gh..gh..gh.....
......h...h...h.....
......j...j...j.....
......k...k...k.....
......j...j...j.....
....aaakaaakaaak....
..aaaaaaaaaaaaabbb..
.aaaaaaaaaaaaaabbbb.
.abbaaabbbbbbbbbbbc.
.abbbabbbCbbbCbbbcc.
.aCbCdaCbdbCbdCbdfc.
.deCeeeCeeeCeeeCeff.
.deeeeeeeeeeeeeeeff.
.aabbbbbbbbbbbbbbcc.
.deeeeeeeeeeeeeeeff.
.deeeeeeeeeeeeeefff.
mmFFFFFFFFFFFFFFFFmo
mmmmmmmnnnnnnnnnnooo
..nnnnnnnnnooooooo..
`,
  MID_SIDES,
);
