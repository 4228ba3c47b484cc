/**
 * What shows on a thing of which people, age or world it is: a band of their ornament in their colours. A row is a guise (`guises.ts`) or
 * a kin, its motif, and the colours of its figure and its ground. Food and plants bear none.
 */
import { categoryOf } from './things/index.ts';

export interface Ornament {
  readonly rows: readonly string[];
  /** '#rrggbb' */
  readonly ink: string;
  readonly ground: string;
}

/** One repeat each, '#' the figure. */
const MOTIFS: Readonly<Record<string, readonly string[]>> = {
  fret: ['#####.', '#...#.', '#.#.#.', '#.###.', '#.....'],
  braid: ['##..##', '.####.', '..##..', '.####.', '##..##'],
  steps: ['..##..', '.####.', '##..##', '.####.', '..##..'],
  zigzag: ['#....#', '##..##', '.####.', '..##..', '......'],
  medallions: ['..#...', '.###..', '##.##.', '.###..', '..#...'],
  waves: ['..##..', '.#..#.', '#..#.#', '#.#..#', '.#....'],
  clouds: ['.##...', '#..##.', '#.#..#', '.####.', '......'],
  dots: ['#..#..', '......', '.#..#.', '......', '#..#..'],
  lotus: ['#.#.#.', '#.#.#.', '.###..', '..#...', '######'],
  arches: ['..#...', '.###..', '##.##.', '#...#.', '#...#.'],
  leaves: ['...##.', '..###.', '.###..', '.##...', '#.....'],
  blocks: ['######', '#....#', '#.##.#', '#....#', '######'],
  tusks: ['######', '.####.', '.####.', '..##..', '..##..'],
  circuit: ['#...#.', '#...##', '###...', '..#.##', '..###.'],
  fans: ['..#...', '.#.#..', '#.#.#.', '#.#.#.', '######'],
  stripes: ['###...', '###...', '###...', '###...', '###...'],
  flowers: ['.#.#..', '#####.', '.###..', '#####.', '.#.#..'],
  flakes: ['#.#.#.', '.###..', '#####.', '.###..', '#.#.#.'],
  skulls: ['.###..', '#.#.#.', '#####.', '.#.#..', '......'],
}; // biome-ignore format: pictures

const TABLE = `
japanese | waves | f4ece0 | 2c4c8c
chinese | clouds | f4cc50 | b02c34
korean | clouds | f4ece0 | 3c70b0
vietnamese | lotus | f4cc50 | 2c7468
tibetan | clouds | f4cc50 | b8481c
mongol | fret | f4cc50 | 2c64a0
indian | flowers | f4cc50 | c84878
arab | medallions | f4ece0 | 2c6c8c
persian | medallions | f4cc50 | 8c2438
egyptian | lotus | f4cc50 | 2450a0
african | steps | f4cc50 | 2c2830
zulu | zigzag | f4ece0 | b8342c
roman | fret | f4e4b8 | 8c2430
greek | fret | f4ece0 | 2c5c9c
scottish | braid | f0d070 | 2c6848
norse | braid | d8e0e8 | 5c3c2c
russian | flowers | f4cc50 | b02c34
soviet | stripes | f4cc50 | b02c34
bavarian | steps | f4f0e8 | 3878c8
spanish | stripes | f4cc50 | b02c34
italian | medallions | f4cc50 | 28644c
dutch | flowers | 3060b0 | f4f0e8
english | leaves | d8b878 | 38443c
mexican | zigzag | f4cc50 | c03c70
peruvian | steps | f08c3c | 5c2c5c
aztec | steps | f4cc50 | 1c7c74
native american | zigzag | 38a8a8 | a84c2c
inuit | flakes | f4f8fc | 3c6c9c
maori | waves | e8dcc8 | 5c2c20
hawaiian | flowers | f4ece0 | d84c5c
tribal | zigzag | f0e0c0 | 6c3820
prehistoric | tusks | f0e0c0 | 7c5434
twenties | fans | f0cc60 | 282430
sixties | flowers | f48cc0 | f0a030
seventies | stripes | f0a030 | 8c4420
eighties | zigzag | 48e0e8 | d03c9c
nineties | zigzag | f0d040 | 5c3cb0
futuristic | circuit | 60e8f4 | 34445c
space | circuit | 60e8f4 | 34445c
cyberpunk | circuit | f448b8 | 2c2848
gothic | arches | c8b8d8 | 2c2434
pirate | skulls | f0ece0 | 282430
samurai | waves | f4cc50 | 8c2430
military | blocks | b8b078 | 4c5838
halloween | tusks | f08c28 | 282430
santa | flakes | f8f8f8 | c02c38
winter | flakes | f8fcff | 4c84c0
nautical | stripes | f4f4f0 | 2c4880
circus | stripes | f4ece0 | c83038
elf | leaves | f0e08c | 2c7048
dwarf | blocks | ecb84c | 54484c
orc | tusks | ece0c4 | 4c5c30
`;

const id = (of: string): string => `ornament-${of.replaceAll(' ', '-')}`;

/** Ornaments by the ids of their marks. */
export const ORNAMENTS: Readonly<Record<string, Ornament>> = Object.fromEntries(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([of = '', motif = '', ink, ground]) => [
      id(of),
      { rows: MOTIFS[motif]!, ink: `#${ink}`, ground: `#${ground}` },
    ]),
);

/** Kinds of things that are made and adorned. */
const UNADORNED: ReadonlySet<string | undefined> = new Set(['food', 'plant', 'monster', 'building', 'effect', 'scenery', 'vehicle', 'rock']); // biome-ignore format: a list

/** What food and drink are in. */
const VESSEL = /mug|cup|teapot|kettle|bowl|plate|jar|bottle|tankard|goblet|glass|flask|pot$|pitcher|jug|tray|chalice/; // biome-ignore format: one line

/** The mark of a guise or a kin on a thing; undefined where none is put on. */
/** Faces with hands or pictures: a band across them would hide what they show. */
const FACES = /compass|clock|watch|mirror|phone|television|^tv$|monitor|tablet|window|dial|gauge/;

export function ornamentOf(of: string, concept: string): string | undefined {
  const mark = id(of);
  // a viking helmet is of the vikings as it is
  const bare = UNADORNED.has(categoryOf(concept)) && !VESSEL.test(concept);
  if (!ORNAMENTS[mark] || bare || FACES.test(concept) || concept.split('-').includes(of)) return undefined;
  return mark;
}
