/** Effects of pictures of 24 pixels: they have no outer line. */
import { MID_SIDES, readStamps } from '../stamp.ts';

export const MID_EFFECTS = readStamps(
  `
# healing-aura | ^48c860/flame ; ^48c860/flame:pluses
....ee..............
....de..........e...
..eeddee.......ede..
..edwwde........e...
....de...ee.........
....ee...de......ee.
.......eeddee....de.
.e.....edwwde..eedde
ede......de....edwde
.e.......ee......de.
....e......e.....ee.
.b..a..b...a..b.....
.a..a..a...a..a..b..
.a..a..a...a..a..a..
.a...bbbbbbbbbb..a..
..bbbaaaaaaaaaabbb..
bbaaa..........aaabb
ba................ab
bbaaa...wwww...aaabb
..bbbaaaaaaaaaabbb..
.....cccccccccc.....

# heal | ^48c860/flame
.......bbbbbb.......
.......baaaab.......
..b....bawwac....b..
.bab...bawwac...bab.
..b....bawwac....b..
.......bawwac.......
bbbbbbbbawwacbbbbbbb
baaaaaaaawwaaaaaaaac
bawwwwwwwwwwwwwwwwac
bawwwwwwwwwwwwwwwwac
baaaaaaaawwaaaaaaaac
bcccccccawwacccccccc
.......bawwac.......
..b....bawwac.......
.bab...bawwac....b..
..b....bawwac...bab.
.......baaaac....b..
.......bccccc.......
`,
  MID_SIDES,
);
