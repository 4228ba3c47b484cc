/** Things of about five pixels, set by hand: of several in one of the smallest pictures, where solids would be blots. */
import { readStamps, type Stamp } from './stamp.ts';

const TINY = readStamps(`
# candle | ^f0e8d0 ; flame:flame
..d..
.aab.
.abb.
.abb.
.abc.

# key | gold
.aab.
.aXb.
..b..
..bb.
..bb.

# coin | gold
.aab.
aabbb
abAbc
abbbc
.bcc.

# egg | ^f4ecdc
.aab.
aabbb
aabbc
abbbc
.bcc.

# gem | ^4cc8e8/crystal
.aab.
aabbc
abbbc
.bbc.
..c..

# potion | potion:liquid ; ^d4ecf4/glass:glass ; pale_wood:cork
..g..
..d..
.dae.
abbbc
.bbc.

# bottle | ^4c9a5c/glass ; pale_wood:cork
..d..
..a..
.abb.
.abb.
.bbc.

# skull | bone
.aab.
aabbb
aXbXc
.bbc.
.bXb.

# mushroom | red ; ^f4f0e8:spots ; cream:stem
.aab.
adbbb
abbdc
..g..
..h..

# apple | red ; leaf:leaf
...d.
.abb.
aabbc
abbbc
.bcc.

# orange | orange ; leaf:leaf
..d..
.aab.
aabbc
abbbc
.bcc.

# arrow | wood:shaft ; steel:head ; ^e8e4dc:feather
...dd
...ed
..b..
gb...
gg...

# heart | red
.a.b.
aabbb
abbbc
.bbc.
..c..

# star | gold
..a..
aaabb
.abb.
.bbc.
b...c

# bomb | ^3c3c50 ; rope:fuse ; flame:spark
...dg
.aab.
aabbb
abbbc
.bcc.

# bone | bone
...aa
...ab
..b..
bb...
bc...

# feather quill | white ; ^c8ccd8:shaft
...ab
..abb
.abb.
.bb..
d....

# flower | ^f07090:petal ; ^3c8444:stem,leaf ; gold:heart
.a.b.
.bgb.
.b.c.
..e..
.ee..

# rose | red:petal ; ^3c8444:stem,leaf
.aab.
.bac.
.bbc.
..e..
.de..

# pill | red ; white:half
.aab.
.abb.
.bbb.
.dde.
.dee.

# bullet | gold:case ; ^c87848:tip
..d..
.dde.
.abb.
.abb.
.bbc.

# battery | ^48b858 ; ^c8ccd4
..d..
.dde.
.abb.
.abb.
.bbc.

# cherry | red ; leaf:leaf
...d.
..d.d
.ab.b
bb.ab
bc.bc

# fish | orange ; ^e86020:fins
..d..
.aab.d
aXbbdd
.bbb.d
..e..

# scroll | paper ; red:seal
aaabb
.abb.
.bdb.
.abb.
bbbcc

# book | ^a83848 ; ^f0e4cc:pages
.aabb
aabbb
abbbc
dddde
bbbcc

# rock | stone
..ab.
.aabb
aabbc
abbcc

# acorn | ^c88848 ; ^7c5430
..d..
.ddd.
ddeee
.abb.
..b..

# carrot | orange ; leaf:leaf
.d.d.
..d..
.aab.
.abb.
..b..

# strawberry | red ; leaf:leaf
.ddd.
aabbb
abbbc
.bbc.
..c..

# cookie | ^d8a058 ; ^6c4028
.aab.
adbbb
abbdc
bdbbc
.bcc.

# leaf | leaf
...ab
.aabb
aabbc
.bbc.
b....

# sword | blade:blade ; gold:guard ; leather:grip
....a
...ab
d.ab.
.db..
g.d..

# dagger | blade:blade ; gold:guard ; leather:grip
...ab
..ab.
.db..
g.d..

# dice | white
aaabb
aXbbb
abbbb
bbbXc
bbbcc

# bread | ^c88840
.aab.
aabbb
abbbc
bbccc

# cheese | ^f0c040
....a
..aab
aabbb
bXbbc
bbbcc

# torch | wood:handle ; flame:flame ; orange
..d..
.dgd.
..a..
..b..
..b..

# ring | gold ; ruby:gem
..d..
.aab.
a...b
b...c
.bcc.

# crystal | crystal
..a..
.aab.
.abb.
aabbc
abbcc
`);

const like = (of: string, material: string): Stamp => {
  const stamp = TINY[of]!;
  return { ...stamp, slots: stamp.slots.map((slot, i) => (i === 0 ? { ...slot, material } : slot)) };
};

export const TINY_THINGS: Readonly<Record<string, Stamp>> = {
  ...TINY,
  'coin-pile': TINY.coin!,
  mushrooms: TINY.mushroom!,
  books: TINY.book!,
  bullets: TINY.bullet!,
  ruby: like('gem', 'ruby'),
  emerald: like('gem', 'emerald'),
  sapphire: like('gem', 'sapphire'),
  diamond: like('gem', 'diamond'),
  amethyst: like('gem', 'amethyst'),
  'health-potion': like('potion', '#d83c4c/potion'),
  'mana-potion': like('potion', '#3c78e0/potion'),
  poison: like('potion', '#58b848/potion'),
  tomato: like('orange', '#d84838'),
  lemon: like('orange', '#f0d848'),
  potato: like('rock', '#b08850'),
  stone: TINY.rock!,
};
