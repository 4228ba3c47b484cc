/** Heads of what is held, and bows, set by hand: for figures of 14, 32 and 56 pixels of height. Outward is to the right. */
import { readSets } from './hand-set.ts';

/** Laid on the upper end of a shaft: the last row's `shaft` column is on it. */
export const HEADS = readSets(`
orb 14
.E.
Eef
.f.

orb 32
.Ee.
Eeef
eeff
nfgm
.nm.

orb 56
..Eee..
.EEeef.
.Eeeff.
meeeffn
mnfffnn
.mnnnn.
..mnn..

point 14
.A.
aAc
.c.

point 32
..A..
..a..
.Aac.
.Aac.
.abc.
..c..
.fgg.

point 56
...A...
...a...
..Aac..
..Aac..
.AAacc.
.AAacc.
.AAbcc.
..abc..
..feg..
..fgg..

prongs 14
A.A.A
a.a.a
abbbc
..c..

prongs 32
A..A..A
a..a..a
a..a..a
aabbbcc
.cbbcc.
...c...

prongs 56
A...A...A
a...a...a
aa..a..cc
aa..a..cc
aa..a..cc
aaabbbbcc
.abbbbcc.
...ccc...

axe 14
nA.
naA
nbA
nA.

axe 32
n..A.
nabAA
nabbA
nabbA
ncbAA
n..A.

axe 56
n....AA.
nnabbAAA
nnabbbAA
nnabbbbA
nnabbbbA
nnbbbbAA
nncbbAAA
n....AA.

double-axe 14
.AnA.
AanbA
AanbA
.AnA.

double-axe 32
.A..n..A.
AAabnabAA
AabbnabbA
AabbnabbA
AAcbncbAA
.A..n..A.

double-axe 56
..AA...n...AA..
.AAabbbnabbbAA.
AAabbbbnabbbbAA
AabbbbbnabbbbbA
AabbbbbnabbbbbA
AAabbbbnabbbbAA
.AAcbbbncbbbAA.
..AA...n...AA..

block 14
aab
bbc

block 32
aaaaabc
abbbbcc
abbbbcc
bcccccd

block 56
aaaaaaaaabc
abbbbbbbbcc
abbbbbbbbcc
abbbbbbbbcc
abbbbbbbbcc
bcccccccccd

spikes 14
.A.
abc
.c.

spikes 32
A.a.c
.aab.
aAabc
.abc.
c.c.d

spikes 56
....A....
.A.aaa.c.
..aaabb..
.aAaabbc.
Aaaabbbcc
.aabbbcc.
..bbbcc..
.c.ccc.d.
....d....

flame 14
.r.
ro.
oyo
.y.

flame 32
..r..
..ro.
.roo.
royor
royyr
.oyo.

flame 56
....r....
....ro...
..r.oor..
..rooor..
.rooyoor.
.royyyor.
rooyyyoor
rooyyyoor
.royyyor.
..ooooo..
`);

/** The column of a head that is on the shaft; of others the middle one. */
export const ON_SHAFT: Readonly<Record<string, number>> = { axe: 0 };

/** Bows: the hand is at the last column of the middle row. */
export const BOWS = readSets(`
bow 14
tb.
t.b
t.b
t.e
t.b
t.b
tb.

bow 32
ta...
t.a..
t.ab.
t..b.
t..ab
t...b
t...b
t...e
t...f
t...e
t...b
t...b
t..bc
t..b.
t.bc.
t.b..
tc...

bow 56
taa.....
t.aa....
t..aa...
t...ab..
t...aab.
t....ab.
t....ab.
t....aab
t.....ab
t.....ab
t.....ab
t.....ab
t.....eg
t.....ef
t.....fg
t.....ef
t.....eg
t.....bc
t.....bc
t.....bc
t.....bc
t....bbc
t....bc.
t....bc.
t...bbc.
t...bc..
t..cc...
t.cc....
tcc.....
`);
